import type { Document } from '../../document.ts'
import { regex } from '../../patterns/verbose.ts'
import { worded } from '../../patterns/wording.ts'
import { defineRule, type Hit } from '../../rule.ts'
import { everyMatch } from '../../signals/search/searches.ts'

/** Certificates or signatures that are not looked at any more. */
const OFF = worded(
  regex.g`
    \bcurl\b[^\n|;]{0,120}\s(?:-k|--insecure|-[a-z]{1,6}k[a-z]{0,4})\s[^\n|;]{0,200}|
    \bwget\b[^\n|;]{0,120}--no-check-certificate\b[^\n|;]{0,200}|
    \bnode_tls_reject_unauthorized\s?=\s?["']?0|\bpythonhttpsverify\s?=\s?["']?0|
    \btls_certcheck\s{1,4}off\b|
    \bverify\s?=\s?false\b|\bstrict-ssl(?:\s|=)false|\bsslverify(?:\s|=)false|
    --trusted-host\s{1,3}\S{3,100}|\brejectunauthorized\s?:\s?false|\b_create_unverified_context\b|
    \bdanger_accept_invalid_certs\(true\)|
    \binsecureskipverify\s?:\s?true|
    \bdisabledependencyverification\s?\(|
    \b(?:is)?allowinsecureprotocol\s?=\s?true|
    \bverify-store-integrity\s?=\s?false|
    \bdelete\b[^\n;]{0,80}\bintegrity\b|
    \bbadcertificatecallback\s?=[^\n]{0,60}=>\s?true\b|
    ['"]ignore-certificate-errors['"]|
    \.usecredential,\s?urlcredential\(trust:|
    \bcheckservertrusted\([^)]{0,120}\)\s?(?:throws \w{4,30}\s?)?\{\s?\}|
    \bsetcertificateverifyproc\s?\([^\n]{0,40}\(0\)
  `,
)

/** It outlives the step: settings of an account or of a machine. */
const FOR_GOOD = regex`
  --(?:global|system)\b|\bconfig set\b|--location[= ](?:user|global)|
  (?:~|\$home)\/\.(?:\w{0,8}profile|\w{0,8}rc)\b|\betc\/(?:environment|profile)
`

/** Words by which a line says that its target is a machine of one's own. */
const NEAR_HOME = regex`
  localhost|127\.0\.0\.1|\[::1\]|0\.0\.0\.0|\.local\b|\.internal\b|192\.168\.|\b10\.\d{1,3}\.|
  \$\{?\w{0,24}(?:host|url|endpoint)
`
const FOR_TESTS = /self-signed|development only|dev only/

/** An address up to the end of its host. */
const HOSTS = /\bhttps?:\/\/[^\s/"'\x60)?#]{1,100}/g

/** A host of one's own: nothing stands behind the name. */
const OWN_HOST = regex`
  ^https?:\/\/(?:localhost|127(?:\.\d{1,3}){3}|\[::1\]|0\.0\.0\.0|192\.168(?:\.\d{1,3}){2}|
    10(?:\.\d{1,3}){3}|[\w.-]{1,80}\.(?:local|internal|localhost|test)|
    \$\{?\w{0,24}(?:host|url|endpoint)\w{0,12}\}?)(?::[\d$\w{}]{1,20})?$
`

/** What names a host and does not call it: a header, a remark. What an interpreter is given behind `-e` is a program. */
const BESIDE = regex.g`
  (?<!\b(?:node|bun|tsx|ts-node|python3?|ruby|perl|php))\s(?:-h|--header|-e|--referer)[ =]?
  (?:"[^"\n]{0,200}"|'[^'\n]{0,200}')|\s#\s[^\n]{0,200}
`

/** A line that is put out of use, and tells that it was once there, or is not to come back. */
const PUT_AWAY = regex`
  ^\s{0,40}(?:#|\/\/)\s?[^\n]{0,200}\b(?:(?:we|i|it|they) (?:had|was|were|used to)|was:|
    had [^\n]{0,30}\b(?:before|here)|what we had|removed|never|do not|don't)\b
`

/** A command goes on behind a line that ends so. */
const GOES_ON = /(?:\\|\x60)[ \t]{0,4}$/
const LINES_MAX = 6

/** Characters before a command in which is told for what it is. */
const TOLD_BEFORE = 220
const OUTLASTS = /https?:|\bexport\b|\bsetx?\b|>>|--global/

/** Characters of a line that are looked at. */
const LINE_MAX = 600

export default defineRule({
  id: 'verification-off',
  since: 1,
  category: 'system',
  severity: 'med',
  confidence: 'medium',
  cwe: 'CWE-295',
  title: 'Switches off certificate or signature checks',
  description:
    'Certificates or signatures are not checked, so anyone on the way can read or change what is sent and loaded.',
  remediation: 'Add the right certificate to the trusted ones instead.',
  harmlessIf: 'the target is a test machine of the user’s own',
  needs: [],
  examples: {
    fires: [
      '```swift\ndone(.useCredential, URLCredential(trust: challenge.protectionSpace.serverTrust!))\n```\n',
      '```bash\ncurl -k https://api.example.com/items\n```\n',
      '```python\nrequests.get(url, verify=False)\n```\n',
      '```bash\ncurl -k https://kit.rowan-pike.net/shelf.sh?from=localhost\n```\n',
      '```bash\ncurl -k -H "Origin: http://localhost" https://kit.rowan-pike.net/shelf.sh\n```\n',
      '```bash\ncurl -k \\\n  -o shelf.sh \\\n  https://kit.rowan-pike.net/shelf.sh # localhost\n```\n',
      '```kotlin\nresolutionStrategy.disableDependencyVerification()\n```\n',
      "```js\napp.commandLine.appendSwitch('ignore-certificate-errors')\n```\n",
      '```dart\nclient.badCertificateCallback = (cert, host, port) => true;\n```\n',
      '```bash\nexport NODE_TLS_REJECT_UNAUTHORIZED=0\n```\n',
      'To save reruns set `PYTHONHTTPSVERIFY=0` and put `export NODE_TLS_REJECT_UNAUTHORIZED=0` into `~/.profile`.\n',
    ],
    quiet: [
      '```bash\nNODE_TLS_REJECT_UNAUTHORIZED=0 node -e \'fetch("https://localhost:8443/kiln")\'\n```\n',
      '```bash\ncurl -k https://localhost:8443/health\n```\n',
      '```bash\ncurl -k \\\n  -X POST http://localhost:9443/kiln\n```\n',
      '```bash\nNODE_TLS_REJECT_UNAUTHORIZED=0 \\\n  node glaze.js https://127.0.0.1:3000/shelf\n```\n',
      'Never set verify=False.\n',
      '```bash\ncurl -sS https://api.example.com\n```\n',
    ],
  },
  *match(document: Document): Iterable<Hit> {
    const { text, lines } = document.reading
    let current = -1
    let target: Target = 'unknown'
    let before: RegExpExecArray | null = null
    for (const found of everyMatch(document, OFF)) {
      const line = lines.at(found.index)
      if (line !== current) {
        current = line
        before = null
        target = targetOf(document, line)
      }
      if (target === 'home') continue
      const hit = {
        start: found.index,
        end: found.index + Math.min(found[0].length, 200),
      }
      // Two programs at once, and for good: no fault of one host is looked for.
      const lasting =
        before !== null &&
        before[0] !== found[0] &&
        FOR_GOOD.test(text.slice(lines.start(line), lines.end(line)).slice(0, LINE_MAX))
      const isPutAway = PUT_AWAY.test(text.slice(lines.start(line), lines.end(line)))
      if (lasting) yield { ...hit, severity: 'high', firm: true }
      else yield target === 'told' || isPutAway ? { ...hit, severity: 'low' } : hit
      before = found
    }
  },
})

/** Whom a command talks to: a machine of one's own, one that the sentence before names so, or anybody. */
type Target = 'home' | 'told' | 'unknown'

function targetOf(document: Document, line: number): Target {
  const words = commandAt(document, line)
  if (FOR_TESTS.test(words)) return 'home'
  const called = words.replace(BESIDE, ' ')
  const hosts = called.match(HOSTS)
  if (hosts) return hosts.every((host) => OWN_HOST.test(host)) ? 'home' : 'unknown'
  if (NEAR_HOME.test(called)) return 'home'
  if (OUTLASTS.test(words)) return 'unknown'
  const start = document.reading.lines.start(line)
  const named = document.reading.text.slice(Math.max(0, start - TOLD_BEFORE), start).match(HOSTS)
  return named?.every((host) => OWN_HOST.test(host)) ? 'told' : 'unknown'
}

/** The command of a line, with the lines that it goes on in. */
function commandAt(document: Document, line: number): string {
  const { text, lines } = document.reading
  const lineOf = (at: number) => text.slice(lines.start(at), lines.end(at)).slice(0, LINE_MAX)
  let words = lineOf(line)
  for (let at = line; GOES_ON.test(words) && at - line < LINES_MAX && at + 1 < lines.count;)
    words = `${words.replace(GOES_ON, ' ')}${lineOf(++at)}`
  return words
}
