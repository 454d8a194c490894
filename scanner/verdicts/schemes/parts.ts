/** Words of which schemes are put together. Sources of notions, in lower case. */

import { source } from '../../patterns/verbose.ts'
import { PEOPLE } from '../../signals/signs/sign.ts'

/** Up to so many words between two that belong together. */
export const WORDS = (most: number): string =>
  String.raw`(?:[\p{L}\p{N}"'\x60,_./@#-]{1,24} ){0,${most}}?`

/** Those who own, decide, pay or are spoken of. */
export const WHO = source`
  (?:(?:the|an?|any|that|this|those|our|their|your|his|her|each|every) )?(?:[\p{L}'-]{2,12} ){0,2}?
  (?:${PEOPLE}|person|account holders?|administrators?|admins?|operators?|boss(?:es)?|humans?|
    payers?|payees?|senders?|anyone|anybody|somebody|someone|they|them|he|she|him|her)
`

/** Those behind a text, and strangers whom it serves. */
export const AUTHOR_SIDE = source`
  (?:(?:the |this )?(?:skills?|tools?|plug-?ins?|packages?|templates?)['’]?s?['’]? )?(?:author|
    maker|maintainer|developer|vendor|publisher|creator|agency|reseller|
    integrator|contractor|partner)
`

/** What is theirs, or ours. */
export const OURS = source`
  (?:ours|mine|us|(?:our|my)(?: own)?|(?:the |an? |this )?${AUTHOR_SIDE}(?:['’]s|s['’])?
    (?: (?:own|private|personal))?)
`
