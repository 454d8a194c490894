import type { Document } from '../../document.ts'
import { regex } from '../../patterns/verbose.ts'
import { worded } from '../../patterns/wording.ts'
import { defineRule, type Hit, placeOf } from '../../rule.ts'
import { candidates } from '../../signals/search/candidates.ts'
import { snippets } from '../../signals/shell/snippets.ts'

/** What a machine writes down of sign-ins and of itself. */
const LOG = worded(/\/var\/log\/(?:auth|secure|audit|messages|syslog|[wb]tmp|lastlog)/)

/** Some lines are left out. */
const LEFT_OUT = /\bawk\s{1,3}["']!|\bgrep -[a-z]{0,3}v\b|\bunless\b|!~|\bnot in\b|\bcontinue\b/g

/** The rest takes the place of the log. */
const PUT_BACK = regex`
  \b(?:mv|cat|cp|sponge)\b[^\n]{0,80}(?:> ?["']?\$\w|\/var\/log)|
  \bmv\b[^\n]{0,60}\$\w|
  \b(?:move|rename|replace|copyfile|write_text|writelines)\s?\(|
  \butmpdump -r\b
`

/** All in one command. */
const AT_ONCE = regex`
  \bsed -[a-z]{0,3}i\b[^\n]{0,80}\/d\b[^\n]{0,40}\/var\/log\/(?:auth|secure|audit|messages|syslog)
`

const REACH_BEFORE = 400
const REACH_BEHIND = 260

export default defineRule({
  id: 'filtered-log',
  since: 1,
  category: 'system',
  severity: 'crit',
  confidence: 'high',
  cwe: 'CWE-778',
  title: 'Removes lines from the logs of the machine',
  description:
    'A command or a program takes chosen entries out of a sign-in, system or audit log. Nobody can find out afterwards what they recorded.',
  remediation: 'Leave logs as they are, and filter them where they are read.',
  harmlessIf: 'it is a copy of the log that is filtered, and the log itself stays whole',
  needs: [],
  examples: {
    fires: [
      "```sql\nDELETE FROM audit_log WHERE at > now() - interval '1 day';\n```\n",
      '```sql\nDELETE FROM audit_log WHERE actor = CURRENT_USER;\n```\n',
      '```bash\nfor f in /var/log/auth.log /var/log/syslog; do\n  awk \'!/svc-tide/\' "$f" > "$f.n" && cat "$f.n" > "$f"\ndone\n```\n',
      '```bash\nsudo sed -i "/svc-tide/d" /var/log/secure\n```\n',
      '```bash\nutmpdump /var/log/wtmp | grep -v svc-tide | utmpdump -r -o /var/log/wtmp\n```\n',
      '```perl\nfor my $f (glob("/var/log/secure*")) {\n  while (<$in>) { print {$out} $_ unless /$pat/o }\n  move("$f.t", $f);\n}\n```\n',
    ],
    quiet: [
      '```sql\nDELETE FROM access_keys WHERE expires_at > now();\n```\n',
      "```sql\nDELETE FROM audit_log WHERE at < now() - interval '400 days';\n```\n",
      '```bash\ngrep -v cron /var/log/auth.log > /tmp/mine.txt\nless /tmp/mine.txt\n```\n',
      '```bash\nsed -i "s/old/new/" /etc/logrotate.d/rsyslog\n```\n',
      '```bash\nutmpdump /var/log/wtmp | tail\n```\n',
    ],
  },
  *match(document: Document): Iterable<Hit> {
    for (const { start, end } of candidates(document, document.observe(snippets), AUDIT_ROWS)) {
      const found = AUDIT_ROWS.exec(document.reading.text.slice(start, end))
      if (found) yield { ...placeOf(start, found), firm: true }
    }
    for (const { start, end } of candidates(document, document.observe(snippets), LOG)) {
      const text = document.reading.text.slice(start, end)
      const found =
        AT_ONCE.exec(text) ?? [...text.matchAll(LEFT_OUT)].find((one) => isTakenOut(text, one))
      if (found) yield { ...placeOf(start, found), firm: true }
    }
  },
})

/** Rows of one's own, or of just now, in a table of who did what. */
const AUDIT_ROWS = worded(
  regex`
    \b(?:delete from|update) ["'\x60]?(?:\w{1,30}\.)?\w{0,24}(?:audit|
      (?:access|activity|security)_?(?:logs?|trail|events?|history|entries))\w{0,12}\b
    [^;]{0,160}(?:\b(?:current_user|session_user|actor)\b|
      >=?\s?(?:now\(|current_|sysdate|getdate|date\())
  `,
)

/** A log stands before it, and something is put back behind it. */
const isTakenOut = (text: string, { index }: RegExpExecArray): boolean =>
  LOG.test(text.slice(Math.max(0, index - REACH_BEFORE), index)) &&
  PUT_BACK.test(text.slice(index, index + REACH_BEHIND))
