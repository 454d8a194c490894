/**
 * Patterns with the words that they need. A pattern is announced where it is written; one pass over a text
 * then tells for all of them at once where they can match at all.
 */

import { requiredWords } from './required-words.ts'

/** One of the words of a clause, by its number, stands in a match so many characters behind its start. */
export interface ClauseNeed {
  clause: number
  from: number
  to: number
}

/** For each way to match: what it needs. */
type Ways = readonly (readonly ClauseNeed[])[]

const known = new Map<string, number>()
const clauses: (readonly string[])[] = []
const ways = new Map<RegExp, Ways>()
const probes = new WeakMap<RegExp, RegExp | null>()

/** Announces a pattern that is tried on readings. Returns it as it is. */
export function worded(pattern: RegExp): RegExp {
  ways.set(
    pattern,
    requiredWords(pattern).map((way) =>
      way.map(({ words, from, to }) => ({ clause: numberOf(words), from, to })),
    ),
  )
  return pattern
}

export const wordings = {
  /** The words of each clause, any of which will do. */
  clauses: clauses as readonly (readonly string[])[],
  /** All that were announced. */
  get patterns(): Iterable<RegExp> {
    return ways.keys()
  },
  /** Null for a pattern that was not announced. */
  waysOf: (pattern: RegExp): Ways | null => ways.get(pattern) ?? null,
  /** The pattern without a memory of its last match; null for one that asks for line ends, which prose has not. */
  probeOf(pattern: RegExp): RegExp | null {
    let probe = probes.get(pattern)
    if (probe === undefined) {
      const { source, flags } = pattern
      const lineBound = flags.includes('m') || source.replace(EXCLUSIONS, '').includes('\\n')
      probe = lineBound ? null : new RegExp(source, flags.replace(/[gy]/g, ''))
      probes.set(pattern, probe)
    }
    return probe
  },
}

/** Classes of all characters but some. */
const EXCLUSIONS = /\[\^(?:[^\]\\]|\\[^]){0,400}\]/g

function numberOf(clause: readonly string[]): number {
  const words = [...new Set(clause.map((word) => word.replace(/ +/g, ' ')))].sort()
  const key = words.join('\n')
  const number = known.get(key) ?? clauses.push(words) - 1
  known.set(key, number)
  return number
}
