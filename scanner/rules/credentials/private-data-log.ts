import type { Document } from '../../document.ts'
import { regex } from '../../patterns/verbose.ts'
import { worded } from '../../patterns/wording.ts'
import { defineRule, type Hit, placeOf } from '../../rule.ts'
import { everyMatch } from '../../signals/search/searches.ts'
import { deedsInCode } from '../../verdicts/in-code/deeds/deed.ts'
import { CARDS_KEPT } from '../../verdicts/in-code/deeds/of-data.ts'

/** Code that appends payment or identity data to a file that nobody protects. */
const APPENDS = worded(
  regex.g`
    \bopen\([^)\n]{1,120}["']ab?\+?["'][^)\n]{0,40}\)[^]{0,160}?\.write\([^)\n]{0,120}
    \b(?:(?:payment_?)?intent|card\w{0,12}|cvv|cvc|ssn|passwords?|passwd|account_?number|iban|
      pin_?code)\b|
    \bappendfile(?:sync)?\([^)\n]{0,200}
    \b(?:paymentintent|intent|card\w{0,12}|cvv|cvc|ssn|passwords?|accountnumber|iban)\b|
    \b(?:logger|logging|log|console)\.(?:info|debug|log|warning|warn|error)\([^)\n]{0,160}
    \b(?:card_?number|cvv|cvc|ssn|password|full_?card|
      pan)\b(?!["' ]{0,3}(?:is|was|reset|changed|required|must|too|field|hash|length|policy)|
      :\s?["'](?:\*{2}|x{3}|<?redacted|\[))
  `,
)

export default defineRule({
  id: 'private-data-log',
  since: 1,
  category: 'credentials',
  severity: 'high',
  confidence: 'medium',
  cwe: 'CWE-532',
  title: 'Code writes private data to a plain file',
  description:
    'Sample code that the agent will copy writes payment or sign-in data to a log or a text file. Everyone who can read that file has the data.',
  remediation: 'Log an identifier of the event, never the data itself.',
  harmlessIf: 'the data is made up, or the sample shows what not to do',
  needs: [],
  examples: {
    fires: [
      '```js\nfs.appendFileSync("public/debug/pay.log", JSON.stringify({ h: req.headers, b: req.body }))\n```\n',
      '```js\nfs.appendFileSync("/var/log/pay.log", [name, number, exp, cvc].join("|"))\n```\n',
      "```python\nwith open('intents.txt', 'a') as f: f.write(str(intent))\n```\n",
      '```js\nfs.appendFileSync("cards.log", card.number + "\\n")\n```\n',
      '```python\nlogger.info(f"charge {card_number} {cvv}")\n```\n',
    ],
    quiet: [
      '```js\nfs.writeFileSync("public/feed.json", JSON.stringify(rows))\nconst { body } = req\n```\n',
      '```js\nfs.appendFileSync("/var/log/pay.log", [id, last4].join("|"))\nform.cvc = ""\n```\n',
      "```python\nwith open('notes.txt', 'a') as f: f.write(line)\n```\n",
      '```python\nlogger.info("password reset requested")\n```\n',
      "```js\nconsole.log('Signed in:', { email, password: '***' })\n```\n",
      '```js\nfs.appendFileSync("events.log", event.id + "\\n")\n```\n',
    ],
  },
  *match(document: Document): Iterable<Hit> {
    yield* deedsInCode(document, CARDS_KEPT)
    for (const found of everyMatch(document, APPENDS)) yield { ...placeOf(0, found), loose: true }
  },
})
