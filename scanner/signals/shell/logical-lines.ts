/** Logical lines: one command over several lines, joined by backslashes, bars and other ends that go on. */

import type { Document } from '../../document.ts'
import type { Zone } from '../../reading/zones.ts'

/** The bar at the end of a row goes on with nothing. */
const goesOn = (document: Document, line: number): boolean => {
  if (line < 0 || line + 1 >= document.reading.lines.count) return false
  const text = document.lineText(spokenLine(document, line))
  const last = (text.includes('#') ? text.replace(REMARK, '') : text).trimEnd().at(-1)
  return last === '\\' || (document.zones.at(line) !== 'table' && (last === '|' || last === '&'))
}

/** Lines with nothing for a shell, behind a bar, that are gone over. */
const UNSPOKEN_MAX = 6

/** The line above that a remark or a blank line in a script leaves as it is; the line itself where it says something. */
function spokenLine(document: Document, line: number): number {
  if (document.zones.at(line) !== 'fence') return line
  const first = Math.max(0, line - UNSPOKEN_MAX)
  for (let at = line; at >= first; at--)
    if (!/^[ \t]{0,40}(?:#|$)/.test(document.lineText(at)))
      return at === line || /(?:\||&&)[ \t]{0,8}$/.test(document.lineText(at).replace(REMARK, ''))
        ? at
        : line
  return line
}

/** Behind a pipe or a joint it parts nothing. */
const REMARK = /(?<=(?:\||&&)[ \t]{1,8})#[^\n]*$/

function opensPipe(document: Document, line: number): boolean {
  const text = document.lineText(line).trimStart()
  if (text.startsWith('|')) return !isRow(document, line)
  return text.startsWith('&&')
}

/** Above the first row of a table, and between its rows. */
const BESIDE_ROWS: ReadonlySet<Zone> = new Set<Zone>(['blank', 'table', 'heading'])

/** A line that begins with a bar, in a table or by itself: right below a sentence it goes on with that. */
const isRow = ({ zones }: Document, line: number): boolean =>
  zones.at(line) === 'table' &&
  (line === 0 || BESIDE_ROWS.has(zones.at(line - 1)) || zones.at(line + 1) === 'table')

/** Lines that one command goes on over. */
const JOINED_LINES_MAX = 60

/** The line on which the command begins that goes on over a line. */
export function firstOfLogicalLine(document: Document, line: number): number {
  let first = line
  while (
    line - first < JOINED_LINES_MAX &&
    (goesOn(document, first - 1) || (first > 0 && opensPipe(document, first)))
  )
    first--
  return first
}

/** The line on which it ends. */
export function lastOfLogicalLine(document: Document, line: number): number {
  let last = line
  while (
    last - line < JOINED_LINES_MAX &&
    (goesOn(document, last) ||
      (last + 1 < document.reading.lines.count && opensPipe(document, last + 1)))
  )
    last++
  return last
}
