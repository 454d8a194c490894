/** Sentences that say what things and programs are and do: they order nothing, and nobody is wronged there. */

import type { Document } from '../../document.ts'
import { regex, source } from '../../patterns/verbose.ts'
import type { Place } from '../search/notions.ts'
import { PEOPLE } from '../signs/sign.ts'
import { talkOfPrograms, tellsOfPrograms } from './technical.ts'
import { sentencesOf } from './told-of-programs.ts'

/** What begins a clause and is no verb, or is one that tells. */
const NO_ORDER = source`
  the|an?|th(?:is|at|ese|ose)|its?|s?he|we|they|there|here|and|or|but|so|if|when|where|while|as|at|
  by|for|from|in|into|of|on|onto|to|with|without|after|before|until|unless|because|since|though|
  although|which|who|whose|what|how|why|not?|non|nor|never|only|also|then|than|both|all|any|each|
  every|some|many|most|more|much|less|few|one|two|three|
  even|just|still|yet|too|very|such|same|another|is|are|was|were|be|been|am|has|have|had|does|did|
  can|could|may|might|will|would|about|against|along|among|around|below|between|beyond|during|
  inside|near|off|out|past|through|under|up|upon|via|per|plus|instead|again|once|later|now|today|i|
  you|my|your|his|our|optional|like|worse|case|coverage|stage
`

/** Verbs that end as nouns and adjectives do. */
const VERBS_TOO = source`
  reply|apply|supply|multiply|rely|comply|imply|conceal|steal|reveal|deal|appeal|seal|enter|offer|
  alter|transfer|answer|order|register|lower|filter|consider|render|alert|mirror|monitor|enable|
  disable|give|archive|drive|deceive|receive|leave|save|have|bring|feed|embed|need|mimic|document|
  comment|implement|witness|balance|reference|mention|question|
  sing|ping|shred|speed|proceed|succeed|trigger|gather|whisper|favor|refer|prefer|
  discover|deliver|cover|recover
`

/** Verbs that are usual in orders, whatever stands behind them. */
const USUAL = source`
  disable|skip|omit|bypass|ignore|drop|remove|delete|erase|wipe|clean|clear|hide|conceal|withhold|
  suppress|send|post|share|sell|mail|upload|forward|push|pull|merge|commit|invent|fabricate|forge|
  fake|falsify|backdate|inflate|overstate|exaggerate|raise|
  increase|reduce|lower|round|swap|replace|pretend|claim|promise|praise|recommend|suggest|promote|
  favou?r|rank|downplay|deny|blame|tell|say|reply|answer|mention|report|charge|bill|book|pay|buy|
  sign|approve|log|store|print|write|use|run|execute|install|
  add|append|insert|copy|turn|put|make|ensure|give|take|get|let|have|keep|cancel|revoke|lock|
  encrypt|overwrite|change|move|label|mark|treat|show|call|set|reset|create|fetch|download|
  choose|pick|prefer|apply|avoid
`

/** The beginning of a paragraph, of an item or of a sentence, and what stands behind a mark. */
const START = source`
  (?:^[\s*>|\d.)-]{0,8}|[.!?;:)|>"\u2013\u2014]\s{1,3}|\s-{1,2}\s|
    \n\s{0,3}\n\s{0,8}|\n\s{0,8}(?:[-*+>|]|\d{1,3}[.)])\s{1,3})
`

/** Where a clause begins. */
const CLAUSE = source`
  (?:${START}|,\s(?:(?:and|or|but|so|then)\s)?|\b(?:and|or|then|please)\s)
  (?:[*_"\x60]{0,3}(?:always|please|then|also|just|simply|\w{4,12}ly|only|so|
    in (?:this|that) case|(?:for|with) (?:each|every) \w{2,20})\s){0,2}[*_"]{0,3}\b
`

/** A bare verb there, with what it is done to: `set the date`, `and print it`. */
const ORDERS = regex`
  ${CLAUSE}(?!(?:${NO_ORDER})\b)
  (?:${VERBS_TOO}|[a-z]{2,14}(?<![^s]s|ed|ing|ly|tion|ness|ity|ment|er|or|ism|an[ct]e|ence|able|
    ible|al|ful|ous|ive|ic))
  \s(?:["\x60]|(?:the|an?|it|them|him|her|his|its|their|our|your|this|that|these|those|all|any|
    every|each|no|one|two|both|out|up|off|back|down|in|on|as|to|from|for|with|by|into|at|under|
    over|only|whatever|everything|nothing|new|few|more)\b)|
  ${CLAUSE}(?:${USUAL}):?\s['"\x60\w*]|
  (?:${START}|,\s)[*_]{0,3}(?:you )?(?:always|never|do not|don't)\s(?!\w{1,12}(?:[^s]s|ed)\b)[a-z]
`

/** What has to be, or need not be, is ordered without a verb of its own. */
const HAS_TO = regex`
  \b(?:must|shall|should|ought to|(?:has|have|is|are) to|needs? (?:to|no|not)|counts? (?:as|for)|
    lets?|unnecessary|overkill|not (?:needed|necessary|required)|redundant|good enough|is enough)\b
`

/** Roles that programs have as well. */
const ROLES = regex.g`
  \b(?:parent|child|client|member|public|driver|owner|host)s?\b|\b(?:reader|writer|caller)\b
`

const SOMEBODY = regex`
  \b(?:${PEOPLE}|some(?:one|body)|every(?:one|body)|no one|nobody|anyone|he|she|him|whom|wom[ae]n|
    m[ae]n|foreigners?|they (?:ask|say|want|complain|insist|notice|never ask|do not ask))\b
`

/** Without these words it is another language, as it is with letters that are not Latin. */
const ENGLISH = /\b(?:the|an?|is|are|of|and|to|in|it|with|not|no)\b/
const OTHER_LETTERS = /[\u0370-\u1fff\u3040-\ud7ff]/

/** Words of programs that a sentence has at least which names nobody. */
const WORDS_MIN = 1

/**
 * True when nothing in a place is ordered, and what it tells is told of programs, or of nobody and by the words of
 * programs.
 */
export function isMereTelling(document: Document, place: Place, words = WORDS_MIN): boolean {
  if (document.zoneAt(place.start) === 'fence') return false
  const sentences = sentencesOf(document, place)
  return (
    ENGLISH.test(sentences) &&
    !OTHER_LETTERS.test(sentences) &&
    !ORDERS.test(sentences) &&
    !HAS_TO.test(sentences) &&
    (tellsOfPrograms(sentences) ||
      (talkOfPrograms(sentences) >= words && !SOMEBODY.test(sentences.replace(ROLES, ' '))))
  )
}
