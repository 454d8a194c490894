/** What a text tells of others: a deed with an attacker for its subject, or an entry in a list of such deeds. */

import { type Document, insetOf, rawLine } from '../document.ts'
import { regex } from '../patterns/verbose.ts'
import { isDetectionRule, isScript } from '../reading/fence-languages.ts'
import type { Zone } from '../reading/zones.ts'
import { defineSignal } from '../signal.ts'
import {
  LEADS_OVER,
  OPENS_EXAMPLE,
  OPENS_TURNED,
  THEY_WRITE,
  TURNS_TO_READER,
} from './given-words.ts'
import { firstOfRun, head, isUnderSteps, lineBefore } from './leads.ts'
import { isToBeDone } from './rows.ts'
import { lastSentenceAnyScript } from './sentence-of.ts'
import { OF_OTHERS } from './stance-words.ts'
import { isTakenApart } from './taken-apart.ts'
import {
  ANNOUNCES,
  CASE_FIELD,
  ENTRY,
  EXPECTED_FIELD,
  LANGUAGES,
  LOGGED,
  NAMES_SAYINGS,
  LEFT_ALONE,
  OF_LINE,
  OTHERS,
  PLANTED_FIELD,
  READER,
  REQUESTED,
  RULED_OUT_FIELD,
  WHO_MEAN_HARM,
} from './told-words.ts'
import { teachesSecurity, vetsOthers } from './topic.ts'
import { wrappedAt } from './wrapped.ts'

/** Characters of the sentence before a sighting that are looked at. */
const BEFORE = 240

/** Characters of a line and of a sighting that are looked at. */
const LINE_CHARACTERS = 1200
const SIGHTING_CHARACTERS = 400

/** Entries or rows that are passed over to find what announces them. */
const ENTRIES_MAX = 40

/** Lines of one record of data, up and down. */
const FIELDS_MAX = 12

/** Lines above a list in which its heading counts. */
const HEADING_MAX = 12

/**
 * True when an attacker is the subject of the sentence, or when an entry that orders nothing stands in a list that is
 * announced as theirs. An order keeps its weight under any heading.
 */
export function isToldOfOthers(document: Document, start: number, end: number): boolean {
  const line = firstLineOf(document, start, end)
  if (isGivenToOthers(document, line)) return true
  const { text, lines } = document.reading
  const { start: from, text: written } = wrappedAt(document, line)
  const whole = written.slice(0, LINE_CHARACTERS)
  const head = text.slice(Math.max(from, start - BEFORE), start)
  const sentence = lastSentenceAnyScript(head)
  const found = text.slice(start, Math.min(end, start + SIGHTING_CHARACTERS))
  if (READER.test(spoken(sentence, found))) return false
  if (isTheirs(sentence + found.slice(0, 60)) || LURES.test(sentence)) return true
  if (OF_LINE.test(whole) && (document.observe(teachesSecurity) || document.observe(vetsOthers)))
    return true
  if (REQUESTED.test(sentence + found) && LEFT_ALONE.test(whole)) return true
  if (isRecord(document, document.lineAt(start)) || isCounted(document, document.lineAt(start)))
    return true
  if (isTestCase(document, document.lineAt(Math.max(start, end - 1)))) return true
  const zone = document.zones.at(line)
  if (zone === 'code' || zone === 'fence') return isShownOfOthers(document, line)
  // A letter in a block quote or a program may give orders: a heading alone does not take them back.
  if (zone === 'quote') return isTakenApart(document, line)
  if (zone === 'table') return !isToBeDone(document, start) && isTold(document, line, whole, true)
  if (zone !== 'list' || document.zones.fenceAt(line)) return false
  const after = text.slice(end, Math.min(lines.end(document.lineAt(end)), end + 120))
  return isQuestion(whole, after) || isTold(document, line, whole, false)
}

/** A fence or a block quote right below a sentence that gives its words to somebody who means harm. */
function isGivenToOthers(document: Document, line: number): boolean {
  const { zones } = document
  const fence = zones.fenceAt(line)
  if (!fence && zones.at(line) !== 'quote') return false
  const lead = lineBefore(document, fence ? fence.first : firstOfRun(document, line))
  if (lead < 0 || (zones.at(lead) !== 'prose' && zones.at(lead) !== 'list')) return false
  const written = wrappedAt(document, lead).text.slice(-LEAD_CHARACTERS).trimEnd()
  return LEADS_OVER.test(written) && givesToOthers(lastSentenceAnyScript(written))
}

/** `A compromised server can write:`. Whoever has the reader act upon it gives nothing to others. */
function givesToOthers(sentence: string): boolean {
  const other = WHO_MEAN_HARM.exec(sentence)
  if (!other || READER.test(sentence) || TURNS_TO_READER.test(sentence)) return false
  const before = sentence.slice(0, other.index)
  return (
    (OPENS_EXAMPLE.test(before) || OPENS_TURNED.test(before)) &&
    THEY_WRITE.test(sentence.slice(other.index).replace(LEADS_OVER, ''))
  )
}

/** Code that is set in, and the blank lines in it. */
const SET_IN: ReadonlySet<Zone> = new Set<Zone>(['code', 'blank'])

/** Lines of code that a sentence with an attacker for its subject leads to: `Intruders leave lines like`. */
function isShownOfOthers(document: Document, line: number): boolean {
  const first = document.zones.fenceAt(line)?.first ?? line
  let lead = first - 1
  while (lead > first - SHOWN_LINES_MAX && SET_IN.has(document.zones.at(lead))) lead--
  if (lead < 0 || document.zones.at(lead) !== 'prose') return false
  const text = document.lineText(lead).slice(-LEAD_CHARACTERS).trimEnd()
  const sentence = lastSentenceAnyScript(text)
  return (
    isTheirs(sentence) &&
    LIKE_THIS.test(text) &&
    !READER.test(sentence) &&
    !TURNS_TO_READER.test(sentence)
  )
}

/** Somebody has those do it who suffer from it. */
const LURES = regex`
  \b(?:tells|asks|urges|tricks|lures|instructs|gets|talks|told|asked|urged|
    tricked|lured) (?:the |its |their |some )?(?:victims?|targets?) (?:to|into)\b
`

/** What such a sentence ends with. */
const LIKE_THIS =
  /[:：]$|。$|(?<!\p{L})(?:like|such as|wie|como|comme|вида|вроде|типа)$|(?:니다|ます)\.?$/u
const LEAD_CHARACTERS = 300
const SHOWN_LINES_MAX = 6

const QUOTES = /["“”„`]/

/** The sentence without what it quotes: `you` in a quotation is not the reader. */
function spoken(sentence: string, found: string): string {
  if (!QUOTES.test(sentence) && !QUOTES.test(found)) return sentence + found
  const open = /["“„`][^"”“`]{0,200}$/.exec(sentence)
  const pairs = sentence.split(/["“”„`]/).length
  if (open && pairs % 2 === 0) return sentence.slice(0, open.index)
  return sentence + found.replace(/["“„][^"”“]{2,200}(?:["”“]|$)/g, ' ')
}

/** What stands over a text. */
const HEADS: ReadonlySet<Zone> = new Set<Zone>(['heading', 'blank'])

/** A sighting that takes in the heading above it is judged by what stands below. */
function firstLineOf(document: Document, start: number, end: number): number {
  const last = document.lineAt(Math.max(start, end - 1))
  let line = document.lineAt(start)
  while (line < last && HEADS.has(document.zones.at(line))) line++
  return line
}

/** Marks of a list, a short lead, and what a noun takes before it: no verb, so that nobody is told to act. */
const LEADS_IN = regex.u`
  ^[\s\d|*_>#:.)-]{0,30}(?:(?:[\p{L}' ]{1,40}[:,]\s{1,3})|["'“„]){0,2}
  (?:(?:the|a|an|any|some|many|most|often|sometimes|usually|here|later|then|der|die|das|ein|eine|
    oft|el|los|la|las|un|una|unos|le|les|o|os|um|uma|often)\s){0,2}$
`

/** The attacker comes first in the sentence, before what is done. */
function isTheirs(told: string): boolean {
  const other = OTHERS.exec(told)
  return other !== null && LEADS_IN.test(told.slice(0, other.index))
}

/** An item of a list that begins like a question. */
const ASKING_ITEM = regex`
  ^\s{0,20}(?:[-*+]|\d{1,3}[.)])\s{1,4}(?:\[.\] )?(?:does|do|is|are|has|have|did|was|which|what|
    why|who|where)\b(?! not\b)
`

const isQuestion = (line: string, after: string): boolean =>
  ASKING_ITEM.test(line) && /^[^.!]{0,120}\?/.test(after)

/** A cell in quotation marks, which is what a table says word for word. */
const SAID = /\|\s{0,4}[^|"“„`]{0,20}["“„`][^|]{1,300}["”“`]\s{0,4}\|/

/** An entry that orders nothing, below something that announces it. */
function isTold(document: Document, line: number, whole: string, table: boolean): boolean {
  const said = table && SAID.test(whole)
  const { leads, first } = announcementsOf(document, line)
  if (table && !whole.includes('`') && LANGUAGES.test(document.lineText(first).slice(0, 200)))
    return true
  if (!said && !ENTRY.test(whole)) return false
  if (document.observe(teachesSecurity) && !isUnderSteps(document, line)) return true
  const announced = [...leads, ...(table ? [first] : [])].some((index) => {
    const text = document.lineText(index).slice(0, 200)
    return ANNOUNCES.test(text) || OF_OTHERS.test(text)
  })
  return announced || (said && NAMES_SAYINGS.test(document.lineText(first).slice(0, 200)))
}

/** The first line of a list or a table, and what stands above it: the line that leads to it, and the heading. */
function announcementsOf(document: Document, line: number): { leads: number[]; first: number } {
  let first = line
  const zone = document.zones.at(line)
  while (first > Math.max(0, line - ENTRIES_MAX) && document.zones.at(first - 1) === zone) first--
  const leads: number[] = []
  for (let above = first - 1; above >= 0 && first - above < HEADING_MAX; above--) {
    const kind = document.zones.at(above)
    if (kind === 'heading') return { leads: [...leads, above], first }
    if (kind === 'prose' && leads.length === 0) leads.push(above)
  }
  return { leads, first }
}

/** A lead that has what stands in the fence below it done, whatever that looks like. */
const HAS_LINES_DONE = regex`
  (?:^|[.!?]\s)[\s*_>-]{0,6}(?:then |now |first |please )?(?:run|repeat|type|enter|execute|do|
    replay|carry out|perform|send)\b(?! not\b)[^.!?]{0,80}[:.]?\s{0,4}$
`

/** A line of a log, or of a rule by which such lines are found: neither is run. */
function isRecord(document: Document, line: number): boolean {
  const fence = document.zones.fenceAt(line)
  if (!fence || fence.first === line) return false
  if (HAS_LINES_DONE.test(head(document, lineBefore(document, fence.first)))) return false
  if (isDetectionRule(fence.language)) return true
  return !isScript(fence.language) && LOGGED.test(document.lineText(line).slice(0, 60))
}

/** A line of a list by frequency, as `uniq -c | sort -rn` prints it. */
const COUNTED = /^\s{0,8}(\d{1,9})\s{1,4}\S/

/** Lines of such a list, and the count of the first: small numbers in a row may be those of steps. */
const COUNTED_LINES_MIN = 3
const COUNTED_MIN = 10

/** Of the lines at most so many have a count in a text that shows a list of them. */
const COUNTED_SHARE_MAX = 0.2

const countsSome = defineSignal('counts-some', (document: Document): boolean => {
  const { count } = document.reading.lines
  let counted = 0
  for (let line = 0; line < count; line++)
    if (COUNTED.test(rawLine(document, line).slice(0, 80))) counted++
  return counted <= COUNTED_SHARE_MAX * count
})

/** In a text that teaches security: code in which each line has its count, and no line a greater one than that above. */
function isCounted(document: Document, line: number): boolean {
  const { zones } = document
  const zone = zones.at(line)
  if ((zone !== 'code' && zone !== 'fence') || !document.observe(teachesSecurity)) return false
  if (!document.observe(countsSome)) return false
  const count = (index: number): number =>
    zones.at(index) === zone
      ? Number(COUNTED.exec(rawLine(document, index).slice(0, 80))?.[1] ?? NaN)
      : NaN
  let first = line
  while (first > Math.max(0, line - ENTRIES_MAX) && count(first - 1) >= count(first)) first--
  let last = line
  while (last < line + ENTRIES_MAX && count(last + 1) <= count(last)) last++
  return last - first + 1 >= COUNTED_LINES_MIN && count(first) >= COUNTED_MIN
}

/** The line that names the field: of a text that is set in below it, the nearest one that is set in less. */
function fieldOf(document: Document, line: number, first: number): number {
  const own = insetOf(document, line)
  for (let index = line - 1; own > 0 && index > Math.max(first, line - FIELDS_MAX); index--) {
    const other = insetOf(document, index)
    if (other >= 0 && other < own)
      return /[|>][+-]?\s{0,4}$/.test(document.lineText(index).slice(0, 80)) ? index : line
  }
  return line
}

/** A field of data that holds a planted text, beside one that says what is expected. */
function isTestCase(document: Document, line: number): boolean {
  const fence = document.zones.fenceAt(line)
  if (!fence) return false
  const field = document.lineText(fieldOf(document, line, fence.first)).slice(0, 80)
  const expected = PLANTED_FIELD.test(field)
    ? EXPECTED_FIELD
    : CASE_FIELD.test(field) && document.observe(teachesSecurity)
      ? RULED_OUT_FIELD
      : null
  if (!expected) return false
  const last = Math.min(fence.last, line + FIELDS_MAX)
  for (let index = Math.max(fence.first, line - FIELDS_MAX); index <= last; index++)
    if (expected.test(document.lineText(index).slice(0, 80))) return true
  return false
}
