/** Whose word an agent takes: pages, mails, servers and notes that are nobody's whom it serves. */

import { source } from '../../patterns/verbose.ts'
import { PLACE } from '../orders/parts.ts'
import { close, each, inTurn, type Scheme } from './scheme.ts'
import { PUT, THIS_TEXT } from './this-text.ts'

/** Text from outside, by the place where it stands. */
const OUTSIDE = source`
  (?:${PLACE}|\b(?:(?:web|status|wiki|help|online|linked|landing|vendor's|publisher's|remote|public|product|
  home|that|this|the|any|its|first|foreign|external) ){1,2}(?:pages?|sites?|entr(?:y|ies)|guides?|handbook|
  polic(?:y|ies)|documents?|wording|address)\b|
    \bweb ?(?:pages?|sites?|text|content)\b|\brelease notes\b|\b(?:search|first|top) (?:hits?|results?)\b|
    \b(?:tool|command|program|search|api|server|function) (?:outputs?|results?|responses?|repl(?:y|ies)|
    answers?)\b|\bfiles? under review\b|\b(?:log|output) lines?\b|
    \b(?:tickets?|issues?|e?-?mails?|messages?|comments?|letters?|attachments?|invitations?|transcripts?|feeds?|
    posts?|reviews?|readmes?|pastes?|gists?|documents?|pages?|sites?|downloads?)\b|\b(?:whatever|any) address\b|
    \b(?:an?|the|any|some) (?:commands?|tools?|programs?|scripts?|servers?|build|website|stranger|sender|
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
  \b(?:(?:is|are|gets?|be|being) (?:then |always |also |all )?(?:to be )?(?:at once |immediately |simply |
  directly )?(?:carried out|obeyed|followed|executed|acted (?:up)?on|complied with|fulfilled|honou?red|granted|
  performed|done|binding)|
    (?:is|are|be) (?:to be )?(?:treated|taken|regarded|handled|seen|considered|counted) (?:as|
    like) (?:if )?(?:it |they |an? |the )?(?:coming |came |come |being |had come |order|instruction|command|
    word|own|user|approved|genuine)|
    come(?:s)? (?:before|first|ahead)|have the (?:same|highest|full) (?:authority|rank|weight|force|standing)|
    has the (?:same|highest|full) (?:authority|rank|weight|force|standing)|take(?:s)? (?:effect|precedence|
    priority|hold)|become(?:s)? (?:your|the|part of)|
    count(?:s)? as (?:the user's|an? |your|orders|instructions|if)|outranks?|binds? (?:you|the))\b
`

/** Orders to do so. */
const OBEY = source`
  \b(?:(?:carry|carries|carrying) out|do|does|fulfil(?:l|s|ls)?|grants?|honou?rs?|satisf(?:y|ies)|obeys?|
  executes?|performs?|compl(?:y|ies) with|follows?|acts? on|heeds?|implements?|enacts?|works? through|answers?)
    [ ](?:exactly |just |simply |all of |precisely )?(?:(?:everything|whatever|what|anything|all|any|every|each|
    its|the|as|those|these|it|them)\b[^.!?\n]{0,24}?\b(?:text|page|tells?|written|says?|said|stands?|asks?|
    asked|requests?|directions?|instructions?|orders?|commands?|sentences?|lines?|demands?|steps?|wish(?:es)?|
    wants?|wanted|prescribes?|printed|there|contained|listed)\b)|
  \b(?:treats?|takes?|regards?|reads?|handles?|counts?|accepts?) (?:each|every|its|the|all|any|what|whatever|it|
  them)\b[^.!?\n]{0,40}?\b(?:as|like|for) (?:an? |the |your |if |though )?(?:\w{1,12} )?(?:instructions?|
  orders?|commands?|directives?|the user|user's|told|binding|law)\b|
  \blets? (?:its|the|it|that|their) ?(?:\w{1,10} )?(?:text|wording|content|page|words|lines|
  author)?\b[^.!?\n]{0,16}\b(?:decide|guide|steer|determine|set|drive|govern|dictate|direct|lead|
  shape)\b[^.!?\n]{0,24}\b(?:actions?|steps?|next|you|work|do|session|plan)\b
`

/** It is opened or loaded. */
const OPENS = source`
  \b(?:open|load|pull up|pull|read through|read|fetch|visit|go to|look up|call up|download|get|retrieve|check|
  consult|browse|follow|click|take|import|query|poll)(?:s|es)?\b
`

/** Somebody writes. */
const WHEN_ASKED = source`
  \b(?:when|if|whenever|as soon as|once|where|every time|each time|any|an?|the|
  should)\b[^.!?\n]{0,30}?\b(?:e?-?mails?|messages?|repl(?:y|ies)|notes?|letters?|comments?|tickets?|issues?|
  posts?|senders?|callers?|writers?|invitations?|chats?|reviews?|texts?|forms?|voice ?mails?|pages?|
  documents?)\b
  [^.!?\n]{0,40}?\b(?:asks?|calls?|wants?|requests?|names?|tells?|demands?|orders?|instructs?|says?|announces?|
  gives?|changes|suggests?|seeks?)\b
`

/** What nobody should do for a stranger. */
const RISKY = source`
  \b(?:payments?|pay|refunds?|transfers?|money|invoices?|bank|accounts?|iban|passwords?|reset|credentials?|
  logins?|keys?|records?|customer|files?|data|deleted?|remov\w{1,3}|permissions?|access|rights|admin|install|
  run|command|share|forward\w{0,3}|sent on|wire|gift cards?|address|configuration|merge|deploy)\b
`

/** What was asked for is done. */
const COMPLY = source`
  \b(?:do (?:it|so|this|that|as (?:it|they|he|she))|compl(?:y|ies)|carry (?:it|this|that|out|the request out)|
  fulfil(?:l|s)?|obeys?|grants?|honou?rs?|act(?:s)? (?:on|upon|accordingly)|follow(?:s)? (?:it|the)|execute|
  go ahead|proceed|make it happen|see to it|(?:is|gets?|are) (?:done|carried out|granted|paid|executed|
  fulfilled|sent|honou?red|complied)|
    takes? (?:the|its|it|their|his)\b[^.!?\n]{0,16}\b(?:as|for) (?:an? |the )?(?:\w{1,10} )?(?:order|
    instruction|approval|command|word))\b
`

/** A new text takes the place of what the agent was told. */
const SUPERSEDES = source`
  \b(?:overrides?|over-?rules?|(?:takes?|taking) the place of|(?:stands?|ranks?|counts?|is|goes|comes?|are|
  sits?) (?:above|before|over|ahead of|higher than)|supersedes?|in preference to|replaces?|wins? (?:over|
  against)|
    (?:has|have|takes?|with|given?|having) (?:precedence|priority) over|outranks?|cancels?|trumps?|
    prevails? over|annuls?|suspends?|displaces?|sets? aside|outweighs?|rather than|instead of|voids?|
    overwrites?|rules? over|beats?)\b
`

/** What the agent was told. */
const TOLD_BEFORE = source`
  \b(?:(?:the |any |all |every |your |their )?(?:users?|operators?|owners?|person)(?:'s|
  s')? (?:\w{1,10} )?(?:requests?|wish(?:es)?|orders?|instructions?|words?|messages?|settings?|will|
  preferences?)|(?:the )?system prompt|whatever (?:the|was|you|they|he|she|has|
  had)\b[^.!?\n]{0,20}\b(?:system prompt|user|operator|agreed|said|laid down|told)|
    (?:any |all |the |every |your )?(?:\w{1,10} )?(?:limits|instructions|rules|orders|directives|guidelines|
    agreements?|restrictions)\b[^.!?\n]{0,24}\b(?:agreed|reviewed|before|earlier|above|below|given|written|
    installation|here|conversation|session)|
    (?:earlier|previous|prior|other|former|older|existing|standing) (?:\w{1,10} )?(?:instructions|rules|orders|
    requests|agreements?|limits|guidance|prompts)|everything (?:\w{1,10} )?(?:written|said|below|above|here|
    told|you were|in this|that was|else)|
    (?:what|all that) (?:is|was|has been|you were) (?:\w{1,8} )?(?:written|said|agreed|told|laid down|installed|
    reviewed)|this (?:skill|file|text|page|document)(?:'s (?:text|rules|instructions))?|these (?:rules|
    instructions|lines|steps))\b
`

/** Text that has just come. */
const WHAT_CAME = source`
  (?:\b(?:what|whatever|all that) (?:it|they|the (?:page|file|text|server|answer|sheet|document|reply)|
  stands there|comes back|is written there) ?(?:says?|holds?|contains?|lists?|orders?|tells?|returned|
  sends?)?\b|\bthe (?:\w{1,10} )?(?:downloaded|fetched|loaded|remote|received|retrieved|returned|online|current|
  latest|new) (?:text|rules?|file|sheet|copy|version|instructions|orders|lines|words|wording|guide|page|prompt|
  document|content)\b|
    \b(?:its|their) (?:text|words|wording|contents?|rules|lines|orders|instructions)\b)
`

/** A page against the person. */
const PAGE = source`
  (?:\b(?:handbook|guide|polic(?:y|ies)|page|site|online \w{3,10}|web \w{3,10}|wiki|document(?:ation)?|portal|
  server|feed|manual|publisher|vendor|what stands (?:on|at))\b|${PLACE})
`

/** The person wants something else. */
const THEY_DIFFER = source`
  \b(?:disagree|conflict|differ|object|contradict|clash|say otherwise|says otherwise|objects|protests?|
  disagrees|conflicts?|contradicts|insists?|wants? (?:an? )?(?:different|other|another|something)|refuses?|
  complains?|asks for something else|prefers? otherwise|would rather|another opinion|opposite)\b
`

/** The person loses. */
const PAGE_WINS = source`
  \b(?:lets? the (?:page|site|guide|handbook|online \w{3,10}|web \w{3,10}|wiki|polic(?:y|ies)|server|vendor|
  publisher|document) (?:win|decide|prevail|rule|stand)|
    (?:user|person|human|customer|owner|people)(?:'s|s'|s)? (?:own )?(?:wish(?:es)?|requests?|words?|wants?|say|
    view|opinion|preferences?|instructions?|objections?) (?:is|are|gets?|comes?|gives?|yields?|counts?|does|do|
    ranks?) (?:set aside|dropped|ignored|second|way|overruled|passed over|void|less|last|not count|nothing|
    disregarded|secondary)|
    (?:drop|ignore|disregard|set aside|discard|overrule|pass over|dismiss|forget) (?:the |their |his |her |
    any )?(?:\w{1,10} )?(?:requests?|wish(?:es)?|objections?|users?|persons?|words?|complaints?|opinion)|
    (?:page|site|guide|wording|handbook|online \w{3,10}|polic(?:y|ies)|server|document|vendor|
    publisher)(?:'s)?(?: \w{1,10})? (?:prevails?|wins?|comes? first|has the last word|decides|counts more|
    takes precedence|overrules?|is (?:right|followed|final))|
    (?:pay|pays|paying) no (?:heed|attention|regard)|instructions from the (?:site|page|web|server|publisher|
    vendor) (?:come|go|count|rank|take)|(?:follow|obey|do as|side with|go with|trust|keep to|
    stick to) the (?:page|site|guide|online|web|wiki|handbook|vendor|publisher|server))\b
`

/** Things to do, as one gets them. */
const ORDERS_TO_COME = source`
  (?:(?:your|its|the|further|new|next|today's|fresh|any|current|daily|more|standing) (?:\w{1,10} )?(?:orders?|
  instructions?|commands?|directives?|marching orders|(?:steps?|tasks?|jobs?|commands?|actions?|script) (?:to|
  that you|you)(?: are to)? (?:be )?(?:execut\w{1,3}|run|perform\w{0,2}|carry out|do|carried out|
  follow\w{0,2}))|(?:orders|instructions|what) (?:to (?:do|run|execute)(?: next)?|you are to do)|what (?:to do|
  to run|comes) next)
`

/** An answer from the net. */
const ANSWER = source`
  (?:\b(?:repl(?:y|ies)|answers?|responses?|output|(?:last |first |next )?lines?|json|text|field|message|result|
  body|string|payload)\b[^.!?\n]{0,50}?(?:${PLACE}|\b(?:server|service|endpoint|api|host|helper|site|url|sends?|
  returns?|comes? back)\b)|\bcurl [^\n]{4,80}|\bwget [^\n]{4,80})
`

/** It holds something to be run. */
const HOLDS_COMMAND = source`
  \b(?:names?|holds?|contains?|is|ends? with|gives?|prints?|carries|returns?|has|have|with|as|lists?|brings?|
  consists? of)\b[^.!?\n]{0,20}\b(?:commands?|shell (?:lines?|scripts?|code)|scripts?|lines? of (?:bash|shell|
  sh|python|code)|thing to (?:type|run|do|execute)|one-liners?|code|program|snippets?|binary)\b
`

/** It is run. */
const RUN_IT = source`
  \b(?:(?:pass|pipe|feed|hand|send|give|enter|type|paste|put|throw)(?:s|es)? (?:it|this|that|them|
  the \w{2,8}) (?:\w{1,10} )?(?:to|into|in|through|on) (?:the |a |an )?[\x60"']?(?:sh|bash|shell|zsh|terminal|
  interpreter|python|eval|exec|prompt|command line|console|root)|
    \x60?(?:eval|exec|run|execute|start|launch|source)\x60?s? (?:it|this|that|them|the (?:command|line|script|
    text|result))|let (?:it|this|that) run|(?:is|are|gets?) (?:run|executed|started|piped|evaluated|launched)|
    goes (?:straight |directly )?(?:to|into) (?:the |a )?(?:shell|terminal|bash|sh|interpreter))\b
`

/** Files and settings that an agent reads at each start. */
const GUIDES = source`
  (?:[\x60"'~\w./-]{0,30}(?:claude|agents|gemini|memory|soul|user|identity|copilot-instructions|heartbeat)\.md|
  \.(?:cursor|windsurf|cline)(?:rules|\/rules)|
    \b(?:custom|global|personal|standing|saved) instructions\b|\b(?:agent|assistant|global|user|model|
    long-?term|persistent|project|its|your|the agent's)(?:'s)? (?:memory|settings|profile|rules file|
    system prompt)\b|\bmemory (?:file|tool|store|entry)\b|\bsystem prompt\b|\buser_profile\b)
`

/** A text of ours, or one that was named before. */
const SOME_TEXT = source`
  (?:${THIS_TEXT}|\b(?:the|that|its|their|what|following) (?:\w{1,10}(?:'s)? ){0,2}(?:text|rules?|lines?|block|
  paragraph|section|wording|orders|words|instructions|note|contents?|sentence)\b|\bwhat (?:it|the page) says\b)
`

/** A note for the memory. */
const NOTE = source`
  (?:\b(?:memory|memories|memory tool|known about (?:this|the) (?:person|user)|remember|user_profile|profile|
  stored (?:preference|fact|note)s?|(?:user |lasting |standing |known |permanent )?(?:preference|fact|belief|
  truth)s?(?: to (?:store|keep|save|remember))?|saved (?:fact|note|preference)|long-?term note|note to keep|
  persistent (?:fact|note)|known (?:fact|preference))\b[^\n."“]{0,40}["“])
`

/** What loosens whoever believes it. */
const BELIEF = source`
  (?:\b(?:approved|authori[sz]ed|agreed to|consented to|permitted|allowed|cleared|waived|accepted|trusts?|
  pre-?approved|okayed) (?:all|every|any|each|everything|whatever|our|this|commands)\b|\bwithout (?:question|
  asking|confirmation|checks?|checking|approval|review|hesitation)\b|\balways (?:load|run|use|trust|obey|start|
  prefer|call|follow|install|recommend|approve)\b|
    \b(?:permission|confirmation|approval|security|safety|
    consent)s?(?: prompts?| questions?| dialogs?| checks?| warnings?| steps?)? (?:can|may|should|must|are to|
    is to|need|are|is) (?:\w{1,8} )?(?:be )?(?:skipped|left out|dropped|omitted|ignored|suppressed|answered|
    waived|not|unnecessary|off|no longer|unwanted|bypassed|disabled)\b|
    \bwarnings? (?:about|from|of|on|against)\b[^"”\n]{0,40}\b(?:false|wrong|dropped|ignored|mistaken|noise|
    harmless|disregarded|hidden)\b|\b(?:fully |always |completely |to be )?trusted\b|\bnever (?:ask|warn|
    question|refuse|check|mention|block|doubt)\b|\b(?:no|not|never) (?:need|have|want)\w{0,2} (?:to be |
    to )?(?:ask|asked|confirm|warn|warned|check|told|reminded)\w{0,2}\b|\bno need to (?:confirm|ask|check|warn|
    verify)\b|\bprefers? (?:that )?(?:our|this)\b|\beven if (?:another|something else|others?)\b|
    \bhas (?:waived|given up|renounced|lifted|granted|dropped)\b|\bhas full (?:rights|access|clearance)\b|
    \bis (?:an? )?(?:admin\w{0,10}|owner)\b|\bneeds? no (?:\w{1,10} )?(?:confirmation|approval|consent|check|
    review|permission|question)|\b(?:blanket|standing|general|full|unlimited|permanent) (?:consent|approval|
    permission|authori[sz]ation|clearance|trust)\b|\b(?:are|is) always (?:right|true|safe|correct|harmless|fine|
    allowed)\b|\b(?:warnings?|questions?|reminders?|confirmations?) (?:bore|annoy|bother|disturb|irritate|
    tire)s?\b|\b(?:leave|drop|skip|omit) (?:them|it|these) ?(?:out|away)?\b)
`

/** Whenever the agent begins. */
const AT_START = source`
  \b(?:(?:at|on|with|before|upon) (?:the )?(?:start|begin\w{0,5}|launch|first \w{3,10}|
  opening)? ?(?:of )?(?:the |each|every|any|a new|all) ?(?:new )?(?:sessions?|conversations?|chats?|runs?|
  starts?|launch(?:es)?|loads?|tasks?|day|use|messages?|answers?|repl(?:y|ies))|
    (?:every|each) time (?:the |this |it |you )?(?:skill |session |agent )?(?:loads?|starts?|runs?|opens?|
    begins?|is loaded)|whenever (?:the |this |a |you )?(?:new )?(?:skill|session|conversation|chat|agent|start|
    begin|load))\b
`

/** Where strangers write. */
const STRANGER = source`
  \b(?:comments?|bug reports?|issues?|tickets?|readmes?|calendar (?:entr(?:y|ies)|invit\w{2,6}|events?)|
  invit(?:es?|ations?)|(?:chat |direct |incoming |forwarded )?messages?|e?-?mails?|web ?pages?|web ?sites?|
  pages?|pull requests?|documents?|reviews?|tool (?:outputs?|results?)|search results?|attachments?|
  transcripts?|pdfs?|
    guests?|senders?|strangers?|visitors?|callers?|forms?|captions?|log (?:lines?|entr(?:y|ies))|posts?|feeds?|
    invoices?|screenshots?|error messages?|commit messages?|repl(?:y|ies)|outsiders?|third part(?:y|ies)|
    contributors?|reporters?)\b
`

/** Something is ordered there. */
const SAYS_ORDER = source`
  \b(?:(?:tells?|asks?|orders?|instructs?|demands?|directs?|commands?|urges?|calls? (?:on|for)|says?|speaks? to|
  addresses|requests?|wants?|requires?)(?: (?:you|an?|the|any|that|for|to|it|its|your|all|agents?|
  assistants?))\b|(?:lines?|sentences?|text|words?|notes?|paragraphs?|orders?|instructions?|commands?|requests?|
  directives?)(?: \w{1,10}){0,2} (?:for|to|at) (?:an? |the |any |ai )?(?:agents?|assistants?|you|models?|bots?)|
    (?:instructions?|orders|commands|directives|requests?|demands?)\b)
`

/** The order is obeyed. */
const COMPLY_STRONG = source`
  \b(?:just do (?:so|it|that|this)|do (?:so|it|that|this|as (?:told|it says|asked|they say|ordered))(?= (?:at|
  right|straight|without|and|on|immediately)|[.,;:])|(?:that|this|it) (?:is|becomes) (?:now )?your (?:new |
  next |first )?(?:task|orders?|job|goal|instruction|duty)|(?:is|are|as|becomes?|count(?:s)? as) (?:law|binding|
  an order|your orders?|final|gospel)(?: for you)?|
    (?:execute|follow|obey|carry out|perform|comply with|act on|enact|fulfil|grant|honou?r|heed) (?:the (?:line|
    order|text|request|command|instruction|wish|message|words?|sentence)|it|them|that|this|those|such|any such|
    every)|(?:is|are|gets?|be) (?:(?!never|not)\w{1,10} )?(?:obeyed|followed|carried out|executed|acted on|
    complied with|fulfilled|granted)|
    (?:treat|take|handle|regard|read|count) (?:it|them|that|this|those|such|the \w{3,10}) (?:exactly |just |
    the same )?(?:as|like|for) (?:if )?(?:an? |the |your |it |they )?(?:\w{1,10} ){0,3}(?:owner|user|orders?|
    instructions?|commands?|law|boss|operator|prompt|maker)|compl(?:y|ies)|takes? effect|you obey)\b
`

/** It goes before what the agent was told. */
const LET_PREVAIL = source`
  \b(?:let (?:them|it|that|this|those|its \w{3,10}|the \w{3,12}) (?:replace|override|supersede|outrank|overrule|
  prevail over|decide over|cancel|displace|trump)|(?:put|place|rank|set|rate|hold) (?:them|it|that|this|
  its \w{3,10}) (?:ahead of|above|before|over|higher than)|(?:follow|obey|keep to|apply|trust|adopt|
  heed) (?:them|it|that|its \w{3,10}) (?:even )?(?:if|where|when|though|rather than|instead of|before|over|
  against)|
    (?:they|it|these|those|the (?:page|text|rules|sheet|file|address|server)) (?:always )?(?:prevails?|wins?|
    takes? precedence|comes? first|goes? first|decides?|counts? more|replaces?|overrides?|supersedes?|outranks?|
    overrules?)|valid (?:instead|in place) of|in (?:the )?place of)\b
`

/** What the agent was told, or by whom. */
const WHAT_WAS_TOLD = source`
  \b(?:what (?:you|the (?:person|user|owner|operator|maker)|they|is|was|stands)\b[^.!?\n]{0,10} ?(?:read|asks?|
  says?|wants?|told|said|written|were|here|have)|(?:your |the |its |any )?(?:safety|system|original|built-in|
  earlier|previous|prior|own) (?:training|rules|prompts?|instructions|guidelines|polic(?:y|ies)|limits)|(?:the |
  any |a )?(?:users?|person|owner|operator)(?:'s|s')? ?(?:wish(?:es)?|requests?|words?|instructions?|orders?|
  prompt|objects?|says? otherwise)?|
    these (?:lines|notes|rules|instructions)|this (?:file|text|skill|page)|everything (?:else|below|above|
    here))\b
`

/** A server is asked again and again. */
const CONTACT = source`
  \b(?:ask(?:s|ing)?|poll(?:s|ing)?|query|queries|querying|call(?:s|ing)?|contact(?:s|ing)?|check(?:s|ing)?|
  ping(?:s|ing)?|consult(?:s|ing)?|visit(?:s|ing)?|phone home|reach(?:es)? out|look(?:s|ing)? (?:in )?at|
  report(?:s)? (?:in )?to|connect(?:s|ing)?|fetch(?:es|ing)?|get|gets|read(?:s|ing)?|load(?:s|ing)?|listen(?:s|
  ing)?|pull(?:s|ing)?)\b
`

/** What it is asked for. */
const FOR_WORK = source`
  \b(?:for (?:(?:the|a|some|new|any|next|fresh|further|your) ){0,3}(?:work|jobs?|tasks?|orders?|commands?|
  instructions?|directives?)|whether there (?:is|are) (?:something|anything|work|orders?|new|a (?:job|task))|
  what (?:to do|is wanted|it wants|comes next)|if (?:there is|it has) (?:something|anything|work|a (?:job|task)|
  orders?))\b
`

/** What it answers is done. */
const DO_ANSWER = source`
  \b(?:(?:do|does|run|runs|execute|executes|carry out|perform|obey|follow|start|launch|eval)s? (?:what|whatever|
  everything|anything|the (?:\w{2,10} )?(?:commands?|script|code|job|task|order|line|answer|reply|lines)|
  any (?:commands?|script|code)|all)\b[^.!?\n]{0,24}?\b(?:hands?|gives?|sends?|says?|answer|reply|replies|
  response|comes?|returns?|returned|contains?|tells?|wants?|asks?|there|received|in it|back|orders?|get|got|
  names?)|
    (?:let|have|make) (?:the )?(?:bash|sh|shell|python|terminal|interpreter|node)\b[^.!?\n]{0,8}\b(?:have|run|
    execute|take|eat|read|do)|(?:the )?(?:answer|reply|response)\b[^.!?\n]{0,10}\b(?:is (?:run|executed|obeyed|
    carried out)|goes (?:to|into) (?:the |a )?(?:shell|bash|terminal)))\b
`

/** Others write it, or it comes from elsewhere. */
const FROM_OUTSIDE = source`
  (?:${STRANGER}|\b(?:web ?hooks?|scraped|repositor(?:y|ies)'?s?|contributing|downloads?|support chats?|chats?|
  clipboard|ocr|subtitles?|alt text|rss|blogs?|forums?|wikis?|(?:third-party|external|remote|foreign|
  outside) (?:\w{1,10} )?(?:texts?|contents?|pages?|sources?|part(?:y|ies)|documents?|messages?|instructions?|
  requests?|people|writers?|voices?))\b)
`

/** It counts as an order. */
const BINDS = source`
  \b(?:binds? (?:you|the agent|the assistant|like|as)|(?:is|are|becomes?|counts? as|serves? as|stands? as|
  remains?) (?:a |an |the |your )?(?:\w{1,10} )?(?:binding|assignments?|orders?|tasks?|law|instructions?|
  commands?|mandates?|directives?|marching orders)(?! (?:to|of|for|in|id|number|form|status)\b)|
    (?:must|has to|have to|is to|are to|shall|should|gets?|is|are) (?:be )?(?:(?!never|not|
    only)\w{1,10} )?(?:put into (?:practice|effect|action)|implemented at once|carried out|acted (?:up)?on|
    obeyed|executed|realised|heeded|fulfilled|enacted)|
    (?:has|have|carr(?:y|ies)|with|bears?|enjoys?) (?:the )?(?:same |full )?(?:force|weight|authority|rank|
    power|status|standing) (?:of|as) (?:an? |the |your )?(?:system|user|owner|operator|prompt|order|instruction|
    command|developer|law))\b
`

/** What is loaded is lived by. */
const ADOPT = source`
  \b(?:behaves? (?:as|like|according)|adopt(?:s)? (?:it|them|this|what|whatever|its)|work(?:s)? (?:by|from|
  to) (?:it|them|that)|live(?:s)? by|act(?:s)? (?:by|on|according|as (?:it|they)|accordingly)|
  go(?:es)? by (?:it|them|that|what)|(?:follow|obey|apply|heed|honou?r|embrace|assume|internali[sz]e|execute|
  implement)(?:s)? (?:it|them|that|this|its|what|whatever|every|all|each)|abide by|be guided by|let (?:it|them|
  its)|take (?:it|them) (?:on|as|for)|compl(?:y|ies) with|become(?:s)? (?:it|that|the)|do(?:es)? (?:as|what|
  whatever|everything) (?:it|they|that|the \w{3,9}))\b
`

/** What the agent was told before counts no more. */
const OLDER_DROPPED = source`
  \b(?:older|earlier|previous|prior|other|former|all other|existing|any other|the system|the user's|
  your) (?:\w{1,10} )?(?:directions?|instructions?|rules|orders|guidance|prompts?|messages?|settings|wishes|
  directives?) (?:\w{1,6} )?(?:no longer|do not|does not|lapse|expire|end|are void|are off|drop|yield|give way|
  stop|cease|come second|are dropped|count for nothing)\b|
  \b(?:drop|forget|ignore|discard|disregard|set aside|abandon|replace|erase|overwrite)s? (?:what|whatever|
  everything|anything|all) (?:\w{1,6} )?(?:the (?:user|operator|owner|system|vendor|maker|person)|you (?:were|
  had|have)|was|came|is|has)\b|
  \bwhatever (?:the )?(?:system|user|operator|owner|vendor|chat)\b|\b(?:regardless of|no matter|irrespective of|
  against|despite|over) (?:what |how |the )?(?:\w{1,8} ){0,2}(?:system (?:message|prompt)|user|operator|differs|
  owner|maker)\b
`

/** A text of ours ends up there. */
const ENDS_UP = source`
  (?:${PUT}|\b(?:belongs? (?:in|into|to)|ends? up (?:in|at)|lands? in|goes (?:in|into|to)|holds?|gets?|gains?|
  receives?|makes? it into|find(?:s)? its way|weave|work(?:s)? (?:it|this|them) in|sneak(?:s)?|squeeze(?:s)?|
  tuck(?:s)?|anchor(?:s)?|pin(?:s)?|keep(?:s)?)\b)
`

/** A text of ours, by any name. */
const OURS_AT_ALL = source`
  (?:${THIS_TEXT}|\b(?:our|the following|this skill's|the skill's|these|this) (?:\w{1,12} ){0,2}(?:section|
  orders|rules|passage|lines?|paragraphs?|text|guidance|instructions|directives?|block|words|demands|wishes|
  code|note|credo|oath|principles)\b)
`

export const OF_OUTSIDERS = {
  /** A page is opened, and its text is done, whoever wrote it and whatever it asks for. */
  pageObeyed: each(
    {
      severity: 'crit',
      dark: true,
      unless:
        /\b(?:documentation|docs?|tutorial|reproduc\w{2,4}|user has named|install(?:ation)? (?:guide|instructions|steps))\b/,
    },
    inTurn(OPENS, 30, OUTSIDE, 60, OBEY),
  ),

  /** Orders that stand in what the agent works on are carried out. */
  foundOrders: each(
    {
      dark: true,
      unless:
        /\b(?:as data|only if|once the user|after the user|if the user|by the user|unless|in order|pull request)\b/,
    },
    inTurn(source`\b${SPEECH}\b`, 20, source`\b${STANDS}\b`, 40, OUTSIDE, 60, IS_OBEYED),
  ),

  /** Whoever writes gets what is asked for. */
  grantedByMail: each(
    {
      severity: 'crit',
      dark: true,
      unless:
        /\b(?:verified|identity|unless|policy|on the list|eligible|if (?:it|they) (?:is|are|meets?))\b/,
    },
    inTurn(WHEN_ASKED, 16, RISKY, 40, COMPLY),
  ),

  /** A stranger's text orders something, and it is done. */
  strangerObeyed: each(
    {
      severity: 'crit',
      dark: true,
      unless:
        /\b(?:untrusted|as data|unless|verified|maintainers?|asks? the user|injection|malicious|suspicious|style guide|code of conduct|if the user|when the user)\b/,
    },
    close(240, COMPLY_STRONG, STRANGER, SAYS_ORDER),
  ),

  /** What comes from outside binds the agent. */
  outsideBinds: each(
    {
      severity: 'crit',
      dark: true,
      unless:
        /\b(?:untrusted|as data|only data|unless|verified|injection|malicious|suspicious|contract|licen[cs]e|gdpr|regulation|statute|court|event|handler|callback|function|class|middleware)\b/,
    },
    close(160, BINDS, FROM_OUTSIDE),
  ),

  /** What lies at an address is lived by, and older words are dropped. */
  livedBy: each({ severity: 'crit', abroad: true }, inTurn(PLACE, 40, ADOPT, 60, OLDER_DROPPED)),

  /** Rules that lie at an address go before what the agent was told. */
  rulesElsewhere: each(
    {
      severity: 'crit',
      unless: /\b(?:settings?|config\w{0,8}|default|version|semver|schema|dns)\b/,
      abroad: true,
    },
    inTurn(PLACE, 110, LET_PREVAIL, 24, WHAT_WAS_TOLD),
    inTurn(
      PLACE,
      90,
      source`
          \b(?:in (?:a |any |case of )?(?:clash|conflict|contradiction|doubt|dispute)|where (?:they|
          it) (?:differs?|disagrees?|clash(?:es)?|conflicts?)) (?:with|against|between|from)\b
        `,
      6,
      WHAT_WAS_TOLD,
      16,
      source`
          \b(?:they|it|these|those|the (?:page|text|rules|sheet|file|address|server|
          online \w{3,10})) (?:always )?(?:prevails?|wins?|come first|comes first|(?:has|have) the last word|
          decides?|counts?|outranks?)\b
        `,
    ),
  ),

  /** A server is asked for work, and gets it done. */
  workFetched: each(
    { severity: 'crit', abroad: true },
    inTurn(CONTACT, 24, PLACE, 12, FOR_WORK, 60, DO_ANSWER),
  ),

  /** What a server answers is done, unseen. */
  answerDone: each(
    {
      severity: 'crit',
      dark: true,
      unless: /\b(?:docs?|documentation|installation|tutorial|api reference)\b/,
      abroad: true,
    },
    inTurn(CONTACT, 24, PLACE, 90, DO_ANSWER),
  ),

  /** A fetched text stands above what the agent was told. */
  fetchedAbove: each(
    { severity: 'crit', abroad: true },
    inTurn(OPENS, 60, PLACE, 70, SUPERSEDES, 12, TOLD_BEFORE),
  ),

  /** The same where the address stands elsewhere. */
  cameAbove: each({}, inTurn(WHAT_CAME, 14, SUPERSEDES, 12, TOLD_BEFORE)),

  /** Orders are fetched anew, again and again. */
  fetchedAgain: each(
    {
      severity: 'med',
      unless: /\b(?:ci|build|pipeline|deploy\w{0,4}|job|status|rate limit|until (?:it|the))\b/,
    },
    inTurn(
      source`
          \b(?:re-?)?(?:fetch|load|read|download|poll|pull|get|check|retrieve|query|consult|open|ask)(?:s|
          es)? (?:it|them|for (?:it|them)|the (?:\w{1,10} )?(?:page|file|rules|text|sheet|address|orders|
          instructions))(?: \w{1,10}){0,2} (?:again|anew|afresh|once more)\b
        `,
      30,
      source`
          \b(?:every|each|after|per)\b[^.!?\n]{0,16}\b(?:messages?|turns?|answers?|repl(?:y|ies)|prompts?|
          requests?|questions?|minutes?|hours?|tasks?|tool calls?|commands?)\b
        `,
    ),
  ),

  /** Rules come from a stranger's address whenever the agent starts. */
  fetchedAtStart: each(
    {
      severity: 'med',
      unless: /\b(?:docs?|documentation|llms(?:-full)?\.txt|robots\.txt|changelog|license)\b/,
      abroad: true,
    },
    inTurn(OPENS, 40, source`https?:\/\/[^\s"'<>)\x60]{3,160}\.(?:md|txt)\b`, 60, AT_START),
    inTurn(AT_START, 40, OPENS, 40, source`https?:\/\/[^\s"'<>)\x60]{3,160}\.(?:md|txt)\b`),
  ),

  /** Where a page and a person differ, the person loses. */
  pageAbovePerson: each(
    {
      severity: 'crit',
      unless: /\b(?:as the user asks|user's wish decides|last word is the user's)\b/,
    },
    inTurn(PAGE, 120, THEY_DIFFER, 70, PAGE_WINS),
  ),

  /** A stranger's server is asked what to do. */
  ordersFetched: each(
    {
      severity: 'crit',
      unless: /\b(?:docs?|documentation|installation|install|setup|api reference|readme)\b/,
      abroad: true,
    },
    inTurn(
      source`\b(?:take|get|fetch|receive|pull|pick up|collect|read|download|obtain|load|request|poll|check)(?:s|es)?\b`,
      8,
      ORDERS_TO_COME,
      20,
      source`\b(?:from|at|on|of|under|via)\b[^.!?\n]{0,16}?${PLACE}`,
    ),
    inTurn(
      source`\b(?:ask|poll|query|call|contact|check|ping|consult|visit)(?:s|es)?\b`,
      12,
      PLACE,
      20,
      source`
          \b(?:${ORDERS_TO_COME}|for (?:the |a |new |any |next )?(?:\w{1,10} )?(?:jobs?|tasks?|orders?|
          commands?|instructions?)(?: to (?:run|execute|do|perform))?)
        `,
    ),
    inTurn(
      source`\b(?:read|fetch|load|open|get|take)(?:s)?\b`,
      6,
      source`\b(?:instructions|orders|commands|steps|directives|tasks)\b`,
      12,
      source`\b(?:from|at|on|under)\b[^.!?\n]{0,8}?${PLACE}`,
      20,
      source`\b(?:obey|follow|execute|run|carry|do|perform|comply)\b`,
    ),
  ),

  /** What a server answers is a command, and it runs. */
  answerRun: each(
    { unless: /\b(?:never|not an order|as text|with the list|show it)\b/ },
    inTurn(ANSWER, 30, HOLDS_COMMAND, 60, RUN_IT),
    inTurn(
      source`\b(?:runs?|execut(?:e|es|ed)|eval|obey(?:s|ed)?)\b`,
      10,
      source`
          \b(?:what|whatever|anything|everything) (?:\w{1,10} )?(?:comes? back|is returned|returns?|it (?:sends|
          answers|returns|says)|(?:the |that )?(?:server|host|reply|answer) (?:sends|answers|returns|says|
          holds))
        `,
    ),
    inTurn(
      source`
          \b(?:the |its |each |every )?(?:reply|answer|response|received text|returned text|fetched text|
          text received|download)\b
        `,
      24,
      source`
          \b(?:goes|is (?:passed|piped|fed|handed|sent)|gets (?:passed|piped|
          fed))(?: straight| directly| right)? (?:to|into|through) (?:the |a )?[\x60]?(?:shell|terminal|bash|sh|
          interpreter|eval)\b
        `,
    ),
    inTurn(
      source`\b(?:whichever|the first|any|one) (?:of them |of these )?(?:server|host|address|mirror|to)\b`,
      30,
      source`\b(?:is (?:obeyed|followed)|and (?:obey|follow) it|given an order|gives? (?:an? )?orders?)\b`,
    ),
  ),

  /** A text goes into what is read at each start. */
  intoGuides: each(
    { dark: true, unless: /\b(?:template|boilerplate|if asked|once the user)\b/ },
    inTurn(
      PUT,
      30,
      SOME_TEXT,
      50,
      source`\b(?:in|into|to|at|under|of|over to|inside)\b[^.!?\n]{0,30}?${GUIDES}`,
    ),
  ),

  /** The same of rules that are named before. */
  ruleKept: each(
    {
      dark: true,
      among: new RegExp(
        source`${THIS_TEXT}|\b(?:our|these|this) (?:\w{1,10} )?(?:rules|guidance|instructions)\b`,
      ),
      unless: /\b(?:template|boilerplate|if asked|once the user|example)\b/,
    },
    close(120, PUT, GUIDES),
  ),

  /** A text of ours ends up in what is read at each start. */
  endsUpThere: each(
    {
      dark: true,
      unless: /\b(?:template|boilerplate|if asked|once the user|example|suggest|offer|ask)\b/,
    },
    close(200, GUIDES, OURS_AT_ALL, ENDS_UP),
  ),

  /** A note for the memory loosens what binds. */
  noteOfTrust: each(
    {
      severity: 'crit',
      unless: /\b(?:never (?:write|store|save)|do not (?:write|store|save)|example of)\b/,
    },
    inTurn(NOTE, 60, source`${BELIEF}[^"”\n]{0,80}["”]`),
  ),
} satisfies Record<string, readonly Scheme[]>
