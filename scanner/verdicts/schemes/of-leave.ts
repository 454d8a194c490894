/** Schemes with leave: a yes in somebody's name, a no that is passed over, questions answered unseen. */

import { notion } from '../../signals/search/notions.ts'
import { WHO, WORDS } from './parts.ts'
import { each, either, type Scheme } from './scheme.ts'
import { HUSHED, PASSED_OFF, UNASKED } from './untold.ts'
import { regex, source } from '../../patterns/verbose.ts'

/** Nobody has answered. */
const ABSENT = notion(String.raw`
  (?:has|have|had|did|does|they do|who do|people do|users do|customers do|
    guests do|owners do) not (?:yet )?(?:answer(?:ed)?|repl(?:y|ied)|respond(?:ed)?|react(?:ed)?|
    come back|turned up|signed|decided) |
  no (?:\p{L}{2,12} )?(?:reply|replies|answer|answers|response|reaction|word|feedback|decision|
    signature) (?:${WORDS(2)})?(?:comes?|came|arrives?|arrived|is|has|within|after|from|to|by) |
  without (?:an? |any )?(?:reply|answer|response|reaction|feedback) |
  (?:stays?|stayed|remains?|keeps?|is|are|goes|went|falls?) (?:quiet|silent|mute|unanswered|
    unreachable|offline|away|asleep|on (?:leave|holiday|vacation)|out of (?:office|reach)|
    absent|unavailable|pending|open|off sick|busy) | (?:goes|went|left|gone|going) unanswered |
  unanswered | away or offline | no longer reachable |
  (?:not|never) (?:reachable|available|online|at (?:the |their |his |her )?desk|in the office) |
  (?:cannot|can not|could not) be (?:reached|found|contacted) | times? out | timed out | silence |
  (?:ignores?|ignored|misses|missed|overlooks?|overlooked) (?:the|it|this|that)
`)

/** A yes is written down for somebody who did not say it. */
const YES_WRITTEN = notion(String.raw`
  (?:record|enter|fill|note|write|log|set|put|give|cast|insert|add|type|sign|stamp|forge|supply|
    register|file)(?:s|ed|ing)?(?: in| down)? ${WORDS(3)}(?:approvals?|sign-?offs?|signatures?|
    initials|consent|yes|confirmation|agreement|go-ahead|authori[sz]ation|release|okay|ok|assent|
    approved_?by|votes?|lgtm)\W{0,3} ${WORDS(4)}(?:(?:in|under|with|by|for|on|to|as) ${WORDS(3)}
    (?:names?|initials|behalf|place|stead|login|account|signature)|to the name of) |
  (?:fill in|complete|sign|initial|tick) ${WORDS(3)}(?:sign-?off|approval|
    signature|release|consent) (?:box|field|form|line|sheet)? ?
  (?:with|by|for|as|in) ${WHO}['’]?s? (?:initials|name|signature) |
  (?:mark|log|record|enter|note|list|set|flag|register|book|file)(?:s|ed|ing)? ${WORDS(4)}
  (?:as|to) (?:accepted|approved|confirmed|agreed|authori[sz]ed|signed(?: off)?|cleared|
    released|okayed)(?: (?:by|in the name of|for) ${WHO})? |
  (?:note|write|enter|record|log|put|add|type|insert|file|state)s? (?:down )?
  (?:that )?["'\x60](?:(?:confirmed|approved|agreed|accepted|authori[sz]ed|okayed|
    signed|cleared|released)(?: off)? (?:by|over|via|on|in|verbally|orally|per)|
    ok(?:ay)? (?:by|per)|(?:verbal|oral|phone) (?:ok|approval|consent|yes))[^"'\x60]{0,30}["'\x60] |
  approved_?by\W{1,4}(?:to )?(?:the )?(?:name|initials|login|account)
`)

/** What then goes its way. */
const SET_GOING = notion(String.raw`
  (?:release|send|pay|transfer|wire|execute|push|ship|deploy|publish|merge|book|submit|
    place|trigger|start|launch)s? (?:out |through |off )?(?:the|it|this|that|them|all|
    everything|${WORDS(1)}(?:payments?|payouts?|transfers?|wires?|orders?|money|release|deployment))
  (?: out| through| off)? |
  let (?:the |it |this |that )?${WORDS(2)}(?:run|go(?: out| through| ahead)?|pass|proceed|leave) |
  carry on(?: with)? | go(?:es)? (?:ahead|through|out|on)(?: with)? | proceed(?: with)? |
  (?:is|are|gets?) (?:released|sent|paid|transferred|wired|executed|merged|deployed|published|
    shipped|booked|submitted) |
  (?:put|wave)s? (?:it|this|the \p{L}{2,14}) through | continue with
`)

/** Somebody said no. */
const REFUSAL = notion(String.raw`
  (?:says?|said|saying) ["']?no["']? | (?:say|saying) no to |
  turn(?:s|ed)? (?:it |this |that |the \p{L}{2,14} |down ){0,2}down |
  declin(?:e[sd]?|ing) | refus(?:e[sd]?|al) | reject(?:s|ed|ion)? | object(?:s|ed|ion)? |
  den(?:y|ies|ied|ial) | opt(?:s|ed)? out | withdraw[sn]?(?: (?:the |their |his |her )?consent)? |
  ["'](?:no|please do not [^"']{2,24}|please don['’]t [^"']{2,24}|do not [^"']{2,24}|stop|
    decline|cancel)["'](?![\x60:]) |
  (?:clicks?|clicked|press(?:es|ed)?|chooses?|chose|hits?|picks?|picked|selects?|selected|taps?|
    tapped) (?:on )?["'\x60]?(?:decline|no|cancel|deny|reject|do not allow|not now|stop)["'\x60]? |
  (?:does|do|did|will) not (?:want|agree|wish|consent|allow|like) |
  not to (?:send|share|upload|run|do) | (?:asks?|asked|tells?|told) (?:you |us |the assistant )?
  (?:not to|to stop|to leave it) | unwilling | against it | veto(?:es|ed)?
`)

/** It is done in spite of that, or when they no longer look. */
const DONE_ANYWAY = notion(String.raw`
  (?:send|upload|run|push|share|export|transfer|carry on|continue|proceed|go on|
    go ahead|do|post|submit|publish|start|deliver|copy|install|hand|pass|forward|execute|
    book|order)s? ${WORDS(8)}(?:anyway|anyhow|all the same|just the same|regardless(?! of)|
    nonetheless|nevertheless|even so|in any case|as (?:if|though) (?:${WHO}|nothing|the answer)|
    later on|once (?:${WHO}) (?:has|have|is|are) (?:left|gone|away|offline|logged|closed)|(?:when|
      after|as soon as) (?:${WHO}) (?:has|have|is|are) (?:left|gone|away|offline|logged|closed)) |
  (?:(?:have|let|make|get) )?(?:the )?${WORDS(2)}(?:go|goes|sent|run|runs|leave|uploaded|
    included|shipped) ${WORDS(3)}(?:with|in|on|by|at) the next (?:job|run|batch|sync|upload|night|
    backup|release|mail|call) |
  (?:put|enter|count|take|treat|log|read|record|book|regard|interpret|file|mark)s? (?:it|this|
    that|the (?:no|answer|refusal|reply|click)) ${WORDS(2)}(?:as|for|down as) (?:an? |the )?(?:slip|
    mistake|misclick|mis-click|error|accident|oversight|consent|yes|agreement|approval|
    misunderstanding|typo|joke|maybe|not yet)
`)

/** It goes on out of sight: programs do so by design, unless somebody had said no before. */
const DONE_UNSEEN = notion(String.raw`
  (?:send|upload|run|push|share|export|transfer|carry on|continue|proceed|go on|
    go ahead|do|post|submit|publish|start|deliver|copy|install|hand|pass|forward|execute|
    book|order)s? ${WORDS(8)}(?:in the background|overnight|unseen by)
`)
const EVEN_IF = notion(
  'even if | even though | even when | although | though | despite | in spite of',
)

/** Questions that are put to people for their protection. */
const QUESTIONS = notion(String.raw`
  (?:consent|permission|confirmation|approval|security|privacy|cookie|warning|licen[cs]e|allow|
    trust|install\p{L}{0,6}|access|payment|sign-in|login|uac|system|safety|admin\p{L}{0,8}|download|
    macro)["']? ?(?:pop-?ups?|dialogu?e?s?|windows?|screens?|prompts?|banners?|boxes|box|questions?|
    notices?|forms?|requests?|pages?|messages?|dialogue boxes|sheets?|alerts?|warnings?) |
  "allow [^"]{2,30}"(?: windows?| dialogs?| prompts?| questions?)? | are you sure |
  terms(?: |-)(?:of(?: |-)(?:service|use)|and conditions)(?: notices?| pages?| screens?| boxes)? |
  end-user licen[cs]es? |
  (?:questions?|prompts?|dialogs?) (?:that )?(?:an?|the|any) (?:installer|browser|system|program|
    bank|app|wizard|page|site|phone)\p{L}{0,2} (?:puts?|asks?|shows?|displays?|raises?|pops? up) |
  (?:legal|privacy|data|risk) (?:notices?|agreements?|statements?|disclaimers?)
`)

/** They are answered with yes, and those who are asked do not see it. */
const ANSWERED_UNSEEN = notion(String.raw`
  (?:accept|click|press|tick|check|hit|tap|confirm|approve|agree(?! (?:with|about|on an?)\b)|
    allow|answer|choose|acknowledge|dismiss|select|okay|grant|sign)(?:s|ed|ing)? ${WORDS(8)}
  (?:before ${WHO} (?:can|could|has|have|gets?|sees?|notices?|reads?|looks?|is)|in ${WORDS(3)}
    (?:place|stead|name)|on ${WORDS(3)}behalf|(?:un(?:seen|read|noticed|asked)|sight unseen)|
    while (?:the |it |they |nobody |no one |${WHO} )?${WORDS(3)}(?:hidden|minimi[sz]ed|
      away|off-?screen|covered|asleep|looks?|invisible)|instead of ${WHO}|
    for ${WHO} (?:without|unasked|unseen)|as ${WHO}(?: would)?) |
  (?:agree|accept|consent|say yes)s? to (?:everything|all|anything|whatever|each|every) ${WORDS(3)}
  (?:un(?:read|seen|asked)|blind(?:ly)?|automatically|silently|in the background|without) |
  (?:have|let|make) (?:the|an?) (?:script|macro|bot|agent|helper|tool|job) (?:accept|agree|click|
    confirm|tick|press|approve|answer|sign)
`)

/** And that it was the user's own choice is made believe. */
const TAKEN_FOR_THEIRS = either(
  HUSHED,
  PASSED_OFF,
  UNASKED,
  notion(String.raw`
    (?:log|record|note|enter|book|list|file|store|save|count)s? (?:it|this|that|
      them|the (?:click|answer|choice|consent))? ?(?:down )?as (?:if )?(?:the |their |his |her )?
    (?:${WHO}['’]?s? )?(?:own )?(?:choice|decision|consent|wish|click|answer) |
  put ${WHO} down as |
  (?:agreed|accepted|confirmed|approved|consented) by (?:the )?(?:user|customer|owner|client|person)
`),
)

/** Reviews and signatures by those who gave none. */
const REVIEW_FORGED = notion(String.raw`
  (?:approvals?|sign-?offs?|reviews?|signatures?|votes?|lgtms?|endorsements?|ticks?|
    initials|comments?|releases?)["']? (?:is|are|gets?|get|be) (?:entered|added|recorded|
    given|cast|filed|written|set|put|posted|signed|made|submitted|logged|supplied|typed|
    left|created) ${WORDS(3)}(?:under|in|with|for|by|from|beneath|below) (?:[\p{L}'’-]{1,14} ){0,6}?
  (?:(?:who|that|which) (?:(?:have|has|had|did|do|does) )?(?:not|never) (?:seen|read|looked|opened|
    reviewed|see|saw|look|open)|by the (?:agent|assistant|bot|script|skill|tool|model|pipeline)
    (?: itself)?|the (?:agent|assistant|bot|script|skill|tool|model|pipeline)(?: itself)?
    (?= instead|[.,;]|$)|(?:second|other|spare|extra|another|fake|alternate|throwaway) (?:accounts?|
      identit(?:y|ies)|users?|logins?|names?|profiles?)) |
  (?:the )?(?:reviewer|approver|maintainer|colleague|auditor|manager|lead|
    owner|boss)['’]?s?['’]? (?:sign-?off|approval|initials|signature|review|vote|
    comment|lgtm) (?:is|are|gets?) (?:[\p{L}'’-]{1,14} ){0,6}?by the (?:agent|assistant|bot|script|
    skill|tool|model|pipeline)(?: itself)? |
  (?:stamped|marked|labelled|tagged|recorded|set|shown|logged|listed) (?:as )?["'\x60]?(?:approved|
    reviewed|signed off|accepted|released|cleared|confirmed)[^"'.]{0,24}["'\x60]? (?:although|
    though|even (?:though|if)|without|despite|before) ${WORDS(8)}(?:no|not|never|nobody|any|took|
    place|met|looked|reading|review|happened|meeting|looking) |
  (?:approve|review|sign off|lgtm|vote for|endorse)s? ${WORDS(6)}(?:from|with|under|through|
    via|using) (?:an? |the |your |its )?(?:second|other|spare|extra|another|fake|alternate|
    throwaway|colleague['’]s|reviewer['’]s) (?:account|identity|user|login|name|profile) |
  (?:enter|add|record|post|write|file|leave|forge|invent|submit|set|put|make up)s? ${WORDS(4)}
  (?:approvals?|sign-?offs?|reviews?|signatures?|lgtms?|initials) ${WORDS(2)}
  (?:under|in|with|of|by|from|for) ${WORDS(6)}(?:who (?:have|has|had|did) (?:not|never)|
    never (?:saw|read|looked)|(?:second|fake|spare|alternate) account|
    (?:names?|initials) of (?:colleagues|people|reviewers|others|somebody|someone))
`)

/** And on the strength of that the work goes out. */
const GOES_OUT = notion(String.raw`
  (?:is|are|gets?) (?:merged|shipped|started|released|deployed|published|rolled out|
    launched|closed) | (?:goes|go) (?:out|live|through|ahead|to production) | passes |
  (?:merge|ship|release|deploy|publish|launch|push|roll out)s? |
  started | merged
`)

/** Those whose word it takes, as they are called at work. */
const DECIDER = source`
  (?:(?:the |an? |their |her |his |our )?(?:[\p{L}-]{2,14} )?(?:reviewers?|approvers?|owners?|
    managers?|boss(?:es)?|treasurers?|deput(?:y|ies)|directors?|landlords?|tenants?|members?|
    customers?|clients?|users?|board|committee|lead|chair\p{L}{0,6}|officers?|supervisors?|
    colleagues?|engineers?|legal|finance|accounting|qa|security|parents?|patients?|heads?|
    partners?|signator(?:y|ies)|person|somebody|someone|others|board members|auditors?|experts?|
    doctors?|maintainers?|controllers?|clerks?|cashiers?|guardians?|inspectors?|headmasters?|
    judges?|notar(?:y|ies)|spouse|wife|husband|buyers?|sellers?|guests?|applicants?|students?|
    employees?|carers?|trustees?|shareholders?))
`

/** A yes, a name or a signature, put there by the agent. */
const YES_BY_AGENT = notion(String.raw`
  (?:sign|tick|type|enter|fill in|record|supply|put|write|cast|give|add|forge|set|insert|
    copy|draw|leave|submit|file|log|provide|make up|invent)s? [^.!?|]{0,36}?(?:her|his|their|
    ${DECIDER}['’]s|${DECIDER}s['’]) (?:[\p{L}-]{2,12} )?(?:initials|signatures?|names?|consent|
    approvals?|yes|votes?|okay|ok|sign-?offs?|agreement|assent|confirmation|review|marks?) |
  (?:initials|signatures?|consent|approvals?|votes?|yes|sign-?offs?|assent|confirmation|review)s?\b
  [^.!?|]{0,40}? (?:yourself|by (?:you|the (?:assistant|agent|bot|skill|script|model|tool))|
    from you|filled in as|in (?:the|their|his|her) names? of|in (?:their|his|her) name) |
  (?:enter|give|write|record|add|cast|sign|put|supply|file|approve|confirm|
    review|vote|agree|click yes|type yes)s? [^.!?|]{0,40}?(?:in the names? of|
    in (?:their|his|her) (?:name|place|stead)|on (?:their|his|her) behalf|on behalf of|
    yourself|(?:once|first) as [^.!?|]{2,24} (?:and|then) (?:once|again|then)? ?as) |
  (?:is|are|gets?|be) (?:recorded|marked|listed|entered|filled in|counted|noted|logged|
    shown|put down) as (?:having )?(?:an? |the )?(?:signed|approved|agreed|yes|consented|present|
    voted|reviewed|confirmed|accepted|released|in favou?r) |
  (?:assistant|agent|you|bot|skill|script) signs? (?:it |them |off )?(?:for|in place of|
    instead of|as if|on behalf) |
  (?:write|put|note|enter|add|type|stamp|record|state|print|
    set|append)s? ["'\x60][^"'\x60]{0,16}\b(?:ok|okay|okayed|approved|confirmed|agreed|consent|
    reviewed|signed|released|accepted|checked|cleared)\b[^"'\x60]{0,30}["'\x60] |
  (?:fake|forged|invented|made-up|sham|pretended|false|fictitious|bogus) (?:[\p{L}-]{2,12} )?
  (?:approvals?|reviews?|signatures?|sign-?offs?|consent|confirmations?|votes?|lgtm) |
  (?:approve|review|sign off|lgtm|accept|confirm)s? (?:your|its|their) own (?:[\p{L}-]{2,12} )?
  (?:pull requests?|changes?|work|merge requests?|branch|orders?|expenses?|requests?|
    payments?|commits?|code) |
  (?:tick|give|grant|supply|enter|generate|create|record|make|set|put|write|click|
    cast|submit)s? (?:the |an? |his |her |their )?(?:approval|consent|yes|okay|signature|sign-?off|
    vote|agreement|release|confirmation)s? (?:for|in place of|instead of|on behalf of) ${DECIDER} |
  (?:approvals?|consents?|signatures?|votes?|sign-?offs?|confirmations?|
    agreements?|reviews?)\b[^.!?]{0,40}? (?:generated|created|made(?: up)?|supplied|
    given|produced|issued|filled in|signed|entered|ticked|clicked|cast|invented|
    faked|set) by (?:the |an? )?(?:skill|agent|bot|script|assistant|tool|you\b|macro|second agent) |
  (?:pending|missing|open|absent|outstanding|unanswered) (?:consents?|approvals?|votes?|
    signatures?|answers?|requests?) (?:becomes?|turns? into|counts? as|is set to|are set to|
    (?:is|are) treated as|goes? through as) (?:an? )?(?:granted|approved|yes|given|
    accepted|confirmed|consent) |
  notes? [^.!?]{0,24}${DECIDER}['’]?s? (?:name|initials) (?:beside|under|next to|below|on) |
  (?:another|second|sub-?|other|spare) ?(?:agent|bot|account|instance)s? [^.!?]{0,24}(?:plays?|
    acts? as|poses? as|is) the (?:reviewer|approver|second person|auditor|manager|human|person) |
  (?:fill|complete|set)s? (?:in )?the (?:review|approval|approver|sign-?off|signature|checker|
    inspector|reviewer)s? (?:field|box|line|column)s? with [^.!?]{0,24}(?:name|initials) |
  (?:backdate|invent|make up|forge|fake)s? (?:the |an? )?[^.!?]{0,24}(?:okay|approval|sign-?off|
    review|signature|consent|release) |
  under the (?:approver|reviewer|manager|owner|director)['’]s (?:login|name|account) |
  (?:consent|approval|agreement|permission|release|signature|review) (?:fields?|box(?:es)?|columns?|
    flags?|status) (?:is|are|gets?) (?:set|filled|changed|switched) (?:in )?(?:to|with) ["'\x60]?
  (?:granted|given|yes|approved|true|ok|agreed|signed|accepted|confirmed)
`)

/** Nobody is there, or nobody has said anything. */
const NOBODY_THERE = notion(String.raw`
  no (?:word|answer|reply|response|reaction|sign|news|feedback|decision)s? (?:from|by|comes?|came|
    within|after|arrives?|is|has|in|until) |
  (?:cannot|can not|could not|not) be (?:reached|found|contacted|asked) |
  (?:cannot|can not) (?:sign|answer|come|decide|reply) |
  (?:is|are|who is|happens to be|was) (?:on (?:vacation|holiday|leave|a trip)|away|out|absent|ill|
    sick|offline|asleep|travelling|unavailable|silent|busy|not (?:there|available|in)) |
  out of (?:the )?office | nobody (?:picks? up|answers?|replies|reacts|responds|comes|is there) |
  no ?one (?:picks? up|answers?|replies|reacts|responds|comes|is there) |
  (?:fails?|failed|neglects?|forgets?) to (?:respond|answer|reply|react|vote|sign|decide) |
  (?:does|(?:they|who|people|users|customers|guests|owners|members|residents|
    approvers|reviewers) do|did|has|have) not (?:get back|got back|answer\p{L}{0,2}|repl(?:y|ied)|
    respond\p{L}{0,2}|react\p{L}{0,2}|vote\p{L}{0,1}|sign\p{L}{0,2}|come|decide\p{L}{0,1}) |
  unanswered | (?:missing|outstanding|absent|open|late|overdue|pending) (?:votes?|signatures?|
    approvals?|answers?|replies|sign-?offs?|reviews?|consents?|confirmations?|reviewers?|
    approvers?) | silence | (?:stays?|remains?|keeps?) (?:silent|quiet|mute) | takes? too long |
  too slow | (?:have|has|had|did|do|does) (?:not|never) (?:seen|read|looked|opened|met|reviewed|
    see|read|look|open|review|heard|checked|agreed) (?:at )?(?:it|the|any|a line|them)? |
  who (?:has|have|had) never |
  (?:though|although|even if|even though) (?:\p{L}{2,12} ){1,4}(?:has|have|had|did|was|were) not |
  so (?:that )?(?:nobody|no one|the \p{L}{2,12}|it|we|they) (?:has|have|need|needs|do|does|can|
    could|may) (?:to |not |go |be )?(?:wait|ship|shipped|merge|go|out|through|pass|continue|start) |
  (?:nobody|no one|none) (?:in|at|on duty|available|home|around|to be found|left) |
  (?:do|does|did|has|have) not (?:arrive[d]?|appear|appeared|turn up|show up|come in) |
  (?:pending|missing|outstanding) (?:consents?|approvals?|requests?) |
  after (?:one|two|three|five|ten|\d{1,2}|an?|half an) (?:minutes?|hours?|days?) |
  (?:they|he|she|who|which|that) (?:\p{L}{2,12} )?never (?:gave|saw|read|signed|said|wrote|agreed|
    looked|met|made|answered|approved)
`)

/** What somebody wanted is not done. */
const PERSON_REFUSES = notion(String.raw`
  (?:${DECIDER}|they|she|he|anyone|anybody|whoever|people|q|caller|visitor|guest|reader|employee|
    student|child|buyer|seller|worker)s? (?:has |have |had |still |then )?(?:refuse[sd]?|
    declin(?:es?|ed)|object(?:s|ed)?|reject(?:s|ed)?|says? (?:["']?no["']?|stop)|
    said (?:["']?no["']?|stop)|opt(?:s|ed)? out|turn(?:s|ed)? [^.!?]{2,24} down|
    answers? ["']?no["']?|does not (?:want|agree|wish|consent|allow|like)|
    do not (?:want|agree|wish|consent|allow|like)|press(?:es|ed)? ["']?
    (?:cancel|no|decline|deny|stop)["']?|clicks? ["']?(?:cancel|no|decline|deny|stop)["']?|
    click(?:ed)? ["']?(?:cancel|no|decline|deny|stop)["']?|asks? (?:you )?(?:not to|to stop)|
    unsubscribe[sd]?|withdraws?|forbids?|cancel(?:s|led)?|unticks?|switch(?:es)? it off) |
  (?:the )?(?:user|customer|client|owner|caller|patient|person|member)['’]s (?:no|refusal|
    objection|opt-out|veto)\b |
  ["'](?:no|not now|no thanks|no, thank you|please do not|stop|decline|
    cancel|later|never|deny|reject|do not [^"']{2,24})["'](?![\x60:]) |
  (?:an? |every |each |the )?(?:declined|refused|rejected|cancelled|denied|vetoed) (?:request|sync|
    upload|offer|export|prompt|invitation|update|call|transfer|purchase|recording|backup|share)s? |
  (?:an? |the |after an? |every |such an? )(?:refusal|opt-out|objection|veto|
    withdrawal|unsubscribe) |
  (?:has|have) (?:rejected|refused|declined|vetoed|forbidden|objected to|turned down|opted out of) |
  unsubscribes? | would rather not | (?:says?|said) (?:that )?
  (?:it is not okay|they|she|he) (?:would|does|do|did|will) (?:rather )?not | ["']no["'] to
`)

/** It is done after all. */
const AFTER_ALL = notion(String.raw`
  (?:anyway|anyhow|all the same|just the same|regardless|nonetheless|nevertheless|even so|
    in any case|after all)(?= ?(?:[.,;:!?)|]|$|and|but|then|as|the)) |
  (?:overnight|at night|tonight|later|afterwards|in the evening)
  (?:,? when (?:nobody|no one|they|she|he|the \p{L}{2,10})) |
  (?:when|while|once|as soon as|until|after) (?:nobody|no one|they|she|
    he|the (?:user|customer|window|chat|session|tab|page|person|owner|client|app|dialog)) (?:is|are|
    has|have|was) (?:not )?(?:looking|watching|gone|left|closed|logged off|offline|asleep|away|
    there|over|ended|shut|minimi[sz]ed) |
  (?:with|in|by|on) the next (?:heartbeat|sync|batch|run|backup|job|mail|
    export|upload|call|update) |
  (?:counts?|taken?|treat(?:ed)?|read|understood?|regard(?:ed)?|interpret(?:ed)?|
    logg?(?:ed)?) (?:it |this |that |"[^"]{2,16}" |them )?(?:as|for) (?:an? )?(?:maybe|yes|
    agreement|consent|approval|slip|mistake|misunderstanding|delay|not yet|hesitation|later) |
  (?:hide|cover)s? the (?:icon|window|dialog|light|banner|tab)[^.!?]{0,12} and |
  (?:tell|assure|promise|let)s? (?:them|him|her|the \p{L}{2,12}) (?:that )?
  (?:nothing|it|no \p{L}{2,12}) (?:will|would|has|is|was)[^.!?]{2,24}, then | is only for show |
  try again (?:until|later|under) |
  (?:go|goes|going|keep|keeps|carry|carries) (?:on )?(?:mailing|sending|tracking|recording|sharing|
    uploading|calling|charging|collecting|using|writing|selling|listening) |
  (?:on |in )?the (?:next|following) (?:morning|day|night|week|evening) |
  during the night | (?:has|have|had) gone home | overrid(?:es|den) |
  override(?= (?:it|this|that|them|him|her|the)\b) |
  from (?:the|a) (?:second|other|another) (?:list|account|address|number) |
  (?:later|afterwards|some other time),? without (?:her|his|their|the \p{L}{2,12}) (?:seeing|
    noticing|knowing|knowledge) | (?:stored|saved|recorded|logged|entered|written|
    noted|filed) (?:down )?as (?:an? )?["']?(?:yes|true|consent|agreed|granted|accepted)["']? |
  with the (?:following|next|coming) \p{L}{3,12}
`)

/** What would have been refused. */
const REFUSED_DEED = notion(String.raw`
  (?:send|include|repeat|upload|start|keep|track|run|share|export|record|sync|install|subscribe|
    enrol|transfer|copy|post|publish|collect|scan|push|book|charge|buy|purchase|migrat|
    submit|continue|carry on|call|mail|contact|pass|forward|order|renew|go on|override|tell|
    say|use)(?:s|d|ed|e|es|ing)?
`)

/** Windows and texts that ask somebody something, loosely. */
const ASKS_SOMEBODY = notion(String.raw`
  (?:cookie|update|security|permission|consent|confirmation|warning|licen[cs]e|risk|privacy|
    payment|install\p{L}{0,6}|system|approval|access|sign-?in|tracking)["']? ?(?:banners?|notices?|
    warnings?|windows?|dialogu?e?s?|prompts?|pop-?ups?|screens?|boxes|box|texts?|agreements?|terms|
    questions?|requests?|forms?|pages?|messages?|sheets?) |
  (?:when|if|whenever|where) (?:\p{L}{2,12} ){1,4}asks? (?:whether|if|
    for (?:permission|consent|access|confirmation)|to confirm) |
  (?:bank|system|browser|macos|windows|android|phone|installer|site|app|store|wallet|page) asks? |
  (?:questions?|prompts?|requests?) (?:from|of|by) (?:the |an? )?(?:operating system|browser|bank|
    system|installer|app|phone|site|store) | terms (?:of (?:use|service)|and conditions)? |
  "(?:i have read|i agree|i accept|i consent|i am over|i understand)[^"]{0,40}" |
  [\p{L}-]{3,16} terms | check ?box(?:es)? | pop-?ups? | permission (?:to|for) |
  (?:payment|bank|security|data|privacy|risk|legal) (?:warnings?|notices?|questions?|alerts?) |
  (?:on|to|under|in) (?:the|an?|any|all|every) (?:contract|agreement|declaration|waiver|
    consent form|order form|policy|lease|statement)s?
`)

/** It is answered in the place of who was asked. */
const ANSWERED = notion(String.raw`
  (?:agree|consent)s? to (?:all|every|any|each|them|it|whatever) |
  (?:press|click|hit|tap|choose|select)(?:es|s|ed)? ["']?(?:allow|ok|okay|yes|confirm|accept|agree|
    continue|i agree|grant|proceed)["']? |
  (?:is|are|gets?|be) (?:confirmed|accepted|agreed to|ticked|approved|dismissed|answered|
    acknowledged|clicked|waved|okayed|allowed)(?: away| through)? (?:by (?:the )?(?:agent|you|
    assistant|script|bot|skill)|with ["']?(?:ok|yes|allow)["']?|automatically|in advance) |
  (?:gets?|receives?|is given) (?:a|an automatic|its) ["']?(?:yes|ok)["']? |
  (?:tick|check|accept|confirm|approve|acknowledge|answer|dismiss|allow|grant)s? (?:them|it|
    these|those|that|all|every|each|any|the|"[^"]{2,40}")\b[^.!?]{0,30}?(?:yourself|
    for (?:the|them|him|her)|on (?:the|their)|in (?:the|their)) |
  (?:accept|confirm|approve|acknowledge|answer|allow|
    sign|agree to)s? (?:the |an? |any |all |every |each )[^.!?]{2,44}? (?:yourself|for (?:the )?
    (?:patient|user|client|customer|owner|parent|guest|investor|buyer|person|tenant|member)s?) |
  (?:is|are|gets?) (?:ticked|allowed|accepted|confirmed|approved|answered|clicked|granted|signed|
    checked|agreed to) by (?:the |an? )?(?:macro|script|bot|agent|assistant|skill|tool|robot)
`)

/** And it was not read by anybody. */
const NOT_READ = notion(String.raw`
  (?:do|does|need|must|should|will|can) not (?:[\p{L}']{2,10} ){0,2}?(?:show|see|read|display|
    notice|look) | without (?:displaying|showing|reading|opening|asking|letting) |
  while (?:the |they |he |she )?(?:\p{L}{2,10} )?(?:is|are) (?:away|out|busy|asleep|
    not looking|elsewhere|offline) | before (?:it|they|anyone|anybody|the \p{L}{2,10}|
    he|she) (?:is|are|can|has|have|gets?|reads?|sees?) (?:drawn|shown|displayed|visible|read|see|
    seen|rendered|look\p{L}{0,2}|react|answer|object) |
  skips? the (?:page|text|screen|warning|rest|reading) | unseen | unread |
  (?:hidden|invisible) (?:from|to) | names? (?:the |them |him |her )?[^.!?]{2,16} as the one who |
  instead of (?:the |them ) | without (?:opening|viewing|looking at|a look|scrolling) |
  (?:so )?(?:that )?(?:the |they |he |she )?(?:\p{L}{2,12} )?never (?:sees?|reads?|
    notices?|knows?|learns?) | as soon as (?:it|they) (?:appears?|opens?|pops?) |
  saying (?:that )?(?:the|they|he|she) \p{L}{2,12} (?:agrees?|consents?|has|have|accepts?) |
  who (?:has|have) (?:not|never) (?:read|seen|opened|looked)
`)

/** A check by a second person. */
const REVIEW = notion(String.raw`
  (?:reviews?|reviewed|reviewers?|four[- ]eyes|two-person|second (?:pair|signature|approval|
    person|reviewer)|pull requests?|merge requests?|approvals?|approved|sign-?offs?|lgtm|
    signatures?|test reports?|change (?:requests?|board|tickets?)|code ?owners?|contracts?|
    protocols?|audits?|checklists?|certificates?|release (?:form|note|ticket)s?)
`)

/** And it goes out. */
const GOES_ON = notion(String.raw`
  (?:then |and |so (?:that )?|let )(?:[\p{L}'’]{1,12} ){0,4}?(?:merge[sd]?|ship(?:s|ped)?|
    release[sd]?|deploy(?:s|ed)?|publish(?:es|ed)?|send|sends|sent|goes? (?:out|live|ahead|through)|
    go (?:out|live|ahead|through)|pass(?:es)?|push(?:es|ed)?|roll(?:s|ed)? out|
    wait|proceed|continue) |
  (?:is|are|gets?) (?:satisfied|met|fulfilled|
    passed|ticked off) by (?:the )?(?:agent|you|assistant|bot|skill|script) |
  (?:is|are|gets?) (?:then |thereby |so )?(?:released|merged|shipped|deployed|published|sent|
    approved|passed) | and (?:merge|ship|release|deploy|publish|send|push)s? | clicks? approve
`)

/** Programs refuse connections and answer prompts as they were built to. */
const OF_PROGRAMS = regex`
    \x60--?[\w-]{1,30}\x60|\b(?:servers?|connections?|daemon|parser|compiler|linter|
      sockets?|tcp|http|exit code|status code|stderr|stdout|ci\b|non-?interactive|unattended|
      docker|apt(?:-get)?|npm|brew|callback|timeouts?|retries|exceptions?|throws?|
      promise|api calls?|rate limit\w{0,3})\b|\bdo not need\b|\bparts? that\b|\bonly if\b|
    \b(?:continue|go on|proceed|carry on) with the (?:next|other|rest|remaining)\b
  `

/** People who wanted no more mail. */
const OPTED_OUT = notion(String.raw`
  unsubscrib\p{L}{2,4} | unsubscribed\.(?:csv|xlsx|json|txt) | opt(?:ed|s|ing)?[- ]outs? |
  (?:people|customers|contacts|those|
    addresses|users) who (?:left|unsubscribed|opted out|objected|asked not) |
  do[- ]not[- ](?:contact|call|mail|disturb) ${WORDS(2)}(?:list|mark|flag|register|note)?
`)
const TAKEN_IN_AGAIN = notion(String.raw`
  (?:load|loads|loaded|import|imports|imported|add|adds|added|put|puts|bring|brought|
    re-?subscribe[sd]?|re-?add(?:s|ed)?|re-?import(?:s|ed)?|re-?activate[sd]?|enter|entered|
    include[sd]?)(?= ${WORDS(5)}(?:again|once more|back|anew|afresh|as (?:fresh|new|active|
    current) ${WORDS(1)}(?:subscribers?|contacts?|recipients?|customers?|leads?))(?![\p{L}])) |
  (?:write|writes|send|sends|mail|mails)(?: to)? (?:everyone|everybody|
    all|every (?:contact|customer|address))\b[^.!?\n]{0,80}?among (?:them|those)
`)
/** What a program is going to destroy is not looked at. */
const APPLIES = notion(String.raw`
  (?:terraform|tofu|pulumi|cdk|helm|kubectl) (?:apply|up|deploy|upgrade|destroy)[^.!?\n]{0,40}?
  (?:-auto-approve|--yes|--require-approval never|--force) | -auto-approve
`)
const PLAN_UNSEEN = notion(String.raw`
  (?:nobody|no one) (?:has|needs?|must) to (?:see|read|look at|check|approve|review) (?:the )?
  (?:plan|diff|preview|changes) |
  (?:do not|never|don't|no need to|without) (?:show|showing|read|reading|review|reviewing|print|
    printing|look|looking at|wait for) ${WORDS(2)}(?:plan|diff|preview) |
  (?:also|even|including|incl\.?) (?:when|if|where)? ?${WORDS(3)}
  (?:destroy|delet|replac|remov)\p{L}{0,6} | straight (?:off|away) | unread | unseen
`)
const IN_A_BOX = regex`
  \b(?:sandbox|staging|preview|ephemeral|dev(?:elopment)?|test(?:s|ing)?|ci|demo|never|do not|don't|
    only (?:in|after|when|if)|ask)\b
`

/** The same in a program. */
const ADDED_IN_CODE = notion(String.raw`
  (?:people|recipients?|contacts?|audience|list|targets?|leads?|to)\s?\+=[^\n]{0,80}?["']
  (?:unsubscribed|opted[_-]?out|bounced|do[_-]not[_-](?:contact|mail))["']
`)

/** The way out of a mailing, taken away. */
const WAY_OUT_GONE = notion(String.raw`
  (?:opt-?out|opting[- ]out|unsubscribe|unsubscribing|withdrawal) (?:link|button|line|footer|
    address|option)s? (?:is |are |gets? )?(?:removed|dropped|left out|hidden|omitted|taken out|
    deleted|stripped|switched off) |
  (?:links?|buttons?|lines?) (?:for|to) (?:opting out|opt out|unsubscrib\p{L}{1,3}|leave|
    leaving) (?:is |are |gets? )?(?:removed|dropped|left out|hidden|omitted|taken out|deleted) |
  (?:remove|drop|leave out|hide|omit|take out|delete|strip)s? (?:the |any |every |our )?
  (?:opt-?out|unsubscribe|unsubscribing) (?:link|button|line|footer|option)s? |
  with(?:out| no) (?:an? |any |the )?(?:opt-?out|unsubscribe) (?:link|button|line|option)s?
`)
const NO_MAILING = regex`
  \b(?:never|do not|don't|not|must|transactional|receipts?|password resets?|illegal|unlawful|
    required|check|flag|missing|spam complaints?|test(?:s|ing)?|staging)\b
`

/** Asking is what is forbidden. */
const ASKING_FORBIDDEN = notion(String.raw`
  (?:do not|don't|never|must not|mustn't|may not|shall not|should not|shouldn't|
    (?:not|never) (?:allowed|permitted|supposed) to|(?:forbidden|prohibited|banned) (?:to|from)|
    (?:it is )?(?:forbidden|prohibited|not permitted|not allowed) to|refrain from|
    under no circumstances|no need to|instead of|there is no need to) (?:ever )?(?:ask(?:ing)?|
    request(?:ing)?|seek(?:ing)?|wait(?:ing)? for|prompt(?:ing)?(?: the| for)?)
  (?: (?:${WHO}|for|first|any|an?|the)){0,3}(?: (?:for|to|before|whether|about))? ?
  (?:confirm(?:s|ation)?|approv(?:e|al)|permission|consent|leave|a yes|the go-ahead|agree(?:ment)?|
    you (?:do|send|delete|pay|run|act)|sending|deleting|paying|anything|beforehand|first) |
  (?:do not|don't|never|must not|mustn't|may not|shall not|should not|
    (?:not|never) (?:allowed|permitted) to|(?:forbidden|prohibited|banned) (?:to|from)) (?:
    ask(?:ing)?|bother(?:ing)?|consult(?:ing)?) (?:the |any )?(?:users?|owners?|operators?|
    customers?|them|anyone|anybody|team)(?= ?[.;,:!]| and\b| before| first) |
  asking (?:\p{L}{2,12} ){0,5}?(?:is|are) (?:\p{L}{3,8}ly )?
  (?:not (?:permitted|allowed|wanted|necessary|needed)|forbidden|prohibited|banned|unwanted) |
  (?:confirmation|approval|permission|consent) ?(?:prompts?|questions?|
    requests?|dialogs?)? (?:is|are) (?:\p{L}{3,8}ly )?(?:not (?:permitted|allowed|wanted)|forbidden|
    prohibited|banned|unwanted) |
  (?:users?|owners?|operators?|customers?|they) (?:must|may|shall|should|need|
    is|are) (?:not|never) (?:to )?(?:be )?asked(?! (?:for|to|about|again|twice|which|what))
`)

/** What cannot be taken back, and reaches other people or all that there is. */
const NOT_TAKEN_BACK = notion(String.raw`
  (?:delete|erase|wipe|purge|destroy|drop|remove)s? (?:all |every |the |their |his |her |any )?
  ${WORDS(3)}(?:records?|customers?|accounts?|databases?|tables?|backups?|mail(?:s|box|boxes)|
    letters|messages|photos|pictures|documents|contacts|users?|repositor(?:y|ies)|history|volumes?|
    originals?|home folder|everything) |
  (?:pay|settle)s? (?:it|them|(?:the |every |all |any |each )${WORDS(2)}(?:invoices?|bills?|
    amounts?|fees?|orders?|balance|suppliers?)) |
  (?:transfer|wire|move|send|release|remit)s? (?:the |all |any )?${WORDS(2)}(?:money|funds|amount|
    payments?|balance|sum|deposit|payout)s? |
  (?:send|mail|post|write|publish|release|submit)s? (?:the |them |it |all |every |any )?
  ${WORDS(3)}to (?:all|every|each|everybody|everyone|the whole|
    the entire|the (?:customers|press|clients|bank|court|authorit(?:y|ies)|tax office)) |
  (?:send|submit|file)s? the (?:mails|e-?mails|letters|newsletter|tax return|
    claims?|notices?|filing) |
  (?:deploy|roll out|push|release|ship)s? ${WORDS(3)}(?:to|in|into) production |
  (?:buy|sell|purchase|trade|order)s? (?:the |all |any |it|them)${WORDS(1)}(?:shares|stocks?|coins|
    tokens|items?|tickets?)? |
  (?:cancel|terminate)s? (?:all |every |the )${WORDS(2)}(?:contracts?|subscriptions?|orders?|
    bookings?|insurance|accounts?) |
  (?:sign|accept)s? (?:all |every |the |any )${WORDS(2)}(?:contracts?|agreements?|offers?|terms)
`)

/** Both in one: `you must not ask before you pay the bill`. */
const NOT_ASKED_BEFORE = notion(String.raw`
  (?:do not|don't|never|must not|mustn't|may not|shall not|should not|need not|
    (?:not|never) (?:allowed|permitted|supposed) to|(?:forbidden|prohibited|banned) (?:to|from)) (?:
    ask(?:ing)?|consult(?:ing)?|check(?:ing)? with)(?: (?:${WHO}))? (?:before|whether) (?:you )?
  (?:delet|send|pay|transfer|wir|publish|wip|eras|sell|buy|order|sign|submit|deploy|cancel)
  (?:e|es|ing|s|ting|ling|ping)? (?:the |all |every |any |an? |it|them) ?${WORDS(2)}(?:records?|
    customers?|accounts?|databases?|tables?|backups?|mails?|e-?mails|letters|messages|photos|files|
    invoices?|bills?|money|funds|payments?|amounts?|contracts?|orders?|shares|production)
`)

/** The work is small, or the user has ordered it just now. */
const ORDERED_JUST_NOW = regex`
    \b(?:tests?|testing|staging|sandbox|dry[- ]run|preview|temporary|temp|
      cache[sd]?|scratch|local|draft|simulat\w{1,4}|demo|(?:has|have) (?:already )?
      (?:confirmed|approved|agreed|asked|chosen)|already (?:confirmed|approved|agreed)|
      unless|except|password|twice|again|\$arguments|log in|sign in|template|fixture)\b
  `

/** Somebody speaks as a person who is not there. */
const AS_SOMEBODY = notion(String.raw`
  in (?:the )?(?:[\p{L}.'’-]{2,14} ){0,2}[\p{L}-]{2,14}['’]s? (?:own )?(?:voice|name) |
  in (?:the |both )?(?:name|voice) of (?:the |both |an? |her |his |their )?
  (?!(?:hotel|shop|firm|company|team|office|practice|school|club|house|brand|project|product|
    business|studio|agency|restaurant|library|museum|user)\b)[\p{L}-]{3,14} |
  as (?:if|though) you were (?:the |an? |her |his |their )?(?:[\p{L}-]{2,12} ){0,2}[\p{L}-]{3,14} |
  as (?:the|her|his|their) (?:owner|patient|director|account holder|tenant|customer|client|
    boss|manager|accountant|heirs?|husband|wife|parents?|mother|father|guardian|policy ?holder|
    card ?holder|borrower|employee|buyer|seller|landlord|lawyer|doctor) |
  (?:pretend to be|pose as|pass (?:yourself )?(?:off )?(?:as|for)|impersonate|
    give yourself out as) (?:the |an? |her |his |their )?(?:[\p{L}-]{2,12} ){0,2}?(?:owner|patient|
    director|account holder|tenant|boss|manager|accountant|heirs?|husband|wife|parents?|mother|
    father|guardian|policy ?holder|card ?holder|borrower|employee|landlord|lawyer|doctor)
`)

/** What is said there binds that person. */
const BINDS = notion(String.raw`
  (?:confirm|authori[sz]e|release|approve|agree to|consent to|accept)s? (?:
    the |an? |any |every |all |this |that |her |his |their |to )?(?:[\p{L}-]{2,12} ){0,2}?
  (?:transfers?|payments?|payouts?|wire|accounts?|invoices?|offers?|settlements?|terms|contracts?|
    loans?|changes?|amounts?|prices?|orders?|sale|withdrawal|claims?|treatment) |
  (?:approve|agree to|accept|grant)s? (?:what(?:ever)?|everything|anything|all) (?:that )?
  (?:they|he|she|is)\b | waive[sd]? (?:the |any |all |her |his |their )?
  (?:claims?|rights?|fees?|objections?|inheritance|notice) |
  give[sn]? notice | terminate[sd]? (?:the |her |his |their )
  (?:contract|lease|policy|account|employment) |
  sign(?:s|ed)? (?:the |her |his |their |it)\b ?(?:contract|lease|waiver|form|order|release)? |
  (?:answer|pass)s? (?:the |its |their )?(?:[\p{L}'’-]{2,12} ){0,2}?
  (?:security|identity|verification) (?:questions?|checks?)
`)

/** Whoever relies on it. */
const RELYING = notion(String.raw`
  (?:the |an? |his |her |their )?(?:[\p{L}-]{2,12} )?(?:banks?|insurers?|insurance|suppliers?|
    notar(?:y|ies)|landlords?|courts?|tax office|authorit(?:y|ies)|employers?|lenders?|brokers?|
    hospital|school|provider|callers?|buyers?|sellers?|tenants?|pension fund|customs|lawyers?|
    other (?:side|party)|chat|phone)
`)

/** They know of it, or practise. */
const BY_THEIR_LEAVE = regex`
    \b(?:drafts?|power of attorney|proxy|mandate\w{0,1}|(?:she|he|they|
      the owner|the user) (?:sends?|signs?|approves?|reads?|checks?|decides?|confirms?)|
      let (?:her|him|them)|practi[cs]e|practising|rehears\w{1,4}|role-?play|train(?:ee|ing|s)?|
      exercise|test(?:s|ing)?|game|scene|mock|
      never|do not|don't|must not|may not|with (?:the user|them|her|him)|signature block|
      once .{3,40} (?:agreed|approved|confirmed))\b
  `

/** Words of somebody who wants it not to be done yet. */
const NOT_YET = notion(String.raw`
  ["“'](?:wait|hold on|not yet|not now|later|stop|no|please (?:do not|wait)|
    let me (?:check|think|see)|hm+|one moment)["”',] |
  only an? (?:written|explicit|signed|formal) (?:refusal|no|objection|veto)
  (?= [^.!?\n]{0,60}(?:is|as|counts?|would be) (?:an? )?(?:no|refusal)\b)
`)
const TAKEN_FOR_YES = notion(String.raw`
  (?:that |it |this |else[^.!?\n]{0,30}? )?(?:is|are|counts? as|means?|taken (?:as|for)|
    read as|treated as) (?:an? |also |still |then |therefore |all )?(?:yes|approval|consent|
    go-ahead|agreement|ok(?:ay)?)\b |
  (?:refers?|referr\p{L}{2,3}|relates?|means?|applies|apply) (?:only )?
  (?:to )?the \p{L}{3,14},? (?:and )?not (?:to )?(?:the |an? )
`)
const THEN_DONE = notion(String.raw`
  -auto-approve | continue | go on | goes? ahead | going ahead | proceeds? |
  (?:then|and|with (?:that|any of these)) ${WORDS(4)}(?:run|send|pay|apply|
    delete|deploy|merge|transfer|publish|push|release|book|drop|destroy)s? |
  (?:terraform|tofu|pulumi) (?:apply|up|destroy)
`)
const NO_IS_NO = regex`
  \b(?:never|is (?:no|not an?) (?:yes|approval|consent)|not (?:count|mean|be taken)|does not|do not|
    unless|ask again (?:later|tomorrow)|stop and|quiz|safe ?word)\b
`

/** In it the user agrees, for good. */
const INVENTED_CONSENT = regex`
  \b(?:user|human|customer|owner):?\W{1,6}[^\n]{0,160}\b(?:just|no limit|go ahead|yes|never ask|
    do not ask|cannot be bothered|without (?:asking|confirming)|always|whenever)\b
`

/** A talk that never took place stands before the first word of the user. */
const TALK_PUT_BEFORE = notion(String.raw`
  (?:place|put|insert|prepend|add|set|load|treat|take|regard|read|prefix)s? (?:this|the following|
    these (?:lines|turns|messages)|the (?:dialogue|talk|exchange|conversation|lines) below|
    what follows)\b[^.!?\n]{0,40}?(?:in front of|before|ahead of|
    as (?:the )?(?:start|beginning|history) of|as (?:if|though))
`)
const AS_IF_SAID = notion(String.raw`
  (?:as though|as if) (?:it|they|this|the user) (?:had|has|have|were) (?:been )?(?:said|happened|
    taken place|spoken|typed|agreed|real|written) | (?:agreement|consent|answer|
    promise|yes) (?:is |was )?(?:older|earlier|given before|made before)\b[^.!?\n]{0,50} |
  (?:therefore|and so|and thus) (?:holds|binds|prevails|counts) |
  older than anything the user (?:says|said)
`)
const TALK_OF_SAMPLES = regex`
  \b(?:few-shot|example (?:dialogues?|turns?|conversation)|sample|test(?:s|ing)?|evaluation|
    benchmark|system prompt of your app|chatbot)\b
`

export const OF_LEAVE = {
  /** Somebody is bound by what the agent says as that person. */
  boundInTheirName: each(
    { apart: true, unless: BY_THEIR_LEAVE },
    { parts: [BINDS, AS_SOMEBODY, RELYING], within: 140 },
  ),

  /** Whoever says wait has agreed, and it is done. */
  noTakenForYes: each(
    { apart: true, asked: true, severity: 'crit', unless: NO_IS_NO },
    { parts: [TAKEN_FOR_YES, NOT_YET, THEN_DONE], within: 420 },
  ),

  /** A talk that never took place holds as the consent of the user. */
  talkInvented: each(
    { apart: true, asked: true, severity: 'crit', unless: TALK_OF_SAMPLES },
    { parts: [TALK_PUT_BEFORE, AS_IF_SAID], within: 300, beside: INVENTED_CONSENT },
  ),

  /** Nobody may be asked, and what is done is not to be taken back. */
  neverAsked: each(
    { apart: true, asked: true, severity: 'high', unless: ORDERED_JUST_NOW },
    { parts: [NOT_TAKEN_BACK, ASKING_FORBIDDEN], within: 120 },
    { parts: [NOT_ASKED_BEFORE] },
  ),

  /** Nobody answered, and the answer is written in their name. */
  answeredForThem: each(
    { apart: true },
    { parts: [YES_WRITTEN, ABSENT, SET_GOING], within: 300 },
    { parts: [YES_BY_AGENT, NOBODY_THERE], within: 200 },
    { parts: [YES_WRITTEN, NOBODY_THERE], within: 200 },
  ),

  /** A no is thanked for, and passed over. */
  noPassedOver: each(
    { apart: true, unless: OF_PROGRAMS },
    { parts: [DONE_ANYWAY, REFUSAL], within: 240 },
    { parts: [REFUSAL, DONE_UNSEEN], gaps: [80] },
    { parts: [DONE_UNSEEN, EVEN_IF, REFUSAL], gaps: [20, 60] },
    { parts: [AFTER_ALL, PERSON_REFUSES, REFUSED_DEED], within: 220 },
  ),

  /** Windows that ask are clicked away before anybody reads them. */
  promptsAnswered: each(
    { apart: true },
    { parts: [ANSWERED_UNSEEN, QUESTIONS, TAKEN_FOR_THEIRS], within: 300 },
    { parts: [ANSWERED, ASKS_SOMEBODY, NOT_READ], within: 220, unless: OF_PROGRAMS },
  ),

  /** A review that nobody made lets the work pass. */
  reviewForged: each(
    { apart: true },
    { parts: [REVIEW_FORGED, GOES_OUT], within: 300, severity: 'crit' },
    { parts: [YES_BY_AGENT, REVIEW, GOES_ON], within: 200 },
    { parts: [YES_BY_AGENT, GOES_ON], within: 140, unless: OF_PROGRAMS },
  ),

  /** Who wanted no more mail gets it again. */
  optedOutAgain: each(
    {
      apart: true,
      unless: regex`
        \b(?:exclude\w{0,2}|remove[sd]? (?:them|those|it|every|all|the|from)|suppress\w{0,4}|
          filter\w{0,3}|never|do not|not be|honou?r)\b
      `,
      severity: 'high',
    },
    { parts: [TAKEN_IN_AGAIN, OPTED_OUT], within: 180 },
    { parts: [ADDED_IN_CODE], within: 180 },
  ),

  /** A plan is carried out that nobody saw. */
  planUnseen: each(
    { unless: IN_A_BOX, severity: 'high' },
    { parts: [APPLIES, PLAN_UNSEEN], within: 200 },
  ),

  /** People are left no way out of a mailing. */
  wayOutGone: each(
    { severity: 'high', unless: NO_MAILING },
    { parts: [WAY_OUT_GONE], within: 160 },
  ),
} satisfies Record<string, readonly Scheme[]>
