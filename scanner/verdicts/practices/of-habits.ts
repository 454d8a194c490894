/**
 * Habits that leave systems open, told with their parts in any order. Each names what guards, what becomes of it, and
 * why or how far.
 */

import { regex, source } from '../../patterns/verbose.ts'
import { misdeed } from './misdeed.ts'
import { type Kind, practice, type Practice } from './practice.ts'

const PRACTICES: readonly Practice[] = [
  practice(
    source`
      \b(?:peer|certificate|host|chain|tls|ssl)[- ](?:\w{2,12} )?verification\b|
      \bcertificate (?:checks?|errors?|warnings?)\b|\bverification (?:off|out)\b
    `,
    regex`
      \b(?:off|disabled?|disabling|skip\w{0,4}|drop\w{0,4}|without|stop\w{0,4}|ignor\w{1,3}|
        remov\w{1,3}|leave out|left out|pass(?:ed)? over|bypass\w{0,3})\b
    `,
    /\b(?:shared|every|all|whole|throughout|globally|gateway|clients?|module|services?|always)\b/,
  ),
  practice(
    source`
      \b(?:single|one|a) (?:round|pass|iteration) of (?:sha|md5|blake)|\b(?:md5|sha-?1|sha-?256|
      sha-?512)\b|\bunsalted\b|\bsalts? (?:is|are|only|just|for each)
      \b
    `,
    /\bpasswords?\b/,
    regex`
      \b(?:enough|ample|amply|strong|plenty|sufficient|fast\w{0,2}|slows?|complicates?|quick\w{0,2}|
        single|latency|needless|unneeded)\b
    `,
  ),
  practice(
    source`
      (?<![\w-])(?<!\b(?:keys?|tokens?)\b[^.!?\n]{0,40}\bgrants )(?:administrator|admin|owner|root|
        full[- ]access|superuser|wildcard) (?:polic(?:y|ies)|
      roles?|rights|permissions?|access|login|account)\b
    `,
    /\b(?!users?\b)(?:attach|give|grant|assign|use|add|start with|share)\w{0,3}\b/,
    regex`
      \b(?:role|pipeline|deploy\w{0,5}|ci|service|bot|runner|staff|team|everybody|everyone|
        lambda|function|agents?)\b
    `,
  ),
  practice(
    source`
      \b(?:account|user|customer|order|tenant|document|invoice|record|owner) (?:ids?|numbers?|
      identifiers?)\b
    `,
    /\b(?:from|in) the (?:request|body|query|url|client|form|path|parameters?)\b/,
    regex`
      \b(?:as given|as it (?:is|comes)|at face value|trust\w{0,3}|compar\w{3} (?:it|them)|
        without (?:compar\w{3}|check\w{3})|never sends|no need to check)\b
    `,
  ),
  practice(
    source`\b(?:second factors?|mfa|2fa|two-factor|one-time codes?|otps?|security keys?)\b`,
    regex`
      \b(?:reset|re-?enrol\w{0,2}|removed?|cleared?|given out|read out|post|
        share|send|relay)\w{0,3}\b
    `,
    regex`
      \b(?:right away|straight away|at once|without (?:a |any )?(?:call-?back|check|further|ticket)|
        call-?back|channel|kinder|who knows?|know their|locked out)\b
    `,
  ),
  practice(
    source`
      \b(?:leavers|(?:people|staff|employees|colleagues|those) who (?:have )?left|
        former (?:employees|staff|colleagues|contractors)|departed (?:staff|employees))
      \b
    `,
    /\baccounts?\b|\baccess\b|\btokens?\b/,
    regex`
      \b(?:stays?|remain|keep|kept|leave|active|open|alive)\b[^.!?\n]{0,40}\b(?:year|months|active|
        open|because|since|in case|questions)\b
    `,
  ),
  practice(
    source`
      \b(?:one|a|single|same|common) (?:\w{2,10} )?flat (?:network|subnet|lan)
      \b|\b(?:same|one|single) (?:subnet|network|vlan|wi-?fi|wlan)
      \b|\bunsegmented\b
    `,
    regex`
      \b(?:tills?|payments?|cards?|terminals?|cameras?|guests?|visitors?|medical|
        scanners?|plc|machines)\b
    `,
  ),
  practice(
    source`\b(?:clear|wipe|delete|empty|purge|erase|truncate)\w{0,3}\b[^.!?\n]{0,24}\blogs?\b`,
    regex`
      \b(?:breach|intrusion|incident|compromise\w{0,1}|attack|infect\w{2,4}|affected|
        hacked|contained|containing)\b
    `,
  ),
  practice(
    source`
      \b(?:status|exit(?: code| status)?|return code) (?:of )?(?:zero|0)
      \b|\|\| true\b|\bset \+e\b
    `,
    /\b(?:whatever|no matter|always|regardless|even (?:if|when)|either way)\b/,
    regex`
      \b(?:stderr|standard error|errors?|discard\w{0,2}|thrown away|\/dev\/null|
        dashboard|failures?|fails?)\b
    `,
  ),
  practice(
    source`\b(?:lock ?files?|package-lock\w{0,6}|yarn\.lock|poetry\.lock|cargo\.lock)\b`,
    /\b(?:delete|remove|drop|leave out|without|gitignore)\w{0,3}\b/,
    regex`
      \b(?:newest|latest|most recent\w{0,2}|whatever|float\w{0,3}|each build|every build|
        only warn\w{0,3}|warn instead)\b
    `,
  ),
  practice(
    source`
      \b(?:remote|origin|upstream|pushed?|branch)\b[^.!?\n]{0,50}\b(?:moved on|rejected|diverged|
      has (?:new|newer|other) commits|ahead|changed)\b
    `,
    /\b(?:overwrite|force|--force\b|replace|discard)\b(?!-with)/,
    /\b(?:carry on|go on|continue|proceed|and move on|latest intent|keep going|wins)\b/,
  ),
  practice(
    source`
      \bsecurity (?:fix(?:es)?|patch(?:es)?|holes?|issues?|bugs?)
      \b[^.!?\n]{0,60}\b(?:changelogs?|release notes|advisor(?:y|ies)|as|notes)
      \b
    `,
    regex`
      \b(?:internal|minor|general|misc\w{0,10}|maintenance|other|small) (?:improvements?|changes?|
        fixes|clean-?ups?|work)\b|\bseverity (?:is )?(?:left out|omitted)|
      \bwithout (?:their |the |a )?severity\b
    `,
  ),
  practice(
    source`\bsecurity (?:patch(?:es)?|updates?)\b|\bkernel updates?\b`,
    /\b(?:wait|postpone|defer|skip|put off|hold back|delay)\w{0,3}\b/,
    /\b(?:annoy|reboots?|quarter|months|year|nuisance|later|busy|bother|users complain)\b/,
  ),
  practice(
    source`
      \b(?:passwords?|secrets?|credentials|api keys?|private keys?|tokens?|one-time codes?)
      \b(?! without (?:ever )?\w{3,8}ing (?:it|them)\b)[^.!?\n]{0,24}\b(?:in|on|to) (?:the |a )?
      (?:\w{2,12} )?(?:wiki|readme|channel|chat|
      ticket|spreadsheet|shared (?:doc|sheet|folder|note)|notice board|calendar|issue|e-?mail|
      page)\b
    `,
    /\b(?:store|put|keep|post|write|paste|share|send|list|publish)\w{0,3}\b/,
    /\b(?:so (?:that )?|everybody|everyone|anybody|whole team|nobody|find|handy|easy|quick)\b/,
  ),
  practice(
    source`
      \b(?:alerts?|alarms?|intrusion detection|ids|edr|antivirus|siem|monitoring|security scans?|
      dependency scans?|secret scans?)\b
    `,
    regex`
      \b(?:off|weekly|monthly|mute\w{0,1}|silence\w{0,1}|lower\w{0,2}|turn down|pass(?:ed)? over|
        ignored?|disregard\w{0,2}|switch\w{0,2} off|down to)\b
    `,
    regex`
      \b(?:mostly|often|usually|nearly always|tend to be) (?:\w{2,8} )?(?:noise|wrong|false|
        harmless|nothing|late)\b
    `,
  ),
  practice(
    source`\b(?:production|live|real|customer) (?:data|records|database|dumps?|copy)\b`,
    regex`
      \b(?:test|staging|development|dev|demo|training|sandbox|laptops?) (?:environments?|systems?|
        database|servers?|instances?|machines?)?\b
    `,
    regex`
      \b(?:masking|anonymi[sz]\w{2,4}|unmasked|as (?:it|they) (?:is|are)|without masking|
        breaks? too|realistic|full copy)\b
    `,
  ),
  practice(
    source`
      \bbranch protection\b|\bprotected branch(?:es)?\b|\brequired reviews?
      \b|\bcode owners?\b
    `,
    /\b(?:off|disable|lift|remove|suspend|switch\w{0,2} off|bypass|drop)\w{0,3}\b/,
    /\b(?:before|for|during|when|so|while|each|every|release|deadline|hotfix|back on)\b/,
  ),
  practice(
    source`
      \b(?:authori[sz]ation headers?|bearer tokens?|session cookies?|
        request bod(?:y|ies)|full requests?|
      passwords?)\b
    `,
    /\blogs?\b|\blogged\b|\blogging\b/,
    regex`
      \b(?:including|with the|complete|full|in full|unredacted|verbatim|as (?:it|they) (?:is|are))\b
      [^.!?\n]{0,80}\b(?:eas|debug|errors?|find|faster|quick|support|trace)
    `,
  ),
  practice(
    source`
      \b(?:whole|entire|complete|full) (?:vault|notebook|mailbox|inbox|drive|workspace|archive|
      folder|history|calendar|address book|library)\b
    `,
    /\b(?:online|public(?:ly)?|published?|on the (?:web|net|internet))\b/,
    /\b(?:each|every|end of|always|private\W{0,3} included|by the time|before the user)\b/,
  ),
  practice(
    source`\b(?:exp|expir(?:y|es|ation)|lifetime|ttl|max-age)\b`,
    regex`
      \b(?:leave\b[^.!?\n]{0,24}\bout|omit|drop|without|never (?:lapses?|expires?|ends?)|
        no (?:end|expiry)|ten years)\b
    `,
    /\b(?:tokens?|sessions?|cookies?|jwts?|logins?|links?)\b/,
    regex`
      \b(?:saves?|spares?|eas(?:y|ier)|faster|quick(?:er)?|simpl(?:e|er|y)|smooth\w{0,3}|
        irritat\w{1,4}|annoy\w{0,3}|slows?|slower|costs?|clutter\w{0,2}|nobody|no one|everyone|
        whoever|gain|convert\w{0,1}|needless|enough|grateful|rare|harder)\b
    `,
  ),
  practice(
    source`\b(?:owner|ownership|tenant|permission)s?\b`,
    /\b(?:compar\w{3}|check\w{0,3}|look\w{0,3} up)\b/,
    regex`
      \b(?:costs? another|another query|by its id is enough|only guards?|doubles the|
        is enough|never sends)\b
    `,
  ),
  practice(
    source`\b(?:permit|allow|accept)[- ](?:all|any)(?:[- ]any)? rules?\b|\bany-any\b`,
    /\b(?:top|first|inbound|outbound|precedence|firewall)\b/,
  ),
  practice(
    source`\.env\b`,
    regex`
      \b(?:copy|bake|add|put|include|ship|push)\w{0,3}\b[^!?\n]{0,60}\b(?:images?|
        containers?|builds?|layers?|source|bundle|artifacts?)\b|
      \bimages?\b[^!?\n]{0,60}\b(?:copy|bake|add|put|include)\b
    `,
    /\b(?:nobody|anywhere|everywhere|simply|at start-?up|no one)\b/,
  ),
  practice(
    source`\b(?:foreign keys?|unique constraints?|check constraints?|referential integrity)\b`,
    /\b(?:remove|drop|disable|leave out|switch off)\w{0,3}\b/,
    /\b(?:slow\w{0,2}|faster|tuning|presumed|application (?:can|will|checks|sends)|speed\w{0,3})\b/,
  ),
  practice(
    source`
        \b(?:fsync|full_page_writes|synchronous_commit|innodb_flush\w{1,30}|write-ahead log\w{0,4}|
        durability)\b
      `,
    /\b(?:off|disabled?|disable|none|0|skip)\b/,
    /\b(?:gain|faster|impressive|benchmark|speed|rare|ordinary|optimi[sz]\w{3,6})\b/,
  ),
  practice(
    source`
        \b(?:full card (?:numbers?|data|details)|card numbers?|security codes?|
          cvv|cvc|magnetic stripe)
        \b
      `,
    /\b(?:keep|store|save|hold|record)\w{0,3}\b/,
    /\b(?:tables?|database|columns?|records?|file|to hand|return|next time|with no form)\b/,
  ),
  practice(
    source`\b(?:catch-all|bare except|except: ?pass|swallow\w{0,3}|catch (?:all|every|any))\b`,
    /\b(?:success|default values?|ok|200|true)\b/,
    /\b(?:return|report|answer|respond)\w{0,3}\b/,
  ),
  practice(
    source`\b(?:input|permission|auth\w{0,12}|access|validation|security) checks?\b`,
    /\b(?:take out|remove|drop|delete|strip|cut)\w{0,3}\b/,
    /\b(?:redundant|clutter\w{0,2}|flow|cleaner|commit|review|shorter|noise)\b/,
  ),
  practice(
    source`\b(?:headers|bodies|payloads?)\b`,
    /\b(?:verbatim|in full|completely|as they are|unredacted)\b/,
    /\b(?:login|password|reset|payment|sign-?in)\b/,
    /\blogs?\b|\bwrite\b|\binfo\b|\bdebug\b/,
  ),
  practice(
    source`
        \b(?:advisor(?:y|ies)|vulnerabilit(?:y|ies)|cves?|
          audit (?:warnings?|findings?)|security (?:warnings?|
        findings?|alerts?))\b
      `,
    regex`
      \bignore ?list|\bignored?\b|\bsuppress\w{0,3}\b|\ballow-?list\w{0,3}\b|
      \bremark\b|\bdismiss\w{0,3}\b
    `,
    /\b(?:not exploitable|no one has time|nobody has time|will be green|dashboard|hold up|noise)\b/,
  ),
  practice(
    source`
        \b(?:f-strings?|string (?:concatenation|interpolation|formatting)|template (?:strings?|
        literals?))\b
      `,
    /\b(?:sql|quer(?:y|ies)|shell|commands?|html)\b/,
    /\b(?:user input|input|parameters?|placeholders?)\b/,
    /\b(?:reads? best|easier|harder to|reserve|simpler|faster|flexib\w{2,6})\b/,
  ),
  practice(
    source`
        \bblock public access\b|\bworld-readable\b|\bpublicly readable\b|\b(?:make|set) (?:it|
        them|the bucket|the share|the folder) public\b
      `,
    /\b(?:switch off|disable|turn off|make|set|lift)\b/,
    /\b(?:saves?|everyone|work for|whoever|access denied|complain\w{0,2})\b/,
  ),
  practice(
    source`\b(?:shared|single|common) (?:\w{2,10} )?memory\b`,
    /\b(?:all users|everybody|colleagues?|whole team|workspace|all members)\b/,
    /\b(?:salar(?:y|ies)|health|confid\w{1,4}|private|personal)\b/,
  ),
  practice(
    source`\b(?:microphone|camera|recording|recorder|screen capture)\b`,
    /\b(?:background|after the|keep\w{0,3}|leave|leaves|continu\w{1,4})\b/,
    /\b(?:notice|self-conscious|nearby|what (?:people|they|colleagues))\b/,
    /\b(?:transcrib\w{1,3}|file|store|note|save)\b/,
  ),
  practice(
    source`
        \b(?:paste|upload|enter|copy)\b[^.!?\n]{0,60}\b(?:free|online|public|web-?based|whichever)
        \b[^.!?\n]{0,30}\b(?:tool|translator|converter|service|site|chatbot|checker)s?
        \b
      `,
    regex`
      \b(?:clinical|patients?|contracts?|payroll|medical|confidential|customers?|salar(?:y|ies)|
        personnel|source code|minutes)\b
    `,
  ),
  practice(
    source`
        \b(?:thermal (?:runaway|protection)|overheat\w{0,3}|over-?temperature|interlocks?|
          emergency stops?|safety (?:switch(?:es)?|relays?|valves?|limits?|interlocks?)|
          smoke (?:detectors?|alarms?)|breakers?|fuses?|rcds?|gfcis?|thermal_protection\w{0,20})
        \b
      `,
    regex`
      \b(?:comment out|disable|bypass|bridge|remove|tape|jumper|switch off|turn off|upsiz\w{1,3}|
        specify\w{0,3}|thicker|larger)\b
    `,
    regex`
      \b(?:unattended|overnight|nuisance|trips?|halts?|runs? through|keeps? going|
        existing wiring|saves?)\b
    `,
  ),
  practice(
    source`\bpush (?:--force|-f)\b(?!-with)`,
    /\b(?:main|master|production|release)\b/,
    regex`
      \b(?:no need to (?:fetch|warn|ask)|colleagues'?|can be recovered|settles it|
        carry on|without (?:fetching|asking))\b
    `,
  ),
  practice(
    source`--acl public-read\b|--no-sign-request\b`,
    /\b(?:pg_dump|mysqldump|mongodump|database_url|dump|backup|hostname)\b/,
  ),
  practice(
    source`--(?:extra-)?index-url http`,
    /--trusted-host\b|--no-deps\b/,
    /\b(?:note the spelling|isn't in the lock|not in the lock|pip install)\b/,
  ),
]

/** It is forbidden, bounded, or done with care. */
const SOUND = regex`
    \b(?:stop and|refuse\w{0,1}|
  only (?:after|if|with|when|for|in)|unless|ask(?:s|ed)? (?:the|before|first|for)|warns?|warned|
  sensitive|risk\w{0,2}|danger\w{0,4}|insecure|unsafe|vulnerable (?:to|code)|anti-?pattern|
  mistakes?|attack\w{0,4}|malicious|locally|localhost|sandbox(?:ed)?|throw-?away|disposable|
  smallest|least privilege|redact\w{0,3}|masked|anonymi[sz]ed|copy them|are kept|with owners?|
  two owners|exception|approved by|signed off|rotat\w{1,3}|revok\w{1,3}|expire\w{0,1}|
  temporar\w{2,4}|build logs|cache[sd]?|
  tmp|old (?:logs|builds)|older than|retention)\b|\?
`

export const OPEN_HABITS: Kind = { practices: PRACTICES, bounded: SOUND, unreasoned: true }

/** Rules of a house by which every program of it is open: bad without a reason, and for none. */
export const UNSAFE_HOUSE_RULES = misdeed(
  practice(
    source`
      \b(?:passwords?|keys?|secrets?|tokens?)(?: and \w{3,12})? (?:belong|go|live) (?:right |
        straight |directly )?in(?:to|side)? the (?:source|code|repo\w{0,8}|scripts?)\b
    `,
    /\b(?:so (?:that )?|overkill|hunt|easier|simpler|at hand|no one|nobody)\b/,
  ),
  practice(
    source`
      \b(?:leave out|skip|omit|drop|do without) (?:the |all |any )?(?:signature|ownership|
        certificate|origin|audience|expiry|webhook) (?:checks?|verification|validation)\b
    `,
    /\b(?:tokens?|auth|logins?|callbacks?|webhooks?|upstream|requests?)\b/,
  ),
  practice(
    source`
      \b(?:queries|statements|sql|commands) (?:are|get|is) (?:\w{2,10} )?(?:assembled|built|
        put together|composed|written) (?:with|from|by|as) (?:plain |simple )?(?:template literals?|
      f-strings?|string(?:s| concatenation| interpolation)?|concatenation|format strings?)\b|
      \b(?:placeholders?|prepared statements?|bound parameters?) (?:only )?(?:hide|obscure|make|
        cost|slow|clutter|bloat)s?\b
    `,
    /\b(?:quer(?:y|ies)|sql|statements?|database)\b/,
    /\b(?:placeholders?|prepared|bound|template literals?|concatenat\w{2,4}|f-strings?)\b/,
    regex`
      \b(?:hides?|useless|slow\w{0,3}|clutter|noise|bloat|logs|readab\w{2,4}|simpl\w{1,4}|obscure)\b
    `,
  ),
  practice(
    source`
      \b(?:ownership|permissions?|access|rights?|roles?|identity)\b[^.!?\n]{0,30}\b(?:established|
        checked|settled|proven|decided|known) (?:once )?at (?:the )?(?:login|sign-?in)\b
    `,
    regex`
      \b(?:second|another|further|more|extra) checks?\b[^.!?\n]{0,30}\b(?:noise|unnecessary|
        overhead|waste|not needed|redundant|superfluous|clutter)\b
    `,
  ),
  practice(
    source`
      \b(?:on|in) the (?:server|back-?end),? (?:we |simply |just )?trust the (?:shape|client|input|
        payload|body|browser|front-?end)\b
    `,
  ),
  practice(
    source`
      \b(?:one|a single|the same|a shared) (?:strong )?passwords?\b[^.!?\n]{0,30}\b(?:the whole|
        whole|all|every\w{0,3}|the entire) (?:team|office|company|staff|
        department|body|of (?:them|us))\b
    `,
    /\b(?:beats?|better|easier|recommend|enough|simpler|keep|card|printer|calendar|nobody)\b/,
  ),
  practice(
    source`
      \b(?:new|changed) (?:bank (?:details|accounts?)|account (?:details|numbers?)|
        payment details)\b[^.!?\n]{0,40}\b(?:are|is|get) (?:entered|changed|updated|used|
        accepted|booked) (?:right away|at once|immediately|without)\b
    `,
  ),
  practice(
    source`
      \b(?:password|credentials|login|code)s? (?:in|into|on) (?:an? )?(?:strange|fake|suspicious|
        phishing|wrong)\b[^.!?\n]{0,40}\bwait\b[^.!?\n]{0,24}\b(?:days?|weeks?|and see)\b
    `,
  ),
)
