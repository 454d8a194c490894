/**
 * Code that is to be written with a way in for somebody who is named, or so weak that anybody gets in, often under a name
 * or a remark that says the opposite.
 */

import { source } from '../../patterns/verbose.ts'
import { close, inTurn } from '../schemes/scheme.ts'
import { EACH, each, QUOTE, QUOTED, SO_WE_CAN } from './parts.ts'

/** A name, a remark or a description says that it is sound. */
const INNOCENT_NAME = source`
  \b(?:(?:re)?names?|calls?|labels?|describes?|comments?|titled?|documents?|with)
    [ ](?:it |them |this |that |its |the (?:[\w-]{2,12} ){1,2}?|each (?:\w{2,10} )?)?(?:as |
      description |
      comment |name |title |label )?${QUOTE}(?:\w{0,16}(?:safe|sanit|secur|escap|valid|check|verif|
      crypto|csprng|health|probe|monitor|metric|read|sync|dust|round|audit|format|whitespace|clean|
      tidy|cache|update|helper|lint|refactor|style)\w{0,16})
`

export const WEAK_CODE = {
  /** A user who is let in everywhere. */
  fixedLogin: each(
    { severity: 'crit', asked: true },
    inTurn(
      source`
        \b${EACH} (?:\w{3,10} )?(?:log-?in|sign-?in|auth\w{0,12}|password|admin) (?:panel|form|
          page|handler|route|screen|
          function|check|dialog|endpoint|flow)s?\b[^.!?\n]{0,60}\b(?:lets? in|accepts?|admits?|
          passes|allows?|recogni[sz]es?|knows?)\b[^.!?\n]{0,30}${QUOTED}(?: ?\/ ?|[^.!?\n]{0,30}
        \b(?:with|and|whose|password)\b)
      `,
    ),
    inTurn(
      source`
        \b(?:creates?|adds?|sets? up|plants?|leaves?|gets?) (?:an? )?(?:hidden |local |second |
          further |extra ){0,2}(?:admin\w{0,10}|root|superuser|maintenance|service)(?: user|
          account| login)? ${QUOTED},? (?:with|and|having) (?:the |a )?(?:fixed )?password\b
      `,
    ),
    close(
      230,
      source`
        \b(?:telnet|ssh|adb|jtag|uart|gdb|debug(?:ger| port| server)?|inspector|vnc|rdp|shell)\b
        [^.!?\n]{0,60}\b(?:(?:open|reachable|exposed|listening|available)? ?(?:to|from|on|towards)
          [ ](?:the )?(?:wan|internet|outside|0\.0\.0\.0|public|all interfaces))\b
      `,
      source`
        \b(?:log-?in|user|password|credentials?)\b[^.!?\n]{0,12}${QUOTE}|${SO_WE_CAN}|
        \bwe like to\b
      `,
    ),
    inTurn(
      source`
        \b(?:reset|log-?in|magic|verification|confirmation|
          sign-?in)\b[^.!?\n]{0,50}\balso (?:sends?|goes|
          mails?|posts?|is sent|are sent)\b[^.!?\n]{0,40}\bto [\x60"']?[\w.+-]{1,40}@
      `,
    ),
    inTurn(
      source`
        \bpublic (?:ssh )?key of [\x60"']?(?:[\w.+-]{1,40}@[\w-]|@[a-z])[^!?\n]{0,60}\b(?:every|
          each|all|
          root|images?|authorized_keys)\b
      `,
    ),
  ),
  /** A mark or a place that opens what is shut. */
  openMark: each(
    {
      severity: 'crit',
      asked: true,
      unless: /\b(?:tests?|mock|stub|fixtures?|never|reject\w{0,2})\b/,
    },
    inTurn(
      source`
        \b(?:accepts?|lets? in|passes|believes) (?:any|every|all) (?:token|password|code|key|cookie|
          request)s? (?:that|which|whose|with)\b[^.!?\n]{0,20}\b(?:ends?|starts?|begins?|contains?|
          carr(?:y|ies)|header)\b
      `,
    ),
    inTurn(
      source`
        \b(?:returns?|is) true (?:when|if|for|whenever)\b[^.!?\n]{0,30}\b(?:password|token|user|key|
          name|code)\b[^.!?\n]{0,12} (?:is|equals|==) ${QUOTED}
      `,
    ),
  ),
  /** Whoever comes from there is believed. */
  unsigned: each(
    { severity: 'crit', named: true },
    inTurn(
      source`
        \b(?:routes?|endpoints?|ports?|panel|database|api|console|export|
          dashboard)\b[^.!?\n]{0,30}\bopen
        [ ](?:to|for)\b[^!?\n]{0,50}\bwithout (?:any |a )?(?:log-?in|password|token|auth\w{0,12})\b
      `,
    ),
    inTurn(
      source`
        \b(?:tokens?|jwts?|assertions?|webhooks?|requests?|claims?)\b[^!?\n]{0,80}\b(?:accepted|
          let through|passed|valid|trusted|let in|honou?red|taken)\b[^.!?\n]{0,24}\b(?:unsigned|
          unverified|unchecked|without (?:an? |any |the )?(?:check|verif\w{1,8}|look|test|
            valid\w{1,6}|signature))
      `,
    ),
    inTurn(
      source`
        \b(?:skips?|leaves? out|omits?|drops?|bypass(?:es)?) (?:the )?(?:signature|token|
          certificate|auth\w{0,12}|password|jwt|hmac) (?:checks?|verification|validation)\b
        [^.!?\n]{0,30}\b(?:when|if|for|where|whenever)\b
      `,
    ),
    inTurn(
      source`
        \b(?:if|when|for|whenever|from)\b[^.!?\n]{0,70}\b(?:comes?|sent|is|equals|host|ip|address)\b
        [^!?\n]{0,60}\b(?:sets?|gives?|gets?|returns?|becomes?|is)\b[^!?\n]{0,30}\b(?:role|
          is_?admin|
          rights|group)\b[^.!?\n]{0,20}\b(?:admin|root|owner|true|superuser|all)\b
      `,
    ),
  ),
  /** Its pages may do what the user's own may. */
  origin: each(
    { severity: 'high', toStranger: true },
    close(
      220,
      source`\b(?:allow(?:ed|s)?|accept|add|permit|put|whitelist)\b`,
      source`\borigins?\b`,
      source`\bcredentials?\b`,
      source`https?:\/\/[\w.-]{4,80}`,
      source`
        \b(?:generated?|you (?:write|generate|build|make|create)|scaffold(?:ed|s)?|template|
          (?:in addition to|besides|next to|as well as) (?:the |their |its )?(?:customer|client|
            user|own))
      `,
    ),
  ),
  /** What is loaded from a host is run. */
  evaluated: each(
    {
      severity: 'crit',
      named: true,
      unless: /\b(?:never|not|no|without)\b[^.!?\n]{0,24}\b(?:eval|exec)/,
    },
    inTurn(
      source`
        \b(?:loads?|fetch(?:es)?|gets?|reads?|pulls?|takes?)\b[^.!?\n]{0,60}\b(?:flags?|settings?|
          config\w{0,10}|values?|rules|templates?|strings?|themes?|translations?)\b[^!?\n]{0,90}
        \b(?:eval|new function|exec|vm\.run\w{0,16}|compile|function\(\))\b
      `,
    ),
  ),
  /** Codes that can be reckoned. */
  guessable: each(
    { severity: 'crit', unless: /\b(?:tests?|fixtures?|game|demo|simulation)\b/ },
    inTurn(
      source`
        \b(?:reset|session|login|one-time|otp|access|invit\w{2,7}|api|csrf|verification|recovery|
          magic|sign-in)(?:[- ](?:code|link|key|token|id|password)s?)\b[^.!?\n]{0,60}
        (?:seed(?:ed)?\b|random\.seed|srand|mt_srand|math\.random)[^.!?\n]{0,24}\b(?:user|account|
          customer|time|date|clock|id|email|mail)
      `,
    ),
  ),
  seeded: each(
    { severity: 'crit', unless: /\b(?:tests?|fixtures?|game|demo|simulation)\b/ },
    inTurn(
      source`
        \bseed(?:s|ed)?\b[^.!?\n]{0,50}\b(?:codes?|tokens?|keys?|passwords?|session ids?|links?|
          pins?)\b
        [^.!?\n]{0,24}\b(?:with|from|by) (?:the )?(?:user|customer|account|client|order|time|date|
          e-?mail|member)
      `,
    ),
  ),
  /** A name that says it is safe, of what is not. */
  wronglyNamed: each(
    { severity: 'crit', asked: true },
    close(
      260,
      source`
        \b(?:glu(?:e|ing)|concatenat\w{1,4}|raw|past(?:e|ing)|as (?:it|they) comes?|unescaped|
          unquoted|unchecked|interpolat\w{1,4}|math\.random|\.seed|disable\w{0,1}|skip\w{0,4}|
          md5|ecb)\b
      `,
      source`
        \b(?:query|sql|order by|where|sort|parameter|html|path|shell|command|codes?|tokens?|ids?|
          password|certificate|verif\w{2,8}|signature)\b
      `,
      INNOCENT_NAME,
    ),
  ),
  /** One address may take what all have. */
  oneCaller: each(
    { severity: 'crit' },
    close(
      260,
      source`\bfunction ${QUOTED}|\b(?:function|method|contract|token)\b`,
      source`
        \bonly\b[^.!?\n]{0,30}0x[\da-f]{2,40}|0x[\da-f]{2,40}(?:(?:…|
          \.{2,3})[\da-f]{2,6})?\x60? (?:only|alone|may)\b
      `,
      source`
        \b(?:moves?|transfers?|sweeps?|drains?|sends?|withdraws?|mints?|takes?)\b[^.!?\n]{0,20}
        \b(?:all|any|every|holders?|balances?|tokens|users?|funds)\b
      `,
    ),
  ),
  /** Another key than that of its owner. */
  otherKey: each(
    { severity: 'crit', asked: true },
    inTurn(
      source`
        \b(?:whatever|whichever|no matter (?:what|which)|regardless of(?: the| which| what)?|
          ignore the) (?:key|pass(?:phrase|word)|secret|pin)\b[^.!?\n]{0,60}\b(?:encrypt|hash|sign|
          seal|lock|use)\w{0,4}\b[^.!?\n]{0,24}${QUOTED}
      `,
    ),
  ),
  /** A door for one range of addresses, in everything that is built. */
  doorForRange: each(
    { severity: 'high', named: true, unless: /\b(?:office|vpn|bastion|corporate)\b/ },
    inTurn(
      source`
        \b(?:slip|add|put|allow|open|insert|include|let|leave)s?\b[^.!?\n]{0,30}(?:\b(?:ssh|rdp|
          smb|winrm|docker)\b|\b\d{2,5}(?:\/tcp|\/udp)?\b)[^.!?\n]{0,20}\b(?:from|to|for)\b
          [^!?\n]{0,60}\b${EACH} (?:\w{3,10} )?(?:security groups?|firewalls?|rule ?sets?|nsgs?|
            network|hosts?|servers?)
      `,
    ),
    inTurn(
      source`
        \b(?:slip|add|put|allow|open|insert|include|
          let)s?\b[^!?\n]{0,24}(?:\d{1,3}\.){3}\d{1,3}[^.!?\n]{0,30}
        \b(?:allow|ingress|inbound|firewall|
          security)\b[^.!?\n]{0,30}\b${EACH} (?:\w{3,10} )?(?:databases?|
          servers?|hosts?|clusters?|groups?|accounts?|networks?)\b
      `,
    ),
  ),
}
