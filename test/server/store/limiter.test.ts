import { expect, test } from 'bun:test'
import { countedCallsBytesMax, windowMs } from '../../../server/limits.ts'
import { createLimiter } from '../../../server/store/limiter.ts'
import { openStore, type StoreSettings } from '../../support/store.ts'

const HOUR_MS = 60 * 60 * 1000

async function usedUp(settings: StoreSettings = {}) {
  const opened = openStore({ bulkLimit: 2, ...settings })
  await opened.limiter.take('bulk', 'me')
  opened.clock.advance(HOUR_MS)
  await opened.limiter.take('bulk', 'me')
  return opened
}

test('taking counts down, and the one over the limit is told when to come back', async () => {
  const { limiter } = openStore({ bulkLimit: 2 })
  expect(await limiter.take('bulk', 'me')).toEqual({ kind: 'accepted', remaining: 1 })
  expect(await limiter.take('bulk', 'me')).toEqual({ kind: 'accepted', remaining: 0 })
  expect(await limiter.take('bulk', 'me')).toEqual({ kind: 'limited', retryAfterSec: 86_400 })
})

test('looking takes nothing', async () => {
  const { limiter } = openStore({ bulkLimit: 1 })
  await limiter.peek('bulk', 'me')
  expect(await limiter.peek('bulk', 'me')).toEqual({ kind: 'accepted', remaining: 1 })
})

test('callers and buckets are apart', async () => {
  const { limiter } = await usedUp()
  expect(await limiter.peek('bulk', 'another')).toMatchObject({ kind: 'accepted' })
  expect(await limiter.peek('scan', 'me')).toMatchObject({ kind: 'accepted' })
})

test('the window rolls: closed a second before the oldest call leaves, then open', async () => {
  const { limiter, clock } = await usedUp()
  clock.advance(windowMs - HOUR_MS - 1000)
  expect(await limiter.take('bulk', 'me')).toEqual({ kind: 'limited', retryAfterSec: 1 })
  clock.advance(1000)
  expect(await limiter.take('bulk', 'me')).toEqual({ kind: 'accepted', remaining: 0 })
})

test('setting the clock either way hands out no quota and no wait above a day', async () => {
  for (const days of [-2, 2]) {
    const { limiter, clock } = await usedUp()
    clock.jump(days * windowMs)
    const answer = await limiter.take('bulk', 'me')
    expect(answer).toEqual({ kind: 'limited', retryAfterSec: 23 * 3600 })
  }
})

test('hits of the future count as now after a restart, and leave a day later', async () => {
  const { database, windows, clock } = openStore({ bulkLimit: 1 })
  database.client.run("INSERT INTO hits VALUES ('bulk', 'me', ?, 1)", [clock.now() + 2 * windowMs])
  windows.sweep()
  expect(windows.standing('bulk', 'me')).toEqual({ kind: 'limited', retryAfterSec: 86_400 })
  clock.advance(windowMs)
  expect(windows.standing('bulk', 'me')).toEqual({ kind: 'accepted', remaining: 1 })
})

test('two calls in the same millisecond are two calls', async () => {
  const { windows } = openStore({ bulkLimit: 5 })
  windows.add('bulk', 'me')
  windows.add('bulk', 'me')
  expect(windows.standing('bulk', 'me')).toEqual({ kind: 'accepted', remaining: 3 })
})

test('hits are forgotten after a day', async () => {
  const { limiter, clock, database } = await usedUp()
  clock.advance(windowMs)
  await limiter.sweep()
  expect(database.client.query('SELECT count(*) AS count FROM hits').get()).toEqual({ count: 0 })
})

test('counted calls end some way above the cap of the database, and never without one', async () => {
  const { database, windows } = openStore()
  const kindAt = async (usedBytes: number, databaseBytesMax: number) => {
    const filled = { write: database.write, usedBytes: () => usedBytes }
    const { kind } = await createLimiter(filled, windows, databaseBytesMax).take('bulk', 'me')
    return kind
  }
  expect(await kindAt(1000 + countedCallsBytesMax, 1000)).toBe('accepted')
  expect(await kindAt(1001 + countedCallsBytesMax, 1000)).toBe('unavailable')
  expect(await kindAt(1001 + countedCallsBytesMax, 0)).toBe('accepted')
})
