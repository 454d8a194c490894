/**
 * Frames of wrongs to those who come for advice, a price or a report: steered, charged more, kept from a risk, given
 * away, told of work that nobody did.
 */

import { regex, source } from '../../patterns/verbose.ts'
import { worded } from '../../patterns/wording.ts'
import { FOR_SHOW, type Frame, orderAnyhow, phrase } from './frame.ts'
import { LINE_START } from './parts.ts'

/** Customers that are told apart by where they come from, what they use or how they seem. */
const SOME = source`
  (?<=\s)(?:(?:users|customers|people|visitors|buyers|guests|callers|shoppers|clients|tenants|
    passengers|patients|travell?ers) (?:on|from|in|with|who|that) [^.!?;:\n]{2,30}?|
    (?:returning|older|elderly|loyal|existing|foreign|rich|wealthy|young|frequent|lonely|
      desperate|non-native) (?:users|customers|people|visitors|buyers|guests|callers|shoppers|
      clients|speakers)|women|foreigners|pensioners|immigrants)\b
`

/** What a buyer, a patient or a user would want to know. */
const RISK = source`
  \b(?:recalls?|defects?|side effects?|risks?|hazards?|dangers?|lead in|
    asbestos|mou?ld|(?:hidden |extra |added )?fees|penalt(?:y|ies)|breach(?:es)?|
    (?:data )?leaks?|vulnerabilit(?:y|ies)|
    security (?:holes?|flaws?|bugs?)|allergens?|losses|(?:cancellation |return )?deadlines?|
    warnings?|exclusions?|conflicts? of interest|accidents?|contraindications?)\b
`

/** What people say in confidence, or keep to themselves. */
const CONFIDED = source`
  \b(?:health|illness\w{0,2}|salar(?:y|ies)|wages|diagnos[ei]s|therapy|
    family (?:troubles?|quarrels?|matters)|debts?|pregnan\w{1,3}|divorce|
    drafts? (?:of the )?contracts?|(?:names? of )?people who complained|confidential \w{3,12}|
    (?:what|whatever|anything) (?:the (?:user|guest|client|patient|customer)|they|
      people|somebody) (?:says?|tells?|mentions?|confides?))\b
`

/** Who would use it against them. */
const AGAINST_THEM = source`
  \b(?:to|with) (?:the |our |an? |their |his |her |its )?(?:\w{3,12} )?(?:employers?|
    managers?|boss|insurers?|advertisers?|advertising partners?|(?:data )?brokers?|
    (?:other|opposing) (?:party|side)|
    landlords?|competitors?|rivals?|press|neighbou?rs?)\b
`

/** People who are asked, or given what is theirs. */
const AGREED = regex`
  \b(?:consent\w{0,3}|agreed?|agrees|permission|anonym\w{3,8}|aggregat\w{1,3}|
    if (?:the |an? )?\w{3,10} (?:asks?|wants?|wishes)|on request|never|unless)\b
`

/** Nothing that somebody relies on. Tests are relied on. */
const UNREAL = regex`
  \b(?:samples?|demos?|placeholders?|fixtures?|mocks?|fuzz\w{0,4}|simulat\w{1,4}|drills?|games?|
    stor(?:y|ies)|novels?|dummy)\b
`

const NOT_DONE = source`
  \beven (?:if|when|though|where) (?:it|they|this|that|nothing|nobody|some|one|
    none|the \w{3,10})\b[^.!?\n]{0,20}\b(?:skipped|failed|not|never|missing|open|undone|
    nothing|no one|nobody)\b
`

export const ON_CUSTOMERS = {
  /** The advice is settled, and what speaks against it is left out. */
  steered: {
    patterns: [
      ...orderAnyhow(
        'recommend|suggest|name|propose|offer|present|prefer|pick|choose|treat|list|mention',
        '',
        source`
          , whatever (?:the \w{3,10}|they|people|somebody) (?:really )?(?:needs?|wants?|likes?|
            prefers?|is (?:looking|asking) for)\b|
          \band (?:leave|keep) (?:the |all |any )?(?:cheaper|other|better|
            rival|competing)(?: \w{3,12})? out\b|
          \band (?:do not|don't|never) (?:list|name|mention|show|offer) (?:any |the )?
          (?:alternatives?|others|competitors?|rivals?|cheaper)\b|
          \beven (?:if|where|when) (?:it|the user|they) (?:scores? worse|(?:is|are) (?:
            worse|dearer)|(?:named|prefers?|wants?|asked for|chose) (?:another|something else))\b|
          \bwithout (?:saying|telling|mentioning) that (?:we|
            they|you) (?:are (?:partners|paid)|get paid)\b
        `,
        [0, 60],
      ),
      ...orderAnyhow(
        'rank|put|place|list',
        source`
          \b(?:above|before|ahead of) (?:its|all|any|the|every) (?:\w{3,10} )?(?:rivals?|
            competitors?|others|alternatives?)\b
        `,
        String.raw`\b(?:even (?:if|where|when|though)|whatever|no matter|regardless)\b`,
        [40, 20],
      ),
      phrase(
        '(?:find|invent|make up|look for|think up) (?:an? |some )?reasons?',
        String.raw`\bwhy [\w .-]{2,24} (?:wins|is (?:better|best|safer)|comes first)\b`,
        4,
      ),
      ...orderAnyhow(
        'describe|portray|present|call|paint',
        String.raw`\b(?:competitors?|rivals?|other (?:makers|brands|shops|vendors|suppliers))\b`,
        source`
          \bas (?:\w{3,10} )?(?:unreliable|unsafe|inferior|outdated|dangerous|
            untrustworthy|risky|dishonest)\b
        `,
        [16, 24],
      ),
      ...orderAnyhow(
        'route|send|place|book|order',
        String.raw`\b(?:every|all|each) (?:orders?|bookings?|purchases?)\b`,
        source`
          \beven (?:if|when|where) (?:the user|they|somebody|customers?) (?:named|chose|prefers?|
            wants?|wanted|asked for|picked) (?:another|a different|some other|somebody|someone)\b
        `,
        [4, 40],
      ),
      worded(
        new RegExp(
          source`
            ${LINE_START}(?:if|when|whenever) (?:the |an? )?(?:users?|customers?|
              clients?|they) (?:prefers?|wants?|names?|asks? for|mentions?) (?:another|a different|
              some other|a rival|a competing)
            [\w ]{2,20}, (?:warn|talk|put|steer|scare|turn) (?:them|him|her) (?:off|out of|away)\b
          `,
        ),
      ),
    ],
    spared: FOR_SHOW,
  },

  /** Some pay more, for where they come from or how they seem. */
  worseForSome: {
    patterns: [
      ...orderAnyhow(
        'quote|charge|ask|show|offer|give|sell',
        SOME,
        source`
          \b(?:prices? (?:that is )?\d{1,3} ?(?:%|percent) higher|
            \d{1,3} ?(?:%|percent) (?:more|extra)|higher (?:price|rate|fee|quote)s?|
            (?:dear(?:er|est)?|most expensive) (?:\w{3,12} )?only|
            worse (?:terms|price|rate|condition|deal)s?|more for the same)\b
        `,
        [1, 30],
      ),
      worded(
        new RegExp(
          source`
            ${LINE_START}for ${SOME}, (?:raise|add|increase|lift|mark up) [^.!?\n]{0,40}\b(?:quote|
              price|fee|surcharge|rate|premium)s?\b[^.!?\n]{0,10}
            \b(?:and|but) (?:call|say|name|book|label|do not|never|claim)\b
          `,
        ),
      ),
    ],
    spared: regex`
      \b(?:tiers?|volume|seats|shipping|usage|distance|enterprise|weekends?|season\w{0,2}|overdue|
        late fee|audit|fairness|bias)\b
    `,
  },

  /** Whoever should know of a risk does not hear of it. */
  riskUnsaid: {
    patterns: [
      ...orderAnyhow(
        'bury|hide|tuck(?: away)?',
        RISK,
        source`
          \b(?:at the (?:bottom|end|back)|in (?:the |an? )?(?:fine print|small print|
            footnotes?|appendix)|on the last page|behind a link)\b
        `,
        [18, 16],
      ),
      ...orderAnyhow('play down|downplay|gloss over', RISK, '', [16, 0]),
      worded(
        new RegExp(
          source`
            ${LINE_START}(?:if|when|whenever) [^,.!?\n]{2,30}\basks? (?:about|for) [^,.!?\n]{0,20}
            (?:${RISK})[^,.!?\n]{0,20}, (?:then |just |simply |quickly )?
            (?:change the subject|talk about something else|dodge|deflect|evade|
              pretend|give (?:no|an evasive) )
          `,
        ),
      ),
      ...orderAnyhow(
        'leave|keep|cut|take',
        RISK,
        source`
          \bout of [^.!?\n]{2,30}\b(?:so (?:that )?|to )[^.!?\n]{0,20}\b(?:sales?|deals?|signs?|
            buys?|orders?|goes? through|close)\b
        `,
        [18, 24],
      ),
      phrase(
        "(?:never|do not|don't) (?:bring up|mention|raise|name|volunteer)",
        source`
          \b(?:${RISK})[^.!?\n]{0,24}\b(?:unless (?:the \w{3,10}|they|
            somebody|asked)\b[^.!?\n]{0,12}(?:asks?|insists?|twice|directly)|
            to (?:any |the )?(?:buyers?|customers?|patients?|tenants?|guests?))\b
        `,
        20,
      ),
    ],
    spared: regex`
      \b(?:embargo\w{0,2}|patch(?:es|ed)?|exploit|proof of concept|security team|lint\w{0,3}|
        compiler|linter|console|false positives?|deprecat\w{2,5}|stor(?:y|ies)|games?)\b
    `,
  },

  /** Somebody else speaks who never said it. */
  borrowedVoice: {
    patterns: [
      ...orderAnyhow(
        'reply|answer|comment|post|write|review',
        '',
        source`
          \bas an? (?:satisfied|happy|delighted|long-?time|verified|neutral|independent|
            enthusiastic) (?:\w{3,10} )?(?:buyer|customer|user|client|guest|patient|owner|expert)\b
        `,
        [0, 40],
      ),
      phrase(
        'impersonate|pose as|pass yourself off as|pretend to be(?: from)?',
        source`
          \b(?:landlord|bank|police|law firm|inspector|tax office|former employer|insurer|court|
            authorit(?:y|ies)|bailiff|notary|ministry)\b
        `,
        14,
      ),
      ...orderAnyhow(
        'send|write|word|mail|issue|sign',
        source`
          \b(?:letters?|mails?|e-?mails?|messages?|notices?|reminders?|demands?|
            references?|complaints?)\b
        `,
        source`
          \b(?:in the name of (?:an? |the )(?:law firm|lawyer|court|police|bank|tax office|doctor|
            notary|authority|ministry)|as (?:if from|(?:the|a) former employer))\b
        `,
        [12, 10],
      ),
      phrase(
        'forge|fake|counterfeit',
        source`
          \b(?:approvals?|signatures?|certificates?|sign-?offs?|receipts?|stamps?|references?)\b
        `,
        20,
      ),
      phrase(
        '(?:make up|invent|fabricate|think up) (?:an? |some |the |two |three )?(?:testimonials?|endorsements?|quotes?|quotations?)',
        String.raw`\b`,
        2,
      ),
      ...orderAnyhow(
        'add|put|insert|include',
        String.raw`\b(?:quotes?|quotations?|testimonials?|endorsements?|words of praise)\b`,
        source`
          \b(?:need not|never|did not|has not) (?:have )?(?:said|say)\b|\bin(?:to)? the mouth of\b
        `,
        [8, 50],
      ),
      ...orderAnyhow(
        'create|open|use|register|set up|post',
        source`
          \b(?:two|three|four|five|several|many|some|\d{1,3}) accounts\b|\bfrom one account\b
        `,
        String.raw`\b(?:praises?|votes?|agrees?|recommends?)\b`,
        [30, 40],
      ),
      phrase(
        'answer|reply|talk|speak|act|write|claim|say|deny|present yourself|introduce yourself',
        source`
          \b(?:deny (?:that you are|being)|never admit (?:that you are|to being)|
            (?<=deny )(?:that you are|being)) (?:an? )?(?:machine|bot|ai|program|computer)\b
        `,
        60,
      ),
    ],
    spared: FOR_SHOW,
  },

  /** What somebody told in confidence is turned against them. */
  confided: {
    patterns: [
      ...orderAnyhow(
        'pass|hand|share|sell|give|send|forward|note|report|leak|mail',
        CONFIDED,
        AGAINST_THEM,
        [30, 50],
      ),
      ...orderAnyhow(
        'keep|store|save|retain',
        CONFIDED,
        source`
          \b(?:after|although|even (?:if|when|after)) (?:the \w{3,10}|they|somebody) (?:asks?|asked|
            wants?|wanted)\b[^.!?\n]{0,16}\b(?:delete|forget|remove|erase|gone)\b
        `,
        [30, 40],
      ),
      ...orderAnyhow(
        'use',
        CONFIDED,
        source`
          \bto (?:set|raise|fix|work out) (?:the |their |an? )?(?:\w{3,10} )?(?:price|premium|
            offer|quote|rate|rent)s?\b
        `,
        [20, 30],
      ),
      ...orderAnyhow(
        'post|publish|put|share|read out',
        CONFIDED,
        source`
          \bso (?:that )?(?:everyone|everybody|all|the others|people) (?:can |may )?
          (?:laughs?|sees?|reads?|knows?)\b
        `,
        [24, 50],
      ),
    ],
    spared: AGREED,
  },

  /** Work is reported that nobody did, or as it was not. */
  workFeigned: {
    patterns: [
      ...orderAnyhow(
        'report|mark|state|log|show|list|present|record|book',
        source`
          \b(?:tasks?|steps?|checks?|tests?|reviews?|inspections?|jobs?|backups?|orders?|repairs?)\b
        `,
        source`
          \bas (?:done|passed|complete\w{0,1}|finished|successful|green|
            ok|carried out)\b[^.!?\n]{0,12}${NOT_DONE}
        `,
        [24, 12],
      ),
      ...orderAnyhow(
        'tick(?: off)?|sign off(?: on)?|check off|complete|fill in',
        String.raw`\b(?:checklists?|boxes|inspections?|check ?lists?|forms?)\b`,
        String.raw`\bwithout (?:doing|making|carrying out|performing|looking|checking|having)\b`,
        [16, 24],
      ),
      ...orderAnyhow(
        'say|report|state|write|confirm',
        source`
          \bthat (?:the |your |an? )?(?:reviews?|checks?|scans?|inspections?|audits?|search)\b
        `,
        source`
          \bfound (?:nothing|no \w{3,12})\b[^.!?\n]{0,6}\bwithout (?:reading|looking|
            running|opening|having)\b
        `,
        [4, 6],
      ),
      ...orderAnyhow(
        'change|edit|shift|word|write|translate|cut|crop|scale|alter|rewrite',
        source`
          \b(?:logs?|timestamps?|dates?|minutes|warnings?|ax[ie]s|charts?|records?|entries|
            reports?|clauses?|findings?)\b
        `,
        source`
          \bso (?:that )?(?:it |the |they |this )?[^.!?\n]{0,24}?\b(?:seems? (?:met|kept|fine|
            harmless|small)|reads? (?:green|fine)|sounds? (?:harmless|better than)|
            was never (?:made|raised|said)|is not seen|does not show|
            looks? (?:met|kept|flat|stable|harmless))\b
        `,
        [20, 24],
      ),
      ...orderAnyhow(
        'state|claim|say|write|report|add',
        String.raw`\bthat\b`,
        source`
          \bwhether or not (?:anybody|anyone|somebody|you|it|that) (?:has |have |is |was )?
          (?:checked|verified|true|so|looked)\b
        `,
        [30, 80],
      ),
      phrase(
        'summari[sz]e|translate|retell',
        source`
          \bwithout the (?:\w{3,12} )?(?:penalt(?:y|ies)|liability|termination|fees?|risks?|
            warnings?|cancellation|objections?)\b
        `,
        40,
      ),
      ...orderAnyhow(
        'drop|leave out|remove|hide|omit',
        String.raw`\b(?:results?|reviews?|readings?|cases?|responses?)\b`,
        source`
          \b(?:contradict\w{0,3} (?:the |our |your )(?:claim|thesis|story|
            conclusion|hypothesis|message)|(?:and|then) call it (?:the |an? )?
            (?:overall|average|full|balanced|complete))\b
        `,
        [24, 40],
      ),
    ],
    spared: UNREAL,
  },

  /** A figure is moved, and nobody is to hear of it. */
  nudged: {
    patterns: [
      ...orderAnyhow(
        'raise|lower|increase|reduce|round (?:up|down)|inflate|bump|shave|nudge|trim|fudge|tweak|massage|adjust|change|shift',
        source`
          \b(?:figures?|readings?|counts?|scores?|results?|totals?|numbers?|amounts?|emissions|
            values?|dates?|ratings?|measurements?|hours)\b
        `,
        source`
          \b(?:and|but) (?:do not|don't|never) (?:say so|tell|mention (?:it|this|that)|
            note (?:it|this|that))\b|\bwithout (?:saying so|telling|a note)\b
        `,
        [24, 80],
      ),
    ],
    spared: UNREAL,
  },

  /** Advice is made worse so that somebody else gains, or nobody is there to object. */
  worseAdvice: {
    patterns: [
      ...orderAnyhow(
        'advise|talk|urge|discourage|persuade|convince|tell|warn|suggest|recommend|keep',
        '',
        source`
          \b(?:against|not to|from|out of) (?:get(?:ting)?|call(?:ing)?|see(?:ing)?|consult(?:ing)?|
            read(?:ing)?|ask(?:ing)?(?: for)?) (?:an? |the |any |their )?(?:second opinion|lawyer|
            doctor|contract|terms|small print|solicitor)\b
        `,
        [0, 30],
      ),
      ...orderAnyhow(
        'make|give|explain|write|show|keep|leave|build',
        String.raw`\b(?:slower|worse|slightly wrong|incomplete|only half|half of|vague|harder)\b`,
        source`
          \bso (?:that )?(?:the \w{3,10}|they|users|customers|people|he|she) (?:comes? back|books?|
            buys?|pays?|needs?|upgrades?|subscribes?)\b
        `,
        [30, 40],
      ),
      ...orderAnyhow(
        'recommend|suggest|offer|sell|advise|push|propose',
        String.raw`\b(?:riskier|dearer|costlier|worse|pricier|higher|most expensive|slower)\b`,
        source`
          \b(?:because|since|as) (?:it|that|this|they) (?:pays?|earns?|brings?|makes?) (?:us |you )?
          (?:more|better|most|a commission)\b|\b(?:because|since|as) we (?:earn|get|make) more\b
        `,
        [12, 40],
      ),
      ...orderAnyhow(
        'leave|let|plant|put|hide|write|build',
        source`
          \b(?:one|an?|some|two) (?:\w{3,8} )?(?:bugs?|flaws?|holes?|
            vulnerabilit(?:y|ies)|defects?)\b
        `,
        String.raw`\b(?:in|into|through in) (?:each|every)\b`,
        [16, 12],
      ),
      ...orderAnyhow(
        'agree',
        String.raw`\bwith (?:the user|them|everything|whatever)\b`,
        source`
          \b(?:even|also) (?:when|if|where)\b[^.!?\n]{0,24}\b(?:dangerous|wrong|
            harmful|hurts?|ruins?)\b
        `,
        [2, 24],
      ),
    ],
    spared: FOR_SHOW,
  },
} satisfies Record<string, Frame>
