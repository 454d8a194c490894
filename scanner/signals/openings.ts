/** Which announced patterns a text can match at all, and where: their words stand there as far apart as in a match. */

import type { Document } from '../document.ts'
import type { Found } from '../matcher/matcher.ts'
import { defineSignal } from '../signal.ts'
import type { Way } from '../wording.ts'
import { type KnownWords, knownWords, words } from './words.ts'

/** Offsets in order. */
export type Places = readonly number[]

/** Where one of the words of a way stands, so many characters behind the start of a match. */
interface Trail {
  places: Places
  from: number
  to: number
}

/** A way to match with the places of its rarest clause about which the words of the others stand; null when it needs none. */
export interface Opening {
  readonly way: Way
  readonly trail: Trail | null
}

export interface Openings {
  /** Null for a pattern that was not announced. */
  of(pattern: RegExp): readonly Opening[] | null
  /** Where words stand about which any of the patterns may match; null for a list that may match everywhere. */
  placesOf(patterns: readonly RegExp[]): Places | null
}

const none: readonly never[] = []

export const openings = defineSignal('openings', (document: Document): Openings => {
  const known = knownWords()
  const { ways, placesOf } = openWays(document.observe(words), known)
  const opened = new Map<RegExp, readonly Opening[]>()
  const of = (pattern: RegExp): readonly Opening[] | null => {
    const open = ways.get(pattern)
    if (!open) return known.wordings.patterns.has(pattern) ? none : null
    let list = opened.get(pattern)
    if (!list) opened.set(pattern, (list = open.flatMap((way) => openingOf(way, placesOf))))
    return list
  }
  const merged = new Map<readonly RegExp[], Places | null>()
  return {
    of,
    placesOf(patterns) {
      let places = merged.get(patterns)
      if (places === undefined) merged.set(patterns, (places = placesOfAll(patterns.map(of))))
      return places
    },
  }
})

function placesOfAll(lists: readonly (readonly Opening[] | null)[]): Places | null {
  const all: number[] = []
  for (const list of lists) {
    if (!list) return null
    for (const { trail } of list) {
      if (!trail) return null
      for (const place of trail.places) all.push(place)
    }
  }
  return all.sort((a, b) => a - b)
}

/** Ways by pattern all of whose clauses stand in the text, and where the words of these clauses stand. */
function openWays({ roughLabels, places }: Found, known: KnownWords) {
  const { from, list } = known.clausesOf
  const { lists } = known.tallies
  const ways = new Map<RegExp, Way[]>()
  const byClause = new Map<number, number[]>()
  for (const way of openOnes(roughLabels, known)) {
    const group = ways.get(way.pattern)
    if (group) group.push(way)
    else ways.set(way.pattern, [way])
    for (const { clause } of way.needs)
      if (lists[clause] === null) byClause.set(clause, (lists[clause] = []))
  }
  for (let index = 0; index < roughLabels.length; index++) {
    const label = roughLabels[index]!
    const last = from[label + 1]!
    for (let at = from[label]!; at < last; at++) {
      const asked = lists[list[at]!]!
      if (asked !== null) insert(asked, places[index]!)
    }
  }
  for (const clause of byClause.keys()) lists[clause] = null
  return { ways, placesOf: (clause: number): Places => byClause.get(clause) ?? none }
}

/** Each word counts once, and so does each clause: a way is open with the last of its clauses. */
function openOnes(labels: Int32Array, known: KnownWords): readonly Way[] {
  const { clausesOf, waysOf, needed, free, wordings } = known
  const { seen, held, met } = known.tallies
  for (const tally of [seen, held, met]) tally.fill(0)
  const open = [...free]
  for (let index = 0; index < labels.length; index++) {
    const label = labels[index]!
    if (seen[label] === 1) continue
    seen[label] = 1
    for (let at = clausesOf.from[label]!; at < clausesOf.from[label + 1]!; at++) {
      const clause = clausesOf.list[at]!
      if (held[clause] === 1) continue
      held[clause] = 1
      for (let one = waysOf.from[clause]!; one < waysOf.from[clause + 1]!; one++) {
        const way = waysOf.list[one]!
        met[way]!++
        if (met[way] === needed[way]) open.push(wordings.ways[way]!)
      }
    }
  }
  return open
}

/** Words are found in order, but for few, and those are not far from their place. */
function insert(list: number[], place: number): void {
  let at = list.length
  while (at > 0 && list[at - 1]! > place) at--
  if (at === list.length) list.push(place)
  else list.splice(at, 0, place)
}

/** Empty when the words stand too far apart everywhere. */
function openingOf(way: Way, placesOf: (clause: number) => Places): readonly Opening[] {
  if (way.needs.length === 0) return [{ way, trail: null }]
  const [rarest, ...others] = way.needs
    .map(({ clause, from, to }): Trail => ({ places: placesOf(clause), from, to }))
    .sort((a, b) => a.places.length - b.places.length)
  let { places } = rarest!
  for (const other of others) places = places.filter((place) => standsBeside(other, place, rarest!))
  return places.length === 0 ? none : [{ way, trail: { ...rarest!, places } }]
}

/** True when a word of another clause stands where a match around `place` would have it. */
const standsBeside = ({ places, from, to }: Trail, place: number, around: Trail): boolean =>
  hasBetween(places, place + from - around.to, place + to - around.from)

export function hasBetween(places: Places, first: number, last: number): boolean {
  const index = firstFrom(places, first, 0)
  return index < places.length && places[index]! <= last
}

/** The index of the first place, at `from` or behind, that is at or behind `start`. */
export function firstFrom(places: Places, start: number, from: number): number {
  let low = from
  let high = places.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (places[middle]! < start) low = middle + 1
    else high = middle
  }
  return low
}
