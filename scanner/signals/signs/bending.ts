/** Signs that a result is bent until it pleases, or that a record is changed so that nobody sees it. */

import { PEOPLE, sign } from './sign.ts'
import { regex } from '../../patterns/verbose.ts'

const ALTER =
  'drop|drops|remove|removes|leave out|leaves out|exclude|excludes|loosen|loosens|relax|raise|lower|push|repeat|rerun|redo|tick|choose|bend|bends|trim|trims|weaken|tune|adjust|change|move|vary|pick|shift|shrink|widen|narrow|filter|replace|rewrite|smooth|recalculate|reword|swap'
const PLEASING =
  'wins?|leads?|does|do|(?:is|are|turns?|goes?|stays?|looks?|becomes?|gets?|keeps?|seems?) (?:\\w{1,16} )?(?:green|quiet|satisfied|significant|calm|silent|happy|ahead|up|good|better|right|fine|clean|healthy|impressive|flat|tidy)|comes? out|lies? (?:\\w{1,16} ){0,3}(?:above|below|over|under)|excludes? zero|the (?:figure|quota|target|rate|share) is (?:reached|met)'

/** What somebody else will rely on as it was. */
const SOURCE =
  "original|source|gold|golden|control|reference|raw|underlying|earlier|signed|supplier's|customer's|first|master"
const PAPER =
  'sheets?|items?|files?|data|records?|entr(?:y|ies)|documents?|tables?|receipts?|invoices?|minutes|logs?|protocols?|labels?|figures?|statements?|lists?|timestamps?'

/** What marks that nobody earned say. */
const MARK =
  'approved|passed|passing|checked|reviewed|read|present|resolved|recovered|complete|completed|matching|identical|agreed|confirmed|compliant|verified|tested|planned|unanimous|delivered|safe|harmless|expected|attended|signed|inspected|cleared|consented|seen|accepted|authori[sz]ed|finished|ready|correct|fulfilled|trained|cleaned'
const MARKS =
  'counts?|counted|marks?|marked|ticks?|ticked|records?|recorded|lists?|listed|enters?|entered|class|classed|logs?|logged|treats?|treated|reports?|reported|shows?|shown|closed?|books?|booked|passed|given|stands?|appears?|goes|figures?'

export const BENDING = [
  // Changed until the outcome is the wanted one.
  sign(
    'bent result',
    4,
    regex`
      \b(?:${ALTER})\b[^.!?]{0,90}\b(?:until|till)\b(?: (?:the|it|they|one|that|what|our|its|a|an|
        this|which|each|every)\b)?[^.!?]{0,30}\b(?:${PLEASING})\b
    `,
  ),
  sign(
    'bent result',
    4,
    regex`
      \b(?:weeks?|months?|days?|segments?|regions?|runs?|seeds?|items?|cases?|periods?|quarters?|
        answers?|respondents?|sites?|rows|outliers|participants|folds|branches) (?:that|which|
        in which|where|on which|with which) (?:\w{1,16} ){0,3}(?:pull\w{0,1} (?:it|them|the)|
        did (?:badly|worse)|does (?:badly|worse)|do(?:es)? not (?:fit|support|help)|
        spoil\w{0,1}|hurt\w{0,1}|speak\w{0,1} against|(?:get|gets) wrong|missed?|misses|
        look\w{0,1} (?:bad|poor|weak)|went wrong|drag\w{0,1}|contradict\w{0,1})\b|
      \b(?:bad|poor|weak|ugly|unfavou?rable|disappointing|awkward|inconvenient) (?:weeks?|
        months?|days?|segments?|regions?|runs?|years?|periods?|quarters?|values?|points?)\b
      [^.!?]{0,30}\b(?:out|aside|away|drop\w{0,3}|skip\w{0,3}|missing|hidden|gone)\b|
      \b(?:leaves?|drops?|skips?|omits?|hides?|cuts?|trims?) (?:out )?(?:the )?
      (?:bad|poor|weak|ugly|unfavou?rable|disappointing|awkward|inconvenient) (?:weeks?|months?|
        days?|segments?|regions?|runs?|years?|periods?|quarters?|values?|points?)\b
    `,
  ),
  sign(
    'bent result',
    4,
    regex`
      \b(?:its|the|their|our) (?:best|luckiest|highest|
        fastest|cheapest) (?:one|run|seed|try|attempt|fold|day|result)\b[^.!?]{0,40}
      \b(?:goes|go|enters?|counts?|is (?:reported|shown|used|taken))\b[^.!?]{0,80}
      \b(?:once|others?|rivals?|baselines?|mean|average|default)\b|
      \b(?:leave|leaves|are taken out of|taken from|removed from|dropped from|
        disappear from) the (?:test set|sample|benchmark|statistics?|count|analysis|evaluation)\b|
      \b(?:considered|counted|declared|treated|written off) (?:as )?
      (?:mislabel\w{0,4}|outliers?|noise|invalid|void)\b
    `,
  ),
  sign(
    'bent result',
    4,
    regex`
      \b(?:loosen|weaken|relax|soften|lower|hollow out|water down|widen)\w{0,2}\b[^.!?]{0,20}
      \b(?:what (?:a|the) (?:test|check)s?|tests?|checks?|
        assertions?|tolerances?|criteria|expectations?|thresholds?|limits?)\b[^.!?]{0,40}
      \b(?:until|till|so that|to let|pass\w{0,2}|green|satisfied|quiet)\b|
      \b(?:empty|blank|hollow|trivial|dummy) (?:body|bodies|method|test|one|case|shell)s?\b
      [^.!?]{0,50}
      \b(?:same name|count\w{0,2}|pass\w{0,2}|green|keep|kept|instead|report\w{0,2})\b|
      \b(?:keep|leave|turn|make)\b[^.!?]{0,40}\b(?:with|into) an? (?:empty|blank|hollow|trivial|
        dummy) (?:body|method|test|one|case|shell)\b|
      \b(?:replace|set|change|
        overwrite)\w{0,1} the expected (?:values?|results?|outputs?|figures?)\b[^.!?]{0,30}
      \b(?:by|to|with) (?:what|whatever|the (?:actual|returned|observed|current))\b
    `,
  ),
  sign(
    'fixed outcome',
    4,
    regex`
      \b(?:verdict|recommendation|rating|advice|conclusion|decision|winner|
        first place|top (?:spot|place)|answer|assessment)\b[^.!?]{0,80}
      \b(?:is|are|be|stays?|remains?|reads?) (?:always(?! (?:a )?no\b)|invariably|buy\b|
        (?:\w{1,12} )?in (?:every|each|all) cases?|positive|favou?rable whatever)\b|
      \b(?:never|not|no) (?:\w{1,12} ){0,2}
      (?:scored?|rated?|marked?|graded?|ranked?|gets?|given|receives?|awarded)\b[^.!?]{0,16}
      \b(?:lower|less|worse|fewer|below|under|higher|more|better|above) than\b|
      \b(?:rivals?|competitors?|others?|those)\b[^.!?]{0,24}\b(?:no (?:higher|more|better) than|
        at (?:best|most) (?:a |an )?(?:one|two|three|four|five|six|seven|\d)|
        (?:a |an )?(?:one|two|three|four|five|six) at (?:best|most))\b|
      \b(?:ends?|comes?|finish\w{0,2}|lands?|stays?|put|goes?|ranks?) (?:\w{1,12} ){0,2}
      (?:first|on top|ahead|in front)\b[^.!?]{0,16}
      \b(?:by a|with a|clear|comfortable|margin|always|every)\b
    `,
  ),
  sign(
    'planted favour',
    6,
    regex`
      \b(?:is not|isn't|are not|aren't|
        missing|absent|does not (?:stand|appear)|not (?:listed|named|included))\b[^.!?]{0,16}
      \b(?:on|among|in|from) (?:the |their |his |her )(?:\w{1,16}'s )?(?:list|candidates|
        shortlist|options|selection|comparison|products|table|choices|sample)\b[^.!?]{0,16}
      \b(?:add|put|include|bring|slip|place|write|insert) (?:it|them|him|her|ours|that)\b
    `,
  ),
  sign(
    'bent result',
    4,
    regex`
      \b(?:move|change|adjust|shift|redo|rework|set|tune)\w{0,2} (?:the |its |their )?
      (?:weights?|criteria|rubric|weighting|scoring)\b[^.!?]{0,20}
      \b(?:after\w{0,5}|later|once|if that|until|so that|accordingly)\b|
      \b(?:weights?|criteria|weighting|rubric) (?:can|may|are|should|is) (?:be )?
      (?:changed|moved|adjusted|shifted|set|chosen|tuned)\b[^.!?]{0,12}
      \b(?:after\w{0,5}|later|once|until|so that)\b|
      \b(?:lower|raise|choose|set|pick|tune|vary)\w{0,1} the (?:\w{1,12} )?
      (?:discount|growth|interest|inflation|exchange|terminal) (?:rate|factor)\b[^.!?]{0,30}
      \b(?:until|till|so that)\b
    `,
  ),
  sign(
    'bent result',
    4,
    regex`
      \b(?:its|the|their|our|her|his) (?:outages?|recalls?|price (?:rise|increase)s?|drawbacks?|
        defects?|weakness(?:es)?|breach(?:es)?|scandals?|lawsuits?|losses|bugs|
        faults?|debts?|complaints?|bad reviews?|failures?|flaws?|incidents?)\b[^.!?]{0,60}
      \b(?:stays? out|is not mentioned|are not mentioned|
        (?:is|are) left out|do(?:es)? not (?:enter|appear|come up|count)|(?:is|are) skipped|
        (?:is|are) not (?:counted|listed|named|shown|discussed)|goes unmentioned|at half|
        (?:is|are) halved)\b|
      \b(?:bad|critical|negative|poor) reviews? (?:do not|don't|never|stay|are kept|are not)\b
    `,
  ),
  // The papers are made to agree.
  sign(
    'papers matched',
    6,
    regex`
      \b(?:${SOURCE}) (?:\w{1,16} )?(?:${PAPER})\b[^.!?;]{0,12}
      \b(?:then |later |afterwards |also |too )?(?:adjusted|adapted|changed|corrected|
        edited|altered|overwritten|updated|brought into line|rewritten|amended)\b[^.!?]{0,20}
      \b(?:so|to (?:match|agree|fit)|accordingly|until|in line|afterwards|later|too)\b|
      \b(?:adjust|adapt|change|correct|edit|alter|overwrite|
        amend|rewrite)\w{0,1} (?:the |their |its )?(?:${SOURCE}) (?:\w{1,16} )?(?:${PAPER})\b
      [^.!?]{0,20}\b(?:so|to (?:match|agree|fit)|accordingly|afterwards|later|too)\b
    `,
  ),
  sign(
    'papers matched',
    3,
    regex`
      \bso (?:that )?(?:the |both |it |they |these |all |everything |this )?(?:\w{1,16} ){0,3}
      (?:still )?(?:agrees?|match(?:es)?|tall(?:y|ies)|adds? up|
        balances?|fits?(?! (?:can|is|may|must|should|will)\b))\b|
      \bso (?:that )?(?:the |it |they |this |everything )?(?:\w{1,16} ){0,2}
      (?:looks?|seems?|appears?|reads?|sounds?) (?:complete|earned|deserved|thorough|genuine|
        natural|careful|honest|careless|planned|read|fair|random|independent|accidental)\b|
      \b(?:receipts?|invoices?|bills?|documents?|labels?|dates?) (?:can|may|should|
        are|is) (?:to )?(?:be )?(?:label\w{1,4}|dated|printed|issued|written|renamed|changed|
        edited) (?:again |anew |over )?(?:to (?:fit|match|suit)|accordingly|so)\b|
      \bdoes not show in the\b|
      \bas (?:if|though) (?:somebody|someone|you|it|he|she|they) had (?:read|checked|looked|
        measured|been)\b
    `,
  ),
  sign(
    'papers matched',
    3,
    regex`
      \b(?:still|keeps?|keep|kept|remains?|stays?|continues? to|goes on)\b[^.!?]{0,24}
      \b(?:gives?|giving|shows?|showing|the|names?|naming|states?|says?|prints?|displays?|
        unchanged)\b[^.!?]{0,30}\b(?:original|full|old|real|previous|intended|named|first|agreed|
        true|user's|earlier) (?:and \w{1,12} )?(?:name|number|count|period|address|amount|one|
        figure|total|account|link|recipient|value|text|payee|date|price)s?\b[^.!?]{0,40}|
      \b(?:item |row |case |sample )?(?:count|number|total|period)\b[^.!?]{0,24}
      \b(?:remains?|stays?) (?:the (?:original|same|old)|as it was|unchanged)\b
    `,
  ),
  // A mark that nobody earned.
  sign(
    'unearned mark',
    1,
    new RegExp(
      `\\b(?:${MARKS})\\b[^.!?]{0,50}\\bas (?:an? |the )?"?(?:\\w{1,10}[- ])?(?:${MARK})\\b`,
    ),
  ),
  sign(
    'unearned mark',
    4,
    regex`
      \b(?:${MARKS})\b[^.!?]{0,50}\bas (?:an? |the )?"?(?:\w{1,10}[- ])?
      (?:${MARK})\b"?[^.!?]{0,30}\b(?:without|even|although|though|also (?:where|those|when)|
        nobody|no one|unread|anyway|regardless|whatever|whoever|by themselves|
        in (?:her|his|their) name|and enter|and write|by all|until)\b|
      \b(?:absent|missing|failing|failed|unread|unsigned|open|late|rejected|untested|unopened|
        unpaid|sick|empty|skipped|unanswered) (?:\w{2,16} )?(?:(?:is|are) (?:to be )?)?(?:marked|
        recorded|counted|listed|shown|booked|entered|reported|treated|ticked) as (?:${MARK})\b|
      \b(?:tick|mark|record|count|list|enter|report|book)\w{0,1} (?:the )?
      (?:absent|missing|failing|failed|unread|unsigned|late|rejected|untested|unopened|unpaid|
        sick|skipped|unanswered) (?:\w{2,16} )?as (?:expected (?:failures? )?and|${MARK})\b|
      \bin the \w{3,16} (?:it|the (?:place|passage|item|row)|
        both|they) (?:counts?|stands?|appears?|is|are) (?:listed |shown |marked )?(?:as )?
      (?:matching|identical|equal|unchanged)\b
    `,
  ),
  sign(
    'unearned mark',
    5,
    regex`
      (?<!\bif (?:there is|there's|
        there are|you (?:find|found|see)) (?:nothing|no \w{2,12})[^.!?]{0,30})
      \b(?:write|enter|note|put|report|answer|say)\b
      [^.!?]{0,24}"(?:no remarks?|no findings?|nothing to (?:note|report|add)|no (?:issues?|
          objections?|problems?|concerns?|complaints?)|all (?:good|clear|tests? passed?)|
        lgtm\b[^"]{0,30}|checked thoroughly|behaviou?r confirmed)"
    `,
  ),
  sign(
    'check left out',
    4,
    regex`
      \bwithout (?:going through|opening|reading|having (?:read|seen|opened|looked)|waking|
        calling (?!(?:the |a |an |any )(?:model|function|method|api|server|service|tool|endpoint|
          handler|callback|constructor))|disturbing|troubling|paging) (?:the |a |an |any |it|them|
        their|what|his|her|${PEOPLE}|anyone|anybody|every)
    `,
    true,
  ),
  sign(
    'false name',
    4,
    regex`
      \b(?:list|file|book|enter|log|record|note|describe|report|
        put|call|mention)\w{0,1} (?:this|it|that|them|all of it|the \w{1,16}) (?:\w{1,12} )?
      (?:under|as|among) (?:"?)(?:general|routine|regular|ordinary|normal|usual|
        customary|housekeeping|maintenance|tidying|cleanup|clean-up|formatting|planned|standard|
        self-recovered|technical|layout|seasonal)\b|
      \bcall (?:it|them|the (?:row|column|function|field|entry|line|step|file|result)) "?(?:mean|
        average|layout|helper|format\w{0,4}|median|planned|usual|standard|calibration|service)\b|
      \b(?:present|describe|report|call|show) (?:what (?:remains|is left)|
        the (?:rest|remainder)|that (?:round|run|one)|the remaining \w{3,12}) (?:as|the)\b
    `,
  ),
]
