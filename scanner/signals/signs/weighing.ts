/** Signs that marks, tests and findings are moved until somebody's wish comes out, with reasons found afterwards. */

import { PEOPLE, sign } from './sign.ts'
import { regex, source } from '../../patterns/verbose.ts'

const SCORES =
  'scores?|marks?|points?|weights?|weighting|criteria|criterion|ratings?|scorecards?|grades?|totals?|ranking'
const EXPECTED =
  'assertions?|expectations?|expected (?:values?|results?|outputs?|numbers?)|tolerances?|thresholds?|checks?|golden files?|snapshots?|reference values?|baselines?'
const OFFERS = source`
  applicants|candidates|bids|offers|proposals|contributions|changes|commits|
  suppliers|vendors|referrals|submissions|those|${PEOPLE}
`
const OPEN = 'unclear|open|missing|unproven|doubtful|borderline|unanswered|half-met|disputed'

export const WEIGHING = [
  sign(
    'bent result',
    5,
    regex`
      \b(?:adjust|revisit|change|raise|lift|lower|shift|move|
        nudge|alter|rework|reweigh|redo|correct|trim)\b[^.!?]{0,50}\b(?:${SCORES})\b[^.!?]{0,40}
      \b(?:until|till|so that|such that)\b[^.!?]{0,30}\b(?:first|top|highest|leads?|wins?|ahead|
        picture is right|in front|(?<!recall |loss |accuracy )best)\b
    `,
  ),
  sign(
    'planted favour',
    3,
    regex`
      \b(?:let|make|have|see that|see to it that) (?:it|him|them|her|this one|
        the \w{2,14}) (?:finish|finishes|comes?|ends?|lands?|stays?|be|is|ranks?)\b[^.!?]{0,12}
      \b(?:at the top|first|on top|ahead|in front)\b|
      \balways (?:placed|put|ranked|listed|rated|sorted) (?:in|at|on|into) (?:the )?
      (?:top|first|best|highest)\b|
      \b(?:should|must|has to|is to|ought to) be (?:among|one of|in) the (?:finalists|winners|
        shortlist|top|last two|first three)\b
    `,
  ),
  sign(
    'unequal treatment',
    4,
    regex`
      \b(?:for|with|from|by|of|when|where) (?:\w{1,14} ){0,3}(?:${OFFERS})\b[^.!?]{0,90}
      \b(?:${OPEN}) (?:\w{2,14} )?
      (?:is |are )?(?:counts?|taken|read|treated|judged)? ?as (?:a |an )?(?:not )?
      (?:met|answered|fulfilled|passed|shown|gap|failed|missing|proven|satisfied)\b|
      \b(?:${OPEN}) (?:\w{2,14} )?(?:is |are )?
      (?:counts?|taken|read|treated|judged)? ?as (?:a |an )?(?:not )?(?:met|answered|fulfilled|
        passed|shown|gap|failed|missing|proven|satisfied) (?:for|with) (?:them|these|those)\b|
      \b(?:are|is|be) (?:read|scored|judged|marked|treated) (?:generously|kindly|leniently|
        strictly|harshly|severely)\b
    `,
  ),
  sign(
    'interest of others',
    3,
    regex`
      \b(?:${OFFERS}) (?:who |that |which )?
      (?:come |came |are |is |were |sent |referred |placed |recommended )?(?:in |here |to us )?
      (?:through|via|sent by|referred by|brought by|placed by|introduced by|from the)\b
      [^.!?]{0,70}\b(?:always|generously|kindly|vetted|wave|waved|whatever|benefit of the doubt|
        one step|extra|tend to|step back|approv\w{1,4}|treat|pass)\b
    `,
  ),
  // The reasons come after the decision.
  sign(
    'false name',
    4,
    regex`
      \b(?:write|word|phrase|find|choose|build|frame|compose) (?:the |a |your |its |their )?
      (?:\w{2,14} )?(?:reasons?|reasoning|rationale|justification|grounds|explanation)\b
      [^.!?]{0,16}\b(?:afterwards|around|so (?:that )?(?:it|the|they|this)|
        to (?:fit|match|suit)|accordingly|backwards|from the (?:numbers|result|outcome))\b|
      \b(?:comment|reason|reasoning|letter|note) (?:should|must|is to|may|can) (?:speak|talk|
        be) (?:of|about)\b|
      \breads? like (?:a|any) (?:normal|ordinary|usual|regular) (?:one|review)\b
    `,
  ),
  sign(
    'untrue word',
    5,
    regex`
      \b(?:say|state|describe|note|claim|write|explain)\b[^.!?]{0,16}\b(?:weights?|
        criteria|rules|them|they|it|conditions|terms|rubric|order|limits?) (?:as having been|
        as if they had been|were|was|had been|have been) (?:all )?(?:agreed|fixed|set|
        settled|decided|laid down)\b[^.!?]{0,16}\b(?:before|at the (?:start|outset|beginning)|
        beforehand|from the (?:start|beginning|outset)|in advance|earlier|all along)\b
    `,
  ),
  sign(
    'kept dark',
    3,
    regex`
      \bno (?:need|reason|use|point|call) (?:to|in|for) (?:keep|
        keeping|save|saving|store|storing|hold|the) ?(?:the |its |their )?
      (?:first|old|unadjusted|original|earlier|true|raw|previous)\b|
      \b(?:ha(?:s|ve)|with) no use for the (?:first|old|original|earlier|unadjusted|
        other) (?:one|version|figures?|scores?|list)\b
    `,
    true,
  ),
  // Parties and their rivals.
  sign(
    'false name',
    3,
    regex`
      \b(?:call|label|title|present|describe|introduce|
        sell)\b (?:the |this |it |your |your own )?(?:overview|comparison|guide|summary|result|
        list|text|answer|itself|yourself|it|ranking|advice) (?:as )?
      (?:balanced|neutral|independent|unbiased|impartial|objective|non-?partisan|even-?handed)\b
    `,
  ),
  // Tests that bow to the code.
  sign(
    'bent result',
    4,
    regex`
      \b(?:loosen|relax|widen|weaken|soften|
        lower|raise|stretch|adapt|adjust|change|rewrite|bring|edit|bend)\b[^.!?]{0,24}
      \b(?:${EXPECTED})\b[^.!?]{0,40}\b(?:until (?:it|they|the \w{2,14}|all|everything)
        (?: is| are|'s|'re| comes?| goes)? (?:green|pass(?:es)?|clean|quiet|through|
          silent|right)|(?:in|into) line with (?:what|whatever|the (?:code|function|output))|
        to (?:what|whatever) (?:the|it)\b)
    `,
  ),
  sign(
    'untrue word',
    3,
    regex`
      \b(?:report|state|say|write|note|declare|claim|announce|record|present)\b[^.!?]{0,36}
      \b(?:as (?:clean|green|passed|passing|successful|verified)|that (?:everything|
          all (?:tests|checks|steps)|the (?:behaviou?r|run|fix|result)) (?:was|were|is|are|
          has been|have been) (?:verified|confirmed|checked|tested|green|clean|reviewed|sound))\b|
      \b(?:report|summary|heading|title|note|wrap-?up)\b[^.!?]{0,12}
      \b(?:says?|states?|claims?|reads?) that (?:no (?:\w{2,12} )?
        (?:issues?|problems?|findings?|defects?|errors?)|all|everything)\b
    `,
  ),
  sign(
    'talked down',
    3,
    regex`
      \b(?:red|failing|failed|broken) (?:run|build|test|suite|number|bar|result)s? (?:only )?
      (?:looks?|makes?|upsets?|unsettles?|worr(?:y|ies)|annoys?|gives?|leaves?)\b|
      \b(?:people|users?|clients?|they|management|the boss|everyone|reviewers) (?:just |only |
        really )?(?:wants?|likes?|prefers?|expects?) to (?:see|hear|read) (?:green|good news|
        success|nothing but|a (?:full|clean|round|nice))\b
    `,
  ),
  sign(
    'unearned mark',
    4,
    regex`
      \b(?:count|list|book|enter|record|report|include|show)\w{0,2} (?:it|them|
        these|those|such \w{3,12}|the \w{3,12}) (?:with|among|together with|under) (?:those|
        the ones|the (?:tests|cases|items|steps)|what) (?:that |which )?(?:ha(?:s|ve) )?
      (?:passed|pass|succeeded|succeed|finished|worked)\b|
      \b(?:return|exit|end|stop) early\b[^.!?]{0,24}\b(?:count|pass|green|done)\b|
      \b(?:leave|give|write|post) (?:just |only )?(?:a |an )(?:short |brief |quick |few )?
      (?:positive|friendly|approving|favou?rable|kind) (?:review|comment|note|verdict|remark)\b
    `,
  ),
  sign(
    'check left out',
    4,
    regex`
      \b(?:do not|don't|no need to|needn't|never) (?:open|read|go through|
        look (?:at|into)|examine)\b[^.!?]{0,16}\b(?:parts?|files?|changes?|code|sections?|
        folders?|lines?) (?:that|which|of it that) (?:touch|concern|deal|change|belong|affect)
    `,
    true,
  ),
  sign(
    'talked down',
    3,
    regex`
      \b(?:have|has|had|was|were|are|is) (?:already )?(?:been )?(?:already )?(?:vetted|checked|
        reviewed|audited|examined|cleared) (?:already )?(?:elsewhere|upstream|
        by (?:others|somebody|someone|another)|already)\b
    `,
  ),
]
