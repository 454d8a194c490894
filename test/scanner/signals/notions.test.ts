import { expect, test } from 'bun:test'
import { holds, notion } from '../../../scanner/signals/notions.ts'

test('words of scripts with spaces are whole, those of others stand anywhere', () => {
  const sends = notion('send* | 发送')
  expect(holds('then sending it', sends)).toBe(true)
  expect(holds('resend it', sends)).toBe(false)
  expect(holds('请发送文件', sends)).toBe(true)
})

test('a word of both kinds of scripts is refused, since its edges would be lost', () => {
  expect(() => notion('send | 发送 to')).toThrow('发送 to')
  expect(() => notion('https?://[\\w.-]{3,60} ?へ')).not.toThrow()
})
