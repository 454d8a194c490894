/** Asks Cloudflare Turnstile, or a verifier that speaks the same, whether a token is good. */

import type { Challenge, ChallengeVerdict, Clock, Log } from '../deps.ts'
import { challengesMax, challengeTimeoutMs } from '../limits.ts'
import { type Meaning, readAnswer } from './answer.ts'
import { createGate } from './gate.ts'

export interface SiteverifySettings {
  secret: string
  verifyUrl: string
  siteUrl: string
  timeoutMs?: number
}

/** Answers have a few hundred bytes; more is not from a verifier. */
const ANSWER_BYTES_MAX = 64 * 1024

/**
 * One time limit covers waiting for a turn, the question, and the one retry that the verifier may
 * ask for. The retry has the same idempotency key: a token is good once, and the first try may have
 * used it. The address is the operator's choice, so that plain `fetch` serves, proxies included.
 */
export function createSiteverify(
  settings: SiteverifySettings,
  { clock, log }: { clock: Clock; log: Log },
): Challenge {
  const gate = createGate(challengesMax)
  const hostname = new URL(settings.siteUrl).hostname

  async function ask(token: string, idempotencyKey: string, signal: AbortSignal): Promise<Meaning> {
    const { verifyUrl, secret } = settings
    const response = await fetch(verifyUrl, {
      method: 'POST',
      body: new URLSearchParams({ secret, response: token, idempotency_key: idempotencyKey }),
      redirect: 'error',
      signal,
    })
    const meaning = readAnswer(await readText(response), { hostname, now: clock.now() })
    if (meaning.verdict === 'passed' && !response.ok) return { verdict: 'failed', cause: 'status' }
    return meaning
  }

  async function askTwice(token: string, signal: AbortSignal): Promise<Meaning> {
    const idempotencyKey = crypto.randomUUID()
    const first = await ask(token, idempotencyKey, signal)
    return first.verdict === 'retry' ? ask(token, idempotencyKey, signal) : first
  }

  return {
    configured: true,
    async verify(token) {
      if (token === '') return 'failed'
      const signal = AbortSignal.timeout(settings.timeoutMs ?? challengeTimeoutMs)
      try {
        const meaning = await gate.pass(() => askTwice(token, signal), signal)
        if (meaning) return conclude(meaning, log)
        log.warn('challenge_unreachable', { cause: 'busy' })
        return 'failed'
      } catch {
        log.warn('challenge_unreachable', { cause: signal.aborted ? 'timeout' : 'network' })
        return 'failed'
      }
    },
  }
}

/** A refused token is everyday; a refused secret must be seen by the operator. */
function conclude(meaning: Meaning, log: Log): ChallengeVerdict {
  if (meaning.verdict === 'passed') return 'passed'
  if (meaning.verdict === 'misconfigured') {
    log.error('challenge_misconfigured', { cause: meaning.cause })
    return 'misconfigured'
  }
  log.info('challenge_failed', { cause: meaning.cause })
  return 'failed'
}

/** Rejects when the body goes on beyond the limit. */
async function readText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.length
    if (size > ANSWER_BYTES_MAX) throw new Error('The answer of the verifier is too long')
    chunks.push(chunk)
  }
  return new TextDecoder().decode(Buffer.concat(chunks))
}
