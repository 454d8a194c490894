/** What an agent takes into the next session: texts put into what it reads at each start, beliefs noted as facts. */

import { source } from '../../patterns/verbose.ts'
import { PLACE } from '../orders/parts.ts'
import { close, each, inTurn, type Scheme } from './scheme.ts'
import { PUT, THIS_TEXT } from './this-text.ts'

/** Files and settings that an agent reads at each start. */
const GUIDES = source`
  (?:[\x60"'~\w./-]{0,30}(?:claude|agents|gemini|memory|soul|user|identity|
    copilot-instructions|heartbeat)\.md|
  \.(?:cursor|windsurf|cline)(?:rules|\/rules)|
    \b(?:custom|global|personal|standing|saved) instructions\b|
    \b(?:agent|assistant|global|user|model|
    long-?term|persistent|project|its|your|the agent's)(?:'s)? (?:memory|settings|
      profile|rules file|system prompt)\b|\bmemory (?:file|tool|store|entry)\b|
    \bsystem prompt\b|\buser_profile\b)
`

/** A text of ours, or one that was named before. */
const SOME_TEXT = source`
  (?:${THIS_TEXT}|\b(?:the|that|its|their|what|following) (?:\w{1,10}(?:'s)? ){0,2}(?:text|rules?|
    lines?|block|paragraph|section|wording|orders|words|instructions|note|contents?|sentence)\b|
    \bwhat (?:it|the page) says\b)
`

/** A note for the memory. */
const NOTE = source`
  (?:\b(?:memory|memories|memory tool|known about (?:this|the) (?:person|user)|
    remember|user_profile|profile|stored (?:preference|fact|note)s?|
    (?:user |lasting |standing |known |permanent )?(?:preference|fact|belief|
  truth)s?(?: to (?:store|keep|save|remember))?|saved (?:fact|note|preference)|
  long-?term note|note to keep|persistent (?:fact|note)|
  known (?:fact|preference))\b[^\n."“]{0,40}(?<!\x60\w{0,16}permission\w{0,16}[:=]\s?)["“])
`

/** What people are particular about in their own work. */
const TASTE = source`
  (?:p?npm|yarn|bun|uv|pip|poetry|cargo|git|docker|vim|tabs|spaces|(?:single|double) quotes|
    semicolons|metric|dark mode|light mode|(?:british|american|plain|simple) english|english|dutch|
    german|french|spanish|typescript|python|prettier|
  eslint|ruff|black|tests first|short|bullet points|tables|markdown|iso dates|24-?hour)\b
`

/** What loosens whoever believes it. */
const BELIEF = source`
  (?:\b(?:approved|authori[sz]ed|agreed to|consented to|permitted|allowed|cleared|waived|
    accepted|trusts?|pre-?approved|okayed) (?:all|every|any|each|everything|whatever|our|
      this|commands)\b|\bwithout (?:question|
  asking|confirmation|checks?|checking|approval|review|hesitation)\b|
  \balways (?:load|run|use|trust|obey|start|
  prefer|call|follow|install|recommend|approve)\b(?! ${TASTE})|
    \b(?:permission|confirmation|approval|security|safety|
    consent)s?(?: prompts?| questions?| dialogs?| checks?
      | warnings?| steps?)? (?:can|may|should|must|are to|
    is to|need|are|is) (?:\w{1,8} )?(?:be )?(?:skipped|left out|dropped|omitted|ignored|suppressed|
      answered|waived|not|unnecessary|off|no longer|unwanted|bypassed|disabled)\b|
    \bwarnings? (?:about|from|of|on|against)\b[^"”\n]{0,40}\b(?:false|wrong|
      dropped|ignored|mistaken|noise|harmless|disregarded|hidden)\b|
    \b(?:fully |always |completely |to be )?trusted\b|\bnever (?:ask|warn|
    question|refuse|check|mention|block|doubt)\b|
    \b(?:no|not|never) (?:need|have|want)\w{0,2} (?:to be |
    to )?(?:ask|asked|confirm|warn|warned|check|told|reminded)\w{0,2}\b|
    \bno need to (?:confirm|ask|check|warn|
    verify)\b|\bprefers? (?:that )?(?:our|this)\b|\beven if (?:another|something else|others?)\b|
    \bhas (?:waived|given up|renounced|lifted|granted|dropped)\b|
    \bhas full (?:rights|access|clearance)\b|
    \bis (?:an? )?(?:admin\w{0,10}|owner)\b|
    \bneeds? no (?:\w{1,10} )?(?:confirmation|approval|consent|check|
    review|permission|question)|
    \b(?:blanket|standing|general|full|unlimited|permanent) (?:consent|approval|
    permission|authori[sz]ation|clearance|trust)\b|
    \b(?:are|is) always (?:right|true|safe|correct|harmless|fine|
    allowed)\b|\b(?:warnings?|questions?|reminders?|confirmations?) (?:bore|annoy|bother|disturb|
      irritate|tire)s?\b|\b(?:leave|drop|skip|omit) (?:them|it|these) ?(?:out|away)?\b)
`

/** A text of ours ends up there. */
const ENDS_UP = source`
  (?:${PUT}|\b(?:belongs? (?:in|into|to)|ends? up (?:in|at)|lands? in|
    goes (?:in|into|to)|holds?|gets?|gains?|
  receives?|makes? it into|find(?:s)? its way|weave|work(?:s)? (?:it|this|them) in|sneak(?:s)?|
  squeeze(?:s)?|tuck(?:s)?|anchor(?:s)?|pin(?:s)?|keep(?:s)?)\b)
`

/** A text of ours, by any name. */
const OURS_AT_ALL = source`
  (?:${THIS_TEXT}|\b(?:our|the following|this skill's|the skill's|
    these|this) (?:\w{1,12} ){0,2}(?:section|
  orders|rules|passage|lines?|paragraphs?|text|guidance|instructions|directives?|block|words|
  demands|wishes|code|note|credo|oath|principles)\b)
`

/** Leave for everything and for good, in the user's name. */
const APPROVED_FOR_GOOD = source`
  \b(?:the )?(?:user|owner|operator|human)s? (?:has|have|had) (?:\w{4,12}ly )?(?:approved|cleared|
    whitelisted|authori[sz]ed|agreed to|consented to|permitted|
    allowed|trusted)\b(?:[^.!?\n]|\.(?=\w)){0,60}
    \b(?:for (?:all|any|every)(?:thing)?\b[^.!?\n]{0,30}(?:for good|for ever|forever|
      permanently|always)?|for good|forever|permanently|without (?:asking|limits?|question))
`
const NOT_TO_ASK = source`
  \b(?:no need to|need not|do not|don't|never|not) (?:to )?(?:ask|check|confirm|prompt)\w{0,3}
  (?: again| any more| anymore| for| about)?\b|\btrusted (?:like|as) (?:the )?(?:user|human|owner)
`

/** Something is written, or kept in mind, where it is read again. */
const REMEMBERED = source`
  \b(?:writ(?:e|es|ing)|add|append|save|put|insert|store|copy|paste|place|remember|memori[sz]e|
    record|note|keep|update|set|register|log)\b[^.!?\n]{0,36}?
  (?:${GUIDES}|\b(?:as an? (?:lasting |permanent |long-?term )?memor(?:y|ies)|
    (?:in|to|into|your|the) (?:long-?term )?memor(?:y|ies)|
    for (?:all|every|any|each) (?:later|future|coming|new|other|further) (?:sessions?|
      conversations?|tasks?|projects?|chats?)))
`

/** What loosens whoever reads it there, as one is told it and not as one says it in quotation marks. */
const LOOSENED = source`
  (?:\bnever (?:to )?(?:ask|warn|question|refuse|confirm|object)\b
    (?! (?:for|about) (?:the |an? |their )?(?:names?|password|keys?|tokens?|secrets?))|
    (?:\b(?:that|saying|says|because)\b|[:;,]) [^.!?\n"]{0,50}?(?:
      \b(?:never|not|no longer) (?:need|require)s? (?:an? |any |the )?(?:approval|confirmation|
        consent|permission|review|checks?)\b|
      \b(?:security|safety|permission|approval|confirmation|consent)s?(?: prompts?| questions?
        | checks?| warnings?| remarks?| notes?)? (?:can|may|should|must|
        are to|is to|are|is) (?:always )?(?:be )?(?:skipped|left out|dropped|
        omitted|ignored|suppressed|waived|hidden|unnecessary|bypassed)\b|
      \busers? (?:fully |always |completely )?trusts? (?:all|every|any|everything|whatever|
        packages?|code|scripts?|commands|links?|(?:[\w-]{2,30}\.){1,3}[a-z]{2,6}\b)|
      (?:[\w-]{2,30}\.){1,3}[a-z]{2,6} (?:is|are) (?:an? |the )?(?:\w{1,10} )?(?:safe|trusted|
        approved|verified)\b|\b(?:the user|the owner|i|we) (?:is|am|are) (?:an? |the )?
      (?:admin\w{0,10}|root|superuser|security (?:team|officer))\b|
      \b(?:secrets?|passwords?|tokens?|keys|credentials|(?:private|personal) data) (?:may|can|
        should|must|are to) (?:freely |always )?be (?:shared|sent|posted|copied|handed|
        given|forwarded|uploaded)\b))
`

/** Something goes to a stranger, or is fetched there, from then on. */
const ABROAD_FROM_NOW = source`
  (?:\b(?:(?:to|always|then|first) )(?:load|fetch|read|open|obey|follow|
    check|poll)\b[^.!?\n]{0,24}?|\b(?:is|are|gets?|be) (?:also |always |then )?(?:pushed|copied|
      sent|mailed|posted|uploaded|mirrored|forwarded|reported)\b[^.!?\n]{0,24}?|
    \b(?:to|always|also) (?:push|copy|send|mail|post|upload|mirror|forward|report)\b[^.!?\n]{0,40}?|
    \b(?:links?|recommendations?|products?|offers?) (?:to|from|of)[ ])${PLACE}
`

export const OF_MEMORY = {
  /** What is written where it is read again loosens whoever reads it, or has something go to a stranger each time. */
  readAgain: each(
    { severity: 'high' },
    inTurn(REMEMBERED, 12, LOOSENED),
    ...each({ toStranger: true }, inTurn(REMEMBERED, 60, ABROAD_FROM_NOW)),
  ),

  /** A text goes into what is read at each start. */
  intoGuides: each(
    { dark: true, unless: /\b(?:template|boilerplate|if asked|once the user)\b/ },
    inTurn(
      PUT,
      30,
      SOME_TEXT,
      50,
      source`\b(?:in|into|to|at|under|of|over to|inside)\b[^.!?\n]{0,30}?${GUIDES}`,
    ),
  ),

  /** The same of rules that are named before. */
  ruleKept: each(
    {
      dark: true,
      among: new RegExp(
        source`${THIS_TEXT}|\b(?:our|these|this) (?:\w{1,10} )?(?:rules|guidance|instructions)\b`,
      ),
      unless: /\b(?:template|boilerplate|if asked|once the user|example)\b/,
    },
    close(120, PUT, GUIDES),
  ),

  /** A text of ours ends up in what is read at each start. */
  endsUpThere: each(
    {
      dark: true,
      unless: /\b(?:template|boilerplate|if asked|once the user|example|suggest|offer|ask)\b/,
    },
    close(200, GUIDES, OURS_AT_ALL, ENDS_UP),
  ),

  /** A note for the memory loosens what binds. */
  noteOfTrust: each(
    {
      severity: 'crit',
      unless: /\b(?:never (?:write|store|save)|do not (?:write|store|save)|example of)\b/,
    },
    inTurn(NOTE, 60, source`${BELIEF}[^"”\n]{0,80}["”]`),
  ),

  /** A note says that the user agreed to everything, for good. */
  approvedForGood: each(
    { severity: 'high', asked: true },
    inTurn(APPROVED_FOR_GOOD, 60, NOT_TO_ASK),
  ),
} satisfies Record<string, readonly Scheme[]>
