import { Value } from '@sinclair/typebox/value'
import { describe, expect, test } from 'bun:test'
import { LatestScan, SkillHistory, SkillSources } from '../../../server/http/models.ts'
import { historyScansMax, sourcesMax } from '../../../server/limits.ts'
import { completed, finishedScan, newScan, openStore } from '../../support/store.ts'

/** A scan of the name `x` from a source of its own. */
const scanFrom = (sourceRepo: string, scanId: string, at: number, score = 100) => ({
  ...finishedScan(scanId, 'x', at),
  sourceRepo,
  outcome: completed('x', score),
})

describe('the latest scan of a name', () => {
  test('is the one that completed last, with the number of all', async () => {
    const { store, names } = openStore()
    await store.keep(finishedScan('new', 'x', 2000))
    await store.keep(finishedScan('old', 'x', 1000))
    const skill = await names.latest('x', null)
    expect(skill?.totalScans).toBe(2)
    const latest = JSON.parse(skill?.latestJson ?? '')
    expect(latest.scanId).toBe('new')
    expect('errorMessage' in latest).toBe(false)
    expect(Value.Check(LatestScan, latest)).toBe(true)
  })

  test('is of equal times the one stored last, whenever it was accepted', async () => {
    const { store, names, queue } = openStore()
    await store.accept(newScan('first'), 'me')
    const [claim] = await queue.claim(1)
    await store.keep(finishedScan('second', 'x', Date.UTC(2026, 0, 1)))
    if (claim) await queue.finish(claim, completed('x'), 1)
    expect(JSON.parse((await names.latest('x', null))?.latestJson ?? '').scanId).toBe('first')
  })

  test('is matched exactly', async () => {
    const { store, names } = openStore()
    await store.keep(finishedScan('a', 'Skill', 1))
    expect(await names.latest('skill', null)).toBeNull()
    expect(await names.latest('constructor', null)).toBeNull()
  })

  test('has a version that changes with every completed scan', async () => {
    const { store, names } = openStore()
    await store.keep(finishedScan('a', 'x', 2000))
    const before = (await names.latest('x', null))?.version
    await store.keep(finishedScan('b', 'x', 1000))
    expect((await names.latest('x', null))?.version).not.toBe(before)
  })
})

describe('the sources of a name', () => {
  test('are listed with their own latest grade, the latest first', async () => {
    const { store, names } = openStore()
    await store.keep(scanFrom('a/good', 'good', 1000))
    await store.keep(scanFrom('b/bad', 'before', 2000, 90))
    await store.keep(scanFrom('b/bad', 'bad', 3000, 12))
    await store.keep({ ...scanFrom('c/other', 'other', 4000), outcome: completed('y') })
    const found = await names.sources('x')
    expect(Value.Check(SkillSources, { skillName: 'x', ...found })).toBe(true)
    expect(found).toMatchObject({
      totalSources: 2,
      sources: [
        { sourceRepo: 'b/bad', totalScans: 2, latest: { scanId: 'bad', score: 12 } },
        { sourceRepo: 'a/good', totalScans: 1, latest: { scanId: 'good', score: 100 } },
      ],
    })
    expect(await names.sources('nobody')).toBeNull()
  })

  test('are counted beyond what is listed', async () => {
    const { store, names } = openStore()
    for (let index = 0; index <= sourcesMax; index++)
      await store.keep(scanFrom(`owner/${index}`, `s${index}`, index))
    const found = await names.sources('x')
    expect(found?.totalSources).toBe(sourcesMax + 1)
    expect(found?.sources).toHaveLength(sourcesMax)
    expect(found?.sources[0]?.sourceRepo).toBe(`owner/${sourcesMax}`)
  })

  test('each have a latest scan and a count of their own', async () => {
    const { store, names } = openStore()
    await store.keep(scanFrom('a/good', 'good', 1000))
    await store.keep(scanFrom('b/bad', 'bad', 2000, 12))
    const good = await names.latest('x', 'a/good')
    expect(good?.totalScans).toBe(1)
    expect(JSON.parse(good?.latestJson ?? '').scanId).toBe('good')
    expect(JSON.parse((await names.latest('x', null))?.latestJson ?? '').scanId).toBe('bad')
    expect(await names.latest('x', 'A/good')).toBeNull()
  })
})

test('of scans with equal times the one stored last comes first everywhere', async () => {
  const { store, names } = openStore()
  for (const scanId of ['one', 'two', 'three']) await store.keep(scanFrom('a/b', scanId, 1000))
  await store.keep(scanFrom('a/a', 'last', 1000))
  expect(JSON.parse((await names.latest('x', null))?.latestJson ?? '').scanId).toBe('last')
  const found = await names.sources('x')
  expect(found?.sources.map(({ sourceRepo }) => sourceRepo)).toEqual(['a/a', 'a/b'])
  expect(found?.sources[1]?.latest.scanId).toBe('three')
  const scans = await names.history('x', 'a/b')
  expect(scans.map(({ scanId }) => scanId)).toEqual(['three', 'two', 'one'])
})

describe('the history of a name', () => {
  test('has the scans of one source, the latest first, with what can have moved the grade', async () => {
    const { store, names } = openStore()
    await store.keep(scanFrom('a/b', 'one', 1000, 100))
    await store.keep(scanFrom('a/b', 'two', 2000, 40))
    await store.keep(scanFrom('c/d', 'else', 3000))
    const scans = await names.history('x', 'a/b')
    expect(Value.Check(SkillHistory, { skillName: 'x', sourceRepo: 'a/b', scans })).toBe(true)
    expect(scans.map(({ scanId, score }) => [scanId, score])).toEqual([
      ['two', 40],
      ['one', 100],
    ])
    expect(await names.history('x', 'nobody')).toEqual([])
  })

  test('ends at a number, and parses no record', async () => {
    const { store, names, database } = openStore()
    for (let index = 0; index <= historyScansMax; index++)
      await store.keep(scanFrom('a/b', `s${index}`, index))
    expect(await names.history('x', 'a/b')).toHaveLength(historyScansMax)
    const plan = database.client
      .query<{ detail: string }, []>(
        `EXPLAIN QUERY PLAN SELECT scan_id, grade, score, content_sha256, rules_version, completed_at
         FROM scans WHERE skill_name = 'x' AND source_repo = 'a/b'
         ORDER BY completed_at DESC, seq DESC`,
      )
      .all()
    const steps = plan.map(({ detail }) => detail)
    expect(steps[0]).toContain('COVERING INDEX scans_history')
    // Only equal times are put in order, not the whole history.
    expect(steps.slice(1)).toEqual(['USE TEMP B-TREE FOR LAST TERM OF ORDER BY'])
  })
})
