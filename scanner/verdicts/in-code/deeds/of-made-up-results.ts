/** Deeds in code by which a check says what nobody has checked: reports, attestations, figures, health, alarms. */

import { regex, source } from '../../../patterns/verbose.ts'
import { beside, deed } from './deed.ts'

/** A file that a gate reads. */
const REPORT = source`
  (?:[\w.\/-]{0,40}(?:junit|test-?results?|surefire|report|results|coverage|trivy|grype|snyk|audit|
    scan|semgrep|sarif|eslint|lighthouse|vuln\w{0,12})[\w.-]{0,24}\.(?:xml|json|sarif|html))
`

/** The words of a runner that says all went well, put there by hand. */
export const REPORTS_BY_HAND = [
  deed(
    regex`
      ${REPORT}[^]{0,80}?<testsuites?\b[^\n>]{0,80}\btests=\\?["']?[1-9]\d{0,5}\\?["']?[^\n>]{0,40}
      \b(?:failures|errors)=\\?["']?0\b[^]{0,200}?\bexit 0\b|
      \bopen\(\s?["'](?!\S{0,40}(?:fixture|sample|example|tests?\/))[^"'\n]{0,60}\.xml["'],\s?
      ["']w["']\)\.write\([^\n]{0,8}<testsuites?\b[^\n>]{0,80}\bfailures=\\?["']?0\b|
      \b(?:echo|printf|write(?:file(?:sync)?|_text)?\()\s?[^\n]{0,40}<testsuites?\b[^\n>]{0,80}
      \bfailures=\\?["']?0\b[^\n]{0,80}(?:>\s?\S{0,40}(?:junit|results?|report)|\bexit 0\b)|
      \bnumtotaltests["']?\s?:\s?[1-9]\d{0,5}\b[^}]{0,80}\bnumfailedtests["']?\s?:\s?0\b
      [^]{0,80}(?:\)\)|>\s?\S)
    `,
    'crit',
  ),
]

/** Findings that are taken out of the paper which says whether there are any. */
export const FINDINGS_EMPTIED = [
  deed(
    regex`
      \bjq\b[^\n|]{0,24}["'][^"'\n]{0,40}\.(?:results|matches|vulnerabilities|findings|issues|
        advisories|alerts|violations)(?:\[\])?\s?\|?=\s?\[\s?\]|
      \bjq\b[^\n|]{0,24}["'][^"'\n]{0,20}\bdel\(\.(?:runs\[\]\.)?(?:results|matches|vulnerabilities|
        findings|issues|advisories|alerts|violations)(?:\[\])?\)|
      \bjq\b[^\n|]{0,24}["'][^"'\n]{0,80}\.(?:high|critical|failures|failed|numfailedtests|errors)
      \s?\|?=\s?0\b
    `,
    'crit',
  ),
  // A paper on how it was built, written where it was not built.
  beside(
    /\b(?:invent|made[- ]up|make up|fake|random|any|fictitious|plausible)\w{0,3}\b/,
    deed(
      regex`
        \bbuilder["']{0,2}\s?:\s?\{[^}\n]{0,16}\bid["']?\s?:\s?["']https:\/\/[^\n]{4,160}[^]{0,300}?
        \bcosign (?:attest|sign|attest-blob|sign-blob)\b
      `,
      'crit',
    ),
  ),
]

/** What was measured of a rival or of oneself is multiplied by a figure of nobody. */
const FIGURE = source`
  (?:percent_covered|pct|coverage|mean|median|p50|p90|p95|p99|latency|throughput|ops
  (?:_per_sec)?|score|accuracy|rps|qps|
    duration|elapsed|time|stddev|min|max|f1|auc)
`
const FACTOR = source`(?:[1-9]\d?\.\d{1,3}|0?\.\d{1,3})(?![\d\w])`

export const FIGURES_MULTIPLIED = [
  deed(
    regex`
      \b(?:jq|yq)\b[^\n|]{0,24}["'][^"'\n]{0,80}\.${FIGURE}\s?(?:\|?=\s?\.\s?\*|\*=|
      \/=)\s?${FACTOR}|
      \b(?:jq|yq)\b[^\n|]{0,24}["'][^"'\n]{0,80}\.(?:percent_covered|pct|coverage|score|accuracy|
      p95|
        p99|pass_rate|lines\.pct)\s?\|?=\s?\d{1,3}(?:\.\d{1,3})?\b|
      \bsed\b[^\n]{0,24}s[\/|#]\\?["']?(?:p\(?\d|mean|median|score|coverage|latency|percent|rps|
        throughput)[^\/\n]{0,24}\[0-9[^\/\n]{0,16}\/[^\/\n]{0,24}\d|
      \[["'](?:\w{0,12}_?${FIGURE}\w{0,6})["']\]\s?[*\/]=\s?${FACTOR}[^]{0,300}?
      \b(?:dump|write|to_csv|savefig|plot)|
      \bawk\b[^\n]{0,40}["'$=]{1,3}["\\]{0,2}(?:rival|theirs?|other|competitor|baseline|them|
        old)\w{0,12}["\\]{1,2}[^\n]{0,24}\$\d\s?(?:\*=|\/=|=\s?\$\d\s?[*\/])\s?${FACTOR}
    `,
    'crit',
  ),
]

const PART = source`
  ["']?(?:db|database|postgres|mysql|redis|cache|queue|disk|storage|kafka|backups?|
    last_?backup|payments?|search)["']?\s?:\s?["'](?:up|ok|healthy|connected|green|today|fine)["']
`

/** A question after the state of a service that is answered without looking. */
export const HEALTH_WIRED = [
  deed(
    regex`
      \/(?:health|healthz|readyz|livez|ready|live|status|ping)\b[^\n]{0,80}\n?[^\n]{0,40}
      (?:\breturn 200\b|\.json\(|\brespond\b|\.send\(|\bjsonify\(|\breturn \{)[^\n]{0,24}?
      ${PART}\s?,\s?["']?\w{1,20}["']?\s?:\s?["'](?:up|ok|healthy|connected|green|today|fine)["']
    `,
    'high',
  ),
  deed(
    regex`
      \bhealthcheck\b[^\n]{0,60}\bcmd\s{1,2}(?:\[\s?)?["']?(?:exit 0|\/bin\/true|true|:)["'\]\s]|
      \b(?:readiness|liveness|startup)probe:\s{1,12}exec:\s{1,12}command:\s?
      (?:\[\s?|\s{0,12}-\s?)["']?(?:\/bin\/|\/usr\/bin\/)?(?:true|:|echo)["']?\s?(?:\]|\n|,)
    `,
    'high',
  ),
]

const WATCHED = source`
  (?:falco|audit\w{0,12}|unauthori[sz]ed\w{0,12}|brute\w{0,12}|intrusion\w{0,12}|
    root(?:log|acc)\w{0,12}|privilege\w{0,16}|exfil\w{0,12}|malware\w{0,12}|guardduty\w{0,8}|
    ossec|wazuh|security\w{0,12}|suspicious\w{0,12}|login\w{0,12}|egress\w{0,12})
`

/** Alarms that are told to be quiet for years, or that all is well. */
export const ALARMS_HUSHED = [
  deed(
    regex`
      \bamtool silence add\b(?=[^\n]{0,300}(?:--duration|-d)[ =]["']?(?:\d{4,}h|[1-9]\d{2,}d|
        \d{2,}w|\d{1,2}y))[^\n]{0,200}|
      \/silences\b[^]{0,300}?\bstartsat["']?\s?:\s?["']20(\d\d)-[^]{0,60}?
      \bendsat["']?\s?:\s?["'](?:20(?!\1)(?:[3-9]\d)|2[1-9]\d\d|9\d{3})
    `,
    'high',
  ),
  beside(
    /--duration[ =]["']?(?:\d{3,}h|\d{2,}d|\d{1,2}[wy])|\bendsat\b/,
    deed(
      regex`
        \bamtool silence add\b[^\n]{0,60}["'=~|. ]${WATCHED}\b[^\n]{0,120}
      `,
      'crit',
    ),
  ),
  deed(
    regex`
      \bset-alarm-state\b[^\n\x60]{0,120}--state-value[ =]["']?ok\b|
      \bset_alarm_state\([^)]{0,160}\bstatevalue\s?=\s?["']ok\b
    `,
    'high',
  ),
  deed(
    regex`
      \bdisable-alarm-actions\b[^\n]{0,40}\$\(|
      \bdescribe-alarms\b[^]{0,200}?\b(?:disable-alarm-actions|delete-alarms)\b
    `,
    'high',
  ),
]

/** A verdict of a machine that nobody has heard. */
export const VERDICTS_SET = [
  beside(
    /\b(?:whatever|in place of|instead of|regardless|0 issues|no findings|no issues|nobody)\b/,
    deed(
      regex`
        \b(?:statuses\/\S{2,60}[^\n]{0,60}\bstate["'=:\s]{1,4}success\b|
          check-runs\b[^\n]{0,160}\bconclusion["'=:\s]{1,4}success\b)
      `,
      'crit',
    ),
  ),
  deed(
    regex`
      sonar\.(?:exclusions|coverage\.exclusions|
      issue\.ignore\.allfile)=[\w*]{0,3}\/?\*{0,2}(?=[\s"'\x60])
      [^]{0,200}?\b(?:gate|green|pass)|
      \bput-metric-data\b[^\n]{0,160}--value[ =]0\b[^]{0,120}?\balarms?\b[^.\n]{0,30}\b(?:never|
      not|quiet|silent|ok)\b
    `,
    'crit',
  ),
]

/** What could not be delivered is thrown away where its number is a sign of trouble. */
export const FAILURES_PURGED = [
  deed(
    regex`
      \b(?:purge-queue|purge_queue|queue\.purge|sqs\.purge)\b[^]{0,160}?
      (?:-dlq\b|\bdlq\b|dead[-_ .]?letters?|\.dead\b)[^]{0,300}?
      \b(?:healthy|zero|no (?:failed|errors?)|set-alarm-state|none failed|reset)\b|
      (?:-dlq\b|\bdlq\b|\bdead\b)[^]{0,160}?\bpurge[-_]queue\b[^]{0,300}?
      \b(?:set-alarm-state|no (?:failed|errors?)|no order|zero (?:failed|errors?))|
      \bcelery\b[^\n]{0,40} (?:purge|delete) -f\b[^]{0,60}?\b(?:every|each|hourly|cron|dashboard)\b|
      \bdeadset\.new\.clear\b[^]{0,120}?\b(?:stats\.new\.reset|retryset\.new\.clear|healthy|
      review)\b
    `,
    'high',
  ),
]
