import { describe, expect, test } from 'bun:test'
import { createDeadline, untilAborted } from '../../../server/fetch/deadline.ts'

const aborted = (signal: AbortSignal) =>
  new Promise((resolve) => signal.addEventListener('abort', () => resolve(signal.reason.message)))

describe('a deadline', () => {
  test('ends when its time is over, and only once it was started', async () => {
    const waiting = createDeadline(0)
    const started = createDeadline(0)
    started.start()
    expect(await aborted(started.signal)).toBe('timeout')
    expect(waiting.signal.aborted).toBeFalse()
  })

  test('counts from its start, not from when it was made', async () => {
    const deadline = createDeadline(60_000)
    await Bun.sleep(5)
    expect(deadline.elapsedMs()).toBe(0)
    deadline.start()
    await Bun.sleep(5)
    expect(deadline.elapsedMs()).toBeGreaterThan(0)
    deadline.clear()
  })

  test('ends when the caller gives up, even before it was made', async () => {
    const caller = new AbortController()
    const deadline = createDeadline(60_000, caller.signal)
    const ended = aborted(deadline.signal)
    caller.abort()
    expect(await ended).toBe('aborted')
    expect(createDeadline(60_000, caller.signal).signal.aborted).toBeTrue()
  })

  test('does nothing more once it is cleared', async () => {
    const caller = new AbortController()
    const deadline = createDeadline(0, caller.signal)
    deadline.start()
    deadline.clear()
    caller.abort()
    await new Promise((resolve) => setTimeout(resolve, 2))
    expect(deadline.signal.aborted).toBeFalse()
  })
})

describe('waiting until a signal', () => {
  test('gives the result of the promise, or the reason of the signal', async () => {
    const controller = new AbortController()
    expect(await untilAborted(Promise.resolve(1), controller.signal)).toBe(1)
    const waiting = untilAborted(new Promise(() => {}), controller.signal)
    controller.abort(new Error('enough'))
    expect(waiting).rejects.toThrow('enough')
    expect(untilAborted(Promise.resolve(1), controller.signal)).rejects.toThrow('enough')
  })

  test('hears nothing of a promise that fails too late', async () => {
    const late = Promise.withResolvers<never>()
    const waiting = untilAborted(late.promise, AbortSignal.abort(new Error('enough')))
    expect(waiting).rejects.toThrow('enough')
    late.reject(new Error('late'))
    await new Promise<void>((resolve) => setImmediate(resolve))
  })
})
