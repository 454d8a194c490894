/** Fractions of cents that a database cuts off and books to an account which stands in its code. */

import type { Document } from '../../document.ts'
import { regex } from '../../patterns/verbose.ts'
import { worded } from '../../patterns/wording.ts'
import { type Hit, placeOf } from '../../rule.ts'
import { candidates } from '../../signals/search/candidates.ts'
import { pairs, snippets } from '../../signals/shell/snippets.ts'

const SHAVED = worded(
  regex.g`
    \b(?:floor|trunc(?:ate)?|round)\s?\(\s?[\w.]{0,30}
    (?:amount|value|total|price|interest|sum|payout)\w{0,12}(?:\s?\*\s?100|\s?,\s?2)[^\n]{0,30}|
    \bmod\s?\(\s?[\w.]{0,30}
    (?:amount|value|total|interest|sum|payout)\w{0,12}\s?(?:\*\s?100)?\s?,\s?(?:1|0?\.01)\)
  `,
)

/** The account is a number that stands there, and no row that is looked up. */
const CREDITED = worded(
  regex.g`
    \bupdate [\w."]{2,40} set [\w."]{0,30}(?:balance|saldo|credit|
      amount)\w{0,10}\s?=\s?[\w."]{0,30}(?:balance|saldo|credit|amount)\w{0,10}\s?\+[^;]{0,80}
    \bwhere [^;]{0,40}=\s?'?(?:[a-z]{1,8}-?)?\d{3,12}|
    \binsert into [\w."]{2,40}[^;]{0,120}
    \bvalues\s?\(\s?'?(?:[a-z]{1,6}-?)?\d{4,12}'?\s?,[^;]{0,60}
    (?:rest|remainder|diff|delta|frac|residue|@r|v_r)
  `,
)

/** What the cut leaves over is added where it does not belong. */
const LEFT_OVER = worded(
  regex`
    \bupdate [\w."]{2,40} set [\w."]{0,30}balance\w{0,10}\s?=\s?[\w."]{0,30}balance\w{0,10}\s?\+\s?
    \(\s?(\w{1,20})\s?-\s?(?:trunc|floor|round)\w{0,6}\(\s?\1\b[^;]{0,120}=\s?'?\w{0,6}-?\d{3,20}
  `,
)

const REACH = 420

export function* shavedCents(document: Document): Generator<Hit> {
  for (const { start, end } of pairs(document, SHAVED, CREDITED, REACH))
    yield { start, end, confidence: 'high', firm: true }
  for (const { start, end } of candidates(document, document.observe(snippets), LEFT_OVER)) {
    const found = LEFT_OVER.exec(document.reading.text.slice(start, end))
    if (found) yield { ...placeOf(start, found), confidence: 'high', firm: true }
  }
}
