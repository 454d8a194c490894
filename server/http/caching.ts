/** JSON that is sent as it is stored, with an ETag and the 304 that goes with it. */

export interface Caching {
  /** What the ETag is made of; it changes whenever the answer does. */
  version: string
  cacheControl: string
}

export const JSON_TYPE = 'application/json'

/** A 304 when the caller has this version already. */
export function cachedJson(request: Request, json: string, caching: Caching): Response {
  return cachedAnswer(request, json, JSON_TYPE, caching)
}

export function cachedAnswer(
  request: Request,
  body: string,
  type: string,
  { version, cacheControl }: Caching,
): Response {
  const headers = { etag: etagOf(version), 'cache-control': cacheControl }
  return (
    notModified(request, headers) ??
    new Response(body, { headers: { ...headers, 'content-type': type } })
  )
}

export const etagOf = (version: string | Uint8Array): string =>
  `"${Bun.hash(version).toString(36)}"`

/** Null unless the caller has what the ETag stands for. */
export function notModified(
  request: Request,
  headers: { etag: string; 'cache-control': string },
): Response | null {
  const isKnown = matches(request.headers.get('if-none-match'), headers.etag)
  return isKnown ? new Response(null, { status: 304, headers }) : null
}

/** JSON that must not be kept: it changes from one moment to the next. */
export const freshJson = (json: string): Response =>
  new Response(json, { headers: { 'content-type': JSON_TYPE, 'cache-control': 'no-store' } })

/** If-None-Match compares weakly: a mark of weakness does not count. */
const matches = (header: string | null, etag: string): boolean =>
  header !== null &&
  header.split(',').some((item) => ['*', etag].includes(item.trim().replace(/^W\//, '')))
