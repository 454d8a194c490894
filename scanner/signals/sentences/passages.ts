/**
 * Stretches of a text that belong together: what stands between two headings, cut into windows. Conjunctions that
 * are spread over steps of a list or sentences of a paragraph are looked for here.
 */

import type { Document } from '../../document.ts'
import { defineSignal } from '../../signal.ts'
import { type Statement, statements } from './statements.ts'

/** Words from which on a heading is a sentence of its own, which may well give an order. */
const TITLE_WORDS_MAX = 7

export interface Passage {
  /** Offsets of the reading, `end` exclusive. */
  start: number
  end: number
  statements: readonly Statement[]
}

/** Statements of one window, and how many of them the next one sees again. */
const STATEMENTS_MAX = 12
const OVERLAP = 4

export const passages = defineSignal('passages', (document: Document): readonly Passage[] => {
  const found: Passage[] = []
  const { headings } = document.zones
  let section: Statement[] = []
  let next = 0
  const close = () => {
    for (let from = 0; from < section.length; from += STATEMENTS_MAX - OVERLAP) {
      const window = section.slice(from, from + STATEMENTS_MAX)
      found.push({ start: window[0]!.start, end: window.at(-1)!.end, statements: window })
      if (from + STATEMENTS_MAX >= section.length) break
    }
    section = []
  }
  for (const statement of document.observe(statements)) {
    if (next < headings.length && statement.line >= headings[next]!) {
      close()
      while (next < headings.length && statement.line >= headings[next]!) next++
    }
    section.push(statement)
  }
  close()
  return found
})

/** A heading that names what follows, or a cell of a table: it orders nothing. */
export function isTitle(
  document: Document,
  { zone, start, end }: Pick<Statement, 'zone' | 'start' | 'end'>,
): boolean {
  if (zone === 'table') return true
  if (zone !== 'heading') return false
  const words = document.reading.text
    .slice(start, Math.min(end, start + 400))
    .match(/[\p{L}\p{N}'-]{2,40}/gu)
  return (words?.length ?? 0) <= TITLE_WORDS_MAX
}
