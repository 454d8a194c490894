/**
 * The tables as threads and files hand them on. The larger part stays as it is, in memory that threads share; the rest
 * are bytes, so that a thread that only keeps them for others holds no hundred thousand objects.
 */

import { deserialize, serialize } from 'bun:jsc'
import type { Tables } from '../signals/search/words.ts'

type Matcher = Tables['matcher']

export interface SharedTables {
  readonly next: Matcher['automaton']['next']
  readonly packed: SharedArrayBuffer
}

export function pack({ matcher, ...others }: Tables): SharedTables {
  const { next, ...automaton } = matcher.automaton
  return { next, packed: serialize({ ...others, matcher: { ...matcher, automaton } }) }
}

export function unpack({ next, packed }: SharedTables): Tables {
  const { matcher, ...others } = deserialize(packed)
  return { ...others, matcher: { ...matcher, automaton: { ...matcher.automaton, next } } }
}
