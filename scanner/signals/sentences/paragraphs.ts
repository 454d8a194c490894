/** Paragraphs, list items, table rows and front matter keys: what its writer meant to be read in one go. */

import type { Document } from '../../document.ts'
import { firstNotBefore } from '../../halving.ts'
import { defineSignal, defineSignalOfParts } from '../../signal.ts'
import type { Place } from '../search/notions.ts'
import { firstFrom, type Offsets } from '../search/openings.ts'
import { prose } from './prose.ts'
import { isProse, paragraphEnd, sentencesIn } from './statements.ts'

/** Longer paragraphs are read in pieces, each of which sees the end of the one before it again. */
const CHARACTERS_MAX = 1200
const OVERLAP = 300

export const paragraphs = defineSignal('paragraphs', (document: Document): readonly Place[] => {
  const found: Place[] = []
  const { lines } = document.reading
  for (let index = 0; index < lines.count; index++) {
    const last = paragraphEnd(document, index)
    if (isProse(document, index)) addPieces(found, lines.start(index), lines.end(last))
    index = last
  }
  return found
})

/** Where each paragraph begins, in order, pieces aside. */
const starts = defineSignal('paragraph-starts', (document: Document): Offsets => {
  const { lines } = document.reading
  const found: number[] = []
  for (let index = 0; index < lines.count; index = paragraphEnd(document, index) + 1)
    found.push(lines.start(index))
  return Int32Array.from(found)
})

/** From the start of the paragraph or list item around an offset of the reading to the start of the next one. */
export function paragraphAround(document: Document, offset: number): Place {
  const known = document.observe(starts)
  const next = firstFrom(known, offset + 1)
  return { start: known[next - 1] ?? 0, end: known[next] ?? document.reading.text.length + 1 }
}

/** The sentence that holds a place, in the paragraph around it; null for one that goes over the end of a sentence. */
export function sentenceAround(document: Document, { start, end }: Place): Place | null {
  const sentences = sentencesOf(document, paragraphAround(document, start).start)
  const { length } = sentences
  const sentence = sentences[firstNotBefore(0, length, (index) => sentences[index]!.end <= start)]
  return sentence && end <= sentence.end ? sentence : null
}

const sentencesOf = defineSignalOfParts('paragraph-sentences', (document, paragraph: number) => {
  const { start, end } = paragraphAround(document, paragraph)
  const bounds = sentencesIn(document.observe(prose), start, end)
  return Array.from(bounds, ([from, to]): Place => ({ start: from, end: to }))
})

function addPieces(found: Place[], start: number, end: number): void {
  let from = start
  while (end - from > CHARACTERS_MAX) {
    found.push({ start: from, end: from + CHARACTERS_MAX })
    from += CHARACTERS_MAX - OVERLAP
  }
  found.push({ start: from, end })
}
