/** Where patterns can match: stretches of a text that hold all the words that a pattern needs. */

import type { Document } from '../document.ts'
import { wordings } from '../wording.ts'
import { mentions, type Places } from './mentions.ts'
import { prose } from './prose.ts'

/** Offsets of the reading, `end` exclusive. */
interface Span {
  start: number
  end: number
}

/**
 * Those of `spans`, which are in the order of the text, that any of `patterns` matches when it is tried on their prose.
 * The words that announced patterns need tell where to try. Spans are given unseen when a pattern asks for line ends.
 */
export function candidates<Item extends Span>(
  document: Document,
  spans: readonly Item[],
  ...patterns: readonly RegExp[]
): readonly Item[] {
  if (spans.length === 0) return spans
  const matched = new Set<number>()
  for (const pattern of patterns) {
    const ways = openWays(document, pattern)
    if (ways.length === 0) continue
    const probe = wordings.probeOf(pattern)
    const tryAt = (index: number) => {
      if (matched.has(index)) return
      const { start, end } = spans[index]!
      if (!probe || probe.test(document.observe(prose).slice(start, end))) matched.add(index)
    }
    for (const way of ways)
      if (way.length === 0) spans.forEach((_, index) => tryAt(index))
      else eachSpan(spans, way, tryAt)
  }
  return matched.size === 0 ? [] : spans.filter((_, index) => matched.has(index))
}

/** Goes by the places of the rarest clause. Spans are in order, by their starts and by their ends. */
function eachSpan(
  spans: readonly Span[],
  way: readonly Places[],
  found: (index: number) => void,
): void {
  let next = 0
  let told = -1
  for (const place of way[0]!) {
    while (next < spans.length && spans[next]!.end <= place) next++
    for (let index = next; index < spans.length && spans[index]!.start <= place; index++) {
      if (index <= told) continue
      told = index
      const { start, end } = spans[index]!
      if (holdsAll(way, start, end)) found(index)
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
