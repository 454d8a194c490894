/** Changes to a reading, line by line: lines stay as many as they are, so that positions stay true. */

import type { Reading } from './fold.ts'
import { linesOf } from './lines.ts'

/** Characters that values, or names, may add to a text. */
export const ADDED_MAX = 20_000

/**
 * The reading with each line changed. Once lines have grown by more than `addedMax` characters, the rest stays as it
 * is.
 */
export function rewritten(
  reading: Reading,
  change: (line: string, index: number) => string,
  addedMax = Number.POSITIVE_INFINITY,
): Reading {
  const { text, lines } = reading
  const parts: string[] = []
  let left = addedMax
  for (let index = 0; index < lines.count; index++) {
    const line = text.slice(lines.start(index), lines.end(index))
    const changed = change(line, index)
    left -= Math.max(0, changed.length - line.length)
    parts.push(left < 0 ? line : changed)
  }
  const joined = parts.join('\n')
  return joined === text ? reading : { ...reading, text: joined, lines: linesOf(joined) }
}
