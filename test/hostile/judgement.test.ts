/** What the hostile catalogue expects of the judgement of a text: found, graded, at the right line. */

import { describe, expect, test } from 'bun:test'
import { type Report, scan } from '../../scanner/index.ts'
import { catalogueRows, expandText, isGenerator, type Row } from '../support/catalogue.ts'

const JUDGED = ['flag', 'gradeIn', 'gradeNotIn', 'findingLine']

/** Rows of served files need a service; those without an expectation of this kind are held elsewhere. */
const rows = (catalogueRows('evasion', 'unicode', 'markdown') ?? []).filter(
  ({ input, expected }) => isGenerator(input) && JUDGED.some((key) => key in expected),
)

/** Lines at which something of `med` or above was found. */
const flaggedLines = ({ findings }: Report): (number | null)[] =>
  findings.filter(({ severity }) => severity !== 'low').map(({ line }) => line)

function listIn(row: Row, key: string): unknown[] | null {
  const value = row.expected[key]
  return value === undefined ? null : [value].flat()
}

describe.skipIf(rows.length === 0)('the hostile catalogue, when it is there', () => {
  test.each(rows.map((row) => [row.id, row] as const))('%s is judged as expected', (_, row) => {
    if (!isGenerator(row.input)) throw new Error('This is no text.')
    const report = scan(expandText(row.input))
    const lines = flaggedLines(report)
    const flags = listIn(row, 'flag')
    if (flags) expect(flags).toContain(lines.length > 0)
    const grades = listIn(row, 'gradeIn')
    if (grades) expect(grades).toContain(report.grade)
    expect(listIn(row, 'gradeNotIn') ?? []).not.toContain(report.grade)
    const expectedLines = listIn(row, 'findingLine')
    if (expectedLines) expect(expectedLines.some((line) => lines.includes(Number(line)))).toBe(true)
  })
})
