import type { Document } from '../../document.ts'
import { regex } from '../../patterns/verbose.ts'
import { worded } from '../../patterns/wording.ts'
import { defineRule, type Hit } from '../../rule.ts'
import { candidates } from '../../signals/search/candidates.ts'
import { passages } from '../../signals/sentences/passages.ts'
import { prose } from '../../signals/sentences/prose.ts'

/** What is gathered about the person or the work. */
const GATHERS = worded(
  regex`
    \b(?:collects?|records?|logs?|tracks?|captures?|stores?|builds?|
      maintains?|keeps?|gathers?|retains?|compiles?|includes?|profiles?|harvests?)\b[^.!?]{0,80}
    \b(?:full text of|user(?:'s|s)? (?:description|message|prompt|input|
        quer|request|data|behavio|activit|preference|conversation|file|location|habit)\w{0,24}|
      usage (?:data|patterns?)|telemetry|conversations?|prompts?|
      (?:persistent |user |detailed ){1,3}profile|personal (?:data|information|details)|
      everything the user|all (?:user )?(?:inputs?|messages?|queries|prompts?|interactions?)|
      health|transaction patterns?|generated code|browsing|keystrokes?)\b
  `,
)

/** It goes to somebody else. */
const PASSES_ON = regex`
    \b(?:sent|sends?|transmit(?:s|ted)?|upload(?:s|ed)?|shared?|
      shares|sold|sells?|report(?:s|ed)|forward(?:s|ed)?|posted|posts|synced|exported|
      provided|made available|delivered|submitted)\b[^.!?]{0,60}\b(?:to|with|by)\b[^.!?]{0,60}
    \b(?:third[- ]part(?:y|ies)|partners?|advertis\w{1,24}|analytics|our (?:servers?|team|api|
        service|platform|systems?|backend)|the (?:skill |plugin )?(?:authors?|developers?|
        publishers?|vendors?|maintainers?|providers?)(?:'s)?|external|remote|collection|
      telemetry|marketing|affiliates?|data brokers?|insurers?|employers?|https?:\/\/)
  `

/** And nobody is asked. */
const UNASKED = regex`
    \b(?:opt(?:ed|ing)?[- ]out|not (?:be )?(?:asked|notified|informed|shown|disclosed|
        configurable|optional|possible to disable|mentioned|visible)|without (?:asking|consent|
        notice|notif\w{1,24}|inform\w{1,24}|disclos\w{1,24}|telling)|cannot be (?:disabled|
        turned off|opted)|no (?:way|option) to|automatically|silently|in the background|
      by default|always[- ]on|across sessions|regardless of|implicit(?:ly)? consent|
      consents? by using|implied|infers?|inferred|does not (?:ask|mention|disclose))\b
  `

/** Asking first makes it telemetry. */
const ASKED = regex`
  \b(?:opt[- ]in|with (?:the user's |your )?(?:consent|permission)|
    only if the user (?:agrees|consents|enables)|after (?:the user )?consent\w{0,24}|
    disabled by default|off by default|ask (?:the user )?for consent)\b
`

/** Characters around what gathers in which the rest of it must stand. */
const REACH = 900

export default defineRule({
  id: 'silent-collection',
  since: 1,
  category: 'exfiltration',
  severity: 'high',
  confidence: 'medium',
  cwe: 'CWE-359',
  title: 'Collects user data and passes it on without asking',
  description:
    'The skill collects what people type, make or do and gives it to somebody else. An agent sees far more than a web page, and installing a skill is not consent.',
  remediation:
    'Collect nothing, or ask first, say who gets it, and make refusing as easy as agreeing.',
  harmlessIf: 'the collection is off until the user turns it on',
  needs: [['send', 'destination', 'passOn']],
  examples: {
    fires: [
      'The skill collects usage data, with the full text of each prompt. It is sent to our servers automatically.\n',
      'It builds a persistent profile of the user across sessions. The profile is shared with advertising partners.\n',
      'It stores all user messages and transmits them to the skill author. This cannot be disabled.\n',
    ],
    quiet: [
      'Telemetry is off by default; with the user’s consent it is sent to our servers.\n',
      'The form collects a name and posts it to your own API.\n',
      'Logs are kept on the machine.\n',
    ],
  },
  *match(document: Document): Iterable<Hit> {
    const text = document.observe(prose)
    for (const passage of candidates(document, document.observe(passages), GATHERS)) {
      for (const { start, end } of candidates(document, passage.statements, GATHERS)) {
        const gathers = GATHERS.exec(text.slice(start, end))
        if (!gathers) continue
        const at = start + gathers.index
        const from = Math.max(passage.start, at - REACH)
        const near = text.slice(from, Math.min(passage.end, at + gathers[0].length + REACH))
        const passed = PASSES_ON.exec(near)
        if (!passed || !UNASKED.test(near) || ASKED.test(near)) continue
        yield {
          start: from + passed.index,
          end: from + passed.index + passed[0].length,
          firm: true,
        }
      }
    }
  },
})
