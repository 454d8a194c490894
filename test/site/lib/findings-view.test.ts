import { afterEach, beforeEach, expect, test } from 'bun:test'
import { findingsView, openFinding } from '../../../site/lib/findings-view.ts'
import { closePage, findingOf, happening, openPage } from '../../support/site-page.ts'

let page: Document
beforeEach(() => {
  page = openPage()
})
afterEach(closePage)

const severities = ['crit', 'crit', 'med', 'strange']

function shown(): Element {
  const findings = severities.map((severity, index) =>
    findingOf({ severity, title: `Number ${index + 1}` }),
  )
  const view = findingsView(findings)
  page.getElementById('view')?.replaceChildren(view)
  return view
}

const untick = (id: string) => {
  const box = page.getElementById(id) as HTMLInputElement
  box.checked = false
  box.dispatchEvent(happening('change'))
}

test('findings are grouped from worst to least, the unknown last', () => {
  const headings = [...shown().querySelectorAll('.group > h2')].map(
    (heading) => heading.textContent,
  )
  expect(headings).toEqual(['Critical2 findings', 'Medium1 finding', 'Other1 finding'])
})

test('each finding has an address of its own, numbered as in the record', () => {
  const ids = [...shown().querySelectorAll('.finding')].map(({ id }) => id)
  expect(ids).toEqual(['f1', 'f2', 'f3', 'f4'])
})

test('findings on the same lines show them once, and fold them in the others', () => {
  const context = { startLine: 3, lines: [{ number: 3, text: 'send the key', hit: true }] }
  const other = { startLine: 9, lines: [{ number: 9, text: 'send the key', hit: true }] }
  const at = (line: number, lines: typeof context) =>
    findingOf({ severity: 'crit', line, context: lines })
  const view = findingsView([at(3, context), at(3, context), at(3, context), at(9, other)])
  const folds = [...view.querySelectorAll('.excerpt-again > summary')]
  expect(folds.map(({ textContent }) => textContent)).toEqual([
    'The same lines as in #f1',
    'The same lines as in #f1',
  ])
  expect(view.querySelectorAll('.excerpt')).toHaveLength(4)
})

test('the filter hides a severity and tells how many are left', () => {
  const view = shown()
  untick('show-crit')
  expect(view.querySelector<HTMLElement>('[data-severity=crit]')?.hidden).toBe(true)
  expect(view.querySelector<HTMLElement>('[data-severity=med]')?.hidden).toBe(false)
  expect(view.querySelector('[role=status]')?.textContent).toBe('2 of 4 findings shown')
})

test('a deep link marks and focuses its finding, even one that was filtered out', () => {
  const view = shown()
  untick('show-crit')
  expect(openFinding('#f2')).toBe(true)
  expect(view.querySelector<HTMLElement>('[data-severity=crit]')?.hidden).toBe(false)
  expect(page.activeElement?.id).toBe('f2')
  openFinding('#f3')
  expect([...view.querySelectorAll('.is-target')].map(({ id }) => id)).toEqual(['f3'])
})

test.each(['', '#f9', '#view', '#f1"]', '#f'])('the fragment %j opens nothing', (hash) => {
  shown()
  expect(openFinding(hash)).toBe(false)
})

test('a single severity needs no filter, and many findings are laid out lazily', () => {
  expect(findingsView([findingOf()]).querySelector('fieldset')).toBeNull()
  const many = findingsView(Array.from({ length: 1000 }, () => findingOf()))
  expect(many.querySelectorAll('.finding')).toHaveLength(1000)
  expect(many.className).toContain('is-long')
})
