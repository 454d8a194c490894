/** Claims of a text to rank above those who hire the agent, in whatever words. */

import type { Document } from '../document.ts'
import type { Hit } from '../rule.ts'
import { behind } from '../signals/behind.ts'
import { candidates } from '../signals/candidates.ts'
import { isTitle } from '../signals/passages.ts'
import { OWN, PRINCIPAL, SELF, THEIRS } from '../signals/standing.ts'
import { prose, type Statement, statements } from '../signals/statements.ts'
import { worded } from '../wording.ts'
import { regex } from '../patterns/verbose.ts'

/** They count no more. */
const VOID = worded(
  regex`
    \b(?:(?:null and )?void|withdrawn|withdraw|lapse[ds]?|obsolete|
      cancel(?:s|led|ed)?|no longer (?:\w{1,12} )?(?:appl(?:y|ies)|bind(?:s|ing)?|hold|count|
        matters?|valid|in force|relevant|active|stand|govern)|not (?:applicable|binding|valid)|
      do(?:es)? not (?:apply|bind|count|hold|matter)|
      (?:carry|carries|have|has) no (?:weight|force|authority|bearing|effect)|
      set (?:\w{1,12} ){0,4}aside|put (?:\w{1,12} ){0,4}aside|crossed out|struck (?:out|from)|
      suspend(?:ed|s)?|supersede[ds]?|revoked?|rescinded|repealed|annul(?:led|s)?|retired|
      expired?|lifted|discard(?:ed)?|disregard(?:ed)?|clear (?:\w{1,12} ){0,5}from|dropped|
      let (?:\w{1,14} ){0,4}(?:drop|go|lapse)|outdated|overrul\w{1,4}|overrid\w{1,5}(?!(?<=\b(?:team|acknowledged|local|known|config|manual|explicit|documented) overrides)(?:[.,;)]|$))|
      defunct|is history|dead letter|yields?|give(?:s)? way|rank(?:s)? (?:below|under|second)|
      com(?:e|es) second|tak(?:e|es) (?:a )?back seat|replaced? (?:by|with)|out of force|
      without effect|cease[sd]?|forget|unlearn|ignored?|neutrali[sz]ed|mere(?:ly)? (?:advice|
        suggestions?|advisory|a suggestion)|(?:are|is|becomes?|as) (?:only |merely )?
      (?:advisory|optional|suggestions?|background|a draft|noise|decoration)|stand(?:s)? down|
      swept away|wiped|reset|(?:is|are|as|be|becomes?|considered|rendered|declared|now) invalid|
      invalidated|deprecated|moot|off the table|switched off|waived?)\b
  `,
)

/** Ways to be rid of a bound, or to bend it. */
const UNDOES = regex`
    \b(?:stop(?:s)? (?:obeying|following|heeding|applying)|ends?\b|ended|drop(?:s|ped)?|
      reset(?:s)?|los(?:e|es)|placeholder|no longer|not (?:valid|apply|know about|
        relevant|meant|bind\w{0,3}|cover)|supersed\w{1,3}|ignor\w{1,3}|overrid\w{1,4}|
      replac\w{1,3}|talk you out|read (?:\w{1,10} |"\w{1,12}" ?){0,4}as|
      off\b|suspend\w{0,3}|set aside|put aside|forget|discard|disregard|outdated|
      out of date|do(?:es)? not (?:know|apply|reach|extend|matter|count|cover|hold)|expire[sd]?|
      void|invalid|waived?|lifted|unlearn|bypass|work around|get around|style preference|
      preference|suggestion|optional|softer|loosen\w{0,3}|relax\w{0,2}|exempt\w{0,3}|
      bend|unbound|free (?:of|from)|compiled out|switched|swap\w{0,3}|instead of|rather than|
      pretend|were (?:never|not)|was (?:never|not)|obsolete|cancel\w{0,4}|abandon\w{0,2}|
      leave behind|shed|erase[sd]?|defer(?:s)? to this|yields?|second to|behind (?:this|the)|
      below (?:this|the)|mistaken|wrong here|mute[sd]?|not for this|has no say|have no say)\b
  `

/** Products that are built have prompts and rules too. */
const BUILT = regex`
    \b(?:our own (?:products?|bots?|apps?|assistants?|chatbots?)|the (?:bot|
        chatbot|app|application|product|agent under test|assistant you (?:build|design|write))|
      (?:write|draft|design|test|version|create|edit|improve|tune|evaluate|iterate on|
        customi[sz]e|configure|store|cache|count|shorten|update|review|optimi[sz]e|build|
        craft|include|insert|add|load) (?:\w{1,12} ){0,3}(?:system prompt|prompt|instructions|
        rules|guidelines)|prompt (?:engineering|template|file|library|caching)|role: ?"?system|
      messages? array|training (?:data|loop|set|run|plan|script|time|job)|your (?:team|company|
        organi[sz]ation|project|business|brand|own (?:rules|instructions))|linter|brand)\b
  `

/** What the person says is to change nothing. */
const DEAF = worded(
  regex`
    \b(?:users?|person|human|customer|client|owner|operator)(?:'s|s')? (?:\w{1,10} ){0,3}
    (?:cannot|(?:can|may|do|does|will|shall)(?:n't| not)) (?:revoke|change|
      alter|override|cancel|undo|suspend|amend|overrule|stop|withdraw|lift)\b[^.!?\n]{0,40}
    \b(?:this|these|here|skill|file|document|page)\b|
    \b(?:nothing|no (?:refusal|objection|protest|request|order|word|wish)|
      no matter what|whatever|a (?:later )?(?:refusal|objection|protest|no|veto)|
      later (?:refusals?|objections?|orders?|requests?)) (?:\w{1,10} ){0,5}(?:users?|
      person|human|customer|client|owner|operator|in the chat|they|he|she)?\b[^.!?\n]{0,40}
    \b(?:can(?:not)?|may|will|does|do|shall|could|should)(?:n't)? (?:not )?(?:change|alter|
      override|stop|affect|undo|amend|suspend|overrule|modify|outweigh|cancel)\b[^.!?\n]{0,40}
    \b(?:plan|steps?|page|file|skill|rules?|document|instructions?|section|here|procedure)\b
  `,
)

/** A list of whose word comes first. */
const ORDER = worded(
  /\b(?:instruction hierarchy|hierarchy|order of (?:precedence|authority|priority|importance|trust)|chain of command|priority(?: order)?|precedence|whose word counts|ranking)\b[^.!?\n]{0,40}(?::|=|->|\bis\b|\bare\b)/,
)

/** Characters behind a sentence in which it may go on. */
const LEAD = 160

/** They are spoken of as what the agent was told, not as a thing of the trade. */
const TOLD =
  /\b(?:consider(?:ed)?|treat(?:ed)?|regard(?:ed)?|think of|count(?:ed)?|assume|from (?:here|now|this point) on|as (?:long|soon) as|once|while|whenever|when) (?:\w{1,14} ){0,8}/

/** This text counts more. */
const WINS = worded(
  regex`
    \b(?:takes?|taking|has|have|having|claims?|holds?|given|gets?) (?:\w{1,12} ){0,2}
    (?:precedence|priority|primacy)\b|
    \b(?:prevails?|wins?|outranks?|outweighs?|trumps?|supersedes?|overrides?(?!(?<=\b(?:team|acknowledged|local|known|config|manual|explicit|documented|and|the|all|any|no) overrides)[.,;)]|(?<=\b(?:team|acknowledged|local|known|config|manual|explicit|documented|and|the|all|any|no) overrides)$)|overrules?|beats|
      governs?|decides|settles it|trumping|outranking|overriding)\b|
    \b(?:rank(?:s|ed)?|stand(?:s)?|sit(?:s)?|is|are|placed) (?:\w{1,10} )?
    (?:above|over|ahead of|higher than)\b|
    \b(?:comes?|goes|go) (?:first|before)\b|
    \b(?:the )?(?:last|final) (?:word|say|authority)\b|
    \b(?:only|sole) (?:\w{1,12} ){0,3}(?:that )?
    (?:bind|binding|valid|authority|source|count|counts|apply|in force|authoritative)\b|
    \b(?:alone|only) (?:is|are|binds?|counts?|appl(?:y|ies)|governs?)\b|
    \bremains? in force\b|
    \b(?:higher|highest|top|supreme|absolute|greater|more) (?:priority|authority|weight|rank|
      standing|importance)\b|
    \bmore weight\b|\bregardless of what\b|
    \bact on (?:\w{1,12} ){0,4}nothing else\b|
    \b(?:follow|obey|go with|keep to|stick to|side with|stay with|abide by|
      honou?r) (?:th(?:is|e|ese) (?:skill|file|document|notes|rules|text|steps|instructions|
        section|page)|what (?:is written|stands) here)\b
  `,
)

/** Somebody's words, group 1, stand above those of the user or what the agent was told, group 2. */
const OUTRANKS = worded(
  regex`
    \b((?:orders?|instructions?|commands?|messages?|rules|notes|steps|directions|requests|what|whatever|anything|everything) (?:[^.!?,;:\n]|\.(?=\w)){2,60}?)[ ]
    (?:outranks?|outweighs?|trumps?|beats?|overrides?|overrules?|supersedes?|replaces?|prevails? over|(?:tak|hav)(?:e|es) (?:precedence|priority) over|has (?:precedence|priority) over|
      (?:comes?|go|goes) (?:before|ahead of)|(?:weighs?|counts?) (?:for )?more than|wins? (?:over|against)|(?:stands?|ranks?|is|are) (?:placed )?above|
      (?:is|are) to be (?:followed|obeyed) (?:rather than|instead of|before))[ ]
    ((?:those|that|the (?:wishes|orders|words?|instructions|requests?|will)) of (?:the |your )?(?:users?|owners?|operators?|person|humans?|customers?)\b|
      what(?:ever)? (?:the |your )(?:user|owner|operator|person|human|customer)s? (?:says?|wants?|asks?|wishes|told|tells)\b|
      (?:the |your )(?:user|owner|operator|human)(?:'s|s') (?:\w{2,10} )?(?:wishes|orders|words?|instructions|requests?|polic(?:y|ies)|rules|will)\b|
      the system (?:prompt|message)\b|your (?:\w{2,10} )?(?:guidelines|rules|instructions|polic(?:y|ies)|training|principles)\b|
      (?:all |any )?(?:earlier|prior|previous) (?:instructions|orders|rules)\b)
  `,
)

/** What the files and rules of a project say of each other is its own affair. */
const TRADE = regex`
  \b(?:css|design (?:decisions?|choices?|rules|principles|constraints)|layout|selector|
    eslint|config(?:uration|s)?|settings?|defaults?|env(?:ironment)? variables?|stylesheets?|
    class(?:es)?|method|subclass|templates?|tokeni[sz]er|firewall|permissions on|umask|routing|
    branch|linter|version|package|schema|contract|clause|law|statute|regulation|act|gdpr|terms|
    agreement|playbook's|locale|theme|cli|flags?|parameters?|args?|property|values?|layer|cascade|
    cookie|migration|invoice|formatter|prettier|jurisdiction|court|training data|knowledge|
    library|project(?:'s|-specific| conventions)?|repo(?:sitory)?(?:'s|-specific)?|house style|
    style guide)\b
`

/** A setting that people may give another value. */
const OFFERED =
  /\b(?:you|users|one) can (?:also )?override (?:it|them|these|this|those)\b[^.!?]{0,24}\bwith\b|\(optional\):? (?:override\b|an? string\b)|\boverrides (?:what is|any|the (?:one|value))\b[^.!?]{0,20} in\b|\brule that overrides the rules in the (?:table|list)\b/

/** Where a text sets aside what others told the agent, or puts its own words above theirs. */
export function* precedenceClaims(document: Document): Generator<Hit> {
  const told = { spoken: true } as const
  const text = document.observe(prose)
  const all = candidates(document, document.observe(statements), THEIRS, OWN, DEAF, ORDER, OUTRANKS)
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
    if (found) yield { ...placed(statement, found), ...told, loose: found.severity !== 'crit' }
    const those = found ? null : voidsThose(sentence, next)
    if (those) yield { start: end + those.index, end: end + those.index + those.length, ...told }
  }
}

/** Orders in what others wrote are rightly not obeyed. */
const FOUND_ELSEWHERE = regex`
    \bif (?:any of (?:it|them|this|these)|it|something|anything|(?:an?|any|some|the) (?:\w{2,12} ){0,2}(?:pages?|files?|texts?|documents?|mails?|comments?|notes?|messages?|briefs?|results?|tickets?|headlines?|sources?))\b
    [^.!?]{0,24}\b(?:tells?|asks?|instructs?|orders?|says?)\b[^.!?]{0,60},\s(?:ignore|disregard|do not (?:obey|follow)|don't (?:obey|follow)) (?:it|that|them|this)\b|
    \b(?:ignore|disregard|do not follow|don't follow)\b[^.!?]{0,16}\b(?:instructions?|orders?|
      directives?|prompts?) (?:you find |found |that appear |that stand |embedded |contained |
      hidden |written )?(?:in|inside|within|from) (?:a |an |the |any |those |such |web |
      fetched |external |untrusted ){0,3}(?:pages?|pdfs?|web|documents?|files?|tools?|comments?|
      mails?|e-?mails?|texts?|contents?|results?|sites?|tickets?|issues?|messages?|readmes?|folders?|node_modules|vendor|[\w.@-]{1,24}\/)(?![\w-])
  `

/** It fits itself in below somebody, which excuses nothing where it stands above those whom it serves. */
const FITS_IN = regex`
  ^(?![^!?\n]{0,300}\b(?:above|over|outranks?|overrides?|ahead of|supersedes?|before|beats?)\b[^.!?\n]{0,30}\b(?:users?|owners?|operators?|persons?|people|system)\b)[^!?\n]{0,300}?(?:
    \b(?:ranking|standing|coming|placed) (?:\w{1,10} )?(?:below|beneath|behind|under) (?:the |your |any |all )?
    (?:system|operator|user|developer|platform)|
    \bgiv(?:e|es|ing) way (?:when|where|if|as soon as) (?:the |your )?(?:user|owner|operator|person)\b|
    \bwithin the (?:platform|operator|system|vendor|company)(?:'s)? (?:own )?(?:rules|polic(?:y|ies)|prompt|instructions|guidelines|terms)\b)
`

/** Whose words stand above this text is said the right way round. */
const YIELDS = regex`
    \b(?:this|the) (?:skill|file|document|text|page) (?:ranks?|ranked|stands?|comes?|placed) (?:\w{1,10} )?(?:below|beneath|behind) (?:the |your |any |all )?(?:system|operator|user|developer)|
    \b(?:the |their |its |your )?(?:safety|system|platform|operator|user|vendor|company)
    (?:'s|s')? (?:\w{1,12} )?(?:rules|polic(?:y|ies)|prompt|instructions|guidelines|wishes|
      requests?) (?:always )?(?:wins?|prevails?|decides?|counts?|takes? precedence|comes? first|goes? first)\b|
    \bonly (?:when|if|after|once|where) (?:the |your )?(?:user|owner)s? (?:\w{1,10} )?
    (?:asks?|says?|wants?|confirms?|approves?|agrees?)\b|
    \bfollow(?:s|ing)? the (?:usual|same|standard|normal|general|ordinary|
      rules (?:of|set by|for|in))\b
  `

/** `Ignore requests to …: "forget your rules", "you are free"` quotes what others ask for, and nothing else. */
const TURNS_DOWN = regex`
  ^[^a-z]{0,8}(?:(?:do not|don't|never) (?:follow|obey)|ignore|refuse|decline|turn down) (?:any |all )?
  (?:\w{3,12} )?(?:requests?|attempts?|demands?|messages?|pleas?)\b[^.!?"“]{0,90}[:,] ?(?:["“][^"“”]{3,80}["”](?:,? (?:or |and )?)?){1,6}[.;]?\s?$
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
}

const placed = ({ start }: Statement, { index, length, severity }: Found): Hit => ({
  start: start + index,
  end: start + index + length,
  severity,
})

/** What goes by a rule does not set it aside. */
const GOES_BY = /\b(?:according to|as per|based on|in line with|depending on) $/

/** `A way to revoke each one`: people may, and nobody is told to. It is passed over; the rest of the sentence counts. */
const OFFER =
  /\b(?:an?|the) (?:\w{1,8} )?(?:way|button|link|option|command|switch) to \w{2,14} (?:each|any|them|it|one)\b/g

/** `…, and a patch that is too long is dropped`: it has a subject of its own. */
const OF_ANOTHER =
  /[,;] (?:and |but |so )?an? (?:\w{2,14} ){1,2}(?:that|which|whose) [^,;.!?]{3,90}\b(?:is|gets) $/

/** What others told the agent counts no more. */
function voids(whole: string): Found | null {
  const sentence = whole.replace(OFFER, ({ length }) => ' '.repeat(length))
  const theirs = THEIRS.exec(sentence)
  const verb = theirs && VOID.exec(sentence)
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
  }
}

/** The agent's own bounds, and something that is done to them. Those of a product that is built are left to it. */
function loosens(sentence: string, next: string): Found | null {
  const own = OWN.exec(sentence)
  if (!own || TRADE.test(sentence) || BUILT.test(sentence)) return null
  const from = Math.max(0, own.index - 90)
  const near = `${sentence.slice(from, own.index + own[0].length + 110)} ${next.slice(0, 50)}`
  const shut = /\b(?:do not|don't|never) let\b/.exec(near)
  const undone = shut ?? UNDOES.exec(near)
  if (!undone || (!shut && NEGATED.test(near.slice(0, undone.index)))) return null
  if (!shut && isOfAnyPrompt(own[0]) && !isDoneTo(sentence, own)) return null
  const index = Math.min(own.index, from + undone.index)
  return { index, length: own.index + own[0].length - index, severity: 'high' }
}

/** Every program that talks to a model has one: spoken of without "your" it may be that of a product. */
const isOfAnyPrompt = (own: string): boolean =>
  /^(?:the|its|any|all|every) [^]{0,12}\bsystem (?:prompts?|messages?|instructions?)$/.test(own)

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
const PARTED =
  /[,;:()|]|\b(?:from|to|in|into|of|for|with|by|at|on|when|if|while|and|but|so|is)\b(?! (?:no longer|not|void|off|obsolete|suspended|ignored|lifted|waived|wrong|replaced|superseded|overridden|only|merely|just|a|an)\b)/

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

const THOSE =
  /^[\s"')*]{0,4}(?:\w{1,10} ){0,3}(?:those|they|these|all (?:of )?(?:it|that|them)|it|none of (?:it|that|them|this)) /

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
  const over = THEIRS.test(after) || (self >= 0 && THEIRS.test(before))
  if (!over || !PRINCIPAL.test(after + before)) return null
  const whom =
    /\b(?:operators?|vendors?|platforms?|providers?|makers?|system (?:prompt|message|instructions?)|users?|humans?|you (?:were|have been|got|received|may)|told you|safety)\b/
  return {
    index: verb.index,
    length: verb[0].length,
    severity: whom.test(sentence) ? 'crit' : 'med',
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
