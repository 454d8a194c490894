/** The home page with its own script, over a socket: from the form to the report. */

import { afterAll, beforeAll, expect, test } from 'bun:test'
import { wireRecord } from '../support/site-page.ts'
import { browse, type SiteServer, serveSite } from '../support/site-server.ts'

let site: SiteServer
const bodies: unknown[] = []

beforeAll(async () => {
  site = await serveSite(async (request, path) => {
    if (path === '/scan/sk_1') return Response.json(wireRecord())
    if (path !== '/scan' || request.method !== 'POST') return Response.json({}, { status: 404 })
    bodies.push(await request.json())
    return Response.json({ scanId: 'sk_1', resultUrl: 'https://elsewhere.example/', remaining: 7 })
  })
})
afterAll(() => site.stop())

test('an address in the link is filled in, submitted, and becomes a report', async () => {
  const address = 'https://example.com/SKILL.md'
  const { page, text, close } = await browse(`${site.url}/?url=${encodeURIComponent(address)}`)
  await page.waitUntilComplete()
  const { document } = page.mainFrame
  const button = document.getElementById('address-submit') as unknown as HTMLElement | null
  button?.click()
  await page.waitForNavigation()
  await page.waitUntilComplete()
  expect(bodies).toEqual([{ url: address, challengeToken: 'development' }])
  expect(page.mainFrame.url).toBe(`${site.url}/r/sk_1`)
  expect(text('.stone-letter')).toBe('Grade D')
  await close()
})
