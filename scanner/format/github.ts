/** `--format github`: annotations of a workflow run. */

import type { Finding } from '../report.ts'
import { countsOf, type Formatter, labelOf, type Result, type Scanned } from './result.ts'
import { visible } from './visible.ts'

type Level = 'error' | 'warning' | 'notice'

export const formatGithub: Formatter = (results) =>
  results
    .flatMap(annotations)
    .map((line) => `${line}\n`)
    .join('')

function annotations(result: Result): string[] {
  const file = labelOf(result.input)
  if (result.kind === 'unread')
    return [annotation('error', { file, title: 'Could not be read' }, `${file}: ${result.message}`)]
  return [
    ...result.report.findings.map((finding) => annotationOf(finding, file)),
    ...result.known.map((finding) => knownAnnotation(finding, file)),
    verdict(result, file),
  ]
}

function annotationOf(finding: Finding, file: string): string {
  const { title, description, remediation, ruleId } = finding
  return annotation(
    levelOf(finding),
    { ...placeOf(finding, file), title: `${title} (${ruleId})` },
    `${description} ${remediation}`,
  )
}

function knownAnnotation(finding: Finding, file: string): string {
  const title = `Known: ${finding.title} (${finding.ruleId})`
  return annotation('notice', { ...placeOf(finding, file), title }, 'It is in the baseline.')
}

const placeOf = ({ line }: Finding, file: string): Record<string, string> =>
  line === null ? { file } : { file, line: String(line) }

function levelOf({ severity, confidence }: Finding): Level {
  if (severity === 'low' || confidence === 'low') return 'notice'
  return severity === 'med' ? 'warning' : 'error'
}

function verdict(result: Scanned, file: string): string {
  const { grade, score } = result.report
  return annotation(
    'notice',
    { file, title: 'Touchstone' },
    `Grade ${grade}, score ${score}: ${countsOf(result)}.`,
  )
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
