import { Value } from '@sinclair/typebox/value'
import { describe, expect, test } from 'bun:test'
import { ScanRecord } from '../../../server/http/models.ts'
import { scans } from '../../../server/store/schema.ts'
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

  test('is unavailable when one host has half the queue, and goes on for others', async () => {
    const { store } = openStore({ queuePerHostMax: 1 })
    await store.accept(newScan('a'), 'me')
    expect(await store.accept(newScan('b'), 'me')).toEqual({ kind: 'unavailable' })
    const dotted = { ...newScan('b'), fetchUrl: 'https://example.com.:8443/' }
    expect(await store.accept(dotted, 'me')).toEqual({ kind: 'unavailable' })
    const other = { ...newScan('c'), fetchUrl: 'https://other.example/' }
    expect((await store.accept(other, 'me')).kind).toBe('accepted')
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

test('an ended record is sent as it was stored, and never ends before it began', async () => {
  const { store, queue, clock } = openStore()
  await store.accept(newScan('a'), 'me')
  const [claim] = await queue.claim(1)
  clock.jump(-2 * DAY_MS)
  if (claim) await queue.finish(claim, completed('x', 88), 17)
  const record = await parsed(store.find('a'))
  expect(Value.Check(ScanRecord, record)).toBe(true)
  expect(record).toMatchObject({ status: 'completed', score: 88, scanDurationMs: 17 })
  expect(record.completedAt >= record.createdAt).toBe(true)
})

test('a scan that is kept and one that went through the queue leave the same row', async () => {
  const { database, store, queue, clock } = openStore()
  await store.accept(newScan('a'), 'me')
  const [claim] = await queue.claim(1)
  const began = clock.now()
  clock.jump(-DAY_MS)
  if (claim) await queue.finish(claim, completed('x', 88), 17)
  const { url, sourceRepo } = newScan('a')
  const times = { createdAt: began, completedAt: clock.now(), scanDurationMs: 17 }
  await store.keep({ scanId: 'b', url, sourceRepo, ...times, outcome: completed('x', 88) })
  const [one, other] = database.orm.select().from(scans).all()
  const record = one?.record?.replace('"scanId":"a"', '"scanId":"b"') ?? null
  expect(other).toEqual({ ...one!, seq: 2, scanId: 'b', record })
  expect(other?.completedAt).toBe(began)
})
