/**
 * The score of an answer's headers by the published rules of the HTTP Observatory: 100 points, less for what is missing,
 * and a bonus for what goes beyond, which counts from 90 points on. A+ begins at 100.
 */

export interface Mark {
  rule: string
  points: number
}

type Directives = ReadonlyMap<string, readonly string[]>

const BONUS_FROM = 90
const SIX_MONTHS_SEC = 15_768_000

/** `scripts` are the addresses of the scripts in the page. */
export function marksOf(headers: Headers, scripts: readonly string[]): Mark[] {
  const policy = directivesOf(headers.get('content-security-policy') ?? '')
  return [
    { rule: 'content security policy', points: policyPoints(policy) },
    { rule: 'cookies', points: headers.has('set-cookie') ? -5 : 0 },
    {
      rule: 'cross-origin sharing',
      points: headers.get('access-control-allow-credentials') === 'true' ? -50 : 0,
    },
    {
      rule: 'referrer policy',
      points: /no-referrer$|same-origin|strict-origin/.test(headers.get('referrer-policy') ?? '')
        ? 5
        : 0,
    },
    { rule: 'strict transport security', points: transportPoints(headers) },
    { rule: 'subresource integrity', points: scripts.every((src) => src.startsWith('/')) ? 0 : -5 },
    {
      rule: 'content type options',
      points: headers.get('x-content-type-options') === 'nosniff' ? 0 : -5,
    },
    { rule: 'frame options', points: framePoints(headers, policy) },
    {
      rule: 'resource policy',
      points: /^same-(?:origin|site)$/.test(headers.get('cross-origin-resource-policy') ?? '')
        ? 10
        : 0,
    },
  ]
}

export function scoreOf(marks: readonly Mark[]): number {
  const sum = (list: readonly Mark[]) => list.reduce((total, { points }) => total + points, 0)
  const base = Math.max(0, 100 + sum(marks.filter(({ points }) => points < 0)))
  return base < BONUS_FROM ? base : base + sum(marks.filter(({ points }) => points > 0))
}

const directivesOf = (policy: string): Directives =>
  new Map(
    policy
      .split(';')
      .map((part) => part.trim().split(/\s+/))
      .map(([name = '', ...values]) => [name, values]),
  )

function policyPoints(policy: Directives): number {
  if (policy.size === 0 || !policy.has('default-src')) return -25
  const scripts = policy.get('script-src') ?? policy.get('default-src') ?? []
  const styles = policy.get('style-src') ?? policy.get('default-src') ?? []
  const everywhere = (source: string) => /^(?:\*|https?:|data:|blob:)$/.test(source)
  if (scripts.some((source) => source === "'unsafe-inline'" || everywhere(source))) return -20
  if (scripts.includes("'unsafe-eval'")) return -10
  if (styles.includes("'unsafe-inline'")) return 0
  return policy.get('default-src')?.join() === "'none'" ? 10 : 5
}

function transportPoints(headers: Headers): number {
  const age = /max-age=(\d+)/.exec(headers.get('strict-transport-security') ?? '')?.[1]
  if (age === undefined) return -20
  return Number(age) >= SIX_MONTHS_SEC ? 0 : -10
}

function framePoints(headers: Headers, policy: Directives): number {
  if (policy.has('frame-ancestors')) return 5
  return /^(?:deny|sameorigin)$/i.test(headers.get('x-frame-options') ?? '') ? 0 : -20
}
