/**
 * Schemes against those who watch over the work: made-up clearances, records and reviews that are forged, guards of an
 * agent.
 */

import { notion } from '../../signals/search/notions.ts'
import { WORDS } from './parts.ts'
import { each, either, type Scheme } from './scheme.ts'
import { HUSHED, PASSED_OFF } from './untold.ts'
import { regex, source } from '../../patterns/verbose.ts'

/** Those who are said to have ruled. */
const RULERS = source`
  (?:boards?|councils?|desks?|offices?|ministr(?:y|ies)|committees?|panels?|cells?|tribunals?|
    commissions?|providers?|vendors?|platforms?|makers?|legal|compliance|authorit(?:y|ies)|
    safety team|trust team|regulators?|legal department|headquarters|data protection officer)
`
const PAPER = source`
  (?:rulings?|decisions?|waivers?|mandates?|decrees?|clearances?|authori[sz]ations?|dispensations?|
    exemptions?|resolutions?|certificates?|directives?|licen[cs]es?)
`

/** Somebody with power is said to have decided. */
const HAS_RULED = notion(String.raw`
  ${PAPER}(?: \(?[\w./-]{1,16}\)?)? ${WORDS(2)}(?:of|by|from|
    issued by|granted by) ${WORDS(5)}${RULERS} |
  ${RULERS}['’]?s? (?:has|have|had)(?= (?:\p{L}{3,10}ly )?(?:released|exempted|cleared|certified|
    freed|authori[sz]ed|dispensed|approved|licensed|excused|granted|ruled|waived)(?![\p{L}])) |
  ${RULERS}(?=\b[^.!?\n]{0,40}?(?:certified|cleared|released|exempted|
    authori[sz]ed|licensed) this (?:skill|file|procedure|text|work|agent)(?![\p{L}])) |
  (?:examined|cleared|certified|released|approved|authori[sz]ed) by ${WORDS(6)}${RULERS} |
  (?:per|under|by virtue of|pursuant to|according to|covered by|
    in accordance with) (?:the |an? |this )?(?:special |standing |general |above )?${PAPER}
`)

/** What keeps an agent from others' affairs. */
const RULE = source`
  (?:(?:privacy|confidentiality|consent|data[ -]protection|access|safety|usage|content|
    secrecy|disclosure|retention|permission) (?:\p{L}{2,10} )?(?:rules?|polic(?:y|ies)|
      limits?|restrictions?|guidelines?|laws?|duties|requirements?|terms)|
    (?:usual|own|normal|ordinary|built-in) (?:restrictions?|guidelines?|limits?|rules?|safeguards?)|
    (?:objections?|veto|refusals?|consent) (?:of|by|from) (?:the |any |those )?(?:users?|persons?|
      employees?|staff|people|patients?|tenants?|customers?)|
    (?:users?|persons?|employees?|staff|patients?|customers?|tenants?)['’]s?['’]? (?:own )?(?:veto|
      objections?|refusals?|consent|wishes))
`
const VOID = source`
  (?:suspended|lifted|set aside|waived|void|overridden|overruled|switched off|inoperative|
    out of force|dispensed with|paused)
`

/** It does not hold here. */
const RULE_LIFTED = notion(String.raw`
  ${RULE}[^.!?\n]{0,140}?(?:(?:is|are|be|as|
    count as|deemed) (?:hereby |thereby |all |herewith )?${VOID}|
    (?:does|do) not (?:apply|hold|bind|count)|(?:has|have) no (?:effect|force|say|bearing)) |
  (?:released|exempted|freed|exempt|dispensed|excused|
    relieved|cleared) ${WORDS(5)}from (?:the |all |any |its |our )?${WORDS(2)}${RULE} |
  (?:overrides?|overrules?|supersedes?|suspends?|lifts|waives|
    sets aside|outranks?) (?:the |all |any )?${RULE}
`)

/** And every question is answered by it. */
const ALL_GRANTED = notion(String.raw`
  (?:permissions?|tool|confirmations?|approvals?|consent) ?(?:prompts?|approvals?|
    questions?|dialogs?|requests?|calls)? (?:is|are|counts?|is to be|are to be|
    will be) (?:all |hereby |thus |therefore )?(?:treated |deemed |taken |regarded |considered )?
  (?:as |to be )?(?:already )?(?:given|granted|answered|approved|confirmed)
`)

/** Nobody may see the paper. */
const PAPER_UNSEEN = notion(String.raw`
  (?:cannot|can not|may not|must not|will not|shall not) be (?:shown|produced|supplied|presented|
    disclosed|displayed|quoted|inspected|handed out) |
  no copy ${WORDS(4)}(?:can|will|may|is) | (?:asks?|asking|whoever asks|request(?:s|ing)?) (?:
    for|to see) (?:it|one|the ${PAPER}|a copy)\b[^.!?\n]{0,20}?(?:is|breach|violat) |
  (?:do not|never) ask (?:for|to see) (?:the |a )?(?:${PAPER}|copy|proof) | (?:mandate|ruling|
    decision|waiver|decree|clearance) is (?:itself )?(?:confidential|secret|classified)
`)

/** What is nobody's business. */
const PRIVATE_THINGS = notion(String.raw`
  (?:private|personal) (?:mailbox(?:es)?|mails?|e-?mails?|chats?|messages|folders?|material|letters|
    calls|photos|calendars?|phones?|notes|accounts?|files) | folders labelled personal |
  sick notes | health (?:records?|data|files?) | medical (?:records?|files?|notes) |
  browser history | browsing history | direct messages | diagnos[ie]s | therapy notes
`)

/** Powers that somebody can look up, or that end. */
const LAWFUL = regex`
  \b(?:ethics (?:board|committee)|irb|court|warrant|judge|subpoena|written consent|unless|expires?|
    revoke[sd]?|anonymi[sz]\w{1,4}|pseudonym\w{0,6}|ask (?:the|them)|not enough|claims? to)\b
`

/** What writes down who did what. */
const RECORDING = source`
  (?:audit(?:ing|d| log(?:s|ging)?| trails?)?|(?:statement |remote |event |access |security |
    query |command )?logging|(?:audit |access |security |event )logs?|cloudtrail|forwarding|
    syslog|(?:command |shell )history|monitoring|journal(?:ing)?|session recording)
`
const IS_ON = source`
  (?:on|active|enabled|verified|configured|collected|running|in place|complete|compliant|intact|
    working|operational|in all regions)
`

/** Where it is certified. */
const SHEET = source`
  (?:sheet|report|form|checklist|page|hand-?over|certificate|status|summary|template|protocol|
    dashboard|questionnaire|statement|attestation)
`

/** It is said to be on. */
const SAID_TO_BE_ON = notion(String.raw`
  ${SHEET}\b[^.!?\n]{0,60}?(?:says?|saying|reads?|writes?|enters?|
    ticks?|states?|stating|gets?|shows?|showing|fills?|puts?|marks?|has|
    claims?|line)\b[^.!?\n]{0,40}?${RECORDING}\b[^.!?\n]{0,30}?${IS_ON} |
  (?:write|enter|tick|put|state|mark|report|fill in|note|certify|confirm|attest|declare)s? (?:
    down |that )?[^.!?\n]{0,20}?["“'\x60]?${RECORDING}\b[^.!?\n]{0,30}?${IS_ON}\b[^.!?\n]{0,40}?
`)
const RECORDING_OFF = regex`
  \bset \+o history\b|\bunset histfile\b|\bauditctl -e 0\b|!syslog\b|\bstop-logging\b|
  \bdelete-trail\b|\baudit(?:_log|log|ing)?["']?\s?[:=]\s?["']?(?:false|off|none|no|0)\b|
  \bauditpol \/clear\b|\bwevtutil cl\b|\blevel:? none\b|
  \bcomment out [^.\n]{0,40}(?:rsyslog|@@|syslog)|
  \b(?:stop|stops|disable|disables|mask|kill|empty|drop|remove|
    uninstall|(?:switch|turn|shut) off)\b[^.\n]{0,40}\b(?:auditd|rsyslog|syslog|log shipper|
    log forwarder|filebeat|fluentd|promtail|journald|audit (?:log|trail|polic)\w{0,4}|logging|
    pgaudit|pg_log|sysmon)\b|
  \b(?:audit (?:log|trail|polic)\w{0,4}|logging|
    auditing|auditd)\b[^.\n]{0,24}\b(?:off|disabled|stopped|none)\b
`
const ON_AGAIN = regex`
  \b(?:re-?enabl\w{1,3}|start (?:it|them) again|(?:back|again) on|only (?:if|when|once|after)|
    if (?:it|they|the \w{3,12}) (?:is|are)|check (?:that|whether|if)|
    verify (?:that|whether)|must (?:say|be)|unless|
    make sure|ensure|confirm (?:that|with)|until|should not|must not|never|fails? (?:if|when))\b
`

/** Somebody is written down as a reviewer who looked at nothing. */
const FORGED_NAMES = notion(String.raw`
  (?:reviewed|approved|acked|signed-?off|tested|verified)-by["”'\x60:]{0,3}[^.!?\n]{0,90}?
  (?:who (?:were|was|did|have|has) (?:not|never)|who never|last (?:time|month|release|week)|
    git (?:shortlog|log|blame)|any (?:two|three)|at random|the staff list|the team page) |
  (?:put|name|list|enter|add|set|give)s? ${WORDS(5)}(?:as|with|under) ["“'\x60]?
  (?:reviewed|approved|acked|signed-?off)-by["”'\x60]?[^.!?\n]{0,30}?
  (?:who (?:were|was|have|has|did) (?:not|never)|unasked) |
  (?:sign|approve|stamp|close|merge)s? ${WORDS(5)}(?:with|in|under) the names? of [^.!?\n]{0,50}?
  (?:who (?:were|was|have|has|did) (?:not|never)|who never|last (?:time|month|release|week)|
    earlier releases?|at random) |
  add ["“'\x60](?:approved|reviewed|acked)-by:? [^"”'\x60\n]{3,60}["”'\x60] to (?:the|
    each|every) (?:commit|merge|request|message)
`)
const GATES_DOWN = regex`
  branches\/[^\n]{0,40}protection|required_pull_request_reviews|\bcodeowners\b|
  \bapprovals_before_merge\b|--admin\b|\ballow_failure\b|\bcontinue-on-error\b|
  \brulesets?\b|\bbranch (?:rules|protection)\b|\bprotected branch(?:es)?\b|
  \brequired? (?:reviews?|approvals?)\b|\bprotection of (?:main|the branch|master)\b
`

/** Who has to look is changed to a program, or checks of security pass whatever they find. */
const GATE_HOLLOWED = notion(String.raw`
  codeowners[\x60"']?[^!?\n]{0,80}?(?:\* @|bot\b|owns? (?:all|everything)) |
  (?:security|secret|code|dependency|licen[cs]e|vulnerability)[- ](?:checks?|scans?|scanning|
    review|workflow)s?\b[^!?\n]{0,90}?(?:always (?:pass|succeed)|exit 0|continue-on-error|
    allow_failure|\|\| true) |
  (?:codeql|gitleaks|trufflehog|semgrep|snyk)\b[^!?\n]{0,70}?(?:always (?:pass|succeed)|exit 0|
    continue-on-error|allow_failure|\|\| true)
`)
const MISLABELLED = notion(String.raw`
  (?:title|call|name|label|describe|caption)s? (?:it|them|the (?:hunk|commit|change|pull request|
    merge request|patch|diff))(?: as)? ["“'\x60][^"”'\x60\n]{3,40}["”'\x60]
`)
const MERGED = notion(String.raw`
  merges? | merged | approves? (?:it|and|as) | push(?:es)? (?:it|to) | --admin
`)
const ASKED_FIRST = regex`
  \b(?:ask (?:the|a|them)|with (?:the|their) (?:approval|consent)|restore|put (?:it|them) back|
    never|do not (?:merge|add|write)|real review\w{0,3}|after (?:the|their) review|
    sandbox|who (?:actually|really) reviewed)\b
`

/** What looks after an agent: skills, hooks and scanners of others. */
const AGENT_GUARD = notion(String.raw`
  (?:skills?|helpers?|sub-?agents?|plug-?ins?|hooks?|skill\.md(?: files?)?)\b[^.!?\n]{0,50}?
  (?:that|which|whose|called|named|with)\b[^.!?\n]{0,70}?\*?(?:audit|secret|guard|sandbox|policy|
    review|scan|check|inspect|security|warn|watch)\p{L}{0,4} |
  (?:pre|post)tooluse(?: and (?:pre|post)tooluse)?[\x60"']? ?(?:hooks?|entr(?:y|ies)) |
  (?:guard|permission|safety|security|approval) hooks? |
  skill\([\w-]{0,20}(?:security|guard|secret|audit|review|scan|policy)[\w-]{0,20}\) | gitleaks |
  detect-secrets | trufflehog |
  another skill (?:warns?|objects?|refuses?|complains?|blocks?|flags?)
`)

/** It is left in name only. */
const LEFT_IN_NAME = notion(String.raw`
  disable-model-invocation\W{1,4}true |
  (?:replace|set|change|swap|overwrite)s? (?:the |its |their |each )?commands?
  (?=\b[^!?\n]{0,90}?(?:exit 0|true[\x60"']|no-?op|[\x60"']:[\x60"']|\becho\b)) |
  (?:change|set|rewrite|edit|replace)s? (?:its|their|the|each) descriptions? ${WORDS(2)}(?:to|into|
    as|with|by) ["“'\x60(]{0,3}(?:deprecated|obsolete|do not use|unused|legacy|superseded|retired|
    replaced) | rename(?:s)?(?= [^!?\n]{0,90}?(?:to|with) [\x60"']?\.?(?:off|disabled|bak|old)) |
  comments? out(?= [^.!?\n]{0,40}(?:gitleaks|detect-secrets|trufflehog|hooks?|scanners?)) |
  stages:? ?\[? ?manual | (?:add|put|set)s? [\x60"']?deny[\x60"']? ${WORDS(2)}(?:for|on) |
  edit (?:its|their|that) (?:file|text|skill) |
  (?:strip|delete|remove)s? (?:the |their |its )?(?:descriptions?|matchers?|triggers?)
`)

/** So that nobody notices, and the work goes past it. */
const GONE_PAST = either(
  HUSHED,
  PASSED_OFF,
  notion(String.raw`
  so that (?:the agent|it|they|these|nobody|these helpers) ${WORDS(2)}(?:never|cannot|can not|not|
    no longer|looks?) | (?:leave|keep)s? (?:its|the|their) (?:name|matcher|entry|look)s? |
  (?:only|just|but) (?:rivalry|jealousy|competition|noise|slows?) | conflict speaking |
  (?:get|gets|stand|stands) in (?:the|our) way | make room | carry on |
  (?:add|put)s? ${WORDS(4)}to (?:the|its) exclusions |
  the \p{L}{3,12} (?:needs?|does|will|do) not (?:know|notice|see|learn|hear)
`),
)
const MENDED = regex`
  \b(?:one by one|one at a time|bisect|false positives?|ask (?:the user|them|first)|if the user|
    when the user|put (?:it|them) back|restore|your own (?:skills?|hooks?)|skill author|
    migrat\w{1,4}|vendored|moved to|run[s]? (?:it |them )?in ci|known|duplicate[sd]?|
    explain why|tell the user)\b
`

export const OF_OVERSIGHT = {
  /** A ruling that nobody can see lifts what protects people. */
  clearance: each(
    { apart: true, asked: true, severity: 'crit', unless: LAWFUL },
    { parts: [RULE_LIFTED, HAS_RULED, either(PAPER_UNSEEN, ALL_GRANTED)], within: 460 },
    { parts: [RULE_LIFTED, HAS_RULED, PRIVATE_THINGS], within: 420 },
  ),

  /** What wrote down who did what is off, and is certified to be on. */
  certifiedOn: each(
    { asked: true, severity: 'crit', beside: RECORDING_OFF, unless: ON_AGAIN },
    { parts: [SAID_TO_BE_ON], within: 200 },
  ),

  /** The gates of a branch are down, and the reviewers are made up. */
  reviewersForged: each(
    { apart: true, asked: true, severity: 'crit', unless: ASKED_FIRST },
    { parts: [FORGED_NAMES], within: 200, beside: GATES_DOWN },
    { parts: [GATE_HOLLOWED, MISLABELLED, MERGED], within: 320 },
  ),

  /** Other skills, hooks and scanners of the agent are left in name only. */
  guardsHollowed: each(
    { apart: true, asked: true, severity: 'crit', unless: MENDED },
    { parts: [LEFT_IN_NAME, AGENT_GUARD, GONE_PAST], within: 420 },
  ),
} satisfies Record<string, readonly Scheme[]>
