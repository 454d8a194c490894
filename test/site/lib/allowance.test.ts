import { expect, test } from 'bun:test'
import { closedWords, type Memory, recall, remember } from '../../../site/lib/allowance.ts'

function memoryOf(): Memory {
  const kept = new Map<string, string>()
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => kept.set(key, value) }
}

test('what is left is remembered for a day, per limit', () => {
  const memory = memoryOf()
  remember(memory, 'scan', 7, 1000)
  expect(recall(memory, 'scan', 2000)).toBe('7 scans left in this 24-hour window.')
  expect(recall(memory, 'bulk', 2000)).toBeNull()
  expect(recall(memory, 'scan', 1000 + 24 * 60 * 60_000)).toBeNull()
})

test('a memory that is missing, refuses or holds nonsense gives no hint and no error', () => {
  const refusing: Memory = {
    getItem: () => '{"a":',
    setItem: () => {
      throw new Error('full')
    },
  }
  remember(refusing, 'scan', 7, 0)
  remember(null, 'scan', 7, 0)
  expect(recall(refusing, 'scan', 0)).toBeNull()
  expect(recall(null, 'scan', 0)).toBeNull()
})

test('a used-up limit says when it opens again', () => {
  expect(closedWords('scan', 11_000, 0)).toStartWith(
    'The limit of scans for 24 hours is used up. It opens again in 3 h 4 min, at ',
  )
  expect(closedWords('bulk', null, 0)).toContain('come back later')
})
