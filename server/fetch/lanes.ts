/** How many fetches are under way at once: in the whole service, and to one target host. */

import type { Lane } from '../deps.ts'

export interface Turn {
  host: string
  /** Single fetches go first, and to every host some places are theirs alone. */
  lane: Lane
}

export interface Lanes {
  /**
   * Runs the work when both counts have room, in the order of asking among those that have. Rejects
   * with the signal's reason when it is aborted before its turn; the work itself minds the signal.
   */
  run<T>(turn: Turn, signal: AbortSignal, work: () => Promise<T>): Promise<T>
}

interface Waiter extends Turn {
  begin(): void
}

export interface LaneLimits {
  totalMax: number
  perHostMax: number
  bulkPerHostMax: number
}

export function createLanes({ totalMax, perHostMax, bulkPerHostMax }: LaneLimits): Lanes {
  const running = new Map<string, number>()
  const waiting: Waiter[] = []
  let total = 0

  const hasRoom = ({ host, lane }: Turn) => {
    const hostMax = lane === 'bulk' ? bulkPerHostMax : perHostMax
    return total < totalMax && (running.get(host) ?? 0) < hostMax
  }
  const nextOf = (lane: Lane) => waiting.find((one) => one.lane === lane && hasRoom(one))

  function enter(host: string): void {
    total += 1
    running.set(host, (running.get(host) ?? 0) + 1)
  }

  function leave(host: string): void {
    total -= 1
    const left = (running.get(host) ?? 1) - 1
    if (left === 0) running.delete(host)
    else running.set(host, left)
    const next = nextOf('single') ?? nextOf('bulk')
    if (!next) return
    waiting.splice(waiting.indexOf(next), 1)
    next.begin()
  }

  function admit({ host, lane }: Turn, signal: AbortSignal): Promise<void> {
    if (signal.aborted) return Promise.reject(signal.reason)
    if (hasRoom({ host, lane })) {
      enter(host)
      return Promise.resolve()
    }
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const giveUp = () => {
      waiting.splice(waiting.indexOf(waiter), 1)
      reject(signal.reason)
    }
    const waiter: Waiter = {
      host,
      lane,
      // The place is taken here and now, so that nobody else slips in before the promise settles.
      begin: () => {
        signal.removeEventListener('abort', giveUp)
        enter(host)
        resolve()
      },
    }
    waiting.push(waiter)
    signal.addEventListener('abort', giveUp, { once: true })
    return promise
  }

  return {
    async run(turn, signal, work) {
      await admit(turn, signal)
      try {
        return await work()
      } finally {
        leave(turn.host)
      }
    },
  }
}
