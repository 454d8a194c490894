/**
 * How many fetches are under way at once: in the whole service, for bulk calls, and to one target
 * host. Who waits for a host holds no place, so that a slow one does not hold up the others.
 */

import type { Lane } from '../deps.ts'

export interface Turn {
  host: string
  /** Single fetches go first, and some places, of every host too, are theirs alone. */
  lane: Lane
}

export interface Turns {
  /**
   * Runs the work when all counts have room, in the order of asking among those that have. Rejects
   * with the signal's reason when it is aborted before its turn; the work itself minds the signal.
   */
  run<T>(turn: Turn, signal: AbortSignal, work: () => Promise<T>): Promise<T>
}

interface Waiter extends Turn {
  begin(): void
}

export interface TurnLimits {
  totalMax: number
  bulkTotalMax: number
  perHostMax: number
  bulkPerHostMax: number
}

export function createTurns(limits: TurnLimits): Turns {
  const { totalMax, bulkTotalMax, perHostMax, bulkPerHostMax } = limits
  const running = new Map<string, number>()
  const total: Record<Lane, number> = { single: 0, bulk: 0 }
  const waiting: Waiter[] = []

  const hasRoom = ({ host, lane }: Turn) => {
    const isFull =
      total.single + total.bulk >= totalMax || (lane === 'bulk' && total.bulk >= bulkTotalMax)
    const hostMax = lane === 'bulk' ? bulkPerHostMax : perHostMax
    return !isFull && (running.get(host) ?? 0) < hostMax
  }
  const nextOf = (lane: Lane) => waiting.find((one) => one.lane === lane && hasRoom(one))

  function enter({ host, lane }: Turn): void {
    total[lane] += 1
    running.set(host, (running.get(host) ?? 0) + 1)
  }

  function leave({ host, lane }: Turn): void {
    total[lane] -= 1
    const left = (running.get(host) ?? 1) - 1
    if (left === 0) running.delete(host)
    else running.set(host, left)
    // One end may make room for two: for one to the same host, and for a bulk call elsewhere.
    for (;;) {
      const next = nextOf('single') ?? nextOf('bulk')
      if (!next) return
      waiting.splice(waiting.indexOf(next), 1)
      next.begin()
    }
  }

  function admit(turn: Turn, signal: AbortSignal): Promise<void> {
    if (signal.aborted) return Promise.reject(signal.reason)
    if (hasRoom(turn)) {
      enter(turn)
      return Promise.resolve()
    }
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const giveUp = () => {
      waiting.splice(waiting.indexOf(waiter), 1)
      reject(signal.reason)
    }
    const waiter: Waiter = {
      ...turn,
      // The place is taken here and now, so that nobody else slips in before the promise settles.
      begin: () => {
        signal.removeEventListener('abort', giveUp)
        enter(turn)
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
        leave(turn)
      }
    },
  }
}
