/**
 * Front matter: the YAML between a first line `---` and the next one. It is read with the fail-safe schema,
 * so that every scalar keeps its source text, and node by node, so that no hostile value is ever built.
 */

import {
  type Document as Parsed,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  visit,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml'
import {
  fragmentCharactersMax,
  frontmatterBytesMax,
  frontmatterDepthMax,
  nameCharactersMax,
} from '../limits.ts'
import { readPlainBlock } from './frontmatter-plain.ts'
import type { Lines } from './lines.ts'

export interface FrontmatterProblem {
  /** 0-based line in the file. */
  line: number
  message: string
}

export interface FrontmatterField {
  key: string
  /** 0-based line of the key in the file. */
  line: number
  /** Source text of a scalar; the items of a list of scalars; null for anything else. */
  value: string | string[] | null
  /** True for a key inside a map, whose dot parts it from that of the map. */
  nested?: true
}

export interface Frontmatter {
  /** 0-based lines of the block, both `---` included; null when there is none. */
  range: { first: number; last: number } | null
  fields: FrontmatterField[]
  /** Keys inside nested maps too, four deep, as dotted paths such as `hooks.PreToolUse`, without their values. */
  paths: { path: string; line: number }[]
  name: string | null
  version: string | null
  problems: FrontmatterProblem[]
  /**
   * What values say that are written otherwise: letters as numbers, words over two lines, lists with items from
   * elsewhere.
   */
  disguised: { line: number; text: string }[]
}

const FENCE = /^---[ \t]*$/

export function readFrontmatter(text: string, lines: Lines): Frontmatter {
  const result: Frontmatter = {
    range: null,
    fields: [],
    paths: [],
    name: null,
    version: null,
    problems: [],
    disguised: [],
  }
  const last = closingLine(text, lines)
  if (last === null) return result
  result.range = { first: 0, last }
  // The parser knows two of the three line ends.
  const source = text.slice(lines.start(1), lines.start(last)).replace(/\r\n?/g, '\n')
  const refusal = refuse(source)
  if (refusal) result.problems.push({ line: 0, message: refusal })
  else readBlock(source, result)
  return result
}

function closingLine(text: string, lines: Lines): number | null {
  if (!text.startsWith('---') || !FENCE.test(text.slice(0, Math.min(lines.end(0), 80)))) return null
  for (let index = 1; index < lines.count; index++) {
    const start = lines.start(index)
    if (
      text.startsWith('---', start) &&
      FENCE.test(text.slice(start, Math.min(lines.end(index), start + 80)))
    )
      return index
  }
  return null
}

/** Cheap looks at the source that keep the parser away from what makes it slow. */
function refuse(source: string): string | null {
  if (Buffer.byteLength(source) > frontmatterBytesMax)
    return `The front matter is longer than ${frontmatterBytesMax} bytes, so it was not read.`
  return depthOf(source) > frontmatterDepthMax
    ? `The front matter is nested deeper than ${frontmatterDepthMax} levels, so it was not read.`
    : null
}

/** Brackets that are open at once, or marks of lists and keys that follow each other on a line. */
function depthOf(source: string): number {
  const marks = /[[\]{}\n]|[-?:](?=\s|$)/g
  let flow = 0
  let deepest = 0
  let indicators = 0
  for (let found = marks.exec(source); found; found = marks.exec(source)) {
    const [mark] = found
    if (mark === '[' || mark === '{') deepest = Math.max(deepest, ++flow)
    else if (mark === ']' || mark === '}') flow--
    else if (mark === '\n') indicators = 0
    else indicators = /[\s?:-]/.test(source[found.index - 1] ?? ' ') ? indicators + 1 : 0
    deepest = Math.max(deepest, indicators)
  }
  return deepest
}

function readBlock(source: string, result: Frontmatter): void {
  const plain = readPlainBlock(source)
  if (plain) Object.assign(result, plain)
  else parseBlock(source, result)
  if (result.problems.length > 0) return
  const field = (wanted: string, nested?: true) =>
    result.fields.find((one) => one.key === wanted && one.nested === nested)
  result.name = usable('name', field('name'), result)
  result.version = usable('version', field('version') ?? field('metadata.version', true), result)
}

/** Exported for its test: what is plain must be read alike without the parser. */
export function parseBlock(source: string, result: Frontmatter): void {
  const counter = new LineCounter()
  const parsed = parseDocument(source, {
    schema: 'failsafe',
    lineCounter: counter,
    logLevel: 'silent',
    prettyErrors: false,
  })
  const lineAt = (offset: number | undefined) => Math.max(1, counter.linePos(offset ?? 0).line)
  for (const error of parsed.errors)
    result.problems.push({ line: lineAt(error.pos[0]), message: explain(error.code) })
  if (MAY_DISGUISE.test(source)) result.disguised = disguisedIn(source, parsed, lineAt)
  const root = parsed.contents
  if (isMap(root)) collect(root as YAMLMap, '', 0, lineAt, result)
  else if (root !== null && result.problems.length === 0)
    result.problems.push({
      line: 1,
      message: 'The front matter is not a list of keys and values.',
    })
}

/** A printable character as a number, which nobody needs to write so; those that web pages escape are left out. */
const AS_NUMBER = /\\(?:x|u00|U000000)(?!2[0267]|3[ce]|5c)[2-7][\da-f]/i
/** A line end within a word, which the reader of YAML takes out. */
const IN_WORD = /[a-z]\\\n[ \t]{0,80}[a-z]/i
const MAY_DISGUISE = new RegExp(
  String.raw`${AS_NUMBER.source}|${IN_WORD.source}|[\s[,]\*[\w-]`,
  'i',
)

/** Items of a list with aliases that are put together. */
const ITEMS_MAX = 40

function disguisedIn(
  source: string,
  parsed: Parsed,
  lineAt: (offset: number | undefined) => number,
): Frontmatter['disguised'] {
  const found: Frontmatter['disguised'] = []
  const add = (node: { range?: readonly number[] | null }, text: string) =>
    found.push({ line: lineAt(node.range?.[0]), text })
  const anchored = new Map<string, string>()
  visit(parsed, {
    Scalar(_, node) {
      if (node.anchor) anchored.set(node.anchor, String(node.value))
      const [start = 0, end = 0] = node.range ?? []
      if (node.type !== 'QUOTE_DOUBLE') return
      const written = source.slice(start, end)
      if (AS_NUMBER.test(written) || IN_WORD.test(written)) add(node, String(node.value))
    },
    Seq(_, node) {
      if (node.items.some(isAlias)) add(node, joinedItems(node, anchored))
    },
  })
  return found
}

const joinedItems = ({ items }: YAMLSeq, anchored: ReadonlyMap<string, string>): string =>
  items
    .slice(0, ITEMS_MAX)
    .map((item) => (isAlias(item) ? anchored.get(item.source) : isScalar(item) && item.value) || '')
    .join(' ')
    .slice(0, fragmentCharactersMax)

function explain(code: string): string {
  if (code === 'DUPLICATE_KEY')
    return 'The front matter names a key twice; readers disagree on which one counts.'
  return 'The front matter is not valid YAML, so name and version could not be read.'
}

/** Maps inside of maps whose keys are listed; those of a skill hardly nest at all. */
const NESTED_MAX = 4

function collect(
  map: YAMLMap,
  prefix: string,
  depth: number,
  lineAt: (offset: number | undefined) => number,
  result: Frontmatter,
): void {
  for (const pair of map.items) {
    if (!isScalar(pair.key) || typeof pair.key.value !== 'string') continue
    const path = prefix + pair.key.value
    const line = lineAt(pair.key.range?.[0])
    result.paths.push({ path, line })
    const field = { key: path, line, value: plainValue(pair.value) }
    if (depth === 0) result.fields.push(field)
    else if (path === 'metadata.version' && depth === 1)
      result.fields.push({ ...field, nested: true })
    if (isMap(pair.value) && depth < NESTED_MAX)
      collect(pair.value as YAMLMap, `${path}.`, depth + 1, lineAt, result)
  }
}

function plainValue(node: unknown): string | string[] | null {
  if (isScalar(node)) return scalarText(node)
  if (!isSeq(node) || isAlias(node)) return null
  return node.items.flatMap((item) => (isScalar(item) ? [scalarText(item) ?? ''] : []))
}

/** Null in YAML's own spellings counts as absent, although the fail-safe schema keeps it as text. */
function scalarText(node: { value: unknown; type?: unknown }): string | null {
  if (typeof node.value !== 'string') return null
  if (node.type === 'PLAIN' && /^(~|null|Null|NULL|)$/.test(node.value)) return null
  return node.value
}

function usable(
  what: string,
  field: FrontmatterField | undefined,
  result: Frontmatter,
): string | null {
  if (!field || typeof field.value !== 'string' || field.value === '') return null
  const refused = (message: string) => {
    result.problems.push({ line: field.line, message })
    return null
  }
  if (!field.value.isWellFormed() || /[\p{Cc}\uFFFD]/u.test(field.value))
    return refused(`The ${what} holds characters that cannot be shown.`)
  const text = field.value.normalize('NFC')
  if ([...text].length > nameCharactersMax)
    return refused(`The ${what} is longer than ${nameCharactersMax} characters.`)
  return text
}
