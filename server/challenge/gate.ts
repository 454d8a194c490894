/** A gate that lets a number of tasks through at once; the others wait in the order they came. */

export interface Gate {
  /** Runs `work` when there is room, or answers null when `signal` gives up before that. */
  pass<Result>(work: () => Promise<Result>, signal: AbortSignal): Promise<Result | null>
}

export function createGate(most: number): Gate {
  let inside = 0
  const waiting = new Set<() => void>()

  const enter = (signal: AbortSignal) =>
    new Promise<boolean>((resolve) => {
      if (signal.aborted) return resolve(false)
      const settle = (entered: boolean) => {
        waiting.delete(admit)
        signal.removeEventListener('abort', giveUp)
        if (entered) inside++
        resolve(entered)
      }
      const admit = () => settle(true)
      const giveUp = () => settle(false)
      if (inside < most) return admit()
      waiting.add(admit)
      signal.addEventListener('abort', giveUp)
    })

  return {
    async pass(work, signal) {
      if (!(await enter(signal))) return null
      try {
        return await work()
      } finally {
        inside--
        const [next] = waiting
        next?.()
      }
    },
  }
}
