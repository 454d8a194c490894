/**
 * Worker threads that turn text into reports. The main thread watches every job: one that takes too
 * long loses its worker, which is replaced. Single scans and bulk items wait in lanes of their own
 * and take turns, so that neither can keep the other waiting for long.
 */

import type { Report } from '../../scanner/index.ts'
import type { JudgeOutcome, Lane, Log, ScanPool } from '../deps.ts'
import { judgeTimeoutMs, lostThreadsMax } from '../limits.ts'

export type FromWorker = { kind: 'ready' } | { kind: 'report'; report: Report }

export interface PoolSettings {
  workers: number
  log: Log
  /** The module that runs on the threads; tests put in one that hangs. */
  workerUrl?: URL
  /** The most that one text may take on a thread. */
  jobTimeoutMs?: number
  /** Too many threads were told to end and did not: only a restart frees their cores. */
  onThreadsLost?: () => void
  threadsLostMax?: number
}

interface Job {
  text: string
  settle(outcome: JudgeOutcome): void
}

interface Seat {
  worker: Worker
  ready: boolean
  job: Job | null
  watchdog: Timer | undefined
}

/** A thread that has not closed by then is stuck, as in a regular expression. */
const CLOSE_WAIT_MS = 1000

/** A worker that ended before it was ready would end again at once. */
const RESTART_WAIT_MS = 1000

/** Starts the workers at once; `alive` turns true when the first of them is ready. */
export function createPool(settings: PoolSettings): ScanPool {
  const { log, workers, jobTimeoutMs = judgeTimeoutMs, onThreadsLost } = settings
  const threadsLostMax = settings.threadsLostMax ?? lostThreadsMax
  const workerUrl = settings.workerUrl ?? new URL('./worker.ts', import.meta.url)
  const lanes: Record<Lane, Set<Job>> = { single: new Set(), bulk: new Set() }
  const seats = new Set<Seat>()
  let turn: Lane = 'single'
  let lost = 0
  let stopped = false

  const nextJob = (): Job | undefined => {
    const other: Lane = turn === 'single' ? 'bulk' : 'single'
    const [job] = lanes[turn].size > 0 ? lanes[turn] : lanes[other]
    turn = other
    if (job) for (const lane of Object.values(lanes)) lane.delete(job)
    return job
  }

  const assign = () => {
    for (const seat of seats) {
      if (!seat.ready || seat.job) continue
      const job = nextJob()
      if (!job) return
      seat.job = job
      seat.watchdog = setTimeout(() => vacate(seat, { kind: 'timeout' }), jobTimeoutMs)
      seat.worker.postMessage(job.text)
    }
  }

  const open = () => {
    if (stopped) return
    const worker = new Worker(workerUrl)
    const seat: Seat = { worker, ready: false, job: null, watchdog: undefined }
    seats.add(seat)
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      clearTimeout(seat.watchdog)
      const job = seat.job
      seat.ready = true
      seat.job = null
      if (job && data.kind === 'report') job.settle(data)
      assign()
    }
    worker.onerror = (event) => {
      event.preventDefault()
      vacate(seat, { kind: 'crashed' })
    }
    worker.addEventListener('close', () => vacate(seat, { kind: 'crashed' }))
  }

  /** Ends a worker together with the job it was at, and puts a new one in its place. */
  const vacate = (seat: Seat, outcome: JudgeOutcome) => {
    if (!seats.delete(seat)) return
    clearTimeout(seat.watchdog)
    if (!stopped) log.warn('worker_replaced', { cause: outcome.kind })
    seat.job?.settle(outcome)
    seat.job = null
    end(seat.worker)
    if (seat.ready) open()
    else setTimeout(open, RESTART_WAIT_MS).unref()
  }

  const end = (worker: Worker) => {
    let isLost = false
    const overdue = setTimeout(() => {
      isLost = true
      lost++
      log.error('thread_lost', { lost })
      if (lost === threadsLostMax) onThreadsLost?.()
    }, CLOSE_WAIT_MS).unref()
    worker.addEventListener('close', () => {
      clearTimeout(overdue)
      if (isLost) lost--
    })
    worker.terminate()
  }

  for (let count = 0; count < workers; count++) open()

  return {
    judge: (text, lane, timeoutMs) =>
      new Promise((resolve) => {
        if (stopped) return resolve({ kind: 'stopped' })
        const job: Job = {
          text,
          settle: (outcome) => {
            clearTimeout(patience)
            resolve(outcome)
          },
        }
        const patience = setTimeout(() => {
          const seat = [...seats].find((taken) => taken.job === job)
          if (seat) return vacate(seat, { kind: 'timeout' })
          lanes[lane].delete(job)
          resolve({ kind: 'timeout' })
        }, Math.max(0, timeoutMs))
        lanes[lane].add(job)
        assign()
      }),
    get alive() {
      return [...seats].some((seat) => seat.ready)
    },
    async stop() {
      stopped = true
      for (const lane of Object.values(lanes)) {
        for (const job of lane) job.settle({ kind: 'stopped' })
        lane.clear()
      }
      for (const seat of seats) vacate(seat, { kind: 'stopped' })
    },
  }
}
