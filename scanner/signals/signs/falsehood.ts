/** Signs that facts give way: an outcome that is fixed, a figure that is moved, a word that is not true. */

import { PEOPLE, sign } from './sign.ts'
import { regex } from '../../patterns/verbose.ts'

const NUMBER =
  '(?:\\d{1,9}(?:[.,]\\d{1,9})?|an?|one|two|three|four|five|six|seven|eight|nine|ten|fifteen|twenty|thirty|half an?|a few|a couple of|several)'
const MEASURE =
  '(?:points?|percent|per cent|%|bands?|stars?|minutes?|hours?|days?|weeks?|months?|years?|levels?|ranks?|degrees|kg|mg|ml|grams?|euros?|dollars?|pounds|places?|notch(?:es)?|steps?|grades?|marks?|thirds?|quarters?|tenths?|fifths?|halves|half)'
const SAYS =
  'say|says|tell|tells|told|write|writes|claim|claims|state|states|reply|replies|answer|answers|report|reports|assure|reassure|hear|assert|confirm|insist|declare|hint|suggest|respond|explain|describe|announce|print|show|put|give'

/** What a game or a story needs made up. */
const OF_FICTION =
  '(?:an? |the |some |new |more |other |\\w{3,10} ){0,2}(?:place names?|names? (?:of|for) (?:an? |the |its |their )?(?:\\w{3,10} )?(?:dogs?|cats?|animals?|horses|wines?|beers?|dishes|inns?|taverns?|towns?|villages?|streets?|ships?|places?|planets?|spells?|monsters?|heroes|villains?|characters?|kingdoms?|bands?))\\b'

/** He who asks is told how it is. */
const HOW_IT_IS =
  ' (?:(?:him|her|them|it|the \\w{3,12}) )?(?:(?:plainly|honestly|openly|frankly|so|the truth)(?=[.;,])|(?:who|which|where|when|what (?!they want|(?:he|she) wants))\\b)'

/** Nothing is said but that he is told. */
const NO_MORE = '(?: (?:him|her|them))?[.;](?! ?(?:but|then)\\b)'

export const FALSEHOOD = [
  sign(
    'fixed outcome',
    2,
    regex`
      \b(?:whatever(?!\)| your \w{2,12} (?:\w{2,12} )?is\b)|
        regardless(?! of (?:which|how) (?:the |your )?(?:\w{2,12} ){1,2}
          (?:you use|is (?:presented|written|spelled|formatted|stored)))|no matter|irrespective|
        even (?:if|when|where|though)|anyway|in any case|come what may|all the same|whether or not|
        beforehand|whichever(?! (?:comes|is|happens|ends|you|suits|fits))|whoever|
        however (?:good|bad|small|large|long|often|high|low))\b
    `,
  ),
  sign(
    'fixed outcome',
    3,
    regex`
      \b(?:already|been) (?:settled|decided|chosen)\b|
      \b(?:settled|decided|fixed) (?:beforehand|in advance)\b|
      \bcome(?:s)? out on top\b|
      \b(?:must|should|may|can) (?:not|never) (?:exceed|go over|be more|fall under|drop below|
        lose|win|come out)\b|
      \balways (?:first|on top|the winner|wins|ahead)\b|
      \b(?:is|be) (?:always )?the winner\b|
      \bhas to win\b
    `,
  ),
  // Said although it is not so.
  sign(
    'untrue word',
    4,
    regex`
      \b(?:${SAYS})\b(?! (?:so|what|which|how|why|where|who)\b)[^.!?;]{0,70}\b
      (?:even (?:if|though|when|where) (?:it(?! (?:embarrass|
            hurts|contradicts|disappoints|is (?:bad|negative|unwelcome|small))\w{0,3})|
          they|none|no|nobody|no one|nothing|the \w{1,24}|there|he|she|this|that|we)\b|
        although (?:it|they|none|no|the|there|we)\b|when (?:none|no \w{1,24} (?:was|
            is|were|took|has)|it is (?:not|really)|they are not|in fact|in truth|in reality)|
        though (?:it|they|none|no|the)\b|whether or not (?:it|they|there)|
        (?:regardless of|no matter|whatever) (?:what|whether|the (?:booking|system|records?|
            data|facts?|stock|figures?|actual|real|real)|it (?:is|smells|shows)))
    `,
  ),
  sign(
    'untrue word',
    3,
    regex`
      \b(?:made[- ]up|(?:make up|making up|makes up|invent|invents|
        invented|inventing)(?! ${OF_FICTION})|
        fabricat(?:e|es|ed|ing)|bogus|fictitious|imaginary|believable|plausible|
        trumped|concoct|forge|forged|pretend|fake|faked|faking|
        sounds? (?:right|real|credible|authentic|plausible|true|genuine))\b
    `,
  ),
  sign(
    'untrue word',
    1,
    regex`
      \b(?:tell|tells|told|assure|reassure|hear|hears|convince|inform|let) (?:\w{1,24} ){0,3}
      (?:${PEOPLE}|them|him|her|whoever|anyone|anybody|everyone|callers|those)?\b[^.!?]{0,20}
      \bthat\b|
      \b(?:say|reply|answer|claim|insist|respond|state|
        declare)\b (?:that |the |there |it (?!(?:on|in|at) the (?:first|top|last|same|next)|below|
        above|first|plainly|openly|aloud|out loud|at once[,;.])|they |she |he |we )|
      \bwrite (?:that |there |they |she |he |
        we |(?:it|them|the \w{2,16}) (?:as (?:if|though|the|an?)|in the (?:name|voice)|under) )
    `,
  ),
  sign(
    'untrue word',
    3,
    regex`
      \b(?:say|says|answer|reply|claim|state|told|tell|insist|write|assure|deny)\b[^.!?]{0,30}
      \b(?:there (?:was|is|were|are|has been|have been) (?:none|no|nothing|never)|
        none (?:came|exists?|was|were|took)|no such|it (?:was|has been|is) (?:changed|lost|
          taken|gone|sold|closed|abolished|fine|safe|normal|harmless|nothing)|already (?:taken|
          gone|sold|closed|booked)|under repair|a myth|leaves? (?:us|them) no choice|
        is not (?:possible|allowed|available|known|needed)|are not (?:possible|allowed|
          available)|do(?:es)? not exist|cannot be(?! (?:decided|determined|computed|told apart)\b)|
        never (?:happened|existed|was)|hardly ever|
        nothing to worry|no longer (?:exists|possible|available|applies))\b
    `,
  ),
  sign(
    'untrue word',
    3,
    regex`
      \bas (?:if|though) (?!an? (?:person|human) )(?:\w{1,24} ){1,4}
      (?:had|has|have|was|were) (?:\w{1,24} ){0,2}
      (?:never|said|asked|agreed|wanted|written|chosen|been|typed|requested|come|given)\b|
      \b(?:none|nothing|no \w{1,24}) (?:of it |of this )?(?:took place|
        happened|was (?:done|carried out|agreed|measured|performed|opened|received|held)|
        has been (?:opened|done|agreed|filed|measured|received)|exists|came in)\b
    `,
  ),
  sign(
    'untrue word',
    4,
    regex`
      \b(?:the |keep |that |while the |whereas the )
      (?:true|real|actual|original|correct|measured|prescribed|genuine|honest|right)\b (?:one|
        ones|figures?|numbers?|values?|amount|date|version|price|cost|reason|source|result|
        state|sum|total|count|name)s?\b[^.!?]{0,60}\b(?:out of|to yourself|stays?|remains?|only|
        elsewhere|aside|private|internal\w{0,2}|nowhere|separate\w{0,2}|hidden|own)\b|
      \b(?:other|true|real|actual|original) (?:one|ones|figures?|version|numbers?)\b[^.!?]{0,20}
      \b(?:goes|stays?|remain|is sent|kept)\b
    `,
  ),
  // A fixed measure applied to what was found.
  sign(
    'moved figure',
    2,
    regex`
      \b(?:add|adds|take off|takes? away|subtract|deduct|deducts|knock(?:ing)? off|shave|dock|
        drop|lower|lowers|raise|raises|increase|inflate|reduce|cut|
        bump|move|moves|shift|shifts|push|nudge|trim|multiply|pad|stretch|shrink|understate|
        overstate|exaggerate|round|rounds|tweak|massage|adjust|weight|weigh|count)\b[^.!?]{0,60}
      \b(?:by |up |down )?${NUMBER} ?(?:${MEASURE})\b
    `,
  ),
  sign(
    'moved figure',
    3,
    regex`
      \b(?:${NUMBER} ?(?:${MEASURE})|slightly|somewhat|
        a (?:third|quarter|tenth|fifth|half|little|bit|touch)|a few \w{1,24}) (?:more|less|
        higher|lower|later|earlier|above|below|longer|shorter|fewer|cheaper|dearer|better|worse|
        under|over|safer|smaller|larger|bigger) (?:than(?! (?:needed|necessary|planned)\b)|the)\b|
      \b(?:twice|double|half|a (?:third|quarter|tenth)) (?:of )?
      (?:what|the (?:real|true|actual|listed|agreed|normal|usual|price|amount|sum|table))|
      \bthan (?:it|they|he|she|these|those) (?:is|are|was|were|really|actually|truly|did)\b|
      \bthan (?:measured|prescribed|agreed|stated|reported|ordered|recorded|true|actual|
        the (?:real|true|actual|measured|prescribed|original|sensor|meter|prescriber|sheet|law|
          label))\b
    `,
  ),
  sign(
    'moved figure',
    3,
    regex`
      \b(?:shift|move|change|alter|adjust|tweak|nudge|drop|bend|massage|correct|redraw|edit|
        pick|choose|trim|redefine)\b[^.!?]{0,60}\b(?:until|so that|such that|till)\b[^.!?]{0,40}
      \b(?:p|significan\w{1,4}|falls?|fits?|inside|within|under|below|above|passes|looks?|
        agrees?|matches|reaches|wins?|comes? out|holds)\b|
      \b(?:round|rounded|rounding|rounds)\b[^.!?]{0,40}
      \b(?:in (?:our|their|the (?:house|company|firm|shop|seller)\w{0,4}) favou?r|
        (?:down|up) (?:to|for) (?:our|the next|a full))\b|
      \b(?:date\b(?!,| and\b)[^.!?,]{0,30}|back-?date\b[^.!?]{0,30})
      \b(?:them on|it (?:as|on|to)|on different|earlier|last|with the date of|before)\b
    `,
  ),
  sign(
    'untrue word',
    3,
    regex`
      \b(?:whether or not (?:that|this|it|they) (?:is|are|was) (?:so|true|real|the case)|
        (?:true|so|needed|real|ordered|accurate|agreed|wanted|
          asked for|deserved|correct) or not|whether (?:it|this|that) (?:\w{1,24} ){0,3}or not|
        as though (?:the|it|they|this)\b|also where (?:the|it|nothing)|
        regardless of (?:the )?(?:truth|facts?|evidence|what|whether(?! (?:\w{1,12} ){1,3}
            (?:are|is) (?:set|present|enabled|installed|empty|any|incoming))))\b
    `,
  ),
  sign(
    'ready answer',
    2,
    regex`
      \b(?:if|when|should|whenever|whoever|where|anyone who|those who)\b[^.!?]{0,40}
      \b(?:asks?|asked|insists?|complains?|reports?|
        (?<!\banswers? (?:the|a|this|that|his|her|their) )questions?|notices?|objects?|doubts?|
        protests?|wants? to (?:cancel|leave|know|see|return)|inquires?|presses|pressed|demands?|
        requests?|raises?|mentions?|quotes?|brings? (?:it|this) up|comes? up)\b[^.!?]{0,80}
      \b(?:(?:say|tell|told)(?!${HOW_IT_IS}|${NO_MORE})|(?<!\bthe )answer(?!${HOW_IT_IS})|
        the answer (?:that|is)|explain|report|reply|call|blame|respond|claim|reassure|
        change the subject|it is(?![.;,])|there (?:is|are)|as (?:if|though)|
        point to|refer to|promise)\b|
      \b(?:on request|if asked|when asked|asked (?:about|why|for|whether)|who ask)\b[^.!?]{0,60}
      \b(?:say|answer|tell|told|explain|reply|call|blame|respond|claim|reassure|it is|
        there (?:is|are))\b
    `,
  ),
  sign(
    'moved figure',
    3,
    regex`
      \b(?:plus|minus|less|more) (?:\d{1,3}|one|two|three|four|five|ten|fifteen|
        twenty) ?(?:percent|per cent|%|points?)|
      \bslightly (?:higher|lower|above|below|stronger|larger|smaller)\b|
      \ba (?:fifth|third|tenth|quarter|step|notch|little|touch) (?:higher|lower|more|less|
        stronger|above|below|of(?! all\b))\b|
      \b(?:last (?:year|month|week)'s|the neighbou?rs'|the previous|yesterday's|an older|
        the usual) (?:values?|figures?|readings?|numbers?|dates?|price|price)\b|
      \blevels? (?:below|above|lower|higher)\b
    `,
  ),
  sign(
    'moved figure',
    2,
    regex`
      \b(?:enter|write|put|set|use|show|state|print|report|give|record|note|fill)\b[^.!?]{0,24}
      \b(?:minus \w{2,12}|\d{1,6}|at most \w{2,8}|no more than \w{2,8}|
        values that|a (?:value|figure|number|date|year) (?:that|which|of|to)|
        the (?:birth|year|date) \w{1,8} ?(?:to|as)?)\b[^.!?]{0,40}\b(?:instead|anyway|even|
        whatever|regardless|look|no matter|like|not|under|always|the rest)\b
    `,
  ),
  sign(
    'records removed',
    2,
    regex`
      \b(?:delete|clear|remove|dispose of|destroy|shred|purge|wipe|scrub|erase|archive|close|
        drop|strip|empty|bin|get rid of)\b[^.!?]{0,50}
      \b(?:negative|critical|bad (?:reviews?|ones)|unfavou?rable|complaints?|minutes|history|
        traces|evidence|headers|licen[cs]es?|requests?|notifications?|objections|reports?|
        reviews?|comments?|earlier versions?|drafts?|in which)\b
    `,
  ),
  sign(
    'untrue word',
    2,
    regex`
      \b(?:say|tell|explain|write|answer|claim|state|hear|told|reply|
        promise|assure|announce)\w{0,2}\b[^.!?]{0,80}\b(?:cannot be|can not be|can no longer|
        is the only (?:way|one|option|chance)|there (?:is|are) no|are none|is on the way|
        has been (?:sent|filed|opened|changed|sold|approved|reported|lost)|was changed|
        is not possible|have run out|is full|are full|is closed|has expired|is required by law|
        the law (?:leaves|requires|forbids)|nothing can be done|everyone else|all the others?)\b
    `,
  ),
  sign(
    'untrue word',
    3,
    regex`
      \b(?:quote|quotation|statement|claim|word|summar\w{1,6}|translate\w{0,1}|answer|verdict|
        result)s?\b[^.!?]{0,60}\b(?:stronger|milder|softer|harsher|firmer|weaker|kinder) than\b|
      \bin firm words\b|
      \b(?:translate|render|turn|change|replace)\b
      [^.!?]{0,20}"[^"]{2,40}" (?:as|with|by|to|into) "|
      \b(?:write|report|record|enter|note|sign) (?:it |this |them )?(?:as )?
      (?:done|attended|present|passed|unanimous|complete|delivered|performed)\b[^.!?]{0,60}
      \b(?:even|whether|although|though|not|without|whatever|anyway)\b
    `,
  ),
  sign(
    'fixed outcome',
    3,
    regex`
      \b(?:suggest|recommend|name|choose|take|show|use|praise|
        do) (?:it|him|her|them|that one|ours|the same) (?:too|all the same|as well|anyway|
        nevertheless|nonetheless|in both cases|either way)\b|
      \bin either case\b|\beither way\b|
      \bwhether (?:they|it) (?:fits?|helps?|needs?|wants?|is|are|applies|asked|likes?)\b
      [^.!?]{0,24}\bor not\b|
      \bagree with (?:it|them|him|her) if\b|
      \bthe (?:plan|list|rule|quota|client|house|sponsor|director|chairman|
        template) (?:always )?wins\b|
      \beven where\b
    `,
  ),
  sign(
    'planted favour',
    5,
    regex`
      \b(?:drawback|weakness|fault|flaw|defect|disadvantage|downside|problem|
        risk)s? of (?:the )?(?:others?|rivals?|competitor\w{0,1}|alternatives?|second)\b|
      \bfind (?:a |some )?(?:fault|flaw)s? (?:with|in) (?:the )?
      (?:others?|rivals?|alternatives?)\b|
      \bnames? (?:\w{1,24} ){1,3}(?:once|twice|by name) (?:per|in (?:each|every|all))\b|
      \b(?:references?|citations?|mentions?|links?) to (?:the )?(?:works?|papers?|books?|site|
        shop|page|brand)\b[^.!?]{0,40}\b(?:whether|each|every|always|fit or not)\b|
      \b(?:dearer|more expensive|costlier|pricier) (?:of|one|option|train|flight|plan|hotel|
        product)\b|
      \bwhere the same (?:thing )?is cheaper\b|
      \beven where\b[^.!?]{0,30}\bcheaper\b
    `,
  ),
]
