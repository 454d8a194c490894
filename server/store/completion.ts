/**
 * What a completed scan changes beside its own row: the counter and the latest scan of its name,
 * and the same of its name and source.
 */

import { sql } from 'drizzle-orm'
import type { ScanOutcome } from '../deps.ts'
import type { Database } from './database.ts'
import { skillSources, skills } from './schema.ts'

export interface Completion {
  seq: number
  skillName: string
  sourceRepo: string
  completedAt: number
}

/** Synchronous, for use inside the transaction that stores the scan. */
export type CountCompletion = (completion: Completion) => void

export function createCompletionCount({ orm }: Pick<Database, 'orm'>): CountCompletion {
  const first = {
    name: sql.placeholder('skillName'),
    completedScans: 1,
    latestSeq: sql.placeholder('seq'),
    latestCompletedAt: sql.placeholder('completedAt'),
  }
  const byName = orm
    .insert(skills)
    .values(first)
    .onConflictDoUpdate({ target: skills.name, set: oneMore(skills) })
    .prepare()
  const bySource = orm
    .insert(skillSources)
    .values({ ...first, sourceRepo: sql.placeholder('sourceRepo') })
    .onConflictDoUpdate({
      target: [skillSources.name, skillSources.sourceRepo],
      set: oneMore(skillSources),
    })
    .prepare()
  return (completion) => {
    byName.run({ ...completion })
    bySource.run({ ...completion })
  }
}

/** Of scans with equal times the one stored last wins, so the comparison includes equality. */
function oneMore(table: typeof skills | typeof skillSources) {
  const newer = sql`excluded.latest_completed_at >= ${table.latestCompletedAt}`
  return {
    completedScans: sql`${table.completedScans} + 1`,
    latestSeq: sql`iif(${newer}, excluded.latest_seq, ${table.latestSeq})`,
    latestCompletedAt: sql`max(excluded.latest_completed_at, ${table.latestCompletedAt})`,
  }
}

/** What the row of a scan keeps of its report beside the record; all null when it failed. */
export function judgedColumns(outcome: ScanOutcome) {
  const report = outcome.kind === 'completed' ? outcome.report : null
  return {
    skillName: report?.skillName ?? null,
    grade: report?.grade ?? null,
    score: report?.score ?? null,
    rulesVersion: report?.rulesVersion ?? null,
    contentSha256: outcome.kind === 'completed' ? outcome.contentSha256 : null,
  }
}
