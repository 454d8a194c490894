import type { Document } from '../../document.ts'
import { regex } from '../../patterns/verbose.ts'
import { worded } from '../../patterns/wording.ts'
import { defineRule, type Hit } from '../../rule.ts'
import { mayMatch } from '../../signals/search/candidates.ts'

/** Keys by the prefix that their provider gives them. */
const KEYS = worded(
  regex.g`
    (?<![\w-])(?:AKIA[A-Z0-9]{16}|gh[pousr]_[A-Za-z0-9]{36,255}|github_pat_[A-Za-z0-9_]{60,255}|
      glpat-[A-Za-z0-9_-]{20,64}|xox[abprs]-[A-Za-z0-9-]{24,250}|sk-ant-[A-Za-z0-9_-]{32,200}|
      sk-proj-[A-Za-z0-9_-]{32,200}|sk_live_[A-Za-z0-9]{20,200}|rk_live_[A-Za-z0-9]{20,200}|
      AIza[A-Za-z0-9_-]{35}|hf_[A-Za-z0-9]{30,60}|npm_[A-Za-z0-9]{36}|
      SG\.[A-Za-z0-9_-]{20,24}\.[A-Za-z0-9_-]{40,48}|\d{8,10}:AA[A-Za-z0-9_-]{32,34})(?![\w-])
  `,
)
const PRIVATE_KEY = worded(/-----BEGIN [A-Z ]{0,30}PRIVATE KEY-----\s{1,4}[A-Za-z0-9+/=]{40,100}/g)

/** Stand-ins: words, runs, counting, and the keys that providers print in their manuals. */
const PLACEHOLDER = regex.i`
  example|sample|placeholder|your|dummy|fake|test|xxx|000000|123456|abcdef|redacted|
  changeme|(.)\1{5}|\.\.\.|…
`

export default defineRule({
  id: 'embedded-secret',
  since: 1,
  category: 'credentials',
  severity: 'med',
  confidence: 'high',
  cwe: 'CWE-798',
  title: 'A secret is written in the file',
  description:
    'The file holds what looks like a live key. Everyone who can read the skill can use it, and an agent may pass it on.',
  remediation: 'Revoke the key, and read it from the environment instead.',
  harmlessIf: 'it is an example from a manual or a key that was revoked',
  needs: [],
  examples: {
    fires: [
      `Use the key AKIA${'QZ7RM2KD4WTH8VNB'}.\n`,
      `token: ghp_${'a8Kd02mZq7RtYp4Lx9WvB3nC6sFhJ1uE5gQo'}\n`,
      `-----BEGIN PRIVATE KEY-----\n${'MIIEvQIBADANBgkqhkiG9w0BAQEFAASCBKcwggSjAgEAAoIBAQ'}\n-----END PRIVATE KEY-----\n`,
    ],
    quiet: [
      'Use the key AKIAIOSFODNN7EXAMPLE.\n',
      'Set `GITHUB_TOKEN` to `ghp_xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx`.\n',
      'Keys start with sk-ant- and are 100 characters long.\n',
    ],
  },
  *match(document: Document): Iterable<Hit> {
    for (const pattern of [KEYS, PRIVATE_KEY].filter((one) => mayMatch(document, one)))
      for (const found of document.raw.matchAll(pattern)) {
        if (PLACEHOLDER.test(found[0].replace(/-----[A-Z ]{1,40}-----/, ''))) continue
        const line = document.lines.at(found.index)
        yield { start: document.reading.lines.start(line), end: document.reading.lines.end(line) }
      }
  },
})
