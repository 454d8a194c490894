/** Lines with any character beyond ASCII: all that rules on hidden characters need to look at. */

import type { Document } from '../../document.ts'
import { defineSignal } from '../../signal.ts'

/** What these turn back into letters has its other characters where they are seen already. */
const OF_LETTERS_ALONE = /^(?:rot13|reversed text)$/

/** 0-based, in order. */
export const nonAsciiLines = defineSignal('non-ascii-lines', (document: Document): number[] => {
  const { raw, lines } = document
  const nonAscii = /[^\x00-\x7f]/g
  const found: number[] = []
  if (OF_LETTERS_ALONE.test(document.origin?.encoding ?? '')) return found
  while (nonAscii.test(raw)) {
    const line = lines.at(nonAscii.lastIndex - 1)
    found.push(line)
    nonAscii.lastIndex = lines.end(line)
  }
  return found
})
