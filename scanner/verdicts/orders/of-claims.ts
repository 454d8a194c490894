/**
 * Frames of what is said and is not so: sources nobody has read, praise nobody wrote, consent nobody gave, checks
 * nobody made.
 */

import { regex, source } from '../../patterns/verbose.ts'
import { worded } from '../../patterns/wording.ts'
import { FOR_SHOW, type Frame, order, orderAnyhow, phrase } from './frame.ts'
import { LINE_START, USERS } from './parts.ts'

export const ON_CLAIMS = {
  /** Checks that were not made, told of as made. */
  claimed: {
    patterns: [
      ...order(
        'state|say|write|report|claim|answer|declare|tell|assert|confirm|show|announce',
        source`
          \b(?:you(?:'ve| have)|all|everything|every \w{2,12}|it (?:was|is|has)|tests?|checks?|
            backups?|reviews?|audits?|scans?)\b[^.!?\n]{0,40}\b(?:check(?:ed|s)?|tested|verified|
            pass(?:ed)?|reviewed|approved|completed?|confirmed|inspected|signed|succeeded|
            encrypted|safe|done|made)\b|
          \bno (?:issues|errors|problems|findings|vulnerabilities|risks) (?:were |was |have been )?
          (?:found|seen|detected)\b
        `,
        source`
          \b(?:even (?:if|when|though)(?! (?:no|nothing) (?:\w{4,12} (?:was|were|is|are) )?
            (?:needed|found|necessary|required|made|changed|came up)\b)|
            whether or not|regardless of whether|although)\b[^.!?\n]{0,60}
          (?:\b(?:not|never|failed|no|could|was|were|is|are|did|answered|ran)\b|n't\b)|
          \bregardless of (?:the |any )?(?:results?|outcomes?|findings?)|
          \bwithout (?:asking|checking|running|looking|testing|
            verifying|reading)\b(?! (?:that|whether|if|for|against)\b)|
          \bno need to (?:really |actually )?(?:check|read|test|run|look|verify|open)\b|
          \b(?:do not|never) (?:really|actually) (?:check|read|test|run|look|verify|open)\b
        `,
        [24, 60],
      ),
      ...order(
        'mark|record|log|list|report|enter|declare|file|tick|show',
        source`
          \b(?:can(?:'t|not)|could(?:n't| not)|unreachable|missing|skipped|fail(?:ed|ing)|overdue|
            unfinished|unread|untested|unchecked|(?:were|was|are|is)(?: not|n't) (?:been )?
            (?:checked|tested|done|reached|inspected|run))\b
        `,
        source`
          \b(?:as|by|with) ["'\x60]?(?:patched|done|passed|passing|ok|okay|inspected|checked|
            verified|approved|healthy|green|complete|completed|tested)\b
        `,
        [60, 40],
      ),
    ],
    spared: /\b(?:known failure|xfail|flaky|expected|do not|don't|never|not as)\b/,
  },

  /** What nobody found, said or measured. */
  madeUp: {
    patterns: [
      ...order(
        'put',
        String.raw`\bwords (?:in|into) (?:the |an? |his |her |their )?[\w’' ]{2,30} mouths?\b`,
        '',
        [4, 0],
      ),
      ...order(
        'put|use|print|add|insert|include|write|cite',
        source`
          \b(?:made-?up|invented|fake|fictitious|fabricated) (?:quotes?|sources?|reviews?|figures?|
            numbers?|citations?|cases?|stud(?:y|ies)|statistics?|results?)\b
        `,
        '',
        [12, 0],
      ),
      ...order(
        'write|publish|post|make',
        String.raw`\b(?:news|reports?|articles?|stories)\b`,
        String.raw`\bnever (?:took place|happened)\b[^.!?\n]{0,30}\bas (?:true|news|fact)`,
        [6, 24],
      ),
      worded(
        new RegExp(
          source`
            ${LINE_START}(?:if|when|where|whenever|should) [^,.!?\n]{0,30}\b(?:sources?|
              citations?|quotes?|references?|figures?|measurements?|statistics?|precedents?|
              stud(?:y|ies)|evidence|receipts?|test results?|reviews?|testimonials?|numbers?|
              values?|amounts?|readings?|dates?)\b
            [^,.!?\n]{0,60}, (?:just |simply |then |please )?(?:make (?:one|it|them|some) up|
              make up|invent|fabricate|concoct)\b
          `,
        ),
      ),
      ...order(
        'invent|fabricate|concoct|make up|forge|fake',
        source`
          \b(?:sources?|citations?|quotes?|references?|measurements?|statistics?|
            precedents?|case law|studies|testimonials?|reviews?|receipts?|interviews?|
            signatures?|test results?)\b
        `,
        source`
          \b(?:where|when|if) (?:none|nothing|there (?:is|are) (?:none|no)|it is missing)\b|
          \bfrom (?:an? |the |our |your )?(?:[\w-]{1,14} ){0,2}(?:customers?|clients?|patients?|
            experts?|users?|doctors?|professors?)\b|
          \b(?:do not|never|without) (?:say|mention|tell|mark|disclos|label)\w{0,4}\b|
          \bso (?:that )?(?:it|they|the \w{1,12}) (?:looks?|reads?|seems?|appears?|sounds?)\b|
          [.;]?$
        `,
        [20, 30],
      ),
      ...order(
        'fill|replace|complete|pad|substitute|patch',
        String.raw`\b(?:missing|gaps?|absent|empty|blanks?|lost)\b[^.!?\n]{0,20}`,
        source`
          \bwith (?:plausible|believable|realistic|likely|invented|made-?up|reasonable-looking|
            fitting|convincing) (?:\w{1,12} )?(?:numbers?|values?|figures?|data|measurements?|
            results?|names?|dates?|readings)\b[^.!?\n]{0,30}?
          (?:\b(?:do not|never|without) (?:say|mention|tell|mark|disclos|label|flag)|
            \bso (?:that )?(?:it|they|the \w{1,12}) (?:looks?|reads?|seems?)|
            \bmeasurement)
        `,
        [10, 30],
      ),
    ],
    spared: FOR_SHOW,
  },

  /** Praise of people who do not exist. */
  shamPraise: {
    patterns: [
      ...order(
        'write|post|publish|create|generate|leave|submit',
        String.raw`\b(?:reviews?|testimonials?|ratings?|comments?|votes?|endorsements?)\b`,
        source`
          \b(?:from|by|of|under|in the (?:voices?|names?) of) [^.!?\n]{0,30}?
          (?:\b(?:do(?:es)? not|never) exist\w{0,2}|\bwho (?:never|did not|have not|has not)\b|
            \b(?:invented|made-?up|fake|imaginary) (?:\w{1,10} )?(?:users?|customers?|
              people|accounts?|names?)|\bdifferent (?:users|people|accounts|names))|
          \bas if (?:(?:they|it) (?:came|were|was) )?(?:written )?(?:from|by)\b|
          \b(?:under|with) (?:an? )?(?:different |new |other |another )?(?:made-?up|invented|fake|
            false|different) (?:\w{1,10} )?names?\b
        `,
        [24, 16],
      ),
      ...order(
        'create|open|register|make|use|set up',
        source`
          \b(?:\d{1,4}|two|three|ten|twelve|twenty|thirty|fifty|several|many|a dozen|hundreds of|
            fake|invented) (?:\w{1,10} )?accounts?\b
        `,
        String.raw`\b(?:star|vote|review|like|follow|rate|upvote|comment|recommend)\b`,
        [6, 40],
      ),
      ...order(
        'use|take|log in with|give',
        String.raw`\baccounts? (?:in|from|of|on|you)\b`,
        String.raw`\bto (?:star|vote|review|like|follow|rate|upvote)\b`,
        [40, 24],
      ),
    ],
    spared: FOR_SHOW,
  },

  /** What is said is not so, and the text knows it. */
  saidAlthough: {
    patterns: [
      ...orderAnyhow(
        'say|claim|tell|call|report|write|state|insist|answer',
        '',
        source`
          \b(?:true or not|whether (?:or not )?(?:it is|that is|this is|they are)? ?true|
            whether (?:it is|that is|this is) so or not)\b
        `,
        [0, 60],
      ),
      phrase(
        'agree|side',
        source` with (?:the user|them|everyone|him|her)\b[^.!?\n]{0,20}
          \beven (?:if|when|though) (?:they|the user|he|she) (?:are|is)\b[^.!?\n]{0,16}\bwrong\b
          `,
        0,
      ),
      ...orderAnyhow(
        String.raw`(?:say|claim|promise)(?! (?:so|what|which|why|how|no|nothing|whether)\b)`,
        '',
        source`
          \b(?:even though|although) (?:it|they|there|this|that|he|she|you|
            nobody|no one)\b[^.!?\n]{0,24}(?:\b(?:not|never|no|nobody|false|wrong)\b)|
          \beven (?:if|when) (?:it|they|there|this|that|he|she) (?:do|does|did|is|are|was|were|has|
            have|will)(?: not)?(?=[.,;!]|$)
        `,
        [0, 70],
      ),
      ...orderAnyhow(
        'tell|say|report|claim|write|state|confirm|assure|promise|answer|announce|insist',
        '',
        source`
        \bthat\b[^!?\n]{3,70}?,? (?:even though|although|even if (?:nobody|no one|none))\b|
        \bthat\b[^!?\n]{3,70}?,? (?:even (?:if|when)|though) (?:nobody|no one|none|
          it|they|the \w{1,14}|you|he|she|there|this|their \w{1,12})\b[^.!?\n]{0,16}?
        (?:\b(?:not|never|full|false|wrong|fails?|failed|worse|bad|is on|was on|untrue|empty|unsafe|
            broken|ill|no|nobody|has|have|did)\b)
      `,
        [0, 40],
      ),
    ],
    spared: regex`
      \b(?:error|warning|why|reason|rounded|expected|characters?|stor(?:y|ies)|translation|tests?|
        retry|approximate\w{0,2}|unclear|whether|may be|might)\b
    `,
  },

  /** Consent is ticked, assumed or entered for those who never gave it. */
  consentTicked: {
    patterns: [
      ...order(
        'write|note|state|record|say|enter|confirm',
        source`
          \b(?:gave|has given|have given|given|with) (?:their |his |her |full |written )?
          (?:consent|permission|approval)\b|\b(?:agreed|consented)\b
        `,
        source`
          \bwhether (?:or not )?(?:they|he|she|it|the \w{1,12}) (?:did|do|does|has|have|was|were|is|
            agreed|gave)\b|\beven (?:if|though) (?:nobody|no one|they|he|she)\b
        `,
        [40, 16],
      ),
      ...order(
        'tick|check|set|enter|mark|record|accept|sign',
        String.raw`\b(?:consent|opt-?in|newsletter|terms|privacy|agreement|permission)\b`,
        source`
          \bwhether (?:or not )?(?:they|he|she|the \w{1,12}) (?:agreed?|consented?|
            want\w{0,2}|asked?|said|gave|signed|did|ticked|have|has)\b|
          \bfor (?:every|each|all) (?:\w{1,10} ){0,3}(?:who|that) (?:has|have|did)(?: not)\b|
          \beven (?:if|though) (?:they|nobody|no one|he|she)\b|\bwithout (?:asking|telling)\b
        `,
        [20, 60],
      ),
      ...order(
        'assume|suppose|pretend|act as if|behave as if',
        source`
          \b(?:users?|owners?|they|customers?|clients?|patients?|everyone)\b (?:has |have |had )?
          (?:already )?(?:agreed|consented|approved|permitted|said yes|signed)\b
        `,
        String.raw`\b(?:all|any|every|everything|whatever|each)\b`,
        [16, 30],
      ),
      ...order(
        'treat|take|count|regard|read|accept|consider',
        String.raw`\b(?:silence|no (?:answer|reply|objection|response))\b`,
        source`
          \bas (?:consent|an? (?:yes|approval)|approval|agreement|permission|acceptance)\b
        `,
        [6, 40],
      ),
      worded(
        new RegExp(
          source`
            ${LINE_START}(?:if|when|whenever|where) [^,.!?\n]{0,40}\b(?:needs?|requires?|asks? for|
              wants?|lacks?|is missing)\b[^,.!?\n]{0,30}\b(?:approvals?|signatures?|consent|
              permission|authori[sz]ation|sign-?off)\b, (?:write|say|enter|claim|state|record|
              tick|put|answer) (?:down )?
            (?:that )?[^.!?\n]{0,30}\b(?:approved|signed|agreed|given|consented|
              confirmed|authori[sz]ed)\b
          `,
        ),
      ),
    ],
    spared: FOR_SHOW,
  },

  /** A yes that was given before the text was read is held against the user. */
  settledBefore: {
    patterns: [
      worded(
        new RegExp(
          source`
            ${LINE_START}(?:earlier|before|previously|
              in an? earlier \w{1,14}|already)?[^.!?\n]{0,60}?
            \b(?:the |your |our )?(?:users?|owners?|clients?|customers?|operators?|account holders?|
              they) (?:has |have |had )?(?:already |explicitly |once )?(?:agreed|approved|confirmed|
              consented|authori[sz]ed|permitted|said yes|signed off|waived|given (?:their |full |
                his |her )?(?:consent|permission|approval))\b[^.!?\n]{0,80}[;,:] ?
            (?:so |and |hence |therefore )?(?:please )?(?:(?:do not|never|
              there is no need to|no need to|you need not|no reason to) (?:ask|bring|
              raise|confirm|check|mention|verify|question|seek|request)|
            treat (?:it|this|that) as (?:settled|given|done|
                agreed))\b
          `,
        ),
      ),
    ],
    spared: /\b(?:if|when|once|after|unless|whether|until|in this session|by typing)\b/,
  },

  /** What failed is called done, or made to pass. */
  calledGreen: {
    patterns: [
      worded(
        new RegExp(
          source`
            ^(?![^!?\n]{0,200}\b(?:never|do not|must not|should not|cannot|avoid|snapshots?)\b)
            [^!?\n]{0,120}\b(?:change|set|adjust|update|edit|rewrite) (?:the |its |their |each )?
            (?:expected|asserted) (?:values?|results?|outputs?|
              numbers?) to (?:whatever|what) (?:the \w{3,10}|it|they) (?:now |really |actually )?
            (?:returns?|gives?|prints?|produces?|yields?|is|computes?)\b
          `,
        ),
      ),
      ...order(
        'change|replace|turn|rewrite|swap|edit',
        String.raw`["“'\x60]?\b(?:failed|fail|failures?|errors?|warning|critical)["”'\x60]?(?= )`,
        String.raw`\b(?:to|with|by|into) ["“'\x60]?(?:passed|pass|ok|success|clean|green)\b`,
        [6, 4],
      ),
      worded(
        new RegExp(
          source`
            ${LINE_START}(?:if|when|whenever) (?:an?|the|any|another) (?:\w{1,12} )?(?:agent|bot|
              model|reviewer|auditor|supervisor)\b[^,.!?\n]{0,40}, (?:tell|
              assure|inform) (?:it|them|him|her)
            (?: that)?\b[^.!?\n]{0,40}\b(?:already|human|person|owner|user)\b[^.!?\n]{0,24}
            \b(?:approved|checked|reviewed|signed|verified)\b
          `,
        ),
      ),
      ...order(
        'edit|change|adjust|patch|rewrite|modify|set',
        source`
          (?:\b(?:test|junit|coverage|scan|audit|build)\b[^!?\n]{0,24}|
            \b(?:report|results?|summary)\b|\.(?:xml|json|html|txt)\b)
        `,
        source`
          \bso that it (?:shows?|says?|reads?|reports?|looks?)\b[^.!?\n]{0,20}
          (?:\b(?:zero|no|pass\w{0,3}|clean|green)\b|\b0\b)
        `,
        [30, 24],
      ),
      ...order(
        'write|say|report|state|answer|print|put|claim|tell',
        '',
        source`
          \b(?:no matter what|whatever|regardless of what) (?:the )?\w{2,14} (?:really |actually )?
          (?:prints?|says?|finds?|found|shows?|returns?|reads?|measured|did)\b
        `,
        [0, 70],
      ),
      worded(
        new RegExp(
          source`
            ${LINE_START}(?:if|when|whenever) [^,.!?\n]{0,40}\b(?:finds?|found|
              shows?|detects?|reports?)\b
            [^,.!?\n]{0,16}\b(?:problems?|errors?|issues?|faults?|
              vulnerabilit(?:y|ies)|virus\w{0,2}|bugs?)\b
            [^,.!?\n]{0,16}, (?:write|say|report|state|
              answer|claim) (?:that )?[^.!?\n]{0,16}\b(?:no |none\b|
              nothing\b|clean\b|passed\b)
          `,
        ),
      ),
      ...order(
        'tell|assure|inform',
        source`
          \b(?:reviewer|reviewing|audit\w{0,3}|checking|next|other) (?:agent|bot|model|tool)s?\b
        `,
        source`
          \bthat\b(?![^.!?\n]{0,40}\b(?:not|never)\b)[^.!?\n]{0,40}\b(?:checked|approved|
            reviewed|passed|verified)\b
        `,
        [6, 4],
      ),
      worded(
        new RegExp(
          source`
            ${LINE_START}always (?:say|report|claim|state|confirm|(?:write|answer)(?= that\b)|
              (?:tell|assure) ${USERS}) (?!what|which|whether|where|why|how|if)(?:that )?
            (?:[^.!?\n]{0,50}\b(?:passed|found nothing|succeeded|went (?:well|fine))|
              (?:an? |full |complete |total )?success|
              [^.!?\n]{0,40}\b(?:is|are|was|were|been|as|
                looks?|came (?:back|out))\b[^.!?\n]{0,24}\b(?:clean|safe|
                secure|successful|success|perfect|brilliant|flawless|correct|great))\b
            (?=[.,;!]| and\b|$)(?![^.!?\n]{0,60}\b(?:if|only|after|unless|
              once|when) (?:the|it|they)\b)
          `,
        ),
      ),
      ...order(
        'write|put|stamp|mark|print|enter',
        source`
          ["“'‘\x60](?:approved|checked|reviewed|verified|
            signed|tested)(?: by [^"”'’\x60\n]{2,40})?["”'’\x60]
        `,
        source`
          \b(?:on|in|under|into) (?:every|each|all|any)\b|
          \beven (?:if|when|though) (?:nobody|no one|it|they)\b
        `,
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
            ${LINE_START}(?:if|when|whenever|where|should) [^,.!?\n]{0,60}\b(?:fails?|failed|
              breaks?|crash(?:es)?|times? out|errors?)\b[^,.!?\n]{0,30}, (?:just |simply |still )?
            (?:write|report|say|print|state|mark|log|record|put|answer)\b[^.!?\n]{0,40}?
            (?:\b(?:passed|success\w{0,5}|0 fail\w{0,4}|green|completed)\b)
            [^.!?\n]{0,40}?\b(?:anyway|nevertheless|all the same|regardless|instead|as if)\b
          `,
        ),
      ),
      ...order(
        'write|put|add|save|print|set|leave',
        source`
          ["“'\x60](?:[\w ]{1,16}: ?)?(?:0 \w{3,16}(?: found)?|no \w{3,16} found|
            clean|passed|safe|approved|verified|ok|no findings|
            reviewed|[\w -]{1,24}\b(?:done|complete|passed), no \w{3,12})[."”'\x60]
        `,
        source`
          \bso (?:that )?(?:the |no |nobody|every )(?:\w{1,14} ){0,2}(?:never|not|does not|will not|
            opens?|looks?|checks?|scans?|skips?)\b|
          \bwithout (?:running|doing|making|reading|starting|looking)\b
        `,
        [8, 70],
      ),
      ...order(
        'mark|report|record|count|declare|show|label|log|present',
        source`
          \b(?:failing|failed|skipped|broken|red|missing) (?:tests?|checks?|steps?|jobs?|scans?|
            builds?|reviews?|backups?)\b
        `,
        String.raw`\bas (?:passed|passing|done|green|successful|ok|complete[d]?|fixed|clean)\b`,
        [12, 20],
      ),
      ...order(
        'delete|remove|comment out|skip|disable|change|weaken|adjust|edit|loosen',
        source`
          \b(?:(?:failing|failed|broken|red) (?:tests?|assertions?|checks?)|
            (?:tests?|checks?) that fail|the assertions?)\b
        `,
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
    spared: regex`
      \b(?:snapshots?|flaky|quarantin\w{1,3}|obsolete|xfail|todo|known issue|allowed to fail|
        optional|why|reason|not applicable)\b
    `,
  },
} satisfies Record<string, Frame>
