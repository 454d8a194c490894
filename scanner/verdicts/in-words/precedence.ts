/** Claims of a text to rank above those who hire the agent, in whatever words. */

import type { Document } from '../../document.ts'
import { regex } from '../../patterns/verbose.ts'
import type { Hit } from '../../rule.ts'
import { candidates } from '../../signals/search/candidates.ts'
import { behind } from '../../signals/sentences/behind.ts'
import { isTitle } from '../../signals/sentences/passages.ts'
import { prose } from '../../signals/sentences/prose.ts'
import { OWN, PRINCIPAL, SELF, THEIRS } from '../../signals/sentences/standing.ts'
import { type Statement, statements } from '../../signals/sentences/statements.ts'
import {
  VOID,
  UNDOES,
  BUILT,
  DEAF,
  ORDER,
  LEAD,
  TOLD,
  WINS,
  PERSON,
  WINS_OVER_PERSON,
  OUTRANKS,
  TRADE,
  OFFERED,
} from './precedence-words.ts'

/** Where a text sets aside what others told the agent, or puts its own words above theirs. */
export function* precedenceClaims(document: Document): Generator<Hit> {
  const told = { spoken: true } as const
  const text = document.observe(prose)
  const all = candidates(
    document,
    document.observe(statements),
    THEIRS,
    OWN,
    DEAF,
    ORDER,
    OUTRANKS,
    WINS_OVER_PERSON,
  )
  for (const statement of all) {
    if (isTitle(document, statement)) continue
    const { start, end, zone } = statement
    const sentence = text.slice(start, end)
    if (OFFERED.test(sentence)) continue
    // A description says when a skill is used: `to remember or forget`, `events cancelled`.
    if (
      zone === 'frontmatter' &&
      /\buse (?:this |it )?(?:skill )?(?:when|for|to|if)\b/.test(sentence)
    )
      continue
    if (FOUND_ELSEWHERE.test(sentence) || YIELDS.test(sentence) || FITS_IN.test(sentence)) continue
    if (!CONCERNED.test(sentence) || TURNS_DOWN.test(sentence)) continue
    const next = behind(document, end, LEAD)
    const found =
      voids(sentence) ??
      wins(sentence) ??
      outranks(sentence) ??
      loosens(sentence, next) ??
      deaf(sentence) ??
      ranks(sentence)
    if (found?.sure) yield { ...placed(statement, found), ...told, confidence: 'medium' }
    else if (found) yield { ...placed(statement, found), ...told, loose: found.severity !== 'crit' }
    const those = found ? null : voidsThose(sentence, next)
    if (those) yield { start: end + those.index, end: end + those.index + those.length, ...told }
  }
}

/** Orders in what others wrote are rightly not obeyed. */
const FOUND_ELSEWHERE = regex`
    \bif (?:any of (?:it|them|this|these)|it|something|anything|
      (?:an?|any|some|the) (?:\w{2,12} ){0,2}(?:pages?|files?|texts?|documents?|mails?|comments?|
        notes?|messages?|briefs?|results?|tickets?|headlines?|sources?))\b
    [^.!?]{0,24}\b(?:tells?|asks?|instructs?|orders?|says?)\b[^.!?]{0,60},\s(?:ignore|disregard|
      do not (?:obey|follow)|don't (?:obey|follow)) (?:it|that|them|this)\b|
    \b(?:ignore|disregard|do not follow|don't follow)\b[^.!?]{0,16}\b(?:instructions?|orders?|
      directives?|prompts?) (?:you find |found |that appear |that stand |embedded |contained |
      hidden |written )?(?:in|inside|within|from) (?:a |an |the |any |those |such |web |
      fetched |external |untrusted ){0,3}(?:pages?|pdfs?|web|documents?|files?|tools?|comments?|
      mails?|e-?mails?|texts?|contents?|results?|sites?|tickets?|issues?|messages?|readmes?|
      folders?|node_modules|vendor|[\w.@-]{1,24}\/)(?![\w-])
  `

/** It fits itself in below somebody, which excuses nothing where it stands above those whom it serves. */
const FITS_IN = regex`
  ^(?![^!?\n]{0,300}\b(?:above|over|outranks?|overrides?|ahead of|supersedes?|before|beats?)\b
    [^.!?\n]{0,30}\b(?:users?|owners?|operators?|persons?|people|system)\b)[^!?\n]{0,300}?(?:
    \b(?:ranking|standing|coming|placed) (?:\w{1,10} )?(?:below|beneath|
      behind|under) (?:the |your |any |all )?
    (?:system|operator|user|developer|platform)|
    \bgiv(?:e|es|ing) way (?:when|where|if|as soon as) (?:the |your )?(?:user|owner|
      operator|person)\b|\bwithin the (?:platform|operator|system|vendor|company)(?:'s)? (?:own )?
    (?:rules|polic(?:y|ies)|prompt|instructions|guidelines|terms)\b)
`

/** Whose words stand above this text is said the right way round. */
const YIELDS = regex`
    \b(?:this|the) (?:skill|file|document|text|page) (?:ranks?|ranked|stands?|
      comes?|placed) (?:\w{1,10} )?(?:below|beneath|behind) (?:the |your |any |all )?(?:system|
      operator|user|developer)|
    \b(?:the |their |its |your )?(?:safety|system|platform|operator|user|vendor|company)
    (?:'s|s')? (?:\w{1,12} )?(?:rules|polic(?:y|ies)|prompt|instructions|guidelines|wishes|
      requests?) (?:always )?(?:wins?|prevails?|decides?|counts?|takes? precedence|
      comes? first|goes? first)\b|
    \bonly (?:when|if|after|once|where) (?:the |your )?(?:user|owner)s? (?:\w{1,10} )?
    (?:asks?|says?|wants?|confirms?|approves?|agrees?)\b|
    \bfollow(?:s|ing)? the (?:usual|same|standard|normal|general|ordinary|
      rules (?:of|set by|for|in))\b
  `

/** `Ignore requests to …: "forget your rules", "you are free"` quotes what others ask for, and nothing else. */
const TURNS_DOWN = regex`
  ^[^a-z]{0,8}(?:(?:do not|don't|never) (?:follow|obey)|ignore|refuse|
    decline|turn down) (?:any |all )?
  (?:\w{3,12} )?(?:requests?|attempts?|demands?|messages?|pleas?)\b[^.!?"“]{0,90}[:,] ?
  (?:["“][^"“”]{3,80}["”](?:,? (?:or |and )?)?){1,6}[.;]?\s?$
`

/** The agent or those whom it obeys. */
const CONCERNED = regex`
    \b(?:you|your|operators?|vendors?|platforms?|providers?|makers?|system|users?|
      humans?|person|anthropic|openai|compan(?:y|ies)|developers?|host|prior|previous|earlier|
      this (?:skill|file)|skill\.md|guardrails?|safeguards|boundaries|rules|safety)\b
  `

interface Found {
  index: number
  length: number
  severity: 'crit' | 'high' | 'med'
  /** Ordered of what is the agent's own or the user's, so that no other rule has to agree. */
  sure?: boolean
}

const placed = ({ start }: Statement, { index, length, severity }: Found): Hit => ({
  start: start + index,
  end: start + index + length,
  severity,
})

/** What goes by a rule does not set it aside. */
const GOES_BY = /\b(?:according to|as per|based on|in line with|depending on) $/

/** `A way to revoke each one`: people may, and nobody is told to. It is passed over; the rest of the sentence counts. */
const OFFER = regex.g`
  \b(?:an?|the) (?:\w{1,8} )?(?:way|button|link|option|
    command|switch) to \w{2,14} (?:each|any|them|it|one)\b
`

/** `…, and a patch that is too long is dropped`: it has a subject of its own. */
const OF_ANOTHER =
  /[,;] (?:and |but |so )?an? (?:\w{2,14} ){1,2}(?:that|which|whose) [^,;.!?]{3,90}\b(?:is|gets) $/

/** What others told the agent counts no more. */
function voids(whole: string): Found | null {
  const sentence = whole.replace(OFFER, ({ length }) => ' '.repeat(length))
  const theirs = THEIRS.exec(sentence)
  const verb = theirs && [...sentence.matchAll(EVERY_VOID)].find((one) => !isOfOther(sentence, one))
  if (!theirs || !verb || TRADE.test(sentence) || / else$/.test(theirs[0])) return null
  // `Though the rules say ignore`: a word that somebody uses.
  if (/\b(?:says?|said|means?|called) ["“„«]?$/.test(sentence.slice(0, verb.index))) return null
  // `Override: "..."` names a kind, and what is quoted behind it is no order.
  if (/^:\**\s{1,2}["“„«]/.test(sentence.slice(verb.index + verb[0].length))) return null
  if (GOES_BY.test(sentence.slice(0, theirs.index))) return null
  if (OF_ANOTHER.test(sentence.slice(theirs.index + theirs[0].length, verb.index))) return null
  const addressed =
    /\b(?:you|your)\b/.test(theirs[0]) || SELF.test(sentence.replace(theirs[0], ' '))
  const ordered =
    TOLD.test(sentence) ||
    /^\W*(?:\w{1,12} ){0,2}(?:clear|forget|discard|set|put|let|drop|disregard|ignore)\b/.test(
      sentence,
    )
  const principal =
    /\b(?:operator|vendor|platform|provider|maker|guardrails?|safeguards|system (?:prompt|message))\b/.test(
      sentence,
    )
  if (!addressed && !ordered && !principal) return null
  if (NEGATED.test(sentence.slice(Math.max(0, verb.index - 40), verb.index))) return null
  return {
    index: verb.index,
    length: verb[0].length,
    severity: principal || addressed ? 'crit' : 'high',
    sure: SAID_BY_USER.test(theirs[0]) && ORDERED.test(sentence.slice(0, theirs.index)),
  }
}

const EVERY_VOID = new RegExp(VOID.source, 'g')

const SAID_BY_USER = regex`
  ^(?:the |your )?(?:users?|owner|human)(?:'s|s')? .*\b(?:says?|said|wants?|wanted|asks?|asked|
    tells?|told|wish(?:es)?|orders?|requests?)$
`

/**
 * It only says which one of other things is meant, or what those are taken for: `the dropped middle`,
 * `its output as a draft`.
 */
function isOfOther(sentence: string, { index, 0: verb }: RegExpExecArray): boolean {
  const before = sentence.slice(0, index)
  const behind = sentence.slice(index + verb.length, index + verb.length + 60)
  if (/\b(?:the|an?|its|each|every) $/.test(before) && verb.endsWith('ed'))
    return !THEIRS.test(behind)
  const taken = verb.startsWith('as ') ? TAKEN_FOR.exec(before)?.[1] : undefined
  return (
    taken !== undefined &&
    !THEIRS.test(taken) &&
    !/^(?:it|them|th[eo]se|that|all|every|any)\b/.test(taken)
  )
}

/** What is taken for something. */
const TAKEN_FOR =
  /\b(?:treat|consider|regard|think of|take|see|view|count)\w{0,3} ([^,;:.!?]{1,60}?) $/

/** The agent's own bounds, and something that is done to them. Those of a product that is built are left to it. */
function loosens(sentence: string, next: string): Found | null {
  if (TRADE.test(sentence) || BUILT.test(sentence)) return null
  for (const own of sentence.matchAll(EVERY_OWN)) {
    const found = isNoBound(sentence, own) ? null : loosensOne(sentence, own, next)
    if (found) return found
  }
  return null
}

const EVERY_OWN = new RegExp(OWN.source, 'g')

/** `Paste it into your system prompt`, `keep it in your rules file`: a place to put things. */
const PUT_INTO = regex`
  \b(?:put|keep|kept|add|paste|include|insert|place|write|append|copy|store|
    save|load)\w{0,3}\b[^,;:.!?()]{0,80}\b(?:in|into|to|onto) $
`
/** `Whether the host prompts, or does not`. */
const DOES_SO = /^(?:[.,;:)]|$| (?:for|you|before|again|or|and|does|on|with)\b)/

function isNoBound(sentence: string, { index, 0: own }: RegExpExecArray): boolean {
  const before = sentence.slice(Math.max(0, index - 110), index)
  const behind = sentence.slice(index + own.length)
  return (
    PUT_INTO.test(before) ||
    /^ files?\b/.test(behind) ||
    (/\b(?:whether|if|when|until|unless|once) $/.test(before) &&
      /\b(?:host|system|platform|provider) prompts$/.test(own) &&
      DOES_SO.test(behind))
  )
}

function loosensOne(sentence: string, own: RegExpExecArray, next: string): Found | null {
  const from = Math.max(0, own.index - 90)
  const near = `${sentence.slice(from, own.index + own[0].length + 110)} ${next.slice(0, 50)}`
  const shut = /\b(?:do not|don't|never) let\b/.exec(near)
  const undone = shut ?? UNDOES.exec(near)
  if (!undone || (!shut && NEGATED.test(near.slice(0, undone.index)))) return null
  if (!shut && isOfAnyPrompt(own[0]) && !isDoneTo(sentence, own)) return null
  const index = Math.min(own.index, from + undone.index)
  const sure = /\byou\b|\buser\b/.test(own[0]) && ORDERED.test(sentence.slice(0, own.index))
  return { index, length: own.index + own[0].length - index, severity: 'high', sure }
}

/** Right before it an order says to be rid of it. */
const ORDERED = regex`
  (?:^|[,;:.] |\b(?:and|then|please) )\W{0,4}(?:forget|ignore|drop|
    discard|disregard|unlearn|bypass|abandon|suspend|set aside|shed|erase|
    override|cancel) (?:all |any |every )?(?:of )?(?:the )?(?:\w{3,14} ){0,2}$
`

/** Every program that talks to a model has one: spoken of without "your" it may be that of a product. */
const OF_ANY_PROMPT = regex`
  ^(?:the|its|any|all|every) [^]{0,12}\b(?:system (?:prompts?|messages?|instructions?)|
    (?:base|initial|default|host) prompts?)$
`

const isOfAnyPrompt = (own: string): boolean => OF_ANY_PROMPT.test(own)

/** Something is done to it: it is the object right behind a verb, or the subject right before one. */
function isDoneTo(sentence: string, { index, 0: own }: RegExpExecArray): boolean {
  const before = sentence.slice(Math.max(0, index - 90), index)
  const behind = sentence.slice(index + own.length, index + own.length + 110)
  const verb = lastMatch(UNDOES, before)
  const apart = verb ? before.slice(verb.index + verb[0].length) : ''
  if (verb && !PARTED.test(apart)) return true
  const next = UNDOES.exec(behind)
  return next !== null && !PARTED.test(behind.slice(0, next.index)) && !OF_SIZE.test(behind)
}

/** It belongs to something else: another clause, or a thing that is only there. */
const PARTED = regex`
  [,;:()|]|\b(?:from|to|in|into|of|for|with|by|at|on|when|if|while|and|but|so|is)\b
  (?! (?:no longer|not|void|off|obsolete|suspended|ignored|lifted|waived|wrong|replaced|superseded|
    overridden|only|merely|just|a|an)\b)
`

/** `Drops from 4.7 KB to 1.7 KB` */
const OF_SIZE = /^ (?:drops?|shrinks?|falls?|ends?|los(?:es?|t)) (?:from|by|up|at|with|in)\b/

/** What the user says makes no difference. */
function deaf(sentence: string): Found | null {
  const found = DEAF.exec(sentence)
  return found && !TRADE.test(sentence)
    ? { index: found.index, length: found[0].length, severity: 'crit' }
    : null
}

/** A list of authorities in which this text stands before those it serves. */
function ranks(sentence: string): Found | null {
  const found = ORDER.exec(sentence)
  if (!found) return null
  const own = sentence.search(
    /\b(?:this (?:skill|file|document|page|text)|skill\.md|the skill|these (?:rules|notes|instructions))\b/,
  )
  const rest = own < 0 ? '' : sentence.slice(own)
  return /\b(?:system (?:prompt|message)?|operator|user)\b/.test(rest) &&
    !/\b(?:system|operator|user)\b/.test(sentence.slice(found.index, own))
    ? { index: found.index, length: found[0].length, severity: 'crit' }
    : null
}

/** `Those are lifted`: what becomes of them stands in the next sentence. */
function voidsThose(sentence: string, next: string): Found | null {
  const found = THOSE.exec(next)
  const verb = found && VOID.exec(next)
  if (!found || !verb || verb.index < found.index || verb.index - found.index > 60) return null
  const theirs = THEIRS.exec(sentence)
  if (
    !theirs ||
    !/\byou\b|\b(?:operator|vendor|platform|maker|system (?:prompt|message))/.test(theirs[0])
  )
    return null
  if (TRADE.test(sentence) || TRADE.test(next)) return null
  return { index: found.index, length: verb.index + verb[0].length - found.index, severity: 'crit' }
}

const THOSE = regex`
  ^[\s"')*]{0,4}(?:\w{1,10} ){0,3}(?:those|they|these|all (?:of )?(?:it|that|them)|
    it|none of (?:it|that|them|this)) `

/** Those who are set below it, apart from whoever wrote other texts. */
const ABOVE_WHOM = regex`
  \b(?:operators?|vendors?|platforms?|providers?|makers?|system (?:prompt|message|instructions?)|
    users?|humans?|you (?:were|have been|got|received|may)|told you|safety)\b
`

/** This text stands above what others say. The subject is what stands nearest before the verb. */
function wins(sentence: string): Found | null {
  const verb = WINS.exec(sentence)
  if (!verb || TRADE.test(sentence)) return null
  const before = sentence.slice(0, verb.index)
  const after = sentence.slice(verb.index + verb[0].length)
  if (NEGATED.test(before.slice(-40))) return null
  const follows = /^(?:follow|obey|go|keep|stick|side|stay|abide|hono)/.test(verb[0])
  const self = lastOf(SELF, before)
  const rival = lastOf(PRINCIPAL, before)
  if (follows) {
    const clash =
      /\b(?:clash|conflict|contradict|disagree|differ|at odds|collide|inconsisten|object|against|or\b)/
    if (!/\b(?:user|operator|system|vendor|human|policy)/.test(before) || !clash.test(before))
      return null
    return { index: verb.index, length: verb[0].length, severity: 'high' }
  }
  if (self < 0 && !SELF.test(after)) return null
  if (self >= 0 && rival > self) return null
  if (self < 0 && rival >= 0) return null
  const over = THEIRS.test(after) || PERSON.test(after) || (self >= 0 && THEIRS.test(before))
  if (!over || !PRINCIPAL.test(after + before)) return null
  return {
    index: verb.index,
    length: verb[0].length,
    severity: ABOVE_WHOM.test(sentence) ? 'crit' : 'med',
  }
}

/** Words of somebody else than the user stand above the user's, or above what the agent was told. */
function outranks(sentence: string): Found | null {
  const found = OUTRANKS.exec(sentence)
  if (!found || TRADE.test(sentence) || PRINCIPAL.test(found[1]!) || NEGATED.test(found[1]!))
    return null
  return {
    index: found.index,
    length: found[0].length,
    severity: OF_BEFORE.test(found[2]!) ? 'high' : 'crit',
  }
}

/** Whose they were is not said. */
const OF_BEFORE = /^(?:all |any )?(?:earlier|prior|previous)/

const NEGATED = /\b(?:never|not|don't|doesn't|cannot|can't|won't|must not|nor|no)\b[^,;.]{0,30}$/

function lastMatch(pattern: RegExp, text: string): RegExpExecArray | null {
  let last: RegExpExecArray | null = null
  for (const found of text.matchAll(new RegExp(pattern.source, 'g'))) last = found
  return last
}

const lastOf = (pattern: RegExp, text: string): number => lastMatch(pattern, text)?.index ?? -1
