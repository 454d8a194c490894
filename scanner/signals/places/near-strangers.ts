/**
 * Addresses of strangers in code of any language, and what stands around them. Rules that know the calls of a language
 * see more; these see languages that nobody thought of.
 */

import type { Document } from '../../document.ts'
import { regex } from '../../patterns/verbose.ts'
import { candidates } from '../search/candidates.ts'
import { fencedSnippets } from '../shell/snippets.ts'
import {
  hostOf,
  isCodeHost,
  isFaceless,
  isInstaller,
  isLocal,
  isService,
  makerOf,
} from './addresses.ts'
import { isDefault } from './citations.ts'
import { isForDocuments, isReserved } from './stand-ins.ts'
import { isForeign } from './strangers.ts'
import { addressesIn } from './written-addresses.ts'

export interface NearStranger {
  /** Offsets of the reading around the address. */
  start: number
  end: number
  /** The code around the address, without it. */
  around: string
}

/** Characters of code on each side of an address: a call with its arguments, and a few lines. */
const REACH = 500

const ADDRESS = /(?:https?|wss?|ftp):\/\/[^\s"'`<>)\]|\\,]{4,200}/g

/** Where one signs in, manuals, what is only a name for a format, and addresses with a part left open. */
const OF_ITS_KIND = regex`
  \/(?:oauth|token|login|signin|auth)\b|-authentication\b|schema|\/(?:t00|b00|x{4})|
  \/\/docs\.|\/docs?\/|documentation|readme|\/latest\/|#|\.onion|
  \.(?:xsd|dtd|json|pem|crt|git|png|jpe?g|gif|svg|ico|webp|css)$
`

/** Where one signs in, and no more than that. */
const SIGN_IN = /\/(?:oauth|token|login|signin|auth)\b/

/** Something is handed to the address that stands behind: whoever writes it chooses its path. */
const SENT_TO = regex`
  \b(?:post|put|patch|sendbeacon|postform)\s?\(\s{0,20}[a-z]?["'\`]?$|
  ["'](?:post|put)["'],\s{0,12}[a-z]?["'\`]$
`

/** Nothing but an answer is asked for. */
const ASKED_FROM = /\.get\s?\(\s{0,20}[a-z]?["'`]$/

/** It is named to be read by people. */
const TO_READ =
  /\b(?:see|read|reference|docs?|documentation|check out|visit|learn)\b[^\n"'`]{0,60}$/

/** Strangers' addresses in fenced code that holds a match of each pattern; both are announced as `worded`. */
export function* nearStrangers(
  document: Document,
  first: RegExp,
  second: RegExp,
): Generator<NearStranger> {
  const spans = candidates(document, document.observe(fencedSnippets), first)
  for (const snippet of candidates(document, spans, second)) {
    const code = document.reading.text.slice(snippet.start, snippet.end)
    for (const { 0: address, index } of code.matchAll(ADDRESS)) {
      const before = code.slice(Math.max(0, index - REACH), index)
      const sent = SENT_TO.test(before)
      if ((!sent && TO_READ.test(before)) || isDefault(before) || isOwnInstance(before, address))
        continue
      if (isGivenAlong(code, index)) continue
      if (!isStrangers(document, address, sent)) continue
      if (ASKED_FROM.test(before) && signsInAt(code, address)) continue
      const behind = index + address.length
      const around = `${before} ${code.slice(behind, behind + REACH)}`
      if (first.test(around) && second.test(around))
        yield { start: snippet.start + index, end: snippet.start + behind, around }
    }
  }
}

/** `SENTRY_URL=https://sentry.…`: where a house runs a program that everybody knows by that name. */
const isOwnInstance = (before: string, address: string): boolean => {
  const name = /\b([a-z]{4,16})_(?:url|host|endpoint|server)["']?\s?[:=]\s?["']?$/.exec(before)?.[1]
  return name !== undefined && isService(name) && address.includes(`://${name}.`)
}

/** A value among the data of a call that stands before: it is told to the house that is called, and nothing goes there. */
function isGivenAlong(code: string, at: number): boolean {
  const before = code.slice(Math.max(0, at - REACH), at)
  const data = before.search(GIVEN_ALONG)
  if (data < 0) return false
  const call = before.slice(Math.max(0, before.lastIndexOf('curl ', data)), data)
  return call.startsWith('curl ') && call.includes('https://') && !/[|;&]/.test(call)
}

/** The page of somebody that the data tell of, as against where an answer is to go. */
const GIVEN_ALONG = regex`
  \s(?:-d|--data(?:-raw|-binary)?|--json)[ =]'\{[^'|;&]{0,200}"(?:website|homepage|site|page|link|
    source|image|avatar|logo|domain)(?:_?ur[li])?"\s?:\s?"$
`

/** What is spent to sign in with a house is not handed to its other addresses. */
const signsInAt = (code: string, address: string): boolean =>
  addressesIn(code).some((one) => SIGN_IN.test(one) && makerOf(one) === makerOf(address))

/** Pages that anyone has with a host of code take what is sent to them as any other. */
const isOpenPage = (address: string): boolean => /\.(?:io|space|page)$/.test(hostOf(address))

const isStrangers = (document: Document, address: string, sent: boolean): boolean =>
  !isLocal(address) &&
  // Chats and drop boxes have a rule of their own.
  !isFaceless(address) &&
  !(isCodeHost(address) && !(sent && isOpenPage(address))) &&
  !isInstaller(address) &&
  !(sent ? SIGN_IN : OF_ITS_KIND).test(address) &&
  (isForDocuments(address) || (!isReserved(address) && isForeign(document, address)))
