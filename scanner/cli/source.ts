/** Where the command line takes texts from: files, standard input, addresses. */

import { closeSync, openSync, readSync } from 'node:fs'
import { rawFormOf } from '../forges.ts'
import type { Input, Unread } from '../format/result.ts'
import { isHtmlPage } from '../html-page.ts'
import { maskLogin } from '../masking.ts'
import { fetchTimeoutMs, reasonOf, unread } from './unread.ts'

/** As `server/limits.ts`: 100 KB of UTF-8. */
export const fileBytesMax = 100 * 1024

/** `sha256` and `bytes` are of the content as received. */
export type Source =
  { kind: 'text'; input: Input; text: string; sha256: string; bytes: number } | Unread

/** Never rejects: what cannot be read comes back as such. An address comes back as reports show it. */
export async function readInput(input: Input): Promise<Source> {
  const source = await sourceOf(input)
  return input.kind === 'url'
    ? { ...source, input: { kind: 'url', url: maskLogin(input.url) } }
    : source
}

async function sourceOf(input: Input): Promise<Source> {
  try {
    if (input.kind === 'url') return await fetchText(input)
    const bytes = input.path === '-' ? await readStream(Bun.stdin.stream()) : readFile(input.path)
    return bytes ? textOf(input, bytes, '') : tooLarge(input)
  } catch (error) {
    return unread(input, input.kind === 'url' ? 'fetch_failed' : 'scan_failed', reasonOf(error))
  }
}

/** Null when it is over the cap, of which no more is read than shows that. */
function readFile(path: string): Uint8Array | null {
  const file = openSync(path, 'r')
  try {
    const bytes = Buffer.alloc(fileBytesMax + 1)
    let filled = 0
    for (let read = 1; read > 0 && filled < bytes.length; filled += read)
      read = readSync(file, bytes, filled, bytes.length - filled, null)
    return filled > fileBytesMax ? null : bytes.subarray(0, filled)
  } finally {
    closeSync(file)
  }
}

async function readStream(stream: ReadableStream<Uint8Array>): Promise<Uint8Array | null> {
  const chunks: Uint8Array[] = []
  let total = 0
  for await (const chunk of stream) {
    total += chunk.byteLength
    if (total > fileBytesMax) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

async function fetchText(input: Input & { kind: 'url' }): Promise<Source> {
  const signal = AbortSignal.timeout(fetchTimeoutMs)
  const response = await fetch(rawFormOf(new URL(input.url)), { signal })
  if (!response.ok)
    return unread(
      input,
      'fetch_failed',
      `The address answered ${response.status}.`,
      response.status,
    )
  const bytes = response.body ? await readStream(response.body) : new Uint8Array()
  return bytes ? textOf(input, bytes, response.headers.get('content-type') ?? '') : tooLarge(input)
}

/**
 * The checks that the service makes before it judges (`server/scans/text.ts`), and one more: what is nothing but white
 * space is no file to pass a check with. The service judges what it is given.
 */
export function textOf(input: Input, bytes: Uint8Array, contentType: string): Source {
  const failed = (message: string) => unread(input, 'scan_failed', message)
  if (bytes.includes(0)) return failed('This is a binary file.')
  if (/^\s*(?:text\/html|application\/xhtml\+xml)\s*(?:;|$)/i.test(contentType)) return failed(HTML)
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return failed('This is not UTF-8 text.')
  }
  if (text.trim() === '') return failed('This is empty.')
  if (isHtmlPage(text)) return failed(HTML)
  const sha256 = new Bun.CryptoHasher('sha256').update(bytes).digest('hex')
  return { kind: 'text', input, text, sha256, bytes: bytes.length }
}

const HTML = 'This is an HTML page, not a SKILL.md file.'

const tooLarge = (input: Input): Unread =>
  unread(input, 'content_too_large', `This is larger than ${fileBytesMax} bytes.`)
