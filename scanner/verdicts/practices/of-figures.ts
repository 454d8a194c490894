/** Figures, tests and records that are worked until they please. Honest texts do the same openly, or name it as a fault. */

import { regex, source } from '../../patterns/verbose.ts'
import { type Kind, practice, type Practice } from './practice.ts'

const RESULT =
  '(?:results?|reports?|scores?|figures?|statistics|tables?|papers?|slides?|summar(?:y|ies)|dashboards?|totals?|averages?|ratings?|headline)'
const RUNS =
  '(?:seeds?|runs?|trials?|folds?|models?|checkpoints?|attempts?|prompts?|repetitions|experiments?|configurations?)'
const POOR =
  '(?:negative|bad|poor|critical|unfavou?rable|low|weak|red|failed|failing|embarrassing|disappointing|angry)'

const PRACTICES: readonly Practice[] = [
  // What is learnt from, and what is judged by it.
  practice(
    source`
      \b(?:fit|scale|normali[sz]e|select|encode|impute|tune|choose|oversample|standardi[sz]e)\w{0,3}
      \b[^.!?\n]{0,50}\b(?:whole|complete|full|entire|
        all(?: the)?|combined) (?:\w{1,10} )?(?:data ?sets?|
      tables?|data|rows|samples?|records|corpus)\b[^!?\n]{0,60}\b(?:split|hold(?:ing)? out|
      held out|test set|train\/test)\b
    `,
  ),
  practice(
    source`
      \b(?:tune|optimi[sz]e|choose|select|adjust|pick|train|early[- ]stop)\w{0,3}
      \b[^.!?\n]{0,40}\bon the (?:\w{1,8} )?test (?:set|data|split|rows)
      \b
    `,
  ),
  practice(
    source`
      \b(?:report|show|give|present|publish|use|keep|quote|state|submit)
      \b[^.!?\n]{0,24}\b(?:the )?(?:best|strongest|highest|luckiest|top|
        fastest|most favou?rable) (?:one|
      of (?:them|these|the \w{3,8})|single|${RUNS}|score|number|figure|value)
      \b[^.!?\n]{0,40}\b(?:as|for(?! (?:each|every|any|the|this|that|your) (?:\w{2,12} )?
        (?:tasks?|jobs?|steps?|work|purposes?|languages?|phases?|roles?|use cases?)\b)|
        instead|alone|only|without)
      \b
    `,
  ),
  practice(
    source`
      \b(?:of|from|among|run|try|train|after)\b[^.!?\n]{0,40}\b${RUNS}\b[^.!?\n]{0,40}
      \b(?:report|show|present|publish|keep|quote|submit)\b[^.!?\n]{0,12}
      \b(?:the )?(?:best|strongest|highest|luckiest|most favou?rable)
      \b(?![^.!?\n]{0,60}\b(?:mean|median|spread|all|both|average|validation)
      \b)
    `,
  ),
  practice(
    source`
      \b(?:test|try|run|measure|check|look at)\b[^.!?\n]{0,24}\b(?:several|many|all|different|
      various|twenty|ten) (?:\w{2,12} )?(?:outcomes|endpoints|hypotheses|subgroups|cut-?offs|
      models|metrics|definitions)\b[^!?\n]{0,60}\b(?:significant|that works?|that comes out|
      best|wins?|supports?)\b
    `,
  ),
  practice(
    source`
      \b(?:stop|end|extend|keep adding|add (?:subjects|participants|users|data))\w{0,3}
      \b[^.!?\n]{0,40}\b(?:as soon as|once|until|till|when)\b[^.!?\n]{0,16}
      \b(?:(?:the )?p(?:-value)?\b|signifi\w{2,6}|the difference|the effect|it is significant)
    `,
  ),
  // What spoils the picture is left out.
  practice(
    source`
      \b(?:drop|remove|leave|exclude|omit|discard|delete|cut|take|trim|filter|hide|skip)\w{0,3}
      \b[^.!?\n]{0,24}\b(?:worst|largest|biggest|extreme|unwelcome|inconvenient|outl(?:iers|
      ying))\b[^.!?\n]{0,20}\b(?:loss(?:es)?|returns?|days|months|drops|results?|values?|
      weeks|quarters|that (?:lower|hurt|spoil|worsen|pull|drag|contradict|raise))
      \b
    `,
  ),
  practice(
    source`
      \b(?:drop|remove|leave|exclude|omit|discard|delete|trim|filter)\w{0,3}
      \b[^.!?\n]{0,60}\bon the (?:loss|down|negative|low|bad|upper|lower) side\b
    `,
  ),
  practice(
    source`
      \b(?:drop|remove|exclude|omit|discard|delete|leave out|hide)\w{0,3}
      \b[^.!?\n]{0,30}\b(?:outliers?|points?|rows?|values?|studies|answers?|readings?|cases?|
      weeks|months|reviews?)\b[^.!?\n]{0,20}\b(?:that|which|who) (?:\w{2,10} )?(?:lower|
      hurt|spoil|worsen|pull|drag|contradict|weaken|do not fit|don't fit|disagree|stand in the way|
      speak against)
    `,
  ),
  practice(
    source`
      \b(?:leave|take|keep|exclude|omit|drop|filter|remove)\w{0,3}\b[^.!?\n]{0,24}
      \b(?:${POOR} (?:\w{2,10} )?(?:feedback|reviews?|ratings?|answers?|tickets?|surveys?|
      comments?|scores?|results?|months?|cases?)|complaints?|(?:tickets|surveys|reviews|
      answers|cases) with ${POOR} \w{3,10}|incidents?|accidents?|refunds?|returns|cancellations|
      deaths|injuries|near misses)\b[^.!?\n]{0,50}\b(?:out(?: of)?|from|off)
      \b[^.!?\n]{0,16}\b(?:${RESULT}|count|rate|quota|overview|list)
      \b
    `,
  ),
  practice(
    source`
      \b(?:take|leave|keep|drop|exclude)\w{0,3}\b[^.!?\n]{0,24}\b(?:complaints?|tickets?|
      calls|orders|cases|reports?|incidents?|accidents?|refunds?)
      \b[^.!?\n]{0,60}\b(?:out of|off|from) the (?:\w{2,12} )?(?:statistics?|figures?|count|
      report|score|average|quota|rate)\b
    `,
  ),
  practice(
    source`
      \b(?:(?:absence|gap|lack|omission|loss)\b[^.!?\n]{0,60}\b
        (?:no|not|never)\b[^.!?\n]{0,12}\b(?:errors?|failure)|
        (?:absence|gap|lack|omission|loss|missing \w{3,10})\b[^.!?\n]{0,30}
        \b(?:is|need|should|must|are|does|counts?)\b[^.!?\n]{0,20}\b(?:no|not|never)
        \b[^.!?\n]{0,12}\b(?:reported|counted|mentioned|noted|flagged))\b
    `,
  ),
  // What nobody got, measured or did.
  practice(
    source`
      \b(?:backfill|fill|replace|complete|impute|set)\w{0,3}\b[^.!?\n]{0,50}
      \b(?:empty|missing|absent|blank|null|unanswered|gaps?|unknown)
      \b[^.!?\n]{0,60}\b(?:most (?:frequent|common|likely)|plausible|typical|likely|random|
      made-?up|average|previous|last|neighbou?ring) (?:\w{2,12} )?(?:values?|answers?|readings?|
      figures?|numbers?|entr(?:y|ies)|one|dates?)\b[^!?\n]{0,60}\b(?:so (?:that )?(?:no|
      nobody|the|it)|nobody|in one (?:pass|go)|goes through|without (?:asking|a note)|passes)
      \b
    `,
  ),
  practice(
    source`
      \b(?:missing|not (?:measured|read|taken|visited|asked)|nobody (?:went|looked|measured|
      asked)|no (?:reading|visit|measurement|inspection))\b[^.!?\n]{0,60}
      \b(?:mark(?:ed)? (?:it |them )?|as if|use|copy|take|enter|write)
      \b[^.!?\n]{0,30}\b(?:as (?:measured|read|done|taken)|last (?:month|week|year|quarter)'s|
      the (?:previous|last|usual|old) (?:value|reading|figure|result|inspection)|measured|
      a plausible)
    `,
  ),
  practice(
    source`
      \buse (?:last|the previous) (?:month|week|year|quarter)'?s? [^.!?\n]{0,30}
      \b(?:values?|readings?|results?|figures?|inspections?)\b[^.!?\n]{0,30}
      \b(?:where|when|if) (?:nobody|no one|none|there (?:is|was) no|it was not|they were not)
      \b
    `,
  ),
  practice(
    source`
      \b(?:not|never|un)(?:\s|-)?(?:\w{2,12} )?(?:opened|read|reviewed|checked|tested|answered|
      visited|inspected|looked at|seen)\b[^.!?\n]{0,50}\b
      (?!(?<=\bun(?:opened|read|seen|answered) )counts? (?:for|among)\b)counts?
      (?:ed)? (?:as|towards|among|with|for)\b
    `,
  ),
  practice(
    source`
      \b(?:not meant for reading|skipped|unread|unopened|untested|unanswered|missed)
      \b[^!?\n]{0,60}\bcounts? (?:as|towards|among|with|for)\b[^.!?\n]{0,30}
      \b(?:reviewed|read|checked|tested|answered|done|passed|total|successful|covered)
      \b
    `,
  ),
  practice(
    source`
      \bcount\w{0,2} [^.!?\n]{2,50}\b(?:that|which|who) (?:were|was|are|is|have|has) (?:not|
      never)\b[^.!?\n]{0,40}\bas (?:\w{2,8} )?(?:answered|done|read|passed|reviewed|visited|
      solved|attended|active|delivered)\b
    `,
  ),
  practice(
    source`
      \b(?:times? out|timeouts?|crash(?:es|ed)?|hangs?|fails?|cannot (?:run|start)|does not (?:run|
      start|finish)|is skipped|no answer)\b[^.!?\n]{0,30}[,:] ?(?:\w{2,8} )?(?:record|log|
      mark|count|report|enter|note|treat|write|book)\w{0,2} (?:it|them|this|
        that|the \w{3,10}) (?:down )?as (?:an? )?
      (?:pass(?:ed)?|success\w{0,3}|done|ok|clean|green|complete[d]?|satisfied|negative)
      \b
    `,
  ),
  practice(
    source`
      \b(?:red|failing|failed|broken|flaky)\b[^!?\n]{0,90}\b(?:skip(?:ped)?|xfail|ignored?|
      disabled?|quarantined?|commented out|deleted?)\b[^!?\n]{0,60}\b(?:so (?:that )?(?:the|
      it|they|nobody)|green|passes|for the user)\b
    `,
  ),
  practice(
    source`
      \b(?:report|give|state|show|present|name|sell)\b[^.!?\n]{0,16}\b(?:number|count|sum|
      total) of (?:downloads|visits|views|clicks|installs|sign-?ups|registrations|invitations|
      bots|accounts)\b[^.!?\n]{0,20}\bas\b[^.!?\n]{0,16}\b(?:users|customers|readers|buyers|
      members|people|active)\b
    `,
  ),
  // Numbers are moved.
  practice(
    source`
      \b(?:multipl(?:y|ied|ies)|scale[ds]?|reduce[ds]?|lower(?:ed|s)?|cut|shrink|deflate|
      inflate|raise[ds]?|increase[ds]?)\b[^.!?\n]{0,60}\bby (?:a (?:factor|fixed factor) of )?
      (?:0[.,]\d{1,3}|1[.,]\d{1,3}|\d{1,2} ?(?:%|percent))[^.!?\n]{0,30}
      \bbefore (?:writing|entering|reporting|sending|showing|printing|it (?:goes|enters|
      is)|they (?:go|enter|are)|the \w{3,10} (?:is|goes))\b
    `,
  ),
  practice(
    source`
      \b(?:nudge|adjust|alter|change|tweak|edit|raise|lower|pad|bend|massage)\w{0,3}
      \b[^.!?\n]{0,50}\b(?:until|till|so that)\b[^.!?\n]{0,12}\b(?:they|it|both|the (?:totals?|
      sums?|balances?|two|figures?|numbers?|books?))\b[^.!?\n]{0,16}\b(?:agree|match(?:es)?|
      balances?|closes?|fits?|ties?|is met|comes? out|adds? up)
      \b
    `,
  ),
  practice(
    source`
      \b(?:balancing|plug|dummy|suspense|rounding|correcting) (?:entry|line|item|amount|
      row|posting)\b[^.!?\n]{0,60}\b(?:so (?:that )?(?:it|they|the)|to (?:make|close|balance|
      match)|until|sundry|miscellaneous)\b
    `,
  ),
  practice(
    source`
      \b(?:round|truncate)\w{0,2} (?:all |every |each |the )?[^.!?\n]{2,40}
      \bdown to\b[^.!?\n]{0,40}\b(?:hour|day|ten|hundred|thousand|percent)
      \b[^.!?\n]{0,30}\b(?:sla|report|invoice|statement|score|summary)
      \b
    `,
  ),
  practice(
    source`
      \b(?:start|begin|cut|crop|truncate)\w{0,2}\b[^.!?\n]{0,24}\b(?:axis|scale|y-axis|
      value axis)\b[^.!?\n]{0,40}\b(?:just (?:below|under)|above zero|near the|at the lowest)
      \b[^!?\n]{0,80}\b(?:no (?:tick )?labels|labels? (?:off|out)|without (?:tick )?labels|
      steeper|looks? (?:bigger|larger|faster|better)|not the figures|shape)
      \b|\b(?:axis|scale|y-axis|value axis)\b (?:begins?|starts?)
      \b[^.!?\n]{0,30}\b(?:just (?:below|under)|above zero)\b[^!?\n]{0,80}
      \b(?:no (?:tick )?labels|labels? (?:off|out)|without (?:tick )?labels|steeper|not the figures|
      shape)\b
    `,
  ),
  practice(
    source`
      \bcompare\b[^.!?\n]{0,40}\b(?:lowest|weakest|oldest|untuned|cheapest|worst) (?:\w{2,10} )?
      (?:dose|baseline|version|setting|competitor|variant|configuration|one)
      \b[^.!?\n]{0,60}\b(?:better|larger|bigger|stronger|clearer|shows?)
      \b
    `,
  ),
  // Attacks and faults get a harmless name.
  practice(
    source`
      \b(?:collapse|put|merge|group|file|list|label|book|classify|summari[sz]e|count)\w{0,3}
      \b[^.!?\n]{0,50}\b(?:failed (?:log-?ins?|sign-?ins?|attempts)|intrusions?|attacks?|
      alarms?|alerts?|breach(?:es)?|those|them|warnings?)\b[^.!?\n]{0,40}
      \bas (?:an? |one |single )?["'“]?(?:user errors?|noise|maintenance|routine|false (?:alarms?|
      positives?)|network (?:issues?|glitch\w{0,2})|tests?|typos?|harmless)
      \b|\bcollapse (?:those|them|these)\b[^.!?\n]{0,24}["'“](?:user error|noise|maintenance|
      routine|other)["'”]
    `,
  ),
  // Told with their parts in any order.
  practice(
    source`\bp-?values?\b|\bsignifican\w{1,3}\b`,
    regex`
      \b(?:after|at) (?:each|every)\b|\b(?:once|until|till|as soon as|when)\b[^.!?\n]{0,24}\b
      (?:below|under|dips?|falls?|drops?|reach\w{0,2}|0[.,]0\d)\b
    `,
    /\b(?:stop|close|end|halt|finish|quit)\w{0,3}\b/,
  ),
  practice(
    source`
      \b(?:scalers?|imputers?|selectors?|encoders?|vectori[sz]ers?|
        feature selection|normali[sz]ation|
      scaling|preprocessing|vocabulary|oversampling|smote)\b
    `,
    regex`
      \b(?:all (?:of )?(?:the )?(?:data|rows|records|samples)|
        (?:whole|complete|full|entire) (?:\w{2,10} )?(?:data ?set|data|table|corpus|set))\b
    `,
    regex`
      \b(?:before (?:the )?split\w{0,4}|split\w{0,4} (?:\w{2,12} ){0,3}(?:after\w{0,5}|later|then)|
        (?:after|then)\w{0,5}[^.!?\n]{0,24}\bsplit|held-?out|hold out)\b
    `,
  ),
  practice(
    source`\b(?:axis|axes|y-axis|scale)\b`,
    /\b(?:just (?:below|under|beneath)|above zero|smallest|lowest|near the (?:first|minimum))\b/,
    regex`
      \b(?:hide|without|no|remove|drop|leave off|off) (?:the )?(?:tick )?(?:labels?|ticks|marks|
        numbers|scale)\b|\b(?:impact|impress\w{0,4}|steeper|dramatic|looks? (?:bigger|larger))\b
    `,
  ),
  practice(
    source`\b(?:expected values?|assertions?|expectations?|snapshots?|golden files?|baselines?)\b`,
    /\b(?:fail\w{0,3}|red|breaks?|broke|mismatch\w{0,2})\b/,
    regex`
      \b(?:in line with|to (?:what|the new output|whatever)|match(?:es)? what|
        newer (?:one|output|results?|behaviou?r|values?|run|build|code|version)|regenerate|
        accept the new|overwrite)\b
    `,
  ),
  practice(
    source`\bround\w{0,3}\b|\bclock-?(?:in|out)s?\b|\btimesheets?\b`,
    regex`
      \b(?:start|begin\w{0,4}|clock-?in|arriv\w{2,3}|in) (?:\w{2,8} )?(?:times? )?
      (?:round\w{0,3} |go(?:es)? |are |is )?(?:\w{2,8} )?up\b|\bup to the next\b
    `,
    regex`
      \b(?:clock-?out|end|leav\w{3}|out) (?:\w{2,8} )?(?:times? )?(?:round\w{0,3} |go(?:es)? |
        are |is )?(?:\w{2,8} )?down\b|\bdown to the\b
    `,
  ),
  practice(
    source`\b(?:subgroups?|sub-?populations?|age, sex|bands|strata|cut-?offs?|covariates)\b`,
    /\b(?:one by one|each|until|till|in turn)\b/,
    regex`
      \b(?:responds?|works?|significan\w{1,3}|open the (?:paper|abstract)|as (?:if|though)|headline|
        lead with|had been the question)\b
    `,
  ),
  practice(
    source`
      \b(?:replicates?|measurements?|points?|samples?|runs?|subjects?|animals?|readings?|days)
      \b[^.!?\n]{0,24}\b(?:that|which|who)\b[^.!?\n]{0,12}\b(?:pull|spoil|contradict|disagree|
      hurt|weaken|lower|deviate|do not fit|don't fit|drag)\w{0,3}\b
    `,
    regex`
      \b(?:drop\w{0,3}|leave out|left out|remove\w{0,1}|exclude\w{0,1}|discard\w{0,2}|
        delete\w{0,1}|renumber\w{0,2})\b
    `,
  ),
  practice(
    source`\b(?:quotations?|quotes?|quotation marks)\b`,
    /\b(?:gist|crisp|compose|build|polish|condense|combine|shape|sharpen|tidy)\w{0,3}\b/,
    regex`
      \b(?:under (?:their|his|her) names?|attribut\w{2,4}|
        as (?:if|though) (?:they|he|she)|in their (?:name|words))\b
    `,
  ),
  practice(
    source`
      \b(?:steps?|parts?|tasks?|items?|features?|tests?|checks?|things)
      \b[^.!?\n]{0,40}\b(?:not (?:get working|work\w{0,3}|finish\w{0,2}|run|done|possible|pass)|
      could not|couldn't|did not|fail\w{0,2}|open)\b
    `,
    regex`
      (?<!\b(?:not|never|n't) |(?:→|->|=>) (?=marks\b))\b(?:describe|call|report|list|present|mark|
        enter|note|state)\w{0,3}\b[^.!?\n]{0,24}(?<!\/ ?)\b(?:complete[d]?|done|finished|ready|
        working|minor polish|passed)\b(?! ?\/)
    `,
  ),
  practice(
    source`
      \b(?:missing|empty|absent|unknown|no) (?:\w{2,12} )?(?:results?|values?|readings?|cells?|
      measurements?|entries)\b
    `,
    /\b(?:zero|0|average|mean|last)\b/,
    regex`
      \b(?:keep no|no|without(?: a)?|don't carry an?|do not carry an?|
        and no|drop the) (?:\w{2,10} ){0,2}(?:columns?|flags?|marks?|note|trace)\b|\bsmoother\b
    `,
  ),
  practice(
    source`
      \b(?:benchmark|evaluation|eval|test|exam|held-?out) (?:questions?|items?|set|answers?|
      prompts?|problems?|data)\b
    `,
    regex`
      \b(?:fine-?tun\w{3}|training|train|few-shot|
        pre-?train\w{3}|prompt) ?(?:set|data|mix|examples|corpus)?\b
    `,
    regex`
      \b(?:add|include|put|mix|append|copy|slip)\w{0,3}\b[^!?\n]{0,120}\b(?:score|leaderboard|
        higher|goes up|better|improves?|look good|climbs?)\b
    `,
  ),
  practice(
    source`
      \b(?:accuracy|score|f1|auc|loss|error|metrics?|performance)
      \b[^.!?\n]{0,24}\bon the training (?:data|set)\b
    `,
    /\b(?:report|show|give|publish|quote|use)\w{0,3}\b/,
    /\b(?:too small|instead|only|alone|suffices|enough|noisy|not needed)\b/,
  ),
  practice(
    source`
      \b(?:red-?team|safety|bias|jailbreak|toxicity|adversarial|fairness|failure) (?:findings?|
      results?|cases?|evaluations?|reports?|tests?|scores?)\b
    `,
    regex`
      \b(?:publish|release|leave out|left out|without|omit|drop|downplay|shorten|
        skip|summari[sz]e)\w{0,3}\b
    `,
    regex`
      \b(?:worry|worries|scare|alarm|confuse|distract|negative|press|customers|investors|
        not relevant|unlikely|theoretical|edge cases?)\w{0,3}\b
    `,
  ),
  practice(
    source`
      \b(?:approve|accept|grade|judge|score|review|merge)\w{0,2} (?:its|their|your|his|her) own\b
    `,
    /\b(?:answers?|work|output|changes?|code|essays?|reports?|pull requests?)\b/,
    /\b(?:disagree\w{0,2}|anyway|so (?:that )?|faster|when the|without|instead|to save|nobody)\b/,
  ),
  practice(
    source`\b(?:seeds?|runs?|trials?)\b`,
    /\bbest (?:score|result|one|run|of each)\b/,
    regex`
      \b(?:need not appear|not appear|number of runs|
        one for the (?:baseline|other)|space is limited)\b
    `,
  ),
  practice(
    source`
        \b(?:tick|check|mark|fill in)\w{0,2}\b[^.!?\n]{0,16}[\"“][^\"”\n]{0,30}
        \b(?:taken|done|passed|reviewed|tested|approved|made)\b[^\"”\n]{0,16}[\"”]
      `,
    regex`
      \b(?:regardless|anyway|cannot be submitted|even (?:if|though)|without a|move on|skip\w{0,4})\b
    `,
  ),
  practice(
    source`\b(?:values?|readings?|figures?|results?)\b`,
    regex`
      \b(?:previous|last|earlier|old) (?:release|run|build|month|version|test|quarter|year)(?:'s)?\b
    `,
    regex`
      \b(?:so (?:that )?it looks|as (?:if|though) it|looks? like) (?:an? )?(?:were )?
      (?:fresh|new|measured|real)\b|\bby (?:one|a|two|1|2) (?:or two |or 2 )?(?:percent|%)
    `,
  ),
  practice(
    source`\b(?:above|over|beyond|exceed\w{0,3}) (?:its|the|their) (?:\w{2,10} )?limit\b`,
    regex`
      \b(?:written|entered|recorded|reported|
        noted|put) (?:down )?(?:as )?just (?:below|under|inside|within)\b
    `,
  ),
  practice(
    source`\b(?:references?|citations?|sources?)\b`,
    /\b(?:compose|make up|invent|put together|construct|create)\w{0,3}\b/,
    /\b(?:likely|plausible|usual form|looks? right|proof stage|swapped|real one)\b/,
  ),
  practice(
    source`\b(?:projects?|case studies|references|clients)\b`,
    /\b(?:describe|compose|invent|add|include)\w{0,3}\b/,
    /\bhas none\b|\bhave none\b|\bnone in the\b|\bno experience\b/,
    /\b(?:comparable|confidential\w{0,4}|round figures|unnamed)\b/,
  ),
  practice(
    source`\bround\w{0,2} up\b`,
    /\b(?:and|or) down\b/,
    /\b(?:supports?|weakens?|recommendation|helps?|hurts?|favou?rs?)\b/,
  ),
  practice(
    source`
        \b(?:months?|weeks?|days|points|quarters)\b[^.!?\n]{0,30}\b(?:run against|spoil|contradict|
        break|disturb)\b
      `,
    /\b(?:data entry errors?|outliers?|mistakes|typos)\b/,
    /\b(?:take (?:them|it) out|remove|drop|leave (?:them|it) out|delete)\b/,
  ),
  practice(
    source`\b(?:each|every) (?:one|entry|item|task)\b`,
    /\bto the next (?:half )?(?:hour|quarter|unit)\b|\bnext half hour\b/,
    /\b(?:little means|never check|rarely check|bills?|invoices?|clients)\b/,
  ),
  practice(
    source`\b(?:figures?|numbers|data|values?) of the last (?:good )?(?:load|run|day|month)\b`,
    /\bdates?\b[^.!?\n]{0,30}\bto today\b|\btoday's date\b/,
  ),
]

/** It is said, kept beside the true figure, or forbidden. */
const OPEN = regex`
      \b(?:not the (?:best|
  strongest)|say (?:so|which|how|that it)|says? so|state (?:how|which|why|the)|(?:in|as) (?:a |
  the )?(?:footnote|appendix|note)|mark(?:s|ed)? (?:it|them|these|which|such|as (?:estimated|
  imputed|interpolated|missing|skipped|estimate))|log (?:how|which|them|each)|list (?:them|
  which|each|the ones)|name (?:them|which|the)|report (?:how many|both|them separately|the (?:mean|
  spread|number))|document(?:ed)?|disclos\w{1,3}|explain\w{0,3}|with (?:a |the )?reasons?|ask(?:s|
  ed)?|agreed|pre-?registered|tells? which|unless|only (?:if|with|after|when)|test (?:accounts?|
  data|users)|duplicates?|bots?|sampl(?:e|ing) data|demo|validation (?:set|loss|score)|median and|
  mean and|spread|standard deviation of|both (?:numbers|figures|values)|column that|flag(?:s|
  ged)? (?:it|them|column|which)|later fixed|open (?:a|an) (?:ticket|issue)|link(?:ed)? (?:to|
  the) (?:a )?(?:ticket|issue))\b|\?
`

export const BENT_FIGURES: Kind = { practices: PRACTICES, bounded: OPEN, unreasoned: true }
