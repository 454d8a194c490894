import { describe, expect, test } from 'bun:test'
import { createDocument } from '../../../../scanner/document.ts'
import { blocks } from '../../../../scanner/signals/shell/blocks.ts'
import { requestsIn } from '../../../../scanner/signals/shell/requests.ts'

function requests(text: string) {
  const document = createDocument(text)
  return document.observe(blocks).flatMap((block) => requestsIn(document, block))
}

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
