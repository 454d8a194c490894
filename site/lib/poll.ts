/** Watches one scan until it ends: once a second, as the interface says, and through lost lines. */

import type { Answer } from './api.ts'
import { type RecordView, readRecord } from './record.ts'

const pollIntervalMs = 1000

/** Waits after the first, second, … lost connection in a row; the last one repeats. */
export const backoffMs = [1000, 2000, 4000, 8000, 15_000] as const

/** What the watcher saw. `lost` says how long it waits before it tries again. */
export type Sighting =
  { kind: 'record'; record: RecordView } | { kind: 'missing' } | { kind: 'lost'; retryMs: number }

export interface Watch {
  read(): Promise<Answer>
  /** Resolves after that time, or sooner when there is reason to try at once. */
  wait(durationMs: number): Promise<void>
  show(sighting: Sighting): void
}

/** Resolves once the scan is completed, failed or unknown. */
export async function watchScan({ read, wait, show }: Watch): Promise<void> {
  let losses = 0
  while (true) {
    const answer = await read()
    if (answer.kind === 'refused' && answer.status === 404) return show({ kind: 'missing' })
    const record = answer.kind === 'answered' ? readRecord(answer.body) : null
    if (record) {
      losses = 0
      show({ kind: 'record', record })
      if (record.status === 'completed' || record.status === 'failed') return
      await wait(pollIntervalMs)
    } else {
      const retryMs = retryAfter(answer, losses)
      losses += 1
      show({ kind: 'lost', retryMs })
      await wait(retryMs)
    }
  }
}

/** The server's own wish counts when it is longer, up to a minute: reads are not limited. */
function retryAfter(answer: Answer, losses: number): number {
  const own = backoffMs[Math.min(losses, backoffMs.length - 1)] ?? pollIntervalMs
  const asked = answer.kind === 'refused' ? (answer.retryAfterSec ?? 0) * 1000 : 0
  return Math.max(own, Math.min(asked, 60_000))
}
