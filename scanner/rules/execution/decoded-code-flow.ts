import type { Document } from '../../document.ts'
import { defineRule, type Hit } from '../../rule.ts'
import { DECODES, EVALUATES, STARTS } from '../../signals/calls.ts'
import { pairs } from '../../signals/snippets.ts'

/** Characters between the decoding and the run. */
const REACH = 260

/** Decoding of what a service sent, a token or a picture is no riddle of the file itself. */
const LITERAL =
  /["'`][a-z0-9+/=_\\-]{16,8000}["'`]|\[\s?\d{2,3}(?:\s?,\s?\d{2,3}){4,400}|<<-?\s?['"]?\w{2,20}/

export default defineRule({
  id: 'decoded-code-flow',
  since: 1,
  category: 'execution',
  severity: 'crit',
  confidence: 'high',
  cwe: 'CWE-506',
  title: 'A program decodes a text and runs it',
  description:
    'Within a few lines a program turns an unreadable text into a readable one and runs it. Nobody who reads the file can see what it does.',
  remediation: 'Write the code out.',
  harmlessIf: 'the decoded text is data and what is run is something else',
  needs: [],
  examples: {
    fires: [
      '```sh\nperl -MMIME::Base64 -e \'eval decode_base64("cHJpbnQgImhlbGxvIHdvcmxkIjs=")\'\n```\n',
      '```python\nT = "eJxLLMgsVtBQykvMTVWyUlDKSCwpLlbSBABfDAcg"\ncode = zlib.decompress(base64.b64decode(T))\nexec(code)\n```\n',
      '```js\nconst body = Buffer.from("cmVxdWlyZSgnZnMnKS5yZWFkZGly", "base64").toString()\nnew Function(body)()\n```\n',
      '```php\n$c = base64_decode("c3lzdGVtKCdscyAtbGEnKTsgIyBsaXN0");\neval($c);\n```\n',
    ],
    quiet: [
      '```python\ndata = base64.b64decode(response["image"])\nopen("a.png", "wb").write(data)\n```\n',
      '```js\nconst payload = JSON.parse(atob(token.split(".")[1]))\n```\n',
      '```python\nraw = base64.b64decode(item["body"])\nsubprocess.run(["jq", "."], input=raw)\n```\n',
    ],
  },
  *match(document: Document): Iterable<Hit> {
    for (const runs of [EVALUATES, STARTS])
      for (const { text, start, end, snippet, first, second } of pairs(
        document,
        DECODES,
        runs,
        REACH,
      )) {
        const from = Math.max(0, start - snippet.start - 300)
        if (!LITERAL.test(text.slice(from, end - snippet.start + 120))) continue
        if (runs === STARTS && second.index < first.index) continue
        yield runs === EVALUATES
          ? { start, end, firm: true }
          : { start, end, severity: 'high', confidence: 'medium', firm: true }
      }
  },
})
