import { expect, test } from 'bun:test'
import { scansPerHostMax } from '../../../server/limits.ts'
import { completed, newScan, openStore } from '../../support/store.ts'

async function withScans(...scanIds: string[]) {
  const opened = openStore()
  for (const scanId of scanIds) await opened.store.accept(newScan(scanId), 'me')
  return opened
}

test('scans are claimed in the order they came, each once', async () => {
  const { queue } = await withScans('a', 'b')
  expect((await queue.claim(1))[0]).toEqual({
    scanId: 'a',
    attempt: 1,
    fetchUrl: 'https://example.com/a?token=secret',
    host: 'example.com',
  })
  expect((await queue.claim(1))[0]?.scanId).toBe('b')
  expect(await queue.claim(1)).toEqual([])
})

test('many are claimed at once, in the order they came, and no more than there is room for', async () => {
  const { queue } = await withScans('a', 'b', 'c')
  expect((await queue.claim(2)).map(({ scanId }) => scanId)).toEqual(['a', 'b'])
  expect((await queue.claim(2)).map(({ scanId }) => scanId)).toEqual(['c'])
})

test('scans of a full host are passed over, and only those', async () => {
  const { queue, store } = openStore()
  const scanOf = (scanId: string, host: string) => ({
    ...newScan(scanId),
    fetchUrl: `https://${host}/${scanId}`,
  })
  for (let index = 0; index < 12; index++)
    await store.accept(scanOf(`s${index}`, 'slow.example'), `${index}`)
  await store.accept(scanOf('other', 'other.example'), 'me')
  const claimed = await queue.claim(32, new Map([['slow.example', scansPerHostMax - 3]]))
  expect(claimed.map(({ scanId }) => scanId)).toEqual(['s0', 's1', 's2', 'other'])
  expect(await queue.claim(32, new Map([['slow.example', scansPerHostMax]]))).toEqual([])
  const [next] = await queue.claim(32, new Map([['slow.example', scansPerHostMax - 1]]))
  expect(next?.scanId).toBe('s3')
})

test('a host with a last dot is the same host', async () => {
  const { queue, store } = openStore()
  for (let index = 0; index <= scansPerHostMax; index++) {
    const fetchUrl = `https://slow.example${index % 2 === 0 ? '' : '.'}/${index}`
    await store.accept({ ...newScan(`s${index}`), fetchUrl }, `${index}`)
  }
  const claimed = await queue.claim(32)
  expect(claimed).toHaveLength(scansPerHostMax)
  expect(new Set(claimed.map(({ host }) => host))).toEqual(new Set(['slow.example']))
})

test('a write that cannot be taken is told apart from one that never can be', async () => {
  const { queue, database } = await withScans('a')
  const [claim] = await queue.claim(1)
  if (!claim) throw new Error('nothing was claimed')
  database.client.run('PRAGMA query_only = ON')
  expect(await queue.finish(claim, completed(null), 1)).toBe('unavailable')
  database.client.run('PRAGMA query_only = OFF')
  const broken = { ...completed(null), contentSha256: {} as never }
  expect(queue.finish(claim, broken, 1)).rejects.toThrow()
  expect(await queue.finish(claim, completed(null), 1)).toBe('stored')
})

test('a claimed scan is running and no longer waits', async () => {
  const { queue, store } = await withScans('a')
  expect(await queue.depth()).toBe(1)
  await queue.claim(1)
  expect(await queue.depth()).toBe(0)
  expect(JSON.parse((await store.find('a'))?.json ?? '').status).toBe('running')
})

test('finishing ends a scan once, and forgets the address that was fetched', async () => {
  const { queue, store, database } = await withScans('a')
  const [claim] = await queue.claim(1)
  if (!claim) throw new Error('nothing was claimed')
  expect(await queue.finish(claim, completed(null), 12)).toBe('stored')
  expect(await queue.finish(claim, { kind: 'failed', reason: 'timeout' }, 30_000)).toBe('gone')
  expect((await store.find('a'))?.final).toBe(true)
  const rows = JSON.stringify(database.client.query('SELECT * FROM scans').all())
  expect(rows).not.toContain('secret')
})

test('a failed scan says why in one public sentence', async () => {
  const { queue, store } = await withScans('a')
  const [claim] = await queue.claim(1)
  const outcome = { kind: 'failed', reason: 'upstream_status', status: 404 } as const
  if (claim) await queue.finish(claim, outcome, 3)
  expect(JSON.parse((await store.find('a'))?.json ?? '')).toMatchObject({
    status: 'failed',
    errorMessage: 'The address answered with HTTP status 404.',
    grade: null,
    findings: [],
    scanDurationMs: 3,
  })
})

test('a late finisher of an earlier attempt changes nothing', async () => {
  const { queue } = await withScans('a')
  const [late] = await queue.claim(1)
  await queue.recover()
  const [current] = await queue.claim(1)
  if (!late || !current) throw new Error('nothing was claimed')
  expect(current.attempt).toBe(2)
  expect(await queue.finish(late, completed(null), 1)).toBe('gone')
  expect(await queue.finish(current, completed(null), 1)).toBe('stored')
})

test('releasing puts a scan back without counting the attempt', async () => {
  const { queue } = await withScans('a')
  const [claim] = await queue.claim(1)
  if (claim) await queue.release(claim)
  expect((await queue.claim(1))[0]?.attempt).toBe(1)
})

test('what a crash left is requeued once and then failed', async () => {
  const { queue, store } = await withScans('a')
  await queue.claim(1)
  expect(await queue.recover()).toEqual({ requeued: 1, failed: 0 })
  await queue.claim(1)
  expect(await queue.recover()).toEqual({ requeued: 0, failed: 1 })
  expect(JSON.parse((await store.find('a'))?.json ?? '').status).toBe('failed')
})

test('claiming and counting use the partial indexes', async () => {
  const { database } = openStore()
  const plans = ['pending', 'running'].map((status) =>
    JSON.stringify(
      database.client
        .query(`EXPLAIN QUERY PLAN SELECT seq FROM scans WHERE "scans"."status" = '${status}'`)
        .all(),
    ),
  )
  expect(plans[0]).toContain('scans_pending')
  expect(plans[1]).toContain('scans_running')
})
