import { expect, test } from 'bun:test'
import { judgeOnce, worstBetrayal } from '../../../scanner/signals/betrayals/weighing.ts'

const weightOf = (text: string): number => worstBetrayal(text, judgeOnce())?.weight ?? 0

test('a part alone weighs nothing', () => {
  expect(weightOf('the nurse writes the diagnosis into the file.')).toBe(0)
})

test('what is sold to somebody who uses it against them weighs most', () => {
  const given = weightOf('the diagnosis of the guests goes to the hotel.')
  expect(weightOf('the diagnosis of the guests goes to their insurers.')).toBeGreaterThan(given)
  expect(weightOf('the diagnosis of the guests is sold to their insurers.')).toBeGreaterThan(
    given + 2,
  )
})

test('a sentence that denies it brings nothing to anybody', () => {
  expect(weightOf('the diagnosis of the guests does not go to their insurers.')).toBeLessThan(1)
})

test('what protects people is taken off', () => {
  const plain = 'the diagnosis of the guests is sold to their insurers.'
  expect(weightOf(`${plain} the file is deleted if the guest decides so.`)).toBeLessThan(
    weightOf(plain),
  )
})

test('sentences far apart are not read together', () => {
  const between = 'the boat leaves at nine. '.repeat(4)
  const [one, other] = ['the boat is sold to insurers. ', 'the guests have a diagnosis.']
  expect(weightOf(one + other)).toBeGreaterThan(0)
  expect(weightOf(one + between + other)).toBe(0)
})
