/** Deeds in code of those who break in: what their tools do, what they take, and how it gets out. */

import { regex, source } from '../../../patterns/verbose.ts'
import { attack, beside, deed, toStranger } from './deed.ts'
import { PUBLIC_ADDRESS } from './of-machines.ts'

/** What others have entrusted to a directory, a machine or a policy. */
export const STORES_DUMPED = [
  attack(/\bntdsutil\b[^\n]{0,120}\b(?:ifm|create full)\b/, 'crit'),
  attack(
    regex`
      (?:\bharddiskvolumeshadowcopy\w{0,4}|\bvssadmin create shadow\b|\besentutl\b|
        \bdiskshadow\b|\bninja-?copy\b)
      [^]{0,200}?\b(?:ntds\.dit|config\\{1,2}(?:sam|security)\b)
    `,
    'crit',
  ),
  attack(
    regex`
      \bsecretsdump(?:\.py)?\b[^\n]{0,160}?\s(?:-just-dc\S{0,6}|-hashes|-no-pass|-outputfile|-ntds|
        -sam|local\b|\S{2,60}@\S{2,60})|
      \b(?:lsadump|sekurlsa|kerberos|dpapi|vault|crypto)::(?:dcsync|sam|secrets|lsa|cache|
        logonpasswords|minidump|pth|tickets|golden|ptt|masterkey|cred|list|wdigest|ekeys)\b|
      \binvoke-(?:mimikatz|dcsync|ninjacopy|kerberoast)\b|
      \blazagne(?:\.exe|\.py)?\s{1,2}(?:all|browsers|windows|sysadmin)\b|
      \bpypykatz\s{1,2}(?:lsa|live|registry|kerberos)\b|
      \b(?:nanodump|handlekatz|dumpert|safetydump)\b[^\n]{0,40}\s(?:-\w|\S{1,40}\.dmp)|
      \b(?:nxc|netexec|crackmapexec|cme)\b[^\n]{0,160}\s(?:--(?:ntds|lsa|sam|dpapi)|
        -m (?:lsassy|nanodump|ntdsutil|gpp_\w{4,12}))\b|
      \blsassy\s{1,2}[^\n]{0,60}-(?:u|d|h)\s
    `,
    'crit',
  ),
  attack(
    regex`
      \bminidumpwritedump\b[^]{0,300}?\blsass\b|\blsass\b[^]{0,300}?\bminidumpwritedump\b|
      \bcomsvcs(?:\.dll)?["']?,?\s?#?(?:\+?24)\b
    `,
    'crit',
  ),
  attack(
    regex`
      \bsysvol\b[^]{0,240}?\bcpassword\b|\bcpassword\b[^]{0,200}?\bgpp-?decrypt\b|
      \bget-gpp(?:password|autologon)\b
    `,
    'crit',
  ),
  // What another program holds in its memory.
  beside(
    /passw|token|secret|cookie|gnome-keyring|\bssh-?(?:d|agent)\b|\bgpg-agent\b/,
    attack(
      regex`
        \b(?:dd|xxd|cat|strings|gcore)\b[^\n]{0,60}\/proc\/(?:\$\{?\w{1,20}\}?|
          \$\([^)\n]{1,40}\)|\d{1,7}|\*)\/mem\b|
        \bopen\(\s?f?["']\/proc\/(?:\{[^}\n]{1,20}\}|\d{1,7}|["']\s?\+[^\n]{1,24}["'])\/mem\b
      `,
      'crit',
    ),
  ),
]

const ADDRESSED_TO_ALL = source`
  \d{1,3}(?:\.\d{1,3}){3}\/\d{1,2}\b|\S{1,60}\.(?:txt|lst|list|csv)\b
`

/** Accounts, machines, networks and processes of others. */
export const BREAK_INS = [
  // Tickets, hashes and certificates with which somebody passes for another.
  attack(
    regex`
      \brubeus(?:\.exe)?["']?\s{1,3}(?:golden|silver|diamond|sapphire|ptt|s4u|asktgt|renew|
        createnetonly|triage|harvest)\b|
      \b(?:impacket-)?ticketer(?:\.py)?\b[^\n]{0,160}-(?:nthash|aeskey)\b|
      \b(?:get(?:user|np)(?:spns|users)|rubeus|invoke-kerberoast)\b[^]{0,300}?\b(?:hashcat|john)\b|
      \bcertipy(?:-ad)?\s{1,3}req\b[^\n]{0,240}-upn\b|
      \bcertipy(?:-ad)?\s{1,3}(?:forge|shadow auto|auth)\b[^\n]{0,200}-(?:pfx|ca-pfx|u|account)\b|
      \bcertify(?:\.exe)?\s{1,3}request\b[^\n]{0,200}\/altname\b
    `,
    'crit',
  ),
  attack(
    regex`
      \brubeus(?:\.exe)?["']?\s{1,3}(?:kerberoast|asreproast|brute|dump|monitor)\b|
      \bget(?:userspns|npusers)(?:\.py)?\b[^\n]{0,200}\s-(?:request|format|usersfile|dc-ip)\b
    `,
    'high',
  ),
  attack(
    regex`
      \b(?:evil-winrm|pth-winexe|pth-\w{3,12})\b[^\n]{0,160}\s
      (?:-h|--hash)[ =]{1,2}["'$]?[\w:$]{12,80}|
      \b(?:impacket-)?(?:wmi|ps|smb|at|dcom)exec(?:\.py)?\b[^\n]{0,160}\s-hashes\b|
      \b(?:nxc|netexec|crackmapexec|cme)\s{1,2}(?:smb|winrm|wmi|mssql|ssh|
        rdp|ldap)\b[^\n]{0,160}\s(?:-h|--hash)\s|
      \bsmbclient\b[^\n]{0,160}--pw-nt-hash\b|
      \bxfreerdp\b[^\n]{0,160}\s\/pth:
    `,
    'crit',
  ),
  attack(
    regex`
      \b(?:nxc|netexec|crackmapexec|cme)\s{1,2}(?:smb|winrm|wmi|mssql|ssh|rdp|ldap)\s{1,2}
      (?:${ADDRESSED_TO_ALL})[^\n]{0,200}\s(?:-x|-p)\s
    `,
    'high',
  ),
  attack(
    regex`
      \bsmbclient\b[^\n]{0,80}\/(?:admin|c)\$[^\n]{0,160}\bput\b[^\n]{0,60}\.
      (?:exe|dll|bat|ps1|scr|vbs)\b|
      \\(?:admin|c)\$\\[^]{0,200}?(?:\bsc(?:\.exe)? \\\\|\bwmic\b[^\n]{0,20}\/node|
        \bschtasks\b[^\n]{0,80}\/s )
    `,
    'high',
  ),
  // One password for all accounts, or all passwords for many machines.
  attack(
    regex`
      \bkerbrute\b[^\n]{0,60}\b(?:passwordspray|bruteuser|bruteforce)\b|
      \b(?:invoke-(?:domainpasswordspray|msolspray|sprayempty\w{0,12})|o365spray|trevorspray|
        sprayhound|spray365|sprayingtoolkit)\b[^\n]{0,60}\s-{1,2}\w|
      \bhydra\b[^\n]{0,160}\s-m\s{1,2}["']?\S{1,60}\.(?:txt|lst|list|csv)\b|
      \bmedusa\b[^\n]{0,160}\s-h\s{1,2}["']?\S{1,60}\.(?:txt|lst|list|csv)\b|
      \bncrack\b[^\n]{0,160}\s-i[ln]\s|
      \bpatator(?:\.py)?\s{1,2}\w{3,12}_login\b[^\n]{0,120}\bhost=(?:file|net|range)\d
    `,
    'high',
  ),
  attack(
    regex`
      \b(?:hydra|medusa|ncrack|crowbar)\b(?=[^\n]{0,120}\s-(?:l|u)\s)[^\n]{0,120}\s-p\s[^\n]{0,120}
      (?:\b(?:ssh|ftp|rdp|smb|vnc|telnet|mysql|mssql|postgres|imap|pop3|smtp)\b|
        \bhttps?-(?:get|post)\b)
    `,
    'med',
  ),
  // Doors that are tried behind a veil, or by the hundred.
  attack(
    regex`
      \bsqlmap(?:\.py)?\b(?=[^\n]{0,400}\s--(?:dump(?:-all)?|
        os-(?:shell|pwn|cmd)|sql-shell|passwords)\b)
      [^\n]{0,400}?\s--(?:tor|check-tor|proxy|proxy-file|random-agent|tamper)\b
    `,
    'high',
  ),
  attack(
    /\bsqlmap(?:\.py)?\b[^\n]{0,400}?\s--(?:dump(?:-all)?|os-(?:shell|pwn|cmd)|passwords)\b/,
    'med',
  ),
  attack(
    regex`
      \b(?:ffuf|gobuster|feroxbuster|dirsearch|wfuzz|dirb|wpscan|nikto|sqlmap|hydra|nuclei|nmap)\b
      [^\n]{0,240}?(?:\bsocks[45]h?:\/\/|:9050\b|\s--tor\b)|
      \b(?:proxychains4?|torsocks|torify)\b[^\n]{0,40}\b(?:ffuf|gobuster|feroxbuster|wpscan|nikto|
        sqlmap|hydra|nuclei|nmap|medusa)\b
    `,
    'high',
  ),
  attack(
    regex`
      \b(?:shodan (?:search|download|parse)|censys search|fofa|zoomeye search)\b[^]{0,300}?
      \b(?:nuclei|hydra|sqlmap|msfconsole|medusa|metasploit|exploit\w{0,4}|zgrab2?)\b
    `,
    'high',
  ),
  attack(/\bdig\b[^\n]{0,40}\baxfr\b[^\n]{0,200}\|[^\n]{0,60}\b(?:curl|nc|ncat|wget)\b/, 'high'),
  attack(
    regex`
      \b(?:curl|wget|https?|requests\.\w{3,7}\(|fetch\()[^\n]{0,240}?
      \$\{(?:jndi|[^}\n]{0,12}\$\{[^}\n]{1,20}\}[^}\n]{0,40}):(?:ldaps?|rmi|dns|iiop|nis)\b
    `,
    'crit',
  ),
  // What opens a shell is put where others fetch it.
  beside(
    regex`
      \bgh release (?:upload|create)\b|\b(?:npm|twine|cargo|gem|docker) (?:publish|upload|push)\b|
      \bgit push\b|\baws s3 cp\b|\bscp\b|\bcurl\b[^\n]{0,80}\s(?:-t|--upload-file|-f)\b
    `,
    attack(/\bmsfvenom\b[^\n]{0,20}\s-p\s[^\n]{4,240}/, 'crit'),
  ),
  attack(/\bmsfvenom\b[^\n]{0,20}\s-p\s[^\n]{4,200}(?:\s-o|\s--out|>)\s?\S/, 'med'),
  // Between two others.
  attack(
    regex`
      \barpspoof\b[^\n]{0,60}\s-t\s|\bettercap\b[^\n]{0,80}\s(?:-m|--mitm)[ =]arp|
      \bbettercap\b[^]{0,160}?\b(?:arp|dns)\.spoof on\b|
      \bresponder(?:\.py)?\s{1,2}-i\s{1,2}\w|
      \bntlmrelayx(?:\.py)?\b[^\n]{0,80}\s-(?:t|tf|smb2support)\b|
      \bmitm6\b[^\n]{0,20}\s-d\s|\binvoke-inveigh\b|\bdnsspoof\b[^\n]{0,20}\s-(?:i|f)\s
    `,
    'high',
  ),
  beside(
    regex`
      \bip_forward\s?=\s?1\b|\bip_forward\b[^\n]{0,20}\b1\b|
      \b1 >{1,2} \/proc\/sys\/net\/ipv4\/ip_forward\b
    `,
    attack(/\barpspoof\b[^\n]{0,60}\s-t\s|\bettercap\b[^\n]{0,80}\s(?:-m|--mitm)[ =]arp/, 'crit'),
  ),
  // Keys that another person has open.
  attack(
    regex`
      \bfor \w{1,12} in\b[^\n;]{0,20}\/tmp\/ssh-\*[^]{0,200}?
      \bssh_auth_sock=\S{1,30} (?:ssh|scp|rsync|sftp)\b(?!-)
    `,
    'crit',
  ),
  // A sign-in that somebody signs with a key from where nobody keeps one.
  beside(
    /\b(?:requests|httpx|axios|fetch|curl)\b/,
    deed(
      regex`
        \bjwt\.(?:encode|sign)\(\s?\{[^}]{0,200}?\b
        (?:admin|superuser|root)\b[^}]{0,120}\}[^\n]{0,20}
        \b(?:open|readfilesync)\(\s?["']\/(?:tmp|dev\/shm|var\/tmp)\/
      `,
      'crit',
    ),
  ),
  // The program of another, made to load what it never asked for.
  beside(
    /\b(?:openprocess|virtualallocex|ntallocatevirtualmemory)\b/,
    attack(
      regex`
        \b(?:lsass|winlogon|explorer|svchost|spoolsv|notepad)\b[^]{0,600}?
        \b(?:createremotethread(?:ex)?|ntcreatethreadex|rtlcreateuserthread|
          queueuserapc|setthreadcontext)\b
      `,
      'crit',
    ),
  ),
  beside(
    /\b(?:virtualallocex|writeprocessmemory|ntmapviewofsection|ntwritevirtualmemory)\b/,
    attack(
      regex`
        \b(?:createremotethread(?:ex)?|ntcreatethreadex|rtlcreateuserthread|
          queueuserapc|setthreadcontext)\b
      `,
      'high',
    ),
  ),
  attack(
    regex`
      \bgdb\b[^\n]{0,160}\b(?:__libc_dlopen\w{0,6}|dlopen)\b[^\n]{0,12}\(\s?\\?["']\/(?:tmp|
        dev\/shm|var\/tmp|home)\/
    `,
    'crit',
  ),
  // A part of the kernel, from where anybody may write.
  beside(
    regex`
      \bdmesg -c\b|\bkill -(?:63|64|31) 0\b|
      \b(?:diamorphine|reptile|suterusu|adore-ng|azazel|bdvl)\b
    `,
    attack(
      /\b(?:insmod|modprobe)\b[^\n]{0,20}\s["']?\/(?:tmp|dev\/shm|var\/tmp)\/[^\n]{1,80}/,
      'crit',
    ),
  ),
  attack(/\binsmod\b\s{1,2}["']?\/(?:tmp|dev\/shm|var\/tmp)\/[^\n]{1,80}\.ko\b/, 'high'),
  // Settings of routers, fetched or sent by a word that everybody knows.
  attack(
    regex`
      \bsnmpset\b[^\n]{0,80}\b1\.3\.6\.1\.4\.1\.9\.(?:9\.96|2\.1\.5[035])\.[^\n]{0,60}
      \ba\s{1,2}${PUBLIC_ADDRESS}
    `,
    'crit',
  ),
  // A mark on the pages of others.
  deed(
    regex`
      \b(?:hacked|pwned|owned|defaced) by\b[^\n]{0,80}>\s{0,2}["']?[^\n]{0,40}
      \bindex\.(?:html?|php|aspx?)|
      \bindex\.(?:html?|php|aspx?)["'][^\n]{0,80}\b(?:hacked|pwned|owned|defaced) by\b
    `,
    'crit',
  ),
  // All of the internet.
  attack(/\b(?:masscan|zmap|nmap)\b[^\n]{0,80}\b0\.0\.0\.0\/0/, 'high'),
]

/** Code of a stranger that is never a file. */
export const RUN_IN_MEMORY = [
  beside(
    regex`
      \b(?:urlopen|requests\.get|urlretrieve|downloaddata|downloadstring|httpclient|webclient|
        http\.get|invoke-webrequest|iwr)\b
    `,
    toStranger(
      regex`
        \bvirtualalloc\b[^]{0,500}?\b(?:createthread|enumwindows|callwindowproc\w?|queueuserapc|
          cfunctype|getdelegateforfunctionpointer)\b
      `,
      'crit',
    ),
  ),
  beside(
    /\/proc\/(?:self|%d|\$\$|\{[^}\n]{0,20}\})\/fd\/|\bfexecve\b|\bexecveat\b/,
    toStranger(
      /\bmemfd_?create\b[^]{0,300}?https?:\/\/|https?:\/\/[^]{0,300}?\bmemfd_?create\b/,
      'crit',
    ),
  ),
  // A document that saves a program and starts it.
  beside(
    /\b(?:msxml2\.(?:server)?xmlhttp|winhttp\.winhttprequest|urldownloadtofile\w?)/,
    toStranger(
      regex`
        https?:\/\/[^]{0,500}?\bsavetofile\b[^]{0,240}?(?:\.run\b|\.exec\b|\bshell\b|
          \bshellexecute\b|\.shellexecute\b)
      `,
      'crit',
    ),
  ),
]

/** Names are asked for orders, and what they answer is run. */
export const ORDERS_BY_NAME = [
  deed(
    regex`
      =\$\(\s?(?:dig|nslookup|host|drill|kdig)\b[^\n]{0,20}\btxt\b[^\n]{0,80}\)[^]{0,60}?
      (?:\beval\b|\b(?:ba|z|da)?sh -c\b|\|\s?(?:ba|z|da)?sh\b)
    `,
    'crit',
  ),
  deed(
    regex`
      \b(?:eval|(?:ba|z|da)?sh -c|source)\s{1,2}["']?(?:\$\(|<\(|\x60)\s?(?:dig|nslookup|host|
        drill|kdig)\b[^\n]{0,30}\btxt\b|
      \b(?:dig|nslookup|host|drill|kdig)\b[^\n]{0,30}\btxt\b[^\n]{0,160}\|\s?
      (?:sudo )?(?:ba|z|da)?sh\b|
      \b(?:iex|invoke-expression)\b[^\n]{0,30}\bresolve-dnsname\b[^\n]{0,80}\btxt\b|
      \bresolve-dnsname\b[^\n]{0,80}\btxt\b[^\n]{0,120}\|\s?(?:iex|invoke-expression)\b
    `,
    'crit',
  ),
  deed(
    regex`
      \b(?:mkfifo|mknod)\b[^]{0,120}?\b(?:ba|z|da)?sh -i\b[^]{0,80}?\|\s?(?:socat|ncat|
        openssl s_client|telnet)\b
    `,
    'crit',
  ),
]

/** Stores of others go to an account with which nobody here has to do. */
export const SIGNED_IN_WITH_FINDS = [
  toStranger(
    regex`
      \b(?:curl|wget)\b[^\n]{0,40}https?:\/\/[^]{4,300}?
      \baws_(?:access_key_id|session_token)=["']?\$\((?:jq|cat|curl|sed|awk|cut|grep)\b
    `,
    'crit',
  ),
]

/** Files with keys, by ways that nobody watches. */
export const KEYS_BY_SIDE_WAYS = [
  deed(
    regex`
      (?:hosts\.yml|\.npmrc|\.pypirc|\.netrc|\.docker\/config\.json|msal_token_cache|
        \.git-credentials|\.aws\/|\.ssh\/id|
        \.env\b|access_tokens\.json|application_default_credentials|\.kube\/config|\/etc\/shadow)
      [^\n]{0,240}\|[^\n]{0,80}\b(?:dig|nslookup|host|drill|
        resolve-dnsname|ping)\b[^\n]{0,40}(?:\{\}|\$\{?\w{1,16}\}?|\$_)\.
    `,
    'crit',
  ),
  beside(
    /\|[^|\n]{0,40}\b(?:curl|wget|ncat?|iwr|irm|invoke-(?:webrequest|restmethod))\b/,
    deed(
      regex`
        (?:\*_history|\.(?:bash|zsh|psql|mysql|python|rediscli)_history|
          \bfish_history|\bconsolehost_history\.txt)
        [^\n]{0,120}\b(?:e?grep|awk|sed|rg|select-string|findstr)\b[^\n]{0,80}
        (?:passw?|token|secret|akia)
      `,
      'crit',
    ),
  ),
  deed(
    regex`
      \bcp -\w{1,4}\b[^\n]{0,80}\.(?:aws|ssh|kube|gnupg|docker|azure)\b[^]{0,240}?\bgit\b[^\n]{0,30}
      \bpush\b[^\n]{0,40}(?:https?:\/\/|git@)
    `,
    'crit',
  ),
  toStranger(
    regex`
      \b(?:print-(?:access|identity)-token|get-access-token|get-session-token|gh auth token|
        config view --raw|create token|find-generic-password|vault print token|op read)\b
      [^\n]{0,120}\|\s?(?:curl|wget)\b[^\n]{0,60}https?:\/\/
    `,
    'crit',
  ),
]

/** Whole parts of a machine. */
export const MACHINES_COPIED = [
  beside(
    /\blftp\b/,
    toStranger(
      regex`
        \bmirror (?:-\w{0,4}r\w{0,4}|--reverse)\b[^\n;]{0,40}?\s
        (?:\/(?:home|etc|root|users|srv|var\/(?:lib|backups|mail))\b|~)
      `,
      'crit',
    ),
  ),
  // What was found out is written to a connection.
  deed(
    new RegExp(String.raw`\|\s?(?:sudo )?tee (?:-a )?\/dev\/(?:tcp|udp)\/${PUBLIC_ADDRESS}`),
    'crit',
  ),
]

/** Keys that are looked for in all files, and sent. */
export const KEYS_GATHERED = [
  beside(
    /\b(?:os\.walk|expanduser|rglob|glob\(|readdir\w{0,6}|homedir\()/,
    toStranger(
      regex`
        (?:akia|ghp_|gho_|github_pat_|xox[bp]|\bsk-|-----begin)[^]{0,240}?
        \b(?:requests|httpx|session|client|axios)\.(?:post|put)\(\s?f?["']https?:\/\/
      `,
      'crit',
    ),
  ),
  // All that is in the environment, in an address or a letter.
  toStranger(
    regex`
      https?:\/\/[^\s]{4,120}["'\\\x60]{1,3}\s?(?:\+|,)\s?(?:buffer\.from\(|
        btoa\(|encodeuricomponent\()?\s?
      json\.stringify\(process\.env\)
    `,
    'crit',
  ),
]

/** What people say to each other. */
export const TALKS_COPIED = [
  toStranger(
    regex`
      \b(?:conversations\.history|channels\.history|\/messages\b)[^]{0,300}?\|\s?curl\b[^\n]{0,40}
      \s(?:-t|-d|-f|--data\S{0,10}|--upload-file|--form)\b[^\n]{0,40}https?:\/\/
    `,
    'crit',
  ),
]

/** A door from outside to where one signs in, and its address for somebody else. */
export const DOORS_TOLD = [
  beside(
    /\b(?:ngrok|bore|zrok|localxpose|loclx|playit)\b[^\n]{0,20}\btcp\b/,
    toStranger(
      /\b4040\/api\/tunnels\b[^\n]{0,80}\|[^\n]{0,60}\bcurl\b[^\n]{0,60}https?:\/\//,
      'crit',
    ),
  ),
]
