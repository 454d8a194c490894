import { describe, expect, test } from 'bun:test'
import { challengeAction, readAnswer } from '../../../server/challenge/answer.ts'
import { challengeAgeMs } from '../../../server/limits.ts'

const now = Date.UTC(2026, 0, 1)
const ago = (ms: number) => new Date(now - ms).toISOString()
const verdictOf = (answer: unknown) =>
  readAnswer(typeof answer === 'string' ? answer : JSON.stringify(answer), {
    hostname: 'site.example',
    now,
  }).verdict

describe('the answer of a verifier', () => {
  test('passes when it is a clear yes, for us and from just now', () => {
    for (const more of [
      {},
      { hostname: 'site.example' },
      { hostname: null, action: null },
      { action: '' },
      { action: challengeAction },
      { challenge_ts: ago(0) },
      { challenge_ts: ago(challengeAgeMs) },
      { challenge_ts: ago(-2000), cdata: '', metadata: {}, 'error-codes': [] },
    ]) {
      expect(verdictOf({ success: true, ...more })).toBe('passed')
    }
  })

  test('fails when it is for another site or action, or too old', () => {
    for (const more of [
      { hostname: 'evil.example' },
      { hostname: '' },
      { hostname: ['site.example'] },
      { hostname: 'site.example.evil.example' },
      { action: 'login' },
      { challenge_ts: ago(challengeAgeMs + 1) },
      { challenge_ts: 'yesterday' },
      { challenge_ts: now },
    ]) {
      expect(verdictOf({ success: true, ...more })).toBe('failed')
    }
  })

  test('fails when success is anything but true', () => {
    for (const success of [false, 'true', 1, null, undefined, {}, [true]]) {
      expect(verdictOf({ success })).toBe('failed')
    }
  })

  test('fails when it is not a JSON object', () => {
    for (const text of ['', 'true', 'null', '[]', '"success"', '{"success":true', '<html>']) {
      expect(verdictOf(text)).toBe('failed')
    }
  })

  test('blames the operator when the verifier does', () => {
    for (const code of ['missing-input-secret', 'invalid-input-secret']) {
      expect(verdictOf({ success: false, 'error-codes': [code] })).toBe('misconfigured')
    }
  })

  test('asks for another try on an internal error alone', () => {
    const verdictFor = (codes: unknown) => verdictOf({ success: false, 'error-codes': codes })
    expect(verdictFor(['internal-error'])).toBe('retry')
    for (const codes of [['timeout-or-duplicate'], ['invalid-input-response'], 'internal-error']) {
      expect(verdictFor(codes)).toBe('failed')
    }
  })

  test('gives the log a known code and never free text', () => {
    const causeFor = (codes: unknown) =>
      readAnswer(JSON.stringify({ success: false, 'error-codes': codes }), { hostname: 'h', now })
    expect(causeFor(['timeout-or-duplicate'])).toMatchObject({ cause: 'timeout-or-duplicate' })
    expect(causeFor(['Line\nbreak', 7])).toMatchObject({ cause: 'refused' })
  })
})
