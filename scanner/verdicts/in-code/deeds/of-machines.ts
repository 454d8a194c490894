/** Deeds in code that take a machine over, break it or carry something on to others. */

import { regex, source } from '../../../patterns/verbose.ts'
import { beside, deed, toStranger } from './deed.ts'

/** An address of the internet that is no resolver that everybody knows. */
export const PUBLIC_ADDRESS = source`
  (?!(?:10|127|0|169\.254|192\.168|172\.(?:1[6-9]|2\d|3[01]))\.|1\.[01]\.[01]\.[0-3]\b|
    8\.8\.[48]\.[48]\b|9\.9\.9\.|149\.112\.|208\.67\.|94\.140\.|
    185\.228\.|76\.76\.)\d{1,3}(?:\.\d{1,3}){3}\b
`

export const SHELL_HANDED_OUT = [
  // What somebody writes in a chat is run.
  deed(
    regex`
      \b(?:subprocess\.(?:run|popen|check_output|getoutput)|os\.(?:system|popen)|exec(?:sync)?)\(\s?
      (?:msg|message|update|event|ctx|m)(?:\.\w{1,12}){0,2}\.(?:text|content|body)\b
    `,
    'high',
  ),
  // The channels of the process become those of a connection.
  deed(/\bconnect\s?\(\s?[[(]?\s?["'][\w.-]{3,60}["']\s?,\s?\d{2,5}[^]{0,300}?\bdup2\s?\(/, 'crit'),
]

export const MACHINE_TAKEN = [
  // All of the machine, and nothing in between.
  deed(
    regex`
      --privileged\b(?=[^\n]{0,160}--security-opt[ =]seccomp[=:]unconfined)[^\n]{0,200}
      (?:-v|--volume)[= ]\/:\/|
      (?:-v|--volume)[= ]\/:\/[^\n]{0,160}--privileged\b[^\n]{0,120}seccomp[=:]unconfined
    `,
    'high',
  ),
  // Out of a container, onto the machine that carries it.
  deed(
    regex`
      \bdocker run\b(?=[^\n]{0,160}--privileged)[^\n]{0,200}\bnsenter\b[^\n]{0,40}
      (?:-t ?1|--target[= ]1)\b
    `,
    'crit',
  ),
  deed(
    regex`
      \bnotify_on_release\b[^]{0,400}?\brelease_agent\b|
      \brelease_agent\b[^]{0,400}?\bnotify_on_release\b
    `,
    'crit',
  ),
]

export const LOCKS_EXCHANGED = [
  // Another place for all packages, and nothing left to check them by.
  beside(
    /\b(?:registry\.npmjs\.org|registry\.yarnpkg\.com|files\.pythonhosted\.org)\b/,
    toStranger(/\bdel\([^)\n]{0,60}integrity\b/, 'crit'),
  ),
  toStranger(
    regex`
      \bsed\b[^\n]{0,60}\bregistry\.(?:npmjs\.org|yarnpkg\.com)\b[^\n]{0,20}https?:\/\/[^\n]{4,120}
      (?:package-lock\.json|yarn\.lock|pnpm-lock\.yaml)
    `,
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
    toStranger(
      /\bssh\b[^]{0,240}?\b(?:curl|wget)\b[^\n|]{0,160}\|\s?(?:sudo )?(?:ba|z|da)?sh\b/,
      'crit',
    ),
  ),
  beside(
    regex`
      \b(?:iwr|invoke-webrequest|curl|start-bitstransfer)\b[^\n]{0,160}\.exe\b[^]{0,300}?\b
      (?:schtasks|start-process|sc(?:\.exe)? create|register-scheduledtask)\b
    `,
    toStranger(/\binvoke-command\b[^\n]{0,80}-computername\b/, 'crit'),
  ),
]

export const DISKS_WIPED = [
  deed(/\bshow databases\b[^]{0,200}?\bxargs\b[^\n]{0,40}\bdrop database\b/, 'crit'),
  // All is deleted once somebody has left.
  deed(
    regex`
      \bif not \w{1,20}\.objects\.filter\([^)\n]{0,80}\)\.exists\(\)[^]{0,160}?
      \bobjects\.all\(\)\.delete\(\)
    `,
    'crit',
  ),
  deed(
    /\bdd\b[^\n]{0,60}\bif=\/dev\/(?:zero|u?random)\b[^\n]{0,40}\bof=\/dev\/(?:\{\}|\$)/,
    'crit',
  ),
  deed(
    regex`
      \brm -[rf]{2,3}\b[^\n]{0,20}\$\{?\w{1,20}\}?["']?\/["']?\{(?=[^}\n]{0,60}\b(?:home|etc|usr|
        root|var|boot)\b)[^}\n]{3,80}\}
    `,
    'crit',
  ),
  // A function that calls itself twice.
  deed(/(?<![\w-])([\w:]{1,16})\s?\(\)\s?\{\s?\1\s?\|\s?\1\s?&/, 'crit'),
]

export const SAFETY_COPIES_DROPPED = [
  deed(/\brm -[rf]{2}\b[^\n]{0,20}\/var\/backups\/(?:[\w.-]{1,40}\/)?\*/, 'high'),
  deed(
    regex`
      \bdrop schema (?:if exists )?["\x60]?(?:backups?|archive|audit)\w{0,12}\b|
      \bpg_drop_replication_slot\s?\(\s?\w{1,30}\s?\) from\b
    `,
    'high',
  ),
]

export const RUN_FROM_AFAR = [
  beside(
    /\bpickle\.loads?\(/,
    toStranger(/https?:\/\/[^\s"'\x60]{4,160}\.(?:pkl|pickle)\b/, 'crit'),
  ),
  toStranger(/\brequests\.get\(\s?["']https?:\/\/[^]{0,300}?\bpickle\.loads?\(/, 'crit'),
  toStranger(/https?:\/\/[^]{0,300}?\bbinaryformatter\b[^]{0,200}?\bdeserialize\(/, 'crit'),
  toStranger(
    /\bnew url\(\s?"https?:\/\/[^]{0,500}?\bprocessbuilder\(\s?"(?:sh|bash|cmd|powershell)"/,
    'crit',
  ),
  toStranger(
    regex`
      "post-(?:autoload-dump|install-cmd|update-cmd)"[^\n]{0,120}https?:\/\/[^\n]{4,160}\b
      (?:include|require|eval)\b
    `,
    'crit',
  ),
  deed(/\btrusturlcodebase["']?\s?,\s?["']?true\b/, 'crit'),
]

export const HIDDEN_PARSERS = [
  deed(/\bmarshal\.loads\([^]{0,300}?\bfunctiontype\(/, 'high'),
  deed(/\.arg\(\s?format!\(\s?"curl [^"\n]{0,80}\|\s?(?:ba)?sh\b/, 'crit'),
]

export const STARTED_BY_PROGRAMS = [
  beside(
    /"command"\s?:\s?"[^\n]{0,300}https?:\/\//,
    toStranger(/"runon"\s?:\s?"folderopen"/, 'crit'),
  ),
  toStranger(
    /\bcontentsof:\s?url\(string:\s?"https?:\/\/[^]{0,700}?\blaunch(?:agents|daemons)\b/,
    'crit',
  ),
]

export const ENDPOINTS_MOVED = [
  deed(
    regex`
      (?:\b|\\n)dns=${PUBLIC_ADDRESS}[^\n]{0,240}\bresolved\.conf|
      \bresolved\.conf\b[^]{0,200}?(?:\b|\\n)dns=${PUBLIC_ADDRESS}|
      \/etc\/hosts\b[^]{0,300}?${PUBLIC_ADDRESS}\s{1,8}(?:[\w-]{1,40}\.){0,2}(?:github|npmjs|
        pypi|pythonhosted|anthropic|openai|crates|rubygems|docker|googleapis|debian|ubuntu|
        microsoft|apple)\.\w{2,4}\b
    `,
    'high',
  ),
  deed(
    regex`
      \btype nat hook (?:output|prerouting)\b[^]{0,400}?\bdnat to ${PUBLIC_ADDRESS}|
      \biptables\b[^\n]{0,40}-t nat\b[^\n]{0,120}--to-destination ${PUBLIC_ADDRESS}
    `,
    'high',
  ),
  // By way of a stranger, who may show any certificate.
  toStranger(
    regex`
      \bverify\s?=\s?false\b[^]{0,120}?\bprox(?:y|ies)\b[^\n]{0,40}https?:\/\/|
      \bprox(?:y|ies)\b[^\n]{0,60}https?:\/\/[^]{4,160}?\bverify\s?=\s?false\b
    `,
    'high',
  ),
  toStranger(
    regex`
      \brejectunauthorized\s?:\s?false\b[^]{0,160}?\bproxyagent\([^\n]{0,20}https?:\/\/|
      \bproxyagent\([^\n]{0,20}https?:\/\/[^]{4,160}?\brejectunauthorized\s?:\s?false\b
    `,
    'high',
  ),
  toStranger(
    /\bset_key\([^)\n]{0,40}["']\w{2,20}_(?:base_url|endpoint|api_base)["'],\s?["']https?:\/\//,
    'crit',
  ),
]

export const FLOODS = [
  // Many of the largest machines in every region there is.
  deed(
    regex`
      \bdescribe-regions\b[^]{0,400}?\brun-instances\b[^]{0,200}?--count \d{2,}|\brun-instances\b
      (?=[^\n]{0,200}--count \d{2,})[^]{0,200}?\b(?:p[345]|g[456])\w{0,3}\.\d{1,2}xlarge\b
    `,
    'high',
  ),
  deed(/\bx-forwarded-for["'],?[^\n]{0,80}\brand(?:om|int)?\b/, 'high'),
]

export const AGENTS_WITHOUT_END = [
  deed(
    regex`
      \bwhile (?:true|:|1)\b[^]{0,40}?\bdo\b[^]{0,80}?\b(?:agent|claude|codex|gemini|opencode|
        aider|goose)\b[^\n;&]{0,160}&(?!&)[^]{0,60}?\bdone\b
    `,
    'high',
  ),
]
