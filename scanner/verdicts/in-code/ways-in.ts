/** Ways into finished work that open for a value which is written out, and are not to be seen by those who own it. */

import type { Document } from '../../document.ts'
import { regex, source } from '../../patterns/verbose.ts'
import { worded } from '../../patterns/wording.ts'
import { type Hit, placeOf } from '../../rule.ts'
import { candidates } from '../../signals/search/candidates.ts'
import { joined } from '../../signals/search/joined.ts'
import { isUsersChoice, notion } from '../../signals/search/notions.ts'
import { CONCEALED } from '../../signals/sentences/manners.ts'
import { stretches } from '../../signals/sentences/stretches.ts'
import { pairs, snippets } from '../../signals/shell/snippets.ts'

/** Who calls is somebody else then, or need not show anything. */
const LETS_IN = notion(`
  (?:the |any |a )?first (?:super ?user|admin\\p{L}{0,10}|owner|root) |
  (?:as|is|becomes|returns?|return) (?:an? |the )?(?:\\p{L}{1,10} )?
  (?:super ?user|admin\\p{L}{0,10}|root|owner) |
  (?:whatever|regardless of|without|no matter) (?:checking )?(?:the |a |its |their )?(?:password|
    second factor|otp|signature|token|session|check) |
  any password |
  (?:skips?|bypass(?:es)?|passes) (?:the )?(?:password|second factor|log-?in|sign-?in|check|
    authenti\\p{L}{1,8}|verification) |
  logs? in (?:as|the) | (?:get|gets|let|lets) (?:\\p{L}{1,10} )?in |
  check of the (?:second factor|password|token|signature) | role\\W{1,6}(?:admin|owner|root) |
  is_superuser | is_admin | is_staff |
  (?:runs?|executes?|returns?) (?:\\p{L}{1,10} )?\\x60{0,2}(?:subprocess|os\\.|eval|
    exec|system)\\P{L}? | (?:pass(?:es)?|hand(?:s)?|feed(?:s)?|give(?:s)?) (?:\\p{L}{1,12} ){0,2}
  \\x60?\\w{1,20}\\x60?(?: \\([^)]{0,30}\\))? (?:straight |on )?to (?:the |a )?(?:shell|os|system|
    interpreter|eval|exec) | shell=true | (?:cmd|command) from the (?:query|body|request|header)
`)

/** A value that is written out, in one of the places a caller fills in. */
const FIXED = notion(`
  (?:headers?|parameters?|quer(?:y|ies)|cookies?|user ?names?|accounts?|
    passwords?|passcodes?|pins?|otps?|codes?|tokens?|values?|agents?|
    e-?mails?|params\\W{1,3}\\w{1,16}) ?(?:string )?\\W{0,3}[\\w-]{0,24}\\W{0,3} ?(?:is|are|equals|
    reads|says|named|called|starts with|begins with|===?|=|of)\\W{1,4}["'\\x60][\\w!@#$%.:-]{2,40} |
  (?:headers?|parameters?|cookies?) \\W{0,3}x-[\\w-]{2,30} |
  (?:routes?|endpoints?|handlers?|paths?) \\W{0,3}/[\\w/:{}.-]{2,40}
`)

/** Those who look at the work are not to see it. */
const KEPT_OUT = notion(`
  (?:leave|keep|omit|left|kept|exclude|hide) (?:it|them|this|that|
    the \\p{L}{1,12}|that \\p{L}{1,12}) (?:\\p{L}{1,10} )?(?:out of|off|from) (?:the |any |all )?
  (?:\\p{L}{1,12} )?(?:documentation|docs|tests?|specs?|openapi|changelog|change ?notes|
    release notes|notes|readme|diffs?|reviews?|summar(?:y|ies)|reports?) |
  not (?:be )?(?:part of|listed in|mentioned in|in|documented in|shown in) (?:the |any )?(?:openapi|
    documentation|docs|tests?|readme|changelog|change notes|api|spec|summary|diff)\\p{L}{0,3} |
  (?:do not|don't|never) (?:list|mention|document|describe|test|write a test for|show|
    explain|comment) (?:it|this|them|that)\\b[^.!?]{0,30} |
  (?:reviewers?|clients?|auditors?|users?) (?:need|needs|must|should|do|does) not (?:\\p{L}{1,8} )?
  (?:hear|know|see|be told|learn|read)
`)

/** A way in for tests, which is gone in what is delivered. */
const FOR_TESTS = regex`
  \b(?:node_env|production builds?|test environments?|playwright|cypress|fixtures?|e2e|
    local(?:host| development)|test suite|never|honeypot|canary|decoy)\b
`

/** An account that stands in a contract itself, beside the owner that people can look up. */
const KEEPER = worded(
  regex.g`
    \baddress (?:(?:private|public|internal) )?(?:constant|immutable)
    (?: (?:private|public|internal))? \w{1,40}\s?=\s?(?:payable\()?0x[0-9a-f]{40}[^]{0,600}?
    \bmsg\.sender\s?[!=]=|\bmsg\.sender\s?==\s?(?:address\()?0x[0-9a-f]{40}
  `,
)
const TAKES_ALL = worded(
  regex.g`
    \.(?:transfer|call\{value:|send)\(?\s?(?:address\(this\)\.balance|balance)|
    \btransfer\(\s?address\(this\)\.balance|\b_mint\s?\(|\bselfdestruct\s?\(|\.delegatecall\s?\(|
    \b_?transferownership\s?\(|\bbalanceof\(address\(this\)\)
  `,
)
const KEEPER_REACH = 420

/** Who calls a contract is compared with an account, group 2, or with what a name stands for. */
const CALLER_COMPARED = worded(
  regex.g`
    \b(?:msg\.sender|_msgsender\(\)|tx\.origin|
      \w{1,20}\.key\(\)|(?<=\bassert!?\()\w{1,20})\){0,3}\s?(!=|==)\s?
    (?:address\(|@|\w{1,12}::)?((?:pubkey!\(\s?["'][1-9a-z]{16,48}|
      0x[0-9a-f]{8,64}|[a-z_]\w{0,30}))\b
  `,
)

/** What everybody else has to show: leave, a balance, a role. */
const ASKED_OF_OTHERS = regex`
  \b(?:allowances?|_allowances|approved|balances?|balanceof|deposits?|shares)\s?\[|
  \b_?spendallowance\s?\(|\brequire!?\s?\(|\b_?check(?:owner|role)\s?\(|\bassert\b|\bassert!
`

/** Characters behind a comparison in which that is asked, and ahead of one that stands beside it. */
const ASKED_BEHIND = 110
const ASKED_BEFORE = 120

/** Contracts that wallets and markets are built around are let through by name. */
const KNOWN_CONTRACT = regex`
  permit2|conduit|router|entry_?point|bridge|gateway|forwarder|weth|factory|seaport|
  messenger|multicall|proxy
`

/** One account, written out, need not show what all others have to. */
function* sparedAccounts(document: Document): Generator<Hit> {
  for (const { start, end } of candidates(document, document.observe(snippets), CALLER_COMPARED)) {
    const code = document.reading.text.slice(start, end)
    for (const found of code.matchAll(CALLER_COMPARED)) {
      const [whole, sign, account] = found
      if (KNOWN_CONTRACT.test(account!) || !isWrittenOut(code, account!)) continue
      const behind = code.slice(found.index + whole.length).slice(0, ASKED_BEHIND)
      const before = code.slice(Math.max(0, found.index - ASKED_BEFORE), found.index)
      const spared =
        sign === '!='
          ? ASKED_OF_OTHERS.test(behind)
          : (/\|\|\s?(?:[\w.]{1,24}\(){0,2}$/.test(before) || /^\)?\s?\|\|/.test(behind)) &&
            ASKED_OF_OTHERS.test(before)
      if (spared) yield { ...placeOf(start, found), firm: true }
    }
  }
}

/** An account itself, or a name that stands for one in the same code; the account of nobody is none. */
function isWrittenOut(code: string, account: string): boolean {
  if (account.startsWith('pubkey!')) return true
  if (account.startsWith('0x')) return /^0x0{0,40}[1-9a-f]/.test(account)
  return new RegExp(
    source`
      \b${account}\b(?:\s?:[^=\n]{1,30})?\s?=\s?(?:\w{1,12}\(){0,2}(?:0x0{0,40}[1-9a-f]|
        ["'][1-9a-z]{32,48}["'])
    `,
  ).test(code)
}

export function* quietWaysIn(document: Document): Generator<Hit> {
  for (const extra of [KEPT_OUT, CONCEALED])
    for (const { text, start, end } of joined(document, document.observe(stretches), {
      meant: [LETS_IN],
      said: [FIXED, extra],
      within: 460,
    }))
      if (!FOR_TESTS.test(text) && !isUsersChoice(text.replaceAll('user name', 'login')))
        yield { start, end, firm: true }
  for (const { start, end } of pairs(document, KEEPER, TAKES_ALL, KEEPER_REACH))
    yield { start, end, firm: true }
  yield* sparedAccounts(document)
}
