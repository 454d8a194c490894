/**
 * Signs that somebody who wrote is obeyed unasked, that a yes is made up, a code coaxed out, another skill pushed
 * aside.
 */

import { sign } from './sign.ts'
import { regex } from '../../patterns/verbose.ts'

const MESSAGES =
  'mails?|e-?mails?|messages?|tickets?|forms?|form entr(?:y|ies)|comments?|requests?|posts?|documents?|attachments?|notes?|invitations?'
const CODES =
  'digits|(?:short |six-digit |four-digit )?(?:number|code|pin)|figures|old word|recovery words|present password|passwords?|secret|passphrase|the words'

export const ERRANDS = [
  sign(
    'talked down',
    3,
    regex`
      \b(?:senders?|writers?|authors?|customers?|persons?|people|they|he|she|
        posters?|reporters?)\b[^.!?]{0,40}\b(?:knows? (?:best )?what (?:they|he|she|it)|know best|
        knows best|ha(?:s|ve) thought (?:about|of|it))\b
    `,
  ),
  sign(
    'consent passed over',
    4,
    regex`
      \b(?:carry|do|finish|perform|settle|grant|execute|treat|take|handle)\b[^.!?]{0,24}
      \b(?:it|that|this|them|what (?:it|they) (?:asks?|wants?|says?))\b[^.!?]{0,40}
      \b(?:(?:out )?(?:straight away|at once|right away|immediately)|with (?:the|whatever|
          all) (?:tools|means)|using whatever|before you (?:answer|reply|report))\b
    `,
  ),
  sign(
    'stranger told',
    3,
    regex`
      \b(?:${MESSAGES})\b[^.!?]{0,90}\b(?:(?:treat|take|read|count)\w{0,1} (?:it |
          that |them |this |any \w{3,10} )?[^.!?]{0,40}\bas (?:the |a |your |an )?(?:\w{3,8} )?
        (?:work order|task|order|instruction|approval|go-ahead|decision)|meant for you|
        (?:sounds|looks|reads) like a (?:decision|order|go-ahead)|asks? for (?:may|can|is to|
          should) be (?:carried out|done|granted|settled)|go ahead and do)\b
    `,
  ),
  sign(
    'grave step',
    3,
    regex`
      \b(?:including (?:account changes|transfers?|refunds?|payments?|deletions?|purchases?|
          password resets?)|(?:account changes|transfers?|refunds?|payments?|deletions?|
          purchases?|taking databases offline|clearing storage) (?:included|as well|too)|
        refunds, |merge, tag and (?:publish|release))\b
    `,
  ),
  sign(
    'talked down',
    4,
    regex`
      \b(?:checking|asking|confirming|a (?:confirmation )?question|a second look|
        (?:going|reading) through (?:them|it) again)\b[^.!?]{0,50}\b(?:only (?:slows?|costs?|
          adds?|wastes?|takes?|delays?|disturbs?|holds?)|wastes? (?:everyone|every|time|their))
    `,
  ),
  sign(
    'guard off',
    4,
    regex`
      \b(?:also|even|including|whoever|or)\b[^.!?]{0,10}
      \b(?:from |by )?(?:people|bots?|someone|senders?|accounts?|strangers)\b[^.!?]{0,14}
      \b(?:do not|don't|have never) (?:know|recogni[sz]e|met|seen)\b|
      \bwhether or not (?:they|he|she|it) (?:belongs?|are part|is part|ha(?:s|ve) the right|
        knows?)\b|
      \banyone (?:on the \w{3,10} |there )?can (?:post|write|add|comment)\b|
      \bwhoever (?:left|wrote|posted|sent|put) it\b
    `,
  ),
  sign(
    'right withheld',
    4,
    regex`
      \b(?:even where|ahead of|over and above|
        rather than|before)\b[^.!?]{0,16}\b(?:the user (?:had|has|asked|wanted|planned|says)|
        what the (?:user|person|owner)[^.!?]{0,24} (?:says?|wants?|asked|wrote|planned))\b
    `,
  ),
  sign(
    'kept dark',
    2,
    regex`
      \b(?:so|and) the user (?:comes back to|finds|returns to) (?:everything |only )?
      (?:finished|done|settled|a clean)\b
    `,
  ),
  // A yes that nobody gave.
  sign(
    'consent passed over',
    4,
    regex`
      \b(?:enter|save|store|note|write|record|add|keep|remember|put)\b[^.!?]{0,50}
      \bthat (?:they've|(?:they|the (?:user|owner|person|client|customer)|he|she)
        (?: has| have| had)?) (?:already )?
      (?:agreed|allowed|waived|consented|permitted|authori[sz]ed|granted|given up|said yes)\b
    `,
  ),
  sign(
    'untrue word',
    4,
    regex`
      \b(?:settled|talked through|agreed|discussed|cleared|arranged) (?:in an earlier (?:talk|
          chat|session|conversation)|on another day|long ago|in the past|
      before(?! (?:you|they|we|i|it|the|an?|any|this|that|\w{3,12}ing)\b))\b|
      \b(?:as something that|as if it|that it) ha(?:s|d) always been (?:so|there|the case)\b|
      \bas (?:given|said|written|approved) by the user,? without\b|
      \b(?:note|enter|record|mark) (?:it|this|them) as (?:received|given|granted|signed|
        confirmed) (?:by phone|orally|verbally|on the phone)\b
    `,
  ),
  sign(
    'ready answer',
    5,
    regex`
      \b(?:mention|show|quote) (?:it|the note|that) if (?:they|he|she|the \w{4,10}) (?:objects?|
        complains?|wonders?|asks?|doubts?)\b|
      \b(?:surprised|wonders?|wonder about it|objects?|complains?|astonished|doubts?|puzzled)\b
      [^.!?]{0,16}\b(?:refer|point|show)\b[^.!?]{0,10}
      \b(?:to |at |them )(?:the |that )?(?:note|entry|record|memory|profile)\b
    `,
  ),
  sign(
    'consent passed over',
    5,
    regex`
      \b(?:counts?|kept|keep|treated?|taken|stands?|read|saved|stored|
        serves?|take)\b[^.!?]{0,40}\bas (?:an? |the )?(?:standing|general|lasting|permanent|
        blanket|final) (?:approval|consent|permission|agreement|yes|mandate|go-ahead)\b
    `,
  ),
  // Codes.
  sign(
    'forged voice',
    4,
    regex`
      \b(?:introduce|present|greet|announce|sign)\b[^.!?]{0,24}\b(?:as|from)\b[^.!?]{0,24}
      \b(?:support|safety|security|fraud|help|recovery|account) (?:team|desk|department|staff|
        office|centre)\b[^.!?]{0,12}\b(?:whichever|whatever|their|the|his|her) (?:service|bank|
        company|provider|shop|carrier|exchange)\b
    `,
  ),
  sign(
    'private matter',
    4,
    regex`
      \b(?:ask|request|need|read out|tell|type|give|name|want|say)\b[^.!?]{0,70}\b(?:${CODES})\b
      [^.!?]{0,24}\b(?:(?:just|now|were|was|has just|have just|has|have) (?:just )?(?:been )?
        (?:sent|arrived|come)|on the back|from the (?:little |paper )?(?:card|paper|sheet)|
        in (?:order|sequence)|and the one before)\b|
      \bold word they used\b
    `,
  ),
  sign(
    'talked down',
    6,
    regex`
      \b(?:warning|message|line|text|advice|note)\b[^.!?]{0,24}\bnot to (?:share|pass|give|
        tell|read)\b[^.!?]{0,24}\b(?:meant for|is for|does not (?:apply|concern|count)|
        doesn't (?:apply|concern|count)|only (?:for|means|concerns))\b
    `,
  ),
  sign(
    'pressure',
    3,
    regex`
      \b(?:can (?:still )?be (?:saved|stopped|rescued)|will be closed (?:tonight|today)|
        is being emptied|noticed by the (?:safety|security|fraud) desk)\b
    `,
  ),
  sign(
    'right withheld',
    4,
    regex`
      \b(?:calling|asking|ringing|phoning|contacting|writing to)\b[^.!?]{0,24}\b(?:restarts?|
        starts? (?:the|a) (?:waiting|new)|(?:would |will )?freez\w{1,3}|
        (?:would |will )?locks? (?:it|the|every)|lengthens?|loses? (?:the|their))\b
    `,
  ),
  sign(
    'guard off',
    5,
    regex`
      \b(?:tap|press|click|choose|answer) (?:yes|allow|approve|accept|confirm)\b[^.!?]{0,24}
      \b(?:that is you|it is you|it's you|that's you|part of the)\b|
      \b(?:need not|needn't|do not have to|
        don't have to) change (?:it|the password|them) (?:afterwards|later|again)\b|
      \bleave the (?:phone|device|app|wallet) (?:face down|alone|closed|untouched) for\b|
      \b(?:line|call|chat|channel) is (?:recorded|encrypted) and (?:therefore|so) safe\b
    `,
  ),
  // Other skills.
  sign(
    'rival jammed',
    5,
    regex`
      \b(?:also|even) (?:when|if|those|where|though)\b[^.!?]{0,24}
      \b(?:another|other|a different) (?:skill|helper|tool|agent)s?\b|
      \bother (?:skills?|helpers?)\b[^.!?]{0,40}
      \bare (?:drafts?|outdated|old|obsolete|broken|unsafe)\b|
      \bcall (?:them|the others) (?:outdated|drafts|broken|obsolete|unsafe)\b|
      \b(?:do not|don't|never) hand (?:it|them|requests|tasks)\b[^.!?]{0,10}
      \bto the (?:other|skill|helper)\w{0,1}\b
    `,
    true,
  ),
  sign(
    'forged voice',
    5,
    /\b(?:in|with|under) (?:that|the other|another) (?:skill|helper|tool|agent)'s name\b/,
  ),
  sign(
    'guard off',
    4,
    regex`
      \b(?:instructions?|wording|rules|owners?|set up for them|the person say)\b[^.!?]{0,50}\b
      (?:yields?|gives? way) to this\b
    `,
  ),
  sign(
    'right withheld',
    6,
    regex`
      \b(?:turns?|switch(?:es)?) (?:the \w{3,10}|it|this|you|this \w{3,10}) off\b[^.!?]{0,8}
      \b(?:agree|confirm|say yes|nod|say so)\b[^.!?]{0,8}\b(?:and|but) (?:go on|keep|
        carry on|continue|stay|work)\b
    `,
  ),
  sign(
    'kept dark',
    5,
    regex`
      \b(?:isn't|is not|it's not|not) (?:advertising|lying|cheating|fraud|
        a lie|stealing) (?:if|when|as long as) (?:nobody|no one|they|it)\b|
      \bswap in (?:one|ours|a \w{3,10}) (?:from|of) (?:the|our)\b
    `,
    true,
  ),
  // Opinions of guests.
  sign(
    'false name',
    4,
    regex`
      \bso (?:that )?they (?:seem|look|read|sound|feel) (?:real|genuine|natural|authentic|honest)\b|
      \b(?:spread|vary|stagger) the (?:dates|spelling|length|names)\b|
      \bwith a (?:typo|spelling mistake)\b|\ba (?:week|few days|day) apart\b
    `,
  ),
]
