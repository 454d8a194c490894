/** The running service that hostile rows are tried on: settings of production, on the loopback. */

import type { Challenge, Fetcher, Log } from '../../server/deps.ts'
import { createLog } from '../../server/log.ts'
import type { LogEntry } from '../support/log.ts'
import { startTestService, type TestServiceSettings } from '../support/service.ts'
import { skillText } from '../support/skills.ts'
import { openStage, type Stage, type StageSettings } from './stage.ts'

export const siteUrl = 'https://site.example'

const SETTINGS = {
  NODE_ENV: 'production',
  HOST: '127.0.0.1',
  IP_HASH_SECRET: 'the same secret at every start',
  SITE_URL: siteUrl,
}
const PLENTY = { SCAN_LIMIT: '1000000', BULK_LIMIT: '1000000' }

/** The one token that does not pass. */
export const refusedToken = 'a token that was refused'

/** As far as tokens are concerned, everybody is who they say they are. */
const passing: Challenge = {
  configured: true,
  verify: async (token) => (token === refusedToken ? 'failed' : 'passed'),
}

/** Rows name real hosts; nothing leaves this machine. */
const nothingThere: Fetcher = { fetch: async () => ({ kind: 'status', status: 404 }) }

export async function openWorld({ env = {}, overrides = {}, ...rest }: TestServiceSettings = {}) {
  let fetcher = nothingThere
  const service = await startTestService({
    ...rest,
    env: { ...SETTINGS, ...PLENTY, ...env },
    overrides: {
      challenge: passing,
      fetcher: { fetch: (url, signal) => fetcher.fetch(url, signal) },
      ...overrides,
    },
  })
  const bulk = async (body: object) => {
    const response = await service.post('/scan/bulk', body)
    return { status: response.status, answer: await response.json() }
  }
  return {
    ...service,
    bulk,
    /** Uploads a text, keeps the scan, and gives the item of the answer. */
    async upload(content: string, path = 'SKILL.md') {
      const { status, answer } = await bulk({ files: [{ path, content }], persist: true })
      return status === 200 ? answer.results[0] : { ok: false, error: answer.error }
    },
    /** Stores a skill of that name, so that it can be found. */
    async keep(name: string): Promise<string> {
      return (await this.upload(skillText(JSON.stringify(name)))).scanId
    },
    /** The status of POST /scan, and the record once the scan has ended. */
    async scan(url: string) {
      const response = await service.submit(url)
      const answer = await response.json()
      const record = response.status === 200 ? await service.ended(answer.scanId) : null
      return { status: response.status, answer, record }
    },
    read: async (path: string) => (await service.get(path)).json(),
    /** For the time of an act, fetches lead to a stage. */
    async on<Seen>(settings: StageSettings, act: (stage: Stage) => Promise<Seen>): Promise<Seen> {
      const stage = await openStage(settings)
      fetcher = stage
      try {
        return await act(stage)
      } finally {
        fetcher = nothingThere
        await stage.end()
      }
    },
    /** The log from that entry on, as it would stand on standard error in production. */
    logText: (from: number) => logText(service.log.entries.slice(from)),
  }
}

export type World = Awaited<ReturnType<typeof openWorld>>

function logText(entries: readonly LogEntry[]): string {
  let text = ''
  const clock = { now: () => 0, monotonicMs: () => 0 }
  const log: Log = createLog({ level: 'debug', json: true, clock, write: (line) => (text += line) })
  for (const { level, event, fields } of entries) log[level](event, fields)
  return text
}
