/**
 * What a completed scan changes beside its own row: the counter and the latest scan of its name.
 */

import { sql } from 'drizzle-orm'
import type { ScanOutcome } from '../deps.ts'
import type { Database } from './database.ts'
import { skills } from './schema.ts'

export interface Completion {
  seq: number
  skillName: string
  completedAt: number
}

/** Synchronous, for use inside the transaction that stores the scan. */
export type CountCompletion = (completion: Completion) => void

export function createCompletionCount({ orm }: Pick<Database, 'orm'>): CountCompletion {
  // Of scans with equal times the one stored last wins, so the comparison includes equality.
  const newer = sql`excluded.latest_completed_at >= ${skills.latestCompletedAt}`
  const upsert = orm
    .insert(skills)
    .values({
      name: sql.placeholder('skillName'),
      completedScans: 1,
      latestSeq: sql.placeholder('seq'),
      latestCompletedAt: sql.placeholder('completedAt'),
    })
    .onConflictDoUpdate({
      target: skills.name,
      set: {
        completedScans: sql`${skills.completedScans} + 1`,
        latestSeq: sql`iif(${newer}, excluded.latest_seq, ${skills.latestSeq})`,
        latestCompletedAt: sql`max(excluded.latest_completed_at, ${skills.latestCompletedAt})`,
      },
    })
    .prepare()
  return (completion) => void upsert.run({ ...completion })
}

export const skillNameOf = (outcome: ScanOutcome): string | null =>
  outcome.kind === 'completed' ? outcome.report.skillName : null
