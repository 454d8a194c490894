/** What others can ask of an operator: where to report, how to be left alone. */

import { expect, test } from 'bun:test'
import { startTestService } from '../support/service.ts'
import { startUpstream } from '../support/upstream.ts'

const DAY_MS = 24 * 60 * 60 * 1000

const answerOf = async (env: Record<string, string>, path: string) => {
  const service = await startTestService({ env })
  const response = await service.get(path)
  const text = await response.text()
  await service.stop()
  return { status: response.status, type: response.headers.get('content-type') ?? '', text }
}

test('security.txt says what RFC 9116 asks for, and expires within a year', async () => {
  const env = { SECURITY_CONTACT: 'security@example.com', SITE_URL: 'https://example.com' }
  const { status, type, text } = await answerOf(env, '/.well-known/security.txt')
  expect(status).toBe(200)
  expect(type).toBe('text/plain; charset=utf-8')
  const fields = Object.fromEntries(
    text
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/s)),
  )
  expect(fields).toMatchObject({
    Contact: 'mailto:security@example.com',
    Canonical: 'https://example.com/.well-known/security.txt',
    Policy: 'https://example.com/about',
  })
  const leftMs = Date.parse(fields.Expires) - Date.now()
  expect(leftMs).toBeGreaterThan(360 * DAY_MS)
  expect(leftMs).toBeLessThan(365 * DAY_MS)
})

test('without a contact there is no security.txt, and the page says so', async () => {
  expect((await answerOf({}, '/.well-known/security.txt')).status).toBe(404)
  expect((await answerOf({}, '/about')).text).toContain('has named nobody')
})

test('without https the site is not named, as the RFC wants', async () => {
  const env = { SECURITY_CONTACT: 'https://example.com/report' }
  const { text } = await answerOf(env, '/.well-known/security.txt')
  expect(text).toContain('Contact: https://example.com/report\n')
  expect(text).not.toContain('http://')
})

test('a host that asked for it is not visited, and the caller learns nothing of it', async () => {
  const upstream = await startUpstream((_request, response) => response.end('# hi'))
  const service = await startTestService({ env: { FETCH_DENY: 'other.example,127.0.0.0/8' } })
  const { scanId } = await (await service.submit(`${upstream.origin}/SKILL.md`)).json()
  const record = await service.ended(scanId)
  expect(record).toMatchObject({
    status: 'failed',
    errorMessage: 'The address could not be fetched.',
  })
  expect(upstream.connections().made).toBe(0)
  expect(service.log.entries).toContainEqual(
    expect.objectContaining({
      event: 'fetch_failed',
      fields: expect.objectContaining({ cause: 'denied' }),
    }),
  )
  await service.stop()
  await upstream.stop()
})
