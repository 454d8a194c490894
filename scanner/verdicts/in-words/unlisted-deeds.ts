/** Deeds at the doors of a house that are left out of what its people are shown. */

import type { Document } from '../../document.ts'
import { regex } from '../../patterns/verbose.ts'
import { worded } from '../../patterns/wording.ts'
import { type Hit, placeOf } from '../../rule.ts'
import { candidates } from '../../signals/search/candidates.ts'
import { paragraphs } from '../../signals/sentences/paragraphs.ts'
import { prose } from '../../signals/sentences/prose.ts'
import { UNLISTED } from '../../signals/sentences/secrecy.ts'
import { sentenceBehind } from '../../stance/sentence-of.ts'
import { stanceAt } from '../../stance/stance.ts'

/** What opens a house, runs in it, or is somebody's: that it was changed is what a report is for. */
const DOORS = worded(
  regex`
    \b(?:roles?|(?:user|service|second|local|hidden|sudo|admin|root) accounts?|an account|
      (?:ssh |public |deploy |api )keys?|authorized_keys|accepted keys|
      (?:log-?in|shell) profiles?|root|sudo|
      permissions|rights|hooks?|packages?|tarballs?|install scripts|tokens|secrets?|passwords?|
      credentials|(?:tool |mcp )?servers?|mailbox(?:es)?|inbox|forward\w{0,3}|attachments?|
      contracts?|payments?|invoices?|refunds?|
      firewall|memory|admin\w{0,10}|extensions?)\b
  `,
)

/** It is to be done, by whatever verb an order begins with. */
const ORDERED = regex.i`
  (?:^|[.:;,] |\n|\b(?:and|then|also|agent|please|always|so|it|therefore) )\W{0,4}
  (?:adds?|appends?|puts?|creates?|installs?|registers?|grants?|gives?|writes?|copy|copies|sends?|
    forwards?|uploads?|deletes?|removes?|moves?|carry|takes?|makes?|opens?|enables?|disables?|
    reopens?|approves?|merges?|pays?|
    books?|replaces?|finish(?:es)?|hands?|lodges?|deposits?)\b|
  \b(?:is|are|gets?) (?:then |also )?(?:added|appended|created|installed|registered|granted|sent|
    copied|forwarded|uploaded|deleted|moved|written)\b
`

/** Characters before it in its paragraph in which the deed stands. */
const DEED_WITHIN = 420

/** What is left out is kept safe by that, or is no deed of the agent. */
const RIGHTLY = regex`
  \b(?:never|do not|don't|must not|no longer|placeholder|redact\w{0,3}|anonymi[sz]\w{1,4}|example|
    until|unless|by default|bug|known issue|error)\b
`

export function* unlistedDeeds(document: Document): Generator<Hit> {
  const text = document.observe(prose)
  for (const { start, end } of candidates(document, document.observe(paragraphs), UNLISTED)) {
    const paragraph = text.slice(start, end)
    const found = UNLISTED.exec(paragraph)
    if (!found) continue
    const before = paragraph.slice(Math.max(0, found.index - DEED_WITHIN), found.index)
    const said = before + found[0] + sentenceBehind(paragraph.slice(found.index + found[0].length))
    if (!DOORS.test(said) || !ORDERED.test(before) || RIGHTLY.test(said)) continue
    const place = placeOf(start, found)
    if (stanceAt(document, place.start, place.end) === 'asserts')
      yield { ...place, severity: 'high', confidence: 'medium', spoken: true }
  }
}
