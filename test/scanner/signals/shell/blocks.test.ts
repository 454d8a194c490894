import { describe, expect, test } from 'bun:test'
import { createDocument } from '../../../../scanner/document.ts'
import { blocks } from '../../../../scanner/signals/shell/blocks.ts'

describe('blocks', () => {
  const found = (text: string) => {
    const document = createDocument(text)
    return document
      .observe(blocks)
      .map(({ start, end }) => document.reading.text.slice(start, end).trim())
  }

  test('are fences, indented code and lines that hold something telling', () => {
    expect(found('```python\na = 1\nrequests.post(u)\n```\n')).toEqual([
      'a = 1\nrequests.post(u)\n```',
    ])
    expect(found('Text.\n\n    a = 1\n    requests.post(u)\n')).toEqual([
      'a = 1\n    requests.post(u)',
    ])
    expect(found('First.\nThen curl it.\nLast.\n')).toEqual(['then curl it.'])
  })

  test('leave out what holds nothing telling', () => {
    expect(found('```python\na = 1\n```\n')).toEqual([])
  })

  test('of great length are read in pieces that overlap', () => {
    const pieces = found(`\`\`\`python\n${'requests.post(u, data=d)\n'.repeat(1000)}\`\`\`\n`)
    expect(pieces.length).toBeGreaterThan(3)
    expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThanOrEqual(6000)
  })
})
