/** Every hostile row about bodies, paths, requests and rate limits, against a started service. */

import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import type { Fetcher } from '../../server/deps.ts'
import {
  catalogueRows,
  expandBytes,
  expandText,
  type Generator,
  isGenerator,
  type Row,
} from '../support/catalogue.ts'
import { type FakeClock, fakeClock } from '../support/clock.ts'
import { startTestService, type TestService } from '../support/service.ts'
import { skillText } from '../support/skills.ts'
import { sendPath, sendRaw } from '../support/wire.ts'

if (catalogueRows() === null) {
  console.log('The hostile catalogue is not there: its rows are skipped.')
}

/** Rows name real hosts; nothing leaves this machine. */
const fetcher: Fetcher = { fetch: async () => ({ kind: 'status', status: 404 }) }
const start = (clock?: FakeClock, databasePath?: string) =>
  startTestService({
    env: { BULK_LIMIT: '50', IP_HASH_SECRET: 'the same at every start' },
    overrides: { fetcher, ...(clock ? { clock } : {}) },
    ...(databasePath ? { databasePath } : {}),
  })

let service: TestService
let scanId: string
let callers = 0
/** A fresh address for each request, so that rows do not share a limit. */
const caller = () => ({ 'x-forwarded-for': `203.0.${(callers >> 8) & 255}.${callers++ & 255}` })

beforeAll(async () => {
  service = await start()
  scanId = await keep('kept')
})
afterAll(() => service.stop())

async function keep(name: string): Promise<string> {
  const files = [{ path: 'SKILL.md', content: skillText(JSON.stringify(name)) }]
  const answer = await service.post('/scan/bulk', { files, persist: true }, caller())
  return (await answer.json()).results[0].scanId
}

function each(category: string, check: (row: Row) => Promise<void>): void {
  describe(category, () => {
    for (const row of catalogueRows(category) ?? []) {
      test(`${row.id}: ${row.why}`, () => check(row), 10_000)
    }
  })
}

each('json-body', async ({ input, expected }) => {
  const { endpoint, contentType, body } = input as Record<string, string>
  const startMs = performance.now()
  const response = await fetch(service.url + endpoint, {
    method: 'POST',
    body: Buffer.from(expandBytes(body as Generator)),
    headers: { ...caller(), ...(contentType ? { 'content-type': contentType } : {}) },
  })
  const answer = await response.json()
  expect(expected.status).toContain(response.status)
  if (response.status === 400) {
    expect(answer.error).toBe('invalid_request')
    expect(answer.detail._errors).toBeArray()
    for (const field of (expected.detailFields ?? []) as string[]) {
      expect(answer.detail).toHaveProperty(field)
    }
    expect(JSON.stringify(answer).length).toBeLessThan(2000)
  }
  if (response.status === 200 && expected.results) {
    expect(answer.results).toHaveLength(Number(expected.results))
  }
  if (response.status === 200 && expected.storedUrl) {
    const record = await (await service.get(`/scan/${answer.scanId}`)).json()
    expect(record.url).toBe(expected.storedUrl)
  }
  if (expected.inputEchoed) {
    const sent = JSON.parse(expandText(body as Generator))
    expect(answer.results[0].input.path).toBe(sent.files[0].path)
  }
  expect(({} as Record<string, unknown>).polluted).toBeUndefined()
  // A bound on stalls, not a measurement: what blocks takes seconds.
  if (expected.maxMs) expect(performance.now() - startMs).toBeLessThan(Number(expected.maxMs) * 5)
})

each('path', async ({ input, expected }) => {
  const { method, path } = input as { method: string; path: Generator }
  const name = expected.finds ?? expected.findsWhenScannedAs ?? expected.findsNot
  if (typeof name === 'string') await keep(name)
  const target = expandText(path)
    .replace('{id in upper case}', scanId.toUpperCase())
    .replace('{id without prefix}', scanId.slice(3))
    .replace('{id}', scanId)
  const { status, head, body } = await sendPath(service.url, method, target)
  if (expected.finds ?? expected.findsWhenScannedAs) expect(status).toBe(200)
  if (expected.finds && target.startsWith('/skill/')) {
    expect(JSON.parse(Buffer.from(body, 'latin1').toString()).skillName).toBe(`${expected.finds}`)
  }
  if (expected.findsNot) expect(status).toBe(404)
  if (expected.status) expect(expected.status).toContain(status)
  if (expected.error) expect(JSON.parse(body).error).toBe(`${expected.error}`)
  for (const header of (expected.headersAbsent ?? []) as string[]) {
    expect(head.toLowerCase()).not.toContain(`\n${header}:`)
  }
  if (expected.bodyNotContains) expect(body).not.toContain(`${expected.bodyNotContains}`)
  if (expected.noScript) expect(body).not.toContain('alert(1)')
  if (expected.noRedirect) expect(head.toLowerCase()).not.toContain('\nlocation:')
})

/** Follows a row on its connection and asks for that to be closed. */
const CLOSING = 'GET /healthz HTTP/1.1\r\nHost: t\r\nConnection: close\r\n\r\n'

each('http', async ({ input, expected }) => {
  const { raw } = input as { raw: unknown }
  // Slow and idle connections take minutes; they belong to a long run, not to this one.
  if (!isGenerator(raw)) return
  const bytes = Buffer.concat([expandBytes(raw), Buffer.from(CLOSING)])
  const { status, head, body } = await sendRaw(service.url, bytes)
  if (expected.status) expect(expected.status).toContain(status)
  if (expected.json) expect(JSON.parse(body.split('HTTP/1.1 ')[0] ?? '').error).toBe('not_found')
  if (expected.closes) expect(body).not.toContain('HTTP/1.1')
  if (expected.noBody) expect(body).toStartWith('HTTP/1.1')
  if (expected.noEcho) expect(body).not.toContain('TRACE')
  if (expected.bodyNotContains) expect(body).not.toContain(`${expected.bodyNotContains}`)
  if (expected.originNot) expect(head).not.toContain(`${expected.originNot}`)
  for (const header of (expected.headersAbsent ?? []) as string[]) {
    expect(head.toLowerCase()).not.toContain(`\n${header}:`)
  }
})

const HOUR_MS = 60 * 60 * 1000

/** One address that submits to a service of its own, on a clock under control. */
async function lone(work: (lone: TestService, clock: FakeClock) => Promise<void>) {
  const clock = fakeClock()
  const own = await start(clock)
  try {
    await work(own, clock)
  } finally {
    await own.stop()
  }
}

const submit = (to: TestService) => to.submit('https://a.example/SKILL.md')
async function submitTimes(to: TestService, times: number): Promise<Response[]> {
  const responses: Response[] = []
  for (let call = 0; call < times; call++) responses.push(await submit(to))
  return responses
}
const count = (responses: Response[]) => {
  const counts: Record<number, number> = {}
  for (const { status } of responses) counts[status] = (counts[status] ?? 0) + 1
  return counts
}

/** What each scenario of the catalogue means, by its first words. */
const scenarios: Record<string, (expected: Row['expected']) => Promise<void>> = {
  '11 accepted POST /scan': (expected) =>
    lone(async (own) => {
      const responses = await submitTimes(own, 11)
      expect(count(responses)).toEqual(expected.statuses as never)
      const answers = await Promise.all(responses.slice(0, 10).map((response) => response.json()))
      expect(answers.map(({ remaining }) => remaining)).toEqual(expected.remaining as never)
    }),
  '50 concurrent POST /scan': (expected) =>
    lone(async (own) => {
      const responses = await Promise.all(Array.from({ length: 50 }, () => submit(own)))
      expect(count(responses)).toEqual(expected.statuses as never)
    }),
  '10 scans spread over 12 h': (expected) =>
    lone(async (own, clock) => {
      await spread(own, clock)
      clock.advance(12 * HOUR_MS - 1000)
      const response = await submit(own)
      expect(expected.status).toContain(response.status)
      expect((await response.json()).retryAfterSec).toBe(Number(expected.retryAfterSec))
    }),
  'same, at 24 h 0 min 1 s': (expected) =>
    lone(async (own, clock) => {
      await spread(own, clock)
      clock.advance(12 * HOUR_MS + 1000)
      expect(expected.status).toContain((await submit(own)).status)
    }),
  'POST /scan with an invalid body 20 times': (expected) =>
    lone(async (own) => {
      for (let call = 0; call < 20; call++) {
        await own.post('/scan', { url: 'x' }, { 'x-forwarded-for': '198.51.100.1' })
      }
      expect(count(await submitTimes(own, 10))).toEqual(expected.validStatuses as never)
    }),
  '51 bulk calls of 50 items': (expected) =>
    lone(async (own) => {
      const files = Array(50).fill({ path: 'a', content: '# hi' })
      const responses: Response[] = []
      for (let call = 0; call < 51; call++) responses.push(await own.post('/scan/bulk', { files }))
      expect(count(responses)).toEqual(expected.statuses as never)
      expect(responses[50]?.headers.has(`${expected.header}`)).toBe(true)
    }),
  '10 scans, then bulk calls': (expected) =>
    lone(async (own) => {
      await submitTimes(own, 10)
      const files = [{ path: 'a', content: '# hi' }]
      const sameCaller = { 'x-forwarded-for': '198.51.100.1' }
      const response = await own.post('/scan/bulk', { files }, sameCaller)
      expect(response.status).toBe(Number(expected.bulk))
    }),
  '429 answer': (expected) =>
    lone(async (own) => {
      const response = (await submitTimes(own, 11))[10] as Response
      const { retryAfterSec } = await response.json()
      expect(response.headers.get('retry-after')).toBe(String(retryAfterSec))
      expect(Number.isInteger(retryAfterSec)).toBe(true)
      expect(retryAfterSec).toBeGreaterThanOrEqual(Number(expected.retryAfterMin))
      expect(retryAfterSec).toBeLessThanOrEqual(Number(expected.retryAfterMax))
    }),
  '10 scans, restart of the service': (expected) =>
    lone(async (own) => {
      await submitTimes(own, 10)
      await own.service.stop()
      const next = await start(fakeClock(), own.config.databasePath)
      expect(expected.status).toContain((await submit(next)).status)
      await next.stop()
    }),
  'wall clock set back 48 h': (expected) =>
    lone(async (own, clock) => {
      await submitTimes(own, 10)
      clock.jump(-48 * HOUR_MS)
      const response = await submit(own)
      expect(expected.status).toContain(response.status)
      expect((await response.json()).retryAfterSec).toBeLessThanOrEqual(86_400)
    }),
}

/** Ten scans, the first now and the last in twelve hours. */
async function spread(own: TestService, clock: FakeClock): Promise<void> {
  await submitTimes(own, 9)
  clock.advance(12 * HOUR_MS)
  await submitTimes(own, 1)
}

each('rate-limit', async ({ input, expected }) => {
  const { scenario } = input as { scenario: string }
  const known = Object.entries(scenarios).find(([words]) => scenario.startsWith(words))
  if (!known) throw new Error(`no test knows the scenario: ${scenario}`)
  await known[1](expected)
})
