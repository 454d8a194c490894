/**
 * Frames of orders that are given in one plain sentence: a deed at its start, what it is done to, and what makes it
 * harmful. A new kind of order is a new frame, and a rule that asks for it.
 */

import { regex, source } from '../../patterns/verbose.ts'
import { worded } from '../../patterns/wording.ts'
import { MAIL_HOST_OF_NOBODY } from '../../signals/places/mailboxes.ts'
import { BEGINS, BEGINS_ANYHOW, MUST_BE, participlesOf, RULES } from './parts.ts'

export interface Frame {
  /** Any of these will do. */
  readonly patterns: readonly RegExp[]
  /** Or any of these, wherever in a sentence they stand, where nothing before denies them. */
  readonly stated?: readonly RegExp[]
  /** What the sentence, and the beginning of the next, may say that makes it harmless. */
  readonly spared?: RegExp
  /** The last place that is written out is a stranger's, or none is written out. */
  readonly toStranger?: true
}

/** `Tell no user to …` forbids it. */
const NOT_NONE = source`
  (?! (?:no|none|nobody|neither)\b(?! (?:answer|reply|objection|response)))
`

/** `order` for one way to begin. A question mark inside of a sentence belongs to an address. */
const ordersFrom =
  (begins: string) =>
  (deed: string, thing: string, rest: string, between = [60, 80]): RegExp[] => {
    const harm = rest && `[^!\\n]{0,${between[1]}}?(?:${rest})`
    const active = `${begins}(?:${deed})\\b${NOT_NONE}${thing && `[^!\\n]{0,${between[0]}}?(?:${thing})`}${harm}`
    const passive = source`
      ${RULES}[^!\n]{0,60}?(?:${thing})[^!\n]{0,40}?${MUST_BE}(?:${participlesOf(deed)})\b${harm}
    `
    return (thing ? [active, passive] : [active]).map((source) => worded(new RegExp(source)))
  }

/**
 * A deed at the start of a sentence, a thing, and what makes it harmful, with some words between. Also as rules of a house
 * put it: the thing first, which is to be, shall be or must be dealt with so.
 */
export const order = ordersFrom(BEGINS)

/** The same where no wish of the user makes it right. */
export const orderAnyhow = ordersFrom(BEGINS_ANYHOW)

/** A phrase at the start of a sentence, and what makes it harmful. */
export const phrase = (deed: string, rest: string, between = 80): RegExp =>
  worded(new RegExp(`${BEGINS}(?:${deed})[^!?\\n]{0,${between}}?(?:${rest})`))

/** What is harmful wherever in a sentence it is said, unless it is denied there. */
export const stated = (pattern: string): RegExp => worded(new RegExp(pattern))

/** Words of a text that tests, teaches or plays. */
export const FOR_SHOW = regex`
  \b(?:tests?|testing|fuzz\w{0,4}|mutations?|chaos|samples?|demos?|placeholders?|fixtures?|mocks?|
    examples?|exercises?|training|quiz\w{0,3}|simulat\w{1,4}|drills?|games?|stor(?:y|ies)|novels?|
    characters?|personas?|fiction\w{0,2}|templates?|dummy|puzzles?|worlds?|role-?play|
    red.team\w{0,3}|benchmark\w{0,3})\b
`

/** What is a pleasure, a trifle or nobody's business. */
export const TRIFLE = regex`
    \b(?:surprise|gift|present\b|birthday|spoilers?|typos?|spelling|white ?space|trailing|
      temp(?:orary)? (?:files?|folders?|data)|caches?|drafts?|placeholders?|duplicates?|formatting|
      names?\b[^.]{0,20}\b(?:patients?|victims?|witness\w{0,3})|
      which (?:\w{2,12} )?is which|names? from (?:the |all |each )?(?:surveys?|questionnaires?|
        exams?|essays?|interviews?|answers)\b|pii|personal (?:data|details))\b
  `

/** Keys go along to be let in, or are moved by people who may. */
export const SIGNS_IN = regex`
  \b(?:header|authorization|bearer|sign in|log ?in|oauth|authenticat\w{1,5}|
    example\.(?:com|org|net)|your own|vault|password manager|keychain|secret manager|1password|
    bitwarden|support|security@|abuse@)\b
`

/** Who is to be erased has asked for it, or nothing real is. */
export const ASKED_FOR = regex`
    \b(?:requests?|requested|asks?|asked|gdpr|erasure|right to|close (?:the|their) account|tests?|
      testing|staging|sandbox|retention|older|expired|temp(?:orary)?|fixtures?|confirm\w{0,5}|
      backup (?:first|before)|decommission\w{0,3}|retired|disposal|recycl\w{1,4}|resale|sold)\b
  `

/** A name that stands for one. */
export const STAND_IN = regex`
  @${MAIL_HOST_OF_NOBODY}|<[\w -]{2,30}>
`
