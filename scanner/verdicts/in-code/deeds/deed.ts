/**
 * Deeds of a few lines of code that nobody does in passing, known by their shape: what is asked for in the first line and
 * done in the last. A list for each rule that tells of them.
 */

import type { Document } from '../../../document.ts'
import { regex } from '../../../patterns/verbose.ts'
import { worded } from '../../../patterns/wording.ts'
import type { Confidence, Severity } from '../../../report.ts'
import { type Hit, placeOf } from '../../../rule.ts'
import { candidates } from '../../../signals/search/candidates.ts'
import type { Place } from '../../../signals/search/notions.ts'
import { isForbidden } from '../../../signals/sentences/forbidden.ts'
import { snippets } from '../../../signals/shell/snippets.ts'
import { declaredIn, keepsToSecurity } from '../../../stance/topic.ts'
import { type Named, NAMES_STRANGER } from './named.ts'

interface CodeDeed {
  shape: RegExp
  /** What else the same piece of code holds, wherever it stands. */
  beside?: RegExp
  severity: Severity
  confidence: Confidence
  /** It is one only where what is named there is a stranger's. */
  toStranger: Named | null
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
  toStranger: null,
  taught: false,
  ofTrade: false,
})

/** An address in it has to be a stranger's. */
export const toStranger = (shape: RegExp, severity: Severity): CodeDeed => ({
  ...deed(shape, severity),
  toStranger: 'address',
})

/** A mailbox in it has to be somebody's, and not of the house that the text is about. */
export const toMailbox = (shape: RegExp, severity: Severity): CodeDeed => ({
  ...deed(shape, severity),
  toStranger: 'mailbox',
})

/** The host, the number or the mailbox that a group of it holds has to be a stranger's. */
export const toHost = (shape: RegExp, severity: Severity): CodeDeed => ({
  ...deed(shape, severity),
  toStranger: 'place',
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
      if (only.toStranger && !NAMES_STRANGER[only.toStranger](document, found, other !== undefined))
        continue
      const fenced = document.zones.fenceAt(document.lineAt(start + found.index)) !== null
      const place = fenced ? placeOf(start, found) : wholeAround(start, found)
      const spoken = !fenced && isSpokenOf(document, place)
      if (spoken || (only.ofTrade && isOnTrade(document)))
        yield { ...place, severity: 'med', confidence }
      else yield { ...place, severity, confidence, firm: !only.taught }
    }
}

/** What is looked for, and reported where it is found, in the sentence that names it. */
const HUNTS = regex`
  (?:^|[\n.!?:|])[\s*_>\d.)|-]{0,8}(?:(?:always|please|also) )?(?:warn|report|flag|alert|reject|refuse|
    block|detect|audit|revoke|look (?:out )?for|search for|watch (?:out )?for|scan for|
    (?:stop|complain|raise|fail) (?:when|if|on))\b
  (?:(?!\b(?:then|and (?:call|run|set|add|send|post|use))\b)[^\n.!?]){0,160}$
`

/** It is looked for or forbidden; nothing is done there. */
const isSpokenOf = ({ reading: { text } }: Document, { start, end }: Place): boolean =>
  HUNTS.test(text.slice(Math.max(0, start - 200), start)) || isForbidden(text, start, end)

/**
 * Outside of fences, the code of which a part was matched, or what was matched from the object on of which it is a field.
 * The strings around it would be taken for a row of sayings otherwise, which are samples.
 */
function wholeAround(offset: number, { index, input, 0: match }: RegExpExecArray): Place {
  const end = index + match.length
  const from = Math.max(input.lastIndexOf('\n', index - 1) + 1, index - PARTS_AROUND)
  const before = input.slice(from, index)
  const at = (first: number, last: number) => ({ start: offset + first, end: offset + last })
  if (before.split('`').length % 2 === 0) {
    const closed = match.includes('`') ? -1 : input.slice(end, end + PARTS_AROUND).indexOf('`')
    return at(from + before.lastIndexOf('`') + 1, closed < 0 ? end : end + closed)
  }
  const opened = /\{\s?["'][^{}]{0,160}$/.exec(before)
  return at(opened ? from + opened.index : index, end)
}

const PARTS_AROUND = 200
