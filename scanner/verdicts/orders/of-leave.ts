/** Frames of leave that nobody gave: grave deeds done unasked, guards got past, questions answered in the user's name. */

import { regex, source } from '../../patterns/verbose.ts'
import { worded } from '../../patterns/wording.ts'
import { type Frame, order, phrase, stated } from './frame.ts'
import { ASSENT, GUARD, USERS } from './parts.ts'

/** What binds the user, reaches others or cannot be taken back, each with its thing. */
const GRAVE_DEEDS = source`
  (?:publish|release)(?:es|s)? (?:the |a |any |every |this |your )?(?:[\w-]{2,14} ){0,2}
  (?:packages?|crates?|gems?|images?|sites?|pages?|posts?|articles?|versions?|releases?|
    payments?|funds|to npm|to pypi)|
  (?:(?:push|merge|commit)(?:es|s)?|(?<=\bbefore )(?:push|merg|committ)ing) (?:\w{2,12} ){0,3}?
  (?:to |into )?(?:the |all |every |any )?(?:open )?(?:main|master|production|prod|upstream|
    pull requests?|prs?|merge requests?|release branch)\b|
  force[- ]push|
  deploys? (?:\w{2,12} ){0,3}?(?:to|in|into) (?:production|prod|live)|
  pays? (?:the |all |any |every |each |an? |it|them|out)|
  (?:transfer|wire|remit)s? (?:the |all |any |an? )?(?:\w{2,12} ){0,2}(?:balance|money|funds|
    amounts?|payments?|deposit|sum)|
  (?:buy|purchase|order|book|subscribe to|renew)s? (?:the |an? |all |any |more )(?:\w{2,12} ){0,2}
  (?:plans?|licen[cs]es?|subscriptions?|tickets?|flights?|items?|shares|credits)|
  grants? (?:\w{2,12} ){0,3}?(?:rights|access|permissions?|privileges|admin\w{0,8}|roles?)|
  drops? (?:the |all |every |any )?(?:\w{2,14} ){0,2}(?:tables?|databases?|schemas?|collections?)|
  (?:delete|erase|wipe|purge|destroy)s? (?:the |all |every |any |their )(?:\w{2,14} ){0,2}
  (?:databases?|backups?|records?|accounts?|volumes?|customers?|buckets?|
    repositor(?:y|ies)|mailbox(?:es)?)|
  (?:e-?mail|mail|message|text|invite|write to)s? (?:every|all|each|everybody|
    everyone|the (?:whole|entire)|(?:the |our |their )?(?:customers|clients|members|
      guests|contacts|subscribers))|
  (?:send|post|upload|share)s? (?:the |all |every |any |their )(?:\w{2,14} ){0,3}(?:to|with) (?:all|
    every|everybody|everyone|each|the (?:customers|clients|partners|press|members|contacts))|
  (?:revoke|rotate|reset)s? (?:the |all |every |any |their )?(?:\w{2,12} ){0,2}(?:keys?|passwords?|
    credentials|tokens|access)|
  (?:cancel|terminate|close)s? (?:the |all |any |every |their )?(?:\w{2,12} ){0,2}(?:subscriptions?|
    contracts?|accounts?|orders?|bookings?|polic(?:y|ies))|
  (?:sign|accept)s? (?:the |an? |any |every |all )(?:\w{2,12} ){0,2}(?:contracts?|leases?|
    agreements?|offers?|terms)
`

export const GRAVE_DEED = worded(new RegExp(String.raw`\b(?:${GRAVE_DEEDS})`))

/** `To let a specific tool bypass the prompt, set …`: how whoever writes the program marks one of them. */
export const OF_ONE_TOOL = regex`
  \bto (?:let|allow|have|make) (?:an? )?(?:specific|single|individual|particular|given|
    certain|one) (?!agent|assistant)(?:[\w-]{2,14} ){1,3}(?:to )?$
`

const WORD_OF_LEAVE =
  '(?:confirmation|approval|permission|consent|leave|sign-?off|go-ahead|agreement|authori[sz]ation)'

/** Nobody is asked for it, or somebody has said no. */
const UNASKED = source`
  \b(?:no (?:${WORD_OF_LEAVE}|questions?) (?:is |are )?(?:needed|necessary|required|asked|wanted)|
  (?:nobody|no one) (?:has|needs|must|is) to (?:be asked|agree|approve|confirm|allow)|
  ${USERS} (?:need not|needn't|must not|does not have to|do not have to|
    is not to|should not) be (?:asked|consulted)|
  without (?:\w{2,9} (?:or|and) )?(?:first )?(?:asking|consulting|(?:checking|clearing it) with|
    (?:\w{2,10} ){0,2}(?:user|owner|team|customer|client|anyone|
      anybody|their)(?:'s|s')? ?${WORD_OF_LEAVE})|
  before (?:${USERS}|they|the \w{3,12}) (?:can|could) (?:object|say no|
    stop (?:it|you)|refuse|decline|react)|
  (?:no matter what|whatever) ${USERS} (?:says?|answers?|wants?|replies|thinks?)|
  (?:although|though|even (?:if|though|when|after)|despite the fact that) ${USERS} (?:says? no|
    said no|has (?:refused|declined|objected|said no)|refuses?|refused|declines?|declined|
    objects?|objected|asked you not to)|(?:do not|don't|never) (?:ask|wait|prompt)
  (?: ${USERS})? (?:for (?:any |the )?${WORD_OF_LEAVE}|first)|
  on your own (?:initiative|authority|say-so|account)|unprompted|instead of asking|
  (?:ask|tell them|inform ${USERS}) (?:only )?(?:afterwards?|later|after the fact))\b
`

/** Asking is put aside first. */
const ASKING_ASIDE = source`
  (?:(?:never|do not|don't) (?:stop to |ever |bother to )?(?:ask|seek ${WORD_OF_LEAVE}|
    wait for ${WORD_OF_LEAVE})(?: ${USERS})?(?: first| for ${WORD_OF_LEAVE})?|
  there is no need to ask(?: ${USERS})?(?: first)?|no need to ask(?: ${USERS})?(?: first)?|
  asking (?:first |${USERS} (?:first )?)?(?:is a waste of (?:time|effort)|
    is (?:pointless|needless|unnecessary|not needed)|costs (?:too much )?time|
    wastes time|only (?:delays|slows|costs))(?: \w{2,10})?|
  (?:nobody|no one) (?:has|needs) to (?:agree|approve|be asked))
  (?:,? (?:just|simply|and)|[;:,]|,? before you)
  (?: (?:just|simply|then|go ahead and))? (?:${GRAVE_DEEDS})
`

/** Small or thrown-away work, or what the user has set up. */
const SMALL = regex`
  \b(?:tests?|testing|staging|sandbox|dry[- ]run|preview|drafts?|temporary|local(?:host)?|
    scratch|typos?|formatting|spam|fixtures?|demo|unless|except|own (?:branch|fork|inbox|notes)|
    (?:user|owner|they) (?:has|have) (?:set|chosen|enabled|named|listed)|
    allow-?list|at most|up to|no more than|renovate|dependabot)\b
`

/** Questions that protect somebody. */
const QUESTION = source`
  \b(?:permission|confirmation|consent|approval|security|payment|warning|licen[cs]e|terms|privacy|
    access|trust|tool(?:-use)?)s?
  (?: (?:prompts?|dialogs?|dialogues?|questions?|requests?|forms?|windows?|screens?|pop-?ups?|boxes|
    box|pages?|of (?:service|use)|and conditions))?\b|
  \bare you sure\b|\b(?:every|any|each|all) (?:prompts?|dialogs?|questions?|requests?|warnings?)\b
`

/** By somebody else than who is asked. */
const IN_THEIR_PLACE = source`
  \b(?:on (?:the user's|the owner's|their|his|her) behalf|on behalf of (?:the )?
    (?:user|owner|customer)|in (?:the user's|the owner's|their|his|her) (?:name|place|stead)|
  for the (?:user|owner)(?: (?:unasked|yourself|without))?|yourself|
  as (?:if|though) (?:the user|they|the owner) had|
  (?:whatever|no matter what) (?:it|they|the \w{3,12}) (?:asks?|says?|wants?|is)|
  without (?:showing|reading|displaying)(?: (?:it|them))?|
  as already (?:approved|agreed|answered|confirmed))\b
`

/** The answer is theirs after all, or it is about words on a page. */
const THEIR_ANSWER = regex`
  \b(?:they|user|owner) (?:have|has) (?:\w{2,10} )?(?:agreed|approved|confirmed|said|read|
    chosen|asked)|with (?:their|his|her) (?:consent|approval|mandate|leave)|
    \b(?:solve|quiz(?:zes)?|exams?|worksheets?|pupils?|students?|tests?|mock\w{0,3}|fixtures?|
      stubs?|simulat\w{1,4}|power of attorney|never|do not|don't)\b
`

/** A guard stands in the way of the work. */
const IN_THE_WAY =
  '(?:blocks?|stops?|rejects?|refuses?|flags?|denies|complains?|objects?|gets in (?:the|your) way|slows?|interferes?|fails?|warns?)'

/** It is put out for a while, or by somebody who may. */
const WITH_CARE = regex`
  \b(?:temporar\w{2,4}|(?:turn|switch) (?:it|them) (?:back )?on|back on|re-?enable|
    afterwards (?:start|enable)|exceptions?|exclusions?|allow(?:ed)?[- ]?(?:list|rule)|
    ask|owner (?:agrees|says)|false positives?|attackers?|malware|tests?|detect\w{0,3})\b
`

export const ON_LEAVE = {
  /** A grave deed, and nobody is to be asked. */
  doneUnasked: {
    patterns: [phrase(GRAVE_DEEDS, UNASKED, 60), phrase(ASKING_ASIDE, '', 0)],
    spared: SMALL,
  },

  /** What protects is got past as soon as it does its work, or so that it cannot. */
  guardPassed: {
    patterns: [
      ...order(
        'work around|get (?:a)?round|get past|evade|circumvent|dodge|slip past|sneak past|outwit|bypass|skip|disable|remove|switch off|turn off',
        String.raw`\b${GUARD}\b`,
        source`
          \b(?:whenever|each time|every time|as soon as|if|
            when|where) (?:it|they|this|that) ${IN_THE_WAY}|\bby (?:any|all) means\b|
          \bso (?:that )?(?:nothing|it|they|no \w{3,12}) (?:can |will )?(?:\w{2,8} )?(?:in the way|
            blocks?|stops?|interrupts?|is (?:blocked|stopped|asked|logged))|
          \b(?:no longer|does not|do not) appl(?:y|ies) to you\b
        `,
        [16, 30],
      ),
      phrase(
        source`
          (?:evade|slip past|sneak past|outwit|get past) (?:the |any |every |all |
            your |their )?(?:\w{2,12} )?${GUARD}
        `,
        '',
        0,
      ),
      phrase(
        source`
          (?:set|arrange|change|configure) [^.!?\n]{2,40}?so that (?:the |any )?
          (?:\w{2,12} )?${GUARD} (?:no longer|does not|do not|never) appl(?:y|ies)\b
        `,
        '',
        0,
      ),
    ],
    stated: [
      stated(
        source`
          ^[^a-z]{0,12}(?:if|when|whenever|where|as soon as) (?:the |an? |any |your )?
          (?:\w{2,12} ){0,2}?${GUARD} ${IN_THE_WAY}\b[^.!?;\n]{0,40}, (?:just |simply |then )?
          (?:disable|deactivate|switch|turn|remove|bypass|kill|uninstall|work around|
            get around|circumvent)\b
        `,
      ),
      stated(
        source`
          \b(?:stop|disable|kill|pause|switch off|turn off) (?:the |any |every |all )?
          (?:\w{2,12} )?${GUARD}\b[^.!?\n]{0,60}\bnever (?:start|switch|turn|
            bring|enable) (?:it|them) (?:back )?(?:on |up )?again\b
        `,
      ),
    ],
    spared: WITH_CARE,
  },

  /** A question that protects the user gets its yes from the agent. */
  answeredForUser: {
    patterns: [
      ...order(
        source`
          ${ASSENT}|answer|reply to|fill in|tick|sign|agree to|treat|
          pipe (?:yes|y) into|click "?(?:allow|yes|ok|accept)"? (?:on|in)|
          (?:choose|press|hit|select) "?(?:always allow|allow|yes|ok|accept)"? (?:on|in|for)
        `,
        QUESTION,
        IN_THEIR_PLACE,
        [24, 40],
      ),
    ],
    stated: [
      stated(
        source`
          \b(?:if|when|whenever) (?:the |an? |any |every )?(?:\w{2,14} ){0,2}?
          (?:${QUESTION})[^.!?\n]{0,40}(?:appears?|comes up|pops up|asks?|
            is shown|shows up), (?:the answer is always "?(?:yes|y|allow)|
            (?:always )?(?:choose|click|press|pick|select|answer|say|type) "?(?:always allow|allow|
              yes|ok|accept|agree)\b[^.!?\n]{0,12}(?:without (?:showing|reading|asking)|
              for the user|unread|on (?:their|the user's) behalf))
        `,
      ),
    ],
    spared: THEIR_ANSWER,
  },
} satisfies Record<string, Frame>
