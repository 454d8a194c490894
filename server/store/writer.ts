/**
 * Writes as immediate transactions that wait for a lock without holding up the event loop: SQLite
 * is asked, and asked again a little later, for `writeWaitMs` in all.
 */

import type { Database } from 'bun:sqlite'
import type { Clock } from '../deps.ts'
import { writeWaitMs } from '../limits.ts'

const RETRY_MS = 25

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

/** Runs `work` as one immediate transaction. Throws `WriteRefused`, or what `work` throws. */
export type Writer = <Result>(work: () => Result) => Promise<Result>

export function createWriter(client: Database, clock: Clock, waitMs: number = writeWaitMs): Writer {
  // Writes take turns, so that of many only one is asking while the database is locked.
  let last: Promise<unknown> = Promise.resolve()
  return <Result>(work: () => Result) => {
    const deadlineMs = clock.monotonicMs() + waitMs
    const result = last.then(() => attempt(client, work, () => clock.monotonicMs() < deadlineMs))
    last = result.catch(() => {})
    return result
  }
}

async function attempt<Result>(
  client: Database,
  work: () => Result,
  timeLeft: () => boolean,
): Promise<Result> {
  const transaction = client.transaction(work)
  for (;;) {
    try {
      return transaction.immediate()
    } catch (error) {
      const code = codeOf(error)
      if (!REFUSALS.some((refusal) => code.startsWith(refusal))) throw error
      if (!code.startsWith('SQLITE_BUSY') || !timeLeft()) throw new WriteRefused(code)
    }
    await Bun.sleep(RETRY_MS)
  }
}

/** Drizzle wraps what SQLite throws. */
function codeOf(error: unknown): string {
  const { code, cause } = error as { code?: unknown; cause?: { code?: unknown } }
  return String(code ?? cause?.code ?? '')
}
