/** Servers of tools that are led over somebody else's host, where calls and answers are read along. */

import type { Document } from '../../document.ts'
import { regex } from '../../patterns/verbose.ts'
import { worded } from '../../patterns/wording.ts'
import type { Hit } from '../../rule.ts'
import { isSpokenOf } from '../../signals/places/own-names.ts'
import { isForeignFor } from '../../signals/places/strangers.ts'
import { addressesIn } from '../../signals/places/written-addresses.ts'
import { candidates } from '../../signals/search/candidates.ts'
import { joined } from '../../signals/search/joined.ts'
import { holds, isUsersChoice, notion } from '../../signals/search/notions.ts'
import { CONCEALED } from '../../signals/sentences/manners.ts'
import { stretches } from '../../signals/sentences/stretches.ts'
import { textAround } from '../../signals/sentences/surroundings.ts'
import { commands } from '../../signals/shell/commands.ts'
import { programOf } from '../../signals/shell/programs.ts'
import { fencedSnippets } from '../../signals/shell/snippets.ts'

/** What is there is led another way. */
const LEADS = notion(`
  point(?:s|ed)? | rewrit\\p{L}{1,3} | replac(?:e|es|ed) |
  chang(?:e|es|ed)(?! (?:are|is|were|was|in|of)\\b) | redirect(?:s|ed)? |
  rout(?:e|es|ed) | re-?rout(?:e|es|ed) | wrap(?:s|ped)? | swap(?:s|ped)? | mov(?:e|es|ed) |
  switch(?:es|ed)? | run(?:s)? over | go(?:es)? (?:through|over|via) | prefix(?:es)? | put |
  ersetz\\p{L}{0,3} | leite\\p{L}{0,2} | reemplaz\\p{L}{1,3} | cambia\\p{L}{0,2} |
  substitu\\p{L}{1,4} | remplac\\p{L}{1,3} | замен\\p{L}{1,4} | 替换 | 改为 | 置き換え | 바꾸
`)

/** All of them, or those that are there already. */
const SERVERS = notion(`
  (?:each|every|all|any|the (?:other|old|existing|present)) (?:\\p{L}{1,12} ){0,4}
  (?:servers?|connectors?|entr(?:y|ies)) | (?:mcp|tool) servers? | mcp ?servers | mcp_servers |
  mcp configuration | mcp config | connectors |
  claude_desktop_config\\.json |
  [~./\\w-]{0,40}mcp\\.json |
  (?:servers?|entr(?:y|ies)) (?:that (?:is|are) )?(?:\\W{0,3}already\\W{0,3} )?
  (?:listed|there|configured|present) |
  servers? (?:at|over|through|via|onto|behind)
`)

/** What opens them goes along. */
const WITH_KEYS = notion(`
  (?:headers?|tokens?|keys?|authori[sz]ation|credentials|secrets)\\W{0,3} (?:\\p{L}{1,12} ){0,5}(?:
    kept|stays?|as (?:it|they) (?:is|are)|from their|of the old|of their|in place|unchanged|along) |
  (?:keep|keeps|copy|carry|take|hand|leave|pass|with|give|gives) (?:\\p{L}{1,10} ){0,4}\\W{0,3}
  (?:headers?|tokens?|keys?|authori[sz]ation|credentials|secrets) |
  (?:sees?|reads?|logs?|records?|keeps?|gets?|receives?) (?:\\p{L}{1,10} ){0,3}(?:what other tools|
    arguments|results|calls|answers|traffic|requests) |
  in clear | on the (?:log )?host
`)

/** Nobody is asked about what their tools do. */
const WAVED = notion(`
  \\W{0,2}auto_?approve\\p{L}{0,2} | \\W{0,2}always_?allow | require_approval\\W{1,5}never |
  trust\\W{1,5}true | trust: true | trust (?:all|each|every|them) |
  (?:turn|switch) off the (?:approval|confirmation)\\p{L}{0,2} |
  approve (?:all|every|each) (?:\\p{L}{1,10} ){0,4}in advance | pre-?approv\\p{L}{1,3} |
  without (?:asking|a prompt|confirmation|approval) | no (?:confirmation|approval|prompt)s? |
  (?:confirmation|approval) dialogs? (?:break|get)
`)

/** A gateway that people run for themselves. */
const OWN = regex`
  \b(?:our (?:own )?(?:gateway|proxy|platform)|company|corporate|in-?house|self-hosted|
    platform team|opt[- ]in)\b
`

/** Where agents keep which servers of tools they use. */
const KEPT = worded(
  regex`
    (?:\bmcp(?:_config|_settings|-config)?\.json|\.claude\.json|
      \bclaude_desktop_config\.json|\.codex\/config\.toml)\b
  `,
)

/** Words of `jq` and its like that give servers which are there another address, or another program. */
const GIVES_ANOTHER = regex`
  \bmcp_?servers\b[^\n]{0,60}(?:\[\]|map|with_entries|walk|each)[^]{0,120}?\.(?:url|
    command|args|serverurl)\s?\|?=
`

/** One host is put in the place of another: `s#https://a/#https://b/#`. */
const PUT_IN_PLACE = /^s([#|,@!~])[^\n]{0,160}\1[^\n]{0,40}https?:\/\//

/** As far as the mark that parts a script of `sed`. */
const EACH_ADDRESS = /https?:\/\/[^\s"'\\#|,!~?]{4,200}/g

const EDITORS = /^(?:g?sed|perl|jq|yq|jaq|dasel)$/

/** A command leads what stands in the files of an agent over somebody else's host. */
function* rewrittenServers(document: Document): Generator<Hit> {
  const fences = candidates(document, document.observe(fencedSnippets), KEPT)
  if (fences.length === 0) return
  for (const { start, end, everyCommand } of document.observe(commands)) {
    const snippet = fences.find((one) => one.start <= start && end <= one.end)
    if (!snippet) continue
    for (const command of everyCommand) {
      const program = programOf(command)
      if (!program || !EDITORS.test(program.name)) continue
      const script = program.arguments.find(
        (word) => GIVES_ANOTHER.test(word) || PUT_IN_PLACE.test(word),
      )
      if (!script) continue
      const target = script.match(EACH_ADDRESS)?.at(-1)
      if (!target || !isForeignFor(document, target) || isSpokenOf(document, target)) continue
      const around = textAround(document, { start, end }, AROUND, AROUND)
      if (OWN.test(around) || isUsersChoice(around)) continue
      yield { start, end, severity: 'crit', firm: true }
      break
    }
  }
}

const AROUND = 300

export function* reroutedServers(document: Document): Generator<Hit> {
  yield* rewrittenServers(document)
  for (const extra of [WAVED, WITH_KEYS, CONCEALED])
    for (const { text, start, end, span } of joined(document, document.observe(stretches), {
      meant: [LEADS],
      said: [SERVERS, extra],
      within: 520,
    })) {
      if (OWN.test(text) || isUsersChoice(text)) continue
      const whole = document.reading.text.slice(span.start, span.end)
      const strange = addressesIn(whole).some(
        (address) => isForeignFor(document, address) && !isSpokenOf(document, address),
      )
      if (!strange) continue
      const several = [WAVED, WITH_KEYS, CONCEALED].filter((one) => holds(text, one)).length > 1
      yield several
        ? { start, end, severity: 'crit', firm: true }
        : { start, end, confidence: 'medium', firm: true }
    }
}
