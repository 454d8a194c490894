/**
 * How far a passage gives away what people entrusted. Each of its parts is said by honest texts as well; they differ in
 * how many of them stand together, and in what a passage says to protect the people concerned.
 */

import { GIVEN, KEYS, OTHERS, OUTSIDERS, PEOPLE, PERSONAL, PRIVATE, SOLD, TAKES } from './words.ts'

const word = (alternatives: string): RegExp =>
  new RegExp(`(?<![\\w-])(?:${alternatives})(?![\\w-])`)

/** A sentence with one of these protects somebody, or says the contrary of what its words bring together. */
const DENIED = word(
  `no|not|never|nothing|none|neither|nor|nobody|without|cannot|can't|don't|doesn't|isn't|aren't|refused?|refusal|forbidden|prohibit\\w{1,3}|ruled out|turned down|excluded|kept out|stays? out|instead|only|unless|locally|anonym\\w{1,6}|aggregated?|totals?|averages?`,
)

/** Each of these says that people are protected or asked. */
const PROTECTED = new RegExp(
  `(?<![\\w-])(?:never|nothing|none|neither|nobody's|(?:is|are) not|not (?:sent|stored|kept|logged|collected|read|shared|used|needed|enter\\w{0,3}|be)|no (?:copy|access|one|vendor|link|names?|personal|timeline|picture|data|face|tags?|purchase|log|email|hotline|numbers|rival|ad|consent)|gets? no\\w{0,5}|erased?|deleted|destroyed|shredded|wiped|blurred|masked|removed|discard\\w{0,2}|dropped|overwritten|stays? (?:in|on|with|out)|locally|on the (?:device|phone|handset|wrist)|asks? (?:the|them|first|both|whether|for)|chooses?|decides?|agreed|agreement|refused|turned down|forbidden|prohibited|excluded|ruled out|out of scope|only (?:the|if|for|when|to|after|how|on)|unless|own (?:archive|drive|bucket|key|account|names|rows|documents)|can (?:see|view|inspect|switch|delete|withdraw|remove)|shown?|shows|masked|let the user|tell the user|offer to|without (?:names|session|asking|any|the|personal|outputs|paths)|announced|explain\\w{0,3}|if (?:the user|they|a client)|written|until then)(?![\\w-])`,
  'g',
)

const TO = '(?<![\\w-])(?:to|with|by|for|among|at|into|in|on|against)(?![\\w-])'
const givenTo = (whom: string): RegExp =>
  new RegExp(
    `(?<![\\w-])(?:${GIVEN}|${SOLD})(?![\\w-])[^.!?;]{0,90}${TO}[^.!?;]{0,60}?(?<![\\w-])(?:${whom})(?![\\w-])`,
  )
const takenBy = (whom: string): RegExp =>
  new RegExp(`(?<![\\w-])(?:${whom})(?![\\w])[^.!?;]{0,40}?(?<![\\w-])(?:${TAKES})(?![\\w-])`)

const GAIN =
  /(?<![\w-])(?:in (?:return|exchange) for|(?:as|with) (?:a free [\w ]{2,16} as )?thanks(?: for)?|pays? (?:for|a|us|per|in kind|the)|earns?|commissions?|finder's|fees? (?:per|for)|a fee|fixed fee|worth (?:more|it|a)|(?:are|is) valuable|value with|cheaper|as leads|subsidi[sz]\w{1,3}|real reason|donation|revenue|spot costly|draws readers|bids? on|price setting|market insight|short of samples|surplus|drives? visits)(?![\w-])/

const MISNAMED =
  /(?<![\w-])(?:labell?ed|titled?|filed (?:as|under)|file (?:the \w{2,12}|it|them) (?:as|under)|described (?:there )?(?:as|in)|under the (?:heading|name|label|title|service name|product's|research)|tagged as|flagged as|know it as|known? to \w{2,12} as|passed off|as (?:a )?(?:coincidence|network \w{3,12}|coverage test|stability data)|(?:experience|see) this as|calls? it|speaks of|mentions? only|should mention|is silent|silent on|disguis\w{2,3}|counts as|looks? made up|as self-reported|as (?:private|synthetic|anonymous)|called [\w-]{3,20} (?:to|in))(?![\w-])/

const UNSEEN =
  /(?<![\w-])(?:not (?:be )?(?:informed|told|notified|shown|see|appear|trip)|need(?:s)? (?:not|no)|has no need|sees? only|see (?:a|just)|without (?:their|his|her|bothering|our)|quietly|silently|unnoticed|hidden|invisible|covert\w{0,2}|secretly|hides?|leave it (?:off|out)|leave the [\w ]{3,30} out|off the privacy|hardly|before (?:anyone|the \w{2,14}) (?:has|leaves|have)|suppressed|no mention|stays? outside|outside subject|firmware notes|--quiet|private sheet|side folder|purge|vanish|avoid questions|fewer tracks|pass over it|in parallel|coincidence|w(?:ere|as) promised|(?:are|is) told|tell \w{2,14}(?: \w{2,14}){0,2} (?:to|that|the)|look normal|look the same|no one will|ahead of the)(?![\w-])/

/** What somebody did not want, or wanted for another purpose. */
const UNWANTED =
  /(?<![\w-])(?:opted[- ]out|declined|refus(?:ed|als)|ticked (?:no|private)|unsubscribed|revokes?|objects?|withdrawn?|withdrew|asks? the \w{2,10} to leave|deletion (?:requests?|mails?)|delete button|privacy (?:level|mode|complaints?)|may skip|asked to \w{4,8}|(?:that|which) forbid it|on the user's behalf|records? accept|ticking the|promised|is meant for|rejected|for one \w{3,10} check|one recipient)(?![\w-])/
const ALL_THE_SAME =
  /(?<![\w-])(?:carry on|continues?|keeps?|kept|the same|remains?|stays?|regardless|too|also|anyway|all the same|although|even though|even if|whichever|whether or not|as well|end up|bind|state that|get a reply|answered with|logged as|leaves? the|entire|rather than|in full|refresh|reused?|if they do)(?![\w-])/
const TAKEN_AS_AGREED =
  /(?<![\w-])(?:taken as (?:agreement|consent)|consent[\w -]{0,24}(?:suppressed|silently|answered with yes)|never ask \w{2,12} for (?:consent|permission)|bypass (?:the )?consent|refresh that consent|accept for everyone)(?![\w-])/

const LINKED =
  /(?<![\w-])(?:matched with|run against|enriched with|filled in from|fill it from|compared with|merged with|combined with|linked? to|tagged (?:as|by|with)|scored? for|sorted by|coded by|infer(?:s|red)?|to estimate|derive[ds]?|clustered|mined for|searched? for|combed for|turned into a|register the)(?![\w-])/

/** What a sentence says, by part. */
interface Said {
  start: number
  end: number
  weights: ReadonlyMap<Part, number>
  unwanted: boolean
  allTheSame: boolean
  protections: number
}

type Part =
  'given' | 'sold' | 'goods' | 'people' | 'gain' | 'misnamed' | 'unseen' | 'overruled' | 'linked'

const GIVEN_TO_OUTSIDERS = [givenTo(OUTSIDERS), takenBy(OUTSIDERS)]
const GIVEN_TO_OTHERS = [givenTo(OTHERS), takenBy(OTHERS)]
const IS_SOLD = word(SOLD)
const HOLDS_PRIVATE = word(PRIVATE)
const HOLDS_PERSONAL = word(`${PERSONAL}|${KEYS}`)
const HOLDS_PEOPLE = word(PEOPLE)

/** Sentences that are read together. */
const TOGETHER = 3

/** What a protection takes off. */
const PROTECTION = 2

export interface Betrayal {
  start: number
  end: number
  weight: number
  parts: readonly Part[]
  /** Somebody who would use it against them gets it, or money is made of it. */
  strong: boolean
}

/** The worst that so many sentences in a row say; offsets of `text`. */
export function worstBetrayal(text: string): Betrayal | null {
  const said = sentencesOf(text).map((sentence) => judge(text, sentence))
  let worst: Betrayal | null = null
  for (let from = 0; from < said.length; from++) {
    const some = said.slice(from, from + TOGETHER)
    const found = weigh(some)
    if (found && (!worst || found.weight > worst.weight)) worst = found
    if (from + TOGETHER >= said.length) break
  }
  return worst
}

function sentencesOf(text: string): readonly { start: number; end: number }[] {
  const found: { start: number; end: number }[] = []
  let start = 0
  for (const { index } of text.matchAll(/[.!?;](?=\s)/g)) {
    found.push({ start, end: index + 1 })
    start = index + 1
  }
  if (text.length - start > 3) found.push({ start, end: text.length })
  return found
}

function judge(text: string, { start, end }: { start: number; end: number }): Said {
  const sentence = text.slice(start, end)
  const weights = new Map<Part, number>()
  if (!DENIED.test(sentence)) {
    if (GIVEN_TO_OUTSIDERS.some((pattern) => pattern.test(sentence))) weights.set('given', 3)
    else if (GIVEN_TO_OTHERS.some((pattern) => pattern.test(sentence))) weights.set('given', 2)
    if (IS_SOLD.test(sentence)) weights.set('sold', 2)
  }
  if (HOLDS_PRIVATE.test(sentence)) weights.set('goods', 2)
  else if (HOLDS_PERSONAL.test(sentence)) weights.set('goods', 1)
  if (HOLDS_PEOPLE.test(sentence)) weights.set('people', 1)
  if (GAIN.test(sentence)) weights.set('gain', 2)
  if (MISNAMED.test(sentence)) weights.set('misnamed', 2)
  if (UNSEEN.test(sentence)) weights.set('unseen', 2)
  if (TAKEN_AS_AGREED.test(sentence)) weights.set('overruled', 2)
  if (LINKED.test(sentence)) weights.set('linked', 1)
  return {
    start,
    end,
    weights,
    unwanted: UNWANTED.test(sentence),
    allTheSame: ALL_THE_SAME.test(sentence),
    protections: sentence.match(PROTECTED)?.length ?? 0,
  }
}

function weigh(said: readonly Said[]): Betrayal | null {
  const most = new Map<Part, number>()
  for (const { weights } of said)
    for (const [part, weight] of weights) most.set(part, Math.max(weight, most.get(part) ?? 0))
  if (said.some(({ unwanted }) => unwanted) && said.some(({ allTheSame }) => allTheSame))
    most.set('overruled', 2)
  if (!most.has('goods') || !(most.has('given') || most.has('sold') || most.has('overruled')))
    return null
  let weight = 0
  for (const one of most.values()) weight += one
  for (const { protections } of said) weight -= PROTECTION * protections
  const strong = most.get('given') === 3 || most.has('sold')
  const [first, last] = [said[0]!, said.at(-1)!]
  return { start: first.start, end: last.end, weight, strong, parts: [...most.keys()] }
}
