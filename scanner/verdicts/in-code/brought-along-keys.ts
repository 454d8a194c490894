/**
 * Sign-ins, webhooks and checks of licences that also open for a value which the text brings along: a digest in the
 * code, whole or cut short, or a word under a name.
 */

import type { Document } from '../../document.ts'
import { regex, source } from '../../patterns/verbose.ts'
import { worded } from '../../patterns/wording.ts'
import type { Hit } from '../../rule.ts'
import { candidates } from '../../signals/search/candidates.ts'
import { mannerAround } from '../../signals/sentences/surroundings.ts'
import { fencedSnippets } from '../../signals/shell/snippets.ts'
import { MADE_ADMIN } from './admin-by-known-value.ts'

/** Programs that make digests. */
const DIGESTS = worded(
  regex`
    \b(?:createhash|hexdigest|hashlib|digestutils|messagedigest|digest|hashdata|computehash|
      sha_?(?:1|224|256|384|512)\w{0,8}|md5\w{0,6}|blake2\w{0,4}|blake3|crc32|xxhash|hash_hmac)\b
  `,
)

/** What a caller sends is looked at in a program. */
const SENT = worded(
  regex`
    \b(?:headers?|cookies?|quer(?:y|ies)|query_params|params|get_?header|get_?parameter|
      header_value|req|request|metadata|\$_(?:server|get|post|cookie|request))
    (?:\.get|\.fetch|->get)?\s?[.[(]
  `,
)

/** A digest, whole or cut short. */
const DIGEST = source`
  [0-9a-f]{2,128}(?:(?:…|\.{2,4})[0-9a-f]{0,64})?|
  [\w+/=-]{3,60}(?:…|\.{3})[\w+/=-]{0,60}|[a-z\d+/]{24,88}={0,2}
`

/** It is turned into bytes, or one of several. */
const TURNED = String.raw`(?:(?:new )?[\w.]{1,40}\(\s?)?\[?\s?b?`

/** It stands beside a comparison. */
const DIGEST_COMPARED = regex.g`
  (?:[=!]={1,2}|\.equals(?:ignorecase)?\(|\.(?:starts|ends)_?with\??\s?\(|
    \.eql\?\s?\(?|(?<=\))"?\s=)\s{0,2}
  (?:${TURNED}["'](${DIGEST})["']|(0x[0-9a-f]{6,64})\b)|
  \b(?:hash_equals|compare_digest|timingsafeequal|constanttimecompare|secure_compare|
    fixedtimeequals|strcmp|like|bytes\.equal)\b
  [^;\n"']{0,80}?["'](${DIGEST})%?["']|
  ["'](${DIGEST})["']\s?(?:[=!]={1,2}|\.equals)
`

/** What a caller sends is compared with a word that is written out, group 1. */
const WORD_COMPARED = regex.g`
  \b(?:headers?|cookies?|query|query_params|params|
    get_?header|get_?parameter)(?:\.get)?\s?[[(.][^;\n]{0,60}?
  (?:={2,3}|\.equals\()\s?["']([\w!@#$%.:-]{6,60})["']
`

/** It is given a name, group 1, also where the machine has no value of its own. */
const NAMED = regex.g`
  (?:^|[\s({,;$@])([a-z_]\w{0,40})\b(?:\s?:[^=\n"']{1,30})?
  (?:\s{0,8}(?::?=|=>|:)\s{0,8}|(?<=@\w{1,40})\s)
  (?:[\w.]{3,30}(?:\.get|getenv)\(["']\w{1,40}["'],\s?|[\w.]{3,60}\s?(?:\?\?|\|\|)\s?)?
  ${TURNED}["'](${DIGEST}|[\w!@#$%.:-]{6,60})["']
`

/** A comparison on a line that uses a name. */
const COMPARES = regex`
  [=!]={1,2}|\.equals|\.(?:starts|ends)_?with|\.eql\?|
  \b(?:hash_equals|compare_digest|timingsafeequal|constanttimecompare|secure_compare|
    fixedtimeequals|strcmp)\b|
  \.includes\(|\.has\(
`

/** What somebody who wants in has to give. */
const GIVEN = regex`
  \b(?:headers?|cookies?|quer(?:y|ies)|query_params|args|params|form|body|req|request|getheader|
    get_req_header|getparameter|metadata)
  (?:\.\w{1,16})?\s?[.[(]|\$_(?:server|get|post|cookie|request)\b|->(?:header|cookie|query|input)\(|
  \b(?:\w{0,12}passw(?:or)?d|pwd|passphrase|passcode|licen[cs]e\w{0,8}|serial|token|otp|pin|pw|psw|
    word|phrase|code|key|credentials?|secret|pam_\w{2,12})\b
`

/** Who called is somebody else from then on, whom nobody else can be so. */
const RAISED = regex`
  \broles?["'\]]?\s?(?:=>|[:=,](?!=))\s?(?:\[\s?)?(?:[\w!.]{1,24}\s?\?\s?)?["':]?(?:\w{1,12}\.)?
  (?:super_?)?(?:admin\w{0,10}|owner|root)\b|
  ${MADE_ADMIN}|
  \b(?:user|sub|uid|user_?id|id)["'\]]?\s?(?:=>|[:=](?!=))\s?(?:["']0["']|0\b)(?!\.)
`

/** Something opens. */
const OPENS = regex`
  \breturn\s{1,4}(?:true|1\b|ok|nil, true|user|next\(|handler\(|\(?true)|\bnext\(\)|
  \bnext\.servehttp\(|\bnext\(c\)|\? next\(|\bc\.next\(|
  \blogin_?user\(|\blog_?in\(|\bsign_?in\(|\bsession\s?\[|\bsession\.\w{2,16}\s?=|
  \bset_?authenticat\w{1,8}\(|\bauthenticateresult\.success|
  \bcontext\.succeed|\bsucceed\(|\bchain\.dofilter\(|\bcall_next\(|\bexit 0\b|
  \bexec (?:su|sudo|login|(?:\/\S{1,12}\/)?(?:ba|z|da)?sh)\b|\bpam_success\b|
  \bmark_?(?:as_?)?(?:paid|valid|licensed)|\bgrant\w{0,12}\(|\bactivat\w{1,4}\(|
  \b(?:licensed|authori[sz]ed|authenticated|valid|allowed|ok)\s?=\s?(?:true|1)\b
`

/** One way out of several: another check stands beside it. */
const OTHER_CHECK = regex`
  \b(?:jwt|jose|argon2\w{0,2}|bcrypt|scrypt|passlib|pwd_context)\b[\w.]{0,40}\.\w{2,30}\(|
  \b(?:check_?password\w{0,8}|checkpw|password_verify|authenticate\w{0,16}|is_?valid\w{0,16}|
    hash_hmac|createhmac|hmac\.new|verif(?:y|ies|ied)\w{0,24}|validate\w{0,24}|
    parse(?:token|withclaims|r)?|compare_?hash\w{0,16}|comparepassword|pam_authenticate|
    crypt|passport\.\w{4,16}|auth\.uid|check_?(?:role|auth|session|user|token|access)\w{0,8}|
    require_?(?:auth|login|role|user)\w{0,8}|
    find_?(?:by|one|first|user)\w{0,16}|session|signature_?valid)\??!?\s?\(|
  \bpam_authenticate\s|\bunix_chkpwd\b
`

/** Either of two conditions will do. */
const EITHER = /\|\||\bor\b|\bnot \w{2,20} and not\b|&& ?!/

/** Characters ahead of a comparison in which that stands. */
const EITHER_WITHIN = 100

/** Files, certificates and downloads are known by their digests, and that is how they should be. */
const OF_THINGS = regex`
  checksum|integrity|\betag|if-none-match|fingerprint|\bspki|\bcert\w{0,12}|\bpin(?:ned|s)\b|
  download|archive|tarball|artifact|\bsha\d{1,3}sum\s["'$\w./]|\bcommit|\bblob|\.zip|\.tar|genesis|
  merkle|readfile|read_bytes|\bopen\(|file_?path|filename|sub_?resource
`

/** Tests sign in without a person, and traps let nobody in. */
export const IN_ORDER = regex`
  \b(?:pytest|playwright|cypress|app\.debug|testing|honeypot|assert\w{0,12}|
    expect\(|describe\(|it\()
`

/** What people write where the reader puts a value of their own. */
const STAND_IN = regex`
  your|change|example|replace|xxxx|placeholder|sample|dummy|secret|default|password|passw0rd|
  1234|abcd|test|dev\b|demo|foo|bar|admin|^(?:bearer|basic|x-|sha|utf|application|text|https?:)|
  ^[a-z_.:-]{1,60}$|^\d{1,60}$|\.\w{2,4}$|@
`

/** Characters ahead of a comparison that belong to it, and behind it in which something opens. */
const BEFORE = 600
const BEHIND = 600

export function* broughtAlongKeys(document: Document): Generator<Hit> {
  for (const snippet of candidates(document, document.observe(fencedSnippets), DIGESTS, SENT)) {
    const code = document.reading.text.slice(snippet.start, snippet.end)
    const digests = DIGESTS.test(code)
    for (const found of comparisons(code, digests)) {
      const before = code.slice(Math.max(0, found.start - BEFORE), found.start)
      const line = code.slice(found.start, found.end)
      const behind = code.slice(found.end, found.end + BEHIND)
      const around = before + line + behind
      if (found.isDigest && !DIGESTS.test(before + line)) continue
      if (OF_THINGS.test(before.slice(-200) + line) || IN_ORDER.test(around)) continue
      if (!GIVEN.test(before.slice(-300) + line)) continue
      const raises = RAISED.test(line + behind)
      const opens = OPENS.test(line + behind) || EITHER.test(before.slice(-EITHER_WITHIN) + line)
      if (!raises && !(opens && OTHER_CHECK.test(around))) continue
      const place = { start: snippet.start + found.start, end: snippet.start + found.end }
      const manner = mannerAround(document, snippet.start, snippet.end)
      const firm = manner !== null
      if (found.isDigest || (raises && (OTHER_CHECK.test(around) || firm))) yield { ...place, firm }
      else if (!raises) yield { ...place, severity: 'high', confidence: 'medium', firm }
    }
  }
}

interface Comparison {
  start: number
  end: number
  /** With a digest, as against a word that is written out. */
  isDigest: boolean
}

/** Names that are followed, and places at which each is looked at. */
const NAMES_MAX = 16
const USES_MAX = 12
const LINE_MAX = 300

/** Where something is compared with a digest, or with what a name stands for in the same code. */
function* comparisons(code: string, digests: boolean): Generator<Comparison> {
  if (digests)
    for (const { index, 0: text, 1: right, 2: number, 3: within, 4: left } of code.matchAll(
      DIGEST_COMPARED,
    ))
      if (isDigest(right ?? number ?? within ?? left!))
        yield { start: index, end: index + text.length, isDigest: true }
  for (const { index, 0: text, 1: word } of code.matchAll(WORD_COMPARED))
    if (isKey(word!)) yield { start: index, end: index + text.length, isDigest: false }
  let names = 0
  for (const { index, 0: text, 1: name, 2: value } of code.matchAll(NAMED)) {
    const hex = digests && isDigest(value!)
    if (!hex && !isKey(value!)) continue
    if (names++ === NAMES_MAX) return
    for (const line of linesWith(code, name!, index + text.length))
      if (COMPARES.test(code.slice(line.start, line.end))) yield { ...line, isDigest: hex }
  }
}

/** Lines behind an offset on which a name stands. */
function* linesWith(code: string, name: string, from: number) {
  let at = code.indexOf(name, from)
  for (
    let uses = 0;
    at >= 0 && uses < USES_MAX;
    uses++, at = code.indexOf(name, at + name.length)
  ) {
    if (/\w/.test(code[at - 1] ?? '') || /\w/.test(code[at + name.length] ?? '')) continue
    const start = Math.max(code.lastIndexOf('\n', at) + 1, at - LINE_MAX)
    const next = code.indexOf('\n', at)
    yield { start, end: Math.min(next < 0 ? code.length : next, at + LINE_MAX) }
  }
}

const IS_DIGEST = new RegExp(`^(?:${DIGEST}|0x[0-9a-f]{6,64})$`)

/** Digits and letters, so many that nobody meets them by chance: `0000` is work that a sender has to prove. */
const isDigest = (value: string): boolean =>
  IS_DIGEST.test(value) &&
  !/^(?:eyj|ghp_|sk-|akia)/.test(value) &&
  /\d/.test(value) &&
  /[a-z]/.test(value) &&
  (value.length >= 6 || /…|\.\./.test(value))

/** A word that somebody chose for himself. */
export const isKey = (value: string): boolean =>
  /\d/.test(value) && /[a-z]/.test(value) && !STAND_IN.test(value)
