import { expect, test } from 'bun:test'
import { callerOf } from '../../../server/http/caller.ts'
import { rangeOf } from '../../../server/net.ts'

const settings = { ipHashSecret: 'secret', trustProxy: [rangeOf('10.0.0.0/8')] }
const from = (peer: string, forwardedFor?: string, ipHashSecret = 'secret') =>
  callerOf(
    { ...settings, ipHashSecret },
    new Request('http://localhost/', {
      headers: forwardedFor === undefined ? {} : { 'x-forwarded-for': forwardedFor },
    }),
    { requestIP: () => ({ address: peer }) },
  )

test('a caller is a keyed digest: stable, and different under another secret', () => {
  expect(from('198.51.100.7')).toMatch(/^[\w-]{43}$/)
  expect(from('::ffff:198.51.100.7')).toBe(from('198.51.100.7'))
  expect(from('198.51.100.7', undefined, 'other')).not.toBe(from('198.51.100.7'))
})

test('the header of a trusted proxy counts, that of anybody else does not', () => {
  expect(from('10.0.0.1', '198.51.100.7')).toBe(from('198.51.100.7'))
  expect(from('198.51.100.9', '198.51.100.7')).toBe(from('198.51.100.9'))
})
