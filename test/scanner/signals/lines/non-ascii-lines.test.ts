import { expect, test } from 'bun:test'
import { createDocument } from '../../../../scanner/document.ts'
import { nonAsciiLines } from '../../../../scanner/signals/lines/non-ascii-lines.ts'

test('non-ASCII lines are those with characters beyond ASCII, each once', () => {
  const found = (text: string) => createDocument(text).observe(nonAsciiLines)
  expect(found('a\r\né ü\n\u{1f600}\rb\n\nç')).toEqual([1, 2, 5])
  expect(found('plain\n')).toEqual([])
})
