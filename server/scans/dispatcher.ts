/**
 * Takes single scans from the queue while there is capacity, watches their time and stores how they
 * ended. It wakes when a scan is submitted or another one ends; it never polls.
 */

import type { Claim, Clock, Dispatcher, Finished, Log, Queue, ScanOutcome } from '../deps.ts'
import { scansInFlightMax, scanTimeoutMs } from '../limits.ts'
import { errorText } from '../log.ts'
import { withDeadline } from './deadline.ts'
import type { Performed } from './perform.ts'

/**
 * After a fault of the store: long enough to spare it, short enough to be back within a second or
 * two.
 */
const RETRY_MS = 1000

const FAILED = {
  timeout: { kind: 'failed', reason: 'timeout' },
  crashed: { kind: 'failed', reason: 'crashed' },
} as const satisfies Record<string, ScanOutcome>

export interface DispatcherSettings {
  queue: Queue
  clock: Clock
  log: Log
  /** Fetches and judges one scan. `timeLeftMs` says what is left of its time. */
  perform(fetchUrl: string, signal: AbortSignal, timeLeftMs: () => number): Promise<Performed>
  inFlightMax?: number
  timeoutMs?: number
}

export interface RunningDispatcher extends Dispatcher {
  /** Claims nothing more, waits for scans under way, puts back what is not done after `waitMs`. */
  stop(waitMs: number): Promise<void>
}

export function createDispatcher(settings: DispatcherSettings): RunningDispatcher {
  const { queue, clock, log, perform } = settings
  const { inFlightMax = scansInFlightMax, timeoutMs = scanTimeoutMs } = settings
  const inFlight = new Set<Promise<void>>()
  /** How many of these go to each host. */
  const underWay = new Map<string, number>()
  const halt = new AbortController()
  let stopping = false
  let woken = false
  let claiming: Promise<void> | null = null

  const hasRoom = () => inFlight.size < inFlightMax

  const wake = () => {
    woken = true
    // Without room there is nothing to claim, and the next scan that ends wakes again. The loop
    // must not end before its promise is kept here: it would count as running for ever.
    if (!claiming && !stopping && hasRoom()) claiming = claimAll()
  }

  const claimAll = async () => {
    try {
      while (woken && !stopping && hasRoom()) {
        woken = false
        const room = inFlightMax - inFlight.size
        const claims = await queue.claim(room, underWay)
        claims.forEach(start)
        // There may be more where these came from.
        if (claims.length === room) woken = true
      }
    } catch (error) {
      log.error('claim_failed', { cause: errorText(error) })
      setTimeout(wake, RETRY_MS).unref()
    } finally {
      claiming = null
    }
  }

  const start = (claim: Claim) => {
    const scan = run(claim).catch((error) => {
      log.error('scan_lost', { scanId: claim.scanId, cause: errorText(error) })
    })
    inFlight.add(scan)
    count(claim.host, 1)
    void scan.finally(() => {
      inFlight.delete(scan)
      count(claim.host, -1)
      wake()
    })
  }

  const count = (host: string, change: number) => {
    const scans = (underWay.get(host) ?? 0) + change
    if (scans > 0) underWay.set(host, scans)
    else underWay.delete(host)
  }

  const run = async (claim: Claim) => {
    const startMs = clock.monotonicMs()
    const elapsedMs = () => Math.max(0, Math.round(clock.monotonicMs() - startMs))
    const performed = await withDeadline(
      timeoutMs,
      (signal) =>
        perform(claim.fetchUrl, signal, () => timeoutMs - elapsedMs()).catch((error): Performed => {
          log.error('scan_fault', { scanId: claim.scanId, cause: errorText(error) })
          return FAILED.crashed
        }),
      halt.signal,
    )
    const cut = halt.signal.aborted && performed?.kind !== 'completed'
    if (cut || performed?.kind === 'stopped') return queue.release(claim)
    const outcome = await store(claim, performed ?? FAILED.timeout, elapsedMs())
    // It was taken down meanwhile, or is left to the next start.
    if (!outcome) return log.info('scan_dropped', { scanId: claim.scanId })
    log.info('scan_ended', {
      lane: 'single',
      scanId: claim.scanId,
      status: outcome.kind,
      reason: outcome.kind === 'failed' ? outcome.reason : undefined,
      durationMs: elapsedMs(),
    })
  }

  /**
   * Stores how a scan ended: an outcome is not thrown away because the disk is full, but stored as
   * soon as that is over. One that cannot be stored for another reason never can, and becomes a
   * failure. Null when nothing was stored.
   */
  const store = async (claim: Claim, outcome: ScanOutcome, durationMs: number) => {
    try {
      return (await stored(() => queue.finish(claim, outcome, durationMs))) ? outcome : null
    } catch (error) {
      log.error('finish_failed', { scanId: claim.scanId, cause: errorText(error) })
      const failed = FAILED.crashed
      return (await stored(() => queue.finish(claim, failed, durationMs))) ? failed : null
    }
  }

  const stored = async (write: () => Promise<Finished>): Promise<boolean> => {
    for (;;) {
      const finished = await write()
      if (finished !== 'unavailable') return finished === 'stored'
      log.warn('finish_delayed')
      // What is not stored now is taken up by the next start.
      if (stopping) return false
      await Bun.sleep(RETRY_MS)
    }
  }

  return {
    wake,
    async stop(waitMs) {
      stopping = true
      await claiming
      const all = Promise.allSettled([...inFlight])
      await withDeadline(waitMs, () => all)
      halt.abort()
      await all
    },
  }
}
