import { expect, test } from 'bun:test'
import { createIds, isScanId } from '../../server/ids.ts'

test('identifiers have the prefix and 24 characters, and do not repeat', () => {
  const ids = createIds()
  const made = Array.from({ length: 500 }, () => ids.scanId())
  expect(made.every(isScanId)).toBe(true)
  expect(made[0]).toHaveLength(27)
  expect(new Set(made).size).toBe(500)
})

test('nothing else has their form', () => {
  const some = `sk_${'a'.repeat(24)}`
  expect(isScanId(some)).toBe(true)
  const near = [some.slice(3), some.toUpperCase(), `${some} `, `${some}\n`, `${some}a`]
  for (const other of ['', 'sk_', ...near]) {
    expect(isScanId(other)).toBe(false)
  }
})
