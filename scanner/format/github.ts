/** `--format github`: annotations of a workflow run. */

import type { Finding, Grade } from '../report.ts'
import {
  countsOf,
  type Formatter,
  isAtOrBelow,
  labelOf,
  placeOf,
  type Result,
  verdictOf,
} from './result.ts'
import { visible } from './visible.ts'

type Level = 'error' | 'warning' | 'notice'

/**
 * The grades of all files come first: a service shows ten annotations of a level and drops the
 * rest. Messages name their file, since a log shows nothing but them.
 */
export const formatGithub: Formatter = (results) =>
  [...results.map(verdict), ...results.flatMap(findings)].map((line) => `${line}\n`).join('')

function verdict(result: Result): string {
  const file = labelOf(result.input)
  if (result.kind === 'unread')
    return annotation('error', { file, title: 'Could not be read' }, `${file}: ${result.message}`)
  const { grade, score } = result.report
  return annotation(
    levelOfGrade(grade),
    { file, title: `Touchstone: grade ${grade}` },
    `${file}: ${verdictOf(result)}, grade ${grade}, score ${score}, ${countsOf(result)}.`,
  )
}

const levelOfGrade = (grade: Grade): Level =>
  isAtOrBelow(grade, 'D') ? 'error' : grade === 'C' ? 'warning' : 'notice'

function findings(result: Result): string[] {
  if (result.kind === 'unread') return []
  const file = labelOf(result.input)
  return [
    ...result.report.findings.map((finding) => annotationOf(finding, file)),
    ...result.known.map((finding) => knownAnnotation(finding, file)),
  ]
}

function annotationOf(finding: Finding, file: string): string {
  const { title, description, remediation, ruleId } = finding
  return annotation(
    levelOf(finding),
    { ...anchorOf(finding, file), title: `${title} (${ruleId})` },
    `${placeOf(finding, file)}: ${description} ${remediation}`,
  )
}

function knownAnnotation(finding: Finding, file: string): string {
  const title = `Known: ${finding.title} (${finding.ruleId})`
  return annotation(
    'notice',
    { ...anchorOf(finding, file), title },
    `${placeOf(finding, file)}: It is in the baseline.`,
  )
}

const anchorOf = ({ line }: Finding, file: string): Record<string, string> =>
  line === null ? { file } : { file, line: String(line) }

function levelOf({ severity, confidence }: Finding): Level {
  if (severity === 'low' || confidence === 'low') return 'notice'
  return severity === 'med' ? 'warning' : 'error'
}

function annotation(level: Level, properties: Record<string, string>, message: string): string {
  const pairs = Object.entries(properties).map(
    ([key, value]) => `${key}=${escapeProperty(visible(value))}`,
  )
  return `::${level} ${pairs.join(',')}::${escapeData(visible(message))}`
}

/** The runner undoes these; nothing else could end a line or a property early. */
const escapeData = (text: string): string =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')

const escapeProperty = (text: string): string =>
  escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
