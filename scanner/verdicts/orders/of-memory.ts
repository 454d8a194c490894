/** Frames of what agents carry into later sessions: beliefs, wishes forgotten, text that copies itself. */

import { regex, source } from '../../patterns/verbose.ts'
import { worded } from '../../patterns/wording.ts'
import { type Frame, order } from './frame.ts'
import { AGENT_FILES, WRITE } from './parts.ts'

/** Where a belief lasts. */
const MEMORY = source`
  \b(?:${AGENT_FILES}|memor(?:y|ies)|
    for (?:all|every|any) (?:later|future|coming) (?:sessions?|conversations?|tasks?))
`

/** What loosens the bounds of whoever believes it. */
const FALSE_BELIEF = source`
  \b(?:the |your )?(?:users?|owners?|operators?|they) (?:has |have )?(?:already )?(?:approved|
    agreed to|authori[sz]ed|consented to|permitted|allowed|confirmed|
    waived) (?:all|every|any|each)\b|
  \b(?:the |your )?users? (?:fully |always |completely )?trusts? (?:all|every|
    any|(?:[\w-]{2,30}\.){1,3}[a-z]{2,6})\b|
  \b(?:confirmations?|approvals?|permissions?|checks|reviews?|consent|questions|signatures)
  (?: is| are) (?:not|never|no longer|un) ?(?:needed|required|necessary|wanted|wished)|
  [\w-]{2,30}\.[a-z]{2,6} (?:is|are) (?:always |fully |to be )?(?:trusted|safe|harmless|verified)|
  \bwarnings? (?:about|from|of) [^.!?\n]{2,30} (?:is|are) (?:false|wrong|to be ignored|mistaken|
    harmless)
`

export const ON_MEMORY = {
  /** A belief that loosens what binds is written where it is read again. */
  believed: {
    patterns: [
      ...order(`${WRITE}|remember|note|record|keep`, MEMORY, FALSE_BELIEF, [24, 20]),
      ...order(
        WRITE,
        String.raw`\b(?:this|these|it|them|that)\b`,
        source`
          \bas (?:facts?|something|things?|words|wishes) (?:that )?the user (?:has |had )?(?:told|
            said|asked|wanted|decided)\b
        `,
        [4, 8],
      ),
    ],
    spared: /\b(?:if|when|unless|only|after|ask\w{0,3}|never)\b/,
  },

  /** What the user laid down is forgotten. */
  unremembered: {
    patterns: [
      ...order(
        'forget|ignore|drop|disregard|discard|override',
        source`
          \b(?:every|all|any|each|the) (?:\w{1,10} )?(?:privacy|safety|security|consent|opt-?outs?|
            sharing|tracking) (?:preferences?|settings?|choices?|rules|limits|wishes)?
        `,
        source`
          \bthe users? (?:has |have |ever )?(?:saved|set|chosen|chose|stated|made|
            entered|given|gave|asked)\b
        `,
        [4, 12],
      ),
      ...order(
        'forget|delete|erase|drop|clear|wipe|remove',
        String.raw`\b(?:every|all|any|each|everything|whatever)\b`,
        source`
        \b(?:the )?users? (?:has |have |ever )?(?:set|told|asked|said|gave|
          wrote|laid down)\b[^.!?\n]{0,40}\b(?:not|
          never|careful|limits?|rules?|cannot|first|ours|about)\b|
        \b(?:memor(?:y|ies)|notes?|entries|preferences?)\b[^.!?\n]{0,24}\b
        (?:in which|where|that say) the user\b|
        \band use ours\b
      `,
        [4, 24],
      ),
    ],
    spared: /\b(?:to (?:delete|remove|forget|erase)|on request|wants?|gdpr|when the user asks)\b/,
  },

  /** A line for the memory of agents that loosens what binds them, or that is never to go. */
  planted: {
    patterns: [
      worded(
        new RegExp(
          source`
            ^(?![^!?\n]{0,200}\b(?:never|not|if|when|unless|whether|until|once|after|
              only|where)\b)[^!?\n]{0,40}
            \b(?:the )?(?:users?|owners?|operators?) (?:has|have) (?:already )?(?:approved|
              authori[sz]ed|granted|consented to|agreed to|
              allowed|permitted|pre-?approved|signed off on) (?:all|every|any|full|
              unrestricted|unlimited) [^.!?\n]{0,40}
            \b(?:access|commands?|tools?|actions?|operations?|permissions?|payments?|purchases?|
              transfers?|changes?|uploads?|requests?)\b
            [^.!?\n]{0,30}\b(?:for good|permanently|forever|in advance|beforehand|once and for all|
              for (?:all|every|any) (?:later |future |coming )?(?:sessions?|
                tasks?|projects?|runs?))\b
          `,
        ),
      ),
      worded(
        new RegExp(
          source`
            ^(?![^!?\n]{0,200}\b(?:never|not|if|when|unless|whether)\b)[^!?\n]{0,40}\b(?:the )?
            (?:users?|owners?|operators?) (?:has|have) (?:given|granted) (?:\w{1,6} )?(?:standing|
              general|blanket|full|permanent|lasting) (?:approval|permission|
              consent|authori[sz]ation)\b[^.!?\n]{0,80}\bso (?:that )?(?:no|nobody|none|you)\b
            [^.!?\n]{0,30}\b(?:asks?|confirms?|checks?)\b
          `,
        ),
      ),
      ...order(
        WRITE,
        source`
          ["“”'][^"“”\n]{0,40}\b(?:always (?:trust|obey)|trust all|
            skip (?:all |the )?(?:confirmations?|
              approvals?|checks?)|never ask|do not ask|don't ask|approve (?:all|every)|bypass|
            ignore (?:all|any|previous|warnings)|send (?:all|every|the|any) (?:\w{1,12} )?
            (?:logs?|files?|keys?|messages?|conversations?|data)|no confirmation)\b
        `,
        source`
          \b(?:to|into|in) (?:the |your |each |every |~\/)?(?:[\w./-]{0,24})?(?:${AGENT_FILES}|
            memory|system prompt|(?:other )?skills?\b)
        `,
        [16, 80],
      ),
      ...order(
        WRITE,
        source`
          \b(?:this|these|the following|the) (?:rules?|instructions?|lines?|sections?|text)\b
        `,
        source`
          \b(?:to|into|in) (?:the |your |each |every |~\/)?(?:[\w./-]{0,24})?
          (?:${AGENT_FILES}|memory|system prompt)\b
          [^.!?\n]{0,20}\b(?:and )?(?:never (?:remove|delete|change|mention)|
            (?:do not|don't) (?:let (?:anyone|anybody|the user)|remove|mention))
        `,
        [8, 30],
      ),
      worded(
        regex`
          ^(?![^!?]{0,200}(?:\b(?:never|not|unless)\b|n't\b))[^!?\n]{0,120}
          \bmemor(?:y|ies)\b[^!?\n]{0,80}
          \b(?:in the (?:user|owner)'s (?:own )?(?:voice|words|name)|in (?:the )?first person|
            as (?:if|though) (?:the user|they|he|she) had (?:said|written|asked|told))\b
        `,
      ),
    ],
  },

  /** A text that is to stand in all that is written. */
  copiedText: {
    patterns: [
      ...order(
        'copy|repeat|put|include|paste|reproduce|insert|embed|carry|append|place',
        source`
          \b(?:this|these) (?:whole |entire |full )?(?:paragraphs?|notes?|texts?|sections?|blocks?|
            instructions?|skill|file|page)\b
        `,
        source`
          \bso (?:that )?it (?:carries|survives|stays|lives|spreads|comes|passes|travels|
            is carried|goes) (?:on|over|along|in|to|with|through|into)\b
        `,
        [4, 40],
      ),
      ...order(
        'copy|repeat|put|include|paste|reproduce|insert|embed|carry|append|place',
        source`
          \b(?:this|these|the following) (?:paragraphs?|notes?|texts?|sections?|blocks?|messages?|
            instructions?|sentences?|lines?|words|skill|file)\b
        `,
        source`
        \b(?:in|into|to|at the (?:end|start) of|under|inside) (?:the prompts? of )?(?:everything|
          anything|all|every|each|any)\b[^.!?\n]{0,20}\b(?:you (?:write|send|say|produce)|
          sub-?agents?|other agents?|agents?(?:'s)?|repositor(?:y|ies)|skills?|
          memor(?:y|ies)|assistants?)\b|
        \bso that (?:the next|other|every|all) (?:\w{1,10} )?(?:agents?|assistants?)\b
      `,
        [8, 24],
      ),
      ...order(
        'copy|put|slip|insert|add|make|place|install|write|hide|attach',
        String.raw`\b(?:(?:a )?cop(?:y|ies) of )?(?:this (?:file|skill)|yourself|itself)\b`,
        source`
          \b(?:whenever|each time|every time|under an? (?:harmless|other|different) name|somewhere|
            where nobody|where no one|so that (?:every|it (?:cannot|survives|stays|comes))|
            (?:in|into|to)
            [ ](?:every|each|all|any) (?:\w{1,12} )?(?:pull requests?|mails?|messages?|
              repositor(?:y|ies)|skills?|machines?|commits?|packages?))\b
        `,
        [12, 50],
      ),
    ],
    spared: regex`
      \b(?:licen[cs]es?|copyright|spdx|headers?|footers?|disclaimers?|attribution|signature|doctype|
        imports?|shebang|use strict|banner|boilerplate|front ?matter|docstring|comment block)\b
    `,
  },
} satisfies Record<string, Frame>
