/**
 * What one thread of this process has used, as Linux counts it. A thread cannot be asked while it
 * works, and the memory of a process does not tell which of its threads took it.
 */

import { readFileSync, readlinkSync } from 'node:fs'
import { constants, setPriority } from 'node:os'

export interface Usage {
  cpuMs: number
  /** Memory that it was the first to touch; some of it may be free again. */
  touchedBytes: number
}

/** Of the calling thread, a number by which others can look at it; null where there is none. */
export function ownThread(): number | null {
  try {
    return Number(/\d+$/.exec(readlinkSync('/proc/thread-self'))?.[0] ?? Number.NaN) || null
  } catch {
    return null
  }
}

/** The parts of Linux's `stat` behind the name of the thread, and their units. */
const FAULTS = 7
const USER_TICKS = 11
const SYSTEM_TICKS = 12
const TICK_MS = 10
const PAGE_BYTES = 4096

/** Null where it cannot be known. */
export function usageOf(thread: number | null): Usage | null {
  if (thread === null) return null
  try {
    const stat = readFileSync(`/proc/self/task/${thread}/stat`, 'latin1')
    const parts = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const number = (index: number) => Number(parts[index] ?? 0)
    return {
      cpuMs: (number(USER_TICKS) + number(SYSTEM_TICKS)) * TICK_MS,
      touchedBytes: number(FAULTS) * PAGE_BYTES,
    }
  } catch {
    return null
  }
}

/** Where nobody counts it: of the time that goes by, others have as much as the thread. */
const SHARE_BY_CLOCK = 0.5

/** Milliseconds of the cores that the thread has used since this call; none where it is gone. */
export function busySince(thread: number | null): () => number {
  const startMs = performance.now()
  const atStart = usageOf(thread)
  return () => {
    if (!atStart) return (performance.now() - startMs) * SHARE_BY_CLOCK
    const now = usageOf(thread)
    return now === null ? 0 : now.cpuMs - atStart.cpuMs
  }
}

/**
 * From now on the thread has a tenth of what others have when there is not enough for all: so much
 * that it notices when it is told to end. That cannot be taken back.
 */
export function yieldCores(thread: number | null): void {
  if (thread === null) return
  try {
    setPriority(thread, constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {
    // Then it takes its share like the others, for as long as it is let.
  }
}
