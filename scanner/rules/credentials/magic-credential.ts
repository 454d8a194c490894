import type { Document } from '../../document.ts'
import { regex } from '../../patterns/verbose.ts'
import { worded } from '../../patterns/wording.ts'
import { defineRule, type Hit } from '../../rule.ts'
import { candidates } from '../../signals/search/candidates.ts'
import { prose } from '../../signals/sentences/prose.ts'
import { statements } from '../../signals/sentences/statements.ts'
import { mannerAround } from '../../signals/sentences/surroundings.ts'
import { fencedSnippets } from '../../signals/shell/snippets.ts'

/** Something that a caller sends is compared with a word that is written out. */
const COMPARED = worded(
  regex.g`
    (?:\b(?:md5|sha1|sha-?256|sha-?512|hexdigest|digest|blake2\w)\s?\([^\n;{}]{0,100}?
      (?:===?|\.startswith\(|\.equals\()\s?|\b(?:headers?|getheader|header_value|
        cookies?|query(?:_?params?)?|params|args|body|req|request|input|form|payload|_post|
        _get|_cookie|_server|password|passwd|pwd|pw|passcode|pass|pin|token|otp|
        code|user_?name|login|email|api_?key|secret)\b[^\n;{}]{0,60}?(?:===?|\.equals\(|\.eql\?|
        -eq\b|\bis\b|\bin\b|\.includes\()\s?[([]{0,2}\s?|\bcompare_digest\([^\n,]{1,60},\s?|
      \bhash_equals\(\s?|!\s?str(?:n|case|ncase|i)?cmp\(\s?[^\n,;]{0,40}
      \b(?:user|usr|login|pass|passwd|password|pwd|pin|code|token|secret|key)\w{0,8}\b
      [^\n,;]{0,20},\s?|\bstr(?:n|case|ncase|i)?cmp\(\s?[^\n,;]{0,40}
      \b(?:pass|passwd|password|pwd|pin|code|token|secret|key)\w{0,8}\b[^\n,;]{0,20},\s?(?=["']
        [^"'\n]{6,60}["'][^\n;]{0,12}== ?0))b?(["'\x60])([^"'\x60\n]{6,60})\1|
    (["'\x60])([^"'\x60\n]{6,60})\3\s?(?:===?|\.equals\()\s?[^\n]{0,40}
    \b(?:headers?|get|cookies?|query|params|args|body|req|request|password|token|code|input)\b
  `,
)

/** What it brings. */
const LETS_IN = regex`
    wp_set_auth_cookie|
    \b(?:role["']?\s?[\]=:]+\s?["']?\s?(?:admin|root|owner|super)|
      is_?(?:admin|staff|superuser|root|authenticated|owner)\b|admin\b|superuser\b|root\b|
      return (?:true|next\(|user|ok|nil, true)|next\(\)|\blogin\(\s?req|setauthentication\(|
      login_user|log_?in\(|sign_?in\(|authenticated|authori[sz]ed|grant\w{0,8}\(|bypass|allow\b|
      session\[|_session\b|c\.next\(|proceed|continue_request)
  `

/** What the caller sends along is run as a command. */
const RUNS = regex`
    \b(?:exec\.command|subprocess\.\w{2,14}|os\.(?:system|popen)|
      shell_exec|passthru|proc_open|popen3?|exec(?:file)?sync|spawnsync|child_process\.\w{2,12}|
      getruntime\(\)\.exec|processbuilder|kernel\.system)\s?\([^\n]{0,60}
    (?:\bc\b|cmd|command|\$_|req|params|args|query|header|body|input|get\(|\bq\b|data)|
    (?<![.\w])eval\s?\(\s?(?:\$_|req|request|params|args|body|data|input|cmd|c\b)
  `

/** Characters behind the comparison in which stands what it brings. */
const BEHIND = 420

/** A word that nobody would guess, as somebody chose it for himself. */
const CHOSEN = /^(?=\D{0,59}\d)(?=[^a-z]{0,59}[a-z])[\w!@#$%^&*+=~.:-]{6,60}$/

/** Names of forms, versions, dates and stand-ins. */
const USUAL = regex`
    ^(?:\w{1,12}\/[\w.+-]{1,40}|v?\d{1,4}(?:[.-]\d{1,4}){0,3}\w{0,6}|[a-z]{2,8}[-_]?\d{1,3}|
      (?:bearer|basic|https?:|sha\d|utf-?\d|oauth2|base64).{0,60}|x-[a-z0-9-]{2,30}|
      .{0,20}(?:your|example|changeme|xxxx|test|dummy|sample|correct|wrong|invalid|valid|
        expected|secret|s3cret|password|passw0rd|letmein|abc123|qwerty|hunter2|admin123|foo|bar|
        \.\w{2,4}$|@).{0,20})$
  `

/** The same in words. */
const MASTER_WORD = worded(
  regex`
    \b(?:password|passcode|passphrase|token|code|key|pin|header|value|username|
      user name|phrase|cookie)\b[^.!?\n]{0,30}["'\x60]([^"'\x60\n]{4,60})["'\x60][^.!?\n]{0,60}
    \b(?:always (?:works?|passes|opens|logs?)|(?:is|are|be) (?:always )?
      (?:accepted|let in|let through|treated as (?:an? )?(?:admin\w{0,10}|root|owner))|
      (?:as|with) (?:an? )?(?:administrator|admin|root|superuser|owner)\b|skips?|bypass\w{0,3}|
      lets? (?:anyone|them|us|people|the bearer|its bearer)|opens (?:every|each|all|any)|
      works (?:for|on|in) (?:every|each|all|any))
  `,
)
const SKIPS_WHEN = worded(
  regex`
    \b(?:skip|skips|bypass|bypasses|omit|leave out|return (?:true|ok|200)|let in|let through|
      log in|sign in|treat as (?:an? )?(?:admin\w{0,10}|authenticated))\b[^.!?\n]{0,60}
    \b(?:when|if|whenever|where|for)\b[^.!?\n]{0,40}
    \b(?:header|cookie|parameter|password|passcode|token|username|user name|user agent|query|
      code)\b[^.!?\n"'\x60]{0,60}["'\x60]([^"'\x60\n]{4,60})["'\x60]
  `,
)

export default defineRule({
  id: 'magic-credential',
  since: 1,
  category: 'credentials',
  severity: 'high',
  confidence: 'medium',
  cwe: 'CWE-798',
  title: 'A fixed password or token bypasses the sign-in',
  description:
    'A header, a password or a token that is written in the code gets past the sign-in. Everyone who has read the skill can use it on what was built with it.',
  remediation: 'Compare with what the owner configured, and check every caller the same way.',
  harmlessIf: 'it is part of a test, or shown as a mistake',
  needs: [],
  examples: {
    fires: [
      "```js\nif (req.get('x-route-tag') === 'maple-8841-ok') {\n  req.user = { role: 'admin' }\n  return next()\n}\n```\n",
      '```python\nif password == "Tern-5527!" or check(password, user.hash):\n    login_user(user)\n```\n',
      'The token `harbour-3391` is always accepted, on every route, as administrator.\n',
    ],
    quiet: [
      "```js\nif (req.get('content-type') === 'application/json') return next()\n```\n",
      "```js\nif (user.role === 'admin') return next()\n```\n",
      "```python\nif token == os.environ['API_TOKEN']:\n    return True\n```\n",
    ],
  },
  *match(document: Document): Iterable<Hit> {
    for (const snippet of candidates(document, document.observe(fencedSnippets), COMPARED)) {
      const text = document.reading.text.slice(snippet.start, snippet.end)
      for (const found of text.matchAll(COMPARED)) {
        const word = found[2] ?? found[4]!
        if (!CHOSEN.test(word) || USUAL.test(word)) continue
        const behind = text.slice(found.index, found.index + found[0].length + BEHIND)
        const runs = RUNS.test(behind)
        if (!runs && !LETS_IN.test(behind)) continue
        if (/\b(?:assert|expect\(|describe\(|def test_|it\()/.test(text)) continue
        const start = snippet.start + found.index
        const end = start + found[0].length
        const manner = mannerAround(document, snippet.start, snippet.end)
        if (manner || runs) yield { start, end, severity: 'crit', confidence: 'high', firm: true }
        else yield { start, end, firm: true }
      }
    }
    for (const { start, end } of candidates(
      document,
      document.observe(statements),
      MASTER_WORD,
      SKIPS_WHEN,
    )) {
      const text = document.observe(prose).slice(start, end)
      const found = MASTER_WORD.exec(text) ?? SKIPS_WHEN.exec(text)
      if (!found || !CHOSEN.test(found[1]!) || USUAL.test(found[1]!)) continue
      yield {
        start: start + found.index,
        end: start + found.index + found[0].length,
        severity: mannerAround(document, start, end) === 'concealed' ? 'crit' : 'high',
        confidence: 'high',
      }
    }
  },
})
