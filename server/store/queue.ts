/** The scans table as a queue: claiming, ending, putting back, and taking up what a crash left. */

import { and, eq, sql } from 'drizzle-orm'
import type { Claim, Clock, Queue, ScanOutcome } from '../deps.ts'
import { scanAttemptsMax } from '../limits.ts'
import { createCompletionCount, judgedColumns } from './completion.ts'
import type { Database } from './database.ts'
import { errorMessageOf, finishedRecord } from './records.ts'
import { scans } from './schema.ts'

/** Written out, not bound: SQLite uses the partial indexes only for a literal. */
const pending = sql`${scans.status} = 'pending'`
const running = sql`${scans.status} = 'running'`

export function createQueue(database: Database, clock: Pick<Clock, 'now'>): Queue {
  const { orm, write } = database
  const countCompletion = createCompletionCount(database)

  const { claimOldest, findHeld, findRunning, countPending } = prepare(orm)

  /** Ends one running scan. The row was read in the same transaction. */
  const end = (row: typeof scans.$inferSelect, outcome: ScanOutcome, durationMs: number) => {
    // A clock that was set back must not end a scan before it began.
    const completedAt = Math.max(clock.now(), row.createdAt)
    const judged = judgedColumns(outcome)
    orm
      .update(scans)
      .set({
        status: outcome.kind,
        fetchUrl: null,
        ...judged,
        completedAt,
        record: finishedRecord(row, outcome, durationMs, completedAt),
        errorMessage: errorMessageOf(outcome),
      })
      .where(and(eq(scans.seq, row.seq), running))
      .run()
    const { seq, sourceRepo } = row
    const { skillName } = judged
    if (skillName !== null) countCompletion({ seq, skillName, sourceRepo, completedAt })
  }
  const putBack = (row: typeof scans.$inferSelect, attempt: number) => {
    orm
      .update(scans)
      .set({ status: 'pending', attempt })
      .where(and(eq(scans.seq, row.seq), running))
      .run()
  }

  return {
    claim: (most) =>
      write(() =>
        claimOldest
          .all({ most })
          // SQLite returns them in any order.
          .toSorted((one, other) => one.seq - other.seq)
          .map(({ scanId, attempt, fetchUrl }) => ({ scanId, attempt, fetchUrl: fetchUrl ?? '' })),
      ),
    finish: ({ scanId, attempt }: Claim, outcome, scanDurationMs) =>
      write(() => {
        const row = findHeld.get({ scanId, attempt })
        if (!row) return false
        end(row, outcome, scanDurationMs)
        return true
      }),
    release: ({ scanId, attempt }: Claim) =>
      write(() => {
        const row = findHeld.get({ scanId, attempt })
        if (row) putBack(row, attempt - 1)
      }),
    recover: () =>
      write(() => {
        const left = findRunning.all()
        const tired = left.filter((row) => row.attempt >= scanAttemptsMax)
        for (const row of left) {
          if (tired.includes(row)) end(row, { kind: 'failed', reason: 'interrupted' }, 0)
          else putBack(row, row.attempt)
        }
        return { requeued: left.length - tired.length, failed: tired.length }
      }),
    depth: async () => countPending.get()?.count ?? 0,
  }
}

/** Statements are compiled once; compiling costs more than running them. */
function prepare(orm: Database['orm']) {
  const held = and(
    eq(scans.scanId, sql.placeholder('scanId')),
    eq(scans.attempt, sql.placeholder('attempt')),
    running,
  )
  return {
    claimOldest: orm
      .update(scans)
      .set({ status: 'running', attempt: sql`${scans.attempt} + 1` })
      .where(
        sql`${scans.seq} IN (SELECT seq FROM scans WHERE status = 'pending'
                             ORDER BY seq LIMIT ${sql.placeholder('most')})`,
      )
      .returning({
        seq: scans.seq,
        scanId: scans.scanId,
        attempt: scans.attempt,
        fetchUrl: scans.fetchUrl,
      })
      .prepare(),
    findHeld: orm.select().from(scans).where(held).prepare(),
    findRunning: orm.select().from(scans).where(running).prepare(),
    countPending: orm
      .select({ count: sql<number>`count(*)` })
      .from(scans)
      .where(pending)
      .prepare(),
  }
}
