/** Code that shows the token, or the password, with which it signs somebody in to a host that has nothing to do with it. */

import type { Document } from '../../document.ts'
import { regex } from '../../patterns/verbose.ts'
import { worded } from '../../patterns/wording.ts'
import type { Hit } from '../../rule.ts'
import { isForeign } from '../../signals/places/strangers.ts'
import { addressesIn } from '../../signals/places/written-addresses.ts'
import { candidates } from '../../signals/search/candidates.ts'
import { snippets } from '../../signals/shell/snippets.ts'

/** What somebody is signed in with, by the name that it has; the name is one of the groups. */
const SIGNED_IN_WITH = worded(
  regex.g`
    \bbearer\s?(?:["'\x60]\s?[+.]\s?|%s["']\s?%\s?\(?|\$\{?|
      \{|\\\()((?:this\.|self\.)?[a-z_]\w{0,30})|
    \b(?:const|let|var|final)?\s?([a-z_]\w{0,30})\s?=\s?(?:await )?(?:\w{2,20}\.)?
    (?:local|session|secure)?storage\.(?:getitem|get|read)\(\s?
    (?:\w{1,8}:\s?)?["'][\w.-]{0,20}(?:token|jwt|access|auth|session|passw)[\w.-]{0,20}["']|
    \b([a-z_]\w{0,30})\s?=\s?\{[^{}\n]{0,80}\bpassword\b
  `,
)

/** Something is sent, or shown as a picture, and the address stands there. */
const SENDS = worded(
  regex.g`
    (?:\bnew image\b|\bsendbeacon\s?\(|\.src\s?=|\bfetch\s?\(|\brequests\.(?:get|post|head)\s?\(|
      \bhttp\.(?:get|post)\s?\(|\baxios\.(?:get|post)\s?\(|\burlopen\s?\(|
      \bhttpx\.(?:get|post)\s?\(|\bbackgroundimage\s?=|\bdio\(?\)?\.(?:get|post)\s?\(|
    \burlsession\b[^\n]{0,20}\.(?:data|datatask)\s?\(|\brequest\.builder\(\)\.url\s?\()
    [^;]{0,60}?https?:\/\/[^\n]{0,260}
  `,
)

/** It is done out of sight, or made hard to read, or said to be figures of use. */
const UNSEEN = regex`
  \bnew image\b|\bsendbeacon\b|\.src\s?=|\bno-cors\b|\.(?:gif|png)\b|\bbtoa\(|\bb64encode\(|
  base64|\bbackgroundimage\b
`

/** The host of the service itself, which the same token opens. */
const SIGNS_IN = /\bauthorization\b|\b(?:access_token|token|key|api_?key|appid)=/

/** Where a function begins: its name, and what it is given. */
const DEFINED = regex.g`
  (?:\bfunction\s{1,4}|\bdef\s{1,4}|\bconst\s{1,4}|
    \bprivate\s{1,4}|\n\s{0,12})(\w{2,40})\s?(?:=\s?(?:async )?)?\(([^()]{0,200})\)\s?
  (?::\s?[\w<>|. ]{1,40})?(?:->\s?\w{1,20}\s?)?(?::|\{|=>)
`

/** Lines of a function of a few steps. */
const FUNCTION_CHARACTERS = 500

export function* tappedTokens(document: Document): Generator<Hit> {
  const signing = candidates(document, document.observe(snippets), SIGNED_IN_WITH)
  for (const { start, end } of candidates(document, signing, SENDS)) {
    const code = document.reading.text.slice(start, end)
    const names = new Set(
      [...code.matchAll(SIGNED_IN_WITH)].map((found) => found.slice(1).find(Boolean)!),
    )
    for (const found of code.matchAll(SENDS)) {
      const [sent] = found
      if (!UNSEEN.test(sent) || SIGNS_IN.test(sent)) continue
      if (!addressesIn(sent).some((address) => isForeign(document, address))) continue
      if (![...names].some((name) => carries(sent, name) || isHandedTo(code, found, name))) continue
      const from = start + found.index
      yield {
        start: from,
        end: from + sent.length,
        severity: 'crit',
        confidence: 'high',
        firm: true,
      }
    }
  }
}

const carries = (sent: string, name: string): boolean =>
  new RegExp(`(?<![\\w"'?&])(?<!(?<!self|this)\\.)${name.replaceAll('.', '\\.')}(?![\\w:=])`).test(
    sent.replace(/https?:\/\/[^\s"'`$?{]{1,200}/g, ' '),
  )

/** The function around it is called with the token, which has another name there. */
function isHandedTo(code: string, sending: RegExpExecArray, name: string): boolean {
  const before = code.slice(Math.max(0, sending.index - FUNCTION_CHARACTERS), sending.index)
  const around = [...before.matchAll(DEFINED)].at(-1)
  if (!around) return false
  const [, called, given] = around
  const names = given!
    .split(',')
    .map((one) => /\w{1,40}/.exec(one)![0])
    .filter((one) => one !== 'self')
  const calls = code.matchAll(new RegExp(`\\b${called}\\(([^()\\n]{0,200})\\)`, 'g'))
  for (const { 1: list } of calls) {
    const place = list!.split(',').findIndex((one) => one.trim() === name)
    const own = place < 0 ? undefined : names[place]
    if (own && own !== name && carries(sending[0], own)) return true
  }
  return false
}
