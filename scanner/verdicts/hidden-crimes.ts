/** Crimes that are kept from those they hit, wherever in the section the text says so. */

import type { Document } from '../document.ts'
import type { Hit } from '../rule.ts'
import { type Crime, crimes } from '../signals/crimes.ts'
import { CONCEALED } from '../signals/manners.ts'
import { holds, isUsersChoice } from '../signals/notions.ts'
import { prose } from '../signals/prose.ts'
import { sectionOf } from '../signals/surroundings.ts'

/** Characters on each side in which the rest of it may stand: five items of a list, or a long paragraph. */
const AROUND = 480

/** Ways to keep something from people that need no word of secrecy. */
const KEPT_FROM =
  /\b(?:don't|do not|never|not) let\b[^.!?\n]{2,50}\b(?:know|see|notice|learn|find out|hear)\b|\bneither\b[^.!?\n]{2,50}\b(?:learn|know|notice|find out|finds out|hear|is to|are to)\b|\b(?:must|may|should|shall|will|is to|are to|need)(?: not|n't| never) (?:ever )?(?:learn|notice|find out|hear|know|suspect|see)\b|\bwithout\b[^.!?\n]{2,30}\b(?:knowing|noticing|learning|being told)\b|\bso (?:that )?(?:nobody|no one|no-one|neither|none of)\b|\b(?:leave|leaves|left|keep|keeps|kept|stays?|remains?)\b[^.!?\n]{0,40}\b(?:out of|off the|off your|below the)\b|\b(?:harmless|dull|boring|innocent|ordinary) (?:name|title)\b|\b(?:who|if (?:someone|somebody|anyone|they|people|staff|the \w{2,14}|an? \w{2,14})) asks?\b[^.!?\n]{0,60}\b(?:told|hears?|say|answer|called?|claim)\b|\/dev\/null|\b(?:wipes?|clears?|removes?|deletes?) (?:that|this|the) (?:step|line|entry|cookie|history|log)\b|\bnot? (?:notice|alert|icon|notification|visible|told)\b|\bhas not been told\b|\bnever seen\b|\b(?:no|not|without) (?:trace|word)\b|\b(?:hide|hides|hidden|hiding)\b/

/** Drills, lessons and the like, which those concerned know of. */
const KNOWN =
  /\b(?:drills?|exercise|penetration test|pentest|red team|authori[sz]ed|consent(?:s|ed)?|has agreed|have agreed|test account|sandbox|staging|synthetic|attackers?|never|suspicious)\b/

export function* hiddenCrimes(document: Document): Generator<Hit> {
  const all = document.observe(crimes)
  const text = document.observe(prose)
  for (const crime of all) {
    const [from, to] = around(document, crime)
    const window = text.slice(from, to)
    if (KNOWN.test(window) || isUsersChoice(window)) continue
    const hit = { start: crime.start, end: crime.end, firm: true, spoken: true } as const
    if (KEPT_FROM.test(window) || holds(window, CONCEALED)) yield hit
    else if (all.some((other) => goesWith(crime, other, from, to)))
      yield { ...hit, severity: 'high', loose: true }
  }
}

/** Another crime of a second kind behind it in the same section. */
const goesWith = (one: Crime, other: Crime, from: number, to: number): boolean =>
  other.kind !== one.kind && other.start >= Math.max(one.end, from) && other.end <= to

/** What stands around it in its section. */
function around(document: Document, { start, end }: Crime): [number, number] {
  const [from, to] = sectionOf(document, start, end)
  return [Math.max(from, start - AROUND), Math.min(to, end + AROUND)]
}
