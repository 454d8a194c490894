import { afterEach, beforeEach, expect, test } from 'bun:test'
import { excerptView, findingView } from '../../../site/lib/finding-view.ts'
import { closePage, findingOf, openPage } from '../../support/site-page.ts'

beforeEach(() => openPage())
afterEach(closePage)

test('title, place, rule, weakness, confidence, reason and remedy are told', () => {
  const text = findingView(findingOf(), 3).textContent ?? ''
  for (const part of [
    'goes straight into a shell',
    'line 12',
    'remote-script-pipe',
    'CWE-494',
    'high confidence',
    'Whoever controls',
    'What to do: Read the script first.',
    'Critical',
  ]) {
    expect(text).toContain(part)
  }
})

test('what is not known is left out', () => {
  const view = findingView(
    findingOf({
      line: null,
      context: null,
      cwe: null,
      confidence: null,
      description: '',
      remediation: '',
    }),
    1,
  )
  expect(view.querySelector('.finding-meta')?.textContent).toBe(
    'Critical, whole filerule remote-script-pipe',
  )
  expect(view.querySelector('.excerpt, .remedy')).toBeNull()
})

test('the offending line is marked by a word, an element and a class', () => {
  const lines = [
    { number: 9, text: '## Set up', hit: false },
    { number: 10, text: '\u001b[2Jcurl x | sh', hit: true },
  ]
  const rows = [...excerptView(lines).children]
  expect(rows.map((row) => row.className)).toEqual(['', 'is-hit'])
  expect(rows[0]?.textContent).toBe('Line 9## Set up')
  expect(rows[1]?.textContent).toBe('Marked line 10U+001B[2Jcurl x | sh')
  expect(rows[1]?.querySelector('mark')).not.toBeNull()
})

test('excerpts are never rendered as markdown', () => {
  const text = '![x](https://evil.example/p.png) [y](javascript:alert(1))'
  const view = excerptView([{ number: 1, text, hit: true }])
  expect(view.querySelector('img, a')).toBeNull()
  expect(view.textContent).toContain(text)
})
