/**
 * Reads what the API answered into shapes the views can rely on. Records are kept for years: fields
 * may be missing, values unknown, and a view must still say something true about them.
 */

import type { Finding, ScanRecord } from '../../server/http/models.ts'
import { amount, fieldsOf, list, own, text } from './fields.ts'
import { SEVERITIES, severityKey } from './words.ts'

/** The wire's finding, with words that a later or earlier version may have written. */
export type FindingView = Omit<Finding, 'severity' | 'confidence'> & {
  severity: string
  confidence: string | null
}

export type RecordView = Omit<ScanRecord, 'grade' | 'findings' | 'status'> & {
  status: ScanRecord['status']
  grade: string | null
  findings: FindingView[]
}

export interface SkillView {
  skillName: string
  totalScans: number
  latest: RecordView
}

export interface BulkItemView {
  ok: boolean
  /** The path or address that was sent. */
  label: string
  skillName: string | null
  grade: string | null
  score: number
  findingsCount: number
  worst: { severity: string; title: string; line: number | null } | null
  scanId: string | null
  /** Why there is no report; empty when there is one. */
  message: string
}

const STATUSES: readonly ScanRecord['status'][] = ['pending', 'running', 'completed', 'failed']

/** Null when it is no scan record at all: without a known status there is nothing to show. */
export function readRecord(value: unknown): RecordView | null {
  const fields = fieldsOf(value)
  const status = STATUSES.find((known) => known === fields.status)
  if (!status) return null
  return {
    scanId: text(fields.scanId) ?? '',
    url: text(fields.url) ?? '',
    sourceRepo: text(fields.sourceRepo) ?? '',
    skillName: text(fields.skillName),
    skillVersion: text(fields.skillVersion),
    status,
    grade: text(fields.grade),
    score: amount(fields.score),
    findings: list(fields.findings).map(readFinding),
    scanDurationMs: amount(fields.scanDurationMs),
    errorMessage: text(fields.errorMessage),
    createdAt: text(fields.createdAt) ?? '',
    completedAt: text(fields.completedAt),
    contentSha256: text(fields.contentSha256),
    rulesVersion: amount(fields.rulesVersion),
  }
}

export function readSkill(value: unknown): SkillView | null {
  const fields = fieldsOf(value)
  const latest = readRecord(fields.latest)
  const skillName = text(fields.skillName)
  if (!latest || skillName === null) return null
  return { skillName, totalScans: amount(fields.totalScans) ?? 1, latest }
}

/** The results of a bulk call in their order. */
export function readBulk(value: unknown): { items: BulkItemView[]; remaining: number | null } {
  const fields = fieldsOf(value)
  return { items: list(fields.results).map(readItem), remaining: amount(fields.remaining) }
}

/** The answer to an accepted address. */
export function readSubmitted(value: unknown): { scanId: string | null; remaining: number | null } {
  const fields = fieldsOf(value)
  return { scanId: text(fields.scanId), remaining: amount(fields.remaining) }
}

/** By rule, when a finding of it is likely harmless; empty for what is no such list. */
export function readHarmless(value: unknown): Map<string, string> {
  const entries = Object.entries(fieldsOf(value))
  return new Map(entries.filter((entry): entry is [string, string] => text(entry[1]) !== null))
}

/** The first of the worst; records are ordered so, but nothing here depends on it. */
export function worstOf(findings: readonly FindingView[]): FindingView | null {
  const weight = (finding: FindingView) => SEVERITIES.indexOf(severityKey(finding.severity))
  return findings.toSorted((a, b) => weight(a) - weight(b))[0] ?? null
}

/** Messages below a path of a validation detail: `['url']`, or `[]` for those of the whole body. */
export function validationMessages(detail: unknown, path: readonly string[]): string[] {
  let at = fieldsOf(detail)
  for (const key of path) at = fieldsOf(own(at, key))
  return list(at._errors).filter((message) => typeof message === 'string')
}

export interface ValidationMessage {
  path: string[]
  message: string
}

/** Each message of a validation detail with the path it stands at. */
export function allMessages(detail: unknown, path: string[] = []): ValidationMessage[] {
  const fields = fieldsOf(detail)
  const here = validationMessages(fields, []).map((message) => ({ path, message }))
  const keys = path.length < 6 ? Object.keys(fields).filter((key) => key !== '_errors') : []
  return [...here, ...keys.flatMap((key) => allMessages(fields[key], [...path, key]))]
}

function readFinding(value: unknown): FindingView {
  const fields = fieldsOf(value)
  const ruleId = text(fields.ruleId) ?? ''
  return {
    ruleId,
    severity: text(fields.severity) ?? '',
    title: text(fields.title) ?? (ruleId || 'A finding without a title'),
    description: text(fields.description) ?? '',
    line: amount(fields.line),
    context: readContext(fields.context),
    cwe: text(fields.cwe),
    confidence: text(fields.confidence),
    remediation: text(fields.remediation) ?? '',
  }
}

function readContext(value: unknown): FindingView['context'] {
  const lines = list(fieldsOf(value).lines).map((entry) => {
    const fields = fieldsOf(entry)
    const number = amount(fields.number) ?? 0
    return { number, text: text(fields.text) ?? '', hit: fields.hit === true }
  })
  return lines.length ? { lines } : null
}

function readItem(value: unknown): BulkItemView {
  const fields = fieldsOf(value)
  const input = fieldsOf(fields.input)
  const findings = list(fields.findings).map(readFinding)
  const worst = worstOf(findings)
  return {
    ok: fields.ok === true,
    label: text(input.path) ?? text(input.url) ?? '',
    skillName: text(fields.skillName),
    grade: text(fields.grade),
    score: amount(fields.score) ?? 0,
    findingsCount: amount(fields.findingsCount) ?? findings.length,
    worst: worst ? { severity: worst.severity, title: worst.title, line: worst.line } : null,
    scanId: text(fields.scanId),
    message: text(fieldsOf(fields.detail).message) ?? text(fields.error) ?? '',
  }
}
