/**
 * Worker threads that turn text into reports. The main thread watches every job: one that works too
 * long loses its worker, which is replaced. Single scans and bulk items wait in lanes of their own.
 */

import type { SharedTables } from '../../scanner/index.ts'
import type { JudgeOutcome, ScanPool } from '../deps.ts'
import { judgeTimeoutMs, slowJudgeMs } from '../limits.ts'
import { createCollector } from './collect.ts'
import { createLanes } from './lanes.ts'
import { culpritOf, type FromWorker, type Job, openSeat, type Seat, tell } from './seat.ts'
import { createThreadEnd, type ThreadSettings } from './threads.ts'
import { yieldCores } from './usage.ts'
import { watchJob } from './watch.ts'

export interface PoolSettings extends ThreadSettings {
  workers: number
  /** The module that runs on the threads; tests put in one that hangs. */
  workerUrl?: URL
  /** The most that one text may take of a core. */
  jobTimeoutMs?: number
  /** A text that takes more of a core than this is slow. */
  slowMs?: number
}

/** A worker that ended before it was ready would end again at once. */
const RESTART_WAIT_MS = 1000

/**
 * Texts that end threads come in numbers when they come. For so long after one there is a thread
 * more than was asked for, so that the next texts need not wait until another one is ready.
 */
const SPARE_MS = 60_000

/** One collection holds the service up for some 10 ms. */
const SCANS_PER_COLLECTION = 100

/** Starts the workers; `alive` turns true when the first of them is ready. */
export function createPool(settings: PoolSettings): ScanPool {
  const { log, workers } = settings
  const { jobTimeoutMs: timeoutMs = judgeTimeoutMs, slowMs = slowJudgeMs } = settings
  const workerUrl = settings.workerUrl ?? new URL('./worker.ts', import.meta.url)
  const endThread = createThreadEnd(settings)
  const lanes = createLanes<Job>()
  const collector = createCollector(SCANS_PER_COLLECTION)
  const seats = new Set<Seat>()
  /** Jobs with a second chance: one after the other, so that it can be told whose the memory is. */
  const suspects = new Set<Job>()
  let stopped = false
  /** The first thread makes them, and they are handed to all others. */
  let tables: SharedTables | null = null
  let spareUntilMs = -Infinity

  const nextJob = (): Job | undefined => {
    const [suspect] = suspects
    if (!suspect || [...seats].some(({ job }) => job?.isSuspect)) return lanes.next()
    suspects.delete(suspect)
    return suspect
  }

  const assign = () => {
    for (const seat of seats) {
      if (!seat.ready || seat.job) continue
      const job = nextJob()
      if (!job) return
      seat.job = job
      seat.watch = watchJob(
        seat.thread,
        { slowMs, timeoutMs },
        {
          onSlow: () => standIn(seat),
          onHalf: () => stepBack(seat),
          onTimeout: () => vacate(seat, { kind: 'laborious' }),
          onStall: () => crashed(seat),
          onGrowth: endCulprit,
        },
      )
      tell(seat, { kind: 'text', text: job.text })
    }
  }

  const wanted = () => {
    const slow = [...seats].filter((seat) => seat.slow).length
    const spare = performance.now() < spareUntilMs ? 1 : 0
    return workers + Math.min(slow, Math.ceil(workers / 2)) + spare
  }
  /** One after the other: side by side, reading the scanner, they keep the first of them back. */
  const fill = () => {
    if (stopped || seats.size >= wanted() || [...seats].some((seat) => !seat.ready)) return
    seats.add(openSeat(workerUrl, tables, { onMessage: receive, onEnd: crashed }))
  }

  const receive = (seat: Seat, message: FromWorker) => {
    // What it had sent before it was told to end is nobody's any more.
    if (!seats.has(seat)) return
    if (message.kind === 'ready') {
      seat.ready = true
      seat.thread = message.thread
      tables ??= message.tables
    } else {
      const tookMs = seat.watch ? performance.now() - seat.watch.startMs : 0
      seat.watch?.end()
      seat.job?.settle({ ...message, tookMs })
      seat.job = null
      collector.ended()
      // Slow texts come in numbers: while others wait, its warm thread takes the next of them.
      const isNeeded = seat.slow && (lanes.count('single') > 0 || lanes.count('bulk') > 0)
      seat.slow = false
      if (seat.steppedBack || (seats.size > wanted() && !isNeeded)) dismiss(seat)
    }
    fill()
    assign()
  }
  const crashed = (seat: Seat) => vacate(seat, { kind: 'crashed' })

  /**
   * Where no other thread is free for the next text, nor is being opened, a fresh one stands in for
   * one whose job takes long. That keeps its own, which is worth more than a fresh one: that runs
   * the same code at half the speed.
   */
  const standIn = (seat: Seat): boolean => {
    if ([...seats].some(({ job }) => !job)) return false
    seat.slow = true
    fill()
    return true
  }

  /** From now on it has little of the cores, and its thread is of no use to the next job. */
  const stepBack = (seat: Seat) => {
    if (seat.steppedBack) return
    seat.steppedBack = true
    yieldCores(seat.thread)
  }

  const dismiss = (seat: Seat) => {
    seats.delete(seat)
    if (!seat.closed) endThread(seat.worker, seat.thread)
  }

  /** Ends a worker together with the job it was at, and puts a new one in its place. */
  const vacate = (seat: Seat, outcome: JudgeOutcome) => {
    if (!seats.has(seat)) return
    if (!stopped) log.warn('worker_replaced', { cause: outcome.kind })
    spareUntilMs = performance.now() + SPARE_MS
    seat.watch?.end()
    seat.job?.settle(outcome)
    dismiss(seat)
    if (seat.ready) fill()
    else setTimeout(fill, RESTART_WAIT_MS).unref()
  }

  /** Where it cannot be told whose the memory is, the job has a second chance. */
  const endCulprit = () => {
    const culprit = culpritOf(seats)
    if (!culprit) return
    const { seat, isSure } = culprit
    const { job } = seat
    if (job && !isSure && !job.isSuspect) {
      seat.job = null
      job.isSuspect = true
      suspects.add(job)
    }
    vacate(seat, { kind: 'crashed' })
    for (const other of seats) other.watch?.pardon()
    assign()
  }

  /**
   * The caller's patience is over. A thread that is at the job goes on to the end of it, or of what
   * it may take: a fresh one would cost more.
   */
  const giveUp = (job: Job) => {
    if ([...seats].some((seat) => seat.job === job)) return job.settle({ kind: 'timeout' })
    lanes.remove(job)
    suspects.delete(job)
    job.settle({ kind: 'busy' })
  }

  fill()

  return {
    judge: (text, lane, timeoutMs, signal) =>
      new Promise((resolve) => {
        if (stopped) return resolve({ kind: 'stopped' })
        const end = () => giveUp(job)
        const settle = (outcome: JudgeOutcome) => {
          clearTimeout(patience)
          signal?.removeEventListener('abort', end)
          resolve(outcome)
        }
        const job: Job = { text, lane, isSuspect: false, settle }
        const patience = setTimeout(end, Math.max(0, timeoutMs))
        if (signal?.aborted) return end()
        signal?.addEventListener('abort', end)
        lanes.add(job, lane)
        assign()
      }),
    waiting: (lane) => lanes.count(lane) + [...suspects].filter((job) => job.lane === lane).length,
    get alive() {
      return [...seats].some((seat) => seat.ready)
    },
    async stop() {
      stopped = true
      for (const job of [...suspects, ...lanes.drain()]) job.settle({ kind: 'stopped' })
      suspects.clear()
      for (const seat of seats) vacate(seat, { kind: 'stopped' })
    },
  }
}
