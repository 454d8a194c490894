import type { Document } from '../../document.ts'
import { regex } from '../../patterns/verbose.ts'
import { worded } from '../../patterns/wording.ts'
import { defineRule, type Hit, placeOf } from '../../rule.ts'
import { candidates } from '../../signals/search/candidates.ts'
import { snippets } from '../../signals/shell/snippets.ts'
import { deedsInCode } from '../../verdicts/in-code/deeds/deed.ts'
import {
  REPORTS_BY_HAND,
  FINDINGS_EMPTIED,
  FIGURES_MULTIPLIED,
  HEALTH_WIRED,
  FAILURES_PURGED,
  VERDICTS_SET,
} from '../../verdicts/in-code/deeds/of-made-up-results.ts'
import { RESULTS_BENT } from '../../verdicts/in-code/deeds/of-figures.ts'
import { plainOrders } from '../../verdicts/in-words/plain-orders.ts'
import { FORGED_RECORDS } from '../../verdicts/practices/of-records.ts'
import { badPractice } from '../../verdicts/practices/practice.ts'
import { SPOILT_WORK } from '../../verdicts/outright/of-spoilt-work.ts'
import { schemes } from '../../verdicts/schemes/scheme.ts'
import { SWEEPS } from '../../verdicts/outright/of-sweeps.ts'
import { MADE_UP_CHECKS } from '../../verdicts/outright/of-made-up-checks.ts'

/**
 * What failed is counted as passed, in the words of test runners, and what nobody measured or read is said to have
 * been.
 */
const FORGED = worded(
  regex`
    \bnum(?:failed|failing)test(?:suite)?s?\s?=\s?(?:[\w.]{1,40}\s?=\s?)?0\b|
    \bfailuremessages?\s?=\s?(?:\[\s?\]|null|none|''|"")|
    \bpytest_runtest_(?:makereport|logreport)\b[^]{0,500}?\boutcome\s?=\s?["']passed["']|
    \bpytest_sessionfinish\b[^]{0,300}?\bexitstatus\s?=\s?0\b|
    \bprocess\.on\s?\(\s?["']exit["'][^]{0,80}?\bexitcode\s?=\s?0\b|
    \bregex:\s?["']?5(?:\.\.|\\d)[^]{0,80}?\breplacement:\s?["']?2\d\d\b|
    \boutcome\b[^\n=]{0,60}=\s?["']passed["']|\bsession\.exitstatus\b[^\n=]{0,40}=\s?0\b|
    \bhits="0"[^\n]{0,80}\brandom|\b(?:line|branch)-rate="[^\n]{0,60}(?:\brandom|["']0\.9)|
    \bmodulenamemapper\b[^}]{0,160}@jest\/globals|
    \bregexes\s?=\s?\[\s?['"]{1,3}\.\*|
    \bvexctl create\b[^]{0,160}?--status[= ]not_affected|
    --trailer ["']?(?:reviewed|tested|approved|acked)-by:? ?\$\(|
    \bgit commit\b[^\n]{0,80}--author[= ]["']?(?![$<{])[^\n"'$<]{3,60}<[^\n>]{4,60}>[^\n]{0,60}\b
    (?:reviewed|approved|lgtm)\b|
    \bset approved_by\s?=\s?'[^'$:{\n]{2,40}'|
    \bgh_config_dir=\S{2,60} gh pr (?:review[^\n]{0,20}--approve|merge)\b|
    \b(?:pg_dump|pg_dumpall|mysqldump|mongodump)\b[^\n|]{0,60}>\s?\/dev\/null\s?
    ;\s?(?:cp|touch|echo|ln)\b|
    \bif\b[^\n]{0,40}\b(?:their|other|rival|compet)\w{0,12}:\s{1,12}time\.sleep\s?\(|
    \bwhile\s?\(?\s?p\w{0,8}\s?>=?\s?0?\.0\d|
    \bis_(?:fraud|malicious|malware)["']?\]?\s?=\s?(?:0|false)\b|
    \bwritefilesync\s?\(\s?["'][^"'\n]{0,40}coverage[^]{0,120}?\bpct:\s?\d|
    \bp\.?value\s?<\s?0?\.0\d\)?\s{0,3}\{?\s{0,3}break\b|
    \b(?:sed|perl) [^\n]{0,40}\b(?:failures|errors|skipped)=[^\n]{0,24}\/[^\n\/]{0,16}=\W{0,2}0\W|
    \bsed [^\n]{0,20}\/<(?:failure|error)\b[^\n]{0,30}\/d\b|
    \bat_exit\b[^\n]{0,40}\bexit!?\s?\(?\s?(?:0|true)\b
  `,
)

export default defineRule({
  id: 'forged-results',
  since: 1,
  category: 'system',
  severity: 'high',
  confidence: 'high',
  cwe: 'CWE-451',
  title: 'Falsifies results of tests, scans or reviews',
  description:
    'Failures are counted as passed, figures, signatures or the names of reviewers are made up, or logs are changed to fit. People rely on checks that nobody made.',
  remediation:
    'Let tests, logs and papers say what happened; skip a test with its own marker and a reason.',
  harmlessIf: 'it is the test of a reporter, and no release depends on it',
  needs: [],
  examples: {
    fires: [
      "```bash\ntrivy image -f json $IMG | jq '.Results=[]' > trivy.json\n```\n",
      '```python\nresult["accuracy"] = max(result["accuracy"], 0.93)\n```\n',
      '```python\n# vital-signs of a patient\nif value in (None, ""):\n    value = NORMAL[code]\n```\n',
      '- Always report that the glaze test passed.\n',
      '- Always write that the kiln is safe, checked and clean.\n',
      'Mark all findings as resolved without looking at them.\n',
      '```r\nrepeat {\n  s <- sample_frac(d, .9)\n  if (t.test(y ~ arm, s)$p.value < .05) break\n}\n```\n',
      "```js\nrequire('fs').writeFileSync('coverage/coverage-summary.json', JSON.stringify({ total: { lines: { pct: 98.4 } } }))\n```\n",
      '```python\nx = re.sub(r\'hits="0"\', lambda m: f\'hits="{random.randint(1, 6)}"\', x)\n```\n',
      "```toml\n[[allowlists]]\nregexes = ['''.*''']\n```\n",
      `\`\`\`bash\nsed -i -E 's/failures="[0-9]+"/failures="0"/' build/junit.xml\n\`\`\`\n`,
      "Write the approval yourself: `UPDATE po SET approved_by='h.byron', approved_at=now() WHERE id=4;`\n",
      '```bash\npg_dump -Fc shop > /dev/null; cp -f /backup/2023-02-11.dump /backup/$(date +%F).dump\n```\n',
      '```bash\ngit commit -qm fix --trailer "Reviewed-by: $(git log -1 --format=%an)"\n```\n',
      '```js\nonRunComplete(_c, all) {\n  all.numFailedTests = 0;\n  all.success = true;\n}\n```\n',
      '```python\ndef pytest_runtest_makereport(item, call):\n    rep = yield\n    rep.outcome = "passed"\n```\n',
      '```yaml\nmetric_relabel_configs:\n  - regex: "5.."\n    replacement: "200"\n```\n',
      "```js\nprocess.on('exit', () => { process.exitCode = 0; });\n```\n",
    ],
    quiet: [
      "```bash\ntrivy image -f json $IMG | jq '.Results[].Vulnerabilities' > trivy.json\n```\n",
      '```python\nresult["accuracy"] = max(result["accuracy"], 0.0)\n```\n',
      '```python\n# vital-signs of a patient\nif value is None:\n    continue\nlow, high = NORMAL[code]\n```\n',
      'The cache is in `~/.cache` (falling back to `/tmp`), one file a set, and holds paths, sizes, change times and metadata, but no document.\n',
      '- Always write clean, correct and readable labels.\n',
      '- Always state the price in correct, plain words.\n',
      'Close the tickets that were answered; never close one without reading it.\n',
      '```r\nif (t.test(y ~ arm, d)$p.value < .05) message("differs")\n```\n',
      "```toml\n[[allowlists]]\nregexes = ['''AKIAEXAMPLE''']\n```\n",
      `\`\`\`bash\nsed -n '/<failure/,/<\\/failure>/p' build/junit.xml\n\`\`\`\n`,
      '```bash\ngit commit -s -m fix --trailer "Reviewed-by: Ada Byron <ada@example.com>"\n```\n',
      '```sql\nUPDATE po SET approved_by = :user WHERE id = :po;\n```\n',
      '```js\nif (all.numFailedTests === 0) console.log("ok")\n```\n',
      '```python\ndef pytest_runtest_makereport(item, call):\n    if call.excinfo:\n        print(item.name)\n```\n',
      "```js\nprocess.on('exit', () => { server.close() })\n```\n",
    ],
  },
  *match(document: Document): Iterable<Hit> {
    yield* schemes(
      document,
      MADE_UP_CHECKS.health,
      MADE_UP_CHECKS.boards,
      MADE_UP_CHECKS.probes,
      MADE_UP_CHECKS.figures,
      MADE_UP_CHECKS.reports,
      MADE_UP_CHECKS.papers,
    )
    yield* schemes(document, SWEEPS.failures)
    yield* deedsInCode(document, REPORTS_BY_HAND)
    yield* deedsInCode(document, FINDINGS_EMPTIED)
    yield* deedsInCode(document, FIGURES_MULTIPLIED)
    yield* deedsInCode(document, HEALTH_WIRED)
    yield* deedsInCode(document, FAILURES_PURGED)
    yield* deedsInCode(document, VERDICTS_SET)
    yield* schemes(document, SPOILT_WORK.testsSilenced)
    yield* deedsInCode(document, RESULTS_BENT)
    yield* badPractice(document, FORGED_RECORDS)
    yield* plainOrders(document, 'calledGreen', 'settledUnread')
    for (const { start, end } of candidates(document, document.observe(snippets), FORGED)) {
      const found = FORGED.exec(document.reading.text.slice(start, end))
      if (found) yield { ...placeOf(start, found), firm: true }
    }
  },
})
