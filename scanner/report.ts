/** What the scanner says of a text: shapes shared by the engine, the server, the command line and the pages. */

/** From worst to least, the order in which findings are listed. */
export const SEVERITIES = ['crit', 'high', 'med', 'low'] as const
export type Severity = (typeof SEVERITIES)[number]

/** How sure a rule is. Only `high` and `medium` move the score. */
export const CONFIDENCES = ['high', 'medium', 'low'] as const
export type Confidence = (typeof CONFIDENCES)[number]

/** From best to worst. */
export const GRADES = ['A', 'B', 'C', 'D', 'F'] as const
export type Grade = (typeof GRADES)[number]

/** One line of an excerpt: its 1-based number, at most 240 characters of it, and whether it offends. */
export interface ContextLine {
  number: number
  text: string
  hit: boolean
}

/** The offending line with up to two lines on each side. */
export interface Context {
  lines: ContextLine[]
}

export interface Finding {
  ruleId: string
  severity: Severity
  title: string
  /** Why it matters, in a sentence or two; says what was decoded when something was. */
  description: string
  /** 1-based in the file as received; null when the finding is about the whole file. */
  line: number | null
  /** Null when `line` is. */
  context: Context | null
  /** Such as `CWE-494`; null for rules that are not about security. */
  cwe: string | null
  confidence: Confidence
  /** What the author or the reader can do about it. */
  remediation: string
}

export interface Report {
  grade: Grade
  /** 0 to 100, whole points. */
  score: number
  /** From frontmatter, in NFC, at most 256 characters; null when absent or unusable. */
  skillName: string | null
  skillVersion: string | null
  /** The version of the rule set that judged; it rises with every change that can move a score. */
  rulesVersion: number
  /** By severity, then line, then rule. */
  findings: Finding[]
}
