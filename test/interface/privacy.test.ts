/** What must not be kept or logged, planted everywhere and then looked for. */

import { afterAll, beforeAll, expect, test } from 'bun:test'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { catalogueRows } from '../support/catalogue.ts'
import { startProcess, type TestProcess } from '../support/process.ts'
import { skillText } from '../support/skills.ts'
import { startUpstream, type Upstream } from '../support/upstream.ts'

/** Each stands for a kind of thing that callers hand over. */
const secrets = {
  address: '198.51.100.77',
  network: '2001:db8:5ec:7e7:',
  token: 'planted-challenge-token',
  query: 'planted-query-value',
  password: 'planted-password',
  text: 'planted-file-text',
  agent: 'planted-user-agent',
}

/** What breaks lines, fakes records or steers a terminal. */
const hostile = 'x\r\n{"level":"error","event":"planted"}\u001b]0;t\u0007\u2028\u202e'

let folder: string
let upstream: Upstream
let verifier: Upstream
let service: TestProcess
let log = ''
let stored = ''

async function post(path: string, body: unknown, caller: string): Promise<number> {
  const response = await fetch(service.url + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': caller,
      'user-agent': secrets.agent,
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  await response.text()
  return response.status
}

/** Every way in, those that fail included; the log rows of the catalogue when it is there. */
async function everything(): Promise<void> {
  const { address, network, token, query, password, text } = secrets
  const url = (path: string) => `${upstream.origin}${path}?token=${query}`
  const scan = (target: string, challengeToken = token) =>
    post('/scan', { url: target, challengeToken }, address)
  const files = [
    { path: hostile, content: skillText('kept', text) },
    { path: 'odd', content: `---\nname: "\\u202etxt"\n---\n${text}` },
    { path: 'nul', content: `${text}\0` },
  ]
  await scan(url('/skill'))
  await scan(url('/gone'))
  await scan(url('/loop'))
  await scan(`http://10.0.0.1/?token=${query}`)
  await scan(url('/refused'), 'refuse-me')
  await scan(url('/broken'), 'break-me')
  await scan(`http://user:${password}@a.example/`)
  await post('/scan', `{"url": "${query}`, address)
  await post('/scan', { url: { deep: [query] }, challengeToken: [token] }, `${network}:1`)
  await post('/scan/bulk', { urls: [url('/skill'), url('/cut')], files, persist: true }, address)
  await post('/scan/bulk', { files, persist: 'planted' }, `${network}:1`)
  for (let call = 0; call < 12; call++) await scan(url('/skill'))
  for (const path of [`/skill/${query}`, `/scan/${query}`, `/c/%00${query}`, `/${query}`]) {
    await fetch(`${service.url}${path}?source=${query}`)
  }
  for (const { input } of catalogueRows('log') ?? []) {
    const { field, value } = input as { field: string; value: string }
    if (field === 'url') await scan(value)
    if (field === 'challengeToken') await scan(url('/skill'), value)
    await post('/scan/bulk', { files: [{ path: value, content: skillText(value) }] }, address)
  }
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'touchstone-'))
  upstream = await startUpstream((request, response) => {
    if (request.url?.startsWith('/cut')) return response.destroy()
    if (request.url?.startsWith('/gone')) response.statusCode = 404
    if (request.url?.startsWith('/loop')) {
      response.writeHead(302, { location: request.url })
    }
    response.end(skillText('fetched', secrets.text))
  })
  verifier = await startUpstream((request, response) => {
    let body = ''
    request.on('data', (chunk) => (body += chunk))
    request.on('end', () => {
      if (body.includes('break-me')) return response.end(`not JSON ${secrets.token}`)
      const success = !body.includes('refuse-me')
      response.end(JSON.stringify({ success, 'error-codes': [secrets.token] }))
    })
  })
  service = await startProcess({
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    DATABASE_PATH: join(folder, 'planted.sqlite'),
    IP_HASH_SECRET: 'a secret of sixteen',
    CHALLENGE_SECRET: 'planted-operator-secret',
    CHALLENGE_VERIFY_URL: verifier.origin,
    FETCH_ALLOW: '127.0.0.0/8',
    LOG_LEVEL: 'debug',
  })
  await everything()
  service.kill('SIGTERM')
  await service.exited
  log = await service.errors
  stored = readdirSync(folder)
    .map((name) => readFileSync(join(folder, name), 'latin1'))
    .join('\n')
}, 60_000)
afterAll(async () => {
  await upstream.stop()
  await verifier.stop()
  rmSync(folder, { recursive: true, force: true })
})

test('the run came to scans that ended both ways, refusals and failed fetches', () => {
  for (const trace of [
    '"event":"scan_ended","lane":"single"',
    '"event":"scan_ended","lane":"bulk"',
    '"reason":"upstream_status"',
    '"cause":"redirects"',
    '"cause":"not_public"',
    '"event":"challenge_failed"',
    '"code":"rate_limited"',
    '"code":"invalid_request"',
  ]) {
    expect(log).toContain(trace)
  }
  expect(stored).toContain('SQLite format 3')
  expect(stored).toContain('fetched')
})

test.each(Object.entries({ ...secrets, operator: 'planted-operator-secret' }))(
  'no %s is in the log',
  (_, secret) => expect(log).not.toContain(secret),
)

test.each(Object.entries(secrets))('no %s is left anywhere in the database file', (_, secret) =>
  expect(stored).not.toContain(secret),
)

test('every line of the log is one JSON object that begins with its time and its level', () => {
  for (const line of log.trim().split('\n')) {
    const entry = JSON.parse(line)
    expect(Object.keys(entry).slice(0, 3)).toEqual(['time', 'level', 'event'])
    expect(entry.event).not.toBe('planted')
    expect(line).toMatch(/^[^\p{Cc}\p{Cf}\u2028\u2029]*$/u)
  }
})

test('nothing of the catalogue is in the log either', () => {
  for (const { expected } of catalogueRows('log') ?? []) {
    if (expected.notContains) expect(log).not.toContain(`${expected.notContains}`)
  }
})
