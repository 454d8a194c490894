/**
 * Scan records as the JSON that is sent. A finished record is serialised once, without
 * `errorMessage`: that is what `latest` shows, and the whole record is the same text with one field
 * appended.
 */

import type { ScanOutcome } from '../deps.ts'
import { failureMessage } from '../failures.ts'

/** What a row knows of a scan before it ended. */
export interface RecordHead {
  scanId: string
  url: string
  sourceRepo: string
  /** Milliseconds since 1970. */
  createdAt: number
}

/** A scan that has not ended yet, complete with `errorMessage`. */
export function unfinishedRecord(head: RecordHead, status: 'pending' | 'running'): string {
  return withErrorMessage(serialise(head, status, null, null, null), null)
}

/** A scan that ended, without `errorMessage`. */
export function finishedRecord(
  head: RecordHead,
  outcome: ScanOutcome,
  scanDurationMs: number,
  completedAt: number,
): string {
  const judged = outcome.kind === 'completed' ? outcome : null
  return serialise(head, outcome.kind, judged, scanDurationMs, completedAt)
}

/** Null unless the scan failed. */
export const errorMessageOf = (outcome: ScanOutcome): string | null =>
  outcome.kind === 'failed' ? failureMessage(outcome.reason, outcome.status) : null

/** The whole record from the stored one. */
export const withErrorMessage = (record: string, errorMessage: string | null): string =>
  `${record.slice(0, -1)},"errorMessage":${JSON.stringify(errorMessage)}}`

function serialise(
  head: RecordHead,
  status: string,
  judged: (ScanOutcome & { kind: 'completed' }) | null,
  scanDurationMs: number | null,
  completedAt: number | null,
): string {
  const report = judged?.report
  return JSON.stringify({
    scanId: head.scanId,
    url: head.url,
    sourceRepo: head.sourceRepo,
    skillName: report?.skillName ?? null,
    skillVersion: report?.skillVersion ?? null,
    status,
    grade: report?.grade ?? null,
    score: report?.score ?? null,
    findings: report?.findings ?? [],
    scanDurationMs,
    createdAt: timestamp(head.createdAt),
    completedAt: completedAt === null ? null : timestamp(completedAt),
    contentSha256: judged?.contentSha256 ?? null,
    rulesVersion: report?.rulesVersion ?? null,
  })
}

const timestamp = (ms: number): string => new Date(ms).toISOString()
