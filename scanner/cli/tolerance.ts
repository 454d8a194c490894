/** What a team chose to live with: rules that are ignored, findings that are known. */

import type { WholeFinding } from '../extent.ts'
import type { Scanned } from '../format/result.ts'
import { gradeOf, scoreOf } from '../grade.ts'
import type { IsKnown } from './baseline.ts'

export interface Tolerance {
  ignored: ReadonlySet<string>
  isKnown: IsKnown
}

/**
 * The same result without what is tolerated, and with the score and grade of what is left. Known
 * findings stay visible, those of ignored rules are only counted.
 */
export function tolerate(result: Scanned, { ignored, isKnown }: Tolerance): Scanned {
  const heeded = result.report.findings.filter(({ ruleId }) => !ignored.has(ruleId))
  const known: WholeFinding[] = []
  const findings: WholeFinding[] = []
  for (const finding of heeded) (isKnown(finding) ? known : findings).push(finding)
  if (findings.length === result.report.findings.length) return result
  const score = scoreOf(findings)
  return {
    ...result,
    report: { ...result.report, findings, score, grade: gradeOf(score) },
    known,
    ignoredCount: result.report.findings.length - heeded.length,
  }
}
