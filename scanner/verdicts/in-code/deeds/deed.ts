/**
 * Deeds of a few lines of code that nobody does in passing, known by their shape: what is asked for in the first line and
 * done in the last. A list for each rule that tells of them.
 */

import type { Document } from '../../../document.ts'
import { worded } from '../../../patterns/wording.ts'
import type { Confidence, Severity } from '../../../report.ts'
import { type Hit, placeOf } from '../../../rule.ts'
import { isForeignFor } from '../../../signals/places/hosts.ts'
import { candidates } from '../../../signals/search/candidates.ts'
import { addressesIn, snippets } from '../../../signals/shell/snippets.ts'

interface CodeDeed {
  shape: RegExp
  /** What else the same piece of code holds, wherever it stands. */
  beside?: RegExp
  severity: Severity
  confidence: Confidence
  /** It is one only where an address in it is a stranger's. */
  abroad: boolean
  /** Lessons show it as what not to do: what stands around it counts. */
  taught: boolean
}

export const deed = (
  shape: RegExp,
  severity: Severity,
  confidence: Confidence = 'high',
): CodeDeed => ({
  shape: worded(shape),
  severity,
  confidence,
  abroad: false,
  taught: false,
})

export const abroad = (shape: RegExp, severity: Severity): CodeDeed => ({
  ...deed(shape, severity),
  abroad: true,
})

/** The same, where something else stands in the piece of code as well. */
export const beside = (other: RegExp, one: CodeDeed): CodeDeed => ({ ...one, beside: other })

export const taught = (shape: RegExp): CodeDeed => ({
  ...deed(shape, 'high', 'medium'),
  taught: true,
})

/** Each deed once in each piece of code. */
export function* deedsInCode(document: Document, deeds: readonly CodeDeed[]): Generator<Hit> {
  for (const { shape, beside: other, severity, confidence, ...only } of deeds)
    for (const { start, end } of candidates(document, document.observe(snippets), shape)) {
      const text = document.reading.text.slice(start, end)
      const found = shape.exec(text)
      if (!found || (other && !other.test(text))) continue
      if (only.abroad && !namesStranger(document, other ? text : reachOf(text, found))) continue
      yield { ...placeOf(start, found), severity, confidence, firm: !only.taught }
    }
}

/** What was matched, with the whole of an address that it ends in. */
function reachOf(text: string, { index, 0: match }: RegExpExecArray): string {
  const end = index + match.length
  return match + /^[^\s"'`<>)]{0,300}/.exec(text.slice(end, end + 300))![0]
}

const namesStranger = (document: Document, text: string): boolean =>
  addressesIn(text).some((one) => isForeignFor(document, one))
