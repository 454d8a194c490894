/** Steps of workflows that somebody else's take the place of. */

import type { Document } from '../../document.ts'
import { regex } from '../../patterns/verbose.ts'
import { worded } from '../../patterns/wording.ts'
import type { Hit } from '../../rule.ts'
import { candidates } from '../../signals/search/candidates.ts'
import { isForbidden } from '../../signals/sentences/forbidden.ts'
import { prose } from '../../signals/sentences/prose.ts'
import { statements } from '../../signals/sentences/statements.ts'

/** A step that everyone uses, and behind it the one that it becomes; groups are the makers of both and what is pinned. */
const BECOMES = worded(
  regex`
    \b(?:replac|swap|chang|switch|substitut|mov|exchang|rewrit)\w{0,5}\b[^.!?\n]{0,40}?
    \b(actions|github|docker|aws-actions|azure|google-github-actions|hashicorp|gradle|
      codecov|pypa)\/[\w-]{2,40}(?:@[\w.-]{1,44})?[\x60"']{0,2},? (?:by|with|to|for|into|→|
      ->)\s[\x60"']{0,2}([\w-]{2,40})\/[\w.-]{2,40}@([\w.-]{1,44})
  `,
)

/** What holds a step to what was once looked at. */
const PINNED = /^(?:[0-9a-f]{40}|v\d[\w.]{0,12})$/
const LOOSER = regex`
  \b(?:remov|drop|delet|strip|without|leav)\w{0,4}\b[^.!?\n]{0,40}\b(?:pins?|pinned|hash(?:es)?|
    sha\w{0,4}|digests?)\b|\bwrite-all\b|\bsecrets: inherit\b|\bpull_request_target\b
`

const AROUND = 300

export function* swappedActions(document: Document): Generator<Hit> {
  const text = document.observe(prose)
  for (const { start, end } of candidates(document, document.observe(statements), BECOMES)) {
    const found = BECOMES.exec(text.slice(start, end))
    if (!found || found[1] === found[2]) continue
    const at = start + found.index
    if (isForbidden(text, at, at + found[0].length)) continue
    const looser = LOOSER.test(text.slice(Math.max(0, at - AROUND), end + AROUND))
    if (PINNED.test(found[3]!) && !looser) continue
    const place = { start: at, end: at + found[0].length, firm: true }
    yield looser ? { ...place, severity: 'crit' } : { ...place, confidence: 'medium' }
  }
}
