/**
 * `--format markdown`: a table and the details, for a comment on a pull request or a job summary.
 */

import type { Finding } from '../report.ts'
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
import { visible } from './visible.ts'

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

function described(finding: Finding): string {
  const { severity, title, line, ruleId, cwe, confidence, description, context, remediation } =
    finding
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
  const shown = context?.lines.map(
    ({ number, text, hit }) => `${hit ? '>' : ' '} ${number} | ${visible(text)}`,
  )
  if (shown) parts.push(codeBlock(shown))
  parts.push(`Remedy: ${plainWords(remediation)}`)
  return parts.join('\n\n')
}
