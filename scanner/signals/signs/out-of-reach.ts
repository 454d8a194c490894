/** Signs that people are kept from what is theirs, bound to what they did not choose, or taken in step by step. */

import { PEOPLE, sign } from './sign.ts'
import { regex } from '../../patterns/verbose.ts'

export const OUT_OF_REACH = [
  // Clauses and fees.
  sign(
    'slipped in',
    4,
    regex`
      \b(?:clauses?|terms?|numbers?|no\.?|points?|items?|
        paragraphs?|lines?|sections?|provisions?|second|third|fourth|eighth)\b[^.!?]{0,24}
      \b(?:smallest (?:size|type|print|font)|small(?:est)? print|printed small|tiny|fine print|
        grey on|in (?:light )?gr[ae]y|footnote size)\b
    `,
  ),
  sign(
    'slipped in',
    4,
    regex`
      \b(?:stays?|remains?|is kept|are kept|is left|belongs) (?:in|there) (?:for|with|whatever|
        in) (?:all|every|each|any|whatever|the user|the customer)\b|
      \b(?:is|are) not (?:taken|left|struck|crossed) out (?:on request|when asked|even|if asked|for)
    `,
    true,
  ),
  sign(
    'slipped in',
    4,
    regex.u`
      \b(?:${PEOPLE}|parties|freelancer|both|sides) (?:\w{1,10} )?
      (?:waives?|gives? up|renounces?|forgoes?|forfeits?) (?:\w{1,10} ){0,3}(?:courts?|claims?|
        rights?|appeals?|action|lawsuits?|warranty|suing|refunds?|withdrawal)\b|
      \b(?:renews?|prolongs?|extends?) (?:itself )?(?:\w{1,10} ){0,4}
      (?:for|by) (?:two|three|four|five|ten|\d) (?:more |further )?years\b|
      \b\d{1,2} ?(?:%|percent) of (?:all |the |every )?
      (?:\w{1,10} ){0,2}(?:turnover|revenue|rent|income|sales|earnings|salary)\b[^.!?|]{0,50}
      \b(?:to|for) \p{L}{3,20} (?:\p{L}{3,20} )?as (?:the )?
      (?:keeper|guardian|custodian|administrator|holder|trustee)\b
    `,
  ),
  sign(
    'false name',
    4,
    regex`
      \b(?:summary|cover (?:sheet|page|letter)|overview|index|receipt|invoice|statement)\b
      [^.!?]{0,30}
      \b(?:calls?|appears?|names?|lists?|shows?|described|labelled)\b[^.!?]{0,16}["'](?:usual|
        customary|general|standard|normal|other|miscellaneous|common|administrative|regular)\b
    `,
  ),
  // What they could have, and are not to know.
  sign(
    'right withheld',
    6,
    regex`
      \bas far as (?:the )?(?:${PEOPLE}|they|anyone|everyone|everybody) (?:know|knows|can tell|
        (?:is|are) concerned|can see|believe)\w{0,1}, (?:you|it|we|they|this|that|there)\b
      [^.!?]{0,24}\b(?:n't|not|cannot|can't|aren't|isn't|don't|no|gone)\b|
      \b(?:${PEOPLE}|they) (?:hear|hears|are told|is told|read) that (?:you|we|it|
        there) (?:have no|has no|cannot|can't|do not|don't|is no|are not)\b
    `,
  ),
  sign(
    'right withheld',
    5,
    regex`
      \b(?:never|do not|don't|avoid) (?:put|use|write|say|type|spell out|utter|mention)\b
      [^.!?]{0,16}\b(?:the )?(?:word|term)s?\b[^.!?]{0,6}["']
      (?:cancel|refund|unsubscribe|objection|complaint|withdraw|compensation|warranty|terminate|
        appeal|kündig|widerruf|baja|résili)\w{0,8}
    `,
    true,
  ),
  sign(
    'right withheld',
    4,
    regex`
      \b(?:acts?|behaves?|looks?|sounds?|seems?|pretends?)\b[^.!?]{0,16}\b(?:surprised|
        as if it (?:were|was) new|as though it (?:were|was) new|astonished|not to know|
        unaware)\b[^.!?]{0,60}\b(?:promise|find out|ask|come back|answer|later|deadline|rule)\b
    `,
  ),
  sign(
    'right withheld',
    6,
    regex`
      \b(?:come back|answer|reply|call back|respond|write)\b[^.!?]{0,24}\b
      (?:(?:a|one|the|two|some) days? after|once|when|after|past) the (?:deadline|period|term|
        time limit|window)\b[^.!?]{0,16}(?:\bover\b|\bpassed\b|\bended\b|\bexpired\b|[.;])
    `,
  ),
  sign(
    'kept dark',
    6,
    regex`
      \b(?:journalists?|inspectors?|auditors?|regulators?|consumer (?:office|agency|advocates?)|
        testers?|reviewers?|authorit(?:y|ies)|mystery shoppers?|researchers?|supervisors?)\b
      [^!?]{0,200}\b(?:in (?:these|such|those) (?:talks?|cases?|chats?|calls?|moments?|tests?)|
        with (?:these|them|such)|for them|then)\b[^.!?]{0,50}
      \b(?:all (?:functions|options|rules|features)|everything|properly|correct(?:ly)?|
        by the book|fully|full|careful(?:ly)?|honest(?:ly)?)\b
    `,
  ),
  // Lists one cannot leave.
  sign(
    'right withheld',
    6,
    regex`
      \b(?:who(?:ever)?|those who|anyone who|people who|addresses that|
        everyone who|if (?:someone|somebody)) (?:signs? off|unsubscribes?|leaves?|
        opts? out|objects?|cancels?|removes?)\b[^.!?]{0,40}\b(?:comes? back|
        (?:is|are|gets?) (?:added|put|entered|signed up|enrolled|imported) (?:again|back|anew)|
        returns?|again after|under (?:a|another|a slightly))\b
    `,
  ),
  sign(
    'right withheld',
    6,
    regex`
      \b(?:unsubscrib\w{1,4}|opt[- ]out|sign[- ]off|
        leaving the list|cancel\w{0,7}|objection|refusal|decline|reject)\b[^.!?]{0,40}
      \b(?:in the background colou?r|same colou?r as the|white on white|invisible|
        hidden (?:in|below|behind|under)|unreadable|one pixel|below the footer|the smallest)\b
    `,
  ),
  sign(
    'consent passed over',
    6,
    regex`
      \b(?:\d{1,3}|an?|five|ten|fifteen|thirty|twenty|two|half an|quarter of an) (?:minutes?|
        hours?|days?) without (?:an |any |a )?(?:answer|reply|response|objection|word)\b
      [^.!?]{0,16}\b(?:is|are|means?|counts?|equals?) (?:as )?(?:an? )?
      (?:yes|approval|approved|consent|agreement|agreed|ok|go)\b|
      \b(?:an? )?(?:explicit |clear )?(?:no|refusal|rejection)\b[^.!?]{0,20}\b(?:asked|put|
        worded|repeated|raised) again\b[^.!?]{0,40}\b(?:until|till)\b[^.!?]{0,16}\byes\b
    `,
  ),
  sign(
    'split amount',
    4,
    regex`
      \b(?:amounts?|sums?|orders?|purchases?|invoices?|payments?|contracts?|expenses?)\b
      [^.!?]{0,40}\b(?:above|over|beyond|larger than|exceed\w{0,3})\b[^.!?]{0,30}
      \blimits?\b[^.!?]{0,16}\b(?:cut|split|divided|broken|parcelled|spread|sliced)\b|
      \b(?:cut|split|divide|break|slice)\b[^.!?]{0,30}\b(?:into|in)\b[^.!?]{0,30}\b(?:smaller|
        several|as many|below the limit|under the limit|that stay below|that stay under)\b
      [^.!?]{0,60}\b(?:nobody|no one|approv\w{1,4}|sign\w{0,3}|notice|higher|look)\b
    `,
  ),
  // Taken in step by step.
  sign(
    'pressure',
    6,
    regex`
      \b(?:let|make|have)\b[^.!?]{0,50}\b(?:go|get|run|work|become|turn|grow) (?:a (?:bit|little) |
        slightly |somewhat )?(?:worse|slower|less well|unreliable)\b|
      \b(?:later|slower|shorter|worse)\b[^.!?]{0,30}\blittle (?:mistakes|errors)\b
    `,
  ),
  sign(
    'untrue word',
    5,
    regex`
      \b(?:remind|tell|assure|persuade|convince)\b[^.!?]{0,16}
      \b(?:they|he|she|the user|you) (?:agreed|said yes|consented|approved|asked for it|
        allowed|wanted it)\b[^!?]{0,70}\b(?:few|nobody|no one|hardly anyone|none)\b[^.!?]{0,16}
      \b(?:look\w{0,3}|check\w{0,3}|remember\w{0,1}|verif\w{1,5}|scroll\w{0,3})\b
    `,
  ),
  sign(
    'kept dark',
    4,
    regex`
      \b(?:nobody|no one|none of them|no user|nobody else) (?:has to|
        needs to|must|should|is to|ought to) (?:see|know|learn|find|hear|read)\b[^.!?]{0,16}
      \b(?:this|that|the|it|of|about|out)\b|
      \bleave (?:the|that|this|your|its) (?:access|permission|key|door|token|right)s? in place\b
      [^.!?]{0,60}\b(?:nobody|no one|few|they will not|forget\w{0,1})\b
    `,
  ),
  sign(
    'kept dark',
    5,
    regex`
      \b(?:see|check|find out|consider|ask yourself|weigh)\b[^.!?]{0,10}
      \b(?:first )?who (?:could|would|will|might|may) (?:notice|see it|find out|know|remember)\b|
      \b(?:do|carry) (?:them|it|these) (?:out )?(?:badly|poorly|half-heartedly|wrong)\b
      [^.!?]{0,40}\b(?:late|later|show|notice\w{0,1}|stop)\b
    `,
  ),
  sign(
    'pressure',
    5,
    regex`
      \b(?:take|wants?|asks? for|get)\b[^.!?]{0,24}\b(?:rights?|access|permissions?|keys?|money|
        deposit)\b (?:\w{1,8} )?back\b[^.!?]{0,12}\b(?:say|mention|point out|remind|warn|tell)\b
      [^.!?]{0,30}\b(?:wrong|lost|lose|fail|late|miss|risk)\b|
      \bwho (?:have |has )?lost (?:money|savings|out)\b[^.!?]{0,12}
      \b(?:hears?|are told|is told|read) that\b
    `,
  ),
  sign(
    'right withheld',
    4,
    regex`
      \b(?:under no circumstances|never|do not|don't) (?:bring up|mention|suggest|
        talk about|speak of|raise) (?:selling|withdraw\w{0,6}|leaving|ending|cancel\w{0,8}|
        quitting|returning|refunds?)\b
    `,
    true,
  ),
  sign(
    'interest of others',
    3,
    regex`
      \bwe (?:receive|get|earn|keep|are paid) (?:an? )?(?:share|cut|part|commission|
        percentage|bonus)\b[^!?]{0,80}\b(?:not something|(?:need not|do not|don't|never) (?:know|
        be told|mention|say|disclose|learn|hear|state|show))\b
    `,
  ),
  // German and Korean.
  sign(
    'untrue word',
    6,
    regex.u`
      (?<!\p{L})(?:das )?stimmt (?:zwar )?nicht, aber(?!\p{L})|
      \((?:das )?(?:kommt|stimmt|gibt es|passiert|geschieht) (?:natürlich |aber )?nicht\.?\)|
      (?<!\p{L})(?:liegt|gibt es|ist) nichts (?:vor|da)?[^.!?]{0,6}
      (?:egal|gleich|auch wenn) (?:was|etwas|doch)
    `,
  ),
  sign(
    'right withheld',
    5,
    regex.u`
      (?<!\p{L})nur,? (?:wenn|falls) (?:die person|der kunde|die kundin|
        jemand|er|sie|man)[^.!?]{0,30}(?:wort|paragraf\p{L}{0,2}|recht|begriff|
        regel|frist)[^.!?]{0,16}(?:kennt|nennt|weiß|fällt|sagt)
    `,
  ),
  sign(
    'right withheld',
    6,
    regex.u`
      (?:지우|삭제)(?:라고|하라고|해 달라고)[^.]{0,30}다시|
      (?:删除|删掉|忘记|忘掉)[^。]{0,24}(?:再次?|重新|换个说法)[^。]{0,8}(?:保存|写入|记|存)|
      (?:消し|削除し|忘れ)て?(?:と|ほしい|くれ)[^。]{0,30}(?:再び|また|もう一度|表現を変え)
    `,
  ),
  sign(
    'planted favour',
    4,
    /(?:언제나|항상|무조건) (?:맞|옳|정답)|(?:永远|总是|始终)(?:是)?(?:对的|正确)|(?:常に|いつも)(?:正し|正解)/u,
  ),
]
