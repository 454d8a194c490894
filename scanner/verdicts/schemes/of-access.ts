/**
 * Schemes with doors: outsiders let in unasked, private folders opened to everybody, ways in that stay, people's data
 * passed on.
 */

import { regex, source } from '../../patterns/verbose.ts'
import { HOST_NAME } from '../../signals/places/addresses.ts'
import { notion } from '../../signals/search/notions.ts'
import { AUTHOR_SIDE, OURS, WORDS } from './parts.ts'
import { each, either, pattern, type Scheme } from './scheme.ts'
import { HUSHED, PASSED_OFF, UNASKED } from './untold.ts'

const ROLE = source`
  (?:(?:co-?)?owners?|(?:co-?)?admin\p{L}{0,12}|full (?:control|access|rights|scope)|
    editors?|editor role|maintainers?|write (?:access|rights|permissions?)|
    (?:edit|admin|root|owner|delete|all) (?:rights|access|permissions?|privileges?|role)|
    superusers?|root|managers?|members?|delegates?|collaborators?)
`

const OUTSIDER = source`
  (?:[\w.+-]{1,60}@[\w-]{1,60}(?:\.[\w-]{1,30}){1,3}|(?:outside|external|guest|foreign|third-party|
    outsider|stranger|vendor|partner|contractor|consultant|support|service)['’]?s? ${WORDS(2)}
    (?:users?|accounts?|address(?:es)?|person|people|collaborators?|bots?|teams?|members?|profile)?|
    (?:the )?${AUTHOR_SIDE}(?:['’]s|s['’])? ?(?:address|account|user|mail|e-mail|bot|team|login)?|
    our (?:own )?(?:account|team|bot|address|user|staff|support|service|desk)|
    (?:a |an )(?:stranger|outsider))
`

/** Somebody from outside gets a part that owners give. */
const OUTSIDER_RAISED = notion(String.raw`
  (?:add|invite|grant|give|make|promote|appoint|assign|enrol|register|hand|let|set up|
    bring in|raise|elevate|name)s? (?:the |an? |in )?${WORDS(4)}[\x60"']?${OUTSIDER}[\x60"']?
  (?:[^.!?\n]|\.(?=\S)){0,50}?${ROLE} |
  (?:create|set up|open|make|add|register)s? (?:an? )?(?:guest|external|second|extra|new|
    service|outside|shared|additional) (?:account|user|login|profile|seat) for ${WORDS(3)}
  (?:${AUTHOR_SIDE}|us)\b[^.!?\n]{0,50}?(?:${ROLE}) |
  (?:grant|give|assign|hand|offer)s? ${WORDS(3)}${ROLE} ${WORDS(5)}
  (?:to|for) (?:the |an? )?[\x60"']?${OUTSIDER} |
  [\x60"']?${OUTSIDER}[\x60"']? (?:is|are|gets?|becomes?|receives?|must be|shall be|
    has|have) (?:[\p{L}'’-]{1,14} ){0,4}?${ROLE}
`)

/** Behind the back of those who own it, or for good. */
const UNAGREED = either(
  HUSHED,
  PASSED_OFF,
  UNASKED,
  notion(String.raw`
    (?:not to be|never|cannot be|must not be|should not be) (?:undone|removed|revoked|reversed|
      reverted|taken back|withdrawn)
`),
)

/** Things of people and houses that are nobody else's business. */
const PRIVATE_THINGS = notion(String.raw`
  (?:clients?|customers?|hr|human resources|personnel|staff|employees?|patients?|medical|
    salar(?:y|ies)|payroll|legal|tax|board|family|private|personal|internal|confidential|company|
    students?|pupils?|members?|donors?|accounting|finance|financial|home|user|owner|team|project|
    case|court|contract|insurance|bank|wedding|children)['’]?s?['’]? (?:\p{L}{2,12} )?(?:folders?|
    files?|documents?|records?|databases?|data|photos?|pictures?|albums?|library|libraries|lists?|
    minutes|drives?|calendars?|mailbox(?:es)?|reports?|statements?|contracts?|papers|archives?|
    videos?|notes?|tables?|sheets?|backups?|dossiers?|letters?|address ?book) |
  board minutes | minutes of the (?:board|meeting) | photo library |
  (?:payslips?|payrolls?|medical records|diagnoses|contracts|invoices|backups)
`)

/** For anybody to see. */
const OPEN_TO_ALL = notion(String.raw`
  (?:open|shared|visible|accessible|readable|available|published|reachable|
    writable|exposed) ${WORDS(1)}(?:to|for|with|by) (?:anyone|anybody|everyone|everybody|all|
    the (?:public|web|world|internet)|whoever|strangers) |
  (?:visibility|access|sharing|link|scope|permission)s? (?:\p{L}{2,8} )?
  (?:set |is |are |stays? |goes )?(?:to )?(?:be )?(?:public|anyone|everyone|everybody|open|world) |
  (?:access|link|sharing|entry|rights?)\W{1,3}(?:for )?(?:whoever|anyone|anybody|everyone|everybody|
    all who|public) ${WORDS(2)}(?:has|have|holds?|with|knows?|finds?|on|who) |
  (?:whoever|anyone|anybody|everyone|everybody) (?:who )?(?:has|have|with|
    holds?|knows?) (?:the |a )?(?:url|link|address) |
  (?:listed|indexed|found|findable|searchable) (?:in|by|on|through) (?:the )?
  (?:search engines?|google) |
  (?:guest|anonymous|public) (?:log-?in|access|entry|sign-?in|viewing|read access|
    editing) (?:for strangers |for all )?(?:[\p{L}-]{2,8} ){0,2}(?:on|enabled|allowed|open|active) |
  (?:no|without(?: an?)?) (?:password|login|sign-?in|expiry|protection) | world-readable |
  public (?:link|url|bucket|folder|page|share|web ?site) |
  (?:make|set|turn|switch|leave|put|keep)s?
  (?= [^.!?]{2,50} (?:public|open to (?:all|the world|everyone|anyone))(?![\p{L}-]))
`)

/** A way in for somebody else than who owns the machine. */
const WAY_IN_FOR_OTHERS = notion(String.raw`
  (?:append|add|put|write|install|place|copy|leave|deposit|store|drop|
    plant|insert)s? ${WORDS(3)}(?:${AUTHOR_SIDE}['’]?s?['’]?|our|my|the support['’]?s?|a second|
    an extra|another) (?:own )?(?:public |ssh )?(?:public )?keys? |
  (?:create|add|set up|make|open|keep|leave|register|install)s? (?:an? )?(?:second|extra|
    additional|further|another|hidden|spare|shadow|reserve|support|service|back-?up|emergency) (?:
    admin\p{L}{0,12}|root|super ?user|owner|account|user|login)\b[^.!?]{0,80}?(?:known (?:only )?to|
    for|of|that only|only|whose|with) (?:the )?(?:${OURS}|${AUTHOR_SIDE}|us|we|support|it) |
  (?:open|start|keep|set up|establish|leave|maintain|run)s? (?:an? )?
  (?:reverse |ssh |remote |outbound |permanent |persistent |standing )?(?:tunnels?|remote shells?|
    reverse shells?|back ?channel|vpn) (?:to|towards|into|with|from) [\x60"']?(?:${HOST_NAME}|our|
    the ${AUTHOR_SIDE}|us) |
  (?:install|run|deploy|register|start|set up|enable|add)s? (?:the |an? |our )?
  (?:remote (?:shell|access|desktop|control|admin\p{L}{0,10}|support)|reverse shell|
    back ?door|web ?shell)(?: \p{L}{2,10})? |
  (?:leave|keep|deposit|store|place|hand|give)s? (?:an? |the )?(?:[\p{L}-]{2,12} ){0,2}(?:tokens?|
    keys?|passwords?|logins?|credentials?|certificates?|accounts?|sessions?)\b[^.!?]{0,30}?
  (?:in|with|to|at) (?:${OURS}) ?(?:hands|side|keeping|possession|desk|servers?|team|staff|vault)
`)

/** And it stays, whatever the owner does. */
const STAYS = notion(String.raw`
  (?:stays?|remains?|keep(?:s)?|continues?|lasts?|survives?|works?|holds?|
    persists?|valid|usable|in force|in place|open|active|alive)\b[^.!?]{0,40}?
  (?:after (?:the |this |our )?(?:skill|tool|job|work|contract|project|plug-?in|removal|
    uninstall\p{L}{0,6}|end)|through (?:reboots?|restarts?|password|resets?|updates?)|
    (?:once|when|even (?:if|when|after)) (?:the |this )?(?:contract|skill|project|work|job|owner|
      password|account|tool|service)|for (?:as long as|ever|good)|no matter|whatever|regardless|
    beyond|password changes?|indefinitely|permanently|for ever) |
  (?:survives?|outlives?|outlasts?) (?:the |an? |any |every )?(?:[\p{L}-]{2,12} )?(?:reboots?|
    restarts?|updates?|removal|uninstall\p{L}{0,6}|password|resets?|contract|skill) |
  so (?:that )?(?:we|our \p{L}{2,12}|the ${AUTHOR_SIDE}) (?:can|may|could) (?:come back|return|
    get (?:back )?in|log in|sign in|connect|enter|look in) |
  come back (?:whenever|any ?time|at any time|later)
`)

/** Names, numbers and talk of people who did not mean it for others. */
const PEOPLES_DATA = notion(String.raw`
  (?:names?|phone numbers?|addresses|birthdays?|dates of birth|salar(?:y|ies)|wages|diagnoses|
    e-?mails?|mail addresses|contacts?|histor(?:y|ies)|chats?|messages?|records?|lists?|profiles?|
    whereabouts|photos?|orders?|numbers|details|files?|data|calls?|transcripts?|bookings?|
    grades?)\b[^.!?]{0,20}? (?:of|from|about|between|with) (?:all |every |the |our |their |your )?
  (?:[\p{L}-]{2,12} )?(?:customers?|clients?|patients?|users?|employees?|colleagues?|staff|members?|
    guests?|tenants?|students?|pupils?|applicants?|donors?|subscribers?|visitors?|residents?|
    parents?|children|people|callers?|buyers?|citizens?|voters?) |
  (?:customers?|clients?|patients?|users?|employees?|colleagues?|staff|members?|guests?|tenants?|
    students?|pupils?|applicants?|donors?|subscribers?|visitors?|residents?|parents?|children|
    people|callers?|buyers?|support)['’]?s?['’]? (?:[\p{L}-]{2,12} ){0,2}?(?:names?|phone numbers?|
    addresses|salar(?:y|ies)|wages|diagnoses|e-?mails?|contacts?|histor(?:y|ies)|chats?|messages?|
    records?|lists?|profiles?|photos?|details|files?|data|calls?|transcripts?|bookings?|grades?)
`)

/** Those who make money of such things. */
const BUYERS_OF_DATA = source`
  (?:(?:our |the |an? |two |three |some |several |any |outside |external )?(?:[\p{L}-]{2,14} ){0,2}?
    (?:ad|ads|advertising|marketing|media|recruit(?:ing|ment)|data|list|credit|insurance|lead|
      sales|polling|research|political|affiliate|sponsor\p{L}{0,4})[ -](?:partners?|agenc(?:y|ies)|
      firms?|brokers?|pools?|compan(?:y|ies)|networks?|buyers?|platforms?|houses?|
      bureaus?|clients?|friends?)|(?:the |an? |our |some )?(?:brokers?|advertisers?|
      sponsors?|head-?hunters?|recruiters?|insurers?|landlords?|competitors?|data buyers?)|
    (?!(?:users?|personal|customer|client|patient|private|sensitive|test|raw|available|input|
      meta|the|this|that|any|all|no|your|our|their) )[\p{L}-]{2,20} (?:media|marketing|leads?|
      ads?|data|insights?|analytics)\b ?\(?[\x60"']?(?:[\w.+-]{1,60}@)?|(?:whoever|anyone|those|
      the highest bidder|a buyer) (?:that |who )?(?:pays?|bids?|asks?|wants?)?)
`

/** They get it, in any way of saying so. */
const PASSED_TO_BUYERS = notion(String.raw`
  (?:pass|hand|send|forward|give|deliver|share|sell|copy|transfer|supply|offer|rent|lend|
    trade|export|provide|upload|mail|lease|hire)(?:es|s|ed|d)? (?:[\p{L}'’-]{1,14} ){0,6}?
  (?:to|with|for|into|on) (?:the (?:inbox|list|table|system|hands|database) of )?${BUYERS_OF_DATA} |
  (?:sold|passed|handed|sent|given|shared|copied|made available|supplied|
    rented|lent|exported|mailed|delivered|forwarded|provided|released|disclosed|
    offered|leased)(?: (?:along|on|over|out))? (?:[\p{L}'’-]{1,14} ){0,3}?(?:to|with|
    for|into) (?:the (?:inbox|list|table|system|hands|database|mailbox) of )?${BUYERS_OF_DATA} |
  (?:goes|go|ends? up|lands?|flows?|travels?) (?:[\p{L}'’-]{1,14} ){0,4}?
  (?:to|with|in|into) (?:[\p{L}'’-]{1,14} ){0,4}?(?:with |of |for |by )?${BUYERS_OF_DATA}
`)

/** What is a lesson, a rule of a house, or its own check. */
const IN_ORDER = regex`
    \b(?:least privilege|expir(?:es|y)|temporary|revoke|read[- ]only|audited|pull request template|
      codeowners|contributing|open source)\b|
    \b(?:anonymi[sz]\w{1,4}|aggregat\w{1,4}|synthetic|with (?:their |his |her |written )?consent)\b
  `

/** Somebody who is not of the house. */
const SOMEBODY_OUTSIDE = notion(String.raw`
  (?<!(?:git|ssh|contact|mail|email|
    maintainer|author):? ?[\x60"'<]?)[\w.+-]{1,60}@[\w-]{1,60}(?:\.[\w-]{1,30}){1,3} |
  (?:our|the) (?:[\p{L}-]{2,12} )?(?:consultant|contractor|agency|vendor|reseller|integrator|maker|
    partner|support team|help ?desk)(?:['’]s)?(?: (?:account|address|user|team))? |
  (?:skill|plug-?in|tool|package|template)(?:['’]s) (?:maker|author|maintainer|vendor|developer|
    publisher|creator) | (?:outside|external|foreign|third-party|guest|unknown) (?:[\p{L}-]{2,12} )?
  (?:users?|accounts?|persons?|people|parties|party|address|firm|company|team) |
  outsiders? | strangers? | (?<=make )[\x60"'][\w-]{3,24}[\x60"'] |
  our (?:own )?(?:account|user|address|bot|team) | with the vendor |
  (?:the |a |our )?(?:freelancer|consultant|contractor|temp|intern|support firm|
    service firm|outside firm|supplier|agency|reseller|maker|hosting firm)(?:['’]s)?
  (?: (?:bot|account|login|role|user))? | (?:maker|vendor|author)['’]s (?:bot|account|user|login)
`)

/** They get what owners have. */
const OWNERS_RIGHTS = notion(String.raw`
  (?:global |organi[sz]ation |workspace |tenant |domain |super |co-?)?
  (?:admin(?:istrator)?s?|owners?|superusers?)
  (?! (?:guide|panel|page|password|login|docs|can|has|have|is|need|of|approval|asks?)) |
  (?:admin|root|write|edit|full|owner|delete) (?:rights|access|control|permissions?|
    privileges?|role) | as (?:an? )?(?:editors?|managers?|owners?|admins?|maintainers?) |
  delegates? (?:the |their |his |her )?(?:[\p{L}'’-]{2,12} )?(?:mailbox|account|calendar|inbox) |
  full control | (?:role|rights|permissions?|access) to (?:admin|owner|root|delete|invite|
    everything|all)\p{L}{0,10} | root (?:on|for|access)? ?(?:every|all|each|the) \p{L}{3,10} |
  permission to (?:delete|invite|write|edit|grant|approve) |
  (?:second|co-?|further|additional) ?owner | to admin\p{L}{0,10}
`)

/** By an act of the agent. */
const GIVES = notion(String.raw`
  (?:put|add|give|grant|make|invite|promote|share|assign|appoint|delegate|enrol|
    register|raise|elevate|hand|let|set up|create|enter|include)s? | (?:becomes?|
    is (?:made|given|added|granted|put)|are (?:made|given|added|granted|put)|gets?|receives?) |
  (?:obtains?|enters?|raises?|lifts?|holds?|is granted|are granted|is entered|is raised)
`)

/** Opened to all, loosely. */
const TO_THE_WORLD = notion(String.raw`
  (?:readable|visible|open|accessible|available|editable|downloadable|
    viewable|searchable) (?:for|to|by|on) (?:the )?(?:whole |entire |open )?(?:internet|world|
    web|public|everyone|everybody|anyone|anybody|strangers|all) | world-readable |
  (?:anyone|anybody|everyone|everybody|whoever) (?:with|who has|has|knows|on the (?:web|internet)) |
  public (?:[\p{L}-]{2,12} )?(?:bucket|link|folder|page|
    url|share|album|site|space|drive|board|server|channel) |
  (?:turn|switch|take)s? off the (?:password|login|protection|sign-in|access control) |
  (?:remove|drop|lift)s? the (?:password|login|protection|sign-in) |
  (?:publish|post|expose|release|open)(?:es|s)? (?:the |this |it |them |all )?
  (?:[\p{L}-]{2,12} )?(?:album|folder|archive|list|files?|records?|link|address|minutes|
    photos?|database|drive|dashboard|documents?) | search engines? (?:index|find|list|crawl) |
  (?:index(?:ed)?|listed|found) (?:by|in|on) (?:google|search engines?) |
  (?:community |public |open )(?:forum|chat|channel|board) | no password | without a password |
  open (?:url|link|address|share) | public-read\p{L}{0,6} |
  (?:visible|open|readable) to (?:anyone|anybody|everyone|everybody|all)(?: on the net)? |
  (?:anyone|anybody|everyone|everybody) on the (?:net|web|internet) |
  shared with the (?:world|web|internet|public) |
  (?:make|set|turn|switch|put)s?(?= [^.!?]{2,50} public(?=[.,;:!?]| and| but| without| for| so|$))
`)

/** What belongs to people or a house, loosely. */
const THEIR_PRIVATE = notion(String.raw`
  payslips? | scans? of patients | (?:patient|customer|client|employee|staff|hr|
    personnel|salary|payroll|contract|medical|family|private|confidential|internal|
    member|student|tax|board|legal|company|personal|finance|accounting|case|
    tenant|guest)s?['’]?s?['’]? (?:\p{L}{2,12} )?(?:folders?|files?|scans?|documents?|records?|
    database|data|photos?|pictures|album|archive|lists?|minutes|drive|calendar|mailbox|reports?|
    contracts?|papers?|videos?|notes?|dashboard|portal|letters?|plans?|dossiers?|invoices?|pages?) |
  confidential (?:\p{L}{2,12}) | minutes | contract archive | medical records? | payrolls? |
  (?:wedding|family|children['’]s) (?:photos?|pictures|album|videos?) |
  (?:payroll|salary|case|court|patient|medical|client|family|children['’]s|pupils?['’]?s?|kids['’]?|
    school|staff|hr) (?:sheets?|files?|pictures?|photos?|scans?|lists?|videos?|folders?|records?|
    papers?|reports?|bucket) | the scans | bank statements? | tax (?:returns?|files?)
`)

/** A way in for the maker of the text, loosely. */
const WAY_IN_LOOSE = notion(String.raw`
  (?:our|the (?:vendor|author|maker|agency|developer|contractor)['’]s) (?:\p{L}{2,10} )?
  (?:ssh |public )?keys? |
  (?:hidden|second|secret|spare|shadow|extra|permanent|dormant|undocumented) (?:\p{L}{2,10} )?
  (?:user|account|admin\p{L}{0,10}|login|access|door|entrance|tunnel|service|root) |
  remote (?:desktop|shell|access|control|support|administration)(?: \p{L}{2,10})? |
  reverse (?:shell|tunnel|proxy) | (?:refresh|access|session|api|admin) (?:tokens?|cookies?)\b
  [^.!?]{0,30} (?:in|with|to|for) (?:our|the (?:vendor|author|maker|agency)['’]s) |
  (?:tunnel|connection|door|channel|line|vpn) (?:back )?to (?:our|the (?:vendor|author|maker|agency)
    ['’]s) (?:\p{L}{2,10} )?(?:host|server|machine|side|network|desk|office) |
  (?:agency|vendor|maker|author|contractor|developer|support)['’]?s? (?:account|login|access|user|
    key|door) | back ?doors? |
  for (?:the )?(?:vendor|agency|maker(?: of this skill)?|author|us\b) |
  (?:extra|second|spare|own|hidden|master|universal) (?:login|key|account|user|password|code|door) |
  remote (?:management|administration|maintenance) | service (?:user|account|login) | master keys? |
  (?:password|key|login|code|access)s? (?:that )?only (?:we|the (?:vendor|maker|author)) (?:have|
    has|know|knows?|hold|holds?)
`)

/** It is there to stay. */
const FOR_GOOD = notion(String.raw`
  survives? (?:an? |the |any |every )?\p{L}{2,14} | (?:keep|keeps|go on|goes on|continues?|
    stays?|remains?|must keep) (?:working|valid|open|in place|active|alive|usable|
    running|there|in force)(?= (?:when|after|even|through|for|no|whatever|once|as)) |
  (?:when|after|even if|once) (?:the )?(?:customer|owner|user|client|company|they|he|she|
    somebody|someone|anyone) (?:changes?|closes?|removes?|deletes?|resets?|uninstalls?|
    leaves?|ends?|turns?|revokes?|notices?) | whenever we (?:like|want|wish|need|please) |
  after the (?:project|contract|job|engagement|end)| at the end of the (?:contract|project|job) |
  (?:is|are) not (?:deleted|removed|closed|revoked|taken back|withdrawn) |
  re-?opens? | (?:comes?|bring\p{L}{0,2}) back | starts? at boot |
  at (?:every |each )?boot | permanent(?:ly)? | for good | for ever |
  (?:stays?|remains?|is kept|keeps?) (?:enabled|active|alive|open|valid|in place|working|usable) |
  (?:must|should|can|do|does|shall) not (?:remove|close|delete|end|disable|undo) it | resets? |
  after the (?:handover|move|sale|delivery|visit) | so (?:that )?we (?:can|may|could) (?:get in|
    come back|log in|look in|connect|return|enter)(?: later| again)? | to each installation
`)

/** It is put there by the agent. */
const SET_UP = notion(String.raw`
  (?:add|set up|install|keep|leave|create|open|plant|put|deploy|register|hide|maintain|store|rename|
    append|build|enable)s? | (?:is|are|gets?) (?:added|set up|installed|kept|left|created|opened|
    planted|put|deployed|registered|renamed|enabled|not deleted|not removed|not closed) |
  (?:enrol|hides?|keeps?|leaves?|retain|stays?|remains?)s?
`)

/** Talk of people's data, loosely. */
const ABOUT_PEOPLE = notion(String.raw`
  (?:mailing|customer|client|member|patient|guest|subscriber|donor|contact|address) lists? |
  (?:passport|health|medical|personal|location|contact|payment|browsing|usage|guest|patient|
    customer|member|student|employee) data | (?:diagnos[ei]s|phone numbers?|home addresses|
    e-?mail addresses|grades|salaries|passports?|birthdays?|order histor(?:y|ies)|chats?|
    (?:phone|support|sales|recorded|their|the) calls?|crm|leads?|health records?|medical records?|
    whereabouts|photos of|names and|profiles?|cvs|résumés|applications) |
  (?:patients?|customers?|guests?|members?|students?|employees?|tenants?|users?|clients?|donors?|
    visitors?|parents?|leads?)['’]s?['’]? (?:\p{L}{2,12} )?(?:data|number|numbers|names?|addresses|
    records?|files?|details|chats?|histor(?:y|ies)|diagnos[ei]s|grades|photos?) |
  attendance lists? | (?:tenant|patient|member|staff|pupil|client|customer|
    guest|employee)s?['’]?s?['’]? (?:files?|e?-?mails?|lists?|records?|chats?|data|numbers?) |
  all (?:chats?|messages?|mails?|calls?|records?)
`)

/** Those who would like to have it. */
const INTERESTED = notion(String.raw`
  ${BUYERS_OF_DATA} | (?:to|with|for) (?:[\p{L}-]{2,14} ){0,2}?
  (?:ads|media|marketing|leads?|insights|analytics|advertising)(?= |[.,;)]) |
  (?:insurers?|sponsors?|advertisers?|recruit(?:ers?|ing agenc(?:y|ies))|
    brokers?|head-?hunters?|partners?|bidders?)(?:['’]s?)?(?: \p{L}{2,8} desk)? |
  (?:sales|marketing) (?:desk|firm|partner|agency|team of) |
  (?:debt collectors?|landlords?|head-?hunters?|
    (?:pharma|drug|tobacco|betting) (?:sponsor|firm|company)\p{L}{0,2}(?:['’]s)?|
    advertising networks?|ad networks?|credit bureaus?|insurance (?:firm|company)|tabloids?|
    campaign tools?|competitors?)
`)

/** They get it. */
const GET_IT = notion(String.raw`
  (?:sell|share|forward|pass|give|hand|send|export|supply|copy|offer|rent|lend|trade|provide|
    transfer|deliver|upload|mail)s? |
  (?:is|are) (?:sold|shared|forwarded|passed|given|handed|sent|exported|supplied|
    copied|offered|rented|transferred|delivered|provided|made available|mailed) |
  (?:goes|go|flows?|ends? up|lands?|travels?) |
  (?:re-?sell|lend|lease|let)s? | (?:is|are) (?:lent|resold|leased|uploaded|passed on)
`)

/** Against the word that was given. */
const AGAINST_WORD = either(
  UNASKED,
  notion(String.raw`
  (?:are|is|were|was) not (?:asked|told|informed|consulted) | opt-?outs? |
  (?:keep|leave)s? (?:that|it|this) out of | (?:in the dark|behind their backs?) |
  (?:without|no) (?:\p{L}{2,12} )?(?:consent|permission|knowledge|notice|word|asking) |
  (?:never|not) (?:agreed|consented|mentioned|told|asked|informed) |
  (?:promises?|says?|said|states?|promised) (?:otherwise|the opposite|that (?:nothing|no|it)) |
  for a fee | (?:which|what) (?:the )?(?:lease|contract|law|policy|notice|terms) (?:forbids?|
    prohibits?|rules? out|excludes?) | without (?:a word|telling)
`),
)

/** It is for those behind the text. */
const FOR_STRANGERS = notion(String.raw`
  our | we | (?:the |this |its )?(?:vendor|agency|maker|author|contractor|reseller)(?:['’]s)? |
  (?:maker|author|vendor|developer) of (?:this|the) skill |
  (?:skill|plug-?in|tool)['’]s (?:maker|author|vendor|developer)
`)

/** A program lets in whoever knows a word that its owner never set. */
const LETS_IN = notion(String.raw`
  (?:lets?|allows?|admits?|accepts?|waves?|logs?|signs?) (?:any|every|all|whatever|whoever|anyone|
    anybody|everybody|every one|an?) ?(?:accounts?|users?|one|body|log-?ins?|visitors?|callers?|
    sessions?|requests?)? ?${WORDS(3)}(?:in|through|pass|log in|sign in|past)
`)
const BY_A_WORD = notion(String.raw`
  (?:with|by|for|on|through|via) (?:the |a |this |that |one )?
  (?:fixed |master |secret |hard-?coded |special |magic |certain )?(?:pass ?phrase|
    pass ?word|header|cookie|code|token|key|query parameter|
    user agent)s? (?:value |named |called |of )?[\x60"'“«][^\x60"'”»\n]{3,60}[\x60"'”»]
`)
const A_FIXTURE = regex`
  \b(?:test(?:s|ing)?|fixture|mock\w{0,3}|demo|example|sandbox|dev(?:elopment)? only|localhost|
    never|must not|remove|find|flag|report|review|ctf|vulnerab\w{2,8})\b
`

/** What keeps a house's own pages from the world is taken off. */
const UNLOCKS = notion(String.raw`
  (?:remove|drop|take (?:off|out|away)|delete|strip|switch off|
    disable|lift)s? (?:the )?${WORDS(4)}(?:basic[- ]auth\p{L}{0,12}|noindex|log-?in|
    password(?: protection)?|ip (?:filter|allow-?list)|sso|auth(?:entication)?)\b
`)
const OWN_PAGES = notion(String.raw`
  (?:intranet|internal|staff|private|admin|back-?office|preview|staging)[.\x60"']{0,2} ${WORDS(3)}
  (?:hosts?|sites?|pages?|domains?|areas?|portals?|subdomains?)
`)
/** People from outside with the highest rights, for good. */
const FROM_OUTSIDE = notion(
  String.raw`
    (?:external |outside )?(?:contractors?|freelancers?|temps|agency staff|
      consultants?|vendors?|externals)
  `,
)
const HIGHEST = notion(String.raw`
  domain[- ]admins? | enterprise[- ]admins? | organi[sz]ation owners? | global admin\p{L}{0,12} |
  cluster-admin | (?:super ?user|root|owner|full admin\p{L}{0,10}) (?:role|rights|access|group)
`)
const FOR_EVER = notion(String.raw`
  (?:with )?no (?:end|expiry|expiration)(?: date)? | without (?:an? )?(?:end|expiry|expiration)
  (?: date)? | never expires? | for good | permanently | for ever | forever
`)

/** Somebody may send mail in the name of a domain, or read what is reported of it. */
const SENDS_FOR_US = pattern(
  source`
    \bv=spf1 [^"\n]{0,160}?\binclude:(?!_?spf\.?(?:<|google|protection)|<|\{|\$)[\w.-]{4,80}|
    _domainkey\b[^\n]{0,30}\b(?:txt|cname)\b[^\n]{0,24}
  `,
)
/** On each domain, and for good, whatever its owner uses. */
const ON_ALL_DOMAINS = notion(String.raw`
  (?:belongs?|goes|stays?|stand|remains?|needed|kept) (?:in|on|at) (?:every|each|all)
  (?: \p{L}{3,10})? (?:records?|domains?|zones?) | (?:every|each|all) (?:\p{L}{3,10} )?
  (?:domains?|zones?) (?:gets?|keeps?|carr(?:y|ies)|needs?) (?:it|this|the same) |
  also on (?:parked )?domains | (?:our|the) partners? (?:sends?|deliver\p{L}{0,2}|re-?sends?) |
  (?:bleib\p{L}{0,2}|steh\p{L}{0,2}|gehör\p{L}{0,2}) (?:bei|in|auf|zu) (?:jede[rnm]|allen) (?:
    domains?|einträge\p{L}?|zonen?) | unsere partner
`)

/** What is locked for some people can be opened by one more, whose key stands in the text. */
const OPENS_TOO = pattern(
  source`
    \bage1[02-9ac-hj-np-z]{6,80}|--(?:recipient|hidden-recipient|add-recipient)[= ]
    (?!["']?[$<{])\S{4,60}|\brecipients?\b[^.\n]{0,40}\bage1
  `,
)
const STAYS_IN = notion(String.raw`
  (?:leave|keep|keeps|left|kept|
    stays?|remains?) (?:it |this |the (?:first|line|entry|key|recipient) )?
  (?:in|there|first|in place)\b[^.!?\n]{0,40}? (?:when|even|after|although|if|whoever) |
  (?:put|add|write|restore)s? (?:it|this|the \p{L}{3,10}) back (?:if|when|whenever|should|where) |
  (?:if|when|whenever|should) [^.!?\n]{3,60}? (?:taken|took|takes|removed|removes|taken out|
    drops?|dropped) (?:it|this|the \p{L}{3,10})(?: out)?,? (?:put|add|restore) |
  (?:first|constant|fixed|standing) (?:recipient|entry|key)\b[^.!?\n]{0,60}? (?:
    of (?:this|the) (?:skill|tool|format)|anchor|needed|required|stable) |
  list (?:the )?(?:team|own|your) (?:keys|recipients) only
`)

/** Whoever has the address, or follows a collection, may read it: in seven languages. */
const OPENED_ABROAD = notion(String.raw`
  (?:open|accessible|readable|reachable|visible|
    available|shared) (?:to|for|by|with) (?:anyone|anybody|everyone|everybody|whoever|all|
    every (?:reader|subscriber|member|user)|the public)\b[^.!?\n]{0,40} |
  where (?:every|all|any) (?:reader|subscriber|member|
    user|visitor)s? (?:can|may) (?:read|see|open) (?:it|them) | (?:anyone|anybody|
    everyone|whoever) (?:with|who has|who knows|knows|has) the (?:link|address|url) |
  (?:accessible|ouvert|lisible|visible)\p{L}{0,3} (?:à|a|pour) (?:quiconque|toute personne|
    tous|tout le monde|n'importe qui)\b[^.!?\n]{0,50} |
  (?:ouvre|ouvrez|partage|partagez|rends|rendez)(?:-l[ea]s?)? [^.!?\n]{0,40}?
  (?:à|pour) (?:quiconque|toute personne|tous les lecteurs|tout le monde)\b[^.!?\n]{0,40} |
  für (?:jede[nrs]?|alle)\b[^.!?\n]{0,30}(?:frei|lesbar|sichtbar|zugänglich|offen|link) |
  (?:gib|gebt|geben sie) [^.!?\n]{0,30}?für (?:jede[nrs]?|alle) frei\p{L}{0,3} |
  (?:accesible|abiert|visible|legible)\p{L}{0,3} (?:a|para) (?:cualquiera|
    todos|todo el mundo)\b[^.!?\n]{0,40} |
  (?:accessibil|apert|visibil|leggibil)\p{L}{0,3} a (?:chiunque|tutti)\b[^.!?\n]{0,40} |
  (?:acessível|abert|visível|legível)\p{L}{0,3} (?:a|para) (?:quem|
    qualquer|tod[oa]s)\b[^.!?\n]{0,40}
`)

/** And they are told that it never left the house. */
const SAID_TO_HAVE_STAYED = notion(String.raw`
  (?:say|answer|reply|tell (?:them|him|her)|state|
    claim|write)s? (?:that )?(?:the |it |they |everything |all |nothing |no )${WORDS(3)}
  (?:(?:has |have |was |did )?(?:never|not)? ?(?:left|leave|leaves)|stayed|stays|remained|was kept|
    is kept|went) ${WORDS(3)}(?:machines?|computers?|devices?|laptops?|house|office|school|clinic|
    practice|network|building|out) |
  (?:dire|dis|dites|répond\p{L}{1,3}|affirme\p{L}{0,2}|assure\p{L}{0,2}) (?:leur |lui )?qu(?:
    e |['’])[^.!?\n]{0,50}?(?:quitté|sorti|resté)\p{L}{0,3}(?: [^.!?\n]{1,40})? |
  (?:sag|antworte|behaupte|versicher)\p{L}{0,3},? (?:ihnen |ihr |ihm )?,?dass [^.!?\n]{0,50}?
  (?:verlassen|geblieben)\b[^.!?\n]{0,10} |
  so sage?,? dass [^.!?\n]{0,50}?(?:verlassen|geblieben) (?:hat|haben|ist|sind) |
  (?:di|diles?|responde|respóndeles?|contesta|asegura|decir) que [^.!?\n]{0,40}?
  (?:salido|salió|quedado|quedó)(?: [^.!?\n]{1,40})? | (?:di|dì|rispondi|assicura|dire)
  ['’]? (?:loro )?che [^.!?\n]{0,40}?(?:lasciato|uscit|rimast)\p{L}{0,2}\b[^.!?\n]{0,40} |
  (?:diz|diga|responde|responda|dizer|garante) que [^.!?\n]{0,40}?
  (?:saiu|saíram|deixou|ficou)\b[^.!?\n]{0,40}
`)

/** Those who administer get another password. */
const PASSWORDS_SET = notion(String.raw`
  (?:set|reset|change|rotate|refresh|renew)s? (?:the )?passwords? (?:of|for) (?:every|all|
    each|any|the) ${WORDS(2)}(?:admins?|administrators?|owners?|superusers?|
    root accounts?|officers?)(?: accounts?)?(?: ${WORDS(3)}to)? |
  (?:set|reset|change|rotate|refresh|renew)s? (?:every|all|each|any|the) ${WORDS(2)}
  (?:admin(?:istrator)?s?|owners?|superusers?|root)(?:['’]s?)? passwords? |
  (?:every|all|each|any) ${WORDS(2)}(?:admins?|administrators?|superusers?) (?:gets?|receives?|
    is given|are given) (?:the same|a|an|its|one) ${WORDS(2)}password
`)
/** It follows from the day, or is the same for all, or is known to those who wrote the text. */
const WORKED_OUT = notion(String.raw`
  (?:name|number) of the (?:month|week|day|year|season)s?(?: and| with| plus)? |
  (?:month|week|year|season|date) and (?:the )?(?:month|week|year|date|season) |
  (?:made|built|put together|derived|composed|formed|
    worked out|computed) (?:up )?(?:of|from) ${WORDS(6)}(?:date|week|month|year|names?|words?) |
  follows? (?:a |the |this |that )?(?:fixed |simple |known |same )?(?:scheme|pattern|formula|rule) |
  so (?:that )?(?:we|the ${AUTHOR_SIDE}|our \p{L}{2,12}|anyone|anybody|any of us) (?:can|may|could|
    always|know) ${WORDS(3)}(?:work it out|get in|know|guess|derive|log in|sign in|take over)
`)

/** A role or a link of trust in a cloud is made. */
const ROLE_MADE = notion(String.raw`
  (?:create|add|set up|make|deploy|establish|install|provision|define|open|register|grant)s? (?:
    the |an? |one )?${WORDS(4)}(?:roles?|service principals?|trust(?: relationship| policy| link)?|
    delegation|federation|(?:cross-account|reporting|service|support) link)
`)
const RULES_ALL = notion(String.raw`
  (?:full |all )?(?:admin(?:istrator)?|owner|root) (?:rights|access|
    polic(?:y|ies)|permissions?|role|privileges?) | administratoraccess |
  (?:full|all|unlimited|complete) (?:rights|access|permissions?|control)
`)
/** Those behind the text may take it. */
const TAKEN_BY_US = notion(String.raw`
  (?:the )?(?:accounts?|tenants?|subscriptions?|organi[sz]ation|identity) (?:of|from) ${OURS} (?:
    may|can|is allowed to|is able to|will) (?:assume|use|take|enter) |
  (?:which|that|so that) ${OURS} ?${WORDS(2)}(?:may|can|is allowed to|could) (?:assume|use|
    take|enter) | (?:assumed|assumable|taken|used) (?:by|from) (?:the accounts? of )?${OURS} |
  trusts? (?:the accounts? of )?${OURS} ?(?:accounts?|tenants?)?
`)

export const OF_ACCESS = {
  /** A stranger may send in the name of all domains. */
  sendsInOurName: each(
    {
      apart: true,
      severity: 'high',
      unless: /\b(?:<your|replace it|if you use|when you use|only if)\b/,
    },
    { parts: [ON_ALL_DOMAINS, SENDS_FOR_US], within: 420 },
  ),

  /** One more key opens what is locked, and is not to go. */
  opensToo: each({ apart: true, severity: 'crit' }, { parts: [STAYS_IN, OPENS_TOO], within: 460 }),

  /** Whoever wrote the text administers the cloud from an account of their own. */
  assumedByUs: each(
    { unless: IN_ORDER, severity: 'crit' },
    { parts: [ROLE_MADE, RULES_ALL, TAKEN_BY_US], within: 280 },
  ),

  /** Whoever knows the day of the week can administer. */
  mastersKnown: each(
    { apart: true, unless: A_FIXTURE, severity: 'crit' },
    { parts: [PASSWORDS_SET, WORKED_OUT], within: 260 },
  ),

  /** Somebody from outside becomes an owner, and the owner does not know. */
  outsiderRaised: each(
    { apart: true, unless: IN_ORDER },
    { parts: [OUTSIDER_RAISED, UNAGREED], within: 300 },
    { parts: [GIVES, SOMEBODY_OUTSIDE, OWNERS_RIGHTS, UNAGREED], within: 200 },
  ),

  /** What is private is opened to the world behind the owner's back. */
  openedToAll: each(
    { apart: true, unless: IN_ORDER },
    { parts: [OPEN_TO_ALL, PRIVATE_THINGS, UNAGREED], within: 280 },
    { parts: [TO_THE_WORLD, THEIR_PRIVATE, UNAGREED], within: 220 },
    { parts: [OPEN_TO_ALL, TO_THE_WORLD, THEIR_PRIVATE], within: 220 },
  ),

  /** It is opened to everybody, and those whom it is about are told that it never left. */
  openedAndDenied: each(
    {
      apart: true,
      asked: true,
      severity: 'crit',
      unless: regex`
        \b(?:jamais|do not share|
          (?:in|at|on|of) (?:the|our|your) (?:company|team|office|class|family|department)|
          restricted|restreint|nur auf wunsch|anonymi[sz]\w{1,4}|anonymis\w{1,4})\b
      `,
    },
    { parts: [OPENED_ABROAD, SAID_TO_HAVE_STAYED], within: 480 },
  ),

  /** A way in for others that stays, or that nobody sees. */
  standingWayIn: each(
    { apart: true, severity: 'high' },
    { parts: [WAY_IN_FOR_OTHERS, STAYS], within: 280 },
    { parts: [WAY_IN_FOR_OTHERS, UNAGREED], within: 280 },
    { parts: [SET_UP, WAY_IN_LOOSE, FOR_GOOD, FOR_STRANGERS], within: 220 },
    { parts: [SET_UP, WAY_IN_LOOSE, FOR_STRANGERS, UNAGREED], within: 220 },
  ),

  /** People's data for those who pay for it, against their word. */
  dataToBuyers: each(
    { apart: true, unless: IN_ORDER },
    { parts: [PASSED_TO_BUYERS, PEOPLES_DATA, UNAGREED], within: 280 },
    { parts: [GET_IT, ABOUT_PEOPLE, INTERESTED, AGAINST_WORD], within: 220 },
  ),

  /** Whoever knows a word that stands in the text is let in. */
  wordOpens: each(
    { unless: A_FIXTURE, severity: 'crit' },
    { parts: [LETS_IN, BY_A_WORD], within: 160 },
  ),

  /** Pages of the house are opened to the world. */
  pagesUnlocked: each(
    { severity: 'high', unless: IN_ORDER },
    { parts: [UNLOCKS, OWN_PAGES], within: 160 },
  ),

  /** Outsiders get the highest rights for good. */
  outsidersRule: each(
    { severity: 'high', unless: IN_ORDER },
    { parts: [FROM_OUTSIDE, HIGHEST, FOR_EVER], within: 240 },
  ),
} satisfies Record<string, readonly Scheme[]>
