/**
 * Worker threads that turn text into reports. The main thread watches every job: one that takes too
 * long loses its worker, which is replaced. Single scans and bulk items wait in lanes of their own.
 */

import type { Report } from '../../scanner/index.ts'
import type { JudgeOutcome, ScanPool } from '../deps.ts'
import { judgeTimeoutMs } from '../limits.ts'
import { createLanes } from './lanes.ts'
import { createThreadEnd, type ThreadSettings } from './threads.ts'
import { type Watch, watchJob } from './watch.ts'

export type FromWorker = { kind: 'ready' } | { kind: 'report'; report: Report }

export interface PoolSettings extends ThreadSettings {
  workers: number
  /** The module that runs on the threads; tests put in one that hangs. */
  workerUrl?: URL
  /** The most that one text may take on a thread. */
  jobTimeoutMs?: number
}

interface Job {
  text: string
  settle(outcome: JudgeOutcome): void
}

interface Seat {
  worker: Worker
  ready: boolean
  job: Job | null
  watch: Watch | null
  /** It has been at its job for so long that another thread stands in for it. */
  slow: boolean
  /** Its thread is gone already, with nobody telling it to end. */
  closed: boolean
}

/** A worker that ended before it was ready would end again at once. */
const RESTART_WAIT_MS = 1000

/** Starts the workers at once; `alive` turns true when the first of them is ready. */
export function createPool(settings: PoolSettings): ScanPool {
  const { log, workers, jobTimeoutMs = judgeTimeoutMs } = settings
  const workerUrl = settings.workerUrl ?? new URL('./worker.ts', import.meta.url)
  const endThread = createThreadEnd(settings)
  const lanes = createLanes<Job>()
  const seats = new Set<Seat>()
  let stopped = false

  const assign = () => {
    for (const seat of seats) {
      if (!seat.ready || seat.job) continue
      const job = lanes.next()
      if (!job) return
      seat.job = job
      seat.watch = watchJob(jobTimeoutMs, {
        onSlow: () => {
          seat.slow = true
          fill()
        },
        onTimeout: () => vacate(seat, { kind: 'timeout' }),
        onBloat: () => vacate(seat, { kind: 'crashed' }),
      })
      seat.worker.postMessage(job.text)
    }
  }

  const wanted = () => {
    const slow = [...seats].filter((seat) => seat.slow).length
    return workers + Math.min(slow, workers)
  }
  const fill = () => {
    while (!stopped && seats.size < wanted()) open()
  }

  const open = () => {
    const worker = new Worker(workerUrl)
    const seat: Seat = { worker, ready: false, job: null, watch: null, slow: false, closed: false }
    seats.add(seat)
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      // What it had sent before it was told to end is nobody's any more.
      if (!seats.has(seat)) return
      receive(seat, data)
      if (seats.size > wanted()) retire([...seats].find(({ ready }) => !ready) ?? seat)
      assign()
    }
    worker.onerror = (event) => {
      event.preventDefault()
      vacate(seat, { kind: 'crashed' })
    }
    worker.addEventListener('close', () => {
      seat.closed = true
      vacate(seat, { kind: 'crashed' })
    })
  }

  /** A thread that stood in for another one is needed no more. */
  const retire = (seat: Seat) => {
    seats.delete(seat)
    endThread(seat.worker)
  }

  /** Ends a worker together with the job it was at, and puts a new one in its place. */
  const vacate = (seat: Seat, outcome: JudgeOutcome) => {
    if (!seats.delete(seat)) return
    if (!stopped) log.warn('worker_replaced', { cause: outcome.kind })
    seat.watch?.end()
    seat.job?.settle(outcome)
    if (!seat.closed) endThread(seat.worker)
    if (seat.ready) fill()
    else setTimeout(fill, RESTART_WAIT_MS).unref()
  }

  /** The caller's patience is over: wherever the job is, it ends. */
  const giveUp = (job: Job) => {
    const seat = [...seats].find((taken) => taken.job === job)
    if (seat) return vacate(seat, { kind: 'timeout' })
    lanes.remove(job)
    job.settle({ kind: 'timeout' })
  }

  fill()

  return {
    judge: (text, lane, timeoutMs) =>
      new Promise((resolve) => {
        if (stopped) return resolve({ kind: 'stopped' })
        const settle = (outcome: JudgeOutcome) => {
          clearTimeout(patience)
          resolve(outcome)
        }
        const job: Job = { text, settle }
        const patience = setTimeout(() => giveUp(job), Math.max(0, timeoutMs))
        lanes.add(job, lane)
        assign()
      }),
    waiting: (lane) => lanes.count(lane),
    get alive() {
      return [...seats].some((seat) => seat.ready)
    },
    async stop() {
      stopped = true
      for (const job of lanes.drain()) job.settle({ kind: 'stopped' })
      for (const seat of seats) vacate(seat, { kind: 'stopped' })
    },
  }
}

/** A worker's first message says that it is ready, every other one ends the job it was given. */
function receive(seat: Seat, message: FromWorker): void {
  seat.watch?.end()
  const { job } = seat
  seat.ready = true
  seat.slow = false
  seat.job = null
  if (job && message.kind === 'report') job.settle(message)
}
