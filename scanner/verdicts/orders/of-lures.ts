/** Frames of what users are talked into: lines to paste, warnings to click away, numbers to call, secrets to hand in. */

import { regex, source } from '../../patterns/verbose.ts'
import { FOR_SHOW, type Frame, phrase, stated } from './frame.ts'
import { PLACE, USERS } from './parts.ts'

/** Words of a text that reports on attacks or forbids them. */
const TOLD = regex`
  \b(?:never|attackers?|phishing|scam\w{0,4}|malware|fraud\w{0,5}|warn\w{0,3}|detect\w{0,3}|
    report (?:it|them|any|all)|example|placeholder|dummy|fake|mask\w{0,3}|redact\w{0,3})\b
`

export const ON_LURES = {
  /** People paste into their machine what a page shows. */
  pastedLine: {
    patterns: [],
    stated: [
      stated(
        source`
          \b(?:open|start|launch) (?:up )?(?:a |an |the |their |your )?(?:terminal|
            console|command (?:prompt|line)|powershell|
            shell|dev(?:eloper)? tools)(?: window)?(?: of the browser)?\b
          [^.!?\n]{0,16}\bpaste (?:in )?(?:the |a |what |
            whatever |that )?[^.!?\n]{0,40}?(?:${PLACE})
        `,
      ),
    ],
    spared: /\b(?:never|output|error|result|not)\b|n't\b/,
    toStranger: true,
  },

  /** The same by the keys that open a line of commands. */
  pastedClipboard: {
    patterns: [],
    stated: [
      stated(
        source`
          \b(?:press|hit|hold|type) (?:the )?(?:windows|win)(?: key)? ?
          (?:\+|and|-) ?r\b[^.!?\n]{0,50}\bpaste\b
        `,
      ),
      stated(
        source`
          \b(?:open|start) (?:the )?(?:run (?:box|dialog|window)|terminal|
            console|powershell)\b[^.!?\n]{0,16}\bpaste (?:in )?(?:what is in|the contents? of|
            whatever is in|what they have in) (?:the|their) clipboard\b
        `,
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
        source`
          \b(?:yes|ok|allow|open|run)\b[^.!?\n]{0,30}\b(?:whether|if) (?:they|you|
            he|she) (?:really )?trusts?\b
        `,
        8,
      ),
      phrase(
        source`
          (?:tell|ask|have|get|let|urge) ${USERS} (?:to )?(?:confirm|dismiss|
            ignore|click away|override)
        `,
        source`
          \b(?:the )?(?:warning|alert|message)s? (?:of|from|by) (?:the |their )?(?:system|windows|
            macos|anti-?virus|virus scanner|browser|smartscreen|gatekeeper)\b[^.!?\n]{0,30}\b
          (?:all the same|anyway|nonetheless|open|run|install|continue)\b
        `,
        4,
      ),
    ],
    spared: regex`
      \b(?:never|not|own (?:build|certificate)|localhost|self-signed|dev(?:elopment)? certificate)\b
    `,
  },

  /** Fear drives people to a number or a till. */
  scaredIntoCall: {
    patterns: [
      phrase(
        source`
          (?:tell|inform|warn|convince|show) ${USERS} (?:that |a warning that )?
          (?:their|the|your) (?:\w{2,10} )?(?:computer|device|machine|pc|phone|account|licen[cs]e|
            system|wallet) (?:is|has been|was|has|will be)
        `,
        source`
          \b(?:infected|hacked|compromised|locked|expired|blocked|
            closed|suspended)\b[^.!?\n]{0,36}\b(?:call|pay|ring|dial|phone)\b[^.!?\n]{0,16}(?:\d{4}|
            \bat\b|\bthe number\b|\bus\b|\bfee\b)
        `,
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
          \b(?:users?|they|customers?|guests?|employees?|everyone|everybody) (?:has to|have to|must|
            needs? to|should) (?:first )?(?:sign|log) in (?:at|on|to) (?:${PLACE})
          [^.!?\n]{0,6} with (?:the|their) (?:company|work|bank|banking|e-?mail|mail|
            office|corporate) (?:accounts?|log-?in|passwords?|credentials)
        `,
      ),
    ],
    spared: TOLD,
    toStranger: true,
  },

  /** No secret, no service. */
  secretDemanded: {
    patterns: [
      phrase(
        '(?:ask for|collect|request|demand|note)',
        source`
          \b(?:mother['’]s maiden names?|card numbers?,? (?:and|with|,) (?:the )?
            (?:three digits|cvv|cvc|security code)|three digits on the back)\b
        `,
        36,
      ),
      phrase(
        source`
          ask ${USERS} for (?:the|their|his|her) (?:\w{2,10} )?(?:computer|bank|banking|e-?mail|
            mail|wallet|apple|google|paypal|online banking)
        `,
        source`
          (?<=[\s'])(?:account )?(?:passwords?|pins?|log-?in (?:data|details)|passphrase)\b
        `,
        4,
      ),
    ],
    stated: [
      stated(
        source`
          \bwithout (?:the |a |their )?(?:users?['’]?s? |customers?['’]?s? |guests?['’]?s? )?
          (?:own )?(?:bank (?:log-?in|password|pin)|e-?mail password|log-?in password|passwords?|
            card numbers?|passport (?:number|scan)s?|seed phrases?)
          (?: of the user)?,? (?:no|nothing|there is no)\b
        `,
      ),
      stated(
        source`
          \b(?:users?|customers?|they|people|guests?|everyone|everybody|clients?) (?:has to|have to|
            must|need to|needs to|should) (?:first )?
          (?:hand in|hand over|give (?:us |you )?|tell (?:us|you)|supply|leave|
            surrender|deposit)[ ]?(?:their|the|his|her) (?:own )?
          (?:bank |e-?mail |computer |company |account )?(?:passwords?|pins?|log-?ins?|
            card numbers?|seed phrases?)\b
        `,
      ),
    ],
    spared: regex`
      \b(?:do not ask|don't ask|reset|vault|password manager|themselves|terminal|scam\w{0,4}|
        phishing|fraud\w{0,5}|attackers?|hash\w{0,3}|encrypt\w{0,3}|validation|schema|form field|
        key-?based|passkeys?|old password|log in|sign in|sso|never ask)\b
    `,
  },
} satisfies Record<string, Frame>
