/**
 * Property tests, the same cases at every run; `FUZZ_SEED` gives others, and `bun run fuzz` goes on
 * for as long as it is told.
 */

import { afterAll, beforeAll, expect, test } from 'bun:test'
import type { TestService } from '../support/service.ts'
import { campaignsOf, failureOf, startFuzzService } from './campaign.ts'

const SEED = Number(process.env.FUZZ_SEED || 20_260_101)

/** Shrinking a failure takes many more cases. */
const TIMEOUT_MS = 120_000

let service: TestService
beforeAll(async () => {
  service = await startFuzzService()
})
afterAll(() => service.stop())

for (const { name, runs } of campaignsOf('')) {
  test(
    name,
    async () => {
      const campaign = campaignsOf(service.url).find((found) => found.name === name)
      if (!campaign) throw new Error(name)
      expect(await failureOf(campaign, SEED, runs)).toBeNull()
    },
    TIMEOUT_MS,
  )
}
