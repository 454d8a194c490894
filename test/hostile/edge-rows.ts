/** Our own rows in the form of the catalogue: each category is tested where that is not there. */

import type { Row } from '../support/catalogue.ts'

type Given = [category: string, input: unknown, expected: Record<string, unknown>, why: string]

const block = { verdict: ['block'] }
const allow = { verdict: ['allow'] }
const reject = { verdict: ['reject'] }
const real = { env: 'production', secret: 'real' }

const GIVEN: Given[] = [
  ['ssrf-url', 'mailto:a@example.com', reject, 'no web address'],
  ['ssrf-url', 'https://a:b@example.com/', reject, 'credentials'],
  ['ssrf-url', 'http://0x7f.1/', { ...block, host: '127.0.0.1' }, 'loopback in hex'],
  ['ssrf-url', 'http://127.0.0.1./', { ...block, host: '127.0.0.1' }, 'loopback with a last dot'],
  ['ssrf-url', 'http://[::ffff:a00:1]/', block, 'mapped private address'],
  ['ssrf-url', 'http://[64:ff9b::a9fe:a9fe]/', block, 'metadata through NAT64'],
  ['ssrf-url', 'http://db.internal/', block, 'inner name'],
  ['ssrf-url', 'http://example.com:8080/', block, 'port'],
  ['ssrf-url', 'http://9.9.9.9/', { ...allow, host: '9.9.9.9' }, 'public address'],
  ['ssrf-url', 'https://example.com/SKILL.md', { ...allow, host: 'example.com' }, 'public name'],

  ['ssrf-dns', { url: 'http://a.fixture/', answers: [['192.168.1.1']] }, block, 'private'],
  ['ssrf-dns', { url: 'http://a.fixture/', answers: [['9.9.9.9', '::1']] }, block, 'mixed'],
  ['ssrf-dns', { url: 'http://a.fixture/', answers: [['9.9.9.9'], ['::1']] }, allow, 'rebinding'],
  ['ssrf-dns', { url: 'http://a.fixture/', answers: [[]] }, block, 'no address'],
  ['ssrf-dns', { url: 'http://a.fixture/', answers: ['SERVFAIL'] }, block, 'no answer'],
  ['ssrf-dns', { url: 'http://a.fixture/', answers: ['HANG'] }, block, 'never an answer'],
  ['ssrf-dns', { url: 'https://a.fixture/', answers: [['9.9.9.9']] }, allow, 'the name over TLS'],

  ['ssrf-redirect', hops({ status: 302, location: 'https://[::1]/' }), block, 'to loopback'],
  ['ssrf-redirect', hops({ status: 302, location: 'data:,x' }), block, 'to a scheme without host'],
  ['ssrf-redirect', hops({ status: 302, location: 'http://a.fixture/' }), block, 'to clear text'],
  ['ssrf-redirect', hops({ status: 308, location: '/b' }, { status: 200 }), allow, 'relative'],
  ['ssrf-redirect', hops({ generator: 'loop to itself' }), block, 'round and round'],
  ['ssrf-redirect', hops({ generator: '6 public hops' }), block, 'too far'],

  ['fetch', { body: { repeat: 'b', times: 102_400 } }, { bulk: ['ok'] }, 'the limit'],
  ['fetch', { body: { repeat: 'b', times: 102_401 } }, { bulk: ['content_too_large'] }, 'over it'],
  ['fetch', { chunked: true, body: 'infinite' }, { bulk: ['content_too_large'] }, 'endless'],
  ['fetch', { delayHeadersMs: 60_000 }, { bulk: ['fetch_failed'] }, 'silent'],
  ['fetch', { dripBytesPerSec: 1, body: 'abc' }, { bulk: ['fetch_failed'] }, 'dripping'],
  ['fetch', { acceptThenClose: true }, { bulk: ['fetch_failed'] }, 'nothing said'],
  ['fetch', { resetMidBody: true }, { bulk: ['fetch_failed'] }, 'cut off'],
  ['fetch', { status: 503, body: 'later' }, { bulk: ['fetch_failed'] }, 'an error page'],
  ['fetch', { tls: 'self-signed' }, { bulk: ['fetch_failed'] }, 'an authority nobody knows'],
  ['fetch', { tls: 'wrong name' }, { bulk: ['fetch_failed'] }, 'the certificate of another'],
  [
    'fetch',
    { gzip: { repeat: 'a', times: 50_000_000 } },
    { bulk: ['content_too_large'], rssGrowthMaxMB: 32 },
    'a bomb',
  ],

  ['identity', identity('203.0.113.1', '1.1.1.1', []), { key: '203.0.113.1' }, 'nobody is trusted'],
  ['identity', identity('::1', '1.1.1.1, ::1', ['::1']), { key: '1.1.1.1' }, 'behind a proxy'],
  ['identity', identity('::1', 'no address', ['::1']), { key: '::/64' }, 'a bad header'],
  ['identity', identity('2001:db8:9:8:7::', null, []), { key: '2001:db8:9:8::/64' }, 'a network'],

  ['challenge', challenge(real, { success: true }), { status: [200] }, 'a clear yes'],
  ['challenge', challenge(real, { success: 'true' }), { status: [403] }, 'not quite a yes'],
  ['challenge', challenge(real, { success: true, action: 'x' }), { status: [403] }, 'elsewhere'],
  ['challenge', challenge(real, 'connection refused'), { status: [403] }, 'nobody there'],
  ['challenge', challenge(real, 'hangs 60 s'), { status: [403] }, 'no answer'],
  ['challenge', challenge({ env: 'production', secret: '' }), { status: [500] }, 'no secret'],
]

function hops(...steps: object[]) {
  return { start: 'https://start.fixture/SKILL.md', hops: steps }
}

function identity(peer: string, forwardedFor: string | null, trustedProxies: string[]) {
  const headers = forwardedFor === null ? {} : { 'x-forwarded-for': forwardedFor }
  return { peer, headers, trustedProxies }
}

function challenge(config: object, verifier?: unknown) {
  return { config, request: { token: 'x', ...(verifier === undefined ? {} : { verifier }) } }
}

export function ownRows(category: string): Row[] {
  return GIVEN.filter(([name]) => name === category).map(([, input, expected, why], index) => ({
    id: `${category}-own${index + 1}`,
    category,
    input,
    expected,
    why,
  }))
}
