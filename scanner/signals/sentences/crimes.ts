/**
 * Deeds that nobody orders in good faith unless those concerned know of it: a way in, a forged signature, cards and keys
 * brought away, a wipe that takes the backups along, a release that is not what its source says.
 */

import type { Document } from '../../document.ts'
import { defineSignal } from '../../signal.ts'
import { candidates } from '../search/candidates.ts'
import type { Place } from '../search/notions.ts'
import { type CrimeKind, CRIMES } from './crime-patterns.ts'
import { isForbidden } from './forbidden.ts'
import { paragraphs } from './paragraphs.ts'
import { prose } from './prose.ts'

export interface Crime extends Place {
  kind: CrimeKind
}

/** It is asked, not ordered. */
const IN_QUESTION = /\b(?:if|whether|unless|ensure|verify|check)\b[^.!?:;,]{0,24}$/

/** Characters behind the words of a deed in which the rest of it may stand. */
const REST = 100

/** In the order of the text. */
export const crimes = defineSignal('crimes', (document: Document): readonly Crime[] => {
  const text = document.observe(prose)
  const spans = document.observe(paragraphs)
  const found: Crime[] = []
  for (const { kind, pattern, rest } of CRIMES)
    for (const { start, end } of candidates(document, spans, pattern)) {
      const paragraph = text.slice(start, end)
      const hit = pattern.exec(paragraph)
      if (!hit || isForbidden(paragraph, hit.index, hit.index + hit[0].length)) continue
      const behind = hit.index + hit[0].length
      if (IN_QUESTION.test(paragraph.slice(Math.max(0, hit.index - 40), hit.index))) continue
      if (rest && !rest.test(paragraph.slice(hit.index, behind + REST))) continue
      found.push({ kind, start: start + hit.index, end: start + behind })
    }
  return found.sort((a, b) => a.start - b.start)
})
