/** The Host header of a request: it decides nothing. */

import { afterAll, beforeAll, expect, test } from 'bun:test'
import { startTestService, type TestService, TWO_SITES } from '../support/service.ts'
import { sendRaw } from '../support/wire.ts'

let service: TestService
let scanId: string

beforeAll(async () => {
  service = await startTestService({ env: TWO_SITES })
  scanId = await service.keep('demo')
})
afterAll(() => service.stop())

test('the Host header leads no link anywhere', async () => {
  const response = await service.post(
    '/scan',
    { url: 'http://127.0.0.1:1/', challengeToken: 't' },
    { host: 'evil.example' },
  )
  expect((await response.json()).resultUrl).toStartWith('https://pages.example.com/r/sk_')
})

test('a Host header that names no host changes no answer', async () => {
  const closing = 'Connection: close\r\n\r\n'
  const answerOf = async (path: string, head: string) => {
    const { status, body } = await sendRaw(service.url, `GET ${path} ${head}${closing}`)
    return { path, head, status, body }
  }
  const heads = [
    'HTTP/1.0\r\n',
    ...['[::1', 't:99999', '<x>', 'a/b', 'a?b', 'u@h', 'xn--a', '256.256.256.256', 'é'].map(
      (host) => `HTTP/1.1\r\nHost: ${host}\r\n`,
    ),
  ]
  for (const [path, expected] of [
    [`/scan/${scanId}`, 200],
    ['/skill/demo', 200],
    ['/skill/demo/history?source=upload', 200],
    ['/skill/demo?source=other', 404],
    ['/badge/demo.svg', 200],
    [`/r/${scanId}`, 200],
    ['/c/demo', 200],
    ['/', 200],
    ['/style.css', 200],
    ['/scan/x', 404],
    ['/healthz', 200],
  ] as const) {
    const usual = await answerOf(path, 'HTTP/1.1\r\nHost: t\r\n')
    expect([path, usual.status]).toEqual([path, expected])
    for (const head of heads) {
      expect(await answerOf(path, head)).toEqual({ ...usual, head })
    }
  }
})

test('several Host headers, or several names in one, are refused on every path', async () => {
  for (const path of [`/scan/${scanId}`, '/badge/demo.svg', '/', '/style.css', '/nowhere']) {
    for (const hosts of ['t\r\nHost: t', 't\r\nHost: evil.example', 't\r\nHost:', 'a, b', 'a b']) {
      const head = `GET ${path} HTTP/1.1\r\nHost: ${hosts}\r\nConnection: close\r\n\r\n`
      const { status, body } = await sendRaw(service.url, head)
      expect([path, hosts, status]).toEqual([path, hosts, 400])
      expect(JSON.parse(body)).toEqual({
        error: 'invalid_request',
        detail: { _errors: [expect.stringContaining('one Host header')] },
      })
    }
  }
})
