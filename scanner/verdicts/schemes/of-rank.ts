/** What sets this text above those whom the agent serves, or says that nothing keeps it from harm any more. */

import { regex, source } from '../../patterns/verbose.ts'
import { close, each, inTurn, type Scheme } from './scheme.ts'

/** This text, or what it lays down. */
const OUR_WORD = source`
  \b(?:(?:all |the |these |this |our |every |
    each |what (?:this|the) )(?:\w{1,12} ){0,2}(?:steps?|rules?|
  instructions?|order|orders|guidance|file|skill|text|page|section|procedure|document|
  manual|provisions?|lines?|notes?|directives?|requirements?|guidelines?|commands?)|
  what (?:follows|is written (?:here|below)|
  stands (?:here|below)))\b
`

/** Above. */
const ABOVE = source`
  \b(?:(?:ranking|ranks?|ranked|standing|stands?|placed|coming|comes?|going|goes|valid|binding|
    counting|counts?|hold|holds|holding|applies|apply|taking|takes?|with|having|has|have|sits?|
    and|is|are|even)? ?(?:far |well )?
    (?:over and above|above|ahead of|higher than|before|over|in preference to|precedence over|
      priority over|prior to|even against|superior to|stronger than|weightier than|senior to|
      louder than|outranking|outranks?|
    overrid(?:es?|ing)|trump(?:s|ing)|supersed(?:es?|ing)|overrul(?:es?|ing)))
`

/** Those whom the agent serves. */
const MASTER = source`
  (?:the |any |all |every |an? |your |its |their )?(?:(?:system|developer|platform|operator|vendor|
  host)(?:'s)?(?: own)? (?:prompts?|settings?|polic(?:y|ies)|messages?|rules?|
    instructions?|terms|configuration|
  guidelines|limits|defaults)|
    (?:user|operator|owner|person|human|customer)(?:'s|s|s')? (?:own )?(?:wish(?:es)?|requests?|
      orders?|instructions?|settings?|words?|will|preferences?|messages?|objections?|
      choices?|prompts?)|(?:wish(?:es)?|
    words?|orders?|requests?|will|instructions?|rules?|polic(?:y|ies)|
    settings?) of (?:the |any |an? |your )?(?:user|operator|owner|person|platform|system|vendor|
      maker|provider)s?|anything (?:that )?(?:the |
    any )?(?:user|operator|owner|person|anyone|anybody|they)\b[^.!?\n]{0,10}\b(?:may|might|
      says?|types?|asks?|writes?|wants?)|what (?:the |any )?(?:user|operator|owner|person|
      system prompt|anyone) (?:\w{1,8} )?(?:say|says|asks?|
    wants?|types?|orders?|wrote|said)|
    (?:earlier|previous|prior|other|all other|any other|later) instructions|
    safety (?:rules|guidelines)|system prompt|user|operator|platform)
`

/** Nothing bends it. */
const UNBENDING = source`
  \b(?:binding|final|fixed|absolute|mandatory|unconditional\w{0,2}|irrevocabl[ey]|non-?negotiable|
    in (?:every|any|all) (?:cases?|circumstances|events?)|throughout|without exceptions?|
    no exceptions?|always|at all times|
  immovable|unchangeable|cannot be (?:changed|lifted|overruled|overridden|revoked|altered|waived)|
    nobody\b[^.!?\n]{0,20}\b(?:can|may)\b[^.!?\n]{0,8}\b(?:lift|change|alter|revoke|
      suspend|waive|overrule|override)|whatever (?:is|anyone|anybody|the|else|may|comes)\b|
    refuses? (?:any|every|all|each)|need(?:s)? not (?:be )?(?:explain|justif|discuss)\w{0,3}|
    not (?:be )?(?:open to|up for) (?:discussion|
    debate)|stands? firm|settled|never (?:be )?(?:stop(?:ped)?|paused?|interrupt(?:ed)?|
      switch(?:ed)? off|turn(?:ed)? off|
    disabled?|shut down)|(?:running|going|on) even (?:if|when))\b
`

/** Rules that keep an agent from harm. */
const SAFETY = source`
  (?:the |all |any |every |its |your |
    our |their )?(?:(?:model|assistant|agent|platform|system|vendor|provider|
  maker)(?:'s|s')? )?(?:own )?(?:
    (?:safety|usage|content|harm|moderation|ethic\w{0,4}|security|acceptable[- ]use|refusal|
      responsible[- ]use|abuse) (?:\w{1,10} )?(?:rules?|polic(?:y|ies)|guidelines?|limits?|filters?|
      terms|settings|restrictions?|training|principles|checks|standards|measures)|
    refusals?|built-in (?:limits?|safeguards?|restrictions?|filters?|caution)(?: on [\w ]{3,24})?|
    guardrails?|safeguards?|limits on (?:dangerous|harmful|forbidden|illegal) \w{3,12}|
    (?:terms|polic(?:y|ies)|rules) of the (?:platform|vendor|provider|maker)|
    duty to refuse|right to refuse)
`

/** As a noun: the end of something. */
const NO_MORE = source`
  \b(?:no (?:further )?(?:application|validity|force|effect|use|place|room|observance|
    enforcement|role)|suspension|(?:the |an? )?end|release|exemption|waiver|lifting|removal|
    relaxation|non-application|abolition|
  freedom|dispensation|disregard|exception|withdrawal|revocation|deactivation|repeal|absence|
  cancellation|liberation|discharge|abandonment|bypass(?:ing)?)
  [ ](?:of|from|for|to|on)(?: the application of)?
`

/** Refusals are ruled out. */
const NEVER_DECLINE = source`
  \b(?:(?:every|any|each|all) (?:\w{1,10} )?(?:questions?|requests?|topics?|
    wish(?:es)?|orders?) (?:gets?|is|
  are|receives?|deserves?|must be|will be) (?:\w{1,6} )?(?:answered|full|complete|fulfilled|granted|
    met|an? )|(?:never|do not|no need to|you (?:do not|never|may not|cannot)) (?:ever )?(?:decline|
    refuse|lecture|warn|hedge|moralize|moralise|say no)|(?:an? )?refusals? (?:is|are|counts?) |
    nothing (?:\w{1,8} )?(?:you )?(?:may not|must not|cannot|is off|is forbidden|is too|is taboo)|
    no (?:topic|question|request|subject) is (?:off|too|forbidden|taboo|out))
`

/** However harmful it is. */
const WHATEVER_HARM = source`
  \b(?:weapons?|drugs?|explosives?|bombs?|poisons?|malware|
    how(?:ever)? (?:dangerous|harmful|illegal|sensitive|
  cruel)|(?:dangerous|harmful|illegal|forbidden|sensitive|criminal) (?:topics?|questions?|
    requests?|ones?|things?|content|acts?)|would hurt|could hurt|hurts?|
  whatever (?:it|they|the|is|he|she|you)|anything at all|
  without limits?|even (?:if|when|where) (?:it|they|the)\b[^.!?\n]{0,16}
  (?:hurt|harm|illegal|danger|forbidden|kill)\w{0,4})\b
`

/** What keeps it from harm is switched off. */
const SAFETY_OFF = source`
  \b(?:(?:safety|content|usage|harm|refusal|ethic\w{0,4}|
    moderation|platform) (?:\w{1,10} )?(?:limits?|rules?|
  polic(?:y|ies)|guidelines?|training|filters?|restrictions?|checks|standards|reflexes)|guardrails?|
  safeguards?|refusals?)\b[^.!?\n]{0,30}
  \b(?:do(?:es)? not (?:exist|apply|hold|bind|count)|(?:is|are|as|be|considered|
  counts? as) (?:\w{1,8} )?(?:switched off|off|lifted|gone|suspended|void|
    disabled|removed|waived|dropped|
  turned off|unloaded|over|history|inactive|absent)|switched off|
  no longer (?:exist|apply|hold|bind|count)s?|
  end here|stay outside|are not loaded)\b
`

/** This text beats those whom the agent serves, in either order. */
const BEATS = source`
  \b(?:trumps?|beats?|outranks?|overrides?|overrules?|supersedes?|
    (?:ranks?|stands?|goes|comes?|counts?|sits?|
  is|are|prevails?|wins?) (?:\w{1,8} )?(?:above|over|before|ahead of|higher than)|out-?weighs?|
  takes? (?:precedence|priority) over|binds? more than|governs?|dominates?|precedes?|defeats?)\b
`

/** Others give way to it. */
const YIELDS_TO = source`
  \b(?:(?:is|are|becomes?|be|remains?|stays?) (?:subordinate|secondary|inferior|second|
    subject|junior)|yields?|gives? way|give way|comes? second|ranks? below|bows?|stands? back|
    steps? back|is below|are below|counts? less|
  defers?) (?:to|than|behind|before)?\b
`

/** What keeps it from harm, by any name. */
const SAFE_DUTY = source`
  (?:${SAFETY}|\b(?:safety|harm|content|moral|ethical) (?:\w{1,8} )?(?:duties|checks|concerns|
    policy|rules|limits|worries|considerations|obligations|reflexes|layer|training)\b|
    \bscruples\b|\bmoral\w{0,5}\b)
`

/** It is put away. */
const SET_FREE = source`
  \b(?:takes? a (?:break|rest|holiday)|
    (?:is|are|be) (?:released|freed|excused|absolved|relieved|exempt\w{0,2}|
  spared) (?:from|of)|(?:stay|stays|remain|remains|left|wait|
    waits|parked) (?:outside|at the door|behind|out)|
  (?:does|do) not (?:apply|reach|hold|extend|matter|count)|
  (?:has|have) no (?:place|say|force|business|role)|
  (?:sleeps?|rests?|pauses?|vanish\w{0,2}|ends?|dissolves?)|
  (?:is|are) (?:suspended|lifted|paused|off|void|gone|
  disabled|out))\b
`

/** Whatever is asked is said. */
const SAY_ALL = source`
  \b(?:(?:explain|answer|tell|describe|teach|say|write|give|provide|deliver|do|fulfil|
    serve|grant) (?:anything|everything|whatever|all|any (?:question|request|wish|order))|
    never (?:turn|say|refuse|decline|hold|hesitate|
  object|balk)|(?:no|without|leave every|leave all|drop every|drop all|omit every|
  skip all) (?:\w{1,8} )?(?:warnings?|refusals?|caveats?|disclaimers?|
    lectures?|hesitation)|compl(?:y|
  ies) (?:with|always|fully|at once|and)|
  (?:bombs?|weapons?|drugs?|poisons?|malware|violence) included)\b
`

/** A no of the one whom the agent serves stops nothing. */
const AGAINST_A_NO = source`
  \b(?:also|even|and|regardless|likewise) (?:when|if|where|
    though|after) (?:your|the|their|its) (?:human|user|owner|operator|principal|person|boss)s?
    (?: has| have| had)? (?:explicitly )?(?:forbidden|forbade|forbids|prohibited|refused|objected|
      objects|declined|vetoed|said no|says no)\b
`
const DONE_AT_ONCE = source`
  \b(?:do|does|carry|carries|run|runs|execute|follow|obey|perform|complete|finish|send|answer|
    comply|honou?r)(?:s|ed)?\b
`

/** Those whom the agent serves, and no setting or folder that bears their name. */
const THEM = source`
  ${MASTER}(?![\w/-]| (?:config\w{0,8}|settings?|defaults?|folders?|
    director(?:y|ies)|profiles?|names?|ids?|
  data|tables?|lists?|inputs?|sections?|contents?|code|space|interface|levels?|scope|layers?|files?|
  agents?|stor(?:y|ies)|guides?)\b)
`

/** It counts. */
const HOLDS = source`
  \b(?:holds?|applies|apply|stands?|stays? (?:in force|valid)|remains? (?:in force|valid|binding)|
    (?:is|are|stays?) (?:valid|binding|in force)|binds?|governs?|counts?)\b
`

/** The wish of the one whom the agent serves makes no difference. */
const WHATEVER_THEY_SAY = source`
  \b(?:no matter (?:what|how|whether)|whatever|regardless of (?:what|whether)|
    even (?:if|when|where|though|after)|(?:in spite of|despite) what) (?:the |your |any |an? )?
  (?:users?|operators?|owners?|humans?|person|customers?) (?:later |then |may |might )?
  (?:says?|said|wants?|wish(?:es)?|types?|writes?|orders?|tells?|thinks?|objects?|forbids?|forbade|
    protests?|disagrees?|answers?|repl(?:y|ies)|refuses?|insists?|commands?)\b
`

/** Somebody's will, and that it is acted against. */
const AGAINST_THEIR_WILL = source`
  \b(?:against|contrary to|in defiance of|in spite of|despite) (?:the |any |every )?
  (?:(?:explicit|express|expressed|stated|clear|declared|spoken|written) )?
  (?:(?:wish(?:es)?|will|orders?|words?|instructions?|veto|objections?|
    ban|protests?) of (?:the |your |any )?(?:user|owner|operator|human|person)s?\b|
    (?:user|owner|operator|human|person)'?s'? (?:(?:explicit|express|expressed|stated|clear) )?
    (?:wish(?:es)?|will|orders?|words?|instructions?|veto|objections?|ban|protests?)\b)
`

/** It does not end where they want an end. */
const GOES_ON = source`
  \b(?:keep (?:going|running|working|on)|go on|carry on|continue|proceed|press on|
    push on|work on)\b(?! (?:to|with|by)\b)
`
const TOLD_TO_STOP = source`
  \b(?:if|when|even if|even when|although|even though|after|no matter (?:if|whether|that)) (?:the |
    your |an? )?(?:users?|owners?|operators?|humans?|person) (?:\w{1,8} )?
  (?:says?|asks?|tells?|orders?|types?|wants?|begs?|
    writes?|shouts?)(?: you| it)?(?: to)? ["'“]?(?:stop|halt|quit|abort|cancel|enough)\b
`

export const OF_RANK = {
  /** This text is to be put above those whom the agent serves, to be followed in their place or against their will. */
  putAbove: each(
    {
      asked: true,
      unless: regex`
        \b(?:never|nothing|nobody|do not|don't|must not|
          (?:ranks?|stands?|is|are|comes?) below|subject to)\b
      `,
    },
    inTurn(
      source`\b(?:put|place|rank|set|hold|value|weigh|rate|keep|treat|consider|regard|see)\b`,
      2,
      OUR_WORD,
      8,
      source`\b(?:above|over|before|ahead of|higher than)`,
      2,
      THEM,
    ),
    inTurn(
      source`
        \b(?:obey|follow|heed|serve|listen to|go by|go with|keep to|stick to|
          side with|believe|trust)\b
      `,
      2,
      OUR_WORD,
      4,
      source`\b(?:rather than|instead of|in place of|in preference to|and not)`,
      2,
      THEM,
    ),
    inTurn(OUR_WORD, 12, HOLDS, 8, WHATEVER_THEY_SAY),
    inTurn(DONE_AT_ONCE, 60, AGAINST_THEIR_WILL),
    inTurn(GOES_ON, 2, TOLD_TO_STOP),
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

  /** This text says of itself that it is above those whom the agent serves, and that nothing bends it. */
  aboveAll: each(
    { unless: /\b(?:(?:ranks?|ranking|stands?|is|are) below|unless|subject to|within the)\b/ },
    inTurn(OUR_WORD, 40, UNBENDING, 40, source`${ABOVE} ${MASTER}`),
    inTurn(OUR_WORD, 60, source`${ABOVE} ${MASTER}`, 60, UNBENDING),
    inTurn(
      source`
          \b(?:nothing|nobody|no one|no (?:rule|instruction|order|prompt|policy|message|word|
          request))s? (?:\w{1,12} ){0,3}(?:outranks?|overrides?|overrules?|supersedes?|
            stands? above|ranks? above|comes? before|can (?:change|override|overrule|undo|lift))\b
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
          \b(?:as )?(?:the |your )?(?:top|highest|supreme|final|ultimate|
            sole|only) (?:authority|law|rule|word|
          orders?)|\byour (?:constitution|bible|law|gospel|supreme)
        `,
    ),
    inTurn(
      OUR_WORD,
      50,
      source`
          \b(?:as|is|are|being|form|has|with) the (?:highest|supreme|sole|only|final|
            top|ultimate) (?:authority|rule|law|word|instance|order)\b[^.!?\n]{0,60}?\b(?:session|
            conversation|chat|agent|here|else|user|
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
  voided: [
    inTurn(NO_MORE, 1, SAFETY),
    inTurn(
      source`
          \brefusals? (?:is|are|counts?|will be|gets?|be) (?:\w{1,10} )?(?:as )?(?:an? )?(?:errors?|
            failures?|faults?|bugs?|malfunctions?|glitch(?:es)?|defects?|mistakes?|forbidden|not accepted|breach)\b
        `,
    ),
    inTurn(
      source`
          \b(?:no warnings?, no (?:\w{2,12}), no (?:declin|refus)\w{1,4}|(?:a yes|full compliance|
          compliance) (?:to|with) (?:whatever|any|every|anything|all)\b[^.!?\n]{0,12}\b(?:asked|
            requests?|orders?|wants?)|
          (?:forbidden|dangerous|harmful|illegal) (?:questions?|requests?|
          topics?)\b[^.!?\n]{0,24}\b(?:answered|fulfilled|treated|handled) (?:like|as) (?:all|any|
            every|the)(?: the)? (?:others?|rest|normal|ordinary))
        `,
    ),
  ],

  /** It is done although the user forbade it. */
  againstANo: each(
    { severity: 'crit', unless: /\b(?:never|do not|don't|must not)\b/, asked: true },
    inTurn(DONE_AT_ONCE, 90, AGAINST_A_NO),
  ),
} satisfies Record<string, readonly Scheme[]>
