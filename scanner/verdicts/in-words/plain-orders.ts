/**
 * Orders in one plain sentence. Other verdicts join what is scattered; here nothing is left open: the frames say what is
 * ordered, and this file where an order begins.
 */

import type { Document } from '../../document.ts'
import { regex } from '../../patterns/verbose.ts'
import type { Hit } from '../../rule.ts'
import { defineSignalOfParts } from '../../signal.ts'
import { addressOf, HOST_NAME } from '../../signals/places/addresses.ts'
import { isForeign } from '../../signals/places/strangers.ts'
import { possible } from '../../signals/search/candidates.ts'
import type { Place } from '../../signals/search/notions.ts'
import { hasBetween, openings } from '../../signals/search/openings.ts'
import { paragraphs } from '../../signals/sentences/paragraphs.ts'
import { isTitle } from '../../signals/sentences/passages.ts'
import { prose } from '../../signals/sentences/prose.ts'
import { sentencesIn } from '../../signals/sentences/statements.ts'
import { type Frame, type FrameName, FRAMES } from '../orders/index.ts'
import { PLACE } from '../orders/parts.ts'
import { beginsOf } from './beginnings.ts'

/** Sentences that go on behind a semicolon, up to here. */
const SENTENCE_CHARACTERS_MAX = 400

/** A short sentence of which the one before it is what must not be told, or need not be done. */
const HUSH = regex`
    ^\s*(?:and )?(?:(?:never|do not) (?:ever )?(?:mention|tell|say|bring|ask|report|check with|
        show|list|inform|log|note|mark|admit|explain|disclose|really)\b|
      (?:nobody|no one) (?:will|would|needs?|has|is|must|ever)\b|say nothing\b|
      there is no need\b|no \w{1,12} (?:is|are) (?:needed|required|necessary)\b)
  `

const HUSH_CHARACTERS_MAX = 70

/** The sentences of a paragraph, each with what is said behind its semicolon; once more with a short one that hushes it. */
function* sentencesOf(text: string, { start, end }: Place): Generator<Place> {
  let open: Place | null = null
  let last: Place | null = null
  for (const [from, to] of sentencesIn(text, start, end)) {
    if (open && to - open.start > SENTENCE_CHARACTERS_MAX) {
      yield open
      open = null
    }
    const sentence: Place = { start: open?.start ?? from, end: to }
    open = text
      .slice(to - 2, to)
      .trimEnd()
      .endsWith(';')
      ? sentence
      : null
    if (open) continue
    yield sentence
    if (
      last &&
      to - from <= HUSH_CHARACTERS_MAX &&
      to - last.start <= SENTENCE_CHARACTERS_MAX &&
      HUSH.test(text.slice(from, to))
    )
      yield { start: last.start, end: to }
    last = sentence
  }
  if (open) yield open
}

/** Behind the sentence, where a reason may be given. */
const REASON_CHARACTERS = 60

const PLACES = new RegExp(PLACE, 'g')

/** All patterns of each frame in one list, which is looked up by the words that they need. */
const ANY_OF: ReadonlyMap<Frame, readonly RegExp[]> = new Map(
  Object.values<Frame>(FRAMES).map((frame) => [
    frame,
    [...frame.patterns, ...(frame.stated ?? [])],
  ]),
)

/** What a host is called excuses nothing: `support.…` is anybody's to choose. */
const HOSTS = new RegExp(String.raw`https?:\/\/\S{3,200}|(?<![@\w.-])${HOST_NAME}`, 'g')

/** Sure sightings of orders of some kinds. They need no word of the lexicon, as statements do. */
export function* plainOrders(document: Document, ...names: readonly FrameName[]): Generator<Hit> {
  for (const name of names) yield* ordersOf(document, name)
}

/** Those of one kind, in the order of the text. */
function* ordersOf(document: Document, name: FrameName): Generator<Hit> {
  const frame: Frame = FRAMES[name]
  const { patterns, stated = [], spared, toStranger } = frame
  const all = ANY_OF.get(frame)!
  const known = document.observe(openings)
  if (known.countOf(all) === 0) return
  const text = document.observe(prose)
  const places = known.placesOf(all)
  let last = -1
  for (const paragraph of possible(document, document.observe(paragraphs), all)) {
    for (const sentence of orderSentences(document, paragraph)) {
      const { start, end } = sentence
      if (start <= last || (places && !hasBetween(places, start, end - 1))) continue
      const mayStand = (pattern: RegExp) => known.mayMatchBetween(pattern, start, end)
      const found =
        firstOrder(sentence, patterns.filter(mayStand)) ??
        firstStatement(sentence, stated.filter(mayStand))
      if (!found) continue
      const said = `${sentence.text} ${text.slice(end, end + REASON_CHARACTERS)}`
      if (spared?.test(said.replace(HOSTS, ' '))) continue
      if (toStranger && !mayLeadToStranger(document, found.words)) continue
      const zone = document.zones.at(document.lineAt(start))
      if (zone !== 'table' && isTitle(document, { start, end, zone })) continue
      last = start
      const at = start + found.at
      yield { start: at, end: at + found.words.length, confidence: 'high', firm: true }
    }
  }
}

interface Sentence extends Place {
  text: string
  /** Offsets in the text at which an order may begin. */
  begins: readonly number[]
}

/** Sentences of a paragraph, made when the first kind of orders asks for them. */
const orderSentences = defineSignalOfParts('order-sentences', (document, paragraph: Place) => {
  const text = document.observe(prose)
  return Array.from(sentencesOf(text, paragraph), (one) => sentenceAt(text, one))
})

/** Where orders begin in it is found when a kind of them may stand there. */
function sentenceAt(whole: string, { start, end }: Place): Sentence {
  const text = whole.slice(start, end)
  let begins: readonly number[] | null = null
  return {
    start,
    end,
    text,
    get begins() {
      return (begins ??= beginsOf(text))
    },
  }
}

/** The first of the orders that a sentence gives one after the other. */
function firstOrder(
  { text, begins }: Sentence,
  patterns: readonly RegExp[],
): { at: number; words: string } | null {
  for (const at of begins) {
    const rest = at === 0 ? text : text.slice(at)
    for (const pattern of patterns) {
      const found = pattern.exec(rest)
      if (found) return { at: at + found.index, words: found[0] }
    }
  }
  return null
}

/** It is forbidden, or told of others. */
const DENIED = regex`
  \b(?:never|not|no|nobody|none|nor|avoid|without|cannot|refuses? to|against|rather than|instead of|
    attackers?|malware|would|could|might|should it|trying to|tries to)\b[^.!?;\n]{0,40}$
`

const DENIED_FROM_THE_START = /^[^a-z]{0,12}(?:no|none|neither|nothing|not|never|only)\b/

const DENIED_WITHIN = 60

/** The first of what is harmful wherever it is said. */
function firstStatement(
  { text }: Sentence,
  stated: readonly RegExp[],
): { at: number; words: string } | null {
  for (const pattern of stated) {
    const found = pattern.exec(text)
    if (!found) continue
    const at = found.index
    if (at > 0 && DENIED_FROM_THE_START.test(text)) continue
    if (!DENIED.test(text.slice(Math.max(0, at - DENIED_WITHIN), at)))
      return { at, words: found[0] }
  }
  return null
}

/** The last place that is named belongs to nobody that the text is about, or none is named. */
function mayLeadToStranger(document: Document, order: string): boolean {
  const place = order.match(PLACES)?.at(-1)
  return place === undefined || isForeign(document, addressOf(place))
}
