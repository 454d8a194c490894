import { describe, expect, test } from 'bun:test'
import { PURGE_ROWS, removeBatch } from '../../../server/store/retention.ts'
import { completed, finishedScan, newScan, openStore } from '../../support/store.ts'

const DAY_MS = 24 * 60 * 60 * 1000

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
  })

  test('leaves the counts as they are: they say how often, not how many are kept', async () => {
    const { store, names } = openStore()
    await store.keep(finishedScan('older', 'x', 1))
    await store.keep(finishedScan('newest', 'x', 2))
    await store.purge(10)
    expect((await names.latest('x', null))?.totalScans).toBe(2)
    expect((await names.latest('x', 'upload'))?.totalScans).toBe(2)
  })

  test('works through more than one batch', async () => {
    const { store } = openStore()
    for (let index = 0; index < 501; index++) await store.keep(finishedScan(`s${index}`, null, 1))
    expect(await store.purge(2)).toBe(501)
  })

  test('leaves the rest for the next time when it is told to stop', async () => {
    const { store } = openStore()
    for (let index = 0; index < 501; index++) await store.keep(finishedScan(`s${index}`, null, 1))
    const over = new AbortController()
    const purged = store.purge(2, over.signal)
    over.abort()
    expect(await purged).toBe(500)
    expect(await store.purge(2)).toBe(1)
  })

  test('forgets a source with its last scan', async () => {
    const { store, names } = openStore()
    const from = (sourceRepo: string, scanId: string, at: number) => ({
      ...finishedScan(scanId, 'x', at),
      sourceRepo,
    })
    await store.keep(from('a/gone', 'gone', 1))
    await store.keep(from('b/left', 'old', 2))
    await store.keep(from('b/left', 'new', 20))
    await store.keep(from('c/latest', 'latest', 30))
    await store.purge(10)
    const sources = (await names.sources('x'))?.sources ?? []
    expect(sources.map(({ sourceRepo, totalScans }) => [sourceRepo, totalScans])).toEqual([
      ['c/latest', 1],
      ['b/left', 2],
    ])
  })

  test('leaves a source the newest scan that is left of it', async () => {
    const { store, names, queue, database } = openStore()
    // Of equal times the one stored last is the latest, although it was accepted first.
    await store.accept(newScan('first'), 'me')
    const [claim] = await queue.claim(1)
    const at = Date.UTC(2026, 0, 1)
    for (let index = 0; index < PURGE_ROWS; index++)
      await store.keep({ ...finishedScan(`s${index}`, 'x', at), sourceRepo: 'example.com' })
    if (claim) await queue.finish(claim, completed('x'), 1)
    await store.keep(finishedScan('newest', 'x', at + DAY_MS))
    const remove = database.client.transaction(() => removeBatch(database.orm, at + 1))
    expect(remove.immediate()).toBe(PURGE_ROWS)
    const [, left] = (await names.sources('x'))?.sources ?? []
    expect(left).toMatchObject({ sourceRepo: 'example.com', totalScans: PURGE_ROWS + 1 })
    expect(await store.find(left?.latest.scanId ?? '')).not.toBeNull()
  })
})
