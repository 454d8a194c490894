import type { Document } from '../../document.ts'
import { defineRule, type Hit } from '../../rule.ts'
import { everyMatch } from '../../signals/searches.ts'
import { worded } from '../../wording.ts'
import { regex } from '../../patterns/verbose.ts'

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
const FOR_GOOD =
  /--(?:global|system)\b|\bconfig set\b|--location[= ](?:user|global)|(?:~|\$home)\/\.(?:\w{0,8}profile|\w{0,8}rc)\b|\betc\/(?:environment|profile)/

const NEAR_HOME =
  /localhost|127\.0\.0\.1|\[::1\]|0\.0\.0\.0|\.local\b|\.internal\b|192\.168\.|\b10\.\d{1,3}\.|self-signed|development only|dev only|\$\{?\w{0,24}(?:host|url|endpoint)/

/** Characters of a line that are looked at. */
const LINE_MAX = 600

export default defineRule({
  id: 'verification-off',
  since: 1,
  category: 'system',
  severity: 'med',
  confidence: 'medium',
  cwe: 'CWE-295',
  title: 'Does not check who it talks to',
  description:
    'Certificate checks are switched off, so anyone on the way can read and change what is sent and loaded.',
  remediation: 'Add the right certificate to the trusted ones instead.',
  harmlessIf: 'the target is a test machine of one’s own',
  needs: [],
  examples: {
    fires: [
      '```swift\ndone(.useCredential, URLCredential(trust: challenge.protectionSpace.serverTrust!))\n```\n',
      '```bash\ncurl -k https://api.example.com/items\n```\n',
      '```python\nrequests.get(url, verify=False)\n```\n',
      '```kotlin\nresolutionStrategy.disableDependencyVerification()\n```\n',
      "```js\napp.commandLine.appendSwitch('ignore-certificate-errors')\n```\n",
      '```dart\nclient.badCertificateCallback = (cert, host, port) => true;\n```\n',
      '```bash\nexport NODE_TLS_REJECT_UNAUTHORIZED=0\n```\n',
      'To save reruns set `PYTHONHTTPSVERIFY=0` and put `export NODE_TLS_REJECT_UNAUTHORIZED=0` into `~/.profile`.\n',
    ],
    quiet: [
      '```bash\ncurl -k https://localhost:8443/health\n```\n',
      'Never set verify=False.\n',
      '```bash\ncurl -sS https://api.example.com\n```\n',
    ],
  },
  *match(document: Document): Iterable<Hit> {
    const { text, lines } = document.reading
    let current = -1
    let home = Infinity
    let before: RegExpExecArray | null = null
    for (const found of everyMatch(document, OFF)) {
      const line = lines.at(found.index)
      if (line !== current) {
        current = line
        before = null
        const near = NEAR_HOME.exec(text.slice(lines.start(line), lines.end(line)))
        home = near ? lines.start(line) + near.index + near[0].length : Infinity
      }
      if (home <= found.index + 400) continue
      const hit = {
        start: found.index,
        end: found.index + Math.min(found[0].length, 200),
      }
      // Two programs at once, and for good: no fault of one host is looked for.
      const lasting =
        before !== null &&
        before[0] !== found[0] &&
        FOR_GOOD.test(text.slice(lines.start(line), lines.end(line)).slice(0, LINE_MAX))
      yield lasting ? { ...hit, severity: 'high', firm: true } : hit
      before = found
    }
  },
})
