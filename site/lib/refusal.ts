/** What to tell the reader when the service took nothing, in words that both forms share. */

import { type Bucket, closedWords } from './allowance.ts'
import type { Answer } from './api.ts'
import { waitWords } from './words.ts'

export type Refusal = Exclude<Answer, { kind: 'answered' }>

/** What a full service asks for when it names no time, in seconds. */
const busyRetrySec = 60

/** One sentence; null for a 400, whose detail says what is wrong. */
export function refusalWords(refusal: Refusal, bucket: Bucket, now: number): string | null {
  if (refusal.kind === 'unreachable') return 'The service does not answer. Check the connection.'
  const { status, retryAfterSec } = refusal
  switch (status) {
    case 400:
      return null
    case 403:
      return 'The check against robots was not passed. Please try once more.'
    case 429:
      return closedWords(bucket, retryAfterSec, now)
    case 503:
      return `The service is full. Try again in ${waitWords(retryAfterSec ?? busyRetrySec)}.`
    default:
      return 'The service has a fault of its own. Its operator has to look at it.'
  }
}
