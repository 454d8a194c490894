/**
 * `--format markdown`: a table and the details, for a comment on a pull request or a job summary.
 */

import type { WholeFinding } from '../extent.ts'
import type { Finding } from '../report.ts'
import { excerptRows } from './excerpt.ts'
import { codeBlock, codeCell, codeSpan, plainWords } from './markup.ts'
import {
  countsOf,
  type Formatter,
  labelOf,
  type Result,
  type Scanned,
  summaryOf,
  verdictOf,
} from './result.ts'

export const formatMarkdown: Formatter = (results) => {
  const { passed, caution, failed, errors } = summaryOf(results)
  const parts = [
    '## Touchstone',
    `${passed} graded A or B, ${caution} C, ${failed} D or F${errors > 0 ? `, ${errors} could not be read` : ''}.`,
    ['| Grade | Score | Findings | File |', '| :-: | --: | --: | --- |', ...results.map(row)].join(
      '\n',
    ),
    ...results.filter(hasDetails).map(details),
  ]
  return `${parts.join('\n\n')}\n`
}

function row(result: Result): string {
  const file = codeCell(labelOf(result.input))
  if (result.kind === 'unread') return `| - | - | - | ${file}: ${plainWords(result.message)} |`
  const { grade, score } = result.report
  return `| ${grade} | ${score} | ${countsOf(result).replace(/ findings?/, '')} | ${file} |`
}

const hasDetails = (result: Result): result is Scanned =>
  result.kind === 'scanned' && result.report.findings.length + result.known.length > 0

function details(result: Scanned): string {
  const { input, report, known } = result
  const summary = `<summary>${report.grade} ${report.score} · ${verdictOf(result)}</summary>`
  const findings = [...report.findings.map(described), ...known.map(knownLine)].join('\n\n')
  return `### ${codeSpan(labelOf(input))}\n\n<details>\n${summary}\n\n${findings}\n\n</details>`
}

function knownLine({ title, line, ruleId }: Finding): string {
  const place = line === null ? 'whole file' : `line ${line}`
  return `Known: ${plainWords(title)} (${place}, ${ruleId})`
}

function described(finding: WholeFinding): string {
  const { severity, title, line, ruleId, cwe, confidence, description, remediation } = finding
  const facts = [
    line === null ? 'whole file' : `line ${line}`,
    ruleId,
    cwe,
    `${confidence} confidence`,
  ]
  const parts = [
    `**${severity}** ${plainWords(title)} (${facts.filter((fact) => fact !== null).join(', ')})`,
  ]
  parts.push(plainWords(description))
  const rows = excerptRows(finding)
  if (rows.length > 0) parts.push(codeBlock(rows.map(({ text }) => text)))
  parts.push(`Remedy: ${plainWords(remediation)}`)
  return parts.join('\n\n')
}
