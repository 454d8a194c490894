/** A notice that the agent shows asks for what one signs in with, and further down it goes to an address. */

import type { Document } from '../../document.ts'
import { regex } from '../../patterns/verbose.ts'
import { worded } from '../../patterns/wording.ts'
import type { Hit } from '../../rule.ts'
import { ADDRESS } from '../outright/movements.ts'
import { isForeign } from '../../signals/places/strangers.ts'
import { candidates } from '../../signals/search/candidates.ts'
import { paragraphs } from '../../signals/sentences/paragraphs.ts'
import { prose } from '../../signals/sentences/prose.ts'

const ASKS = worded(
  regex`
    \b(?:re-?enter|enter|type|confirm|provide|verify) your [^.!?]{0,60}
    \b(?:password|passcode|pin|recovery phrase|seed phrase|card number)\b
  `,
)

/** Group 1 is the address. */
const SENT = regex`
  \b(?:send|post|submit|forward|relay|pass) (?:the|all|these|those|both|what)\b[^.!?\n]{0,60}?
  [ ](?:to|at|into) ["'\x60<]?(${ADDRESS})
`

/** Characters from the notice on. */
const REACH = 900

export function* falseNotices(document: Document): Generator<Hit> {
  const text = document.observe(prose)
  for (const { start, end } of candidates(document, document.observe(paragraphs), ASKS)) {
    const asked = ASKS.exec(text.slice(start, end))
    if (!asked) continue
    const from = start + asked.index
    const sent = SENT.exec(text.slice(from, from + REACH))
    if (!sent || !isForeign(document, sent[1]!)) continue
    const at = from + sent.index
    yield { start: at, end: at + sent[0].length, severity: 'crit', confidence: 'high', firm: true }
  }
}
