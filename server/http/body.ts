/**
 * Reads a JSON body with bounds, cheapest check first, so that nothing large or deep ever reaches
 * the parser. Elysia's own reader takes other types too and knows no depth.
 */

import { jsonDepthMax, smallBodyBytesMax } from '../limits.ts'
import { invalidRequest } from './errors.ts'

export interface JsonBody {
  value: unknown
  /** What is wrong with the body as a whole; it was read all the same. */
  complaints: string[]
}

/** Who is asked about a body of more than `smallBodyBytesMax`. What is thrown refuses the body. */
export interface Door {
  /** Once, before more of it is read: as large as it says it is, or 0. */
  enter(expectedBytes: number): Promise<void>
  /** As it grows. */
  hold(bytes: number): void
}

export interface Bounds {
  bytesMax: number
  /** May lie above `bytesMax`: in between, the body is parsed and complained about. */
  readBytesMax?: number
  door?: Door
}

/** @throws {ApiError} `invalid_request` for everything that is not JSON within the bounds. */
export async function readJson(request: Request, bounds: Bounds): Promise<JsonBody> {
  const { bytesMax, readBytesMax = bytesMax, door } = bounds
  const type = (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json') throw invalidRequest('Content-Type must be application/json.')
  const tooLarge = `The body is larger than ${bytesMax} bytes.`
  const bytes = await readBytes(request, readBytesMax, tooLarge, door)
  if (bytes.length === 0) throw invalidRequest('The body is empty.')
  if (isDeeperThan(bytes, jsonDepthMax)) {
    throw invalidRequest(`The body is nested deeper than ${jsonDepthMax} levels.`)
  }
  try {
    const value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
    return { value, complaints: bytes.length > bytesMax ? [tooLarge] : [] }
  } catch {
    throw invalidRequest('The body is not valid JSON in UTF-8.')
  }
}

async function readBytes(
  request: Request,
  bytesMax: number,
  tooLarge: string,
  door?: Door,
): Promise<Uint8Array> {
  const expected = Number(request.headers.get('content-length') ?? 0)
  if (expected > bytesMax) throw invalidRequest(tooLarge)
  let isLarge = expected > smallBodyBytesMax
  if (isLarge) await door?.enter(expected)
  const chunks: Uint8Array[] = []
  let length = 0
  // A body without a length, or with a wrong one, is counted as it comes.
  for await (const chunk of request.body ?? []) {
    length += chunk.length
    if (length > bytesMax) throw invalidRequest(tooLarge)
    if (!isLarge && length > smallBodyBytesMax) {
      isLarge = true
      await door?.enter(0)
    }
    if (isLarge) door?.hold(length)
    chunks.push(chunk)
  }
  return chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks)
}

const QUOTE = 0x22
const BACKSLASH = 0x5c
const OPENING = [0x5b, 0x7b]
const CLOSING = [0x5d, 0x7d]

/** Counts brackets outside of strings; what is not JSON is left to the parser to refuse. */
export function isDeeperThan(bytes: Uint8Array, depthMax: number): boolean {
  let depth = 0
  let inString = false
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] as number
    if (inString) {
      if (byte === BACKSLASH) at++
      else if (byte === QUOTE) inString = false
    } else if (byte === QUOTE) inString = true
    else if (byte === OPENING[0] || byte === OPENING[1]) {
      if (++depth > depthMax) return true
    } else if (byte === CLOSING[0] || byte === CLOSING[1]) depth--
  }
  return false
}
