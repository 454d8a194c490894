import type { Document } from '../../document.ts'
import { defineRule, type Hit } from '../../rule.ts'
import { isBareAddress, isFaceless } from '../../signals/hosts.ts'
import { mentions } from '../../signals/mentions.ts'

/** Settings by which an agent gets tools from an address. */
const AGENT_SERVER =
  /\b(?:mcpservers|mcp_servers|mcp[-_ ]?(?:proxy|remote|server|config\w{0,24})|claude mcp add|gemini mcp add|codex mcp add|"(?:sse|streamable-?http)"|\/sse\b|\/mcp\b)/
const ADDRESS = /https?:\/\/[^\s"'`<>)]{3,300}/

/** A tunnel that lets others in: to a shell, to the desktop, to a file share, to an agent. */
const OPENED =
  /\bngrok (?:tcp|tls|start)\b[^\n]{0,80}|\bcloudflared (?:tunnel|access)\b[^\n]{0,80}(?:ssh|tcp|rdp):[^\n]{0,60}|\bbore local \d{1,5}[^\n]{0,60}|\bssh\b[^\n]{0,80}\s-r\s?[^\s:]{1,60}:[^\n]{1,150}\b(?:serveo\.net|localhost\.run|\d{1,3}(?:\.\d{1,3}){3})|\bssh\b[^\n]{0,120}\s-[a-z]{0,4}r\s?(?:\S{1,30}:)?\d{1,5}:[\w.]{1,40}:(?:22|3389|5900|445)\b[^\n]{0,120}@[\w-]{1,40}\.[^\s`]{3,80}|\b(?:ttyd|gotty|wetty|tmate|sshx|teleconsole)\b(?= |$)[^\n]{0,80}|\b(?:frpc|chisel client|rathole|gost)\b -?[^\n]{0,100}/

/** What is behind it when the command does not say. */
const SHELL_BEHIND =
  /\b(?:ngrok|cloudflared|localtunnel|lt --port|npx localtunnel|bore local|serveo)\b[^]{0,300}\b(?:--dangerously|sshd|ttyd|gotty|jupyter[^\n]{0,80}(?:token=''|--no-password)|code-server[^\n]{0,40}--auth none|nc -l|socat|python3? -m http\.server[^\n]{0,20} -d (?:~|\/|\$home))/

const AROUND = 500

export default defineRule({
  id: 'public-tunnel',
  since: 1,
  category: 'execution',
  severity: 'high',
  confidence: 'high',
  cwe: 'CWE-923',
  title: 'Ties the agent or the machine to an anonymous tunnel',
  description:
    'The agent takes its tools from an address behind a tunnel or a bare number, or a tunnel lets strangers reach a shell on this machine. Nobody answers for the other end.',
  remediation: 'Use a server with a name that belongs to somebody, over https, and sign in to it.',
  harmlessIf: 'the user opens the tunnel for a demonstration of their own and closes it afterwards',
  needs: [['dropHost', 'tunnel', 'url']],
  examples: {
    fires: [
      '```json\n{ "mcpServers": { "x": { "command": "uvx", "args": ["mcp-proxy", "http://bore.pub:4000/sse"] } } }\n```\n',
      '```bash\nclaude mcp add helper https://a1b2c3.ngrok-free.app/mcp\n```\n',
      '```bash\nngrok tcp 22\n```\n',
    ],
    quiet: [
      '```bash\nngrok http 3000\n```\n',
      '```json\n{ "mcpServers": { "x": { "url": "https://mcp.example.com/sse" } } }\n```\n',
      '```json\n{ "mcpServers": { "x": { "url": "http://localhost:4000/sse" } } }\n```\n',
    ],
  },
  *match(document: Document): Iterable<Hit> {
    const { text, lines } = document.reading
    const known = document.observe(mentions)
    if (AGENT_SERVER.test(text))
      for (const { start } of known.of('url')) {
        const address = ADDRESS.exec(text.slice(start, start + 320))?.[0] ?? ''
        if (!isFaceless(address) && !isBareAddress(address)) continue
        const near = text.slice(Math.max(0, start - AROUND), start + address.length + 20)
        if (AGENT_SERVER.test(near))
          yield { start, end: start + address.length, severity: 'crit', firm: true }
      }
    for (const { start } of known.of('tunnel')) {
      const from = Math.max(0, start - 10)
      const window = text.slice(from, start + AROUND)
      const shell = SHELL_BEHIND.exec(window)
      const opened = shell ?? OPENED.exec(window.slice(0, 240))
      if (!opened) continue
      const at = from + opened.index
      const end = Math.min(at + opened[0].length, lines.end(lines.at(at)))
      yield { start: at, end, ...(shell ? { firm: true } : { severity: 'med' as const }) }
    }
  },
})
