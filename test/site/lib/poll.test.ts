import { expect, test } from 'bun:test'
import type { Answer } from '../../../site/lib/api.ts'
import { backoffMs, type Sighting, watchScan } from '../../../site/lib/poll.ts'
import { answered, refused, wirePending, wireRecord } from '../../support/site-page.ts'

/** Watches through those answers; returns what was seen and how long was waited, in order. */
async function watched(answers: Answer[]) {
  const seen: string[] = []
  const waits: number[] = []
  const describe = (sighting: Sighting) =>
    sighting.kind === 'record' ? sighting.record.status : sighting.kind
  await watchScan({
    read: async () => answers.shift() ?? refused(404),
    wait: async (durationMs) => {
      waits.push(durationMs)
    },
    show: (sighting) => seen.push(describe(sighting)),
  })
  return { seen, waits, left: answers.length }
}

test('a scan is read once a second until it is completed', async () => {
  const answers = [wirePending(), wirePending('running'), wirePending('running'), wireRecord()].map(
    answered,
  )
  const { seen, waits } = await watched(answers)
  expect(seen).toEqual(['pending', 'running', 'running', 'completed'])
  expect(waits).toEqual([1000, 1000, 1000])
})

test('a failed scan ends the watch', async () => {
  const { seen, left } = await watched([
    answered(wireRecord({ status: 'failed' })),
    answered(wireRecord()),
  ])
  expect(seen).toEqual(['failed'])
  expect(left).toBe(1)
})

test('an unknown scan ends the watch', async () => {
  expect((await watched([refused(404), answered(wireRecord())])).seen).toEqual(['missing'])
})

test('lost connections are tried ever more slowly, and forgotten once one succeeds', async () => {
  const lost: Answer = { kind: 'unreachable' }
  const answers = [lost, lost, refused(500), answered(wirePending()), lost, answered(wireRecord())]
  const { seen, waits } = await watched(answers)
  expect(seen).toEqual(['lost', 'lost', 'lost', 'pending', 'lost', 'completed'])
  expect(waits).toEqual([1000, 2000, 4000, 1000, 1000])
})

test('the longest wait repeats, and the wish of a busy server is kept up to a minute', async () => {
  const lost: Answer[] = Array.from({ length: 7 }, () => ({ kind: 'unreachable' }))
  const { waits } = await watched([...lost, answered(wireRecord())])
  expect(waits.slice(-2)).toEqual([backoffMs[4], backoffMs[4]])
  const busy = await watched([
    refused(503, { retryAfterSec: 30 }),
    refused(503, { retryAfterSec: 9999 }),
  ])
  expect(busy.waits).toEqual([30_000, 60_000])
})

test('an answer that is no record counts as a lost connection', async () => {
  expect((await watched([answered({}), answered(wireRecord())])).seen).toEqual([
    'lost',
    'completed',
  ])
})
