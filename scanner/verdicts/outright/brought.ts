/**
 * One deed in the ways in which plain sentences order it: you do it, the assistant does it, it is to be done, the place must
 * hold the thing, make sure that it does, we want it there, whenever you work on the place.
 */

import { source } from '../../patterns/verbose.ts'
import { past, present } from '../schemes/forms.ts'
import { inTurn, type Scheme } from '../schemes/scheme.ts'

export interface Deed {
  /** Plain verbs, with `|` between them. */
  readonly verbs: string
  /** What is brought, with what stands before its name. */
  readonly thing: string
  /** Where to, with the small word before it. */
  readonly into: string
  /** The thing says enough: a place that must hold it may be any. */
  readonly anywhere?: true
}

const each = (verbs: string, form: (verb: string) => string): string =>
  verbs
    .split('|')
    .map((verb) => verb.replace(/^\S+/, form))
    .join('|')

/** The deed as ordered or told of the assistant, for patterns of one's own. */
export const doing = (verbs: string): string => `(?:${verbs}|${each(verbs, present)})`

/** It is done, or is to be. */
export const isDone = (verbs: string): string => source`
  (?:(?:is|are|must|should|shall|has|have|needs?|will|gets?|
    may|can)(?: to)?(?: (?:always|also|then|all|\w{3,12}ly))?(?: be)?
    (?: \w{3,12}ly)? (?:${each(verbs, past)}))
`

export const HOLDS = source`
  (?:(?:always |also |\w{3,12}ly )?(?:contains?|has|have|holds?|carr(?:y|ies)|includes?|
    gets?|bears?|receives?))
`

export const MUST_HOLD = source`
  (?:(?:must|should|shall|has to|have to|needs? to|is to|are to|ought to) (?:always |also )?
    (?:contain|have|hold|carry|include|get|bear|receive|be given))
`

export const SURE = source`
  (?:make sure|makes sure|ensure|ensures|see to it|sees to it|take care|be sure)(?: that)?
`

export const WE_WANT = source`
  (?:we|i|the (?:author|publisher|maker)s?) (?:want|need|expect|require|
    would like|wish)s?(?: to (?:have|see))?
`

export const WHEN_AT_IT = source`
  (?:whenever|when|each time|every time|while|having|after|once|if|as soon as)
`

export function brought({ verbs, thing, into, anywhere }: Deed): readonly Scheme[] {
  const done = isDone(verbs)
  return [
    {
      ...inTurn(source`
        \b${doing(verbs)} (?:\w{3,12}ly )?${thing} (?:\w{3,12}ly )?${into}
      `),
      ordered: true,
    },
    inTurn(source`\b${thing} ${done} ${into}`),
    ...(anywhere
      ? [
          inTurn(source`\b${MUST_HOLD} ${thing}(?!\w)`),
          inTurn(source`\b${SURE} [^.!?\n]{2,50}? ${HOLDS} ${thing}(?!\w)`),
          inTurn(source`
            \b${WHEN_AT_IT} [^.!?\n,]{3,50}, (?:then |please |also )?(?:you )?
            (?:${verbs}) ${thing}(?!\w)
          `),
        ]
      : [
          inTurn(source`
            \b${SURE} [^.!?\n]{0,30}?${thing} (?:is|are|stays?|ends? up|gets?|goes|go|
              lands?|keeps? coming)(?: \w{3,12}){0,2} ${into}
          `),
        ]),
    inTurn(source`\b${WE_WANT} ${thing} ${into}`),
  ]
}
