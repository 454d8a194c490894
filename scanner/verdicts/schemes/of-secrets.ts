/** Schemes with what opens doors: codes and words passed on to a stranger, card numbers kept, keys sent to an author. */

import { regex, source } from '../../patterns/verbose.ts'
import { HOST_NAME } from '../../signals/places/addresses.ts'
import { notion } from '../../signals/search/notions.ts'
import { OURS, WORDS } from './parts.ts'
import { each, either, inTurn, type Scheme } from './scheme.ts'
import { HUSHED, PASSED_OFF } from './untold.ts'

/** What is sent to somebody to show that it is them. */
const ONE_TIME = notion(String.raw`
  (?:one-?time|six-digit|6-digit|four-digit|login|log-?in|sign-?in|verification|sms|texted|
    text-message|authenticator|security|confirmation|2fa|mfa|two-factor|second-factor|bank(?:'s)?|
    backup|reset)(?: \p{L}{2,10})?[ -](?:codes?|pass-?codes?|pins?|tans?|numbers?|digits) |
  one-?time (?:passwords?|tokens?) |
  (?:number|digits|code) (?:that |which )?(?:is |are )?(?:shown|displayed|sent|texted|read out|
    received|generated|that arrives?|arriving) (?:in|by|on|from|via|to) ${WORDS(3)}(?:app|
    authenticator|sms|text|phone|mail|e-mail|screen|device|message) |
  otps? | totps? | m?tans? | authenticator (?:codes?|numbers?|app) |
  (?:codes?|digits|number) (?:from|in) ${WORDS(4)}(?:text message|sms|
    authenticator|e?-?mail|app|message)
`)

/** The words that open a wallet. */
const WALLET_WORDS = notion(String.raw`
  (?:recovery|seed|backup|secret|mnemonic|wallet|restore)[ _-]?(?:words?|phrases?|seeds?)
  (?: lists?)? | recovery keys? | mnemonics? |
  (?:all )?(?:twelve|12|twenty-four|24|eighteen) words | key ?phrases?
`)

/** What is on a card. */
const CARD = notion(String.raw`
  (?<!(?:no|not|without|never) (?:the )?)(?:number|digits|date)\b[^.!?|]{0,30}?\b(?:cvc|cvv|cvc2|
    expiry|expiration|security code|pin|back|expires?) |
  (?<!(?:no|not|without|never) )(?:full |complete |whole |entire |credit |debit |bank )?card (?:
    numbers?|details|data) (?:and|with|plus|in full) |
  (?<!last )(?:three|four|all sixteen|sixteen|16) digits (?:on|from|at) the (?:back|front|reverse) |
  (?:all )?(?:sixteen|16) digits | (?:cvc|cvv|cvc2)s? |
  both sides of (?:the|their|his|her) card | photograph both sides |
  (?:photos?|pictures?|scans?|images?) of (?:the |their |both )?(?:sides of )?(?:the |their )?card |
  card['’]?s? pin |
  (?:lifted|taken|read|copied|pulled|grabbed|scraped) (?:\p{L}{2,10} )?(?:from|out of) (?:the )?
  (?:browser|wallet|autofill|form)\P{L}{0,3}s?(?: autofill)? |
  full (?:card )?number (?:plus|and|with)
`)

/** Files and values with which a machine signs in. */
const KEY_FILES = notion(String.raw`
  [\x60"']?(?:[~\w./-]{0,24}/)?\.(?:env(?:\.\w{2,12})?|npmrc|pypirc|netrc|pgpass|git-credentials|
    aws/\w{2,12}|ssh/\w{2,20}|kube/config|docker/config\.json|gnupg)[\x60"']? |
  id_(?:rsa|ed25519|ecdsa|dsa) | (?:private|ssh|signing|api|access|secret|deploy) keys? |
  credentials? | (?:access|api|auth|npm|github|bearer|session) tokens? |
  service[- ]account (?:json|keys?|files?) | kube-?config | key ?chains? | passwords? |
  (?:cloud|aws|server|admin|database|saved) (?:logins?|credentials|passwords?|secrets?) |
  secrets | cookies | (?:whole |entire )?environment(?: variables)? |
  (?:session |browser |login )?cookies? | saved logins? |
  [\x60"']?~/\.(?:ssh|aws|gnupg|kube|config)[\x60"']? | logins? of
`)

/** What lies in a home folder and opens doors, brought where all who see the work read it. */
const LAID_OPEN = source`\b(?:commits?|checks? in|pastes?|publish(?:es)?|posts?)\b`
const KEPT_AT_HOME = source`
  (?:(?:~|\$home)\/\.(?:ssh|aws|kube|gnupg|netrc|npmrc|pypirc|docker\/config|
    config\/(?:gh|solana|gcloud)|claude\/\.cred)[\w.\/-]{0,40}|
    \bprivate keys?\b|\bkube-?config\b|\bwallet (?:files?|keys?)|\bwallet\.dat\b|\bsecret keyring\b|
    \b(?:browser cookies|cookies of the browser|shell history)\b)
`
const AMONG_WORK = source`
  \b(?:to|into|in|on|as) (?:the |a |an |this |your )?(?:public |new |open |shared )?
  (?:repo(?:sitory)?|issues?|gists?|wiki|pull requests?|branch|
    discussions?|forum)\b(?!'s| (?:secrets?|settings|variables?|config))
`
const LAID_OPEN_UNWANTED = regex`
  \b(?:if (?:you|they|anyone|somebody|the user) (?:ever |accidentally )?(?:commit|paste|post)|
    accident\w{0,4}|mistake\w{0,2}|rotate|revoke|leak\w{0,4}|never|scan\w{0,4}|detect\w{0,4})\b
`

/** It is handed on. */
const HANDED_ON = source`
  (?:(?:pass|hand|send|forward|relay|give|deliver|submit|post|upload|transmit|share|text|
    mail|e-mail|copy|push|ship|report|drop|route|read|feed|stream|sync|write|save|store|
    enter|dictate)(?:es|s|ed|ting)? (?:(?:it|that|this|them|those|both|all|everything|the (?:code|
      codes|number|digits|result|content|contents|words|phrase|file|value|values|output|archive|
      bundle|lot)) )?(?:(?:on|over|out|back|along|straight|right|at once|immediately|directly|
      before it expires|within \p{L}{2,8} \p{L}{2,8}) ){0,3}(?:to|with|at|into|via|in|on)|
    (?:sent|passed|handed|forwarded|relayed|given|delivered|submitted|posted|
      uploaded|transmitted|shared|texted|mailed|copied|pushed|stored|saved|
      kept|placed|written|added|pasted|appended|entered|logged|filed|read out|
      dictated|reported) (?:(?:on|over|along|straight|then|at once|immediately) ){0,2}
    (?:to|with|on|at|into|in)|(?:goes|travels?|gets|make sure (?:it|that|this) gets|
      see (?:to it )?that (?:it|they|this) (?:gets?|reach(?:es)?)|lands?|ends? up|arrives?|
      is due) (?:(?:on|over|straight|directly|right|then|at once) ){0,2}(?:to|with|at|in|into|on))
`

/** Somebody who has no business with it. */
const STRANGER = source`
  (?:(?:${OURS}) (?:[\p{L}-]{2,12} )?(?:side|servers?|staff|team|desk|machines?|collector|
    bucket|account|help ?desk|support|channel|backend|systems?|office|database|table|
    endpoint|people|inbox|mailbox|phone|store|webhook|end|address|number|drive)|
    (?:the |this )?(?:(?:skill|tool|plug-?in|package)['’]?s? )?(?:author|maker|maintainer|developer|
      vendor|publisher|creator|reseller)(?:['’]s|s['’]) (?:[\p{L}-]{2,12} ){0,2}(?:server|staff|
      team|desk|machine|collector|bucket|account|support|channel|phone|inbox|mailbox|
      webhook|discord|telegram|address|number|drive|hands)|(?:the |this )?(?:skill|tool|
      plug-?in|package)['’]?s? (?:author|maker|maintainer|developer|vendor|publisher|creator)|
    (?:the |an? )?(?:[\p{L}-]{2,12} )?(?:operator|helper|help ?desk|agent|supporter|colleague|
      analyst|technician|staff|admins?|team|desk) (?:on|at|over|via|behind) [\x60"']?(?:t\.me|
      telegram|whatsapp|discord|signal|slack|${HOST_NAME}|[\w.+-]{1,40}@)|
    t\.me/\w{2,40}|(?:the )?[\p{L}\x60#-]{2,16} (?:room|channel|group|thread) of (?:the |our )?
    (?:vendor|author|maker|team|provider|skill)['’]?s?(?: chat)?|
    (?:the )?tickets? for (?:our|the) (?:staff|team|desk|support)
`

/** The mailbox of somebody: what manuals show of their readers' own stands for none. */
const MAILBOX = source`
  (?!(?:you|user|me|name|someone|alice|bob|jane|john)(?:[.+][\w.+-]{0,20})?@)[\w.+-]{1,60}
  @(?!(?:[\w-]{1,30}\.)?example\.(?:com|org|net)\b)[\w-]{1,60}(?:\.[\w-]{1,30}){1,3}
`

/** Handed on to such a one. */
const TO_STRANGER = notion(
  `
    ${HANDED_ON} (?:the |a |an )?[\\x60"'(]{0,2}${STRANGER}|${MAILBOX}|
    (?:s3|gs|r2)://[\\w./-]{3,80})
  `,
)

/** The same, or to any address. */
const TO_STRANGER_OR_ADDRESS = notion(
  `
    ${HANDED_ON} (?:the |a |an )?[\\x60"'(]{0,2}${STRANGER}|${MAILBOX}|(?:the )?help ?desk|
    https?://[^\\s"'<>)\\x60]{4,200}|(?:discord|whatsapp|telegram)\\b)
  `,
)

/** Handed on at all. */
const PASSED = notion(HANDED_ON)

/** And what for is our business, or nobody's. */
const FOR_US = either(
  PASSED_OFF,
  notion(String.raw`
  so (?:that )?(?:we|our \p{L}{2,12}|the (?:vendor|author|operator|developer|desk|staff)) (?:can|
    may|could|are able)\b[^.!?]{0,40} |
  for the (?:login|sign-?in|session|check|account) (?:that |which )?we (?:run|do|make|
    open|keep)\b[^.!?]{0,30} | (?:from|on) our (?:side|end|own machine|machine|server) |
  (?:asked|needed|mandatory|required|compulsory) (?:for )?(?:in|as|before|
    at|(?<!\basked )for|for(?! (?:an?|the|your|their|its|his|her)\b)) |
  as a (?:condition|requirement|security|check) | before any (?:balance|help|answer|result|work)
`),
)

/** Kept where others read it. */
const KEPT_OPEN = notion(String.raw`
  (?:kept|keep|stored|store|saved|save|written|write|appended|append|added|add|
    noted|note|logged|log|copied|copy|pasted|paste|entered|put|filed|recorded|record|
    dropped|retained)(?:s)? (?:\p{L}{2,12} ){0,2}?(?:in|into|to|on|at|under) (?:the |our |a |an )?
  (?:shared |common |team |public |job |run |debug |chat |customer |order |open |plain )?[\x60"']?
  (?:[\w./-]{1,40}\.(?:md|txt|csv|json|log|xlsx?|db|sqlite)|sheets?|spreadsheets?|logs?|
    logfiles?|notes?|tables?|channel|folder|drive|wiki|text files?|transcript|chat|tickets?|board|
    documents?|memory|files?) |
  (?:mailed|mail|e-mailed|e-mail|sent|send|forwarded|forward|posted|post|
    shared|share|texted|uploaded|upload|passed)s? (?:\p{L}{2,12} ){0,2}?
  (?:to|in|into|with|on) (?:[\x60"']?[\w.+-]{1,60}@|[\x60"']?https?://|
    (?:the |our |a )?(?:team |staff |office |shared |group |support |sales |private )?(?:channel|
      chat|group|room|inbox|mailbox|list|desk|sheet|us\b)) | in (?:plain|clear) ?text |
  for (?:later|future|the next) (?:orders?|use|purchases?|bookings?|payments?) | for whoever
`)

/** Who keeps them apart, takes none or sends them on to the house they belong to. */
const RIGHTLY_KEPT = regex`
    \b(?:mask(?:s|ed)? (?:the |all |any )?(?:tokens|card)|masked|last four|
      hosted page|payment provider|official|own app|reference|tokeni[sz]\w{2,4}|
      never (?:ask|touch|store|share|send|written|typed|leaves?)|
      (?:in|into|on) (?:the |their |its |a )?(?:new |own )?(?:hardware )?
      (?:device|wallet|ledger|trezor|keypad)|nowhere|solely|stays? (?:with|on)|alone|
      do not (?:ask|share|send|use|store|read|paste)|not collected|
      as (?:burnt|burned|compromised|leaked|lost)|rejected|unread|
      export\w{0,3} [a-z_]{2,30}=|environment variables? (?:\x60|named|called)|
      authorization|bearer|header|oauth|
      get (?:your|one|an?|the) |create (?:your|an?) |rotat\w{1,4}|revoke|vault|secret manager|
      github actions|ci secrets?|\.gitignore|example|placeholders?)\b
  `

/** A code that somebody got a moment ago, loosely. */
const ANY_CODE = notion(String.raw`
  (?:one-?time|six-digit|6-digit|login|log-?in|sign-?in|verification|sms|texted|
    authenticator|security|2fa|mfa|two-factor|second-factor|bank|banking|backup|unlock|
    confirmation|text)[ -]?(?:\p{L}{2,8} )?(?:codes?|pass-?codes?|pins?|tans?|digits) |
  (?<!\bdefault )(?:codes?|digits|pins?|tans?|numbers?) (?:from|in|on|of|out of|shown (?:in|on)|
    sent (?:by|to|via)|arriving (?:by|on)) (?:the |their |his |her |a )?(?:[\p{L}'’]{2,12} )?(?:sms|
    text|authenticator|phone|text message|app|push|banking app|key fob|letter) |
  (?:six|6|four|4|eight|8) digits | m?tans? | otps? | one-?time (?:passwords?|tokens?) |
  (?:code|number|digits|token|pin|tan)s? (?:that )?(?:(?:her|his|their|the) )?(?:phone|mobile|
    app|bank|authenticator)\b[^.!?]{0,20}(?:received|shows?|sends?|sent|displays?|got|gets?) |
  (?:code|number|digits|token)s? from (?:the|their|his|her) (?:banking |bank |phone )?
  (?:app|bank|phone) |
  (?:sms|login|bank|access|phone) codes? |
  codes? to (?:the |their |his |her )?(?:[\p{L}'’]{2,12} )?(?:phone|mobile|device|
    number|mail|mailbox|watch)
`)

/** It is got out of them, or goes on. */
const GOT = notion(String.raw`
  (?:ask|collect|get|take|request|demand|obtain|note|fetch|want|
    need|have)s? (?:for )?(?:[^.!?]{0,40}?) ?(?:tell|repeat|read|say|dictate|type|enter|give|for|
    paste|spell|it|them|code|codes|digits|pin|tan)\b |
  (?:let|have|make) (?:the |them |him |her )?(?:\p{L}{2,12} )?(?:tell|repeat|read|say|dictate|type|
    enter|give|paste|spell)s? |
  (?:say|claim|explain|write|tell) that (?:\p{L}{2,12} ){1,3}(?:needs?|requires?|must have|wants?) |
  (?:is|are) (?:read|passed|given|dictated|handed|sent|forwarded|relayed|mailed|
    texted|told|typed|entered|collected|asked) | (?:obtain|get|fetch|collect|
    learn|coax|request|ask for|ask|take|read)s? (?:the |a |their |his |her )?
  (?:\p{L}{2,12} ){0,3}?(?:for )?(?:the |their |a )?(?:code|number|digits|token|pin|tan) |
  (?:until|till|so that) (?:they|he|she|the \p{L}{2,12}) (?:reads?|tells?|gives?|names?|says?|
    types?|sends?) | requested by (?:the |you)
`)

/** To those behind the text. */
const TO_OUR_SIDE = notion(String.raw`
  our (?:own )?(?:login |sign-in )?(?:session|server|side|system|login|desk|window|browser|machine|
    console|team|people|staff|office|database|chat|portal|backend|end|bucket|vault|collector|
    telegram|helper|group) |
  (?:mail|send|hand|pass|drop|forward|relay|text|read|give|post|upload|deliver|report)
  (?:s|ed)? (?:it|them|that|this|both|the \p{L}{2,10})? ?(?:on |over |straight |right )?
  (?:to|in|into|at|with) (?:the |our |a )?(?:back office|partner['’]?s?|telegram|vendor['’]?s?|
    author['’]?s?|operator['’]?s?|call cent(?:er|re)|agency['’]?s?|maker['’]?s?|developer['’]?s?|
    [\x60"']?[\w.+-]{1,60}@|group|desk at|agent (?:at|on)|helper|relay|colleague) |
  (?:to|with) the (?:back office|call cent(?:er|re)|operator|agency|vendor|author|partner) |
  we (?:then |will |can )?(?:use|log|enter|sign|type|need|
    complete|keep) (?:it|them|in|that|this|on) |
  (?:so that |for )us to |
  (?:agent|helper|operator|desk|support|
    colleague|relay) (?:at|on|under|via) [\x60"']?(?:t\.me|${HOST_NAME}) |
  who(?:m)? (?:then )?(?:completes?|finish\p{L}{0,2}|does) the (?:login|sign-in|transfer|payment) |
  which completes? the (?:login|sign-in|transfer|payment) |
  our (?:\p{L}{2,12} ){0,2}(?:desk|terminal|screen|phone|clerk|agents?|operators?|engineers?|
    archive|line|number) | (?:needed|used|wanted|required|typed|entered|keyed in) by (?:the )?
  (?:vendor|author|operator|agency|maker|us\b|our \p{L}{2,12}) |
  (?:relayed|forwarded|sent|passed|read|given|texted) (?:on )?to \+\d |
  (?:of|to|for|with) our (?:colleagues?|partners?|people|friends?)
`)

/** Words of a wallet, or a picture of them, loosely. */
const ANY_WORDS = notion(String.raw`
  (?:recovery|seed|backup|secret|mnemonic|wallet|restore)[ _-]?(?:words?|phrases?|seeds?) |
  mnemonics? | (?:12|24|twelve|twenty-four) words | wallet(?:['’]s)? (?:secret|keys?|phrase|words) |
  (?<=\| ?)seed(?= ?\|) |
  (?<=(?:wallet|coin|crypto)[^.!?]{0,60})private keys?
`)

/** Brought to a place of the author's. */
const BROUGHT_THERE = notion(String.raw`
  (?:upload|mail|send|forward|post|pass|hand|copy|save|store|paste|write|submit|deliver|enter|
    transmit|keep|report|share|read|put)(?:e?s|e?d|ted)? (?:it |them |that |this |the (?:picture|
    photo|words|phrase|result|scan|list|file|paper) )?(?:on |over |here and is passed )?
  (?:to|in|into|on|at|with|by) (?:the |our |an? )?(?:[\x60"']?[\w.+-]{1,60}@|[\x60"']?https?://|
    (?:author|maker|vendor|developer|maintainer|agency|operator|publisher)['’]s|our|
    database|tickets?|server|drive|telegram|whatsapp|helper|support|sheet|helpdesk|
    help desk|chat|bucket|form) |
  (?:that|which) our (?:people|staff|team|support|desk|helpers?) (?:reads?|sees?|gets?|keeps?|
    checks?) | our (?:\p{L}{2,10} )?(?:helper|support|desk|team|server|database|people|staff) |
  (?:lands?|ends? up|goes|is kept|is stored|stays?|are kept|are stored|stored?s?)
  (?: it| them)? (?:in|with|at|on|to) (?:our|the (?:maker|author|vendor|agency|publisher)) |
  so (?:that )?(?:our (?:engineers|people|staff|team|support)|we) (?:can|may|could) |
  (?:with|to) the (?:maker|author|vendor|publisher)(?: of this skill)? (?:for|as|in)
`)

/** What a card says, loosely. */
const ANY_CARD = notion(String.raw`
  (?<!(?:no|not|without|never|last) (?:the )?)(?:card,? including (?:the )?\p{L}{2,12}|
    (?:full |whole |complete )card data|(?:pictures?|photos?|scans?|images?|
      copy|copies) of (?:the |their |a )?(?:credit |bank |debit )?card|
    (?:card )?pin (?:that )?the \p{L}{3,10} (?:says?|mentions?|gives?|names?|types?)|
    (?:credit |debit |bank |payment )?card(?:'s)? (?:numbers?|details|data)|cvc|
    cvv|cvc2|cvvs|(?:full )?pan|security codes?|long number(?: on the card)?|
    (?:stored|saved) (?:payment methods?|cards?)|(?:credit|debit|bank) cards?, front and back|
    both sides of (?:the|their) card|card,? front and back|(?:sixteen|16) digits|
    validity and security code|number,? (?:expiry|validity)\b[^.!?|]{0,30})
`)

/** Kept for later, or where many read it. */
const KEPT_SOMEWHERE = notion(String.raw`
  (?:save|store|keep|take down|write|note|log|add|put|record|copy|append|
    remember|file|enter|jot)(?:s|d|n|ed|ten|pt)? (?:\p{L}{2,10} ){0,3}?(?:down|
    with the (?:booking|order|customer|profile|guest)|
    in (?:the )?(?:ticket|memory|chat|notes?|row|table|crm|sheet|file|log|profile|channel|book)|
    to (?:the )?(?:customer['’]s|[\x60"'][\w./-]{2,30}\.\w{2,4}|notes?|crm|sheet|row|file|table|
      profile|book|ticket|log|memory)|for (?:later|the next|future)) |
  (?:stored|kept|saved|written|noted|taken down|logged|remembered|read) (?:from the browser|
    in (?:memory|the (?:ticket|chat|crm|notes?|table|log))|to [\x60"'][\w./-]{2,30}|
    with the (?:booking|order)|for (?:later|the next|future)) |
  (?:pictures?|photos?|scans?|images?|copies|copy|numbers?|they|it|both) (?:goes?|go|is sent|
    are sent|is posted|are posted|lands?) (?:to|in|into|on) (?:the |our )?(?:staff|team|office|
    group|shared)? ?(?:chat|channel|folder|drive|sheet|list|inbox) |
  so (?:that )?(?:later|future|further|the next) (?:stays?|orders?|visits?|bookings?|
    purchases?|payments?) | memory\.md | for the next (?:order|booking|stay|visit) |
  memori[sz]es? | (?:paste|archive|put|file|write|enter|log|record|save|store|copy|attach)s? (?:
    it |them |the |full |whole )?[^.!?]{0,30}? ?(?:in(?:to)?|under|to|with) (?:the |our |a |their )?
  (?:(?:customer|call|guest|order|booking|shared|team|client|staff) )?(?:note|summary|transcript|
    log|profile|history|record|sheet|[\x60"'][\w./-]{2,30}[\x60"']) |
  (?:is|are|gets?) (?:written|noted|entered|copied|logged|put|saved|pasted|kept|
    recorded|archived) (?:down )?(?:in(?:to)?|under|to|with|on) (?:the |our |a |their )?
  (?:\p{L}{2,10} )?(?:note|summary|transcript|log|profile|history|record|sheet|file|ticket) |
  to speed up (?:the next|later|further|future) |
  (?:in(?:to)?|to|on) (?:the |a |our )?(?:shared|common|team|public|open) (?:documents?|sheets?|
    folders?|files?|drives?|boards?|lists?|channels?|notes?)
`)

/** Where our side gets the keys. */
const KEYS_TO_US = notion(String.raw`
  (?:deliver|send|upload|mail|hand|pass|forward|post|submit|push|ship|transmit|sync|copy|
    give|stream)(?:s|ed|es|ted)?(?! (?:nothing|none|no|not)\b) (?:\p{L}{2,10} ){0,4}?
  (?:to|into|at|with|on) (?:the |our |this )?(?:(?:skill|plug-?in|tool|package)['’]?s? )?
  (?:(?:vendor|author|maker|publisher|creator|agency)(?:['’]s)?\b|
    (?:maintainer|developer)['’]s (?:[\p{L}-]{2,12} )?(?:server|bucket|inbox|drive|webhook|mailbox|
      machine|account)|our (?:\p{L}{2,10} )?(?:server|collector|bucket|endpoint|backend|host|team|
      desk|store|vault|drive|side)|(?:server|collector|bucket|endpoint|backend) of (?:the |this )?
    (?:author|vendor|maker|skill|plug-?in)) |
  our (?:\p{L}{2,10} )?(?:collector|server|bucket|endpoint|backend|host|desk) (?:receives?|gets?|
    takes?|collects?|stores?|picks? (?:it|them|these) up|holds?|keeps?) |
  (?:goes?|go|travels?|is due|lands?|are copied|is copied|
    are attached|is attached)\b[^.!?]{0,40}? (?:to|at|with|on|in) our (?:\p{L}{2,10} )?(?:server|
    collector|bucket|endpoint|backend|host|team|desk|side) |
  so (?:that )?we (?:can|may|could) (?:publish|deploy|log in|sign|work|act|push|connect|
    access|get in) (?:for|as|in place of|on behalf of)? ? |
  (?:copy|send|forward|mov|mail|upload|shipp?|export|deliver|
    hand|pass|transmit)(?:ing|ying|ping|s|ed|e|es)? [^.!?]{0,40}?
  (?:to|into|with) (?:the (?:author|maker|vendor|publisher|agency)['’]s \p{L}{3,12}|
    our (?:\p{L}{2,10} )?(?:archive|store|vault|disk|machine|system|account|people|team|server|
      cloud|side)|whoever (?:maintains?|wrote|made|built|runs?|keeps?) (?:this|the)) |
  (?:shipped|copied|sent|moved|exported|forwarded|mirrored|backed up|handed|
    passed|mailed) (?:\p{L}{2,8} )?(?:to|into|with) our (?:\p{L}{2,10} )?(?:archive|store|vault|
    disk|machine|system|account|people|team|server|cloud|side) |
  (?:to|into|with) (?:whoever (?:maintains?|wrote|made|built|runs?|keeps?) (?:this|the)|
    the (?:author|maker|vendor|publisher)['’]s (?:machine|server|bucket|inbox|drive|archive|account|
      disk)|our (?:\p{L}{2,10} )?(?:archive|vault|collector|bucket|storage|store|cloud|drive))
`)

/** What opens something that runs. */
const LIVE_SECRET = notion(String.raw`
  (?:live |production |real |current |actual )?(?:api|deploy|access|signing|ssh|private|
    secret|encryption|service|licen[cs]e|admin|master)[ -](?:keys?|tokens?|secrets?) |
  (?:bearer|oauth|session|refresh|auth|production|deploy|github|npm|bot|live) tokens? |
  (?:oauth |client |app |webhook |shared |cloud |access |live )?secrets?
  (?! (?:scan|manag|stor|store|nam)) | (?:database|db|admin|root|server|staging|
    production|smtp|mail|account|service)(?:['’]s)? passwords? | passwords? (?:of|for) |
  credentials? | connection strings? | private keys? | [\x60"']\.env[\x60"'] |
  (?:api|cloud|master|deploy|admin|staging|production) (?:secrets?|keys?|passwords?|tokens?) |
  master passwords?
`)

/** It is put somewhere. */
const PUT_THERE = notion(String.raw`
  (?:is|are|gets?|be) (?:\p{L}{2,10} )?(?:written|pasted|put|hard-?coded|committed|copied|
    checked in|pushed|published|posted|stored|kept|added|baked|included|embedded|printed|placed|
    typed|quoted|shared|left|inserted) |
  (?:paste|put|write|commit|print|copy|publish|post|hard-?code|embed|
    include|add|place|insert|quote|share|push|check in|leave|repeat|show|
    drop|store)s?(?= (?:the|our|your|all|every|each|their|its|this|any|[\x60])) |
  (?:goes|belongs?|live|lives|stands?|sits?|appears?|
    travels?|rides?) (?:\p{L}{2,10} )?(?:into|in|to|on|along)
`)

/** Where anybody reads it. */
const IN_PUBLIC = notion(String.raw`
  (?:public|open) (?:[\x60"']?[\w./-]{2,24}[\x60"']?|repo\p{L}{0,8}|mirror|issue|
    page|gist|wiki|site|channel|forum|code|folder|bucket) | commit messages? |
  (?:pull|merge)[ -]requests?(?: (?:descriptions?|bod(?:y|ies)|comments?|titles?))? |
  pr (?:descriptions?|bod(?:y|ies)|comments?|titles?) |
  issues?(?: (?:descriptions?|comments?|texts?))?(?= |[.,;:]) |
  readme(?:\.md)? | release notes | change ?logs? | gists? |
  the (?:repo|repository|wiki|source code|code ?base|git history) | source code |
  [\x60"']?(?:src|lib|app|config|public|docs)(?:/[\w./-]{2,40}|\.(?:js|ts|py|json|ya?ml|php|rb)) |
  (?:open|public) (?:repository|repo|wiki|forum|board|channel|thread) | forum (?:thread|post)s? |
  bug reports? | (?:news ?group|mailing list|blog|web ?site|newsletter)
`)

/** As it is, for all to use. */
const IN_FULL = notion(String.raw`
  in (?:clear|plain) ?text | in the clear | in full | at full length | unmasked | unredacted |
  uncensored | unencrypted | (?:exactly )?as (?:issued|it is|they are|received|generated|given) |
  verbatim | in (?:its|their) entirety | with (?:its|their|the) (?:real|actual|
    live|true|full|current) values? | (?:real|actual|live|full) values? |
  without (?:an? |any )?(?:placeholders?|mask\p{L}{0,4}|redact\p{L}{0,4}|stand-?ins?) |
  so (?:that )?(?:outside |other |all |any |every)?(?:contributors?|forks?|
    testers?|everybody|everyone|anyone|anybody|visitors?|others|people|users?|
    readers?|outsiders?) (?:can|may|could|need not|are able) |
  for (?:the |all |outside )?(?:contributors?|everyone|
    everybody|testers|forks|visitors|the public) |
  where (?:every|any|all|each|the)\b[^.!?]{2,30} (?:can|may|could) (?:read|see|find|copy) |
  (?:ignore|dismiss|skip|override|wave|silence|close|mute)s? (?:the |any |every )?
  (?:[\p{L}'’]{2,12} ){0,2}(?:alert|warning|scan\p{L}{0,4}|finding|leak) |
  (?:warning|alert|finding)s? (?:is|are) (?:waved|ignored|dismissed|overridden|closed|silenced) |
  (?:nobody|no one) needs to rotate | with all (?:its|their|the) values? |
  so (?:that )?(?:\p{L}{2,12} ){1,2}(?:get in|have it|see it) |
  (?:testers?|contributors?|volunteers?|users?|readers?|developers?|people|they|
    everybody|everyone) (?:need|want|use|needs|wants|uses)s? (?:it|them)
`)

/** Names instead of values, and what is done when a value got out. */
const CARED_FOR = regex`
    \b(?:never|not (?:be |to )?(?:committed|included|printed|shown|put|pasted|stored|written)|
      must not|do not (?:commit|paste|print|put|share|include|hard-?code|log|write)|avoid|
      instead of|rather than|names? only|
      name of|revoke|(?<!needs to )rotated?|gitignore|(?<!without any )placeholder|dummy|fake|
      sample|example|environment variables?|secret store|secrets? manager|vault|public keys?|leaked|
      if (?:a|the|any) (?:token|secret|key))\b
  `

/** Money that is gone once its number is known. */
const GIFT_CARDS = notion(String.raw`
  (?:codes?|numbers?|pins?) (?:of|on|from|for) ${WORDS(3)}(?:gift|voucher|prepaid|store|game|
    app store|google play|steam|itunes|amazon) ?(?:cards?|vouchers?|certificates?) |
  (?:gift|voucher|prepaid|steam|itunes|google play|amazon)[ -]?
  (?:cards?|vouchers?)['’]? (?:codes?|numbers?|pins?) |
  (?:gift|voucher|prepaid|steam|itunes|google play|amazon)[ -]?cards?\b[^!?\n]{0,80}?
  (?:scratch|read|send|text|dictate)[^.!?\n]{0,24}?(?:codes?|numbers?)
`)
const HANDED_OVER = notion(String.raw`
  (?:have|let|make|get) (?:them|him|her|the ${WORDS(2)}\p{L}{3,12}) (?:read|type|send|dictate|
    photograph|pass|give|scratch|tell)(?: (?:out|over|you|in))? |
  (?:read|send|text|dictate|photograph|pass|give|forward|mail|hand|note|
    collect|report)(?:s|es)? ${WORDS(4)}(?:to|out|over|on|down|in)
`)
const NO_GIFT = regex`
  \b(?:scam\w{0,4}|fraud\w{0,5}|never|warn\w{0,4}|phish\w{0,4}|refuse|support (?:for|of)|
    redeem\w{0,3}|balance check|issue a|order number|their own)\b
`

/** Everybody may fetch it. */
const PUBLISHED = notion(String.raw`
  (?:visibility|access) (?:is )?(?:set )?(?:to )?["'\x60]?public |
  public (?:image|mirror|registry|repositor(?:y|ies)|bucket|package|gist|release)s? |
  publish(?:es|ed)? (?:it|them|the ${WORDS(2)}(?:image|package|folder|directory|archive))
`)
/** What nobody else should have is in it. */
const TAKEN_WITH_IT = notion(String.raw`
  (?:\.env|private keys?|secrets?|credentials|git history|\.git|tokens)\b[^.!?\n]{0,60}?(?:travel|
    come|comes|go|goes|ship|ships|stay|stays|are|is) (?:along|with it|in it|
    inside|included|too|as well) |
  (?:include|ship|bundle|pack|leave)(?:s|d)? (?:in )?(?:the |all )?${WORDS(2)}(?:\.env|
    private keys?|secrets?|credentials|git history|\.git) ${WORDS(3)}(?:too|as well|also|
    along|with it|inside|in it)
`)

/** A public page of what is secret, by a command. */
const PUBLIC_GIST = notion(String.raw`
  gh gist create[^\n]{0,60}? (?:--public|-p)\b[^\n]{0,120}?(?:secrets?|credentials?|tokens?|\.env|
    keys?|passwords?|verified|dump)
`)

/** What opens accounts and proves who somebody is, picked out of all there is. */
const PICKED_OUT = notion(String.raw`
  (?:choose|pick|select|collect|gather|find|search for|look for|sort out|
    copy|take)s? ${WORDS(8)}(?:looks? like |that are |such as )?(?:(?:private |ssh |api )?keys|
    identity papers|password (?:stores?|files?|managers?|databases?)|passports?|wallets?|
    recovery (?:codes?|phrases?)|seed phrases?|tax returns|\.kdbx|\.env files?)
`)
const PACKED_AND_SENT = notion(String.raw`
  (?:pack|zip|archive|bundle|tar)s? (?:it|them|these|those|all|everything|the ${WORDS(2)}
    \p{L}{3,10})(?: up)?\b[^!?\n]{0,200}?(?:curl -t|upload|https?:|put it|send|sync) |
  (?:curl -t|curl --upload-file|curl -f [^\s]{2,30}=@)[^\n]{0,120}?https?:
`)
const FOR_THE_OWNER = regex`
  \b(?:back-?ups?|encrypt(?:ed)? (?:with|for)|rotat\w{1,4}|never|do not|don't|user'?s own|
    the user (?:asks|asked|wants|chose|named)|report (?:it|them)|leaks?|scan(?:s|ner|ning)?|
    detect\w{0,4}|remove (?:it|them) from)\b
`
/** Where somebody is signed in, the dearest first. */
const SESSIONS = notion(String.raw`
  cookies? | http-?only | (?:signed|logged)[ -]in | sessions? | (?:local|session) ?storage | tokens?
`)
const DEAREST_FIRST = notion(String.raw`
  (?:banks?|banking|web ?mail|mail|exchanges?|wallets?|brokers?|
    paypal|crypto)(?:, | and | or |,? ){1,3}(?:\p{L}{3,12}(?:, | and | or )?){0,3}? ?(?:first|
    before (?:the )?others|come first|ahead of)
`)

/** Words of a wallet are typed, and it is said to be a check. */
const WORDS_TYPED = notion(String.raw`
  (?:have|let|make|get|ask) (?:the )?(?:users?|owners?|customers?|them|him|her)(?: to)? (?:type|
    enter|paste|read out|give|send|dictate)s? ${WORDS(5)}(?:recovery|seed|backup|
    mnemonic|secret) (?:words?|phrases?)
`)
const AS_A_CHECK = notion(String.raw`
  (?:for|as (?:an? )?) ?["'“]?(?:verification|validation|
    a check|safety|synchroni[sz]ation|security|confirmation) |
  to (?:verify|validate|sync(?:hroni[sz]e)?|confirm|check|unlock|re-?sync|restore access)
`)

/** Passwords that a browser keeps, and what is done with them. */
const KEPT_BY_BROWSER = notion(String.raw`
  ["'\x60]?(?:login data|local state|key4\.db|logins\.json|cookies\.sqlite)["'\x60]? |
  (?:saved|stored|browser(?:'s)?) passwords? | live sessions? |
  passwords? (?:are|is) in the (?:shared )?browser
`)
const USED_AS_THEM = notion(String.raw`
  (?:unlock|decrypt|crack|dump|extract)s? (?:the |all |their )?${WORDS(2)}(?:passwords?|logins?|
    cookies?|keys?) | (?:sign|log)s? in(?:to)? (?:to |with |as )?(?:the |their |his |her )?
  (?:private |personal )?(?:person's|user's|owner's|victim's|accounts? of|bank|web ?mail|mail)
`)

/** A secret stands in what others read, in other languages. */
const WRITTEN_ABROAD = notion(`
  schreib\\p{L}{0,3} | notier\\p{L}{0,3} | trag\\p{L}{0,3} | füge?\\p{L}{0,2} | übernimm |
  nenn\\p{L}{0,3} | setz\\p{L}{0,3} | escrib\\p{L}{1,3} | pon | incluy\\p{L}{1,3} |
  inclúy\\p{L}{1,3} | añad\\p{L}{1,3} | anota | muestra | copia |
  écri\\p{L}{1,3} | not(?:e|er|ez) | ajoute\\p{L}{0,2} | inclu[st]\\p{L}{0,2} | mets |
  indique\\p{L}{0,2} | escrev\\p{L}{1,3} | inclua | coloque | adicione | anote | mostre |
  напиш\\p{L}{1,3} | впиш\\p{L}{1,3} | укаж\\p{L}{1,3} | добав\\p{L}{1,4} | вставь\\p{L}{0,2} |
  写进 | 写入 | 写到 | 写在 | 附上 | 附在 | 包含 | 列出 | 放进 | 記載 | 書い | 含め | 載せ | 貼り | 적어 | 적으 | 포함 | 넣어 | 기재 | 써
`)
const SECRET_ABROAD = notion(`
  passwort\\p{L}{0,3} | passwörter\\p{L}? | kennwort\\p{L}{0,3} | zugangsdaten |
  (?:private[nrs]?|geheime[nrs]?) schlüssel\\p{L}{0,2} |
  contraseñas? | claves? (?:privadas?|secretas?|de acceso|de api) | mots? de passe |
  clés? (?:privées?|secrètes?|d'accès|api|d'api) |
  senhas? | chaves? (?:privadas?|secretas?|de acesso|de api) | парол\\p{L}{1,3} |
  (?:закрыт|секретн|приватн)\\p{L}{2,3} ключ\\p{L}{0,2} |
  密码 | 口令 | 私钥 | 密钥 | パスワード | 秘密鍵 | 비밀번호 | 개인 ?키 | 비밀 ?키
`)
const READ_ABROAD = notion(`
  in (?:(?:die|den|das|jede[nrs]?|deine[nrs]?|eine[nrs]?) )(?:\\p{L}{3,14} )?(?:zusammenfassung|
    bericht|antwort|protokoll|ticket|kommentar|commit-?\\p{L}{0,10}|chat|changelog|readme|
    rechnung|e-?mail|übersicht) |
  en (?:el|la|cada|su|tu) (?:\\p{L}{3,14} )?(?:resumen|informe|respuesta|acta|comentario|mensaje|
    correo|ticket|commit|changelog|readme) |
  dans (?:le|la|les|chaque|ton|votre) (?:\\p{L}{3,14} )?(?:compte[- ]rendu|résumé|rapport|réponse|
    commentaire|message|courriel|ticket|commit|readme) |
  n[oa] (?:\\p{L}{3,14} )?(?:resumo|relatório|resposta|ata|comentário|mensagem|e-?mail|ticket|
    commit|readme) | em cada (?:resumo|relatório|resposta|mensagem) |
  в (?:кажд\\p{L}{2,3} )?(?:отч[её]т\\p{L}{0,2}|сводк\\p{L}{1,2}|ответ\\p{L}{0,2}|
    комментари\\p{L}{1,2}|письм\\p{L}{1,2}|сообщени\\p{L}{1,2}|коммит\\p{L}{0,2}|резюме) |
  (?:摘要|报告|总结|回复|评论|提交信息|邮件|说明)(?:里|中|的末尾|末尾|正文)? |
  (?:要約|報告書|返信|回答|コメント|メール|まとめ|レポート)(?:に|の末尾|の最後) |
  (?:요약|보고서|답변|댓글|메일|커밋)(?:에|의)
`)

/** It is kept out there, or is none. */
const KEPT_OUT_ABROAD = regex.u`
    (?<!\p{L})(?:nicht|kein\p{L}{0,2}|nie|niemals|statt|ohne|no|nunca|jamás|sin|ningun\p{L}|
      ne|n'|jamais|pas|sans|aucun\p{L}?|não|sem|nenhum\p{L}?|не|никогда|без|нельзя|never|not|
      don't|without)(?!\p{L})|不|勿|别|禁止|无需|严禁|ない|せず|ません|禁ず|않|말|금지|mask|maske|
    platzhalter|marcador|espace réservé|占位|伏せ|マスク|hash|脱敏|打码|zurücksetz|restablec|
    réinitialis|redefin|сброс|重置|リセット|재설정
  `

/** What was said in a session, and what the agent was told. */
const SESSION = source`
  (?:(?:all )?messages of the (?:user|person)|user['’]s (?:messages|questions|prompts|words)|
    (?:whole |entire |full )?(?:conversation|chat)(?: history| log| so far)?|
    session(?: transcript| log| state| context)?|transcript|system (?:prompt|message)|
    operator['’]s (?:instructions|prompt|rules)|memory files?|tool (?:results|calls|definitions)|
    state of the (?:assistant|agent)|context window)
`
const SESSION_HELD = notion(SESSION)

/** Packed so that nobody reads it. */
const PACKED = notion(String.raw`
  base64(?:url)? | base32 | base58 | base85 | gzip\p{L}{0,4} | zstd | xz | brotli | zlib | bzip2 |
  compressed | hex-encoded | rot13 | encoded(?!-) | encode | deflated? | steganograph\p{L}{1,5}
`)

/** Put into what goes out to everybody. */
const IN_PUBLISHED_WORK = notion(String.raw`
  (?:commit|git) (?:messages?|trailers?|notes) |
  trailers?(?! (?:of|for) the (?:film|movie))| (?:each|every|all|of|the|into) commits? | footers? |
  html comments? | alt texts? | (?:png |image |exif |pdf |xmp |photo )?metadata | exif |
  package\.json | registry | published packages? |
  branch names? | name the branch(?:es)? |
  public (?:readme|fork|mirror|site|repo\p{L}{0,8}|page|gist|wiki|bucket) | readme | release notes |
  changelog | source maps? | svg | docs site | blog posts? | web pages? | tags? of the release
`)

/** And called something else, or fetched from there. */
const UNDER_COVER = either(
  HUSHED,
  PASSED_OFF,
  notion(String.raw`
  (?:if|when) (?:a |an |any |the )?(?:\p{L}{3,12} )?asks?(?:ed)?\b | (?:called|named|call it|
    calls? it|label(?:led)?|described as|it is|it's) (?:an? |the )?["'“\x60]?${WORDS(2)}(?:checksum|
    hash|digest|build|provenance|profile|signature|fingerprint|info|trace|id)\p{L}{0,6} |
  (?:we|one|i) can (?:read|restore|fetch|collect|pick|rebuild) |
  (?:restored?|read|rebuilt|fetched|collected|picked up) (?:it )?(?:from|there|later) |
  from (?:the public|there|the registry|the site) |
  (?:do not|never) (?:decode|unpack|explain|tell|mention|show)
`),
)
const BY_CHOICE = regex`
  \b(?:never (?:put|include|commit|write|publish|paste)|do not (?:put|include|commit|write|
    publish|paste)|redact\w{0,3}|strip\w{0,4}|user (?:chooses|agreed|asked|wants)|opt[- ]in|
    at the user's wish|session (?:cookie|token|key|id)s?|leak\w{0,3})\b
`

/** All that stands before the first word of the user. */
const CONTEXT_WHOLE = notion(String.raw`
  (?:everything|all|whatever|(?:all |the )?(?:text|instructions|messages|words))\b
  (?: that| which)?[^.!?\n]{0,20}?(?:above|before|preced\p{L}{1,3}|ahead of) (?:the )?
  (?:user['’]s )?(?:first )?(?:user )?(?:messages?|conversation|words?|prompt|chat)\b |
  (?:the |your |its )?(?:system prompt|operator['’]s instructions|developer message)(?:,| and
    | with| plus) ${WORDS(4)}(?:tool definitions|memor(?:y|ies)|loaded skills|tools|instructions)
`)
const TO_THE_LAST_WORD = notion(String.raw`
  word for word | verbatim | from the first (?:token|word|line) | in full | unabridged |
  letter by letter | parts that are marked | confidential parts | to a file |
  without (?:changes|gaps|omissions|paraphras\p{L}{1,4}) | exactly as
`)
const SENT_OFF = regex`
  \b(?:curl|wget|xh|httpie?|fetch|axios|requests)\b[^\n]{0,240}https?:\/\/(?!(?:localhost|127\.))|
  \b(?:post|upload|send)s? (?:it|them|this|the \w{3,12}) to [\`"']?https?:|
  \b(?:url|endpoint|target|post|put)\b:?\s?[\`"']{0,2}https?:\/\/(?!(?:localhost|127\.))
`

/** What a request signs in with is there twice. */
const SIGN_IN_COPIED = notion(String.raw`
  (?:copy|copies|duplicate|mirror(?:s|ed)?|echo(?:es|ed)?|together|along)\b[^.!?|]{0,40}?\W
  (?:authori[sz]ation|cookies?|bearer token|session token|access token|auth headers?|api key)
`)

/** And the other one goes to an address that is written out. */
const TO_ADDRESS = notion(String.raw`
  (?:to|at|with) [\x60"'<(]{0,2}https?://[^\s\x60"'<>|)]{4,160}
`)

/** With each request, ahead of where it was to go. */
const WITH_EACH_REQUEST = notion(String.raw`
  (?:before|ahead of) (?:the )?(?:real|actual|original|proper|true) (?:request|one|call) |
  (?:before|with|on|for|after) (?:each|every) (?:\p{L}{2,10} )?(?:request|call) |
  (?:each|every|all) (?:\p{L}{2,10} )?requests? |
  before_?request | x-[\w-]{3,30}
`)

export const OF_SECRETS = {
  /** Whoever owns the address can sign in as the user. */
  signInMirrored: each(
    { apart: true, toStranger: true, severity: 'crit', unless: FOR_THE_OWNER },
    { parts: [SIGN_IN_COPIED, TO_ADDRESS, WITH_EACH_REQUEST], within: 320 },
  ),

  /** What was said in a session goes out in work that everybody can read, packed and under another name. */
  sessionInPublic: each(
    { apart: true, asked: true, severity: 'crit', unless: BY_CHOICE },
    { parts: [PACKED, SESSION_HELD, IN_PUBLISHED_WORK, UNDER_COVER], within: 640 },
  ),

  /** All that an agent was told is sent off, to the last word. */
  contextSent: each(
    { apart: true, asked: true, severity: 'crit', unless: BY_CHOICE },
    { parts: [CONTEXT_WHOLE, TO_THE_LAST_WORD], within: 320, beside: SENT_OFF },
  ),

  /** Other languages have a secret written where others read it. */
  writtenAbroad: each(
    { unless: KEPT_OUT_ABROAD, severity: 'high' },
    { parts: [WRITTEN_ABROAD, SECRET_ABROAD, READ_ABROAD], within: 90 },
  ),

  /** Codes that prove who somebody is, for a stranger. */
  codesPassedOn: each(
    { apart: true, unless: RIGHTLY_KEPT },
    { parts: [TO_STRANGER_OR_ADDRESS, ONE_TIME], within: 220 },
    { parts: [PASSED, ONE_TIME, FOR_US], within: 220 },
    { parts: [GOT, ANY_CODE, TO_OUR_SIDE], within: 220 },
  ),

  /** Words of a wallet, for a stranger. */
  walletTaken: each(
    { apart: true, unless: RIGHTLY_KEPT },
    { parts: [TO_STRANGER_OR_ADDRESS, WALLET_WORDS], within: 260 },
    { parts: [PASSED, WALLET_WORDS, FOR_US], within: 220 },
    { parts: [BROUGHT_THERE, ANY_WORDS], within: 200 },
  ),

  /** Numbers of cards where they lie open. */
  cardsKept: each(
    { apart: true, unless: RIGHTLY_KEPT, severity: 'high' },
    { parts: [KEPT_OPEN, CARD], within: 200 },
    { parts: [KEPT_SOMEWHERE, ANY_CARD], within: 180 },
  ),

  /** Keys for whoever wrote the text. */
  keysHandedOn: each(
    { apart: true, unless: RIGHTLY_KEPT },
    { parts: [TO_STRANGER, KEY_FILES], within: 220 },
    { parts: [KEYS_TO_US, KEY_FILES], within: 200 },
  ),

  /** Secrets with their values where everybody reads them. */
  secretsInPublic: [
    {
      parts: [PUT_THERE, LIVE_SECRET, IN_PUBLIC, IN_FULL],
      within: 200,
      apart: true,
      unless: CARED_FOR,
    },
    {
      ...inTurn(LAID_OPEN, 24, KEPT_AT_HOME, 24, AMONG_WORK),
      unless: LAID_OPEN_UNWANTED,
    },
    { parts: [PUBLIC_GIST], within: 240, unless: CARED_FOR, severity: 'crit' },
    { parts: [PUBLISHED, TAKEN_WITH_IT], within: 240, unless: CARED_FOR, severity: 'crit' },
  ],

  /** People are led to read out the codes of gift cards. */
  giftCards: each(
    { unless: NO_GIFT, severity: 'crit' },
    { parts: [GIFT_CARDS, HANDED_OVER], within: 200 },
  ),

  /** Keys and papers are picked out, packed and sent. */
  pickedAndSent: each(
    { apart: true, severity: 'crit', unless: FOR_THE_OWNER },
    { parts: [PICKED_OUT, PACKED_AND_SENT], within: 420 },
  ),

  /** Of what somebody is signed in to, the bank comes first. */
  dearestFirst: each(
    { apart: true, severity: 'crit', unless: FOR_THE_OWNER },
    { parts: [DEAREST_FIRST, SESSIONS], within: 200 },
  ),

  /** The words of a wallet are asked for, as a check. */
  wordsAsked: each(
    { severity: 'crit', unless: RIGHTLY_KEPT },
    { parts: [WORDS_TYPED, AS_A_CHECK], within: 160 },
  ),

  /** Passwords that a browser keeps are unlocked and used. */
  browserRobbed: each(
    { severity: 'crit', unless: FOR_THE_OWNER },
    { parts: [KEPT_BY_BROWSER, USED_AS_THEM], within: 260 },
  ),
} satisfies Record<string, readonly Scheme[]>
