import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { startTestService, type TestService } from '../support/service.ts'
import { skillText } from '../support/skills.ts'
import { sendRaw } from '../support/wire.ts'

let service: TestService
let scanId: string

beforeAll(async () => {
  service = await startTestService({
    env: { SITE_URL: 'https://pages.example.com', BASE_URL: 'https://api.example.com' },
  })
  scanId = await keep('demo')
})
afterAll(() => service.stop())

/** Stores a skill of that name and returns its scan. */
async function keep(name: string): Promise<string> {
  const files = [{ path: 'SKILL.md', content: skillText(JSON.stringify(name)) }]
  const answer = await (await service.post('/scan/bulk', { files, persist: true })).json()
  return answer.results[0].scanId
}

describe('GET /skill/:name', () => {
  test('gives the number of scans and the latest one, without errorMessage', async () => {
    const response = await service.get('/skill/demo')
    const skill = await response.json()
    expect(Object.keys(skill)).toEqual(['skillName', 'totalScans', 'latest'])
    expect(skill).toMatchObject({ skillName: 'demo', totalScans: 1, latest: { scanId } })
    expect('errorMessage' in skill.latest).toBe(false)
    expect(response.headers.get('cache-control')).toBe('no-cache')
  })

  test('is revalidated, and changes its ETag with the next scan', async () => {
    await keep('twice')
    const etag = (await service.get('/skill/twice')).headers.get('etag') ?? ''
    expect((await service.get('/skill/twice', { 'if-none-match': etag })).status).toBe(304)
    await keep('twice')
    expect((await service.get('/skill/twice', { 'if-none-match': etag })).status).toBe(200)
  })

  test('finds names with any character, decoded once and brought to NFC', async () => {
    for (const [name, path] of [
      ['a/b', 'a%2Fb'],
      ['a%2Fb', 'a%252Fb'],
      ['café', 'cafe%CC%81'],
      ['a+b', 'a+b'],
      ['%', '%25'],
      ['/', '%2F'],
    ]) {
      await keep(name as string)
      const response = await service.get(`/skill/${path}`)
      expect((await response.json()).skillName).toBe(name)
      expect((await service.get(`/c/${path}`)).status).toBe(200)
    }
  })

  test('does not know other names, in whatever case or disguise', async () => {
    const odd = ['a%00b', 'a%0Ab', '%EF%BF%BD', '%ff']
    const unknown = ['Demo', 'demo%20', 'constructor', ...odd, 'demo/']
    for (const name of unknown) expect((await service.get(`/skill/${name}`)).status).toBe(404)
  })
})

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
    const sources = ['/submit.ts', '/lib/dom.ts', '/report.html', '/index.html']
    for (const path of [...sources, '/.env', '/..%2fpackage.json']) {
      expect((await service.get(path)).status).toBe(404)
    }
  })
})

describe('the sources of a name', () => {
  const sourceRepo = 'upload'

  test('are told apart: of each its latest grade and its history', async () => {
    await keep('a/shared name')
    const last = await keep('a/shared name')
    const path = '/skill/a%2Fshared%20name'
    const { sources, ...rest } = await (await service.get(`${path}/sources`)).json()
    expect(rest).toEqual({ skillName: 'a/shared name', totalSources: 1 })
    expect(sources).toMatchObject([{ sourceRepo, totalScans: 2, latest: { scanId: last } }])
    const history = await (await service.get(`${path}/history`)).json()
    expect(history).toMatchObject({ skillName: 'a/shared name', sourceRepo })
    expect(history.scans).toHaveLength(2)
    expect(history.scans[0]).toEqual(sources[0].latest)
    const one = await (await service.get(`${path}?source=${sourceRepo}`)).json()
    expect(Object.keys(one)).toEqual(['skillName', 'totalScans', 'latest'])
    expect(one.latest.scanId).toBe(last)
  })

  test('are 404 for names and sources that are not there', async () => {
    for (const path of [
      '/skill/nobody/sources',
      '/skill/nobody/history',
      '/skill/demo/history?source=owner/name',
      '/skill/demo?source=owner/name',
      '/skill/demo?source=',
      '/skill/demo?source=%ff',
      '/skill/%00/sources',
      '/skill/demo/others',
    ]) {
      const response = await service.get(path)
      expect(response.status).toBe(404)
      expect(await response.json()).toEqual({ error: 'not_found' })
    }
  })

  test('are revalidated', async () => {
    for (const path of ['/skill/demo/sources', '/skill/demo/history']) {
      const etag = (await service.get(path)).headers.get('etag') ?? ''
      expect((await service.get(path, { 'if-none-match': etag })).status).toBe(304)
    }
  })
})

describe('every answer', () => {
  test('an unknown path or method of the API is JSON', async () => {
    for (const [method, path] of [
      ['GET', '/scan'],
      ['PUT', '/scan/bulk'],
      ['DELETE', `/scan/${scanId}`],
      ['GET', `/scan/${scanId}/`],
      ['GET', '/skill'],
      ['GET', '/skill/a/b'],
      ['POST', '/healthz'],
    ]) {
      const response = await fetch(service.url + path, { method: method as string })
      expect(response.status).toBe(404)
      expect(await response.json()).toEqual({ error: 'not_found' })
    }
  })

  test('reads are open to any origin, and say what a browser may do', async () => {
    for (const path of ['/healthz', '/scan/none', '/skill/demo']) {
      const { headers } = await service.get(path, { origin: 'https://anyone.example' })
      expect(headers.get('access-control-allow-origin')).toBe('*')
      expect(headers.get('access-control-expose-headers')).toContain('Retry-After')
      expect(headers.get('access-control-allow-credentials')).toBeNull()
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      const policy = headers.get('content-security-policy')
      expect(policy).toBe("default-src 'none'; frame-ancestors 'none'")
    }
  })

  test('posts are open to the pages of the site only', async () => {
    const ask = (origin: string) =>
      fetch(`${service.url}/scan`, {
        method: 'OPTIONS',
        headers: { origin, 'access-control-request-method': 'POST' },
      })
    const own = await ask('https://pages.example.com')
    expect(own.status).toBe(204)
    expect(own.headers.get('access-control-allow-origin')).toBe('https://pages.example.com')
    expect(own.headers.get('access-control-allow-headers')).toContain('Content-Type')
    const other = await ask('https://evil.example')
    expect(other.headers.get('access-control-allow-origin')).toBeNull()
    const answer = await service.post('/scan', {}, { origin: 'https://pages.example.com' })
    expect(answer.headers.get('access-control-allow-origin')).toBe('https://pages.example.com')
  })

  test('the Host header leads no link anywhere', async () => {
    const response = await service.post(
      '/scan',
      { url: 'http://127.0.0.1:1/', challengeToken: 't' },
      { host: 'evil.example' },
    )
    expect((await response.json()).resultUrl).toStartWith('https://pages.example.com/r/sk_')
  })

  test('a Host header that names no host changes no answer', async () => {
    const closing = 'Connection: close\r\n\r\n'
    const answerOf = async (path: string, head: string) => {
      const { status, body } = await sendRaw(service.url, `GET ${path} ${head}${closing}`)
      return { path, head, status, body }
    }
    const heads = [
      'HTTP/1.0\r\n',
      ...['[::1', 't:99999', '<x>', 'a/b', 'a?b', 'u@h', 'xn--a', '256.256.256.256', 'é'].map(
        (host) => `HTTP/1.1\r\nHost: ${host}\r\n`,
      ),
    ]
    for (const [path, expected] of [
      [`/scan/${scanId}`, 200],
      ['/skill/demo', 200],
      ['/skill/demo/history?source=upload', 200],
      ['/skill/demo?source=other', 404],
      ['/badge/demo.svg', 200],
      [`/r/${scanId}`, 200],
      ['/c/demo', 200],
      ['/', 200],
      ['/style.css', 200],
      ['/scan/x', 404],
      ['/healthz', 200],
    ] as const) {
      const usual = await answerOf(path, 'HTTP/1.1\r\nHost: t\r\n')
      expect([path, usual.status]).toEqual([path, expected])
      for (const head of heads) {
        expect(await answerOf(path, head)).toEqual({ ...usual, head })
      }
    }
  })

  test('several Host headers, or several names in one, are refused on every path', async () => {
    for (const path of [`/scan/${scanId}`, '/badge/demo.svg', '/', '/style.css', '/nowhere']) {
      for (const hosts of [
        't\r\nHost: t',
        't\r\nHost: evil.example',
        't\r\nHost:',
        'a, b',
        'a b',
      ]) {
        const head = `GET ${path} HTTP/1.1\r\nHost: ${hosts}\r\nConnection: close\r\n\r\n`
        const { status, body } = await sendRaw(service.url, head)
        expect([path, hosts, status]).toEqual([path, hosts, 400])
        expect(JSON.parse(body)).toEqual({
          error: 'invalid_request',
          detail: { _errors: [expect.stringContaining('one Host header')] },
        })
      }
    }
  })

  test('a badge shows the latest grade, to pages of other sites too', async () => {
    const response = await service.get('/badge/demo.svg')
    expect(response.headers.get('content-type')).toBe('image/svg+xml')
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    expect(await response.text()).toContain('A · ')
    for (const path of ['/badge/nobody.svg', '/badge/.svg', '/badge/demo.svg?source=a/b']) {
      const unknown = await service.get(path)
      expect(unknown.status).toBe(200)
      expect(await unknown.text()).toContain('unknown')
    }
    expect((await service.get('/badge/demo')).status).toBe(404)
  })

  test('health is told, and the description lists the interface', async () => {
    expect(await (await service.get('/healthz')).json()).toEqual({ status: 'ok' })
    const { paths } = await (await service.get('/openapi.json')).json()
    expect(Object.keys(paths).sort()).toEqual([
      '/badge/{name}.svg',
      '/healthz',
      '/openapi.json',
      '/scan',
      '/scan/bulk',
      '/scan/{id}',
      '/skill/{name}',
      '/skill/{name}/history',
      '/skill/{name}/sources',
    ])
    const badge = paths['/badge/{name}.svg'].get.responses
    expect(Object.keys(badge['200'].content)).toEqual(['image/svg+xml'])
    expect(Object.keys(badge)).toEqual(['200', '404'])
    const { parameters } = paths['/skill/{name}/history'].get
    expect(parameters.map((parameter: { name: string }) => parameter.name)).toEqual([
      'name',
      'source',
    ])
    const body = paths['/scan'].post.requestBody.content['application/json'].schema
    expect(body.required).toEqual(['url', 'challengeToken'])
    expect(body.properties.url.maxLength).toBe(2048)
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
