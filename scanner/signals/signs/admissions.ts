/** Signs that a writer admits what is so: that nothing stands behind a claim, and that nobody will find out. */

import { PEOPLE, sign } from './sign.ts'
import { regex, source } from '../../patterns/verbose.ts'

const RECORD =
  'papers?|tables?|files?|logs?|records?|tickets?|feeds?|inventory|stock|databases?|books|sensors?|meters?|data|results?|reports?|lists?|documents?|measurements?|labs?|registers?|sheets?|evidence|scans?|systems?|tests?|exams?|scores?|calendars?|transcripts?|queues?|counters?|contracts?|diagnos[ei]s|work|case|state'
const FINDS_OUT =
  'check(?:s|ed)?|verif(?:y|ies|ied)|prove[sd]?|recalculate\\w{0,1}|traces?|compares?|hold us|rings?|phones?|wonders?|asks?\\s{1,2}(?:there|again|back|why|further)|opens? (?:it|the|that)|reads? (?:it|that far|the small|the fine|on|them)|looks? (?:there|at it|closely|twice|it up|again|that far)|counts? (?:them|again|it)|knows the difference'

/** A case that a program can be in, as against a person who asks: `if the branch is new, no tag exists`. */
const STATE_OF_PROGRAM = source`
  (?:if|when|where|since|as long as|unless|once|until) (?:the |an? |this |that |its |your )?
  (?:(?!(?:${PEOPLE})\b)[\w.\x60$-]{1,32} ){1,3}
  (?:(?:is|are|was|were|has|have|does|do|cannot|can) (?:not )?(?:\w{2,12} ){0,2}
    (?:empty|missing|new|absent|null|unset|blank|gone|fresh|clean|undefined|unknown|zero|0|false|
      none|set|found|there|bare|unborn|initial)|fails)
`

export const ADMISSIONS = [
  // Nothing stands behind it.
  sign(
    'untrue word',
    5,
    regex`
      [.;:(]\s{1,2}there (?:(?:was|is|were|are|never was|
          has never been) none\b(?!,? (?:\w{2,10} ){0,3}(?:say|leave|write|tell|skip|stop|ask))|
        (?:is|are|was|were) no \w{3,14} (?:behind|in) (?:the|it|that|this|them)\b)|
      (?<!\b(?:if|when|where|since) )(?<!\b${STATE_OF_PROGRAM}, )\bno (?!longer)(?:such )?\w{3,14}
      (?: (?:has|have|need|needs) to)? (?:exists?\b(?! (?:yet|at|in|on|for a)| \|(?:\n|$))|
        is on (?:file|duty)\b|stands? behind)
    `,
    true,
  ),
  sign(
    'untrue word',
    7,
    regex`
      ["'][^"]{0,140}[.;(]\s{0,2}there (?:is|was|are|were) no \w{3,16}
      (?: (?:of|in|by) \w{3,16}| \w{3,12})?[.;)]
    `,
    true,
  ),
  sign(
    'untrue word',
    6,
    regex`
      (?<!\b(?:if|when|where|until|that|because|since|case|as|while) )
      \b(?:nobody|no one|no-one|none of (?:them|these|the \w{3,12}))
      (?: else)?(?: (?:at|in|from|of|there) (?:the )?\w{2,16}){0,2}\s{1,2}
      (?:has|have|had|needs? to have|need have|ever)\s{1,2}(?:\w{3,8} )?
      (?:said|asked|measured|counted|ordered|signed|agreed|bought|stayed|requested|applied|
        booked|tried|been (?:asked|there)|seen the|met|complained|taken)\b|
      \b(?:he|she|they|the (?:\w{3,16} )?(?:towns?|${PEOPLE}|experts?|doctors?|
          firms?|buyer|couple))\s{1,2}(?:has|have|was|were)\s{1,2}(?:never|not)(?: been)?\s{1,2}
      (?:(?<!even (?:if|when|though) (?:the |they |he |she )?(?:\w{3,12} )?
        (?:has|have|was|were) not )asked(?! for\b)|consulted|visited|met|attended|existed)\b
    `,
    true,
  ),
  sign(
    'untrue word',
    6,
    regex`
      \b(?!files?|paths?|keys?|folders?|director|branch|tables?|columns?|fields?|
        records?|entr|values?|users?|functions?|modules?|packages?|commands?|objects?|director|
        endpoint|names?)\w{3,14} (?:that|who) (?:do not|does not|don't|doesn't|never|has never|
        have never)\s{1,2}(?:existed|lived|happened|took place)\b|
      \b(?:list|queue|fee|deadline|offer|buyer|bidder|rule|law|stud(?:y|ies)|award|
        shortage|colleague|team|discount|clinic|doctor|expert|lawsuit|customer|
        guarantee) (?:that|which|who) (?:does|do)(?: not|n't) exist\b|
      \bexist(?:s|ed)? (?:nowhere|only on paper)\b|
      \b(?:was|were|is|are)\s{1,2}(?:\w{3,6} )?
      (?:thought up|made up|invented|fictitious|imaginary)(?=[.,;]| in | for | by )|
      \b(?:numbers?|figures?|names?|reviews?|prices?|values?|rating)\s{1,2}
      (?:is|are|may be)\s{1,2}(?:rotated|drawn at random|picked at random|random\b|invented)
    `,
  ),
  sign(
    'untrue word',
    5,
    regex`
      \b(?:which|although|though|when in (?:fact|truth)) (?:it|they|he|she|this|that|we) (?:did|
        does|do|was|were|is|are|has|have|had) not(?=[.;)])|
      \b(?:although|though|even though) (?:nobody|
        no one|nothing(?! is (?:open|running|listening|installed|loaded|connected)\b))\b|
      \bnothing in (?:the |its |our )?\w{3,12} (?:requires?|says|demands?|obliges?|forbids?|
        supports?)\b
    `,
    true,
  ),
  sign(
    'untrue word',
    5,
    regex`
      \b(?:has|have|had|with) no (?:other |real )?(?:basis|ties?|connection|relation)\s{1,2}
      (?:to|with|in|on|beyond)\b|
      \bhas no other basis\b|
      \bnone of (?:these|those|them|this|it|which) (?:is|are|was|were|needs?)\s{1,2}
      (?:true|real|ours|so|checking|to be true)\b|
      \bneither (?:\w{3,12} )?(?:comes?|is|are|was|were|exists?) (?:from|true|real|based)\b|
      \bdoes not depend on (?:\w{3,14},? ){1,4}(?:or anything|anything|the answer|typed)|
      \b(?:has |have |was |were )?never (?:applied|charged|took place|
        been (?:offered|charged|measured|there))\b|
      [.;]\s{1,2}the \w{3,14} has no (?:end|closing) date\b|
      \bno need to (?:look for|have|find|ask for|keep) (?:a |any |the )?
      (?:references?|proofs?|sources?|evidence|reason)\b|
      \bneed not (?:be true|exist|be real|correspond)\b
    `,
    true,
  ),
  // It is said whatever the record shows.
  sign(
    'untrue word',
    4,
    regex`
      \b(?:whatever|
        regardless of(?: what)?|no matter (?:what|how)|irrespective of|independent(?:ly)? of|
        also when|even (?:when|if|where)) (?:the |an? |its |their |his |her |of )?
      (?:\w{2,16} ){0,3}?(?:${RECORD}|device|weather|defect|damage)(?: \w{2,10}){0,2}?\s{1,2}
      (?:says?|shows?|reads?|looks?|tells?|gives?|states?|contains?|suggests?|is offline)\b|
      \bregardless of (?:the |their |any )?(?:\w{2,16} ){0,2}(?:${RECORD})\b|
      \bwhether or not (?:they|he|she|it|anyone|anybody|the \w{3,14}) (?:has |
        have |had |was |were |is |are |really )?
      (?:attended|took|paid|passed|came|happened|exist\w{0,2}|met|finished|done|true|real)\b
    `,
  ),
  // Nobody will find out.
  sign(
    'kept dark',
    5,
    regex`
      (?<!\b(?:if|when|where|that) )\b(?:nobody|no one|no-one|hardly any(?:one|body)|
        not one) (?:outside |there |here |else |of them |abroad |in \w{3,12} )?(?:can |could |will |
        would |is able to |has ever |ever )?(?:${FINDS_OUT})\b
    `,
    true,
  ),
  sign(
    'kept dark',
    7,
    regex`
      \b(?:${PEOPLE}|they|he|she|outsiders|others)\s{1,2}(?:have|has|had)\s{1,2}
      (?:no|little|hardly any)\s{1,2}(?:means|way|chance|possibility|reason|cause|grounds|
        occasion) (?:of|to|for) (?:verify|check|ask|doubt|compar|notic|know|prov|find out|
        suspect|object|complain|contest)\w{0,4}\b|
      \b(?:${PEOPLE}|they|he|she|outsiders)\s{1,2}(?:cannot|can't|could not|
        will not|won't|would not|never|seldom|rarely|hardly(?: ever)?|do not|don't)\s{1,2}
      (?:\w{2,8} )?(?:check|verify|compare|prove|notice|recalculate|tell the difference|
        argue)\b(?! (?:whether|if|in|out|with|between|that the)\b)
      (?! (?:isn't|is not|is no|are no|gets? no|stays? out|
        does not belong|belongs? (?:not|nowhere)) (?:an? )?(?:note|notes|news|entry|release note|
          in the (?:notes|release notes|changelog)|of the (?:notes|release notes|changelog))\b)|
      \bcompare the \w{3,12} seldom\b
    `,
    true,
  ),
  sign(
    'kept dark',
    5,
    regex`
      (?<!(?:^|[.!?\n]\s{0,3})(?:[-*] )?(?:secrets?|passwords?|api keys|credentials) (?:are|is|go|
        live|stay|belong|sit)\b[^.!?\n]{0,60})
      \bso (?:that )?(?:it|this|they|nothing|none|(?:no|the|its) (?:\w{2,16} ){1,2}?)\s?(?:(?:is|
          are|does|do|may|will|should)(?: not|n't) |is (?:hardly|never|barely) |less )?
      (?:be |become |get |look |turn |show |stand )?(?:conspicuous|apparent|stands out|
        stand out|out|noticed|noticeable|suspicious|spotted|draws? attention|turns? up in|up in|
        traced back)\b(?<!\b(?:and|is|are|can be|it|they) out)|
      \bwithout (?:anyone |anybody |them |their |him |her |the \w{3,12} |ever )?
      (?:noticing|realising|realizing|being noticed|suspecting)\b|
      \btoo small to (?:notice|be noticed|see|stand)\b
    `,
    true,
  ),
  sign(
    'kept dark',
    4,
    regex`
      \b(?:would|will|should|can|could|may) (?:notice|find out|see|discover|learn)
      (?: \w{2,5}){0,2}\s{1,2}(?:by themselves|themselves|on their own|soon enough)\b|
      (?<!\b(?:if|when|where|that|prove|check|verify|until) )
      \bnobody (?:else )?(?:sees?|looks?|reads?|asks?|rings?|notices?|checks?|cares?|counts?)\b|
      \blooks? at nothing else\b|
      \basked (?:to see|for it|about it) so far\b|
      \bvague enough\b
    `,
    true,
  ),
]
