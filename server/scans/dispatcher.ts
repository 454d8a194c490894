/**
 * Takes single scans from the queue while there is capacity, watches their time and stores how they
 * ended. It wakes when a scan is submitted or another one ends; it never polls.
 */

import type { Claim, Clock, Dispatcher, Log, Queue } from '../deps.ts'
import { scansInFlightMax, scanTimeoutMs } from '../limits.ts'
import { errorText } from '../log.ts'
import { withDeadline } from './deadline.ts'
import type { Performed } from './perform.ts'

/**
 * After a fault of the store: long enough to spare it, short enough to be back within a second or
 * two.
 */
const RETRY_MS = 1000

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
        const claims = await queue.claim(room)
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
    void scan.finally(() => {
      inFlight.delete(scan)
      wake()
    })
  }

  const run = async (claim: Claim) => {
    const startMs = clock.monotonicMs()
    const elapsedMs = () => Math.max(0, Math.round(clock.monotonicMs() - startMs))
    const performed = await withDeadline(
      timeoutMs,
      (signal) =>
        perform(claim.fetchUrl, signal, () => timeoutMs - elapsedMs()).catch((error): Performed => {
          log.error('scan_fault', { scanId: claim.scanId, cause: errorText(error) })
          return { kind: 'failed', reason: 'crashed' }
        }),
      halt.signal,
    )
    const cut = halt.signal.aborted && performed?.kind !== 'completed'
    if (cut || performed?.kind === 'stopped') return queue.release(claim)
    const outcome = performed ?? ({ kind: 'failed', reason: 'timeout' } as const)
    if (!(await store(() => queue.finish(claim, outcome, elapsedMs())))) {
      // It was taken down meanwhile, or is left to the next start.
      return log.info('scan_dropped', { scanId: claim.scanId })
    }
    log.info('scan_ended', {
      lane: 'single',
      scanId: claim.scanId,
      status: outcome.kind,
      reason: outcome.kind === 'failed' ? outcome.reason : undefined,
      durationMs: elapsedMs(),
    })
  }

  /**
   * An outcome is not thrown away because the disk is full: it is stored as soon as that is over.
   */
  const store = async (write: () => Promise<boolean>) => {
    for (;;) {
      try {
        return await write()
      } catch (error) {
        log.error('finish_failed', { cause: errorText(error) })
        // What is not stored now is taken up by the next start.
        if (stopping) return false
        await Bun.sleep(RETRY_MS)
      }
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
