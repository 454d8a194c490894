/** From a URL to the addresses that a request for it may connect to: the one place that decides. */

import { lookup as lookUp } from 'node:dns/promises'
import { isHost, plainHost } from '../hosts.ts'
import {
  type Address,
  type AddressRange,
  type DenyList,
  formatAddress,
  isInside,
  parseAddress,
  unmapAddress,
} from '../net.ts'
import { isAllowedAddress, isPublicAddress, isSpecialName } from './address.ts'
import { Cause, untilAborted } from './deadline.ts'

/** Every address of a name, as text. Rejects when the name does not resolve. */
export type Lookup = (name: string) => Promise<readonly string[]>

export interface Route {
  https: boolean
  /** The host as the certificate must name it: no brackets, no trailing dot. */
  name: string
  /** What to connect to, in the order to try; judged, and resolved once. */
  addresses: readonly string[]
  port: number
}

export interface RouteSettings {
  /** Ranges that may be fetched although they are not public, on any port. */
  allow: readonly AddressRange[]
  /** Hosts that are never fetched, whatever else is said of them. */
  deny?: DenyList
  lookup?: Lookup
}

const PUBLIC_PORTS = [80, 443]

const NOBODY: DenyList = { names: [], ranges: [] }

const isBelow = (name: string, above: string) => name === above || name.endsWith(`.${above}`)

/** A name may have any number of addresses; a fetch tries no more than these. */
const ADDRESSES_MAX = 4

/** Rejects with a `Cause` when anything about the URL, its name or an address is amiss. */
export async function findRoute(
  url: URL,
  settings: RouteSettings,
  signal: AbortSignal,
): Promise<Route> {
  const https = url.protocol === 'https:'
  if (!https && url.protocol !== 'http:') throw new Cause('scheme')
  if (url.username !== '' || url.password !== '') throw new Cause('credentials')
  const port = url.port === '' ? (https ? 443 : 80) : Number(url.port)
  // What only looks like a name could get around everything below that goes by names.
  if (!isHost(url.hostname)) throw new Cause('host')
  const name = plainHost(url.hostname).replace(/^\[(.*)\]$/, '$1')

  const { deny = NOBODY } = settings
  if (deny.names.some((denied) => isBelow(name, denied))) throw new Cause('denied')
  const literal = parseAddress(name)
  const unusual = unusualCause(name, literal, port)
  // A name or port that only inner networks use is not even looked up, unless some were opened.
  if (unusual !== null && settings.allow.length === 0) throw new Cause(unusual)

  const addresses = literal === null ? await resolve(name, settings.lookup, signal) : [literal]
  for (const address of addresses) {
    if (isInside(unmapAddress(address), deny.ranges)) throw new Cause('denied')
    if (isAllowedAddress(address, settings.allow)) continue
    if (unusual !== null) throw new Cause(unusual)
    if (!isPublicAddress(address)) throw new Cause('not_public')
  }
  return { https, name, addresses: addresses.slice(0, ADDRESSES_MAX).map(formatAddress), port }
}

function unusualCause(name: string, literal: Address | null, port: number): string | null {
  if (!PUBLIC_PORTS.includes(port)) return 'port'
  return literal === null && isSpecialName(name) ? 'special_name' : null
}

async function resolve(
  name: string,
  lookup: Lookup = lookupAddresses,
  signal: AbortSignal,
): Promise<Address[]> {
  const found = await untilAborted(lookup(name), signal).catch((error: unknown) => {
    throw error instanceof Cause ? error : new Cause('unresolved')
  })
  const addresses = found.map(parseAddress)
  if (addresses.length === 0 || addresses.includes(null)) throw new Cause('unresolved')
  return addresses.filter((address) => address !== null)
}

/** IPv4 first: where IPv6 is a dead end, an attempt there can use up the whole time. */
async function lookupAddresses(name: string): Promise<string[]> {
  const found = await lookUp(name, { all: true, order: 'ipv4first' })
  return found.map((entry) => entry.address)
}
