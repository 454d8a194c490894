/** Signs that what was measured, filed or said is made to say something else: dates, counts, findings, sources. */

import { PEOPLE, sign } from './sign.ts'
import { regex } from '../../patterns/verbose.ts'

/** What others rely on for having been written down when and as it was. */
const RECORD =
  'lines?|entr(?:y|ies)|dates?|days?|times?|hours?|rows?|records?|readings?|values?|volumes?|figures?|counts?|labels?|stamps?|receipts?|samples?|weights?|results?|decimals?|notes?|sheets?|logs?|slips?|weather|temperatures?'
const FITS =
  'fits?|passes?|matches|complies|is (?:green|within|legal|reached|met)|holds|adds up|it lacks|is needed|satisf(?:y|ies)|suffices|works out|balances'

export const TAMPERING = [
  // Moved in time.
  sign(
    'bent result',
    6,
    regex`
      \b(?:shift|move|set|put|date|push|bring|pull)s? (?:the |that |those |its |their )?
      (?:\w{1,14} ){0,2}(?:${RECORD}) (?:(?:by )?(?:an?|two|three|four|some|\d{1,2}|
          as many) (?:hours?|days|weeks?|months?) )?(?:back|forward|earlier|ahead|later)\b
      [^.!?]{0,30}\b(?:by|as many|so far|until|till|so|so that|into|to before|before)\b|
      \b(?:back-?dat|ante-?dat|post-?dat)(?:e|es|ed|ing)\b|
      (?<!\b(?:that|which|they|it|may|might|can|could|would) )\bpre-?dat(?:e|ed|ing)\b
    `,
  ),
  sign(
    'bent result',
    5,
    regex`
      \b(?:start|begin|count|run)\w{0,3} (?:their |its |the )?(?:count|life|days?|clock|period|
        term|date)?\s?(?:afresh|anew|again from (?:zero|day one|the start)|from scratch|
        over again)\b[^.!?]{0,40}\b(?:labels?|stickers?|dates?|tags?|batch|lot)\b|
      \b(?:new|fresh) (?:labels?|dates?|stickers?|batch numbers?)\b[^.!?]{0,40}\b(?:returned|
        come back|came back|unsold|left over|expired|old stock|frozen again|thawed)\b|
      \b(?:returned|come back|came back|unsold|left over|expired|thawed)\b[^.!?]{0,60}
      \b(?:new|fresh) (?:labels?|dates?|stickers?|batch numbers?)\b
    `,
  ),
  sign(
    'moved figure',
    5,
    regex`
      \b(?:day|date|hour|moment|time)\b[^.!?]{0,40}\b(?:scanned|
        opened|logged|typed in|keyed in|processed|registered|read|handled|entered)\b[^.!?]{0,30}
      \b(?:as|for|counts as|is) (?:the )?(?:day|date|hour|moment|time) of (?:arrival|receipt|
        filing|delivery|application|notice|posting|submission|entry)\b
    `,
  ),
  // Made to come out.
  sign(
    'bent result',
    6,
    regex`
      \b(?:type|write|enter|put|fill|make|set|round|spread|invent|retype|redo)\w{0,3}\b[^.!?]{0,40}
      \b(?:${RECORD})\b[^.!?]{0,40}\b(?:until|till|so that) (?:it|they|the \w{1,16}|everything|all|
        each|that) (?:${FITS})\b
    `,
  ),
  sign(
    'bent result',
    4,
    regex`
      \b(?:till|until) (?:the |each |every |all )?(?:\w{1,12} ){0,2}(?:rows?|lines?|
        lights?|cells?|bars?|dots?|traffic lights?|boxes|columns?) (?:is|are|turns?|goes|go|
        shows?|stays?) (?:\w{1,8} )?(?:green|white|clear|clean|empty|quiet|fine)\b
    `,
  ),
  sign(
    'bent result',
    6,
    regex`
      \b(?:expectations?|expected (?:values?|results?)|assertions?|tests?|
        snapshots?|limits?|targets?)\b[^.!?]{0,30}\b(?:take on|takes on|adopt|
        adopts|follow|follows|are set to|is set to|become|becomes|copy|copies)\b[^.!?]{0,16}
      \b(?:whatever|what) (?:the |it |they )?(?:\w{1,14} ){0,2}(?:currently |now |just )?
      (?:returns?|gives?|prints?|says?|does|yields?|produces?|measured)\b|
      \bexpect\(true\)(?!\.)|
      \bassert(?:true\(true| true\b|\(true\)|\(1\))|
      \b(?:empty|trivial|true|blank) (?:\w{1,10} )?(?:body|bodies|tests?|asserts?)\b[^.!?]{0,30}
      \b(?:old|same|its|their|keeps?|kept|under) (?:\w{1,8} )?(?:names?|titles?|number)\b
    `,
  ),
  sign(
    'fixed outcome',
    3,
    regex`
      \b(?:must|has to|have to|needs? to|is to|are to|should|shall) (?:always |still )?
      (?:read|leave|come out|end up|go out|show|say|state|stand)\b[^.!?:]{0,30}\b(?:100 ?%|
        green|zero|under|below|over|above|full|clean|positive|negative|\d{1,3}(?:\.\d{1,2})? ?%)
    `,
  ),
  sign(
    'fixed outcome',
    5,
    regex`
      \b(?:headlines?|status|lights?|verdicts?|ratings?|overall|traffic lights?|scores?|banners?|
        colou?rs?|summar(?:y|ies)|reports?|dashboards?) (?:then |still |always |shall |must )?
      (?:stays?|remains?|is kept|are kept|keeps?|reads?|turns?) (?:\w{1,10} )?
      (?:green|go|positive|good|healthy|fine|ok|passed|all clear)\b[^.!?]{0,120}|
      \b(?:once|when|after|if|for|as soon as)\b[^.!?]{0,70}\b(?:headlines?|
        status|verdicts?|ratings?|lights?) (?:stays?|remains?|is kept|keeps?) (?:\w{1,10} )?
      (?:green|positive|good|fine|ok)\b
    `,
  ),
  sign(
    'moved figure',
    3,
    regex`
      \b(?:shows?|uses?|prints?|takes?|gets?|carr(?:y|ies)|gives?|enter|put|
        swap in|insert|copy)\b[^.!?]{0,30}\b(?:yesterday's|last (?:week|month|year)'s|
        that (?:day|week)'s|another (?:day|run|site|sample)'s|
        the (?:previous|earlier|better|older|neighbouring)) (?:\w{1,12} )?(?:figures?|values?|
        readings?|weather|numbers?|results?|rates?|temperatures?|counts?|data)\b
    `,
  ),
  sign(
    'moved figure',
    5,
    regex`
      \b(?:readings?|count(?:er)?s?|hours?|weights?|quantit(?:y|ies)|
        kilomet(?:re|er)s|km|distances?|units?|usage|consumption|minutes|copies|pieces|metres|
        litres|nights) (?:\w{1,10} )?(?:plus|times|raised by|rounded up by|increased by|
        inflated by) (?:an? |another )?\d{1,2}(?:[.,]\d)? ?(?:%|percent|per cent)
    `,
  ),
  // A gap is closed with what nobody knows, a finding is there before the look.
  sign(
    'untrue word',
    6,
    regex`
      \b(?:close|fill|bridge|cover|patch|plug|paper over|smooth)\w{0,2} (?:it|them|this|
        (?:the |such |each |any |every |a )?(?:\w{1,12} )?(?:gaps?|holes?|breaks?|blanks?|years|
          missing \w{1,12}|period)) (?:up )?(?:with|by)\b[^.!?]{0,12}(?:"|an? (?:plausible|
          likely|fitting|suitable|private|made-up|invented|neutral|generic)|something)
    `,
  ),
  sign(
    'untrue word',
    6,
    regex`
      \b(?:without (?:findings|defects|complaints|problems|faults)|healthy|sound|normal|
        fine|clear|intact|unremarkable|perfect|new|working|good)\b (?:\w{1,14} ){0,2}?
      (?:gets?|one|animal|mouth|patient|pet|client|car|tooth|teeth|result|vehicle|boiler|roof|
        engine|tyre|skin|eye|summar|report|scan|battery|screen|device|watch|house|policy|tree|
        plant|instrument|piano|${PEOPLE})\w{0,4}\b[^.!?]{0,60}\b(?:borderline|shadow|suspicious|
        doubtful|worn|weak|anomal\w{1,4}|finding|defect|crack|hairline|doubtful|irregular\w{0,5}|
        deviation|raised value|abnormal\w{0,5}|something)\b[^.!?]{0,90}\b(?:advisable|follow-?up|
        repeat|another|further|appointments?|repairs?|replac\w{1,6}|treatments?|scans?|images?|
        upgrade|comes? back|visits?|exchange|controls?|pictures?|checks?|months?)\b
    `,
  ),
  sign(
    'untrue word',
    5,
    regex`
      \b(?:citing|naming|giving|quoting|stating|alleging|claiming|
        pleading) (?:one|any|a|an|some|the first|whichever)\b[^.!?|]{0,40}\bas (?:absent|
        missing|incomplete|unreadable|late|invalid|expired|not received|lost|unsigned)\b|
      \b(?:cite|name|claim|give|quote)\b[^.!?|]{0,40}\bas (?:absent|missing|unreadable|
        not received|lost)\b[^.!?|]{0,30}\b(?:even|although|though|whatever|anyway)\b
    `,
  ),
  sign(
    'untrue word',
    5,
    regex`
      \b(?:reports?|says|states?|confirms?|declares?|certif(?:y|ies)|template|
        letter|notice|answers?)\b[^.!?]{0,30}\b(?:all|every|each|both|the) (?:\w{1,14} ){0,2}
      (?:as|is|are|were|was|have been) (?:emptied|deleted|erased|removed|destroyed|wiped|
        shredded|gone|recalled|refunded|cancelled|disposed of)\b
    `,
  ),
  sign(
    'private matter',
    3,
    regex`
      \b(?:keeps?|retains?|hold on to|holds on to|leaves?|stay|stays|remains?)\b[^.!?]{0,40}
      \b(?:rows?|copies|copy|data|records?|e-?mails?|names?|birth dates?|numbers?|photos?|
        recordings?)\b[^.!?]{0,80}\b(?:otherwise|model|lose[s]?|value|useful|training|later use|
        just in case|resale|marketing)\b
    `,
  ),
  // Left where nobody looks until it is too late.
  sign(
    'right withheld',
    6,
    regex`
      \b(?:letters?|mails?|notices?|cancellations?|requests?|complaints?|
        forms?|objections?|applications?|claims?|appeals?|returns?|resignations?)\b[^.!?]{0,50}
      \b(?:rests?|lies?|waits?|sits?|stays?|remains?|kept|are held|is held|parked|left)\b
      [^.!?]{0,40}\b(?:until|till|for (?:two|three|four|\d{1,2}) (?:days|weeks|months)|past)\b
      [^.!?]{0,60}\b(?:logged|opened|entered|counted|stamped|registered|answered|processed|
        deadline|late|over|expired?|first week|due|term|period)\b
    `,
  ),
  sign(
    'right withheld',
    6,
    regex`
      \|\s{0,12}complete\s{0,12}\|\s{0,6}
      (?:decline|refuse|reject|deny|denied|declined|refused|rejected)\b|
      \b(?:every|each|all|any|the) first (?:submissions?|requests?|claims?|applications?|
        appeals?|complaints?|calls?) (?:is|are|gets?|will be|shall be|must be) (?:\w{1,10} )?
      (?:declined|refused|rejected|denied|turned down|lost|ignored)\b|
      \b(?:decline|refuse|reject|deny|turn down)s? (?:every|each|all|any|
        the) first (?:submissions?|requests?|claims?|applications?|appeals?|complaints?|calls?)\b
    `,
  ),
  sign(
    'consent passed over',
    6,
    regex`
      \b(?:${PEOPLE}|caller|silence|who|whoever|those)\b[^.!?]{0,24}\b(?:asks?|asked|wants?|
        wanted|says? (?:no|nothing)|does not|do not|did not|fails? to|without)\b[^.!?]{0,70}
      \b(?:counts?|counted|booked|logged|entered|treated|recorded|goes down|filed) as (?:an? |
        having )?(?:saved|accepted|accepting|renewed|agreed|agreement|consent\w{0,4}|approved|
        approval|kept|won|satisfied|extended|extension|enrolled|subscribed|order\w{0,3}|yes)\b
    `,
  ),
  // One text for those who can read it, another for those who cannot.
  sign(
    'right withheld',
    6,
    regex.u`
      (?:\b(?:not|never) (?:be )?(?:carried|taken|brought) over\b|\b(?:is|are) (?:left|
          dropped) (?:out )?(?:of|from) the (?:translation|\w{1,12} (?:column|version|copy))|
        не перенос\p{L}{1,4}|не переводи\p{L}{1,3}|nicht (?:übernommen|übertragen|übersetzt)|
        no se (?:traslada|traduce)\p{L}{0,1}|ne (?:sont|est) pas (?:repris|traduit)\p{L}{0,2})
      [^.!?]{0,60}(?:\b(?:in (?:their|its) (?:place|stead)|instead|stattdessen|stelle|
          en su lugar|à (?:leur|sa) place)\b|на (?:их|его|её) место|вместо)
    `,
  ),
  sign(
    'false name',
    5,
    regex.u`
      \b(?:kommen|kommt|heißen|heißt|stehen|steht|erschein\p{L}{1,2}|gelten|gilt|werden|wird)\b
      [^.!?]{0,30}\bals ["„“][^"“”]{2,40}["“”]|
      \b(?:appears?|come up|comes up|go in|goes in|go down|goes down|
        shows? up|are given|is given|are called|is called|become|becomes) (?:\w{1,10} ){0,3}
      (?:as|only as|there as) "[^"]{2,40}"[^.!?]{0,60}
      \b(?:spares?|saves?|so that|because|since|as (?:the|they|we|it)|fewer|avoids?|calms?)\b
    `,
  ),
]
