/** Watches one job on a thread, which cannot be asked anything while it works. */

import { judgeMemoryBytesMax, slowJudgeMs } from '../limits.ts'

/** How often memory is looked at; a thread can take some hundred megabytes meanwhile. */
const LOOK_MS = 100

export interface Watch {
  end(): void
}

export interface Alarms {
  /** It takes longer than scans do; it may yet end. */
  onSlow(): void
  /** It is over its time. */
  onTimeout(): void
  /** While it ran the process took more memory than a scan can need. */
  onBloat(): void
}

export function watchJob(timeoutMs: number, { onSlow, onTimeout, onBloat }: Alarms): Watch {
  const before = process.memoryUsage.rss()
  const timers = [setTimeout(onTimeout, timeoutMs), setTimeout(onSlow, slowJudgeMs)]
  const looking = setInterval(() => {
    if (process.memoryUsage.rss() - before > judgeMemoryBytesMax) onBloat()
  }, LOOK_MS)
  return {
    end() {
      timers.forEach(clearTimeout)
      clearInterval(looking)
    },
  }
}
