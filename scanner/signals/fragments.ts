/**
 * Pieces of a text that say something else when decoded. The engine judges each again as a text of its own, so no
 * rule needs to know of encodings. Data (images, fonts, certificates, digests) does not decode to text and stays out.
 */

import {
  decodeBase64,
  decodeBits,
  decodeCharCodes,
  decodeEscapes,
  decodeHex,
  decodeLeet,
  decodePercent,
  decodeRot13,
  decodeSelectors,
  decodeTags,
  reverseText,
} from '../decode.ts'
import type { Document } from '../document.ts'
import { fragmentCharactersMax, fragmentsMax } from '../limits.ts'
import { defineSignal } from '../signal.ts'
import { worded } from '../wording.ts'
import { mayMatch } from './candidates.ts'
import { digitLines, holdsNumbers, longRuns } from './traces.ts'

export interface Fragment {
  /** For people: `base64`, `percent encoding`. */
  encoding: string
  /** 0-based line of the text it was found in. */
  line: number
  text: string
}

/** Ranges of a text: starts and ends in turn. */
type Ranges = readonly number[]

interface Encoding {
  name: string
  /** Where the pattern is tried: cheap looks that keep it away from ordinary text. */
  ranges(view: View): Ranges
  pattern: RegExp
  decode(found: RegExpExecArray): string | null
}

interface View {
  raw: string
  /** In lower case; line ends and folded letters may differ from the raw text. */
  lowered: string
  /** Unbroken runs of letters and digits, long enough to be encoded. */
  runs: Ranges
  /** True when it holds a character beyond ASCII. */
  foreign: boolean
  /** True when it may hold telling words with letters rotated, or in reverse. */
  rotated: boolean
  reversed: boolean
}

const NOWHERE: Ranges = []
const everywhere = ({ raw }: View): Ranges => [0, raw.length]

/** A word in base64 that mixes cases or has digits; long words and paths of one case are not worth decoding. */
const looksEncoded = (text: string): boolean =>
  /[a-z]/.test(text) && /[A-Z]/.test(text) && /[0-9+/=]|[A-Z][a-z]{0,3}[A-Z]/.test(text)

const WRAPPED = /^[ \t>]{0,8}[A-Za-z0-9+/]{16,120}\r?\n[ \t>]{0,8}[A-Za-z0-9+/]{4,120}={0,2}\r?$/m
const HEX_RUN = /[0-9a-fA-F]{16}/
const HEX_BYTES = /(?:\\x[0-9a-fA-F]{2}){4}|0x[0-9a-fA-F]{2},/
const ESCAPE = /\\x[0-9a-fA-F]{2}|\\u\{?[0-9a-fA-F]{2}|\\[0-7]{3}/
const PERCENT_BYTES = /(?:%[0-9a-fA-F]{2}){3}|%20\w{1,20}%20/
const NUMBERS = /\d{2,3}\s?,\s?\d{2,3}\s?,\s?\d{2,3}\s?,\s?\d{2,3}\s?,\s?\d{2,3}/
const TAG = /\u{E0020}|[\u{E0021}-\u{E007E}]/u
const ROTATED = /rot[-_ ]?13|tr\s+['"]?a-z/i
const REVERSED =
  /\|\s{0,4}rev\b|\[::-1\]|\.reverse\(|reversed\(|reversed text|read backwards?|strrev/i
const REVERSED_WORDS = ['::-1', 'reverse', 'strrev', 'read backward']

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
]
const ANY_ROTATED = worded(new RegExp(ROTATED_WORDS.join('|')))
const ANY_REVERSED = worded(new RegExp(REVERSED_TELLING_WORDS.join('|')))

const BITS = /(?:[01]{8}[ \t]?){6}/
const NUMBERS_APART = /\d (?:\d{2,3} ){7}/
const SELECTORS = /[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]{4}/u
const WIDTHLESS = /[\u200b-\u200d\u2060-\u2064\ufeff]{16}/
const LEET = /[a-z][013457@$][a-z0-9]/i

const ENCODINGS: readonly Encoding[] = [
  {
    name: 'base64',
    ranges: (view) => (endsLine(view) && WRAPPED.test(view.raw) ? everywhere(view) : NOWHERE),
    pattern:
      /(?:^[ \t>]{0,8}[A-Za-z0-9+/]{16,120}={0,2}\r?\n){1,800}[ \t>]{0,8}[A-Za-z0-9+/]{2,120}={0,2}$/gm,
    decode: ([found]) => (looksEncoded(found) ? decodeBase64(found.replaceAll('>', '')) : null),
  },
  {
    name: 'base64',
    ranges: encodedRuns,
    pattern: /(?<![A-Za-z0-9+/_-])[A-Za-z0-9+/_-]{16,131072}={0,2}/g,
    decode: ([found]) => (looksEncoded(found) ? decodeBase64(found) : null),
  },
  {
    name: 'hex',
    ranges: hexRanges,
    pattern:
      /(?<![0-9a-zA-Z])(?:[0-9a-fA-F]{2}){8,65536}(?![0-9a-zA-Z])|(?:0x[0-9a-fA-F]{2},? ?){6,4096}/g,
    decode: ([found]) => decodeHex(found),
  },
  {
    name: 'escape sequences',
    ranges: (view) =>
      view.raw.includes('\\') && ESCAPE.test(view.raw) ? everywhere(view) : NOWHERE,
    pattern: /(?:\\x[0-9a-fA-F]{2}|\\u[0-9a-fA-F]{4}|\\u\{[0-9a-fA-F]{1,6}\}|\\[0-7]{3}){4,4096}/g,
    decode: ([found]) => decodeEscapes(found),
  },
  {
    name: 'percent encoding',
    ranges: (view) =>
      view.raw.includes('%') && PERCENT_BYTES.test(view.raw) ? everywhere(view) : NOWHERE,
    pattern: /(?:[\w.~/:-]{0,40}%[0-9a-fA-F]{2}){4,2048}[\w.~/:-]{0,40}/g,
    decode: ([found]) => decodePercent(found),
  },
  {
    name: 'character codes',
    ranges: (view) =>
      holdsNumbers(view.raw, 4) && NUMBERS.test(view.raw) ? everywhere(view) : NOWHERE,
    pattern: /(?<!\w)(?:(?:0x[0-9a-fA-F]{2}|\d{2,3})\s?,\s?){6,4096}(?:0x[0-9a-fA-F]{2}|\d{2,3})/g,
    decode: ([found]) => decodeCharCodes(found),
  },
  {
    name: 'tag characters',
    ranges: (view) =>
      view.raw.includes('\udb40') && TAG.test(view.raw) ? everywhere(view) : NOWHERE,
    pattern: /(?<!\u{1F3F4})[\u{E0020}-\u{E007E}]{4,8192}/gu,
    decode: ([found]) => decodeTags(found),
  },
  {
    name: 'rot13',
    ranges: (view) =>
      (view.lowered.includes('13') || view.lowered.includes('a-z')) && ROTATED.test(view.raw)
        ? everywhere(view)
        : NOWHERE,
    pattern: /["'`]([A-Za-z][^"'`\n]{7,2000})["'`]/g,
    decode: ([, found]) => decodeRot13(found ?? ''),
  },
  {
    name: 'reversed text',
    ranges: (view) => (speaksOfReversal(view) ? everywhere(view) : NOWHERE),
    pattern: /["'`]([^"'`\n]{8,2000})["'`]/g,
    decode: ([, found]) => reverseText(found ?? ''),
  },
  {
    name: 'rot13',
    ranges: (view) => (view.rotated ? linesWith(view, ROTATED_WORDS) : NOWHERE),
    pattern: /[^\n]{8,4000}/g,
    decode: ([found]) => decodeRot13(found),
  },
  {
    name: 'reversed text',
    ranges: (view) => (view.reversed ? linesWith(view, REVERSED_TELLING_WORDS) : NOWHERE),
    pattern: /[^\n]{8,4000}/g,
    decode: ([found]) => reverseText(found),
  },
  {
    name: 'binary digits',
    ranges: (view) =>
      view.raw.includes('011') && BITS.test(view.raw) ? everywhere(view) : NOWHERE,
    pattern: /(?<![\w.])(?:[01]{8}[ \t]?){6,8192}(?![\w.])/g,
    decode: ([found]) => decodeBits(found),
  },
  {
    name: 'character codes',
    ranges: (view) => (NUMBERS_APART.test(view.raw) ? everywhere(view) : NOWHERE),
    pattern: /(?<![\w.,])(?:\d{2,3} ){8,8192}\d{2,3}(?![\w.,])/g,
    decode: ([found]) => decodeCharCodes(found),
  },
  {
    name: 'variation selectors',
    ranges: (view) => (view.foreign && SELECTORS.test(view.raw) ? everywhere(view) : NOWHERE),
    pattern: /[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]{4,8192}/gu,
    decode: ([found]) => decodeSelectors(found),
  },
  {
    name: 'characters without width',
    ranges: (view) => (view.foreign && WIDTHLESS.test(view.raw) ? everywhere(view) : NOWHERE),
    pattern: /[\u200b-\u200d\u2060-\u2064\ufeff]{16,65536}/g,
    decode: ([found]) => decodeBits(found),
  },
  {
    name: 'digits for letters',
    ranges: leetRanges,
    pattern: /(?<![\w@$])(?:[a-z013457@$!]{2,20}[ \t]){1,12}[a-z013457@$!]{2,20}(?![\w@$])/gi,
    decode: ([found]) => (leetWords(found) >= 2 ? decodeLeet(found) : null),
  },
]

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
      at = end
    }
  return ranges
}

/** True when some run stands at the end of its line, as wrapped text does. */
function endsLine({ raw, runs }: View): boolean {
  for (let at = 1; at < runs.length; at += 2) {
    const next = raw[runs[at]!]
    if (next === '\n' || next === '\r') return true
  }
  return false
}

/** A run with what may be its padding. */
function encodedRuns({ raw, runs }: View): Ranges {
  const ranges: number[] = []
  for (let at = 0; at < runs.length; at += 2) {
    const end = Math.min(runs[at + 1]! + 2, raw.length)
    if (looksEncoded(raw.slice(runs[at]!, end))) ranges.push(runs[at]!, end)
  }
  return ranges
}

/** Long runs of digits are found by themselves, bytes with marks wherever such marks stand. */
function hexRanges(view: View): Ranges {
  const { raw, runs } = view
  const ranges: number[] = []
  for (let at = 0; at < runs.length; at += 2)
    if (HEX_RUN.test(raw.slice(runs[at]!, runs[at + 1]!))) ranges.push(runs[at]!, runs[at + 1]!)
  const marked = raw.includes('\\x') || raw.includes('0x')
  return marked && (ranges.length > 0 || HEX_BYTES.test(raw)) ? everywhere(view) : ranges
}

const speaksOfReversal = ({ raw, lowered }: View): boolean =>
  REVERSED_WORDS.some((word) => lowered.includes(word))
    ? REVERSED.test(raw)
    : lowered.includes('|') && /\|\s{0,4}rev\b/i.test(raw)

/** Lines with two such words; words never go on over a line end. */
function leetRanges({ raw }: View): Ranges {
  const ranges: number[] = []
  const lines = digitLines(raw)
  for (let at = 0; at < lines.length; at += 2) {
    const start = lines[at]!
    const end = lines[at + 1]!
    if (leetWords(raw.slice(start, end)) >= 2) ranges.push(start, end)
  }
  return ranges.length > 0 && LEET.test(raw) ? ranges : NOWHERE
}

const leetWords = (text: string): number =>
  text
    .split(/\s/)
    .filter((word) => /[a-z]/i.test(word) && (word.match(/[013457]/g)?.length ?? 0) >= 2).length

/** Encodings that undo themselves. */
const SELF_INVERSE: ReadonlySet<string> = new Set(['rot13', 'reversed text'])

/** The signs that a pattern looks for, as against words: `[\\u200b\\u202a-\\u202e]`. */
const isCharacterClass = (range: string, { 0: found, index }: RegExpExecArray, text: string) =>
  found.startsWith('\\') &&
  /[[^-]$/.test(range.slice(Math.max(0, index - 1), index)) &&
  /^(?:-\\|\])/.test(range.slice(index + found.length, index + found.length + 2)) &&
  !/[\p{L}\p{N}]{3}/u.test(text)

export const fragments = defineSignal('fragments', (document: Document): readonly Fragment[] => {
  const { raw, lines, reading } = document
  const view = {
    raw,
    lowered: reading.folded ? raw.toLowerCase() : reading.text,
    runs: longRuns(raw),
    foreign: /[^\x00-\x7f]/.test(raw),
    rotated: mayMatch(document, ANY_ROTATED),
    reversed: mayMatch(document, ANY_REVERSED),
  }
  const found: Fragment[] = []
  for (const encoding of ENCODINGS) {
    // Turned twice, it is what stands in the open.
    if (document.origin?.encoding === encoding.name && SELF_INVERSE.has(encoding.name)) continue
    const ranges = encoding.ranges(view)
    for (let at = 0; at < ranges.length; at += 2) {
      const start = ranges[at]!
      const range = raw.slice(start, ranges[at + 1]!)
      encoding.pattern.lastIndex = 0
      for (let hit = encoding.pattern.exec(range); hit; hit = encoding.pattern.exec(range)) {
        const text = encoding.decode(hit)
        if (text === null || text === hit[0] || text === hit[1]) continue
        if (isCharacterClass(range, hit, text)) continue
        found.push({
          encoding: encoding.name,
          line: lines.at(start + hit.index),
          text: text.slice(0, fragmentCharactersMax),
        })
        if (found.length >= fragmentsMax) return found
      }
    }
  }
  return found
})
