import { describe, expect, test } from 'bun:test'
import { findRoute, type Lookup } from '../../../server/fetch/route.ts'
import { parseDenyList, rangeOf } from '../../../server/net.ts'

const loopback = [rangeOf('127.0.0.0/8'), rangeOf('::1')]
const never = new AbortController().signal

/** The route, or the code of what is amiss with it. */
async function routeOf(address: string, answer: readonly string[] | Error = [], allow = loopback) {
  const asked: string[] = []
  const lookup: Lookup = async (name) => {
    asked.push(name)
    if (answer instanceof Error) throw answer
    return answer
  }
  try {
    return { ...(await findRoute(new URL(address), { allow, lookup }, never)), asked }
  } catch (error) {
    return { cause: error instanceof Error ? error.message : error, asked }
  }
}

describe('a route', () => {
  test('leads to the addresses of the name, with the port of the scheme', async () => {
    expect(await routeOf('https://example.com/', ['93.184.216.34', '2606:2800::1'])).toEqual({
      https: true,
      name: 'example.com',
      addresses: ['93.184.216.34', '2606:2800::1'],
      port: 443,
      asked: ['example.com'],
    })
    expect(await routeOf('http://example.com./', ['8.8.8.8'])).toMatchObject({
      https: false,
      name: 'example.com',
      port: 80,
    })
  })

  test('to a literal address needs no look-up', async () => {
    expect(await routeOf('http://8.8.8.8/')).toMatchObject({ addresses: ['8.8.8.8'], asked: [] })
    expect(await routeOf('http://[2606:4700::1]/')).toMatchObject({ addresses: ['2606:4700::1'] })
  })

  test('is refused when any address of the name is not public', async () => {
    for (const answer of [
      ['127.0.0.2', '10.0.0.1'],
      ['93.184.216.34', '10.0.0.1'],
      ['::ffff:10.0.0.1'],
      ['169.254.169.254'],
    ]) {
      expect(await routeOf('http://example.com/', answer)).toMatchObject({ cause: 'not_public' })
    }
  })

  test('is refused when the name has no address, or none that can be read', async () => {
    for (const answer of [[], ['fe80::1%eth0'], ['8.8.8.8', 'nonsense'], new Error('SERVFAIL')]) {
      expect(await routeOf('http://example.com/', answer)).toMatchObject({ cause: 'unresolved' })
    }
  })

  test('has only the ports of the web', async () => {
    for (const port of [0, 22, 8080, 6379]) {
      expect(await routeOf(`http://example.com:${port}/`, ['8.8.8.8'])).toMatchObject({
        cause: 'port',
      })
    }
    expect(await routeOf('http://example.com:443/', ['8.8.8.8'])).toMatchObject({ port: 443 })
    expect(await routeOf('https://example.com:80/', ['8.8.8.8'])).toMatchObject({ port: 80 })
  })

  test('is not even looked up for a special name or port when nothing inner is open', async () => {
    for (const [address, cause] of [
      ['http://localhost/', 'special_name'],
      ['http://intranet/', 'special_name'],
      ['http://shop.example/', 'special_name'],
      ['http://metadata.google.internal/', 'special_name'],
      ['http://example.com:22/', 'port'],
    ] as const) {
      expect(await routeOf(address, ['8.8.8.8'], [])).toEqual({ cause, asked: [] })
    }
  })

  test('leads nowhere when the host is none, even where inner networks are open', async () => {
    for (const host of ['example.com..', '127.0.0.1..', 'a..example', `${'a'.repeat(64)}.com`]) {
      const route = await routeOf(`http://${host}/`, ['127.0.0.1'])
      expect([host, route]).toEqual([host, { cause: 'host', asked: [] }])
    }
    expect(await routeOf('http://example.com./', ['8.8.8.8'])).toMatchObject({
      asked: ['example.com'],
    })
  })

  test('may use any name and port where every address was opened', async () => {
    expect(await routeOf('http://localhost:8080/', ['127.0.0.1', '::1'])).toMatchObject({
      addresses: ['127.0.0.1', '::1'],
      port: 8080,
    })
    expect(await routeOf('http://localhost:8080/', ['127.0.0.1', '8.8.8.8'])).toMatchObject({
      cause: 'port',
    })
    expect(await routeOf('http://intranet/', ['127.0.0.1', '8.8.8.8'])).toMatchObject({
      cause: 'special_name',
    })
    expect(await routeOf('http://example.com/', ['127.0.0.1', '8.8.8.8'])).toMatchObject({
      addresses: ['127.0.0.1', '8.8.8.8'],
    })
  })

  test('never leads to link-local or metadata addresses, whatever was opened', async () => {
    const everything = [rangeOf('0.0.0.0/0'), rangeOf('::/0')]
    for (const host of ['169.254.169.254', '[fe80::1]', '168.63.129.16']) {
      const route = await routeOf(`http://${host}/`, [], everything)
      expect(route).toMatchObject({ cause: 'not_public' })
    }
  })

  test('tries no more than a few of many addresses, but judges them all', async () => {
    const many = Array.from({ length: 100 }, (_, index) => `8.8.8.${index}`)
    expect(await routeOf('http://example.com/', many)).toMatchObject({
      addresses: ['8.8.8.0', '8.8.8.1', '8.8.8.2', '8.8.8.3'],
    })
    expect(await routeOf('http://example.com/', [...many, '10.0.0.1'])).toMatchObject({
      cause: 'not_public',
    })
  })

  test('carries no credentials and no other scheme', async () => {
    expect(await routeOf('http://a@8.8.8.8/')).toMatchObject({ cause: 'credentials' })
    expect(await routeOf('ftp://8.8.8.8/')).toMatchObject({ cause: 'scheme' })
  })
})

describe('a host that is denied', () => {
  const list = parseDenyList('Example.com, *.wild.example, bücher.example, 93.184.0.0/16')
  const deny = list.ok ? list.deny : { names: [], ranges: [] }
  const causeOf = async (address: string, answer: string) => {
    const lookup: Lookup = async () => [answer]
    return findRoute(new URL(address), { allow: loopback, deny, lookup }, never).then(
      () => null,
      (error) => error.message,
    )
  }

  test('is known by its name, the names below it and its addresses', async () => {
    for (const address of [
      'https://example.com/',
      'https://EXAMPLE.com./',
      'https://raw.example.com/',
      'https://a.wild.example/',
      'https://xn--bcher-kva.example/',
      'https://93.184.216.34/',
      'https://93.184.216.34./',
    ]) {
      expect(await causeOf(address, '8.8.8.8')).toBe('denied')
    }
    expect(await causeOf('https://elsewhere.example.net/', '93.184.216.34')).toBe('denied')
  })

  test('is not reached with two last dots, however they are written', async () => {
    for (const host of [
      'example.com..',
      'raw.example.com..',
      'example%2ecom%2e%2e',
      'example.com。。',
      '93.184.216.34..',
    ]) {
      expect(await causeOf(`https://${host}/`, '8.8.8.8')).toBe('host')
    }
  })

  test('is no other whose name looks alike', async () => {
    for (const name of ['notexample.com', 'example.com.example.net']) {
      expect(await causeOf(`https://${name}/`, '8.8.8.8')).toBeNull()
    }
  })

  test('must be a name or a range', () => {
    for (const text of ['https://example.com/', 'a/b', 'user@host', '10.0.0.0/99', 'a b', 'a..']) {
      expect(parseDenyList(text).ok).toBe(false)
    }
  })
})
