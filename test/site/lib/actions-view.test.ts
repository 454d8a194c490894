import { afterEach, beforeEach, expect, test } from 'bun:test'
import { actionsView } from '../../../site/lib/actions-view.ts'
import { closePage, happening, openPage, recordOf, reportOptions } from '../../support/site-page.ts'

beforeEach(() => openPage())
afterEach(closePage)

test('link, Markdown, data and print are offered by keyboard and pointer alike', () => {
  let printed = 0
  const view = actionsView(recordOf(), { ...reportOptions, print: () => (printed += 1) })
  const words = [...view.children].map((child) => [child.tagName, child.textContent])
  expect(words).toEqual([
    ['BUTTON', 'Copy link'],
    ['BUTTON', 'Copy Markdown'],
    ['A', 'JSON'],
    ['BUTTON', 'Print'],
  ])
  expect(view.querySelector('a')?.getAttribute('href')).toBe(reportOptions.recordAddress)
  view.lastElementChild?.dispatchEvent(happening('click'))
  expect(printed).toBe(1)
})
