import { describe, expect, test } from 'bun:test'
import { rawForm, textOf } from '../../../scanner/cli/source.ts'

describe('rawForm', () => {
  test.each([
    [
      'https://github.com/o/r/blob/main/a/SKILL.md',
      'https://raw.githubusercontent.com/o/r/main/a/SKILL.md',
    ],
    [
      'https://www.github.com/o/r/raw/main/SKILL.md?x#L3',
      'https://raw.githubusercontent.com/o/r/main/SKILL.md',
    ],
    ['https://github.com/o/r', 'https://github.com/o/r'],
    [
      'https://github.com:8443/o/r/blob/main/SKILL.md',
      'https://github.com:8443/o/r/blob/main/SKILL.md',
    ],
    [
      'https://evil.example/github.com/o/r/blob/main/x',
      'https://evil.example/github.com/o/r/blob/main/x',
    ],
  ])('%s', (address, raw) => {
    expect(rawForm(address)).toBe(raw)
  })
})

describe('textOf', () => {
  const read = (bytes: Uint8Array, contentType = '') =>
    textOf({ kind: 'file', path: 'x' }, bytes, contentType)

  test('drops a byte order mark', () => {
    expect(read(Buffer.from('\ufeff# a'))).toMatchObject({ kind: 'text', text: '# a' })
  })

  test('goes by the content type of an upstream', () => {
    expect(read(Buffer.from('# a'), 'TEXT/HTML; charset=utf-8').kind).toBe('unread')
    expect(read(Buffer.from('# a'), 'text/plain').kind).toBe('text')
  })

  test('takes no page, whatever stands before it', () => {
    expect(read(Buffer.from('<!-- c -->\n<!DOCTYPE html>')).kind).toBe('unread')
  })

  test('leaves HTML further down alone', () => {
    expect(read(Buffer.from('<!-- c -->\n# a\n<html>')).kind).toBe('text')
    expect(read(Buffer.from('# a\n<html>')).kind).toBe('text')
  })
})
