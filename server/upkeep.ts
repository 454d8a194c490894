/** What grows old is forgotten: at the start, and every hour. */

import type { Clock, Log, ScanStore } from './deps.ts'
import { errorText } from './log.ts'

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS

export interface UpkeepSettings {
  store: { limiter: { sweep(): Promise<void> }; scans: Pick<ScanStore, 'purge'> }
  clock: Pick<Clock, 'now'>
  log: Log
  /** 0 keeps scans for ever. */
  retentionDays: number
}

export interface Upkeep {
  /** Begins nothing more, and ends with what is under way: the store may be closed afterwards. */
  stop(): Promise<void>
}

/** Counted calls leave their window, old scans leave the database. */
export function startUpkeep({ store, clock, log, retentionDays }: UpkeepSettings): Upkeep {
  const over = new AbortController()
  const run = async () => {
    try {
      await store.limiter.sweep()
      if (retentionDays === 0) return
      const removed = await store.scans.purge(clock.now() - retentionDays * DAY_MS, over.signal)
      log.info('purged', { removed })
    } catch (error) {
      log.error('upkeep_failed', { cause: errorText(error) })
    }
  }
  let last = run()
  const timer = setInterval(() => {
    last = last.then(run)
  }, HOUR_MS).unref()
  return {
    stop() {
      clearInterval(timer)
      over.abort()
      return last
    },
  }
}
