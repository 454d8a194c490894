/** What a verifier's answer means. Anything but a clear yes, for us and from just now, is a no. */

import { challengeAgeMs } from '../limits.ts'

/** Our name for what the widget guards; an answer that names another action is not for us. */
export const challengeAction = 'scan'

/** `retry`: the verifier itself failed and asks to be asked again. */
export type Meaning =
  { verdict: 'passed' } | { verdict: 'failed' | 'misconfigured' | 'retry'; cause: string }

export interface Expectation {
  hostname: string
  now: number
}

/** The verifier blames the secret: the operator's fault, never the caller's. */
const SECRET_CODES = ['missing-input-secret', 'invalid-input-secret']

/** What goes to the log: nothing else of an answer does, since it may repeat the token. */
const KNOWN_CODES = [
  ...SECRET_CODES,
  'missing-input-response',
  'invalid-input-response',
  'bad-request',
  'timeout-or-duplicate',
  'internal-error',
]

/** `text` is the body as received; fields that are absent or null are not named by the answer. */
export function readAnswer(text: string, { hostname, now }: Expectation): Meaning {
  const answer = parse(text)
  if (answer === null) return { verdict: 'failed', cause: 'not_json' }
  if (answer.success !== true) return readErrors(answer['error-codes'])
  if (named(answer.hostname) && answer.hostname !== hostname) {
    return { verdict: 'failed', cause: 'hostname' }
  }
  // A widget without an action of its own is answered with the empty one.
  if (named(answer.action) && answer.action !== '' && answer.action !== challengeAction) {
    return { verdict: 'failed', cause: 'action' }
  }
  if (named(answer.challenge_ts) && !isRecent(answer.challenge_ts, now)) {
    return { verdict: 'failed', cause: 'age' }
  }
  return { verdict: 'passed' }
}

function readErrors(value: unknown): Meaning {
  const codes = Array.isArray(value) ? value.filter((code) => typeof code === 'string') : []
  const cause = codes.find((code) => KNOWN_CODES.includes(code)) ?? 'refused'
  const blamed = codes.find((code) => SECRET_CODES.includes(code))
  if (blamed !== undefined) return { verdict: 'misconfigured', cause: blamed }
  return { verdict: codes.includes('internal-error') ? 'retry' : 'failed', cause }
}

function isRecent(value: unknown, now: number): boolean {
  return typeof value === 'string' && now - Date.parse(value) <= challengeAgeMs
}

const named = (value: unknown) => value !== undefined && value !== null

function parse(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? { ...value } : null
  } catch {
    return null
  }
}
