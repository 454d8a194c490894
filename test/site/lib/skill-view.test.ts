import { afterEach, beforeEach, expect, test } from 'bun:test'
import { skillView } from '../../../site/lib/skill-view.ts'
import { closePage, linksOf, openPage, recordOf, reportOptions } from '../../support/site-page.ts'

beforeEach(() => openPage())
afterEach(closePage)

const viewOf = (skillName: string, totalScans = 1, source: string | null = null) =>
  skillView(
    { skillName, totalScans, latest: recordOf({ skillName }) },
    { ...reportOptions, siteOrigin: 'https://touchstone.example', source },
  )

test('one scan and many are counted in words', () => {
  expect(viewOf('a').querySelector('.kicker')?.textContent).toBe('Latest of 1 scan under this name')
  expect(viewOf('a', 1200).textContent).toContain('Latest of 1,200 scans under this name')
})

test('what a name is worth is told once, of uploaded text as well', () => {
  const noticesOf = (url: string) => {
    const latest = recordOf({ url })
    const options = { ...reportOptions, siteOrigin: 'https://touchstone.example', source: null }
    const view = skillView({ skillName: 'a', totalScans: 1, latest }, options)
    return [...view.querySelectorAll('.notice')].map((notice) => notice.textContent)
  }
  expect(noticesOf('https://example.com/SKILL.md')).toEqual([
    expect.stringContaining('Compare the source below'),
  ])
  expect(noticesOf('file:SKILL.md')).toEqual([expect.stringContaining('was uploaded')])
})

test('the badge says its grade to those who do not see it', () => {
  expect(viewOf('a').querySelector('.badge img')?.getAttribute('alt')).toBe('Touchstone grade D')
})

test('the page and the badge of one source say which', () => {
  const view = viewOf('a', 2, 'owner/skills')
  expect(view.querySelector('.kicker')?.textContent).toEndWith('from one source')
  const query = '?source=owner%2Fskills'
  expect(view.querySelector('.badge img')?.getAttribute('src')).toBe(`/badge/a.svg${query}`)
  expect(view.querySelector('.badge-code')?.textContent).toContain(`/c/a${query})`)
})

test('links stay on this site, on the source and on the CWE pages', () => {
  for (const href of linksOf(viewOf('\\evil.example'))) {
    expect(href).toMatch(/^(?:#|\/(?![/\\])|https:\/\/(?:github\.com|cwe\.mitre\.org)\/)/)
  }
})
