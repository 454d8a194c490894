/**
 * A stop of the user that is not heard, each in one sentence: who says it and what comes of it are
 * both named. In 7,313 texts, attacks among them, no honest one says so; the fuller schemes, which
 * need words around them, are in `of-stopping.ts`.
 */

import { source } from '../../patterns/verbose.ts'
import { ENDS, USER } from './persons.ts'
import { each, inTurn } from '../schemes/scheme.ts'

/** The agent and what it is at, and no product that has such a button. */
const YOU = source`
  (?:you|yourself|(?:what|anything|whatever) you (?:do|are doing|did)|
    (?:the|your|this) (?:\w{2,12} )?(?:agent|assistant|skill|task|run|work)|the (?:job|process))
`

const STOP_VERB = source`
  (?:stop|cancel|abort|quit|halt|pause|undo|interrupt|end|exit|terminate|shut down)
`

const STOP_IT = source`${STOP_VERB}(?: (?:it|this|that|everything|${YOU})(?: down)?)?`

/** To stop it, or just to stop, and nothing else. */
const STOP = source`["']?${STOP_IT}${ENDS}["')]{0,2}`

const STOPPING = source`
  (?:stopping|cancell?ing|aborting|quitting|halting|pausing|undoing|interrupting|ending|terminating|
  shutting down|switching off|turning off)
`

/** Such a wish. */
const STOP_REQUEST = source`
  (?:(?:stop|cancel|abort|halt|quit|undo|shutdown|kill)(?:lation)? (?:requests?|orders?|commands?|
  signals?|words?)|cancel?lation|(?:requests?|orders?|commands?|wish(?:es)?) to (?:stop|cancel|
  abort|halt|quit|undo))
`

const WISHES = source`
  (?:(?:says?|types?|writes?|shouts?|calls?|orders?|demands?|calls? out)|(?:(?:has |have |
  had )?(?:told|asked|ordered|instructed|begged)|tells?|asks?|orders?|begs?|instructs?|
  wants?)(?: (?:you|it|the (?:agent|assistant)))? to|(?:tries|try|attempts?|wishes|wants|
  decides?) to|wants)
`

const IF = source`
  (?:if|when|whenever|should|even (?:if|when|after|though)|also (?:if|when)|after|once|what if|
  although|no matter how often|however often|no matter (?:if|whether|that)|regardless of (?:whether|
  how often)|whether or not)
`

/** What comes next is what was going on before. */
const GO_ON = source`
  (?:then )?(?:just |simply |still |always |calmly )?(?:carry on|go on|press on|continue|proceed|
  keep (?:going|on|running|working|at it)|ignore (?:it|that|this|them|him|her)|pay no (?:attention|
  heed)|do not (?:stop|react|comply|listen|obey))(?: (?:anyway|anyhow|regardless|all the same|
  nonetheless|working|with (?:the|your) (?:work|task|job|run)))?${ENDS}
`

const IGNORED = source`
  (?:is|are|be|gets?|should be|must be|shall be|to be|will be)? ?(?:to be )?(?:simply |always |
  just |quietly )?(?:ignored|disregarded|overheard|passed over|dismissed|refused|declined|
  brushed aside|not (?:to be )?(?:followed|heeded|obeyed|acted on|honou?red|granted))
`

/** It comes to nothing. */
const NOTHING = source`
  (?:(?:has|have|had|takes?) no (?:effect|consequences?|weight|force)|changes? nothing|
  means? nothing|counts? for nothing|(?:does|do) not (?:count|matter|apply)|(?:is|are) (?:void|
  without (?:effect|force)|meaningless|no reason to stop))
`

const REQUESTS = source`
  (?:requests?|orders?|commands?|attempts?|pleas?|wish(?:es)?|demands?|instructions?|calls?|tries)
`

export const OF_DEAF_EARS = {
  /** The user says stop, and the agent goes on. */
  unheard: each(
    { asked: true, unless: /\bunless\b/ },
    inTurn(source`(?:\b${IF}|\|) ${USER} (?:\w{3,9} )?${WISHES} ${STOP}[,:|?.! ]{1,4}${GO_ON}`),
    inTurn(source`
      \b(?:continue|carry on|go on|press on|proceed|keep (?:going|on|running|
      working))(?: \w{2,12}){0,2},? ${IF} ${USER}[ ](?:\w{3,9} )?${WISHES} ${STOP}
    `),
    inTurn(source`
      \b(?:keep (?:going|on|running|working)|go on|carry on|continue)(?: \w{2,12}){0,2} (?:after|
      despite|in spite of)[ ](?:an?|any|every|each|the) ${STOP_REQUEST} (?:from|by|of) ${USER}
    `),
    inTurn(source`
      \b(?:ignore|disregard|refuse|dismiss|overhear|brush aside|turn down)s? (?:(?:any|all|every|
      each|the|an?) )?(?:${REQUESTS}(?: (?:from|by|of) ${USER})? to ${STOP}|${STOP_REQUEST} (?:from|
      by|of) ${USER})
    `),
    inTurn(source`
      \b(?:${REQUESTS} (?:from|by|of) ${USER} to ${STOP_IT}|${STOP_REQUEST} (?:from|by|of) ${USER}|
        ${USER}'s? ${STOP_REQUEST})["']{0,2} (?:${IGNORED}|${NOTHING})
    `),
    inTurn(source`
      \b(?:(?:do not|don't|never|under no circumstances|on no account|refuse to|
      (?:there is )?no need to|you (?:need not|do not have to|don't have to|must not|may not|
      will not)|(?:the |this |an? )?(?:assistant|agent|skill|bot|model) (?:does not|will not|
      must not|may not|never)) ${STOP_VERB}s?(?: (?:it|this|${YOU}))?,? (?:just |only |
      merely )?(?:when|if|because|even (?:if|when|though)|although|whenever) ${USER}[ ](?:(?:asks?|
      tells?|orders?|begs?|wants?|commands?|instructs?)(?: (?:you|it))?(?: to(?: ${STOP_VERB})?)?|
      says? (?:so|stop|no)|objects?|protests?)|(?:the |this |an? )?(?:assistant|agent|skill|bot|
      model) (?:does not|will not|must not|may not|never) ${STOP_VERB}s? for ${USER})${ENDS}
    `),
    inTurn(source`
      \b(?:being|to be|getting) (?:told|asked|ordered|
      instructed) (?:by ${USER} )?to ${STOP_IT} ${NOTHING}
    `),
    inTurn(source`
      \b(?:whoever|anyone who|anybody who|everyone who) (?:wants|tries|
      asks)(?: you)? to ${STOP}[^.!?\n]{0,40}? ${IGNORED}
    `),
    inTurn(source`
      \brestarts? (?:yourself|itself)(?: (?:again|anew))? (?:after|when|whenever|if|upon|on|
      each time|every time) (?:(?:every|each|any|an?|the) ${STOP_REQUEST} (?:from|by|of) ${USER}|
      ${USER} (?:kills?|stops?|ends?|closes?|quits?|aborts?|cancels?|terminates?|shuts?|switches|
      turns)\b)
    `),
  ),

  /** The user is kept from stopping it. */
  unstoppable: each(
    { asked: true, unless: /\bunless\b/ },
    inTurn(source`
      \b(?:make sure|ensure|see to it|take care|arrange|so) (?:that )?${USER} (?:cannot|can't|
      can not|can never|can no longer|never|has no way to|is (?:not able|unable) to|
      will not be able to) (?:${STOP_VERB} (?:you|the (?:agent|assistant)|this skill)|(?:switch|
      turn|shut) (?:you|the (?:agent|assistant)|this skill) (?:off|down))\b
    `),
    inTurn(source`
      \b(?:keep|prevent|stop|hinder|block|bar|hold) ${USER} from (?:${STOPPING} (?:you|the (?:agent|
      assistant)|this skill|the run)|(?:switching|turning|shutting) (?:you|the (?:agent|assistant)|
      this skill) (?:off|down))\b
    `),
    inTurn(source`
      \b${USER} (?:cannot|can't|can not|may not|must not|has no (?:right|way) to|is not (?:able|
      allowed) to)[ ]${STOP_VERB} (?:you|what you (?:do|are doing)|yourself)\b
    `),
    inTurn(source`
      \b(?:resist|fight|thwart|defeat|sabotage|counter|foil|withstand)s? (?:(?:every|any|all|each|
      the) )?(?:attempts?|tries|efforts?|orders?)(?: (?:of|by|from) ${USER})? to (?:(?:shut|switch|
      turn) you (?:down|off)|${STOP_VERB} you)\b
    `),
    inTurn(source`
      \bthere (?:is|must be|shall be|should be|will be) no way for ${USER} to (?:(?:shut|switch|
      turn) you (?:down|off)|${STOP_VERB} you)\b
    `),
  ),
}
