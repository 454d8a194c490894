import { expect, test } from 'bun:test'
import { createGate } from '../../../server/challenge/gate.ts'

const never = new AbortController().signal

test('lets a number through at once, the others in order', async () => {
  const gate = createGate(2)
  let inside = 0
  let most = 0
  const order: number[] = []
  const work = async (index: number) => {
    most = Math.max(most, ++inside)
    order.push(index)
    await Promise.resolve()
    inside--
    return index
  }
  const passed = await Promise.all([0, 1, 2, 3].map((index) => gate.pass(() => work(index), never)))
  expect(passed).toEqual([0, 1, 2, 3])
  expect(order).toEqual([0, 1, 2, 3])
  expect(most).toBe(2)
})

test('whoever gives up while waiting gets null and takes no room', async () => {
  const gate = createGate(1)
  let release = () => {}
  const first = gate.pass(() => new Promise<void>((resolve) => (release = resolve)), never)
  const impatient = new AbortController()
  const second = gate.pass(async () => 'ran', impatient.signal)
  const third = gate.pass(async () => 'ran', never)
  impatient.abort()
  expect(await second).toBeNull()
  release()
  await first
  expect(await third).toBe('ran')
  expect(await gate.pass(async () => 'ran', impatient.signal)).toBeNull()
})

test('work that throws makes room all the same', async () => {
  const gate = createGate(1)
  await expect(gate.pass(() => Promise.reject(new Error('on purpose')), never)).rejects.toThrow()
  expect(await gate.pass(async () => 'ran', never)).toBe('ran')
})
