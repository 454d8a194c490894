/** A paragraph, an item or a row as one line, without the marks that it begins with. */

import type { Document } from '../document.ts'

/** Characters of it that are read. */
export const CHARACTERS_MAX = 300

const MARKS = /^[\s#>]{0,12}(?:(?:[-*+]|\d{1,9}[.)])\s{1,4})?(?:\[[ x]\] )?(?:\|[\s\d|]{0,12})?/

/** `first` and `last` are its lines, 0-based. */
export function wordsOf(
  { reading: { text, lines } }: Document,
  first: number,
  last: number,
): string {
  const start = lines.start(first)
  return text
    .slice(start, Math.min(lines.end(last), start + CHARACTERS_MAX))
    .replace(MARKS, '')
    .replaceAll('\n', ' ')
    .trim()
}
