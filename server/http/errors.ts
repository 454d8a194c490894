/**
 * Every refusal and fault as an answer: the one table from code to status, and the one error
 * handler, which is used before any route. What goes wrong inside is for the log; callers get a
 * request id.
 */

import { Elysia, NotFoundError, ParseError } from 'elysia'
import type { Log } from '../deps.ts'
import { unavailableRetrySec } from '../limits.ts'
import { errorText } from '../log.ts'
import type { ERROR_CODES, ErrorBody } from './models.ts'
import type { Detail } from './validation.ts'

export type ErrorCode = (typeof ERROR_CODES)[number]

export const STATUS: Readonly<Record<ErrorCode, number>> = {
  invalid_request: 400,
  challenge_failed: 403,
  not_found: 404,
  rate_limited: 429,
  challenge_misconfigured: 500,
  internal: 500,
  unavailable: 503,
}

export interface ErrorExtra {
  detail?: Detail
  retryAfterSec?: number
  requestId?: string
}

/** A refusal that the caller is told. Thrown anywhere below a route. */
export class ApiError extends Error {
  override name = 'ApiError'
  constructor(
    readonly code: ErrorCode,
    readonly extra: ErrorExtra = {},
  ) {
    super(code)
  }
}

/** A 400 about the request as a whole. */
export const invalidRequest = (message: string): ApiError =>
  new ApiError('invalid_request', { detail: { _errors: [message] } })

export interface ErrorSettings {
  log: Log
  /** The site's answer to an address it does not know; null where programs ask. */
  notFoundPage(request: Request): Response | null
}

export const errorHandling = ({ log, notFoundPage }: ErrorSettings) =>
  new Elysia({ name: 'errors' }).onError({ as: 'global' }, ({ error, request, route, set }) => {
    const refusal = refusalOf(error) ?? fault(log, error)
    const { code } = refusal
    // Whoever looks at the request afterwards sees this, not the answer.
    set.status = STATUS[code]
    if (code === 'not_found') return notFoundPage(request) ?? errorAnswer(refusal)
    log.debug('request_refused', { route, code })
    return errorAnswer(refusal)
  })

function fault(log: Log, error: unknown): ApiError {
  const requestId = crypto.randomUUID()
  log.error('request_fault', { requestId, cause: errorText(error) })
  return new ApiError('internal', { requestId })
}

/** What the caller did, or null when the fault is ours. */
function refusalOf(error: unknown): ApiError | null {
  if (error instanceof ApiError) return error
  if (error instanceof NotFoundError) return new ApiError('not_found')
  if (!(error instanceof ParseError)) return null
  // Elysia wraps what a body reader throws.
  const cause = error.cause
  return cause instanceof ApiError ? cause : invalidRequest('The body could not be read.')
}

export function errorAnswer({ code, extra }: ApiError): Response {
  const body: ErrorBody = { error: code, ...extra }
  const headers = new Headers({ 'content-type': 'application/json', 'cache-control': 'no-store' })
  const retryAfterSec = code === 'unavailable' ? unavailableRetrySec : extra.retryAfterSec
  if (retryAfterSec !== undefined) headers.set('retry-after', String(retryAfterSec))
  return new Response(JSON.stringify(body), { status: STATUS[code], headers })
}
