import { Value } from '@sinclair/typebox/value'
import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { bulkBodyBytesMax, callerBodiesBytesMax } from '../../server/limits.ts'
import { BulkAnswer, ScanRecord } from '../../server/http/models.ts'
import { startTestService, type TestService } from '../support/service.ts'
import { badSkillText, skillText } from '../support/skills.ts'
import { startUpload } from '../support/upload.ts'
import { startUpstream, type Upstream } from '../support/upstream.ts'

let upstream: Upstream
let service: TestService

beforeAll(async () => {
  upstream = await startUpstream((request, response) => {
    if (request.url === '/good') response.end(skillText('good'))
    else if (request.url === '/large') response.end('a'.repeat(102_401))
    else if (request.url === '/nul') response.end('# hi\u0000there')
    else response.writeHead(404).end()
  })
  service = await startTestService({ env: { BULK_LIMIT: '3' } })
})
afterAll(async () => {
  await service.stop()
  await upstream.stop()
})

let callers = 0
/** Posts as a new caller, so that tests do not share a limit. */
const bulk = (body: unknown) =>
  service.post('/scan/bulk', body, { 'x-forwarded-for': `198.51.100.${++callers}` })

describe('POST /scan/bulk', () => {
  test('answers in input order, addresses first, each item with its own outcome', async () => {
    const response = await bulk({
      files: [
        { path: 'b/SKILL.md', content: badSkillText('bad') },
        { path: 'empty', content: '' },
      ],
      urls: ['/good', '/large', '/nul', '/missing'].map((path) => upstream.origin + path),
    })
    expect(response.status).toBe(200)
    const answer = await response.json()
    expect(Value.Check(BulkAnswer, answer)).toBe(true)
    const { summary, results, remaining } = answer
    expect(remaining).toBe(2)
    expect(summary).toMatchObject({ total: 6, errors: 4 })
    expect(summary.passed + summary.caution + summary.failed).toBe(2)
    expect(results.map((item: { ok: boolean }) => item.ok)).toEqual([
      true,
      false,
      false,
      false,
      true,
      false,
    ])
    expect(results.map((item: { error?: string }) => item.error)).toEqual([
      undefined,
      'content_too_large',
      'scan_failed',
      'fetch_failed',
      undefined,
      'scan_failed',
    ])
    expect(results[3].detail).toEqual({ message: expect.any(String), status: 404 })
    expect(results[0].input).toEqual({ kind: 'url', url: `${upstream.origin}/good` })
    expect(results[4].input).toEqual({ kind: 'file', path: 'b/SKILL.md' })
  })

  test('shows slim findings and no identifier unless asked to persist', async () => {
    const answer = await (await bulk({ files: [{ path: 'x', content: badSkillText('x') }] })).json()
    const [item] = answer.results
    expect('scanId' in item).toBe(false)
    expect(item.findingsCount).toBe(item.findings.length)
    expect(Object.keys(item.findings[0]).sort()).toEqual(['line', 'ruleId', 'severity', 'title'])
  })

  test('persist stores each scan that was made, and only those', async () => {
    const files = [
      { path: 'a b/ü.md', content: skillText('kept') },
      { path: 'nul', content: 'a\u0000b' },
    ]
    const { results } = await (await bulk({ files, persist: true })).json()
    expect('scanId' in results[1]).toBe(false)
    const record = await (await service.get(`/scan/${results[0].scanId}`)).json()
    expect(Value.Check(ScanRecord, record)).toBe(true)
    expect(record).toMatchObject({
      url: 'file:a%20b/%C3%BC.md',
      sourceRepo: 'upload',
      status: 'completed',
      skillName: 'kept',
    })
    const skill = await (await service.get('/skill/kept')).json()
    expect(skill.latest.scanId).toBe(results[0].scanId)
  })

  test('takes fifty items and not one more', async () => {
    const file = { path: 'a', content: '# hi' }
    const fifty = await bulk({ files: Array(50).fill(file) })
    expect((await fifty.json()).summary.total).toBe(50)
    const urls = Array(25).fill('https://a.example/')
    const more = await bulk({ files: Array(26).fill(file), urls })
    expect(more.status).toBe(400)
    expect((await more.json()).detail._errors).toHaveLength(1)
  })

  test('takes a file of 102,400 bytes and not one byte more, in bytes of UTF-8', async () => {
    const contents = ['a'.repeat(102_400), 'a'.repeat(102_401), '€'.repeat(34_134)]
    const answers = []
    for (const content of contents) {
      const response = await bulk({ files: [{ path: 'a', content }] })
      const { detail } = await response.json()
      answers.push([response.status, detail?.files['0'].content._errors])
    }
    const refused = [400, ['Must have at most 102400 bytes of UTF-8']]
    expect(answers).toEqual([[200, undefined], refused, refused])
  })

  test('names the place of each problem', async () => {
    const response = await bulk({
      urls: ['https://a.example/', 'file:///etc/passwd'],
      files: [{ path: 'a', content: 'b' }, { path: 'c' }],
    })
    expect(response.status).toBe(400)
    const { detail } = await response.json()
    expect(detail.files['1'].content._errors).toEqual(['Required'])
    expect(detail.urls['1']._errors).toHaveLength(1)
    const urls = ['https://a.example/', 'file:///etc/passwd', 3]
    const mixed = await (await bulk({ urls })).json()
    expect(Object.keys(mixed.detail.urls)).toEqual(['1', '2', '_errors'])
  })

  test('refuses what has no items', async () => {
    for (const body of [{}, { urls: [], files: [] }, [], null, 'x']) {
      const response = await bulk(body)
      expect(response.status).toBe(400)
      expect((await response.json()).error).toBe('invalid_request')
    }
  })

  test('counts calls, not items, in a window of its own', async () => {
    const caller = { 'x-forwarded-for': '203.0.113.1' }
    const body = {
      files: [
        { path: 'a', content: '# hi' },
        { path: 'b', content: '# hi' },
      ],
    }
    const answers = []
    for (let call = 0; call < 4; call++) {
      answers.push(await service.post('/scan/bulk', body, caller))
    }
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 429])
    const refused = answers[3] as Response
    const { retryAfterSec } = await refused.json()
    expect(refused.headers.get('retry-after')).toBe(String(retryAfterSec))
    const scan = await service.submit(`${upstream.origin}/good`, '203.0.113.1')
    expect(scan.status).toBe(200)
  })
})

test('a host that is slow holds up no call but those that ask for it', async () => {
  let isShut = true
  const held: (() => void)[] = []
  const slow = await startUpstream((_request, response) => {
    const answer = () => void response.end(skillText('slow'))
    if (isShut) held.push(answer)
    else answer()
  })
  const urls = Array.from({ length: 50 }, (_, index) => `${slow.origin}/${index}`)
  const waiting = bulk({ urls })
  while (held.length === 0) await Bun.sleep(1)
  // The same machine under another name is another host.
  const elsewhere = upstream.origin.replace('127.0.0.1', 'localhost')
  const { summary } = await (await bulk({ urls: [`${elsewhere}/good`] })).json()
  expect(summary).toMatchObject({ total: 1, errors: 0 })
  isShut = false
  for (const answer of held) answer()
  expect((await (await waiting).json()).summary).toMatchObject({ total: 50, errors: 0 })
  await slow.stop()
})

describe('large bodies', () => {
  const files = (size: number) => ({ files: [{ path: 'a', content: 'a'.repeat(size) }] })

  test('a caller without a call left is told so before it has sent one, and is told of mistakes first', async () => {
    const caller = '203.0.113.2'
    for (let call = 0; call < 3; call++) {
      await service.post('/scan/bulk', files(1), { 'x-forwarded-for': caller })
    }
    const upload = startUpload(service.url, { caller, bytes: bulkBodyBytesMax, sentBytes: 1000 })
    expect(await upload.answered).toMatch(/^HTTP\/1.1 429 [^]*"rate_limited"/)
    upload.stop()
    const mistaken = await service.post('/scan/bulk', {}, { 'x-forwarded-for': caller })
    expect(mistaken.status).toBe(400)
  })

  test('a caller has so much under way and no more, until it hangs up; others are served', async () => {
    const caller = '203.0.113.3'
    const bytes = callerBodiesBytesMax / 2
    const uploads = [1, 2, 3].map(() =>
      startUpload(service.url, { caller, bytes, sentBytes: bytes - 1000 }),
    )
    const refused = await Promise.race(uploads.map(({ answered }) => answered))
    expect(refused).toMatch(/^HTTP\/1.1 503 [^]*retry-after: [^]*"unavailable"/i)
    // Its file is too long, which nobody can know who has not read it.
    const post = (from: string) =>
      service.post('/scan/bulk', files(bytes), { 'x-forwarded-for': from })
    expect((await post('203.0.113.4')).status).toBe(400)
    expect((await post(caller)).status).toBe(503)
    for (const upload of uploads) upload.stop()
    while ((await post(caller)).status !== 400);
  })
})
