import { afterEach, describe, expect, test } from 'bun:test'
import { existsSync, readdirSync, readlinkSync } from 'node:fs'
import { createFetcher } from '../../../server/fetch/fetcher.ts'
import { fetchesPerHostMax, fetchRedirectsMax, fileBytesMax } from '../../../server/limits.ts'
import { rangeOf } from '../../../server/net.ts'
import { authority } from '../../support/certificate.ts'
import {
  fetcherWith,
  loopback,
  outcomeOf,
  start,
  startBare,
  stopUpstreams,
  textOf,
} from '../../support/fetching.ts'
import { recordedLog } from '../../support/log.ts'
import type { Script } from '../../support/upstream.ts'

afterEach(stopUpstreams)

describe('a fetch', () => {
  test('gives the bytes, the content type and the final address', async () => {
    const upstream = await start((_request, response) => {
      response.setHeader('content-type', 'text/markdown').end('# Hello')
    })
    const outcome = await fetcherWith().fetch(`${upstream.origin}/a%20b?c=d#secret`)
    expect(textOf(outcome)).toBe('# Hello')
    expect(outcome).toMatchObject({
      contentType: 'text/markdown',
      finalUrl: `${upstream.origin}/a%20b?c=d`,
      tookMs: expect.any(Number),
    })
    expect(upstream.requests[0]?.url).toBe('/a%20b?c=d')
  })

  test('says who calls and nothing about the caller', async () => {
    const upstream = await start((_request, response) => response.end('x'))
    await fetcherWith().fetch(upstream.origin)
    expect(upstream.requests[0]?.headers).toEqual({
      host: `127.0.0.1:${upstream.port}`,
      'user-agent': 'Touchstone/1.2.3 (+https://site.example/about)',
      accept: 'text/markdown, text/plain;q=0.9, */*;q=0.5',
      'accept-encoding': 'identity',
      connection: 'close',
    })
  })

  test('of anything but status 200 is that status', async () => {
    for (const status of [201, 204, 206, 300, 304, 400, 404, 500, 503]) {
      const outcome = await outcomeOf((_request, response) => response.writeHead(status).end())
      expect(outcome).toEqual({ kind: 'status', status })
    }
  })

  test('goes straight to the upstream, whatever proxy the environment names', async () => {
    const names = ['HTTP_PROXY', 'http_proxy', 'ALL_PROXY']
    const before = names.map((name) => process.env[name])
    for (const name of names) process.env[name] = 'http://127.0.0.1:9'
    try {
      const outcome = await outcomeOf((_request, response) => response.end('direct'))
      expect(textOf(outcome)).toBe('direct')
    } finally {
      names.forEach((name, index) => {
        if (before[index] === undefined) delete process.env[name]
        else process.env[name] = before[index]
      })
    }
  })

  test('of an address that cannot be read never rejects', async () => {
    for (const address of ['', 'nonsense', 'file:///etc/hosts', 'data:,x', 'http://a@127.0.0.1/']) {
      expect(await fetcherWith().fetch(address)).toMatchObject({ kind: 'unreachable' })
    }
  })
})

test('a fault of our own is an error of the log, and no text of others gets there', async () => {
  const log = recordedLog()
  const address = 'http://a.fixture/secret'
  const fetcher = fetcherWith({
    log,
    reroute: () => {
      throw new TypeError(`"${address}" is no address at ${address}?token=secret, of all`)
    },
  })
  expect(await fetcher.fetch(address)).toEqual({ kind: 'unreachable', cause: 'fault' })
  expect(log.entries).toEqual([
    {
      level: 'error',
      event: 'fetch_fault',
      fields: { cause: 'TypeError: … is no address at … of all' },
    },
  ])
  await fetcherWith({ log, lookup: async () => [] }).fetch(address)
  expect(log.entries).toHaveLength(1)
})

describe('redirects', () => {
  const redirecting =
    (location: string, status = 302): Script =>
    (request, response) => {
      if (request.url === '/end') response.end('end')
      else response.writeHead(status, { location }).end()
    }

  test('are followed, relative ones too, for each redirect status', async () => {
    for (const status of [301, 302, 303, 307, 308]) {
      const outcome = await outcomeOf(redirecting('/end', status))
      expect(textOf(outcome)).toBe('end')
    }
  })

  test('are followed as often as the limit says and no further', async () => {
    const counting =
      (end: number): Script =>
      (request, response) => {
        const hop = Number(/\d+$/.exec(request.url ?? '')?.[0] ?? 0)
        if (hop === end) response.end('end')
        else response.writeHead(302, { location: `/${hop + 1}` }).end()
      }
    expect(textOf(await outcomeOf(counting(fetchRedirectsMax)))).toBe('end')
    expect(await outcomeOf(counting(fetchRedirectsMax + 1))).toEqual({
      kind: 'unreachable',
      cause: 'redirects',
    })
  })

  test('without a location are a status', async () => {
    const outcome = await outcomeOf((_request, response) => response.writeHead(302).end())
    expect(outcome).toEqual({ kind: 'status', status: 302 })
  })

  test('are judged anew: no other scheme, no credentials, only public addresses', async () => {
    for (const location of [
      'file:///etc/hosts',
      'data:text/plain,x',
      'http://user@127.0.0.1/end',
      'http://10.0.0.1/',
      '//169.254.169.254/latest/',
      'http://[::ffff:10.0.0.1]/',
      'http://[',
    ]) {
      const outcome = await outcomeOf(redirecting(location), { allow: [rangeOf('127.0.0.1')] })
      expect(outcome).toMatchObject({ kind: 'unreachable', cause: expect.not.stringMatching(/^E/) })
    }
  })

  test('say which other host failed the fetch, whatever the reason', async () => {
    const upstream = await start((request, response) => {
      const isEnd = request.headers.host === `end.fixture:${upstream.port}`
      const to = decodeURIComponent(request.url ?? '').slice(1)
      if (isEnd) response.writeHead(404).end()
      else response.writeHead(302, { location: to }).end()
    })
    const fetcher = fetcherWith({
      lookup: async (name) => [name === 'inner.fixture' ? '10.0.0.1' : '127.0.0.1'],
    })
    for (const [location, outcome] of [
      [`http://end.fixture:${upstream.port}/`, { kind: 'status', redirectedTo: 'end.fixture' }],
      ['http://inner.fixture/', { cause: 'not_public', redirectedTo: 'inner.fixture' }],
      ['http://user@user.fixture/', { cause: 'credentials', redirectedTo: 'user.fixture' }],
    ] as const) {
      const address = `http://start.fixture:${upstream.port}/${encodeURIComponent(location)}`
      expect(await fetcher.fetch(address)).toMatchObject(outcome)
    }
    const own = await fetcher.fetch(`http://start.fixture:${upstream.port}/file:%2F%2F%2Fx`)
    expect(own).toEqual({ kind: 'unreachable', cause: 'scheme', redirectedTo: '' })
    const first = await fetcher.fetch('http://inner.fixture/')
    expect(first).toEqual({ kind: 'unreachable', cause: 'not_public' })
  })

  test('lead where the host says in UTF-8, and in Latin-1 where it is that', async () => {
    const names: string[] = []
    const paths: string[] = []
    const upstream = await startBare((socket) => {
      socket.once('data', (head: Buffer) => {
        const path = /^GET (\S+)/.exec(head.toString())?.[1] ?? ''
        paths.push(path)
        const location = `http://bücher.fixture:${upstream.port}/café`
        const encoding = path === '/utf8' ? 'utf8' : 'latin1'
        if (path.startsWith('/caf')) socket.end('HTTP/1.1 200 OK\r\ncontent-length: 1\r\n\r\nx')
        else socket.end(`HTTP/1.1 302 Found\r\nlocation: ${location}\r\n\r\n`, encoding)
      })
    })
    const fetcher = fetcherWith({
      lookup: async (name) => {
        names.push(name)
        return ['127.0.0.1']
      },
    })
    for (const path of ['/utf8', '/latin1']) {
      expect(textOf(await fetcher.fetch(upstream.origin + path))).toBe('x')
    }
    expect(names).toEqual(['xn--bcher-kva.fixture', 'xn--bcher-kva.fixture'])
    expect(paths).toEqual(['/utf8', '/caf%C3%A9', '/latin1', '/caf%C3%A9'])
  })

  test('do not carry cookies, and share one deadline', async () => {
    const upstream = await start((_request, response) => {
      response.writeHead(302, { location: '/again', 'set-cookie': 'a=b' })
      setTimeout(() => response.end(), 60)
    })
    const outcome = await fetcherWith({ timeoutMs: 150 }).fetch(upstream.origin)
    expect(outcome).toEqual({ kind: 'unreachable', cause: 'timeout' })
    expect(upstream.requests.length).toBeGreaterThan(1)
    expect(upstream.requests.some(({ headers }) => headers.cookie || headers.referer)).toBeFalse()
  })
})

describe('the addresses of a name', () => {
  test('are looked up once, and the connection goes to what was judged', async () => {
    const upstream = await start((_request, response) => response.end('x'))
    const answers = [['127.0.0.1'], ['10.0.0.1']]
    let lookups = 0
    const outcome = await fetcherWith({
      lookup: async () => answers[lookups++] ?? [],
    }).fetch(`http://a.fixture:${upstream.port}/`)
    expect(textOf(outcome)).toBe('x')
    expect(lookups).toBe(1)
    expect(upstream.requests[0]?.headers.host).toBe(`a.fixture:${upstream.port}`)
  })

  test('are tried one after the other', async () => {
    const upstream = await start((_request, response) => response.end('x'))
    const outcome = await fetcherWith({
      lookup: async () => ['127.0.0.2', '127.0.0.1'],
    }).fetch(`http://a.fixture:${upstream.port}/`)
    expect(textOf(outcome)).toBe('x')
  })

  test('are waited for no longer than the deadline', async () => {
    const outcome = await fetcherWith({
      lookup: () => new Promise(() => {}),
      timeoutMs: 50,
    }).fetch('http://a.fixture/')
    expect(outcome).toEqual({ kind: 'unreachable', cause: 'timeout' })
  })

  test('are found by the system otherwise: localhost works in development', async () => {
    const upstream = await start((_request, response) => response.end('x'))
    const fetcher = createFetcher({
      version: '1',
      siteUrl: () => 'http://localhost',
      log: recordedLog(),
      allow: loopback,
    })
    expect(textOf(await fetcher.fetch(`http://localhost:${upstream.port}/`))).toBe('x')
    const closed = createFetcher({
      version: '1',
      siteUrl: () => 'http://localhost',
      log: recordedLog(),
      allow: [],
    })
    expect(await closed.fetch(`http://localhost:${upstream.port}/`)).toMatchObject({
      kind: 'unreachable',
    })
    expect(upstream.connections().made).toBe(1)
  })
})

/** Sockets of this process, as the operating system counts them. */
function countSockets(): number {
  const links = readdirSync('/proc/self/fd').map((name) => {
    try {
      return readlinkSync(`/proc/self/fd/${name}`)
    } catch {
      return ''
    }
  })
  return links.filter((link) => link.startsWith('socket:')).length
}

describe('many fetches at once', () => {
  const onLinux = test.skipIf(!existsSync('/proc/self/fd'))

  onLinux('leave no socket behind, however they end', async () => {
    const secure = await start(
      (request, response) => {
        if (request.url === '/large') response.end('a'.repeat(2 * fileBytesMax))
        else if (request.url === '/missing') response.writeHead(404).end('a'.repeat(50_000))
        else if (request.url !== '/silent') response.end('x')
      },
      { tls: true },
    )
    const silent = await startBare(() => {})
    const fetcher = fetcherWith({ certificateAuthority: authority, timeoutMs: 150 })
    const before = countSockets()
    const outcomes = await Promise.all(
      [
        `https://a.fixture:${secure.port}/`,
        `https://a.fixture:${secure.port}/large`,
        `https://a.fixture:${secure.port}/missing`,
        `https://a.fixture:${secure.port}/silent`,
        `https://wrong.fixture:${secure.port}/`,
        `https://a.fixture:${silent.port}/`,
        `http://a.fixture:${silent.port}/`,
      ].map((address) => fetcher.fetch(address)),
    )
    expect(outcomes.map((outcome) => ('cause' in outcome ? outcome.cause : outcome.kind))).toEqual([
      'fetched',
      'too_large',
      'status',
      'timeout',
      'ERR_TLS_CERT_ALTNAME_INVALID',
      'timeout',
      'timeout',
    ])
    // Closing takes a few turns of the event loop; a leak ends in the limit of the test.
    while (countSockets() > before) await new Promise<void>((resolve) => setImmediate(resolve))
  })

  test('count a host with a last dot and without as one', async () => {
    let open = 0
    let most = 0
    const upstream = await start((_request, response) => {
      open += 1
      most = Math.max(most, open)
      setTimeout(() => {
        open -= 1
        response.end('x')
      }, 5)
    })
    const fetcher = fetcherWith()
    const outcomes = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        fetcher.fetch(`http://a.fixture${index % 2 === 0 ? '' : '.'}:${upstream.port}/`),
      ),
    )
    expect(outcomes.every((outcome) => outcome.kind === 'fetched')).toBeTrue()
    expect(most).toBe(fetchesPerHostMax)
  })

  test('reach one host a few at a time, and all of them end', async () => {
    let open = 0
    let most = 0
    const upstream = await start((_request, response) => {
      open += 1
      most = Math.max(most, open)
      setTimeout(() => {
        open -= 1
        response.end('x')
      }, 5)
    })
    const fetcher = fetcherWith()
    const outcomes = await Promise.all(
      Array.from({ length: 50 }, () => fetcher.fetch(`${upstream.origin}/`)),
    )
    expect(outcomes.every((outcome) => outcome.kind === 'fetched')).toBeTrue()
    expect(most).toBe(fetchesPerHostMax)
    await upstream.idle()
    expect(upstream.connections()).toEqual({ made: 50, open: 0 })
  })
})
