/** From what the use cases return to the shapes on the wire, and from refusals to errors. */

import type { BulkOutcome } from '../scans/bulk.ts'
import type { Submission } from '../scans/submit.ts'
import { ApiError } from './errors.ts'
import type { BulkAnswer, BulkInput, BulkItem, BulkSummary, Submitted } from './models.ts'

/** @throws {ApiError} for everything but an accepted scan. */
export function presentSubmission(submission: Submission, siteUrl: string): Submitted {
  switch (submission.kind) {
    case 'accepted': {
      const { scanId, remaining } = submission
      return { scanId, resultUrl: `${siteUrl}/r/${scanId}`, remaining }
    }
    case 'limited':
      throw limited(submission.retryAfterSec)
    default:
      throw new ApiError(submission.kind)
  }
}

export const limited = (retryAfterSec: number): ApiError =>
  new ApiError('rate_limited', { retryAfterSec })

/** `inputs` and `outcomes` are in the same order. */
export function presentBulk(
  inputs: BulkInput[],
  outcomes: BulkOutcome[],
  remaining: number,
): BulkAnswer {
  const results = inputs.flatMap((input, index) => {
    const outcome = outcomes[index]
    return outcome ? [presentItem(input, outcome)] : []
  })
  return { summary: summaryOf(results), results, remaining }
}

function presentItem(input: BulkInput, outcome: BulkOutcome): BulkItem {
  if (outcome.kind === 'failed') {
    const { error, message, status } = outcome
    const detail = status === undefined ? { message } : { message, status }
    return { ok: false, input, error, detail }
  }
  const { report, scanDurationMs, scanId } = outcome
  return {
    ok: true,
    input,
    grade: report.grade,
    score: report.score,
    skillName: report.skillName,
    skillVersion: report.skillVersion,
    findingsCount: report.findings.length,
    findings: report.findings.map(({ ruleId, severity, title, line }) => ({
      ruleId,
      severity,
      title,
      line,
    })),
    scanDurationMs,
    ...(scanId === null ? {} : { scanId }),
  }
}

function summaryOf(results: BulkItem[]): BulkSummary {
  const graded = (...grades: string[]) =>
    results.filter((item) => item.ok && grades.includes(item.grade)).length
  return {
    total: results.length,
    passed: graded('A', 'B'),
    caution: graded('C'),
    failed: graded('D', 'F'),
    errors: results.filter((item) => !item.ok).length,
  }
}
