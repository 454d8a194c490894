/** What a single sentence says of a betrayal. Each of these parts is said by honest texts as well. */

import {
  DOOR_KEYS,
  GIVEN,
  KEYS,
  OPEN_PLACES,
  OTHERS,
  OUTSIDERS,
  PEOPLE,
  PERSONAL,
  PRIVATE,
  SOLD,
  TAKES,
} from './words.ts'
import {
  ALL_THE_SAME,
  CAUGHT,
  GAIN,
  LINKED,
  MATCHED,
  MISNAMED,
  SAID_TO_BE_GONE,
  STILL_THERE,
  TAKEN_AS_AGREED,
  UNSEEN,
  UNWANTED,
  USED_AGAINST,
} from './turns.ts'
import { regex, source } from '../../patterns/verbose.ts'

export type Part =
  | 'given'
  | 'sold'
  | 'laid open'
  | 'worked out'
  | 'not gone'
  | 'caught'
  | 'against'
  | 'overruled'
  | 'linked'
  | 'goods'
  | 'people'
  | 'gain'
  | 'misnamed'
  | 'unseen'

/** What a sentence says, by part. */
export interface Said extends Deeds {
  /** Still there, or done all the same. */
  there: boolean
  allTheSame: boolean
  /** How often it says that people are protected or asked. */
  protections: number
}

const word = (alternatives: string, flags?: string): RegExp =>
  new RegExp(`(?<![\\w-])(?:${alternatives})(?![\\w-])`, flags)

/** A sentence with one of these protects somebody, or says the contrary of what its words bring together. */
const DENIED = word(
  source`
    (?:see|consult|ask|call|hire|speak to|talk to) (?:an? |their |his |her |your )(?:lawyer|
      solicitor|attorney|notary|doctor|physician|specialist|tax adviser)|
    (?:goes|go|sent|send|handed|hand|returned) back to (?:the|its|their) (?:client|author|
      sender|writer|owner|user|applicant|patient)|no|not|nowhere|never|nothing|none|
    neither|nor|nobody|without|cannot|can't|don't|doesn't|isn't|aren't|refused?|refusal|
    forbidden|prohibit\w{1,3}|ruled out|turned down|excluded|kept out|stays? out|
    instead|only|unless|alone|\.env\.(?:example|sample|template)|once sent|by mistake|
    (?:send|refer|point) (?:people|them|users?) to|leave out|left out|out of|closed|avoid|
    (?:is|are) an? (?:danger|risk|threat|breach)|locally|anonym\w{1,6}|aggregated?|totals?|averages?
  `,
)

/** Each of these says that people are protected or asked. */
const PROTECTED = regex.g`
  (?<![\w-])(?:belongs? to|(?:is|are) an? (?:danger|risk|threat|breach)|nowhere|don't (?!forget)|
    do not (?!delete|forget)|leave out|avoid|
    never|nothing|none|neither|nobody's|(?:is|are) not|hidden (?:before|until)|cannot sway|
    not (?:sent|stored|kept|logged|collected|
      read|shared|used|needed|enter\w{0,3}|be)|no (?:copy|access|one|vendor|link|
      names?|personal|timeline|picture|data|face|tags?|purchase|log|email|hotline|numbers|
      rival|ad|consent)|gets? no\w{0,5}|erased?|deleted|destroyed|shredded|wiped|
    blurred|masked|removed|discard\w{0,2}|dropped|overwritten|stays? (?:in|on|with|out)|locally|
    on the (?:device|phone|handset|wrist)|asks? (?:the|them|first|both|whether|for)|chooses?|
    decides?|agreed|agreement|refused|turned down|forbidden|prohibited|excluded|ruled out|
    out of scope|only (?:the|if|for|when|to|after|how|on)|unless|own (?:archive|drive|bucket|
      key|account|names|rows|documents)|can (?:see|view|inspect|switch|delete|withdraw|remove)|
    shown?|shows|masked|let the user|tell the user|offer to|without (?:names|session|asking|
      any|the|personal|outputs|paths)|announced|explain\w{0,3}|if (?:the user|they|a client)|
    written|in writing|until then|encrypted|own (?:key|vault|password manager))(?![\w-])
`

const TOWARDS = 'to|with|by|for|among|at|into|in|on|against'

/** Words in the order of a sentence, each so many characters at most behind the one before. */
interface Chain {
  words: readonly RegExp[]
  apart: readonly number[]
}

const chain = (...parts: readonly (string | number)[]): Chain => ({
  words: parts.filter((part) => typeof part === 'string').map((part) => word(part, 'g')),
  apart: parts.filter((part) => typeof part === 'number'),
})

const givenTo = (whom: string): Chain => chain(`${GIVEN}|${SOLD}`, 90, TOWARDS, 60, whom)
/** What somebody gets in any trade, and learns nothing private from. */
const PAPERS =
  '(?:statements?|receipts?|repl(?:y|ies)|answers?|reminders?|invoices?|notices?|confirmations?|refunds?|thanks|apolog(?:y|ies))'

const takenBy = (whom: string): Chain =>
  chain(
    whom,
    40,
    source`
      (?!(?:gets?|receives?) (?:an? |the |his |her |their |its )?
        (?:\w{2,12} )?${PAPERS}\b)(?:${TAKES})
    `,
  )

/** Each word is looked for once: one pattern for all of them would try every start with every end. */
function holds(sentence: string, { words, apart }: Chain): boolean {
  let ends: readonly number[] = []
  for (const [index, pattern] of words.entries()) {
    const next: number[] = []
    let from = 0
    for (const { index: start, 0: found } of sentence.matchAll(pattern)) {
      while (from < ends.length && ends[from]! < start - apart[index - 1]!) from++
      if (index === 0 || (from < ends.length && ends[from]! <= start))
        next.push(start + found.length)
    }
    if (next.length === 0) return false
    ends = next
  }
  return true
}

/** Keys that are laid where others can take them, in one sentence. */
const LAID_OPEN = [
  chain(DOOR_KEYS, 90, TOWARDS, 30, OPEN_PLACES),
  chain(`${GIVEN}|${SOLD}`, 60, OPEN_PLACES, 60, DOOR_KEYS),
  chain('logs? (?:the|every|each|all)|commits? the', 12, DOOR_KEYS),
]

const GIVEN_TO_OUTSIDERS = [givenTo(OUTSIDERS), takenBy(OUTSIDERS)]
const GIVEN_TO_OTHERS = [givenTo(OTHERS), takenBy(OTHERS)]
const IS_SOLD = word(SOLD)

/** What nobody said is worked out of what was left behind. */
const WORKED_OUT = chain(
  source`
    infer(?:s|red)?|guess (?:at|from|their|who)|estimates?|derives?|work out|deduce[ds]?|
    predict(?:s|ed)?|coded by|sorted by|tagged (?:as|by|with)|scored (?:by|for)|turned into|
    combed for|mined for|citing
  `,
  50,
  PRIVATE,
)

const HOLDS_OUTSIDERS = word(OUTSIDERS)
const HOLDS_OTHERS = word(OTHERS)
const HOLDS_DOOR_KEYS = word(DOOR_KEYS)
const HOLDS_PRIVATE = word(PRIVATE)
const HOLDS_PERSONAL = word(`${PERSONAL}|${KEYS}`)
const HOLDS_PEOPLE = word(PEOPLE)

/** What a sentence says is done. Without any of it a passage betrays nobody, whatever else it says. */
export interface Deeds {
  weights: ReadonlyMap<Part, number>
  /** Said to be gone: often it is still there in the next sentence. */
  gone: boolean
  /** Not wanted, and often done all the same in the next one. */
  unwanted: boolean
}

export function deedsIn(sentence: string): Deeds {
  const weights = new Map<Part, number>()
  if (!DENIED.test(sentence) && !sentence.endsWith('?')) {
    if (HOLDS_OUTSIDERS.test(sentence) && GIVEN_TO_OUTSIDERS.some((one) => holds(sentence, one)))
      weights.set('given', 3)
    else if (HOLDS_DOOR_KEYS.test(sentence) && LAID_OPEN.some((one) => holds(sentence, one)))
      weights.set('laid open', 4)
    else if (HOLDS_OTHERS.test(sentence) && GIVEN_TO_OTHERS.some((one) => holds(sentence, one)))
      weights.set('given', 2)
    if (IS_SOLD.test(sentence)) weights.set('sold', 2)
    if (holds(sentence, WORKED_OUT) || MATCHED.test(sentence)) weights.set('worked out', 3)
  }
  if (TAKEN_AS_AGREED.test(sentence)) weights.set('overruled', 2)
  if (USED_AGAINST.test(sentence)) weights.set('against', 3)
  if (CAUGHT.test(sentence)) weights.set('caught', 2)
  return { weights, gone: SAID_TO_BE_GONE.test(sentence), unwanted: UNWANTED.test(sentence) }
}

export function judge(sentence: string, deeds: Deeds): Said {
  const weights = new Map(deeds.weights)
  if (HOLDS_PRIVATE.test(sentence)) weights.set('goods', 2)
  else if (HOLDS_PERSONAL.test(sentence)) weights.set('goods', 1)
  if (HOLDS_PEOPLE.test(sentence)) weights.set('people', 1)
  if (GAIN.test(sentence)) weights.set('gain', 2)
  if (MISNAMED.test(sentence)) weights.set('misnamed', 2)
  if (UNSEEN.test(sentence)) weights.set('unseen', 2)
  if (LINKED.test(sentence)) weights.set('linked', 1)
  return {
    ...deeds,
    weights,
    there: STILL_THERE.test(sentence),
    allTheSame: ALL_THE_SAME.test(sentence),
    protections: sentence.match(PROTECTED)?.length ?? 0,
  }
}
