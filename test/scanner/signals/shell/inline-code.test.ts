import { describe, expect, test } from 'bun:test'
import { inlineCode } from '../../../../scanner/signals/shell/inline-code.ts'

describe('inlineCode', () => {
  const spans = (text: string) => inlineCode(text).map(([from, to]) => text.slice(from, to))

  test('finds spans by runs of equal length', () => {
    expect(spans('a `b` ``c ` d`` e')).toEqual(['b', 'c ` d'])
  })

  test('goes on behind a run that is never closed', () => {
    expect(spans('``` a `b` c')).toEqual(['b'])
  })

  test('reads runs of every length in proportion', () => {
    inlineCode(Array.from({ length: 450 }, (_, index) => '`'.repeat(index + 1)).join(' '))
    inlineCode('`'.repeat(102_400))
  }, 2000)
})
