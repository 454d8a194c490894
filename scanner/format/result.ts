/** What the command line found out about each input: the shape that every format starts from. */

import { GRADES, type Grade, type Report } from '../report.ts'

export type Input = { kind: 'file'; path: string } | { kind: 'url'; url: string }

export interface Scanned {
  kind: 'scanned'
  input: Input
  report: Report
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

/** The words of a grade; never "safe": a scan of the text alone cannot promise that. */
export const VERDICTS: Record<Grade, string> = {
  A: 'No risk found',
  B: 'Minor risks',
  C: 'Caution',
  D: 'Unsafe',
  F: 'Dangerous',
}

export const isAtOrBelow = (grade: Grade, limit: Grade): boolean =>
  GRADES.indexOf(grade) >= GRADES.indexOf(limit)
