/** What a browser lets pages of other origins do. */

import { afterAll, beforeAll, expect, test } from 'bun:test'
import { startTestService, type TestService, TWO_SITES } from '../support/service.ts'

let service: TestService

beforeAll(async () => {
  service = await startTestService({ env: TWO_SITES })
  await service.keep('demo')
})
afterAll(() => service.stop())

test('reads are open to any origin, and say what a browser may do', async () => {
  for (const path of ['/healthz', '/scan/none', '/skill/demo']) {
    const { headers } = await service.get(path, { origin: 'https://anyone.example' })
    expect(headers.get('access-control-allow-origin')).toBe('*')
    expect(headers.get('access-control-expose-headers')).toContain('Retry-After')
    expect(headers.get('access-control-allow-credentials')).toBeNull()
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    const policy = headers.get('content-security-policy')
    expect(policy).toBe("default-src 'none'; frame-ancestors 'none'")
  }
})

test('posts are open to the pages of the site only', async () => {
  const ask = (origin: string) =>
    fetch(`${service.url}/scan`, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'POST' },
    })
  const own = await ask('https://pages.example.com')
  expect(own.status).toBe(204)
  expect(own.headers.get('access-control-allow-origin')).toBe('https://pages.example.com')
  expect(own.headers.get('access-control-allow-headers')).toContain('Content-Type')
  const other = await ask('https://evil.example')
  expect(other.headers.get('access-control-allow-origin')).toBeNull()
  const answer = await service.post('/scan', {}, { origin: 'https://pages.example.com' })
  expect(answer.headers.get('access-control-allow-origin')).toBe('https://pages.example.com')
})
