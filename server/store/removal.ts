/** Takes scans out of the database together with everything that pointed at them. */

import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Database } from './database.ts'
import { scans, skillSources, skills } from './schema.ts'

type Orm = Database['orm']

/** One scan, or all of a name, of a source, or of a name from a source. */
export interface TakeDown {
  scanId?: string | undefined
  skillName?: string | undefined
  sourceRepo?: string | undefined
}

/** Removed in one transaction, so that the service beside it can write in between. */
const BATCH_ROWS = 500

/**
 * Removes what is named as if it had never been: counts fall, and the scan before it is the latest
 * of its name again. Works beside a running service. Returns how many scans went.
 */
export async function takeDown({ orm, write }: Database, wanted: TakeDown): Promise<number> {
  const { scanId, skillName, sourceRepo } = wanted
  const named = [
    scanId === undefined ? null : eq(scans.scanId, scanId),
    skillName === undefined ? null : eq(scans.skillName, skillName),
    sourceRepo === undefined ? null : eq(scans.sourceRepo, sourceRepo),
  ].filter((condition) => condition !== null)
  // Nothing named would be everything.
  if (named.length === 0) return 0
  let total = 0
  for (;;) {
    const removed = await write(() => removeSome(orm, and(...named)))
    total += removed
    if (removed < BATCH_ROWS) return total
  }
}

function removeSome(orm: Orm, wanted: SQL | undefined): number {
  const rows = orm
    .select({ seq: scans.seq, skillName: scans.skillName, sourceRepo: scans.sourceRepo })
    .from(scans)
    .where(wanted)
    .limit(BATCH_ROWS)
    .all()
  const seqs = rows.map((row) => row.seq)
  // Until the end of this transaction a latest scan may be missing.
  orm.run(sql`PRAGMA defer_foreign_keys = ON`)
  orm.delete(scans).where(inArray(scans.seq, seqs)).run()
  for (const { skillName, sourceRepo } of rows) {
    if (skillName !== null) oneLess(orm, skillName, sourceRepo)
  }
  repairNames(orm, seqs)
  repairSources(orm, seqs)
  return rows.length
}

function oneLess(orm: Orm, name: string, sourceRepo: string): void {
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

/** For names whose latest scan went: the one before it is the latest now, if there is one. */
function repairNames(orm: Orm, seqs: number[]): void {
  for (const { name } of orm.select().from(skills).where(inArray(skills.latestSeq, seqs)).all()) {
    const left = newest(orm, eq(scans.skillName, name))
    if (left) orm.update(skills).set(left).where(eq(skills.name, name)).run()
    else orm.delete(skills).where(eq(skills.name, name)).run()
  }
}

/** The same for the sources of names. */
export function repairSources(orm: Orm, seqs: number[]): void {
  const orphaned = orm.select().from(skillSources).where(inArray(skillSources.latestSeq, seqs))
  for (const { name, sourceRepo } of orphaned.all()) {
    const left = newest(orm, and(eq(scans.skillName, name), eq(scans.sourceRepo, sourceRepo)))
    if (left) orm.update(skillSources).set(left).where(sourceIs(name, sourceRepo)).run()
    else orm.delete(skillSources).where(sourceIs(name, sourceRepo)).run()
  }
}

const newest = (orm: Orm, wanted: SQL | undefined) =>
  orm
    .select({ latestSeq: scans.seq, latestCompletedAt: sql<number>`${scans.completedAt}` })
    .from(scans)
    .where(wanted)
    .orderBy(desc(scans.completedAt), desc(scans.seq))
    .limit(1)
    .get()

const sourceIs = (name: string, sourceRepo: string) =>
  and(eq(skillSources.name, name), eq(skillSources.sourceRepo, sourceRepo))
