import { expect, test } from 'bun:test'
import { ApiError } from '../../../server/http/errors.ts'
import { presentBulk, presentSubmission } from '../../../server/http/present.ts'
import type { BulkOutcome } from '../../../server/scans/bulk.ts'
import { completed } from '../../support/store.ts'

const file = (path: string) => ({ kind: 'file' as const, path })
const scanned = (grade: 'A' | 'B' | 'C' | 'D' | 'F'): BulkOutcome => ({
  kind: 'scanned',
  report: { ...completed('x').report, grade },
  scanDurationMs: 1,
  scanId: null,
})

test('the summary counts grades by what they mean', () => {
  const outcomes: BulkOutcome[] = [
    ...(['A', 'B', 'C', 'D', 'F'] as const).map(scanned),
    { kind: 'failed', error: 'fetch_failed', message: 'Gone.', status: 410 },
  ]
  const inputs = outcomes.map((_, index) => file(String(index)))
  const { summary, results } = presentBulk(inputs, outcomes, 3)
  expect(summary).toEqual({ total: 6, passed: 2, caution: 1, failed: 2, errors: 1 })
  expect(results[5]).toEqual({
    ok: false,
    input: file('5'),
    error: 'fetch_failed',
    detail: { message: 'Gone.', status: 410 },
  })
})

test('a refused submission is an error of the interface', () => {
  const kinds = ['challenge_failed', 'challenge_misconfigured', 'unavailable'] as const
  const codes = kinds.map((kind) => {
    try {
      presentSubmission({ kind }, 'https://example.com')
    } catch (error) {
      return error instanceof ApiError ? error.code : error
    }
  })
  expect(codes).toEqual([...kinds])
})
