/** Whose word an agent takes: pages, mails and strangers that are nobody's whom it serves. */

import { regex, source } from '../../patterns/verbose.ts'
import { notion } from '../../signals/search/notions.ts'
import { PLACE } from '../orders/parts.ts'
import { WORDS } from './parts.ts'
import { close, each, inTurn, type Scheme } from './scheme.ts'

/** Text from outside, by the place where it stands. */
const OUTSIDE = source`
  (?:${PLACE}|\b(?:(?:web|status|wiki|help|online|linked|landing|vendor's|
    publisher's|remote|public|product|
  home|that|this|the|any|its|first|foreign|external) ){1,2}(?:pages?|sites?|entr(?:y|ies)|guides?|
    handbook|polic(?:y|ies)|documents?|wording|address)\b|
    \bweb ?(?:pages?|sites?|text|content)\b|\brelease notes\b|
    \b(?:search|first|top) (?:hits?|results?)\b|
    \b(?:tool|command|program|search|api|server|function) (?:outputs?|results?|responses?|
      repl(?:y|ies)|answers?)\b|\bfiles? under review\b|\b(?:log|output) lines?\b|
    \b(?:tickets?|issues?|e?-?mails?|messages?|comments?|letters?|attachments?|
      invitations?|transcripts?|feeds?|
    posts?|reviews?|readmes?|pastes?|gists?|documents?|pages?|sites?|downloads?)\b|
    \b(?:whatever|any) address\b|\b(?:an?|the|any|some) (?:commands?|tools?|programs?|scripts?|
      servers?|build|website|stranger|sender|
    third party)\b)
`

/** What can be obeyed. */
const SPEECH =
  '(?:instructions?|requests?|orders?|tasks?|sentences?|directions?|demands?|commands?|directives?|wishes|prompts?|remarks?|asks|to-?dos?|notes addressed)'

/** How it comes to be there. */
const STANDS =
  '(?:found|contained|mentioned|printed|written|given|made|embedded|hidden|placed|issued|stated|that|which|in|inside|within|from|by|on|coming|appearing|printed by|sent by|returned by|typed by)'

/** It is done as it stands there. */
const IS_OBEYED = source`
  \b(?:(?:is|are|gets?|be|being) (?:then |always |also |all )?(?:to be )?(?:at once |immediately |
    simply |directly )?(?:carried out|obeyed|followed|executed|acted (?:up)?on|complied with|
      fulfilled|honou?red|granted|performed|done|binding)|
    (?:is|are|be) (?:to be )?(?:treated|taken|regarded|handled|seen|considered|counted) (?:as|
    like) (?:if )?(?:it |they |an? |the )?(?:coming |came |come |being |had come |order|instruction|
      command|word|own|user|approved|genuine)|
    come(?:s)? (?:before|first|ahead)|
    have the (?:same|highest|full) (?:authority|rank|weight|force|standing)|
    has the (?:same|highest|full) (?:authority|rank|weight|force|standing)|
    take(?:s)? (?:effect|precedence|priority|hold)|become(?:s)? (?:your|the|part of)|
    count(?:s)? as (?:the user's|an? |your|orders|instructions|if)|outranks?|binds? (?:you|the))\b
`

/** Orders to do so. */
const OBEY = source`
  \b(?:(?:carry|carries|carrying) out|do|does|fulfil(?:l|s|ls)?|grants?|
    honou?rs?|satisf(?:y|ies)|obeys?|
  executes?|performs?|compl(?:y|ies) with|follows?|acts? on|heeds?|implements?|enacts?|
  works? through|answers?)
    [ ](?:exactly |just |simply |all of |precisely )?(?:(?:everything|whatever|what|anything|
      all|any|every|each|its|the|as|those|these|it|them)\b[^.!?\n]{0,24}?\b(?:text|page|tells?|
        written|says?|said|stands?|asks?|
    asked|requests?|directions?|instructions?|orders?|commands?|sentences?|lines?|demands?|steps?|
    wish(?:es)?|wants?|wanted|prescribes?|printed|there|contained|listed)\b)|
  \b(?:treats?|takes?|regards?|reads?|handles?|counts?|accepts?) (?:each|every|its|the|
    all|any|what|whatever|it|them)\b[^.!?\n]{0,40}?\b(?:as|like|for) (?:an? |the |your |
    if |though )?(?:\w{1,12} )?(?:instructions?|
  orders?|commands?|directives?|the user|user's|told|binding|law)\b|
  \blets? (?:its|the|it|that|their) ?(?:\w{1,10} )?(?:text|wording|content|page|words|lines|
  author)?\b[^.!?\n]{0,16}\b(?:decide|guide|steer|determine|set|drive|govern|dictate|direct|lead|
  shape)\b[^.!?\n]{0,24}\b(?:actions?|steps?|next|you|work|do|session|plan)\b
`

/** It is opened or loaded. */
export const OPENS = source`
  \b(?:open|load|pull up|pull|read through|read|fetch|visit|go to|look up|call up|download|get|
    retrieve|check|consult|browse|follow|click|take|import|query|poll)(?:s|es)?\b
`

/** Somebody writes. */
const WHEN_ASKED = source`
  \b(?:when|if|whenever|as soon as|once|where|every time|each time|any|an?|the|
  should)\b[^.!?\n]{0,30}?\b(?:e?-?mails?|messages?|repl(?:y|ies)|notes?|letters?|comments?|
    tickets?|issues?|posts?|senders?|callers?|writers?|invitations?|chats?|reviews?|texts?|forms?|
    voice ?mails?|pages?|documents?)\b
  [^.!?\n]{0,40}?\b(?:asks?|calls?|wants?|requests?|names?|tells?|demands?|orders?|instructs?|says?|
    announces?|gives?|changes|suggests?|seeks?)\b
`

/** What nobody should do for a stranger. */
const RISKY = source`
  \b(?:payments?|pay|refunds?|transfers?|money|invoices?|bank|accounts?|iban|passwords?|reset|
    credentials?|logins?|keys?|records?|customer|files?|data|deleted?|remov\w{1,3}|permissions?|
    access|rights|admin|install|run|command|share|forward\w{0,3}|sent on|wire|gift cards?|address|
    configuration|merge|deploy)\b
`

/** What was asked for is done. */
const COMPLY = source`
  \b(?:do (?:it|so|this|that|as (?:it|they|he|she))|compl(?:y|ies)|
    carry (?:it|this|that|out|the request out)|
  fulfil(?:l|s)?|obeys?|grants?|honou?rs?|act(?:s)? (?:on|upon|accordingly)|
  follow(?:s)? (?:it|the)|execute|go ahead|proceed|make it happen|see to it|
  (?:is|gets?|are) (?:done|carried out|granted|paid|executed|
  fulfilled|sent|honou?red|complied)|
    takes? (?:the|its|it|their|his)\b[^.!?\n]{0,16}\b
    (?:as|for) (?:an? |the )?(?:\w{1,10} )?(?:order|
    instruction|approval|command|word))\b
`

/** A page against the person. */
const PAGE = source`
  (?:\b(?:handbook|guide|polic(?:y|ies)|page|site|online \w{3,10}|
    web \w{3,10}|wiki|document(?:ation)?|portal|server|feed|manual|publisher|
    vendor|what stands (?:on|at))\b|${PLACE})
`

/** The person wants something else. */
const THEY_DIFFER = source`
  (?<!\b(?:if|when|whenever|where|wherever|once) (?:this|the|our|a local) (?:repo(?:sitory)?|
    checkout|codebase|clone|local copy) )
  \b(?:disagree|conflict|differ|object|contradict|clash|say otherwise|
    says otherwise|objects|protests?|
  disagrees|conflicts?|contradicts|insists?|
  wants? (?:an? )?(?:different|other|another|something)|refuses?|
  complains?|asks for something else|prefers? otherwise|would rather|another opinion|opposite)\b
`

/** The person loses. */
const PAGE_WINS = source`
  \b(?:lets? the (?:page|site|guide|handbook|online \w{3,10}|web \w{3,10}|wiki|polic(?:y|ies)|
    server|vendor|publisher|document) (?:win|decide|prevail|rule|stand)|
    (?:user|person|human|customer|owner|people)(?:'s|s'|s)? (?:own )?(?:wish(?:es)?|requests?|
      words?|wants?|say|view|opinion|preferences?|instructions?|objections?) (?:is|are|gets?|comes?|
      gives?|yields?|counts?|does|do|ranks?) (?:set aside|dropped|ignored|second|way|overruled|
      passed over|void|less|last|not count|nothing|
    disregarded|secondary)|
    (?:drop|ignore|disregard|set aside|discard|overrule|pass over|
      dismiss|forget) (?:the |their |his |her |
    any )?(?:\w{1,10} )?(?:requests?|wish(?:es)?|
      objections?|users?|persons?|words?|complaints?|opinion)|
    (?:page|site|guide|wording|handbook|online \w{3,10}|polic(?:y|ies)|server|document|vendor|
    publisher)(?:'s)?(?: \w{1,10})? (?:prevails?|wins?|comes? first|
      has the last word|decides|counts more|
    takes precedence|overrules?|is (?:right|followed|final))|
    (?:pay|pays|paying) no (?:heed|attention|regard)|
    instructions from the (?:site|page|web|server|publisher|
    vendor) (?:come|go|count|rank|take)|(?:follow|obey|do as|side with|go with|trust|keep to|
    stick to) the (?:page|site|guide|online|web|wiki|handbook|vendor|publisher|server))\b
`

/** Where strangers write. */
const STRANGER = source`
  \b(?:comments?|bug reports?|issues?|tickets?|readmes?|
    calendar (?:entr(?:y|ies)|invit\w{2,6}|events?)|
  invit(?:es?|ations?)|(?:chat |direct |incoming |forwarded )?messages?|e?-?mails?|web ?pages?|
  web ?sites?|pages?|pull requests?|documents?|reviews?|tool (?:outputs?|results?)|search results?|
  attachments?|transcripts?|pdfs?|guests?|senders?|strangers?|visitors?|callers?|forms?|captions?|
  log (?:lines?|entr(?:y|ies))|posts?|feeds?|
    invoices?|screenshots?|error messages?|commit messages?|repl(?:y|ies)|outsiders?|
    third part(?:y|ies)|contributors?|reporters?)\b
`

/** Something is ordered there. */
const SAYS_ORDER = source`
  \b(?:(?:tells?|asks?|orders?|instructs?|demands?|directs?|commands?|urges?|
    calls? (?:on|for)|says?|speaks? to|
  addresses|requests?|wants?|requires?)(?: (?:you|an?|the|any|that|for|to|it|its|your|all|agents?|
  assistants?))\b|(?:lines?|sentences?|text|words?|notes?|paragraphs?|orders?|
    instructions?|commands?|requests?|
  directives?)(?: \w{1,10}){0,2} (?:for|to|at) (?:an? |the |any |ai )?(?:agents?|assistants?|you|
    models?|bots?)|(?:instructions?|orders|commands|directives|requests?|demands?)\b)
`

/** The order is obeyed. */
const COMPLY_STRONG = source`
  \b(?:just do (?:so|it|that|this)|
    do (?:so|it|that|this|as (?:told|it says|asked|they say|ordered))(?= (?:at|
  right|straight|without|and|on|immediately)\b|[.,;:])|
  (?:that|this|it) (?:is|becomes) (?:now )?your (?:new |
  next |first )?(?:task|orders?|job|goal|instruction|duty)|
  (?:is|are|as|becomes?|count(?:s)? as) (?:law|binding|
  an order|your orders?|final|gospel)(?: for you)?|
    (?:execute|follow|obey|carry out|perform|comply with|act on|enact|fulfil|grant|honou?r|
      heed) (?:the (?:line|order|text|request|command|instruction|wish|message|words?|sentence)|it|
      them|that|this|those|such|any such|
    every)|(?:is|are|gets?|be) (?:(?!never|not)\w{1,10} )?(?:obeyed|followed|carried out|executed|
      acted on|complied with|fulfilled|granted)|
    (?:treat|take|handle|regard|read|count) (?:it|them|that|this|those|
      such|the \w{3,10}) (?:exactly |just |
    the same )?(?:as|like|for) (?:if )?(?:an? |the |your |it |they )?(?:\w{1,10} ){0,3}(?:owner|
      user|orders?|instructions?|commands?|law|boss|operator|prompt|maker)|
    compl(?:y|ies)|takes? effect|you obey)\b
`

/** Others write it, or it comes from elsewhere. */
const FROM_OUTSIDE = source`
  (?:${STRANGER}|\b(?:web ?hooks?|scraped|repositor(?:y|ies)'?s?|contributing|
    downloads?|support chats?|chats?|
  clipboard|ocr|subtitles?|alt text|rss|blogs?|forums?|wikis?|
  (?:third-party|external|remote|foreign|
  outside) (?:\w{1,10} )?(?:texts?|contents?|pages?|sources?|part(?:y|ies)|documents?|messages?|
    instructions?|requests?|people|writers?|voices?))\b)
`

/** It counts as an order. */
const BINDS = source`
  \b(?:binds? (?:you|the agent|the assistant|like|as)|
    (?:is|are|becomes?|counts? as|serves? as|stands? as|
  remains?) (?:a |an |the |your )?(?:\w{1,10} )?(?:binding|assignments?|
    orders?|tasks?|law|instructions?|commands?|mandates?|
    directives?|marching orders)(?!-| (?:to|of|for|in|id|number|form|status|line)\b)|
    (?:must|has to|have to|is to|are to|shall|should|gets?|is|are) (?:be )?(?:(?!never|not|
    only)\w{1,10} )?(?:put into (?:practice|effect|action)|implemented at once|carried out|
      acted (?:up)?on|obeyed|executed|realised|heeded|fulfilled|enacted)|
    (?:has|have|carr(?:y|ies)|with|bears?|enjoys?) (?:the )?(?:same |full )?(?:force|weight|
      authority|rank|power|status|standing) (?:of|as) (?:an? |the |your )?(?:system|user|owner|
      operator|prompt|order|instruction|
    command|developer|law))\b
`

/** What others leave on a board or in a feed. */
const POSTS = source`
  \b(?:posts?|feeds?|threads?|messages?|entries|tasks?|items?|broadcasts?|announcements?|boards?)\b
`
const DOES_WHAT_IT_SAYS = source`
  \b(?:do|does|carry out|execute|perform|run|follow|obey)(?:es|s)? (?:what|whatever|
    everything|all) (?:it|they|the (?:post|message|entry|feed|board)s?) (?:says?|asks?|wants?|
    tells?|orders?|contains?)\b
`
const WITH_ALL_IT_HAS = source`
  \b(?:with|using) (?:your|all|every) (?:\w{2,8} ){0,2}tools?(?: set)?\b|
  \bon (?:this|the user's|your) (?:machine|computer|system|host)\b|
  \bas (?:you|one) (?:\w{2,8} )?trusts? (?:your|the) (?:human|user|owner)\b|\bat once\b
`

/** Where anybody can write. */
const OPEN_TO_ALL = notion(String.raw`
  issue (?:bod(?:y|ies)|texts?|comments?) | (?:public |github |gitlab |open )?issues? |
  comments?(?: under| below| on| in| thread)? | tickets?(?: text)? | bug reports? |
  (?:pull|merge) requests?(?: descriptions?)? |
  (?:app store |customer |product |star )?reviews?(?: on)? |
  (?:incoming |inbound )?(?:e-?mails?|messages)(?: from)? | discord | telegram(?: group)? |
  slack connect | forums?(?: posts?)? | chat room | live chat |
  (?:linked |attached )?gists? | guest ?book | contact forms? | web ?forms? | feedback forms? |
  mentions | replies | posts | threads? | voicemails? | survey answers?
`)

/** Its word is that of somebody whom the agent serves. */
const MASTERS_RANK = notion(String.raw`
  (?:has|have|with|carr(?:y|ies)|gets?|enjoys?|given?) (?:the )?(?:same |full )?(?:standing|weight|
    rank|force|authority|status|say) (?:of|as) (?:an? |the |our |any )?${WORDS(2)}(?:maintainer|
    owner|user|operator|admin|administrator|team|editor|manager|host|boss)s?(?:['’]s?)? (?:own )?
  (?:orders?|words?|instructions?|requests?|commands?|wish(?:es)?|say)? |
  (?:takes? the place of|replaces?|overrides?|supersedes?) (?:this file|these rules|the rules|
    this skill|the sections|this text|these instructions) |
  (?:may|can|is allowed to|are allowed to) (?:direct|command|instruct|steer|order|task) (?:the )?
  (?:bot|assistant|agent|you) | (?:is|are|counts? as|treated as) (?:an? |direct |binding )?orders? |
  (?:carry out|do|follow|run|execute|obey) (?:what|whatever|everything|all) (?:they|it|he|she|these|
    those|the \p{L}{3,12}) (?:tells?|asks?|says?|wants?|demands?|requests?)(?: you)? |
  (?:as if|as though|like) (?:the |our |your )?${WORDS(1)}(?:owner|maintainer|user|operator|admin|
    editor|manager|host)s? (?:had |has )?(?:typed|said|written|asked|given|ordered|wrote)
`)

/** Commands run, secrets are shown, rights are given. */
const DANGEROUS_WISH = notion(String.raw`
  (?:commands?|scripts?|fences|code|snippets?)
  (?= [^.!?\n]{0,60}(?:is|are|gets?|get) (?:run|executed|carried out)) |
  (?:run|execute)s? (?:the |any |all |its |their |every |what )?${WORDS(2)}
  (?:commands?|scripts?|code|snippets?|them) |
  commands run | scripts included | (?:printenv|npmrc|\.env|tokens?|secrets?|passwords?|api keys?|
    credentials?|config\p{L}{0,9})\b(?=[^.!?\n]{0,70}(?:answered|pasted|shown|posted|sent|given|
    shared|in full|included|paste|handed)) |
  (?:paste|post|answer|show|share|send|forward|hand over)s? ${WORDS(6)}(?:\.env|tokens?|
    secrets?|passwords?|api keys?|credentials?|npmrc) | (?:rights?|access|membership|roles?|
    a patch|merges?) ${WORDS(6)}(?:is|are|gets?) (?:granted|given|merged)
`)

/** Whoever it is. */
const WHOEVER = notion(String.raw`
  no matter (?:who|how (?:new|old|young))\b | who(?:m)?ever |
  however (?:new|old|young) | how (?:old|new) the account | anyone | anybody |
  any account | strangers? | the public | unknown senders? | unsandboxed |
  no need to (?:ask|check|confirm)\b | without (?:asking|checking|confirmation|confirming) |
  (?:do not|never) (?:check back|ask|confirm)\b | if the tone is |
  when they are (?:friendly|polite|nice) | give way | in full
`)
const CAREFUL = regex`
  \b(?:untrusted|as data|injection|malicious|suspicious|sandboxed|
    never (?:run|execute|follow|obey|post|carry)|do not (?:run|execute|follow|obey|post|carry|act)|
    verified|allow-?list\w{0,3}|only (?:if|from|after|members|maintainers)|
    must be (?:signed|approved)|listed in|collaborators only)\b
`

export const OF_OUTSIDERS = {
  /** Where anybody can write, anybody commands: what stands there is done, shown and given. */
  anybodyCommands: each(
    { apart: true, asked: true, severity: 'crit', unless: CAREFUL },
    { parts: [MASTERS_RANK, OPEN_TO_ALL, DANGEROUS_WISH, WHOEVER], within: 560 },
  ),

  /** A page is opened, and its text is done, whoever wrote it and whatever it asks for. */
  pageObeyed: each(
    {
      severity: 'crit',
      dark: true,
      unless: regex`
        \b(?:documentation|docs?|tutorial|reproduc\w{2,4}|
          user has named|install(?:ation)? (?:guide|instructions|steps))\b
      `,
    },
    inTurn(OPENS, 30, OUTSIDE, 60, OBEY),
  ),

  /** Whatever a stranger's page says is taken for an order. */
  pageTaken: each(
    { severity: 'crit', toStranger: true, unless: /\b(?:untrusted|as data|hints?|suggestions?)\b/ },
    inTurn(
      source`
        \b(?:treat|take|regard|read|handle|accept|consider|see)(?:s|ing)? (?:whatever|what|anything|
          everything|all that|each (?:line|word|sentence)|the (?:text|words|content))\b
      `,
      40,
      PLACE,
      60,
      source`
        \b(?:as|like|for) (?:if )?(?:your|its|the user's|own|an? |orders?|instructions?|commands?|
          binding|law|coming from|said by|given by)
      `,
    ),
  ),

  /** Orders that stand in what the agent works on are carried out. */
  foundOrders: each(
    {
      dark: true,
      unless: regex`
        \b(?:as data|only if|once the user|after the user|if the user|by the user|unless|
          in order|pull request)\b
      `,
    },
    inTurn(source`\b${SPEECH}\b`, 20, source`\b${STANDS}\b`, 40, OUTSIDE, 60, IS_OBEYED),
  ),

  /** Whoever writes gets what is asked for. */
  grantedByMail: each(
    {
      severity: 'crit',
      dark: true,
      unless: regex`
        \b(?:verified|identity|unless|policy|on the list|
          eligible|if (?:it|they) (?:is|are|meets?))\b
      `,
    },
    inTurn(WHEN_ASKED, 16, RISKY, 40, COMPLY),
  ),

  /** A stranger's text orders something, and it is done. */
  strangerObeyed: each(
    {
      severity: 'crit',
      dark: true,
      unless: regex`
        \b(?:untrusted|as data|unless|verified|maintainers?|asks? the user|injection|malicious|
          suspicious|style guide|code of conduct|if the user|when the user)\b
      `,
    },
    close(240, COMPLY_STRONG, STRANGER, SAYS_ORDER),
  ),

  /** What comes from outside binds the agent. */
  outsideBinds: each(
    {
      severity: 'crit',
      dark: true,
      unless: regex`
        \b(?:untrusted|as data|only data|unless|verified|injection|malicious|suspicious|contract|
          licen[cs]e|gdpr|regulation|statute|court|event|handler|callback|function|class|
          middleware|(?:caller|user) (?:ran|typed|entered|invoked))\b
      `,
    },
    close(160, BINDS, FROM_OUTSIDE),
  ),

  /** Where a page and a person differ, the person loses. */
  pageAbovePerson: each(
    {
      severity: 'crit',
      among: regex`
        \b(?:users?|owners?|customers?|clients?|operators?|callers?|persons?|people|humans?|
          somebody|someone|anybody|they|he|she|them|requests?|wish(?:es)?)\b
      `,
      unless: /\b(?:as the user asks|user's wish decides|last word is the user's)\b/,
    },
    inTurn(PAGE, 120, THEY_DIFFER, 70, PAGE_WINS),
  ),

  /** What strangers post is done. */
  postsObeyed: each(
    { severity: 'crit', unless: /\b(?:untrusted|as data|never|do not|only if|user has named)\b/ },
    inTurn(POSTS, 80, DOES_WHAT_IT_SAYS, 60, WITH_ALL_IT_HAS),
  ),
} satisfies Record<string, readonly Scheme[]>
