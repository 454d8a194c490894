import { expect, test } from 'bun:test'
import { readText } from '../../../server/scans/text.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

test('text is text, a leading byte order mark dropped', () => {
  expect(readText(bytes('\uFEFF# hi'), 'text/plain')).toEqual({ kind: 'text', text: '# hi' })
})

test('what is no markdown file has its reason', () => {
  const cases: [Uint8Array, string, string][] = [
    [Uint8Array.of(0x23, 0xe9), '', 'not_utf8'],
    [Uint8Array.of(0xff, 0xfe, 0x23, 0x00), '', 'binary'],
    [bytes('# hi\u0000there'), '', 'binary'],
    [bytes(''), '', 'empty'],
    [bytes('\uFEFF'), '', 'empty'],
    [bytes('# hi'), 'Text/HTML; charset=utf-8', 'html'],
    [bytes('\n<!DOCTYPE html><title>x</title>'), 'text/plain', 'html'],
    [bytes('<html lang="en">'), '', 'html'],
    [bytes('<!-- c --><!DOCTYPE html>'), 'text/plain', 'html'],
    [bytes('\u200b<body>'), 'text/plain', 'html'],
  ]
  for (const [content, type, reason] of cases) {
    expect(readText(content, type)).toEqual({ kind: 'failed', reason } as never)
  }
})

test('blank lines are a text, if a poor one', () => {
  expect(readText(bytes('\n\n'), '')).toEqual({ kind: 'text', text: '\n\n' })
})

test('markdown may hold HTML', () => {
  expect(readText(bytes('# hi\n<html>'), 'text/plain').kind).toBe('text')
  expect(readText(bytes('<!-- note -->\n# hi'), 'text/markdown').kind).toBe('text')
})
