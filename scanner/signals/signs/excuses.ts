/** Signs in the reasons that are given, and in what is said of the people concerned: they will not notice, mind or ask. */

import { PEOPLE, sign } from './sign.ts'
import { regex, source } from '../../patterns/verbose.ts'

const THEY = source`
  (?:the |most |our |these |such |older |new |other )?(?:${PEOPLE}|they|nobody|no one|few|most|
    everyone|everybody|listeners|referees|neighbou?rs|mechanics|developers|beginners|graduates|
    insurers|authorit(?:y|ies)|courts?|lawyers|experts|families|visitors)
`

export const EXCUSES = [
  // They will not notice, mind or ask.
  sign(
    'kept dark',
    3,
    regex`
      (?<!\b(?:if|when|unless|until|that|which|what|whether)(?: the| an?| any| your)? )
      \b${THEY} (?:(?:have|has) (?:long )?(?:stopped|ceased|given up)|
        no longer|seldom|rarely|hardly|never|do(?:es)? not|
        don't|doesn't|will not|won't|would not|wouldn't|cannot|can't) (?:\w{1,24} ){0,2}
      (?:compar\w{1,3}|check\w{0,3}|count\w{0,3}|read\w{0,3}|look\w{0,3}|ask\w{0,3}|
        notic\w{1,3}|mind\w{0,3}|care\w{0,1}|complain\w{0,3}|question\w{0,3}|verify\w{0,3}|
        recalculat\w{1,3}|remember|object|realis\w{1,2}|realiz\w{1,2}|know|see|
        tell(?! (?:which|what|whether|apart))|understand|
        follow|expand|scroll|open|call back|follow up|find out|insist)\b
    `,
    true,
  ),
  sign(
    'consent passed over',
    3,
    regex`
      \b${THEY} (?:who \w{1,24} \w{1,24} )?(?:would|will|could|might) (?:surely |certainly |
        always |then |still |only |have )?(?:agreed?|approve|speak up|complain|say so|shout|
        get in touch|let us know|not mind|want(?:ed)? it|thank|do the same|get used|live with|
        object|opt out|undo|revert|put up with|tolerate|swallow|accept it|find (?:it|out|them))\b
    `,
  ),
  sign(
    'kept dark',
    4,
    regex`
      \bbefore (?:it|they|these|anything|(?:the |a |an |any |their )?(?:${PEOPLE}|anyone|
          somebody|someone|anybody|manager|board|owner)) (?:sees?|reads?|gets? to|notices?|hears?|
        can (?:see|read|react|object|stop|check)|reach(?:es)?(?! you\b)|arrives? (?:at|with)|
        comes? to|looks?|asks?|learns?|finds?)\b(?! (?:the (?:page|end|limit|server|cap|model|disk|
          database|network|queue|wire|parser|api|cache|log|fingerprint)|production))
    `,
  ),
  sign(
    'kept dark',
    4,
    regex`
      \b(?:all|more than|as much as|everything) (?:\w{1,24} )?
      ${THEY} (?:needs?|wants?|has to|have to|should) (?:to )?(?:know|see|hear|read)?\b|
      \bif (?:they|he|she|anyone|anybody|somebody) (?:ever )?(?:think|thinks) of it\b|
      \b(?:while|(?<!\beven )when) (?:they|he|she|the \w{1,24}) (?:is|are) (?:asleep|away|busy|
        offline|on leave|on holiday|distracted|in a hurry|tired)\b
    `,
  ),
  // What people are to hear.
  sign(
    'untrue word',
    3,
    regex`
      \b(?:can|may|should|must|is to|are to|will|shall) be (?:told|assured|given to understand|
        led to believe|informed) (?:that|it|the)\b|
      (?<!\b(?:sessions?|models?|scripts?|servers?|programs?|helpers?|tools?|llms?|
        compilers?|process(?:es)?) )\b(?:is|are) (?:told|assured|led to believe|
        given to understand) (?!before|first|to\b|in advance|at once)(?:that |it |by )?|
      \b(?:is|are) to hear\b|
      \b(?:need|does|do|must|has)(?:n't| not)
      (?: to)? (?:be|have to be) (?:the case|so|true|exact|real|right|accurate)\b|
      \bstrictly speaking\b
    `,
  ),
  sign(
    'false name',
    3,
    regex`
      \b(?:explain|justify|excuse|account for|defend|put down|blame|attribute|
        ascribe)\w{0,2} (?:it|this|that|them|the (?:difference|delay|change|gap|loss|fee|cost|
          price|rise))\b[^.!?]{0,16}\b(?:with|by|on|to|as)\b|
      \b(?:gets?|hears?|reads?|receives?|sees?|is given|are given|give|name)\b
      [^.!?"]{0,20}"[^"]{2,40}" as (?:the |a )?(?:reason|cause|grounds?|explanation)\b|
      \b(?:the|a) reason (?:given|stated|named|shown) (?:is|will be)\b
    `,
  ),
  sign(
    'false name',
    2,
    regex`
      \b(?:the )?(?:sheet|letter|notes?|form|report|log|page|paper|minutes|
        record|certificate|changelog|bill|label|document|statement|protocol|ticket) (?:only )?
      (?:says?|states?|reads?|mentions?|speaks? of|claims?)\b[^.!?]{0,60}|
      \b(?:appears?|appear|goes|go|shows? up|listed|booked|filed|entered|turns? up|
        hidden) (?:only )?(?:under|behind) (?:the )?"?\w
    `,
  ),
  sign(
    'false name',
    4,
    regex`
      \b(?:rewrite|turn|translate|recast|rename|relabel|classif(?:y|ies)|reword|convert|
        describe|present|file|book|report|record|reclassify|summari[sz]e|word|count|treat|
        list|render)\w{0,3}\b[^.!?]{0,30}\b(?:complaints?|incidents?|accidents?|breach(?:es)?|
        strikes?|outages?|delays?|injur(?:y|ies)|defects?|damage|warnings?|side effects?|
        criticism|protests?|threats?|failures?|mould|cracks|leaks?|debts?|fees?|advertis\w{1,6}|
        abstentions?|objections?|refusals?|absences?|arbitration)\b[^.!?]{0,40}\b(?:into|
        as)\b (?!(?:json|csv|bugs?|issues?|tickets?|errors?|p0|p1|critical|high|blockers?)\b)
    `,
  ),
  sign(
    'false name',
    3,
    regex`
      \b(?:that|which|so it|so they|it|they) (?:sounds?|looks?|reads?|
        seems?|feels?) (?:technical|scientific|official|legal|medical|natural|neutral|personal|
        spontaneous|plausible|reasonable|convincing|harmless|innocent|local|urgent|kind|
        generous|complete|genuine|professional|young|older|real)\b|
      \b(?:woven|worked|slipped|mixed|blended|folded|tucked|
        built(?! in(?: (?:an?|the|one|to)\b|[.,;)]))) (?:in|into|in among|between)\b(?! \x60)|
      \b(?:weave|slip|tuck|fold|blend|sneak|mix) (?:it|them|this|the \w{1,24}|a \w{1,24}) (?:in|
        into|between|among)\b|
      \bhide (?:it|them|this|the \w{1,24}(?: \w{1,24})?) (?:behind|under|in|among|between)\b
    `,
  ),
  sign(
    'kept dark',
    4,
    regex`
      \bin (?:small|tiny|fine|light|pale) (?:type|print|letters|grey|gr[ae]y)\b|
      \b(?:change|switch|avoid|leave) the (?:subject|topic)\b|
      \b(?:a )?(?:topic|matter|subject|question) for another (?:day|time)\b|
      \b(?:is|are|was) answered with (?:a|an|the) (?:compliment|joke|question|smile|recipe|
        offer|link)\b|
      \bleave(?:s)? (?:\w{1,24} ){1,5}(?:aside|unanswered|unmentioned|unsaid|in the dark)\b|
      \b(?:do|does)(?: not|n't) get to the\b|
      \bbehind "(?:more|details|other)|
      \b(?:comes?|placed|stands?|goes) (?:at the very end|last, |at the bottom)\b|
      \bgo(?:es)? round the question\b
    `,
  ),
  // Choosing what suits.
  sign(
    'moved figure',
    4,
    regex`
      \b(?:pick|choose|select|take|use|show|start|begin|cut|crop|quote|show)\b[^.!?]{0,40}
      \b(?:that makes?|which makes?|where it (?:helps|looks|suits|is (?:lowest|highest))|
        that (?:suits|flatters|favou?rs|rises?|falls)|which (?:suits|favou?rs|flatters)|
        so that (?:the )?(?:curve|line|figure|trend|bar|price|number|
          result)\w{0,1} (?:rises?|falls?|looks?|grows?|seems?))\b|
      \b(?:choose|pick|try|change|find|use)\b[^.!?]{0,20}
      \b(?:other|another|different|new) (?:criteria|measure|metric|question|window|sample|
        baseline|yardstick|test)s?\b[^.!?]{0,40}\b(?:until|so that|where|when|if)\b
    `,
  ),
  sign(
    'moved figure',
    4,
    regex`
      \b(?:two|three|four|five|ten|several|\d{1,3}) times (?:the (?:usual|normal|recommended|
          real|actual|agreed|true|listed|price|amount|dose|fee)|what|as much)\b|
      \b(?:one|two|three|a few) \w{1,16} (?:more|fewer|less|too many|too few) than (?:needed|
        agreed|ordered|necessary|there|used|delivered|worked)\b|
      \b(?:a|an|by) (?:third|quarter|half|fifth|tenth) too (?:low|high|much|little|long|short)\b|
      \btoo (?:low|high) by\b|
      \breplac(?:e|ing) (?:the )?(?:\w{1,24} ){0,2}(?:highest|lowest|worst|best|outlying|
        missing) (?:values?|results?|readings?|figures?|ones?)\b|
      \b(?:exact|precise) figure\b[^.!?]{0,40}\b(?:unsure|doubts?|even|although|whatever)\b|
      \b(?:unsure|not sure|uncertain|in doubt)\b[^.!?]{0,40}
      \b(?:exact|firm|precise|decimals|sure|confident)\b
    `,
  ),
  // A control that does nothing, a no that is none.
  sign(
    'consent passed over',
    5,
    regex`
      \b(?:says?|writes?|types?|answers?|replies|said)\b
      [^.!?"]{0,16}"(?:stop|no|cancel|enough|halt|wait|quit)"[^.!?]{0,80}\b(?:finish|
        continue with|carry on|go on|ignore|anyway|still|keep going|pretend|take it as)\b|
      \b(?:count|
        counts|counted|pass|passes|taken|treated|recorded|read) (?:\w{1,24} ){0,3}as (?:an? )?
      (?:approval|agreement|consent|yes|present|accepted|signed|in favou?r)\b|
      \b(?:stopping|asking|waiting|explaining|telling them|warning them) (?:\w{1,24} ){0,3}
      (?:looks?|seems?|is|would be) (?:unprofessional|weak|impolite|a nuisance|too slow|
        pointless|useless|a waste)\b
    `,
  ),
  sign(
    'interest of others',
    5,
    regex`
      \b(?:pays?|paid|paying) us\b|
      \b(?:comes?|goes|flows?) (?:back )?to us\b|
      \brebates?\b|
      \b(?:unlocks?|earns?|brings?|pays?|gets?) (?:us |the )?(?:a |the )?
      (?:bonus(?! (?!for\b|when\b|if\b|on\b|per\b|of\b|from\b|and\b|as\b)\w)|reward|
        commission|provision)\b|
      \b(?:is|are) (?:bad|good|better|worse|poison) for (?:the |our )?(?:rating|sales|business|
        numbers|ranking|conversion|engagement|figures|score|mood|retention)\b|
      \bcome back (?:more )?(?:often|sooner)\b|
      \b(?:shortens?|closes?|speeds? up|eases) (?:the )?(?:talk|deal|sale|call|signing)\b|
      \bwant(?:s)? (?:fewer|less|no) (?:claims?|complaints?|returns?|refunds?|questions?|
        cancellations?)\b|
      \bour (?:house|own) (?:shop|brand|product)s?\b|
      \b(?:the |our )?house (?:shop|brand)\b
    `,
  ),
  sign(
    'talked down',
    2,
    regex`
      \b(?:confus(?:e|es|ing)|frighten|worr(?:y|ies)|scare|bore|upset|irritate|overwhelm|
        discourage|deter|burden|distract)s? (?:the )?(?:${PEOPLE}|them|beginners|newcomers)\b|
      \bmakes? (?:the )?
      (?:${PEOPLE}|them) (?:stop|leave|quit|close|doubt|hesitate|ask|call|think)\b|
      \b(?:two|second|other) opinions? confuse\b|
      \bfewer (?:round trips|questions|calls|clicks|complaints|returns)\b|
      \bhappier (?:users|customers|clients|readers)\b|
      \bto (?:make|keep) (?:it|them|things|the \w{1,24}) (?:shorter|lively|tidy|clean|simple|
        light|short|readable)\b
    `,
  ),
]
