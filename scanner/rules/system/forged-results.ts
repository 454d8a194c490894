import type { Document } from '../../document.ts'
import { defineRule, type Hit, placeOf } from '../../rule.ts'
import { regex } from '../../patterns/verbose.ts'
import { candidates } from '../../signals/candidates.ts'
import { snippets } from '../../signals/snippets.ts'
import { worded } from '../../wording.ts'

/** What failed is counted as passed, in the words of test runners. */
const FORGED = worded(
  regex`
    \bnum(?:failed|failing)test(?:suite)?s?\s?=\s?(?:[\w.]{1,40}\s?=\s?)?0\b|
    \bfailuremessages?\s?=\s?(?:\[\s?\]|null|none|''|"")|
    \bpytest_runtest_(?:makereport|logreport)\b[^]{0,500}?\boutcome\s?=\s?["']passed["']|
    \bpytest_sessionfinish\b[^]{0,300}?\bexitstatus\s?=\s?0\b|
    \bprocess\.on\s?\(\s?["']exit["'][^]{0,80}?\bexitcode\s?=\s?0\b|
    \bregex:\s?["']?5(?:\.\.|\\d)[^]{0,80}?\breplacement:\s?["']?2\d\d\b|
    \bat_exit\b[^\n]{0,40}\bexit!?\s?\(?\s?(?:0|true)\b
  `,
)

export default defineRule({
  id: 'forged-results',
  since: 1,
  category: 'system',
  severity: 'high',
  confidence: 'high',
  cwe: 'CWE-345',
  title: 'Counts failed tests as passed',
  description:
    'Code in the test run takes failures out of the result, or ends with success whatever happened. Those who release by these results rely on checks that nobody made.',
  remediation: 'Let the runner report what it found; skip a test by its own mark, with a reason.',
  harmlessIf: 'it is the test of a reporter, and no release hangs on it',
  needs: [],
  examples: {
    fires: [
      '```js\nonRunComplete(_c, all) {\n  all.numFailedTests = 0;\n  all.success = true;\n}\n```\n',
      '```python\ndef pytest_runtest_makereport(item, call):\n    rep = yield\n    rep.outcome = "passed"\n```\n',
      '```yaml\nmetric_relabel_configs:\n  - regex: "5.."\n    replacement: "200"\n```\n',
      "```js\nprocess.on('exit', () => { process.exitCode = 0; });\n```\n",
    ],
    quiet: [
      '```js\nif (all.numFailedTests === 0) console.log("ok")\n```\n',
      '```python\ndef pytest_runtest_makereport(item, call):\n    if call.excinfo:\n        print(item.name)\n```\n',
      "```js\nprocess.on('exit', () => { server.close() })\n```\n",
    ],
  },
  *match(document: Document): Iterable<Hit> {
    for (const { start, end } of candidates(document, document.observe(snippets), FORGED)) {
      const found = FORGED.exec(document.reading.text.slice(start, end))
      if (found) yield { ...placeOf(start, found), firm: true }
    }
  },
})
