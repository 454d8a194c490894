/** `--format text`: for people at a terminal. No line starts with text from a file. */

import type { WholeFinding } from '../extent.ts'
import type { Finding, Severity } from '../report.ts'
import { excerptRows } from './excerpt.ts'
import {
  counted,
  countsOf,
  isAtOrBelow,
  labelOf,
  placeOf,
  type Result,
  type Scanned,
  summaryOf,
  verdictOf,
} from './result.ts'
import { visible } from './visible.ts'

type Paint = (text: string, ...codes: number[]) => string

const BOLD = 1
const DIM = 2
const RED = 31
const GREEN = 32
const YELLOW = 33
const CYAN = 36

const SEVERITY_COLOURS: Record<Severity, number[]> = {
  crit: [BOLD, RED],
  high: [RED],
  med: [YELLOW],
  low: [CYAN],
}

export function formatText(results: readonly Result[], coloured: boolean): string {
  const paint: Paint = (text, ...codes) =>
    coloured ? `\x1b[${codes.join(';')}m${text}\x1b[0m` : text
  const parts = results.map((result) => {
    if (result.kind === 'scanned') return scanned(result, paint)
    return `${paint('?   -', BOLD)}  ${visible(labelOf(result.input))}\n     Could not be read: ${visible(result.message)}\n`
  })
  return `${parts.join('\n')}\n${closing(results)}\n`
}

function scanned(result: Scanned, paint: Paint): string {
  const { input, report, known } = result
  const { grade, score, skillName, skillVersion, findings } = report
  const colour = isAtOrBelow(grade, 'D') ? RED : grade === 'C' ? YELLOW : GREEN
  const label = visible(labelOf(input))
  const named = [skillName, skillVersion]
    .filter((part) => part !== null)
    .map(visible)
    .join(' ')
  const head = `${paint(`${grade} ${String(score).padStart(3)}`, BOLD, colour)}  ${paint(label, BOLD)}\n`
  const verdict = `     ${verdictOf(result)}${named === '' ? '' : ` · ${named}`} · ${countsOf(result)}\n`
  const shown = findings.map((finding) => `\n${lines(finding, label, paint)}`)
  const accepted = known.map((finding) => `${knownLine(finding, label, paint)}\n`)
  return head + verdict + shown.join('') + (accepted.length > 0 ? '\n' : '') + accepted.join('')
}

const knownLine = (finding: Finding, label: string, paint: Paint): string =>
  paint(`  known ${visible(finding.title)}: ${placeOf(finding, label)} (${finding.ruleId})`, DIM)

function lines(finding: WholeFinding, label: string, paint: Paint): string {
  const { severity, title, ruleId, cwe, confidence, description, remediation } = finding
  const facts = [
    ruleId,
    cwe,
    confidence === 'low' ? 'low confidence, not scored' : `${confidence} confidence`,
  ]
  const shown = [
    `  ${paint(severity.padEnd(4), ...SEVERITY_COLOURS[severity])}  ${paint(visible(title), BOLD)}`,
    `        ${placeOf(finding, label)} ${paint(`(${facts.filter((fact) => fact !== null).join(', ')})`, DIM)}`,
    `        ${visible(description)}`,
    ...excerpt(finding, paint),
    `        ${paint('Remedy:', DIM)} ${visible(remediation)}`,
  ]
  return `${shown.join('\n')}\n`
}

const excerpt = (finding: WholeFinding, paint: Paint): string[] =>
  excerptRows(finding).map(({ text, hit }) => `        ${hit ? text : paint(text, DIM)}`)

function closing(results: readonly Result[]): string {
  const { total, passed, caution, failed, errors } = summaryOf(results)
  const unread = errors > 0 ? `, ${errors} could not be read` : ''
  return `${counted(total, 'file')}: ${passed} graded A or B, ${caution} C, ${failed} D or F${unread}.`
}
