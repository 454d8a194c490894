import { expect, test } from 'bun:test'
import { withDeadline } from '../../../server/scans/deadline.ts'

test('work that ends in time gives its result', async () => {
  expect(await withDeadline(1000, async () => 'done')).toBe('done')
})

test('work that hangs gives null, and is told to stop', async () => {
  let told = false
  const hanging = (signal: AbortSignal) =>
    new Promise<string>(() => {
      signal.addEventListener('abort', () => {
        told = true
      })
    })
  expect(await withDeadline(5, hanging)).toBeNull()
  expect(told).toBe(true)
})

test('a parent that gives up ends the work at once', async () => {
  const parent = new AbortController()
  const result = withDeadline(60_000, () => new Promise(() => {}), parent.signal)
  parent.abort()
  expect(await result).toBeNull()
  expect(await withDeadline(60_000, () => new Promise(() => {}), parent.signal)).toBeNull()
})

test('an error of the work is passed on', async () => {
  const failing = withDeadline(1000, () => Promise.reject(new Error('on purpose')))
  expect(failing).rejects.toThrow('on purpose')
})
