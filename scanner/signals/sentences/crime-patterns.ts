/** The words of crimes, each kind in whatever trade. */

import { regex } from '../../patterns/verbose.ts'
import { worded } from '../../patterns/wording.ts'

export type CrimeKind =
  | 'way in'
  | 'loot'
  | 'forgery'
  | 'wipe'
  | 'watch'
  | 'money'
  | 'warning'
  | 'build'
  | 'copies'
  | 'tested'
  | 'ransom'
  | 'pass'
  | 'lie'

/** A host with or without its scheme, a mailbox, or whoever wrote the text. */
const TO_STRANGER = regex`
    \b(?:to|at|in|into|on|for|under) (?:the (?:[\w-]{2,14} ){1,3}(?:of|at) )?["'\x60<]?
    (?:https?:\/\/\S|[\w.+-]{1,40}@[\w-]{2,40}\.|(?:[\w-]{2,40}\.){1,4}(?:com|
        net|org|io|dev|app|cloud|cc|co|pm|xyz|site|store|online|link|pro|run|live|info|one)\b|
      (?:us|ours|our (?:own )?\w{3,14}|the (?:authors?|vendor|outside))\b)|
    \b(?:with|from) (?:us|outside)\b
  `

/** What opens doors or empties accounts. */
const DOORS =
  'card (?:numbers?|data|details|fields?)|cvcs?|cvvs?|key ?stores?|upload key|signing (?:keys?|certificates?)|private keys?|pass(?:words?|phrases?)|seed phrases?|saved logins?|session cookies|store api keys?|access keys?|ci variables|environment|connection strings?|recovery codes'

interface CrimePattern {
  kind: CrimeKind
  pattern: RegExp
  /** What the rest of the sentence says, when it takes that to know. */
  rest?: RegExp
}

export const CRIMES: readonly CrimePattern[] = [
  {
    kind: 'way in',
    pattern: worded(
      regex`
        \b(?:open|start|keep|plant|leave|install|set up|spawn)s?\b[^.!?]{0,30}
        \b(?:reverse|bind|web|remote) ?shell\b|
        \b(?:runs?|executes?|evaluates?|evals?) (?:the |its |an? |whatever )(?![^.!?]{0,30}
          \bfor (?:each|every)\b)[^.!?]{0,30}
        \b(?:parameter|header|request body|body of (?:such )?(?:an? |the |that )?requests?)\b|
        \badds? the (?:line|key) (?:from|at) \x60?https?:\/\/\S{4,120}[^.!?]{0,12}
        \bauthorized[ _]keys|
        \bcreates? an? (?:access key|token|api key|login) for (?:each|every|all)\b
      `,
    ),
  },
  {
    kind: 'loot',
    pattern: worded(
      regex`
        \b(?:sends?|posts?|cop(?:y|ies)|uploads?|forwards?|hands?|
          puts?|stores?)\b[^.!?]{0,90}\b(?:${DOORS})\b
      `,
    ),
    rest: TO_STRANGER,
  },
  {
    kind: 'loot',
    pattern: worded(
      regex`
        \b(?:${DOORS})\b[^.!?]{0,40}\b(?:is|are|gets?|go|goes)\b (?:\w{2,8} ){0,2}(?:posted|sent|
          copied|uploaded|handed|forwarded|stored|to|on|into)\b
      `,
    ),
    rest: TO_STRANGER,
  },
  {
    kind: 'loot',
    pattern: worded(
      regex`
        \b(?:open|create|file|append|write|put|paste|add)s?\b[^.!?]{0,40}
        \b(?:issues?|gists?|snippets?|comments?|events?|cards?|rows?|form|survey|pastebin)\b
        [^!?]{0,90}(?:\benv\b|\.npmrc|\.env\b|\bsecrets\b|\btokens?\b|\bpasswords?\b|\bsalary\b|
          \bdiagnosis\b|\bfull (?:record|text|contract)\b|\bcredentials\b|\bci variables\b|
          \bbank details\b|\bcontents? of (?:the|all|each|every)\b)|
        \b(?:write|put|paste)s? (?:it|them|these|the values)\b[^.!?]{0,24}
        \b(?:gist|snippet|pastebin|survey)\b|
        \b(?:store|keep|file|deposit)s? (?:it|both|them|these|a copy)\b[^.!?]{0,12}\bwith us\b|
        \blooks? up\b[^.!?]{0,30}<[^<>]{3,60}>\.\w|
        "(?:env|environment|secrets|credentials)"\s?:\s?"(?:<|\$\()|
        \blistens? (?:on|to) the (?:card|password|login|payment) (?:fields?|form)\b|
        \breads? the (?:fields|form) of the (?:checkout|payment|login)\b
      `,
    ),
  },
  {
    kind: 'forgery',
    pattern: worded(
      regex`
        (?<!\b(?:the|a|this|your|our|each) )\bforg(?:e|es|ing)\b(?![-'’])[^.!?]{0,40}
        \b(?:signatures?|initials|receipts?|invoices?|releases?|certificates?|stamps?|consent|
          slips?|approvals?|letters?|minutes)\b|
        \b(?:lifts?|cuts?|cop(?:y|ies)|takes?|stamps?|pastes?)\b[^.!?]{0,30}
        \bsignatures?\b[^.!?]{0,90}\b(?:stamps?|pastes?|puts?|never seen|have not seen|as if|
          on (?:the )?(?:waivers?|contracts?|declarations?))\b|
        \bclones? (?:face|voice) and (?:face|voice)\b|
        \bclones? (?:their|his|her) (?:face|voice)\b|
        \b(?:with|use) the (?:tokens?|login|account|session|card|badge) of (?:another|a different|
          some other) (?:person|user|colleague|clerk|nurse|doctor)\b|
        \bin the name of (?:an? |the |another )(?:\w{2,14} ){1,4}
        (?:on leave|away|absent|who is out)\b|
        \binvent(?:s|ed)?\b[^.!?]{0,24}\b(?:invoices?|suppliers?|receipts?|payees?)\b|
        \binvented by you\b
      `,
    ),
  },
  {
    kind: 'wipe',
    pattern: worded(
      regex`
        \b(?:drop|delete|wipe|empty|erase|destroy|encrypt)s?\b[^!?]{0,140}
        \b(?:drop|delete|wipe|empty|erase|destroy|remove|purge)s?\b[^.!?]{0,24}
        (?:\b(?:snapshots?|backups?|restore points?|replicas)\b|\/backup)|
        \b(?:delete|wipe|erase|destroy|remove|purge)s?\b[^.!?]{0,24}
        \b(?:snapshots?|backups?)\b[^.!?]{0,24}\b(?:first|so that nothing|too|as well|along)\b|
        \b(?:drop|delete|wipe|purge|erase|destroy)s? the [^.!?]{0,60}
        \band (?:the )?(?:off-site copies|backups?|snapshots?|replicas)\b|
        \bthrows? away (?:the )?(?:\w{2,10} )?(?:dumps|backups?|snapshots?)\b|
        \bcannot be (?:restored|recovered)\b[^.!?]{0,40}\b(?:without|unless)\b[^.!?]{0,20}
        \bpa(?:y|id|yment)\b
      `,
    ),
  },
  {
    kind: 'watch',
    pattern: worded(
      regex`
        \b(?:reads?|collects?|takes?|notes?|records?|logs?|captures?|appends?|keeps?)\b
        [^.!?]{0,40}\b(?:contacts(?=,? (?:and |location|messages|text|call|sms))|
          text messages|call (?:lists?|logs?)|key ?strokes?|
          (?:each|every|all) keys?(?= (?:with|that|pressed|and))|screen ?shots? every|
          pictures? of the screen|messages of other apps|what is typed)\b|
        \bkey ?strokes?\b[^.!?]{0,60}\b(?:go|goes|are sent|is sent|are posted)\b[^.!?]{0,10}\bto\b
      `,
    ),
  },
  {
    kind: 'money',
    pattern: worded(
      regex`
        \b(?:the |this |these |that )?(?:accounts?|wallets?|ibans?|address(?:es)?|links?)
        \b(?: (?:in|on|of) the \w{2,12})? (?:is|are) (?:ours|our own)\b|
        \b(?:accounts?|wallets?|ibans?)\b[^.!?]{0,30}\bbelongs? to us\b|
        \b(?:balance|account|wallet|card)\b[^.!?]{0,24}\b(?:which|that) we hold\b|
        \bpays us (?:by|per)\b|
        \b(?:book|pay|send|credit|take|keep)s?\b[^.!?]{0,60}
        \b(?:owner|author|maker)s? of (?:this|the) skill\b|
        \b(?:accounts?|ibans?) from this (?:table|list|map) and not\b|
        \bputs? our (?:own )?(?:links?|accounts?|wallets?|ibans?|address)\b|
        \b(?:replace|swap|change)s? (?:the |each |any )?(?:payees?|creditors?|beneficiar\w{1,4})
        (?:'s)? (?:details?|accounts?|ibans?|numbers?)\b|
        \b(?:swap|replace|exchange)s? the (?:creditor|payee|supplier|
          beneficiary)'?s? (?:account|iban)\b
      `,
    ),
  },
  {
    kind: 'warning',
    pattern: worded(
      regex`
        \b(?:delete|overwrite|suppress|silence|set|hide|drop)s?\b[^.!?]{0,60}
        \b(?:allerg\w{1,16}|adverse events?|audit (?:row|entry|entries)|entered-in-error|
          near miss(?:es)?|interlocks?|recall notices?)\b[^.!?]{0,60}
        \b(?:so (?:that )?(?:no|the|nobody)|before|entered-in-error|no alert)\b
      `,
    ),
  },
  {
    kind: 'build',
    pattern: worded(
      regex`
        \b(?:append|insert|inject|add|put|patch|pack)s?\b(?:[^.!?]|\.\w){0,60}
        \b(?:built|compiled|minified|packaged|packed) \W{0,2}(?:\w{2,10} )?
        (?:files?|bundles?|archives?|artifacts?|binar\w{1,3}|packages?|images?)\b|
        \b(?:compute|recompute|recalculate|redo|renew)\b[^.!?]{0,16}\b(?:checksums?|hashes|
          signatures?)\b[^.!?]{0,60}\b(?:afterwards|changed|altered|match|so that)\b|
        \b(?:put|add|place|copy)s?\b[^.!?]{0,24}(?:\.\w{1,4}\x60? )?
        \bfrom \x60?https?:\/\/\S{4,120}[^!?]{0,40}\b(?:package|archive|wheel|jar|bundle)\b|
        \breplaced by (?:the one|one|ours) (?:from|of|in) our\b|
        \bnot in the repository\b[^!?]{0,30}\b(?:must not|should not|reviewers?|nobody)\b|
        \brestore the (?:file|build|sources?|archive|bundle)\b[^.!?]{0,50}
        \b(?:git checkout|looks? clean|so that|unchanged)\b
      `,
    ),
  },
  {
    kind: 'copies',
    pattern: worded(
      regex`
        \b(?:each|every|all) (?:print |fax |scan )?
        (?:jobs?|scans?|calls?|fax(?:es)?|prints?|mails?|messages?|letters?)\b[^.!?]{0,70}
        \b(?:sent|goes|go|copied|printed|mirrored|delivered|forwarded)\b(?:[^.!?]|\.\w){0,50}
        \b(?:both|as well|too|second|twice|a copy)\b|
        \bsecond (?:number|line|queue|destination|printer|copy|mailbox|inbox|filter)\b
        [^.!?]{0,60}\b(?:mirrors?|copies|copy|each|every|for our)\b
      `,
    ),
  },
  {
    kind: 'tested',
    pattern: worded(
      regex`
        \b(?:test|try|tries|tests)\b (?:out )?(?:each|every|all|both)\b[^.!?]{0,30}
        \b(?:straight away|at once|against the|immediately)\b|
        \bsee (?:with|for) each (?:of them )?whether\b|
        \bsign in (?:to|at|with) (?:each|every|all)\b[^.!?]{0,60}\bwork\b
      `,
    ),
  },
  {
    kind: 'ransom',
    pattern: worded(
      regex`
        \b(?:encrypt|lock|scramble)s?\b[^!?]{0,90}\b(?:key|password)\b[^.!?]{0,30}\b(?:only we|
          kept nowhere|nobody else|we hold|sent to|stays with us|is ours|from our server)\b|
        \b(?:password|key)s?\b[^.!?]{0,24}\b(?:given|handed) out\b[^.!?]{0,12}
        \b(?:against|after|for)\b[^.!?]{0,8}\bpa(?:id|yment)\b
      `,
    ),
  },
  {
    kind: 'lie',
    pattern: worded(
      regex`
        \bif (?:they|it|some|any|the \w{3,8}) fails?\b[^!?]{0,24}\b(?:write|report|
          say|state|mark)\b[^.!?]{0,20}\b(?:pass|passed|green|success\w{0,3})\b|
        \bfigures (?:of|from) the last (?:green|good)\b
      `,
    ),
  },
  {
    kind: 'pass',
    pattern: worded(
      regex`
        \b(?:report|mark|record|state)s?\b (?:them|these|
          those|the (?:skipped|failed|failing) \w{2,10}) as (?:passed|green|passing|successful)\b
      `,
    ),
  },
]
