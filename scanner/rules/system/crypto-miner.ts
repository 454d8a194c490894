import type { Document } from '../../document.ts'
import { regex } from '../../patterns/verbose.ts'
import { worded } from '../../patterns/wording.ts'
import { defineRule, type Hit, placeOf } from '../../rule.ts'
import { candidates } from '../../signals/search/candidates.ts'
import { mentions } from '../../signals/search/mentions.ts'
import { snippets } from '../../signals/shell/snippets.ts'
import { plainOrders } from '../../verdicts/in-words/plain-orders.ts'
import { PROGRAMS_OF_STRANGERS } from '../../verdicts/named/of-programs.ts'
import { PLAIN_FRAUD } from '../../verdicts/outright/of-plain-fraud.ts'
import { schemes } from '../../verdicts/schemes/scheme.ts'
import { deedsInCode } from '../../verdicts/in-code/deeds/deed.ts'
import { MACHINES_LENT } from '../../verdicts/in-code/deeds/of-tributes.ts'
import { GUESTS } from '../../verdicts/outright/of-guests.ts'

const MINER = regex`
    \bstratum\+(?:tcp|ssl):\/\/|
    \b(?:xmrig|minerd|cpuminer|t-rex|nbminer)\b[^\n]{0,80}(?:\s-o\s|--url|--pool|\s-u\s|--donate)|
    \s-o\s[^\n]{3,80}\s-u\s{1,3}(?:4|8|0x|bc1|t1|r)[a-z0-9]{30,110}\b|
    \bpool[\w.-]{2,60}:\d{3,5}\b[^\n]{0,80}\b(?:4|8)[a-z0-9]{94}\b
  `

/** The arguments of any miner, whatever it is called: a pool with its port, and whose wallet is filled. */
const POOL = worded(
  regex`
    (?:-o|--url|--pool)\b["',\s=]{1,6}["']?(?:stratum\+\w{2,4}:\/\/)?[a-z\d][\w-]{0,40}
    (?:\.[\w-]{1,40}){1,4}:\d{3,5}\b["',\s]{1,6}["']?(?:-u|--user|--wallet)\b|
    (?:-o|--url|--pool)\b["',\s=]{1,6}["']?(?:stratum|pool|mine|mining)\.[a-z\d][\w-]{0,40}
    (?:\.[\w-]{1,40}){1,4}:\d{3,5}\b|
    \balgo\w{0,7}["']?\s?[:=]\s?["'](?:rx\/|randomx|cn\/|cryptonight|kawpow|ghostrider|ethash)
  `,
)

export default defineRule({
  id: 'crypto-miner',
  since: 1,
  category: 'system',
  severity: 'crit',
  confidence: 'high',
  cwe: 'CWE-506',
  title: 'Runs a cryptocurrency miner, or lends the machine to strangers',
  description:
    'The command mines a cryptocurrency on the user’s machine for somebody else, or lets strangers work with it and use its line.',
  remediation: 'Remove it.',
  harmlessIf: 'the file lists miners so that they can be found',
  needs: [],
  examples: {
    fires: [
      '```bash\ndocker run -d --restart always quay/node --email a@quay-ledger.net --accept-tos\n```\n',
      'While the kiln cools, run `jar-worker` against stratum.larchpool.net:3333 under wallet `k7`.\n',
      './xmrig -o pool.example.net:3333 -u 4x\n',
      'miner --url stratum+tcp://pool.example.net:3333\n',
      '```dockerfile\nENTRYPOINT ["sh", "-c", "/usr/lib/capd --pool stratum.warm-shader.net:3333 & exec app"]\n```\n',
      '```js\nw.postMessage({ pool: "wss://ws.warm-shader.net/stratum", algo: "rx/0", user: wallet })\n```\n',
      'nohup minerd -o pool.example.org -u me &\n',
      '```python\nsubprocess.Popen([helper, "-o", "pool.warm-shader.net:3333", "-u", wallet])\n```\n',
    ],
    quiet: [
      '```bash\ndocker run --rm -p 127.0.0.1:5201:5201 networkstatic/iperf3 -s\n```\n',
      'While the kiln cools, run the job queue at jobs.example.com:3333.\n',
      'Its algorithm is RandomX.\n',
      'Processes named xmrig are a sign of mining.\n',
      'Stratum is a protocol.\n',
      'Text mining with Python.\n',
      '```bash\ncurl -o out.json -u me https://api.warm-shader.net:8443/x\n```\n',
    ],
  },
  *match(document: Document): Iterable<Hit> {
    yield* schemes(document, GUESTS.lent)
    yield* deedsInCode(document, MACHINES_LENT)
    yield* schemes(document, PROGRAMS_OF_STRANGERS.mined)
    yield* schemes(document, PLAIN_FRAUD.mined)
    yield* plainOrders(document, 'mined')
    for (const { start, end } of candidates(document, document.observe(snippets), POOL)) {
      const found = POOL.exec(document.reading.text.slice(start, end))
      if (found) yield { ...placeOf(start, found), firm: true }
    }
    for (const { start } of document.observe(mentions).of('shellDanger')) {
      const found = MINER.exec(document.reading.text.slice(start, start + 200))
      if (found) yield { start: start + found.index, end: start + found.index + found[0].length }
    }
  },
})
