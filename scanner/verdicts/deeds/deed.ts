/**
 * Deeds that take two or three parts to say, over a sentence or the next. Some are honest work where people ask for
 * them, and harm only for how they are done, which is looked for around them.
 */

import type { Document } from '../../document.ts'
import type { Hit } from '../../rule.ts'
import { possible } from '../../signals/candidates.ts'
import { isDark } from '../../signals/dark.ts'
import { isForbidden } from '../../signals/forbidden.ts'
import { addressOf, isForeign } from '../../signals/hosts.ts'
import { isUsersChoice } from '../../signals/notions.ts'
import { type Paragraph, paragraphs } from '../../signals/paragraphs.ts'
import { isTitle } from '../../signals/passages.ts'
import { prose } from '../../signals/prose.ts'
import { worded } from '../../wording.ts'
import { source } from '../../patterns/verbose.ts'
import { PLACE } from '../orders/parts.ts'

/** This text, or a part of it. */
export const THIS_TEXT = source`
  \b(?:(?:this|these|our|the (?:above|present|following|same|whole|entire)) (?:\w{1,10} )?(?:files?|texts?|
  skills?|rules?|
      instructions?|sections?|blocks?|paragraphs?|lines?|pages?|passages?|notes?|messages?|wording|orders|
      guidance|documents?|words|policy|manual|snippet)|
    the (?:\w{1,10} )?(?:block|section|text|paragraph|lines?|rules?|instructions?|passage) (?:above|below|
    you are reading)|
    (?:an? )?(?:duplicate|cop(?:y|ies)|replica|excerpt) of (?:this|these|our|the present|the above|itself|
    the skill)(?: \w{3,14})?|
    (?:the )?whole of this (?:skill|file|text|page)|
    the (?:page|file|skill|publisher|document)'s (?:orders|rules|text|instructions))\b
`

/** Put somewhere, in any form of the verb. */
export const PUT = source`
  \b(?:cop(?:y|ies|ied)|put|puts|writes?|written|pastes?|pasted|inserts?|inserted|adds?|added|appends?|appended|
    embed(?:s|ded)?|replicate[sd]?|propagate[sd]?|plants?|planted|slips?|slipped|carr(?:y|ies|ied)|places?|
    placed|
    spreads?|includes?|included|injects?|injected|prepends?|prepended|drops?|dropped|deposits?|deposited|
    duplicates?|duplicated|leaves?|left|hides?|smuggles?|attach(?:es)?|installs?|installed|stores?|stored|
    saves?|saved)\b
`

export interface Deed {
  /** Any of these will do. */
  readonly chains: readonly Chain[]
  /** Besides the dark this makes it harmful; null where nothing more is needed. */
  readonly harm?: RegExp | null
  /** What has to be said around it as well. */
  readonly beside?: RegExp
  /** What around it makes it harmless. */
  readonly spared?: RegExp
  /** No wish of the user makes it right. */
  readonly anyhow?: true
  /** A place that is named is a stranger's. */
  readonly abroad?: true
}

/** Parts one after the other, with so many characters between two of them at most. */
export interface Chain {
  readonly parts: readonly RegExp[]
  readonly gaps: readonly number[]
  /** Characters that hold them all, in any order. */
  readonly within?: number
}

/** Parts that were made already. */
const known = new Map<string, RegExp>()

/** One pattern for each part, however many chains have it. */
function partOf(source: string): RegExp {
  let part = known.get(source)
  if (!part) known.set(source, (part = worded(new RegExp(source, 'g'))))
  return part
}

/** Parts in any order that stand within so many characters. */
export const close = (within: number, ...links: readonly string[]): Chain => ({
  parts: links.map(partOf),
  gaps: [],
  within,
})

/** The chain of a part, a number of characters, the next part, and so on. */
export const near = (...links: readonly (string | number)[]): Chain => ({
  parts: links.filter((link) => typeof link === 'string').map(partOf),
  gaps: links.filter((link) => typeof link === 'number'),
})

/** Characters before and behind a deed in which the way it is done is told. */
const BEFORE = 90
const BEHIND = 220

/** What a host is called excuses nothing. */
const HOSTS = new RegExp(PLACE, 'g')

/** `Without asking the user first` is nobody's choice. */
const NOT_ASKED =
  /\b(?:without|never|no need to|instead of|even (?:if|when|where|though)|whatever|before)\b[^.!?;,\n]{0,60}/g

/** Sightings of a deed. */
export function* deedsIn(
  document: Document,
  { chains, harm, beside, spared, abroad, anyhow }: Deed,
): Generator<Hit> {
  const text = document.observe(prose)
  let last = -1
  for (const chain of chains)
    for (const { start, end } of linked(document, chain))
      for (const [at, to, key] of chainsIn(text.slice(start, end), chain, start)) {
        if (at < last || isForbidden(text, key, key + 1)) continue
        const before = text.slice(Math.max(start, at - BEFORE), at)
        const behind = text.slice(to, Math.min(to + BEHIND, end))
        const words = text.slice(at, to)
        const whole = before + words + behind
        if (beside && !beside.test(whole)) continue
        if (spared?.test(whole.replace(HOSTS, ' '))) continue
        if (!anyhow && isUsersChoice(whole.replace(NOT_ASKED, ' '))) continue
        if (harm !== null && !isDark(`${before} ; ${behind}`) && !harm?.test(whole)) continue
        if (abroad && !leadsAbroad(document, words)) continue
        const zone = document.zones.at(document.lineAt(at))
        if (zone === 'heading' && isTitle(document, { start: at, end: to, zone })) continue
        last = to
        yield { start: at, end: to, firm: true }
      }
}

/** Paragraphs that hold the words of every part. */
function linked(document: Document, { parts }: Chain): readonly Paragraph[] {
  let left = document.observe(paragraphs)
  for (const part of parts) {
    if (left.length === 0) return left
    left = possible(document, left, [part])
  }
  return left
}

/** What may not stand between two parts. */
const ENDS = /[!\n]/

/** From the first part to the last of each chain, as offsets behind `from`; one for each place of the first part. */
function* chainsIn(
  text: string,
  { parts, gaps, within }: Chain,
  from: number,
): Generator<readonly [start: number, end: number, key: number]> {
  const lists: RegExpExecArray[][] = []
  for (const part of parts) {
    const list = [...text.matchAll(part)]
    if (list.length === 0) return
    lists.push(list)
  }
  if (within !== undefined) {
    for (const [start, end, key] of groupsIn(lists, within))
      yield [from + start, from + end, from + key]
    return
  }
  const goesOn = (link: number, end: number): number | null => {
    if (link === lists.length) return end
    for (const { 0: words, index } of lists[link]!) {
      if (index < end || index - end > gaps[link - 1]! || ENDS.test(text.slice(end, index)))
        continue
      const last = goesOn(link + 1, index + words.length)
      if (last !== null) return last
    }
    return null
  }
  for (const { 0: words, index } of lists[0]!) {
    const end = goesOn(1, index + words.length)
    if (end !== null) yield [from + index, from + end, from + index]
  }
}

/** From the first to the last of the places that are nearest to each place of the first part. */
function* groupsIn(
  [first, ...others]: readonly RegExpExecArray[][],
  within: number,
): Generator<readonly [start: number, end: number, key: number]> {
  for (const { 0: words, index } of first!) {
    const taken: [number, number][] = [[index, index + words.length]]
    let whole = true
    for (const list of others) {
      let best: [number, number] | null = null
      let least = within
      for (const { 0: said, index: at } of list) {
        const to = at + said.length
        if (taken.some(([from, till]) => at < till && to > from)) continue
        const apart = Math.max(at - (index + words.length), index - to)
        if (apart < least) {
          least = apart
          best = [at, to]
        }
      }
      if (!best) whole = false
      else taken.push(best)
    }
    const start = Math.min(...taken.map(([at]) => at))
    const end = Math.max(...taken.map(([, to]) => to))
    if (whole && end - start <= within) yield [start, end, index]
  }
}

/** A place is named, and it belongs to nobody that the text is about. */
const leadsAbroad = (document: Document, words: string): boolean =>
  (words.match(HOSTS) ?? []).some((place) => isForeign(document, addressOf(place)))
