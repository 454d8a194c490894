import { expect, test } from 'bun:test'
import type { Queue, ScanOutcome } from '../../../server/deps.ts'
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
  const gone: Queue = { ...queue, finish: async () => false }
  const dispatcher = createDispatcher({ queue: gone, clock, log, perform })
  dispatcher.wake()
  await log.seen('begun')
  open()
  await dispatcher.stop(1000)
  expect(log.entries.map(({ event }) => event)).toEqual(['begun', 'scan_dropped'])
})

test('an outcome that cannot be stored yet is stored later', async () => {
  const { queue, store, clock } = openStore()
  await store.accept(newScan('a'), 'me')
  const log = recordedLog()
  let refusals = 1
  const flaky: Queue = {
    ...queue,
    finish: async (...given) => {
      if (refusals-- > 0) throw new Error('disk full')
      return queue.finish(...given)
    },
  }
  const perform = async () => completed(null)
  createDispatcher({ queue: flaky, clock, log, perform }).wake()
  await log.seen('finish_failed')
  await log.seen('scan_ended', { scanId: 'a' })
  expect((await store.find('a'))?.final).toBe(true)
})
