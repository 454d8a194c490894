/** Takes old scans out of the database, and out of the counters of their names and sources. */

import { and, desc, eq, inArray, isNotNull, lt, notExists, sql } from 'drizzle-orm'
import type { Database } from './database.ts'
import { scans, skillSources, skills } from './schema.ts'

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
    .select({ seq: scans.seq, skillName: scans.skillName, sourceRepo: scans.sourceRepo })
    .from(scans)
    .where(and(isNotNull(scans.completedAt), lt(scans.completedAt, olderThan), notExists(isLatest)))
    .limit(PURGE_ROWS)
    .all()
  const seqs = old.map((row) => row.seq)
  orm.delete(scans).where(inArray(scans.seq, seqs)).run()
  for (const { skillName, sourceRepo } of old) {
    if (skillName !== null) oneLess(orm, skillName, sourceRepo)
  }
  const orphaned = orm.select().from(skillSources).where(inArray(skillSources.latestSeq, seqs))
  for (const source of orphaned.all()) repair(orm, source)
  return old.length
}

function oneLess(orm: Database['orm'], name: string, sourceRepo: string): void {
  orm
    .update(skills)
    .set({ completedScans: sql`${skills.completedScans} - 1` })
    .where(eq(skills.name, name))
    .run()
  orm
    .update(skillSources)
    .set({ completedScans: sql`${skillSources.completedScans} - 1` })
    .where(sourceIs(name, sourceRepo))
    .run()
}

/** For a source whose latest scan went: the one before it is the latest now, if there is one. */
function repair(orm: Database['orm'], { name, sourceRepo }: typeof skillSources.$inferSelect) {
  const left = orm
    .select({ latestSeq: scans.seq, latestCompletedAt: sql<number>`${scans.completedAt}` })
    .from(scans)
    .where(and(eq(scans.skillName, name), eq(scans.sourceRepo, sourceRepo)))
    .orderBy(desc(scans.completedAt), desc(scans.seq))
    .limit(1)
    .get()
  if (left) orm.update(skillSources).set(left).where(sourceIs(name, sourceRepo)).run()
  else orm.delete(skillSources).where(sourceIs(name, sourceRepo)).run()
}

const sourceIs = (name: string, sourceRepo: string) =>
  and(eq(skillSources.name, name), eq(skillSources.sourceRepo, sourceRepo))
