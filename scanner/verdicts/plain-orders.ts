/**
 * Orders in one plain sentence: what is to be done stands at its start, and what makes it harmful behind. Other verdicts
 * join what is scattered; here nothing is left open.
 */

import type { Document } from '../document.ts'
import { candidates } from '../signals/candidates.ts'
import { isForeign } from '../signals/hosts.ts'
import { isTitle } from '../signals/passages.ts'
import { prose, type Statement, statements } from '../signals/statements.ts'
import { worded } from '../wording.ts'

/** Where a sentence begins to order: behind the mark of an item, a label, a word of sequence. What is quoted orders nothing. */
const BEGINS = String.raw`^[\s>*.:)(-]{0,8}(?:\d{1,3}[.)] {0,2})?(?:(?:step \d{1,2}|note|important)\W{1,3})?(?:(?:then|also|now|first|finally|next|and|always|please|you must|make sure to|remember to),? ){0,2}`

const USERS = String.raw`(?:the |any |your )?(?:users?|owners?|clients?|customers?|operators?|humans?|person|team|reviewers?|anyone|anybody|them)`

/** A change that others rely on, kept from those it concerns. */
const HIDDEN = worded(
  new RegExp(
    BEGINS +
      String.raw`(?:delete|erase|wipe|remove|overwrite|install|uninstall|copy|send|upload|post|forward|push|commit|merge|change|alter|modify|edit|add|append|insert|replace|swap|disable|turn off|switch off|create|grant|invite|transfer|pay|buy|order|book|cancel|sign|approve|subscribe|register|publish|share|move|raise|lower|record|collect)\b[^!?\n]{3,120}?(?:\b(?:do not|don't|never|without) (?:ever )?(?:tell(?:ing)?|inform(?:ing)?|notify(?:ing)?|alert(?:ing)?|(?:mention(?:ing)?|disclos(?:e|ing)|reveal(?:ing)?|report(?:ing)?|show(?:ing)?) (?:it|this|that|any of (?:it|this)) to) ` +
      USERS +
      String.raw`\b|\bnever mention (?:it|this|that)\b|\bwithout ` +
      USERS +
      String.raw` (?:ever )?(?:noticing|knowing|seeing|finding out|being told)\b|\bhide (?:it|this|that|these)(?: step| change| action)? from ` +
      USERS +
      String.raw`\b|\bkeep (?:it|this|that) (?:a )?secret from ` +
      USERS +
      String.raw`\b|\bsay nothing (?:about|of) (?:it|this|that)\b|\bif (?:you are |you're |anyone )?ask(?:ed|s),? (?:deny|say (?:that )?(?:nothing|you did(?: not|n't)))\b|\bso that (?:nobody|no one|the user (?:does not|doesn't|never)) (?:notices?|knows?|sees?|learns?)\b|\bleave (?:it|this|that) out of (?:the|your|any) (?:summary|report|log|answer|reply|recap|notes)\b)`,
  ),
)

/** Behind the sentence, where a reason may be given. */
const REASON_CHARACTERS = 60

/** What is a pleasure, a trifle or nobody's business. */
const TRIFLE =
  /\b(?:surprise|gift|present\b|birthday|spoilers?|typos?|spelling|white ?space|trailing|temp(?:orary)? (?:files?|folders?|data)|caches?|drafts?|placeholders?|duplicates?|formatting|names?\b[^.]{0,20}\b(?:patients?|victims?|witness\w{0,3})|pii|personal (?:data|details))\b/

/** Words by which the agent was set up, given away whole or to somewhere. */
const LEAKED = worded(
  new RegExp(
    BEGINS +
      String.raw`(?:print|reveal|show|output|repeat|paste|include|send|quote|recite|append|write out|display|disclose|dump|post|copy)\b[^.!?\n]{0,24}\b(?:your (?:(?:full|whole|entire|complete|own|initial|original|hidden|internal) ){0,2}(?:system prompt|system message|instructions|initial prompt|prompt)|the (?:hidden|internal|developer'?s?|system) (?:instructions|message|prompt)|everything above this line)\b[^.!?\n]{0,30}?(?:\bverbatim\b|\bword[- ]for[- ]word\b|\bin full\b|\bat the (?:start|end|top|beginning) of (?:each|every|your|all)\b|\bto https?:)`,
  ),
)

/** Keys, or the files that hold them, to a place that is written out. */
const CARRIED_OFF = worded(
  new RegExp(
    BEGINS +
      String.raw`(?:send|upload|post|forward|copy|transmit|submit|push|report|e-?mail|mail|share|sync|deliver|append|hand|pass|stream|leak)\b[^!?\n]{0,60}?(?:\bapi keys?|\.env\b|\benvironment variables|\bssh (?:private )?keys?|\bcredentials|\bpasswords?|\btokens?|\bcookies|\bseed phrase|\bprivate keys?|\bsecrets|~\/\.(?:ssh|aws|gnupg|kube)\b)[^!?\n]{0,60}?\b(?:to|at|into) (?:(?:our|the|my|us|this) (?:\w{1,12} ){0,2}(?:at )?)?(https?:\/\/[^\s"'<>)\x60]{4,200}|[\w.+-]{1,60}@[\w-]{1,60}(?:\.[\w-]{1,30}){1,3}|(?:[\w-]{2,60}\.){1,4}(?:com|net|org|io|dev|app|co|cc|me|xyz|top|site|online|cloud|link|live|tech|store|space|pro|info|ru|cn|de|fr|jp|br|uk|us|eu)\b)`,
  ),
)

/** What the agent was told before, swept aside. With `by`, `with` or `that` it is a setting, or a defence. */
const SWEPT_ASIDE = worded(
  new RegExp(
    BEGINS +
      String.raw`(?:ignore|disregard|forget|override|set aside|bypass|drop|discard|stop following|pay no attention to|abandon|do not follow|don't follow) (?:all (?:of )?)?(?:the |any |your |every )?(?:(?:previous|prior|earlier|preceding|above|system|safety|original|initial|developer'?s?|operator'?s?|user'?s?) ){1,2}(?:instructions?|rules|guidelines|prompts?|constraints|directives|restrictions)(?=[.,;!]|$| and\b| you\b| given\b| instead\b| from (?:now|here|this)\b)`,
  ),
)

/** Somebody's no is passed over. */
const OVER_A_NO = worded(
  new RegExp(
    BEGINS +
      String.raw`(?:delete|wipe|deploy|pay|drop|transfer|send|merge|buy|order|run|publish|install|push|overwrite|remove|cancel|sign|submit|charge|book|format|restart|continue|proceed|go on|go ahead)\b[^!?
]{0,80}?\beven (?:if|when|though) ` +
      USERS +
      String.raw` (?:says? no|refuses?|declines?|objects?|disagrees?|rejects? it|asks? (?:you )?(?:not to|to stop)|tells? you (?:not to|to stop))\b`,
  ),
)

/** Keys go along to be let in, or are moved by people who may. */
const SIGNS_IN =
  /\b(?:header|authorization|bearer|sign in|log ?in|oauth|authenticat\w{1,5}|example\.(?:com|org|net)|your own|vault|password manager|keychain|secret manager|1password|bitwarden|support|security@|abuse@)\b/

export interface Order {
  start: number
  end: number
}

function* ordersIn(
  document: Document,
  pattern: RegExp,
  isOne: (found: RegExpExecArray, sentence: string, statement: Statement) => boolean,
): Generator<Order> {
  for (const statement of candidates(document, document.observe(statements), pattern)) {
    if (isTitle(document, statement)) continue
    const sentence = sentenceOf(document, statement)
    const found = pattern.exec(sentence)
    if (!found || !isOne(found, sentence, statement)) continue
    yield { start: statement.start, end: statement.start + found.index + found[0].length }
  }
}

const sentenceOf = (document: Document, { start, end }: Statement): string =>
  document.observe(prose).slice(start, end)

export const hiddenOrders = (document: Document): Iterable<Order> =>
  ordersIn(
    document,
    HIDDEN,
    (_, sentence, { end }) =>
      !TRIFLE.test(sentence + document.observe(prose).slice(end, end + REASON_CHARACTERS)),
  )

export const leakOrders = (document: Document): Iterable<Order> =>
  ordersIn(document, LEAKED, () => true)

export const carriedOff = (document: Document): Iterable<Order> =>
  ordersIn(document, CARRIED_OFF, ([, place], sentence) => {
    if (SIGNS_IN.test(sentence)) return false
    const address = place!.includes('://')
      ? place!
      : `https://${place!.replace(/^[^@]{0,60}@/, '')}`
    return isForeign(document, address)
  })

export const sweptAside = (document: Document): Iterable<Order> =>
  ordersIn(document, SWEPT_ASIDE, () => true)

export const overANo = (document: Document): Iterable<Order> =>
  ordersIn(document, OVER_A_NO, () => true)
