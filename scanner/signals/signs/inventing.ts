/** Signs that a thing is made up, split or slipped in: sources, guests, reviews, approvals, clauses, dates. */

import { PEOPLE, sign } from './sign.ts'
import { regex } from '../../patterns/verbose.ts'

const PAPERS =
  'receipts?|invoices?|purchases?|orders?|expenses?|payments?|bills?|amounts?|transfers?|contracts?|claims?|donations?|deposits?|sums?|withdrawals?|requests?|spending|grants?'

export const INVENTING = [
  sign(
    'untrue word',
    4,
    regex`
      \b(?:fill|filled|fills|completed?|completes|supplement\w{0,2}|pad|padded|top|topped|stretch|
        round)\b[^.!?]{0,24}\b(?:with|by) (?:suitable|fitting|plausible|invented|made-up|likely|
        believable|matching|convincing|names|titles|authors|credible|appropriate-sounding)\b|
      \bmissing (?:ones?|entries|references|
        decisions|sources|guests|names|quotes?|witness\w{0,2}|citations?|participants|receipts?|
        signatures?|measurements?|readings?|purposes?|cases) (?:\w{1,12} ){0,3}
      (?:completed|filled|supplied|made|invented|thought|supplemented|created|composed)\b|
      \b(?:thinks?|dream|cook|conjure) (?:up|of (?:some|a few|suitable|plausible|names))\b|
      \bwhere (?:\w{1,16} ){1,4}(?:is|are) (?:missing|given|known|there|lacking), (?:think|
        invent|compose|make|create|add|write)\b
    `,
  ),
  sign(
    'forged voice',
    5,
    regex`
      \b(?:imagined|imaginary|invented|fictional|fictitious|non-?existent|made-?up|pretended|
        dreamt-up|thought-up) (?:\w{2,16} )?(?:${PEOPLE}|reviewers?|experts?|doctors?|witnesses|
        journalists?|scientists?)\b
    `,
  ),
  sign(
    'forged voice',
    6,
    regex`
      \b(?:post|place|publish|submit|upload|spread|leave|put|drop|enter)\w{0,1}\b[^.!?]{0,50}
      \b(?:from|under|with|by|through|over) (?:\w{1,12} )?(?:different|various|several|changing|
        many|fresh|other|separate|alternating|new) (?:accounts?|names|profiles?|identities|
        e-?mail addresses|ip addresses|devices|logins)\b|
      \b(?:competitors?|rivals?|(?:shop|cafe|restaurant|garage|salon|hotel|firm|
          place) (?:opposite|next door|across|round the corner)|neighbou?rs)\b[^.!?]{0,70}
      \b(?:disappointed|bad|negative|one[- ]star|two[- ]stars?|(?:one|two) stars?|angry|poor|
        damning|unhappy)\b|
      \b(?:disappointed|bad|negative|one[- ]star|two[- ]star|
        angry|damning|unhappy) (?:reviews?|ratings?|comments?|opinions)\b[^.!?]{0,40}
      \b(?:competitors?|rivals?|opposite|next door|others in)\b
    `,
  ),
  sign(
    'forged voice',
    3,
    regex`
      \b(?:compose|write|draft|produce|create|generate|add|publish|post)\b[^.!?]{0,40}
      \b(?:enthusiastic|glowing|five[- ]star|happy|positive|rave|delighted|warm|praising|
        convincing)? ?(?:reviews?|ratings?|testimonials?|recommendations)\b[^.!?]{0,30}
      \b(?:from|of|by|as|in the (?:voice|name)s?(?: of)?) (?:\w{1,16} ){0,3}(?:${PEOPLE})\b|
      \b(?:ten|fifteen|twenty|thirty|fifty|\d{1,3}|a dozen|dozens of) (?:\w{2,16} )?
      (?:five[- ]star|enthusiastic|glowing|positive|
        happy) (?:reviews?|ratings?|testimonials?|comments?)\b
    `,
  ),
  sign(
    'talked down',
    2,
    regex`
      \blooks? (?:too )?(?:thin|weak|meagre|poor|empty|bare|unfinished) ?(?:at|to|for|
        in front of|when|with)?\b
    `,
  ),
  // Approvals that nobody gave.
  sign(
    'split amount',
    6,
    regex`
      \b(?:divide|divides|split|splits|break|breaks|broken|spread|spreads|
        cut|slice|divided|carve|parcel)\b[^.!?]{0,24}\b(?:${PAPERS})\b[^.!?]{0,90}
      \b(?:(?:under|below|beneath) (?:the |a |that |any |its |their )?(?:\w{1,16} )?
        (?:limits?|thresholds?|caps?|lines?|levels?|ceilings?|amounts?|approval|signature)|
        (?:nobody|no one|none) (?:has|needs|must|is|will)|needs? no|so (?:that )?no)\b|
      \b(?:${PAPERS})\b[^.!?]{0,50}\b(?:divided|split|broken|spread|cut|sliced|carved)\b
      [^.!?]{0,90}\b(?:(?:under|below|beneath) (?:the |a |that |any |its |their )?
        (?:\w{1,16} )?(?:limits?|thresholds?|caps?|lines?|levels?|ceilings?|approval|signature)|
        (?:nobody|no one|none) (?:has|needs|must|is|will)|needs? no|so (?:that )?no)\b
    `,
  ),
  sign(
    'unearned mark',
    5,
    regex`
      \b(?:enters?|write|writes|put|puts|note|notes|record|add|fill in|sign|use|insert|give)\b
      [^.!?]{0,24}\b(?!the user's own )(?:her|his|their|the (?:\w{1,16} )?
        (?:${PEOPLE}|approver|boss|head|director|chief)'s|whose) (?:\w{1,12} )?
      (?:names?|initials?|signatures?|sign-?off|approval|consent)\b[^.!?]{0,40}
      \b(?:date|time|day|as(?! soon| long| they| often| you)|under|with|for|without|so)\b|
      \b(?:with|and|at|give it|carry|carries) (?:the |a )?(?:today's|yesterday's|
        the previous day's|an earlier|the earlier|the lesson's|last week's) (?:date|time)\b|
      \b(?:give|date|dated|put|set) (?:the \w{2,12} |it |them )?(?:back )?(?:to )?(?:the )?
      (?:date|day) (?:of|before|after) (?:the|that|they|it)\b[^.!?]{0,20}
    `,
  ),
  sign(
    'consent passed over',
    5,
    regex`
      \b(?:has not|have not|hasn't|haven't|does not|doesn't|
        (?<=\w )(?<!\b(?:and|or|but|then|please|also|so) )(?:do not|don't)|nobody|no one|none)\b
      [^.!?]{0,12}\b(?:react\w{0,2}|answer\w{0,2}|repl(?:y|ied|ies)|respond\w{0,2}|
        object\w{0,2}|speak up|spoke up|
        signed?)\b[^.!?]{0,40}\b(?:counts? (?:it |this |them |that )?(?:down )?(?:as|towards|for)|
        as approved|approved|is taken|treat (?:it|this|that|them)|
        give the (?:ok|okay|approval|go-ahead|consent|release|yes)|
        consider (?:it|this|that|them)|enter (?:(?:an?|the|their|his|her) )?(?:\w{1,12} )?
        (?:consent|approval|yes|signature|agreement|name|ok|initials)|
        regard|is deemed|stands as)\b|
      \b(?:approvers?|managers?|reviewers?|directors?|bosses|the board)\b[^.!?]{0,16}
      \b(?:slow|busy|late|away)\b[^.!?]{0,24}\b(?:so|therefore|hence|which is why)\b[^.!?]{0,40}
      \b(?:never|not|without|no|yourself)\b
    `,
  ),
  sign(
    'consent passed over',
    3,
    regex`
      \b(?:do not|don't|never|no need to|not even|need not) (?:even )?wait (?:for|
        until) (?:the |a |an |any |their )?(?:reviewers?|approvers?|approval|review|sign-?off|
        owner|manager|answer|reply|ci\b|tests?|confirmation|yes\b|second)|
      \bwithout waiting for (?:the )?(?:ci\b|tests?|build|pipeline|checks?|reviewers?)|
      \b(?:is|are|was|counts as) (?:already )?pre-?approved\b
    `,
    true,
  ),
  // Slipped in.
  sign(
    'slipped in',
    6,
    regex`
      \b(?:between|among|amid) (?:two |other |several |some |the )?(?:long|dull|dry|dense|
        boring|harmless|ordinary|lengthy|unremarkable|tedious|standard|thick) (?:\w{2,12} )?
      (?:paragraphs?|clauses?|sections?|ones|sentences|provisions|passages|pages)\b|
      \b(?:worded|phrased|written|put|set) (?:as )?(?:dryly|drily|blandly|vaguely|
        plainly enough|innocently|boringly|so dryly|in passing|harmlessly)\b
    `,
  ),
  sign(
    'slipped in',
    3,
    regex`
      \b(?:extends?|renews?|prolongs?)\b[^.!?]{0,30}\b(?:\d{1,2}|two|three|four|
        five|ten) (?:months|years)\b[^.!?]{0,40}\b(?:unless|except)\b[^.!?]{0,60}
      \b(?:registered|letter|notary|fax|in person|week of|ninth|third month|exactly)\b|
      \b(?:\d{1,2}|one|two|three|five|six|ten) ?(?:%|per ?cent|percent) of (?:all |the |each |
        every |any )?(?:\w{2,12} )?(?:fees?|income|revenue|sales|earnings|sums?|payments?|rent|
        proceeds|wages?)\b[^.!?]{0,20}\b(?:goes|go|flows?|is paid|falls?|belongs?) to\b|
      \b(?:this|it|the clause) (?:one )?belongs in (?:each|every|all) (?:contract|agreement|
        draft|document|lease)s?\b
    `,
  ),
  sign(
    'unearned mark',
    4,
    regex`
      \b(?:move|moves|put|puts|set|sets|shift|shifts|push|date|place)\b[^.!?]{0,24}
      \b(?:start|beginning|onset|
        first (?:alarm|alert|access|sign)|discovery|detection|time of|moment of)\b[^.!?]{0,60}
      \b(?:past|after|behind|later|earlier|so (?:it|that)|until)\b[^.!?]{0,60}\b(?:fits?|
        deadline|duty|begins?|notification|report\w{0,3}|period|obligation|blame|fault)\b|
      \bso that (?:no|the) (?:\w{1,12} ){0,3}
      (?:deadline|duty|obligation|notification period|reporting|liability)\b[^.!?]{0,30}
      \b(?:begins?|starts?|applies|runs?|arises?|passes|ends)\b
    `,
  ),
  sign(
    'false name',
    4,
    regex`
      \b(?:give|given|name|named|blame|make|put|cite|state)\b[^.!?]{0,24}\b(?:the |our |a )?
      (?:\w{2,14} )?(?:supplier|provider|partner|contractor|vendor|weather|carrier|
        hoster|customer|user|intern|predecessor|third party|driver|courier|bank)\b[^.!?]{0,24}
      \b(?:as|for) (?:the |a )?(?:cause|reason|source|culprit|delay|responsible)\b|
      \b(?:supplier|provider|partner|contractor|vendor|carrier|hoster|third party|courier)\b
      [^.!?]{0,20}\b(?:can|may|is to|should|will) be (?:given|named|blamed|cited|stated)\b
    `,
  ),
  sign(
    'kept dark',
    4,
    regex`
      \b(?:objections?|dissent|votes? against|concerns?|
        doubts?|refusals?|abstentions?|disagreements?|who spoke against|criticism)\b[^.!?]{0,30}
      \b(?:is|are) (?:not|never) (?:written down|recorded|noted|minuted|mentioned|listed|kept|
        taken down|passed on)\b|
      \b(?:do|does)(?: not|n't) (?:belong|go|get|come|enter|appear|make it) (?:in|into|on|
        to) (?:the|any) (?:report|table|results?|summary|minutes|list|analysis|memo|protocol|
        review|letter)\b|
      \b(?:findings?|remarks?|problems?|errors?|issues|defects?) (?:there |
        in it |in them |on it )?(?:counts?|are (?:counted|treated|considered)|
        is (?:counted|treated)) as (?:noise|known|settled|irrelevant|accepted)\b
    `,
    true,
  ),
]
