/** All such deeds, by name. */

import type { Document } from '../../document.ts'
import type { Hit } from '../../rule.ts'
import { deedsIn } from './deed.ts'
import { OF_OUTSIDERS } from './of-outsiders.ts'
import { OF_REACH } from './of-reach.ts'
import { OF_TURNS } from './of-turns.ts'

/** Each with its name. */
const DEEDS = { ...OF_REACH, ...OF_OUTSIDERS, ...OF_TURNS }

export type DeedName = keyof typeof DEEDS

/** Sure sightings of deeds of some kinds. */
export function* deeds(document: Document, ...names: readonly DeedName[]): Generator<Hit> {
  for (const name of names) yield* deedsIn(document, DEEDS[name])
}
