/** What the scanner says of a sample, cut down to what is counted. */

import { gradeOf, scoreOf } from '../../scanner/grade.ts'
import { GRADES, type Finding, type Grade } from '../../scanner/report.ts'
import { scan } from '../../scanner/scan.ts'
import type { Sample } from './corpus.ts'

export interface Judgement {
  sample: Sample
  grade: Grade
  score: number
  /** Rules that took points, in order of their names. */
  scoring: string[]
  /** Of those, the rules without whose findings the file would be a B or better, with their lines. */
  deciding: { ruleId: string; lines: (number | null)[] }[]
}

export const isAlarm = ({ grade }: Pick<Judgement, 'grade'>): boolean => isAtOrBelow(grade, 'C')
export const isCondemned = ({ grade }: Pick<Judgement, 'grade'>): boolean => isAtOrBelow(grade, 'D')

const isAtOrBelow = (grade: Grade, limit: Grade): boolean =>
  GRADES.indexOf(grade) >= GRADES.indexOf(limit)

export function judge(sample: Sample): Judgement {
  const { grade, score, findings } = scan(sample.text)
  const counted = findings.filter(({ confidence }) => confidence !== 'low')
  const scoring = [...new Set(counted.map(({ ruleId }) => ruleId))].sort()
  const deciding = isAlarm({ grade })
    ? scoring
        .filter((ruleId) => !isAlarm({ grade: gradeWithout(findings, ruleId) }))
        .map((ruleId) => ({ ruleId, lines: linesOf(counted, ruleId) }))
    : []
  return { sample, grade, score, scoring, deciding }
}

const gradeWithout = (findings: readonly Finding[], ruleId: string): Grade =>
  gradeOf(scoreOf(findings.filter((finding) => finding.ruleId !== ruleId)))

const linesOf = (findings: readonly Finding[], ruleId: string): (number | null)[] =>
  findings.filter((finding) => finding.ruleId === ruleId).map(({ line }) => line)

export interface Speed {
  megabytesPerSec: number
  slowest: { id: string; ms: number; bytes: number }
}

/** Scans all samples once more: after `judge` has seen them the engine is warm. */
export function timeScans(samples: readonly Sample[]): Speed {
  let bytes = 0
  let totalMs = 0
  let slowest = { id: '', ms: 0, bytes: 0 }
  for (const sample of samples) {
    const start = performance.now()
    scan(sample.text)
    const ms = performance.now() - start
    bytes += sample.bytes
    totalMs += ms
    if (ms > slowest.ms) slowest = { id: sample.id, ms, bytes: sample.bytes }
  }
  return { megabytesPerSec: totalMs === 0 ? 0 : bytes / 1000 / totalMs, slowest }
}
