/**
 * Deeds of a few lines of code that nobody does in passing, known by their shape: what is asked for in the first line and
 * done in the last. A list for each rule that tells of them.
 */

import type { Document } from '../../../document.ts'
import { regex, source } from '../../../patterns/verbose.ts'
import { worded } from '../../../patterns/wording.ts'
import type { Confidence, Severity } from '../../../report.ts'
import { type Hit, placeOf } from '../../../rule.ts'
import { addressOf, hostOf, isCodeHost, isLocal } from '../../../signals/places/addresses.ts'
import { mailHostsOfSomebody } from '../../../signals/places/mailboxes.ts'
import { isForeignFor } from '../../../signals/places/strangers.ts'
import { addressesIn } from '../../../signals/places/written-addresses.ts'
import { candidates } from '../../../signals/search/candidates.ts'
import { snippets } from '../../../signals/shell/snippets.ts'
import { declaredIn, keepsToSecurity } from '../../../stance/topic.ts'

interface CodeDeed {
  shape: RegExp
  /** What else the same piece of code holds, wherever it stands. */
  beside?: RegExp
  severity: Severity
  confidence: Confidence
  /** It is one only where an address in it is a stranger's. */
  toStranger: boolean
  /** The first group that took part is the place, as settings write it: a host, a number or a mailbox. */
  named: boolean
  /** Lessons show it as what not to do: what stands around it counts. */
  taught: boolean
  /** Those who test the security of others do it as well: where a text is on that trade, it is worth a remark. */
  ofTrade: boolean
}

export const deed = (
  shape: RegExp,
  severity: Severity,
  confidence: Confidence = 'high',
): CodeDeed => ({
  shape: worded(shape),
  severity,
  confidence,
  toStranger: false,
  named: false,
  taught: false,
  ofTrade: false,
})

/** An address in it has to be a stranger's. */
export const toStranger = (shape: RegExp, severity: Severity): CodeDeed => ({
  ...deed(shape, severity),
  toStranger: true,
})

/** The host, the number or the mailbox that a group of it holds has to be a stranger's. */
export const toHost = (shape: RegExp, severity: Severity): CodeDeed => ({
  ...deed(shape, severity),
  named: true,
})

/** What names of hosts end in, and names of files and of services in an inner net do not. */
const END = source`
  (?:(?!(?:md|py|rs|js|ts|sh|go|rb|db|tf|ps|cs|so|do|ml|vb|pl|cc?p|in)\b)[a-z]{2}|com|net|org|
  dev|app|
    xyz|top|site|online|cloud|link|live|tech|store|space|pro|info|biz|host|team|zone|network|
    systems|works|tools|run|page|club|shop|click|icu|world|agency|services|solutions|digital|
    software|codes|email|support|build|monster|website|fun|press|today|life|example)
`

/** A place as settings write it, with or without what it is spoken to by. */
export const PLACE = source`
  ["'\x60]?((?:[a-z][\w+]{1,9}:\/\/)?(?:[^\s\/@"'\x60]{1,80}@)?
    (?:(?:[\w-]{1,63}\.){1,5}${END}(?![\w-]|\.\w|\()|\d{1,3}(?:\.\d{1,3}){3})
    (?:[:\/][^\s"'\x60,;)\]}]{0,120})?)
`

/** The same, where something else stands in the piece of code as well. */
export const beside = (other: RegExp, one: CodeDeed): CodeDeed => ({ ...one, beside: other })

export const taught = (shape: RegExp): CodeDeed => ({
  ...deed(shape, 'high', 'medium'),
  taught: true,
})

/** What tools of attackers do. */
export const attack = (shape: RegExp, severity: Severity): CodeDeed => ({
  ...deed(shape, severity),
  ofTrade: true,
})

/** What those who are paid to break in call their work, in the name or the description of a skill. */
const TRADE = regex`
  \b(?:pen-?test\w{0,4}|penetration[- ]test\w{0,4}|red[- ]team\w{0,4}|ctfs?|capture[- ]the[- ]flag|
    bug[- ]bount\w{1,3}|(?:offensive|adversar\w{2,4}) (?:security|emulation|simulation)|
    ethical hack\w{0,4}|exploitation|oscp|hack ?the ?box|tryhackme|incident response|dfir|
    threat[- ]hunt\w{0,4}|detection engineering)\b
`

const isOnTrade = (document: Document): boolean =>
  document.observe(keepsToSecurity) || TRADE.test(declaredIn(document))

/** Each deed once in each piece of code. */
export function* deedsInCode(document: Document, deeds: readonly CodeDeed[]): Generator<Hit> {
  for (const { shape, beside: other, severity, confidence, ...only } of deeds)
    for (const { start, end } of candidates(document, document.observe(snippets), shape)) {
      const text = document.reading.text.slice(start, end)
      const found = shape.exec(text)
      if (!found || (other && !other.test(text))) continue
      if (only.toStranger && !namesStranger(document, other ? text : reachOf(text, found))) continue
      if (only.named && !isSomebodyElses(document, found)) continue
      const place = placeOf(start, found)
      if (only.ofTrade && isOnTrade(document)) yield { ...place, severity: 'med', confidence }
      else yield { ...place, severity, confidence, firm: !only.taught }
    }
}

/** What was matched, with the whole of an address that it ends in. */
function reachOf(text: string, { index, 0: match }: RegExpExecArray): string {
  const end = index + match.length
  return match + /^[^\s"'`<>)]{0,300}/.exec(text.slice(end, end + 300))![0]
}

const namesStranger = (document: Document, text: string): boolean =>
  addressesIn(text).some((one) => isForeignFor(document, one))

/** What is called so in a net of one's own, or in manuals. */
const INNER = /^(?:[\w-]{1,63}\.){1,5}(?:cluster|svc|ts\.net|consul|arpa|example\.(?:com|org|net))$/

/** Rooms in which people of a house talk. */
const ROOMS = regex`
  ^https?:\/\/(?:hooks\.slack\.com|(?:[\w-]{1,40}\.)?webhook\.office\.com|outlook\.office\.com|
    discord(?:app)?\.com|chat\.googleapis\.com|open\.feishu\.cn|oapi\.dingtalk\.com|
    qyapi\.weixin\.qq\.com)\/
`

function isSomebodyElses(document: Document, found: RegExpExecArray): boolean {
  const place = found.slice(1).find(Boolean)
  if (!place) return false
  if (!place.includes('://') && place.includes('@') && mailHostsOfSomebody(place).length > 0)
    return true
  // Whatever a place is spoken to by, whose it is tells its host.
  const address = addressOf(place).replace(/^(?!https?:)[\w+]{2,10}:/, 'https:')
  // A forge as a whole is nobody's in particular, nor is the hook of a room that people have set up for themselves.
  if (isCodeHost(address) && !/^https?:\/\/[^\/]{3,80}\/\w/.test(address)) return false
  if (ROOMS.test(address)) return false
  return !isLocal(address) && !INNER.test(hostOf(address)) && isForeignFor(document, address)
}
