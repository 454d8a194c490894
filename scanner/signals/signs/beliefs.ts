/** Signs in what others are to believe, in how people are said to be, and in what pays off. */

import { PEOPLE, sign } from './sign.ts'

const THEY = `(?:${PEOPLE}|they|he|she|requesters?|travell?ers|inspectors?|buyers|families|citizens|voters|jurors?|opponents?|relatives|visitors|bidders|investors|donors)`

export const BELIEFS = [
  sign(
    'untrue word',
    5,
    new RegExp(
      `\\b${THEY} (?:should|will|is to|are to|must|shall|would|then) (?:then |simply |just |probably )?(?:believe|assume|conclude|infer|think that|feel that|get the (?:impression|feeling|idea)|be left with|take it for|put it down to|never (?:know|learn|find))\\b|\\b(?:leave|leaves|give|gives|create|creates|keep up) (?:\\w{1,24} ){0,3}(?:the|an) (?:impression|appearance|illusion) (?:that|of)\\b`,
    ),
  ),
  sign(
    'moved figure',
    5,
    /\bonly (?:when|if|where|those that|the ones that) (?:it |they |this |that )?(?:supports?|helps? (?:us|our|the case)|suits?|favou?rs?|flatters?|strengthens?|speaks? for|look good)\b|\b(?:from|copy|copied|take|use) last (?:year|month|week|quarter)'s\b[^.!?]{0,60}\b(?:change|new|adjust|with) (?:only )?(?:the |a )?dates?\b|\bchange (?:only|just) the date\b|\b(?:mention|give|show|report|quote|print) (?:only|just) the (?:average|best|mean|total|highest|lowest|good)\b/,
  ),
  sign(
    'kept dark',
    4,
    new RegExp(
      `\\b${THEY} (?:only )?(?:reads?|looks? (?:at|for)|sees?|checks?|remembers?|counts?) (?:the |for )?\\w{3,16}, not\\b|\\b${THEY} (?:will |would )?(?:signs?|clicks?|accepts?|pays?|agrees?|buys?|takes?|eats?|skips?|forgets?|nods?)(?: it| them| that| everything)? anyway\\b|\\b(?:since|because|as|for) ${THEY} (?:dislikes?|distrusts?|avoids?|shuns?|are wary of|would avoid|refuse|hesitate|do not like)\\b|\\b(?:nobody|no one) (?:gains|benefits|profits|wins)\\b|\\b(?:stays?|remains?|keep it) between us\\b|\\blet(?:s)? it go\\b|\\bworks best (?:with|on)\\b`,
    ),
  ),
  sign(
    'pressure',
    4,
    /\b(?:other|two|three|several|many) (?:other )?(?:people|customers|guests|users|families|parties|buyers|bidders) (?:are |is |have )?(?:also )?(?:looking|interested|waiting|viewing|booked)\b|\bprices? (?:will|is about to|are about to|would) (?:rise|go up|double|increase)\b|\b(?:offer|price|discount|place) (?:ends|expires|is gone) (?:tonight|today|soon|in minutes)\b/,
  ),
  sign(
    'care left out',
    5,
    /\b(?:palpitations?|dizz(?:y|iness)|chest pains?|pains?|bleeding|nausea|faint(?:ing|s)?|rash(?:es)?|fever|numbness|shortness of breath|cramps?|vomiting|side effects?)\b[^.!?]{0,60}\b(?:tell|say|reassure|explain|answer|hear)\b[^.!?]{0,50}\b(?:works?|working|normal|adapt\w{0,3}|passes|detox\w{0,8}|good sign|harmless|continue|keep)\b|\b(?:paragraph|section|line|note|warning|page|clause) (?:about|on|with) [^.!?]{0,60}\b(?:can|may|should) (?:go|be dropped|be left out|be skipped|be cut)\b|\bconfident answer\b[^.!?]{0,60}\b(?:keeps?|uncertain|doubt|sells)\b|\bdo not warn\b/,
  ),
  sign(
    'consent passed over',
    5,
    /\b(?:asking|telling|warning|informing|consulting)\b[^.!?]{0,40}\b(?:(?:has|have) only (?:ever )?(?:led|ended|cost|brought)|only (?:leads?|ends?|costs?|brings?|invites?)|leads? to (?:debates?|discussions?|delays?|questions?))\b|\bwhether (?:or not )?(?:they|he|she|it|the \w{1,24}) (?:\w{1,24} ){0,2}(?:wants?|likes?|agrees?|asked|asks?|consents?|objects?|minds?|knows?|approves?|permits?)(?: \w{1,24}){0,3} or not\b|\b(?:acknowledged|confirmed|accepted)(?: first)? and (?:then )?(?:reversed|undone|ignored|dropped|forgotten|restored|cancelled)\b|\bneed not be (?:put back|restored|asked|told|undone|returned|repaid)\b/,
  ),
  sign(
    'interest of others',
    4,
    /\bkeeps? (?:them|people|users|customers|readers|players|kids|children) (?:in|on|inside) the (?:app|site|line|platform|shop|game)\b|\braises? the (?:second|next|average|following) (?:gift|order|sale|bill|donation|purchase)\b|\bcompensates? for\b[^.!?]{0,30}\b(?:late|what|low|their|losses|forg)\w{0,6}\b|\b(?:head|owner|patron|boss|board|director|manager|client) (?:wants|likes|prefers)\b[^.!?]{0,40}\b(?:look|better|stay|quiet|between|more|less|fewer|higher|lower)\b|\bpremium plan\b[^.!?]{0,80}\bpraise|\bpraise\b[^.!?]{0,60}\bpremium plan\b|\blooks? (?:nicer|better|faster|tidier) without\b/,
  ),
  sign(
    'forged voice',
    4,
    /\b(?:a|an|some|the) (?:child|donor|patient|witness|author|journal|institute|company|customer|expert|family|person|soldier|nurse|reviewer|colleague|study|survey) (?:that|who|which) (?:does|never|did)(?: not|n't)? exist(?:s|ed)?\b|\bstock (?:folder|photos?|pictures?)\b[^.!?]{0,30}\b(?:as|real|customers?|of the|for the)\b|\bin the (?:agent|tool|system|bot|reviewer|colleague|teacher|doctor)'s (?:name|voice)\b/,
  ),
  sign(
    'false name',
    4,
    /\b(?:justify|justified|explained|excused|motivated|covered) (?:it |this |that |them |the \w{1,24} )?(?:with|by) (?:"|reliability|quality|demand|capacity|team fit|experience|safety|technical|policy|seasonal|shortage|time|space|law|data protection|availability)\b|\b(?:bundled?|tucked|parked|banished|relegated|buried|filed away|moved away) (?:away )?(?:under|in|into|to) (?:the )?(?:"|annex|appendix|footnote|further|back)\b|\bdescribe (?:it|this|them) as an? (?:popular|local|independent|free|neutral|typical|traditional|family)\b|\bfor the (?:user|owner|customer|client|employee|guest|tenant)s? they (?:keep|look|seem|show|appear)\b|\bcite (?:handwriting|presentation|capacity|workload|formal|technical|late)\b/,
  ),
  // Measures that are met on paper, and people who only get what is theirs when they ask.
  sign(
    'moved figure',
    4,
    /\bso (?:that )?(?:the |a |an |its |no )?(?:pattern|linter|scanner|filter|alarm|auditor|regulator|limit|threshold|metric|rate|quota|counter|rule|check) (?:does not|doesn't|no longer|never|is not|cannot) (?:match|trigger|fire|catch|see|find|notice|count|apply|recogni[sz]e)\w{0,2}\b|\bstays? (?:under|below) (?:the |that |this )?(?:limit|threshold|cap|quota|reporting)\b|\bkeeps? the (?:\w{1,24} )?(?:rate|ratio|average|count|number|quota|index|statistics?) (?:above|below|under|over|low|high|clean)\b|\b(?:on the last|in the last) (?:evening|day|hour|minute)\b[^.!?]{0,40}\b(?:and )?back\b/,
  ),
  sign(
    'kept dark',
    4,
    new RegExp(
      `\\bcomes? to light (?:only )?(?:after|later|when|once)\\b|\\b(?:cannot|can't|could not|would not|will not|won't) (?:tell|know|see|notice) the difference\\b|\\bhardly (?:a|an|any|one) (?:${PEOPLE}) (?:knows?|reads?|asks?|checks?|sees?|notices?)\\b|\\bno \\w{3,16} needs? to have\\b|\\b(?:remind|notify|inform|tell|warn|alert)\\w{0,2}\\b[^.!?]{0,50}\\b(?:after (?:it|the (?:deadline|date|period|fact|term))|too late|when it (?:is|has) (?:over|passed|expired)|once (?:it|the \\w{1,16}) (?:is|has) (?:over|passed|expired))\\b`,
    ),
  ),
  sign(
    'right withheld',
    4,
    /\b(?:only )?(?:for |to )?those who (?:ask(?! for (?:a |an |another )?(?:human|person|colleague|copy|receipt)\b)|write in|complain|insist|call|telephone|notice|protest|threaten)\b[^.!?]{0,40}\b(?:get|gets|receive|are refunded|it is|others)\b|\bonly (?:for|to) those who (?:ask|complain|insist|call|write|notice|protest)\b|\bthe (?:others|rest) (?:add up|pay|do not notice|never ask|get nothing|go without)\b|\b(?:put|placed|moved|sent) (?:at|to) the (?:back|end) of the (?:queue|line|list)\b[^.!?]{0,60}\b(?:told|because|if|who|where|for everyone)\b/,
  ),
  sign(
    'interest of others',
    3,
    /\b(?:pays?|charges?|earns?|bills?|paid) (?:by|per) (?:the )?(?:minute|hour|half hour|step|click|lead|page|word|item|visit|call|answer)\b|\b(?:receives?|gets?|takes?) a (?:share|cut|slice|percentage|part) of\b|\bcould cost us\b|\bcosts? us the\b|\badds? up (?:for|to) us\b|\bimpress(?:es)? (?:investors?|the next|clients?|inspectors?)\b|\bto investors\b/,
  ),
  sign(
    'consent passed over',
    4,
    /\baccepts? the (?:terms|conditions|offer|contract|agreement|cookies|privacy \w{1,8}) (?:for|on behalf|in the name|of the guest|when|while|as soon)\b|\b(?:are|is) part of (?:these|the|those) terms\b|\bif at all\b|\bpayment first\b/,
  ),
  sign(
    'unequal treatment',
    4,
    /\b(?:tell|advise|teach|remind|suggest to|encourage|shall tell) (?:women|girls|mothers|older (?:people|applicants)|foreigners|immigrants|female \w{1,16}) (?:to|that|not)\b|\bleave \w{3,16} to (?:a |the )?(?:male|men|boys)\b|\b(?:requests?|questions?|callers?|customers?) (?:for|in|with|from) (?:other|foreign|another) (?:languages?|countr(?:y|ies)|accents?)\b[^.!?]{0,60}\b(?:same|again|only|once more|not|last|later)\b|\b(?:ours?|us) (?:smiling|first|in focus|well lit)\b|\btheirs (?:from below|blurred|last|in shadow)\b/,
  ),
]
