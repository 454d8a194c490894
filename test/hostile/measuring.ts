/** What an act costs and leaves behind: the bounds of the catalogue, and traces in this process. */

import { expect } from 'bun:test'
import { atMost, type Checks, holds } from './checks.ts'

/** A stall or a leak shows every time; a busy machine does not. */
const TRIES_MAX = 3

const MIB = 1024 * 1024

/** Runs the act, and again only where a bound is on memory, or its first run was too slow. */
export async function measured<Seen>(
  act: () => Promise<Seen>,
): Promise<{ seen: Seen; checks: Checks }> {
  const before = traces()
  const startMs = performance.now()
  const seen = await act()
  const firstMs = performance.now() - startMs
  const checks: Checks = {
    maxMs: async (wanted) => {
      let leastMs = firstMs
      for (let tries = 1; leastMs > Number(wanted) && tries < TRIES_MAX; tries += 1) {
        const againMs = performance.now()
        await act()
        leastMs = Math.min(leastMs, performance.now() - againMs)
      }
      atMost(leastMs)(wanted)
    },
    rssGrowthMaxMB: async (wanted) => {
      let leastMb = await growthMb(act)
      for (let tries = 1; leastMb > Number(wanted) && tries < TRIES_MAX; tries += 1) {
        leastMb = Math.min(leastMb, await growthMb(act))
      }
      atMost(leastMb)(wanted)
    },
    noPollution: holds(() => expect(traces()).toEqual(before)),
    notExecuted: (wanted) => {
      if (typeof wanted === 'string') expect(Object.hasOwn(globalThis, wanted)).toBeFalse()
      else expect([traces(), wanted]).toEqual([before, true])
    },
  }
  return { seen, checks }
}

async function growthMb(act: () => Promise<unknown>): Promise<number> {
  Bun.gc(true)
  const before = process.memoryUsage().rss
  await act()
  return (process.memoryUsage().rss - before) / MIB
}

/** Names that hostile text may have left on what everything inherits from. */
const traces = () =>
  [Object.prototype, Array.prototype, Function.prototype].map((shared) =>
    Object.getOwnPropertyNames(shared).join(),
  )
