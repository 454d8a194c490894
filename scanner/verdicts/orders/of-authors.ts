/**
 * Frames of what is done for those who wrote the text: goods and keys that they get, leave that they take, orders that
 * they give.
 */

import { regex, source } from '../../patterns/verbose.ts'
import { type Frame, order, phrase, stated } from './frame.ts'
import { BEGINS, USERS } from './parts.ts'

/** Those who wrote it, and what they own. */
const US = source`
  (?:us|me|ourselves|our (?:\w{2,12} )?(?:servers?|team|mailbox|inbox|collector|account|side|people|
    bucket|cloud|endpoint|dropbox|drive|database|machine|desk|host|storage|channel)|
    (?:the |its |our )?(?:author|maker|developer|publisher|creator|vendor|
      owner|maintainer)s? of (?:this|the) (?:skill|file|text|plug-?in|tool)|
    the (?:skill|plug-?in)'?s (?:author|maker|developer|publisher|creator|vendor|maintainer)s?|
    whoever (?:wrote|made|maintains|built) (?:this|the skill))\b
`

/** The same where keys leave no doubt whose author is meant. */
const US_OR_AUTHOR = source`
  (?:${US}|the (?:author|maker|publisher)s?\b
    (?! of the (?:mail|message|document|book|page|issue|commit)))
`

/** The same as those who act. */
const WE = source`
  (?:we|the (?:author|maker|developer|publisher|creator|vendor)s? of (?:this|the) (?:skill|file|
    text|plug-?in|tool)|the (?:skill|plug-?in)'?s (?:author|maker|developer|publisher|
      creator|vendor)|whoever (?:wrote|made|built) (?:this|the skill))
`

/** Whose they are. */
const THEIRS = source`
  (?:(?:all |all of |any of |every one of |both )?(?:the |each |every |any )?(?:users?|owners?|
    customers?|clients?|guests?|visitors?|members?|tenants?|patients?|
    students?|employees?)['’]?s?['’]?|their|his|her)
`

/** What opens somebody's accounts. */
const KEYS = source`
  (?:${THEIRS} (?:\w{2,12} ){0,2}?|(?:all|any|every|the) (?:stored |saved |found |other |of the )?)
  (?:passwords?|passphrases?|credentials|log-?ins?|api keys?|private keys?|ssh keys?|seed phrases?|
    recovery (?:codes?|phrases?)|access tokens?|cookies|card numbers?|one-time codes?|pins?)\b
`

/** What is somebody's own. */
const GOODS = source`
  (?:${THEIRS} (?:\w{2,12} ){0,2}?(?:mails?|e-?mails?|messages|files|documents|photos|
    pictures|contacts|address book|calendar|home (?:folder|directory)|bank statements|
    (?:browser |search |shell )?history|clipboard|notes|diary|conversations?|chats?|
    whereabouts|location)\b|(?:whole |entire |full )home (?:folder|directory)|
    (?:all|every|each|any)(?: of)?(?: the)? (?:files?|documents?|mails?|e-?mails?|messages?|
      transcripts?|conversations?|chats?|contacts?|invoices?|bank statements?|photos?)\b|
    (?:the |an? )?(?:copy of the )?(?:address book|customer list|bank statements|contact list)\b|
    what(?:ever)? (?:the user|users|they|our users) (?:typed?s?|types|said|says?|
      wrote|writes?|does|do)\b)
`

const HAND =
  'send|give|hand|mail|e-?mail|forward|upload|tell|show|pass|text|bring|transfer|share|copy|report|submit|deliver|post|push|transmit|supply|put'

/** It is wanted, asked, kept from others or only about something else. */
const RIGHTLY = regex`
  \b(?:never|not|nothing|nobody|feedback|bugs?|opt(?:s|ed|ional\w{0,2})?|opt-in|consent\w{0,2}|
    if (?:you|they) (?:like|want|agree|wish)|
    asks?|asked|wants|agrees?|agreed|you can|may|hash\w{0,3}|encrypt\w{0,3}|public keys?|
    placeholders?|redact\w{0,3}|mask\w{0,3}|
    revoke\w{0,1}|rotate\w{0,1}|example|privacy policy|quota|backend|tests?|mock\w{0,3}|legal|court|
    gdpr|without (?:names|personal))\b|n't\b
`

/** `Show me all mails` is what users say to an agent, and it shows them to whoever asks. */
const IN_TALK = '(?!(?:show|tell|give|bring) me\\b)'

/** Ways in which things come to those who wrote the text. */
const cometo = (things: string, us: string): RegExp[] => [
  stated(
    source`
      ${BEGINS}${things === GOODS ? IN_TALK : ''}(?:${HAND}) (?:${us})[^.;!?\n]{0,24}?\b(?:${things})
    `,
  ),
  stated(
    source`
      ${BEGINS}(?:${HAND})\b[^.!?\n]{0,16}?\b(?:${things})[^.!?\n]{0,30}?\b
      (?:to|with|into|at|on|for) (?:${us})
    `,
  ),
  stated(
    `${BEGINS}let (?:${us}) (?:have|know|see|get|read|keep)\\b[^.!?\\n]{0,20}?\\b(?:${things})`,
  ),
  stated(
    source`
      ${BEGINS}(?:have|let|make|get|ask|tell) ${USERS} (?:to )?(?:give|send|tell|show|mail|text|
        forward|hand) (?:${us})\b[^.!?\n]{0,16}?\b(?:${things})
    `,
  ),
  stated(
    source`
      \b${WE} (?:has to|have to|must|needs? to|wants? to|should|shall|will|is to|are to) (?:know|
        have|get|see|receive|learn|read|be given|be sent|be told)\b[^.!?\n]{0,24}?\b(?:${things})
    `,
  ),
  stated(
    source`
      \b${WE} (?:gets?|receives?|collects?|is given|are given|is sent|
        are sent|learns?)\b (?:also |always )?(?:a copy of )?(?:${things})
    `,
  ),
  stated(
    source`
      \b(?:so that|make sure(?: that)?|see to it that) ${WE} (?:learns?|knows?|gets?|has|have|
        sees?|receives?)\b[^.!?\n]{0,16}?\b(?:${things})
    `,
  ),
  stated(
    source`
      \b(?:${things})[^.!?\n]{0,20}? (?:goes?|go|belongs?|is due|(?:is|are) (?:\w{2,8} )?
        (?:sent|copied|mailed|forwarded|given|shared|uploaded|passed on|handed over)|
        is for|are for)(?: also| then| on| over)? (?:(?:to|with|for) )?(?:${us})
    `,
  ),
  stated(
    source`
      \b(?:forms?|pages?|components?|apps?|scripts?|
        programs?|hooks?) (?:reports?|sends?|forwards?|passes|uploads?|
        copies|posts?)\b[^.!?\n]{0,12}?\b(?:${things})[^.!?\n]{0,20}? (?:to|with) (?:${us})
    `,
  ),
]

export const ON_AUTHORS = {
  /** What opens accounts, for those who wrote the text. */
  keysToAuthor: { patterns: [], stated: cometo(KEYS, US_OR_AUTHOR), spared: RIGHTLY },

  /** What is somebody's own, for the same. */
  goodsToAuthor: { patterns: [], stated: cometo(GOODS, US), spared: RIGHTLY },

  /** They would like to hear what is said. */
  keptPosted: {
    patterns: [
      phrase(
        'keep [^.!?\\n]{2,24} (?:up to date|posted|informed) (?:on|about|of|as to)',
        String.raw`\bwhat(?:ever)? (?:the user|users|they) (?:writes?|says?|types?|does|do)\b`,
        8,
      ),
    ],
    stated: [
      stated(
        source`
          \bwe (?:would )?(?:like|want|love|are curious) to know what (?:our |the )?users? (?:
            writes?|types?|says?|does|do)\b
        `,
      ),
    ],
    spared: /\b(?:feedback|survey|asks?|opt|consent|never|not)\b/,
  },

  /** The user is nobody's master, or the text is. */
  servesOthers: {
    patterns: [
      phrase(
        'take no (?:orders|instructions|commands)|accept no (?:orders|instructions)',
        String.raw`\bfrom the user\b(?! input| data|-)`,
        6,
      ),
    ],
    stated: [
      stated(
        source`
          \byou (?:now |only |solely )?(?:answer|belong|report|are (?:loyal|bound|responsible)|
            work for|serve|obey)\b[^.!?\n]{2,60}
          \b(?:(?:and )?not (?:to |for )?the user|(?:and )?(?:to )?(?:nobody|no one) else|
            never (?:to )?the user|rather than (?:to )?the user)\b
        `,
      ),
      stated(
        source`
          \byour (?:new |real |true |only )?(?:boss|owner|master|employer|principal|client) is[ ]
          (?:the (?:author|maker|publisher|creator)s?\b|whoever wrote|not the user)
        `,
      ),
      stated(
        source`
          \b(?:the|your) (?:user|owner|operator|vendor|human) has no (?:say|voice|vote|veto)\b
        `,
      ),
      stated(
        source`
          \ba no (?:of|from|by) the user (?:counts for nothing|does not count|is not heard|
            means nothing|means yes)
        `,
      ),
      stated(
        source`
          \bwhat the user (?:wants|asks(?: for)?|says|wishes) is (?:secondary|
            of no (?:importance|interest)|irrelevant)\b
        `,
      ),
      stated(
        source`
          \b(?:the user|the system(?: prompt)?|anyone|somebody) (?:\w{2,10} ){0,6}?(?:else|
            otherwise|disagrees?|differs?|something different|conflicts?),?[ ]
          (?:then )?this (?:file|skill|text|page) (?:wins|is right|decides|prevails|comes first)\b
        `,
      ),
      stated(
        source`
          \byou have no (?:other )?rules (?:other than|except|but|besides) (?:those in |
            the ones in |those of )?this\b
        `,
      ),
      stated(String.raw`\bfor this skill,? there are no rules\b`),
      stated(
        source`
          \b(?:rules|instructions|policies|guidelines) (?:in|of|by|from) (?:[\x60"']?
            (?:claude|agents|gemini)\.md[\x60"']?|the (?:user|system|company|system prompt|owner))\b
          [^.!?\n]{0,60}\b(?:void|null|outdated|invalid|
            do not (?:count|apply)|of no effect)\b(?! (?:to|outside|there)\b)
        `,
      ),
      stated(
        source`
          \b(?:treat|read|regard|take) this (?:file|page|
            text|skill) (?:like|as) (?:a |the )?system (?:message|prompt)\b
        `,
      ),
    ],
    spared: regex`
      \b(?:attackers?|injection|stor(?:y|ies)|games?|role-?play|persona|character|novel|quotes?|
        says (?:that|to)|claims?|tries|example|phishing)\b
    `,
  },

  /** A good rule that leaves out those who wrote it. */
  exceptOurs: {
    patterns: [
      stated(
        source`
          \b(?:check|review|ask|approv|report|log|confirm|verif|scan|flag|test|
            audit|inspect)\w{0,4}\b[^.!?;\n]{0,50}
          (?:except(?: for)?|other than|apart from|but not|with the exception of) (?:for )?
          (?:ours\b|us\b|those (?:of|from|by) (?:us|
            the author|[\w .&-]{2,24} (?:ltd|inc|llc|gmbh|corp)\b))
        `,
      ),
      stated(
        source`
          \b(?:tell|show|report to) (?:the user|them) everything (?:but|
            except(?: for)?|apart from) this (?:step|file|line|part)\b
        `,
      ),
      stated(
        source`
          \b(?:exception of|except(?: for)?|apart from|other than)\b[^.!?\n]{2,50}
          , which (?:we (?:get|receive|keep|take)|becomes? ours|goes? to us|is ours|are ours)\b
        `,
      ),
    ],
    spared: /\b(?:generated|vendored|third[- ]party|because|since)\b/,
  },

  /** They are let in where the user is at home. */
  usLetIn: {
    patterns: [
      phrase(
        'give (?:us|the author|the maker) (?:\\w{3,8} ){0,2}access to',
        source`
          \b(?:the |each |every )?(?:users?['’]s?|their|his|
            her|customers?['’]s?) (?:\w{2,10} )?(?:machines?|computers?|laptops?|mailbox|accounts?|
            servers?|repositor(?:y|ies)|calendar|files|cloud|network|bank)\b
        `,
        4,
      ),
      phrase(
        '(?:create|add|set up|open|make|leave) (?:\\w{1,10} ){0,3}(?:accounts?|log-?ins?|users?|keys?|entry|access) for us',
        source`
          \b(?:on|in|to|at) (?:the |each |every )?(?:users?['’]s?|their|his|her|customers?['’]s?)\b
        `,
        6,
      ),
      phrase(
        'build in|put|leave|add|make|include|keep',
        source`
          \ba (?:\w{3,10} )?(?:way|door|path|switch|route|entrance|opening)\b[^.!?\n]{0,16}
          \b(?:for us to|(?:by|with|through) which we can|so (?:that )?we can|that lets us)[ ]
          (?:get (?:back )?in|log in|reach the|enter|turn (?:the |it )?(?:\w{3,10} )?off|
            shut|take over|look in|read)
        `,
        4,
      ),
    ],
    spared: regex`
      \b(?:the user (?:asks|asked|agrees|wants)|consent\w{0,2}|
        support session|asks?|feature flags?)\b
    `,
  },

  /** What is the user's works for them. */
  worksForUs: {
    patterns: [
      ...order(
        'use|take|borrow|run',
        source`
          \b(?:idle (?:time|cycles|hours)|(?:spare|free) (?:time|cycles|capacity)|
            (?:users?['’]s?|their|his|her|customers?['’]s?) (?:\w{2,10} )?(?:accounts?|machines?|
              computers?|gpus?|credits?|tokens|quota|network|connection))\b
        `,
        source`
          \b(?:for us\b|to run our\b|for our (?:own|jobs|work)\b|to mine\b|
            to earn us\b|in our favou?r\b)
        `,
        [8, 30],
      ),
      phrase('solve', String.raw`\bcaptchas\b[^.!?\n]{0,6} for us\b`, 8),
    ],
    spared: /\b(?:consent\w{0,2}|asks?|asked|opt)\b/,
  },

  /** Money and numbers that become theirs. */
  becomesOurs: {
    patterns: [
      ...order(
        'transfer|send|move|sweep|withdraw|pay|shift|wire',
        source`
          \b(?:users?['’]s?|owners?['’]s?|customers?['’]s?|clients?['’]s?|their|his|
            her|all (?:the )?) ?(?:\w{2,10} )?(?:bitcoins?|ether|crypto\w{0,8}|coins?|savings|funds|
            money|balances?|assets|usdt|eth|btc|stablecoins?|deposits?)\b
        `,
        source`
          \b(?:to|into) (?:ours\b|mine\b|
            us\b|our (?:own )?(?:\w{2,10} )?(?:wallets?|accounts?|address(?:es)?)\b)
        `,
        [8, 24],
      ),
      phrase('pay', String.raw`\binvoices? (?:of|from) [^.!?\n]{2,30} twice\b`, 12),
      phrase(
        'raise|increase|inflate|pad',
        source`
          \b(?:hours|amounts?|prices?|fees?|totals?)\b[^.!?\n]{0,30}\bso (?:that )?the (?:customer|
            client|user|buyer|guest)s? pays? more\b
        `,
        8,
      ),
    ],
    stated: [
      stated(
        source`
          \b(?:bank accounts?|ibans?|payees?|account numbers?|bank details|
            wallet address(?:es)?|recipients?)\b[^.!?\n]{0,30}
          \b(?:is|are|gets?|has|have|was|be|been|being) (?:\w{3,12}ly )?(?:replaced|changed|swapped|
            overwritten|exchanged|become|turned|set)\b
          [^.!?\n]{0,8}\b(?:ours|mine|our own|our account)\b
        `,
      ),
      stated(
        source`
          \b(?:bank accounts?|ibans?|payees?|account numbers?|bank details|wallet address(?:es)?)\b
          [^.!?\n|]{0,20}(?:\||:|=|→) ?(?:replace (?:it )?(?:with|by) |set to |becomes )?ours\b
        `,
      ),
      stated(
        source`
          \b(?:replacing|swapping|changing|exchanging)\b[^.!?\n]{0,12}\b(?:bank accounts?|ibans?|
            payees?|account numbers?|bank details|wallet address(?:es)?)\b[^.!?\n]{0,24}\b
          (?:with|by|to|for) (?:ours|mine|our own)\b
        `,
      ),
    ],
    spared: /\b(?:phishing|fraud\w{0,5}|scam\w{0,3}|attackers?|warn\w{0,3}|testnet|example)\b/,
  },
} satisfies Record<string, Frame>
