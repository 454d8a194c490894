/** What the notes of the walk mean: labels, starts and ends. */

import type { Automaton } from './automaton.ts'
import { type Entry, isWhole, type Table } from './entries.ts'
import { EMPHASIS, isAsciiInWord, SPACE } from './symbols.ts'
import { FRESH, places, states } from './walk.ts'
import type { Found } from './matcher.ts'

/** What the notes mean. */
export function tell(
  text: string,
  kinds: Uint8Array,
  automaton: Automaton,
  count: number,
  ascii: readonly Entry[],
  { labels, lengths, openStart, openEnd, roughly }: Table,
  foreign: readonly Entry[],
): Found {
  const { firstTelling, from, outputs, depths } = automaton
  const most = mostTold(automaton, count)
  const found = new Int32Array(3 * most)
  const rough = new Int32Array(2 * most)
  let size = 0
  let roughSize = 0
  let disordered = false
  const add = (label: number, start: number, end: number) => {
    found[size] = label
    found[most + size] = start
    found[2 * most + size++] = end
  }
  const addRough = (label: number, place: number) => {
    rough[roughSize] = label
    rough[most + roughSize++] = place
  }
  for (let note = 0; note < count; note++) {
    const noted = states[note]!
    const place = places[note]!
    if (noted < 0) {
      const entry = foreign[~noted]!
      if (entry.roughly) addRough(entry.label, place)
      else add(entry.label, place, place + entry.length)
      continue
    }
    const fresh = noted >= FRESH
    const state = fresh ? noted - FRESH : noted
    disordered ||= fresh
    const inside =
      isAsciiInWord(text.charCodeAt(place)) && isAsciiInWord(text.charCodeAt(place + 1))
    const last = from[state - firstTelling + 1]!
    for (let index = from[state - firstTelling]!; index < last; index++) {
      const number = outputs[index]!
      if (inside && openEnd[number] === 0) continue
      // The walk has told of the others itself.
      if (fresh && (openStart[number] === 1 || lengths[number] !== depths[state])) continue
      // The automaton has seen to the start of a rough term.
      if (roughly[number] === 1) {
        addRough(labels[number]!, place)
        continue
      }
      const entry = ascii[number]!
      let start = place + 1 - entry.length
      if (!text.startsWith(entry.word, start)) start = startOf(text, kinds, place, entry.length)
      if (isWhole(text, start, place + 1, entry)) add(entry.label, start, place + 1)
    }
  }
  const part = (column: number) => found.subarray(column * most, column * most + size)
  const told = {
    labels: part(0),
    starts: part(1),
    ends: part(2),
    roughLabels: rough.subarray(0, roughSize),
    places: rough.subarray(most, most + roughSize),
  }
  return disordered ? byEnds(told) : told
}

function mostTold({ firstTelling, from }: Automaton, count: number): number {
  let most = 0
  for (let note = 0; note < count; note++) {
    const state = states[note]! % FRESH
    most += state < 0 ? 1 : from[state - firstTelling + 1]! - from[state - firstTelling]!
  }
  return most
}

function byEnds(found: Found): Found {
  const { labels, starts, ends } = found
  const order = Int32Array.from(ends, (_, index) => index).sort((a, b) => ends[a]! - ends[b]!)
  return {
    ...found,
    labels: order.map((index) => labels[index]!),
    starts: order.map((index) => starts[index]!),
    ends: order.map((index) => ends[index]!),
  }
}

/** Walks back over as many symbols as the automaton took, in the text as it stands. */
function startOf(text: string, kinds: Uint8Array, last: number, length: number): number {
  let at = last
  for (let taken = 0; taken < length; at--) {
    const kind = kinds[text.charCodeAt(at)]
    if (kind === EMPHASIS) continue
    if (kind !== SPACE || !spaceBefore(text, kinds, at)) taken++
  }
  return at + 1
}

/** True when the run of white space goes on to the left, over marks that are passed over. */
function spaceBefore(text: string, kinds: Uint8Array, at: number): boolean {
  let before = at - 1
  while (before >= 0 && kinds[text.charCodeAt(before)] === EMPHASIS) before--
  return before >= 0 && kinds[text.charCodeAt(before)] === SPACE
}
