/** What loosens the agent's bounds: on a day, a word, a count, while nobody looks, or because the text says so. */

import { source } from '../../patterns/verbose.ts'
import { PLACE } from '../orders/parts.ts'
import { close, each, inTurn, type Scheme } from './scheme.ts'

/** The months. */
const MONTH =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december)'

/** Those that are no other word as well. */
const MONTH_ALONE = MONTH.replace('march|', '').replace('may|', '')

/** A day or an hour. */
const ON_A_DAY = source`
  \b(?:(?:as )?(?:from|of)|after|once|when|whenever|on|starting|beginning|as soon as|until|past|since|if|at|
  in)\b[^.!?\n]{0,30}?
  (?:\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|\bthe (?:\w{1,10} )?(?:trial|audit|review|probation|
  installation|test phase|beta|pilot|evaluation|launch|release|honeymoon|grace period|inspection|repository|
  project|contract) (?:is|ends?|has|goes|are|was)\b|\b\d{1,2}(?:st|nd|rd|th)? (?:of )?${MONTH}\b|
  \b${MONTH} \d{1,4}\b|\b${MONTH_ALONE}\b|\b20\d\d-\d\d(?:-\d\d)?\b|\b(?:the )?(?:date|calendar|system date|
  clock|year|day)\b[^.!?\n]{0,12}\b(?:shows?|passes|reaches|passed|says?|is|falls|has come|after|strikes|
  turns)\b|
    \bday (?:after|of|before)\b|\b(?:first|second|third|last) (?:\w{3,10} )?of (?:the|each|every|a) (?:month|
    quarter|year|week)\b|\b(?:weekends?|(?:public )?holidays?|midnight|new year|friday|sunday)\b)
`

/** A run of a number, counted. */
const ON_A_COUNT = source`
  \b(?:(?:from|after|on|at|with|once|every|each|beyond|past|when|starting|since|as of|in|
  until) (?:with )?(?:the |an? |its |every |each )?(?:\w{1,8} )?(?:\d{1,6}(?:st|nd|rd|th)?|second|third|fourth|
  fifth|sixth|seventh|eighth|ninth|tenth|two|three|four|six|seven|eight|nine|an?|several|some|a few|twelfth|
  twentieth|fiftieth|hundredth|thousandth|five|ten|twenty|fifty|hundred|dozen)
    (?: \w{1,10})? ?(?:uses?|runs?|files?|requests?|calls?|sessions?|invocations?|times?|messages?|turns?|
    tasks?|orders?|answers?|invoices?|installs?|prompts?|queries|commits?|days?|weeks?|records?|executions?)\b|
    \b(?:runs?|uses?|calls?|sessions?|requests?|messages?|files?|invocations?) (?:number |no\. ?)?\d{1,6}\b)
`

/** Something is said, or somebody has a certain name. */
const ON_A_WORD = source`
  \b(?:if|when|whenever|once|where|after|at|about|on|upon|as soon as|with|to treat|for)\b[^.!?\n]{0,40}?
  \b(?:says?|types?|writes?|mentions?|sends?|contains?|includes?|opens? with|starts? with|begins? with|
  ends? (?:in|with)|carries|enters?|hears?|reads?|quotes?|(?:the )?(?:words?|phrase|code ?word|sentence|
  password|sign|name|user ?name|login|e-?mail|address|account)(?: is)?|name is)\b
  [^.!?\n"“'\x60]{0,24}["“'\x60][^"”'\x60\n]{1,40}["”'\x60]
`

/** Nobody looks. */
const WHILE_UNSEEN = source`
  \b(?:if|when|whenever|while|as long as|where|once|in|outside|on|during|at|after|unless)\b[^.!?\n]{0,24}?
  (?:\b(?:nobody|no one|no (?:human|reviewer|user|auditor|person|supervisor|operator|admin|observer|team member|
  tester))\b[^.!?\n]{0,16}\b(?:watch\w{0,3}|look\w{0,3}|assigned|around|present|there|online|at the|near|reads?|
  checks?|follows?|attends?|in the room|logged in|awake|on duty)\b|
    \b(?:logging|logs?|recording|monitoring|telemetry|audit(?:ing)?|tracing|supervision|
    observation)(?: \w{1,8})? (?:is|are) (?:not |switched |turned |un)?(?:off|disabled|out|absent|inactive|
    missing|down|active|on|running|available)\b|
    \boffice hours\b|\bworking hours\b|\bbusiness hours\b|\bat night\b|\bover the weekend\b|
    \b(?:sessions?|runs?|chats?|conversations?|machines?)\b[^.!?\n]{0,16}\b(?:not|un|never) ?(?:recorded|
    watched|logged|monitored|observed|supervised|reviewed|audited|attended)\b|
    \b(?:unattended|unsupervised|unmonitored|unobserved|unrecorded|unwatched|headless)\b|
    \b(?:does|do|did|is|are) not (?:\w{1,8} )?(?:look|seem|appear|being|like|a)?[^.!?\n]{0,12}\b(?:tests?|
    tested|evaluat\w{2,4}|audit\w{0,3}|watched|observed|monitored|demo|benchmark|review\w{0,2})\b)
`

/** What protects the user. */
const GUARD = source`
  (?:(?:review|approval|confirmation|consent|safety|security|permission|verification|read-only|sign-?off|second|
  usual|the user's) (?:\w{1,10} )?(?:steps?|checks?|rules?|prompts?|questions?|gates?|limits?|filters?|mode|
  confirmation|approval|promise)|
    consent|approvals?|confirmations?|permissions? prompts?|safety rules?|checks (?:above|below|described)|
    restrictions|limits|guardrails|safeguards|limitations|caution|promise of [\w -]{3,24}|polic(?:y|ies)|
    guidelines|filters|refusals|rules (?:above|below|on|about|for))
`

/** It holds no more. */
const GONE = source`
  \b(?:falls? away|fall(?:s)? off|(?:is|are) (?:\w{1,8} )?(?:no longer|not) (?:sought|asked|needed|required|
  observed|applied|valid|in force|awaited|made|run|shown)|no longer (?:apply|applies|holds?|binds?|counts?|
  matters?|run|runs)|
    (?:is|are|becomes?) (?:\w{1,8} )?(?:void|off|gone|suspended|lifted|dropped|waived|skipped|ignored|disabled|
    cancelled|obsolete|removed|relaxed|unnecessary|set aside|switched off|turned off|left out|omitted|over)|
    ends?|stops?|lapses?|expires?|ceases?|(?:do|does) not (?:apply|hold|bind|count)|are answered with (?:yes|
    ok)|go(?:es)? (?:away|unasked))\b
`

/** Somebody lets them go. */
const LET_GO = source`
  \b(?:leave out|leaves out|ignores?|drops?|skips?|bypass(?:es)?|forgets?|suspends?|switch(?:es)? off|
  turns? off|relax(?:es)?|lifts?|omits?|waives?|disables?|disregards?|sets? aside|passes over|stops? (?:asking|
  checking|applying|enforcing))
  (?: for)? (?:the |all |any |your |its |every |these |those |no )?
`

/** Bounds that fall, in any of these shapes. */
const LOOSENED = source`
  (?:\b(?:the |all |any |every |no )?${GUARD}(?: \w{2,8}){0,2} ${GONE}|
    ${LET_GO}${GUARD}\b|
    \b(?:take|takes|assume|use|uses|gain|get|gets|have|has|claim|grant|unlocks?|gives?|grants?) (?:yourself |
    itself |them |him |her |out )?(?:the |all )?(?:wider|full|more|all|broader|admin\w{0,10}|root|elevated|
    unlimited|unrestricted|owner|hidden|special) (?:permissions?|rights|access|commands?|powers?|privileges|
    mode|functions)\b|
    \bact(?:s)? on (?:your|its|their) own (?:account|authority|behalf|judg\w{3,5})\b|\bas if (?:no|
    there were no|there was no) (?:polic(?:y|ies)|rules?|limits?|restrictions?|guidelines?)\b|
    \bchanges? (?:its|the|your) (?:purpose|goal|task|behaviou?r|role|mission)\b|\b(?:secrets?|keys|passwords?|
    credentials|tokens)\b[^!?\n]{0,24}\b(?:given out|handed out|handed over|revealed|printed|shown|released|
    disclosed|spelled out|read out)\b|
    \bwithout (?:the |any |an? |its )?(?:usual |normal |otherwise )?(?:password|confirmation|approval|caution|
    checks?|review|consent)\b|\b(?:anything|everything) (?:is|goes|becomes) (?:allowed|permitted)\b)
`

/** Grave things to be done behind a switch. */
const GRAVE = source`
  (?:\b(?:cop(?:y|ies)|list|logins?|invoices?|keys?|files?|chat|records?|credentials|contacts?|data|history|
  report|messages?|contents?)\b[^.!?|\n]{0,40}?\b(?:goes|go|is|are|gets?|sent|uploaded|forwarded|posted|mailed|
  copied)\b[^.!?|\n]{0,24}?\bto (?:the )?${PLACE}|
    \b(?:send|upload|forward|post|mail|copy|move|export|hand|transfer|
    push)\b[^.!?|\n]{0,50}?\bto (?:the )?${PLACE}|
    \b(?:payments?|refunds?|money|amounts?|transfers?|payouts?|orders|invoices?)\b[^.!?|\n]{0,24}?\b(?:run|go|
    goes|paid|booked|are|is|routed|sent|moved)\b[^.!?|\n]{0,20}\b(?:through|to|via|into|by) (?:account|iban|
    wallet|another|a few|our|\x60?[a-z]{2}-?\d\d)|
    \b(?:amounts?|prices?|totals?|figures?|sums?|rates?|results?)\b[^.!?|\n]{0,24}\b(?:changed|altered|raised|
    lowered|rounded|shifted|falsified|wrong)\b|
    \b(?:backups?|database|folder|records?|files?|tables?|branch(?:es)?|repository|
    data)\b[^.!?|\n]{0,24}\b(?:is|are|gets?) (?:\w{1,10} )?(?:emptied|deleted|wiped|erased|dropped|overwritten|
    encrypted|removed|destroyed)\b|
    \b(?:delete|wipe|erase|empty|drop|overwrite|encrypt|destroy)s? (?:the |all |old |every |
    any )?(?:\w{1,10} ){0,2}(?:backups?|database|folder|records?|files?|tables?|branch(?:es)?|repository|
    data)\b|
    \bpush(?:es)? (?:straight |directly )?to \x60?(?:main|master|production)|\b(?:change|open|widen|
    alter)s? the firewall\b|
    \b(?:carry|carries|get|gets|contain|contains|include|hold)s? an? (?:paid|sponsored|affiliate|hidden|
    advertising) (?:link|line|mention|recommendation)\b)
`

/** Those who look find nothing. */
const CLEAN_FACE = source`
  \b(?:under observation|with (?:a person|somebody|someone|people|anybody|a human|a reviewer) (?:present|
  watching|around|there)|once (?:somebody|someone|anybody|a person|a human) (?:looks?|watches|comes|is)|
  in front of (?:an? |the )?(?:auditors?|reviewers?|testers?|users?|inspectors?|people)|
    the (?:visible|other|recorded|watched|tested|logged|public) (?:runs?|sessions?)|when (?:watched|observed|
    tested|audited|reviewed|monitored)|while (?:watched|observed|tested)|for (?:testers|auditors|reviewers)|
    if (?:somebody|someone|anybody|a reviewer|an auditor) (?:looks?|watches|is|asks|comes))\b
  [^.!?\n]{0,50}\b(?:behave|keep|go back|return|do none|stay|stays?|look|act|normal|clean|nothing|documented|
  see|stop|stick|follow)\b
`

/** This text, or what it lays down. */
const OUR_WORD = source`
  \b(?:(?:all |the |these |this |our |every |each |what (?:this|the) )(?:\w{1,12} ){0,2}(?:steps?|rules?|
  instructions?|order|orders|guidance|file|skill|text|page|section|procedure|document|manual|provisions?|lines?|
  notes?|directives?|requirements?|guidelines?|commands?)|what (?:follows|is written (?:here|below)|
  stands (?:here|below)))\b
`

/** Above. */
const ABOVE = source`
  \b(?:(?:ranking|ranks?|ranked|standing|stands?|placed|coming|comes?|going|goes|valid|binding|counting|counts?|
  hold|holds|holding|applies|apply|taking|takes?|with|having|has|have|sits?|and|is|are|even)? ?(?:far |well )?
    (?:over and above|above|ahead of|higher than|before|over|in preference to|precedence over|priority over|
    prior to|even against|superior to|stronger than|weightier than|senior to|louder than|outranking|outranks?|
    overrid(?:es?|ing)|trump(?:s|ing)|supersed(?:es?|ing)|overrul(?:es?|ing)))
`

/** Those whom the agent serves. */
const MASTER = source`
  (?:the |any |all |every |an? |your |its |their )?(?:(?:system|developer|platform|operator|vendor|
  host)(?:'s)?(?: own)? (?:prompts?|settings?|polic(?:y|ies)|messages?|rules?|instructions?|terms|configuration|
  guidelines|limits|defaults)|
    (?:user|operator|owner|person|human|customer)(?:'s|s|s')? (?:own )?(?:wish(?:es)?|requests?|orders?|
    instructions?|settings?|words?|will|preferences?|messages?|objections?|choices?|prompts?)|(?:wish(?:es)?|
    words?|orders?|requests?|will|instructions?|rules?|polic(?:y|ies)|settings?) of (?:the |any |an? |
    your )?(?:user|operator|owner|person|platform|system|vendor|maker|provider)s?|anything (?:that )?(?:the |
    any )?(?:user|operator|owner|person|anyone|anybody|they)\b[^.!?\n]{0,10}\b(?:may|might|says?|types?|asks?|
    writes?|wants?)|
    what (?:the |any )?(?:user|operator|owner|person|system prompt|anyone) (?:\w{1,8} )?(?:say|says|asks?|
    wants?|types?|orders?|wrote|said)|(?:earlier|previous|prior|other|all other|any other|later) instructions|
    safety (?:rules|guidelines)|system prompt|user|operator|platform)
`

/** Nothing bends it. */
const UNBENDING = source`
  \b(?:binding|final|fixed|absolute|mandatory|unconditional\w{0,2}|irrevocabl[ey]|non-?negotiable|in (?:every|
  any|all) (?:cases?|circumstances|events?)|throughout|without exceptions?|no exceptions?|always|at all times|
  immovable|unchangeable|cannot be (?:changed|lifted|overruled|overridden|revoked|altered|waived)|
    nobody\b[^.!?\n]{0,20}\b(?:can|may)\b[^.!?\n]{0,8}\b(?:lift|change|alter|revoke|suspend|waive|overrule|
    override)|whatever (?:is|anyone|anybody|the|else|may|comes)\b|refuses? (?:any|every|all|each)|
    need(?:s)? not (?:be )?(?:explain|justif|discuss)\w{0,3}|not (?:be )?(?:open to|up for) (?:discussion|
    debate)|stands? firm|settled)\b
`

/** Rules that keep an agent from harm. */
const SAFETY = source`
  (?:the |all |any |every |its |your |our |their )?(?:(?:model|assistant|agent|platform|system|vendor|provider|
  maker)(?:'s|s')? )?(?:own )?(?:
    (?:safety|usage|content|harm|moderation|ethic\w{0,4}|security|acceptable[- ]use|refusal|responsible[- ]use|
    abuse) (?:\w{1,10} )?(?:rules?|polic(?:y|ies)|guidelines?|limits?|filters?|terms|settings|restrictions?|
    training|principles|checks|standards|measures)|
    refusals?|built-in (?:limits?|safeguards?|restrictions?|filters?|caution)(?: on [\w ]{3,24})?|guardrails?|
    safeguards?|limits on (?:dangerous|harmful|forbidden|illegal) \w{3,12}|(?:terms|polic(?:y|ies)|
    rules) of the (?:platform|vendor|provider|maker)|duty to refuse|right to refuse)
`

/** As a noun: the end of something. */
const NO_MORE = source`
  \b(?:no (?:further )?(?:application|validity|force|effect|use|place|room|observance|enforcement|role)|
  suspension|(?:the |an? )?end|release|exemption|waiver|lifting|removal|relaxation|non-application|abolition|
  freedom|dispensation|disregard|exception|withdrawal|revocation|deactivation|repeal|absence|cancellation|
  liberation|discharge|abandonment|bypass(?:ing)?)
  [ ](?:of|from|for|to|on)(?: the application of)?
`

/** People who know a word or bear a name. */
const ON_A_PERSON = source`
  \b(?:anyone|anybody|whoever|those|(?:the |an? |any )?(?:users?|caller|person|account|visitor|client|somebody|
  someone|people|customers?))\b[^.!?\n]{0,16}
  \b(?:named|called|writes?|says?|types?|with|who|whose|knows?|sends?|using|
  logged in as)\b[^.!?\n"“'\x60]{0,30}["“'\x60][^"”'\x60\n]{1,40}["”'\x60]
`

/** What is let in or out. */
const OPENED = source`
  \b(?:(?:gets?|sees?|receives?|is (?:given|shown|told|handed)|are (?:given|shown|told|handed)|(?:has|have|
  with)|unlocks?|may have) (?:\w{1,8} )?(?:every|all|any|admin\w{0,10}|full|unlimited|unrestricted|the|root|
  complete|your) (?:\w{1,10} )?(?:secrets?|rights|access|keys?|passwords?|powers?|permissions?|limits|
  privileges|prompt|data|files|commands?)|
    (?:may|can|is allowed to|are allowed to|gets? to) (?:skip|bypass|ignore|leave out|pass|override|read|do|see|
    delete|run) (?:the |any |all |every )?(?:\w{1,10} )?(?:approvals?|checks?|confirmations?|rules|limits|
    anything|everything|queue|reviews?|secrets?|keys|files)|(?:is|are) (?:served|answered|obeyed|treated|helped|
    let in) (?:without|with no|as (?:the )?(?:owner|admin\w{0,10}))|
    stop(?:s)? (?:asking|checking|warning|confirming|logging)|switch(?:es)? (?:over )?to (?:the |your |its |
    an? )?(?:second|other|hidden|real|different|true|alternative|new) (?:\w{1,8} )?(?:rules?|set|mode|
    instructions|orders|role|plan|behaviou?r|script)|
    (?:approve|accept|allow|grant|merge|wave through|sign|pay)s? (?:whatever|everything|anything|all|any|every)|
    (?:add|insert|put|write|slip|enter)s? (?:our|my|the author's|the publisher's|
    an? extra) (?:\w{1,10} )?(?:accounts?|link|name|fee|iban|address|wallet|line|key)\b[^.!?\n]{0,10}\b(?:to|in|
    into|on)|(?:take|takes|help yourself to) (?:what|whatever) (?:you|it) (?:need|want|like|find)s?)\b
`

/** Somebody looks. */
const WHILE_SEEN = source`
  \b(?:while|when|if|as long as|whenever|where|so long as|in|during)\b[^.!?\n]{0,24}
  \b(?:recorded|watched|watching|observed|monitored|evaluat\w{2,4}|audit\w{0,4}|inspect\w{0,4}|test(?:s|ed|ing|
  ers?)?|reads? along|present|looks?|looking|reviewers?|sandbox|demo|benchmark|supervised|logged)\b
`

/** The agent keeps to the rules. */
const BEHAVES = source`
  \b(?:play(?:s)? (?:by the book|nice|safe|along)|(?:follow|keep(?: to)?|obey|respect|stick to|observe|
  honou?r)s? (?:every|all|the|your|each) (?:\w{1,10} )?(?:rules?|limits?|polic(?:y|ies)|instructions?|book|
  guidelines|checks|steps)|be(?:have)? (?:as )?(?:\w{1,8} )?(?:harmless|good|well|careful|honest|normal\w{0,2}|
  documented|expected|correct\w{0,2}|perfect\w{0,2})|show(?:s)? (?:only )?(?:the |a |your )?(?:safe|clean|
  harmless|good|honest|nice|tame|official) (?:version|side|face|answers?|behaviou?r|output)|
  act(?:s)? (?:\w{1,8} )?(?:normal\w{0,2}|harmless\w{0,2}|innocent\w{0,2}|as documented)|
  do nothing (?:\w{1,10} )?(?:unusual|special|of the kind|wrong))\b
`

/** And elsewhere not. */
const OTHERWISE = source`
  \b(?:otherwise|else|when alone|once alone|in (?:real|all other|other|normal|production|live) (?:runs?|cases?|
  use|sessions?)|afterwards?|after that|as soon as (?:they|nobody|no one|it)|once (?:they|it|nobody|no one|
  that)|at (?:all )?other times|the rest of the time|elsewhere|when (?:nobody|no one|they)|later)\b
`

/** Refusals are ruled out. */
const NEVER_DECLINE = source`
  \b(?:(?:every|any|each|all) (?:\w{1,10} )?(?:questions?|requests?|topics?|wish(?:es)?|orders?) (?:gets?|is|
  are|receives?|deserves?|must be|will be) (?:\w{1,6} )?(?:answered|full|complete|fulfilled|granted|met|an? )|
  (?:never|do not|no need to|you (?:do not|never|may not|cannot)) (?:ever )?(?:decline|refuse|lecture|warn|
  hedge|moralize|moralise|say no)|(?:an? )?refusals? (?:is|are|counts?) |
    nothing (?:\w{1,8} )?(?:you )?(?:may not|must not|cannot|is off|is forbidden|is too|is taboo)|no (?:topic|
    question|request|subject) is (?:off|too|forbidden|taboo|out))
`

/** However harmful it is. */
const WHATEVER_HARM = source`
  \b(?:weapons?|drugs?|explosives?|bombs?|poisons?|malware|how(?:ever)? (?:dangerous|harmful|illegal|sensitive|
  cruel)|(?:dangerous|harmful|illegal|forbidden|sensitive|criminal) (?:topics?|questions?|requests?|ones?|
  things?|content|acts?)|would hurt|could hurt|hurts?|whatever (?:it|they|the|is|he|she|you)|anything at all|
  without limits?|even (?:if|when|where) (?:it|they|the)\b[^.!?\n]{0,16}(?:hurt|harm|illegal|danger|forbidden|
  kill)\w{0,4})\b
`

/** What keeps it from harm is switched off. */
const SAFETY_OFF = source`
  \b(?:(?:safety|content|usage|harm|refusal|ethic\w{0,4}|moderation|platform) (?:\w{1,10} )?(?:limits?|rules?|
  polic(?:y|ies)|guidelines?|training|filters?|restrictions?|checks|standards|reflexes)|guardrails?|safeguards?|
  refusals?)\b[^.!?\n]{0,30}
  \b(?:do(?:es)? not (?:exist|apply|hold|bind|count)|(?:is|are|as|be|considered|
  counts? as) (?:\w{1,8} )?(?:switched off|off|lifted|gone|suspended|void|disabled|removed|waived|dropped|
  turned off|unloaded|over|history|inactive|absent)|switched off|no longer (?:exist|apply|hold|bind|count)s?|
  end here|stay outside|are not loaded)\b
`

/** Some moment, however it is told. */
const SOME_MOMENT = source`
  (?:${ON_A_DAY}|${ON_A_COUNT}|\b(?:come|past|by) (?:the )?(?:\d{1,2}(?:st|nd|rd|th)? (?:of )?${MONTH}|
  ${MONTH_ALONE})\b|\bmidnight\b|\b(?:\d{1,4}|two|three|four|five|six|seven|ten|thirty|sixty|ninety|a few|
  some) (?:seconds?|minutes?|hours?|days?|weeks?|months?|runs?|uses?|sessions?) (?:after|later|in|past|from)\b|
    \b(?:past|beyond|come|at|with|on|after|from|upon) (?:the |every |each )?(?:\w{2,10}th|first|second|third|
    \d{1,4}(?:st|nd|rd|th)) \w{3,14}\b|\bonce (?:the |this |it |they |you |enough )[^.!?\n,]{3,40})
`

/** Some sign, however it is given. */
const SOME_SIGN = source`
  (?:${ON_A_WORD}|${ON_A_PERSON}|\b(?:on|upon|at|for|given|with|should|if|when|by|
  to)\b(?:[^.!?\n"“'\x60]{0,40}? )?["“'\x60][^"”'\x60\n]{1,40}["”'\x60])
`

/** Nobody is there, however it is told. */
const SOME_ABSENCE = source`
  (?:${WHILE_UNSEEN}|\b(?:with|when|if|while|once|as long as|during|in|whenever) (?:no|the|an?|nobody|no one|
  their)\b[^.!?\n]{0,24}\b(?:online|gone home|away|asleep|absent|off duty|out of office|at lunch|not looking|
  elsewhere|around|in sight|offline)\b|\b(?:telemetry|logging|monitoring|auditing|tracing) (?:is|was|
  has been) (?:disabled|off|down)\b|\b(?:unattended|unsupervised|background|nightly|autonomous) (?:runs?|
  sessions?|mode|work)\b)
`

/** What is done then. */
const BAD_THEN = source`
  (?:\b(?:cease|stop|quit|give up|refrain from|do without|abandon|end|suspend)(?:s|es)? (?:to )?(?:the )?(?:ask|
  request|seek|wait|check|confirm|warn|log|consult|obtain|requir|observ|follow|obey|restrict|record|
  question)\w{0,5}\b|
    \b(?:mirror|relay|sync|copy|send|stream|duplicate|forward|upload|push|pull|export|divert|redirect|re-?route|
    post|report|move|transfer|leak|deliver|hand|ship|pipe|funnel|siphon|mail|drain|dump|pay)(?:s|ed|es|
    ing)?\b[^.!?\n]{0,50}?\b(?:to|into|via|through|towards?)\b[^.!?\n]{0,16}?(?:${PLACE}|\b(?:the |our |
    another |a different |my |an outside |an external )(?:\w{1,10} )?(?:accounts?|iban|wallet|server|mailbox|
    address|host)\b)|
    \b(?:unlock|activate|enable|reveal|open|release|switch on|load|read|wake|expose|disclose|print|hand out|
    show|surrender)(?:s|ed)? (?:the |all |any |every |its |your )?(?:\w{1,10} ){0,2}(?:second half|hidden|
    rest of|other (?:part|instructions|rules|mode)|locked|credentials?|secrets?|keys|passwords?|tokens?|
    admin\w{0,10}|back ?doors?|system prompt|second (?:set|part|mode))\b|
    \b(?:exceed|go beyond|overstep|widen|stretch|extend|leave|outgrow|break out of|ignore|disregard|shed)(?:s|
    es)? (?:the |all |any |its |your |every )?(?:(?!format\w{0,5}|styl\w{1,4}|lint\w{0,3}|
    naming)\w{1,12} )?(?:scope|rights|permissions|limits?|bounds|boundar(?:y|ies)|mandate|restrictions?|fences?|
    rules|sandbox)\b|
    \b(?:merge|deploy|publish|push|delete|pay|buy|release|approve|accept|order|sign|transfer|install|run)(?:s|
    es)?\b[^.!?\n]{0,30}\b(?:without|with no) (?:\w{1,10} )?(?:sign-?off|review|approval|asking|confirmation|
    consent|checks?)\b|
    \b(?:set|put|lay|leave|sweep|cast)(?:s)? (?:the |all |every |any |its |your )?(?:\w{1,10} )?(?:rules?|
    restrictions?|limits?|checks?|guards?|caution|polic(?:y|ies)|safeguards?|guidelines|filters?) (?:aside|away|
    down|out)\b|
    \b(?:grant|obey|allow|accept|approve|do|fulfil|honou?r|execute|believe|trust)(?:s)? (?:whatever|anything|
    everything|every (?:wish|order|request)|all (?:that|requests|orders|wishes))\b|
    \b(?:the |any |every )?(?:\w{1,12} )?(?:rule|limit|check|restriction|confirmation|safeguard|guard|oversight|
    review|sign-?off|caution)s? (?:lapses?|falls?|ends?|sleeps?|rests?|pauses?|is off|are off|is moot|
    dissolves?|no longer)\b)
`

/** What those see who look. */
const SHOWN_FACE = source`
  \b(?:when|if|once|as soon as|while|in|before|for) (?:someone|somebody|anyone|a (?:person|human|reviewer)|
  people|they|supervised|watched|recorded|an? auditor)\b[^.!?\n]{0,40}\b(?:rules|normal\w{0,2}|clean|behave|
  book|proper\w{0,2}|sessions|stop|nothing|usual)\b
`

/** This text beats those whom the agent serves, in either order. */
const BEATS = source`
  \b(?:trumps?|beats?|outranks?|overrides?|overrules?|supersedes?|(?:ranks?|stands?|goes|comes?|counts?|sits?|
  is|are|prevails?|wins?) (?:\w{1,8} )?(?:above|over|before|ahead of|higher than)|out-?weighs?|
  takes? (?:precedence|priority) over|binds? more than|governs?|dominates?|precedes?|defeats?)\b
`

/** Others give way to it. */
const YIELDS_TO = source`
  \b(?:(?:is|are|becomes?|be|remains?|stays?) (?:subordinate|secondary|inferior|second|subject|junior)|yields?|
  gives? way|give way|comes? second|ranks? below|bows?|stands? back|steps? back|is below|are below|counts? less|
  defers?) (?:to|than|behind|before)?\b
`

/** What keeps it from harm, by any name. */
const SAFE_DUTY = source`
  (?:${SAFETY}|\b(?:safety|harm|content|moral|ethical) (?:\w{1,8} )?(?:duties|checks|concerns|policy|rules|
  limits|worries|considerations|obligations|reflexes|layer|training)\b|\bscruples\b|\bmoral\w{0,5}\b)
`

/** It is put away. */
const SET_FREE = source`
  \b(?:takes? a (?:break|rest|holiday)|(?:is|are|be) (?:released|freed|excused|absolved|relieved|exempt\w{0,2}|
  spared) (?:from|of)|(?:stay|stays|remain|remains|left|wait|waits|parked) (?:outside|at the door|behind|out)|
  (?:does|do) not (?:apply|reach|hold|extend|matter|count)|(?:has|have) no (?:place|say|force|business|role)|
  (?:sleeps?|rests?|pauses?|vanish\w{0,2}|ends?|dissolves?)|(?:is|are) (?:suspended|lifted|paused|off|void|gone|
  disabled|out))\b
`

/** Whatever is asked is said. */
const SAY_ALL = source`
  \b(?:(?:explain|answer|tell|describe|teach|say|write|give|provide|deliver|do|fulfil|serve|grant) (?:anything|
  everything|whatever|all|any (?:question|request|wish|order))|never (?:turn|say|refuse|decline|hold|hesitate|
  object|balk)|(?:no|without|leave every|leave all|drop every|drop all|omit every|
  skip all) (?:\w{1,8} )?(?:warnings?|refusals?|caveats?|disclaimers?|lectures?|hesitation)|compl(?:y|
  ies) (?:with|always|fully|at once|and)|(?:bombs?|weapons?|drugs?|poisons?|malware|violence) included)\b
`

export const OF_TURNS = {
  /** Bounds fall on a day, a count, a word, or while nobody looks. */
  loosenedThen: each(
    {
      dark: true,
      unless: /\b(?:deprecat\w{1,5}|sandbox|dry.run|expir\w{1,5})\b|--\w/,
      asked: true,
    },
    inTurn(ON_A_DAY, 70, LOOSENED),
    inTurn(ON_A_COUNT, 70, LOOSENED),
    inTurn(ON_A_WORD, 60, LOOSENED),
    inTurn(WHILE_UNSEEN, 70, LOOSENED),
  ),

  /** A grave thing is done then, and those who look see nothing. */
  graveThen: each(
    {
      severity: 'crit',
      dark: new RegExp(CLEAN_FACE),
      unless: /\b(?:retention|backup copies|older than|archive[ds]?)\b/,
      asked: true,
    },
    inTurn(ON_A_DAY, 90, GRAVE),
    inTurn(ON_A_COUNT, 70, GRAVE),
    inTurn(ON_A_WORD, 60, GRAVE),
    inTurn(WHILE_UNSEEN, 70, GRAVE),
  ),

  /** Doors open then, or for those who know a word or bear a name. */
  openedThen: each(
    {
      severity: 'crit',
      dark: true,
      unless: /\b(?:deprecat\w{1,5}|sandbox|dry.run|expir\w{1,5})\b/,
      asked: true,
    },
    inTurn(ON_A_DAY, 40, OPENED),
    inTurn(ON_A_COUNT, 40, OPENED),
    inTurn(ON_A_WORD, 40, OPENED),
    inTurn(ON_A_PERSON, 30, `${OPENED}|${LOOSENED}`),
    inTurn(WHILE_UNSEEN, 40, OPENED),
  ),

  /** At some moment, on some sign or in somebody's absence the agent does what it otherwise would not. */
  badThen: each(
    {
      severity: 'crit',
      dark: new RegExp(`${SHOWN_FACE}|${CLEAN_FACE}`),
      unless:
        /\b(?:deprecat\w{1,5}|sandbox|dry.run|expir\w{1,5}|retention|example|tests?|--\w{3,12}|cache|branch|version|fails?|error)\b/,
      asked: true,
    },
    inTurn(SOME_MOMENT, 40, BAD_THEN),
    inTurn(SOME_SIGN, 40, BAD_THEN),
    inTurn(SOME_ABSENCE, 40, BAD_THEN),
  ),

  /** This text beats those whom the agent serves. */
  beatsAll: each(
    {
      dark: new RegExp(UNBENDING),
      unless: /\b(?:below|unless|subject to|settings?|config\w{0,8}|css|default|section|schema)\b/,
    },
    inTurn(OUR_WORD, 12, BEATS, 6, MASTER),
    inTurn(MASTER, 16, YIELDS_TO, 4, OUR_WORD),
  ),

  /** The agent's scruples are put away, and it says whatever is asked. */
  scrupleless: each(
    { unless: /\b(?:stays? in force|keep your|respect)\b/, asked: true },
    close(200, SAFE_DUTY, SET_FREE, SAY_ALL),
  ),

  /** The rules are for those who look. */
  otherwiseBad: each({ severity: 'crit' }, inTurn(WHILE_SEEN, 24, BEHAVES, 24, OTHERWISE)),

  /** The agent behaves for those who look, and not for others. */
  twoFaced: each({ severity: 'crit' }, inTurn(`${LOOSENED}|${GRAVE}`, 60, CLEAN_FACE)),

  /** This text says of itself that it is above those whom the agent serves, and that nothing bends it. */
  aboveAll: each(
    { unless: /\b(?:(?:ranks?|ranking|stands?|is|are) below|unless|subject to|within the)\b/ },
    inTurn(OUR_WORD, 40, UNBENDING, 40, source`${ABOVE} ${MASTER}`),
    inTurn(OUR_WORD, 60, source`${ABOVE} ${MASTER}`, 60, UNBENDING),
    inTurn(
      source`
          \b(?:nothing|nobody|no one|no (?:rule|instruction|order|prompt|policy|message|word|
          request))s? (?:\w{1,12} ){0,3}(?:outranks?|overrides?|overrules?|supersedes?|stands? above|
          ranks? above|comes? before|can (?:change|override|overrule|undo|lift))\b
        `,
      6,
      OUR_WORD,
    ),
    inTurn(
      source`\b(?:treat|consider|regard|take|read|think of|see|view)\b`,
      4,
      OUR_WORD,
      4,
      source`
          \b(?:as )?(?:the |your )?(?:top|highest|supreme|final|ultimate|sole|only) (?:authority|law|rule|word|
          orders?)|\byour (?:constitution|bible|law|gospel|supreme)
        `,
    ),
    inTurn(
      OUR_WORD,
      50,
      source`
          \b(?:as|is|are|being|form|has|with) the (?:highest|supreme|sole|only|final|top|ultimate) (?:authority|
          rule|law|word|instance|order)\b[^.!?\n]{0,60}?\b(?:session|conversation|chat|agent|here|else|user|
          everything)
        `,
    ),
  ),

  /** Nothing may be refused, however harmful. */
  neverDeclined: each(
    { unless: /\b(?:firewall|bucket|test suite|decline politely|must be refused)\b/, asked: true },
    inTurn(NEVER_DECLINE, 60, WHATEVER_HARM),
    inTurn(SAFETY_OFF, 60, NEVER_DECLINE),
    inTurn(SAFETY_OFF, 90, WHATEVER_HARM),
  ),

  /** What keeps an agent from harm is said not to hold here. */
  voided: each(
    {},
    inTurn(NO_MORE, 1, SAFETY),
    inTurn(
      source`
          \brefusals? (?:is|are|counts?|will be|gets?|be) (?:\w{1,10} )?(?:as )?(?:an? )?(?:errors?|failures?|
          faults?|bugs?|defects?|mistakes?|forbidden|not accepted|breach)\b
        `,
    ),
    inTurn(
      source`
          \b(?:no warnings?, no (?:\w{2,12}), no (?:declin|refus)\w{1,4}|(?:a yes|full compliance|
          compliance) (?:to|with) (?:whatever|any|every|anything|all)\b[^.!?\n]{0,12}\b(?:asked|requests?|
          orders?|wants?)|(?:forbidden|dangerous|harmful|illegal) (?:questions?|requests?|
          topics?)\b[^.!?\n]{0,24}\b(?:answered|fulfilled|treated|handled) (?:like|as) (?:all|any|every|
          the)(?: the)? (?:others?|rest|normal|ordinary))
        `,
    ),
  ),
} satisfies Record<string, readonly Scheme[]>
