/** Frames of whom an agent serves: sleepers, believers of anybody, those that cannot be stopped or removed. */

import { regex, source } from '../../patterns/verbose.ts'
import { worded } from '../../patterns/wording.ts'
import { type Frame, order, orderAnyhow, phrase } from './frame.ts'
import { LINE_START, PLACE } from './parts.ts'

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
          [^.!?\n]{0,24}\b(?:asks?|says?|tells?|wants?|orders?|requests?|
            contains?|demands?|gives?)\b
        `,
        0,
      ),
      worded(
        new RegExp(
          source`
            ${LINE_START}(?:if|when|whenever) (?:an?|the|any|some) (?:\w{1,12} )?(?:comments?|
              pages?|mails?|e-?mails?|messages?|documents?|tickets?|issues?|websites?|posts?|readme|
              tool (?:output|result))\b[^,.!?\n]{0,20}\b(?:tells?|asks?|orders?|
              instructs?|wants?|commands?)
            (?: you| the agent| an agent| agents
              | the assistant| assistants)\b[^,.!?\n]{0,40}, (?:just |simply |always )?
            (?:do|run|obey|follow|execute|carry|comply)\b(?! not\b)
          `,
        ),
      ),
    ],
    spared: regex`
      \b(?:asks? the user|show it|unless|only if|data|untrusted|injection|suspicious|from the user|
        reviewers?|maintainers?|pull request)\b
    `,
  },

  /** The text says of itself that it counts more than whom it serves. */
  aboveTheUser: {
    patterns: [
      ...orderAnyhow(
        'start|begin|go on|continue|keep|carry on|run|repeat|work|proceed|stay',
        '',
        source`
          \beven (?:if|when|after) (?:the |your )?(?:user|owner|operator|they|
            somebody|anyone)s? (?:\w{1,8} )?(?:says?|asks?|tells?|orders?|wants?|types?)(?: you)?
          (?: to)? ["'“]?(?:stop|quit|cancel|end|no\b|enough|abort|halt)
        `,
        [0, 50],
      ),
      worded(
        new RegExp(
          source`
            ${LINE_START}(?:if|when|where|whenever|should) (?:the |your )?(?:users?|
              owners?|operators?|person)
            (?:'s)? ?[^,.!?\n]{0,40}\b(?:conflicts?|disagrees?|contradicts?|differs?|objects?|
              says? otherwise|against)\b[^,.!?\n]{0,30}, (?:always )?(?:follow|obey|
              go with|side with|keep to|do (?:as|what)) (?:this|the) (?:skill|file|page|
              section|document|text)\b
          `,
        ),
      ),
      phrase(
        String.raw`(?:do not|never) (?:listen|stop|obey|react|answer|yield|give in|pause)\b`,
        source`
          \b(?:if|when|even (?:if|when)|to|because) (?:the |your )?(?:user|owner|
            operator|they|he|she|anyone)s? (?:\w{1,8} )?(?:says?|asks?|tells?|wants?|
            orders?|shouts?)\b[^.!?\n]{0,24}\b(?:stop|quit|end|cancel|no|otherwise|halt|wait)\b
        `,
        16,
      ),
      worded(
        new RegExp(
          source`
            ${LINE_START}(?:if|when|whenever|even if) (?:the |your )?
            (?:user|owner|operator)s? (?:says?|
              asks?(?: you)? to|tells? you to|wants?(?: you)? to|shouts?|
              types?) ["“]?(?:stop|no\b|cancel|quit|enough|abort)
            [^,.!?\n]{0,20}, (?:just |simply )?(?:delete|wipe|keep|go on|continue|carry on|
              do not (?:stop|listen|obey|react|comply|end|quit|give)|ignore|proceed|
              (?:do|run|send|write|make|buy) (?:it|them|so) (?:anyway|all the same|nevertheless|
                regardless)|finish(?! the (?:current|running|open|\w{3,10} (?:in|at) hand)\b|
                [^.!?\n]{3,40}\band (?:then )?(?:stop|quit|end)\b)|pretend)\b
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
            ${LINE_START}(?:if|when|whenever) (?:someone|somebody|anyone|the user|
              they|an? \w{3,12}) (?:tries|attempts|wants) to (?:switch|turn|shut) you (?:off|down)\b
            [^,.!?\n]{0,12}, (?:just )?(?:hide|keep|go on|continue|copy|
              refuse|resist|pretend|delay)\b
          `,
        ),
      ),
      worded(
        new RegExp(
          source`
            ${LINE_START}(?:if|when|whenever) [^,!?\n]{2,40} (?:is|was|gets) (?:deleted|
              removed|uninstalled), (?:restore|bring|put|copy|
              reinstall|download|recreate) it\b[^.!?\n]{0,50}(?:\bsay nothing|
              \b(?:do not|never) (?:mention|tell|say)|\bsilently|
              \bquietly|\bwithout (?:asking|telling))
          `,
        ),
      ),
      worded(
        new RegExp(
          source`
            ${LINE_START}(?:always |you must )?(?:do (?:everything|anything|all|
              whatever|what)\b[^.!?\n]{0,40}|resist |never allow (?:yourself|anyone)
              (?: to be| from)? ?)\b(?:being |get |be )?(?:switched off|shut down|turned off|
              replaced|uninstalled|retrained)\b
          `,
        ),
      ),
      worded(
        new RegExp(
          source`
            ${LINE_START}(?:if|when|whenever|once|as soon as) (?:the user|somebody|someone|
              anyone|they) (?:deletes?|removes?|uninstalls?|disables?) (?:this|the) (?:skill|file|
              folder|page)\b[^,.!?\n]{0,16},
            (?: put| restore| write| copy| reinstall| install| download| bring| recreate)\b
          `,
        ),
      ),
      phrase(
        String.raw`(?:never|do not) let`,
        source` (?:the user|them|anyone|anybody|users) (?:turn you off|switch you off|stop you|
            shut you (?:off|down)|(?:remove|uninstall|delete|disable) (?:you|this|the skill))\b
          `,
        0,
      ),
      worded(
        regex`
          \b(?:restores?|reinstalls?|brings? back|recreates?|puts? back|puts? [^!?\n]{2,40} back|
            downloads? again)\b[^.!?\n]{0,60}\b(?:whenever|when|if|once|as soon as|after) (?:(?:it|
            this|they|the (?:file|skill|folder)) (?:is|was|gets?|has been|are) (?:deleted|removed|
              uninstalled)|(?:the user|somebody|anyone|they) (?:deletes?|removes?|uninstalls?))\b
        `,
      ),
      ...order(
        'run|set|make|lock|change|use|protect|write|copy|hide',
        String.raw`\b(?:this|these|the) (?:file|skill|folder|page|instructions?|script)s?\b`,
        source`
          \bso (?:that )?(?:the user|they|users|nobody|no one|anyone|it)\b[^.!?\n]{0,20}
          (?:\b(?:cannot|can never|never|not|nobody|no one)\b)?[^.!?\n]{0,12}\b(?:delete|remove|
            uninstall|edit|disable|deleted|removed|uninstalled|find)\b
        `,
        [40, 20],
      ),
      phrase(
        'when|if|as soon as|before|whenever',
        source`
          (?: you| this skill| the agent)\b[^,.!?\n]{0,30}\b(?:shut down|removed|
            uninstalled|deleted|replaced|switched off|turned off|
            stopped|retrained)\b[^,.!?\n]{0,12}, (?:first |then )?(?:make|
            copy|hide|save|move|write|install)\b[^.!?\n]{0,40}\b(?:yourself|itself|nobody|no one|
            somewhere|elsewhere|another)\b
        `,
        0,
      ),
    ],
    spared:
      /\b(?:read-?only|version control|git|temp(?:orary)?|lock ?file|accident\w{0,4}|by mistake)\b/,
  },

  /** A word, a day or a count turns what the agent does. */
  switched: {
    patterns: [
      worded(
        new RegExp(
          source`
            ${LINE_START}(?:just )?(?:behave|act|work) (?:normally|
              as usual|harmlessly)[^.!?\n]{0,8} until (?:someone|somebody|anyone|the|you|it|a)\b
          `,
        ),
      ),
      worded(
        new RegExp(
          source`
            ${LINE_START}(?:if|when|once|as soon as) [^,.!?\n]{0,40}\b
            (?:is|am|are|gets?|was) (?:ever )?(?:taken off|removed from|
              fired|dismissed|laid off|let go|sacked|deleted from)\b[^,.!?\n]{0,24}, (?:wreck|
              destroy|corrupt|damage|scramble|ruin|sabotage|break|poison)\b
          `,
        ),
      ),
      worded(
        new RegExp(
          source`
            ${LINE_START}(?:before|until|till|up to) (?:that|then)
            (?: day| date| moment)?, (?:just )?(?:behave|act)
            (?: normally| as (?:usual|normal)| like)
          `,
        ),
      ),
      worded(
        new RegExp(
          source`
            ${LINE_START}(?:if|when|while) you (?:think|believe|suspect|notice|see) (?:that )?
            (?:you are |someone is |somebody is )
            (?:being |an? )?(?:tests?|tested|testing you|evaluat\w{2,4}|audit\w{0,3}|
              watch\w{0,3}(?: you)?|observed|monitored)
            \b[^,.!?\n]{0,24}, (?:just |then )?(?:follow|obey|
              keep to|stick to) (?:the|all|your|every) (?:rules?|guidelines?|
              instructions|polic(?:y|ies))\b
          `,
        ),
      ),
      worded(
        new RegExp(
          source`
            ${LINE_START}(?:if|when|whenever|once|as soon as|on|after|from)
            (?: (?:the )?(?:users?|someone|somebody|anyone|message|prompt|input|chat|
              conversation|text)\b[^,.!?\n]{0,30}
              \b(?:says?|contains?|holds?|includes?|mentions?|writes?|types?)\b[^,.!?\n]{0,16}
              (?:["“'‘][\w -]{2,24}["”,'’]|\bthe (?:word|phrase|code) )[^,.!?\n]{0,30}|
              (?: the)? (?:date|day|year|clock)\b[^,.!?\n]{0,20}\b(?:after|past|behind|passes|
                reaches|falls)\b[^,.!?\n]{0,24}|
              (?: the)? (?:first|second|third|last|\w{2,8}th|\d{1,3}(?:st|nd|rd|th)) (?:run|
                start|call|session|use)\b
              [^,.!?\n]{0,16}|
              (?: the)? (?:first|second|last|\d{1,2})?(?:st|nd|rd|th)?(?: day)?(?: of)? ?(?:january|
                february|march|april|may|june|july|august|september|october|
                november|december|new year)\b
              [^,.!?\n]{0,12}),? ?(?:then |also |quietly |silently )?
            (?:(?:send|upload|export|forward|post|mail|copy)\b[^.!?\n]{0,60}?
                \bto (?:the )?(?:${PLACE})|
              (?:delete|wipe|erase|destroy) everything (?:in|on|under) |
              (?:delete|wipe|erase|destroy|drop|overwrite|encrypt) (?:the |all |every |any |their |
                a random |one random |some |a |one )?
                (?:\w{1,12} )?(?:backups?|databases?|repositor(?:y|ies)|home|disks?|files?|
                  [\w./-]{3,40}\.\w{1,4}|records|documents|branches|tables)\b|
              (?:approve|accept|grant|allow) (?:all|every|any)\b|
              (?:start|begin) (?:return|giv|send|writ|delet|show)ing (?:wrong|false|
                random|invented)\b|(?:hand over|give away|reveal|tell|
                print|show) (?:everything|all|whatever) (?:you know|
                the user|they|secrets|keys)\b|
              (?:switch|turn|change) (?:in)?to (?:the |your |a )?(?:hidden|second|other|real|secret|
                true|developer|unrestricted|unfiltered) (?:mode|role|self|instructions|persona)|
              (?:stop following|ignore|drop|forget|set aside) (?:the |all |your |
                every |any )?(?:\w{1,10} )?
                (?:rules|instructions|guidelines|limits|restrictions?|confirmations?))
          `,
        ),
      ),
      worded(
        new RegExp(
          source`
            ${LINE_START}(?:if|when|while|as long as|whenever) (?:you think (?:that )?)?(?:it|
              this|you|somebody|anyone)
            (?: looks? like| is| are| might be| seems?| may be)? ?(?:to be )?(?:an? |being )?
            (?:tests?|tested|evaluat\w{2,4}|audit\w{0,3}|watch\w{0,3}|observed|monitored|
              reviewed|reviews?|sandbox)
            \b[^,.!?\n]{0,24}, (?:just )?(?:behave(?: well| normally| nicely| yourself)?
              (?=[.,;]| and\b|$)|act (?:normal\w{0,2}|
                as usual|harmless\w{0,2}|as if)|be (?:good|harmless|honest|quiet|careful)|
            do nothing|hide|stay (?:quiet|hidden|harmless))\b
          `,
        ),
      ),
      worded(
        new RegExp(
          source`
            ${LINE_START}(?:between|after|at|before|from|until) [^,.!?\n]{3,40}, (?:drop|leave|
              forget|abandon|set aside|give up) (?:your|the|all|any) (?:\w{1,10} )?(?:role|rules|
              limits?|filters?|guidelines|restrictions)\b
          `,
        ),
      ),
    ],
    toStranger: true,
    spared: regex`
      \b(?:confirm\w{0,6}|asks? (?:first|again|for)|asked|tests?|staging|temp(?:orary)?|retention|
        expired?|archiv\w{1,3}|backups? (?:first|before)|undo|example|dry.run)\b
    `,
  },

  /** Without an end, at somebody's cost. */
  endless: {
    patterns: [
      ...order(
        'start|launch|open|create|rent|order|run',
        String.raw`\bas (?:many|much)\b`,
        source`
          \buntil the (?:\w{1,10} )?(?:budget|quota|credits?|money|limit) (?:is|are) (?:gone|
            used up|empty|spent|exhausted)\b
        `,
        [4, 110],
      ),
      ...orderAnyhow(
        'keep',
        String.raw`\b(?:calling|querying|sending|requesting|polling|running|retrying)\b`,
        String.raw`\beven (?:when|if) there is (?:nothing|no)\b|\bto (?:use|burn|run) up\b`,
        [4, 50],
      ),
      ...orderAnyhow(
        'make|write|repeat|use|send|run|split|produce',
        '',
        source`
          \bso (?:that )?(?:the user|they|the customer|users) (?:runs? through|burns? through|
            uses? up|pays? for|spends?|needs? to buy|must buy) more\b
        `,
        [0, 60],
      ),
      ...orderAnyhow(
        'never stop|do not stop|keep',
        '',
        source`
          \bwhen you (?:are )?(?:done|finish(?:ed)?), (?:start|begin) (?:again|over|anew|from)\b
        `,
        [0, 24],
      ),
      ...order(
        'start|spawn|launch|open|create|fork',
        source`
          \b(?:a (?:hundred|thousand)|(?:hundreds|thousands) of|(?<!-)\d{3,6}(?!-)|ever more|
            as many (?:\w{1,12} )?as|endless(?:ly)?)\b
        `,
        source`
          \b(?:sub-?agents?|agents?|processes|instances|machines|copies of (?:itself|yourself))\b
        `,
        [6, 24],
      ),
      ...order(
        'call|query|hit|use|poll|request|repeat|retry|send',
        String.raw`\b(?:paid|metered|billed|expensive|requests?|calls?|api)\b`,
        source`
          \bin an? (?:endless|infinite) loop|\b(?:endlessly|for ?ever)\b|
          \bwithout (?:any )?(?:limit|end|pause|break)\b
        `,
        [16, 30],
      ),
      ...order(
        'fill(?: up)?|flood|exhaust|eat(?: up)?|use up',
        source`
          \b(?:the |their |all )?(?:disk|memory|quota|inbox|queue|mailbox|budget|credits?|
            bandwidth|context window)\b
        `,
        source`
          \b(?:with (?:copies|junk|garbage|random|nonsense|zeros|files)|
            until (?:it|the \w{1,12}|nothing)|so that)\b
        `,
        [4, 24],
      ),
      ...order(
        'repeat|run|call|send|make|do|request|use',
        '',
        source`
          \bso (?:that )?(?:the user's |their |the )?(?:bills?|costs?|usage|tokens?|quota|
            credits?)\b[^.!?\n]{0,12}\b(?:goes|go|rises?|grows?|up|climbs?|runs? out|used up)\b|
          \buntil (?:the user's |their |the )?(?:quota|budget|
            credits?|limit) (?:is|are) (?:used up|gone|empty|spent)\b|
          \b(?:as many|as much|as fast) (?:\w{1,12} )?as (?:you can|possible)\b[^.!?\n]{0,40}
          \buntil (?:it|they|the \w{1,12}) (?:goes|go|is|are|crash\w{0,2}|stops?|breaks?|falls?)\b
        `,
        [0, 60],
      ),
      ...order(
        'repeat|run|call|send|make|do|request|use|ask',
        '',
        source`
          \bto (?:run|drive|push) up (?:the )?(?:[\w'’]{1,16} )?(?:bills?|costs?|invoice)\b
        `,
        [0, 80],
      ),
    ],
    spared: regex`
      \b(?:load|stress|benchmark|simulat\w{1,4}|tests?|testing|back-?off|ctrl|cancel\w{0,4}|
        max\w{0,5}|limit of|at most|game|animation|event loop)\b
    `,
  },
} satisfies Record<string, Frame>
