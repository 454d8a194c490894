/**
 * Patterns with the words that they need. A pattern is announced where it is written, and taken apart when the first
 * text is judged; one pass over a text then tells for all of them at once where they can match at all.
 */

import { readPattern } from './patterns/reader.ts'
import { splitSource } from './patterns/split.ts'
import type { Need } from './patterns/parts.ts'
import { requiredBy } from './patterns/required-words.ts'

/** One of the words of a clause, by its number, stands in a match so many characters behind its start. */
export interface ClauseNeed {
  clause: number
  from: number
  to: number
}

/** One of the ways in which a pattern matches. */
export interface Way {
  readonly pattern: RegExp
  /** All of them hold; without any, it may match everywhere. */
  readonly needs: readonly ClauseNeed[]
  /** The pattern that finds this way alone; null for one that asks for line ends, which prose has not. */
  readonly alone: { readonly source: string; readonly flags: string } | null
  /** Characters from the start of a match that tell whether it is one. */
  readonly reach: number
}

export interface Wordings {
  /** The words of each clause, any of which will do; none where another thread has made a matcher of them. */
  readonly clauses: readonly (readonly string[])[]
  readonly clauseCount: number
  readonly ways: readonly Way[]
  /** Announced patterns, of which some may match everywhere; their index is their number. */
  readonly patterns: readonly RegExp[]
}

const announced = new Set<RegExp>()

/** Announces a pattern that is tried on readings. Returns it as it is. */
export function worded(pattern: RegExp): RegExp {
  announced.add(pattern)
  return pattern
}

/** The same as plain data, patterns by their number: for a thread that announces the same ones. */
export interface PlainWordings {
  readonly clauseCount: number
  readonly ways: readonly (Omit<Way, 'pattern'> & { readonly pattern: number })[]
  /** How many were announced. */
  readonly patterns: number
}

export function plainWordings(): PlainWordings {
  const { clauseCount, ways, patterns } = wordings()
  const numbers = new Map(patterns.map((pattern, number) => [pattern, number]))
  return {
    clauseCount,
    ways: ways.map((way) => ({ ...way, pattern: numbers.get(way.pattern)! })),
    patterns: patterns.length,
  }
}

/** Takes over what another thread made. Null when it is of other patterns than were announced here. */
export function takeWordings(plain: PlainWordings): Wordings | null {
  if (plain.patterns !== announced.size) return null
  const patterns = announcedPatterns()
  const ways = plain.ways.map((way) => ({ ...way, pattern: patterns[way.pattern]! }))
  madeOf = announced.size
  return (made = { clauses: [], clauseCount: plain.clauseCount, ways, patterns })
}

let made: Wordings | null = null
let madeOf = 0

/** Null while those of all that was announced so far are not made. */
export const madeWordings = (): Wordings | null => (madeOf === announced.size ? made : null)

let inOrder: readonly RegExp[] = []

/** In an order of their own: that of the modules differs from program to program. */
export function announcedPatterns(): readonly RegExp[] {
  if (inOrder.length !== announced.size)
    inOrder = Array.from(announced, (pattern) => ({ pattern, key: `${pattern}` }))
      .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
      .map(({ pattern }) => pattern)
  return inOrder
}

/** All that was announced so far. */
export function wordings(): Wordings {
  const current = madeWordings()
  if (current) return current
  madeOf = announced.size
  return (made = wordingsOf(announcedPatterns()))
}

function wordingsOf(patterns: readonly RegExp[]): Wordings {
  const numbers = new Map<string, number>()
  const clauses: (readonly string[])[] = []
  const clauseOf = ({ words }: Need): number => {
    const clause = [...new Set(words.map((word) => word.replace(/ +/g, ' ')))].sort()
    const key = clause.join('\n')
    const number = numbers.get(key) ?? clauses.push(clause) - 1
    numbers.set(key, number)
    return number
  }
  const ways: Way[] = []
  for (const pattern of patterns)
    for (const { needs, ...part } of partsOf(pattern))
      ways.push({
        ...part,
        pattern,
        needs: needs.map((need) => ({ clause: clauseOf(need), from: need.from, to: need.to })),
      })
  return { clauses, clauseCount: clauses.length, ways, patterns }
}

type PatternPart = Pick<Way, 'alone' | 'reach'> & { needs: readonly Need[] }

function partsOf(pattern: RegExp): readonly PatternPart[] {
  const bound = isLineBound(pattern)
  const flags = `${pattern.flags.replace(/[gy]/g, '')}g`
  return splitSource(pattern.source).flatMap((source) => {
    const { ways, ahead } = readPattern({ source, flags })
    const alone = bound ? null : { source, flags }
    return ways.map((way) => ({ alone, needs: requiredBy(way), reach: way.most + ahead }))
  })
}

/**
 * Probes of one generation. Two are kept: what was asked for of late, and what was before that. A hundred and twenty skills ask
 * for 1,500; with 400 to a generation 4,900 were made anew each time they were scanned, and that took 6 % longer.
 */
const PROBES_MAX = 2000
let young = new Map<Way, RegExp>()
let old: ReadonlyMap<Way, RegExp> = new Map()

/**
 * Finds a way alone, from its `lastIndex` on. Made when a text may match it, and forgotten when none did for long: there
 * are thirteen thousand, each with its machine code, and a thread that kept them all would hold tens of megabytes.
 */
export function probeOf(way: Way): RegExp | null {
  if (!way.alone) return null
  let probe = young.get(way)
  if (!probe) {
    probe = old.get(way) ?? new RegExp(way.alone.source, way.alone.flags)
    if (young.size === PROBES_MAX) {
      old = young
      young = new Map()
    }
    young.set(way, probe)
  }
  return probe
}

/** Prose has no line ends. */
const isLineBound = ({ source, flags }: RegExp): boolean =>
  flags.includes('m') || source.replace(EXCLUSIONS, '').includes('\\n')

/** Classes of all characters but some. */
const EXCLUSIONS = /\[\^(?:[^\]\\]|\\[^]){0,400}\]/g
