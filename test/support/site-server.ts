/** The site's pages with their scripts over loopback, before an API made of small functions. */

import { join } from 'node:path'
import { Browser } from 'happy-dom'
import { siteFolder, sitePage } from './site-page.ts'

/** Answers an API request, or null for what this API does not have. */
export type FakeApi = (request: Request, path: string) => Response | Promise<Response> | null

export interface SiteServer {
  url: string
  stop(): Promise<void>
}

const PAGES: [RegExp, string][] = [
  [/^\/$/, 'index'],
  [/^\/r\//, 'report'],
  [/^\/c\//, 'skill'],
]

export async function serveSite(api: FakeApi): Promise<SiteServer> {
  const scripts = await bundle()
  const server = Bun.serve({
    port: 0,
    hostname: '127.0.0.1',
    async fetch(request) {
      const path = new URL(request.url).pathname
      const page = PAGES.find(([pattern]) => pattern.test(path))?.[1]
      if (page) return new Response(sitePage(page), { headers: { 'content-type': 'text/html' } })
      const script = scripts.get(path)
      if (script) return new Response(script, { headers: { 'content-type': 'text/javascript' } })
      return (await api(request, path)) ?? Response.json({ error: 'not_found' }, { status: 404 })
    },
  })
  return { url: `http://127.0.0.1:${server.port}`, stop: () => server.stop(true) }
}

async function bundle(): Promise<Map<string, string>> {
  const names = ['submit', 'report', 'skill']
  const built = await Bun.build({
    entrypoints: names.map((name) => join(siteFolder, `${name}.ts`)),
    target: 'browser',
  })
  const texts = await Promise.all(built.outputs.map((output) => output.text()))
  return new Map(names.map((name, index) => [`/assets/${name}.js`, texts[index] ?? '']))
}

/** Opens an address as a browser with scripts does; the caller closes it. */
export async function browse(url: string) {
  const browser = new Browser({
    settings: {
      enableJavaScriptEvaluation: true,
      suppressInsecureJavaScriptEnvironmentWarning: true,
      disableCSSFileLoading: true,
      handleDisabledFileLoadingAsSuccess: true,
    },
  })
  const page = browser.newPage()
  await page.goto(url)
  return {
    page,
    text: (selector: string) => page.mainFrame.document.querySelector(selector)?.textContent ?? '',
    close: () => browser.close(),
  }
}
