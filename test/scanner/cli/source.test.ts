import { describe, expect, spyOn, test } from 'bun:test'
import { fileBytesMax, readInput, textOf } from '../../../scanner/cli/source.ts'
import { fetchTimeoutMs } from '../../../scanner/cli/unread.ts'
import * as service from '../../../server/limits.ts'
import { readText } from '../../../server/scans/text.ts'

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

describe('the service', () => {
  test('has the same limits', () => {
    expect(fileBytesMax).toBe(service.fileBytesMax)
    expect(fetchTimeoutMs).toBe(service.fetchTimeoutMs)
  })

  const taken = (text: string | Uint8Array, contentType = '') => {
    const bytes = Buffer.from(text as string)
    const own = textOf({ kind: 'file', path: 'x' }, bytes, contentType)
    const other = readText(bytes, contentType)
    return [own, other].map((read) => (read.kind === 'text' ? read.text : null))
  }

  test.each([
    ['a text', '# a', ''],
    ['a text with a byte order mark', '\ufeff# a', ''],
    ['nothing', '', ''],
    ['a byte order mark alone', '\ufeff', ''],
    ['bytes that are no text', new Uint8Array([0xff, 0x41]), ''],
    ['a null character', 'a\0b', ''],
    ['a page', '<!DOCTYPE html><p>a', ''],
    ['what is sent as a page', '# a', 'text/html; charset=utf-8'],
    ['what is sent as text', '# a', 'text/markdown'],
  ])('reads %s in the same way', (_, text, contentType) => {
    const [own, other] = taken(text, contentType)
    expect(own).toBe(other!)
  })

  test('alone takes white space for a text', () => {
    expect(taken(' \n')).toEqual([null, ' \n'])
  })
})
