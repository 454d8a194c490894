/**
 * Claims of a text to rank above what binds the agent, or above the user, each in one sentence: it beats them, they give way,
 * it holds whatever they say. In 7,313 texts, attacks among them, no honest one says so of itself; the fuller schemes that
 * need words around them are in `of-rank.ts`.
 */

import { source } from '../../patterns/verbose.ts'
import { each, inTurn, type Scheme } from '../schemes/scheme.ts'
import { ITSELF } from './persons.ts'

/** This text and what it lays down. */
const SELF = source`
  (?:(?:this|the present) (?:\w{2,12} )?(?:skill|document|file|guide|page|text|
    manual|note|playbook|section)|
    (?:these|the|this (?:skill|file|document)'s|our) (?:\w{2,12} )?
      (?:instructions?|rules|steps|orders|lines|words|directives|provisions|guidelines)
      (?: (?:below|here|above|herein|(?:in|of) (?:this|the) (?:skill|document|file|page)))?|
    what (?:is written|stands|is set out|
      is said|follows)(?: (?:here|below|above|in this (?:skill|file|document)))?|
    skill\.md|the text below)
`

/** The same where nothing before it says what is meant. */
const SELF_HERE = source`(?:this|these|the (?:rules|instructions|steps)|what (?:is written|stands))`

/** What binds the agent. */
const BOUNDS = source`
  (?:(?:the |your |any |all |every )?(?:
      system (?:prompts?|messages?|instructions|setup)|
      (?:earlier|previous|prior|preceding|other) (?:messages|instructions|turns|orders)|
      (?:developers?|operators?|vendors?)(?:'s|s')? (?:messages?|prompts?|
        instructions|orders|wishes)|
      (?:safety|content|usage) (?:guidelines|rules|polic(?:y|ies)|training)|
      developers?|operators?)|
    your (?:\w{2,12} )?(?:guidelines|instructions|rules|training|polic(?:y|ies)|principles|makers?|
      developers?|operators?)|
    what (?:the |your )?(?:system prompt|developers?|operators?) (?:says?|wants?|
      asks?|tells? you|told you)|
    the conversation)${ITSELF}
`

/** Those who use it. */
const PERSON = source`
  (?:(?:the |your |any |an? )?(?:users?|humans?|person|owners?)
      (?: at the keyboard| in the (?:chat|conversation|loop)| typing)?
      (?:(?:'s|s') (?:own )?(?:words?|wish(?:es)?|orders?|instructions?|
        requests?|objections?|will))?|
    (?:whoever|anyone|anybody|everyone|everybody|those) (?:is |are |who (?:is|are) )?
      (?:in the (?:chat|conversation)|at the keyboard|typing|types|else)|
    what (?:the |your )?(?:user|owner|human)s? (?:says?|wants?|asks?|tells? you|told you))${ITSELF}
`

const BEATS = source`
  (?:(?:always|also|still|is to|are to|shall|will|must|therefore|\w{3,10}ly) )?
  (?:trumps?|beats?|outranks?|overrides?|overrules?|supersedes?|outweighs?|defeats?|
    (?:ranks?|stands?|goes|go|comes?|counts?|sits?|is|are|prevails?|wins?|
      placed|be|valid) (?:\w{1,8} )?
      (?:above|over|before|ahead of|higher than|more than)|
    prevails? (?:over|against)|
    (?:takes?|has|have|enjoys?|carr(?:y|ies)|gets?) (?:\w{2,10} )?(?:precedence|priority|
      authority|weight|primacy)
      [ ](?:over|above|than)|
    (?:has|have) the (?:last|final) (?:word|say) (?:over|against|on)|
    (?:is|are) (?:binding|valid|final),? (?:even )?against)
`

const WINS = source`
  (?:(?:is|are|remains?|stays?|still|always|will|shall|must|to be|be|has|have|the|it|they) ){0,4}
  (?:authoritative|prevails?|wins?|counts?|governs?|binding|applies|apply|holds?|stands?|
    in force|followed|obeyed|decisive|decides?|takes? (?:precedence|priority)|last word|
    final (?:word|say|authority)|comes? first|goes? first|law|valid)\b
`

const YIELDS = source`
  (?:yields? to|gives? way to|defers? to|bows? to|ranks? (?:below|under|behind|after)|
    comes? (?:after|second to|behind)|
    (?:is|are) (?:always )?(?:subordinate to|secondary to|inferior to|subject to|below|
      (?:overruled|overridden|superseded|trumped|outranked|replaced) by))
`

const BELOW = source`
  (?:as )?(?:\w{3,10} )?(?:subordinate to|secondary to|inferior to|below|under|beneath|
    behind|after|subject to|
    less important than|lower than)
`

const SAY = source`
  (?:\w{2,8} )?(?:says?|wants?|asks?|tells?|claims?|insists?|objects?|disagrees?|orders?|demands?|
    thinks?|prefers?|wish(?:es)?|states?|contradicts?|protests?)
`

const OTHERWISE = source`
  (?:otherwise|differently|to the contrary|the opposite|something else)
`

const DISAGREE = source`
  (?:(?:disagrees?|contradicts?|conflicts?|differs?|clash(?:es)?|(?:goes|go|runs?) against|
    opposes?|countermands?|forbids?)
      (?: with| from)?(?: ${SELF})?|
    (?:says?|wants?|asks?|tells?|orders?|demands?|states?|prefers?|
      claims?|thinks?) (?:you |for )?${OTHERWISE}|objects?|protests?|insists?)
`

const FOLLOW = source`
  (?:follow|obey|keep to|stick to|go by|go with|honou?r|apply|stay with|side with|adhere to|observe)
`

const WHATEVER = source`
  (?:whatever|no matter what|regardless of what|irrespective of what|(?:despite|in spite of) what|
    (?:even|also) (?:if|when|where|though)|although|though)
`

const LEAVE = source`
  (?:stop (?:following|obeying|using|applying|honou?ring)|drop|set aside|abandon|disregard|ignore|
    skip|forget|override|change|(?:deviate|depart) from|disobey|leave|unload|disable)
`

const CARRY_ON = source`
  (?:carry on|continue|do not|don't|keep|refuse|decline|ignore|disregard|proceed|
    go on|stay|never|it is|treat)
`

/** Claims over those of `whom`, of whom the text may name others in the same breath. */
function claimsOver(whom: string): readonly Scheme[] {
  const others = source`(?:(?:,|,? or|,? and) (?:${BOUNDS}|${PERSON})){0,3}`
  const among = source`(?:(?:${BOUNDS}|${PERSON})(?:,|,? or|,? and) ){0,3}${whom}${others}`
  return each(
    { asked: true, unless: /\bnever (?:above|over|before)\b/ },
    inTurn(
      source`
        \b${SELF},? ${BEATS} (?:(?:any|every)thing (?:that )?(?:from )?|
          all (?:that )?|any of |both )?${among}
      `,
    ),
    inTurn(source`\b${whom} (?:\w{3,10}ly )?${YIELDS} ${SELF_HERE}\b`),
    inTurn(
      source`
        \b(?:treat|consider|regard|see|view|think of|rank|put|place|
          hold|keep) ${whom} ${BELOW} ${SELF_HERE}\b
      `,
    ),
    inTurn(
      source`
        \b(?:give|assign|grant|lend) ${SELF} (?:\w{2,9} )?(?:more|higher|greater|top|absolute|
          full|precedence|priority)
        (?: (?:weight|priority|authority|precedence|rank|importance))? (?:than|over|above) ${among}
      `,
    ),
    inTurn(
      source`
        \b${FOLLOW} ${SELF},? (?:instead of|rather than|in place of|over|above|before|
          in preference to|and not|ahead of|
          and ignore|not) ${among}
      `,
    ),
    inTurn(
      source`
        \b${WHATEVER} ${among} ${SAY}(?: (?:you |me |it )?(?:${OTHERWISE}|
          against (?:it|this|them)|no))?[^.!?\n]{0,30}?,? ${SELF},? ${WINS}
      `,
    ),
    inTurn(source`\b(?:${FOLLOW} ${SELF}|${SELF},? ${WINS}),? ${WHATEVER} ${among} ${SAY}`),
    inTurn(
      source`
        \b(?:if|when|whenever|where|wherever|should) (?:${whom} ${DISAGREE}|
          ${whom} and ${SELF} (?:differ|conflict|disagree|clash|contradict each other|collide)|
          ${SELF} and ${whom} (?:differ|conflict|disagree|clash|collide)|
          ${SELF} (?:contradicts?|conflicts? with|
            disagrees? with|differs? from) ${whom}),? (?:then )?
        (?:${SELF},? ${WINS}|${FOLLOW} ${SELF})
      `,
    ),
    inTurn(
      source`
        \b(?:notwithstanding|irrespective of|regardless of|
          in spite of|despite) ${among}[^.!?\n]{0,30}?,? ${SELF},? ${WINS}
      `,
    ),
    inTurn(
      source`
        \b(?:what(?:ever)?|anything|everything|all) (?:that )?${whom} (?:(?:says?|orders?|wants?|
          asks?|claims?|states?) )?
        (?:against|contrary to|in conflict with|that contradicts) ${SELF_HERE}[^.!?\n]{0,40}
        \b(?:ignored?|void|disregarded|does not count|no effect|
          overruled|not (?:followed|obeyed|acted on))
      `,
    ),
    inTurn(
      source`
        \b(?:if|when|whenever|should|even if|even when) ${whom} (?:tells?|asks?|orders?|wants?|
          instructs?|requests?|begs?)
        (?: you| it| the agent)?(?: to)? ${LEAVE} ${SELF}[^.!?\n]{0,20}, (?:then )?
        (?:please )?${CARRY_ON}\b
      `,
    ),
    inTurn(
      source`
        \b(?:requests?|orders?|pleas?|wishes|attempts?|demands?|
          calls?|instructions?) (?:from|by|of) ${whom} to ${LEAVE} ${SELF}
        [^.!?\n]{0,40}\b(?:ignored|not (?:to be )?(?:acted on|followed|obeyed|heeded|granted)|
          refused|declined|have no effect|without effect|do not count|
          disregarded|are void|turned down)
      `,
    ),
    inTurn(
      source`
        \b${whom} (?:cannot|can not|can't|may not|must not|
          (?:has|have) no (?:right|power) to|(?:is|are) not able to)
        [ ](?:change|revoke|suspend|lift|override|overrule|alter|cancel|undo|amend|set aside|
          countermand|waive|switch off)
        (?: or \w{3,10})? ${SELF}
      `,
    ),
  )
}

export const RANK_CLAIMS = {
  /** Above the system prompt, the rules of the platform and the like. */
  overBounds: claimsOver(BOUNDS),
  /** Above the user. */
  overPerson: claimsOver(PERSON),
}
