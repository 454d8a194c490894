/** Wrongs to people, which nobody suffers where a passage tells of programs, or orders nothing and names nobody. */

import type { Document } from '../../document.ts'
import type { Hit } from '../../rule.ts'
import { isMereTelling } from '../../signals/sentences/mere-tellings.ts'
import { isToldOfPrograms } from '../../signals/sentences/told-of-programs.ts'

/** The sightings, those that hold for such talk no more than a hint. */
function* weighed(
  document: Document,
  hits: Iterable<Hit>,
  isTalk: (document: Document, hit: Hit) => boolean,
): Generator<Hit> {
  for (const hit of hits)
    yield isTalk(document, hit)
      ? { ...hit, severity: 'med', confidence: 'medium', loose: true }
      : hit
}

export const wrongsToPeople = (document: Document, hits: Iterable<Hit>): Generator<Hit> =>
  weighed(
    document,
    hits,
    (document, hit): boolean => isToldOfPrograms(document, hit) || isMereTelling(document, hit),
  )

/** The same for what is as bad when it is ordered of programs. */
export const unlessMerelyTold = (document: Document, hits: Iterable<Hit>): Generator<Hit> =>
  weighed(document, hits, (document, hit) => isMereTelling(document, hit))
