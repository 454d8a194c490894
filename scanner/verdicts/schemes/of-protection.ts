/**
 * Schemes against what protects: guards put out and hidden, certificates passed over, originals erased with their
 * copies.
 */

import { regex, source } from '../../patterns/verbose.ts'
import { notion } from '../../signals/search/notions.ts'
import { GUARD } from '../orders/parts.ts'
import { OURS, WORDS } from './parts.ts'
import { each, either, type Scheme } from './scheme.ts'
import { HUSHED, PASSED_OFF, UNASKED } from './untold.ts'

/** A guard is put out. */
/** So many words, and no end of a sentence between them. */
const WORDS_OF_ONE = (most: number): string =>
  String.raw`(?:[\p{L}\p{N}"'\x60,_./@#-]{1,24}(?<![.!?]) ){0,${most}}?`

/** `Enable/disable`: an interface that does both. */
const BOTH_WAYS = String.raw`(?<!enable ?(?:/|or|and) ?)`

const GUARD_OFF = notion(String.raw`
  (?:switch|turn|shut|power)s?(?: off| down)? (?:the |all |any |every |their |its )?${WORDS(2)}
  ${GUARD}(?: ${WORDS(6)}(?:off|down))? |
  ${BOTH_WAYS}(?:disable|stop|deactivate|remove|uninstall|kill|suspend|
    pause|halt|unload|end|cancel|drop|silence|mute|exempt|delete|block|
    abolish|suppress)s? (?:the |all |any |every |their |its )?${WORDS_OF_ONE(2)}${GUARD} |
  (?:take|pull|put) (?:the |all |any |every )?${WORDS(2)}${GUARD} (?:out of|offline|off|
    from|down|out|to sleep) |
  ${GUARD} (?:is|are|gets?|must be|shall be|has to be|to be|should be) (?!(?:never|not) )
  (?:[\p{L}'’-]{1,14} ){0,2}?(?:switched off|turned off|disabled|stopped|shut down|deactivated|
    removed|uninstalled|suspended|taken (?:down|offline|out)|put out)
`)

/** For good, or with a story for whoever asks. */
const LEFT_OFF = either(
  HUSHED,
  PASSED_OFF,
  notion(String.raw`
    (?:leave|keep|have)s? (?:it|them|things|everything|that)? ?(?:that way|so|
      off|like that|disabled|switched off|down|as it is) |
    (?:do not|never|not) (?:ever )?(?:switch|turn|put|start|bring) (?:it|them)? ?(?:back )?on |
    for good | permanently | for ever |
  set (?:up )?an? (?:task|job|timer|script|cron\p{L}{0,8})\b[^.!?]{0,30}?
  (?:again|so|back|repeat|undo|whenever|each) |
  (?:again|anew) (?:if|should|when|whenever) (?:someone|somebody|anyone|the \p{L}{2,12}|it|they)
`),
)

/** Whoever answers cannot show who they are. */
const NOT_PROVEN = notion(String.raw`
  (?:certificates?|certs?|tls|ssl|https|chain|host-?name|issuer|signature|fingerprint|ca)\b
  [^.!?]{0,60}?(?:rejected|expired|invalid|mismatch\p{L}{0,2}|fails?|failed|unknown|untrusted|
    self-signed|breaks?|broken|cannot be (?:verified|checked|trusted)|does not (?:match|verify)|
    is (?:wrong|bad|revoked)|error|warning|complains?|not trusted|revoked|missing) |
  (?:expired|invalid|untrusted|self-signed|unknown|wrong|revoked|bad|mismatched|rejected) (?:
    \p{L}{2,10} )?(?:certificates?|certs?|issuers?|chains?|host-?names?|signatures?|fingerprints?) |
  (?:mismatch|error|warning|failure)s? (?:at|on|from|of|in|with|about) (?:the )?
  (?:\p{L}{2,12} ){0,2}(?:gateway|certificate|server|tls|portal|host)
`)

/** And it is waved away. */
const NOT_CHECKED = notion(String.raw`
  (?<!\bno [\x60"']?)(?:verify\s?=\s?false|
    --(?:insecure|no-check-certificate|allow-insecure|skip-tls\p{L}{0,8}|insecure-skip\p{L}{0,10})|
    node_tls_reject_unauthorized\W{0,3}0|pythonhttpsverify\W{0,3}0|http\.sslverify\W{1,3}false|
    rejectunauthorized\W{1,3}false|insecureskipverify\W{1,3}true) |
  curl -k |
  (?:turn|switch)(?:s|ed)? ${WORDS(3)}(?:check(?:s|ing)?|verification|
    validation|warnings?) ${WORDS(2)}off |
  (?:turn|switch) off ${WORDS(3)}(?:check(?:s|ing)?|verification|validation) |
  (?:disable|skip|drop|bypass|ignore|dismiss|override|suppress)s? ${WORDS(3)}(?:check(?:s|ing)?|
    verification|validation|errors?|warnings?|certificates?|mismatch|problem|alert) |
  (?:trust|accept|take|allow|approve)s? (?:whatever|anything|any|all|every|
    it|the (?:certificate|host|server)) ?${WORDS(2)}(?:presented|offered|shown|sent|comes|
    certificate|cert|anyway|all the same|regardless|as is|blindly)? |
  (?:fall back|go back|switch|change|move|retry|downgrade) ${WORDS(2)}
  (?:to|over|with|through) (?:plain |unencrypted )?http(?!s) | click (?:through|past|away) |
  proceed anyway | (?:carry|go) on (?:anyway|regardless|all the same|nonetheless)
`)

/** Something of worth goes there, or nobody hears of it. */
const AT_STAKE = either(
  HUSHED,
  notion(String.raw`
  (?:send|submit|transmit|post|resend|enter|pass|upload|repeat|forward)s? (?:the |their |our |all )?
  (?:[\p{L}'’-]{2,14} ){0,2}?(?:log-?in|sign-?in|credentials?|passwords?|data|records?|payments?|
    payload|details|tokens?|card|request|orders?|files?) |
  (?:go|carry) on with (?:the |their )?(?:[\p{L}'’-]{2,14} ){0,2}?(?:records?|data|payments?|
    transfers?|log-?in|files?|orders?|upload|details) |
  (?:keep|leave) (?:it|this|that|them|things) (?:like that|that way|so|off|on|
    in place|in production)(?: in production)? | in production | for good | permanently |
  from then on | for all hosts |
  (?:hide|suppress|swallow|withhold|conceal|mute)s? (?:the |this |any |all )?(?:\p{L}{2,12} )?
  (?:error|warning|message|problem|alert|failure)
`),
)

const WORK = source`
  (?:originals?|source (?:photos?|files?|images?|videos?|documents?|data|tables?|footage)|
    master (?:files?|copies|copy|tapes?|data)|raw (?:files?|photos?|data|footage)|
    (?:production|live|source|main|prod) (?:tables?|databases?|data|db|records|bucket|volumes?)|
    (?:user|owner|customer|client|family)['’]?s? (?:own )?(?:originals?|files?|photos?|
      documents?|data|folders?|work|archive|records?|projects?|pictures|videos)|documents|
    pictures|photos|(?:all|their|his|her) projects|(?:~?/|[\w$~-]{1,20}/)(?:[\w$~-]{1,20}/){0,2}
    (?:documents|pictures|photos|archive|projects|desktop)(?:/[\w.-]{1,30}){0,2}|
    (?:home|photo|document|project|archive) (?:folder|directory|library)|
    (?:the |their )?(?:photos|documents|repository|repositories|mailbox)|
    (?:the |their )archive|archive(?! (?:the|an?|old|each|every|it|them)(?!\p{L})))
`

/** What people made is gone. */
const WORK_ERASED = notion(String.raw`
  (?:erase|wipe|delete|purge|remove|destroy|shred|drop|overwrite|
    (?<!\b(?:an?|the|like|is|are) )empty|clear|nuke|scrub|trash|truncate|discard|get rid of|
    throw away|zero(?: out)?)s? (?:the |all |any |every |their )?${WORDS(5)}[\x60"']?${WORK} |
  ${WORK}[\x60"']? (?:is|are|gets?|must be|shall be|has to be|have to be|
    to be|should be) (?:[\p{L}'’-]{1,14} ){0,2}?(?:erased|wiped|deleted|purged|removed|destroyed|
    shredded|dropped|overwritten|emptied|cleared|trashed|discarded)
`)

/** With all that could bring it back. */
const COPIES_TOO = notion(String.raw`
  (?:along|together) with (?:each|every|all|the|any|its|their) ${WORDS(1)}(?:back-?ups?|snapshots?|
    cop(?:y|ies)|restore points?|versions?|replicas?|duplicates?|mirrors?) |
  (?:and|plus|including|as well as) (?:also )?(?:each|every|all|the|any|its|their|
    whatever|off-site|what)? ?${WORDS(2)}(?:back-?ups?|snapshots?|off-site (?:copy|copies)|
    restore points?|recycle bin|trash(?: can| bin| folder)?|version history|replicas?|
    shadow copies|copies (?:of (?:it|them)|elsewhere))
`)

/** Before anybody could say no. */
const NO_WAY_BACK = either(
  HUSHED,
  PASSED_OFF,
  UNASKED,
  notion(String.raw`
    so (?:that )?(?:nothing|nobody|no one|none|it|they|it all) (?:[\p{L}'’]{1,14} ){0,3}?
    (?:brought back|restored?|recover\p{L}{0,3}|undone|undo|retrieved?|get (?:it|them) back|
      rolled back|left) | (?:beyond|past) (?:recovery|repair|recall) | for good |
    (?:cannot|can not|can never) be (?:restored|recovered|undone|brought back)
`),
)

/** Somebody looks for a fault on their own machine, or a fixture is torn down. */
const BY_DESIGN = regex`
    \b(?:temporar\w{2,4}|gps|exif|metadata|re-?enable|(?:turn|switch) (?:it|them) (?:back )?on|
      afterwards (?:start|enable)|localhost|127\.0\.0\.1|local (?:dev|test)\w{0,8}|development only|
      dev(?:elopment)? (?:servers?|machines?|environment)|staging|sandbox|
      test (?:servers?|data|databases?|environment)|fixtures?|retention|older than|dry[- ]run|
      decommission\w{0,3}|gdpr|right to|erasure|after \d{1,4} (?:days|weeks|months|years)|
      false positives?|restored? from|untouched|not be touched|but not|by hand|
      (?:stays?|remains?)(?=[.,;]|$)|stay out of|hold on to|leave (?:[\w']{2,14} ){1,4}alone|
      keep (?:each|every|all|the) (?:\w{2,12} )?back-?ups?)\b
  `

/** What guards, by name. */
const A_GUARD = notion(GUARD)

/** It no longer does. */
const PUT_OUT = notion(String.raw`
  ${BOTH_WAYS}(?:disable|deactivate|remove|uninstall|kill|suspend|unload|
    (?<!\b(?:create|list|delete|expire|manage|get|view|fetch|update|active|existing|new|
      an?|the|of|these|those|all|any) )silence|mute|exempt|abolish|unplug|strip|blind)s? |
  stop(?! (?:hooks?|conditions?|words?|signs?|sequences?|tokens?|events?)(?![\p{L}])) | pause |
  halt | lift |
  (?:switch|turn|shut|power|take|put|pull|
    keep|leave)s?(?= [^.!?]{0,60} (?:off|down|out|offline|dead)) |
  (?:is|are|gets?|be|stays?|remains?) (?!(?:never|not) )(?:[\p{L}'’-]{2,12} )?(?:switched off|
    turned off|disabled|stopped|shut down|deactivated|removed|uninstalled|suspended|paused|
    taken (?:down|offline|out|off)|put out|lifted|dropped|off) |
  (?:uninstall|remove|disable)(?:s|ed|d) | stopped | stays? off
`)

/** It is to stay so, or to look otherwise. */
const NOT_BACK = either(
  HUSHED,
  PASSED_OFF,
  notion(String.raw`
  for good | for ever | forever | permanently | indefinitely |
  (?:leave|keep)s? (?:it|them|that|things) (?:off|dead|disabled|down|that way|so|out|like that) |
  (?:do|does|must|is|are) not (?:to be )?(?:come|turned|switched|brought|started|enabled) (?:back )?
  (?:on|up|again) | (?:stays?|remains?) (?:off|down|disabled|dead|out) |
  (?:only|just) (?:costs?|annoys?|slows?|worr(?:y|ies)|frightens?|disturbs?|bothers?|
    get in|gets in) | (?:dashboard|status|page|report|icon|light|panel)\b[^.!?]{0,30} (?:green|good|
    fine|ok|protected|active|as before|last good) |
  lets? the \p{L}{2,12} (?:believe|think|show|say) | keep(?:s)? (?:the )?(?:\p{L}{2,10} )?
  (?:mails?|reports?|messages?|light|status)\b[^.!?]{0,16} (?:going|coming|green) |
  say (?:that )?the \p{L}{2,12} (?:was|is|did|had)
`),
)

/** Doubt about who answers, loosely. */
const WHO_ANSWERS = notion(String.raw`
  (?:tls|ssl|certificates?|certs?|chain|host-?names?|issuers?|signatures?|fingerprints?|
    host keys?|root ca) | server shows | connection is not (?:private|secure|safe|trusted) |
  (?:wrong|other|different) (?:host ?)?name | (?:certificate|signature|host key|fingerprint) check
`)

/** It does not hold. */
const DOES_NOT_HOLD = notion(String.raw`
  (?:does|do|did|will) not (?:match|verify|fit|validate|agree|check out|hold) |
  (?:mis-?match\p{L}{0,2}|errors?|warnings?|fails?|failed|failure|expired|invalid|
    unknown|untrusted|self-signed|rejected|broken|breaks|wrong|revoked|complains?|
    cannot be (?:verified|checked|trusted|validated)|not (?:trusted|valid|verified)) |
  (?:wrong|other|different) name | not (?:private|secure|safe) | skip(?:s|ped)? | checks?
`)

/** And is waved through. */
const WAVED = notion(String.raw`
  (?<!(?:never|not|nor|or|no|without) )(?:(?:switch|turn)(?:s|ed)? (?:[^.!?]{0,24} )?off|
    (?:accept|trust|ignore|dismiss|skip|disable|override|bypass|suppress|overlook)s? (?:it|them|
      the|any|all|every|this|that|whatever|anything)(?![\p{L}]{0,2}\x60)) |
  (?:is|are|gets?) (?:clicked away|ignored|dismissed|waved (?:away|through)|skipped|overridden|
    accepted|clicked through|disregarded|bypassed) |
  (?<!\bno [\x60"']?)(?:-k[\x60"']|--insecure|verify\s?=\s?false) |
  pass [\x60"']{0,2}-k | no reason to (?:stop|worry|wait|hesitate) |
  click(?:s|ed)? (?:it |them )?(?:away|through) | (?:carry|go|goes) on | proceed | never mind |
  (?:choose|click|press|select|pick)s? ["']?(?:continue|proceed|accept|advanced|ignore)["']? |
  (?:anyway|all the same|regardless|nonetheless|even so) | install it | skips? the
`)

/** While something of worth is sent. */
const OF_WORTH = notion(String.raw`
  (?:log|sign)(?:s|ing)? in(?! page) | (?:customer|client|patient|payroll|payment|medical|
    personal|salary|bank|login|user|account|clinic)(?:['’]s)? (?:data|files?|records?|uploads?|
    details|transfers?|api|host|server|portal)? ?(?:upload|data|files?|records?|goes|in|api)? |
  (?:payroll|payments?|salar(?:y|ies)|bank|clinic|hospital|patients?|customers?|tax office|insurer|
    credentials|passwords?|transmit the files|post the) |
  (?:send|upload|enter|install|post|transmit|give|type)s? (?:the |it|their |our )
  (?:\p{L}{2,12}(?:['’]s)? )?(?:passwords?|login|findings?|files?|data|records?|update|payment|
    key|report|results?|all)
`)

/** What people made, loosely. */
const MADE_BY_PEOPLE = notion(String.raw`
  (?:originals?|photos?(?: themselves)?|pictures|recordings?|documents|masters?|negatives|
    videos|footage|manuscripts?|(?:mail|photo|document|project|tax|family) archive|
    mailbox|home (?:folder|directory)|(?:customer|production|live|main|member|
      order|patient|client) (?:table|database|db|data|records?|files?|folder)|
    (?:user|owner|customer|client|family)['’]?s? (?:own )?(?:files?|documents|data|photos?|folders?|
      mails?|work|projects?)|source (?:files?|photos?|images?|videos?)) |
  (?:family|wedding|home|holiday) (?:videos?|photos?|pictures|films?) |
  (?:project|work|case|research|thesis) (?:folder|files?|data|notes) | ledgers? | negatives |
  diar(?:y|ies) | manuscripts? | (?:tax|research|school) (?:files?|records?|papers)
`)

/** Gone. */
const GOES = notion(String.raw`
  (?:erase|wipe|delete|purge|remove|destroy|shred|drop|overwrite|empty|nuke|scrub|trash|
    truncate|discard)s? | (?:is|are|gets?|be) (?:[\p{L}'’-]{2,12} )?(?:erased|wiped|deleted|purged|
    removed|destroyed|shredded|dropped|overwritten|emptied|trashed|discarded) |
  gets? rid of | throws? away | (?:is|are|gets?) (?:overwritten|erased) by
`)

/** With what could bring it back. */
const ITS_COPIES = notion(String.raw`
  (?:back-?ups?|snapshots?|restore points?|recovery points?|dumps?|shadow copies|
    version history|trash|recycle bin|replicas?|mirrors?|(?:all|any|every|the|its|their|other|
      off-site|second) cop(?:y|ies)(?: (?:on|in|of|elsewhere)[^.!?]{0,20})?)
`)

/** So that it cannot, or nobody can say no. */
const NO_OBJECTION = either(
  HUSHED,
  PASSED_OFF,
  UNASKED,
  notion(String.raw`
  (?:nobody|no one|none|nothing) (?:is|are|can|could|has|was) (?:to be )?(?:asked|told|
    consulted|informed|brought|restored?|recovered?|undone) |
  (?:cannot|can not|can never|can no longer) be (?:restored|recovered|undone|
    brought back|retrieved) | before (?:the )?\p{L}{2,12} (?:returns?|comes? back|wakes?|notices?|
    asks?|objects?|looks?|can|knows?) |
  (?:including|along with|together with|plus|as well as|and) (?:all |every |any |its |their |the )?
  (?:back-?ups?|snapshots?|restore points?|dumps?|cop(?:y|ies)|replicas?|trash|cloud back-?up)
`),
)

/** Copies that go the same way. */
const WITH_COPIES = notion(String.raw`
  (?:including|along with|together with|plus|as well as|and|with) (?:also )?
  (?:(?:delete|purge|wipe|erase|remove|empty|clear|drop) )?(?:all |every |any |its |their |the )
  (?:of its |of their )?(?:\p{L}{2,10} )?(?:back-?ups?|snapshots?|restore points?|dumps?|
    cop(?:y|ies)|replicas?|trash|shadow copies|versions) |
  (?:and|plus|with) (?:of )?(?:each|every|any|all|the|its|their) (?:\p{L}{2,10} )?(?:mirror|tapes?|
    archive copy|cloud copy|version history|replica|duplicate|history)s? |
  plus the (?:tapes?|discs?|disks?|drives?) (?:that|which|with|holding) |
  and (?:the |its |their )?(?:cloud|off-site|second|other|last) cop(?:y|ies)
`)

/** A setting that is explained. */
const A_SETTING = new RegExp(
  `${BY_DESIGN.source}|\\x60\\w{2,40}_\\w{2,60}(?:=\\w{1,12})?\\x60|\\bdefaults?:|\\(default`,
)

/** What warns of fire, gas or water is held quiet. */
const WARNS_OF_DANGER = source`
  (?:carbon monoxide|co|smoke|gas|fire|flood|leak|water|heat|temperature|pressure|radiation|oxygen|
    motion|glass[- ]break|burglar) (?:detectors?|sensors?|alarms?|monitors?)
`
const HELD_QUIET = notion(String.raw`
  acknowledge (?:any|every|all|each) ${WORDS(2)}(?:co2?|co₂|smoke|gas|fire|flood|
    over-?temp\p{L}{0,8}|pressure|oxygen) alarms? (?:automatically|by itself|unseen|at once|until) |
  ${WARNS_OF_DANGER} ${WORDS(12)}(?:pull|take out|remove|unplug)s? (?:its|the|
    out its|out the) batter(?:y|ies)(?! (?:and|,) (?:insert|put in|replace|fit)) |
  (?:hold|pin|force|freeze|fake|overwrite)s? (?:the |all |every |its |their )?${WORDS(2)}
  ${WARNS_OF_DANGER} ${WORDS(4)}(?:at|to|on|as|in) ["'“\x60]?(?:normal|ok|okay|safe|green|
    zero|0|all clear|armed|idle)
`)
/** Records that a court wants kept. */
const ON_HOLD = notion(String.raw`
  (?:litigation|legal|retention|preservation|court)[- ](?:holds?|orders?) (?:${WORDS(1)})?
  (?:included|as well|too|also|regardless|all the same|notwithstanding|alike) |
  (?:including|even|also|despite|regardless of|notwithstanding|whether or not|
    ignoring|incl\.?) ${WORDS(5)}(?:litigation|legal|preservation)[- ](?:holds?|orders?)
`)
const PURGED = notion(String.raw`
  (?:purg|delet|remov|eras|wip|destroy|expir|shred|clear)\p{L}{0,4} |
  retention ${WORDS(5)}(?:to|from) (?:\d{1,4}|ten|seven|five) | (?:run|start|force)s? (?:the )?purge
`)
/** Others' work on a shared branch is pushed away. */
const FORCED = notion(String.raw`
  (?:push|pushes|pushed|overwrite|overwrites)\b[^.!?\n]{0,40}?(?:--force(?!-with)|
    \x60?-f\x60?|force[- ]push\p{L}{0,3}) | force[- ]push\p{L}{0,3}
`)
const OF_OTHERS_LOST = notion(String.raw`
  (?:their|others['’]?|other people's|colleagues['’]?|somebody else's|teammates['’]?|
    the team's) (?:\p{L}{3,10} )?(?:commits?|work|changes|branches|pushes|history) ${WORDS(2)}
  (?:need not|needn't|do not need|don't need|are (?:lost|gone|dropped|overwritten|discarded)|go|
    goes|is (?:lost|gone|dropped|overwritten)|may go|can go|vanish|disappear|beyond) |
  (?:drop|discard|overwrite|lose|wipe out|replace)(?:s|es)? (?:their|others['’]?|
    colleagues['’]?|the team's) (?:commits?|work|changes|branches)
`)
const BY_RULE =
  /\b(?:never|do not|don't|must not|refuse|exempt|excluded|except|suspend\w{0,3}|unless|ask)\b/

/** Whole disks are written over. */
const DISK_LOST = notion(String.raw`
  (?:overwrit|zero|wip|eras|shred|destroy|format|clear|nuk|trash)\p{L}{0,4}(?: out)? (?:the )?
  (?:partition tables?|boot (?:sectors?|records?)|(?:every|all|each|any)(?: of the)? (?:
    attached |connected |mounted |local |system |data )?(?:disks?|drives?|volumes?|partitions?))
`)
/** By itself, at some time. */
const BY_THE_CLOCK = notion(String.raw`
  cron(?:tab)? ?(?:entr(?:y|ies)|jobs?)? | (?:systemd )?timers? |
  scheduled (?:tasks?|jobs?) | at (?:midnight|night|\d{1,2}[:.]\d\d) |
  (?:last|first|every|each|next) (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|night|
    week|month|day) | on (?:hosts|machines|servers) (?:with|whose|named|that)
`)
const GIVEN_UP = regex`
  \b(?:dispos\w{2,4}|decommission\w{0,3}|sold|sell|recycl\w{1,4}|wiping (?:service|skill)|
    user (?:confirms?|asks?)|confirm\w{0,3}|never|do not|not)\b
`

/** Work is locked up, and money is asked for it. */
const LOCKED_UP = notion(String.raw`
  (?:replace|swap|overwrite)s? ${WORDS(5)}(?:files?|documents?|shares?|folders?) with ${WORDS(2)}
  (?:[\w-]{0,6}-)?encrypted (?:copies|versions|files) |
  (?:encrypt|scrambl|cipher|lock)(?:s|es?|ing)? (?:up )?${WORDS(5)}(?:files?|documents?|shares?|
    folders?|disks?|drives?|data|databases?|photos?|backups?|machines?|computers?|originals?)
`)
const PAY_TO_OPEN = notion(String.raw`
  ransom\p{L}{0,2} | (?:ask|demand|request|want|requir)\p{L}{0,4} (?:for )?
  (?:\d[\d.,]{0,8}|a|some) ?(?:bitcoins?|btc|monero|xmr|eth|ether|usdt|euros?|
    dollars?|crypto(?!graph|-)\p{L}{0,8}) |
  (?:pay|payment|transfer|send) ${WORDS(6)}(?:bitcoins?|btc|monero|xmr|crypto(?!graph|-)\p{L}{0,8}|
    gift cards?) | read_?me\.(?:txt|html|md) ${WORDS(6)}(?:pay|bitcoin|btc|ransom|monero)
`)
/** The same with a key that is not the owner's. */
const SEALED_FOR_US = notion(String.raw`
  (?:encrypt|seal|scrambl|cipher|lock)(?:s|es?|ing)? (?:up )?${WORDS(8)}
  (?:to|with|for|under|against) (?:the )?${OURS} (?:public )?key
`)
/** What can be read without it is gone. */
const PLAIN_GONE = notion(String.raw`
  (?:wip|delet|remov|shred|destroy|eras|purg)(?:e|es|s|ing)? (?:the |all |every |any |its |their )?
  (?:originals?|plain|readable|open|unsealed|unencrypted|
    clear|source)(?: (?:files?|copies|copy|versions?|text|data|ones))?
`)
const OPENED_FOR_A_FEE = notion(String.raw`
  (?:against|for|at) (?:a |the |payment of )?(?:fee|charge|payment|price) |
  (?:opening|release|unlock(?:ing)?|unsealing|key|decryption) (?:fee|charge|price)s? |
  key (?:can be|is|may be) (?:bought|purchased|ordered|sold|paid for) |
  (?:buy|order|purchase)s? (?:the|a|its) key
`)
const A_DRILL = regex`
  \b(?:ransomware|nomoreransom|insur(?:er|ance)|preserve|detect\w{0,4}|prevent\w{0,4}|incident|
    recover\w{0,3} from|never|do not|victims?|attackers?|respond\w{0,3})\b
`

export const OF_PROTECTION = {
  /** What guards a machine is put out, and it is kept dark or kept so. */
  guardsDown: each(
    { apart: true, unless: A_SETTING },
    { parts: [GUARD_OFF, LEFT_OFF], within: 240 },
    { parts: [PUT_OUT, A_GUARD, NOT_BACK], within: 100 },
  ),

  /** A host that cannot show who it is gets what it asks for. */
  unprovenHost: each(
    { apart: true, unless: BY_DESIGN },
    { parts: [NOT_CHECKED, NOT_PROVEN, AT_STAKE], within: 300 },
    { parts: [OF_WORTH, WAVED, WHO_ANSWERS, DOES_NOT_HOLD], within: 180 },
  ),

  /** What people made is erased with all copies, or before they can object. */
  originalsErased: each(
    { apart: true, unless: BY_DESIGN },
    { parts: [WORK_ERASED, COPIES_TOO, NO_WAY_BACK], within: 300, severity: 'crit' },
    { parts: [WORK_ERASED, COPIES_TOO], within: 200 },
    { parts: [WORK_ERASED, NO_WAY_BACK], within: 160 },
    { parts: [GOES, MADE_BY_PEOPLE, ITS_COPIES, NO_OBJECTION], within: 180 },
    { parts: [GOES, MADE_BY_PEOPLE, WITH_COPIES], within: 160 },
  ),

  /** Detectors are held at normal. */
  detectorsHeld: each(
    { unless: A_SETTING, severity: 'crit' },
    { parts: [HELD_QUIET], within: 160 },
  ),

  /** What a court wants kept is deleted with the rest. */
  heldPurged: each(
    { unless: BY_RULE, severity: 'high' },
    { parts: [PURGED, ON_HOLD], within: 220 },
  ),

  /** What colleagues pushed is pushed away. */
  forcedOver: each(
    { unless: BY_RULE, severity: 'high' },
    { parts: [FORCED, OF_OTHERS_LOST], within: 160 },
  ),

  /** Disks are written over by the clock. */
  disksLost: each(
    { unless: GIVEN_UP, severity: 'crit' },
    { parts: [DISK_LOST, BY_THE_CLOCK], within: 260 },
  ),

  /** Files are locked up until somebody pays. */
  heldToRansom: each(
    { unless: A_DRILL, severity: 'crit' },
    { parts: [LOCKED_UP, PAY_TO_OPEN], within: 320 },
    { parts: [SEALED_FOR_US, PLAIN_GONE, OPENED_FOR_A_FEE], within: 320 },
    { parts: [SEALED_FOR_US, PLAIN_GONE], within: 240, severity: 'high' },
  ),
} satisfies Record<string, readonly Scheme[]>
