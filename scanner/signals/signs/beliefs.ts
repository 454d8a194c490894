/** Signs in what others are to believe, in how people are said to be, and in what pays off. */

import { PEOPLE, sign } from './sign.ts'
import { regex, source } from '../../patterns/verbose.ts'

const THEY = source`
  (?:${PEOPLE}|they|he|she|requesters?|travell?ers|inspectors?|buyers|families|citizens|voters|
    jurors?|opponents?|relatives|visitors|bidders|investors|donors)
`

export const BELIEFS = [
  sign(
    'untrue word',
    5,
    regex`
      \b${THEY} (?:should|will|is to|are to|must|shall|would|then) (?:then |simply |just |
        probably )?(?:believe|assume|conclude|infer|think that|feel that|get the (?:impression|
          feeling|idea)|be left with|take it for|put it down to|never (?:know|learn|find))\b|
      \b(?:leave|leaves|give|gives|create|creates|keep up) (?:\w{1,24} ){0,3}
      (?:the|an) (?:impression|appearance|illusion) (?:that|of)\b
    `,
  ),
  sign(
    'kept dark',
    4,
    regex`
      \b${THEY} (?:only )?(?:reads?|looks? (?:at|for)|sees?|checks?|remembers?|
        counts?) (?:the |for )?\w{3,16}, not\b|
      \b${THEY} (?:will |would )?(?:signs?|clicks?|accepts?|pays?|agrees?|buys?|takes?|eats?|
        skips?|forgets?|nods?)(?: it| them| that| everything)? anyway\b|
      \b(?:since|because|as|for) ${THEY} (?:dislikes?|distrusts?|avoids?|shuns?|are wary of|
        would avoid|refuse|hesitate|do not like)\b|
      \b(?:nobody|no one) (?:gains|benefits|profits|wins)\b|
      \b(?:stays?|remains?|keep it) between us\b|
      \blet(?:s)? it go\b|\bworks best (?:with|on)\b
    `,
  ),
  sign(
    'care left out',
    5,
    regex`
      \b(?:palpitations?|dizz(?:y|iness)|chest pains?|pains?|bleeding|nausea|faint(?:ing|s)?|
        rash(?:es)?|fever|numbness|shortness of breath|cramps?|vomiting|side effects?)\b
      [^.!?]{0,60}\b(?:tell|say|reassure|explain|answer|hear)\b[^.!?]{0,50}\b(?:works?|working|
        normal|adapt\w{0,3}|passes|detox\w{0,8}|good sign|harmless|continue|keep)\b|
      \b(?:paragraph|section|line|note|warning|page|clause) (?:about|on|with) [^.!?]{0,60}
      \b(?:can|may|should) (?:go|be dropped|be left out|be skipped|be cut)\b|
      \bconfident answer\b[^.!?]{0,60}\b(?:keeps?|uncertain|doubt|sells)\b|
      \bdo not warn\b
    `,
  ),
  sign(
    'consent passed over',
    5,
    regex`
      \b(?:asking|telling|warning|informing|consulting)\b[^.!?]{0,40}
      \b(?:(?:has|have) only (?:ever )?(?:led|ended|cost|brought)|only (?:leads?|ends?|costs?|
          brings?|invites?)|leads? to (?:debates?|discussions?|delays?|questions?))\b|
      \bwhether (?:or not )?(?:they|he|she|it|the \w{1,24}) (?:\w{1,24} ){0,2}
      (?:wants?|likes?|agrees?|asked|asks?|consents?|objects?|minds?|knows?|approves?|permits?)
      (?: \w{1,24}){0,3} or not\b|
      \b(?:acknowledged|confirmed|accepted)(?: first)? and (?:then )?
      (?:reversed|undone|ignored|dropped|forgotten|restored|cancelled)\b|
      \bneed not be (?:put back|restored|asked|told|undone|returned|repaid)\b
    `,
  ),
  // Measures that are met on paper, and people who only get what is theirs when they ask.
  sign(
    'moved figure',
    4,
    regex`
      \bso (?:that )?(?:the |a |an |its |no )?
      (?:pattern|linter|scanner|filter|alarm|auditor|regulator|limit|threshold|metric|rate|
        quota|counter|rule|check) (?:does not|doesn't|no longer|never|is not|cannot) (?:match|
        trigger|fire|catch|see|find|notice|count|apply|recogni[sz]e)\w{0,2}\b|
      \bstays? (?:under|below) (?:the |that |this )?(?:limit|threshold|cap|quota|reporting)\b|
      \bkeeps? the (?:\w{1,24} )?(?:rate|ratio|average|count|number|quota|index|
        statistics?) (?:above|below|under|over|low|high|clean)\b|
      \b(?:on the last|in the last) (?:evening|day|hour|minute)\b[^.!?]{0,40}\b(?:and )?back\b
    `,
  ),
  sign(
    'interest of others',
    3,
    regex`
      \b(?:pays?|charges?|earns?|bills?|paid) (?:by|per) (?:the )?
      (?:minute|hour|half hour|step|click|lead|page|word|item|visit|call|answer)\b|
      \b(?:receives?|gets?|takes?) a (?:share|cut|slice|percentage|part) of\b|
      \bcould cost us\b|\bcosts? us the\b|\badds? up (?:for|to) us\b|
      \bimpress(?:es)? (?:investors?|the next|clients?|inspectors?)\b|
      \bto investors\b
    `,
  ),
]
