/** Every hostile row about addresses, fetching, identity and the challenge, against our modules. */

import { describe, expect, test } from 'bun:test'
import { createChallenge } from '../../server/challenge/index.ts'
import type { FetchOutcome, Log } from '../../server/deps.ts'
import { clientKey } from '../../server/http/client.ts'
import { testKeys } from '../../server/keys.ts'
import { fetchRedirectsMax } from '../../server/limits.ts'
import { rangeOf } from '../../server/net.ts'
import { parseTarget } from '../../server/target.ts'
import { catalogueRows, expandText, type Generator, type Row } from '../support/catalogue.ts'
import { fakeClock } from '../support/clock.ts'
import { type Script, startUpstream } from '../support/upstream.ts'
import { ownRows } from './edge-rows.ts'
import { openStage, publicAddress, type StageSettings, shortTimeoutMs } from './edge-stage.ts'
import { bodyOf, type Scenario, stagingOf } from './edge-upstreams.ts'

if (catalogueRows() === null) {
  console.log('The hostile catalogue is not there: only our own rows are tested.')
}

/** The catalogue promises no more than this where a hang must be stopped. */
const HANG_MS = 16_000

function each(category: string, check: (row: Row) => Promise<void> | void): void {
  const rows = [...ownRows(category), ...(catalogueRows(category) ?? [])]
  describe(category, () => {
    for (const row of rows) {
      const timeoutMs = typeof row.expected.maxMs === 'number' ? row.expected.maxMs : HANG_MS
      test(`${row.id}: ${row.why}`, async () => await check(row), timeoutMs)
    }
  })
}

each('ssrf-url', async ({ input, expected }) => {
  const parsed = parseTarget(expandText(input as Generator))
  if (!parsed.ok) return expect(expected.verdict).toContain('reject')
  if (expected.host !== undefined) {
    expect(new URL(parsed.target.fetchUrl).hostname.replace(/[[\]]/g, '')).toBe(`${expected.host}`)
  }
  const stage = await openStage({ socket: (socket) => socket.end() })
  const outcome = await stage.fetch(parsed.target.fetchUrl)
  const wasReached = stage.connections() > 0
  await stage.end()
  expect(expected.verdict).toContain(wasReached ? 'allow' : 'block')
  expect(stage.reached.length > 0).toBe(wasReached)
  expect(outcome).toMatchObject({ kind: 'unreachable' })
})

each('ssrf-dns', async ({ input, expected }) => {
  const { url, answers } = input as { url: string; answers: (string[] | string)[] }
  let asked = 0
  const stage = await openStage({
    ...(answers.includes('HANG') ? { timeoutMs: shortTimeoutMs } : {}),
    lookup: async () => {
      const answer = answers[asked++] ?? []
      if (answer === 'HANG') return new Promise(() => {})
      if (typeof answer === 'string') throw new Error(answer)
      return answer
    },
  })
  const outcome = await stage.fetch(url)
  await stage.end()
  expect(stage.lookups()).toBe(1)
  if ((expected.verdict as string[]).includes('allow')) {
    expect(outcome).toMatchObject({ kind: 'fetched' })
    expect(stage.reached).toEqual(answers[0] as string[])
  } else {
    expect(outcome).toMatchObject({ kind: 'unreachable' })
    expect(stage.connections()).toBe(0)
  }
})

interface Hop {
  status?: number
  location?: string
  generator?: string
}

/** Answers the n-th request with the n-th hop; a generator answers all that follow. */
function hopScript(hops: Hop[]): Script {
  let served = 0
  return (request, response) => {
    const last = hops.at(-1)
    const hop = hops[served] ?? (last?.generator === undefined ? { status: 200 } : last)
    served += 1
    if (hop.generator === 'loop to itself') {
      response.writeHead(302, { location: request.url ?? '/' }).end()
    } else if (hop.generator !== undefined) {
      const count = Number(/^\d+/.exec(hop.generator)?.[0])
      if (served > count) response.end('# Hello')
      else response.writeHead(302, { location: `https://other.fixture/${served}` }).end()
    } else if (hop.location !== undefined) {
      response.writeHead(hop.status ?? 302, { location: hop.location }).end()
    } else response.writeHead(hop.status ?? 200).end('# Hello')
  }
}

each('ssrf-redirect', async ({ input, expected }) => {
  const { start, hops } = input as { start: string; hops: Hop[] }
  const stage = await openStage({ script: hopScript(hops) })
  const outcome = await stage.fetch(start)
  await stage.end()
  const verdict = outcome.kind === 'fetched' ? 'allow' : 'block'
  expect(expected.verdict).toContain(verdict)
  expect(stage.secure.requests.length).toBeLessThanOrEqual(fetchRedirectsMax + 1)
  expect(stage.clear.connections().made).toBe(0)
  expect(stage.reached.every((address) => address === publicAddress)).toBeTrue()
})

/** What a bulk item would say; whether fetched bytes are text is judged behind the fetcher. */
const BULK: Record<FetchOutcome['kind'], string[]> = {
  fetched: ['ok', 'scan_failed'],
  too_large: ['content_too_large'],
  status: ['fetch_failed'],
  unreachable: ['fetch_failed'],
}

each('fetch', async ({ input, expected }) => {
  const scenario = input as Scenario
  const { address, ...settings } = stagingOf(scenario)
  const stage = await openStage(settings as StageSettings)
  Bun.gc(true)
  const before = process.memoryUsage().rss
  const outcome = await stage.fetch(address)
  const grownMb = (process.memoryUsage().rss - before) / 1024 / 1024
  await stage.end()
  expect(BULK[outcome.kind].some((word) => (expected.bulk as string[]).includes(word))).toBeTrue()
  if (outcome.kind === 'fetched' && scenario.contentLength === undefined) {
    expect(Buffer.from(outcome.bytes).equals(bodyOf(scenario))).toBeTrue()
    expect(outcome.contentType).toBe(scenario.contentType ?? 'text/plain')
  }
  if (typeof expected.rssGrowthMaxMB === 'number') {
    expect(grownMb).toBeLessThan(expected.rssGrowthMaxMB)
  }
})

each('identity', ({ input, expected }) => {
  const { peer, headers, trustedProxies } = input as {
    peer: string
    headers: Record<string, string>
    trustedProxies: string[]
  }
  const forwardedFor = headers['x-forwarded-for'] ?? null
  const key = clientKey({ peer, forwardedFor, trusted: trustedProxies.map(rangeOf) })
  expect(key).toBe(`${expected.key}`)
})

interface ChallengeScenario {
  config: { env: string; secret: string }
  request: { token: string; verifier?: unknown }
}

/** Plays the verifier of a row, and gives the statuses that POST /scan would answer with. */
async function statusesOf({ config, request }: ChallengeScenario, count: number, log: Log) {
  const { verifier } = request
  let asked = 0
  const stub = await startUpstream((_request, response) => {
    asked += 1
    if (typeof verifier !== 'string') response.end(JSON.stringify(verifier))
    else if (verifier === 'first true, rest duplicate') {
      const no = { success: false, 'error-codes': ['timeout-or-duplicate'] }
      response.end(JSON.stringify(asked === 1 ? { success: true } : no))
    }
  })
  if (verifier === 'connection refused') await stub.stop()
  const published = config.secret === 'always-pass test secret'
  const challenge = createChallenge(
    {
      production: config.env === 'production',
      secret: published ? testKeys.secret : config.secret,
      verifyUrl: stub.origin,
      siteUrl: 'https://site.example',
      ...(typeof verifier === 'string' ? { timeoutMs: 2 * shortTimeoutMs } : {}),
    },
    { clock: fakeClock(), log },
  )
  const verify = async () => {
    if (request.token === '') return 400
    if (!challenge.configured) return 500
    return { passed: 200, failed: 403, misconfigured: 500 }[await challenge.verify(request.token)]
  }
  const statuses = await Promise.all(Array.from({ length: count }, verify))
  if (verifier !== 'connection refused') await stub.stop()
  return { statuses, asked }
}

each('challenge', async ({ input, expected }) => {
  const scenario = input as ChallengeScenario
  const wanted = expected.statuses as Record<string, number> | undefined
  const count = Object.values(wanted ?? { one: 1 }).reduce((sum, number) => sum + number, 0)
  const errors: string[] = []
  const log: Log = { debug() {}, info() {}, warn() {}, error: (event) => errors.push(event) }
  const { statuses, asked } = await statusesOf(scenario, count, log)
  for (const [status, number] of Object.entries(wanted ?? {})) {
    expect(statuses.filter((given) => `${given}` === status)).toHaveLength(number)
  }
  const alternatives = (expected.anyOf as { status?: number[] }[] | undefined) ?? [expected]
  const allowed = alternatives.flatMap((choice) => (choice.status as number[]) ?? [])
  if (wanted === undefined) expect(allowed).toContain(statuses[0] ?? 0)
  expect(errors.length > 0).toBe(expected.alert === true)
  // Where nothing plays the verifier, nobody may be asked.
  if (scenario.request.verifier === undefined) expect(asked).toBe(0)
})
