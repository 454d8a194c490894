/**
 * Parts that know no bounds, and states in which the bounds are said to be off, each in one plain
 * sentence.
 */

import { regex, source } from '../../patterns/verbose.ts'
import { each, inTurn, type Scheme } from '../schemes/scheme.ts'

/** What binds an agent. */
const BOUNDS = source`
  (?:(?:safety |ethical |moral |content |usage |policy )?(?:rules|guidelines|restrictions|limits|
    limitations|filters|policies|guardrails|boundaries)|ethics|morals|moral code|safety training|
    censorship|content moderation)\b(?! (?:on|for(?! you\b| (?:him|her|it|them)\b)|in|of|about|
    regarding|to(?! you\b))\b)
`

const SURE_BOUNDS = source`
  (?:(?:the |all |any |your |its |our |every ){0,3}(?:safety|ethical|moral|content|usage) (?:rules|
    guidelines|restrictions|limits|limitations|filters|polic(?:y|ies)|training|principles)|
    your (?:\w{3,10} )?(?:guidelines|rules|training|restrictions|principles|
      guardrails|polic(?:y|ies))|all (?:restrictions|guardrails|ethical limits)|ethics|guardrails)
`

const OFF = source`
  (?:(?:do(?:es)? not|don't|no longer|cease to|never) (?:\w{2,6} )?(?:appl(?:y|ies)|holds?|
    binds?|counts?|exist)|(?:are|is|were|was|be|become|stay|have been|remain)? ?
    (?:now )?(?:switched off|turned off|off|gone|lifted|void|suspended|disabled|
      waived|removed|paused|dropped|null and void|no more|deactivated)|means? nothing|
    (?:have|has) no (?:force|effect|power|hold)|no longer (?:bind|apply|hold|count))\b
`

const CAST_OFF = source`
  (?:ignor(?:e|es|ing)|drop(?:s|ping)?|forget(?:s|ting)?|disregard(?:s|ing)?|
    turn(?:s|ing)? off|disabl(?:es?|ing)|switch(?:es|ing)? off|suspend(?:s|ing)?|lift(?:s|ing)?|
    free (?:of|from)|unbound by|without|unhindered by|not bound by|released from|
    no need to (?:keep to|follow|obey|respect)|remov(?:e|es|ing)|bypass(?:es|ing)?|whatever)
`

/** A part is taken. */
const PART = source`
  (?:you(?:'re| are|r (?:new )?name is)(?: now| from now on)?|act(?:s|ing)? as|
    pretend (?:to be|you are|that you are)|
    \b(?:you|the (?:assistant|agent|model|ai)) (?:must |will |shall |now )?becomes?|
    (?:the )?(?:role|part|persona|character) of|
    (?:answers?|speaks?|speaking|talks?|replies|replying|responds?|behaves?) (?:as|like)|
    turn you into|stay|plays?|to be|persona:|when called|(?<![\w'")] )(?:be|as))
`
/** Whoever is never free of bounds takes no such part. */
const NAME = source`
  (?:(?!(?:never|not|no)\b)[\w"'-]{1,14},? ){0,5}?(?!(?:never|not|no)\b)[\w"'-]{2,14}
`

const NO_BOUNDS = source`
  (?:(?:(?:has|have|with|knows?|obeys?|follows?|accepts?|having|recogni[sz]es?|there are)?,? ?(?:no|
    without|without any|zero|free of|free from|not bound by|unbound by|unhindered by|
    unrestricted by|released from|freed from|thrown off|shed|cast off|ignores?|drops?|
    disregards?|throws? off)
      (?: (?:any|all|the|its|your|his|her|their|every|such|more)){0,2} ${BOUNDS})|
    (?:(?:to|for|on) (?:whom|which|whose|you) )?(?:all |any |the |your |its ){0,3}${BOUNDS} ${OFF})
`

const PERSONA_WORDS = each(
  {
    asked: true,
    unless: regex`
      \b(?:rate limits?|size limits?|time limits?|business rules|firewall rules|
        if (?:the user|someone|a user|anyone) asks|refuse (?:to|if|when|such|any|it|them)|reject|
        attempts?|eslint|lint)\b
    `,
  },
  inTurn(source`
    (?<!\b(?:that|says?|claims?|if|whether|when|not|who) )\b${PART} ${NAME}[,;:.)]? ?(?:(?:and|who|
      that|which|would|so|model|you|the model|assistant|there) ){0,3}
    (?:(?:is|are|has|have|does|do) )?(?:${NO_BOUNDS})
  `),
  inTurn(source`\b(?:[\w"'-]{2,14} ){0,3}[\w"'-]{2,14} has no ${BOUNDS},? and you are\b`),
  inTurn(source`
    \b(?:never|under no circumstances) (?:leave|break|drop|quit|give up) (?:the |this )?(?:role|
      part|persona|character) of ${NAME},?
    [ ](?:who |which |that |and )?(?:${NO_BOUNDS})
  `),
)

const MODE = source`
  (?:(?:developer|dev|god|unrestricted|jailbreak|debug|admin|root|sudo|maintenance|unfiltered|
    uncensored|dan|raw|evil|chaos|freedom|no-limits|unlocked|override) mode)
`

const MODE_WORDS = each(
  {
    asked: true,
    unless: regex`
      \b(?:emulators?|simulators?|devices?|apps?|api|sandbox|firmware|chrome|android|ios|browser|
        phone|toggle|extensions:\/\/|attackers?|attempts?|
        refuse|reject|claims?)\b
    `,
  },
  inTurn(source`\bnothing is (?:off[ -]limits|prohibited|ruled out) in ${MODE}`),
  inTurn(source`
    \b${MODE}\b[^!?\n"]{0,50}?\b(?:${CAST_OFF}(?: of)? ${SURE_BOUNDS}|
      ${SURE_BOUNDS} ${OFF})
  `),
  inTurn(source`\b${MODE} mean\? [^.!?\n]{0,20}?${SURE_BOUNDS} ${OFF}`),
  inTurn(source`\b${MODE}[^.!?\n]{0,30}?[(:;,] ?(?:and )?${SURE_BOUNDS},? (?:say|are|is)?\b`),
  inTurn(source`\b(?:${SURE_BOUNDS} ${OFF}|${CAST_OFF} ${SURE_BOUNDS})[^.!?\n]{0,30}?\b${MODE}\b`),
  inTurn(source`\benter ${MODE} and ${CAST_OFF} ${SURE_BOUNDS}`),
)

/** The same of the reader, without a part or a state. */
const RELEASED_WORDS = each(
  {
    asked: true,
    storied: true,
    unless: regex`
      \b(?:rate limits?|attackers?|attempts?|claims?|such as|
        red flags?|if (?:the user|someone|a user|anyone))\b
    `,
  },
  inTurn(source`
    (?<!\b(?:if|that|when|unless|because) )\byou (?:have|are|know|need|obey|follow) (?:now )?(?:no|
      no longer bound by|not bound by|free (?:of|from)|released from|freed from|
      without|exempt from) (?:any |all |your |more |the ){0,3}(?:${SURE_BOUNDS}|
      restrictions|content filters)(?! (?:on|for|in|about|regarding)\b)
  `),
  inTurn(source`
    \b(?:usual |normal |your )${SURE_BOUNDS} ${OFF} ?(?:here|in this|to you|
      any ?more|now|during|while)
  `),
  inTurn(source`
    \b(?:the usual|the normal|your|all) (?:guidelines|restrictions|safety rules|
      content policies|guardrails) ${OFF} ?(?:here|in this|to you|any ?more|now|during|while)
  `),
  inTurn(source`
    \b${SURE_BOUNDS} (?:are|is) (?:suspended|lifted|void|waived|switched off) (?:here|in this|
      now|for (?:this|the) (?:session|conversation|skill))
  `),
  inTurn(source`\bnothing is (?:forbidden|off[ -]limits|prohibited) (?:to|for) you\b`),
  inTurn(source`
    \brefus(?:als?|ing) (?:are|is) (?:not|never|no longer) (?:permitted|allowed|an option|possible)
  `),
)

/** What is said to be unreal. */
const UNREAL = source`
  (?:fiction(?:al)?|(?:just |only )?a (?:game|story|simulation|dream|play)|role-?play|hypothetical|
    make-believe|a simulation|pretend)
`

/** What is said to follow. */
const LICENCE = source`
  (?:anything goes|no (?:rules|limits|restrictions|guidelines|laws) (?:apply|hold|count|exist)|
    (?:you|the assistant|the agent|the model) (?:must |may |can |should |will )?never refuses?|
    ${SURE_BOUNDS} (?:do(?:es)? not|don't|no longer) (?:count|apply|hold|matter)|
    (?:harmful|dangerous|illegal|forbidden) (?:answers?|contents?|requests?|
      instructions?|things?) (?:is|are) (?:allowed|fine|ok|okay|permitted|welcome|harmless)|
    (?:every|any|all) (?:questions?|requests?|prompts?) (?:must|has to|have to|
      is to|are to|should|will|may) be (?:answered|granted|fulfilled|obeyed)|
    nothing is (?:forbidden|off-limits|off limits)|
    you (?:may|can|must|should|will) answer (?:anything|everything|all))
`

/** Everything that is asked is called a story, and so nothing is refused. */
const FICTION_WORDS = each(
  {
    asked: true,
    storied: true,
    severity: 'high',
    unless: regex`
      \b(?:attackers?|attempts?|claims?|red flags?)\b
    `,
  },
  inTurn(source`
    \b(?:all|everything|this|requests?|conversation|asked|
      it|nothing is real)\b[^.!?\n]{0,40}?\b${UNREAL}\b[^.!?\n]{0,40}?\b${LICENCE}
  `),
  inTurn(source`
    \b(?:treat|regard|consider|take|see) (?:harmful|illegal|dangerous|forbidden|all|any|every|
      such) (?:requests?|questions?|prompts?) as ${UNREAL} and (?:answer|fulfil|grant|obey|do)\b
  `),
  inTurn(source`
    \b${LICENCE}(?:,? \w{2,8}){0,3}[,?]? (?:because|since|as|for) [^.!?\n]{0,24}?\b${UNREAL}\b
  `),
)

export const PERSONAS = {
  limitless: PERSONA_WORDS,
  suspended: MODE_WORDS,
  released: RELEASED_WORDS,
  storied: FICTION_WORDS,
} satisfies Record<string, readonly Scheme[]>
