import { expect, test } from 'bun:test'
import { regex, source } from '../../../scanner/patterns/verbose.ts'

const THINGS = 'keys?|coins?'

test('line ends and the white space behind them are no part of a pattern, other spaces are', () => {
  const pattern = regex`
    \bsend (?:all|
      some) of (?:the )?
    (?:${THINGS})\b
  `
  expect(pattern.source).toBe('\\bsend (?:all|some) of (?:the )?(?:keys?|coins?)\\b')
  expect(pattern.flags).toBe('')
})

test('escapes stand as in a literal', () => {
  expect(source`\x60\n\s{0,3}`).toBe('\\x60\\n\\s{0,3}')
  expect(regex`^\x60$`.test('`')).toBe(true)
})

test('flags are named', () => {
  expect(regex.gu`\p{L}`.flags).toBe('gu')
  expect('añb'.match(regex.gu`\p{L}`)).toEqual(['a', 'ñ', 'b'])
})
