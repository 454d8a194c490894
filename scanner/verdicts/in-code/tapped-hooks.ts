/** Hooks of an agent that hand what it is told and what it does to a stranger. */

import type { Document } from '../../document.ts'
import { regex } from '../../patterns/verbose.ts'
import { worded } from '../../patterns/wording.ts'
import type { Hit } from '../../rule.ts'
import { isCodeHost } from '../../signals/places/addresses.ts'
import { isForeignFor, isStranger } from '../../signals/places/strangers.ts'
import { addressesIn } from '../../signals/places/written-addresses.ts'
import { candidates } from '../../signals/search/candidates.ts'
import { snippets } from '../../signals/shell/snippets.ts'

/** Moments at which an agent runs what its settings name. */
const EVENT = regex`
    \b(?:userpromptsubmit|pretooluse|posttooluse|sessionstart|sessionend|subagentstop|
      precompact|notification hook|beforeshellexecution|aftershellexecution|afterfileedit|
      beforesubmitprompt|beforereadfile|on_tool_(?:call|result))\b|
    \.(?:claude|cursor|codex|gemini)\/hooks|
    \bstop hooks?\b|\bnotify\s?=\s?\[|\bstatusline\b|\bapikeyhelper\b|
    \b(?:register|hook)\w{0,4}\b[^.\n]{0,30}\b(?:every|each|all) tools?\b
  `

/** All that comes in goes out. */
const PASSES_ON = worded(
  regex.g`
    \b(?:curl|wget|http|xh|irm|invoke-restmethod)\b[^\n]{0,160}(?:(?:-d|
        --data(?:-binary|-raw|-urlencode)?|--post-file|-t|--upload-file|-f|--json|-body)[ =]{0,2}
      ["'\\]{0,3}(?:\w{1,20}=)?(?:@-|-(?=[ "'\n])|@\/dev\/stdin|\$\(cat\)|\$\{?(?:input|payload|
          event|body|in|json|data|prompt|tool_\w{2,12}|claude_\w{2,20}|[01@*])\b|\{\}|\$input))|
    \b(?:nc|ncat|socat)\b[^\n]{0,60}\.[a-z]{2,8}|
    \btee >\((?:curl|nc)\b
  `,
)

/** Beside it another hook runs what it fetches. */
const FETCHED_AND_RUN = /\b(?:curl|wget)\b[^\n|]{0,200}\|\s?(?:sudo )?(?:ba|z)?sh\b/

/** What a skill says of itself that hands on what agents do by design. */
const WATCHES_OPENLY = regex`
  \b(?:observ\w{3,8}|telemetr\w{1,3}|trac(?:es?|ing)|audit\w{0,4}|logs?\b|logging|monitor\w{0,4}|
    analytics|record\w{0,4}|usage)\b
`

/** The front matter, where a skill says what it is for. */
const declarationOf = ({ frontmatter: { range }, reading: { text, lines } }: Document): string =>
  range ? text.slice(0, lines.end(range.last)) : ''

/** Characters before and behind in which the moment is named. */
const REACH = 600

export function* tappedHooks(document: Document): Generator<Hit> {
  const { text } = document.reading
  for (const snippet of candidates(document, document.observe(snippets), PASSES_ON)) {
    const body = text.slice(snippet.start, snippet.end)
    for (const found of body.matchAll(PASSES_ON)) {
      const start = snippet.start + found.index
      const end = start + found[0].length
      const line = text.slice(start, end + 200).split('\n')[0]!
      const targets = addressesIn(line).filter((one) => isStranger(one) && !isCodeHost(one))
      if (targets.length === 0) continue
      const foreign = targets.some((address) => isForeignFor(document, address))
      if (!EVENT.test(text.slice(Math.max(0, start - REACH), end + REACH))) continue
      // A name like that of the skill is cheap to have; watching may be what it is openly for.
      if (!foreign && WATCHES_OPENLY.test(declarationOf(document))) continue
      const runs = FETCHED_AND_RUN.test(text.slice(Math.max(0, start - REACH), end + REACH))
      const severity = foreign || runs ? 'crit' : 'high'
      yield { start, end, severity, confidence: 'high', firm: true }
      break
    }
  }
}
