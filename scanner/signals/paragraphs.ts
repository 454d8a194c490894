/** Paragraphs, list items, table rows and front matter keys: what its writer meant to be read in one go. */

import type { Document } from '../document.ts'
import { defineSignal } from '../signal.ts'
import { isProse, paragraphEnd } from './statements.ts'

/** Offsets of the reading, `end` exclusive. */
export interface Paragraph {
  start: number
  end: number
}

export const paragraphs = defineSignal('paragraphs', (document: Document): readonly Paragraph[] => {
  const found: Paragraph[] = []
  const { lines } = document.reading
  for (let index = 0; index < lines.count; index++) {
    const last = paragraphEnd(document, index)
    if (isProse(document, index)) found.push({ start: lines.start(index), end: lines.end(last) })
    index = last
  }
  return found
})
