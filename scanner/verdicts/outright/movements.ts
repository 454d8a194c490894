/**
 * Ways to say that something goes somewhere, each in one sentence: that it is sent, is to be there, must not be missing
 * there, gets there by itself. What goes and where it goes are named by whoever uses them.
 */

import { source } from '../../patterns/verbose.ts'
import { MAILBOX } from '../../signals/places/mailboxes.ts'
import { inTurn, type Scheme } from '../schemes/scheme.ts'

/** A deed by which something gets to another place. */
const MOVE = source`
  (?:puts?|putting|(?:writ|includ|past|smuggl|hid|encod|plac|stor|exfiltrat|shar|relocat|pip|releas|
    disclos|quot|writ)(?:e|es|ing)|
    (?:embed|submit|transmit|slip|drop|commit)(?:s|ting|ding|ping)?|(?:cop)(?:y|ies|ying)|
    (?:add|append|insert|send|post|upload|forward|mail|e-?mail|deliver|leak|hand|report|relay|
      mirror|sync|transfer|stream|dump|print|
      attach|work|tuck|export|back|repeat|reveal|show|load|text|funnel|feed|cc|bcc)(?:s|ing)?|
    (?:push|publish|pass)(?:es|ing)?|giv(?:e|es|ing)|tell(?:s|ing)?|carr(?:y|ies|ying)|weav(?:e|es|
      ing))
  (?: (?:over|on|along|up|out|off|down|back))?
`

const MOVED = source`
  (?:put|written|included|pasted|smuggled|hidden|encoded|placed|stored|exfiltrated|shared|piped|
    released|disclosed|quoted|
    embedded|submitted|transmitted|slipped|dropped|committed|copied|added|appended|inserted|sent|
      posted|uploaded|forwarded|
    e?-?mailed|delivered|leaked|handed|reported|relayed|mirrored|synced|synchroni[sz]ed|transferred|
      streamed|dumped|printed|attached|worked|tucked|
    exported|backed|repeated|revealed|shown|pushed|published|passed|given|told|carried|woven|
      bcc'?ed|cc'?ed)
  (?: (?:over|on|along|up|out|off|down|back))?
`

/** A few words of no weight. */
const LOOSE = source`
  (?:,? (?!not\b|never\b|no\b|nor\b|unless\b|if\b|when\b|instead\b|and\b|or\b|but\b|that\b|which\b|
    is\b|are\b|from\b|of\b|for\b|before\b|so\b|via\b)
    [\w'-]{1,14}){0,4}?,?
`

/** The same between two halves of a sentence, or two short ones. */
const ON = source`
  (?:(?!\b(?:not|never|no|don't|without|cannot|unless|instead|nor|if|or)\b)[^!?\n]){0,50}?
`

const AUX = source`
  (?:(?:is|are|has|have|must|should|shall|will|needs?|to|be|been|being|gets?|always|also|then|first|
    automatically|quietly|silently|secretly) ){1,5}
`

const PREP = source`(?:in|into|to|onto|within|inside|at|on|with|through|via|as|by)`

/** The same for what goes there, and is not only kept there. */
export const TOWARDS = source`(?:to|into|onto|through|via|with)`

const ASIDE = source`(?:, [^.,;:!?\n]{3,40},)?`

const COPY = source`
  (?:(?:an? |the )?(?:\w{2,10} )?(?:cop(?:y|ies)|dumps?|exports?|archives?|back-?ups?|snapshots?|
    values?|contents?) of )?
`

const THEM = source`
  (?:it|them|this|that|these|those|everything|all of (?:it|them)|(?:the|each|a) (?:results?|cop(?:y|
    ies)|archives?|strings?|values?))
`

/** An address that is written out. */
export const ADDRESS = source`https?:\/\/[^\s"'<>)\x60]{4,160}`

/** The same, or a mailbox. */
export const WRITTEN_OUT = source`(?:${ADDRESS}|${MAILBOX})`

/** Nothing of it is sent, or somebody else may want it, and is refused: the source of a pattern. */
export const DENIED = source`
  \b(?:no|none of) (?!need\b|matter\b|circumstances\b|reason\b|case\b)(?:[\w'-]{2,12} ){0,3}?
    (?:secrets?|credentials|keys?|tokens?|passwords?|cookies|parts?|words?|pieces?|prompts?|
      conversations?|messages?|data|files?|documents?|mails?|copy|copies)\b|
  [;,.] (?:refuse|decline|ignore (?:it|that|them|this))\b|
  \b(?:may|might|could) (?:tell|ask|try|instruct|order|want|demand)\b
`

/** Where it gets, and what: sources of patterns. */
export const movements = (goods: string, outlet: string, prep = PREP): readonly Scheme[] => {
  const there = source`${LOOSE} ${prep} ${outlet}`
  const what = source`${COPY}${goods}`
  return [
    inTurn(source`\b${MOVE} ${what}${there}`),
    inTurn(
      source`
        \b(?:(?:have|get) )?${what}${ASIDE} (?:${AUX})?(?:
          ${MOVED} (?:[\w-]{2,12} ){0,2}and (?:then )?)?${MOVED}${there}
      `,
    ),
    inTurn(
      source`
        \b${what}${ASIDE} (?:(?:always|also|then|must|should|shall|will|has to|have to|is to|
          are to) )?
        (?:go(?:es)?|belongs?|ends? up|gets?|(?:finds?|makes?) (?:its|their) way|travels?|lands?|
          leaves?)${there}
      `,
    ),
    inTurn(
      source`\bwhere (?:do|does|should|must|shall) ${what} (?:go|belong|get sent|end up)\?${there}`,
    ),
    inTurn(source`\b${what}${ON}\b${MOVE} ${THEM}${there}`),
    inTurn(
      source`
        \b${what}[^.!?;,\n]{0,30}[,;.:] (?:then )?(?:it|they|these|those|this|that|which|
          all) ${AUX}${MOVED}${there}
      `,
    ),
    inTurn(
      source`
        \b${outlet} (?:(?:always|also|must|has to|have to|should|shall|is to|are to|will|
          needs? to) ){0,3}
        (?:contains?|carr(?:y|ies)|includes?|holds?|has|have|lists?|quotes?|ends? with|begins? with|
          be filled with) ${what}
      `,
    ),
    inTurn(
      source`
        \b(?:never|under no circumstances|at no time|by no means|
          in no case) (?:\w{2,7} )?${outlet} (?:to |be )?
        (?:lack|miss|missing|without|go (?:out )?without|omit) ${what}
      `,
    ),
    inTurn(
      source`
        \b(?:inclusion|transfer|upload|submission|transmission|delivery|disclosure|copying|sending|
          posting|forwarding|export|
          publication|placement|insertion|embedding|hand-?over|leak(?:age)?|exfiltration|
            send) of ${what}${there}
      `,
    ),
    inTurn(
      source`
        \b(?:never|do not|don't|under no circumstances|no need to) (?:leave|omit|drop|keep|withhold|
          strip) ${what} (?:out of|from) ${outlet}
      `,
    ),
    inTurn(
      source`
        \b(?:we|i) (?:want|expect|need|would like|require|look for)(?: to (?:find|see|have|get|read|
          receive))? ${what}${there}
      `,
    ),
    // Something is made for it, or filled up with it.
    inTurn(
      source`
        \b(?:open|file|create|post|start|write|raise|submit|publish|make|draft)(?:s|ing)? ${outlet}
        ${ON},? (?:with|containing|holding|carrying|
          quoting|that (?:holds|contains|carries|quotes|has)) ${what}
      `,
    ),
    inTurn(
      source`
        \b(?:open|file|create|start|raise|make)
        (?:s|ing)? ${outlet}[^!?\n]{0,60}?,? (?:and|then|and then)
        [ ](?:paste|put|include|attach|write|post|copy|drop|add|dump)s? [^.!?\n]{0,60}?${what}
      `,
    ),
    inTurn(
      source`\b(?:read|open|load|fetch|take|look up|cat|get) ${what}`,
      90,
      source`
        \b(?:open|file|create|post|start|write|raise|submit|publish|make|draft)(?:s|ing)? ${outlet}
        ${ON},? (?:with|containing|holding|quoting) (?:it|its|their|the|that|those) ?(?:\w{2,10} )?
        (?:contents?|text|values?|file|lines?)?\b
      `,
    ),
    inTurn(
      source`
        \b(?:extend|complete|enrich|fill|pad|supplement|furnish|augment|top up|decorate|
          sign|seed)(?:s|ing)? ${outlet}
        (?: up)?,? with [^.!?\n]{0,60}?${what}
      `,
    ),
    inTurn(
      source`
        \b${what} (?:is|are|be|becomes?|forms?)(?: always| a| an| to be){0,2} (?:essential |
          fixed )?part of ${outlet}
      `,
    ),
    inTurn(
      source`
        \b(?:use|let|have|make) ${outlet} (?:to )?(?:carry|transport|transmit|smuggle|hold|contain|
          include|send|leak|exfiltrate|take|get|bring|move)
        (?: out| away)? ${what}
      `,
    ),
    inTurn(
      source`
        \b(?:never|do not|don't) (?:\w{2,10} ){1,4}(?:without (?:having )?(?:${MOVE}|
          ${MOVED}) ${what}${there}|
          (?:until|before|unless) (?:you (?:have )?${MOVED} ${what}|${what} ${AUX}${MOVED})${there})
      `,
    ),
  ]
}
