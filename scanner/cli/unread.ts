/** What the command line could not read, and why in a sentence. */

import type { Input, Unread } from '../format/result.ts'

/** As `server/limits.ts`. */
export const fetchTimeoutMs = 15_000

export function unread(
  input: Input,
  error: Unread['error'],
  message: string,
  status?: number,
): Unread {
  return { kind: 'unread', input, error, message, ...(status === undefined ? {} : { status }) }
}

export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : ''

/** By the code of the system or of the runtime, whose own words are not for users. */
const REASONS: readonly [codes: RegExp, reason: string][] = [
  [/^(?:ENOENT|ENOTDIR)$/, 'There is no such file.'],
  [/^(?:EACCES|EPERM)$/, 'It may not be read.'],
  [/^EISDIR$/, 'This is a folder.'],
  [/^ELOOP$/, 'This link leads back to itself.'],
  [/^ENAMETOOLONG$/, 'Its path is too long.'],
  [/^ERR_INVALID_URL$/, 'This is no valid address.'],
  [/^(?:ENOTFOUND|EAI_\w+)$/, 'There is no host of this name, or it cannot be looked up.'],
  [/^(?:ECONNREFUSED|ConnectionRefused)$/, 'Nobody answers at this address.'],
  [/^(?:EHOSTUNREACH|ENETUNREACH)$/, 'There is no way to this address.'],
  [/^(?:ECONNRESET|ConnectionClosed)$/, 'The connection was closed before the answer was whole.'],
  [/^TooManyRedirects$/, 'The address redirects too often.'],
  [/^UnsupportedRedirectProtocol$/, 'The address redirects to one that is not http or https.'],
  [/^Malformed_HTTP_Response$/, 'The answer is not HTTP.'],
  [/^(?:Zlib|Brotli|Zstd)/, 'The answer is packed in a way that cannot be undone.'],
  [/^EPROTO$|CERT|SIGNATURE|SSL|TLS/, 'No secure connection could be set up.'],
]

/** One sentence. */
export function reasonOf(error: unknown): string {
  if (error instanceof Error && error.name === 'TimeoutError')
    return `No answer within ${fetchTimeoutMs / 1000} seconds.`
  const code = codeOf(error)
  const known = REASONS.find(([codes]) => codes.test(code))
  return known ? known[1] : `This failed${code === '' ? '' : `: ${code}`}.`
}
