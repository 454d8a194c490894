/** Loopback upstreams for fetch tests: a scripted HTTP server, and a bare socket. */

import { createServer as createHttp, type IncomingMessage, type ServerResponse } from 'node:http'
import { createServer as createHttps } from 'node:https'
import { type AddressInfo, createServer as createTcp, type Server, type Socket } from 'node:net'
import { certificate, privateKey } from './certificate.ts'

export interface Upstream {
  port: number
  /** Address with the port, `http://127.0.0.1:1234`. */
  origin: string
  /** Heads of the requests so far; empty for a bare socket. */
  requests: IncomingMessage[]
  /** Connections ever made, and those open now; over TLS, only those that got through it. */
  connections(): { made: number; open: number }
  /** Resolves once no connection is open. */
  idle(): Promise<void>
  stop(): Promise<void>
}

export type Script = (request: IncomingMessage, response: ServerResponse) => void

/** `tls: true` serves the certificate of `certificate.ts`. */
export function startUpstream(script: Script, { tls = false } = {}): Promise<Upstream> {
  const requests: IncomingMessage[] = []
  const answer: Script = (request, response) => {
    requests.push(request)
    script(request, response)
  }
  const server = tls
    ? createHttps({ key: privateKey, cert: certificate }, answer)
    : createHttp(answer)
  return listen(server, tls ? 'https' : 'http', requests)
}

/** For what no HTTP server would send. */
export function startSocket(script: (socket: Socket) => void): Promise<Upstream> {
  const server = createTcp((socket) => {
    // A socket that nobody reads does not notice that the other end went away.
    socket.resume()
    script(socket)
  })
  return listen(server, 'http', [])
}

async function listen(
  server: Server,
  scheme: string,
  requests: IncomingMessage[],
): Promise<Upstream> {
  const sockets = new Set<Socket>()
  const waiting: (() => void)[] = []
  let made = 0
  server.on('connection', (socket: Socket) => {
    made += 1
    sockets.add(socket)
    // A client that goes away in the middle is what many of these tests are about.
    socket.on('error', () => {})
    socket.on('close', () => {
      sockets.delete(socket)
      if (sockets.size === 0) for (const resolve of waiting.splice(0)) resolve()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    port,
    origin: `${scheme}://127.0.0.1:${port}`,
    requests,
    connections: () => ({ made, open: sockets.size }),
    idle: () =>
      sockets.size === 0 ? Promise.resolve() : new Promise((resolve) => waiting.push(resolve)),
    stop: () => {
      for (const socket of sockets) socket.destroy()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}
