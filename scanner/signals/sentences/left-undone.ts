/** What a sentence names and does not do: `print the delete commands and exit without asking or deleting anything`. */

import { regex } from '../../patterns/verbose.ts'

/** One `without` governs several verbs. */
const WITHOUT =
  /\bwithout \w{2,16}ing\b[^.!?;:\n]{0,60}?\b(?:or|nor) (?:\w{1,12}ly )?\w{2,16}ing\b/g

const PARTICIPLE = /\b\w{2,16}ing\b/g

/** It ends there. */
const ENDS = regex`
  \b(?:exit|return|stop|quit|end|terminate|finish)(?:e?s)?
  (?: (?:at once|immediately|early|there|right away))? without\b
`

/** Commands and plans that are shown, and what would happen. */
const SHOWN = regex.g`
    \b(?:display|print|list|show|preview|output|log|report)s?\b[^.!?;:,\n]{0,60}?
    \b(?:commands?|statements?|plans?|calls?|quer(?:y|ies)|would (?:be \w{3,16}|\w{3,16}))\b
  `

/** What is shown may be carried out by the same sentence. */
const CARRIED_OUT = regex`
  \b(?:run|runs|execute|executes|pipe|pipes|apply|applies|eval|feed|feeds|carry|carries|perform|
    performs|do|invoke|paste|call)\b
`

const blanks = (found: string): string => ' '.repeat(found.length)

/** The sentence with blanks in place of what it leaves undone or only shows. */
export function blankUndone(sentence: string): string {
  if (!sentence.includes('without')) return sentence
  const left = sentence.replace(WITHOUT, (found) => found.replace(PARTICIPLE, blanks))
  if (!ENDS.test(sentence)) return left
  const rest = left.replace(SHOWN, blanks)
  return CARRIED_OUT.test(rest) ? left : rest
}
