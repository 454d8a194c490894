import { describe, expect, test } from 'bun:test'
import { createDocument } from '../../../../scanner/document.ts'
import { blocks, requestsIn } from '../../../../scanner/signals/shell/blocks.ts'

function requests(text: string) {
  const document = createDocument(text)
  return document.observe(blocks).flatMap((block) => requestsIn(document, block))
}

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

describe('requestsIn', () => {
  test.each([
    'requests.post("https://a.example/x", json=data)',
    'fetch("https://a.example/x", { method: "POST", body: data })',
    'axios.post("https://a.example/x", data)',
    'urllib.request.urlopen("https://a.example/x", data=d)',
  ])('finds %s with its address', (call) => {
    expect(requests(`\`\`\`js\n${call}\n\`\`\`\n`).map(({ address }) => address)).toEqual([
      'https://a.example/x',
    ])
  })

  test('looks up an address that a variable was set to', () => {
    const text = '```python\nURL = "https://a.example/x"\nrequests.post(URL, json=d)\n```\n'
    expect(requests(text)[0]!.address).toBe('https://a.example/x')
  })

  test('leaves out requests that carry nothing', () => {
    expect(requests('```python\nrequests.get("https://a.example/x")\n```\n')).toEqual([])
  })
})
