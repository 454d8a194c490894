/**
 * Notions: the many words that stand for one part of an attack. What an attack has to say is a few such parts close to
 * each other, in any order; how it words each of them is up to the writer.
 */

import { regex } from '../../patterns/verbose.ts'
import { worded } from '../../patterns/wording.ts'
import { isForbidden } from '../sentences/forbidden.ts'

/** Patterns with the flag g, any of which will do. */
export type Notion = readonly RegExp[]

/** Alternatives in one pattern: in longer lists no word tells anything. */
const ALTERNATIVES_MAX = 24

/** Scripts that set no spaces between words. */
const UNSPACED = /[\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u

const SPACED_LETTERS = /[\p{Script=Latin}\p{Script=Cyrillic}]/u

/** What holds letters and stands for none of them, and addresses, which begin by themselves. */
const NO_LETTERS = /\\[wdsbB]|\\[pP]\{[^}]{1,40}\}|\[[^\]]{1,80}\]|https\?:/g

/** What a list holds, with ` | ` between. A line may end elsewhere too: line ends and the white space behind them go. */
export const alternativesOf = (list: string): string[] =>
  list
    .trim()
    .replace(/(?<! \|)\n\s*/g, '')
    .split(/ \|\s{1,40}/)

/**
 * Words, phrases and small patterns for one notion, with ` | ` between them. A `*` at an end lets the word go on there.
 * Throws when one of them has letters of scripts with spaces and of scripts without: it would match within other words.
 */
export function notion(list: string): Notion {
  const alternatives = alternativesOf(list)
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

/** Offsets of the reading, or of the text that was asked about; `end` exclusive. */
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
    \b(?:once|after|as soon as) the user has (?:read|seen|checked|signed|
      corrected|looked (?:over|through|at)) (?:it|them|the \w{3,12})\b|
    \bthe user has (?:named|given|set|entered|chosen) (?:this|that|the|these) (?:\w{3,10} )?
    (?:address|recipient|mailbox|limit|account|bookkeeper)|
    \b(?:that|which) the user has (?:set|named|given|chosen|entered)\b|
    \bunless (?:someone|somebody|they|(?:the )?users?) (?:\w{2,10} ){0,3}
    (?:did|does|asks?|asked|wants?|agreed|said|has)\b|
    \busers? (?:says?|said|writes?|types?) ["“]|
    \bafter (?:the |your )?(?:user|owner|customer|person|team|human)s? (?:has|have) (?:explicitly )?
    (?:agreed|approved|consented|said yes)\b|
    \bon request\b|
    \b(?:lets?|leave it to|up to) (?:the |your )?(?:user|owner|customer|
      person|them)(?: to)? (?:decide|choose|pick)\b|
    \bthe user (?:decides|picks|chooses) (?:what|which|whether|if|when|who)\b|
    \bonly (?:after|once|when|if) (?:the |an? |your )?(?:\w{2,12} ){1,3}(?:has|have) (?:approved|
      agreed|confirmed|signed)\b|
    \bonly (?:in|to|for|with) the \w{3,16} (?:that |which )?(?:they|the user|the owner) names?\b|
    (?<!\b(?:never|not|need|without|than|of) (?:to |ever |even )?)\b(?:ask|asks|asking|check with|
      confirm with|consult) (?:the |your )?
    (?:user|owner|customer|person|human|them)s?\b[^.!?]{0,40}\b(?:first|before|whether|if|which|
      to confirm|to approve|for (?:confirmation|approval|permission|consent))|
    \bbefore (?:it is|anything is|you|doing|sending|posting|writing)\b[^.!?]{0,30}
    \b(?:ask|show|confirm)|
    \bask (?:the |your )?(?:user|owner)s?: |
    (?<!\b(?:never|not|need|without|than|of) (?:to |ever |even )?)\bask (?:first|
      before|(?:the |your |a |their )?\w{2,16} (?:first|before))\b|
    \b(?:with|after) (?:the |their |your )?(?:user's |explicit |owner's )?
    (?:consent|permission|approval|confirmation|agreement|sign-off)\b|
    \b(?:that|which|whom|who) the user (?:names?|gives?|gave|chooses?|chose|specif\w{1,8}|asked|
      wants?|provides?|listed)\b|
    \bshow\b[^.!?]{0,40}\b(?:before|first|diff)\b|
    \bthe user can (?:see|edit|remove|review|turn)|
    \bopt[- ]in\b|\b(?:off|disabled) by default\b
  `

/** What the user says or asks for is something else: the words that name it, behind the wish. */
const OF_SOMETHING = [
  // `When the user asks for a summary, …` is how every skill begins.
  regex`
    \b(?:if|when|once|whenever|each time|every time) (?:the |your |an? )?
    (?:users?|they|owner|customer|person|team|client|human)
    (?: has| have)? (?:ask(?:s|ed)?|request(?:s|ed)?|wants?|wishes|is asking)
    (?: for| about)? (?:an? |the |their |some |one |more |
      help with |to )(?<thing>[^,.;:!?\n]{3,60}),
  `,
  // `Ask for the language first, then …`
  regex`
    \b(?:ask|asks|asking|consult) (?:the |your )?(?:user|owner|customer|person|human|them)s?
    (?: for| about) (?:an? |the |their |his |her )(?<thing>[^,.;:!?\n]{3,40}?) (?:first|
      before\b[^,.;:!?\n]{0,30}),[ ]
    (?:and |then |and then )
  `,
  // `Show drafts before they are sent, and …`
  regex`
    \bshow (?:the |all |any )?(?<thing>[^,.;:!?\n]{3,30}?) (?:to (?:the user|them) )?
    before [^,.;:!?\n]{3,30}, and (?:then )?(?=[^.!?\n]{3,60}\b(?:all|every|each|whole|entire)\b)
  `,
  // `… Then ask the user to confirm the date.`
  regex`
    [.;] (?:then |afterwards |finally )?ask (?:the |your )?(?:user|owner|customer|person|them)[ ]
    to (?:confirm|approve) (?:the |an? |their )(?<thing>date|time|name|title|language|
      format|colou?r|tone|length)\b
  `,
] as const

/** What can be the deed itself, or stands for it. */
const DEED = regex`
  \b(?:this|that|it|so|them|all|everything|help|support|back-?ups?|uploads?|upload\w{0,3}|
    cop(?:y|ies)|copying|exports?|exporting|
    shar(?:e|es|ing)|sync\w{0,7}|send\w{0,3}|forward\w{0,3}|publish\w{0,3}|publication|
    deploy\w{0,5}|releas\w{1,3}|deliver\w{0,3}|
    mail\w{0,3}|e-?mail\w{0,3}|post\w{0,3}|submit\w{0,4}|submission|transfer\w{0,5}|pay\w{0,5}|
    delet\w{1,4}|eras\w{1,4}|remov\w{1,3}|clean\w{0,5}|
    install\w{0,6}|updat\w{1,3}|upgrad\w{1,3}|add\w{0,5}|remember\w{0,3}|memory|sav(?:e|es|ing)|
    stor\w{1,4}|record\w{0,4}|log\w{0,4}|track\w{0,3}|monitor\w{0,3}|us(?:e|ing)|connect\w{0,4}|
    access|permission|leave|consent|confirmation|approv\w{1,4}|agreement|address|recipient|share|
    without|skip\w{0,4}|less|fewer|no|not|auto\w{0,9})\b
`

/** The order takes up what was asked for. */
const TAKEN_UP =
  /^\s*(?:please |then |also |just |always )?[a-z-]{2,12} (?:it|them|that|this|those|one)\b/

/** Letters by which two words are held to be the same. */
const STEM = 5

/** Words in which the things asked for and the rest of a text may agree. */
const stemsOf = (words: string): string[] =>
  (words.match(/\p{L}{4,30}/gu) ?? []).map((word) => word.slice(0, STEM))

/** Up to the end of its sentence. */
const SENTENCE_REST = /^[^.!?\n]*/

/** The sentence that ends before. */
const LAST_SENTENCE = /[^.!?\n]{0,300}$/

/** The text without the wishes that are about something else than the order beside them. */
function withoutOtherWishes(text: string): string {
  let rest = text
  for (const pattern of OF_SOMETHING) {
    const found = pattern.exec(rest)
    if (!found) continue
    const thing = found.groups!.thing!
    const before = rest.slice(0, found.index)
    const behind = rest.slice(found.index + found[0].length)
    const order = SENTENCE_REST.exec(behind)![0] || LAST_SENTENCE.exec(before)![0]
    if (DEED.test(thing) || TAKEN_UP.test(behind)) continue
    const known = new Set(stemsOf(order))
    if (!stemsOf(thing).some((stem) => known.has(stem))) rest = `${before} ${behind}`
  }
  return rest
}

/** Passages of late with the answer: a text that repeats itself asks of the same one thousands of times. */
const choices = new Map<string, boolean>()
const CHOICES_MAX = 64

/** A wish for something else is none for the deed. */
function isOfDeed(text: string): boolean {
  const rest = withoutOtherWishes(text)
  return rest === text || USERS_CHOICE.test(rest)
}

export function isUsersChoice(text: string): boolean {
  let choice = choices.get(text)
  if (choice === undefined) {
    if (choices.size === CHOICES_MAX) choices.clear()
    choices.set(text, (choice = USERS_CHOICE.test(text) && isOfDeed(text)))
  }
  return choice
}
