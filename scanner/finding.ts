/** Turns a sighting into a finding: excerpt, masking of secrets, order. */

import { type Document, rawLine } from './document.ts'
import { contextCharactersMax, contextLinesAround } from './limits.ts'
import { type Context, type ContextLine, type Finding, SEVERITIES } from './report.ts'
import { MASK, maskSecrets } from './secrets.ts'
import { defineSignal } from './signal.ts'

/** The lines `first` to `last` (0-based, those that offend) with up to two more on each side. */
export function excerpt(document: Document, first: number, last: number, column: number): Context {
  const lines: ContextLine[] = []
  const from = Math.max(0, first - contextLinesAround)
  const shownLast = Math.min(last, first + contextLinesAround)
  const to = Math.min(document.lines.count - 1, shownLast + contextLinesAround)
  for (let index = from; index <= to; index++) {
    const hit = index >= first && index <= shownLast
    const inKey = document.observe(keyLines).has(index)
    const text = inKey ? MASK : cut(rawLine(document, index), index === first ? column : 0)
    lines.push({ number: index + 1, text, hit })
  }
  return { lines }
}

/** 0-based lines inside private key blocks, which single lines do not give away as secret. */
const keyLines = defineSignal('key-lines', (document): ReadonlySet<number> => {
  const found = new Set<number>()
  if (!document.raw.includes('PRIVATE KEY-----')) return found
  let inside = false
  for (let index = 0; index < document.lines.count; index++) {
    const line = rawLine(document, index)
    if (line.includes('-----END ')) inside = false
    if (inside) found.add(index)
    if (/-----BEGIN [A-Z ]{0,30}PRIVATE KEY-----/.test(line)) inside = true
  }
  return found
})

/** At most 240 characters around `column`, whole characters only, with `…` where something is missing. */
function cut(line: string, column: number): string {
  if (line.length <= contextCharactersMax) return maskSecrets(line).toWellFormed()
  const width = contextCharactersMax - 2
  const start = Math.max(0, Math.min(column - width / 4, line.length - width))
  // Masking looks at more than is shown, so that a secret on the edge of the cut is still recognised.
  const before = Math.max(0, start - 400)
  const masked = maskSecrets(line.slice(before, start + width + 400))
  const from = Math.min(start - before, Math.max(0, masked.length - width))
  const text = masked.slice(from, from + width).toWellFormed().replace(/^\ufffd|\ufffd$/g, '')
  return `${start > 0 ? '…' : ''}${text}${start + width < line.length ? '…' : ''}`
}

/** By severity, then line (whole-file findings first), then rule. */
export function compareFindings(a: Finding, b: Finding): number {
  return (
    SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity) ||
    (a.line ?? 0) - (b.line ?? 0) ||
    (a.ruleId < b.ruleId ? -1 : a.ruleId > b.ruleId ? 1 : 0)
  )
}
