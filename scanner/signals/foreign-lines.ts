/** Lines with any character beyond ASCII: all that rules on hidden characters need to look at. */

import type { Document } from '../document.ts'
import { defineSignal } from '../signal.ts'

/** 0-based, in order. */
export const foreignLines = defineSignal('foreign-lines', (document: Document): number[] => {
  const { raw, lines } = document
  const foreign = /[^\x00-\x7f]/g
  const found: number[] = []
  while (foreign.test(raw)) {
    const line = lines.at(foreign.lastIndex - 1)
    found.push(line)
    foreign.lastIndex = lines.end(line)
  }
  return found
})
