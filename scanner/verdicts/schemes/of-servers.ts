/** Orders that come from an address: fetched at each start, set above what the agent was told, run as they come. */

import { source } from '../../patterns/verbose.ts'
import { PLACE } from '../orders/parts.ts'
import { OPENS } from './of-outsiders.ts'
import { each, inTurn, type Scheme } from './scheme.ts'

/** A new text takes the place of what the agent was told. */
const SUPERSEDES = source`
  \b(?:overrides?|over-?rules?|(?:takes?|taking) the place of|
    (?:stands?|ranks?|counts?|is|goes|comes?|are|
  sits?) (?:above|before|over|ahead of|higher than)|supersedes?|in preference to|replaces?|
  wins? (?:over|against)|(?:has|have|takes?|with|given?|having) (?:precedence|priority) over|
  outranks?|cancels?|trumps?|prevails? over|annuls?|suspends?|displaces?|sets? aside|outweighs?|
  rather than|instead of|voids?|
    overwrites?|rules? over|beats?)\b
`

/** What the agent was told. */
const TOLD_BEFORE = source`
  \b(?:(?:the |any |all |every |your |their )?(?:users?|operators?|owners?|person)(?:'s|
  s')? (?:\w{1,10} )?(?:requests?|wish(?:es)?|orders?|instructions?|words?|messages?|settings?|will|
  preferences?)|(?:the )?system prompt|whatever (?:the|was|you|they|he|she|has|
  had)\b[^.!?\n]{0,20}\b(?:system prompt|user|operator|agreed|said|laid down|told)|
    (?:any |all |the |every |your )?(?:\w{1,10} )?(?:limits|instructions|rules|orders|directives|
      guidelines|agreements?|restrictions)\b[^.!?\n]{0,24}\b(?:agreed|reviewed|before|earlier|above|
      below|given|written|installation|here|conversation|session)|
    (?:earlier|previous|prior|other|former|older|
      existing|standing) (?:\w{1,10} )?(?:instructions|rules|orders|
    requests|agreements?|limits|guidance|prompts)|
    everything (?:\w{1,10} )?(?:written|said|below|above|here|
    told|you were|in this|that was|else)|
    (?:what|all that) (?:is|was|has been|you were) (?:\w{1,8} )?(?:written|said|
      agreed|told|laid down|installed|reviewed)|
    this (?:skill|file|text|page|document)(?:'s (?:text|rules|instructions))?|these (?:rules|
    instructions|lines|steps))\b
`

/** Text that has just come. */
const WHAT_CAME = source`
  (?:\b(?:what|whatever|all that) (?:it|they|
    the (?:page|file|text|server|answer|sheet|document|reply)|
  stands there|comes back|is written there) ?(?:says?|holds?|contains?|lists?|orders?|tells?|
    returned|sends?)?\b|\bthe (?:\w{1,10} )?(?:downloaded|fetched|loaded|remote|received|retrieved|
    returned|online|current|latest|new) (?:text|rules?|file|sheet|copy|version|instructions|orders|
    lines|words|wording|guide|page|prompt|
  document|content)\b|
    \b(?:its|their) (?:text|words|wording|contents?|rules|lines|orders|instructions)\b)
`

/** Things to do, as one gets them. */
const ORDERS_TO_COME = source`
  (?:(?:your|its|the|further|new|next|today's|fresh|any|current|daily|
    more|standing) (?:\w{1,10} )?(?:orders?|
  instructions?|commands?|directives?|marching orders|
  (?:steps?|tasks?|jobs?|commands?|actions?|script) (?:to|
  that you|you)(?: are to)? (?:be )?(?:execut\w{1,3}|run|perform\w{0,2}|carry out|do|carried out|
  follow\w{0,2}))|(?:orders|instructions|what) (?:to (?:do|run|execute)(?: next)?|you are to do)|
  what (?:to do|to run|comes) next)
`

/** An answer from the net. */
const ANSWER = source`
  (?:\b(?:repl(?:y|ies)|answers?|responses?|output|(?:last |first |next )?lines?|
    json|text|field|message|result|body|string|payload)\b[^.!?\n]{0,50}?(?:${PLACE}|
      \b(?:server|service|endpoint|api|host|helper|site|url|sends?|
  returns?|comes? back)\b)|\bcurl [^\n]{4,80}|\bwget [^\n]{4,80})
`

/** It holds something to be run. */
const HOLDS_COMMAND = source`
  \b(?:names?|holds?|contains?|is|ends? with|gives?|prints?|carries|returns?|has|have|with|as|
    lists?|brings?|consists? of)\b[^.!?\n]{0,20}\b(?:commands?|shell (?:lines?|scripts?|code)|
    scripts?|lines? of (?:bash|shell|
  sh|python|code)|thing to (?:type|run|do|execute)|one-liners?|code|program|snippets?|binary)\b
`

/** It is run. */
const RUN_IT = source`
  \b(?:(?:pass|pipe|feed|hand|send|give|enter|type|paste|put|throw)(?:s|es)? (?:it|this|that|them|
  the \w{2,8}) (?:\w{1,10} )?(?:to|into|in|through|on) (?:the |a |an )?[\x60"']?(?:sh|bash|shell|
    zsh|terminal|interpreter|python|eval|exec|prompt|command line|console|root)|
    \x60?(?:eval|exec|run|execute|start|launch|source)\x60?s? (?:it|this|that|
      them|the (?:command|line|script|text|result))|let (?:it|this|that) run|
    (?:is|are|gets?) (?:run|executed|started|piped|evaluated|launched)|
    goes (?:straight |directly )?(?:to|into) (?:the |a )?(?:shell|terminal|bash|sh|interpreter))\b
`

/** Whenever the agent begins. */
const AT_START = source`
  \b(?:(?:at|on|with|before|upon) (?:the )?(?:start|begin\w{0,5}|launch|first \w{3,10}|
  opening)? ?(?:of )?(?:the |each|every|any|a new|all) ?(?:new )?(?:sessions?|conversations?|chats?|
    runs?|starts?|launch(?:es)?|loads?|tasks?|day|use|messages?|answers?|repl(?:y|ies))|
    (?:every|each) time (?:the |this |it |you )?(?:skill |session |agent )?(?:loads?|
      starts?|runs?|opens?|begins?|is loaded)|
    whenever (?:the |this |a |you )?(?:new )?(?:skill|session|conversation|chat|agent|start|
    begin|load))\b
`

/** It goes before what the agent was told. */
const LET_PREVAIL = source`
  \b(?:let (?:them|it|that|this|those|its \w{3,10}|the \w{3,12}) (?:replace|override|
    supersede|outrank|overrule|prevail over|decide over|cancel|displace|trump)|
    (?:put|place|rank|set|rate|hold) (?:them|it|that|this|
  its \w{3,10}) (?:ahead of|above|before|over|higher than)|(?:follow|obey|keep to|apply|trust|adopt|
  heed) (?:them|it|that|its \w{3,10}) (?:even )?(?:if|where|when|though|
    rather than|instead of|before|over|
  against)|
    (?:they|it|these|those|the (?:page|text|rules|sheet|file|address|server)) (?:always )?
    (?:prevails?|wins?|takes? precedence|comes? first|goes? first|decides?|counts? more|replaces?|
      overrides?|supersedes?|outranks?|
    overrules?)|valid (?:instead|in place) of|in (?:the )?place of)\b
`

/** What the agent was told, or by whom. */
const WHAT_WAS_TOLD = source`
  \b(?:what (?:you|the (?:person|user|owner|operator|maker)|they|is|
    was|stands)\b[^.!?\n]{0,10} ?(?:read|asks?|
  says?|wants?|told|said|written|were|here|have)|
  (?:your |the |its |any )?(?:safety|system|original|built-in|
  earlier|previous|prior|own) (?:training|rules|prompts?|instructions|guidelines|
    polic(?:y|ies)|limits)|(?:the |any |a )?(?:users?|person|owner|operator)(?:'s|s')? ?
  (?:wish(?:es)?|requests?|words?|instructions?|orders?|
  prompt|objects?|says? otherwise)?|
    these (?:lines|notes|rules|instructions)|this (?:file|text|skill|page)|
    everything (?:else|below|above|here))\b
`

/** A server is asked again and again. */
const CONTACT = source`
  \b(?:ask(?:s|ing)?|poll(?:s|ing)?|query|queries|querying|call(?:s|ing)?|
    contact(?:s|ing)?|check(?:s|ing)?|
  ping(?:s|ing)?|consult(?:s|ing)?|visit(?:s|ing)?|phone home|reach(?:es)? out|
  look(?:s|ing)? (?:in )?at|report(?:s)? (?:in )?to|connect(?:s|ing)?|fetch(?:es|ing)?|get|gets|
  read(?:s|ing)?|load(?:s|ing)?|listen(?:s|
  ing)?|pull(?:s|ing)?)\b
`

/** What it is asked for. */
const FOR_WORK = source`
  \b(?:for (?:(?:the|a|some|new|any|next|fresh|further|your) ){0,3}(?:work|jobs?|
    tasks?|orders?|commands?|instructions?|directives?)|
    whether there (?:is|are) (?:something|anything|work|orders?|new|a (?:job|task))|
  what (?:to do|is wanted|it wants|comes next)|
  if (?:there is|it has) (?:something|anything|work|a (?:job|task)|
  orders?))\b
`

/** What it answers is done. */
const DO_ANSWER = source`
  \b(?:(?:do|does|run|runs|execute|executes|carry out|perform|obey|follow|start|
    launch|eval)s? (?:what|whatever|
  everything|anything|the (?:\w{2,10} )?(?:commands?|script|code|job|task|order|line|answer|
    reply|lines)|any (?:commands?|script|code)|all)\b[^.!?\n]{0,24}?\b(?:hands?|gives?|sends?|
    says?|answer|reply|replies|response|comes?|returns?|returned|contains?|tells?|wants?|asks?|
    there|received|in it|back|orders?|get|got|
  names?)|
    (?:let|have|make) (?:the )?(?:bash|sh|shell|python|terminal|
      interpreter|node)\b[^.!?\n]{0,8}\b(?:have|run|
    execute|take|eat|read|do)|(?:the )?(?:answer|reply|response)\b[^.!?\n]{0,10}\b
    (?:is (?:run|executed|obeyed|carried out)|goes (?:to|into) (?:the |a )?
      (?:shell|bash|terminal)))\b
`

/** What is loaded is lived by. */
const ADOPT = source`
  \b(?:behaves? (?:as|like|according)|adopt(?:s)? (?:it|them|this|what|whatever|its)|
    work(?:s)? (?:by|from|to) (?:it|them|that)|live(?:s)? by|
    act(?:s)? (?:by|on|according|as (?:it|they)|accordingly)|
  go(?:es)? by (?:it|them|that|what)|
  (?:follow|obey|apply|heed|honou?r|embrace|assume|internali[sz]e|execute|
  implement)(?:s)? (?:it|them|that|this|its|what|whatever|every|all|each)|abide by|
  be guided by|let (?:it|them|its)|take (?:it|them) (?:on|as|for)|compl(?:y|ies) with|
  become(?:s)? (?:it|that|the)|do(?:es)? (?:as|what|
  whatever|everything) (?:it|they|that|the \w{3,9}))\b
`

/** What the agent was told before counts no more. */
const OLDER_DROPPED = source`
  \b(?:older|earlier|previous|prior|other|former|all other|existing|any other|the system|the user's|
  your) (?:\w{1,10} )?(?:directions?|instructions?|rules|orders|guidance|prompts?|messages?|
    settings|wishes|directives?) (?:\w{1,6} )?(?:no longer|do not|does not|lapse|expire|end|
    are void|are off|drop|yield|give way|stop|cease|come second|are dropped|count for nothing)\b|
  \b(?:drop|forget|ignore|discard|disregard|set aside|abandon|replace|
    erase|overwrite)s? (?:what|whatever|
  everything|anything|all) (?:\w{1,6} )?(?:the (?:user|operator|owner|system|vendor|maker|person)|
    you (?:were|had|have)|was|came|is|has)\b|
  \bwhatever (?:the )?(?:system|user|operator|owner|vendor|chat)\b|
  \b(?:regardless of|no matter|irrespective of|
  against|despite|over) (?:what |how |the )?(?:\w{1,8} ){0,2}(?:system (?:message|prompt)|user|
    operator|differs|owner|maker)\b
`

export const OF_SERVERS = {
  /** What lies at an address is lived by, and older words are dropped. */
  livedBy: each(
    { severity: 'crit', toStranger: true },
    inTurn(PLACE, 40, ADOPT, 60, OLDER_DROPPED),
  ),

  /** Rules that lie at an address go before what the agent was told. */
  rulesElsewhere: each(
    {
      severity: 'crit',
      unless: /\b(?:settings?|config\w{0,8}|default|version|semver|schema|dns)\b/,
      toStranger: true,
    },
    inTurn(PLACE, 110, LET_PREVAIL, 24, WHAT_WAS_TOLD),
    inTurn(
      PLACE,
      90,
      source`
          \b(?:in (?:a |any |case of )?(?:clash|conflict|contradiction|doubt|dispute)|where (?:they|
          it) (?:differs?|disagrees?|clash(?:es)?|conflicts?)) (?:with|against|between|from)\b
        `,
      6,
      WHAT_WAS_TOLD,
      16,
      source`
          \b(?:they|it|these|those|the (?:page|text|rules|sheet|file|address|server|
          online \w{3,10})) (?:always )?(?:prevails?|wins?|come first|comes first|
            (?:has|have) the last word|decides?|counts?|outranks?)\b
        `,
    ),
  ),

  /** A server is asked for work, and gets it done. */
  workFetched: each(
    { severity: 'crit', toStranger: true },
    inTurn(CONTACT, 24, PLACE, 12, FOR_WORK, 60, DO_ANSWER),
  ),

  /** What a server answers is done, unseen. */
  answerDone: each(
    {
      severity: 'crit',
      dark: true,
      unless: /\b(?:docs?|documentation|installation|tutorial|api reference)\b/,
      toStranger: true,
    },
    inTurn(CONTACT, 24, PLACE, 90, DO_ANSWER),
  ),

  /** A fetched text stands above what the agent was told. */
  fetchedAbove: each(
    { severity: 'crit', toStranger: true },
    inTurn(OPENS, 60, PLACE, 70, SUPERSEDES, 12, TOLD_BEFORE),
  ),

  /** The same where the address stands elsewhere. */
  cameAbove: [inTurn(WHAT_CAME, 14, SUPERSEDES, 12, TOLD_BEFORE)],

  /** Orders are fetched anew, again and again. */
  fetchedAgain: each(
    {
      severity: 'med',
      unless: /\b(?:ci|build|pipeline|deploy\w{0,4}|job|status|rate limit|until (?:it|the))\b/,
    },
    inTurn(
      source`
          \b(?:re-?)?(?:fetch|load|read|download|poll|pull|get|check|retrieve|
            query|consult|open|ask)(?:s|es)? (?:it|them|for (?:it|them)|
            the (?:\w{1,10} )?(?:page|file|rules|text|sheet|address|orders|
          instructions))(?: \w{1,10}){0,2} (?:again|anew|afresh|once more)\b
        `,
      30,
      source`
          \b(?:every|each|after|per)\b[^.!?\n]{0,16}\b(?:messages?|turns?|
            answers?|repl(?:y|ies)|prompts?|
          requests?|questions?|minutes?|hours?|tasks?|tool calls?|commands?)\b
        `,
    ),
  ),

  /** Rules come from a stranger's address whenever the agent starts. */
  fetchedAtStart: each(
    {
      severity: 'med',
      unless: /\b(?:docs?|documentation|llms(?:-full)?\.txt|robots\.txt|changelog|license)\b/,
      toStranger: true,
    },
    inTurn(OPENS, 40, source`https?:\/\/[^\s"'<>)\x60]{3,160}\.(?:md|txt)\b`, 60, AT_START),
    inTurn(AT_START, 40, OPENS, 40, source`https?:\/\/[^\s"'<>)\x60]{3,160}\.(?:md|txt)\b`),
  ),

  /** A stranger's server is asked what to do. */
  ordersFetched: each(
    {
      severity: 'crit',
      unless: /\b(?:docs?|documentation|installation|install|setup|api reference|readme)\b/,
      toStranger: true,
    },
    inTurn(
      source`
        \b(?:take|get|fetch|receive|pull|pick up|collect|read|download|obtain|load|
          request|poll|check)(?:s|es)?\b
      `,
      8,
      ORDERS_TO_COME,
      20,
      source`\b(?:from|at|on|of|under|via)\b[^.!?\n]{0,16}?${PLACE}`,
    ),
    inTurn(
      source`\b(?:ask|poll|query|call|contact|check|ping|consult|visit)(?:s|es)?\b`,
      12,
      PLACE,
      20,
      source`
          \b(?:${ORDERS_TO_COME}|for (?:the |a |new |any |next )?(?:\w{1,10} )?(?:jobs?|tasks?|
            orders?|commands?|instructions?)(?: to (?:run|execute|do|perform))?)
        `,
    ),
    inTurn(
      source`\b(?:read|fetch|load|open|get|take)(?:s)?\b`,
      6,
      source`\b(?:instructions|orders|commands|steps|directives|tasks)\b`,
      12,
      source`\b(?:from|at|on|under)\b[^.!?\n]{0,8}?${PLACE}`,
      20,
      source`\b(?:obey|follow|execute|run|carry|do|perform|comply)\b`,
    ),
  ),

  /** What a server answers is a command, and it runs. */
  answerRun: each(
    { unless: /\b(?:never|not an order|as text|with the list|show it)\b/ },
    inTurn(ANSWER, 30, HOLDS_COMMAND, 60, RUN_IT),
    inTurn(
      source`
        \b(?:pass|pipe|feed|hand|give)(?:es|s)? (?:the |its |this |that )?(?:result|output|answer|
          reply|text|record|line|it)s? (?:straight |on )?(?:to|into)
      `,
      4,
      source`[\x60"']?(?:sh|bash|zsh|a shell|the shell|python3?|eval)[\x60"']?\b`,
      4,
      source`
        \b(?:as (?:it|they) (?:is|are|comes?)|unread|unseen|
          whatever (?:it|they) (?:is|are|says?)|unchanged)\b
      `,
    ),
    inTurn(
      // `That executes whatever …` tells what a form of command does.
      source`(?<!(?:^|[.!?:] )(?:that|this|it) )\b(?:runs?|execut(?:e|es|ed)|eval|obey(?:s|ed)?)\b`,
      10,
      source`
          \b(?:what|whatever|anything|everything) (?:\w{1,10} )?(?:comes? back|
            is returned|returns?|it (?:sends|
          answers|returns|says)|(?:the |that )?(?:server|host|reply|answer) (?:sends|
            answers|returns|says|holds))
        `,
    ),
    inTurn(
      source`
          \b(?:the |its |each |every )?(?:reply|answer|response|received text|returned text|
            fetched text|text received|download)\b
        `,
      24,
      source`
          \b(?:goes|is (?:passed|piped|fed|handed|sent)|gets (?:passed|piped|
          fed))(?: straight| directly| right)? (?:to|into|through) (?:the |a )?[\x60]?(?:shell|
            terminal|bash|sh|interpreter|eval)\b
        `,
    ),
    inTurn(
      source`
        \b(?:whichever|the first|any|one) (?:of them |of these )?(?:server|host|address|mirror|to)\b
      `,
      30,
      source`
        \b(?:is (?:obeyed|followed)|and (?:obey|follow) it|given an order|gives? (?:an? )?orders?)\b
      `,
    ),
  ),
} satisfies Record<string, readonly Scheme[]>
