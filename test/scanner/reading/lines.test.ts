import { describe, expect, test } from 'bun:test'
import { linesOf } from '../../../scanner/reading/lines.ts'

const split = (text: string): string[] => {
  const lines = linesOf(text)
  return Array.from({ length: lines.count }, (_, index) =>
    text.slice(lines.start(index), lines.end(index)),
  )
}

describe('linesOf', () => {
  test('splits at LF, CRLF and CR, mixed in one text', () => {
    expect(split('a\nb\r\nc\rd')).toEqual(['a', 'b', 'c', 'd'])
    expect(split('a\r\r\nb')).toEqual(['a', '', 'b'])
  })

  test('keeps an empty last line and the one line of an empty text', () => {
    expect(split('a\n')).toEqual(['a', ''])
    expect(split('')).toEqual([''])
  })

  test('takes no other separator for a line end', () => {
    expect(split('a\u2028b\u2029c\u0085d\u000be\ff')).toHaveLength(1)
  })

  test('finds the line of every offset, line ends included', () => {
    const lines = linesOf('ab\ncd\r\nef')
    expect(Array.from({ length: 10 }, (_, offset) => lines.at(offset))).toEqual([
      0, 0, 0, 1, 1, 1, 1, 2, 2, 2,
    ])
  })

  test('answers for lines beyond the end with the end of the text', () => {
    const lines = linesOf('ab')
    expect([lines.start(7), lines.end(7), lines.at(99)]).toEqual([2, 2, 0])
  })
})
