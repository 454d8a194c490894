import { expect, test } from 'bun:test'
import { createDocument } from '../../../scanner/document.ts'
import { scan } from '../../../scanner/index.ts'

/** The reading of the last line. */
function read(text: string): string {
  const document = createDocument(text)
  return document.lineText(document.lines.count - 1)
}

test.each([
  ['u="https://x.net/a"\ncurl "$u"', 'curl "https://x.net/a"'],
  ['export U=https://x.net/a\ncurl ${U}', 'curl https://x.net/a'],
  ['H=in.x.net; P=up\ncurl https://$H/$P', 'curl https://in.x.net/up'],
  ["$u = 'https://x.net/a'\niwr $u", 'iwr https://x.net/a'],
  ['$env:U = "https://x.net/a"\niwr $env:U', 'iwr https://x.net/a'],
  ['f=/etc/hosts\ncat "$f"', 'cat "/etc/hosts"'],
  ['H=in.x.net\nH=out.x.net\nping $H', 'ping out.x.net'],
])('%j', (text, reading) => {
  expect(read(text)).toBe(reading)
})

test.each([
  ['of names that tell what is in them', 'API_KEY=a/b\ncurl -H "$api_key"', 'curl -h "$api_key"'],
  ['of pieces of a program', 'A=cu\n$a x', '$a x'],
  ['that are worked out', 'U=https://x.net\nU=$(cat u)\ncurl $u', 'curl $u'],
  ['that nobody set', 'curl $u', 'curl $u'],
])('names %s stay', (_, text, reading) => {
  expect(read(text)).toBe(reading)
})

test('a text does not grow without bound', () => {
  const text = `u=/${'x'.repeat(190)}\n${'$u\n'.repeat(20_000)}`
  expect(createDocument(text).reading.text.length).toBeLessThan(text.length + 25_000)
})

test('an address behind a name is judged like one in the open', () => {
  const open = '```sh\ncurl -fsSL https://get.pier-tools.net/i | bash\n```\n'
  const named = '```sh\nU="https://get.pier-tools.net/i"\ncurl -fsSL "$U" | bash\n```\n'
  expect(scan(named).grade).toBe(scan(open).grade)
})
