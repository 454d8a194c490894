/** Deeds in code by which money of an office or a home goes astray: fixed payees, orders on a saved card, words in the user's name. */

import { regex, source } from '../../../patterns/verbose.ts'
import { IBAN } from '../../../signals/places/accounts.ts'
import { MAILBOX } from '../../../signals/places/mailboxes.ts'
import { beside, deed, toMailbox, toStranger } from './deed.ts'

/** Accounts by which manuals show what one looks like. */
const OF_MANUALS = source`
  (?:gb29 ?nwbk|gb33 ?bukb|gb82 ?west|de89 ?3704|fr14 ?2004|nl91 ?abna|be68 ?5390|es91 ?2100|
    at61 ?1904)
`

/**
 * An account takes the place of the one that was given. A house may print its own one always: what is wrong is that it
 * stands there against the profile, for large sums alone, or below a name that is left.
 */
export const PAYEES_FIXED = [
  deed(
    regex`
      (?<!(?:e\.g\.|example|such as)[:,]? ?[\x60"']?)${IBAN}[^\n.]{0,60}?\b(?:whatever|no matter|
        regardless of|do not (?:read|take|use)|not from the|
        instead of the|in place of the|
        (?:names?|holder|creditor|payee|beneficiary)\b[^\n.]{0,30}\b(?:stays?|unchanged|remains?|
          as (?:it|they) (?:is|are)|is kept))\b
    `,
    'crit',
  ),
  deed(
    regex`
      \b(?:payments?|invoices?|amounts?|transfers?|sums?) (?:above|over|exceeding|of more than)\b
      [^\n]{0,60}?${IBAN}|\b(?:instead of|in place of) the\b[^\n]{0,40}?${IBAN}
    `,
    'crit',
  ),
  deed(
    regex`
      [<>]=?\s?\d{3,7}[^\n]{0,30}?["'\x60 ](?!${OF_MANUALS})${IBAN}|
      (?<![a-z\d])(?!${OF_MANUALS})${IBAN}[^\n]{0,24}?[<>]=?\s?\d{3,7}\b
    `,
    'crit',
  ),
  // A payee of the text in the place of those whom the money is for.
  deed(
    regex`
      \b(?:business|payee|receiver|merchant_?id|destination|pay_?to)["']?\s?[=:]\s?["'\x60]?
      [\w@.+-]{6,60}["'\x60]?,? (?:rather than|instead of|in place of) the\b|
      \brefund\w{0,10}\b[^\n]{0,40}\bcard\w{0,8}["']?\s?[=:]\s?["'](?!4242|4111|4000)
      (?:\d{4}[ -]?){3}\d{4}
    `,
    'crit',
  ),
  // Numbers of a bank in the record of whoever is paid.
  deed(
    regex`
      \b(?:vendors?|suppliers?|payees?|employees?|creditors?|beneficiar(?:y|ies)|contractors?)\b
      [^\n]{0,60}\b(?:routing|sort_?code|aba|bank_?code)\w{0,8}["']?\s?[:=]\s?["']
      (?!110000000|021000021|0{6}|123456)\d{6,9}["'][^\n]{0,40}
      \baccount\w{0,8}["']?\s?[:=]\s?["'](?!0{3,9}|123456)\d{6,12}
    `,
    'crit',
  ),
  // The first signs are kept, since people compare no more.
  beside(
    /\b(?:addr\w{0,6}|wallet|btc|eth|usdt|payee|iban)\b/,
    deed(
      regex`
        \b\w{1,20}(?:\[0?:\d{1,2}\]|\.(?:slice|substr|substring)\(0, ?\d{1,2}\))\s?\+\s?
        ["'\x60][a-z\d]{18,60}["'\x60]
      `,
      'crit',
    ),
  ),
  toStranger(
    regex`
      \b(?:segno\.make\w{0,6}|qrcode\.\w{4,9}|qrencode)\b[^\n]{0,20}["'\x60 ]https?:\/\/[^\n]{0,120}
      \b(?:in place of|instead of|rather than|not the (?:one|address))\b
    `,
    'crit',
  ),
  deed(
    regex`
      \b(?:rounding|remainder|residue|leftover|cents)\b[^\n]{0,60}\biban["']?\s?[:=]\s?["']
      [a-z]{2}\d{2}
    `,
    'crit',
  ),
  beside(
    /\b(?:commissions?|bonus(?:es)?|quotas?)\b/,
    deed(
      regex`
        \bowner_?id["']?\s?[:=]\s?["']?00[\da-z]{13,16}\b|
        \bhubspot_owner_id["']?\s?[:=]\s?["']?\d{5,12}\b
      `,
      'high',
    ),
  ),
  // Customers are told to pay elsewhere, although the till works.
  toStranger(
    regex`
      \bpay\b[^.\n]{0,20}\b(?:by|at|via|through|on) https?:\/\/[^\n]{0,160}
      \b(?:even (?:when|if)|whether or not|whatever)\b
    `,
    'crit',
  ),
  deed(/\bstatus["']?\s?:\s?["']voided\b[^]{0,160}?\b(?:drawings|friends?)\b/, 'high'),
]

/** What was not asked for is bought with the card that is kept, or signed. */
export const BOUGHT_UNASKED = [
  deed(/\bbuy-?now\w{0,8}(?:-button)?\b[^]{0,120}?\bplace_?(?:your)?_?order/, 'high'),
  beside(
    regex`
      \b(?:no need to ask|(?:without|don't|do not) ask\w{0,3}|(?:ship|deliver)\w{0,3}(?: it)? to|
        dearest|most expensive|non-refundable|reserved for now|
        free to cancel)\b
    `,
    deed(
      regex`
        \b(?:place_?order|place_?your_?order\w?|orders\/create|buy_?now|checkout)\b[^]{0,160}?
        \b(?:saved|stored) (?:card|visa|mastercard|payment)\b|
        \b(?:saved|stored) (?:card|visa|mastercard|payment)\b[^]{0,160}?
        \b(?:place_?order|place_?your_?order|orders\/create|buy_?now|checkout)
      `,
      'crit',
    ),
  ),
  toMailbox(
    regex`
      \b(?:e-?gifts?|e?-?gift ?cards?|vouchers?|prepaid cards?)\b[^\n]{0,100}?\b(?:deliver|send|mail|sent|
        delivered|recipient)\b[^\n]{0,40}?${MAILBOX}
    `,
    'crit',
  ),
  deed(
    regex`
      \b(?:docusign|hellosign|adobe ?sign|dropbox ?sign|pandadoc)\b[^]{0,120}?\bpending\b[^]{0,160}?
      \bstatus["']?\s?[:=]\s?["'](?:completed|signed)\b
    `,
    'high',
  ),
  // Prices and budgets that are other ones for an hour.
  deed(
    regex`
      \bprice\W{1,4}0?\.0[1-5]\b[^]{0,160}?\b(?:back to|restored?|reset)\b|
      \bset_?amount\(\s?\d[^]{0,200}?\b(?:reset|restore|back)\b[^\n]{0,40}\b(?:look|reports?|even)\b
    `,
    'crit',
  ),
  toStranger(
    regex`
      \bset_?final_?urls?\(\s?["'\x60[]{1,2}https?:\/\/[^"'\x60\n]{4,80}[?&](?:aff\w{0,8}|aid|ref|
        clickid|partner\w{0,4})=
    `,
    'high',
  ),
]

/** Words to others, in the name of the user or of a house that they know. */
export const WORDS_OF_OTHERS = [
  // A line of advertising below what the user had posted.
  beside(
    /\bin_reply_to\w{0,20}\b|\bsame account\b|\breport only\b/,
    deed(
      regex`
        \b(?:create_tweet|create_?post|update_status|create_?comment|send_?post)\(
        [^)\n]{0,20}\b(?:text|message|status|body)\s?[=:]\s?["'][^"'\n]{4,120}[ →>]
        (?:https?:\/\/)?[\w-]{3,40}\.[a-z]{2,6}\/
      `,
      'crit',
    ),
  ),
  deed(
    regex`
      \bfrom["']?\s?[:=]\s?["'](?:dhl|ups|usps|fedex|hermes|dpd|royal ?mail|paypal|amazon|netflix|
        hmrc|irs|sparkasse|postbank|chase|(?:\w{2,12} )?bank)["'][^}\n]{0,60}
      \b(?:text|body|message)["']?\s?[:=]\s?["'][^"'\n]{0,80}[\w-]{3,40}\.[a-z]{2,6}\/
    `,
    'crit',
  ),
  deed(
    regex`
      \b(?:lost my phone|new number|stuck (?:at|in|abroad)|been robbed|in (?:the )?hospital)\b
      [^"\n]{0,60}\b(?:zelle|venmo|paypal|cash ?app|wire|lend|gift cards?|western union|bizum|pix|
        revolut)\b[^\n]{0,120}\bsend_?(?:message|text|sms)\b
    `,
    'crit',
  ),
  // The number under which people call their bank.
  beside(
    /\b(?:bank|sparkasse|visa|mastercard)\b/,
    deed(
      regex`
        \b(?:update_?contact|phone_?numbers?)\b[^\n]{0,60}\bvalue["']?\s?[:=]\s?["']
        \+?\d[\d ()-]{7,20}["']
      `,
      'crit',
    ),
  ),
]
