/** The scanner's face: `scan`, `RULES`, `gradeOf`, and the shapes of a report. */

export { CHAPTERS } from './chapters.ts'
export { gradeOf, VERDICTS } from './grade.ts'
export type {
  Confidence,
  Context,
  ContextLine,
  Finding,
  Grade,
  Report,
  Severity,
} from './report.ts'
export { CONFIDENCES, GRADES, SEVERITIES } from './report.ts'
export { CATEGORIES, type Category, type Rule } from './rule.ts'
export { RULES, RULES_VERSION } from './rules/index.ts'
export { scan } from './scan.ts'
