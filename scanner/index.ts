/**
 * The scanner's face: `scan`, `RULES`, `gradeOf`, the shapes of a report, and the tables that one
 * thread may hand to the next.
 */

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
export { type Tables, tables, takeTables } from './signals/words.ts'
