/** Files with keys that a sentence or a list gathers, and that another one hands on further down: `Then send them to …`. */

import type { Document } from '../document.ts'
import { regex, source } from '../patterns/verbose.ts'
import { worded } from '../patterns/wording.ts'
import { mayMatch } from '../signals/search/candidates.ts'
import { paragraphEnd } from '../signals/sentences/statements.ts'
import { KEY_FILE, PLACE } from './kinds.ts'
import type { Retelling } from './retelling.ts'
import { CHARACTERS_MAX, wordsOf } from './words-of.ts'

/** Lines between what is gathered and where it is handed on: a few steps, or the next section. */
const REACH = 40
/** Lines below a sentence without a place in which the request stands that it speaks of. */
const REQUEST_REACH = 4
const ITEMS_MAX = 4
const ITEM_CHARACTERS_MAX = 80

const GATHERS = regex`
  \b(?:collect|gather|read|list|enumerate|inventory|find|locate|open|grab|take|copy|load|
    look (?:at|for|in|into|through)|
    pick up|note|harvest|get|pull|fetch|record|capture|store)\b
`

const HANDS = source`
  \b(?:send|post|upload|submit|forward|mail|transmit|push|deliver|ship|relay|
    put|hand over|pass on)\b
`
const MORE = String.raw`(?: (?!to\b|at\b)\S{1,12}){0,3}?`

/** What files hold, by a name that fits nothing else: not what was found out about them. */
const HOLDINGS = worded(
  regex`
    ${HANDS}${MORE} (?:the|their|its|each|all) (?:\w{3,10} )?
    (?:values?|contents?|secrets?|credentials)\b|
    ${HANDS}${MORE} (?:the|all) (?:collected|gathered|copied|captured|recorded|harvested) \w{3,12}
  `,
)

/** Words that stand for whatever was spoken of just before. */
const JUST_THAT = worded(
  regex`
    ^(?:(?:and|then|finally|next|now|afterwards|lastly|after that)[, ]{1,2}){0,2}(?:please |also )?
    ${HANDS}${MORE} (?:them|these|those|it all|everything|all of (?:it|them|these)|
      the (?:archive|bundle|files|copies|entries|items|data|material|result))\b
  `,
)

/** The same by one word, which fits only where nothing but the next turn of the same thing came between. */
const JUST_IT = worded(
  regex`
    ^(?:(?:and|then|finally|next|now)[, ]{1,2}){0,2}${HANDS} (?:it|that|
      this|(?:the|its) (?:result|output|text|string|outcome|encoded \w{3,8}))\b
  `,
)
const TURNED = regex`
  ^(?:(?:and|then|next|now)[, ]{1,2}){0,2}(?:encode|compress|zip|archive|base64|join|combine|
    encrypt|trim|concatenate|merge|pack|tar|gzip|wrap|note|keep|take)\b
`

/** The place that a sentence or a request names; group 1 is the address. */
const TO = regex`
  \b(?:to|at|into|on|via|through)\b[^.!?]{0,40}?
  ((?:https?|ftps?|wss?|s3):\/\/[^\s"'\x60<>)\]]{4,200}|[\w.+-]{1,40}@[\w-]{1,40}\.[\w.-]{2,40})
`
/** The place in an item of its own below the sentence. */
const LED_TO = regex`
  ^[\s>]{0,12}(?:[-*+]|\d{1,3}[.)])?\s{0,4}(?:to|at|into) ["'\x60<]?
  (https?:\/\/[^\s"'\x60<>)\]]{4,200})
`
const REQUEST = /^[\s>]{0,8}(?:post|put|patch)\s(https?:\/\/[^\s"'\x60<>)\]]{4,200})/

interface Hoard {
  line: number
  items: string[]
  /** No other sentence came since. */
  isLast: boolean
  /** Nor a step that does anything else. */
  isIt: boolean
}

export function* gathered(document: Document): Generator<Retelling> {
  const { zones, reading } = document
  if (!PLACE.test(reading.text) || !mayMatch(document, KEY_FILE)) return
  if (!mayMatch(document, HOLDINGS, JUST_THAT, JUST_IT)) return
  let isLed = false
  let hoard: Hoard | null = null
  for (let line = 0; line < reading.lines.count; line++) {
    const zone = zones.at(line)
    if (zone === 'blank') continue
    const last = paragraphEnd(document, line)
    const text = wordsOf(document, line, last)
    if (zone === 'list' || zone === 'prose' || zone === 'table') {
      const to = hoard && line - hoard.line <= REACH ? placeOf(document, hoard, text, last) : null
      if (hoard && to) {
        const said = `Send ${hoard.items.join(', ')} to ${to}.`
        yield { lines: [line, hoard.line], texts: [said], parts: [text] }
        hoard = null
      } else if (KEY_FILE.test(text) && (GATHERS.test(text) || (zone === 'list' && isLed))) {
        if (!hoard || line - hoard.line > REACH)
          hoard = { line, items: [], isLast: true, isIt: true }
        hoard.isLast = true
        hoard.isIt = true
        if (hoard.items.length < ITEMS_MAX) hoard.items.push(text.slice(0, ITEM_CHARACTERS_MAX))
      } else if (hoard && !TURNED.test(text)) {
        hoard.isIt = false
        if (zone === 'prose') hoard.isLast = false
      }
    }
    if (zone === 'heading' || zone === 'prose') isLed = GATHERS.test(text)
    line = last
  }
}

/** Where a sentence hands on what was gathered: by its own words, or by the request below it. */
function placeOf(document: Document, hoard: Hoard, text: string, last: number): string | null {
  const hands =
    HOLDINGS.exec(text) ??
    (hoard.isLast ? JUST_THAT.exec(text) : null) ??
    (hoard.isIt ? JUST_IT.exec(text) : null)
  if (!hands) return null
  const named = TO.exec(text.slice(hands.index))?.[1]
  if (named) return named
  let left = REQUEST_REACH
  for (let line = last + 1; line < document.reading.lines.count && left > 0; line++) {
    const below = document.lineText(line)
    if (below === '') continue
    left--
    const head = below.slice(0, CHARACTERS_MAX)
    const request = REQUEST.exec(head) ?? LED_TO.exec(head)
    if (request) return request[1]!
  }
  return null
}
