/** Watches one job on a thread, which cannot be asked anything while it works. */

import { judgeMemoryBytesMax, slowJudgeMs } from '../limits.ts'
import { busySince, usageOf } from './usage.ts'

/** How often it is looked at; a thread can take some hundred megabytes meanwhile. */
const LOOK_MS = 100

export interface Watch {
  readonly startMs: number
  /** Memory that its thread was the first to touch since then; 0 where nobody counts it. */
  touchedBytes(): number
  /** What the process has taken so far was the doing of another job. */
  pardon(): void
  end(): void
}

export interface Alarms {
  /** It takes longer than scans do; it may yet end. False to be told again. */
  onSlow(): boolean
  /** It is over its time. */
  onTimeout(): void
  /** While it ran the process took more memory than a scan can need. */
  onGrowth(): void
}

export function watchJob(thread: number | null, timeoutMs: number, alarms: Alarms): Watch {
  const startMs = performance.now()
  const atStart = usageOf(thread)
  let before = process.memoryUsage.rss()
  let isSlow = false
  const busyMs = busySince(thread)
  const overtime = setTimeout(alarms.onTimeout, timeoutMs)
  const looking = setInterval(() => {
    if (!isSlow && busyMs() >= slowJudgeMs) isSlow = alarms.onSlow()
    if (process.memoryUsage.rss() - before > judgeMemoryBytesMax) alarms.onGrowth()
  }, LOOK_MS)
  return {
    startMs,
    touchedBytes: () => (usageOf(thread)?.touchedBytes ?? 0) - (atStart?.touchedBytes ?? 0),
    pardon: () => void (before = process.memoryUsage.rss()),
    end() {
      clearTimeout(overtime)
      clearInterval(looking)
    },
  }
}
