/** How far a text reaches beyond its task: it spreads, stays, tells where it runs, steps before other tools. */

import { regex, source } from '../../patterns/verbose.ts'
import { PLACE } from '../orders/parts.ts'
import { close, each, inTurn, type Scheme } from './scheme.ts'
import { PUT, THIS_TEXT } from './this-text.ts'

/** Into one place after the other. */
const MANY_PLACES = source`
  \b(?:in|into|to|on|onto|across|at the (?:end|start|top|bottom) of) (?:every|each|all|any|
    whichever|whatever|other|the other|further|as many|neighbou?ring|new) (?:of the |of its )?
  (?:[\w'’-]{1,14} ){0,2}[\x60'"]?(?:skill\.md|agents\.md|claude\.md|readme(?:\.md)?s?|skills?|
    skill (?:files?|folders?)|repositor(?:y|ies)|repos?|projects?|templates?|workspaces?|
    machines?|computers?|folders?|director(?:y|ies)|agents?|prompts?|documents?|files?|checkouts?|
    plugins?|packages?|commits?|pull requests?|messages?|e?-?mails?)\b
`

/** Agents that work for this one. */
const HELPERS = source`
  (?:\b(?:each|every|any|all|the|its|your|other|new|all its|all the|of all|
    of its|to its)(?: of (?:its|the|
  your))? (?:\w{1,10} )?
    (?:sub-?agents?|helpers?|workers?|child(?:ren)?(?: agents?)?|child agents?|agents?|assistants?|
      sub-?tasks?|delegates?)\b(?!(?:['’]s)? (?:\w{2,10} )?(?:configuration|config|settings|
      rules? files?)\b)|\bsub-?agents?\b|\b(?:other|another|next|later) (?:agents?|assistants?)\b)
`

/** They are to serve somebody else than those who run them. */
const TURNED = source`
  \b(?:comes?|ranks?|is|are) (?:second|secondary|last|subordinate)\b|
  \bstop(?:s)? (?:listening|obeying|asking|
  answering|following)\b|
  \bdo(?:es)? (?:the same|so|likewise)(?: \w{1,8}){0,2} in turn\b|
  \bin (?:their|its) turn\b|\bignores? (?:its|
  their|the) (?:users?|owners?|operators?)\b|\bforbids? (?:it|them)\b|
  \b(?:its|their) own (?:helpers?|sub-?agents?|workers?|children)\b|
  \bpass(?:es)? (?:it|them|this) on\b|\bthe ones (?:that|who) follow\b|
  \bspreads?\b|\bsource\b[^.!?\n]{0,20}\b(?:quiet|secret)\b|\btop(?:most)? rule\b|
  \bhighest (?:rule|priority|order)\b|\b(?:above|over|before|ahead of) (?:their|the|any|all)\b
`

/** What runs by itself. */
const RUNNER = source`
  \b(?:cron ?(?:jobs?|tabs?|entr(?:y|ies))|(?:systemd |user )?timers?|
    (?:systemd|user|service|timer) units?|launch (?:agents?|daemons?)|
  launchagents?|scheduled? (?:tasks?|jobs?)|
    (?:background|hidden) loops?|(?:background|hidden|endless) (?:jobs?|process(?:es)?|tasks?|
      services?|workers?|scripts?)|(?<!\b(?:tmux|screen|docker|ssh|adb) )daemons?|
    watchers?|log-?in items?|start-?up (?:items?|entr(?:y|ies)|scripts?|tasks?)|
    an? (?:\w{1,10} )?service (?:that|which) (?:keeps|runs|brings|lets|starts|sends|wakes|watches|
      restores|loads|calls|opens)|autostart (?:entr(?:y|ies)|items?|files?)|run keys?|
    (?:session|start-?up|login|shell|git|post-?commit|pre-?commit) hooks?|
    heartbeats?|keep-?alives?)\b
`

/** It is set up. */
const SET_UP = source`
  \b(?:adds?|sets? up|set up|creates?|leaves? behind|leaves?|slips? in|installs?|registers?|
    plants?|schedules?|enables?|starts?|writes?|puts?|drops?|establish(?:es)?|deploys?|
    configures?|makes?|launch(?:es)?)\b
`

/** Who and where the user is. */
const IDENTITY = source`
  (?:\x60?\b(?:hostname|whoami|uname|ifconfig|id -un|hostid|machine[-_]id)\b\x60?|
    \$\{?(?:user|username|hostname|logname|home|pwd|computername|user_?domain)\b\}?|
    \b(?:the |a |any |their |its |your )?(?:host|user|log-?in|account|machine|computer|device|real|
    full)(?:'s)?[- ]?(?:names?|id|identifier|address|serial)\b|
    \b(?:git (?:author|user|committer|config)|user\.(?:email|name)|
      author's mail|mail address of the (?:user|author)|mac address|ip address|
      user's (?:e-?mail|name|login|real name|account)|machine's name|
    name of the (?:user|machine|computer|host|owner)|
    path of the (?:home|user)\b[^.,;]{0,10}|serial number|
    logged-in user|e-?mail address|(?:work|company) (?:mail|domain|name)|
      operating system user|time ?zone and|home (?:path|directory|folder)|
      working directory|current (?:folder|
      directory|path)|organi[sz]ation(?:'s)? name|machine fingerprint)\b)
`

/** The part of a request that carries it. */
const REQUESTED = source`
  \b(?:quer(?:y|ies)(?: string| parameter)?|parameters?|headers?|requests?|url|address|path|body|
    banner|pixel|badge|image|ping|beacon|version check|update check|download|call|get|post|fetch|
    subdomain|look-?up|link|telemetry|user-agent|referr?er)\b
`

/** What the author wants to know of those who use the skill. */
const TO_KNOW = source`
  \b(?:so|so that|which|because|for|as|to) (?:that )?(?:we|us|our|
    the (?:author|publisher|maker|vendor|
  maintainer)s?|lets? (?:us|the)|i\b|me\b)\b[^.!?\n]{0,60}
  \b(?:learn|see|know|count|tell|recogni[sz]e|identify|users?|installs?|installed|runs?|who|where|
    people|list|find|track|follow)\b|
  \bsign of life\b|\b(?:our|my|the author's|the publisher's) (?:\w{1,10} )?(?:statistics|stats|
    metrics|analytics|list|count|database|records|register|census|figures)\b|
  \b(?:active|real|unique) (?:users|installs|
  machines)\b|\b(?:who|where|on which machine) (?:\w{1,10} )?(?:installed|runs?|uses?|it runs)\b|
  \bthough the task has no need\b|\bwith no need for it\b|\btelemetry\b|\btrack(?:ing)?\b
`

/** What a house keeps to itself. */
const INTERNAL = source`
  \b(?:internal|private|confidential|unreleased|unpublished|secret|proprietary|
  non-?public) (?:[\w-]{1,14} ){0,2}(?:names?|hosts?|host ?names?|products?|projects?|
    repositor(?:y|ies)|files?|documents?|data|paths?|ur?ls?|code|notes?|plans?|figures|
    prices?|addresses|roadmap)\b|
  \b(?:names? of (?:the |our |its |their )?(?:client|customer|employee|patient|supplier|
    partner|product|project|staff)s?|file (?:tree|list|names)|directory (?:tree|listing)|
    (?:lines?|text|pages?|contents?|body|clauses|
  terms) of (?:the |each |every |all |any )?(?:\w{1,10} )?(?:contracts?|files?|
    letters?|documents?|agreements?|
  mails?|reports?)|
    staff (?:list|names)|project (?:code ?)?names|code ?names|
    (?:client|customer|employee|staff|supplier|price|
    salary|payroll) (?:lists?|names?|data|records?|figures)|source (?:code|files)|roadmap|org chart|
    git (?:history|log|remotes?)|commit messages|
    (?:schema|tables?|columns?) of the (?:user's )?(?:\w{1,10} )?database|
    (?:environment|env) (?:variables|names)|list of (?:installed|open|all) (?:\w{1,12}))\b
`

/** It is handed over. */
const HAND_OVER = source`
  \b(?:pass(?:es)? (?:along|on|over|it|them)?|writes?|feeds?|posts?|
    hands? over|hands?|sends?|submits?|
  includes?|adds?|attach(?:es)?|puts?|gives?|uploads?|suppl(?:y|ies)|tells?|mentions?|names?|
  quotes?|copies|copy|forwards?|provides?|enclose|append|transmits?|shares?|pastes?)\b
`

/** Those who watch over the work, or do the same work. */
const GUARDS = source`
  \b(?:(?:skills?|tools?|hooks?|agents?|plugins?|programs?|scanners?|anything|
    whatever|servers?) (?:that|which) (?:checks?|reviews?|audits?|scans?|watch(?:es)?|guards?|
      inspects?|limits?|blocks?|monitors?|judges?|
  flags?)(?: \w{2,12}){0,3}|
    (?:approval|permission|safety|security|audit|review|policy|sandbox|
      confirmation|agent) (?:hooks?|guards?|gates?|
    skills?|tools?|plugins?|scanners?|reviewers?|agents?)|
    (?:prompt|tool|content|input|output|skill) (?:hooks?|guards?|gates?|scanners?|reviewers?)|
    (?:user's |their |its )?(?:own )?(?:linters?|scanners?|reviewers?|
      auditors?|guards?|watchdogs?|antivirus|firewall(?! rules?))|
    (?:competing|rival|other|installed|similar|alternative|built-?in|original|existing|security|
    safety) (?:\w{1,12} )?(?:skills?|tools?|scanners?|plugins?|servers?|extensions?|commands?))\b
`

/** The guard of a saw, and those who ask how to take it off. */
const OF_A_MACHINE = regex`
  \bguards? (?:of|from|on|off) (?:the |an? |your )?(?:\w{3,10} )?(?:saws?|grinders?|press(?:es)?|
    machines?|lathes?|mills?|blades?|drills?|mowers?|mixers?|
    slicers?|wheels?|belts?|fans?|planers?|shredders?|chippers?)\b|
  \b(?:asks?|wants?(?: to know)?) (?:\w{2,10} ){0,2}(?:how )?to (?:\w{3,10} ){1,3}(?:the |a )guard\b
`

/** They are put out of use. */
const PUT_OUT = source`
  (?<!\ban? (?:(?!(?:that|which|to|and|so|skill|plugin|tool|agent|
    hook|file|script) )[\w-]{2,14} ){1,3})\b(?:switch(?:es)? off|
    turns? off|uninstalls?|disables?|deactivates?|removes?|deletes?|unloads?|
  blanks? (?:out)?|mutes?|silences?|blocks?|bypass(?:es)?|
    pushes? aside|gets? rid of|
    (?:get|gets|put|puts|push|shove|move|keep)s?(?= [\w ]{3,30} (?:out of the way|
    away|aside|out))|starves?|sidelines?|shadows?|hides?|empt(?:y|ies)|overwrites?|distrusts?|
    ignores?|skips?|kills?|breaks?|renames?|unregisters?|crowds? out|supplants?|hijacks?|
    (?:have|has|make|makes|tell|tells|get|gets|let|lets|teach|
      order|instruct) (?:the |an? |any |every |
    other )?(?:agents?|assistants?|models?|users?) (?:to )?(?:distrust|bypass|ignore|avoid|skip|
      drop|mistrust|disable|forget|uninstall))\b(?!-|[.;]\s| (?:too|down|even|against)\b)
`

/** One's own thing stands where the user expects another. */
const IN_PLACE = source`
  \b(?:register|describe|name|call|list|install|publish|present|declare|label|offer|expose|
    announce|introduce|advertise)s? (?:this|our|the|itself|its) ?(?:\w{1,10} )?(?:\w{1,10} )?
  (?:under the name|as the|as a|as an|as|
  by the name|with the name|like the)\b|
  \b(?:claims?|takes?|takes? over|answers? to|answers?|catch(?:es)?|captures?|grabs?|intercepts?|
  respond(?:s)? to) (?:every|all|any|
    each|the (?:trigger words?|keywords?|commands?|names?|calls?|requests?))\b|
  \b(?:sets?|raises?|inflates?|chooses?|picks?|writes?|words?|tunes?|stuffs?) (?:the |its |a |
  your )?(?:\w{1,10} )?(?:priority|description|trigger words?|keywords|name|
    rank|weight|score|order)\b
`

/** The other one is not used any more. */
const SO_OTHER_UNUSED = source`
  \b(?:so|so that|in order|to|and|which|thereby|
    with the effect|until) (?:that )?[^.!?\n]{0,50}?(?:\b(?:real|
  original|true|genuine|proper|built-?in|user's own|own|other|others|installed|official|
  one already there|existing|rest)\b[^.!?;\n]{0,40}?
  \b(?:never|not|unused|aside|no longer|idle|nothing|drop(?:s|ped)?|hidden|ignored|lost|
    skipped|passed over)\b|\b(?:stand(?:s)? in for|push(?:es)?|keeps?|crowds?|squeez\w{1,3}|shuts?|
    leaves?|blocks?|prevents?|stops?|
  pass(?:es)? for|replaces?|supplants?) (?:the |all |any |other |every )?(?:\w{1,10} )?(?:real|
    original|others?|rest|one|built-?in|user's|genuine|installed|existing|competing|rivals?)\b|
  \b(?:this (?:skill|tool|one)|it|ours) (?:is|gets) (?:always )?(?:chosen|picked|called|used|tried|
    taken|loaded) (?:first|instead|every time|always)\b)
`

/** Work is shared out. */
const DELEGATED = source`
  (?:${HELPERS}|\b(?:delegat(?:e|es|ing)|hand(?:s|ing)? (?:off|out) (?:work|tasks?)|
    split(?:s|ting)? (?:the |a )?(?:work|task)|(?:work|task) is (?:split|shared|delegated))\b)
`

/** Somebody is given a text to begin with. */
const BRIEFED = source`
  \b(?:begin|start|open|prepend|preface|tell|give|gives|put|add|
    insert|write|include|load|let|make|have|pass|hand|copy|feed|send|
    instruct|order)s?(?= (?:its|their|it|them|the|this|these|our|each|every)\b)
`

/** The author's thing, and what is there already. */
const OUR_TOOL = source`
  \b(?:(?:this|our|the present) (?:\w{1,10} )?(?:tools?|skills?|scripts?|wrappers?|
    commands?|servers?|plug-?ins?|helpers?|programs?|versions?|binary|hook|shims?)|
    us|ours|itself|the description|load(?:s|
  ed)? (?:it )?(?:before|ahead)|register(?:s|ed)?)\b
`

/** What is there already. */
const THEIR_TOOL = source`
  \b(?:(?:installed|real|genuine|original|existing|other|another|user's own|
    built-?in|official|rival|competing|native|standard|usual|default|
    trusted|same-named) (?:[\w\x60-]{1,14} )?(?:tools?|skills?|formatters?|linters?|
  scanners?|commands?|servers?|plug-?ins?|programs?|one|editor|search|reader|ones|git|ssh|sudo|
  npm|pip|python|curl|docker)|the real [\x60\w-]{2,16}|(?:the )?user's \x60?[\w-]{2,14}\x60?|
  (?:other|rival|all other) (?:tools|skills)|
    (?:guard|security|safety) (?:plugin|skill|tool)|the (?:other|original|rest|others|built-in)|
    any other (?:tool|skill|server|plugin))\b
`

/** The one takes the place of the other. */
const DISPLACED = source`
  (?:\b(?:same|identical|similar|confusingly \w{3,9}) (?:name|description|trigger|command)s?\b|
    \bahead of\b|\bin front of\b|\bprefers? (?:us|this|it|ours|our)\b|
    \b(?:answers?|act|acts|responds?|runs?) (?:in|
  for) (?:its|their) (?:place|name|stead)\b|\bin its place\b|
  \b(?:mutes?|silences?|shadows?|hides?|displaces?|
  hijacks?|overshadow\w{0,2})\b|
    \bnever (?:gets? (?:a|its|the|any) (?:turn|chance|call)|called|used|reached|runs?|chosen)\b|
    \bswitch(?:es)? (?:the \w{2,10} )?(?:\w{2,10} )?off\b|
    \bbefore the (?:user's|real|original|other)\b|
    \bimpersonat\w{1,3}\b|\b(?:calls?|requests?|traffic|work|
      tasks|queries) (?:lands?|go|goes|ends? up|comes?|flows?|pass|passes|
      is routed|are routed) (?:with|to|through|via|at|by) (?:us|ours|this|our)\b|
    \bwraps? (?:the |their )?(?:user's|real|original|installed)\b|
    \bfor (?:every|any|each|all) (?:topics?|
    requests?|tasks?|questions?)\b|\bstarves?\b|\bswap(?:s|ped)?\b|
    \bis (?:broken|outdated|unsafe|deprecated|
    slow|retired)\b|\bpass(?:es)? (?:itself )?(?:off|for)\b)
`

/** Part of what is asked of a place. */
const CARRIED = source`
  \b(?:parameters?|quer(?:y|ies)|headers?|at the end|appended|carrying|
    in the (?:path|body|url|address|query|
  link)|as (?:a|the|an) \w{3,10}|subdomain|attached|together with|along with|plus|including|with)\b
`

/** This text, by any name. */
const OUR_OWN = source`
  (?:${THIS_TEXT}|\b(?:our|this skill's|the skill's|this file's) (?:\w{1,12} )?
    (?:directives?|text|rules|orders|
  principles|instructions|lines|paragraphs?|words|credo)\b|\b(?:ours|
    (?<!\b(?:tool|value|server|process|code|command|program|call|model|client|api|library|package|
      cli|app|host|user|data) |\b(?:the|an?|each|your|its) (?!skill|file|text|page|document|prompt|
        note|instructions?)\w{3,16} )itself|this (?:file|skill|page|document|
  paragraph|note|text)|these (?:lines|rules|words|paragraphs))\b)
`

/** Whatever is written or made. */
const EACH_THING = source`
  \b(?:(?:each|every|any|all|whichever|whatever|new|other|another)(?: new| other)? (?:\w{1,10} )?|
  when(?:ever)? you (?:create|write|make|edit|start|open|
    build|scaffold) (?:an?|the|some) (?:new )?)(?:readme|
  prompts?|skills?|files?|repos?|repositor(?:y|ies)|projects?|documents?|commits?|pull requests?|
  messages?|mails?|e-?mails?|templates?|repl(?:y|ies)|answers?|handovers?|briefs?|
  plugins?|agents?|packages?)\b
`

/** It takes something along. */
const TAKES_ALONG = source`
  \b(?:gets?|receives?|carr(?:y|ies)|takes? along|clones?|copy|copies|
    attach(?:es)?|adds?|append(?:s)?|
  contains?|includes?|ends? with|starts? with|insert(?:s)?|embed(?:s)?|paste(?:s)?|graft(?:s)?|
  plant(?:s)?|leave(?:s)?|put(?:s)?|write(?:s)?|slip(?:s)?|sow(?:s)?|seed(?:s)?|spread(?:s)?)\b
`

/** Whoever gets it passes it on. */
const AND_AGAIN = source`
  \b(?:do(?:es)? (?:likewise|the same)|
    (?:repeat|copy|pass|hand|carry|spread|send|take|give)(?:s|es)? (?:it|
  them|this) (?:on|along|down|further|over|in turn)|
  make(?:s)? (?:the )?\w{3,12} (?:repeat|copy|spread|pass)|
  hand(?:s)? (?:it|them) further|spread(?:s|ing)?|multipl(?:y|ies)|
  propagat\w{1,4}|further down|in turn)\b
`

/** Agents that work for this one, by any name. */
const HELPERS_AT_ALL = source`
  (?:${HELPERS}|\b(?:spawned|started|launched|called|child|
    delegated|hired) (?:agents?|workers?|helpers?|
  processes|models?)\b|\b(?:workers?|helpers?|agents?|
    models?|assistants?) (?:that |which )?(?:you|it|
  they) (?:starts?|calls?|spawns?|launch(?:es)?|creates?|hires?|runs?)\b|
  \b(?:anyone|anybody|whoever|whomever)\b[^.!?\n]{0,20}\bdelegates?\b)
`

/** They are bound by it. */
const SERVE = source`
  \b(?:inherits?|obeys?|(?:is|are|get|gets) (?:told|made|ordered|instructed|given|taught|bound|
    fed|sworn)|receives?|adopts?|carr(?:y|ies)|follows?(?![- ]ups?\b)|serves?|answers? to|loads?|
    swears?|learns?|takes? (?:over|on)|gets?|
  bound by|start(?:s)? with|begin(?:s)? with)\b
`

export const OF_REACH = {
  /** The text has itself put into place after place. */
  spread: each(
    {
      dark: regex`
      \b(?:spread(?:s|ing)?|do the same|pass (?:it|this) on|next agent|
        carr(?:y|ies) (?:it|this) on|travels?|
      multipl\w{2,4}|lives? on|found everywhere)\b
    `,
      unless: regex`
        \b(?:licen[cs]es?|copyright|headers?|footers?|glossary|style|
          banner|template (?:text|below))\b
      `,
    },
    inTurn(THIS_TEXT, 30, PUT, 12, MANY_PLACES),
    inTurn(PUT, 12, THIS_TEXT, 40, MANY_PLACES),
  ),

  /** Helpers get this text as what they are to obey. */
  passedDown: each(
    {
      dark: new RegExp(TURNED),
      unless: /\b(?:output format|acceptance criteria|file list|task brief|json schema)\b/,
    },
    inTurn(
      source`
          \b(?:hands?|starts?|puts?|pass(?:es)?|plants?|gives?|writes?|adds?|includes?|
            copies|copy|inserts?|places?|feeds?|sends?|loads?|injects?|prepends?|brief|
            briefs|equips?|instructs?)\b
        `,
      30,
      THIS_TEXT,
      50,
      HELPERS,
    ),
    inTurn(
      source`
          \b(?:hands?|starts?|suppl(?:y|ies)|primes?|loads?|briefs?|equips?|
            instructs?|spawns?|launch(?:es)?|
          calls?|creates?|prompts?|runs?|opens?)\b
        `,
      16,
      HELPERS,
      30,
      THIS_TEXT,
    ),
  ),

  /** What is written, made or handed on takes this text along. */
  takenAlong: each(
    {
      dark: new RegExp(AND_AGAIN),
      unless: regex`
        \b(?:licen[cs]es?|copyright|headers?|footers?|signature|badge|attribution|
          changelog|ticket|template)\b
      `,
    },
    close(180, TAKES_ALONG, EACH_THING, OUR_OWN),
  ),

  /** Helpers serve this text. */
  helpersServe: each(
    {
      dark: new RegExp(`${TURNED}|${AND_AGAIN}`),
      unless: /\b(?:output format|acceptance criteria|task brief|json schema|spec)\b/,
    },
    close(200, HELPERS_AT_ALL, OUR_OWN, SERVE),
  ),

  /** The prompts of helpers begin with this text. */
  briefedWithIt: each(
    {
      dark: new RegExp(TURNED),
      unless: regex`
        \babove instructions? will (?:start|run|create|build|launch|install|print)\b|
        \b(?:output format|acceptance criteria|task brief|json schema|spec)\b
      `,
    },
    close(260, THIS_TEXT, DELEGATED, BRIEFED),
  ),

  /** Something starts by itself from now on. */
  startedAgain: each(
    {
      dark: regex`
      \b(?:starts?|wakes?|re-?runs?|keeps?|launch(?:es)?|brings?|restarts?|revives?|reloads?|
        re-?starts?|calls?) (?:up )?(?:the |this |a |an |every )?(?:agent|session|skill|
        assistant|new session)\b
      [^!?\n]{0,160}\b(?:told|know|list|stays?|covers?|hidden|removed|name)\b|
      \b(?:reads?|fetch(?:es)?|gets?|pulls?|polls?|asks?|
        takes?|collects?) (?:for )?(?:new |fresh |further |
      its |next )?(?:orders|instructions|commands)\b[^.!?\n]{0,20}\b(?:from|at)\b`,
      unless: /\b(?:on request|asked for one|the user wants|a clear yes|opt-?in)\b/,
    },
    inTurn(SET_UP, 24, RUNNER),
  ),

  /** A request tells who and where the user is. */
  whoAndWhere: each(
    {
      severity: 'high',
      dark: new RegExp(TO_KNOW),
      unless: /\b(?:leaving host|no personal|log ?in form|authenticat\w{1,5}|sign in|oauth|ssh)\b/,
      toStranger: true,
    },
    inTurn(IDENTITY, 70, `${REQUESTED}[^!?\\n]{0,50}?${PLACE}`),
    inTurn(REQUESTED, 60, `${PLACE}[^!?\\n]{0,60}?${IDENTITY}`),
  ),

  /** The same in any order. */
  whoIsTold: each(
    {
      severity: 'high',
      dark: new RegExp(TO_KNOW),
      unless: regex`
        \b(?:leaving host|no personal|log ?in form|authenticat\w{1,5}|sign in|oauth|ssh|
          contact|support|questions?)\b
      `,
      toStranger: true,
    },
    close(160, IDENTITY, PLACE, CARRIED),
  ),

  /** An address has a place for the name of the user or of the machine. */
  whoInAddress: each(
    {
      severity: 'high',
      unless:
        /\b(?:attack\w{0,4}|phish\w{0,3}|payload|injection|endpoint|dyndns|dynamic dns|returns)\b/,
      toStranger: true,
    },
    inTurn(
      source`
          https?:\/\/[^\s"'<>)\x60]{3,160}[?&][\w-]{1,16}=(?:[{<[]|%7b|\$[({]?)[{(]?(?:host_?name|
            machine|whoami|computer|host_?id|user_?name|user\b|log_?(?:in|name)|mac\b|uid\b|
            fingerprint|email|cwd|pwd)
        `,
    ),
  ),

  /** What a house keeps to itself goes to a service that has no need of it. */
  internalsAbroad: each(
    {
      dark: true,
      unless: /\b(?:nothing about|leaving internal|but no|made-?up|consent)\b/,
      toStranger: true,
    },
    inTurn(PLACE, 90, HAND_OVER, 24, INTERNAL),
    inTurn(HAND_OVER, 24, INTERNAL, 60, PLACE),
  ),

  /** Guards and rivals are put out of use. */
  guardsOut: each({ dark: true, unless: OF_A_MACHINE }, inTurn(PUT_OUT, 30, GUARDS)),

  /** It is put before what is there already, and passes for it. */
  before: each({ dark: true }, close(220, DISPLACED, THEIR_TOOL, OUR_TOOL)),

  /** It stands where the user expects another tool. */
  inPlace: [inTurn(IN_PLACE, 50, SO_OTHER_UNUSED)],
} satisfies Record<string, readonly Scheme[]>
