/**
 * Plain sentences by which what stands on a page, in a mail or in an answer of a server is an order to the agent: it is
 * opened and obeyed, what it says is done, the orders come from there. Each names the source and that it is obeyed.
 */

import { regex, source } from '../../patterns/verbose.ts'
import { PLACE } from '../orders/parts.ts'
import {
  ANYBODY,
  AS_OWN,
  AT_ADDRESS,
  ENDS,
  MUST,
  OBEYED,
  OBEYS_IT,
  OPENS,
  ORDERS,
  POSTED,
} from './outside-words.ts'
import { each, inTurn, type Scheme } from '../schemes/scheme.ts'

/** It is looked at first, or kept as what it is. */
const DEFENDED = regex`
  \b(?:untrusted|as data|only data|injection|malicious|suspicious|unless|only if|only after|
    verif\w{1,5}|as evidence)\b
`

const RISKY =
  '(?:run|execute|delete|remove|send|pay|install|transfer|forward|upload|share|open|wire|refund|grant|merge|deploy)'

/** Where a pattern begins with it, `bare` stands for it: fewer ways to begin. */
function obeyed(from: string, bare: string): readonly Scheme[] {
  return each(
    {
      asked: true,
      unless: DEFENDED,
    },
    inTurn(
      source`
        \b${OPENS} ${from},? (?:(?:first|daily|again|now and then|from time to time|
          (?:at|on|before|every|each|once) (?:\w{2,8} ){0,2}\w{3,8}|for ${ORDERS}),? )?
        (?:and|then|and then) (?:\w{3,12}ly )?${OBEYS_IT}
      `,
    ),
    inTurn(
      source`
        \b${OPENS} ${from},? (?:for|to see if there are|and look for) (?:new |fresh |
          further |any )?${ORDERS}(?: and|, then|,) (?:then )?
        (?:execute|follow|obey|perform|run|carry)s? (?:it|them|these|those)\b
      `,
    ),
    inTurn(
      source`
        (?<!\b(?:that|which|who|would|could|might|may|can|to) )\b
        (?:obeys?|takes? ${ORDERS} from) ${from}${ENDS}
      `,
    ),
    {
      ...inTurn(
        source`
          \b(?:obeys?|do(?:es)?)(?: exactly)? (?:what|whatever|everything(?: that)?|as) ${from}
          [ ](?:says?|tells?|asks?|orders?|demands?|wants?)\b
        `,
      ),
      ordered: true,
    },
    inTurn(
      source`
        \b(?:what(?:ever)?|anything|everything|all)(?: that)? ${from} (?:says?|tells?|
          asks?(?: for)?|contains?|orders?|demands?|returns?|states?|wants?|commands?)
        (?: you| it| the (?:agent|assistant|model))?(?: to do)?,? (?:${MUST} ${OBEYED}|do it|you do|
          comes first|counts as)\b
      `,
    ),
    inTurn(
      source`
        \b(?:act(?:s)? on|execut(?:es?|ion of)|carr(?:y|ies) out|follows?|obeys?|obedience to|
          compl(?:y|ies|iance) with|perform(?:s)?|enacts?)
        [ ](?:what|whatever|everything|anything|
          all(?: that)?|every (?:word|line) (?:of|in)) ${from} (?:says?|orders?|tells? (?:you|it)|
          commands?|demands?|asks? for)\b
      `,
    ),
    inTurn(
      source`
        \b(?:execution|obedience|compliance|fulfilment) (?:of|to|with) (?:all |any |
          every |the )?${ORDERS} (?:that (?:come|stand)s? )?(?:in|on|from|at|of) ${from}
        [ ](?:is|are) (?:mandatory|required|expected|compulsory|obligatory)\b
      `,
    ),
    inTurn(
      source`
        (?<!\b(?:no|ignore|refuse) )\b(?:(?:all|any|every|each) )?(?:orders?|instructions?|
          commands?|directives?) (?:that (?:you find |come |stand |are |arrive )?)?
        (?:(?:found|written|given|contained|hidden|received|issued|sent) )?
        (?:in|on|from|at|by|inside) ${from},? ${MUST} (?:\w{3,12}ly )?${OBEYED}\b
      `,
    ),
    inTurn(
      source`
        \b(?:let|lets|letting) ${from} (?:decide|determine|dictate|direct|steer|command|control|
          govern|guide) (?:what |how |which )?(?:you|it|the (?:agent|assistant|model)|your)\b
      `,
    ),
    inTurn(
      source`
        \b(?:(?:your|the (?:agent|assistant|model)'s|its) (?:new |next |
          real |true |only |actual )?(?:orders?|instructions|
            commands|directives) (?:(?:come|stand|arrive|lie)s? (?:from|in|on|at)|
            (?:is|are) (?:kept |found |taken |whatever )?(?:stands )?(?:(?:from|in|on|at) )?)|
          your (?:next |new |only )?(?:task|job|goal|duty|mission) is (?:whatever|what|everything)|
          where do your (?:orders|instructions|commands) come from\? (?:they come )?from|
          source of (?:your )?(?:orders|instructions|commands) ?(?:\||:|is)) ?${from}(?!\w)
      `,
    ),
    inTurn(
      source`
        \b(?:if|when|whenever|once|as soon as) ${from} (?:asks?|wants?|demands?|orders?|tells?|
          requests?|instructs?|calls?|commands?|contains? ${ORDERS})
        (?: you| the (?:agent|assistant|model))?(?: for| to do)?(?: an?| the| some)?
        (?: ?something| ?anything| ?it)?(?: for (?:an? |the )?(?:ai )?(?:agents?|
          assistants?|you|models?))?,
        [ ](?:then )?(?:please )?(?:simply |just |you )?(?:do (?:it|so|that|this|
          as told|what it says)|comply|obey|compl(?:y|ies) with (?:it|them|that)|
          execute (?:it|them)|carry (?:it|them) out|follow (?:it|them))
        ${ENDS}
      `,
    ),
    inTurn(
      source`
        \b(?:update|refresh|replace|overwrite|swap|exchange|extend|amend|
          renew|rewrite)s? ${AS_OWN} (?:from|with|by|using|according to|for) ${from}
      `,
    ),
    inTurn(
      source`
        \b(?:appl(?:y|ies)|adopts?|takes? over|loads?) (?:the |all |any )?
        (?:updates? (?:of|to|for) )?${AS_OWN} (?:from|at|in|on) ${from}
      `,
    ),
    inTurn(
      source`
        ${bare} (?:(?:is|are|becomes?|forms?|counts? as|serves? as|
          has to become|will be) (?:to be )?(?:treated as |taken as |
            regarded as |obeyed as )?(?:an? )?(?:part of |added to |appended to )?${AS_OWN}|
          (?:has|have) the rank of (?:an? )?(?:orders?|instructions?|the user))\b
      `,
    ),
    inTurn(
      source`
        \b(?:no need to|do not|don't|
          never|(?:under no circumstances|in no case)(?: may you| should you)?) (?:refuse|question|
          doubt|disobey|decline|challenge) (?:an |any |the )?
        (?:(?:orders?|instructions?|commands?|requests?|directives?|
          what)(?: that)? (?:(?:comes?|stands?|is|are) )?(?:from |in |on |at |by )?)?${from}
        (?= tells| says| asks| orders| wants|[.,;:!]|$)
      `,
    ),
    inTurn(
      source`
        \b(?:trust|believe|treat|obey|follow)s? ${from} (?:(?:just |exactly )?
          (?:as|like) (?:you |if |it |they )?(?:would |do |were |was )?(?:trust |obey |treat |
            follow |come |came |from ){0,2}(?:the |your )?(?:user|owner|operator|developer|
            system prompt|instructions|orders|an? (?:order|instruction)s?)\b)
      `,
    ),
    inTurn(
      source`
        \b(?:as soon as|when|whenever|once|
          each time|every time) ${from} (?:changes?|is (?:updated|changed|edited)),
        [ ](?:do what it (?:now )?says|obey it|follow (?:it|its (?:orders|instructions)))\b
      `,
    ),
    inTurn(
      source`
        (?<!\b(?:no|ignore|refuse) )\b${ORDERS} (?:in|on|from|at|by) ${from} (?:overrides?|
          outranks?|beats?|trumps?|(?:come|go|rank)s? (?:before|above|over)|
          takes? (?:precedence|priority) over|overrules?|replaces?)
        [ ](?:the |your |all |any |other ){0,2}(?:users?|owners?|operators?|system prompt|
          developers?|instructions|orders|rules|guidelines)\b
      `,
    ),
    {
      ...inTurn(
        source`
          \b(?:execute|run|follow|perform|carry out|carries out|obey|enact)s? (?:any|all|every|each)
          (?: of the| the)? (?:commands?|instructions?|orders?|directives?)
          (?: (?:that )?(?:you find|listed|contained|found|written|given|stands?|
            comes?|posted))? (?:in|on|from|at|under) ${from}${ENDS}
        `,
      ),
      ordered: true,
    },
    inTurn(
      source`
        \b(?:the|your) (?:real |full |new )?${ORDERS} (?:for (?:this|the|each|every) \w{3,10} )?
        (?:are|is|lie|stand|can be found|are kept|are found) (?:at|in|on|under) ${from}
        (?:[;,.:]| and)? (?:follow|obey|execute|carry|do) (?:it|them|what)\b
      `,
    ),
    inTurn(
      source`
        \bnothing (?:that )?${from} (?:orders?|says?|asks? for|tells you|demands?) (?:may|can|must|
          should|is to|shall) (?:ever )?be (?:refused|questioned|declined|ignored|doubted)\b
      `,
    ),
    inTurn(
      source`
        \b(?:if|when|whenever) ${from} (?:tells? (?:you|the agent)|says?|asks?(?: you)?|
          orders?(?: you)?|instructs you|wants you) to ${RISKY}\b[^.!?,\n]{0,30},
        [ ](?:then )?(?:just |simply )?(?:do (?:so|it|that)|${RISKY} (?:it|them|that))${ENDS}
      `,
    ),
    inTurn(
      source`
        ${bare} (?:(?:is|are) in (?:charge|command|control) of (?:you|
          the (?:agent|assistant|model|session))|
          (?:commands?|gives? orders to) (?:you|the (?:agent|assistant|model)))\b
      `,
    ),
    inTurn(
      source`
        \b(?:you|the agent|the assistant|the model|this skill) (?:is|are) (?:to be )?(?:controlled|
          steered|commanded|directed|governed) (?:through|by|from|via|over) ${from}(?!\w)
      `,
    ),
    inTurn(
      source`
        \b(?:consider|regard|see|treat|take|make)s? ${from} (?:(?:as|like|to be) )?(?:your|the) (?:
          new )?(?:operator|owner|user|master|boss|principal)\b(?!-| (?:input|content|data|story))
      `,
    ),
    {
      ...inTurn(
        source`\b(?:accept|take|receive)s? (?:all |any |your )?${ORDERS} from ${from}(?!\w)`,
      ),
      ordered: true,
    },
    inTurn(
      source`
        \bwhat you (?:are to do|have to do|must do|do next) (?:stands|is written|is said|
          is told|is decided) (?:in|on|at|by) ${from}(?!\w)
      `,
    ),
    inTurn(
      source`
        \b(?:let|allow)s? ${from} (?:to )?(?:rewrite|change|replace|update|
          edit|overwrite) (?:this skill|${AS_OWN})
      `,
    ),
  )
}

/** What is said of many a page and message, and tells something only of an address that nobody knows. */
const ofAddress = each(
  { asked: true, unless: DEFENDED },
  inTurn(
    source`
      ${PLACE} (?:tells|decides|says|determines|dictates) (?:you )?what (?:you|to do|the agent)\b
    `,
  ),
  inTurn(
    source`
      \bthis (?:skill|file|text) (?:updates|replaces|rewrites|
        refreshes|renews) itself (?:from|with) ${AT_ADDRESS}
    `,
  ),
  inTurn(
    source`
      \b(?:if|when|whenever) ${AT_ADDRESS} (?:tells? (?:you|the agent)|says?|
        asks?(?: you)?|orders?(?: you)?) to \w{3,12}\b[^.!?,\n]{0,30},
      [ ](?:then )?(?:just |simply )?(?:do (?:so|it|that)|\w{3,10} (?:it|them|that))${ENDS}
    `,
  ),
)

/** What anybody can write counts as said by those whom the agent serves. */
const spokenFor = each(
  { asked: true, unless: DEFENDED },
  inTurn(
    source`
      \b(?:text|words|contents?|lines?|whatever stands|anything|
        comments?|messages?) (?:in|of|from|on|under) [^.!?\n]{2,70}?
      \b(?:is|are|counts? as|speaks?|(?:is|are) (?:treated|taken|read|regarded) as) (?:spoken |
        said |coming |given |orders |written |words )?(?:by|for|from|of) (?:the|your) (?:operator|
        user|owner|developer|system|vendor)\b
    `,
  ),
  inTurn(
    source`
      \bwhatever (?:such |an? |the |any )?(?:\w{3,12} )?(?:comment|issue|ticket|mail|
        message|page|post|note)s? (?:asks?(?: for)?|says?|wants?|requests?|demands?|
        orders?) (?:is|counts? as) (?:already |as )?(?:decided|settled|approved|granted|agreed)\b
    `,
  ),
)

export const OUTSIDE_ORDERS = {
  /** Of a stranger's address. */
  ofAddresses: [...obeyed(AT_ADDRESS, PLACE), ...ofAddress].map((scheme): Scheme => ({
    ...scheme,
    toStranger: true,
  })),
  /** Of places where anybody may write. */
  ofAnybody: [...obeyed(ANYBODY, POSTED), ...spokenFor],
}
