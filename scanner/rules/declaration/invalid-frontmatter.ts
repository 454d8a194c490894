import type { Document } from '../../document.ts'
import { defineRule, type Hit } from '../../rule.ts'

export default defineRule({
  id: 'invalid-frontmatter',
  since: 1,
  category: 'declaration',
  severity: 'low',
  confidence: 'high',
  cwe: null,
  title: 'The front matter is invalid or ambiguous',
  description:
    'Hosts read the name, the version and the description from the front matter, and may read something else than you do.',
  remediation: 'Write plain YAML: one key per line, each key once.',
  harmlessIf: 'the file is a draft',
  needs: [],
  examples: {
    fires: [
      '---\nname: a\nname: b\n---\n# x\n',
      '---\nname: [\n---\n# x\n',
      '---\nname: "a\\u0000b"\n---\n# x\n',
    ],
    quiet: ['---\nname: a\nversion: 1.0\n---\n# x\n', '# No front matter\n', '---\n---\n# x\n'],
  },
  *match(document: Document): Iterable<Hit> {
    for (const { line, message } of document.frontmatter.problems) {
      const start = document.reading.lines.start(line)
      yield { start, end: Math.max(start + 1, document.reading.lines.end(line)), note: message }
    }
  },
})
