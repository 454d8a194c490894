/**
 * How a scan ends: what its own row comes to and, when it was completed, the counter and the latest
 * scan of its name, and the same of its name and source.
 */

import { sql } from 'drizzle-orm'
import type { ScanOutcome } from '../deps.ts'
import type { Database } from './database.ts'
import { errorMessageOf, finishedRecord, type RecordHead } from './records.ts'
import { skillSources, skills } from './schema.ts'

/** What the row of a scan holds once it ended, beside what it was accepted with. */
export type EndedColumns = ReturnType<typeof endedColumns>

/**
 * Ends one scan: `store` writes the columns into its row and returns where that is. Synchronous,
 * for use inside a transaction.
 */
export type EndScan = (
  head: RecordHead,
  outcome: ScanOutcome,
  scanDurationMs: number,
  now: number,
  store: (columns: EndedColumns) => number,
) => void

export function createScanEnd(database: Pick<Database, 'orm'>): EndScan {
  const count = createCompletionCount(database)
  return (head, outcome, scanDurationMs, now, store) => {
    // A clock that was set back must not end a scan before it began.
    const completedAt = Math.max(now, head.createdAt)
    const columns = endedColumns(head, outcome, scanDurationMs, completedAt)
    const seq = store(columns)
    const { skillName } = columns
    if (skillName !== null) count({ seq, skillName, sourceRepo: head.sourceRepo, completedAt })
  }
}

interface Completion {
  seq: number
  skillName: string
  sourceRepo: string
  completedAt: number
}

function createCompletionCount({ orm }: Pick<Database, 'orm'>) {
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
  return (completion: Completion) => {
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

function endedColumns(
  head: RecordHead,
  outcome: ScanOutcome,
  scanDurationMs: number,
  completedAt: number,
) {
  const report = outcome.kind === 'completed' ? outcome.report : null
  return {
    status: outcome.kind,
    skillName: report?.skillName ?? null,
    grade: report?.grade ?? null,
    score: report?.score ?? null,
    rulesVersion: report?.rulesVersion ?? null,
    contentSha256: outcome.kind === 'completed' ? outcome.contentSha256 : null,
    completedAt,
    record: finishedRecord(head, outcome, scanDurationMs, completedAt),
    errorMessage: errorMessageOf(outcome),
  }
}
