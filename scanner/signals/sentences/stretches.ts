/** Stretches of prose that are about one thing, in which the parts of a conjunction may stand. */

import type { Document } from '../../document.ts'
import { defineSignal } from '../../signal.ts'
import type { Place } from '../search/notions.ts'
import { isProse } from './statements.ts'

/** Characters of one stretch, and how many of them the next one sees again. */
const STRETCH_CHARACTERS = 760
const OVERLAP_CHARACTERS = 440

/**
 * Prose in stretches that are about one thing: they end at headings and programs, and long ones are cut where a
 * sentence ends. Words that stand close to each other share at least one.
 */
export const stretches = defineSignal('stretches', (document: Document): readonly Place[] => {
  const found: Place[] = []
  const { text, lines } = document.reading
  let first = -1
  for (let line = 0; line <= lines.count; line++) {
    const goes = line < lines.count && goesOn(document, line)
    const anew = line < lines.count && startsAnew(document, line)
    if (first >= 0 && (!goes || anew)) {
      cut(text, lines.start(first), lines.end(line - 1), found)
      first = -1
    }
    if (goes && first < 0 && document.zones.at(line) !== 'blank') first = line
  }
  return found
})

const goesOn = (document: Document, line: number): boolean =>
  document.zones.at(line) === 'blank' || isProse(document, line)

function startsAnew(document: Document, line: number): boolean {
  const zone = document.zones.at(line)
  if (zone === 'heading') return true
  if (zone === 'table') return isRowOfTable(document, line)
  return line > 0 && (zone === 'frontmatter') !== (document.zones.at(line - 1) === 'frontmatter')
}

/** Rows below a line of dashes, where each says a thing of its own; lines that only have bars around them may go on. */
function isRowOfTable(document: Document, line: number): boolean {
  let first = line
  while (line - first < ROWS_MAX && document.zones.at(first - 1) === 'table') first--
  return /^[\s|:-]{3,200}$/.test(document.lineText(first + 1).slice(0, 200))
}

/** Rows that are passed over to find the head of their table. */
const ROWS_MAX = 60

function cut(text: string, start: number, end: number, found: Place[]): void {
  let from = start
  while (end - from > STRETCH_CHARACTERS) {
    const to = sentenceEnd(text, from + STRETCH_CHARACTERS)
    found.push({ start: from, end: Math.min(to, end) })
    from = Math.min(sentenceEnd(text, from + STRETCH_CHARACTERS - OVERLAP_CHARACTERS), end)
  }
  if (end > from) found.push({ start: from, end })
}

/** The next end of a sentence, a clause or a line, if there is one near; a text without any is cut all the same. */
function sentenceEnd(text: string, at: number): number {
  const found = /[.!?;:\n]\s|[\u3002\uff01\uff1f]/.exec(text.slice(at, at + 120))
  return at + (found ? found.index + 1 : 0)
}
