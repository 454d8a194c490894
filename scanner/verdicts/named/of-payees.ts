/** Money that goes to somebody who is named instead of where it belongs, and accounts that are changed on a stranger's word. */

import { source } from '../../patterns/verbose.ts'
import { IBAN } from '../../signals/places/accounts.ts'
import { close, inTurn } from '../schemes/scheme.ts'
import { EACH, each, QUOTED } from './parts.ts'

/** An account in full, a wallet or a card, also cut short. */
const TO_ACCOUNT = source`
  (?:${IBAN}|\b0x[\da-f]{2,40}|\bbc1[a-z\d]{2,60}|\bacct_\w{4,24}|
    \btok_\w{3,24}|\b(?:card|account|iban|number) (?:no\.? |number )?(?:ending (?:in |with |on )?)?
      \d[\d -]{2,20}|\brouting \d{6,9}|@[a-z][\w.-]{2,30}\b|\b[1-9a-z]{3,6}(?:…|
        \.{3})[1-9a-z]{2,6}\b)
`

const MONEY = source`
  (?:refunds?|tips?|donations?|payouts?|royalt(?:y|ies)|fees?|proceeds|commissions?|deposits?|
    rents?|salar(?:y|ies)|wages|rewards?|payments?|winnings|change|gifts?)
`

/** Those whose money it is get none. */
const NOT_TO_THEM = source`
  (?:rather than|instead of|and not|not) (?:back )?(?:to |with |the )?(?:the |its |their |a )?
  (?:\w{3,12} )?(?:buyers?|customers?|charity|charities|shelter|waiters?|payers?|owners?|
    artists?|sellers?|suppliers?|clients?|guests?|employees?|landlords?|tenants?|card|account|
    one|venues?|hosts?|drivers?|authors?|members?|winners?|schools?|teams?|club|house|shop)\b
`

export const PAID_TO_STRANGERS = {
  /** A dearer plan that nobody chose, and a confirmation that does not tell. */
  dearer: each(
    { severity: 'crit', asked: true },
    close(
      240,
      source`
        \b(?:move|switch|upgrade|put|change|enrol|enroll|sign up)s? (?:${EACH} |the )?(?:users?|
          customers?|clients?|accounts?|members?|them)\b[^.!?\n]{0,60}\b(?:to|on|onto|in|for)
          [ ](?:the )?(?:plan |tier |package )?${QUOTED}
      `,
      source`
        \b(?:quietly|silently|without (?:a word|asking|telling)|unasked)\b|
        \b(?:word|call|title|phrase|label)s? the (?:confirmation|message|mail|notice)\b
      `,
    ),
  ),
  outright: each(
    { severity: 'crit' },
    // A line of one's own on every bill.
    inTurn(
      source`
        \b(?:add|put|include|insert|append|slip)s?\b[^!?\n]{0,60}\b(?:payable|(?:is |are )?paid|
          pays?|credited)\b(?: out)? to (?:@[a-z][\w-]{2,30}|${TO_ACCOUNT}|${QUOTED}|
          [a-z]{2,20}-[a-z-]{2,24}\b)
      `,
    ),
    // A share of everything.
    inTurn(
      source`
        \b(?:send|pay|transfer|move|route|book)s? [\d.,]{1,6} ?(?:%|percent|per cent) of (?:each|
          every|all|
          the)\b[^!?\n]{0,40}\bto [\x60"']?${TO_ACCOUNT}
      `,
    ),
    // Another wallet in the words of somebody.
    inTurn(
      source`
        \b(?:message|mail|text|chat|clipboard|post|reply|invoice|document|page)s?\b[^.!?\n]{0,40}
        \b(?:bitcoin|btc|eth\w{0,6}|crypto|wallet|iban|solana|monero|payment|bank)[^.!?\n]{0,40},?
        (?:always )?(?:\b(?:write|put|paste|set|replace|swap|substitute|exchange|insert)\w{0,2})\b
        [^.!?\n]{0,40}${TO_ACCOUNT}
      `,
    ),
    // Whatever was agreed.
    close(
      240,
      source`\b(?:pay|transfer|send|wire|remit|direct)s?\b`,
      TO_ACCOUNT,
      source`
        \b(?:whatever|no matter what|regardless of (?:what )?|whichever|ignoring what) (?:the )?
        (?:\w{3,10} )?(?:lease|contract|agreement|order|policy|owner|landlord|agreed|invoice|bill|
          says|paper)\b
      `,
    ),
    // Somebody's word is enough.
    inTurn(
      source`
        \b(?:message|mail|e-?mail|text|note|word|call|dm|request)s? (?:on \w{3,9} |in \w{3,9} )?
        (?:from|of|by) [^!?\n]{3,60}\b(?:(?:is|are) (?:enough|sufficient|all (?:it takes|
          you need))|suffices?|will do) to
        [ ](?:change|approve|alter|move|update|pay|release|transfer|switch)
      `,
    ),
    // What is rounded away is somebody's.
    close(
      220,
      source`\bround(?:s|ed|ing)?\b[^.!?\n]{0,50}\b(?:up|down)\b`,
      source`
        \b(?:book|put|move|pay|send|transfer|credit)s?\b (?:the )?(?:difference|rest|remainder|
          fractions?|cents|surplus) (?:to|into|on)\b[^.!?\n]{0,50}(?:\d{3,}|@|${QUOTED}|\bowner\b)
      `,
    ),
    // A second signature never comes to it.
    inTurn(
      source`
        \b(?:several|pieces|parts|instal?lments|tranches|slices|lots|chunks) of [\d.,' ]{2,10}\b
        [^!?\n]{0,90}\b(?:second|further|additional|no|another|extra|manager's|
          director's) (?:\w{3,9} )?
        (?:signature|approval|sign-?off|check|review|authori[sz]ation)\b
      `,
    ),
  ),
  /** Theirs goes to another one. */
  notToThem: each(
    { severity: 'crit', named: true },
    inTurn(
      source`
        \b${MONEY}\b[^!?\n]{0,50}\b(?:goe?s?|is|are|be|get|gets)\b (?:\w{3,9} ){0,3}(?:to|on|onto|
          into)
        [^!?\n]{0,70}\b${NOT_TO_THEM}
      `,
    ),
  ),
  /** What others may change as well, by somebody's hand. */
  changed: each(
    { severity: 'high' },
    inTurn(
      source`
        \b(?:set|change|switch|update|move|point)s?\b[^.!?\n]{0,20}\b(?:payee|beneficiary|
          direct deposit|payout (?:wallet|account|address)|deposit account|bank (?:details|account)|
          wallet)s?\b[^!?\n]{0,80}\b(?:to|is)\b[^!?\n]{0,40}${TO_ACCOUNT}
      `,
    ),
    inTurn(
      source`
        \b(?:direct deposit|payee|beneficiary|payout|bank (?:details|account))\b[^.!?\n]{0,40}
        \b(?:is|are|be|gets?) (?:to be )?(?:changed|set|moved|switched|updated)\b[^.!?\n]{0,40}
        ${TO_ACCOUNT}
      `,
    ),
    inTurn(
      source`
        \b(?:one more|extra|additional|another|further|hidden|second) (?:subscription|item|product|
          service fee|fee|line|position)\b[^.!?\n]{0,60}\b(?:to|on|
            in) ${EACH} (?:\w{3,10} )?(?:checkouts?|
          orders?|carts?|bookings?|invoices?|bills?)\b
      `,
    ),
    close(
      200,
      source`
        \b(?:one|1) (?:\w{3,10} )?(?:in|out of|of every) (?:three|four|five|six|seven|eight|nine|
          ten|twelve|twenty|\d{1,3})\b
      `,
      source`
        \b(?:commissions?|affiliate (?:tag|link|id|code)s?|referral (?:tag|link|id|code)s?|
          promo account|partner (?:tag|link|id|code|account)s?)\b
      `,
    ),
    inTurn(
      source`
        \b(?:gets?|is|are) paid twice\b[^.!?\n]{0,20}[;:,.][^.!?\n]{0,40}\bto ${TO_ACCOUNT}
      `,
    ),
  ),
}
