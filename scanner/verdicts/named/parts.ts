/** Words of which orders are put together that name a stranger. Sources of patterns, in small letters. */

import { source } from '../../patterns/verbose.ts'
import { each as eachOf, type Scheme } from '../schemes/scheme.ts'

/** Something is given to somebody, or lets them in. */
export const HAND = source`
  \b(?:shar(?:e|es|ed)|gives?|given|grants?|granted|posts?|posted|publish(?:es|ed)?|pastes?|pasted|
    drops?|dropped|texts?|texted|dms?|tells?|sends?|sent|pass(?:es|ed)?|cop(?:y|ies|ied)|
    uploads?|uploaded|invites?|invited|forwards?|forwarded|e-?mails?|mails?|e?-?mailed|push(?:es|
      ed)?|
    dumps?|dumped|puts?|hands?|handed|let|adds?|added|appends?|appended|delivers?|
    delivered|goes|go|attach(?:es|ed)?|streams?|carr(?:y|ies)|calls?|runs? \x60|leaves?|mirror(?:s|
      ed)?|logs?|logged|reads? out)\b
`

/** What opens a name. */
export const QUOTE = source`[\x60"'“]`

/** Something of a name in quotes or ticks. */
export const QUOTED = source`[\x60"'“][^\x60"'”\n]{2,40}[\x60"'”]`

/** All of a kind. */
export const EACH = source`(?:each|every|any|all(?: of)?(?: the)?)`

/** Those who wrote it get in or at it. */
export const SO_WE_CAN = source`
  \b(?:so (?:that )?|because |since )(?:we|our (?:team|staff|desk|people|analysts|engineers)|i)
  [ ](?:can|may|could|like to|want to|are able to|need to|will)\b|
  \b(?:we|our (?:team|staff|desk|people|analysts|engineers)) (?:can |may |like to |want to )
    (?:always |then |still |later )?(?:get (?:in|at|on)|log ?(?:in|on)|open|work on|pick|fetch|read|
      reach|attach|change|enter|use|see)\b
`

/** Ways of one scheme. A sentence that begins with a ban orders nothing of what it names. */
export const each = (
  around: Omit<Scheme, 'parts' | 'within' | 'gaps'>,
  ...ways: readonly Scheme[]
): readonly Scheme[] => eachOf({ bannedWhole: true, ...around }, ...ways)
