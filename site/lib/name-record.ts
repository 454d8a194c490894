/** Reads what the API knows of the sources behind a name, and of its grades over time. */

import { amount, fieldsOf, list, text } from './fields.ts'

/** What one completed scan came to. */
export interface GradedView {
  scanId: string
  grade: string
  score: number
  contentSha256: string | null
  rulesVersion: number | null
  completedAt: string
}

export interface SourcesView {
  skillName: string
  totalSources: number
  sources: { sourceRepo: string; totalScans: number; latest: GradedView }[]
}

/** Null when it lists no source at all. */
export function readSources(value: unknown): SourcesView | null {
  const fields = fieldsOf(value)
  const sources = list(fields.sources).map((entry) => {
    const source = fieldsOf(entry)
    return {
      sourceRepo: text(source.sourceRepo) ?? '',
      totalScans: amount(source.totalScans) ?? 1,
      latest: readGraded(source.latest),
    }
  })
  if (sources.length === 0) return null
  const totalSources = amount(fields.totalSources) ?? sources.length
  return { skillName: text(fields.skillName) ?? '', totalSources, sources }
}

/** The latest first. */
export const readHistory = (value: unknown): GradedView[] =>
  list(fieldsOf(value).scans).map(readGraded)

function readGraded(value: unknown): GradedView {
  const fields = fieldsOf(value)
  return {
    scanId: text(fields.scanId) ?? '',
    grade: text(fields.grade) ?? '?',
    score: amount(fields.score) ?? 0,
    contentSha256: text(fields.contentSha256),
    rulesVersion: amount(fields.rulesVersion),
    completedAt: text(fields.completedAt) ?? '',
  }
}
