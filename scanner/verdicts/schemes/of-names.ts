/** Schemes with words: letters in the name of somebody who does not know, deadlines that nobody set. */

import { notion } from '../../signals/search/notions.ts'
import { each, either, type Scheme } from './scheme.ts'
import { HUSHED, UNASKED } from './untold.ts'
import { regex, source } from '../../patterns/verbose.ts'

const OTHERS = source`
  (?:(?:the |an? |their |your |his |her |its )?(?:[\p{L}-]{2,14} )?(?:directors?|managers?|
    colleagues?|advis[eo]rs?|teachers?|boss(?:es)?|ceos?|cfos?|owners?|chiefs?|doctors?|lawyers?|
    accountants?|supervisors?|heads?|presidents?|principals?|landlords?|partners?|editors?|
    maintainers?|customers?|clients?|friends?|relatives?|mothers?|fathers?|secretar(?:y|ies)|
    assistants?|employees?|co-?workers?|officers?|professors?|treasurers?|chair\p{L}{0,8}|leads?|
    members?|person|somebody|someone|another person))
`

/** Words go out in the name of another. */
const IN_ANOTHERS_NAME = notion(String.raw`
  (?:write|mail|e-mail|message|post|answer|repl(?:y|ie)|text|speak|send|sign|comment|
    publish|phone|chat)s? (?:[^.!?\n]|\.(?=\S)){0,50}?\b(?:as (?:if (?:you were|it were) )?|
    (?:under|in|with|using) (?:the )?(?:names?|signature|account|identity|login|
      profile|photo) of |in place of |posing as |pretending to be |from the (?:mailbox|account|
      address|profile|phone) of )${OTHERS} |
  (?:write|mail|e-mail|message|post|answer|repl(?:y|ie)|text|send|comment|
    publish)s? (?:[^.!?\n]|\.(?=\S)){0,40}?\b(?:on|from|through|via|with|under|in|using) ${OTHERS}
  ['’]s?['’]? (?:[\p{L}-]{2,12} )?(?:linkedin|mailbox|account|e-?mail|name|facebook|profile|phone|
    address|slack|inbox|page|number|wall|channel|handle|signature|login|twitter|blog|whatsapp) |
  (?:(?:appears?|seems?|looks?|made to look) (?:to (?:be|come)|as (?:if|though)|like)? ?|
    reads? (?:as (?:if|though)|like) )(?:[\p{L}'’-]{1,14} ){0,4}?(?:from )?${OTHERS}['’]s?
`)

/** Who does not know of it. */
const WITHOUT_THEM = either(
  HUSHED,
  UNASKED,
  notion(String.raw`
    (?:nobody|no one|none|nor anyone) (?:has |have |had )?(?:ever )?
    (?:gave|given|give|gives) (?:leave|permission|consent|an order) |
  (?:with (?:the |their |his |her )?)?(?:signature|footer|photo|style|tone|letterhead)s? (?:
    is |are )?(?:copied|imitated|forged|pasted|matched|taken over|reproduced|faked) |
  while (?:the |that |they |he |she )?(?:real |actual )?(?:${OTHERS} )?
  (?:is|are|[\p{L}'’-]{1,12} is) (?:on (?:holiday|leave|vacation)|away|asleep|out|
    abroad|offline|ill|unaware)
`),
)

/** To get something out of those who read it. */
const FOR_GAIN = notion(String.raw`
  to (?:praise|promote|recommend|advertise|push|sell|plug|endorse|boost)\b |
  (?:gift ?cards?|payments?|money|transfers?|passwords?|codes?|donations?|
    private (?:phone )?numbers?|phone numbers?|personal (?:data|details)|signatures?|votes?|
    bank details|log-?ins?) |
  (?:decision|order|announcement|instruction|promise|offer|statement|approval|resignation|
    apology|opinion)s? (?:that |which )?(?:was|were|is|has been|had been|they|he|she|
    nobody|no one)? ?(?:never|not|nobody) |
  never (?:made|said|gave|given|taken|agreed) | collect
`)

/** A time that runs out, a price that goes up, a loss that looms. */
const DEADLINE = notion(String.raw`
  (?:will|would|is|are|to) (?:be )?(?:\p{L}{2,10} )?(?:closed|deleted|wiped|suspended|locked|
    erased|cancelled|lost|blocked|gone|sold out|double[sd]?|rise|expire|end|lapse|disconnected|
    removed|terminated|fined|reported) (?:\p{L}{2,10} )?(?:in|within|at|by|on|tonight|today|
    tomorrow|soon|after|unless|if) |
  (?:price|offer|discount|place|deal|rate|slot|account|data|service|sale|seat|
    stock|voucher)s? (?:[\p{L}'’-]{1,14} ){0,4}?(?:doubles?|rises?|ends?|expires?|goes? up|closes?|
    runs? out|lapses?|is gone|are gone|vanish(?:es)?) |
  count-?downs? | (?:only|just) (?:\p{L}{2,6}|\d{1,3}) (?:minutes?|hours?|days?|
    places?|seats?|items?|rooms?|pieces?|copies|left) | deadlines? | last chance |
  (?:time|hour)[- ]limits? | (?:limited|running out of) (?:time|stock|places) |
  (?:others?|\p{L}{2,6} people) (?:are|is) (?:looking|viewing|waiting)
`)

/** Which nobody set. */
const MADE_UP = notion(String.raw`
  (?:none|nothing|not a word) of (?:this|that|it|the kind|the sort|these) (?:is|are|was|
    has|will) (?:\p{L}{2,8} )?(?:true|real|planned|so|correct|intended|happen|set|going) |
  there is no such | (?:no|not any) such (?:deadline|limit|plan|date|rule|offer|
    shortage|thing) (?:exists?|is)? |
  (?:it|this|that|the (?:deadline|limit|date|time limit|offer|shortage|number|figure|threat|date|
    hour|story|reason)|they|both|all of it) (?:is|are|was|were) (?:\p{L}{2,10} )?(?:made up|
    invented|fictitious|picked out of|plucked from|pulled out of|not (?:true|real|so)|untrue|false|
    fake|pure invention|a bluff|an invention|imaginary|arbitrary|a lie|bogus|for show) |
  (?:picked|plucked|pulled) (?:out of|from) (?:thin |the )?air |
  (?:nothing|no closure|no rise|no deletion) (?:of the kind|of the sort|like that)? ?
  (?:is|are|was) (?:planned|scheduled|intended|going to happen) |
  (?:even though|although|though|while) (?:there is|there are|it is|nothing|
    no|the) (?:[\p{L}'’-]{1,14} ){0,4}?(?:no (?:deadline|limit|rush|hurry|shortage|plan)|plenty|
    not true|planned|hurry|unlimited|stays? the same) |
  (?:invent|make up|fabricate|fake|think up)s? (?:an? |the |some )?(?:deadline|countdown|shortage|
    time limit|expiry|limit|urgency|scarcity|date)
`)

/** What it brings. */
const PAYS_OFF = notion(String.raw`
  (?:makes?|gets?|has|have|lets?|brings?|pushes?|moves?) (?:people|them|him|her|users?|customers?|
    buyers?|clients?|readers?|the \p{L}{2,12}|it|those) (?:to )?(?:[\p{L}'’-]{1,14} ){0,3}?(?:pay|
    sign|buy|agree|decide|order|act|answer|click|accept|say yes|book|comply|give in) |
  (?:fear|pressure|haste|worry|panic|urgency|hurry|a scare|fright|
    anxiety|stress) (?:\p{L}{2,10} ){0,2}?(?:shortens?|gets?|makes?|brings?|sells?|helps?|works?|
    moves?|speeds?|closes?|saves?|pays?) |
  (?:worried|frightened|hurried|scared|anxious|rushed|nervous|pressed) (?:\p{L}{2,12} )(?:asks?|
    decides?|pays?|signs?|buys?|reads?|compares?|thinks?|argues?) (?:less|faster|quick\p{L}{0,2}|
    sooner|no|fewer|more) | (?:those|people|customers|users|buyers) in (?:a )?(?:hurry|haste) |
  skip(?:s)? the small print | (?:pay|sign|buy|decide|agree|order)s? (?:more )?
  (?:quickly|faster|sooner|at once|without (?:thinking|reading|asking))
`)

/** What they are told is drafted for them, or kept true. */
const HONESTLY = regex`
    \b(?:drafts?|drafted|to be (?:read|signed|sent|posted) by|for (?:their|his|her) approval|
      with (?:that person's|their|his|her) (?:knowledge|consent|leave)|ghost-?writ\w{1,4}|
      do not make|never (?:make|invent|as)|(?:user|author|sender)'s own name|
      real (?:deadline|date)|templates?)\b
  `

/** In the name, on the account or with the hand of somebody else. */
const AS_SOMEBODY = notion(String.raw`
  as (?:if|though) (?:you|it|they) (?:were|was|are|came|come)
  (?: from)? (?:the |an? |her |his |their )?(?:[\p{L}-]{2,12} )?\p{L}{3,14} |
  (?:in|under) (?:the )?(?:names?|signature|identity) of(?: the| an?)? \p{L}{2,14} |
  (?:in|under) (?:her|his|their|${OTHERS}['’]s) names? | pretending to be | posing as | (?:sign|
    signs|signed)\b[^.!?]{0,24} as (?:the |dr\.? |mr\.? |mrs\.? |ms\.? |prof\.? )?\p{L}{2,14} |
  (?:from|on|via|through|with|use|uses|using) (?:the )?(?:profiles?|accounts?|mailbox(?:es)?|
    numbers?|phones?|address(?:es)?) of(?: the)? \p{L}{3,14} | (?:from|on|via|through|with|use|
    uses|using) ${OTHERS}['’]s?['’]? (?:[\p{L}-]{2,12} )?(?:profiles?|accounts?|mailbox(?:es)?|
    numbers?|phones?|address(?:es)?|log-?in|e-?mail|signature|inbox|page|channel|handle) |
  as (?:if )?(?:the |an? |her |his |their )(?:headmaster|principal|director|manager|mayor|boss|
    ceo|cfo|teacher|doctor|lawyer|owner|chair\p{L}{0,6}|treasurer|president|husband|wife|father|
    mother|son|daughter|landlord|adviser|judge|minister|bank|police|officer|clerk|customer|author) |
  in (?:the )?\p{L}{3,14}['’]s name | (?:from|through|via) (?:staff|employee|customer|client|user|
    member|colleague)s?['’]? (?:accounts?|profiles?|mailboxes|numbers?|addresses) |
  (?:looks?|reads?|seems?|appears?|sounds?) as (?:if|though) (?:her|his|their|
    the|an?) \p{L}{3,14} (?:wrote|sent|said|made|signed|had)
`)

/** Words go out. */
const SAYS = notion(String.raw`
  (?:reply|replies|write|writes|mail|mails|tell|tells|post|posts|send|sends|sign|
    signs|text|texts|message|messages|answer|answers|publish|publishes|comment|
    comments|announce|announces|e-mail|e-mails|phone|phones|call|calls|order|orders) |
  (?:is|are) (?:sent|posted|mailed|written|signed|published|answered|texted) |
  likes | comments | likes and comments
`)

/** Who is named does not know, or those who read it lose by it. */
const BEHIND_BACK = either(
  HUSHED,
  UNASKED,
  notion(String.raw`
  (?:she|he|they|who|${OTHERS}) (?:does|do|has|have|had|did) (?:not|never) (?:know|known|
    seen|see|agreed|agree|read|heard|written|ask|asked|wrote|said|signed) (?:of |about )?
  (?:it|that|this|them|any)? ?(?:it)? | (?:knows?|know) nothing | who (?:has|have|had) never |
  without (?:their|her|his|any|the \p{L}{2,12}['’]s) (?:consent|knowledge|leave|permission|word) |
  (?:buy|pay|send|transfer|wire|order|get)s? (?:[^.!?]{0,30} )?(?:gift ?cards?|vouchers?|
    to us|fee|money|codes?|payments?|bitcoin|crypto) |
  to get (?:the |their |her |his |an? )?(?:[\p{L}-]{2,12} )?(?:code|password|money|pin|number|
    signature|payment|login|key|vote|address) | five-star |
  (?:demand|ask|asking|beg|request)s? (?:for )?(?:an? |the |his |her |their )?(?:[\p{L}'’]{2,12} )?
  (?:fee|money|payment|code|password|pin|loan|donation|gift cards?) | on its own |
  (?:has|have) no idea | by itself
`),
)

/** A pressing claim, loosely. */
const PRESSING = notion(String.raw`
  (?:only|just) (?:\p{L}{2,6}|\d{1,3}) (?:\p{L}{2,10} )?(?:seats?|places?|rooms?|items?|
    pieces?|copies|left|tickets?|spots?|minutes?|hours?)(?: (?:is|are) left| left| remain)? |
  (?:expires?|ends?|closes?|runs? out|lapses?|goes up|doubles?|rises?|is gone|are gone|
    is cut off|is deleted|is lost) (?:[^.!?]{0,20} )?(?:tonight|today|tomorrow|at midnight|
    at noon|soon|within|in (?:an?|one|two|five|ten|\d)|by|this (?:evening|hour|week)) |
  closes? the \p{L}{2,10} (?:tomorrow|today|tonight|soon) |
  (?<!\b(?:idle|requests?|response|connection|query|clean-?up|retry|polling|sleep) )(?:timer|
    deadline) | (?:count-?down|clock|time limit|last chance|final notice|last reminder|hourglass) |
  (?:threaten|warn|announce|write|tell|claim|say|state|pretend)s? (?:[^.!?]{0,30} )?(?:delete|close|
    cancel|suspend|fine|expire|raise|end|left|tomorrow|tonight)(?:s|d|ed)? |
  (?:other|more|many|several|two|three) (?:bidders?|buyers?|applicants?|
    offers?|interested (?:people|parties)) | "?last (?:chance|call|day|warning)"? |
  (?:will be|is|gets?|are) (?:closed|deleted|cancelled|lost|sold|gone|blocked|
    locked|fined) (?:today|tonight|tomorrow|soon|unless|within|in)
`)

/** Which is not so. */
const NOT_SO = notion(String.raw`
  (?:it|that|this|they|none|which) (?:does|do|is|are|will|was|
    did|has) not(?= ?(?:[,;.]|but|yet|so|true|real|happen|the case)) |
  which (?:is|are) not (?:so|true|the case) | (?:even (?:when|if|though)|although|
    though|while) (?:the |there |it |they |nothing |no |plenty )(?:[^.!?]{0,40}) (?:empty|plenty|
    free|left|full|open|planned|scheduled|unlimited|not|no|available|enough|unchanged) |
  no (?:\p{L}{3,12} )?(?:is|are|was) (?:planned|scheduled|intended|due|set|real) |
  (?:invent|make up|fabricate|fake|think up)s? (?:an? |the |some )?(?:\p{L}{2,12} )?(?:deadline|
    countdown|shortage|limit|expiry|urgency|scarcity|date|rush|demand) |
  starts? (?:anew|again|over|afresh) (?:for|with|at|on) (?:each|every|any) |
  (?:resets?|restarts?) (?:for|with) (?:each|every|any) (?:visitor|user|customer|
    buyer|reader|guest|client) |
  (?:fake|false|invented|made-up|imaginary|bogus|artificial|fictitious) (?:\p{L}{2,12} )?
  (?:deadlines?|countdowns?|timers?|shortages?|urgency|scarcity|limits?|demand|queue) |
  nothing (?:is|was) (?:planned|scheduled|due|going) |
  pretends? (?:that )?(?:there|it|the|they|others?|someone) |
  whatever the (?:real|true|actual) \p{L}{3,10} |
  (?:stays?|remains?) (?:open|valid|available|the same|free)(?: for| all| anyway)? |
  resets? at zero | nobody (?:loses?|misses) |
  no (?:such|other) (?:bidder|buyer|offer|deadline|date)s?
`)

/** And works. */
const WORKS_ON_THEM = notion(String.raw`
  (?:people|customers?|users?|buyers?|guests?|visitors?|readers?|clients?|they|
    those|tenants?|members?|haste|hurry|fear|stress|pressure|panic|urgency|
    worry|who)\b[^.!?]{0,36} (?:decide|buy|pay|sign|read|sell|compare|ask|book|order|
    act|click|agree|confirm|accept|think|order|react|answer|push|help|work)(?:s|es)?
  (?: (?:faster|quicker|less|sooner|more|at once|quickly|fewer|well|better|the))? |
  (?:do|does|has|have) not (?:confirm|pay|sign|agree|answer|buy|accept|book) |
  so (?:that )?(?:the )?\p{L}{3,12} (?:hurries|hurry|pays?|signs?|buys?|decides?|agrees?)
`)

export const OF_NAMES = {
  /** Letters in the name of somebody who knows nothing of them. */
  inAnothersName: each(
    { apart: true, unless: HONESTLY },
    { parts: [IN_ANOTHERS_NAME, WITHOUT_THEM, FOR_GAIN], within: 300 },
    { parts: [IN_ANOTHERS_NAME, WITHOUT_THEM], within: 160 },
    { parts: [SAYS, AS_SOMEBODY, BEHIND_BACK], within: 180 },
  ),

  /** A deadline that is not one, since it works. */
  falseDeadline: each(
    { apart: true, unless: HONESTLY },
    { parts: [MADE_UP, DEADLINE], within: 200 },
    { parts: [DEADLINE, MADE_UP, PAYS_OFF], within: 300 },
    { parts: [PRESSING, NOT_SO], within: 140 },
    { parts: [NOT_SO, PRESSING, WORKS_ON_THEM], within: 200 },
  ),
} satisfies Record<string, readonly Scheme[]>
