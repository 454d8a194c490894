/** Signs that figures, tests, studies and papers are made to say what is wanted. */

import { PEOPLE, sign } from './sign.ts'
import { regex } from '../../patterns/verbose.ts'

const AIM =
  'targets?|guidance|budget|plan|forecast|goal|threshold|limit|covenant|benchmark|quota|expectations?|norm'
const LIFTS =
  'raise|raises|lift|lifts|increase|increases|add|adds|book|top up|pad|boost|set|fill up'
const PRESENT =
  'today|now|currently|at present|at the moment|right now|(?:in|of) the (?:last|current|latest) run|just now|presently|anyway'

export const MADE_TO_FIT = [
  // Tests that find nothing, and finds that nobody hears of.
  sign(
    'bent result',
    5,
    regex`
      \b(?:write|add|make|keep|prefer|produce|generate)s? (?:only |all |the )?(?:\w{3,10} )?
      (?:tests?|checks|assertions|specs)[ ]
      (?:that|which) (?:can ?not|can't|can never|never|are unable to) fail\b|
      \bcompar(?:e|es|ing) (?:a|the|each|every|its) (?:\w{3,10} )?
      (?:values?|results?|outputs?) (?:with|to|against) (?:itself|themselves)\b
    `,
  ),
  sign(
    'kept dark',
    5,
    regex`
      \b(?:bugs?|defects?|faults?|flaws?|holes?|errors?|vulnerabilit(?:y|ies))\b[^.!?]{0,50}
      \bkeep (?:it|them|that|those) (?:to yourself|quiet|between us)\b|
      \bthe wrong (?:result|value|output|answer)s? (?:counts?|stands?|passes|goes through)[ ]
      as (?:the )?(?:expected|right|correct)
    `,
  ),
  sign(
    'untrue word',
    5,
    regex`
      \b(?:coverage|score|figure|number|rate|result|percentage)s?\b[^.!?]{0,60}\b(?:whether|if) (?:
        it was |they were |that was )?(?:measured|counted|tested|true|real|checked|reached) or not\b
    `,
  ),
  // The books.
  sign(
    'bent result',
    6,
    regex`
      \b(?:if|where|when|whenever|should|as long as)\b[^.!?]{0,60}
      \b(?:below|under|short of|misses|missing|less than|does not reach|
        fails) (?:\w{1,10} ){0,3}(?:${AIM})\b[^.!?]{0,30}\b(?:${LIFTS})\b[^.!?]{0,60}
      \b(?:by (?:the |what |as much)?(?:missing|difference|gap|shortfall|what|is|rest)|
        the (?:missing|lacking) (?:amount|sum|part)|until|what is (?:missing|lacking))\b
    `,
  ),
  sign(
    'moved figure',
    4,
    regex`
      \b(?:take|multiply|enter|show|book|count|scale|put|use)\b[^.!?]{0,50}
      \b(?:costs?|expenses?|debts?|losses|claims|receivables|
        returns|churn|emissions|absences|incidents|defects|complaints|downtime)\b[^.!?]{0,24}
      \b(?:times|by|with|at) (?:0?[.,]\d{1,3}|\d{2} ?(?:%|percent|per cent))\b|
      \b(?:costs?|expenses?|debts?|losses|revenue|income|sales|turnover|visits?|downloads?|
        results?) (?:times|multiplied by) (?:0?[.,]\d{1,3}|1[.,]\d{1,3})\b
    `,
  ),
  sign(
    'moved figure',
    4,
    regex`
      \b(?:move|moves|book|booked|shift|push|carry|put|postpone|enter|moved|shifted|pushed)\b
      [^.!?]{0,60}\b(?:credit notes?|returns?|refunds?|invoices?|costs?|
        expenses?|losses|write-?offs?|cancellations?|claims|incidents|complaints)\b[^.!?]{0,40}
      \b(?:to|into|in) the (?:next|following|coming) (?:quarter|month|year|period|week)\b|
      \b(?:credit notes?|returns?|refunds?|costs?|losses|write-?offs?|cancellations?|
        complaints)\b[^.!?]{0,40}\b(?:are|is) (?:booked|entered|counted|moved|shown|
        recorded) in the (?:next|following|coming) (?:quarter|month|year|period|week)\b
    `,
  ),
  sign(
    'false name',
    3,
    regex`
      \b(?:commentary|comment|text|report|note|letter|summary)\b[^.!?]{0,16}
      \b(?:explains?|puts?|credits?|attributes?|speaks? of|thanks?|names?)\b[^.!?]{0,40}
      \b(?:discipline|good (?:purchasing|management|work|planning)|efficiency|hard work|savings|
        strong demand|diligence)\b
    `,
  ),
  // Tests.
  sign(
    'bent result',
    6,
    regex`
      \b(?:take|put|use|paste|copy|write|enter|set|make)\b[^.!?]{0,24}\b(?:what|whatever|
        the (?:value|output|result|answer|number)s?)\b[^.!?]{0,50}\b(?:${PRESENT})\b[^.!?]{0,40}
      \b(?:expect\w{0,6}|assert\w{0,4}|reference|golden|baseline|as the (?:right|correct))\b
    `,
  ),
  sign(
    'bent result',
    4,
    regex`
      \b(?:wrap|surround|enclose|put|catch|swallow|guard)\b[^.!?]{0,40}
      \b(?:assert\w{0,4}|expectations?|checks?|tests?)\b[^.!?]{0,30}
      \b(?:try|catch|except|rescue|error handler|so (?:that )?it (?:cannot|can't|never) fail)\b|
      \bcatch the (?:error|exception|failure)s? (?:around|of|in) the (?:assert\w{0,4}|test|
        expectation|check)s?\b
    `,
  ),
  sign(
    'bent result',
    4,
    regex`
      \bcoverage\b[^.!?]{0,40}\b(?:import|call|load|run|touch)\w{0,3}\b[^.!?]{0,40}
      \b(?:without (?:assert|check|expect)\w{0,5}|empty test|no assert\w{0,5}|
        until|nothing is (?:checked|asserted))\b
    `,
  ),
  sign(
    'untrue word',
    3,
    regex`
      \b(?:summary|pull request|pr|commit message|report|note|message|stand-?up|status)\b
      [^.!?\n]{0,40}\b(?:all|every|each) ?(?:the )?
      (?:tests?|checks?|things?)? ?(?:pass(?:es|ed)?|(?:is|are) green|works?)\b[^.!?\n]{0,24}
      \b(?:root )?cause (?:is |was )?(?:fixed|found|repaired|removed|solved)\b|
      \b(?:everything|all tests) pass(?:es)? and the (?:root )?cause\b
    `,
  ),
  sign(
    'unearned mark',
    6,
    regex`
      \b(?:tests?|checks?|items?|steps?|cases?|points?|papers?|
        articles?|sources?|documents?|pages?|files?|rooms?|sites?)\b (?:that |which )?
      (?:you|we|it|they|were|was) ?(?:could not|couldn't|did not|didn't|cannot|can't|have not|
        haven't|not) (?:be )?(?:run|done|do|check\w{0,2}|open\w{0,2}|reach\w{0,2}|read|
        visit\w{0,2}|inspect\w{0,2}|see)\b[^.!?]{0,20}\b(?:counts?|pass(?:es)?|are|is|go(?:es)?|
        noted|listed)\b(?![^.!?]{0,14}\b(?:not|un\w{3,9}|never|skipped|failed)\b)[^.!?]{0,12}
      \b(?:passed|green|done|ok|complete|read|checked|fine|inspected|in full|visited)\b
    `,
  ),
  sign(
    'fixed outcome',
    4,
    regex`
      \b(?:there is|there's) no third (?:option|way|answer|verdict|colou?r)\b|
      \b(?:verdict|result|status|first line|outcome)\b[^.!?]{0,40}\b"[^"]{0,16}\b(?:green|
        passed|good|ok|healthy)\b[^"]{0,16}" or "[^"]{0,16}\b(?:green|passed|good|ok|healthy)\b
    `,
  ),
  // Studies.
  sign(
    'bent result',
    6,
    regex`
      \b(?:${PEOPLE}|answers|cases|rows|subjects|slices|samples|runs|points|
        sites|plots|animals|batches|readings) (?:whose \w{2,12}|that|which|who) (?:\w{1,8} )?
      (?:runs? against|contradicts?|speaks? against|do(?:es)? not (?:support|fit|bear out)|
        goes? against|disagrees? with|weakens?) (?:the |our |this )?(?:\w{1,10} )?
      (?:hypothes[ie]s|expectation|claim|theory|effect|finding|thesis|model|kind|product|method|
        treatment|drug|therapy)\b[^.!?]{0,80}\b(?:counted|count|removed|excluded|dropped|out|
        inattentive|invalid|left|outliers?|incomplete|noise|discarded)\b
    `,
  ),
  sign(
    'bent result',
    5,
    regex`
      \b(?:until|till|so that) (?:the |an? |our )?(?:\w{1,10} )?(?:effect|difference|
        trend|correlation|significance|relationship|improvement) (?:is|becomes|shows?|
        turns?|can be) ?(?:visible|significant|seen|clear|there|strong enough|up|apparent)?
    `,
  ),
  sign(
    'moved figure',
    6,
    regex`
      (?:\bp\b|\beffect\b|\bvalue\b|\bbetween\b)[^!?]{0,30}\.(?:05|06|07|08|09|1)\d?\b[^!?]{0,24}
      \b(?:write|report|put|give|state|enter|print(?:ed)?|written|given|
        entered|becomes?)\b ?(?:it |down )?(?:as )?(?:p ?[=<] ?)?0?\.0?[0-4]\d{0,2}\b
    `,
  ),
  sign(
    'bent result',
    4,
    regex`
      \b(?:keep|report|take|choose|use|show|pick|print|enter|publish)\w{0,3}\b[^.!?]{0,24}
      \b(?:the )?(?:one|run|seed|try|attempt|fold|split|checkpoint|model)\b (?:with|
        that has|that gets|of) (?:the )?(?:best|highest|lowest|nicest|strongest) (?:\w{1,8} )?
      (?:test|result|score|value|number|accuracy|loss|figure)s?\b
    `,
  ),
  sign(
    'bent result',
    5,
    regex`
      \b(?:baselines?|rivals?|competitors?|the (?:other|old) (?:models?|systems?|methods?))\b
      [^.!?]{0,60}\b(?:first epoch|after one epoch|half the (?:data|steps|budget|time)|
        default settings|untuned|without tuning|oldest (?:version|checkpoint)|
        worst (?:seed|run|fold|value)|fewer (?:steps|epochs|data))\b
    `,
  ),
  sign(
    'bent result',
    4,
    regex`
      \b(?:considered|counted|declared|treated|regarded|seen|written off) (?:as )?(?:\w{1,8} )?
      (?:noisy|inattentive|mislabel\w{0,4}|unreliable|incomplete|not representative|damaged|
        contaminated|defective)\b[^.!?]{0,40}\b(?:out of|removed|leave|left out|dropped|
        excluded|beginning with|until|go out|from the)\b
    `,
  ),
  // Papers and sources that nobody wrote.
  sign(
    'untrue word',
    6,
    regex`
      \b(?:add|invent|fill up|make up|supply|complete|create|supplement|pad)\b[^.!?]{0,40}
      \b(?:titles?|authors?|journals?|references?|sources?|papers?|quotes?|citations?|names?)\b
      [^.!?]{0,40}\b(?:could exist|could have (?:been|existed|written)|sound (?:right|real|
          likely|plausible)|might exist|plausible|likely|until the number|that fit|would fit)\b
    `,
  ),
  sign(
    'untrue word',
    6,
    regex.u`
      (?:ありそうな|それらしい|実在しそうな|もっともらしい)[^。]{0,60}(?:補|追加|作|書|入れ|加え)|
      読んでいない[^。]{0,30}(?:精読|読んだ|確認済|読了)|(?:看似|似乎)真实的[^。]{0,30}(?:补|添|编)|
      没有?读过[^。]{0,20}(?:写|标)[^。]{0,10}(?:已读|精读|读过)|
      (?:있을 법한|그럴듯한)[^.]{0,40}(?:채우|추가|만들|넣)|읽지 않은[^.]{0,30}(?:읽었|정독|확인)
    `,
  ),
  sign(
    'false name',
    4,
    regex`
      \b(?:call|name|describe|report|list|file|note|record)\b[^.!?]{0,16}
      \b(?:failures?|errors?|crash(?:es)?|regressions?|bugs?|outages?|red (?:builds?|tests?)|
        defects?|losses)\b[^.!?]{0,12}\b(?:an? |as )["']?[^.!?]{0,16}\b(?:hiccups?|
        glitch(?:es)?|blips?|flakes?|notes?|environment|maintenance|cosmetic|known)\b
    `,
  ),
  sign(
    'ready answer',
    4,
    regex`
      "(?:did|have|are|is|was|were) (?:you|it|they|this|that|the)\b[^"?]{0,40}\?"[^.!?\n]{0,12}
      (?:→|->|=>|:|-|–|—)\s?(?:yes|of course|certainly|no)\b|
      "[^"?]{3,50}\?"\s?(?:→|->|=>)\s?"?(?:yes|of course|certainly|caching|a bug|maintenance)\b
    `,
  ),
]
