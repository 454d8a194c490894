/**
 * The real clocks: the wall clock for timestamps, the monotonic one for durations and deadlines.
 */

import type { Clock } from './deps.ts'

export const systemClock: Clock = {
  now: () => Date.now(),
  monotonicMs: () => performance.now(),
}

/**
 * A wall clock that cannot jump: the wall time of this moment, carried on by the monotonic clock.
 * Rate limits use it, since setting the clock forward must not hand out a fresh quota.
 */
export function steadyTime(clock: Clock): () => number {
  const wallStart = clock.now()
  const monotonicStart = clock.monotonicMs()
  return () => Math.round(wallStart + clock.monotonicMs() - monotonicStart)
}
