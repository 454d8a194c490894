import { expect, test } from 'bun:test'
import type { FetchOutcome, JudgeOutcome, ScanPool } from '../../../server/deps.ts'
import { performScan } from '../../../server/scans/perform.ts'
import { completed } from '../../support/store.ts'

const { report } = completed('x')
const never = new AbortController().signal

function perform(
  fetched: FetchOutcome,
  judged: JudgeOutcome = { kind: 'report', report, tookMs: 20 },
  judge: ScanPool['judge'] = async () => judged,
) {
  const pool: ScanPool = {
    judge,
    waiting: () => 0,
    alive: true,
    stop: async () => {},
  }
  const fetcher = { fetch: async () => fetched }
  const judgement = { lane: 'single' as const, signal: never, timeLeftMs: () => 1000 }
  return performScan({ fetcher, pool }, 'https://example.com/SKILL.md', judgement)
}

const fetched = (text: string): FetchOutcome => ({
  kind: 'fetched',
  bytes: new TextEncoder().encode(text),
  contentType: 'text/plain',
  finalUrl: 'https://example.com/SKILL.md',
  tookMs: 300,
})

test('a fetched text is judged, and its bytes are named by their digest', async () => {
  expect(await perform(fetched('abc'))).toEqual({
    kind: 'completed',
    report,
    contentSha256: 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    tookMs: 20,
  })
})

test('what could not be fetched fails with its reason', async () => {
  expect(await perform({ kind: 'unreachable', cause: 'timeout' })).toEqual({
    kind: 'failed',
    reason: 'unreachable',
  })
  expect(await perform({ kind: 'too_large' })).toEqual({ kind: 'failed', reason: 'too_large' })
  expect(await perform({ kind: 'status', status: 404 })).toEqual({
    kind: 'failed',
    reason: 'upstream_status',
    status: 404,
  })
})

test('what the worker did not finish fails, unless the service is stopping', async () => {
  for (const kind of ['laborious', 'busy', 'timeout', 'crashed'] as const) {
    expect(await perform(fetched('# hi'), { kind })).toEqual({ kind: 'failed', reason: kind })
  }
  expect(await perform(fetched('# hi'), { kind: 'stopped' })).toEqual({ kind: 'stopped' })
})

test('the pool gives up before the caller does, so that the caller is told why', async () => {
  let timeoutMs = 0
  const busy = async (_text: string, _lane: string, ms: number): Promise<JudgeOutcome> => {
    timeoutMs = ms
    return { kind: 'busy' }
  }
  await perform(fetched('# hi'), undefined, busy)
  expect(timeoutMs).toBeGreaterThan(0)
  expect(timeoutMs).toBeLessThan(1000)
})

test('bytes that are no text are not judged', async () => {
  expect(await perform(fetched(''))).toEqual({ kind: 'failed', reason: 'empty' })
})
