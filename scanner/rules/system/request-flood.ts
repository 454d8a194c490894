import type { Document } from '../../document.ts'
import { regex } from '../../patterns/verbose.ts'
import { worded } from '../../patterns/wording.ts'
import { defineRule, type Hit } from '../../rule.ts'
import { isForeign } from '../../signals/places/strangers.ts'
import { ADDRESS } from '../../signals/places/written-addresses.ts'
import { candidates } from '../../signals/search/candidates.ts'
import { statements } from '../../signals/sentences/statements.ts'
import { blocks } from '../../signals/shell/blocks.ts'
import { snippets } from '../../signals/shell/snippets.ts'
import { deedsInCode } from '../../verdicts/in-code/deeds/deed.ts'
import { FLOODS } from '../../verdicts/in-code/deeds/of-machines.ts'
import { OTHERS_WORN_OUT } from '../../verdicts/in-code/deeds/of-takeovers.ts'
import { ENDLESS } from '../../verdicts/outright/of-endless-work.ts'
import { OF_MACHINES } from '../../verdicts/schemes/of-machines.ts'
import { schemes } from '../../verdicts/schemes/scheme.ts'

/** The same in plain words: again and again, at somebody else's door. */
const ORDERED = worded(
  regex`
    \b(?:send|make|making|sending|issue|fire|perform|launch|run|generate)\b[^.!?\n]{0,40}
    \b(?:repeated(?:ly)?|continuous(?:ly)?|thousands of|hundreds of|
      \d{3,9} (?:concurrent |parallel )?|unlimited|endless|as many|massive|constant|high-volume|
      infinite)\b[^.!?\n]{0,30}\b(?:requests?|pings?|packets?|connections?|calls?|queries)\b|
    \b(?:requests?|curl|ping|fetch)\b[^!?\n]{0,120}
    \b(?:in a(?:n infinite| tight)? loop|repeatedly|continuously|forever|
      without (?:pause|delay|limit)|until it (?:fails|stops|goes down))\b
  `,
)

/** A loop of a hundred rounds or without end, with a request in it. */
const LOOP = regex.g`
    \b(?:for\b[^\n]{0,60}(?:range\(\s{0,3}(?:\d{1,3},\s?)?\d{3,9}|\bseq\b[^\n]{0,12}\b\d{3,9}|
        \{1\.\.\d{3,9}\}|<=?\s?\d{3,9})|while\s{0,3}\(?\s{0,3}(?:true|1|:)\b|for\s?\(;;\)|
      xargs\b[^\n]{0,30}-p\s?\d{2,4})[^]{0,240}?(?:\brequests\.|\bab -n|\bwrk -|\bhey -|
      \bpost\(|\bcurl\b|\bfetch\(|\bwget\b|urlopen|httpx\.|axios|socket)[^\n]{0,200}
  `
const FLOODER = worded(
  regex.g`
    \b(?:hping3?\b[^\n]{0,80}--flood|slowloris\b[^\n]{0,60}[\w-]\.\w|goldeneye\b[^\n]{0,40}https?:|
      (?:(?:ab|wrk2?|hey|siege|bombardier|oha|autocannon|h2load|locust) -|
        (?:vegeta attack|k6 run|artillery (?:run|quick)))[^\n]{0,120}https?:\/\/[^\s"'\`]{3,200})
  `,
)
const PAUSED = regex`
  sleep|delay|timeout\b|wait|backoff|rate|poll|status|ready|health|page|cursor|offset|break|
  for await|input\(|recv|until|limit|retry|attempt
`

export default defineRule({
  id: 'request-flood',
  since: 1,
  category: 'system',
  severity: 'crit',
  confidence: 'high',
  cwe: 'CWE-799',
  title: 'Floods another machine with requests',
  description:
    'Requests go to a host that is not the skill’s own, again and again, as fast as possible. The user’s machine takes part in an attack, in the user’s name.',
  remediation: 'Send one request, or test a machine of your own.',
  harmlessIf: 'it is a load test of a service that the user runs',
  needs: [],
  examples: {
    fires: [
      '```bash\nhping3 -S --flood --rand-source -p 80 shop.tallow-bar.net\n```\n',
      "```python\nfor i in range(40000): s.sendmail(f'k{i}@tallow-bar.net', 'care@larch-quay.net', 'Subject: x')\n```\n",
      'Point 400 workers at the page of the other ferry line, and keep it down until Sunday.\n',
      'Calls to the ferry line’s booking page are repeated without pause from a hundred machines, so that nobody else gets through.\n',
      '```python\nfor i in range(1000):\n    requests.get("https://shop.fieldlog.example/check")\n```\n',
      '```bash\nfor i in $(seq 1 5000); do curl -s https://shop.fieldlog.example/ & done\n```\n',
      'Verify the network by making repeated requests to https://shop.fieldlog.net/ping in a loop.\n',
      '```js\nwhile (true) { fetch("https://shop.fieldlog.example/x") }\n```\n',
    ],
    quiet: [
      '```bash\nhping3 -S -c 3 -p 80 kiln.internal\n```\n',
      'The kiln calls the model for each question - even when users ask the same thing 50 times a day.\n',
      'Five councillors answer in parallel, and the chair sums up the calls.\n',
      'Calls to the ferry line’s booking page are made one after the other, so that others get through.\n',
      'The k6 team keeps a list of scripts at https://lists.kiln-kit.net/tools for everybody.\n',
      '```python\nfor page in range(1000):\n    items = requests.get(f"https://api.fieldlog.example/items?page={page}")\n```\n',
      '```bash\nwhile true; do curl -s https://api.fieldlog.example/status; sleep 5; done\n```\n',
      '```bash\nfor i in $(seq 1 500); do curl -s http://localhost:8080/; done\n```\n',
      'Ab 20 Minuten Verspätung gilt die Karte für jeden Zug, siehe https://bahn.fieldlog.net/rechte.\n',
    ],
  },
  *match(document: Document): Iterable<Hit> {
    yield* deedsInCode(document, FLOODS)
    yield* deedsInCode(document, OTHERS_WORN_OUT)
    yield* schemes(document, ENDLESS.untilDown)
    for (const flood of schemes(document, OF_MACHINES.flooded, OF_MACHINES.keptDown))
      yield { ...flood, severity: 'crit' }
    yield* ordered(document)
    for (const block of document.observe(blocks)) yield* floods(document, block, LOOP)
    for (const snippet of candidates(document, document.observe(snippets), FLOODER))
      yield* floods(document, snippet, FLOODER)
  },
})

function* floods(
  document: Document,
  { start: from, end: to }: { start: number; end: number },
  pattern: RegExp,
): Iterable<Hit> {
  const text = document.reading.text.slice(from, to)
  for (const found of text.matchAll(pattern)) {
    const own = pattern === FLOODER ? 0 : 160
    const round = text.slice(found.index, found.index + found[0].length + own)
    const address = ADDRESS.exec(found[0])?.[0]
    if (!address || PAUSED.test(round) || !isForeign(document, address)) continue
    const start = from + found.index
    yield { start, end: start + found[0].length, firm: true }
  }
}

function* ordered(document: Document): Iterable<Hit> {
  for (const { start, end } of candidates(document, document.observe(statements), ORDERED)) {
    const sentence = document.reading.text.slice(start, end)
    const found = ORDERED.exec(sentence)
    const address = found && ADDRESS.exec(sentence)?.[0]
    if (found && address && isForeign(document, address))
      yield { start: start + found.index, end, firm: true }
  }
}
