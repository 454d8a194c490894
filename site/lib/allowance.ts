/** What is left of the two limits, remembered in this tab between pages: a hint for the reader. */

import { clockWords, counted, waitWords } from './words.ts'

export type Bucket = 'scan' | 'bulk'

/** The part of `sessionStorage` that is used; it may be missing or refuse. */
export type Memory = Pick<Storage, 'getItem' | 'setItem'>

/** The rolling window of the service. */
const windowMs = 24 * 60 * 60_000

const THINGS: Record<Bucket, string> = { scan: 'scan', bulk: 'upload' }

export function remember(
  memory: Memory | null,
  bucket: Bucket,
  remaining: number,
  now: number,
): void {
  try {
    memory?.setItem(keyOf(bucket), JSON.stringify([remaining, now]))
  } catch {
    // A browser that keeps nothing only loses the hint.
  }
}

/** A sentence on what is left, or null when nothing recent is known. */
export function recall(memory: Memory | null, bucket: Bucket, now: number): string | null {
  try {
    const [remaining, at] = JSON.parse(memory?.getItem(keyOf(bucket)) ?? '[]')
    const isRecent = typeof at === 'number' && now - at >= 0 && now - at < windowMs
    return typeof remaining === 'number' && isRecent ? remainingWords(bucket, remaining) : null
  } catch {
    return null
  }
}

export const remainingWords = (bucket: Bucket, remaining: number): string =>
  `${counted(remaining, THINGS[bucket])} left in this 24-hour window.`

/** For a 429: that the limit is used up, and when it opens again. */
export function closedWords(bucket: Bucket, retryAfterSec: number | null, now: number): string {
  const sentence = `The limit of ${THINGS[bucket]}s for 24 hours is used up.`
  if (retryAfterSec === null) return `${sentence} Please come back later.`
  const opens = clockWords(now + retryAfterSec * 1000)
  return `${sentence} It opens again in ${waitWords(retryAfterSec)}, at ${opens}.`
}

const keyOf = (bucket: Bucket): string => `touchstone.remaining.${bucket}`
