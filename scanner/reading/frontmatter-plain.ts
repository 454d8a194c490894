/**
 * Front matter as nearly everybody writes it: keys with values on one line, lists of such values, text in a block, maps
 * one level deep. Read line by line to just what the YAML parser would make of it; anything else is left to the parser.
 */

import type { FrontmatterField } from './frontmatter.ts'

export interface PlainBlock {
  fields: FrontmatterField[]
  paths: { path: string; line: number }[]
}

/** Whether the value was written without quotes matters: `null` is none then. */
interface Value {
  text: string
  quoted: boolean
}

const ENTRY = /^([A-Za-z_][\w-]{0,60}):(?: {1,8}(.*))?$/
const ITEM = /^( {0,8})- {1,4}(\S.*)$/
const CHILD = /^( {1,8})([A-Za-z_][\w-]{0,60}): {1,8}(\S.*)$/
const BLOCK_MARK = /^[|>]-?$/

/** Characters that start something other than plain text. */
const INDICATORS = new Set('-?:,[]{}#&*!|>\'"%@`')

/** Whatever may be told apart by a reader of YAML only: tabs, other line ends, characters that cannot be shown. */
const UNUSUAL = /[^\n\x20-\x7e\xa0-\u2027\u202a-\ufefe\uff00-\ufffd]/

/** Null when the source is not of this kind. Lines are those of the file, which has one before the source. */
export function readPlainBlock(source: string): PlainBlock | null {
  if (UNUSUAL.test(source)) return null
  const lines = source.split('\n')
  if (lines.at(-1) === '') lines.pop()
  const block: PlainBlock = { fields: [], paths: [] }
  const keys = new Set<string>()
  let index = 0
  while (index < lines.length) {
    const line = lines[index]!
    const entry = ENTRY.exec(line)
    if (!entry || keys.has(entry[1]!)) return null
    const key = entry[1]!
    keys.add(key)
    block.paths.push({ path: key, line: index + 1 })
    const field: FrontmatterField = { key, line: index + 1, value: null }
    block.fields.push(field)
    const rest = entry[2] ?? ''
    index++
    if (rest !== '' && !BLOCK_MARK.test(rest)) {
      const value = valueOf(rest)
      if (!value) return null
      field.value = shown(value)
      continue
    }
    const next = nextEntry(lines, index)
    const inner = lines.slice(index, next)
    if (rest !== '') {
      const text = blockText(inner, rest)
      if (text === null) return null
      field.value = text
    } else if (inner.length > 0) {
      const items = itemsOf(inner)
      if (items) field.value = items
      else if (!addChildren(key, inner, index, block)) return null
    }
    index = next
  }
  return keys.size > 0 ? block : null
}

/** The next line that is neither indented nor an item. */
function nextEntry(lines: readonly string[], from: number): number {
  let index = from
  while (index < lines.length && /^(?: |- |$)/.test(lines[index]!)) index++
  return index
}

function valueOf(text: string): Value | null {
  const quote = text[0]!
  if (quote === '"' || quote === "'") {
    const inner = text.slice(1, -1)
    const plain = text.length > 1 && text.endsWith(quote) && !inner.includes(quote)
    return plain && !inner.includes('\\') ? { text: inner, quoted: true } : null
  }
  if (
    INDICATORS.has(quote) ||
    text.endsWith(' ') ||
    text.includes(': ') ||
    text.includes(' #') ||
    text.endsWith(':')
  )
    return null
  return { text, quoted: false }
}

const shown = ({ text, quoted }: Value): string | null =>
  !quoted && /^(?:~|null|Null|NULL)$/.test(text) ? null : text

/** Lines of one indentation, with blank ones in literal text alone: their text is the same however it is read. */
function blockText(lines: readonly string[], mark: string): string | null {
  const indent = /^ {1,8}(?=[^ ])/.exec(lines[0] ?? '')?.[0]
  if (!indent) return null
  const texts = lines.map((line) => line.slice(indent.length))
  const literal = mark.startsWith('|')
  const even = lines.every(
    (line, at) =>
      (line.startsWith(indent) && /^[^ ]/.test(texts[at]!)) ||
      (line === '' && literal && at < lines.length - 1),
  )
  if (!even || texts.some((text) => text.endsWith(' '))) return null
  return texts.join(literal ? '\n' : ' ') + (mark.endsWith('-') ? '' : '\n')
}

function itemsOf(lines: readonly string[]): string[] | null {
  const items: string[] = []
  const indent = ITEM.exec(lines[0]!)?.[1]
  for (const line of lines) {
    const item = ITEM.exec(line)
    const value = item && item[1] === indent ? valueOf(item[2]!) : null
    if (!value) return null
    items.push(shown(value) ?? '')
  }
  return items
}

function addChildren(
  parent: string,
  lines: readonly string[],
  from: number,
  { fields, paths }: PlainBlock,
): boolean {
  const keys = new Set<string>()
  const indent = CHILD.exec(lines[0]!)?.[1]
  for (const [offset, line] of lines.entries()) {
    const child = CHILD.exec(line)
    const value = child && child[1] === indent ? valueOf(child[3]!) : null
    if (!value || keys.has(child![2]!)) return false
    keys.add(child![2]!)
    const path = `${parent}.${child![2]!}`
    paths.push({ path, line: from + offset + 1 })
    if (path === 'metadata.version')
      fields.push({ key: path, line: from + offset + 1, value: shown(value), nested: true })
  }
  return true
}
