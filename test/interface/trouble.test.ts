/** The service when something around it is wrong: the disk, the challenge, a worker, a stop. */

import { Database } from 'bun:sqlite'
import { expect, test } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ChallengeVerdict, ScanPool } from '../../server/deps.ts'
import { createPool } from '../../server/scans/pool.ts'
import { recordedLog } from '../support/log.ts'
import { startTestService } from '../support/service.ts'
import { skillText } from '../support/skills.ts'
import { startUpstream } from '../support/upstream.ts'

const file = { path: 'SKILL.md', content: skillText('kept') }

test('a database over its cap refuses new scans with 503, and reads go on', async () => {
  const service = await startTestService({ env: { DATABASE_MAX_MB: '1' } })
  await service.post('/scan/bulk', { files: [file], persist: true })
  const other = new Database(service.config.databasePath)
  other.run("INSERT INTO hits VALUES ('bulk', printf('%.2000000c', 'x'), 1, 1)")
  other.close()
  const refusals = [
    await service.submit('https://a.example/'),
    await service.post('/scan/bulk', { files: [file], persist: true }),
  ]
  for (const refusal of refusals) {
    expect(refusal.status).toBe(503)
    expect(Number(refusal.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await refusal.json()).toEqual({ error: 'unavailable' })
  }
  expect((await service.get('/skill/kept')).status).toBe(200)
  expect((await service.post('/scan/bulk', { files: [file] })).status).toBe(200)
  const warnings = () => service.log.entries.filter(({ level }) => level === 'warn')
  expect(warnings().map(({ event, fields }) => [event, fields])).toEqual([
    ['write_refused', { cause: 'DATABASE_MAX_MB' }],
  ])
  const freed = new Database(service.config.databasePath)
  freed.run('DELETE FROM hits')
  freed.close()
  expect((await service.submit('https://a.example/')).status).toBe(200)
  expect(warnings().map(({ event }) => event)).toEqual(['write_refused', 'writes_resumed'])
  await service.stop()
})

test('a challenge that does not pass is 403, one that is not set up is 500', async () => {
  const answers: [boolean, ChallengeVerdict, number, string][] = [
    [true, 'failed', 403, 'challenge_failed'],
    [true, 'misconfigured', 500, 'challenge_misconfigured'],
    [false, 'misconfigured', 500, 'challenge_misconfigured'],
  ]
  for (const [configured, verdict, status, error] of answers) {
    const challenge = { configured, verify: async () => verdict }
    const service = await startTestService({ overrides: { challenge } })
    const response = await service.submit('https://a.example/')
    expect(response.status).toBe(status)
    expect(await response.json()).toEqual({ error })
    await service.stop()
  }
})

test('a file that makes its worker hang or crash fails alone', async () => {
  const upstream = await startUpstream((request, response) => response.end(request.url?.slice(1)))
  const workerUrl = new URL('../support/obedient-worker.ts', import.meta.url)
  const pool = createPool({ workers: 1, log: recordedLog(), workerUrl, jobTimeoutMs: 200 })
  const service = await startTestService({ overrides: { pool } })
  const records = []
  for (const text of ['hang', 'throw', 'exit', 'healthy']) {
    const { scanId } = await (await service.submit(`${upstream.origin}/${text}`)).json()
    records.push(await service.ended(scanId))
  }
  expect(records.map(({ status }) => status)).toEqual(['failed', 'failed', 'failed', 'completed'])
  expect(records[0].errorMessage).toContain('seconds of work')
  await service.stop()
  await upstream.stop()
})

test('a host that is fetched is told the port that was found free', async () => {
  const upstream = await startUpstream((_request, response) => response.end(skillText('told')))
  const service = await startTestService()
  const { scanId } = await (await service.submit(`${upstream.origin}/`)).json()
  await service.ended(scanId)
  const { port } = new URL(service.url)
  expect(upstream.requests[0]?.headers['user-agent']).toContain(`(+http://localhost:${port}/about)`)
  await service.stop()
  await upstream.stop()
})

test('a call whose caller hangs up is not worked for any more', async () => {
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
  const { promise: dropped, resolve: drop } = Promise.withResolvers<void>()
  const pool: ScanPool = {
    judge: (_text, _lane, _timeoutMs, signal) => {
      signal?.addEventListener('abort', () => drop())
      begin()
      return new Promise(() => {})
    },
    waiting: () => 0,
    alive: true,
    stop: async () => {},
  }
  const service = await startTestService({ overrides: { pool } })
  const caller = new AbortController()
  const call = fetch(`${service.url}/scan/bulk`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ files: [file] }),
    signal: caller.signal,
  })
  await begun
  caller.abort()
  await expect(call).rejects.toThrow()
  await dropped
  await service.stop()
})

test('a stop lets an open call finish, and is not ready meanwhile', async () => {
  let release = () => {}
  const upstream = await startUpstream((_request, response) => {
    release = () => response.end(skillText('slow'))
  })
  const service = await startTestService()
  const answer = service.post('/scan/bulk', { urls: [`${upstream.origin}/`], files: [file] })
  while (upstream.requests.length === 0) await Bun.sleep(1)
  const stopped = service.stop()
  expect(await service.service.deps.health.ready()).toBe(false)
  release()
  expect((await (await answer).json()).summary).toMatchObject({ total: 2, errors: 0 })
  await stopped
  await upstream.stop()
})

test('while a stop is announced reads are answered, nothing is begun, connections are given back', async () => {
  const service = await startTestService()
  await service.post('/scan/bulk', { files: [file], persist: true })
  const stopped = service.service.stop(100)
  const read = await service.get('/skill/kept')
  const refused = [
    await service.get('/healthz'),
    await service.post('/scan/bulk', { files: [file] }),
  ]
  expect(read.status).toBe(200)
  expect(refused.map(({ status }) => status)).toEqual([503, 503])
  expect(await refused[1]?.json()).toEqual({ error: 'unavailable' })
  for (const answer of [read, ...refused]) expect(answer.headers.get('connection')).toBe('close')
  await stopped
  await expect(service.get('/healthz')).rejects.toThrow()
})

test('a stop in the middle of the upkeep ends it before the database is closed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'touchstone-'))
  const databasePath = join(folder, 'test.sqlite')
  await (await startTestService({ databasePath })).stop()
  const client = new Database(databasePath)
  client.run(
    `WITH RECURSIVE row (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM row WHERE i < 20000)
     INSERT INTO scans
       (scan_id, url, source_repo, status, attempt, created_at, completed_at, record, error_message)
     SELECT 'sk_' || i, 'https://a.example/', 'a.example', 'failed', 1, 1, 1, '{}', 'x' FROM row`,
  )
  client.close()
  const service = await startTestService({ databasePath, env: { RETENTION_DAYS: '1' } })
  await service.stop()
  const events = service.log.entries.map(({ event }) => event)
  expect(events.indexOf('purged')).toBeGreaterThan(-1)
  expect(events.at(-1)).toBe('stopped')
  rmSync(folder, { recursive: true, force: true })
})

test('the limits and records hold no address of a caller', async () => {
  const service = await startTestService()
  await service.submit('https://a.invalid/', '198.51.100.99')
  const client = new Database(service.config.databasePath)
  const rows = ['hits', 'scans'].map((table) => client.query(`SELECT * FROM ${table}`).all())
  client.close()
  expect(JSON.stringify(rows)).not.toContain('198.51.100')
  expect(JSON.stringify(service.log.entries)).not.toContain('198.51.100')
  await service.stop()
})
