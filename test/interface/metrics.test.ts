/** What an operator can watch, on a port of its own. */

import { afterEach, beforeEach, expect, test } from 'bun:test'
import manifest from '../../package.json'
import { RULES_VERSION } from '../../scanner/index.ts'
import type { Lane } from '../../server/deps.ts'
import { createPool } from '../../server/scans/pool.ts'
import { readExposition } from '../support/exposition.ts'
import { recordedLog } from '../support/log.ts'
import { runProcess } from '../support/process.ts'
import { startTestService, type TestService } from '../support/service.ts'
import { skillText } from '../support/skills.ts'
import { startUpstream, type Upstream } from '../support/upstream.ts'

let service: TestService
let upstream: Upstream
beforeEach(async () => {
  service = await startTestService({ env: { METRICS_PORT: '0', SCAN_LIMIT: '1' } })
  upstream = await startUpstream((request, response) => {
    response.statusCode = request.url === '/gone' ? 404 : 200
    response.end(skillText('watched'))
  })
})
afterEach(async () => {
  await service.stop()
  await upstream.stop()
})

const scrape = () => fetch(`http://127.0.0.1:${service.service.metricsPort}/metrics`)
const read = async () => readExposition(await (await scrape()).text())

/** An answer is counted when it was sent, which a client may learn a moment earlier. */
async function readAfter(status: string, requests: number) {
  for (;;) {
    const exposition = await read()
    const counted = exposition.samples
      .filter(({ name, labels }) => /http_requests_total/.test(name) && labels.status === status)
      .reduce((sum, { value }) => sum + value, 0)
    if (counted >= requests) return exposition
  }
}

test('every metric is described, and says which version runs', async () => {
  const response = await scrape()
  expect(response.headers.get('content-type')).toContain('version=0.0.4')
  const { samples, value } = readExposition(await response.text())
  const labels = { version: manifest.version, rules_version: String(RULES_VERSION) }
  expect(value('touchstone_build_info', labels)).toBe(1)
  for (const name of ['process_resident_memory_bytes', 'touchstone_database_used_bytes']) {
    expect(value(name)).toBeGreaterThan(4096)
  }
  expect(samples.every(({ name }) => /^(?:touchstone|process)_/.test(name))).toBe(true)
})

test('promtool has no complaint', async () => {
  if (!Bun.which('promtool')) return
  await service.get('/healthz')
  const promtool = Bun.spawn(['promtool', 'check', 'metrics'], {
    stdin: await scrape(),
    stdout: 'pipe',
    stderr: 'pipe',
  })
  expect(await new Response(promtool.stderr).text()).toBe('')
  expect(await promtool.exited).toBe(0)
})

test('scans are counted by lane and result, failed fetches by cause', async () => {
  const { scanId } = await (await service.submit(`${upstream.origin}/gone`)).json()
  await service.ended(scanId)
  const urls = [`${upstream.origin}/here`, 'http://10.0.0.1/SKILL.md']
  await service.post('/scan/bulk', { urls, files: [{ path: 'a', content: '# hi' }] })
  const { value } = await readAfter('200', 3)
  const ended = (lane: Lane, result: string) => value('touchstone_scans_total', { lane, result })
  expect(ended('single', 'upstream_status')).toBe(1)
  expect(ended('bulk', 'completed')).toBe(2)
  expect(ended('bulk', 'unreachable')).toBe(1)
  expect(value('touchstone_scan_duration_seconds_count', { lane: 'bulk' })).toBe(3)
  expect(value('touchstone_fetch_failures_total', { cause: 'status' })).toBe(1)
  expect(value('touchstone_fetch_failures_total', { cause: 'not_public' })).toBe(1)
  expect(value('touchstone_http_requests_total', { route: '/scan/bulk', status: '200' })).toBe(1)
})

test('refusals are counted by code, and a path never becomes a label', async () => {
  await service.submit('https://a.invalid/')
  await service.submit('https://a.invalid/')
  await service.get('/scan/sk_secretpath')
  await service.get('/nowhere/secretpath')
  const { value, samples } = await readAfter('404', 2)
  expect(value('touchstone_refusals_total', { route: '/scan', code: 'rate_limited' })).toBe(1)
  expect(value('touchstone_http_requests_total', { route: '/scan', status: '429' })).toBe(1)
  expect(value('touchstone_http_requests_total', { route: 'none', status: '404' })).toBe(1)
  expect(value('touchstone_http_requests_total', { route: '/scan/:id', status: '404' })).toBe(1)
  expect(JSON.stringify(samples)).not.toContain('secretpath')
})

test('texts that wait and workers that were replaced show', async () => {
  const workerUrl = new URL('../support/obedient-worker.ts', import.meta.url)
  const pool = createPool({ workers: 1, log: recordedLog(), workerUrl, jobTimeoutMs: 60_000 })
  const own = await startTestService({ env: { METRICS_PORT: '0' }, overrides: { pool } })
  const judged = ['hang', 'next', 'last'].map((text) => pool.judge(text, 'bulk', 60_000))
  const response = await fetch(`http://127.0.0.1:${own.service.metricsPort}/metrics`)
  const { value } = readExposition(await response.text())
  expect(value('touchstone_texts_waiting', { lane: 'bulk' })).toBeGreaterThanOrEqual(2)
  expect(value('touchstone_texts_waiting', { lane: 'single' })).toBe(0)
  expect(value('touchstone_scans_pending')).toBe(0)
  own.service.deps.log.warn('worker_replaced', { cause: 'timeout' })
  own.service.deps.log.error('thread_lost', { lost: 1 })
  const again = await fetch(`http://127.0.0.1:${own.service.metricsPort}/metrics`)
  const later = readExposition(await again.text())
  expect(later.value('touchstone_workers_replaced_total', { cause: 'timeout' })).toBe(1)
  expect(later.value('touchstone_threads_lost_total')).toBe(1)
  expect(later.value('touchstone_troubles_total', { event: 'thread_lost' })).toBe(1)
  await own.stop()
  await Promise.all(judged)
})

test('the public listener has no metrics, and the port of theirs has nothing else', async () => {
  expect((await service.get('/metrics')).status).toBe(404)
  const port = service.service.metricsPort
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(404)
  const quiet = await startTestService()
  expect(quiet.service.metricsPort).toBeNull()
  await quiet.stop()
})

test('a metrics port that is taken stops the start with its name', async () => {
  const env = { DATABASE_PATH: service.config.databasePath + '.other' }
  const { code, errors } = await runProcess({ ...env, METRICS_PORT: String(upstream.port) })
  expect(code).toBe(1)
  expect(errors).toContain('Set METRICS_PORT')
}, 20_000)
