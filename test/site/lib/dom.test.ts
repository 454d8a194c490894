import { afterEach, beforeEach, expect, test } from 'bun:test'
import { drawing, element, fill, part } from '../../../site/lib/dom.ts'
import { closePage, openPage } from '../../support/site-page.ts'

beforeEach(() => openPage())
afterEach(closePage)

test('children are text, never markup', () => {
  const node = element('p', {}, '<img src=x onerror=alert(1)>', 3)
  expect(node.children).toHaveLength(0)
  expect(node.textContent).toBe('<img src=x onerror=alert(1)>3')
})

test('false and null attributes and children are left out, true becomes an empty attribute', () => {
  const node = element('p', { hidden: true, title: null, class: false }, null, false, undefined)
  expect(node.outerHTML).toBe('<p hidden=""></p>')
})

test('attributes that could act are refused', () => {
  expect(() => element('p', { onclick: 'alert(1)' })).toThrow('not allowed')
  expect(() => element('p', { style: 'color: red' })).toThrow('not allowed')
  expect(() => element('iframe', { srcdoc: '<p>' })).toThrow('not allowed')
})

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  '//evil.example/',
  '/\\evil.example',
  'file:x',
  'x',
])('the address %s is refused', (href) => {
  expect(() => element('a', { href })).toThrow('http(s)')
  expect(() => element('img', { src: href })).toThrow('http(s)')
})

test.each(['https://example.com/', '/r/sk_1', '#f1', '/'])('the address %s is taken', (href) => {
  expect(element('a', { href }).getAttribute('href')).toBe(href)
})

test('drawings live in the SVG namespace', () => {
  expect(drawing('path', { d: 'M0 0' }).namespaceURI).toBe('http://www.w3.org/2000/svg')
})

test('filling replaces what was there', () => {
  const place = element('div', {}, 'old')
  fill(place, 'new', element('b', {}, '!'))
  expect(place.textContent).toBe('new!')
})

test('a part that the page lacks is our own fault', () => {
  expect(part('view').id).toBe('view')
  expect(() => part('nowhere')).toThrow('#nowhere')
})
