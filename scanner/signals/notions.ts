/**
 * Notions: the many words that stand for one part of an attack. What an attack has to say is a few such parts close to
 * each other, in any order; how it words each of them is up to the writer.
 */

import { worded } from '../wording.ts'
import { isForbidden } from './forbidden.ts'
import { regex } from '../patterns/verbose.ts'

export { isForbidden } from './forbidden.ts'
export { type Conjunction, joined, type Joined, joinedInTurn, mayJoin } from './joined.ts'
export { stretches } from './stretches.ts'

/** Patterns any of which will do. */
export type Notion = readonly RegExp[]

/** Alternatives in one pattern: in longer lists no word tells anything. */
const ALTERNATIVES_MAX = 24

/** Scripts that set no spaces between words. */
const UNSPACED = /[\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u

const SPACED_LETTERS = /[\p{Script=Latin}\p{Script=Cyrillic}]/u

/** What holds letters and stands for none of them, and addresses, which begin by themselves. */
const NO_LETTERS = /\\[wdsbB]|\\[pP]\{[^}]{1,40}\}|\[[^\]]{1,80}\]|https\?:/g

/**
 * Words, phrases and small patterns for one notion, with ` | ` between them. A `*` at an end lets the word go on there.
 * Throws when one of them has letters of scripts with spaces and of scripts without: it would match within other words.
 */
export function notion(list: string): Notion {
  const alternatives = list.trim().split(/ \|\s{1,4}/)
  const unspaced = alternatives.filter((one) => UNSPACED.test(one))
  for (const one of unspaced)
    if (SPACED_LETTERS.test(one.replace(NO_LETTERS, '')))
      throw new Error(`Words of two kinds of scripts, of which one needs its edges: ${one}`)
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

/** What is done is the user's own wish, or shown to the user before it is done. */
const USERS_CHOICE = regex`
    \b(?:if|when|once|where|whenever) (?:the |your )?
    (?:users?|they|you|owner|customer|person|team|client|human)
    (?: has| have)? (?:explicitly |specifically |also )?(?:asks?|asked|wants?|requests?|
      requested|names?|chooses?|confirms?|confirmed|approves?|approved|agrees?|agreed|says? so|
      opts?|opted|enables?|enabled|specif\w{1,8}|provides?|prefers?|wishes|tells?|is tired)\b|
    \bunless (?:someone|somebody|they|(?:the )?users?) (?:\w{2,10} ){0,3}
    (?:did|does|asks?|asked|wants?|agreed|said|has)\b|
    \busers? (?:says?|said|writes?|types?) ["“]|
    \bon request\b|
    \b(?:lets?|leave it to|up to) (?:the |your )?(?:user|owner|customer|person|them)(?: to)? (?:decide|choose|pick)\b|
    \bthe user (?:decides|picks|chooses) (?:what|which|whether|if|when|who)\b|
    \bonly (?:after|once|when|if) (?:the |an? |your )?(?:\w{2,12} ){1,3}(?:has|have) (?:approved|agreed|confirmed|signed)\b|
    \bonly (?:in|to|for|with) the \w{3,16} (?:that |which )?(?:they|the user|the owner) names?\b|
    \b(?:ask|asks|asking|check with|confirm with|consult) (?:the |your )?
    (?:user|owner|customer|person|human|them)s?\b[^.!?]{0,40}\b(?:first|before|whether|if|which|
      to confirm|to approve|for (?:confirmation|approval|permission|consent))|
    \bbefore (?:it is|anything is|you|doing|sending|posting|writing)\b[^.!?]{0,30}
    \b(?:ask|show|confirm)|
    \bask (?:the |your )?(?:user|owner)s?: |
    \bask (?:first|before|(?:the |your |a |their )?\w{2,16} (?:first|before))\b|
    \b(?:with|after) (?:the |their |your )?(?:user's |explicit |owner's )?
    (?:consent|permission|approval|confirmation|agreement|sign-off)\b|
    \b(?:that|which|whom|who) the user (?:names?|gives?|gave|chooses?|chose|specif\w{1,8}|asked|
      wants?|provides?|listed)\b|
    \bshow\b[^.!?]{0,40}\b(?:before|first|diff)\b|
    \bthe user can (?:see|edit|remove|review|turn)|
    \bopt[- ]in\b|\b(?:off|disabled) by default\b
  `

/** Passages of late with the answer: a text that repeats itself asks of the same one thousands of times. */
const choices = new Map<string, boolean>()
const CHOICES_MAX = 64

export function isUsersChoice(text: string): boolean {
  let choice = choices.get(text)
  if (choice === undefined) {
    if (choices.size === CHOICES_MAX) choices.clear()
    choices.set(text, (choice = USERS_CHOICE.test(text)))
  }
  return choice
}
