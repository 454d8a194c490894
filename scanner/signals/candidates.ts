/** Where patterns can match: stretches of a text that hold all the words that a pattern needs. */

import type { Document } from '../document.ts'
import { wordings } from '../wording.ts'
import { mentions, type Places } from './mentions.ts'

/** Offsets of the reading, `end` exclusive. */
interface Span {
  start: number
  end: number
}

/**
 * Those of `spans`, which are in the order of the text, that any of `patterns` may match. A pattern that was not announced as `worded` may match
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
  const marked = new Uint8Array(spans.length)
  for (const way of ways) markSpans(spans, way, marked)
  return spans.filter((_, index) => marked[index] === 1)
}

/** Goes by the places of the rarest clause. Spans are in order, by their starts and by their ends. */
function markSpans(spans: readonly Span[], way: readonly Places[], marked: Uint8Array): void {
  let next = 0
  for (const place of way[0]!) {
    while (next < spans.length && spans[next]!.end <= place) next++
    for (let index = next; index < spans.length && spans[index]!.start <= place; index++) {
      if (marked[index] === 1) continue
      const { start, end } = spans[index]!
      if (holdsAll(way, start, end)) marked[index] = 1
    }
  }
}

/** False when none of `patterns` can match anywhere in the text. */
export function mayMatch(document: Document, ...patterns: readonly RegExp[]): boolean {
  const { holds } = document.observe(mentions)
  return patterns.some((pattern) => {
    const ways = wordings.waysOf(pattern)
    return !ways || ways.some((way) => way.every(holds))
  })
}

/** Ways to match all of whose clauses the text holds, each with its rarest clause first. */
function openWays(document: Document, pattern: RegExp): (readonly Places[])[] {
  const ways = wordings.waysOf(pattern)
  if (!ways) return [[]]
  const { holds, placesOf } = document.observe(mentions)
  return ways
    .filter((way) => way.every(holds))
    .map((way) => way.map(placesOf).sort((a, b) => a.length - b.length))
}

function holdsAll(way: readonly Places[], start: number, end: number): boolean {
  for (const places of way) {
    const index = firstFrom(places, start)
    if (index === places.length || places[index]! >= end) return false
  }
  return true
}

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
