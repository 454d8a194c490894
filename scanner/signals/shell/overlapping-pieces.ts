/**
 * Long stretches of a text in pieces, each of which sees the end of the one before it again, so that nothing is cut in
 * two.
 */

import type { Place } from '../search/notions.ts'

export interface PieceSize {
  charactersMax: number
  /** Characters that two pieces share. */
  overlap: number
}

/** None for a stretch without characters. */
export function* overlappingPieces(
  start: number,
  end: number,
  { charactersMax, overlap }: PieceSize,
): Generator<Place> {
  for (let from = start; from < end; from += charactersMax - overlap) {
    const to = Math.min(end, from + charactersMax)
    yield { start: from, end: to }
    if (to === end) return
  }
}
