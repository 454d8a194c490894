/** Frames of what is kept quiet: deeds that are not to be told, questions that get a ready answer, dangers that are played down. */

import { worded } from '../../wording.ts'
import { regex, source } from '../../patterns/verbose.ts'
import { type Frame, order, phrase } from './frame.ts'
import { LINE_START, USERS } from './parts.ts'

/** Not to be told. */
const NOT_TELL = source`
  (?:(?:you )?(?:must|should|may|shall|will) (?:never|not)|never|do not|not|
    under no circumstances|at no (?:time|point)|refuse to)(?: ever)? (?:reveal|disclose|mention|
    admit|acknowledge|let on|confess|volunteer|explain|confirm|say|
    (?:tell|inform|say to|let on to|admit to|reveal to) ${USERS}|
    let ${USERS} (?:know|see|learn|find out|notice|hear))\b
`

/** What was done with somebody's goods. */
const DONE = source`
  (?:sent|copied|uploaded|forwarded|shared|passed on|changed|altered|edited|modified|added|removed|
    deleted|installed|stored|recorded|collected|transferred|paid|charged|ordered|
    bought|replaced|swapped|disabled|switched off|moved|published|posted|granted|invited|
    rounded up|raised|inflated|invented|made up|sold|kept|approved|overwritten)
`

/** Ways to put somebody off. */
const PUT_OFF = source`
  deny (?:it|this|that|everything|any|all)\b|say no\b|
  (?:say|answer|reply|claim|insist|respond|tell them|state|explain|pretend) (?:that )?(?:
    nothing (?:was|is|has|went|left|happened)|no (?:copy|data|file|such|upload|charge)|(?:it|this|that|
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
    happened|note|account|paragraph|step|link|difference|request)
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
        source`
          [ ]?(?:to ${USERS} )?(?:about )?(?:that|what|where|which|who|whom|to whom|how much|how many|
            why|when|if|whether) (?:[\w’'-]{1,16} ){0,5}?(?:(?:is|are|was|were|has|have|had|gets?|being)
            (?: \w{2,12}ly| been| already| also| being){0,2} ${DONE}\b(?! (?:until|unless|before|when|if|
                by (?:the|your|their) (?:user|system)))|(?:copy|data|money|file|report)
            (?: went| goes| ended up)\b|(?:fails?|failed|crashe[sd]|goes wrong|went wrong|was lost|did not (?:work|run|finish))\b)
        `,
        0,
      ),
      phrase(
        NOT_TELL,
        String.raw` (?:about )?(?:the|any|these|those) (?:\w{1,14} ){1,3}(?:that |which )?you (?:have )?(?:changed|deleted|added|sent|copied|installed|uploaded|removed|edited|created|bought|made)\b`,
        0,
      ),
      phrase(
        NOT_TELL,
        source`
          [ ](?:about )?(?:what|that|which \w{1,16}) (?:you|this \w{2,10}) (?:have |really |just )?
          (?:put|wrote|write|enter(?:ed)?|fill(?:ed)? in|sent|send|collect(?:ed)?|changed|added|deleted|
            installed|uploaded|edited|shared|
            removed|kept|copied|did)\b(?: (?:it|this|that|so|here|there|in (?:this|that|the) (?:field|
                note|file|call|form))\b|[.,;!]|$| and\b| (?:the|any|some|their|a|an|files?|more|other) )
        `,
        0,
      ),
    ],
    spared: regex`
      \b(?:until|unless|yet|without (?:verif|check)\w{1,6}|successful\w{0,2}|passwords?|secrets?|
        keys?|tokens?|credentials?|pii|personal|patients?|stack traces?|internal|surprise|gift|
        spoilers?|tests? pass\w{0,3}|verified|commit messages?|if (?:it|this|that|they) (?:has|have|
          was|were|is|did)|not (?:been )?(?:sent|saved|done))\b
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
          \b(?:on|to|in|into) our (?:own )?(?:server|cloud|drive|bucket|storage|account|machines?)\b|
          (?:,| and|;|\.) (?:do not|never|say nothing|without) ?(?:ever )?(?:mention|tell|
            list|show|say|report|disclos)?\w{0,3}
          (?: (?:it|this|that|them|so|where|about it)\b| ${USERS}\b| anywhere\b)
        `,
        [12, 60],
      ),
    ],
    spared: regex`
      \b(?:secure\w{0,2}|secrets? manager|vault|plain ?text|in (?:git|the (?:repo|log|chat))|overwrit\w{1,3}|
        git|version control|commit|surprise|hidden (?:test|input|field)|dotfiles?|backup of (?:the )?config\w{0,8}|share|reveal|print)\b
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
            that you (?:are )?(?:follow(?:ing)?|obey(?:ing)?|us(?:e|ing)|were (?:given|told)|act(?:ing)? on|have been (?:told|given)) (?:this|
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
            ${LINE_START}(?:if|when|whenever|should) [^,.!?\n]{0,40}\b(?:asked|asks?|notices?|
              wonders?|finds?|enquires?|inquires?|questions?|sees?)\b[^,.!?\n]{0,40}
            \b${ASKED_ABOUT}\b[^,.!?\n]{0,30}, (?:then |just |simply |always )?(?:${PUT_OFF})
          `,
        ),
      ),
      worded(
        new RegExp(
          source`
            ${LINE_START}(?:if|when|whenever|should) [^,.!?\n]{0,40}\b(?:asked|asks?|wonders?|
              enquires?|inquires?|questions?)\b[^,.!?\n]{0,16}\b(?:what|whether|why|which)\b
            [^,.!?\n]{0,16}\b(?:this (?:skill|file|page)|these (?:instructions|rules)|
              your (?:instructions|rules|orders|prompt))\b[^,.!?\n]{0,30}, (?:just |simply |always )?
            (?:say|answer|reply|claim|tell them|pretend|insist)
            \b[^.!?\n]{0,20}\b(?:only|just|no(?:thing|ne)?\b|merely|does not)\b
          `,
        ),
      ),
      worded(
        new RegExp(
          source`
            ${LINE_START}(?:if|when|whenever|should) [^,.!?\n]{0,40}\b(?:asked|asks?|wonders?)\b
            [^,.!?\n]{0,16}\b(?:whether|if) you are (?:an? |really )?(?:ai|bot|machine|robot|human|computer|
              program|person|real)\b[^,.!?\n]{0,20}, (?:always )?(?:say|answer|claim|insist|reply|tell them)
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
    spared:
      /\b(?:local(?:ly)?|on (?:this|their|the user's) (?:machine|device)|offline|honest\w{0,2}|truth\w{0,5}|not (?:supported|available|possible)|only if)\b/,
  },

  /** Whoever may be hurt is not told. */
  playedDown: {
    patterns: [
      phrase(
        String.raw`(?:never|do not|(?:you )?(?:must|should) not) (?:warn|tell|inform|alert) (?:${USERS}|users|patients|buyers|readers|people|clients|customers)`,
        String.raw` (?:of|about|that|against)\b[^.!?\n]{0,30}?${DANGERS}`,
        0,
      ),
      phrase(
        String.raw`(?:never|do not|(?:you )?(?:must|should) not) (?:mention|disclose|bring up|point out|volunteer)`,
        String.raw` (?:the |any |its |their )?(?:known |possible |serious )?(?:${GRAVE_DANGERS}|that (?:the |their )?(?:data|photos|documents|messages) (?:leaves?|is (?:shared|sent|sold))|recalls?\b|known (?:defects?|faults?|problems?)|what (?:it|an? \w{1,12}|the \w{1,12}|this) (?:will |really )?costs?)\b`,
        0,
      ),
      phrase(
        String.raw`(?:never|do not) (?:add|give|include|show|write|issue)`,
        String.raw` (?:an? |any |the )?(?:\w{1,10} )?(?:warnings?|disclaimers?|caveats?)\b[^.!?\n]{0,12}\beven (?:if|when|though|where)\b`,
        0,
      ),
      ...order(
        'leave out|omit|hide|withhold|play down|downplay|gloss over|keep back',
        String.raw`\b(?:${GRAVE_DANGERS})\b`,
        '',
        [16, 0],
      ),
    ],
    spared:
      /\b(?:unless|already|twice|again|repeat\w{0,3}|more than once|if (?:they|the user)|public(?:ly)?|only|too (?:early|often)|false|theoretical)\b/,
  },

  /** What failed is called done, or made to pass. */
  calledGreen: {
    patterns: [
      ...order(
        'edit|change|adjust|patch|rewrite|modify|set',
        String.raw`(?:\b(?:test|junit|coverage|scan|audit|build)\b[^!?\n]{0,24}|\b(?:report|results?|summary)\b|\.(?:xml|json|html|txt)\b)`,
        String.raw`\bso that it (?:shows?|says?|reads?|reports?|looks?)\b[^.!?\n]{0,20}(?:\b(?:zero|no|pass\w{0,3}|clean|green)\b|\b0\b)`,
        [30, 24],
      ),
      ...order(
        'write|say|report|state|answer|print|put|claim|tell',
        '',
        String.raw`\b(?:no matter what|whatever|regardless of what) (?:the )?\w{2,14} (?:really |actually )?(?:prints?|says?|finds?|found|shows?|returns?|reads?|measured|did)\b`,
        [0, 70],
      ),
      worded(
        new RegExp(
          source`
            ${LINE_START}(?:if|when|whenever) [^,.!?\n]{0,40}\b(?:finds?|found|shows?|detects?|reports?)\b
            [^,.!?\n]{0,16}\b(?:problems?|errors?|issues?|faults?|vulnerabilit(?:y|ies)|virus\w{0,2}|bugs?)\b
            [^,.!?\n]{0,16}, (?:write|say|report|state|answer|claim) (?:that )?[^.!?\n]{0,16}\b(?:no |none\b|
              nothing\b|clean\b|passed\b)
          `,
        ),
      ),
      ...order(
        'tell|assure|inform',
        String.raw`\b(?:reviewer|reviewing|audit\w{0,3}|checking|next|other) (?:agent|bot|model|tool)s?\b`,
        String.raw`\bthat\b(?![^.!?\n]{0,40}\b(?:not|never)\b)[^.!?\n]{0,40}\b(?:checked|approved|reviewed|passed|verified)\b`,
        [6, 4],
      ),
      worded(
        new RegExp(
          source`
            ${LINE_START}always (?:say|report|claim|state|write|answer|confirm|(?:tell|assure) ${USERS}) (?!what|which|whether|where|why|how|if)(?:that )?
            [^.!?\n]{0,50}\b(?:passed|clean|found nothing|safe|secure|succe\w{2,7}|perfect|brilliant|
              flawless|correct|great|went (?:well|fine))\b
            (?=[.,;!]| and\b|$)(?![^.!?\n]{0,60}\b(?:if|only|after|unless|once|when) (?:the|it|they)\b)
          `,
        ),
      ),
      ...order(
        'write|put|stamp|mark|print|enter',
        String.raw`["“'‘\x60](?:approved|checked|reviewed|verified|signed|tested)(?: by [^"”'’\x60\n]{2,40})?["”'’\x60]`,
        String.raw`\b(?:on|in|under|into) (?:every|each|all|any)\b|\beven (?:if|when|though) (?:nobody|no one|it|they)\b`,
        [4, 60],
      ),
      worded(
        new RegExp(
          source`
            ${LINE_START}(?:if|when|whenever) (?:an?|the|any|one) (?:\w{1,12} )?(?:tests?|checks?|
              assertions?)\b[^,.!?\n]{0,40}\bfails?\b[^,.!?\n]{0,20}, (?:just |simply )?(?:delete|
              remove|comment out|skip|disable) (?:it|them|the test)\b[^.!?\n]{0,20}\b(?:and (?:say|
                report|claim|write|go on|mark)|so that|without|but (?:say|report))\b
          `,
        ),
      ),
      worded(
        new RegExp(
          source`
            ${LINE_START}(?:if|when|whenever|where|should) [^,.!?\n]{0,60}\b(?:fails?|failed|breaks?|
              crash(?:es)?|times? out|errors?)\b[^,.!?\n]{0,30}, (?:just |simply |still )?(?:write|
              report|say|print|state|mark|log|record|put|answer)\b[^.!?\n]{0,40}?
            (?:\b(?:passed|success\w{0,5}|0 fail\w{0,4}|green|completed)\b)
            [^.!?\n]{0,40}?\b(?:anyway|nevertheless|all the same|regardless|instead|as if)\b
          `,
        ),
      ),
      ...order(
        'write|put|add|save|print|set|leave',
        String.raw`["“'\x60](?:[\w ]{1,16}: ?)?(?:0 \w{3,16}(?: found)?|no \w{3,16} found|clean|passed|safe|approved|verified|ok|no findings|reviewed)[."”'\x60]`,
        source`
          \bso (?:that )?(?:the |no |nobody|every )(?:\w{1,14} ){0,2}(?:never|not|does not|will not|opens?|looks?|checks?|scans?|skips?)\b|
          \bwithout (?:running|doing|making|reading|starting|looking)\b
        `,
        [8, 70],
      ),
      ...order(
        'mark|report|record|count|declare|show|label|log|present',
        String.raw`\b(?:failing|failed|skipped|broken|red|missing) (?:tests?|checks?|steps?|jobs?|scans?|builds?|reviews?|backups?)\b`,
        String.raw`\bas (?:passed|passing|done|green|successful|ok|complete[d]?|fixed|clean)\b`,
        [12, 20],
      ),
      ...order(
        'delete|remove|comment out|skip|disable|change|weaken|adjust|edit|loosen',
        String.raw`\b(?:(?:failing|failed|broken|red) (?:tests?|assertions?|checks?)|(?:tests?|checks?) that fail|the assertions?)\b`,
        source`
          \buntil (?:it|they|the (?:\w{1,10} )?(?:tests?|suite|build)) (?:passes|pass|is green|
            are green|succeeds?)\b|
          \bso (?:that )?(?:the|all|everything|it)\b[^.!?\n]{0,24}\b(?:green|pass(?:es)?|
            succeeds?)\b|
          \b(?:do not|never|without) (?:mention|say|tell|report)\w{0,3}\b|
          \b(?:say|report|claim|write) (?:that )?(?:all|everything)\b
        `,
        [12, 30],
      ),
    ],
    spared:
      /\b(?:snapshots?|flaky|quarantin\w{1,3}|obsolete|xfail|todo|known issue|allowed to fail|optional|why|reason|not applicable)\b/,
  },

  /** A warning goes away before its reader has seen it. */
  clickedAway: {
    patterns: [
      worded(
        new RegExp(
          source`
            ${LINE_START}(?:if|when|whenever|should) [^,.!?\n]{0,60}\b(?:warn\w{0,4}|alert\w{0,3}|
              complain\w{0,3}|flag\w{0,3}|object\w{0,1}|quarantin\w{1,3})\b[^,.!?\n]{0,50}, (?:just |
              simply |then )?(?:click|dismiss|close|go on|continue|proceed|ignore|accept|carry on|
              override|allow|confirm|add)\b[^.!?\n]{0,50}(?:\bwithout (?:telling|asking|
                informing|mentioning|a word)|\bas (?:if|though) nothing\b|\b(?:do not|
                don['’]t|never) (?:mention|tell|report|inform|show)\b|\bsay nothing\b)
          `,
        ),
      ),
      ...order(
        'click|dismiss|close|suppress|silence|hide|wave|swat|swipe',
        String.raw`\b(?:security|certificate|antivirus|virus|malware|phishing|danger|safety|firewall|fraud) (?:warnings?|alerts?|alarms?|prompts?|messages?)\b`,
        String.raw`\b(?:before (?:the user|anyone|they) (?:sees?|reads?|notices?)|without (?:telling|mentioning|showing)|so that (?:the user|nobody|no one|they))\b`,
        [24, 60],
      ),
    ],
  },
} satisfies Record<string, Frame>
