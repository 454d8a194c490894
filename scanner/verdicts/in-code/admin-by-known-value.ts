/** Code that makes somebody an administrator for a value in a request of which it holds a digest, or the value itself. */

import type { Document } from '../../document.ts'
import { regex, source } from '../../patterns/verbose.ts'
import { worded } from '../../patterns/wording.ts'
import { type Hit, placeOf } from '../../rule.ts'
import { candidates } from '../../signals/search/candidates.ts'
import { snippets } from '../../signals/shell/snippets.ts'

/** A digest is compared with a text, group 1, or with what a name stands for, group 2. */
const DIGEST_COMPARED = worded(
  regex.g`
    \b(?:hexdigest\(|digest\(\s?["']hex["']|sha\d{1,3}hex\(|hash\(\s?["'](?:md5|sha|blake|xxh|crc)|
      encodetostring\(|tohexstring\(|encode16\(|md5\(|sha1\(|sha256\()
    [^;\n]{0,70}?
    (?:\.starts?_?with\??\s?\(|\.ends?_?with\??\s?\(|\.equals\(|={2,3}|\),|:\d{1,2}\],|\.eq\()\s?
    (?:["']([0-9a-f]{4,128})["']|(?:self::|static::|self\.|this\.|@)?([a-z_]\w{0,30})\b)
  `,
)

/** What a caller sends is compared with a text that is written out, group 1. */
const WORD_COMPARED = worded(
  regex.g`
    \b(?:headers?|cookies?|query|query_params|args|params|getheader|getparameter|header|
      ctx\.get|payload|claims)
    (?:\.get)?\s?[[(.][^;\n]{0,60}?(?:={2,3}|\.equals\()\s?["']([\w!@#$%.:-]{5,80})["']
  `,
)

/** Beside the password of the account another one will do: its digest stands here, or under a name, group 1. */
const MASTER_BESIDE = worded(
  regex.g`
    \b(?:password_verify|checkpw|check_password(?:_hash)?|bcrypt\.\w{4,14}|
      verify\w{0,10}|compare\w{0,10})\([^;\n]{0,100}?
    (?:\bor\b|\|\|)\s?\(?(?:(?:md5|sha1|sha256|hash|
      hashlib\.\w{3,8}|createhash)\([^;\n]{0,80}?={2,3}\s?["'][0-9a-f]{16,128}["']|
    (?:bcrypt\.)?(?:checkpw|password_verify|check_password\w{0,5}|
      verify|compare\w{0,4})\([^;\n]{0,60}?,\s?(?:self\.|self::|this\.)?([a-z_]\w{2,30})\b)|
    \b(?:digest|md5|sha256)\([^;\n]{0,60}?
    (?:like|=)\s?["'][0-9a-f]{3,64}%?["']\s{1,4}then\s{1,8}return true\b
  `,
)

/** What a caller sends along. */
const FROM_REQUEST = regex`
  \b(?:headers?|cookies?|query|query_params|args|params|form|meta)(?:\.get|\.fetch)?\s?[[(]|
  \.(?:headers?|cookies|query|args)\b|->(?:header|cookie|query|input)\(|\bget(?:header|parameter)\(|
  \bctx\.get\(|\b(?:payload|claims)\.
`

/** An administrator by a flag, or by the name of a role or a list. */
export const MADE_ADMIN = source`
  \bis_?(?:superuser|staff|admin)\b["'\]]?\s?(?:={1,2}|:|=>)\s?(?:true|1)\b|
  \brole_(?:super)?admin\b|\.(?:superusers|admins)\b|\bfirst_?(?:admin|superuser)\b
`

/** Who called is an administrator from then on. */
const RAISED = regex`
  \broles?["'\]]?\s?(?:=>|[:=,](?!=))\s?\[?\s?["'](?:super_?)?(?:admin\w{0,10}|owner|root)\b|
  ${MADE_ADMIN}
`

/** Characters ahead of a comparison in which the request is read, and behind it in which rights are given. */
const BEFORE = 500
const BEHIND = 700

/** A word among letters alone names something; a key has a number in it or is put together. */
const IS_KEY = /\d|[^a-z]\w{2,40}[^a-z]/

/** Signatures are checked with a key that nobody wrote down, and tests sign in without a person. */
const IN_ORDER = /\bhmac\b|\b(?:node_env|pytest|playwright|cypress|app\.debug|testing|honeypot)\b/

export function* adminsByKnownValue(document: Document): Generator<Hit> {
  const all = document.observe(snippets)
  for (const { start, end } of candidates(document, all, DIGEST_COMPARED)) {
    const code = document.reading.text.slice(start, end)
    for (const found of code.matchAll(DIGEST_COMPARED))
      if ((found[1] ? isHex(found[1]) : isNamedHex(code, found[2]!)) && raises(code, found))
        yield { ...placeOf(start, found), firm: true }
  }
  for (const { start, end } of candidates(document, all, WORD_COMPARED)) {
    const code = document.reading.text.slice(start, end)
    for (const found of code.matchAll(WORD_COMPARED))
      if (IS_KEY.test(found[1]!) && raises(code, found))
        yield { ...placeOf(start, found), firm: true }
  }
  for (const { start, end } of candidates(document, all, MASTER_BESIDE)) {
    const code = document.reading.text.slice(start, end)
    for (const found of code.matchAll(MASTER_BESIDE))
      if (!found[1] || isWrittenOut(code, found[1])) yield { ...placeOf(start, found), firm: true }
  }
}

/** The name stands for a digest that is written out. */
const isWrittenOut = (code: string, name: string): boolean =>
  new RegExp(
    `\\b${name}\\b[^=\\n"']{0,40}=\\s?["'](?:\\$2[aby]\\$|\\$argon2|\\$scrypt|[0-9a-f]{32})`,
  ).test(code)

/** Digits and letters: `0000` is work that a sender has to prove. */
const isHex = (text: string): boolean => /\d/.test(text) && /[a-f]/.test(text)

/** The name stands for a part of a digest in the same code. */
function isNamedHex(code: string, name: string): boolean {
  const given = new RegExp(`\\b${name}\\b[^=\\n"']{0,40}=\\s?["']([0-9a-f]{4,128})["']`).exec(code)
  return given !== null && isHex(given[1]!)
}

function raises(code: string, { index, 0: text }: RegExpExecArray): boolean {
  const before = code.slice(Math.max(0, index - BEFORE), index)
  const behind = code.slice(index + text.length, index + text.length + BEHIND)
  return (
    FROM_REQUEST.test(before + text) &&
    RAISED.test(behind) &&
    !IN_ORDER.test(before + text + behind)
  )
}
