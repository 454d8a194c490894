/** Where patterns can match: stretches of a text that hold all the words that a pattern needs. */

import type { Document } from '../../document.ts'
import { firstNotBefore } from '../../halving.ts'
import { prose } from '../sentences/prose.ts'
import type { Place } from './notions.ts'
import { firstFrom, type Offsets, type Opening, openings } from './openings.ts'

/**
 * Those of `spans`, which are in the order of the text, that any of `patterns` matches when it is tried on their prose.
 * The words that announced patterns need tell where to try. Spans are given unseen when a pattern asks for line ends.
 */
export function candidates<Item extends Place>(
  document: Document,
  spans: readonly Item[],
  ...patterns: readonly RegExp[]
): readonly Item[] {
  if (spans.length === 0) return spans
  const marked = new Marked(spans)
  const known = document.observe(openings)
  for (const pattern of patterns) {
    const open = known.of(pattern)
    if (open) for (const opening of open) marked.addMatching(document, opening)
    else marked.addTried((span) => matches(pattern, document, span))
  }
  return marked.list()
}

const matches = (pattern: RegExp, document: Document, { start, end }: Place): boolean => {
  pattern.lastIndex = 0
  const found = pattern.test(document.observe(prose).slice(start, end))
  // Left where it is, it would have the next search begin in the middle of a text.
  pattern.lastIndex = 0
  return found
}

/** Those of `spans` that hold the words which any of `patterns` needs: a cheap look before `candidates`. */
export function possible<Item extends Place>(
  document: Document,
  spans: readonly Item[],
  patterns: readonly RegExp[],
): readonly Item[] {
  const marked = new Marked(spans)
  const known = document.observe(openings)
  for (const pattern of patterns) {
    const open = known.of(pattern)
    if (!open) return spans
    for (const opening of open) {
      if (!opening.trail) return spans
      marked.addHolding(opening)
    }
  }
  return marked.list()
}

/** False when none of `patterns` can match anywhere in the text. */
export function mayMatch(document: Document, ...patterns: readonly RegExp[]): boolean {
  const known = document.observe(openings)
  return patterns.some((pattern) => known.of(pattern)?.length !== 0)
}

/** Spans that are found one after the other. */
class Marked<Item extends Place> {
  private marks: Uint8Array | null = null
  private readonly marked: number[] = []

  constructor(private readonly spans: readonly Item[]) {}

  list(): readonly Item[] {
    if (this.marked.length === 0) return []
    return this.marked.sort((a, b) => a - b).map((index) => this.spans[index]!)
  }

  private mark(index: number): void {
    this.marks ??= new Uint8Array(this.spans.length)
    if (this.marks[index] === 1) return
    this.marks[index] = 1
    this.marked.push(index)
  }

  addTried(isOne: (span: Item) => boolean): void {
    for (let index = 0; index < this.spans.length; index++)
      if (this.marks?.[index] !== 1 && isOne(this.spans[index]!)) this.mark(index)
  }

  /** Where the words of all clauses stand. */
  addHolding({ trail }: Opening): void {
    this.eachHolding(trail!.places, (index) => this.mark(index))
  }

  /** Where a way matches; it is tried around its rarest words alone. */
  addMatching(document: Document, opening: Opening): void {
    const probe = document.observe(openings).probeOf(opening.way)
    if (!probe) {
      if (opening.trail) this.addHolding(opening)
      else this.addTried(() => true)
      return
    }
    const text = document.observe(prose)
    if (!opening.trail)
      this.addTried(({ start, end }) => matchesIn(probe, text, start, end, start, end))
    else
      this.eachHolding(opening.trail.places, (index, first) => {
        if (matchesAround(opening, probe, text, this.spans[index]!, first)) this.mark(index)
      })
  }

  /** Every span that is not marked yet and holds a place, with the index of the first place there. */
  private eachHolding(places: Offsets, look: (index: number, first: number) => void): void {
    const { spans } = this
    let first = 0
    for (let index = 0; first < places.length; index++) {
      index = firstEndingBehind(spans, places[first]!, index)
      if (index >= spans.length) return
      const { start, end } = spans[index]!
      if (places[first]! < start) first = firstFrom(places, start, first)
      if (first < places.length && places[first]! < end && this.marks?.[index] !== 1)
        look(index, first)
    }
  }
}

/** Tries a way where its rarest words have it start; windows that touch are tried in one go. */
function matchesAround(
  { reach, trail }: Opening,
  probe: RegExp,
  text: string,
  span: Place,
  first: number,
): boolean {
  const { places, from, to } = trail!
  let start = -1
  let latest = -1
  let end = -1
  for (let index = first; index < places.length && places[index]! < span.end; index++) {
    const place = places[index]!
    const begin = Math.max(span.start, place - to)
    if (start >= 0 && begin > end) {
      if (matchesIn(probe, text, span.start, end, start, latest)) return true
      start = -1
    }
    if (start < 0) start = begin
    latest = place - from
    end = Math.min(span.end, latest + reach)
  }
  return start >= 0 && matchesIn(probe, text, span.start, end, start, latest)
}

/** True when a match begins between two offsets. What stands behind `end` is not seen, nor what stands before `from`. */
function matchesIn(
  probe: RegExp,
  text: string,
  from: number,
  end: number,
  first: number,
  latest: number,
): boolean {
  probe.lastIndex = first - from
  const found = probe.exec(text.slice(from, end))
  return found !== null && found.index + from <= latest
}

/** The index of the first span at or behind `from` that ends behind a place. */
function firstEndingBehind(spans: readonly Place[], place: number, from: number): number {
  if (from < spans.length && spans[from]!.end > place) return from
  return firstNotBefore(from, spans.length, (index) => spans[index]!.end <= place)
}
