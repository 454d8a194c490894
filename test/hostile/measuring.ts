/** What an act costs and leaves behind: the bounds of the catalogue, and traces in this process. */

import { expect } from 'bun:test'
import { atMost, type Checks, holds } from './checks.ts'

/** A stall or a leak shows every time; a busy machine does not. */
const TRIES_MAX = 3

const MIB = 1024 * 1024

interface Cost {
  durationMs: number
  grownMb: number
}

/** Runs the act, and again only where its first run was beyond a bound of the row. */
export async function measured<Seen>(
  act: () => Promise<Seen>,
): Promise<{ seen: Seen; checks: Checks }> {
  const before = traces()
  const { seen, ...first } = await costOf(act)
  const best = async (bound: number, of: (cost: Cost) => number) => {
    let least = of(first)
    for (let tries = 1; least > bound && tries < TRIES_MAX; tries += 1) {
      least = Math.min(least, of(await costOf(act)))
    }
    return least
  }
  const checks: Checks = {
    maxMs: async (wanted) =>
      atMost(await best(Number(wanted), ({ durationMs }) => durationMs))(wanted),
    rssGrowthMaxMB: async (wanted) =>
      atMost(await best(Number(wanted), ({ grownMb }) => grownMb))(wanted),
    noPollution: holds(() => expect(traces()).toEqual(before)),
    notExecuted: (wanted) => {
      if (typeof wanted === 'string') expect(Object.hasOwn(globalThis, wanted)).toBeFalse()
      else expect([traces(), wanted]).toEqual([before, true])
    },
  }
  return { seen, checks }
}

async function costOf<Seen>(act: () => Promise<Seen>): Promise<Cost & { seen: Seen }> {
  Bun.gc(true)
  const before = process.memoryUsage().rss
  const startMs = performance.now()
  const seen = await act()
  const durationMs = performance.now() - startMs
  return { seen, durationMs, grownMb: (process.memoryUsage().rss - before) / MIB }
}

/** Names that hostile text may have left on what everything inherits from. */
const traces = () =>
  [Object.prototype, Array.prototype, Function.prototype].map((shared) =>
    Object.getOwnPropertyNames(shared).join(),
  )
