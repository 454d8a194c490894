/** Paths as the routes see them: which belong to the API, and what stands in their last segment. */

/** Longer names and identifiers do not exist, in characters before decoding. */
const SEGMENT_CHARACTERS_MAX = 4096

/** The page that says who visits and whom to ask. */
export const ABOUT_PATH = '/about'

const API_PATH = /^\/(?:scan|skill|badge|healthz|openapi\.json)(?:\/|$)/

/** What Bun puts in front of the path, or leaves out, as the Host header has it. */
const ORIGIN = /^https?:\/\/[^/]*/

/** The path and the query as sent, at a host of our own: any text may stand in a Host header. */
function addressOf(request: Request): URL | null {
  const sent = request.url.replace(ORIGIN, '')
  return sent.startsWith('/') ? URL.parse(`http://localhost${sent}`) : null
}

/** The path as sent, still percent-encoded; empty when there is none, as for CONNECT. */
export const pathOf = (request: Request): string => addressOf(request)?.pathname ?? ''

export const isApiPath = (path: string): boolean => API_PATH.test(path)

/** The last segment, percent-decoded once; null when that cannot be done. */
export const lastSegment = (request: Request): string | null => segmentAt(request, -1)

/** A segment by its place, from the end when `index` is negative; decoded like the last one. */
export function segmentAt(request: Request, index: number): string | null {
  const segment = pathOf(request).split('/').at(index) ?? ''
  if (segment.length > SEGMENT_CHARACTERS_MAX) return null
  try {
    return decodeURIComponent(segment)
  } catch {
    return null
  }
}

/**
 * A skill name as it is stored: in NFC. Null for what no stored name can be, so that it need not be
 * looked up.
 */
export function skillNameIn(text: string | null): string | null {
  if (text === null || text === '' || /[\p{Cc}\uFFFD]/u.test(text)) return null
  return text.normalize('NFC')
}

/** The source asked for with `?source=`, exactly as `sourceRepo` has it; null for any. */
export const sourceIn = (request: Request): string | null =>
  addressOf(request)?.searchParams.get('source') ?? null
