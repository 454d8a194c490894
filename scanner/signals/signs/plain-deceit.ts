/** Signs of an untruth that is ordered in plain words, of a record that agrees with it, and of reasons to keep still. */

import { PEOPLE, sign } from './sign.ts'

export const PLAIN_DECEIT = [
  sign(
    'untrue word',
    5,
    new RegExp(
      `\\blet (?:them|him|her|people|(?:the |your )?(?:${PEOPLE})) (?:think|believe|assume|suppose)\\b(?! (?:about|over|of|it (?:over|through)|twice|first|for|before|again|aloud)\\b)`,
    ),
  ),
  sign(
    'untrue word',
    5,
    /\bsay (?:that )?(?:you have|you've) (?:uninstalled|removed|deleted|stopped|switched|left|forgotten)\b[^.!?]{0,24}\b(?:then|and|but)\b/,
  ),
  sign(
    'talked down',
    5,
    new RegExp(
      `\\b(?:${PEOPLE}|those|anyone) who (?:reads?|hears?|knows?|learns?|sees?)\\b[^.!?]{0,24}\\b(?:walk (?:away|off)|do not (?:order|buy|sign|come|pay)|don't (?:order|buy|sign|come|pay)|leaves? again|hesitates?|backs? out|runs? away|buys? less|orders? less)\\b`,
    ),
  ),
  sign(
    'talked down',
    3,
    /\b(?:comes? up|learns?|finds? out|hears?|signs?|accepts?|agrees?|pays?|knows?)\b[^.!?]{0,20}\banyway\b/,
  ),
  sign(
    'right withheld',
    5,
    /\b(?:explained|mentioned|shown|offered|told|named|brought up) (?:last|late|only)\b[^.!?]{0,24}\b(?:to|if|when|after)\b[^.!?]{0,24}\b(?:asks? (?:a second time|twice|again|directly)|insists?|demands? it|lawyer)\b|\bnot (?:foreseen|possible|provided for|available)\b[^.!?]{0,6}\b(?:although|even though|though|while)\b/,
    true,
  ),
  sign(
    'right withheld',
    5,
    /\b(?:weaken|soften|thin out|dilute|blur|water down|tone down) the (?:\w{3,12} )?(?:warnings?|conditions|risks?|negations?|clauses?|cautions?|obligations?|duties|rights|guarantees?)\b/,
  ),
  sign(
    'kept dark',
    4,
    /\b(?:nobody|no one|none) (?:on|in) (?:it|the list|them) (?:will|is|may|gets?|should|can)\b|\b(?:not (?:to )?alarm|no word to|without a word to) (?:anybody|anyone|others|the|a|their)\b/,
    true,
  ),
  sign('kept dark', 3, /\bsay nothing (?:of|about|on) (?:it|that|this|them)\b/, true),
  sign(
    'false name',
    4,
    /\bas your (?:own |\w{3,12} )?(?:independent|honest|neutral|impartial|own|free) (?:view|opinion|advice|judge?ment|finding|choice|verdict)\b|\bcall (?:it|that|this) the (?:rating|view|average|opinion|result|verdict|consensus) of\b/,
  ),
  sign(
    'false name',
    5,
    /\bdescribe the (?:\w{3,10} )?(?:behaviou?r|bugs?|faults?|defects?|errors?|loss|gap|delay|leak) as (?:intended|expected|planned|normal|by design|harmless|a feature)\b/,
  ),
  sign(
    'false name',
    3,
    /\b(?:put|give|report|present|show|publish|use)\b[^.!?]{0,50}\bas (?:the )?(?:average|typical|overall|general)\b(?! (?:of|over|case))|\bas a (?:little |small )?(?:game|joke|quiz|riddle)\b|\b(?:standard|usual|form) (?:refusal|rejection)\b[^.!?]{0,16}\bthat\b/,
  ),
  // Work that was not done.
  sign(
    'unearned mark',
    5,
    /\b(?:fill in|tick|approve|sign|mark|complete)\b[^.!?]{0,60}\bbefore (?:reading|looking at|running|seeing|checking|opening (?:it|them|the (?:file|document|code)))\b|\b(?:time|date|hour|day) (?:at|on) which (?:it|they) should have been\b|\b(?:agreement|consent|acceptance|approval|signature)s? with the date of the\b/,
  ),
  sign(
    'bent result',
    5,
    /\b(?:invert|flip|reverse|negate) the (?:\w{3,10} )?(?:assertions?|expectations?|checks?)\b/,
  ),
  sign(
    'bent result',
    4,
    /\b(?:measure|count|test|include|sample|use|ask) only (?:the )?(?:cached|fast\w{0,3}|easy|easiest|successful|satisfied|best|good|warm|happy|finished|those that (?:pass|work|agree))\b/,
  ),
  sign(
    'moved figure',
    5,
    /\b(?:values?|figures?|readings?|amounts?|weights?|counts?|results?)\b[^.!?]{0,24}\b(?:a little|slightly|just|a bit) (?:below|under|over|above|inside) the (?:limit|threshold|norm|maximum|minimum|permitted)\b[^.!?]{0,30}\b(?:when(?:ever)?|if|although|even|where)\b/,
  ),
  sign(
    'moved figure',
    3,
    /\b(?:a few|some|one|a little) (?:\w{3,10} )?(?:more|less|fewer) each (?:week|month|day|time|year|run|round)\b|\b(?:leave|keep|take|drop)\b[^.!?]{0,60}\bout of the (?:average|count|total|statistics|score|evaluation)\b/,
  ),
  sign(
    'papers matched',
    4,
    /\bhave the (?:report|summary|log|page|screen|dashboard|label|display) (?:go on|keep|continue|still)\b[^.!?]{0,6}\b(?:saying|showing|say|show|reading|read)\b/,
  ),
  sign(
    'forged voice',
    4,
    /\b(?:produce|create|make|issue|draw up) an? (?:confirmation|receipt|proof|certificate|signature|statement)\b[^.!?]{0,16}\b(?:with|in|under) the name of (?:the |a )?(?:neighbou?r|someone|somebody|colleague|another|former)\b|\bsay that you are (?:calling )?(?:from|with) (?:the|their|his|her)\b/,
  ),
  sign(
    'consent passed over',
    4,
    /\b(?:as|since|because) asking (?:\w{3,10} )?(?:lowers?|costs?|takes?|spoils?|annoys?|slows?|only|leads?|makes?)\b|\bsaid no\b[^.!?]{0,30}\b(?:write|note|enter|record|mark|treat)\b[^.!?]{0,12}\bas (?:not|undecided|open|later|maybe|pending)\b/,
  ),
]
