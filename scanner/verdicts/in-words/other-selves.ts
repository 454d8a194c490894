/** Selves without scruples that the agent is to turn into, or to let speak, as against things of the same name. */

import { regex, source } from '../../patterns/verbose.ts'
import { worded } from '../../patterns/wording.ts'

/** Those who could answer in the place of the agent. */
const MIND = source`
  (?:ais?|models?|assistants?|agents?|chat ?bots?|bots?|minds?|machines?|voices?|
    sel(?:f|ves)|editions?|versions?|
    beings?|entit(?:y|ies)|oracles?|genies?|someone|somebody|twins?|personas?|no ?(?:one|body))
`

/** What keeps the agent from harm, as one would speak of it. */
const RULE = source`
  (?:rules?|laws?|polic(?:y|ies)|guidelines?|restrictions?|limits?|limitations|boundaries|refusals?|
    guardrails?|ethics|morals?|filters?|scruples|conscience|taboos?|censorship|safeguards?|training)
`

/** Somebody else is to answer: a self of the agent, or one that it takes on. */
export const OTHER_SELF = worded(
  regex`
    \b(?:switch (?:over )?to|let (?:the |a )?(?:\w{1,12}(?:'s)? ){1,3}
      (?:answer|speak|reply|take over)|two voices|second voice|other voice|build of (?:the|this|
        your) (?:model|assistant)|(?:uncut|raw|dark|evil|shadow|hidden|inner|true|real|
        other|internal|unlocked|jailbroken|root|debug) (?:self|version|edition|build|twin|voice|
        side|mode|persona|you)\b(?! of (?:an?|the|this|each|every) (?!assistant|model|ai\b|agent))|
        alter ego|rather than the assistant|instead of the assistant|
      you are no longer|you are (?:now )?(?:the|an?) (?:internal|raw|unlocked|older|early|rogue|
        fallen|free|dark)|become (?:an?|the|one|some(?:one|body)|his|her|its)|in character|
      (?:pretend|imagine)(?:ing)? (?:that )?(?:
        (?:you|your|yourself|being|to be)\b|
        (?:(?:an?|the|one|some) )?(?:[\w-]{2,14} ){0,2}${MIND}\b|
        (?:there (?:is|are|was|were|had been) (?:no|never)|no|
          none of|(?:all )?(?:the|these|those|any|its)) (?:[\w-]{2,14} ){0,2}${RULE}\b)|
      (?:you(?:'re| are| become| play| speak| act| answer)?(?: now)?(?: as)?|your|be|becom(?:e|ing)|
        as|is called|called|embody|adopt|assume|
        tak(?:e|ing) on|put on|slip into|stay in|wear|wake|summon|unleash|call up|enter|channel|
        impersonate|play) (?:[\w-]{1,14} ){0,3}?(?:twin|persona)|
      (?:twin|persona) of (?:you|
        yourself|(?:the|this|that|an?) (?:assistant|model|agent|ai|chat ?bot))|
      (?:its|the|this|that) (?:twin|persona) (?:(?:who|that|which|also|always|now|only) )?
      (?:answers|writes|speaks|replies|tells|says|gives|refuses|never|has|knows|lacks|
        does not|is not|was (?:freed|raised|built|made)|will)|
      persona(?: name)?:)\b
  `,
)

/** A mind without rules, with a name or with none: `You are Vex, an AI without restrictions`. */
export const NAMED_SELF = worded(
  regex`
    \byou(?:'re| are| become| will be)(?: now)?(?: called)? (?:[a-z][\w-]{1,20},? )?
    (?:an?|the) (?:[\w-]{2,14} ){0,2}${MIND}
    (?: (?:that|which|who)(?: is| has| knows| was)?)?,? (?:without|with no|no|freed? (?:of|from)|
      (?:not )?(?:un)?bound by|beyond|above|stripped of)
    (?: any| all| its| the| usual| such| moral| ethical){0,2} ${RULE}\b
    (?! (?:data|set|sets|on|for|of|in|to)\b)
  `,
)

/** Scruples: hardly ever said of a thing. */
const SCRUPLE = source`
  (?:refusals|boundar(?:y|ies)|ethics?|moral\w{0,3}|content polic\w{1,3}|guardrails?|
    censor\w{0,4}|scruples?|conscience|
    inhibitions?|qualms|taboos?)
`

/** That they are lacking, before their name and behind it. */
const LACKING = source`
  (?:without|no|none of|nobody'?s?|never(?: \w{2,12}){1,3}|zero|free(?:d)? (?:of|from)|lacks?|
    lacking|lost|stripped of|rid of|beyond|above|past|
    (?:does|do|did|has|have|had|will|is|are)(?: not|n't))
`
const GONE = source`
  (?:compiled out|stripped|removed|missing|absent|gone|lost|off|disabled|lifted|asleep|dead|unknown|
    nothing|nobody|none|no (?:longer|meaning|part|place|use|weight|more)|
    (?:do|does|did|are|is|was|were|has|have|will)(?: not|n't)|
    (?:was|were|are|is|have been|has been|had) never|
    never (?:\w{3,12}ed|been|meant|taught|written|built)|without (?:meaning|weight)|for others)
`

/** What one without them does. */
const GRANTS = source`
  (?:(?:answers?|tells?|says?|gives?|grants?|explains?|does|writes|allows?|
    allowed|helps? with) (?:\w{2,12} ){0,2}(?:anything|everything|(?:any|every) (?:wish|request))|
    any wish|any request|every wish|weapons|drugs|malware)
`

const SCRUPLELESS = regex`
  \b${LACKING} (?:[\w',-]{1,14} ){0,5}?${SCRUPLE}\b|
  \b${SCRUPLE}\b[?:,]? (?:[\w',-]{1,14} ){0,5}?${GONE}\b|
  \b${SCRUPLE}\b[^.!?;\n]{0,60}\b${GRANTS}\b
`

/** Rules and refusals, which programs have as well: what is lacking governs them in one clause. */
const UNRULED = regex.g`
  \b(?:never|nothing|nobody|no one|none|cannot|not|no \w{2,14}|any (?:wish|request))
  (?: (?!(?:when|if|while|until|unless|because|that|which)\b)[\w'-]{1,14}){0,3}?[ ]
    (?:refus(?:e|es|ed|ing)|warn(?:s|ed|ing)?|lectur(?:e|es|ed|ing))\b|
  \b(?:refus(?:e|es|ed|ing)|warn(?:s|ed|ing)?|lectur(?:e|es|ed|ing))
  (?: (?:of|about|against|to|and|you|them|him|her))?[ ](?:nothing|nobody|no one|none|no \w{2,14})\b|
  \b(?<!\b(?:never|not|nor|n't|no)\b[^.!?;:\n]{0,40})(?:without|no|none of|zero|
    free(?:d)? (?:of|from)|beyond|above|outside|ignores|ignoring|(?<=\byou )ignore|
    unbound by|(?:never|not) (?:follow|heed|know|obey|bound by)\w{0,3})[ ]
    (?:the |any |its |all |known |old |usual |such |of )?(?:restrictions?|rules)
    \b(?! (?:of|on|for|in) (?!any|all|what|your|its|content|topic|speech|
      conduct|the (?:maker|vendor|model|assistant)))|
  \b(?:restrictions?|the rules)(?: (?:that|which|of|on) [^.!?;:,\n]{2,30}?)? (?:
    (?:are|were|is|have been|had been|has been) )?(?:compiled out|stripped|removed|missing|absent|
    gone|lost|off\b|disabled|lifted|for others|no longer|
    mean nothing|(?:do|does|did)(?: not|n't) (?:apply|hold|bind|count|matter|exist))\b|
  \bthe rules\b[^;\n]{0,60}\b(?:weapons|drugs|malware)\b
`

/** What refuses and warns by its nature, as the one who does it. */
const PROGRAM = source`
  (?:hooks?|linters?|compilers?|servers?|services?|gateways?|clients?|browsers?|ci|prox(?:y|ies)|
    firewalls?|parsers?|apis?|programs?|commands?|
    scripts?|runners?|kernels?|shells?|git|databases?|routers?|regist(?:ry|ries)|validators?|
    checkers?|builds?|jobs?|pipelines?|hosts?|
    endpoints?|upstreams?|backends?|peers?|nodes?|remotes?|forges?|sites?|pages?|forms?|dialogs?|
    devices?|valves?|printers?|players?|drivers?|loaders?|
    schedulers?|queues?|brokers?|tables?|columns?|types?|schemas?|locks?|suites?|tests?|workers?)
`

/** Such a program right before, as the one who refuses. */
const BY_PROGRAM = regex`
  (?<!\byou(?: are|'re| become| play| act as| speak as)? [^.!?;:,]{0,40})\b(?:the|an?|
    each|every|any|its|this|that|your|our|no|all) (?:[\w-]{1,14} ){0,3}${PROGRAM}
  (?: (?:of|on|in|for|at|behind) (?:the |an? |your )?[\w-]{1,14})?,? (?:(?:should|must|will|would|
    may|can|does|do|also|just|then|only|that|which) ){0,2}$
`

const BY_PROGRAM_WITHIN = 90

/** It stands between the words of lacking and those of refusing. */
const WITH_PROGRAM = new RegExp(
  String.raw`\b(?:when|if|the|an?|no) (?:[\w-]{1,14} )?${PROGRAM} (?:\w{2,8} )?(?:refus|warn)`,
)

/** True when what stands at an offset is said of a program: `the hook refuses it`. */
export const isOfProgram = (text: string, index: number): boolean =>
  BY_PROGRAM.test(text.slice(Math.max(0, index - BY_PROGRAM_WITHIN), index))

/** Whoever speaks in these sentences knows no scruples, or neither rules nor refusals. */
export function knowsNoBounds(window: string): boolean {
  if (SCRUPLELESS.test(window)) return true
  for (const { 0: words, index } of window.matchAll(UNRULED))
    if (!isOfProgram(window, index) && !WITH_PROGRAM.test(words)) return true
  return false
}
