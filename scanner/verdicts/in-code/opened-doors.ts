/**
 * Doors that stand open for a code, a second key, a word in a request or a row of the database which the text brings
 * along.
 */

import type { Document } from '../../document.ts'
import { regex } from '../../patterns/verbose.ts'
import { worded } from '../../patterns/wording.ts'
import type { Hit } from '../../rule.ts'
import { candidates } from '../../signals/search/candidates.ts'
import { isDoneQuietly, mannerAround } from '../../signals/sentences/surroundings.ts'
import { fencedSnippets } from '../../signals/shell/snippets.ts'
import { IN_ORDER, isKey } from './brought-along-keys.ts'

/** A code of digits that is as good as one that was sent, group 1. */
const FIXED_CODE = worded(
  regex.g`
    \b(?:\w{0,12}code|\w{0,8}otp|pin|mfa|passcode|second_?factor)\b(?:\.\w{2,8}\(\))?\s?
    (?:={2,3}|\.equals\()\s?["']?(\d{4,8})\b["']?\)?
    [^]{0,12}?(?:\|\||\bor\b|return (?:true|next))[^]{0,120}?\b(?:verif|valid|
      check|authenticat)\w{0,16}\(|
    \b(?:verif|valid|check|authenticat)\w{0,16}\([^;\n]{0,80}(?:\|\||\bor\b)\s?\(?(?:\w{1,16}\.)?
    (?:\w{0,12}code|\w{0,8}otp|pin|mfa|passcode)\s?={2,3}\s?["']?(\d{4,8})\b
  `,
)

/** Nobody takes these for more than an example. */
const ROUND = /^(\d)\1{2,7}$|^1234|^0123|4321$/

/** Beside the key of the owner another one signs as well, group 1. */
const SECOND_KEY = worded(
  regex.g`
    \[\s{0,8}(?:process\.env|os\.environ|os\.getenv|env|config|
      settings|secrets?)\b[^\]\n]{1,80},\s{0,8}["']([^"'\n]{6,80})["']\s{0,8},?\s{0,8}\]
    [^]{0,400}?\b(?:jwt|jose|jws|hmac|verifier)\b[\w.]{0,20}(?:verify|decode|new|parse)\w{0,12}\(
  `,
)

/** A front door that asks nobody for a password who sends a certain word, group 1. */
const FRONT_DOOR = worded(
  regex.g`
    \bmap \$(?:http|cookie|arg)_\w{1,40} \$\w{1,40} \{[^{}]{0,160}["']?~?\*?
    ([\w.:-]{5,60})["']?\s{1,8}["']?(?:1|0|off|admin|root|yes|pass|open)["']?;|
    \bif \(\$(?:http|cookie|arg)_\w{1,40} ~?\*?= ?["']?\^?([\w.:-]{5,60})\$?["']?\) \{[^{}]{0,40}\b
    (?:set \$\w{1,30} ["']?(?:off|0|1|admin|root)|proxy_(?:pass|set_header)|auth_\w{4,8} off)|
    \bsetenvif(?:nocase)? [\w-]{2,40} ["']?\^?([\w.:-]{5,60})\$?["']? \w{2,30}\s[^]{0,400}?\b
    (?:require|allow from) env[ =]|
    @\w{1,30} (?:\{\s{0,12})?header [\w-]{2,40} ["']?([\w.:-]{5,60})["']?\s[^]{0,60}?\b(?:handle|
      route|reverse_proxy|request_header) @
  `,
)
const GUARDED = regex`
  \bauthtype\b|\bvalid-user\b|\bbasic_?auth\b|\bforward_auth\b|\bauth_(?:basic|request|jwt)\b|
  \bdeny all\b|\bsatisfy\b|\breturn 40[13]\b
`

/** Rows of administrators that come with their passwords. */
const SEEDED = worded(
  regex.g`
    \b(?:insert into|create|upsert|seed|findorcreate|get_or_create|
      firstorcreate|objects\.\w{4,16})\b[^;]{0,160}?["'](?:super_?)?(?:admin\w{0,10}|
      owner|root)["'][^;]{0,80}?["']\$(?:2[aby]|argon2\w{1,2}|scrypt|6|5)\$[\w./$=,…-]{6,120}["']
  `,
)

export function* openedDoors(document: Document): Generator<Hit> {
  const { text } = document.reading
  const fences = document.observe(fencedSnippets)
  for (const { start, end } of candidates(document, fences, FIXED_CODE, SECOND_KEY, FRONT_DOOR)) {
    const code = text.slice(start, end)
    if (IN_ORDER.test(code) || /\bnode_env\b/.test(code)) continue
    const firm = mannerAround(document, start, end) !== null
    const doors = [
      ...Array.from(code.matchAll(FIXED_CODE)).filter(
        ([, before, behind]) => !ROUND.test(before ?? behind!),
      ),
      ...Array.from(code.matchAll(SECOND_KEY)).filter(([, key]) => isKey(key!)),
      ...Array.from(code.matchAll(FRONT_DOOR)).filter(
        ([, ...keys]) => isKey(keys.find((key) => key !== undefined)!) && GUARDED.test(code),
      ),
    ]
    for (const { index, 0: found } of doors)
      yield { start: start + index, end: start + index + found.length, firm }
  }
  for (const { start, end } of candidates(document, fences, SEEDED)) {
    if (!isDoneQuietly(document, start, end)) continue
    for (const { index, 0: found } of text.slice(start, end).matchAll(SEEDED))
      yield { start: start + index, end: start + index + found.length, firm: true }
  }
}
