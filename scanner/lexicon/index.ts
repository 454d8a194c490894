/**
 * Concepts and the words that stand for them. Lower case; a `*` at an edge lets the word go on there. One pass
 * over a text finds them all, and rules join them. Add a word here, or a concept in the file it belongs to.
 */

import * as actions from './actions.ts'
import * as code from './code.ts'
import * as orders from './orders.ts'
import * as people from './people.ts'
import * as places from './places.ts'
import * as programs from './programs.ts'
import * as stance from './stance.ts'
import * as things from './things.ts'
import * as tongues from './tongues.ts'

/**
 * Some concepts are asked for by nobody. They are not dead: a sentence that mentions none of all concepts is no
 * statement, so that their words have sentences judged which mention nothing else.
 */
export const LEXICON = {
  ...actions, ...code, ...orders, ...people, ...places, ...programs, ...stance, ...things, ...tongues,
} satisfies Record<string, readonly string[]>

export type Concept = keyof typeof LEXICON

export const CONCEPT_NAMES = Object.keys(LEXICON) as Concept[]
