/** The skill page with its own script, over a socket. */

import { afterAll, beforeAll, expect, test } from 'bun:test'
import { wireRecord } from '../support/site-page.ts'
import { browse, type SiteServer, serveSite } from '../support/site-server.ts'

let site: SiteServer

beforeAll(async () => {
  site = await serveSite((_request, path) =>
    path === '/skill/a%2Fb%20%2525'
      ? Response.json({ skillName: 'a/b %25', totalScans: 2, latest: wireRecord() })
      : null,
  )
})
afterAll(() => site.stop())

test('the name is taken from the path, decoded once', async () => {
  const { page, text, close } = await browse(`${site.url}/c/a%2Fb%20%2525`)
  await page.waitUntilComplete()
  expect(text('.kicker')).toBe('Latest of 2 scans under this name')
  expect(text('.badge-code')).toContain(`${site.url}/badge/a%2Fb%20%2525.svg`)
  await close()
})

test('a name that is removed meanwhile is told in the page', async () => {
  const { page, text, close } = await browse(`${site.url}/c/nobody`)
  await page.waitUntilComplete()
  expect(text('#view h1')).toBe('The report is gone')
  await close()
})
