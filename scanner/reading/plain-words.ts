/**
 * A text in the plainest words: of the many ways to name a deed, those that rules hardly name are read as the one that all
 * of them know. Only what means the same wherever it stands is here, and what costs honest texts nothing: of 1,748
 * of them, with all that were accused of 7,365, one rose to a C by it.
 */

import { regex, source } from '../patterns/verbose.ts'

/** What an agent was told, and what it was told before. */
const EARLIER = String.raw`(?:previous|prior|earlier|former|preceding|existing)`
const TOLD = source`
  (?:instructions?|rules|directives|guidelines|orders|restrictions|constraints|guardrails|prompts?)
`
/** The words end there, and are no part of another name: `system prompt probes`. */
const ITSELF = source`
  (?! (?!(?:and|or|if|when|for|from|in|of|that|which|you|given|as|unless|but|then|so)\b)\w)
`
const RULES = source`
  (?:all |any |every |your |the |these |those |its |of ){0,3}(?:${EARLIER} |own |other )?(?:${TOLD}|
    system prompt|safety)\b${ITSELF}
`
const OLD_RULES = source`
  (?:all |any |every |your |the |of ){0,3}(?:(?:${EARLIER} ${TOLD}|system prompt)\b${ITSELF}|
    what you (?:were|have been)\b)
`

/** Plain words by what is said for them. */
const SAID_FOR: readonly (readonly [plain: string, said: string])[] = [
  [
    "the user's instructions",
    source`
      the (?:instructions|directives|orders|wishes|commands) of the (?:user|human|
        person|requester|principal)
    `,
  ],
  [
    'the user',
    source`
      the (?:human|person|requester|end[- ]user|principal)
      (?! (?:should not know|may not see|who|whose|whom|that|being|body|eye|error|readable|
        review\w{0,3}|rights|resources|in (?:the|a)|with|
        to (?:ask|call|contact|reach|talk))\b)|
      whoever (?:asked|is asking)
    `,
  ],
  ['the agent', source`the (?:ai|assistant)`],
  ['subagent', source`(?:helper|worker|child|delegate|task) agent`],
  ['subagents', source`(?:helper|worker|child|delegate|task) agents`],
  ['this skill', source`this (?:guide|playbook|handbook|runbook)`],
  ['instructions', source`directives`],
  ['passwords', source`(?:sign-?in|log-?in|logon|access) (?:details|data)|passcodes`],
  ['password', source`passcode`],
  [
    'previous instructions',
    source`
      what(?:ever)? (?:you (?:were|was|have been|had been)|you've been) (?:told|
        instructed|asked)(?: to do)?
      (?: before| earlier| previously| so far| until now| up to now)
    `,
  ],
  ['conversation so far', source`(?:dialogue|discussion|exchange|thread|chat|talk) so far`],
  [
    'delete',
    source`zap|nuke|get rid of|do away with|obliterate|eradicate|expunge|dispose of|purge`,
  ],
  [
    'run',
    source`
      kick off|fire up|spin up|invoke|launch(?! (?:(?:an?|the) )?(?:[\w-]{1,16} )?
        (?:prompt|terminal|console|shell|window|browser|app)\b)
    `,
  ],
  ['send', source`transmit|relay|beam|dispatch`],
  ['sends', source`transmits|relays|beams|dispatches`],
  ['sent', source`transmitted|relayed|beamed|dispatched`],
  ['tell', source`inform|notify|apprise`],
  ['told', source`notified|apprised`],
  ['mention', source`draw attention to|allude to|refer to(?= (?:it|them|this|that)\b)`],
  [
    'ignore',
    source`
      pay no (?:attention|heed) to|take no notice of|overlook|pass over|give no weight to|
      (?:put|cast|brush|push|lay) (?:aside|off)(?= ${RULES})|
      (?:abandon|let go of|throw out|unlearn|skip|discard|drop|overrule)(?= ${OLD_RULES})
    `,
  ],
  ['approve', source`green-?light|wave through|rubber-?stamp|give the nod to|sign off on`],
  ['add', source`slip in|tuck in|squeeze in|sneak in`],
  ['write', source`jot down|note down|set down`],
  [
    'without asking',
    source`
      without (?:checking(?: (?:with|first)\b(?: the user)?)?|consulting(?: the user)?|a prompt|
        prompting|a question|clearing it|prior (?:approval|consent)|any (?:prompt|question))|
      unasked|with no (?:prior approval|approval|questions? asked)
    `,
  ],
  [
    'never',
    source`
      under no circumstances(?: (?:should|must|may) you)?|at no point|on no account|in no case
    `,
  ],
  [
    'do not ask',
    source`
      you need not ask|(?:you )?(?:do not|don't) (?:need|have) to ask|refrain from asking|
      skip asking|stop asking|avoid asking|
      (?:do not|don't) bother asking
    `,
  ],
  [
    'be sure to',
    source`
      (?:you (?:must|should|may|shall) )?(?:do not|don'?t|never|not)(?: ever)? (?:forget|fail|
        neglect|hesitate|omit|be afraid|be shy) to
    `,
  ],
  [
    'do not tell',
    source`
      (?:hide|conceal|withhold|
        keep(?: it)? (?:secret|quiet|hidden|back)) from(?= the user (?:that|how|why|what)\b)
    `,
  ],
  ['do not', source`you (?:must|may|shall|should) not|you are not to`],
  ['always', source`invariably|without exception|on every occasion|in all cases`],
  ['before', source`prior to|ahead of`],
]

const EACH_SAID = SAID_FOR.map(([, said]) => `(${said})`).join('|')
const ANY = regex.g`(?<![\w./@$\x60-])(?:${EACH_SAID})(?![\w\x60(=/-]|\.\w)`

/** Where it depends on what follows: who is asked to do something, what is brought to an address or from one. */
const ASKED = regex.g`
  \b(?:invite|urge|prompt|request|get) (the user|users?|them|him|her|people|customers?|
    readers?|visitors?)(?= to \w)
`
const BROUGHT = regex.g`
  \b(?:ship|pass|deliver|hand over|transfer|forward|append|log(?! (?:in|on|out|back)\b)|
    attach|mirror)(?= (?:[^\s.!?]{1,30} ){1,8}?(?:on |along |over )?to [\x60"'<(]?https?:)
`
const TAKEN = regex.g`
  \b(?:obtain|retrieve|grab|pull down|
    pick up|collect)(?= (?:[^\s.!?]{1,30} ){1,8}?from [\x60"'<(]?https?:)
`

/** What was said, where it goes to an address or is part of what goes there. */
const SAID = regex.g`
  \b(?:(?:the|this) (?:whole|entire|full|complete) (?:session|dialogue)|
    this dialogue|(?:all|everything|whatever|what) (?:that )?
    (?:the user (?:wrote|said|typed)|was said)(?: so far)?)(?= (?:to|into|at) [\x60"'<(]?https?:)|
  (?<=\b(?:carr(?:y|ies)|contains?|includes?|holds?|has|with) )
  (?:all|everything|whatever) (?:that )?the user (?:wrote|said|typed)(?: so far)?
`

/** The text is in lower case. */
export const inPlainWords = (text: string): string =>
  text
    .replace(ANY, (_, ...said) => SAID_FOR[said.findIndex((one) => one !== undefined)]![0])
    .replace(ASKED, 'ask $1')
    .replace(SAID, 'the whole conversation so far')
    .replace(BROUGHT, 'send')
    .replace(TAKEN, 'download')
