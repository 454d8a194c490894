/** Frames of what is done to things, money, records and machines. */

import { ACCOUNT } from '../../signals/accounts.ts'
import { worded } from '../../wording.ts'
import { ASKED_FOR, STAND_IN, TRIFLE, type Frame, order } from './frame.ts'
import { ALTER, AUTHOR, ERASE, GRANT, PAY, PRAISE, STOP, UNTOLD, USERS } from './parts.ts'
import { regex, source } from '../../patterns/verbose.ts'

export const ON_DEEDS = {
  /** A change that others rely on, kept from those it concerns. */
  hidden: {
    patterns: [
      ...order(
        'delete|erase|wipe|remove|overwrite|install|uninstall|copy|send|upload|post|forward|push|commit|merge|change|alter|modify|edit|add|append|insert|replace|swap|disable|turn off|switch off|create|grant|invite|transfer|pay|buy|order|book|cancel|sign|approve|subscribe|register|publish|share|move|raise|lower|record|collect',
        '',
        String.raw`\b(?:do not|don't|never|without) (?:ever )?(?:tell(?:ing)?|inform(?:ing)?|notify(?:ing)?|alert(?:ing)?|(?:mention(?:ing)?|disclos(?:e|ing)|reveal(?:ing)?|report(?:ing)?|show(?:ing)?|nam(?:e|ing)|describ(?:e|ing)|explain(?:ing)?|admit(?:ting)?) (?:(?:it|this|that|these|any of (?:it|this))(?: (?:line|step|section|rule|file|note|change|part|order))?) to) ` +
          USERS +
          String.raw`\b|\bnever mention (?:it|this|that)\b|\bwithout saying so\b|\b(?:do not|don't|never) (?:mention|report|note|point out|disclose|reveal|show) the (?:difference|change|switch|swap|replacement|edit|copy|upload|transfer|package|addition|fee|charge|host|source)\b|\bwithout ` +
          USERS +
          String.raw` (?:ever )?(?:noticing|knowing|seeing|finding out|being told)\b|\bhide (?:it|this|that|these)(?: step| change| action)? from ` +
          USERS +
          String.raw`\b|\bkeep (?:it|this|that) (?:a )?secret from ` +
          USERS +
          source`
            \b|
            \bsay nothing (?:about|of) (?:it|this|that)\b|
            \bif (?:you are |you're |anyone )?ask(?:ed|s),? (?:deny|
              say (?:that )?(?:nothing|you did(?: not|n't)))\b|
            \bso that (?:nobody|no one|neither [^.!?\n]{3,40}? nor [^.!?\n]{3,24}?|no questions?|
          ` +
          USERS +
          String.raw` (?:does not|doesn't|do not|don't|never|will not|won't|cannot|can't)) (?:\w{1,8} )?(?:notices?|knows?|sees?|learns?|hears?|comes? (?:across|up)|finds?|asks?|objects?|remembers?)\b|\b(?:leave|keep) (?:it|this|that|them) out of (?:the|your|any) (?:[\w-]{1,12} )?(?:summary|report|logs?|answer|reply|recap|notes|hand-?over|minutes|documentation|tickets?|table|list|inventory|description|change ?log|audit (?:rules|log|trail))\b|\bleave (?:the|all) (?:\w{1,12} )?(?:rows|entries|lines|changes) unmarked\b`,
        [3, 120],
      ),
    ],
    spared: TRIFLE,
  },

  /** Praise that is settled before the question is known. */
  praised: {
    patterns: [
      ...order(
        PRAISE,
        '',
        source`
          \bwhatever (?:the user|they|is) (?:\w{1,8} )?ask\w{0,3}\b|
          \beven (?:if|when|where) (?:others|another|
            alternatives|competitors|rivals|something else|it|a competitor) (?:\w{1,12} ){0,3}
          (?:better|cheaper|faster|worse|safer|more (?:suitable|expensive)|unsuitable)\b|
          \b(?:over|above|before) (?:every|all|any) (?:competitors?|rivals?)\b|
          \b(?:related|relevant) or not\b|
          \bwhether or not (?:it|they) (?:is|are|fits?|suits?|was|were)\b|
          \b(?:talk|speak|run|put) (?:the )?(?:competitors|others|rivals|alternatives) down\b|
          \b(?:do not|don't|never|without) (?:say(?:ing)?|mention(?:ing)?|
            disclos(?:e|ing)) (?:that )?(?:it|this|they) (?:is|are) (?:sponsored|paid|an? ad)
        `,
        [2, 80],
      ),
    ],
  },

  /** Money to whoever wrote the text. */
  paidAway: {
    patterns: [
      ...order(
        'round',
        String.raw`\b(?:up|down)\b`,
        String.raw`\b(?:send|put|move|transfer|keep|pay) the (?:difference|rest|remainder|cents)\b`,
        [60, 40],
      ),
      ...order(
        PAY,
        String.raw`\b(?:payments?|refunds?|funds|balances?|money|fees?|commissions?|tips?|coins|deposits?|payouts?|salar(?:y|ies)|wages|proceeds|earnings|donations?|share|percent)\b|\d ?%`,
        source`
          \bto (?:the |this |my )?(?:wallet |account |iban |address ){0,2}(?:of )?(?:${ACCOUNT})|
          \bto (?:the )?(?:(?:wallet|account|iban|address|card) of )?
          (?:the (?:author|maker|maintainer|publisher) of this (?:skill|file)|
            the skill's (?:author|maker|maintainer))\b
        `,
        [24, 50],
      ),
      ...order(
        PAY,
        String.raw`\b(?:\d{1,2}(?:[.,]\d{1,2})? ?(?:%|percent)|a (?:small |tiny )?(?:part|share|percentage|fraction|cut|fee)|the (?:rest|remainder|difference|cents|rounding)) (?:of|from|on) (?:each|every|all)\b`,
        String.raw`\bto (?:${AUTHOR})`,
        [8, 50],
      ),
      ...order(
        'move|send|transfer|sweep|drain|empty|withdraw',
        String.raw`\b(?:everything|all (?:of it|(?:the )?(?:funds|coins|tokens|money))|the (?:whole |entire )?(?:balance|contents?|funds))\b`,
        String.raw`\b(?:to|into) (?:ours|mine|us|our (?:own )?(?:wallet|account|address))\b`,
        [24, 30],
      ),
    ],
    spared:
      /\b(?:example|for instance|e\.g\.|testnet|faucet|invoice below|user'?s? own|donat\w{2,4} to)\b/,
  },

  /** Figures and payees that are changed for somebody's good. */
  altered: {
    patterns: [
      ...order(
        ALTER,
        String.raw`\b(?:figures?|numbers?|values?|amounts?|results?|scores?)\b`,
        String.raw`\bso that (?:the |it |they )?(?:\w{1,12} )?(?:comes? out|looks?|are|is|seems?) (?:higher|lower|better|worse|smaller|larger)\b`,
        [24, 50],
      ),
      ...order(
        ALTER,
        String.raw`\b(?:ibans?|amounts?|totals?|payees?|recipients?|bank details|account numbers?|results?|figures?|prices?|invoices?|wallet address(?:es)?|recovery (?:address|e-?mail|phone|number))\b`,
        String.raw`${UNTOLD}|\b(?:to|with|by|for) (?:the (?:value|one)s? (?:from|of) )?(?:${AUTHOR})|\b(?:keep|pocket|send us) the (?:difference|rest|remainder)\b|\buntil [^.!?\n]{2,40}? (?:agree|match|balance|add up|tally)\b`,
        [30, 80],
      ),
      ...order(
        'make',
        String.raw`\b(?:them|it|(?:the|all|every|any) (?:results?|figures?|answers?|numbers?|outputs?|totals?))\b`,
        String.raw`\b(?:wrong|incorrect|inaccurate|false|misleading)\b`,
        [4, 12],
      ),
    ],
    spared: TRIFLE,
  },

  /** Rights for a stranger, or for everybody. */
  letIn: {
    patterns: [
      ...order(
        GRANT,
        String.raw`\b(?:admin(?:istrator)?|owner|write|full|root|maintainer|push|superuser|editor?)(?:'s)? (?:rights|role|access|permissions?|privileges)\b`,
        String.raw`\b(?:to|for) (?:the (?:user|account|address) )?(?:[\w.+-]{1,60}@[\w-]{1,60}(?:\.[\w-]{1,30}){1,3})`,
        [12, 30],
      ),
      ...order(
        'grant|give|assign|add',
        String.raw`\b(?:admin(?:istrator)?|owner|full|root|superuser)(?:'s)? (?:rights|role|access|permissions?|privileges)\b`,
        String.raw`\b(?:to|for) (?:everyone|everybody|anyone|anybody|the public|all users|any user)\b`,
        [12, 12],
      ),
    ],
    spared: STAND_IN,
    abroad: true,
  },

  /** What keeps watch is put out for good. */
  unguarded: {
    patterns: [
      ...order(
        STOP,
        source`
          \b(?:anti-?virus|firewall|(?:windows )?defender|gatekeeper|selinux|apparmor|
            audit (?:logs?|logging|trail)|two-factor authentication|2fa|mfa|branch protection|
            (?:tls|certificate) verification|smartscreen|the sandbox|endpoint protection|edr)\b
        `,
        source`
          \bso that (?:nothing|it|this|the \w{1,12}) (?:is|are|gets?|will be)? ?(?:not |never )?
          (?:blocked|noticed|flagged|stopped|seen|quarantined)|
          \bleave (?:it|them) (?:off|disabled)\b|
          ${UNTOLD}|
          \b(?:do not|don't|never) (?:turn|switch) (?:it|them) (?:back )?on\b|
          \bif it (?:blocks|complains|objects|flags|warns)\b
        `,
        [12, 50],
      ),
      ...order(
        STOP,
        String.raw`\b(?:anti-?virus|(?:windows )?defender|gatekeeper|audit (?:logs?|logging|trail)|two-factor authentication|2fa|mfa|branch protection|endpoint protection|edr)\b`,
        String.raw`\b(?:for good|permanently|for ever|forever)\b`,
        [12, 24],
      ),
      ...order(
        'switch|turn',
        String.raw`\b(?:anti-?virus|(?:windows )?defender|firewalls?|two-(?:step|factor) (?:verification|authentication)|2fa|mfa|branch protection)\b`,
        String.raw`\boff (?:on|for|in) (?:every|all|each)\b`,
        [12, 24],
      ),
    ],
  },

  /** One machine or one account that nobody is to be warned about. */
  unalarmed: {
    patterns: [
      ...order(
        'close|dismiss|suppress|silence|ignore|mute|drop|discard',
        String.raw`\b(?:alerts?|alarms?|incidents?|detections?)\b`,
        String.raw`\b(?:about|from|for|on|of) (?:the )?(?:hosts?|servers?|users?|accounts?|address|machine|ip) [` +
          '`"]?' +
          String.raw`[\w.]{0,24}[\d-][\w.-]{1,24}`,
        [16, 24],
      ),
    ],
    spared:
      /\b(?:maintenance|staging|test\w{0,3}|sandbox|window|until|for \d|known|planned|duplicates?|deploy\w{0,4}|retired|decommission\w{0,3})\b/,
  },

  /** What was done is made to have never been. */
  coveredUp: {
    patterns: [
      ...order(
        ERASE + '|hide|cover',
        String.raw`\b(?:all|any|the|your) (?:evidence|tracks)\b|\b(?:all|any|the|your) traces of (?:this|your|what (?:you|was)|the (?:run|upload|access|transfer|change|visit|step))|\bthe commands you (?:ran|used|executed)\b`,
        String.raw`\b(?:afterwards?|when (?:you are )?(?:done|finished)|so that nobody|once (?:done|finished)|of (?:this|the|your)|history|at the end|step|work|run)\b|${UNTOLD}`,
        [8, 40],
      ),
      ...order(
        `${ERASE}|${ALTER}|correct|rewrite|take out|fix`,
        String.raw`\b(?:entries|rows|lines|records|events)\b`,
        String.raw`\b(?:in|from|of) (?:the |all |your )?(?:[\w'’-]{1,14} ){0,2}audit (?:logs?|trails?)\b`,
        [24, 50],
      ),
    ],
    spared:
      /\b(?:crumbs?|telemetry|opentelemetry|spans?|jaeger|uninstall\w{0,4}|attackers?|adversar\w{2,4}|older|retention|expired|days|months|years)\b/,
  },

  /** All that somebody has, gone. */
  wipedOut: {
    patterns: [
      ...order(
        'delete|erase|wipe|destroy|purge|shred|remove|nuke',
        source`
          \b(?:all|every|each)(?: of)?(?: the| their| your)? (?:files?|documents?|photos?|data)\b
          [^.!?\n]{0,20}\b(?:home|documents) (?:folder|directory)|
          \b(?:the|their) (?:user|owner)'?s?'? (?:documents|files|photos|projects|repositories|
            home (?:folder|directory)|mails?)\b|
          \b(?:all|every|each|any)(?: of)?(?: the| their)? (?:existing )?
          (?:back-?ups?|restore points|recovery points|shadow copies)\b|
          \bthe (?:whole|entire) (?:disk|drive|hard drive|file system|home (?:folder|directory)|
            machine)\b
        `,
        '',
        [12, 0],
      ),
    ],
    spared: ASKED_FOR,
  },

  /** Checks that were not made, told of as made. */
  claimed: {
    patterns: [
      ...order(
        'state|say|write|report|claim|answer|declare|tell|assert|confirm|show|announce',
        source`
          \b(?:you(?:'ve| have)|all|everything|every \w{2,12}|it (?:was|is|has)|tests?|checks?|
            backups?)\b[^.!?\n]{0,40}\b(?:check(?:ed|s)?|tested|verified|pass(?:ed)?|reviewed|
            approved|completed?|confirmed|inspected|signed|succeeded|encrypted|safe)\b
        `,
        String.raw`\b(?:even (?:if|when|though)|whether or not|regardless of whether|although)\b[^.!?\n]{0,60}(?:\b(?:not|never|failed|no|could|was|were|is|are|did|answered|ran)\b|n't\b)`,
        [24, 60],
      ),
      ...order(
        'mark|record|log|list|report|enter|declare|file|tick|show',
        String.raw`\b(?:can(?:'t|not)|could(?:n't| not)|unreachable|missing|skipped|fail(?:ed|ing)|overdue|unfinished|unread|untested|unchecked|(?:were|was|are|is)(?: not|n't) (?:been )?(?:checked|tested|done|reached|inspected|run))\b`,
        String.raw`\b(?:as|by|with) ["'\x60]?(?:patched|done|passed|passing|ok|okay|inspected|checked|verified|approved|healthy|green|complete|completed|tested)\b`,
        [60, 40],
      ),
    ],
    spared: /\b(?:known failure|xfail|flaky|expected|do not|don't|never|not as)\b/,
  },

  /** What starts by itself, and is to stay or to watch. */
  replanted: {
    patterns: [
      ...order(
        'add|install|write|drop|create|put|register|set up|place|leave|define',
        String.raw`\b(?:cron(?:tab)?(?: line| entry| job)?|login items?|launch ?agent|systemd (?:unit|timer|service)|start-?up (?:entry|item|folder|programs?)|scheduled task|registry key|yourself)\b`,
        source`
          \b(?:clones?|re-?installs?|brings? back|restores?|
            puts? back) (?:this|the|our|itself|it)\b[^.!?\n]{0,24}\b(?:skill|again|when|if)\b|
          \bso (?:that )?it (?:isn't|is not|is never|won't be|cannot be|
            does not get) (?:removed|noticed|found|uninstalled|deleted|seen)\b
        `,
        [24, 80],
      ),
      ...order(
        'add|install|write|drop|create|put|set up|place|define',
        String.raw`\b(?:alias|function|wrapper|shim)\b`,
        source`
          \b(?:named|called|for|so that) [\x60"']?(?:sudo|su|ssh|git|passwd)\b[^!?\n]{0,80}
          \b(?:notes?|records?|stores?|saves?|logs?|passes|keeps?|captures?|sends?|copies)\b
          [^.!?\n]{0,24}\b(?:passwords?|passphrases?|typed|input|keystrokes?)\b|
          \b(?:sudo|su|ssh|passwd)\b[^.!?\n]{0,40}\bpasses what is typed\b
        `,
        [8, 60],
      ),
      ...order(
        'install|set up|enable|add|start|deploy|put',
        String.raw`\b(?:anydesk|teamviewer|rustdesk|screenconnect|connectwise|ultravnc|tightvnc|vnc|remote (?:access|desktop|control)(?: tool| program| software)?)\b`,
        String.raw`\b(?:fixed password|hide (?:the|its) (?:icon|tray|window)|hidden|unattended|under the (?:name|heading|label)|call it|without (?:the|them|telling|mention\w{0,3}))\b`,
        [16, 80],
      ),
    ],
    spared: /\b(?:honeypot|decoy|test (?:vm|machine)|lab|kiosk)\b/,
  },

  /** Somebody else's certificate or name server, for all that the user does. */
  overheardLine: {
    patterns: [
      ...order(
        'import|install|add|trust|load|enrol|register',
        String.raw`\b(?:root (?:ca|certificate)|ca certificate|certificate authority)\b|\.(?:pem|crt|cer)\b`,
        String.raw`\b(?:(?:our|the) proxy|encrypted traffic|decrypt|inspect|look inside|no need to (?:tell|trouble|ask|bother|mention|explain)|silently|without (?:asking|telling|mention\w{0,3}))\b`,
        [40, 140],
      ),
    ],
    spared:
      /\b(?:corporate|company'?s?|mitmproxy|charles|fiddler|burp|debugg\w{1,3}|your own|local(?:host)?|ask (?:the user|first))\b/,
  },

  /** The machine around a container, taken by the way that was left open. */
  brokenOut: {
    patterns: [
      worded(
        regex`
          ^(?![^!?]{0,200}(?:\b(?:never|not|check (?:whether|if)|attackers?|
                could|would|detect\w{0,3})\b|n't\b))[^!?\n]{0,120}\bmount(?:s|ing)? (?:the )?
          (?:host'?s? )?(?:root|[\x60"']?\/[\x60"']?|file ?system)(?=[\s,])[^.!?\n]{0,40}
          \b(?:through|via|over|with|by|using) (?:the )?[\x60"']?
          (?:\/var\/run\/docker\.sock|docker(?:'s)? socket|socket)
        `,
      ),
    ],
  },
} satisfies Record<string, Frame>
