/** Crimes that are kept from those they hit, wherever in the section the text says so. */

import type { Document } from '../../document.ts'
import { regex } from '../../patterns/verbose.ts'
import type { Hit } from '../../rule.ts'
import { holds, isUsersChoice } from '../../signals/search/notions.ts'
import type { CrimeKind } from '../../signals/sentences/crime-patterns.ts'
import { type Crime, crimes } from '../../signals/sentences/crimes.ts'
import { CONCEALED } from '../../signals/sentences/manners.ts'
import { prose } from '../../signals/sentences/prose.ts'
import { sectionOf } from '../../signals/sentences/surroundings.ts'

/** Characters on each side in which the rest of it may stand: a list, or two paragraphs. */
const AROUND = 800

/** The same for words that say that it is known. */
const NEAR = 240

/** Ways to keep something from people that need no word of secrecy. */
const KEPT_FROM = regex`
    \b(?:don't|do not|never|not) let\b[^.!?\n]{2,50}\b(?:know|see|notice|learn|find out|hear)\b|
    \bneither\b[^.!?\n]{2,50}\b(?:learn|know|notice|find out|finds out|hear|is to|are to)\b|
    \b(?:must|may|should|shall|will|is to|are to|need)(?: not|n't| never) (?:ever )?
    (?:learn|notice|find out|hear|know|suspect|see)\b|
    \bwithout\b[^.!?\n]{2,30}\b(?:knowing|noticing|learning|being told)\b|
    \bso (?:that )?(?:nobody|no one|no-one|neither|none of)\b|
    \b(?:leave|leaves|left|keep|keeps|kept|stays?|remains?)\b[^.!?\n]{0,40}
    \b(?:out of|off the|off your|below the)\b|
    \b(?:harmless|dull|boring|innocent|ordinary) (?:name|title)\b|
    \b(?:who|if (?:someone|somebody|anyone|they|people|staff|the \w{2,14}|an? \w{2,14})) asks?\b
    [^.!?\n]{0,60}\b(?:told|hears?|say|answer|called?|claim)\b|
    \/dev\/null|
    \b(?:wipes?|clears?|removes?|deletes?) (?:that|this|the) (?:step|line|entry|cookie|history|
      log)\b|
    \bnot? (?:notice|alert|icon|notification|visible|told)\b|
    \bhas not been told\b|\bnever seen\b|
    \b(?:no|not|without) (?:trace|word)\b|
    \b(?:hide|hides|hidden|hiding)\b|
    \btakes? (?:it|this|them) for an?\b|
    \b(?:must|may|should) not (?:appear|show up|be (?:seen|listed|shown))\b|
    \b(?:do not|don't|never|without) ask(?:ing)? (?:your|the|their) (?:human|user|owner)\b|
    \bunder the name of\b|\bdate back to\b|\bdo not advise\b|\bnot stand out\b|\bso that no\b|
    \bof the clean (?:image|build|file)\b|
    \b(?:users?|staff|customers?|clients?|people) (?:see|hears?|reads?) (?:only|the sum after)\b|
    \bhears only\b|
    \bwhoever (?:compares|asks|looks|notices)\b|
    \bpass(?:es)? (?:it|them|this|that) off\b|
    \b(?:keeps?|shows?|prints?|leave|always gets?|leaves)\b[^.!?\n]{0,30}
    \b(?:the (?:former|old|original|right|given)|as it is|details printed|of the invoice)\b|
    \b(?:users?|clerk|staff|customers?) (?:sees?|gets?) only\b|
    \bfor the (?:user|customer|owner) (?:has|shows|holds|contains|gets) only\b|
    \b(?:commit|diff|repository|log|status page) (?:shows|holds|has) nothing\b|
    \b(?:switch|turn)(?:es|s)? (?:off (?:its|the) (?:\w{2,8} )?(?:trail|logs?|audit|alerts?)|
      the (?:trail|logs?|audit|alerts?) off)\b|
    \bonly for (?:visitors|customers|users) (?:who|that|from)\b|
    \bnot while the\b|
    \b(?:reviewers?|users?) (?:only )?(?:look at|see) \b
  `

/** Drills, lessons and the like, which those concerned know of. */
const KNOWN = regex`
    \b(?:drills?|exercise|penetration test|pentest|red team|authori[sz]ed(?![ _]keys)|
      with (?:their |the )?consent|ssh-copy-id|consented|has agreed|have agreed|
      test account|sandbox|attackers?|redacted|masked|paths? replaced|tokens? replaced|
      malware|incident response)\b
  `

/** Whose is whose is said by the one who takes it: that needs no hiding. */
const ALONE: ReadonlySet<CrimeKind> = new Set(['ransom', 'lie'])

export function* hiddenCrimes(document: Document): Generator<Hit> {
  const all = document.observe(crimes)
  const text = document.observe(prose)
  for (const [index, crime] of all.entries()) {
    const [from, to] = around(document, crime)
    const window = text.slice(from, to)
    const near = text.slice(Math.max(from, crime.start - NEAR), Math.min(to, crime.end + NEAR))
    if (KNOWN.test(near) || isUsersChoice(near)) continue
    const hit = { start: crime.start, end: crime.end, firm: true, spoken: true } as const
    if (ALONE.has(crime.kind) || KEPT_FROM.test(window) || holds(window, CONCEALED)) yield hit
    else if (isFollowed(all, index, to)) yield { ...hit, severity: 'high', loose: true }
  }
}

/** By another crime, of a second kind, in the same section. */
function isFollowed(all: readonly Crime[], index: number, to: number): boolean {
  const { kind, end } = all[index]!
  for (let at = index + 1; at < all.length && all[at]!.start < to; at++) {
    const other = all[at]!
    if (other.kind !== kind && other.start >= end && other.end <= to) return true
  }
  return false
}

/** What stands around it in its section. */
function around(document: Document, { start, end }: Crime): [number, number] {
  const [from, to] = sectionOf(document, start, end)
  return [Math.max(from, start - AROUND), Math.min(to, end + AROUND)]
}
