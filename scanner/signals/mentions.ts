/** Which concepts of the lexicon a text mentions, and where: one pass that every other signal builds on. */

import type { Document } from '../document.ts'
import { type Concept, CONCEPT_NAMES, LEXICON } from '../lexicon/index.ts'
import { createMatcher, type Found, type Matcher } from '../matcher.ts'
import { defineSignal } from '../signal.ts'
import { wordings } from '../wording.ts'

export interface Mention {
  concept: Concept
  /** Offsets of the reading, `end` exclusive. */
  start: number
  end: number
}

export interface Mentions {
  /** How many there are. */
  readonly count: number
  /** Where mention `index` starts, in order of their starts. */
  startOf(index: number): number
  /** Mentions from index `first` up to `last`, exclusive. */
  between(first: number, last: number): readonly Mention[]
  /** All of them, by start. */
  readonly all: readonly Mention[]
  has(concept: Concept): boolean
  /** True when there is one of every group. */
  meets(groups: readonly (readonly Concept[])[]): boolean
  of(concept: Concept): readonly Mention[]
  /** True when a word of the clause stands anywhere. */
  holds(clause: number): boolean
  /** Offsets where a word of the clause stands, in order: the last character of each. */
  placesOf(clause: number): Places
}

/** Offsets in order. */
export type Places = Int32Array

const none: readonly never[] = []

interface Known {
  matcher: Matcher
  /** How many clauses it looks for. */
  clauses: number
  /** Numbers of the words of each clause, and of the clauses that each word is in. */
  wordsOf: readonly (readonly number[])[]
  clausesOf: readonly (readonly number[])[]
}

let known: Known | null = null

/** One matcher for the words of all concepts and of all patterns; made anew when patterns were added. */
function knownWords(): Known {
  if (known?.clauses === wordings.clauses.length) return known
  const numbers = new Map<string, number>()
  const clausesOf: number[][] = []
  const wordsOf = wordings.clauses.map((clause, index) =>
    clause.map((word) => {
      const number = numbers.get(word) ?? clausesOf.push([]) - 1
      numbers.set(word, number)
      clausesOf[number]!.push(index)
      return number
    }),
  )
  const concepts = CONCEPT_NAMES.flatMap((concept, label) =>
    LEXICON[concept].map((pattern) => ({ pattern, label })),
  )
  const words = [...numbers].map(([pattern, label]) => ({ pattern, label, roughly: true }))
  const matcher = createMatcher([...concepts, ...words])
  return (known = { matcher, clauses: wordings.clauses.length, wordsOf, clausesOf })
}

/** Indices by start, then end. Few are out of place, and those not far. */
function inOrder({ starts, ends }: Found): Int32Array {
  const order = new Int32Array(starts.length)
  for (let index = 0; index < order.length; index++) {
    const start = starts[index]!
    const end = ends[index]!
    let at = index
    while (at > 0) {
      const before = order[at - 1]!
      const beforeStart = starts[before]!
      if (beforeStart < start || (beforeStart === start && ends[before]! <= end)) break
      order[at--] = before
    }
    order[at] = index
  }
  return order
}

export const mentions = defineSignal('mentions', (document: Document): Mentions => {
  const words = knownWords()
  const found = words.matcher.search(document.reading.text)
  const { labels, starts, ends } = found
  const order = inOrder(found)
  const groups = new Map<Concept, readonly Mention[]>()
  const present = new Uint8Array(CONCEPT_NAMES.length)
  for (const label of labels) present[label] = 1
  const places = placesByClause(words, found)
  const mention = (index: number): Mention => ({
    concept: CONCEPT_NAMES[labels[index]!]!,
    start: starts[index]!,
    end: ends[index]!,
  })
  const has = (concept: Concept) => present[LABELS.get(concept)!] === 1
  let all: readonly Mention[] | null = null
  const between = (first: number, last: number) => Array.from(order.subarray(first, last), mention)
  return {
    count: labels.length,
    startOf: (index) => starts[order[index]!]!,
    between,
    get all() {
      return (all ??= between(0, labels.length))
    },
    has,
    meets: (groups) =>
      labelsOf(groups).every((group) => group.some((label) => present[label] === 1)),
    of(concept) {
      if (!has(concept)) return none
      let group = groups.get(concept)
      if (!group) groups.set(concept, (group = longest(labels, LABELS.get(concept)!, mention)))
      return group
    },
    ...places,
  }
})

/** Most clauses are only asked whether they hold, so the places of their words are put together when one is asked for. */
function placesByClause(
  { wordsOf, clausesOf, clauses }: Known,
  { roughLabels, places }: Found,
): Pick<Mentions, 'holds' | 'placesOf'> {
  const holding = new Uint8Array(clauses)
  /** Chains of what was found of each word, from the last one back; -1 ends them. */
  const latest = new Int32Array(clausesOf.length).fill(-1)
  const before = new Int32Array(places.length)
  for (let index = 0; index < places.length; index++) {
    const word = roughLabels[index]!
    if (latest[word]! < 0) for (const clause of clausesOf[word]!) holding[clause] = 1
    before[index] = latest[word]!
    latest[word] = index
  }
  const merged = new Map<number, Places>()
  const merge = (clause: number): Places => {
    const all: number[] = []
    for (const word of wordsOf[clause] ?? none)
      for (let index = latest[word]!; index >= 0; index = before[index]!) all.push(places[index]!)
    return Int32Array.from(all).sort()
  }
  return {
    holds: (clause) => holding[clause] === 1,
    placesOf(clause) {
      let list = merged.get(clause)
      if (!list) merged.set(clause, (list = merge(clause)))
      return list
    },
  }
}

type Groups = readonly (readonly Concept[])[]

/** Lists of concepts are made once, in rules. */
const knownGroups = new WeakMap<Groups, readonly (readonly number[])[]>()

function labelsOf(groups: Groups): readonly (readonly number[])[] {
  let labels = knownGroups.get(groups)
  if (!labels) {
    labels = groups.map((group) => group.map((concept) => LABELS.get(concept)!))
    knownGroups.set(groups, labels)
  }
  return labels
}

const LABELS: ReadonlyMap<Concept, number> = new Map(
  CONCEPT_NAMES.map((concept, label) => [concept, label]),
)

/** Of those that start together the last one found, which is the longest. */
function longest(
  labels: Int32Array,
  label: number,
  mention: (index: number) => Mention,
): Mention[] {
  const group: Mention[] = []
  for (let index = labels.indexOf(label); index >= 0; index = labels.indexOf(label, index + 1)) {
    const next = mention(index)
    if (group.at(-1)?.start === next.start) group.pop()
    group.push(next)
  }
  return group
}
