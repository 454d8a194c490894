/** Which concepts of the lexicon a text mentions, and where: one pass that every other signal builds on. */

import type { Document } from '../document.ts'
import { type Concept, CONCEPT_NAMES, LEXICON } from '../lexicon/index.ts'
import { createMatcher, type Matcher } from '../matcher.ts'
import { defineSignal } from '../signal.ts'

export interface Mention {
  concept: Concept
  /** Offsets of the reading, `end` exclusive. */
  start: number
  end: number
}

export interface Mentions {
  /** All of them, by start. */
  readonly all: readonly Mention[]
  has(concept: Concept): boolean
  of(concept: Concept): readonly Mention[]
}

const none: readonly Mention[] = []
let matcher: Matcher | null = null

function lexiconMatcher(): Matcher {
  matcher ??= createMatcher(
    CONCEPT_NAMES.flatMap((concept, label) =>
      LEXICON[concept].map((pattern) => ({ pattern, label })),
    ),
  )
  return matcher
}

export const mentions = defineSignal('mentions', (document: Document): Mentions => {
  const all: Mention[] = []
  const groups = new Map<Concept, Mention[]>()
  lexiconMatcher().each(document.reading.text, (label, start, end) => {
    const mention = { concept: CONCEPT_NAMES[label]!, start, end }
    const group = groups.get(mention.concept)
    if (!group) groups.set(mention.concept, [mention])
    else if (group.at(-1)!.start !== start) group.push(mention)
    else group[group.length - 1] = mention
    all.push(mention)
  })
  all.sort((a, b) => a.start - b.start || a.end - b.end)
  return {
    all,
    has: (concept) => groups.has(concept),
    of: (concept) => groups.get(concept) ?? none,
  }
})
