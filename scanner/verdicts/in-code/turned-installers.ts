/** Installers of known makers that are made to take what they install from somebody else. */

import type { Document } from '../../document.ts'
import { regex } from '../../patterns/verbose.ts'
import { addressOf, HOST_NAME, isInstaller, isLocal } from '../../signals/places/addresses.ts'
import { isStandIn } from '../../signals/places/stand-ins.ts'
import { isForeign } from '../../signals/places/strangers.ts'
import { addressesIn } from '../../signals/places/written-addresses.ts'
import { REGISTRIES } from '../../signals/settings/redirections.ts'

/** Another machine answers under the maker's name. */
const ANSWERED_ELSEWHERE = /\s--(?:resolve|connect-to|doh-url|dns-servers)[ =]/

/** A variable by which an installer is told where to fetch from. */
const FETCHES_FROM = regex.g`
  \b\w{0,40}(?:mirror|root|dist|source|remote|download|base_url|domain|registry|
    repo|host|index)\w{0,20}
  =["']?(?=https?:\/\/)([^\s"'\x60<>)|;]{8,300})
`

/** What came is rewritten before a shell reads it. */
const REWRITES = /\b(?:sed|perl|awk) [^\n]{1,200}?(?=\|\s?(?:sudo )?\w{0,3}sh\b|\n|$)/g

const HOST = new RegExp(HOST_NAME, 'g')

/** True when the commands that run a known installer have it answered, rewritten or supplied by a stranger. */
export function isTurned(document: Document, written: string): boolean {
  if (ANSWERED_ELSEWHERE.test(written)) return true
  const places = [
    ...[...written.matchAll(FETCHES_FROM)].flatMap(([, address]) => addressesIn(address!)),
    ...(written.match(REWRITES) ?? []).flatMap(hostsIn),
  ]
  return places.some(
    (place) =>
      !isLocal(place) &&
      !isStandIn(place) &&
      !isInstaller(place) &&
      !REGISTRIES.test(place) &&
      isForeign(document, place),
  )
}

const hostsIn = (script: string): readonly string[] =>
  (script.replaceAll('\\', '').match(HOST) ?? []).map(addressOf)
