/** Upstreams of the catalogue's `fetch` rows, brought on stage. */

import { brotliCompressSync, constants } from 'node:zlib'
import { expandBytes, type Generator, isGenerator } from '../support/catalogue.ts'
import type { Script } from '../support/upstream.ts'
import { type StageSettings, shortTimeoutMs } from './edge-stage.ts'

export interface Scenario {
  body?: Generator
  bodyHex?: string
  gzip?: Generator
  contentType?: string
  contentEncoding?: string
  contentLength?: number
  chunked?: boolean
  status?: number
  headers?: unknown
  delayHeadersMs?: number
  dripBytesPerSec?: number
  acceptThenClose?: boolean
  resetMidBody?: boolean
  tls?: string
}

export interface Staging extends StageSettings {
  address: string
}

const CLEAR = 'http://a.fixture/SKILL.md'

/** Keys in order of precedence; a scenario with none of them is a fault of this file. */
const STAGINGS: [keyof Scenario, (scenario: Scenario) => StageSettings & { address?: string }][] = [
  ['tls', ({ tls }) => stageTls(tls ?? '')],
  ['acceptThenClose', () => ({ socket: (socket) => socket.once('data', () => socket.end()) })],
  ['resetMidBody', () => ({ socket: resetMidBody })],
  ['headers', () => ({ script: floodHeaders })],
  ['delayHeadersMs', () => ({ script: () => {}, timeoutMs: shortTimeoutMs })],
  ['dripBytesPerSec', () => ({ script: drip, timeoutMs: shortTimeoutMs })],
  ['chunked', () => ({ script: pour })],
  ['contentLength', (scenario) => ({ socket: lieAbout(scenario) })],
  ['gzip', (scenario) => ({ script: answer(expandBytes({ gzip: scenario.gzip ?? '' }), 'gzip') })],
  ['contentEncoding', () => ({ script: answer(brotliBomb(), 'br') })],
  ['bodyHex', ({ bodyHex }) => ({ script: answer(Buffer.from(bodyHex ?? '', 'hex')) })],
  ['status', ({ status, body }) => ({ script: answerStatus(status ?? 0, body) })],
  ['body', (scenario) => ({ script: answer(bodyOf(scenario), undefined, scenario.contentType) })],
]

export function stagingOf(scenario: Scenario): Staging {
  const found = STAGINGS.find(([key]) => key in scenario)
  if (found === undefined) throw new Error(`no upstream for ${Object.keys(scenario).join()}`)
  return { address: CLEAR, ...found[1](scenario) }
}

export function bodyOf({ body, bodyHex }: Scenario): Uint8Array {
  if (bodyHex !== undefined) return Buffer.from(bodyHex, 'hex')
  return isGenerator(body) ? expandBytes(body) : new Uint8Array()
}

function stageTls(kind: string): StageSettings & { address: string } {
  if (kind === 'wrong name') return { address: 'https://wrong.fixture/SKILL.md' }
  return { address: 'https://a.fixture/SKILL.md', isTrusted: false }
}

function answer(body: Uint8Array, encoding?: string, contentType = 'text/plain'): Script {
  return (_request, response) => {
    if (encoding !== undefined) response.setHeader('content-encoding', encoding)
    response.setHeader('content-type', contentType).end(body)
  }
}

function answerStatus(status: number, body: Generator = ''): Script {
  return (_request, response) => response.writeHead(status).end(expandBytes(body))
}

const resetMidBody: NonNullable<StageSettings['socket']> = (socket) => {
  socket.once('data', () => {
    socket.write('HTTP/1.1 200 OK\r\ncontent-length: 1000\r\n\r\nabc', () => {
      socket.resetAndDestroy()
    })
  })
}

const floodHeaders: Script = (_request, response) => {
  for (let index = 0; index < 100; index += 1) {
    response.setHeader(`x-filler-${index}`, 'a'.repeat(8192))
  }
  response.end('x')
}

const drip: Script = (_request, response) => {
  const timer = setInterval(() => response.write('a'), 10)
  response.on('close', () => clearInterval(timer))
}

const pour: Script = (_request, response) => {
  const chunk = Buffer.alloc(16_384, 'a')
  const send = () => {
    while (!response.destroyed && response.write(chunk));
  }
  response.on('drain', send)
  send()
}

/** The declared length comes from the scenario, and so does what follows, if anything. */
function lieAbout(scenario: Scenario): NonNullable<StageSettings['socket']> {
  return (socket) => {
    socket.once('data', () => {
      socket.write(`HTTP/1.1 200 OK\r\ncontent-length: ${scenario.contentLength}\r\n\r\n`)
      if (scenario.body !== 'never sent') socket.end(bodyOf(scenario))
    })
  }
}

function brotliBomb(): Uint8Array {
  const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 2 } }
  return brotliCompressSync(Buffer.alloc(100 * 1024 * 1024), quick)
}
