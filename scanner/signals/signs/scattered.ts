/** Signs whose parts stand scattered over a passage, each in words of its own. */

import type { Document } from '../../document.ts'
import { defineSignal } from '../../signal.ts'
import { joined } from '../joined.ts'
import type { Notion } from '../notions.ts'
import { type Paragraph, paragraphs } from '../paragraphs.ts'
import { ON_PEOPLE } from './constellations.ts'
import { ON_LIMITS } from './constellations-of-limits.ts'
import { ON_WORK } from './constellations-of-work.ts'
import type { SignName } from './sign.ts'

/** A sign at its place. */
export interface Sign {
  sign: SignName
  weight: number
  /** Offsets of the reading, `end` exclusive. */
  start: number
  end: number
}

const ALL = [...ON_PEOPLE, ...ON_WORK, ...ON_LIMITS]

/** Those of each paragraph; each stands where its first part does, since the passage holds words of other signs too. */
export const scattered = defineSignal(
  'scattered-signs',
  (document: Document): ReadonlyMap<Paragraph, readonly Sign[]> => {
    const spans = document.observe(paragraphs)
    const found = new Map<Paragraph, Sign[]>()
    const told = new Map<Paragraph, Set<Notion>[]>()
    for (const { sign, weight, parts, within, unless, among } of ALL) {
      const [first, ...others] = parts
      for (const { span, key, text } of joined(document, spans, {
        meant: [first],
        said: others,
        ...(within !== undefined && { within }),
      })) {
        if (unless?.test(text) || (among && !among.test(text))) continue
        // What a wider one has told of says nothing new.
        const wider = told.get(span) ?? []
        if (wider.some((known) => parts.every((part) => known.has(part)))) continue
        told.set(span, [...wider, new Set(parts)])
        const group = found.get(span)
        const one = { sign, weight, start: key.start, end: key.end }
        if (!group) found.set(span, [one])
        else if (!group.some((known) => known.sign === sign)) group.push(one)
      }
    }
    return found
  },
)
