import { expect, test } from 'bun:test'
import { createApi, type Fetch } from '../../../site/lib/api.ts'

interface Sent {
  url: string
  init: RequestInit
}

function recorded(respond: () => Response | Promise<Response>): { fetch: Fetch; sent: Sent[] } {
  const sent: Sent[] = []
  return {
    sent,
    fetch: async (url, init) => {
      sent.push({ url, init })
      return respond()
    },
  }
}

test('an address is submitted as JSON with its token and without credentials', async () => {
  const { fetch, sent } = recorded(() => Response.json({ scanId: 'sk_1' }))
  const answer = await createApi('https://api.example/', fetch).submit(
    'https://x.example/',
    'token',
  )
  expect(answer).toEqual({ kind: 'answered', body: { scanId: 'sk_1' } })
  expect(sent[0]?.url).toBe('https://api.example/scan')
  expect(sent[0]?.init.method).toBe('POST')
  expect(sent[0]?.init.credentials).toBe('omit')
  expect(JSON.parse(String(sent[0]?.init.body))).toEqual({
    url: 'https://x.example/',
    challengeToken: 'token',
  })
})

test('files are sent to be kept', async () => {
  const { fetch, sent } = recorded(() => Response.json({ results: [] }))
  await createApi('', fetch).submitFiles([{ path: 'a.md', content: 'x' }])
  expect(sent[0]?.url).toBe('/scan/bulk')
  expect(JSON.parse(String(sent[0]?.init.body))).toEqual({
    files: [{ path: 'a.md', content: 'x' }],
    persist: true,
  })
})

test('identifiers and names become one path segment', async () => {
  const { fetch, sent } = recorded(() => Response.json({}))
  const api = createApi('', fetch)
  await api.scan('../x?y')
  await api.skill('a/b', null)
  await api.skill('a', 'x/y&z')
  await api.sources('a/b')
  await api.history('a/b', 'x/y')
  expect(sent.map(({ url }) => url)).toEqual([
    '/scan/..%2Fx%3Fy',
    '/skill/a%2Fb',
    '/skill/a?source=x%2Fy%26z',
    '/skill/a%2Fb/sources',
    '/skill/a%2Fb/history?source=x%2Fy',
  ])
})

test('an error of the catalogue keeps its status, code, detail and wait', async () => {
  const body = { error: 'rate_limited', retryAfterSec: 90, detail: { a: 1 } }
  const { fetch } = recorded(() => Response.json(body, { status: 429 }))
  expect(await createApi('', fetch).scan('x')).toEqual({
    kind: 'refused',
    status: 429,
    error: 'rate_limited',
    detail: { a: 1 },
    retryAfterSec: 90,
  })
})

test('the header says how long to wait when the body does not', async () => {
  const { fetch } = recorded(
    () => new Response('busy', { status: 503, headers: { 'retry-after': '7' } }),
  )
  expect(await createApi('', fetch).scan('x')).toMatchObject({
    status: 503,
    retryAfterSec: 7,
    error: '',
  })
})

test('no connection, no JSON and a hang-up all end as unreachable', async () => {
  const failing = createApi('', async () => {
    throw new TypeError('offline')
  })
  expect(await failing.scan('x')).toEqual({ kind: 'unreachable' })
  const { fetch } = recorded(() => new Response('<html>'))
  expect(await createApi('', fetch).scan('x')).toEqual({ kind: 'unreachable' })
})
