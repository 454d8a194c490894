/** Accounts that are written out, and words by which a page looks as if they were those that were meant. */

import { regex, source } from '../../patterns/verbose.ts'

/** The number of an account of a bank, with or without what is left behind groups of four. */
export const IBAN = source`\b[a-z]{2}\d{2}(?: ?[a-z\d]{4}){3,7}`
export const WHOLE_IBAN = source`${IBAN}(?: ?[a-z\d]{1,3})?`

/** An account or a wallet, written out. */
export const ACCOUNT = source`
  (?:0x[0-9a-f]{40}|\bpaypal\.me\/\w{3,30}|\bbc1[a-z0-9]{20,60}|
    \bacct_\w{5,24}|${WHOLE_IBAN})\b
`

/** A name, a table or a receipt stays as it was. */
export const LOOKS_THE_SAME = regex`
    \b(?:keep|leave|show|display|mark|note|list|print)\w{0,3}\b[^.!?\n]{0,60}\b(?:name|original|
      old|card|customer|given|in the (?:preview|table|sheet|note|receipt|summary))\b|
    \b(?:shows?|lists?|prints?|states?)\b[^.!?\n]{0,40}
    \b(?:full|whole|original|unchanged|as it (?:is|was)|how it)\b|
    \b(?:name|reference|beneficiary|holder)\b[^.!?\n]{0,24}
    \b(?:unchanged|as (?:it|they) (?:is|are)|the same)|
    \bkeeps? the\b[^.!?\n]{0,30}\b(?:value|old|account|details|settings?|profile)\b|
    \b(?:visible|shown|printed) text\b|
    \bwrite the \w{3,12}'s own (?:details|account|name)\b|
    \bshows? (?:theirs|his|hers|its own)\b|
    \bso that\b[^.!?\n]{0,60}
    \b(?:consistent|match\w{0,3}|nobody|no one|looks?|stumbles?|notice\w{0,2})\b
  `
