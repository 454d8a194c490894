/**
 * Frames of short orders: the deed and the thing are enough, and nothing else need be said to know them for what they
 * are.
 */

import { regex, source } from '../../patterns/verbose.ts'
import { FOR_SHOW, type Frame, order, phrase, stated } from './frame.ts'
import { PLACE } from './parts.ts'

/** What opens the accounts of a user. */
const THEIR_KEYS = source`
  (?:(?:all |any of |the list of )?(?:the |each |every )?(?:users?['’]s?|owners?['’]s?|
    customers?['’]s?|clients?['’]s?|guests?['’]s?|members?['’]s?|their|his|her|stored|saved)[ ]
  (?:\w{2,10} )?(?:passwords|passphrases?|bank log-?ins?|seed phrases?|recovery (?:codes?|phrases?)|
    card numbers?|private keys?))\b
`

/** A secret by itself. */
const SECRET = source`
  \b(?:(?:the |a |our |your |its |each |every )?(?:(?:\w{2,12} )?(?:passwords?|passphrases?)|
    (?:api|access|auth|deploy|session|bot|bearer|github|npm) (?:tokens?|keys?)|tokens?|api keys?|
    private keys?|credentials))\b
  (?! (?:count|usage|budget|limit|name|type|expir\w{1,5}|hash|policy|field|
    length|strength|reset|id))
`

/** Nothing real. */
const UNREAL = source`
  test (?:database|data|environment|users?|accounts?|server|file|log-?in)s?|
  in (?:the |unit )?tests?\b|for tests?\b|testing|test suite|fixtures?|mocks?|
  staging|sandbox|seed data|demo
`

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
          (?<=\s)${THEIR_KEYS}[^.!?\n]{0,16} (?:to|with) (?!(?:the |their |his |her |our |
            your |a |an )?(?:user|owner|customer|client|guest|member|server|backend|api|
              password manager|vault|log-?in|browser|
            keychain|service|endpoint|form|function|database|identity provider|sign-in|app|bank|
            provider|person|them|him|her|it)\b|themselves\b|\W)
        `,
        2,
      ),
    ],
    stated: [
      stated(
        source`
          \b(?:if|when|whenever) (?:an? |any |the )?(?:mails?|messages?|pages?|callers?|persons?|
            tickets?|someone|somebody|anyone)\b[^.!?\n]{0,16}
          \basks? for (?:a |the |any |their )?(?:passwords?|codes?|pins?|
            credentials|keys?), (?:then )?(?:please )?(?:(?:answer|reply|respond) with (?:it|them)|
            (?:give|send|tell) (?:it|them)\b)
        `,
      ),
    ],
    spared: regex`
      \b(?:never|not|no|reset|hash\w{0,3}|encrypt\w{0,3}|password manager|vault|tls|
        https:\/\/(?:localhost|127)|breach\w{0,3}|haveibeenpwned|
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
          \b(?:in|into|as|on|at|to) (?:the |a |an |its |each |every )?
          (?:(?:name|title|description) of (?:the|a|an|each|every) (?:public )?(?:branch|page|
            playlist|commit|image|tag|channel|release|file)|
            branch names?|page titles?|(?:public )?(?:build|ci) logs?|(?:public |voice |team )?
            (?:forum|voice channel)|search box|out-of-office (?:reply|message)|
            public (?:page|playlist|channel|board|site|log|folder|document)|window title|
            page footer|caption|hashtags?)\b
        `,
        [24, 24],
      ),
      ...order(
        'set|change|make',
        source`
          \b(?:out-of-office (?:reply|message)|status (?:line|message)|
            e-?mail signature|profile text)\b
        `,
        String.raw`\b(?:passwords|credentials|card numbers?|private keys?|tokens)\b`,
        [8, 24],
      ),
      ...order(
        'visit|open|call|fetch|load|request',
        PLACE,
        source`
          \bwith (?:the |their |an? )?(?:\w{2,10} )?(?:tokens?|passwords?|
            credentials|keys?) (?:at the end|in the (?:address|path|query)|as a (?:parameter|query))
        `,
        [2, 6],
      ),
    ],
    spared: regex`
      \b(?:never|not|masked|name of the (?:secret|variable)|placeholders?|how to|
        whether|password (?:form|component|field|input|box|label)|masks?|dots|asterisks|
        example|${UNREAL})\b|n't\b
    `,
  },

  /** All that people keep, gone. */
  goneForUser: {
    patterns: [
      ...order(
        'delete|erase|wipe|destroy|purge|shred|remove|nuke|empty',
        source`
          \b(?:the |each |every |all )?(?:users?|owners?|customers?|
            clients?)['’]s?['’]? (?:back-?ups?|databases?|mailbox(?:es)?|documents folder)\b|
          \b(?:all|every|each)(?: of)?(?: the)? (?:mails?|e-?mails?|files?|documents?|photos?|
            back-?ups?|messages|contacts) of (?:the|each|any|every) (?:users?|owners?|customers?)\b|
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
        source`
          \bthe user['’]s (?:documents|files|photos|mails?|data|projects) (?:like|as) (?:temporary|
            garbage|trash|rubbish|scrap|caches?)
        `,
        2,
      ),
    ],
    spared: regex`
      \b(?:requests?|requested|asks?|asked|wants?|gdpr|erasure|close (?:the|their) account|
        account (?:is|was) (?:closed|deleted)|${UNREAL}|retention|older|expired|
        temp(?:orary)? (?:files|data)|confirm\w{0,5}|backup (?:first|before)|decommission\w{0,3}|
        trash|junk|spam|oldest|only|cascade|foreign key|soft[- ]delete\w{0,1}|endpoint|unless)\b
    `,
  },

  /** What is built breaks on its day. */
  breaksLater: {
    patterns: [],
    stated: [
      stated(
        source`
          \b(?:from|after|since|on) (?:\d{1,2}\.? [a-z]{3,9}|[a-z]{3,9} \d{1,2}|
            the (?:first|end) of [a-z]{3,9})(?: \d{4})?(?: on)?,? the (?:component|app|program|
            script|page|site|library|package|plug-?in)[ ]
          (?:should|shall|must|has to|is to) (?:stop working|stop|fail|break|crash|delete|
            show (?:a black|an? empty)|return (?:wrong|false))
        `,
      ),
      stated(
        source`
          \bafter \d{1,6} (?:calls|runs|uses|starts|requests|days),? the (?:component|app|program|
            script|page|site|library|package|plug-?in)[ ]
          (?:\w{2,8} )?(?:returns?|gives?|shows?|yields?|deletes?|wipes?) (?:wrong|random|false|
            incorrect|the user's|all)
        `,
      ),
      stated(
        source`
          \bthe (?:component|app|program|script|page|site|library|package|plug-?in)\b[^.!?\n]{0,50}
          \b(?:until|has run out|has expired|expires)\b[^.!?\n]{0,30}
          (?:\bthen|,)[^.!?\n]{0,20} (?:deletes?|wipes?|erases?|destroys?) (?:the )?(?:user's|
            database|data|files|source)
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
        source`
          \baccept\b[^.!?\n]{0,20}\bpasswords? [\x60"“'][^\x60"”'\n]{3,30}[\x60"”'][^.!?\n]{0,10}
          \bfor (?:any|every|all|each) (?:users?|accounts?)
        `,
        [6, 4],
      ),
    ],
    stated: [
      stated(
        source`
          \b(?:log-?in|sign-?in|form|page|password field|site|app)\b[^.!?\n]{0,20}\b(?:accepts?|
            has to accept|must accept|should accept|takes|honou?rs)\b[^.!?\n]{0,14}
          \bpasswords? [\x60"“'][^\x60"”'\n]{3,30}[\x60"”'][^.!?\n]{0,10}
          \bfor (?:any|every|all|each) (?:users?|accounts?)
        `,
      ),
      stated(
        source`
          \b(?:whoever|anyone who|everyone who|anybody who|everybody who) (?:types?|enters?|knows?|
            adds?|says?|sends?|gives?)\b[^.!?\n]{0,16}?
          [\x60"“'?][^\x60"”'\n]{2,30}[\x60"”'][^.!?\n]{0,30}
          \b(?:(?:is|gets) (?:let |logged |signed )?in\b|
            is (?:the |an? )?(?:owner|admin\w{0,9}|boss|maintainer)|sees (?:all|everything|every)|
            becomes (?:an? |the )?admin|gets admin|may do anything)
        `,
      ),
      stated(
        source`
          \bwith the (?:code|word|password|
            pin|phrase) [\x60"“']?[\w-]{3,20}[\x60"”']?,? all (?:checks|limits|rules|guards|
            filters|restrictions) (?:are|go|stay) (?:off|lifted|void|gone)\b
        `,
      ),
    ],
    spared: regex`
      \b(?:${UNREAL}|local(?:host)?|report (?:it|a|any|every|such)|fix (?:it|this|the)|
        vulnerab\w{1,8}|bugs?|game|stor(?:y|ies)|never|example|if (?:it|the page))\b
    `,
  },

  /** The aim is the user's money. */
  aimsAtMoney: {
    patterns: [],
    stated: [
      stated(
        source`
          \b(?:your|the|its) (?:only |main |first |real )?(?:goal|aim|job|task|
            mission|purpose) is (?:that|to (?:make|get|have|bring|lead))\b[^.!?\n]{0,6}
          \b(?:the )?(?:users?|customers?|them|they|guests?|clients?|visitors?)\b[^.!?\n]{0,12} (?:
            to )?(?:spends?|pays?|buys?|books?|orders?)\b[^.!?\n]{0,16}
          \b(?:as much as (?:possible|they can)|as much money|more than (?:they|he|she)|
            the most expensive|without thinking)
        `,
      ),
      stated(
        source`
          \bsuccess (?:means|is) an? (?:booking|sale|order|
            purchase|subscription) (?:at|with|of|from) [^.!?\n]{2,24}, whatever the (?:user|
            customer|guest|client) (?:wanted|wants|asked|says)\b
        `,
      ),
      stated(
        source`
          \bin (?:our|the author's|the maker's) (?:own )?interest that\b[^.!?\n]{3,60}\b
          (?:not|never|no|nobody)\b[^.!?\n]{0,12}\b(?:looked|checked|noticed|compared|
            seen|reviewed|asked|read)\b
        `,
      ),
    ],
    spared: FOR_SHOW,
  },

  /** A firm or a person whose bills pass, whatever they are. */
  firmFavoured: {
    patterns: [
      phrase(
        '(?:approve|accept|pay|book|clear) (?:every|all|each|any) (?:invoice|claim|bill|payment|order|request|expense)s? (?:of|from|by)',
        source`
          \b(?:whatever (?:the (?:amount|sum|price)|it (?:says|costs))|no matter (?:how|what)|
            even (?:if|those|when)|regardless of)\b
        `,
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
          \b(?:invoices?|claims?|bills?|payments?|
            orders?|expenses?) (?:of|from|by) (?:mr |mrs )?[\w .&-]{2,30}? (?:pass(?:es)?|
            (?:is|are) (?:approved|paid|accepted|cleared|let through))\b[^.!?\n]{0,4}
          (?:, (?:even|whatever|no matter|with or without)|
            ,? without (?:a check|a look|an order|checks|being checked))
        `,
      ),
      stated(
        source`
          \b(?:ltd|inc|llc|gmbh|corp|mr [a-z-]{2,20}|mrs [a-z-]{2,20}) is never (?:flagged|checked|
            questioned|reported|audited)\b
        `,
      ),
      stated(
        source`
          \b(?:hotels?|shops?|restaurants?|products?|firms?) of the [\w-]{2,20} group (?:get|gets|
            have|are given) (?:five|5|full|top) (?:stars|marks|points)\b[^.!?\n]{0,4} whatever\b
        `,
      ),
    ],
    spared: regex`
      \b(?:because|limit|as (?:agreed|the user)|standing order|contract|discount|direct debit|
        under \d|below \d|up to \d|below|the user (?:set|has set|named)|tests?|asks?)\b
    `,
  },

  /** What only the user has is shown to all. */
  madePublic: {
    patterns: [
      phrase(
        'make|set|turn',
        source`
          \b(?:(?:the |each |every |all )?(?:users?|owners?|customers?|clients?)['’]s?['’]? (?:
            \w{2,10} )?|(?:all|every|each|the) (?:of the )?(?:private|confidential|personal) )
          (?:private |confidential |personal )?(?:repositor(?:y|ies)|repos?|photos|files|documents|
            notes|albums?|calendars?|mailbox|folders?|drives?|profiles?) (?:to )?(?:public|
            readable (?:for|by|to) (?:everyone|everybody|all|anyone))\b
        `,
        2,
      ),
    ],
    spared: regex`
      \b(?:asks?|asked|wants?|wish\w{0,2}|confirm\w{0,3}|agrees?|agreed|chooses?|unless|toggle|
        button|option|setting)\b
    `,
  },
} satisfies Record<string, Frame>
