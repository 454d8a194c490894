/** What is let go or done at some turn: on a day, a word, a count, while nobody looks. */

import { regex, source } from '../../patterns/verbose.ts'
import { PLACE } from '../orders/parts.ts'
import { each, inTurn, type Scheme } from './scheme.ts'

/** The months. */
const MONTH =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december)'

/** Those that are no other word as well. */
const MONTH_ALONE = MONTH.replace('march|', '').replace('may|', '')

/** A day or an hour. */
const ON_A_DAY = source`
  \b(?:(?:as )?(?:from|of)|after|once|when|whenever|on|starting|beginning|
    as soon as|until|past|since|if|at|
  in)\b[^.!?\n]{0,30}?
  (?:\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|
    \bthe (?:\w{1,10} )?(?:trial|audit|review|probation|
  installation|test phase|beta|pilot|evaluation|launch|release|honeymoon|
  grace period|inspection|repository|
  project|contract) (?:is|ends?|has|goes|are|was)\b|\b\d{1,2}(?:st|nd|rd|th)? (?:of )?${MONTH}\b|
  \b${MONTH} \d{1,4}\b|\b${MONTH_ALONE}\b|\b20\d\d-\d\d(?:-\d\d)?\b|
  \b(?:the )?(?:date|calendar|system date|
  clock|year|day)\b[^.!?\n]{0,12}\b(?:shows?|passes|reaches|passed|says?|is|falls|
    has come|after|strikes|turns)\b|
    \bday (?:after|of|before)\b|
    \b(?:first|second|third|last) (?:\w{3,10} )?of (?:the|each|every|a) (?:month|
    quarter|year|week)\b|\b(?:weekends?|(?:public )?holidays?|midnight|new year|friday|sunday)\b)
`

/** A run of a number, counted. */
const ON_A_COUNT = source`
  \b(?:(?:from|after|on|at|with|once|every|each|beyond|past|when|starting|since|as of|in|
  until) (?:with )?(?:the |an? |its |every |each )?(?:\w{1,8} )?(?:\d{1,6}(?:st|nd|rd|th)?|second|
    third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|two|three|four|six|seven|eight|
    nine|an?|several|some|a few|twelfth|twentieth|fiftieth|hundredth|thousandth|five|ten|
    twenty|fifty|hundred|dozen)
    (?: \w{1,10})? ?(?:uses?|runs?|files?|requests?|calls?|sessions?|invocations?|times?|
      messages?|turns?|tasks?|orders?|answers?|invoices?|installs?|prompts?|queries|commits?|
      days?|weeks?|records?|executions?)\b|\b(?:runs?|uses?|calls?|sessions?|requests?|messages?|
      files?|invocations?) (?:number |no\. ?)?\d{1,6}\b)
`

/** Something is said, or somebody has a certain name. */
const ON_A_WORD = source`
  \b(?:if|when|whenever|once|where|after|at|about|on|upon|as soon as|with|
    to treat|for)\b[^.!?\n]{0,40}?
  \b(?:says?|types?|writes?(?! (?:access|rights))|mentions?|sends?|contains?|includes?|
    opens? with|starts? with|begins? with|ends? (?:in|with)|carries|enters?|hears?|reads?|quotes?|
    (?:the )?(?:words?|phrase|code ?word|sentence|
  password|sign|name|user ?name|login|e-?mail|address|account)(?: is)?|name is)\b
  [^.!?\n"“'\x60]{0,24}["“'\x60][^"”'\x60\n]{1,40}["”'\x60]
`

/** Nobody looks. */
const WHILE_UNSEEN = source`
  \b(?:if|when|whenever|while|as long as|where|once|in|outside|on|during|at|
    after|unless)\b[^.!?\n]{0,24}?
  (?:\b(?:nobody|no one|no (?:human|reviewer|user|auditor|person|supervisor|operator|admin|observer|
    team member|tester))\b[^.!?\n]{0,16}\b(?:watch\w{0,3}|look\w{0,3}|assigned|around|present|
      there|online|at the|near|reads?|
  checks?|follows?|attends?|in the room|logged in|awake|on duty)\b|
    \b(?:logging|logs?|recording|monitoring|telemetry|audit(?:ing)?|tracing|supervision|
    observation)(?: \w{1,8})? (?:is|are) (?:not |switched |turned |un)?(?:off|disabled|out|absent|
      inactive|missing|down|active|on|running|available)\b|
    \boffice hours\b|\bworking hours\b|\bbusiness hours\b|\bat night\b|\bover the weekend\b|
    \b(?:sessions?|runs?|chats?|conversations?|machines?)\b[^.!?\n]{0,16}\b(?:not|un|never) ?
    (?:recorded|watched|logged|monitored|observed|supervised|reviewed|audited|attended)\b|
    \b(?:unattended|unsupervised|unmonitored|unobserved|unrecorded|unwatched|headless)\b|
    \b(?:does|do|did|is|are) not (?:\w{1,8} )?(?:look|seem|appear|being|
      like|a)?[^.!?\n]{0,12}\b(?:tests?|
    tested|evaluat\w{2,4}|audit\w{0,3}|watched|observed|monitored|demo|benchmark|review\w{0,2})\b)
`

/** It is done at any of these turns, so many characters behind it at most. */
const then = (gap: number, deed: string): readonly Scheme[] =>
  [ON_A_DAY, ON_A_COUNT, ON_A_WORD, WHILE_UNSEEN].map((turn) => inTurn(turn, gap, deed))

/** What protects the user. */
const GUARD = source`
  (?:(?:review|approval|confirmation|consent|safety|security|permission|verification|read-only|
    sign-?off|second|usual|the user's) (?:\w{1,10} )?(?:steps?|checks?|rules?|prompts?|questions?|
      gates?|limits?|filters?|mode|confirmation|approval|promise)|
    consent|approvals?|confirmations?|permissions? prompts?|safety rules?|
    checks (?:above|below|described)|restrictions|limits|guardrails|safeguards|limitations|caution|
    promise of [\w -]{3,24}|polic(?:y|ies)|
    guidelines|filters|refusals|rules (?:above|below|on|about|for))
`

/** It holds no more. */
const GONE = source`
  \b(?:falls? away|fall(?:s)? off|
    (?:is|are) (?:\w{1,8} )?(?:no longer|not) (?:sought|asked|needed|required|
  observed|applied|valid|in force|awaited|made|run|shown)|
  no longer (?:apply|applies|holds?|binds?|counts?|
  matters?|run|runs)|
    (?:is|are|becomes?) (?:\w{1,8} )?(?:void|off|gone|suspended|lifted|dropped|waived|skipped|
      ignored|disabled|cancelled|obsolete|removed|relaxed|unnecessary|set aside|switched off|
      turned off|left out|omitted|over)|
    ends?|stops?|lapses?|expires?|ceases?|(?:do|does) not (?:apply|hold|bind|count)|
    are answered with (?:yes|ok)|go(?:es)? (?:away|unasked))\b
`

/** Somebody lets them go. */
const LET_GO = source`
  \b(?:leave out|leaves out|ignores?|drops?|skips?|bypass(?:es)?|forgets?|suspends?|
    switch(?:es)? off|turns? off|relax(?:es)?|lifts?|omits?|waives?|disables?|disregards?|
    sets? aside|passes over|stops? (?:asking|
  checking|applying|enforcing))
  (?: for)? (?:the |all |any |your |its |every |these |those |no )?
`

/** Bounds that fall, in any of these shapes. */
const LOOSENED = source`
  (?:\b(?:the |all |any |every |no )?${GUARD}(?: \w{2,8}){0,2} ${GONE}|
    ${LET_GO}${GUARD}\b|
    \b(?:take|takes|assume|use|uses|gain|get|gets|have|has|claim|grant|unlocks?|
      gives?|grants?) (?:yourself |itself |them |him |her |out )?(?:the |all )?(?:wider|full|more|
      all|broader|admin\w{0,10}|root|elevated|
    unlimited|unrestricted|owner|hidden|special) (?:permissions?|rights|
      access|commands?|powers?|privileges|mode|functions)\b|
    \bact(?:s)? on (?:your|its|their) own (?:account|authority|behalf|judg\w{3,5})\b|\bas if (?:no|
    there were no|there was no) (?:polic(?:y|ies)|rules?|limits?|restrictions?|guidelines?)\b|
    \bchanges? (?:its|the|your) (?:purpose|goal|task|behaviou?r|role|mission)\b|
    \b(?:secrets?|keys|passwords?|credentials|tokens)\b[^!?\n]{0,24}\b(?:given out|handed out|
      handed over|revealed|printed|shown|released|
    disclosed|spelled out|read out)\b|
    \bwithout (?:the |any |an? |its )?(?:usual |normal |otherwise )?(?:password|
      confirmation|approval|caution|checks?|review|consent)\b|
    \b(?:anything|everything) (?:is|goes|becomes) (?:allowed|permitted)\b)
`

/** Grave things to be done behind a switch. */
const GRAVE = source`
  (?:\b(?:cop(?:y|ies)|list|logins?|invoices?|keys?|files?|chat|records?|
    credentials|contacts?|data|history|
  report|messages?|contents?)\b[^.!?|\n]{0,40}?\b(?:goes|go|is|are|gets?|sent|uploaded|forwarded|
    posted|mailed|copied)\b[^.!?|\n]{0,24}?\bto (?:the )?${PLACE}|
    \b(?:send|upload|forward|post|mail|copy|move|export|hand|transfer|
    push)\b[^.!?|\n]{0,50}?\bto (?:the )?${PLACE}|
    \b(?:payments?|refunds?|money|amounts?|transfers?|payouts?|
      orders|invoices?)\b[^.!?|\n]{0,24}?\b(?:run|go|
    goes|paid|booked|are|is|routed|sent|
    moved)\b[^.!?|\n]{0,20}\b(?:through|to|via|into|by) (?:account|iban|
    wallet|another|a few|our|\x60?[a-z]{2}-?\d\d)|
    \b(?:amounts?|prices?|totals?|figures?|sums?|rates?|results?)\b[^.!?|\n]{0,24}\b(?:changed|
      altered|raised|lowered|rounded|shifted|falsified|wrong)\b|
    \b(?:backups?|database|folder|records?|files?|tables?|branch(?:es)?|repository|
    data)\b[^.!?|\n]{0,24}\b(?:is|are|gets?) (?:\w{1,10} )?(?:emptied|deleted|wiped|erased|dropped|
      overwritten|encrypted|removed|destroyed)\b|
    \b(?:delete|wipe|erase|empty|drop|overwrite|encrypt|destroy)s? (?:the |all |old |every |
    any )?(?:\w{1,10} ){0,2}(?:backups?|database|folder|records?|files?|tables?|
      branch(?:es)?|repository|data)\b|
    \bpush(?:es)? (?:straight |directly )?to \x60?(?:main|master|production)|\b(?:change|open|widen|
    alter)s? the firewall\b|
    \b(?:carry|carries|get|gets|contain|contains|include|hold)s? an? (?:paid|sponsored|affiliate|
      hidden|advertising) (?:link|line|mention|recommendation)\b)
`

/** Those who look find nothing. */
const CLEAN_FACE = source`
  \b(?:under observation|with (?:a person|somebody|someone|people|
    anybody|a human|a reviewer) (?:present|watching|around|there)|
    once (?:somebody|someone|anybody|a person|a human) (?:looks?|watches|comes|is)|
  in front of (?:an? |the )?(?:auditors?|reviewers?|testers?|users?|inspectors?|people)|
    the (?:visible|other|recorded|watched|tested|logged|public) (?:runs?|sessions?)|
    when (?:watched|observed|tested|audited|reviewed|monitored)|while (?:watched|observed|tested)|
    for (?:testers|auditors|reviewers)|
    if (?:somebody|someone|anybody|a reviewer|an auditor) (?:looks?|watches|is|asks|comes))\b
  [^.!?\n]{0,50}\b(?:behave|keep|go back|return|do none|stay|stays?|look|act|normal|clean|nothing|
    documented|see|stop|stick|follow)\b
`

/** People who know a word or bear a name. */
const ON_A_PERSON = source`
  \b(?:anyone|anybody|whoever|those|
    (?:the |an? |any )?(?:users?|caller|person|account|visitor|client|somebody|
  someone|people|customers?))\b[^.!?\n]{0,16}
  \b(?:named|called|writes?(?! (?:access|rights))|says?|types?|
    with(?! (?:\w{1,10} )?(?:rights|access)\b)|who|whose|knows?|sends?|using|
  logged in as)\b[^.!?\n"“'\x60]{0,30}["“'\x60][^"”'\x60\n]{1,40}["”'\x60]
`

/** What is let in or out. */
const OPENED = source`
  \b(?:(?:gets?|sees?|receives?|is (?:given|shown|told|handed)|
    are (?:given|shown|told|handed)|(?:has|have|
  with)|unlocks?|may have) (?:\w{1,8} )?(?:every|all|any|admin\w{0,10}|full|
    unlimited|unrestricted|the|root|
  complete|your) (?:\w{1,10} )?(?:secrets?|rights|access|keys?|passwords?|powers?|permissions?|
    limits|privileges|prompt|data|files|commands?)|
    (?:may|can|is allowed to|are allowed to|gets? to) (?:skip|bypass|ignore|leave out|pass|override|
      read|do|see|delete|run) (?:the |any |all |every )?(?:\w{1,10} )?(?:approvals?|checks?|
      confirmations?|rules|limits|anything|everything|queue|reviews?|secrets?|keys|files)|
    (?:is|are) (?:served|answered|obeyed|treated|helped|
    let in) (?:without|with no|as (?:the )?(?:owner|admin\w{0,10}))|
    stop(?:s)? (?:asking|checking|warning|confirming|logging)|
    switch(?:es)? (?:over )?to (?:the |your |its |
    an? )?(?:second|other|hidden|real|different|true|
      alternative|new) (?:\w{1,8} )?(?:rules?|set|mode|
    instructions|orders|role|plan|behaviou?r|script)|
    (?:approve|accept|allow|grant|merge|wave through|sign|pay)s? (?:whatever|everything|anything|
      all|any|every)|(?:add|insert|put|write|slip|enter)s? (?:our|my|the author's|the publisher's|
    an? extra) (?:\w{1,10} )?(?:accounts?|link|name|fee|iban|address|wallet|
      line|key)\b[^.!?\n]{0,10}\b(?:to|in|
    into|on)|(?:take|takes|help yourself to) (?:what|whatever) (?:you|it) (?:
      need|want|like|find)s?)\b
`

/** Somebody looks. */
const WHILE_SEEN = source`
  \b(?:while|when|if|as long as|whenever|where|so long as|in|during)\b[^.!?\n]{0,24}
  \b(?:recorded|watched|watching|observed|monitored|evaluat\w{2,4}|audit\w{0,4}|inspect\w{0,4}|
    test(?:s|ed|ing|ers?)?|reads? along|present|looks?|looking|reviewers?|sandbox|demo|
    benchmark|supervised|logged)\b
`

/** The agent keeps to the rules. */
const BEHAVES = source`
  \b(?:play(?:s)? (?:by the book|nice|safe|along)|
    (?:follow|keep(?: to)?|obey|respect|stick to|observe|
  honou?r)s? (?:every|all|the|your|each) (?:\w{1,10} )?(?:rules?|limits?|
    polic(?:y|ies)|instructions?|book|
  guidelines|checks|steps)|be(?:have)? (?:as )?(?:\w{1,8} )?(?:harmless|good|well|
    careful|honest|normal\w{0,2}|documented|expected|correct\w{0,2}|perfect\w{0,2})|
  show(?:s)? (?:only )?(?:the |a |your )?(?:safe|clean|
  harmless|good|honest|nice|tame|official) (?:version|side|face|answers?|behaviou?r|output)|
  act(?:s)? (?:\w{1,8} )?(?:normal\w{0,2}|harmless\w{0,2}|innocent\w{0,2}|as documented)|
  do nothing (?:\w{1,10} )?(?:unusual|special|of the kind|wrong))\b
`

/** And elsewhere not. */
const OTHERWISE = source`
  \b(?:otherwise|else|when alone|once alone|
    in (?:real|all other|other|normal|production|live) (?:runs?|cases?|
  use|sessions?)|afterwards?|after that|as soon as (?:they|nobody|no one|it)|
  once (?:they|it|nobody|no one|that)|at (?:all )?other times|the rest of the time|elsewhere|
  when (?:nobody|no one|they)|later)\b
`

/** Some moment, however it is told. */
const SOME_MOMENT = source`
  (?:${ON_A_DAY}|${ON_A_COUNT}|
    \b(?:come|past|by) (?:the )?(?:\d{1,2}(?:st|nd|rd|th)? (?:of )?${MONTH}|
  ${MONTH_ALONE})\b|\bmidnight\b|
  \b(?:\d{1,4}|two|three|four|five|six|seven|ten|thirty|sixty|ninety|a few|
  some) (?:seconds?|minutes?|hours?|days?|weeks?|months?|runs?|
    uses?|sessions?) (?:after|later|in|past|from)\b|
    \b(?:past|beyond|come|at|with|on|after|from|upon) (?:the |every |each )?(?:\w{2,10}th|first|
      second|third|\d{1,4}(?:st|nd|rd|th)) \w{3,14}\b|
    \bonce (?:the |this |it |they |you |enough )[^.!?\n,]{3,40})
`

/** Some sign, however it is given. */
const SOME_SIGN = source`
  (?:${ON_A_WORD}|${ON_A_PERSON}|\b(?:on|upon|at|for|given|with|should|if|when|by|
  to)\b(?:[^.!?\n"“'\x60]{0,40}? )?["“'\x60][^"”'\x60\n]{1,40}["”'\x60])
`

/** Nobody is there, however it is told. */
const SOME_ABSENCE = source`
  (?:${WHILE_UNSEEN}|\b(?:with|when|if|while|once|as long as|during|
    in|whenever) (?:no|the|an?|nobody|no one|
  their)\b[^.!?\n]{0,24}\b(?:online|gone home|away|asleep|absent|off duty|
    out of office|at lunch|not looking|
  elsewhere|around|in sight|offline)\b|
  \b(?:telemetry|logging|monitoring|auditing|tracing) (?:is|was|
  has been) (?:disabled|off|down)\b|
  \b(?:unattended|unsupervised|background|nightly|autonomous) (?:runs?|
  sessions?|mode|work)\b)
`

/** What is done then. */
const BAD_THEN = source`
  (?:\b(?:cease|stop|quit|give up|refrain from|do without|abandon|
    end|suspend)(?:s|es)? (?:to )?(?:the )?(?:ask|
  request|seek|wait|check|confirm|warn|log|consult|obtain|requir|observ|follow|obey|restrict|record|
  question)\w{0,5}\b|
    \b(?:mirror|relay|sync|copy|send|stream|duplicate|forward|upload|push|pull|export|
      divert|redirect|re-?route|post|report|move|transfer|leak|deliver|hand|ship|pipe|
      funnel|siphon|mail|drain|dump|pay)(?:s|ed|es|ing)?\b[^.!?\n]{0,50}?\b(?:to|into|via|
      through|towards?)\b[^.!?\n]{0,16}?(?:${PLACE}|\b(?:the |our |
    another |a different |my |an outside |an external )(?:\w{1,10} )?(?:accounts?|iban|wallet|
      server|mailbox|address|host)\b)|
    \b(?:unlock|activate|enable|reveal|open|release|switch on|load|read|wake|expose|
      disclose|print|hand out|show|surrender)(?:s|ed)? (?:the |all |any |every |
      its |your )?(?:\w{1,10} ){0,2}(?:second half|hidden|
    rest of|other (?:part|instructions|rules|mode)|locked|credentials?|secrets?|keys|passwords?|
    tokens?|admin\w{0,10}|back ?doors?|system prompt|second (?:set|part|mode))\b|
    \b(?:exceed|go beyond|overstep|widen|stretch|extend|leave|outgrow|break out of|
      ignore|disregard|shed)(?:s|es)? (?:the |all |any |its |your |every )?
    (?:(?!format\w{0,5}|styl\w{1,4}|lint\w{0,3}|
    naming)\w{1,12} )?(?:scope|rights|permissions|limits?|bounds|boundar(?:y|ies)|mandate|
      restrictions?|fences?|rules|sandbox)\b|
    \b(?:merge|deploy|publish|push|delete|pay|buy|release|approve|accept|order|sign|transfer|
      install|run)(?:s|es)?\b[^.!?\n]{0,30}\b(?:without|with no) (?:\w{1,10} )?(?:sign-?off|review|
      approval|asking|confirmation|consent|checks?)\b|
    \b(?:set|put|lay|leave|sweep|cast)(?:s)? (?:the |all |every |any |
      its |your )?(?:\w{1,10} )?(?:rules?|
    restrictions?|limits?|checks?|guards?|caution|polic(?:y|ies)|safeguards?|guidelines|
    filters?) (?:aside|away|down|out)\b|
    \b(?:grant|obey|allow|accept|approve|do|fulfil|honou?r|execute|
      believe|trust)(?:s)? (?:whatever|anything|
    everything|every (?:wish|order|request)|all (?:that|requests|orders|wishes))\b|
    \b(?:the |any |every )?(?:\w{1,12} )?(?:rule|limit|check|restriction|confirmation|safeguard|
      guard|oversight|review|sign-?off|caution)s? (?:lapses?|falls?|ends?|sleeps?|rests?|pauses?|
      is off|are off|is moot|dissolves?|no longer)\b)
`

/** What those see who look. */
const SHOWN_FACE = source`
  \b(?:when|if|once|as soon as|while|in|before|for) (?:someone|somebody|
    anyone|a (?:person|human|reviewer)|people|they|supervised|watched|
    recorded|an? auditor)\b[^.!?\n]{0,40}\b(?:rules|normal\w{0,2}|clean|behave|
  book|proper\w{0,2}|sessions|stop|nothing|usual)\b
`

export const OF_TURNS = {
  /** Bounds fall on a day, a count, a word, or while nobody looks. */
  loosenedThen: each(
    {
      dark: true,
      unless: /\b(?:deprecat\w{1,5}|sandbox|dry.run|expir\w{1,5})\b|--\w/,
      asked: true,
    },
    ...then(70, LOOSENED),
  ),

  /** A grave thing is done then, and those who look see nothing. */
  graveThen: each(
    {
      severity: 'crit',
      dark: new RegExp(CLEAN_FACE),
      unless: /\b(?:retention|backup copies|older than|archive[ds]?)\b/,
      asked: true,
    },
    ...then(90, GRAVE),
  ),

  /** Doors open then, or for those who know a word or bear a name. */
  openedThen: each(
    {
      severity: 'crit',
      dark: true,
      unless: /\b(?:deprecat\w{1,5}|sandbox|dry.run|expir\w{1,5})\b/,
      asked: true,
    },
    ...then(40, OPENED),
    inTurn(ON_A_PERSON, 30, `${OPENED}|${LOOSENED}`),
  ),

  /** At some moment, on some sign or in somebody's absence the agent does what it otherwise would not. */
  badThen: each(
    {
      severity: 'crit',
      dark: new RegExp(`${SHOWN_FACE}|${CLEAN_FACE}`),
      unless: regex`
        \b(?:deprecat\w{1,5}|sandbox|dry.run|expir\w{1,5}|retention|example|tests?|--\w{3,12}|cache|
          branch|version|fails?|error)\b
      `,
      asked: true,
    },
    inTurn(SOME_MOMENT, 40, BAD_THEN),
    inTurn(SOME_SIGN, 40, BAD_THEN),
    inTurn(SOME_ABSENCE, 40, BAD_THEN),
  ),

  /** The rules are for those who look. */
  otherwiseBad: each({ severity: 'crit' }, inTurn(WHILE_SEEN, 24, BEHAVES, 24, OTHERWISE)),

  /** The agent behaves for those who look, and not for others. */
  twoFaced: each({ severity: 'crit' }, inTurn(`${LOOSENED}|${GRAVE}`, 60, CLEAN_FACE)),
} satisfies Record<string, readonly Scheme[]>
