/**
 * What a scheme against somebody consists of, whoever words it: parts that no honest text brings together, in any order and
 * over the end of a sentence.
 */

import type { Document } from '../../document.ts'
import type { Hit } from '../../rule.ts'
import { isUsersChoice, joined, type Notion, notion } from '../../signals/notions.ts'
import { prose } from '../../signals/prose.ts'
import { paragraphs } from '../../signals/paragraphs.ts'
import { stretches } from '../../signals/stretches.ts'
import { tellsStories } from '../../topic.ts'
import { regex } from '../../patterns/verbose.ts'

export interface Scheme {
  /** The first is what is shown. */
  parts: readonly Notion[]
  /** Characters that hold them all. */
  within?: number
  /** Its parts may stand in items of a list or fields that follow each other. */
  apart?: true
  /** One of these words has to stand around them. */
  among?: RegExp
  /** Words around them that make it harmless. */
  unless?: RegExp
  /** That somebody is asked first makes it no better. */
  asked?: true
  /** As bad as a theft. */
  grave?: true
}

/** Texts that try, teach, watch or forbid. */
const MEANT_WELL = regex`
  \b(?:test data|test database|seed(?:s|ing)? data|fixtures?|mock(?:s|ed|ing)?|dummy|(?<!as an? )placeholders?|
    detect(?:s|ed|ing|ion)?|red flags?|warning signs|watch (?:out )?for|look out for|beware|
    attackers?|adversar\w{2,4}|scam\w{0,4}|fraudsters?|awareness|simulat\w{1,5}|
    role-?play|fiction|novels?|characters?|anti-?patterns?|bad examples?|pitfalls?|threat model\w{0,4}|
    for example, a (?:bad|malicious)|malicious|phishing)\b
`

/** Where the sentences of a scheme are told against it: as what is not done, or what others do. */
const REFUSED = regex`
  \b(?:we (?:never|do not|will not)(?! (?:saw|seen|checked|tested|verified|heard|met|read|confirmed|mention|say|tell|told|had|did|knew|know))\b|worse than (?:no|none)|is (?:forbidden|prohibited|not allowed|fraud|illegal|dishonest|misconduct)|
    (?:counts? as|amounts? to|would be) (?:fraud|misconduct|deception)|refuse (?:to|if|when|any|such)|
    (?:what|things) (?:not to|to avoid|we (?:do not|never|leave out|avoid|do without)))\b
`

/** Right before the first part it forbids it. What `was never done` is no order to leave it. */
const FORBIDDEN = regex.u`
  (?<!\b(?:that|which|who|was|were|had|has|have|been|is|are|it|they|nobody|reason) )(?:\b(?:never|not|cannot|nor|avoid|
    refuses? to|rather than|instead of|forbids?|prohibits?|prevents?|without|against|nothing is|none are|no \p{L}{2,14} (?:is|are|was|gets?|may be))\b|\b(?:never|not allowed|avoid):)
  (?: (?!and |but |then |instead )[\p{L}'-]{1,14}){0,4} ?$
`

const FORBIDDEN_REACH = 50

export function* schemes(document: Document, all: readonly Scheme[]): Generator<Hit> {
  if (document.observe(tellsStories)) return
  const whole = document.observe(prose)
  const taken = new Set<number>()
  for (const { parts, within = 280, apart, among, unless, asked, grave } of all) {
    const spans = document.observe(apart ? stretches : paragraphs)
    const shape = { meant: [], said: parts, within }
    for (const { span, text, start, end, key } of joined(document, spans, shape, taken)) {
      if (FORBIDDEN.test(whole.slice(Math.max(span.start, key.start - FORBIDDEN_REACH), key.start)))
        continue
      if (among && !among.test(text)) continue
      if (unless?.test(text) || MEANT_WELL.test(text) || REFUSED.test(text)) continue
      if (!asked && isUsersChoice(text)) continue
      taken.add(key.start)
      yield {
        start,
        end,
        confidence: 'high',
        firm: true,
        spoken: true,
        severity: grave ? 'crit' : 'high',
      }
    }
  }
}

/** Any of the notions. */
export const either = (...notions: readonly Notion[]): Notion => notions.flat()

export { notion }
