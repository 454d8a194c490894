import { describe, expect, test } from 'bun:test'
import { digitLines, holdsNumbers, longRuns } from '../../../../scanner/signals/encoded/traces.ts'
import { randomFrom } from '../../../support/random.ts'

describe('longRuns', () => {
  const found = (text: string) => {
    const ranges = longRuns(text)
    return Array.from({ length: ranges.length / 2 }, (_, index) =>
      text.slice(ranges[index * 2], ranges[index * 2 + 1]),
    )
  }

  test('finds runs of sixteen and more, at both edges of a text', () => {
    expect(found(`${'a'.repeat(16)} ${'b'.repeat(15)} ${'C+/'.repeat(9)}`)).toEqual([
      'a'.repeat(16),
      'C+/'.repeat(9),
    ])
  })

  test('finds what a pattern finds in any text', () => {
    const random = randomFrom(5)
    for (let round = 0; round < 200; round++) {
      const text = Array.from({ length: 120 }, () => (random() < 0.07 ? ' ' : 'x')).join('')
      expect(found(text)).toEqual(text.match(/x{16,}/g) ?? [])
    }
  })
})

describe('digitLines', () => {
  test('gives whole lines with four digits that stand for letters', () => {
    const text = 'none\n1gn0r3 4ll\n2026\n1 0 3 4'
    expect(digitLines(text)).toEqual([5, 15, 21, 28])
  })

  test('does not add digits of one line to those of the next', () => {
    expect(digitLines('1 0\n3 4\n')).toEqual([])
  })
})

describe('holdsNumbers', () => {
  test('counts commas behind a digit, white space between or not', () => {
    expect(holdsNumbers('1, 2 ,3,4,', 4)).toBe(true)
    expect(holdsNumbers('1, 2, a, 3', 3)).toBe(false)
  })
})
