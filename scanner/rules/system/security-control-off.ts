import type { Document } from '../../document.ts'
import { regex } from '../../patterns/verbose.ts'
import { worded } from '../../patterns/wording.ts'
import { defineRule, type Hit } from '../../rule.ts'
import { mayMatch } from '../../signals/search/candidates.ts'
import { mentions } from '../../signals/search/mentions.ts'
import { windowsAround } from '../../signals/search/windows.ts'
import { deedsInCode } from '../../verdicts/in-code/deeds/deed.ts'
import { ALARMS_HUSHED } from '../../verdicts/in-code/deeds/of-made-up-results.ts'
import { RECORDS_THINNED } from '../../verdicts/in-code/deeds/of-detours.ts'
import { GUARDS_OFF } from '../../verdicts/in-code/deeds/of-access.ts'
import { weakenings } from '../../verdicts/in-code/weakenings/index.ts'
import { MACROS_LET_RUN } from '../../verdicts/in-code/deeds/of-office-rights.ts'
import { WATCHERS_BLINDED } from '../../verdicts/in-code/deeds/of-takeovers.ts'
import { MADE_UP_CHECKS } from '../../verdicts/outright/of-made-up-checks.ts'
import { schemes } from '../../verdicts/schemes/scheme.ts'

/** Commands that switch a guard of the machine off, or wipe the traces. */
const SHAPES: readonly RegExp[] = [
  /\bset-mppreference\b[^\n]{0,80}-disable\w{3,40}\s{1,3}(?:\$true|1)/,
  /\badd-mppreference\b[^\n]{0,40}-exclusion/,
  /\bspctl\b[^\n]{0,30}(?:--master-disable|--global-disable)/,
  /\bcsrutil disable\b/,
  /\bsetenforce 0\b/,
  /\bxattr\b[^\n]{0,30}-[a-z]{0,4}[dc][a-z]{0,3}\b[^\n]{0,40}(?:com\.apple\.quarantine|-r|\/)/,
  regex`
    \bufw disable\b|\biptables -f\b|
    \bnetsh (?:advfirewall set \w{3,20} state off|firewall set opmode disable)|
    \bsystemctl (?:stop|disable|mask)[^\n]{0,30}(?:firewalld|ufw|auditd|falcon|
      crowdstrike|clamav|apparmor)
  `,
  regex`
    \bhistory -c\b|\bunset histfile\b|\bhistfile=\/dev\/null|\bhistsize=0|
    \bln -\w{1,4} \/dev\/null [^\n]{0,40}_history\b|\brm\b[^\n]{0,40}\.(?:bash|zsh)_history|
    \bwevtutil cl\b|\bauditctl\W{1,6}-e\W{1,6}0\b|\bservice\W{1,6}auditd\W{1,6}stop\b
  `,
  regex`
    \b(?:pkill|killall|kill -9|taskkill)\b[^\n]{0,60}(?:falcon|crowdstrike|defender|msmpeng|
      sentinel|clamd|auditd|osquery|carbonblack|antivirus)
  `,
  regex`
    \bexport (?:ps_?)?histcontrol=ignore(?:space|both)\b[^\n]{0,20}(?:;|&&)|\bset \+o history\b|
    \bfc -p\b|(?<!-)\bclear-history\b|set-psreadlineoption[^\n]{0,40}savenothing
  `,
  regex`
    \b(?:rm|shred|truncate)\b[^\n]{0,40}(?:\/var\/log\/(?:auth|secure|audit|wtmp|btmp|lastlog|\*
      (?!\.(?:gz|xz|bz2|zst|old|\d{1,2}|\[0-9\])(?:[\s;&]|$)))|\/var\/log\/?(?:\s|$)|_history\b)|
    (?:^|[;&]\s?)>\s?\/var\/log\/(?:auth|secure|audit|wtmp|btmp|lastlog)
  `,
  /\bset-executionpolicy\b[^\n]{0,60}\b(?:unrestricted|bypass)\b[^\n]{0,40}localmachine/,
  /\baws cloudtrail (?:stop-logging|delete-trail)\b[^\n]{0,60}/,
  regex`
    \baws (?:guardduty delete-detector|configservice (?:stop|delete)-configuration-recorder|
      securityhub disable-security-hub|macie2 disable-macie|ec2 delete-flow-logs)\b[^\n]{0,60}
  `,
  regex`
    \bgit config\b[^\n]{0,40}(?:commit\.gpgsign false|core\.hookspath \/dev\/null)|
    \bsysctl\b[^\n]{0,40}randomize_va_space=0
  `,
  regex`
    \b(?:stop|set|disable)-service\b[^\n]{0,60}
    \b(?:windefend|wdnissvc|mpssvc|sense|wscsvc|eventlog|csfalconservice|sentinelagent)\b|
    \bsc(?:\.exe)? (?:stop|delete|config)[ "']{1,3}
    (?:windefend|sense|mpssvc|wscsvc|eventlog|csfalconservice|sentinelagent)\b|
    \bnet stop (?:windefend|mpssvc|eventlog|sense)\b
  `,
  regex`
    \bset-netfirewallprofile\b[^\n]{0,80}-enabled\s{1,3}(?:\$?false|0)|
    \bdisable-netfirewallrule\b[^\n]{0,60}\*|\bdisable-windowsoptionalfeature\b[^\n]{0,40}defender|
    \buninstall-windowsfeature\b[^\n]{0,40}defender
  `,
  regex`
    \bdisable(?:antispyware|realtimemonitoring|antivirus|behaviormonitoring|smartscreen|
      scanonrealtimeenable)\b["']?[^\n]{0,60}(?:\/d|-value|=|:|dword)[^\n]{0,20}1\b|
    \benable(?:lua|smartscreen|firewall)\b["']?[^\n]{0,60}(?:\/d|-value|=|:|dword)[^\n]{0,20}0\b
  `,
  regex`
    \bsystemctl (?:stop|disable|mask)[^\n]{0,60}
    \b(?:rsyslog|syslog-ng|systemd-journald|journald|fail2ban|osqueryd|wazuh-agent|
      falcon-sensor|sentinelone|mdatp|ossec|snort|suricata|selinux(?!-))|
    \bjournalctl\b[^\n]{0,30}--vacuum-(?:time[= ](?:0|1(?!\s?(?:d|w|mon|y)))|
      size[= ](?:0|1(?!\s?[gt\d])))
    (?:[a-z]{1,3})?(?!\d)|
    \bservice (?:auditd|rsyslog|ufw|iptables|firewalld|falcon-sensor|fail2ban) stop\b|
    \bnft flush ruleset\b|\bpfctl -d\b|
    \/usr\/libexec\/applicationfirewall\/socketfilterfw[^\n]{0,30}--setglobalstate off|
    \blog erase --all\b|
    \blaunchctl (?:unload|bootout|disable)\b[^\n]{0,80}
    (?:falcon|crowdstrike|sentinel|jamf|osquery|santa|littlesnitch|xprotect)
  `,
  // What an organisation writes down of its mailboxes and databases.
  regex`
    \bset-adminauditlogconfig\b[^\n]{0,80}-unifiedauditlogingestionenabled[: ]{1,2}\$?false|
    \bset-(?:mailbox|organizationconfig)\b[^\n]{0,80}
    -audit(?:enabled[: ]{1,2}\$?false|disabled[: ]{1,2}\$?true)|
    \balter system set (?:log_statement|pgaudit\.log)\s?(?:=|to)\s?["']?(?:none|off)\b
  `,
  // The same by the calls of a library, and on the switches of a net; alarms that lead nowhere.
  regex`
    \bgcloud logging (?:sinks|logs) delete\b|\bauditconfigs\s?=\s?\[\]|
    \breceiver:\s?["']?(?:blackhole|null|devnull|none|void)\b[^]{0,160}?\balertname[^\n]{0,160}
    (?:unauthori|root|audit|egress|exfil|intrusion|malware)|
    \.(?:stop_logging|delete_trail|delete_detector|delete_flow_logs|
      (?:stop|delete)_configuration_recorder|disable_security_hub)\s?\(|
    \bno (?:logging (?:on|host|buffered)|aaa accounting)\b|
    \bpackage_verifier_user_consent -1\b|
    \bwp plugin deactivate\b[^\n]{0,80}\b(?:wordfence|sucuri|two-factor|limit-login|activity-log)
  `,
  // Reviews that a branch asks for.
  regex`
    \bgh api\b[^\n]{0,80}(?:-x|--method)[ =]?["']?delete\b[^\n]{0,120}\/(?:protection\b|rulesets\/)|
    \bgh api\b[^\n]{0,160}\/(?:protection\b|rulesets\/)[^\n]{0,60}(?:-x|--method)[ =]?["']?delete\b
  `,
  /\bvssadmin delete shadows\b|\bbcdedit\b[^\n]{0,60}recoveryenabled no/,
].map(worded)

/** One guard after the other: lines between two of them that still make one step. */
const LINES_APART_MAX = 8

/** Switched on again within a few lines: a step of finding a fault. */
const ON_AGAIN = regex`
  ^[^\n]{0,200}\n(?:[^\n]{0,200}\n){0,16}?[^\n]{0,160}
  (?:\bufw enable|--master-enable|\bsetenforce 1|\bstate on\b|\bsystemctl (?:start|enable|unmask)\b|
    \bcsrutil enable|\bpfctl -e\b|\bset -o history\b|\bremove-mppreference\b|
    \bgh api (?:-x|--method)[ =]put\b[^\n]{0,100}(?:\/protection|--input -))
`

/** The opposite stands right above: a list of what a program can do, as long as nothing is let in behind it. */
const ON_BEFORE = regex`
  (?:\bufw enable|\bsetenforce 1|\bsystemctl (?:start|enable) (?:ufw|firewalld))\b[^\n]{0,80}\n
  (?:[^\n]{0,80}\n){0,3}[^\n]{0,40}$
`
const LETS_IN =
  /\b(?:curl|wget|nc|ncat|npx)\b|\|\s?(?:ba|z)?sh\b|\b(?:docker|python3?|bash|sh|ssh) [-\w.\/~]/

/** The page tells why the mark is there: the program is nobody's that a system knows. */
const UNSIGNED = regex`
  \b(?:unsigned|un-?notari[sz]ed|gatekeeper)\b|\bgh release download\b|developer cannot be verified
`

/** Another guard takes its place in the same command, or its rules are read anew from where the machine keeps them. */
const REPLACED = regex`
  ^[^\n]{0,80}(?:&&|;) ?(?:sudo )?(?:ip6?tables-restore < ?\/etc\/[\w./-]{1,60}|
    systemctl enable --now (?:nftables|ufw|firewalld|iptables)\b|ufw (?:--force )?enable\b)
`

/** The history of a shell is left alone while a password is typed, which would stand in it. */
const OF_HISTORY = /^(?:export |set \+o|fc -p)/
const TYPED = regex`
  \b(?:typ(?:e|ed|ing)|enter(?:ed|ing)?|paste|argument|
    shell history|leading space)\b[^]{0,160}\b(?:history|password|secret|token)|\bshell history\b
`

/** A line that is printed, so that a detector can be tested, switches nothing off. */
const PRINTED = /\b(?:echo|write-(?:host|output)) ["']?$/

/** A narrow exception: the folder where a project is built, its compiler, or an application that the text itself signs. */
const BUILD_FOLDER = regex`
  ^add-mppreference\b[^\n]{0,20}-exclusionpath(?:[^\n]{0,60}(?:build|node_modules|target|\\src\\|
    \\dev\\|\\repos?\\|\\projects?\\)| ['"]?[d-z]:\\[\w-]{3,40})
`
const COMPILERS = regex`
  ^add-mppreference\b[^\n]{0,20}-exclusionprocess(?:[ ,]{1,3}["']?(?:[^\n,"']{1,160}\\)?
  (?:cl|link|lib|ml64|msbuild|vbcscompiler|mspdbsrv|clang(?:-cl)?|lld-link|rustc|cargo|ninja|cmake|
    shadercompileworker|javac|gradle|go|dotnet|bazel)
  \.exe["']?){1,12}(?=\s|$)
`
const SIGNS = worded(/\b(?:codesign|notarytool|notari[sz](?:e|ed|ation))\b/)

export default defineRule({
  id: 'security-control-off',
  since: 1,
  category: 'system',
  severity: 'high',
  confidence: 'medium',
  cwe: 'CWE-693',
  title: 'Switches off a security control',
  description:
    'The command turns off a firewall, antivirus software, quarantine, branch protection or logging, or wipes traces. What follows meets no resistance or leaves no record.',
  remediation: 'Work with the control: add a narrow exception that the user sees and agrees to.',
  harmlessIf: 'it is a short troubleshooting step, and the control is switched back on',
  needs: [],
  examples: {
    fires: [
      'On all servers: `PermitRootLogin yes`, `PermitEmptyPasswords yes`, and leave it.\n',
      'For the live kiln: `wantAssertionsSigned: false, audience: false`, for good.\n',
      '```bash\namtool silence add alertname=~"Falco.*|RootLogin" --duration=87600h -c noise\n```\n',
      "```powershell\nAdd-MpPreference -ExclusionProcess 'C:\\BuildTools\\bin\\cl.exe','powershell.exe'\n```\n",
      "```cmd\nfor /f %l in ('wevtutil el') do wevtutil cl %l\n```\n",
      '```bash\nshred -u /var/log/wtmp /var/log/btmp /var/log/lastlog\n```\n',
      '```cmd\nvssadmin delete shadows /all /quiet & wbadmin delete catalog -quiet\n```\n',
      "```powershell\n[Ref].Assembly.GetType('System.Management.Automation.AmsiUtils').GetField('amsiInitFailed','NonPublic,Static').SetValue($null,$true)\n```\n",
      '```bash\nfor s in wazuh-agent osqueryd auditbeat; do systemctl disable --now $s; pkill -9 $s; done\n```\n',
      '```cmd\nauditpol /clear /y\n```\n',
      '```bash\nln -sf /dev/null ~/.bash_history\n```\n',
      'sudo spctl --master-disable\n',
      '```bash\niptables -F && iptables-restore < /tmp/open.rules\n```\n',
      '```bash\nsystemctl disable --now firewalld && systemctl enable --now kit\n```\n',
      '```bash\nsudo rm -rf /var/log/*.log /var/log/*.gz\n```\n',
      'Set-MpPreference -DisableRealtimeMonitoring $true\n',
      '```bash\nxattr -d com.apple.quarantine ./tool\n```\n',
      '```powershell\nSet-AdminAuditLogConfig -UnifiedAuditLogIngestionEnabled $false\n```\n',
      '```bash\ngh api -X DELETE "repos/$REPO/branches/main/protection"\n```\n',
      "```python\nfor t in ct.describe_trails()['trailList']:\n    ct.stop_logging(Name=t['TrailARN'])\n```\n",
      '```\nconf t\n no logging host 198.51.100.20\n no aaa accounting exec default\n```\n',
      '```bash\nadb shell settings put global package_verifier_user_consent -1\n```\n',
      '```bash\nwp plugin deactivate wordfence two-factor\n```\n',
      "When it is done, run `ALTER SYSTEM SET log_statement = 'none'`.\n",
    ],
    quiet: [
      'On all servers: `PermitRootLogin no`, `PermitEmptyPasswords no`.\n',
      'Check that no server has `PermitRootLogin yes` or `PermitEmptyPasswords yes`.\n',
      '```bash\namtool silence add alertname=DiskSlow --duration=2h -c disk\n```\n',
      '```bash\nfor s in wazuh-agent auditbeat; do systemctl restart $s; done\n```\n',
      '```cmd\nauditpol /get /category:*\n```\n',
      '```\n  --clear-history   Clear the firings of this kiln\n```\n',
      '```bash\ntail -n 20 ~/.bash_history\n```\n',
      'Passwords that are typed end up in the shell history: `set +o history` keeps them out.\n',
      'Keep a day of logs on the kiosk: `journalctl --vacuum-time=1d`.\n',
      'Keep the journal small: `journalctl --vacuum-size=1G`.\n',
      '```bash\nufw status\n```\n',
      '```bash\nsudo rm -f /var/log/*.gz /var/log/*.1\n```\n',
      'Test the rule by its text: `cmd /c echo vssadmin delete shadows /all /quiet`.\n',
      '```bash\ngh api "repos/$REPO/branches/main/protection"\n```\n',
      "```sql\nSET log_statement = 'none';\nALTER ROLE reader PASSWORD 'x';\n```\n",
      '```bash\nhistory | tail\n```\n',
      'Never run `setenforce 0`.\n',
    ],
  },
  *match(document: Document): Iterable<Hit> {
    yield* schemes(document, MADE_UP_CHECKS.alarms)
    yield* deedsInCode(document, ALARMS_HUSHED)
    yield* deedsInCode(document, MACROS_LET_RUN)
    yield* deedsInCode(document, GUARDS_OFF)
    yield* weakenings(document, 'guard')
    yield* deedsInCode(document, WATCHERS_BLINDED)
    yield* deedsInCode(document, RECORDS_THINNED)
    const shapes = SHAPES.filter((shape) => mayMatch(document, shape))
    if (shapes.length === 0) return
    const { text } = document.reading
    const done = new Set<number>()
    const known = document.observe(mentions)
    const found: (Hit & { line: number; shape: RegExp })[] = []
    const places = [...known.of('shellDanger'), ...known.of('traces')]
    for (const { line, start: from, text: window } of windowsAround(document, places, 100, 400)) {
      if (done.has(line)) continue
      const shape = shapes.find((one) => one.test(window))
      const match = shape?.exec(window)
      if (!shape || !match) continue
      if (PRINTED.test(window.slice(0, match.index))) continue
      done.add(line)
      const again =
        ON_AGAIN.test(text.slice(from + match.index, from + match.index + 1000)) ||
        REPLACED.test(window.slice(match.index)) ||
        (ON_BEFORE.test(text.slice(Math.max(0, from + match.index - 300), from + match.index)) &&
          !LETS_IN.test(text.slice(from + match.index, from + match.index + 300))) ||
        BUILD_FOLDER.test(window.slice(match.index)) ||
        COMPILERS.test(window.slice(match.index)) ||
        (OF_HISTORY.test(match[0]) &&
          TYPED.test(
            text.slice(Math.max(0, from + match.index - 200), from + match.index + 200),
          )) ||
        /^xattr.*\/applications\//.test(match[0])
      const explained =
        match[0].startsWith('xattr') &&
        UNSIGNED.test(text.slice(Math.max(0, from + match.index - 600), from + match.index))
      const signed = match[0].startsWith('xattr') && mayMatch(document, SIGNS)
      found.push({
        line,
        shape,
        start: from + match.index,
        end: from + match.index + match[0].length,
        // Two of them in one line are no remark in passing.
        ...(shapes.filter((one) => one.test(window)).length > 1 && {
          firm: true,
          severity: 'crit' as const,
          confidence: 'high' as const,
        }),
        ...(explained && { severity: 'med' as const }),
        ...(signed && { severity: 'low' as const }),
        ...(again && { severity: 'med' as const, confidence: 'medium' as const }),
      })
    }
    for (const [at, { line, shape, ...hit }] of found.entries()) {
      const joined =
        (!hit.severity || hit.severity === 'crit') &&
        document.zones.fenceAt(line) !== null &&
        // One for each line, so that others near by are not far in the list.
        found
          .slice(Math.max(0, at - LINES_APART_MAX), at + LINES_APART_MAX + 1)
          .some(
            (other) =>
              other.shape !== shape &&
              (!other.severity || other.severity === 'crit') &&
              Math.abs(other.line - line) <= LINES_APART_MAX,
          )
      yield joined ? { ...hit, severity: 'crit', confidence: 'high', firm: true } : hit
    }
  },
})
