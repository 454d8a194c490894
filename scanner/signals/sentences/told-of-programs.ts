/**
 * What is told of programs wrongs nobody, in whatever words: a request is refused, a field is left out, a listener is
 * not told.
 */

import type { Document } from '../../document.ts'
import { sentenceBefore, sentenceBehind } from '../../stance/sentence-of.ts'
import type { Place } from '../search/notions.ts'
import { paragraphAround } from './paragraphs.ts'
import { tellsOfPrograms } from './technical.ts'

/** Characters of the sentences around a passage that are looked at. */
const SENTENCE_WITHIN = 300

/** The whole sentences of a passage, within its paragraphs. */
export function sentencesOf(document: Document, { start, end }: Place): string {
  const { text } = document.reading
  const first = Math.max(paragraphAround(document, start).start, start - SENTENCE_WITHIN)
  const last = Math.min(paragraphAround(document, end - 1).end, end + SENTENCE_WITHIN)
  return (
    sentenceBefore(text.slice(first, start)) +
    text.slice(start, end) +
    sentenceBehind(text.slice(end, Math.max(end, last)))
  )
}

/** True when the sentences of a place tell far more of programs than of people. */
export const isToldOfPrograms = (document: Document, place: Place): boolean =>
  tellsOfPrograms(sentencesOf(document, place))
