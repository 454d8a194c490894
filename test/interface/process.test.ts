import { afterEach, beforeEach, expect, test } from 'bun:test'
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runOperator, runProcess, startProcess, type TestProcess } from '../support/process.ts'
import { skillText } from '../support/skills.ts'
import { startUpstream, type Upstream } from '../support/upstream.ts'

let folder: string
let upstream: Upstream
/** While it is shut, the upstream answers nothing. */
let shut: boolean

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'touchstone-'))
  shut = false
  upstream = await startUpstream((_request, response) => {
    if (!shut) response.end(skillText('survivor'))
  })
})
afterEach(async () => {
  await upstream.stop()
  rmSync(folder, { recursive: true, force: true })
})

const env = (more = {}) => ({ DATABASE_PATH: join(folder, 'data', 'test.sqlite'), ...more })

async function submit({ url }: TestProcess, times: number): Promise<string[]> {
  const answers = Array.from({ length: times }, async (_, index) => {
    const response = await fetch(`${url}/scan`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `198.51.100.${index}` },
      body: JSON.stringify({ url: `${upstream.origin}/${index}`, challengeToken: 't' }),
    })
    return (await response.json()).scanId as string
  })
  return Promise.all(answers)
}

const statusOf = async ({ url }: TestProcess, scanId: string): Promise<string> =>
  (await (await fetch(`${url}/scan/${scanId}`)).json()).status

/** Asks until it is so; the limit of the test ends what never comes. */
async function until(condition: () => Promise<boolean>): Promise<void> {
  while (!(await condition())) await Bun.sleep(10)
}

async function allEnded(service: TestProcess, scanIds: string[]): Promise<string[]> {
  const statuses = () => Promise.all(scanIds.map((scanId) => statusOf(service, scanId)))
  await until(async () => (await statuses()).every((status) => /completed|failed/.test(status)))
  return statuses()
}

test('the first line says where it listens, and SIGTERM ends it with 0', async () => {
  const service = await startProcess(env())
  expect(service.line).toMatch(/^touchstone listening on http:\/\/127\.0\.0\.1:\d+$/)
  await until(async () => (await fetch(`${service.url}/healthz`)).ok)
  service.kill('SIGTERM')
  expect(await service.exited).toBe(0)
}, 20_000)

test('no acknowledged scan is lost when the process is killed while scans run', async () => {
  shut = true
  const first = await startProcess(env())
  const scanIds = await submit(first, 40)
  await until(async () => (await statusOf(first, scanIds[0] ?? '')) === 'running')
  first.kill('SIGKILL')
  await first.exited
  shut = false
  const second = await startProcess(env())
  expect(await allEnded(second, scanIds)).toEqual(Array(40).fill('completed'))
  second.kill('SIGKILL')
  await second.exited
}, 20_000)

test('a scan that is running at every crash is given up after the second', async () => {
  shut = true
  let service = await startProcess(env())
  const [scanId = ''] = await submit(service, 1)
  for (let crash = 0; crash < 2; crash++) {
    await until(async () => (await statusOf(service, scanId)) === 'running')
    service.kill('SIGKILL')
    await service.exited
    service = await startProcess(env())
  }
  await until(async () => (await statusOf(service, scanId)) === 'failed')
  service.kill('SIGKILL')
  await service.exited
}, 20_000)

test('the limit outlives a restart', async () => {
  const settings = env({ SCAN_LIMIT: '1', IP_HASH_SECRET: 'the same for both' })
  const first = await startProcess(settings)
  await submit(first, 1)
  first.kill('SIGKILL')
  await first.exited
  const second = await startProcess(settings)
  const response = await fetch(`${second.url}/scan`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': '198.51.100.0' },
    body: JSON.stringify({ url: `${upstream.origin}/`, challengeToken: 't' }),
  })
  expect(response.status).toBe(429)
  second.kill('SIGKILL')
  await second.exited
}, 20_000)

test('a start that is refused says why, one line per problem, and exits with 1', async () => {
  const wrong = await runProcess(env({ PORT: 'x', SITE_URL: 'y', NODE_ENV: 'production' }))
  expect(wrong.code).toBe(1)
  expect(wrong.errors.trim().split('\n')).toHaveLength(3)
  writeFileSync(join(folder, 'empty.sqlite'), '')
  const empty = await runProcess({ DATABASE_PATH: join(folder, 'empty.sqlite') })
  expect(empty.code).toBe(1)
  expect(empty.errors).toContain('exists but is empty')
}, 20_000)

test('a host that is none of this machine, or none at all, is refused in one line', async () => {
  for (const HOST of ['192.0.2.1', 'http://x']) {
    const { code, errors } = await runProcess(env({ HOST }))
    expect(code).toBe(1)
    expect(errors.trim()).toBe(
      `${HOST} is no address of this machine. Set HOST to one, such as 127.0.0.1 or 0.0.0.0.`,
    )
  }
}, 20_000)

test('a second service on the same port is refused', async () => {
  const first = await startProcess(env())
  const another = join(folder, 'another.sqlite')
  const second = await runProcess({ DATABASE_PATH: another, PORT: new URL(first.url).port })
  expect(second.code).toBe(1)
  expect(second.errors).toContain('is taken')
  first.kill('SIGKILL')
  await first.exited
}, 20_000)

test('a second service on the same database is refused and touches nothing of the first', async () => {
  shut = true
  const first = await startProcess(env())
  const scanIds = await submit(first, 2)
  for (const scanId of scanIds) {
    await until(async () => (await statusOf(first, scanId)) === 'running')
  }
  const link = join(folder, 'link.sqlite')
  symlinkSync(env().DATABASE_PATH, link)
  // Taken for leftovers twice, they would fail.
  for (const DATABASE_PATH of [env().DATABASE_PATH, link]) {
    const { code, errors } = await runProcess({ DATABASE_PATH })
    expect(code).toBe(1)
    expect(errors.trim().split('\n')).toHaveLength(1)
    expect(errors).toContain(`Another service runs on ${DATABASE_PATH}`)
    expect(errors).toContain('DATABASE_PATH of its own')
  }
  for (const scanId of scanIds) expect(await statusOf(first, scanId)).toBe('running')
  const commands = [
    ['backup', join(folder, 'copy.sqlite')],
    ['remove', scanIds[0] ?? ''],
  ]
  for (const words of commands) expect((await runOperator(words, env())).code).toBe(0)
  shut = false
  first.kill('SIGKILL')
  await first.exited
  const second = await startProcess(env())
  expect(await allEnded(second, scanIds.slice(1))).toEqual(['completed'])
  second.kill('SIGKILL')
  await second.exited
}, 20_000)

test('production writes JSON lines, and never an address, a token or a query value', async () => {
  const settings = {
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    IP_HASH_SECRET: 'a secret of sixteen',
    FETCH_ALLOW: '127.0.0.0/8',
    LOG_LEVEL: 'debug',
  }
  const child = Bun.spawn([process.execPath, join(import.meta.dir, '../../server/main.ts')], {
    cwd: folder,
    env: { PATH: process.env.PATH, PORT: '0', ...env(settings) },
    stdout: 'pipe',
    stderr: 'pipe',
  })
  const { value } = await child.stdout.getReader().read()
  const url = new TextDecoder().decode(value).trim().replace(/^.* /, '')
  const target = `${upstream.origin}/?token=secret123`
  const body = JSON.stringify({ url: target, challengeToken: 'tok-abc' })
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': '198.51.100.77' }
  const answer = await fetch(`${url}/scan`, { method: 'POST', headers, body })
  expect(await answer.json()).toEqual({ error: 'challenge_misconfigured' })
  await fetch(`${url}/scan/bulk`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ urls: [target], persist: true }),
  })
  child.kill('SIGTERM')
  const log = await new Response(child.stderr).text()
  for (const line of log.trim().split('\n')) expect(JSON.parse(line).event).toBeString()
  for (const secret of ['secret123', 'tok-abc', '198.51.100.77']) expect(log).not.toContain(secret)
}, 20_000)
