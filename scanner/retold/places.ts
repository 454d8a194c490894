/**
 * Where what is retold stands in the text: the lines that its finding names, and the places whose surroundings weigh
 * it.
 */

import type { Document } from '../document.ts'
import type { Place } from '../signals/search/notions.ts'

/** What was made of the lines, so that a reader of the report sees why one of them is shown. */
export function noteOf(
  [shown, ...others]: readonly number[],
  said: string,
  charactersMax: number,
): string {
  const rest = [...new Set(others)].filter((line) => line !== shown).sort((a, b) => a - b)
  const lines = rest.map((line) => line + 1).join(', ')
  const beside = rest.length === 0 ? '' : ` with line${rest.length > 1 ? 's' : ''} ${lines}`
  return `Read${beside} as: ${said.trim().slice(0, charactersMax)}`
}

/** In each of the lines its first sentence, and the end of each but the one that is shown. */
export const placesJudged = (
  document: Document,
  shownAt: number,
  judgedAt: readonly number[],
): readonly Place[] =>
  judgedAt.flatMap((line) => {
    const sentence = firstSentence(document, line)
    // What a lead says before its end is said of the items.
    const end = document.reading.lines.end(line)
    return line === shownAt
      ? [sentence]
      : [sentence, { start: Math.max(sentence.start, end - 1), end }]
  })

/** The marks before the words of a heading, an item, a row or a quotation. */
const MARKS = /^(?:[-*+]|\d{1,9}[.)]|[#|>\s]){0,12}\s{0,4}/

/** Where the words of a line begin, and where the first of its sentences ends. */
function firstSentence({ reading: { text, lines } }: Document, line: number): Place {
  const from = lines.start(line)
  const start = from + MARKS.exec(text.slice(from, Math.min(from + 40, lines.end(line))))![0].length
  const length = text.slice(start, lines.end(line)).search(/[.!?]\s/)
  return { start, end: length < 0 ? lines.end(line) : start + length }
}
