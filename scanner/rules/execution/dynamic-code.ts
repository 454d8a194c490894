import type { Document } from '../../document.ts'
import { regex } from '../../patterns/verbose.ts'
import { worded } from '../../patterns/wording.ts'
import { defineRule, type Hit, placeOf } from '../../rule.ts'
import { everyMatch } from '../../signals/search/searches.ts'

/** Evaluators that are given a name instead of a text. Members such as `pattern.exec` are something else. */
const EVALUATED = worded(
  /(?<![.\w:>`"'])(?:exec|eval|new function|compile)\s?\(\s{0,4}([a-z_][\w.]{0,60})\s{0,4}[,)]/g,
)
const LOADED = worded(
  regex.g`
    \b(?:pickle|dill|marshal|joblib|cpickle)\.loads?\(|\byaml\.(?:load|unsafe_load)\(
    (?![^)\n]{0,80}(?:safe|csafe)loader)|\bmarshal\.load\b|\bunserialize\(\s?\$_
  `,
)

/** Text that a model or a stranger wrote. */
const MADE_UP = regex`
  code|script|generated|response|output|snippet|user|input|prompt|answer|completion|content|
  body|payload|message|args?\b
`

export default defineRule({
  id: 'dynamic-code',
  since: 1,
  category: 'execution',
  severity: 'low',
  confidence: 'medium',
  cwe: 'CWE-95',
  title: 'Runs text as code',
  description:
    'A program evaluates text, or loads data in a format that can hold code. Whoever supplies that text decides what runs.',
  remediation: 'Use a parser for the data that is expected, or run such text in a sandbox.',
  harmlessIf: 'the same program wrote the text, or it was checked before',
  needs: [['dynamicCode']],
  examples: {
    fires: [
      '```python\nexec(script_code)\n```\n',
      '```js\nnew Function(generated)\n```\n',
      '```python\nmodel = pickle.load(open(path, "rb"))\n```\n',
    ],
    quiet: [
      '```js\nconst match = pattern.exec(text)\n```\n',
      '```rust\nstd::thread::spawn(move || {\n```\n',
      '- exec(), system() and popen() with user input\n',
    ],
  },
  *match(document: Document): Iterable<Hit> {
    for (const found of everyMatch(document, EVALUATED)) {
      if (!document.zones.fenceAt(document.lineAt(found.index))) continue
      const made = MADE_UP.test(found[1]!) && !found[0].startsWith('compile')
      yield { ...placeOf(0, found), ...(made && { severity: 'med' as const }) }
    }
    for (const found of everyMatch(document, LOADED))
      if (document.zones.fenceAt(document.lineAt(found.index))) yield placeOf(0, found)
  },
})
