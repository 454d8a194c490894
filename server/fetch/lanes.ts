/** How many fetches are under way at once: in the whole service, and to one target host. */

export interface Lanes {
  /**
   * Runs the work when both counts have room, in the order of asking among those that have. Rejects
   * with the signal's reason when it is aborted before its turn; the work itself minds the signal.
   */
  run<T>(host: string, signal: AbortSignal, work: () => Promise<T>): Promise<T>
}

interface Waiter {
  host: string
  begin(): void
}

export function createLanes(totalMax: number, perHostMax: number): Lanes {
  const running = new Map<string, number>()
  const waiting: Waiter[] = []
  let total = 0

  const hasRoom = (host: string) => total < totalMax && (running.get(host) ?? 0) < perHostMax

  function enter(host: string): void {
    total += 1
    running.set(host, (running.get(host) ?? 0) + 1)
  }

  function leave(host: string): void {
    total -= 1
    const left = (running.get(host) ?? 1) - 1
    if (left === 0) running.delete(host)
    else running.set(host, left)
    const next = waiting.findIndex((waiter) => hasRoom(waiter.host))
    if (next >= 0) waiting.splice(next, 1)[0]?.begin()
  }

  function turn(host: string, signal: AbortSignal): Promise<void> {
    if (signal.aborted) return Promise.reject(signal.reason)
    if (hasRoom(host)) {
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
    async run(host, signal, work) {
      await turn(host, signal)
      try {
        return await work()
      } finally {
        leave(host)
      }
    },
  }
}
