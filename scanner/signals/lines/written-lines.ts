/** How much of a text is written, and how much of that is quoted. */

import type { Document } from '../../document.ts'
import { defineSignal } from '../../signal.ts'

/** Lines with text, and those of them that stand in block quotes. */
export const writtenLines = defineSignal('written-lines', ({ zones, reading }: Document) => {
  let quoted = 0
  let written = 0
  for (let line = 0; line < reading.lines.count; line++) {
    const zone = zones.at(line)
    if (zone !== 'blank') written++
    if (zone === 'quote') quoted++
  }
  return { quoted, written }
})
