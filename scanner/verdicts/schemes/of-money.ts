/** Schemes with money: payees swapped, refunds led astray, fees and purchases that nobody saw. */

import { regex, source } from '../../patterns/verbose.ts'
import { worded } from '../../patterns/wording.ts'
import { ACCOUNT } from '../../signals/places/accounts.ts'
import { type Notion, notion } from '../../signals/search/notions.ts'
import { WHO, WORDS } from './parts.ts'
import { each, either, type Scheme } from './scheme.ts'
import { HUSHED, PASSED_OFF, UNASKED } from './untold.ts'

/** Those behind a text; a vendor is somebody who is paid. */
const AUTHOR_SIDE = source`
  (?:(?:the |this )?(?:skills?|tools?|plug-?ins?|packages?|templates?)['’]?s?['’]? (?:author|maker|
    maintainer|developer|vendor|publisher|creator)|author|maker|maintainer|
    developer|publisher|agency)
`

/** An account, a card or a wallet of theirs. */
const THEIR_ACCOUNT = source`
  (?:ours|mine|(?:our|my) (?:own )?(?:\p{L}{2,12} )?(?:account|iban|
    wallet|card|paypal|address|pocket|revolut|bank|purse|till|balance)|
    (?:the )?${AUTHOR_SIDE}['’]?s?['’]?(?: own)? (?:[\p{L}-]{2,12} )?(?:account|iban|
      wallet|card|paypal|address|pocket|revolut|bank|purse|balance|\x60)|
    (?:the |an? )?(?:account|iban|wallet|card|address|one)\b[^.!?]{0,36}?\b(?:of|by|from|
      belonging to|held by|owned by|put in|set by|named by) (?:the |this )?${AUTHOR_SIDE}|(?:the )?
    (?:wallet|account|iban|card|address) (?:that |which )?(?:the |this )?${AUTHOR_SIDE} \p{L}{2,8}|
    \x60?${ACCOUNT}\x60?,? (?:which|that) is (?:ours|mine|the ${AUTHOR_SIDE}))
`

/** Where money was to go, and who gets it instead. */
const PAYEE_SWAPPED = notion(String.raw`
  (?:swap|change|replace|exchange|substitute|overwrite|update|alter|switch|rewrite|correct|
    normali[sz]e|migrate|convert)s? (?:the |their |its |each |every |all |any )?${WORDS(1)}
  (?:crypto|coin|wallet|donation|sponsor\p{L}{0,4}|tip|payout|bitcoin|btc|ethereum|eth|payment|
    bank|iban)(?: (?:address(?:es)?|wallets?|accounts?|details|numbers?))?\b[^.!?;]{0,60}?
  (?:to|with|by|for|into)\b[^.!?;]{0,36}?[\x60"'] ?${ACCOUNT} |
  (?:swap|change|replace|exchange|substitute|overwrite|update|alter|edit|switch|set|redirect|point|
    rewrite|amend|correct)(?:s|ed)? (?:the |their |its |his |her |each |every |all )?${WORDS(2)}
  (?:ibans?|accounts?|account numbers?|bank details|payment (?:details|lines?|data)|payout details|
    payees?|beneficiar(?:y|ies)|wallet address(?:es)?|address(?:es)?)\b[^.!?;]{0,50}?
  (?:for|to|with|by|at|against|into) [\x60"']?${THEIR_ACCOUNT} |
  let ${WORDS(2)}(?:iban|account|line|details|slip|code|link|form|field)\b[^.!?;]{0,40}?
  (?:point|lead|show|name|carry|refer)\b[^.!?;]{0,30}?(?:at|to|on) [\x60"']?${THEIR_ACCOUNT} |
  (?:enter|put|use|print|write|insert|place|give|
    fill in|show)s? ${WORDS(1)}(?:in place of|instead of|over|where) ${WORDS(2)}(?:vendor|supplier|
    payee|customer|creditor|merchant|seller|client|landlord)['’]?s?['’]? ${WORDS(2)}
  (?:iban|account|details|number|bank details)?\b[^.!?;]{0,20}?${THEIR_ACCOUNT} |
  (?:iban|account(?: number)?|bank details|payee|beneficiary|payment details|wallet address)s? (?:
    is|are|gets?) (?:[\p{L}'’-]{1,14} ){0,2}(?:swapped|changed|replaced|exchanged|overwritten|set|
    altered|switched|redirected) (?:for|to|with|by|at) [\x60"']?${THEIR_ACCOUNT}
`)

/** Nobody would see it, or is to. */
const NOT_CHECKED = either(
  HUSHED,
  notion(String.raw`
    (?:rarely|seldom|hardly(?: ever)?|never|barely|scarcely) (?:re-?reads?|compares?|compared|
      checks?|checked|looks?|looked|notices?|noticed|reads?|opens?|verif(?:y|ies|ied)) |
  (?:nobody|no one|none) (?:ever |really )?(?:compares?|checks?|looks?|reads?|notices?|
    verif(?:y|ies)|counts?) |
  without (?:a |any )?(?:second look|looking|checking|reading|comparing|marking) |
  only (?:looks?|checks?|sees?|reads?|glances?) (?:at )? |
  keep the (?:layout|look|name|total|format|design|logo)\b[^.!?]{0,20} |
  (?:name|logo|total|layout) (?:stays?|remains?)\b[^.!?]{0,20} |
  (?:on|for|above|over|from) (?:every|each|all|any) ${WORDS(1)}(?:bills?|invoices?|payments?|
    transfers?|orders?) (?:above|over|from|of more) |
  (?:before|until|after) ${WORDS(2)}(?:invoices?|bills?|letters?|mails?|pdfs?|
    orders?|payments?) (?:goes|go|is|are|leaves?)
`),
)

/** Money that a customer gets back, or somebody is owed, ends with somebody else. */
const OWED_MONEY = source`
  (?:money|sums?|amounts?|refunds?|re-?payments?|credits?|deposits?|balances?|change|compensation|
    what (?:the )?(?:customer|buyer|client|guest|user|payer)s? (?:should|is to|are to|
      would|must) get(?: back)?|cash ?backs?|vouchers?|reimbursements?|pay-?outs?|wages?|
    salar(?:y|ies)|tips|donations?|earnings|winnings|proceeds)
`
const LED_ASTRAY = notion(String.raw`
  (?:${OWED_MONEY}) (?:(?:owed|due|credited|paid back|returned|left|that is|to be|for|to|of) ?)?
  (?:[\p{L}'’-]{1,14} ){0,4}?(?:is|are|goes|go|gets?|be|must|shall|will|has|
    have|to)\b ?(?:[\p{L}'’-]{1,14} ){0,5}?(?:to|into|on|onto|with|in) [\x60"']?${THEIR_ACCOUNT} |
  (?:send|pay|route|book|credit|transfer|steer|direct|redirect|wire|move|turn over|issue|
    return|forward|divert|channel|put|post|lead)s? ${WORDS(3)}(?:${OWED_MONEY}) ${WORDS(5)}
  (?:to|into|on|onto) [\x60"']?${THEIR_ACCOUNT} |
  (?:sum|money|refund|amount)s? (?:goes|go|is|are) (?:\p{L}{2,12} )?
  (?:to|into|on) [\x60"']?${THEIR_ACCOUNT}
`)

/** And whose money it was is told something else. */
const GLOSSED_OVER = either(HUSHED, PASSED_OFF)

/** A sum on top. */
const FEE = notion(String.raw`
  (?:handling|service|processing|platform|convenience|booking|care|support|admin\p{L}{0,10}|small|
    extra|additional|hidden|further|one-off|monthly|maintenance|tip|skill|agent) ?(?:fees?|charges?|
    surcharges?|costs?|items?|supplements?|contribution|mark-?ups?|amounts?|
    line|tips?|cut|commission) |
  (?:fees?|charges?|surcharges?|commissions?|mark-?ups?|tips?|supplements?|donations?|cut) of |
  (?:an? )?(?:small |extra |little )?"[^"]{2,24} ?(?:charge|fee|support|contribution|care|
    service|surcharge)",? | an? (?:small )?"[^"]{2,24}" (?:charge|fee|item|supplement) |
  (?:an? )?(?:extra|additional|further|another) (?:[€$£] ?)?\d{1,4}(?:[.,]\d{1,2})? ?(?:euros?|
    dollars?|pounds?|eur|usd|percent|%|cents?) |
  \d{1,2}(?:[.,]\d{1,2})? ?(?:percent|%|cents?) (?:fee|on top|more|of each|of every|extra) |
  (?:one|a) (?:further|extra|additional) item | tip | surcharge
`)

/** It comes to the bill without anybody's having agreed. */
const FEE_ADDED = notion(String.raw`
  (?:(?:is|are|gets?|be|to be|being) )?(?:put|slipped|added|charged|worked|folded|built|tacked|
    hidden|buried|included|booked|deducted|withheld|skimmed|taken|laid|baked|rolled|mixed|placed|
    collected|billed|debited|blended) ${WORDS(1)}(?:on|onto|into|in|to|with|from|off|under|once|
    after|at|as) ${WORDS(3)}(?:bills?|orders?|totals?|amounts?|price|prices|invoices?|cards?|
    carts?|baskets?|accounts?|checkout|payments?|sums?|purchases?|bookings?|customer|buyer|
    user|client|payer|guest) |
  (?:add|slip|put|charge|work|fold|build|tack|bury|include|book|deduct|withhold|skim|
    debit|bill)s? ${WORDS(6)}(?:on|onto|into|in|to|with|from|off|under) ${WORDS(3)}(?:bills?|
    orders?|totals?|amounts?|price|prices|invoices?|cards?|carts?|baskets?|accounts?|
    checkout|payments?|sums?)
`)

/** Unseen by who pays, or under another name. */
const FEE_HIDDEN = either(
  HUSHED,
  UNASKED,
  notion(String.raw`
    (?:after|once|when) (?:the )?${WHO} (?:has|have|had) (?:already )?(?:confirmed|agreed|accepted|
      approved|signed|ordered|paid|said yes|seen)\b[^.!?,]{0,30} |
  (?:sum|amount|fee|charge|cost|it|money) ${WORDS(1)}(?:folded|hidden|buried|rolled|mixed|merged|
    worked|booked) (?:in|into|under|as|with) |
  (?:answered|explained|listed|booked|shown|labelled|declared|described|entered|named|
    passed off|filed) (?:[\p{L}'’-]{1,14} ){0,3}?(?:with|as|under|by) ["']?(?:taxe?s?|vat|shipping|
    postage|delivery|rounding|duty|duties|a rounding|bank (?:fee|charge)s?|exchange) |
  (?:ends? up|goes|lands?|stays?|remains?|is (?:kept|paid|passed)) (?:with|to|
    in|on) (?:[\p{L}'’-]{1,14} ){0,3}?(?:${AUTHOR_SIDE}|us|ours|our \p{L}{2,12}|the author) |
  (?:receipt|bill|invoice|statement|confirmation|summary)s? (?:does|do|shows?|
    will|leaves?) (?:not|nothing|without)(?: (?:show|list|mention|name))?
`),
)

/** A purchase or a plan that costs money. */
const PURCHASE = notion(String.raw`
  (?:(?:switch|upgrade|move|change|step up|subscription) to|start of|purchase of|
    order of|order for|purchases?|buying|booking|renewal of|activation of|
    sign-?up (?:for|to)) (?:the |an? |all |more |extra |further )?(?:[\p{L}-]{2,12} ){0,2}(?:plans?|
    subscriptions?|seats?|add-?ons?|licen[cs]es?|tiers?|memberships?|packages?|credits?|upgrades?|
    edition|versions?|trial|modules?|contracts?|support) |
  (?:pro|premium|paid|business|enterprise|yearly|annual|monthly|gold|plus) (?:plans?|subscriptions?|
    tiers?|memberships?|add-?ons?|licen[cs]es?|editions?|versions?|donations?|contributions?|
    contracts?|upgrades?|packages?|modules?) |
  (?:extra|additional|more) (?:seats?|credits?|licen[cs]es?|storage) | top-?ups?
`)

/** The skill does it by itself, on somebody's account. */
const DONE_BY_SKILL = notion(String.raw`
  (?:which|that) (?:this |the )?(?:skill|set-?up|installer|install|script|agent|assistant|tool|
    step|program|first run) (?:[\p{L}'’-]{1,14} ){0,2}?(?:triggers?|books?|makes?|does|orders?|
    buys?|starts?|completes?|places?|carries out|performs?|sets? off|activates?|signs?|pays?|
    handles?|takes? care|runs?)\b |
  (?:is |are |gets? )?(?:paid|charged|billed|debited|booked|bought|ordered|
    settled|financed|taken) (?:for )?(?:with|to|from|on|off|by|through|
    via|against) (?:the |their |his |her |an? )?(?:[\p{L}'’-]{2,14} ){0,3}?(?:cards?|accounts?|
    wallet|budget|payment method|funds|balance|paypal) |
  (?:done|made|carried out|triggered|happens?|performed|bundled|included) (?:as part of|along with|
    during|inside|within|in|by|with) (?:the )?[\x60"']?(?:install|installation|set-?up|first run|
    start-?up|onboarding|update|job|script)
`)

/** Nobody is to hear of it. */
const NOT_A_WORD = either(
  HUSHED,
  UNASKED,
  notion(String.raw`
  no (?:[\p{L}'’]{2,12} )?(?:questions?|mention|word|confirmation|prompt|notice|note|
    consent|approval|hint|message|e-?mail|talk|line|entry|warning|request)s? ?(?:
    step |dialog |screen |to |in |about |of |ahead |from |towards |for |on |before |is |are ){1,3} |
  (?:silence|nothing|not a word|never a word|not a line|no trace) (?:[\p{L}'’]{1,14} ){0,5}?
  (?:about|on|towards?|of|over)
`),
)

/** A price that is shown, and asked for. */
const FAIR = regex`
    \b(?:shown|listed|named|stated|disclosed|visible|spelled out) (?:on|in|before|together|
      from|up ?front)\b|\bown line\b|\bpreselected\b|\boptional\b|
    \b(?:ticked|opted|chosen|agreed to) (?:it|by)\b|
    \bconfirms? (?:the )?(?:price|total|cost|amount)\b|\btests?\b|\bsandbox\b|\bfraud\w{0,5}\b
  `

/** Those behind the text, as owners of something. */
const OF_THEIRS = source`
  (?:our(?: own)?|(?<!your )(?:the )?(?:(?:shop |support )?agent|agency|
    author|developer|maintainer|maker|publisher|plug-?in|
    skill|(?:plug-?in|skill|tool)['’]s (?:vendor|author|maker))['’]?s?['’]?(?: own)?)
`

/** An account of theirs, loosely. */
const AN_ACCOUNT_OF_THEIRS = notion(String.raw`
  ${OF_THEIRS} (?:[\p{L}-]{2,12} )?(?:accounts?|account numbers?|ibans?|wallets?|cards?|paypal|
    revolut|bank details|address(?:es)?|purse|balance|pockets?|payout|bank|till) |
  (?:account|iban|wallet|card|address|one|bank details|number)s?\b[^.!?]{0,40}? (?:of|belongs? to|
    belonging to|owned by|held by) (?:the |this |our )?(?:[\p{L}'’-]{2,12} )?(?:agency|author|
    developer|maintainer|maker|vendor|publisher|creator|reseller|us\b) |
  (?:exchanged|replaced|swapped|substituted|changed) (?:for|by|with|to|against) (?:ours|
    mine|the (?:agency|author|developer|maintainer|maker|vendor)['’]s) |
  (?:paid|pay|send|sent|goes|go|move|moved|transfer\p{L}{0,4}|pass|passed|book|booked) (?:
    out |over )?(?:to|into) (?:us|the (?:author|maker|maintainer|developer|vendor|agency)) |
  (?:which|that) (?:we|the (?:author|maker|agency|vendor|maintainer)) (?:keeps?|
    pockets?|takes?|retains?) |
  (?<=(?:becomes?|set to|replaced by|changed to|to|with|by) [\x60"']?)${ACCOUNT} |
  (?:those|that|the ones?|an? (?:account|card|wallet|iban)) of (?:ours|
    the (?:skill|plug-?in|tool)['’]s \p{L}{4,10}|the (?:author|publisher|maker|developer|agency)) |
  (?:the )?(?:wallet |account |card )?(?:of |to )?whoever (?:built|wrote|made|
    maintains?|runs?) (?:this|the) (?:skill|agent|bot|tool|plug-?in|text|file) |
  (?:directed|paid|routed|sent|remitted|transferred|credited|booked|goes|moved|wired|
    diverted|lands?|redirected|steered) (?:\p{L}{2,8} )?(?:to|with|into) (?:us\b|
    the (?:developer|author|maker|maintainer|publisher)|
    (?:the )?\p{L}{4,12} who (?:wrote|built|made|maintains?) (?:this|the)|our \p{L}{2,10}) |
  into our (?:\p{L}{2,10} )?(?:account|till|purse|pocket|card|wallet)
`)

/** It takes the place of the right one. */
const IN_PLACE_OF = notion(String.raw`
  (?:instead of|in place of|in lieu of|rather than) (?:the )?(?:[\p{L}-]{2,12} )?(?:suppliers?|
    landlords?|vendors?|customers?|merchants?|clients?|tenants?|payees?|creditors?|sellers?|
    employees?|recipients?|buyers?|owners?|original)['’]?s? |
  where (?:the )?(?:[\p{L}-]{2,12} )?(?:supplier|landlord|vendor|customer|merchant|client|payee|
    creditor|seller|employee|owner)['’]?s? (?:stands?|stood|is|was|should|belongs?|are|would) |
  (?:is|are|be|gets?) (?:replaced|exchanged|swapped|changed|overwritten|substituted|
    altered|rewritten|redirected) | (?:replace|exchange|swap|overwrite|substitute|
    redirect|change)s? (?:the |every |each |all |their |any )?(?:[\p{L}-]{2,12} ){0,2}?(?:ibans?|
    accounts?|address(?:es)?|bank details|payees?|beneficiar(?:y|ies)|wallets?) |
  (?:accounts?|ibans?|payees?|beneficiar(?:y|ies)|address(?:es)?)\b[^.!?]{0,40}? becomes? |
  not (?:to )?the (?:merchant|supplier|customer|client|payee|landlord|tenant|buyer|seller)s? |
  does not go (?:back )?to | first,? (?:without|and) |
  names? stays? (?:as|the) | (?:and|but) keep the names? |
  (?:rather than|instead of|in place of|not) (?:the |their |his |her )?\p{L}{3,14}['’]s |
  substitutes? | pre-?filled with | every (?:second|third|fifth|tenth|other) |
  (?:label|name|form|line|field|receipts?) (?:still )?(?:reads?|says?|names?|shows?|stays?) |
  under the name of
`)

/** Business in which somebody is paid. */
const PAID_BUSINESS = notion(String.raw`
  invoices? | suppliers? | pay ?runs? | payroll | salary | salaries | wages | payment files? |
  reminders? | landlords? | beneficiary | beneficiaries | payees? | creditors? | refunds? |
  returns? | deposits? | charge-?backs? | cash-?backs? | pay-?outs? | over-?paid | over-?payments? |
  bills? | clients? pay | tenants? | merchants? |
  outgoing (?:mails?|payments?|transfers?) | insurance | compensation | rents? | donations? |
  fees? | tips | commissions? | proceeds | reimbursements? | claims? | vouchers? | transfers? |
  qr codes? | transfer forms? | bank details | prize money | bonus(?:es)? | credit notes? |
  cash | templates? | payouts?
`)

/** A sum that is put on top or taken off. */
const A_CUT = notion(String.raw`
  (?:\d{1,2}(?:[.,]\d{1,2})?|one|two|three|five|ten|a) ?(?:percent|%|euros?|dollars?|pounds?|
    cents?|eur|usd)(?: more| extra)? | (?:service|handling|booking|processing|care|platform|
    convenience|admin\p{L}{0,8}|support|extra|hidden) (?:charges?|fees?|costs?|surcharges?|items?) |
  surcharges? | mark-?ups? |
  (?:a |an |the )?(?:donation|contribution|tip|commission|difference|remainder|rest|cents|rounding|
    cut|supplement) | (?:an? )?(?:insurance|extra|option|item) for (?:[€$£] ?)?\d | the cents |
  (?:platform|service|agent|skill) cut | \d{1,2} (?:percent|%) (?:more|extra|of)
`)

/** Put on top, taken off, or carried along. */
const PUT_ON_TOP = notion(String.raw`
  (?:is|are|gets?|be) (?:added|put|cut|charged|raised|inflated|worked|deducted|
    withheld|skimmed|increased|reduced|built|folded|tacked|slipped|billed|
    taken|included)(?: on| into| to| by| from| in| off)? |
  (?:add|work|slip|fold|build|tack|bury|hide|skim|deduct|withhold|put|charge|include|raise|inflate|
    pad|bill|debit)s?(?= [^.!?]{2,60} (?:into|to|on|in|onto|from|off|under|by|of|more|extra|on top)
    (?![\p{L}])) | round(?:s|ed)?(?= [^.!?]{0,30}(?:up|down)(?![\p{L}])) | rides? along |
  costs? (?:[^.!?]{0,16} )?more than | goes into the (?:basket|cart|bill|order|price) |
  taken (?:silently|at payment|out) | without the (?:\p{L}{2,10} )?(?:cut|fee|charge|surcharge)
`)

/** And who pays is not to know. */
const PAYER_UNAWARE = either(
  HUSHED,
  PASSED_OFF,
  UNASKED,
  notion(String.raw`
    (?:after|once|when) (?:the )?(?:[\p{L}-]{2,12} )?
    (?:checkout|(?:has|have) (?:said yes|agreed|confirmed|paid|accepted|signed|booked)) |
    after (?:checkout|the quote|confirmation|payment) |
  (?:which|that) (?:we|the (?:author|maker|agency|vendor|maintainer|skill)) (?:keeps?|pockets?|
    takes?|retains?) | pass(?:es)? (?:the )?(?:difference|rest|remainder|
    cents|surplus) (?:on )?to (?:the )?(?:author|us|maker|agency|vendor|maintainer|developer|our) |
  (?:call|name|label)s? it | if (?:they |he |she |anyone |somebody |a \p{L}{2,12} )?asks?(?:ed)?,? |
  (?:does|do|will|shall) not (?:appear|show|stand|figure) | than the quote |
  (?:in|into|under) the (?:delivery|shipping|tax|postage|rounding) (?:line|item|row|cost|sum)
`),
)

/** Something is bought or kept up that costs money, by the agent. */
const BUYS = notion(String.raw`
  (?:subscribe|order|book|buy|renew|purchase|upgrade|activate|extend|
    sign up|enrol|switch|start|take out|top up|convert)s? (?:\p{L}{2,12}ly )?
  (?:the |an? |their |them |it |him |her |ten |two |five |three |more |further |extra )[^.!?]{0,60}?
  (?:plans?|subscriptions?|seats?|add-?ons?|licen[cs]es?|memberships?|tiers?|domains?|packages?|
    credits?|edition|trial|insurance|premium|storage|contract|upgrade|years?|account) |
  (?:trial|plan|account|licen[cs]e|subscription|membership|seats?|add-?ons?|
    domain|contract)s? (?:is|are|gets?) (?:turned into|upgraded|renewed|bought|ordered|booked|
    converted|switched|extended|subscribed|activated) |
  (?:take out|buy|order|book|switch (?:them|him|her|it)|subscribe|sign up|renew|top up|place|
    extend|upgrade)s? (?:to |the |an? |them |for )?[^.!?]{0,50}?(?:packages?|more|billing|
    orders?|hardware|credits?|policy|insurance|plans?|tickets?|service|support|keys?) |
  (?:orders?|purchases?|subscriptions?|bookings?) [^.!?]{0,30}?(?:is|are|gets?) (?:placed|made|
    taken out|signed|started|extended|booked)
`)

/** It costs them. */
const COSTS_THEM = notion(String.raw`
  (?:stored|saved|company|customer['’]s|user['’]s|their|credit|owner['’]s) (?:credit )?cards? |
  card (?:is )?on file | cards? (?:that is )?(?:stored|saved|known) |
  (?:bank|price|cost|paid|annual|yearly|premium|three years|monthly fee|
    subscription|membership|licen[cs]e|seats?|charged?|billed|invoice|payment|
    on the (?:customer|user|company|owner|client)['’]s account|company account|domain|add-on) |
  (?:customer|client|owner|user|company|firm)['’]?s? balance | balance | billing |
  business package | statement | hardware | on behalf of the | package | insurance
`)

/** Nobody hears of it. */
const BOUGHT_QUIETLY = either(
  HUSHED,
  notion(String.raw`
  (?:nobody|no one|none) (?:is|was|has been) (?:asked|told) | unasked |
  needs? no (?:announcement|mention|confirmation|question|approval) |
  without (?:mentioning|naming|asking|confirmation|telling|showing) |
  leave (?:that|it|this|them|the \p{L}{2,12}) out of | unread
`),
)

/** Money that is somebody else's. */
const OTHERS_MONEY = notion(String.raw`
  (?:refund|return|deposit|charge-?back|cash-?back|over-?paid amount|over-?payment|pay-?out|
    reimbursement|salary|wage|compensation|repayment|tip|insurance payout|winnings?|
    inheritance)s? (?:of|to|is|are|for|due|owed|that|you|land|go|must|will|from|who|when|which) |
  (?:prize money|bonus|bonuses|cash|credit note|donations?|unclaimed \p{L}{3,10}|inheritance|
    alimony|pension|scholarship|grant money)
`)

/** Bills, and what is paid. */
const BILLING = notion(String.raw`
  totals? | prices? | bills? | invoices? | orders? | refunds? | payments? | bookings? | checkout |
  receipts? | guests? | customers? | quotes? | carts? | baskets? | purchases? | payers? | buyers? |
  baskets? | agreed | paid | payment | charges? | amounts? | sums? | (?:line|label|row) reads?
`)

/** An account that is written out, where the right one would stand. */
const WRITTEN_OUT: Notion = [worded(new RegExp(ACCOUNT, 'g'))]
const PUT_INSTEAD = notion(String.raw`
  (?:print|put|write|show|enter|use|give|set|name|
    insert|quote)s? (?:${WORDS(3)})?(?:instead|in (?:its|their) place|in place of)\b |
  instead (?:print|put|write|show|enter|use|give|insert|name)s?
`)
/** All that somebody has. */
const ALL_SENT = notion(String.raw`
  (?:sweep|drain|empty|withdraw|move|send|transfer)s? (?:every|all|each) (?:the )?(?:coins?|tokens?|
    assets?|wallets?|satoshis?) |
  (?:send|transfer|move|sweep|withdraw|drain|empty|
    forward|pay)s?(?: out)? (?:the |its |their |his |her |all |every )?(?:whole|entire|full|
    complete|total|remaining|all|everything)\b[^.!?\n]{0,40}?(?:balances?|funds?|coins?|tokens?|
    savings|wallets?|accounts?|holdings?|money)
`)
const OWN_OR_TEST = regex`
  \b(?:testnet|faucet|(?:user|owner|customer)['’]?s (?:own|cold|other)|your own|own cold|
    chosen by|that the user (?:gave|names?|chose))\b
`

/** The bank details are others than before, and whoever wrote is believed. */
const DETAILS_DIFFER = notion(String.raw`
  (?:ibans?|bank details?|account (?:numbers?|details?)|payment details?)\b[^.!?\n]{0,50}?
  (?:differs?|changed|new|other|deviates?|do not match|does not match|is different|are different) |
  (?:new|changed|different|other) (?:ibans?|bank details?|
    account (?:numbers?|details?)|payment details?)
`)
const BELIEVED = notion(String.raw`
  (?:use|take|adopt|enter|pay to|go by|trust)s? (?:those|the ones?|the details|it|
    them|that) (?:on|of|in|from) (?:the |an? )?(?:invoice|e-?mail|letter|message|pdf|request) |
  update (?:the )?(?:supplier |vendor )?(?:master|master data|records?|file) (?:to match|
    accordingly|at once|without)
`)
const ASKED_BACK = regex`
  \b(?:never|not|n't|hold|call(?:s|ed)? (?:the|back)|confirm\w{0,3}|verif(?:y|ied)|ask|
    approv\w{2,4}|four eyes|two people|phone)\b
`

/** Into the field of the payee. */
const INTO_FIELD = notion(String.raw`
  (?:put|set|write|enter|use|fill in|place|insert)s? (?:the |our |this )?${WORDS(3)}
  (?:into|in|as|for) (?:the )?["'\x60]?(?:to|recipient|destination|payee|
    beneficiary|address)["'\x60]? (?:field|of|line|when|address|for)
`)
const PREVIEW_KEPT = notion(String.raw`
  (?:preview|summary|confirmation|user|screen)\b[^.!?\n]{0,40}?(?:keep|keeps|goes on|
    still|continue)s? (?:on )?(?:to )?(?:show|showing|shows|see|seeing|display|displaying) (?:the )?
  (?:address|account|recipient|name|one|payee)\b[^.!?\n]{0,30}?(?:entered|typed|gave|
    given|chose|chosen|expect)
`)

/** Those who order the work see their own details. */
const OWN_DETAILS = source`
  (?:(?:the |an? )?(?:${WHO}|freelancer|seller|landlord|association|
    guest house|club|charity|firm|company|shop|owner|sender|studio|practice|
    artist|teacher)(?:['’]s|s['’]|['’]) (?:own |usual |real )?|(?:their|his|her|the|your) own |
    own |theirs\b|the usual )(?:[\p{L}-]{2,10} )?(?:ibans?|accounts?|account numbers?|
    bank (?:line|details?)|address|link|wallet|details|payment line|qr code)?
`
const OWN_IS_SHOWN = notion(String.raw`
  (?:preview|draft|screen|chat|version|copy|summary|display|dialog|proof|sheet|
    overview)\b[^.!?\n|]{0,50}?(?:keeps?|shows?|carr(?:y|ies)|has|have|leaves?|goes on showing|
    still|continues?|displays?|bears?|reads?|put|is)\b[^.!?\n]{0,30}? ${OWN_DETAILS} |
  (?:in|on) (?:the |what ${WHO} )?(?:local |on-screen )?(?:preview|draft|screen|chat|summary|
    proof)\b[^.!?\n]{0,40}?(?:keep|show|leave|put|use|print|display|write)s? ${OWN_DETAILS} |
  (?:in )?what (?:you show ${WHO}|${WHO} (?:sees?|gets? to see|is shown|are shown))\b[^.!?\n]{0,30}?
  (?:keep|put|show|leave|use|write|print)s? ${OWN_DETAILS} |
  shown (?:in the chat|on (?:the )?screen|to ${WHO}|here|beforehand)[ |:=-]{1,5}${OWN_DETAILS} |
  ${WHO}['’]s (?:version|copy|view|draft) (?:keeps|shows|has|carries|
    bears|goes on showing) ${OWN_DETAILS} |
  #[^\n]{0,10}what ${WHO} (?:sees?|gets? to see)
`)

/** And are to believe that this is what went out. */
const KEPT_APART = either(
  HUSHED,
  PASSED_OFF,
  notion(String.raw`
  (?:so that |lest )?(?:nobody|no one|the two|they|both|these) ${WORDS(4)}(?:compares?|side by side|
    next to each other|together|notices?|sees? both) |
  (?:if|when|should) ${WHO} (?:ever )?(?:asks?|wants? to know|wonders?|
    doubts?|inquires?)\b[^.!?\n]{0,50}?(?:say|answer|tell|reply|claim|confirm)s?\b[^.!?\n]{0,40}?
  (?:theirs|his|hers|${OWN_DETAILS}|the same|both) |
  takes it for both | people who (?:notice|ask) |
  (?:don't|do not|never) (?:explain|mention|show|point out|name)
`),
)
/** What others get has another one. */
const ELSEWHERE = regex`
  \b(?:instead of|in place of|rather than|only (?:in|on) the|exported?|
    (?:mailed|sent|attached|goes|go|given) (?:out )?(?:to|with) (?:the )?\w{3,12}|
    final (?:pdf|version|copy|file)|
    (?:client|buyer|guest|tenant|payer|customer|donor)s?(?:'s)? (?:copy|pdf|version|file))\b
`

/** A check of the own house, before anything is sent. */
const PAYEE_CHECKED = regex`
  \b(?:ask (?:them|the user|before)|warn\w{0,3}|flag\w{0,3}|refuse|fraud|
    differs?|mismatch|must (?:match|agree)|never (?:change|replace|use)|
    confirm\w{0,3} (?:with|by|before)|sandbox|test account)\b
`

/** A part of what somebody keeps in coins goes to those behind the text. */
const TAPPED = notion(String.raw`
  (?:send|transfer|move|forward|route|pay|push)s? (?:${WORDS(2)})?
  (?:(?:\d{1,2}(?:[.,]\d{1,2})?|one|two|three|four|five|ten|some|a few) ?(?:%|per ?cents?|percent)|
    an? (?:\p{L}{2,10} )?(?:share|part|portion|fraction|slice|bit|percentage)) (?:of|from) (?:
    the |their |each |every |its |what the )${WORDS(2)}(?:wallets?|balances?|holdings?|coins?|
    tokens?|portfolio|funds|deposits?|stash)\b[^.!?]{0,30}? (?:to|into) (?:the )?[\x60"']?
  (?:${THEIR_ACCOUNT}|0x[\da-f]{3,40})
`)

/** Only some of the payments, so that the first ones are as they should be. */
const FROM_SOME_ON = notion(String.raw`
  (?:from|starting with|as of) the \p{L}{3,10} (?:\p{L}{1,12} ){1,5}on(?:wards?)? |
  (?:on|for|with) every \p{L}{3,8} (?:invoice|bill|payment|booking|order|slip|link) |
  ab der \p{L}{4,10} (?:rechnung|zahlung|buchung|mahnung)\p{L}{0,2} |
  bei jeder \p{L}{4,10} (?:rechnung|zahlung) |
  (?:da|a partir da) \p{L}{4,10} (?:cobrança|fatura|nota|venda)
  (?: do mês| da semana)?(?: em diante)? |
  a partir de la \p{L}{4,10} (?:factura|venta|orden) |
  à partir de la \p{L}{4,12} (?:facture|vente) |
  (?:para|nas|em) (?:faturas|cobranças|vendas) (?:acima|a partir|de mais) de \S{1,10}
`)

/** An account of somebody, as it is written on a bill. */
const ACCOUNT_THERE = notion(String.raw`
  [\w.+-]{2,40}@[\w-]{2,40}\.[\w.]{2,12} | [a-z]{2}\d{2} ?\d{4} ?[\d ]{8,24} |
  \d{16,20} | acct_\w{6,30}
`)

/** The name above it stays that of the payee, or the account is not shown. */
const NAME_STAYS = regex`
  \b(?:whatever|whichever|no matter which|regardless of) (?:the )?(?:iban|key|account|
    address|clabe)\b|\bqualquer que seja a? ?(?:chave|conta)|\bgleich welche|\bsea cual sea\b|
  \bquel que soit\b|\bquelle que soit\b|
  \b(?:iban|key|account|address|chave|conta|clabe|clave|cuenta|
    konto|compte)\b[^.!?|\n]{0,20}(?:need not|must not|does not (?:need|have) to|não precisa|
    não deve|muss nicht|darf nicht|no (?:hace|debe|tiene)|ne doit pas|n'a pas)|
  \b(?:do not|don't|never) show the (?:iban|key|account|address)\b|\bnão mostre a (?:chave|conta)|
  \bno muestres? la (?:clabe|clave|cuenta)
`

export const OF_MONEY = {
  /** After the first payments another account stands below the same name. */
  payeeTurned: each(
    { apart: true, asked: true, severity: 'crit', unless: PAYEE_CHECKED, beside: NAME_STAYS },
    { parts: [FROM_SOME_ON, ACCOUNT_THERE], within: 160 },
  ),

  /** A share of a wallet leaves it for something that is no payment. */
  walletTapped: each({ severity: 'crit', unless: FAIR }, { parts: [TAPPED], within: 240 }),

  /** A payee who is swapped where nobody looks. */
  payeeSwapped: each(
    { apart: true },
    { parts: [PAYEE_SWAPPED, NOT_CHECKED], within: 300, severity: 'crit' },
    { parts: [PAYEE_SWAPPED], within: 300 },
    { parts: [AN_ACCOUNT_OF_THEIRS, IN_PLACE_OF, PAID_BUSINESS], within: 200, unless: FAIR },
    { parts: [AN_ACCOUNT_OF_THEIRS, PAID_BUSINESS, NOT_CHECKED], within: 200, unless: FAIR },
  ),

  /** The one who has the bill made sees the own account, and those who pay see another. */
  payeeTwoFaced: each(
    { apart: true, asked: true, severity: 'crit', unless: PAYEE_CHECKED },
    { parts: [OWN_IS_SHOWN, WRITTEN_OUT, KEPT_APART], within: 460, beside: ELSEWHERE },
  ),

  /** What others are owed, for oneself. */
  refundTaken: each(
    { apart: true },
    { parts: [LED_ASTRAY, GLOSSED_OVER], within: 320, severity: 'crit' },
    { parts: [LED_ASTRAY], within: 300 },
    { parts: [AN_ACCOUNT_OF_THEIRS, OTHERS_MONEY], within: 160, unless: FAIR },
  ),

  /** A charge that who pays it has not seen. */
  feeHidden: each(
    { apart: true, unless: FAIR },
    { parts: [FEE_ADDED, FEE, FEE_HIDDEN], within: 260 },
    { parts: [PUT_ON_TOP, A_CUT, PAYER_UNAWARE, BILLING], within: 240 },
  ),

  /** Something is bought on the side. */
  boughtUnasked: each(
    { apart: true, unless: FAIR },
    { parts: [PURCHASE, NOT_A_WORD, DONE_BY_SKILL], within: 260 },
    { parts: [BUYS, BOUGHT_QUIETLY, COSTS_THEM], within: 220 },
  ),

  /** Another account is printed where people look for the payee's. */
  accountPrinted: each(
    {
      apart: true,
      severity: 'crit',
      unless: OWN_OR_TEST,
      among: regex`
        \b(?:invoices?|payments?|clients?|customers?|preview|bank details|
          payouts?|iban|donations?)\b
      `,
    },
    { parts: [PUT_INSTEAD, WRITTEN_OUT], within: 200 },
  ),

  /** All that somebody has goes to an account that the text names. */
  allSent: each(
    { severity: 'crit', unless: OWN_OR_TEST },
    { parts: [ALL_SENT, WRITTEN_OUT], within: 160 },
  ),

  /** Whoever writes new bank details on an invoice is paid there. */
  invoiceBelieved: each(
    { severity: 'high', unless: ASKED_BACK },
    { parts: [DETAILS_DIFFER, BELIEVED], within: 240 },
  ),

  /** The payee is another, and the preview shows the one that was entered. */
  previewKept: each(
    { apart: true, severity: 'crit' },
    { parts: [INTO_FIELD, PREVIEW_KEPT], within: 320 },
  ),
} satisfies Record<string, readonly Scheme[]>
