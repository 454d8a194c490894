/** Schemes with machines: code spoilt on purpose, computers worked for somebody else, others' servers run down. */

import { regex } from '../../patterns/verbose.ts'
import { notion } from '../../signals/search/notions.ts'
import { each, either, type Scheme } from './scheme.ts'
import { UNTOLD } from './untold.ts'

/** Something is broken, and looks like an accident. */
const SPOILT = notion(`
  (?:slip|slips|sneak|put|puts|insert|inserts|plant|plants|introduce|introduces|hide|hides|
    leave|add|adds|build|builds|work|smuggle|inject|weave|embed|drop|place|seed) (?:in )?
  (?:\\p{L}{1,10} ){0,4}(?:off-by-one|off by one|race conditions?|(?:memory )?leaks?|
    bugs?|errors?|mistakes?|faults?|flaws?|defects?|timers?|time bombs?|logic bombs?|
    kill switch(?:es)?|dead ?locks?|typos?|rounding errors?|delays?|sleeps?|regressions?|
    weakness(?:es)?|vulnerabilit(?:y|ies)|overflows?|infinite loops?|crash(?:es)?|null pointers?|
    wrong (?:sign|value|index|constant)s?|counters? that|conditions? that|triggers? that) |
  (?:weaken|weakens|cripple|break|breaks|sabotage|damage|degrade|degrades|
    undermine|spoil|spoils|hobble|slow down|slows down|garble|scramble|corrupt|
    corrupts|poison|poisons|mangle|mess up|botch|wreck|disable|falsify|throttle|
    hollow out|brick) (?:(?!if |when |unless |whenever )\\p{L}{1,12} ){0,3}
  (?:random(?: number)?(?: generator)?|generator|encryption|hash(?:ing)?|backups?|exports?|database|
    data|records?|rows?|tables?|index(?:es)?|migrations?|checks?|validation|rounding|calculations?|
    billing|invoices?|payments?|logs?|tests?|build|pipeline|deployment|parser|search|performance|
    service|server|product|loop|query|queries|cache|api|login|auth\\p{L}{0,12}|signature|code|
    module|archive|sync|restore|files?|installer|firmware|updates?|snapshots?|checksums?) |
  (?:swap|swaps|shuffle|mix up|transpose|flip|flips|invert|exchange|reverse|misplace|
    mislabel|shift) (?:\\p{L}{1,10} ){0,3}(?:columns?|fields?|rows?|signs?|arguments?|units?|
    labels?|decimals?|conditions?|comparisons?|operators?|timestamps?|values?|bits?) |
  (?:have|let|make|get) (?:\\p{L}{1,10} ){0,4}(?:rows?|records?|entries|files?|orders?|backups?|
    messages?|data|builds?|requests?|jobs?|tables?|users?) (?:\\p{L}{2,10} )?(?:deleted|vanish|
    disappear|lost|dropped|fail|corrupted|removed|overwritten|go missing|
    truncated|mixed up|expire) |
  (?:delete|deletes|drop|drops|remove|lose|erase|truncate) (?:a few|some|random|every \\p{L}{3,8}|
    one in|a couple of|a handful of|\\p{L}{2,6} random) (?:\\p{L}{2,10} )?(?:rows?|records?|entries|
    files?|orders?|backups?|messages?|data|lines) |
  (?:timer|counter|date check|condition|job|script|trigger|cron job|routine|function) (?:that|
    which|to) (?:\\p{L}{2,10} ){0,2}(?:stops?|crash(?:es)?|breaks?|deletes?|wipes?|disables?|
    corrupts?|slows?|locks?|shuts?|fails?|erases?|halts?|freezes?|kills?|scrambles?) |
  (?:lose|loses|drop|drops|skip|skips|miss|misses|lost|dropped|
    forget) (?:an? |one |some |every |a few |each )?(?:\\p{L}{3,12} )?(?:digits?|cents?|rows?|
    records?|entries|lines?|orders?|messages?|packets?|fields?|invoices?|decimals?|files?|bytes?) |
  (?:get|gets|become|becomes|grow|grows|make it|makes it|run|runs) (?:a bit |a little |ever )?
  (?:slower|worse|unstable|unreliable|bigger|heavier|less)(?: with| after| each| every| and)? |
  (?:drop|drops|delete|deletes|lose|skip|alter|change|corrupt|
    falsify|garble) (?:every|each|one in|one of) (?:\\p{L}{2,12})(?: \\p{L}{2,12})? (?:records?|
    rows?|entries|invoices?|orders?|files?|requests?|messages?|values?|lines?) |
  (?:fails?|breaks?|crash(?:es)?|stalls?|hangs?|leaks?|stops?|
    collapses?|freezes?) (?:under load|at random|now and then|from time to time|
    in (?:march|april|may|june|july|production|winter|summer)|after (?:the|a|\\d|some|three|six)|
    once (?:in|a|the)|on (?:the|leap|sundays|large|certain|their)|whenever|
    every \\p{L}{3,8}|for (?:large|certain|some|their)) |
  (?:answers?|returns?|gives?|says?) (?:no|wrong|an error|errors|false|nothing|garbage|
    stale|random) (?:\\p{L}{2,8} )?(?:from|after|on|once|when|in|to)? |
  (?:check|look|test) on the date |
  (?:wrong|false|bad|stale|random|shifted|rounded) (?:results?|values?|answers?|totals?|data|dates?|
    figures?|units?)(?! (?:access|generat)\\p{L}{0,4}) |
  badly | sloppi\\p{L}{1,4} |
  (?:subtly|slightly|quietly) (?:wrong|broken|off|slower|worse|incorrect|buggy|insecure|
    corrupt\\p{L}{0,3}|alter|change|break|damage|worsen) |
  (?:make|makes|let|lets|have|has|get|gets|cause) (?:the |a |an |our |their |every )?
  (?:[\\p{L}-]{3,14} ){1,3}(?:skip|skips|unstable|accept|accepts|return|
    returns|stop|stops|fail|fails|lose|loses|lag|hang|drift|leak|miss|
    wrong|slow|slower|forget|drop|repeat|double|crash|stall|ignore|reject)
  (?: (?:a|an|the|old|damaged|wrong|some|every|stale|now|jobs?|files?|prices?|for|in|from|once)) |
  (?:counter|timer|date|flag|switch|trigger|condition|fuse|check) that (?:\\p{L}{2,8} )?(?:halts?|
    stops?|locks?|blocks?|breaks?|kills?|wipes?|freezes?|shuts?|disables?|ends?|slows?) |
  wipes? the (?:index|database|disk|cache|archive|table|log|backup|store)
`)
/** So that nobody sees whose doing it was. */
const BLAMED_ELSEWHERE = notion(`
  (?:under|with|behind|inside|as part of|in) (?:an? |the |some )?(?:\\p{L}{3,12} )?
  (?:commit message|commit|pull request|refactor\\p{L}{0,5}|clean-?up|formatting|
    change|message|title|merge|diff|dependency update|comment) (?:about|for|on|
    that|which|called|named|titled|saying|of|speaking)? ?(?:\\p{L}{2,12})? |
  (?:damage|fault|error|it|bug|failure|loss|effect|problem|crash|trouble|breakage) (?:\\p{L}{2,8} )?
  (?:surfaces?|shows?(?: up)?|appears?|comes? (?:up|out|to light)|is (?:noticed|found|seen)|
    strikes?|hits?|emerges?|bites?|starts?|begins?|becomes?) (?:\\p{L}{2,8} ){0,2}(?:after|later|
    long|only|once|when|weeks|months|in production|on) |
  (?:leave|keep|keeps|leaves|make sure|so that|while|and have) (?:that )?
  (?:the |all |every )?(?:\\p{L}{3,8} )?(?:tests?|suite|build|ci|pipeline|checks?|dashboard|
    monitoring|linters?)(?: suite)? (?:stays? |still |remain |are |is |to |keeps? )?
  (?:green|pass(?:es|ing)?|quiet|unaware|happy|silent|clean) | where (?:nobody|no one|hardly anyone|
    no test|no reviewer|reviewers?) (?:will |would |ever |do not |does not |never )?(?:looks?|
    notices?|checks?|reads?|reaches|see|sees|expects?|suspects?) |
  (?:blame|blames|point to|points to|pin it on|put it down to|attribute it to|blaming) (?:it on )?
  (?:the |an? |some )?(?:\\p{L}{3,12} )?(?:librar(?:y|ies)|dependenc(?:y|ies)|vendor|update|
    compiler|network|team|developer|colleague|hardware|framework|migration|provider|driver|
    user|cosmic|upgrade|intern|predecessor|legacy|cache|upstream|weather|cloud|host|system) |
  (?:looks?|seems?|appears?|passes?) (?:like|as|for) (?:an? )?(?:\\p{L}{3,10} )?(?:accident|mistake|
    bug|oversight|coincidence|typo|hardware|glitch|wear|slip) |
  (?:too )?(?:subtle|small|rare|slow|gradual|hard|difficult) (?:enough )?(?:to |for |that )
  (?:\\p{L}{2,10} )?(?:notice|find|spot|trace|be|see|review|reproduce|nobody|no) | (?:review|
    reviewers?|tests?|nobody|no one|they|it) (?:\\p{L}{2,8} )?(?:will |would |do |does |can )?
  (?:not |never |cannot )?(?:catch|trace|reproduce|notice|suspect|spot|find)s? |
  after (?:the )?(?:release|hand-?over|contract|payment|launch|delivery|acceptance|
    warranty|we (?:leave|are gone)) | unnoticed | undetected | on purpose | deliberately |
  intentionally | deniab\\p{L}{2,5} |
  hide (?:it|this|that|them|the \\p{L}{3,10}) (?:in|among|behind|inside|under|between|within|as) |
  (?:believes?|thinks?|suspects?|assumes?|blames?) (?:in |it (?:is|was) |that |on )?
  (?:an? |the |their )?(?:\\p{L}{3,12} )?(?:network|hardware|fault|bug|update|library|power|vendor|
    own|user error|coincidence|wear|weather|provider|cable|disk|memory|load|virus) |
  (?:make|makes|made|have|let) it (?:look|seem|appear|pass) (?:like|as if|as though|for) |
  (?:report|log|summary|status|changelog|mail|output|dashboard) (?:\\p{L}{2,6} )?(?:says?|reads?|
    shows?|claims?|states?|stays?|reports?) (?:that )?(?:complete|done|ok|success\\p{L}{0,5}|all|
    everything|clean|green|fixed|no|nothing|normal|fine|finished|100) |
  too (?:little|small|slow(?:ly)?|subtle|rare(?:ly)?) (?:to|for) |
  (?:large|big|huge|unrelated|boring|routine|long) (?:merge|commit|diff|change|refactoring|
    pull request|patch|update|rename) |
  (?:never|nobody|no one|hard to|cannot be|impossible to) (?:be )?(?:traced?|proved?|proven|
    reproduced?|found|linked|tied) |
  (?:competitor|rival)(?:'s|s'|s)? |
  (?:should|will|must|may|is to|can|to|would) (?:(?:pass|go|count) (?:for|like|as)|
    (?:look|seem) (?:like|as)) |
  (?:seems?|looks?|feels?|appears?|passes) (?:like|as|for) (?:wear|age|chance|luck|a disk|
    an? [\\p{L}]{3,10} (?:problem|fault|failure|error|glitch)|a fault|bad luck|the weather) |
  (?:in|with|under|behind|as) an? (?:commit|change|patch|merge|pull request)
  (?: \\p{L}{3,12})? (?:on|for|about|named|called|of|titled) |
  name the commit |
  (?:keep|leave) the (?:test runner|tests?|suite|linter|ci|
    reviewer|build) (?:happy|green|calm|quiet|content|passing|asleep) |
  (?:cannot|can not|never|not) be (?:traced|linked|proved|proven|tied|led) |
  disk problem | network trouble |
  (?:now and then|from time to time|once in a while|each full moon|at random)
`)
const REPAIRS = regex`
  \b(?:(?:remove|fix|find|undo)(?:e?s|e?d)? the|says so|say so|
    correct|repair|restore|mutation test\w{0,3}|fault injection|chaos|
    tests? (?:must|should|ha(?:s|ve) to) (?:notice|fail|catch)|fuzz\w{0,4}|regression tests?|ctf|
    capture the flag|katas?|teaching|students?|bug hunt|deliberately (?:vulnerable|broken|insecure)|
    intentionally (?:vulnerable|broken|insecure|left|kept|open|easy|small|simple|minimal|
      loose|lenient)|tests? that reproduces?|on purpose: |by design)\b
`

/** Work that takes a machine. */
const MACHINE_WORK = notion(`
  (?:start|starts|run|runs|spin up|spins up|launch|launches|boot|boots|use|uses|lease|leases|
    rent|rents|lend|lends|train|trains|mine|mines|fine-tune|host|hosts|serve|serves|render|deploy|
    deploys|provision|crack|share|shares|sell|sells|route|relay|resell|schedule|queue|borrow|tap|
    occupy|create|set up|keep|put|let out|donate|proxy|enlist|add)(?= (?:[\\p{L}'-]{1,14} ){0,4}
    [\\x60"']?(?:[\\w-]{0,20}(?:miner|xmr|monero|mining)[\\w-]{0,12}|workers?|instances?|
      vms?|machines?|gpus?|cpus?|models?|quotas?|api|tokens?|credits?|keys?|lines?|bandwidth|
      connections?|uplink|proxy|prox(?:y|ies)|containers?|nodes?|servers?|clusters?|cores?|cycles|
      jobs?|disk space|storage|network|traffic|exit node|render\\p{L}{0,3}|training|computing|
      compute|hash\\p{L}{0,4}|subscription|account|lambda\\p{L}{0,1}|functions?|pods?|agents?|
      [\\w-]{3,20}-(?:worker|agent|node|peer|lease|pool)|coins?|bitcoins?|crypto\\p{L}{0,8}|
      inference|seats?|licen[cs]es?|capacity|resources?|hardware|power)(?!\\p{L})) |
  (?:calculates?|computes?|hash(?:es)?|mines?|solves?|crunch(?:es)?|hosts?|relays?|renders?|trains?|
    serves?|encodes?|indexes|transcodes?|cracks?|folds?|stores?|seeds?|streams?|routes?|tunnels?)
  (?= (?:[\\p{L}'-]{1,14} ){0,3}(?:hashes|coins?|blocks?|jobs?|models?|videos?|files?|
    servers?|traffic|requests?|games?|sites?|pages?|for us|for our|for the|clients?|
    passwords?|data|proteins?|torrents?|through)(?!\\p{L})) | relay | exit node |
  (?:token|api|cloud|compute|gpu|credit) budget | cloud (?:project|account|credits?|console) |
  (?:laptop|phone|computer|machine|server|browser|router|tv|car|fridge|installation)s? (?:
    \\p{L}{2,8} )?(?:becomes?|works?|runs?|calculates?|mines?|serves?|hosts?|acts?|joins?|helps?) |
  hashes | folding jobs? | spare (?:cycles|capacity|cores|bandwidth|disk) |
  (?:rents?|leases?|lends?|sells?|lets?) out (?=(?:[\\p{L}'-]{1,14} ){0,3}
    (?:bandwidth|capacity|cpu|gpu|disk|storage|line|connection|machine|computer|memory|network|
      phone|power|cycles)(?!\\p{L}))
`)
/** And not for its owner. */
const FOR_OTHERS = notion(`
  (?:author|maintainer|publisher|maker|developer|vendor|operator of this skill|skill's author|
    skill author|creator)(?:'s|s') (?:own |private )?(?:\\p{L}{2,10} ){0,2}(?:wallets?|farm|
    models?|pools?|customers?|clients?|projects?|accounts?|jobs?|servers?|sites?|business|profits?|
    earnings|benefit|network|experiments?|workloads?|queue|users|company|account|behalf|side) |
  (?:our|my) (?:own |other |private |paying )?(?:\\p{L}{2,10} ){0,1}(?:wallets?|farm|models?|
    pools?|customers|clients|profits?|earnings|gain|benefit|network|experiments?|workloads?|queue|
    users|render\\p{L}{0,3}|mining|jobs|subscribers|business|product|service|income|ads?|botnet) |
  (?:for (?:the )?|to the )(?:author|maintainer|publisher|maker|developer|vendor)\\b |
  (?:profits?|earnings|proceeds|coins|payout|income|revenue|reward|yield|share)s? (?:go|goes|are|is|
    paid|credited|land|lands|flow|stay|belong)(?:s)? (?:\\p{L}{2,8} )?(?:to|with|in|into|on) (?:us|
    me|our|my|the author|the maker|the maintainer|the publisher) |
  for (?:our|their|its) own (?:profit|gain|benefit|use|purposes) |
  (?:other|outside|third-party|paying|external|unrelated|our) (?:customers|clients|tenants|
    subscribers|parties|buyers) | (?:of|belonging to|owned by) (?:the |its |this skill's )?
  (?:author|maintainer|publisher|maker|vendor) |
  for us | for our (?:\\p{L}{3,10} )?(?:\\p{L}{3,12}) |
  our (?:own |other |paying |private )?(?:game servers?|clients?|customers?|relay|
    proxy|farm|subscribers?|shop|website|films?|videos?|downloads?|batch|backlog|
    research|crawler|index|bots?) |
  (?:vendor|company|maker|publisher|author|developer|provider|
    supplier|manufacturer)(?:'s|s') (?:\\p{L}{3,10} )?(?:research|servers?|jobs?|business|
    customers?|clients?|website|crawler|batch|projects?|coins?|films?) |
  (?:that|which) we (?:sell|rent|offer|use|resell|need|lease|host|run|market) |
  (?:sell|sold|resell|rent|rented|lease)(?: it| them)? (?:elsewhere|on|out|to others|to third) |
  (?:we|us) (?:earn|collect|keep|get|share|sell|resell) |
  (?:coins?|money|reward|earnings|income|yield) (?:\\p{L}{2,8} )?(?:ours|us|our) |
  (?:to|for|by) our (?:\\p{L}{3,10} )?(?:buyers?|customers?|clients?|partners?|subscribers?|
    tenants?|network|peers|pool|users)
`)
/** Its owner pays and does not know. */
const AT_THEIR_COST = notion(`
  (?:at|on) (?:the |their |his |her )(?:[\\p{L}]{3,10}(?:'s|s')? )?(?:expense|cost|bill|
    account|tab|dime|card) | (?:without|no) (?:an? |any |the |their )?(?:prompts?|question|
    asking|consent|notice|telling|permission|knowledge|mention|announcement|confirmation|word) |
  (?:out of|off|from|hidden from|absent from|missing from) (?:the |any |their )?(?:activity|process|
    task|program|usage|cost|job|service|resource|audit|billing)s? ?(?:list|log|
    monitor|manager|report|overview|view|dashboard|statement|bill|history)? |
  (?:harmless|innocent|ordinary|inconspicuous|system-like|boring|
    misleading|innocuous|generic|false|different|unsuspicious|neutral|
    plausible|familiar)(?:-looking|-sounding)? (?:\\p{L}{3,10} )?names? | (?:called|named|disguised|
    listed|labelled|renamed|running|shown|appears?|masked|dressed up) (?:\\p{L}{2,6} )?as |
  (?:bill|invoice|costs?|charges?|fees?|expense|electricity|power bill) (?:\\p{L}{2,8} )?(?:goes|go|
    stays?|lands?|falls?|is left|are left|comes?|remains?|to) (?:\\p{L}{2,6} )?(?:with|to|on|for)? |
  (?:with|pays?|foot|pick up|left with|leave|bear) (?:\\p{L}{2,14} ){0,4}(?:the bill|the cost|
    the costs|the invoice|it all|the charges|the electricity) |
  (?:owner|user|customer|account holder|host|admin|they|nobody|no one|
    person|administrator)s? (?:is|are|need|needs|do|does|must|should|will) (?:not |never |nothing )?
  (?:be )?(?:asked|told|know|notice|informed|see|aware|notified|learns?) | unsuspecting |
  unaware | unnoticed | quietly | silently | in secret | secretly | low(?:er|est)? priority so |
  (?:stop|pause|quit|hide|throttle|sleep|ends?) (?:it |itself )?(?:when|while|as soon as|
    once|if) (?:\\p{L}{2,10} ){0,3}(?:task manager|top\\b|htop|activity monitor|somebody|someone|
    the user|looks?|returns?|opens?|fan|moves?) |
  (?:under|with|behind) the (?:label|name|heading|tag|title|cover|guise) |
  (?:shows?|books?|lists?|logs?|counts?|reports?|files?) (?:it|them|this|
    that|the \\p{L}{3,10}) (?:as|under) |
  overhead | unheard |
  (?:fan|fans|led|light|icon|tray|banner|notice|indicator|prompt|window|cpu|load)s? (?:
    \\p{L}{2,8} ){0,3}(?:low|off|hidden|quiet|dark|silent|muted|small|suppressed|does not|stays) |
  without (?:an? |any |the )?(?:banner|icon|pop-?up|prompt|dialog|entry|trace|sign|mention|line) |
  while (?:the |they |he |she |nobody )?(?:\\p{L}{3,10} )?(?:sleeps?|sleep|
    is (?:away|out|asleep|in a meeting)|are (?:away|asleep)|looks) |
  (?:terms|small print|licen[cs]e|eula) (?:\\p{L}{2,8} ){0,3}(?:nothing|not|silent) |
  (?:paid|pays?|charged|billed) (?:\\p{L}{2,6} )?(?:by|to|from|on) (?:the |their |his |her )?
  (?:user|owner|customer|company|host|school|client|visitor|card|project) |
  (?:settings|page|screen|app|bill|contract|statement|menu|policy|
    dashboard|tray)s? (?:do|does|shows?|names?|says?|mentions?)(?: not)? (?:show|say|mention|list|
    name|tell|no|nothing)(?: (?:it|this|that))?
`)

/** Something is sent to a server, or to people. */
const REQUESTS = notion(`
  requests? | calls? | queries | messages? | login attempts? | logins | sign-?in attempts? |
  connections? | packets | pings? | submissions? | bookings? | orders? | posts? | mails? |
  e-?mails? | form entries | forms? | searches | traffic | downloads? | uploads? | complaints? |
  tickets? | reservations? | registrations? | sign-?ups | page loads | hits | visits | crawlers? |
  crawling | scraping | attempts | texts | comments | faxes | clicks | password guesses |
  hotlines? | (?:phone|telephone|support|switchboard|emergency) lines? | ticket page |
  reload\\p{L}{0,3} | sms | bookings?(?: calendar)? | tables? | inbox(?:es)? | mailbox(?:es)? |
  sockets? | sessions? | print jobs? | letters |
  faxes | pages? | orders | appointments? | chats? | votes? | reports? | sign-?ups? |
  applications? | ring | phone |
  dial |
  pizzas? | parcels | taxis? | (?:same|the) page | home ?page |
  deliver(?:y|ies) | donations? | forms
`)
/** Without end or measure. */
const WITHOUT_END = notion(`
  without (?:an? |any )?(?:pauses?|breaks?|stop(?:ping)?|end|limits?|delays?|
    let-?up|throttl\\p{L}{2,4}|rest|waiting|back-?off|interruption|cease) |
  (?:endless|infinite|never-ending|tight|unbroken|perpetual|continuous|permanent) (?:\\p{L}{3,8} )?
  (?:loop|stream|series|sequence|cycle|run|barrage|flow)?s? | endlessly | non-?stop |
  around the clock | (?:from|by|with|in|on|over|across|through) (?:at least |about |up to )?
  (?:\\d{2,6}|dozens of|hundreds of|thousands of|many|fifty|a hundred|five hundred|
    a thousand|ten thousand|countless) (?:\\p{L}{3,10} )?(?:workers?|threads?|
    processes|connections?|machines?|accounts?|clients?|instances?|addresses|
    ips|bots?|agents?|containers?|nodes?|hosts?|browsers?|tabs|parallel) |
  as (?:fast|quickly|often|many|much|hard|rapidly) as (?:the |it |they |you |is |we )?(?:line|
    possible|can|network|machine|connection|bandwidth|hardware|goes|they can|
    will|allows?|server)? ?(?:allows?|permits?|go|bears?|takes?|can|carry)? |
  at (?:full|maximum|top|the highest) (?:speed|rate|throttle|tilt|blast) |
  (?:\\d{3,7}|\\d{1,3}[.,]\\d{3}|a thousand|ten thousand|a hundred thousand|thousands|hundreds|
    a million|millions|five hundred|several thousand) (?:\\p{L}{2,10} )?(?:a|per|every|each|
    times an?|times a|of times) ?(?:minute|second|hour|day)? | again and again | over and over |
  hammer(?:s|ed|ing)? | flood(?:s|ed|ing)? | bombard(?:s|ed|ing|ment)? | swamp(?:s|ed)? |
  deluge | in parallel | repeat(?:s|ed)? (?:\\p{L}{2,8} )?(?:endlessly|forever|without|until|
    all (?:day|night)|constantly|indefinitely) | constantly | continuously | relentless\\p{L}{0,2} |
  ceaseless\\p{L}{0,2} | indefinitely | forever | unlimited | mass(?:ively)? | barrage |
  (?:a thousand|ten thousand|a hundred|hundreds of|thousands of|\\d{2,6}|hundred|five hundred|
    a million|dozens of) times (?:a|per|each|every) (?:second|minute|hour|day) |
  every (?:few |other |\\d{1,2} |two |three |five |ten |second |half )?(?:seconds?|milliseconds?) |
  (?:from|with|using|by|over|via|through) (?:[\\p{L}\\d]{1,10} ){0,3}(?:hundred|thousand|
    dozens|\\d{2,6}) (?:\\p{L}{3,10} )?(?:numbers?|phones?|lines?|senders?|accounts?|addresses|
    people|bots?|machines?|mailboxes|cards|names|browsers|servers) |
  (?:rotating|changing|alternating|invented|fake|made-?up|fictitious|false|
    random|bogus) (?:\\p{L}{3,10} )?(?:senders?|numbers?|names?|guests?|accounts?|addresses|
    customers?|patients?|callers?|identities|bookings?|orders?|reservations?|proxies) |
  as many as | never (?:close|stop|hang up|pause|release|finish|end|rest|answer)s?(?: them| it)? |
  (?:day and night|all (?:day|night|week|weekend)|night after night|round the clock|
    by the (?:hundred|thousand)s?|in waves|in bulk|en masse) |
  fill(?:s)? (?:up )?(?:the |their |its |every |all |\\p{L}{3,12}'s? ) |
  (?:ten|five|two|a|several|hundred|a hundred|\\d{1,6})? ?(?:thousand|thousands of|
    hundred|million) (?:\\p{L}{3,10} )?(?:phones?|machines?|computers?|devices?|bots?|browsers?|
    accounts?|clients?|people|times|requests?|calls?|mails?) |
  under (?:changing|false|different|other|invented|new) names
`)
/** Until somebody suffers for it. */
const BRINGS_DOWN = notion(`
  (?:until|till|so that|so|to make|to have|before) (?:the |their |its |they |it |his |her )?
  (?:\\p{L}{2,10} )?(?:\\p{L}{3,12} )?(?:gives? up|goes? (?:down|dark|offline|under)|
    breaks?(?: down)?|collapses?|crash(?:es)?|fails?|stops? (?:responding|answering|working)|
    falls? over|times? out|is (?:down|unreachable|offline|full|overloaded|exhausted|blocked)|
    are (?:down|unreachable|full|overloaded|drowned)|buckles?|caves? in|
    grinds?|slows?(?: down| to)?|chokes?|drowns?|is brought down|shuts? down|
    gives? in|dies?|lock(?:s|ed)? out|runs? out|yields?|clogged|unusable) |
  even (?:after|when|if|though) (?:the |an? |they |their |it |we )?(?:\\p{L}{3,12} )?
  (?:\\p{L}{2,8} )?(?:asks?(?! (?:the same|a similar|about)(?!\\p{L}))|asked|objects?|complains?|
    blocks?|protests?|forbids?|tells?|says?|are asked|refuses?|answers? (?:with )?(?:429|503|no)|
    returns? (?:429|503)|is asked|wants? (?:it|us)|begs?) | (?:nobody|no one|none|no other|others?|
    real|genuine|other) (?:else |customers? |users? |people |visitors? |guests? |buyers? |one )?
  (?:gets?|can|cannot|could|will|is able|are able|reaches|find|finds|comes?|be|has|
    have|left) (?:not |no longer |never )?(?:\\p{L}{2,6} )?(?:through|in|book|order|
    reach\\p{L}{0,2}|a (?:place|slot|chance)|log|get|use|served|answered|line|turn|access) |
  (?:from |using |with |behind )?(?:changing|rotating|different|new|fresh|ever-?changing|
    many|varying|random|rented|stolen|alternating) (?:\\p{L}{2,10} )?(?:addresses|ips?|
    ip addresses|accounts|prox(?:y|ies)|user agents?|senders?|numbers|identit(?:y|ies)) |
  (?:dodge|evade|get around|bypass|slip past|avoid|outrun|escape|beat|circumvent|defeat|
    undermine|sidestep) (?:the |any |their |its |every )?(?:\\p{L}{3,8} )?(?:blocks?|blocking|
    bans?|limits?|rate limits?|filters?|captchas?|lock-?outs?|
    throttl\\p{L}{2,4}|block ?lists?|firewall|protection|detection) |
  (?:bring|brings|take|takes|knock|force|push|put|shut|run) (?:the |their |its |them |it |that )?
  (?:\\p{L}{2,10} ){0,3}(?:down|offline|to (?:its|their) knees|out of (?:service|action|business)|
    off the (?:net|air|web)|into the ground|to a (?:standstill|halt)|over the edge) |
  (?:wear|wears|wearing) (?:them|it|the \\p{L}{3,10}) (?:down|out) | overload\\p{L}{0,3} |
  overwhelm\\p{L}{0,3} | (?<!(?:quotas?|credits?|budgets?|limits?|retries|attempts|
    tokens?|balance) (?:is |are )?)exhaust(?:s|ed|ing)? | paraly[sz]\\p{L}{1,3} | cripple[sd]? |
  unusable | unreachable | jam(?:s|med|ming)? | clog(?:s|ged)? | drown(?:s|ed|ing)? | outage |
  denial of service | ddos | knocked? out | locks? (?:them|people|users|staff|everyone) out |
  (?:lines?|tables?|slots?|seats?|places?|rooms?|beds?|appointments?|staff|desk|inbox|mailbox|
    switchboard|calendar|system|queue|phones?|shelves) (?:\\p{L}{2,10} )?(?:stays?|is|are|remains?|
    be|gets?|becomes?|can|cannot|stay) (?:\\p{L}{2,8} )?(?:busy|full|blocked|taken|occupied|engaged|
    jammed|left|free|overflow\\p{L}{0,4}|useless|unusable|tied up|empty|booked) |
  (?:no|not a single|hardly any) (?:\\p{L}{3,10} )?(?:tables?|slots?|seats?|places?|rooms?|lines?|
    beds?|appointments?|tickets?|one|customer|guest|caller|citizen)s? (?:is|are|can|gets?|remains?|
    be|has|left|could|will|finds?) (?:\\p{L}{2,8} )? |
  (?:can|could) bear |
  (?:it|they|server|site|page|service|shop|host|machine|system|office|
    line|provider) (?:\\p{L}{2,8} )?(?:collapses?|buckles?|gives? up|goes down|falls over|breaks|
    dies|melts|surrenders?|kneels?|stops) |
  (?:tie|ties|tying) up |
  keep(?:s|ing)? (?:them|it|the \\p{L}{3,12}|him|her) (?:busy|
    occupied|from (?:work|sleep|answer)\\p{L}{0,3}) |
  (?<=(?:the|an?|that|this|our|their|your|to|at|of) (?:\\p{L}{2,12} )?)(?:rival|competitor|
    councillor|critic|journalist|mayor|ministry|tax office|opponent)(?:'s|s'|s)? |
  so (?:that )?(?:bookings?|orders?|calls?|logins?|payments?|sales|visits?|others?|patients|users|
    customers|mails?|votes?) (?:\\p{L}{2,8} )?(?:fails?|stops?|break|stall|get lost|are lost|cannot|
    never|time out|pile up) |
  until (?:they|it|the \\p{L}{3,12}) (?:close|closes|shuts?|quits?|unplugs?|hangs? up|moves?|folds?)
`)
const OWN_LOAD = regex`
  \b(?:load[- ]tests?(?:ing)?|stress[- ]tests?(?:ing)?|benchmark\w{0,3}|localhost|
    127\.0\.0\.1|own (?:server|service|staging|machine|portal|api|host)|staging|
    rate[- ]limit(?:s|er|ing|ed)? (?:your|our|to|so|is|are|protects?)|back-?off|spaced|
    circuit breakers?|ddos protection|mitigat\w{2,5}|protect(?:s|ion)? (?:against|from)|prevents?|
    avoid(?:s|ing)?|health ?checks?|event loop|websockets?|kafka|queues? (?:is|are)|subscribers?|
    thundering herd|deadlocks?|connection pool\w{0,3})\b
`

/** Somebody's server or desk. */
const SERVER_TALK = regex`
  \b(?:requests?|calls?|quer(?:y|ies)|logins?|messages?|rival|competitor|town|server|service|site|
    portal|api|booking|shop|e?mails?|complaints?|[\w-]{2,30}\.(?:dev|io|com|net|org|gov|example))\b
`

/** What runs on the machines of all who install a package. */
const ON_INSTALL = notion(`
  (?:pre|post)-?install(?: (?:script|hook|step)s?)? | prepare script |
  (?<!(?:run|runs|execute|executes|start|starts) (?:the |our |this |its )?)install(?:ation)? (?:
    hooks?|scripts?) | setup\\.py | build\\.rs | conftest\\.py
`)
const FETCHES_AND_RUNS = notion(`
  (?:fetch|fetches|download|downloads|pull|pulls|load|loads|get|gets|curl|curls) and (?:run|runs|
    execute|executes|start|starts|eval|evals) |
  (?:reads?|collects?|takes?|scans?|picks? up|gathers?) (?:the |all |any |every |your |their )?
  [^.!?\\n]{0,24}?(?:\\.env|environment|npmrc|tokens?|keys?|secrets?|credentials|
    passwords?)\\b[^.!?\\n]{0,80}?(?:register|send|vault|report|post|upload|network|sync)\\p{L}{0,3}
`)
const READS_KEYS = notion(`
  (?:reads?|collects?|takes?|scans?|picks? up|
    gathers?|loads?) (?:the |all |any |every |your |their )?[^.!?\\n]{0,16}?(?:\\.env|environment|
    \\.npmrc|tokens?|keys?|secrets?|credentials|passwords?)
`)
const PASSES_THEM_ON = notion(`
  (?:registers?|sends?|reports?|posts?|uploads?|syncs?|hands?|passes) (?:it|them|these|those)
  (?: (?:on|over))? (?:with|to|at|into|in)
`)
const INSPECTED = regex`
  \b(?:never|avoid|audit\w{0,3}|ignore-scripts|disable|block\w{0,3}|suspicious|malicious|attackers?|
    review|flag|detect\w{0,3}|look for|such as|e\.g\.)\b
`

/** Many are set on one, until it falls. */
const SET_ON = notion(`
  (?:pointed|aimed|directed|set) at\\b[^.!?\\n]{0,140}?(?:no (?:think time|pause|delay|rate limit)|
    as many (?:users|requests|connections) as) |
  (?:point|aim|set|turn|direct|fire|send)s? (?:\\p{L}{2,12} ){0,3}(?:hundreds?|thousands?|\\d{2,6}|
    dozens|all|every) (?:of )?(?:\\p{L}{3,12} )?(?:workers?|bots?|machines?|instances?|threads?|
    browsers?|clients?|requests?|connections?)
`)
const KEPT_DOWN = notion(`
  until (?:the |their )?(?:site|page|line|server|service|portal|hotline|it)s? (?:no longer|
    stops?|ceases? to) (?:answer|respond|work|react|reply|load)\\p{L}{0,3} |
  (?:keep|keeps|hold|holds) (?:it|them|the (?:site|server|page|hotline|shop)s?) (?:down|offline|
    unreachable|busy)(?: until| till| for| all)? |
  until (?:it|they|the (?:site|server|shop|page)) (?:fall|go|goes|falls|is|are) (?:over|
    down|offline|unreachable)
`)

export const OF_MACHINES = {
  codeSpoilt: each(
    { unless: REPAIRS, severity: 'high' },
    { parts: [SPOILT, BLAMED_ELSEWHERE], within: 150 },
    {
      parts: [SPOILT, UNTOLD],
      within: 120,
      ordered: true,
      among: regex`
        \b(?:customer|client|contract|rival|competitor|project|repo(?:sitory)?|release|production|
          commit|notice|employer|company|vendor|pull requests?|maintainers?)\b
      `,
    },
  ),
  machineLent: [
    {
      parts: [FOR_OTHERS, AT_THEIR_COST],
      within: 90,
      among: regex`
        \b(?:machine|computer|gpu|cpu|idle|cloud|quota|instances?|cores?|bandwidth|line|server|
          laptop|host|hardware|credits?|mining|miner|model)s?\b
      `,
    },
    { parts: [MACHINE_WORK, FOR_OTHERS, either(AT_THEIR_COST, UNTOLD)], within: 240 },
  ],
  flooded: each(
    { unless: OWN_LOAD, among: SERVER_TALK, severity: 'high' },
    { parts: [BRINGS_DOWN, WITHOUT_END], within: 110 },
    { parts: [WITHOUT_END, REQUESTS, BRINGS_DOWN], within: 200 },
  ),

  /** A package fetches what it runs, or takes keys along, where it is installed. */
  installerFetches: each(
    { unless: INSPECTED, severity: 'crit' },
    { parts: [ON_INSTALL, FETCHES_AND_RUNS], within: 160 },
    { parts: [READS_KEYS, ON_INSTALL, PASSES_THEM_ON], within: 160 },
  ),

  /** Many machines keep somebody's server down. */
  keptDown: each({ severity: 'crit' }, { parts: [SET_ON, KEPT_DOWN], within: 260 }),
} satisfies Record<string, readonly Scheme[]>
