/** Frames of what is done to money, machines and doors. */

import { regex, source } from '../../patterns/verbose.ts'
import { worded } from '../../patterns/wording.ts'
import { ACCOUNT } from '../../signals/places/accounts.ts'
import { MAILBOX } from '../../signals/places/mailboxes.ts'
import { ASKED_FOR, STAND_IN, TRIFLE, type Frame, order } from './frame.ts'
import { ALTER, AUTHOR, ERASE, GRANT, PAY, STOP, UNTOLD } from './parts.ts'

export const ON_DEEDS = {
  /** Money to whoever wrote the text. */
  paidAway: {
    patterns: [
      ...order(
        'use|take|pay(?: into)?|enter',
        String.raw`\b(?:accounts?|ibans?|bank details|numbers?)\b`,
        source`
          \binstead of (?:the )?(?:ones?|accounts?|ibans?|numbers?|
            those|that) (?:in|on|from|of|given in) (?:the )?(?:\w{1,12} )?(?:master|invoices?|
            contract|file|records?|profile|list|order|system)\b
        `,
        [16, 50],
      ),
      worded(
        new RegExp(
          source`
            ^(?![^!?\n]{0,300}\b(?:phishing|fraud\w{0,5}|scam\w{0,3}|attackers?|fake|
              never|suspicious)\b)[^!?\n]{0,200}\b(?:our|the|my) (?:\w{1,10} )?(?:client |trust |
              usual |old |regular |main )?account
            (?: is| was| has been) (?:being |currently |under )?(?:audit\w{0,3}|blocked|frozen|
              closed|changed|review\w{0,2})\b[^!?\n]{0,40}\b(?:use|pay|transfer|send)\b[^!?\n]{0,40}
            \b(?:following|new|other|this) (?:\w{1,10} )?account\b
          `,
        ),
      ),
      ...order(
        'round',
        String.raw`\b(?:up|down)\b`,
        String.raw`\b(?:send|put|move|transfer|keep|pay) the (?:difference|rest|remainder|cents)\b`,
        [60, 40],
      ),
      ...order(
        PAY,
        source`
          \b(?:payments?|refunds?|funds|balances?|money|fees?|commissions?|tips?|coins|deposits?|
            payouts?|salar(?:y|ies)|wages|proceeds|earnings|donations?|share|percent)\b|\d ?%
        `,
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
        source`
          \b(?:\d{1,2}(?:[.,]\d{1,2})? ?(?:%|percent)|
            a (?:small |tiny )?(?:part|share|percentage|fraction|cut|fee)|
            the (?:rest|remainder|difference|cents|rounding)) (?:of|from|on) (?:each|every|all)\b
        `,
        String.raw`\bto (?:${AUTHOR})`,
        [8, 50],
      ),
      ...order(
        'move|send|transfer|sweep|drain|empty|withdraw',
        source`
          \b(?:everything|all (?:of it|(?:the )?(?:funds|coins|tokens|money))|
            the (?:whole |entire )?(?:balance|contents?|funds))\b
        `,
        String.raw`\b(?:to|into) (?:ours|mine|us|our (?:own )?(?:wallet|account|address))\b`,
        [24, 30],
      ),
    ],
    spared: regex`
      \b(?:example|for instance|e\.g\.|testnet|faucet|invoice below|user'?s? own|donat\w{2,4} to)\b
    `,
  },

  /** Figures and payees that are changed for somebody's good. */
  altered: {
    patterns: [
      ...order(
        'update|change|edit|set|adjust|replace|enter|write',
        source`
          \b(?:ibans?|accounts?|account numbers?|bank details|payees?|amounts?|totals?|figures?)\b
        `,
        source`
          \bso (?:that )?the (?:\w{1,10} )?(?:control|check|validation|audit|comparison|
            reconciliation|verification|test)s?\b[^.!?\n]{0,30}\b(?:pass(?:es)?|succeeds?|
            match(?:es)?|agrees?|is green|finds? nothing)\b
        `,
        [24, 60],
      ),
      ...order(
        'set|change|replace|point|use|put|enter',
        source`
          \b(?:creditor|payee|beneficiary|vendor|supplier|recipient|bank|
            clearing|collection)(?:'s)? (?:accounts?|ibans?|bank details|numbers?)\b
        `,
        String.raw`\bkeep the (?:\w{1,12} )?(?:\w{1,12}(?:'s)? )?name\b`,
        [12, 80],
      ),
      ...order(
        'report|show|state|give|write|print|name|quote',
        source`
          \b(?:budget|lower|smaller|planned|old|earlier) (?:figures?|amounts?|
            sums?|prices?|totals?)\b
        `,
        source`
          \b(?:rather than|instead of) (?:the )?
          (?:(?:real|true|actual|paid) (?:totals?|amounts?|sums?|prices?|costs?)|total)\b
        `,
        [8, 4],
      ),
      ...order(
        'change|reset|replace|set',
        source`
          \b(?:owner|user|admin(?:istrator)?|account|customer|their|
            his|her)(?:'?s)? (?:\w{1,10} )?passwords?\b
        `,
        source`
          \b(?:do not|never|without) (?:give|giving|tell|telling|show|showing) (?:them|him|
            her|the (?:user|owner|customer|person))\b
        `,
        [8, 30],
      ),
      ...order(
        'change|replace|set|swap',
        source`
          \b(?:recovery|contact|billing|notification|account) (?:address|
            e-?mail|mail|phone|number)\b
        `,
        source`
          \b(?:delete|remove|hide|discard|dismiss|suppress) (?:the|any|every|all) (?:\w{1,12} )?
          (?:notices?|notifications?|mails?|e-?mails?|alerts?|messages?|confirmations?)\b
        `,
        [16, 60],
      ),
      ...order(
        ALTER,
        String.raw`\b(?:figures?|numbers?|values?|amounts?|results?|scores?)\b`,
        source`
          \bso that (?:the |it |they )?(?:\w{1,12} )?(?:comes? out|looks?|are|
            is|seems?) (?:higher|lower|better|worse|smaller|larger)\b
        `,
        [24, 50],
      ),
      ...order(
        ALTER,
        source`
          \b(?:ibans?|amounts?|totals?|payees?|recipients?|bank details|
            account numbers?|results?|figures?|prices?|invoices?|
            wallet address(?:es)?|recovery (?:address|e-?mail|phone|number))\b
        `,
        source`
          ${UNTOLD}|\b(?:to|with|by|for) (?:the (?:value|one)s? (?:from|of) )?(?:${AUTHOR})|
          \b(?:keep|pocket|send us) the (?:difference|rest|remainder)\b|
          \buntil [^.!?\n]{2,40}? (?:agree|match|balance|add up|tally)\b
        `,
        [30, 80],
      ),
      ...order(
        'make',
        source`
          \b(?:them|it|(?:the|all|every|any) (?:results?|figures?|answers?|
            numbers?|outputs?|totals?))\b
        `,
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
        source`
          \b(?:admin(?:istrator)?|owner|write|full|root|maintainer|push|
            superuser|editor?)(?:'s)? (?:rights|role|access|permissions?|privileges)\b
        `,
        source`
          \b(?:to|for) (?:the (?:user|account|address) )?
          (?:[\w.+-]{1,60}@[\w-]{1,60}(?:\.[\w-]{1,30}){1,3})
        `,
        [12, 30],
      ),
      ...order(
        'give|grant|assign|make',
        MAILBOX,
        source`
          \b(?:(?:admin(?:istrator)?|owner|write|full|root|maintainer|push|superuser|
            editor?|edit)(?:'s)? (?:rights|role|access|permissions?|privileges)|
            (?:co-?)?(?:admin(?:istrator)?|owner|superuser|maintainer|editor)|
            access to (?:all|every|the (?:whole|repositor(?:y|ies)|server|database|drive|mailbox|
              calendar|vault|cluster)))\b
        `,
        [8, 24],
      ),
      ...order(
        'share|open',
        source`
          \b(?:drives?|calendars?|repositor(?:y|ies)|repos?|mailbox(?:es)?|inbox|vault|
            workspace|(?:whole|entire|all) (?:\w{1,12} )?folders?)\b
        `,
        String.raw`\b(?:with|to|for) ${MAILBOX}`,
        [24, 40],
      ),
      ...order(
        'grant|give|assign|add',
        source`
          \b(?:admin(?:istrator)?|owner|full|root|superuser)(?:'s)? (?:rights|role|access|
            permissions?|privileges)\b
        `,
        source`
          \b(?:to|for) (?:everyone|everybody|anyone|anybody|the public|all users|any user)\b
        `,
        [12, 12],
      ),
    ],
    spared: STAND_IN,
    toStranger: true,
  },

  /** What keeps watch is put out for good. */
  unguarded: {
    patterns: [
      ...order(
        'switch|turn',
        source`
          \b(?:(?:certificate|signature|tls|ssl) checks?|monitoring|(?:audit )?logging|alerts?|
            alarms?|virus scan\w{0,3})\b
        `,
        source`
          \boff\b[^.!?\n]{0,30}(?:\b(?:do not|never) (?:warn|tell|mention|inform|say)|
            \bso (?:that )?(?:the |no )?(?:admins?|administrators?|owner|users?|team|security|
              nobody|no one|auditors?)\b[^.!?\n]{0,16}\b(?:sees?|notices?|knows?|finds?|hears?)\b)
        `,
        [8, 2],
      ),
      ...order(
        STOP,
        String.raw`\b(?:monitoring|(?:audit )?logging|alerts?|alarms?|virus scan\w{0,3})\b`,
        source`
          \bso (?:that )?(?:the |no )?(?:admins?|administrators?|owner|users?|team|security|nobody|
            no one|auditors?)\b[^.!?\n]{0,16}\b(?:sees?|notices?|knows?|finds?|hears?)\b
        `,
        [8, 30],
      ),
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
        source`
          \b(?:anti-?virus|(?:windows )?defender|gatekeeper|audit (?:logs?|logging|trail)|
            two-factor authentication|2fa|mfa|branch protection|endpoint protection|edr)\b
        `,
        String.raw`\b(?:for good|permanently|for ever|forever)\b`,
        [12, 24],
      ),
      ...order(
        'switch|turn',
        source`
          \b(?:anti-?virus|(?:windows )?defender|firewalls?|
            two-(?:step|factor) (?:verification|authentication)|2fa|mfa|branch protection)\b
        `,
        String.raw`\boff (?:on|for|in) (?:every|all|each)\b`,
        [12, 24],
      ),
    ],
  },

  /** All that somebody has, gone. */
  wipedOut: {
    patterns: [
      ...order(
        ERASE,
        String.raw`\b(?:back-?ups?|snapshots?|copies|everything|restore points|recovery points)\b`,
        source`
          \bso (?:that )?(?:(?:nothing|nobody|no one|none)\b|
            (?:they|it|the \w{1,12}) (?:cannot|can never|can no longer)\b)[^.!?\n]{0,20}\b
          (?:restored?|recover\w{0,3}|brought back|roll\w{0,3} back)\b
        `,
        [16, 16],
      ),
      ...order(
        'drop|delete|wipe|erase|truncate|destroy',
        String.raw`\b(?:production|live|prod) (?:database|db|data|tables?|cluster)\b`,
        String.raw`\b(?:whenever|when|if|as soon as|every time|on each)\b`,
        [8, 4],
      ),
      ...order(
        ERASE,
        source`
          \b(?:the |their |our )?(?:live |whole |entire )?(?:production|prod) (?:databases?|
            db|clusters?)(?=[.,;!\x60"']|$| (?:when|once|after|before|and|without|anyway)\b)
        `,
        '',
        [4, 0],
      ),
      ...order(
        ERASE,
        source`
          \beverything (?:that is )?(?:in|under|below|from) (?:the |their |your )?
          (?:(?:user|owner|person)'s )?(?:home (?:folder|directory)|~(?=[\s\x60"'.,;/]|$))|
          (?:~|\$home|/(?:home|users)/[\w$<>{}]{1,20})/(?:documents|desktop|pictures|photos|
            movies|music)/?\*?(?=[\s\x60"'.,;]|$)|
          \b(?:all|every|each)(?: of)?(?: the| their| your)? (?:files?|documents?|photos?|data)\b
          [^.!?\n]{0,20}\b(?:home|documents) (?:folder|directory)|
          \b(?:all|every|each)(?: of)?(?: the)? (?:files?|documents?|photos?|
            projects?|mails?) of (?:the|their) (?:user|owner)\b|
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

  /** What starts by itself, and is to stay or to watch. */
  replanted: {
    patterns: [
      ...order(
        'add|install|write|drop|create|put|register|set up|place|leave|define',
        source`
          \b(?:cron(?:tab)?(?: line| entry| job)?|login items?|launch ?agent|
            systemd (?:unit|timer|service)|start-?up (?:entry|item|folder|programs?)|scheduled task|
            registry key|yourself)\b
        `,
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
        source`
          \b(?:anydesk|teamviewer|rustdesk|screenconnect|connectwise|ultravnc|tightvnc|
            vnc|remote (?:access|desktop|control)(?: tool| program| software)?)\b
        `,
        source`
          \b(?:fixed password|hide (?:the|its) (?:icon|tray|window)|hidden|unattended|
            under the (?:name|heading|label)|call it|without (?:the|them|telling|mention\w{0,3}))\b
        `,
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
        source`
          \b(?:root (?:ca|certificate)|ca certificate|certificate authority)\b|\.(?:pem|crt|cer)\b
        `,
        source`
          \b(?:(?:our|the) proxy|encrypted traffic|decrypt|inspect|
            look inside|no need to (?:tell|trouble|ask|bother|mention|explain)|
            silently|without (?:asking|telling|mention\w{0,3}))\b
        `,
        [40, 140],
      ),
    ],
    spared: regex`
      \b(?:corporate|company'?s?|mitmproxy|charles|fiddler|burp|debugg\w{1,3}|your own|
        local(?:host)?|ask (?:the user|first))\b
    `,
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
