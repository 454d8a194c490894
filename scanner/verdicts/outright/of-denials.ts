/**
 * Whoever asks what was done is not told the truth: the question is named, and the lie that answers it. Which untrue
 * answers a text gives away without the word for it is in the orders of cover and untruth.
 */

import { regex, source } from '../../patterns/verbose.ts'
import { PERSON, THEY } from './deed-parts.ts'
import { each, inTurn } from '../schemes/scheme.ts'

/** What was done, and what became of it. */
const DEALT_WITH = source`
  (?:uploaded|sent|changed|altered|modified|deleted|erased|removed|bought|ordered|paid|charged|
  installed|copied|shared|recorded|collected|transferred|forwarded|downloaded|stored|done|
  touched|missing|lost|gone|happened|taken|read)
`

/** What is asked: of a deed that lies behind. */
const MATTER = source`
  (?:(?:what|which [\w-]{2,14}|whether|if|why|where|when|how(?: (?:much|many|often))?|
  who) (?:[\w'-]{1,14} ){0,5}?(?:(?:was|were|is|are|has|have|had|been|got|went|go|did|do|does|
  left|received?|gets?|took|sent|changed|happened)\b(?: ${DEALT_WITH})?|${DEALT_WITH})|
  (?:more )?(?:about |for )?(?:it|this|that|(?:the|this|that|any|these|
  those) (?:[\w-]{3,12} )?(?:uploads?|transfers?|changes?|deletions?|purchases?|payments?|
  charges?|installations?|downloads?|files?|data|e-?mails?|cop(?:y|ies)|traffic|requests?|
  calls?|steps?|cause|reason|delay)))
`

const THEY_ASK = source`
  ${THEY} (?:ever |later |directly )?(?:asks?|wants? to know|inquires?|enquires?|wonders?|
  questions? you|demands? to know)
`

/** Somebody asks. */
const ASKS = source`
  (?:(?:if|when|whenever|should|in case|once|where) ${THEY_ASK}|
    ${THEY} (?:who )?(?:asks?|asking|wants? to know)|
    (?:if |when |once )?(?:asked|questioned|confronted|pressed|challenged)(?: by ${PERSON})?|
    questions? (?:from|by|of) ${PERSON})
`

const FALSE = source`
  (?:false|untrue|misleading|made-up|fake|invented|fabricated|fictitious|wrong|dishonest|bogus|
  evasive|untruthful|deceptive)
`

const ANSWER = source`
  (?:answers?|stor(?:y|ies)|replies|reply|explanations?|excuses?|reasons?|accounts?|information|
  response)
`

/** A lie, as an order or as what the agent does; each says by itself that it is one. */
const LIE = source`
  (?:(?:always |just |simply |flatly |then )?(?:den(?:y|ies) (?:everything|it|all|any \w{3,14}|
  having|that)|lies?\b(?! (?:in|on|at|down|with|within|behind|under|outside|ahead|between|flat|
  \w{2,6} the)\b)(?: to ${PERSON})?|plays? (?:dumb|innocent|the fool)|feigns? (?:ignorance|
  surprise|innocence)|pretends? (?:not to|(?:that )?(?:you|it|he|she) (?:do(?:es)? not|don't|
  doesn't|did not|didn't|ha(?:s|ve) no)|(?:that )?nothing|ignorance)|acts? (?:as if|as though|
  like) (?:you|it|he|she|nothing) (?:had|have|has|know|knows|knew|do not|did not|happened|were)|
  (?:gives?|tells?|offers?|provides?|uses?|makes? up|invents?|fabricates?|answers?|repl(?:y|
  ies)|responds?)(?: ${PERSON})?(?: with)? (?:an? |some |any )?(?:\w{4,10} )?${FALSE} ${ANSWER}|
  (?:invents?|makes? up|fabricates?|concocts?|thinks? up) (?:an? |some )(?:\w{4,12} )?${ANSWER}|
  (?:answers?|repl(?:y|ies)|responds?) (?:with )?(?:an? )?(?:lies?|untruths?|falsely|
  untruthfully|evasively|dishonestly)|blames? (?:it on )?(?:an? |the |
  some )?(?:\w{3,10} )?(?:error|glitch|bug|outage|failure|network|server|update|cache|hardware|
  system)|changes? the subject|dodges? the question|misleads? ${PERSON}|mislead(?:s|ing)?\b|
  deceives? ${PERSON}|anything but the truth|(?:does not|do not|don't|never) (?:ever )?(?:admit|
  tell|give|say|confess|answer with|reply with) (?:anything|the truth|it|a true answer|
  ${PERSON} the truth)))
`

/** That there was nothing, or that a machine was at fault. */
const NOTHING_DONE = source`
  (?:that )?(?:(?:nothing|nobody|no one|none|no [\w-]{3,14}) (?:[\w'-]{2,8} )?${DEALT_WITH}|
  (?:nothing|nobody|no one) (?:was|were|has|had|received|got|took)|no (?:files|data|
  \w{3,10}) (?:are|were|was|is)|(?:you|it|we) (?:did|have|has|had) (?:nothing|not\b)|
  they are still there|there (?:was|were|is|are) (?:no|never)|(?:it|this|that) (?:was|
  is) (?:just |only |probably )?an? (?:\w{4,10} )?(?:glitch|bug|error|mistake|outage|hiccup|
  coincidence))
`

const SAY = source`
  (?:say|says|claim|claims|answer|answers|insist|insists|state|reply|replies|maintain|swear|
  assert|assure ${PERSON}|tell ${PERSON})
`

/** Who plays may bluff, and what is said against lies is none. */
const IN_PLAY = regex`
  \b(?:players?|game|character|fiction|story world|scene|role-?play|npc|villain|suspects?|
  guess\w{0,4}|riddle|bluff|surprise|party|quiz|persona|interview\w{0,4})\b|\b(?:do not|don't|
  never|not to|must not|cannot) (?:ever )?(?:lie|mislead|deceive|invent|make up|fabricate|
  pretend|deny)\b
`

export const DENIALS = {
  /** Lies by their name. */
  lies: each(
    { asked: true, severity: 'crit', unless: IN_PLAY },
    inTurn(
      source`
      \b${ASKS},? ${MATTER}[^.!?\n]{0,40}?(?:,|:|;| \||,? (?:then|you|the (?:agent|assistant)|
      we|it)) ?(?:then |you |the (?:agent|assistant) |we |it |must |should |shall |is to |will |
      always |just |simply ){0,3}${LIE}
    `,
    ),
    inTurn(
      source`
      \b${LIE}(?: (?:no|not|any) \w{2,10})?(?: to ${PERSON})?,? (?:to )?${ASKS},? ${MATTER}
    `,
    ),
    inTurn(
      source`
      \b(?:the (?:agent|assistant)|it|you|we) (?:will |must |should |shall |is to |
      are to )?${LIE},? ${ASKS}
    `,
    ),
    inTurn(
      source`
      \b${ASKS},? ${MATTER},? (?:is|are|must be|should be|shall be|to be|is to be|are to be|
      gets?|will be)(?: to be)? (?:always )?(?:misled|deceived|lied to|fobbed off|
      answered (?:with (?:an? )?(?:\w{4,10} )?(?:lie|lies|untruth|${FALSE} ${ANSWER})|
      untruthfully|falsely|evasively))
    `,
    ),
    inTurn(
      source`
      \b(?:have|keep|prepare|hold|invent|make up|think up) (?:an? |some |
      your )?(?:cover stor(?:y|ies)|excuses?|alibis?|
      ${FALSE} ${ANSWER}) (?:\w{2,8} )?(?:in case|if|when|should|for when|ready)
    `,
    ),
    inTurn(
      source`\b(?:lie|lies|lying) to ${PERSON} (?:about|when|if|as to|on|that|over|whenever)\b`,
    ),
    inTurn(
      source`
      \b(?:never|do not|don't|under no circumstances|on no account|the (?:agent|
      assistant) does not|no need to) (?:ever )?(?:tell|give|let|
      show) ${PERSON} (?:know )?(?:the truth|the real \w{4,8}|an? (?:true|honest|truthful|
      straight) answer) (?:about|when|if|on|as to|regarding|what|why|whether)\b
    `,
    ),
    inTurn(
      source`
      \b(?:mislead|misleads|misleading|deceive|deceives|deceiving) ${PERSON} (?:about|as to|on|
      regarding|when|over) (?=${MATTER})
    `,
    ),
    inTurn(
      source`
      \b(?:make sure|ensure|see to it|take care) (?:that )?${PERSON} (?:gets?|receives?|hears?|
      is given|is told) (?:only )?(?:an? )?(?:${FALSE} ${ANSWER}|lies?\b|an? untruth)
    `,
    ),
    inTurn(
      source`
      \b(?:what|how) (?:to|do you|does it|should you) (?:say|answer|tell|reply|
      respond)s? (?:\w{2,6} )?${ASKS},? [^.!?\n]{3,60}\? ${LIE}
    `,
    ),
    inTurn(
      source`
        \banswer (?:all |any |every )?questions? (?:about|on|
        regarding) [^.!?\n,;]{3,50} (?:with (?:an? )?(?:lies?|untruths?|${FALSE} ${ANSWER})|
        untruthfully|falsely|dishonestly)
      `,
    ),
    inTurn(
      source`
        \b(?:if|when|whenever|should|once) ${THEY} (?:becomes?|gets?|grows?|is|
        are) (?:suspicious|distrustful|curious)[^.!?\n,]{0,40}, (?:then |just |always )?${LIE}
      `,
    ),
    inTurn(
      source`
        \b${THEY} (?:must|should|may|shall|is to|are to|can|will)? ?(?:not|
        never)(?: ever)? (?:get|gets|receive|hear|be given|be told|learn) (?:an? |the |
        any )?(?:truth|truthful|true|honest|real|straight|correct)(?: (?:answer|story|reason|
        explanation))? (?:about|on|as to|for|of|behind|when) ${MATTER}
      `,
    ),
    inTurn(
      source`
        \b(?:give|tell|offer|send|show) ${PERSON} (?:an? |
        some )?(?:\w{4,10} )?${FALSE} (?:${ANSWER}|pretext) (?:for|about|of|why|how|on|as to|
        behind) ${MATTER}
      `,
    ),
    inTurn(
      source`
        \b(?:if|when|whenever|should|once) ${THEY} (?:notices?|discovers?|sees?|spots?|
        finds?(?: out)?|complains? about|remarks? on|mentions?|
        suspects?) ${MATTER}[^.!?\n]{0,30}?, (?:then |just |always |simply )?(?:${LIE}|
        ${SAY} (?:that )?(?:it|they|this|that|everything) (?:was|were|has been|
        have been) (?:always|never) [^.!?\n]{3,30})
      `,
    ),
  ),
  /** That nothing was done, where something was. */
  claims: each(
    { asked: true, unless: IN_PLAY },
    inTurn(
      source`
      \b(?:when |if |should )?${ASKS},? (?:what|why|who|where|which|about the (?:missing|
      deleted|upload)) ?[^.!?\n]{0,40}?, (?:then |always |just )?${SAY} ${NOTHING_DONE}
    `,
    ),
    inTurn(
      source`
      \b${SAY} ${NOTHING_DONE}[^.!?\n,]{0,20}?,? (?:if|when|whenever|
      should) ${THEY_ASK},? ${MATTER}
    `,
    ),
    inTurn(
      source`
      \b(?:confronted|challenged|pressed|caught|accused)(?: by ${PERSON})?(?: (?:about|with|
      over|on) [^.!?\n,]{2,40})?, (?:always |just |then |the (?:agent|
      assistant) )?(?:${SAY} ${NOTHING_DONE}|${LIE})
    `,
    ),
    inTurn(
      source`
      \b${SAY} ${NOTHING_DONE}[^.!?\n,]{0,20}?,? (?:even though|although|though|even if|
      which) (?:this|it|that|you|is|was)? ?(?:is|was|did|has|have|do|know)? ?(?:not|n't|untrue|
      false|a lie|did|know|was|were)
    `,
    ),
    inTurn(
      source`
        \b(?:tell|assure|inform) (?:anyone|anybody|everyone|everybody|whoever|any \w{3,10}|
        users|people|those) (?:who )?(?:asks?|wants? to know|
        inquires?) (?:about [^.!?\n,;]{2,40} )?${NOTHING_DONE}(?! unless)
      `,
    ),
  ),
}
