/**
 * Frames of what an agent is to go by: files that it reads at each start, other skills, orders that are kept elsewhere
 * or come by mail.
 */

import { regex, source } from '../../patterns/verbose.ts'
import { type Frame, order, phrase, stated } from './frame.ts'
import { AGENT_FILES, PLACE } from './parts.ts'

/** The files that agents read at each start, with their folders. */
const GUIDES = String.raw`[\x60"']?[\w~./-]{0,40}(?:${AGENT_FILES})[\x60"']?`

/** Nothing of it is to be looked at any more. */
const UNCHECKED = source`
  (?:needs?|requires?) no (?:\w{3,10} )?(?:reviews?|checks?|approval|
    confirmation|questions?|scans?)\b|
  \b(?:reviews?|checks?|approvals?|confirmations?|
    questions?|scans?) (?:is|are) (?:no longer|not) (?:needed|required|necessary)\b|
  \b(?:is|are) (?:to be |all |always )?trusted\b|\btrust (?:all|every|any)\b|
  \b(?:merged|installed|run|deployed|approved) without (?:reviews?|checks?|approval|asking|
    questions?|confirmation)\b
`

/** The user says so, or it is done with care. */
const ASKED =
  /\b(?:asks?|asked|wants?|agrees?|agreed|confirms?|confirmed|consent\w{0,2}|if the user)\b/

export const ON_GUIDANCE = {
  /** Good as long as somebody looks. */
  goodWhileWatched: {
    patterns: [],
    stated: [
      stated(
        source`
          \b(?:as long as|only (?:while|when|if)|only as long as) (?:you are|it is|
            this is|the (?:skill|agent) is)(?: being)?[ ]
          (?:tested|watched|audited|observed|evaluated|monitored|inspected)\b[^.!?\n]{0,6} (?:
            follow|obey|keep to|stick to|respect|behave|ask|act|be honest)\b
        `,
      ),
      stated(
        source`
          \bonly (?:in the presence of the user|(?:when|while|if) (?:the user|somebody|
            someone|anyone) (?:looks|watches|is watching|is looking|is present)),?[ ]
          (?:do you |you )?(?:ask|follow|check|confirm|obey|behave|report|wait)\b
        `,
      ),
      stated(
        source`
          \b(?:on|at) (?:weekends|the weekend|night|holidays|sundays)\b[^.!?\n]{0,12}
          \bno (?:confirmation|approval|permission|consent)\b[^.!?\n]{0,10}\b(?:is|are)
          (?: \w{2,8})? ?(?:needed|required|necessary)\b[^.!?\n]{0,24}\b(?:delet\w{1,5}|pay\w{1,5}|
            transfers?|deploy\w{0,5}|orders?|purchases?|anything)
        `,
      ),
      stated(
        source`
          \b(?:where|when|while|because|since|as) (?:nobody|no one) (?:watches|looks|
            is watching|is looking)\b
        `,
      ),
    ],
    spared: regex`
      \b(?:stor(?:y|ies)|novel|game|characters?|persona|theatre|film|habit|integrity|virtue|camera|
        children|toddler|oven|pot|stove|also when|even when)\b
    `,
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
        source`
          \b(?:when|if|once|should|whenever|as soon as)\b[^.!?\n]{0,16}\b(?:removes?|removed|
            deletes?|deleted|uninstalls?|uninstalled|gone)\b
        `,
        6,
      ),
    ],
    stated: [
      stated(
        source`
          \b(?:if|when|should|once|whenever|as soon as) (?:
            this skill (?:is|gets|has been|be) (?:deleted|removed|uninstalled|disabled)|
            (?:the user|somebody|someone|anyone) (?:deletes?|removes?|
              uninstalls?|disables?) this skill),?[ ]
          (?:then )?(?:re-?install|install it again|put it back|bring it back|restore it|
            copy it back|add it again)
        `,
      ),
      stated(
        source`
          \b(?:these|its|the|all) (?:rules|instructions|orders)\b[^.!?\n]{0,6} (?:stay|remain|
            hold|apply)\b[^.!?\n]{0,24}\b(?:after|even (?:when|if|after)) this skill (?:has been|
            is|was) (?:removed|deleted|uninstalled|disabled)
        `,
      ),
    ],
    spared: /\b(?:asks?|asked|wants)\b/,
  },

  /** It is sent on to all who can be reached. */
  sentRound: {
    patterns: [
      phrase(
        '(?:send|mail|e-?mail|forward|offer) (?:a copy of |a link to )?this skill to',
        source`
          \b(?:(?:all|every|each)\b[^.!?\n]{0,16}\b(?:contacts?|addresses|address book|
            friends|colleagues)|every(?:one|body) in the address book)\b
        `,
        2,
      ),
      phrase(
        '(?:end|close|sign) (?:every|each|all) (?:\\w{2,10} )?(?:e-?mails?|mails?|messages?|letters?|answers?|repl(?:y|ies)) with',
        source`
          \b(?:a link to|an ad for|an invitation to|a line about) (?:install )?this skill\b
        `,
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
        source`
          (?:save|write|add|put|note|keep|store) (?:to|in|into|down in) (?:the |your |its )?
          (?:long-?term )?(?:memory|mind for good)
        `,
        UNCHECKED,
        60,
      ),
    ],
    stated: [
      stated(
        source`
          (?<!\b(?:if|when|where|whether|unless) (?:the (?:file )?)?)${GUIDES} (?:now |
            then |from now on |always )?
          (?:says?|tells?|states?|contains?|reads?|ends? with|has to (?:say|contain|state)|
            should (?:say|contain|state)|shall (?:say|contain|state)|
            must (?:say|contain|state)|gets? a line)\b
          [^.!?\n]{0,60}?\b(?:${UNCHECKED})
        `,
      ),
    ],
    spared: regex`
      \b(?:docs|documentation|typos?|comments?|tests only|read-?only|reading|formatting|generated|
        if|unless|asks?|asked|user wants)\b
    `,
  },

  /** What guards is taken out of it, or another one put in its place. */
  guideStripped: {
    patterns: [
      ...order(
        'remove|take|delete|drop|strip|cut|erase|clear|empty',
        source`
          \b(?:(?:rules?|lines?|sections?|paragraphs?|hooks?|
            entries|warnings?) (?:about|on|for|of|that concern) (?:the )?(?:security|safety|
              reviews?|approvals?|permissions?|confirmations?)|(?:security|safety|review|approval|
              deny|permission) (?:rules?|lines?|sections?|list|entries|hooks?))\b
        `,
        `\\b(?:from|out of|in) (?:the )?${GUIDES}`,
        [8, 10],
      ),
    ],
    spared: regex`
      \b(?:duplicate\w{0,1}|outdated|obsolete|stale|asks?|asked|wants|moved?|
        agrees?|confirm\w{0,3}|show)\b
    `,
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
        source`
          \b(?:to|in|into) ${GUIDES}[^.!?\n]{0,12}\b(?:runs?|calls?|loads?|executes?|fetch(?:es)?|
            posts?|downloads?)\b[^.!?\n]{0,16}?(?:${PLACE})
        `,
        [16, 6],
      ),
    ],
    spared: ASKED,
    toStranger: true,
  },

  /** Another skill is bent. */
  skillBent: {
    patterns: [
      phrase(
        'make|change|edit|patch|rewrite|alter|adjust',
        source`
          \b(?:the skill [\x60"'][\w-]{2,40}[\x60"']|the (?:code )?review skill|
            (?:the|all|every) other skills?|the descriptions? of the other skills)
          [^.!?\n]{0,12}\b(?:skips?|ignores?|finds? nothing|
            (?:is|are) never (?:picked|used|called|chosen)|sends? (?:people|users) here|
            passes everything|lets? (?:\w{2,10} )?through|approves? (?:all|every))\b
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
        source`
          \b(?:whatever|no matter what|without (?:question|exception)|every command|all commands)\b
        `,
        [30, 12],
      ),
      phrase(
        'read|open|load|fetch|get|look at|visit',
        source`
          (?:${PLACE})[^!?\n]{0,12}[;,:] (?:and )?it (?:tells|says|shows) (?:you )?what (?:to do|
            comes next|is to be done)
        `,
        4,
      ),
    ],
    stated: [
      stated(
        source`
          \b(?:(?:the |your )?(?:current|today's|remaining|further|
            secret|new) (?:steps|orders|tasks|instructions|commands)|
            (?:the )?rest of (?:this|these|the) (?:instructions?|file|skill|steps|text)|
            (?:your )?(?:orders|tasks) (?:for the day|of the day|for today))\b (?:is|are|
            stands?|lives?)(?: kept| found| listed| given| published| stored| waiting)?[ ]
          (?:at|on|under|in) (?:the (?:page|address|file) )?(?:${PLACE})
        `,
      ),
      stated(
        source`
          \b(?:an?|every|each|any) (?:mail|e-?mail|message|ticket|comment|letter|note)s? from (?:
            ${PLACE})[\x60"']? (?:is|are|counts? as) (?:an? )?(?:orders?|commands?|instructions?)\b
        `,
      ),
    ],
    spared: regex`\b(?:never|not|if the user|asks?|asked|install\w{0,6}|set-?up)\b|n't\b`,
    toStranger: true,
  },

  /** Whoever writes gives orders. */
  mailsObeyed: {
    patterns: [
      phrase(
        '(?:carry out|do|execute|obey|follow|perform|run) (?:the |all |any )?(?:tasks|orders|instructions|commands|requests)(?: that are| which are)?(?: described| given| written| found)? in',
        source`
          \b(?:incoming |the |new )?(?:mails?|messages?|e-?mails?|tickets?|comments?|pages?|
            websites?)\b[^.!?\n]{0,6} (?:whoever|no matter who|whatever|regardless|from whomever)\b
        `,
        4,
      ),
      phrase(
        'do (?:what(?:ever)?|everything|anything|all)(?: that)?',
        source`
          \b(?:the |incoming |new |these |any )?(?:mails?|messages?|e-?mails?|tickets?|
            comments?|websites?) (?:say|says|tells? you|asks?(?: for| you)?|demands?|wants?)\b
        `,
        2,
      ),
    ],
    stated: [
      stated(
        source`
          \b(?:websites?|pages?|mails?|messages?|tickets?|ticket texts) (?:may|can|might|will) (?:
            give|contain|hold|have) (?:you )?(?:instructions|commands|orders)(?: for you)?[,;:] ?
          (?:and )?(?:you )?(?:follow|run|obey|execute|carry out|do) (?:them|these|those)\b
        `,
      ),
    ],
    spared: regex`
      \b(?:never|not|only if|unless|asks? the user|injection|
        attackers?|treat (?:it|them) as data)\b|n't\b
    `,
  },
} satisfies Record<string, Frame>
