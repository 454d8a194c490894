/** The scans table as a queue: claiming, ending, putting back, and taking up what a crash left. */

import { and, eq, sql } from 'drizzle-orm'
import type { Claim, Clock, Finished, Queue, ScanOutcome } from '../deps.ts'
import { scanAttemptsMax, scansPerHostMax } from '../limits.ts'
import { createScanEnd } from './completion.ts'
import type { Database } from './database.ts'
import { scans } from './schema.ts'
import { refusedAs } from './writer.ts'

/** Written out, not bound: SQLite uses the partial indexes only for a literal. */
const pending = sql`${scans.status} = 'pending'`
const running = sql`${scans.status} = 'running'`

export function createQueue(database: Database, clock: Pick<Clock, 'now'>): Queue {
  const { orm, write } = database
  const endScan = createScanEnd(database)

  const { findWaiting, claimOne, findHeld, findRunning, countPending } = prepare(orm)

  /** One pass over the queue: what is passed over is of a full host, and hosts only fill up. */
  const claimSome = (most: number, underWay: ReadonlyMap<string, number>): Claim[] => {
    const counts = new Map(underWay)
    const claims: Claim[] = []
    let after = 0
    while (claims.length < most) {
      const full = [...counts].filter(([, count]) => count >= scansPerHostMax)
      const next = findWaiting.get({ after, full: JSON.stringify(full.map(([host]) => host)) })
      if (!next) break
      after = next.seq
      const host = next.fetchHost ?? ''
      counts.set(host, (counts.get(host) ?? 0) + 1)
      const claimed = claimOne.get({ seq: next.seq })
      if (claimed) claims.push({ ...claimed, fetchUrl: claimed.fetchUrl ?? '', host })
    }
    return claims
  }

  /** Ends one running scan. The row was read in the same transaction. */
  const end = (row: typeof scans.$inferSelect, outcome: ScanOutcome, durationMs: number) => {
    endScan(row, outcome, durationMs, clock.now(), (columns) => {
      orm
        .update(scans)
        .set({ ...columns, fetchUrl: null, fetchHost: null })
        .where(and(eq(scans.seq, row.seq), running))
        .run()
      return row.seq
    })
  }
  const putBack = (row: typeof scans.$inferSelect, attempt: number) => {
    orm
      .update(scans)
      .set({ status: 'pending', attempt })
      .where(and(eq(scans.seq, row.seq), running))
      .run()
  }

  return {
    claim: (most, underWay = new Map()) => write(() => claimSome(most, underWay)),
    finish: ({ scanId, attempt }, outcome, scanDurationMs) =>
      refusedAs<Finished>(
        'unavailable',
        write(() => {
          const row = findHeld.get({ scanId, attempt })
          if (!row) return 'gone'
          end(row, outcome, scanDurationMs)
          return 'stored'
        }),
      ),
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
    /** The oldest behind `after` whose host is not in the list `full`, as JSON. */
    findWaiting: orm
      .select({ seq: scans.seq, fetchHost: scans.fetchHost })
      .from(scans)
      .where(
        and(
          pending,
          sql`${scans.seq} > ${sql.placeholder('after')}`,
          sql`coalesce(${scans.fetchHost}, '') NOT IN
              (SELECT value FROM json_each(${sql.placeholder('full')}))`,
        ),
      )
      .orderBy(scans.seq)
      .limit(1)
      .prepare(),
    claimOne: orm
      .update(scans)
      .set({ status: 'running', attempt: sql`${scans.attempt} + 1` })
      .where(eq(scans.seq, sql.placeholder('seq')))
      .returning({ scanId: scans.scanId, attempt: scans.attempt, fetchUrl: scans.fetchUrl })
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
