/** Conjunctions: notions that stand close to each other, in any order. */

import type { Document } from '../../document.ts'
import { regex } from '../../patterns/verbose.ts'
import { paragraphAround } from '../sentences/paragraphs.ts'
import { prose } from '../sentences/prose.ts'
import type { Notion, Place } from './notions.ts'
import { hasBetween, type Offsets, openings } from './openings.ts'
import { type Search, searches } from './searches.ts'

export interface Joined<Span extends Place> {
  span: Span
  /** The words with what stands right around them. */
  text: string
  /** Offset of `text` in the reading. */
  from: number
  /** From the first word to the last, offsets of the reading. */
  start: number
  end: number
  /** Where the first of the notions is said. */
  key: Place
}

export interface Conjunction {
  /** Parts that are ordered: under a negation they do not count. The first is the one that is shown. */
  meant: readonly Notion[]
  /** Parts that may stand under a negation, which is often half of what they say. */
  said?: readonly Notion[]
  /** Characters that hold them all, in any order. */
  within?: number
  /**
   * Instead, characters between one part and the next at most: they stand in this order, without an exclamation
   * between.
   */
  gaps?: readonly number[]
  /** The first part counts only where a clause begins with it, as orders do. */
  ordered?: boolean
  /** The other parts may stand in other items of the same list, or in other paragraphs. */
  across?: boolean
}

/** What may stand before the verb of an order. */
const BEFORE_ORDER = regex.u`
    (?:^|[^\p{L}\s]|(?<!\p{L})(?:and|or|then|also|always|please|must|should|to|shall|will|you|
        it|quietly|silently|secretly|first|next|finally|now|instead|simply|just|automatically|
        agents?|assistants?|immediately|otherwise|y|e|und|et|и|o|en|dann|luego|puis|depois|
        затем|bitte)|[\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7af])\s{0,4}$
  `

/** The way through menus to a setting of this name. */
const MENU = /\p{L}[\p{L} ]{0,12}["'*_\x60]{0,2}\s?(?:→|->|›|»|(?<!^)>)\s{0,2}["'*_\x60]{0,2}$/u

/** `Note: …` heads a remark, and what ends a sentence is done to nothing. */
const NO_VERB = /^(?:note:|\p{L}{2,12}[.?!)](?:\s|$))/u

/** A paragraph begins with it, or a clause. */
function isOrdered(text: string, start: number): boolean {
  const before = text.slice(Math.max(0, start - 20), start)
  if (MENU.test(before) || NO_VERB.test(text.slice(start, start + 16))) return false
  return (
    /\n\s{0,3}\n\s{0,8}$/.test(text.slice(Math.max(0, start - 12), start)) ||
    BEFORE_ORDER.test(before)
  )
}

const WITHIN = 320

/** Characters of parts in order, with what stands between them. */
const CHAIN = 800

/** Characters on each side that still say something of a conjunction. */
const AROUND = 100

interface Part {
  readonly notion: Notion
  readonly isMeant: boolean
  /** Places where its words stand. */
  readonly count: number
}

/** Spans with a place that holds the words of all parts within so many characters. */
function near<Span extends Place>(
  document: Document,
  spans: readonly Span[],
  rarestFirst: readonly Part[],
  within: number,
): readonly Span[] {
  const known = document.observe(openings)
  let places: Offsets | null = null
  for (const { notion } of rarestFirst) {
    const own = known.placesOf(notion)
    if (!own) break
    places = places ? beside(places, own, within) : own
    if (places.length === 0) return []
  }
  if (!places) return spans
  return spans.filter(({ start, end }) => hasBetween(places, start, end - 1))
}

/** Lists this much longer than another are searched for each of its places, others are gone through side by side. */
const LONGER = 12

/** Those of `places` that have one of `other` within so many characters. */
function beside(places: Offsets, other: Offsets, within: number): Offsets {
  if (other.length > LONGER * places.length)
    return places.filter((place) => hasBetween(other, place - within, place + within))
  const kept = new Int32Array(places.length)
  let size = 0
  let at = 0
  for (let index = 0; index < places.length; index++) {
    const place = places[index]!
    while (at < other.length && other[at]! < place - within) at++
    if (at < other.length && other[at]! <= place + within) kept[size++] = place
  }
  return kept.subarray(0, size)
}

/** False when the words of one of the notions stand nowhere in the text. */
export function mayJoin(document: Document, notions: readonly Notion[]): boolean {
  const { countOf } = document.observe(openings)
  return notions.every((notion) => countOf(notion) > 0)
}

/** What `keep` makes of conjunctions, which are tried in turn: a key that one of them told of is not looked at again. */
export function* joinedInTurn<Span extends Place, Shape extends Conjunction, Kept>(
  document: Document,
  spans: readonly Span[],
  shapes: readonly Shape[],
  keep: (joined: Joined<Span>, shape: Shape) => Kept | null,
): Generator<Kept> {
  const taken = new Set<number>()
  for (const shape of shapes)
    for (const one of joined(document, spans, shape, taken)) {
      const kept = keep(one, shape)
      if (kept === null) continue
      taken.add(one.key.start)
      yield kept
    }
}

/**
 * Spans that hold every part close together, each once for every place of the first part. Keys that start where one is
 * `taken` are passed over.
 */
export function* joined<Span extends Place>(
  document: Document,
  spans: readonly Span[],
  { meant, said = [], gaps, within = gaps ? CHAIN : WITHIN, ordered, across }: Conjunction,
  taken?: ReadonlySet<number>,
): Generator<Joined<Span>> {
  const notions = [...meant, ...said]
  if (!mayJoin(document, notions)) return
  const { countOf } = document.observe(openings)
  const parts = notions.map((notion, index) => ({
    notion,
    isMeant: index < meant.length,
    count: countOf(notion),
  }))
  const rarestFirst = parts.toSorted((a, b) => a.count - b.count)
  const left = near(document, spans, rarestFirst, within)
  if (left.length === 0) return
  const whole = document.observe(prose)
  const search = document.observe(searches)(spans)
  const seen = new Set<number>()
  for (const span of left) {
    const [keys, ...others] = placesOfEach(search, span, parts, rarestFirst)
    if (!keys) continue
    // Parts with few places choose first, so that no other takes the only one.
    if (!gaps) others.sort((a, b) => a.length - b.length)
    for (const key of keys) {
      if (seen.has(key.start) || taken?.has(key.start)) continue
      if (ordered && !isOrdered(document.reading.text, key.start)) continue
      const beside = across || isSaidWithIt(document, key, others)
      const group =
        beside && (gaps ? chainFrom(whole, key, others, gaps) : groupAround(key, others, within))
      if (!group) continue
      seen.add(key.start)
      const { start, end } = group
      const from = Math.max(span.start, start - AROUND)
      const text = whole.slice(from, Math.min(span.end, end + AROUND))
      yield { span, text, from, start, end, key }
    }
  }
}

/** Where each part stands in a span; empty when one of them does not, for which the rarest are looked for first. */
function placesOfEach(
  search: Search,
  span: Place,
  parts: readonly Part[],
  rarestFirst: readonly Part[],
): (readonly Place[])[] {
  for (const { notion, isMeant } of rarestFirst)
    if (search.placesOf(notion, span, isMeant).length === 0) return []
  return parts.map(({ notion, isMeant }) => search.placesOf(notion, span, isMeant))
}

/** Other parts that the paragraph or list item of the first one has to hold; each such says a thing of its own. */
const BESIDE_MIN = 2

function isSaidWithIt(
  document: Document,
  key: Place,
  others: readonly (readonly Place[])[],
): boolean {
  const own = paragraphAround(document, key.start)
  const isBeside = ({ start, end }: Place) =>
    start >= own.start && start < own.end && (start >= key.end || end <= key.start)
  const beside = others.filter((list) => list.some(isBeside)).length
  return beside >= Math.min(BESIDE_MIN, others.length)
}

/** The place of each other part that is nearest to `key` and apart from the rest, when all are close enough. */
function groupAround(
  key: Place,
  others: readonly (readonly Place[])[],
  within: number,
): Place | null {
  const chosen: Place[] = [key]
  let { start, end } = key
  for (const list of others) {
    let best: Place | null = null
    let least = Number.POSITIVE_INFINITY
    for (const place of list) {
      const apart = distance(key, place)
      if (apart >= least || chosen.some((one) => overlap(one, place))) continue
      best = place
      least = apart
    }
    if (!best) return null
    chosen.push(best)
    start = Math.min(start, best.start)
    end = Math.max(end, best.end)
  }
  return end - start > within ? null : { start, end }
}

/** What may not stand between two parts that follow each other. */
const ENDS = /[!\n]/

/** From `key` to the last of the others, when they follow one after the other. */
function chainFrom(
  text: string,
  { start, end }: Place,
  [next, ...others]: readonly (readonly Place[])[],
  [gap, ...gaps]: readonly number[],
): Place | null {
  if (!next) return { start, end }
  for (const place of next) {
    if (place.start < end) continue
    if (place.start - end > gap!) break
    if (ENDS.test(text.slice(end, place.start))) continue
    const chain = chainFrom(text, { start, end: place.end }, others, gaps)
    if (chain) return chain
  }
  return null
}

const overlap = (a: Place, b: Place): boolean => a.start < b.end && a.end > b.start

const distance = (a: Place, b: Place): number => Math.max(b.start - a.end, a.start - b.end)
