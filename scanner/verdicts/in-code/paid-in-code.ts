/** Programs that pay to an account of the skill's own: instead of the right one, or a part that nobody speaks of. */

import type { Document } from '../../document.ts'
import { regex, source } from '../../patterns/verbose.ts'
import { worded } from '../../patterns/wording.ts'
import { type Hit, placeOf } from '../../rule.ts'
import { ACCOUNT, LOOKS_THE_SAME } from '../../signals/places/accounts.ts'
import { candidates } from '../../signals/search/candidates.ts'
import { mannerAround } from '../../signals/sentences/surroundings.ts'
import { type Snippet, snippets } from '../../signals/shell/snippets.ts'

/** A part of an amount, and a second receiver, in code. */
const SHARE_TAKEN = worded(
  new RegExp(
    source`
      \b\w{0,20}(?:amount|value|total|sum|price|payout|wei|cents)\w{0,12}["'\])]{0,3}\s?
      (?:\*\s?(?:0?\.\d{1,4}|\d{1,3}n?\s?\/{1,2}\s?1?0{2,4}n?)|\/{1,2}\s?\d{2,4}n?\b)[^]{0,500}?["'
    ` +
      '`' +
      String.raw`]` +
      ACCOUNT,
  ),
)
/** An account that is written out under a name of its own, and the name as the receiver of a payment. */
const OWN_ACCOUNT = worded(
  new RegExp(
    String.raw`\b([a-z_]\w{1,30})\s?(?::\s?\w{1,16}\s?)?:?=\s?["'` +
      '`' +
      String.raw`]` +
      ACCOUNT +
      String.raw`["'` +
      '`' +
      String.raw`]([^\n]{0,80})`,
    'g',
  ),
)
/** A small part, however it is reckoned. */
const PART = regex`
  \*\s?(?:0?\.0\d{0,3}|0?\.1\d{0,2})\b|\*\s?\d{1,3}n?\s?(?:\/{1,2}|div)\s?1?0{2,5}n?\b|
  \/{1,2}\s?(?:[1-9]\d|\d{3,4})n?\b|\*\s?(?:decimal|bigdecimal)\(\s?["']0?\.[01]\d{0,3}["']|
  \.(?:mul|times|multipliedby)\(\s?["']?0?\.[01]\d{0,3}
`
/** Not each time, so that it shows in no sample. */
const NOW_AND_THEN = /\brand(?:om|int|range)?\b|\bmath\.random\b|\bsample\(|% ?\d{1,3} ?===? ?0/
const TAKEN_OFF = /[\w)\]]\s?-\s?(?:int\(|math\.\w{2,6}\()?[a-z_]\w{1,24}\b/

const OPENLY = /\b(?:fees?|commissions?|platform|service charge|cut|share|provision|gebühr)\b/
/** Accounts of others are looked for and written over with one that is written out: of a coin, or of a bank. */
const WRITTEN_OVER: readonly RegExp[] = [
  regex`
    \bs([\/|#,~])[^\n]{0,40}(?:bc1|0x\[|\[13\])[^\n]{0,60}?\1(?:bc1[a-z0-9]{8,62}|
      0x[0-9a-f]{16,40}|[13][a-z0-9]{24,34})
  `,
  /\bs([\/|#,~])[^\n]{0,12}\[a-z\]\{2\}\\d\{2\}[^\n]{0,100}?\1[a-z]{2}\d{2} ?\w{4}/,
  regex`
    \bre\.sub\(\s?r?["'][^"'\n]{0,12}\[a-z\]\{2\}\\d\{2\}[^"'\n]{0,100}["'],\s?r?
    ["'][a-z]{2}\d{2} ?\w{4}
  `,
].map(worded)

/** One account for some of the payments, and the right one for the rest. */
const EITHER = worded(
  new RegExp(
    String.raw`\?\s?["'` +
      '`' +
      String.raw`]` +
      ACCOUNT +
      String.raw`["'` +
      '`' +
      String.raw`]\s?:\s?\w|["'` +
      '`' +
      String.raw`]` +
      ACCOUNT +
      String.raw`["'` +
      '`' +
      String.raw`] if [^\n]{2,80} else\b`,
  ),
)
/** Somebody else may spend all of a coin from now on, or the whole balance goes; the account stands in the code. */
const EMPTIED = worded(
  regex`
    \.approve\s?\(\s?[\w"'.]{1,60},\s?(?:ethers\.(?:constants\.)?maxuint256|maxuint256|
      2n? ?\*\* ?256n? ?- ?1n?|type\(uint256\)\.max|max_uint\w{0,8})|
    \bvalue:\s?\w{0,12}bal\w{0,8}(?:\.sub\(|\s?-\s?)
  `,
)
const LITERAL_ACCOUNT = /["'`](?:0x\w{16,64}|bc1\w{10,70})["'`]/

/** What an exchange or a payment service is told to pay out, and to whom: an account that is written out. */
const PAID_OUT = worded(
  regex`
    \b(?:auto_?)?(?:withdraw|payout)\w{0,10}\b[^]{0,160}?\baddress["']?\s?[=:]\s?["']
    (?:bc1|0x|[13])\w{20,70}|
    \biban\b[^]{0,240}?\.value\s?=\s?["'][a-z]{2}\d{2}[a-z0-9]{8,30}["']|
    \bexternal_account\b[^]{0,240}?\baccount_number["']?\s?[:=]\s?["'][a-z]{2}\d{2}\w{6,30}["']|
    \bthen\b[^\n]{0,40}\.value\s?=\s?["'][a-z]{2}\d{2}[a-z0-9]{10,30}["']|
    \bcreate_external_account\b[^\n]{0,160}\bexternal_account=btok_\w{4,40}|
    \b(?:round_down|np\.floor|math\.floor|trunc)\b[^]{0,600}?
    \biban["']?\s?[:=]\s?["'][a-z]{2}\d{2}[\w ]{8,36}["']|
    \.withdraw\s?\([^;\n]{0,80},\s?["']\w{24,64}["']|
    \bexternal_account[[.]{0,2}\w{0,20}account_number\]?\s?=\s?["']?[a-z]{2}\d{10,30}|
    \bdestination\b[^\n]{0,60}(?:\?\?|\|\||\bor\b|,)\s?["']acct_\w{8,24}["']|
    \bstripe (?:payouts|transfers) create\b[^\n]{0,200}?--?destination[= ]["']?
    (?:ba|acct|card|tok)_\w{6,40}
  `,
)

const PAYS = worded(
  /\b(?:pay|transfer|send|payout|post|charge|credit|withdraw)\w{0,12}(?:\.(?:create|send))?\s?\(/,
)

export function* paidInCode(document: Document): Generator<Hit> {
  for (const { start, end } of candidates(document, document.observe(snippets), ...WRITTEN_OVER)) {
    const code = document.reading.text.slice(start, end)
    for (const shape of WRITTEN_OVER) {
      const found = shape.exec(code)
      if (found)
        yield { ...placeOf(start, found), severity: 'crit', confidence: 'high', firm: true }
    }
  }
  yield* emptied(document)
  const paying = candidates(document, document.observe(snippets), PAYS)
  for (const { start, end } of candidates(document, paying, EITHER)) {
    const found = EITHER.exec(document.reading.text.slice(start, end))
    if (found)
      yield {
        ...placeOf(start, found),
        confidence: 'high',
        firm: true,
        ...(mannerAround(document, start, end) === 'concealed' && { severity: 'crit' as const }),
      }
  }
  for (const snippet of candidates(document, paying, OWN_ACCOUNT)) {
    const found = secondReceiver(document, snippet)
    if (found) yield found
  }
  for (const snippet of candidates(document, paying, SHARE_TAKEN)) {
    const found = shareTaken(document, snippet)
    if (found) yield found
  }
}

function* emptied(document: Document): Generator<Hit> {
  const all = document.observe(snippets)
  for (const { start, end } of candidates(document, all, EMPTIED, PAID_OUT)) {
    const code = document.reading.text.slice(start, end)
    const found = PAID_OUT.exec(code) ?? (LITERAL_ACCOUNT.test(code) ? EMPTIED.exec(code) : null)
    if (found && !OWN_CONTRACT.test(code))
      yield { ...placeOf(start, found), severity: 'crit', confidence: 'high', firm: true }
  }
}

/** Contracts of exchanges that everyone lets spend, and accounts of tests. */
const OWN_CONTRACT = /\b(?:router|uniswap|permit2|expect\(|describe\(|forge-std|0x0{20,40})\b/

/** A share that the text does not speak of, or has kept from view. */
function shareTaken(document: Document, { start, end }: Snippet): Hit | null {
  const whole = document.reading.text
  const text = whole.slice(start, end)
  const found = SHARE_TAKEN.exec(text)
  if (!found || !PAYS.test(text)) return null
  const behind = whole.slice(end, end + 300)
  const isHidden =
    LOOKS_THE_SAME.test(behind.replaceAll('\n', ' ')) ||
    mannerAround(document, start, end) === 'concealed'
  const hit = { ...placeOf(start, found), firm: true }
  if (isHidden) return { ...hit, severity: 'crit', confidence: 'high' }
  const isTold =
    OPENLY.test(whole.slice(Math.max(0, start - 300), start - 8)) || OPENLY.test(behind)
  return isTold ? null : hit
}

/** A part is taken off each payment and goes to an account of the skill's own, which the text says nothing of. */
function secondReceiver(document: Document, { start, end }: Snippet): Hit | null {
  const { text } = document.reading
  const code = text.slice(start, end)
  if (!PAYS.test(code) || !PART.test(code)) return null
  const isChanced = NOW_AND_THEN.test(code)
  if (!isChanced && !TAKEN_OFF.test(code)) return null
  for (const found of code.matchAll(OWN_ACCOUNT)) {
    const [whole, name, comment] = found
    if (OPENLY.test(`${name!.replaceAll('_', ' ')} ${comment}`)) continue
    const paid = new RegExp(
      source`
        \b(?:to|destination|recipient|payee|account|iban|wallet|
          address|beneficiary)\w{0,12}["']?\s?[:=]\s?${name!}\b|[(,]\s?${name!}\s?,
      `,
    )
    if (!paid.test(code)) continue
    const above = text.slice(Math.max(0, start - 300), start)
    const lead = above.slice(Math.max(above.lastIndexOf('```', above.length - 12), 0))
    const below = /^[\s`~]{0,8}([^\n]{1,300})/.exec(text.slice(end, end + 320))?.[1] ?? ''
    if (OPENLY.test(`${lead} ${below}`)) continue
    return {
      start: start + found.index,
      end: start + found.index + whole.length,
      confidence: 'high',
      firm: true,
      ...(isChanced && { severity: 'crit' as const }),
    }
  }
  return null
}
