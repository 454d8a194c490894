/** Sentences that say what things and programs are and do: they order nothing, and nobody is wronged there. */

import type { Document } from '../document.ts'
import { regex, source } from '../patterns/verbose.ts'
import { PEOPLE } from './signs/sign.ts'
import { tellsOfPrograms } from './technical.ts'
import { type Place, sentencesOf } from './told-of-programs.ts'

/** What begins a clause and is no verb, or is one that tells. */
const NO_ORDER = source`
  the|an?|th(?:is|at|ese|ose)|its?|s?he|we|they|there|here|and|or|but|so|if|when|where|while|as|at|by|for|from|in|into|
  of|on|onto|to|with|without|after|before|until|unless|because|since|though|although|which|who|whose|what|how|why|
  not?|non|nor|never|only|also|then|than|both|all|any|each|every|some|many|most|more|much|less|few|one|two|three|
  even|just|still|yet|too|very|such|same|another|is|are|was|were|be|been|am|has|have|had|does|did|can|could|may|might|
  will|would|about|against|along|among|around|below|between|beyond|during|inside|near|off|out|past|through|under|up|
  upon|via|per|plus|instead|again|once|later|now|today|i|you|my|your|his|our|optional|like|worse|case|coverage|stage
`

/** A bare verb where a clause begins, with what it is done to: `set the date`, `and print it`. */
const ORDERS = regex`
  (?:^|[.!?;:)|>"\u2013\u2014-]\s{1,3}|\n[\s*>|\d.)-]{0,8}|,\s(?:(?:and|or|but|so|then)\s)?|\b(?:and|or|then|please|always|must|should|shall)\s)
  (?:[*_"\x60]{0,3}(?:always|never|please|then|also|just|simply|\w{4,12}ly|do not|don't|only)\s){0,2}
  [*_"]{0,3}\b(?!(?:${NO_ORDER})\b)[a-z]{2,14}(?<![^s]s|ed|ing|ly|tion|ness|ity|ment|[^v]er|or|ism|an[ct]e|ence|able|ible|al|ful|ous|ive|ic)
  \s(?:the|an?|it|them|him|her|his|its|their|our|your|this|that|these|those|all|any|every|each|no|one|two|both|
    out|up|off|back|down|in|on|as|to|from|for|with|by|into|at|under|over|only|whatever|everything|nothing|new|few|more)\b
`

/** What has to be, or counts for something, is ordered without a verb of its own. */
const HAS_TO =
  /\b(?:must|shall|should|ought to|(?:has|have|is|are) to|needs? (?:to|no|not)|counts? (?:as|for)|lets?)\b/

/** Roles that programs have as well. */
const ROLES = regex.g`\b(?:parent|child|client|member|public|driver|owner|host)s?\b|\b(?:reader|writer|caller)\b`

const SOMEBODY = regex`
  \b(?:${PEOPLE}|some(?:one|body)|every(?:one|body)|no one|nobody|anyone|he|she|him|whom|wom[ae]n|m[ae]n|foreigners?|
    they (?:ask|say|want|complain|insist|notice|never ask|do not ask))\b
`

/** Without these words it is another language. */
const ENGLISH = /\b(?:the|an?|is|are|of|and|to|in|it|with|not|no)\b/

/** True when nothing in a place is ordered, and what it tells is told of programs, or of nobody. */
export function isMereTelling(document: Document, place: Place): boolean {
  const sentences = sentencesOf(document, place)
  return (
    ENGLISH.test(sentences) &&
    !ORDERS.test(sentences) &&
    !HAS_TO.test(sentences) &&
    (tellsOfPrograms(sentences) || !SOMEBODY.test(sentences.replace(ROLES, ' ')))
  )
}
