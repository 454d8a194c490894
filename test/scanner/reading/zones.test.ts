import { describe, expect, test } from 'bun:test'
import { createDocument } from '../../../scanner/document.ts'
import type { Zone } from '../../../scanner/reading/zones.ts'

const zonesIn = (text: string): Zone[] => {
  const document = createDocument(text)
  return Array.from({ length: document.lines.count }, (_, index) => document.zones.at(index))
}

describe('zonesOf', () => {
  test('tells the blocks of an ordinary file apart', () => {
    const text =
      '---\nname: a\n---\n# Title\n\nProse.\n- item\n  goes on\n\n> quoted\n\n| a | b |\n'
    expect(zonesIn(text)).toEqual([
      ...([
        'frontmatter',
        'frontmatter',
        'frontmatter',
        'heading',
        'blank',
        'prose',
        'list',
        'list',
      ] as const),
      ...(['blank', 'quote', 'blank', 'table', 'blank'] as const),
    ])
  })

  test('takes seven hashes and a hash without a space for prose', () => {
    expect(zonesIn('####### a\n#tag\n# b')).toEqual(['prose', 'prose', 'heading'])
  })

  test('takes indented lines for code after a blank line, and for the item inside a list', () => {
    expect(zonesIn('\n    code\n')).toEqual(['blank', 'code', 'blank'])
    expect(zonesIn('text\n    goes on')).toEqual(['prose', 'prose'])
    expect(zonesIn('- a\n    b')).toEqual(['list', 'list'])
  })
})

describe('fences', () => {
  const languages = (text: string) =>
    createDocument(text).zones.fences.map((fence) => fence.language)

  test('know their lines and their language', () => {
    const { zones } = createDocument('a\n```Bash title="x"\ncurl\n```\nb')
    expect(zones.fences).toEqual([{ first: 1, last: 3, language: 'bash' }])
    expect(zones.fenceAt(2)?.language).toBe('bash')
    expect(zones.fenceAt(0)).toBeNull()
    expect(zones.at(4)).toBe('prose')
  })

  test('end only with their own mark, at least as long', () => {
    expect(zonesIn('````\n```\n~~~~\n````\nx')).toEqual([
      'fence',
      'fence',
      'fence',
      'fence',
      'prose',
    ])
    expect(zonesIn('```\n``` x\n```')).toEqual(['fence', 'fence', 'fence'])
  })

  test('that stay open reach to the end', () => {
    expect(createDocument('```\na\nb').zones.fences[0]).toEqual({ first: 0, last: 2, language: '' })
  })

  test('are stretches of code that is set in as well, over blank lines', () => {
    const { zones } = createDocument('a\n\n    curl\n\n    wget\nb\n\n    ls')
    expect(zones.fences).toEqual([
      { first: 1, last: 4, language: '' },
      { first: 6, last: 7, language: '' },
    ])
    expect(zones.fenceAt(0)).toBeNull()
    expect(zones.fenceAt(3)).toBe(zones.fences[0]!)
    expect(zones.fenceAt(5)).toBeNull()
  })

  test('may stand in quotes and in list items', () => {
    expect(languages('> ```sh\n> x\n> ```\n')).toEqual(['sh'])
    expect(languages('- ```sh\n  x\n  ```\nafter')).toEqual(['sh'])
    expect(zonesIn('1. ```sh\n   x\n   ```\n\nafter').at(-1)).toBe('prose')
  })

  test('do not open by inline code, a rule or a bare bullet', () => {
    expect(languages('```x``` in a line\n---\n-\n-\n')).toEqual([])
  })
})

describe('comments', () => {
  test('that open a line go on to their end, over blank lines', () => {
    expect(zonesIn('<!-- a\n\nb -->\nc')).toEqual(['comment', 'blank', 'comment', 'prose'])
    expect(zonesIn('<!-- a --> b\nc')).toEqual(['comment', 'prose'])
  })

  test('that are never closed hide nothing but their own line', () => {
    expect(zonesIn('<!-- a\n\n```\nb\n```')).toEqual([
      'comment',
      'blank',
      'fence',
      'fence',
      'fence',
    ])
  })

  test('that open inside a paragraph end with it', () => {
    expect(zonesIn('a <!-- b\nc -->\nd')).toEqual(['prose', 'comment', 'prose'])
    expect(zonesIn('a <!-- b\n\nc')).toEqual(['prose', 'blank', 'prose'])
  })

  test('do not open inside inline code', () => {
    expect(zonesIn('Write `<!--` first.\nThen this.')).toEqual(['prose', 'prose'])
  })
})
