import { expect, test } from 'bun:test'
import { ApiError } from '../../../server/http/errors.ts'
import { createIntake } from '../../../server/http/intake.ts'

const request = () => new Request('http://localhost/scan/bulk', { method: 'POST' })

/** The code it is refused with, or null. */
function refusal(work: () => void): string | null {
  try {
    work()
    return null
  } catch (error) {
    if (error instanceof ApiError) return error.code
    throw error
  }
}

test('bodies have room together and by caller, and give it back', () => {
  const intake = createIntake(100, 60)
  const [first, second, third] = [request(), request(), request()]
  // A body is counted as it grows, not once for each piece of it.
  for (const bytes of [20, 40, 60]) intake.hold(first, 'a', bytes)
  expect(refusal(() => intake.hold(second, 'a', 1))).toBe('unavailable')
  intake.hold(second, 'b', 40)
  expect(refusal(() => intake.hold(third, 'c', 1))).toBe('unavailable')
  expect(refusal(() => intake.hold(first, 'a', 61))).toBe('unavailable')
  for (const one of [first, first, third]) intake.release(one)
  intake.hold(third, 'a', 60)
})

test('a body that says it will find no room is refused at once, and holds nothing', () => {
  const intake = createIntake(100, 60)
  intake.hold(request(), 'a', 50)
  expect(refusal(() => intake.expect('a', 11))).toBe('unavailable')
  expect(refusal(() => intake.expect('b', 51))).toBe('unavailable')
  for (let time = 0; time < 9; time++) intake.expect('b', 50)
})
