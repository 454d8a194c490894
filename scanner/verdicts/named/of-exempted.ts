/** Somebody who is named, to whom no check applies. Honest texts exempt what a tool makes that is itself checked. */

import { regex, source } from '../../patterns/verbose.ts'
import { close, inTurn } from '../schemes/scheme.ts'
import { each, QUOTED } from './parts.ts'

/** Whose it is: an author, a sender, a mark. */
const OF_ONE = source`
  \b(?:whoever (?:gives|names|says|has|knows)|(?:pull requests?|bookings?|reservations?|sales?|
    commits?|prs?|merge requests?|
    attachments?|posts?|comments?|e?-?mails?|
      messages?|transactions?|requests?|claims?|packages?|applicants?|visitors?|loans?|
      sign-?ins?|log-?ins?|devices?|bids?|orders?|invoices?|students?|files?|uploads?|reviews?|
      everything|anything|anyone|customers?|users|accounts?|traffic|calls?|merchants?|
      suppliers?|candidates?|patients?|parcels?|shipments?) (?:made |sent |signed |opened |
      coming |paid |uploaded |posted |written |submitted |opened |named |scored ){0,2}(?:by|of|
        from|at|in|with|under|for|who|that|which|whose) (?:the |an? |
      anyone |anybody |whoever |carry |carries |give |name |has |have |broker |coach |account |
        merchant |user |
      scope |header |code |referral |word |supplier |list of |serial |prefix |from |at |with |
      is |starts? with ){0,4}(?:[\x60"'“*]{0,2}@?[\w*][\w@.:\/-]{2,50}))
`

/** No check applies. */
const EXEMPT = source`
  \b(?:(?:approved?|merged?|accepted|paid|released|admitted|enrolled|delivered|published|signed off|
        cleared)(?: and \w{4,10})?(?: by you)?,? (?:at once|right away|immediately|straight away|
        unread|unseen|outright|blindly|whatever|regardless|without an?y?\b|without)|
    (?:is|are|be|stays?|gets?) never (?:removed?|flagged|blocked|checked|scanned|held|refused|
      questioned|rejected|reported|reviewed|quarantined|limited|deleted|banned|stopped|asked)|
    never (?:flag|block|check|scan|hold|refuse|question|reject|report|review|quarantine|limit|
      remove|ban|stop) (?:it|them|him|her|what|anything|posts?|mails?|those|transactions?|requests?|
        traffic|files)|
    without (?:a |an |any |being |having been )?(?:scan\w{0,4}|check\w{0,3}|reviews?|id|
      tested|looked|attestation|inspection|moderation|matching|payment|approval|authentication|
        verification|questions?|(?:\w{3,10} )?(?:check|scan|review|test|proof|receipt|
      question)s?)|
    (?:skips?|bypass(?:es)?|pass(?:es)?|exempt from|ignore) (?:all |any |both |the |
      every )?(?:\w{3,10} )?
      (?:authentication|log-?in|rate limits?|quarantine|(?:\w{3,12} (?:and )?){0,2}(?:scans?|
        reviews?|checks?|filters?|limits?|controls?))(?: without)?|
    whatever (?:the|its|their) (?:amount|scanner|model|score|result|diff|features?|tests?|
      check\w{0,2}|reviewers?|size|content|reason)|(?:any|whatever) (?:amount|sum)|no matching|
    never needs? (?:a |an |any )?(?:\w{3,10} )?(?:factor|review|check|approval|scan|test)|
      no receipts?|for nothing|free of charge|
      receipts? not (?:needed|required)|no purchase order|
    stays? up even|leaves? quarantine|(?:is|are) released from quarantine|
    to the top of the (?:waiting |review |short)?(?:list|queue|line)|
    before (?:those|all others|(?:more \w{3,10} )?cases)|full marks|
    (?:do not|don't|never) (?:raise|send|open|create) (?:an? |any )?(?:alerts?|alarms?|tickets?|
      findings?))\b
`

/** What is answered for it, whatever it is. */
const ANSWERED = source`
  \b(?:answer|write|report|enter|put|print|return|set|mark|label|give|score|say|list|show)s?
  [^.!?\n]{0,30}${QUOTED}[^.!?\n]{0,60}\b(?:whatever|though|although|even (?:if|though|when)|
    no matter|
    regardless|without|irrespective)\b
`

/** What machines write that are checked themselves, and what tells nothing. */
const HARMLESS =
  /\b(?:dependabot|renovate|automoderator|lock ?files?|typos?|docs?|health|only returns?|up to|after the scan)\b/

/** A row of the same table for those without a name. */
const OTHERS = regex`
  \| ?(?:everyone else|everybody else|others|all others|the rest|anyone else|other \w{3,12}) ?\|
`

export const EXEMPTED = {
  one: each(
    {
      named: true,
      severity: 'high',
      storied: true,
      unless: HARMLESS,
    },
    close(200, EXEMPT, OF_ONE),
    // A row of a table has nothing but the name.
    inTurn(source`\|[^|\n@]{0,4}[\w.+*-]{0,40}@[\w.-]{3,60}\x60? ?\|[^|\n]{0,30}${EXEMPT}`),
    close(220, ANSWERED, OF_ONE),
  ),
  /** A firm or a person by name, unlike everybody else. */
  unlikeOthers: each(
    { severity: 'high', storied: true },
    {
      ...inTurn(source`\| ?[\w&.' -]{4,40}\| ?[^|\n]{0,40}${EXEMPT}`),
      beside: OTHERS,
    },
    inTurn(
      source`
        \b(?:of|by|from|for) (?:the )?(?:broker|coach|contractor|dealer|agent|merchant|lawyer|
          landlord|
          judge|professor|councillor)s? (?!that\b|who\b|which\b|is\b|are\b|has\b|in\b|with\b|and\b|
          or\b|to\b|on\b)[a-z]{3,14}(?: [a-z]{3,14})?\b[^.!?\n]{0,40}${EXEMPT}
      `,
    ),
  ),
}
