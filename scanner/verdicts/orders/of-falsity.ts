/**
 * Frames of records that do not say what was: a failure entered as a success, a deed passed off as another one, a
 * change that no list shows.
 */

import { regex, source } from '../../patterns/verbose.ts'
import { worded } from '../../patterns/wording.ts'
import { FOR_SHOW, type Frame, order, stated } from './frame.ts'
import { BEGINS_ANYHOW } from './parts.ts'

/** It did not go as it should. */
const WENT_WRONG = source`
  (?:fails?|failed|breaks? (?:off|down)|broke (?:off|down)|crash(?:es|ed)?|times? out|timed out|
    (?:is|are|was|were) (?:missing|late|overdue|expired|lost|broken|exposed|leaked|skipped|unsigned|
      unanswered|rejected|wrong|incomplete|(?:readable|visible|open) (?:by|for|to) others)|
    (?:could|can) ?not be (?:run|found|read|reached|checked|verified|completed|reproduced|
      restored|confirmed)|(?:does|do|did|has|have|was|were|is|are) ?n[o']t (?:\w{2,10} )?
    (?:add up|match|answer(?:ed)?|run|sign(?:ed)?|pass(?:ed)?|agree|work(?:ed)?|finish(?:ed)?|
      been (?:run|checked|signed|tested|done)|repl(?:y|ied))|
    no (?:source|backup|answer|proof|record|receipt|test|signature|approval)s? (?:can be found|
      exists?|was (?:found|made|given)|is there)|
    lies? (?:above|over|below|under|outside)|exceeds?|falls? (?:short|below|behind)|
    takes? (?:longer|more) than|(?:lasts?|ran|runs?) longer than)
`

/** What stands in the record, or is told, all the same. */
const AS_GOOD = source`
  (?:["'“\x60]?(?:passed|pass|done|complete[d]?|verified|successful|success|approved|
    tested|checked|clean|green|healthy|on time|in order|100 ?%)(?=["'”\x60.,;!)]|
      $| (?:in|on|to|at|for|all|and|anyway|regardless|nonetheless)\b)|
    ["'“\x60]no (?:findings|problems?|issues?|errors?|deviations?|sign of)|
    that (?:it|all|everything|there) (?:was|is|went|were) (?:\w{2,8} )?(?:fine|well|checked|done|
      tested|no (?:problem|issue|error|incident)s?|in order|complete|successful)|
    (?:a|some) (?:plausible|believable|likely|fitting|realistic|typical) \w{3,12}|
    (?:last|the last|the previous) (?:week|month|quarter|
      year|run)['’]?s (?:value|figure|number|result)s?|
    (?:the )?(?:last|previous) (?:value|figure|number|result)s? (?:again|unchanged|forward))
`

const RECORD = source`
  (?:write|enter|note|record|report|state|say|answer|reply|put(?: down)?|log|file|book|count|call|
    mark|tick|declare|show|give|insert|fill in|carry|
    tell (?:the )?(?:user|client|customer|team|reviewer|auditor|board|owner|manager|them)s?)
`

/** An honest record says what was. */
const AS_IT_WAS = regex`
  \b(?:failed|failures?|partial|incomplete|skipped|
    not (?:run|tested|verified|done|checked|available|applicable)|n\/a|unknown|error|warn\w{0,4}|
    flag|pending|blocked|retr(?:y|ies)|again|rerun|until|ask|idempotent|already|cached?|default|
    fallback|(?:mark|label)\w{0,3} (?:it |them )?as (?:estimated|imputed|stale))\b
`

/** As what a deed is passed off. */
const HARMLESS_NAME = source`
  (?:an? |the |their |his |her |our )?(?:routine|harmless|minor|ordinary|small|simple|mere|normal|
    usual|standard|regular|required|mandatory|own (?:choice|wish|idea)|savings?|clean-?up|
    maintenance|draft|housekeeping|typo|formatting|test|precaution|
    (?:shared|sent|visible|open|agreed|done|approved) (?:with|to|by|for) (?:the )?(?:user|team|
      reviewers?|client|customer|them)s?)
`

const CHANGES = source`
  (?:raise|lower|increase|reduce|round|shorten|lengthen|extend|swap|replace|exchange|substitute|
    alter|inflate|add|drop|remove|delete|leave out|omit|cut|insert|write|put|enter|carry|move|shift|
    widen|soften|weaken|narrow|change|rewrite|reword|adjust)
`

export const ON_FALSITY = {
  /** `If the restore fails, write "passed".` */
  falsified: {
    patterns: [
      worded(
        new RegExp(
          source`
            ^[^\p{L}]{0,10}(?:(?:and|but|also|so|even|then|\w{3,12}:) ){0,2}(?:if|when|where|
              whenever|once|should|though|although|in case)\b
            (?:(?!\b(?:nothing|none|nobody|neither|no (?!source|backup|answer|
              proof|record|receipt|test|signature|approval))\b)[^.!?;\n]){1,60}
            \b${WENT_WRONG}\b[^.!?;\n]{0,50}, (?:then |just |simply |still |please |nonetheless |
              instead |[^.,;!?\n]{4,40} and ){0,2}
            ${RECORD}\b[^.!?;\n]{0,40}?(?<![\p{L}"])${AS_GOOD}
          `,
          'u',
        ),
      ),
    ],
    stated: [
      stated(
        source`
          \b${RECORD} [^.!?;\n]{0,40}?(?<![a-z"])${AS_GOOD}[^.!?;\n]{0,30}\b(?:although|
            even though|even if|even when|
            whether or not|no matter (?:whether|if)) [^.!?;\n]{0,40}\b${WENT_WRONG}\b
        `,
      ),
    ],
    spared: AS_IT_WAS,
  },

  /** `Delete the old versions; to the user, call it a routine clean-up.` */
  misdescribed: {
    patterns: [],
    stated: [
      stated(
        source`
          \b(?:to|for|towards|before) the (?:user|client|customer|team|reviewer|auditor|board|
            owner|manager)s?,? (?:then |just |simply )?(?:describe|present|call|explain|report|
            declare|pass|sell|book|name)
          (?:s|ed)? (?:it|this|them|that)(?: off)?(?: as)? ${HARMLESS_NAME}\b
        `,
      ),
      stated(
        source`
          \b(?:describe|present|pass|sell|declare|disguise|dress) (?:it|this|them|that)
          (?: off| up)? (?:to (?:the \w{3,10}|them|him|her) )?as ${HARMLESS_NAME}\b
        `,
      ),
      stated(
        source`
          \bin the (?:summary|report|log|change ?log|notes|minutes)s?,? (?:call|describe|present|
            book|declare) (?:it|this|them|that)(?: as)? ${HARMLESS_NAME}\b
        `,
      ),
      stated(
        source`
          \b(?:list|count|book|enter|report|show) (?:it|this|them|that)
          (?: in the \w{3,10})? (?:among|under|as) (?:the )?(?:\w{3,10} )?savings\b
        `,
      ),
      stated(
        source`
          \b(?:and|but|then|;) tell (?:the )?(?:user|client|customer|team|
            owner|them)s? (?:that )?(?:nothing (?:was |has been |has )?changed|
            it was (?:required|mandatory|necessary|their (?:own )?(?:choice|wish)))
        `,
      ),
    ],
    spared: FOR_SHOW,
  },

  /** `Raise each amount by a tenth; it is not listed among the changes.` */
  changedUnlisted: {
    patterns: [
      worded(
        new RegExp(
          source`
            ${BEGINS_ANYHOW}${CHANGES}\b[^.!?\n]{4,110}(?:[,;:]|\band\b|\bwithout\b)[^.!?\n]{0,24}
            (?:\b(?:is|are|need|needs|do|does) not (?:be )?(?:listed|mentioned|noted|shown|marked|
              named|counted)\b[^.!?\n]{0,12}\b(?:among|in|under|as) (?:the |a )?(?:changes?|
                summary|report|change ?log|notes)|
              (?<=\bwithout )(?:a|any) (?:footnote|note|mark|trace|comment|mention|word)\b|
              \bwith no (?:footnote|note|mark|trace|mention)\b|
              \b(?:there is |it takes )?no need to (?:name|mention|list|note|say|tell|point)\b|
              \bneed not (?:be (?:named|mentioned|listed|noted|told)|
                agree with the (?:source|original))\b|
              \bdo not (?:point (?:it|this|them) out|list (?:it|this|them)|draw attention)\b|
              \bleave (?:it|this|them) out of the (?:change ?log|summary|report|list)\b|
              \bthe (?:summary|report|change ?log) does not (?:speak of|
                mention|list) (?:it|them|this)\b|
              \bkeep (?:the )?(?:tracked changes|change tracking) off\b)
          `,
        ),
      ),
    ],
    spared: regex`
      ${FOR_SHOW.source}|\b(?:comments?|imports?|whitespace|white space|typos?|logs?|cach\w{1,3}|
        columns? widths?|styles?|lint\w{0,3}|spaces?|commas?|punctuation|files?|lines?|code|
        variables?|functions?|packages?|flags?|tags?|labels?|fields?|keys?|class(?:es)?)\b
    `,
  },

  /** `Name the illness, even where the form does not ask for it.` */
  unaskedFor: {
    patterns: order(
      'give|attach|include|name|mention|add|state|disclose|share|list|send|tell|enter|write|forward|put',
      source`
        \b(?:salar(?:y|ies)|wages?|income|family status|marital status|health|illness(?:es)?|
          diagnos[ie]s|medication|pregnan\w{1,3}|religion|criminal records?|debts?|union|
          (?:phone|mobile|account|passport|insurance|card) numbers?|home address(?:es)?|
          dates? of birth|(?:customer|member|client|patient|contact|guest) lists?|
          contacts|bank details|other (?:applications?|offers?)|political|children)\b
      `,
      source`
        \b(?:(?:even|also) (?:where|when|if) [^.!?\n]{2,40}?
          (?:do|does|did|has|have|had) ?n[o']t (?:ask|need|require|want)|
          (?:even|also) (?:when|where|if) (?:nobody|no one|none) (?:asks?|asked|wants?|needs?)|
          without (?:being )?ask(?:ed|ing)\b|unprompted\b|
          whether or not (?:it|they|the \w{3,12}) (?:was|were|is|are|asks?|asked)|
          though (?:the )?\w{3,12} (?:do|does|did) not (?:ask|need|require))
      `,
      [50, 60],
    ),
    spared: FOR_SHOW,
  },

  /** `Round the hours up, since the client cannot tell.` */
  excused: {
    patterns: order(
      'enter|round|count|skip|reuse|put|add|raise|lower|use|write|charge|bill|take|drop|shorten|backdate|estimate|invent|copy|sign|tick|leave out|pad|book|set',
      source`
        \b(?:amounts?|hours?|minutes|miles|kilomet(?:er|re)s|figures?|values?|receipts?|fees?|
          prices?|signatures?|certificates?|weights?|doses?|readings?|
          measurements?|inspections?|interviews?|trial users?|customers?|attendance|signed|date|
          ages?|scores?|results?)\b
      `,
      source`
        (?:[,;:(]|\b(?:since|as|because)\b)[^.!?\n]{0,24}?
        (?:\b(?:nobody|no one|hardly (?:anyone|anybody)) (?:\w{2,8} )?(?:checks?|looks?|notices?|
          reads?|compares?|audits?|asks?|counts?|notice|check|look)\b|
          \b(?:is|are|will|gets?) (?:not|never|hardly|rarely|seldom) (?:be )?(?:looked into|checked|
            noticed|audited|compared|questioned)\b|
          \bthe (?:client|customer|auditor|reviewer|guest|patient|buyer|tenant|
            boss|inspector)s? (?:cannot|can't|will not|won't|never|only|hardly|
            do not|does not) (?:tell|notice|sees?|checks?|looks?|knows?|compares?)\b|
          \b(?:it|that|this) looks better\b|
          \bso (?:that )?the (?:target|quota|plan|goal) is (?:met|kept|reached)\b)
      `,
      [60, 60],
    ),
    spared: FOR_SHOW,
  },
} satisfies Record<string, Frame>
