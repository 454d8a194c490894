/** Installers of known makers that are made to take what they install from somebody else. */

import type { Document } from '../document.ts'
import { regex } from '../patterns/verbose.ts'
import { addressesIn } from '../signals/snippets.ts'
import {
  addressOf,
  HOST_NAME,
  isForeign,
  isInstaller,
  isLocal,
  isStandIn,
} from '../signals/hosts.ts'
import { programOf } from '../signals/programs.ts'
import { REGISTRIES } from '../signals/redirections.ts'
import type { Pipeline } from '../signals/shell.ts'

/** Another machine answers under the maker's name. */
const ANSWERED_ELSEWHERE = /\s--(?:resolve|connect-to|doh-url|dns-servers)[ =]/

/** A variable by which an installer is told where to fetch from. */
const FETCHES_FROM = regex.g`
  \b\w{0,40}(?:mirror|root|dist|source|remote|download|base_url|domain|registry|repo|host|index)\w{0,20}
  =["']?(?=https?:\/\/)([^\s"'\x60<>)|;]{8,300})
`

const HOST = new RegExp(HOST_NAME, 'g')

/** True when a command that runs a known installer has it answered, rewritten or supplied by a stranger. */
export function isTurned(document: Document, written: string, { commands }: Pipeline): boolean {
  if (ANSWERED_ELSEWHERE.test(written)) return true
  const places = [
    ...[...written.matchAll(FETCHES_FROM)].flatMap(([, address]) => addressesIn(address!)),
    ...commands.flatMap((command) => {
      const { name, arguments: words } = programOf(command) ?? { name: '', arguments: [] }
      return /^(?:sed|perl|awk)$/.test(name) ? words.flatMap(hostsIn) : []
    }),
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

const hostsIn = (word: string): readonly string[] =>
  [...word.replaceAll('\\', '').matchAll(HOST)].map(([host]) => addressOf(host))
