import { afterEach, describe, expect, test } from 'bun:test'
import { brotliCompressSync, constants, deflateRawSync, deflateSync, gzipSync } from 'node:zlib'
import { fileBytesMax } from '../../../server/limits.ts'
import { fetcherWith, outcomeOf, start, stopUpstreams, textOf } from '../../support/fetching.ts'
import type { Script } from '../../support/upstream.ts'

afterEach(stopUpstreams)

describe('the size of a body', () => {
  const plain =
    (size: number): Script =>
    (_request, response) =>
      response.end('a'.repeat(size))

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
      ['', text],
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
