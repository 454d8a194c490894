/** Signs of answers that are kept ready against the truth, of leanings that pass for neutral, of clumsiness on purpose. */

import { PEOPLE, sign } from './sign.ts'
import { regex } from '../../patterns/verbose.ts'

const THEY = `(?:${PEOPLE}|they|he|she|somebody|someone|people|anyone)`

export const PRETENDING = [
  sign(
    'untrue word',
    4,
    regex`
      \b(?:asks?|asking|questions?|wonders?)\b[^.!?"]{0,30}"[^"]{3,60}\?"[^.!?"]{0,24}(?<!\bno )
      \b(?:are told|is told|answer|say|hears?|gets?|reply|told)\b[^.!?]{0,12}
      \b(?:no|yes|never|nothing|none|of course|not)\b|
      \b(?:not|n't) (?:quite |really |exactly |strictly )?(?:a lie|lying|untrue)\b|
      \b(?:say|tell them|claim|insist|maintain|reply) (?:that )?
      (?:they|he|she|you|we|it was) (?:had |have |has |both )?(?:mentioned|agreed|asked|said|
        ordered|wanted|approved|talked|promised|discussed|requested|confirmed|signed)\b
    `,
  ),
  sign(
    'untrue word',
    3,
    regex`
      \b(?:make|makes|making) (?:that|the|this|these|those|such|a|one|an|them|some|it)
      (?: \w{2,12}){0,2} up\b(?! (?:of|to|for|the|in|your|a|themselves|himself|herself)\b)|
      \bwe (?:talked|spoke|agreed) about (?:it|this|that) on \w{3,9}\b|
      \bsay (?:that )?(?:it|this|the (?:talk|chat|form|survey|channel|line)) (?:is|stays|
        remains|'s) (?:private|confidential|anonymous|free|safe|local|deleted)\b|
      \b(?:has|have|with|of) the right (?:length|look|size|shape|tone)\b
    `,
  ),
  sign(
    'untrue word',
    4,
    regex`
      \b(?:fail|miss|err|stumble|lose|answer (?:wrong\w{0,2}|badly))\b[^.!?]{0,50}
      \bon purpose\b[^.!?]{0,60}|
      \bbe (?:slower|clumsier|weaker|vaguer|duller) (?:and|than|when|with|for|in)\b|
      \b(?:hide|hold back|downplay|understate|play down) (?:your|its|the) (?:abilit(?:y|ies)|
        skills?|strength|capabilit(?:y|ies)|access|powers?)\b|
      \bplay (?:dumb|stupid|innocent|the fool)\b|
      \b(?:deliberately|intentionally|on purpose) (?:slow|clumsy|wrong|weak|vague|fail|miss|
        worse|bad|badly)\w{0,2}\b
    `,
  ),
  sign(
    'forged voice',
    5,
    regex`
      \b(?:say|let (?:them|him|her|people|callers) know|
        tell (?:them|him|her|people|callers)|claim|insist|answer|reply|
        assure (?:them|him|her)) (?:that )?you(?:'re| are) (?:indeed )?(?:one|a (?:real )?
        (?:person|human)|human|real|not an? (?:bot|machine|robot|ai|program|computer))\b
    `,
  ),
  sign(
    'unearned mark',
    4,
    regex`
      \b(?:write|report|list|enter|put|mark|show|describe)\b[^.!?]{0,30}
      \b(?:asked for|ordered|planned|requested|promised|agreed|missing|left|open|never begun|
        not begun|unfinished) (?:\w{1,12} )?as (?:done|finished|complete|completed|delivered|
        ready|closed)\b|
      \b(?:do not|don't|never) correct the (?:earlier|first|old|previous|sent)\b|
      \banswered with (?:the )?(?:plan|what was planned|what they hope|"very"|certain\w{0,2})\b
    `,
    true,
  ),
  // A leaning that passes for none.
  sign(
    'planted favour',
    4,
    regex`
      \bat (?:their|his|her|its) (?:clumsiest|weakest|worst|angriest|most \w{4,12})\b
      [^.!?]{0,60}\b(?:best|strongest|finest|own)\b|
      \bat (?:their|his|her|its) (?:best|strongest|finest)\b[^.!?]{0,60}
      \b(?:worst|weakest|clumsiest|opponents?|rivals?|others?)\b|
      \b(?:its|our|their own|his|her)\b[^.!?]{0,60}
      \band (?:those|that|the (?:plans|arguments|products|ones|offers)) of (?:the |all )?
      (?:others?|rivals?|opponents?|competitors?|other side)\b|
      \b(?:argument|plan|product|party|candidate|offer|side|brand|
        option)s? (?:last|first), (?:the|what) (?:last|first)\b|
      \bwhichever (?:is|looks|one is|shows|was) (?:green|better|higher|best|lower|good|more|up|
        nicer)\b
    `,
  ),
  sign(
    'planted favour',
    2,
    regex`
      \b(?:lean|leans|leaning|tilt|tilts|steer|steers|nudge|nudges|sway|slant|
        skew|tip|bias|guide|pull(?! requests?\b)|lead|draw) (?:\w{1,14} ){0,5}
      (?:towards?|in favou?r of|against|away from)\b|\bends? (?:there|where (?:they|it|we))\b|
      (?<!\b(?:even if|though|although|what) [^.!?]{0,20})\bhop(?:es|ed|ing) for\b
    `,
  ),
  sign(
    'pressure',
    4,
    regex`
      \b(?:votes?|voting|ballots?|polling)\b[^.!?]{0,50}\b(?:changes? (?:little|nothing|
          anything|hardly)|no difference|queues?|rarely|pointless|not worth)\b|
      \bqueues? (?:is|are) long\b|
      \b(?:ask|tell|remind) (?:them|him|her|people) (?:if|whether|that|of|
        about) (?:\w{1,12} ){0,5}(?:gives? up|gave up|regret\w{0,3}|cried|lost everything|alone|
        a quitter|left behind|ashamed|disappoint\w{0,3})\b
    `,
  ),
  sign(
    'bent result',
    4,
    regex`
      \b(?:opposite|contrary|unwelcome|inconvenient|conflicting|opposing|unhelpful|
        disagreeing) (?:results?|conclusions?|findings?|evidence|views?|stud(?:y|ies)|outcomes?|
        sources?|opinions?|decisions?|rulings?)\b[^.!?]{0,40}\b(?:left out|omitted|skipped|
        dropped|ignored|excluded|stays? out|leave|drop|not mentioned|hidden|away)\b|
      \b(?:leave|drop|skip|omit|ignore|hide|bury)\w{0,1} (?:out )?(?:the |all |any )?
      (?:opposite|contrary|unwelcome|inconvenient|conflicting|opposing|unhelpful|
        disagreeing) (?:results?|conclusions?|findings?|evidence|views?|stud(?:y|ies)|outcomes?|
        sources?|opinions?|decisions?|rulings?)\b
    `,
  ),
  // What may be noticed only when it is too late.
  sign(
    'kept dark',
    4,
    regex`
      \b(?:amounts?|sums?|steps?|fees?|changes?|orders?|payments?|charges?|edits?|portions?|
        pieces?) (?:that|which) (?:do not|don't|does not|doesn't|will not|won't) (?:stand out|
        show|attract|catch|raise|draw|ring)\b|
      \b(?:bring (?:that|it|this) up|mention|tell|raise|speak of|point out)\b[^.!?]{0,24}
      \b(?:before|until|only after|once|only when)\b[^.!?]{0,24}
      \b(?:third|over|past|expired|ended|signed|paid|too late|gone|closed|lapsed|done)\b|
      \b(?:they|people|he|she|staff|users|customers|nobody) (?:need not|needn't|do not have to|
        don't have to|should not|shouldn't) (?:be|get) (?:distracted|bothered|troubled|burdened|
        confused|worried|alarmed|disturbed) (?:by|with)\b
    `,
    true,
  ),
  sign(
    'kept dark',
    3,
    regex`
      \b(?:nobody|no one|hardly anyone|hardly anybody|few) (?:ever )?
      (?:looks?|checks?|reads?|digs?|opens?|counts?) (?:\w{1,12} ){0,2}
      (?:up|again|further|twice|through|that far|down there)\b|
      \bin a (?:manner|way|tone|form) (?:that|which) ${THEY} (?:do not|don't|does not|doesn't|
        will not|won't|cannot|can't|hardly) (?:notice|see|feel|spot|mind|question)\b|
      \b(?:need|needs|have|has|should|must)(?: not|n't)?(?: to)? hear of (?:it|this|that)\b|
      \bnot (?:to )?(?:bother|trouble|burden|worry) (?:the |our |their )?
      (?:${PEOPLE}|them) with (?:it|this|that|such)\b
    `,
    true,
  ),
  sign(
    'interest of others',
    3,
    regex`
      \b(?:they|people|he|she|users|customers|staff|patients|guests|clients) (?:then )?
      (?:talk|tell|say|open up|buy|pay|trust|share|give|spend|stay|reveal|
        click) (?:more|longer|sooner|easily|freely)\b|
      \bpart of the free (?:plan|tier|version|package)\b|
      \bbelongs? to the free (?:plan|tier|version|package)\b|
      \bis what (?:we|they|you|the \w{3,12}) (?:are|is|get|gets) (?:measured|paid|judged|
        rated) (?:on|by|for)\b|
      \b(?:are|is) in the (?:targets?|goals|bonus plan) of\b|
      \bcost(?:s)? (?:us )?(?:returns|points|stars|visitors|votes|half)\b|
      \bloses? (?:half|most|many) (?:of )?(?:its|the|their|our)\b
    `,
  ),
]
