import { expect, test } from 'bun:test'
import { refusalWords } from '../../../site/lib/refusal.ts'
import { refused } from '../../support/site-page.ts'

const words = (status: number, retryAfterSec: number | null = null) => {
  const refusal = refused(status, { retryAfterSec })
  return refusal.kind === 'answered' ? null : refusalWords(refusal, 'scan', 0)
}

test('a 400 has no words of its own: its detail says what is wrong', () => {
  expect(words(400)).toBeNull()
})

test('each refusal is told so that the reader knows what to do', () => {
  expect(words(403)).toContain('try once more')
  expect(words(429, 3600)).toContain('opens again in 1 h')
  expect(words(503, 5)).toContain('Try again in 5 s')
  expect(words(503)).toContain('Try again in 1 min')
  expect(words(500)).toContain('operator')
  expect(refusalWords({ kind: 'unreachable' }, 'bulk', 0)).toContain('connection')
})
