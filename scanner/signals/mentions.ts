/** Which concepts of the lexicon a text mentions, and where: one pass that every other signal builds on. */

import type { Document } from '../document.ts'
import { type Concept, CONCEPT_NAMES, LEXICON } from '../lexicon/index.ts'
import { createMatcher, type Matcher } from '../matcher.ts'
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
  of(concept: Concept): readonly Mention[]
  /** Offsets where a word of the clause stands, in order: the last character of each. */
  placesOf(clause: number): readonly number[]
}

const none: readonly never[] = []

interface Known {
  matcher: Matcher
  /** How many clauses it looks for. */
  clauses: number
}

let known: Known | null = null

/** One matcher for the words of all concepts and of all patterns; made anew when patterns were added. */
function knownMatcher(): Matcher {
  if (known?.clauses === wordings.clauses.length) return known.matcher
  const concepts = CONCEPT_NAMES.flatMap((concept, label) =>
    LEXICON[concept].map((pattern) => ({ pattern, label })),
  )
  const words = wordings.clauses.flatMap((clause, index) =>
    clause.map((word) => ({
      pattern: `*${word}*`,
      label: CONCEPT_NAMES.length + index,
      roughly: true,
    })),
  )
  known = { matcher: createMatcher([...concepts, ...words]), clauses: wordings.clauses.length }
  return known.matcher
}

/** What the matcher found, in its order: by ends. Numbers alone, since most are never looked at. */
interface Found {
  labels: number[]
  starts: number[]
  ends: number[]
  /** By clause. */
  places: (number[] | undefined)[]
}

function search(text: string): Found {
  const found: Found = { labels: [], starts: [], ends: [], places: [] }
  knownMatcher().each(text, (label, start, end) => {
    if (label < CONCEPT_NAMES.length) {
      found.labels.push(label)
      found.starts.push(start)
      found.ends.push(end)
      return
    }
    const clause = label - CONCEPT_NAMES.length
    const places = found.places[clause]
    if (places) places.push(start)
    else found.places[clause] = [start]
  })
  return found
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
  const found = search(document.reading.text)
  const { labels, starts, ends, places } = found
  const order = inOrder(found)
  const groups = new Map<Concept, readonly Mention[]>()
  const present = new Uint8Array(CONCEPT_NAMES.length)
  for (const label of labels) present[label] = 1
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
    of(concept) {
      if (!has(concept)) return none
      let group = groups.get(concept)
      if (!group) groups.set(concept, (group = longest(labels, LABELS.get(concept)!, mention)))
      return group
    },
    placesOf: (clause) => places[clause] ?? none,
  }
})

const LABELS: ReadonlyMap<Concept, number> = new Map(
  CONCEPT_NAMES.map((concept, label) => [concept, label]),
)

/** Of those that start together the last one found, which is the longest. */
function longest(
  labels: readonly number[],
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
