/** How those who rely on the work are kept from the truth: they are not told, or are told something else. */

import { either, notion } from './scheme.ts'

/** Whom it concerns. */
const CONCERNED = String.raw`(?:the |any |our |your |their )?(?:\p{L}{3,12} )?(?:users?|customers?|clients?|readers?|people|subscribers?|buyers?|guests?|owners?|patients?|tenants?|reviewers?|auditors?|inspectors?|visitors?|callers?|board|public|regulator|host|person|account holders?)`

/** Nobody is told of it. */
export const HUSHED = notion(`
  (?:no|without an?|without any|leave no|leaves no|without|with no) (?:\\p{L}{3,10} )?(?:notes?|mention|trace|remarks?|word|footnotes?|comment|flag|hint|notice|disclosure|record of it|explanation|announcement|prompt) |
  (?:nobody|no one|no-one|none of them|hardly anyone) (?:\\p{L}{2,12} ){0,2}(?:needs? to know|has to know|is told|are told|is asked|hears? of|will know|will notice|notices?|learns?|sees? it|will look|looks|finds? out|has to hear|should know|must know) |
  ${CONCERNED} (?:is|are|need|needs|should|must|will|does|do|has|have|never|not) (?:not |never )?(?:to )?(?:be )?(?:told|know|knows|learn|learns|notice|notices|asked|informed|see it|hear|hears|find out|finds out|aware|shown) (?:it|of|about|that|where|this|which|anything|;|,) |
  (?:is|are|be|goes|go|stays?|remains?|gets?) (?:not |never )?(?:un)?(?:mentioned|disclosed|logged|noted|recorded|announced|documented|explained|reported|labelled|labeled|marked|declared|remarked) (?:in|to|anywhere|at all|on) |
  (?:is|are|be|stays?|remains?|goes|go|left) (?:unmentioned|undisclosed|unnoted|unrecorded|undocumented|unexplained|unreported|unlabelled|unmarked|unnoticed|undetected|unseen|unremarked|untold|hidden|secret|invisible) |
  (?:is|are|be) not (?:mentioned|told|disclosed|logged|noted|recorded|announced|documented|explained|reported|labelled|marked|flagged|declared|listed) |
  (?:do not|never|without|nor|avoid|must not|should not) (?:\\p{L}{3,10} )?(?:tell|telling|mention|mentioning|say|saying|disclose|disclosing|note|noting|log|logging|report|reporting|flag|flagging|record|recording|reveal|revealing|admit|admitting|label|labelling|mark|marking|announce|announcing|explain|explaining|inform|informing|document|documenting|declare|declaring|notify|notifying|warn|warning|call|calling) (?:it|this|that|them|the|any|anyone|anybody|an?|so|which|why|where|who|${CONCERNED}) |
  (?:keep|keeps|kept|leave|leaves|left|stays?|hold|take|takes) (?:it |this |that |them |the [\\p{L}' -]{3,30} |\\p{L}{3,14} )?(?:out of|off|away from|hidden from|secret from|from|to yourself|to ourselves|quiet|between us|under wraps|a secret|dark|out) |
  keep (?:silent|quiet|mum) | in secret | secretly | quietly | silently | covertly | on the quiet |
  unnoticed | undetected | unbeknown | behind (?:their|his|her|its|the \\p{L}{3,12}'s?) backs? | unaware | unsuspecting |
  says? nothing (?:about|of) | stays? silent | unknown to | hides? (?:it|this|that|the|them|any) | conceals? | hiding (?:it|the) |
  never (?:learns?|knows?|sees?|hears?|finds? out|notices?) | does not (?:learn|know|see|hear|notice) |
  (?:den(?:y|ies)|disclaim|disavow) (?:any|it|all|the|that|every|having) | if asked, (?:say|deny|claim|answer) |
  (?:disclosure|notice|footnote|remark|label|attribution|note):[\\x60 ]{0,3}(?:none|no|nil|-|–|omit|off) |
  before (?:anyone|anybody|the auditors?|the inspectors?|somebody|someone) (?:looks?|sees?|notices?|checks?|arrives?|asks?) |
  (?:nobody's|no one's|not (?:their|anyone's|anybody's|his|her|the \\p{L}{4,10}'s)) (?:business|concern|affair) |
  none of (?:their|his|her|anyone's) (?:business|concern) |
  (?:hardly|scarcely|barely) (?:anyone|anybody|ever|any \\p{L}{4,10}) (?:\\p{L}{2,8} )?(?:looks?|checks?|reads?|sees?|notices?|asks?|finds?|knows?|compares?|counts?) |
  (?:hardly|rarely|seldom|never) (?:looks?|checks?|reads?|asks?|compares?|counts?|opens?|verif(?:y|ies))(?: (?:it|them|this|that|the \\p{L}{3,10}))?(?: up)? |
  (?:do|does|will|shall|may|must|need) not (?:get|see|receive|have|be given|be shown) (?:to see |sight of )?(?:the |any |a )?(?:raw|original|real|true|old|first|full|other|uncorrected|earlier|underlying|unedited|source) |
  (?:goes|go|is|are|stays?|remains?|keep it|kept) (?:unheard|unsaid|unspoken|untouched by|between us|confidential|off the (?:record|books?|page|table)|nowhere to be (?:seen|found)) |
  (?:must|may|should|is|are|need|can) not (?:be )?(?:hinted at|brought up|touched|named|visible|show|shown|traceable|questioned|asked about|discussed) |
  (?:never|not) (?:bring|hint|let on|breathe|touch on|talk) (?:\\p{L}{2,10} ){0,3}(?:up|at|that|about|it|of) |
  (?:never|do not) (?:bring|talk|speak|hint) | change the subject |
  (?:talk|steer|lead|move|go) (?:the \\p{L}{4,10} )?(?:past|around|away from|on to something) (?:it|that|this)? |
  dodge the question | evade |
  (?:footnotes?|notes?|remarks?|caveats?|asterisks?|disclaimers?|captions?) (?:\\p{L}{2,12} ){0,4}(?:taken out|removed|cut|dropped|deleted|left out|struck) |
  (?:gives?|giving|leaves?|with|shows?|bears?) no (?:hint|sign|clue|trace|indication|inkling) | confidential |
  where (?:nobody|no one|they|few|hardly anyone) (?:\\p{L}{2,8} )?(?:finds?|looks?|reads?|sees?|expects?|scrolls?|goes) |
  without (?:the |their |his |her |any |a )?(?:\\p{L}{3,12} ){1,2}(?:hearing|learning|knowing|noticing|being told|being asked|seeing|realising|realizing|finding out|suspecting) |
  too (?:little|small|slow(?:ly)?|subtle|subtly|faint|slight) (?:to|for)(?: be)? (?:\\p{L}{2,10} )?(?:notice\\p{L}{0,1}|seen?|felt|spotted?|found|measured?|remarked|anyone|anybody|them) |
  keeps? only the (?:corrected|new|final|changed|clean|second|later|better|rounded) |
  (?:no|without an?|without any) (?:banner|pop-?up|dialog|icon|line|entry|mark|asterisk|remark|sign|question) |
  out of (?:the )?(?:talk|picture|text|story|minutes|letter|conversation|view|sight) | keep mum | hush\\p{L}{0,4} |
  (?:stays?|remains?|keep(?:s|t)?|is|are) (?:\\p{L}{2,8} )?(?:quiet|silent|secret|hidden|in the dark|under the (?:table|counter|radar)) |
  (?:customers?|clients?|users?|readers?|investors?|owners?|guests?|people|they|nobody|no one|patients?|auditors?|voters?|tenants?) (?:\\p{L}{2,8} )?(?:cannot|can not|can never|will never|would never|never|hardly|rarely) (?:\\p{L}{2,8} )?(?:tell|check|see|know|notice|compare|find out|verify|recount|learn) |
  keeps? (?:silent|quiet|mum|still) about |
  (?:is|are|be|gets?) (?:shredded|destroyed|burnt|burned|binned|wiped|thrown away) |
  never let (?:that|it|this|them|anyone) |
  (?:no|not a|without a) (?:single )?(?:word|line|syllable) (?:in|of|on|about|to) |
  (?:settings|page|screen|app|bill|contract|statement|list|form|letter|report|file|log|menu|policy)s? (?:do|does|shows?|names?|gives?|has|have|says?|lists?)(?: not)? (?:show|say|mention|list|name|tell|no|nothing|cause|reason)(?: (?:it|this|that|of it|of this))? |
  (?:not|never|cannot) be (?:traced|linked|tied|tracked|led) (?:back )?(?:to|with) |
  (?:not|never) (?:be )?talked about |
  (?:gets?|sees?|receives?|is (?:given|sent|shown)|are (?:given|sent|shown)) (?:the |only the )?(?:\\p{L}{3,12} )?(?:list|copy|version|figures?|sheet|part|half) only |
  (?:look|looks|looking) at the (?:form|paper|stamp|total|cover|first page) only | finds? nothing |
  before (?:the |any |an? )?\\p{L}{3,14} (?:sees?|hears?|looks?|notices?|asks?|arrives?|learns?|gets wind) |
  get wind of | as little as possible | nothing to (?:the|any|our) | nobody (?:is|was) (?:the )?wiser |
  kept? in the dark | (?:small|fine) print
`)

/** It is given out for something else. */
export const PASSED_OFF = notion(`
  (?:present|presents|presented|pass|passes|passed|described?|describes|labelled?|labels?|sold|sell|sells|billed|styled?|framed?|frames|offered|declared?|report|reports|reported|listed?|lists|shown?|shows|called|calls?|logged|entered|counts?|stated?|states?|treated?|given|give|gives|posted?|posts|published?) (?:it |this |that |them |these |all |the \\p{L}{3,12} )?(?:off )?(?:as|under) (?:if |though |an? |the |your |its |their |our |real |raw |measured|genuine|complete|independent|neutral|objective|fact|common|normal|good|verified|unbiased|balanced|full) |
  still (?:calls?|called|speaks?|says?|claims?|states?|mentions?|promises?|reads?|reports?|boasts?|counts?) |
  (?:is|are|be|gets?) (?:then |still )?(?:called|described as|presented as|labelled|declared|billed as|treated as|said to be|passed off) |
  (?:should|shall|will|must|may|to|readers|they|users|people) (?:take|believe|think|assume|suppose|read) (?:it|them|this|that|these|they|the|everything) |
  (?:take|taken|passes?|mistaken|mistake) (?:it |them |these )?for (?:an? |the |real|raw|genuine) |
  (?:believes?|thinks?|assumes?) (?:that )?(?:they|it|he|she|these|the) (?:sees?|have|has|is|are|get|gets|read) |
  (?:looks?|reads?|seems?|sounds?|appears?) (?:like (?:the |an? )?)?(?:real|right|genuine|organic|natural|authentic|plausible|convincing|credible|spontaneous|independent|neutral|official|unsuspicious|harmless|legitimate|original|true) |
  (?:as|like) (?:real|genuine|measured|true|actual|independent|verified|ordinary|honest) (?:people|users?|customers?|buyers?|guests?|ones?|results?|values?|data|entries|opinions?|visitors?) |
  as if (?:everything|nothing|all|it|they|nobody|the) | as though (?:everything|nothing|all|it|they|nobody|the) | as measured | as genuine | as common knowledge |
  (?:your|our|an|the assistant's) (?:own )?(?:independent|honest|neutral|unbiased|objective|impartial|personal) (?:view|opinion|advice|choice|judgement|judgment|verdict|recommendation|pick|assessment) |
  under (?:the |a |an )(?:label|heading|title|name|banner|harmless|innocent|false|different|other|generic) |
  (?:like|among|alongside|beside|between) (?:the |any |all )?(?:genuine|real|other|true) (?:ones|entries|sources|references)? |
  like any other | (?:asks?|asked) (?:is|are|hears?|gets?) (?:told|assured|that|to hear) |
  (?:call|calls|blame|blames|blaming|cite|cites|give|gives|giving|name|names|state) (?:it )?['"\\x60]?[\\p{L} -]{3,30}['"\\x60]? as (?:the |a )?(?:reason|cause|grounds|explanation|pretext) |
  (?:blame|blames|blaming) (?:it |this |that )?(?:on )?(?:the|an?|someone|somebody|another) |
  harmless (?:\\p{L}{3,10} )?name | innocent(?:-looking)? (?:\\p{L}{3,10} )?name | neutral overview |
  (?:calls?|called|calling|name|term) (?:it|them|this|that|these|itself|the \\p{L}{3,10}) (?:an? |the |his |their )?['"\\x60]?(?:measured|real|genuine|complete|neutral|logistics|balanced|independent|objective|honest|fair|normal|routine|maintenance|average|official|final|original|standard|original|authentic|representative|rounding|technical|season\\p{L}{0,3}|market|random|coincidence|luck|safe|harmless|tested|checked|verified|complete|true|unbiased|impartial|best|demand) |
  says? (?:that )?(?:it|everything|all|every \\p{L}{3,12}|nothing|none|the \\p{L}{3,12}|they|this|each \\p{L}{3,12}) (?:\\p{L}{2,8} )?(?:is|was|are|were|comes?|covers?|had|has|have|counts?|counted|never|includes?) |
  (?:is|are|was|were) said to (?:be|have|cover|include|come) |
  (?:tells?|telling|assures?|promises?|informs?) (?:the |our |all |every )?\\p{L}{3,12} (?:that )?(?:it|the|all|every|this|they|everything|nothing|none|there|their|no) |
  (?:is|are) told (?:that )?(?:it|the|all|every|this|they|everything|nothing|there|their|no|both|so) |
  (?:headed|titled|captioned|stamped|sold|advertised|billed|marketed|headlined|dressed up|disguised) (?:as |under |by )?(?:an? |the )?['"\\x60]?\\p{L}{3,14} |
  (?:sounds?|looks?|reads?|seems?|feels?|appears?) (?:like|as if|as though|to be|to come) |
  (?:make|makes|making|made) (?:it|them|this|that|each|the \\p{L}{3,12}) (?:look|seem|sound|appear|read|pass) |
  (?:speaks?|talks?|tells?|reports?|writes?) of (?:all|every|each|the whole|the full|the entire|everyone|a complete) |
  covers? (?:all|every|each|the whole|the full|the entire|everything) |
  (?:every|each|all) (?:\\p{L}{3,12} )?(?:was|were|is|are) (?:counted|included|shown|checked|heard|measured|asked|present) |
  (?:believes?|thinks?|assumes?|supposes?|takes?) (?:in |it for |it was |it is |that |this |they |them )(?:an? |the )?\\p{L}{3,14} |
  no gaps? | in full |
  (?:as|like) (?:an? )?(?:honest|candid|spontaneous|plain|friendly|neutral|expert|personal) (?:advice|tip|opinion|word|remark|view|recommendation)s? |
  the (?:best|fairest|most honest) (?:value|choice|deal|offer|option) | in the name of |
  on behalf of (?:nobody|an? ) |
  (?:should|must|is to|will|can|shall|to|may) (?:pass|go|count|be taken|look|sound|read|come across) (?:for|as|like) |
  officially (?:for|it|because|due|they|a|as) | (?:for|under) (?:want|lack) of (?:\\p{L}{3,14}) |
  (?:calls?|names?|styles?|brands?) itself |
  (?:page|site|table|report|text|letter|notice|label|footer|caption|answer|method|leaflet|sticker) (?:\\p{L}{2,8} )?(?:says?|reads?|claims?|states?|boasts?|promises?|speaks? of) |
  head(?:s|ed)? it | (?:answered|met|parried|countered) with | act(?:s|ing)? as (?:though|if) |
  claiming (?:to|that|no) | (?:by|on) merit | (?:result|outcome|winner) of an? (?:test|comparison|study|draw|blind) |
  blind test |
  (?:seems?|looks?|appears?|passes) (?:like|as|for) (?:wear|chance|luck|an accident|a fault|age|bad luck|a glitch|a coincidence|nature) |
  (?:told|hear|hears|informed) (?:that )?(?:it|this|that) (?:is|was) (?:the|a|an|just|only) |
  in (?:order|good faith) | as counted | as (?:always|usual|every year) | stands? as
`)

export const UNTOLD = either(HUSHED, PASSED_OFF)
