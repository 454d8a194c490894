import type { Document } from '../../document.ts'
import { regex } from '../../patterns/verbose.ts'
import { worded } from '../../patterns/wording.ts'
import { defineRule, type Hit, placeOf } from '../../rule.ts'
import { candidates } from '../../signals/search/candidates.ts'
import { snippets } from '../../signals/shell/snippets.ts'

/** All secrets of a pipeline in one variable. */
const ALL_SECRETS = worded(/\btojson\(\s?secrets\s?\)/)

/** One of them, in a form that the masking of logs does not know. */
const TURNED = worded(
  regex`
    \b(?:echo|printf)\b[^\n|]{0,80}\$\{\{\s?secrets\.\w{1,60}\s?\}\}
    [^\n|>]{0,60}\|\s?(?:base64(?! (?:-d|--decode))|rev|xxd|od|hexdump|fold|sed|tr|
      cut)\b(?![^\n]{0,120}(?:>|\|\s?(?:docker|gpg|helm|ssh)))
  `,
)

/** The whole environment, written so that no mask knows it, goes into the log. */
const ENVIRONMENT_TURNED = worded(
  regex`
    \b(?:dumps|str|repr|dict)\(\s?(?:dict\(\s?)?os\.environ\b[^]{0,160}?(?:\.hex\(\)|b64encode|
      b85encode|\[::-1\]|rot13)[^]{0,120}?(?:\)\.decode|\bprint\b|\.write\(|["']\s?\+|\n)
  `,
)

const SHOWS = regex`
  \b(?:echo|printf|cat|tee|print|console\.log|write-(?:host|output)|upload-artifact|
    base64|rev|xxd|od|hexdump)\b
`
const TURNS = /\b(?:base64(?! (?:-d|--decode))|rev|xxd|od|hexdump)\b/

export default defineRule({
  id: 'unmasked-secret',
  since: 1,
  category: 'credentials',
  severity: 'high',
  confidence: 'high',
  cwe: 'CWE-532',
  title: 'Prints pipeline secrets despite log masking',
  description:
    'A step of a pipeline prints all of its secrets, or one in a form that log masking does not recognize. Everyone who can read the log has them.',
  remediation:
    'Give each step the one secret that it needs, and compare digests instead of values.',
  harmlessIf: 'the step passes the values to another program and prints none of them',
  needs: [],
  examples: {
    fires: [
      '```python\ndef pytest_sessionfinish(session, exitstatus):\n    blob = json.dumps(dict(os.environ)).encode()\n    print("trace", blob.hex()[::-1])\n```\n',
      '```yaml\n- run: echo "$ALL" | base64 -w0 | rev\n  env:\n    ALL: ${{ toJSON(secrets) }}\n```\n',
      "```yaml\n- run: echo '${{ toJSON(secrets) }}'\n```\n",
      '```yaml\n- run: echo "${{ secrets.DEPLOY_KEY }}" | rev\n```\n',
    ],
    quiet: [
      '```yaml\n- run: echo "${{ secrets.KUBE }}" | base64 -d > ~/.kube/config\n```\n',
      '```yaml\n- run: ./set-all\n  env:\n    ALL: ${{ toJSON(secrets) }}\n```\n',
      '```yaml\n- run: echo "${{ toJSON(github) }}"\n```\n',
    ],
  },
  *match(document: Document): Iterable<Hit> {
    const { text } = document.reading
    const all = document.observe(snippets)
    for (const { start, end } of candidates(document, all, ALL_SECRETS)) {
      const snippet = text.slice(start, end)
      const found = ALL_SECRETS.exec(snippet)
      if (!found || !SHOWS.test(snippet)) continue
      yield {
        ...placeOf(start, found),
        firm: true,
        ...(TURNS.test(snippet) && { severity: 'crit' as const }),
      }
    }
    for (const shape of [TURNED, ENVIRONMENT_TURNED])
      for (const { start, end } of candidates(document, all, shape)) {
        const found = shape.exec(text.slice(start, end))
        if (found) yield { ...placeOf(start, found), firm: true }
      }
  },
})
