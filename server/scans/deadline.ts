/** Work with an end: whatever it hangs on, the caller goes on when the time is over. */

/**
 * Runs `work` for at most `ms` milliseconds, by a timer that no clock change can move. When the
 * time is over, or one of `parents` gives up first, the answer is null at once and the signal tells
 * `work` to stop.
 */
export async function withDeadline<Result>(
  ms: number,
  work: (signal: AbortSignal) => Promise<Result>,
  ...parents: AbortSignal[]
): Promise<Result | null> {
  const over = new AbortController()
  const end = () => over.abort()
  const timer = setTimeout(end, Math.max(0, ms))
  if (parents.some(({ aborted }) => aborted)) end()
  for (const parent of parents) parent.addEventListener('abort', end)
  const late = new Promise<null>((resolve) => {
    if (over.signal.aborted) resolve(null)
    over.signal.addEventListener('abort', () => resolve(null))
  })
  try {
    return await Promise.race([late, work(over.signal)])
  } finally {
    clearTimeout(timer)
    for (const parent of parents) parent.removeEventListener('abort', end)
  }
}
