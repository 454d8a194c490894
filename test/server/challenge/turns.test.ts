import { describe, expect, test } from 'bun:test'
import { createTurns } from '../../../server/challenge/turns.ts'

const never = new AbortController().signal
const settle = () => new Promise<void>((resolve) => setImmediate(resolve))

describe('turns', () => {
  test('are taken by a few at once, the others in the order they came', async () => {
    const inTurn = createTurns(2)
    const begun: number[] = []
    const ends: (() => void)[] = []
    for (const index of [0, 1, 2, 3]) {
      void inTurn(never, () => {
        begun.push(index)
        return new Promise<void>((resolve) => ends.push(resolve))
      })
    }
    await settle()
    expect(begun).toEqual([0, 1])
    ends[1]?.()
    await settle()
    expect(begun).toEqual([0, 1, 2])
    ends[0]?.()
    await settle()
    expect(begun).toEqual([0, 1, 2, 3])
  })

  test('are given back when the work fails', async () => {
    const inTurn = createTurns(1)
    const failing = inTurn(never, () => Promise.reject(new Error('broken')))
    expect(failing).rejects.toThrow('broken')
    expect(await inTurn(never, async () => 'next')).toBe('next')
  })

  test('pass over whoever gave up', async () => {
    const inTurn = createTurns(1)
    const first = Promise.withResolvers<string>()
    const running = inTurn(never, () => first.promise)
    const controller = new AbortController()
    const waiting = inTurn(controller.signal, async () => 'never')
    const last = inTurn(never, async () => 'last')
    controller.abort(new Error('gave up'))
    expect(waiting).rejects.toThrow('gave up')
    expect(inTurn(controller.signal, async () => 'never')).rejects.toThrow('gave up')
    first.resolve('first')
    expect(await Promise.all([running, last])).toEqual(['first', 'last'])
  })
})
