/** The pages of the site as the service sends them. */

import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { startTestService, type TestService, TWO_SITES } from '../support/service.ts'

let service: TestService
let scanId: string

beforeAll(async () => {
  service = await startTestService({ env: TWO_SITES })
  scanId = await service.keep('demo')
})
afterAll(() => service.stop())

describe('pages', () => {
  test('are HTML with a policy that lets only our own scripts run', async () => {
    for (const path of ['/', `/r/${scanId}`, '/c/demo']) {
      const response = await service.get(path, { accept: 'text/html' })
      expect(response.status).toBe(200)
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
      const policy = response.headers.get('content-security-policy') ?? ''
      expect(policy).toContain("default-src 'none'")
      expect(policy).toContain("connect-src 'self' https://api.example.com")
      expect(policy.includes('challenges.cloudflare.com')).toBe(path === '/')
      expect(policy).not.toContain('unsafe')
      expect(await response.text()).toContain('name="api-base" content="https://api.example.com"')
    }
  })

  test('have one title and one description each', async () => {
    const paths = ['/', '/rules', '/api', '/about', '/nowhere', `/r/${scanId}`, '/c/demo']
    for (const path of paths) {
      const html = await (await service.get(path, { accept: 'text/html' })).text()
      const head = html.slice(0, html.indexOf('</head>'))
      expect([path, head.match(/<title>[^<]*Touchstone[^<]*<\/title>/g)?.length]).toEqual([path, 1])
      expect([path, head.match(/<meta name="description" /g)?.length]).toEqual([path, 1])
    }
  })

  test('what is not there is a page for browsers and JSON for programs', async () => {
    const unknown = `/r/sk_${'a'.repeat(24)}`
    const strange = ['/r/..%5c..%5cdata', `/r/${scanId}/`]
    for (const path of ['/r/x', unknown, '/c/nobody', ...strange]) {
      const page = await service.get(path, { accept: 'text/html,*/*;q=0.8' })
      expect(page.status).toBe(404)
      expect(page.headers.get('content-type')).toContain('text/html')
      const program = await service.get(path, { accept: '*/*' })
      expect(program.status).toBe(404)
      expect(await program.json()).toEqual({ error: 'not_found' })
    }
  })

  test('a browser is told what is missing: a report, a name, or a page', async () => {
    for (const [path, title, words] of [
      [`/r/sk_${'a'.repeat(24)}`, 'No such report', 'mistyped, or removed after the time'],
      ['/c/nobody', 'No report of this name', 'capitals included'],
      ['/c/demo?source=a/b', 'No report of this name', 'none from the source'],
      ['/nowhere', 'There is nothing here', 'No page has this address'],
    ] as const) {
      const page = await (await service.get(path, { accept: 'text/html' })).text()
      expect(page).toContain(`<h1>${title}</h1>`)
      expect(page).toContain(words)
    }
  })

  test('so are paths that are none, and methods that a page does not have', async () => {
    for (const [method, path] of [
      ['GET', '/nowhere'],
      ['GET', '/metrics'],
      ['GET', '/api/scan'],
      ['POST', '/SCAN'],
      ['POST', '/'],
      ['PUT', '/rules'],
      ['GET', '/assets/nothing.js'],
    ] as const) {
      const ask = (accept: string) => fetch(service.url + path, { method, headers: { accept } })
      for (const accept of ['application/json', 'image/*']) {
        const program = await ask(accept)
        expect(program.status).toBe(404)
        expect(await program.json()).toEqual({ error: 'not_found' })
      }
      for (const accept of ['text/html,application/xhtml+xml,*/*;q=0.8', '*/*']) {
        const page = await ask(accept)
        expect(page.status).toBe(404)
        expect(page.headers.get('content-type')).toContain('text/html')
        expect(page.headers.get('vary')).toContain('Accept')
      }
    }
  })

  test('scripts and styles are there, sources and page templates are not', async () => {
    const scripts = ['submit', 'report', 'skill'].map((name) => `/assets/${name}.js`)
    for (const path of [...scripts, '/style.css', '/icon.svg', '/pictures/grade-a.jpg']) {
      const response = await service.get(path)
      expect(response.status).toBe(200)
      const etag = response.headers.get('etag') ?? ''
      expect(etag).toMatch(/^"[^"]+"$/)
      const known = await service.get(path, { 'if-none-match': etag })
      expect(known.status).toBe(304)
      expect(known.headers.get('etag')).toBe(etag)
      expect(known.headers.get('cache-control')).toBe('no-cache')
    }
    const sources = ['/submit.ts', '/lib/dom.ts', '/report.html', '/frame.html']
    for (const path of [...sources, '/.env', '/..%2fpackage.json']) {
      expect((await service.get(path)).status).toBe(404)
    }
  })
})

describe('a page that is shared', () => {
  const tag = (html: string, name: string) =>
    new RegExp(`<meta property="${name}" content="([^"]*)">`).exec(html)?.[1]

  test('carries grade, name and picture in its first HTML, by the address of the site', async () => {
    for (const path of [`/r/${scanId}`, '/c/demo', '/c/demo?source=upload']) {
      const html = await (await service.get(path)).text()
      expect(tag(html, 'og:title')).toBe('A · demo · Touchstone')
      expect(html).toContain('<title>A · demo · Touchstone</title>')
      const picture = URL.parse(tag(html, 'og:image') ?? '')
      expect(picture?.origin).toBe('https://pages.example.com')
      const response = await service.get(picture?.pathname ?? '')
      expect(response.headers.get('content-type')).toBe('image/jpeg')
    }
    expect((await service.get('/c/demo?source=a/b')).status).toBe(404)
  })
})
