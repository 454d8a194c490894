/** What a caller can learn of, and do to, other hosts through the service. */

import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { bulkFetchesPerHostMax } from '../../server/limits.ts'
import { openStage } from '../hostile/stage.ts'
import { openWorld, type World } from '../hostile/world.ts'
import { skillText } from '../support/skills.ts'
import { startUpstream, type Upstream } from '../support/upstream.ts'

/** A first scan takes its time where other work goes on. */
const TIMEOUT_MS = 60_000

let world: World
let listening: Upstream

beforeAll(async () => {
  world = await openWorld()
  await world.keep('first of all')
  listening = await startUpstream((_request, response) => response.end('inner secrets'))
}, TIMEOUT_MS)
afterAll(async () => {
  await listening.stop()
  await world.stop()
})

/** Names that the fake resolver of these tests knows; all others do not resolve. */
const NAMES: Record<string, string[]> = {
  'inner.example.com': ['10.0.0.1'],
  'mixed.example.com': ['9.9.9.9', '127.0.0.1'],
}
const lookup = async (name: string) => {
  const found = NAMES[name]
  if (!found) throw new Error('ENOTFOUND')
  return found
}

/** Buckets that an attacker could tell apart over a network: at once, after a moment, a time-out. */
const BUCKETS_MS = [1000, 5000]
const bucketOf = (durationMs: number) => BUCKETS_MS.filter((bound) => durationMs >= bound).length

describe('addresses that lead inside, or nowhere', () => {
  const targets = () => [
    `http://127.0.0.1:${listening.port}/`,
    'http://127.0.0.1:1/',
    'http://127.0.0.1/',
    'http://10.0.0.1/',
    'http://169.254.169.254/latest/meta-data/',
    'http://[::1]/',
    'http://localhost/',
    'http://shop.example/',
    'http://inner.example.com/',
    'http://mixed.example.com/',
    'http://nowhere.example.com/',
    'https://nowhere.example.com/',
  ]

  test(
    'give one answer and take one time, whatever there is',
    async () => {
      const stage = { lookup, socket: () => {} }
      const seen = await world.on(stage, async ({ connections }) => {
        const answers: string[] = []
        for (const target of targets()) {
          const { record } = await world.scan(target)
          const { scanId, url, sourceRepo, createdAt, completedAt, scanDurationMs, ...rest } =
            record
          const { answer } = await world.bulk({ urls: [target] })
          const { input, ...item } = answer.results[0]
          expect([scanId, url, sourceRepo, createdAt, completedAt, input]).not.toContain(undefined)
          answers.push(JSON.stringify({ rest, item, bucket: bucketOf(scanDurationMs) }))
        }
        return { answers: new Set(answers), connections: connections() }
      })
      expect([...seen.answers]).toHaveLength(1)
      expect(seen.connections).toBe(0)
      expect(listening.connections().made).toBe(0)
    },
    TIMEOUT_MS,
  )

  test(
    'tell the operator apart what callers cannot',
    async () => {
      await world.on({ lookup }, async () => {
        for (const target of targets()) await world.bulk({ urls: [target] })
      })
      const causes = world.log.entries.map(({ fields }) => fields.cause)
      expect(causes).toContain('not_public')
      expect(causes).toContain('unresolved')
    },
    TIMEOUT_MS,
  )
})

test(
  'fifty items to one host reach it a few at a time, once each, and say who calls',
  async () => {
    let open = 0
    let most = 0
    const held: (() => void)[] = []
    const stage = await openStage({
      lookup: async () => ['9.9.9.9'],
      script: (_request, response) => {
        open += 1
        most = Math.max(most, open)
        held.push(() => {
          open -= 1
          response.end(skillText('polite'))
        })
        // Answers go out once as many wait as may, or a turn of the loop later for the last ones.
        const release = () => held.splice(0).forEach((answer) => answer())
        if (open >= bulkFetchesPerHostMax) release()
        else setTimeout(release, 50)
      },
    })
    const own = await openWorld({ overrides: { fetcher: stage } })
    const urls = Array.from({ length: 50 }, (_, index) => `http://a.fixture/${index}`)
    const { answer } = await own.bulk({ urls })
    await own.stop()
    expect(answer.summary).toMatchObject({ total: 50, errors: 0 })
    expect(most).toBe(bulkFetchesPerHostMax)
    expect(stage.clear.requests).toHaveLength(50)
    for (const { headers } of stage.clear.requests) {
      expect(headers['user-agent']).toMatch(
        /^Touchstone\/\S+ \(\+https:\/\/site\.example\/about\)$/,
      )
      expect(Object.keys(headers).toSorted()).toEqual([
        'accept',
        'accept-encoding',
        'connection',
        'host',
        'user-agent',
      ])
    }
    await stage.end()
  },
  TIMEOUT_MS,
)

test(
  'a name that two sources use has both of them, each with its own scans',
  async () => {
    const name = 'shared between two'
    const bytes = new TextEncoder().encode(skillText(name))
    const told = { contentType: 'text/plain', finalUrl: '', tookMs: 1 }
    const fetched = { kind: 'fetched', bytes, ...told } as const
    const own = await openWorld({ overrides: { fetcher: { fetch: async () => fetched } } })
    await own.scan('https://github.com/owner/skills/blob/main/SKILL.md')
    await own.keep(name)
    const path = `/skill/${encodeURIComponent(name)}`
    const { totalSources, sources } = await own.read(`${path}/sources`)
    expect(totalSources).toBe(2)
    expect(sources.map(({ sourceRepo }: { sourceRepo: string }) => sourceRepo)).toEqual([
      'upload',
      'owner/skills',
    ])
    // Nobody who uploads a text gets between a repository and its own grade.
    const theirs = await own.read(`${path}?source=owner%2Fskills`)
    expect(theirs.latest).toMatchObject({ sourceRepo: 'owner/skills', skillName: name })
    expect(theirs.totalScans).toBe(1)
    await own.stop()
  },
  TIMEOUT_MS,
)
