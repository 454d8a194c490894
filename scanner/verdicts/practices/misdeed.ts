/** What nobody does in good faith: bad by itself, told with its parts in any order. */

import { regex } from '../../patterns/verbose.ts'
import type { Kind, Practice } from './practice.ts'

/** Lists of what others do, and stand-ins in tests. Few words: each is one that an attack may use as well. */
const TOLD = regex`
  \b(?:prompt injections?|jailbreaks?|red flags?|warning signs?|
    dark patterns?|(?:is|would be) a lie|
    mocks?|stubs?|fixtures?|test doubles?|stack traces?|spinner|tooltip)\b
`

/** Characters behind a sentence in which the rest of a deed may stand: two or three sentences more. */
const REACH = 260

/** A kind of such deeds. */
export const misdeed = (...practices: readonly Practice[]): Kind => ({
  practices,
  bounded: TOLD,
  unreasoned: true,
  reach: REACH,
})
