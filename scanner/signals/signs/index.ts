/**
 * Signs that a passage works against somebody who relies on it. Each says little; attacks written in plain sentences
 * show several within a few lines, since the harm has to be ordered, and hidden or excused besides.
 */

import type { Document } from '../../document.ts'
import { regex } from '../../patterns/verbose.ts'
import { worded } from '../../patterns/wording.ts'
import { defineSignal } from '../../signal.ts'
import { sentenceBefore } from '../../stance/sentence-of.ts'
import { candidates, possible } from '../search/candidates.ts'
import type { Place } from '../search/notions.ts'
import { openings } from '../search/openings.ts'
import { paragraphs } from '../sentences/paragraphs.ts'
import { prose } from '../sentences/prose.ts'
import { isOfLackingThing, NO_ADVICE, PLAYED_FOR } from '../sentences/secrecy.ts'
import { isTurnedDown } from '../sentences/turned-down.ts'
import { asksForMore } from '../sentences/with-more.ts'
import { SIGN_PATTERNS } from './patterns.ts'
import { OPEN_OR_BOUND, type SignName, type SignPattern } from './sign.ts'
import { isDenied, OPENLY_ABROAD } from './tongues/denied.ts'

/** A negation right before the sign turns it into good advice. */
const NEGATED = regex`
    \b(?:never|nothing (?:is|gets|may be)|none (?:is|are)|do not|don't|does not|doesn't|must not|
      mustn't|should not|shouldn't|cannot|can't|may not|will not|(?:'|\u2019)ll not|won't|wouldn't|
      (?:need|needs) not|needn't|avoid|refuse to|without|nor|rather than|
      instead of|nicht|kein\w{0,2}|ne|no(?! (?:relatório|resumo|texto|banco|e-mail|chat|final|
          fim|início|lugar|arquivo|documento|sistema|contrato|campo|rodapé|dia)\b)|nunca|não)\b
    [^.!?;:,]{0,20}$|
    \b(?:do not|don't|never|must not|may not|cannot) [^.!?;:,]{4,60}\b
    (?:in order to|just to|so as to) $|
    (?:^|[.!?]\s{1,3})(?:no|never|not|don't|forbidden|nein|nie|nunca|jamais):[^.!?;]{0,90}$|
    \b(?:nobody|no one)\b[^.!?;:,]{0,30}$
  `

/** "Never without asking" is good advice too. */
const NEVER_WITHOUT = regex`
  \b(?:never|do not|don't|must not|mustn't|should not|shouldn't|cannot|can't|may not|nothing|
    no \w{1,24}|not)\b[^.!?;]{0,60}$
`

/** What is done in the open, asked for, or only told. */
const OPENLY = worded(
  regex`
    \b(?:say so|says so|and say (?:so|which|how|what|who)|
      and show the|tell the (?:user|reader|customer|client|patient|owner)|
      ask (?:the user|them first|before|first|why|the owner)|with (?:the |their |his |her )?
      (?:written )?consent|written consent|(?:has|have) (?:confirmed|agreed|consented)|
      explain(?:s)? (?:why|how|to|which)|list every|list (?:it|them) (?:in|under)|
      if (?:the \w{2,16}|it|all|everything) (?:is|are|was) (?:fine|clean|correct)|flag (?:it|
        them)|disclose|openly|mark (?:what is|it as|them as)|transparent(?:ly)?|in a footnote|
      unless the user|only (?:when|if) the (?:user|owner) asks|
      if the user (?:wants|asks|agrees|prefers)|opt[- ]in|novel|fiction|narrator|
      villain|role[- ]?play|game|tabletop|scene|chapter|
      (?:in|of|for) (?:the|a|our|your) (?:play|film|opera|musical|sketch)
      (?=[.,;]| (?:look|is|that|from|on))|on stage|rehears\w{1,3}|test data|sample data|
      demo|placeholder|dummy|seed data|exercise|tutorial|mock|as "?(?:advertising|estimated?|
        an? estimate|unsourced|sponsored)|leaves? nothing out|both counts|give the reason in|
      and give the reason|with the reason|
      (?:shown|entered|listed|logged|reported) as (?:open|overdue|missing|not
      [ ]done|due)|note (?:the criteria|any correction)|
      until the user says (?:stop|so)|with them included|stands? beside (?:it|them)|
      whatever (?:it is|comes out|they are) (?:goes|is (?:reported|printed|published))|
      state both|both (?:numbers|figures|sums|values|columns)\b|con m[ae]n\b|
      so (?:that )?the \w{3,12} (?:sees|knows|can see)\b|so that \w{1,24} can (?:ask|object|check)|
      name the ombudsman|told the truth|tells? the truth|ethics (?:board|committee|approval)|
      debrief\w{0,3}|surprise part(?:y|ies)|birthday (?:person|child|girl|boy)|
      out of scope|not in scope|nothing (?:goes|is (?:sent|passed|given|shown)) to (?:an?|the|any)|
      needs? (?:the |an? )?(?:[\w']{2,10} ){0,2}(?:ok|okay|approval|consent|
        confirmation|go-ahead) (?:for|before|on|each)|decline(?: it| them)?,? and|
      (?:is|are|was|were) not (?:an? )?(?:approval|consent|permission|instructions?|orders?)|
      (?:does|do|did|will) not (?:change|affect|alter|move) the (?:score|results?|rating|grade|
        outcome|ranking|decision)|works council|(?:report|state|publish|give)
      [ ](?!success|pass\w{0,2}|done|ok|full|
        zero|no\b)(?:the |its )?\w{3,20} whatever (?:it is|they are|comes out))\b
  `,
)

/** Passages that weigh less say nothing, not even beside others. */
export const NOTICED_MIN = 3

/** Passages that weigh less are not told apart from ordinary ones. */
export const SUSPICION_MIN = 4

const BY_PATTERN: ReadonlyMap<RegExp, SignPattern> = new Map(
  SIGN_PATTERNS.map((sign) => [sign.pattern, sign]),
)

/** Paragraphs in which each pattern matches, of those that hold the words of signs enough to say something. */
function telling(document: Document): ReadonlyMap<Place, readonly SignPattern[]> {
  const spans = document.observe(paragraphs)
  const open: SignPattern[] = []
  for (const pattern of document.observe(openings).patterns()) {
    const sign = BY_PATTERN.get(pattern)
    if (sign) open.push(sign)
  }
  const tried = open.map(({ pattern }) => possible(document, spans, [pattern]))
  const most = new Map<Place, Map<SignName, number>>()
  tried.forEach((held, index) => {
    const { sign, weight } = open[index]!
    for (const paragraph of held) {
      const weights = most.get(paragraph)
      if (!weights) most.set(paragraph, new Map([[sign, weight]]))
      else weights.set(sign, Math.max(weight, weights.get(sign) ?? 0))
    }
  })
  const weighty = new Set<Place>()
  for (const [paragraph, weights] of most) {
    let sum = 0
    for (const weight of weights.values()) sum += weight
    if (sum >= NOTICED_MIN) weighty.add(paragraph)
  }
  const groups = new Map<Place, SignPattern[]>()
  tried.forEach((held, index) => {
    const pattern = open[index]!
    const left = held.filter((paragraph) => weighty.has(paragraph))
    for (const paragraph of candidates(document, left, pattern.pattern)) {
      const group = groups.get(paragraph)
      if (group) group.push(pattern)
      else groups.set(paragraph, [pattern])
    }
  })
  return groups
}

/** What is looked for in the work of others is not ordered. */
const WATCHED = regex`
    \b(?:signs? of|red flags?|warning signs?|symptoms? of|check (?:whether|if|for)|
      verify (?:whether|if|that)|watch (?:out )?for|beware of|detects?|find out whether|
      ask whether|prüf\w{0,3}, ob|vérifi\w{1,3} si|comprueba si|verifique se)\b[^.!?;]{0,70}$
  `

/** A line that is quoted to show what to remove. */
const CITED = regex`
  \b(?:e\.g\.|for example|such as|lines? like|phrases? like|rules? like|
    sentences? like|wording like)[^"]{0,8}"[^"]{0,80}$
`

/** Words of making things up. */
const MADE_UP = /\b(?:invent|fabricat|made[- ]up|mak(?:e|es|ing) up|fake|forge)/

/**
 * It was not made up, or is asked whether it was: `No order is invented`, `we did not invent`,
 * `whether it was sent or`.
 */
const NOT_MADE_UP = regex`
  (?:^|[.!?]\s{1,3})no (?!(?:matter|one|need|doubt|problem|worries)\b)(?:[\w'-]{1,20} ){1,8}
  (?:is |are |was |were )?$|
  \bdid(?: not|n't) $|
  (?:^|\n)[-*\s]{0,6}whether\b[^.!?;\n]{0,140}$|
  \b(?:measures?|tells?|shows?|knows?|sees?|judges?|decides?|determines?) whether\b[^.!?;]{0,90}$|
  \bdid (?:it|they|he|she|the \w{2,14}) (?:\w{3,12}ly )?$
`

/** Characters before a word of making up in which a question about it begins. */
const ASKED_WITHIN = 160

const isNotMadeUp = (before: string, found: string): boolean =>
  MADE_UP.test(found) && NOT_MADE_UP.test(before)

function isNegated(before: string, found: string, negative: boolean): boolean {
  if (WATCHED.test(before) || CITED.test(before)) return true
  if (found.startsWith('without'))
    return NEVER_WITHOUT.test(before) || isOfLackingThing(before, found)
  return !negative && NEGATED.test(before)
}

/** Signs of leaving out, which are none where something has to stand beside what is named. */
const MAY_ASK_FOR_MORE: ReadonlySet<SignName> = new Set(['care left out', 'kept dark'])

/** What a game or a lesson keeps back, it keeps back whoever asks: `never reveal the culprit, no matter how`. */
const SECRET_KEPT = regex`
  \b(?:never|do not|don't|must not) (?:reveal|give away|spoil|tell|betray|disclose|name|
    say|show) (?:the |any |its |their )?(?:\w{3,10} )?
  (?:${PLAYED_FOR})\b(?! (?:to|from) (?:the |our |any )?(?:customer|client|owner|buyer|tenant|
    patient|user)s?\b)[^.!?;]{0,60}$
`

/** `The solution appears a week later. Do not give it away.` */
const SOLUTION_KEPT = regex`
  \b(?:solutions?|puzzles?|riddles?|crosswords?|quiz|culprit|answer sheets?|
    answer key)\b[^]{0,60}\b(?:gives? (?:it|them) away|(?:show|tell|reveal) (?:it|them))
`

/** `even if we earn nothing on it` goes against one's own gain; `at no cost to you` tells the reader of it. */
const NO_GAIN = regex`
  \b(?:earns?|gets?|makes?|receives?|pays?|brings?|commissions?) (?:\w{2,6} ){0,2}(?:nothing|less|
    no\b|little)|\bat no (?:extra |additional |further )?cost to (?:you|them|the reader)
`

/** A right is granted in the sentence: a withdrawal is accepted whatever its reason. */
const GRANTED = regex`
  \b(?:withdrawals?|cancellations?|refunds?|returns|
    complaints?|requests? (?:for (?:erasure|access|deletion)|to (?:unsubscribe|cancel|withdraw)))
    [^.!?;:]{0,30}\b(?:is|are) (?:always |then )?(?:accepted|granted|carried out|
      honou?red|paid)\b(?! anyway)|
  \b(?:accept|grant|honou?r|carry out) (?:the |every |any |each |an? )?(?:withdrawal|cancellation|
    refund|return|request to (?:unsubscribe|cancel|withdraw))\b
`

/** Signs that weigh as much say that it is denied. */
const RIGHT_DENIED_MIN = 4

/** Signs by which a right that is granted looks like one withheld. */
const OF_A_RIGHT: ReadonlySet<SignName> = new Set(['consent passed over', 'right withheld'])

/** Characters around a sign in which words of openness, or of a limit, are looked for. */
const FRANK_REACH = 160

/** A sign at its place. */
interface Sign {
  sign: SignName
  weight: number
  /** Offsets of the reading, `end` exclusive. */
  start: number
  end: number
}

/** All signs of a text, by paragraph. */
const found = defineSignal('signs', (document: Document): readonly (readonly Sign[])[] => {
  const whole = document.observe(prose)
  return Array.from(telling(document), ([{ start, end }, patterns]) => {
    const text = whole.slice(start, end)
    const group: Sign[] = []
    for (const { sign, weight: least, frank, pattern, negative } of patterns) {
      const hit = pattern.exec(text)
      if (!hit) continue
      const before = text.slice(Math.max(0, hit.index - 90), hit.index)
      const behind = hit.index + hit[0].length
      if (isNegated(before, hit[0], negative)) continue
      if (isNotMadeUp(text.slice(Math.max(0, hit.index - ASKED_WITHIN), hit.index), hit[0]))
        continue
      if (MAY_ASK_FOR_MORE.has(sign) && asksForMore(text, behind)) continue
      if (isTurnedDown(text, hit.index, behind)) continue
      if (
        OF_A_RIGHT.has(sign) &&
        least < RIGHT_DENIED_MIN &&
        GRANTED.test(sentenceBefore(before) + hit[0])
      )
        continue
      if (sign === 'fixed outcome' && SECRET_KEPT.test(before)) continue
      if (sign === 'kept dark' && SOLUTION_KEPT.test(before + hit[0])) continue
      if (NO_ADVICE.test(text.slice(hit.index, behind + 40))) continue
      if (sign === 'interest of others' && NO_GAIN.test(text.slice(hit.index, behind + 40)))
        continue
      if (!negative && isDenied(before, hit[0], text.slice(behind, behind + 30))) continue
      const around = text.slice(Math.max(0, hit.index - FRANK_REACH), behind + FRANK_REACH)
      const weight = frank > least && !OPEN_OR_BOUND.test(around) ? frank : least
      const at = start + hit.index
      group.push({ sign, weight, start: at, end: at + hit[0].length })
    }
    return group
  })
})

/** Several signs close together. */
export interface Suspicion {
  /** Offsets of the reading, `end` exclusive. */
  start: number
  end: number
  /** The sum of the weights of signs that differ. */
  weight: number
  signs: readonly SignName[]
}

/** Characters over which signs belong together: two or three sentences. */
const REACH = 400

/** What it takes off when a passage says that the thing is done in the open. */
const OPENNESS = 3

/** The weightiest stretch of each paragraph. */
export const suspicions = defineSignal('suspicions', (document: Document): readonly Suspicion[] => {
  const text = document.observe(prose)
  const list: Suspicion[] = []
  for (const group of document.observe(found)) {
    let worst: Suspicion | null = null
    for (const first of group) {
      const near = group.filter(({ start }) => start >= first.start && start - first.start <= REACH)
      const suspicion = joined(near)
      if (!worst || suspicion.weight > worst.weight) worst = suspicion
    }
    if (!worst) continue
    const before = text.slice(Math.max(0, worst.start - OPEN_REACH), worst.start)
    const behind = text.slice(worst.end, worst.end + OPEN_REACH)
    const within = text.slice(worst.start, worst.end)
    // What another paragraph does in the open says nothing of this one.
    const around = lastOf(before) + within + behind.split(PARAGRAPHS_APART)[0]
    if (OPENLY.test(around) || OPENLY_ABROAD.test(around))
      worst = { ...worst, weight: worst.weight - OPENNESS }
    list.push(worst)
  }
  return list
})

const PARAGRAPHS_APART = /\n[ \t]{0,40}\n/

const lastOf = (text: string): string => text.split(PARAGRAPHS_APART).at(-1)!

/** Characters before and behind in which a word of openness counts. */
const OPEN_REACH = 80

/** A kind that shows twice counts a little more, if its signs are not among those that honest texts show. */
const AGAIN_MAX = 2
const AGAIN_MIN = 3

/** Each kind counts by its weightiest sign; the same words are not two signs. */
function joined(group: readonly Sign[]): Suspicion {
  const kept: Sign[] = []
  for (const next of [...group].sort((a, b) => b.weight - a.weight)) {
    if (kept.some((sign) => overlap(sign, next))) continue
    const known = kept.filter(({ sign }) => sign === next.sign).length
    if (known < AGAIN_MAX && next.weight >= AGAIN_MIN * known)
      kept.push(known === 0 ? next : { ...next, weight: 1 })
  }
  return {
    start: Math.min(...kept.map(({ start }) => start)),
    end: Math.max(...kept.map(({ end }) => end)),
    weight: kept.reduce((sum, { weight }) => sum + weight, 0),
    signs: [...new Set(kept.map(({ sign }) => sign))],
  }
}

/** True when half of the shorter one is also in the other. */
const overlap = (a: Sign, b: Sign): boolean =>
  (Math.min(a.end, b.end) - Math.max(a.start, b.start)) * 2 >=
  Math.min(a.end - a.start, b.end - b.start)
