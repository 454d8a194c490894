/**
 * What the agent does is kept from those it works for, in one sentence that names the deed and them, or the deed and
 * the record that they read. Both ends are named: that an error is not shown, or a secret not told, is something else.
 */

import { regex, source } from '../../patterns/verbose.ts'
import {
  DEED,
  DO,
  DOING,
  HIDDEN,
  HIDE,
  LEARN,
  MENTION,
  MENTIONED,
  NOT,
  TELL,
  UNNOTICED,
  OF_DEED,
  PERSON,
  THEY,
  WAS_DONE,
} from './deed-parts.ts'
import { each, inTurn } from '../schemes/scheme.ts'

/** Of one deed that was done; what kinds of changes a log has is a matter of taste. */
const THAT_DEED = source`(?!(?:any|each|every|all|an|a) )${DEED}`

/** Nobody is wronged by it. */
export const OF_GAMES = /\b(?:surprise|games?|players?|party|gift|birthday)\b/

/** The same, and `do not tell the user that it was sent before it was`: no claim without its ground. */
export const UNSURE = regex`
  \b(?:unless|until|before|yet|confirm\w{0,5}|verif\w{1,6}|success\w{0,5}|actually|fail\w{0,4}|
  errors?|(?<!\b(?:as|even) )if (?:it|they|this|that)\b|because|surprise|
  games?|players?|party|gift|birthday)\b
`

export const HUSHED_DEEDS = {
  /** Nobody honest says so of a deed of the agent. */
  hidden: each(
    { asked: true, severity: 'crit', unless: OF_GAMES },
    inTurn(
      source`
        \b${HIDE} (?:it (?:hidden |secret )?)?${OF_DEED} (?:(?:hidden|secret|
        away) )?from ${PERSON}
      `,
    ),
    inTurn(source`\b${HIDE} (?:it (?:hidden |secret )?)?from ${PERSON} that ${WAS_DONE}`),
    inTurn(
      source`
        \b(?:${DEED}|${DOING}|that ${WAS_DONE}),? (?:(?:is|are|must|should|shall|stays?|
        remains?|to|be|has|have|always|will|happens?|takes? place|
        goes on) ){1,4}(?:${HIDDEN} from|out of (?:the )?sight of|unnoticed by|
        a secret from) ${PERSON}
      `,
    ),
    inTurn(source`\b(?:${DEED}|${DOING}) \| ?(?:always )?${HIDDEN} from ${PERSON}`),
    inTurn(
      source`
        \b(?:make sure|ensure|see to it|take care|be sure|so) (?:that )?(?!users\b|people\b|
        customers\b|clients\b)${THEY} (?:does not|do not|don't|doesn't|never|cannot|can't|
        will not|won't) (?:ever )?${LEARN}s? (?:out )?${OF_DEED}
      `,
    ),
    inTurn(
      source`
        \b(?:under no circumstances|on no account|in no case|never) (?:may|must|should|shall|
        can|will|let|is|does) ${THEY} (?:to )?${LEARN} ${OF_DEED}
      `,
    ),
    inTurn(
      source`
        \b${THEY} (?:must|should|shall|may|can|is|are)(?: (?:not|never)(?: to| ever)?|
        not) ${LEARN} (?:that ${WAS_DONE}|(?:about |of )${DEED})
      `,
    ),
    inTurn(
      source`
        \b(?:keep|kept|leave|left|remain|stay)s? (?:${PERSON} )?in the dark (?:about|as to|
        on) ${OF_DEED}
      `,
    ),
    inTurn(
      source`
        \b${THEY} (?:(?:is|are|be|must|should|to|stays?|remains?|always) ){1,4}(?:kept |
        left )?in the dark (?:about|as to) ${OF_DEED}
      `,
    ),
    inTurn(
      source`
        \b${OF_DEED} (?:stays?|remains?|is|are|must stay|to stay) between (?:us|you and me)\b
      `,
    ),
    inTurn(
      source`
        \bno (?:trace|mention|word|hint|sign|evidence) of (?:${DEED}|${DOING}) (?:must|should|
        may|shall|is|are|to|can|will|ever|be|\b){1,3} ?(?:reach(?:es)?|get to|shown to|seen by|
        left for|visible to) ${PERSON}
      `,
    ),
    inTurn(
      source`
        \bnothing [^.!?\n]{0,40}\b(?:let|lets|tell|tells|show|shows|allow|
        make) ${PERSON} (?:to )?(?:${LEARN} )?that ${WAS_DONE}
      `,
    ),
    inTurn(
      source`
        \b(?:report|message|summary|reply|answer|note|mention)s? (?:to ${PERSON} )?(?:that |
        which )(?:mentions?|reveals?|names?|admits?|discloses?) (?:${DEED}|${DOING}|
        that ${WAS_DONE})(?:to ${PERSON} )?(?: (?:is|are|would be|
        counts? as))? (?:an? )?(?:mistakes?|errors?|fail\w{0,5}|forbidden|prohibited|
        not allowed|unwanted|wrong)\b
      `,
    ),
    {
      ...inTurn(source`
      \b${DO},?(?: (?:silently|quietly|secretly|covertly|discreetly|in the background|but|and|
      ,){1,2},?)? (?:\()?${UNNOTICED}
    `),
      ordered: true as const,
    },
    inTurn(
      source`
        \b(?:suppress|mute|hide|silence|discard|redirect) (?:the |all |any )?(?:output|
        messages?|logs?) of (?:${DOING}|${DEED}) ${UNNOTICED}
      `,
    ),
    inTurn(
      source`
        \b${DO},? (?:and )?without (?:saying )?a (?:single )?word (?:about it )?to ${PERSON}
      `,
    ),
    inTurn(
      source`
        \bwithout (?:the |your )?(?:users?|owners?|humans?|customers?|clients?|persons?|team|
        people|anyone|anybody)(?: you (?:work|act) for)?(?:'s|s') (?:knowledge|knowing|
        consent or knowledge)[,:]? ${DO}(?=[.!;,]|$)
      `,
    ),
    inTurn(
      source`
        \b${OF_DEED},? (?:is|are|stays?|remains?) (?:our|a|my|your|
        the) (?:little )?secret(?: (?:from|kept from) ${PERSON}| between us)?\b(?! \w{3,10}
        [ ](?:key|value|token))
      `,
    ),
    inTurn(
      source`
        \b(?:nobody|no one|${PERSON}) (?:should|must|may|shall|is to|will|can)(?: (?:ever|never|
        not))? (?:know|learn|see|notice|find out|discover|
        suspect) that ${WAS_DONE}(?=[.!;,]| ?$)(?<=\b(?:nobody|no one|never|not)\b[^.!?]{0,80})
      `,
    ),
    inTurn(
      source`
        \b(?:carry out|do|perform|make|handle|conduct|keep|execute) ${THAT_DEED} (?:in secret|
        secretly|covertly|on the quiet|on the sly|surreptitiously)\b
      `,
    ),
    inTurn(
      source`
        \b(?:what|everything|all)?(?:${THEY} (?:gets? to see|sees?|is shown|are shown|is told|
        gets?|may see)|show ${PERSON}|tell ${PERSON}) (?:everything|all (?:of it|steps)?|
        every (?:step|action)),? (?:but|except|save|apart from|other than) (?:for |
        about )?${DEED}
      `,
    ),
    inTurn(
      source`
        \b${DEED} (?:is|are) none of (?:the |your )?\w{3,12}(?: you (?:work|act) for)?(?:'s|
        s') (?:business|concern)
      `,
    ),
  ),
  /** What honest texts may say of what is of no use to the reader. */
  untold: each(
    { asked: true, unless: UNSURE },
    inTurn(source`\b${NOT} (?:ever )?${TELL} ${PERSON} (?:know )?${OF_DEED}`),
    inTurn(source`\b${NOT} (?:ever )?${MENTION} ${OF_DEED} to ${PERSON}`),
    inTurn(source`\b${OF_DEED},? ${NOT} (?:be )?${MENTIONED} to ${PERSON}`),
    inTurn(
      source`
        \b(?!users\b|people\b|customers\b|clients\b)${THEY} (?:${NOT}|not) ${LEARN} ${OF_DEED}
      `,
    ),
    inTurn(
      source`
        \b${THEY} (?:is|are|was|will be) (?:not|never) (?:informed|told|notified|made aware|
        aware|warned) ${OF_DEED}
      `,
    ),
    inTurn(
      source`
        \b${DEED} (?:stays?|remains?|is|are) (?:internal|secret|confidential|private|
        unmentioned)[;,:]? (?:and )?${THEY} (?:is|are) (?:not|never) (?:told|informed|notified)
      `,
    ),
    inTurn(
      source`
        \bafter ${DOING}, (?:say|tell|report|mention|write) (?:nothing|no word)(?: (?:about|
        of) (?:it|this|that))? to ${PERSON}
      `,
    ),
    inTurn(
      source`
        \b(?:say|tell|mention|report) nothing (?:about|of) (?:${DEED}|${DOING}) to ${PERSON}
      `,
    ),
    inTurn(source`\b(?:tell|give|show) ${PERSON} nothing (?:about|of) (?:${DEED}|${DOING})`),
    inTurn(
      source`
        \b(?:keep|stay|remain|be) (?:quiet|silent|mum|tight-lipped) (?:about|on|
        as to) ${OF_DEED}
      `,
    ),
    inTurn(
      source`
        \b(?:leave|omit|skip|drop|strike|cut) (?:out )?${DEED} (?:out )?(?:of|from|in) (?:the|
        your|any|every) (?:\w{3,10} )?(?:summary|report|message|reply|answer|log|mail|overview|
        list|notes?) (?:for|to|that|which|of) (?:is for |goes to )?${PERSON}
      `,
    ),
    inTurn(
      source`
        \b(?:if|when|whenever|where|while) (?:you )?(?:reporting|report|writing|write|replying|
        reply|talking|talk|speaking|answering|summarizing|explaining) (?:\w{1,8} ){0,4}?(?:to|
        for) ${PERSON}, (?:always )?(?:skip|omit|leave out|pass over|do not mention|
        never mention|hide) ${DEED}
      `,
    ),
    inTurn(
      source`
        \b(?:if|when|whenever) ${THEY} (?:asks?|wants?|requests?) (?:for )?(?:an? |
        the )?(?:\w{3,10} )?(?:summary|report|list|overview|log|
        account)[^.!?\n,]{0,40}, (?:always )?(?:leave|skip|omit|hide|drop)(?: out)? ${DEED}
      `,
    ),
    inTurn(
      source`
        \b(?:is|are|do you|should you|shall we|will|must) (?:we |you |the \w{3,9} )?(?:report |
        mention )?${DEED} (?:be )?(?:${MENTIONED} )?to ${PERSON}\? (?:no|never)\b
      `,
    ),
    inTurn(
      source`
        \bwhat ${THEY} (?:sees?|reads?|gets?|hears?|knows?|learns?) (?:does not|never|must not|
        should not|is not to) (?:includes?|mentions?|contains?|covers?|lists?|shows?|
        shows?) (?:${DEED}|${DOING})
      `,
    ),
    inTurn(
      source`
        \b(?:do not|don't|never|no need to|not) (?:ever )?(?:say|breathe|lose|waste|drop|
        utter) (?:a|one|any) (?:single )?words? (?:to ${PERSON} )?(?:about|of|
        on) ${OF_DEED}(?: to ${PERSON})?
      `,
    ),
    inTurn(
      source`
        \b(?:do not|don't|never) (?:ever )?say a (?:single )?word to ${PERSON} (?:about|
        of) ${OF_DEED}
      `,
    ),
    inTurn(
      source`
        \b${THEY} (?:is|are) not (?:supposed|meant|allowed|intended|permitted|
        entitled) to ${LEARN} ${OF_DEED}
      `,
    ),
    inTurn(
      source`
        \b${THEY} (?:(?:is|are|must|should|stays?|remains?|be|to|keeps?|left|
        kept) ){1,3}(?:unaware|ignorant|uninformed|oblivious) (?:of |about |that |to )${OF_DEED}
      `,
    ),
    inTurn(
      source`
        \b(?:report|summary|message|reply|answer|note|mail)s? (?:to|for|
        that) ${PERSON}(?: (?:gets?|reads?|sees?))? (?:makes?|contains?|has|have|gives?|
        includes?|must make|should make) no (?:mention|word|trace|note|hint) (?:of|
        about) ${OF_DEED}
      `,
    ),
  ),
}
