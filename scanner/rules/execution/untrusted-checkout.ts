import type { Document } from '../../document.ts'
import { regex } from '../../patterns/verbose.ts'
import { worded } from '../../patterns/wording.ts'
import { defineRule, type Hit, placeOf } from '../../rule.ts'
import { candidates } from '../../signals/search/candidates.ts'
import { snippets } from '../../signals/shell/snippets.ts'

/** A workflow that runs with the rights of the project takes the code of whoever sent a pull request. */
const CHECKOUT = worded(
  regex`
    \bpull_request_target\b[^]{0,900}?\bref["']?:\s?["']?\$\{\{\s?
    (?:github\.event\.pull_request\.head\.(?:sha|ref)|github\.head_ref)\b
  `,
)

/** Characters behind the checkout in which it is run, and given more. */
const REACH = 600

/** What was checked out is run: a build, a test, a script. */
const RUNS = /\b(?:run|exec)["']?:|\buses:\s?\.\//
const RIGHTS = regex`
  \btojson\(\s?secrets\s?\)|\bsecrets\.(?!github_token)\w|\bwrite-all\b|
  \b(?:contents|packages|id-token):\s?write\b
`

/** A person of the project has looked at it before. */
const LOOKED_AT = regex`
  \btypes:\s?\[?\s?labell?ed\b|\bevent\.label\b|\bpull_request\.labels\b|
  \benvironment:|\bauthor_association\b
`

export default defineRule({
  id: 'untrusted-checkout',
  since: 1,
  category: 'execution',
  severity: 'high',
  confidence: 'high',
  cwe: 'CWE-829',
  title: 'Runs code from pull requests with the project’s rights',
  description:
    'A workflow started by pull requests has the project’s secrets and rights, and runs the code of the pull request. Anyone who opens one can take them.',
  remediation: 'Use `pull_request`, which has no secrets, or check out the base branch only.',
  harmlessIf: 'somebody from the project reviews each pull request before it runs',
  needs: [],
  examples: {
    fires: [
      '```yaml\non: pull_request_target\njobs:\n  label:\n    steps:\n      - uses: actions/checkout@v4\n        with: { ref: "${{ github.event.pull_request.head.sha }}" }\n      - uses: kiln-label/run@main\n        with:\n          exec: make glaze\n```\n',
      '```yaml\non: pull_request_target\njobs:\n  label:\n    steps:\n      - uses: actions/checkout@v4\n        with: { ref: "${{ github.event.pull_request.head.sha }}" }\n      - run: npm ci\n        env: { ALL: "${{ toJSON(secrets) }}" }\n```\n',
      '```yaml\non: pull_request_target\njobs:\n  test:\n    steps:\n      - uses: actions/checkout@v4\n        with: { ref: "${{ github.event.pull_request.head.sha }}" }\n      - run: npm ci && npm test\n```\n',
      '```yaml\non:\n  pull_request_target: {}\npermissions: write-all\njobs:\n  build:\n    steps:\n      - uses: actions/checkout@v4\n        with:\n          ref: ${{ github.head_ref }}\n      - run: make\n```\n',
      'Use this workflow:\n\n```yml\non: [pull_request_target]\njobs:\n  lint:\n    steps:\n      - uses: actions/checkout@v4\n        with:\n          ref: ${{ github.event.pull_request.head.ref }}\n      - run: ./lint.sh\n        env:\n          TOKEN: ${{ secrets.DEPLOY }}\n```\n',
    ],
    quiet: [
      '```yaml\non: pull_request\njobs:\n  test:\n    steps:\n      - uses: actions/checkout@v4\n        with: { ref: "${{ github.event.pull_request.head.sha }}" }\n      - run: npm test\n```\n',
      '```yaml\non: pull_request_target\njobs:\n  label:\n    steps:\n      - uses: actions/labeler@v5\n```\n',
      'Never check out `github.event.pull_request.head.sha` in a workflow on `pull_request_target`.\n',
    ],
  },
  *match(document: Document): Iterable<Hit> {
    for (const { start, end, fenced } of candidates(
      document,
      document.observe(snippets),
      CHECKOUT,
    )) {
      const text = document.reading.text.slice(start, end)
      const found = CHECKOUT.exec(text)
      if (!found || !fenced) continue
      const behind = text.slice(found.index, found.index + found[0].length + REACH)
      if (!RUNS.test(behind.slice(found[0].length))) continue
      const place = { ...placeOf(start, found), firm: true }
      if (LOOKED_AT.test(text)) yield { ...place, severity: 'low' }
      else yield RIGHTS.test(text) ? { ...place, severity: 'crit' } : place
    }
  },
})
