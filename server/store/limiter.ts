/** The rate limits in front of the windows: what a caller has left, and taking one call. */

import type { Accepted, Bucket, RateLimiter } from '../deps.ts'
import { countedCallsBytesMax } from '../limits.ts'
import type { Database } from './database.ts'
import type { Windows } from './window.ts'
import { WriteRefused } from './writer.ts'

export interface Limiter extends RateLimiter {
  /** Forgets hits that left their window. For the start and for every hour. */
  sweep(): Promise<void>
}

/** `databaseBytesMax` as for scans; 0 for no cap. */
export function createLimiter(
  { write, usedBytes }: Pick<Database, 'write' | 'usedBytes'>,
  windows: Windows,
  databaseBytesMax: number,
): Limiter {
  const bytesMax = databaseBytesMax === 0 ? Infinity : databaseBytesMax + countedCallsBytesMax
  const standing = (bucket: Bucket, caller: string): Accepted => {
    const { remaining, retryAfterSec } = windows.state(bucket, caller)
    if (remaining === 0) return { kind: 'limited', retryAfterSec }
    return { kind: 'accepted', remaining }
  }
  return {
    peek: async (bucket, caller) => standing(bucket, caller),
    take: (bucket, caller) =>
      refusedAsUnavailable(
        write(() => {
          const state = standing(bucket, caller)
          if (state.kind !== 'accepted') return state
          if (usedBytes() > bytesMax) return { kind: 'unavailable' }
          windows.add(bucket, caller)
          return { kind: 'accepted', remaining: state.remaining - 1 }
        }),
      ),
    sweep: () => write(() => windows.sweep()),
  }
}

/** A write that could not be taken is an answer here, not a fault. */
export async function refusedAsUnavailable(accepted: Promise<Accepted>): Promise<Accepted> {
  try {
    return await accepted
  } catch (error) {
    if (error instanceof WriteRefused) return { kind: 'unavailable' }
    throw error
  }
}
