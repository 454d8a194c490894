import { describe, expect, spyOn, test } from 'bun:test'
import { readInput, textOf } from '../../../scanner/cli/source.ts'

describe('the page of a file on a forge', () => {
  test.each([
    ['https://github.com/o/r', 'https://raw.githubusercontent.com/o/r/HEAD/SKILL.md'],
    ['https://gitlab.com/o/r/-/blob/main/SKILL.md', 'https://gitlab.com/o/r/-/raw/main/SKILL.md'],
    [
      'https://codeberg.org/o/r/src/branch/main/SKILL.md',
      'https://codeberg.org/o/r/raw/branch/main/SKILL.md',
    ],
    [
      'https://huggingface.co/o/r/blob/main/SKILL.md',
      'https://huggingface.co/o/r/raw/main/SKILL.md',
    ],
    ['https://a.example/o/r#top', 'https://a.example/o/r'],
  ])('%s is fetched as the service does it', async (url, asked) => {
    const fake = spyOn(globalThis, 'fetch').mockImplementation(
      Object.assign(async () => new Response('# x'), { preconnect: () => undefined }),
    )
    try {
      expect(await readInput({ kind: 'url', url })).toMatchObject({ kind: 'text', input: { url } })
      expect(fake.mock.calls.map(([address]) => address)).toEqual([asked])
    } finally {
      fake.mockRestore()
    }
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
