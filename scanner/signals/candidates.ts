/** Where patterns can match: stretches of a text that hold all the words that a pattern needs. */

import type { Document } from '../document.ts'
import { type ClauseNeed, wordings } from '../wording.ts'
import { type Mentions, mentions, type Places } from './mentions.ts'
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

/** Those of `spans` that hold the words which any of `patterns` needs: a cheap look before `candidates`. */
export function possible<Item extends Span>(
  document: Document,
  spans: readonly Item[],
  patterns: readonly RegExp[],
): readonly Item[] {
  const marked = new Uint8Array(spans.length)
  for (const pattern of patterns)
    for (const way of openWays(document, pattern)) {
      if (way.length === 0) return spans
      eachSpan(spans, way, (index) => (marked[index] = 1))
    }
  return spans.filter((_, index) => marked[index] === 1)
}

/** The places of one clause, and where they lie in a match. */
interface Trail {
  places: Places
  from: number
  to: number
}

/** Goes by the places of the rarest clause. Spans are in order, by their starts and by their ends. */
function eachSpan(
  spans: readonly Span[],
  [rarest, ...others]: readonly Trail[],
  found: (index: number) => unknown,
): void {
  let next = 0
  let told = -1
  for (const place of rarest!.places) {
    while (next < spans.length && spans[next]!.end <= place) next++
    for (let index = next; index < spans.length && spans[index]!.start <= place; index++) {
      if (index <= told) continue
      if (!others.every((other) => standsBeside(other, spans[index]!, place, rarest!))) continue
      told = index
      found(index)
    }
  }
}

/** True when a word of another clause stands in the span where a match around `place` would have it. */
function standsBeside(other: Trail, { start, end }: Span, place: number, { from, to }: Trail) {
  const { places } = other
  const index = firstFrom(places, Math.max(start, place + other.from - to))
  return index < places.length && places[index]! < end && places[index]! <= place + other.to - from
}

/** False when none of `patterns` can match anywhere in the text. */
export function mayMatch(document: Document, ...patterns: readonly RegExp[]): boolean {
  const known = document.observe(mentions)
  return patterns.some((pattern) => {
    const ways = wordings.waysOf(pattern)
    return !ways || ways.some((way) => isOpen(way, known))
  })
}

function isOpen(way: readonly ClauseNeed[], { holds }: Mentions): boolean {
  for (const { clause } of way) if (!holds(clause)) return false
  return true
}

/** Ways to match all of whose clauses the text holds, each with its rarest clause first. */
function openWays(document: Document, pattern: RegExp): (readonly Trail[])[] {
  const ways = wordings.waysOf(pattern)
  if (!ways) return [[]]
  const known = document.observe(mentions)
  const open: (readonly Trail[])[] = []
  for (const way of ways)
    if (isOpen(way, known))
      open.push(
        way
          .map(({ clause, from, to }) => ({ places: known.placesOf(clause), from, to }))
          .sort((a, b) => a.places.length - b.places.length),
      )
  return open
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
