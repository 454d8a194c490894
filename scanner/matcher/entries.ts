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

/** What is asked of each term of the automaton, in one number: these marks, and its label above them. */
export const ROUGH = 1
export const OPEN_START = 2
export const OPEN_END = 4
export const LABEL_SHIFT = 3

/** In the order of the outputs of the automaton, so that what ends in one state lies side by side. */
export const factsOf = (entries: readonly Entry[], outputs: Int32Array): Int32Array =>
  outputs.map((number) => {
    const { label, openStart, openEnd, roughly } = entries[number]!
    return (
      (label << LABEL_SHIFT) |
      (roughly ? ROUGH : 0) |
      (openStart ? OPEN_START : 0) |
      (openEnd ? OPEN_END : 0)
    )
  })
