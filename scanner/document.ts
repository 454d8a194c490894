/** One text as rules see it: lines, zones, front matter, its reading, and the facts found in it so far. */

import type { Reading } from './reading/fold.ts'
import { type Frontmatter, readFrontmatter } from './reading/frontmatter.ts'
import { readingOf } from './reading/index.ts'
import { type Lines, linesOf } from './reading/lines.ts'
import { type Zone, type Zones, zonesOf } from './reading/zones.ts'
import type { Signal } from './signal.ts'

/** Where a text came from when it was not written plainly: decoded, unquoted, reversed. */
export interface Origin {
  /** How it was hidden, for people: `base64`, `shell quoting`. */
  encoding: string
  /** 1 for a piece of the file, 2 for a piece of that. */
  depth: number
  /** What it was put together from: one piece as a rule. */
  texts: readonly string[]
  /** The number of the piece that a 0-based line belongs to. */
  pieceAt(line: number): number
  /** True when the file says these words, in lower case, beside each place that the texts stand at. */
  isSaid(words: string): boolean
}

export interface Document {
  /** As received, without a leading byte order mark. */
  readonly raw: string
  readonly lines: Lines
  readonly zones: Zones
  readonly frontmatter: Frontmatter
  readonly reading: Reading
  readonly origin: Origin | null
  /** The fact, found on the first call and remembered. */
  observe<Fact>(signal: Signal<Fact>): Fact
  /** The reading of line `index`. */
  lineText(index: number): string
  /** 0-based line of an offset in the reading. Lines are the same in the raw text. */
  lineAt(offset: number): number
  zoneAt(offset: number): Zone
}

export const createDocument = (text: string, origin: Origin | null = null): Document =>
  documentOf(text, origin, null)

/**
 * What a part of a text says when it is read in another way: it is about what that text is about, and of the same
 * maker.
 */
export const retoldDocument = (text: string, whole: Document): Document =>
  documentOf(text, null, whole)

function documentOf(text: string, origin: Origin | null, whole: Document | null): Document {
  const raw = text.charCodeAt(0) === 0xfeff ? text.slice(1) : text
  const lines = linesOf(raw)
  const frontmatter =
    origin || whole ? readFrontmatter('', linesOf('')) : readFrontmatter(raw, lines)
  const facts = new Map<string, unknown>()
  const zones = zonesOf(raw, lines, frontmatter)
  const reading = readingOf(raw, lines, zones)
  const document: Document = {
    raw,
    lines,
    zones,
    frontmatter,
    reading,
    origin,
    observe<Fact>(signal: Signal<Fact>): Fact {
      if (whole && signal.isOfWhole) return whole.observe(signal)
      let fact = facts.get(signal.name) as Fact | undefined
      if (fact === undefined) facts.set(signal.name, (fact = signal.find(document)))
      return fact
    },
    lineText: (index) => reading.text.slice(reading.lines.start(index), reading.lines.end(index)),
    lineAt: (offset) => reading.lines.at(offset),
    zoneAt: (offset) => zones.at(reading.lines.at(offset)),
  }
  return document
}

/** The raw text of line `index`, its line end not included. */
export const rawLine = (document: Document, index: number): string =>
  document.raw.slice(document.lines.start(index), document.lines.end(index))

/** How far a line is set in, as written; -1 for a blank one. */
export const insetOf = (document: Document, line: number): number =>
  rawLine(document, line).slice(0, 80).search(/\S/)
