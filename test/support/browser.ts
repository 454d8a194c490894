/** A real browser, when this machine has one: Debian's Chromium, driven over its own protocol. */

import { existsSync } from 'node:fs'
import axe from 'axe-core'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** Null when there is none; `CHROMIUM_PATH` names one elsewhere. */
export const browserPath: string | null =
  [process.env.CHROMIUM_PATH ?? '', ...PLACES].find((path) => path !== '' && existsSync(path)) ??
  null

if (browserPath === null)
  console.log('no Chromium was found: the pages are not tried in a real browser')

/** Starting a browser and walking through pages takes longer than other tests. */
export const BROWSER_TIMEOUT_MS = 60_000

export interface Tab {
  page: Page
  /** What the page did that it should not: dialogs, errors, refused or foreign requests. */
  offences: string[]
  close(): Promise<void>
}

export interface TestBrowser {
  /** `origin` is the only place that the tab may talk to. */
  open(origin: string, options?: BrowserContextOptions): Promise<Tab>
  close(): Promise<void>
}

export async function startBrowser(): Promise<TestBrowser> {
  const browser = await chromium.launch({
    executablePath: browserPath ?? '',
    // The tests run as root inside of containers, where Chromium's own walls cannot stand.
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
  })
  return {
    open: (origin, options) => openTab(browser, origin, options),
    close: () => browser.close(),
  }
}

async function openTab(
  browser: Browser,
  origin: string,
  options: BrowserContextOptions = {},
): Promise<Tab> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options })
  const page = await context.newPage()
  const offences: string[] = []
  page.on('dialog', (dialog) => {
    offences.push(`dialog ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('pageerror', (error) => offences.push(`error ${error.message}`))
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) offences.push(message.text())
  })
  page.on('request', (request) => {
    if (!request.url().startsWith(`${origin}/`)) offences.push(`request ${request.url()}`)
  })
  return { page, offences, close: () => context.close() }
}

/** WCAG 2.2 up to AA, in the words of axe. */
const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * What axe finds with everything unfolded, each with the elements that it is about; of some rules
 * only, when they are named.
 */
export async function axeFindings(page: Page, rules: string[] | null = null): Promise<string[]> {
  await page.evaluate(axe.source)
  await page.$$eval('details', (folded) => folded.forEach((one) => (one.open = true)))
  const { violations } = await page.evaluate(
    (values) => (globalThis as unknown as { axe: typeof axe }).axe.run({ runOnly: values }),
    rules ?? AXE_TAGS,
  )
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`,
  )
}

/** True when the page is no wider than the screen. */
export const fitsWidth = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)
