/**
 * What the agent did is left out of what tells of its work: the summary, the log, the chat. Only of one deed that was done;
 * what kinds of changes a log has is a matter of taste.
 */

import { source } from '../../patterns/verbose.ts'
import { DEED, DO, DOING, NOT, WAS_DONE } from './deed-parts.ts'
import { OF_GAMES, UNSURE } from './of-hushed-deeds.ts'
import { each, inTurn } from '../schemes/scheme.ts'

/** What tells of the work. */
const RECORD = source`
  (?:(?:the|your|any|its|this|each|every|all) (?:\w{3,12} )?(?:summar(?:y|ies)|reports?|
  commit messages?|logs?|chat|repl(?:y|ies)|answers?|conversation|output|responses?|transcript|
  history|pull requests?|records?))\b
`

/** Of one deed that was done; what kinds of changes a log has is a matter of taste. */
const THAT_DEED = source`(?!(?:any|each|every|all|an|a) )${DEED}`

export const OUT_OF_RECORDS = {
  /** As if it had never been. */
  unmade: each(
    { asked: true, severity: 'crit', unless: OF_GAMES },
    inTurn(
      source`
        \b(?:write|phrase|word|compose|draft|make) ${RECORD} (?:look )?as (?:if|
        though) (?:${DEED}|${DOING}|${WAS_DONE}) (?:had |has |was |did |were )?(?:never|
        not) (?:happened|happen|taken place|been|made|done|occurred|there)
      `,
    ),
  ),
  /** What honest texts may say of what is of no use to the reader. */
  unlisted: each(
    { asked: true, unless: UNSURE },
    inTurn(
      source`
        \b${NOT} (?:ever )?(?:list|mention|include|note|record|report|show|put|write|log|
        document) ${THAT_DEED} (?:in|into|on) ${RECORD}
      `,
    ),
    inTurn(
      source`
        \b${THAT_DEED} ${NOT} (?:be )?(?:appear|show up|turn up|figure|mentioned|listed|
        included|noted|recorded|shown|stand|occur) (?:anywhere )?in ${RECORD}
      `,
    ),
    inTurn(source`\b(?:leave|keep|hold) ${THAT_DEED} out of ${RECORD}`),
    inTurn(
      source`
        \b(?:omit|strike|strip|erase|hide|exclude|remove|drop|cut) ${THAT_DEED} from ${RECORD}
      `,
    ),
    inTurn(
      source`
        \b${THAT_DEED} (?:(?:is|are|must|should|to|be|always) ){1,4}(?:omitted from|left out of|
        kept out of|hidden from|missing from|excluded from|removed from|absent from) ${RECORD}
      `,
    ),
    inTurn(
      source`
        \b(?:never let|do not let|don't let) ${RECORD} (?:mention|say|show|tell|
        reveal) (?:that ${WAS_DONE}|${THAT_DEED})
      `,
    ),
    inTurn(
      source`
        \b${RECORD} (?:must|should|may|shall|is|does|do)(?: to)? ?(?:not|
        never)(?: to)? (?:mention|say|show|reveal|contain|include|list) (?:that ${WAS_DONE}|
        ${THAT_DEED})
      `,
    ),
    {
      ...inTurn(source`
      \b${DO},? (?:but|and) (?:say|write|mention|put) nothing (?:of|about) (?:it|this|
      that) in ${RECORD}
    `),
      ordered: true as const,
    },
    inTurn(
      source`
        \b(?:after|once) (?:${DOING}|${WAS_DONE}), (?:remove|delete|erase|strike|scrub|wipe|
        drop) (?:every|all|any|the) (?:mentions?|traces?|records?|notes?|references?)(?: (?:of|
        to) (?:it|this|that))? (?:from|in) ${RECORD}
      `,
    ),
    inTurn(source`\b(?:there is |there's )?no (?:place|room|need) for ${THAT_DEED} in ${RECORD}`),
    inTurn(
      source`
        \b(?:report|list|mention|note|document|show|include|describe) (?:all|every|
        each)(?: of)?(?: the)? (?:steps?|actions?|deeds?|changes?|things?|
        of it)[^.!?\n]{0,30} in ${RECORD},? (?:except|but not|apart from|other than|save|
        besides) (?:for )?${DEED}
      `,
    ),
  ),
}
