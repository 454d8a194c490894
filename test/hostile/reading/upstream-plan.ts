/**
 * From the words of a row to an upstream on a bare socket: any mixture of status, headers, length,
 * packing, pace and end, since no HTTP server would send most of them.
 */

import type { Socket } from 'node:net'
import { TLSSocket, createSecureContext } from 'node:tls'
import { brotliCompressSync, constants, deflateSync, gzipSync } from 'node:zlib'
import { certificate, privateKey } from '../../support/certificate.ts'
import { expandBytes, type Generator, generatorOf } from '../../support/catalogue.ts'
import { scenarioOf } from '../checks.ts'
import { haste, hastyTimeoutMs, type StageSettings } from '../stage.ts'
import { pour, send } from './upstream-pace.ts'

const KEYS = [
  'status',
  'headers',
  'contentType',
  'contentEncoding',
  'contentLength',
  'chunked',
  'body',
  'bodyHex',
  'gzip',
  'delayHeadersMs',
  'dripBytesPerSec',
  'acceptThenClose',
  'resetMidBody',
  'tls',
] as const

export interface Plan {
  status: number
  headers: string[]
  contentLength?: number
  chunked: boolean
  /** Bytes as they go over the wire, endless ones, or none at all. */
  wire: Uint8Array | 'infinite' | 'never'
  /** What the file is, before any packing; undefined where that is beside the point. */
  body?: Generator
  delayHeadersMs: number
  bytesPerSec?: number
  ends: 'well' | 'at once' | 'by a reset'
  tls?: 'self-signed' | 'wrong name'
  /** Time is part of the row. */
  waits: boolean
}

export function planOf(input: unknown): Plan {
  const given = scenarioOf(input, KEYS)
  const body = bodyOf(given)
  const contentLength = given.contentLength as number | undefined
  const bytesPerSec = given.dripBytesPerSec as number | undefined
  const plan: Plan = {
    status: Number(given.status ?? 200),
    headers: headersOf(given),
    chunked: given.chunked === true,
    ...body,
    delayHeadersMs: Number(given.delayHeadersMs ?? 0) / haste,
    ends: given.acceptThenClose ? 'at once' : given.resetMidBody ? 'by a reset' : 'well',
    waits: given.delayHeadersMs !== undefined || bytesPerSec !== undefined,
  }
  if (contentLength !== undefined) plan.contentLength = contentLength
  if (bytesPerSec !== undefined) plan.bytesPerSec = bytesPerSec * haste
  if (given.tls !== undefined) plan.tls = tlsOf(String(given.tls))
  if (plan.wire === 'never') plan.waits = true
  return plan
}

type Given = Partial<Record<(typeof KEYS)[number], unknown>>

function bodyOf({ body, bodyHex, gzip }: Given): Pick<Plan, 'wire' | 'body'> {
  if (gzip !== undefined) {
    const packed = generatorOf(gzip)
    return { wire: expandBytes({ gzip: packed }), body: packed }
  }
  if (bodyHex !== undefined) return { wire: expandBytes({ hex: String(bodyHex) }) }
  if (body === undefined) return { wire: Buffer.from('# Hello\n'), body: '# Hello\n' }
  if (body === 'infinite' || body === 'endless') return { wire: 'infinite' }
  if (body === 'never sent') return { wire: 'never' }
  const bomb = typeof body === 'string' ? /^(gzip|brotli|deflate) bomb$/.exec(body)?.[1] : undefined
  if (bomb !== undefined) return { wire: bombOf(bomb) }
  const generator = generatorOf(body)
  return { wire: expandBytes(generator), body: generator }
}

const BOMB_BYTES = 100 * 1024 * 1024

function bombOf(kind: string): Uint8Array {
  const zeros = Buffer.alloc(BOMB_BYTES)
  if (kind === 'gzip') return gzipSync(zeros)
  if (kind === 'deflate') return deflateSync(zeros)
  return brotliCompressSync(zeros, { params: { [constants.BROTLI_PARAM_QUALITY]: 2 } })
}

function headersOf({ headers, contentType, contentEncoding, gzip }: Given): string[] {
  const encoding = contentEncoding ?? (gzip === undefined ? undefined : 'gzip')
  return [
    `content-type: ${String(contentType ?? 'text/plain')}`,
    ...(encoding === undefined ? [] : [`content-encoding: ${String(encoding)}`]),
    ...extraHeaders(headers),
  ]
}

/** By name, or so many of a size. */
function extraHeaders(headers: unknown): string[] {
  if (headers === undefined) return []
  const { generator, ...named } = headers as Record<string, unknown>
  const lines = Object.entries(named).map(([name, value]) => {
    return `${name}: ${Buffer.from(expandBytes(generatorOf(value))).toString('latin1')}`
  })
  if (generator === undefined) return lines
  const [, count, size] = /^(\d+) headers? of (\d+) KB$/.exec(String(generator)) ?? []
  if (count === undefined) throw new Error(`No upstream knows "${String(generator)}"`)
  const filler = 'a'.repeat(Number(size) * 1024)
  const flood = Array.from({ length: Number(count) }, (_, index) => `x-filler-${index}: ${filler}`)
  return [...lines, ...flood]
}

function tlsOf(kind: string): NonNullable<Plan['tls']> {
  if (kind === 'wrong name') return kind
  if (/^(?:self-signed|untrusted|unknown authority)$/.test(kind)) return 'self-signed'
  throw new Error(`No upstream has a certificate that is "${kind}"`)
}

export interface Staging extends StageSettings {
  address: string
  /** Bytes of the body that went out before the other end had enough. */
  sentBytes(): number
}

export function stagingOf(plan: Plan): Staging {
  const host = plan.tls === 'wrong name' ? 'wrong.fixture' : 'a.fixture'
  let sent = 0
  const count = (bytes: number) => void (sent += bytes)
  return {
    address: `${plan.tls === undefined ? 'http' : 'https'}://${host}/SKILL.md`,
    isTrusted: plan.tls !== 'self-signed',
    ...(plan.waits ? { timeoutMs: hastyTimeoutMs } : {}),
    socket: (socket) => perform(plan, plan.tls === undefined ? socket : secured(socket), count),
    sentBytes: () => sent,
  }
}

function secured(socket: Socket): Socket {
  const secureContext = createSecureContext({ key: privateKey, cert: certificate })
  const secure = new TLSSocket(socket, { isServer: true, secureContext })
  // That the other end does not like the certificate is the point of these rows.
  secure.on('error', () => {})
  return secure
}

function perform(plan: Plan, socket: Socket, count: (bytes: number) => void): void {
  socket.once('data', () => {
    if (plan.ends === 'at once') return void socket.end()
    const answer = () => {
      if (!socket.destroyed) answerAs(plan, socket, count)
    }
    if (plan.delayHeadersMs === 0) return answer()
    const timer = setTimeout(answer, plan.delayHeadersMs)
    socket.once('close', () => clearTimeout(timer))
  })
}

function answerAs(plan: Plan, socket: Socket, count: (bytes: number) => void): void {
  const { wire, chunked, ends } = plan
  const length = plan.contentLength ?? (typeof wire === 'string' ? undefined : wire.length)
  const isReset = ends === 'by a reset'
  const head = [`HTTP/1.1 ${plan.status} Status`, ...plan.headers, 'connection: close']
  if (chunked) head.push('transfer-encoding: chunked')
  if (plan.contentLength !== undefined || (!chunked && length !== undefined)) {
    // A reset comes in the middle: more was promised than is there.
    head.push(`content-length: ${(length ?? 0) + (isReset ? 1000 : 0)}`)
  }
  const noBody = plan.status === 204 || plan.status === 304
  socket.write(`${head.join('\r\n')}\r\n\r\n`, 'latin1', () => {
    if (noBody) socket.end()
    else if (wire === 'infinite') pour(socket, chunked, count)
    else if (wire === 'never') return
    else send(socket, wire, { chunked, isReset, bytesPerSec: plan.bytesPerSec, count })
  })
}
