/** The terms of the matcher, taken apart. */

import { joins } from './symbols.ts'
import type { Term } from './matcher.ts'

export interface Entry {
  word: string
  label: number
  openStart: boolean
  openEnd: boolean
  roughly: boolean
  length: number
  /** Where its first character beyond ASCII stands; -1 when it has none. */
  anchor: number
}

export function entryOf(term: Term): Entry {
  const openStart = term.pattern.startsWith('*')
  const openEnd = term.pattern.endsWith('*')
  const word = term.pattern.slice(openStart ? 1 : 0, openEnd ? -1 : undefined)
  const anchor = word.search(/[^\x00-\x7f]/)
  const { label, roughly = false } = term
  return { word, length: word.length, label, openStart, openEnd, roughly, anchor }
}

export interface Anchored {
  entry: Entry
  number: number
}

/** Terms by what their first character beyond ASCII is, or by that and the one behind it: few share both. */
export type Anchors = ReadonlyMap<number, readonly Anchored[]>

/** The key of terms that end with the character. */
export const alone = (code: number): number => code
/** The key of terms in which another one follows it. */
export const beside = (code: number, next: number): number => (code + 1) * 0x10000 + next

export const anchorCode = ({ word, anchor }: Entry): number => word.charCodeAt(anchor)

export function byAnchor(foreign: readonly Entry[]): Anchors {
  const groups = new Map<number, Anchored[]>()
  foreign.forEach((entry, number) => {
    const { word, anchor, length } = entry
    const code = anchorCode(entry)
    const key = anchor + 1 < length ? beside(code, word.charCodeAt(anchor + 1)) : alone(code)
    const group = groups.get(key)
    if (group) group.push({ entry, number })
    else groups.set(key, [{ entry, number }])
  })
  return groups
}

/**
 * A term whose edge is a letter or digit must not go on beyond it, unless it says so. Rough terms are parts of patterns,
 * for which words are of ASCII characters.
 */
export function isWhole(text: string, start: number, end: number, entry: Entry): boolean {
  const max = entry.roughly ? 0x7f : 0xffff
  if (!entry.openStart && start > 0 && joins(text, start, max)) return false
  return entry.openEnd || end >= text.length || !joins(text, end, max)
}

/** Characters of a rough term that go through the automaton at least. */
const STEM_MIN = 5

/**
 * So many terms may share a stem: what follows it is compared with the text for each of them. With 8 the automaton of rule set
 * 23 has 68,478 states, more than two bytes can number; with 16 it has 59,678.
 */
const SHARED_MAX = 16

/**
 * How many characters of each term go through the automaton: all of them, but of rough terms only as many as it takes
 * to tell them from most others. With twelve characters of each the automaton would have three times as many states,
 * and outgrow the cache.
 */
export function stemsOf(entries: readonly Entry[]): Uint8Array {
  const stems = Uint8Array.from(entries, ({ length }) => length)
  const divide = (numbers: readonly number[], shared: number) => {
    if (numbers.length <= SHARED_MAX) for (const number of numbers) stems[number] = shared
    else {
      const longer = numbers.filter((number) => entries[number]!.length > shared)
      for (const group of groupsOf(longer, (number) => entries[number]!.word[shared]!))
        divide(group, shared + 1)
    }
  }
  const rough = entries.flatMap(({ roughly, length }, number) =>
    roughly && length > STEM_MIN ? [number] : [],
  )
  const startOf = (number: number) => {
    const { word, openStart } = entries[number]!
    return word.slice(0, STEM_MIN) + (openStart ? '*' : '')
  }
  for (const group of groupsOf(rough, startOf)) divide(group, STEM_MIN)
  // A run of spaces counts as one: the automaton is not left in the middle of it.
  return stems.map((stem, number) => (entries[number]!.word[stem - 1] === ' ' ? stem + 1 : stem))
}

function groupsOf(numbers: readonly number[], keyOf: (number: number) => string): number[][] {
  const groups = new Map<string, number[]>()
  for (const number of numbers) {
    const key = keyOf(number)
    const group = groups.get(key)
    if (group) group.push(number)
    else groups.set(key, [number])
  }
  return [...groups.values()]
}

/** What is asked of each term of the automaton, in one number: these marks, and its label above them. */
export const ROUGH = 1
export const OPEN_START = 2
export const OPEN_END = 4
/** More characters have to follow its stem. */
export const GOES_ON = 8
export const LABEL_SHIFT = 4

/** In the order of the outputs of the automaton, so that what ends in one state lies side by side. */
export const factsOf = (
  entries: readonly Entry[],
  stems: Uint8Array,
  outputs: Int32Array,
): Int32Array =>
  outputs.map((number) => {
    const { label, openStart, openEnd, roughly, length } = entries[number]!
    return (
      (label << LABEL_SHIFT) |
      (roughly ? ROUGH : 0) |
      (openStart ? OPEN_START : 0) |
      (openEnd ? OPEN_END : 0) |
      (stems[number]! < length ? GOES_ON : 0)
    )
  })

/** What follows the stems, in one string: that of an output begins at its number in `from` and ends at the next one. */
export interface Rests {
  readonly from: Int32Array
  readonly text: string
}

export function restsOf(entries: readonly Entry[], stems: Uint8Array, outputs: Int32Array): Rests {
  const from = new Int32Array(outputs.length + 1)
  const parts: string[] = []
  outputs.forEach((number, index) => {
    const rest = entries[number]!.word.slice(stems[number]!)
    parts.push(rest)
    from[index + 1] = from[index]! + rest.length
  })
  return { from, text: parts.join('') }
}
