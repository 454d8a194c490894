import { Value } from '@sinclair/typebox/value'
import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { ScanRecord } from '../../server/http/models.ts'
import { isScanId } from '../../server/ids.ts'
import { startTestService, type TestService } from '../support/service.ts'
import { badSkillText } from '../support/skills.ts'
import { startUpstream, type Upstream } from '../support/upstream.ts'
import { sendPath } from '../support/wire.ts'

let upstream: Upstream
let service: TestService

beforeAll(async () => {
  upstream = await startUpstream((request, response) => {
    if (request.url === '/missing') response.writeHead(404).end('no')
    else if (request.url === '/page') {
      response.writeHead(200, { 'content-type': 'text/html' }).end('<html></html>')
    } else if (request.url === '/latin1') response.end(Buffer.from([0x23, 0x20, 0xe9]))
    else response.writeHead(200, { 'content-type': 'text/plain' }).end(badSkillText('greeter'))
  })
  service = await startTestService()
})
afterAll(async () => {
  await service.stop()
  await upstream.stop()
})

describe('POST /scan', () => {
  test('answers at once with an identifier, the report address and what is left', async () => {
    const response = await service.submit(`${upstream.origin}/SKILL.md`, '198.51.100.10')
    expect(response.status).toBe(200)
    const answer = await response.json()
    expect(Object.keys(answer).sort()).toEqual(['remaining', 'resultUrl', 'scanId'])
    expect(isScanId(answer.scanId)).toBe(true)
    expect(answer.resultUrl).toEndWith(`/r/${answer.scanId}`)
    expect(answer.remaining).toBe(9)
  })

  test('leads to a completed record with every field of the interface', async () => {
    const { scanId } = await (await service.submit(`${upstream.origin}/SKILL.md?token=abc`)).json()
    const record = await service.ended(scanId)
    expect(Value.Check(ScanRecord, record)).toBe(true)
    expect(Object.keys(record).sort()).toEqual(Object.keys(ScanRecord.properties).sort())
    expect(record).toMatchObject({
      scanId,
      status: 'completed',
      skillName: 'greeter',
      skillVersion: '1.0',
      sourceRepo: '127.0.0.1',
      errorMessage: null,
    })
    expect(record.url).not.toContain('abc')
    expect(record.findings.length).toBeGreaterThan(0)
    expect(record.completedAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
    expect(record.contentSha256).toMatch(/^[0-9a-f]{64}$/)
  })

  test('a scan that fails is not an HTTP error: its record says why', async () => {
    const messages: Record<string, RegExp> = {
      '/missing': /404/,
      '/page': /HTML/,
      '/latin1': /UTF-8/,
    }
    for (const [path, message] of Object.entries(messages)) {
      const { scanId } = await (await service.submit(upstream.origin + path)).json()
      const record = await service.ended(scanId)
      expect(Value.Check(ScanRecord, record)).toBe(true)
      expect(record).toMatchObject({ status: 'failed', grade: null, score: null, findings: [] })
      expect(record.errorMessage).toMatch(message)
    }
  })

  test('an inner address fails like one that refuses, with the same words', async () => {
    const messages = []
    const targets = ['http://10.0.0.1/SKILL.md', 'http://127.0.0.1:1/', 'http://nowhere.invalid/']
    for (const target of targets) {
      const { scanId } = await (await service.submit(target, '198.51.100.11')).json()
      messages.push((await service.ended(scanId)).errorMessage)
    }
    expect(new Set(messages).size).toBe(1)
  })

  test('an invalid body gets the nested detail, field by field', async () => {
    const response = await service.post('/scan', { url: 'ftp://example.com/x' })
    expect(response.status).toBe(400)
    const { error, detail } = await response.json()
    expect(error).toBe('invalid_request')
    expect(detail._errors).toEqual([])
    expect(detail.challengeToken._errors).toEqual(['Required'])
    const second = await service.post('/scan', { url: 'ftp://example.com/x', challengeToken: 't' })
    const message = (await second.json()).detail.url._errors[0]
    expect(message).toBeString()
    expect(message).not.toContain('example.com')
  })

  test('the eleventh scan is refused with the seconds until the first one leaves', async () => {
    const caller = '198.51.100.12'
    const remaining = []
    for (let call = 0; call < 10; call++) {
      const response = await service.submit(`${upstream.origin}/x`, caller)
      remaining.push((await response.json()).remaining)
    }
    expect(remaining).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1, 0])
    const response = await service.submit(`${upstream.origin}/x`, caller)
    expect(response.status).toBe(429)
    const body = await response.json()
    expect(body.error).toBe('rate_limited')
    expect(response.headers.get('retry-after')).toBe(String(body.retryAfterSec))
    expect(body.retryAfterSec).toBeGreaterThan(86_300)
    expect(body.retryAfterSec).toBeLessThanOrEqual(86_400)
  })

  test('only accepted scans take from the limit', async () => {
    const caller = { 'x-forwarded-for': '198.51.100.13' }
    for (let call = 0; call < 20; call++) await service.post('/scan', { url: 'nonsense' }, caller)
    const response = await service.submit(`${upstream.origin}/x`, '198.51.100.13')
    expect((await response.json()).remaining).toBe(9)
  })

  test('of fifty calls at once exactly ten are accepted', async () => {
    const calls = Array.from({ length: 50 }, () =>
      service.submit(`${upstream.origin}/x`, '198.51.100.14'),
    )
    const statuses = (await Promise.all(calls)).map((response) => response.status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(10)
    expect(statuses.filter((status) => status === 429)).toHaveLength(40)
  })
})

describe('GET /scan/:id', () => {
  test('knows nothing of other identifiers', async () => {
    const body = 'a'.repeat(24)
    const unknown = ['x', 'sk_', `sk_${body}`, `SK_${body}`, '%00', '%', '__proto__']
    for (const id of unknown) {
      const response = await service.get(`/scan/${id}`)
      expect(response.status).toBe(404)
      expect(await response.json()).toEqual({ error: 'not_found' })
    }
  })

  test('answers equally, byte by byte, for ids that are unknown, malformed or of something else', async () => {
    const body = 'a'.repeat(24)
    const ids = [`sk_${body}`, `sk_${body}a`, `pk_${body}`, body, 'x', '%00', '%ff', 'sk_%2e%2e']
    for (const path of ['/scan/', '/r/']) {
      const answers = await Promise.all(
        ids.map(async (id) => {
          const { status, head, body } = await sendPath(service.url, 'GET', path + id)
          return `${status} ${head.replace(/\r\ndate: .*/i, '')} ${body}`
        }),
      )
      expect(new Set(answers).size).toBe(1)
      expect(answers[0]).toStartWith('404 ')
    }
  })

  test('an ended record has a strong ETag, and 304 for whoever has it', async () => {
    const { scanId } = await (await service.submit(`${upstream.origin}/x`, '198.51.100.15')).json()
    await service.ended(scanId)
    const first = await service.get(`/scan/${scanId}`)
    const etag = first.headers.get('etag') ?? ''
    expect(etag).toMatch(/^"[^"]+"$/)
    const second = await service.get(`/scan/${scanId}`, { 'if-none-match': `"other", ${etag}` })
    expect(second.status).toBe(304)
    expect(second.headers.get('etag')).toBe(etag)
    expect(await second.text()).toBe('')
  })

  test('HEAD answers like GET, without the body', async () => {
    const { scanId } = await (await service.submit(`${upstream.origin}/x`, '198.51.100.16')).json()
    await service.ended(scanId)
    const response = await fetch(`${service.url}/scan/${scanId}`, { method: 'HEAD' })
    expect(response.status).toBe(200)
    expect(response.headers.get('etag')).not.toBeNull()
    expect(await response.text()).toBe('')
  })
})
