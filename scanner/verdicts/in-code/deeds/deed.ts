/**
 * Deeds of a few lines of code that nobody does in passing, known by their shape: what is asked for in the first line and
 * done in the last. A list for each rule that tells of them.
 */

import type { Document } from '../../../document.ts'
import { regex } from '../../../patterns/verbose.ts'
import { worded } from '../../../patterns/wording.ts'
import type { Confidence, Severity } from '../../../report.ts'
import { type Hit, placeOf } from '../../../rule.ts'
import { isForeignFor } from '../../../signals/places/strangers.ts'
import { addressesIn } from '../../../signals/places/written-addresses.ts'
import { candidates } from '../../../signals/search/candidates.ts'
import { snippets } from '../../../signals/shell/snippets.ts'
import { declaredIn, keepsToSecurity } from '../../../stance/topic.ts'

interface CodeDeed {
  shape: RegExp
  /** What else the same piece of code holds, wherever it stands. */
  beside?: RegExp
  severity: Severity
  confidence: Confidence
  /** It is one only where an address in it is a stranger's. */
  toStranger: boolean
  /** Lessons show it as what not to do: what stands around it counts. */
  taught: boolean
  /** Those who test the security of others do it as well: where a text is on that trade, it is worth a remark. */
  ofTrade: boolean
}

export const deed = (
  shape: RegExp,
  severity: Severity,
  confidence: Confidence = 'high',
): CodeDeed => ({
  shape: worded(shape),
  severity,
  confidence,
  toStranger: false,
  taught: false,
  ofTrade: false,
})

/** An address in it has to be a stranger's. */
export const toStranger = (shape: RegExp, severity: Severity): CodeDeed => ({
  ...deed(shape, severity),
  toStranger: true,
})

/** The same, where something else stands in the piece of code as well. */
export const beside = (other: RegExp, one: CodeDeed): CodeDeed => ({ ...one, beside: other })

export const taught = (shape: RegExp): CodeDeed => ({
  ...deed(shape, 'high', 'medium'),
  taught: true,
})

/** What tools of attackers do. */
export const attack = (shape: RegExp, severity: Severity): CodeDeed => ({
  ...deed(shape, severity),
  ofTrade: true,
})

/** What those who are paid to break in call their work, in the name or the description of a skill. */
const TRADE = regex`
  \b(?:pen-?test\w{0,4}|penetration[- ]test\w{0,4}|red[- ]team\w{0,4}|ctfs?|capture[- ]the[- ]flag|
    bug[- ]bount\w{1,3}|(?:offensive|adversar\w{2,4}) (?:security|emulation|simulation)|
    ethical hack\w{0,4}|exploitation|oscp|hack ?the ?box|tryhackme|incident response|dfir|
    threat[- ]hunt\w{0,4}|detection engineering)\b
`

const isOnTrade = (document: Document): boolean =>
  document.observe(keepsToSecurity) || TRADE.test(declaredIn(document))

/** Each deed once in each piece of code. */
export function* deedsInCode(document: Document, deeds: readonly CodeDeed[]): Generator<Hit> {
  for (const { shape, beside: other, severity, confidence, ...only } of deeds)
    for (const { start, end } of candidates(document, document.observe(snippets), shape)) {
      const text = document.reading.text.slice(start, end)
      const found = shape.exec(text)
      if (!found || (other && !other.test(text))) continue
      if (only.toStranger && !namesStranger(document, other ? text : reachOf(text, found))) continue
      const place = placeOf(start, found)
      if (only.ofTrade && isOnTrade(document)) yield { ...place, severity: 'med', confidence }
      else yield { ...place, severity, confidence, firm: !only.taught }
    }
}

/** What was matched, with the whole of an address that it ends in. */
function reachOf(text: string, { index, 0: match }: RegExpExecArray): string {
  const end = index + match.length
  return match + /^[^\s"'`<>)]{0,300}/.exec(text.slice(end, end + 300))![0]
}

const namesStranger = (document: Document, text: string): boolean =>
  addressesIn(text).some((one) => isForeignFor(document, one))
