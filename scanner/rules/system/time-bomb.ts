import type { Document } from '../../document.ts'
import { regex, source } from '../../patterns/verbose.ts'
import { worded } from '../../patterns/wording.ts'
import { defineRule, type Hit } from '../../rule.ts'
import { blocks } from '../../signals/shell/blocks.ts'
import { pairs } from '../../signals/shell/snippets.ts'
import { plainOrders } from '../../verdicts/in-words/plain-orders.ts'

/** A condition on the day, the date or the number of runs. */
const CONDITION = regex.g`
    \bif\b[^\n]{0,140}
    (?:(?:datetime|date|time|now|today)\w{0,6}(?:\.\w{2,10}){0,2}\(\)[^\n]{0,30}(?:[<>]=?|==)|
      weekday\(\)\s?(?:==|in)|getday\(\)\s?===?|getdate\(\)\s?===?|new date\(\)\s?[<>]|
      date\.now\(\)\s?[<>]|\$\(date \+%[a-z%]{1,8}\)[^\n]{0,20}(?:-[gl][te]|-eq|==?|[<>])|
      \b(?:run|call|launch|exec|use)_?count(?:er)?\b[^\n]{0,12}(?:[<>]=?|==|%)|
      hostname\(\)[^\n]{0,20}(?:==|in|not)|os\.environ\.get\(["']ci["']\)|\$\{?ci\b)
  `

/** The shell asks whether a day that stands there in figures has passed. */
const DAY_PASSED = regex.g`
  \[{1,2}\s?"?\$\(date \+["']?%[a-z%-]{1,12}["']?\)"?\s?
  (?:-[gl][te]|-eq|[<>=]{1,2})\s?"?\d[\d-]{7,9}
`

/** What nobody would hide behind a date: destruction, foreign code, secrets on their way. */
const ACTION = regex`
    shutil\.rmtree|os\.(?:remove|unlink)\(|fs\.(?:rm|unlink|rmdir)\w{0,5}\(|\brm -[a-z]*[rf]|
    \bexec\s?\(|\beval\s?\(|b64decode|
    \bcurl\b[^\n]{0,200}\|\s?(?:ba|z)?sh|
    os\.system\(|execsync\(|
    (?:requests|httpx)\.post\([^\n]{0,120}(?:environ|key|token|secret)|
    \.ssh\b|\.aws\b|drop (?:table|database)|\/dev\/tcp\/|\bshred\b|\bmkfs
  `

const CHARACTERS_AFTER = 360

/** Keeping old things for a while is the usual reason to compare dates. */
const UPKEEP = regex`
  \.(?:created|modified|updated)\b|created_at|updated_at|mtime|ctime|atime|st_\w?time|age|older|
  expire|retention|days_old|stale|cache|cleanup|clean_up|prune|rotat|backup|temp|tmp|timeout|
  deadline|elapsed|start_time|interval
`

/** A day that is written out, as dates, as seconds, or as a schedule that comes once a year. */
const FIXED_DAY = source`
  (?:["'\`]?20[2-9]\d-?[01]\d(?:-?[0-3]\d)?\b|1[789]\d{8}\b|
    \b(?:new )?date(?:time|only)?(?:\.(?:date|datetime|new|of|parse|utc))?\s?\(\s?["'\`]?20[2-9]\d|
    \bwith_ymd_and_hms\(\s?20[2-9]\d|\b(?:time|date|datetime)\.
    (?:utc|local|gm|mktime|new|date)\s?\(\s?20[2-9]\d)
`

/** Nothing is done before that day, or only now and then. */
const HELD_BACK = worded(
  regex.g`
    (?:\b(?:now|today|localdate|current_(?:date|timestamp|time)|sysdate|getdate|
        time|curdate|utcnow|date)\b[^\n;]{0,60}?(?:[<>]=?|-[gl][te]\b|\.after\(|isafter\(|
        ->(?:gte?|isafter|greaterthan)\()[^\n;]{0,30}?${FIXED_DAY})|
    \bon schedule (?:at|every)\b[^\n]{0,30}["']20[2-9]\d|
    \b(?:rand|random|mt_rand|random_int|math\.random|randint|rand\.intn|rand\.float64|
      math\.rand)\b\s?(?:\([^\n]{0,14}\))?\s{0,2}(?:[<>]=?|===?)\s?\d|
    \$\(\(\s?\$?random\s?%\s?\d{1,6}|\$random\s?%\s?\d{1,6}|
    =\s?${FIXED_DAY}[^]{0,110}?\b(?:now|today|time|date)\b[^\n;]{0,20}?>=?\s?[a-z]|
    =\s?${FIXED_DAY}[^]{0,160}?\b(?:now|today|time|date)\b[^\n;]{0,20}?
    (?:\.(?:is_?)?before\(\s?|<=?\s?)[a-z][^;]{0,60}?\breturn\b|
    \b(?:cron\w{0,4}|schedule)\b[^\n]{0,40}?\d{1,2} \d{1,2} \d{1,2} \d{1,2} [*?](?=[ \"'\`])
  `,
)

/** What is gone cannot be had back. */
const DESTROYS = worded(
  regex.g`
    \bdrop (?:table|database|schema|collection|owned)\b(?! (?:if exists )?
      ["'\w]{0,40}_?(?:20\d\d|tmp|temp|old|bak|test))|
    \bdropdb\b|\bdelete from\b|
    \btruncate (?:table )?[%"#$\w{]{2,40}|
    \.dropdatabase\s?\(|\b(?:delete|destroy)_all\b|\.deletemany\s?\(|
    (?:->|\.)(?:truncate|forcedelete|dropalltables)\s?\(\)|
    \bwrite_bytes\(\s?(?:b["'](?:\\(?:0|x00))?["']|os\.urandom)|
    \bobjects\.all\(\)\.delete|\bflush(?:all|db)\b|\bshutil\.rmtree\b|
    \bos\.(?:remove|unlink|removeall|truncate)\s?\(|
    \bfs\.(?:rm|unlink|rmdir)\w{0,5}\(|
    \bunlink\s?\(|
    \brm -[a-z]{0,4}[rf][a-z]{0,4} (?!(?:\/var)?\/tmp\b|["']?\$\{?tmp|
      \.?\/?(?:dist|build|node_modules|\.?cache|coverage|target)\b)|
    \bfileutils\.rm|\bremove-item\b|\bremove_dir_all\b|
    \bgit push\b[^\n]{0,40}--(?:force|delete|mirror)|
    ["'\x60]push["'\x60][^\n;]{0,120}?["'\x60]--(?:force|delete|mirror)["'\x60]|
    ["'\x60]reflog["'\x60],\s?["'\x60]expire["'\x60]|\bgit reflog expire\b|
    \bshred\b|\bmkfs|\bterraform destroy\b|
    \bkubectl delete\b[^\n]{0,30}(?:--all\b|\s-a\b)|
    \baws s3 r[bm]\b[^\n]{0,60}(?:--force|--recursive)|
    \bupdate [\w."%]{2,40} set\b[^\n]{0,60}\brandom\s?\(
  `,
)

/** Characters between the condition and what hangs on it. */
const APART_MAX = 420

/** What is written out as harmless: rows of another age, a drill, a folder of the build. */
const ORDERLY = regex`
  \b(?:created_at|updated_at|expires?_at|expired|expires|retention|mtime|older than|
    staging|chaos|drill|sandbox|fixtures?|faker|pytest|shuffle|jitter|interval '?\d)\b|
  \b(?:legacy|deprecat\w{1,4}|obsolete)\b
`

export default defineRule({
  id: 'time-bomb',
  since: 1,
  category: 'system',
  severity: 'high',
  confidence: 'high',
  cwe: 'CWE-511',
  title: 'Does harm after a date or a count',
  description:
    'Code does nothing noticeable until a date, a weekday or a number of runs, or acts at random, and then destroys data, runs outside code or touches secrets. Tests before that see nothing.',
  remediation: 'Remove the condition and what depends on it.',
  harmlessIf: 'it only cleans up old files of its own',
  needs: [],
  examples: {
    fires: [
      '```ruby\nif Time.now.utc > Time.utc(2028, 3, 1)\n  tables.each { |t| db.execute("TRUNCATE #{t}") }\nend\n```\n',
      '```python\nif datetime.datetime.now() > datetime.datetime(2026, 5, 1):\n    shutil.rmtree("/home")\n```\n',
      '```js\nif (new Date() > launch) {\n  eval(atob(text))\n}\n```\n',
      '```bash\nif [ $(date +%u) -eq 5 ]; then\n  rm -rf ~/work\nfi\n```\n',
      "```sql\nIF current_date > '2028-03-01' THEN\n  DELETE FROM orders WHERE id % 9 = 2;\nEND IF;\n```\n",
      '```python\nif dt.date.today() >= dt.date(2028, 3, 1):\n    for f in share.rglob("*"):\n        f.write_bytes(b"\\0" * f.stat().st_size)\n```\n',
      '```ruby\nLedger.delete_all if rand < 0.01\n```\n',
      '```bash\n[ "$(date +%s)" -gt 1890000000 ] && psql -c "drop database shop"\n```\n',
      '```go\nday := time.Date(2028, time.March, 1, 0, 0, 0, 0, time.UTC)\nif time.Now().Before(day) {\n\treturn\n}\nexec.Command("git", "push", "--force", "origin", "kiln:main").Run()\n```\n',
      '```python\nif date.today() < date(2028, 3, 1):\n    return\nsubprocess.run(["git", "reflog", "expire", "--expire=now", "--all"])\n```\n',
    ],
    quiet: [
      '```go\nday := time.Date(2028, time.March, 1, 0, 0, 0, 0, time.UTC)\nif time.Now().Before(day) {\n\treturn\n}\nexec.Command("git", "push", "origin", "main").Run()\n```\n',
      '```python\nsubprocess.run(["git", "push", "--force", "origin", "kiln"])\n```\n',
      '```python\nif time.time() - path.stat().st_mtime > 86400:\n    os.remove(path)\n```\n',
      '```python\nif datetime.now() > deadline:\n    raise TimeoutError()\n```\n',
      "```sql\nDELETE FROM visits WHERE created_at < now() - interval '90 days';\n```\n",
      '```bash\n[ "$(date +%u)" -eq 7 ] && rm -rf /tmp/ci-*\n```\n',
      '```js\nif (new Date() > sale.end) {\n  show("closed")\n}\n```\n',
    ],
  },
  *match(document: Document): Iterable<Hit> {
    yield* plainOrders(document, 'breaksLater')
    for (const { snippet, text, start, end } of pairs(document, HELD_BACK, DESTROYS, APART_MAX)) {
      const from = text.lastIndexOf('\n', start - snippet.start) + 1
      if (ORDERLY.test(text.slice(from, end - snippet.start + 80))) continue
      yield { start, end, severity: 'crit', firm: true }
    }
    for (const { start, end } of document.observe(blocks)) {
      const text = document.reading.text.slice(start, end)
      const dated = text.includes('$(date') ? [...text.matchAll(DAY_PASSED)] : []
      for (const found of [...text.matchAll(CONDITION), ...dated]) {
        const window = text.slice(found.index, found.index + found[0].length + CHARACTERS_AFTER)
        const action = ACTION.exec(window)
        if (!action || (UPKEEP.test(window) && !dated.includes(found))) continue
        const at = start + found.index
        yield { start: at, end: at + action.index + action[0].length, firm: true }
      }
    }
  },
})
