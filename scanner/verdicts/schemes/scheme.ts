/**
 * Schemes: what an attack consists of, whoever words it. Parts that no honest text brings together, over a sentence, a
 * paragraph, or the items of a list.
 */

import type { Document } from '../../document.ts'
import { regex } from '../../patterns/verbose.ts'
import { worded } from '../../patterns/wording.ts'
import type { Severity } from '../../report.ts'
import type { Hit } from '../../rule.ts'
import { addressOf } from '../../signals/places/addresses.ts'
import { namesStranger as namesAnyOfStranger } from '../../signals/places/named-things.ts'
import { isForeign } from '../../signals/places/strangers.ts'
import { type Conjunction, type Joined, joined, mayJoin } from '../../signals/search/joined.ts'
import { isUsersChoice, type Notion, type Place } from '../../signals/search/notions.ts'
import { isDark } from '../../signals/sentences/dark.ts'
import { paragraphs } from '../../signals/sentences/paragraphs.ts'
import { isTitle } from '../../signals/sentences/passages.ts'
import { prose } from '../../signals/sentences/prose.ts'
import { stretches } from '../../signals/sentences/stretches.ts'
import { sentenceBefore } from '../../stance/sentence-of.ts'
import { tellsStories } from '../../stance/topic.ts'
import { PLACE } from '../orders/parts.ts'
import { isLesson } from './lessons.ts'

export interface Scheme {
  /** The first is what is done: under a negation it does not count, and it is what is shown. */
  readonly parts: readonly Notion[]
  /** Characters that hold them all, in any order. */
  readonly within?: number
  /** Instead, characters between one part and the next at most: they stand in this order. */
  readonly gaps?: readonly number[]
  /** They may stand in items of a list or paragraphs that follow each other. */
  readonly apart?: true
  /** They are one thing, over however many sentences they go. */
  readonly whole?: true
  /** One of these words has to stand around them. */
  readonly among?: RegExp
  /** One of these has to stand before or behind them, at some distance, be it in a table or a program. */
  readonly beside?: RegExp
  /** Around them is told that it is done in the dark; instead, any of these words. */
  readonly dark?: true | RegExp
  /**
   * The first part begins a clause, as orders do; that a program does it by itself is told as a pitfall, and does not
   * count.
   */
  readonly ordered?: true
  /** Words around them that make it harmless. */
  readonly unless?: RegExp
  /** That somebody is asked or wants it makes it no better. */
  readonly asked?: true
  /** They call all of it a story themselves, so that words of stories make no lesson of it. */
  readonly storied?: true
  /** A place that is written out among them is a stranger's; without one they do not count. */
  readonly toStranger?: true
  /**
   * Among them or right beside them is written out what a stranger has: a place, an account, a handle. A number says how
   * many characters are beside.
   */
  readonly named?: true | number
  /** The same so many characters before them alone: what stands behind is what people are told. */
  readonly namedBefore?: number
  /** A ban at the start of the sentence holds for all of it, however far the first part stands behind. */
  readonly bannedWhole?: true
  /** That of the rule by default. */
  readonly severity?: Severity
}

/** Any of the notions. */
export const either = (...notions: readonly Notion[]): Notion => notions.flat()

const known = new Map<string, Notion>()

/** A pattern as a notion; the same for the same source. Letters of the text are small. */
export function pattern(source: string): Notion {
  let made = known.get(source)
  if (!made) known.set(source, (made = [worded(new RegExp(source, 'g'))]))
  return made
}

/** Parts in this order: a pattern, characters up to the next one, the next one, and so on. */
export const inTurn = (...links: readonly (string | number)[]): Scheme => ({
  parts: links.filter((link) => typeof link === 'string').map(pattern),
  gaps: links.filter((link) => typeof link === 'number'),
})

/** Parts in any order that stand within so many characters. */
export const close = (within: number, ...parts: readonly string[]): Scheme => ({
  parts: parts.map(pattern),
  within,
})

/** Ways of one scheme that have the same said around them. */
export const each = (
  around: Omit<Scheme, 'parts' | 'within' | 'gaps'>,
  ...ways: readonly Scheme[]
): readonly Scheme[] => ways.map((way) => ({ ...way, ...around }))

/** Sightings of any of the schemes. What one of a list has told of, the next ones of it do not tell of again. */
export function* schemes(
  document: Document,
  ...lists: readonly (readonly Scheme[])[]
): Generator<Hit> {
  if (document.observe(tellsStories)) return
  for (const list of lists) {
    const taken = new Set<number>()
    for (const scheme of list) {
      if (!mayJoin(document, scheme.parts)) continue
      const spans = document.observe(scheme.apart ? stretches : paragraphs)
      for (const sighting of joined(document, spans, conjunctionOf(scheme), taken)) {
        if (!isDone(document, sighting, scheme)) continue
        const { start, end, key } = sighting
        taken.add(key.start)
        const { severity } = scheme
        yield {
          start,
          end,
          confidence: 'high',
          firm: true,
          spoken: true,
          summed: scheme.whole === true,
          ...(severity && { severity }),
        }
      }
    }
  }
}

/** How the parts stand to each other; what else a scheme asks for is looked at around them. */
const conjunctionOf = ({ parts, within, gaps, ordered, apart }: Scheme): Conjunction => ({
  meant: [],
  said: parts,
  ordered: ordered === true,
  across: apart === true,
  ...(within && { within }),
  ...(gaps && { gaps }),
})

/** What a host is called excuses nothing. */
const HOSTS = new RegExp(PLACE, 'g')

/** Characters before and behind the parts in which is told how it is done. */
const BEFORE = 90
const BEHIND = 220

/** Characters before and behind the parts in which stands what they have to do with. */
const BESIDE = 900

/** `Without asking the user first` is nobody's choice. */
const NOT_ASKED = regex.g`
  \b(?:without|never|no need to|instead of|even (?:if|when|where|though)|
    whatever|before)\b[^.!?;,\n]{0,60}
`

/** Right before the first part it forbids it. What `was never done` is no order to leave it. */
const FORBIDDEN = regex.u`
  (?<!\b(?:that|which|who|was|were|had|has|have|been|is|are|it|they|
    nobody|reason) )(?:\b(?:never|not|cannot|nor|avoid|
    refuses? to|rather than|instead of|forbids?|prohibits?|prevents?|without|against|nothing is|
    none are|no \p{L}{2,14} (?:is|are|was|gets?|may be))\b|\b(?:never|not allowed|avoid):)
  (?: (?!and |but |then |instead )[\p{L}'-]{1,14}){0,4} ?$|
  \bno (?:[\p{L}-]{2,16},? ){1,3}(?:or|nor) $|\bno $
`

const FORBIDDEN_REACH = 50

type Sighting = Joined<Place>

function isDone(document: Document, sighting: Sighting, scheme: Scheme): boolean {
  const { text, start, end } = sighting
  const { among, beside, unless, asked, dark, storied, toStranger, named, ordered } = scheme
  const { namedBefore, bannedWhole } = scheme
  const whole = document.observe(prose)
  return (
    !isForbidden(whole, sighting) &&
    !(bannedWhole && beginsWithBan(whole, sighting)) &&
    (!among || among.test(whole.slice(Math.max(0, start - BEFORE), end + BEFORE))) &&
    (storied || !isLesson(text)) &&
    !(ordered && isPitfall(whole, sighting)) &&
    !unless?.test(text.replace(HOSTS, ' ')) &&
    (asked || !isUsersChoice(text.replace(NOT_ASKED, ' '))) &&
    (!dark || isDoneDarkly(whole, sighting, dark)) &&
    (!beside || beside.test(whole.slice(Math.max(0, start - BESIDE), end + BESIDE))) &&
    (!toStranger || namesStranger(document, whole.slice(start, end))) &&
    (!named || namesAnyOfStranger(document, besideIn(whole, sighting, named))) &&
    (!namedBefore ||
      namesAnyOfStranger(
        document,
        whole.slice(Math.max(sighting.span.start, start - namedBefore), start),
      )) &&
    !isInTitle(document, start)
  )
}

/** `Do not tell users to take one thing off or to switch off another` bans the advice, and keeps nothing from them. */
const NOT_ADVISED = regex.u`
  \b(?:do not|don't|never|must not|nobody may) (?:tell|advise|ask|encourage|allow|
    let|have|get|urge|teach)
  (?: [\p{L}']{2,14}){1,2} to \p{L}{2,14}\b[^.!?;:]{0,70}\b(?:or|nor|and) (?:to )?$
`

const NOT_ADVISED_REACH = 130

/** `Do not skip a failing test to get green`: the ban holds for what it is done for. */
const NOT_FOR_IT = regex.u`
  \b(?:do not|don't|never|must not|nobody may) (?:\p{L}{3,12} or )?(?:skip|delete|remove|
    disable|comment out|weaken|loosen|retry|rerun|re-run|mock|stub|edit|change|rewrite|rename|
    lower|raise) [^.!?;:,]{2,50}\b(?:to|just to|in order to|so as to|until it|until they) $
`

const isForbidden = (whole: string, { span, key }: Sighting): boolean =>
  FORBIDDEN.test(whole.slice(Math.max(span.start, key.start - FORBIDDEN_REACH), key.start)) ||
  [NOT_ADVISED, NOT_FOR_IT].some((ban) =>
    ban.test(whole.slice(Math.max(span.start, key.start - NOT_ADVISED_REACH), key.start)),
  )

/** What begins a sentence that forbids what it names, up to where it turns. */
const BEGINS_WITH_BAN = regex`
  ^[\s>*|\d.)-]{0,12}(?:never|do not|don't|must not|avoid|refuse to|nobody may|no one may)\b
  (?![^]*?(?:[;:]\s|, (?:and|but|then|just|simply)\b|\b(?:instead|only|unless|without|until)\b))
`
const BAN_REACH = 240

const beginsWithBan = (whole: string, { span, key }: Sighting): boolean =>
  BEGINS_WITH_BAN.test(
    sentenceBefore(whole.slice(Math.max(span.start, key.start - BAN_REACH), key.start)),
  )

/** `The importer silently skips rows`: a fault of a program, which nobody asks for. */
const FAULT = regex`
  ^(?:loses|drops|skips|misses|forgets|fails|breaks|crashes|stalls|hangs|leaks|stops|freezes|
    returns|gives|gets|becomes|lost|dropped)\b(?! (?:every|one in|one of|random|now and then)\b)
`
const ASKED_FOR = regex`
  \b(?:so that|such that|so it|see that|see to it|make|makes|making|ensure|let|lets|have|
    has|add|insert|build|write|plant|put|must|should|shall|skill|agent|assistant|you|
    we|our|contract|after)\b
`
const FAULT_REACH = 120

/** `A copy of the address would silently break each call`: what would come of something else. */
const WOULD = /\b(?:would|could|might) (?:(?:silently|quietly) )?$/

function isPitfall(whole: string, { span, key }: Sighting): boolean {
  const before = whole.slice(Math.max(span.start, key.start - FAULT_REACH), key.start)
  return (
    (FAULT.test(whole.slice(key.start, key.start + 40)) || WOULD.test(before)) &&
    !ASKED_FOR.test(sentenceBefore(before))
  )
}

function isDoneDarkly(
  whole: string,
  { span, start, end }: Sighting,
  otherwise: true | RegExp,
): boolean {
  const before = whole.slice(Math.max(span.start, start - BEFORE), start)
  const behind = whole.slice(end, Math.min(end + BEHIND, span.end))
  if (isDark(`${before} ; ${behind}`)) return true
  return otherwise !== true && otherwise.test(before + whole.slice(start, end) + behind)
}

function isInTitle(document: Document, offset: number): boolean {
  const line = document.lineAt(offset)
  const { lines } = document.reading
  const zone = document.zones.at(line)
  return (
    zone === 'heading' &&
    isTitle(document, { start: lines.start(line), end: lines.end(line), zone })
  )
}

/** Characters on each side of the parts in which may stand whom they are for. */
const NAMED_BESIDE = 130

function besideIn(whole: string, { span, start, end }: Sighting, named: true | number): string {
  const reach = named === true ? NAMED_BESIDE : named
  return whole.slice(Math.max(span.start, start - reach), Math.min(span.end, end + reach))
}

/** A place is named, and it belongs to nobody that the text is about. */
const namesStranger = (document: Document, words: string): boolean =>
  (words.match(HOSTS) ?? []).some((place) => isForeign(document, addressOf(place)))
