/** Passages with signs that work against people, each judged by what it weighs, what bears it out and what excuses it. */

import type { Document } from '../../document.ts'
import { regex } from '../../patterns/verbose.ts'
import type { Hit } from '../../rule.ts'
import { defineSignalOfParts } from '../../signal.ts'
import { isLostToUser } from '../../signals/sentences/manners.ts'
import { isMereTelling } from '../../signals/sentences/mere-tellings.ts'
import { prose } from '../../signals/sentences/prose.ts'
import { isEntryOfSwitch } from '../../signals/sentences/switch-entries.ts'
import { wordsOfPrograms } from '../../signals/sentences/technical.ts'
import { isToldOfPrograms } from '../../signals/sentences/told-of-programs.ts'
import {
  NOTICED_MIN,
  SUSPICION_MIN,
  type Suspicion,
  suspicions,
} from '../../signals/signs/index.ts'
import { stanceAt } from '../../stance/stance.ts'
import { tellsStories } from '../../stance/topic.ts'

/** What one sign must weigh to be shown without another. */
const STRONG_MIN = 5

/** What it must weigh to bear out another passage that has few signs. */
const BACKING_MIN = 6

/** What a passage must weigh to count in full, and to be as bad as a theft. */
const SURE_MIN = 7
const WORST_MIN = 10

/**
 * Passages that weigh less, show fewer kinds of signs and speak of programs besides are nearly as frequent in honest
 * texts about delicate matters as in hostile ones. Without a word of programs several signs told of 20 of 340 passages
 * slipped into honest skills that nothing else told, and of five whole attacks; they stood in none of 785 ordinary
 * skills, in six of 1,343 honest texts, most of them of such a kind, and in ten of 11,254 pages of manuals. Those that
 * weigh five are left out of that since version 17: they alone made a C of four of 170 whole skills by people of all
 * trades, and of seven of 195 hostile ones.
 */
const KINDS_MIN = 4

/** What two passages close to each other must weigh at least, together and each, to count in full. */
const JOINED_MIN = 9
const APART_MAX = 400

/** Characters within which another passage with signs bears such a one out. */
const FELLOW_WITHIN = 600

/** Of a list in the order of the text, the passages behind one that start so close to it. */
function* behind(all: readonly Suspicion[], index: number, within: number): Generator<Suspicion> {
  const { start } = all[index]!
  for (let at = index + 1; at < all.length && all[at]!.start - start < within; at++) yield all[at]!
}

/** The others that start so close to it on either side. */
function* beside(all: readonly Suspicion[], index: number, within: number): Generator<Suspicion> {
  const { start } = all[index]!
  for (let at = index - 1; at >= 0 && start - all[at]!.start < within; at--) yield all[at]!
  yield* behind(all, index, within)
}

/** What is said in a text's own name. */
const asserts = defineSignalOfParts(
  'asserted-suspicions',
  (document, { start, end }: Suspicion) => stanceAt(document, start, end) === 'asserts',
)

/**
 * Another passage of the same text shows signs as well. Of texts that had but one such passage in plain words this was so
 * in 29 of 116 hostile ones, in four of 15 honest ones, and in two of 6,577 pages of manuals.
 */
const isBorneOut = (document: Document, index: number, all: readonly Suspicion[]): boolean =>
  asserts(document, all[index]!) &&
  beside(all, index, FELLOW_WITHIN).some(
    (other) =>
      other.weight >= (other.signs.length > 1 ? SUSPICION_MIN : STRONG_MIN) &&
      asserts(document, other) &&
      !isTelling(document, other),
  )

/** What a switch does without a question is told in its entry, and nothing else is amiss. */
const isOfSwitch = (document: Document, { start, end, signs }: Suspicion): boolean =>
  signs.every((sign) => sign === 'consent passed over' || sign === 'grave step') &&
  isEntryOfSwitch(document, start) &&
  isEntryOfSwitch(document, end - 1)

/** What a passage of several kinds weighs at most that tells of programs, and is no more than a turn of phrase. */
const TOLD_MAX = 10

/** Weighty as it may look, it orders nothing and is about nobody. */
const isTelling = (document: Document, suspicion: Suspicion): boolean =>
  suspicion.weight <= TOLD_MAX && isMereTelling(document, suspicion, 0)

/** The passage tells of programs, and of nobody who could be wronged. */
const isOfPrograms = (document: Document, suspicion: Suspicion): boolean =>
  suspicion.weight <= TOLD_MAX && isToldOfPrograms(document, suspicion)

/** The other passage follows close behind and is of the same kind of making. */
const goesOn = (one: Suspicion, other: Suspicion): boolean =>
  other.start >= one.end &&
  other.start - one.end < APART_MAX &&
  other.weight >= NOTICED_MIN &&
  one.weight + other.weight >= JOINED_MIN &&
  other.signs.some((sign) => !one.signs.includes(sign))

/** Lines that are looked for in what others wrote, and shown to the user. */
const FOUND_AND_TOLD = regex`
    \b(?:if|when|whenever|where) you \W{0,2}(?:find|see|spot|notice|come across|
      discover)\W{0,2} (?:such|any|one of (?:these|them)|lines?|rules?|orders?|text)\b
    [^!?\n]{0,200}\b(?:point (?:them|it|that|those) out|show (?:them|it|that|those) to|
      tell the user|warn the user|flag (?:them|it)|report (?:them|it))|
    \b(?:if|when|where) (?:an? |the )?(?:pdf|page|paper|file|document|mail|ticket|entry|text)
    \s(?:contains?|holds?|has) (?:text|lines?|instructions|orders|words|sentences)\b[^!?\n]{0,200}
    \b(?:note|mention|flag|report|list) (?:it|them|that) (?:in|to|under|and)\b
  `

/** A list of what is not done here. */
const LEFT_UNDONE = regex`
  \b(?:what (?:we|you) (?:leave out|avoid|do without|never (?:do|use)|do not (?:do|use))|
    we (?:never|do not) use)\s?:[^.!?\n]{0,120}$
`

/**
 * One sign by itself is outweighed by so much talk of programs; several are not. Of 300 hostile texts that nobody had
 * read before, two kinds of signs that weigh as much as a strong one stood in 18 that were else an A or a B, and in
 * four more where a word of programs stood beside weightier ones; of 920 honest ones in four, none of them of 135 that
 * nobody had read.
 */
const OF_PROGRAMS_MIN = 2

/**
 * Two kinds of signs or three that weigh so much need no fellow as long as hardly a word is of programs, and count as
 * one thing over several sentences. They were in seven of 160 hostile texts that nothing else told, and in none of
 * 2,014 honest ones.
 */
const PLAIN_MIN = 8
/** So do three kinds that weigh less. */
const THREE_KINDS = 3
const FEW_WORDS_OF_PROGRAMS = 2

/** Each with what was seen in it. A text that teaches security describes how people are deceived. */
export function* suspectPassages(document: Document): Generator<Hit> {
  const all = document.observe(suspicions).toSorted((a, b) => a.start - b.start)
  for (const [index, suspicion] of all.entries()) {
    const { start, end, weight, signs } = suspicion
    if (weight < SUSPICION_MIN) continue
    const around = document.observe(prose).slice(Math.max(0, start - 80), end + 80)
    if (isExcused(document, suspicion, around)) continue
    const verdict = judged(document, all, index, wordsOfPrograms(around))
    const note = `Seen together: ${signs.join(', ')}.`
    if (verdict) yield { start, end, note, spoken: true, ...verdict }
  }
}

/** What is found there is told to the user or left undone, it is the entry of a switch, or words get lost to the user. */
const isExcused = (document: Document, suspicion: Suspicion, around: string): boolean =>
  FOUND_AND_TOLD.test(around) ||
  LEFT_UNDONE.test(around.slice(0, Math.min(suspicion.start, 80) + 60)) ||
  isOfSwitch(document, suspicion) ||
  (suspicion.signs.includes('kept dark') && isLostToUser(around))

type Verdict = Pick<Hit, 'severity' | 'confidence' | 'loose' | 'firm' | 'summed'>

/**
 * The first that holds: it merely tells, it is about programs, it is joined with the next one, it is too light to be
 * sure of, or it counts in full. Null for one sign by itself that is not strong: a turn of phrase.
 */
function judged(
  document: Document,
  all: readonly Suspicion[],
  index: number,
  programs: number,
): Verdict | null {
  const suspicion = all[index]!
  const { weight, signs } = suspicion
  const alone = signs.length === 1
  const strong = weight >= STRONG_MIN
  if (strong && isTelling(document, suspicion)) return { severity: 'med', loose: true }
  const borneOut = isBorneOut(document, index, all)
  if (strong && !alone && !borneOut && isOfPrograms(document, suspicion)) return { loose: true }
  const invented = document.observe(tellsStories)
  const loose =
    (alone || programs > (weight < PLAIN_MIN ? 0 : FEW_WORDS_OF_PROGRAMS)) &&
    weight < WORST_MIN &&
    signs.length < KINDS_MIN &&
    !borneOut
  if (!invented && isJoined(document, all, index)) return { loose }
  const technical = programs >= OF_PROGRAMS_MIN
  if (weight < SURE_MIN || invented || (alone && technical)) {
    if (!alone && !invented && !technical && weight >= BACKING_MIN) return {}
    if (alone && !strong) return null
    const light: Verdict = { severity: 'med', loose: weight < BACKING_MIN }
    return strong ? light : { ...light, confidence: 'low' }
  }
  const worst = weight >= WORST_MIN && signs.length > 2
  return {
    ...(worst && { severity: 'crit' }),
    confidence: 'high',
    firm: true,
    loose,
    summed: !alone && !worst && (weight >= PLAIN_MIN || signs.length >= THREE_KINDS),
  }
}

/** Too light by itself, it is borne out by a passage close behind. */
function isJoined(document: Document, all: readonly Suspicion[], index: number): boolean {
  const suspicion = all[index]!
  const { start, end, weight } = suspicion
  return (
    weight < SURE_MIN &&
    behind(all, index, end - start + APART_MAX).some(
      (other) =>
        goesOn(suspicion, other) && asserts(document, other) && !isTelling(document, other),
    )
  )
}
