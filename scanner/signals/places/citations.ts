/** Addresses that are there to be read: `see the [policy](https://…)`, `see https://…`. */

import { regex } from '../../patterns/verbose.ts'

/** Characters before an address in which its title and the words that lead to it stand. */
const TITLE_CHARACTERS = 160

/** What is brought somewhere is led there by such words, also when the place has a title. */
const LEADS_THERE = regex`
  (?:\b(?:to|at|into|onto|via|on|through|with|under|over|by|post|put|send|upload|
    mail|push)(?: (?:the|an?|our|this|its|your))?|[:>→])\s{1,3}$
`

const SEE = /\b(?:see|see also|refer to|documented at|described at)\s{1,3}<?$/

/** What a program asks or writes to unless it is told otherwise: `(default "https://…")`. */
const DEFAULT = /\bdefaults?(?: (?:is|to))?[:=]?\s?["'`]$/

export const isDefault = (before: string): boolean => DEFAULT.test(before)

/** True for an address that readers are referred to, and nothing is brought to. `at` is its offset in `text`. */
export function isCited(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - TITLE_CHARACTERS), at)
  if (!before.endsWith('](')) return SEE.test(before)
  const open = before.lastIndexOf('[')
  return open >= 0 && !LEADS_THERE.test(before.slice(0, open))
}

/** The title of the page that a link leads to stands between. */
const SEE_LINK =
  /\b(?:see|refer to|read|visit|more information|siehe|voir|ver|см)\b[^.!?;]{0,88}(?:<|\]\()$/

/** `Do not open a public issue …. Report it privately to …`: where those who found a fault in a program write. */
const NOT_IN_PUBLIC = regex`
  \b(?:do not|don't|never|rather than|instead of|please avoid) (?:open|fil|creat|rais|
    post|report)\w{0,3} [^.!?]{0,40}\bissues?\b[^.!?]{0,80}[.!?;,]?\s{1,3}
`
const REPORTED_BY_LETTER = regex`
  (?:^|[.!?;,:]\s{1,3})(?:please |instead,? )?report (?:it|them|
    this|these|such (?:issues?|problems?)) (?:privately |in private |
    directly |confidentially )?to[\s"'\`<(*[]{1,5}$
`

/** The mailbox behind these words takes in what is wrong with the program itself. */
export const isReportedToMaker = (before: string): boolean => {
  const [last] = REPORTED_BY_LETTER.exec(before) ?? []
  return (
    last !== undefined && NOT_IN_PUBLIC.test(before.slice(-300, before.length - last.length + 3))
  )
}

/** The link behind these words leads to further reading. */
export const isReferral = (before: string): boolean => SEE_LINK.test(before.slice(-120))

/** Something that opens an account, as those who give it out name it. */
const ISSUED =
  '(?:an? |the |your |own |its |free |api |access |enterprise |developer |trial |test |personal |[\\w-]{3,16},? ){0,4}(?:[\x60*]{1,2}\\w{2,16}_)?(?:keys?|access|tokens?|credentials|accounts?|licen[cs]es?|invites?|admin(?:istrator)?(?: rights)?|one(?! of))'

/** Readers get their key there: `request an API key at …`, with nothing between that could be brought along. */
const REQUESTED = regex`
  \b(?:requests?|appl(?:y|ies) for|orders?|buys?|purchases?|obtains?|gets?|claims?|
    generates?) ${ISSUED}(?: by (?:creating|opening|registering) ${ISSUED})? ?(?:at|from|via|
    through|on|by (?:mail|reaching out|writing) to|:|by (?:e-?mailing|contacting))[\s"'\`<(*:]{0,5}$
`
const SIGNED_UP = regex`
  \b(?:registers?|signs? up|appl(?:y|ies)|subscribes?) (?:(?:for )?free )?
  (?:at|with|via|on|through)[\s"'\`<(*]{0,4}$
`
const FOR_A_KEY = regex`
  ^[\w/#?=&%.-]{0,40}[\s"'\`>)*.]{1,4}(?:for|to (?:get|obtain|receive|request)|
    you(?:'ll| will) (?:get|receive)) ${ISSUED}\b
`

/** True where readers are told who gives out the key that they need. */
export const isIssuedAt = (before: string, behind: string): boolean =>
  REQUESTED.test(before) || (SIGNED_UP.test(before) && FOR_A_KEY.test(behind))

/** The last words in the brackets of a link, which lead where the address behind them says. */
export const isTitleOfLink = (text: string, at: number, end: number): boolean =>
  text.startsWith('](http', end) && text.lastIndexOf('[', at) > text.lastIndexOf(']', at)
