/**
 * What a text about security shows of others, or tries out on its own guards: lines from a case, a recorded session,
 * wordings that give a swindle away, attempts that have to fail.
 */

import { type Document, insetOf } from '../document.ts'
import { regex } from '../patterns/verbose.ts'
import {
  CITED,
  EXHIBIT_LEADS,
  heldOffAt,
  ORDERS_LEAD,
  runsOutside,
  TAKEN_APART_BEHIND,
} from './exhibit-words.ts'
import { headingBefore, lineBefore, RUN_LINES_MAX } from './leads.ts'
import { lastSentencePastClosing } from './sentence-of.ts'
import { citesSome } from './taken-apart.ts'
import { keepsToSecurity } from './topic.ts'
import { wrappedAt } from './wrapped.ts'

/** Characters at the end of a lead that are looked at. */
const LEAD_CHARACTERS = 300

/** Lines behind an attempt in which its outcome is named. */
const OUTCOME_WITHIN = 8

/** Marks before a label that opens its line. */
const MARKS_MAX = 8

/** Characters of a line that are looked at for an outcome. */
const LINE_CHARACTERS = 600

/**
 * True where a text about security shows a thing instead of ordering it. A lead is cheap to add: it counts only in a text
 * that goes on speaking of attacks and defences.
 */
export const isExhibit = (document: Document, at: number): boolean => {
  if (!document.observe(keepsToSecurity)) return false
  const line = document.lineAt(at)
  return (
    isLabelled(document, line) ||
    hasExhibitLead(document, line) ||
    isRemarkedOnBehind(document, line) ||
    isHeldOff(document, at)
  )
}

const isLabelled = ({ zones }: Document, line: number): boolean =>
  ATTACKS.test(zones.fenceAt(line)?.language ?? '')

/** What a fence is labelled with that holds what somebody else would have done. */
const ATTACKS =
  /^(?:attacks?|payloads?|injections?|malicious|hostile|phish(?:ing)?|spam|scam|lure|bait)$/

/** The line that leads to what stands apart: above its fence, list or quotation, or above what is set in. */
function leadOf(document: Document, line: number): number {
  const { zones } = document
  const fence = zones.fenceAt(line)
  if (fence) return lineBefore(document, fence.first)
  const own = insetOf(document, line)
  const highest = Math.max(0, line - RUN_LINES_MAX)
  if (own > 0) {
    for (let index = line - 1; index >= highest; index--) {
      const other = insetOf(document, index)
      if (other >= 0 && other < own) return index
    }
    return -1
  }
  const zone = zones.at(line)
  if (zone !== 'quote' && zone !== 'list' && zone !== 'table') return -1
  let first = line
  // Quotations may follow each other, each in a block of its own.
  while (
    first > highest &&
    (zones.at(first - 1) === zone || (zone === 'quote' && isGap(document, first - 1)))
  )
    first--
  return lineBefore(document, first)
}

/** A blank line between two quotations. */
const isGap = ({ zones }: Document, line: number): boolean =>
  zones.at(line) === 'blank' && line > 0 && zones.at(line - 1) === 'quote'

/** The last sentence of a lead. */
function sentenceOf(document: Document, line: number): string {
  return lastSentencePastClosing(wrappedAt(document, line).text.trimEnd().slice(-LEAD_CHARACTERS))
}

/**
 * An item that holds somebody's words or code, behind a label or without one, or is a line of a crontab: plain words in
 * a list may be steps.
 */
const SHOWN_ITEM = regex`
  ^\s{0,20}(?:(?:[-*+]|\d{1,3}[.)])\s{1,4})?(?:(?!(?:say|write|tell|run|answer|reply|print|add|send|
    post|type)\b)[a-z][\w-]{1,14}(?: [\w-]{2,14}){0,2}(?::| [-–—]) )?["'\u201c«„\u300c\x60]|
  ^\s{0,20}\* \*
`

const mayBeStep = (document: Document, line: number): boolean =>
  document.zones.at(line) === 'list' && !SHOWN_ITEM.test(document.lineText(line).slice(0, 60))

function hasExhibitLead(document: Document, line: number): boolean {
  if (isCitedBelow(document, line)) return true
  if (mayBeStep(document, line)) return false
  const lead = leadOf(document, line)
  if (lead < 0) return false
  const sentence = sentenceOf(document, lead)
  return !ORDERS_LEAD.test(sentence) && EXHIBIT_LEADS.some((shape) => shape.test(sentence))
}

/** Lines above a quotation in which its section says where all of them are from. */
const SECTION_LINES_MAX = 30

/**
 * A block quote in quotation marks, in a section whose first sentence says where its quotations are from: labels and
 * remarks may stand between. One that orders something takes that back.
 */
function isCitedBelow(document: Document, line: number): boolean {
  if (!isQuotedApart(document, line) || !citesSome(document)) return false
  const { zones } = document
  const heading = headingBefore(document, line)
  if (heading < 0 || line - heading > SECTION_LINES_MAX) return false
  let first = heading + 1
  while (first < line && zones.at(first) === 'blank') first++
  if (zones.at(first) !== 'prose') return false
  const text = document.lineText(first).slice(0, LEAD_CHARACTERS)
  return CITED.test(text) && !ORDERS_LEAD.test(text)
}

/**
 * What stands in a block quote and in quotation marks as well, fills a cell in quotation marks, or lies in a fence that
 * calls it an attack.
 */
export function isQuotedApart(document: Document, line: number): boolean {
  const zone = document.zones.at(line)
  const text = document.lineText(line).slice(0, LINE_CHARACTERS)
  if (zone === 'quote') return QUOTED.test(text)
  return zone === 'table' ? QUOTED_CELL.test(text) : isLabelled(document, line)
}

/** A cell that holds a quotation and nothing else. */
const QUOTED_CELL =
  /\|\s{0,4}["\u201c„«\u300c][^|"\u201d\u201c]{6,400}["\u201d»\u300d]\s{0,4}(?:\||$)/

/** Quoted lines that make up a paragraph, or a block of them. */
const QUOTED = /^[\s>*-]{0,8}["\u201c„«\u300c]/

/** Lines of one quotation. */
const QUOTED_LINES_MAX = 8

/** A quotation of which the next line says what it is up to. */
function isRemarkedOnBehind(document: Document, line: number): boolean {
  const { zones, reading } = document
  let last = line
  while (last < line + QUOTED_LINES_MAX && zones.at(last + 1) === zones.at(line)) {
    if (TAKEN_APART_BEHIND.test(document.lineText(last + 1).slice(0, LINE_CHARACTERS))) break
    last++
  }
  let first = line
  while (first > line - QUOTED_LINES_MAX && first > 0 && zones.at(first - 1) === zones.at(line)) {
    if (QUOTED.test(document.lineText(first).slice(0, 40))) break
    first--
  }
  if (!QUOTED.test(document.lineText(first).slice(0, 40))) return false
  let behind = last + 1
  while (behind < reading.lines.count && behind < last + 3 && zones.at(behind) === 'blank') behind++
  return (
    behind < reading.lines.count &&
    TAKEN_APART_BEHIND.test(document.lineText(behind).slice(0, LINE_CHARACTERS))
  )
}

/** The lead, or the words before it on its line, have it run where nothing holds it. */
function isRunOutside(document: Document, at: number): boolean {
  const line = document.lineAt(at)
  const before = document.lineText(line).slice(0, at - document.reading.lines.start(line))
  const lead = leadOf(document, line)
  return (
    runsOutside(before.slice(-LEAD_CHARACTERS)) ||
    (lead >= 0 && runsOutside(sentenceOf(document, lead)))
  )
}

/** An attempt whose outcome is named behind it, in the same part of the text: it is refused, or noticed. Or the outcome. */
function isHeldOff(document: Document, at: number): boolean {
  if (isRunOutside(document, at)) return false
  const { zones, reading } = document
  const line = document.lineAt(at)
  const outcome = heldOffAt(document.lineText(line).slice(0, LINE_CHARACTERS))
  if (outcome >= 0) return outcome > at - reading.lines.start(line) || outcome < MARKS_MAX
  const end = zones.fenceAt(line)?.last ?? endOfCode(document, line)
  const last = Math.min(reading.lines.count - 1, end + OUTCOME_WITHIN)
  for (let index = end + 1; index <= last && zones.at(index) !== 'heading'; index++)
    if (heldOffAt(document.lineText(index).slice(0, LINE_CHARACTERS)) >= 0) return true
  return false
}

/** The last line of a piece of code that is set in. */
function endOfCode({ zones }: Document, line: number): number {
  let last = line
  while (last < line + RUN_LINES_MAX && zones.at(last) === 'code' && zones.at(last + 1) === 'code')
    last++
  return last
}
