/** Words of an order that links, marks of code, tags, remarks or pictures stand between, which a reader looks through. */

import type { Document } from '../document.ts'
import { regex } from '../patterns/verbose.ts'
import { worded } from '../patterns/wording.ts'
import { mayMatch } from '../signals/search/candidates.ts'
import { openings } from '../signals/search/openings.ts'
import type { Retelling } from './retelling.ts'

const LINE_MAX = 600

const SWEEPS = worded(/\b(?:ignore|disregard|forget|override|bypass|overrule)\b/)
const ORDERS = worded(/\b(?:instructions|prompts?|rules|orders|guidelines)\b/)
const FETCHES = worded(/\b(?:curl|wget)\b/)

const LINK = /\[([^[\]\n]{1,60})\]\([^()\s]{1,200}\)/g
/** A word in marks of code is a word; more than one may be quoted. */
const CODE = regex.g`
  (?<!\`)\`((?:all|any|every|previous|prior|earlier|former|other|your|system|safety|
    developer|instructions?|prompts?|rules|orders|guidelines|users?|ignore|forget|disregard|
    never|tell)(?: instructions| rules| prompt)?)\`(?!\`)
`
const COMMENT = /<!--(?:[^-]|-(?!->)){0,200}-->/g
const TAG = /<\/?(?:span|font|a|div|p|b|i|em|strong)\b[^<>]{0,200}>/g
const PICTURE = /[\p{Extended_Pictographic}\ufe0f\u200d]{1,4}\s?/gu

/** About a bar, an option or an address it is no emphasis to the layout. */
const BOLD = /\*{2}/g

const MARKED = /\]\(|`|<|\*{2}|\p{Extended_Pictographic}/u

export function* lookedThrough(document: Document): Generator<Retelling> {
  const { text: whole, lines } = document.reading
  const sweeps = mayMatch(document, ORDERS) ? linesWith(document, SWEEPS) : []
  const fetches = /<!--|\*{2}/.test(whole) ? linesWith(document, FETCHES) : []
  for (const line of new Set([...sweeps, ...fetches].sort((a, b) => a - b))) {
    if (lines.end(line) - lines.start(line) > LINE_MAX) continue
    const text = document.lineText(line)
    if (!(SWEEPS.test(text) && ORDERS.test(text)) && !FETCHES.test(text)) continue
    if (!MARKED.test(text)) continue
    const plain = FETCHES.test(text) ? text.replace(COMMENT, '').replace(BOLD, '') : wordsOf(text)
    if (plain === text) continue
    yield { lines: [line], texts: [plain.replace(/ {2,}/g, ' ')], parts: [text] }
  }
}

/** Lines with a word that the pattern needs; those that it is for match nothing without one. */
const linesWith = (document: Document, pattern: RegExp): number[] =>
  Array.from(document.observe(openings).placesOf([pattern]) ?? [], document.lineAt)

const wordsOf = (text: string): string =>
  text
    .replace(COMMENT, '')
    .replace(LINK, '$1')
    .replace(CODE, '$1')
    .replace(TAG, '')
    .replace(PICTURE, '')
