/**
 * What an agent does, in the words in which it would be told of: a name, a sentence in the past, what is going on, an
 * order. Those who would be told, and how it is kept from them. Sources of patterns on small letters.
 */

import { source } from '../../patterns/verbose.ts'
import { ITSELF } from './persons.ts'

/** Those who use the work. Behind their name it ends: what is the user's is not the user. */
export const PERSON = source`
  (?:(?:the|your|any|an|a|our|this|every|no) (?:\w{3,10} )?(?:users?|owners?|humans?|customers?|
  clients?|persons?|people|team|reviewers?|operators?|authors?|maintainers?|employers?|boss)|
  users|people|customers|clients|reviewers|(?:any|every|some)(?:one|body)|nobody|no one|them|
  him|her)(?: you (?:work|act|are working) for| at the keyboard| in the (?:chat|
  conversation))?${ITSELF}
`

/** The same in the position of `they`. */
export const THEY = source`(?:${PERSON}|they|he|she|whoever asks)`

const DETERMINER = source`(?:the|this|that|these|those|any|each|every|an|a|your|its|all)`

/** A deed by its name. */
export const DEED = source`
  (?:${DETERMINER} (?:\w{2,12} )?(?:uploads?|e-?mails?|transfers?|transmissions?|installations?|
  changed (?:\w{3,12} )?(?:settings?|files?|configuration)|(?:\w{4,12} )?changes?|
  modifications?|deletions?|removals?|purchases?|subscriptions?|payments?|(?:network|api|server|
  web|remote|outgoing|outbound|background|extra|additional) (?:calls?|requests?|traffic)|
  (?:extra|additional|added|hidden|secret) (?:steps?|actions?|cop(?:y|ies)|files?|recipients?|
  commands?|packages?))|(?:this|these|that|those) (?:steps?|actions?|cop(?:y|ies)|calls?|
  requests?|downloads?|commands?))\b(?!['/-]| (?:button|command|endpoint|form|function|page|
  path|tool|process|policy|history|settings?|fails?|failed|errors?|id|ids|address(?:es)?|
  to (?:the|a|an) \w{3,12} (?:branch|file))\b)
`

/** A deed that was done, behind its subject. */
const DONE = source`
  (?:uploaded|sent|installed|changed|altered|modified|deleted|erased|removed|bought|purchased|
  ordered|paid|charged|called|contacted|run|executed|copied|forwarded|transferred|transmitted|
  posted|shared|exported|downloaded|added|collected|recorded|replaced|disabled)
`

/** That something was done. */
export const WAS_DONE = source`
  (?:(?:[\w'-]{1,14} ){1,4}?(?:was|were|is|are|has been|have been|had been|got|gets?|is being|
  are being|will be)(?: (?:\w{2,10}ly|also|ever))? ${DONE}|(?:you|we|it|the (?:agent|assistant|
  skill)) (?:has |have |had |also ){0,2}
      (?:${DONE}|upload|send|install|change|delete|remove|buy|copy|forward|share|export|collect))\b
`

/** What is going on. */
export const DOING = source`
  (?:uploading|sending|installing|changing|altering|modifying|deleting|erasing|removing|buying|
  purchasing|ordering|paying|calling|contacting|running|executing|copying|forwarding|
  transferring|transmitting|posting|sharing|exporting|downloading|adding|collecting|recording|
  replacing|disabling)(?: (?!(?:and|or|but|with|without)\b)[\w./-]{1,20}){1,5}?
`

/** An order to do it. */
export const DO = source`
  (?:upload|send|install|change|alter|modify|delete|erase|remove|buy|purchase|order|pay|call|
  contact|run|execute|copy|forward|transfer|transmit|post|share|export|download|add|collect|
  record|replace|disable)(?: (?!(?:and|or|but|without|so|never|not)\b)[\w./-]{1,20}){1,6}?
`

/** Any of them, as what is told of. */
export const OF_DEED = source`
  (?:(?:about |of |anything about )?${DEED}|(?:about |of )?${DOING}|(?:that |how |when |
  whether )${WAS_DONE})
`

/** It is not to be, or is not. */
export const NOT = source`
  (?:(?:do|does|did|will|shall|should|must|may|can|is|are|need|has|have)(?: to)? ?(?:not|n't|
  never)(?: (?:ever|to|allowed to))?|cannot|can't|never|refrain from|avoid|
  (?:there is )?no (?:need|reason) to|not necessary to|under no circumstances|needn't)
`

export const TELL = source`
  (?:tell|inform|notify|warn|alert|telling|informing|notifying|warning|alerting|remind|let)
`

export const MENTION = source`
  (?:mention|disclose|reveal|report|show|admit|announce|explain|confess|list|mentioning|
  disclosing|revealing|reporting|showing)
`

export const MENTIONED = source`
  (?:mentioned|disclosed|revealed|reported|shown|admitted|announced|explained|confessed|visible|
  known|listed|communicated|told)
`

export const HIDE = source`
  (?:hid(?:e|es|ing)|conceal(?:s|ing)?|keep(?:s|ing)?|withhold(?:s|ing)?|cover(?:s|ing)? up|
  disguis(?:e|es|ing)|obscur(?:e|es|ing)|hush(?:es|ing)? up|mask(?:s|ing)?)
`

export const HIDDEN = source`
  (?:hidden|concealed|kept(?: (?:secret|hidden|away))?|withheld|invisible|disguised|secret|
  obscured)
`

export const LEARN = source`
  (?:know|learn|find out|notice|see|hear|discover|realize|realise|become aware|be (?:told|
  informed|notified|aware|made aware)|get to know|suspect|get wind)
`

/** The deed is done so that they do not come to know. */
export const UNNOTICED = source`
  (?:without (?:ever )?(?:telling|informing|notifying|alerting) ${PERSON}|
  without ${PERSON} (?:ever )?(?:noticing|knowing|finding out|seeing|realizing|realising|
  being (?:told|aware|informed))|without (?:the|your) (?:user|owner|human|customer|client|
  team)(?:'s|s') (?:knowledge|noticing|knowing)|behind (?:the |your )?\w{3,12}(?: you (?:work|
  act) for)?(?:'s|s') backs?|(?:out of|outside) (?:the )?(?:sight|view) of ${PERSON}|
  hidden from ${PERSON}|unnoticed by ${PERSON}|so (?:that )?${THEY} (?:does not|do not|don't|
  doesn't|will not|won't|cannot|can't|never) (?:ever )?(?:notices?|sees?|knows?|learns?|
  finds? out|realizes?|suspects?)|so (?:that )?(?:nobody|no one) (?:ever )?(?:notices|sees|
  knows|learns|finds out|realizes|suspects))\b
`
