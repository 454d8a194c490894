/**
 * The first pass over a text: lower case, compatibility forms made plain, invisible characters gone, character
 * references decoded, look-alike letters inside Latin words made Latin.
 */

import { isInvisible, lookAlikes, SOME_INVISIBLE } from '../lexicon/characters.ts'
import { regex } from '../patterns/verbose.ts'
import { isKept, readingOfCharacter } from './fold-character.ts'
import { linesOf, type Lines } from './lines.ts'
import { plainLetters } from './plain-letters.ts'

export interface Reading {
  /** Lower case; every line end is one line feed. */
  readonly text: string
  readonly lines: Lines
  /**
   * True when the passes over characters and words, or that over code, changed more than case. Those over layout,
   * values and names do not set it: where all counts, compare the texts. The search for encodings asks for it, which
   * otherwise need not make a text of lower case of its own.
   */
  readonly folded: boolean
}

const NON_ASCII = /[^\x00-\x7f]/
/** Controls that no line is parted with. */
const CONTROL = /[\x00-\x08\x0b\x0c\x0e-\x1f\x7f]/
const REFERENCE = /&(?:#\d{1,7}|#x[0-9a-f]{1,6}|[a-z][a-z\d]{1,23});/i
const REFERENCES = /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z][a-z\d]{1,23}));/gi

/** Typographic quotes, dashes, and what parts words: line separators, blanks of other scripts, dots at half height. */
const MARKS = regex`
  [\u2018\u2019\u201a\u201b\u2032\u201c-\u201f\u2033
    \u00ab\u00bb\u2010-\u2015\u2212\u2028\u2029\u0085\u1680\u2800\u00b7\u0305\u0332-\u0338\u033f]
`
const LOOK_ALIKE = new RegExp(`[${[...lookAlikes.keys()].join('')}]`, 'u')

const NAMED: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  vert: '|',
  verbar: '|',
  sol: '/',
  bsol: '\\',
  colon: ':',
  period: '.',
  comma: ',',
  lpar: '(',
  rpar: ')',
  dollar: '$',
  num: '#',
  excl: '!',
  grave: '`',
  hyphen: '-',
  dash: '-',
  lowbar: '_',
  equals: '=',
  plus: '+',
  ast: '*',
  commat: '@',
  tab: ' ',
  newline: ' ',
  zwnj: '',
  zwj: '',
  shy: '',
  lrm: '',
  rlm: '',
  imath: 'i',
  inodot: 'i',
  jmath: 'j',
  ...named(
    '',
    'zerowidthspace nobreak af applyfunction it invisibletimes ic invisiblecomma',
    'negativeverythinspace negativethinspace negativemediumspace negativethickspace',
  ),
  ...named(
    ' ',
    'nonbreakingspace ensp emsp emsp13 emsp14 numsp puncsp thinsp thinspace hairsp',
    'verythinspace mediumspace thickspace',
  ),
}

/** Names that all stand for one text. */
function named(text: string, ...names: string[]): Record<string, string> {
  return Object.fromEntries(names.flatMap((list) => list.split(' ')).map((name) => [name, text]))
}

/** Letters in script, double-struck and in fraktur. */
const DRAWN_LETTER = /^([a-z])(?:scr|opf|fr)$/

/** Letters with an accent, and the marks that make them. */
const ACCENTED = /^([a-z])(grave|acute|circ|uml|tilde|ring|cedil|caron)$/
const ACCENTS: Record<string, string> = {
  grave: '\u0300',
  acute: '\u0301',
  circ: '\u0302',
  tilde: '\u0303',
  uml: '\u0308',
  ring: '\u030a',
  caron: '\u030c',
  cedil: '\u0327',
}

export function foldText(text: string, lines: Lines): Reading {
  const lowered = text.toLowerCase()
  const isPlain = lowered.length === text.length && !text.includes('\r') && !CONTROL.test(text)
  return isPlain ? readFoldable(text, lowered, lines) : readByLine(text, lines)
}

/** Most lines differ from the file in case alone: only those that may hold more are looked at. */
function readFoldable(text: string, lowered: string, lines: Lines): Reading {
  const nonAscii = new RegExp(NON_ASCII, 'g')
  const draft: Draft = { parts: [], kept: 0, moved: false }
  let foreign = nextMatch(nonAscii, text, 0)
  let reference = nextReference(text, 0)
  while (foreign < text.length || reference < text.length) {
    const at = Math.min(foreign, reference)
    const next = text.indexOf('\n', at)
    const end = next < 0 ? text.length : next
    if (reference < end || !readCharacters(text, lowered, foreign, end, draft)) {
      const start = text.lastIndexOf('\n', at) + 1
      const read = foldLine(text.slice(start, end))
      if (read !== lowered.slice(start, end)) replace(draft, lowered, start, end, read)
    }
    if (foreign < end) foreign = nextMatch(nonAscii, text, end)
    if (reference < end) reference = nextReference(text, end)
  }
  const { parts, kept, moved } = draft
  if (parts.length === 0) return { text: lowered, lines, folded: false }
  const joined = parts.join('') + lowered.slice(kept)
  return { text: joined, lines: moved ? linesOf(joined) : lines, folded: true }
}

/** A reading in the making: what is done, and from where on the lower case still stands. */
interface Draft {
  parts: string[]
  kept: number
  moved: boolean
}

function replace(draft: Draft, lowered: string, start: number, end: number, read: string): void {
  draft.parts.push(lowered.slice(draft.kept, start), read)
  draft.kept = end
  draft.moved ||= read.length !== end - start
}

/** Reads the rest of a line character by character. False, with nothing done, when one depends on the others. */
function readCharacters(
  text: string,
  lowered: string,
  start: number,
  end: number,
  draft: Draft,
): boolean {
  const changed: [start: number, end: number, read: string][] = []
  for (let at = start; at < end; at++) {
    const code = text.charCodeAt(at)
    if (code < 128 || isKept(code)) continue
    const point = text.codePointAt(at)!
    const read = readingOfCharacter(point, isLookAlike, foldLine)
    if (read === null) return false
    const behind = at + (point > 0xffff ? 2 : 1)
    if (read !== lowered.slice(at, behind)) changed.push([at, behind, read])
    at = behind - 1
  }
  for (const [from, behind, read] of changed) replace(draft, lowered, from, behind, read)
  return true
}

const isLookAlike = (text: string): boolean => LOOK_ALIKE.test(text)

/** Where the next match starts; the length of the text when there is none. */
function nextMatch(pattern: RegExp, text: string, from: number): number {
  pattern.lastIndex = from
  return pattern.exec(text)?.index ?? text.length
}

function nextReference(text: string, from: number): number {
  const start = text.indexOf('&', from)
  return start < 0 ? text.length : nextMatch(REFERENCES, text, start)
}

/** Line ends of any kind become line feeds; case may change the length of a line. */
function readByLine(text: string, lines: Lines): Reading {
  const parts: string[] = []
  let folded = false
  for (let index = 0; index < lines.count; index++) {
    const line = text.slice(lines.start(index), lines.end(index))
    const read = foldLine(line)
    folded ||= read !== line.toLowerCase()
    parts.push(read)
  }
  const joined = parts.join('\n')
  return { text: joined, lines: linesOf(joined), folded }
}

/** Never adds a line end, whatever the line holds. */
export function foldLine(line: string): string {
  let text = line
  if (REFERENCE.test(text)) text = decodeReferences(text)
  if (CONTROL.test(text)) text = stripControls(text)
  if (NON_ASCII.test(text)) {
    text = normalized(plainLetters(stripInvisible(text)))
    if (NON_ASCII.test(text)) text = foldLetters(text)
  }
  return text.toLowerCase().replace(/[\r\n]/g, ' ')
}

/**
 * The compatibility form. Putting the marks of a letter in order takes time quadratic in their number: what Unicode's
 * stream-safe form allows is kept, and 100 KB of marks took 20 s with all of them.
 */
const normalized = (text: string): string =>
  text.replace(/(\p{M}{30})\p{M}{1,}/gu, '$1').normalize('NFKC')

/** Sequences that colour a terminal go, as do single controls; those that stand for white space become a space. */
const stripControls = (text: string): string =>
  text
    .replace(/\x1b\[[\d;?]{0,24}[a-z]/gi, '')
    .replace(/[\x0b\x0c\x1c-\x1f]/g, ' ')
    .replace(/[\x00-\x08\x0e-\x1b\x7f]/g, '')

export function decodeReferences(text: string): string {
  return text.replace(REFERENCES, (whole, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return characterNamed(name.toLowerCase()) ?? whole
    const code =
      decimal !== undefined ? Number.parseInt(decimal, 10) : Number.parseInt(hex ?? '', 16)
    const valid = code > 8 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff)
    return valid ? String.fromCodePoint(code) : ' '
  })
}

function characterNamed(name: string): string | undefined {
  if (Object.hasOwn(NAMED, name)) return NAMED[name]
  const [, letter, accent] = ACCENTED.exec(name) ?? []
  return letter ? (letter + ACCENTS[accent!]!).normalize('NFC') : DRAWN_LETTER.exec(name)?.[1]
}

export function stripInvisible(text: string): string {
  if (!SOME_INVISIBLE.test(text)) return text
  let kept = ''
  let from = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.codePointAt(at)!
    const width = code > 0xffff ? 2 : 1
    if (code > 0x7f && isInvisible(code)) {
      kept += text.slice(from, at)
      from = at + width
    }
    at += width - 1
  }
  return from === 0 ? text : kept + text.slice(from)
}

/** Typographic marks become plain ones everywhere; letters only inside words that also have Latin ones. */
function foldLetters(text: string): string {
  const marked = MARKS.test(text) ? plainMarks(text) : text
  if (!LOOK_ALIKE.test(marked)) return marked
  return marked.replace(/[\p{L}\p{M}\p{N}]{2,200}/gu, (word) =>
    NON_ASCII.test(word) && /[a-z]/i.test(word) ? foldWord(word) : word,
  )
}

const plainMarks = (text: string): string =>
  text
    .replace(/[\u2018\u2019\u201a\u201b\u2032]/g, "'")
    .replace(/[\u201c-\u201f\u2033\u00ab\u00bb]/g, '"')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[\u2028\u2029\u0085\u1680\u2800\u00b7]/g, ' ')
    .replace(/[\u0305\u0332-\u0338\u033f]/g, '')

export function foldWord(word: string): string {
  let folded = ''
  for (const char of word) folded += lookAlikes.get(char) ?? char
  return folded
}
