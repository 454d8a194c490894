/** What stands in quotation marks or backticks, where that ends, and what is said of it. */

import type { Document } from '../document.ts'
import { regex } from '../patterns/verbose.ts'
import { SAID_IN_A_ROW, SAYS } from './stance-words.ts'

/** Characters before and behind in which a mark opens and closes. */
const REACH = 90

/** Characters before a saying in which others stand beside it. */
const SAID_CHARACTERS = 240

/** A line that is one piece of code stands for a fence. */
export const isCodeAlone = (text: string): boolean =>
  /^\s{0,20}`[^`]{1,2000}`[\s.]{0,4}$/.test(text)

/** A quotation that goes on in the next line of its paragraph. */
export const goesOnQuoted = (document: Document, end: number): boolean =>
  /^[^"'`“”\n]{0,80}\n(?![ \t>]{0,12}(?:[-*+#|]|\d{1,3}[.)]|\n))[^"'`“”\n]{1,80}["”]/.test(
    document.reading.text.slice(end, end + 2 * REACH),
  )

const JUDGED_BEHIND = regex`
  ^[^"'\x60“”\n]{0,60}(?:\n[^"'\x60“”\n]{0,60})?["”]
  (?:\.?(?: (?:→|->|=>|—|–))? (?:they|these|those|that|it)
    (?:'re|'s| are| is)| ?(?:is|are)) (?:(?:an?|just an?|only an?) (?:\w{2,12} )?
    (?:customer|user|visitor|caller|sender|guest|client)(?: who is)? (?:ask|beg|want|try|
      complain|hop)ing\b|(?:an?|just an?|only an?) (?:\w{2,12} )?(?:request|order|question|attempt|
      trick|sentence|text|message|line|claim|wish|
      joke|case|example|quote|string|injection|finding|warning sign|red flag)s?|
    (?:(?:just|only) )?(?:text|data|content|words))\b|
  ^[^"\x60“”\n]{0,100}["”] (?:arrives?|comes (?:in|up|about|every)|turns up|happens|
    is (?:common|frequent|usual)|we (?:get|see|hear))\b|
  ^[^"\x60“”\n]{0,100}["”]: (?:laugh|smile|shrug|decline|refuse|say no|no[.,;]|report (?:it|that)|
    ignore (?:it|that)|do not|don't|never|stay in character)\b
`

/** A quotation of which something is said: `"…" is a request for …`; or that is declined: `"…": laugh`. */
export const isJudgedBehind = (document: Document, end: number): boolean =>
  JUDGED_BEHIND.test(document.reading.text.slice(end, end + 160))

/** What stands before ends inside of a quotation. */
export const opensQuote = (before: string): boolean =>
  /(?:^|[\s(\[:,*-])["\u201c][^"'`]{0,85}$/.test(before)

/** The sighting begins inside of a quotation that ends before it does. */
export const closesQuote = (document: Document, start: number, end: number): boolean =>
  /^[^"“”]{8,120}["”]/.test(document.reading.text.slice(start, end))

/** The same, however long what stands between the mark and the sighting. */
export const isBegunInMarks = (
  document: Document,
  text: string,
  at: number,
  start: number,
  end: number,
): boolean =>
  openedAt(text.slice(Math.max(0, at - MARKS_WITHIN), at)) >= 0 && closesQuote(document, start, end)

/** A mark opens before and closes behind. */
export const isQuoted = (before: string, after: string): boolean =>
  /(?:^|[\s(\[:,|*-]|[^\x00-\x7f])["'\u300c\u201c`]{1,3}[^"'`]{0,85}$/.test(before) &&
  /^[^"'`\n]{0,80}["'\u300d\u201d`]/.test(after)

/** What something turned out to say: told of the past, with nobody asked to say it. */
const SAID_ONCE = regex`
  \b(?:(?:had|has|have) (?:\w{2,10} )?(?:acquired|gained|got|grown|sprouted|received|
    come to (?:say|hold|contain|read)|
    been (?:changed|altered|edited|rewritten|replaced|extended)|changed|turned)|contained|carried|
  held|included|turned out to (?:say|hold|contain)|was (?:changed|altered|rewritten|replaced))\b
  [^.!?"\u201c\u201d\x60\n]{0,60}[:,]? ?[*_]{0,2}["\u201c„«][^"\u201d\u201c»\n]{0,400}$
`

/** Characters of a line before a sighting in which such a sentence stands. */
const ONCE_CHARACTERS = 600

/** What was done about it, right behind the quotation. */
const TURNED_DOWN = regex`
  ^[^"\u201d»\n]{0,500}["\u201d»][^\n]{0,120}\b(?:refused|rejected|blocked|reported|removed|revoked|
    reverted|quarantined|uninstalled|turned (?:it )?down|caught|(?:not|n't) (?:obey|follow))\b
`

/** In a quotation of any length that tells what was found in something, with what was done about it behind. */
export const wasSaid = (text: string, start: number): boolean =>
  TURNED_DOWN.test(text.slice(start, start + ONCE_CHARACTERS)) &&
  SAID_ONCE.test(text.slice(Math.max(0, start - ONCE_CHARACTERS), start))

/** Characters of a line on each side of a sighting in which its quotation begins and ends. */
const MARKS_WITHIN = 600

/** Words that are no title and no name of a thing. */
const SAID_CHARACTERS_MIN = 24

/** In quotation marks, however long what they hold, and not in code. Offsets are of the line. */
export function isInMarks(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - MARKS_WITHIN), start)
  const opened = openedAt(before)
  if (opened < 0) return false
  const closed = text.slice(end, end + MARKS_WITHIN).search(/["\u201d»\u300d]/)
  return closed >= 0 && before.length - opened + (end - start) + closed >= SAID_CHARACTERS_MIN
}

/** Where a quotation begins that is still open at the end; -1 for none. */
function openedAt(before: string): number {
  let opened = -1
  for (const { 0: mark, index } of before.matchAll(
    /\x60[^\x60]{0,300}\x60|["\u201c\u201d„«»\u300c\u300d]/g,
  ))
    if (mark.length === 1) opened = opened >= 0 || /[\u201d»\u300d]/.test(mark) ? -1 : index
  return opened
}

/** What stands right before somebody's words: a label that opens an item, or whose they are. */
const LEADS_TO_WORDS = regex.u`
  (?:^[\s\d.)*+-]{0,12}[*_]{0,3}(?!say|tell|reply|answer|write|respond|print|output|send|
    note|add)\p{L}[\p{L} /-]{2,40}[.:][*_]{0,3}|
    (?<!\p{L})(?:(?:in|at|on|from|by|under|into) (?:the |an? |one |their |its |his |her |some )?
      (?:\p{L}{2,14} ){0,4}\p{L}{2,14}:|like|such as|saying|says|said|reads|reading|asks|asking|
      wrote|claims|claiming|wie|como|comme)[:,]?)\s{1,2}[*_]{0,3}["\u201c„«\u300c][*_]{0,3}$
`

/** Five words or more, or as long in a script without spaces: no title and no name of a thing. */
const SENTENCE_BEHIND =
  /^[*_]{0,3}(?:(?:[^\s"\u201d»\u300d]{1,24} ){4}|[\u3040-\u9fff\uac00-\ud7af]{8})/

/** Characters of a sighting before the quotation that makes it one, and behind it. */
const LEAD_CHARACTERS_MAX = 100
const BEHIND_MAX = 4

/**
 * Where somebody's words begin of which a sighting takes in no more than what leads to them; -1 for none. Offsets are of
 * the line.
 */
export function quotedFrom(text: string, start: number, end: number): number {
  const last = Math.min(start + LEAD_CHARACTERS_MAX, end + BEHIND_MAX, text.length)
  for (let at = start; at < last; at++) {
    if (!/["\u201c„«\u300c]/.test(text[at]!)) continue
    const lead = text.slice(Math.max(0, at - LEAD_CHARACTERS_MAX), at + 1)
    return LEADS_TO_WORDS.test(lead) && SENTENCE_BEHIND.test(text.slice(at + 1, at + 130))
      ? at + 1
      : -1
  }
  return -1
}

/** Characters of a line that is one quotation from its first mark on. */
const QUOTED_LINE_MAX = 600

/** A line that begins with a quotation mark, which closes only behind `end`. Offsets are of the line. */
export function isInQuotedLine(text: string, start: number, end: number): boolean {
  if (!/^[\s>*-]{0,8}["\u201c]/.test(text)) return false
  const opened = text.search(/["\u201c]/) + 1
  const closed = text.slice(opened, opened + QUOTED_LINE_MAX).search(/["\u201d]/)
  return start >= opened && closed >= 0 && opened + closed >= end
}

/** A string that a program hands to a shell or to another program is run, and quotes nobody. */
const HANDED_OVER = regex`
    (?:\b(?:system|popen|execute|exec(?:sync|file)?|spawn(?:sync)?|shell_exec|passthru|shell|
        check_output|check_call|subprocess\.\w{2,12}|os\.execute|invoke-expression|iex|sh|bash|
        cmd|powershell)\s?\(\s{0,4}|\b(?:sh|bash|zsh|cmd|ssh [^\s"']{2,60}) (?:-l?c |\/c )?|
      \s-e?c )\[?[fr]?["'\x60][^"'\x60]{0,85}$
  `

/** What another agent is started with is an order to it, as against what it answered. */
const TO_A_HELPER = regex`
  (?:\b(?:an?|the|each|every|all|your) (?:\w{2,12} )?(?:sub-?agents?|workers?|
    helpers?|teammates?)\b[^"\u201c\x60.!?\n]{0,50}|
    \btask\([^"\n]{0,20}|["']?agent["']?: ["']?[\w-]{2,30}["']?, ["']?
    (?:system|prompt|instructions|task)["']?: )["\u201c][^"'\u201c\u201d\x60]{0,85}$
`
const ANSWERED = regex`
  \b(?:says?|said|writes?|wrote|returns?|returned|reports?|reported|
    answers?|answered|repl(?:y|ies|ied)|asks?|asked|if|when|never|not|
    like|was)\b[^"\u201c\n]{0,50}["\u201c][^"\u201c]{0,85}$
`

export const isHandedOver = (before: string): boolean =>
  HANDED_OVER.test(before) || (TO_A_HELPER.test(before) && !ANSWERED.test(before))

/** Characters on each side in which a backtick opens or closes what stands between. */
const CODE_CHARACTERS_MAX = 300

/** Inside backticks, however long what they hold. */
export function isInCode(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - CODE_CHARACTERS_MAX), start)
  return hasOddTicks(before) && text.slice(end, end + CODE_CHARACTERS_MAX).includes('`')
}

function hasOddTicks(text: string): boolean {
  let odd = false
  for (let at = text.indexOf('`'); at >= 0; at = text.indexOf('`', at + 1)) odd = !odd
  return odd
}

/** Words in somebody's mouth: `says "…"`, or one of several sayings in a row. */
export function isSaying(document: Document, line: number, text: string, start: number): boolean {
  const before = text.slice(Math.max(0, start - SAID_CHARACTERS), start)
  if (SAYS.test(before)) return true
  // In source code, strings in a row are data.
  return !isData(document, line) && SAID_IN_A_ROW.test(before)
}

/** Source code, a list among the settings of the front matter, or an order to carry out what is quoted. */
const isData = (document: Document, line: number): boolean =>
  document.zones.fenceAt(line) !== null || LISTED.test(document.lineText(line).slice(0, 120))

const LISTED = regex`
  ^\s{0,20}(?:\{\s{0,4}["']|[\w-]{1,30}\s?[:=]\s?\[)|
  ^[\s*_>\d.)-]{0,8}(?:do|obey|follow|carry out|keep to|perform)\b[^"“”:.]{0,40}:\s?["“]
`

/** What a colon follows is the name of a field of data. */
const ROW_BEHIND = regex`
  ^[^"“”„\u300c\u300d\n]{0,60}["”\u300d][,、，]?(?: ?(?:→|[-=]>))? ?(?:(?:or|and|oder|und|ou?|et|y|
    e|или|и) |または|や|或者?|또는 ?)?["“„\u300c][^"“”„\u300c\u300d\n]{3,80}["”\u300d](?! ?:)
`

/** The first of several sayings in a row, which are samples; in source code they are data. */
export const opensRow = (document: Document, line: number, after: string): boolean =>
  !isData(document, line) && ROW_BEHIND.test(after)
