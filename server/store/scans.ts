/**
 * Scans as a caller sees them: accepted, kept, found, the latest of a name, and removed when old.
 */

import { and, eq, inArray, isNotNull, lt, notExists, sql } from 'drizzle-orm'
import type { Clock, FinishedScan, ScanStore } from '../deps.ts'
import { queueScansMax } from '../limits.ts'
import { createCompletionCount, skillNameOf } from './completion.ts'
import type { Database } from './database.ts'
import { refusedAsUnavailable } from './limiter.ts'
import { finishedRecord, unfinishedRecord, withErrorMessage } from './records.ts'
import { scans, skills } from './schema.ts'
import type { Windows } from './window.ts'
import { WriteRefused } from './writer.ts'

/** Removed in one transaction; small, so that writes of callers come in between. */
const PURGE_ROWS = 500

export interface ScanStoreSettings {
  /** Bytes above which nothing new is stored; 0 for no cap. */
  databaseBytesMax: number
  queueMax?: number
}

export function createScanStore(
  database: Database,
  windows: Windows,
  clock: Pick<Clock, 'now'>,
  { databaseBytesMax, queueMax = queueScansMax }: ScanStoreSettings,
): ScanStore {
  const { orm, write } = database
  const countCompletion = createCompletionCount(database)
  const statements = prepare(orm)

  const hasRoom = () => databaseBytesMax === 0 || database.usedBytes() < databaseBytesMax
  const queueFull = () => (statements.countWaiting.get({ most: queueMax })?.count ?? 0) >= queueMax

  const insertFinished = (scan: FinishedScan) => {
    const completedAt = Math.max(scan.completedAt, scan.createdAt)
    const skillName = skillNameOf(scan.outcome)
    const { scanId, url, sourceRepo, createdAt, outcome, scanDurationMs } = scan
    const record = finishedRecord(scan, outcome, scanDurationMs, completedAt)
    const status = 'completed'
    const { seq } = orm
      .insert(scans)
      .values({
        scanId,
        url,
        sourceRepo,
        status,
        attempt: 1,
        skillName,
        createdAt,
        completedAt,
        record,
      })
      .returning({ seq: scans.seq })
      .get()
    if (skillName !== null) countCompletion({ seq, skillName, completedAt })
  }

  return {
    accept: (scan, clientKey) =>
      refusedAsUnavailable(
        write(() => {
          const { remaining, retryAfterSec } = windows.state('scan', clientKey)
          if (remaining === 0) return { kind: 'limited', retryAfterSec }
          if (!hasRoom() || queueFull()) return { kind: 'unavailable' }
          windows.add('scan', clientKey)
          statements.insertPending.run({ ...scan, createdAt: clock.now() })
          return { kind: 'accepted', remaining: remaining - 1 }
        }),
      ),
    keep: async (scan) => {
      try {
        return await write(() => {
          if (!hasRoom()) return false
          insertFinished(scan)
          return true
        })
      } catch (error) {
        if (error instanceof WriteRefused) return false
        throw error
      }
    },
    hasRoom: async () => hasRoom(),
    find: async (scanId) => {
      const row = statements.findByScanId.get({ scanId })
      if (!row) return null
      if (row.record !== null) {
        return { json: withErrorMessage(row.record, row.errorMessage), final: true }
      }
      const status = row.status === 'running' ? 'running' : 'pending'
      return { json: unfinishedRecord(row, status), final: false }
    },
    latest: async (skillName) => {
      const row = statements.findLatest.get({ skillName })
      if (!row?.record) return null
      const version = `${row.scanId}.${row.totalScans}`
      return { totalScans: row.totalScans, latestJson: row.record, version }
    },
    purge: async (olderThan) => {
      let total = 0
      for (;;) {
        const removed = await write(() => removeBatch(orm, olderThan))
        total += removed
        if (removed < PURGE_ROWS) return total
      }
    },
  }
}

/** Statements are compiled once; compiling costs more than running them. */
function prepare(orm: Database['orm']) {
  return {
    insertPending: orm
      .insert(scans)
      .values({
        scanId: sql.placeholder('scanId'),
        url: sql.placeholder('url'),
        fetchUrl: sql.placeholder('fetchUrl'),
        sourceRepo: sql.placeholder('sourceRepo'),
        status: 'pending',
        attempt: 0,
        createdAt: sql.placeholder('createdAt'),
      })
      .prepare(),
    findByScanId: orm
      .select({
        scanId: scans.scanId,
        url: scans.url,
        sourceRepo: scans.sourceRepo,
        status: scans.status,
        createdAt: scans.createdAt,
        record: scans.record,
        errorMessage: scans.errorMessage,
      })
      .from(scans)
      .where(eq(scans.scanId, sql.placeholder('scanId')))
      .prepare(),
    findLatest: orm
      .select({
        totalScans: skills.completedScans,
        scanId: scans.scanId,
        record: scans.record,
      })
      .from(skills)
      .innerJoin(scans, eq(scans.seq, skills.latestSeq))
      .where(eq(skills.name, sql.placeholder('skillName')))
      .prepare(),
    /** Counts no further than the cap. */
    countWaiting: orm
      .select({ count: sql<number>`count(*)` })
      .from(
        orm
          .select({ seq: scans.seq })
          .from(scans)
          // Written out, not bound: SQLite uses the partial index only for a literal.
          .where(sql`${scans.status} = 'pending'`)
          .limit(sql.placeholder('most'))
          .as('waiting'),
      )
      .prepare(),
  }
}

/**
 * Removes up to `PURGE_ROWS` ended scans and takes the completed ones from their names' counters.
 */
function removeBatch(orm: Database['orm'], olderThan: number): number {
  const isLatest = orm
    .select({ one: sql`1` })
    .from(skills)
    .where(eq(skills.latestSeq, scans.seq))
  const old = orm
    .select({ seq: scans.seq, skillName: scans.skillName })
    .from(scans)
    .where(and(isNotNull(scans.completedAt), lt(scans.completedAt, olderThan), notExists(isLatest)))
    .limit(PURGE_ROWS)
    .all()
  for (const { skillName } of old) {
    if (skillName === null) continue
    orm
      .update(skills)
      .set({ completedScans: sql`${skills.completedScans} - 1` })
      .where(eq(skills.name, skillName))
      .run()
  }
  orm
    .delete(scans)
    .where(
      inArray(
        scans.seq,
        old.map((row) => row.seq),
      ),
    )
    .run()
  return old.length
}
