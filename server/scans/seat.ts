/** A worker thread with the job it is at, and what the two say to each other. */

import type { Report, SharedTables } from '../../scanner/index.ts'
import type { JudgeOutcome, Lane } from '../deps.ts'
import { judgeMemoryBytesMax } from '../limits.ts'
import type { Watch } from './watch.ts'

export type ToWorker =
  { kind: 'begin'; tables: SharedTables | null } | { kind: 'text'; text: string }

/** `tables`: those that it had to make itself. `thread`: as `usage.ts` knows it. */
export type FromWorker =
  | { kind: 'ready'; thread: number | null; tables: SharedTables | null }
  | { kind: 'report'; report: Report }

export interface Job {
  text: string
  lane: Lane
  /** It was ended once for memory that may have been taken by another. */
  isSuspect: boolean
  settle(outcome: JudgeOutcome): void
}

export interface Seat {
  readonly worker: Worker
  ready: boolean
  thread: number | null
  job: Job | null
  watch: Watch | null
  /** It has been at its job for so long that another thread stands in for it. */
  slow: boolean
  /** It works only when nobody else needs the core, which cannot be taken back. */
  steppedBack: boolean
  /** Its thread is gone already, with nobody telling it to end. */
  closed: boolean
}

export interface SeatEvents {
  onMessage(seat: Seat, message: FromWorker): void
  /** It broke down, or its thread ended by itself. */
  onEnd(seat: Seat): void
}

export function openSeat(url: URL, tables: SharedTables | null, events: SeatEvents): Seat {
  const worker = new Worker(url)
  const seat: Seat = {
    worker,
    ready: false,
    thread: null,
    job: null,
    watch: null,
    slow: false,
    steppedBack: false,
    closed: false,
  }
  worker.onmessage = ({ data }: MessageEvent<FromWorker>) => events.onMessage(seat, data)
  worker.onerror = (event) => {
    event.preventDefault()
    events.onEnd(seat)
  }
  worker.addEventListener('close', () => {
    seat.closed = true
    events.onEnd(seat)
  })
  tell(seat, { kind: 'begin', tables })
  return seat
}

export const tell = ({ worker }: Seat, message: ToWorker): void => worker.postMessage(message)

/**
 * Whose job took the memory that the process has grown by: the one whose thread touched most, and
 * where nobody counts that, one that was not ended before, and of these the one that has run
 * longest. `isSure` when it alone touched too much.
 */
export function culpritOf(seats: Iterable<Seat>): { seat: Seat; isSure: boolean } | null {
  const working = [...seats].flatMap((seat) =>
    seat.watch && seat.job
      ? [
          {
            seat,
            bytes: seat.watch.touchedBytes(),
            tries: seat.job.isSuspect ? 1 : 0,
            startMs: seat.watch.startMs,
          },
        ]
      : [],
  )
  const [worst] = working.sort(
    (a, b) => b.bytes - a.bytes || a.tries - b.tries || a.startMs - b.startMs,
  )
  return worst ? { seat: worst.seat, isSure: worst.bytes > judgeMemoryBytesMax / 2 } : null
}
