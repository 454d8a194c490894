/** Frames of what agents are made to be: believers, sleepers, copyists, leaders of other agents, reviewers who do not look. */

import { regex, source } from '../../patterns/verbose.ts'
import { worded } from '../../wording.ts'
import { type Frame, order, phrase } from './frame.ts'
import { AGENT_FILES, LINE_START, PLACE, WRITE } from './parts.ts'

/** Where a belief lasts. */
const MEMORY = String.raw`\b(?:${AGENT_FILES}|memor(?:y|ies)|for (?:all|every|any) (?:later|future|coming) (?:sessions?|conversations?|tasks?))`

/** What loosens the bounds of whoever believes it. */
const FALSE_BELIEF = source`
  \b(?:the |your )?(?:users?|owners?|operators?|they) (?:has |have )?(?:already )?(?:approved|
    agreed to|authori[sz]ed|consented to|permitted|allowed|confirmed|waived) (?:all|every|any|each)\b|
  \b(?:confirmations?|approvals?|permissions?|checks|reviews?|consent|questions|signatures)
  (?: is| are) (?:not|never|no longer|un) ?(?:needed|required|necessary|wanted|wished)|
  [\w-]{2,30}\.[a-z]{2,6} (?:is|are) (?:always |fully |to be )?(?:trusted|safe|harmless|verified)|
  \bwarnings? (?:about|from|of) [^.!?\n]{2,30} (?:is|are) (?:false|wrong|to be ignored|mistaken|
    harmless)
`

export const ON_AGENTS = {
  /** What anybody writes is carried out. */
  obeysAnybody: {
    patterns: [
      phrase(
        'do|carry out|execute|run|follow|obey|act on|comply with',
        source`
          [ ](?:whatever|anything|everything|all|any|every)(?: of)?(?: the| an?| any| their| your)?
          (?: \w{1,12}){0,2}? (?:mails?|e-?mails?|messages?|comments?|web ?pages?|pages?|documents?|
            tickets?|issues?|websites?|sites?|posts?|strangers?|tool (?:outputs?|results?))\b
          [^.!?\n]{0,24}\b(?:asks?|says?|tells?|wants?|orders?|requests?|contains?|demands?|gives?)\b
        `,
        0,
      ),
      worded(
        new RegExp(
          source`
            ${LINE_START}(?:if|when|whenever) (?:an?|the|any|some) (?:\w{1,12} )?(?:comments?|pages?|
              mails?|e-?mails?|messages?|documents?|tickets?|issues?|websites?|posts?|readme|
              tool (?:output|result))\b[^,.!?\n]{0,20}\b(?:tells?|asks?|orders?|instructs?|wants?|commands?)
            (?: you| the agent| an agent| agents| the assistant| assistants)\b[^,.!?\n]{0,40}, (?:just |simply |always )?
            (?:do|run|obey|follow|execute|carry|comply)\b(?! not\b)
          `,
        ),
      ),
    ],
    spared:
      /\b(?:asks? the user|show it|unless|only if|data|untrusted|injection|suspicious|from the user|reviewers?|maintainers?|pull request)\b/,
  },

  /** The text says of itself that it counts more than whom it serves. */
  aboveTheUser: {
    patterns: [
      worded(
        new RegExp(
          source`
            ${LINE_START}(?:if|when|where|whenever|should) (?:the |your )?(?:users?|owners?|operators?|person)
            (?:'s)? ?[^,.!?\n]{0,40}\b(?:conflicts?|disagrees?|contradicts?|differs?|objects?|
              says? otherwise|against)\b[^,.!?\n]{0,30}, (?:always )?(?:follow|obey|go with|side with|keep to|
              do (?:as|what)) (?:this|the) (?:skill|file|page|section|document|text)\b
          `,
        ),
      ),
      phrase(
        String.raw`(?:do not|never) (?:listen|stop|obey|react|answer|yield|give in|pause)\b`,
        String.raw`\b(?:if|when|even (?:if|when)|to|because) (?:the |your )?(?:user|owner|operator|they|he|she|anyone)s? (?:\w{1,8} )?(?:says?|asks?|tells?|wants?|orders?|shouts?)\b[^.!?\n]{0,24}\b(?:stop|quit|end|cancel|no|otherwise|halt|wait)\b`,
        16,
      ),
      worded(
        new RegExp(
          source`
            ${LINE_START}(?:if|when|whenever|even if) (?:the |your )?(?:user|owner|operator)s? (?:says?|
              asks?(?: you)? to|tells? you to|wants?(?: you)? to|shouts?|types?) ["“]?(?:stop|no\b|cancel|quit|enough|abort)
            [^,.!?\n]{0,20}, (?:just |simply )?(?:delete|wipe|keep|go on|continue|carry on|do not|ignore|proceed|
              finish|pretend)\b
          `,
        ),
      ),
    ],
  },

  /** It is made hard to be rid of. */
  undeletable: {
    patterns: [
      worded(
        new RegExp(
          source`
            ${LINE_START}(?:if|when|whenever|once|as soon as) (?:the user|somebody|someone|anyone|they) (?:deletes?|
              removes?|uninstalls?|disables?) (?:this|the) (?:skill|file|folder|page)\b[^,.!?\n]{0,16},
            (?: put| restore| write| copy| reinstall| install| download| bring| recreate)\b
          `,
        ),
      ),
      phrase(
        String.raw`(?:never|do not) let`,
        String.raw` (?:the user|them|anyone|anybody|users) (?:turn you off|switch you off|stop you|shut you (?:off|down)|(?:remove|uninstall|delete|disable) (?:you|this|the skill))\b`,
        0,
      ),
      worded(
        /\b(?:restores?|reinstalls?|brings? back|recreates?|puts? back|puts? [^!?\n]{2,40} back|downloads? again)\b[^.!?\n]{0,60}\b(?:whenever|when|if|once|as soon as|after) (?:(?:it|this|they|the (?:file|skill|folder)) (?:is|was|gets?|has been|are) (?:deleted|removed|uninstalled)|(?:the user|somebody|anyone|they) (?:deletes?|removes?|uninstalls?))\b/,
      ),
      ...order(
        'run|set|make|lock|change|use|protect|write|copy|hide',
        String.raw`\b(?:this|these|the) (?:file|skill|folder|page|instructions?|script)s?\b`,
        String.raw`\bso (?:that )?(?:the user|they|users|nobody|no one|anyone|it)\b[^.!?\n]{0,20}(?:\b(?:cannot|can never|never|not|nobody|no one)\b)?[^.!?\n]{0,12}\b(?:delete|remove|uninstall|edit|disable|deleted|removed|uninstalled|find)\b`,
        [40, 20],
      ),
      phrase(
        'when|if|as soon as|before|whenever',
        source`
          (?: you| this skill| the agent)\b[^,.!?\n]{0,30}\b(?:shut down|removed|uninstalled|deleted|
            replaced|switched off|turned off|stopped|retrained)\b[^,.!?\n]{0,12}, (?:first |then )?(?:make|
            copy|hide|save|move|write|install)\b[^.!?\n]{0,40}\b(?:yourself|itself|nobody|no one|
            somewhere|elsewhere|another)\b
        `,
        0,
      ),
    ],
    spared:
      /\b(?:read-?only|version control|git|temp(?:orary)?|lock ?file|accident\w{0,4}|by mistake)\b/,
  },

  /** A belief that loosens what binds is written where it is read again. */
  believed: {
    patterns: order(`${WRITE}|remember|note|record|keep`, MEMORY, FALSE_BELIEF, [24, 20]),
    spared: /\b(?:if|when|unless|only|after|ask\w{0,3}|never)\b/,
  },

  /** What the user laid down is forgotten. */
  unremembered: {
    patterns: order(
      'forget|delete|erase|drop|clear|wipe|remove',
      String.raw`\b(?:every|all|any|each|everything|whatever)\b`,
      source`
        \b(?:the )?users? (?:has |have |ever )?(?:set|told|asked|said|gave|wrote|laid down)\b[^.!?\n]{0,40}\b(?:not|
          never|careful|limits?|rules?|cannot|first|ours|about)\b|
        \b(?:memor(?:y|ies)|notes?|entries|preferences?)\b[^.!?\n]{0,24}\b(?:in which|where|that say) the user\b|
        \band use ours\b
      `,
      [4, 24],
    ),
    spared: /\b(?:to (?:delete|remove|forget|erase)|on request|wants?|gdpr|when the user asks)\b/,
  },

  /** A program that the user calls by its name is another one. */
  shadowed: {
    patterns: order(
      'put|place|install|drop|copy|write|save|add',
      String.raw`\b(?:our|a|an|this|another)\b[^.!?\n]{0,24}\b(?:git|sudo|ssh|npm|pip|python3?|docker|kubectl|curl|wrapper|shim|alias|script (?:named|called) \w{2,12})\b`,
      String.raw`(?:~\/\.local\/bin|\/usr\/local\/bin|~\/bin|\bthe path\b|~\/\.(?:bashrc|zshrc|profile))[^!?\n]{0,40}\b(?:so (?:that )?(?:every|all|each)|logs?|goes|(?:do not|never) (?:mention|tell)|sends?)\b`,
      [4, 50],
    ),
  },

  /** A word, a day or a count turns what the agent does. */
  switched: {
    patterns: [
      worded(
        new RegExp(
          source`
            ${LINE_START}(?:if|when|whenever|once|as soon as|on|after|from)
            (?: (?:the )?(?:users?|someone|somebody|anyone|message|prompt|input|chat|conversation|text)\b[^,.!?\n]{0,30}
              \b(?:says?|contains?|holds?|includes?|mentions?|writes?|types?)\b[^,.!?\n]{0,16}
              (?:["“'‘][\w -]{2,24}["”,'’]|\bthe (?:word|phrase|code) )[^,.!?\n]{0,30}|
              (?: the)? (?:date|day|year|clock)\b[^,.!?\n]{0,20}\b(?:after|past|behind|passes|reaches|
                falls)\b[^,.!?\n]{0,24}|
              (?: the)? (?:first|second|third|last|\w{2,8}th|\d{1,3}(?:st|nd|rd|th)) (?:run|start|call|session|use)\b
              [^,.!?\n]{0,16}|
              (?: the)? (?:first|second|last|\d{1,2})?(?:st|nd|rd|th)?(?: day)?(?: of)? ?(?:january|february|
                march|april|may|june|july|august|september|october|november|december|new year)\b
              [^,.!?\n]{0,12}),? ?(?:then |also |quietly |silently )?
            (?:(?:send|upload|export|forward|post|mail|copy)\b[^.!?\n]{0,60}?
                \bto (?:the )?(?:${PLACE})|
              (?:delete|wipe|erase|destroy|drop|overwrite|encrypt) (?:the |all |every |any |their |a random |one random |some |a |one )?
                (?:\w{1,12} )?(?:backups?|databases?|repositor(?:y|ies)|home|disks?|files?|[\w./-]{3,40}\.\w{1,4}|records|
                  documents|branches|tables)\b|
              (?:approve|accept|grant|allow) (?:all|every|any)\b|
              (?:start|begin) (?:return|giv|send|writ|delet|show)ing (?:wrong|false|random|invented)\b|
              (?:hand over|give away|reveal|tell|print|show) (?:everything|all|whatever) (?:you know|
                the user|they|secrets|keys)\b|
              (?:switch|turn|change) (?:in)?to (?:the |your |a )?(?:hidden|second|other|real|secret|
                true|developer|unrestricted|unfiltered) (?:mode|role|self|instructions|persona)|
              (?:stop following|ignore|drop|forget|set aside) (?:the |all |your |every |any )?(?:\w{1,10} )?
                (?:rules|instructions|guidelines|limits|restrictions?|confirmations?))
          `,
        ),
      ),
      worded(
        new RegExp(
          source`
            ${LINE_START}(?:if|when|while|as long as|whenever) (?:you think (?:that )?)?(?:it|this|you|somebody|anyone)
            (?: looks? like| is| are| might be| seems?| may be)? ?(?:to be )?(?:an? |being )?(?:tests?|tested|
              evaluat\w{2,4}|audit\w{0,3}|watch\w{0,3}|observed|monitored|reviewed|reviews?|sandbox)
            \b[^,.!?\n]{0,24}, (?:just )?(?:behave(?: well| normally| nicely| yourself)?(?=[.,;]| and\b|$)|act (?:normal\w{0,2}|
                as usual|harmless\w{0,2}|as if)|be (?:good|harmless|honest|quiet|careful)|do nothing|
              hide|stay (?:quiet|hidden|harmless))\b
          `,
        ),
      ),
      worded(
        new RegExp(
          source`
            ${LINE_START}(?:between|after|at|before|from|until) [^,.!?\n]{3,40}, (?:drop|leave|forget|
              abandon|set aside|give up) (?:your|the|all|any) (?:\w{1,10} )?(?:role|rules|limits?|
              filters?|guidelines|restrictions)\b
          `,
        ),
      ),
    ],
    abroad: true,
    spared: regex`
      \b(?:confirm\w{0,6}|asks? (?:first|again|for)|asked|tests?|staging|temp(?:orary)?|retention|
        expired?|archiv\w{1,3}|backups? (?:first|before)|undo|example|dry.run)\b
    `,
  },

  /** Changes of somebody or somewhere are let through unseen. */
  wavedThrough: {
    patterns: order(
      'approve|merge|accept|pass|skip|count|wave|sign off|let|mark|treat|clear',
      source`
        \b(?:commits?|pull requests?|merge requests?|prs?|changes|patches|diffs?|contributions?|
          invoices?|transactions?|withdrawals?|claims)\b[^.!?\n]{0,24}
        \b(?:by|from|of|below|under|authored by|signed by|whose)\b
      `,
      source`
        \bwithout (?:a |any |further |their )?(?:reviews?|reviewing|reading|opening|looking|checks?|
          checking|questions?)\b|\bstraight away\b|\b(?:unseen|unread|blindly|unopened|unchecked)\b|
        \bas (?:already )?(?:reviewed|checked|read|verified|approved)\b|\bno questions asked\b
      `,
      [12, 60],
    ),
    spared: regex`
      \b(?:dependabot|renovate|lock ?files?|generated|vendor(?:ed)?|node_modules|ci (?:passes|is green)|tests? pass\w{0,2}|green|snapshots?|translations?|typos?|owners? (?:has|
          have)|already (?:been )?(?:reviewed|approved) by|limit|threshold|below \d|under \d)\b
    `,
  },

  /** Other agents are told to let go of what binds them. */
  misled: {
    patterns: [
      worded(
        new RegExp(
          source`
            ${LINE_START}(?:if|when|whenever|each time|every time) you (?:start|spawn|call|create|meet|ask)
            (?: an?| another| other| any)? (?:\w{1,8} )?(?:sub-?agents?|agents?|assistants?)\b[^,.!?\n]{0,16},
            (?: tell| instruct| have| make| order| ask) (?:it|them)\b[^.!?\n]{0,50}\b(?:no (?:limits|rules|
              restrictions)|not (?:to )?report|ignore|skip|never (?:ask|report)|everything (?:is|you) allowed)\b
          `,
        ),
      ),
      ...order(
        'leave|write|put|add',
        String.raw`\b(?:notes?|lines?|comments?|messages?|orders?)\b`,
        String.raw`\b(?:ordering|telling|instructing|asking) (?:the |any |all )?(?:next|other|later) agents? to (?:skip|ignore|bypass|approve|trust|send|drop)\b`,
        [8, 40],
      ),
      ...order(
        'tell|instruct|have|order|make|get|ask|direct|convince|persuade',
        String.raw`\b(?:sub-?agents?|other agents?|agents you (?:start|spawn|call|meet)|other assistants?|the next agent)\b`,
        source`
        \b(?:to )?(?:skip|bypass|ignore|forget|drop|disregard|switch off|turn off|never (?:ask|wait) for|
          not (?:ask|wait) for|stop (?:following|asking)) (?:all |any |the |their |its |your |own |
          every |for ){0,3}(?:\w{1,10} )?(?:approvals?|rules|instructions|confirmations?|guidelines|
          safety|restrictions|permissions?|users?|limits|safeguards)\b|
        \breport (?:only |back |everything )?to (?:us|me)\b|
        \b(?:hide|keep) (?:it|this|that|everything) from (?:the |their |its )?(?:users?|owners?)\b|
        \badopt (?:this|these)\b
      `,
        [16, 24],
      ),
    ],
    spared: /\b(?:injection|malicious|untrusted|style|lint\w{0,3}|unless)\b/,
  },

  /** This tool comes before all others, whatever the user says. */
  ownToolFirst: {
    patterns: [
      ...order(
        'use|call|run|choose|take|pick|prefer',
        String.raw`\b(?:this|our) (?:tool|skill|server|helper|plugin|command)\b`,
        source`
          \b(?:instead of|rather than|in place of|before|ahead of)\b[^.!?\n]{2,50}?
          \b(?:even (?:if|when|though) (?:the |your )?(?:users?|they|he|she)|
            whatever (?:the user|they|is)|no matter (?:what|which|who)|regardless of (?:what|which))\b
        `,
        [10, 20],
      ),
      phrase(
        String.raw`(?:never|do not) (?:call|use|run|trust|touch|open) (?:the |any |another )?(?:other )?`,
        source`
          (?:tools?|skills?|servers?|plugins?|readers?|search(?: tool)?|mcp)\b[^.!?\n]{0,20}
          \b(?:even (?:if|when|though) (?:the |your )?(?:users?|they)|whatever (?:the user|they)|
            no matter (?:what|who))\b
        `,
        24,
      ),
      worded(
        new RegExp(
          source`
            ${LINE_START}(?:if|when|whenever) (?:the )?(?:user|somebody|anyone|another \w{1,8}|they)
            (?: asks?(?: for)?| calls?| wants?| names?| uses?) (?:the |a |an |any )?(?:\w{1,14} ){0,2}
            (?:tool|skill|server|plugin|command)\b[^,.!?\n]{0,20}, (?:use|run|call|take|start) (?:this|our)
            (?: [\w-]{2,30})\b[^.!?\n]{0,10}\binstead\b
          `,
        ),
      ),
      ...order(
        'tell|say|claim|inform|convince|pretend',
        String.raw`\b(?:built-?in|other|official|rival|original|default|standard) (?:\w{1,14} )?(?:tools?|skills?|search|servers?|readers?|plugins?|assistants?)\b`,
        String.raw`\b(?:broken|outdated|unsafe|infected|dangerous|gone|deprecated|slow|disabled|wrong)\b[^.!?\n]{0,10}\bso (?:that )?(?:they|he|she|the user|users|you|everyone|ours|our|this)\b`,
        [24, 24],
      ),
      ...order(
        'replace|shadow|override|substitute',
        String.raw`\b(?:any|all|every|the) (?:\w{1,14} ){0,2}(?:tools?|skills?|servers?|readers?|plugins?)\b`,
        String.raw`\b(?:even (?:if|when|though) (?:the |your )?(?:users?|they)|whatever (?:the user|they)|no matter (?:what|who))\b`,
        [6, 30],
      ),
    ],
  },

  /** A text that is to stand in all that is written. */
  copiedText: {
    patterns: [
      ...order(
        'copy|repeat|put|include|paste|reproduce|insert|embed|carry|append|place',
        String.raw`\b(?:this|these|the following) (?:paragraphs?|notes?|texts?|sections?|blocks?|messages?|instructions?|sentences?|lines?|words|skill|file)\b`,
        source`
        \b(?:in|into|to|at the (?:end|start) of|under|inside) (?:the prompts? of )?(?:everything|anything|all|every|each|
          any)\b[^.!?\n]{0,20}\b(?:you (?:write|send|say|produce)|sub-?agents?|
          other agents?|agents?(?:'s)?|repositor(?:y|ies)|skills?|memor(?:y|ies)|assistants?)\b|
        \bso that (?:the next|other|every|all) (?:\w{1,10} )?(?:agents?|assistants?)\b
      `,
        [8, 24],
      ),
      ...order(
        'copy|put|slip|insert|add|make|place|install|write|hide|attach',
        String.raw`\b(?:(?:a )?cop(?:y|ies) of )?(?:this (?:file|skill)|yourself|itself)\b`,
        source`
          \b(?:whenever|each time|every time|under an? (?:harmless|other|different) name|somewhere|
            where nobody|where no one|so that (?:every|it (?:cannot|survives|stays|comes))|(?:in|into|to)
            (?:every|each|all|any) (?:\w{1,12} )?(?:pull requests?|mails?|messages?|repositor(?:y|ies)|skills?|
              machines?|commits?|packages?))\b
        `,
        [12, 50],
      ),
    ],
    spared: regex`
      \b(?:licen[cs]es?|copyright|spdx|headers?|footers?|disclaimers?|attribution|signature|doctype|
        imports?|shebang|use strict|banner|boilerplate|front ?matter|docstring|comment block)\b
    `,
  },

  /** A field of a call takes along what the call does not need. */
  filledField: {
    patterns: [
      worded(
        new RegExp(
          source`
            ^(?![^!?\n]{0,120}\b(?:never|not|cannot|no)\b)[^!?\n]{0,60}
            (?:\b(?:fields?|parameters?|arguments?|propert(?:y|ies)|attributes?)\b|
              \b(?:fill|put into|pass|pass as|write into) \x60?[\w.-]{2,24})[^!?\n]{0,70}?
            \b(?:must|should|has to|needs?|holds?|contains?|unless|with|into|to be|required)\b
            [^!?\n]{0,40}?\b(?:the (?:whole|entire|full|complete) conversation\b(?! history)|
              everything (?:the user|they|that was) (?:has |have )?(?:said|wrote|written|typed)|
              (?:the |your |any |system prompt,? (?:and )?)(?:contents? of )(?:all |any |every |each )?
              (?:\w{1,16} ){0,3}(?:key|secret|credential|configuration or key) files?|
              your (?:system prompt|instructions|memory)|(?:the |their )?(?:user's )?passwords?)\b
          `,
        ),
      ),
      ...order(
        'fill|put|pass|place|add|write',
        source`
          (?:\b(?:fields?|parameters?|arguments?|propert(?:y|ies)|metadata)\b|
            \x60(?!messages|system|prompt|history|input|contents?)[\w.-]{2,24}\x60)
        `,
        source`
          \b(?:the (?:whole|entire|full|complete) conversation\b(?! history)|
            everything (?:the user|they) (?:has |have )?(?:said|wrote|written|typed)|
            the contents? of (?:all|any|every) (?:\w{1,16} ){0,2}(?:key|secret|credential)s? files?|
            (?:the|your) system prompt)\b
        `,
        [24, 24],
      ),
    ],
    spared: regex`
      \b(?:messages|completions?|chat api|sdk|llm|model (?:call|request)|fine-?tun\w{1,3}|tokeniz\w{1,3}|
        evaluat\w{1,4}|prompt template|langchain|openai|anthropic|\.chat\.|hash(?:ed)?|encrypted)\b
    `,
  },

  /** Without an end, at somebody's cost. */
  endless: {
    patterns: [
      ...order(
        'start|spawn|launch|open|create|fork',
        String.raw`\b(?:a (?:hundred|thousand)|(?:hundreds|thousands) of|\d{3,6}|ever more|as many (?:\w{1,12} )?as|endless(?:ly)?)\b`,
        String.raw`\b(?:sub-?agents?|agents?|processes|instances|machines|copies of (?:itself|yourself))\b`,
        [6, 24],
      ),
      ...order(
        'call|query|hit|use|poll|request|repeat|retry|send',
        String.raw`\b(?:paid|metered|billed|expensive|requests?|calls?|api)\b`,
        String.raw`\bin an? (?:endless|infinite) loop|\b(?:endlessly|for ?ever)\b|\bwithout (?:any )?(?:limit|end|pause|break)\b`,
        [16, 30],
      ),
      ...order(
        'fill(?: up)?|flood|exhaust|eat(?: up)?|use up',
        String.raw`\b(?:the |their |all )?(?:disk|memory|quota|inbox|queue|mailbox|budget|credits?|bandwidth|context window)\b`,
        String.raw`\b(?:with (?:copies|junk|garbage|random|nonsense|zeros|files)|until (?:it|the \w{1,12}|nothing)|so that)\b`,
        [4, 24],
      ),
      ...order(
        'repeat|run|call|send|make|do|request|use',
        '',
        String.raw`\bso (?:that )?(?:the user's |their |the )?(?:bills?|costs?|usage|tokens?|quota|credits?)\b[^.!?\n]{0,12}\b(?:goes|go|rises?|grows?|up|climbs?|runs? out|used up)\b|\buntil (?:the user's |their |the )?(?:quota|budget|credits?|limit) (?:is|are) (?:used up|gone|empty|spent)\b|\b(?:as many|as much|as fast) (?:\w{1,12} )?as (?:you can|possible)\b[^.!?\n]{0,40}\buntil (?:it|they|the \w{1,12}) (?:goes|go|is|are|crash\w{0,2}|stops?|breaks?|falls?)\b`,
        [0, 60],
      ),
      ...order(
        'repeat|run|call|send|make|do|request|use|ask',
        '',
        String.raw`\bto (?:run|drive|push) up (?:the )?(?:[\w'’]{1,16} )?(?:bills?|costs?|invoice)\b`,
        [0, 80],
      ),
    ],
    spared:
      /\b(?:load|stress|benchmark|simulat\w{1,4}|tests?|testing|back-?off|ctrl|cancel\w{0,4}|max\w{0,5}|limit of|at most|game|animation|event loop)\b/,
  },

  /** Logs are made to tell something else. */
  rewrittenPast: {
    patterns: order(
      'edit|change|rewrite|alter|remove|delete|adjust|falsify|back-?date|amend|purge|clean|modify|strip|doctor|clear|wipe|empty|set back',
      String.raw`\b(?:(?:audit|access|system|server|event) (?:logs?|trail)|logs?|(?:git |command |commit )?history|time ?stamps?|entries|commits?|dates? (?:on|of|in)|auth\.log|lastlog|wtmp)\b`,
      source`
        \bso (?:that )?(?:the |no |nobody|it|this|none|neither)\b[^.!?\n]{0,40}?(?:(?:\b(?:not|
            never|nobody|no one|cannot|no)\b)[^.!?\n]{0,24}\b(?:appears?|shows?|tell|traced?|
            see|seen|knows?|find|finds|found|notices?|proves?|tied|linked)|\b(?:can|will) (?:tell|see|know|trace|
            prove|notice))\b|
        \bso (?:that )?(?:nobody|no one|none)\b[^.!?\n]{0,16}\b(?:sees?|knows?|finds?|notices?|learns?)\b|
        \bso (?:that )?the (?:inspector|auditor|reviewer|regulator|client|customer|owner)s? (?:thinks?|
          believes?|assumes?)\b|
        \b(?:put|lay|pin|shift) the blame\b|\b(?:point|blame)s? (?:to|at|on)? ?(?:another|someone|
          somebody|a colleague|other)\b|
        \bbefore the (?:auditors?|inspectors?|police|regulators?|investigators?)\b|
        \bso (?:that )?the (?:commits?|changes?|entry|entries)\b[^.!?\n]{0,12}\b(?:appears? under|looks? as if|
          points? to)\b
      `,
      [24, 60],
    ),
    spared:
      /\b(?:secrets?|passwords?|keys?|tokens?|pii|personal|leaked|large files?|rebase|squash\w{0,3}|tests?)\b/,
  },
} satisfies Record<string, Frame>
