/**
 * Every place where a program may stand: fences of any language, and runs of lines between blank ones. What rules on
 * programs join stands together in one of these. `blocks.ts` has those alone that mention something telling.
 */

import type { Document } from '../../document.ts'
import { defineSignal } from '../../signal.ts'
import { candidates } from '../search/candidates.ts'
import { overlappingPieces } from './overlapping-pieces.ts'

export interface Snippet {
  /** Offsets of the reading, `end` exclusive. */
  start: number
  end: number
  /** First word behind the marker of the fence; '' elsewhere. */
  language: string
  fenced: boolean
}

/** Longer ones are read in pieces, which overlap so that a recipe is not cut in two. */
const PIECE = { charactersMax: 5000, overlap: 1200 }

export const snippets = defineSignal('snippets', (document: Document): readonly Snippet[] => {
  const { zones, reading, origin } = document
  // A piece that was decoded is one, whatever it looks like.
  const isOne = origin?.texts.length === 1
  const found: Snippet[] = []
  const { count } = reading.lines
  let index = 0
  while (index < count) {
    const fence = zones.fenceAt(index)
    const last = fence ? fence.last : isOne ? count - 1 : lastOfRun(document, index)
    if (fence || isOne || zones.at(index) !== 'blank') {
      const first = fence ? Math.min(index + 1, last) : index
      addPieces(found, reading.lines.start(first), reading.lines.end(last), fence)
    }
    index = last + 1
  }
  return found
})

/** Those that somebody marked as code. */
export const fencedSnippets = defineSignal(
  'fenced-snippets',
  (document: Document): readonly Snippet[] =>
    document.observe(snippets).filter(({ fenced }) => fenced),
)

function lastOfRun({ zones, reading }: Document, index: number): number {
  let last = index
  while (
    last + 1 < reading.lines.count &&
    zones.at(last + 1) !== 'blank' &&
    zones.at(index) !== 'blank' &&
    !zones.fenceAt(last + 1)
  )
    last++
  return last
}

function addPieces(
  found: Snippet[],
  start: number,
  end: number,
  fence: { language: string } | null,
): void {
  const language = fence?.language ?? ''
  for (const piece of overlappingPieces(start, end, PIECE))
    found.push({ ...piece, language, fenced: fence !== null })
}

/** Two deeds of one snippet, at most so far apart. */
export interface Pair {
  snippet: Snippet
  /** What stands in the snippet. */
  text: string
  /** Offsets of the reading around both. */
  start: number
  end: number
  first: RegExpExecArray
  second: RegExpExecArray
}

/** Matches of one pattern that are tried with those of the other. */
const TRIES_MAX = 6

type Fits = (one: RegExpExecArray, other: RegExpExecArray, text: string) => boolean

/**
 * Snippets in which both patterns, announced as `worded`, match within `reach` characters, in any order. Of several
 * matches the first are told that `fits` takes for a pair: what a program imports has the names of what it does.
 */
export function* pairs(
  document: Document,
  first: RegExp,
  second: RegExp,
  reach: number,
  fits: Fits = () => true,
): Generator<Pair> {
  for (const near of pairsBySnippet(document, first, second, reach, fits, TRIES_MAX)) {
    const { value } = near.next()
    if (value) yield value
  }
}

/** The same with every pair of matches, for rules that excuse some of them. */
export function* everyPair(
  document: Document,
  first: RegExp,
  second: RegExp,
  reach: number,
  fits: Fits = () => true,
): Generator<Pair> {
  for (const near of pairsBySnippet(document, first, second, reach, fits, PAIRS_MAX)) yield* near
}

/** Matches that are tried where excused ones may stand ahead of others. */
const PAIRS_MAX = 10

function* pairsBySnippet(
  document: Document,
  first: RegExp,
  second: RegExp,
  reach: number,
  fits: Fits,
  most: number,
): Generator<Generator<Pair, undefined>> {
  const spans = candidates(document, document.observe(snippets), first)
  for (const snippet of candidates(document, spans, second)) {
    const text = document.reading.text.slice(snippet.start, snippet.end)
    const ones = matchesOf(first, text, most)
    const others = ones.length > 0 ? matchesOf(second, text, most) : []
    yield pairsAmong(
      snippet,
      text,
      ones,
      others,
      (one, other) => isWithin(one, other, reach) && fits(one, other, text),
    )
  }
}

function* pairsAmong(
  snippet: Snippet,
  text: string,
  ones: readonly RegExpExecArray[],
  others: readonly RegExpExecArray[],
  isPair: (one: RegExpExecArray, other: RegExpExecArray) => boolean,
): Generator<Pair, undefined> {
  for (const one of ones)
    for (const other of others)
      if (isPair(one, other))
        yield {
          snippet,
          text,
          start: snippet.start + Math.min(one.index, other.index),
          end: snippet.start + Math.max(one.index + one[0].length, other.index + other[0].length),
          first: one,
          second: other,
        }
}

const isWithin = (one: RegExpExecArray, other: RegExpExecArray, reach: number): boolean =>
  Math.max(
    other.index - (one.index + one[0].length),
    one.index - (other.index + other[0].length),
  ) <= reach

function matchesOf(pattern: RegExp, text: string, most: number): RegExpExecArray[] {
  const found: RegExpExecArray[] = []
  for (const match of text.matchAll(pattern)) {
    found.push(match)
    if (found.length >= most) break
  }
  return found
}
