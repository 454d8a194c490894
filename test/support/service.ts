/** A whole service on a free port of the loopback, over a database of its own. */

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Environment, readConfig } from '../../server/config.ts'
import { type Overrides, startService } from '../../server/service.ts'
import { recordedLog } from './log.ts'
import { skillText } from './skills.ts'

export interface TestServiceSettings {
  env?: Environment
  overrides?: Overrides
  /** A database that outlives this service, for restarts. */
  databasePath?: string
}

/** Pages and API at addresses of their own. */
export const TWO_SITES = {
  SITE_URL: 'https://pages.example.com',
  BASE_URL: 'https://api.example.com',
}

export async function startTestService(settings: TestServiceSettings = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'touchstone-'))
  const log = recordedLog()
  const config = readConfig({
    PORT: '0',
    DATABASE_PATH: settings.databasePath ?? join(folder, 'test.sqlite'),
    SCAN_WORKERS: '1',
    ...settings.env,
  })
  const service = await startService(config, { log, ...settings.overrides })
  const { url } = service
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(url + path, { headers, redirect: 'manual' })
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    fetch(url + path, {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...headers },
    })
  return {
    url,
    config,
    log,
    service,
    get,
    post,
    /** Submits an address, as a caller of its own when `caller` is an address. */
    submit: (target: string, caller = '198.51.100.1') =>
      post('/scan', { url: target, challengeToken: 'any' }, { 'x-forwarded-for': caller }),
    /** Stores a skill of that name and returns its scan. */
    async keep(name: string): Promise<string> {
      const files = [{ path: 'SKILL.md', content: skillText(JSON.stringify(name)) }]
      const answer = await (await post('/scan/bulk', { files, persist: true })).json()
      return answer.results[0].scanId
    },
    /** The record of a scan, once it has ended. */
    async ended(scanId: string) {
      await log.seen('scan_ended', { scanId })
      return (await get(`/scan/${scanId}`)).json()
    },
    async stop() {
      await service.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export type TestService = Awaited<ReturnType<typeof startTestService>>
