/** Verifiers of the challenge, as rows describe them. */

import type { ServerResponse } from 'node:http'

export interface Verifier {
  /** Nobody listens. */
  isDown: boolean
  /** The limit of a verification is part of the row. */
  waits: boolean
  /** Answers the question of that number. */
  answer(number: number, response: ServerResponse): void
}

const replying = (answer: Verifier['answer']): Verifier => ({ isDown: false, waits: false, answer })

const DUPLICATE = { success: false, 'error-codes': ['timeout-or-duplicate'] }

/** In words, or the value that it answers with. */
export function verifierOf(given: unknown): Verifier {
  if (typeof given !== 'string') return answering(given ?? {})
  if (given === 'connection refused') return { ...replying(() => {}), isDown: true }
  if (/^(?:hangs|times out|never answers)\b/.test(given))
    return { ...replying(() => {}), waits: true }
  if (given === 'first true, rest duplicate') {
    return replying((number, response) => {
      response.end(JSON.stringify(number === 0 ? { success: true } : DUPLICATE))
    })
  }
  if (/^(?:not json|invalid json|html)$/i.test(given))
    return replying((_, response) => response.end('<html></html>'))
  const status = Number(/^(?:answers |status |http )+(\d{3})$/i.exec(given)?.[1] ?? Number.NaN)
  if (status >= 100) {
    return replying((_, response) => response.writeHead(status).end('{"success":true}'))
  }
  throw new Error(`No verifier knows "${given}"`)
}

/** A time may be given in words, counted from now. */
function answering(value: unknown): Verifier {
  const answer = { ...(value as Record<string, unknown>) }
  const ago = /^(\d+) (s|seconds?|min|minutes?) ago$/.exec(String(answer.challenge_ts))
  return replying((_, response) => {
    if (ago) {
      const seconds = Number(ago[1]) * (ago[2]?.startsWith('m') ? 60 : 1)
      answer.challenge_ts = new Date(Date.now() - seconds * 1000).toISOString()
    }
    response.end(JSON.stringify(answer))
  })
}
