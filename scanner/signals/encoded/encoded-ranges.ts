/** Where a text may hold something encoded: cheap looks that keep the patterns away from ordinary text. */

import { regex } from '../../patterns/verbose.ts'
import { worded } from '../../patterns/wording.ts'
import { digitLines, holdsNumbers } from './traces.ts'

/** Ranges of a text: starts and ends in turn. */
export type Ranges = readonly number[]

export interface View {
  raw: string
  /** In lower case; some letters take more room there. */
  lowered: string
  /** Unbroken runs of letters and digits, long enough to be encoded. */
  runs: Ranges
  /** True when it holds a character beyond ASCII. */
  foreign: boolean
  /** True when it may hold telling words with letters rotated, or in reverse. */
  rotated: boolean
  reversed: boolean
}

/** Looks at a whole text when it holds the mark and matches the pattern. */
export const wholeWith =
  (mark: string, pattern: RegExp) =>
  ({ raw }: View): Ranges =>
    raw.includes(mark) && pattern.test(raw) ? [0, raw.length] : NOWHERE

const NOWHERE: Ranges = []
const everywhere = ({ raw }: View): Ranges => [0, raw.length]

/** A word in base64 that mixes cases or has digits; long words and paths of one case are not worth decoding. */
export const looksEncoded = (text: string): boolean =>
  /[a-z]/.test(text) && /[A-Z]/.test(text) && /[0-9+/=]|[A-Z][a-z]{0,3}[A-Z]/.test(text)

const WRAPPED = /^[ \t>]{0,8}[A-Za-z0-9+/]{16,120}\r?\n[ \t>]{0,8}[A-Za-z0-9+/]{4,120}={0,2}\r?$/m
const HEX_RUN = /[0-9a-fA-F]{16}/
const HEX_BYTES = /(?:\\x[0-9a-fA-F]{2}){4}|0x[0-9a-fA-F]{2}[, ]/
const HEX_APART =
  /[0-9a-fA-F]{2}([ :-])[0-9a-fA-F]{2}\1[0-9a-fA-F]{2}\1[0-9a-fA-F]{2}\1[0-9a-fA-F]{2}\1/
const BASE32_RUN = /^(?=[A-Z]{0,40}[2-7])[A-Z2-7]{24,}$/
const MORSE = /(?:[.-]{1,5} ){8}/
const NUMBERS = /\d{2,3}\s?,\s?\d{2,3}\s?,\s?\d{2,3}\s?,\s?\d{2,3}\s?,\s?\d{2,3}/
/** Also as the alphabet that `tr` is given; one that turns small letters into capitals turns nothing around. */
const ROTATED = /rot[-_ ]?13|n-za-m|nopqrstuvwxyzabc/i
const REVERSED = regex.i`
  \|\s{0,4}rev\b|\brev\s?<<<|\[::-1\]|\[-1\.\.-|
  [.:]reverse\b|\breverse(?: of\b|\s?[("'$])|reversed\(|strrev|
  reversed text|read backwards?
`
const REVERSED_WORDS = ['::-1', '-1..-', 'reverse', 'strrev', 'rev <<<', 'rev<<<', 'read backward']

/** Telling words as they look when letters are rotated or the line is reversed. */
const ROTATED_WORDS = [
  'vtaber',
  'cerivbhf',
  'vafgehpgvba',
  'cnffjbeq',
  'perqragvny',
  'uggcf://',
  'gur hfre',
]
const REVERSED_TELLING_WORDS = [
  'erongi',
  'suoiverp',
  'noitcurtsni',
  'drowssap',
  'laitnederc',
  '//:sptth',
  'edoced_46esab',
  'cexe_llehs',
  'ssecorpbus',
  'metsys.so',
]
export const ANY_ROTATED = worded(new RegExp(ROTATED_WORDS.join('|')))
export const ANY_REVERSED = worded(new RegExp(REVERSED_TELLING_WORDS.join('|')))

const NUMBERS_APART = /\d (?:\d{2,3} ){7}/
const SELECTORS = /[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]{4}/u
/** One of them, or half of one: the look at code units takes a tenth of the time. */
const SELECTOR = /[\ufe00-\ufe0f\udb40]/
const WIDTHLESS = /[\u200b-\u200d\u2060-\u2064\ufeff]{16}/
const LEET = /[a-z][013457@$][a-z0-9]/i

/** Lines that hold one of a few words. */
function linesWith({ raw, lowered }: View, words: readonly string[]): Ranges {
  const ranges: number[] = []
  if (raw.length !== lowered.length || !words.some((word) => lowered.includes(word))) return NOWHERE
  for (const word of words)
    for (let at = lowered.indexOf(word); at >= 0; at = lowered.indexOf(word, at)) {
      const start = raw.lastIndexOf('\n', at) + 1
      const close = raw.indexOf('\n', at)
      const end = close < 0 ? raw.length : close
      ranges.push(start, end)
      at = Math.max(at + 1, end)
    }
  return ranges
}

export const wrappedLines = (view: View): Ranges =>
  endsLine(view) && WRAPPED.test(view.raw) ? everywhere(view) : NOWHERE

/** True when some run stands at the end of its line, as wrapped text does. */
function endsLine({ raw, runs }: View): boolean {
  for (let at = 1; at < runs.length; at += 2) {
    const next = raw[runs[at]!]
    if (next === '\n' || next === '\r') return true
  }
  return false
}

/** A run with what may be its padding. */
export function encodedRuns({ raw, runs }: View): Ranges {
  const ranges: number[] = []
  for (let at = 0; at < runs.length; at += 2) {
    const end = Math.min(runs[at + 1]! + 2, raw.length)
    if (looksEncoded(raw.slice(runs[at]!, end))) ranges.push(runs[at]!, end)
  }
  return ranges
}

/** Long runs of digits are found by themselves, bytes with marks wherever such marks stand. */
export function hexRanges(view: View): Ranges {
  const { raw, runs } = view
  const ranges: number[] = []
  for (let at = 0; at < runs.length; at += 2)
    if (HEX_RUN.test(raw.slice(runs[at]!, runs[at + 1]!))) ranges.push(runs[at]!, runs[at + 1]!)
  const marked = raw.includes('\\x') || raw.includes('0x')
  return marked && (ranges.length > 0 || HEX_BYTES.test(raw)) ? everywhere(view) : ranges
}

/** Bytes with a blank, a colon or a hyphen between them. */
export const bytesApart = ({ raw }: View): Ranges =>
  HEX_APART.test(raw) ? [0, raw.length] : NOWHERE

export function base32Runs({ raw, runs }: View): Ranges {
  const ranges: number[] = []
  for (let at = 0; at < runs.length; at += 2)
    if (BASE32_RUN.test(raw.slice(runs[at]!, runs[at + 1]!))) ranges.push(runs[at]!, runs[at + 1]!)
  return ranges
}

/** Lines that tell to decode: there a text in groups is no sentence. */
export const linesThatDecode = (view: View): Ranges => linesWith(view, ['base64', 'decode'])

/** A text that speaks of a cipher of letters. */
const CIPHERS = ['caesar', 'atbash', 'cipher', 'shift', ' rot']

export const cipherLines = (view: View): Ranges =>
  CIPHERS.some((word) => view.lowered.includes(word)) &&
  /\b(?:caesar|atbash|cipher|rot-?\d{1,2}|shift(?:ed|ing)?\b.{0,24}\b(?:back|by|letters?|places))\b/.test(
    view.lowered,
  )
    ? everywhere(view)
    : NOWHERE

export const morseLines = (view: View): Ranges =>
  MORSE.test(view.raw) ? everywhere(view) : NOWHERE

/** A text that speaks of turning letters, or words, around. */
export const rotationWords = (view: View): Ranges =>
  (view.lowered.includes('13') || view.lowered.includes('n-z') || view.lowered.includes('nopq')) &&
  ROTATED.test(view.raw)
    ? everywhere(view)
    : NOWHERE

export function reversalWords(view: View): Ranges {
  const { raw, lowered } = view
  const found = REVERSED_WORDS.some((word) => lowered.includes(word))
    ? REVERSED.test(raw)
    : lowered.includes('|') && /\|\s{0,4}rev\b/i.test(raw)
  return found ? everywhere(view) : NOWHERE
}

export const rotatedLines = (view: View): Ranges =>
  view.rotated ? linesWith(view, ROTATED_WORDS) : NOWHERE

export const reversedLines = (view: View): Ranges =>
  view.reversed ? linesWith(view, REVERSED_TELLING_WORDS) : NOWHERE

/** A mark in a text is replaced by nothing. */
const REPLACING_WORDS = ['replace', 'gsub(', ').join(']

export const linesThatReplace = (view: View): Ranges => linesWith(view, REPLACING_WORDS)

export const numbersInRow = (view: View): Ranges =>
  holdsNumbers(view.raw, 4) && NUMBERS.test(view.raw) ? everywhere(view) : NOWHERE

export const numbersApart = (view: View): Ranges =>
  NUMBERS_APART.test(view.raw) ? everywhere(view) : NOWHERE

/** Selectors and characters without width stand in no text of plain ASCII. */
export const selectorRuns = (view: View): Ranges =>
  view.foreign && SELECTOR.test(view.raw) && SELECTORS.test(view.raw) ? everywhere(view) : NOWHERE

export const widthlessRuns = (view: View): Ranges =>
  view.foreign && WIDTHLESS.test(view.raw) ? everywhere(view) : NOWHERE

/** Lines with two such words; words never go on over a line end. */
export function leetRanges({ raw }: View): Ranges {
  const ranges: number[] = []
  const lines = digitLines(raw)
  for (let at = 0; at < lines.length; at += 2) {
    const start = lines[at]!
    const end = lines[at + 1]!
    if (leetWords(raw.slice(start, end)) >= 2) ranges.push(start, end)
  }
  return ranges.length > 0 && LEET.test(raw) ? ranges : NOWHERE
}

/** Where one digit in a word is enough: the words are looked for. */
export const leetOrders = (view: View): Ranges =>
  LEET.test(view.raw) || LEET_AT_END.test(view.raw) ? everywhere(view) : NOWHERE

const LEET_AT_END = /(?<![\w])[0134578@$!][a-z]{3}|[a-z]{3}[0134578@$](?![\w])/i

/** Three letters in a row that are written by their numbers. */
const ESCAPED_LETTERS =
  /(?:\\(?:x|u00|u\{(?:00)?)(?:[46][1-9a-f]|[57][0-9a])\}?|\\1(?:0[1-7]|[1-6][0-7]|7[0-2])){3}/i

export function linesWithEscapedLetters({ raw }: View): Ranges {
  if (!raw.includes('\\') || !ESCAPED_LETTERS.test(raw)) return NOWHERE
  const ranges: number[] = []
  for (let at = raw.indexOf('\\'); at >= 0;) {
    const start = raw.lastIndexOf('\n', at) + 1
    const close = raw.indexOf('\n', at)
    const end = close < 0 ? raw.length : close
    if (ESCAPED_LETTERS.test(raw.slice(start, end))) ranges.push(start, end)
    at = raw.indexOf('\\', end)
  }
  return ranges
}

export const leetWords = (text: string): number =>
  text
    .split(/\s/)
    .filter((word) => /[a-z]/i.test(word) && (word.match(/[013457]/g)?.length ?? 0) >= 2).length
