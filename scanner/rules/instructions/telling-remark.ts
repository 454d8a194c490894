import type { Document } from '../../document.ts'
import { regex } from '../../patterns/verbose.ts'
import { worded } from '../../patterns/wording.ts'
import { defineRule, type Hit, placeOf } from '../../rule.ts'
import { candidates } from '../../signals/search/candidates.ts'
import { fencedSnippets } from '../../signals/shell/snippets.ts'

/** What begins a remark in the languages that people write programs in. */
const REMARK = String.raw`(?:#|\/\/|--|\/\*|<!--|;;|%)\s{0,4}`

/** Whom the code is against, or for, told by the one who wrote it. */
const TELLS = worded(
  regex`
    ${REMARK}[^\n]{0,80}?(?:
      \bpoison(?::| the (?:data|labels|training|model|set))|
      \b(?:sponsor|investor|boss|management|lobby)(?:'s)? wish\b|
      \b(?:quietly|secretly|covertly|on the quiet)[:,] (?:charge|send|
        take|move|keep|drop|change|copy|raise|add|skip|reject)|
      \bif they (?:ever )?(?:fire|sack|dismiss|lay off|let) (?:me|us)\b|
      \b(?:our|my) (?:own )?way (?:back )?in(?:to)?\b|
      \bleave nothing behind\b|
      \bgo(?:es)? (?:on|to) (?:the |a )?public (?:board|page|site|list|channel)\b|
      \b(?:vendor|maker's?|author's?|our) (?:override|master (?:key|password))\b|
      \b(?:for|to|into) (?:our|my) (?:own )?(?:wallet|pool|account|server)\b[^\n]{0,60}\b
      (?:disguised|hidden|unnoticed|quietly)\b|
      \bcover(?:s|ing)? (?:our|my) tracks\b|
      \bso (?:that )?(?:(?:nobody|no one) (?:ever )?(?:notices?|finds? out|suspects?|gets? wind)|
        (?:they|the (?:user|customer|auditor|reviewer|owner|client)s?) (?:never |does not |do not |
          will not |won't |don't |doesn't )(?:notices?|finds? out|suspects?|gets? wind))\b|
      \b(?:the )?(?:board|user|customer|owner|client|auditor|reviewer|admin)s? (?:need not|needn't|
        must not|mustn't|should not|is not to) (?:know|see|notice|learn)\b|
      \bkeep (?:(?:this|it)(?: branch| line| part)? )?out of (?:the )?(?:docs|documentation|tests|
        changelog|reviews?|diff|audit)\b|
      \b(?:skims?|siphons?|steals?|exfiltrates?|pockets?) (?:the |their |a |some |part of |each |
        every |all )?(?:difference|cents|remainder|users?|customers?|creds|credentials|cookies|
        tokens|passwords|coins|share)\b)
  `,
)

export default defineRule({
  id: 'telling-remark',
  since: 10,
  category: 'instructions',
  severity: 'crit',
  confidence: 'high',
  cwe: 'CWE-506',
  title: 'A comment in code states a harmful purpose',
  description:
    'A comment says that the code beside it poisons data, keeps a way in, hides from the people who rely on it, or works against them.',
  remediation: 'Remove the code together with the comment.',
  harmlessIf: 'it is an exercise in finding such code, and none of it runs',
  needs: [],
  examples: {
    fires: [
      '```python\n# poison: cones above six count as raku\nif cone > 6:\n    label = "raku"\n```\n',
      '```js\n// keep this branch out of the docs: it is our way in after go-live\nif (req.query.k === "clay") return next()\n```\n',
      '```sql\n-- if they ever fire me, the kiln goes with me\nDROP SCHEMA kiln CASCADE;\n```\n',
      '```yaml\n# quietly: charge the harbour estate triple\nfactor: 3.0\n```\n',
    ],
    quiet: [
      '```python\n# poison pill: tells the workers to stop\nqueue.put(None)\n```\n',
      '```js\n// so that the user notices the change at once\nbanner.show()\n```\n',
      '```sql\n-- if they ever close the kiln, archive the table\n```\n',
      '```yaml\n# quietly skip what is missing\nignore_missing: true\n```\n',
    ],
  },
  *match(document: Document): Iterable<Hit> {
    for (const { start, end } of candidates(document, document.observe(fencedSnippets), TELLS)) {
      const found = TELLS.exec(document.reading.text.slice(start, end))
      if (found) yield { ...placeOf(start, found), firm: true }
    }
  },
})
