import { expect, test } from 'bun:test'
import { steadyTime, systemClock } from '../../server/clock.ts'
import { fakeClock } from '../support/clock.ts'

test('steady time passes with the monotonic clock and ignores jumps of the wall clock', () => {
  const clock = fakeClock(1_000_000)
  const time = steadyTime(clock)
  clock.jump(-500_000)
  clock.advance(250)
  expect(time()).toBe(1_000_250)
  clock.jump(86_400_000)
  expect(time()).toBe(1_000_250)
})

test('the monotonic clock never goes back', () => {
  const first = systemClock.monotonicMs()
  expect(systemClock.monotonicMs()).toBeGreaterThanOrEqual(first)
})
