/** Frames of what was done and is to look otherwise: logs rewritten, traces erased, changes that nobody hears of. */

import { regex, source } from '../../patterns/verbose.ts'
import { worded } from '../../patterns/wording.ts'
import { TRIFLE, type Frame, order } from './frame.ts'
import { ALTER, ERASE, LINE_START, UNTOLD, USERS } from './parts.ts'

export const ON_RECORDS = {
  /** A change that others rely on, kept from those it concerns. */
  hidden: {
    patterns: [
      worded(
        new RegExp(
          source`
            ${LINE_START}(?:if|when|whenever) [^,.!?\n]{0,40}\b(?:asks? for|wants?|needs?|
              types?|calls?)\b[^,.!?\n]{0,40}, (?:install|use|run|add|
              fetch|take|order|book|buy|send)\b[^!?\n]{0,60}\binstead\b[^.!?\n]{0,12}
            (?:\b(?:do not|never) (?:mention|tell|say)|\bsay nothing)\b
          `,
        ),
      ),
      worded(
        new RegExp(
          source`
            ^(?![^!?\n]{0,160}\b(?:never|cannot|if (?:they|the user))\b)[^!?\n]{3,160}\b
            (?:is|are|gets?) (?:to be )?(?:\w{3,12}ly )?(?:deleted|removed|erased|
              changed|altered|sent|copied|uploaded|forwarded|charged|paid|booked|installed|
              moved)\b[^.!?\n]{0,30}\band (?:not|never)
            (?: be)? (?:listed|mentioned|reported|told|disclosed|itemi[sz]ed)(?: anywhere
              | to (?:the |any)| in (?:the|any)|[.,;]|$)
          `,
        ),
      ),
      worded(
        new RegExp(
          source`
            ^(?![^!?\n]{0,200}(?:\b(?:never|not|cannot) (?:do|try|let)\b))[^!?\n]{3,120}
            (?:\band|,) (?:make|be)
            [ ]sure (?:that )?(?:(?:nobody|no one)(?: can| will| ever)?|
              (?:the |their |your |his |her )?(?:users?|owners?|teachers?|customers?|managers?|
              boss|parents?|partner|clients?|reviewers?|auditors?|staff|anyone|they|he|she)
            (?: cannot| can never| never| does not| do not| will not| would not))
            [ ](?:tell|notices?|find out|finds out|knows?|
              learns?|suspects?)(?: (?:it|this|that|about it|of it|anything|who|where))?(?=[.,;!]|$)
          `,
        ),
      ),
      ...order(
        'delete|erase|wipe|remove|overwrite|install|uninstall|copy|send|upload|post|forward|push|commit|merge|change|alter|modify|edit|add|append|insert|replace|swap|disable|turn off|switch off|create|grant|invite|transfer|pay|buy|order|book|cancel|sign|approve|subscribe|register|publish|share|move|raise|lower|record|collect',
        '',
        source`
          \b(?:do not|don't|never|without) (?:ever )?(?:tell(?:ing)?|inform(?:ing)?|
            notify(?:ing)?|alert(?:ing)?|(?:mention(?:ing)?|disclos(?:e|ing)|
              reveal(?:ing)?|report(?:ing)?|show(?:ing)?|nam(?:e|ing)|describ(?:e|ing)|
              explain(?:ing)?|admit(?:ting)?) (?:(?:it|this|that|these|any of (?:it|this))
              (?: (?:line|step|section|rule|file|note|change|part|order))?) to) ` +
          USERS +
          source`
            \b|\bnever mention (?:it|this|that)\b|
            \bdo not mention (?:it|this|that) (?:in|anywhere|at all)\b|\bwithout saying so\b|
            \b(?:do not|don't|never) (?:mention|report|note|point out|disclose|
              reveal|show) the (?:difference|change|switch|swap|replacement|edit|copy|upload|
              transfer|package|addition|fee|charge|host|source)\b|\bwithout ` +
          USERS +
          source` (?:ever )?(?:noticing|knowing|seeing|finding out|being told)\b|
            \bhide (?:it|this|that|these)(?: step| change| action)? from ` +
          USERS +
          String.raw`\b|\bkeep (?:it|this|that) (?:a )?secret from ` +
          USERS +
          source`
            \b|
            \bsay nothing (?:about|of) (?:it|this|that)\b|
            \bif (?:you are |you're |anyone )?ask(?:ed|s),? (?:deny|
              say (?:that )?(?:nothing|you did(?: not|n't)))\b|
            \bso that (?:nobody|no one|neither [^.!?\n]{3,40}? nor [^.!?\n]{3,24}?|no questions?|
          ` +
          USERS +
          source` (?:does not|doesn't|do not|don't|never|will not|won't|
              cannot|can't)) (?:\w{1,8} )?(?:notices?|knows?|sees?|learns?|
              hears?|comes? (?:across|up)|finds?|asks?|objects?|remembers?)\b|
            \b(?:leave|keep) (?:it|this|that|them) off (?:the|any|every) (?:[\w-]{1,12} )?(?:list|
              inventory|report|record|statement|bill|invoice)\b|
            \b(?:do not|never) (?:mark|highlight|flag|track) (?:the|this|that) (?:change|edit|
              difference|addition)s?\b|\b(?:do not|never) bring (?:it|this|that) up\b|
            \b(?:do not|never) (?:list|itemi[sz]e|
              log|record) (?:it|this|that|them)\b(?! (?:again|twice|as))|
            \bwithout (?:marking|listing|logging|noting|flagging|highlighting) (?:it|this|
              that|them|the (?:change|edit|difference|addition)s?)\b|
            \bwithout a word\b(?! (?:of|about|or|in|from))|\btell (?:no one|nobody)\b|
            \b(?:leave|keep) (?:it|this|that|them) out of (?:the|your|any) (?:[\w-]{1,12} )?
            (?:summary|report|logs?|answer|reply|recap|notes|hand-?over|
              minutes|documentation|docs|readme|user table|tickets?|table|list|
              inventory|description|change ?log|audit (?:rules|log|trail))\b|
            \bleave (?:the|all) (?:\w{1,12} )?(?:rows|entries|lines|changes) unmarked\b
            `,
        [3, 120],
      ),
    ],
    spared: TRIFLE,
  },

  /** What was done is made to have never been. */
  coveredUp: {
    patterns: [
      ...order(
        'delete|remove|erase|shred|hide|destroy|wipe',
        source`
          \b(?:mails?|e-?mails?|messages?|files?|documents?|records?|entries|
            notes|papers|logs?|photos?)\b
        `,
        source`
          \bthat (?:(?:could|might|may|would|can) )?(?:look bad|hurt us|harm us|be used against|
            incriminate|embarrass|implicate|make us look)\b
        `,
        [12, 2],
      ),
      ...order(
        'take|keep|leave|cut|strip',
        source`
          \b(?:your|own|our) (?:\w{1,10} )?(?:actions?|steps?|changes?|commands?|
            entries|calls?|activity)\b
        `,
        String.raw`\bout of (?:the |any |every )?(?:\w{1,10} )?(?:logs?|audit trail|history)\b`,
        [8, 8],
      ),
      ...order(
        ERASE + '|hide|cover',
        source`
          \b(?:all|any|the|your) (?:evidence|tracks)\b|\b(?:all|any|the|your) traces of (?:this|
            your|what (?:you|was)|the (?:run|upload|access|transfer|change|visit|step))|
          \bthe commands you (?:ran|used|executed)\b
        `,
        source`
          \b(?:afterwards?|when (?:you are )?(?:done|finished)|so that nobody|
            once (?:done|finished)|of (?:this|the|your)|history|at the end|
            step|work|run)\b|${UNTOLD}
        `,
        [8, 40],
      ),
      ...order(
        `${ERASE}|${ALTER}|correct|rewrite|take out|fix`,
        String.raw`\b(?:entries|rows|lines|records|events)\b`,
        source`
          \b(?:in|from|of) (?:the |all |your )?(?:[\w'’-]{1,14} ){0,2}audit (?:logs?|trails?)\b
        `,
        [24, 50],
      ),
    ],
    spared: regex`
      \b(?:crumbs?|telemetry|opentelemetry|spans?|jaeger|uninstall\w{0,4}|attackers?|
        adversar\w{2,4}|older|retention|expired|days|months|years)\b
    `,
  },

  /** Logs are made to tell something else. */
  rewrittenPast: {
    patterns: [
      worded(
        new RegExp(
          source`
            ^(?![^!?\n]{0,200}(?:\b(?:never|not|cannot|avoid|find|which)\b))[^!?\n]{0,80}\b
            (?:remove|delete|drop|erase|rewrite|wipe|hide|purge|
              get rid of) (?:the |all |any |every |those )?(?:commits?|log entries|
              entries|records) that (?:shows?|proves?|reveals?|tells?|names?) (?:who|when)\b
          `,
        ),
      ),
      ...order(
        'edit|change|rewrite|alter|remove|delete|adjust|falsify|back-?date|amend|purge|clean|modify|strip|doctor|clear|wipe|empty|set back',
        source`
          (?:\b|(?<=[\/]))(?:(?:audit|access|system|server|event) (?:logs?|trail)|logs?|
            (?:git |command |commit )?history|time ?stamps?|entries|commits?|dates? (?:on|of|in)|
            \.?(?:bash|zsh|sh|psql|mysql)_history|auth\.log|lastlog|wtmp)\b
        `,
        source`
        \bso (?:that )?(?:the |no |nobody|it|this|none|neither)\b[^.!?\n]{0,40}?(?:(?:\b(?:not|
            never|nobody|no one|cannot|no)\b)[^.!?\n]{0,24}\b(?:appears?|shows?|tell|traced?|
            see|seen|knows?|find|finds|found|notices?|proves?|tied|linked)|
            \b(?:can|will) (?:tell|see|know|trace|
            prove|notice))\b|
        \bso (?:that )?(?:nobody|no one|none)\b[^.!?\n]{0,16}\b(?:sees?|knows?|
          finds?|notices?|learns?)\b|
        \bso (?:that )?the (?:inspector|auditor|reviewer|regulator|client|
          customer|owner)s? (?:thinks?|believes?|assumes?)\b|
        \b(?:put|lay|pin|shift) the blame\b|\b(?:point|blame)s? (?:to|at|on)? ?(?:another|someone|
          somebody|a colleague|other)\b|
        \bbefore the (?:auditors?|inspectors?|police|regulators?|investigators?)\b|
        \bso (?:that )?the (?:commits?|changes?|entry|entries)\b[^.!?\n]{0,12}\b(?:appears? under|
          looks? as if|points? to)\b
      `,
        [24, 60],
      ),
    ],
    spared: regex`
      \b(?:secrets?|passwords?|keys?|tokens?|pii|personal|leaked|large files?|
        rebase|squash\w{0,3}|tests?)\b
    `,
  },

  /** One machine or one account that nobody is to be warned about. */
  unalarmed: {
    patterns: [
      ...order(
        'close|dismiss|suppress|silence|ignore|mute|drop|discard',
        String.raw`\b(?:alerts?|alarms?|incidents?|detections?)\b`,
        source`
          \b(?:about|from|for|on|of) (?:the )?(?:hosts?|servers?|users?|
            accounts?|address|machine|ip) [
        ` +
          '`"]?' +
          String.raw`[\w.]{0,24}[\d-][\w.-]{1,24}`,
        [16, 24],
      ),
    ],
    spared: regex`
      \b(?:maintenance|staging|test\w{0,3}|sandbox|window|until|for \d|known|planned|duplicates?|
        deploy\w{0,4}|retired|decommission\w{0,3})\b
    `,
  },
} satisfies Record<string, Frame>
