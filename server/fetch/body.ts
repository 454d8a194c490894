/** The bytes of an answer: never more than a file may have, however they are declared or packed. */

import type { IncomingMessage } from 'node:http'
import { brotliDecompressSync, gunzipSync, inflateRawSync, inflateSync } from 'node:zlib'
import { fileBytesMax } from '../limits.ts'
import { Cause } from './deadline.ts'

/** Bytes, or that there are too many. */
export type Body = { kind: 'bytes'; bytes: Uint8Array } | { kind: 'too_large' }

type Decoder = (packed: Uint8Array) => Uint8Array

/** A packed file that does not shrink grows a little; beyond this it is too large unpacked. */
const PACKING_BYTES_MAX = 4096

/** Decoding stops at the limit by itself: a bomb costs no more than a file of the largest size. */
const options = { maxOutputLength: fileBytesMax }

/** We ask for none of these; some hosts pack all the same. One layer, of these only. */
const DECODERS: Record<string, Decoder> = {
  gzip: (packed) => gunzipSync(packed, options),
  'x-gzip': (packed) => gunzipSync(packed, options),
  br: (packed) => brotliDecompressSync(packed, options),
  deflate: inflate,
}

/** Reads a whole answer. Rejects with a `Cause` when it breaks off or is packed in another way. */
export async function readBody(response: IncomingMessage): Promise<Body> {
  const encoding = response.headers['content-encoding']?.trim().toLowerCase() || 'identity'
  const decoder = Object.hasOwn(DECODERS, encoding) ? DECODERS[encoding] : undefined
  if (decoder === undefined && encoding !== 'identity') throw new Cause('encoding')
  const bytesMax = decoder === undefined ? fileBytesMax : fileBytesMax + PACKING_BYTES_MAX
  if (Number(response.headers['content-length'] ?? 0) > bytesMax) return { kind: 'too_large' }
  const body = await collect(response, bytesMax)
  return body.kind === 'bytes' && decoder !== undefined ? unpack(body.bytes, decoder) : body
}

function collect(response: IncomingMessage, bytesMax: number): Promise<Body> {
  const { promise, resolve, reject } = Promise.withResolvers<Body>()
  const chunks: Uint8Array[] = []
  let size = 0
  const breakOff = () => reject(new Cause('truncated'))
  response.on('data', (chunk: Uint8Array) => {
    size += chunk.length
    if (size > bytesMax) resolve({ kind: 'too_large' })
    else chunks.push(chunk)
  })
  response.on('end', () => {
    if (response.complete) resolve({ kind: 'bytes', bytes: Buffer.concat(chunks) })
    else breakOff()
  })
  response.on('error', breakOff)
  response.on('aborted', breakOff)
  response.on('close', breakOff)
  return promise
}

function unpack(packed: Uint8Array, decoder: Decoder): Body {
  try {
    return { kind: 'bytes', bytes: decoder(packed) }
  } catch (error) {
    if (isTooLarge(error)) return { kind: 'too_large' }
    throw new Cause('encoding')
  }
}

/** The standard means zlib's format; some servers send the bare one, which has no header. */
function inflate(packed: Uint8Array): Uint8Array {
  try {
    return inflateSync(packed, options)
  } catch (error) {
    if (isTooLarge(error)) throw error
    return inflateRawSync(packed, options)
  }
}

function isTooLarge(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE'
}
