/** Which concepts of the lexicon a text mentions, and where. */

import type { Document } from '../../document.ts'
import { type Concept, CONCEPT_NAMES } from '../../lexicon/index.ts'
import type { Found } from '../../matcher/matcher.ts'
import { defineSignal } from '../../signal.ts'
import { words } from './words.ts'

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
}

const none: readonly never[] = []

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
  const found = document.observe(words)
  const { labels, starts, ends } = found
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
    meets: (groups) =>
      labelsOf(groups).every((group) => group.some((label) => present[label] === 1)),
    of(concept) {
      if (!has(concept)) return none
      let group = groups.get(concept)
      if (!group) groups.set(concept, (group = longest(labels, LABELS.get(concept)!, mention)))
      return group
    },
  }
})

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
