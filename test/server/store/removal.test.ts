import { expect, test } from 'bun:test'
import { takeDown } from '../../../server/store/removal.ts'
import { completed, finishedScan, newScan, openStore } from '../../support/store.ts'

const from = (sourceRepo: string, scanId: string, at: number, name = 'x') => ({
  ...finishedScan(scanId, name, at),
  sourceRepo,
})

async function filled() {
  const opened = openStore()
  const { store } = opened
  await store.keep(from('a/one', 'first', 1))
  await store.keep(from('b/two', 'second', 2))
  await store.keep(from('a/one', 'third', 3))
  await store.keep(from('a/one', 'other', 4, 'y'))
  const latest = async (name: string) => {
    const found = await opened.names.latest(name, null)
    return found && [JSON.parse(found.latestJson).scanId, found.totalScans]
  }
  const sources = async (name: string) => {
    const found = (await opened.names.sources(name))?.sources ?? []
    return found.map(({ sourceRepo, totalScans }) => [sourceRepo, totalScans])
  }
  return { ...opened, latest, sources }
}

test('a scan that is taken down is as if it had never been', async () => {
  const { database, store, latest, sources } = await filled()
  expect(await takeDown(database, { scanId: 'third' })).toBe(1)
  expect(await store.find('third')).toBeNull()
  expect(await latest('x')).toEqual(['second', 2])
  expect(await sources('x')).toEqual([
    ['b/two', 1],
    ['a/one', 1],
  ])
})

test('a name goes with all of its scans, and no other', async () => {
  const { database, latest, sources } = await filled()
  expect(await takeDown(database, { skillName: 'x' })).toBe(3)
  expect(await latest('x')).toBeNull()
  expect(await sources('x')).toEqual([])
  expect(await latest('y')).toEqual(['other', 1])
})

test('a source goes from every name, or from one', async () => {
  const one = await filled()
  expect(await takeDown(one.database, { skillName: 'x', sourceRepo: 'a/one' })).toBe(2)
  expect(await one.latest('x')).toEqual(['second', 1])
  expect(await one.latest('y')).toEqual(['other', 1])
  const every = await filled()
  expect(await takeDown(every.database, { sourceRepo: 'a/one' })).toBe(3)
  expect(await every.latest('y')).toBeNull()
})

test('what waits or runs goes too, and its end changes nothing', async () => {
  const { database, store, queue } = openStore()
  await store.accept(newScan('running'), 'me')
  const [claim] = await queue.claim(1)
  await store.accept(newScan('waiting'), 'me')
  expect(await takeDown(database, { sourceRepo: 'example.com' })).toBe(2)
  expect(await queue.depth()).toBe(0)
  expect(claim && (await queue.finish(claim, completed('x'), 1))).toBe('gone')
})

test('nothing named is nothing removed, and more than one batch is', async () => {
  const { database, store } = openStore()
  for (let index = 0; index < 501; index++) await store.keep(finishedScan(`s${index}`, 'many', 1))
  expect(await takeDown(database, {})).toBe(0)
  expect(await takeDown(database, { skillName: 'many' })).toBe(501)
  expect(database.client.query('PRAGMA foreign_key_check').all()).toEqual([])
})
