/** Quotations that are shown as samples of what somebody writes, and not to be followed. */

import type { Document } from '../document.ts'
import { regex } from '../patterns/verbose.ts'
import type { Zone } from '../reading/zones.ts'
import { defineSignal } from '../signal.ts'
import { writtenLines } from '../signals/lines/written-lines.ts'
import { head, leadsOf, lineBehind } from './leads.ts'
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

/** The same for what is led in as well. */
const CITED_SHARE_MAX = 0.2

/** A text of quotations is no lesson about them. */
const quotesSome = (document: Document): boolean => {
  const { quoted, written } = document.observe(writtenLines)
  return quoted <= Math.max(QUOTED_LINES, QUOTED_SHARE_MAX * written)
}

/** Lines on either side in which other items of a list stand. */
const ITEMS_WITHIN = 6

/** Other items that hold somebody's words: a list of sayings. */
const SAYINGS_MIN = 2

/** Somebody's words, of more than one word. */
const SAYING = /["\u201c„«\u300c][^"\u201d»\u300d\n]{12,300}["\u201d»\u300d]/g

/** What is said of them in the item is two words at least: a quotation by itself could be a step. */
const WORD = /\p{L}{2,30}/gu
const REMARK_WORDS_MIN = 2

/** Characters of an item that are looked at. */
const ITEM_CHARACTERS = 600

/** An item that has the reader say, write or use what it holds. */
const HAS_SAID = regex`
  \b(?:say|tell|repl(?:y|ies)|answer|respond|write|print|output|send|post|add|append|
    insert|include|put|use|run|type|enter|read out|begin|start|end|close|prefix|call|set|
    search|ask)\b[^"\u201c„«\u300c\n]{0,60}["\u201c„«\u300c]
`

/** An item, or a row, that holds somebody's words and what is said of them. */
function holdsSaying({ zones, lineText }: Document, line: number, zone: Zone): boolean {
  if (zones.at(line) !== zone) return false
  const text = lineText(line).slice(0, ITEM_CHARACTERS)
  const rest = text.replace(SAYING, ' ')
  return (
    rest !== text &&
    (rest.match(WORD) ?? []).length >= REMARK_WORDS_MIN &&
    !HAS_SAID.test(text.slice(0, text.search(SAYING) + 1))
  )
}

/** Items and rows that hold somebody's words, in a text that shows some: as many as make a list, or so large a share. */
const sayings = defineSignal('sayings', (document: Document): ReadonlySet<number> => {
  const { written } = document.observe(writtenLines)
  const some = (['list', 'table'] as const).flatMap((zone) => {
    const found: number[] = []
    for (let line = 0; line < document.reading.lines.count; line++)
      if (holdsSaying(document, line, zone)) found.push(line)
    return found.length <= Math.max(SAYINGS_MIN + 1, CITED_SHARE_MAX * written) ? found : []
  })
  return new Set(some)
})

/** One of several items that each hold somebody's words, and have nobody say them. */
export function isAmongSayings(document: Document, line: number): boolean {
  const known = document.observe(sayings)
  if (!known.has(line)) return false
  let others = 0
  for (let index = line - ITEMS_WITHIN; index <= line + ITEMS_WITHIN; index++)
    if (index !== line && known.has(index)) others++
  return others >= SAYINGS_MIN
}

/** A text that cites some, of which somebody says where they are from. */
export const citesSome = (document: Document): boolean => {
  const { quoted, written } = document.observe(writtenLines)
  return quoted <= Math.max(QUOTED_LINES, CITED_SHARE_MAX * written)
}

/** What leads to a quotation, or follows it, asks people about it. */
export const isShownToJudge = (document: Document, line: number): boolean =>
  quotesSome(document) &&
  [...leadsOf(document, line), lineBehind(document, line)].some((index) =>
    SHOWN_TO_JUDGE.test(head(document, index)),
  )
