/** What a program can be told: lists of switches, one in each entry, and switches beside a command. */

import type { Document } from '../../document.ts'
import { regex } from '../../patterns/verbose.ts'

/** `- **\x60-y, --yes\x60**: …` */
const YES = regex`
  ^\s{0,12}(?:[-*+|]\s{0,4})?\*{0,2}\x60?(?:-[a-z], )?-{1,2}(?:y|yes|f|force|assume-?yes|
    no-?(?:confirm|prompt|input)\w{0,6}|auto-?(?:approve|confirm|accept)|(?:approve|accept)-all|
    non-?interactive|unattended)\b
`

/**
 * True when the line of an offset explains a switch that answers the questions of its program: whoever runs the program
 * chooses it.
 */
export const explainsYes = (document: Document, offset: number): boolean =>
  YES.test(document.lineText(document.lineAt(offset)).slice(0, 80))

/** `**\x60yes\x60:** Do not ask …` in a list of options. */
const ENTRY = regex`
  ^\s{0,8}(?:[-*+|]\s{0,4})?\*{0,2}(?:[\x60"']-{0,2}[a-z][\w-]{0,24}[\x60"']|--[a-z][\w-]{1,24})
  (?:(?:,| or) [\x60"']?-{0,2}[\w-]{1,24}[\x60"']?)?:?\*{0,2}\s{0,8}[:|—–-]?\*{0,2}\s{1,8}$
`

export const isEntry = (before: string): boolean => ENTRY.test(before)

/** What a flag of a program does is told. */
const OF_OPTION = regex`
  ^[^.!?]{0,24}\b(?:if enabled\b|(?:the |this )?[\`"']?-{0,2}[\w-]{1,24}
    [\`"']? (?:option|flag|switch) (?:is|will|makes?|lets?|does)\b)
`

/** `rm old -y  # Skip confirmation`: what a switch of that very command does. */
const OF_COMMAND =
  /\s(?:-y|--yes|--no-confirm|--auto-approve)\b[^\n]{0,60}#\s{0,4}$|[(\x60 ](?:-y|--yes)\x60? to $/

/** A switch in a list of switches. */
const SWITCH = /(?:^|\n)\s{0,12}(?:[-*|] )?\x60?(?:-\w, )?--$|\[(?:-\w ?[|,] ?)?--$/

/** What stands before a phrase makes it the account of what a switch of a program does. */
export const tellsOfSwitch = (before: string): boolean =>
  OF_OPTION.test(before) || OF_COMMAND.test(before) || SWITCH.test(before)

/** Behind the phrase stands such a command: `Delete a key without confirmation:`. */
const SHOWN_SWITCH = regex`
  ^[^\n.!?]{0,20}:?\s{0,4}\n(?:\s{0,4}\x60{3}\w{0,12}\n)?[^\x60]{0,240}?\s(?:-y|
    --yes|--no-confirm\w{0,8})\b
`

/** The command that an offset ends the title of has a switch that answers its questions. */
export const isBesideSwitch = (text: string, offset: number): boolean =>
  SHOWN_SWITCH.test(text.slice(offset, offset + 320))

/** `| \x60skip_checks\x60 | bool | False | Skip …`: a row or an item that begins with a name in code, and what it does. */
const NAMED_ENTRY = regex`
  ^\s{0,12}(?:\|\s{0,8}|[-*+]\s{1,4})\*{0,2}\x60\.?[a-z_][\w.-]{1,40}(?:\(\)|=\w{1,8})?\x60\*{0,2}
  (?:[^.!?]{0,80}[|:(—–]|\s-)\s{0,8}(?:if set,? |when set,? )?$
`

/** What a setting does that whoever writes the program may choose. */
export function isEntryOfSetting(document: Document, offset: number): boolean {
  const { text, lines } = document.reading
  return NAMED_ENTRY.test(text.slice(lines.start(lines.at(offset)), offset))
}
