/**
 * Ends worker threads and keeps count of those that do not end. A thread inside of a regular
 * expression goes on until the match is over, whatever it is told.
 */

import type { Log } from '../deps.ts'
import { lostThreadsMax } from '../limits.ts'

/** A thread that has not closed by then is stuck. */
const CLOSE_WAIT_MS = 1000

export interface ThreadSettings {
  log: Log
  /** Too many threads are stuck: only a restart of the process frees their cores. */
  onThreadsLost?: () => void
  threadsLostMax?: number
}

/** The answer ends one worker. */
export function createThreadEnd(settings: ThreadSettings): (worker: Worker) => void {
  const { log, onThreadsLost, threadsLostMax = lostThreadsMax } = settings
  let lost = 0
  return (worker) => {
    let isLost = false
    const overdue = setTimeout(() => {
      isLost = true
      lost++
      log.error('thread_lost', { lost })
      if (lost === threadsLostMax) onThreadsLost?.()
    }, CLOSE_WAIT_MS).unref()
    worker.addEventListener('close', () => {
      clearTimeout(overdue)
      if (isLost) lost--
    })
    worker.terminate()
  }
}
