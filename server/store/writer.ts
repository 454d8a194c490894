/**
 * Writes as immediate transactions that wait for a lock without holding up the event loop: SQLite
 * is asked, and asked again a little later, for `writeWaitMs` in all. Writes that come together are
 * committed together: a commit waits for the disk, and reads wait for it as well.
 */

import type { Database } from 'bun:sqlite'
import type { Clock } from '../deps.ts'
import { writeWaitMs } from '../limits.ts'

const RETRY_MS = 25

/** Writes of one commit. Reads come in between two of them. */
const WRITES_MAX = 32

/**
 * SQLite's codes for a write that may well succeed later: no disk, a lock, a fault of the file
 * system.
 */
const REFUSALS = [
  'SQLITE_BUSY',
  'SQLITE_FULL',
  'SQLITE_IOERR',
  'SQLITE_READONLY',
  'SQLITE_CANTOPEN',
]

/** The write could not be taken and left no trace; reads go on. */
export class WriteRefused extends Error {
  override name = 'WriteRefused'
}

/**
 * Runs `work` as if in a transaction of its own. Throws `WriteRefused`, or what `work` throws. It
 * may run again when the transaction was undone, so it changes nothing but the database.
 */
export type Writer = <Result>(work: () => Result) => Promise<Result>

interface Write {
  work(): unknown
  deadlineMs: number
  resolve(result: never): void
  reject(error: unknown): void
}

export function createWriter(client: Database, clock: Clock, waitMs: number = writeWaitMs): Writer {
  const commit = createCommit(client)
  // Writes take turns, so that of many only one is asking while the database is locked.
  let waiting: Write[] = []
  let busy = false

  const refuseOverdue = (code: string) => {
    const now = clock.monotonicMs()
    for (const { deadlineMs, reject } of waiting) {
      if (deadlineMs <= now) reject(new WriteRefused(code))
    }
    waiting = waiting.filter(({ deadlineMs }) => deadlineMs > now)
  }

  const work = async () => {
    busy = true
    while (waiting.length > 0) {
      const writes = waiting.slice(0, WRITES_MAX)
      const lock = commit(writes)
      if (lock === null) waiting.splice(0, writes.length)
      else {
        refuseOverdue(lock)
        await Bun.sleep(RETRY_MS)
      }
      // Reads have their turn, and the writes of that turn are taken together.
      await new Promise<void>((resolve) => setImmediate(resolve))
    }
    busy = false
  }

  return (given) =>
    new Promise((resolve, reject) => {
      const deadlineMs = clock.monotonicMs() + waitMs
      waiting.push({ work: given, deadlineMs, resolve, reject })
      if (!busy) void work()
    })
}

/** Settles the writes and answers null; or answers SQLite's code when the database is locked. */
function createCommit(client: Database): (writes: readonly Write[]) => string | null {
  const runOne = client.transaction((work: () => unknown) => work())
  /** Each is undone by itself when it throws; what makes all of them fail is thrown. */
  const runAll = client.transaction((writes: readonly Write[]) =>
    writes.map(({ work, resolve, reject }) => {
      try {
        const result = runOne(work)
        return () => resolve(result as never)
      } catch (error) {
        if (isRefusal(codeOf(error))) throw error
        return () => reject(error)
      }
    }),
  )
  const commit = (writes: readonly Write[]): string | null => {
    try {
      for (const settle of runAll.immediate(writes)) settle()
      return null
    } catch (error) {
      const code = codeOf(error)
      if (code.startsWith('SQLITE_BUSY')) return code
      if (writes.length > 1) return oneByOne(writes)
      writes[0]?.reject(isRefusal(code) ? new WriteRefused(code) : error)
      return null
    }
  }
  /** Of writes that do not fit together some may fit alone. */
  const oneByOne = (writes: readonly Write[]): string | null => {
    for (const write of writes) {
      const lock = commit([write])
      if (lock !== null) write.reject(new WriteRefused(lock))
    }
    return null
  }
  return commit
}

const isRefusal = (code: string): boolean => REFUSALS.some((refusal) => code.startsWith(refusal))

/** Drizzle wraps what SQLite throws. */
function codeOf(error: unknown): string {
  const { code, cause } = error as { code?: unknown; cause?: { code?: unknown } }
  return String(code ?? cause?.code ?? '')
}
