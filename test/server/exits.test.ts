import { expect, test } from 'bun:test'
import { createExits } from '../../server/exits.ts'

/** Exits of a service whose stop takes until it is let go. */
function setUp() {
  const stopped = Promise.withResolvers<void>()
  const seen: string[] = []
  const exits = createExits({
    stop: (noticeMs) => {
      seen.push(`stop ${noticeMs}`)
      return stopped.promise
    },
    leave: () => void seen.push('leave'),
    restart: () => void seen.push('restart'),
  })
  return { exits, seen, letGo: stopped.resolve }
}

test('the service is stopped before the process leaves or starts anew', async () => {
  for (const way of ['leave', 'restart'] as const) {
    const { exits, seen, letGo } = setUp()
    const ended = exits[way]()
    expect(seen).toEqual(['stop 0'])
    letGo()
    await ended
    expect(seen).toEqual(['stop 0', way])
  }
})

test('told to leave during a restart, the process does not start anew', async () => {
  const { exits, seen, letGo } = setUp()
  const ended = [exits.restart(), exits.leave(2000)]
  letGo()
  await Promise.all(ended)
  expect(seen).not.toContain('restart')
  expect(seen).toContain('leave')
})
