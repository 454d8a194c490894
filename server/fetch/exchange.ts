/** One request and its answer, to addresses that were judged before. */

import { isUtf8 } from 'node:buffer'
import {
  type ClientRequest,
  type IncomingMessage,
  request as requestHttp,
  type RequestOptions,
} from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP } from 'node:net'
import type { FetchOutcome } from '../deps.ts'
import { fetchAnswerBytesMax, fetchHeaderBytesMax, fetchInterimAnswersMax } from '../limits.ts'
import { readBody } from './body.ts'
import { Cause } from './deadline.ts'
import type { Route } from './route.ts'

/** What a hop ends in; `location` is the header as its host meant it. */
export type HopOutcome =
  | Exclude<FetchOutcome, { kind: 'fetched' }>
  | Omit<FetchOutcome & { kind: 'fetched' }, 'tookMs'>
  | { kind: 'redirect'; location: string }

const REDIRECTS = [301, 302, 303, 307, 308]

export interface ExchangeSettings {
  userAgent: string
  /** For tests: the authority that signs the certificates of their upstreams. */
  certificateAuthority?: string
}

/**
 * Rejects when there is no whole answer. Whatever the end, nothing of the connection is left.
 *
 * `node:http` and `node:https` because they connect to the addresses that `lookup` gives and to no
 * others, check the certificate against the name of the URL, ignore proxy variables, follow no
 * redirect and decode nothing; `fetch` does none of that. No agent, so that no socket is reused.
 */
export async function exchange(
  url: URL,
  route: Route,
  settings: ExchangeSettings,
  signal: AbortSignal,
): Promise<HopOutcome> {
  signal.throwIfAborted()
  const { promise: answered, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  const failed = Promise.withResolvers<never>()
  const send = route.https ? requestHttps : requestHttp
  const request = send(optionsOf(url, route, settings), (response) => {
    response.on('error', ignore)
    resolve(response)
  })
  const giveUp = () => failed.reject(signal.reason)
  signal.addEventListener('abort', giveUp, { once: true })
  request.on('error', (error) => reject(new Cause(codeOf(error))))
  request.on('close', () => reject(new Cause('closed')))
  onFlood(request, () => failed.reject(new Cause('flood')))
  request.end()
  try {
    return await Promise.race([answered.then((response) => read(url, response)), failed.promise])
  } finally {
    signal.removeEventListener('abort', giveUp)
    request.destroy()
  }
}

/** What goes wrong once the outcome is settled concerns nobody, and must not end the process. */
function ignore(): void {}

/** Tells when more comes than any answer takes: the parser eats it, and nothing else counts it. */
function onFlood(request: ClientRequest, tell: () => void): void {
  let interimAnswers = 0
  request.on('information', () => {
    interimAnswers += 1
    if (interimAnswers > fetchInterimAnswersMax) tell()
  })
  request.on('socket', (socket) => {
    socket.on('data', () => {
      if (socket.bytesRead > fetchAnswerBytesMax) tell()
    })
  })
}

function optionsOf(url: URL, route: Route, settings: ExchangeSettings): RequestOptions {
  const entries = route.addresses.map((address) => ({ address, family: isIP(address) }))
  const [first] = entries
  if (first === undefined) throw new Cause('unresolved')
  const options: RequestOptions & { ca?: string } = {
    hostname: isIP(route.name) === 0 ? route.name : first.address,
    port: route.port,
    path: url.pathname + url.search,
    method: 'GET',
    agent: false,
    maxHeaderSize: fetchHeaderBytesMax,
    headers: {
      host: url.host,
      'user-agent': settings.userAgent,
      accept: 'text/markdown, text/plain;q=0.9, */*;q=0.5',
      'accept-encoding': 'identity',
      connection: 'close',
    },
    lookup: (_name, { all }, callback) => {
      if (all) callback(null, entries)
      else callback(null, first.address, first.family)
    },
  }
  if (settings.certificateAuthority !== undefined) options.ca = settings.certificateAuthority
  return options
}

async function read(url: URL, response: IncomingMessage): Promise<HopOutcome> {
  const status = response.statusCode ?? 0
  const location = response.headers.location
  if (REDIRECTS.includes(status) && location !== undefined) {
    return { kind: 'redirect', location: decoded(location) }
  }
  if (status !== 200) return { kind: 'status', status }
  const body = await readBody(response)
  if (body.kind === 'too_large') return body
  const contentType = response.headers['content-type'] ?? ''
  return { kind: 'fetched', bytes: body.bytes, contentType, finalUrl: url.href }
}

/** `node:http` reads headers as Latin-1; what was sent as UTF-8 names another path or host then. */
function decoded(header: string): string {
  const bytes = Buffer.from(header, 'latin1')
  return isUtf8(bytes) ? bytes.toString() : header
}

/** The code of a system, TLS or parser error: their messages may hold addresses or their text. */
function codeOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : 'request'
}
