/** A report as Markdown for an issue or a message; none of its text is read as markup. */

import { codeBlock, codeSpan, plainWords } from '../../scanner/format/markup.ts'
import { visible } from '../../scanner/format/visible.ts'
import { isUpload, uploadPath } from './address.ts'
import type { FindingView, RecordView } from './record.ts'
import { counted, gradeWords, severityWord } from './words.ts'

/** Findings beyond these are counted, not listed: an issue has a length that people read. */
const findingsMax = 20

/** `reportAddress` is the full address of the page. */
export function reportMarkdown(record: RecordView, reportAddress: string): string {
  const { findings, grade, score, skillName, contentSha256 } = record
  const words = gradeWords(grade)
  const more = findings.length - findingsMax
  const parts = [
    `## Touchstone: ${grade ?? '?'}, ${words?.verdict ?? 'grade unknown'} (${score ?? '?'} of 100)`,
    [
      `Skill: ${skillName === null ? 'unnamed' : codeSpan(skillName)}`,
      `Source: ${codeSpan(isUpload(record.url) ? uploadPath(record.url) : record.url)}`,
      ...(contentSha256 === null ? [] : [`SHA-256: ${codeSpan(contentSha256)}`]),
      `Report: <${reportAddress}>`,
    ]
      .map((line) => `- ${line}`)
      .join('\n'),
    findings.length === 0 ? 'Nothing known found.' : null,
    ...findings.slice(0, findingsMax).flatMap(findingParts),
    more > 0 ? `${counted(more, 'more finding')} in the report.` : null,
  ]
  return `${parts.filter((part) => part !== null).join('\n\n')}\n`
}

function findingParts(finding: FindingView): string[] {
  const { severity, title, line, ruleId, cwe, description, context, remediation } = finding
  const facts = [line === null ? 'whole file' : `line ${line}`, ruleId, cwe]
  const known = facts.filter((fact) => fact !== null && fact !== '')
  return [
    `### ${severityWord(severity)}: ${plainWords(title)}`,
    plainWords(known.join(', ')),
    plainWords(description),
    ...(context ? [codeBlock(context.lines.map(lineOf))] : []),
    ...(remediation ? [`What to do: ${plainWords(remediation)}`] : []),
  ].filter((part) => part !== '')
}

const lineOf = ({ number, text, hit }: { number: number; text: string; hit: boolean }): string =>
  `${hit ? '>' : ' '} ${number} | ${visible(text)}`
