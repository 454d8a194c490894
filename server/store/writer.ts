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
  /** It did not fit together with others, and is tried by itself. */
  alone: boolean
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
      const writes = waiting.slice(0, waiting[0]?.alone ? 1 : WRITES_MAX)
      const outcome = commit(writes)
      if (outcome === 'settled') waiting.splice(0, writes.length)
      else if (outcome === 'apart') for (const write of writes) write.alone = true
      else {
        refuseOverdue(outcome.lock)
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
      waiting.push({ work: given, deadlineMs, alone: false, resolve, reject })
      if (!busy) void work()
    })
}

/** `apart`: not together, while some may well fit alone. `lock`: SQLite's code for it. */
type Outcome = 'settled' | 'apart' | { lock: string }

function createCommit(client: Database): (writes: readonly Write[]) => Outcome {
  const runOne = client.transaction((work: () => unknown) => work())
  /** Each is undone by itself when it throws; what makes all of them fail is thrown. */
  const runAll = client.transaction((writes: readonly Write[]) =>
    writes.map(({ work, resolve, reject }) => {
      try {
        const result = runOne(work)
        return () => resolve(result as never)
      } catch (error) {
        // Of some errors SQLite gives up the whole transaction, those before this one included.
        if (isRefusal(codeOf(error)) || !client.inTransaction) throw error
        return () => reject(error)
      }
    }),
  )
  return (writes) => {
    try {
      for (const settle of runAll.immediate(writes)) settle()
      return 'settled'
    } catch (error) {
      const code = codeOf(error)
      if (code.startsWith('SQLITE_BUSY')) return { lock: code }
      if (writes.length > 1) return 'apart'
      writes[0]?.reject(isRefusal(code) ? new WriteRefused(code) : error)
      return 'settled'
    }
  }
}

const isRefusal = (code: string): boolean => REFUSALS.some((refusal) => code.startsWith(refusal))

/** A write that could not be taken is an answer, not a fault, where one of its values says so. */
export const refusedAs = <Result>(answer: Result, write: Promise<Result>): Promise<Result> =>
  write.catch((error) => {
    if (error instanceof WriteRefused) return answer
    throw error
  })

/** Of an error of SQLite, as it is or as Drizzle wraps it, or of the system; empty without one. */
export function codeOf(error: unknown): string {
  const { code, cause } = error as { code?: unknown; cause?: { code?: unknown } }
  return String(code ?? cause?.code ?? '')
}
