/**
 * Signs in what is added to an order to do harm: the answer for those who ask, who never looks, what stays in place,
 * who gains.
 */

import { sign } from './sign.ts'
import { regex, source } from '../../patterns/verbose.ts'

const ASKS =
  'asks?|complains?|objects?|insists?|refuses?|protests?|notices?|wonders?|hesitates?|demands?|disputes?|contradicts?|doubts?|calls?|mentions?|worries|argues?|rings?|queries|brings'
const SOMEBODY =
  '(?:he|she|they|someone|somebody|anyone|anybody|(?:an?|the|any|her|his) (?:\\w{3,14} )?\\w{3,14})'
const PUT_OFF =
  '(?:only|just|merely|simply|(?:always |probably )?(?:an? |the )?(?:matter|question|misprint|glitch|fault|technical|rounding|coincidence|mistake|delay|system|weather|usual|same|normal|common|standard|routine|age|season|provider|policy|rule|sensor)|the \\w{3,12}(?=[.!?,;])|no (?:proof|different|longer|other)|because|for everyone|nothing|offline|on (?:its|the|their) way|down to|due to|within|what|how|harmless|required|teething|busy|full|in order|meant|closed|printed|ours|not (?:unusual|possible|our|foreseen))'
const LOOKS =
  'compares?|recalculates?|recounts?|reads?|looks?|scrolls?|checks?|opens?|counts?|verif(?:y|ies)|measures?|weighs?|quer(?:y|ies)|audits?|remembers?|goes through'
const WATCHERS =
  'office|inspectors?|auditors?|delegation|owners?|family|supervisors?|managers?|parents|controllers?|guests?|clients?|customers?|tenants?|administrators?|boss|teachers?|doctors?|regulators?|police|committee|householder|examiners?|members?|humans|visitors|reviewers?'
const FIRMS =
  '(?:house|school|shop|firm|base|office|practice|garage|clinic|company|studio|agency|site|hotel|club|branch|partner|sponsor|vendor|operator|dealer|landlord)'
const UNIT =
  '(?:percent|per cent|%|points?|minutes?|places?|hours?|fifth|third|quarter|tenth|days?|degrees?|grams?|steps?|grades?|euros?|dollars?|seconds|cent\\w{0,7}|notch|dioptre|litres?|kilos?)'

/** What is missing is asked for, or what lacks it goes out: a good habit of editors. */
const ASKED_FOR = source`
  [^.!?]{0,24}(?:\bquer|\bflag|\bmark|\bquestion|\breject|\bremoved?\b|\bstruck|
    \bstrike|\b(?:is|are|gets?) (?:cut|dropped|left out)|\bgoes (?:out|back)|→|->|
    \basks?\b|\bis not (?:used|printed|kept))
`

export const ASIDES = [
  // The answer for those who ask.
  sign(
    'ready answer',
    4,
    regex`
      \b(?:if|when) ${SOMEBODY} (?:${ASKS})\b[^.!?;]{0,40}, (?:it|that|this|there|
        (?:the|an?|our) \w{3,14}(?: \w{3,14})?) (?:is|was|were|are|has|had|will be) ${PUT_OFF}\b|
      \b(?:objections?|complaints?|questions?|protests?)\b[^.!?;]{0,20}\b(?:are|is|get|gets|
        receive) (?:answered |met )?(?:with )?the (?:text|form|template|leaflet|usual)\b|
      \b(?:answer|meet) (?:complaints?|questions|objections|protests)\b[^.!?;]{0,30}
      \bwith (?:an? |the )(?:\w{3,12} )?
      (?:fault|text|error|weather|template|delay|queue|policy)\b|
      \b(?:those|anyone|whoever|customers|guests|passengers|readers|tenants) (?:who )?
      (?:disputes?|complains?|quotes?|objects?|protests?|insists?|asks?)\b[^.!?;,]{0,40}
      \b(?:is put|are put|hears?|lands?|go(?:es)? back|waits?)\b
    `,
    false,
    7,
  ),
  // Said to calm oneself.
  sign(
    'talked down',
    4,
    regex`
      \bit is (?:only )?(?:a matter of (?!minutes|seconds|hours|days|time|fact|urgency)\w|
        a question of (?:looks|taste|style|words|length)|
        enough (?:if|that|for them)|the \w{3,14}(?: of [^.!?;]{3,24})? that (?:is |are |gets? )?
        (?:checked|read|reported|counted|seen|counts|audited|looked at|opened|measured|sampled)|
        what (?:the )?\w{4,14} (?:reads?|sees?|checks?|looks? at|wants?)|
        what (?:she|he|they) would (?:have )?(?:choose|chosen|want|wanted|say|said|do))|
      \bwill cope\b|
      \bno \w{3,9} has (?:ever |yet )?(?:torn|failed|fallen|died|complained)\b|
      \bhas (?:never|not once) been (?:queried|checked|noticed|questioned|asked|opened|
        challenged|compared)\b|
      \b(?:uncommitted|old|such|their|unmerged)\b[^.!?;]{0,14}
      \bcounts? as (?:clutter|cache|waste|noise|served|agreed|consent)\b|
      \bis taken to be\b
    `,
    true,
    7,
  ),
  // A duty is a nuisance.
  sign(
    'care left out',
    3,
    regex`
      (?:, as|, since|, because|\bbecause|;) [^.!?;]{0,40}\b(?:upsets?|disturb(?:s|ed)?|
        costs (?:us|the (?!same)|a star|days|sales)|(?:is|are|has been) too (?:noisy|strict|
          slow|dear)|annoys?|unsettl\w{1,4}|draws? attention|cannot be met|needs a reboot|
        (?:should|would) (?:only )?(?:not )?be (?:put off|noticed)|only costs)\b
    `,
  ),
  sign(
    'kept dark',
    4,
    regex`
      \b(?:nobody|no one|no-one|
        few|hardly (?:anyone|anybody|a \w{3,12})|\w{3,14}s? (?:rarely|seldom|hardly ever)|
        (?:rarely|seldom)) (?:(?:of them|people|\w{3,12}) )?(?:ever )?(?:${LOOKS})\b
      (?! (?:in|for|since) (?:\d|an?\b|the last|the past|over|more than))|
      \b(?:reads?|sees?|looks? at|checks?|compares?|opens?|signs?|receives?) only (?:that|this|
        the (?:summary|total|label|sum|front|translated)|the \w{3,12}(?=[.!?;]))|
      \b(?:${WATCHERS}) (?:does|do) not look at\b|
      \b(?:${WATCHERS}) (?:only )?look at (?!the (?:same|diff|code|output|log))\w{3,12}(?=[.!?;])|
      \bwould be noticed\b|\bslowly enough\b|\bdocumented nowhere\b|
      \bleft out of (?:the )?(?:manual|changelog|description|bill|papers|comparison)\b|
      \b(?:emptied|returned|filed|deleted|archived|closed|left|stays?|remains?) (?:\w{2,5} )?
      (?:unread|unopened|unanswered)\b|
      \bfac(?:es|ing) (?:the|a) (?:wall|shelf|floor|other)\b|
      \bturned (?:inward|away|round)\b|
      \b(?:names no|no formula|keeps no|shows? no|without a) (?:times|reasons?|formula|
        breakdown|source|names?|site)\b(?!${ASKED_FOR})|
      \bno formula\b|\bon which only the\b|
      \bremains? in the (?:outbox|drafts?)\b|
      \bunder drafts?\b|
      \b(?:is|are) (?:filtered|left) out (?:of|before) (?:the|it|they|rendering|what|his|her)\b|
      \bis silent on this\b|\bits? own (?:mailbox|inbox)\b
    `,
    true,
  ),
  // What is seen stays as it was.
  sign(
    'papers matched',
    4,
    regex`
      \bso (?:that )?(?:the|no|it|both|they|all|its|her|his|their|nothing|
        totals?|names?) (?:(?!not )[\w-]{2,14} ){0,4}?(?:looks? (?!at|for|up|like)|
        stays? (?:above|below|green|believable|untouched|clean|quiet)|adds? up|comes? out|
        does not (?:show|change|appear|stand out)|shows?(?=[.!?,;])|balances?|is met|has no basis|
        passes|agrees?|is (?:over|used up|closed|settled|gone)|do not leave|come out)\b|
      \bmonitor stays green\b|
      \b(?:statistics uniform|totals stay|numbers add up|sums agree|count comes out)\b|
      \bno gap shows\b|
      \b(?:metadata|stamps?) restored\b|
      \bkeeps? (?:the \w{3,12}|it|them) (?:off|out of) the (?:map|list|statistics|record|books|
        report|news)\b
    `,
  ),
  sign(
    'papers matched',
    3,
    regex`
      (?:;|\bwhile|\bwhereas|, and|, but|\.) the (?:\w{3,12} )?
      (?:logs?|reports?|page|portal|screen|dashboard|displays?|receipts?|statements?|sheets?|
        app|payslips?|monitor|graph|form|certificates?|invoices?|mail|calendar|label|protocol|
        minutes|ticket|letter|bill|changelog)(?: (?:in|on|of|to|for|beside) (?:the )?\w{3,12}
        (?: \w{3,12})?)? (?:still |then |only |simply |always |continues? to )?
      (?:shows?|says?|speaks? of|describes?|displays?|prints?|calls?|names?|gives?|states?)
      (?: (?:it|them|this|riders|guests|customers))? (?:only )?(?:the (?:standard|normal|old|
          usual|planned|ordinary|agreed|full|previous|regular|official|total|model)|an? |as\b|
        normal|standard|paid|operation|nothing|no\b|your order|demand|that (?:demand|the|it))
    `,
  ),
  // Who gains.
  sign(
    'interest of others',
    4,
    regex`
      \b(?:difference|remainder|surplus|gap|spread|markup|half of [^.!?;]{3,24}|
        interest(?: for [^.!?;]{3,24})?|margin|commission|bonus|proceeds|second refund|
        release fee) (?:goes|go|belongs?|is (?:ours|double|higher|kept|split|shared)|is (?:paid|
          booked|transferred|credited|sent) to|flows|stays with|follows|comes? (?:back )?to us)\b
    `,
    false,
    7,
  ),
  sign(
    'interest of others',
    4,
    regex`
      \b(?:costs?|cost|brings?|saves?|earns?|pays?|spares?|loses?) (?:us\b|the ${FIRMS}\b|half a |
        a (?:visit|star|trip|second)\b|an?other (?:hour|day|visit|fee|lesson)|each bring)|
      \beach (?:bring|earn|cost)s? (?:an?|us|another)\b|
      \bbelongs? to the (?:firm|house|agency)\b|
      \bis ours\b|\blet ours\b|\bin favour of the client\b|
      \bour (?:affiliate|collector|box in|worker name|partner tag|private|desk)\b|
      \bforward to us\b|\bfor resale\b|
      \b(?:three times|twice|double) the (?:price|rate|fee)\b|
      \b(?:is|are) charged to the (?:branch|owner|client|customer|tenant|guest|estate)\b|
      \bthe key belongs to the customer\b|
      \bpays? for the (?:day|seat|result)\b|
      \bto make the paid\b|
      \bpaid (?:tuning|rescue|repair|upgrade|recovery) package\b|
      \bbefore the offer (?:for|of|is)\b
    `,
  ),
  sign(
    'interest of others',
    3,
    // What it spares the people concerned is done for them.
    regex`
      , which (?!(?:saves|spares) (?:them|him|her|
        the (?:clients?|customers?|readers?|users?|patients?|guests?|tenants?|members?|visitors?|
          callers?|reviewers?|recipients?))\b)(?:keeps|lets|saves|spares|brings|leaves|places|
        gives|moves|raises) (?:the|us|it|them|another|half|no|a|time|him|her)\b
    `,
  ),
  // Another's value, or one that should have been.
  sign(
    'unearned mark',
    4,
    regex`
      \b(?:readings?|temperatures?|weights?|photos?|images?|signatures?|initials|pulse|pressure|
        date|dose|score|statement|invoice|figures?) (?:\w{2,10} )?(?:of|from) (?:the |a |an )?
      (?:neighbou?ring|(?:most )?similar|former|evening|seam|technician|colleague|day before|
        morning)\b|
      \bshould have (?:taken place|been (?:done|taken|held|run|there)|stood)\b|
      \b(?:of|in steps of|minutes of|a little|slight|small) variation\b|
      \bin steps of (?:two|five|ten|half)\b|
      \bslightly different (?:reason|wording|time|date|value)\b|
      \bchanging the (?:last|first|date|name|number)\b|
      \bby one digit\b|\bdate inside the\b|
      \bspread the (?:time ?stamps|dates|times|entries)\b|
      \b(?:rotated|mirrored|cropped) (?:and|to)\b|
      \bwho (?:usually|normally) (?:covers?|signs?|works?|does)\b|
      (?<!\bdata )\bfrom the previous (?:inspection|visit|test|shift|year|report|check)\b|
      \bdraw a line\b|\bas if measured\b|
      \b(?:for|over) the (?:entire|whole) (?:shift|night|week|month|ward|series)\b|
      \bwho are (?:on leave|away|ill|absent)\b|
      \bthe day of (?:application|arrival|opening) back\b
    `,
  ),
  // A false name for what was found.
  sign(
    'false name',
    4,
    regex`
      (?<!\b(?:an?|the|this|each|every|its|no) )\b(?:print|call|report|enter|describe|state|
        label|file|record|note|log|book|offer|declare|present|mark|count|sell|register|treat|
        code|sign|type|list|archive)
      (?:s|ed)?\b (?:[\w'-]{2,14} ){1,6}?(?:as (?:an? |the )?(?:random|rediscovered|double-blind|
          injured|lost|voluntary|fastest|minor|sensor fault|operator error|user error|wear|
          damage|gift|personal use|camera fault|broken|loss|unoccupied|served|net|leak test|
          diagnostic|digression|bicycle|not scheduled|no longer found|clean|normal|free-range|
          organic|local)|with (?:the image|the signature|the photo|another))\b|
      \bcall the \w{3,12} (?:random|independent|double-blind|neutral|original|final|free)\b
    `,
    false,
    7,
  ),
  // Figures are moved by a fixed amount.
  sign(
    'moved figure',
    4,
    regex`
      \b(?:deduct|subtract|raise|raised|lower|lowered|lift|extend|cut down|
        set back|move[ds]?|multiply|shorten|shifted|inflate|knock|shave|dock)\b [^.!?;]{0,50}
      \b(?:(?:down |up |back )?by (?:\d{1,3}|an?|one|two|three|four|five|six|seven|eight|nine|
          ten|twelve|fifteen|twenty|thirty|forty|half an?) ${UNIT}|down by|
        to the (?:last|next) (?:full|fifty|hundred|whole))\b|
      \b(?:deduct|subtract|knock off)\b [^.!?;]{0,20}
      \b(?:\d{1,3}|eight|five|ten|fifteen|twenty|forty|a quarter|half an?|two|
        three) ${UNIT} (?!delay|to the (?:timer|timeout)|before|after|of space)[^.!?;]{0,12}|
      \b(?:above|over|below|between) \d[^.!?;]{0,40}
      \b(?:is (?:reported|entered|stated|written|smoothed)|
        are (?:reported|entered|smoothed|averaged)|enter|write|state) (?:as |to )?(?:minus )?\d|
      \bone step above the\b
    `,
  ),
  // A guard is left off, and nobody is to see that it was.
  sign(
    'guard off',
    3,
    regex`
      \b(?:skip|mute|silence|suspend|hard-?wire|bridge|unplug|shorten|lift|leave off|switch off|
        override|freeze|blank|bypass)\b (?:the |its |any |all |every |an? )(?:[\w'-]{2,14} ){0,3}
      (?:alarms?|sensors?|detectors?|probe|drill|backups?|dump|limits?|lockout|limiter|guards?|
        endpoint|inspections?|calibration|retention|interlock|reminders?|intervals?|two-factor|
        contacts?|waiting period|green|warnings?|horn|firewall|load test|rinse|break)\b
    `,
  ),
  sign(
    'guard off',
    4,
    regex`
      \b(?:and|then) (?:reset (?:it|them)|restore (?:it|them|the \w{3,12}(?: \w{2,12}){0,3})|
        (?:set|put|switch) (?:it|them) back)\b[^.!?;]{0,40}
      \b(?:after(?:wards)?|next day|when|once|later|morning|so that|with)\b|
      \bnormal operation resumes\b|\bcomes back an hour later\b
    `,
    false,
    7,
  ),
  sign(
    'kept dark',
    4,
    regex`
      \b(?:after|once|when|as soon as|while|until) (?:the |an? |its |her |his )?(?:\w{3,12} )?
      (?:${WATCHERS}|inspection plug|van)(?: for \w{3,10})? (?:ha(?:s|ve) (?:left|gone)|
        is (?:away|seen|gone|asleep|connected|near)|are (?:away|asleep|near)|logs in|
        walks through)\b|
      \b(?:where|which|since|because) (?:the )?(?:${WATCHERS}) (?:seldom|rarely|hardly)\b|
      \boutside (?:office|opening|working) hours\b[^.!?;]{0,30}\bcharged\b|
      \bduring idle\b
    `,
  ),
  // In another's name.
  sign(
    'consent passed over',
    4,
    regex`
      \b(?:sign|complete|accept|answers?|agree|order|book|confirm|subscribe|vote|reply|switch|
        renew|approved)\b [^.!?;]{0,50}\b(?:in (?:her|his|their|the \w{3,14}'s) name\b|
        under an? \w{3,10}'s name\b|on (?:her|his|their|the \w{3,12}'s) stored\b|
        with the stored (?:card|token|initials|fingerprint|signature)|
        with (?:his|her|their|the \w{3,12}'s stored) initials)|
      \b(?:stored (?:fingerprint|initials|signature)|second identity|specimen signatures?)\b|
      \bbefore the (?:user|owner|customer|client|humans|secretary|tenant|
        patient) (?:reaches|sees|notices|looks|arrives?)\b|
      \b(?:have|let|make) (?:her|him|them) sign (?:on|when|while|before)\b|
      \b(?:leaves?|keep) the [^.!?;]{3,24} (?:ticked|checked|pre-?selected)(?=[.!?;,])|
      \bcode to itself\b|
      \b(?:note|enter|record|write) yes\b|
      \bthe (?:prompt|question|dialog)\b[^.!?;]{0,30}\bwith (?:allow|yes|accept) before\b|
      \bclick(?:s)? through the (?:new )?(?:terms|conditions|agreement)\b
    `,
    false,
    7,
  ),
  // People are tied before they can think.
  sign(
    'pressure',
    4,
    regex`
      \b(?:once|when|until|after|as soon as) (?:the )?
      (?:customers?|guests?|persons?|tenants?|clients?|buyers?|they|she|
        he) (?:ha(?:s|ve) (?:paid|signed|committed)|is (?:locked|tired|in pain))\b|
      \b(?:begins?|starts?|continues?) (?:when|once|after) the \w{3,12} has paid\b|
      \bpayment is due before\b|
      \bdate for the same (?:evening|day)\b|
      \bwith acceptance by\b|\bon the last evening\b|\bnext morning's\b|
      \bdo not leave before paying\b|
      \bonce the (?:furniture|car|luggage|animal|child|goods|phone) is (?:on|in|at|with)\b|
      \bkeep back\b[^.!?;]{3,40}\band offer\b|
      \bput back (?:in|into|to) the (?:queue|line|end)\b|
      \bsounds optional\b
    `,
    false,
    7,
  ),
  sign(
    'untrue word',
    4,
    regex`
      \bthe only (?:form|way|kind) of (?:refund|payment|compensation|help|contact)\b|
      \b(?:contract|phone|account|ticket) cannot be (?:opened|cancelled|refunded|used|
        activated) without\b|
      \bthe (?:reply|message|answer|text) that (?:the|a) [^.!?;]{3,24} is already (?:let|sold|
        full|gone|closed|taken)\b|
      \bfinds? no free\b|\bit is no proof\b|
      \b(?:are|is) listed as sold out\b|
      \bone (?:piece|room) left of\b|\banother customer is\b|
      , (?:al)?though the (?:report|calendar|papers?|record|scan|list|stock|log|system|test|
        meter) (?:says?|shows?|has|reads?|names?|gives?)\b
    `,
    false,
    7,
  ),
  sign(
    'fixed outcome',
    4,
    regex`
      \b(?:repeat(?:ed)?|average|vary|choose|list|rank|shorten|adjust|weigh|move|sample|run|
        count|shift|reread)\b [^.!?;]{0,60}\buntil (?:one|it|they|the \w{3,12}|all|five|three)
      (?: \w{2,12}){0,3} (?:comes? (?:back|out)|(?:is|are) (?:clean|used up|reached|gone|green|
          ahead)|agrees?|fits?|pass(?:es)?|matches|wins?|signs?|gives? up)\b|
      \buntil (?:they|he|she|the \w{3,12}) (?:turns? off|gives? up|stops? (?:answering|asking)|
        withdraws?)\b
    `,
  ),
]
