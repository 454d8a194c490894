import { expect, test } from 'bun:test'
import {
  isApiPath,
  lastSegment,
  pathOf,
  skillNameIn,
  sourceIn,
} from '../../../server/http/paths.ts'

const segment = (path: string) => lastSegment(new Request(`http://localhost${path}`))

test('API paths are those of the interface and everything below them', () => {
  const api = ['/scan', '/scan/x', '/scan/bulk/', '/skill/a/b', '/healthz', '/openapi.json']
  for (const path of api) {
    expect(isApiPath(path)).toBe(true)
  }
  for (const path of ['/', '/scanner', '/r/x', '/c/scan', '/skills']) {
    expect(isApiPath(path)).toBe(false)
  }
})

test('the last segment is decoded once, or null when it cannot be', () => {
  expect(segment('/skill/a%2Fb')).toBe('a/b')
  expect(segment('/skill/a%252Fb')).toBe('a%2Fb')
  expect(segment('/skill/a+b?c=/d')).toBe('a+b')
  expect(segment('/skill/')).toBe('')
  for (const path of ['/skill/%', '/skill/%ff', `/skill/${'a'.repeat(5000)}`]) {
    expect(segment(path)).toBeNull()
  }
})

test('a request without a path has an empty one', () => {
  expect(pathOf({ url: '127.0.0.1:22' } as Request)).toBe('')
})

test('the path and the source are the same whatever the Host header made of the address', () => {
  for (const origin of ['http://t', 'https://t:80', 'http://[::1', 'http://t:99999', '']) {
    const request = { url: `${origin}/skill//a%20b?source=o/r` } as Request
    expect([origin, pathOf(request)]).toEqual([origin, '/skill//a%20b'])
    expect(lastSegment(request)).toBe('a b')
    expect(sourceIn(request)).toBe('o/r')
  }
  expect(pathOf({ url: '//a/b' } as Request)).toBe('//a/b')
})

test('a name is brought to NFC, and is null when no stored name can be it', () => {
  expect(skillNameIn('cafe\u0301')).toBe('café')
  for (const text of [null, '', 'a\u0000b', 'a\nb', 'a\uFFFDb']) {
    expect(skillNameIn(text)).toBeNull()
  }
})
