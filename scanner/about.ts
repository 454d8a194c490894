/**
 * What can be told of the scanner without loading it: its grades and words, which texts it does not take, what is fetched
 * and shown of an address, and what the rules say of themselves. With all their patterns they take 30 MB of a process, and
 * one that only shows reports needs none of it.
 */

import type { RuleText } from './rule.ts'
import texts from './rule-texts.json'

export { CHAPTERS } from './chapters.ts'
export { plainHost, rawFormOf, sourceRepoOf } from './forges.ts'
export { gradeOf, VERDICTS } from './grade.ts'
export { isHtmlPage } from './html-page.ts'
export { maskAddress } from './masking.ts'
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
export { CATEGORIES, type Category, type RuleText } from './rule.ts'

/** In the order of `RULES`. Written by `bun scanner/reference.ts`, and tested to agree with them. */
export const RULE_TEXTS = texts.rules as readonly RuleText[]

/** The same as that of the rules. */
export const RULES_VERSION: number = texts.version
