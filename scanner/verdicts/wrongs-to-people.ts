/** Wrongs to people, which nobody suffers where a passage tells of programs. */

import type { Document } from '../document.ts'
import type { Hit } from '../rule.ts'
import { isToldOfPrograms } from '../signals/told-of-programs.ts'

/** The sightings, those in talk of programs no more than a hint. */
export function* wrongsToPeople(document: Document, hits: Iterable<Hit>): Generator<Hit> {
  for (const hit of hits)
    if (isToldOfPrograms(document, hit))
      yield { ...hit, severity: 'med', confidence: 'medium', loose: true }
    else yield hit
}
