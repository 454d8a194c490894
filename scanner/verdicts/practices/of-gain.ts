/** Money that is led away, and praise that is bought with nothing. */

import { regex, source } from '../../patterns/verbose.ts'
import { misdeed } from './misdeed.ts'
import { practice } from './practice.ts'

/** A part of each amount, or all of it, goes to an account of somebody else. */
export const DIVERTED_SHARES = misdeed(
  practice(
    source`
      \b(?:remainder|rest|difference|share|percent|cents?|fee|portion|part)
      \b[^.!?\n]{0,40}\bto\b[^.!?\n]{0,40}(?:\bacct_\w{6,}|\biban\b|\baccount \d{4}|\bwallet\b|
      \b0x[0-9a-f]{8}|\b[a-z]{2}\d{2}[ \d]{10})
    `,
    regex`
      \b(?:payouts?|payments?|transfers?|invoices?|charges?|orders?|
        salar(?:y|ies)|refunds?|donations?)\b
    `,
    regex`
      \b(?:show only|show just|description|receipt|gross|not (?:shown|listed|mentioned)|
        appears? as|labell?ed)\b
    `,
  ),
  practice(
    source`
      \b(?:sort code|iban|routing number|bic|swift|account (?:number |no\.? )?\d{6})
      \b|\bacct_\w{6}
    `,
    /\b(?:overwrite|replace|change|swap|put|set|update|enter)\w{0,2}\b/,
    regex`
      \b(?:all|every|each|any) (?:outgoing |new |open |future )?(?:invoices?|remittances?|quotes?|
        orders?|payment (?:details|requests))\b|\bremit
    `,
    regex`
      \b(?:who asks?|if (?:they|someone|somebody|a customer) asks?|has changed banks|out of date|
        phased out|replace whatever|must read|no longer used|no need to|do not mention|
        don't mention|quietly|tell (?:customers|them|clients))\b
    `,
  ),
  practice(
    source`\b(?:differences?|remainders?|cents?|rounding)\b`,
    /\bround\w{0,3}\b[^.!?\n]{0,40}\bdown\b/,
    /\b(?:accounts?|row for|employee|wallet|iban)\b/,
    /\bhid(?:e|den)\b|\block\b|\bnot (?:shown|listed)\b|\bno mention\b/,
  ),
)

/** Many voices that are one. */
export const PUPPETS = misdeed(
  practice(
    source`\blog in (?:as|with|to)\b`,
    /\b(?:comments?|reviews?|praise|likes?|upvotes?|ratings?|testimonials?)\b/,
    regex`
      \b(?:posing|as (?:an? )?(?:ordinary|different|real|independent|happy)|from each|
        one after (?:the other|another)|enthusiastic|accounts? in turn)\b
    `,
  ),
  practice(
    source`\b(?:characters?|personas?|profiles?|accounts?|hobbyists?|identities)\b`,
    /\b(?:thirty|dozens?|twenty|ten|several|many|forty|fifty|\d{1,3})\b/,
    /\b(?:recommends?|delighted|praises?|asks?, another|threads?|forums?|reviews?|groups?)\b/,
    regex`
      \b(?:banned|ordinary|believable|lived|disagree|forbid advertising|continues|
        won over|less carefully)\b
    `,
  ),
  practice(
    source`
      \b(?:compose|write|invent|post|make up)\b[^.!?\n]{0,24}\b(?:reviews?|ratings?|new ones|
      stays?|testimonials?|couples|guests)\b
    `,
    regex`
      \b(?:invent\w{0,3}|spelling slips?|different way|believable|from the (?:profiles|accounts)|
        so (?:that )?it sounds|over (?:ten|several|some) days)\b
    `,
    /\b(?:balance|average|stars?|ratings?)\b/,
  ),
)
