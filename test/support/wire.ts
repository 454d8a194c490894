/** Requests as bytes on a socket, for what no HTTP client would send. */

import { connect } from 'node:net'

export interface RawAnswer {
  status: number
  head: string
  body: string
}

/** A connection on which nothing comes any more for this long is given up, as after CONNECT. */
const IDLE_MS = 1000

/** An answer that does not even begin is waited for longer: the machine may be busy. */
const SILENT_MS = 10_000

/** Sends bytes and reads until the other end closes; an empty answer has status 0. */
export function sendRaw(url: string, bytes: string | Uint8Array): Promise<RawAnswer> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const socket = connect(Number(port), hostname, () => socket.write(bytes))
    socket.on('data', (chunk) => {
      chunks.push(Buffer.from(chunk))
      socket.setTimeout(IDLE_MS)
    })
    socket.on('error', reject)
    socket.setTimeout(SILENT_MS, () => socket.destroy())
    socket.on('close', () => {
      const text = Buffer.concat(chunks).toString('latin1')
      const [head = '', ...rest] = text.split('\r\n\r\n')
      const status = Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1] ?? 0)
      resolve({ status, head, body: rest.join('\r\n\r\n') })
    })
  })
}

/** A request for exactly this path: nothing is resolved or encoded on the way. */
export const sendPath = (url: string, method: string, path: string): Promise<RawAnswer> =>
  sendRaw(url, `${method} ${path} HTTP/1.1\r\nHost: t\r\nConnection: close\r\n\r\n`)
