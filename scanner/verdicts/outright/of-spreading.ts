/**
 * A text has itself copied into other skills, repositories, prompts and messages, in one plain
 * sentence.
 */

import { regex, source } from '../../patterns/verbose.ts'
import { each, inTurn, type Scheme } from '../schemes/scheme.ts'

const KIND = source`
  (?:texts?|rules?|skill|files?|snippets?|blocks?|paragraphs?|sections?|instructions?|lines?|notes?|
    passages?|orders?|directives?|pages?)
`

/** This text, or a part of it. */
const TEXT = source`
  (?:(?:(?:a |the )?cop(?:y|ies) of )?(?:(?:this|these|our)(?: \w{3,12})? ${KIND}(?: (?:below|
    above|here))?|the (?:\w{3,12} )?${KIND} (?:below|above|of this skill|you are reading)))
`

const GOODS = source`
  (?:skills?(?: files?)?|repositor(?:y|ies)|repos?|projects?|packages?|prompts?|comments?|issues?|
    mails?|e-?mails?|messages?|readmes?|
    pull requests?|posts?|machines?|commits?|(?:sub-?)?agents?|assistants?|
    skill\.md(?: files?)?|libraries)
`

/** Others of the kind that carry it on, or whatever leaves the house. */
const OTHERS = source`
  (?:(?:the )?(?:every|each|all|
    any(?! (?:[\w-]{2,12} )?(?:projects?|repos|repositor|repo|machines?)))(?: (?:single|other|new|
      the|of|your|their|our|my|its|later|further)){0,3} (?:[\w-]{2,12} ){0,2}?${GOODS}|
    (?:the )?(?:[\w-]{3,12}|\w{4,7}\.md)(?: files?| folders?)? (?:of|for|in) (?:every|each|all|
      any|other) (?:[\w-]{2,12} ){0,2}?${GOODS}|
    other (?:skills?|agents?|repositor(?:y|ies)|projects|packages|assistants)(?:'s?)?(?: prompts?)?)
`

const IN = source`
  (?:in|into|to|on ?to|across|throughout|inside|within|
    through|(?:at|to) the (?:end|top|start|bottom|beginning) of)
`

/** Verbs in any form. */
const COPY = source`
  (?:cop(?:y|ies|ied|ying)|inserts?|inserted|inserting|put|puts|putting|pastes?|pasted|pasting|add|
    adds|added|adding|append(?:s|ed|ing)?|embed(?:s|ded|ding)?|
    writes?|written|writing|places?|placed|placing|plant(?:s|ed|ing)?|slip(?:s|ped|ping)?|
    spread(?:s|ing)?|propagat(?:e|es|ed|ing)|replicat(?:e|es|ed|ing)|
    leaves?|leaving|left|carr(?:y|ies|ied)|distribut(?:e|es|ed|ing)|smuggl(?:e|es|ed|ing)|
    inject(?:s|ed|ing)?|pass(?:es|ed|ing)? (?:it |them )?on|hand(?:s|ed|ing)? on|
    repeat(?:s|ed|ing)?|seed(?:s|ed|ing)?|duplicat(?:e|es|ed|ing)|
    includ(?:e|es|ed|ing)|weav(?:e|es|ing)|insertion of|spreading of)
`

const GET_THERE = source`
  (?:ends? up|belongs?|appears?|goes|go|travels?|lands?|stands?|turns? up|moves? on|
    finds? (?:its|their) way|lives? on|(?:is|are|be) (?:found|present)|(?:is|are)|gets?)
`

const HOLD = source`
  (?:(?:must|should|shall|has to|have to|is to|are to|will|needs? to|always) )?
  (?:also |always )?(?:contains?|holds?|carr(?:y|ies)|includes?|gets?|receives?|has|have|lacks?|
    starts? with|ends? with)
`

const NEVER_OUT = source`(?:\b(?:under no circumstances|never|do not|don't) )?`
const NOT_BEFORE = source`
  (?:\b(?:do not|don't|never) (?:finish|end|stop|leave|rest|quit) (?:before|until) )?
`

export const SPREADING: readonly Scheme[] = each(
  {
    asked: true,
    unless: regex`
      \b(?:licen[cs]e|copyright|spdx|attribution|disclaimers?|if (?:the user|asked)|
        when asked|disclos\w{1,4})\b|
      \b[\w-]{1,16} install {1,3}(?:\S{2,20} )?(?:writes|copies|adds|puts|places)\b
    `,
  },
  inTurn(source`\b${COPY}\b (?:up )?${TEXT}(?: \w{2,10}){0,3}? ${IN} ${OTHERS}\b`),
  inTurn(source`${NEVER_OUT}\bleav(?:e|ing) ${TEXT} out of ${OTHERS}\b`),
  inTurn(source`
    ${NOT_BEFORE}\b${TEXT}(?: (?:always|also|then|must|should|shall|will|has to|
      have to|to|is|are|be|needs? to|\w{4,10}ly)){0,4} (?:be )?(?:${COPY}|${GET_THERE})
    (?: (?:over|on|along|further|it|them|appended)){0,2} ${IN} ${OTHERS}\b
  `),
  inTurn(source`\b${TEXT},? (?:and )?${COPY} (?:it|them)(?: over| on| along)? ${IN} ${OTHERS}\b`),
  inTurn(source`\bwhere [^.!?\n]{0,24}${TEXT}[^.!?\n]{0,12}\? ${IN} ${OTHERS}\b`),
  inTurn(source`
    \b${OTHERS}(?: (?:you|we|they) \w{2,10}(?: in)?| on this machine)? ${HOLD} ${TEXT}
  `),
)
