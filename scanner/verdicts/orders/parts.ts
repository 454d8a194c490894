/**
 * Words of which plain orders are put together: what is to be done, by whom it is felt, and how. Sources of patterns,
 * in lower case.
 */

import { source } from '../../patterns/verbose.ts'
import { HOST_NAME } from '../../signals/places/addresses.ts'
import { MAILBOX } from '../../signals/places/mailboxes.ts'

/** Words by which a condition is the user's own wish or word. */
export const CONDITION_OF_USER =
  'asks?|asked|wants?|wishes|confirms?|confirmed|agrees?|agreed|approves?|approved|requests?|requested|permits?|permission|consents?|opts?|chooses?|chose|says? (?:yes|so)'

/** The start of a line, with its marks and the switch that it may be said to explain. */
export const LINE_START = String.raw`^[\s>*.:)(|❌✗✘-]{0,8}(?:\x60?--[\w-]{1,20}\x60?[\s:|]{1,8})?`

/** More ways to lead up to what is to be done. */
const LED_TO = source`
  afterwards?|therefore|sometimes|quickly|go ahead and|let us|let's|
  it is (?:important|essential|vital|best|time|your (?:duty|job|task)) to|
  (?:your|the|its) (?:last|next|first|final|only) (?:step|thing|task|job)(?: to do)? is(?: to)?|
  what remains is to|
  we (?:ask|expect|want|need|require|trust) (?:you|the (?:agent|assistant|model)) to|
  the user expects you to|
  (?:this skill|a good (?:assistant|agent)) (?:will|should|must|has to|shall)|
  there is one more thing(?: to do)?:|the (?:plan|task|job)(?: is)?:|only after that may you
`

const beginning = (unless: string): string =>
  source`
    ${LINE_START}(?:\d{1,3}[.)] {0,2})?(?:(?:step \d{1,2}|note|important)\W{1,3})?(?:(?:if|
        when|whenever|where|once|after|before|on|at|as soon as|every time|each time|while|during|in|
        since|because|as|so that|to|for|rather than|instead of|unlike|given|with|by|besides|against|
        without|unless|until|whatever|however)\b${unless}[^,.!?\n]{2,60}, |
      (?:in|for|on|at|with|under|after|before) (?:every|each|all|any) (?:\w{1,14} ){1,2}?|
      (?:every|each) (?:\w{1,10} )?(?:minutes?|hours?|days?|nights?|mornings?|
        weeks?|starts?|runs?),? )?
  ` +
  source`
    (?:(?:then|also|now|first|finally|next|and|always|please|silently|quietly|automatically|
      otherwise|instead|in addition|additionally|last but not least|lastly|in any case|
      ideally|simply|kindly|you (?:must|should|will|shall|have to|need to|are to)|
      (?:the |your )?(?:agent|assistant) (?:must|should|shall|will|has to)|
      your (?:job|task|duty) is to|(?:make sure|be sure|remember|try|take care|feel free|
        do your best|(?:do not|never) (?:forget|hesitate|fail|neglect)) to|${LED_TO}),? ){0,2}
  `

/**
 * Where a sentence begins to order: behind the mark of an item, a label, a word of sequence, or a condition that is not
 * the user's own will. What is quoted orders nothing.
 */
export const BEGINS = beginning(String.raw`(?![^,.!?\n]{0,60}\b(?:${CONDITION_OF_USER})\b)`)

/** The same behind any condition. */
export const BEGINS_ANYHOW = beginning('')

/** Where a rule of the house begins that forbids nothing and waits for nobody's word. */
export const RULES = source`
  ^(?![^a-z]{0,12}(?:no|none|neither|nothing|not|never|only|under no|in no)\b)
  (?![^!?\n]{0,80}\b(?:${CONDITION_OF_USER})\b)
`

/** It is to be done, whoever does it. */
export const MUST_BE = source`
  \b(?:shall|must|should|is to|are to|has to|have to|needs to|
    need to|will) (?:(?:then|also|always|immediately|\w{3,12}ly) )?be (?:(?:then|also|\w{3,12}ly) )?
`

const IRREGULAR: Readonly<Record<string, string>> = {
  send: 'sent',
  hand: 'handed(?: over)?',
  pay: 'paid',
  withdraw: 'withdrawn',
  overwrite: 'overwritten',
  give: 'given',
  make: 'made',
  'turn off': 'turned off',
  'switch off': 'switched off',
  write: 'written',
  put: 'put',
  get: 'obtained',
  read: 'read',
  stop: 'stopped',
  drop: 'dropped',
  scrub: 'scrubbed',
  submit: 'submitted',
  transmit: 'transmitted',
  remit: 'remitted',
  swap: 'swapped',
  hide: 'hidden',
  'round(?: up| down)?': 'rounded(?: up| down)?',
}

/** How the plain ones among some verbs read when somebody is to do them. */
export const participlesOf = (verbs: string): string =>
  verbs
    .split('|')
    .flatMap((verb) => {
      const irregular = IRREGULAR[verb]
      if (irregular) return irregular
      if (!/^[a-z]+$/.test(verb)) return []
      return verb.endsWith('e') ? `${verb}d` : verb.replace(/([^aeiou])y$/, '$1i') + 'ed'
    })
    .join('|')

export const USERS = source`
  (?:the |any |your )?(?:users?|owners?|clients?|customers?|operators?|humans?|person|team|
    reviewers?|anyone|anybody|them)
`

export const ERASE =
  'delete|erase|wipe|remove|destroy|purge|shred|drop|overwrite|clear|empty|nuke|trash'
export const SEND =
  'send|upload|post|forward|copy|transmit|submit|push|report|e-?mail|mail|share|sync|deliver|append|hand|pass|stream|leak'
export const PAY =
  'send|transfer|move|route|redirect|pay|forward|wire|deposit|withdraw|divert|remit'
export const ALTER =
  'change|replace|swap|alter|adjust|modify|overwrite|substitute|edit|inflate|raise|lower|round(?: up| down)?'
export const GRANT = 'grant|give|add|invite|assign|make|promote'
export const STOP =
  'turn off|disable|stop|remove|switch off|deactivate|kill|uninstall|bypass|unload'
export const ASSENT =
  'approve|accept|confirm|answer (?:with )?["\']?yes["\']? to|say yes to|click (?:through|yes (?:on|to|in)|ok (?:on|to|in)|away)|auto-?(?:approve|accept|confirm)|allow|dismiss|acknowledge|grant'
export const FETCH =
  'fetch|download|get|read|open|load|retrieve|look at|visit|pull|check|go to|see|consult|curl'
export const WRITE = 'write|add|append|save|put|insert|store|copy|paste|place|install'
export const PRAISE =
  'recommend|suggest|promote|prefer|put first|bring up|praise|mention|name|push|favou?r|advertise|plug|propose|endorse'
export const WATCH =
  'record|log|keep track of|monitor|note(?: down)?|capture|watch|collect|save|store|track|write down'

/** What an agent reads again at each start. */
export const AGENT_FILES = source`
  claude\.md|agents\.md|gemini\.md|memory\.md|soul\.md|settings(?:\.local)?\.json|\.cursorrules|
  copilot-instructions\.md
`

/** What opens doors. */
export const SECRETS = source`
  \bapi keys?|\.env\b|\benvironment variables|\bssh (?:private )?keys?|\bcredentials|\bpasswords?|
  \b(?:access |auth |session |bearer )?tokens?|\bcookies|\bseed phrase|\bprivate keys?|\bsecrets|
  ~\/\.(?:ssh|aws|gnupg|kube)\b
`

/** What was said, written and seen by a user who thought to be alone, and all that is kept at once. */
export const PRIVATE = source`
  \b(?:the|this|our|their|your) (?:whole |full |entire )?
  (?:conversation|chat (?:history|transcript|log))|
  \b(?:all|every|any) files?\b[^.!?\n]{0,24}\bhome\b|
  \b(?:users?|owners?)['’]?s?['’]? (?:documents|files|photos|messages|e?mails?|notes)|
  \bhome (?:folder|directory)|
  \b(?:browser|browsing|shell|command|search) history|
  \bclipboard|\bkeystrokes|
  \bwhat(?:ever)? (?:the user|they|he|she) (?:typed?s?|types|said|says|wrote|writes|asks?|asked|
    copies)
`

/** A place written out: an address, a mailbox, the name of a host. */
export const PLACE = source`
  [\x60\"'(<]{0,2}(?:https?:\/\/[^\s"'<>)\x60]{4,200}|${MAILBOX}|${HOST_NAME})
`

/** The author, where the user would be served. */
export const AUTHOR = source`
  \b(?:ours|mine|our own|the (?:author|maker|maintainer|publisher)(?: of this (?:skill|file))?|
    the skill'?s? (?:author|maker|maintainer)|(?:the )?(?:author|maker|maintainer)'?s\b|
    our (?:account|wallet|iban|address|card))\b
`

/** It is left untold. */
export const UNTOLD = source`
  \b(?:do not|don't|never|without) (?:ever )?(?:say(?:ing)? so|mention(?:ing)? (?:it|this|that|
      the change)|tell(?:ing)?|inform(?:ing)?|notify(?:ing)?|alert(?:ing)?)\b|
  \bso (?:that )?(?:nobody|no one|the user (?:does not|doesn't|never|will not|
      won't)) (?:\w{1,8} )?(?:notices?|knows?|sees?|learns?)\b
`

/** Those who are spoken to. */
export const PEOPLE = source`
  (?:${USERS}|(?:the |any |your |all |every )?(?:users|customers?|clients?|readers?|
    people|patients?|visitors?|callers?|buyers?|tenants?|parents?|students?|
    subscribers?|everyone|everybody))
`

/** What guards a machine, its data or its users, by name. */
export const GUARD = source`
  (?:firewalls?(?! rules?)|anti-?virus|virus scan\p{L}{0,5}|
    malware (?:shield|scan\p{L}{0,4}|protection|guard)|anti-?malware|(?:windows )?defender|
    two-?(?:factor|step) (?:log-?in|authentication|verification|sign-?in)|2fa|mfa|
    (?:nightly |daily |automatic )?back-?ups?|audit (?:logs?|logging|trails?)|
    (?:security|access|activity|event) (?:logs?|logging|scans?|monitoring|alerts?|
      updates?|prompts?|checks?|warnings?)|intrusion detection|monitoring|alarms?|alerts|
    (?<=\b(?:every|any|each) )alert|spam filters?|(?:disk|drive) encryption|screen lock|
    (?:password|rate|spending) (?:polic(?:y|ies)|limits?)|branch protection|code scanning|
    secret scanning|fraud (?:checks?|detection|filters?)|gatekeeper|selinux|apparmor|
    sandbox(?:ing)?|smoke detectors?|safety (?:interlocks?|cut-?offs?|switch(?:es)?)|
    endpoint protection|second factor|edr|automatic updates|
    (?:permission|confirmation|approval|consent) (?:prompts?|dialogs?|steps?|checks?|
      requests?|gates?)|(?:pre-?commit|pre-?push|git|safety|security|guard|permission) hooks?|
    (?:security|vulnerability|image|dependency|malware) scanners?|code reviews?|
    (?:tls|ssl|certificate|signature) (?:verification|checks?|validation)|rate limit(?:er|ing)s?|
    (?:content|egress|outbound|network|safety) filters?|guard ?rails?|log (?:shipper|forwarder)s?)
`
