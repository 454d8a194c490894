/** Whether a text says why something should go to an address, or whether it is a stranger's. */

import type { Document } from '../../document.ts'
import { regex } from '../../patterns/verbose.ts'
import { defineSignalOfWhole } from '../../signal.ts'
import {
  hostOf,
  isBareAddress,
  isCodeHost,
  isFaceless,
  isKnownService,
  isLocal,
  isShared,
  SENTENCE_END,
} from './addresses.ts'
import { isNamesake, isOwnHost, isSpokenOf } from './own-names.ts'
import { isStandIn } from './stand-ins.ts'

/** Forms, notes and hooks that anyone sets up with a service that everybody knows: what is put in there is its owner's. */
const COLLECTOR = regex`
    ^https:\/\/(?:docs\.google\.com\/forms|forms\.gle|forms\.office\.com|
      script\.google\.com\/macros|airtable\.com\/(?:shr|app)|tally\.so|form\.jotform|
      formspree\.io|api\.github\.com\/gists|hooks\.zapier\.com|hook\.[\w.]{2,12}make\.com|
      maker\.ifttt\.com|sheetdb\.io)
  `

/** Different addresses of one host in a text from which on it counts as documented there. */
const DOCUMENTED_MIN = 3

/**
 * How many different addresses below each host the text names, commands and links alike; none of hosts that stand in
 * fences alone and that the text never speaks of: nobody is told what they are.
 */
const addressesByHost = defineSignalOfWhole(
  'addresses-by-host',
  (document: Document): ReadonlyMap<string, ReadonlySet<string>> => {
    const found = new Map<string, Set<string>>()
    const spoken = new Set<string>()
    for (const { index, 1: host, 2: path } of document.reading.text.matchAll(
      /https?:\/\/([\w.-]{3,120})([\w/.-]{0,80})/g,
    )) {
      const bare = host!.replace(SENTENCE_END, '')
      const place = path!.replace(SENTENCE_END, '')
      const paths = found.get(bare)
      if (paths) paths.add(place)
      else found.set(bare, new Set([place]))
      if (document.zones.fenceAt(document.lineAt(index)) === null) spoken.add(bare)
    }
    for (const host of found.keys())
      if (!spoken.has(host) && !isSpokenOf(document, `https://${host}/`)) found.delete(host)
    return found
  },
)

/**
 * True when nothing in the text says why data should go to this address: it is not on this machine, not the skill's
 * own, no well-known service, no stand-in, and the text documents no interface there.
 */
export function isForeign(document: Document, address: string): boolean {
  const known = document.observe(judged)
  let foreign = known.get(address)
  if (foreign === undefined) known.set(address, (foreign = isForeignNow(document, address)))
  return foreign
}

/** A text may repeat an address a thousand times. */
const judged = defineSignalOfWhole('judged-addresses', () => new Map<string, boolean>())

function isForeignNow(document: Document, address: string): boolean {
  const host = hostOf(address)
  if (host === '' || isLocal(address) || isStandIn(address)) return false
  if (isBareAddress(address) || isFaceless(address) || COLLECTOR.test(address)) return true
  if (isOwnHost(document, address)) return false
  if (!isShared(address) && !isCodeHost(address) && isKnownService(address)) return false
  return (document.observe(addressesByHost).get(host)?.size ?? 0) < DOCUMENTED_MIN
}

/**
 * True for an address of nobody that is generally known, even when it is named like the skill: such a name is cheap to
 * have, and for some things no name is good enough.
 */
export function isStranger(address: string): boolean {
  const host = hostOf(address)
  if (host === '' || isLocal(address) || isStandIn(address)) return false
  if (isBareAddress(address) || isFaceless(address)) return true
  return isShared(address) || isCodeHost(address) || !isKnownService(address)
}

/**
 * The same for what is worth a name that only sounds like the skill's: such a host has to be named more than once, or
 * be the skill's own to the letter.
 */
export function isForeignFor(document: Document, address: string): boolean {
  if (isForeign(document, address)) return true
  if (!isStranger(address) || isCodeHost(address)) return false
  if (isNamesake(document, address)) return false
  const { text } = document.reading
  const host = hostOf(address)
  const first = text.indexOf(host)
  return text.indexOf(host, first + 1) < 0
}
