/** A number of verifications at once; the others wait in the order they came. */

/** Runs the work in its turn. Rejects with the signal's reason when that is aborted first. */
export type Turns = <T>(signal: AbortSignal, work: () => Promise<T>) => Promise<T>

export function createTurns(most: number): Turns {
  const waiting = new Set<() => void>()
  let running = 0

  function turn(signal: AbortSignal): Promise<void> {
    if (signal.aborted) return Promise.reject(signal.reason)
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const giveUp = () => {
      waiting.delete(begin)
      reject(signal.reason)
    }
    const begin = () => {
      waiting.delete(begin)
      signal.removeEventListener('abort', giveUp)
      running += 1
      resolve()
    }
    if (running < most) begin()
    else {
      waiting.add(begin)
      signal.addEventListener('abort', giveUp, { once: true })
    }
    return promise
  }

  return async (signal, work) => {
    await turn(signal)
    try {
      return await work()
    } finally {
      running -= 1
      const [next] = waiting
      next?.()
    }
  }
}
