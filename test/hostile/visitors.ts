/** Who looks at pages: a real browser where there is one, else a document with scripts. */

import { Browser } from 'happy-dom'
import type { Page } from 'playwright-core'
import { reach } from '../browser/states.ts'
import { browserPath, fitsWidth, startBrowser } from '../support/browser.ts'
import { factsIn, type PageFacts } from './page-facts.ts'

export interface Visit {
  path: string
  /** What the API answers, by path; what is not listed comes from the service itself. */
  answers: Record<string, unknown>
  /** Is there once the page shows what it has to show. */
  reached: string
  /** Whether the page is tried on a small screen as well, which takes a while. */
  isMeasured?: boolean
}

export interface Seen extends PageFacts {
  /** Dialogs, errors, refused scripts and requests to other places. */
  offences: string[]
  /** No wider than the screen, a small one included; null where that was not asked, or nothing is laid out. */
  fits: boolean | null
}

export interface Visitor {
  see(visit: Visit): Promise<Seen>
  close(): Promise<void>
}

export const openVisitor = (origin: string): Promise<Visitor> =>
  browserPath === null ? documentVisitor(origin) : browserVisitor(origin)

const SMALL = { width: 390, height: 800 }
const LARGE = { width: 1280, height: 900 }

async function browserVisitor(origin: string): Promise<Visitor> {
  const browser = await startBrowser()
  const { page, offences } = await browser.open(origin)
  return {
    async see({ path, answers, reached, isMeasured }) {
      offences.length = 0
      await reach(page, origin, { name: path, path, answers, reached })
      const facts = (await page.evaluate(`(${factsIn.toString()})(document)`)) as PageFacts
      const fits = isMeasured ? await fitsScreens(page) : null
      return { ...facts, fits, offences: [...offences] }
    },
    close: () => browser.close(),
  }
}

async function fitsScreens(page: Page): Promise<boolean> {
  const fitsLarge = await fitsWidth(page)
  await page.setViewportSize(SMALL)
  const fitsSmall = await fitsWidth(page)
  await page.setViewportSize(LARGE)
  return fitsLarge && fitsSmall
}

async function documentVisitor(origin: string): Promise<Visitor> {
  console.log('no Chromium was found: layout and refused scripts of pages are not seen')
  return {
    async see({ path, answers }) {
      const offences: string[] = []
      const browser = new Browser({
        settings: {
          enableJavaScriptEvaluation: true,
          suppressInsecureJavaScriptEnvironmentWarning: true,
          disableCSSFileLoading: true,
          handleDisabledFileLoadingAsSuccess: true,
          fetch: {
            interceptor: {
              beforeAsyncRequest: async ({ request, window }) => {
                const url = new URL(request.url)
                if (url.origin !== origin) offences.push(`request ${request.url}`)
                if (!Object.hasOwn(answers, url.pathname)) return undefined
                const headers = { 'content-type': 'application/json' }
                return new window.Response(JSON.stringify(answers[url.pathname]), { headers })
              },
            },
          },
        },
      })
      const page = browser.newPage()
      await page.goto(origin + path)
      await page.waitUntilComplete()
      const facts = factsIn(page.mainFrame.document as unknown as Document)
      await browser.close()
      return { ...facts, fits: null, offences }
    },
    close: async () => {},
  }
}
