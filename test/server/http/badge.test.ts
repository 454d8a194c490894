import { describe, expect, test } from 'bun:test'
import { drawBadge } from '../../../server/http/badge.ts'

describe('a badge', () => {
  test('is a picture of a grade and a number, in words for those who cannot see it', () => {
    const svg = drawBadge({ grade: 'B', score: 88 })
    expect(svg).toStartWith('<svg xmlns="http://www.w3.org/2000/svg"')
    expect(svg).toContain('aria-label="Touchstone grade: B · 88"')
    expect(svg).not.toContain('style=')
  })

  test('is grey and says so when there is no grade, or none that is known', () => {
    for (const svg of [drawBadge(null), drawBadge({ grade: '"/>' as 'A', score: 1 })]) {
      expect(svg).toContain('aria-label="Touchstone grade: unknown"')
      expect(svg).not.toContain('"/>"')
    }
    expect(drawBadge(null)).not.toContain('#1a7f4b')
  })
})
