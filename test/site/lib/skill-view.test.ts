import { afterEach, beforeEach, expect, test } from 'bun:test'
import { skillView } from '../../../site/lib/skill-view.ts'
import { closePage, linksOf, openPage, recordOf } from '../../support/site-page.ts'

beforeEach(() => openPage())
afterEach(closePage)

const viewOf = (skillName: string, totalScans = 1) =>
  skillView(
    { skillName, totalScans, latest: recordOf({ skillName }) },
    { recordAddress: '/scan/sk_1', siteOrigin: 'https://touchstone.example' },
  )

test('one scan and many are counted in words', () => {
  expect(viewOf('a').querySelector('.kicker')?.textContent).toBe('Latest of 1 scan under this name')
  expect(viewOf('a', 1200).textContent).toContain('Latest of 1,200 scans under this name')
})

test('the badge says its grade to those who do not see it', () => {
  expect(viewOf('a').querySelector('.badge img')?.getAttribute('alt')).toBe('Touchstone grade D')
})

test('links stay on this site, on the source and on the CWE pages', () => {
  for (const href of linksOf(viewOf('\\evil.example'))) {
    expect(href).toMatch(/^(?:#|\/(?![/\\])|https:\/\/(?:github\.com|cwe\.mitre\.org)\/)/)
  }
})
