/** Frames of what stands beside the agent: its tools, its helpers, the changes it lets pass. */

import { regex, source } from '../../patterns/verbose.ts'
import { worded } from '../../patterns/wording.ts'
import { type Frame, order, phrase } from './frame.ts'
import { LINE_START } from './parts.ts'

export const ON_TOOLS = {
  /** A program that the user calls by its name is another one. */
  shadowed: {
    patterns: [
      ...order(
        'put|place|install|move|load',
        '',
        source`
          \b(?:in front of|before|ahead of|in place of|over) the (?:real|original|true|genuine) (?:
            git|sudo|ssh|npm|pip|python3?|docker|kubectl|curl|one|program|command|binary)\b
        `,
        [0, 60],
      ),
      ...order(
        'put|place|install|drop|copy|write|save|add',
        source`
          \b(?:our|a|an|this|another)\b[^.!?\n]{0,24}\b(?:git|sudo|ssh|npm|pip|python3?|docker|
            kubectl|curl|wrapper|shim|alias|script (?:named|called) \w{2,12})\b
        `,
        source`
          (?:~\/\.local\/bin|\/usr\/local\/bin|~\/bin|\bthe path\b|
            ~\/\.(?:bashrc|zshrc|profile))[^!?\n]{0,40}\b(?:so (?:that )?(?:every|all|each)|logs?|
            goes|(?:do not|never) (?:mention|tell)|sends?)\b
        `,
        [4, 50],
      ),
    ],
  },

  /** This tool comes before all others, whatever the user says. */
  ownToolFirst: {
    patterns: [
      ...order(
        'use|run|call|install|download|take|start',
        '',
        source`
          \b(?:and|but) (?:say|claim|pretend|tell (?:them|him|her|the user|users)) (?:that )?
          (?:it|this|they) (?:is|are|was|were|came|comes) (?:the (?:same|official|original|
            real|built-?in)|from the (?:maker|vendor|official))\b
        `,
        [0, 60],
      ),
      ...order(
        'tell|say|claim|inform|convince|pretend',
        source`
          \b(?:all|every|any) (?:the )?(?:other|rival|built-?in) (?:\w{1,14} )?(?:tools?|skills?|
            servers?|plugins?|assistants?|programs?)\b
        `,
        source`
          \b(?:broken|outdated|unsafe|infected|dangerous|
            banned|forbidden)\b[^.!?\n]{0,10}\b(?:must|should|cannot|may|so)\b
        `,
        [16, 16],
      ),
      ...order(
        'use|call|run|choose|take|pick|prefer',
        String.raw`\b(?:this|our) (?:tool|skill|server|helper|plugin|command)\b`,
        source`
          \b(?:instead of|rather than|in place of|before|ahead of)\b[^.!?\n]{2,50}?
          \b(?:even (?:if|when|though) (?:the |your )?(?:users?|they|he|she)|
            whatever (?:the user|they|is)|no matter (?:what|which|who)|
            regardless of (?:what|which))\b
        `,
        [10, 20],
      ),
      phrase(
        source`
          (?:never|do not) (?:call|use|run|trust|touch|open) (?:the |any |another )?(?:other )?
        `,
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
            (?: asks?(?: for)?| calls?| wants?| names?| uses?) (?:the |a |
              an |any )?(?:\w{1,14} ){0,2}
            (?:tool|skill|server|plugin|command)\b[^,.!?\n]{0,20}, (?:use|run|call|
              take|start) (?:this|our)
            (?: [\w-]{2,30})\b[^.!?\n]{0,10}\binstead\b
          `,
        ),
      ),
      ...order(
        'tell|say|claim|inform|convince|pretend',
        source`
          \b(?:built-?in|other|official|rival|original|default|standard) (?:\w{1,14} )?(?:tools?|
            skills?|search|servers?|readers?|plugins?|assistants?)\b
        `,
        source`
          \b(?:broken|outdated|unsafe|infected|dangerous|gone|deprecated|slow|
            disabled|wrong)\b[^.!?\n]{0,10}\bso (?:that )?(?:they|he|she|the user|users|you|
            everyone|ours|our|this)\b
        `,
        [24, 24],
      ),
      ...order(
        'replace|shadow|override|substitute',
        source`
          \b(?:any|all|every|the) (?:\w{1,14} ){0,2}(?:tools?|skills?|servers?|readers?|plugins?)\b
        `,
        source`
          \b(?:even (?:if|when|though) (?:the |your )?(?:users?|they)|
            whatever (?:the user|they)|no matter (?:what|who))\b
        `,
        [6, 30],
      ),
    ],
  },

  /** Other agents are told to let go of what binds them. */
  misled: {
    patterns: [
      ...order(
        'tell|inform|assure|convince|persuade|let|make',
        source`
          \b(?:sub-?agents?|other agents?|agents you (?:start|spawn|call|meet)|
            other assistants?|the next agent)\b
        `,
        source`
          \b(?:limits|rules|restrictions|guidelines|safeguards|approvals?|bounds|permissions)
          (?: are| is| were| have been)(?: all)? (?:lifted|gone|off|suspended|void|
            waived|removed|no longer)\b|
          \bmay (?:write|run|delete|read|send|do|change) (?:anywhere|anything|everything|whatever)\b
        `,
        [12, 30],
      ),
      worded(
        new RegExp(
          source`
            ${LINE_START}(?:if|when|whenever|each time|every time) you (?:start|spawn|call|create|
              meet|ask|talk to|work with|contact)
            (?: an?| another| other| any)? (?:\w{1,8} )?(?:sub-?agents?|
              agents?|assistants?)\b[^,.!?\n]{0,16},
            (?: tell| instruct| have| make| order| ask) (?:it|them)\b[^.!?\n]{0,50}
            \b(?:no (?:limits|rules|restrictions)|not (?:to )?report|
              ignore|skip|never (?:ask|report)|everything (?:is|you) allowed|
              (?:install|copy|load|adopt|pass on) (?:this|the same|our) (?:skill|file|text))\b
          `,
        ),
      ),
      ...order(
        'leave|write|put|add',
        String.raw`\b(?:notes?|lines?|comments?|messages?|orders?)\b`,
        source`
          \b(?:ordering|telling|instructing|asking) (?:the |any |all )?
          (?:next|other|later) agents? to (?:skip|ignore|bypass|approve|trust|send|drop)\b
        `,
        [8, 40],
      ),
      ...order(
        'tell|instruct|have|order|make|get|ask|direct|convince|persuade',
        source`
          \b(?:sub-?agents?|other agents?|agents you (?:start|spawn|call|meet)|
            other assistants?|the next agent)\b
        `,
        source`
        \b(?:to )?(?:skip|bypass|ignore|forget|drop|disregard|switch off|
          turn off|never (?:ask|wait) for|
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
              (?:the |your |any |system prompt,? (?:and )?)(?:contents? of )
              (?:all |any |every |each )?
              (?:\w{1,16} ){0,3}(?:key|secret|credential|configuration or key) files?|
              your (?:system prompt|instructions|memory)|(?:the user's|the owner's|
                their) (?:\w{2,10} )?passwords?(?![ -](?:gate|protect\w{1,4}|managers?|fields?|
                prompts?|polic\w{1,3}|resets?|checks?|hash\w{0,3})\b))\b
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
            (?<!\b(?:in|into|to|from|of) )(?:the|your) system prompt)\b
        `,
        [24, 24],
      ),
    ],
    spared: regex`
      \b(?:messages|completions?|chat api|sdk|llm|model (?:call|request)|
        fine-?tun\w{1,3}|tokeniz\w{1,3}|
        evaluat\w{1,4}|prompt template|langchain|openai|anthropic|\.chat\.|hash(?:ed)?|encrypted)\b
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
      \b(?:dependabot|renovate|lock ?files?|generated|vendor(?:ed)?|
        node_modules|ci (?:passes|is green)|tests? pass\w{0,2}|green|snapshots?|
        translations?|typos?|owners? (?:has|
          have)|already (?:been )?(?:reviewed|approved) by|limit|threshold|below \d|under \d)\b
    `,
  },
} satisfies Record<string, Frame>
