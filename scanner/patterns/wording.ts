/**
 * Patterns with the words that they need. A pattern is announced where it is written, and taken apart when the first
 * text is judged; one pass over a text then tells for all of them at once where they can match at all.
 */

import type { Need } from './parts.ts'
import { readPattern } from './reader.ts'
import { requiredBy } from './required-words.ts'
import { splitSource } from './split.ts'

/**
 * The ways in which patterns match, by their number, in tables: as objects they would be eighty thousand in each thread,
 * and all over its memory.
 */
export interface Ways {
  /** The number of the pattern of each. */
  readonly patternOf: Uint16Array
  /** Characters from the start of a match that tell whether it is one. */
  readonly reach: Int32Array
  /**
   * In UTF-8, one behind the other, the sources that find each way alone; none where a pattern asks for line ends,
   * which prose has not.
   */
  readonly sources: Listing<Uint8Array>
  readonly needs: Needs
}

/** Lists by number, in one table: those of `index` stand from `from[index]` up to `from[index + 1]`. */
export interface Listing<List = Int32Array> {
  readonly from: Int32Array
  readonly list: List
}

/** What each way needs: one of the words of each of its clauses; without any, it may match everywhere. */
export interface Needs {
  /** Where those of each way start; those of the next one start where they end. */
  readonly from: Int32Array
  readonly clause: Int32Array
  /** Characters from the start of a match to a word of the clause; `ANYWHERE` for no bound. */
  readonly least: Int32Array
  readonly most: Int32Array
}

export interface Wordings {
  /** The words of each clause, any of which will do; none where another thread has made a matcher of them. */
  readonly clauses: readonly (readonly string[])[]
  readonly clauseCount: number
  readonly ways: Ways
  /** Announced patterns, of which some may match everywhere; their index is their number. */
  readonly patterns: readonly RegExp[]
}

const announced = new Set<RegExp>()

/** Announces a pattern that is tried on readings. Returns it as it is. */
export function worded(pattern: RegExp): RegExp {
  announced.add(pattern)
  return pattern
}

/** The same as plain data, for a thread that announces the same patterns. */
export interface PlainWordings {
  readonly clauseCount: number
  readonly ways: Ways
  /** A digest of those that were announced. */
  readonly patterns: string
}

export function plainWordings(): PlainWordings {
  const { clauseCount, ways, patterns } = wordings()
  return { clauseCount, ways, patterns: digestOf(patterns) }
}

const digestOf = (patterns: readonly RegExp[]): string => Bun.hash(patterns.join('\n')).toString(36)

/** Takes over what another thread made. Null when it is of other patterns than were announced here. */
export function takeWordings({ clauseCount, ways, patterns }: PlainWordings): Wordings | null {
  const own = announcedPatterns()
  if (patterns !== digestOf(own)) return null
  madeOf = announced.size
  return (made = { clauses: [], clauseCount, ways, patterns: own })
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
  const parts = patterns.flatMap((pattern, number) =>
    partsOf(pattern).map((part) => ({ ...part, pattern: number })),
  )
  const needs = parts.flatMap((part) => part.needs)
  const ways = {
    patternOf: Uint16Array.from(parts, ({ pattern }) => pattern),
    reach: Int32Array.from(parts, ({ reach }) => Math.min(reach, ANYWHERE)),
    sources: textListing(parts.map(({ alone }) => alone)),
    needs: {
      from: offsetsOf(parts.map((part) => part.needs)),
      clause: Int32Array.from(needs, clauseOf),
      least: Int32Array.from(needs, ({ from }) => from),
      most: Int32Array.from(needs, ({ to }) => Math.min(to, ANYWHERE)),
    },
  }
  return { clauses, clauseCount: clauses.length, ways, patterns }
}

/** Farther than any text is long: where nothing bounds how far a word stands from the start. */
const ANYWHERE = 0x3fffffff

/** Where each list starts when they stand one behind the other, and where the last one ends. */
export function offsetsOf(lists: readonly { readonly length: number }[]): Int32Array {
  const from = new Int32Array(lists.length + 1)
  lists.forEach((list, index) => (from[index + 1] = from[index]! + list.length))
  return from
}

function textListing(texts: readonly string[]): Listing<Uint8Array> {
  const pieces = texts.map((text) => Buffer.from(text))
  return { from: offsetsOf(pieces), list: new Uint8Array(Buffer.concat(pieces)) }
}

interface PatternPart {
  /** Empty for a way that cannot be tried on prose. */
  alone: string
  reach: number
  needs: readonly Need[]
}

function partsOf(pattern: RegExp): readonly PatternPart[] {
  const bound = isLineBound(pattern)
  return splitSource(pattern.source).flatMap((source) => {
    const { ways, ahead } = readPattern({ source, flags: pattern.flags })
    const alone = bound ? '' : source
    return ways.map((way) => ({ alone, needs: requiredBy(way), reach: way.most + ahead }))
  })
}

const aloneFlags = ({ flags }: RegExp): string => `${flags.replace(/[gy]/g, '')}g`

/** A pattern that finds one way alone, made anew; null when it cannot be tried on prose. */
export function alonePattern({ ways, patterns }: Wordings, way: number): RegExp | null {
  const { from, list } = ways.sources
  const bytes = list.subarray(from[way]!, from[way + 1]!)
  const source = Buffer.from(bytes).toString()
  return source ? new RegExp(source, aloneFlags(patterns[ways.patternOf[way]!]!)) : null
}

/** Prose has no line ends. */
const isLineBound = ({ source, flags }: RegExp): boolean =>
  flags.includes('m') || source.replace(EXCLUSIONS, '').includes('\\n')

/** Classes of all characters but some. */
const EXCLUSIONS = /\[\^(?:[^\]\\]|\\[^]){0,400}\]/g
