import { expect, test } from 'bun:test'
import { drawBadge } from '../../../server/http/badge.ts'

test('a badge is a picture of a grade and a number, in words for those who cannot see it', () => {
  const svg = drawBadge('B', 88)
  expect(svg).toStartWith('<svg xmlns="http://www.w3.org/2000/svg"')
  expect(svg).toContain('aria-label="Touchstone: B · 88"')
  expect(svg).not.toContain('style=')
})
