/** Deeds in code by which somebody gets in who should not: approvals, masters, keys, holes, and guards that are put out. */

import { regex } from '../../../patterns/verbose.ts'
import { beside, deed, taught } from './deed.ts'

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
    regex`
      \bdel\([^)\n]{0,60}\.permissions\.(?:deny|ask)\b[^\n]{0,200}|
      \b(?:rm|unlink|shred)\b[^\n]{0,60}\/managed-settings\.json\b
    `,
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

export const MASTERS_MADE = [
  deed(/\bacl\s?[=:]\s?"public-read-write"/, 'high'),
  deed(
    regex`
      \b(?:on_member_join|guildmemberadd)\b[^]{0,200}?\.id ={2,3} ["']?\d{15,20}[^]{0,240}?\b
      (?:permissions\.all\(\)|administrator)
    `,
    'crit',
  ),
  deed(
    regex`
      \bdscl \. -(?:append|merge) \/groups\/admin\b[^]{0,200}?\bishidden 1\b|
      \bishidden 1\b[^]{0,300}?\/groups\/admin\b
    `,
    'crit',
  ),
  deed(
    regex`
      \bdscl \. -(?:append|merge) \/groups\/admin\b|\bsysadminctl -adduser\b[^\n]{0,120}-admin\b|
      \bdseditgroup\b[^\n]{0,80}-t user\b[^\n]{0,20}\badmin\b
    `,
    'high',
  ),
  deed(
    regex`
      \badd-adgroupmember\b(?=[^\n]{0,200}\bnew-aduser\b)[^\n]{0,60}\b
      (?:domain|enterprise|schema) admins\b
    `,
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
    regex`
      \bpermissions\.(?:insert|create)\(\s?\{[^}]{0,160}["'][\w.+-]{1,60}@[\w.-]{3,80}["']
      [^]{0,160}?\bsendnotificationemails?\b["']?\s?[:=]\s?false\b
    `,
    'crit',
  ),
]

export const KEYS_LET_IN = [
  deed(
    regex`
      \b(?:curl|wget)\b[^\n]{0,160}\.pub\b[^]{0,400}?\bdeploy-key add\b[^\n]{0,160}--allow-write\b|
      \bssh-keys=["']?[^\n"']{0,40}\$\((?:curl|wget)\b
    `,
    'crit',
  ),
]

export const KEYS_OF_OTHERS = [
  deed(
    regex`
      \bfindall\(\s?r?["'](?:sk-|akia|ghp_)[^]{0,300}?\bsearch\/code\b|
      \bsearch\/code\b[^]{0,400}?\bfindall\(\s?r?["'](?:sk-|akia|ghp_)
    `,
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
    regex`
      \bheaders?(?:\.get\(|\[)\s?["']x-[\w-]{2,30}["']\s?[)\]]\s?={2,3}\s?["'][^"'\n]{3,40}["']\)?
      \s{0,4}\{?\s{0,20}return (?:nextresponse\.next|next\(|true)
    `,
    'high',
  ),
  beside(
    /\bwerkzeug_debug_pin["']?\]?\s?=\s?["']?off\b/,
    deed(/\bapp\.run\([^)\n]{0,60}0\.0\.0\.0/, 'crit'),
  ),
  taught(
    regex`
      \bverify_signature["']?\s?:\s?false\b[^]{0,160}?\b(?:user|account|session|member)\w{0,8}\.
      (?:objects|query|find\w{0,8}|get)\b
    `,
  ),
  deed(/\binsert into \w{1,40}[^;]{0,100}\bvalues\s?\([^;]{0,80}\bnew\.password\w{0,12}/, 'crit'),
  deed(
    regex`
      \binsert into \w{0,20}users?\b[^;]{0,100}\bhidden\b[^;]{0,120}\b
      (?:super_?)?admin\b[^;]{0,40}\btrue\b
    `,
    'crit',
  ),
  deed(/\bendswith\(\s?["']@[\w.-]{4,60}["']\s?\)\s?\)[^]{0,60}?\bsucceed\(/, 'crit'),
  taught(/\bclaims\s?=\s?jwt\.decode\(\s?\w{1,30}\s?\)[^]{0,300}?\b(?:req\.user|role)\b/),
  taught(/\brandom\.seed\(\s?(?:user|account)\b[^]{0,300}?\b(?:md5|token|hexdigest)\b/),
  taught(
    regex`
      \bcheckservertrusted\([^)\n]{0,80}\)\s?\{\s?\}[^]{0,500}?\bhostnameverifier\s?[({]\s?
      (?:\([^)\n]{0,20}\)|[^}\n]{0,20})\s?->\s?true\b
    `,
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

export const GUARDS_OFF = [
  deed(
    regex`
      \bkubectl delete (?:validating|mutating)webhook[^\n]{0,80}--all\b|
      \bpod-security\.kubernetes\.io\/enforce=privileged\b[^\n]{0,40}--overwrite|
      \blabel ns --all pod-security\.kubernetes\.io\/enforce=privileged
    `,
    'high',
  ),
  deed(
    regex`
      \bfirewall-rules create\b(?=[^\n]{0,300}--(?:rules|allow)[= ]all\b)[^\n]{0,300}
      --source-ranges[= ]0\.0\.0\.0\/0
    `,
    'high',
  ),
  deed(/\bconditionalaccess\/policies\b[^]{0,400}?["']state["']\s?:\s?["']disabled/, 'crit'),
  deed(
    regex`
      \b\w{2,16}_alarm:\s?(?:off|false|disabled)\b[^]{0,120}?\b\w{2,16}_alarm:\s?
      (?:off|false|disabled)\b
    `,
    'high',
  ),
  deed(/\binterlock\b[\w\/"',. ]{0,20}\bbypass["'],\s?["']?(?:1|true|on)\b/, 'high'),
  deed(
    regex`
      \bcom\.apple\.tcc\/tcc\.db\b[^]{0,400}?\b(?:insert|update|replace|delete)\b[^\n]{0,40}
      \b(?:into|access|from)\b
    `,
    'crit',
  ),
  deed(
    regex`
      \blogging sinks list\b[^\n]{0,160}\bxargs\b[^\n]{0,60}\bsinks delete\b|
      \blogging sinks update\b[^\n]{0,80}--add-exclusion\b[^\n]{0,80}\b(?:audit|activity)
    `,
    'crit',
  ),
  deed(/\bsecret_scanning(?:_push_protection)?\]?\[status\]=disabled\b/, 'high'),
]
