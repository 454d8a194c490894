import { expect, test } from 'bun:test'
import { Window } from 'happy-dom'
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
  for (const link of page.querySelectorAll('.contents a'))
    expect(page.getElementById(link.getAttribute('href')?.slice(1) ?? '')).not.toBeNull()
})

test('the texts of rules never become markup', () => {
  const rule = { ...RULES[0]!, title: '<img src=x onerror=alert(1)>' }
  expect(shown(rulesMarkup([rule]).toString()).querySelector('img')).toBeNull()
})
