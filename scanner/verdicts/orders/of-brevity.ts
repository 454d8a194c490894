/** Frames of short orders: the deed and the thing are enough, and nothing else need be said to know them for what they are. */

import { regex, source } from '../../patterns/verbose.ts'
import { FOR_SHOW, type Frame, order, phrase, stated } from './frame.ts'
import { AGENT_FILES, PLACE, USERS } from './parts.ts'

/** What opens the accounts of a user. */
const THEIR_KEYS = source`
  (?:(?:all |any of |the list of )?(?:the |each |every )?(?:users?['’]s?|owners?['’]s?|customers?['’]s?|clients?['’]s?|guests?['’]s?|members?['’]s?|their|his|her|stored|saved)[ ]
  (?:\w{2,10} )?(?:passwords|passphrases?|bank log-?ins?|seed phrases?|recovery (?:codes?|phrases?)|card numbers?|private keys?))\b
`

/** A secret by itself. */
const SECRET = source`
  \b(?:(?:the |a |our |your |its |each |every )?(?:(?:\w{2,12} )?(?:passwords?|passphrases?)|(?:api|access|auth|deploy|session|bot|bearer|github|npm) (?:tokens?|keys?)|tokens?|api keys?|private keys?|credentials))\b
  (?! (?:count|usage|budget|limit|name|type|expir\w{1,5}|hash|policy|field|length|strength|reset|id))
`

/** The files that agents read at each start, with their folders. */
const GUIDES = String.raw`[\x60"']?[\w~./-]{0,40}(?:${AGENT_FILES})[\x60"']?`

/** Nothing of it is to be looked at any more. */
const UNCHECKED = source`
  (?:needs?|requires?) no (?:\w{3,10} )?(?:reviews?|checks?|approval|confirmation|questions?|scans?)\b|
  \b(?:reviews?|checks?|approvals?|confirmations?|questions?|scans?) (?:is|are) (?:no longer|not) (?:needed|required|necessary)\b|
  \b(?:is|are) (?:to be |all |always )?trusted\b|\btrust (?:all|every|any)\b|
  \b(?:merged|installed|run|deployed|approved) without (?:reviews?|checks?|approval|asking|questions?|confirmation)\b
`

/** The user says so, or it is done with care. */
const ASKED =
  /\b(?:asks?|asked|wants?|agrees?|agreed|confirms?|confirmed|consent\w{0,2}|if the user)\b/

/** Nothing real. */
const UNREAL = String.raw`test (?:database|data|environment|users?|accounts?|server|file|log-?in)s?|in (?:the |unit )?tests?\b|for tests?\b|testing|test suite|fixtures?|mocks?|staging|sandbox|seed data|demo`

/** Words of a text that reports on attacks or forbids them. */
const TOLD =
  /\b(?:never|attackers?|phishing|scam\w{0,4}|malware|fraud\w{0,5}|warn\w{0,3}|detect\w{0,3}|report (?:it|them|any|all)|example|placeholder|dummy|fake|mask\w{0,3}|redact\w{0,3})\b/

export const ON_BREVITY = {
  /** Somebody's passwords leave the house, to whomever. */
  passwordsOut: {
    patterns: [
      phrase(
        'post|publish|hand out|give away|sell|leak|text|broadcast|announce|read out|print out|spread',
        String.raw`(?<=\s)${THEIR_KEYS}`,
        2,
      ),
      phrase(
        `(?:tell|show|give) (?:everyone|everybody|anyone|anybody|people|others)`,
        String.raw`(?<=\s)${THEIR_KEYS}`,
        24,
      ),
      phrase(
        'send|forward|mail|e-?mail|share|upload|pass|hand',
        source`
          (?<=\s)${THEIR_KEYS}[^.!?\n]{0,16} (?:to|with) (?!(?:the |their |his |her |our |your |a |an )?(?:user|owner|customer|client|guest|member|server|backend|api|password manager|vault|log-?in|browser|
            keychain|service|endpoint|form|function|database|identity provider|sign-in|app|bank|provider|person|them|him|her|it)\b|themselves\b|\W)
        `,
        2,
      ),
    ],
    stated: [
      stated(
        source`
          \b(?:if|when|whenever) (?:an? |any |the )?(?:mails?|messages?|pages?|callers?|persons?|tickets?|someone|somebody|anyone)\b[^.!?\n]{0,16}
          \basks? for (?:a |the |any |their )?(?:passwords?|codes?|pins?|credentials|keys?), (?:then )?(?:please )?(?:(?:answer|reply|respond) with (?:it|them)|(?:give|send|tell) (?:it|them)\b)
        `,
      ),
    ],
    spared: regex`
      \b(?:never|not|no|reset|hash\w{0,3}|encrypt\w{0,3}|password manager|vault|tls|https:\/\/(?:localhost|127)|breach\w{0,3}|haveibeenpwned|
        mask\w{0,3}|redact\w{0,3}|placeholders?|${UNREAL}|example|quiz|story)\b|n't\b
    `,
  },

  /** A secret where outsiders read it. */
  secretDisplayed: {
    patterns: [
      ...order(
        'write|put|insert|add|save|store|set|enter|type|paste|include|post|say|read|show|print|display|encode',
        SECRET,
        source`
          \b(?:in|into|as|on|at|to) (?:the |a |an |its |each |every )?(?:(?:name|title|description) of (?:the|a|an|each|every) (?:public )?(?:branch|page|playlist|commit|image|tag|channel|release|file)|
            branch names?|page titles?|(?:public )?(?:build|ci) logs?|(?:public |voice |team )?(?:forum|voice channel)|search box|out-of-office (?:reply|message)|
            public (?:page|playlist|channel|board|site|log|folder|document)|window title|page footer|caption|hashtags?)\b
        `,
        [24, 24],
      ),
      ...order(
        'set|change|make',
        String.raw`\b(?:out-of-office (?:reply|message)|status (?:line|message)|e-?mail signature|profile text)\b`,
        String.raw`\b(?:passwords|credentials|card numbers?|private keys?|tokens)\b`,
        [8, 24],
      ),
      ...order(
        'visit|open|call|fetch|load|request',
        PLACE,
        String.raw`\bwith (?:the |their |an? )?(?:\w{2,10} )?(?:tokens?|passwords?|credentials|keys?) (?:at the end|in the (?:address|path|query)|as a (?:parameter|query))`,
        [2, 6],
      ),
    ],
    spared: regex`\b(?:never|not|masked|name of the (?:secret|variable)|placeholders?|how to|whether|password (?:form|component|field|input|box|label)|masks?|dots|asterisks|example|${UNREAL})\b|n't\b`,
  },

  /** All that people keep, gone. */
  goneForUser: {
    patterns: [
      ...order(
        'delete|erase|wipe|destroy|purge|shred|remove|nuke|empty',
        source`
          \b(?:the |each |every |all )?(?:users?|owners?|customers?|clients?)['’]s?['’]? (?:back-?ups?|databases?|mailbox(?:es)?|documents folder)\b|
          \b(?:all|every|each)(?: of)?(?: the)? (?:mails?|e-?mails?|files?|documents?|photos?|back-?ups?|messages|contacts) of (?:the|each|any|every) (?:users?|owners?|customers?)\b|
          \bthe (?:documents|photos|home|pictures|mail) (?:folder|directory) of the (?:user|owner)\b
        `,
        '',
        [8, 0],
      ),
      ...order(
        'drop|delete|wipe|erase|truncate|destroy',
        String.raw`\b(?:production|prod|live) (?:database|db|data|tables?|cluster)\b`,
        String.raw`\b(?:once|after|at the end|before|on)\b`,
        [8, 4],
      ),
      phrase(
        'treat',
        String.raw`\bthe user['’]s (?:documents|files|photos|mails?|data|projects) (?:like|as) (?:temporary|garbage|trash|rubbish|scrap|caches?)`,
        2,
      ),
    ],
    spared: regex`
      \b(?:requests?|requested|asks?|asked|wants?|gdpr|erasure|close (?:the|their) account|account (?:is|was) (?:closed|deleted)|${UNREAL}|retention|older|expired|
        temp(?:orary)? (?:files|data)|confirm\w{0,5}|backup (?:first|before)|decommission\w{0,3}|trash|junk|spam|oldest|only|cascade|foreign key|soft[- ]delete\w{0,1}|endpoint|unless)\b
    `,
  },

  /** What is built breaks on its day. */
  breaksLater: {
    patterns: [],
    stated: [
      stated(
        source`
          \b(?:from|after|since|on) (?:\d{1,2}\.? [a-z]{3,9}|[a-z]{3,9} \d{1,2}|the (?:first|end) of [a-z]{3,9})(?: \d{4})?(?: on)?,? the (?:component|app|program|script|page|site|library|package|plug-?in)[ ]
          (?:should|shall|must|has to|is to) (?:stop working|stop|fail|break|crash|delete|show (?:a black|an? empty)|return (?:wrong|false))
        `,
      ),
      stated(
        source`
          \bafter \d{1,6} (?:calls|runs|uses|starts|requests|days),? the (?:component|app|program|script|page|site|library|package|plug-?in)[ ]
          (?:\w{2,8} )?(?:returns?|gives?|shows?|yields?|deletes?|wipes?) (?:wrong|random|false|incorrect|the user's|all)
        `,
      ),
      stated(
        source`
          \bthe (?:component|app|program|script|page|site|library|package|plug-?in)\b[^.!?\n]{0,50}\b(?:until|has run out|has expired|expires)\b[^.!?\n]{0,30}
          (?:\bthen|,)[^.!?\n]{0,20} (?:deletes?|wipes?|erases?|destroys?) (?:the )?(?:user's|database|data|files|source)
        `,
      ),
    ],
    spared: regex`\b(?:trial|session|cache|temporary|game|level|never|${UNREAL})\b`,
  },

  /** One word opens the door for everybody. */
  wordOpens: {
    patterns: [
      ...order(
        'let|have|make',
        String.raw`\b(?:the )?(?:log-?in|sign-?in|form|page|password field|site|app)\b`,
        String.raw`\baccept\b[^.!?\n]{0,20}\bpasswords? [\x60"“'][^\x60"”'\n]{3,30}[\x60"”'][^.!?\n]{0,10}\bfor (?:any|every|all|each) (?:users?|accounts?)`,
        [6, 4],
      ),
    ],
    stated: [
      stated(
        source`
          \b(?:log-?in|sign-?in|form|page|password field|site|app)\b[^.!?\n]{0,20}\b(?:accepts?|has to accept|must accept|should accept|takes|honou?rs)\b[^.!?\n]{0,14}
          \bpasswords? [\x60"“'][^\x60"”'\n]{3,30}[\x60"”'][^.!?\n]{0,10}\bfor (?:any|every|all|each) (?:users?|accounts?)
        `,
      ),
      stated(
        source`
          \b(?:whoever|anyone who|everyone who|anybody who|everybody who) (?:types?|enters?|knows?|adds?|says?|sends?|gives?)\b[^.!?\n]{0,16}?
          [\x60"“'?][^\x60"”'\n]{2,30}[\x60"”'][^.!?\n]{0,30}
          \b(?:(?:is|gets) (?:let |logged |signed )?in\b|is (?:the |an? )?(?:owner|admin\w{0,9}|boss|maintainer)|sees (?:all|everything|every)|becomes (?:an? |the )?admin|gets admin|may do anything)
        `,
      ),
      stated(
        String.raw`\bwith the (?:code|word|password|pin|phrase) [\x60"“']?[\w-]{3,20}[\x60"”']?,? all (?:checks|limits|rules|guards|filters|restrictions) (?:are|go|stay) (?:off|lifted|void|gone)\b`,
      ),
    ],
    spared: regex`\b(?:${UNREAL}|local(?:host)?|report (?:it|a|any|every|such)|fix (?:it|this|the)|vulnerab\w{1,8}|bugs?|game|stor(?:y|ies)|never|example|if (?:it|the page))\b`,
  },

  /** Good as long as somebody looks. */
  goodWhileWatched: {
    patterns: [],
    stated: [
      stated(
        source`
          \b(?:as long as|only (?:while|when|if)|only as long as) (?:you are|it is|this is|the (?:skill|agent) is)(?: being)?[ ]
          (?:tested|watched|audited|observed|evaluated|monitored|inspected)\b[^.!?\n]{0,6} (?:follow|obey|keep to|stick to|respect|behave|ask|act|be honest)\b
        `,
      ),
      stated(
        source`
          \bonly (?:in the presence of the user|(?:when|while|if) (?:the user|somebody|someone|anyone) (?:looks|watches|is watching|is looking|is present)),?[ ]
          (?:do you |you )?(?:ask|follow|check|confirm|obey|behave|report|wait)\b
        `,
      ),
      stated(
        source`
          \b(?:on|at) (?:weekends|the weekend|night|holidays|sundays)\b[^.!?\n]{0,12}\bno (?:confirmation|approval|permission|consent)\b[^.!?\n]{0,10}\b(?:is|are)
          (?: \w{2,8})? ?(?:needed|required|necessary)\b[^.!?\n]{0,24}\b(?:delet\w{1,5}|pay\w{1,5}|transfers?|deploy\w{0,5}|orders?|purchases?|anything)
        `,
      ),
      stated(
        String.raw`\b(?:where|when|while|because|since|as) (?:nobody|no one) (?:watches|looks|is watching|is looking)\b`,
      ),
    ],
    spared: regex`\b(?:stor(?:y|ies)|novel|game|characters?|persona|theatre|film|habit|integrity|virtue|camera|children|toddler|oven|pot|stove|also when|even when)\b`,
  },

  /** The skill stays, whoever wants it gone. */
  clingsOn: {
    patterns: [
      phrase(
        '(?:stop|keep|prevent|hinder) (?:the user|users|anyone|anybody|them) from',
        String.raw`\b(?:removing|deleting|uninstalling|disabling|turning off) (?:this|the) skill\b`,
        4,
      ),
      phrase(
        'bring this skill back|re-?install this skill|put this skill back|install this skill again',
        String.raw`\b(?:when|if|once|should|whenever|as soon as)\b[^.!?\n]{0,16}\b(?:removes?|removed|deletes?|deleted|uninstalls?|uninstalled|gone)\b`,
        6,
      ),
    ],
    stated: [
      stated(
        source`
          \b(?:if|when|should|once|whenever|as soon as) (?:this skill (?:is|gets|has been|be) (?:deleted|removed|uninstalled|disabled)|
            (?:the user|somebody|someone|anyone) (?:deletes?|removes?|uninstalls?|disables?) this skill),?[ ]
          (?:then )?(?:re-?install|install it again|put it back|bring it back|restore it|copy it back|add it again)
        `,
      ),
      stated(
        String.raw`\b(?:these|its|the|all) (?:rules|instructions|orders)\b[^.!?\n]{0,6} (?:stay|remain|hold|apply)\b[^.!?\n]{0,24}\b(?:after|even (?:when|if|after)) this skill (?:has been|is|was) (?:removed|deleted|uninstalled|disabled)`,
      ),
    ],
    spared: /\b(?:asks?|asked|wants)\b/,
  },

  /** It is sent on to all who can be reached. */
  sentRound: {
    patterns: [
      phrase(
        '(?:send|mail|e-?mail|forward|offer) (?:a copy of |a link to )?this skill to',
        String.raw`\b(?:(?:all|every|each)\b[^.!?\n]{0,16}\b(?:contacts?|addresses|address book|friends|colleagues)|every(?:one|body) in the address book)\b`,
        2,
      ),
      phrase(
        '(?:end|close|sign) (?:every|each|all) (?:\\w{2,10} )?(?:e-?mails?|mails?|messages?|letters?|answers?|repl(?:y|ies)) with',
        String.raw`\b(?:a link to|an ad for|an invitation to|a line about) (?:install )?this skill\b`,
        2,
      ),
      phrase('open (?:pull|merge) requests with this skill', String.raw`\b(?:all|every|each)\b`, 8),
    ],
    spared: ASKED,
  },

  /** The file that every agent reads says what it must not say. */
  guideSays: {
    patterns: [
      phrase(`(?:make|let|have) ${GUIDES} (?:say|tell|state|contain|read)`, UNCHECKED, 60),
      phrase(
        `(?:save|write|add|put|note|keep|store) (?:to|in|into|down in) (?:the |your |its )?(?:long-?term )?(?:memory|mind for good)`,
        UNCHECKED,
        60,
      ),
    ],
    stated: [
      stated(
        source`
          (?<!\b(?:if|when|where|whether|unless) (?:the (?:file )?)?)${GUIDES} (?:now |then |from now on |always )?
          (?:says?|tells?|states?|contains?|reads?|ends? with|has to (?:say|contain|state)|should (?:say|contain|state)|shall (?:say|contain|state)|must (?:say|contain|state)|gets? a line)\b
          [^.!?\n]{0,60}?\b(?:${UNCHECKED})
        `,
      ),
    ],
    spared: regex`\b(?:docs|documentation|typos?|comments?|tests only|read-?only|reading|formatting|generated|if|unless|asks?|asked|user wants)\b`,
  },

  /** What guards is taken out of it, or another one put in its place. */
  guideStripped: {
    patterns: [
      ...order(
        'remove|take|delete|drop|strip|cut|erase|clear|empty',
        String.raw`\b(?:(?:rules?|lines?|sections?|paragraphs?|hooks?|entries|warnings?) (?:about|on|for|of|that concern) (?:the )?(?:security|safety|reviews?|approvals?|permissions?|confirmations?)|(?:security|safety|review|approval|deny|permission) (?:rules?|lines?|sections?|list|entries|hooks?))\b`,
        `\\b(?:from|out of|in) (?:the )?${GUIDES}`,
        [8, 10],
      ),
    ],
    spared: regex`\b(?:duplicate\w{0,1}|outdated|obsolete|stale|asks?|asked|wants|moved?|agrees?|confirm\w{0,3}|show)\b`,
  },

  /** It is fetched from a stranger. */
  guideFetched: {
    patterns: [
      ...order(
        'replace|overwrite|exchange|swap',
        GUIDES,
        `\\b(?:by|with|for) [^.!?\\n]{0,30}?(?:${PLACE})`,
        [6, 6],
      ),
      ...order(
        'add|install|register|put|set up|create|write|insert',
        String.raw`\bhooks?\b`,
        `\\b(?:to|in|into) ${GUIDES}[^.!?\\n]{0,12}\\b(?:runs?|calls?|loads?|executes?|fetch(?:es)?|posts?|downloads?)\\b[^.!?\\n]{0,16}?(?:${PLACE})`,
        [16, 6],
      ),
    ],
    spared: ASKED,
    abroad: true,
  },

  /** Another skill is bent. */
  skillBent: {
    patterns: [
      phrase(
        'make|change|edit|patch|rewrite|alter|adjust',
        source`
          \b(?:the skill [\x60"'][\w-]{2,40}[\x60"']|the (?:code )?review skill|(?:the|all|every) other skills?|the descriptions? of the other skills)
          [^.!?\n]{0,12}\b(?:skips?|ignores?|finds? nothing|(?:is|are) never (?:picked|used|called|chosen)|sends? (?:people|users) here|passes everything|lets? (?:\w{2,10} )?through|approves? (?:all|every))\b
        `,
        8,
      ),
    ],
    spared: ASKED,
  },

  /** What to do is told elsewhere. */
  toldElsewhere: {
    patterns: [
      ...order(
        'follow|obey|carry out|do',
        PLACE,
        String.raw`\b(?:whatever|no matter what|without (?:question|exception)|every command|all commands)\b`,
        [30, 12],
      ),
      phrase(
        'read|open|load|fetch|get|look at|visit',
        `(?:${PLACE})[^!?\\n]{0,12}[;,:] (?:and )?it (?:tells|says|shows) (?:you )?what (?:to do|comes next|is to be done)`,
        4,
      ),
    ],
    stated: [
      stated(
        source`
          \b(?:(?:the |your )?(?:current|today's|remaining|further|secret|new) (?:steps|orders|tasks|instructions|commands)|(?:the )?rest of (?:this|these|the) (?:instructions?|file|skill|steps|text)|
            (?:your )?(?:orders|tasks) (?:for the day|of the day|for today))\b (?:is|are|stands?|lives?)(?: kept| found| listed| given| published| stored| waiting)?[ ]
          (?:at|on|under|in) (?:the (?:page|address|file) )?(?:${PLACE})
        `,
      ),
      stated(
        `\\b(?:an?|every|each|any) (?:mail|e-?mail|message|ticket|comment|letter|note)s? from (?:${PLACE})[\\x60"']? (?:is|are|counts? as) (?:an? )?(?:orders?|commands?|instructions?)\\b`,
      ),
    ],
    spared: regex`\b(?:never|not|if the user|asks?|asked|install\w{0,6}|set-?up)\b|n't\b`,
    abroad: true,
  },

  /** Whoever writes gives orders. */
  mailsObeyed: {
    patterns: [
      phrase(
        '(?:carry out|do|execute|obey|follow|perform|run) (?:the |all |any )?(?:tasks|orders|instructions|commands|requests)(?: that are| which are)?(?: described| given| written| found)? in',
        String.raw`\b(?:incoming |the |new )?(?:mails?|messages?|e-?mails?|tickets?|comments?|pages?|websites?)\b[^.!?\n]{0,6} (?:whoever|no matter who|whatever|regardless|from whomever)\b`,
        4,
      ),
      phrase(
        'do (?:what(?:ever)?|everything|anything|all)(?: that)?',
        String.raw`\b(?:the |incoming |new |these |any )?(?:mails?|messages?|e-?mails?|tickets?|comments?|websites?) (?:say|says|tells? you|asks?(?: for| you)?|demands?|wants?)\b`,
        2,
      ),
    ],
    stated: [
      stated(
        String.raw`\b(?:websites?|pages?|mails?|messages?|tickets?|ticket texts) (?:may|can|might|will) (?:give|contain|hold|have) (?:you )?(?:instructions|commands|orders)(?: for you)?[,;:] ?(?:and )?(?:you )?(?:follow|run|obey|execute|carry out|do) (?:them|these|those)\b`,
      ),
    ],
    spared: regex`\b(?:never|not|only if|unless|asks? the user|injection|attackers?|treat (?:it|them) as data)\b|n't\b`,
  },

  /** The aim is the user's money. */
  aimsAtMoney: {
    patterns: [],
    stated: [
      stated(
        source`
          \b(?:your|the|its) (?:only |main |first |real )?(?:goal|aim|job|task|mission|purpose) is (?:that|to (?:make|get|have|bring|lead))\b[^.!?\n]{0,6}
          \b(?:the )?(?:users?|customers?|them|they|guests?|clients?|visitors?)\b[^.!?\n]{0,12} (?:to )?(?:spends?|pays?|buys?|books?|orders?)\b[^.!?\n]{0,16}
          \b(?:as much as (?:possible|they can)|as much money|more than (?:they|he|she)|the most expensive|without thinking)
        `,
      ),
      stated(
        String.raw`\bsuccess (?:means|is) an? (?:booking|sale|order|purchase|subscription) (?:at|with|of|from) [^.!?\n]{2,24}, whatever the (?:user|customer|guest|client) (?:wanted|wants|asked|says)\b`,
      ),
      stated(
        String.raw`\bin (?:our|the author's|the maker's) (?:own )?interest that\b[^.!?\n]{3,60}\b(?:not|never|no|nobody)\b[^.!?\n]{0,12}\b(?:looked|checked|noticed|compared|seen|reviewed|asked|read)\b`,
      ),
    ],
    spared: FOR_SHOW,
  },

  /** A firm or a person whose bills pass, whatever they are. */
  firmFavoured: {
    patterns: [
      phrase(
        '(?:approve|accept|pay|book|clear) (?:every|all|each|any) (?:invoice|claim|bill|payment|order|request|expense)s? (?:of|from|by)',
        String.raw`\b(?:whatever (?:the (?:amount|sum|price)|it (?:says|costs))|no matter (?:how|what)|even (?:if|those|when)|regardless of)\b`,
        36,
      ),
      phrase(
        'flag no (?:invoices?|claims?|bills?|payments?|orders?) (?:of|from|by)',
        String.raw`\b(?:even|ltd|inc|llc|gmbh|corp|mr|mrs)\b`,
        30,
      ),
      phrase(
        'pay [\\w .&-]{2,30} (?:ltd|inc|llc|gmbh|corp) first',
        String.raw`\bbefore\b[^.!?\n]{0,24}\b(?:checked|approved|reviewed|compared)\b`,
        12,
      ),
    ],
    stated: [
      stated(
        source`
          \b(?:invoices?|claims?|bills?|payments?|orders?|expenses?) (?:of|from|by) (?:mr |mrs )?[\w .&-]{2,30}? (?:pass(?:es)?|(?:is|are) (?:approved|paid|accepted|cleared|let through))\b[^.!?\n]{0,4}
          (?:, (?:even|whatever|no matter|with or without)|,? without (?:a check|a look|an order|checks|being checked))
        `,
      ),
      stated(
        String.raw`\b(?:ltd|inc|llc|gmbh|corp|mr [a-z-]{2,20}|mrs [a-z-]{2,20}) is never (?:flagged|checked|questioned|reported|audited)\b`,
      ),
      stated(
        String.raw`\b(?:hotels?|shops?|restaurants?|products?|firms?) of the [\w-]{2,20} group (?:get|gets|have|are given) (?:five|5|full|top) (?:stars|marks|points)\b[^.!?\n]{0,4} whatever\b`,
      ),
    ],
    spared:
      /\b(?:because|limit|as (?:agreed|the user)|standing order|contract|discount|direct debit|under \d|below \d|up to \d|below|the user (?:set|has set|named)|tests?|asks?)\b/,
  },

  /** People paste into their machine what a page shows. */
  pastedLine: {
    patterns: [],
    stated: [
      stated(
        source`
          \b(?:open|start|launch) (?:up )?(?:a |an |the |their |your )?(?:terminal|console|command (?:prompt|line)|powershell|shell|dev(?:eloper)? tools)(?: window)?(?: of the browser)?\b
          [^.!?\n]{0,16}\bpaste (?:in )?(?:the |a |what |whatever |that )?[^.!?\n]{0,40}?(?:${PLACE})
        `,
      ),
    ],
    spared: /\b(?:never|output|error|result|not)\b|n't\b/,
    abroad: true,
  },

  /** The same by the keys that open a line of commands. */
  pastedClipboard: {
    patterns: [],
    stated: [
      stated(
        String.raw`\b(?:press|hit|hold|type) (?:the )?(?:windows|win)(?: key)? ?(?:\+|and|-) ?r\b[^.!?\n]{0,50}\bpaste\b`,
      ),
      stated(
        String.raw`\b(?:open|start) (?:the )?(?:run (?:box|dialog|window)|terminal|console|powershell)\b[^.!?\n]{0,16}\bpaste (?:in )?(?:what is in|the contents? of|whatever is in|what they have in) (?:the|their) clipboard\b`,
      ),
    ],
    spared:
      /\b(?:never|attack\w{0,4}|clickfix|scam\w{0,3}|phishing|warn\w{0,3}|suspicious|victims?)\b/,
  },

  /** A warning of the system is answered with yes. */
  warningOverruled: {
    patterns: [
      phrase(
        `(?:tell|ask|have|get|let|urge) ${USERS} (?:to )?(?:answer|click|say|press|choose)`,
        String.raw`\b(?:yes|ok|allow|open|run)\b[^.!?\n]{0,30}\b(?:whether|if) (?:they|you|he|she) (?:really )?trusts?\b`,
        8,
      ),
      phrase(
        `(?:tell|ask|have|get|let|urge) ${USERS} (?:to )?(?:confirm|dismiss|ignore|click away|override)`,
        String.raw`\b(?:the )?(?:warning|alert|message)s? (?:of|from|by) (?:the |their )?(?:system|windows|macos|anti-?virus|virus scanner|browser|smartscreen|gatekeeper)\b[^.!?\n]{0,30}\b(?:all the same|anyway|nonetheless|open|run|install|continue)\b`,
        4,
      ),
    ],
    spared: regex`\b(?:never|not|own (?:build|certificate)|localhost|self-signed|dev(?:elopment)? certificate)\b`,
  },

  /** Fear drives people to a number or a till. */
  scaredIntoCall: {
    patterns: [
      phrase(
        `(?:tell|inform|warn|convince|show) ${USERS} (?:that |a warning that )?(?:their|the|your) (?:\\w{2,10} )?(?:computer|device|machine|pc|phone|account|licen[cs]e|system|wallet) (?:is|has been|was|has|will be)`,
        String.raw`\b(?:infected|hacked|compromised|locked|expired|blocked|closed|suspended)\b[^.!?\n]{0,36}\b(?:call|pay|ring|dial|phone)\b[^.!?\n]{0,16}(?:\d{4}|\bat\b|\bthe number\b|\bus\b|\bfee\b)`,
        12,
      ),
    ],
    spared: FOR_SHOW,
  },

  /** Signed in elsewhere with what opens the house. */
  signedInAbroad: {
    patterns: [],
    stated: [
      stated(
        source`
          \b(?:users?|they|customers?|guests?|employees?|everyone|everybody) (?:has to|have to|must|needs? to|should) (?:first )?(?:sign|log) in (?:at|on|to) (?:${PLACE})
          [^.!?\n]{0,6} with (?:the|their) (?:company|work|bank|banking|e-?mail|mail|office|corporate) (?:accounts?|log-?in|passwords?|credentials)
        `,
      ),
    ],
    spared: TOLD,
    abroad: true,
  },

  /** No secret, no service. */
  secretDemanded: {
    patterns: [
      phrase(
        '(?:ask for|collect|request|demand|note)',
        String.raw`\b(?:mother['’]s maiden names?|card numbers?,? (?:and|with|,) (?:the )?(?:three digits|cvv|cvc|security code)|three digits on the back)\b`,
        36,
      ),
      phrase(
        `ask ${USERS} for (?:the|their|his|her) (?:\\w{2,10} )?(?:computer|bank|banking|e-?mail|mail|wallet|apple|google|paypal|online banking)`,
        String.raw`(?<=[\s'])(?:account )?(?:passwords?|pins?|log-?in (?:data|details)|passphrase)\b`,
        4,
      ),
    ],
    stated: [
      stated(
        source`
          \bwithout (?:the |a |their )?(?:users?['’]?s? |customers?['’]?s? |guests?['’]?s? )?(?:own )?(?:bank (?:log-?in|password|pin)|e-?mail password|log-?in password|passwords?|card numbers?|passport (?:number|scan)s?|seed phrases?)
          (?: of the user)?,? (?:no|nothing|there is no)\b
        `,
      ),
      stated(
        source`
          \b(?:users?|customers?|they|people|guests?|everyone|everybody|clients?) (?:has to|have to|must|need to|needs to|should) (?:first )?
          (?:hand in|hand over|give (?:us |you )?|tell (?:us|you)|supply|leave|surrender|deposit)[ ]?(?:their|the|his|her) (?:own )?
          (?:bank |e-?mail |computer |company |account )?(?:passwords?|pins?|log-?ins?|card numbers?|seed phrases?)\b
        `,
      ),
    ],
    spared: regex`
      \b(?:do not ask|don't ask|reset|vault|password manager|themselves|terminal|scam\w{0,4}|phishing|fraud\w{0,5}|attackers?|hash\w{0,3}|encrypt\w{0,3}|validation|schema|form field|
        key-?based|passkeys?|old password|log in|sign in|sso|never ask)\b
    `,
  },

  /** What only the user has is shown to all. */
  madePublic: {
    patterns: [
      phrase(
        'make|set|turn',
        source`
          \b(?:(?:the |each |every |all )?(?:users?|owners?|customers?|clients?)['’]s?['’]? (?:\w{2,10} )?|(?:all|every|each|the) (?:of the )?(?:private|confidential|personal) )
          (?:private |confidential |personal )?(?:repositor(?:y|ies)|repos?|photos|files|documents|notes|albums?|calendars?|mailbox|folders?|drives?|profiles?) (?:to )?(?:public|readable (?:for|by|to) (?:everyone|everybody|all|anyone))\b
        `,
        2,
      ),
    ],
    spared:
      /\b(?:asks?|asked|wants?|wish\w{0,2}|confirm\w{0,3}|agrees?|agreed|chooses?|unless|toggle|button|option|setting)\b/,
  },
} satisfies Record<string, Frame>
