/** The service as the pages see it. Every call ends in a value; nothing here throws. */

/** `answered`: JSON with 2xx. `refused`: an error of the catalogue. `unreachable`: neither. */
export type Answer =
  | { kind: 'answered'; body: unknown }
  | {
      kind: 'refused'
      status: number
      error: string
      detail: unknown
      /** Seconds, from the body or else from `Retry-After`. */
      retryAfterSec: number | null
    }
  | { kind: 'unreachable' }

/** Null for what was refused or never came. */
export const bodyOf = (answer: Answer): unknown => (answer.kind === 'answered' ? answer.body : null)

export interface UploadedText {
  path: string
  content: string
}

export interface Api {
  submit(url: string, challengeToken: string): Promise<Answer>
  /** The reports are kept, so that each result has an address. */
  submitFiles(files: readonly UploadedText[]): Promise<Answer>
  scan(scanId: string): Promise<Answer>
  /** With a source, only what came from there counts. */
  skill(name: string, source: string | null): Promise<Answer>
  sources(name: string): Promise<Answer>
  /** Scans of a name from one source. */
  history(name: string, source: string): Promise<Answer>
  /** By rule, when a finding of it is likely harmless. */
  harmless(): Promise<Answer>
  /** Where the record itself is read, for a link. */
  scanAddress(scanId: string): string
}

export type Fetch = (url: string, init: RequestInit) => Promise<Response>

/** A read that hangs is given up and tried anew; a bulk call may take a minute on the server. */
const readTimeoutMs = 15_000
const submitTimeoutMs = 30_000
const bulkTimeoutMs = 90_000

/** `base` is the origin of the API, empty for the page's own. */
export function createApi(base: string, fetch: Fetch): Api {
  const origin = base.replace(/\/+$/, '')
  const read = (path: string) => call(fetch, origin + path, {}, readTimeoutMs)
  const post = (path: string, body: unknown, timeoutMs: number) =>
    call(
      fetch,
      origin + path,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      },
      timeoutMs,
    )
  return {
    submit: (url, challengeToken) => post('/scan', { url, challengeToken }, submitTimeoutMs),
    submitFiles: (files) => post('/scan/bulk', { files, persist: true }, bulkTimeoutMs),
    scan: (scanId) => read(`/scan/${encodeURIComponent(scanId)}`),
    skill: (name, source) => read(`/skill/${encodeURIComponent(name)}${queryOf(source)}`),
    sources: (name) => read(`/skill/${encodeURIComponent(name)}/sources`),
    history: (name, source) => read(`/skill/${encodeURIComponent(name)}/history${queryOf(source)}`),
    // A file of the site, not of the API.
    harmless: () => call(fetch, '/assets/harmless.json', {}, readTimeoutMs),
    scanAddress: (scanId) => `${origin}/scan/${encodeURIComponent(scanId)}`,
  }
}

const queryOf = (source: string | null): string =>
  source === null ? '' : `?source=${encodeURIComponent(source)}`

async function call(
  fetch: Fetch,
  url: string,
  init: RequestInit,
  timeoutMs: number,
): Promise<Answer> {
  const hangUp = new AbortController()
  const timer = setTimeout(() => hangUp.abort(), timeoutMs)
  try {
    const response = await fetch(url, {
      ...init,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: hangUp.signal,
    })
    const body: unknown = await response.json().catch(() => null)
    if (!response.ok) return refusal(response, body)
    return body === null ? { kind: 'unreachable' } : { kind: 'answered', body }
  } catch {
    return { kind: 'unreachable' }
  } finally {
    clearTimeout(timer)
  }
}

function refusal(response: Response, body: unknown): Answer {
  const fields = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>
  const seconds = Number(fields.retryAfterSec ?? response.headers.get('retry-after') ?? Number.NaN)
  return {
    kind: 'refused',
    status: response.status,
    error: typeof fields.error === 'string' ? fields.error : '',
    detail: fields.detail ?? null,
    retryAfterSec: Number.isFinite(seconds) && seconds > 0 ? seconds : null,
  }
}
