/** What every answer carries: who may read it (CORS) and what a browser may do with it. */

import { Elysia } from 'elysia'
import type { Config } from '../config.ts'
import type { Addresses } from '../deps.ts'
import { isApiPath, pathOf } from './paths.ts'

const CHALLENGE_HOST = 'https://challenges.cloudflare.com'

type Headers = Record<string, string>
export type PageKind = 'api' | 'submit' | 'report'

/**
 * Elysia hands these to every answer, errors and static files included, when set before routing.
 */
export const answerHeaders = (config: Pick<Config, 'production'>, addresses: Addresses) =>
  new Elysia({ name: 'headers' }).onRequest(({ request, set }) => {
    const kind = kindOf(request)
    Object.assign(set.headers, securityHeaders(kind, config.production, addresses))
    const cors = kind === 'api' ? corsHeaders(request, addresses) : {}
    Object.assign(set.headers, cors)
    if (request.method === 'OPTIONS' && kind === 'api') {
      return new Response(null, { status: 204, headers: preflightHeaders(cors) })
    }
  })

function kindOf(request: Request): PageKind {
  const path = pathOf(request)
  if (isApiPath(path)) return 'api'
  return path === '/' ? 'submit' : 'report'
}

export function securityHeaders(
  kind: PageKind,
  production: boolean,
  addresses: Addresses,
): Headers {
  const headers: Headers = {
    'content-security-policy': policyOf(kind, addresses),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  }
  if (production && addresses.siteUrl.startsWith('https:')) {
    // For this host alone: names below it may be somebody else's.
    headers['strict-transport-security'] = 'max-age=63072000'
  }
  return headers
}

/**
 * Pages run our own scripts only; the submit page also the challenge widget. Answers run nothing.
 */
function policyOf(kind: PageKind, { baseUrl, siteUrl }: Addresses): string {
  if (kind === 'api') return "default-src 'none'; frame-ancestors 'none'"
  const apiOrigin = originOf(baseUrl)
  const connect = apiOrigin === originOf(siteUrl) ? "'self'" : `'self' ${apiOrigin}`
  const widget = kind === 'submit' ? ` ${CHALLENGE_HOST}` : ''
  return [
    "default-src 'none'",
    `script-src 'self'${widget}`,
    "style-src 'self'",
    "img-src 'self'",
    `connect-src ${connect}`,
    ...(kind === 'submit' ? [`frame-src ${CHALLENGE_HOST}`] : []),
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/**
 * Reading is open to every page. Posting is open to our own pages only: any other could spend the
 * quota of its visitors. Cookies and the like are never allowed along.
 */
function corsHeaders(request: Request, { siteUrl }: Addresses): Headers {
  const asked = request.headers.get('access-control-request-method')
  const method = request.method === 'OPTIONS' ? (asked ?? 'GET') : request.method
  const vary = { vary: 'Origin' }
  if (method === 'GET' || method === 'HEAD') return { ...vary, ...allow('*', 'GET, HEAD') }
  const origin = request.headers.get('origin')
  const ours = method === 'POST' && origin === originOf(siteUrl)
  return ours ? { ...vary, ...allow(origin, 'POST') } : vary
}

const allow = (origin: string, methods: string): Headers => ({
  'access-control-allow-origin': origin,
  'access-control-allow-methods': methods,
  'access-control-expose-headers': 'Retry-After, ETag',
})

function preflightHeaders(cors: Headers): Headers {
  if (!cors['access-control-allow-origin']) return cors
  return {
    ...cors,
    'access-control-allow-headers': 'Content-Type, If-None-Match',
    'access-control-max-age': '600',
  }
}

const originOf = (address: string): string => URL.parse(address)?.origin ?? ''
