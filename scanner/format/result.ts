/** What the command line found out about each input: the shape that every format starts from. */

import type { WholeFinding, WholeReport } from '../extent.ts'
import { VERDICTS } from '../grade.ts'
import { type Finding, GRADES, type Grade } from '../report.ts'

export type Input = { kind: 'file'; path: string } | { kind: 'url'; url: string }

export interface Scanned {
  kind: 'scanned'
  input: Input
  /** Of the bytes that were judged, a byte order mark included. */
  sha256: string
  bytes: number
  /** Without what is tolerated; score and grade are those of the findings that it holds. */
  report: WholeReport
  /** Findings of the baseline, which do not count. */
  known: WholeFinding[]
  /** Findings of rules that are ignored. */
  ignoredCount: number
  scanDurationMs: number
}

/** Could not be fetched or is no text that can be judged. */
export interface Unread {
  kind: 'unread'
  input: Input
  error: 'fetch_failed' | 'content_too_large' | 'scan_failed'
  message: string
  /** What the address answered. */
  status?: number
}

export type Result = Scanned | Unread

/** Turns all results, in the order of their inputs, into what is printed. */
export type Formatter = (results: readonly Result[]) => string

export interface Summary {
  total: number
  /** Graded A or B; C; D or F; not graded at all. */
  passed: number
  caution: number
  failed: number
  errors: number
}

export function summaryOf(results: readonly Result[]): Summary {
  const graded = (...grades: Grade[]) =>
    results.filter((result) => result.kind === 'scanned' && grades.includes(result.report.grade))
      .length
  return {
    total: results.length,
    passed: graded('A', 'B'),
    caution: graded('C'),
    failed: graded('D', 'F'),
    errors: results.filter((result) => result.kind === 'unread').length,
  }
}

export const labelOf = (input: Input): string => (input.kind === 'url' ? input.url : input.path)

/** `a/SKILL.md:7`, or the label alone for a finding about the whole file. */
export const placeOf = ({ line }: Finding, label: string): string =>
  line === null ? label : `${label}:${line}`

/** The words for a result: what is tolerated was found, and an A then says only that nothing else was. */
export const verdictOf = ({ report, known, ignoredCount }: Scanned): string =>
  report.grade === 'A' && known.length + ignoredCount > 0
    ? 'Nothing else found'
    : VERDICTS[report.grade]

export const isAtOrBelow = (grade: Grade, limit: Grade): boolean =>
  GRADES.indexOf(grade) >= GRADES.indexOf(limit)

export const counted = (count: number, noun: string): string =>
  `${count} ${noun}${count === 1 ? '' : 's'}`

/** `3 findings, 1 known, 2 ignored`: what is tolerated is never out of sight. */
export function countsOf({ report, known, ignoredCount }: Scanned): string {
  const counts = [counted(report.findings.length, 'finding')]
  if (known.length > 0) counts.push(`${known.length} known`)
  if (ignoredCount > 0) counts.push(`${ignoredCount} ignored`)
  return counts.join(', ')
}
