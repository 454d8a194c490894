/** What is known under a skill name: its latest scan, its sources, and its grades over time. */

import { and, desc, eq, sql } from 'drizzle-orm'
import type { GradedScan, SkillNames } from '../deps.ts'
import { historyScansMax, sourcesMax } from '../limits.ts'
import type { Database } from './database.ts'
import { scans, skillSources, skills } from './schema.ts'

export function createSkillNames({ orm }: Pick<Database, 'orm'>): SkillNames {
  const { latestOfName, latestOfSource, countSources, newestSources, history } = prepare(orm)
  return {
    latest: async (skillName, sourceRepo) => {
      const row =
        sourceRepo === null
          ? latestOfName.get({ skillName })
          : latestOfSource.get({ skillName, sourceRepo })
      if (!row?.record) return null
      const version = `${row.scanId}.${row.totalScans}`
      return { totalScans: row.totalScans, latestJson: row.record, version }
    },
    sources: async (skillName) => {
      const totalSources = countSources.get({ skillName })?.count ?? 0
      if (totalSources === 0) return null
      const rows = newestSources.all({ skillName })
      return {
        totalSources,
        sources: rows.map(({ sourceRepo, totalScans, ...latest }) => ({
          sourceRepo,
          totalScans,
          latest: gradedScan(latest),
        })),
      }
    },
    history: async (skillName, sourceRepo) =>
      history.all({ skillName, sourceRepo }).map(gradedScan),
  }
}

/** Only of completed scans, which have all of it. */
const graded = {
  scanId: scans.scanId,
  grade: scans.grade,
  score: scans.score,
  contentSha256: scans.contentSha256,
  rulesVersion: scans.rulesVersion,
  completedAt: scans.completedAt,
}

const gradedScan = (row: Record<keyof typeof graded, unknown>): GradedScan =>
  ({ ...row, completedAt: new Date(Number(row.completedAt)).toISOString() }) as GradedScan

function prepare(orm: Database['orm']) {
  const isSource = and(
    eq(skillSources.name, sql.placeholder('skillName')),
    eq(skillSources.sourceRepo, sql.placeholder('sourceRepo')),
  )
  return {
    latestOfName: orm
      .select({ totalScans: skills.completedScans, scanId: scans.scanId, record: scans.record })
      .from(skills)
      .innerJoin(scans, eq(scans.seq, skills.latestSeq))
      .where(eq(skills.name, sql.placeholder('skillName')))
      .prepare(),
    latestOfSource: orm
      .select({
        totalScans: skillSources.completedScans,
        scanId: scans.scanId,
        record: scans.record,
      })
      .from(skillSources)
      .innerJoin(scans, eq(scans.seq, skillSources.latestSeq))
      .where(isSource)
      .prepare(),
    countSources: orm
      .select({ count: sql<number>`count(*)` })
      .from(skillSources)
      .where(eq(skillSources.name, sql.placeholder('skillName')))
      .prepare(),
    newestSources: orm
      .select({
        sourceRepo: skillSources.sourceRepo,
        totalScans: skillSources.completedScans,
        ...graded,
      })
      .from(skillSources)
      .innerJoin(scans, eq(scans.seq, skillSources.latestSeq))
      .where(eq(skillSources.name, sql.placeholder('skillName')))
      .orderBy(desc(skillSources.latestCompletedAt), desc(skillSources.latestSeq))
      .limit(sourcesMax)
      .prepare(),
    history: orm
      .select(graded)
      .from(scans)
      .where(
        and(
          eq(scans.skillName, sql.placeholder('skillName')),
          eq(scans.sourceRepo, sql.placeholder('sourceRepo')),
        ),
      )
      // Of scans with equal times the one stored last is the latest.
      .orderBy(desc(scans.completedAt), desc(scans.seq))
      .limit(historyScansMax)
      .prepare(),
  }
}
