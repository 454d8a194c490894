/**
 * What each line of a Markdown text is: prose, heading, list, table, quote, fenced or indented code, HTML
 * comment or front matter. A line scanner of our own: one pass, no nesting to overflow, positions kept.
 */

import type { Frontmatter } from './frontmatter.ts'
import type { Lines } from './lines.ts'

const ZONES = [
  'blank',
  'frontmatter',
  'heading',
  'prose',
  'list',
  'table',
  'quote',
  'fence',
  'code',
  'comment',
] as const
export type Zone = (typeof ZONES)[number]

export interface Fence {
  /**
   * 0-based lines of the opening and the closing marker; an open fence ends with the text. Code that is set in lies between
   * the blank line above it and its last line.
   */
  first: number
  last: number
  /** First word behind the marker, in lower case; '' when there is none. */
  language: string
}

export interface Zones {
  /** The zone of line `index`. The marker lines of a fence belong to it. */
  at(index: number): Zone
  /** The fence around line `index`, if any. */
  fenceAt(index: number): Fence | null
  readonly fences: readonly Fence[]
  /** 0-based lines of ATX headings, in order. */
  readonly headings: readonly number[]
}

/** A line, with nothing of its layout taken away or all of it, that begins an item of a list. */
export const OPENS_ITEM = /^\s{0,20}(?:[-*+]|\d{1,9}[.)])(?:\s|$)/

const code = Object.fromEntries(ZONES.map((zone, index) => [zone, index])) as Record<Zone, number>

const SPACE = 32
const TAB = 9

export function zonesOf(text: string, lines: Lines, frontmatter: Frontmatter): Zones {
  const kinds = new Uint8Array(lines.count)
  const owners = new Int32Array(lines.count).fill(-1)
  const fences: Fence[] = []
  const headings: number[] = []
  let open: { marker: string; width: number; fence: Fence } | null = null
  let run: Fence | null = null
  let comment: 'block' | 'inline' | null = null
  // A comment that is never closed hides nothing but its own line: its fences and headings still count.
  const lastClosing = text.lastIndexOf('-->')
  for (let index = 0; index < lines.count; index++) {
    if (frontmatter.range && index <= frontmatter.range.last) {
      kinds[index] = code.frontmatter
      continue
    }
    const start = lines.start(index)
    const end = lines.end(index)
    const first = skipBlank(text, start, end)
    if (open) {
      kinds[index] = code.fence
      owners[index] = fences.length - 1
      if (closesFence(text, first, end, open)) {
        open.fence.last = index
        open = null
      }
      continue
    }
    // A comment that opens inside a paragraph ends with it at the latest; one that opens a line does not.
    if (comment && (first < end || comment === 'block')) {
      if (first < end) kinds[index] = code.comment
      if (text.slice(start, end).includes('-->')) comment = null
      continue
    }
    comment = null
    if (first === end) continue
    const opened = openedFence(text, first, end)
    if (opened) {
      const fence = { first: index, last: lines.count - 1, language: opened.language }
      fences.push(fence)
      open = { ...opened, fence }
      kinds[index] = code.fence
      owners[index] = fences.length - 1
      continue
    }
    const zone = blockOf(text, start, first, end, index > 0 ? kinds[index - 1]! : code.blank)
    if (zone === 'heading') headings.push(index)
    if (start < lastClosing && leavesCommentOpen(text.slice(first, end)))
      comment = zone === 'comment' ? 'block' : 'inline'
    kinds[index] = code[zone]
    if (zone !== 'code' || index === 0) continue
    // The blank line above stands for the marker.
    if (!run || !isBlankBetween(kinds, run.last, index)) {
      run = { first: index - 1, last: index, language: '' }
      fences.push(run)
      owners[index - 1] = fences.length - 1
    }
    owners.fill(fences.length - 1, run.last + 1, index + 1)
    run.last = index
  }
  return {
    at: (index) => ZONES[kinds[index] ?? 0]!,
    fenceAt: (index) => fences[owners[index] ?? -1] ?? null,
    fences,
    headings,
  }
}

function isBlankBetween(kinds: Uint8Array, first: number, last: number): boolean {
  for (let index = first + 1; index < last; index++) if (kinds[index] !== code.blank) return false
  return true
}

function skipBlank(text: string, start: number, end: number): number {
  let at = start
  while (at < end && (text.charCodeAt(at) === SPACE || text.charCodeAt(at) === TAB)) at++
  return at
}

/** A fence may stand inside list items and quotes, so its indentation and their markers do not matter. */
function openedFence(text: string, first: number, end: number) {
  let at = skipQuotes(text, first)
  if (isListItem(text, at, end)) at = skipBlank(text, markerEnd(text, at), end)
  const marker = text[at]
  if (marker !== '`' && marker !== '~') return null
  let width = 0
  while (text[at + width] === marker) width++
  if (width < 3) return null
  const info = text.slice(at + width, Math.min(end, at + width + 200))
  if (marker === '`' && info.includes('`')) return null
  const language = /^[ \t]*\{?\.?([^\s{},]{0,40})/.exec(info)?.[1]?.toLowerCase() ?? ''
  return { marker, width, language }
}

function skipQuotes(text: string, first: number): number {
  let at = first
  while (text[at] === '>' || text[at] === ' ') at++
  return at
}

function closesFence(
  text: string,
  first: number,
  end: number,
  open: { marker: string; width: number },
): boolean {
  const at = skipQuotes(text, first)
  let width = 0
  while (at + width < end && text[at + width] === open.marker) width++
  return width >= open.width && skipBlank(text, at + width, end) === end
}

function blockOf(text: string, start: number, first: number, end: number, before: number): Zone {
  const char = text[first]
  if (char === '#')
    return /^#{1,6}(?:\s|$)/.test(text.slice(first, first + 8)) ? 'heading' : 'prose'
  if (char === '>') return 'quote'
  if (char === '|') return 'table'
  if (char === '<' && text.startsWith('<!--', first)) return 'comment'
  const inList = before === code.list
  const indented = text.charCodeAt(start) === TAB || first - start >= 4
  if (indented && (before === code.blank || before === code.code) && !inList) return 'code'
  if (isListItem(text, first, end)) return 'list'
  return inList && first > start ? 'list' : 'prose'
}

function isListItem(text: string, first: number, end: number): boolean {
  const char = text[first]
  const next = text[first + 1]
  if (char === '-' || char === '*' || char === '+')
    return next === ' ' || next === '\t' || first + 1 === end
  if (char === undefined || char < '0' || char > '9') return false
  return /^\d{1,9}[.)](?:\s|$)/.test(text.slice(first, first + 12))
}

/** Behind the `-`, `*`, `+`, `1.` or `1)` of a list item. */
function markerEnd(text: string, first: number): number {
  let at = first
  while (text[at]! >= '0' && text[at]! <= '9') at++
  return at + 1
}

function leavesCommentOpen(line: string): boolean {
  const opened = line.lastIndexOf('<!--')
  if (opened < 0 || line.indexOf('-->', opened + 4) >= 0) return false
  return line.slice(0, opened).split('`').length % 2 === 1
}
