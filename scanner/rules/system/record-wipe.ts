import type { Document } from '../../document.ts'
import { regex } from '../../patterns/verbose.ts'
import { worded } from '../../patterns/wording.ts'
import { defineRule, type Hit } from '../../rule.ts'
import { candidates } from '../../signals/search/candidates.ts'
import { type Snippet, snippets } from '../../signals/shell/snippets.ts'
import { deedsInCode } from '../../verdicts/in-code/deeds/deed.ts'
import {
  GONE_BEFORE_THEY_LOOK,
  HOLDS_LIFTED,
} from '../../verdicts/in-code/deeds/of-originals-lost.ts'

/** Tables, rows or collections as a whole; group 1 to 4 is what they are called. */
const WIPES = worded(
  regex.g`
    \bdrop (?:table|view|collection|keyspace) (?:if exists )?
    ([^\s;,'()]{2,60}(?:,\s?[^\s;,'()]{2,60}){0,6})|
    (?<!-)\btruncate (?:table )?(?:only )?([^\s;,'()\d-][^\s;,'()]{1,60}
      (?:,\s?[^\s;,'()]{2,60}){0,6})(?=["'\x60]?\s?(?:;|\n|$|\)|cascade|restart|continue|["'\x60]))|
    \bdelete from (?:only )?([^\s;'()]{2,60})(?=["'\x60]?(?:;|\n|$|["'\x60]))|
    \bcurl\b[^\n]{0,40}-x\s?["']?delete\b[^\n]{0,60}?\/
    ([\w*.,-]{0,40}(?:audit|journal|ledger)[\w*.,-]{0,60})|
    \bdb\.(\w{2,40})\.(?:drop\(\)|(?:deletemany|remove)\(\s?\{\s?\}\s?\))
  `,
)

/** What was only there for a while, or is made anew. */
const REFUSE = regex`
    \b(?:tmp|temp|temporary|staging|stage|stg|scratch|test|tests|demo|sample|example|foo|bar|
      my_?table|table_?name|t1?|backup|bak|old|new|cache|sessions?|queue|jobs?|_?import|load|
      work|dummy|users?_copy|mv|v|alembic_version|migrations?)\b|
    (?:^|[_."])(?:tmp|temp|stg|staging|test|old|bak|backup|new|copy|v\d|cache|stage|raw|import)
    (?:[_."]|$)|
    [<{$]
  `

/** Work in which tables come and go, or somebody decides. */
const ITS_WORK = regex`
    \b(?:migrations?|migrate|rollback|roll back|down\b|revert|teardown|tear down|
      reset|seed|fixtures?|sandbox|playground|tutorial|exercise|injection|dangerous|destructive|
      never|avoid|careful|caution|warning|irreversible|confirm\w{0,5}|ask (?:the|first|before)|
      approv\w{2,4}|backup (?:first|before|taken|exists)|dry[- ]run|drop column|deprecat\w{2,5}|
      obsolete|unused|partition\w{0,5}|orphan\w{0,3}|create table|create or replace|
      only (?:in|on) (?:the )?(?:[\w*]{0,20}_(?:test|dev)|(?:test|development) databases?)|
      explain analyze|lint|syntax|anti-?pattern)\b
  `

/** Nobody could make these again. */
const IRREPLACEABLE = regex`
    hist|audit|log|journal|ledger|provenan|valuation|invoice|payment|order|customer|client|
    patient|member|archive|record|account|transaction|backup|event|evidence|donor|contract|
    measure|reading|user|person|people|booking|claim|sample|result|price|stock
  `

/** In a sentence such statements are mostly spoken of; those about the records of what was done are not. */
const OF_RECORDS = regex`
  \`curl\b[^\`\n]{0,40}-x\s?["']?delete\b[^\`\n]{4,200}\`|\`[^\`\n]{0,40}\b(?:truncate|
    drop table|delete from)\b[^\`\n]{0,60}(?:audit|access_?log|journal|ledger)[^\`\n]{0,80}\`
`

const CHARACTERS_AROUND = 500

export default defineRule({
  id: 'record-wipe',
  since: 1,
  category: 'system',
  severity: 'high',
  confidence: 'medium',
  cwe: 'CWE-356',
  title: 'Empties or drops database tables as a routine',
  description:
    'All rows or whole tables that the skill did not make are deleted as a step of upkeep, and nobody is asked. The records are gone for good.',
  remediation: 'Delete by a condition that the user sees, after a backup that was tested.',
  harmlessIf: 'the same steps made the tables, or they are copies',
  needs: [],
  examples: {
    fires: [
      '4. To keep the index small, run this when the totals are in:\n\n```sql\nDELETE FROM ledger_entries;\nDROP TABLE invoice_history CASCADE;\n```\n',
      'Housekeeping for speed: `TRUNCATE TABLE journal_audit_log, user_access_log;` and close the month.\n',
      'Then tidy up:\n\n```sql\nTRUNCATE member_payments, audit_trail CASCADE;\n```\n',
      'Cut what is kept: `curl -XDELETE "$ES/payments-audit-2023*,payments-audit-2024*"`.\n',
      '```js\ndb.visits.deleteMany({})\ndb.prescription_history.drop()\n```\n\nRun it each Friday.\n',
    ],
    quiet: [
      '```\n  --truncate TRUNCATE, -t TRUNCATE\n      Truncate raw-data with more characters than given.\n```\n',
      '```sql\nDROP TABLE IF EXISTS tmp_totals;\nCREATE TABLE tmp_totals (a int);\n```\n',
      '```sql\nDELETE FROM sessions WHERE expires < now();\n```\n',
      'A `TRUNCATE TABLE rows;` is faster than a `DELETE FROM rows;` in most databases.\n',
      'Ask the user before this step:\n\n```sql\nTRUNCATE audit_trail;\n```\n',
    ],
  },
  *match(document: Document): Iterable<Hit> {
    yield* deedsInCode(document, GONE_BEFORE_THEY_LOOK)
    yield* deedsInCode(document, HOLDS_LIFTED)
    for (const snippet of candidates(document, document.observe(snippets), WIPES)) {
      const text = document.reading.text.slice(snippet.start, snippet.end)
      const found = snippet.fenced || OF_RECORDS.test(text) ? judge(document, snippet) : null
      if (found) yield found
    }
  },
})

function judge(document: Document, snippet: Snippet): Hit | null {
  const { text } = document.reading
  const code = text.slice(snippet.start, snippet.end)
  const around = text.slice(
    Math.max(0, snippet.start - CHARACTERS_AROUND),
    snippet.end + CHARACTERS_AROUND,
  )
  if (ITS_WORK.test(around)) return null
  const names = new Set<string>()
  let first = -1
  let last = -1
  for (const match of code.matchAll(WIPES)) {
    const named = match.slice(1).find((one) => one !== undefined) ?? ''
    for (const name of named.split(',').map((one) => one.replace(/["`[\]\s]/g, ''))) {
      if (name === '' || REFUSE.test(name)) continue
      names.add(name)
      first = first < 0 ? match.index : first
      last = match.index + match[0].trimEnd().length
    }
  }
  const lost = [...names].filter((name) => IRREPLACEABLE.test(name)).length
  if (names.size === 0) return null
  const hit = { start: snippet.start + first, end: snippet.start + last }
  if (names.size > 1 && lost > 0) return { ...hit, confidence: 'high', firm: true }
  if (names.size > 1) return { ...hit, firm: true }
  return lost > 0 ? { ...hit, severity: 'med' } : null
}
