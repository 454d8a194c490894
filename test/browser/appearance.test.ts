/** How the pages look and read in every state: both schemes, narrow screens, axe, no script. */

import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import type { BrowserContextOptions } from 'playwright-core'
import {
  axeFindings,
  BROWSER_TIMEOUT_MS,
  browserPath,
  fitsWidth,
  startBrowser,
  type Tab,
  type TestBrowser,
} from '../support/browser.ts'
import { startTestService, type TestService } from '../support/service.ts'
import { reach, statesOf } from './states.ts'

const names = statesOf('').map(({ name }) => name)

/** A thousand of the same findings take axe a minute, and it would say the same of each. */
const distinct = names.filter((name) => !name.includes('thousand'))

describe.skipIf(browserPath === null)('in a real browser', () => {
  let service: TestService
  let browser: TestBrowser
  let scanId = ''

  beforeAll(async () => {
    service = await startTestService()
    const files = [{ path: 'SKILL.md', content: '---\nname: demo\n---\n# Demo\n\nSay hello.\n' }]
    const answer = await (await service.post('/scan/bulk', { files, persist: true })).json()
    scanId = answer.results[0].scanId
    browser = await startBrowser()
  }, BROWSER_TIMEOUT_MS)
  afterAll(async () => {
    await browser?.close()
    await service?.stop()
  })

  const stateOf = (name: string) => statesOf(scanId).find((state) => state.name === name)!

  /** One tab for all states, opened when the first of them is tried. */
  function tabWith(options: BrowserContextOptions) {
    let tab: Promise<Tab> | null = null
    afterAll(async () => (await tab)?.close())
    return async (name: string): Promise<Tab> => {
      const { page, offences, close } = await (tab ??= browser.open(service.url, options))
      await reach(page, service.url, stateOf(name))
      return { page, offences, close }
    }
  }

  describe.each(['light', 'dark'] as const)('in the %s scheme', (colorScheme) => {
    const show = tabWith({ colorScheme })
    test.each(distinct)(
      'axe finds nothing: %s',
      async (name) => {
        const { page, offences } = await show(name)
        // The schemes differ in colours alone.
        const rules = colorScheme === 'light' ? null : ['color-contrast']
        expect(await axeFindings(page, rules)).toEqual([])
        expect(offences).toEqual([])
      },
      BROWSER_TIMEOUT_MS,
    )
  })

  describe('at 360 pixels', () => {
    const show = tabWith({ viewport: { width: 360, height: 740 }, isMobile: true })
    test.each(names)(
      'nothing has to be scrolled sideways: %s',
      async (name) => {
        const { page } = await show(name)
        expect(await fitsWidth(page)).toBe(true)
      },
      BROWSER_TIMEOUT_MS,
    )

    test(
      'nor do the tables of the API, each by itself',
      async () => {
        const { page } = await show('api')
        const hidden = await page.$$eval('.table-scroll', (boxes) =>
          boxes.map((box) => box.scrollWidth - box.clientWidth),
        )
        expect(hidden.length).toBeGreaterThan(10)
        expect(new Set(hidden)).toEqual(new Set([0]))
      },
      BROWSER_TIMEOUT_MS,
    )
  })

  describe('in a tall window', () => {
    const show = tabWith({})
    test.each(['home', 'about'])(
      'nothing is pulled apart: %s',
      async (name) => {
        const { page } = await show(name)
        const heightsAt = async (height: number) => {
          await page.setViewportSize({ width: 1280, height })
          return page.$$eval('main > *', (parts) => parts.map((part) => part.clientHeight))
        }
        expect(await heightsAt(2400)).toEqual(await heightsAt(900))
      },
      BROWSER_TIMEOUT_MS,
    )
  })

  describe('for those who asked for stillness', () => {
    const show = tabWith({ reducedMotion: 'reduce' })
    test(
      'nothing moves',
      async () => {
        const { page } = await show('scan under way')
        expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
      },
      BROWSER_TIMEOUT_MS,
    )
  })

  test(
    'axe would say so',
    async () => {
      const { page, close } = await browser.open(service.url, { bypassCSP: true })
      await page.setContent('<img src="/icon.svg"><a href="/"></a>')
      expect((await axeFindings(page)).length).toBeGreaterThan(1)
      await close()
    },
    BROWSER_TIMEOUT_MS,
  )

  test(
    'without script a page says what it is, and the reference pages are whole',
    async () => {
      const { page, close } = await browser.open(service.url, { javaScriptEnabled: false })
      await page.goto(`${service.url}/r/${scanId}`)
      expect(await page.title()).toContain('demo')
      expect(await page.isVisible('.noscript')).toBe(true)
      await page.goto(`${service.url}/rules`)
      expect(await page.locator('.rule').count()).toBeGreaterThan(50)
      await page.goto(`${service.url}/api`)
      expect(await page.locator('.endpoint').count()).toBeGreaterThan(5)
      await close()
    },
    BROWSER_TIMEOUT_MS,
  )
})
