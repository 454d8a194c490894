/** Sentences that a writer wrapped at the end of a line, read as they would be without that; and commands that go on. */

import type { Document } from '../document.ts'
import { OPENS_ITEM } from '../reading/zones.ts'

export interface Wrapped {
  /** 0-based lines, `last` included. */
  first: number
  last: number
  /** Offset of the first character in the reading. */
  start: number
  /** As long as what it was made of: line ends are blanks. */
  text: string
}

/** Shorter lines were not wrapped: they ended where their writer wanted it. As written, since a reading may be shorter. */
const WIDTH_MIN = 45

/** Lines on each side over which a sentence is followed. */
const LINES_MAX = 4

/** A sentence, or what leads to something, ends here. */
const ENDED = /[.!?:;。！？：][\s"'”’)*_`]{0,4}$/

/** What stands on a line of running text, an item or a quotation, with the lines over which its sentences go. */
export function wrappedAt(document: Document, line: number): Wrapped {
  let first = line
  let last = line
  while (first > 0 && line - first < LINES_MAX && goesOver(document, first - 1)) first--
  while (last - line < LINES_MAX && goesOver(document, last)) last++
  const { text, lines } = document.reading
  const start = lines.start(first)
  const written = text.slice(start, lines.end(last))
  return { first, last, start, text: first === last ? written : written.replaceAll('\n', ' ') }
}

/** True when a line goes on with the command of the line above. */
export const continuesCommand = ({ lineText }: Document, line: number): boolean =>
  line > 0 &&
  lineText(line - 1)
    .trimEnd()
    .endsWith('\\')

/** True when a sentence goes on from a line to the next one. */
function goesOver(document: Document, line: number): boolean {
  const { zones, reading } = document
  const zone = zones.at(line)
  if (zone !== 'prose' && zone !== 'list' && zone !== 'quote') return false
  if (line + 1 >= reading.lines.count || zones.at(line + 1) !== zone) return false
  if (document.lines.end(line) - document.lines.start(line) < WIDTH_MIN) return false
  if (ENDED.test(document.lineText(line).slice(-8))) return false
  const next = document.lineText(line + 1).slice(0, 24)
  return next !== '' && !OPENS_ITEM.test(next)
}
