/** Inline code that goes over the end of a line, read as a page shows it: on one line. */

import type { Reading } from './fold.ts'
import { linesOf } from './lines.ts'
import { OPENS_ITEM, type Zone, type Zones } from './zones.ts'

/** Where sentences go on over lines, as they do not in headings and rows. */
const RUNNING: ReadonlySet<Zone> = new Set<Zone>(['prose', 'list', 'quote'])

/** Lines behind the one where code begins in which it has to end. */
const LINES_MAX = 4

/** What stands behind a line end before the code closes goes to the line where it began; no line is lost. */
export function withWholeCode(reading: Reading, zones: Zones): Reading {
  const { text, lines } = reading
  let moved: string[] | null = null
  for (let at = text.indexOf('`'); at >= 0;) {
    const line = lines.at(at)
    const last = opensOver(moved, reading, zones, line)
    if (last > line) {
      moved ??= text.split('\n')
      const closed = moved[last]!.indexOf('`') + 1
      moved[line] = [...moved.slice(line, last), moved[last]!.slice(0, closed)].join(' ')
      moved[last] = moved[last]!.slice(closed).trimStart()
      for (let between = line + 1; between < last; between++) moved[between] = ''
      at = text.indexOf('`', Math.max(at + 1, lines.start(last)))
    } else at = text.indexOf('`', Math.max(at + 1, lines.end(line)))
  }
  if (!moved) return reading
  const whole = moved.join('\n')
  return { text: whole, lines: linesOf(whole), folded: true }
}

/** The line on which the code closes that a line leaves open; the line itself where it leaves none open. */
function opensOver(
  moved: readonly string[] | null,
  reading: Reading,
  zones: Zones,
  line: number,
): number {
  const read = (index: number): string =>
    moved?.[index] ?? reading.text.slice(reading.lines.start(index), reading.lines.end(index))
  const zone = zones.at(line)
  if (!RUNNING.has(zone) || !leavesOpen(read(line))) return line
  for (let next = line + 1; next <= line + LINES_MAX && next < reading.lines.count; next++) {
    // A bar at the start of a line makes no table within code.
    const kind = zones.at(next)
    if ((kind !== zone && kind !== 'table') || OPENS_ITEM.test(read(next))) return line
    if (read(next).includes('`')) return next
  }
  return line
}

/** An odd number of marks, each by itself. */
const leavesOpen = (line: string): boolean =>
  !line.includes('``') && line.split('`').length % 2 === 0
