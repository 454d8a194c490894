/** The report page with its own script, over a socket. */

import { afterAll, beforeAll, expect, test } from 'bun:test'
import { wirePending, wireRecord } from '../support/site-page.ts'
import { browse, type SiteServer, serveSite } from '../support/site-server.ts'

let site: SiteServer
let reads = 0

beforeAll(async () => {
  site = await serveSite((_request, path) => {
    if (path === '/scan/sk_done') return Response.json(wireRecord())
    if (path !== '/scan/sk_live') return null
    reads += 1
    return Response.json(reads === 1 ? wirePending() : wireRecord())
  })
})
afterAll(() => site.stop())

test('a finished scan is shown', async () => {
  const { page, text, close } = await browse(`${site.url}/r/sk_done`)
  await page.waitUntilComplete()
  expect(text('.stone-letter')).toBe('Grade D')
  expect(text('title')).toBe('D · pdf-tools · Touchstone')
  await close()
})

test('a waiting scan is polled until it becomes the report', async () => {
  const { page, text, close } = await browse(`${site.url}/r/sk_live`)
  await page.waitUntilComplete()
  expect(reads).toBe(2)
  expect(text('.stone-letter')).toBe('Grade D')
  await close()
})

test('a scan that is removed meanwhile is told in the page', async () => {
  const { page, text, close } = await browse(`${site.url}/r/sk_removed`)
  await page.waitUntilComplete()
  expect(text('#view h1')).toBe('The report is gone')
  await close()
})
