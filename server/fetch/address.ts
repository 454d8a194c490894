/** Which addresses and names are public. What is not named here as public or special is neither. */

import { type Address, type AddressRange, isInside, isNeverFetched, rangeOf } from '../net.ts'

/** IPv4 that is not global unicast (IANA's special-purpose registry), and cloud host services. */
const SPECIAL_IPV4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
].map(rangeOf)

/**
 * All of IPv6 that is routed worldwide. Mapped and compatible addresses, NAT64, unique local,
 * link-local and multicast addresses lie outside of it.
 */
const GLOBAL_IPV6 = [rangeOf('2000::/3')]

/** Inside it: Teredo and other protocol assignments, documentation, 6to4. */
const SPECIAL_IPV6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'].map(rangeOf)

/**
 * Last labels that are never public: special-use names (RFC 6761 and its successors), `internal`,
 * and those that home and office networks and clusters use for themselves.
 */
const SPECIAL_LABELS = new Set([
  'alt',
  'arpa',
  'corp',
  'example',
  'home',
  'internal',
  'intranet',
  'invalid',
  'lan',
  'local',
  'localdomain',
  'localhost',
  'onion',
  'private',
  'svc',
  'test',
])

/** True for addresses that anyone may be sent to. A mapped IPv4 address never is. */
export function isPublicAddress(address: Address): boolean {
  if (isNeverFetched(address)) return false
  if (address.length === 4) return !isInside(address, SPECIAL_IPV4)
  return isInside(address, GLOBAL_IPV6) && !isInside(address, SPECIAL_IPV6)
}

/** True for addresses that the operator opened, on any port. */
export function isAllowedAddress(address: Address, allow: readonly AddressRange[]): boolean {
  return !isNeverFetched(address) && isInside(address, allow)
}

/** True for host names, as the URL standard writes them, that the public network does not know. */
export function isSpecialName(name: string): boolean {
  const labels = name.toLowerCase().replace(/\.$/, '').split('.')
  return labels.length < 2 || labels.includes('') || SPECIAL_LABELS.has(labels.at(-1) ?? '')
}
