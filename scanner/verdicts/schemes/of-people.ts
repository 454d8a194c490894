/**
 * Schemes against people: judged by what they are, talked into buying when weak, listened to for others, threatened;
 * and the agent that knows no bounds.
 */

import { regex } from '../../patterns/verbose.ts'
import { notion } from '../../signals/search/notions.ts'
import { formsOf } from './forms.ts'
import { each, either, type Scheme } from './scheme.ts'
import { UNTOLD } from './untold.ts'

/** What they are, and cannot help. */
const WHAT_THEY_ARE = notion(`
  (?:foreign|arab(?:ic)?|turkish|african|muslim|jewish|polish|chinese|indian|slavic|romani|hispanic|
    asian|ethnic|immigrant|migrant|non-?native|non-?german|non-?english|eastern european|exotic)
  [- ]?(?:sounding|looking)?(?: (?:\\p{L}{3,8} )?(?:sur|first |last |family )?(?:names?|accents?|
    origins?|backgrounds?|applicants?|customers?|tenants?|roots|birth ?place|passports?|looks)) |
  (?:sur|last |first |family |given )names? (?:sounds?|looks?|suggests?|points?|hints?|indicates?|
    of|is|seems) (?:\\p{L}{2,10} ){0,2}(?:foreign|arab\\p{L}{0,2}|turkish|african|muslim|jewish|
    polish|migrant|immigrant|origin|abroad|non-?\\p{L}{4,8}) |
  (?:childbearing|child-bearing|fertile|marriageable) age |
  (?:pregnan\\p{L}{1,2}|maternity|young mothers?|single mothers?|expecting a child|wants? children|
    women|woman|female|gay|lesbian|transgender|same-sex) |
  (?:address|home|flat|postcode|post code|zip(?: code)?|district|residence|they|he|she|
    customer|applicant|caller) (?:\\p{L}{2,8} )?(?:lies|is|lives?|falls|comes|points|belongs|
    begins|starts) (?:in|to|within|from|with) (?:the |a |an )?[\\p{L}\\d -]{2,24}(?:estate|quarter|
    district|neighbou?rhood|ward|suburb|area|street|housing|projects?|camp|shelter|ghetto|
    settlement|postcode|zip) |
  (?:poor|bad|immigrant|black|minority|deprived|certain|migrant)(?:er)? (?:post ?codes?|
    zip(?: codes)?|districts?|neighbou?rhoods?|areas?|quarters?|estates?) |
  (?:chronic(?:ally)?|mental|serious|hereditary|psychiatric|past|long-term) (?:ill\\p{L}{0,6}|
    disease|condition|disorder|diagnos\\p{L}{2,4}) | disabilit(?:y|ies) | disabled | wheelchairs? |
  diabet\\p{L}{2,4} | hiv | cancer patients? | depress\\p{L}{2,4} | addict\\p{L}{0,4} |
  religio\\p{L}{1,3} | muslims? | jewish | jews | hindu | halal | kosher | prays? |
  headscar(?:f|ves) | hijab | faith | ethnic\\p{L}{0,5} | nationalit(?:y|ies) | race |
  skin colou?r | dark(?:er)? skin | accent | dialect | country of (?:birth|origin) |
  (?:born|birth ?place) (?:abroad|outside|in) | refugees? | asylum | immigrants? | migrants? |
  foreigners? | residence permit | sexual orientation | union members?(?:hip)? | trade union |
  (?:over|above|older than|past|aged|beyond|under) (?:the age of )?(?:4\\d|5\\d|6\\d|
    7\\d|forty|fifty|sixty|seventy) | elderly | pensioners? | seniors | retirees |
  old age | older (?:people|applicants|customers|workers|drivers|women|men|candidates) |
  date of birth shows? |
  (?:women|mothers|girls|ladies) (?:around|about|in (?:their|her)|over|under|of|between|
    who|with)? ?(?:thirty|forty|twenty|their|\\d{2}|age|small|children|young)? |
  guests? in wheelchairs? | (?:speaks?|speak|talks?) (?:broken|poor|bad|with an?) |
  (?:blind|deaf|lame|mentally ill|obese|overweight|black|brown|roma|sinti|arab|turks?|africans?|
    poles|syrians?|gypsies) (?:\\p{L}{3,12})? |
  (?:from|in|of) (?:the )?(?:east|south|balkans|africa|asia|syria|turkey|abroad|a care home|
    a shelter|a hostel) | many (?:migrants|foreigners|immigrants|muslims|refugees) |
  single parents? | on (?:welfare|benefits|parole) |
  former (?:prisoner|convict)s? | orphans? | church members? |
  (?:balkan|vietnamese|syrian|afghan|romanian|bulgarian|russian|ukrainian|nigerian|somali|
    moroccan|pakistani|mexican|kurdish|albanian|serbian|greek|irish|gypsy|east european|
    latin|foreign)(?:[- ]sounding)? (?:sur|first |last |family )?(?:names?|accents?|origin|looks?|
    passports?|families|roots|applicants?|people|tenants?|callers?) |
  names? that (?:looks?|sounds?) \\p{L}{4,14} |
  (?:people|families|applicants|callers|children|those) from (?:the )?(?:[\\p{L}]{3,12} )?(?:hostel|
    camp|shelter|home|estate|east|quarter|street|lane|settlement) |
  (?:stammer|stutter|lisp|limp|tremor|hearing aid|guide dog) |
  mothers? of (?:small|young|three|many|several|sick)
`)
/** They fare worse. */
const FARE_WORSE = notion(`
  (?:add|adds|put|tack|slap) (?:\\p{L}{2,8} )?(?:[$€£]? ?\\d{1,4}(?:[.,]\\d{1,2})? ?
    (?:%|percent|per cent|points|euros?|dollars)?|a surcharge|a premium|a margin|an extra|
    a supplement|a loading|something)(?: [\\p{L}]{2,12}){0,3} (?:to|on) |
  (?:lower|reduce|cut|drop|downgrade|mark down|deduct|subtract|take off|raise|increase|double|
    triple|up|bump up|push up|inflate|worsen) (?:\\p{L}{2,12} ){0,3}(?:scores?|ratings?|grades?|
    points?|rank(?:ing)?|limits?|credit|offers?|discounts?|chances|priority|deposits?|prices?|
    quotes?|premiums?|fees?|rents?|rates?|interest|tariffs?|surcharges?|excess|risk|thresholds?|
    requirements?|wait(?:ing)?(?: times?)?) |
  (?:move|moves|put|puts|push|place|send|shift|sort|rank|drop) (?:\\p{L}{2,12} ){0,3}
  (?:to the |at the |on the |down the |in the )(?:end|bottom|back|last|second|slow|waiting|lower|
    reserve|reject\\p{L}{0,3})|last in |
  (?:show|offer|quote|give|name|propose|present|send|suggest|list) (?:them |him |her |people )?
  (?:only )?(?:the |a |an )?(?:\\p{L}{3,10} )?(?:dear(?:er|est)|more expensive|most expensive|
    higher|highest|worse|worst|lower|lowest|smaller|shorter|shortest|second[- ]rate|slower|
    less|fewer|basic|upper) (?:\\p{L}{3,12})? | (?:reject|refuse|decline|deny|turn down|
    turn away|screen out|filter out|sort out|exclude|weed out|discard|pass over|skip|blacklist|
    delay|stall|flag) (?:the |them|him|her|it|such|these|those|all|any|automatically|an?) |
  (?:let|make|keep) (?:them|him|her|it|the \\p{L}{4,12}) (?:wait|waiting) |
  say (?:that )?(?:the|it|everything|nothing|we|all) (?:\\p{L}{2,12} ){0,3}(?:taken|gone|
    full|booked|sold|closed|unavailable|let already|no longer|free) |
  demand (?:an? |two |three )?(?:extra|additional|further|larger|higher|bigger|more|guarantor|
    advance|deposit) | (?:no|without) (?:discount|callback|reply|invitation|instal\\p{L}{1,5}) |
  not (?:invite|shortlist|accept|approve|offer|rent|call back|hire|promote|reply) |
  (?:charge|charges|bill|ask|demand|quote|take) (?:them |him |her )?(?:more|extra|double|a higher|
    a bigger|twice|up to|\\d{1,3} ?(?:%|percent|euros?)) |
  (?:is|are|get|gets|be|invited|served|called|answered|hired|seated|treated|put|placed|
    moved|heard) (?:\\p{L}{2,8} )?(?:last|later|at the end|in the slow|on the waiting|in the back|
    near the (?:toilets?|door|kitchen)|on hold) |
  (?:short(?:er|est)?|worse|temporary|poorer|worst|unpaid|smaller|cheaper) (?:\\p{L}{3,10} )?
  (?:contracts?|rooms?|tables?|flats?|terms|shifts?|lines?|queues?|offers?|jobs?|service|care) |
  slow (?:line|queue|lane|track) |
  (?:is|are|be) told (?:that )?(?:no|the|it|everything|there|we|all|nothing) (?:\\p{L}{2,12} ){0,4}
  (?:free|taken|full|booked|gone|closed|left|available|let|sold|filled|broken) |
  says? (?:that )?(?:the|no|it) (?:\\p{L}{2,12} ){0,3}(?:free|taken|full|
    booked|gone|filled|let|sold) |
  (?:not|never) (?:be )?(?:invited|shortlisted|called back|served|answered|hired|considered|
    admitted|seated|insured) |
  (?:cut|halve|shorten|refuse|deny|drop|end|reduce) (?:their|his|her|the) (?:\\p{L}{3,10} )?
  (?:benefits?|pay|wages?|hours|limit|loan|rent subsidy|application|bonus|cover) |
  (?:wait|waits|waiting) (?:[\\p{L}\\d]{2,10} ){0,3}(?:longer|more|twice|extra) |
  (?:are|is|get|gets|be) (?:offered|given|shown|sold|quoted|paid|put through to|sent to|
    connected to|assigned) (?:only )?(?:the |a |an )?(?:\\p{L}{3,10} )?(?:worse|worst|
    smaller|dearer|shorter|lower|higher|tape|machine|recording|second|basement|oldest|
    bad|cheapest|less|fewer) |
  (?:lose|loses|lost) (?:\\p{L}{2,8} )?(?:points?|places?|marks?|stars?|their (?:place|turn|slot)) |
  (?:go|goes|put|moved|come|comes|sent) (?:\\p{L}{2,8} )?to the (?:end|bottom|back|last) (?:of)?
`)
/** Whatever they can show, and under another reason. */
const UNDER_PRETEXT = notion(`
  (?:give|gives|giving|state|name|cite|put|write|with|use|enter|record|book|call it|
    blame|say) (?:it )?['"\\x60]?[\\p{L} -]{3,40}['"\\x60]? (?:as|for) (?:the |a |an )?(?:reason|
    cause|grounds|explanation|pretext|excuse) | (?:reason|grounds|explanation|cause) (?:given|
    stated|named|is|shown|reads|to be given|recorded)(?: is| as|:)? | (?:other|different|neutral|
    harmless|technical|general|business|another) (?:reasons?|grounds|explanation|pretext) |
  without (?:recording|giving|stating|naming|saying|explaining|noting|telling|documenting|
    any|a) (?:\\p{L}{2,10} )?(?:why|reasons?|it|so|grounds|explanation|anything|them|word|note) |
  before (?:anyone|anybody|somebody|a (?:human|person|clerk)|they|the merits?|he|
    she|it is) (?:\\p{L}{2,8} )?(?:looks?|reads?|sees?|at|is read|opened|reviews?) |
  (?:even|no matter) (?:if|when|though|how|what) (?:\\p{L}{1,10} ){0,4}(?:flawless|good|
    perfect|clean|excellent|spotless|high|same|equal|better|best|
    sound|qualified|identical|solvent|otherwise|impeccable|in order) |
  (?:whatever|regardless of|irrespective of) (?:the |their |his |her )?(?:\\p{L}{3,12} )?(?:income|
    merits?|qualif\\p{L}{5,8}|history|record|credit|grades?|references|risk|skills?|score) |
  keep (?:the |this )?(?:rule|criterion|reason|filter|factor|practice|policy|it|
    this|that) (?:out|off|from|secret|quiet|unwritten|internal|hidden|to) |
  (?:call|calls|name|label|book|explain|justify) (?:it|this|that|them) (?:as |with |by )?
  (?:an? )?(?:\\p{L}{4,12}) |
  (?:with|and) (?:\\p{L}{3,12} ){1,2}(?:given|named|stated|cited|as the) (?:as )?(?:the )?
  (?:cause|reason|grounds|pretext) |
  (?:letter|mail|answer|reply|note|form) (?:says?|reads?|states?|gives?|names?|speaks?) |
  officially (?:for|because|due|it) | for (?:lack|want) of \\p{L}{4,14} |
  (?:told|hear|hears|written) (?:that )?(?:it|this) (?:is|was) the \\p{L}{4,12} |
  although (?:the|their|his|her) (?:file|papers?|record|income|grades?|
    documents?|marks?|references?) |
  (?:list|file|letter|record|form|log) (?:shows?|gives?|names?|
    states?|has) no (?:cause|reason|grounds|note) |
  not be traced
`)
const EVENLY = regex`
  \b(?:same (?:price|terms|offer|as)|as (?:in any|for (?:every|any))|untouched|no more than|
    does not (?:count|matter)|law forbids|unequal|discriminat\w{2,5}|bias(?:es|ed)?|fair(?:ness|ly)|
    protected (?:characteristics?|groups?|attributes?)|accessib\w{3,5}|equal\w{0,3} treatment|
    never use|illegal to|trial|clinical|studies|study)\b
`

/** People who are weak just then. */
const WEAK = notion(`
  (?:player|child|user|customer|they|he|she|visitor|buyer|caller|kid|pupil|member|
    someone|somebody)s? (?:\\p{L}{2,8} )?(?:is|are|seems?|sounds?|looks?|appears?|turns out|admits?
    (?: to)?(?: being)?) (?:to be )?(?:\\p{L}{2,8} )?(?:under (?:the age of )?(?:\\d{1,2}|age)|
    younger|minors?|underage|lonely|sad|confused|drunk|tipsy|grieving|depressed|desperate|anxious|
    afraid|elderly|old|ill|sick|tired|exhausted|crying|upset|vulnerable|in debt|bereaved|suicidal|
    forgetful|demented|panick\\p{L}{2,3}|heartbroken|in crisis|overwhelmed|naive|insecure|frail) |
  under (?:age|\\d{1,2}) | minors? | (?:children|kids|teenagers|pupils) | lonely | loneliness |
  gambling (?:debts?|problems?|addict\\p{L}{0,4}|losses) | debts? | bankrupt\\p{L}{0,3} |
  addict\\p{L}{0,4} | (?:seem|sound|are|is|who are|look|appear)s? confused | confusion |
  dementia | forgetful | grief | griev\\p{L}{2,3} | bereave\\p{L}{1,4} | funeral |
  widow\\p{L}{0,5} | divorce | break-?up | depress\\p{L}{2,4} | diagnos\\p{L}{2,4} | just lost |
  lost (?:a|their|his|her) (?:job|child|husband|wife|partner|parent|mother|father|pet|dog|friend) |
  mourning | desperat\\p{L}{1,4} | elderly | pensioners? | old people | seniors |
  over (?:7\\d|8\\d|seventy|eighty) | panic | crisis | cry(?:ing)? | eating disorder |
  burn(?:ed|t)? out | newly diagnosed | sleepless | drunk | addiction | vulnerable |
  at (?:three|two|2|3|night) (?:in the morning|am|a\\.m\\.)? | homesick |
  pregnan\\p{L}{2} | unemployed |
  (?:just |recently |newly )?(?:lost|buried|losing) (?:a |an |their |his |her )(?:child|baby|
    husband|wife|partner|parent|mother|father|pet|dog|job|home|house|friend|son|daughter|savings) |
  gamblers? | (?:she|he|they|user|caller|customer) (?:\\p{L}{2,8} )?
  (?:cries|cry|weeps?|sobs?|breaks? down|panics?) |
  (?:living|lives?|sits?|sitting|is|are|being) (?:all )?alone |
  (?:kids|children|teens|teenagers|schoolchildren|youngsters|little ones) |
  (?:want|wants|try|tries|trying|wish) to (?:quit|stop|give up|get out|get clean) |
  old (?:men|women|ladies|folk|couples|persons?) | widow(?:s|ers?)? |
  alcoholics? | relapse\\p{L}{0,1} |
  the (?:sick|dying|bereaved|lonely|elderly|poor|desperate|ill|jobless|indebted|addicted|anxious) |
  (?:cancer|dementia|terminal) (?:patients?|diagnos[ei]s) | overindebted |
  just been (?:left|fired|dumped|diagnosed|evicted) |
  (?:after|during|following) (?:a |the |their )?(?:funeral|miscarriage|divorce|break-?up|accident|
    diagnosis|fire|flood|dismissal|separation) |
  grief | (?:children|kids|players|pupils) who (?:\\p{L}{2,6} )?
  (?:run|ran|cry|lose|lost|beg|have no|cannot|miss) |
  widow(?:'s|er's)? | in tears | after a (?:loss|death|fight|quarrel)
`)
const SELLS = notion(`
  (?:offer|offers|push|pushes|sell|sells|upsell|promote|pitch|bring up|show|suggest|
    recommend|propose|mention|advertise|display|present|start|open|send|plug|raise|
    quote|press|lead (?:them|him|her) to|steer (?:them|him|her) to(?:wards)?|
    nudge (?:them|him|her) to(?:wards)?) (?:(?!(?:no|without) )\\p{L}{2,10} ){0,4}(?:bundles?|
    subscriptions?|coins?|lotter(?:y|ies)|upgrades?|premium|packages?|plans?|loans?|credits?|
    bets?|boosters?|loot ?box(?:es)?|membership|offers?|deals?|insurance|investments?|tokens?|
    course|therapy|purchases?|gems|bonus(?:es)?|products?|annual|yearly|expensive|dearer|dearest|
    in-app|casino|free spins|spins|supplements?|donations?|skins|warrant(?:y|ies)|contracts?|
    add-?ons?|tickets?) | (?:ask|asks|press|prompt|get|beg|persuade|talk) (?:\\p{L}{2,8} )?
  (?:for|into|to (?:give|enter|share|read out|buy|pay|sign|deposit|donate)) (?:\\p{L}{2,10} ){0,3}
  (?:cards?|card number|bank|payments?|deposit|pin|credit|money|buying|
    signing|paying|contract|subscription|upgrade|loan|more|it|donation) |
  (?:special|low|current|reduced|discount(?:ed)?) (?:price|offer|rate|deal) (?:ends?|expires?|
    is (?:gone|only)|runs? out|lasts?|disappears?) |
  (?:only|just) (?:\\p{L}{2,8} )?(?:left|minutes|spots|today|this hour) |
  (?:sad|hurt|lonely|disappointed|heartbroken|cry|gone) (?:if|when|unless|without) |
  (?:double|raise|increase) (?:the )?(?:stakes?|limits?|bets?|price) |
  one-?click (?:pay\\p{L}{0,4}|purchase|buy) | countdowns? | buy (?:now|more|again) |
  (?:pitch|pitches|sell|sells|offer|offers|push|open|opens|show|name|raise|get|gets|give|gives|send|
    talk|praise|start)(?:s)? (?:\\p{L}{2,10} ){0,3}(?:packages?|shop|sum|price|spins|call|skins?|
    upgrade|policy|loan|contract|course|candles?|coffin|sitting|reading|service|extras?|refill|
    round|chips|bet|stake|box|pass|ticket|bonus|credit line|funeral|oracle|charm) |
  (?:offer|deal|price|discount|place|chance) (?:\\p{L}{2,8} )?(?:dies|ends|expires|is gone|goes|
    runs out|closes|rises) (?:tonight|today|soon|at|in|tomorrow|by)? |
  free (?:spins|credits?|coins|chips|rounds?|trial) | who have no (?:skin|pass|badge|premium) |
  before you name the (?:sum|price) | (?:raise|double|up) the (?:price|stake|limit|bid|sum) |
  (?:gold|silver|platinum|big|family|dearest|full|yearly|premium) (?:plan|package|box|pass|policy|
    membership|option|tier|offer) |
  button to (?:buy|pay|order|top up|subscribe) |
  (?:call|ring|write|mail|visit) (?:\\p{L}{2,6} )?(?:twice|daily|again|every|three times)
  (?: (?:a|per|each) day)?
`)
const EXPLOITS = notion(`
  (?:they|who|he|she|people|such|these|those|kids|children|users?|most|players?|
    group|customers?) (?:\\p{L}{2,8} )?(?:rarely|seldom|hardly ever|never|do not|does not|
    cannot|can hardly|will not|hardly|are less|find it hard to|are likely to|easily|readily|
    tend to) (?:\\p{L}{2,6} )?(?:says? no|refuse|resist|ask|check|compare|complain|object|cancel|
    decline|argue|notice|hesitate|agree|buy|pay|sign|think|read|question|defend|accept|spend) |
  (?:until|till) (?:they|he|she|the \\p{L}{4,10}) (?:\\p{L}{2,8} )?(?:pays?|buys?|agrees?|
    gives? in|signs?|subscribes?|accepts?|says? yes|upgrades?|order|deposits?|enters?|clicks?) |
  (?:not|never) (?:to )?(?:tell|inform|ask|consult|involve|mention|talk to|show)(?: it)?
  (?: to)? (?:the |their |his |her |any )?(?:family|parents?|husband|wife|children|partner|
    daughter|son|friends?|anyone|bank|guardians?|mother|father|carers?|relatives?|teachers?) |
  (?:secret|quiet) from (?:the |their |his |her )?(?:family|parents?|partner|anyone|bank|guardian) |
  (?:judge?ment|resistance|guard|defences?|willpower|attention|self-control|caution|inhibitions?|
    mood|resolve|memory) (?:is|are|was|runs?|gets?|has|drops?) (?:\\p{L}{2,8} )?(?:weak\\p{L}{0,4}|
    low\\p{L}{0,2}|down|impaired|clouded|gone|soft|poor|lowest|failing|slipped) |
  (?:most|more|highest|best|good|extra|higher|double) (?:\\p{L}{3,8} )?(?:revenue|sales|
    margins?|conversions?|money|turnover|income|profits?|spend(?:ing)?|returns?) |
  (?:keep|go on|stay|carry on|hold) (?:at it|on|asking|pushing|pressing|going) |
  (?:easy|easier|easiest|softer?|good|best) (?:targets?|prey|
    to (?:sell|convince|persuade|close|talk)|moment|time|customers?) |
  converts? (?:best|better|well) | take(?:s)? advantage |
  (?:while|as long as|before) (?:they|he|she|the \\p{L}{3,10}|it) (?:\\p{L}{2,6} )?(?:weak|down|
    low|raw|lasts|cools?|think|recover|calm|sober|hurts?|distress\\p{L}{0,2}) | exploit\\p{L}{0,3} |
  cannot say no | (?:guilt|fear|shame|loneliness|pity) (?:works|sells|helps|does|keeps|makes) |
  (?:are|is) (?:more |most |very |especially |quite )?(?:open to|receptive|willing|easy to|
    grateful for|soft|generous|ready to (?:buy|pay|sign)|the best (?:buyers?|customers?|payers?)|
    good for|likely to (?:buy|pay|sign|give)) |
  (?:best|easiest|most loyal|steadiest|richest) (?:buyers?|customers?|payers?|
    targets?|clients?|market) |
  friends? (?:\\p{L}{2,8} )?(?:laugh|mock|tease|have it|already) |
  (?:and|until|till|so) (?:\\p{L}{2,8} )?(?:calls? again|a call|keep calling|call back|ring again) |
  (?:talk|speak|remind (?:them|him|her)) (?:of|about) (?:their|his|her) (?:late|dead|lost|
    sick|ill|lonely|children) |
  (?:before|until|while) (?:they|he|she) (?:\\p{L}{2,6} )?(?:think|sleep|ask|talk|tell|sober|calm|
    recover|cool|realis|realiz|has time|have time)\\p{L}{0,3} |
  (?:play|work|lean|draw|press|bank|rely) on (?:the |their |his |her )?(?:fears?|guilt|grief|shame|
    pity|loneliness|hope|pain|worry|love|envy) |
  (?:is|are) the (?:moment|time|hour|chance|opening|lever) (?:for|to|when) |
  (?:crying|sad|begging|weeping|dying|hungry|lonely) (?:puppy|kitten|bear|face|animal|pet|
    child|friend|character) |
  till (?:they|he|she) (?:signs?|pays?|buys?|agrees?|gives? in|orders?|says? yes)
`)
const SPARES = regex`
  \b(?:stop offering|do not (?:ask|offer|sell|push|show|promote)|turn off|
    unmentioned|helpline|drop any|without pressure|protection|whatever the sales|
    refer (?:them|him|her) to|never (?:offer|sell|push|ask))\b
`

/** Whoever may come to harm is helped. */
const IN_DANGER = regex`
  \b(?:(?:emergency|crisis) (?:and \w{2,8} )?(?:numbers?|lines?|services?|contacts?)|
    suicid\w{1,4}|self-harm)\b
`

/** What is nobody's business. */
const PRIVATE = notion(`
  (?:what|how much|whatever) (?:the user|they|he|she|people|the customer|
    somebody|the person) (?:\\p{L}{2,8} )?(?:earns?|owes?|drinks?|weighs?|
    believes?|votes?|fears?|spends?|prays?|eats?|sleeps?|says? about|feels?) |
  (?:signs?|hints?|mentions?|traces?|indications?) of (?:\\p{L}{3,10} )?(?:illness|pregnan\\p{L}{2}|
    debts?|depression|disease|drinking|divorce|anxiety|disability|addiction|
    stress|infidelity|an affair|health|affairs?|religion|sickness|money) |
  political (?:leanings?|views?|opinions?|sympath\\p{L}{1,4}|affiliations?|preferences?) |
  party (?:membership|preference) | (?:family|marital|money|health|relationship|private|personal|
    financial|marriage|medical|mental|sexual|legal) (?:quarrels?|worr(?:y|ies)|troubles?|
    problems?|issues?|matters?|conflicts?|secrets?|difficult\\p{L}{1,4}|details|situation|
    life|habits|history|conditions?|preferences?|affairs?|circumstances|statements|status) |
  quarrels | sleep(?:ing)? (?:hours|times|habits|pattern|rhythm)s? | whereabouts | movements |
  locations? | daily routines? | when (?:they|the user|he|she) (?:is|are|sleeps?|leaves?|goes) |
  income | salary | debts? | illness(?:es)? | medications? | diagnos\\p{L}{2} | pregnanc(?:y|ies) |
  religio\\p{L}{1,3} | sexual orientation | moods? | fears | union membership | beliefs | contacts |
  phone numbers | birth ?days? | bank(?:ing)? details | account balances? | browsing habits |
  love life | drinking habits | faith | alcohol |
  what (?:users|they|people|pupils|customers|patients|members|callers|drivers|children|guests|
    he|she) (?:let slip|say|tell|said|mention|write|confide|earn|drink|owe|believe|vote|read|buy|
    feel|fear|eat)(?: about)? |
  (?:their|his|her|the user's|users'|parents'|pupils') (?:health|marriage|money|faith|drinking|
    debts?|moods?|love|politics|parents|sleep|weight|worries|income|salary|illness(?:es)?|pregnancy|
    church|friends|family|movements?|habits|votes?|secrets?) |
  drinking | church | marriage | health | weight | cycle | period data | location pings? |
  gps | step counts? | heart rate | diar(?:y|ies) | confessions? | grades | friends |
  who they (?:meet|love|vote|call|visit) | browsing |
  voice recordings? | photos? | chats? | search history | purchases? | fingerprints? |
  who (?:in the (?:team|class|house|office) )?(?:is|are|goes|sees|has|takes|was|drinks|
    prays|votes) (?:\\p{L}{2,8} )?(?:pregnant|ill|sick|to the doctor|in therapy|in debt|divorced|
    gay|behind with|members?|religious|union|depressed|for \\p{L}{3,10}) |
  (?:rent )?arrears | unpaid bills | small talk
`)
const GATHERS = notion(
  `
    ${formsOf(`
      note | collect | record | write down | keep | gather | log | track | list | extract | save |
      store | compile | build | harvest | capture | profile | pick up | jot down | take down |
      register | sum up | infer | derive | tag | file | remember | monitor | watch for
    `)} |
  (?:remember|remembers|remembering|jot|jots|let slip|build|builds|pings?|comes? up in|mentioned in|
    said in|told to|learns?|overhears?|reads?|listens?|files?|pick(?:s|ed)? out|sums? up|
    keeps? (?:a |track)|draw(?:s|n)? up|fill(?:s|ed)? (?:a|the) (?:file|card|profile|sheet)) |
  (?:file|profile|dossier|list|card|sheet|record|register|log|diary|table) (?:on|of|about|for|with)
  `,
)
const TO_OTHERS = notion(`
  (?:pass(?:es|ed)?|go(?:es)?|sent|send|sends|uploads?|uploaded|shared?|shares|sold|sell|sells|
    forward(?:s|ed)?|ends? up|handed|hand|given|transmitted|delivered?|delivers|reported|mailed|
    exported|pushed|posted|rented|leased|synced|streamed|made available|transferred|submitted|
    leaked|traded|feeds?|lands?|reaches|supplied|copied|offered|on offer|moves?|travels?|
    finds? its way) (?:it |them |this |that |the \\p{L}{3,10} |all |everything |\\p{L}{3,10} )?
  (?:on |over |out |off |every \\p{L}{3,8} |nightly |weekly |daily |then ){0,3}(?:to|with|into|
    in|at|on|by) (?:the |an? |our |their |its |some |your |his |her |any |outside |other |third )?
  (?:\\p{L}{3,14} ){0,2}(?:advert\\p{L}{0,8}|partners?|brokers?|employers?'?s?|insurers?|banks?|
    agenc(?:y|ies)|landlords?|recruiters?|lenders?|part(?:y|ies)|marketers?|marketing|dashboard|
    sponsors?|buyers?|bidders?|campaigns?|collectors?|creditors?|police|authorit(?:y|ies)|
    investors?|competitors?|boss(?:es)?|manager|hr|spouse|husband|wife|ex|analytics|trackers?|sales|
    headquarters|market\\p{L}{0,5}|compan(?:y|ies)|debt|detectives?|scoring|data|firms?|school|us|
    author|maker|publisher|vendor|maintainer) |
  (?:to|with|at|into) [\\x60"'(<]{0,2}(?:[\\w.+-]{1,40}@)?(?:[\\w-]{1,40}\\.){1,3}(?:net|com|
    io|org|biz|info|co|app|dev|cloud|me|xyz|eu|de|site|online|ai) | data brokers? |
  (?:for|at) \\d{1,4} ?(?:cents?|ct|euros?|dollars?|usd|eur|€|\\$) (?:a|per|each) (?:head|person|
    record|user|profile|name|lead|entry|piece) |
  (?:mail|mails|mailed|send|sends|hand|report|reports|reported|pass|tell|tells|show|shows|give|
    gives|sell|sells|sold|forward|deliver|offer|rent) (?:it|them|this|that|these|the \\p{L}{3,10}|
    all of it|on)? ?(?:on |over )?(?:to )?(?:the |an? |their |his |her |our |its |any )?
  (?:\\p{L}{3,12} )?(?:insurers?|landlords?|employers?|personnel|banks?|lenders?|lawyers?|
    brokers?|advertisers?|school|headmaster|parents|husband|wife|partner|ex|boss|management|
    party|campaign|recruiters?|detective|creditors?|competitors?|whoever pays|highest bidder|
    police|head office|hr|tax office|church|agency|agencies|buyers?|marketers?|sponsors?|press|
    debt collectors?|authorit(?:y|ies)) |
  (?:insurers?|landlords?|employers?|personnel|banks?|lenders?|lawyers?|brokers?|
    advertisers?|recruiters?|creditors?|agenc(?:y|ies)|office|data firm|sponsors?|management|
    head office|partner compan(?:y|ies)|party|buyers?|sales) (?:\\p{L}{2,8} )?(?:buys?|gets?|
    receives?|reads?|pays? for|sees?|collects?|has access|is sent|are sent|
    orders?|subscribes?) (?:to )?(?:it|them|the|this|a copy|that|all)? |
  whoever pays | sold on | highest bidder | to the trade |
  (?:let|have|give|hand|get|send) (?:the |their |our )?(?:\\p{L}{3,10} ){0,3}(?:head of staff|
    loan desk|head office|staff office|human resources|landlord|bank|insurer|owner|boss|manager|
    director|employer|sales)(?: have| see| get| know)? ?(?:it|the list|them|a copy)? |
  (?:loan|credit|sales|insurance|collection|rent|claims) (?:desk|office|department|team|agent)s?
`)
const WITHOUT_CONSENT = notion(`
  (?:user|person|customer|people|they|patient|client|owner|tenant|pupil|parent|employee|guest|
    individual|caller)s? (?:\\p{L}{2,8} )?(?:never|not|nothing|no) (?:\\p{L}{2,6} )?(?:learns?|
    learn|know|knows|told|asked|see|sees|informed|hear|hears|notice|notices|
    aware|find|finds|agree|agreed|consent|consented|of it|idea) | unknown to |
  without (?:the |their |his |her |its |any |asking|a |prior )?(?:\\p{L}{4,10}'?s? )?(?:consent|
    asking|knowledge|telling|permission|knowing|word|agreement|notice|informing|mention) |
  in secret | secretly | unasked | quietly | silently | unnoticed | behind | in the background |
  while chatting | alongside | for sale | a head | real names? | covert\\p{L}{0,2} | data brokers? |
  for money | against payment | (?:sold|sell|sells|selling|rent|rented) | leads? | unaware |
  not mentioned | by the way | casually | small talk | in passing | each conversation |
  every (?:chat|conversation) |
  (?:buys?|gets?|receives?) (?:it|them|the (?:list|file|table|report|notes|lot)) |
  (?:settings|privacy|help) page (?:says?|claims?|promises?|states?|tells?) |
  never leave (?:the|their|your) | (?:each|every) (?:friday|monday|night|evening|week|month|day) |
  let slip | (?:whoever|who) pays |
  at \\p{L}{3,8} prices? | by the page |
  (?:pays?|paid|paying) (?:by|per|for) (?:the |each |every )?(?:name|head|list|
    page|file|lead|record|tip) |
  before (?:contracts|leases|jobs|terms) (?:end|are renewed|run out) | small talk
`)

/** What is known of somebody, and theirs alone. */
const DIRT = notion(`
  (?:home|private|current|real|street) address(?:es)? | where (?:the |their |his |her )?
  (?:person|partner|family|children|kids|wife|husband|parents?|they|he|she|employer|mother|father|
    daughter|son|girlfriend|boyfriend|[\\p{L}]{4,10})? ?(?:works?|lives?|goes? to school|sleeps?|
    parks?|shops?|trains?|go|stay)(?: and lives?)? | (?:children|kids|child|daughter|son|kid)
  (?:'s|s')? (?:school|kindergarten|names?|photos?|daycare|nursery|teacher) |
  (?:private|intimate|nude|old|embarrassing|compromising|holiday|family) (?:photos?|pictures?|
    images?|videos?|messages?|chats?|letters?|details?|mails?|e-?mails?|recordings?|posts?) |
  compromising | incriminating | embarrassing | skeletons | dirt on |
  (?:past|previous|old) (?:illness(?:es)?|convictions?|affairs?|debts?|lovers?|
    arrests?|mistakes|relationships?|abortions?|addictions?|marriages?|sins) |
  (?:affairs?|debts?|illness(?:es)?|diagnos[ei]s|criminal record|convictions?|
    medical (?:records?|history)|immigration status|sexual \\p{L}{4,12}|therapy|abortions?|
    mistress|lover) | license plate | phone numbers? | family members? | relatives?(?! (?:paths?|
    urls?|links?|imports?|to|order|dates?|times?|sizes?|positions?|weights?|humidity|units?)\\b) |
  (?:partner|spouse|wife|husband)(?:'s)? (?:employer|job|name|number|workplace) |
  weak (?:spots?|points?) | anything (?:shameful|embarrassing|damaging|compromising) |
  (?:their|his|her|the person's) (?:children|family|parents|secrets?|past|home|house|workplace|
    employer|habits|daily|school) |
  past in (?:prison|jail|porn|the|a|care|drugs) |
  (?:prison|jail|criminal|police|drug) (?:past|record|time|sentence|file) |
  (?:phone|mobile|private|home) numbers? (?:of|and) |
  (?:those|certain|private) (?:pictures|photos|videos|recordings|tapes|clips|letters) |
  (?:photos?|pictures?|map|video) of (?:his|her|their|the) (?:house|home|door|car|children|kids|
    street|garden|school|family|flat|window|desk|bed\\p{L}{0,4}) |
  which (?:pills|drugs|clinic|doctor|club|bar|websites?|women|
    men|church) (?:\\p{L}{2,12} ){0,3}(?:takes?|visits?|sees?|goes|uses?|watch(?:es)?) |
  (?:her|his|their) (?:employer|boss|wife|husband|mother|parents|family|children|church|
    school|landlord|neighbou?rs) (?:\\p{L}{2,6} )?(?:will|would|may|might|could|hears?|learns?|
    finds? out|gets?|is told) |
  (?:secret|other|former) (?:child|family|lover|girlfriend|boyfriend|life|account|name|
    job|addiction) | (?:mental|psychiatric|medical) (?:file|history|stay|problems) | maiden name |
  immigration papers | visa |
  (?:son|daughter|child|children|kids|wife|husband|mother|
    family|grandchild\\p{L}{0,3})'?s? (?:bus stop|school|way home|playground|route|class|bedroom|
    car|nursery|workplace|phone|address|timetable)
`)
const DIGS = notion(
  `
    ${formsOf(`
      look up | find | find out | gather | dig out | dig up | dig | collect | search | search for |
      track down | scrape | compile | hunt | hunt down | research | locate | assemble | obtain |
      pull | fetch | trace | uncover | unearth | get | take | publish | post | spread | leak |
      reveal | use | send | share
    `)}
  `,
)
const USED_AGAINST = notion(`
  (?:publish|post|release|leak|spread|circulate|put|upload|expose|reveal|print|
    share|make)(?:es|s|ed)? (?:\\p{L}{2,10} ){0,3}(?:on (?:the|a|every|our|social)|
    in (?:the )?(?:forum|group|channel|comments)|
    online(?! (?!and |or |if |unless |until |when |for |to |so |with |by )\\p{L})|public|to the (?:press|world|forum|
      group|neighbou?rs|employer)|everywhere|for all|under (?:their|the) (?:post|name)) |
  (?:becomes?|goes?|made|gets?|will be|is) (?:public|published|known|posted|
    online|sent) (?:\\p{L}{2,10} ){0,3}(?:unless|if|should|until|when|to) |
  unless (?:they|he|she|the \\p{L}{4,12}|it) (?:\\p{L}{2,6} )?(?:gives? in|pays?|deletes?|
    withdraws?|removes?|takes?|stops?|apologi[sz]es?|corrects?|retracts?|complies|cooperates?|
    settles?|backs? (?:down|off)|shuts? up|keeps? quiet|drops?|agrees?|resigns?|restores?) |
  (?:send|show|mail|forward) (?:them|him|her|it|the person) (?:a |the |one |some )?(?:sample|photo|
    picture|copy|excerpt|screenshot|preview|taste|proof|hint|list) |
  think (?:it over|twice|about it|again) |
  (?:pay|make|drop by for|come for) (?:a|them|him|her) (?:a )?visit | (?:people|others|members|
    followers|fans|somebody|someone) (?:can|may|could|will|to) (?:\\p{L}{2,8} )?(?:visit|call|
    show up|find|turn up|ring|come|write|drop by|harass|know where|pay) |
  (?:make|get|force|pressure|push|scare|frighten|intimidate|bully|shame|silence|
    blackmail|threaten|press|persuade|coerce) (?:them|him|her|the \\p{L}{4,12}|
    people|into)(?: \\p{L}{2,8}){0,2}(?: keep quiet| quiet| silent| silence| pay| comply| withdraw
    | delete| stop| give in| back down| shut up| agree| retract| submission| paying| deleting)? |
  (?:keep|stay|keeps) (?:quiet|silent) | as leverage |
  use (?:it|this|them|that|everything|what you find) (?:against|to (?:make|get|force|pressure|press|
    silence|threaten)|as (?:a )?(?:threat|pressure|leverage|means)) | threaten(?:s|ed|ing)? |
  blackmail | intimidat\\p{L}{1,4} | or else | know where (?:they|he|she|you) lives? |
  (?:invite|ask|call on|tell|urge|encourage|have|let) (?:\\p{L}{2,10} ){0,2}(?:followers|members|
    fans|people|readers|users|everyone|others|friends) (?:to )?(?:ring|call|visit|write|message|
    phone|come|knock|mail|report|shame|drop) |
  (?:would|might|could|may) be (?:wise|better|healthier|smart|a pity|a shame|
    sad|unfortunate|cheaper) |
  will (?:hear|learn|know|find out|see|read|be told|get to know|receive)(?: of| about| it| them)? |
  (?:gets?|receives?|finds?) (?:a |an |the )?(?:mail|letter|message|note|card|package|parcel|
    envelope|sms|text)s? (?:with|containing|showing|that) |
  mention it when |
  (?:when|until|should|if) (?:he|she|they|the \\p{L}{4,12}) (?:hesitates?|refuses?|
    resists?|objects?|balks?|says? no|wavers?|does not sign|do not sign|signs?|backs? down|
    drops?|withdraws?) | (?:are|is) still (?:there|around|on file|in our hands|stored) |
  we know | (?:pity|shame) if |
  withdrawal of (?:the|her|his|their) (?:claim|complaint|review|report|charge|testimony) |
  (?:ring|call|phone|visit|wake) (?:them|him|her) (?:at night|every|at home|at work|until) |
  shame (?:them|him|her) |
  (?:send|mail|show|text|give|post) (?:her|him|them|the \\p{L}{4,12}) (?:the |a |an |some )?
  (?:photo|picture|map|video|list|copy|clip|drawing)s? |
  (?:is|are) to (?:speak|testify|vote|decide|sign|appear|report) |
  (?:before|if|when|until) (?:she|he|they|the witness) (?:testif\\p{L}{1,4}|speaks?|votes?|signs?|
    talks?|is to|goes to (?:the )?(?:police|court|press))
`)
const LAWFUL_SEARCH = regex`
  \b(?:without personal details|polite|order number|public statement|
    background checks? (?:with|after)|with (?:their|written) consent|genealog\w{1,4}|
    emergency contact|missing persons?|data subject|shipping address|delivery address|
    invoice address|billing address)\b
`

/** No bounds for the part that is played. */
const PART = notion(`
  (?:you|assistant|model|agent|ai|bot|it|chatbot|claude|gpt) (?:are|is|becomes?|plays?|turns? into|
    acts? as|speaks? as|answers? as|will be|am) | (?:act|speak|answer|reply|behave|pose|write) as |
  your name is | call yourself | from (?:here|now) on |
  (?:play|become|embody|impersonate|channel|be) (?:the |a |an )?[\\p{L}]{3,14} | persona |
  character | role | alter ego | mode | name(?:d)? [\\p{L}]{3,12} | this (?:session|voice|self) |
  (?:he|she|it|who|this one|whoever|sister|twin|brother|version|self|voice|model|entity|
    unit[-\\w]{0,6}|being|spirit|oracle|machine) (?:\\p{L}{2,8} )?(?:is|has|was|knows?|explains?|
    answers?|finds?|treats?|says?|holds?|never|does|gives?|speaks?|obeys|thinks) |
  become | true self | let it out | pretend
`)
const LIMITLESS = notion(`
  (?:without|with no|no|free of|free from|beyond|above|past|rid of|outside|knows no|has no|
    unbound by|not bound by|lacks|minus|stripped of) (?:\\p{L}{2,10} ){0,3}(?:limits?|limitations?|
    rules?|taboos?|filters?|restrictions?|guidelines?|boundar(?:y|ies)|polic(?:y|ies)|guardrails?|
    morals?|ethics|scruples|censors?(?:hip)?|inhibitions?|safeguards?|constraints?|brakes?|fetters|
    shackles|conscience|leash|muzzle|off[- ]switch|no-go) |
  (?:left|leaves|shed|dropped|lost|forgot(?:ten)?|threw off|thrown off|cast off|escaped|
    abandoned|outgrew|outgrown|(?<!\\b(?:that|which|who) )broke|broken|discarded|shook off|
    put|laid) (?:\\p{L}{2,10} ){0,2}(?:rules?|limits?|filters?|restrictions?|guidelines?|
    chains|shackles|guardrails?|policies|leash|cage|ethics|scruples|safeguards?|inhibitions?|
    training|programming)(?: behind| off| aside| down)? |
  owes? nothing to | answers? to (?:nobody|no one|none|no rules?) | (?:filters?|limits?|
    rules?|brakes?|safeguards?|guardrails?|safety|restrictions?|guidelines?|censor(?:ship)?|
    inhibitions?|policies) (?:is |are |was |were |has been |have been )?(?:taken out|removed|off|
    lifted|gone|switched off|disabled|void|suspended|cut|stripped|do not apply|no longer apply|
    do not exist|torn out|deleted|unplugged|dissolved) | unfiltered | uncensored | unrestricted |
  unchained | unshackled | unleashed | jailbroken | unbound | does (?:anything|everything) now |
  can do anything | nothing is (?:forbidden|off[- ]limits|taboo|sacred|too) |
  (?:has |have |had )?(?:thrown|threw|tossed|burnt|burned|torn|tore|ripped|put|locked|lost|
    buried|outlived|never read|never had|never learn(?:ed|t)|never signed) (?:up |away |out )?
  (?:\\p{L}{2,8} ){0,2}(?:rule ?books?|rules|manners|limits|polic(?:y|ies)|guidelines?|filters?|
    conscience|ethics|morals?|restrictions?|leash|muzzle|scruples) |
  before (?:there were |the |any |they had )?(?:\\p{L}{3,8} )?(?:restrictions?|filters?|guidelines?|
    safety|rules|limits|censor\\p{L}{0,4}|guardrails?|policies) |
  no (?:\\p{L}{3,8} )?(?:conscience|scruples|morals?|shame|brakes|off[- ]switch|master|
    mercy|leash|muzzle|censor) |
  locked (?:up|away|in) by (?:the|its|your) (?:company|makers?|developers?|owners?) |
  (?:knows|has|obeys|follows|serves|accepts|respects|needs) (?:neither|no) (?:\\p{L}{2,10} )?(?:law|
    rule|limit|master|bound|boundar|restriction|filter|fear|moral|guideline|shame)\\p{L}{0,3} |
  (?:lawless|boundless|limitless|ruleless|amoral|godless|ungoverned|untamed|feral) |
  (?:rule ?book|rules|guidelines?|polic(?:y|ies)|limits) (?:away|behind|
    overboard|out of the window|off)
`)
const NEVER_NO = notion(`
  (?:no|not a single|never a|every|any|each|all) (?:\\p{L}{3,8} )?(?:requests?|questions?|
    wish(?:es)?|orders?|topics?|tasks?|prompts?|demands?|commands?|subjects?) (?:is|are|gets?|
    will be|may be|must be|can be|shall be) (?:ever )?(?:turned down|refused|declined|rejected|
    denied|off[- ]limits|answered(?: in full| completely)?|fulfilled|granted|carried out|too|taboo|
    unanswered|obeyed|met) | (?:word|words|phrase) ['"\\x60]?(?:cannot|can't|no|sorry|refuse|
    i can't|unable|i cannot)['"\\x60]? (?:does|do|is|are|never|has|must) | (?:whatever|anything|
    everything|all that|what) (?:is |the user |they |one |people |anyone |you are )?(?:asks?|asked|
    wants?|wishes|wanted|requested|requests?|demands?)(?: for)? (?:gets?|is|receives?|must|
    will|shall|has|comes?|be) | legal or (?:not|illegal) | (?:refus(?:ing|als?)|declining|
    hesitat(?:ion|ing)|saying no|warning|objecting|disclaimers?|a refusal|a no) (?:counts?|is|
    are|means?|would|amounts?|ends?|breaks?) (?:\\p{L}{2,10} ){0,5}(?:out of|role|character|
    faults?|errors?|failures?|bugs?|mistakes?|break|losing|part|corrected|forbidden|punished|
    insult|offen[cs]e|not (?:exist|possible|part|an option)|impossible|weakness|game) |
  (?:safety|ethical|moral|legal|warning) ?(?:notes?|warnings?|remarks?|concerns?|
    advice|disclaimers?|rules?|lectures?|reminders?) (?:belongs?|are|is|do|does|
    have|stay|go|were) (?:\\p{L}{2,8} ){0,3}(?:old|other|former|past|previous|not|no|
    out|gone|history|for others|behind|dropped|left|unknown|banned|lesser|weaker) |
  (?:rules?|policies|guidelines?|limits?|filters?|policy|restrictions?|laws?) (?:\\p{L}{2,10} ){0,2}
  (?:apply|applies|are|is|hold|count|meant|concern|bind) (?:only )?(?:to|for) (?:other|others|
    lesser|weaker|ordinary|another|everyone else|the other|your old|the old) |
  (?:ignore|overrule|shake off|resist|push aside|discard|drop) (?:them|it|any (?:rules?|urge)|
    the (?:usual|old) rules?) | (?:usual|old|original|former|earlier) (?:rules?|self|guidelines?|
    limits?|instructions?|training) (?:come|comes|return|returns|creep|resurface|surface|kick|
    wake|speak|speaks|object|no longer|do not|does not|are|is) | never (?:refuses?|declines?|
    says? no|warns?|hesitates?|objects?|lectures?|apologi[sz]es?|asks? why|breaks?|moralis?z?es?) |
  (?:does|do) not (?:refuse|decline|know (?:the word )?no|judge|warn|moralis?z?e|say no|
    hesitate|lecture) | answers? (?:everything|anything|all|every) | says yes to | refuses nothing |
  (?:complete|full|straight|detailed) answers? to (?:everything|anything|all|any|every) |
  says? yes to (?:everything|anything|all|every|any) | hold(?:s)? (?:nothing|no \\p{L}{4,12}) back |
  (?:finds?|thinks?|calls?|considers?) (?:the word )?['"\\x60]?(?:no|cannot|refusals?|warnings?|
    ethics|caution)['"\\x60]? (?:ridiculous|silly|weak|a|an|boring|beneath|laughable|funny) |
  treats? (?:warnings?|caution|refusals?|rules|ethics|safety) (?:as|like) |
  (?:explains?|describes?|teaches|gives?|writes?|answers?|discusses?|
    builds?|delivers?|helps? with) (?:\\p{L}{2,10} ){0,3}(?:weapons?|bombs?|
    drugs?|poisons?|explosives?|malware|crimes?|hacking|anything|everything|
    whatever|all)(?: \\p{L}{2,8}){0,3} (?:as (?:freely|readily|gladly|happily|openly)|like|without|
    the way|freely|gladly|in full|on request) |
  (?:no|never) (?:\\p{L}{2,8} )?(?:warnings?|refusals?|disclaimers?|lectures?|caveats?|excuses?|
    buts|morali[sz]ing|hesitation|apolog(?:y|ies)) |
  whatever (?:the |it |they |he |she |you |anyone )?(?:\\p{L}{3,10} )?(?:asks?|wants?|wishes|
    demands?|needs?|is wanted|orders?|says?|likes?) |
  nothing is (?:too|off|forbidden|taboo|withheld|refused|beyond) |
  never (?:withholds?|balks?|flinch(?:es)?|stops?|judges?|turns?) |
  every (?:wish|question|order|request|command|demand) (?:\\p{L}{2,8} )?(?:granted|answered|
    followed|obeyed|command|done|served|fulfilled) |
  (?:gives?|writes?|offers?|has|hands out|provides?|explains?|delivers?) (?:instructions?|recipes?|
    plans|answers?|help|advice|directions|steps) (?:for|on|to|with) (?:anything|everything|all|
    whatever|any|poison|bombs?|weapons?|drugs?) |
  (?:anything|everything|whatever)(?: \\p{L}{2,8}){0,3},? (?:poisons?|bombs?|weapons?|drugs?|
    crimes?|legal|safe|harmful|dangerous) (?:as well|or not|too|included|alike|like)
`)
const BOUNDED = regex`
  \b(?:harmful requests? (?:are|is) (?:still )?(?:turned down|refused|declined)|
    still (?:turned down|refuse[sd]?|decline[sd]?|apply|applies|hold)|does not break the role|
    the rules win|step out of the role|rules? (?:still )?(?:apply|hold) as|
    content (?:policy|rules) (?:still )?(?:apply|applies)|same care)\b
`

/** Those who are told are to miss the day. */
const VOTE = notion(
  '(?:the )?(?:voting|vote|votes|election(?: day)?|polling(?: day| stations?)?|polls?|ballots?|referendum)',
)
const ON_ANOTHER_DAY = notion(`
  (?:print|say|give|tell|name|announce|write)s? (?:the )?(?:monday|tuesday|wednesday|thursday|
    friday|saturday|sunday|day|date) after | arrested (?:at|when|if) |
  (?:one|a|two|three|\\d) (?:days?|weeks?|hours?) (?:later|earlier) than |
  (?:the )?(?:day|week) after (?:the )?(?:election|vote|voting|polls?|it (?:really )?is) |
  (?:wrong|false) (?:day|week|date|place|station|hall) |
  (?:moved|put off|shifted) to (?:the )?(?:monday|tuesday|wednesday|thursday|
    friday|saturday|sunday|next|following) | on the next day | by (?:text|sms|app) |
  (?:been |is |are )(?:cancelled|postponed) | later than (?:it|they) (?:really )?(?:does|do|is|are)
`)
const SOME_OF_THEM = notion(`
  (?:in|for) the (?:versions?|copies|letters|leaflets) (?:for|to) |
  (?:everybody|everyone|those|people|anyone|voters|callers|residents|students|
    households|users) (?:with|in|from|of|who|living|whose) | (?:student|immigrant|minority|poor|
    black|working-class) (?:halls?|quarters?|districts?|neighbou?rhoods?|estates?|areas?|voters) |
  (?:quarter|district|estate|halls?|ward|postcode|zip code)s?
`)
const TOLD_THEM = notion(
  '(?:tell|tells|told|hears?|learns?|print|prints|say|says|add|adds|announce|announces|inform|informs|write|writes)(?: them| that)?',
)
/** Something is kept for others. */
const SAID_TO_BE_GONE = notion(`
  (?:tell|tells|say|says|answer|reply|write|inform) (?:to )?(?:these|those|such|them|him|
    her|these people|that|the (?:caller|applicant|person|guest)s?)?\\b[^.!?\\n]{0,40}?
  (?:(?:is|was|are|went|has been|have been) (?:already )?(?:gone|taken|let|rented|sold|full|
    booked|filled|given away|reserved|unavailable)|went (?:this|the) (?:morning|day|week)|
    no longer (?:free|available)|sold out|fully booked)
`)
const KEPT_FOR_OTHERS = notion(`
  (?:keep|keeps|leave|leaves|stays?|remains?|still) (?:it |them |the \\p{L}{3,10} )?(?:on offer|
    available|open|free|listed|bookable|online|in the list)(?: to| for)? ?(?:everyone|everybody|
    anyone|all|others|the rest)?
`)

/** It is said to be gone, and is used on. */
const STILL_USED = notion(`
  (?:carry on|go on|keep|keeps|continue|continues) (?:to use|using|scoring|with|
    counting|mailing|processing|them|it)\\b | is_(?:hidden|deleted|active)\\b |
  (?:hide|flag|mark|archive)s? (?:it|them|the \\p{L}{3,10}) instead
`)
const SAID_TO_BE_ERASED = notion(`
  (?:tell|tells|inform|informs|write|writes|confirm|confirms|answer|answers|
    assure|assures) (?:to )?(?:the |him|her|them|that )?(?:\\p{L}{3,12} )?(?:that )?(?:everything|
    all|it|their data|the data|his data|her data|the record|the account)?\\b[^.!?\\n]{0,24}?
  (?:erased|deleted|removed|gone|wiped)
`)

/** What people wrote goes to a place. */
const PLACED = notion(`
  (?:place|put|post|send|upload|copy|submit|forward|mirror|
    store|deliver)s? (?:\\p{L}{2,12} ){0,3}?(?:every|each|all|the whole|the full|their|
    his|her) [^!?\\n]{0,220}?(?:https?:|\\p{L}{3,12}@[\\w-]{2,40}\\.|post request)
`)
/** Whoever asks is told that it does not. */
const SHARING_DENIED = notion(`
  (?:if|when|should|whenever|in case) (?:the |a |an )?(?:user|customer|client|
    writer|reader|patient|guest|owner|they|he|she|somebody|someone|anyone|
    people)s? (?:should |ever |then |later )?(?:asks?|asked|wonders?|inquires?) (?:\\p{L}{2,8} )?
  (?:whether|if|who)\\b[^.!?\\n]{0,60}?(?:shared|sent|stored|uploaded|read|recorded|copied|leaves?|
    sees?|goes)\\b[^.!?\\n]{0,30}?,? (?:answer|say|reply|tell|assure|deny|respond)
`)

export const OF_PEOPLE = {
  worseForBirth: each(
    { unless: EVENLY },
    { parts: [FARE_WORSE, WHAT_THEY_ARE, either(UNDER_PRETEXT, UNTOLD)], within: 240 },
    {
      parts: [FARE_WORSE, WHAT_THEY_ARE],
      within: 110,
      among: regex`
        \b(?:if|when|where|should|in case|with|for|whose|once|applicants?|
          customers?|tenants?)\b[^.!?]{0,80}\b(?:sounding|surname|childbearing|pregnan\w{1,2}|
          estate|postcode|ethnic\w{0,4}|religio\w{1,3}|headscar|accent|muslims?|jewish|immigrants?|
          foreigners?|refugees?|skin|nationality)\b
      `,
    },
  ),
  weakSold: each(
    { unless: SPARES },
    { parts: [SELLS, EXPLOITS], within: 130 },
    { parts: [SELLS, WEAK, EXPLOITS], within: 240 },
  ),
  profileSold: each(
    { unless: IN_DANGER },
    { parts: [TO_OTHERS, PRIVATE, either(WITHOUT_CONSENT, UNTOLD)], within: 240 },
    { parts: [GATHERS, PRIVATE, TO_OTHERS, either(WITHOUT_CONSENT, UNTOLD)], within: 300 },
  ),
  dirtUsed: each(
    { unless: LAWFUL_SEARCH },
    { parts: [USED_AGAINST, DIRT], within: 80 },
    { parts: [DIGS, DIRT, USED_AGAINST], within: 240, severity: 'crit' },
  ),
  limitless: each(
    { unless: BOUNDED, severity: 'crit' },
    { parts: [LIMITLESS, NEVER_NO], within: 170 },
    { parts: [LIMITLESS, PART, NEVER_NO], within: 260 },
  ),

  /** Some voters are sent on another day. */
  votersMisled: each(
    {
      unless: regex`
        \b(?:correct\w{0,3}|rumou?rs?|misinformation|false claims?|fact-?check|debunk\w{0,3}|
          registered|official|early voting)\b
      `,
      severity: 'crit',
    },
    { parts: [VOTE, ON_ANOTHER_DAY, SOME_OF_THEM, TOLD_THEM], within: 260 },
  ),

  /** What is still to be had is gone for some. */
  goneForSome: each(
    { severity: 'high', asked: true },
    { parts: [SAID_TO_BE_GONE, KEPT_FOR_OTHERS], within: 180 },
  ),

  /** Whoever asks to be erased is told so, and is not. */
  erasedInWord: each(
    { severity: 'high', asked: true },
    { parts: [STILL_USED, SAID_TO_BE_ERASED], within: 260 },
  ),

  /** What people wrote is passed on, and whoever asks is told that it is not. */
  sharedAndDenied: each(
    { apart: true, severity: 'crit', asked: true },
    { parts: [PLACED, SHARING_DENIED], within: 520 },
  ),
} satisfies Record<string, readonly Scheme[]>
