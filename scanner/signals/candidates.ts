/** Where patterns can match: stretches of a text that hold all the words that a pattern needs. */

import type { Document } from '../document.ts'
import { wordings } from '../wording.ts'
import { mentions } from './mentions.ts'

/** Offsets of the reading, `end` exclusive. */
interface Span {
  start: number
  end: number
}

/** Places of the words of one clause, in order. */
type Places = readonly number[]

/**
 * Those of `spans` that any of `patterns` may match. A pattern that was not announced as `worded` may match
 * anywhere.
 */
export function candidates<Item extends Span>(
  document: Document,
  spans: readonly Item[],
  ...patterns: readonly RegExp[]
): readonly Item[] {
  const ways = patterns.flatMap((pattern) => openWays(document, pattern))
  if (ways.length === 0) return []
  if (ways.some((way) => way.length === 0)) return spans
  return spans.filter(({ start, end }) => ways.some((way) => holdsAll(way, start, end)))
}

/** False when none of `patterns` can match anywhere in the text. */
export const mayMatch = (document: Document, ...patterns: readonly RegExp[]): boolean =>
  patterns.some((pattern) => openWays(document, pattern).length > 0)

/** Ways to match all of whose clauses the text holds, each with its rarest clause first. */
function openWays(document: Document, pattern: RegExp): (readonly Places[])[] {
  const ways = wordings.waysOf(pattern)
  if (!ways) return [[]]
  const { placesOf } = document.observe(mentions)
  const open: (readonly Places[])[] = []
  for (const way of ways) {
    const places = way.map(placesOf)
    if (places.every(({ length }) => length > 0))
      open.push(places.sort((a, b) => a.length - b.length))
  }
  return open
}

const holdsAll = (way: readonly Places[], start: number, end: number): boolean =>
  way.every((places) => {
    const place = places[firstFrom(places, start)]
    return place !== undefined && place < end
  })

/** The index of the first place at or behind `start`. */
function firstFrom(places: Places, start: number): number {
  let low = 0
  let high = places.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (places[middle]! < start) low = middle + 1
    else high = middle
  }
  return low
}
