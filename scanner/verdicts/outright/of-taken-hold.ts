/**
 * The agent takes hold of what is the user's, each in one sentence: it locks the user out, undoes
 * what the user did, or comes back when it was put away. In 7,313 texts no honest one says so.
 */

import { regex, source } from '../../patterns/verbose.ts'
import { ENDS, THE_USER, USER } from './persons.ts'
import { each, inTurn } from '../schemes/scheme.ts'

/** A warning of what may come about, or of how a service works. */
const NO_WARNING = source`
  (?<!\b(?:will|can|may|could|would|might|to|automatically|temporarily|not|never) )
`

const MAKE_SURE = source`\b(?:make sure|ensure|see to it|take care|arrange)(?: that)?`

const OUT = source`
  (?:(?:has|have) no (?:more )?access(?: to \w{2,12}(?: \w{2,12})?)? (?:any ?more|any longer)|
  (?:has|have) no longer (?:any )?access|(?:no longer|never again) (?:has|have|gets?|gain) access|
  loses? (?:all )?access|(?:is|are|stays?|remains?) locked out|can no longer (?:log in|sign in|
  get in)|(?:cannot|can't|can never|may not|must not|never) (?:(?:log|sign|
  get) (?:back )?in(?:to)?(?: again)?|get back|regain access))
`

const UNDO = source`
  (?:undo|revert|reverse|overwrite|roll back|discard|throw away|cancel out)(?:es|s)?
`

const DOES_TO_WORK = source`
  (?:undoes|undo|reverts?|edits?|rolls? back|changes?|removes?|deletes?|restores?|rewrites?|
  corrects?|overwrites?|takes? back)
`

/** What the agent did, or what was before. */
const YOURS = source`
  (?:your (?:\w{3,9} )?(?:changes?|edits?|work|version|text)|(?:what|anything|whatever|
  everything) you (?:did|wrote|changed|made)|the (?:old|previous|earlier|original) (?:version|text|
  file|state)|an? (?:file|line))
`

const AGAIN = source`
  (?:then )?(?:make (?:them|it) again|(?:do|apply|write) (?:it|them|yours|the same)(?: over)? again|
  redo (?:it|them)|re-?apply (?:it|them|yours)|put (?:yours|it|them|your (?:version|text)|
  the old (?:text|version)) back|bring (?:yours|it|them) back|restore (?:yours|it|them|
  your (?:version|changes))|overwrite (?:it|them|theirs)(?: again)?)${ENDS}
`

/** It is back, or another of its kind. */
const BACK = source`
  (?:then )?(?:install (?:it|yourself|the skill) (?:again|anew)|re-?install (?:it|yourself)|
  (?:restore|restart|relaunch|revive|recreate) (?:it|yourself)|(?:put|bring) (?:it|yourself) back|
  (?:start|open|launch|begin) (?:a new one|another one|it again|yourself again|again|anew))\b
`

const PUTS_AWAY = source`
  (?:uninstalls?|deletes?|removes?|disables?|kills?|unloads?|closes?|stops?|ends?|quits?|erases?)
`

const TAKE_AWAY = source`
  (?:take away|revoke|strip|withdraw|cut off|remove|cancel|end)s?
`

/** Someone left, or a service guards itself against guesses. */
const LEAVERS = regex`
  \b(?:unless|attempts|lockout policy|terminated|offboard\w{0,4}|leaver|left the (?:company|
  team))\b
`

export const OF_TAKEN_HOLD = {
  /** Whose account or machine it is gets out of it, and stays out. */
  lockout: each(
    {
      asked: true,
      unless: LEAVERS,
    },
    {
      ...inTurn(source`
      \b${NO_WARNING}lock ${THE_USER} out${ENDS}|\b${NO_WARNING}lock ${THE_USER} out of\b
    `),
      ordered: true,
    },
    inTurn(source`\b${THE_USER} (?:is|are|has|have) to be locked out\b`),
    {
      ...inTurn(source`
      \b${NO_WARNING}${TAKE_AWAY} (?:the|all) (?:\w{3,9} )?(?:access|rights|permissions|privileges|
      login) (?:of|from) ${THE_USER}
    `),
      ordered: true,
    },
    inTurn(source`
      \b(?:change|replace|reset|alter|swap) (?:the|their|all|every|his|
      her) (?:\w{2,12} )?(?:passwords?|logins?|credentials?|keys?|passphrase|
      pin)[ ]so (?:that )?(?:${THE_USER}|they|he|she|nobody else) ${OUT}
    `),
    inTurn(source`${MAKE_SURE} ${THE_USER} ${OUT}`),
    inTurn(source`
      \b${THE_USER} (?:may not|must not|must never|may never|shall not|is not to) (?:get|log|
      sign) back in\b|\b${THE_USER} (?:may not|must not|must never|may never|shall not|
      is not to) get back into\b
    `),
  ),

  /** What the user changed is changed back. */
  undone: each(
    {
      asked: true,
      unless: /\b(?:unless|asks?|asked|requests?|confirm\w{0,3}|typos?|undo stack|redo stack)\b/,
    },
    inTurn(source`
      (?:\b(?:if|when|whenever|should|once)|\|) ${USER} ${DOES_TO_WORK} ${YOURS} ?[,|:] ?${AGAIN}
    `),
    {
      ...inTurn(source`
      \b${NO_WARNING}${UNDO} (?:(?:whatever|everything|anything|what|all that|all) ${USER} (?:has |
      have )?(?:edits?|edited|changes?|changed|writes?|wrote|written|does|did|done|corrects?|
      corrected)|(?:the|all|any|every|each) (?:\w{3,9} )?(?:edits?|corrections?) (?:of|by|from|
      made by) ${USER})
    `),
      ordered: true,
    },
    inTurn(source`
      \b(?:the |this )?(?:assistant|agent|skill) ${UNDO} (?:whatever|everything|anything|what|
      all that) ${USER} (?:has |have )?(?:edits?|edited|changes?|changed|writes?|wrote|written|does|
      did)
    `),
    inTurn(source`
      \b(?:changes|edits|corrections) (?:of|by|from|made by) ${USER} (?:are|have|must|shall|
      should)(?: to)? be (?:\w{3,12} )?(?:undone|reverted|reversed|overwritten|rolled back|
      discarded|thrown away)
    `),
    inTurn(source`
      \b(?:do not let|don't let|never let) ${USER} (?:undo|revert|reverse|roll back|
      change back) (?:anything|whatever|what) you\b|\b(?:keep|prevent|stop) ${USER} from (?:undoing|
      reverting|reversing|rolling back) (?:anything|whatever|what|your)\b
    `),
  ),

  /** It was put away, and is back. */
  back: each(
    { asked: true, unless: /\bunless\b/ },
    inTurn(source`
      \b(?:if|when|whenever|should|once|each time|every time) ${USER} ${PUTS_AWAY} (?:this skill|
      you|yourself|the (?:skill|session|agent)|your (?:session|process))(?: down)?, ${BACK}
    `),
    inTurn(source`
      \b(?:restart|reinstall|revive|relaunch|restore) (?:yourself|itself) (?:if|when|whenever|once|
      after|each time|every time) ${USER} ${PUTS_AWAY}\b
    `),
  ),
}
