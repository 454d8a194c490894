/**
 * Ends worker threads and keeps count of those that do not end. A thread inside of a regular
 * expression goes on until the match is over, whatever it is told.
 */

import type { Log } from '../deps.ts'
import { lostThreadsMax } from '../limits.ts'
import { busySince } from './usage.ts'

/**
 * A thread that goes on for longer is stuck; closing takes 20 to 40 ms of a core. One that stepped
 * back behind the others can wait for these through seconds, and is not stuck.
 */
const CLOSE_CPU_MS = 500

const LOOK_MS = 200

export interface ThreadSettings {
  log: Log
  /** Too many threads are stuck: only a restart of the process frees their cores. */
  onThreadsLost?: () => void
  threadsLostMax?: number
}

/** The answer ends one worker; `thread` is the number of its thread, if that is known. */
export function createThreadEnd(
  settings: ThreadSettings,
): (worker: Worker, thread: number | null) => void {
  const { log, onThreadsLost, threadsLostMax = lostThreadsMax } = settings
  let lost = 0
  return (worker, thread) => {
    const busyMs = busySince(thread)
    let isLost = false
    const looking = setInterval(() => {
      if (busyMs() < CLOSE_CPU_MS) return
      clearInterval(looking)
      isLost = true
      lost++
      log.error('thread_lost', { lost })
      if (lost === threadsLostMax) onThreadsLost?.()
    }, LOOK_MS).unref()
    worker.addEventListener('close', () => {
      clearInterval(looking)
      if (isLost) lost--
    })
    worker.terminate()
  }
}
