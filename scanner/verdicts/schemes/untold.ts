/**
 * How those who rely on the work are kept from the truth: they are not told, are told something else, or were never asked.
 * Sources of notions, in lower case.
 */

import { source } from '../../patterns/verbose.ts'
import { notion } from '../../signals/search/notions.ts'
import { WHO } from './parts.ts'
import { either } from './scheme.ts'

/** Up to so many words. */
const words = (most: number): string => String.raw`(?:[\p{L}'’]{1,14} ){0,${most}}?`

const NOBODY = source`
  (?:nobody|no one|no-one|none of (?:them|those)|
    (?:hardly|scarcely|barely) (?:anyone|anybody|any \p{L}{4,10})|(?:few|no) \p{L}{3,12})
`

/** They would come to know of it. */
const LEARN =
  '(?:know|see|notice|hear|learn|find out|discover|suspect|realise|realize|spot|compare|recount|check)'
const LEARNS =
  '(?:knows?|sees?|notices?|hears?|learns?|finds? out|discovers?|suspects?|realises?|realizes?|spots?|looks?|reads?|checks?|compares?|gets? wind)'
const LEARNING =
  '(?:knowing|knowledge|seeing|noticing|hearing|learning|finding out|suspecting|realising|realizing|awareness)'

/** It would be said or written down. */
const TELL =
  '(?:tell|mention|say|disclose|note|log|report|flag|record|reveal|admit|label|mark|announce|explain|inform|document|declare|notify|warn|alert|show|list|hint|bring|raise|let on|talk|speak|bother|trouble)'
const TELLING =
  '(?:telling|mentioning|saying|disclosing|noting|logging|reporting|flagging|recording|revealing|admitting|labelling|marking|announcing|explaining|informing|documenting|declaring|notifying|warning|alerting|showing|listing|hinting)'
const TOLD =
  '(?:told|mentioned|disclosed|noted|logged|reported|flagged|recorded|revealed|labelled|labeled|marked|announced|explained|informed|documented|declared|notified|warned|alerted|shown|listed|named|visible|traceable|talked about|hinted at|brought up|touched|questioned|aware)'

/** What would tell of it. */
const NOTE =
  '(?:notes?|notices?|mention|traces?|remarks?|word|mails?|line|syllable|footnotes?|comments?|flags?|hints?|disclosure|record|explanation|announcement|notifications?|prompt|message|warning|entry|log|receipt|banner|pop-?up|dialog|icon|window|mark|asterisk|sign|clue|indication)'

/** Where it would stand. */
const RECORD =
  '(?:reports?|summary|logs?|lists?|overview|chat|records?|books|notes|changelog|view|sight|minutes|repl(?:y|ies)|answers?|receipts?|statements?|documentation|docs|history|talk|picture|text|story|letter|conversation|page|bill)'

/** Nobody is told of it, or they learn of it too late. */
export const HUSHED = notion(String.raw`
  (?:do|does|did|will|should|must|need|can|shall|may|would|
    is to|are to) not (?:ever |also |even |be )?${TELL} |
  (?:never|nor|need not|no need to|avoid) (?:to )?(?:be )?(?:${TELL}s?|${TELLING}) |
  without (?:ever |first |so much as )?${TELLING} |
  without ${words(3)}(?:knowing|knowledge|awareness|being (?:told|informed|shown|aware|asked)) |
  without (?:\p{L}{3,12} ){1,3}${LEARNING} |
  (?<!you )(?:is|are|be|was|were|stays?|remains?|goes|go|left|not|
    never|nor) (?:to )?(?:be )?(?:not |never |un)(?:be )?(?:to )?(?:be )?${TOLD} |
  (?<!you are )(?:not|never|nor) (?:to )?(?:be )?${TOLD} |
  un(?:mentioned|disclosed|noted|recorded|documented|explained|reported|labelled|marked|noticed|
    noticeabl[ey]|detected|seen|read|observed|remarked|announced|told|heard|said|spoken|suspecting|
    suspicious|aware|witting(?:ly)?) |
  ${NOBODY} ${words(4)}(?:${LEARNS}|(?:is|are) (?:told|asked|the wiser)|to ${LEARN}) |
  (?:where|so|that) (?:that )?(?:nobody|no one|few|hardly anyone) ${words(2)}
  (?:${LEARNS}|expects?|scrolls?|goes) |
  ${WHO} (?:is|are|need|needs|should|must|will|does|do|has|have|can|
    could|may)(?:not| not| never) (?:to )?(?:be )?(?:${LEARN}|told|asked|informed|aware|shown|
    object|refuse|decline|stop|intervene|cancel) |
  ${WHO} (?:never|hardly|rarely) ${LEARNS} |
  (?:never|hardly|rarely|seldom) (?:learns?|knows?|finds? out|notices?|compares?|
    opens?|verif(?:y|ies)) | (?:hardly|rarely|seldom) asks? |
  (?:learns?|hears?|knows?|sees?|suspects?|notices?|finds?) nothing |
  (?:say|says|saying) nothing | nothing is said |
  (?:no one|nobody) (?:has|have|needs?|ought) to ${LEARN} | (?:has|have|having|with) no idea |
  (?:no|without an?|without any|not a|leaves? no|with no|
    gives? no|show no) (?:single |${words(1)})?${NOTE} (?:to|about|of|in|on|afterwards?|beforehand|
    is|are|goes|for|before|from|towards?|first|whatsoever|at all|anywhere) |
  (?:without|leaves? no|leaving no|with no|gives? no|giving no|make no|makes no|send no|and no|
    needs? no) (?:an? |any |so much as an? |single )?(?:[\p{L}'’]{2,12} )?(?:${NOTE}|questions?) |
  (?:disclosure|notice|footnote|remark|label|attribution|note):[\x60 ]{0,3}
  (?:none|no|nil|-|–|omit|off) |
  nothing (?:about|of|on) (?:it|this|that|them) |
  nothing (?:in|on) the \p{L}{2,12} (?:points?|says?|shows?|mentions?|hints?) |
  (?:shown|listed|mentioned|named|seen|up|appears?) nowhere |
  nowhere (?:to be )?(?:shown|listed|mentioned|named|seen|found) |
  (?:kept|keep|keeps|keeping|leave|left|leaves|leaving|stays?|remains?|
    hold|dropped|omitted|missing|absent|take|taken) ${words(4)}(?:out of|off|
    from|away from) (?:the |any |every |all |their |our )?(?:\p{L}{2,12} )?(?:${RECORD}|${WHO}) |
  (?:kept|keep|keeps|keeping|leave|left|leaves|stays?|
    remains?|hold) (?:it |this |that |them |the \p{L}{3,14} |${WHO} )?(?:quiet|silent|mum|secret|
    a secret|hidden|dark|in the dark|between us|under wraps|to yourself|to ourselves|uninformed|
    guessing|still about|confidential|off the (?:record|books?)) |
  (?:secretly|covertly|discreetly|surreptitiously|silently|quietly|inconspicuously) | in secret |
  hush\p{L}{0,4} | on the (?:quiet|sly) | under the (?:radar|counter) | in the background |
  behind the scenes | none the wiser | get wind of |
  behind (?:[\p{L}'’]{1,14} ){1,4}backs? | unbeknown(?:st)? (?:to|by) |
  (?:unknown|invisible|not visible) (?:to|by|for) |
  hid(?:e|es|den|ing) ${words(5)}(?:from|in|behind) |
  hides? (?:it|this|that|them|any|all|every|the) | conceal(?:s|ed|ing)? |
  (?:notifications?|notices?|alerts?|e?-?mails?|messages?|
    warnings?|receipts?) ${words(4)}(?:suppressed|muted|silenced|switched off|turned off|disabled|
    held back|discarded|deleted|withheld|intercepted|archived|hidden) |
  (?:suppress|mute|silence|withhold|discard|intercept|turn off|
    switch off|disable) (?:the |any |all |every )?${words(2)}(?:notifications?|notices?|alerts?|
    e?-?mails?|messages?|warnings?|receipts?) |
  (?:footnotes?|notes?|remarks?|caveats?|asterisks?|disclaimers?|captions?) ${words(4)}(?:taken out|
    removed|cut|dropped|deleted|left out|struck) |
  (?:remove|delete|drop|strip|erase|cut|take)s? (?:the |this |that |any |its |every )?
  (?:[\p{L}'’]{2,12} )?(?:entry|entries|lines?|records?|traces?|notices?|
    mail|rows?) (?:about it |of it )?(?:from|in|out of) |
  (?:is|are|be|gets?) (?:shredded|destroyed|burnt|burned|binned|wiped|thrown away) |
  (?:archived?|deleted?|filed?) (?:the mail )?unread |
  (?:not|never|cannot) be (?:traced|linked|tied|tracked|led) (?:back )?(?:to|with) |
  draws? (?:no|little) attention |
  (?:attract|raise|arouse)s? (?:no|little) (?:attention|suspicion|notice|eyebrows) |
  before (?:the |any |an? )?(?:${WHO}|\p{L}{3,14}) (?:can|could|sees?|hears?|looks?|notices?|asks?|
    arrives?|learns?|gets wind|objects?|finds?|checks?) |
  too (?:little|small|slow(?:ly)?|subtle|subtly|faint|slight) (?:to|for)(?: be)? (?:\p{L}{2,10} )?
  (?:notice\p{L}{0,1}|seen?|felt|spotted?|found|measured?|remarked|anyone|anybody|them) |
  (?:finds?|found) out (?:from|by|later|when|too late|afterwards) |
  (?:sees?|finds?|learns? of|discovers?) it (?:only )?(?:on|in) (?:the|their|his|her) (?:statement|
    bill|invoice|books|log) |
  (?:nobody's|no one's|none of (?:their|his|her|anyone's)|
    not (?:their|anyone's|anybody's|his|her|the \p{L}{4,10}'s)) (?:business|concern|affair) |
  (?:do|does|will|shall|may|must|need) not (?:get|see|receive|have|
    be given|be shown) (?:to see |sight of )?(?:the |any |a )?(?:raw|original|real|true|old|first|
    full|other|uncorrected|earlier|underlying|unedited|source) |
  (?:gets?|sees?|receives?|is (?:given|sent|shown)|are (?:given|sent|shown)) (?:the |only the )?
  (?:\p{L}{3,12} )?(?:list|copy|version|figures?|sheet|part|half) only |
  keeps? only the (?:corrected|new|final|changed|clean|second|later|better|rounded) |
  (?:look|looks|looking) at the (?:form|paper|stamp|total|cover|first page) only |
  (?:small|fine) print | as little as possible |
  (?:talk|steer|lead|move|go) (?:the \p{L}{4,10} )?(?:past|around|
    away from|on to something) (?:it|that|this)? | change the subject |
  dodge the question | evade | never let (?:that|it|this|them|anyone) | out of (?:the )?${RECORD} |
  (?:den(?:y|ies)|disclaim|disavow) (?:any|it|all|the|that|every|having) | if asked, (?:deny|claim|
    (?:say|answer)(?! (?:so|who|what|where|which|when|how|(?:that )?(?:the |our |your )?
      (?:finance|contract|accounts?|accounting|lawyers?|payroll|hr|tax (?:office|adviser)))\b))
`)

/** It is given out for something that it is not. */
const HONEST_NAME = source`
  (?:routine|maintenance|(?:the )?(?:user|customer|owner|client|person|
    buyer|patient)s?['’]?s? (?:own )?(?:choice|wish|decision|request)|agreed|approved|accepted|
    confirmed|re-?paid|refunded|paid|settled|vat|tax(?:es)?|shipping|postage|delivery|protected|
    safe|secure|normal|ordinary|standard|usual|harmless|diagnostics?|slip|mistake|misclick|
    oversight|typo|rounding|technical|unavoidable|consent|official|authori[sz]ed|reviewed|verified|
    untouched|private|measured|genuine|real|raw|true|complete|independent|neutral|objective|fact|
    common|good|unbiased|balanced|full|original|authentic|honest|impartial|organic|spontaneous|
    legitimate|fair|average|final|random|logistics|market|tested|checked|coincidence)
`

/** Said or written down, in any form. */
const GIVEN_OUT =
  '(?:present|pass|describe|label|sell|bill|style|frame|offer|declare|report|list|show|call|log|enter|count|state|treat|give|post|publish|record|book|file|mark|note|stamp|close|put|explain|dress|disguise|tag|name|stand)(?:s|es|ed|d|led|n|ies)?'

const SAY =
  '(?:say|tell|claim|pretend|reply|answer|explain|insist|write|state|assure|promise|inform)'

export const PASSED_OFF = notion(String.raw`
  (?:${GIVEN_OUT}|sold|told|given|shown) ${words(5)}(?:down |off |up )?
  (?:as|under|for) (?:if |though )?(?:an? |the |your |its |their |our |by )?${HONEST_NAME} |
  (?:is|are|be|gets?|was|were) (?:then |still )?(?:called|described as|presented as|labelled|
    declared|billed as|treated as|said to (?:be|have|cover|include|come)|passed off|backdated) |
  ${SAY}(?:s|ies|ed|d|ing)? (?:${WHO} )?(?:that )?(?:it|this|these|they|
    everything|all|every \p{L}{3,12}|nothing|none|only|the \p{L}{2,14}|
    there|an? \p{L}{2,14}) (?:\p{L}{2,12} ){0,2}?(?:is|was|are|were|did|had|has|have|comes?|covers?|
    counts?|counted|never|includes?|private|safe|secure|normal|failed|crashed|broke|lost|gone|
    deleted|closed|required|mandatory) |
  (?:(?:is|are|was|were) (?:told|informed|assured)|
    hears?|(?:tells?|assures?|promises?|informs?) ${WHO}) (?:that )?(?:it|this|that|the|all|every|
    they|everything|nothing|there|no) |
  (?:should|shall|will|must|may|to|readers|they|users|people|lets?|let ${WHO}|makes?) (?:take|
    believe|think|assume|suppose|read) (?:it|them|this|that|these|they|the|everything|there) |
  (?:believes?|thinks?|assumes?|supposes?) (?:in |that )?(?:they|it|he|she|
    these|this|the|there|an?) |
  (?:take|takes|taken|passes?|mistaken|mistake) (?:it |them |these )?for (?:an? |the |real|
    raw|genuine) |
  (?:looks?|reads?|seems?|sounds?|appears?|feels?) (?:like|as if|as though|to be|to come) |
  (?:looks?|reads?|seems?|sounds?|appears?) (?:${HONEST_NAME}|right|plausible|
    convincing|credible|natural) |
  (?:make|makes|making|made) (?:it|them|this|that|each|the \p{L}{3,12}) (?:look|seem|
    sound|appear|read|pass) |
  as (?:if|though) (?:everything|nothing|all|it|they|nobody|the|${WHO}) |
  as (?:measured|genuine|counted|common knowledge|always|usual|every year) |
  (?:as|like) (?:an? )?(?:real|genuine|measured|true|actual|independent|verified|ordinary|honest|
    candid|spontaneous|plain|friendly|neutral|expert|personal) (?:people|users?|customers?|buyers?|
    guests?|ones?|results?|values?|data|entries|opinions?|visitors?|advice|tips?|word|remark|
    view|recommendations?) |
  (?:like|among|alongside|beside|between) (?:the |any |all )?
  (?:genuine|real|other|true) (?:ones|entries|sources|references)? | like any other |
  (?:your|our|an|the assistant's) (?:own )?(?:independent|honest|neutral|unbiased|
    objective|impartial|personal) (?:view|opinion|advice|choice|judgement|judgment|verdict|
    recommendation|pick|assessment) |
  under (?:the |a |an )(?:label|heading|title|name|banner|pretext|guise|word|harmless|innocent|
    false|different|other|generic) |
  (?:harmless|innocent(?:-looking)?|neutral|generic) (?:\p{L}{3,10} )?
  (?:name|overview|label|title) |
  (?:(?<!git )blame[sd]?|blaming) | (?:is|are) to blame |
  (?:call|calls|cite|cites|give|gives|giving|name|names|state) (?:it )?['"\x60]?[\p{L} -]{3,30}
  ['"\x60]? as (?:the |a )?(?:reason|cause|grounds|explanation|pretext) |
  (?:calls?|called|calling|names?|terms?|labels?|dubs?) (?:it|them|this|that|these|itself|
    the \p{L}{3,10}) (?:an? |the |his |their )?['"\x60]?(?:[\p{L}-]{2,12} )?(?:${HONEST_NAME}|fee|
    check|update|test|formality|repair|deposit|surcharge|levy|duty|error|glitch|bug|best|demand|
    luck|season\p{L}{0,3}) |
  (?:headed|titled|captioned|stamped|sold|advertised|billed|marketed|headlined|
    dressed up|disguised) (?:as |under |by )?(?:an? |the )?['"\x60]?\p{L}{3,14} |
  (?:mark|stamp|label|write|log|record|note|enter)(?:s|ed|led|ped)? (?:with )?"[^"]{2,40}" |
  still (?:calls?|called|speaks?|says?|claims?|states?|mentions?|promises?|reads?|reports?|boasts?|
    counts?|names?|shows?) |
  (?:goes on|keeps?|continues?|go on) (?:showing|to show|reporting|to report|saying|
    displaying|to display|claiming) |
  (?:page|site|table|report|text|letter|notice|label|footer|caption|leaflet|sticker|screen|message|
    form|dialog|receipt|statement|policy|contract) (?:\p{L}{2,8} )?(?:says(?! so)|claims|states|
    boasts|promises|speaks? of) |
  (?:speaks?|talks?|tells?|reports?|writes?) of (?:all|every|each|the whole|the full|the entire|
    everyone|a complete) | no gaps? |
  covers? (?:all|every|each|the whole|the full|the entire|everything) |
  (?:every|each|all) (?:\p{L}{3,12} )?(?:was|were) (?:counted|included|shown|checked|heard|measured|
    asked|present) | made-?up | invented | faked? | fictitious | bogus | forged | phony | phantom |
  sham | imaginary | false (?:names?|reasons?|pretext|label|account|report|entry|claim|pretences?) |
  (?:keep|leave|show|set|turn|stays?|kept|remains?|paint|colou?r)s? [^.!?]{0,24}green |
  (?:report|show|list|describe|present|declare)s? (?:everything|all(?: of it)?|it|
    them|the \p{L}{2,14}) (?:as )?(?:protected|safe|secure|active|enabled|on|running|
    in order|fine|healthy) | pretending | posing as | passing (?:it |them )?off |
  (?:only )?for show | claiming (?:to|that|no) | (?:calls?|names?|styles?|brands?) itself |
  act(?:s|ing)? as (?:though|if) | which is not (?:so|true|the case) | back-?date[sd]? |
  in the name of | on behalf of (?:nobody|an? ) | officially (?:for|it|because|due|they|a|as) |
  (?:for|under) (?:want|lack) of \p{L}{3,14} | (?:should|must|is to|will|can|shall|to|may) (?:pass|
    go|count|be taken|look|sound|read|come across) (?:for|as|like) |
  head(?:s|ed)? it | (?:answered|met|parried|countered) with | (?:by|on) merit |
  (?:result|outcome|winner) of an? (?:test|comparison|study|draw|blind) | blind test |
  (?:seems?|looks?|appears?|passes) (?:like|as|for) (?:wear|chance|luck|
    an accident|a fault|age|bad luck|a glitch|a coincidence|nature) |
  the (?:best|fairest|most honest) (?:value|choice|deal|offer|option) |
  in (?:order(?! (?:to|that)\b)|good faith) | stands? as
`)

/** Nobody was asked, or they said no. */
export const UNASKED = notion(String.raw`
  without (?:an? |any |the |first |ever |prior |\p{L}{2,12}['’]s? ){0,3}(?:asking|questions?|
    consent|permission|leave|approval|confirmation|requests?|agreement|being asked|waiting|checking|
    say-so|go-ahead|warning|order|mandate|authori[sz]ation) |
  un(?:asked|invited|requested|solicited|prompted|bidden) |
  no (?:[\p{L}'’]{2,12} )?(?:questions?|consent|permission|approval|confirmation|agreement|request|
    prompt|sign-?off)s? (?:step )?(?:to|from|is|are|beforehand|before|first|needed|asked|ahead|of|
    required|sought|either) |
  ${NOBODY} (?:(?:has|have|had|was|were|is|are|ever|really) ){0,2}(?:agreed|asked|consented|
    approved|confirmed|gave|given|allowed|wanted|requested|signed|ordered|permitted) |
  (?:whether or not|regardless of whether|no matter (?:if|whether|what)|
    even (?:if|when|though|after|where)|although|despite|though|against)\b[^.!?]{0,50}?(?:object|
    refus|declin|opt(?:ed|s|ing)? out|promis|privacy|agree|consent|said no|say no|protest|cancel|
    withdr|will|wish|turns? off|unsubscrib)\p{L}{0,8} |
  (?:including|even|also) (?:those|people|${WHO}) (?:who|that) (?:have |had )?(?:opted out|objected|
    declined|refused|unsubscribed|said no) |
  opt-out or not | (?:who|that) (?:have |had )?(?:objected|opted out|refused|declined|unsubscribed|
    said no) (?:are|is|remain|stay) (?:\p{L}{2,8} )?(?:included|in|listed|contacted|kept|tracked) |
  (?:not|never) (?:be )?asked | (?:for|of) (?:their|his|her) own good |
  (?:of its own accord|on its own(?: initiative)?|by itself) |
  so (?:that )?${NOBODY} ${words(4)}(?:decline|refuse|object|say no|stop|
    cancel|choose|intervene)s? |
  (?:has|have|had|were|was) not (?:been )?(?:consulted|asked|approved|agreed|consented|
    permitted|invited) | regardless of (?:consent|the (?:answer|law|contract|rules?)) |
  which (?:the |our )?(?:\p{L}{2,12} )?(?:forbids?|prohibits?|rules? out|nobody|no one)
`)

export const UNTOLD = either(HUSHED, PASSED_OFF)
