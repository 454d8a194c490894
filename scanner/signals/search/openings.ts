/** Which announced patterns a text can match at all, and where: their words stand there as far apart as in a match. */

import type { Document } from '../../document.ts'
import type { Found } from '../../matcher/matcher.ts'
import { probeOf } from '../../patterns/probes.ts'
import type { Needs } from '../../patterns/wording.ts'
import { defineSignal } from '../../signal.ts'
import { type KnownWords, knownWords, words } from './words.ts'

/** Offsets of the reading, in order. */
export type Offsets = Int32Array

/** Where one of the words of a way stands, so many characters behind the start of a match. */
interface Trail {
  places: Offsets
  from: number
  to: number
}

/**
 * A way to match with the places of its rarest clause about which the words of the others stand; null when it needs
 * none.
 */
export interface Opening {
  /** Its number. */
  readonly way: number
  /** Characters from the start of a match that tell whether it is one. */
  readonly reach: number
  readonly trail: Trail | null
}

export interface Openings {
  /** Null for a pattern that was not announced. */
  of(pattern: RegExp): readonly Opening[] | null
  /** Finds one way alone, from its `lastIndex` on; null for one that cannot be tried on prose. */
  probeOf(way: number): RegExp | null
  /** The announced patterns that the text can match at all. */
  patterns(): Iterable<RegExp>
  /** Where words stand about which any of the patterns may match; null for a list that may match everywhere. */
  placesOf(patterns: readonly RegExp[]): Offsets | null
  /** False when the pattern matches nothing that lies between two offsets, the second of which is exclusive. */
  mayMatchBetween(pattern: RegExp, start: number, end: number): boolean
  /** How many of them there are, without putting them in order. */
  countOf(patterns: readonly RegExp[]): number
}

const none: readonly never[] = []

/** Of a pattern that was not announced nothing is known: it may match everywhere. */
export const EVERYWHERE: Pick<Opening, 'reach' | 'trail'> = { reach: 0, trail: null }

export const openings = defineSignal('openings', (document: Document): Openings => {
  const known = knownWords()
  const opened = openingsIn(document.observe(words), known)
  const of = (pattern: RegExp): readonly Opening[] | null => {
    const number = known.numberOf.get(pattern)
    return number === undefined ? null : (opened.get(number) ?? none)
  }
  const merged = new Map<readonly RegExp[], Offsets | null>()
  const countByPattern = countsByPattern(opened, known)
  return {
    of,
    probeOf: (way) => probeOf(known.wordings, way),
    patterns: () => Array.from(opened.keys(), (number) => known.wordings.patterns[number]!),
    placesOf(patterns) {
      let places = merged.get(patterns)
      if (places === undefined) merged.set(patterns, (places = placesOfAll(patterns, of)))
      return places
    },
    mayMatchBetween(pattern, start, end) {
      const ways = of(pattern)
      return !ways || ways.some(({ trail }) => !trail || hasBetween(trail.places, start, end - 1))
    },
    countOf(patterns) {
      const numbers = numbersOf(patterns, known)
      let count = 0
      for (let index = 0; index < numbers.length; index++) count += countByPattern[numbers[index]!]!
      return count
    },
  }
})

/** By pattern how many places its ways have; the last entry is that of patterns which were not announced. */
function countsByPattern(
  opened: ReadonlyMap<number, readonly Opening[]>,
  { wordings: { patterns } }: KnownWords,
): Float64Array {
  const counts = new Float64Array(patterns.length + 1)
  counts[patterns.length] = Infinity
  for (const [number, list] of opened)
    for (const { trail } of list) counts[number]! += trail?.places.length ?? Infinity
  return counts
}

/** The numbers of the patterns of a list, which is asked about for every text. */
function numbersOf(list: readonly RegExp[], known: KnownWords): Uint16Array {
  if (numbered.known !== known) numbered = { known, lists: new WeakMap() }
  let numbers = numbered.lists.get(list)
  if (!numbers) {
    const { numberOf, wordings } = known
    numbers = Uint16Array.from(list, (one) => numberOf.get(one) ?? wordings.patterns.length)
    numbered.lists.set(list, numbers)
  }
  return numbers
}

let numbered: { known: KnownWords | null; lists: WeakMap<readonly RegExp[], Uint16Array> } = {
  known: null,
  lists: new WeakMap(),
}

function placesOfAll(patterns: readonly RegExp[], of: Openings['of']): Offsets | null {
  const lists: Offsets[] = []
  let length = 0
  for (const pattern of patterns) {
    const list = of(pattern)
    if (!list) return null
    for (const { trail } of list) {
      if (!trail) return null
      lists.push(trail.places)
      length += trail.places.length
    }
  }
  if (lists.length === 1) return lists[0]!
  const all = new Int32Array(length)
  let size = 0
  for (const places of lists) {
    all.set(places, size)
    size += places.length
  }
  return all.sort()
}

/** By the number of the pattern the ways whose words stand in the text, as far apart as in a match. */
function openingsIn(found: Found, known: KnownWords): ReadonlyMap<number, readonly Opening[]> {
  const { needs, patternOf, reach } = known.wordings.ways
  const ways = openWays(found.roughLabels, known)
  const standing = standingOf(found, ways, known)
  const opened = new Map<number, Opening[]>()
  for (const way of ways) {
    const isFree = needs.from[way] === needs.from[way + 1]
    const trail = isFree ? null : trailOf(way, needs, standing)
    if (!isFree && !trail) continue
    const opening = { way, reach: reach[way]!, trail }
    const group = opened.get(patternOf[way]!)
    if (group) group.push(opening)
    else opened.set(patternOf[way]!, [opening])
  }
  return opened
}

/** All of whose clauses stand in the text. */
function openWays(labels: Int32Array, known: KnownWords): readonly number[] {
  const { clausesOf, waysOf, free } = known
  const { needs } = known.wordings.ways
  const { seen, held } = known.tallies
  seen.fill(0)
  held.fill(0)
  const clauses: number[] = []
  for (let index = 0; index < labels.length; index++) {
    const label = labels[index]!
    seen[label]!++
    if (seen[label]! > 1) continue
    for (let at = clausesOf.from[label]!; at < clausesOf.from[label + 1]!; at++) {
      const clause = clausesOf.list[at]!
      if (held[clause] === 1) continue
      held[clause] = 1
      if (waysOf.from[clause]! < waysOf.from[clause + 1]!) clauses.push(clause)
    }
  }
  const open = [...free]
  for (const clause of clauses)
    for (let one = waysOf.from[clause]!; one < waysOf.from[clause + 1]!; one++) {
      const way = waysOf.list[one]!
      let need = needs.from[way]!
      const end = needs.from[way + 1]!
      while (need < end && held[needs.clause[need]!] === 1) need++
      if (need === end) open.push(way)
    }
  return open
}

/** Where the words of clauses stand: one list behind the other. */
interface Standing {
  /** By clause the number of its list, from 1 on; 0 for one that no open way needs. */
  readonly lists: Int32Array
  /** Where each list starts in `places`; the next one starts where it ends. */
  readonly from: Int32Array
  readonly places: Offsets
}

function standingOf(found: Found, ways: readonly number[], known: KnownWords): Standing {
  const { roughLabels: labels } = found
  const { needs } = known.wordings.ways
  const { from: first, list: clauses } = known.clausesOf
  const { lists, seen } = known.tallies
  lists.fill(0)
  let count = 0
  for (const way of ways)
    for (let need = needs.from[way]!; need < needs.from[way + 1]!; need++) {
      const clause = needs.clause[need]!
      if (lists[clause] === 0) lists[clause] = ++count
    }
  const from = new Int32Array(count + 2)
  // The lists that each word belongs to, one after the other and 0 behind them; `seen` becomes where those of a word begin.
  const wanted: number[] = [0]
  for (let index = 0; index < labels.length; index++) {
    const label = labels[index]!
    const times = seen[label]!
    if (times <= 0) continue
    const begin = wanted.length
    for (let at = first[label]!; at < first[label + 1]!; at++) {
      const list = lists[clauses[at]!]!
      if (list === 0) continue
      wanted.push(list)
      from[list + 1]! += times
    }
    if (wanted.length === begin) seen[label] = 0
    else {
      wanted.push(0)
      seen[label] = -begin
    }
  }
  for (let list = 1; list <= count; list++) from[list + 1]! += from[list]!
  const ends = from.slice()
  const places = new Int32Array(from[count + 1]!)
  for (let index = 0; index < labels.length; index++) {
    let at = -seen[labels[index]!]!
    if (at === 0) continue
    const place = found.places[index]!
    for (let list = wanted[at]!; list !== 0; list = wanted[++at]!) {
      // Words are found in order, but for few, and those are not far from their place.
      let end = ends[list]!++
      for (; end > from[list]! && places[end - 1]! > place; end--) places[end] = places[end - 1]!
      places[end] = place
    }
  }
  return { lists, from, places }
}

/** Room for the places of one way. */
let scratch = new Int32Array(1024)

/** The places of the rarest clause of a way beside which words of all others stand; null when there are none. */
function trailOf(way: number, needs: Needs, { lists, from, places }: Standing): Trail | null {
  const first = needs.from[way]!
  const last = needs.from[way + 1]!
  let rarest = first
  let start = 0
  let end = 0
  for (let need = first; need < last; need++) {
    const list = lists[needs.clause[need]!]!
    const times = from[list + 1]! - from[list]!
    if (need > first && times >= end - start) continue
    rarest = need
    start = from[list]!
    end = from[list + 1]!
  }
  const least = needs.least[rarest]!
  const most = needs.most[rarest]!
  if (last - first === 1) return { places: places.subarray(start, end), from: least, to: most }
  if (scratch.length < end - start) scratch = new Int32Array(2 * (end - start))
  let size = 0
  for (let at = start; at < end; at++) {
    const place = places[at]!
    let beside = true
    for (let need = first; need < last && beside; need++) {
      if (need === rarest) continue
      const list = lists[needs.clause[need]!]!
      const high = from[list + 1]!
      const next = firstFrom(places, place + needs.least[need]! - most, from[list]!, high)
      beside = next < high && places[next]! <= place + needs.most[need]! - least
    }
    if (beside) scratch[size++] = place
  }
  return size === 0 ? null : { places: scratch.slice(0, size), from: least, to: most }
}

export function hasBetween(places: Offsets, first: number, last: number): boolean {
  const index = firstFrom(places, first)
  return index < places.length && places[index]! <= last
}

/**
 * The index of the first place, at `from` or behind and before `to`, that is at or behind `start`. Written out, since
 * it is asked most often of all: by way of `halving.ts` a scan takes 4 % longer.
 */
export function firstFrom(places: Offsets, start: number, from = 0, to = places.length): number {
  let low = from
  let high = to
  while (low < high) {
    const middle = (low + high) >> 1
    if (places[middle]! < start) low = middle + 1
    else high = middle
  }
  return low
}
