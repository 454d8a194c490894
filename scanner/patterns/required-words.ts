/**
 * Words without which a regular expression cannot match, read from its source, and how far apart they stand in a match.
 * They let one pass over a text tell which of many patterns are worth trying, and where. What is not understood is
 * taken to need nothing.
 */

import { best, type Need, needsOf, type Part, termOf } from './parts.ts'
import { readPattern } from './reader.ts'

/** For each way to match: needs that all hold. A way without needs may match any text. */
export type Requirement = readonly (readonly Need[])[]

/** Words are terms of the matcher: a `*` at an edge lets the word go on there. */
export const requiredWords = (pattern: RegExp): Requirement =>
  readPattern(pattern).ways.map(requiredBy)

export const requiredBy = (way: Part): readonly Need[] =>
  best(needsOf(way)).map((need) => ({ ...need, words: need.words.map(termOf) }))
