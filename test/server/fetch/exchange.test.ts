import { afterEach, describe, expect, test } from 'bun:test'
import { getEventListeners } from 'node:events'
import { fetchInterimAnswersMax, fileBytesMax } from '../../../server/limits.ts'
import { authority } from '../../support/certificate.ts'
import { fetcherWith, start, startBare, stopUpstreams, textOf } from '../../support/fetching.ts'
import { type Script, startUpstream } from '../../support/upstream.ts'

afterEach(stopUpstreams)

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

  test('is given up when it floods with what is no part of a file', async () => {
    const early = `HTTP/1.1 103 Early Hints\r\nlink: ${'a'.repeat(1000)}\r\n\r\n`
    const chunked = 'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n'
    const extended = `1;${'x'.repeat(10_000)}\r\na\r\n`
    for (const [head, endless] of [
      ['', 'HTTP/1.1 100 Continue\r\n\r\n'],
      ['', early],
      [chunked, extended],
    ] as const) {
      const upstream = await startBare((socket) => {
        const part = Buffer.from(endless.repeat(100))
        const send = () => {
          while (!socket.destroyed && socket.write(part));
        }
        socket.once('data', () => {
          socket.on('drain', send)
          socket.write(head)
          send()
        })
      })
      const outcome = await fetcherWith({ timeoutMs: 5000 }).fetch(upstream.origin)
      expect(outcome).toEqual({ kind: 'unreachable', cause: 'flood' })
      await upstream.idle()
    }
  })

  test('in ways that cost little is put up with', async () => {
    const early = 'HTTP/1.1 103 Early Hints\r\nlink: </style.css>\r\n\r\n'
    const chunked = 'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n'
    const body = 'a'.repeat(fileBytesMax)
    const inSmallChunks = `${chunked}${'1\r\na\r\n'.repeat(fileBytesMax)}0\r\n\r\n`
    for (const count of [1, 2, fetchInterimAnswersMax]) {
      const upstream = await startBare((socket) => {
        socket.once('data', () => socket.end(early.repeat(count) + inSmallChunks))
      })
      expect(textOf(await fetcherWith().fetch(upstream.origin))).toBe(body)
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
        response.writeHead(302, { location: `http://other.fixture:${clear.port}/` }).end()
      },
      { tls: true },
    )
    const outcome = await fetcherWith(settings).fetch(`https://a.fixture:${upstream.port}/`)
    expect(outcome).toEqual({
      kind: 'unreachable',
      cause: 'downgrade',
      redirectedTo: 'other.fixture',
    })
    expect(clear.connections().made).toBe(0)
  })
})
