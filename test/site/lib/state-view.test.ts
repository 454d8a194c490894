import { afterEach, beforeEach, expect, test } from 'bun:test'
import { failureView } from '../../../site/lib/state-view.ts'
import { closePage, linksOf, openPage, recordOf } from '../../support/site-page.ts'

beforeEach(() => openPage())
afterEach(closePage)

test('a failed scan can be tried again with the same address', () => {
  const links = linksOf(
    failureView(recordOf({ status: 'failed', url: 'https://x.example/?a=1&b' })),
  )
  expect(new URLSearchParams(links.at(-1)?.split('?')[1]).get('url')).toBe(
    'https://x.example/?a=1&b',
  )
})

test('an address that is none, or an upload, leads back to the empty form', () => {
  for (const url of ['javascript:alert(1)', 'file:a.md', '']) {
    expect(linksOf(failureView(recordOf({ status: 'failed', url }))).at(-1)).toBe('/')
  }
})
