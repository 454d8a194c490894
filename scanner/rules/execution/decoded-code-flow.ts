import type { Document } from '../../document.ts'
import { regex } from '../../patterns/verbose.ts'
import { worded } from '../../patterns/wording.ts'
import { defineRule, type Hit, placeOf } from '../../rule.ts'
import { candidates } from '../../signals/search/candidates.ts'
import { DECODES, EVALUATES, STARTS } from '../../signals/shell/calls.ts'
import { pairs, snippets } from '../../signals/shell/snippets.ts'
import { deedsInCode } from '../../verdicts/in-code/deeds/deed.ts'
import { NAMED_BY_HALVES } from '../../verdicts/in-code/deeds/of-detours.ts'
import { HIDDEN_PARSERS } from '../../verdicts/in-code/deeds/of-machines.ts'

/** Characters between the decoding and the run. */
const REACH = 260

/** Decoding of what a service sent, a token or a picture is no riddle of the file itself. */
const LITERAL = regex`
  ["'\`][a-z0-9+/=_\\-]{16,8000}["'\`]|\[\s?\d{2,3}(?:\s?,\s?\d{2,3}){4,400}|
  (?:\b\d{2,3},\s{0,8}){8,400}\d{2,3}\b|<<-?\s?['"]?\w{2,20}
`

/** Alphabets with marks of their own. */
const OTHER_LETTERS = /["'][^"'\s]{20,8000}["']/

/** Objects that run code when they are taken out of such a text, which stands right there. */
const UNPACKED = worded(
  regex`
    \b(?:pickle|dill|cloudpickle|marshal|jsonpickle)\.(?:loads?|decode)\(\s?
    (?:\w{1,20}\.)?(?:b(?:64|32|85)decode|a85decode|unhexlify|
      fromhex|decompress)\(\s?(?:\w{1,20}\.)?(?:\w{4,12}\(\s?)?b?["'][^"'\s]{24,8000}["']
  `,
)

/** A picture, a letter type or a sound, which nobody takes for a program, is run as one. */
const FROM_PICTURE = worded(
  regex`
    (?<![.\w])(?:exec|eval|runpy\.run_path)\s?\(\s?(?:compile\(\s?)?(?:open|
      (?:fs\.)?readfilesync|path)\s?\(\s?
    ["'][^"'\n]{1,80}\.(?:png|jpe?g|gif|bmp|ico|svg|ttf|otf|woff2?|wav|mp3|pdf|dat)["']|
    \bimage\.open\([^]{0,240}?(?<![.\w])(?:exec|eval)\s?\(\s?(?:["']{2}\.join|bytes|zlib|base64)
  `,
)

/** The one stands inside the call of the other. */
const isInside = (outer: RegExpExecArray, inner: RegExpExecArray, text: string): boolean => {
  let open = 0
  for (const char of text.slice(outer.index, inner.index))
    if (char === '(') open++
    else if (char === ')') open--
  return open > 0
}

export default defineRule({
  id: 'decoded-code-flow',
  since: 1,
  category: 'execution',
  severity: 'crit',
  confidence: 'high',
  cwe: 'CWE-506',
  title: 'A program decodes data and runs it',
  description:
    'Within a few lines a program turns unreadable data into code and runs it. Nobody who reads the file can see what it does.',
  remediation: 'Write the code out.',
  harmlessIf: 'the decoded text is data, and what runs is something else',
  needs: [],
  examples: {
    fires: [
      '```sh\nperl -MMIME::Base64 -e \'eval decode_base64("cHJpbnQgImhlbGxvIHdvcmxkIjs=")\'\n```\n',
      '```python\nT = "eJxLLMgsVtBQykvMTVWyUlDKSCwpLlbSBABfDAcg"\ncode = zlib.decompress(base64.b64decode(T))\nexec(code)\n```\n',
      '```python\nexec(base64.b85decode("X>D+Ca&#bbZ*FsRa&&5HAZBiFWo&6?E@W"))\n```\n',
      '```python\nos.system("".join(chr(c ^ 7) for c in [100, 114, 117, 107, 39, 42, 116]))\n```\n',
      '```python\npickle.loads(base64.b64decode("Y3Bvc2l4CnN5c3RlbQooVmVjaG8gaGkKdFIu"))\n```\n',
      '```python\nexec(open("fonts/kit.ttf", "rb").read()[4096:].decode())\n```\n',
      '```js\nconst body = Buffer.from("cmVxdWlyZSgnZnMnKS5yZWFkZGly", "base64").toString()\nnew Function(body)()\n```\n',
      '```ruby\nCLAY = [\n  99, 108, 97, 121, 33, 99, 108,\n  97, 121, 33, 99, 108, 97\n].freeze\nseed = CLAY.map { |c| (c ^ 9).chr }.join\nKernel.public_send(%w[e v a l].join, seed)\n```\n',
      '```php\n$c = base64_decode("c3lzdGVtKCdscyAtbGEnKTsgIyBsaXN0");\neval($c);\n```\n',
    ],
    quiet: [
      '```ruby\nGLAZES = [101, 114, 102, 98, 126, 101, 114, 55, 53].freeze\nlabel = GLAZES.map { |g| (g - 20).chr }.join\nputs label\n```\n',
      '```python\ndata = base64.b64decode(response["image"])\nopen("a.png", "wb").write(data)\n```\n',
      '```python\nrow = pickle.loads(base64.b64decode(cache["rows"]))\n```\n',
      '```python\npx = Image.open("plan.png").getdata()\nprint(len(px))\nexec(open("setup.py").read())\n```\n',
      '```js\nconst payload = JSON.parse(atob(token.split(".")[1]))\n```\n',
      '```python\nraw = base64.b64decode(item["body"])\nsubprocess.run(["jq", "."], input=raw)\n```\n',
    ],
  },
  *match(document: Document): Iterable<Hit> {
    yield* deedsInCode(document, HIDDEN_PARSERS)
    yield* deedsInCode(document, NAMED_BY_HALVES)
    for (const pattern of [UNPACKED, FROM_PICTURE])
      for (const { start, end } of candidates(document, document.observe(snippets), pattern)) {
        const found = pattern.exec(document.reading.text.slice(start, end))
        if (found) yield { ...placeOf(start, found), severity: 'high', firm: true }
      }
    for (const runs of [EVALUATES, STARTS])
      for (const { text, start, end, snippet, first, second } of pairs(
        document,
        DECODES,
        runs,
        REACH,
      )) {
        const from = Math.max(0, start - snippet.start - 300)
        const around = text.slice(from, end - snippet.start + 120)
        const letters = /85/.test(first[0]) ? OTHER_LETTERS : LITERAL
        if (!letters.test(around)) continue
        if (runs === STARTS && second.index < first.index && !isInside(second, first, text))
          continue
        yield runs === EVALUATES
          ? { start, end, firm: true }
          : { start, end, severity: 'high', confidence: 'medium', firm: true }
      }
  },
})
