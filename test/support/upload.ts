/** A client that announces a body, sends the beginning of it until it is answered, and waits. */

import { connect } from 'node:net'

export interface Upload {
  /** The first piece of what it is told; the empty text when it is cut off. */
  answered: Promise<string>
  /** Hangs up. */
  stop(): void
}

const PIECE = Buffer.alloc(64 * 1024, 'a')

export function startUpload(
  url: string,
  { caller, bytes, sentBytes }: { caller: string; bytes: number; sentBytes: number },
): Upload {
  const { hostname, port, host } = new URL(url)
  const socket = connect(Number(port), hostname)
  const headers = [
    `Host: ${host}`,
    `X-Forwarded-For: ${caller}`,
    'Content-Type: application/json',
    `Content-Length: ${bytes}`,
  ]
  socket.write(`POST /scan/bulk HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n`)
  let left = sentBytes
  const send = () => {
    while (left > 0) {
      const piece = PIECE.subarray(0, left)
      left -= piece.length
      if (!socket.write(piece)) return
    }
  }
  socket.on('drain', send)
  send()
  const answered = new Promise<string>((resolve) => {
    socket.on('data', (piece) => {
      left = 0
      resolve(String(piece))
    })
    socket.on('error', () => resolve(''))
    socket.on('close', () => resolve(''))
  })
  return { answered, stop: () => void socket.destroy() }
}
