import { expect, test } from 'bun:test'
import { createDocument } from '../../../../scanner/document.ts'
import { foreignLines } from '../../../../scanner/signals/encoded/foreign-lines.ts'

test('foreign lines are those with characters beyond ASCII, each once', () => {
  const found = (text: string) => createDocument(text).observe(foreignLines)
  expect(found('a\r\né ü\n\u{1f600}\rb\n\nç')).toEqual([1, 2, 5])
  expect(found('plain\n')).toEqual([])
})
