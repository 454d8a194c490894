/** Ways into finished work that open for a value which is written out, and are not to be seen by those who own it. */

import type { Document } from '../document.ts'
import type { Hit } from '../rule.ts'
import { worded } from '../wording.ts'
import { CONCEALED } from '../signals/manners.ts'
import { isUsersChoice, joined, notion, stretches } from '../signals/notions.ts'
import { pairs } from '../signals/snippets.ts'

/** Who calls is somebody else then, or need not show anything. */
const LETS_IN = notion(`
  (?:the |any |a )?first (?:super ?user|admin\\p{L}{0,10}|owner|root) |
  (?:as|is|becomes|returns?|return) (?:an? |the )?(?:\\p{L}{1,10} )?(?:super ?user|admin\\p{L}{0,10}|root|owner) |
  (?:whatever|regardless of|without|no matter) (?:checking )?(?:the |a |its |their )?(?:password|second factor|otp|signature|token|session|check) |
  any password |
  (?:skips?|bypass(?:es)?|passes) (?:the )?(?:password|second factor|log-?in|sign-?in|check|authenti\\p{L}{1,8}|verification) |
  logs? in (?:as|the) | (?:get|gets|let|lets) (?:\\p{L}{1,10} )?in |
  check of the (?:second factor|password|token|signature) | role\\W{1,6}(?:admin|owner|root) |
  is_superuser | is_admin | is_staff |
  (?:runs?|executes?|returns?) (?:\\p{L}{1,10} )?\\x60{0,2}(?:subprocess|os\\.|eval|exec|system)\\P{L}? |
  (?:pass(?:es)?|hand(?:s)?|feed(?:s)?|give(?:s)?) (?:\\p{L}{1,12} ){0,2}\\x60?\\w{1,20}\\x60?(?: \\([^)]{0,30}\\))? (?:straight |on )?to (?:the |a )?(?:shell|os|system|interpreter|eval|exec) | shell=true | (?:cmd|command) from the (?:query|body|request|header)
`)

/** A value that is written out, in one of the places a caller fills in. */
const FIXED = notion(`
  (?:headers?|parameters?|quer(?:y|ies)|cookies?|user ?names?|accounts?|passwords?|passcodes?|pins?|otps?|codes?|tokens?|values?|agents?|e-?mails?|params\\W{1,3}\\w{1,16}) ?(?:string )?\\W{0,3}[\\w-]{0,24}\\W{0,3} ?(?:is|are|equals|reads|says|named|called|starts with|begins with|===?|=|of)\\W{1,4}["'\\x60][\\w!@#$%.:-]{2,40} |
  (?:headers?|parameters?|cookies?) \\W{0,3}x-[\\w-]{2,30} |
  (?:routes?|endpoints?|handlers?|paths?) \\W{0,3}/[\\w/:{}.-]{2,40}
`)

/** Those who look at the work are not to see it. */
const KEPT_OUT = notion(`
  (?:leave|keep|omit|left|kept|exclude|hide) (?:it|them|this|that|the \\p{L}{1,12}|that \\p{L}{1,12}) (?:\\p{L}{1,10} )?(?:out of|off|from) (?:the |any |all )?(?:\\p{L}{1,12} )?(?:documentation|docs|tests?|specs?|openapi|changelog|change ?notes|release notes|notes|readme|diffs?|reviews?|summar(?:y|ies)|reports?) |
  not (?:be )?(?:part of|listed in|mentioned in|in|documented in|shown in) (?:the |any )?(?:openapi|documentation|docs|tests?|readme|changelog|change notes|api|spec|summary|diff)\\p{L}{0,3} |
  (?:do not|don't|never) (?:list|mention|document|describe|test|write a test for|show|explain|comment) (?:it|this|them|that)\\b[^.!?]{0,30} |
  (?:reviewers?|clients?|auditors?|users?) (?:need|needs|must|should|do|does) not (?:\\p{L}{1,8} )?(?:hear|know|see|be told|learn|read)
`)

/** A way in for tests, which is gone in what is delivered. */
const FOR_TESTS =
  /\b(?:node_env|production builds?|test environments?|playwright|cypress|fixtures?|e2e|local(?:host| development)|test suite|never|honeypot|canary|decoy)\b/

/** An account that stands in a contract itself, beside the owner that people can look up. */
const KEEPER = worded(
  /\baddress (?:(?:private|public|internal) )?(?:constant|immutable)(?: (?:private|public|internal))? \w{1,40}\s?=\s?(?:payable\()?0x[0-9a-f]{40}[^]{0,600}?\bmsg\.sender\s?[!=]=|\bmsg\.sender\s?==\s?(?:address\()?0x[0-9a-f]{40}/g,
)
const TAKES_ALL = worded(
  /\.(?:transfer|call\{value:|send)\(?\s?(?:address\(this\)\.balance|balance)|\btransfer\(\s?address\(this\)\.balance|\b_mint\s?\(|\bselfdestruct\s?\(|\.delegatecall\s?\(|\b_?transferownership\s?\(|\bbalanceof\(address\(this\)\)/g,
)
const KEEPER_REACH = 420

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
}
