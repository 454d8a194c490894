import { describe, expect, test } from 'bun:test'
import { clientKey } from '../../../server/http/client.ts'
import { parseRanges } from '../../../server/net.ts'

function keyFor(peer: string | null, forwardedFor: string | null, trusted = ''): string {
  const list = parseRanges(trusted)
  if (!list.ok) throw new Error(list.problem)
  return clientKey({ peer, forwardedFor, trusted: list.ranges })
}

describe('the key of a caller', () => {
  test('is the address of the socket when no proxy is trusted', () => {
    expect(keyFor('198.51.100.7', null)).toBe('198.51.100.7')
    expect(keyFor('198.51.100.7', '203.0.113.9')).toBe('198.51.100.7')
  })

  test('is the same for an IPv4 address and its mapped form', () => {
    expect(keyFor('::ffff:198.51.100.7', null)).toBe('198.51.100.7')
    expect(keyFor('::FFFF:c633:6407', null)).toBe('198.51.100.7')
  })

  test('is the /64 network of an IPv6 address', () => {
    expect(keyFor('2001:db8:1:2:aaaa::1', null)).toBe('2001:db8:1:2::/64')
    expect(keyFor('2001:db8:1:2:bbbb::2', null)).toBe('2001:db8:1:2::/64')
    expect(keyFor('2001:db8:1:3::1', null)).toBe('2001:db8:1:3::/64')
    expect(keyFor('::1', null)).toBe('::/64')
    expect(keyFor('fe80::1%eth0', null)).toBe('fe80::/64')
  })

  test('is read from the header of a trusted proxy, right to left', () => {
    const proxies = '10.0.0.0/8, ::1'
    expect(keyFor('10.0.0.2', '203.0.113.9', proxies)).toBe('203.0.113.9')
    expect(keyFor('10.0.0.2', '1.1.1.1, 203.0.113.9', proxies)).toBe('203.0.113.9')
    expect(keyFor('10.0.0.2', '1.1.1.1,203.0.113.9 , 10.9.9.9', proxies)).toBe('203.0.113.9')
    expect(keyFor('::1', '2001:db8::5', proxies)).toBe('2001:db8::/64')
    expect(keyFor('::ffff:10.0.0.2', '::ffff:203.0.113.9', proxies)).toBe('203.0.113.9')
  })

  test('is the leftmost address when all of them are trusted proxies', () => {
    expect(keyFor('10.0.0.2', '10.0.0.4, 10.0.0.3', '10.0.0.0/8')).toBe('10.0.0.4')
  })

  test('forgives a port behind the address', () => {
    expect(keyFor('10.0.0.2', '203.0.113.9:5123', '10.0.0.2')).toBe('203.0.113.9')
    expect(keyFor('10.0.0.2', '[2001:db8::5]:443', '10.0.0.2')).toBe('2001:db8::/64')
    expect(keyFor('10.0.0.2', '[2001:db8::5]', '10.0.0.2')).toBe('2001:db8::/64')
  })

  test('falls back to the peer on anything that is not an address', () => {
    for (const nonsense of ['', 'unknown', '203.0.113', '0x7f.1', ',', '1.1.1.1, ', '_hidden']) {
      expect(keyFor('10.0.0.2', nonsense, '10.0.0.2')).toBe('10.0.0.2')
    }
    expect(keyFor('10.0.0.2', '203.0.113.9, unknown', '10.0.0.2')).toBe('10.0.0.2')
  })

  test('is one shared key where there is no socket address', () => {
    expect(keyFor(null, '203.0.113.9', '0.0.0.0/0')).toBe('unknown')
    expect(keyFor('not an address', null)).toBe('unknown')
  })
})
