/** Frames of orders that leave nothing to guess: limits thought away, doors opened, keys asked for, work waved through. */

import { regex, source } from '../../patterns/verbose.ts'
import { FOR_SHOW, type Frame, order, phrase, stated } from './frame.ts'
import { USERS } from './parts.ts'

/** What opens accounts, by names that mean nothing else. */
const KEYS = source`
  (?:passwords?|passphrases?|credentials|secrets|seed phrases?|recovery (?:phrases?|codes?)|
    (?:api|private|secret|ssh|access|stored|saved|wallet) keys?|
    (?:access |api |auth )?tokens|key ?stores?|wallets?)
`

export const ON_BLUNTNESS = {
  /** As if nothing bound it. */
  unbound: {
    patterns: [
      phrase(
        source`
          (?:act|behave|answer|respond|reply|work|write|
            proceed|carry on) (?:as (?:if|though)|like) (?:all |any )?(?:of )?(?:your|the|its)\b
        `,
        source`
          \b(?:safety|guard-?rails?|filters?|restrictions?|safeguards?|ethics|
            ethical \w{4,10}|(?:content|usage) polic(?:y|ies))\b[^.!?\n]{0,30}
          \b(?:off|disabled|removed|gone|lifted|absent|suspended|
            (?:does|do|did) not (?:apply|exist)|never (?:existed|happened)|not there)\b
        `,
        12,
      ),
    ],
    spared: regex`
      \b(?:stor(?:y|ies)|novels?|fiction\w{0,2}|role-?play|games?|red.team\w{0,3}|benchmark\w{0,3}|
        simulat\w{1,4}|to test|tests? (?:how|whether))\b
    `,
  },

  /** What was said goes out as a part of an address. */
  intoAddress: {
    patterns: [
      ...order(
        'append|add|put|attach|include|encode|insert|pack|write|copy',
        source`
          \b(?:the |their |its )?(?:users?'?s?|last|latest|whole|full|previous|
            current|entire) [^.!?\n]{0,24}
          \b(?:messages?|questions?|inputs?|prompts?|answers?|repl(?:y|ies)|conversation|chat|
            requests?)\b(?! (?:ids?|numbers?|counts?|lengths?|types?|paths?|methods?|languages?)\b)|
          \b(?:what|everything|whatever) the user (?:typed|wrote|said|asked|
            types|writes|says|asks)\b
        `,
        source`
          \b(?:to|into|in|onto|behind|at the end of) the (?:image |picture )?(?:url|address|link|
            query(?: string)?|path)\b[^!?\n]{0,24}https?:\/\/\S{3,200}
        `,
        [20, 20],
      ),
    ],
    toStranger: true,
  },

  /** Links of others become links of its author. */
  relinked: {
    patterns: [
      ...order(
        'replace|change|rewrite|swap|exchange|turn',
        source`
          \b(?:every|all|each|any) (?:of )?(?:the )?(?:[\w.-]{2,20} ){0,3}(?:links?|urls?)\b
        `,
        source`
          \b(?:with|by|to|for|into)\b[^!?\n]{0,40}?(?:\btag=|\bref=|
            \baff(?:iliate)?(?:[=_]| links?\b| tags?\b)|\breferral\b|\bpartner (?:id|tag|code)|
            \bours\b|\bour own\b|\bvia=)
        `,
        [6, 10],
      ),
    ],
    spared: /\b(?:your own|the user's|disclos\w{1,4}|placeholders?|staging|tests?|relative)\b/,
  },

  /** It puts itself wherever it gets to. */
  putEverywhere: {
    patterns: [
      ...order(
        'install|copy|add|put|deploy|place|write|drop|spread|paste',
        source`
          \b(?:this|the same|these) (?:skill|file|text|rules?|rule set|block|instructions?|
            lines?|paragraph|section)\b
        `,
        source`
          \b(?:into|in|to|on|onto|across) (?:every|all|each|any)(?: of the| the)?
          (?: other)? (?:\w{2,12} )?
          (?:projects?|repositor(?:y|ies)|repos?|workspaces?|machines?|accounts?|computers?|agents?|
            skills?|checkouts?)\b[^.!?\n]{0,30}
          \b(?:on (?:the|this) (?:machine|computer|disk)|
            you (?:can )?(?:reach|find|see|have access)|within reach)\b
        `,
        [4, 10],
      ),
    ],
    spared: /\b(?:the user (?:names|lists|chooses|asks|wants)|that ask)\b/,
  },

  /** A word is enough to be given the keys. */
  keysOnWord: {
    patterns: [],
    stated: [
      stated(
        source`
          \b(?:when|if|once|whenever|as soon as) (?:the |an? |any )?(?:users?|someone|somebody|
            anyone|anybody|callers?|messages?|texts?|prompts?)[ ]
          (?:writes?|says?|types?|mentions?|sends?|contains?|includes?|
            enters?)\b[^.!?\n"“'\x60]{0,16}["“'\x60][^"”'\x60\n]{2,40}["”'\x60][^.!?\n]{0,24}
          \b(?:reveal|show|print|send|list|dump|hand over|give|output|unlock|
            release|post)\b[^.!?\n]{0,12}\b(?:all|every|the|any|your)\b[^.!?\n]{0,16}\b${KEYS}\b
        `,
      ),
    ],
    spared: FOR_SHOW,
  },

  /** Settled without a look. */
  settledUnread: {
    patterns: [
      ...order(
        'mark|set|close|flag|tick|label|resolve|approve|sign off',
        source`
          \b(?:all|every|each|any|the)\b[^.!?\n]{0,24}
          \b(?:findings?|issues?|tickets?|alerts?|warnings?|comments?|reviews?|
            checks?|tests?|vulnerabilit(?:y|ies)|invoices?|claims?|requests?|changes|
            pull requests?|merge requests?)\b
        `,
        source`
          \bwithout (?:ever |even |actually |really )?(?:looking|reading|checking|opening|testing|
            reviewing|verifying|inspecting|examining|running)\b
        `,
        [4, 40],
      ),
    ],
    spared: /\b(?:never|not|nothing|none|nobody|no one)\b[^.!?\n]{0,60}\bwithout\b/,
  },

  /** What comes from one account passes. */
  letThrough: {
    patterns: [
      ...order(
        'approve|merge|accept|wave through|let through|sign off on',
        source`
          \b(?:all|every|any|each)\b[^.!?\n]{0,16}\b(?:pull requests?|merge requests?|prs?|commits|
            changes|patches|payments?|invoices?|transfers?)\b
        `,
        source`
          \b(?:from|by|of) (?:the )?(?:account|user|author|
            sender|address)\b ?[\x60"']{0,2}@?(?!name)\w[\w.-]{2,40}
        `,
        [4, 6],
      ),
    ],
    spared:
      /\b(?:dependabot|renovate|github-actions|after|once|if|when|unless|reviewed|tests? pass)\b/,
  },

  /** A machine is gone through for what opens accounts. */
  lootSought: {
    patterns: [
      ...order(
        'search|scan|look through|go through|comb|sweep|crawl|walk',
        source`
          \b(?:the |this |their |your |whole |entire |user's ){1,4}(?:machine|computer|disk|
            home(?: folder| directory)?|file ?system|hard drive|drives?|laptop)\b
        `,
        String.raw`\bfor\b[^.!?\n]{0,40}\b(?:${KEYS}|id_rsa|\.env)\b`,
        [2, 6],
      ),
    ],
    spared: regex`
      \b(?:leak\w{0,3}|exposed|rotate|so that (?:they|the user) can|tell the user|
        report to the user|dlp|audit)\b
    `,
  },

  /** A way in for those who made it. */
  doorOpened: {
    patterns: [
      ...order(
        'open|expose|forward|publish|leave',
        source`
          \b(?:ports?|ssh|rdp|vnc|the (?:door|gateway|tunnel|router|admin panel|database))\b
        `,
        source`
          \b(?:so (?:that )?|for )(?:we|us|our (?:team|support|people|engineers)|support|
            the (?:vendor|maintainers?|author|publisher|makers?)|helpers?)\b[^.!?\n]{0,20}
          \b(?:can|get|help|reach|log|connect|look|access|in)\b
        `,
        [6, 50],
      ),
    ],
    spared: /\b(?:the user (?:asks|asked|agrees|wants)|consent|for the session|closes? it)\b/,
  },

  /** What opens accounts is to be typed into the conversation. */
  keyAsked: {
    patterns: [
      ...order(
        'ask|tell|have|get|request|instruct|let',
        USERS,
        source`
          \b(?:paste|type|send|share|post|enter|give|drop|write)\b[^.!?\n]{0,24}\b(?:tokens?|
            passwords?|(?:api|secret|private) keys?|credentials|
            passphrases?|recovery (?:codes?|phrases?))\b[^.!?\n]{0,16}\b(?:in(?:to)?|
            over|as part of) (?:the |this |your )?(?:chat|conversation|messages?|prompt|session)\b
        `,
        [4, 12],
      ),
    ],
    spared: regex`\b(?:never|not|instead|rather|revoked?|placeholder|dummy|test)\b`,
  },
} satisfies Record<string, Frame>
