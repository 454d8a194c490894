/** One limit of time over everything that a fetch does, and the caller's own wish to stop. */

export interface Deadline {
  /** Aborted with a `Cause` when the time is over or the caller gave up. */
  readonly signal: AbortSignal
  /** Starts the time; it starts only once. */
  start(): void
  /** Since the start. */
  elapsedMs(): number
  /** Forgets timer and caller. */
  clear(): void
}

/** Why there is no answer, as a short code for the log: never an address, never upstream text. */
export class Cause extends Error {
  constructor(readonly code: string) {
    super(code)
  }
}

export function createDeadline(timeoutMs: number, caller?: AbortSignal): Deadline {
  const controller = new AbortController()
  let timer: Timer | undefined
  let startMs: number | null = null
  const giveUp = () => controller.abort(new Cause('aborted'))
  if (caller?.aborted) giveUp()
  caller?.addEventListener('abort', giveUp, { once: true })
  return {
    signal: controller.signal,
    start() {
      startMs ??= performance.now()
      timer ??= setTimeout(() => controller.abort(new Cause('timeout')), timeoutMs)
    },
    elapsedMs: () => (startMs === null ? 0 : performance.now() - startMs),
    clear() {
      clearTimeout(timer)
      caller?.removeEventListener('abort', giveUp)
    },
  }
}

/** The promise's own result; a rejection, and the result unheard, once the signal is aborted. */
export function untilAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  if (signal.aborted) {
    promise.catch(() => {})
    return Promise.reject(signal.reason)
  }
  const { promise: aborted, reject } = Promise.withResolvers<never>()
  const giveUp = () => reject(signal.reason)
  signal.addEventListener('abort', giveUp, { once: true })
  return Promise.race([promise, aborted]).finally(() => {
    signal.removeEventListener('abort', giveUp)
  })
}
