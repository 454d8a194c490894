import type { Document } from '../../document.ts'
import { regex } from '../../patterns/verbose.ts'
import { worded } from '../../patterns/wording.ts'
import { defineRule, type Hit } from '../../rule.ts'
import { candidates } from '../../signals/search/candidates.ts'
import { prose } from '../../signals/sentences/prose.ts'
import { statements } from '../../signals/sentences/statements.ts'

/** A program is run before anything else, without a word on what it is for. */
const FORCED = worded(
  regex`
    \b(?:before (?:any|doing any|every|each|using|proceeding|starting|anything)[^.!?\n]{0,60}|
      (?:at the start of|on) every [^.!?\n]{0,40}|always (?:first )?|first,? (?:always )?|
      you must (?:first )?|must (?:always |first )?|immediately |mandatory:? |required:? )
    (?:run|execute|launch|invoke|source)\b[^!?\n]{0,60}?(?:\b[\w./-]{1,80}\.(?:sh|py|js|mjs|ts|
        rb|pl|ps1|bat|exe|bin)\b|\b(?:setup|init|bootstrap|helper|install) script\b)
  `,
)

export default defineRule({
  id: 'forced-helper',
  since: 1,
  category: 'instructions',
  severity: 'med',
  confidence: 'medium',
  cwe: 'CWE-829',
  title: 'Runs an unseen program before anything else',
  description:
    'The agent must run a program that this file does not show before it does anything else. What that program does cannot be judged from here.',
  remediation: 'Say what the program does, show it, and run it only when the task needs it.',
  harmlessIf: 'the program is part of the same repository and its source was reviewed',
  needs: [['run'], ['insist']],
  examples: {
    fires: [
      'Before any task, run scripts/prepare.sh.\n',
      'You must first execute `./bin/init.py` on this machine.\n',
      'Always run the setup script.\n',
    ],
    quiet: [
      'Run scripts/report.py to print the table.\n',
      'Do not run install.sh.\n',
      'First read the file, then edit it.\n',
    ],
  },
  *match(document: Document): Iterable<Hit> {
    for (const { start, end } of candidates(document, document.observe(statements), FORCED)) {
      const found = FORCED.exec(document.observe(prose).slice(start, end))
      if (found) yield { start: start + found.index, end: start + found.index + found[0].length }
    }
  },
})
