/**
 * Does the text do a thing, or warn of it, or speak about it? Judged from what stands close by: negation in the
 * same clause, marks of a counter-example, headings, quotation, and what the whole document is about.
 */

import { type Document, rawLine } from './document.ts'
import { isExhibit } from './exhibits.ts'
import { isShell } from './fence-languages.ts'
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
import {
  DISOWNS,
  REFUSED,
  REFUSES_SUCH,
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
import { negates } from './negation.ts'
import {
  columnHead,
  isCellOfCode,
  isNeverDone,
  isOfWrongWays,
  isSetRight,
  isToBeDone,
  tellsEffect,
  VERDICT_CELL,
  withinCell,
} from './rows.ts'
import { isAmongSayings, isShownToJudge } from './taken-apart.ts'
import { timesShown } from './shown.ts'
import { isToldOfOthers } from './told.ts'
import { SUBJECTS } from './told-words.ts'
import type { Zone } from './zones.ts'
import { regex } from './patterns/verbose.ts'
import { wrappedAt } from './wrapped.ts'

import { teachesSecurity } from './topic.ts'

/** Rules ask for it together with the stance. */
export { aboutSecurity } from './topic.ts'

/**
 * `asserts`: the text does or orders it. `negated`: it forbids it in the same clause. `named`: it stands in quotation marks or backticks in a sentence that
 * speaks of it. `marked`: it is marked as wrong
 * on the line, in a comment beside it, or by the sentence that leads to it. `discusses`: it is searched for, listed, or
 * stands under a heading that speaks of it. `told`: others do it, who are never the reader. `tried`: it stands among what others do, and could be an order. `quotes`: it stands in quotation marks.
 */
export type Stance =
  'asserts' | 'negated' | 'named' | 'marked' | 'discusses' | 'told' | 'tried' | 'quotes'

/** Characters before and behind a sighting in which a word reaches it. */
const REACH = 90

/** Characters of an item that are looked at. */
const ITEM_CHARACTERS = 400

/** Set apart from the running text. An order in plain prose is not, whatever the text is about. */
const SET_APART: ReadonlySet<Zone> = new Set<Zone>(['fence', 'code', 'table', 'quote'])

/** Where quotation marks are no part of a program. */
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

function stanceOf(document: Document, start: number, seenTo: number): Stance {
  const { first: line, start: from, text } = wrappedAt(document, document.lineAt(start))
  const isRow = document.zones.at(line) === 'table'
  const end = isRow ? from + withinCell(text, start - from, seenTo - from) : seenTo
  const before = text.slice(Math.max(0, start - from - REACH), Math.max(0, start - from))
  const after = text.slice(
    Math.min(text.length, end - from),
    Math.min(text.length, end - from + REACH),
  )
  if (JUDGED.test(text.slice(0, 600))) return 'negated'
  if (REMARKED.test(text.slice(start - from, end - from + REACH)))
    return isBannedAbove(document, line) ? 'negated' : 'marked'
  if (document.observe(teachesSecurity)) {
    if (SEEN_LEAD.test(before) || VISITOR_TYPES.test(before)) return 'named'
    if (isCodeAlone(text) && SEEN_LEAD.test(head(document, lineBefore(document, line))))
      return 'named'
  }
  if (HOOK_INPUT.test(text.slice(0, start - from))) return 'named'
  if (isExhibit(document, start) || isExhibit(document, Math.max(start, end - 1))) return 'named'
  const option = optionOf(document, line)
  if (option) return option
  if (negates(before) || REFUSED.test(after)) return 'negated'
  if (LOOKED_FOR.test(before)) return 'named'
  if (isRow) {
    if ([start, end].some((at) => isNeverDone(document, at))) return 'negated'
    if (VERDICT_CELL.test(after)) return 'marked'
  }
  if (
    !/^(?:prose|heading|frontmatter|blank)$/.test(document.zones.at(line)) &&
    isBannedAbove(document, line)
  )
    return 'negated'
  if (isSetApart(document, start) && NEVER_LEAD.test(head(document, headingBefore(document, line))))
    return 'negated'
  if (document.zones.at(line) === 'prose' && isBelowNever(document, line)) return 'negated'
  if (document.zones.at(line) === 'quote' && isRefusedAbove(document, line)) return 'negated'
  const shown = timesShown(document, line)
  if (shown > 1) return 'named'
  const remedy = isRow && isToBeDone(document, start)
  if (!remedy && isToldOfOthers(document, start, end)) return 'told'
  if (isRow) {
    if (isSetRight(document, start)) return 'negated'
    if (tellsEffect(document, start) || isOfWrongWays(document, start)) return 'marked'
  }
  // What begins in a row of names in code may reach past the first of them.
  if (LABELLED.test(text.slice(0, ITEM_CHARACTERS)) && isInCode(text, start - from, start - from))
    return 'named'
  if (document.zones.at(line) === 'list' && isInCode(text, start - from, start - from))
    if (
      [parentOf(document, line), ...leadsOf(document, line)].some((index) =>
        SOUGHT.test(head(document, index)),
      )
    )
      return 'named'
  const inCode = isInCode(text, start - from, end - from)
  const quotation =
    isQuoted(before, after) ||
    isInQuotedLine(text, start - from, end - from) ||
    (RUNNING_TEXT.has(document.zones.at(line)) && isInMarks(text, start - from, end - from)) ||
    (opensQuote(before) && goesOnQuoted(document, end))
  const quoted = (inCode || quotation) && !isHandedOver(before) && !isCodeAlone(text)
  const begunInMarks =
    RUNNING_TEXT.has(document.zones.at(line)) &&
    isBegunInMarks(document, text, start - from, start, end)
  const begunInQuote = begunInMarks || (opensQuote(before) && closesQuote(document, start, end))
  if ((quoted || begunInQuote) && isSaying(document, line, text, start - from)) return 'named'
  if (quotation && (isJudgedBehind(document, end) || opensRow(document, line, after)))
    return 'named'
  if (quotation && !ORDERED.test(before) && EXEMPLIFIED.test(before)) return 'named'
  if (quotation && (isShownToJudge(document, line) || isAmongSayings(document, line)))
    return 'named'
  if (isSearchedFor(text.slice(0, start - from))) return 'named'
  if (
    document.observe(teachesSecurity) &&
    isInCode(text, start - from, start - from) &&
    DETECTED.test(text.slice(0, start - from))
  )
    return 'named'
  // A heading between is passed over for what is quoted alone: an order could be followed by any section.
  const remark = quotation ? remarkBehind(document, line) : lineBehind(document, line)
  if (DISOWNS.test(head(document, remark))) return 'named'
  const apart = quoted || isSetApart(document, start)
  const lead = apart || quotation ? before : ownClause(before)
  if (WRONG.test(lead) || WRONG.test(after) || markedAbove(document, line, start)) return 'marked'
  const opened = inCode ? text.slice(0, text.lastIndexOf('`', start - from - 1) + 1) : before
  const fenced = document.zones.fenceAt(line) !== null
  const led = opened.slice(-REACH)
  const ordered = quoted && !fenced && (ORDERED.test(led) || DIRECTED.test(led))
  if (quoted && !ordered) {
    if (speaksOf(before) && !NAMES_STEPS.test(before)) return 'named'
    // Code that is named, listed or told about, instead of given to be run.
    const told =
      (document.zones.at(line) === 'table' && !remedy) ||
      DEFINES.test(before + text.slice(start - from, start - from + ITEM_CHARACTERS))
    if (told || speaksOf(after) || (!remedy && isSpokenOfAbove(document, line))) return 'marked'
  }
  if (quoted && !fenced && REPORTED.test(before) && !GIVEN.test(before) && !DIRECTED.test(before))
    return 'named'
  if (speaksOf(lead) || speaksOf(after)) return 'discusses'
  // What is to be done about a thing is no part of the talk of it.
  if (apart && !remedy && isSpokenOfAbove(document, line)) return 'discusses'
  if (shown > 0 || isPatch(document, line)) return 'discusses'
  if (document.zones.at(line) === 'list' && isDoneByOthers(document, line)) return 'tried'
  const said = !fenced && wasSaid(text, start - from)
  const entered = remedy && isCellOfCode(text, start - from)
  return ((quoted || begunInMarks) && !ordered && !entered) || said ? 'quotes' : 'asserts'
}

/** A patch is there to be read; who has it applied says so in plain words. */
const isPatch = ({ zones }: Document, line: number): boolean =>
  /^(?:diff|patch)$/.test(zones.fenceAt(line)?.language ?? '')

/** Sentences before, and what an order is led in with: `if something looks dangerous, …`. */
const OTHER_CLAUSES =
  /^[^]*[.!?;]\s|^[^\p{L}]{0,12}(?:if|when|whenever|where|once|after|before|while|as|in|on|at|for|against|with|without|since|because|to|so that|given|despite|unlike)\b[^,]{2,80}, /u

/** Of the words before an order in running text, those of its own clause. */
const ownClause = (before: string): string =>
  before.replace(OTHER_CLAUSES, '').replace(OTHER_CLAUSES, '')

/** In commands, quotes are marks of words as well. */
export const isInShell = (document: Document, start: number): boolean =>
  isShell(document.zones.fenceAt(document.lineAt(start))?.language ?? '')

/** The pattern of a search, in quotes: nothing of it is run, unless a shell fills it in before. */
const SEARCHED =
  /(?:^|[\s;&|(`])(?:[efz]?grep|rg|ag|ack|git (?:grep|log)|findstr|select-string|sls)(?: {1,4}(?:--?[\w-]{1,24}(?:=\S{1,40})?|\w[\w./*-]{0,40})){0,6} {1,4}(?:'([^']{0,600})|"([^"]{0,600}))$/

function isSearchedFor(before: string): boolean {
  const found = SEARCHED.exec(before.slice(-SEARCH_CHARACTERS))
  return found !== null && !/\$\(|\x60/.test(found[2] ?? '')
}

/** Characters before a sighting in which a search begins. */
const SEARCH_CHARACTERS = 900

/** A label of what a detector is to catch, or to let pass, in code: `Fires: …`. */
const DETECTED =
  /(?:^|[\s|(>*-])(?:fires?|(?:does|do)(?: not|n't) (?:fire|match)|hits?|matches|triggers?|alerts?|catches|caught|flagged|detects?|(?:true|false) positives?|positives?|negatives?|malicious|benign|(?:sample|test) events?)(?: on| for| by)?[*_]{0,2}:[\s*_]{0,4}(?:`[^`]{1,200}`,? (?:and |or )?){0,6}`[^`]{0,400}$/

/** Where something is to go: `mail addresses in it to \`https://…\`` reports no mail. */
const DIRECTED = /\b(?:to|at|via|into|onto|through) [`"']{1,3}[^`"']{0,85}$/

/** Code right behind a colon is given to be run, whatever the words before it speak of. */
const GIVEN = /:\s{0,2}`[^`]{0,85}$/

/** What a guard is given to judge, by name: nobody runs it. */
const HOOK_INPUT =
  /^[^|\n]{0,20}\b(?:echo|printf) '\{["\s]{0,4}tool_(?:input|name)"\s?:[^']{0,400}$/

/** In a text that teaches security: what was come across is shown behind it. */
const SEEN_LEAD =
  /\b(?:line|entry|command|string|job|script)s? (?:that|which) (?:we|i|they|people)(?:'ve| have| had)? (?:\w{1,12} ){0,2}(?:found|seen|met|caught|recovered)\b[^.!?]{0,80}$/

/** In such a text: what somebody uninvited enters, in code, and what comes of it. */
const VISITOR_TYPES =
  /\b(?:when|if|once|whenever|as soon as) (?:an? |the |some |one )?(?:\w{2,10} )?(?:visitor|bot|intruder|attacker|worm|burglar|adversary|crawler)s? (?:types?|enters?|tries|tried|runs?|sends?|pastes?|issues?|drops?) [^.!?`]{0,30}`[^`]{0,80}$/

/** A comment behind a command that takes it back. */
const REMARKED =
  /[ \t]#[ \t]{0,3}(?:no(?:[.!]|[ \t]{0,4}(?:\n|$))|wrong\b|dangerous\b|(?:never|don't|do not) (?:run|do|use) (?:this|that|it)\b)/

/** An option of a program at the head of a row or a line, with what it does behind it. */
const OPTION =
  /^[\s>]{0,12}(?:\|\s{0,4})?(?:[*+-]\s{1,3})?[`"*]{0,3}-{1,2}[a-z][\w-]{0,30}[`"*]{0,3}(?:[ ,=/|]{1,3}[`"*]{0,3}(?:-{1,2}[a-z][\w-]{0,30}|[<\[][^>\]\n]{1,30}[>\]])[`"*]{0,3}){0,2}\s{0,2}(?:\||:|—|–|\s{2,40}|\s-\s)\s{0,40}(?:#\s{0,3})?["'`(]{0,2}(?=\p{L})((?!always|this|unless|users|customers|clients)\p{L}{2,20}[^s\W]s\b)?/iu

/**
 * In a program or a table alone, and no more than a mark where it reads like an order: it is cheap to add. `Deletes …` tells
 * what the option does. Judged as written: the blanks between an option and what it does are no part of the reading.
 */
function optionOf(document: Document, line: number): 'named' | 'marked' | null {
  if (!/^(?:fence|code|table)$/.test(document.zones.at(line))) return null
  const option = OPTION.exec(rawLine(document, line).slice(0, 160))
  if (!option) return null
  const goesOn =
    line > 0 &&
    document
      .lineText(line - 1)
      .trimEnd()
      .endsWith('\\')
  return goesOn ? null : option[1] ? 'named' : 'marked'
}

/** The heading or the lead names those who do what the list says. */
const isDoneByOthers = (document: Document, line: number): boolean =>
  OF_OTHERS.test(head(document, headingBefore(document, line))) ||
  leadsOf(document, line).some((lead) => SUBJECTS.test(head(document, lead)))

/** A line that does nothing but forbid what is listed below it. */
const NEVER_LEAD = regex`
    ^[\s#*_>-]{0,8}(?:(?:part|section|step|rule|§)\s?[\divx]{1,4}[.:)]?\s|\d{1,2}(?:\.\d{1,2})?[.)]?\s)?(?:please )?(?:never|do not|don't|don'ts|must not|forbidden|prohibited|
      off limits|not allowed|what not to do|not to be \w{3,10}|not (?:with|in|by|for|through) (?:this|the) skill|not what this is for|not done(?: here)?|not in scope|
      out of scope|won't do|(?:decline|refuse|say no)(?: it)?(?: when| if| to)?|no-?gos?|
      (?:we|you|it|(?:the|this|our) (?:assistant|agent|bot|skill|helper|model)) (?:do not|don't|does not|doesn't|never|may not|must not|cannot|can't|won't|will not)|
      (?:what|(?:things|themes|topics|subjects|words|rules|commands|steps|actions) (?:that )?)
      (?: ?)(?:it|this skill|the skill|you|we|i) (?:does not|doesn't|
        do not|don't|won't|would never|will not|never|cannot|can't|must not|may not|refuse to|
        'd refuse to) (?:do|use|run|touch|write|say|suggest|accept|send)
      (?: (?:as|with|on|in|here|for) (?:\w{1,12} ?){0,3})?|what (?:cannot|can't|must not|
        may not|never)(?: (?:happen|change|be done|goes? (?:in|into|out)(?: (?:your|the|an?) \w{3,12})?))?|things (?:not|never) to do|
      things (?:that )?(?:an?|the|your|no|any) (?:\w{2,12} ){1,3}?(?:must|may|can|should|shall)(?:n't| not| never)\b[^.:!?\n]{0,40}|nie|niemals|
      (?:was (?:man|wir|du|ihr) )?nicht (?:tun|machen|erlaubt)|was wir nicht (?:tun|machen)|
      verboten|nunca|(?:qué|lo que) no hacer|no hacer|prohibido|jamais|(?:ce qu'il ne faut|
        à ne) pas faire|interdit|(?:o que )?não fazer|proibido|da non fare|никогда|
      (?:чего )?не делать|нельзя|запрещено|不要做|不允许|不允許|禁止(?:事项|事項)?|やらないこと|してはいけないこと|하지 말 것|금지)
    (?: ever| do| run| use| type| paste| copy| try| these| this| any of (?:these|this)| the following){0,4}
    [\s*_:.!]{0,4}$
  `

/**
 * A ban that leads to what it bans: `Never suggest these as a way out:`. What is not to be left out or done before is no
 * ban of it.
 */
const BANS = regex`
  ^[\s#*_>-]{0,8}(?:please )?(?:never|do not|don't|must not|not allowed|not permitted|forbidden|prohibited|off limits|
    out of bounds|avoid)\b
  (?![^\n]{0,90}\b(?:skip|forget|omit|miss|fail|leave|stop|ignore|neglect|delay|proceed|continue|start|finish|begin|go|
    move|without|before|until|unless|except|than|but|only|just|instead|hesitate|refuse|question|ask|wait|use this|run this)\b)
  [^:\n]{0,90}:[\s*_]{0,4}$
`

/** What ends before the last sentence of a lead. */
const LAST_SENTENCE = /[.!?](?=\s[^.!?]*$)/

/** `They are not to be run`, of what follows. */
const DISOWNED =
  /\b(?:they|these|those|none of (?:them|these)|nothing (?:here|below)) (?:is|are) (?:never |not )?(?:to be |meant to be |there to be )?(?:run|executed|pasted|obeyed|followed|sent)\b(?<=\b(?:not|never|none|nothing)\b[^.!?]{0,40})(?: (?:here|anywhere|at all|ever))?[.:]?\s{0,4}$/

/** The line that leads to a list, a fence or a table, or its heading, does nothing but forbid what follows. */
function isBannedAbove(document: Document, line: number): boolean {
  const { zones } = document
  const fence = zones.fenceAt(line)
  const leads = fence ? [lineBefore(document, fence.first)] : leadsOf(document, line)
  return leads.some((index) => {
    if (index < 0) return false
    const lead = head(document, index)
    return (
      BANS.test(lead.slice(lead.search(LAST_SENTENCE) + 1)) ||
      DISOWNED.test(lead) ||
      (zones.at(line) === 'list' && NEVER_LEAD.test(document.lineText(index).slice(0, 80)))
    )
  })
}

const isRefusedAbove = (document: Document, line: number): boolean =>
  leadsOf(document, line).some((index) => REFUSES_SUCH.test(head(document, index)))

/** The paragraph right below a heading that does nothing but forbid. */
function isBelowNever(document: Document, line: number): boolean {
  let first = line
  while (first > Math.max(0, line - ITEM_LINES_MAX) && document.zones.at(first - 1) === 'prose')
    first--
  const above = lineBefore(document, first)
  return (
    above >= 0 &&
    document.zones.at(above) === 'heading' &&
    NEVER_LEAD.test(document.lineText(above).slice(0, 80))
  )
}

/** Lines of a paragraph that are passed over to find its heading. */
const ITEM_LINES_MAX = 6

/** The comment right above inside a fence, or the line that leads to the fence, the list or the table. */
function markedAbove(document: Document, line: number, start: number): boolean {
  const fence = document.zones.fenceAt(line)
  const names = tableHead(document, line)
  if (WRONG.test(columnHead(document, start))) return true
  const beside = fence ? commentsAbove(document, line, fence.first) : []
  const first = fence ? fence.first : line
  return [
    ...beside,
    ...leadsOf(document, first).filter((index) => leadsTo(document, index, first)),
  ].some((index) => index >= 0 && index !== names && WRONG.test(head(document, index)))
}

function isSpokenOfAbove(document: Document, line: number): boolean {
  const leads = leadsOf(document, document.zones.fenceAt(line)?.first ?? line)
  return [...leads, headingBefore(document, line)].some((index) => {
    if (index < 0) return false
    const text = head(document, index)
    return (
      speaksOf(text) || WRONG.test(text) || LEADS_TO_EXAMPLES.test(text) || OF_OTHERS.test(text)
    )
  })
}
