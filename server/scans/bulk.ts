/** POST /scan/bulk as a use case: up to fifty items at once, each with an outcome of its own. */

import type { Report } from '../../scanner/index.ts'
import type { Deps, ScanOutcome } from '../deps.ts'
import { failureMessage } from '../failures.ts'
import { bulkTimeoutMs } from '../limits.ts'
import { type BulkError, UPLOAD } from '../statuses.ts'
import type { Target } from '../target.ts'
import { withDeadline } from './deadline.ts'
import { fetchFailure, judgeBytes, type Judged, type Performed } from './perform.ts'

export interface BulkRequest {
  targets: Target[]
  files: { path: string; content: string }[]
  persist: boolean
}

export type BulkOutcome =
  | { kind: 'scanned'; report: Report; scanDurationMs: number; scanId: string | null }
  | { kind: 'failed'; error: BulkError; message: string; status?: number }

export interface Bulk {
  /**
   * Outcomes in input order, addresses first. Ends within the time of a call, whatever upstreams
   * do. What is not done when the caller hangs up is dropped; what has been stored stays.
   */
  run(request: BulkRequest, hungUp: AbortSignal): Promise<BulkOutcome[]>
}

type Needs = Pick<Deps, 'fetcher' | 'pool' | 'store' | 'ids' | 'clock' | 'log' | 'ending'>

interface Source {
  url: string
  sourceRepo: string
}

type Failure = BulkOutcome & { kind: 'failed' }

/**
 * Kept for putting the answer together: so the call as a whole stays within its time on a busy
 * machine, too.
 */
const ANSWER_MS = 3000

const STOPPING = 'The service is stopping.'
const NOT_REACHED: Failure = {
  kind: 'failed',
  error: 'fetch_failed',
  message: 'The address was not reached before the time of the call was over.',
}
const OUT_OF_TIME: Failure = {
  kind: 'failed',
  error: 'scan_failed',
  message: 'The scan did not end before the time of the call was over.',
}
const NOT_STORED: Failure = {
  kind: 'failed',
  error: 'scan_failed',
  message: 'The scan could not be stored.',
}

export function createBulk(deps: Needs, timeoutMs: number = bulkTimeoutMs - ANSWER_MS): Bulk {
  const { fetcher, pool, store, ids, clock, log, ending } = deps

  /** An item waits for a worker as long as the call lasts: it waits for others of its call. */
  const judge = (bytes: Uint8Array, contentType: string, endMs: number, signal: AbortSignal) =>
    judgeBytes(pool, bytes, contentType, {
      lane: 'bulk',
      signal,
      timeLeftMs: () => endMs - clock.monotonicMs(),
    })

  /** Runs one item, and stores it when asked to, unless its caller has given it up meanwhile. */
  const item = async (
    source: Source,
    persist: boolean,
    signal: AbortSignal,
    perform: () => Promise<Judged>,
  ): Promise<BulkOutcome> => {
    const startMs = clock.monotonicMs()
    const createdAt = clock.now()
    const performed = await perform()
    log.debug('scan_ended', {
      lane: 'bulk',
      status: performed.kind,
      reason: performed.kind === 'failed' ? performed.reason : undefined,
      durationMs: Math.max(0, Math.round(clock.monotonicMs() - startMs)),
    })
    if (performed.kind !== 'completed') return failureOf(performed)
    const { report } = performed
    // Of the fetch and the judging: a call has so many items that most of its time is waiting.
    const scanDurationMs = Math.round(performed.tookMs)
    if (signal.aborted) return OUT_OF_TIME
    if (!persist) return { kind: 'scanned', report, scanDurationMs, scanId: null }
    const scanId = ids.scanId()
    const completedAt = clock.now()
    const scan = { ...source, scanId, createdAt, completedAt, scanDurationMs, outcome: performed }
    const kept = await store.keep(scan, signal)
    return kept ? { kind: 'scanned', report, scanDurationMs, scanId } : NOT_STORED
  }

  const unfinished = (reached: boolean): BulkOutcome => {
    const outcome = reached ? OUT_OF_TIME : NOT_REACHED
    return ending.lastCall.aborted ? { ...outcome, message: STOPPING } : outcome
  }

  return {
    run({ targets, files, persist }, hungUp) {
      const endMs = clock.monotonicMs() + timeoutMs
      const fetched = targets.map(async ({ fetchUrl, shownUrl, sourceRepo }) => {
        let reached = false
        const perform = async (signal: AbortSignal): Promise<Judged> => {
          const outcome = await fetcher.fetch(fetchUrl, signal, 'bulk')
          if (outcome.kind !== 'fetched') return fetchFailure(outcome)
          reached = true
          const judged = await judge(outcome.bytes, outcome.contentType, endMs, signal)
          if (judged.kind !== 'completed') return judged
          return { ...judged, tookMs: outcome.tookMs + judged.tookMs }
        }
        const source = { url: shownUrl, sourceRepo }
        const outcome = await withDeadline(
          timeoutMs,
          (signal) => item(source, persist, signal, () => perform(signal)),
          ending.lastCall,
          hungUp,
        )
        return outcome ?? unfinished(reached)
      })
      const uploaded = files.map(async ({ path, content }) => {
        const bytes = new TextEncoder().encode(content)
        const source = { url: fileUrl(path), sourceRepo: UPLOAD }
        const outcome = await withDeadline(
          timeoutMs,
          (signal) => item(source, persist, signal, () => judge(bytes, '', endMs, signal)),
          ending.lastCall,
          hungUp,
        )
        return outcome ?? unfinished(true)
      })
      return Promise.all([...fetched, ...uploaded])
    },
  }
}

function failureOf(performed: Exclude<Performed, { kind: 'completed' }>): BulkOutcome {
  if (performed.kind === 'stopped') {
    return { kind: 'failed', error: 'scan_failed', message: STOPPING }
  }
  const { reason, status } = performed
  if (reason === 'timeout') return OUT_OF_TIME
  const message = failureMessage(reason, status)
  const failed = { kind: 'failed', error: errorOf(reason), message } as const
  return status === undefined ? failed : { ...failed, status }
}

function errorOf(reason: (ScanOutcome & { kind: 'failed' })['reason']): BulkError {
  if (reason === 'unreachable' || reason === 'upstream_status') return 'fetch_failed'
  return reason === 'too_large' ? 'content_too_large' : 'scan_failed'
}

/** The label of an uploaded file as an address that nothing will follow; slashes stay readable. */
const fileUrl = (path: string): string =>
  `file:${path.split('/').map(encodeURIComponent).join('/')}`
