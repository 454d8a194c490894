import { expect, test } from 'bun:test'
import { cachedJson } from '../../../server/http/caching.ts'

const caching = { version: 'one', cacheControl: 'no-cache' }
const ask = (ifNoneMatch?: string, version = 'one') =>
  cachedJson(
    new Request('http://localhost/', {
      headers: ifNoneMatch === undefined ? {} : { 'if-none-match': ifNoneMatch },
    }),
    '{}',
    { ...caching, version },
  )

test('the same version has the same strong ETag, another one another', () => {
  const etag = ask().headers.get('etag')
  expect(etag).toMatch(/^"\w+"$/)
  expect(ask().headers.get('etag')).toBe(etag)
  expect(ask(undefined, 'two').headers.get('etag')).not.toBe(etag)
})

test('whoever has it gets 304: listed, marked weak, or by a star', () => {
  const etag = ask().headers.get('etag') ?? ''
  for (const header of [etag, `"x", ${etag}`, `W/${etag}`, '*']) {
    const answer = ask(header)
    expect(answer.status).toBe(304)
    expect(answer.headers.get('cache-control')).toBe('no-cache')
  }
  for (const header of ['', '"x"', etag.slice(1, -1)]) expect(ask(header).status).toBe(200)
})
