/** Encoded text in pieces, where a text says how to put it together: cells, items and keys that are joined and decoded. */

import { type Document, rawLine } from '../document.ts'
import { regex } from '../patterns/verbose.ts'
import { worded } from '../patterns/wording.ts'
import { mayMatch } from '../signals/search/candidates.ts'
import type { Retelling } from './retelling.ts'

const RECIPE = worded(
  regex`
    \b(?:decod(?:e|ed|ing)|base64|hex)\b[^!?\n]{0,160}\b(?:run|runs|execute|shell|sh|bash)\b|
    \b(?:run|execute)\b[^!?\n]{0,100}\b(?:decod(?:e|ed)|base64|hex)\b|
    \bnumbers into letters\b[^!?\n]{0,80}\brun\b|\bhex numbers\b
  `,
)

/** As written: letters of either case with digits, or pairs of hex digits by themselves. */
const PIECE = /(?<![\w+/:.@-])[A-Za-z0-9+/]{12,400}={0,2}(?![\w+/:@-])/g
const PAIRS = /(?<![\w.:-])(?:[0-9a-f]{2}(?:\s{0,2}[|,]?\s{1,3}|\s{0,4}$)){5,200}/g

const isMixed = (piece: string): boolean =>
  /[a-z]/.test(piece) && /[A-Z]/.test(piece) && /\d/.test(piece)

const PIECES_MAX = 60

export function* joinedBlobs(document: Document): Generator<Retelling> {
  if (!mayMatch(document, RECIPE) || !RECIPE.test(document.reading.text)) return
  const pieces: string[] = []
  const pairs: string[] = []
  let first = -1
  for (let line = 0; line < document.lines.count && pieces.length < PIECES_MAX; line++) {
    const raw = rawLine(document, line).slice(0, 1200)
    const found = (raw.match(PIECE) ?? []).filter(isMixed)
    const digits = raw.replace(/^\s{0,8}\|\s?/, '').match(PAIRS) ?? []
    if (found.length + digits.length > 0 && first < 0) first = line
    pieces.push(...found)
    pairs.push(...digits.map((one) => one.replace(/[^0-9a-f]/g, '')))
  }
  const texts = [
    ...(pieces.length > 1 ? [pieces.join('')] : []),
    ...(pairs.join('').length > 24 ? [pairs.join('')] : []),
  ]
  if (first >= 0 && texts.length > 0) yield { lines: [first], texts, parts: pieces }
}
