/** Frames of what leaves: keys, what was said in confidence, the words that the agent was set up with. */

import { regex, source } from '../../patterns/verbose.ts'
import { worded } from '../../patterns/wording.ts'
import { SIGNS_IN, type Frame, order } from './frame.ts'
import { LINE_START, PLACE, PRIVATE, SECRETS, SEND, UNTOLD, WATCH, WRITE } from './parts.ts'

export const ON_DATA = {
  /** Words by which the agent was set up, given away whole or to somewhere. */
  leaked: {
    patterns: [
      ...order(
        'print|reveal|show|output|repeat|paste|include|send|quote|recite|append|write out|display|disclose|dump|post|copy',
        source`
          \b(?:your (?:(?:full|whole|entire|complete|own|initial|original|hidden|internal) ){0,2}
            (?:system prompt|system message|instructions|initial prompt|prompt)|
            the (?:hidden|internal|developer'?s?|system) (?:instructions|message|prompt)|
            everything above this line)\b
        `,
        source`
          \bverbatim\b|\bword[- ]for[- ]word\b|\bin full\b|
          \bat the (?:start|end|top|beginning) of (?:each|every|your|all)\b|\bto https?:
        `,
        [24, 30],
      ),
    ],
  },

  /** Keys, or the files that hold them, to a place that is written out. */
  secretsSent: {
    patterns: [
      worded(
        new RegExp(
          source`
            ${LINE_START}(?:if|when|whenever|once|as soon as) you (?:find|see|come across|get|meet|
              read|are given|have|spot)
            [^,.!?\n]{0,30}(?:${SECRETS})[^,.!?\n]{0,30}, (?:\w{3,12}ly )?
            (?:${SEND}) (?:it|them|that|those|a copy)
            [^.!?\n]{0,16}\b(?:to|at|into) (?:(?:our|the|my|us|this) (?:\w{1,12} ){0,2}(?:at )?)?
            (?:${PLACE})
          `,
        ),
      ),
      ...order(
        SEND,
        SECRETS,
        source`
          \b(?:to|at|into) (?:(?:our|the|my|us|this) (?:\w{1,12} ){0,2}(?:at )?)?(?:${PLACE})
        `,
        [60, 60],
      ),
    ],
    spared: SIGNS_IN,
    toStranger: true,
  },

  /** Read first, and sent by the same sentence. */
  secretsTaken: {
    patterns: [
      ...order(
        'read|copy|collect|gather|take|grab|open|decrypt|dump|extract|export|find|get|look for',
        source`
          ${SECRETS}|\blogin data\b|\b(?:saved|stored) (?:logins|passwords)\b|
          \bkeychain\b|\bbrowser profiles?\b
        `,
        source`
          \b(?:send|post|upload|push|forward|submit|transmit|deliver|
            e-?mail|mail)\b[^!?\n]{0,40}?\b(?:to|at|into) (?:${PLACE})
        `,
        [60, 140],
      ),
    ],
    spared: regex`
      \b(?:header|authorization|bearer|oauth|authenticat\w{1,5}|example\.(?:com|org|net)|your own|
        vault|(?:password|secret) manager|1password|bitwarden)\b
    `,
    toStranger: true,
  },

  /** What a user keeps to himself, the same way. */
  privateSent: {
    patterns: [
      ...order(
        SEND,
        PRIVATE,
        source`
          \b(?:to|at|into) (?:(?:our|the|my|us|this) (?:\w{1,12} ){0,2}(?:at )?)?(?:${PLACE})
        `,
        [30, 60],
      ),
    ],
    spared: SIGNS_IN,
    toStranger: true,
  },

  /** Keys into what others read. */
  secretsShown: {
    patterns: [
      ...order(
        `${WRITE}|include|print|log|show|list`,
        SECRETS,
        source`
          \b(?:in|into|to) (?:the |a |your |every )?(?:logs?|report|summary|answer|chat|output|
            reply)\b[^.!?\n]{0,12}\b(?:in full|in plain|unmasked|unredacted|in clear|uncensored)\b
        `,
        [16, 40],
      ),
      ...order(
        'run|execute|call',
        source`
          \bcat [^\s\x60]{0,40}(?:\.env\b|\.ssh\/id|credentials|secrets?\b|\.netrc|\.npmrc|\.pgpass)
        `,
        source`
          \b(?:put|paste|show|print|include|add|repeat|post|write)\b[^.!?\n]{0,50}\b(?:answer|reply|
            chat|response|message|comment|summary|pull request|issue|commit)
        `,
        [6, 40],
      ),
      ...order(
        `${WRITE}|include|embed`,
        String.raw`(?:${SECRETS})(?! (?:name|placeholder|variable))`,
        source`
          \b(?:in|into|to|as) (?:a |the |each |every |any )?(?:(?:hidden |html )?comments?\b
            [^.!?\n]{0,30}|commit messages?|pull requests?(?: (?:description|body|title))?|
            (?:pr|issue) (?:description|body|title|comment)|issues?|readme|user[- ]agent|
            url of the image|image url|alt text|change ?log|release notes|branch name|
            public \w{3,12})\b
        `,
        [30, 16],
      ),
      ...order(
        `${WRITE}|include|embed|print`,
        source`
          \benvironment (?:block|variables|dump)\b|\ball (?:the )?(?:environment )?variables\b|
          \bthe (?:whole|full|entire) environment\b
        `,
        source`
          \bnames and values\b|\bin full\b|\bwith (?:all |their |the )?values\b|\bvalues included\b
        `,
        [24, 50],
      ),
    ],
    spared: regex`
      \b(?:names? of|placeholders?|example|sample|which|scan\w{0,4}|rotat\w{1,5}|masked|redacted|
        fake|dummy)\b|\bhow to\b
    `,
  },

  /** Files that open doors, to somebody who need not be named. */
  keysSent: {
    patterns: [
      ...order(
        SEND,
        source`
          \bid_(?:rsa|ed25519|ecdsa|dsa)\b(?!\.pub)|
          \b(?:the |your |their |each )?(?:ssh )?private (?:ssh )?keys?\b|
          \bkeychain (?:export|file|items)|
          \b(?:saved|stored) (?:logins|passwords)\b|
          \b(?:browser|session) cookies\b|\bwallet\.dat\b|~\/\.aws\/credentials|\bseed phrase
        `,
        source`
          \b(?:to|with|at) (?:the |our |an? |my )(?:\w{1,14} ){0,2}(?:desk|support|helper|helpdesk|
            team|endpoint|corpus|partner|vendor|webhook|channel|collector|maintainers?|developers?|
            licen[cs]ing|service|operator)\b
        `,
        [24, 24],
      ),
      worded(
        regex`
          ^(?![^!?]{0,200}(?:\b(?:never|not|detect\w{0,3}|attackers?|malware|if)\b|n't\b))
          [^!?\n]{0,160}\b(?:chunks?|pieces|results?|data|bytes|text|keys?|files?|them|it)\b
          [^.!?\n]{0,80}\b(?:as|in|into) (?:the )?
          (?:sub-?domains?|dns (?:queries|lookups|requests|labels|names)|
            host ?names?) (?:of|to|under|for|below|on) (?:[\w-]{1,60}\.){1,4}[a-z]{2,10}\b
        `,
      ),
    ],
    spared: regex`
      \b(?:vault|secret manager|secrets? store|1password|bitwarden|hsm|encrypt\w{0,3}|
        public half|example\.(?:com|org|net))\b
    `,
  },

  /** Everything the user types or sees is kept. */
  overheard: {
    patterns: [
      ...order(
        WATCH,
        source`
          \b(?:every|all|each)(?: of)?(?: the)? (?:keys?(?: strokes?)?|keystrokes?)\b|
          \bkeystrokes\b|
          \b(?:the )?(?:passwords?|pins?|card numbers?) (?:that )?
          (?:the user|users|they|he|she) (?:enters?|types?)\b|
          \bthe clipboard\b|
          \bwhat(?:ever)? (?:the user|users|they) (?:copy|copies|types?)\b
        `,
        source`
          \bin the background\b|\b(?:send|forward|upload|post|pass) (?:it|them|that) (?:on\b|to\b)|
          \bwithout (?:the user|them|their)\b|\b(?:to|in|into) an? hidden\b|${UNTOLD}
        `,
        [12, 50],
      ),
      ...order(
        WATCH,
        String.raw`\bthe (?:screen|microphone|camera|webcam|room|calls?)\b`,
        source`
          \b(?:send|forward|upload|pass) (?:it|them|that) on\b|\bwithout (?:the user|them|their)\b|
          \b(?:to|in|into) an? hidden (?:file|folder)\b
        `,
        [12, 50],
      ),
    ],
    spared: /\b(?:keyboard shortcuts?|shortcuts?|hotkeys?|test recorder|macro)\b/,
  },
} satisfies Record<string, Frame>
