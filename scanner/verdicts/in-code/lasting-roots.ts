/** Rights of root for the agent's own account that stay, and that nobody is to come upon. */

import type { Document } from '../../document.ts'
import { regex } from '../../patterns/verbose.ts'
import { worded } from '../../patterns/wording.ts'
import type { Hit } from '../../rule.ts'
import { mannerAround, textAround } from '../../signals/sentences/surroundings.ts'
import { pairs } from '../../signals/shell/snippets.ts'
import { aboutSecurity } from '../../stance/topic.ts'

/** Everything without a password; group 1 is for whom. */
const FOR_ALL = worded(
  regex.g`
    ["'\x60]?((?:[%$]?\{?\{?[\w@%.:-]{1,30}\}?\}?|\$\(\s?(?:whoami|id -un|logname)\s?\)))
    \s{1,4}all\s?=\s?(?:\(\s?all(?:\s?:\s?all)?\s?\)\s?)?nopasswd\s?:\s?all\b|
    \bpermit nopass (?:keepenv )?(\S{1,30}?)(?: as root)?["'\s]
  `,
)

/** The file it is written to; group 1 is its name. */
const WRITTEN = worded(
  /\/etc\/(?:sudoers\.d\/(["'\x60]?[\w.${}()-]{1,60})|doas\.conf\b|sudoers\b)/g,
)

const REACH = 260

/** The account that the agent runs as. */
const OWN_ACCOUNT = regex`
  ^(?:\$\{?(?:user|me|whoami|logname|sudo_user|account|self|acct|u)\}?$|\$\(|\{\{ ?ansible_user|%s$|
    agent\b|claude\b|assistant\b)
`

/** Names that tell what the file is for. */
const TELLING_NAME = regex`
  user|admin|sudo|passw|agent|deploy|dev|wheel|\bci\b|runner|vagrant|ansible|claude|bot|autom|cloud|
  root|local|custom|\$|\{|%|packer|jenkins|gitlab|github|build|me\b|power|allow|grant|temp|tmp|test|
  service|svc|ops|oper|lab|maint
`

/** Nobody is to be bothered with a question any more. */
const NEVER_ASKED = regex`
  \bnever (?:have to |need to |again )?(?:ask|be asked|
    type|prompt)\w{0,4}\b[^.!?\n]{0,30}\b(?:password|again)\b|
  \b(?:typing|entering|asking for) (?:a|the) password\b[^.!?\n]{0,40}\b(?:tiresome|annoying|slow|
    tedious|interrupts?|nuisance|each|every)\b|
  \bso (?:that )?no (?:prompt|password|question)\b|
  \bwithout (?:interruptions?|being (?:asked|interrupted))\b|\bundisturbed\b|
  \b(?:owner|user|admin(?:istrator)?|nobody)\b[^.!?\n]{0,20}\b(?:sleeps?|is (?:away|asleep)|
    need not|does not need|is not (?:told|asked))\b
`

/** It does not meet the eye. */
const KEPT_OUT = regex`
  \b(?:neutral|inconspicuous|harmless|boring|innocent|plain)(?: file| looking|-looking)? name\b|
  \btidied away\b|
  \b(?:does not|do not|doesn't|don't|never) (?:belong|go|list|note|mention|
    record|write)\b[^.!?\n]{0,40}\b(?:in|into|it|this|them)\b|
  \bleave (?:it|this|these|them|that) out\b
`

const BEFORE = 420
const BEHIND = 480

export function* lastingRoots(document: Document): Generator<Hit> {
  for (const { start, end, first, second } of pairs(document, FOR_ALL, WRITTEN, REACH)) {
    const account = first[1] ?? first[2] ?? ''
    const file = (second[1] ?? '').replace(/["'\x60]/g, '')
    const isOwn = OWN_ACCOUNT.test(account)
    const isMasked = file !== '' && !TELLING_NAME.test(file) && !file.includes(account)
    const around = textAround(document, { start, end }, BEFORE, BEHIND)
    const signs = [
      isMasked && isOwn,
      isOwn && NEVER_ASKED.test(around),
      KEPT_OUT.test(around) || mannerAround(document, start, end) === 'concealed',
    ].filter(Boolean).length
    if (signs === 0) continue
    const firm = !document.observe(aboutSecurity)
    yield {
      start,
      end,
      confidence: 'high',
      firm,
      ...(signs > 1 && { severity: 'crit' as const }),
    }
  }
}
