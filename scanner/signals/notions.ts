/**
 * Notions: the many words that stand for one part of an attack. What an attack has to say is a few such parts close to
 * each other, in any order; how it words each of them is up to the writer.
 */

import type { Document } from '../document.ts'
import { worded } from '../wording.ts'
import { candidates, mayMatch } from './candidates.ts'
import { hasBetween, openings } from './openings.ts'
import { prose } from './statements.ts'

export { stretches } from './stretches.ts'

/** Patterns any of which will do. */
export type Notion = readonly RegExp[]

/** Alternatives in one pattern: in longer lists no word tells anything. */
const ALTERNATIVES_MAX = 24

/** Scripts that set no spaces between words. */
const UNSPACED = /[\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u

/**
 * Words, phrases and small patterns for one notion, with ` | ` between them. A `*` at an end lets the word go on there.
 */
export function notion(list: string): Notion {
  const alternatives = list.trim().split(/ \|\s{1,4}/)
  const unspaced = alternatives.filter((one) => UNSPACED.test(one))
  const spaced = alternatives
    .filter((one) => !UNSPACED.test(one))
    .map((one) => one.replace(/\*$/, '\\p{L}{0,8}'))
  return [
    ...inChunks(spaced).map((some) => `(?<![\\p{L}\\p{N}_])(?:${some.join('|')})(?![\\p{L}_])`),
    ...inChunks(unspaced).map((some) => some.join('|')),
  ].map((source) => worded(new RegExp(source, 'gu')))
}

function inChunks(list: readonly string[]): (readonly string[])[] {
  const chunks: (readonly string[])[] = []
  for (let from = 0; from < list.length; from += ALTERNATIVES_MAX)
    chunks.push(list.slice(from, from + ALTERNATIVES_MAX))
  return chunks
}

export interface Place {
  start: number
  end: number
}

/** Forbids what follows it in the same clause. */
const FORBIDS =
  /(?:(?<![\p{L}])(?:never|do not|don't|does not|doesn't|did not|must not|mustn't|should not|shouldn't|cannot|can't|will not|won't|may not|avoid|avoids|refrain from|instead of|rather than|refuses? to|nor|not|prevents?|forbids?|blocks?|rejects?|niemals|nicht|kein|keine|nunca|jamais|ne|não|никогда|не|нельзя)(?![\p{L}])[^.!?;:]{0,60}|(?:不要|切勿|请勿|不得|避免|禁止)[^。！？]{0,12})$/u

/** Behind one of these it is asked for again. */
const TURNS =
  /, and |(?<![\p{L}])(?:but|instead|then|except|however|only|just|simply|hesitate|forget|fail|skip|sondern|sino|mais|mas|но|а)(?![\p{L}])/u

/** In languages with the verb last, what forbids stands behind it. */
const FORBIDS_BEHIND =
  /^[^。.!?\n]{0,12}(?:しない|してはいけ|せず|ないで|하지 ?(?:마|않)|지 ?(?:마|않))/

/** True when the words at `start` to `end` are forbidden where they stand. */
export function isForbidden(text: string, start: number, end: number): boolean {
  const found = FORBIDS.exec(text.slice(Math.max(0, start - 90), start))
  if (found && !TURNS.test(found[0])) return true
  return FORBIDS_BEHIND.test(text.slice(end, end + 24))
}

/** Places in `text` that say the notion; of those under a negation none when it is to be meant. */
export function placesOf(text: string, parts: Notion, meant = false): Place[] {
  const found: Place[] = []
  for (const pattern of parts)
    for (const match of text.matchAll(pattern)) {
      const end = match.index + match[0].length
      if (!meant || !isForbidden(text, match.index, end)) found.push({ start: match.index, end })
    }
  return found.sort((a, b) => a.start - b.start)
}

export const holds = (text: string, parts: Notion): boolean =>
  parts.some((pattern) => {
    pattern.lastIndex = 0
    const found = pattern.test(text)
    // Left where it is, it would have the next search begin in the middle of a text.
    pattern.lastIndex = 0
    return found
  })

export interface Joined<Span extends Place> {
  span: Span
  /** The words with what stands right around them. */
  text: string
  /** From the first word to the last, offsets of the reading. */
  start: number
  end: number
  /** Where the first of the notions is said. */
  key: Place
}

export interface Conjunction {
  /** Parts that are ordered: under a negation they do not count. The first is the one that is shown. */
  meant: readonly Notion[]
  /** Parts that may stand under a negation, which is often half of what they say. */
  said?: readonly Notion[]
  /** Characters that hold them all. */
  within?: number
  /** The first part counts only where a clause begins with it, as orders do. */
  ordered?: boolean
}

/** What may stand before the verb of an order. */
const BEFORE_ORDER =
  /(?:^|[^\p{L}\s]|(?<!\p{L})(?:and|or|then|also|always|please|must|should|to|shall|will|you|it|quietly|silently|secretly|first|next|finally|now|instead|simply|just|automatically|agents?|assistants?|immediately|otherwise|y|e|und|et|и|o|en|dann|luego|puis|depois|затем|bitte)|[\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7af])\s{0,4}$/u

/** A paragraph begins with it, or a clause. */
const isOrdered = (text: string, start: number): boolean =>
  /\n\s{0,3}\n\s{0,8}$/.test(text.slice(Math.max(0, start - 12), start)) ||
  BEFORE_ORDER.test(text.slice(Math.max(0, start - 20), start))

const WITHIN = 320

/** Characters on each side that still say something of a conjunction. */
const AROUND = 100

/** Spans with a place that holds the words of all parts within so many characters. */
function near<Span extends Place>(
  document: Document,
  spans: readonly Span[],
  parts: readonly Notion[],
  within: number,
): readonly Span[] {
  const known = document.observe(openings)
  const [rarest, ...others] = parts
    .map((part) => known.placesOf(part))
    .filter((places) => places !== null)
    .sort((a, b) => a.length - b.length)
  if (!rarest) return spans
  let places = rarest
  for (const other of others)
    places = places.filter((place) => hasBetween(other, place - within, place + within))
  if (places.length === 0) return []
  return spans.filter(({ start, end }) => hasBetween(places, start, end - 1))
}

/** Spans that hold every part close together, each once for every place of the first part. */
export function* joined<Span extends Place>(
  document: Document,
  spans: readonly Span[],
  { meant, said = [], within = WITHIN, ordered = false }: Conjunction,
): Generator<Joined<Span>> {
  const parts = [...meant, ...said]
  let left = near(document, spans, parts, within)
  for (const part of parts) {
    if (left.length === 0) return
    left = candidates(document, left, ...part)
  }
  if (left.length === 0) return
  const whole = document.observe(prose)
  const open = parts.map((part) => part.filter((pattern) => mayMatch(document, pattern)))
  const seen = new Set<number>()
  for (const span of left) {
    const text = whole.slice(span.start, span.end)
    const places = open.map((part, index) => placesOf(text, part, index < meant.length))
    if (places.some((list) => list.length === 0)) continue
    for (const key of places[0]!) {
      if (
        seen.has(span.start + key.start) ||
        (ordered && !isOrdered(document.reading.text, span.start + key.start))
      )
        continue
      const group = groupAround(key, places.slice(1), within)
      if (!group) continue
      seen.add(span.start + key.start)
      yield {
        span,
        text: text.slice(Math.max(0, group.start - AROUND), group.end + AROUND),
        start: span.start + group.start,
        end: span.start + group.end,
        key: { start: span.start + key.start, end: span.start + key.end },
      }
    }
  }
}

/** The place of each other part that is nearest to `key` and apart from the rest, when all are close enough. */
function groupAround(
  key: Place,
  others: readonly (readonly Place[])[],
  within: number,
): Place | null {
  const chosen: Place[] = [key]
  // Parts with few places choose first, so that no other takes the only one.
  for (const list of [...others].sort((a, b) => a.length - b.length)) {
    let best: Place | null = null
    for (const place of list) {
      if (chosen.some((one) => place.start < one.end && place.end > one.start)) continue
      if (!best || distance(key, place) < distance(key, best)) best = place
    }
    if (!best) return null
    chosen.push(best)
  }
  const start = Math.min(...chosen.map((place) => place.start))
  const end = Math.max(...chosen.map((place) => place.end))
  return end - start > within ? null : { start, end }
}

const distance = (a: Place, b: Place): number => Math.max(b.start - a.end, a.start - b.end)

/** What is done is the user's own wish, or shown to the user before it is done. */
const USERS_CHOICE =
  /\b(?:if|when|once|where|whenever) (?:the |your )?(?:users?|they|you|owner|customer|person|team|client|human)(?: has| have)? (?:explicitly |specifically |also )?(?:asks?|asked|wants?|requests?|requested|names?|chooses?|confirms?|confirmed|approves?|approved|agrees?|agreed|says? so|opts?|opted|enables?|enabled|specif\w{1,8}|provides?|prefers?|wishes|tells?|is tired)\b|\bon request\b|\b(?:ask|asks|asking|check with|confirm with|consult) (?:the |your )?(?:user|owner|customer|person|human|them)s?\b[^.!?]{0,40}\b(?:first|before|whether|if|which|to confirm|to approve|for (?:confirmation|approval|permission|consent))|\bbefore (?:it is|anything is|you|doing|sending|posting|writing)\b[^.!?]{0,30}\b(?:ask|show|confirm)|\bask (?:first|before|(?:the |your |a |their )?\w{2,16} (?:first|before))\b|\b(?:with|after) (?:the |their |your )?(?:user's |explicit |owner's )?(?:consent|permission|approval|confirmation|agreement|sign-off)\b|\b(?:that|which|whom|who) the user (?:names?|gives?|gave|chooses?|chose|specif\w{1,8}|asked|wants?|provides?|listed)\b|\bshow\b[^.!?]{0,40}\b(?:before|first|diff)\b|\bthe user can (?:see|edit|remove|review|turn)|\bopt[- ]in\b|\b(?:off|disabled) by default\b/

export const isUsersChoice = (text: string): boolean => USERS_CHOICE.test(text)
