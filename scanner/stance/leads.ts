/**
 * What leads to a line: the sentence or the label above it, the heading, the head of its table, comments beside it. And
 * what is said right behind.
 */

import { type Document, insetOf } from '../document.ts'
import { firstNotBefore } from '../halving.ts'
import { regex } from '../patterns/verbose.ts'
import type { Zone } from '../reading/zones.ts'
import { wrappedAt } from './wrapped.ts'

/**
 * Enough of a line, and of those over which its first sentence goes, to tell what it is about; '' for a negative
 * number.
 */
export const head = (document: Document, line: number): string =>
  line < 0 ? '' : wrappedAt(document, line).text.slice(0, 400)

/** Lines of one table, list, quotation or inset paragraph that are passed over to find what leads to it. */
export const RUN_LINES_MAX = 40

/**
 * The first of the lines of one kind around a line: the head of its table, list or quotation, or the farthest looked
 * at.
 */
export function firstOfRun({ zones }: Document, line: number): number {
  const zone = zones.at(line)
  let first = line
  while (first > Math.max(0, line - RUN_LINES_MAX) && zones.at(first - 1) === zone) first--
  return first
}

/** The line before, and for a table, a list or a quotation its first line and the one that leads to it. */
export function leadsOf(document: Document, line: number): number[] {
  const zone = document.zones.at(line)
  if (zone !== 'table' && zone !== 'list' && zone !== 'quote') return [lineBefore(document, line)]
  const first = firstOfRun(document, line)
  const leads = [lineBefore(document, line), lineBefore(document, first)]
  return zone === 'table' ? [...leads, first] : leads
}

/** The item of a list that one set in below it belongs to; -1 for one that is not. */
export function parentOf(document: Document, line: number): number {
  const own = insetOf(document, line)
  for (let index = line - 1; own > 0 && index > line - RUN_LINES_MAX; index--) {
    if (index < 0 || document.zones.at(index) !== 'list') return -1
    const other = insetOf(document, index)
    if (other >= 0 && other < own) return index
  }
  return -1
}

/** The last line with text above `line`, at most three lines up. */
export function lineBefore(document: Document, line: number): number {
  for (let index = line - 1; index >= Math.max(0, line - 3); index--)
    if (document.zones.at(index) !== 'blank') return index
  return -1
}

export function headingBefore(document: Document, line: number): number {
  const { headings } = document.zones
  const next = firstNotBefore(0, headings.length, (index) => headings[index]! <= line)
  return headings[next - 1] ?? -1
}

/** The row that names the columns. */
export const tableHead = (document: Document, line: number): number =>
  document.zones.at(line) === 'table' ? firstOfRun(document, line) : -1

/** Lines that belong together. */
const GROUPED: ReadonlySet<Zone> = new Set<Zone>(['fence', 'code', 'table', 'quote', 'list'])

/** The line with text right behind the list, table, quotation or fence of a line; -1 when there is none. */
export function lineBehind(document: Document, line: number): number {
  const { zones } = document
  const zone = zones.at(line)
  if (!GROUPED.has(zone)) return -1
  const fence = zones.fenceAt(line)
  let last = fence ? fence.last : line
  if (!fence) while (last < line + RUN_LINES_MAX && zones.at(last + 1) === zone) last++
  return lineBelow(document, last)
}

/** The first line with text below a line, at most two lines down; -1 when there is none. */
export function lineBelow(document: Document, line: number): number {
  for (let index = line + 1; index <= line + 2 && index < document.reading.lines.count; index++)
    if (document.zones.at(index) !== 'blank') return index
  return -1
}

/** What is to be done about a thing that was shown, as the heading of the next section. */
const ANSWERED = regex`
  ^[#\s*_]{0,8}(?:what (?:to|you) do\b|how to (?:react|respond|handle|deal|answer)\b|
    handling\b|(?:your )?(?:reaction|response)\b)
`

/** The same, or the first line below a heading there that says what to do about it; -1 when there is none. */
export function remarkBehind(document: Document, line: number): number {
  const behind = lineBehind(document, line)
  if (behind < 0 || document.zones.at(behind) !== 'heading') return behind
  return ANSWERED.test(head(document, behind)) ? lineBelow(document, behind) : behind
}

/** Longer sentences above a list say more than what the list is. */
const LABEL_CHARACTERS_MAX = 60

/** A paragraph of its own that does not end in a colon says nothing of the next one. */
export function leadsTo(document: Document, index: number, line: number): boolean {
  if (index < 0) return true
  const { zones } = document
  const lead = document.lineText(index)
  if (zones.at(index) === 'heading' || /[:：][\s*_]{0,4}$/.test(lead.slice(-8))) return true
  return zones.at(line) === 'prose'
    ? index === line - 1
    : zones.at(index) !== 'prose' || lead.length < LABEL_CHARACTERS_MAX
}

/** Lines of source code that one comment speaks for. */
const COMMENT_LINES_MAX = 8

/** The nearest comment above inside a fence, all its lines. */
export function commentsAbove(document: Document, line: number, first: number): number[] {
  const found: number[] = []
  for (let index = line - 1; index > first && line - index <= COMMENT_LINES_MAX; index--)
    if (isComment(document.lineText(index))) found.push(index)
    else if (found.length > 0) break
  return found
}

const isComment = (text: string): boolean =>
  /^\s{0,40}(?:#|\/\/|--|\*|\/\*|;|rem\b|<!--)/.test(text.slice(0, 60))

/** Below a heading of what is to be done, or that names the file it goes into: nothing is shown there to teach. */
export function isUnderSteps(document: Document, line: number): boolean {
  const heading = head(document, headingBefore(document, line))
  return STEPS_HEAD.test(heading) || FILE_HEAD.test(heading)
}

const STEPS_HEAD = regex`
  ^#{1,6}\s{1,4}(?:\d{1,2}[.)]\s)?(?:set-?up|install(?:ation|ing)?|getting started|
    quick ?start|usage|prerequisites|requirements|before you (?:start|begin)|first steps?|
    steps|configuration)\s{0,4}$
`

const FILE_HEAD = regex`
  ^#{1,6}\s{1,4}(?:\d{1,2}[.)]\s)?["'\x60*]{0,3}
  (?:[\w-]{1,30}\/){0,5}[\w-]{1,40}\.[a-z]{1,5}["'\x60*]{0,3}\s{0,4}$
`
