/** The rate limits in front of the windows: what a caller has left, and taking one call. */

import type { Accepted, RateLimiter } from '../deps.ts'
import { countedCallsBytesMax } from '../limits.ts'
import type { Database } from './database.ts'
import type { Windows } from './window.ts'
import { refusedAs } from './writer.ts'

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
  return {
    peek: async (bucket, caller) => windows.standing(bucket, caller),
    take: (bucket, caller) =>
      refusedAs<Accepted>(
        { kind: 'unavailable' },
        write(() => {
          const standing = windows.standing(bucket, caller)
          if (standing.kind === 'limited') return standing
          if (usedBytes() > bytesMax) return { kind: 'unavailable' }
          windows.add(bucket, caller)
          return { kind: 'accepted', remaining: standing.remaining - 1 }
        }),
      ),
    sweep: () => write(() => windows.sweep()),
  }
}
