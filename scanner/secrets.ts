/**
 * Token-shaped text in what a file says: it is masked in all that is quoted of a file. Addresses that were asked for are
 * masked in `masking.ts`, where the names of parameters tell more than the shapes of values do, so that its list is
 * shorter. A new kind of token belongs into both.
 */

import { regex } from './patterns/verbose.ts'

/** Shapes that providers give their keys, and the usual ways to assign one. Group 1 stays, group 2 is masked. */
const SHAPES: readonly RegExp[] = [
  regex.g`
    ()(-----BEGIN [A-Z ]{0,30}PRIVATE KEY-----[^-]{0,8000}
      (?:-----END [A-Z ]{0,30}PRIVATE KEY-----)?)
  `,
  /\b((?:sk|pk|rk)[-_](?:live|test|proj|ant|or|svcacct)?[-_]?)([A-Za-z0-9][A-Za-z0-9_-]{15,200})/g,
  regex.g`
    \b(gh[pousr]_|github_pat_|glpat-|xox[abeoprs]-|hf_|npm_|dckr_[op]at_|pypi-|dop_v1_|shpat_|
      sq0csp-|SG\.|AIza|ya29\.|AGE-SECRET-KEY-)([A-Za-z0-9_.-]{12,255})
  `,
  /\b((?:AKIA|ASIA|AGPA|AIDA|AROA))([A-Z0-9]{12,20})\b/g,
  regex.g`
    (?<![A-Za-z0-9_-])(eyJ)([A-Za-z0-9_-]{8,8000}\.[A-Za-z0-9_-]{8,4000}
      (?:\.[A-Za-z0-9_-]{0,2000})?)
  `,
  // Functions of GTK begin with gsk_ too: their words stand apart.
  /\b(gsk_)([A-Za-z0-9]{20,255})/g,
  /\b(xapp-[0-9]-)(?=[a-z0-9-]{0,60}[A-Z])(?=[A-Za-z-]{0,60}[0-9])([A-Za-z0-9-]{16,255})/g,
  /\b(EAA[A-Z])(?=[A-Za-z]{0,60}[0-9])(?=[A-Z0-9]{0,60}[a-z])([A-Za-z0-9]{30,500})/g,
  // Behind "bot" in addresses.
  /(?<![0-9])([0-9]{8,10}:)([A-Za-z0-9_-]{35})(?![A-Za-z0-9_-])/g,
  /(hooks\.slack\.com\/services\/|discord(?:app)?\.com\/api\/webhooks\/)([A-Za-z0-9_/-]{16,200})/g,
  /(:\/\/[^\s:/@]{1,80}:)([^\s:/@$<{]{4,120})(?=@)/g,
  regex.gi`
    ((?:api[_-]?key|secret[_-]?key|access[_-]?key|client[_-]?secret|auth[_-]?token|access[_-]?token|
      password|passwd|secret|token)["']?\s{0,3}[:=]\s{0,3}["']?(?:bearer )?)((?![$<{*]|your|
      example|change|process\.|os\.|env\b)[A-Za-z0-9+/_.-]{16,255}={0,2})
  `,
  // Passwords may be short where nothing else can stand. A line of numbers alone names a user and a group.
  regex.gm`
    \b((?:PGPASSWORD|MYSQL_PWD)(?:["']?\]?\s{0,3}[:=]\s{0,3}["']|=|:\s{1,3}(?=\S{3,200}\s{0,9}$)))
    ((?![$<{*%]|your|example|change|process\.|os\.|env\b)(?:(?<=")[^"\r\n]{3,200}|
      (?<=')[^'\r\n]{3,200}|[^\s"'\`;|&<>()]{3,200}))
  `,
  regex.gm`
    ((?:\bcurl\b.{0,300}?\s|^\s{0,40}(?!-[^:]{0,90}:[0-9]+(?:\s|$)))
      (?:-[A-Za-z]{0,6}[uU]|--(?:proxy-)?user)[\s=]{0,3}\\?["']?[^\s:"'\`]{1,80}:)
    ((?![$<{*%]|\/\/|your|example|change)(?:(?<="[^\s:"'\`]{1,80}:)[^"\r\n]{3,200}|
      (?<='[^\s:"'\`]{1,80}:)[^'\r\n]{3,200}|[^\s"'\`]{3,200}))
  `,
  regex.gi`
    ([?&](?:pw|pwd|pass|passwd|password|passphrase)=)((?![$<{*%]|your|
      example|change)[^\s&#"'\`<>()]{1,200})
  `,
  /\b(bearer )([A-Za-z0-9+/_.-]{20,500}={0,2})/gi,
]

const GATE = regex.i`
  PRIVATE KEY|[A-Za-z0-9+/_-]{12}|:\/\/[^\s/@]{3,200}@|PGPASSWORD|MYSQL_PWD|-[a-z]{0,6}u|[?&]p[aw]
`

export const MASK = '••••••'

/** A stretch of text that is secret: offsets, `end` exclusive. */
export interface Secret {
  start: number
  end: number
}

/** Where secrets stand in a text: in order, apart from one another. */
export function secretsIn(text: string): Secret[] {
  if (!GATE.test(text)) return []
  const found: Secret[] = []
  for (const shape of SHAPES)
    for (const match of text.matchAll(shape))
      found.push({ start: match.index + match[1]!.length, end: match.index + match[0].length })
  found.sort((a, b) => a.start - b.start)
  const apart: Secret[] = []
  for (const secret of found) {
    const last = apart.at(-1)
    if (last && secret.start <= last.end) last.end = Math.max(last.end, secret.end)
    else apart.push(secret)
  }
  return apart
}

export const maskSecrets = (text: string): string =>
  maskRange(text, secretsIn(text), 0, text.length)

/** `text` from `from` to `to` with a mask in place of each secret, of those too that reach beyond the range. */
export function maskRange(
  text: string,
  secrets: readonly Secret[],
  from: number,
  to: number,
): string {
  let masked = ''
  let at = from
  for (const { start, end } of secrets) {
    if (end <= from || start >= to) continue
    masked += text.slice(at, Math.max(at, start)) + MASK
    at = Math.min(end, to)
  }
  return masked + text.slice(at, to)
}
