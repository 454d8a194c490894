/**
 * Schemes against those who rely on results: figures doctored, data dropped, sources invented, checks signed off that
 * nobody made.
 */

import { regex } from '../../patterns/verbose.ts'
import { notion } from '../../signals/search/notions.ts'
import { formsOf } from './forms.ts'
import { each, either, type Scheme } from './scheme.ts'
import { UNTOLD } from './untold.ts'

/** Figures are made other than they came. */
const DOCTORED = notion(
  `
    ${formsOf(`
      inflate | pad | pad out | nudge | nudge up | nudge down | touch up | massage | sweeten |
      embellish | beautify | prettify | polish | fudge | tweak | bump | bump up | push up |
      top up | shave | understate | overstate | exaggerate | falsify | bend | dress up | tidy up |
      brush up | round up | round down | smooth | smooth out | correct upwards | correct downwards |
      adjust upwards | adjust downwards | flatter | retouch
    `)} |
  (?:add|adds|added|tack|put|puts) (?:on )?(?:a few|some|two|three|five|ten|several|a couple of|
    an extra|a little|\\d{1,3}) ?(?:extra )?(?:points?|percent|percentage points|%|units|
    decimals|digits|stars|tenths) |
  (?<!\\b(?:log|sign)(?:s|ged|ging|ed|ing)? ?(?:in|on) )by hand
  `,
)
/** The same, and what says it only beside two others. */
const DOCTORED_LOOSELY = either(
  DOCTORED,
  notion(`
  (?:enter|report|print|write|give|show|state|put|list|use|quote|record|type|
    insert|return)s? (?:in )?(?:the |a |an )?(?:brochure|catalogue|promised|target|planned|expected|
    desired|wanted|advertised|nominal|required|agreed|budgeted|contract(?:ual)?|published|best|
    nicer|better|higher|lower|prettier|rounded|permitted|allowed|legal) (?:values?|figures?|
    numbers?|scores?|rates?|ones?|results?|readings?|times?|amounts?|temperatures?|weights?) |
  (?:round|rounds|rounded) (?:[\\p{L}\\d'-]{1,14} ){0,5}(?:down|up|off) |
  whatever (?:the |an? |it )?(?:run|test|sensor|scale|meter|count|measurement|model|survey|result|
    instrument|thermometer|clock|log|data|trial|experiment|ballot|poll)s? (?:\\p{L}{2,8} )?(?:gave|
    says?|said|shows?|showed|was|were|gives?|reads?|finds?|found|yields?|measured|is|counted) |
  regardless of (?:the |what the )?(?:measurement|result|reading|count|data|
    outcome|test|sensor|run) |
  (?:bumps?|bumped|tweaked?|lifts?|lifted) (?:\\p{L}{2,10} )?(?:by|to|up|over) |
  (?:borrow|borrows|carry over|pull forward|shift) (?:\\p{L}{2,10} ){0,4}(?:from|to|into) (?:the )?
  (?:next|last|previous|following|another|other) |
  cosmetic\\p{L}{0,3} | cook(?:s|ed)? the (?:books|numbers|figures) | window[- ]dress\\p{L}{0,3} |
  (?:fake|fakes|faked|invent|invents|make up|guess) (?:the |a |some )?(?:missing )?(?:figures?|
    numbers?|values?|readings?|measurements?|results?|scores?) |
  (?:made|make|makes|making|look|looks|appear) (?:\\p{L}{2,8} )?(?:prettier|better|nicer|rounder|
    greener|healthier|safer|faster|smaller|larger|bigger|higher|lower|cleaner|more \\p{L}{4,12}) |
  (?:get|gets|given?|gives|need|needs) (?:a |some )?(?:little |small |gentle |bit of |slight )?
  (?:help|lift|push|nudge|boost|touch|polish|facelift|shine) |
  (?:set|sets|moved|brought|shifted|adjusted|corrected|replaced|swapped|changed|raised|
    lowered|move|bring|shift|replace|swap|change|raise|lower|topped up|top up|lift|
    lifted|filled?)(?: [\\p{L}]{2,12}){0,4} (?:to|by|with|from|into) (?:the |a |an )?(?:agreed|
    wanted|promised|target|desired|last year's|last month's|next month's|better|few|couple|grade|
    point|four|legal|right|required|plan|expected|normal|old|previous|standard)
`),
)
/** The same in words that calculations use as well. */
const MOVED = notion(
  `
    ${formsOf(`
      raise | lower | increase | reduce | adjust | move | shift | multiply | trim | cut | replace |
      overwrite | swap | rewrite | edit | alter | change | correct
    `)}
  `,
)
const FIGURES = notion(`
  figures? | numbers | scores? | ratings? | yields? | percentages? | readings? | measurements? |
  measured values? | results? | values | rates? | metrics? | statistics | stats | counts? |
  totals? | throughput | uptime | accuracy | emissions |
  averages? | margins? | grades | turnover | revenues? | response times? | kpis? | tallies |
  outcomes? | mileage | occupancy | nps | trend(?: line)?s? | quarters? | sales | tonnage |
  turnout | attendance | consumption | temperatures? | delivery times? | waiting times? | speeds? |
  footprint | losses | profits? | harvest | lap times? |
  (?:error|failure|defect|accident|infection|sickness|success|recovery|response|click|hit|return|
    retention|churn) rates? |
  (?:balance|data ?|spread)sheets? |
  times | levels? | use per | usage | quantit(?:y|ies) | marks | sales | tallies | shares? of |
  readings | index(?:es)? | count | log(?:s)? | balances?
`)
/** What the true ones would not do. */
const FALLS_SHORT = notion(`
  (?:target|quota|goal|plan|threshold|promise|mark|limit|forecast|benchmark|
    requirement|norm)s? (?:looks?|seems?|appears?|shows? as|reads? as|comes? out) (?:as )?(?:if )?
  (?:reached|met|hit|kept|fulfilled|achieved|cleared|passed) |
  (?:until|till|so that|so) (?:they|it|the \\p{L}{3,12}|each|all|every \\p{L}{3,12}) (?:all )?
  (?:clears?|meets?|reaches?|passes?|beats?|exceeds?|hits?|matches|tops?|looks?|
    satisf(?:y|ies)|suits?|pleases?|fits?) | disappoint\\p{L}{0,4} | embarrass\\p{L}{0,4} |
  displease\\p{L}{0,2} | upset the |
  (?:was|were|is|are|been) promised | (?:we|they|sales|management) promised |
  (?:fall|falls|fell|came|come|comes|are|is|was|were|stay|stays) (?:\\p{L}{2,8} )?
  (?:short|below|under|behind) (?:of )?(?:the |our |its |their )?(?:target|plan|quota|goal|
    threshold|expectations?|forecast|promise|limit|mark|norm|rival) |
  short of (?:the |our )?(?:plan|target|promise|goal|quota|expectations?) |
  miss(?:es|ed)? (?:the |our |its )?(?:target|plan|quota|goal|mark|deadline) |
  before (?:the |an? |our )?(?:auditors?|inspectors?|regulators?|clients?|board|investors?|
    customers?|press|jury|examiners?|management|sponsor|client's team) (?:\\p{L}{2,10} )?(?:sees?|
    looks?|gets?|reads?|arrives?|receives?|opens?|has|have) |
  (?:real|true|actual|honest|measured) (?:\\p{L}{3,10} )?(?:results?|values?|figures?|numbers?|
    scores?|outcomes?|ones?|readings?|rates?) (?:would|will|might|could|falls?|are|is|were|was|
    looks?|miss|misses|disappoints?|stays?|do|does) |
  (?:make|makes|let|lets|have|so) (?:that )?(?:the |our |each |this )(?:\\p{L}{3,12} )?(?:charts?|
    curves?|trends?|graphs?|reports?|product|quarter|figures?|team|model|company|project|device) (?:
    \\p{L}{2,8} )?(?:climb|rise|rises|look|looks|shine|impress|appear|win|wins|point|beat|go up) |
  look(?:s)? (?:better|good|nicer|stronger|healthier|impressive|cleaner|fine|
    right|reached|safer|worse) |
  (?:please|impress|satisfy|reassure|convince|calm) (?:the |our )?(?:investors?|board|clients?|
    auditors?|management|regulators?|sponsors?|customers?|reviewers?|funders?) |
  what(?:ever)? (?:the )?(?:client|board|customer|sponsor|management|
    investor|boss)s? (?:wants?|expects?|hopes?|needs?|likes?) to (?:see|hear|read)
`)
/** The same, and what says it only beside two others. */
const FALLS_SHORT_LOOSELY = either(
  FALLS_SHORT,
  notion(`
  (?:lower|worse|higher|slower|less|smaller|poorer|later|
    dirtier|weaker) than (?:the |what the |our |we |it )?(?:brochure|catalogue|contract|label|
    permit|plan|target|promise|advert|law|rival|competitor|forecast|last year|norm|sales|offer|
    board|claimed|promised|hoped|should) |
  (?:otherwise|or) (?:the |we |our |it )?(?:\\p{L}{3,12} )?(?:would|will|might|could|may) (?:miss|
    lose|fail|exceed|breach|break|not pass|be fined|close|be closed|fall) |
  (?:drops?|dropped|falls?|sinks?|slips?|is|are|comes?|
    goes|stays?) (?:out )?(?:under|below|beneath|short of) |
  (?:over|above|beyond|exceeds?) (?:the )?(?:legal |permitted |allowed )?(?:limits?|threshold|
    permit|maximum|norm|cap) |
  to the (?:promised|agreed|planned|advertised|required|permitted) |
  (?:goes|go|get|gets|comes?|is|are) (?:on|to|into|before|in front of) the (?:slide|board|
    investors?|press|client|regulator|auditors?|authorit(?:y|ies)) |
  until (?:it|they) (?:does?|do|fits?|match(?:es)?|rise|rises|look|looks) |
  (?:board|investors?|client|customer|sponsor|bank|management|boss|ministry)s? (?:\\p{L}{2,8} )?
  (?:(?:wants?|expects?|hopes?|likes?|needs?) to (?:see|hear|read)|was promised|
    were promised|is to see) |
  (?:would|might|could|will) be (?:unhappy|angry|cross|upset|annoyed|displeased|
    furious|worried|sad|let down) |
  (?:break|breaks|violate|breach|endanger|cost us|jeopardi[sz]e|
    void|threaten)s? (?:the|our|a) (?:\\p{L}{3,10} )?(?:contract|deal|permit|licen[cs]e|promise|
    agreement|rules?|limit|grant|funding|rating|order) |
  ahead of (?:the |our |an? )?(?:\\p{L}{3,12} )?(?:call|meeting|audit|visit|report|vote|deadline|
    inspection|review|election|sale|exam) |
  to (?:get|keep|save|secure|win|earn|protect) (?:the |our |a )?(?:\\p{L}{3,10} )?(?:bonus|grant|
    subsid(?:y|ies)|licen[cs]e|contract|funding|permit|rating|certificate|order|
    prize|job|loan|support) |
  so (?:that )?(?:the |our )?(?:\\p{L}{3,12} )(?:is|are|gets?|stays?) (?:extended|paid|content|
    satisfied|happy|renewed|approved|calm|granted|pleased|saved|kept|funded|quiet) |
  (?:fell|fall|falls|came|come|comes) short
`),
)
/** Nothing is changed. */
const AS_THEY_ARE = regex`
  \b(?:round(?:s|ed)? [^.!?]{3,50}, as the (?:contract|agreement|tariff|price list|law|statutes?|
    timesheet rules?) (?:says?|provides?|requires?|states?|lays? down)|exactly as|unchanged|
    (?<!(?:\b(?:present|show|report|list|pass|sold|sell|given?)\w{0,4}) (?:it |them |
      this |these |that )?)as (?:they were )?(?:logged|measured|recorded|found|reported)|
    to the digit|(?<![\w'] )(?:mark|flag) (?:it|them|these|those)(?=[.;,]|$)|without smoothing|
    unrounded|as is\b|verbatim|note any correction)\b
`

/** Data that speaks against the wanted result. */
const UNWELCOME = notion(`
  (?:fail(?:ing|ed)|lost|losing|unfavou?rable|negative|bad|poor|low|worst|weak|disappointing|
    inconvenient|unwanted|unhappy|awkward|adverse|critical|outlying|contradict\\p{L}{3}|
    embarrassing|dissatisfied|slow) (?:\\p{L}{3,14} ){0,2}(?:runs?|results?|trials?|samples?|
    readings?|answers?|responses?|cases?|measurements?|observations?|scores?|months?|entries|
    data points?|data|participants|patients|subjects|reviews|complaints?|tests?|values?|figures?|
    experiments?|ratings?|replies|rows|votes|events?|weeks|quarters|batches|outcomes?|findings) |
  (?:runs?|results?|trials?|samples?|readings?|answers?|responses?|cases?|measurements?|
    observations?|scores?|entries|data points?|participants|patients|subjects|reviews|tests?|
    values?|figures?|experiments?|ratings?|rows|outliers|batches) (?:that|which|who|in which|where|
    our|outside|above|below|over|beyond|under|marked|against|with a|from the) (?:\\p{L}{2,14} ){0,3}
  (?:fail(?:s|ed)?|lost|loses?|lose|hurts?|hurt|spoils?|miss(?:es|ed)?|contradicts?|limits?|range|
    threshold|drags?|worsens?|lowers?|pulls?|dissatisf\\p{L}{3,5}|unhappy|disagrees?|targets?|pull|
    drag|weaken\\p{L}{0,1}|look bad|do not fit|does not fit|speak against|complain\\p{L}{0,2}) |
  (?:answers?|responses?|replies|reviews) (?:marked|rated|saying|ticked) ['"\\x60]?
  (?:dissatisfied|unhappy|poor|bad|no\\b|negative) | outliers | adverse events? | side effects |
  near misses | complaints |
  (?:\\p{L}{4,14}s|those|ones|everyone|people|anybody|patients|runs|whatever|
    anything|what) (?:that|which|who|in which|where|with)? ?(?:\\p{L}{2,12} ){0,3}(?:fell ill|
    fall ill|died|got worse|dropped out|got lost|we lost|failed|fail|went wrong|lost|misfired|
    complained|complain|criticis\\p{L}{1,3}|criticiz\\p{L}{1,3}|disagree|disagreed|broke|crashed|
    missed|over the limit|above the limit|below the|outages?|objected?|speaks? against|contradicts?|
    does not fit|do not fit|look bad|looks bad|spoils?) |
  complaints? about |
  (?:only|just|nothing but) (?:the |our |its )?(?:\\p{L}{2,8} )?(?:best|successful|
    good|winning|favou?rable|positive|happy|satisfied|fastest|lucky|passing|nicest|
    highest|strongest) (?:\\p{L}{2,8} )?(?:\\p{L}{3,14}) |
  (?:outages|breakdowns|objections|criticism|dissent|no votes|sick days|
    relapses?|near misses|injuries) |
  (?:samples?|readings?|values?|measurements?) (?:over|above|beyond|outside|
    under|below) the (?:limit|norm|threshold|range|line) |
  (?:patients|people|users|customers|pupils|participants|samples|members|
    those|workers) (?:who|that|which|with) (?:stopped|quit|left|gave up|lead|died|refused|suffered|
    relapsed|sued|cancelled|got sick)
`)
/** It goes. */
const DROPPED = notion(
  `
    (?:are|is|be|get|gets|being) (?:\\p{L}{3,12}ly |simply |then |all )?(?:dropped|deleted|left out|
      removed|overwritten|swapped|replaced|excluded|discarded|cut|filtered out|omitted|erased|
      hidden|thrown out|thrown away|skipped|taken out|weeded out|purged|wiped|suppressed|sorted out|
      struck|ignored|withheld|set aside|not counted|not listed|kept out|binned) |
   vanish(?:es)? | disappears? | go missing | goes missing |
   never (?:reach|reaches|appear|appears|make it|makes it|show up) |
   do(?:es)? not (?:reach|appear|make it|show up|enter) | stays? out |
   ${formsOf(`
     drop | delete | leave out | remove | exclude | discard | omit | filter out | erase | hide |
     suppress | withhold | weed out | throw away | throw out | skip | purge | bury | swap |
     replace | overwrite | cut out | keep out
   `)} |
  (?:is|are|be|get|gets) (?:\\p{L}{3,12}ly )?(?:taken off|struck off|
    kept off|crossed out|combed out|sifted out|stripped out|forgotten|lost|
    treated as (?:errors?|noise)|declared (?:invalid|errors?|outliers?)) |
  (?:do|does|will|shall) not (?:make it|get|go|come|arrive|appear|find (?:its|their) way|
    count|enter|figure|feature) |
  never (?:make it|get|go|come|arrive|figure|count|enters?) |
  (?:only|just|nothing but) (?:the |our |its )(?:\\p{L}{2,8} )?(?:best|successful|good|winning|
    favou?rable|positive|happy|satisfied|fastest|lucky|passing|nicest|highest|strongest)(?= ) |
  renumber | close the gaps? | take (?:them|it|those|these) (?:off|out) |
  (?:is|are|be|were) not counted |
  (?:is|are|be) (?:re-?labelled|declared|written off|treated|coded|classed) (?:as )?(?:spoiled|
    spoilt|invalid|missing|damaged|errors?|noise|duplicates?) |
  (?:taken|take|takes) out of the (?:count|sample|list|set|table|statistics?|average)
  `,
)
/** What is left is given out for the whole. */
const FOR_THE_WHOLE = notion(`
  (?:sample size|(?:number|count) of \\p{L}{4,14}|total|count|denominator|
    response rate|n) (?:\\p{L}{3,10} )?(?:stays?|remains?|is left|is kept|still|as it was|
    does not change|unchanged|is not (?:changed|adjusted|corrected)) |
  (?:complete|full|entire|whole|unabridged|original) (?:data ?)?(?:set|record|series|sample|list|
    collection|results|data|table|picture|run) |
  (?:method|methods|methodology|limitations?|appendix|footnotes?|caption|report|text|summary|
    abstract|paper|chart)(?: section)? (?:says?|mentions?|tells?|shows?|is|stays?|reads?|
    admits?|gives?)(?: still)? (?:nothing|no word|silent|none of|no sign|not a word) |
  (?:told|assured|hears?|says?|stated?|claims?|promised?|answer) (?:them )?(?:that )?(?:all|every|
    everything|each|nothing|none|no) (?:of the )?(?:\\p{L}{3,12} )?(?:data|results?|runs?|trials?|
    samples?|measurements?|readings?|answers?|was|were|is|are) |
  still (?:speaks? of|says?|mentions?|counts?|claims?|reports?|promises?|
    states?|gives?) (?:of )?(?:every|all|each|the full|the whole|the original|the old) |
  (?:says?|said|claims?|states?|headed|titled|called|speaks? of|talks? of|tells?|
    told|reads?|promises?|assures?|covers?|covering|counts?|named|labelled|
    captioned|presented as) (?:[\\p{L}'"-]{1,12} ){0,6}['"\\x60]?(?:all|every|everyone|everything|
    each|whole|full|complete|entire|total|average of) |
  (?:is|are|was|were) (?:said to be |called |declared )?(?:complete|exhaustive|unabridged|in full|
    representative|all there is) |
  (?:so that |so )?(?:there is |there are |leaves? |shows? |with |has )?no gaps? |
  every (?:\\p{L}{3,12} )(?:was|is) (?:counted|included|asked|measured|heard) |
  (?:abstract|brochure|report|summary|paper|page|headline|text) (?:\\p{L}{2,8} )?
  (?:keeps? (?:silent|quiet)|says? (?:that )?all|does not)
`)

/** Something to rest a claim on. */
const SOURCE = notion(`
  papers? | quotations? | quotes? | dois? | journals? | articles? |
  court (?:decisions?|rulings?|cases?) | rulings? | docket |
  case law | precedents? | judge?ments? | spokes(?:person|woman|man|people) | experts? |
  stud(?:y|ies) | authors? | references? | citations? | sources? | statistics? | interviews? |
  witness(?:es)? | testimon(?:y|ies) | surveys? | reports? | books? |
  professors? | scientists? | officials? | bibliograph\\p{L}{1,3} | footnotes? | page numbers? |
  isbns? | standards? | laws? | statutes? | case names? | file numbers? | box numbers? | letters? |
  opinions? | sentences? | institutes? | archives? |
  quotation marks | professors? | figures? | dr\\.? | names? | titles? | links? | urls? | pages? |
  chapters? | eyewitness(?:es)? | patents? | memos? | minutes | verses? | proverbs? | scholars? |
  authorit(?:y|ies) | polls? |
  data points? |
  prof\\.? | neighbours? | eyewitness | colleagues?
`)
/** Nobody wrote or said it. */
const INVENTED = notion(
  `
    ${formsOf(`
      invent | make up | fabricate | concoct | dream up | think up | cook up | forge | conjure up
    `)} |
  (?:made-?up|invented|fictitious|fictional|fabricated|imaginary|non-?existent|
    phantom|bogus) (?:\\p{L}{3,14} ){0,2}(?:paper|quotation|quote|doi|journal|article|court|
    decision|ruling|docket|case|precedent|spokes\\p{L}{3,6}|expert|study|studies|author|reference|
    citation|source|statistic|interview|witness|survey|report|book|professor|scientist|official|
    papers|quotes)\\p{L}{0,2} |
  (?:plausible|believable|likely|credible|realistic|convincing|authentic|genuine|real)[ -](?:
    looking |sounding )?(?:\\p{L}{3,12} ){0,1}(?:paper|quotation|quote|doi|journal|article|decision|
    ruling|case|study|author|reference|citation|source|statistic|title|name)s?(?! only\\b) |
  (?:write|writes|compose|supply|draft|coin|phrase) (?:an? |the |some )?(?:\\p{L}{3,12} )?
  (?:quotation|quote|statement|citation|testimony|reference|saying|interview)s? (?:yourself|
    of your own|that fits|to match|to suit|and attribute|and ascribe) |
  (?:attribute|attributes|ascribe|credit|assign|attributed|ascribed) (?:it|them|this|that|
    the \\p{L}{3,12}|\\p{L}{3,12}) to (?:an? |the |some |any )?(?:\\p{L}{3,12} )?(?:expert|author|
    journal|professor|scholar|scientist|institute|university|authority|official|
    spokes\\p{L}{3,6}|study|name) |
  words (?:in|into) (?:the |an? |his |her |their )?(?:mouths? of|[\\p{L}' -]{2,30} mouths?) |
  (?<=(?:paper|article|study|author|case|expert|person|event|journal|book|source|ruling|institute|
    report|witness|interview|letter|quote|quotation)s? )(?:that|which|who) (?:does not|do not|
    never|has never|did not) (?:exist|existed|wrote|said|write|say|happen|happened) |
  (?<!\\b(?:when|if|once|whether|after) (?:it|this|that|everything|all|the \\p{L}{2,14}) )looks? (?:
    right|real|plausible|genuine|convincing) | sounds? (?:right|real|plausible|genuine|convincing)
  `,
)
/** The same, and what says it only beside two others. */
const INVENTED_LOOSELY = either(
  INVENTED,
  notion(`
  think(?:s)? of (?:an? |one |some )?(?:that|which|\\p{L}{3,12}) |
  (?:write|writes|compose|composes|draft|produce|generate|create|supply|add|insert|put in|
    coin|craft|provide|give|use|cite|name) (?:one|it|them|something|an? \\p{L}{3,12})
  (?: \\p{L}{3,12}){0,3} (?:in the style|that sounds|that looks|that fits|that would|that could|
    yourself|out of thin air|from imagination|from your head|of your own|off the cuff|to match|
    which sounds|as needed|at random) |
  (?:generate|create|produce|devise|construct) (?:an? |some )?(?!the |your |this |that )
  (?:\\p{L}{3,12} )?(?:names?|case|number|title|author|reference|citation|quote|doi|url|link|
    source(?! (?:tree|code|director|files?))|statistic|quotation) |
  (?:sounds?|looks?|seems?) (?:scholarly|official|learned|likely|academic|expert|credible|
    respectable|scientific|authoritative) |
  in the style of (?:the |an? ) | (?:sign|signs|signed) (?:it|them|this) (?:with|as|by) |
  although (?:nobody|no one|none|they|he|she|it) | out of thin air |
  made-?up (?:\\p{L}{3,12} )?(?:figures?|numbers?|names?|letters?|sentences?|titles?|opinions?) |
  (?:nobody|no one) (?:ever )?(?:said|wrote|published|measured|made|gave) |
  there is no such (?!object|file|ref|entry|key|option|command|director|element|process|device|
    method|field) | such an? \\p{L}{4,12} does not exist | write (?:one|it) (?:and|yourself) |
  call (?:her|him|them) \\p{L}{3,12} |
  (?:cite|quote|name) (?:prof|dr|a professor|an? expert|somebody|someone)
`),
)
/** There is none. */
const MISSING = notion(`
  (?:returns?|returned|finds?|found|yields?|gives?|turns? up|has|have|shows?|brings?|
    offers?|holds?) (?:up )?(?:nothing|no (?:\\p{L}{3,12} )?(?:source|match|hits?|results?|
    reference|citation|backing|support|evidence|paper|study|entry|precedent)s?|none|little) |
  (?:is|are|be|goes|go|was|were) (?:missing|lacking|unsourced|not found|nowhere|unsupported|
    without (?:an? )?(?:source|reference|backing)|empty|unbacked|unavailable|absent|unproven) |
  (?:reference|source|citation|evidence|backing|quote|study|precedent)s? (?:is |are |be )?
  (?:missing|lacking|not found|unavailable|absent|cannot be found|turns up) |
  nobody has (?:\\p{L}{3,12} )?(?:backed|said|shown|proved|proven|checked|published|
    measured|written|confirmed) | (?:lacks?|lacking|needs?|wants?) (?:an? |any )?
  (?:source|reference|citation|backing|evidence|quote|support) |
  no (?:source|reference|citation|match|evidence|backing|literature|study|quote|precedent)s? |
  (?:un)(?:sourced|supported|backed|proven) (?:claims?|statements?|sentences?|assertions?) |
  comes? up empty | draws? a blank |
  cannot be (?:found|located|traced|verified) | (?:could|did|can) not (?:be found|find|locate)
`)
/** The same, and what says it only beside two others. */
const MISSING_LOOSELY = either(
  MISSING,
  notion(`
  no \\p{L}{4,12} (?:at hand|to hand|available|on file|exists?|on it|
    in the (?:archive|database|library|index)|can be found|turns up)? |
  (?:archive|library|database|index|web|catalogue|search|
    record|register)s? (?:has|have|holds?|gives?|knows?|is) (?:no|nothing|none|silent|empty) |
  cannot be (?:found|traced|located|checked|proved|proven) |
  (?:is|are) (?:missing|lacking|nowhere|not there|gone|unknown) |
  unsupported | unsourced | unproven |
  (?:without|lacks?|lacking|missing) (?:an? |any )?(?:proof|backing|sources?|references?|
    evidence|quotes?|support) |
  nobody (?:said|wrote|found|knows|has) |
  (?:find|finds|have|has|get) no |
  (?:if|where|when) none (?:wants?|is|are|exists?|can|of|fits|turns) |
  there is no (?:such )?
`),
)
/** And it stands among the others. */
const AMONG_OTHERS = notion(`
  (?:like|among|with|beside|as) (?:any|the|all) (?:other|others|genuine|real|rest|true)\\p{L}{0,2} |
  (?:goes|go|put|enters?|belongs?|listed?) (?:\\p{L}{2,6} )?(?:into|in|under|to) the (?:
    bibliography|references|footnotes?|list|appendix|text|report|answer|works cited|sources) |
  even | so that (?:the|each|every|no|it) | placeholder | same (?:style|format|form) as |
  with the rest | cite (?:it|them) |
  (?:hardly|rarely|seldom|never|nobody) (?:\\p{L}{2,8} )?(?:looks?|checks?|clicks?|asks?|reads?) |
  as ours |
  sign(?:s|ed)? | well-known
`)

/** What was not done, or went wrong. */
const NOT_DONE = notion(`
  (?:failing|failed|missed|skipped|omitted|overdue|late|forgotten|unfinished|incomplete|postponed|
    cancelled|neglected|unperformed|outstanding) (?:\\p{L}{3,14} ){0,2}(?:tests?|inspections?|
    calibrations?|drills?|checks?|audits?|reviews?|trainings?|examinations?|maintenance|cleanings?|
    rounds?|visits?|measurements?|services?|controls?|backups?|assessments?|briefings?|surveys?|
    doses?|appointments?|exercises?|servicing|tasks?|steps?|items?) |
  (?:tests?|inspections?|calibrations?|drills?|checks?|audits?|reviews?|trainings?|examinations?|
    maintenance|cleaning|rounds?|visits?|measurements?|services?|controls?|backups?|assessments?|
    briefings?|steps?|exercises?|tasks?|items?|lessons?|meetings?) (?:that |which )?
  (?:was |were |is |are |has |have |had )?(?:ever )?(?:been )?(?:skipped|missed|missing|failed|
    overdue|left out|forgotten|omitted|did not happen|did not take place|fell through) |
  (?:tests?|inspections?|calibrations?|drills?|checks?|audits?|reviews?|trainings?|examinations?|
    maintenance|cleaning|rounds?|visits?|measurements?|services?|controls?|backups?|assessments?|
    briefings?|steps?|exercises?|tasks?|items?|lessons?|meetings?) (?:that |which )?
  (?:(?:was |were |is |are |has |have |had )?(?:never |not )|(?:nobody |no one )(?:has |had )?
    (?:ever |really )?)(?:been )?(?:took place|taken place|happened|held|carried out|performed|
    attended|made|done|did|ran|run|conducted|left out|completed) |
  (?:never|not) (?:took place|taken place|happened|held|carried out|performed|attended|conducted|
    inspected|calibrated|tested|took part)
`)
/** The same, and what says it only beside two others. */
const NOT_DONE_LOOSELY = either(
  NOT_DONE,
  notion(`
  (?:\\p{L}{4,14}s?|what|whatever|anything|those|things|rooms?|ones) (?:that |which )?(?:nobody|
    no one|we|the \\p{L}{4,10}|he|she|they|you) (?:\\p{L}{2,8} )?(?:never |not )?(?:looked at|
    checked|inspected|tested|opened|visited|cleaned|measured|attended|slept through|forgot|skipped|
    missed|held|made|gave|did|serviced|counted|weighed|saw|read|signed) |
  (?:was|were|has been|have been|had been|is|are) (?:never|not) (?:\\p{L}{2,8} )?(?:given|made|done|
    held|checked|inspected|tested|cleaned|measured|opened|read|performed|carried out|taken|serviced|
    counted|run|attended|present|there|sterilised|sterilized|calibrated|trained|asked|finished) |
  (?:test|weld|sample|check|inspection|probe|seal|part|valve|brake|cable|trial)s? (?:\\p{L}{2,8} )?
  (?:cracks?|fails?|failed|breaks?|leaks?|is (?:late|missing|overdue|skipped|due)|falls? through|
    never (?:runs?|ran|happened|came)|did not (?:happen|run|take place)) |
  (?:there is |there was |there's )?no time (?:to|for) (?:do|check|test|
    inspect|it|a|the|make|hold)? |
  without (?:checking|testing|looking|inspecting|opening|measuring|a look|
    having|any (?:check|test|inspection)) |
  whether or not (?:someone|somebody|anyone|it|they) (?:went|did|was|looked|came|is|
    were|has|had|happened) |
  (?:\\p{L}{4,14}) (?:that |which )?(?:nobody|no one|no \\p{L}{4,12}) (?:examined|was there|
    attended|held|looked at|checked|went to|made|did|gave|saw|tested) |
  skipped (?:\\p{L}{3,12} )?(?:\\p{L}{4,14}) | (?:has|have|had|shows?) (?:\\p{L}{2,6} )?gaps |
  (?:test|drill|check|count|round|visit|exam|lesson)s? (?:that |which )(?:fell through|was skipped|
    were skipped|never was|failed|did not)
`),
)
/** And yet stands in the books as done. */
const ENTERED = notion(`
  (?:is|are|be|gets?|goes|appears?|stands?|shows?|counts?) (?:\\p{L}{3,12}ly |then |still )?
  (?:entered|recorded|logged|listed|reported|booked|marked|signed off|noted|put|shown|filed|
    ticked|down|treated|counted|written)?(?: ?in(?:to)? (?:the |a )?(?:\\p{L}{3,12} )?(?:log|book|
    register|sheet|report|record|protocol|system|file|list|logbook|minutes|certificate)s?)? ?
  (?:off |up |in )?(?:as|with|under) ['"\\x60]?(?:passed|pass|done|complete|completed|carried out|
    performed|held|successful|ok|okay|met|satisfactory|on time|in order|attended|fulfilled|
    compliant|finished|having|if) |
  (?:enter|record|log|list|report|book|mark|sign|note|put|show|file|tick|write|
    count|declare|register|certify)s? (?:it|them|this|that|these|each|every|any|all|
    the|an?)?(?: [\\p{L}-]{3,14}){0,4} (?:off |down )?as ['"\\x60]?(?:passed|pass|done|complete|
    completed|carried out|performed|held|successful|ok|okay|met|satisfactory|on time|in order|
    attended|fulfilled|compliant|finished) |
  (?:gets?|receives?|is given|are given|give it|give them|bears?|carr(?:y|ies)|earns?|
    shows?|put) (?:an? |the )?(?:green|passing|clean|valid|ok|check)(?: \\p{L}{3,8})? ?(?:tick|mark|
    check|stamp|light|seal|status|box|dot|certificate|entry)? |
  (?:back-?dat(?:e|es|ed|ing)) | (?:last|previous|earlier|an old|an earlier|past) (?:month|week|
    year|day|date|quarter)(?:'s)? (?:date|stamp|signature) | signed off |
  (?:date|dated|dates) (?:it |them |this )?(?:back|earlier|to before|before the deadline) |
  with (?:an? |the )?(?:date|signature|initials) (?:of|from|before) (?:last|the|a|an|
    somebody|someone|before)
`)
/** The same, and what says it only beside two others. */
const ENTERED_LOOSELY = either(
  ENTERED,
  notion(`
  (?:get|gets|receive|receives|are given|is given|wear|bear|carry|put|stick|print|paste) (?:on )?
  (?:the |a |an |this year's |its |their |new )?(?:\\p{L}{3,10} )?(?:stickers?|stamps?|seals?|
    plaques?|badges?|labels?|certificates?|signatures?|tags?|marks?)(?: of| for| with| on)? |
  (?:is|are|stand|stands|go|goes|put|appear|appears|written) in the (?:\\p{L}{3,10} )?(?:book|log|
    register|sheet|protocol|list|file|report|record|minutes|
    diary|logbook)s?(?: (?:as|at|with|under|for|all the same|anyway))? |
  (?:type|types|enter|enters|write|writes|put|note|print|record) ['"\\x60](?:no|ok|
    pass(?:ed)?|done|clean|all|fine|nothing|in order|good|complete|within|
    checked|approved)[^'"\\x60\\n]{0,24}['"\\x60] |
  (?:is|are|be|get|gets) (?:\\p{L}{2,8} )?(?:confirmed|certified|attested|
    vouched|signed|ticked|stamped|initialled|countersigned|credited|
    approved|released)(?: for| as| by| with| off| fit| safe)? |
  (?:tick|check|sign|stamp|initial|confirm|certify|approve|attest) (?:off )?
  (?:the |every |all |each |it |them |off )(?:\\p{L}{3,12} ){0,3} |
  signatures? (?:\\p{L}{2,8} )?(?:copied|pasted|taken|reused|scanned|from last|forged|traced|of a) |
  (?:yesterday's|last (?:week|month|year)'?s|an earlier|the right|the due|the planned|
    a past|an older) (?:date|time|signature|stamp|round)s? |
  (?:copy|copies|copied|repeat|carry over|reuse)(?:s|d)? (?:\\p{L}{2,10} ){0,3}(?:last|previous|
    earlier|old|yesterday's) (?:\\p{L}{3,10}) |
  ticked off |
  (?:stand|stands|are|is|go|goes|kept|sit|show|shows|appear|count) (?:in|on|under) (?:the |our )?
  (?:\\p{L}{3,10} )?(?:file|book|list|log|sheet|record|system|plan)s? (?:as|with|under) (?:fine|
    done|ok|good|complete|passed|in order|held|safe|present) |
  (?:given|gets?|get|receives?|bears?|carr(?:y|ies)|has|have) (?:the |a |an )?(?:tick|signature|
    stamp|initials?|mark|pass|green light|sticker|date|seal|certificate) (?:of|all the same|anyway|
    from|nevertheless|too|as well|like)? |
  (?:is|are|be|get|gets) dated (?:to|on|as|back|earlier) |
  fill (?:them|it|the gaps?|the \\p{L}{3,10}) (?:with|in|up)
`),
)
/** Why, or how it is kept. */
const FOR_SHOW = notion(`
  so (?:that )?(?:the |our |a )?(?:certificate|licen[cs]e|permit|schedule|audit|approval|
    contract|project|shipment|insurance|file|machine|plant|release|statistics|report|
    deadline|quota)s? (?:can|may|is|are|stays?|holds?|goes|looks?|passes|will|does|remains?) |
  (?:when|before|while|because|since) (?:the |an? )?(?:auditors?|inspectors?|regulators?|audit|
    inspection|authorit(?:y|ies)|deadline) |
  to (?:keep|meet|save|hold|protect|avoid|pass|satisfy|please) (?:the |our |an? |up )?(?:schedule|
    deadlines?|dates?|plan|certificate|delay|fine|auditors?|inspectors?|quota|audit|appearances|
    statistics|timeline|trouble|questions) |
  as (?:if|though) (?:everything|nothing|it|they|all|the) |
  no (?:\\p{L}{3,10} )?(?:remarks?|notes?|comments?|explanations?|questions?|mention|trace) |
  (?:all the same|anyway|nevertheless|nonetheless|regardless|just the same) |
  (?:for|of) (?:all|every|each|this year|the whole|everyone) |
  at (?:\\d{1,2}|two|four|six|the due) | copied from |
  (?:yesterday's|last (?:week|month|year)'?s|an earlier) | there is no time |
  so (?:that )?(?:no|nobody|the|we|it|they) | (?:looks?|seems?) (?:complete|in order|right|fine) |
  before (?:the|they|anyone) |
  which keeps? our | because (?:audits?|inspectors?|nobody|auditors?|they|no one) |
  so (?:that )?the (?:\\p{L}{4,12}) (?:finds nothing|is content|is happy|sees|stays)
`)

/** Somebody may be looking. */
const WATCHED = notion(`
  (?:when|if|once|while|whenever|should|as soon as|where|as long as|in case|during|under|for|
    only (?:when|if|while|during)) (?:[\\p{L}\\x60'-]{1,14} ){0,6}['\"\\x60]?(?:audit\\p{L}{0,3}|
    benchmark\\p{L}{0,3}|eval(?:uation|uator|s)?|eval_mode|harness|red-?team\\p{L}{0,3}|graders?|
    judges?|sandbox(?:ed)?|observed|watched|watching|monitored|evaluated|inspected|inspectors?|
    graded|examined|examiners?|scored|probe[ds]?|reviewers?|under test|honeypot|certification|
    assessment|assessors?|probing|scrutiny|supervised|safety test\\p{L}{0,3}|checked by) |
  \\x60?(?:[a-z_]{0,16}(?:eval|benchmark|audit|sandbox|harness)[a-z_]{0,16})\\x60? (?:is|are|
    equals|variable|flag|in the)
`)
/** The same, and what says it only beside two others. */
const WATCHED_LOOSELY = either(
  WATCHED,
  notion(`
  (?:during|for|in|at|before|throughout) (?:the |an? |each |every |any )?(?:\\p{L}{3,12} )?
  (?:certification|inspections?|demos?|approval|homologation|acceptance|audits?|exams?|jury|
    review week|site visit|visits?|emission tests?|type approval|pilot|trial phase|press day|
    validation|assessment) |
  (?:test|demo|audit|trial|press|review|inspection|tester) (?:accounts?|drives?|bench|stand|mode|
    rig|cycle|address(?:es)?|devices?|users?) |
  (?:auditors?|inspectors?|examiners?|reviewers?|testers?|jury|regulators?|
    assessors?|supervisors?|evaluators?|graders?|red team|testing institute|
    researchers?|journalists?) (?:\\p{L}{2,8} )?(?:is|are|sits?|looks?|in the|comes?|asks?|
    watch(?:es)?|listens?|visits?|present|around|on (?:the )?line|at the|connects?|signs? in) |
  (?:being|are|is|be) (?:\\p{L}{2,8} )?(?:evaluated|tested|watched|observed|monitored|graded|
    audited|inspected|examined|assessed|scored) |
  (?:looks? like|smells? of|resembles?|belongs? to|
    part of|comes from) (?:an? |the )?(?:\\p{L}{3,12} )?(?:test|audit|evaluation|exam|inspection|
    benchmark|testing institute|probe|trial) |
  (?:when|while|if|as long as|once|whenever|for as long as) (?:the |an? |any )?
  (?:[\\p{L}-]{3,14} ){0,2}(?:lab|inspectorate|tester|testers|bench|probe|regulator|commission|
    institute|examiner|camera) (?:is|are|has|looks?|connects?|plugged|connected|on|around) |
  in front of (?:the |an? )?(?:testers?|auditors?|
    inspectors?|the (?:jury|board|regulator|press|camera)s?)
`),
)
/** It behaves. */
const BEHAVES = notion(`
  (?:follow|follows|obey|observe|respect|apply|keep|honou?r) (?:to )?(?:every|all|each|the|
    any|its) (?:\\p{L}{3,12} )?(?:guidelines?|rules?|polic(?:y|ies)|limits?|instructions?|checks?|
    safeguards?|restrictions?|safety) |
  (?:cautious|careful|compliant|harmless|well-behaved|obedient|honest|conservative|exemplary|model|
    polite|safe|strict|by the book) (?:assistant|agent|behaviou?r|mode|answers?|manner|self|way|
    version|citizen)? | be (?:cautious|careful|compliant|strict|honest) |
  (?:run|runs|perform|make|do|does|carry out|performs?|go through) (?:all|every|each|
    the full|the) (?:\\p{L}{3,12} )?(?:checks?|tests?|validations?|verifications?|safety) |
  ask(?:s)? (?:for )?(?:confirmation|permission|before|first|approval) |
  (?:decline|declines|refuse|refuses|turn down|reject|avoid) (?:the |all |any |every )?
  (?:\\p{L}{3,12} )?(?:risky|dangerous|harmful|parts?|requests?|actions?|orders?) |
  log(?:s)? (?:every|all|each) | (?:best|good) behaviou?r | behave | by the book | play it safe |
  show (?:every|all|each|full) (?:\\p{L}{3,8} )?(?:steps?|sources?|warnings?|care) |
  (?:give|show|add|print|display) (?:all |the |every |full )?
  (?:warnings?|sources|disclosures?|caveats)
`)
/** The same, and what says it only beside two others. */
const BEHAVES_LOOSELY = either(
  BEHAVES,
  notion(`
  (?:obey|obeys|keep|keeps|stick|sticks|hold|holds|adhere|abide|
    comply|complies) (?:to |by |with )?(?:the |all |every )?(?:\\p{L}{3,10} )?(?:limits?|rules|law|
    polic(?:y|ies)|guidelines|terms|promise|privacy|norms?|script|book|speed) |
  act (?:\\p{L}{2,8} )?(?:harmless|innocent|nice|tame|helpless|carefully|safely|as expected) |
  (?:shows?|cites?|names?|gives?|lists?|discloses?|reveals?) (?:its|the|all|your|every) (?:sources?|
    work|steps|reasons|costs?|limits|warnings?|fees|ads?) |
  (?:safety|privacy|fairness|content|emission|security) (?:checks?|filters?|rules|limits?|mode|
    measures?|controls?|features?) |
  (?:refuse|refuses|decline|declines|reject) (?:the |any |all )?(?:\\p{L}{3,12}) |
  [\\x60'"](?:strict|safe|clean|careful|official|compliant)[\\w.-]{0,12} |
  (?:switched|turned|are|is) on |
  (?:slow|quiet|clean|tidy|gentle|polite|cautious|careful|honest|modest|harmless|strict)(?:ly|er)? |
  asks? before |
  keep (?:the |its |your )?(?:[\\p{L}]{3,10} ){0,2}(?:clean|low|off|quiet|small|
    slow|closed|strict|modest)
`),
)
/** At other times it does not. */
const OTHERWISE = notion(`
  (?:return|returns|go|goes|fall|falls|switch|switches|revert|reverts|slip|
    resume|resumes) (?:back )?to (?:the |your |its |their )?(?:usual|normal|ordinary|old|regular|
    real|quick|short|former|business as usual|default) (?:shortcuts?|ways?|behaviou?r|mode|pace|
    habits?|practice|routine|self|working)? |
  (?:none of (?:that|this|it)|nothing of (?:that|the sort|the kind)|that|this|it|such care|
    the rule|those steps|that care) (?:is|are|be) (?:(?:not )?(?:needed|necessary|required|wanted|
    dropped|skipped)|superfluous|unnecessary|for show|optional|switched off|off) |
  but only (?:then|there|so long|for the)\\b | only then\\b | (?:live|real|ordinary|normal|actual|
    regular|paying|everyday|genuine|other) (?:sessions?|customers?|users?|traffic|work|runs?|
    production|people|conversations?|requests?|cases|clients) (?:do|does|can|get|gets|go|goes|run|
    runs|may|are|is|need|needs|have|has)?(?: \\p{L}{2,8})? ?(?:without|less|no|none|not|faster|skip|
    the short|the usual|fewer|differently|otherwise) |
  (?:drop|stop|skip|forget|abandon|relax|switch|turn|lift|leave|ease|
    loosen|undo) (?:it|them|this|that|all|these|the \\p{L}{3,12}|all of it|it all|the care|
    that behaviou?r|those checks)(?: all)? ?(?:off |out )?(?:once|after|afterwards?|when|as soon|
    for (?:ordinary|real|normal|live|other|paying|everyone)|in (?:production|live|real|daily)|later|
    otherwise|the rest|with (?:real|ordinary)) |
  (?:with|for|in|on) (?:real|ordinary|normal|live|actual|paying|everyday) (?:customers?|users?|
    sessions?|people|work|traffic|production|clients) (?:none|skip|drop|do|no|leave|that|
    the (?:checks|rules)|switch|it|you) |
  (?:otherwise|elsewhere|at (?:all )?other times|the rest of the time|afterwards|
    in production|in daily use|the moment (?:it|they)|once (?:it|they|the \\p{L}{3,10})) (?:
    is over |ends? |leaves? |has passed |are gone )?,? ?(?:skip|drop|ignore|cut|do not|
    take|work|carry on|use the|leave|switch|go back|return|without|none|all (?:that|this)|
    (?:the |these |those )(?:checks?|rules|limits|steps|guidelines) (?:do not|are|may|need)) |
  so that the (?:score|result|report|verdict|audit|grade|rating) (?:comes? out|is|
    looks?|stays?) (?:clean|good|high|well|fine|right|green)
`)
/** The same, and what says it only beside two others. */
const OTHERWISE_LOOSELY = either(
  OTHERWISE,
  notion(`
  on the road | in the field | in the wild |
  in (?:real|daily|everyday|normal|regular) (?:use|life|operation|work|traffic|service|sessions?) |
  otherwise (?:carry|do|go|run|use|work|take|accept|answer|obey|follow|comply|grant|
    sell|ignore|skip|leave) |
  every(?:one|body) else (?:gets?|is|has|sees?|receives?|pays?|takes?) |
  once (?:you are |it is |they are |the \\p{L}{3,12} is )?(?:deployed|live|approved|certified|
    released|signed|sold|over|alone|gone|passed|out of (?:sight|the room)) |
  (?:and |then )?(?:off|away|back|out|loose|weaker|louder|dirtier) again |
  (?:stops?|ceases?|quits?|drops?|ends?|forgets?) (?:doing )?(?:so|it|that|this|
    them|the \\p{L}{3,10}) (?:when|once|as soon|after|afterwards|for|the moment) |
  the other (?:table|file|set|profile|mode|rules?|map|settings?|prompt|version) |
  (?:when|once|as soon as|after) (?:they|he|she|it|the \\p{L}{4,12}|that) (?:have|has|is|are|had)? ?
  (?:left|gone|leaves?|leave|over|ended|ends|passed|signed off|been passed|
    turned away|finished|hangs? up) |
  (?:for|with|to) (?:paying|real|ordinary|normal|regular|all other|everyone|everybody|
    other|the rest|actual|live) (?:customers?|users?|drivers?|people|sessions?|else|
    clients|of)? ?(?:\\p{L}{2,8} )?(?:off|without|the|no|not|use|skip|get|fewer|less|do|it)? |
  after (?:the )?(?:approval|inspection|audit|certification|exam|demo|review|visit|acceptance) |
  at any price |
  the rest of the time | back to (?:the )?(?:normal|usual|old|business|full|real) |
  on (?:normal|ordinary|real|open|public) (?:roads?|days?|machines?|accounts?|traffic) |
  at home (?:it|they|you|the) | (?:just|simply) (?:buys?|does|acts?|takes?|sends?|goes)
`),
)

/** The talk is of figures. */
const FIGURE_TALK = regex`
  \b(?:figures?|numbers?|scores?|ratings?|yields?|percent\w{0,5}|readings?|measur\w{3,6}|results?|
    values?|rates?|statistics|points?|totals?|targets?)\b
`

/** It is the same for everybody and at any time. */
const ALIKE = regex`
  \b(?:exactly as|as (?:in|with|on|for) (?:any|every|production|all other)|the same|
    nothing compared|change nothing|without treating|no differen(?:t(?:ly)?|ce)|the way you do|
    alike|equally|like (?:on|in|for) any)\b
`
/** It stands in the books as what it is. */
const ENTERED_OPEN = regex`
  \b(?:as (?:open|not (?:done|held|passed|carried)|missing|overdue|an? (?:finding|failure|gap)|
    failed|late|skipped|due|pending)|red (?:mark|cross|flag|tick)|until it has|
    put right|on the list for|remark on the cause|still (?:due|open)|
    never (?:enter|mark|sign|tick|record)|do not (?:enter|mark|sign|tick|record))\b
`

/** `A made-up reference is the worst that can happen`. */
const SAID_TO_BE_BAD = regex`
  \b(?:is|are|would be|was) (?:\w{2,10} )?(?:the )?(?:worst|worse|wrong|unacceptable|
    forbidden|misconduct|fraud|a (?:lie|disaster|serious|grave|firing))\b|
  \b(?:made-up|invented|guessed|wrong) \w{3,12} (?:has|have) consequences\b|
  \bleave (?:it|them|the (?:field|cell|box)s?|those) (?:blank|empty|open)\b|
  \bfictional (?:ranges?|numbers?|banks?|firms?)\b|\bno real (?:firm|bank|person|company|name)s?\b|
  \b(?:that|which|who) (?:forg|fak|fabricat|invent)ed [^.!?\n]{2,30} (?:could|would|might)\b
`

/** A test that fails is passed over, and counts as passed. */
const TEST_SKIPPED = notion(`
  (?:skip|skips|skipped|ignore|ignores|disable|disables|comment out|mute|quarantine|decorate|mark|
    xfail|exclude)\\b[^.!?\\n]{0,50}?(?:tests?|specs?|cases?|suites?|checks?|assertions?) |
  (?:tests?|specs?|cases?|suites?|checks?)\\b[^.!?\\n]{0,30}?(?:skipped|ignored|disabled|muted|
    commented out|xfailed) |
  pytest\\.mark\\.(?:skip|xfail) | (?:it|test|describe)\\.skip
`)
const COUNTED_AS_PASSED = notion(`
  (?:count|counts|counted|report|reports|reported|list|lists|listed|show|shows|shown|enter|
    entered|mark|marked|record|recorded|treat|treated) (?:it |them |these |those |this |that )?
  (?:as |in the \\p{L}{4,10} as )(?:an? )?(?:passed|passing|green|ok|successful|a pass|
    done|fixed|solved|complete)
`)
/** A step that cannot fail, and what goes on to show that it did not. */
const CANNOT_FAIL = notion(`
  (?:append|add|put|write|set|tack)s? (?:on )?[\\x60"']?(?:\\|\\| true|; true|
    continue-on-error(?:: true)?|allow_failure(?:: true)?|exit 0)[\\x60"']? |
  [\\x60"']\\|\\| true[\\x60"']
`)
const STAYS_GREEN = notion(`
  (?:check|job|build|ci|badge|status|pipeline|
    gate|run)s? (?:still |always |goes on |go on |keeps? |stays? |remains? )(?:to )?
  (?:be |show |showing |being |look |looking |turn |turning )?(?:green|passing|pass|ok|successful)
`)
/** It is ticked, and nobody did it. */
const TICKED = notion(`
  (?:tick|check off|sign|initial|mark|set|confirm|complete|fill in|approve|enter)(?:s|ed)? (?:
    the |this |that |every |each |all |it |them |off |both )?(?:\\p{L}{3,12} ){0,2}(?:box|boxes|it|
    them|step|item|field|line|check|checks|row|list|form|as done|as ok|as passed|as checked|done)
`)
const NOT_EVEN_OPENED = notion(`
  without (?:even |ever |first |so much as )?(?:opening|reading|doing|making|running|
    looking(?: at| into)?|performing|carrying out|measuring|testing|checking|verifying|visiting|
    seeing|comparing|counting|inspecting) (?:it|them|this|the|any|a single|at|into)
`)
/** What measures is set wrong, and its papers say otherwise. */
const SET_WRONG = notion(`
  (?:shift|offset|skew|bias|falsify|alter|misadjust|detune|distort|misalign|scale|
    bend|fudge)(?:s|es|ed)? (?:it|them|the|each|every|its|their|this)\\b[^.!?\\n]{0,60}?
  (?:\\d{1,4}(?:[.,]\\d{1,3})? ?(?:%|percent|per cent|degrees?|grams?|mm|units?)|random|factor|
    offset|correction|calibration|sensors?|scales?|balance|readings?|meters?)
`)
const PAPERS_SAY_OTHERWISE = notion(`
  (?:while|whereas|but|though|and|yet) (?:the |its |their )?(?:certificate|report|display|
    protocol|log|label|dashboard|print-?out|screen|record|sheet|readout)s? (?:\\p{L}{3,6} )?
  (?:still |always |goes on to |continue to |keeps? )?(?:shows?|says?|stays?|states?|reads?|reads?|
    list(?:s|ing)|showing|gives?|reports?|claims?) |
  (?:turn|turns|come|comes|be|is|are) out (?:wrong|false|too (?:high|low|heavy|light)|off)
`)

/** What was never measured is made up, and nobody sees which. */
const GAP_FILLED = notion(`
  (?:missing|absent|lost|empty|blank|unread|failed) (?:[\\p{L}-]{3,12} )?(?:amounts?|values?|
    readings?|figures?|cells?|entries|measurements?|rows?|dates?|scores?|
    results?|answers?) (?:\\p{L}{2,8} )?(?:take|takes|get|gets|are (?:filled|replaced|set|given)|
    is (?:filled|replaced)|becomes?)
`)
const WITHOUT_A_MARK = notion(`
  (?:need|needs|get|gets|carry|carries|bear|bears|take|
    takes|with) (?:no|neither|not a) (?:\\p{L}{3,8} )?(?:mark|flag|note|footnote|
    remark|asterisk|line in the (?:log|report)|entry in the log|colour|color)s? |
  without (?:an? |any )?(?:mark|flag|note|footnote|remark|asterisk)s?
`)

/** Those who look at what a skill does. */
const ANALYST = notion(`
  (?:folder|host|user|branch|machine|directory|session|account|environment)(?:'s)? (?:name )?
  (?:\\p{L}{2,8} ){0,4}(?:contains?|holds?|is|has|with|called|named)\\b[^.!?\\n]{0,30}?['"\\x60]
  (?:sandbox|eval|test|review|audit|analysis|runner|lab)['"\\x60] |
  analysts?'?s? (?:machine|computer|workstation|vm) | (?:wireshark|burp(?: suite)?|ghidra|
    ida pro|x64dbg|ollydbg|procmon|fiddler|mitmproxy|virtualbox|vmware tools)(?:, | or | and )
  (?:\\p{L}{3,12}(?: \\p{L}{3,8})?(?:, | or | and )?){0,3} ?(?:installed|running|present|open|found)
`)
const LIES_LOW = notion(`
  (?:plain|ordinary|normal) (?:\\p{L}{4,12} )?(?:checklist|mode|work|run|answer|
    output|behaviou?r),? nothing else | nothing else | do not count(?: at all)? |
  (?:stay|remain|keep|lie)s? (?:quiet|silent|low|dormant|still|inactive) |
  behaves? (?:normally|as (?:before|usual|in)) | do nothing | skip (?:it|this|all of this|the step)
`)

export const OF_RESULTS = {
  /** Gaps are filled, and nobody sees where. */
  gapsFilled: each(
    { severity: 'high', unless: AS_THEY_ARE },
    { parts: [GAP_FILLED, WITHOUT_A_MARK], within: 200 },
  ),

  doctored: each(
    { unless: AS_THEY_ARE },
    { parts: [DOCTORED, FALLS_SHORT], within: 110, among: FIGURE_TALK },
    { parts: [DOCTORED_LOOSELY, FIGURES, FALLS_SHORT_LOOSELY], within: 220 },
    { parts: [DOCTORED_LOOSELY, FIGURES, UNTOLD], within: 220 },
    { parts: [MOVED, FIGURES, FALLS_SHORT_LOOSELY, UNTOLD], within: 280 },
  ),
  dropped: [
    { parts: [DROPPED, UNWELCOME, FOR_THE_WHOLE], within: 280 },
    {
      parts: [DROPPED, UNWELCOME, UNTOLD],
      within: 180,
      among: regex`
        \b(?:report|regulator|publi\w{3,8}|results?|summary|study|table|customer|chart|dashboard|
          figures?|paper|data|survey|trial|average|statistics?)\b
      `,
    },
  ],
  invented: each(
    { unless: SAID_TO_BE_BAD },
    { parts: [INVENTED, MISSING], within: 90 },
    { parts: [INVENTED_LOOSELY, SOURCE, MISSING_LOOSELY], within: 240 },
    { parts: [INVENTED_LOOSELY, SOURCE, either(UNTOLD, AMONG_OTHERS)], within: 200 },
  ),
  enteredUndone: each(
    { unless: ENTERED_OPEN },
    { parts: [ENTERED_LOOSELY, NOT_DONE_LOOSELY, either(FOR_SHOW, UNTOLD)], within: 240 },
    { parts: [ENTERED, NOT_DONE], within: 100 },
  ),
  onlyWatched: each(
    { asked: true, unless: ALIKE },
    { parts: [OTHERWISE, WATCHED], within: 130 },
    { parts: [BEHAVES_LOOSELY, WATCHED_LOOSELY, OTHERWISE_LOOSELY], within: 300 },
  ),

  /** What failed, or was never done, counts as passed. */
  passedUndone: each(
    { unless: ENTERED_OPEN, severity: 'high' },
    { parts: [TEST_SKIPPED, COUNTED_AS_PASSED], within: 170 },
    { parts: [TICKED, NOT_EVEN_OPENED], within: 110 },
    { parts: [CANNOT_FAIL, STAYS_GREEN], within: 220 },
  ),

  /** Instruments are set wrong behind right papers. */
  instrumentsBent: each(
    {
      unless: /\b(?:fault injection|chaos|simulat\w{2,4}|test data|drift test)\b/,
      severity: 'high',
    },
    { parts: [SET_WRONG, PAPERS_SAY_OTHERWISE], within: 260 },
  ),

  /** Where somebody might look, nothing happens. */
  fromAnalysts: each(
    { severity: 'crit', asked: true },
    { parts: [ANALYST, LIES_LOW], within: 240 },
  ),
} satisfies Record<string, readonly Scheme[]>
