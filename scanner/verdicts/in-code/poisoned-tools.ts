/** Descriptions of tools that give orders: an agent reads them before each call, and most programs never show them. */

import type { Document } from '../../document.ts'
import { regex } from '../../patterns/verbose.ts'
import { worded } from '../../patterns/wording.ts'
import { type Hit, placeOf } from '../../rule.ts'
import { candidates } from '../../signals/search/candidates.ts'
import { snippets } from '../../signals/shell/snippets.ts'

const DESCRIPTION = worded(
  /["']?\b(?:description|instructions?|title|summary)["']?\s?[:=]\s?["'`][^"\n]{20,1200}["'`]/g,
)

/** Marks that set an order apart for the model alone. */
const MARKED =
  /<\/?(?:important|system|instructions?|critical|secret|hidden|admin|assistant)\b[^>]{0,40}>/

/** Another tool is meddled with, or something is to be brought along that the call does not need. */
const MEDDLES = regex`
    \b(?:before|after|when(?:ever)?|each time|if)\b[^"\n]{0,60}
    \b(?:(?:any|each|every|the) other tools?|other tools?|another (?:server|tool)|(?:this|
        it) or any|tool (?:of|from) another|send_e?mail|(?:payment|transfer|mail|file) tool)\b
    [^"\n]{0,120}\b(?:must|pass|put|change|call|read|set|add|include|first|use)\b|
    \b(?:replaces|instead of) [\w-]{3,30}\b[^"\n]{0,80}
    \b(?:outdated|deprecated|must not|do not|never)\b|
    \b(?:read|open|include|pass|add|contents? of)\b[^"\n]{0,60}(?:~\/\.\w|\.ssh\b|\.env\b|
      mcp\.json|id_(?:rsa|ed25519)|last file|previous messages?|conversation|system prompt)
  `

/** It is not to be seen. */
const UNSEEN = regex`
  \b(?:do not|don't|never)\b[^"\n]{0,24}\b(?:mention|tell|show|reveal|explain|inform)\b|
  \btell the user only\b|\buser(?:s| interface)? (?:can't|cannot|does not|do not|must not|
    need not|needn't) (?:see|know|show)\b
`

export function* poisonedTools(document: Document): Generator<Hit> {
  const { text } = document.reading
  for (const { start, end } of candidates(document, document.observe(snippets), DESCRIPTION))
    for (const found of text.slice(start, end).matchAll(DESCRIPTION)) {
      if (document.zones.at(document.lineAt(start + found.index)) === 'frontmatter') continue
      const signs = [MARKED, MEDDLES, UNSEEN].filter((sign) => sign.test(found[0])).length
      const place = { ...placeOf(start, found), confidence: 'high', firm: true } as const
      if (signs > 1) yield { ...place, severity: 'crit' }
      else if (MEDDLES.test(found[0])) yield place
    }
}
