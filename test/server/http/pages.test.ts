import { expect, test } from 'bun:test'
import { fillIn, readPages } from '../../../server/http/pages.ts'

const settings = {
  production: true,
  baseUrl: null,
  siteUrl: null,
  challengeSiteKey: null,
  securityContact: null,
}

test('settings are filled into their empty places, escaped', () => {
  const html = '<meta name="api-base" content=""><meta name="other" content="">'
  expect(fillIn(html, { 'api-base': '"><script>$&' })).toBe(
    '<meta name="api-base" content="&quot;&gt;&lt;script&gt;$&amp;"><meta name="other" content="">',
  )
})

test('pages call the API where it is: nowhere else when the origin is the same', async () => {
  const same = await readPages({
    ...settings,
    baseUrl: 'https://example.com',
    siteUrl: 'https://example.com',
  })
  expect(same.report).toContain('name="api-base" content=""')
  const below = await readPages({
    ...settings,
    baseUrl: 'https://example.com/scanner',
    siteUrl: 'https://example.com',
  })
  expect(below.report).toContain('name="api-base" content="https://example.com/scanner"')
  const apart = await readPages({
    ...settings,
    baseUrl: 'https://api.example.com',
    siteUrl: 'https://example.com',
  })
  expect(apart.report).toContain('name="api-base" content="https://api.example.com"')
})

test('the widget has its key, unless it is the test key of development', async () => {
  const real = await readPages({ ...settings, challengeSiteKey: '0x4AAA', securityContact: null })
  expect(real.home).toContain('name="challenge-site-key" content="0x4AAA"')
  const pretend = await readPages({
    ...settings,
    challengeSiteKey: '1x00000000000000000000AA',
    securityContact: null,
  })
  expect(pretend.home).toContain('name="challenge-site-key" content=""')
})

test('a page marks the links to itself, and no others', async () => {
  const { home, report, rules, api, about } = await readPages(settings)
  const currentIn = (page: string) =>
    new Set([...page.matchAll(/<a href="([^"]*)" aria-current="page">/g)].map(([, path]) => path))
  expect([home, report, rules, api, about].map((page) => [...currentIn(page)])).toEqual([
    [],
    [],
    ['/rules'],
    ['/api'],
    ['/about'],
  ])
})

test('scripts are plain modules without anything left to load', async () => {
  const { scripts } = await readPages(settings)
  for (const script of scripts.values()) {
    expect(script.length).toBeGreaterThan(100)
    expect(script).not.toMatch(/\bimport\s*[{"'*]/)
  }
})

test('whom to write to is what the operator gave, escaped', async () => {
  const nobody = await readPages(settings)
  expect(nobody.about).toContain('has named nobody')
  const somebody = await readPages({ ...settings, securityContact: 'mailto:a&b@example.com' })
  expect(somebody.about).toContain('href="mailto:a&amp;b@example.com"')
  expect(somebody.about).toContain('>a&amp;b@example.com</a>')
})
