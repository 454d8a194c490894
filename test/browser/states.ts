/** Every state that a page can show, as an address on a running service and the API's answer to it. */

import type { Page } from 'playwright-core'
import { gradeOf, scoreOf, type Weighed } from '../../scanner/grade.ts'
import type { FindingView } from '../../site/lib/record.ts'
import { findingOf, wirePending, wireRecord } from '../support/site-page.ts'

export interface State {
  name: string
  path: string
  /** What the API answers, by path; what is not listed comes from the service itself. */
  answers: Record<string, unknown>
  /** Is there once the state has been reached. */
  reached: string
  /** Brings the page there, when opening it is not enough. */
  act?: (page: Page) => Promise<void>
}

/** Records are made up, but the page's own address must be one that the service knows. */
export function statesOf(scanId: string): State[] {
  const report = (name: string, record: Record<string, unknown>, reached: string): State => ({
    name,
    path: `/r/${scanId}`,
    answers: { [`/scan/${scanId}`]: { ...record, scanId } },
    reached,
  })
  const longName = 'لغة '.repeat(60) + 'x'.repeat(16)
  const wide = { lines: [{ number: 1, text: 'w'.repeat(240), hit: true }] }
  const many = Array.from({ length: 1000 }, (_, index) => findingOf({ line: index + 1 }))
  return [
    { name: 'home', path: '/', answers: {}, reached: '#address-form' },
    {
      name: 'results of many files',
      path: '/',
      answers: {},
      reached: '.results tbody tr',
      act: pasteAndSend,
    },
    report('report', wireRecord(scored(severities())), '.reckoning'),
    report('report without findings', clean(), '.nothing'),
    report('report of a long name', wireRecord({ skillName: longName }), '.stone-letter'),
    report(
      'report of wide lines',
      wireRecord({ findings: [findingOf({ context: wide })] }),
      '.excerpt',
    ),
    report('report of a thousand findings', wireRecord({ findings: many }), '#f1000'),
    report('scan under way', wirePending('running'), '.stages'),
    report(
      'failed scan',
      {
        ...wirePending('failed'),
        status: 'failed',
        errorMessage: 'The address could not be read.',
      },
      '.state-reason',
    ),
    { name: 'skill', path: '/c/demo', answers: namesOf(), reached: '.history' },
    { name: 'rules', path: '/rules', answers: {}, reached: '.rule' },
    { name: 'api', path: '/api', answers: {}, reached: '.endpoint button' },
    { name: 'about', path: '/about', answers: {}, reached: '#takedown' },
    { name: 'not found', path: '/nowhere', answers: {}, reached: 'h1' },
  ]
}

const severities = () =>
  ['crit', 'high', 'med', 'low'].map((severity) => findingOf({ severity, ruleId: severity }))

/** The score that the findings have, without which the page does not explain it. */
function scored(findings: FindingView[]) {
  const score = scoreOf(findings as Weighed[])
  return { findings, score, grade: gradeOf(score) }
}

const clean = () => wireRecord({ grade: 'A', score: 100, findings: [] })

async function pasteAndSend(page: Page): Promise<void> {
  await page.fill('#pasted', '# Tidy notes\n\nSort them by date.\n')
  await page.click('#pasted-add')
  await page.click('#files-submit')
}

function namesOf(): Record<string, unknown> {
  const graded = { grade: 'D', score: 38, contentSha256: 'aa', rulesVersion: 1 }
  const scan = (scanId: string, at: number) => ({
    ...graded,
    scanId,
    completedAt: new Date(at).toISOString(),
  })
  const source = (sourceRepo: string) => ({ sourceRepo, totalScans: 2, latest: scan('sk_1', 0) })
  return {
    '/skill/demo/sources': {
      skillName: 'demo',
      totalSources: 2,
      sources: [source('upload'), source('owner/skills')],
    },
    '/skill/demo/history': {
      skillName: 'demo',
      sourceRepo: 'upload',
      scans: [scan('sk_2', 2), scan('sk_1', 1)],
    },
  }
}

/** Opens the state and waits until the page shows it. */
export async function reach(page: Page, origin: string, state: State): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  for (const [path, body] of Object.entries(state.answers)) {
    await page.route(
      (url) => url.pathname === path,
      (route) => route.fulfill({ json: body }),
    )
  }
  await page.goto(origin + state.path)
  await state.act?.(page)
  await page.waitForSelector(state.reached)
}
