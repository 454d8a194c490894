/** The one pass over a text that finds the words of all concepts and of all announced patterns. */

import type { Document } from '../../document.ts'
import { CONCEPT_NAMES, LEXICON } from '../../lexicon/index.ts'
import {
  createMatcher,
  type Found,
  type Matcher,
  matcherOf,
  type MatcherTables,
} from '../../matcher/matcher.ts'
import { keepTables, keptTables } from '../../patterns/kept-tables.ts'
import {
  announcedPatterns,
  type Listing,
  madeWordings,
  offsetsOf,
  plainWordings,
  type PlainWordings,
  takeWordings,
  type Wordings,
  wordings,
} from '../../patterns/wording.ts'
import { defineSignal } from '../../signal.ts'

/** What the words that were looked for belong to. */
export interface KnownWords {
  readonly matcher: Matcher
  readonly wordings: Wordings
  /** Clauses by word. */
  readonly clausesOf: Listing
  /** Ways by the clause that fewest ways need, of those that each needs: the others are asked for where it is held. */
  readonly waysOf: Listing
  /** The number of each pattern. */
  readonly numberOf: ReadonlyMap<RegExp, number>
  /** Ways that need no word. */
  readonly free: readonly number[]
  readonly tallies: Tallies
}

/**
 * Room for what is counted while one text is looked at: as large as the word lists, so it is made once, and emptied
 * before each use.
 */
export interface Tallies {
  /** How often each word was seen. */
  readonly seen: Int32Array
  /** 1 for each clause that was seen. */
  readonly held: Uint8Array
  /** Numbers of the lists of places of clauses that are asked for; 0 for others. */
  readonly lists: Int32Array
}

let known: KnownWords | null = null

/** Read or made with the first text, and anew when patterns were added. */
export function knownWords(): KnownWords {
  if (isCurrent(known)) return known
  const kept = keptTables(announcedPatterns())
  if (kept) takeTables(kept)
  if (isCurrent(known)) return known
  known = knownOf(wordings())
  keepTables(known.wordings.patterns, tablesOf(known))
  return known
}

/** Of all patterns that were announced so far. */
const isCurrent = (words: KnownWords | null): words is KnownWords =>
  words !== null && words.wordings === madeWordings()

/**
 * What takes a second to make, as plain data: with it another thread of the same program is ready at
 * once.
 */
export interface Tables {
  readonly wordings: PlainWordings
  readonly matcher: MatcherTables
  readonly clausesOf: Listing
  readonly waysOf: Listing
}

export const tables = (): Tables => tablesOf(knownWords())

const tablesOf = ({ matcher, clausesOf, waysOf }: KnownWords): Tables => ({
  wordings: plainWordings(),
  matcher: matcher.tables,
  clausesOf,
  waysOf,
})

/** Those of another program are not taken: this thread makes its own then. */
export function takeTables({ wordings, matcher, clausesOf, waysOf }: Tables): void {
  const taken = takeWordings(wordings)
  if (taken) known = assemble(taken, matcherOf(matcher), clausesOf, waysOf)
}

function knownOf(announced: Wordings): KnownWords {
  const { clauses } = announced
  const cores = new Map<string, Core>()
  const clausesOf: number[][] = []
  clauses.forEach((clause, index) => {
    for (const term of clause) {
      const { key, word, start, end } = coreOf(term)
      const other = cores.get(key)
      const number = other?.number ?? clausesOf.push([]) - 1
      cores.set(key, {
        number,
        word,
        start: other?.start || start,
        end: other?.end || end,
      })
      if (clausesOf[number]!.at(-1) !== index) clausesOf[number]!.push(index)
    }
  })
  const concepts = CONCEPT_NAMES.flatMap((concept, label) =>
    LEXICON[concept].map((pattern) => ({ pattern, label })),
  )
  const words = [...cores.values()].map(({ number, word, start, end }) => ({
    pattern: `${start ? '*' : ''}${word}${end ? '*' : ''}`,
    label: number,
    roughly: true,
  }))
  const matcher = createMatcher([...concepts, ...words])
  return assemble(announced, matcher, listing(clausesOf), waysByClause(announced))
}

function assemble(
  wordings: Wordings,
  matcher: Matcher,
  clausesOf: Listing,
  waysOf: Listing,
): KnownWords {
  const { clauseCount, ways, patterns } = wordings
  const numberOf = new Map(patterns.map((pattern, number) => [pattern, number]))
  return {
    matcher,
    wordings,
    clausesOf,
    waysOf,
    numberOf,
    free: Array.from(ways.patternOf.keys()).filter(
      (way) => ways.needs.from[way] === ways.needs.from[way + 1],
    ),
    tallies: {
      seen: new Int32Array(clausesOf.from.length - 1),
      held: new Uint8Array(clauseCount),
      lists: new Int32Array(clauseCount),
    },
  }
}

function waysByClause({ clauseCount, ways: { patternOf, needs } }: Wordings): Listing {
  const uses = new Int32Array(clauseCount)
  for (const clause of needs.clause) uses[clause]!++
  const waysOf: number[][] = Array.from(uses, () => [])
  for (const way of patternOf.keys()) {
    const clauses = needs.clause.subarray(needs.from[way], needs.from[way + 1])
    if (clauses.length === 0) continue
    const least = clauses.reduce((a, b) => (uses[b]! < uses[a]! ? b : a))
    waysOf[least]!.push(way)
  }
  return listing(waysOf)
}

/** A word that patterns need, once for all of them: it may begin or end inside of another when it may for one of them. */
interface Core {
  number: number
  word: string
  start: boolean
  end: boolean
}

/** Shorter words stand inside of too many others. */
const SHARED_CHARACTERS_MIN = 5

/** A term of the matcher without what says that the word may go on. */
function coreOf(term: string): { key: string; word: string; start: boolean; end: boolean } {
  const start = term.startsWith('*')
  const end = term.endsWith('*')
  const word = term.slice(start ? 1 : 0, end ? -1 : undefined)
  return { key: word.length < SHARED_CHARACTERS_MIN ? term : word, word, start, end }
}

const listing = (lists: readonly (readonly number[])[]): Listing => ({
  from: offsetsOf(lists),
  list: Int32Array.from(lists.flat()),
})

export const words = defineSignal('words', (document: Document): Found =>
  knownWords().matcher.search(document.reading.text),
)
