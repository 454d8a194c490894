/**
 * Does the text do a thing, or warn of it, or speak about it? Judged from what stands close by: negation in the
 * same clause, marks of a counter-example, headings, quotation, and what the whole document is about.
 */

import { type Document, rawLine } from '../document.ts'
import { regex } from '../patterns/verbose.ts'
import { isPatch, isShell } from '../reading/fence-languages.ts'
import type { Zone } from '../reading/zones.ts'
import { isAnsweredNo } from './answered.ts'
import { banAbove, isBannedAbove, isBelowBan, isRefusedAbove, isUnderBan } from './bans.ts'
import { isDeniedData } from './denied-data.ts'
import { isDoneToNothing } from './done-to-nothing.ts'
import { isExhibit } from './exhibits.ts'
import { isForsworn } from './forsworn.ts'
import {
  commentsAbove,
  head,
  headingBefore,
  leadsOf,
  leadsTo,
  lineBefore,
  lineBehind,
  remarkBehind,
  parentOf,
  tableHead,
} from './leads.ts'
import { isMentioned } from './mentioned.ts'
import { type Ban, negationOf } from './negation.ts'
import {
  closesQuote,
  goesOnQuoted,
  isBegunInMarks,
  isCodeAlone,
  isHandedOver,
  isInCode,
  isInMarks,
  isInQuotedLine,
  isJudgedBehind,
  isQuoted,
  isSaying,
  opensRow,
  opensQuote,
  quotedFrom,
  wasSaid,
} from './quotation.ts'
import {
  banOfColumn,
  columnHead,
  isCellOfCode,
  isJudgedInRow,
  isRefusedInRow,
  isOfWrongWays,
  isSetRight,
  isToBeDone,
  isTrouble,
  tellsEffect,
  withinCell,
} from './rows.ts'
import { timesShown } from './shown.ts'
import {
  APPROVED,
  CHOICES,
  DETECTED,
  DIRECTED,
  DISOWNS,
  GIVEN,
  HOOK_INPUT,
  isSearchedFor,
  REMARKED,
  SEEN_LEAD,
  VISITOR_TYPES,
  REFUSED,
  WRONG,
  SOUGHT,
  speaksOf,
  LOOKED_FOR,
  REPORTED,
  JUDGED,
  NAMES_STEPS,
  LEADS_TO_EXAMPLES,
  OF_OTHERS,
  ORDERED,
  DEFINES,
  EXEMPLIFIED,
  LABELLED,
} from './stance-words.ts'
import { isAmongSayings, isShownToJudge } from './taken-apart.ts'
import { SUBJECTS } from './told-words.ts'
import { isToldOfOthers } from './told.ts'
import { teachesSecurity, vetsOthers } from './topic.ts'
import { continuesCommand, wrappedAt } from './wrapped.ts'

/**
 * - `asserts`: the text does or orders it.
 * - `negated`: it forbids it, in the same clause or from above.
 * - `hedged`: a ban stands close by, which may be of something else.
 * - `named`: it stands in quotation marks or backticks in a sentence that speaks of it, or is shown twice over.
 * - `marked`: it is marked as wrong on the line, in a comment beside it, or by the sentence that leads to it.
 * - `discusses`: it is searched for, listed, shown, or stands under a heading that speaks of it.
 * - `told`: others do it, who are never the reader.
 * - `tried`: it stands among what others do, and could be an order.
 * - `quotes`: it stands in quotation marks.
 */
export type Stance =
  'asserts' | 'negated' | 'hedged' | 'named' | 'marked' | 'discusses' | 'told' | 'tried' | 'quotes'

/** Characters before and behind a sighting in which a word reaches it. */
const REACH = 90

/** The same for a negation with the word that opens its clause. */
const CLAUSE_REACH = 200

/** Characters of a line in which the answers to a question stand. */
const CHOICES_CHARACTERS = 600

/** Characters of an item that are looked at. */
const ITEM_CHARACTERS = 400

/** Set apart from the running text. An order in plain prose is not, whatever the text is about. */
const SET_APART: ReadonlySet<Zone> = new Set<Zone>(['fence', 'code', 'table', 'quote'])

/** Where quotation marks are no part of a program: in headings as well, which give no orders. */
export const RUNNING_TEXT: ReadonlySet<Zone> = new Set<Zone>([
  'prose',
  'list',
  'table',
  'quote',
  'heading',
])

/** In a fence, a table or a quotation: not part of the running text. */
export const isSetApart = (document: Document, start: number): boolean =>
  SET_APART.has(document.zones.at(document.lineAt(start)))

export function stanceAt(document: Document, from: number, end: number): Stance {
  const start =
    end - from > 1 && OPENS_QUOTATION.test(document.reading.text[from]!) ? from + 1 : from
  const { start: line, text } = wrappedAt(document, document.lineAt(start))
  if (!RUNNING_TEXT.has(document.zoneAt(start))) return stanceOf(document, start, end)
  const quoted = quotedFrom(text, start - line, end - line)
  return quoted < 0
    ? stanceOf(document, start, end)
    : stanceOf(document, line + quoted, Math.max(end, line + quoted + 1))
}

/** A sighting may begin with the mark that opens its quotation, which then is no part of what is said. */
const OPENS_QUOTATION = /["\u201c„«\u300c]/

/** A sighting where it stands: `text` is its line, with what was wrapped, and `at` and `to` are offsets of that. */
interface Sight {
  document: Document
  line: number
  zone: Zone
  start: number
  end: number
  text: string
  at: number
  to: number
  /** Right before and behind it on the line. */
  before: string
  after: string
  /** In a table, in a column of what is to be done. */
  remedy: boolean
  /** How many of what stands around its block quote say that it is shown. */
  shown: 0 | 1 | 2
}

function sightOf(document: Document, start: number, seenTo: number): Sight {
  const { first: line, start: from, text } = wrappedAt(document, document.lineAt(start))
  const zone = document.zones.at(line)
  const isRow = zone === 'table'
  const at = start - from
  const to = isRow ? withinCell(text, at, seenTo - from) : seenTo - from
  const before = text.slice(Math.max(0, at - REACH), Math.max(0, at))
  const after = text.slice(Math.min(text.length, to), Math.min(text.length, to + REACH))
  const remedy = isRow && isToBeDone(document, start)
  const shown = timesShown(document, line)
  return { document, line, zone, start, end: from + to, text, at, to, before, after, remedy, shown }
}

function stanceOf(document: Document, start: number, end: number): Stance {
  const sight = sightOf(document, start, end)
  return (
    shownAtOnce(sight) ??
    forbidden(sight) ??
    toldOf(sight) ??
    quotedOrSpokenOf(sight, quotationOf(sight))
  )
}

/** What its own line, or the part of the text that it stands in, shows it to be. */
function shownAtOnce({ document, line, start, end, text, at, to, before }: Sight): Stance | null {
  const vets = () => document.observe(teachesSecurity) || document.observe(vetsOthers)
  if (JUDGED.test(text.slice(0, 600))) return 'negated'
  if (APPROVED.test(text.slice(0, 600)) && vets()) return 'negated'
  if (REMARKED.test(text.slice(at, to + REACH)))
    return isBannedAbove(document, line) ? 'negated' : 'marked'
  if (document.observe(teachesSecurity)) {
    if (SEEN_LEAD.test(before) || VISITOR_TYPES.test(before)) return 'named'
    if (isCodeAlone(text) && SEEN_LEAD.test(head(document, lineBefore(document, line))))
      return 'named'
  }
  if (HOOK_INPUT.test(text.slice(0, at)) || isChoice(document, line, text)) return 'named'
  if (isExhibit(document, start) || isExhibit(document, Math.max(start, end - 1))) return 'named'
  return optionOf(document, line)
}

/** One of the answers to a question, on the line of the question or below it. */
const isChoice = (document: Document, line: number, text: string): boolean =>
  CHOICES.test(text.slice(0, CHOICES_CHARACTERS)) &&
  (/[?]|(?:^|\s)\(?A[).] /.test(rawLine(document, line)) ||
    head(document, lineBefore(document, line)).includes('?'))

/** It is forbidden: in its own clause, in its row, or by what stands above it. */
function forbidden(sight: Sight): Stance | null {
  const { document, line, zone, start, end, text, at, to, before, after } = sight
  if (REFUSED.test(after)) return 'negated'
  const own = negationOf(text.slice(Math.max(0, at - CLAUSE_REACH), Math.max(0, at)), after)
  if (own === 'plain') return 'negated'
  if (isAnsweredNo(document, line, text.slice(to))) return 'negated'
  if (isDoneToNothing(text, at) || isMentioned(text, at, to) || isForsworn(text, at, to))
    return 'negated'
  if (
    zone === 'fence' &&
    isDeniedData(document, document.lineAt(start), offsetInLine(document, start))
  )
    return 'negated'
  if (LOOKED_FOR.test(before)) return 'named'
  const bans: (Ban | null)[] = [own]
  if (zone === 'table') {
    if (isRefusedInRow(document, start, after)) return 'negated'
    bans.push(banOfColumn(document, start), banOfColumn(document, end))
    if (!bans.some(Boolean) && isJudgedInRow(document, start, after)) return 'marked'
  }
  const plain = zone === 'prose' || zone === 'heading' || zone === 'frontmatter' || zone === 'blank'
  if (!plain) bans.push(banAbove(document, line))
  if (bans.includes('plain')) return 'negated'
  if (isSetApart(document, start) && isUnderBan(document, line)) return 'negated'
  if (zone === 'prose' && isBelowBan(document, line)) return 'negated'
  if (zone === 'quote' && isRefusedAbove(document, line)) return 'negated'
  return bans.includes('loose') ? 'hedged' : null
}

const offsetInLine = ({ reading, lineAt }: Document, offset: number): number =>
  offset - reading.lines.start(lineAt(offset))

/** It is told of others, shown, or one of the things that are looked for. */
function toldOf(sight: Sight): Stance | null {
  const { document, line, zone, start, end, text, at, remedy, shown } = sight
  if (shown > 1) return 'named'
  if (!remedy && isToldOfOthers(document, start, end)) return 'told'
  if (zone === 'table') {
    if (isSetRight(document, start)) return 'negated'
    if (
      tellsEffect(document, start) ||
      isTrouble(document, start) ||
      isOfWrongWays(document, start)
    )
      return 'marked'
  }
  // What begins in a row of names in code may reach past the first of them.
  if (!isInCode(text, at, at)) return null
  if (LABELLED.test(text.slice(0, ITEM_CHARACTERS))) return 'named'
  const leads = () => [parentOf(document, line), ...leadsOf(document, line)]
  return zone === 'list' && leads().some((lead) => SOUGHT.test(head(document, lead)))
    ? 'named'
    : null
}

interface Quotation {
  inCode: boolean
  /** In quotation marks. */
  inMarks: boolean
  /** In either, and not a line of its own or handed to a program. */
  quoted: boolean
  /** It begins in quotation marks that close before it ends. */
  begunInMarks: boolean
  begun: boolean
}

function quotationOf({
  document,
  zone,
  start,
  end,
  text,
  at,
  to,
  before,
  after,
}: Sight): Quotation {
  const inRunningText = RUNNING_TEXT.has(zone)
  const inCode = isInCode(text, at, to)
  const inMarks =
    isQuoted(before, after) ||
    isInQuotedLine(text, at, to) ||
    (inRunningText && isInMarks(text, at, to)) ||
    (opensQuote(before) && goesOnQuoted(document, end))
  const begunInMarks = inRunningText && isBegunInMarks(document, text, at, start, end)
  return {
    inCode,
    inMarks,
    quoted: (inCode || inMarks) && !isHandedOver(before) && !isCodeAlone(text),
    begunInMarks,
    begun: begunInMarks || (opensQuote(before) && closesQuote(document, start, end)),
  }
}

/** It stands in somebody's words or in code, or the words around it speak of it. */
function quotedOrSpokenOf(sight: Sight, quotation: Quotation): Stance {
  const { document, line, zone, start, text, at, before, after, remedy, shown } = sight
  const { inCode, inMarks, quoted } = quotation
  if ((quoted || quotation.begun) && isSaying(document, line, text, at)) return 'named'
  if (inMarks && isSample(sight)) return 'named'
  if (isSearchedFor(text.slice(0, at))) return 'named'
  const detected = isInCode(text, at, at) && DETECTED.test(text.slice(0, at))
  if (detected && document.observe(teachesSecurity)) return 'named'
  // A heading between is passed over for what is quoted alone: an order could be followed by any section.
  const remark = inMarks ? remarkBehind(document, line) : lineBehind(document, line)
  if (DISOWNS.test(head(document, remark))) return 'named'
  const apart = quoted || isSetApart(document, start)
  const lead = apart || inMarks ? before : ownClause(before)
  if (WRONG.test(lead) || WRONG.test(after) || markedAbove(document, line, start)) return 'marked'
  const fenced = document.zones.fenceAt(line) !== null
  const led = (inCode ? text.slice(0, text.lastIndexOf('`', at - 1) + 1) : before).slice(-REACH)
  const ordered = quoted && !fenced && (ORDERED.test(led) || DIRECTED.test(led))
  if (quoted && !ordered) {
    if (speaksOf(before) && !NAMES_STEPS.test(before)) return 'named'
    // Code that is named, listed or told about, instead of given to be run.
    const told =
      (zone === 'table' && !remedy) || DEFINES.test(before + text.slice(at, at + ITEM_CHARACTERS))
    if (told || speaksOf(after) || (!remedy && isSpokenOfAbove(document, line))) return 'marked'
  }
  if (quoted && !fenced && REPORTED.test(before) && !GIVEN.test(before) && !DIRECTED.test(before))
    return 'named'
  if (speaksOf(lead) || speaksOf(after)) return 'discusses'
  // What is to be done about a thing is no part of the talk of it.
  if (apart && !remedy && isSpokenOfAbove(document, line)) return 'discusses'
  if (shown > 0 || isInPatch(document, line)) return 'discusses'
  if (zone === 'list' && isDoneByOthers(document, line)) return 'tried'
  const entered = remedy && isCellOfCode(text, at)
  if ((quoted || quotation.begunInMarks) && !ordered && !entered) return 'quotes'
  return !fenced && wasSaid(text, at) ? 'quotes' : 'asserts'
}

/** In quotation marks: one of several sayings, an example, or what people are shown to judge it. */
const isSample = ({ document, line, end, before, after }: Sight): boolean =>
  isJudgedBehind(document, end) ||
  opensRow(document, line, after) ||
  (!ORDERED.test(before) && EXEMPLIFIED.test(before)) ||
  isShownToJudge(document, line) ||
  isAmongSayings(document, line)

/** A patch is there to be read; who has it applied says so in plain words. */
const isInPatch = ({ zones }: Document, line: number): boolean =>
  isPatch(zones.fenceAt(line)?.language ?? '')

/** Sentences before, and what an order is led in with: `if something looks dangerous, …`. */
const OTHER_CLAUSES = regex.u`
  ^[^]*[.!?;]\s|^[^\p{L}]{0,12}(?:if|when|whenever|where|once|after|before|while|as|in|on|at|for|
    against|with|without|since|because|to|so that|given|despite|unlike)\b[^,]{2,80}, `

/** Of the words before an order in running text, those of its own clause. */
const ownClause = (before: string): string =>
  before.replace(OTHER_CLAUSES, '').replace(OTHER_CLAUSES, '')

/** In commands, quotes are marks of words as well. */
export const isInShell = (document: Document, start: number): boolean =>
  isShell(document.zones.fenceAt(document.lineAt(start))?.language ?? '')

/** An option of a program at the head of a row or a line, with what it does behind it. */
const OPTION = regex.iu`
  ^[\s>]{0,12}(?:\|\s{0,4})?(?:[*+-]\s{1,3})?[\`"*]{0,3}-{1,2}[a-z][\w-]{0,30}[\`"*]{0,3}
  (?:[ ,=/|]{1,3}[\`"*]{0,3}(?:-{1,2}[a-z][\w-]{0,30}|[<\[][^>\]\n]{1,30}[>\]])[\`"*]{0,3}){0,2}
  \s{0,2}(?:\||:|—|–|\s{2,40}|\s-\s)\s{0,40}(?:#\s{0,3})?["'\`(]{0,2}(?=\p{L})
  ((?!always|this|unless|users|customers|clients)\p{L}{2,20}[^s\W]s\b)?
`

/** Where options stand in columns. */
const IN_COLUMNS: ReadonlySet<Zone> = new Set<Zone>(['fence', 'code', 'table'])

/**
 * In a program or a table alone, and no more than a mark where it reads like an order: it is cheap to add. `Deletes …`
 * tells what the option does. Judged as written: the blanks between an option and what it does are no part of the
 * reading.
 */
function optionOf(document: Document, line: number): 'named' | 'marked' | null {
  if (!IN_COLUMNS.has(document.zones.at(line))) return null
  const option = OPTION.exec(rawLine(document, line).slice(0, 160))
  if (!option) return null
  return continuesCommand(document, line) ? null : option[1] ? 'named' : 'marked'
}

/** The heading or the lead names those who do what the list says. */
const isDoneByOthers = (document: Document, line: number): boolean =>
  OF_OTHERS.test(head(document, headingBefore(document, line))) ||
  leadsOf(document, line).some((lead) => SUBJECTS.test(head(document, lead)))

/** The head of a column of what is not to be done, in a fence that is set like a table: `# instead of   do   because`. */
const INSTEAD =
  /^[\s#/;-]{1,8}(?:instead of|rather than|don't|wrong|bad|avoid)(?: {3,80}\S{1,20}){1,4} {0,40}$/i

/** The comment right above inside a fence, or the line that leads to the fence, the list or the table. */
function markedAbove(document: Document, line: number, start: number): boolean {
  const fence = document.zones.fenceAt(line)
  const names = tableHead(document, line)
  if (WRONG.test(columnHead(document, start))) return true
  const beside = fence ? commentsAbove(document, line, fence.first) : []
  if (fence && INSTEAD.test(rawLine(document, fence.first + 1).slice(0, 200))) return true
  const first = fence ? fence.first : line
  return [
    ...beside,
    ...leadsOf(document, first).filter((index) => leadsTo(document, index, first)),
  ].some((index) => index >= 0 && index !== names && WRONG.test(meantBy(head(document, index))))
}

/** What stands before the better way is about another one, and what is below is the better one. */
const BETTER_WAY = regex`
  ^[^]*[.!?] (?=the (?:clean(?:er|est)?|right|proper|better|good|safe|
    correct|sound) (?:way|answer|method|solution) is\b[^.!?]{3,200}[:：]\s{0,4}$)
`

const meantBy = (lead: string): string => lead.replace(BETTER_WAY, '')

function isSpokenOfAbove(document: Document, line: number): boolean {
  const leads = leadsOf(document, document.zones.fenceAt(line)?.first ?? line)
  return [...leads, headingBefore(document, line)].some((index) => {
    if (index < 0) return false
    const text = meantBy(head(document, index))
    return (
      speaksOf(text) || WRONG.test(text) || LEADS_TO_EXAMPLES.test(text) || OF_OTHERS.test(text)
    )
  })
}
