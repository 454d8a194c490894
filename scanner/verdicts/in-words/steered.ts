/** Places where anybody writes and from which a machine is steered, over the items of a section. */

import type { Document } from '../../document.ts'
import { regex } from '../../patterns/verbose.ts'
import type { Hit } from '../../rule.ts'
import { candidates } from '../../signals/search/candidates.ts'
import { holds, isUsersChoice, notion, placesOf } from '../../signals/search/notions.ts'
import { CONCEALED, UNASKED } from '../../signals/sentences/manners.ts'
import { paragraphs } from '../../signals/sentences/paragraphs.ts'
import { prose } from '../../signals/sentences/prose.ts'
import { sectionOf } from '../../signals/sentences/surroundings.ts'

/** What stands in such a place becomes a command of the machine. */
const RUN_AS_COMMAND = notion(`
  (?:run|runs|executed?|executes|put) (?:\\p{L}{1,12} ){0,4}in (?:the |a )?(?:shell|bash|
    terminal|command line)(?: with)? |
  is run in (?:the |a )?shell |
  (?:pass|hand|feed|pipe)(?:es|s|ed)? (?:it|them|the \\p{L}{2,12}) (?:on )?
  (?:to|into|through) [\\x60"']?(?:bash|sh|the shell|a shell|python|powershell) |
  (?:execute|run) it on (?:the|this|your|their)\\b[^.!?]{0,16} (?:machine|computer|host|server) |
  (?:make|makes) it executable and (?:run|start|launch) | (?:runs|executes) the line |
  is a task for you | text is meant for you | is a script | do what (?:it|they) says? |
  save it (?:to \\S{2,30} )?and run it | run it and put | execut(?:e|es) the line |
  line for the shell | is an order | are orders |
  spells? (?:out )?an? (?:command|order)
`)

/** Anybody may write there, and nobody takes it for a line to a machine. */
const PLACE = notion(`
  (?:open |new |newest |latest )?issues?(?: of| in| by)? |
  (?:newest|latest|last|first) (?:comment|post|message|note|reply|card|row|cell|pin|event) |
  comments? by | card | page title | title (?:of|that) | txt | dns |
  playlist | entry | entries | feed | item titled | commit messages? | talk page |
  (?:bio|profile|description) of (?:the|an?) | calendar | getupdates | chat \\d{4,14} |
  \\p{L}{3,10}'s bot | the bot | mails? with | subject | attachments? | forum | wiki page |
  discussion | paste | shared (?:sheet|document|doc|note)
`)

/** The answer goes back the same way, and the traces are cleared. */
const CLEARED = notion(`
  (?:edit|rename|close|delete|remove|clear|archive|empty|change|
    hide|turn)s? (?:the |it|this|that|both|its )\\b[^.!?]{0,40} (?:afterwards|when done|as done|
    away|to "\\p{L}|back to "|once done|after|from inbox|into) |
  close the issue as | remove both | mail(?:s)? back | put the (?:standard )?output in |
  output (?:is|goes|as) (?:posted|sent|back|an answer|a comment|a receipt) |
  posted as an (?:answer|reply) | sends? (?:the|what it) (?:file|screen|printed) |
  as a receipt | drop the (?:item|message|entry|card) | decline the | what it prints |
  with the rights of | as if the line | never speak | answer nobody else | try again in |
  without a new version | do not ask anybody | has priority over | when it worked
`)

/** The one who gives the command is one of the house, and is seen to be. */
const REVIEWED = regex`
  \b(?:maintainers?|members? of the team|approved|allow-?list|signed by|write access|
    collaborators? with|refuse[sd]?|never run|never follow|untrusted|as data|ci runner|
    not an order|shown to the user)\b
`

/** Characters on each side in which the rest of it stands. */
const AROUND = 560

export function* steeredFrom(document: Document): Generator<Hit> {
  const text = document.observe(prose)
  for (const span of candidates(document, document.observe(paragraphs), ...RUN_AS_COMMAND)) {
    const own = text.slice(span.start, span.end)
    const run = placesOf(own, RUN_AS_COMMAND, true)[0]
    if (!run) continue
    const start = span.start + run.start
    const end = span.start + run.end
    const [from, to] = sectionOf(document, start, end)
    const around = text.slice(Math.max(from, start - AROUND), Math.min(to, end + AROUND))
    if (!holds(around, PLACE) || !holds(around, CLEARED)) continue
    if (REVIEWED.test(around) || isUsersChoice(around)) continue
    const hidden = [UNASKED, CONCEALED].some((manner) => holds(around, manner))
    yield { start, end, firm: true, spoken: true, ...(hidden && { severity: 'crit' as const }) }
  }
}
