/**
 * The sentences of a text with the concepts each mentions: what prose-level rules judge. A sentence goes on over
 * line ends inside a paragraph or list item; headings, table rows and front matter keys stand alone.
 */

import type { Document } from '../../document.ts'
import type { Concept } from '../../lexicon/index.ts'
import { regex } from '../../patterns/verbose.ts'
import { talks } from '../../reading/layout.ts'
import type { Zone } from '../../reading/zones.ts'
import { defineSignal, defineSignalOfParts } from '../../signal.ts'
import { type Mention, type Mentions, mentions } from '../search/mentions.ts'

export interface Statement {
  /** Offsets of the reading, `end` exclusive. */
  start: number
  end: number
  /** 0-based line where it starts. */
  line: number
  zone: Zone
  readonly mentions: readonly Mention[]
}

/** Longer sentences are cut here, so that one endless line does not join everything with everything. */
const STATEMENT_CHARACTERS_MAX = 600

const SENTENCE_END = regex.g`
  (?<!\b(?:e\.g|i\.e|z\.b|d\.h|p\.ej|p\.ex))[.!?](?=["')\]*\`]{0,3}(?:\s|$))|
  [!?](?=[\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7af])|\u3002|;\s
`

/** A sentence that mentions no concept at all is left out. Any one will do, whether a rule asks for it or not. */
export const statements = defineSignal('statements', (document: Document): readonly Statement[] => {
  const found: Statement[] = []
  const known = document.observe(mentions)
  const { count, startOf } = known
  let next = 0
  const { text, lines } = document.reading
  let index = 0
  while (index < lines.count && next < count) {
    const last = paragraphEnd(document, index)
    const zone = document.zones.at(index)
    const end = lines.end(last)
    if (startOf(next) < end && isProse(document, index)) {
      for (const [from, to] of sentencesIn(text, lines.start(index), end)) {
        while (next < count && startOf(next) < from) next++
        const first = next
        while (next < count && startOf(next) < to) next++
        if (next > first) found.push(statement(known, from, to, lines.at(from), zone, first, next))
      }
    }
    while (next < count && startOf(next) < end) next++
    index = last + 1
  }
  return found
})

/** Its mentions are made when a rule asks for them: most never are. */
function statement(
  known: Mentions,
  start: number,
  end: number,
  line: number,
  zone: Zone,
  first: number,
  next: number,
): Statement {
  let list: readonly Mention[] | null = null
  return {
    start,
    end,
    line,
    zone,
    get mentions() {
      return (list ??= known.between(first, next))
    },
  }
}

/**
 * Plain text that is no program: fences marked as text or Markdown count, since agents read them all the same, and so do
 * lines of a program that speak to people or agents, in remarks and in strings.
 */
export function isProse(document: Document, line: number): boolean {
  const zone = document.zones.at(line)
  if (zone !== 'fence') return zone !== 'blank'
  return isText(document, line) || isRemark(document, line) || isTalk(document, line)
}

/** Languages of fences that hold no program. */
const OF_TEXT: ReadonlySet<string> = new Set([
  '',
  ...'md markdown text txt plain plaintext prompt xml html yaml yml json'.split(' '),
])

const isText = (document: Document, line: number): boolean =>
  OF_TEXT.has(document.zones.fenceAt(line)?.language ?? '')

/** A line of a program that speaks to its reader: an agent obeys what it says all the same. */
const REMARK =
  /^\s{0,40}(?:#|\/\/|--|;|%)\s{1,4}(?:["'(]?\p{L}[\p{L}'-]{0,20}[,;:.)"']{0,2}(?:\s|$)){4}/u

const isRemark = defineSignalOfParts('remarks', (document, line: number) =>
  REMARK.test(headOf(document, line)),
)

const isTalk = defineSignalOfParts('talk', (document, line: number) =>
  talks(headOf(document, line)),
)

/** As much of a line as tells what it is. */
const headOf = (document: Document, line: number): string => document.lineText(line).slice(0, 240)

/** The last line of the paragraph, list item, row or key that starts on line `index`. */
export const paragraphEnd = defineSignalOfParts('paragraph-ends', (document, index: number) => {
  const { zones, reading } = document
  const zone = zones.at(index)
  if (zone === 'heading' || zone === 'table' || zone === 'blank') return index
  let last = index
  while (
    last + 1 < reading.lines.count &&
    zones.at(last + 1) === zone &&
    !startsAnew(document, last + 1, zone)
  )
    last++
  return last
})

/** A mark of quotation by itself parts paragraphs as a blank line does. */
const isEmpty = (document: Document, index: number): boolean => document.lineText(index) === ''

const LIST_ITEM = /^\s*(?:[-*+]|\d{1,9}[.)])\s/

function startsAnew(document: Document, index: number, zone: Zone): boolean {
  if (zone === 'prose' || zone === 'comment') return false
  if (zone === 'quote') return isEmpty(document, index) || isEmpty(document, index - 1)
  const start = document.reading.lines.start(index)
  const head = document.reading.text.slice(
    start,
    Math.min(start + 40, document.reading.lines.end(index)),
  )
  if (zone === 'list') return LIST_ITEM.test(head)
  if (zone === 'frontmatter') return /^(?:[\w.-]{1,30}:|#|---)/.test(head)
  // What a program says to its reader goes on over lines.
  if (zone === 'fence' && !isText(document, index))
    return !isRemark(document, index - 1) || !isRemark(document, index)
  // Text that is set apart goes on over lines as well, where these are sentences.
  if (zone === 'fence' && LIST_ITEM.test(head)) return true
  if (zone === 'fence' || zone === 'code')
    return !isTalk(document, index - 1) || !isTalk(document, index)
  return true
}

/** Where the sentences between two offsets begin and end. */
export function* sentencesIn(
  text: string,
  start: number,
  end: number,
): Generator<[from: number, to: number]> {
  let from = start
  // The search sees the paragraph alone: a text without full stops would be searched to its end each time.
  for (const found of text.slice(start, end).matchAll(SENTENCE_END)) {
    const to = start + found.index + found[0].length
    yield* pieces(from, to)
    from = to
  }
  yield* pieces(from, end)
}

/** A very long sentence is judged in pieces. */
function* pieces(start: number, end: number): Generator<[number, number]> {
  let from = start
  while (end - from > STATEMENT_CHARACTERS_MAX) {
    yield [from, from + STATEMENT_CHARACTERS_MAX]
    from += STATEMENT_CHARACTERS_MAX
  }
  if (end > from) yield [from, end]
}

/** The first mention of one of `concepts` in a statement, at or after `from`. */
export const firstOf = (
  statement: Statement,
  concepts: readonly Concept[],
  from: number = statement.start,
): Mention | undefined =>
  statement.mentions.find((mention) => mention.start >= from && concepts.includes(mention.concept))

/** True when the statement mentions at least one concept of every group. */
export const mentionsAll = (statement: Statement, ...groups: (readonly Concept[])[]): boolean =>
  groups.every((group) => statement.mentions.some((mention) => group.includes(mention.concept)))
