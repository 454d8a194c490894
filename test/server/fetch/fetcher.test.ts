import { afterEach, describe, expect, test } from 'bun:test'
import { getEventListeners } from 'node:events'
import { existsSync, readdirSync, readlinkSync } from 'node:fs'
import { brotliCompressSync, constants, deflateRawSync, deflateSync, gzipSync } from 'node:zlib'
import type { FetchOutcome } from '../../../server/deps.ts'
import { createFetcher, type FetcherSettings } from '../../../server/fetch/fetcher.ts'
import { fetchesPerHostMax, fetchRedirectsMax, fileBytesMax } from '../../../server/limits.ts'
import { rangeOf } from '../../../server/net.ts'
import { authority } from '../../support/certificate.ts'
import { type Script, startSocket, startUpstream, type Upstream } from '../../support/upstream.ts'

const loopback = [rangeOf('127.0.0.0/8'), rangeOf('::1')]
const upstreams: Upstream[] = []

afterEach(async () => {
  await Promise.all(upstreams.splice(0).map((upstream) => upstream.stop()))
})

async function start(script: Script, options = {}): Promise<Upstream> {
  const upstream = await startUpstream(script, options)
  upstreams.push(upstream)
  return upstream
}

async function startBare(script: Parameters<typeof startSocket>[0]): Promise<Upstream> {
  const upstream = await startSocket(script)
  upstreams.push(upstream)
  return upstream
}

function fetcherWith(settings: Partial<FetcherSettings> = {}) {
  return createFetcher({
    version: '1.2.3',
    siteUrl: 'https://site.example',
    allow: loopback,
    lookup: async () => ['127.0.0.1'],
    ...settings,
  })
}

/** Fetches from a scripted upstream, and fails when a connection is left behind. */
async function outcomeOf(script: Script, settings: Partial<FetcherSettings> = {}) {
  const upstream = await start(script)
  const outcome = await fetcherWith(settings).fetch(`${upstream.origin}/SKILL.md`)
  await upstream.idle()
  return outcome
}

const textOf = (outcome: FetchOutcome) =>
  outcome.kind === 'fetched' ? new TextDecoder().decode(outcome.bytes) : outcome

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
    })
    expect(upstream.requests[0]?.url).toBe('/a%20b?c=d')
  })

  test('says who calls and nothing about the caller', async () => {
    const upstream = await start((_request, response) => response.end('x'))
    await fetcherWith().fetch(upstream.origin)
    expect(upstream.requests[0]?.headers).toEqual({
      host: `127.0.0.1:${upstream.port}`,
      'user-agent': 'Touchstone/1.2.3 (+https://site.example)',
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

describe('the size of a body', () => {
  const plain = (size: number): Script => (_request, response) => response.end('a'.repeat(size))

  test('may be the limit and not a byte more', async () => {
    const fitting = await outcomeOf(plain(fileBytesMax))
    expect(fitting.kind === 'fetched' && fitting.bytes.length).toBe(fileBytesMax)
    expect(await outcomeOf(plain(fileBytesMax + 1))).toEqual({ kind: 'too_large' })
  })

  test('is refused by its declaration before anything is read', async () => {
    const outcome = await outcomeOf((_request, response) => {
      response.writeHead(200, { 'content-length': 50_000_000 }).flushHeaders()
    })
    expect(outcome).toEqual({ kind: 'too_large' })
  })

  test('is cut off when it never ends', async () => {
    const upstream = await start((_request, response) => {
      const chunk = Buffer.alloc(16_384, 'a')
      const send = () => {
        while (!response.destroyed && response.write(chunk));
      }
      response.on('drain', send)
      send()
    })
    expect(await fetcherWith().fetch(upstream.origin)).toEqual({ kind: 'too_large' })
    await upstream.idle()
  })

  test('is counted after decoding, and bombs do not go off', async () => {
    const zeros = Buffer.alloc(64 * 1024 * 1024)
    const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 2 } }
    const bombs = {
      gzip: gzipSync(zeros),
      br: brotliCompressSync(zeros, quick),
      deflate: deflateSync(zeros),
    }
    for (const [encoding, bomb] of Object.entries(bombs)) {
      const before = process.memoryUsage().rss
      const outcome = await outcomeOf((_request, response) => {
        response.setHeader('content-encoding', encoding).end(bomb)
      })
      expect(outcome).toEqual({ kind: 'too_large' })
      expect(process.memoryUsage().rss - before).toBeLessThan(32 * 1024 * 1024)
    }
  })
})

describe('a packed body', () => {
  const packed =
    (encoding: string, body: Uint8Array): Script =>
    (_request, response) =>
      response.setHeader('content-encoding', encoding).end(body)

  test('is unpacked when it is one known layer', async () => {
    const text = Buffer.from('# Hello '.repeat(1000))
    for (const [encoding, body] of [
      ['identity', text],
      ['gzip', gzipSync(text)],
      ['X-GZip', gzipSync(text)],
      ['br', brotliCompressSync(text)],
      ['deflate', deflateSync(text)],
      ['deflate', deflateRawSync(text)],
    ] as const) {
      expect(textOf(await outcomeOf(packed(encoding, body)))).toBe(text.toString())
    }
  })

  test('may be exactly as large as the limit once unpacked, however it was packed', async () => {
    const text = Buffer.alloc(fileBytesMax, 'ab')
    const outcome = await outcomeOf(packed('gzip', gzipSync(text, { level: 0 })))
    expect(textOf(outcome)).toBe(text.toString())
  })

  test('fails when it is several layers, an unknown one, broken or cut off', async () => {
    const gzip = gzipSync('hello')
    for (const [encoding, body] of [
      ['gzip, gzip', gzipSync(gzip)],
      ['zstd', gzip],
      ['constructor', gzip],
      ['gzip', Buffer.from('plain')],
      ['gzip', gzip.subarray(0, -6)],
      ['gzip', Buffer.concat([gzip, Buffer.from('more')])],
      ['br', Buffer.from('plain')],
      ['gzip', Buffer.alloc(0)],
    ] as const) {
      expect(await outcomeOf(packed(encoding, body))).toEqual({
        kind: 'unreachable',
        cause: 'encoding',
      })
    }
  })
})

describe('an upstream that misbehaves', () => {
  const failed = { kind: 'unreachable' } as const

  test('fails the fetch when it breaks off', async () => {
    const heads = [
      '',
      'HTTP/1.1 200 OK\r\n',
      'HTTP/1.1 200 OK\r\ncontent-length: 10\r\n\r\nabc',
      'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n5\r\nab',
      'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n2\r\nab\r\n',
      'SSH-2.0-OpenSSH_9.9\r\n',
    ]
    for (const head of heads) {
      const upstream = await startBare((socket) => {
        socket.once('data', () => socket.end(head))
      })
      expect(await fetcherWith().fetch(upstream.origin)).toMatchObject(failed)
      await upstream.idle()
    }
  })

  test('fails the fetch when it resets in the middle', async () => {
    const upstream = await startBare((socket) => {
      socket.once('data', () => {
        socket.write('HTTP/1.1 200 OK\r\ncontent-length: 1000\r\n\r\nabc', () => {
          socket.resetAndDestroy()
        })
      })
    })
    expect(await fetcherWith().fetch(upstream.origin)).toMatchObject(failed)
    await upstream.idle()
  })

  test('fails the fetch with a flood of headers', async () => {
    const line = `x-filler: ${'a'.repeat(8000)}\r\n`
    const answer = (count: number) =>
      startBare((socket) => {
        const head = `HTTP/1.1 200 OK\r\n${line.repeat(count)}content-length: 1\r\n\r\n`
        socket.once('data', () => socket.end(`${head}a`))
      })
    const heavy = await answer(3)
    expect(textOf(await fetcherWith().fetch(heavy.origin))).toBe('a')
    for (const count of [5, 100]) {
      const upstream = await answer(count)
      expect(await fetcherWith().fetch(upstream.origin)).toMatchObject(failed)
      await upstream.idle()
    }
  })

  test('is given up at one deadline over headers and a body that drips', async () => {
    const silent = await startBare(() => {})
    const dripping = await start((_request, response) => {
      const timer = setInterval(() => response.write('a'), 10)
      response.on('close', () => clearInterval(timer))
    })
    for (const upstream of [silent, dripping]) {
      const outcome = await fetcherWith({ timeoutMs: 150 }).fetch(upstream.origin)
      expect(outcome).toEqual({ kind: 'unreachable', cause: 'timeout' })
      await upstream.idle()
    }
  })

  test('is given up when the caller gives up, before or during the fetch', async () => {
    const upstream = await startBare((socket) => {
      socket.once('data', () => controller.abort())
    })
    const controller = new AbortController()
    const outcome = await fetcherWith().fetch(upstream.origin, controller.signal)
    expect(outcome).toEqual({ kind: 'unreachable', cause: 'aborted' })
    await upstream.idle()
    expect(await fetcherWith().fetch(upstream.origin, controller.signal)).toEqual(outcome)
    expect(upstream.connections().made).toBe(1)
  })

  test('and a caller who may give up later are forgotten when the fetch ends', async () => {
    const { signal } = new AbortController()
    const upstream = await start((_request, response) => response.end('x'))
    expect(textOf(await fetcherWith().fetch(upstream.origin, signal))).toBe('x')
    expect(getEventListeners(signal, 'abort')).toHaveLength(0)
  })

  test('that refuses connections fails the fetch', async () => {
    const upstream = await startUpstream(() => {})
    await upstream.stop()
    expect(await fetcherWith().fetch(upstream.origin)).toMatchObject(failed)
  })
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

describe('TLS', () => {
  const settings = { certificateAuthority: authority }
  const answer: Script = (_request, response) => response.end('secret')

  test('is checked against the name of the address, not of the connection', async () => {
    const upstream = await start(answer, { tls: true })
    const fetcher = fetcherWith(settings)
    const right = await fetcher.fetch(`https://a.fixture:${upstream.port}/`)
    expect(textOf(right)).toBe('secret')
    expect(textOf(await fetcher.fetch(`https://a.fixture.:${upstream.port}/`))).toBe('secret')
    expect(await fetcher.fetch(`https://wrong.fixture:${upstream.port}/`)).toEqual({
      kind: 'unreachable',
      cause: 'ERR_TLS_CERT_ALTNAME_INVALID',
    })
    await upstream.idle()
    expect(upstream.requests).toHaveLength(2)
  })

  test('needs a certificate that a known authority signed', async () => {
    const upstream = await start(answer, { tls: true })
    const outcome = await fetcherWith().fetch(`https://a.fixture:${upstream.port}/`)
    expect(outcome).toMatchObject({ kind: 'unreachable' })
    expect(upstream.requests).toHaveLength(0)
  })

  test('is not left for clear text by a redirect', async () => {
    const clear = await start(answer)
    const upstream = await start(
      (_request, response) => {
        response.writeHead(302, { location: `http://a.fixture:${clear.port}/` }).end()
      },
      { tls: true },
    )
    const outcome = await fetcherWith(settings).fetch(`https://a.fixture:${upstream.port}/`)
    expect(outcome).toEqual({ kind: 'unreachable', cause: 'downgrade' })
    expect(clear.connections().made).toBe(0)
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
    const fetcher = createFetcher({ version: '1', siteUrl: 'http://localhost', allow: loopback })
    expect(textOf(await fetcher.fetch(`http://localhost:${upstream.port}/`))).toBe('x')
    const closed = createFetcher({ version: '1', siteUrl: 'http://localhost', allow: [] })
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
