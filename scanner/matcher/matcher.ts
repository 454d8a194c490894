/**
 * Finds many literal terms in one pass (Aho-Corasick). ASCII terms go through a dense transition table, of most rough ones
 * the start alone, and the rest is compared; terms with other characters are looked up by the first of these, since most
 * texts have few.
 */

import { type Automaton, createAutomaton } from './automaton.ts'
import {
  anchorCode,
  type Anchors,
  byAnchor,
  type Entry,
  entryOf,
  factsOf,
  type Rests,
  restsOf,
  stemsOf,
} from './entries.ts'
import { kindsOf, SPACE, symbolsInWord } from './symbols.ts'
import { tell } from './telling.ts'
import { walk } from './walk.ts'

export interface Term {
  /** Lower case. A leading or trailing `*` lets the word go on there; otherwise it must end. */
  pattern: string
  /** What the caller knows the term by. */
  label: number
  /** The caller asks only whether and where it is there, wherever words begin: its last character tells the place. */
  roughly?: boolean
}

/** Entries belong together by index. Both lists are roughly in order of the ends of what was found. */
export interface Found {
  readonly labels: Int32Array
  readonly starts: Int32Array
  readonly ends: Int32Array
  /** Of the terms that were looked for roughly: labels, and one place inside of each. */
  readonly roughLabels: Int32Array
  readonly places: Int32Array
}

/** All that a matcher knows, as plain data. */
export interface MatcherTables {
  /** Terms of ASCII characters; null for rough ones, of which nothing else is asked. */
  readonly ascii: readonly (Entry | null)[]
  /** Characters of each that go through the automaton. */
  readonly stems: Uint8Array
  readonly foreign: readonly Entry[]
  readonly anchors: Anchors
  readonly kinds: Uint8Array
  readonly automaton: Automaton
  /** What is asked of most terms, by output of the automaton. */
  readonly facts: Int32Array
  /** What has to follow the stem, likewise. */
  readonly rests: Rests
}

export interface Matcher {
  readonly tables: MatcherTables
  /** Every term in `text`, which is already in lower case. Searches share their buffers: one ends before another begins. */
  search(text: string): Found
}

export const createMatcher = (terms: readonly Term[]): Matcher => matcherOf(tablesOf(terms))

export function matcherOf(tables: MatcherTables): Matcher {
  const { kinds, automaton, anchors } = tables
  return {
    tables,
    search: (text) => tell(text, tables, walk(text, kinds, automaton, anchors)),
  }
}

function tablesOf(terms: readonly Term[]): MatcherTables {
  const entries = terms.map(entryOf)
  const ascii = entries.filter(({ anchor }) => anchor < 0)
  const foreign = entries.filter(({ anchor }) => anchor >= 0)
  const kinds = kindsOf(
    ascii.map(({ word }) => word),
    foreign.map(anchorCode),
  )
  const stems = stemsOf(ascii)
  const words = ascii.map(({ word, openStart }, number) => ({
    symbols: Array.from(word.slice(0, stems[number]), (char) => kinds[char.charCodeAt(0)]!),
    anywhere: openStart,
  }))
  const automaton = createAutomaton(words, symbolsInWord(kinds), SPACE)
  return {
    ascii: ascii.map((entry) => (entry.roughly ? null : entry)),
    stems,
    foreign,
    anchors: byAnchor(foreign),
    kinds,
    automaton,
    facts: factsOf(ascii, stems, automaton.outputs),
    rests: restsOf(ascii, stems, automaton.outputs),
  }
}
