import { afterEach, beforeEach, expect, test } from 'bun:test'
import { gradeOf, scoreOf, type Weighed } from '../../../scanner/grade.ts'
import { reckoningView } from '../../../site/lib/reckoning-view.ts'
import { closePage, findingOf, openPage, recordOf } from '../../support/site-page.ts'

beforeEach(() => openPage())
afterEach(closePage)

const of = (severity: string, ruleId: string, confidence: 'high' | 'medium' = 'high') =>
  findingOf({ severity, ruleId, confidence, title: `About ${ruleId}` })

function viewOf(findings: ReturnType<typeof of>[], score = scoreOf(findings as Weighed[])) {
  return reckoningView(recordOf({ findings, score, grade: gradeOf(score) }))
}
const cells = (view: HTMLElement | null) =>
  [...(view?.querySelectorAll('tr') ?? [])].map((row) =>
    [...row.children].map((cell) => cell.textContent),
  )

test('what each rule cost is told, the dearest first, and the score they leave', () => {
  const view = viewOf([of('med', 'a'), of('med', 'a'), of('high', 'b')])
  const rows = cells(view)
  expect(rows[0]).toEqual(['About b', '−44'])
  expect(rows[1]?.[0]).toBe('About a (2 places)')
  expect(rows.at(-1)).toEqual(['Score', '37'])
  expect(view?.querySelector('a')?.getAttribute('href')).toBe('#f3')
})

test('the ceiling is told, and whether it decided', () => {
  expect(viewOf([of('crit', 'a')])?.textContent).toContain('at most 54, but the points went lower')
  expect(viewOf([of('high', 'a', 'medium')])?.textContent).toContain(
    'A finding of high severity cannot be outweighed: the score is at most 74, and that decided',
  )
  expect(viewOf([of('med', 'a')])?.textContent).toContain('the points alone decided')
})

test('the shortest ways to a better grade are told', () => {
  const view = viewOf([of('crit', 'a'), of('crit', 'b'), of('med', 'c')])
  const ways = [...(view?.querySelectorAll('li') ?? [])].map((way) => way.textContent)
  expect(ways).toEqual([
    'Without “About a”: D, Unsafe, with 34 points.',
    'Without the first 2 rules of the table: B, Minor risks, with 86 points.',
    'Without the first 3 rules of the table: A, No risk found, with 100 points.',
  ])
})

test('nothing is explained that was not reckoned this way', () => {
  expect(viewOf([])).toBeNull()
  expect(viewOf([of('med', 'a')], 12)).toBeNull()
  expect(viewOf([findingOf({ severity: 'blocker' })], 86)).toBeNull()
})
