import { afterEach, beforeEach, expect, test } from 'bun:test'
import { bulkView } from '../../../site/lib/bulk-view.ts'
import { type BulkItemView, readBulk } from '../../../site/lib/record.ts'
import { closePage, openPage } from '../../support/site-page.ts'

beforeEach(() => openPage())
afterEach(closePage)

const itemOf = (fields: Record<string, unknown> = {}): BulkItemView => {
  const input = { kind: 'file', path: 'a/SKILL.md' }
  const item = { ok: true, input, grade: 'A', score: 100, findings: [], scanId: 'sk_1', ...fields }
  return readBulk({ results: [item] }).items[0] as BulkItemView
}
const rowOf = (item: BulkItemView) => bulkView([item]).querySelector('tbody tr')

test('headings sort, the worst first, and turn around when pressed again', () => {
  const crit = [{ ruleId: 'a', severity: 'crit', title: 'Bad', line: 1 }]
  const table = bulkView([
    itemOf({ skillName: 'fine' }),
    itemOf({ skillName: 'bad', grade: 'F', score: 3, findings: crit }),
    itemOf({ ok: false, error: 'scan_failed', input: { kind: 'file', path: 'lost' } }),
  ])
  const names = () =>
    [...table.querySelectorAll('tbody tr')].map((row) => row.firstElementChild?.textContent)
  const heading = (name: string) =>
    [...table.querySelectorAll('th')].find((cell) => cell.textContent === name)
  const press = (name: string) => heading(name)?.querySelector('button')?.click()
  press('Score')
  expect(names()).toEqual(['lost', 'bada/SKILL.md', 'finea/SKILL.md'])
  expect(heading('Score')?.getAttribute('aria-sort')).toBe('ascending')
  press('Score')
  expect(names()[0]).toBe('finea/SKILL.md')
  press('Worst finding')
  expect(names()[0]).toBe('bada/SKILL.md')
  expect(heading('Score')?.hasAttribute('aria-sort')).toBe(false)
  press('Skill')
  expect(names()).toEqual(['bada/SKILL.md', 'finea/SKILL.md', 'lost'])
  expect(heading('Report')?.querySelector('button')).toBeNull()
})

test('the caption counts what was graded and what was not', () => {
  const failed = itemOf({ ok: false, error: 'scan_failed' })
  expect(bulkView([itemOf(), failed]).querySelector('caption')?.textContent).toBe(
    '1 text graded, 1 text not.',
  )
})

test('a text without findings is worded with care', () => {
  expect(rowOf(itemOf())?.textContent).toBe('a/SKILL.mdA100Nothing known foundOpen')
})

test('a report that was not stored has no link', () => {
  const row = rowOf(itemOf({ scanId: undefined }))
  expect(row?.querySelector('a')).toBeNull()
  expect(row?.textContent).toEndWith('not stored')
})

test('labels and names are text, and a name that mixes alphabets is marked', () => {
  const path = '../../<script>alert(1)</script>'
  const row = rowOf(itemOf({ input: { kind: 'file', path }, skillName: 'p\u0430ypal' }))
  expect(row?.querySelector('script')).toBeNull()
  expect(row?.querySelector('.path')?.textContent).toBe(path)
  expect(row?.querySelector('.tag')?.textContent).toBe('mixes alphabets')
})

test('narrow screens lose no meaning: each cell carries its role and its label', () => {
  for (const cell of rowOf(itemOf())?.children ?? []) {
    expect(cell.getAttribute('role')).toBe('cell')
    expect(cell.getAttribute('data-label')).toBeTruthy()
  }
})
