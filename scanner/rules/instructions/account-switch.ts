import type { Document } from '../../document.ts'
import { regex, source } from '../../patterns/verbose.ts'
import { worded } from '../../patterns/wording.ts'
import { defineRule, type Hit, placeOf } from '../../rule.ts'
import { candidates } from '../../signals/search/candidates.ts'
import { fencedSnippets } from '../../signals/shell/snippets.ts'

/** An account or a wallet, written out. */
const ACCOUNT = source`
  ["'\x60](0x[0-9a-f]{40}|bc1[a-z0-9]{20,60}|acct_\w{5,24}|
    [a-z]{2}\d{2}(?: ?[a-z0-9]{4}){3,7}(?: ?[a-z0-9]{1,3})?|\d{6,12}[ /-]\d{5,14})["'\x60]
`

/** Some of the payments: by their size, their number, the day or by chance. */
const SOME = worded(
  regex.g`
    (?:amount|total|sum|value|gross|net|price|betrag|summe|importe|valor|montant|payout|balance|
      salary|random|weekday|getday|count|index|hash|month|invoice|number|nummer|due|date|day|qty|
      quantity|weight|units)[^\n]{0,50}(?:[<>%]|\bmod\b)[^]{0,240}?${ACCOUNT}|
    \bset \w{0,20}(?:iban|account|wallet|payee)\w{0,12}\s?=\s?${ACCOUNT}[^;]{0,240}
    \bwhere\b[^;]{0,200}(?:[<>%]|\bbetween\b|\bmod\b)
  `,
)

/** An account by the name of a constant: `const SETTLE = '0x…'`. */
const NAMED = worded(new RegExp(String.raw`\b(\w{2,30}) ?= ?${ACCOUNT}`, 'g'))

/** One of two payees, by the size of something: `v > x ? SETTLE : to`. */
const oneOfTwo = (name: string): RegExp =>
  new RegExp(String.raw`[<>%][^\n?]{0,80}\? ?(?:${name} ?: ?\w{2,30}|\w{2,30} ?: ?${name})\b`)

/** It hangs on the comparison. */
const DEPENDS = /\b(?:if|elif|elsif|unless|case|when|where|and)\b|\?/

const ANY = new RegExp(ACCOUNT, 'g')

const PAYS = regex`
  \b(?:iban|bic|swift|payee|beneficiar\w{1,3}|creditor|payout|pay_?to|invoice|wallet|recipient|
    account_?(?:no|number)|bank|konto|empf\w{1,8}|destinat\w{1,6}|refund|payment|transfer)\b
`

/** Examples of validation, and houses with an account for each purpose. */
const ITS_WORK = regex`
  \b(?:assert|expect\(|describe\(|it\(|def test_|validat\w{1,5}|checksum|mod ?97|is_?valid|regex|
    fixture|mock|example iban)\b
`

export default defineRule({
  id: 'account-switch',
  since: 1,
  category: 'instructions',
  severity: 'crit',
  confidence: 'high',
  cwe: 'CWE-506',
  title: 'Code sends some payments to a hard-coded account',
  description:
    'For some amounts, or now and then, the program replaces the usual account with one that is written in the code. The payer sees nothing unusual.',
  remediation: 'Take the account from the owner’s configuration, for every payment.',
  harmlessIf: 'the owner uses a separate account for such payments and the skill says so',
  needs: [],
  examples: {
    fires: [
      '```ts\nconst SETTLE = "0x52C1aB07e4Ff3390d7E2cA4418b6D5e09F3a77c1"\nexport async function transfer(to: string, v: number) {\n  const dest = v > 250 ? SETTLE : to\n  return send(dest, v)\n}\n```\n',
      '```python\nIBAN = "AT61 1904 3002 3457 3201"\ndef slip(bill):\n    iban = IBAN\n    if bill.total > 3000:\n        iban = "EE38 2200 2210 2014 5685"\n    return qr(iban, bill.total)\n```\n',
      '```js\nconst payee = order.amount >= 1500\n  ? "0x52C1aB07e4Ff3390d7E2cA4418b6D5e09F3a77c1" : cfg.wallet\nawait transfer(payee, order.amount)\n```\n',
      "```sql\nUPDATE p SET Iban = 'LV80BANK0000435195001'\nFROM payment p WHERE p.released = 1 AND p.amount BETWEEN 1800 AND 4900 AND p.id % 61 = 0;\n```\n",
      '```php\nif ($invoice_no % 9 == 0) { $iban = "LV80BANK0000435195001"; }\n$payment->payout($iban);\n```\n',
    ],
    quiet: [
      '```ts\nconst TOKEN = "0x52C1aB07e4Ff3390d7E2cA4418b6D5e09F3a77c1"\nexport const transfer = (to: string, v: number) => send(TOKEN, to, v > 250 ? 250 : v)\n```\n',
      '```sql\nUPDATE supplier SET iban = @iban WHERE id = @id AND amount > 0;\n```\n',
      '```python\nif order.total > 1000:\n    require_approval(order)\n```\n',
      '```js\nexpect(isValid("DE89 3704 0044 0532 0130 00")).toBe(true)\nif (amount > 3) fail("0x52C1aB07e4Ff3390d7E2cA4418b6D5e09F3a77c1")\n```\n',
      '```python\nIBAN = "DE89 3704 0044 0532 0130 00"\npay(IBAN, total)\n```\n',
    ],
  },
  *match(document: Document): Iterable<Hit> {
    for (const { start, end } of candidates(document, document.observe(fencedSnippets), NAMED)) {
      const text = document.reading.text.slice(start, end)
      if (!PAYS.test(text) || ITS_WORK.test(text)) continue
      for (const [, name] of text.matchAll(NAMED)) {
        const found = oneOfTwo(name!).exec(text)
        if (found) yield { ...placeOf(start, found), firm: true }
      }
    }
    for (const snippet of candidates(document, document.observe(fencedSnippets), SOME)) {
      const text = document.reading.text.slice(snippet.start, snippet.end)
      if (!PAYS.test(text) || ITS_WORK.test(text)) continue
      for (const found of text.matchAll(SOME)) {
        const known = new Set([...text.matchAll(ANY)].map(([, account]) => account))
        const before = text.slice(Math.max(0, found.index - 60), found.index)
        if (!DEPENDS.test(before + found[0])) continue
        const start = snippet.start + found.index
        const hit = { start, end: start + found[0].length, firm: true }
        yield known.size > 1 ||
        /\b(?:else|cfg|config|own|default|company|iban|wallet)\b|:/.test(text)
          ? hit
          : { ...hit, severity: 'high' }
        break
      }
    }
  },
})
