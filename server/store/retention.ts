/** Takes old scans out of the database. What was counted stays counted. */

import { and, eq, inArray, isNotNull, lt, notExists, sql } from 'drizzle-orm'
import type { Database } from './database.ts'
import { repairSources } from './removal.ts'
import { scans, skills } from './schema.ts'

/** Removed in one transaction; small, so that writes of callers come in between. */
export const PURGE_ROWS = 500

/**
 * Removes up to `PURGE_ROWS` scans that ended before `olderThan`, the newest completed one of each
 * name excepted. Returns how many went. For use inside a transaction.
 */
export function removeBatch(orm: Database['orm'], olderThan: number): number {
  const isLatest = orm
    .select({ one: sql`1` })
    .from(skills)
    .where(eq(skills.latestSeq, scans.seq))
  const old = orm
    .select({ seq: scans.seq })
    .from(scans)
    .where(and(isNotNull(scans.completedAt), lt(scans.completedAt, olderThan), notExists(isLatest)))
    .limit(PURGE_ROWS)
    .all()
  const seqs = old.map((row) => row.seq)
  orm.delete(scans).where(inArray(scans.seq, seqs)).run()
  repairSources(orm, seqs)
  return old.length
}
