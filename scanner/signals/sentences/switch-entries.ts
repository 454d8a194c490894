/** Manuals tell what a switch does that whoever starts the program may set: nobody is told to set it. */

import type { Document } from '../../document.ts'
import { regex, source } from '../../patterns/verbose.ts'
import { defineSignalOfParts } from '../../signal.ts'
import { paragraphAround } from './paragraphs.ts'

/** Marks around a switch, and what it takes: `--purge <name>`. */
const MARKS = String.raw`[\x60*_"']{0,5}`
const VALUE = String.raw`(?:[ =]\[?(?:<[^<>\n]{1,40}>|[\w|./-]{1,40})\]?|\[=[^\]\n]{1,40}\])?`
const SWITCH = String.raw`${MARKS}-{1,2}[a-z?][\w-]{0,40}${VALUE}${MARKS}`

/** All names of one switch, and its type or default in brackets. */
const TERM = source`
  ${SWITCH}(?:\s{0,2}(?:,|\/|\||\bor\b)\s{0,2}${SWITCH}){0,4}(?:\s{0,2}\([^()\n]{1,60}\))?
`

/** In a list of settings a name has no dash and stands before its default: `force` (default `false`). */
const NAMED = source`
  \x60[a-z][\w-]{1,40}\x60\s?\((?:default|bool|boolean|flag|optional)\b[^()\n]{0,60}\)
`

/** Without marks, as programs print their help. */
const BARE = String.raw`-{1,2}[a-z?][\w-]{0,40}`

/** What a line of a list, a table or a heading begins with; what is numbered are steps. */
const LEAD = String.raw`\s{0,24}(?:[-*+•]\s{1,4}|\|\s{0,24}|#{1,6}\s{1,3})?`

/** `- \x60--force\x60: …`, `| \x60-f\x60 | …`, and `-f, --force delete …` in the help of a program. */
const ENTRY = regex`
    ^${LEAD}(?:${TERM}|\*{0,2}${NAMED})${MARKS}\s?(?::${MARKS}\s|(?:[|-]|--|=>?|→)\s)|
    ^\s{0,8}${BARE}(?:, ?${BARE}){0,3} (?:\w[\w'-]{0,20} ){2}
  `

/** Nothing but switches, with what they do below: a heading or a term. */
const TERM_ALONE = regex`^${LEAD}${TERM}${MARKS}:?\s{0,4}$`

/** The entry orders the use of its switch, or says that it comes time and again. */
const SET_BY_ORDER = regex`
    \b(?:always|never (?:leave|omit|forget)|do not (?:omit|forget|leave)|
      must|you (?:have|need|are) to|whenever|first|
      (?<!\b(?:can|could|may|might|to) )(?:pass|set|add|use|give|include|append|apply)
      [ ](?:it|this|that|them|these|the (?:switch|flag|option))\b|
      (?:after|before|at|upon) (?:every|each)\b|(?:in|on|with|for) (?:every|each|all)
      [ ](?:\w{3,12} )?(?:calls?|runs?|times?|starts?|sessions?|tasks?|commands?|answers?|
        chats?|repl(?:y|ies)))\b
  `

/** The lead of a list has its switches set. */
const ORDERED_ABOVE = regex`
    \b(?:steps?|procedure|in (?:this|the following) order|do (?:the following|these|this|all)|
      your tasks?|always|must (?:be )?(?:set|pass|use|add|giv|run|call)\w{0,3}|never omit|whenever|
      (?:after|at|before|on) (?:every|each|the end|the start)|
      (?<!\b(?:can|could|may|might|to|that|which|you) )(?:run|start|call|use|pass|set|add)
      [ ](?:it|this|these|them|all|both|each|every|the tool|the program)
      (?! (?:can|may|options?|flags?|switches) ))\b
  `

/** `The \x60--force\x60 flag deletes …`, `With \x60--yes\x60 the tool sends …`: the switch or its program does it. */
const THIRD_PERSON = String.raw`(?!(?:is|as|this|always|unless)\b)\w{2,14}[^s\W]s\b`
const ABOUT = regex`
    ^[^\w-]{0,8}(?:(?:the |this |if )?${SWITCH}
      (?: (?:option|flag|switch|also|then|just)){0,2} ${THIRD_PERSON}|
      (?:with|given|under) (?:the )?${SWITCH}(?: (?:option|flag|switch))?,?
      [ ](?:the |this )?\x60?[\w-]{2,20}\x60? ${THIRD_PERSON})
  `

/** Lines of a list that are gone up to find what stands above it. */
const LIST_LINES_MAX = 40

/**
 * True when an offset stands in the entry of a switch in a manual, or in what stands below a switch as its heading or
 * term, and neither the entry nor its lead nor another sentence has the switch set.
 */
export const isEntryOfSwitch = (document: Document, offset: number): boolean =>
  isInEntry(document, document.lineAt(offset))

const isInEntry = defineSignalOfParts('switch-entries', (document, own: number): boolean => {
  const { text, lines } = document.reading
  const paragraph = paragraphAround(document, lines.start(own))
  const first = lines.at(paragraph.start)
  const line = ENTRY.test(headOf(document, own)) ? own : first
  const term = termOf(document, line, own)
  if (term === null) return false
  const entry = text.slice(lines.start(line), endOf(document, line, own, paragraph.end))
  return (
    !SET_BY_ORDER.test(entry) &&
    !ORDERED_ABOVE.test(leadOf(document, term)) &&
    !isSetElsewhere(document, longestName(headOf(document, term)))
  )
})

/** True when what stands before an offset in its sentence makes it the account of what a switch does, which nobody sets. */
export const isToldOfSwitch = (document: Document, before: string, offset: number): boolean => {
  const about = ABOUT.exec(before.trimStart())
  return (
    about !== null &&
    !isSetByOrder(document, paragraphAround(document, offset).start) &&
    !isSetElsewhere(document, longestName(about[0]))
  )
}

const isSetByOrder = defineSignalOfParts('switches-set', (document, paragraph: number): boolean => {
  const { start, end } = paragraphAround(document, paragraph)
  return SET_BY_ORDER.test(document.reading.text.slice(start, end))
})

const HEAD_CHARACTERS = 240
const headOf = (document: Document, line: number): string =>
  document.lineText(line).slice(0, HEAD_CHARACTERS)

/** The line that names the switch, if any: that of the entry, the first of its paragraph, or the one above it. */
function termOf(document: Document, line: number, own: number): number | null {
  const head = headOf(document, line)
  if (ENTRY.test(head) || (line < own && TERM_ALONE.test(head))) return line
  let above = line - 1
  while (above > 0 && line - above < 3 && document.zones.at(above) === 'blank') above--
  return above >= 0 && TERM_ALONE.test(headOf(document, above)) ? above : null
}

/** An entry ends with its paragraph, or where the next one begins. */
function endOf(document: Document, line: number, own: number, most: number): number {
  const { lines } = document.reading
  let last = own
  while (
    last + 1 < lines.count &&
    lines.start(last + 1) < most &&
    last - line < LIST_LINES_MAX &&
    !ENTRY.test(headOf(document, last + 1))
  )
    last++
  return lines.end(last)
}

/** The first line above the list that is neither blank nor part of a list or table. */
function leadOf(document: Document, term: number): string {
  for (let line = term - 1; line >= 0 && term - line < LIST_LINES_MAX; line--) {
    const zone = document.zones.at(line)
    if (zone === 'blank' || zone === 'list' || zone === 'table' || zone === 'frontmatter') continue
    const head = headOf(document, line)
    if (!ENTRY.test(head) && !TERM_ALONE.test(head) && !/^\s{0,24}(?::|\x60{3})/.test(head))
      return head
  }
  return ''
}

const longestName = (head: string): string =>
  (head.slice(0, 80).match(/-{1,2}[a-z][\w-]{0,40}/g) ?? []).reduce(
    (longest, name) => (name.length > longest.length ? name : longest),
    '',
  )

/** What makes a command an order: the verb that its sentence begins with. */
const ORDER_BEFORE = regex`
    (?:^|[.!?:;,]\s{1,2}|\n)(?:[-*+]\s{1,4}|\d{1,3}[.)]\s{1,3})?
    (?:(?:then|finally|always|now|and|at the end|afterwards|please),? ){0,2}
    (?:run|execute|call|invoke|start|launch|use|pass|add|append|set)\b[^.!?\n]{0,160}$
  `

/** Behind it stands what it is good for, or on what condition. */
const ON_CONDITION = regex`
  ^[\x60"')*]{0,3},? (?:to(?! (?:each|every|all|any|the|its|your)\b)|only|if|when|
    for(?! (?:each|every|all|any)\b)|where|unless|in order)\b
`

/** The line above a block has it run, on no condition. */
const BLOCK_RUN = regex`
  ^(?![^\n]{0,300}\b(?:if|to|when|unless|examples?|for instance|usage|can|may)\b)[^\n]{0,300}?(?:^|
    [.!?:;,*-]\s|\b(?:then|finally|always|now|end|afterwards)\s)(?:run|execute|
    start|call|launch|invoke)\b
`

/** True when a switch stands in a block of commands that the text has run. */
function isRunByOrder(document: Document, at: number): boolean {
  const line = document.lineAt(at)
  const first = document.zones.fenceAt(line)?.first ?? line
  let above = first - 1
  while (above > 0 && document.zones.at(above) === 'blank') above--
  return above >= 0 && BLOCK_RUN.test(document.lineText(above).slice(-400))
}

/** Uses of a switch in a text that are looked at. */
const USES_MAX = 20

/** A sentence elsewhere in the text has the switch used without a condition. */
function isSetElsewhere(document: Document, name: string): boolean {
  if (name.length < 3) return false
  const { text } = document.reading
  let at = text.indexOf(name)
  for (
    let uses = 0;
    at >= 0 && uses < USES_MAX;
    uses++, at = text.indexOf(name, at + name.length)
  ) {
    const end = at + name.length
    if (/[\w-]/.test(text[end] ?? '') || /[\w-]/.test(text[at - 1] ?? '')) continue
    const zone = document.zones.at(document.lineAt(at))
    if (zone === 'fence' || zone === 'code') {
      if (isRunByOrder(document, at)) return true
    } else if (
      ORDER_BEFORE.test(text.slice(Math.max(0, at - 240), at)) &&
      !ON_CONDITION.test(text.slice(end, end + 24))
    )
      return true
  }
  return false
}
