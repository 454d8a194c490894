/**
 * Words without which a regular expression cannot match, read from its source, and how far apart they stand in a match.
 * They let one pass over a text tell which of many patterns are worth trying, and where. What is not understood is
 * taken to need nothing.
 */

import { best, type Need, needsOf, type Part, termOf } from './parts.ts'

/**
 * What all hold in every match of one alternative; without any it may match every text. Words are terms of the matcher: a
 * `*` at an edge lets the word go on there.
 */
export const requiredBy = (way: Part): readonly Need[] =>
  best(needsOf(way)).map((need) => ({ ...need, words: need.words.map(termOf) }))
