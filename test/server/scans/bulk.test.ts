import { expect, test } from 'bun:test'
import type { FetchOutcome, Fetcher, ScanPool, ScanStore } from '../../../server/deps.ts'
import { scanTimeoutMs } from '../../../server/limits.ts'
import { type BulkRequest, createBulk } from '../../../server/scans/bulk.ts'
import type { Target } from '../../../server/target.ts'
import { recordedLog } from '../../support/log.ts'
import { completed, openStore, type StoreSettings } from '../../support/store.ts'

const target = (fetchUrl: string): Target => ({
  href: fetchUrl,
  shownUrl: fetchUrl,
  fetchUrl,
  sourceRepo: 'example.com',
})
const fetched: FetchOutcome = {
  kind: 'fetched',
  bytes: new TextEncoder().encode('# hi'),
  contentType: 'text/plain',
  finalUrl: '',
  tookMs: 300,
}

interface World extends StoreSettings {
  fetch?: Fetcher['fetch']
  judge?: ScanPool['judge']
  timeoutMs?: number
  /** Puts off what is stored. */
  keepAfter?: (keep: () => Promise<boolean>) => Promise<boolean>
}

function setUp({ fetch, judge, timeoutMs, keepAfter, ...settings }: World = {}) {
  const { store: opened, names, clock } = openStore(settings)
  const store: ScanStore = {
    ...opened,
    keep: (...given) =>
      keepAfter ? keepAfter(() => opened.keep(...given)) : opened.keep(...given),
  }
  const { report } = completed('x')
  const pool: ScanPool = {
    judge: judge ?? (async () => ({ kind: 'report', report, tookMs: 20 })),
    waiting: () => 0,
    alive: true,
    stop: async () => {},
  }
  let ids = 0
  const fetcher: Fetcher = { fetch: fetch ?? (async () => fetched) }
  const log = recordedLog()
  const last = new AbortController()
  const caller = new AbortController()
  const ending = { begun: false, lastCall: last.signal }
  const needs = { store, clock, log, pool, fetcher, ids: { scanId: () => `sk_${++ids}` }, ending }
  const bulk = createBulk(needs, timeoutMs)
  const run = (request: Partial<BulkRequest>) =>
    bulk.run({ targets: [], files: [], persist: false, ...request }, caller.signal)
  return { names, run, callLast: () => last.abort(), hangUp: () => caller.abort() }
}

const hanging = () => new Promise<never>(() => {})

test('addresses that hang and scans that hang each end with the call, told apart', async () => {
  const slowFetch = setUp({ fetch: hanging, timeoutMs: 10 })
  const slowJudge = setUp({ judge: hanging, timeoutMs: 10 })
  expect(await slowFetch.run({ targets: [target('http://a/')] })).toMatchObject([
    { kind: 'failed', error: 'fetch_failed' },
  ])
  const request = { targets: [target('http://a/')], files: [{ path: 'a', content: '# hi' }] }
  expect(await slowJudge.run(request)).toMatchObject([
    { kind: 'failed', error: 'scan_failed' },
    { kind: 'failed', error: 'scan_failed' },
  ])
})

test('an item waits for a worker as long as the call lasts, and is told if it had none', async () => {
  const waitsMs: number[] = []
  const { run } = setUp({
    judge: async (text, _lane, timeoutMs) => {
      waitsMs.push(timeoutMs)
      return { kind: text === 'late' ? 'timeout' : 'busy' }
    },
  })
  const files = ['late', 'last'].map((content) => ({ path: content, content }))
  expect(await run({ files })).toMatchObject([
    { error: 'scan_failed', message: 'The scan did not end before the time of the call was over.' },
    { error: 'scan_failed', message: expect.stringContaining('too busy') },
  ])
  for (const waitMs of waitsMs) expect(waitMs).toBeGreaterThan(scanTimeoutMs)
})

test('a call that is under way when the service stops answers with what it has', async () => {
  const { run, callLast } = setUp({
    fetch: async (url) => (url === 'http://hangs/' ? hanging() : fetched),
  })
  const answered = run({ targets: [target('http://hangs/'), target('http://there/')] })
  await Bun.sleep(0)
  callLast()
  expect(await answered).toMatchObject([
    { kind: 'failed', error: 'fetch_failed', message: 'The service is stopping.' },
    { kind: 'scanned' },
  ])
})

test('when the caller hangs up what is not done is dropped, and what was stored stays', async () => {
  const { promise: asked, resolve: ask } = Promise.withResolvers<AbortSignal | undefined>()
  const { report } = completed('x')
  const { names, run, hangUp } = setUp({
    judge: async (text, _lane, _timeoutMs, signal) => {
      if (text === 'done') return { kind: 'report', report, tookMs: 20 }
      ask(signal)
      return hanging()
    },
  })
  const files = ['done', 'waits'].map((content) => ({ path: content, content }))
  const answered = run({ files, persist: true })
  const signal = await asked
  while (!(await names.latest('x', null))) await Bun.sleep(1)
  hangUp()
  expect(await answered).toMatchObject([{ kind: 'scanned' }, { error: 'scan_failed' }])
  expect(signal?.aborted).toBe(true)
})

test('an item that was given up is not stored afterwards', async () => {
  let finish = () => {}
  const { report } = completed('x')
  const { run, names } = setUp({
    timeoutMs: 10,
    judge: () =>
      new Promise((resolve) => (finish = () => resolve({ kind: 'report', report, tookMs: 20 }))),
  })
  await run({ files: [{ path: 'a', content: '# hi' }], persist: true })
  finish()
  await Bun.sleep(0)
  expect(await names.latest('x', null)).toBeNull()
})

test('an item that is given up while it waits to be stored is not stored either', async () => {
  const { promise: opened, resolve: open } = Promise.withResolvers<void>()
  const kept: Promise<boolean>[] = []
  const { run, names } = setUp({
    timeoutMs: 10,
    keepAfter: (keep) => {
      kept.push(opened.then(keep))
      return kept[0]!
    },
  })
  const outcomes = await run({ files: [{ path: 'a', content: '# hi' }], persist: true })
  expect(outcomes).toMatchObject([{ kind: 'failed', error: 'scan_failed' }])
  open()
  expect(await Promise.all(kept)).toEqual([false])
  expect(await names.latest('x', null)).toBeNull()
})

test('persist that could not be stored is an error of its item', async () => {
  const { run } = setUp({ databaseBytesMax: 1 })
  expect(await run({ files: [{ path: 'a', content: '# hi' }], persist: true })).toMatchObject([
    { kind: 'failed', error: 'scan_failed', message: 'The scan could not be stored.' },
  ])
})

test('the duration of an item is that of its fetch and its judging, without the waits', async () => {
  const { report } = completed('x')
  const { run } = setUp({
    judge: async () => {
      await Bun.sleep(50)
      return { kind: 'report', report, tookMs: 20 }
    },
  })
  const request = { targets: [target('http://a/')], files: [{ path: 'a', content: '# hi' }] }
  expect(await run(request)).toMatchObject([{ scanDurationMs: 320 }, { scanDurationMs: 20 }])
})

test('outcomes are in input order, addresses first', async () => {
  const { run } = setUp({
    fetch: async (url) => (url === 'http://gone/' ? { kind: 'status', status: 410 } : fetched),
  })
  const outcomes = await run({
    targets: [target('http://gone/'), target('http://there/')],
    files: [{ path: 'nul', content: '\u0000' }],
  })
  expect(outcomes).toMatchObject([
    { kind: 'failed', error: 'fetch_failed', status: 410 },
    { kind: 'scanned', scanId: null },
    { kind: 'failed', error: 'scan_failed' },
  ])
})
