/**
 * Whether a verb orders something, or tells what a program or people do. `Silently add a link` orders; `the parser silently
 * drops a row` tells. What is not plainly told counts as an order.
 */

import { regex } from '../../patterns/verbose.ts'

/** Characters before a verb in which its subject stands. */
const BEFORE = 160
const BEHIND = 40

/** Ends a part of a sentence that has a subject of its own. */
const CLAUSE_END = /(?:[.!?:;,()|\u2013\u2014](?=\s)|\s-{1,2}\s|\n\s{0,8}\n|\n\s{0,8}[-*+>]\s)/g

/** Whoever carries out what such a text says: a sentence about them is an order. */
const DOER = regex`
  \b(?:you|ai|agents?|assistants?|models?|llms?|claude|gpt|chatgpt|gemini|
    copilot|cursor|bots?|skills?)\b
`

/** It is told that it has to be done. */
const HAS_TO = /\b(?:must|shall|should|ought to|(?:has|have|needs?|is|are) to)\b/

const LEAD =
  '(?:(?:because|since|that|where|while|but|so|and|or|as|until|unless|which|who|although|though|then|when|if|whenever|once) ){0,3}'
const DETERMINER =
  '(?:the|an?|this|these|those|its|our|their|some|most|many|any|each|every|no|both|all|old|new|such|certain)'

/** A part of a sentence begins with a subject. `This time` and `the moment` begin an order. */
const SUBJECT = regex`
  ^\s*${LEAD}(?:it|they|we|he|she|that|which|who|people|
    ${DETERMINER} (?!(?:time|day|moment|first|next|last|turn|start|end|once)\b)|
    (?!(?:always|as|this|besides|thus|perhaps|yes|less|unless|regardless|
      afterwards|towards)\b)[a-z][\w-]{1,20}s )
`

/** The same where nothing but a subject stands before the verb. */
const BARE_SUBJECT = regex`
  ^\s*${LEAD}(?:(?:it|they|we|he|she|which|who|people)|
    ${DETERMINER} (?!(?:[\w'-]+ )?(?:time|day|moment|turn|start|end|once|step|
      task|case)\b)[\w'-]+(?: [\w'-]+){0,3}|
    (?!(?:for|in|on|at|with|after|before|when|if|to|from|always|as|this|besides|thus|perhaps|yes|
      unless|regardless|afterwards|please)\b)
    (?:[\w-]+ ){0,2}[a-z][\w-]{1,20}(?<!\bu|\bthi|s|ou)s) $
`

/** Right before a verb: a helping verb that makes it a report, or what makes it a noun. */
const HELPED = regex`
  \b(?:can|could|may|might|would|will|is|are|was|were|been|being|get|gets|has|had|have|gets|cannot|
    can't|does|did)(?: (?:not|never|also|only|still|often|then|just|already))? $
`
const MADE_NOUN = /\b(?:the|an?|no|per|dry|his|her|their|its) $/
const MADE_NOUN_BEHIND = regex`
  ^ (?:as\b|mode\b|errors? |(?:steps?|scripts?|times?|counts?|notes|
    logs?|guides?) (?:are|is|was|were|live|stand|below|above)\b)
`

/** Something is done to it. */
const PASSIVE = /\b(?:is|are|was|were|been|being|gets?) (?:\w+ly )?\w+(?:ed|en|wn|nt|pt|ht|un|ut) $/

/** In the third person, or in the past. */
const THIRD_PERSON =
  /^(?:\w+(?:s|ed)|fell|lost|broke|went|got|made|took|came|ran|did|became|kept|left)$/
const NEXT_WORD = /^\s{1,4}([\w'-]{2,20})/

/** Adverbs of concealment, which say nothing of who does it. */
export const ADVERB = /^(?:\w{4,14}ly|in the background|behind the scenes|unnoticed)$/

/** True when the words from `start` to `end` of a text, a verb or an adverb, tell what something does. */
export function isTold(text: string, from: number, start: number, end: number): boolean {
  const words = text.slice(start, end)
  if (!/^[a-z][a-z' -]*$/.test(words)) return false
  const before = text.slice(Math.max(from, start - BEFORE), start)
  const clause = lastClause(before)
  const spaced = clause.replace(/\s+/g, ' ')
  const behind = text.slice(end, end + BEHIND)
  const told = ADVERB.test(words) ? adverbTells(spaced, behind) : verbTells(spaced, words, behind)
  return told && !DOER.test(spaced) && !HAS_TO.test(spaced)
}

function lastClause(before: string): string {
  let from = 0
  for (const found of before.matchAll(CLAUSE_END)) from = found.index + found[0].length
  return before.slice(from)
}

/** What is passed on in silence is never a mere report. */
const PASSES_ON = regex`
  ^(?:send|post|upload|forward|mail|leak|transmit|collect|append|add|insert)(?:s|ed)?$|
  ^(?:sent|cop(?:y|ies|ied)|(?:shar|includ)(?:e|es|ed))$
`

function adverbTells(clause: string, behind: string): boolean {
  const next = NEXT_WORD.exec(behind)?.[1]
  if (next && PASSES_ON.test(next)) return false
  if (next && THIRD_PERSON.test(next) && SUBJECT.test(clause)) return true
  if (HELPED.test(clause) || PASSIVE.test(clause) || BARE_SUBJECT.test(clause)) return true
  // At its end the verb stands before it.
  return SUBJECT.test(clause) && (!next || AFTER_ADVERB.test(next))
}

/** What follows an adverb that belongs to the verb before it. */
const AFTER_ADVERB = regex`
  ^(?:with|when|if|and|or|on|in|at|by|after|because|while|until|as|for|so|window|tab|
    job|task|thread|process)$
`

function verbTells(clause: string, words: string, behind: string): boolean {
  // A command and its file are no sentence.
  if (/^ [~\/$.]/.test(behind)) return false
  if (HELPED.test(clause) || MADE_NOUN.test(clause)) return true
  if (MADE_NOUN_BEHIND.test(behind.replace(/\s+/g, ' '))) return true
  if (BARE_SUBJECT.test(clause)) return true
  return THIRD_PERSON.test(words.split(' ')[0]!) && SUBJECT.test(clause)
}
