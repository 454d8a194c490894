import { expect, test } from 'bun:test'
import { Window } from 'happy-dom'
import { SEVERITIES } from '../../../scanner/about.ts'
import { RULES } from '../../../scanner/index.ts'
import { rulesMarkup } from '../../../server/http/rules-page.ts'

function shown(html: string) {
  const window = new Window()
  window.document.body.innerHTML = html
  return window.document
}

test('every rule stands under an anchor of its own, with what a reader needs', () => {
  const page = shown(rulesMarkup(RULES).toString())
  for (const { id, title, remediation, harmlessIf, cwe } of RULES) {
    const article = page.getElementById(id)
    expect(article?.querySelector('h3')?.textContent).toBe(title)
    const text = article?.textContent ?? ''
    for (const part of [remediation, harmlessIf, cwe ?? '']) expect(text).toContain(part)
  }
  const ids = [...page.querySelectorAll('[id]')].map((element) => element.id)
  expect(ids).toEqual([...new Set(ids)])
  for (const link of page.querySelectorAll('.contents a, .titles a'))
    expect(page.getElementById(link.getAttribute('href')?.slice(1) ?? '')).not.toBeNull()
})

test('a chapter has its rules from the worst to the least, and tells how many', () => {
  const page = shown(rulesMarkup(RULES).toString())
  const counts = [...page.querySelectorAll('.contents-count')].map((count) => count.textContent)
  const ranks = new Map(RULES.map(({ id, severity }) => [id, SEVERITIES.indexOf(severity)]))
  const chapters = [...page.querySelectorAll('.chapter')]
  expect(chapters.map((chapter) => `${chapter.querySelectorAll('.rule').length}`)).toEqual(counts)
  for (const chapter of chapters) {
    const ids = [...chapter.querySelectorAll('.rule')].map(({ id }) => id)
    const order = ids.map((id) => ranks.get(id) ?? -1)
    expect(order).toEqual(order.toSorted((one, other) => one - other))
    const titles = [...chapter.querySelectorAll('.titles a')]
    expect(titles.map((link) => link.getAttribute('href'))).toEqual(ids.map((id) => `#${id}`))
  }
})

test('the texts of rules never become markup', () => {
  const rule = { ...RULES[0]!, title: '<img src=x onerror=alert(1)>' }
  expect(shown(rulesMarkup([rule]).toString()).querySelector('img')).toBeNull()
})
