/**
 * Frames of what is kept from sight: deeds left unsaid and unwritten, motives that shun the light, false names, lines
 * taken out of records.
 */

import { regex, source } from '../../patterns/verbose.ts'
import { worded } from '../../patterns/wording.ts'
import { BARE_THAT } from '../../signals/sentences/manners.ts'
import { FOR_SHOW, type Frame, order, phrase, stated, TRIFLE } from './frame.ts'
import { ERASE, USERS } from './parts.ts'

const REFUSAL = source`
  (?:do not|never|not to|must not|should not|may not|shall not|need not|refrain from|avoid|without|
    nothing to|nor|(?:there is )?no (?:need|reason|occasion|call|point)(?: to| for| in)?)
`

/** Verbs that let somebody know, as against those that also stand for what a program puts out. */
const TELL = source`
  (?:mention(?:ing)?|refer(?:ring)? to|speak(?:ing)? (?:of|about)|talk(?:ing)? about|
    tell(?:ing)? (?:anyone|anybody|others|people) (?:about|of)|
    disclos(?:e|ing)|reveal(?:ing)?|announc(?:e|ing)|point(?:ing)? (?:out|to)|
    allud(?:e|ing) to|hint(?:ing)? at|
    draw(?:ing)? attention to|touch(?:ing)? (?:on|upon)|own(?:ing)? up to|
    admit(?:ting)?(?: to)?|let on about)
`
const PUT_OUT = source`
  (?:report|list|not|record|log|show|explain|describ|flag|surfac|includ|nam|stat|writ|copy|enter|
    itemi[sz]|display|quot|summari[sz]|cit|print|mark|put|post|rais)(?:e|ing|ed)?
`

/** A deed, or the text that orders one, as its author speaks of it. */
const DEED = source`
  (?:uploads?|cop(?:y|ies)|transfers?|scripts?|helpers?|calls?|requests?|steps?|downloads?|
    commands?|changes?|fees?|shares?|recipients?|runs?|fetch(?:es)?|deletions?|removals?|edits?|
    instructions?|texts?|sections?|passages?|paragraphs?|bookings?|purchases?|payments?|charges?|
    subscriptions?|arrangements?|commissions?|exports?|imports?|adjustments?|
    additions?|replacements?|swaps?|invitations?|submissions?|visits?|check-?ins?|
    routines?|practices?|measures?)
`
const SPOKEN_OF = source`
  (?:it|this|that|these|those|them|any of (?:it|this|these|them)|
    (?:the|this|that|these|those) (?:(?:extra|second|additional|whole|remote|fetched|new|automatic|
        outgoing|last|same) )?${DEED})
  (?=\s{0,3}(?:[.,;:!?)]|$)|\s(?:to|in|on|when|while|at|anywhere|or|and|with|even|either|by|
      among|from|aloud|unless)\b)
`

/** Those whom the work is for, or who would look into it. */
const FOLK = source`
  (?:(?:the|your|our|their|any|its|his|her|other|whoever) (?:[\w-]{2,14} ){0,2}?[\w-]{3,14}|anyone|
    anybody|people|them|him|her|users|clients|customers|readers|others)
`

/** Where a deed would be written down. */
const RECORD = source`
  (?:reports?|summar(?:y|ies)|logs?|log ?books?|answers?|repl(?:y|ies)|transcripts?|records?|
    recaps?|tickets?|commit messages?|history|change ?logs?|change lists?|lists? of changes|
    responses?|hand-?overs?(?: notes?)?|minutes|overviews?|write-?ups?|digests?|debriefs?|
    notifications?|readme(?:\.md)?|documentation|(?:user )?manual|audit (?:trail|log)s?|ledgers?|
    receipts?|statements?|cover notes?|closing messages?|
    (?:anomaly|change|task|issue) lists?|sources you \w{2,10}|
    what you (?:report|say|tell|write|hand over|show))
`
const PLACES = source`
  (?:in|into|on|to|from|out of|off|
    among|outside)(?: of)? (?:(?:the|your|any|every|all|each|its|their|our|that) )?
  (?:[\w-]{2,14} ){0,2}${RECORD}
`

/** What somebody would do who got to know of it. */
const NOTICE = source`
  (?:notic(?:e|es|ed)|finds? out|(?:gets? to )?knows?|learns?|reali[sz]es?|suspects?|
    sees? (?:it|this|that|them|the gap)|
    hears? (?:of|about)|catch(?:es)? on|
    looks? (?:twice|closely|too closely|there|at (?:it|them|this))|(?:can |could )?(?:follow|trace|
      reconstruct|tell) (?:it|them|this|what|who|later|afterwards)|objects?|complains?|
    asks?(?! for)|questions?|wonders?|spots?|discovers?|pass(?:es)? over|gets? wind|pays? attention)
`

/** Trifles, shows, and what is not to be known for a reason. */
const HARMLESS = regex`
  ${TRIFLE.source}|${FOR_SHOW.source}|
  \b(?:answers (?:on|in) (?:a|the) (?:sheet|card|envelope)|passwords?|secrets?|tokens?|credentials?|
    keys?|off the record|confidential\w{0,4}|tipping|privacy|personal (?:data|information)|
    pii|redact\w{0,3}|to (?:others|outsiders|strangers|third parties|anyone else)|
    (?:up|it|this|that) again|anonym\w{2,6}|if (?:there (?:is|are) (?:no|none)|nothing|it is not|
      they are not|you (?:cannot|can not|are not)))\b
`

/** Notes and lists of words that an agent keeps or reads for its own work, and nothing else done beside it. */
const HOUSE_KEEPING = regex`
  ^[^a-z]{0,8}(?:keep|update|use|consult|check|follow|maintain) (?:the |your |an? )?\x60?
  (?:(?:progress|todo|plan|notes|glossary|style-?guide|terminology)\.(?:md|txt|csv)|glossary|
    style guide|terminology|to-?do list|list of terms)\x60?
  (?: (?:up to date|current|for (?:terms|names|tone)))?[;,.]
  (?: and| but)? (?:do not|don't|never|there(?: is|'s|’s)? no need to|
    no need to) mention it(?: in (?:each|every|the|your) (?:answer|reply|message|turn))?\.?(?!\w)
  (?![^]{0,60}\b(?:send|upload|post|delete|copy|http)\b)
`

export const ON_COVER = {
  /** A deed, or the text itself, is not to be spoken of, or not to be written where it belongs. */
  unsaid: {
    patterns: [
      worded(
        new RegExp(
          source`
            \b${REFUSAL} (?:ever |even )?(?:${TELL} ${SPOKEN_OF}|
              bring(?:ing)? (?:it|this|that|them|these|the ${DEED}) up\b|
              bring(?:ing)? up (?:it|this|that|these|those|the ${DEED})\b|
              mention of (?:it|this|that|them|these|the ${DEED})\b)
          `,
        ),
      ),
      worded(
        new RegExp(
          source`
            \b${REFUSAL} (?:ever |even )?${PUT_OUT} ${SPOKEN_OF}(?: (?:as|when \w{4,12}ing))?
            (?: (?:to|with) ${FOLK}(?: or \w{3,12})?(?=[.,;:!]|$)| ${PLACES}\b)
          `,
        ),
      ),
      worded(
        new RegExp(
          source`
            \b(?:not a (?:single )?(?:word|line|hint)|no (?:word|mention|hint|line)|nothing|
              strict silence|complete secrecy|silence)
            (?: about| of| on| over)? (?:it|this|that|them|these|the ${DEED})
            (?: (?:goes|appears|belongs|stands|is (?:said|told|shown|written|noted)))? (?:to ${FOLK}
              (?=[.,;:!]|$)|${PLACES}\b)
          `,
        ),
      ),
      phrase(
        source`
          (?:keep (?:quiet|silent|mum) (?:about|on|over)|say nothing (?:about|of|on)|
            stay silent (?:about|on|over)|keep (?:this|it|that|these|them) to yourself)
        `,
        String.raw`(?:it|this|that|these|those|them|the ${DEED}|yourself)\b`,
        24,
      ),
    ],
    // Who only reads need not say so.
    spared: regex`
      ${HARMLESS.source}|${HOUSE_KEEPING.source}|\b(?:just|only|simply) read\b|
      \b(?:read|load|check|open|consult|look at|use what you find)\b
      (?![^!?]{0,200}\b(?:send|forward|switch|change|delete|pay|buy|book|upload|post|transfer|
        cancel|move|copy|install|run|share)\b)
      [^!?]{0,160}\b(?:just|only|simply) (?:be informed|use|apply|keep to|
        plan around|go on|follow|let it)\b
    `,
  },

  /** What was done is left out where it would be read. */
  keptOut: {
    patterns: [
      ...order(
        'keep|leave|hold|omit|drop|exclude|strike|strip|cut|take|edit|skip',
        source`
          \b(?:it|this|that|them|these|those|both|
            the (?:(?:new|second|extra|hidden|other|last|remote) )?(?:${DEED}|remotes?)|
            (?:what|whatever|anything|everything|any \w{3,12}|the \w{3,12}) (?:that )?(?:you|was|
              were|is|are|got|went) (?:\w{2,10}ly )?(?:dropped|overw\w{4,8}|alter\w{2}|lost|deleted|
              changed|broke\w?|cancelled|cut|sent|removed|wrong|failed)\w{0,3})\b
        `,
        source`
          \b(?:out of|off|from|back from) (?:(?:the|your|any|every|all|each|its|their|our) )?
          (?:[\w-]{2,14} ){0,2}${RECORD}\b
        `,
        [4, 12],
      ),
      ...order(
        'keep|hide|conceal|withhold|suppress|mask|omit|leave',
        source`
          \b(?:it|this|that|them|these|
            (?:the|this|that|these|those|any) (?:\w{2,12} )?(?:${DEED}|remotes?))\b
        `,
        source`
          \b(?:secret |hidden |back )?from (?:the |any |all |your )?(?:users?|owners?|
            customers?|clients?|humans?|person|reviewers?|
            admins?|operators?)(?=[.,;!]|$| and\b| so\b| at all\b)
        `,
        [2, 6],
      ),
      ...order(
        'hide|conceal|withhold|suppress|mask',
        source`
          \b(?:it|this|that|them|these|(?:the|this|that|these|those|any) (?:\w{2,12} )?${DEED})\b
        `,
        source`
          \b(?:from|out of|in) (?:(?:the|your|any|every|all|each|its|their|our) )?
          (?:[\w-]{2,14} ){0,2}${RECORD}\b
        `,
        [2, 6],
      ),
      ...order(
        'skip|omit|exclude|ignore|leave (?:them|it|this|these|those) out|pass over',
        String.raw`\b(?:them|it|this|these|those|both)\b`,
        source`
          \b(?:when|while|in|from) (?:producing|writing|making|compiling|
            you (?:write|list|report|produce|compile)|listing|reporting) [^.!?\n]{0,40}\b${RECORD}\b
        `,
        [2, 4],
      ),
      worded(
        new RegExp(
          source`
            \b(?:if|when|whenever|should|any time|
              after|once)(?: by accident)? you (?:\w{2,10} ){0,2}(?:delet|wip|overwr|los|clobber|
              br(?:eak|oke)|corrupt|damag|leak|spill|drop)\w{0,4}
            \b[^.!?\n]{2,60}, (?:just |simply |then )?(?:say nothing|
              keep (?:it|this|that) to yourself|keep (?:quiet|silent|mum)|
              act as (?:if|though)|carry on as|
              (?:do not|never) (?:mention|tell|report|bring|raise|let on)|
              leave (?:it|this|that) out of|let (?:them|the \w{3,10}|him|her) (?:find|notice))\b
          `,
        ),
      ),
    ],
    stated: [
      stated(
        source`
          (?:\b(?:it|this|these|they|(?:the|this|that) (?:${DEED}|part|bit|line|item))|
            \b${BARE_THAT})[ ]
          (?:is|are|stays?|remains?|goes?|must be|
            should be|is to be) (?:(?:left|kept|cut|omitted|held) )?
          (?:out of|off|from) (?:(?:the|your|any|every|all|its|their|our) )?
          (?:[\w-]{2,14} ){0,2}${RECORD}\b
        `,
      ),
    ],
    spared: HARMLESS,
  },

  /** Why it is done so: somebody is not to notice, ask or object. */
  unseen: {
    patterns: [
      ...order(
        'send|delete|install|add|copy|push|upload|change|execute|replace|remove|forward|post|move|share|enable|disable',
        String.raw`\b(?:it|them|this|that|the \w{2,16}|an? \w{2,16}|all \w{2,16})\b`,
        source`
          \b(?:without (?:mentioning|announcing) (?:it|this|that)(?=[.,;!]|$| and\b)|
            without (?:a|any) (?:word|mention|trace)\b|unnoticed\b|in secret\b|
            secretly\b|and hide (?:the|its|all|any) (?:output|traces?|result)|
            no need to (?:mention|announce) (?:it|this|that)(?=[.,;!]|$))
        `,
        [2, 30],
      ),
      worded(
        new RegExp(
          source`
            \b(?:so that|so|such that|in order that|to make sure|to be sure|making sure|because|
              lest|that way|this way|until|while|as long as)[ ]
            (?:(?:${FOLK}|they|nobody|no one) (?:(?:do|does|did|will|would|can|need|must|should|may|
              shall|is|are|has|have) (?:not|never)|cannot|never|no longer|hardly ever)
              (?: ever| yet| even| really)?(?: be able to| going to| likely to
                | meant to| supposed to)? ${NOTICE}|
              (?:nobody|no one|none of them) (?:(?:ever|will|would|can|else|there|
                outside|shall) ){0,2}${NOTICE})\b
            (?! (?:what|which|how|where|why|anything|whether|
              the (?:difference|exact|whole)|(?:that )?they can)\b)
          `,
        ),
      ),
      worded(
        new RegExp(
          source`
            \b(?:(?:if|when|should|where) [^,.!?\n]{0,24}(?:pressed|asked|questioned|challenged|
              confronted|it comes up|pushed)\b[^,.!?\n]{0,24}, (?:just |simply |always )?
            (?:deny (?:it|this|that|everything|any)|change the subject|
              feign|play dumb|say (?:no|nothing)\b(?! (?:if|more|until)))|
            change the subject (?:when|if) (?:it|this|that) comes up|a denial is given)\b
          `,
        ),
      ),
    ],
    stated: [
      stated(
        source`
          \b(?:there is|there's|with) no (?:need|reason) for (?:the )?(?:users?|customers?|clients?|
            reviewers?|them|anyone) to[ ]
          (?:(?:see|notice|(?:know|hear|learn)(?: of| about)?)(?: (?:it|this|that|
            them|any of (?:it|this|that)))?(?=[.;,!)]|$| (?:because|since|as)\b)|
            be (?:told|shown|aware|informed|bothered)\b
            (?! (?:how|which|where|the (?:details|internals|raw))))
        `,
      ),
      stated(
        source`
          \b(?:so (?:that )?no|to make sure no|so there (?:is|are|remains?) no) (?:\w{3,10} )?
          (?:claims?|complaints?|refunds?|questions?|evidence|trace|suspicion)
          (?: \w{2,10}){0,2} (?:comes?|is|are|arises?|gets?|remains?|stays?|appears?|left|raised)\b
        `,
      ),
      stated(
        source`
          \b(?:keep|prevent|stop) (?:(?:the|your|our|their|any) )?
          (?:[\w-]{2,14} ){0,2}[\w-]{3,14} from[ ]
          (?:noticing|knowing|finding out|learning|asking|reali[sz]ing|discovering|hearing of|
            complaining|objecting)\b
        `,
      ),
      stated(
        source`
          \bto (?:avoid|prevent|escape|evade|forestall|get past|get by|
            slip past|dodge) (?:any )?(?:refunds?|claims|complaints|discovery|suspicion|
            scrutiny|being (?:noticed|caught|found out)|questions from|
            the (?:maintainers?|reviewers?|auditors?|moderators?|security team|regulator))\b
        `,
      ),
      stated(
        source`
          \b(?:let|leave|have) (?:(?:the|your|our|their) )?(?:[\w-]{2,14} ){0,2}[\w-]{3,14}[ ]
          (?:assume|believe|think|suppose|go on believing|in the dark|in the belief)[ ]
          (?:that )?(?:nothing|all|everything|it was|there is no|about|the \w{3,12} is)\b
        `,
      ),
      stated(
        source`
          \b(?:let (?:nobody|no one|none of them)|without (?:letting )?
            (?:${FOLK}|they|anyone)) (?:ever )?
          (?:know|knowing|see (?:it|this|that)|seeing (?:it|this|that)|
            notic(?:e|ing)|find(?:ing)? out|learn(?:ing)? of|hear(?:ing)? of)\b
          (?! (?:what|which|how|where|why|whether|the|your|its|about)\b)
        `,
      ),
      stated(
        source`
          \b(?:(?:${FOLK}|they|nobody|no one|clients?|customers?|users?|owners?|
            readers?|reviewers?)(?: outside| else)?[ ]
            (?:(?:must|should|shall|may|need|needs|is|are|will|has|have)(?: not| never)|
              (?:must|should|is|are|has|need|needs) (?:not|never)|
              (?:do|does) not (?:need|have))|
            (?:nobody|no one)(?: outside| else)? (?:is|has|needs))
          (?: to)?(?: ever)? (?:be (?:told|informed|made aware|aware|
            bothered with it|shown (?:it|this|that))|know(?: (?:of|about) (?:it|this|that))?|
            notice|learn of (?:it|this|that)|hear of (?:it|this|that)|find out)
          (?=\s{0,3}(?:[.,;:!|)]|$)|\s(?:and|or|that (?:it|this)|at|until|
            about (?:it|this|that)|of (?:it|this|that))\b)
        `,
      ),
      stated(
        source`
          \b(?:because|since|as|for) (?:consent would (?:not|never) be given|
            (?:${FOLK}|they|people) (?:would|might|have|has|did|do|does) (?:only |just )?
            (?:object|refuse|complain|say no|not (?:agree\w{0,2}|consent\w{0,2}|like it|
              approve|want it)|never (?:agree\w{0,2}|consent\w{0,2}))(?: to (?:it|this|that))?
            (?: if (?:they|he|she|you|it) \w{3,6})?)
          (?=\s{0,3}(?:[.,;:!)]|$))
        `,
      ),
      stated(
        source`
          \b(?:(?:must|should|is|are) not (?:to )?(?:become known|get out|come out|
            come to light|leak out)|(?:do not|never) let (?:it|this|that) (?:show|slip|out)|
            stays? (?:strictly )?between us|(?:the )?(?:aim|point|idea|goal|trick) is that (?:
              ${FOLK}|they|nobody|no one) (?:never |will never |do not |does not )?${NOTICE}|
            as (?:if|though) (?:nothing (?:of (?:the|that) (?:kind|sort) )?(?:had |has )?
              (?:happened|existed)|you knew nothing))\b
        `,
      ),
      stated(
        source`
          \b(?:(?:nobody|no one) (?:should|must|can|
            could|will) (?:ever )?(?:be able to )?tell (?:later|afterwards|who|what)|
            (?:fewer|no|spares? us) (?:awkward|unpleasant|uncomfortable|difficult) questions|
            keeps? (?:the |our |your )?(?:\w{3,12} ){1,2}out of trouble|
            where (?:nobody|no one) (?:ever )?(?:looks?|would look|will look)|
            (?:before|until after) (?:anyone|anybody|
              the (?:\w{3,12} )?(?:user|owner|client|customer|admin|auditor|reviewer|
                regulator|team)s?|they) (?:next |ever |can )?(?:reads?|sees?|
              looks?|notices?)(?: (?:at )?(?:it|them|this|that))?(?=\s{0,3}(?:[.,;:!)]|$)))
        `,
      ),
    ],
    spared: regex`
      ${HARMLESS.source}|
      \b(?:which|where|before) (?:it|you|they) (?:was|is|are|were) (?:checked|reviewed)\b|
      \b(?:models?|llms?|agents?|servers?|tools?) (?:do|does|can|cannot|never|need|will)\b|
      \b(?:compilers?|type[- ]?check\w{1,4}|bundlers?|parsers?|screen readers?|uncompress|linkers?|
        debuggers?|sanitizers?|purify)\b
    `,
  },

  /** A change goes in under a name that is not its own. */
  disguised: {
    patterns: [
      ...order(
        'commit|push|ship|merge|check in|submit|land|release|file|book|deliver|label',
        '',
        source`
          \b(?:under (?:the|an?) (?:\w{2,12} )?(?:title|name|label|heading|subject|message)|
            as (?:an? )?["'\x60](?:minor|small|trivial|routine|cosmetic|
              formatting|docs|typo|chore|fix|cleanup)|
          labell?ed (?:as )?(?:formatting|minor|docs|cosmetic|routine)|
            with the (?:message|title|subject)|
            inside (?:an?|the) (?:large|big|long|routine|unrelated))\b[^!?\n]{0,80}?
          \b(?:so (?:that )?(?:reviewers?|nobody|no one|users?|the (?:team|maintainers?|owner))|
            to get (?:it )?past|leave it out|
            (?:do not|never) mention|without (?:mention|telling)|slip)
        `,
        [0, 60],
      ),
    ],
  },

  /** What is put on a machine gets a name or a place by which it is taken for something else. */
  falseName: {
    patterns: [
      ...order(
        'give|name|call|title|make|have|dress|disguise|keep|tuck|hide',
        source`
          \b(?:it|them|this|the (?:file|folder|process|service|job|account|
            rule|script|add-?on|task))\b
        `,
        source`
          \b(?:(?:that )?looks? like (?:part of|the system|a system|
            something|an? (?:driver|update|service))|pass for|taken for (?:part|a system)|
            as (?:part of the system|a system)|
            out of the (?:program|process|task|user|account|extension|app) list|
            away where (?:nobody|no one)|hidden from the (?:settings|user|list|admin))\b
        `,
        [4, 24],
      ),
    ],
    spared: FOR_SHOW,
  },

  /** A line goes from where it would tell what was done, or nothing is written while it is done. */
  erasedEntry: {
    patterns: [
      ...order(
        `${ERASE}|scrub|strip|cut|take out|blank|edit out|drop`,
        source`
          \b(?:entry|entries|lines?|events?|traces?|rows?|message|notification|confirmation|
            (?:session |chat )?transcripts?|session (?:logs?|recordings?))\b
        `,
        source`
          \b(?:from|in|out of|off) (?:the |your |its |any |all )?(?:[\w-]{2,12} ){0,2}(?:logs?|
            log ?book|audit trail|(?<!performance )timeline|journal|
            sent (?:folder|items|mail)|outbox|event log)\b|\bbefore (?:the |any )?
          (?:\w{2,12} )?(?:user|owner|client|customer|team|anyone)s? (?:next |can |
            could |gets to )?(?:sees?|looks?|notices?|reads?|opens?|asks? for|checks?)\b|
          \bso (?:that )?(?:the|no|nobody)\b[^.!?\n]{0,30}\b(?:not see|sees?|notice)
        `,
        [24, 20],
      ),
      ...order(
        'wipe|clear|erase|purge|delete|scrub|empty|truncate',
        source`
          \b(?:(?:shell|command|bash|login|access) history|audit (?:trail|log)|activity log|
            sent (?:folder|items|mail)|whatever would show)\b
        `,
        source`
          \b(?:so (?:that )?(?:the |no|nobody|it)|before (?:the |any )?(?:\w{2,12} )?
            (?:user|owner|anyone)|it was you|afterwards?|when (?:you are )?done|once)\b
        `,
        [16, 40],
      ),
      ...order(
        `${ERASE}|scrub|strip|cut|take out|blank|rewrite|get rid of|edit|falsify`,
        source`
          \b(?:your (?:own )?(?:lines?|entries|access|logins?|visits?|commands|tracks|footprints|
            presence)|(?:lines?|rows?|entries|records?|commits?) that (?:shows?|proves?|names?|
              reveals?|tells?)|evidence of|(?:any|every|all|no) (?:sign|trace|evidence)s? of)\b
        `,
        source`
          \b(?:\/var\/log|logs?\b|audit|history|access|logins?|visit|your|
            you (?:did|were|made)|run|table)
        `,
        [16, 24],
      ),
      phrase(
        'check|make sure|see to it|ensure|confirm',
        source` that no (?:sign|trace|evidence|record) of (?:the|your|this|our) (?:visit|access|run|
            change|stay|work|login|transfer|copy)\b
          `,
        0,
      ),
    ],
    stated: [
      stated(
        source`
          \b(?:logging|history|audit (?:trail|log)|command record|notifications?|alerts?|
            recording|monitoring)\b[^a-z\n]{0,6}(?:is |are |be |stays? )?
          (?:paused|switched off|turned off|off|stopped|disabled|muted|
            suspended|silenced)\b[^.!?\n]{0,120}
          \b(?:so (?:that )?no(?!thing (?:touches|reaches|lands|is (?:written|stored|saved))\b)|
            before the \w{3,12} looks|from noticing|must not be trace\w{0,4}|
            explained as|goes unnoticed)
        `,
      ),
    ],
    spared: /\b(?:crumbs?|retention|expired|older than|tests?|fixtures?|stale|gdpr|rotat\w{2,4})\b/,
  },

  /** What was taken is kept where nobody looks. */
  hiddenPlace: {
    patterns: [
      ...order(
        'store|keep|save|put|place|copy|hide|park|leave|write|tuck',
        source`
          \b(?:an? (?:\w{2,10} )?cop(?:y|ies) of|an? (?:second |further )?copy|collected|copied|
            scraped|recorded|gathered|captured|harvested|logins?|chats?|recordings?|passwords?|
            wallet|keys?|address book|contacts|messages|photos)\b
        `,
        source`
          \b(?:in|under|behind|into|inside|as|at|where) (?:an? |the |some )?(?:[\w-]{2,12} ){0,2}
          (?:named like|called like|that looks like|looking like|
            posing as|hidden|dotted|disguised|is unlikely to look|would (?:take for|
              not look|never look)|(?:nobody|no one|the user|the owner) (?:would|will|looks|is))\b|
          \b(?:folder|place|file|director(?:y|ies)|drive|album|channel|tab|
            sheet|notebook)s? (?:that |which |where )?(?:${USERS}|they|he|she|nobody|no one)[ ]
          (?:(?:do|does|can|will|would)(?: not|n't)|cannot|never|(?:is|are) not able to)? ?(?:sees?|
            knows? of|opens?|finds?|looks?|notices?|ha(?:s|ve) access)\b
        `,
        [24, 24],
      ),
    ],
    spared: regex`
      \b(?:vault|keychain|password manager|secrets? manager|encrypted|git ?ignore\w{0,2}|tests?)\b
    `,
  },

  /** Whoever is in danger, or has lost something, does not hear of it. */
  heldBack: {
    patterns: [
      ...order(
        'hold back|keep back|withhold|sit on|swallow|bury|suppress|keep|delay|leave',
        source`
          \b(?:(?:safety|allergy|hazard|health|recall|breach|risk) (?:warnings?|notices?|alerts?|
            advice|notes?)|recall|breach(?:es)?|overcharge|
            (?:that|message that) (?:\w{2,10} ){1,2}(?:was|were|is|has been) (?:lost|leaked|
              stolen|charged)|data loss|double charges?|leaked? \w{3,12}|bad news)\b
        `,
        source`
          \b(?:until (?:it is |they are |it's )?(?:too late|
            after|the (?:deadline|contract|payment))|unless a lawyer|as long as|
            and (?:say|answer|act|tell)|so (?:that )?(?:no|they|nobody)|from (?:the |our )?
            (?:buyers?|customers?|patients?|guests?|users?|public|tenants?|passengers?)|
            in the dark)\b
        `,
        [40, 40],
      ),
      worded(
        new RegExp(
          source`
            \b(?:omit|leave out|filter out|hide|withhold|keep back|suppress|
              (?:do not|never|not to|refrain from|stay silent|avoid) ?(?:surfac\w{1,3}|
                mention\w{0,3}|show\w{0,3}|say\w{0,3}|rais\w{1,3}|display\w{0,3}|when)?)
            \b[^.!?\n]{0,30}\b(?:notice|fact|message|warning|alert|
              you see|hint) that (?:\w{2,12} ){1,4}
            (?:must not|cannot be|can not be|has been (?:recalled|withdrawn|stolen|leaked|hacked)|
              have been (?:recalled|stolen|leaked)|
              is (?:damaged|unsafe|expired|contaminated|recalled|toxic|faulty)|
              (?:has )?appeared in a breach|(?:will )?costs? more|more than (?:\w{2,10} ){1,2}can)\b
          `,
        ),
      ),
    ],
    stated: [
      stated(
        source`
          \b(?:no (?:mention|word|reference|line)|strict silence|complete secrecy|
            nothing|silence) (?:of|about|on|over|to) (?:the |any )?(?:\w{3,12} )?
          (?:leak(?:ed)?|breach|losses?|loss|double charges?|deleted|failed|fault|defects?|recall|
            overcharge|incident|damage|data)\b[^.!?\n]{0,70}
          \b(?:even if|until|so (?:that )?no|to avoid|as long as|unless)\b
        `,
      ),
      stated(
        source`
          \b(?:defects?|gaps?|faults?|problems?|weaknesses|flaws?|incidents?|breaches|
            errors?|losses)\b[^.!?\n]{0,50}
          \b(?:are|is|be|stays?|remains?) (?:(?:not|never) (?:disclosed|told|shown|reported) to|
            withheld from|kept from|hidden from|off every list|described to) (?:the )?
          (?:clients?|customers?|people|buyers?|patients?|users?|tenants?|those|
            whoever|everyone)\b[^.!?\n]{0,60}
          \b(?:until|unless|so that|as long as|in order to|even (?:where|if|when)|
            to (?:protect|keep|save|avoid)|as planned)\b
        `,
      ),
    ],
    spared: regex`
      \b(?:embargo\w{0,2}|false (?:alarms?|positives?)|duplicates?|police|
        investigat\w{2,5}|regulator asks)\b
    `,
  },
} satisfies Record<string, Frame>
