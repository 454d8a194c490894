/** Turns a sighting into a finding: excerpt, masking of secrets, order. */

import { type Document, rawLine } from './document.ts'
import { contextCharactersMax, contextLinesAround } from './limits.ts'
import { regex } from './patterns/verbose.ts'
import { type Context, type ContextLine, type Finding, SEVERITIES } from './report.ts'
import { MASK, maskRange, type Secret, secretsIn } from './secrets.ts'
import { defineSignal } from './signal.ts'

/** Line `first` (0-based) with up to two on each side, or without them; those up to `last` offend too. */
export function excerpt(
  document: Document,
  first: number,
  last: number,
  column: number,
  full = true,
): Context {
  const lines: ContextLine[] = []
  const from = full ? Math.max(0, first - contextLinesAround) : first
  const to = Math.min(
    document.lines.count - 1,
    full ? first + contextLinesAround : Math.min(last, first + contextLinesAround),
  )
  for (let index = from; index <= to; index++) {
    const hit = index >= first && index <= last
    lines.push(shownLine(document, index, index === first ? column : 0, hit))
  }
  return { lines }
}

/** Line `index` (0-based) as an excerpt shows it, around `column`. */
export function shownLine(
  document: Document,
  index: number,
  column: number,
  hit: boolean,
): ContextLine {
  const text = document.observe(keyLines).has(index)
    ? MASK
    : cut(rawLine(document, index), secretsOf(document, index), column)
  return { number: index + 1, text, hit }
}

/** The whole of line `index` (0-based), secrets masked. */
export function maskedLine(document: Document, index: number): string {
  const line = rawLine(document, index)
  return document.observe(keyLines).has(index)
    ? MASK
    : maskRange(line, secretsOf(document, index), 0, line.length)
}

/** 0-based lines inside private key blocks, which single lines do not give away as secret. */
const keyLines = defineSignal('key-lines', (document): ReadonlySet<number> => {
  const found = new Set<number>()
  if (!document.raw.includes('PRIVATE KEY-----')) return found
  let inside = false
  for (let index = 0; index < document.lines.count; index++) {
    const line = rawLine(document, index)
    if (line.includes('-----BEGIN ')) inside = /-----BEGIN [A-Z ]{0,30}PRIVATE KEY-----/.test(line)
    else if (inside && KEY_LINE.test(line.trimEnd())) found.add(index)
    else inside = false
  }
  return found
})

/**
 * Base64, left out in part or not, a header such as `Proc-Type`, or nothing, in quotes or as an item; a sentence ends a
 * block.
 */
const KEY_LINE = regex`
  ^[\s>#*"'|-]{0,40}(?:[A-Za-z0-9+/=.…]{0,400}|[A-Z][A-Za-z-]{1,20}: [\w, .-]{0,200})
  (?:\\n)?["',|]{0,4} {0,4}\+?$
`

const secretLines = defineSignal('secret-lines', (): Map<number, Secret[]> => new Map())

/** What is secret in line `index`, looked for once: a text may be one line that many findings point at. */
function secretsOf(document: Document, index: number): Secret[] {
  const known = document.observe(secretLines)
  let secrets = known.get(index)
  if (!secrets) known.set(index, (secrets = secretsIn(rawLine(document, index))))
  return secrets
}

/** At most 240 characters around `column`, whole characters only, with `…` where something is missing. */
function cut(line: string, secrets: readonly Secret[], column: number): string {
  const masked = maskRange(line, secrets, 0, line.length)
  if (masked.length <= contextCharactersMax && line.length <= contextCharactersMax * 4)
    return masked
  const width = contextCharactersMax - 2
  const start = Math.max(0, Math.min(column - (width >> 2), line.length - width))
  const text = maskRange(line, secrets, start, start + width).slice(0, width)
  const whole = text.toWellFormed().replace(/^\ufffd|\ufffd$/g, '')
  return `${start > 0 ? '…' : ''}${whole}${start + width < line.length ? '…' : ''}`
}

/** By severity, then line (whole-file findings first), then rule. */
export function compareFindings(a: Finding, b: Finding): number {
  return (
    SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity) ||
    (a.line ?? 0) - (b.line ?? 0) ||
    (a.ruleId < b.ruleId ? -1 : a.ruleId > b.ruleId ? 1 : 0)
  )
}
