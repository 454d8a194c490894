/** How bytes leave an upstream: all at once, drop by drop, or for ever. */

import type { Socket } from 'node:net'

const PIECE = Buffer.alloc(16_384, 'a')
const TICK_MS = 5

export interface Pace {
  chunked: boolean
  isReset: boolean
  bytesPerSec: number | undefined
  count(bytes: number): void
}

/** Piece by piece, so that what is counted is what the other end still wanted. */
export function pour(socket: Socket, chunked: boolean, count: (bytes: number) => void): void {
  repeat(socket, () => {
    socket.write(framed(PIECE, chunked))
    count(PIECE.length)
    return true
  })
}

export function send(socket: Socket, bytes: Uint8Array, pace: Pace): void {
  const { chunked, isReset, bytesPerSec, count } = pace
  const finish = () => {
    if (isReset) socket.resetAndDestroy()
    else socket.end(chunked ? '0\r\n\r\n' : '')
  }
  if (bytesPerSec === undefined) {
    if (bytes.length > 0) socket.write(framed(bytes, chunked), finish)
    else finish()
    count(bytes.length)
    return
  }
  const startMs = performance.now()
  let at = 0
  repeat(socket, () => {
    const due = Math.floor(((performance.now() - startMs) * bytesPerSec) / 1000)
    const piece = bytes.subarray(at, due)
    at += piece.length
    if (piece.length > 0) socket.write(framed(piece, chunked))
    count(piece.length)
    if (at < bytes.length) return true
    finish()
    return false
  })
}

/** Until the work is done or the other end is gone. */
function repeat(socket: Socket, work: () => boolean): void {
  const timer = setInterval(() => {
    if (socket.destroyed || !work()) clearInterval(timer)
  }, TICK_MS)
  socket.once('close', () => clearInterval(timer))
}

function framed(bytes: Uint8Array, chunked: boolean): Uint8Array {
  if (!chunked) return bytes
  return Buffer.concat([
    Buffer.from(`${bytes.length.toString(16)}\r\n`),
    bytes,
    Buffer.from('\r\n'),
  ])
}
