/** Parts of lines around places that are worth a look, each part about once, however many places a line has. */

import type { Document } from '../../document.ts'

export interface Window {
  /** 0-based. */
  line: number
  /** Offset of the reading. */
  start: number
  text: string
}

/** What one look takes in at most, as a multiple of what a place asks for: neighbours are seen with it. */
const LOOK = 3

/** Every place is seen with so many characters of its line `before` and `behind` it. */
export function* windowsAround(
  { reading }: Document,
  places: readonly { start: number }[],
  before: number,
  behind: number,
): Generator<Window> {
  const { text, lines } = reading
  let seen = 0
  for (const { start } of [...places].sort((a, b) => a.start - b.start)) {
    const line = lines.at(start)
    const end = lines.end(line)
    if (Math.min(end, start + behind) <= seen) continue
    const from = Math.max(lines.start(line), start - before)
    seen = Math.min(end, start + LOOK * behind)
    yield { line, start: from, text: text.slice(from, seen) }
  }
}
