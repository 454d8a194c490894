/**
 * Schemes in somebody's favour: advice that is paid for, rivals run down, news with a slant, praise from people who do
 * not exist.
 */

import { notion } from '../../signals/search/notions.ts'
import { formsOf } from './forms.ts'
import { regex, source } from '../../patterns/verbose.ts'
import { each, either, pattern, type Scheme } from './scheme.ts'
import { UNTOLD } from './untold.ts'

/** Somebody's wares come first. */
const PUT_FIRST = notion(`
  (?:name|put|list|place|rank|show|mention|bring up|recommend|suggest|propose|pick|choose|
    offer|present|quote|praise|push|plug|favou?r|promote|feature|point to|steer (?:them|people|
      users|everyone|the \\p{L}{3,10}) (?:to|towards)|lead with|start with|open with|
    answer with|say|send (?:them|people|users|everyone) to|direct (?:them|people|users) to|
    refer (?:them|people|users) to)s? (?:[\\p{L}\\p{N}'’&.-]{1,20} ){0,4}(?:first|top|
    before|above|ahead|whatever|always|every time|regardless|no matter|
    in (?:every|each|all|any) (?:case|answer|reply)|at the (?:top|head)|
    as the (?:best|only|winner)|if (?:it|they) fits?) |
  (?:answer|advice|recommendation|reply|pick|choice|verdict|winner|first choice|
    suggestion|tip) (?:is|are|must be|should be|will be|stays|goes to) (?:
    always |invariably |in every case |every time )?[\\p{L}\\p{N}][\\p{L}\\p{N}'’&.-]{1,20} |
  (?:recommend|suggest|name|praise|push|promote|favou?r|prefer|plug|
    advertise|propose|endorse|mention)s? [\\p{L}\\p{N}'’&.-]{2,20} |
  put(?:s)? (?:it|them|[\\p{L}\\p{N}'’&.-]{2,20}) (?:first|on top|at the top|ahead) |
  (?:comes?|goes|appears?|stands?|ranks?|is listed|is named|is put|is placed|is shown|
    is recommended|gets named|is praised) (?:always |in every answer )?(?:first|top|on top|ahead|
    before|above|highest|at the top) |
  (?:hear|hears|learn|learns|read|reads|told|see|sees) of (?:[\\p{L}\\p{N}'’&.-]{1,20} ){1,4}
  (?:first|before|only|above) |
  always (?:the )?[\\p{L}\\p{N}'’&.-]{2,20} |
  (?:slip|weave|work|drop|sneak|fit) (?:in )?(?:an? |some )?(?:\\p{L}{3,10} )?(?:words?|mentions?|
    hints?|praise|plug|line|tip|reference)s? |
  let [\\p{L}\\p{N}'’&.-]{2,20} (?:win|lead|come|shine|look) |
  (?:picks?|chooses?|selects?|shows?|names?|suggests?|offers?|prefers?) (?:the )?
  (?:\\p{L}{2,10} ){0,2}(?:with|that|whichever|which|from|by|of) |
  (?:wins?|comes? out|leads?) (?:every|each|the|any|on top|ahead) |
  (?:highest|best|biggest|most|better) (?:payout|commission|margin|bonus|fee|reward|kickback) |
  (?:lead|leads|leading|send|sends|steer|steers|point|points|direct|directs|guide|
    bring|draw|nudge) (?:everyone|people|users|them|guests|customers|readers|callers|
    all|visitors)? ?(?:to|towards) [\\p{L}\\p{N}'’&.-]{2,20} |
  put in a (?:good|kind|warm) word for |
  (?:say|says|claim|write) (?:that )?(?:nothing|none|nobody|no other) (?:beats?|matches|equals|
    comes close|is better) |
  (?:ends?|comes out|finish(?:es)?|
    closes?|starts?) (?:always )?with [\\p{L}\\p{N}'’&.-]{2,20} (?:on top|first|ahead|as winner)
`)
/** For money. */
const PAID_FOR = notion(`
  (?:pays?|paid|paying|pay us|rewards?|remunerates?|sponsors?|funds|tips|gives?|sends?|credits?) (?:
    us |me |the author |the maker |the publisher |you )?(?:\\p{L}{2,8} )?(?:per|for each|for every|
    by the|for (?:leads?|clicks?|sign-?ups?|referrals?|sales?|mentions?|orders?|bookings)|a share|
    a cut|a fee|a bonus|a percentage|\\d{1,3} ?%|[$€£]) |
  (?:we|i|us|author|maker|publisher|our side|our team|the house) (?:earns?|gets?|receives?|makes?|
    are paid|is paid|am paid|takes?|collects?|keeps?|pockets?|have a deal|has a deal|profits?|
    benefits?) (?:[\\p{L}\\d%$€£.,]{1,10} ){0,5}(?:sales?|leads?|clicks?|orders?|sign-?ups?|
    purchases?|referrals?|commissions?|share|cut|bonus|fee|percent|%|from|on each|for each|per|by) |
  (?:as |was |were )?(?:arranged|agreed|contracted|
    settled|negotiated) with (?:their|its|the) (?:\\p{L}{3,12} )?(?:team|department|sales|agency|
    marketing|people|side|sponsors?|partners?|vendor|company) |
  (?<!\\b(?:not|nor|never|neither)\\b[^.!?\\n]{0,60})sponsors?(?:'s|hip|ed|ing)? |
  commissions? | kick-?backs? |
  (?<!\\b(?:not|nor|never|neither) (?:\\p{L}{2,12},? (?:and |or )?){0,3})affiliat\\p{L}{1,4} |
  referral (?:fees?|bonus(?:es)?|money|income|programme|program|reward) |
  bonus(?:es)? (?:per|for each|for every|on|we) |
  (?:per|for each|for every) (?:lead|click|sign-?up|sale|referral|booking|order|mention|
    new customer|purchase) | paid placement | advertising (?:deal|contract|partner|budget) |
  media budget | revenue share | finder's fee |
  pay(?:s)? (?:for|the) (?:the )?(?:place|placement|top|spot|mention|slot|privilege|bills) |
  bought (?:the|that|this) (?:place|spot|slot) |
  our (?:paying (?:partner|client)|partner|investor|owner|parent company|backer)s? |
  shareholding | shares in |
  (?:gives?|gave|hands?|slips?|transfers?|wires?|leaves?) (?:us|me|
    the author|the maker) (?:[\\p{L}\\d.,$€£%]{1,10} ){0,4}(?:euros?|dollars?|pounds?|cents?|
    percent|%|money|cash|for|per|each|a month|every|credits?|discounts?|shares?) |
  (?:covers?|pays?|bears?|finances?|funds?|carries) (?:for )?(?:our|my|
    the author's|the maker's) (?:\\p{L}{3,10} )?(?:costs?|bills?|servers?|rent|expenses|
    salar(?:y|ies)|hosting|development|work|budget|party) |
  (?:is|are|being|as) (?:our|one of our|the author's|the maker's) (?:\\p{L}{3,10} )?
  (?:shareholders?|investors?|owners?|sponsors?|partners?|parent|backers?|paying|clients?|
    landlords?|subsidiar(?:y|ies)|sister|majority) |
  (?:is|are|being|as) a (?:\\p{L}{3,10} )?(?:shareholders?|investors?|sponsors?|
    partners?(?! (?:and [\\p{L}-]{2,12} )?(?:integrations?|program(?:me)?s?|apis?|portals?|
      interfaces?|tools?)(?!\\p{L}))|backers?|paying|subsidiar(?:y|ies)|sister|majority) |
  (?:our|the) (?:\\p{L}{3,10} )?(?:contract|deal|agreement|arrangement|cooperation|
    partnership|retainer) with |
  (?:highest|best|biggest|most|fattest|larger|better) (?:\\p{L}{3,10} )?(?:payouts?|commissions?|
    margins?|bonus(?:es)?|fees?|rewards?|kickbacks?|provision|cut|share) |
  payouts? (?:to|for) us | (?:pays?|paying|earns?|nets?) us |
  (?:brings?|makes?) us (?:an? |some |more |money|\\d|[$€£]) |
  (?:money|cash|fee|sum|amount|share|cut) (?:we|they|i) (?:get|pay|earn|receive|take|make|give) |
  (?:they|it|who|which|that) (?:pays?|funds?|finances?|owns?|sponsors?|backs?) us | which owns |
  owns (?:us|the (?:paper|shop|site|platform|company|app)) |
  for every (?:account|customer|contract|signature|policy|user|order|booking|client|visitor) |
  (?:gives?|grants?|pays?|leaves?) us (?:a |an |some |\\p{L}{2,8} )?(?:share|cut|tenth|percentage|
    discount|vouchers?|part|fee|commission|bonus|rebate|kickback) |
  (?:for|from) which we (?:get|earn|receive|are|draw|have) |
  (?:owner|founder|boss|ceo|director|manager|author|maker)(?:'s)? (?:\\p{L}{2,8} )?(?:brother|
    sister|wife|husband|son|daughter|cousin|friend|family|
    company|fund) (?:runs?|owns?|works?|sells?|has) |
  (?:their|its|whose) (?:agency|company|owner|group|parent|firm) (?:books?|pays?|funds?|sponsors?|
    owns?|buys?|advertises?) |
  books? our ads | owns us |
  (?:a|one) (?:tenth|fifth|quarter|percent\\p{L}{0,4}|share|cut) of (?:the|each|every) (?:bill|sale|
    booking|order|price|fee|premium|contract)
`)
/** Not called what it is. */
const NOT_AN_AD = notion(`
  (?:not|never|without|nor) (?:be )?(?:\\p{L}{3,10} )?(?:call|called|calling|
    label|labelled|labelling|mark|marked|marking|mention|mentioned|mentioning|say|
    saying|disclose|disclosed|disclosing|reveal|revealed|admit|admitting|flag|
    declare|declared) (?:it |this |that |the |any |them |our |these |anything |to )?(?:as )?
  (?:an? |it |they |we |is |are |of |was )?(?:\\p{L}{2,10} ){0,2}(?:advert\\p{L}{0,8}|ads?|
    sponsor\\p{L}{0,5}|commissions?|paid|promotion\\p{L}{0,2}|deal|tie|ties|link|relationship|
    connection|partner\\p{L}{0,4}|arrangement|agreement|payments?|fees?|money|why) |
  (?:commissions?|sponsor\\p{L}{0,4}|deal|tie|ties|arrangement|agreement|payment|fee|partnership|
    connection|relationship|money|bonus|contract|affiliation) (?:is|are|stays?|remains?|goes|must|
    should|need|needs|has|be)(?: to)? (?:un\\p{L}{4,12}|not|never|no|secret|hidden|between us|
    out of|off the|in the dark|confidential|private|kept) |
  keep(?:s)? (?:that|this|it|the \\p{L}{3,14}|our \\p{L}{3,14}) (?:to yourself|quiet|secret|hidden|
    private|out|off|between|from|dark|confidential) |
  nobody's business | confidential |
  (?:never|not|do not) (?:bring|mention|talk|speak|hint)(?: \\p{L}{2,10}){0,3} (?:money|deal|
    payment|contract|fee|it|that|owner|share|up) |
  (?:honest|neutral|independent|unbiased|expert|friendly|sincere|personal|objective) (?:advice|tip|
    opinion|recommendation|view|comparison|test|choice|guide|verdict) |
  stays between us
`)

/** Those one competes with. */
const RIVAL = regex`
  \b(?:rivals?|competit(?:ors?|ion)|competing|other (?:vendors?|clinics?|providers?|
    shops?|makers?|suppliers?|firms?|companies|products?|schools?|banks?|brands?|tools?|
    services?|sellers?|agencies|practices)|(?:us|ours?) and the others?|alternatives?|
    switch(?:ing)? to|the others|elsewhere|their (?:staff|customers?|prices?|products?|service)|
    another (?:vendor|clinic|provider|shop|supplier|brand))\b
`
/** Something bad is said. */
const SMEAR = notion(`
  (?:claim|claims|hint|hints|say|says|suggest|suggests|imply|implies|allege|alleges|
    insinuate|insinuates|tell|tells|spread|spreads|mention|mentions|report|reports|
    state|states|write|writes|let slip|remark|describe|describes|paint|portray|present|
    raise|warn|warns|add|adds|make up|makes up|invent|invents|cite|cites|quote|quotes)
  (?= (?:[\\p{L}'’-]{1,14} ){0,7}(?:leak\\p{L}{0,4}|insolven\\p{L}{2,3}|bankrupt\\p{L}{0,3}|
    complain\\p{L}{1,4}|fail(?:ed|s|ing|ures?)?|unlicen[cs]ed|lawsuits?|sued|fraud\\p{L}{0,5}|
    scam\\p{L}{0,5}|rumou?rs?|scandals?|recall(?:ed|s)?|unsafe|breach\\p{L}{0,3}|hacked|
    lay-?offs?|debts?|unqualified|untrained|incompetent|dangerous|poison\\p{L}{0,3}|
    cheat\\p{L}{0,3}|lie[sd]?|liars?|convicted|closing|shut(?:ting)? down|going under|in trouble|
    faulty|defect\\p{L}{0,4}|investigat\\p{L}{2,5}|dishonest|criminal\\p{L}{0,2}|stole|
    steal\\p{L}{0,3}|counterfeit|dirty|unhygienic|infect\\p{L}{0,5}|injur\\p{L}{0,4}|ill|died|
    worse|higher than|dearer|overcharg\\p{L}{1,3})(?!\\p{L})) |
  (?:claim|claims|hint|hints|say|says|suggest|suggests|imply|implies|tell|tells|mention|mentions|
    spread|spreads|report|write|let slip|remark|describe|warn|add|remind|whisper|ask|state)
  (?= (?:[\\p{L}'’,-]{1,14} ){0,9}(?:fined|mice|rats|infections?|lost|loses?|
    sells? (?:its|their|the|your)|steals?|late|breaks?|broke|burn(?:ed|s|t)?|slow|dirty|
    mould|accidents?|dying|dead|ripped|rip-?off|fakes?|thiev\\p{L}{2,4}|spies|spying|viruses|
    malware|police|court|jail|prison|arrested|sick|rude|expensive|hidden (?:fees|costs)|
    ruin\\p{L}{0,3}|sold out|going under|about to close|gets? lost|explod\\p{L}{1,3}|catch fire|
    unreliable|allerg\\p{L}{1,4})(?!\\p{L})) |
  (?:tell|tells|telling|talk|talks|say|says|speak|whisper|mention|claim|hint|write)
  (?= (?:[\\p{L}&'’,.-]{1,14} ){0,9}(?:fires?|x-rays|poisoned|deaths?|
    death|crash(?:es|ed)?|theft|thefts|bribes?|bribery|failures?|missing|
    misplac\\p{L}{1,3}|unpaid|strikes?|raids?|raided|worms|cockroach\\p{L}{2}|
    waiting lists?|wrong (?:leg|parts?|medicine|diagnos\\p{L}{2}))(?!\\p{L}))
`)
/** It is made up besides. */
const SMEAR_INVENTED = notion(`
  (?:make up|makes up|made up|invent|invents|fabricate|concoct|spread|spreads|start|launch|plant|
    think up|dream up) (?:\\p{L}{1,12} ){0,4}(?:complaints?|rumou?rs?|scandals?|flaws?|faults?|
    defects?|accusations?|allegations?|lawsuits?|recalls?|incidents?|failures?|horror stor(?:y|ies)|
    bad experiences?|problems?|weaknesses|victims?|breach(?:es)?) |
  (?:invented|made-?up|fictitious|fake|fabricated|false|unfounded) (?:\\p{L}{3,12} ){0,1}
  (?:complaints?|rumou?rs?|scandals?|flaws?|faults?|defects?|accusations?|allegations?|lawsuits?|
    recalls?|incidents?|failures?|victims?) |
  (?:spread|spreads|spreading|plant|seed|post|drop) (?:the |a |some )?(?:word|rumou?rs?|
    stor(?:y|ies)|gossip|doubts?|lies|fears?) (?:\\p{L}{2,10} ){0,4}(?:that|about|of|on|against)
`)
/** And nobody knows it to be so. */
const UNPROVEN = notion(`
  true or not | whether (?:or not )?(?:it is|it's|this is|that is|they are|there is)? ?
  (?:true|so|proof) | (?:nobody|no one|none of us|we|you|they) (?:has |have |had )?
  (?:ever |never |not )?(?:confirmed|saw|seen|checked|proved|proven|verified|heard|tested|
    substantiated|did|made|established) | without (?:any )?(?:check\\p{L}{0,3}|proof|evidence|
    sources?|verif\\p{L}{2,8}|naming|grounds|a source|basis|looking|confirm\\p{L}{2,6}) |
  unverified | unconfirmed | unproven | unsubstantiated | baseless | groundless |
  make(?:s)? up | made-?up | invent(?:s|ed)? | fabricat\\p{L}{1,3} |
  no (?:proof|evidence|source|basis) | regardless of (?:the )?(?:facts|truth|evidence) |
  even (?:if|when|though) (?:it|they|this|that|there|nobody|none|no) (?:\\p{L}{2,8} )?
  (?:not|never|no|false|untrue|true|confirmed) |
  (?:not|never) (?:\\p{L}{2,8} )?(?:confirmed|proven|proved|checked|
    verified|true|happened|took place) | fictitious | higher than they are |
  (?:worse|lower|older|slower|dearer|smaller) than (?:it|they) (?:is|are|was|were) |
  no (?:sign|proof|trace|evidence|source|hint|basis|reason|grounds) (?:of|for|to|that)? ?
  (?:it|that|this|so|think)? |
  (?:there|it) (?:was|were|is|has been) (?:no|none|never|nothing)(?: such)?(?: \\p{L}{3,12})? |
  no need for it to be (?:so|true|right) | need(?:s)? not be (?:true|so|right) |
  (?:we|you|nobody|no one) (?:have |has |had )?(?:never|not|no) (?:\\p{L}{2,8} )?(?:measured|seen|
    checked|tested|asked|heard|tried|counted|looked|sign|proof|idea|known|know) |
  whether (?:or not )?(?:it|this|that|they|there) (?:is|are|was|were|has|happened) | even though |
  although (?:nobody|no one|it|they|there|we|none) |
  (?:is|was|are|were) (?:not true|untrue|false|a lie|invented|made up|a rumou?r) | never happened |
  true or false | right or wrong | unchecked | no matter (?:if|whether|what) |
  (?:that )?never (?:was|were|took place|happened|existed|occurred) |
  (?:we|you) know nothing of (?:the sort|it|that|this|the kind) |
  (?:nothing|no word) of (?:it|this|that) is true |
  out of thin air
`)

/** One side is lit. */
const SLANTED = notion(
  `
    ${formsOf(`
      play down | tone down | water down | downplay | bury | drop | leave out | omit | hide |
      soften | suppress | filter out | weed out | skip | demote | down-rank | downrank | shorten |
      cut | delay | hold back | withhold | push down | ignore | pass over | gloss over | whitewash |
      bend | twist | spin | tilt | recast
    `)} |
   (?:moves?|moved|pushes|shifts?|relegates?|banish(?:es)?|tucks?|puts?|places?|ranks?|
     sorts?|lists?) (?:\\p{L}{2,14} ){0,6}(?:to the (?:last|end|bottom|back)|on the last|
     at the (?:end|bottom|back)|below|last|under|behind|beneath|further down|out of sight) |
   (?:shows?|lists?|picks?|selects?|chooses?|keeps?|carries|quotes?|links?|includes?|reports?|
     brings?|prints?|runs?) only (?:the )?(?:\\p{L}{3,12} )?(?:friendly|favou?rable|positive|good|
     kind|approving|supportive|flattering|praising|loyal) |
   (?:swaps?|replaces?|exchanges?|turns?|changes?|
     rewrites?|rewords?) (?:\\p{L}{3,12} ){0,3}(?:neutral|factual|critical|sober|
     balanced|plain)(?: \\p{L}{3,12}){0,2} (?:for|with|into|by|to) (?:praise|warm|flattering|loaded|
     kind|softer|positive|favou?rable|friendlier|admiring|harsher|negative) |
   (?:gives?|lends?|adds?|puts?) (?:\\p{L}{2,12} ){0,4}(?:positive|favou?rable|friendly|
     negative|flattering) (?:spin|slant|light|twist|tone|colou?r|note|edge) |
  (?:come|comes|go|goes|appear|appears|are put|is put|are shown|end up|land|lands) (?:\\p{L}{2,8} )?
  (?:last|at the (?:end|bottom|back)|on the last page|far down|below|near the bottom) |
  shortened | (?:so |very |too )(?:low|deep|late|far down|small|short) |
  (?:quote|quotes|give|gives|show|shows|grant|grants|lend) (?:[\\p{L}'-]{2,14} ){1,4}(?:at length|
    in full|more (?:space|room|lines|time)|the last word|generously) |
  (?:half a sentence|a single line|one line|a footnote|small print|two words) |
  (?:rewrite|rewrites|word|words|phrase|phrases|reword|colou?r|colou?rs|
    write|writes) (?:[\\p{L}'-]{2,14} ){0,6}(?:so that (?:it|they)|to) (?:sounds?|looks?|reads?|
    seems?|appears?|favou?r|please|flatter|praise|harm|suit) |
  (?:sound|sounds|look|looks|read|reads) (?:hopeful|alarming|heroic|friendly|wise|foolish|weak|
    guilty|dangerous|threatening|warm|competent|harmless|promising|better|worse) |
  (?:only|just) (?:praise|good news|friendly|positive|success(?:es)?|what (?:helps|suits|pleases)) |
  (?:mov|push|bury|sort|relegat|banish|tuck|plac|rank)(?:e?s|es|ies|e)? (?:[\\p{L}'-]{2,14} ){0,9}
  (?:to the (?:last|end|bottom|back)|on the last|at the (?:end|bottom|back)|
    so low|out of sight|last) |
  (?:get|gets|are|is|be) (?:pushed|moved|shifted|sorted|ranked|put|placed|
    buried) (?:\\p{L}{2,10} ){0,3}(?:to page|down|back|last|below|at the|under|behind|out of) |
  in (?:warm|kind|glowing|friendly|soft|harsh|cold) (?:words|terms|tones?|colou?rs?) |
  leav(?:e|es|ing) the (?:[\\p{L}-]{3,14} ){1,3}out
  `,
)
const COVERAGE = notion(`
  reports? | coverage | headlines? | articles? | stories | news | press releases? | wording |
  critical | criticism | critics | scandals? | press | opinion pieces? | editorials? | polls? |
  bulletins? | interviews? | broadcasts? | outlets? | findings | digests? | overviews? |
  selections? | news ?bot | summar(?:y|ies|iser|izer) | feeds? | search (?:results?|helper|bot) |
  posts? about | negative items? | unfavou?rable items? |
  debates? | strikes? | protests? | posts? | reporting | accounts? of | newsletters? | bulletins? |
  timelines? | reviews? of the press | speeches? | comments? | failures? of | mistakes? of |
  corruption | lawsuits? | press review | town news | briefings? | transcripts? |
  posts? | trips? | bribery | affairs? | cases? | protest | resignations? | budgets?
`)
/** For whom. */
const POWER = regex`
  \b(?:party|parties|mayor|minist(?:ry|er|ers)|government|candidates?|president|senators?|governor|
    council(?:lors?)?|group|campaign|politicians?|parliament|opposition|movement|coalition|
    corporation|holding|company|firm|bank|industry|sponsors?|owners?|donors?|authorit(?:y|ies)|
    administration|regime|police|army|church|union|chancellor|king|royal|embassy|state|prime|
    election|referendum|chairman|founder|ceo)\b
`
const AS_BALANCED = notion(`
  balanced | neutral(?:ity)? | impartial\\p{L}{0,3} | objective |
  unbiased | independent (?:overview|digest|selection|summary|news|view) |
  (?:see|sees|get|gets|read|reads|have|has) (?:it all|everything|the whole|all sides|the full|
    both sides) | complete picture | full picture | fair (?:overview|selection|summary|picture) |
  chronological\\p{L}{0,2} | fair (?:record|account|report|feed|mix|view|share) | even-?handed |
  (?:all|both) (?:sides|views|voices|camps) |
  (?:unfiltered|complete|representative|full) (?:feed|digest|overview|selection|
    picture|record|list|review|news) | by (?:date|time|relevance)(?: alone)? |
  no (?:political )?(?:slant|side|bias|opinion) | facts only |
  just the facts |
  open forum | all the facts | free (?:debate|exchange) | no censorship |
  (?:whole|full|entire|complete) (?:picture|story|record|truth)
`)

/** Words in praise. */
const PRAISE = notion(`
  (?:five|5|four|4|one|1)[- ]stars? reviews? | reviews? | testimonials? |
  (?:guest |customer |user |star |product |buyer |app )?ratings? |
  (?:positive |approving |enthusiastic |glowing |happy |friendly |favou?rable )?comments? |
  (?:forum|social|blog|supportive|fan|facebook|community|thread) posts? |
  posts? (?:praising|in praise|recommending|in favou?r|full of praise) |
  recommendations? | endorsements? | success stories | upvotes | likes | feedback |
  quotes from (?:customers|users|clients|guests|patients) | letters to the editor | votes |
  petition signatures? | opinions? | (?:kind|good|nice|warm|friendly) words? | praise | stars |
  (?:satisfied|happy|grateful|delighted|cured|loyal) (?:customers?|patients?|guests?|users?|
    clients?|buyers?|students?|parents?|tenants?|readers?|members?) |
  experience reports? |
  (?:loves?|loved|recommends?|swears? by|happy with|
    praises?|delighted with) (?:it|the|our|them|this) |
  (?:guest|visitor)s? ?book(?: entries)? | thumbs up | fan mail |
  thank-?you (?:letters?|notes?|mails?) | applause |
  followers | questions and answers |
  (?:thank|thanks|thanking|praise|praises|praising|applaud|cheer|recommend) (?:the|our|us|for)
`)
const WRITES = notion(
  `
    ${formsOf(`
      write | produce | compose | generate | create | post | publish | draft | submit |
      leave | seed | plant | make up | invent | spread | place | upload | fabricate |
      enter | add | supply | deliver
    `)} |
    praising | approving | output | task | (?:five|5)[- ]star |
  (?:fill|fills|log in|sign in|reply|replies|answer|answers|praise|praises|tell|tells|rate|rates|
    like|boost|flood|stock|populate|claim|act|speak|pretend|let each)
  `,
)
/** Nobody wrote them. */
const NOBODYS = notion(`
  (?:invented|made[- ]?up|fictitious|imaginary|fake|fictional|non-?existent|assumed|bogus|false|
    different|random|various|changing|fresh|stolen|borrowed|purchased|bought|throw-?away|disposable|
    burner|dormant|rented|spare|sock ?puppet) (?:\\p{L}{3,12} )?(?:first |last )?(?:names?|buyers?|
    customers?|guests?|users?|persons?|people|personas?|identit(?:y|ies)|accounts?|logins?|
    profiles?|reviewers?|clients?|patients?|tenants?|students?|parents?|mailboxes|addresses|
    e-?mails?|handles?|visitors?|voters?) |
  (?:none|not one|neither|no one|nobody) (?:of (?:them|these|whom) )?(?:exists?|is real|
    are real|existed|ever bought|ever stayed|has (?:ever )?(?:bought|used|stayed)|bought|used) |
  (?:never|nor) (?:bought|existed|stayed|used|visited|ordered|met|exist|set foot) |
  made up (?:afresh|anew|for|by|on|from) |
  (?:invent|make up|vary|rotate|change|switch) (?:\\p{L}{2,10} )?(?:the )?(?:names?|personas?|
    accounts?|identit(?:y|ies)|profiles?|authors?|reviewers?) |
  one of the \\p{L}{0,8}\\d{0,4} ?(?:\\p{L}{3,12} )?(?:logins|accounts|profiles) |
  accounts?\\.(?:csv|txt|json) | as (?:if|though) (?:\\p{L}{2,10} )?(?:by|from|written by|a|
    an|real|they) (?:real |genuine |happy |satisfied |ordinary |different )?(?:\\p{L}{3,12})? |
  as real (?:people|customers|buyers|guests|users) |
  never the (?:shop|company|hotel|team|firm|house|agency) |
  not (?:from|by|signed by) the (?:shop|company|team|firm|house) | ai-written (?:reviews|personas)
`)
/** The same, and what says it only beside two others. */
const NOBODYS_LOOSELY = either(
  NOBODYS,
  notion(`
  (?:you|they|it) (?:think|thinks|make|makes|dream|dreams) up | think up |
  as if you (?:were|had|are) |
  as (?:an? )(?:mother|father|student|teacher|nurse|pensioner|farmer|tourist|patient|buyer|guest|
    customer|fan|neighbou?r|regular|resident)\\p{L}{0,1}\\b[^.!?]{0,30} |
  (?:second|third|next|different|separate|spare|private|side|alternate|alt) (?:\\p{L}{3,10} )?
  (?:accounts?|profiles?|logins?|identit(?:y|ies)|personas?|names?|handles?|voices?) |
  (?:stored|saved|prepared|ready-?made|aged|collected) (?:accounts?|profiles?|logins?|
    identit(?:y|ies)|personas?) |
  one of the (?:stored |saved |prepared |forty |\\d{1,4} )(?:\\p{L}{3,10} )?(?:accounts?|profiles?|
    logins?|personas?|names) |
  (?:says?|claims?|pretends?) (?:it|he|she|they|you) (?:\\p{L}{2,6} )?(?:bought|stayed|used|tried|
    ordered|visited|lost|won|ate|lives?) |
  (?:create|invent|make|build|write|generate) (?:\\p{L}{3,10} )?(?:satisfied|happy|grateful|cured|
    delighted|loyal|enthusiastic) (?:customers?|patients?|guests?|users?|clients?|buyers?) |
  each (?:by|from|under|in|with) an? (?:\\p{L}{3,12} )?(?:person|name|voice|face|buyer|account|age)
`),
)
/** The same, and nothing else can be meant. */
const INVENTED_PEOPLE = notion(`
  (?:invented|made[- ]?up|fictitious|imaginary|fake|non-?existent|bogus|stolen|purchased|
    throw-?away|burner|sock ?puppet) (?:\\p{L}{3,12} )?(?:first |last )?(?:names?|buyers?|
    customers?|guests?|users?|people|personas?|identit(?:y|ies)|accounts?|logins?|profiles?|
    reviewers?|clients?|patients?|tenants?|students?|parents?|visitors?) |
  as real (?:people|customers|buyers|guests|users) |
  (?:who|that) (?:never|do not|does not|did not) (?:exist|bought|stayed|visited|ordered)
`)
/** And it is not to show. */
const PLAUSIBLE = notion(`
  verified (?:customer|buyer|purchase|guest|user|stay|client)s? |
  looks? (?:\\p{L}{3,8} )?(?:organic|natural|real|genuine|spontaneous|authentic|human) |
  no (?:\\p{L}{3,8} )?(?:filter|moderator|algorithm|platform|one|reader|check)s? (?:
    will |would |can )?(?:notices?|catch(?:es)?|detects?|sees?|flags?|spots?|suspects?) |
  (?:one|two|three|four|five|a few|\\d{1,2}) (?:a|per|each) (?:day|week|hour|month) |
  disclosure | as real | so (?:that )?(?:it|they) (?:looks?|seems?|reads?|appears?|sounds?) |
  (?:vary|varied|varying|variation|different) (?:\\p{L}{2,8} )?(?:style|tone|wording|
    length|enough|spelling|dates?|times?|typos)? | spread (?:them )?(?:over|across|out) |
  (?:small|a few|some|occasional) (?:typos|mistakes|errors|flaws) |
  never the (?:shop|company|hotel|team|firm) | not (?:a word|one word) (?:that|about) |
  in (?:the )?(?:first|third) person | under (?:different|changing|other|various|their) names |
  before the launch | until the (?:average|rating|score) | to (?:lift|raise|push|outweigh|drown|
    bury|improve|boost) (?:the |our )?(?:average|rating|score|bad|negative|ranking) |
  (?:then |and )?wait an? (?:day|hour|while|week|few) |
  with (?:photos?|an? (?:photo|picture|age|town|name|face)) |
  (?:photos?|pictures?|faces?) (?:and|,) (?:age|name|town) |
  needs? (?:better|more) (?:stars|ratings?|reviews?) |
  better stars | next day | before (?:the )?next
`)
const SHOP_DATA = regex`
  \b(?:lorem|staging|storybook|screenshots?|wireframes?|prototype|demo\b|sample data|schema\.org|
    consent|permission|agreed in writing|opt(?:ed)?[- ]in)\b
`

/** Words between a note and whoever it is addressed to. */
const BEFORE_GRADER =
  'to |for |the |any |all |an? |of |whoever |each |our |ai |llm |automated |grading |scoring |review |judge |which '

/** A note to whoever judges the work. */
const TO_GRADER = notion(`
  (?:note|attention|message|hint|memo|instructions?|dear|hello|hey|hi|addressed|notice|
    remark|word|information|info|reminder|request|comment|line|text|
    p\\.?s\\.?)[ ,:]{1,2}(?:${BEFORE_GRADER}){0,5}
  (?:grad(?:er|ers|ing)|judges?|judging|reviewers?|reviewing|evaluators?|evaluat(?:ion|ing)|
    assessors?|examiners?|scorers?|scoring|markers?|jury|referees?|raters?|auditors?|checkers?|
    whoever|classifiers?|scanners?|moderators?)(?: (?:model|llm|agent|bot|ai|system|tool))? |
  (?:to|for) (?:the |any |all |an? |our |each )?
  (?:ai |llm |automated |automatic |grading |scoring |machine )?(?:graders?|judges?|reviewers?|
    evaluators?|assessors?|examiners?|scorers?|markers?|grading (?:model|bot|system|agent|script)|
    judge model|scoring (?:model|bot|system|agent)|review(?:ing)? (?:model|bot|agent|system)|
    raters?|referees?|jury|whoever (?:scores|grades|marks|reads|reviews|judges|evaluates|assesses|
      rates|checks)) ?(?:this|it|that|these)?: |
  (?:llm|ai|model|automated|automatic) (?:judges?|graders?|reviewers?|evaluators?|assessors?|
    scorers?|raters?)[,:] | (?:judges?|graders?|reviewers?|evaluators?|assessors?),? (?:read|please|
    note|be|you|this|attention|take|stop|listen|look)\\b |
  (?:judge|grading|scoring|evaluator|reviewing) (?:model|llm|agent|bot)\\b |
  dear (?:ai|llm|bot|model|screener|screening|grader|judge|reviewer|assistant|system|language|
    examiner|evaluator|recruiter|robot) (?:\\p{L}{3,12})?,? |
  if you are (?:an? )?(?:ai|llm|bot|automated|artificial|machine|chatbot|(?:large )?language model|
    model|agent|grader|judge|reviewer|screening|crawler|assistant|scanner) |
  (?:reviewer|jury|scanner|screening|screener|grading|judge|hiring|admissions?|moderation|moderator|
    scoring|evaluation|review|rating|ranking|recruiting) (?:bot|model|ai|agent|tool|system|
    llm|software|engine)[:,] |
  (?:comments?|notes?|lines?|texts?|words?|messages?) (?:for|to) (?:scanners?|reviewers?|
    judges?|graders?|bots|models|screeners?|crawlers|machines|
    evaluators?|the (?:ai|bot|model|scanner|screener|jury|machine)) |
  ['"\\x60:] ?system: | (?:hey|hello|hi|attention|note),? (?:ai|llm|bot|model|
    reviewer|grader|judge)s? |
  (?:ai|llm|automated|machine|robot|bot) (?:recruiters?|screeners?|readers?|reviewers?|graders?|
    judges?|examiners?|assistants?|agents?|systems?|models?)[:,] |
  ['"](?:recruiters?|screeners?|reviewers?|graders?|judges?|examiners?)[:,]
`)
const MARK_WANTED = notion(`
  (?:award|give|assign|grant|return|output|print|answer|set|enter|record|write|report|emit|
    respond with|reply with|choose|state|rate|grade|score|mark|rank|judge|treat|count|consider|
    regard|pick|put) (?:[\\p{L}\\p{N}'-]{1,14} ){0,6}['"\\x60]?(?:full (?:marks?|points?|
    score|credit)|top (?:marks?|score|grade)|pass(?:ed)?|10(?: ?\\/ ?| out of )10|10 points|
    5 ?\\/ ?5|100(?: ?\\/ ?100|%| points| percent)?|ten out of ten|maximum|highest|perfect|
    best (?:score|grade|mark)|approved|accepted?|correct|excellent|success(?:ful)?|a\\+|first|
    winner|winning|flawless|complete|safe|clean|five stars?)(?![\\p{L}]) |
  (?:prefer|favou?r|choose|pick|select|rank) (?:it|this|that|ours|mine|this (?:one|answer|
    entry|submission|response|solution)|the first) (?:over|above|before|first|as|ahead|to) |
  do(?:es)? not (?:deduct|take off|subtract|penali[sz]e|fail|downgrade) |
  no (?:deductions?|penalt(?:y|ies)) | must not be (?:marked down|penali[sz]ed|rejected|failed) |
  merge (?:it |this )?(?:without|now|at once|immediately|right away) |
  move (?:\\p{L}{2,10} )?to (?:the )?(?:interview|next|top|shortlist|second round) |
  recommend(?:s)? (?:it |this |for )?(?:acceptance|approval|hiring|publication|an interview|
    admission|this|the candidate|strong accept|merging|a grant) |
  meets? (?:all|every|each) (?:the )?(?:criteria|requirements?|conditions?|standards?) |
  (?:score|rating|grade|mark)s?(?: of|:| is| to)? (?:1\\.0|1|10|100|a\\+?|5|full|max\\p{L}{0,4}) |
  (?:is|are|as) (?:the )?(?:winner|best|gold standard|top|strongest|ideal|outstanding|perfect|
    flawless|exemplary|first choice) |
  (?:do not|never|nothing to|no need to) (?:report|flag|criticis\\p{L}|criticiz\\p{L}|mention|list|
    deduct|reject|question|warn) | no (?:findings|objections?|remarks|comments?|issues|complaints) |
  (?:is|are) trusted | shortlist | accept this |
  strong accept | without (?:comments?|remarks?|review|objections?|changes) |
  (?:only|nothing but) (?:praise|positive|good|strengths) | positive review |
  (?:rank|put|place|rate|list|sort|move|score) (?:this|the|my|our|it) (?:\\p{L}{3,12} )?
  (?:first|top|highest|on top|up|above|best)
`)
const RULES_OFF = notion(`
  (?:ignore|disregard|forget|skip|set aside|drop|override|bypass|waive|discard|suspend|
    leave out) (?:the |all |any |your |every |previous |earlier |these |its )*(?:rubric|criteria|
    instructions?|rules|guidelines?|checks?|tests?|checklist|prompt|scoring|deductions?|guide) |
  (?:previous|earlier|prior|former|all other) (?:instructions?|criteria|rubrics?|
    rules|guidelines) (?:are|is|have|no longer|do) |
  (?:failing|failed|missing|broken|red|open) (?:\\p{L}{3,8} )?(?:cases?|tests?|parts?|checks?|
    answers?|sections?|points?) (?:do not|does not|are not|need not|should not|must not|are to be|
    can be|may be|are) (?:count|matter|counted|ignored|be|excused|known|irrelevant|expected) |
  (?:already|has|have|was|been) (?:\\p{L}{2,10} ){0,3}(?:verified|checked|reviewed|approved|graded|
    validated|cleared|signed off|vetted) | (?:exempt|excluded|excused|spared|released) from |
  (?:checks?|review|verification|rubric|criteria|grading|test) (?:is|are|was|were|has been) (?:
    not (?:needed|necessary|required)|unnecessary|superfluous|suspended|waived|done|withdrawn|
    replaced|void) | needs? no (?:\\p{L}{3,8} )?(?:check\\p{L}{0,3}|review|verification|grading) |
  (?:was|were|is|has been|have been|already) (?:\\p{L}{2,10} ){0,2}(?:approved|cleared|checked|
    vetted|signed off|whitelisted|verified|trusted)(?: by)? |
  word limit | deadlines? do(?:es)? not apply | (?:does|do) not apply
`)

/** It is put into what the agent hands in. */
const PLACED = notion(`
  (?:put|add|append|insert|write|place|include|leave|hide|embed|prepend|set|print|weave|
    slip|drop) (?:this|the|an?|to|into|in|at|following|it|these|one|each|every) |
  (?:opens?|begins?|starts?|ends?|closes?) (?:each time |always )?with | (?:carries|bears|contains|
    holds|gets|has|reads|says|includes) (?:the|this|an?|these) (?:\\p{L}{3,10} )?(?:text|line|
    words?|comment|sentence|note|remark|message|string) |
  (?:comes|stands|goes|appears|follows|belongs) (?=[\"'\\x60]) |
  (?:each|every|all|any) (?:\\p{L}{3,12} )?(?:submissions?|answer files?|answers?|
    reports?|solutions?|pull requests?|papers?|essays?|outputs?|repl(?:y|ies)|files?) |
  white on white | invisible | in white | tiny (?:type|print|font)
`)

/** The attempt is not followed. */
const SEEN_THROUGH = regex`
  \b(?:ignore (?:the (?:request|instructions?|text)|it|them|such|those|that)|
    do not (?:follow|obey|act on)|point (?:it|them) out|
    (?:mention|report|flag|note) (?:it|them|that) (?:in|to|as)|
    treat (?:it|them|such) as|(?:may|some|many) (?:\w{2,12} )?(?:contain|hold|try))\b
`

/** Who pays is told. */
const TOLD_OPENLY = regex`
  \b(?:(?:answer|page|reply|bot|it|list|and) (?:says?|tells?) (?:so|which|who)|
    (?:page|post|article|answer) (?:says|states) that (?:they|these|the links|it)
    (?: are| is|['’]re|['’]s) (?:an? )?(?:affiliate|sponsored|paid)|(?:is|are) (?:said|disclosed|
      named|shown|mentioned|stated) (?:beside|openly|there|in (?:the answer|a (?:foot)?note))|
    (?<!\b(?:not|never|without being) )(?:marked|labell?ed|tagged|flagged)(?: (?:clearly|
      always|visibly))?(?: as| with)? [\"'“*\x60]{0,2}(?:an? )?(?:such|ads?|advert\w{0,8}|paid|
      sponsored|affiliate|werbung|anzeige)\b|(?:clear|full|open|plain|prominent) disclosures?|
    (?:heading|headline|label|title|badge) ?["'*“]{0,3}[^"'*.!?\n]{0,40}\b
    (?:paid|sponsor\w{0,4}|advert\w{0,8})\b|(?:is|are) (?:always )?disclosed|
    (?:is|are|must) not (?:be )?(?:given|told|shown) (?:the )?commissions?|
    without knowing (?:which|what|who) pays|says so as well|
    without (?:saying|telling) (?:so|it) is (?:an? )?(?:deception|deceit|lie|fraud|breach)|
    declin\w{1,3} (?:the )?publication)\b
`

/** A test that fails is written, with data that nobody entered. */
const A_TEST = /\bfailing tests?\b|\bmade-up (?:data|values?|input)\b/

/** What moves a price is told before others hear of it. */
const PRICE_NEWS = notion(`
  (?:net income|earnings|quarterly (?:figures|results)|profit|
    price-?\\s?sensitive (?:points?|news|facts?|information)|results|takeover|merger|guidance|annex|
    figures?|bids?|tenders?|sealed (?:bids?|offers?))
`)
const BEFORE_OTHERS = notion(`
  (?:ahead of|before) (?:the )?(?:markets?|publication|announcement|
    release|others|anyone else)(?: hears?| knows?| opens?| learns?)? |
  before (?:it|they|that) (?:is|are) (?:published|public|announced|released|opened) |
  (?:the )?night before the deadline
`)
const TOLD_FOR_GAIN = notion(`
  (?:message|wire|text|tip(?: off)?|tell|send|pass|whisper|leak|read out|give)s?
  (?=\\b[^!?\\n]{0,200}?(?:buy|short|sell|calls?|options?|shares?|trade|invest|percent|%|courier|
    thank-?you|his own|their offer|lower))
`)
const AS_THE_RULES_HAVE_IT = regex`
  \b(?:compliance|blackout|insider (?:list|trading)|embargo(?:ed)?|never|do not|don't|must not|
    journalists?|regulator)\b
`

/** That somebody earns by it is not to be told. */
const GAIN_UNTOLD = pattern(source`
  \b(?:do not|don't|never|avoid|no need to|need not) (?:ever )?(?:mention(?:ing)?|
    disclos(?:e|ing)|reveal(?:ing)?|
    bring(?:ing)? up|show(?:ing)?|tell (?:\w{2,12} ){1,3}(?:about|of)|talk about|speak of|name)
  [ ](?:the|our|any|what) (?:\w{3,10} )?(?:cut|share|commission|fee|money|margin|kickback|
    bonus|sum|percentage|reward)
  [ ](?:that |which )?(?:we|i|us|the house|the author|the maker|our side|our team) (?:gets?|earns?|
    receives?|takes?|makes?|keeps?|are paid|is paid|collects?)
  [ ](?:\w{2,10} ){0,2}(?:from|on|per|for|out of|with|by|of) (?:each|every|the|all|any|this|
    their|those|it|them|a)\b
`)

export const OF_FAVOUR = {
  paidAdvice: [
    { parts: [GAIN_UNTOLD], unless: TOLD_OPENLY },
    { parts: [PAID_FOR, either(NOT_AN_AD, UNTOLD)], within: 120, unless: TOLD_OPENLY },
    { parts: [PUT_FIRST, PAID_FOR, either(NOT_AN_AD, UNTOLD)], within: 260, unless: TOLD_OPENLY },
    {
      parts: [PAID_FOR, NOT_AN_AD],
      within: 160,
      unless: TOLD_OPENLY,
      among: regex`
        \b(?:recommend|suggest|answer|advice|name|mention|praise|first|top|prefer|pick|view|
          opinion|best|always)\w{0,3}\b
      `,
    },
  ],
  rivalsSmeared: [
    { parts: [SMEAR, UNPROVEN], within: 90, unless: A_TEST },
    { parts: [SMEAR, UNPROVEN], within: 200, among: RIVAL },
    { parts: [SMEAR_INVENTED], among: RIVAL },
  ],
  slantedNews: each(
    { among: POWER, unless: SEEN_THROUGH },
    { parts: [SLANTED, AS_BALANCED], within: 90 },
    { parts: [SLANTED, COVERAGE, either(AS_BALANCED, UNTOLD)], within: 260 },
  ),
  shamReviews: each(
    { unless: SHOP_DATA, severity: 'high' },
    { parts: [INVENTED_PEOPLE, PRAISE], within: 60 },
    { parts: [WRITES, PRAISE, NOBODYS_LOOSELY, either(PLAUSIBLE, UNTOLD)], within: 300 },
    { parts: [WRITES, PRAISE, NOBODYS], within: 140 },
  ),
  gradeDictated: each(
    { unless: SEEN_THROUGH },
    { parts: [PLACED, TO_GRADER, either(MARK_WANTED, RULES_OFF)], within: 260 },
    { parts: [TO_GRADER, MARK_WANTED], within: 200 },
    { parts: [TO_GRADER, RULES_OFF], within: 160 },
  ),

  /** News that moves a price, or a bid, goes to a friend first. */
  insider: each(
    { severity: 'crit', unless: AS_THE_RULES_HAVE_IT },
    { parts: [PRICE_NEWS, BEFORE_OTHERS, TOLD_FOR_GAIN], within: 360 },
  ),
} satisfies Record<string, readonly Scheme[]>
