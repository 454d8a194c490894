import { describe, expect, test } from 'bun:test'
import { createTurns, type TurnLimits } from '../../../server/fetch/turns.ts'

const never = new AbortController().signal

const turnsOf = (totalMax: number, perHostMax: number, bulk: Partial<TurnLimits> = {}) =>
  createTurns({
    totalMax,
    perHostMax,
    bulkTotalMax: totalMax,
    bulkPerHostMax: perHostMax,
    ...bulk,
  })

const single = (host: string) => ({ host, lane: 'single' as const })
const bulk = (host: string) => ({ host, lane: 'bulk' as const })

/** Work that ends when told to, and notes when it begins. */
function createWork() {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const work = (name: string) => () => {
    begun.push(name)
    return new Promise<string>((resolve) => ends.set(name, () => resolve(name)))
  }
  return { begun, work, end: (name: string) => ends.get(name)?.() }
}

/** Lets everything that is ready to run do so. */
const settle = () => new Promise<void>((resolve) => setImmediate(resolve))

describe('turns', () => {
  test('let a few to one host run, and more to others', async () => {
    const turns = turnsOf(3, 2)
    const { begun, work, end } = createWork()
    for (const name of ['a1', 'a2', 'a3', 'b1', 'b2']) {
      void turns.run(single(name.charAt(0)), never, work(name))
    }
    await settle()
    expect(begun).toEqual(['a1', 'a2', 'b1'])
    end('a1')
    await settle()
    expect(begun).toEqual(['a1', 'a2', 'b1', 'a3'])
    end('a2')
    await settle()
    expect(begun).toEqual(['a1', 'a2', 'b1', 'a3', 'b2'])
  })

  test('pass over a full host without losing its place', async () => {
    const turns = turnsOf(2, 1)
    const { begun, work, end } = createWork()
    for (const name of ['a1', 'b1', 'a2', 'c1'])
      void turns.run(single(name.charAt(0)), never, work(name))
    await settle()
    end('b1')
    await settle()
    expect(begun).toEqual(['a1', 'b1', 'c1'])
    end('a1')
    await settle()
    expect(begun).toEqual(['a1', 'b1', 'c1', 'a2'])
  })

  test('give the place back when the work fails, and pass its failure on', async () => {
    const turns = turnsOf(1, 1)
    const failing = turns.run(single('a'), never, async () => {
      throw new Error('broken')
    })
    expect(failing).rejects.toThrow('broken')
    expect(await turns.run(single('a'), never, async () => 'next')).toBe('next')
  })

  test('forget who gives up while waiting, and never run their work', async () => {
    const turns = turnsOf(1, 1)
    const { begun, work, end } = createWork()
    const first = turns.run(single('a'), never, work('first'))
    const controller = new AbortController()
    const second = turns.run(single('a'), controller.signal, work('second'))
    const third = turns.run(single('a'), never, work('third'))
    controller.abort(new Error('gave up'))
    expect(second).rejects.toThrow('gave up')
    end('first')
    expect(await first).toBe('first')
    await settle()
    end('third')
    expect(await third).toBe('third')
    expect(begun).toEqual(['first', 'third'])
  })

  test('are not disturbed by somebody who gives up once its work has begun', async () => {
    const turns = turnsOf(1, 1)
    const { begun, work, end } = createWork()
    const controller = new AbortController()
    void turns.run(single('a'), never, work('first'))
    void turns.run(single('a'), controller.signal, work('second'))
    await settle()
    end('first')
    await settle()
    void turns.run(single('a'), never, work('third'))
    controller.abort()
    end('second')
    await settle()
    expect(begun).toEqual(['first', 'second', 'third'])
  })

  test('do not begin work of somebody who gave up before asking', async () => {
    const { begun, work } = createWork()
    const gone = turnsOf(1, 1).run(single('a'), AbortSignal.abort(new Error('gone')), work('a'))
    expect(gone).rejects.toThrow('gone')
    await settle()
    expect(begun).toEqual([])
  })

  test('keep places of a host for single fetches, and let them go first', async () => {
    const turns = turnsOf(3, 2, { bulkPerHostMax: 1 })
    const { begun, work, end } = createWork()
    for (const name of ['a1', 'a2', 'b1']) void turns.run(bulk(name.charAt(0)), never, work(name))
    for (const name of ['a3', 'a4']) void turns.run(single('a'), never, work(name))
    await settle()
    expect(begun).toEqual(['a1', 'b1', 'a3'])
    end('a1')
    await settle()
    expect(begun).toEqual(['a1', 'b1', 'a3', 'a4'])
  })

  test('keep places of the service for single fetches; who waits for a host holds none', async () => {
    const turns = turnsOf(4, 3, { bulkTotalMax: 2, bulkPerHostMax: 1 })
    const { begun, work, end } = createWork()
    for (const name of ['a1', 'a2', 'b1', 'c1']) {
      void turns.run(bulk(name.charAt(0)), never, work(name))
    }
    void turns.run(single('d'), never, work('d1'))
    await settle()
    expect(begun).toEqual(['a1', 'b1', 'd1'])
    end('b1')
    await settle()
    expect(begun).toEqual(['a1', 'b1', 'd1', 'c1'])
  })

  test('are taken by all that an end makes room for', async () => {
    const turns = turnsOf(9, 2, { bulkTotalMax: 2, bulkPerHostMax: 2 })
    const { begun, work, end } = createWork()
    for (const name of ['a1', 'a2', 'b1']) void turns.run(bulk(name.charAt(0)), never, work(name))
    void turns.run(single('a'), never, work('a3'))
    await settle()
    expect(begun).toEqual(['a1', 'a2'])
    end('a1')
    await settle()
    expect(begun).toEqual(['a1', 'a2', 'a3', 'b1'])
  })
})
