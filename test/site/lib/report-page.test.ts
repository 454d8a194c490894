import { afterEach, beforeEach, expect, test } from 'bun:test'
import type { Answer } from '../../../site/lib/api.ts'
import { runReportPage } from '../../../site/lib/report-page.ts'
import {
  answered,
  closePage,
  intruders,
  openPage,
  refused,
  settle,
  wirePending,
  wireRecord,
} from '../../support/site-page.ts'

let page: Document
let now: number
let goOn: () => void
let tick: () => void
let hasStopped: boolean

beforeEach(() => {
  page = openPage()
  now = Date.parse('2026-01-02T03:04:10.000Z')
  hasStopped = false
})
afterEach(closePage)

function run(answers: Answer[], scanId = 'sk_1', hash = ''): Promise<void> {
  return runReportPage({
    api: {
      scan: async () => answers.shift() ?? refused(404),
      scanAddress: (id) => `/scan/${id}`,
      harmless: async () => answered({ 'remote-script-pipe': 'the host is your own' }),
    },
    siteOrigin: 'https://touchstone.example',
    print: () => {},
    scanId,
    hash,
    wait: () =>
      new Promise((resolve) => {
        goOn = resolve
      }),
    now: () => now,
    everySecond: (call) => {
      tick = call
      return () => {
        hasStopped = true
      }
    },
  })
}

const text = (selector: string) => page.querySelector(selector)?.textContent ?? ''

test('a waiting scan shows stages and time, then becomes the report without a reload', async () => {
  const done = run([
    answered(wirePending()),
    answered(wirePending('running')),
    answered(wireRecord()),
  ])
  await settle()
  expect(text('.stages [aria-current=step] b')).toBe('Accepted')
  expect(text('.progress-clock')).toBe('4 seconds')
  expect(text('#announcement')).toStartWith('Accepted.')
  now += 2000
  tick()
  expect(text('.progress-clock')).toBe('6 seconds')
  goOn()
  await settle()
  expect(text('.stages [aria-current=step] b')).toBe('Reading')
  expect(page.querySelector('#view h1')?.textContent).toBe('Reading the skill')
  goOn()
  await done
  expect(text('.stone-verdict')).toBe('Unsafe')
  expect(text('#announcement')).toBe('Grade D, Unsafe, score 38.')
  expect(page.title).toBe('D · pdf-tools · Touchstone')
  expect(page.querySelector('.progress')).toBeNull()
  expect(hasStopped).toBe(true)
})

test('a lost connection is told with the time of the next try, and the watch goes on', async () => {
  const done = run([
    answered(wirePending()),
    { kind: 'unreachable' },
    answered(wirePending()),
    answered(wireRecord()),
  ])
  await settle()
  goOn()
  await settle()
  expect(text('.progress .notice')).toBe('No connection to the service. Next try in 1 s.')
  goOn()
  await settle()
  expect(page.querySelector<HTMLElement>('.progress .notice')?.hidden).toBe(true)
  goOn()
  await done
  expect(text('.stone-letter')).toBe('Grade D')
})

test('a failed scan says what happened and what to try, its words being text', async () => {
  const errorMessage = 'from upstream: <script>alert(1)</script>'
  await run([answered(wireRecord({ status: 'failed', grade: null, score: null, errorMessage }))])
  expect(text('.state-reason')).toBe(errorMessage)
  expect(page.querySelectorAll('.state li').length).toBeGreaterThan(2)
  expect(page.querySelector('.state .button')?.getAttribute('href')).toStartWith(
    '/?url=https%3A%2F%2Fgithub.com',
  )
  expect(intruders(page.getElementById('view') as HTMLElement)).toEqual([])
})

test('a failed upload is not offered as an address again', async () => {
  await run([answered(wireRecord({ status: 'failed', url: 'file:a.md', errorMessage: null }))])
  expect(page.querySelector('.state .button')?.getAttribute('href')).toBe('/')
  expect(text('.state-reason')).toBe('No reason was recorded.')
})

test('a scan that is removed while the page is open is told in the page', async () => {
  await run([refused(404)])
  expect(text('#view h1')).toBe('The report is gone')
})

test('a finished scan opens at the finding of the fragment', async () => {
  await run([answered(wireRecord())], 'sk_1', '#f1')
  expect(page.activeElement?.id).toBe('f1')
})

test('when the clocks disagree the time is counted from the opening of the page', async () => {
  run([answered({ ...wirePending(), createdAt: '2020-01-01T00:00:00.000Z' })])
  await settle()
  expect(text('.progress-clock')).toBe('0 seconds')
})
