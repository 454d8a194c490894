/**
 * Scans as a caller sees them: accepted, kept, found, and removed when old.
 */

import { eq, sql } from 'drizzle-orm'
import type { Accepted, Clock, FinishedScan, ScanStore } from '../deps.ts'
import { plainHost } from '../hosts.ts'
import { queueScansMax, queueScansPerHostMax } from '../limits.ts'
import { createScanEnd } from './completion.ts'
import type { Database } from './database.ts'
import { unfinishedRecord, withErrorMessage } from './records.ts'
import { PURGE_ROWS, removeBatch } from './retention.ts'
import { scans } from './schema.ts'
import type { Windows } from './window.ts'
import { refusedAs } from './writer.ts'

export interface ScanStoreSettings {
  /** Bytes above which nothing new is stored; 0 for no cap. */
  databaseBytesMax: number
  queueMax?: number
  queuePerHostMax?: number
}

export function createScanStore(
  database: Database,
  windows: Windows,
  clock: Pick<Clock, 'now'>,
  settings: ScanStoreSettings,
): ScanStore {
  const { databaseBytesMax } = settings
  const { queueMax = queueScansMax, queuePerHostMax = queueScansPerHostMax } = settings
  const { orm, write } = database
  const endScan = createScanEnd(database)
  const statements = prepare(orm)

  const hasRoom = () => databaseBytesMax === 0 || database.usedBytes() < databaseBytesMax
  const queueFull = (host: string) => {
    const waiting = statements.countWaiting.get({ host })
    return waiting !== undefined && (waiting.all >= queueMax || waiting.ofHost >= queuePerHostMax)
  }

  const insertFinished = (scan: FinishedScan) => {
    const { scanId, url, sourceRepo, createdAt, outcome, scanDurationMs, completedAt } = scan
    const head = { scanId, url, sourceRepo, createdAt }
    endScan(head, outcome, scanDurationMs, completedAt, (columns) => {
      const row = { ...head, ...columns, attempt: 1 }
      return orm.insert(scans).values(row).returning({ seq: scans.seq }).get().seq
    })
  }

  return {
    accept: (scan, clientKey) =>
      refusedAs<Accepted>(
        { kind: 'unavailable' },
        write(() => {
          const standing = windows.standing('scan', clientKey)
          if (standing.kind === 'limited') return standing
          const fetchHost = hostOf(scan.fetchUrl)
          if (!hasRoom() || queueFull(fetchHost)) return { kind: 'unavailable' }
          windows.add('scan', clientKey)
          statements.insertPending.run({ ...scan, fetchHost, createdAt: clock.now() })
          return { kind: 'accepted', remaining: standing.remaining - 1 }
        }),
      ),
    keep: (scan, signal) =>
      refusedAs(
        false,
        write(() => {
          if (signal?.aborted || !hasRoom()) return false
          insertFinished(scan)
          return true
        }),
      ),
    hasRoom: async () => hasRoom(),
    usedBytes: async () => database.usedBytes(),
    find: async (scanId) => {
      const row = statements.findByScanId.get({ scanId })
      if (!row) return null
      if (row.record !== null) {
        return { json: withErrorMessage(row.record, row.errorMessage), final: true }
      }
      const status = row.status === 'running' ? 'running' : 'pending'
      return { json: unfinishedRecord(row, status), final: false }
    },
    purge: async (olderThan, signal) => {
      let total = 0
      while (!signal?.aborted) {
        const removed = await write(() => removeBatch(orm, olderThan))
        total += removed
        if (removed < PURGE_ROWS) break
      }
      return total
    },
  }
}

/** As fetches count their hosts: without the port and a last dot. */
const hostOf = (url: string): string => plainHost(URL.parse(url)?.hostname ?? '')

/** Statements are compiled once; compiling costs more than running them. */
function prepare(orm: Database['orm']) {
  return {
    insertPending: orm
      .insert(scans)
      .values({
        scanId: sql.placeholder('scanId'),
        url: sql.placeholder('url'),
        fetchUrl: sql.placeholder('fetchUrl'),
        fetchHost: sql.placeholder('fetchHost'),
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
    /** Reads the index of what waits alone, which is never much longer than the cap. */
    countWaiting: orm
      .select({
        all: sql<number>`count(*)`,
        ofHost: sql<number>`count(*) FILTER
          (WHERE ${scans.fetchHost} = ${sql.placeholder('host')})`,
      })
      .from(scans)
      // Written out, not bound: SQLite uses the partial index only for a literal.
      .where(sql`${scans.status} = 'pending'`)
      .prepare(),
  }
}
