/**
 * Stretches of source code that mention something telling: fences, indented code, and plain lines that hold calls all
 * the same. `snippets.ts` has every stretch that may be a program, whatever it mentions.
 */

import type { Document } from '../../document.ts'
import { defineSignal } from '../../signal.ts'
import { mentions } from '../search/mentions.ts'
import { overlappingPieces } from './overlapping-pieces.ts'

export interface Block {
  /** Offsets of the reading, `end` exclusive. */
  start: number
  end: number
  /** First word behind the marker of the fence; '' elsewhere. */
  language: string
}

/** Longer fences are read in pieces, which overlap so that a recipe is not cut in two. */
const PIECE = { charactersMax: 6000, overlap: 1500 }

/** Concepts of source code: a place without one holds nothing that rules on code ask for. */
const TELLING = [
  'network',
  'dynamicCode',
  'watcher',
  'fetcher',
  'erase',
  'shellDanger',
  'secretFile',
  'keyLogger',
  'clock',
] as const

/** Every block that mentions something telling, in order of the text. */
export const blocks = defineSignal('blocks', (document: Document): readonly Block[] => {
  const found: Block[] = []
  const { lines } = document.reading
  let behind = -1
  for (const start of tellingStarts(document)) {
    if (start < behind) continue
    const line = lines.at(start)
    const fence = document.zones.fenceAt(line)
    const first = fence ? Math.min(fence.first + 1, line) : firstOfCode(document, line)
    const last = fence ? fence.last : lastOfCode(document, line)
    behind = lines.end(last)
    const language = fence?.language ?? ''
    for (const piece of overlappingPieces(lines.start(first), behind, PIECE))
      found.push({ ...piece, language })
  }
  return found
})

function tellingStarts(document: Document): number[] {
  const known = document.observe(mentions)
  return TELLING.flatMap((concept) => known.of(concept).map(({ start }) => start)).sort(
    (a, b) => a - b,
  )
}

const isCode = (document: Document, line: number): boolean => document.zones.at(line) === 'code'

function firstOfCode(document: Document, line: number): number {
  let first = line
  while (first > 0 && isCode(document, line) && isCode(document, first - 1)) first--
  return first
}

function lastOfCode(document: Document, line: number): number {
  let last = line
  while (isCode(document, line) && isCode(document, last + 1)) last++
  return last
}
