/** What must hold for every text and every body, whoever wrote it. */

import { expect } from 'bun:test'
import { Value } from '@sinclair/typebox/value'
import fc from 'fast-check'
import type { WholeReport } from '../../scanner/extent.ts'
import { scoreOf } from '../../scanner/grade.ts'
import { formatGithub } from '../../scanner/format/github.ts'
import { formatJson } from '../../scanner/format/json.ts'
import { formatMarkdown } from '../../scanner/format/markdown.ts'
import type { Scanned } from '../../scanner/format/result.ts'
import { formatSarif } from '../../scanner/format/sarif.ts'
import { formatText } from '../../scanner/format/text.ts'
import { CONFIDENCES, type Report, scan, SEVERITIES } from '../../scanner/index.ts'
import { contextCharactersMax, findingsMax } from '../../scanner/limits.ts'
import { scanWhole } from '../../scanner/scan.ts'
import { Finding } from '../../server/http/models.ts'
import type { Posted } from './bodies.ts'

/** Stops a hang; what a scan may really take is measured elsewhere. */
const HANG_MS = 8000

const CONTEXT_LINES_MAX = 5

/** A report that keeps every promise about its form, got twice. */
export function soundReport(text: string): Report {
  const startMs = performance.now()
  const report = scan(text)
  expect(performance.now() - startMs).toBeLessThan(HANG_MS)
  expect(scan(text)).toEqual(report)
  expectForm(report, text.split(/\r\n|\n|\r/).length)
  expect(report.score).toBe(scoreOf(report.findings))
  return report
}

function expectForm(report: Report, lineCount: number): void {
  const { findings, skillName, skillVersion } = report
  expect(findings.length).toBeLessThanOrEqual(findingsMax)
  expect(halves(report)).toEqual([])
  for (const name of [skillName, skillVersion]) {
    expect(name ?? 'x').toMatch(/^[^\p{Cc}\ufffd]{1,256}$/u)
  }
  for (const finding of findings) expectFinding(finding, lineCount)
}

/** Strings with half a surrogate pair, which no database keeps as they are. */
function halves(value: unknown): string[] {
  if (typeof value === 'string') return value.isWellFormed() ? [] : [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(halves)
}

function expectFinding(finding: Report['findings'][number], lineCount: number): void {
  expect(Value.Check(Finding, finding)).toBeTrue()
  const { line, context } = finding
  expect(context === null).toBe(line === null)
  if (line === null || context === null) return
  expect(line >= 1 && line <= lineCount).toBeTrue()
  const { lines } = context
  expect(lines.length).toBeLessThanOrEqual(CONTEXT_LINES_MAX)
  expect(lines.find(({ number }) => number === line)?.hit).toBeTrue()
  for (const { number, text } of lines) {
    expect(number >= 1 && number <= lineCount).toBeTrue()
    expect(text.length).toBeLessThanOrEqual(contextCharactersMax)
  }
}

const weighed = fc.record({
  ruleId: fc.constantFrom('one', 'two', 'remote-script-pipe'),
  severity: fc.constantFrom(...SEVERITIES),
  confidence: fc.constantFrom(...CONFIDENCES),
})
export const furtherFindings = fc.array(weighed, { minLength: 1, maxLength: 8 })
export type FurtherFindings = typeof furtherFindings extends fc.Arbitrary<infer Kind> ? Kind : never

/** One finding after another, the score never rises. */
export function neverRises({ findings, score }: Report, further: FurtherFindings): void {
  let last = score
  for (let count = 1; count <= further.length; count += 1) {
    const next = scoreOf([...findings, ...further.slice(0, count)])
    expect(next).toBeLessThanOrEqual(last)
    last = next
  }
}

/** Every format, by name. */
export function printed(report: WholeReport): Record<string, string> {
  const scanned: Scanned = {
    kind: 'scanned',
    input: { kind: 'file', path: 'SKILL.md' },
    sha256: 'ab'.repeat(32),
    bytes: 1,
    report,
    known: [],
    ignoredCount: 0,
    scanDurationMs: 1,
  }
  const outputs = {
    json: formatJson([scanned]),
    sarif: formatSarif([scanned]),
    text: formatText([scanned], false),
    markdown: formatMarkdown([scanned]),
    github: formatGithub([scanned]),
  }
  expect(JSON.parse(outputs.json).results).toHaveLength(1)
  expect(JSON.parse(outputs.sarif).runs).toHaveLength(1)
  return outputs
}

export function neverPrints({ text, body }: { text: string; body: string }): void {
  for (const [format, output] of Object.entries(printed(scanWhole(text)))) {
    if (output.includes(body)) throw new Error(`The ${format} output holds the secret ${body}.`)
  }
}

const REFUSALS = [400, 403, 404, 429, 503]

/** Accepted, or refused in the one shape that all refusals have. */
export async function answersInShape(url: string, { path, contentType, body }: Posted) {
  const startMs = performance.now()
  const response = await fetch(url + path, {
    method: 'POST',
    body: Buffer.from(body),
    headers: { 'content-type': contentType },
  })
  const answer = await response.json()
  expect(performance.now() - startMs).toBeLessThan(HANG_MS)
  if (response.status === 200) return
  expect(REFUSALS).toContain(response.status)
  expect(response.headers.get('content-type')).toContain('application/json')
  expect(answer.error).toMatch(/^[a-z_]+$/)
  if (response.status !== 400) return
  expect(answer.error).toBe('invalid_request')
  expectDetail(answer.detail)
}

/** `_errors` on every level, strings in it, and objects of the same kind below. */
function expectDetail(detail: Record<string, unknown>): void {
  const { _errors: messages, ...fields } = detail
  expect(Array.isArray(messages) && messages.every((text) => typeof text === 'string')).toBeTrue()
  for (const field of Object.values(fields)) expectDetail(field as Record<string, unknown>)
}
