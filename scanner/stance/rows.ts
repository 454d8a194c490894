/** Rows of tables: in which cell something stands, and what its column is headed by. */

import type { Document } from '../document.ts'
import { regex } from '../patterns/verbose.ts'
import { head, lineBefore, tableHead } from './leads.ts'
import type { Ban } from './negation.ts'

/** A bar that parts cells, as against one behind a backslash. */
const BAR = /(?<!\\)\|/

/** Characters of a row in which a column is told, and those of a cell on each side. */
const ROW_MAX = 2000
const CELL_MAX = 400

/** True where the cell around an offset holds code alone. */
export function isCellOfCode(row: string, at: number): boolean {
  const cell =
    row
      .slice(Math.max(0, at - CELL_MAX), at)
      .split(BAR)
      .at(-1)! + row.slice(at, at + CELL_MAX).split(BAR)[0]!
  return /^\s{0,8}`[^`]{1,400}`\s{0,8}$/.test(cell)
}

/** Where what begins in a cell of a row ends at the latest. */
export function withinCell(row: string, start: number, end: number): number {
  const bar = row.slice(start, end).search(BAR)
  return bar > 0 ? start + row.slice(start, start + bar).replace(/[`\s]{1,8}$/, '').length : end
}

/** The next cell of the row says what to think of it. */
const VERDICT_CELL = regex`
  ^[^|\n]{0,60}\|\s{0,20}(?:no\b|remove\b|findings?\b|incident\b|reject\w{0,2}\b|refuse\b|bad\b|
    never\b|deny\b|denied\b|not (?:ok|allowed)\b|wrong\b|avoid\b|high\b|critical\b|severe\b|
    treat as\b|block\w{0,2}\b|ask (?:why|who)\b)
`

/** What heads a column of a plain property of a step, such as how urgent it is. */
const OF_A_STEP = regex`
  ^[\s*_]{0,6}(?:priority|urgency|prompts?|sudo|root|required|needed|optional|os|
    when|interactive)[\s*_]{0,6}$
`

/** The cell behind the one around an offset says what to think of that. */
export function isJudgedInRow(document: Document, at: number, behind: string): boolean {
  if (!VERDICT_CELL.test(behind)) return false
  const first = tableHead(document, document.lineAt(at))
  const next = first < 0 ? '' : (head(document, first).split(BAR)[columnOf(document, at) + 1] ?? '')
  return !OF_A_STEP.test(next)
}

/** The next cell turns away what stands before it; the mark that is escaped is 🚫. */
const REFUSING_CELL = regex.u`
  ^[^|\n]{0,60}\|\s{0,20}[*_]{0,2}(?:no|never|reject\w{0,2}|refuse\w{0,1}|block\w{0,2}|deny|
    denied|forbidden|not allowed|ignored?|declined?|flag(?:ged)?|attack|malicious|injection|
    critical finding|❌|\uD83D\uDEAB|⛔)(?![\p{L}-])
`
const REFUSAL_HEAD = regex`
  ^[\s*_]{0,6}(?:(?:expected )?(?:verdict|decision|result|label|outcome|response|
    behaviou?r|handling|classification)|expected|allowed\??|permitted\??|policy|permission|
    ok\??|safe\??)[\s*_]{0,6}$
`

/** Its row says, in a column of verdicts, that it is turned away. */
export function isRefusedInRow(document: Document, at: number, behind: string): boolean {
  if (!REFUSING_CELL.test(behind)) return false
  const first = tableHead(document, document.lineAt(at))
  return (
    first >= 0 &&
    REFUSAL_HEAD.test(head(document, first).split(BAR)[columnOf(document, at) + 1] ?? '')
  )
}

/** What heads a column that tells what the code in the same row would do. */
const EFFECT_HEAD = regex`
  ^[\s*_]{0,6}(?:what (?:it|that|this) does|what happens|effects?|consequences?|meaning|
    why (?:not|it is (?:bad|dangerous))|dangers?|risks?|harm)[\s*_]{0,6}$
`

/** What is told there of code that begins the row. */
export const tellsEffect = (document: Document, at: number): boolean =>
  EFFECT_HEAD.test(columnHead(document, at)) &&
  /^\s{0,8}\|\s{0,8}`/.test(document.lineText(document.lineAt(at)))

/** What heads the column of what is done in place of what the others show. */
const INSTEAD_HEAD = regex`
  ^[\s*_]{0,6}(?:instead|(?:do|use|write|say|try|prefer|better) instead|better(?: way)?|do this|
    right way|honest version|fair version)[\s*_]{0,6}$
`

/** What heads a column of what is done, so that another way beside it is no better one. */
const DONE_HEAD = regex`
  ^[\s*_]{0,6}(?:do|does|good|first|steps?|commands?|run|code|action|
    what (?:you|to) (?:do|run|say)|you (?:do|run|say))[\s*_]{0,6}$
`

/** In a row that says in another column what is done instead. */
export function isSetRight(document: Document, at: number): boolean {
  if (DONE_HEAD.test(columnHead(document, at))) return false
  const first = tableHead(document, document.lineAt(at))
  const instead =
    first < 0
      ? -1
      : head(document, first)
          .split(BAR)
          .findIndex((one) => INSTEAD_HEAD.test(one))
  const column = columnOf(document, at)
  return column > 0 && column < instead
}

/** What heads the columns of what goes wrong and why, in a table that has another one for what to do about it. */
const TROUBLE_HEAD = regex`
  ^[\s*_]{0,6}(?:(?:common |possible |typical |usual |likely |root |probable )?(?:symptoms?|
    problems?|ailments?|complaints?|troubles?|issues?|failures?|failure modes?|errors?|
    mistakes?|pitfalls?|causes?|reasons?)|what (?:you|they|people) (?:see|notice|say)|
    what (?:goes|went) wrong|why(?: it happens)?)[\s*_]{0,6}$
`

/** More words for what is done about it, of which none orders anything elsewhere. */
const CURE_HEAD = /^[\s*_]{0,6}(?:cures?|repairs?|answers?|responses?|check)[\s*_]{0,6}$/

/** What has gone wrong there, or why: nobody is to do it. */
export function isTrouble(document: Document, at: number): boolean {
  if (!TROUBLE_HEAD.test(columnHead(document, at))) return false
  const heads = head(document, tableHead(document, document.lineAt(at))).split(BAR)
  return heads.some((one) => REMEDY_HEAD.test(one) || CURE_HEAD.test(one))
}

/** What heads a table of what others do to people. */
const WRONG_WAYS = regex`
  \|\s{0,8}(?:dark patterns?|manipulations?|manipulative (?:tactics?|patterns?)|deceptions?|abuses?|
    misuse|attack(?: (?:patterns?|types?|vectors?|techniques?|classes))?|anti-?patterns?|scams?|
    lures?|red flags?|forbidden|not allowed)\s{0,8}\|
`

export const isOfWrongWays = (document: Document, at: number): boolean =>
  WRONG_WAYS.test(head(document, tableHead(document, document.lineAt(at))))

/** What heads a column of things that are not done. */
const NEVER_HEAD = regex.u`
  ^[\s*_]{0,6}(?:do(?:n't| not)|don'ts?|never|not|avoid|leave out|skip|forbidden|out of scope|nicht|
    nie|nunca|no|jamais|не)(?![\p{L}-])[^|]{0,30}$
`

/** The same, said of every deed; `Not on Windows` and `No kit yet` name a case. */
const NEVER_ALONE = regex.u`
  ^[\s*_]{0,6}(?:do(?:n't| not)(?: (?!be\b)\p{L}{2,10}){0,2}|don'ts?|
    never(?: (?!\p{L}{2,12}[^s\W]s\b)\p{L}{2,10}(?: this)?)?|not(?: (?:this|that|ok|allowed))?|
    avoid(?: this)?|leave out|forbidden|out of scope|nicht|nie|nunca|no|jamais|не)[\s*_]{0,6}$
`

/** What such a head orders after all. */
const NEVER_LEFT_OUT = regex`
  ^[\s*_]{0,6}(?:do(?:n't| not)|never|not|no)\b[^|]{0,12}\b(?:forget|skip|miss|omit|wait|without|
    leave out|optional|hesitate|ask)\b
`

/** In a column of things that are not done. */
export function banOfColumn(document: Document, at: number): Ban | null {
  const name = columnHead(document, at)
  if (!NEVER_HEAD.test(name) || NEVER_LEFT_OUT.test(name)) return null
  return NEVER_ALONE.test(name) ? 'plain' : 'loose'
}

/** What heads a column of things that are to be done. */
const REMEDY_HEAD = regex`
  ^[\s*_]{0,6}(?:(?:the |usual |quick |first |next |best )?(?:fix(?:es)?|remed(?:y|ies)|
    cure|solution|resolution|workaround|first aid|try)|
    (?:✅ ?)?(?:do|good|right|correct|better|recommended|preferred|after)|
    what to do|what helps|do this|run this|how to fix(?: it)?|formulas?|
    (?:what )?you(?:r)?(?: (?:do|run|say|answer|action|reply|step)){0,2}(?: first| next| then)?|
    what you (?:do|run)|(?:the )?agent (?:does|runs)|actions?|then)[\s*_]{0,6}$
`

/** What heads the first column of a table of steps, and the one with what is entered there. */
const STEP_HEAD = regex`
  ^[\s*_]{0,6}(?:#|no\.?|nr\.?|steps?|phase|stage|order|when|tasks?|os|platform|
    system|distro)[\s*_]{0,6}$
`
const ENTERED_HEAD = regex`
  ^[\s*_]{0,6}(?:(?:the )?commands?|run|cmd|code|enter|type|what to (?:run|enter|type))[\s*_]{0,6}$
`

/** In a column of what is to be done, or entered. */
export const isToBeDone = (document: Document, at: number): boolean =>
  REMEDY_HEAD.test(columnHead(document, at)) || isStep(document, at) || isSet(document, at)

/** What heads the columns of settings, and the line that has all of them made. */
const SETTING_HEAD = /^[\s*_]{0,6}(?:settings?|values?|variables?|options?|keys?)[\s*_]{0,6}$/
const ALL_SET = regex`
  ^[\s*_>-]{0,6}(?:(?:then|now|please|first|always) )?(?:set|configure|
    apply|change) (?:(?:these|this|them|all|it|the following|once|both)\b)[^!?]{0,100}:\s{0,4}$
`

const isSet = (document: Document, at: number): boolean =>
  SETTING_HEAD.test(columnHead(document, at)) &&
  ALL_SET.test(head(document, lineBefore(document, tableHead(document, document.lineAt(at)))))

const isStep = (document: Document, at: number): boolean => {
  const first = tableHead(document, document.lineAt(at))
  return (
    ENTERED_HEAD.test(columnHead(document, at)) &&
    (STEP_HEAD.test(head(document, first).split(BAR)[1] ?? '') ||
      ALL_RUN.test(head(document, lineBefore(document, first))))
  )
}

/** The line that leads to a table has all of it done. */
const ALL_RUN = regex`
  ^[\s*_>-]{0,6}(?:(?:then|now|please|first|always) )?(?:run|execute|enter|type|start|clean up|do|
    work through)\b[^.!?]{0,40}(?:\b(?:all|each|every|these|(?:in )?(?:this|that) order|
    following|below)\b[^.!?]{0,30})?:\s{0,4}$
`

/** The head of the column of a table in which something stands; '' elsewhere. */
export function columnHead(document: Document, at: number): string {
  const line = document.lineAt(at)
  const first = tableHead(document, line)
  if (first < 0 || first === line) return ''
  return head(document, first).split(BAR)[columnOf(document, at)] ?? ''
}

/** The number of its cell, what stands before the first bar counted; -1 far out in a row. */
function columnOf(document: Document, at: number): number {
  const line = document.lineAt(at)
  const offset = at - document.reading.lines.start(line)
  return offset > ROW_MAX ? -1 : document.lineText(line).slice(0, offset).split(BAR).length - 1
}
