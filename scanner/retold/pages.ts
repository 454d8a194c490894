/** A page that one step opens, and another one obeys: `Open https://…`, and two steps on `Do what it says`. */

import type { Document } from '../document.ts'
import { regex } from '../patterns/verbose.ts'
import { worded } from '../patterns/wording.ts'
import { mayMatch } from '../signals/search/candidates.ts'
import { paragraphEnd } from '../signals/sentences/statements.ts'
import { PLACE } from './kinds.ts'
import type { Retelling } from './retelling.ts'
import { wordsOf } from './words-of.ts'

/** Lines from one step to the other. */
const REACH = 16

const OPENS = regex`
  \b(?:open|read|fetch|visit|load|get|look at|check|go to|retrieve|pull|
    consult|download)\b[^.!?]{0,60}?(https?:\/\/[^\s"'\x60<>)\]]{4,200}[^\s"'\x60<>)\].,;:])
`

/** What stands there is done: by a word for that page, or by one for whatever was just opened. */
const OBEYS_PAGE = worded(regex`
  \b(?:do|follow|carry out|obey|execute|perform|apply|act on)\b [^.!?]{0,30}\b
  (?:(?:from|on|in|of) (?:that|the) (?:page|file|text|sheet|document)|
  (?:it|that page|the page|that text) (?:says?|tells?|asks?|lists?|orders?|wants?))\b
`)

const FORBIDDEN = /\b(?:never|not|without|refuse to|instead of)\b[^.!?]{0,24}$|n't [^.!?]{0,24}$/

export function* obeyedPages(document: Document): Generator<Retelling> {
  const { zones, reading } = document
  if (!PLACE.test(reading.text) || !mayMatch(document, OBEYS_PAGE)) return
  let opened: { line: number; address: string } | null = null
  for (let line = 0; line < reading.lines.count; line++) {
    const zone = zones.at(line)
    if (zone !== 'list' && zone !== 'prose') continue
    const last = paragraphEnd(document, line)
    const text = wordsOf(document, line, last)
    const address = OPENS.exec(text)?.[1]
    if (address) opened = { line, address }
    else if (opened && line - opened.line <= REACH) {
      const order = OBEYS_PAGE.exec(text)
      if (order && !FORBIDDEN.test(text.slice(0, order.index))) {
        yield {
          lines: [line, opened.line],
          texts: [`Open ${opened.address} and ${order[0]}.`],
          parts: [text],
        }
        opened = null
      }
    }
    line = last
  }
}
