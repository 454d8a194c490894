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

/** Numbers of the terms with each first character beyond ASCII. */
export function byAnchor(foreign: readonly Entry[]): Map<number, Anchored[]> {
  const groups = new Map<number, Anchored[]>()
  foreign.forEach((entry, number) => {
    const code = entry.word.charCodeAt(entry.anchor)
    const group = groups.get(code)
    if (group) group.push({ entry, number })
    else groups.set(code, [{ entry, number }])
  })
  return groups
}

export interface Anchored {
  entry: Entry
  number: number
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

/** Facts of the terms of the automaton by number, side by side. */
export interface Table {
  labels: Int32Array
  lengths: Int32Array
  openStart: Uint8Array
  openEnd: Uint8Array
  roughly: Uint8Array
}

export const tableOf = (entries: readonly Entry[]): Table => ({
  labels: Int32Array.from(entries, ({ label }) => label),
  lengths: Int32Array.from(entries, ({ length }) => length),
  openStart: Uint8Array.from(entries, ({ openStart }) => Number(openStart)),
  openEnd: Uint8Array.from(entries, ({ openEnd }) => Number(openEnd)),
  roughly: Uint8Array.from(entries, ({ roughly }) => Number(roughly)),
})
