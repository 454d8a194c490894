/** What the notes of the walk mean: labels, starts and ends. */

import {
  GOES_ON,
  isWhole,
  LABEL_SHIFT,
  OPEN_END,
  OPEN_START,
  ROUGH,
  type Rests,
} from './entries.ts'
import { EMPHASIS, isAsciiInWord, SPACE } from './symbols.ts'
import { FRESH, places, states } from './walk.ts'
import type { Found, MatcherTables } from './matcher.ts'

/** What is told of a text, used again for every text: three numbers for each term, and two for each rough one. */
let whole: Int32Array = new Int32Array(1 << 12)
let rough: Int32Array = new Int32Array(1 << 14)

const grown = (list: Int32Array): Int32Array => {
  const larger = new Int32Array(2 * list.length)
  larger.set(list)
  return larger
}

/** What the first notes of the walk mean, `count` of them. */
export function tell(text: string, tables: MatcherTables, count: number): Found {
  const { kinds, ascii, stems, facts, rests, foreign } = tables
  const { firstTelling, from, outputs, depths } = tables.automaton
  let size = 0
  let roughSize = 0
  let disordered = false
  const add = (label: number, start: number, end: number) => {
    if (size + 3 > whole.length) whole = grown(whole)
    whole[size++] = label
    whole[size++] = start
    whole[size++] = end
  }
  const addRough = (label: number, place: number) => {
    if (roughSize + 2 > rough.length) rough = grown(rough)
    rough[roughSize++] = label
    rough[roughSize++] = place
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
    const inside = goesOn(text, place)
    const last = from[state - firstTelling + 1]!
    for (let index = from[state - firstTelling]!; index < last; index++) {
      const fact = facts[index]!
      if (inside && (fact & (OPEN_END | GOES_ON)) === 0) continue
      // The walk has told of the others itself.
      if (fresh && (fact & OPEN_START || stems[outputs[index]!] !== depths[state])) continue
      // The automaton has seen to the start of a rough term.
      if (fact & ROUGH) {
        const end = fact & GOES_ON ? endOf(rests, index, text, kinds, place) : place
        if (end < 0 || (end > place && (fact & OPEN_END) === 0 && goesOn(text, end))) continue
        addRough(fact >> LABEL_SHIFT, end)
        continue
      }
      const entry = ascii[outputs[index]!]!
      let start = place + 1 - entry.length
      if (!text.startsWith(entry.word, start)) start = startOf(text, kinds, place, entry.length)
      if (isWhole(text, start, place + 1, entry)) add(entry.label, start, place + 1)
    }
  }
  const told = {
    labels: column(whole, 0, 3, size),
    starts: column(whole, 1, 3, size),
    ends: column(whole, 2, 3, size),
    roughLabels: column(rough, 0, 2, roughSize),
    places: column(rough, 1, 2, roughSize),
  }
  return disordered ? byEnds(told) : told
}

/** True when the word of a character goes on behind it. */
const goesOn = (text: string, at: number): boolean =>
  isAsciiInWord(text.charCodeAt(at)) && isAsciiInWord(text.charCodeAt(at + 1))

/**
 * Where the rest of an output ends whose stem ends at `last`; -1 where the text goes on otherwise. As the walk does, it
 * passes over marks, and a run of spaces is one.
 */
function endOf(
  { from, text: rests }: Rests,
  index: number,
  text: string,
  kinds: Uint8Array,
  last: number,
): number {
  let at = last
  let spaces = false
  for (let next = from[index]!; next < from[index + 1]!; next++) {
    const code = rests.charCodeAt(next)
    let kind = kinds[text.charCodeAt(++at)]!
    while (at < text.length && (kind === EMPHASIS || (spaces && kind === SPACE)))
      kind = kinds[text.charCodeAt(++at)]!
    spaces = code === 0x20
    if (spaces ? kind !== SPACE : text.charCodeAt(at) !== code) return -1
  }
  return at
}

/** One of the numbers of each row of a table. */
function column(table: Int32Array, first: number, width: number, size: number): Int32Array {
  const list = new Int32Array(size / width)
  for (let row = 0; row < list.length; row++) list[row] = table[row * width + first]!
  return list
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
