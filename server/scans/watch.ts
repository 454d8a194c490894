/** Watches one job on a thread, which cannot be asked anything while it works. */

import { judgeMemoryBytesMax } from '../limits.ts'
import { busySince, usageOf } from './usage.ts'

/** How often it is looked at; a thread can take some hundred megabytes meanwhile. */
const LOOK_MS = 100

/** By the clock a text may take so many times of what it may take of a core. */
const BY_CLOCK = 10

export interface Watch {
  readonly startMs: number
  /** Memory that its thread was the first to touch since then; 0 where nobody counts it. */
  touchedBytes(): number
  /** What the process has taken so far was the doing of another job. */
  pardon(): void
  end(): void
}

/** What a job may take of a core: a thread that waits for one is not at fault. */
export interface Allowance {
  /** More than this is slow. */
  slowMs: number
  timeoutMs: number
}

export interface Alarms {
  /** It is slow, and may yet end. False to be told again. */
  onSlow(): boolean
  /** It has taken half of what it may, which hardly any text does that ends by itself. */
  onHalf(): void
  /** It has taken all that it may. */
  onTimeout(): void
  /** It neither works nor ends. */
  onStall(): void
  /** While it ran the process took more memory than a scan can need. */
  onGrowth(): void
}

export function watchJob(thread: number | null, allowance: Allowance, alarms: Alarms): Watch {
  const { slowMs, timeoutMs } = allowance
  const startMs = performance.now()
  const atStart = usageOf(thread)
  let before = process.memoryUsage.rss()
  let isSlow = false
  const busySinceMs = busySince(thread)
  const stall = setTimeout(alarms.onStall, timeoutMs * BY_CLOCK)
  const looking = setInterval(() => {
    const busyMs = busySinceMs()
    if (busyMs >= timeoutMs) return alarms.onTimeout()
    if (busyMs >= timeoutMs / 2) alarms.onHalf()
    if (!isSlow && busyMs >= slowMs) isSlow = alarms.onSlow()
    if (process.memoryUsage.rss() - before > judgeMemoryBytesMax) alarms.onGrowth()
  }, LOOK_MS)
  return {
    startMs,
    touchedBytes: () => (usageOf(thread)?.touchedBytes ?? 0) - (atStart?.touchedBytes ?? 0),
    pardon: () => void (before = process.memoryUsage.rss()),
    end() {
      clearTimeout(stall)
      clearInterval(looking)
    },
  }
}
