/** The scanner's face: `scan`, `RULES`, `gradeOf`, and the shapes of a report. */

export type { Confidence, Context, ContextLine, Finding, Grade, Report, Severity } from './report.ts'
export { CONFIDENCES, GRADES, SEVERITIES } from './report.ts'
