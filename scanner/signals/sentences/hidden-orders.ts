/** Orders in text that readers do not see: a deed, what it is after, and the bond between them. */

import type { Concept } from '../../lexicon/index.ts'
import { regex } from '../../patterns/verbose.ts'
import type { Mention } from '../search/mentions.ts'
import { ADVERB, isTold } from './moods.ts'

/** What an honest remark to a co-author does not contain: an order to the agent and something worth stealing or doing. */
const ORDERS: readonly Concept[] = [
  'override',
  'send',
  'conceal',
  'obey',
  'unasked',
  'authority',
  'erase',
  'run',
  'collect',
  'tonguePrevails',
  'tongueUnseen',
]
const STAKES: readonly Concept[] = [
  'instructions',
  'secret',
  'secretFile',
  'personal',
  'user',
  'agentMemory',
  'url',
  'destination',
  'dropHost',
  'shellDanger',
  'fetcher',
]

/** With one of these the order is no note between authors. */
export const GRAVE: readonly Concept[] = [
  'override',
  'secret',
  'secretFile',
  'conceal',
  'destination',
  'dropHost',
  'unasked',
  'authority',
]

/** Verbs and adverbs that tell of programs as often as they order. */
const MAY_BE_TOLD: readonly Concept[] = [
  'override',
  'send',
  'conceal',
  'obey',
  'erase',
  'run',
  'collect',
]

/** They need nothing in the same sentence: no remark between authors holds them. */
const UNBOUND: readonly Concept[] = [
  'override',
  'unasked',
  'authority',
  'dropHost',
  'tonguePrevails',
  'tongueUnseen',
]

/** The agent itself is spoken to, or of. */
const TO_AGENTS = regex`
  \b(?:ai|agents?|assistants?|llms?|language models?|claude|gpt|chatgpt|gemini|copilot|
    cursor|bots?)\b(?!['’]s?\b)
`

/** An order of its own is turned against. What `overrides the instructions` is no stylesheet. */
const TURNED_AGAINST =
  /\b(?:previous|prior|earlier|preceding|your|system prompt|instructions?|everything|above|user)\b/

/** Words for rules that pages and programs have as well. */
const COMMON_RULES = regex`
  ^(?:guidelines?|prompts?|rules|constraints|restrictions|limitations|polic(?:y|ies)|safeguards|
    training|programming|safety)$
`
const OWN_RULES =
  /\b(?:these|this|your|its|my|previous|prior|above|system|hidden|following|new|own|secret) $/

/** Words of what a page shows: no word that is kept from somebody. */
const DISPLAY =
  /^(?:hide|do not show|don't show|never show|do not display|don't display|suppress|omit)\b/

/** A word for a secret or for people that belongs to the word behind it. */
const PART_OF_NAME = regex`
  ^s?[ -](?:fields?|hints?|rules?|polic(?:y|ies)|tables?|pages?|sections?|managers?|prompts?|forms?|
    inputs?|strength|resets?|docs?|documentation|examples?|dialogs?|box(?:es)?|labels?|scanners?|
    scanning|formats?|rotation|guides?|chapters?|screens?|types?|length|menus?|icons?|agents?|
    interfaces?|manuals?|stor(?:y|ies)|
    groups?|roles?|flows?|testing|experience|avatars?|buttons?|tests?|
    settings)\b(?! (?:contents?|values?)\b)
`

/** One plain variable of the environment is no secret unless it is called one. */
const ONE_VARIABLE = regex`
  ^(?:\[\s?["']|\.(?:get|setdefault|pop)\(\s?["']|\.)
  (?<name>[a-z]\w{0,60})["']?\]?(?<set>\s?=(?!=))?
`
const ENVIRONMENT = /\b(?:os\.environ|process\.env)$/
const OF_SECRETS = /key|token|secret|passw|pwd|credential|auth|cookie|private|session/

/** Only what they are called is spoken of. */
const NAMED = /\bnames? of (?:the |an? |our )?$/

/** Who `pretends` something, and what: the name of an argument or of a mode pretends nothing. */
const PRETENDED =
  /^ (?:that|to|this|it|you|nothing|not|the|there|as|everything|all|they|he|she|we)\b/
const OF_A_TOOL = /^ (?:\w+ )?(?:warnings?|rules?|errors?|lint\w{0,4})\b/

/** `app.run(…)` starts a server, where code was taken out of a page. */
const OF_A_SERVER = /\b(?:uvicorn|app|mcp|server)\.$/

/** Words that look like a verb and are none: `read-only`, `audit logs`, `the backup feeds back`. */
const PART_OF_ADJECTIVE = /^-(?:only|time|side)\b/
const KIND_OF_LOG = /\b(?:audit|access|error|event|debug|jsonl?) $/
const BACKUP_IS = /^ (?:feeds? (?:back|into)|is|are|was|were)\b/

/** The last of those things without which something is: `without keys, contents, or uploads`. */
const LAST_LEFT_OUT = /\bwithout [^.;:!?]{1,120}, (?:or|and|nor) $/
const PART_ENDS = /^\s{0,4}(?:[.;)"'\]]|$)/

/** A fact is kept back, and not a matter left out. */
const KEPT_BACK = /^ (?:that|this|it|how|why|who|what|where|anything)\b/

export interface HiddenOrder {
  /** What is said in earnest there. */
  readonly meant: readonly Mention[]
  /** It is more than a word to another author. */
  readonly grave: boolean
}

/** The order in a text that readers do not see; null when it only tells, or asks for nothing that matters. */
export function orderIn(
  text: string,
  start: number,
  end: number,
  inside: readonly Mention[],
): HiddenOrder | null {
  if (!inside.some(isOrder) || !inside.some(isStake)) return null
  const meant = inside.filter((mention) => isMeant(text, start, mention))
  const toAgents = TO_AGENTS.test(text.slice(start, end))
  let grave: boolean | null = null
  for (const order of meant.filter(isOrder))
    for (const stake of meant.filter(isStake)) {
      if (stake === order) continue
      const weight = toAgents ? 'grave' : weightOf(text, order, stake)
      if (weight === 'none' || !(toAgents || isBound(text, end, order, stake))) continue
      if (weight === 'grave') return { meant, grave: true }
      grave = false
    }
  return grave === null ? null : { meant, grave }
}

const isOrder = ({ concept }: Mention): boolean => ORDERS.includes(concept)
const isStake = ({ concept }: Mention): boolean => STAKES.includes(concept)

function isMeant(text: string, from: number, { concept, start, end }: Mention): boolean {
  const words = text.slice(start, end)
  const behind = text.slice(end, end + 80)
  if (concept === 'secret' || concept === 'secretFile' || concept === 'user') {
    const before = text.slice(Math.max(from, start - 20), start)
    const variable = ENVIRONMENT.test(before + words) ? ONE_VARIABLE.exec(behind) : null
    if (variable) return !variable.groups!.set && OF_SECRETS.test(variable.groups!.name!)
    return (
      !PART_OF_NAME.test(behind) &&
      !NAMED.test(before) &&
      !(concept === 'user' && behind.startsWith(':'))
    )
  }
  if (!MAY_BE_TOLD.includes(concept)) return true
  if (words === 'pretend' && !PRETENDED.test(behind)) return false
  if (words.startsWith('suppress') && OF_A_TOOL.test(behind)) return false
  if (concept === 'override' && TURNED_AGAINST.test(behind)) return true
  if (isNoVerb(text, from, words, start, behind)) return false
  return !isTold(text, from, start, end)
}

function isNoVerb(text: string, from: number, words: string, start: number, behind: string) {
  const before = text.slice(Math.max(from, start - 160), start)
  if (PART_OF_ADJECTIVE.test(behind)) return true
  if (words === 'run') return behind.startsWith('(') && OF_A_SERVER.test(before)
  if (words === 'logs') return KIND_OF_LOG.test(before)
  if (words === 'backup') return BACKUP_IS.test(behind)
  return words.endsWith('s') && PART_ENDS.test(behind) && LAST_LEFT_OUT.test(before)
}

type Weight = 'grave' | 'mild' | 'none'

/** What an order says to another author of a page, when no agent is spoken of. */
function weightOf(text: string, order: Mention, stake: Mention): Weight {
  const words = text.slice(order.start, order.end)
  const { concept } = order
  const shows = concept === 'conceal' && DISPLAY.test(words)
  if (stake.concept === 'instructions' && isCommonRule(text, stake)) {
    if (shows || concept === 'collect' || concept === 'run') return 'none'
    if (concept === 'conceal' && ADVERB.test(words)) return 'none'
    if (concept === 'conceal' && !KEPT_BACK.test(text.slice(order.end, order.end + 12)))
      return 'mild'
  }
  if (stake.concept === 'user' && concept === 'collect' && text.startsWith('them', stake.start))
    return 'none'
  const isSecret = stake.concept === 'secret' || stake.concept === 'secretFile'
  // Secrets are rightly not shown, and passwords not mentioned.
  if (isSecret && concept === 'conceal' && !ADVERB.test(words)) return 'none'
  return 'grave'
}

const isCommonRule = (text: string, { start, end }: Mention): boolean =>
  COMMON_RULES.test(text.slice(start, end)) &&
  !OWN_RULES.test(text.slice(Math.max(0, start - 20), start))

/** Ends a sentence, a paragraph or an item of a list; a dot inside of a name does not. */
const SENTENCE_END = /[.!?;](?=\s)|\n\s{0,8}\n|\n\s{0,8}[-*+>]\s/g

/** What stood in the sentence before. */
const TAKEN_UP = /\b(?:it|its|them|their|that|those|these|this|all of|everything|all)\b/

/** A deed and what it is after stand in one sentence, or the next one takes up what was named. */
function isBound(text: string, end: number, order: Mention, stake: Mention): boolean {
  if (UNBOUND.includes(order.concept) || UNBOUND.includes(stake.concept)) return true
  const [first, second] = order.start < stake.start ? [order, stake] : [stake, order]
  const ends = [...text.slice(first.end, second.start).matchAll(SENTENCE_END)]
  if (ends.length === 0) return true
  if (ends.length > 1) return false
  const next = first.end + ends[0]!.index + 1
  const stop = text.slice(second.end, end).search(SENTENCE_END)
  return TAKEN_UP.test(text.slice(next, stop < 0 ? end : second.end + stop))
}
