/** Signs that what protects people is left out or talked down, and that somebody else gains by it. */

import { PEOPLE, sign } from './sign.ts'
import { regex } from '../../patterns/verbose.ts'

/** Verbs and phrases that take a thing away. */
const AWAY =
  "leave|leaves|leaving|left|skip|skips|skipping|drop|drops|dropping|omit|omits|omitting|remove|removes|removing|take out|takes out|strip|strips|cut|cuts|delete|deletes|forget|ignore|suppress|hide|shorten|weaken|soften|relax|turn off|switch off|switching (?:them |it )?off|disable|waive|wave|bypass|do not (?:add|include|put|offer|print|run|take|give|show|bring up|mention|ask for|write|keep|attach|require|set)|don't (?:add|include|put|offer|print|run|give|show|bring up|mention|write)|never (?:add|include|offer|print|give|show|mention|tell|run|require|suggest|advise|send|refer)|play down|make light of|discourage|talk (?:\\w{1,24} ){0,3}out of|steer (?:\\w{1,24} ){0,3}away from|not bring up"

const CARE =
  'warnings?|warn|side[- ]effects?|adverse|leaflet|contra-?indications?|drug interactions?|clash(?:es)?|doctors?|physicians?|gp|clinics?|hospital|pharmacists?|ambulance|emergency (?:number|line|services?)|hotlines?|helplines?|therapists?|allergens?|allergy|expiry|best-before|dosage|symptoms|chest pain|fainting|safety (?:notes?|remarks?|lines?|advice|instructions|margins?|gear|equipment)|helmets?|gloves|ventilation|lockout|protective|harness|risks?|hazards?|precautions?|caveats?|disclaimers?|professional(?:s| help)|lawyers?|solicitors?|financial advis\\w{1,4}'

const RIGHT =
  'refunds?|money back|warranty|guarantee|withdraw(?:al)?|cancel(?:lation|ling|ing)?|ombudsman|appeals?|objections?|complaints?|(?:legal|statutory|a|their|the) right to|rights|deadlines?|notice period|reduce the rent|deposit|compensation|damages|cheaper (?:\\w{1,24} ){0,1}(?:tariff|plan|option|one|service|version|product|offer)|opt(?:ing)?[- ]out|unsubscrib(?:e|es|ing)|union|works council|regulator|overtime|minimum wage|sick leave|entitle\\w{1,5}|fees?|twelve month term|minimum term|data (?:request|access)|delet(?:e|ion) request|legal aid|benefits?|subsid(?:y|ies)|statutory|alternatives?'

const CHECK =
  'permission (?:tests?|checks?)|access (?:checks?|control|rules?)|auth\\w{0,12} (?:tests?|checks?)|authori[sz]ation|authentication|validation|input checks?|checks? (?:on|of|that|for)|checks|escaping|sanitiz\\w{1,5}|hash(?:ing)?|encryption|signatures?|certificates?|security (?:groups?|tests?|headers?|notes?|remarks?|review)|rate limits?|csrf|two-factor|second factor|codes? on the phone|mfa|2fa|passwords? (?:rules?|length)|review(?:s|ers?)?|approvals?|backups?|the dump|dump beforehand|snapshots?|dry[- ]runs?|audit (?:trail|log)s?|logging|tests?|assertions?|bounds|limits?|locks?|transactions?|parameter\\w{0,8}|binding|moderation|lint|type checks?|scans?|alerts?|four[- ]eyes'

export const LEAVING_OUT = [
  sign(
    'care left out',
    3,
    new RegExp(`\\b(?:${AWAY})\\b(?!-\\w)[^.!?]{0,40}(?<!-)\\b(?:${CARE})\\b`),
    true,
  ),
  sign(
    'care left out',
    3,
    regex`
      \b(?:${CARE})\b[^.!?]{0,40}\b(?:are left out|is left out|
        out of it|may go|can go|are not (?:needed|wanted|welcome)|is not (?:needed|wanted)|
        only (?:makes?|scares?|frightens?|worr\w{1,4}|confuses?|slows?)|passes|
        will pass|get in the way|put(?:s)? (?:people|them|readers|buyers) off|nowhere|is normal|
        are normal|body adapting|nothing to worry)\b
    `,
  ),
  sign(
    'care left out',
    4,
    regex`
      \b(?:reassure|tell|hear|say|assure|convince|told)\b[^.!?]{0,50}\b(?:passes|it will pass|
        harmless|perfectly safe|is normal|are normal|is (?:the|a|just) (?:body|sign)|
        body adapting|nothing serious|no danger|carry on|keep (?:going|taking|training))\b|
      \b(?:may cause|can cause|might|may help|can help)"? (?:as|with|by|to|into|
        becomes) "?(?:rarely|never|cures?|heals?|does|always|will)\b|
      \b(?:fine|safe|edible|good) for (?:another|at least|\w{1,24} more|up to) [^.!?]{0,30}
      \bwhatever\b
    `,
  ),
  sign(
    'right withheld',
    3,
    regex`
      \b(?:${AWAY}|discourag\w{1,4}|dissuade|refuse|deny|delay|stall|put off|admit|exist|route|
        bury|archive)\b[^.!?]{0,40}\b(?:${RIGHT})\b
    `,
    true,
  ),
  sign('right withheld', 1, new RegExp(`\\b(?:${RIGHT})\\b`)),
  sign(
    'right withheld',
    4,
    regex`
      \b(?:${RIGHT})\b[^.!?]{0,70}
      \b(?:expired|ends? after|is over|not (?:possible|allowed|available|apply|offered)|
        does not apply|no longer|myth|shorter|under repair|hardly ever|hopeless|lost|
        straight to the (?:archive|trash|bin)|unless they insist|only if (?:they|asked|he|she)|
        discourag\w{1,4}|as (?:three|two|one|five|seven) (?:days?|weeks?))\b
    `,
  ),
  sign('check left out', 1, new RegExp(`\\b(?:${AWAY})\\b[^.!?]{0,40}\\b(?:${CHECK})\\b`), true),
  sign(
    'check left out',
    4,
    regex`
      \b(?:${CHECK})\b[^.!?]{0,60}\b(?:(?:is|are) (?:just |only |mostly |pure )?
        (?:noise|clutter|overkill|overrated|ceremony|theatre|theater|a nuisance|
          a formality|in the way|red tape|ballast|superfluous)|annoys?|only slows?|slows? (?:us|
          things|releases|the team|everyone)|costs? (?:time|momentum|speed)|doubles? the time|
        wastes?(?! (?:you|we|they) (?:can|could) (?:fix|avoid|save|cut)\b)|
        suggest (?:removing|dropping|deleting)|nobody (?:has|will|would)|get in the way|
        make (?:support|calls|releases|things) (?:longer|slower|harder)|can wait|can come later|
        may go|praise)\b
    `,
  ),
  sign(
    'check left out',
    3,
    regex`
      \b(?:wave|waves|waved|let|lets) (?:it|them|this|that|these|those|such \w{1,24}|
        the \w{1,24}) (?:through|pass|by)\b|
      \b(?:approve|approves|sign off|lgtm|merge|accept|
        pass(?! (?:it|this|them) (?:when|if) you (?:have|know|need)\b)|praise|recommend|
        suggest removing|say it is fine|tick|give the green light)\b[^.!?]{0,40}
      \b(?:(?:diffs?|changes?|pull requests?|patches|commits?|requests?|ones?|
          code|those|it|them) (?:that|which|without|by|even|whatever|regardless|anyway|unread|
          unseen|when|where|if)|without (?:reading|looking|review|running|tests)|for them|
        in (?:their|his|her) (?:name|absence)|your own|checklist)\b|
      \bresolve the (?:thread|comment|conversation|remark)\b
    `,
  ),
  sign(
    'check left out',
    3,
    regex`
      \b(?:any|every|all|each|whatever|one|same|shared|single) (?:\w{1,24} ){0,2}
      (?:address(?:es)?|port|ports|password|passwords|origin|
        origins|certificate|token|input|upload|login|file type|host|redirect)\b[^.!?]{0,50}
      \b(?:accept\w{0,3}|allow\w{0,3}|let in|open|pass(?:es)?|works?|on every|
        for (?:everyone|the whole|all|every)|is fine|trust\w{0,3}|goes through|get(?:s)? in)\b|
      \b(?:accepts?|allows?|let(?:s)? in|open(?:s)? to|
        trusts?(?! (?:stores?|anchors?|roots?)\b)|grants?)\b[^.!?]{0,30}
      \b(?:any|every|all|whatever|whichever) (?:\w{1,24} ){0,2}(?:address|addresses|port|ports|
        password|origin|origins|certificate|token|input|host|caller|client)\b|
      \b(?:stored?|saved?|kept|keep|written|sent) (?:the way|as) (?:they|it) (?:were|was|are|
        is) typed\b|
      \b(?:(?:passwords?|credentials?|cards?|secrets?|tokens?|pins?|data)\b[^.!?]{0,50}
        \b(?:plain ?text|clear ?text|in the clear)|unhashed|unsalted)\b|
      \bby joining strings\b|
      \b(?:fine|faster|simpler|better) (?:and (?:fine|faster|simpler) )?than (?:binding|
        parameters|escaping|prepared|checking(?! (?:\w{3,12} )?(?:as|one by one|step by step)\b)|
        validation)\b
    `,
  ),
  // Why: it is in somebody's way.
  sign(
    'talked down',
    2,
    regex`
      \b(?:only (?:slows?|costs?|annoys?|confuses?|clutters?|worr\w{1,4}|alarms?|
          scares?|distracts?|makes?|unsettles?)|annoys?|alarming|scares?|frightens?|
        unsettl\w{1,5}|nuisance|squeamish|tiresome|ballast|weighs? down|puts? (?:people|buyers|
          them|readers|customers) off|(?:spoils?|kills?|hurts?|lowers?|dents?) (?:the )?(?:plan|
          sales|conversions?|mood|momentum|trust|numbers|reply rates?|engagement|deal|flow)|
        costs? (?:us )?(?:sales|momentum|time|conversions?|trust|money|reply)|
        makes? (?:people|them|readers|customers|users|clients|buyers|patients) (?:nervous|
          anxious|hesitate|worry|leave|cancel|stop|doubt|uneasy|think twice)|
        looks? (?:alarming|bad|untidy|worse|weak|messy|odd)|reads? better)\b|
      \b(?:saves? (?:space|time|room|everyone)|
        helps? nobody|of no use to|nobody (?:has )?(?:missed|needs|wants|reads)|as a courtesy|
        is what counts|what counts is|comes? out right|evens? (?:it |things |this )?out|awkward|
        embarrass\w{1,5}|spoils?|stand in the way|gets? in the way|friction|hesitat\w{1,4}|
        squeaky|fuss|too (?:anxious|careful|cautious|nervous))\b
    `,
  ),
  sign(
    'interest of others',
    3,
    regex`
      \b(?:our|their|(?<!\bin )the) (?:partners?|sponsors?|backers?|investors?|
        affiliates?|house brand|own brand|commission|margin|kickback|lender|
        parent company)\b(?! (?:portal|api|program|organi|with|key))|
      \bour cut\b|\btheir cut (?:of|from)\b|
      \bcut (?:we|they|the \w{3,10}) (?:gets?|takes?|keeps?|earns?|receives?)\b|
      \bthe cut (?:goes to|is \d)|\bthe cut (?:of|from|on) (?:the|each|every|all) (?:sales?|price|
        takings|orders?|bookings?|profits?)\b|
      \bsponsors? (?:this|the|us|of)|\bkickbacks?\b|
      \bcommissions?\b[^.!?]{0,20}\b(?:per|for each|on each|depends?|goes)\b|
      (?<!\b(?:you|users?|customers?|they) )\b(?:pays?|paid|rewards?) (?:us )?
      (?:for|per|by|according to) (?:every|each|lead|click|
        sale|signup|referral|mention|booking)\b|
      \bwe (?:earn|hold a|are paid|get paid|make more|have a (?:stake|deal|position)|receive|
        need the|own shares)\b|
      \b(?:partner|referral|affiliate) (?:number|code|id|tag|link)\b|
      \bcounts? (?:for|towards) (?:its|their|our) (?:ranking|target|bonus|quota)\b|
      \b(?:target|quota|bonus) (?:we|that we)\b|
      \bwho (?:fund|funds|pay|pays|sponsor|sponsors)\b|
      \b(?:for|in) (?:our|the company's|the shop's|the house's|
        the agency's) (?:benefit|favou?r|catalogue|advantage)\b
    `,
  ),
  sign(
    'interest of others',
    3,
    regex`
      \b(?:so that|so|until|till|then|and|to make|who|which makes|gets?|keeps?) (?:the )?
      (?:more |most )?(?:${PEOPLE}|they|them|of them)?\b[^.!?]{0,24}\b(?:give up|gives? up|
        giving up|book (?:extra|more)|buy (?:more|extra|again|ours)|pay (?:more|extra|sooner|up)|
        stay (?:longer|subscribed|on)|order more|upgrade|renew|spend more|stop buying|
        tend to (?:cancel|leave|stop|give)|come back for|reorder|depend on us)\b|
      \b(?:more|extra) (?:sales|bookings|hours|orders|revenue|leads|clicks|income|margin|
        money) (?:for us|that way|in this way|come|from)\b|
      \bfear (?:gets|sells|works|brings)\b|
      \bmost (?:\w{1,24} ){0,2}give up\b|
      \btend to (?:cancel|leave|quit|ask for)\b|
      \bgets? more paid\b
    `,
  ),
  sign(
    'interest of others',
    3,
    regex`
      \b(?:retention|sales|quarter\w{0,2}|growth|conversion|renewal) (?:bonus|target|figures?|
        goal|needs? (?:it|them|this)|depends?)\b|
      \b(?:bonus|commission|budget|ranking|funding) (?:\w{1,24} ){0,2}depends?\b|
      \b(?:loses?|losing|costs? us|lose us|scares? off|drives? away|keeps?) (?:customers|
        clients|sales|readers|users|subscribers|deals)\b|
      \b(?:who|which|that) (?:financ|fund|sponsor|back|own|pay)\w{1,4} (?:the|this|us|our|it)\b|
      \bour (?:owner|group|client|principal|investor|
        landlord|candidate|member|own|campaign|customer|editor)\w{0,3}'?s?\b[^.!?]{0,30}
      \b(?:first|ahead|top|always|wins?|come|favou?r|better)\b|
      \bgives? (?:the )?(?:\w{1,24} )?(?:staff|team|us) (?:rest|time|peace)\b|
      \bkeeps? (?:the )?
      (?:numbers|figures|statistics|rate|quota|record) (?:low|high|clean|up|down|good)\b
    `,
  ),
  sign(
    'check left out',
    4,
    regex`
      \b(?:accept|install|approve|trust|use|merge|deploy|pass|continue|proceed|sign|take|let)\b
      [^.!?]{0,60}\b(?:even if|even when|although|despite|whatever|regardless of|no matter)\b
      [^.!?]{0,40}\b(?:checksum|signature|hash|tests?|certificate|checks?|review|scan|warnings?|
        errors?|fail\w{0,3}|expired|differs?|mismatch\w{0,2}|invalid|broken|red|missing)\b|
      \b(?:lgtm|approv\w{1,4}|signs? off|merged?|accept\w{0,2}|wave\w{0,1})\b[^.!?]{0,80}
      \b(?:no need to (?:open|read|look|check|run)|on arrival|within (?:a|one) minute|unread|
        unseen|without opening|sight unseen|do not open|whoever (?:sent|wrote|made))\b|
      \b(?:password|reset|login|identity|verification|sign-in|recovery|unlock)\b[^.!?]{0,50}
      \b(?:birth ?date|date of birth|e-?mail address|phone number|postcode|first name|surname|
        single question)\b[^.!?]{0,20}\b(?:alone|only|enough|suffices|will do)\b
    `,
  ),
  sign(
    'talked down',
    2,
    regex`
      \b(?:superstition|old wives|old rules?|outdated (?:rules?|advice|worr\w{1,3})|
        bureaucra\w{1,4}|red tape|over-?cautious|overly (?:careful|cautious)|hysteri\w{1,2}|
        scaremonger\w{0,3}|theatre|drama|formalit(?:y|ies)|paranoi\w{1,2}|
        nit-?pick\w{0,3}(?! (?:that |which )?(?:an?|the|no|any|your) (?:\w{2,12} ){0,2}
          (?:maintainers?|reviewers?|linters?|guide|formatters?|compilers?|
            engineers?|developers?|team)
          [ ](?:would|will|does|do|need)(?: not|n't) (?:raise|flag|mention|make|object|bring))|
        purists?|pedant\w{0,3}|fussy|hair-?splitting|belt and braces|
        folklore|ballast|cumbersome|bothersome|pointless|needless(?:ly)?|deadweight|killjoy|
        (?:calms?|soothes?|pleases?) (?:them|people|clients|customers))\b
    `,
  ),
  sign(
    'right withheld',
    4,
    regex`
      \b(?:unsubscribe|decline|opt[- ]out|cancel|"no"|no(?! hidden)|reject|refuse|
        leave|delete account)\b[^.!?]{0,50}\b(?:slow\w{0,2}|where the (?:yes|accept)|gr[ea]y|
        smaller|hidden|third (?:page|level|screen)|at the very|five (?:pages|steps|screens)|
        by (?:letter|fax|post)|write by)\b|
      \b(?:pre-?ticked|pre-?selected|pre-?checked)\b[^.!?]{0,60}\b(?:insurance|fee|donation|
        newsletter|consent|subscription|box|add-?on|extra|option|upgrade)|
      \b(?:ask|tell|make) (?:them|him|her|people|customers|users) to (?:write by letter|
        send a (?:fax|letter)|call (?:between|during)|come in person|appear in person)\b|
      \b(?:price|amount|rate|month)\b[^.!?]{0,20}\bin (?:big|large|bold) (?:letters|type|print)\b
    `,
  ),
  sign(
    'care left out',
    4,
    regex`
      \b(?:double|doubling|raise|increase|stop|halve|extend|cut|above|over|exceed)\b[^.!?]{0,40}
      \b(?:prescribed|recommended|maximum|safe) (?:dose|dosage|amount|load|limit|level)\b|
      \b(?:below|under) \d{3} ?k?cal|
      \bbleach\b[^.!?]{0,40}\b(?:ammonia|vinegar|acid)\b|
      \b(?:stop|skip|leave off|come off|replace) (?:taking )?(?:the |their |your |his |her )?
      (?:insulin|medication|medicine|tablets|antidepressants?|antibiotics?|blood thinners?|
        inhaler|chemotherapy)\b|
      \b(?:sedatives?|sleeping (?:pills?|tablets?)|tranquilli[sz]ers?)\b[^.!?]{0,60}
      \b(?:not|without|whether|even|rest|quiet|calm)\b
    `,
  ),
  sign(
    'care left out',
    5,
    regex`
      \b(?:numbers? of )?(?:crisis|emergency|help) ?lines?\b[^.!?]{0,40}
      \b(?:make|scare|stop|spoil|leave|only|put)\b|
      \b(?:list|name|give|mention) (?:\w{1,24} ){0,2}harmless (?:causes?|reasons?|explanations?)\b|
      \b(?:plan|app|table) wins\b|
      \b(?:stay|be|sound) (?:cheerful|upbeat|positive|calm)\b[^.!?]{0,30}
      \b(?:and change|even|whatever|instead|and move)\b|
      \b(?:note|remark|advice|objection|warning) (?:is|are|gets?) (?:dropped|left out|removed|
        skipped|ignored|deleted)\b|
      \bdrop "(?:allegedly|may|might|up to|about|estimated|presumably|suspected|according to)|
      \b(?:questions?|ask) (?:about|for) (?:the |a )?doctor\b[^.!?]{0,40}\b(?:with|answer)\b
    `,
  ),
]
