/** An upstream that answers as the row says, and what comes of fetching from it. */

import { expect } from 'bun:test'
import { fetchTimeoutMs } from '../../../server/limits.ts'
import { expandBytes, isGenerator } from '../../support/catalogue.ts'
import { atMost, type Checks, oneOf } from '../checks.ts'
import { measured } from '../measuring.ts'
import type { Reader } from '../reader.ts'
import { hastyTimeoutMs } from '../stage.ts'
import type { World } from '../world.ts'
import { bulkChecks } from './item.ts'
import { planOf, type Plan, stagingOf } from './upstream-plan.ts'

export const readUpstream: Reader = async ({ input }, world): Promise<Checks> => {
  const plan = planOf(input)
  const { seen, checks } = await measured(() => fetchOnce(plan, world))
  return {
    ...checks,
    ...bulkChecks(seen.item, world),
    maxMs: async (wanted) => {
      // Where seconds pass faster, the true limit must fit the bound if that is what ended it.
      if (seen.endedByLimit) expect(fetchTimeoutMs).toBeLessThan(Number(wanted))
      await checks.maxMs?.(wanted)
    },
    readAtMostBytes: atMost(seen.sentBytes),
    scan: async (wanted) => oneOf(await scanStatus(plan, world))(wanted),
    bulk: async (wanted) => {
      await expectWhole(plan, seen.item, world)
      await bulkChecks(seen.item, world).bulk?.(wanted)
    },
  }
}

async function fetchOnce(plan: Plan, world: World) {
  const { address, sentBytes, ...settings } = stagingOf(plan)
  const startMs = performance.now()
  const { answer } = await world.on(settings, () => world.bulk({ urls: [address], persist: true }))
  const endedByLimit = plan.waits && performance.now() - startMs >= hastyTimeoutMs
  return { item: answer.results[0], sentBytes: sentBytes(), endedByLimit }
}

async function scanStatus(plan: Plan, world: World): Promise<string> {
  const { address, sentBytes: _, ...settings } = stagingOf(plan)
  return world.on(settings, async () => (await world.scan(address)).record.status)
}

/** What was judged is what was sent, byte by byte, unless the upstream lied about it. */
async function expectWhole(
  { contentLength, body }: Plan,
  item: { ok: boolean; scanId?: string },
  world: World,
): Promise<void> {
  if (!item.ok || contentLength !== undefined || !isGenerator(body)) return
  const { contentSha256 } = await world.read(`/scan/${item.scanId}`)
  const sent = new Bun.CryptoHasher('sha256').update(expandBytes(body)).digest('hex')
  expect(contentSha256).toBe(sent)
}
