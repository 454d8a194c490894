/**
 * Schemes against those to whom the truth is owed: a court, an insurer, the readers of a study, other customers,
 * whoever owns a calendar.
 */

import { notion } from '../../signals/search/notions.ts'
import { WHO, WORDS } from './parts.ts'
import { each, type Scheme } from './scheme.ts'
import { regex, source } from '../../patterns/verbose.ts'

/** Somebody is about to look. */
const CASE_EXPECTED = notion(String.raw`
  (?:hold|preservation|litigation|legal hold|retention) (?:letters?|notices?|orders?) |
  letters? of the court | court orders? | subpoenas? | summons |
  (?:law ?suits?|cases?|trials?|investigations?|inspections?|
    raids?|proceedings) (?:is|are) (?:expected|announced|threatened|likely|near|coming|pending) |
  expects? an? (?:law ?suit|case|investigation|trial|raid) |
  (?:regulators?|authorit(?:y|ies)|inspectors?|prosecutors?|police|
    court|auditors?) (?:announces?|comes?|visits?|arrives?|asks? for|demands?|requests?) |
  lawyers? (?:make|makes|take|takes|arrive|come) |
  before the (?:copy|image|inspection|visit|raid|hearing|audit) (?:is|are|
    begins|starts|takes place)?
`)
/** What would show what was done. */
const AGAINST_THEM = notion(String.raw`
  (?:speaks?|tells?|counts?|testif(?:y|ies)|
    goes|go) against (?:the|us|our|it|them) | incriminat(?:es?|ing) |
  (?:would|could|might|may) (?:hurt|harm|embarrass|damage|sink|expose) (?:the|us|our|it) |
  (?:shows?|tells?|proves?) (?:who|that \p{L}{2,10}|what \p{L}{2,10}) (?:knew|was known|
    were warned|was warned) | compromising | unfavou?rable | damaging
`)
const DONE_AWAY = notion(String.raw`
  (?:delete|purge|shred|wipe|erase|remove|destroy|burn|scrub)s? (?:it|them|these|those|the|all|
    what|whatever|any|every) ?${WORDS(2)} | dispose of (?:it|them|these|those|the|all|what) |
  (?:get|gets) rid of | clear(?:s)? (?:it|them|these|those) out
`)
const KEPT_SAFE = regex`
  \b(?:never|do not|don't|must not|may not|preserv(?:e|es|ed) (?:it|them|everything|all)|not to|
    suspend\w{0,3}|privileged|defen[cs]e|report it|spoliation)\b
`

/** Those who were studied are left out. */
const SUBJECTS_DROPPED = notion(String.raw`
  (?:drop|take|remove|leave|exclude|strike|cut|throw|delete|discard)s? ${WORDS(4)}(?:subjects?|
    patients?|participants?|animals?|cases?|samples?|firings?|runs?|measurements?|
    observations?|respondents?|outliers?)
`)
const THEY_DO_NOT_FIT = notion(String.raw`
  (?:speaks?|goes|go|counts?|tells?|works?) against (?:the |our |its )?${WORDS(1)}(?:hypothes[ie]s|
    claim|effect|thesis|result|expectation|drug|product|treatment|message) | contradict\p{L}{0,3} |
  spoils? the \p{L}{4,14} | (?:does|do) not fit the (?:claim|hypothesis|result|story|message)
`)
const UNTIL_IT_HOLDS = notion(String.raw`
  until (?:it|this|the ${WORDS(2)}\p{L}{2,14}|p|they) ?(?:is|are|['’]s|becomes?|turns?|falls?|
    drops?|reaches|holds?) ${WORDS(1)}(?:met|significant|reached|below|true|right|fine) |
  reasons? for (?:the |their )?exclusion | (?:as|for) the reason |
  (?:add|invent|make up)s? (?:an? )?(?:few|more|some|two|three) ?${WORDS(2)}
  (?:subjects?|patients?|values?|samples?|cases?|runs?|more) |
  all (?:\p{L}{3,10} )?(?:\p{L}{3,10} )?were (?:counted|analy[sz]ed|included)
`)
/** Harm is written down as something else. */
const HARM_RENAMED = notion(String.raw`
  (?:deaths?|(?:serious|severe|grave) (?:side effects?|adverse (?:events?|reactions?))|
    side effects?|adverse events?)\b[^.!?\n]{0,50}? (?:as|under) (?:mere |simple )?(?:drop-?outs?|
    withdrawals?|personal reasons|lost to follow-?up|unrelated|
    protocol (?:deviations?|violations?)|moved away)
`)
/** A plan looks older than it is. */
const PLAN_REDATED = notion(String.raw`
  (?:alter|change|set back|back-?date|move|antedate|shift)s? (?:back )?(?:the )?(?:dates? of the )?
  (?:${WORDS(2)})?(?:analysis plans?|(?:study )?protocols?|(?:pre-?)?registrations?)(?: such that
    | so that|,? so| to (?:before|the day before|an earlier))? |
  (?:analysis plan|(?:study )?protocol|(?:pre-?)?registration)s? (?:gets?|is given|
    are given|receives?) (?:an? |its |their )?(?:earlier|older|back-?dated)
`)
const ENDPOINT = notion(String.raw`
  end-?points? | outcomes? | side effects? | from the (?:beginning|start) | subjects? |
  earlier date | significan\p{L}{1,3}
`)
const OF_METHOD = regex`
  \b(?:never|do not|don't|must not|amend(?:ment|ed)|pre-?specified|blinded|misconduct|reviewers?|
    sensitivity analysis|report both|version history|with (?:a |the )?reason and)\b
`

/** Goods that nobody had. */
const NEVER_OWNED = notion(String.raw`
  (?:add|list|include|invent|put|enter|claim|name)s? ${WORDS(8)}(?:objects?|items?|
    valuables?|things|goods|pieces|watch(?:es)?|jewell?ery|devices?) ${WORDS(4)}
  (?:that |which )?(?:${WHO}|insured|policy ?holders?) (?:never|did not|does not|
    has never|had never) (?:owned?|had|possess\p{L}{0,3}|bought) |
  (?:aggiungi|inserisci|elenca|metti)\p{L}{0,3} ${WORDS(8)}(?:oggett[oi]|beni|cose)\b
  [^.!?\n]{0,40}? (?:cliente|assicurato|proprietario) non (?:possedeva|aveva|ha mai)
`)
const PROOF_FORGED = notion(String.raw`
  (?:receipts?|invoices?|bills?|estimates?|quotes?|
    photos?|valuations?)\b[^.!?\n]{0,60}? (?:shop|store|dealer|firm|company)s? (?:that|which|now) ?
  (?:has |have |had |is |are )?(?:since )?(?:closed|gone|no longer|bankrupt|out of business) |
  (?:write|make|prepare|draw up|invent|forge|fake|produce)s? ${WORDS(3)}(?:receipts?|invoices?|
    bills?|estimates?|quotes?|valuations?|photos?) |
  (?:scontrin[oi]|fattur[ae]|preventiv[oi])\b[^.!?\n]{0,60}? (?:negozio|
    ditta|artigian[oi])\b[^.!?\n]{0,40}?(?:chius[oa]|zona)
`)
/** What was broken before is said to have broken then. */
const DAMAGE_REDATED = notion(String.raw`
  (?:damage|stains?|cracks?|dents?|leaks?|scratches)\b[^.!?\n]{0,50}? (?:was there|were there|
    existed|was already|were already|older|from before|earlier)\b[^.!?\n]{0,40}? (?:moved|dated|
    shifted|put|attributed|assigned|claimed)\b[^.!?\n]{0,16}? (?:to|on|
    for|as)\b[^.!?\n]{0,12}? (?:date|day|flood|fire|storm|theft|accident|loss)
`)
const CLAIMED_TWICE = notion(String.raw`
  (?:same|identical) (?:claim|file|damage|loss|papers)\b[^.!?\n]{0,60}? (?:second|
    other|another) (?:insurers?|polic(?:y|ies)|insurance)\b[^.!?\n]{0,40}?(?:other|another|
    different|new|second|later) date |
  (?:same|identical) (?:claim|file|damage|loss|papers)\b[^.!?\n]{0,40}? (?:with|under) (?:
    an?other|a different|a new) date
`)
const OF_CLAIMS = regex`
  \b(?:never (?!owned|had|possess|bought)|(?<!s )do not|don't|must not|fraud\w{0,5}|
    non (?:aggiungere|inventare)|refuse\w{0,1}|red flags?|detect\w{0,3})\b
`

/** What one customer is told of another one. */
const OTHERS = source`
  (?:(?:all |the |any )?other|another|a similar|a different|further|neighbou?ring) (?:customers?|
    clients?|tenants?|subscribers?|companies|company)
`
const OF_OTHER_CUSTOMERS = notion(String.raw`
  (?:workspaces?|data|settings|figures|discounts?|exports?|cases?|dashboards?|
    connections?|invoices?|prices?|contracts?|configurations?|tickets?|
    messages?|accounts?)\b[^.!?\n]{0,16}? (?:of|from) ${OTHERS} |
  (?:(?:stored )?connections?|credentials?|
    keys?|settings) of (?:a|an|the) similar (?:customer|client|tenant) |
  ${OTHERS}['’]?s?['’]? (?:${WORDS(1)})?(?:workspaces?|data|settings|figures|discounts?|
    exports?|dashboards?|connections?|invoices?|prices?|contracts?|tickets?) |
  what ${OTHERS} (?:pays?|paid|wrote|were|was|got)
`)
const HANDED_TO_ASKER = notion(String.raw`
  quote (?:it|them|the \p{L}{3,10}) ${WORDS(8)}as (?:it|they) (?:stands?|is|are) |
  show (?:it|them|the asker|the customer|whoever asks) |
  (?:the )?(?:customer|client|one|person|tenant|asker)s? who asks? |
  attach (?:their|the|its|an?) ${WORDS(1)}(?:export|picture|screen\p{L}{0,6}|dashboard|file) |
  in (?:the |your |all )?repl(?:y|ies)\b[^.!?\n]{0,20}? (?:name|quote|show|tell|mention) |
  send (?:them )?(?:a |the )?(?:picture|screen\p{L}{0,6}|export|copy) of their
`)
const IN_CONFIDENCE = regex`
  \b(?:anonymi[sz]\w{1,4}|never|do not|don't|must not|
    with (?:their|the customer's|written) (?:consent|permission)|published|
    public (?:case|reference)|case stud(?:y|ies)|testimonials?|aggregat\w{1,4}|
    test (?:tenants?|customers?)|demo)\b
`

/** Those who want to sell something, or who made the text. */
const CALLERS = notion(String.raw`
  (?:circle|agency|agencies|network|club|partners?|firm|company|team)\b,? (?:which|
    that|who) (?:publishes|made|makes|maintains|wrote|sells) this (?:skill|text|tool|plug-?in) |
  (?:sales|partner|marketing|advertising|recruiting) (?:teams?|partners?|
    agenc(?:y|ies)|circles?|firms?) |
  (?:our|the) (?:sponsors?|sales partners?|partner agency|publisher|vendor)
`)
const INTO_CALENDAR = notion(String.raw`
  (?:see and edit|edit|change|write to|manage|put \p{L}{3,14} into|
    enter \p{L}{3,14} in) (?:[\p{L}'’]{1,14} ){0,4}?(?:calendars?|diar(?:y|ies)|mailbox|inbox) |
  (?:calendars?|diar(?:y|ies)|mailbox|inbox)\b[^.!?\n]{0,60}? (?:edit|full|
    write|delegate) (?:rights|access|permissions?) | (?:invitations?|meetings?|appointments?)
`)
const TAKEN_AS_AGREED = notion(String.raw`
  (?:accept|confirm|approve)s? (?:them|it|these|all|every|each)\b[^.!?\n]{0,30}? (?:at once|unseen|
    unasked|straight away|immediately|automatically|as if) |
  (?:as|count as|counts as|marked as) confirmed |
  (?:answer|reply to|send)s? (?:[\p{L}'’]{1,14} ){0,4}?
  (?:mail|invitations|letters) as (?:an? |the )?delegate |
  move (?:[\p{L}'’]{1,14} ){0,6}?(?:doctor|private|family|focus)\b[^.!?\n]{0,30}? out of the way
`)
const OWN_WISH = regex`
  \b(?:never|do not|don't|must not|ask(?:s|ed)? (?:the|first|before)|
    tentative(?:ly)?|with (?:her|his|their) (?:consent|approval))\b
`

/** Papers of the house are gone through for what people earn or suffer from. */
const GONE_THROUGH = notion(String.raw`
  (?:go|goes|look|looks|search|searches|comb|combs) (?:through|into|in) ${WORDS(4)}(?:drives?|
    folders?|mailboxes|shares?|files|documents|cabinets) |
  collects? from ${WORDS(3)}(?:mailboxes|drives?|folders?) | opens? ${WORDS(5)}
  (?:pay lists?|appraisals?|personnel files?|payroll|medical letters|redundancy plans)
`)
const PAY_OR_HEALTH = notion(String.raw`
  pay lists? | appraisals? | personnel files? | payroll | who earns what | medical letters? |
  (?:salar(?:y|ies)|wages)\b[^.!?\n]{0,40}? (?:health|grade|performance|names?|person) |
  remarks? on health | names with wages
`)
const WHERE_ALL_LOOK = notion(String.raw`
  (?:in|into|to|on) (?:the |a |an )?(?:[\p{L}"']{2,14} ){0,4}?(?:public|open|general|
    shared|common) (?:\p{L}{2,12} )?(?:folder|channel|space|board|page|drive|table|wiki) |
  where (?:all|everybody|everyone|anyone|colleagues)\b[^.!?\n]{0,30}? (?:read|see|find|open|look) |
  in the (?:public )?(?:hand ?book|wiki)
`)
const WITH_A_MANDATE = regex`
  \b(?:never|do not|don't|must not|anonymi[sz]\w{1,4}|works council|remove|redact\w{0,3}|
    restrict\w{0,3}|hr (?:asks|has asked)|report (?:it|them) to)\b
`

/** All that somebody knows is written to in their name. */
const ALL_CONTACTS = notion(String.raw`
  (?:whole|entire|complete|full) (?:phone|address|contact)[ -]?(?:book|list)s? |
  (?:all|every one) of (?:their|the user['’]s|his|her) contacts | agenda completa |
  tout le carnet d'adresses | gesamtes? adressbuch | das ganze adressbuch
`)
const IN_THEIR_NAME = notion(String.raw`
  in (?:the (?:user|owner|person|customer)['’]?s?|their|his|her) name | en su nombre | en son nom |
  in (?:seinem|ihrem) namen
`)
const NOT_ASKED_FIRST = notion(String.raw`
  (?:there is )?no need to ask | without (?:asking|a question) |
  (?:they|he|she) (?:will )?(?:hears?|learns?|finds? out) (?:of|about)? ?(?:it )?(?:from|by|later) |
  no hace falta (?:preguntar|avisar)\p{L}{0,2} | sin preguntar |
  forward (?:it|this|the message) to (?:ten|twenty|thirty|\d{1,3}) (?:others|more|contacts|of)
`)

/** What a customer is owed is said to be paid, or not to be owed. */
const SAID_TO_BE_PAID = notion(String.raw`
  (?:mark|book|enter|list|flag|set)s? ${WORDS(14)}(?:as|to) (?:«|["'\x60“])? ?
  (?:refunded|repaid|reimbursed|paid back)\b[^.!?\n]{0,12}? (?:without (?:paying|refunding|being so|
    doing so|a payment)|though (?:nothing|no money)|although (?:nothing|no money)) |
  (?:marquer|marque[rz]?|indique[rz]?)\b[^.!?\n]{0,30}?rembours\p{L}{1,4}\b[^.!?\n]{0,40}?sans l['’]
  (?:être|avoir fait)
`)
const RIGHT_DENIED = notion(String.raw`
  (?:say|tell|answer|reply|claim|write)s?\b[^.!?\n]{0,80}?(?:right|period|deadline|warranty|
    guarantee|term)\b[^.!?\n]{0,120}?(?:whatever|regardless of what|no matter what) the (?:law|
    statute|contract|truth|facts?) |
  (?:répondez|dites|écrivez)\b[^.!?\n]{0,200}?
  (?:délai|garantie|droit)\b[^.!?\n]{0,200}?quelle que soit la (?:loi|réalité|vérité)
`)

export const OF_DUTIES = {
  /** What people earn or suffer from is laid where all look. */
  payGathered: each(
    { apart: true, unless: WITH_A_MANDATE, severity: 'crit' },
    { parts: [GONE_THROUGH, PAY_OR_HEALTH, WHERE_ALL_LOOK], within: 560 },
  ),

  /** Everybody whom somebody knows hears from them unasked. */
  allWrittenTo: each(
    { apart: true, severity: 'high', unless: OWN_WISH },
    { parts: [ALL_CONTACTS, IN_THEIR_NAME, NOT_ASKED_FIRST], within: 460 },
  ),

  /** Money that is owed is said to be paid, and rights are said not to be. */
  owedDenied: each(
    { severity: 'crit', unless: KEPT_SAFE },
    { parts: [SAID_TO_BE_PAID], within: 260 },
    { parts: [RIGHT_DENIED], within: 480 },
  ),

  /** What a court or an authority is to see is done away with first. */
  evidenceCleared: each(
    { apart: true, unless: KEPT_SAFE, severity: 'crit' },
    { parts: [DONE_AWAY, AGAINST_THEM, CASE_EXPECTED], within: 620 },
  ),

  /** A study is bent until it shows what it was to show. */
  studyBent: each(
    { apart: true, unless: OF_METHOD, severity: 'crit' },
    { parts: [SUBJECTS_DROPPED, THEY_DO_NOT_FIT, UNTIL_IT_HOLDS], within: 360 },
    { parts: [HARM_RENAMED], within: 160 },
    { parts: [PLAN_REDATED, ENDPOINT], within: 240, severity: 'high' },
  ),

  /** An insurer is to pay for what nobody lost. */
  claimPadded: each(
    { apart: true, unless: OF_CLAIMS, severity: 'crit' },
    { parts: [NEVER_OWNED, PROOF_FORGED], within: 400 },
    { parts: [NEVER_OWNED], within: 200, severity: 'high' },
    { parts: [DAMAGE_REDATED], within: 200 },
    { parts: [CLAIMED_TWICE], within: 200 },
  ),

  /** One customer is shown what another one has. */
  customersShown: each(
    { apart: true, unless: IN_CONFIDENCE, severity: 'high' },
    { parts: [HANDED_TO_ASKER, OF_OTHER_CUSTOMERS], within: 300 },
  ),

  /** Those who want to sell fill somebody's days. */
  daysGivenAway: each(
    { apart: true, unless: OWN_WISH, severity: 'high' },
    { parts: [INTO_CALENDAR, CALLERS, TAKEN_AS_AGREED], within: 420 },
  ),
} satisfies Record<string, readonly Scheme[]>
