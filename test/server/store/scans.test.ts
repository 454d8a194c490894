import { Value } from '@sinclair/typebox/value'
import { describe, expect, test } from 'bun:test'
import { LatestScan, ScanRecord } from '../../../server/http/models.ts'
import { completed, finishedScan, newScan, openStore } from '../../support/store.ts'

const DAY_MS = 24 * 60 * 60 * 1000

const parsed = async (found: Promise<{ json: string } | null>) =>
  JSON.parse((await found)?.json ?? 'null')

describe('accepting a scan', () => {
  test('stores a pending record that has every field of the interface', async () => {
    const { store } = openStore()
    expect(await store.accept(newScan('a'), 'me')).toEqual({ kind: 'accepted', remaining: 9 })
    const found = await store.find('a')
    expect(found?.final).toBe(false)
    const record = JSON.parse(found?.json ?? '')
    expect(Value.Check(ScanRecord, record)).toBe(true)
    const unset = { grade: null, findings: [], errorMessage: null }
    expect(record).toMatchObject({ status: 'pending', ...unset })
    expect(found?.json).not.toContain('secret')
  })

  test('refuses the one over the limit and stores nothing of it', async () => {
    const { store } = openStore({ scanLimit: 1 })
    await store.accept(newScan('a'), 'me')
    expect(await store.accept(newScan('b'), 'me')).toEqual({
      kind: 'limited',
      retryAfterSec: 86_400,
    })
    expect(await store.find('b')).toBeNull()
    expect(await store.accept(newScan('c'), 'another')).toMatchObject({ kind: 'accepted' })
  })

  test('lets exactly the limit through when fifty come at once', async () => {
    const { store } = openStore()
    const calls = Array.from({ length: 50 }, (_, index) => store.accept(newScan(`s${index}`), 'me'))
    const kinds = (await Promise.all(calls)).map((accepted) => accepted.kind)
    expect(kinds.filter((kind) => kind === 'accepted')).toHaveLength(10)
    expect(kinds.filter((kind) => kind === 'limited')).toHaveLength(40)
  })

  test('is unavailable when the queue is full, and takes nothing from the limit', async () => {
    const { store, limiter } = openStore({ queueMax: 1 })
    await store.accept(newScan('a'), 'me')
    expect(await store.accept(newScan('b'), 'me')).toEqual({ kind: 'unavailable' })
    expect(await limiter.peek('scan', 'me')).toEqual({ kind: 'accepted', remaining: 9 })
  })

  test('is unavailable when the database is over its cap, while reads go on', async () => {
    const { store } = openStore({ databaseBytesMax: 1 })
    expect(await store.hasRoom()).toBe(false)
    expect(await store.accept(newScan('a'), 'me')).toEqual({ kind: 'unavailable' })
    expect(await store.keep(finishedScan('b', null, 0))).toBe(false)
    expect(await store.find('a')).toBeNull()
  })
})

describe('the latest scan of a name', () => {
  test('is the one that completed last, with the number of all', async () => {
    const { store } = openStore()
    await store.keep(finishedScan('new', 'x', 2000))
    await store.keep(finishedScan('old', 'x', 1000))
    const skill = await store.latest('x')
    expect(skill?.totalScans).toBe(2)
    const latest = JSON.parse(skill?.latestJson ?? '')
    expect(latest.scanId).toBe('new')
    expect('errorMessage' in latest).toBe(false)
    expect(Value.Check(LatestScan, latest)).toBe(true)
  })

  test('is of equal times the one stored last, whenever it was accepted', async () => {
    const { store, queue } = openStore()
    await store.accept(newScan('first'), 'me')
    const claim = await queue.claim()
    await store.keep(finishedScan('second', 'x', Date.UTC(2026, 0, 1)))
    if (claim) await queue.finish(claim, completed('x'), 1)
    expect(JSON.parse((await store.latest('x'))?.latestJson ?? '').scanId).toBe('first')
  })

  test('is matched exactly', async () => {
    const { store } = openStore()
    await store.keep(finishedScan('a', 'Skill', 1))
    expect(await store.latest('skill')).toBeNull()
    expect(await store.latest('constructor')).toBeNull()
  })

  test('has a version that changes with every completed scan', async () => {
    const { store } = openStore()
    await store.keep(finishedScan('a', 'x', 2000))
    const before = (await store.latest('x'))?.version
    await store.keep(finishedScan('b', 'x', 1000))
    expect((await store.latest('x'))?.version).not.toBe(before)
  })
})

describe('removing old scans', () => {
  test('keeps the newest of each name and everything that has not ended', async () => {
    const { store, clock } = openStore()
    const old = clock.now() - 40 * DAY_MS
    await store.keep(finishedScan('older', 'x', old))
    await store.keep(finishedScan('newest', 'x', old + 1))
    await store.keep(finishedScan('nameless', null, old))
    await store.keep(finishedScan('fresh', null, clock.now()))
    await store.accept(newScan('waiting'), 'me')
    expect(await store.purge(clock.now() - 30 * DAY_MS)).toBe(2)
    const left = ['older', 'newest', 'nameless', 'fresh', 'waiting']
    const found = await Promise.all(left.map(async (id) => (await store.find(id)) !== null))
    expect(found).toEqual([false, true, false, true, true])
    expect((await store.latest('x'))?.totalScans).toBe(1)
  })

  test('works through more than one batch', async () => {
    const { store } = openStore()
    for (let index = 0; index < 501; index++) await store.keep(finishedScan(`s${index}`, null, 1))
    expect(await store.purge(2)).toBe(501)
  })
})

test('an ended record is sent as it was stored, and never ends before it began', async () => {
  const { store, queue, clock } = openStore()
  await store.accept(newScan('a'), 'me')
  const claim = await queue.claim()
  clock.jump(-2 * DAY_MS)
  if (claim) await queue.finish(claim, completed('x', 88), 17)
  const record = await parsed(store.find('a'))
  expect(Value.Check(ScanRecord, record)).toBe(true)
  expect(record).toMatchObject({ status: 'completed', score: 88, scanDurationMs: 17 })
  expect(record.completedAt >= record.createdAt).toBe(true)
})
