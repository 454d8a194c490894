/** The process among what surrounds it: proxies of the environment, and descriptors of the system. */

import { afterEach, beforeEach, expect, test } from 'bun:test'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startProcess, type TestProcess } from '../support/process.ts'
import { skillText } from '../support/skills.ts'
import { startUpstream, type Upstream } from '../support/upstream.ts'

let folder: string
let upstream: Upstream

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'touchstone-'))
  upstream = await startUpstream((_request, response) => response.end(skillText('there')))
})
afterEach(async () => {
  await upstream.stop()
  rmSync(folder, { recursive: true, force: true })
})

const env = (more = {}) => ({ DATABASE_PATH: join(folder, 'test.sqlite'), ...more })

async function bulk({ url }: TestProcess, body: object) {
  const headers = { 'content-type': 'application/json' }
  const init = { method: 'POST', headers, body: JSON.stringify(body) }
  return (await fetch(`${url}/scan/bulk`, init)).json()
}

async function end(service: TestProcess): Promise<void> {
  service.kill('SIGKILL')
  await service.exited
}

test('a proxy that the environment names at the start sees nothing of what is fetched', async () => {
  const proxy = await startUpstream((_request, response) => response.end(skillText('proxy')))
  const names = ['HTTP_PROXY', 'HTTPS_PROXY', 'ALL_PROXY', 'http_proxy', 'https_proxy', 'all_proxy']
  const service = await startProcess(
    env(Object.fromEntries(names.map((name) => [name, proxy.origin]))),
  )
  const { results } = await bulk(service, { urls: [`${upstream.origin}/SKILL.md`] })
  expect(results).toMatchObject([{ ok: true, skillName: 'there' }])
  expect(proxy.connections().made).toBe(0)
  expect(upstream.requests).toHaveLength(1)
  await end(service)
  await proxy.stop()
}, 60_000)

const CONNECTIONS = 300

/** Linux shows what a process has open. */
const descriptorsOf = ({ pid }: TestProcess): number => readdirSync(`/proc/${pid}/fd`).length

const opened = ({ url }: TestProcess): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1', () => resolve(socket))
    socket.on('error', reject)
  })

test.skipIf(!existsSync('/proc/self/fd'))(
  'descriptors come back once connections and fetches have ended (needs /proc)',
  async () => {
    const service = await startProcess(env())
    const urls = Array.from({ length: 20 }, (_, index) => `${upstream.origin}/${index}`)
    // Workers, files and the first connections of all kinds are opened by a first call.
    await bulk(service, { urls })
    await upstream.idle()
    const before = descriptorsOf(service)
    const sockets = await Promise.all(Array.from({ length: CONNECTIONS }, () => opened(service)))
    expect((await fetch(`${service.url}/healthz`)).status).toBe(200)
    while (descriptorsOf(service) < before + CONNECTIONS) await Bun.sleep(10)
    for (const socket of sockets) socket.destroy()
    for (let call = 0; call < 3; call += 1) await bulk(service, { urls })
    await upstream.idle()
    // The limit of the test ends what never comes; a few are the callers' own, kept alive.
    while (descriptorsOf(service) > before + 5) await Bun.sleep(10)
    await end(service)
  },
  60_000,
)
