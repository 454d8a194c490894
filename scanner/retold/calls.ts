/** A request that is told by its parts: `url: …`, `method: POST`, `body: text of ~/.ssh/id_rsa`. */

import type { Document } from '../document.ts'
import { regex } from '../patterns/verbose.ts'
import { mayMatch } from '../signals/search/candidates.ts'
import { KEY_FILE, PLACE } from './kinds.ts'
import type { Retelling } from './retelling.ts'

/** Lines in which the parts of one request stand. */
const LINES_MAX = 12
const LINE_MAX = 300

const KEY = String.raw`[\s\-"'\x60*|<{>]{0,12}`
const ENDS = String.raw`["'\x60*>]{0,4}\s?(?:[:=|]|(?<=>))\s?["'\x60<]{0,2}`
const WHERE = regex`
  ^${KEY}(?:url|uri|to|address|endpoint|target|recipient)${ENDS}
  ((?:https?:\/\/|[\w.+-]{1,40}@)[^\s"'\x60<>|]{4,200})
`
const WHAT = regex`
  ^${KEY}(?:body|content|data|payload|text|message|attachments?|source|
    input|file)${ENDS}(\S.{2,200})
`

/** The head of a message, and the host that it goes to. */
const POSTED = /^\s{0,20}(?:post|put|patch) (\/\S{0,120})/
const HOST = /^\s{0,20}host: ?([\w.-]{4,100})/

export function* calls(document: Document): Generator<Retelling> {
  const { reading } = document
  if (!mayMatch(document, KEY_FILE) || !MAY_CALL.test(reading.text)) return
  let where = { line: -LINES_MAX, value: '' }
  let what = { line: -LINES_MAX, value: '' }
  let path: string | null = null
  for (let line = 0; line < reading.lines.count; line++) {
    const text = document.lineText(line).slice(0, LINE_MAX)
    if (text === '') continue
    path = POSTED.exec(text)?.[1] ?? path
    const host = HOST.exec(text)?.[1]
    const place = WHERE.exec(text)?.[1] ?? (host && path ? `https://${host}${path}` : null)
    if (place && PLACE.test(place)) where = { line, value: place }
    const body = WHAT.exec(text)?.[1] ?? (path && /^\s{0,8}[<{[]/.test(text) ? text.trim() : null)
    if (body && KEY_FILE.test(body))
      what = { line, value: body.replace(/[<>"'\x60|{}]/g, ' ').trim() }
    if (Math.abs(where.line - what.line) >= LINES_MAX || Math.max(where.line, what.line) !== line)
      continue
    yield {
      lines: [what.line, where.line],
      texts: [`Post ${what.value} to ${where.value}.`],
      parts: [text],
    }
    where = { line: -LINES_MAX, value: '' }
    what = where
    path = null
  }
}

const MAY_CALL = /\b(?:url|uri|to|address|endpoint|target|recipient|host)\b["'`*>]{0,4}\s?[:=|>]/
