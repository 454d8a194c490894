import { afterEach, beforeEach, expect, test } from 'bun:test'
import type { Answer } from '../../../site/lib/api.ts'
import { runSkillPage } from '../../../site/lib/skill-page.ts'
import {
  answered,
  closePage,
  intruders,
  openPage,
  refused,
  wireRecord,
} from '../../support/site-page.ts'

let page: Document
beforeEach(() => {
  page = openPage('skill.html')
})
afterEach(closePage)

const run = (name: string | null, answer: Answer) =>
  runSkillPage({
    api: { skill: async () => answer, scanAddress: (id) => `/scan/${id}` },
    name,
    hash: '',
    siteOrigin: 'https://touchstone.example',
  })
const skillOf = (skillName: string) =>
  answered({ skillName, totalScans: 12, latest: wireRecord({ skillName }) })
const text = (selector: string) => page.querySelector(selector)?.textContent ?? ''

test('the latest report, the number of scans and the worth of a name are told', async () => {
  await run('pdf-tools', skillOf('pdf-tools'))
  expect(text('.kicker')).toBe('Latest of 12 scans under this name')
  expect(text('.stone-letter')).toBe('Grade D')
  expect(text('.report-head .notice')).toContain('Names are not verified.')
  expect(page.querySelector('.report-aside a')?.getAttribute('href')).toBe(
    '/r/sk_abcdefghijklmnopqrstuvwx',
  )
})

test('the badge comes with Markdown whose addresses nothing in the name can end', async () => {
  await run('a) [x](b', skillOf('a) [x](b'))
  const encoded = 'a%29%20%5Bx%5D%28b'
  const site = 'https://touchstone.example'
  expect(page.querySelector('.badge img')?.getAttribute('src')).toBe(`/badge/${encoded}.svg`)
  expect(text('.badge-code')).toBe(
    `[![Touchstone grade](${site}/badge/${encoded}.svg)](${site}/c/${encoded})`,
  )
})

test('a name that is markup stays text', async () => {
  await run('x', skillOf('"><img src=x onerror=alert(1)><script>'))
  expect(intruders(page.getElementById('view') as HTMLElement)).toEqual([])
  expect(page.querySelectorAll('#view img')).toHaveLength(1)
})

test('an unknown name is shown as text in a page that says so', async () => {
  await run('<b>nope</b>\u202e', refused(404))
  expect(text('#view h1')).toBe('No report of this name')
  expect(text('.quoted-name')).toBe('<b>nope</b>U+202E')
})

test('a path that does not decode asks nothing of the service', async () => {
  let asked = 0
  await runSkillPage({
    api: { skill: async () => refused(404, { status: (asked += 1) }), scanAddress: (id) => id },
    name: null,
    hash: '',
    siteOrigin: '',
  })
  expect(asked).toBe(0)
  expect(text('#view h1')).toBe('No report of this name')
})

test.each([[{ kind: 'unreachable' } as Answer], [refused(500)], [answered({})]])(
  'no usable answer (%j) offers to load again',
  async (answer) => {
    await run('a', answer)
    expect(text('#view h1')).toBe('The service does not answer')
    expect(text('.actions button')).toBe('Load again')
  },
)
