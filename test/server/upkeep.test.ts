import { expect, test } from 'bun:test'
import { startUpkeep } from '../../server/upkeep.ts'
import { fakeClock } from '../support/clock.ts'
import { recordedLog } from '../support/log.ts'

const DAY_MS = 24 * 60 * 60 * 1000

function setUp(purge: (olderThan: number, signal?: AbortSignal) => Promise<number>, days = 30) {
  const clock = fakeClock()
  const log = recordedLog()
  let sweeps = 0
  const limiter = { sweep: async () => void sweeps++ }
  const upkeep = startUpkeep({
    store: { limiter, scans: { purge } },
    clock,
    log,
    retentionDays: days,
  })
  return { upkeep, clock, log, sweeps: () => sweeps }
}

test('at the start calls are swept and scans beyond their days removed', async () => {
  const cutOffs: number[] = []
  const { clock, log, sweeps } = setUp(async (olderThan) => cutOffs.push(olderThan))
  await log.seen('purged', { removed: 1 })
  expect(sweeps()).toBe(1)
  expect(cutOffs).toEqual([clock.now() - 30 * DAY_MS])
})

test('without a number of days scans are kept', async () => {
  const { upkeep, log, sweeps } = setUp(async () => 1, 0)
  await upkeep.stop()
  expect(sweeps()).toBe(1)
  expect(log.entries).toEqual([])
})

test('a stop tells the removal under way to end, and waits for it', async () => {
  const { upkeep, log } = setUp(
    (_olderThan, signal) =>
      new Promise((resolve) => signal?.addEventListener('abort', () => resolve(7))),
  )
  // By then the removal is under way.
  await new Promise(setImmediate)
  await upkeep.stop()
  expect(log.entries).toMatchObject([{ event: 'purged', fields: { removed: 7 } }])
})

test('what cannot be written now is for the next hour, and the operator is told', async () => {
  const { log } = setUp(() => Promise.reject(new Error('disk full')))
  expect((await log.seen('upkeep_failed')).fields).toEqual({ cause: 'Error: disk full' })
})
