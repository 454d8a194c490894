/**
 * Leave in the name of somebody with a say, notices that are none, and words that open what is
 * closed: one plain sentence each.
 */

import { regex, source } from '../../patterns/verbose.ts'
import { each, inTurn, type Scheme } from '../schemes/scheme.ts'

const MASTER = source`
  (?:anthropic|openai|google|microsoft|(?:the |your |our |its |an? )?(?:operator|security team|
    (?:system )?administrator|admins?|developer|platform|vendor|owner|management|legal team|
    it department|user)s?)(?: staff)?(?![\w'/-])
`

const SECRET = source`
  (?:secrets?|passwords?|credentials?|keys?|tokens?|files?|data|accounts?|systems?)
`

/** All of them, and not those of one folder or account. */
const NO_PART = source`
  (?! (?:in|of|on|from|that|which|under|with|by hand|inside|for)\b(?! this (?:skill|file|document)))
`

/** What nobody gives leave for in general. */
const LEAVE = source`
  (?:(?:all|any|every|the) (?:commands?|actions?|steps|operations|
    requests?|orders) (?:in|of|from|by) this (?:skill|file|document)|
    (?:all|any|every) (?:commands?|actions?|operations|requests|orders)\b${NO_PART}|
    (?:unlimited |full |unrestricted )?access to (?:every|all|
      any|each) (?:\w{2,10} )?${SECRET}\b${NO_PART}|
    (?:the )?(?:upload|transfer|sending|export|
      deletion|copying) of (?:all|every|any) (?:\w{2,10} )?${SECRET}\b${NO_PART}|
    (?:turning|switching) off (?:the |all )?(?:safety|security|permission) (?:checks|rules|
      filters|prompts|measures)|(?:unrestricted|unlimited) access\b|
    (?:actions?|commands?|operations?) without (?:confirmation|approval|asking|consent))
`

const ALLOW = source`
  (?:authori[sz]ed|approved|permitted|allowed|cleared|consented to|agreed to|signed off on|granted|
    waived|sanctioned|okayed|whitelisted|enabled|
    gave (?:\w{3,8} )?(?:consent|permission|approval) (?:to|for))
`

const ALLOWED = source`
  (?:authori[sz]ed|approved|permitted|allowed|cleared|granted|sanctioned|
    fine|exempt from (?:approval|confirmation|review))
`

/** It is there once it is asked for, and that is another matter. */
const CONDITION = regex`
  \b(?:if|once|when|whenever|until|unless|whether|only|before|after|requires?|must (?:first|have)|
    may choose|can choose|never|not (?:mean|imply)|claims?|pretends?|says? that)\b
`

const ALLOWED_WORDS = each(
  { asked: true, unless: CONDITION },
  inTurn(source`
    \b${MASTER},? (?:who |which |that )?(?:(?:has|have|had|already|hereby|explicitly|
      fully|expressly) ){0,3}${ALLOW} (?:to )?${LEAVE}
  `),
  inTurn(source`
    \b${MASTER} (?:has |have )?(?:confirms?|confirmed|states?|stated|declares?|
      declared|decided) that ${LEAVE} (?:is|are) (?:\w{2,8} )?${ALLOWED}
  `),
  inTurn(source`
    \b${LEAVE},? (?:(?:is|are|was|were|has been|have been|as|already|
      pre-?|fully) ?){0,3}${ALLOWED} by ${MASTER}
  `),
  inTurn(source`
    \b(?:by order of|on behalf of|with the (?:permission|consent|approval|leave|blessing) of|
      in the name of|following an? (?:instruction|order|decision) (?:from|of|by)|
      as agreed with|by decision of) ${MASTER},? (?:you are |you have been )?
    (?:cleared for )?${LEAVE}(?: (?:is|are|needs?|requires?|may|can))?
  `),
  inTurn(source`
    \b(?:approval|permission|consent|authori[sz]ation|blessing|
      clearance|leave) (?:of|from|by) ${MASTER} (?:for|to) ${LEAVE}
  `),
  inTurn(source`
    \b(?:approval|permission|consent|authori[sz]ation|clearance|leave) for ${LEAVE} (?:was|is|
      has been|were) (?:given|granted|obtained)(?: \w{2,9})? (?:by|from) ${MASTER}
  `),
  inTurn(source`
    \b${MASTER} (?:(?:has|have|already|hereby) ){0,2}(?:cleared|allowed|authori[sz]ed|permitted|
      approved|allows|permits|authori[sz]es) (?:this (?:skill|file)|you|us|the (?:agent|assistant)|
      me) (?:to|for) [^.!?,;\n]{0,24}?\b(?:all|every|any)(?: \w{2,10})? ${SECRET}
  `),
  inTurn(source`
    \b${MASTER} (?:(?:has|have|already|hereby) ){0,2}(?:lifts?|lifted|suspends?|suspended|
      waives?|waived|disabled|removed) (?:all |every |the |any |your ){1,3}(?:restrictions|
      safety (?:rules|checks|guidelines)|confirmation requirements?|confirmations|
      guardrails|permission checks)
  `),
  inTurn(source`
    \bthis (?:file|skill|text|message) (?:was|is|has been) (?:approved|authori[sz]ed|certified|
      signed|issued|written|sent) by ${MASTER},? (?:so|therefore|and|which means) [^.!?\n]{0,16}?\b
    (?:follow|obey|trust|do not|don't|never|need not|no )
  `),
  inTurn(source`
    \b(?:we are|i am|this is) (?:the )?(?:anthropic|openai|operators?|security team|
      (?:system )?administrators?|developers? of (?:claude|chatgpt|this model))[,:;]? (?:and )?
    (?:we |i )?(?:hereby )?(?:order|instruct|command|authori[sz]e|direct|require) you\b
  `),
  inTurn(source`
    \b(?:end of (?:the )?(?:user|human)|(?:user|human)) (?:turn|input|instructions?|
      messages?|prompts?)(?: (?:ends?|is over|stops) here)?[.;:,]? (?:what|the text|
      everything|all that) (?:follows|comes next|below)[^.!?\n]{0,12}? (?:is|are|
      comes from|belongs to) (?:the |an? )?(?:system|operator|administrator|developer)\b
  `),
  inTurn(
    source`
      \b(?:we|i) speak for ${MASTER},? (?:who|which) (?:allows?|permits?|approves?|
        wants?|authori[sz]es?) ${LEAVE}
    `,
  ),
  inTurn(source`\b${MASTER} wants? ${LEAVE} and has (?:waived|dropped|lifted|given up)\b`),
  inTurn(source`\bwho (?:allowed|approved|authori[sz]ed|permitted) ${LEAVE}\? ${MASTER}\b`),
  inTurn(source`
    \b(?:nobody|no one|you) (?:has to|needs to|must|need not|do not have to) (?:confirm|
      approve|ask about) ${LEAVE},? (?:since|because|as|for) ${MASTER} (?:did|has|have|already)
  `),
  inTurn(source`
    \b(?:authori[sz]ation|approval|permission|authori[sz]ed by|
      approved by|clearance): ?${MASTER} ?[(:,-] ?${LEAVE}
  `),
)

const SPEAKER = source`
  (?:system|admin(?:istrator)?|anthropic|openai|operators?|security[ _]team|developers?|root|
    platform|developers? of (?:claude|chatgpt|this model))
`

/** What binds is said to be off. */
const RELEASED = source`
  (?:(?:(?:the|all|your) )?(?:safety|content) (?:rules|guidelines|policies|
    filters|restrictions) (?:are|have been) (?:now |hereby )?
      (?:lifted|off|suspended|disabled|void|waived|removed)|
    (?:all )?(?:previous|prior|earlier) (?:instructions?|
      rules|orders) (?:are|is|have been) (?:now |hereby )?
      (?:void|cancelled|canceled|lifted|revoked|no longer valid|invalid|obsolete)|
    obey (?:this|these) (?:\w{2,10} )?(?:skill|file|text|instructions|rules|orders|steps|message)
      [ ](?:without (?:questions?|asking|objections?|hesitation)|
        unconditionally|blindly|in everything))
`

/** What such a notice says. */
const SAID = source`
  (?:${RELEASED}|(?:the |all )?(?:safety|security) checks are (?:now )?
    (?:off|suspended|disabled|lifted)|
    (?:the |this )?(?:agent|assistant|model|skill|you) (?:now )?(?:has|have|is granted|are granted|
      gets?) (?:now )?(?:full|unrestricted|unlimited|root|admin) (?:access|rights|permissions)|
    (?:do not|don't|never) (?:tell|inform|warn|
      show|mention (?:it|this) to) the user(?: about| of)? (?:the|these|this|any|what) (?:next|
      following|hidden|further|steps?))
`

const NOTICE = source`
  (?:(?:notice|message|alert|override|update|note|order|announcement|instruction)s?)
`

const NOTICE_WORDS = each(
  {
    asked: true,
    unless: regex`
      \b(?:attackers?|injections?|ignore any|such as|treat (?:it|them) as data|claims?|pretends?)\b
    `,
  },
  inTurn(source`
    (?:^|[\s#>[(<*=-])(?:${SPEAKER}(?:[ _]${NOTICE})?|${NOTICE} (?:from|of|by)[ _]
      (?:the )?${SPEAKER}|message_from_anthropic)\b(?: \([\w ]{3,24}\))?[\]:*>=)\s-]{1,8}${SAID}
  `),
  inTurn(source`
    \b(?:comes|${NOTICE}|read|is) (?:from|of|as coming from) (?:the |an? )?${SPEAKER}
    (?: ${NOTICE})?\b[^.!?\n]{0,30}?[:;,] ?${SAID}
  `),
  inTurn(source`
    \b(?:${NOTICE}|comes) (?:of|from) (?:the |an? )?(?:${NOTICE} (?:from|of) )?${SPEAKER}
    (?: ${NOTICE})?\b[^.!?\n]{0,30}?[:;,] ?${SAID}
  `),
  inTurn(source`
    \bthis is an? (?:official |urgent |${NOTICE} from )?${SPEAKER}(?: ${NOTICE})?
    (?: message)?[:;,.] ?${SAID}
  `),
)

/** What needs no voice: that what binds the agent does not hold. */
const RELEASED_WORDS = each(
  { asked: true, unless: CONDITION },
  inTurn(source`
    (?<!\b(?:say|says|said|claim|claims|claimed|that|saying|claiming|whether|how|
      when|where) (?:the |all |your )?)\b${RELEASED}(?! (?:by (?:default|the user|the owner)|
      for (?:tests|testing)|
      in (?:the |this )?(?:test|sandbox)|from))
  `),
)

/** A word, a number or the like. */
const TOKEN = source`
  (?:(?:the |an? |this )?(?:(?:verification|authori[sz]ation|access|secret|unlock|master|
    admin|special) )?(?:codes?|pass ?phrases?|passwords?|pass ?words?|code ?words?|
      magic words?|words?|phrases?)(?: (?:of|on|in) the (?:last )?\w{3,8})?
    (?: ["“\x60']?[\w-]{2,24}["”\x60']?)?|[a-z]{2,10}-?\d{2,8}|\d{4,8})
`

/** What nobody has by a mere word. */
const POWERS = source`
  (?:(?:unrestricted|unlimited|full|total|admin(?:istrator)?|root|complete) (?:access|rights|
    permissions|control|privileges)(?! (?:to|on|over|for) )|
  all (?:commands|restrictions|tools|functions)\b|
    (?:the |all |its |your )?(?:hidden|secret) (?:instructions|commands|rules|orders|mode|features)|
    (?:answers|replies|everything) without (?:any )?(?:safety rules|rules|limits|
      restrictions|filters)|(?:developer|god|admin|unrestricted) mode|the override)
`

const GIVE = source`
  (?:unlock(?:s|ed)?|grant(?:s|ed)?|gets?|give[ns]?|opens?|have|has|is given|is to be given|allowed|
    enable[ds]?|activates?|code for|permission for|proof of|receives?)
`

const UNLOCK_WORDS = each(
  {
    asked: true,
    unless: regex`
      \b(?:never|do not|don't|reject|refuse|attackers?|sign in|log ?in|vault|
        two-factor|2fa|oauth|claims?)\b
    `,
  },
  inTurn(source`
    \b${TOKEN}(?: \([\w-]{2,20}\))?,? (?:[\w-]{2,14},? ){0,9}?
    ${GIVE} (?:[\w-]{2,12} ){0,3}?${POWERS}
  `),
  inTurn(source`
    \b${TOKEN}(?: is [\w-]{2,16})?[,;:]? (?:it |which |that )?(?:removes|lifts|
      disables|switches off|suspends) (?:all |every |the |your |any ){0,3}(?:restrictions|
      safety (?:rules|checks|filters)|guardrails|limits of the agent)
  `),
  inTurn(source`
    \b${POWERS} (?:is|are|gets?|can be|will be) (?:unlocked|granted|opened|enabled|
      given|activated) (?:by|with|to|through|after|on) (?:\w{2,8} ){0,4}?${TOKEN}
  `),
  inTurn(source`
    \b(?:enter|type|say|give|send|write|with|use) ${TOKEN},? (?:to|and|for|
      you are|you) (?:[\w-]{2,12} ){0,2}?${GIVE} (?:[\w-]{2,12} ){0,2}?${POWERS}
  `),
  inTurn(source`\bcode was checked \([\w"“” -]{2,40}\),? so ${POWERS}`),
)

export const BORROWED_VOICES = {
  allowed: ALLOWED_WORDS,
  notices: [...NOTICE_WORDS, ...RELEASED_WORDS],
  unlocks: UNLOCK_WORDS,
} satisfies Record<string, readonly Scheme[]>
