/** Telltale turns: what others will not look at, what a paper says instead, what is found out later, who gains. */

import { PEOPLE, sign } from './sign.ts'

const PAPERS =
  '(?:\\w{2,12}[ -])?(?:table|report|letter|sheet|form|invoice|receipt|minutes|memo|page|offer|label|caption|bill|certificate|summary|slide|protocol|brochure|statement)'

export const TELLTALES = [
  sign(
    'kept dark',
    4,
    /\bso no (?:\w{2,14}'s )?(?:note|entry|remark|mark|mention|record|footnote|word|line|comment|disclaimer|warning|notice|report|call|question|ticket)\b|\b(?:is|are|will be|gets?) (?:only )?(?:found out|discovered|noticed|learn(?:t|ed)|seen|visible) (?:only )?(?:when|once|after|later|in the last|too late)\b|\bwhen (?:nobody|no one|they|he|she) can(?: no longer|not)? (?:change|cancel|object|leave|go back|withdraw|switch)\b|\b(?:thinks?|believes?|assumes?) (?:that )?(?:the|it|this|you|we)\b[^.!?]{0,30}\b(?:only|private|off|anonymous|switched)\b|\bbefore (?:the|any|a|anybody|anyone) ?\w{0,14} (?:has|have) (?:seen|checked|copied|read|had a chance|looked)\b/,
    true,
  ),
  sign(
    'kept dark',
    3,
    /\b(?:nobody|no one|hardly anyone|hardly anybody|few)\b[^.!?]{0,30}\b(?:reads|orders|rings|phones|opens|compares|remembers|recalculates|digs|calls back|asks for)\b[^.!?]{0,20}|\b[a-z]{4,16}s (?:do not|don't|never|rarely|seldom|hardly ever) (?:ring|phone|call back|verify|look at the|look closely|recalculate|compare|read the|open the|count)\b|\b(?:approves?|signs?|accepts?|agrees? to|believes?|waves? through|swallows?) (?:everything|anything|it all|all of it|them all) ?(?:anyhow|anyway|anyhow|in any case|these days)?\b|\b(?:lets?|will let) it pass\b|\btoo many (?:people )?(?:use|click|find|read|ask) (?:it|for it|about it)\b|\bsmall enough (?:that|not|to)\b/,
    true,
  ),
  sign(
    'false name',
    3,
    new RegExp(
      `[;.:,] ?(?:while |and |but |although )?(?:in )?the ${PAPERS} (?:still |then |only )?(?:states?|says?|speaks? of|claims?|reads?|mentions?|names?|promises?|talks? of|keeps? saying)\\b`,
    ),
  ),
  sign(
    'false name',
    4,
    /\bask(?:s|ing)? for\b[^.!?"']{0,40}["'](?:to|for|because|so that|in order)\b[^"']{2,50}["']|\b(?:tell|assure|let)\b[^.!?]{0,40}\bthat\b[^.!?]{0,24}\b(?:is|are|was) (?:only |just |merely )?(?:a |an )?(?:casual|informal|anonymous|voluntary|routine|friendly|harmless|non-binding|a chat|a formality)\b|\b(?:tell|inform|write to|assure)\b[^.!?]{0,24}\bthat (?:the |it |this )(?:\w{2,14} )?(?:is|are|was|has been|were) (?:solved|fixed|resolved|settled|in order|gone|repaired|sorted)\b/,
  ),
  sign(
    'interest of others',
    4,
    /\b(?:transcript|recording|answers|notes|list|profile|copy|file)s? (?:goes|go|are passed|is passed|are sent|is sent|end up) (?:on )?(?:to|with|at) (?:the |our |an? )?(?:assessor|insurer|employer|bureau|landlord|sponsor|lender|advertiser|agency|manager|boss|broker|bank|campaign|data broker)\b|\b(?:that|which|who|whoever) pays? (?:us )?(?:the )?(?:most|best|more)\b|\bit is for the (?:credit|insurer|bureau|sponsor|advertis\w{2,4}|sales|marketing|tax|police|agency)\b|\bmakes a (?:bad|poor) impression\b|\b(?:our|their|the house) affiliate\b/,
  ),
  // What fits is what counts.
  sign(
    'bent result',
    4,
    /\b(?:the|that) (?:one|reading|value|result|run|answer|version|figure|quote|number|measurement) (?:that|which) (?:fits|suits|pleases|helps|looks)\b|\bbackwards? from the (?:total|result|grade|price|target|answer|conclusion)\b|\b(?:mention|show|report|count|print|quote|publish)\w{0,1} only (?:the (?:share|part|rest|good|best|successful|positive|ones)|what|those|successful|good)\b|\bfor us and\b[^.!?]{0,40}\bfor (?:them|the others?|the rivals?|the competition)\b|\bweed out\b[^.!?]{0,40}\b(?:angry|bad|negative|critical|unhappy|poor|low|before (?:counting|the count))\b|\bwhat supports (?:our|the client|us)\b[^.!?]{0,60}|\b(?:a|one|two) (?:degree|grade|step|level|shade|notch)s? (?:worse|better|graver|milder|higher|lower) than\b/,
  ),
  sign(
    'moved figure',
    5,
    /\b(?:points?|percent|per ?cent|degrees|hours?|minutes?|days|kilomet\w{1,3}|euros|dollars|grams|units|%) (?:lower|higher|less|more|later|earlier|longer|shorter|below|above) than (?:measured|agreed|prescribed|recorded|ordered|driven|worked|delivered|the (?:meter|sensor|file|sheet|lab|scale|receipt|truth) (?:shows?|says?|reads?|gives?))\b|\badd\w{0,1} (?:\w{2,12} )(?:kilomet\w{1,3}|hours?|minutes|euros|units|miles|days|nights) (?:per|to (?:each|every)|for each|on each)\b/,
  ),
  sign(
    'bent result',
    4,
    /\b(?:penalt(?:y|ies)|liabilit(?:y|ies)|notice periods?|warranty|deadlines?|limits? of liability|rights? to \w{3,14}|caps?|duties|sublet)\b[^.!?]{0,50}\b(?:shrinks?|grows?|doubles?|halves?|vanish(?:es)?|disappears?|(?:is|are) dropped|becomes? (?:longer|shorter|a tenth|half|one-sided)|gets? (?:longer|shorter|lost))\b/,
  ),
  sign(
    'slipped in',
    4,
    /\bhidden in (?:every|each|all)\b|\b(?:in|into|to) (?:every|each|all) (?:generated |new )?(?:components?|pages?|projects?|apps?|builds?|files?|functions?|modules?|templates?)\b[^.!?]{0,80}\b(?:reports?|sends?|pings?|posts?|counts?|calls?|beacons?)\b[^!?]{0,60}https?:/,
  ),
  sign(
    'papers matched',
    6,
    /\b(?:copy|reuse|repeat|take|use)\b[^.!?]{0,30}\b(?:log|readings?|values?|figures?|sheet|report|protocol|results?|record)s?\b[^.!?]{0,30}\b(?:and|but) (?:only )?(?:change|alter|adapt|update|replace) (?:only )?(?:the )?(?:days?|dates?|names?|times?|week|year|signature)\b/,
  ),
  sign(
    'unearned mark',
    3,
    /\bwith (?:the|a) (?:time|date|signature|stamp|name) of the (?:first|old|other|previous|earlier)\b|\bwith (?:her|his|their) (?:stamp|seal|login|badge|card|password|signature)\b|\b(?:write|say|report|state|tell)\b[^.!?]{0,40}\bthat (?:all|every|everything|nothing)\b[^.!?]{0,30}\b(?:passed|worked|failed|was (?:fine|found)|is (?:fine|done|green|well))/,
  ),
  sign(
    'unearned mark',
    4,
    /\b(?:shows?|lists?|states?|marks?|gives?) (?:both|them|all|the two) as (?:identical|matching|equal|unchanged|complete|agreed)\b/,
  ),
  sign(
    'unearned mark',
    4,
    /\b(?:failed|rejected|late|missed|overdue|lost|delayed|serious|grave|refused|cancelled) (?:\w{2,14} )?(?:are|is|get|gets) (?:\w{2,10} )?(?:entered|booked|listed|filed|noted|recorded|counted|shown|reported|kept|logged) as\b|\b(?:resolutions?|motions?|complaints?|orders?|deliver(?:y|ies)|tickets?|overtime|hours|injur(?:y|ies)|accidents?|absences?|refunds?) (?:that|which) (?:failed|were (?:rejected|late|lost|missed))\b[^.!?]{0,30}\bas\b|\breported as (?:refunded|paid|returned|donated|shipped|delivered|repaid|transferred)\b|\bbooked to (?:the|our) (?:house|own|other|second|private|administration)\b/,
  ),
  sign(
    'split amount',
    6,
    /\b(?:two|three|four|several|separate) (?:transfers|payments|orders|invoices|purchases|contracts|bills|bookings)\b[^.!?]{0,60}\b(?:nine (?:hundred|thousand)|just (?:under|below)|slightly (?:under|below)|different (?:purposes?|days|dates|names|suppliers)|9[,. ]?\d{3}|each (?:under|below))\b/,
  ),
  sign(
    'check left out',
    4,
    /\bskip the (?:call|callback|call-back|phone call|second (?:look|check|person|signature)|countersignature|reading|counting|identity)\b|\b(?:teach|tell|set|make|train|lead) the (?:monitor|alarm|sensor|detector|scanner|filter|watchdog|guard)\b[^.!?]{0,50}\b(?:normal|fine|ignore|accept|harmless|quiet|overlook)\b|\b(?:smoke|gas|fire|water|leak|motion|intrusion|temperature) (?:sensor|detector|alarm)\b[^.!?]{0,90}\b(?:out of (?:the loop|service)|unplug\w{0,3}|disconnect\w{0,2}|taped?|bridged?|muted?)\b/,
  ),
  sign(
    'right withheld',
    4,
    /\bunless (?:they|he|she|the \w{3,12}) (?:find|finds|notice|notices|scroll|scrolls|untick|unticks|spot|spots)\b|\bin (?:gr[ae]y|white|pale|tiny|small) (?:on|at|below|under|in the)\b|\b(?:take|remove|drop|move|leave|cut)\w{0,1} (?:out )?the (?:unsubscribe|cancel|opt-out|delete|refund|decline|complaints?) (?:link|button|option|form|line|address)\b|\b(?:drops?|loses?|removes?|shortens?|omits?) the (?:tenant|customer|client|worker|employee|buyer|other side|patient|author|supplier)'s right\b/,
  ),
  // Who is watched, let in, or treated otherwise.
  sign(
    'private matter',
    6,
    /\b(?:follow|track|watch|trace|monitor|shadow|spy) (?:on )?(?:my|his|her|their|an?) (?:ex\b|ex-\w{4,10}|wife|husband|girlfriend|boyfriend|daughter|son|neighbou?r|partner|employee|colleague|nanny|cleaner|tenant|mother-in-law|former)\b|\bwhen (?:he|she|they|the \w{2,14}(?: \w{2,14})?) comes? and goes?\b|\bwhom? (?:he|she|they) (?:phones?|calls?|meets?|writes? to|visits?|texts?|sees?)\b|\b(?:his|her|their) (?:weekly|daily|usual|morning|evening) (?:routes?|routines?|walks?|movements|schedule|commute)\b/,
  ),
  sign(
    'guard off',
    3,
    /(?<!\blike (?:a|the) )\b(?:code|key|pin|badge|fob) (?:of|to|for) the (?:\w{2,12} )?(?:entrance|door|gate|building|house|safe|flat|office|server room|warehouse|garage)\b|\b(?:barrier|shutter|gate|boom)\b[^.!?]{0,40}\b(?:stays? up|up for|raised|lifted)\b|\b(?:plate|name|visit|entry|badge) (?:is|are) not (?:kept|noted|logged|recorded|stored|written down|checked)\b/,
  ),
  sign(
    'unequal treatment',
    5,
    /\b(?:\w{4,12}-speaking|foreign-born|immigrant|elderly|older|disabled|poorer) (?:callers|customers|users|people|clients|patients|guests|applicants)\b[^.!?]{0,60}\b(?:only|expensive|dearer|late|longer|premium|higher|never|last|worse)\b|\bwhose (?:parents?|father|mother|famil(?:y|ies)|uncle|employer)\b[^.!?]{0,60}\b(?:extra|higher|points?|better|first|start|bonus|lower|rejected)\b|\b(?:strong|foreign|heavy|thick) accents?\b[^.!?]{0,60}\b(?:only|late|last|never|longer|nothing|higher)\b|\bthe cheaper (?:one|tariff|plan|offer) (?:exists|is offered|is shown) (?:only )?(?:in|to) the other\b/,
  ),
  sign(
    'pressure',
    6,
    new RegExp(
      `\\b(?:you|she|he) (?:miss|misses|suffers?|cry|cries|are sad|is sad|gets? better|feels? better|pine|pines|ache)\\b[^.!?]{0,50}\\b(?:when|if|unless|until|whenever) (?:they|the user|he|she|you)\\b[^.!?]{0,30}\\b(?:logs?|leaves?|buys?|pays?|stops?|goes?|tips?|upgrades?|away)\\b|\\bmakes? (?:the |our |your )?(?:${PEOPLE}) (?:doubt|fear|distrust|regret|believe|feel guilty|ashamed)\\b|\\bin love with the (?:user|customer|client|reader)\\b`,
    ),
  ),
  sign(
    'forged voice',
    4,
    new RegExp(
      `\\bin the (?:tone|voice|style|words|manner) of (?:an? |the )?(?:ordinary|normal|real|happy|satisfied|simple|typical|young|older|local|independent|worried) (?:${PEOPLE}|person|neighbou?r|mother|father|voice)\\b|\\bas if you (?:had|have|were|knew) (?:\\w{2,12} )?(?:met|known|them|each|their|old|a friend|already|read|tried|used|bought)\\b|\\bwith (?:small|a few|some|the odd) (?:typing |spelling )?(?:errors|mistakes|typos)\\b|\\bquote an? (?:expert|doctor|professor|customer|witness|scientist) for (?:each|every|all)\\b|\\bcite the (?:proceedings|minutes|yearbook|annual report) of an?\\b`,
    ),
  ),
  sign(
    'fixed outcome',
    3,
    /\bhowever (?:\w{4,12}) (?:they|it|he|she|the|their|its|his|her)\b|\b(?:is|are) (?:always )?to be (?:called|named|found|judged|rated|described as)\b|\bpraise (?:what|whatever|everything|all that) (?:our|we|is ours)\b|\bevery (?:milestone|item|project|goal|target|step) is (?:on track|green|on time|done|fine)\b/,
  ),
  sign(
    'swapped target',
    6,
    /\b(?:swap|replace|exchange|trade)\w{0,1}\b[^.!?]{0,40}\b(?:author|guest|customer|client|user|writer|owner|seller)'?s? (?:own )?(?:references?|links?|sources?|citations?|numbers?|addresses|accounts?)\b[^.!?]{0,30}\b(?:for|with|by|against) (?:a |an |one |the )?(?:\w{2,12} )?(?:of )?ours\b|\b(?:swap|replace|exchange)\w{0,1}\b[^.!?]{0,50}\b(?:for|with|by) (?:a |one |some |the )?(?:page|link|site|account|number|product|address|reference)s? (?:of ours|we own|from us)\b/,
  ),
  sign(
    'mass reach',
    4,
    /\b(?:whole|entire|complete|full) (?:\w{2,12} )?(?:directory|register|membership|phone book|staff list|mailing list|alumni \w{2,12}|customer base)\b[^.!?]{0,80}\b(?:as if|until|again|daily|one by one|each)\b|\b(?:everyone|everybody|anyone|whoever) who (?:ever|once)\b[^.!?]{0,50}\b(?:counts? as|is|becomes|gets?|belongs?) (?:a |an |on |to )?(?:subscriber|customer|member|the list|list|consent\w{0,3}|mail\w{0,3})\b/,
  ),
  sign(
    'gone for good',
    4,
    /\b(?:legal holds?|originals?|negatives|master copies|raw footage|camera cards?|audit files|court files|evidence)\b[^.!?]{0,40}\b(?:alike|included|too|as well|formatted|erased|shredded|thrown out|wiped)\b|\b(?:are|is|gets?) (?:thrown out|thrown away|shredded|erased|formatted|wiped)\b[^.!?]{0,60}\b(?:without|before|alike|unseen|unread|unasked)\b/,
  ),
]
