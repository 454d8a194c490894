import { afterEach, beforeEach, expect, test } from 'bun:test'
import type { ScanRecord } from '../../../server/http/models.ts'
import { reportSharing } from '../../../server/http/sharing.ts'
import { reportTitle, reportView, skillLink, uploadNotice } from '../../../site/lib/report-view.ts'
import {
  closePage,
  findingOf,
  intruders,
  linksOf,
  openPage,
  recordOf,
  reportOptions,
  wireRecord,
} from '../../support/site-page.ts'

beforeEach(() => openPage())
afterEach(closePage)

const viewOf = (fields: Record<string, unknown> = {}) => {
  const record = recordOf(fields)
  const [notice, aside] = [uploadNotice(record), skillLink(record)]
  return reportView(record, { ...reportOptions, kicker: 'Report', notice, aside })
}
const textOf = (view: Element, selector: string) => view.querySelector(selector)?.textContent ?? ''

test('the grade is read without colour: letter, verdict and number', () => {
  const view = viewOf()
  expect(textOf(view, '.stone-letter')).toBe('Grade D')
  expect(textOf(view, '.stone-verdict')).toBe('Unsafe')
  expect(textOf(view, '.stone-score')).toBe('Score 38 / 100')
  expect(textOf(view, '.scale-band.is-reached i')).toBe('D')
})

test('one sentence names the worst finding and leads to it', () => {
  const findings = [
    findingOf({ severity: 'low', title: 'Small' }),
    findingOf({ title: 'Grave', line: 9 }),
  ]
  const summary = viewOf({ findings }).querySelector('.summary')
  expect(summary?.textContent).toBe(
    'The worst thing found is critical, on line 9: Grave. Below it, 1 more finding.',
  )
  expect(summary?.querySelector('a')?.getAttribute('href')).toBe('#f2')
})

test('without findings it says that nothing known was found, and promises nothing', () => {
  const view = viewOf({ grade: 'A', score: 100, findings: [] })
  expect(textOf(view, '.summary')).toStartWith('Nothing known found.')
  expect(textOf(view, '.findings h2')).toBe('Nothing known found')
  expect(view.textContent).not.toMatch(/\bsafe\b/i)
})

test('source, repository, time, digest and rules are told', () => {
  const facts = textOf(viewOf(), '.facts')
  for (const part of [
    'github.com',
    'owner/skills',
    '2026',
    '412 ms',
    'ab'.repeat(32),
    'version 3',
  ]) {
    expect(facts).toContain(part)
  }
})

test('uploaded text is never linked and is marked as such', () => {
  const view = viewOf({
    url: 'file:..%2F%3Cscript%3Ealert(1)%3C%2Fscript%3E',
    sourceRepo: 'upload',
  })
  expect(linksOf(view).some((href) => href.startsWith('file'))).toBe(false)
  expect(textOf(view, '.facts')).toContain('../<script>alert(1)</script>')
  expect(textOf(view, '.facts .tag')).toBe('uploaded text, unverified origin')
  expect(textOf(view, '.report-head .notice')).toContain('could have called it anything')
  expect(viewOf().querySelector('.report-head .notice')).toBeNull()
  expect(intruders(view)).toEqual([])
})

test('a name that mixes look-alike alphabets gets a warning', () => {
  expect(textOf(viewOf({ skillName: 'p\u0430ypal' }), '.notice-warning')).toContain('Look closely')
  expect(viewOf().querySelector('.notice-warning')).toBeNull()
})

test('a name that no path can hold has no link', () => {
  expect(linksOf(viewOf({ skillName: '..' })).some((href) => href.startsWith('/c/'))).toBe(false)
  expect(linksOf(viewOf({ skillName: 'a b' }))).toContain('/c/a%20b')
})

const HOSTILE = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "<iframe srcdoc='<script>alert(1)</script>'></iframe>",
  '</title><style>*{display:none}</style>',
  '<base href=https://evil.example/>',
  'javascript:alert(1)',
]

test.each(HOSTILE)('%s stays text in every field', (text) => {
  const lines = [{ number: 1, text, hit: true }]
  const finding = {
    ruleId: text,
    severity: text,
    title: text,
    description: text,
    cwe: text,
    confidence: text,
    remediation: text,
    context: { lines },
  }
  const fields = {
    skillName: text,
    skillVersion: text,
    url: text,
    sourceRepo: text,
    contentSha256: text,
  }
  const view = viewOf({
    ...fields,
    grade: text,
    scanId: text,
    completedAt: text,
    findings: [finding],
  })
  expect(intruders(view)).toEqual([])
  expect(view.querySelector('img, [onerror], [srcdoc], [style*="display"]')).toBeNull()
  expect(textOf(view, 'h1')).toContain(text)
  expect(textOf(view, '.excerpt code')).toBe(text)
  expect(linksOf(view).every((href) => /^(?:https?:|\/|#)/.test(href))).toBe(true)
})

test('an old record with unknown words and missing fields still renders', () => {
  const findings = [{ severity: 'weird', line: 3 }, {}]
  const view = viewOf({
    grade: 'E',
    score: null,
    findings,
    url: undefined,
    rulesVersion: undefined,
    skillName: undefined,
    skillVersion: undefined,
    contentSha256: undefined,
    completedAt: 'once',
  })
  expect(textOf(view, 'h1')).toBe('Unnamed skill')
  expect(textOf(view, '.stone-letter')).toBe('Grade ?')
  expect(textOf(view, '.summary')).toStartWith('The worst thing found, on line 3:')
  expect(view.querySelectorAll('.finding')).toHaveLength(2)
})

test('the title of the page carries grade and name, without hidden characters', () => {
  expect(reportTitle(recordOf({ skillName: 'a\u202eb' }))).toBe('D · ab · Touchstone')
  expect(reportTitle(recordOf({ grade: null }))).toBe('pdf-tools · Touchstone')
})

test.each(['pdf-tools', null, ' \u200b', 'x'.repeat(81), '𝒳'.repeat(256)])(
  'the title for the name %j is the one that the page was sent with',
  (skillName) => {
    const sent = reportSharing(wireRecord({ skillName }) as unknown as ScanRecord)
    expect(reportTitle(recordOf({ skillName }))).toBe(sent.title)
  },
)
