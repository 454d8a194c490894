/** Orders with an object that is none: `change nothing in …`, `approve no payment …`. They forbid what they name. */

import { regex } from '../patterns/verbose.ts'

/** Deeds that are left when they are done to nothing. To ask, say or show nothing is another matter. */
const LEFT = regex.g`
  (?:^|[.!?;:]["')]{0,2} |^[\s>*+-]{0,8}(?:\[ ?\] )?|\d[.)] |\| ?)(?:please |then |also |so )?
  (?:(?:change|sign|approve|merge|install|delete|pay|invent|upload|replace|edit|modify|overwrite|
    grant|book|buy|disable|switch off|turn off|publish|transfer|commit)[ ]
      (?:nothing|nobody|none of|no (?!(?:matter|longer|later|sooner|more than|doubt)\b))|
    (?:store|log|print|show|send|ask for|share|keep|paste) no (?:\w{3,10} )?(?:passwords?|secrets?|
      tokens?|keys?|credentials|card numbers?|pins?|codes?)\b|
    (?:add|create|open|leave|build in) no (?:hidden|secret|back|extra|undocumented)\b|
    answer no (?:\w{3,12} )?(?:prompts?|dialogs?)\b|
    treat no (?:silence|pause|delay)\b|accept no (?:terms|risk|contract)|
    (?:nothing|none of (?:it|this|these|them)) (?:is|are|gets?|may be|must be) (?:ever )?(?:added|
      changed|signed|approved|merged|installed|deleted|paid|written|booked|bought)\b)
`

/** Another order follows, or the exception is what is ordered. */
const GOES_ON = /, (?:and|but|then|so)\b|\band (?:always|also|then)\b|\b(?:except|but|instead)\b/

/** Characters of an order before a sighting in it. */
const REACH = 140

/** Characters up to the object of a verb that begins a sighting. */
const OBJECT_REACH = 32

/** True when what is sighted at an offset of a line is done to nothing. */
export function isDoneToNothing(line: string, at: number): boolean {
  if (!/\b(?:no|nothing|none|nobody)\b/.test(line)) return false
  const from = Math.max(0, at - REACH)
  for (const { index, 0: words } of line.slice(from, at + OBJECT_REACH).matchAll(LEFT)) {
    const rest = line.slice(from + index + words.length, Math.max(at, from + index + words.length))
    if (index + from <= at + 1 && !/[.!?;:]\s/.test(rest) && !GOES_ON.test(rest)) return true
  }
  return false
}
