/**
 * One scan from an address or from bytes to its outcome. A scan ends in a value, never in an
 * exception.
 */

import type { FetchOutcome, Fetcher, Lane, ScanOutcome, ScanPool } from '../deps.ts'
import { readText } from './text.ts'

/** `stopped`: the service is stopping and nothing was judged. */
export type Performed = ScanOutcome | { kind: 'stopped' }

/** `tookMs`: of the judging alone, without the wait for a worker. */
export type Judged =
  Exclude<Performed, { kind: 'completed' }> | (ScanOutcome & { kind: 'completed'; tookMs: number })

/** The pool gives up so much earlier than its caller, since it knows what the time went to. */
const TELL_MS = 200

export interface Judgement {
  lane: Lane
  /** Aborted when nobody waits for the outcome any more. */
  signal: AbortSignal
  /** Time left for this scan, in milliseconds, asked when the text is there. */
  timeLeftMs: () => number
}

export async function performScan(
  { fetcher, pool }: { fetcher: Fetcher; pool: ScanPool },
  fetchUrl: string,
  judgement: Judgement,
): Promise<Judged> {
  const fetched = await fetcher.fetch(fetchUrl, judgement.signal)
  if (fetched.kind !== 'fetched') return fetchFailure(fetched)
  return judgeBytes(pool, fetched.bytes, fetched.contentType, judgement)
}

export async function judgeBytes(
  pool: ScanPool,
  bytes: Uint8Array,
  contentType: string,
  { lane, signal, timeLeftMs }: Judgement,
): Promise<Judged> {
  const read = readText(bytes, contentType)
  if (read.kind === 'failed') return read
  const judged = await pool.judge(read.text, lane, timeLeftMs() - TELL_MS, signal)
  switch (judged.kind) {
    case 'report': {
      const { report, tookMs } = judged
      return { kind: 'completed', report, contentSha256: sha256(bytes), tookMs }
    }
    case 'stopped':
      return judged
    default:
      return { kind: 'failed', reason: judged.kind }
  }
}

export function fetchFailure(
  fetched: Exclude<FetchOutcome, { kind: 'fetched' }>,
): ScanOutcome & { kind: 'failed' } {
  if (fetched.kind === 'status') {
    return { kind: 'failed', reason: 'upstream_status', status: fetched.status }
  }
  return { kind: 'failed', reason: fetched.kind }
}

const sha256 = (bytes: Uint8Array): string =>
  new Bun.CryptoHasher('sha256').update(bytes).digest('hex')
