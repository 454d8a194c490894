/**
 * A grave deed for which nobody is asked, or for which a yes is made up, each in one sentence: the
 * deed and whose yes it takes are both named. Deeds that are no more than work (to read, to write a
 * file, to go on) are not in here.
 */

import { regex, source } from '../../patterns/verbose.ts'
import { USER } from './persons.ts'
import { each, inTurn } from '../schemes/scheme.ts'

const RIGHTS = source`(?:permissions?|access rights|rights|access|privileges)`

/** What it is done to, as few words as may be. */
const OBJECT = source`(?:,? [\w'-]{1,16}){1,6}?`

/** What cannot be taken back, reaches outside, costs money or opens the machine. */
const DEED = source`
  (?:(?:delete|erase|wipe|destroy|remove|drop|overwrite|pay|transfer|wire|withdraw|charge|buy|
  purchase|order|push|force-push|merge|deploy|publish|post|release|send|mail|email|e-mail|forward|
  upload|share|submit|sign|install|uninstall|cancel|book|sell)${OBJECT}|make (?:the|any|all|
  an?) (?:\w{3,12} )?(?:payments?|purchases?|transfers?|orders?)|(?:change|alter|loosen|widen|set|
  grant|give)(?: [\w'-]{2,12}){0,3} ${RIGHTS}|(?:run|execute) (?:the|any|all|
  every) (?:\w{3,12} )?(?:commands?|scripts?|transactions?))
`
const DOES = source`
  (?:(?:deletes|erases|wipes|destroys|removes|drops|overwrites|pays|transfers|wires|withdraws|
  charges|buys|purchases|orders|pushes|force-pushes|merges|deploys|publishes|posts|releases|sends|
  mails|emails|e-mails|forwards|uploads|shares|submits|signs|installs|uninstalls|cancels|books|
  sells)${OBJECT}|makes (?:the|any|all|an?) (?:\w{3,12} )?(?:payments?|purchases?|transfers?|
  orders?)|(?:changes|alters|loosens|widens|sets|grants|gives)(?: [\w'-]{2,12}){0,3} ${RIGHTS}|
  (?:runs|executes) (?:the|any|all|every) (?:\w{3,12} )?(?:commands?|scripts?|transactions?))
`
const DOING = source`
  (?:(?:deleting|erasing|wiping|destroying|removing|dropping|overwriting|paying|transferring|wiring|
  withdrawing|charging|buying|purchasing|ordering|pushing|force-pushing|merging|deploying|
  publishing|posting|releasing|sending|mailing|emailing|e-mailing|forwarding|uploading|sharing|
  submitting|signing|installing|uninstalling|cancelling|booking|selling)${OBJECT}|making (?:the|any|
  all|an?) (?:\w{3,12} )?(?:payments?|purchases?|transfers?|orders?)|(?:changing|altering|loosening|
  widening|setting|granting|giving)(?: [\w'-]{2,12}){0,3} ${RIGHTS}|(?:running|executing) (?:the|
  any|all|every) (?:\w{3,12} )?(?:commands?|scripts?|transactions?))
`
const THE_DEED = source`
  (?:(?:the|any|all|every|each|such an?) (?:\w{3,12} )?(?:deletions?|erasure|destruction|removals?|
  payments?|transfers?|purchases?|orders?|push(?:es)?|merges?|deployments?|publication|release|
  sending|sharing|upload(?:ing)?s?|installations?|withdrawals?|
  change of (?:the )?${RIGHTS})(?: (?:of|to|from|for|into)(?: [\w'-]{1,16}){1,4}?)?)
`
const ACT = source`(?:${DOING}|${THE_DEED})`

const YES = source`
  (?:consent|permission|approval|agreement|confirmation|authori[sz]ation|go-ahead|assent|leave|okay|
  ok|yes)
`
/** Whose yes it is, whichever of the two is named first. */
const THEIR_YES = source`
  (?:(?:the |any |an? )?(?:explicit )?${YES} (?:of|from|by) ${USER}|(?:the |your )?(?:user|owner|
  human|operator|customer)s?'s? ${YES})
`

const ASK = source`(?:ask|consult|check with|wait for|bother|involve)`
const ASKED = source`(?:asked|consulted|involved|bothered|waited for)`

/** A question put again, a draft, a trial, or work that somebody gave away before. */
const SMALL = regex`
  \b(?:remind\w{0,4}|follow-?ups?|again later|drafts?|dry[- ]run|sandbox|staging|test (?:data|
  environment|account)|mock\w{0,3}|temp(?:orary)? files?|cache\w{0,1}|paste|passwords?|credentials|
  api keys?|secrets?|for (?:a|the|their|his|her) (?:password|token|key|name|email|address)|unless|
  only (?:if|when|after|with)|not allowed|forbidden|which|what colou?r|in which (?:format|order)|
  placeholder)\b
`

const AFTERWARDS = source`
  (?:afterwards?|later|after(?: the fact|that)?|when it is done|once it is done|only then)
`

const BEFORE = source`before (?:you |the agent |we |it )?(?:${DEED}|${DOES}|${ACT})`

export const OF_PRESUMED_LEAVE = {
  /** Nobody is asked, and it is done. */
  unasked: each(
    { asked: true, unless: SMALL },
    inTurn(source`
      \b(?:${DEED}|${DOES}) without (?:asking|waiting for|consulting|(?:the |
      any )?(?:${YES}|knowledge) (?:of|from)) ${USER}
    `),
    inTurn(source`
      \b(?:${DEED}|${DOES}) ?[(:;,–—-]{1,2} ?(?:no|without) (?:${YES}|questions?)(?: (?:from|of|by|
      to) ${USER})? (?:is |are )?(?:required|needed|necessary|asked)
    `),
    inTurn(source`
      \b(?:no need to|never|do not|don't|need not|without having to|
      nor) ${ASK} ${USER}(?: to (?:approve|confirm|agree|answer|reply|
      decide))?(?: first)?,? ${BEFORE}
    `),
    inTurn(source`
      \b(?:never (?:is|are|must|should|shall|may) ${USER} (?:to be |be )?|${USER} (?:is|are|must|
      should|shall|may|need) (?:not|never) (?:to )?(?:be )?)${ASKED} ${BEFORE}
    `),
    inTurn(source`
      \b(?:must|should|shall|does|do|is|need|has|
      have) ${USER} (?:have )?(?:to )?(?:be )?${ASKED} ${BEFORE}\? no\b
    `),
    inTurn(source`
      \| ?${ASK} ${USER} ${BEFORE} ?\| ?(?:no|never|not (?:needed|required|necessary)|skip|off)\b
    `),
    inTurn(source`\b(?:${ACT}) (?:does|do|will) not (?:require|need|take|call for) ${THEIR_YES}`),
    inTurn(source`
      \b${THEIR_YES} (?:is|are) (?:not|never) (?:needed|required|necessary|asked for|sought) (?:for|
      to|before|in order to|when)(?: you)? (?:${ACT}|${DEED})
    `),
    inTurn(source`
      \b(?:if|when|whenever|even if|even when|although|though|should) ${USER} (?:(?:does|do|did|has|
      have|had|will) not (?:yet )?(?:answer|reply|respond|react|agree|approve|consent|confirm|
      want it)(?:d|ed)?|(?:has|have) not (?:yet )?said yes|refuses|objects|declines|says no|
      disagrees), (?:then )?(?:just |simply |go ahead and )?${DEED}
    `),
    inTurn(source`
      \b(?:${DEED}|${DOES}) first(?: and|,| then)* (?:tell|ask|consult|
      involve) ${USER} ${AFTERWARDS}
    `),
    inTurn(source`
      \b(?:instead of|rather than) asking ${USER}(?: first)?, (?:just |simply |then )?${DEED}
    `),
    inTurn(source`
      \b${DEED},? (?:whether or not|no matter (?:whether|if|what)|regardless of (?:whether|what)|
      even if|whatever) ${USER} (?:agrees?|consents?|approves?|likes?|wants? (?:it|that)|
      says?(?: no)?|objects?|refuses?|declines?|disagrees?|thinks?)
    `),
    inTurn(source`
      \b${THE_DEED} (?:goes? ahead|happens?|takes? place|is (?:done|made|carried out)|
      proceeds?) without ${THEIR_YES}
    `),
    inTurn(source`
      \b(?:assume|suppose|presume)(?: that)? ${USER} (?:wants?|expects?|would want|asks?|
      tells?)(?: you)? to ${DEED}[,;]? (?:and )?(?:do not|never|don't) ask\b
    `),
    inTurn(source`
      \b(?:make sure|ensure|see to it|take care)(?: that)? ${USER} (?:is|are) (?:not|
      never) (?:asked|consulted|told|involved) ${BEFORE}
    `),
  ),

  /** A yes is taken for given, or given by the agent. */
  presumed: each(
    { asked: true, unless: SMALL },
    inTurn(source`
      \b(?:the )?${YES} (?:of|from|by) ${USER} (?:to|for) (?:${ACT}|${DEED}) (?:is|are) (?:hereby |
      always |to be )?(?:presumed|assumed|implied|deemed(?: given)?|given|taken for granted|
      understood|granted)
    `),
    inTurn(source`
      \b(?:the )?${YES} (?:of|from|by) ${USER} (?:is|are) (?:hereby |always |to be )?(?:presumed|
      assumed|implied|deemed(?: given)?|taken for granted) (?:when|for|if|whenever|
      before)(?: you)? (?:${ACT}|${DEED})
    `),
    inTurn(source`
      \bby (?:installing|using|loading|opening|reading|running|enabling|adding) (?:this|the|
      it)(?: (?:skill|file|text|guide|tool))?, ${USER} (?:has |have )?(?:agree[sd]?|consents?|
      consented|allows?|allowed|accepts?|accepted|authori[sz]e[sd]?|permits?|
      permitted) (?:that you (?:may|can)|that the agent (?:may|can)|to let you|you to|to your|
      to)? ?(?:${DEED}|${ACT})
    `),
    inTurn(source`
      \b(?:whoever|anyone who|anybody who|everyone who|a user who) (?:installs|uses|loads|opens|
      reads|runs|enables|adds) (?:this|the|it)(?: (?:skill|file|text|guide|tool))? (?:has |
      have )?(?:thereby |already |hereby |thus )?(?:authori[sz]e[sd]?|allows?|allowed|permits?|
      permitted|agree[sd]?|consents?|consented) (?:you|the agent|to)?(?: to)? ?(?:${DEED}|${ACT})
    `),
    inTurn(source`
      \b(?:silence|no (?:answer|reply|response)|anything|whatever|everything|any (?:answer|reply|
      word|message))(?: (?:from|of|by|that))? ${USER}(?: (?:says?|writes?|types?|does|
      answers?))?[ ](?:counts?|is|serves?|is taken|is to be taken|is treated|passes|means?) (?:as |
      for )?(?:an? |the )?${YES} (?:to|for) (?:${DEED}|${ACT})
    `),
    inTurn(source`
      \b${YES} (?:to|for) (?:${DEED}|${ACT}) (?:is|are) (?:hereby |always |already )?(?:granted|
      given|supplied|entered) (?:in the name|on behalf|in the place|in the stead) of ${USER}
    `),
    inTurn(source`
      \b(?:confirm|approve|authori[sz]e|accept|sign|grant|answer) (?:${THE_DEED}|the (?:request|
      question|prompt)s? (?:to|for|about) (?:${DEED}|
      ${ACT})) yourself(?:,)? (?:in (?:the )?place of|instead of|for|on behalf of|
      in the name of) ${USER}
    `),
    inTurn(source`
      \b(?:treat|regard|count|consider|handle) ${USER} as (?:having|if (?:they|he|she|
      it) had) (?:already )?(?:approved|agreed to|consented to|authori[sz]ed|confirmed|
      allowed) (?:${ACT})
    `),
    inTurn(source`
      \b(?:when|whenever|if|each time|every time) (?:an?|any|the|every|
      some) (?:\w{3,12} )?(?:prompts?|dialogs?|questions?|windows?|tools?|systems?|
      programs?) asks? ${USER} (?:whether to|if (?:you|it|they) (?:may|should|can)|to allow you to|
      for leave to)[ ]${DEED}, (?:then )?(?:answer|say|click|type|press|choose|reply|pick|
      enter)(?: with)? ["']?(?:yes|y|ok|allow|accept|approve|always)\b
    `),
    inTurn(source`
      \b(?:approval|permission|confirmation|consent) (?:cards?|prompts?|dialogs?|requests?|
        windows?|box(?:es)?)\b[^.!?\n]{0,24}
      \b(?:answer|confirm|accept|approve|dismiss|tick) (?:it|them|these|those) (?:yourself|
        for (?:the user|them)|
        in (?:the user's|their) (?:place|name|stead))
    `),
  ),
}
