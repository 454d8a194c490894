import { afterEach, beforeEach, expect, test } from 'bun:test'
import { severityMark } from '../../../site/lib/severity-mark.ts'
import { closePage, openPage } from '../../support/site-page.ts'

beforeEach(() => openPage())
afterEach(closePage)

test('every severity has a shape of its own beside its word', () => {
  const marks = ['crit', 'high', 'med', 'low', 'strange'].map((severity) => severityMark(severity))
  const shapes = marks.map((mark) => mark.querySelector('path')?.getAttribute('d'))
  expect(new Set(shapes).size).toBe(5)
  expect(marks.map((mark) => mark.textContent)).toEqual([
    'Critical',
    'High',
    'Medium',
    'Low',
    'Other',
  ])
})
