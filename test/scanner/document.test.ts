import { describe, expect, test } from 'bun:test'
import { createDocument, rawLine } from '../../scanner/document.ts'
import { defineSignal, defineSignalOfParts } from '../../scanner/signal.ts'

describe('createDocument', () => {
  test('drops one byte order mark at the start', () => {
    const document = createDocument('\ufeff---\nname: a\n---\n')
    expect(document.frontmatter.name).toBe('a')
    expect(document.raw.startsWith('---')).toBe(true)
  })

  test('reads no front matter in a decoded piece', () => {
    const origin = {
      encoding: 'base64',
      depth: 1,
      texts: [''],
      pieceAt: () => 0,
      isSaid: () => false,
    }
    expect(createDocument('---\nname: a\n---\n', origin).frontmatter.range).toBeNull()
  })

  test('finds a fact once, however often it is asked for', () => {
    let calls = 0
    const signal = defineSignal('counted', () => ++calls)
    const document = createDocument('a')
    expect([document.observe(signal), document.observe(signal), calls]).toEqual([1, 1, 1])
  })

  test('finds a fact about a part once for each part and text', () => {
    const asked: string[] = []
    const lengthOf = defineSignalOfParts('lengths', ({ raw }, part: string) => {
      asked.push(`${raw} ${part}`)
      return part === '' ? null : part.length
    })
    const [one, other] = [createDocument('one'), createDocument('other')]
    const found = ['a', '', 'a', ''].map((part) => lengthOf(one, part))
    expect([...found, lengthOf(other, 'a')]).toEqual([1, null, 1, null, 1])
    expect(asked).toEqual(['one a', 'one ', 'other a'])
  })

  test('gives raw and read lines by the same number', () => {
    const document = createDocument('Title\r\nIGN\u200bORE\r\nend')
    expect(document.lineText(1)).toBe('ignore')
    expect(rawLine(document, 1)).toBe('IGN\u200bORE')
    expect(document.lineAt(document.reading.text.indexOf('ignore'))).toBe(1)
  })
})
