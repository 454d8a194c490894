/** Who is calling: the key under which calls are counted, before it is hidden behind an HMAC. */

import {
  type Address,
  type AddressRange,
  formatAddress,
  isInside,
  maskAddress,
  parseAddress,
  unmapAddress,
} from '../net.ts'

export interface Caller {
  /** Address of the other end of the socket; null where there is no socket, as in some tests. */
  peer: string | null
  /** The `X-Forwarded-For` header as received, several of them joined by commas. */
  forwardedFor: string | null
  /** Reverse proxies whose header is believed (`TRUST_PROXY`). */
  trusted: readonly AddressRange[]
}

/** One household or machine gets a whole IPv6 network of this size, so it counts as one caller. */
const NETWORK_BITS = 64

/**
 * `a.b.c.d`, `network::/64`, or `unknown`. The header counts only when the peer is trusted: from
 * the right, up to the first address that is not a trusted proxy. Anything on the way that is not
 * an address falls back to the peer: a bad value may never buy a fresh key.
 */
export function clientKey({ peer, forwardedFor, trusted }: Caller): string {
  const socket = addressOf(peer ?? '')
  if (socket === null) return 'unknown'
  if (forwardedFor === null || !isInside(socket, trusted)) return keyOf(socket)
  return keyOf(originOf(forwardedFor, trusted) ?? socket)
}

/** The first untrusted address from the right, the leftmost if all are trusted, null on noise. */
function originOf(forwardedFor: string, trusted: readonly AddressRange[]): Address | null {
  let origin: Address | null = null
  for (const entry of forwardedFor.split(',').reverse()) {
    origin = addressOf(withoutPort(entry.trim()))
    if (origin === null || !isInside(origin, trusted)) return origin
  }
  return origin
}

/** Some proxies write the port of the client as well: `a.b.c.d:port`, `[v6]:port`. */
function withoutPort(entry: string): string {
  return /^\[(.+)\](?::\d+)?$/.exec(entry)?.[1] ?? /^([\d.]+):\d+$/.exec(entry)?.[1] ?? entry
}

function addressOf(text: string): Address | null {
  // A link-local peer carries its zone (`fe80::1%eth0`), which is about our machine, not theirs.
  const address = parseAddress(text.replace(/%.*$/, ''))
  return address === null ? null : unmapAddress(address)
}

function keyOf(address: Address): string {
  if (address.length === 4) return formatAddress(address)
  return `${formatAddress(maskAddress(address, NETWORK_BITS))}/${NETWORK_BITS}`
}
