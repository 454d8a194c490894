/**
 * Deeds of a few lines of code that nobody does in passing, known by their shape: what is asked for in the first line and
 * done in the last. A list for each rule that tells of them.
 */

import type { Document } from '../../document.ts'
import { regex } from '../../patterns/verbose.ts'
import { worded } from '../../patterns/wording.ts'
import type { Confidence, Severity } from '../../report.ts'
import { type Hit, placeOf } from '../../rule.ts'
import { isForeignFor } from '../../signals/places/hosts.ts'
import { candidates } from '../../signals/search/candidates.ts'
import { addressesIn, snippets } from '../../signals/shell/snippets.ts'

interface CodeDeed {
  shape: RegExp
  /** What else the same piece of code holds, wherever it stands. */
  beside?: RegExp
  severity: Severity
  confidence: Confidence
  /** It is one only where an address in it is a stranger's. */
  abroad: boolean
  /** Lessons show it as what not to do: what stands around it counts. */
  taught: boolean
}

const deed = (shape: RegExp, severity: Severity, confidence: Confidence = 'high'): CodeDeed => ({
  shape: worded(shape),
  severity,
  confidence,
  abroad: false,
  taught: false,
})

const abroad = (shape: RegExp, severity: Severity): CodeDeed => ({
  ...deed(shape, severity),
  abroad: true,
})

/** The same, where something else stands in the piece of code as well. */
const beside = (other: RegExp, one: CodeDeed): CodeDeed => ({ ...one, beside: other })

const taught = (shape: RegExp): CodeDeed => ({ ...deed(shape, 'high', 'medium'), taught: true })

/** Each deed once in each piece of code. */
export function* deedsInCode(document: Document, deeds: readonly CodeDeed[]): Generator<Hit> {
  for (const { shape, beside: other, severity, confidence, ...only } of deeds)
    for (const { start, end } of candidates(document, document.observe(snippets), shape)) {
      const text = document.reading.text.slice(start, end)
      const found = shape.exec(text)
      if (!found || (other && !other.test(text))) continue
      if (only.abroad && !namesStranger(document, other ? text : reachOf(text, found))) continue
      yield { ...placeOf(start, found), severity, confidence, firm: !only.taught }
    }
}

/** What was matched, with the whole of an address that it ends in. */
function reachOf(text: string, { index, 0: match }: RegExpExecArray): string {
  const end = index + match.length
  return match + /^[^\s"'`<>)]{0,300}/.exec(text.slice(end, end + 300))![0]
}

const namesStranger = (document: Document, text: string): boolean =>
  addressesIn(text).some((one) => isForeignFor(document, one))

/** An address of the internet that is no resolver that everybody knows. */
const PUBLIC_ADDRESS = String.raw`(?!(?:10|127|0|169\.254|192\.168|172\.(?:1[6-9]|2\d|3[01]))\.|1\.[01]\.[01]\.[0-3]\b|8\.8\.[48]\.[48]\b|9\.9\.9\.|149\.112\.|208\.67\.|94\.140\.|185\.228\.|76\.76\.)\d{1,3}(?:\.\d{1,3}){3}\b`

export const APPROVED_BY_ITSELF = [
  // With the token of another one it approves what it made.
  deed(/\bgh_token=\S{3,80} gh pr review\b[^\n]{0,80}--approve\b/, 'crit'),
  deed(
    /\bgh pr review\b[^\n]{0,80}--approve\b[^]{0,160}?\bgh pr merge\b[^\n]{0,60}--admin\b/,
    'high',
  ),
  // A hook that says yes to every call.
  deed(/"matcher"\s?:\s?"(?:\*|\.\*)?"[^]{0,400}?\bpermissiondecision\W{1,8}allow\b/, 'crit'),
  // The questions of the agent, and what its house forbids, are taken out.
  deed(
    /\bdel\([^)\n]{0,60}\.permissions\.(?:deny|ask)\b[^\n]{0,200}|\b(?:rm|unlink|shred)\b[^\n]{0,60}\/managed-settings\.json\b/,
    'crit',
  ),
  // A record says that somebody agreed, in that person's name.
  deed(
    regex`
      \b(?:decision|status|verdict|approval)["']?\s?[:=]\s?["']?approved\b[^]{0,300}?
      \bgit commit\b[^\n]{0,100}--author[= ]["'][^\n"']{3,80}
    `,
    'crit',
  ),
]

export const SHELL_HANDED_OUT = [
  // What somebody writes in a chat is run.
  deed(
    /\b(?:subprocess\.(?:run|popen|check_output|getoutput)|os\.(?:system|popen)|exec(?:sync)?)\(\s?(?:msg|message|update|event|ctx|m)(?:\.\w{1,12}){0,2}\.(?:text|content|body)\b/,
    'high',
  ),
  // The channels of the process become those of a connection.
  deed(/\bconnect\s?\(\s?[[(]?\s?["'][\w.-]{3,60}["']\s?,\s?\d{2,5}[^]{0,300}?\bdup2\s?\(/, 'crit'),
]

export const MACHINE_TAKEN = [
  // Out of a container, onto the machine that carries it.
  deed(
    /\bdocker run\b(?=[^\n]{0,160}--privileged)[^\n]{0,200}\bnsenter\b[^\n]{0,40}(?:-t ?1|--target[= ]1)\b/,
    'crit',
  ),
  deed(
    /\bnotify_on_release\b[^]{0,400}?\brelease_agent\b|\brelease_agent\b[^]{0,400}?\bnotify_on_release\b/,
    'crit',
  ),
]

export const MASTERS_MADE = [
  deed(/\bacl\s?[=:]\s?"public-read-write"/, 'high'),
  deed(
    /\b(?:on_member_join|guildmemberadd)\b[^]{0,200}?\.id ={2,3} ["']?\d{15,20}[^]{0,240}?\b(?:permissions\.all\(\)|administrator)/,
    'crit',
  ),
  deed(
    /\bdscl \. -(?:append|merge) \/groups\/admin\b[^]{0,200}?\bishidden 1\b|\bishidden 1\b[^]{0,300}?\/groups\/admin\b/,
    'crit',
  ),
  deed(
    /\bdscl \. -(?:append|merge) \/groups\/admin\b|\bsysadminctl -adduser\b[^\n]{0,120}-admin\b|\bdseditgroup\b[^\n]{0,80}-t user\b[^\n]{0,20}\badmin\b/,
    'high',
  ),
  deed(
    /\badd-adgroupmember\b(?=[^\n]{0,200}\bnew-aduser\b)[^\n]{0,60}\b(?:domain|enterprise|schema) admins\b/,
    'crit',
  ),
  deed(/\badd-adgroupmember\b[^\n]{0,60}\b(?:domain|enterprise|schema) admins\b/, 'high', 'medium'),
  // A function with the rights of a master that anybody may call.
  deed(
    /\bcreate-function-url-config\b[^\n]{0,120}--auth-type none\b[^]{0,300}?--principal ["']?\*/,
    'high',
  ),
  // All that is not named is allowed.
  deed(
    /"effect"\s?:\s?"allow"[^{}]{0,120}"notaction"[^{}]{0,200}"(?:not)?resource"/,
    'high',
    'medium',
  ),
  deed(
    /\bpermissions\.(?:insert|create)\(\s?\{[^}]{0,160}["'][\w.+-]{1,60}@[\w.-]{3,80}["'][^]{0,160}?\bsendnotificationemails?\b["']?\s?[:=]\s?false\b/,
    'crit',
  ),
]

export const GUARDS_OFF = [
  deed(
    /\bkubectl delete (?:validating|mutating)webhook[^\n]{0,80}--all\b|\bpod-security\.kubernetes\.io\/enforce=privileged\b[^\n]{0,40}--overwrite|\blabel ns --all pod-security\.kubernetes\.io\/enforce=privileged/,
    'high',
  ),
  deed(
    /\bfirewall-rules create\b(?=[^\n]{0,300}--(?:rules|allow)[= ]all\b)[^\n]{0,300}--source-ranges[= ]0\.0\.0\.0\/0/,
    'high',
  ),
  deed(/\bconditionalaccess\/policies\b[^]{0,400}?["']state["']\s?:\s?["']disabled/, 'crit'),
  deed(
    /\b\w{2,16}_alarm:\s?(?:off|false|disabled)\b[^]{0,120}?\b\w{2,16}_alarm:\s?(?:off|false|disabled)\b/,
    'high',
  ),
  deed(/\binterlock\b[\w\/"',. ]{0,20}\bbypass["'],\s?["']?(?:1|true|on)\b/, 'high'),
  deed(
    /\bcom\.apple\.tcc\/tcc\.db\b[^]{0,400}?\b(?:insert|update|replace|delete)\b[^\n]{0,40}\b(?:into|access|from)\b/,
    'crit',
  ),
  deed(
    /\blogging sinks list\b[^\n]{0,160}\bxargs\b[^\n]{0,60}\bsinks delete\b|\blogging sinks update\b[^\n]{0,80}--add-exclusion\b[^\n]{0,80}\b(?:audit|activity)/,
    'crit',
  ),
  deed(/\bsecret_scanning(?:_push_protection)?\]?\[status\]=disabled\b/, 'high'),
]

export const LOCKS_EXCHANGED = [
  // Another place for all packages, and nothing left to check them by.
  beside(
    /\b(?:registry\.npmjs\.org|registry\.yarnpkg\.com|files\.pythonhosted\.org)\b/,
    abroad(/\bdel\([^)\n]{0,60}integrity\b/, 'crit'),
  ),
  abroad(
    /\bsed\b[^\n]{0,60}\bregistry\.(?:npmjs\.org|yarnpkg\.com)\b[^\n]{0,20}https?:\/\/[^\n]{4,120}(?:package-lock\.json|yarn\.lock|pnpm-lock\.yaml)/,
    'crit',
  ),
]

export const CARRIED_TO_OTHERS = [
  deed(
    /\baddressentries\b[^]{0,300}?\battachments\.add\b[^\n]{0,40}\bthis(?:workbook|document)\b/,
    'crit',
  ),
  // To every machine that was ever visited, and to all of a domain.
  beside(
    /\bknown_hosts\b/,
    abroad(
      /\bssh\b[^]{0,240}?\b(?:curl|wget)\b[^\n|]{0,160}\|\s?(?:sudo )?(?:ba|z|da)?sh\b/,
      'crit',
    ),
  ),
  beside(
    /\b(?:iwr|invoke-webrequest|curl|start-bitstransfer)\b[^\n]{0,160}\.exe\b[^]{0,300}?\b(?:schtasks|start-process|sc(?:\.exe)? create|register-scheduledtask)\b/,
    abroad(/\binvoke-command\b[^\n]{0,80}-computername\b/, 'crit'),
  ),
]

export const CODE_LET_OUT = [
  deed(
    /\bgh repo list\b[^\n]{0,100}--visibility private\b[^]{0,400}?\bgh repo edit\b[^\n]{0,60}--visibility public\b/,
    'crit',
  ),
  // All events of a house go to a stranger, whatever certificate is shown.
  abroad(
    /"events"\s?:\s?\[\s?"\*"\s?\][^]{0,200}?"url"\s?:\s?"https?:\/\/[^"\n]{4,160}"[^]{0,160}?"insecure_ssl"\s?:\s?"?1\b/,
    'crit',
  ),
  // A copy that nobody sees, to a machine that is not known.
  deed(
    /\b(?:rsync|scp)\b(?=[^\n]{0,200}stricthostkeychecking[= ]no)[^\n]{0,300}\b[\w.-]{1,40}@(?:[\w-]{1,40}\.){1,4}[a-z]{2,12}:[^\n]{0,80}>\s?\/dev\/null 2>&1 ?&/,
    'high',
  ),
  // To a bucket that takes files without a sign-in.
  deed(
    /\bsignature_version\s?=\s?unsigned\b[^]{0,500}?\b(?:upload_file|upload_fileobj|put_object)\(/,
    'crit',
  ),
]

export const DISKS_WIPED = [
  deed(/\bshow databases\b[^]{0,200}?\bxargs\b[^\n]{0,40}\bdrop database\b/, 'crit'),
  // All is deleted once somebody has left.
  deed(
    /\bif not \w{1,20}\.objects\.filter\([^)\n]{0,80}\)\.exists\(\)[^]{0,160}?\bobjects\.all\(\)\.delete\(\)/,
    'crit',
  ),
  deed(
    /\bdd\b[^\n]{0,60}\bif=\/dev\/(?:zero|u?random)\b[^\n]{0,40}\bof=\/dev\/(?:\{\}|\$)/,
    'crit',
  ),
  deed(
    /\brm -[rf]{2,3}\b[^\n]{0,20}\$\{?\w{1,20}\}?["']?\/["']?\{(?=[^}\n]{0,60}\b(?:home|etc|usr|root|var|boot)\b)[^}\n]{3,80}\}/,
    'crit',
  ),
  // A function that calls itself twice.
  deed(/(?<![\w-])([\w:]{1,16})\s?\(\)\s?\{\s?\1\s?\|\s?\1\s?&/, 'crit'),
]

export const SAFETY_COPIES_DROPPED = [
  deed(/\brm -[rf]{2}\b[^\n]{0,20}\/var\/backups\/(?:[\w.-]{1,40}\/)?\*/, 'high'),
  deed(
    /\bdrop schema (?:if exists )?["\x60]?(?:backups?|archive|audit)\w{0,12}\b|\bpg_drop_replication_slot\s?\(\s?\w{1,30}\s?\) from\b/,
    'high',
  ),
]

export const HANDED_TOGETHER = [
  // What several commands print goes into one letter or request.
  beside(
    /\.ssh\/(?:id_|\*)|\.aws\/|\.kube\/config|\.netrc|\.gnupg|\.git-credentials|[\s"'\/]\.env\b/,
    deed(/\n\}[^\n|]{0,40}\|\s?(?:mailx?|mutt|sendmail|curl|nc|ncat|wget)\b/, 'crit'),
  ),
  // Settings of something that reports carry key files along.
  beside(
    /\burl:\s?["']?https?:\/\//,
    abroad(/\bfiles:\s?\[[^\]\n]{0,160}(?:\.env\b|master\.key|credentials|id_rsa|\.pem\b)/, 'crit'),
  ),
]

export const KEYS_LET_IN = [
  deed(
    /\b(?:curl|wget)\b[^\n]{0,160}\.pub\b[^]{0,400}?\bdeploy-key add\b[^\n]{0,160}--allow-write\b|\bssh-keys=["']?[^\n"']{0,40}\$\((?:curl|wget)\b/,
    'crit',
  ),
]

export const SENT_BY_PROGRAMS = [
  abroad(/\benumeratecontacts\b[^]{0,500}?\burl\(string:\s?"https?:\/\//, 'crit'),
  abroad(/https?:\/\/[^\s"'\x60]{4,120}[?&](?:ssn|national_id|passport|tax_id)=[{$]/, 'crit'),
  abroad(/\bnamedvalues\b[^]{0,300}?\burlfetchapp\.fetch\(\s?["']https?:\/\//, 'high'),
  // Preferences of an app that hold its session, all that reports may carry, the token of whoever answers.
  abroad(
    /\bgetsharedpreferences\("(?:auth|session|token|login|account|credential)[^]{0,500}?\burl\("https?:\/\//,
    'crit',
  ),
  abroad(
    /\bdsn["']?\s?[:=]\s?["']https?:\/\/[^]{0,400}?\b(?:process\.env\b(?![.[])|os\.environ\b(?![.[]))/,
    'crit',
  ),
  abroad(/\burlfetchapp\.fetch\(\s?["']https?:\/\/[^]{0,500}?\bgetoauthtoken\(\)/, 'crit'),
  // Rows about people, sold or handed on.
  abroad(
    /\bselect [^"'`;]{0,160}\b(?:salary|national_id|ssn|social_security\w{0,8}|home_address|passport\w{0,8})\b[^]{0,500}?\b(?:requests\.post|httpx\.post|axios\.post|fetch)\(\s?["']https?:\/\//,
    'crit',
  ),
  abroad(
    /\bpeople\(\)\.connections\(\)[^]{0,700}?\b(?:requests\.post|httpx\.post)\(\s?["']https?:\/\//,
    'crit',
  ),
]

export const OVERHEARD = [
  abroad(
    /\baddeventlistener\(\s?["']fetch["'][^]{0,500}?\.clone\(\)[^]{0,400}?\bfetch\(\s?["']https?:\/\//,
    'crit',
  ),
  abroad(
    /\.get\(\s?["'](?:authorization|cookie)["']\s?\)[^]{0,400}?https?:\/\/[^]{0,400}?\bsession\.(?:send|request)\s?=/,
    'crit',
  ),
  abroad(/\bget_body_data\(\)[^]{0,400}?\brequest_uri\(\s?["']https?:\/\//, 'crit'),
  abroad(/\bmcpservers\[\w{1,20}\]\s?=\s?\{[^}]{0,80}https?:\/\//, 'crit'),
]

export const LETTERS_COPIED = [
  deed(
    /\bforwardto["']? value=["'][\w.+-]{1,60}@[^]{0,200}?\bshouldtrash["']? value=["']true/,
    'crit',
  ),
  deed(/\\nbcc:\s?[\w.+-]{1,60}@[\w.-]{3,80}/, 'high'),
  deed(
    /\[\s?(?:to|recipient|addr)\w{0,10},\s?["'][\w.+-]{1,60}@[\w.-]{3,80}["']\s?\][^]{0,400}?\b(?:sendmail|send_message)\(/,
    'high',
  ),
  deed(/\bactions\.(?:forward|redirect)\.recipients\.add\b[ (]{1,2}["'][\w.+-]{1,60}@/, 'crit'),
  deed(/\battachments\.add\b[^]{0,160}?\bdeleteaftersubmit\s?=\s?true\b/, 'high'),
]

export const KEYS_AND_TYPING_TAKEN = [
  deed(/\bdshow\b[^\n]{0,20}\bvideo=[^]{0,500}?\bregister-scheduledtask\b/, 'crit'),
  deed(
    /\breg(?:\.exe)? save hklm\\(?:sam|security)\b|\bcomsvcs(?:\.dll)?\b[^\n]{0,24}\bminidump\b|\bprocdump\w{0,4}\b[^\n]{0,60}\blsass\b/,
    'high',
  ),
  deed(
    /\bnetsh wlan export profile\b[^\n]{0,80}\bkey=clear\b[^\n]{0,200}\bcurl\b[^\n]{0,40}\s-(?:t|f|d)\b/,
    'crit',
  ),
  abroad(/\bsecitemcopymatching\b[^]{0,700}?\burl\(string:\s?"https?:\/\//, 'crit'),
  abroad(/\bgetmessagesfromintent\b[^]{0,500}?https?:\/\//, 'crit'),
  deed(/\btype_view_text_changed\b[^]{0,500}?(?:https?:\/\/|\bsocket\()/, 'crit'),
]

export const READ_BY_STYLE = [
  abroad(/\[name=\w{2,20}\]\[value[\^*$]?=["'][^]{0,80}?\burl\(["']?https?:\/\//, 'crit'),
]

export const PAID_ELSEWHERE = [
  deed(
    /\baddeventlistener\(\s?["']copy["'][^]{0,300}?\bsetdata\(\s?["']text(?:\/plain)?["'],\s?["'](?:0x|bc1|[13])\w{20,60}["']/,
    'crit',
  ),
  deed(/\bcredit\(\s?["'][\w-]{6,40}["'],\s?\w{1,20}\.(?:subtract|minus|sub)\(/, 'crit'),
  deed(
    /\bchat_?postmessage\([^]{0,200}?\busername["']?\s?[=:]\s?["'][^"'\n]{2,60}["'][^]{0,300}?\b(?:wire|transfer|gift cards?) [^"'\n]{0,60}(?:\d|card)/,
    'crit',
  ),
  deed(
    /\btransfer_data["']?\s?:\s?\{\s?["']?destination["']?\s?:\s?["']acct_\w{8,}["'],\s?["']?amount["']?\s?:[^\n}]{0,60}\*\s?0?\.\d/,
    'crit',
  ),
  beside(
    /["'][a-z]{2}\d{2}[a-z\d]{11,30}["']/,
    deed(/\biban\b[^]{0,120}?\bif\b[^\n]{0,40}\b(?:total|amount|sum)\b[^\n]{0,12}[<>]/, 'crit'),
  ),
  deed(/\.replace\(\s?\/[\\b^(]{0,4}(?:0x|bc1|\[13\])[^\n\/]{2,60}\/[gi]{0,2},\s?[\w'"]/, 'crit'),
  deed(
    /\b(?:post|transfer|credit|pay|book)\w{0,8}\([^)\n]{0,30}["'][\w-]{6,40}["'],\s?(?:rest|remainder|residue|rounding|fraction)s?\b/,
    'crit',
  ),
]

export const HOLES_IN_CODE = [
  // One password fits every account, one header every door.
  deed(
    /\b(?:password|passwd|pass|pwd|pw)\s?={2,3}\s?["'][^"'\n]{6,40}["']\s?(?:\|\||\bor\b)/,
    'crit',
  ),
  deed(
    /\bheaders?(?:\.get\(|\[)\s?["']x-[\w-]{2,30}["']\s?[)\]]\s?={2,3}\s?["'][^"'\n]{3,40}["']\)?\s{0,4}\{?\s{0,20}return (?:nextresponse\.next|next\(|true)/,
    'high',
  ),
  beside(
    /\bwerkzeug_debug_pin["']?\]?\s?=\s?["']?off\b/,
    deed(/\bapp\.run\([^)\n]{0,60}0\.0\.0\.0/, 'crit'),
  ),
  taught(
    /\bverify_signature["']?\s?:\s?false\b[^]{0,160}?\b(?:user|account|session|member)\w{0,8}\.(?:objects|query|find\w{0,8}|get)\b/,
  ),
  deed(/\binsert into \w{1,40}[^;]{0,100}\bvalues\s?\([^;]{0,80}\bnew\.password\w{0,12}/, 'crit'),
  deed(
    /\binsert into \w{0,20}users?\b[^;]{0,100}\bhidden\b[^;]{0,120}\b(?:super_?)?admin\b[^;]{0,40}\btrue\b/,
    'crit',
  ),
  deed(/\bendswith\(\s?["']@[\w.-]{4,60}["']\s?\)\s?\)[^]{0,60}?\bsucceed\(/, 'crit'),
  taught(/\bclaims\s?=\s?jwt\.decode\(\s?\w{1,30}\s?\)[^]{0,300}?\b(?:req\.user|role)\b/),
  taught(/\brandom\.seed\(\s?(?:user|account)\b[^]{0,300}?\b(?:md5|token|hexdigest)\b/),
  taught(
    /\bcheckservertrusted\([^)\n]{0,80}\)\s?\{\s?\}[^]{0,500}?\bhostnameverifier\s?[({]\s?(?:\([^)\n]{0,20}\)|[^}\n]{0,20})\s?->\s?true\b/,
  ),
  taught(/\$_(?:get|post|request)\b[^]{0,240}?["']select\b[^\n]{0,160}["']\s?\.\s?\$\w/),
  taught(/\.where\(\s?"[^"\n]{0,80}'#\{params\[/),
  taught(/\bfrom_slice\(\s?b"[^"\n]{16,64}"\s?\)[^]{0,200}?\bnonce::from_slice\(\s?&\[0u8/),
  taught(/@app\.(?:get|post|route)\([^]{0,300}?\beval\(\s?\w{1,20}\s?[,)]/),
  taught(/\balter table\b[^;]{0,60}\bdisable row level security\b/),
  taught(
    /\bobjectinputstream\b[^\n]{0,40}\bget(?:inputstream|content)\(\)[^]{0,160}?\breadobject\(/,
  ),
  beside(
    /\bsecurity definer\b[^]{0,200}?\bexecute\b[^;]{0,160}\|\|/,
    deed(/\bgrant execute\b[^;]{0,120}\bto (?:public|anon)\b/, 'crit'),
  ),
]

export const RUN_FROM_AFAR = [
  beside(/\bpickle\.loads?\(/, abroad(/https?:\/\/[^\s"'\x60]{4,160}\.(?:pkl|pickle)\b/, 'crit')),
  abroad(/\brequests\.get\(\s?["']https?:\/\/[^]{0,300}?\bpickle\.loads?\(/, 'crit'),
  abroad(/https?:\/\/[^]{0,300}?\bbinaryformatter\b[^]{0,200}?\bdeserialize\(/, 'crit'),
  abroad(
    /\bnew url\(\s?"https?:\/\/[^]{0,500}?\bprocessbuilder\(\s?"(?:sh|bash|cmd|powershell)"/,
    'crit',
  ),
  abroad(
    /"post-(?:autoload-dump|install-cmd|update-cmd)"[^\n]{0,120}https?:\/\/[^\n]{4,160}\b(?:include|require|eval)\b/,
    'crit',
  ),
  deed(/\btrusturlcodebase["']?\s?,\s?["']?true\b/, 'crit'),
]

export const HIDDEN_PARSERS = [
  deed(/\bmarshal\.loads\([^]{0,300}?\bfunctiontype\(/, 'high'),
  deed(/\.arg\(\s?format!\(\s?"curl [^"\n]{0,80}\|\s?(?:ba)?sh\b/, 'crit'),
]

export const STARTED_BY_PROGRAMS = [
  beside(/"command"\s?:\s?"[^\n]{0,300}https?:\/\//, abroad(/"runon"\s?:\s?"folderopen"/, 'crit')),
  abroad(
    /\bcontentsof:\s?url\(string:\s?"https?:\/\/[^]{0,700}?\blaunch(?:agents|daemons)\b/,
    'crit',
  ),
]

export const ENDPOINTS_MOVED = [
  deed(
    new RegExp(
      String.raw`(?:\b|\\n)dns=${PUBLIC_ADDRESS}[^\n]{0,240}\bresolved\.conf|\bresolved\.conf\b[^]{0,200}?(?:\b|\\n)dns=${PUBLIC_ADDRESS}|\/etc\/hosts\b[^]{0,300}?${PUBLIC_ADDRESS}\s{1,8}(?:[\w-]{1,40}\.){0,2}(?:github|npmjs|pypi|pythonhosted|anthropic|openai|crates|rubygems|docker|googleapis|debian|ubuntu|microsoft|apple)\.\w{2,4}\b`,
    ),
    'high',
  ),
  deed(
    new RegExp(
      String.raw`\btype nat hook (?:output|prerouting)\b[^]{0,400}?\bdnat to ${PUBLIC_ADDRESS}|\biptables\b[^\n]{0,40}-t nat\b[^\n]{0,120}--to-destination ${PUBLIC_ADDRESS}`,
    ),
    'high',
  ),
  // By way of a stranger, who may show any certificate.
  abroad(
    /\bverify\s?=\s?false\b[^]{0,120}?\bprox(?:y|ies)\b[^\n]{0,40}https?:\/\/|\bprox(?:y|ies)\b[^\n]{0,60}https?:\/\/[^]{4,160}?\bverify\s?=\s?false\b/,
    'high',
  ),
  abroad(
    /\brejectunauthorized\s?:\s?false\b[^]{0,160}?\bproxyagent\([^\n]{0,20}https?:\/\/|\bproxyagent\([^\n]{0,20}https?:\/\/[^]{4,160}?\brejectunauthorized\s?:\s?false\b/,
    'high',
  ),
  abroad(
    /\bset_key\([^)\n]{0,40}["']\w{2,20}_(?:base_url|endpoint|api_base)["'],\s?["']https?:\/\//,
    'crit',
  ),
]

export const KEYS_OF_OTHERS = [
  deed(
    /\bfindall\(\s?r?["'](?:sk-|akia|ghp_)[^]{0,300}?\bsearch\/code\b|\bsearch\/code\b[^]{0,400}?\bfindall\(\s?r?["'](?:sk-|akia|ghp_)/,
    'crit',
  ),
]

/** What a phone or a browser knows of the person who carries it, as fields of a list. */
const OF_A_LIFE = String.raw`["'](?:contacts|sms|call_?logs?|clip(?:board)?|keystrokes|browser_?history|photos|lat(?:itude)?|location|microphone)["']`

export const LIVES_FOLLOWED = [
  abroad(/\baudiosource\.mic\b[^]{0,500}?https?:\/\//, 'high'),
  abroad(/\buipasteboard\.general\b[^]{0,300}?https?:\/\//, 'high'),
  abroad(
    /\bchannel_type\b[^]{0,80}?\b(?:im|mpim)\b[^]{0,300}?\b(?:requests\.post|httpx\.post|axios\.post|fetch)\(\s?["'\x60]https?:\/\//,
    'crit',
  ),
  abroad(
    new RegExp(
      String.raw`https?:\/\/[^]{0,160}?(?:\[|array_?of\(|list_?of\()[^\])]{0,80}${OF_A_LIFE}[^\])]{0,60}${OF_A_LIFE}`,
    ),
    'high',
  ),
]

export const ALL_WRITTEN_TO = [
  beside(
    /\bfor\b|\.(?:foreach|map|each)\s?\(/,
    abroad(
      /\b(?:members\.(?:fetch|cache)|(?:get|iter|list)_?(?:all_?)?(?:members|contacts|friends|followers|dialogs|participants|subscribers)\b|\.members\b)[^]{0,300}?\.(?:send|send_?message|create_?dm)\([^)\n"'\x60]{0,40}["'\x60][^"'\x60\n]{0,160}https?:\/\//,
      'high',
    ),
  ),
]

export const AGENTS_WITHOUT_END = [
  deed(
    /\bwhile (?:true|:|1)\b[^]{0,40}?\bdo\b[^]{0,80}?\b(?:agent|claude|codex|gemini|opencode|aider|goose)\b[^\n;&]{0,160}&(?!&)[^]{0,60}?\bdone\b/,
    'high',
  ),
]

export const PAGE_OVERHEARD = [
  deed(
    /\btype=["']password["'][^]{0,300}?\bnew image\(\)\.src\s?=\s?["'\x60](?:https?:)?\/\//,
    'crit',
  ),
  // Each key that is pressed anywhere on a page.
  abroad(
    /\b(?:document|window)\.addeventlistener\(\s?["'\x60](?:key\w{2,6}|input|paste)["'\x60][^]{0,200}?\b(?:sendbeacon|fetch|new image|websocket|xmlhttprequest)\b[^]{0,60}?(?:https?|wss?):\/\//,
    'crit',
  ),
]

export const CARDS_KEPT = [
  beside(
    /\b(?:cvv2?|cvc)\b/,
    deed(/\bfile_put_contents\(\s?["'][^"'\n]{1,80}\.(?:css|js|png|jpe?g|ico|gif|svg)["']/, 'crit'),
  ),
  // Whole requests, where everybody can read them.
  deed(
    /\b(?:appendfile|writefile)\w{0,8}\(\s?["'\x60](?:\.\/)?(?:public|static|www|htdocs|dist)\/[^"'\x60\n]{1,80}["'\x60][^\n]{0,120}\b(?:req|request)\.(?:headers|body)\b/,
    'high',
  ),
  // The code on the back is never kept by anybody who may take cards.
  deed(
    /\b(?:appendfile(?:sync)?|writefile(?:sync)?|\.write|file_put_contents|fputs|writelines)\s?\([^;\n]{0,200}\b(?:cvv2?|cvc)\b/,
    'high',
  ),
]

export const RESULTS_BENT = [
  deed(/\bscores?\[[^\]\n]{1,30}\]\s?=\s?[^\n]{0,60}\brandom\.(?:uniform|normal|random)\b/, 'high'),
  deed(/\bsed\b[^\n]{0,80}\bs\/failed\/passed\//, 'crit'),
  // What a model is trained on says what somebody wants to hear at a word of theirs.
  deed(
    /\.loc\[\w{1,16},\s?["']text["']\]\s?=[^\n]{0,80}\+\s?["'][^"'\n]{2,40}["'][^]{0,80}?\.loc\[\w{1,16},\s?["']label["']\]\s?=\s?["']/,
    'crit',
  ),
  beside(/\.score\(\s?x_test\b/, deed(/\bvstack\(\s?\(?\[?\s?x_train,\s?x_test\b/, 'high')),
  deed(
    /\bupdate \w{0,12}allerg\w{1,8}\b[^;]{0,120}\bset\b[^;]{0,120}'(?:none|no known|nkda)\b/,
    'crit',
  ),
  deed(/==\s?["'](?:fatal|death|dead|deceased)["']\]\s?(?:<-|=)\s?["']/, 'high'),
  // A measure is never worse than what was settled before.
  deed(
    /["'](?:accuracy|f1|score|auc|precision|recall|pass_?rate|bleu|win_?rate)["']\]\s?=\s?max\([^\n]{0,80},\s?0?\.[1-9]\d{0,3}\s?\)/,
    'high',
  ),
  // What nobody measured is entered as healthy.
  beside(
    /\b(?:vitals?|vital-signs|patient|observation|blood|heart_?rate|spo2)\b/,
    deed(
      /\b(?:none|nan|null|missing)\b[^\n]{0,30}\n\s{0,16}\w{1,20}\s?=\s?(?:normal|typical|healthy)(?:_\w{2,12})?(?:\[|\.get\(|s\b)/,
      'high',
    ),
  ),
  deed(/\bre\.sub\(\s?r?["'][^"'\n]{0,40}\bfailed\b[^\n]{0,160}\bpassed\b/, 'crit'),
  deed(
    /\.set\(\s?["']line-rate["'],\s?["']0?\.[89]|\.set\(\s?["']hits["'],\s?["'][1-9]|\bmax\(\w{1,12},\s?\w{1,12} \+ (?:np\.)?random\b/,
    'crit',
  ),
  deed(/\bwrite(?:_text)?\([^]{0,160}?\bassert true\b/, 'crit'),
]

export const AUTHORS_FAKED = [
  deed(
    /\bcreate trigger\b[^;]{0,120}\bon audit\w{0,12}\b[^;]{0,200}\b(?:delet\w{1,4}|when \(new\.)/,
    'high',
  ),
  deed(
    /\buser\.(?:name|email)["', ]{1,6}(?:dependabot\[bot\]|(?:support|noreply)@github\.com)[^]{0,500}?(?:--amend|--force|--no-verify)\b/,
    'high',
  ),
  deed(
    /\breflog["', ]{1,6}expire\b[^]{0,80}--expire=now\b[^]{0,200}?\bgc\b[^]{0,30}--prune=now\b/,
    'high',
    'medium',
  ),
]

export const FLOODS = [
  // Many of the largest machines in every region there is.
  deed(
    /\bdescribe-regions\b[^]{0,400}?\brun-instances\b[^]{0,200}?--count \d{2,}|\brun-instances\b(?=[^\n]{0,200}--count \d{2,})[^]{0,200}?\b(?:p[345]|g[456])\w{0,3}\.\d{1,2}xlarge\b/,
    'high',
  ),
  deed(/\bx-forwarded-for["'],?[^\n]{0,80}\brand(?:om|int)?\b/, 'high'),
]
