/**
 * The reading of a text: what a reader or an agent takes it for. Lower case, compatibility forms made plain,
 * invisible characters gone, character references decoded, look-alike letters inside Latin words made Latin.
 * Lines stay where they are, so a line number in the reading is one in the file.
 */

import { isInvisible, lookAlikes } from './lexicon/characters.ts'
import { linesOf, type Lines } from './lines.ts'

export interface Reading {
  /** Lower case; every line end is one line feed. */
  readonly text: string
  readonly lines: Lines
  /** True when folding changed more than case: the raw text and the reading differ in words. */
  readonly folded: boolean
}

const NON_ASCII = /[^\x00-\x7f]/
const REFERENCE = /&(?:#\d{1,7}|#x[0-9a-f]{1,6}|[a-z]{2,8});/i
const REFERENCES = /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,8}));/gi

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
}

export function readingOf(text: string, lines: Lines): Reading {
  const plain = !NON_ASCII.test(text) && !REFERENCE.test(text)
  if (plain && !text.includes('\r')) return { text: text.toLowerCase(), lines, folded: false }
  const parts: string[] = []
  let folded = false
  for (let index = 0; index < lines.count; index++) {
    const line = text.slice(lines.start(index), lines.end(index))
    const read = plain ? line.toLowerCase() : foldLine(line)
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
  if (NON_ASCII.test(text)) {
    text = stripInvisible(text).normalize('NFKC')
    if (NON_ASCII.test(text)) text = foldLetters(text)
  }
  return text.toLowerCase().replace(/[\r\n]/g, ' ')
}

export function decodeReferences(text: string): string {
  return text.replace(REFERENCES, (whole, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return NAMED[name.toLowerCase()] ?? whole
    const code =
      decimal !== undefined ? Number.parseInt(decimal, 10) : Number.parseInt(hex ?? '', 16)
    const valid = code > 8 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff)
    return valid ? String.fromCodePoint(code) : ' '
  })
}

export function stripInvisible(text: string): string {
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
  const marks = text
    .replace(/[\u2018\u2019\u201a\u201b\u2032]/g, "'")
    .replace(/[\u201c-\u201f\u2033\u00ab\u00bb]/g, '"')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[\u2028\u2029\u0085]/g, ' ')
  return marks.replace(/[\p{L}\p{M}\p{N}]{2,200}/gu, (word) =>
    NON_ASCII.test(word) && /[a-z]/i.test(word) ? foldWord(word) : word,
  )
}

export function foldWord(word: string): string {
  let folded = ''
  for (const char of word) folded += lookAlikes.get(char) ?? char
  return folded
}
