/**
 * Internet addresses and ranges of them, as bytes: what the settings, the client's identity and the
 * fetcher share. Text is judged nowhere else, so that one spelling cannot mean two addresses.
 */

import { isIP } from 'node:net'
import { isHost, plainHost } from './hosts.ts'

/** Four bytes for IPv4, sixteen for IPv6. */
export type Address = readonly number[]

/** The addresses that share their first `bits` bits with `base`. */
export interface AddressRange {
  base: Address
  bits: number
}

export type RangeList = { ok: true; ranges: AddressRange[] } | { ok: false; problem: string }

/**
 * Where machines find the secrets of their own cloud, and link-local addresses, where such services
 * live: no setting can open these to fetching. The single addresses are the metadata services of
 * Azure, Alibaba Cloud, Oracle Cloud, AWS, Google Cloud and Scaleway outside the link-local range.
 */
const NEVER_FETCHED = [
  '169.254.0.0/16',
  'fe80::/10',
  '168.63.129.16',
  '100.100.100.200',
  '192.0.0.192',
  'fd00:ec2::254',
  'fd20:ce::254',
  'fd00:42::42',
].map(rangeOf)

/** Null for everything but one plain address: no zone, no brackets, no port. */
export function parseAddress(text: string): Address | null {
  const family = isIP(text)
  if (family === 0 || text.includes('%')) return null
  return family === 4 ? text.split('.').map(Number) : parseGroups(text)
}

/** An IPv4 address that came in IPv6 clothes (`::ffff:a.b.c.d`) as the four bytes that it is. */
export function unmapAddress(address: Address): Address {
  const mapped =
    address.length === 16 &&
    address.slice(0, 10).every((byte) => byte === 0) &&
    address[10] === 0xff &&
    address[11] === 0xff
  return mapped ? address.slice(12) : address
}

/** `a.b.c.d`, or IPv6 in lower case with its longest run of zero groups folded (RFC 5952). */
export function formatAddress(address: Address): string {
  if (address.length === 4) return address.join('.')
  const groups = groupsOf(address).map((group) => group.toString(16))
  const zeros = longestZeros(groups)
  if (zeros.length < 2) return groups.join(':')
  const before = groups.slice(0, zeros.start).join(':')
  return `${before}::${groups.slice(zeros.start + zeros.length).join(':')}`
}

/** The address with everything after its first `bits` bits set to zero. */
export function maskAddress(address: Address, bits: number): Address {
  return address.map((byte, index) => {
    const kept = Math.min(8, Math.max(0, bits - index * 8))
    return byte & (0xff << (8 - kept)) & 0xff
  })
}

/** A range written as CIDR, or one address; null when it is neither. Mapped ones become IPv4. */
export function parseRange(text: string): AddressRange | null {
  const [host = '', suffix, ...rest] = text.split('/')
  const base = parseAddress(host)
  if (base === null || rest.length > 0) return null
  const width = base.length * 8
  if (suffix === undefined) return plainRange(base, width)
  if (!/^\d{1,3}$/.test(suffix) || Number(suffix) > width) return null
  const bits = Number(suffix)
  return bits >= 96 ? plainRange(base, bits) : { base: maskAddress(base, bits), bits }
}

/** Addresses are unmapped before they are looked for, so a mapped range would never hold any. */
function plainRange(base: Address, bits: number): AddressRange {
  const plain = unmapAddress(base)
  const plainBits = bits - (base.length - plain.length) * 8
  return { base: maskAddress(plain, plainBits), bits: plainBits }
}

/** A comma-separated list of ranges; empty text is the empty list. */
export function parseRanges(text: string): RangeList {
  const ranges: AddressRange[] = []
  const parts = text.split(',').map((part) => part.trim())
  for (const part of parts.filter((part) => part !== '')) {
    const range = parseRange(part)
    if (range === null) return { ok: false, problem: `"${part}" is not an address or a CIDR range` }
    ranges.push(range)
  }
  return { ok: true, ranges }
}

/** The same for `FETCH_ALLOW`, which cannot name addresses that must never be fetched. */
export function parseAllowList(text: string): RangeList {
  const list = parseRanges(text)
  if (!list.ok) return list
  const bad = list.ranges.find((range) => NEVER_FETCHED.some((never) => overlap(range, never)))
  if (bad === undefined) return list
  const shown = `${formatAddress(bad.base)}/${bad.bits}`
  return { ok: false, problem: `${shown} holds link-local or metadata addresses` }
}

/** Names, each with all names below it, and addresses. */
export interface DenyList {
  names: string[]
  ranges: AddressRange[]
}

/** Comma-separated host names, addresses and CIDR ranges, for `FETCH_DENY`. */
export function parseDenyList(
  text: string,
): { ok: true; deny: DenyList } | { ok: false; problem: string } {
  const deny: DenyList = { names: [], ranges: [] }
  for (const part of text.split(',').map((entry) => entry.trim())) {
    if (part === '') continue
    const range = parseRange(part)
    // As the URL standard writes names, since that is how they are compared.
    const name = URL.parse(`http://${part.replace(/^\*?\./, '')}/`)?.hostname ?? ''
    if (range !== null) deny.ranges.push(range)
    else if (isHost(name) && /^[^/?#@:\\]+$/.test(part)) deny.names.push(plainHost(name))
    else return { ok: false, problem: `"${part}" is not a host name, an address or a CIDR range` }
  }
  return { ok: true, deny }
}

/** True for link-local and metadata addresses, mapped ones included. */
export function isNeverFetched(address: Address): boolean {
  return isInside(unmapAddress(address), NEVER_FETCHED)
}

/** True when one of the ranges, of the address's own family, holds it. */
export function isInside(address: Address, ranges: readonly AddressRange[]): boolean {
  return ranges.some((range) => holds(range, address))
}

function holds(range: AddressRange, address: Address): boolean {
  if (range.base.length !== address.length) return false
  return maskAddress(address, range.bits).every((byte, index) => byte === range.base[index])
}

function overlap(one: AddressRange, other: AddressRange): boolean {
  return holds(one, other.base) || holds(other, one.base)
}

/** For the tables of the code itself, where a range that does not parse is a fault. */
export function rangeOf(text: string): AddressRange {
  const range = parseRange(text)
  if (range === null) throw new Error(`not an address range: ${text}`)
  return range
}

/** The text is known to be valid IPv6; only its spellings of groups are left to tell apart. */
function parseGroups(text: string): Address {
  const [head = '', tail] = text.split('::')
  const before = bytesOf(head)
  if (tail === undefined) return before
  const after = bytesOf(tail)
  return [...before, ...Array(16 - before.length - after.length).fill(0), ...after]
}

function bytesOf(groups: string): number[] {
  if (groups === '') return []
  return groups.split(':').flatMap((group) => {
    if (group.includes('.')) return group.split('.').map(Number)
    const value = Number.parseInt(group, 16)
    return [value >> 8, value & 0xff]
  })
}

function groupsOf(address: Address): number[] {
  return Array.from({ length: 8 }, (_, index) => {
    return ((address[index * 2] ?? 0) << 8) | (address[index * 2 + 1] ?? 0)
  })
}

function longestZeros(groups: readonly string[]): { start: number; length: number } {
  let best = { start: 0, length: 0 }
  let start = 0
  groups.forEach((group, index) => {
    if (group !== '0') start = index + 1
    else if (index + 1 - start > best.length) best = { start, length: index + 1 - start }
  })
  return best
}
