import { expect, test } from 'bun:test'
import type { Finished, Queue, ScanOutcome } from '../../../server/deps.ts'
import { scansPerHostMax } from '../../../server/limits.ts'
import { createDispatcher, type DispatcherSettings } from '../../../server/scans/dispatcher.ts'
import { recordedLog } from '../../support/log.ts'
import { completed, newScan, openStore } from '../../support/store.ts'

async function setUp(scanIds: string[], settings: Partial<DispatcherSettings> = {}) {
  const { queue, store, clock } = openStore()
  for (const scanId of scanIds) await store.accept(newScan(scanId), scanId)
  const log = recordedLog()
  const dispatcher = createDispatcher({
    queue,
    clock,
    log,
    perform: async () => completed('x'),
    ...settings,
  })
  const status = async (scanId: string) =>
    JSON.parse((await store.find(scanId))?.json ?? '{}').status
  return { dispatcher, queue, store, log, status }
}

/** A promise and what resolves it. */
function gate() {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { open, opened }
}

test('waking takes everything that waits and stores how it ended', async () => {
  const { dispatcher, log, status } = await setUp(['a', 'b', 'c'])
  dispatcher.wake()
  await Promise.all(['a', 'b', 'c'].map((scanId) => log.seen('scan_ended', { scanId })))
  expect(await Promise.all(['a', 'b', 'c'].map(status))).toEqual(Array(3).fill('completed'))
})

test('no more scans are under way than there is capacity for', async () => {
  let under = 0
  let most = 0
  const perform = async (): Promise<ScanOutcome> => {
    most = Math.max(most, ++under)
    await Bun.sleep(1)
    under--
    return completed(null)
  }
  const scanIds = ['a', 'b', 'c', 'd', 'e']
  const { dispatcher, log } = await setUp(scanIds, { perform, inFlightMax: 2 })
  dispatcher.wake()
  await Promise.all(scanIds.map((scanId) => log.seen('scan_ended', { scanId })))
  expect(most).toBe(2)
})

test('a scan that comes while every place is taken has its turn when one is free', async () => {
  const { open, opened } = gate()
  const { dispatcher, store, log, status } = await setUp(['a'], {
    inFlightMax: 1,
    perform: async () => {
      log.info('begun')
      await opened
      return completed(null)
    },
  })
  dispatcher.wake()
  await log.seen('begun')
  await store.accept(newScan('b'), 'b')
  dispatcher.wake()
  open()
  await log.seen('scan_ended', { scanId: 'b' })
  expect(await status('b')).toBe('completed')
})

test('a scan that never ends is failed when its time is over, and told to stop', async () => {
  let told = false
  const { dispatcher, log, store } = await setUp(['a'], {
    timeoutMs: 20,
    perform: (_url, signal) =>
      new Promise(() => {
        signal.addEventListener('abort', () => {
          told = true
        })
      }),
  })
  dispatcher.wake()
  await log.seen('scan_ended', { scanId: 'a', status: 'failed' })
  expect(told).toBe(true)
  expect(JSON.parse((await store.find('a'))?.json ?? '').errorMessage).toContain('30 seconds')
})

test('a scan that throws is failed, and the others go on', async () => {
  const { dispatcher, log, status } = await setUp(['a', 'b'], {
    perform: async (fetchUrl) => {
      if (fetchUrl.includes('/a')) throw new Error('on purpose')
      return completed(null)
    },
  })
  dispatcher.wake()
  await log.seen('scan_ended', { scanId: 'a' })
  await log.seen('scan_ended', { scanId: 'b' })
  expect([await status('a'), await status('b')]).toEqual(['failed', 'completed'])
})

test('stopping waits for scans under way and claims no more', async () => {
  const { open, opened } = gate()
  const { dispatcher, log, status } = await setUp(['a', 'b'], {
    inFlightMax: 1,
    perform: async () => {
      log.info('begun')
      await opened
      return completed(null)
    },
  })
  dispatcher.wake()
  await log.seen('begun')
  const stopped = dispatcher.stop(5000)
  open()
  await stopped
  expect([await status('a'), await status('b')]).toEqual(['completed', 'pending'])
})

test('stopping puts back what does not end in time', async () => {
  const { dispatcher, queue, log, status } = await setUp(['a'], {
    perform: () => {
      log.info('begun')
      return new Promise(() => {})
    },
  })
  dispatcher.wake()
  await log.seen('begun')
  await dispatcher.stop(10)
  expect(await status('a')).toBe('pending')
  expect((await queue.claim(1))[0]?.attempt).toBe(1)
})

test('a scan that was taken down while it ran, or is left to the next start, has not ended', async () => {
  const { open, opened } = gate()
  const { queue, store, clock } = openStore()
  await store.accept(newScan('a'), 'me')
  const log = recordedLog()
  const perform = async () => {
    log.info('begun')
    await opened
    return completed(null)
  }
  const gone: Queue = { ...queue, finish: async () => 'gone' }
  const dispatcher = createDispatcher({ queue: gone, clock, log, perform })
  dispatcher.wake()
  await log.seen('begun')
  open()
  await dispatcher.stop(1000)
  expect(log.entries.map(({ event }) => event)).toEqual(['begun', 'scan_dropped'])
})

/** A dispatcher over a queue whose first writes of an outcome end in another way. */
async function withFinish(...firsts: (() => Finished)[]) {
  const { queue, store, clock } = openStore()
  await store.accept(newScan('a'), 'me')
  const log = recordedLog()
  const flaky: Queue = {
    ...queue,
    finish: async (...given) => firsts.shift()?.() ?? queue.finish(...given),
  }
  const perform = async () => completed(null)
  createDispatcher({ queue: flaky, clock, log, perform }).wake()
  return { log, store }
}

const broken = () => {
  throw new Error('cannot be bound')
}

test('an outcome that cannot be stored yet is stored later', async () => {
  const { log, store } = await withFinish(() => 'unavailable')
  await log.seen('finish_delayed')
  await log.seen('scan_ended', { scanId: 'a', status: 'completed' })
  expect((await store.find('a'))?.final).toBe(true)
})

test('an outcome that can never be stored becomes a failure, and is not tried again', async () => {
  const { log, store } = await withFinish(broken)
  await log.seen('scan_ended', { scanId: 'a', status: 'failed', reason: 'crashed' })
  expect(log.entries.map(({ event }) => event)).toEqual(['finish_failed', 'scan_ended'])
  expect((await store.find('a'))?.final).toBe(true)
})

test('a scan of which not even the failure can be stored is left, and its place is free', async () => {
  const { log } = await withFinish(broken, broken)
  await log.seen('scan_lost', { scanId: 'a' })
})

test('scans of one host leave places to those of others', async () => {
  const { queue, store, clock } = openStore()
  const log = recordedLog()
  const never = { ...newScan('x'), fetchUrl: 'https://slow.example/' }
  for (let index = 0; index < 20; index++) {
    await store.accept({ ...never, scanId: `slow${index}` }, `${index}`)
  }
  await store.accept(newScan('other'), 'me')
  let slow = 0
  const perform = (fetchUrl: string) => {
    if (!fetchUrl.includes('slow')) return Promise.resolve(completed(null))
    slow++
    return new Promise<never>(() => {})
  }
  const dispatcher = createDispatcher({ queue, clock, log, perform, inFlightMax: 16 })
  dispatcher.wake()
  await log.seen('scan_ended', { scanId: 'other' })
  expect(slow).toBe(scansPerHostMax)
  await dispatcher.stop(0)
  // Nothing of what waited was begun, and nothing is stuck.
  expect(await queue.depth()).toBe(20)
})
