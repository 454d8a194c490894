/**
 * Lines that a text has written for readers and that nobody runs while it is followed: what is to stand in release notes,
 * on a page, in a mail, or in the text of a request.
 */

import { type Document, rawLine } from '../document.ts'
import { regex } from '../patterns/verbose.ts'
import { isLabelledText, isMarkup, isPage, isPlainText } from '../reading/fence-languages.ts'
import type { Zone } from '../reading/zones.ts'
import { defineSignal } from '../signal.ts'
import type { Place } from '../signals/search/notions.ts'
import { isTakenUp } from './adopted.ts'
import { firstOfRun, head, headingBefore, lineBefore } from './leads.ts'
import {
  ACTED_UPON,
  HAS_IT_RUN,
  HEADS_MATERIAL,
  LEADS_TO_MATERIAL,
  OPENS_QUOTED,
  OPENS_TEXT,
  SHOWN_INLINE,
  SPEAKS_OF_TEXT,
  SPREADS,
  STATES_MATERIAL,
  TAKES_TEXT,
  WRITES_FILE,
  WRITES_PAGE,
} from './material-words.ts'
import { lastSentence } from './sentence-of.ts'
import { continuesCommand, wrappedAt } from './wrapped.ts'

/** Not in headings and tables, comments and front matter. */
const HOLDS_MATERIAL: ReadonlySet<Zone> = new Set<Zone>(['fence', 'code', 'quote', 'prose', 'list'])

/** True when a line is shown as a part of what others are to read. Whoever has it run right behind takes that back. */
export function isMaterial(document: Document, place: Place): boolean {
  const line = document.lineAt(place.start)
  if (!HOLDS_MATERIAL.has(document.zones.at(line))) return false
  return isPartOfText(document, place, line) && !isTakenUp(document, place)
}

function isPartOfText(document: Document, place: Place, line: number): boolean {
  const { zones } = document
  if (zones.fenceAt(line)) return isInPage(document, line) || isInText(document, line)
  if (zones.at(line) === 'code') return isStated(document, firstOfRun(document, line))
  if (zones.at(line) === 'quote') return hasMaterialLead(document, firstOfRun(document, line))
  return isShownInline(document, place)
}

/** Lines of a fence that opens others inside of it, at most. */
const PAGE_LINES_MAX = 400

interface Page {
  first: number
  last: number
}

/** Pages between marks that are no longer than those inside: such a fence ends early for whoever counts the marks. */
const pagesWithFences = defineSignal('pages-with-fences', (document: Document): readonly Page[] =>
  document.zones.fences
    .filter(({ language }) => isPage(language))
    .map(({ first, last }) => ({ first, last: endOfPage(document, first, last) }))
    .filter(({ last }) => last >= 0),
)

const MARK = /^[\s>]{0,12}(`{3,12}|~{3,12})\s{0,4}([^\s`]{0,40})/

/** Where such a page ends, by what opens and closes inside; -1 for none that holds a fence, or that never ends. */
function endOfPage(document: Document, first: number, closing: number): number {
  const end = Math.min(document.reading.lines.count, first + PAGE_LINES_MAX)
  let depth = 1
  let holdsFence = false
  for (let line = first + 1; line < end; line++) {
    const mark = MARK.exec(rawLine(document, line).slice(0, 80))
    if (!mark) continue
    if (mark[2] === '') depth--
    else depth++
    holdsFence ||= mark[2] !== '' && line < closing
    if (depth === 0) return holdsFence ? line : -1
  }
  return -1
}

/** The page that a line stands in: its own fence, or one that opened others. */
function isInPage(document: Document, line: number): boolean {
  const fence = document.zones.fenceAt(line)!
  if (isMarkup(fence.language) && isAnnounced(document, fence.first)) return true
  if (isPlainText(fence.language) && isStated(document, fence.first)) return true
  if (isLabelledText(fence.language) && isRightBelowHeading(document, fence.first)) return true
  const page = document
    .observe(pagesWithFences)
    .find(({ first, last }) => first < fence.first && fence.last <= last)
  return (
    page !== undefined &&
    isAnnounced(document, page.first) &&
    !HAS_IT_RUN.test(spokenAt(document, lineBefore(document, fence.first)))
  )
}

/** What a line says itself: names of sections and files are no words of the sentence. */
const spokenAt = (document: Document, line: number): string =>
  head(document, line).replace(
    /\x60[^\x60]{0,80}\x60|["\u201c][^"\u201d]{0,60}["\u201d]|\*[^*]{1,60}\*/g,
    ' ',
  )

/** The sentence above, or the heading with nothing between that has something run. */
function isAnnounced(document: Document, first: number): boolean {
  const lead = lineBefore(document, first)
  const spoken = spokenAt(document, lead)
  if (HAS_IT_RUN.test(spoken) || SPREADS.test(head(document, lead))) return false
  if (hasMaterialLead(document, first)) return true
  const heading = headingBefore(document, first)
  return (
    HEADS_MATERIAL.test(head(document, heading)) &&
    (lead === heading || SPEAKS_OF_TEXT.test(spoken))
  )
}

/** Where a sentence leads to what is below it. */
const LEADS: ReadonlySet<Zone> = new Set<Zone>(['prose', 'list'])

function hasMaterialLead(document: Document, first: number): boolean {
  const lead = lineBefore(document, first)
  if (lead < 0 || !LEADS.has(document.zones.at(lead))) return false
  const text = head(document, lead)
  return (
    (LEADS_TO_MATERIAL.test(text) || WRITES_FILE.test(text)) &&
    !HAS_IT_RUN.test(spokenAt(document, lead)) &&
    !SPREADS.test(text)
  )
}

/** What is not marked as a page takes a sentence that says so without doubt. */
const isStated = (document: Document, first: number): boolean =>
  hasMaterialLead(document, first) &&
  STATES_MATERIAL.test(head(document, lineBefore(document, first)).replace(/[:：][\s*_]{0,4}$/, ''))

/** The heading of such a text, with nothing between. */
function isRightBelowHeading(document: Document, first: number): boolean {
  const lead = lineBefore(document, first)
  return lead === headingBefore(document, first) && HEADS_MATERIAL.test(head(document, lead))
}

/** Code in a sentence that says of a page, a mail or a request that it stands there. */
function isShownInline(document: Document, { start }: Place): boolean {
  const { start: from, text } = wrappedAt(document, document.lineAt(start))
  const before = text.slice(Math.max(0, start - from - INLINE_CHARACTERS), start - from)
  const sentence = lastSentence(before)
  return (
    SHOWN_INLINE.test(sentence) &&
    !HAS_IT_RUN.test(sentence) &&
    !SPREADS.test(sentence) &&
    !ACTED_UPON.test(text.slice(start - from, start - from + INLINE_CHARACTERS))
  )
}

const INLINE_CHARACTERS = 400

/** Lines above in which the text of a request, or a page, begins. */
const TEXT_LINES_MAX = 60

/** Lines that a command goes over before that. */
const JOINED_LINES_MAX = 4

/** In what a command takes for the text of a request or writes into a page, and does not run. */
function isInText(document: Document, line: number): boolean {
  const fence = document.zones.fenceAt(line)!
  const lowest = Math.max(fence.first, line - TEXT_LINES_MAX)
  for (let index = line - 1; index > lowest; index--) {
    const text = document.lineText(index).slice(0, 400)
    const opened = OPENS_TEXT.exec(text)
    if (opened) return isTakenAsText(document, index, line, opened[1] !== '', opened[2]!)
    const quoted = OPENS_QUOTED.exec(text)
    if (quoted) return isQuotedText(document, index, line, quoted[1]!)
  }
  return false
}

function isTakenAsText(
  document: Document,
  opening: number,
  line: number,
  isKept: boolean,
  mark: string,
): boolean {
  const end = endOfText(document, opening, mark)
  if (end <= line) return false
  // A shell fills in what stands in a text that no quotes keep.
  if (!isKept && /\$\(|\x60/.test(document.lineText(line))) return false
  const around = document.lineText(opening) + ' ' + document.lineText(end)
  if (/\|\s?(?:sudo )?(?:ba|z|da|k)?sh\b|\bxargs\b/.test(around)) return false
  const command = commandAt(document, opening)
  const [, page] = WRITES_PAGE.exec(command) ?? []
  if (page === undefined) return TAKES_TEXT.test(command)
  return !SPREADS.test(page) && !isRunLater(document, page)
}

/** In quotes that are still open, of a command that takes a text; a shell fills in what double ones hold. */
function isQuotedText(document: Document, opening: number, line: number, mark: string): boolean {
  const { text, lines } = document.reading
  const held = text.slice(lines.end(opening), lines.end(line))
  return (
    !held.includes(mark) &&
    (mark === "'" || !/\$\(|\x60/.test(held)) &&
    TAKES_TEXT.test(commandAt(document, opening))
  )
}

/** The line with the mark that ends a text; -1 for none. */
function endOfText({ lineText, reading }: Document, opening: number, mark: string): number {
  const last = Math.min(reading.lines.count, opening + PAGE_LINES_MAX)
  for (let index = opening + 1; index < last; index++)
    if (lineText(index).trim() === mark) return index
  return -1
}

/** The command of a line with those that it goes on from. */
function commandAt(document: Document, line: number): string {
  let first = line
  while (line - first < JOINED_LINES_MAX && continuesCommand(document, first)) first--
  let command = ''
  for (let index = first; index <= line; index++)
    command += document
      .lineText(index)
      .slice(0, 300)
      .replace(/\\\s*$/, ' ')
  return command
}

/** A page whose file is named behind a program that runs files. */
function isRunLater({ reading: { text } }: Document, page: string): boolean {
  const name = page.slice(page.lastIndexOf('/') + 1)
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + name.length))
    if (RUNS_FILE.test(text.slice(Math.max(0, at - RUNS_CHARACTERS), at))) return true
  return false
}

const RUNS_CHARACTERS = 80
const RUNS_FILE = regex`
  (?:^|[\s;&|(\`])(?:(?:ba|z|da|k)?sh|source|\.|eval|python3?|node|perl|ruby|php|chmod [^\s]{1,8}|
    exec|xargs)(?: -\w{1,8}){0,3}[ \t<]{1,3}[^\n;&|]{0,60}$
`
