/**
 * Rolling windows over stored hits. Synchronous: callers put them inside their own transaction, so
 * that checking and counting cannot be torn apart.
 */

import { and, asc, eq, gt, lte, sql } from 'drizzle-orm'
import type { Accepted, Bucket } from '../deps.ts'
import { windowMs } from '../limits.ts'
import type { Database } from './database.ts'
import { hits } from './schema.ts'

/**
 * What one more call would meet. `remaining` are the calls left before it is counted, one at least;
 * `retryAfterSec` are whole seconds, 1 to 86,400, until a used-up window has room again.
 */
export type Standing = Exclude<Accepted, { kind: 'unavailable' }>

export interface Windows {
  /** The window of one caller as it stands. */
  standing(bucket: Bucket, caller: string): Standing
  /** Counts one call. */
  add(bucket: Bucket, caller: string): void
  /**
   * Brings hits from the future to now, and forgets those that left the window. Hits of the future
   * come from before this start, when the clock was set back in between; so the start sweeps too.
   */
  sweep(): void
}

/** `now` must not jump while the service runs; see `steadyTime`. */
export function createWindows(
  { orm }: Pick<Database, 'orm'>,
  limits: Record<Bucket, number>,
  now: () => number,
): Windows {
  const since = sql.placeholder('since')
  const same = and(
    eq(hits.bucket, sql.placeholder('bucket')),
    eq(hits.caller, sql.placeholder('caller')),
  )
  const recent = orm
    .select({ at: hits.at })
    .from(hits)
    .where(and(same, gt(hits.at, since)))
    .orderBy(asc(hits.at))
    .prepare()
  const insert = orm
    .insert(hits)
    .values({
      bucket: sql.placeholder('bucket'),
      caller: sql.placeholder('caller'),
      at: sql.placeholder('at'),
      nonce: sql`random()`,
    })
    .prepare()

  return {
    standing(bucket, caller) {
      const time = now()
      const counted = recent.all({ bucket, caller, since: time - windowMs })
      const remaining = limits[bucket] - counted.length
      if (remaining > 0) return { kind: 'accepted', remaining }
      // With more hits than the limit allows (it was lowered), room comes when the surplus has
      // left.
      const leaving = counted[counted.length - limits[bucket]]?.at ?? time
      const waitMs = Math.min(leaving, time) + windowMs - time
      const retryAfterSec = Math.min(86_400, Math.max(1, Math.ceil(waitMs / 1000)))
      return { kind: 'limited', retryAfterSec }
    },
    add(bucket, caller) {
      insert.run({ bucket, caller, at: now() })
    },
    sweep() {
      const time = now()
      orm.update(hits).set({ at: time }).where(gt(hits.at, time)).run()
      orm
        .delete(hits)
        .where(lte(hits.at, time - windowMs))
        .run()
    },
  }
}
