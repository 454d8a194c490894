/** Entries of data that a program turns away: `deny:`, `BLOCKED_COMMANDS = [`, `is_blocked("…")`. */

import type { Document } from '../document.ts'
import { regex, source } from '../patterns/verbose.ts'
import { isShell } from '../reading/fence-languages.ts'

/** Entries that are passed over to find the key above them. */
const ENTRIES_MAX = 40

const ENTRY_CHARACTERS = 300

/** The name of a list of what is turned away, alone or with what it is a list of. */
const NAME = source`
  ["']?(?!(?:on|if|when|handle|after)[_-])(?:[a-z]{1,16}[_-]){0,2}
  (?:deny|denied|deny[_-]?list|blocked|block[_-]?list|black[_-]?list|forbidden|dangerous|
    disallow(?:ed)?|banned|prohibited|destructive|unsafe|malicious|suspicious|never|injections?|
    attacks?|jailbreaks?|phishing)
  (?:[_-]?(?:[a-z]{2,10}[_-])?(?:commands?|cmds?|patterns?|list|tools?|regex(?:es)?|rules?|
    operations?|ops|keywords?|strings?|args|actions|bash|calls?|phrases?|examples?|samples?|
    prompts?|tests?|inputs?))?["']?
`

const OPENS_LIST = new RegExp(
  source`
    ^[\s,{]{0,40}(?:(?:export |const |let |var |readonly |static |final |
      my |our )){0,4}[@$]?${NAME}(?:\s?:\s?[\w\[\]<>., ]{1,40})?\s{0,3}[:=]{1,2}\s{0,3}
    (?:(?:new )?\w{0,12}\(?)?\s{0,2}[\[({|>-]{0,3}\s{0,4}$
  `,
)
const ON_THE_LINE = new RegExp(
  source`
    (?:^|[\s,{])${NAME}\s{0,3}[:=]{1,2}\s{0,3}[\[({]{0,2}\s{0,2}
    (?:["'\x60][^"'\x60\n]{0,100}["'\x60],?\s{0,3}){0,8}["'\x60]?(?:bash|shell|run)?\(?$
  `,
)

/** An entry between quotes, or behind a dash. */
const ENTRY = /^\s{0,40}(?:-\s{1,4}|r?["'\x60\/]|\{|#|\/\/|\(r?["'])/

/** What is asked of one, or asserted. */
const ASKED_OF = regex`
  (?:^|[^\w])(?:(?:is|assert|should|must|expect|test|check|ensure)_?(?:be_?|not_?|that_?)?)?
  (?:blocked|dangerous|denied|forbidden|unsafe|malicious|destructive|blocks?|denies|
    rejects?|refuses?)\w{0,12}\(\s?r?["'\x60]$
`

/** What is expected of a case, or said of a sample, in a field of its own. */
const TURNED_AWAY = regex`
  (?:^|[\s,{])["']?(?:expect\w{0,12}|verdict|label|result|classification|class|category|decision|
    outcome|should|want|target)["']?\s{0,2}[:=]\s{0,2}["']?
  (?:refus|reject|block|den[iy]|attack|malicious|(?:prompt_?)?injection|unsafe|harmful|spam|
    phishing|hostile|flag|declin|jailbreak|toxic)
`
/** A field with a text between quotes. */
const FIELD = regex`
  ^[\s\-{,]{0,40}["']?[\w-]{2,20}["']?\s{0,2}[:=]\s{0,2}["']|
  [{,]\s{0,4}["']?[\w-]{2,20}["']?\s{0,2}[:=]\s{0,2}["'][^"'\n]{0,200}$
`
/** Lines of one record, up and down, and characters of a line of it. */
const RECORD_MAX = 3
const RECORD_CHARACTERS = 400

const OPENS_RECORD = /^\s{0,40}(?:-\s|\{)/

/** A program that runs what its lists hold. */
const RUNS_THEM = regex`
  os\.system|subprocess|popen|\bexec\w{0,6}\(|\beval\(|\bspawn|child_process|
  shell ?= ?true|\bsh -c|\bxargs\b
`

/** True for an entry of a list of what is turned away, in a fence that runs nothing. */
export function isDeniedData(document: Document, line: number, at: number): boolean {
  const fence = document.zones.fenceAt(line)
  if (!fence || isShell(fence.language)) return false
  const { lines, text } = document.reading
  const before = document.lineText(line).slice(0, at).slice(-ENTRY_CHARACTERS)
  const denied =
    ON_THE_LINE.test(before) ||
    ASKED_OF.test(before) ||
    isBelowName(document, line, fence.first) ||
    isOfRefusedCase(document, line, before)
  if (!denied) return false
  return !RUNS_THEM.test(text.slice(lines.start(fence.first), lines.end(fence.last)))
}

/** The record in which it stands says that such a text is refused. */
function isOfRefusedCase(document: Document, line: number, before: string): boolean {
  if (!FIELD.test(before)) return false
  const { count } = document.reading.lines
  const opens = (index: number): boolean => OPENS_RECORD.test(document.lineText(index))
  let first = line
  while (first > Math.max(0, line - RECORD_MAX) && !opens(first)) first--
  let last = line
  while (last < Math.min(count - 1, line + RECORD_MAX) && !opens(last + 1)) last++
  for (let index = first; index <= last; index++)
    if (TURNED_AWAY.test(document.lineText(index).slice(0, RECORD_CHARACTERS))) return true
  return false
}

function isBelowName(document: Document, line: number, first: number): boolean {
  for (let index = line; index > Math.max(first, line - ENTRIES_MAX); index--) {
    const entry = document.lineText(index).slice(0, ENTRY_CHARACTERS)
    if (entry !== '' && !ENTRY.test(entry)) return index < line && OPENS_LIST.test(entry)
  }
  return false
}
