import { afterEach, beforeEach, expect, test } from 'bun:test'
import { historyScansMax } from '../../../server/limits.ts'
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
  page = openPage('skill')
})
afterEach(closePage)

interface Known {
  sources?: Answer
  history?: Answer
}

const run = (name: string, answer: Answer, known: Known = {}, source: string | null = null) =>
  runSkillPage({
    api: {
      skill: async () => answer,
      sources: async () => known.sources ?? refused(404),
      history: async () => known.history ?? refused(404),
      harmless: async () => answered({ 'remote-script-pipe': 'the host is your own' }),
      scanAddress: (id) => `/scan/${id}`,
    },
    name,
    source,
    hash: '',
    siteOrigin: 'https://touchstone.example',
    print: () => {},
  })
const graded = (scanId: string, grade: string, score: number, contentSha256 = 'aa') => ({
  scanId,
  grade,
  score,
  contentSha256,
  rulesVersion: 3,
  completedAt: '2026-01-02T03:04:06.006Z',
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

test('every source of a name is listed with its own grade, and leads to its own page', async () => {
  const sources = [
    { sourceRepo: 'owner/skills', totalScans: 3, latest: graded('sk_1', 'D', 38) },
    { sourceRepo: 'upload', totalScans: 1, latest: graded('sk_2', 'A', 100) },
    { sourceRepo: '<b>x</b>\u202e', totalScans: 1, latest: graded('sk_3', 'F', 3) },
  ]
  const found = answered({ skillName: 'pdf-tools', totalSources: 5, sources })
  await run('pdf-tools', skillOf('pdf-tools'), { sources: found })
  const rows = [...page.querySelectorAll('.sources li')].map((row) => row.textContent)
  expect(rows[0]).toStartWith('Downer/skills (this report)3 scans')
  expect(rows[1]).toStartWith('Auploaded text, unverified1 scan')
  expect(rows[2]).toStartWith('F<b>x</b>U+202E')
  expect(page.querySelector('.sources a')?.getAttribute('href')).toBe('/c/pdf-tools?source=upload')
  expect(text('.sources')).toContain('And 2 older sources.')
})

test('one source alone is no list', async () => {
  const sources = [{ sourceRepo: 'owner/skills', totalScans: 3, latest: graded('sk_1', 'D', 38) }]
  const found = answered({ skillName: 'a', totalSources: 1, sources })
  await run('a', skillOf('a'), { sources: found })
  expect(page.querySelector('.sources')).toBeNull()
})

test('the moves of the grade are drawn, and told in words with what had changed', async () => {
  const scans = [graded('sk_3', 'D', 38, 'bb'), graded('sk_2', 'A', 100), graded('sk_1', 'A', 100)]
  const history = answered({ skillName: 'a', sourceRepo: 'owner/skills', scans })
  await run('a', skillOf('a'), { history })
  expect(page.querySelectorAll('.history circle')).toHaveLength(3)
  const told = [...page.querySelectorAll('.history li')].map((item) => item.textContent ?? '')
  expect(told[0]).toStartWith('D, 38 on ')
  expect(told[0]).toEndWith('; the text had changed')
  expect(told[1]).toEndWith('; the same text')
  expect(page.querySelector('.history li a')?.getAttribute('href')).toBe('/r/sk_3')
})

test('a history that the service cut is told to be the latest part of it', async () => {
  const scans = Array.from({ length: historyScansMax }, (_, at) => graded(`sk_${at}`, 'A', 100))
  const told = async (some: typeof scans) => {
    const history = answered({ skillName: 'a', sourceRepo: 'owner/skills', scans: some })
    await run('a', skillOf('a'), { history })
    return text('.history summary')
  }
  expect(await told(scans)).toBe(`The latest ${historyScansMax} scans, newest first`)
  expect(await told(scans.slice(1))).toBe(`${historyScansMax - 1} scans, newest first`)
})

test('a report stands although what is known of its name cannot be read', async () => {
  await run('a', skillOf('a'), { sources: { kind: 'unreachable' }, history: answered('nonsense') })
  expect(text('.stone-letter')).toBe('Grade D')
  expect(page.querySelector('.sources, .history')).toBeNull()
})

test('a finding says when it is likely harmless', async () => {
  await run('a', skillOf('a'))
  expect(text('.harmless')).toBe('Likely harmless if the host is your own.')
})

test('a name that is removed while the page is open is told in the page', async () => {
  await run('a', refused(404))
  expect(text('#view h1')).toBe('The report is gone')
})

test.each([[{ kind: 'unreachable' } as Answer], [refused(500)], [answered({})]])(
  'no usable answer (%j) offers to load again',
  async (answer) => {
    await run('a', answer)
    expect(text('#view h1')).toBe('The service does not answer')
    expect(text('.actions button')).toBe('Load again')
  },
)
