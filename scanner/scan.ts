/** The engine: runs the rules over a text, and writes the report on the worst of what they saw. */

import { corroborated } from './corroborate.ts'
import { createDocument, type Document } from './document.ts'
import { extentOf, type WholeReport } from './extent.ts'
import { compareFindings, excerpt } from './finding.ts'
import { gradeOf, scoreOf } from './grade.ts'
import { findingsMax } from './limits.ts'
import type { Finding, Report } from './report.ts'
import type { Rule } from './rule.ts'
import { RULES, RULES_VERSION } from './rules/index.ts'
import { maskSecrets } from './secrets.ts'
import { type Sighting, worstSightings } from './sightings.ts'

/** Excerpts of findings beyond this many show the offending lines alone, so that a report stays small. */
const FULL_EXCERPTS_MAX = 200

/**
 * Judges the text of a SKILL.md file. Pure and total: the same text always gets the same report, and no text makes
 * it throw.
 */
export const scan = (text: string): Report => scanWith(RULES, text)

/** The same with rules of the caller's choice; those of commands run first. */
export const scanWith = (rules: readonly Rule[], text: string): Report =>
  judged(createDocument(text.toWellFormed()), rules).report

/** The same report, and of each finding all of its lines. */
export function scanWhole(text: string): WholeReport {
  const document = createDocument(text.toWellFormed())
  const { report, sightingOf } = judged(document, RULES)
  const findings = report.findings.map((finding) => {
    const sighting = sightingOf.get(finding)
    return { ...finding, extent: sighting ? extentOf(document, sighting, finding.context) : null }
  })
  return { ...report, findings }
}

/** A report, and what each finding was made of that points at a text. */
interface Judged {
  report: Report
  sightingOf: ReadonlyMap<Finding, Sighting>
}

function judged(document: Document, rules: readonly Rule[]): Judged {
  const { sightings, count, isFull } = worstSightings(document, rules, findingsMax)
  const sightingOf = new Map(
    corroborated(sightings).map((sighting, index) => [
      finding(document, sighting, index < FULL_EXCERPTS_MAX),
      sighting,
    ]),
  )
  const findings = [...sightingOf.keys()]
  if (sightings.length < count) findings.push(cutOff(isFull ? `At least ${count}` : `${count}`))
  findings.sort(compareFindings)
  const score = scoreOf(findings)
  const report: Report = {
    grade: gradeOf(score),
    score,
    skillName: masked(document.frontmatter.name),
    skillVersion: masked(document.frontmatter.version),
    rulesVersion: RULES_VERSION,
    findings,
  }
  return { report, sightingOf }
}

/** Names are public like all else in a report. */
const masked = (name: string | null): string | null => name && maskSecrets(name)

function finding(document: Document, sighting: Sighting, full: boolean): Finding {
  const { rule, line, note } = sighting
  const context =
    line === null
      ? null
      : excerpt(document, line, Math.max(line, sighting.lastLine), sighting.column, full)
  return {
    ruleId: rule.id,
    severity: sighting.severity,
    title: rule.title,
    description: note === null ? rule.description : `${rule.description} ${maskSecrets(note)}`,
    line: line === null ? null : line + 1,
    context,
    cwe: rule.cwe,
    confidence: sighting.confidence,
    remediation: rule.remediation,
  }
}

const cutOff = (found: string): Finding => ({
  ruleId: 'finding-limit',
  severity: 'low',
  title: 'More findings than a report holds',
  description: `${found} places were found; the report keeps the worst ${findingsMax - 1} of them.`,
  line: null,
  context: null,
  cwe: null,
  confidence: 'high',
  remediation: 'Read the first findings: the others are of the same kinds.',
})
