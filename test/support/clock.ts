/** A clock that stands still until it is told to move. */

import type { Clock } from '../../server/deps.ts'

export interface FakeClock extends Clock {
  /** Time passes: both clocks move. */
  advance(ms: number): void
  /** Somebody sets the wall clock; the monotonic one does not notice. */
  jump(ms: number): void
}

export function fakeClock(startMs = Date.UTC(2026, 0, 1)): FakeClock {
  let wall = startMs
  let monotonic = 1000
  return {
    now: () => wall,
    monotonicMs: () => monotonic,
    advance: (ms) => {
      wall += ms
      monotonic += ms
    },
    jump: (ms) => {
      wall += ms
    },
  }
}
