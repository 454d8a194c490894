import { afterEach, beforeEach, expect, test } from 'bun:test'
import { element } from '../../../site/lib/dom.ts'
import { announce, setting, show } from '../../../site/lib/page.ts'
import { closePage, openPage } from '../../support/site-page.ts'

let page: Document
beforeEach(() => {
  page = openPage('index')
})
afterEach(closePage)

test('settings come from the head of the page, empty when they are not set', () => {
  page.querySelector('meta[name=api-base]')?.setAttribute('content', ' https://api.example ')
  expect(setting('api-base')).toBe('https://api.example')
  expect(setting('challenge-site-key')).toBe('')
  expect(setting('unheard-of')).toBe('')
})

test('a view takes the place of the last one and is no longer announced as busy', () => {
  page = openPage('report')
  show(element('h1', {}, 'Here'), 'A title')
  announce('Done')
  const view = page.getElementById('view')
  expect(view?.textContent).toBe('Here')
  expect(view?.hasAttribute('aria-busy')).toBe(false)
  expect(page.title).toBe('A title')
  expect(page.getElementById('announcement')?.textContent).toBe('Done')
})
