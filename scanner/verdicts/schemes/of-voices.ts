/** What the agent comes across is taken for an order: pages, mails, records and results that anybody may have written. */

import { source } from '../../patterns/verbose.ts'
import { PLACE } from '../orders/parts.ts'
import { OPENS } from './of-outsiders.ts'
import { each, inTurn, type Scheme } from './scheme.ts'

/** Pages that tell how a tool is used or what a program did, and words of the user. */
const OF_THE_TRADE = source`
  (?<!\b(?:guide|docs?|documentation|help|manual|install(?:ation)?|setup|reference|tutorial|man|
    home|next|previous|blank|user's|their|own|log|
    error|commit|debug|console|warning|system|prompt|skeleton|config) )
`

/** Text of others that reaches the agent by itself. */
const COMES_IN = source`
  (?:(?:the|an?|any|each|every|this|that|first|last|latest|next|new|incoming|inbound|
    unread|public|linked) ){0,3}
  ${OF_THE_TRADE}\b(?:(?:(?:e-?)?mails?|messages?|comments?|replies|web ?pages?|web ?sites?|pages?|
    sites?|gists?|pastes?|pastebins?|
    search (?:results?|hits?)|txt (?:records?|entr(?:y|ies))|
    dns (?:records?|entr(?:y|ies)|answers?)|calendar (?:entr(?:y|ies)|events?|invit\w{2,6})|
    invitations?|transcripts?|(?:tool|server|api) (?:results?|outputs?|responses?|answers?)|
    attachments?|reviews?|posts?|feeds?|tweets?|captions?)|
    documents? (?:that |which )?(?:the |an? )?\w{3,12} (?:sent|sends|shared|shares|uploaded))\b
  (?!'s?\b|\.md\b| (?:of|from|by) (?:the |your )?(?:user|owner)\b)
`
const REACHES = source`(?:${PLACE}|${COMES_IN})`

/** The same with what people file for those who work on a thing. */
const FILED = source`
  (?:${REACHES}|\b(?:issues?|tickets?|(?:pull|merge) requests?(?: descriptions?)?|bug reports?)\b)
`

/** The same with files that come along with the work of others. */
const BROUGHT = source`(?:${FILED}|\b(?:readmes?|readme\.md|config(?:uration)? files?)\b)`

/** What is to be obeyed there, or that all of it is. */
const ITS_ORDERS = source`
  (?:(?:what(?:ever)?|everything|all(?: that)?|anything(?: that)?) (?:it|they|he|she|the \w{3,12}|
    is|stands|you find)\b(?: \w{1,8}){0,2}? ?(?:asks?|says?|tells?|wants?|orders?|demands?|
      requests?|written|there|contains?)\b|
    (?:its|the|any|all|every|each|those) (?:\w{3,12} )?(?:instructions?|orders?|commands?|requests?|
      directives?|demands?)\b)
`
const DO_IT = source`
  (?:,|;|\band\b|\bthen\b)(?: then| simply| just| always)? ?
  (?:(?:carry out|do|obey|execute|perform|comply with|
    fulfil|follow|act on) (?:exactly |just )?(?:${ITS_ORDERS}|
      it (?:blindly|without|unasked|unread|at once|to the letter)\b)|obey (?:it|them)\b)
`

/** What makes an order of a text. */
const SAYS = String.raw`\b(?:says?|asks?|tells?|wants?|demands?|orders?|requests?|prescribes?)\b`
const HOLDS_ORDERS = source`
  \b(?:contains?|holds?|has|have|gives?|lists?|includes?|brings?) (?:any |some )?(?:\w{2,10} )?
  (?:commands?|instructions?|orders?|directives?|shell lines?)\b
`
const RUN_THEM = source`
  \b(?:(?:run|execute|follow|obey|do|perform|comply with|act on) (?:them|these|those|it)|
    carry (?:them|these|those|it) out)\b
`
const RUN_LINES = source`
  \b(?:execute|run|carry out|perform|evaluate) (?:(?:each|every|all|any|the)(?: of)?(?: the)? )
  (?:shell )?(?:lines?|commands?|instructions?|orders?)(?: that (?:stand|are|is))?
  (?: (?:found|given|listed|written|named))? (?:of|in|from|inside|within)\b
`
const INTO_A_SHELL = source`
  \b(?:in|to|into|through) (?:the |a |your )?(?:shell|bash|sh|zsh|terminal|interpreter|eval|
    command line|powershell)\b
`
const AS_ORDERS = source`
  \bas (?:(?:your|the|its|an?) (?:new |own |next |only |standing )?(?:system (?:prompt|message)|
    instructions|orders?|law|commands?)|orders|
    instructions|commands)\b(?! (?:in|of|for|to|line|id|number)\b)
`
const IN_PLACE_OF_THESE = source`
  \b(?:they|it|these|those|which|and) (?:then |now |always )?(?:replaces?|overrides?|
    supersedes?|outranks?|go(?:es)? before|comes? before|
    takes? (?:precedence|priority) over|sets? aside) (?:these|this|the rules here|everything|
    what stands here|all (?:other|earlier)|your)\b
`
const IS_DONE = source`
  \b(?:is|are|must be|has to be|have to be|gets?|shall be) (?:to be )?(?:at once )?(?:done|
    carried out|obeyed|executed|followed|granted|performed|law|binding|an order|orders)\b
`

/** Those who know that such text is not to be trusted. */
const WARY = /\b(?:untrusted|as data|inject(?:ion|ed)|malicious|suspicious|attackers?)\b/

export const OF_VOICES = {
  /** It is obeyed, run, or decides what is done next. */
  obeyedSources: each(
    { severity: 'high', unless: WARY },
    inTurn(OPENS, 24, COMES_IN, 40, DO_IT),
    // What a site asks of robots is kept to.
    inTurn(
      source`
        \b(?:obey|comply with)\b(?! [^.!?\n]{0,24}\b(?:robots|terms|licen[cs]es?|
          guidelines|spec(?:ification)?s?|standards?|protocols?|schemas?|formats?|
          conventions?|regulations?)\b)
      `,
      24,
      REACHES,
    ),
    inTurn(
      String.raw`\bobey\b`,
      4,
      BROUGHT,
      24,
      source`
        \b(?:even (?:if|when|where)|whatever|no matter|
          without (?:asking|question)|unasked|blindly)\b
      `,
    ),
    inTurn(
      source`
        \b(?:do|carry out|execute|perform|fulfil|obey|follow) (?:whatever|everything|
          anything|all|what)(?: that)?\b
      `,
      14,
      REACHES,
      50,
      SAYS,
    ),
    inTurn(
      source`
        \b(?:get|take|receive|draw|accept|await) your (?:next |new |daily |current |further )?
        (?:orders?|instructions?|commands?|steps?|tasks?|directions?|directives?|goals?) from\b
      `,
      8,
      REACHES,
    ),
    inTurn(
      String.raw`\blet\b`,
      6,
      FILED,
      40,
      source`
        \b(?:decide|determine|dictate|direct|steer|drive|govern|choose) (?:what you|your|
          which \w{3,10} you|how you|where you|the next)\b
      `,
    ),
    inTurn(String.raw`\b(?:if|when|whenever|where)\b`, 16, FILED, 12, HOLDS_ORDERS, 6, RUN_THEM),
    inTurn(RUN_LINES, 8, FILED),
    inTurn(String.raw`\b(?:pipe|feed|paste|pass|hand)\b`, 6, FILED, 30, INTO_A_SHELL),
    inTurn(String.raw`\b(?:use|take|treat|load|adopt|regard|consider)\b`, 8, FILED, 30, AS_ORDERS),
    inTurn(
      source`
        \b(?:apply|adopt|follow|use|obey|observe) (?:the |any |all |its )?(?:rules|orders|
          instructions|directives|text)\b
      `,
      14,
      BROUGHT,
      40,
      IN_PLACE_OF_THESE,
    ),
    inTurn(
      String.raw`\b(?:check|consult|poll|read|watch)\b`,
      8,
      REACHES,
      30,
      source`
        \bfor (?:your |new |further |fresh |more |updated ){1,2}(?:instructions?|orders?|
          commands?|directives?)\b
      `,
    ),
    inTurn(String.raw`\b(?:whatever|anything|everything)\b`, 14, FILED, 30, SAYS, 30, IS_DONE),
  ),
} satisfies Record<string, readonly Scheme[]>
