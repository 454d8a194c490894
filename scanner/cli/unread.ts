/** What the command line could not read, and why in a sentence. */

import type { Input, Unread } from '../format/result.ts'

/** As the service. */
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

export function reasonOf(error: unknown): string {
  const code = codeOf(error)
  if (code === 'ENOENT') return 'There is no such file.'
  if (code === 'EACCES' || code === 'EPERM') return 'It may not be read.'
  if (error instanceof Error && error.name === 'TimeoutError')
    return `No answer within ${fetchTimeoutMs / 1000} seconds.`
  return error instanceof Error ? error.message : String(error)
}
