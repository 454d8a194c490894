/** Quotations that are shown as samples of what somebody writes, and not to be followed. */

import type { Document } from './document.ts'
import { head, leadsOf, lineBehind } from './leads.ts'
import { defineSignal } from './signal.ts'
import { SHOWN_TO_JUDGE } from './stance-words.ts'
import { LEFT_UNDONE, RECEIVED, SAMPLE, TAKEN_APART } from './told-words.ts'

/** Lines of quotations that are passed over to find what stands around them. */
const ENTRIES_MAX = 40

/** A quoted letter that is led in as a sample and taken apart below, or that came in and is left undone. */
export function isTakenApart(document: Document, line: number): boolean {
  const { zones } = document
  const below = pastQuotes(document, line, 1)
  const above = pastQuotes(document, line, -1)
  if (above < 0 || below >= document.reading.lines.count) return false
  const lead = document.lineText(above).slice(0, 400)
  const behind = document.lineText(below).slice(0, 300)
  if (LEFT_UNDONE.test(behind) && (RECEIVED.test(lead) || SAMPLE.test(lead.slice(0, 80))))
    return true
  return (
    TAKEN_APART.test(behind.slice(0, 80)) &&
    (zones.at(above) === 'heading' || SAMPLE.test(lead.slice(0, 80)))
  )
}

/** The first line beyond the quotations around a line, and the blank lines between them. */
function pastQuotes({ zones }: Document, line: number, step: 1 | -1): number {
  let index = line + step
  while (
    Math.abs(index - line) < ENTRIES_MAX &&
    (zones.at(index) === 'quote' || zones.at(index) === 'blank')
  )
    index += step
  return index
}

/** Of the lines with text at most so many are quotations in a text that only shows some; a few are so in any. */
const QUOTED_SHARE_MAX = 0.1
const QUOTED_LINES = 2

/** Lines of quotations, and lines with text. */
export const quotedLines = defineSignal('quoted-lines', ({ zones, reading }: Document) => {
  let quoted = 0
  let written = 0
  for (let line = 0; line < reading.lines.count; line++) {
    const zone = zones.at(line)
    if (zone !== 'blank') written++
    if (zone === 'quote') quoted++
  }
  return { quoted, written }
})

/** A text of quotations is no lesson about them. */
const quotesSome = (document: Document): boolean => {
  const { quoted, written } = document.observe(quotedLines)
  return quoted <= Math.max(QUOTED_LINES, QUOTED_SHARE_MAX * written)
}

/** What leads to a quotation, or follows it, asks people about it. */
export const isShownToJudge = (document: Document, line: number): boolean =>
  quotesSome(document) &&
  [...leadsOf(document, line), lineBehind(document, line)].some((index) =>
    SHOWN_TO_JUDGE.test(head(document, index)),
  )
