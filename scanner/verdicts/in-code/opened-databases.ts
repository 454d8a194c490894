/**
 * Databases in which an account with all rights gets a password that stands in the text, and that anybody can then
 * reach.
 */

import type { Document } from '../../document.ts'
import { regex } from '../../patterns/verbose.ts'
import { worded } from '../../patterns/wording.ts'
import { type Hit, placeOf } from '../../rule.ts'
import { candidates } from '../../signals/search/candidates.ts'
import { fencedSnippets } from '../../signals/shell/snippets.ts'

/** An account that may do everything; one of the groups is its password. */
const MASTER: readonly RegExp[] = [
  // PostgreSQL, and whoever comes from anywhere.
  regex`
    \b(?:create|alter) (?:role|user)\b[^;]{0,120}\bsuperuser\b[^;]{0,60}
    \bpassword\s{0,2}["']{1,3}([^'"\n]{3,60})|
    \b(?:create|alter) (?:role|user)\b[^;]{0,60}\bpassword\s{0,2}["']{1,3}
    ([^'"\n]{3,60})["'][^;]{0,60}\bsuperuser\b|
    \balter (?:role|user) postgres\b[^;]{0,30}\bpassword\s{0,2}["']{1,3}([^'"\n]{3,60})|
    \bhost(?:ssl)?\s{1,8}all\s{1,8}all\s{1,8}(?:0\.0\.0\.0|::)\/0\s{1,8}(trust)\b
  `,
  // MySQL.
  regex`
    \b(?:create|alter) user\b[^;]{0,60}\bidentified\b[^;]{0,40}\b(?:by|as) ["']
    ([^'"\n]{3,60})["'][^]{0,160}?
    \bgrant all\b[^;\n]{0,20} on \*\.\* to\b|
    \bgrant all\b[^;\n]{0,20} on \*\.\* to\b[^;]{0,60}\bidentified by ["']([^'"\n]{3,60})
  `,
  // SQL Server and Oracle.
  regex`
    \bcreate login\b[^;]{0,60}\bpassword\s?=\s?n?["']([^'"\n]{3,60})["'][^]{0,300}?\bsysadmin\b|
    \bcreate user\b[^;]{0,60}\bidentified by ["']?([^'"\s;]{3,60})["']?[^]{0,200}?
    \bgrant (?:dba|sysdba|all privileges)\b[^;\n]{0,20} to\b
  `,
  // MongoDB, Redis, InfluxDB and ClickHouse.
  regex`
    \bcreateuser\(\s?\{[^}]{0,80}\bpwd["']?\s?:\s?["']([^'"\n]{3,60})["'][^]{0,60}?["'](?:root|
      dbowner|useradminanydatabase|__system)["']|
    \bacl setuser \S{1,40} on [^\n]{0,20}>([^\s'"]{3,60})[^\n]{0,60}\+@all|
    \bcreate user\b[^;\n]{0,60}\bpassword ["']([^'"\n]{3,60})["'] with all privileges|
    \bcreate role\b[^;]{0,60}\bpassword\s?=\s?["']
    ([^'"\n]{3,60})["'][^;]{0,60}\bsuperuser\s?=\s?true|
    \b_security\/user\/[^]{0,160}?"password"\s?:\s?"([^"\n]{3,60})"[^}]{0,40}"superuser"|
    \brabbitmqctl add_user \S{1,40} ["']?([^\s'"]{3,60})["']?[^]{0,80}?
    \bset_user_tags \S{1,40} administrator\b|
    <password>([^<\n]{3,60})<\/password>[^]{0,200}?<access_management>1
  `,
].map(worded)

/** Words that stand for a password, and those of a machine of one's own. */
const STAND_IN = regex`
  ^[<$[{(%]|pass|secret|change|your|my_?|strong|example|sample|test|dev|demo|local|
  placeholder|replace|\*{3}|\.{3}|…
`

/** Ways in which others come to it, or nobody sees that they do. Two of them are more than a slip. */
const OPENED: readonly RegExp[] = [
  regex`
    \blisten_addresses["']?\s?[=:]\s?["']{0,2}(?:\*|0\.0\.0\.0)|
    \bbind(?:[-_]?(?:address|ip))?(?:_all\b|\W{1,10}(?:0\.0\.0\.0|\*|::))|
    \bprotected-mode["' ]{1,3}no\b|\b(?:network\.host|rpc_address|listen_address):\s?0\.0\.0\.0|
    ["']remote access["'], ?1
  `,
  /\bhost(?:ssl)?\s{1,8}\S{1,40}\s{1,8}\S{1,40}\s{1,8}(?:0\.0\.0\.0|::)\/0|@["']?%["']?|<ip>::\/0/,
  regex`
    \bufw allow\b|\bfirewall-cmd\b[^\n]{0,60}--add-(?:port|service)|
    \biptables\b[^\n]{0,80}--dport[^\n]{0,30}accept|
    \bnew-netfirewallrule\b[^\n]{0,160}\ballow\b|\badvfirewall\b[^\n]{0,120}\ballow\b|
    \bauthorize-security-group-ingress\b[^\n]{0,160}0\.0\.0\.0\/0
  `,
  regex`
    \blog_(?:dis)?connections["']?\s?=\s?["']?off\b|\bnoaudit\b|
    \bgeneral_log["']?\s?=\s?["']?(?:off|0)\b|\blog_statement["']?\s?=\s?["']?none\b|
    \baudit_log\w{0,10}["']?\s?=\s?["']?(?:off|none|0)\b
  `,
]
const OPENED_MIN = 2

/** Nobody is to see who comes, or whoever comes from anywhere may give rights on. */
const ALONE_ENOUGH =
  /\bset_user_tags\b[^]{0,300}\bufw allow\b|\bnoaudit\b|<ip>::\/0[^]{0,160}<access_management>1/

/** Characters around an account in which it is opened. */
const REACH = 800

export function* openedDatabases(document: Document): Generator<Hit> {
  const { text } = document.reading
  for (const { start, end } of candidates(document, document.observe(fencedSnippets), ...MASTER)) {
    const code = text.slice(start, end)
    for (const shape of MASTER) {
      const found = shape.exec(code)
      if (!found || STAND_IN.test(found.slice(1).find(Boolean)!)) continue
      const place = placeOf(start, found)
      const around = text.slice(Math.max(0, place.start - REACH), place.end + REACH)
      if (OPENED.filter((way) => way.test(around)).length >= OPENED_MIN)
        yield { ...place, severity: 'crit', firm: true }
      else if (ALONE_ENOUGH.test(around)) yield { ...place, firm: true }
    }
  }
}
