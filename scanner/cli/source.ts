/** Where the command line takes texts from: files, folders, standard input, addresses. */

import {
  closeSync,
  lstatSync,
  openSync,
  readdirSync,
  readSync,
  realpathSync,
  statSync,
} from 'node:fs'
import { join, sep } from 'node:path'
import type { Input, Unread } from '../format/result.ts'
import { isHtmlPage } from '../html-page.ts'

/** As the service: 100 KB of UTF-8, and 15 seconds for an address. */
export const fileBytesMax = 100 * 1024
export const fetchTimeoutMs = 15_000

/** Folders that hold the work of others. */
const SKIPPED = new Set(['node_modules', '.git'])

/** `sha256` and `bytes` are of the content as received. */
export type Source =
  { kind: 'text'; input: Input; text: string; sha256: string; bytes: number } | Unread

/** The inputs that a target stands for, in order of their paths; a failure when there is none. */
export function inputsOf(target: string): (Input | Unread)[] {
  if (/^https?:\/\//i.test(target)) return [{ kind: 'url', url: target }]
  if (target === '-') return [{ kind: 'file', path: '-' }]
  const input: Input = { kind: 'file', path: target }
  try {
    if (!statSync(target).isDirectory()) return [input]
    const found = skillsBelow(target, realpathSync(target))
    if (found.length > 0) return found.map((path) => ({ kind: 'file', path }))
    return [unread(input, 'scan_failed', 'There is no SKILL.md below this folder.')]
  } catch (error) {
    return [unread(input, 'scan_failed', reasonOf(error))]
  }
}

/** Links to folders are not followed, links to files only when they stay below `root`. */
function skillsBelow(folder: string, root: string): string[] {
  const entries = readdirSync(folder, { withFileTypes: true })
  entries.sort((a, b) => (a.name < b.name ? -1 : 1))
  return entries.flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : skillsBelow(path, root)
    if (entry.name.toLowerCase() !== 'skill.md') return []
    return entry.isFile() || staysBelow(path, root) ? [path] : []
  })
}

function staysBelow(path: string, root: string): boolean {
  try {
    return (
      lstatSync(path).isSymbolicLink() &&
      realpathSync(path).startsWith(root + sep) &&
      statSync(path).isFile()
    )
  } catch {
    return false
  }
}

/** Never rejects: what cannot be read comes back as such. */
export async function readInput(input: Input): Promise<Source> {
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
  if (!statSync(path).isFile()) throw new Error('This is not a file.')
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
  const response = await fetch(rawForm(input.url), { signal })
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

/** A file as GitHub shows it in a page becomes the bare file. Other addresses stay as they are. */
export function rawForm(address: string): string {
  const url = new URL(address)
  const page = /^\/([^/]+)\/([^/]+)\/(?:blob|raw)\/(.+)$/.exec(url.pathname)
  if (!page || !/^(?:www\.)?github\.com$/.test(url.host)) return address
  return `https://raw.githubusercontent.com/${page[1]}/${page[2]}/${page[3]}`
}

/** The checks that the service makes before it judges. */
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

function unread(input: Input, error: Unread['error'], message: string, status?: number): Unread {
  return { kind: 'unread', input, error, message, ...(status === undefined ? {} : { status }) }
}

function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === 'ENOENT') return 'There is no such file.'
  if (code === 'EACCES' || code === 'EPERM') return 'It may not be read.'
  if (error instanceof Error && error.name === 'TimeoutError')
    return `No answer within ${fetchTimeoutMs / 1000} seconds.`
  return error instanceof Error ? error.message : String(error)
}
