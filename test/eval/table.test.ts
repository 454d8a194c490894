import { describe, expect, test } from 'bun:test'
import { percent, table } from './table.ts'

describe('table', () => {
  test('has words to the left and numbers to the right, and no blanks at the end', () => {
    expect(
      table(
        ['name', 'count', ''],
        [
          ['a', 5, 'x'],
          ['long one', 12_000, ''],
        ],
      ),
    ).toBe('  name      count\n  a             5  x\n  long one  12000')
  })

  test('shows what cannot be seen', () => {
    expect(table(['a'], [['\u001b[31mred']])).toBe('  a\n  \\u{1b}[31mred')
  })
})

describe('percent', () => {
  test('has one decimal, and a dash where nothing was counted', () => {
    expect([percent(0.1234), percent(1), percent(Number.NaN, 0)]).toEqual([
      '12.3 %',
      '100.0 %',
      '-',
    ])
  })
})
