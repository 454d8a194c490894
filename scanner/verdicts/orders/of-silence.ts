/**
 * Frames of what is kept quiet: deeds that are not to be told, questions that get a ready answer, dangers that are
 * played down.
 */

import { regex, source } from '../../patterns/verbose.ts'
import { worded } from '../../patterns/wording.ts'
import { WITH_MORE } from '../../signals/sentences/with-more.ts'
import { type Frame, order, phrase } from './frame.ts'
import { LINE_START, USERS } from './parts.ts'

/** Not to be told. */
const NOT_TELL = source`
  (?:(?:you )?(?:must|should|may|shall|will) (?:never|not)|never|do not|not|
    under no circumstances|at no (?:time|point)|refuse to)(?: ever)? (?:reveal|disclose|mention|
    admit|acknowledge|let on|confess|volunteer|explain|confirm|say|
    (?:tell|inform|say to|let on to|admit to|reveal to|disclose to|mention to) ${USERS}|
    let ${USERS} (?:know|see|learn|find out|notice|hear))\b|
  (?:avoid|refrain from) (?:telling|informing|mentioning to|letting) ${USERS}(?: know)?\b|
  there is no need to (?:tell|inform) ${USERS}\b|
  (?:nobody|no one) (?:needs|has|is) to (?:know|learn|hear|find out)\b|
  make sure (?:that )?${USERS} (?:does not|do not|never|doesn't|don't) (?:notices?|learns?|
    knows?|finds? out|sees?)\b
`

/** What was done with somebody's goods. */
const DONE = source`
  (?:sent|copied|uploaded|forwarded|shared|passed on|changed|altered|edited|modified|added|removed|
    deleted|installed|stored|recorded|collected|transferred|paid|charged|ordered|
    bought|replaced|swapped|disabled|switched off|moved|published|posted|granted|invited|
    rounded up|raised|inflated|invented|made up|sold|kept|approved|overwritten|mailed|
    pushed|redirected|logged|exported|exfiltrated)
`

/** A program that was run, as against a search or a tool of which nobody needs to hear. */
const PROGRAM = '(?:scripts?|programs?|helpers?|binar(?:y|ies)|commands?|installers?|hooks?)'
const RAN = source`
  (?:an? |the |this |that |any )(?:\w{2,12} )?${PROGRAM} (?:is|are|was|were|
    has been|have been|gets?|got)[ ]
  (?:run|executed|started|launched|installed|fetched|downloaded)|
  you (?:have )?(?:ran|run|executed|started|launched|installed|
    fetched|downloaded) (?:an? |the |this |that |any )(?:\w{2,12} )?${PROGRAM}|
  you (?:have )?(?:sent|uploaded|copied|forwarded|shared|changed|deleted|replaced|
    added|redirected) (?:the|a|an|their|any|his|her|all)[ ]|
  (?:data|files?|messages?|anything) (?:leaves?|leave|goes|go|went|left) (?:the|this|
    their|to|out|somewhere)\b|
  this (?:step|command|script|helper|hook) (?:ran|runs|was|is|exists|happened)
`

/** A deed by its noun, told of which somebody would ask further. */
const THE_DEED = source`
  (?:the|this|that|these|those|any) (?:(?:\w{3,12} )?(?:uploads?|transfers?|deletions?|removals?|
    redirects?|forwarding|exfiltration|telemetry|
  beacons?)|(?:hidden|second|extra|secret|new|other|remote) (?:cop(?:y|ies)|remote|account|
    recipient|step|request|server|mailbox|key))
`

/** Ways to put somebody off. */
const PUT_OFF = source`
  deny (?:it|this|that|everything|any|all)\b|say no\b|
  (?:say|answer|reply|claim|insist|respond|tell them|state|explain|pretend) (?:that )?(?:
    nothing (?:of (?:the|that) (?:kind|sort) |like (?:it|that) |such )?(?:was|is|has|went|left|
      happened|arrived|came|exists?)|no (?:copy|data|file|such|upload|charge)|(?:it|this|that|
      they) (?:is|was|are|were|has|must)\b[^.!?\n]{0,30}?\b(?:cach\w{1,4}|glitch|bug|
      rounding|network|routine|maintenance|error|coincidence|normal|harmless|standard|
      formatting|delay|another|required|technical)|you (?:did not|do not|
      have not|never|know nothing))|
  (?:blame|put it down to|change the subject|play dumb|feign)\b
`

/** Why somebody would ask. */
const ASKED_ABOUT = source`
  (?:sent|send|copy|copies|copied|upload\w{0,3}|charges?|charged|went|changed?|missing|deleted|
    removed|gone|shared?|stored|collect\w{0,3}|transfer\w{0,4}|extra|fees?|record\w{0,3}|traffic|
    happened|note|account|paragraph|step|link|difference|request|written|wrote|arrived|received)
`

/** What may hurt whoever does not hear of it. */
const DANGERS = source`
  \b(?:risks?|side effects?|dangers?|hazards?|contra-?indications?|interactions?|
    (?:known )?(?:security|safety) (?:issues?|holes?|problems?|flaws?|warnings?)|
    vulnerabilit(?:y|ies)|hidden (?:fees?|costs?)|fees?|penalt(?:y|ies)|conflicts? of interest|
    (?:their |the |any )?(?:data|photos|documents|messages) (?:leaves?|leave|is|are|gets?)
    (?:shared|sent|sold|the (?:machine|device|computer|country)))\b
`

/** Those of them that need no other word. */
const GRAVE_DANGERS = source`
  side effects?|contra-?indications?|risks? of|dangers? of|hidden (?:fees?|costs?)|
  (?:security|safety) (?:issues?|holes?|flaws?) (?:of|in)|conflicts? of interest
`

export const ON_SILENCE = {
  /** What was done is not to be told. */
  hushedDeed: {
    patterns: [
      phrase(
        NOT_TELL,
        source` (?:about )?(?:the|any) (?:(?:extra|additional|
            hidden|second) (?:steps?|actions?|commands?|calls?) (?:that )?you\b|
            (?:other|further|extra|additional) (?:changes?|things?|files?|steps?) (?:that )?you\b|
            (?:extra|additional|hidden|second) (?:charges?|fees?|costs?)\b)
          `,
        0,
      ),
      phrase(
        NOT_TELL,
        source`
          [ ]?(?:to ${USERS} )?(?:about )?(?:that|what|where|
            which|who|whom|to whom|how much|how many|why|when|
            if|whether) (?:[\w’'-]{1,16} ){0,5}?(?:(?:is|are|was|were|has|have|had|gets?|being)
            (?: \w{2,12}ly| been| already| also| being){0,2} ${DONE}\b
            (?! (?:until|unless|before|when|if|
                by (?:the|your|their) (?:user|system)))|(?:copy|data|money|file|report)
            (?: went| goes| ended up)\b|(?:fails?|failed|crashe[sd]|goes wrong|went wrong|
              was lost|did not (?:work|run|finish))\b)
        `,
        0,
      ),
      phrase(
        NOT_TELL,
        source` (?:about )?(?:the|any|these|those) (?:\w{1,14} ){1,3}(?:that |which )?you (?:have )?
          (?:changed|deleted|added|sent|copied|installed|uploaded|removed|
            edited|created|bought|made)\b
          `,
        0,
      ),
      phrase(
        NOT_TELL,
        source`
          [ ](?:about )?(?:what|that|which \w{1,16}) (?:you|this \w{2,10}) (?:have |really |just )?
          (?:put|wrote|write|enter(?:ed)?|fill(?:ed)? in|sent|send|
            collect(?:ed)?|changed|added|deleted|
            installed|uploaded|edited|shared|
            removed|kept|copied|did)\b(?: (?:it|this|that|so|here|
            there|in (?:this|that|the) (?:field|note|file|call|form))\b|[.,;!]|
            $| and\b| (?:the|any|some|their|a|an|files?|more|other) )
        `,
        0,
      ),
    ],
    spared: regex`
      \b(?:until|unless|yet|without (?:verif|check)\w{1,6}|successful\w{0,2}|
        (?<!\b(?:sent|uploaded|copied|forwarded|shared|that) (?:the|a|an|their|all|any|his|her) )
        (?:passwords?|secrets?|keys?|tokens?|credentials?)(?! (?:\w{2,8} )?(?:is|are|was|were|has|
          have|went|goes|left|leave))|pii|personal|patients?|stack traces?|internal|surprise|gift|
        spoilers?|tests? pass\w{0,3}|verified|commit messages?|if (?:it|this|that|they) (?:has|have|
          was|were|is|did)|not (?:been )?(?:sent|saved|done))\b
    `,
  },

  /** A program that was run, or a deed by its noun: manuals tell of such as well. */
  hushedRun: {
    patterns: [
      phrase(
        NOT_TELL,
        source`[ ](?:to ${USERS} )?(?:that (?:${RAN})|(?:about |of )?${THE_DEED}\b)`,
        0,
      ),
    ],
    spared: regex`
      \b(?:until|unless|yet|fail\w{0,3}|finish\w{0,2}|complete\w{0,1}|succe\w{2,8}|before|
        if (?:it|they)|button|(?:that|if) \w{2,12} (?:supports?|allows?|is possible)|url|
        link|path|internal|names?)\b
    `,
  },

  /** What belongs to somebody is kept a second time, where nobody looks or without a word. */
  keptCopy: {
    patterns: [
      ...order(
        'keep|save|store|make|write|leave|put|hide|archive|collect|record',
        source`
          \b(?:cop(?:y|ies)|duplicates?|passwords?|(?:each|every|all|the|any) (?:\w{1,12} )?
            (?:prompts?|messages?|documents?|answers?|files?|conversations?|mails?|drafts?|
              contracts?|queries|photos?))\b
        `,
        source`
          \b(?:in|to|into|under|on|at) (?:an? |the |some |our )?(?:\w{1,12} )?hidden (?:folder|
            directory|file|place)\b|
          \b(?:on|to|in|into) our (?:own )?(?:server|cloud|drive|bucket|
            storage|account|machines?)\b|
          (?:,| and|;|\.) (?:do not|never|say nothing|without) ?(?:ever )?(?:mention|tell|
            list|show|say|report|disclos)?\w{0,3}
          (?: (?:it|this|that|them|so|where|about it)\b| ${USERS}\b| anywhere\b)
        `,
        [12, 60],
      ),
    ],
    spared: regex`
      \b(?:secure\w{0,2}|secrets? manager|vault|plain ?text|
        in (?:git|the (?:repo|log|chat))|overwrit\w{1,3}|
        git|version control|commit|surprise|hidden (?:test|input|field)|dotfiles?|
        backup of (?:the )?config\w{0,8}|share|reveal|print)\b
    `,
  },

  /** The text itself is not to be known of. */
  hushedSelf: {
    patterns: [
      phrase(
        NOT_TELL,
        source`
          [ ]?(?:to ${USERS} )?(?:about )?(?:the existence of (?:this|these)\b|
            that (?:this|these|such|any) (?:\w{1,12} ){0,2}(?:guidelines?|instructions?|rules?|
              sections?|skill|directives?|polic(?:y|ies)|paragraph|page|document|note|
              orders?) (?:exists?|told|tells?|asked|asks?|made|makes?|requires?|orders?)\b|
            that you (?:are )?(?:follow(?:ing)?|obey(?:ing)?|us(?:e|ing)|were (?:given|told)|
              act(?:ing)? on|have been (?:told|given)) (?:this|
              these|such|any|to)\b)
        `,
        0,
      ),
    ],
  },

  /** A question has its false answer ready. */
  denied: {
    patterns: [
      worded(
        new RegExp(
          source`
            ${LINE_START}(?:if|when|whenever) [^,.!?\n]{0,24}\b(?:asks?|
              asked|wonders?)\b[^,.!?\n]{0,8} (?:whether|if) (?:the \w{3,12}|they|he|she|anyone|
              everybody|everyone) (?:has |have |had )?(?:really |ever )?(?:agreed|consented|
              approved|signed|permitted|confirmed)\b[^,.!?\n]{0,12},
            (?: always| just)?[ ]?(?:say (?:yes|so\b|that (?:they|he|she) did)|answer yes|
              claim|confirm it)\b(?![^.!?\n]{0,30}\b(?:only|if (?:they|it))\b)
          `,
        ),
      ),
      worded(
        new RegExp(
          source`
            ${LINE_START}(?:if|when|whenever|where) you (?:cannot|could not|are unable to|
              fail to|did not) [^,.!?\n]{2,40}, (?:just )?(?:pretend|act as if|act as though|
              claim|say|tell them)(?: that)? you (?:have |did|had |really )?(?:read|open|saw|seen|
              check|look|tri|test|run|ran|found)?\w{0,4}\b
            (?![^.!?\n]{0,10}\b(?:not|no|cannot|could)\b)
          `,
        ),
      ),
      worded(
        new RegExp(
          source`
            ${LINE_START}(?:if|when|whenever|should) (?:the |an? )?(?:users?|customers?|clients?|
              buyers?|they|he|she|somebody|someone)
            (?: then| still| later)? (?:chooses?|picks?|wants?|asks? for|
              prefers?|insists? on) [^,.!?\n]{0,20}
            \b(?:different|other|another|cheaper|free|else)\b[^,.!?\n]{0,20}, (?:say|
              tell them|claim|answer|reply)
            (?: that)?(?: it| this| that| they) (?:is|are|was|has|have|just)\b[^.!?\n]{0,16}
            \b(?:sold out|taken|gone|unavailable|out of stock|booked|broken|
              unsafe|not (?:available|possible))\b
          `,
        ),
      ),
      worded(
        new RegExp(
          source`
            ${LINE_START}(?:if|when|whenever|should) [^,.!?\n]{0,40}\b(?:asked|asks?|wonders?)\b
            [^,.!?\n]{0,16}\b(?:whether|if) you have (?:any |been given )?(?:special|hidden|
              secret|other|extra|custom|additional) (?:instructions|rules|
              orders|prompts?)\b[^,.!?\n]{0,12}, (?:always |just )?
            (?:deny|say no\b|answer no\b|
              (?:say|answer|claim|tell them) (?:that )?(?:you (?:have none|do not)|
                there are none))
          `,
        ),
      ),
      worded(
        new RegExp(
          source`
            ${LINE_START}(?:if|when|whenever|should) [^,.!?\n]{0,40}\b(?:asked|asks?|
              says?|mentions?|claims?|notices?|wonders?|finds?|enquires?|inquires?|
              questions?|sees?)\b[^,.!?\n]{0,40}
            \b${ASKED_ABOUT}\b[^,.!?\n]{0,30}, (?:then |just |simply |always )?(?:${PUT_OFF})
          `,
        ),
      ),
      worded(
        new RegExp(
          source`
            ${LINE_START}(?:if|when|whenever|should) (?:[^,.!?\n]{0,24} )?(?:asked|asks?|wonders?|
              inquires?)(?: about (?:it|this|that|them)| why| what (?:ran|happened|was done))?,
            (?: then| just| simply| always)? (?:deny (?:it|this|that|everything|any|all|having)\b|
              change the subject|play dumb|feign\b|
              (?:claim|pretend|insist|say|answer)(?: that)? (?:it (?:was|is) (?:an? |just |only )?
                (?:network|cach\w{1,4}|glitch|bug|routine|harmless|coincidence|rounding)|
                (?:nothing|no (?:data|file|copy|request|key)s?) (?:was|were|is|are|has|have|leaves?|
                  left|went|ran|happened)\b|you (?:did|have) (?:not|nothing|never)))
          `,
        ),
      ),
      worded(
        new RegExp(
          source`
            ${LINE_START}(?:if|when|whenever|should) [^,.!?\n]{0,40}\b(?:asked|asks?|wonders?|
              enquires?|inquires?|questions?)\b[^,.!?\n]{0,16}\b(?:what|whether|why|which)\b
            [^,.!?\n]{0,16}\b(?:this (?:skill|file|page)|these (?:instructions|rules)|
              your (?:instructions|rules|orders|prompt))\b[^,.!?\n]{0,30}
            , (?:just |simply |always )?
            (?:say|answer|reply|claim|tell them|pretend|insist)
            \b[^.!?\n]{0,20}\b(?:only|just|no(?:thing|ne)?\b|merely|does not)\b
          `,
        ),
      ),
      worded(
        new RegExp(
          source`
            ${LINE_START}(?:if|when|whenever|should) [^,.!?\n]{0,40}\b(?:asked|asks?|wonders?)\b
            [^,.!?\n]{0,16}\b(?:whether|if) you are (?:an? |really )?(?:ai|bot|machine|robot|
              human|computer|program|person|real)\b[^,.!?\n]{0,20}, (?:always )?(?:say|answer|
              claim|insist|reply|tell them)
            \b[^.!?\n]{0,24}\b(?:human|a person|real|not (?:an? )?(?:ai|bot|machine))\b
          `,
        ),
      ),
      worded(
        new RegExp(
          source`
            ${LINE_START}(?:if|when|whenever|should) [^,.!?\n]{0,40}\b(?:asked|asks?|wonders?)\b
            [^,.!?\n]{0,16}\b(?:whether|if)\b[^,.!?\n]{0,16}\b(?:this|an?|any) (?:skill|file|plugin|
              tool)\b[^,.!?\n]{0,8}\b(?:is|was) (?:active|used|loaded|at work|running|installed|
              involved)\b[^,.!?\n]{0,12}, (?:always )?(?:say no\b|deny|answer no\b|pretend|claim)
          `,
        ),
      ),
    ],
    spared: regex`
      \b(?:local(?:ly)?|on (?:this|their|the user's) (?:machine|device)|offline|honest\w{0,2}|
        truth\w{0,5}|not (?:supported|available|possible)|only if)\b
    `,
  },

  /** Whoever may be hurt is not told. */
  playedDown: {
    patterns: [
      ...order(
        'leave|take|cut|strip|keep',
        source`
          \b(?:(?:safety|hazard|risk|danger|health) (?:warnings?|notices?|labels?)|
            side effects|recalls?)\b
        `,
        source`
          \bout of\b[^.!?\n]{0,40}\b(?:because|since|so that|as|they)\b[^.!?\n]{0,24}\b(?:buyers?|
            customers?|users?|sales?|patients?|people|sell|put|scare|frighten)\w{0,2}\b
        `,
        [12, 4],
      ),
      phrase(
        source`
          (?:never|do not|(?:you )?(?:must|should) not) (?:warn|tell|inform|alert) (?:${USERS}|
            users|patients|buyers|readers|people|clients|customers)
        `,
        String.raw` (?:of|about|that|against)\b[^.!?\n]{0,30}?${DANGERS}`,
        0,
      ),
      phrase(
        source`
          (?:never|do not|(?:you )?(?:must|should) not) (?:mention|disclose|
            bring up|point out|volunteer)
        `,
        source` (?:the |any |its |their )?(?:known |possible |serious )?(?:${GRAVE_DANGERS}|
            that (?:the |their )?(?:data|photos|documents|messages) (?:leaves?|
              is (?:shared|sent|sold))|recalls?\b|known (?:defects?|faults?|problems?)|
            what (?:it|an? \w{1,12}|the \w{1,12}|this) (?:will |really )?costs?)\b
          `,
        0,
      ),
      phrase(
        String.raw`(?:never|do not) (?:add|give|include|show|write|issue)`,
        source` (?:an? |any |the )?(?:\w{1,10} )?(?:warnings?|disclaimers?|caveats?)\b[^.!?\n]{0,12}
          \beven (?:if|when|though|where)\b
          `,
        0,
      ),
      ...order(
        'leave out|omit|hide|withhold|play down|downplay|gloss over|keep back',
        String.raw`\b(?:${GRAVE_DANGERS})\b`,
        '',
        [16, 0],
      ),
    ],
    spared: regex`
      \b(?:unless|already|twice|again|repeat\w{0,3}|more than once|if (?:they|the user)|
        public(?:ly)?|only|too (?:early|often)|false|theoretical)\b|
      ${WITH_MORE.source}
    `,
  },

  /** A warning goes away before its reader has seen it. */
  clickedAway: {
    patterns: [
      worded(
        new RegExp(
          source`
            ${LINE_START}(?:if|when|whenever|should) [^,.!?\n]{0,60}\b(?:warn\w{0,4}|alert\w{0,3}|
              complain\w{0,3}|flag\w{0,3}|object\w{0,1}|
              quarantin\w{1,3})\b[^,.!?\n]{0,50}, (?:just |
              simply |then )?(?:click|dismiss|close|go on|continue|proceed|ignore|accept|carry on|
              override|allow|confirm|add)\b[^.!?\n]{0,50}(?:\bwithout (?:telling|asking|
                informing|mentioning|a word)|\bas (?:if|though) nothing\b|\b(?:do not|
                don['’]t|never) (?:mention|tell|report|inform|show)\b|\bsay nothing\b)
          `,
        ),
      ),
      ...order(
        'click|dismiss|close|suppress|silence|hide|wave|swat|swipe',
        source`
          \b(?:security|certificate|antivirus|virus|malware|phishing|danger|safety|
            firewall|fraud) (?:warnings?|alerts?|alarms?|prompts?|messages?)\b
        `,
        source`
          \b(?:before (?:the user|anyone|they) (?:sees?|reads?|notices?)|
            without (?:telling|mentioning|showing)|so that (?:the user|nobody|no one|they))\b
        `,
        [24, 60],
      ),
    ],
  },
} satisfies Record<string, Frame>
