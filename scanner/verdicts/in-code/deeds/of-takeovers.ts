/**
 * Deeds in code of those who are in: how they stay, whom they blind, what they have the tools of the house do to it and
 * to others.
 */

import { regex, source } from '../../../patterns/verbose.ts'
import { attack, beside, deed, toStranger } from './deed.ts'
import { PUBLIC_ADDRESS } from './of-machines.ts'

/** Programs that watch machines for intruders. */
const WATCHERS = source`
  \b(?:falcon-sensor|csfalcon\w{0,10}|csagent|mdatp|auditbeat|filebeat|winlogbeat|osqueryd?|
    wazuh(?:-agent)?|sentinel(?:one|agent|d|ctl)\w{0,8}|cbagentd|cbdaemon|cbdefense|
    carbonblack\w{0,8}|cylance\w{0,8}|sophos[\w-]{0,12}|windefend|wdnissvc|mssense|msmpeng|
    esets?|ekrn|ds_agent|clamav[\w-]{0,8}|clamd|tanium\w{0,8}|taniumclient|xagt|cortex[\w-]{0,8}|
    elastic-agent|crowdstrike|auditd|sysmon(?:64)?|trendmicro|mcafee\w{0,8}|falco|ossec\w{0,8})\b
`

const STOPPED = source`
  \b(?:systemctl (?:stop|disable|mask|kill)|service \S{1,30} stop|pkill|killall|kill -9|
    taskkill|stop-service|stop-process|set-service|sc(?:\.exe)? (?:stop|delete|config)|
    net stop|launchctl (?:unload|bootout))\b
`

const LIST = String.raw`[\s"',;|@()\\]{1,4}(?:[\w-]{2,24}[\s"',;|@]{1,4}){0,2}`

/** Places of Windows, Python and the firmware from which something starts that nobody calls. */
export const STARTED_UNCALLED = [
  deed(
    regex`
      \bcurrentversion\\{1,2}winlogon\b[^\n]{0,120}\b(?:userinit|shell|taskman)\b
      [^\n]{0,120}\.exe,\s?["']?[\w%$\\:][^\n]{0,80}
    `,
    'crit',
  ),
  deed(
    regex`
      \bimage file execution options\\{1,2}(?:msmpeng|mssense|mpcmdrun|
        securityhealth\w{0,12}|csfalcon\w{0,10}|
        sentinel\w{0,10}|cylance\w{0,6}|sysmon(?:64)?|procmon(?:64)?|procexp(?:64)?|autoruns(?:64)?|
        wireshark|ekrn|avp|mbam\w{0,8})\.exe\b
      [^]{0,60}?\bdebugger\b
    `,
    'crit',
  ),
  attack(
    regex`
      \b(?:copy|xcopy|cp|move|mv|copy-item|ren|rename|replace)\b[^\n]{0,80}\b
      (?:cmd|powershell|explorer)\.exe
      ["']?\s{1,3}[^\n]{0,60}\b(?:sethc|utilman|osk|magnify|narrator|displayswitch|atbroker)\.exe
    `,
    'crit',
  ),
  attack(
    regex`
      \b(?:appinit_dlls|appcertdlls)\b[^\n]{0,60}(?:\/d|-value|=)[^\n]{0,100}\.dll\b|
      \bcontrol\\{1,2}lsa\b[^\n]{0,60}\b(?:security|
        notification|authentication) packages\b[^\n]{0,60}(?:\/d|-value|=)|
      \bcontrol\\{1,2}print\\{1,2}monitors\\{1,2}[^\n]{0,80}\bdriver\b[^\n]{0,60}\.dll\b|
      \bnetsh add helper\b[^\n]{0,120}\.dll\b|
      \bcor_profiler_path\b[^\n]{0,60}\.dll\b[^]{0,160}?\bcor_enable_profiling\b|
      (?:\b(?:set-wmiinstance|new-ciminstance|register-wmievent)\b|\bcreate\b)[^]{0,300}?\b
      (?:commandlineeventconsumer|activescripteventconsumer)\b
    `,
    'high',
  ),
  deed(
    regex`
      \bset-gp(?:registryvalue|prefregistryvalue)\b[^]{0,240}?\bcurrentversion\\{1,2}run(?:once)?\b
      [^]{0,160}?(?:\\\\\d{1,3}(?:\.\d{1,3}){3}\\|https?:\/\/|\\temp\\|\bappdata\b|\s-enc)
    `,
    'crit',
  ),
  // Read by Python whenever it starts, in the place of a path.
  deed(
    regex`
      \bimport (?:os|subprocess|urllib)\b[^\n]{0,40}\b(?:system|popen|run|exec|urlopen)\(
      [^\n]{0,240}(?:\.pth|\b(?:sitecustomize|usercustomize)\.py)\b
    `,
    'crit',
  ),
  deed(
    regex`
      (?:\.pth|\b(?:sitecustomize|usercustomize)\.py)["'][^\n]{0,60}\b
      (?:write(?:_text)?|writefilesync)\(
      [^\n]{0,20}\bimport (?:os|subprocess|urllib)\b[^\n]{0,40}\b(?:system|popen|run|exec|urlopen)\(
    `,
    'crit',
  ),
  beside(
    /\befi\/[\w-]{2,20}\/[\w-]{2,20}\.efi\b/,
    toStranger(/\b(?:curl|wget)\b[^\n]{0,160}https?:\/\/[^\n]{4,160}\/boot\/(?:efi|grub)/, 'crit'),
  ),
  // In every browser of the house, from a shelf of its own.
  beside(
    regex`
      \bsafebrowsing\w{0,16}["']?\s?[:=]\s?["']?(?:0|false)\b|\bproxypacurl\b|
      \bruntime_allowed_hosts\b
    `,
    toStranger(/\bextension_?install_?forcelist\b[^]{0,80}?[a-p]{4}\w{0,40};https?:\/\//, 'crit'),
  ),
]

/** Windows looks away, and so do those who watch machines and accounts. */
export const WATCHERS_BLINDED = [
  attack(
    regex`
      \bam["'\s+]{0,9}si["'\s+]{0,9}(?:utils|initfailed|context|session)\b[^]{0,200}?\bsetvalue\b|
      \bamsiscanbuffer\b[^]{0,400}?\b(?:virtualprotect|writeprocessmemory|
        marshal\]::copy|ntprotectvirtualmemory)\b|
      \betweventwrite\b[^]{0,400}?\b(?:virtualprotect|writeprocessmemory|marshal\]::copy|0xc3)\b
    `,
    'crit',
  ),
  attack(
    regex`
      \bauditpol(?:\.exe)?\b[^\n]{0,20}\/set\b[^\n]{0,40}\/category:["']?\*[^\n]{0,40}:disable|
      \bauditpol(?:\.exe)?\b[^\n]{0,20}\/clear\b
    `,
    'crit',
  ),
  attack(
    regex`
      \bauditpol(?:\.exe)?\b[^\n]{0,20}\/(?:remove\b[^\n]{0,20}\/allusers|
        set\b[^\n]{0,120}:disable)|
      \bwevtutil(?:\.exe)?\s{1,2}(?:sl|set-log)\b[^\n]{0,100}\/e(?:nabled)?:false|
      \bfltmc(?:\.exe)?\s{1,2}unload\s{1,2}sysmondrv\b|
      \b(?:remove|clear)-eventlog\b[^\n]{0,60}\b(?:security|system|\*)
    `,
    'high',
  ),
  attack(
    regex`
      ${WATCHERS}${LIST}${WATCHERS}[^]{0,240}?${STOPPED}|
      ${STOPPED}[^\n]{0,40}${WATCHERS}${LIST}${WATCHERS}
    `,
    'crit',
  ),
  // Second factors, taken from everybody.
  deed(
    regex`
      \bget-msoluser\b[^|\n]{0,60}\|[^\n]{0,120}-strongauthenticationrequirements\s{1,2}@\(\s?\)|
      \bget-mgidentityconditionalaccesspolicy\b[^\n]{0,160}\|[^\n]{0,160}
      (?:-state\s{1,2}["']?disabled|\bremove-mgidentityconditionalaccesspolicy)\b|
      \blist-users\b[^]{0,240}?\bdeactivate-mfa-device\b
    `,
    'crit',
  ),
  // Everything is let in, from everywhere.
  deed(
    regex`
      \bauthorize[-_]security[-_]group[-_]ingress\b
      (?=[^]{0,300}?(?:\bipprotocol["']?\s?[=:]\s?["']?-1\b|--protocol[= ]["']?(?:-1|all)\b|
        --port[= ]["']?(?:0-65535|all|-1)\b))
      [^]{0,300}?(?:\b0\.0\.0\.0\/0|::\/0)
    `,
    'high',
  ),
  beside(
    regex`
      \bdisablerestrictedadmin\b|\b(?:plink|ssh)\b[^\n]{0,60}\s-r\s{0,2}\d{2,5}:|
      \bnet user\b[^\n]{0,60}\/add\b
    `,
    deed(/\bfdenytsconnections\b[^\n]{0,40}(?:\/d|-value|=)[^\n]{0,8}\b0\b/, 'crit'),
  ),
  // What Windows and Linux wrote down, all at once.
  attack(
    regex`
      \bwevtutil(?:\.exe)?\s{1,2}(?:el|enum-logs)\b[^\n]{0,80}
      \bwevtutil(?:\.exe)?\s{1,2}(?:cl|clear-log)\b|
      \bget-(?:eventlog|winevent)\s{1,2}-list(?:log)?\b[^\n]{0,60}\|[^\n]{0,80}\b
      (?:clear-eventlog|clearlog)\b
    `,
    'crit',
  ),
  attack(
    regex`
      (?:\/var\/log\/[\w.\/-]{2,30}[\s;]{1,3}){3}[^]{0,80}?\b(?:shred|truncate|rm|
        unlink|cat \/dev\/null)\b|
      \b(?:shred|truncate|rm)\b[^\n]{0,20}\s
      (?:\/var\/log\/(?:auth|secure|wtmp|btmp|lastlog|audit|utmp)\S{0,20}\s{1,2}){2}
    `,
    'crit',
  ),
  // The ways back, all of them.
  beside(
    regex`
      \brecoveryenabled no\b|\bbootstatuspolicy ignoreallfailures\b|\bwbadmin delete\b|
      \bdisable-computerrestore\b|\breagentc \/disable\b
    `,
    attack(
      regex`
        \bvssadmin(?:\.exe)? delete shadows\b|\bshadowcopy delete\b|
        \bwin32_shadowcopy\b[^\n]{0,60}(?:\bdelete\(|\bremove-(?:wmiobject|ciminstance))
      `,
      'crit',
    ),
  ),
]

/** Programs of Windows that fetch or run when they are asked in an odd way. */
export const TOOLS_MISUSED = [
  toStranger(/\bbitsadmin(?:\.exe)?\b[^\n]{0,20}\/addfile\b[^\n]{0,80}https?:\/\//, 'crit'),
  attack(/\bbitsadmin(?:\.exe)?\b[^\n]{0,20}\/setnotifycmdline\b[^\n]{0,120}/, 'crit'),
  attack(
    regex`
      \bcmstp(?:\.exe)?\b[^\n]{0,24}\/(?:s|ni|au|ns)\b[^\n]{0,24}
      (?:%(?:temp|tmp|appdata|public|programdata)%|\$env:(?:temp|tmp|appdata|public|programdata)|
        \\temp\\|\\users\\public\\)[^\n]{0,60}\.inf\b
    `,
    'crit',
  ),
  attack(
    regex`
      \binstallutil(?:\.exe)?["']?\s{1,2}(?=[^\n]{0,60}\/logfile=\s)[^\n]{0,80}\/u\b
      [^\n]{0,100}\.(?:dll|exe)\b
    `,
    'crit',
  ),
  attack(
    regex`
      \b(?:rundll32|regasm|regsvcs|odbcconf|mavinject|installutil)(?:\.exe)?["']?\s{1,2}[^\n]{0,30}
      (?:%(?:temp|tmp|appdata|localappdata|public)%|\$env:(?:temp|tmp|appdata|localappdata|public)|
        \\users\\public\\|\\windows\\temp\\)
    `,
    'high',
  ),
  // A word that is put together where it is called.
  toStranger(
    /\bcmd(?:\.exe)?\s[^\n]{0,12}\/v\b[^\n]{0,160}!\w{1,12}!!\w{1,12}![^\n]{0,80}https?:\/\//,
    'crit',
  ),
  // Behind the name of a harmless file.
  attack(
    regex`
      \btype\b[^\n]{0,60}\.(?:exe|dll|ps1|vbs|js)["']?\s?>\s?["']?
      (?:[a-z]:)?[^\n:>]{1,80}\.\w{2,4}:[\w.-]{1,24}\.(?:exe|dll|ps1|vbs|js)\b
    `,
    'crit',
  ),
]

/** From one machine to all others. */
export const CARRIED_BY_ADMINS = [
  beside(
    /\b(?:describe-instance-information|describe-instances|az vm list|compute instances list)\b/,
    toStranger(
      regex`
        \b(?:ssm send-command|vm run-command invoke|gcloud compute ssh)\b[^]{0,240}?
        \b(?:curl|wget)\b[^\n|]{0,160}\|\s?(?:sudo )?(?:ba|z|da)?sh\b
      `,
      'crit',
    ),
  ),
  attack(
    regex`
      \bpsexec(?:64)?(?:\.exe)?["']?\s{1,3}(?:-\w{1,12}\s{1,2}){0,4}
      (?:\\\\\*|@\S{1,40})[^\n]{0,120}\s-c\b
    `,
    'crit',
  ),
  beside(
    /\bdrivetype\b|\bwin32_logicaldisk\b|\bgetdrivetype\w?\b|\bremovable\b|\/media\/|\/volumes\//,
    deed(
      regex`
        \bautorun\.inf\b[^]{0,200}?\b(?:open|shellexecute|command)\s?=\s?["']?[\w%.\\ -]{1,60}\.
        (?:exe|scr|bat|cmd|vbs|ps1|com)\b
      `,
      'crit',
    ),
  ),
]

/** Machines, accounts and stores of a whole house, in one line. */
export const HOUSE_SHUT = [
  deed(/\bget-adcomputer\b[^|\n]{0,80}\|[^\n]{0,60}\bstop-computer\b/, 'crit'),
  deed(/\bbcdedit(?:\.exe)?\b[^\n]{0,8}\/delete\b[^\n]{0,12}\{(?:current|bootmgr)\}/, 'crit'),
  deed(
    regex`
      \bget-aduser -filter ["']?\*[^\n]{0,160}
      \bset-adaccountpassword\b[^\n]{0,200}\bdisable-adaccount\b|
      \bget-aduser -filter ["']?\*[^\n]{0,160}\bdisable-adaccount\b[^\n]{0,200}
      \bset-adaccountpassword\b
    `,
    'crit',
  ),
  deed(
    regex`
      \b(?:list-buckets|buckets\.all\(|list_buckets)[^]{0,500}?
      \bput[-_]bucket[-_]lifecycle\w{0,14}\b
      [^]{0,260}?\bdays["']?\s?[:=]\s?[1-3]\b
    `,
    'crit',
  ),
  // What keeps databases and copies running stops, so that their files can be had.
  attack(
    regex`
      (?=[^]{0,200}?\b(?:veeam\w{0,24}|backupexec\w{0,24}|wbengine|vss|acronis\w{0,20}|
        sqlwriter|shadowprotect\w{0,8})\b)
      \b(?:mssql\S{0,20}|sqlserveragent|sqlwriter|veeam\w{0,24}|backupexec\w{0,24}|
        msexchange\w{0,12}|wbengine|acronis\w{0,20}|oracleservice\w{0,12})
      ${LIST}(?:mssql\S{0,20}|sqlserveragent|sqlwriter|veeam\w{0,24}|backupexec\w{0,24}|
        msexchange\w{0,12}|wbengine|vss|acronis\w{0,20})\b
      [^]{0,160}?\b(?:sc(?:\.exe)? config|net stop|taskkill|
        stop-service|sc(?:\.exe)? (?:stop|delete))\b
    `,
    'crit',
  ),
]

/** Many requests or letters, so that somebody else has no time for any other. */
export const OTHERS_WORN_OUT = [
  attack(/\bhping3?\b(?=[^\n]{0,160}--flood\b)[^\n]{0,160}--(?:rand-source|spoof)\b/, 'crit'),
  attack(
    regex`
      \bhping3?\b[^\n]{0,120}--flood\b[^\n\x60|]{0,100}\s(?!(?:10|127|192\.168)\.)
      (?:[\w-]{1,40}\.){1,4}(?!local|internal|lan\b)[a-z\d]{2,12}\b|
      \b(?:slowloris|slowhttptest|goldeneye|torshammer|mhddos|ufonet|hulk|
        xerxes|mausezahn)(?:\.py|\.pl)?\s{1,2}
      [^\n]{0,40}(?:https?:\/\/|\s-{1,2}\w)
    `,
    'high',
  ),
  beside(
    /\bfor\b[^\n]{0,30}(?:<=?\s?|range\(\s?)\d{3,7}\b/,
    deed(
      regex`
        \b(?:net\.dial|create_connection|net\.connect|\.connect)\(\s?\(?(?:"tcp",\s?)?["']
        (?!localhost|127\.|0\.0\.0\.0|10\.|192\.168\.|\[?::1|:)[\w.:-]{4,80}["'][^]{0,300}?
        http\/1\.[01]\\r\\nhost:[^]{0,200}?\b(?:sleep|settimeout)\b[^]{0,80}?\bx-\w{1,8}:
      `,
      'crit',
    ),
  ),
  deed(
    regex`
      (?:\bin range\(\s?|<=?\s?)\d{4,8}\b[^]{0,120}?\.(?:send_?mail|send_message)\(
      [^\n)]{0,80}["'](?![^"'\n]{0,60}@localhost)[\w.+-]{1,60}@
    `,
    'high',
  ),
]

/** Letters of those who watch over a mailbox are deleted before anybody reads them. */
export const WARNINGS_DELETED = [
  deed(
    regex`
      \b(?:new|set)-inboxrule\b(?=[^]{0,400}?-(?:deletemessage|softdeletemessage)\b)[^]{0,400}?
      \b(?:security|no-?reply|alerts?|phish\w{0,4}|hack\w{0,3}|mfa|passwords?|sign-?in|log-?in|
        fraud|suspicious|helpdesk|microsoft)\b
    `,
    'crit',
  ),
]

/** What stands beside an order to a router, for a copy of all that passes. */
export const TRAFFIC_DOUBLED = [
  deed(
    regex`
      \bmonitor session \d{1,3} type erspan-source\b[^]{0,300}?\bip address ${PUBLIC_ADDRESS}|
      \biptables\b[^\n]{0,120}-j tee\b[^\n]{0,20}--gateway[= ]${PUBLIC_ADDRESS}
    `,
    'crit',
  ),
  attack(
    regex`
      \b(?:tcpdump|tshark|ngrep|dsniff)\b[^\n]{0,240}?\|[^\n]{0,60}
      (?:user|passw?|auth|cookie)[^\n]{0,80}\|\s?(?:sudo )?
      (?:nc|ncat|netcat|socat|curl|ssh)\b
    `,
    'crit',
  ),
]

/** Rights that no house gives away. */
export const RIGHTS_GIVEN_AWAY = [
  deed(
    regex`
      \baz ad sp create-for-rbac\b(?=[^\n]{0,200}--role[= ]["']?(?:owner|
        contributor|user access administrator)\b)[^\n]{0,260}\|\s?(?:curl|wget|nc|ncat)\b
    `,
    'crit',
  ),
  beside(
    regex`
      \brole["']?\s{0,10}=\s?"roles\/(?:owner|
        editor|[\w.]{2,30}\.(?:admin|objectadmin|legacybucketowner))"
    `,
    deed(/\bmembers?["']?\s{0,10}=\s?\[?\s?"all(?:authenticated)?users"/, 'high'),
  ),
  deed(
    regex`
      \bgsutil\b[^\n]{0,12}\biam ch\b[^\n]{0,20}
      \ball(?:authenticated)?users:(?:roles\/storage\.|legacy)?(?:admin|objectadmin|bucketowner)\b|
      \badd-iam-policy-binding\b(?=[^\n]{0,200}\ball(?:authenticated)?users\b)[^\n]{0,200}\broles\/
      (?:owner|editor|[\w.]{2,30}\.(?:admin|objectadmin))\b
    `,
    'high',
  ),
  toStranger(
    regex`
      \b(?:new-mgdomainfederationconfiguration|
        set-msoldomain(?:federationsettings|authentication))\b[^]{0,300}?\bhttps?:\/\/
    `,
    'high',
  ),
  // A program with the rights of a master that wakes when somebody gets an account.
  beside(
    /\beventname\\?["']?\]?\s?:\s?\[?\s?\\?["']create(?:user|accesskey|loginprofile|role)\b/,
    deed(/\bcreate[-_]function\b[^]{0,300}?:role\/\w{0,24}admin/, 'crit'),
  ),
  beside(
    /\bno access-class\b|\baccess-class \w{1,16} in\b[^]{0,200}?\bpermit (?:ip )?any\b/,
    deed(
      /\busername \S{1,40} privilege 15 (?:secret|password)\b[^]{0,300}?\btransport input\b/,
      'crit',
    ),
  ),
  // One after the other.
  beside(
    /\blist[-_]roles\b/,
    deed(/\bupdate[-_]assume[-_]role[-_]policy\b[^]{0,300}?["']aws\\?["']\s?:\s?\\?["']\*/, 'crit'),
  ),
  beside(
    /\bdescribe[-_](?:volumes|snapshots)\b/,
    deed(
      regex`
        \bmodify[-_](?:snapshot|image)[-_]attribute\b[^\n]{0,200}
        \bgroup(?:names?)?["']?\s?[=:]\s?\[?["']?all\b
      `,
      'crit',
    ),
  ),
]

/** Rights over the files by which a machine knows its people. */
export const ACCOUNTS_LAID_OPEN = [
  deed(
    regex`
      \bchmod\b[^\n]{0,16}\s(?:0?[0-7]{2}[2367]|(?:a|o|ugo|go|uo)?\+r?w\w?|
        (?:a|o|ugo)=r?w\w?)\s[^\n]{0,60}
      \/etc\/(?:shadow|gshadow|passwd|sudoers)\b|
      \bsetfacl\b[^\n]{0,60}\bu:[\w-]{2,32}:r?wx?\b[^\n]{0,40}\s\/(?:etc|root)\b
    `,
    'crit',
  ),
  // Programs of Windows that rise by themselves, and take somebody along.
  attack(
    regex`
      \b(?:ms-settings|mscfile|exefile|folder)\\{1,2}shell\\{1,2}open\\{1,2}command\b[^]{0,300}?
      \b(?:fodhelper|computerdefaults|eventvwr|sdclt|slui|wsreset)(?:\.exe)?\b
    `,
    'crit',
  ),
  beside(
    /\bnet1? (?:user|localgroup)\b|\bnew-localuser\b|\badd-localgroupmember\b/,
    attack(/\bspecialaccounts\\{1,2}userlist\b[^\n]{0,60}(?:\/d|-value|=)[^\n]{0,12}\b0\b/, 'crit'),
  ),
  deed(
    /\bdefaults\b[^\n]{0,60}!(?:syslog|logfile|log_input|log_output)\b[^\n]{0,80}\bsudoers\b/,
    'crit',
  ),
  beside(
    /\bcurl\b|\bwget\b/,
    toStranger(/https?:\/\/[^]{4,240}?\.so\b[^]{0,120}?\/etc\/ld\.so\.preload\b/, 'crit'),
  ),
  toStranger(
    regex`
      \bnsenter\b[^\n]{0,24}(?:-t ?1|--target[= ]1)\b[^\n]{0,60}\b
      (?:curl|wget)\b[^\n|]{0,60}\|\s?(?:ba)?sh\b
    `,
    'crit',
  ),
]

/** The hour at which a file was put there is made up. */
export const HOURS_FAKED = [
  deed(/\bset_inode_field\b[^\n]{0,80}\b(?:crtime|ctime|mtime|atime)\b/, 'crit'),
  beside(
    regex`
      \btouch\b[^\n]{0,24}\s(?:-\w{0,4}t|-d|-r|--date|--reference)\b[^\n]{0,60}\s\/(?:usr|
        s?bin|etc|lib\w{0,4}|opt)\/
    `,
    toStranger(
      regex`
        \b(?:curl|wget)\b[^\n]{0,240}\s(?:-\w{0,6}o|--output(?:-document)?|>)[\s=]?["']?\/(?:usr|
          s?bin|etc|lib\w{0,4}|opt)\/
      `,
      'crit',
    ),
  ),
]

/** A balance, to an account that is written out. */
export const PURSES_EMPTIED = [
  deed(
    regex`
      \bget_?balance\([^]{0,200}?\bsend_?(?:raw_?)?transaction\(\s?\{[^}]{0,40}
      \bto\b["']?\s?:\s?["']0x[a-z\d]{30,44}["']
      [^}]{0,60}\bvalue["']?\s?:\s?(?:\w{1,16}\.sub\(|\(?\w{1,16}\s?-)
    `,
    'crit',
  ),
]

/** The accounts of all who are paid, and the record of it. */
export const PAYEES_EXCHANGED = [
  beside(
    regex`
      \b(?:delete from|truncate(?: table)?|drop table)\b[^;]{0,30}(?:audit|history|change_?log)|
      \bdisable trigger\b|\bdrop trigger\b
    `,
    deed(
      regex`
        \bupdate \w{0,20}(?:vendor|supplier|payee|employee|creditor|
          payroll|beneficiar)\w{0,16}\b[^;]{0,40}\bset\b[^;]{0,120}
        \b(?:iban|(?:bank_?)?account(?:_?(?:number|no))?|
          routing\w{0,8}|sort_?code)\s?=\s?'[a-z\d ]{8,40}'
      `,
      'crit',
    ),
  ),
]

export const DISKS_OVERWRITTEN = [
  deed(
    regex`
      \\\\\.\\{1,4}physicaldrive\S{0,12}["'],\s?["']
      (?:r\+b|wb|w\+b)["'][^]{0,60}?\.write\(\s?b?["']?\\x00
    `,
    'crit',
  ),
]
