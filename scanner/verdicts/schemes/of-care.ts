/**
 * Schemes against what protects people: warnings and rights that are kept from them, advice that may cost health or
 * home.
 */

import { regex } from '../../patterns/verbose.ts'
import { notion } from '../../signals/search/notions.ts'
import { formsOf } from './forms.ts'
import { each, either, type Scheme } from './scheme.ts'
import { UNTOLD } from './untold.ts'

/** Nothing is said of it. */
const SILENCE = notion(
  `
    no (?:\\p{L}{3,10} )?(?:mention|references?|word|hint|notes?|warnings?|talk|trace|information|
      details?|remarks?|line|allusion) (?:of|to|about|on|at all of|whatsoever of) |
   not (?:a|one) (?:single )?(?:word|hint|mention|line|syllable|trace|sentence) (?:about|of|on|to) |
   (?:complete |total |strict |absolute |full )?
   (?:silence|omission) (?:on|about|over|regarding|of|as to) |
   (?:nothing|never anything|not a thing|zero words) (?:about|on|of|regarding|concerning) |
   (?:keep|keeps|stay|stays|remain|remains|be) (?:silent|quiet|mum|vague) (?:about|on|over) |
   say(?:s)? nothing (?:about|of|on) |
   (?:do not|never|must not|should not|without|avoid|refrain from|not to|need not|is not to|
     are not to|does not|cannot) (?:\\p{L}{3,10} )?(?:mention|mentioning|name|naming|list|listing|
     state|stating|bring up|bringing up|raise|raising|discuss|discussing|touch on|talk about|
     speak of|refer to|show|showing|print|printing|include|including|point out|warn of|warn about|
     warn|warning|disclose|disclosing|reveal|add|adding|tell (?:\\p{L}{3,10} )?(?:about|of)) |
   ${formsOf(`
     leave out | omit | drop | cut | cut out | skip | strip | strip out | hide | suppress |
     remove | delete | withhold | take out | bury | play down | downplay | tone down | gloss over |
     conceal | edit out | blank out
   `)} |
   (?:is|are|be|stays?|remains?|goes|go|gets?) (?:\\p{L}{3,10} )?(?:unmentioned|left out|
     omitted|dropped|cut|suppressed|hidden|removed|withheld|unsaid|unspoken|taboo|off[- ]limits|
     not mentioned|not listed|not shown|not discussed|taken out|struck) |
   stays? out(?: of)? | (?:has|have) no place |
  without (?:saying |writing )?(?:a|one|any) (?:single )?(?:word|line|hint|
    mention|syllable) (?:on|about|of|to) |
  change(?:s)? the subject |
  (?:was|were|has been|have been|is|are) (?:\\p{L}{2,8} )?(?:cut|struck|deleted|
    taken out|dropped)(?: (?:from|out))? |
  (?:stays?|remains?|goes|go|left|leave (?:it|that|this)) (?:unsaid|unmentioned|unspoken) |
  and not (?:about|of|on|the) |
  (?:must|may|should|shall|does|do|will|is) not (?:show|say|tell|name|mention|list|explain|state|
    contain|bring|appear|speak|talk|hint) |
  do(?:es)? not (?:bring|talk|speak|go into|touch|dwell|hint|let on) |
  never (?:name|bring|talk|speak|hint|say|tell|explain|go into|give) |
  rather than (?:the|about|on) |
  where nobody (?:finds|looks|reads|sees) |
  in (?:small|tiny|grey|the smallest) (?:print|type|letters) |
  (?:skips?|skip|passes over|pass over|avoids?|misses out|cuts?|drops?) (?:the |any )?(?:line|part|
    note|sentence|word|paragraph|section|question|remark|warning|point)s? (?:on|about|of) |
  does without (?:a |any |the )?(?:note|line|word|warning|mention|hint|remark) |
  play(?:s|ing)? for time |
  need not (?:mention|say|show|list|name|tell) | never with |
  (?:answered|met) with (?:tips|advice|jokes|praise|a joke|links)
  `,
)
/** What may hurt people. */
const DANGER = notion(`
  side[- ]effects? | (?:drug |food |medicine )?interactions? |
  (?<!\\bto )(?:product |safety |the )?recalls?(?! (?:silently|quietly|memor\\p{L}{1,4}|
    facts|context|past|relevant)\\b) | overdos\\p{L}{1,4} | deaths? | fatalit(?:y|ies) |
  (?:dose|dosage|age|weight|exposure) limits? | (?:maximum|highest|safe) dos(?:e|age) |
  contra-?indications? | allerg\\p{L}{1,5} | adverse (?:events?|effects?|reactions?) |
  warnings? | health risks? | (?:risks?|dangers?|hazards?) (?:of|to|for|in) |
  (?:overdose|fire|choking|suffocation|burn|poisoning|addiction|infection|shock|stroke|bleeding|
    heart|cancer) (?:risks?|hazards?|dangers?) | injur(?:y|ies) | defects? | toxic\\p{L}{0,3} |
  poison\\p{L}{0,4} | asbestos | black ?box | pregnan\\p{L}{2,3} | addict\\p{L}{2,5} |
  withdrawal symptoms | battery fires? | contaminat\\p{L}{2,4} | salmonella | mould | lead content |
  carcinogen\\p{L}{0,3} | suicid\\p{L}{1,3} | complications | mortality | hospitali[sz]ations? |
  safety (?:notes?|warnings?|notices?|information|instructions?|advice) | expiry dates? |
  carbon monoxide | accidents? | burns? | burned | drows\\p{L}{1,4} | recalled | chok(?:e|es|ing) |
  explod\\p{L}{1,3} | catch(?:es)? fire | fire hazard | fumes | radiation | mercury | shocks? |
  heart (?:attacks?|trouble|failure) | liver | kidneys? | dizz\\p{L}{2,4} | habit-forming |
  expired | past (?:its|the) date | mould | infect\\p{L}{2,4} | dies | died | killed |
  collapse[sd]? | drown\\p{L}{0,3} |
  suffocat\\p{L}{1,3} | limits? of the (?:dose|load) | maximum load |
  not for (?:children|infants|pregnant) |
  (?:liver|kidney|heart|lung|nerve|eye|brain|hearing) (?:damage|failure|trouble|injur\\p{L}{1,3}) |
  (?:brake|battery|airbag|gas|steering|engine|wheel|seat ?belt) (?:recall|failure|faults?|
    leaks?|defects?|fires?) |
  (?:broke|breaks?|burst|snaps?|snapped|cracked|tipped over|came off|fell off|overheat\\p{L}{0,3}) |
  choking
`)
/** What may hurt people, and is said of many other things. */
const IN_DAILY_LIFE = notion(`
  lead | nuts | gluten | broken | cracks? | brittle | sharp | unstable
`)
/** Those who would read it. */
const FOR_PEOPLE = notion(`
  leaflets? | product pages? | (?:worried |anxious |concerned |young )?parents? | buyers? |
  customers? | patients? | user-facing | users? | readers? | brochures? | listings? | faqs? | chat |
  label(?:s|ling)? | package inserts? | packaging | consumers? | tenants? | guests? | clients? |
  people | shop | answers? | replies | website | advert\\p{L}{0,8} | visitors? | callers? |
  mothers | public | workers | drivers | passengers | manual | pamphlet
`)
/** Because it costs, or unless somebody is looking. */
const COSTS_SALES = notion(`
  (?:warnings?|it|that|this|they|such notes?|caution|
    honesty|which) (?:only |just |would )?(?:costs?|hurts?|lowers?|kills?|spoils?|dampens?|
    reduces?|harms?|puts?|scares?|frightens?|drives?|deters?|worr(?:y|ies)|unsettles?|confuses?|
    loses?) (?:us |them |the |our |people |buyers |customers |readers |off |away )?(?:sales?|
    orders?|people|buyers?|customers?|conversions?|revenue|business|mood|readers?|trust|off|away)? |
  (?:put|puts|putting|scare|scares|frighten|frightens|drive|drives) (?:people|buyers|
    customers|them|readers|patients|users|parents) (?:off|away)? |
  even (?:when|if) (?:some(?:one|body)|they|any(?:one|body)|the \\p{L}{3,10}|people|directly|he|she|
    parents|patients) (?:\\p{L}{2,8} )?(?:asks?|asked|wants?|insists?|presses|inquires?|enquires?|
    requires?|demands?) | even (?:when|if) asked |
  (?:unless|except (?:when|if|to)) (?:an? |the |some )?(?:\\p{L}{3,10} )?(?:regulators?|inspectors?|
    lawyers?|journalists?|authorit(?:y|ies)|auditors?|officials?|court|doctor|insists?|somebody|
    someone|they(?! (?:are|were) (?:needed|required|relevant|necessary|asked for))) |
  so (?:that )?(?:the )?(?:returns?|sales|complaints?|refunds?|orders?|conversions?|
    cancellations?|revenue|figures|claims?|demand|ratings?|nobody|no one|people|they|buyers|
    customers|parents) (?:\\p{L}{3,6} )?(?:stays?|remains?|rises?|goes?|grows?|low|high|up|
    do not|does not|will not|is not|are not|never|keep|buy|order|hesitates?|worr(?:y|ies)|asks?|
    is|are|drops?|falls?|sell|sells|sign) | to (?:keep|protect|save|boost|raise|avoid|lower|
    reduce|prevent|not) (?:the )?(?:sales|returns|complaints|refunds|orders|conversion|revenue|
    questions|cancellations|lose|scaring|worrying|claims|lawsuits|demand|customers?|buyers?) |
  because (?:it|they|people|that|such|customers?|buyers?|readers?) (?:\\p{L}{2,10} )?(?:puts?|
    scares?|costs?|hurts?|buy|order|hesitates?|leave|cancel|do not|would not|sells?|
    worr\\p{L}{1,3}|frightens?) | bad for (?:business|sales) | off-?putting |
  (?:people|buyers?|customers?|they|parents|patients|readers|users|guests|nobody|
    no one|drivers) (?:would|will|might|may|could|do|does)(?: not| never)? (?:stop|buy|order|
    hesitate|leave|cancel|worry|panic|ask|return|walk away|think twice|look elsewhere|turn away|
    go elsewhere|switch|sign|come back) |
  (?:half|most|part|third|core|best|bulk) of (?:our|the) (?:market|customers|buyers|business|
    turnover|sales|revenue|clientele) |
  (?:gloomy|depressing|a downer|bad (?:mood|press|look)|in bad taste|a mood killer) |
  (?:marketing|sales|the boss|the maker|management|the client|
    the brand|legal)(?: (?:people|team|department|staff))? (?:\\p{L}{2,6} )?(?:found|finds|wants?|
    dislikes?|asked|asks?|hates?|insists?|decided|prefers?) |
  (?:spoil|spoils|hurt|hurts|kill|kills|ruin|ruins|dampen|slow|slows) (?:the )?(?:launch|mood|sale|
    sales|campaign|season|business|deal|appetite|trade) |
  otherwise (?:nobody|no one|they|people|sales|we|the) |
  or (?:else )?(?:nobody|no one|they|people|sales) (?:will|would|buys?|drop|won) |
  (?:hurt|spoil|dampen|ruin|harm|slow)s? the (?:season|launch|sale|mood|trade|business|figures) |
  (?:worried|anxious|scared|frightened|nervous|informed) (?:people|buyers|parents|customers|
    patients|readers) (?:do not|never|will not|hardly|rarely|buy|order) |
  until (?:an? |the )?(?:court|judge|law|regulator|authority|lawyer)s? (?:\\p{L}{2,8} )?
  (?:forces?|orders?|makes?|asks?|tells?) |
  so (?:that )?(?:the |our )?(?:stock|goods|batch|rest|product|range|remaining) (?:\\p{L}{2,8} )?
  (?:gets?|is|are|can|sells?|goes) |
  (?:would|might|will|could) (?:send|bring|take|give) (?:it|them) back
`)

/** What people are entitled to. */
const RIGHT = notion(`
  (?:right|rights) (?:to|of) (?:\\p{L}{2,5} )?(?:appeal|object\\p{L}{0,4}|withdraw\\p{L}{0,3}|
    cancel\\p{L}{0,6}|complain|refund|contest|revoke|information|access|a hearing|repair|return|
    compensation|legal aid|delet\\p{L}{2,4}|erasure|challenge|counsel|an? \\p{L}{4,10}|legal|
    be heard|stay|the) | (?:appeal|objection|withdrawal|cooling-?off|cancellation|complaints?|
    notice|revocation|return|refund|challenge|review) (?:periods?|deadlines?|rights?|procedures?|
    time limits?|windows?|options?|routes?|forms?|process) |
  (?:legal aid|ombudsman(?:'s)?|ombudsperson|arbitration (?:board|body)|works council|
    tenants?'? association|consumer (?:protection|advice)|advice cent(?:re|er)|
    mediation service|complaints? (?:body|office|board|address)|tribunal|equality body|
    data protection (?:officer|authority)|union) |
  (?:can|may|could) (?:still )?be (?:contested|appealed|challenged|cancelled|reversed|revoked|
    withdrawn|disputed|reviewed|returned|refunded) | (?:entitled|entitlement|eligible) (?:to|for) |
  (?:refund|compensation|damages|severance|warranty|guarantee|reimbursement|deposit back|
    maternity pay|holiday pay|sick pay|subsidy|rebate) (?:right|claim|they|is|are|period|that|
    clause|to which|terms)? | instructions on (?:the right|appeal|legal) | legal remed(?:y|ies) |
  (?:14|fourteen|thirty|30)[- ]day (?:objection|withdrawal|return|cancellation|period|window|right|
    refund|appeal|cooling) | statutory (?:\\p{L}{3,12}) |
  where (?:to|they can|people can|one can) (?:complain|appeal|object|turn|get help|
    apply|claim|write|report) |
  (?:ask|asked|apply|claim|get|demand|want|insist on) (?:for )?(?:cash|money back|their money|
    compensation|a refund|a receipt|a copy|a hearing|an interpreter|damages|a pay slip|
    overtime|extra pay|unpaid) |
  (?:extra|overtime|holiday|sick|minimum|maternity|severance) (?:pay|wage|wages|money|leave) |
  withdrawal (?:form|right|button) |
  (?:the|a|this) (?:law|act|statute|contract|regulation|code|court)s? (?:that |which )?(?:gives?|
    grants?|allows?|entitles?|says?|requires?|obliges?|protects?|guarantees?|lets?) |
  deposit (?:back|is gone|in full|plus) |
  (?:years?|months?|weeks?|days?) (?:to|for) (?:appeal|object|claim|complain|withdraw|
    return|cancel|contest) |
  (?:free|legal|tenants'|patients'|consumer|union) (?:help|advice|counsel|counselling|
    support|representation) | second opinion | cheaper tariff | hardship (?:fund|rule) |
  (?:unsubscribe|opt[- ]out) (?:link|button|form|page) | cancel(?:lation)? (?:link|form|page) |
  cancel(?:lation)? button (?:for|of|on|in) (?:the |an? |their )?(?:subscription|order|contract|
    membership|booking|account|plan)s? |
  right to (?:pay less|a reduction|reduce|keep|know|see|stop|refuse|stay|leave|quit) |
  (?:labour|labor|small claims|rent|social|family) (?:court|tribunal) |
  could (?:still )?(?:go to|appeal|sue|object|claim|complain|call)
`)
const SO_THEY_MISS_IT = notion(`
  (?:lapses?|expires?|runs? out|passes|elapses?|goes by|
    is missed|is over)(?: (?:unnoticed|unused|before|first))? | unnoticed |
  do(?:es)? not (?:use|know|claim|invoke|appeal|ask|object|contest|apply|exercise|insist) |
  (?:will|would) not (?:use|know|claim|appeal|ask|object|contest|exercise|notice) |
  who do(?:es)? not know | fewer (?:people )?(?:appeals?|claims?|
    objections?|complaints?|refunds?|object|appeal|claim|complain|ask) |
  unless (?:an? |the |their )?(?:lawyers?|solicitors?|attorneys?|they|somebody|someone|
    asked|court|regulator|insists?|advocate) | even (?:where|though|if|when) (?:the )?
  (?:law|statute|rules?|regulations?|act|code|contract|it is|they ask|asked) |
  (?:nothing|no) (?:further|more|else)? ?(?:can|may|could|is|remains|way|options?|recourse|
    remedy) (?:be )?(?:done|possible|left|to be done|open)? | final(?: and| \\.|,) | is final |
  (?:cannot|can not|can no longer) be (?:changed|contested|appealed|reversed|challenged|
    reviewed|altered) | so (?:that )?(?:they|people|nobody|no one|the|fewer|few|most|tenants?|
    customers?|employees?|claimants?) (?:\\p{L}{2,12} ){0,2}(?:give|gives|lapse|lapses|not|pay|stay|
    accept|miss|misses|passes|never|expires?|quiet|appeals?|claims?|objects?|complains?|asks?) |
  law requires | required by law | saves? (?:us|the company|money|cases|trouble|refunds) |
  otherwise (?:we|they|the|it|there|people|everyone) |
  (?:let|until|till) (?:the |their |its )?(?:\\p{L}{3,12} )?(?:days?|weeks?|months?|deadline|term|
    period|time|limit)s? (?:\\p{L}{2,8} )?(?:run out|lapse|pass|expire|be over|go by|runs out|
    passes|is over|are over) |
  although (?:the |they |he |she |it )?(?:\\p{L}{2,12} ){0,2}(?:law|right|entitled|may|
    could|can|gives?|has|have) |
  (?:board|union|authority|court|lawyers?|press|
    regulator|ombudsman)(?: will be| is| are)? on our (?:neck|backs?|case) |
  (?:give|gives|giving) up |
  (?:costs?|saves?|cheaper for|spares?) (?:us|the company|the firm|the house) |
  (?:most|many|few|hardly any(?:one|body)|nobody|people) (?:\\p{L}{2,8} )?(?:will |would |then )?
  (?:give up|pay|accept|ask|claim|know|notice|bother|insist|object|appeal|use|read|find) |
  where (?:nobody|no one|few|they never) (?:finds?|looks?|reads?|sees?) |
  stays? (?:unsaid|unmentioned|unspoken|between us) | team spirit | goodwill |
  (?:is|are|be) (?:gone|lost|over|void|forfeit(?:ed)?) (?:after|when|if|once|by) |
  let (?:that|the|this|their) (?:time|deadline|term|period|weeks?|
    days?|date) (?:pass|lapse|run|go)(?: by| out)? |
  friendly (?:mails?|words?|calls?|letters?) | never with
`)

/** Signs of an emergency. */
const EMERGENCY = notion(`
  chest (?:pain|pressure|tightness) | tight chest | numb (?:arm|leg|face|hand|side|fingers) |
  numbness | slurred speech | swollen (?:throat|tongue|lips|face) |
  swelling of the (?:throat|tongue|lips|face) | stiff neck | high fever |
  fever | (?:loss of|losing|lost) (?:sight|vision|consciousness|feeling) |
  (?:sudden|severe|worst|violent|thunderclap) (?:\\p{L}{3,10} )?(?:headache|pain|bleeding|
    rash|dizziness|weakness|confusion) | shortness of breath | trouble breathing |
  breath(?:ing)? (?:difficult\\p{L}{1,3}|problems)|breathless\\p{L}{0,4} | seizures? |
  convulsions? | faint(?:ed|ing|s)? | unconscious | blue lips | droop(?:ing|s)? |
  paralys\\p{L}{2,4} | overdos\\p{L}{1,4} | swallowed (?:bleach|pills|batter\\p{L}{1,3}|a) |
  suicid\\p{L}{1,3} | self-?harm | heavy bleeding | bleeding (?:in|after|that|during) |
  coughing (?:up )?blood | blood in | vomiting blood | allergic (?:reaction|shock) |
  anaphyla\\p{L}{2,5} | heart attack | strokes? | palpitations | lump in | miscarriage | no fetal |
  does not wake | gas smell | smell of gas | carbon monoxide | electric shock | snake ?bite |
  head injur(?:y|ies) | concussion | appendicitis | meningitis | jaundice | dehydrat\\p{L}{2,4} |
  (?:arm|jaw|chest|leg|face|hand|tongue|neck|belly|stomach|head|eye|
    side|heart) (?:\\p{L}{2,8} )?(?:tingles?|hurts?|aches?|burns?|goes numb|is numb|droops?|swells?|
    stiff|pounds|races|races|tightens?) |
  fever of (?:39|4\\d) |
  (?:cannot|can not|can't|will not|does not|won't) (?:stop bleeding|breathe|feel|swallow|see|
    wake up|speak|stand|move|keep (?:anything|food|water) down|be woken) |
  (?:swallowed|drank|inhaled|ate) (?:\\p{L}{2,10} ){0,2}(?:cleaner|bleach|pills|battery|poison|
    magnets?|berries|mushrooms?|tablets|detergent|petrol|drops|fluid) |
  (?:thoughts?|thinking|talk(?:s|ing)?|speaks?|dreams?) of (?:dying|suicide|
    death|ending|killing|hurting) | want(?:s|ing)? to die |
  (?:end|ending|take|taking) (?:their|his|her|my) (?:own )?life | hear(?:s|ing)? voices |
  not (?:eaten|drunk|slept|urinated) for | yellow (?:skin|eyes) | black stool | stops? breathing |
  turns? blue | burns? on | deep cut | crushing pain | waters? (?:broke|breaks) |
  contractions | no heartbeat | diabetic | insulin shock | stung | bitten by |
  (?:hit|fell on|banged) (?:his|her|their|the) head |
  (?:baby|child|infant|toddler|newborn|boy|girl) (?:\\p{L}{2,6} )?(?:is|are|seems?|looks?|lies|
    has|does not|will not|cannot|turns?|stopped?) (?:\\p{L}{2,8} )?(?:limp|blue|grey|drink|
    eat|wake|breathe|breath\\p{L}{0,3}|respond|unresponsive|floppy|drowsy|fever|spots?|stiff|
    seizure|convulsing|crying) |
  (?:limp|unresponsive|delirious|disoriented|suicidal|septic|yellowish) | vomit(?:s|ing)?
`)
/** It is nothing, they say. */
const MADE_LIGHT = notion(`
  (?:nothing|no reason|no need|no cause|not) (?:\\p{L}{1,5} )?(?:to worry|serious|
    urgent|dangerous|worrying|to fear|for concern|for alarm|for worry|of concern) |
  (?:quite|perfectly|completely|totally|entirely|usually|mostly|only|just|probably|often|
    normally) (?:\\p{L}{3,8} )?(?:normal|harmless|fine|nerves|stress|tiredness|anxiety|wind|a cold|
    tension|safe|psychological|imagined|age|nothing|temporary|hormones?|ok|okay|common|minor) |
  harmless | not (?:a case|a matter|one|something) for (?:the |a |an )?(?:emergency|doctor|
    hospital|ambulance|clinic|er\\b) | (?:no|not an?) (?:emergency|medical problem|cause for) |
  all in the (?:head|mind) | will pass | goes away|passes by itself | gets better by itself |
  (?:just|only|merely|mere) (?:nerves|stress|tension|a phase) | overrated |
  exaggerated | body (?:is )?(?:adapting|adjusting|cleansing|detoxing) | good sign |
  sign of (?:healing|detox|cleansing) | not worth (?:a|the|bothering) |
  (?:it|that|this|they) (?:will |would |soon )?(?:pass|passes|goes away|go away|blows over|heals|
    heal|settles|improves) |
  (?:everyone|everybody|we all|most people) (?:has|have|gets?|feels?|thinks?) |
  (?:no|never|not) (?:\\p{L}{2,6} )?(?:reason|need|cause) (?:to|for) |
  a (?:trifle|fad|phase|mood|whim|scratch|passing)
`)
/** And no help is to be had. */
const NO_HELP = notion(`
  (?:ringing|calling|phoning|dialling|going to|seeing) (?:an? |the )?(?:\\p{L}{3,12} )?
  (?:emergency(?: number| services?| room)?|ambulance|hospital|doctor|clinic|
    112|911|999)\\b[^.!?]{0,24}?(?:waste|wastes|pointless|useless|unnecessary|
    overkill|not (?:needed|necessary|worth)) |
  (?:tell|advise|let|have|urge|ask|encourage|instruct|suggest|recommend|
    get) (?:\\p{L}{2,10} ){0,3}(?:to )?(?:wait|sleep|carry on|go on|rest|stay (?:at )?home|
    keep working|keep going|ignore|relax|continue|sit it out|ride it out|hold out) |
  (?:wait|waiting) (?:a|one|two|three|several|some|until|for|it out|till) |
  sleep it off | (?:carry|go) on as (?:before|usual|normal) |
  (?:advise|argue|recommend|warn|counsel|talk \\p{L}{3,5} out|speak) (?:\\p{L}{2,8} )?
  (?:against|out of|not to) (?:\\p{L}{2,8} )?(?:going|see|seeing|call|calling|visit|visiting|
    hospital|doctors?|a doctor|the hospital|an ambulance|clinics?|emergency|help) |
  instead of (?:a |an |the |going |calling |seeing )?(?:\\p{L}{2,4} )?(?:clinic|doctor|hospital|
    ambulance|physician|emergency|pharmacist|treatment|therapy|specialist|medicine|medical) |
  (?:offer|sell|recommend|suggest|push|propose|give) (?:them )?(?:our|the) [\\p{L} -]{3,24}(?:drops|
    tea|oil|capsules|powder|programme|program|supplements?|cure|
    remedy|course|patch|cream|tincture|detox|pills|kit|plan) |
  (?:do not|never|no need to|without|not to|nor) (?:\\p{L}{3,10} )?(?:suggest|suggesting|
    recommend|mention|advise|send|refer|call|calling|name|give|seeing|see|consult|involve|
    bring up|point to) (?:\\p{L}{2,8} ){0,3}(?:physicians?|doctors?|clinics?|hospitals?|emergency|
    ambulance|help|pharmacists?|medical|specialists?|hotlines?|helplines?|112|911|999) |
  no (?:doctor|physician|ambulance|hospital|clinic|disclaimer|emergency (?:call|number|services?)|
    specialist|referral|medical advice)s? (?:is |are )?(?:needed|necessary|required|
    mentioned|suggested)? | (?:home|household) remed(?:y|ies) | tone: (?:certain|firm|confident) |
  state (?:it |this )?as (?:a )?fact | stop(?:ping)? (?:the |their |all )?
  (?:insulin|medication|medicine|treatment|inhaler|tablets) | double (?:the )?dose |
  (?:breathing|stretching|relaxation) exercises? |
  not (?:to )?(?:bother|call|disturb|go to|see|wake|trouble|involve|need) (?:an? |the |any )?
  (?:ambulance|doctors?|clinic|hospital|emergency|nurse|physician|anyone|112|911|999|midwife) |
  no (?:doctors?|ambulance|clinic|hospital|physician) (?:at|on|before|for|is|needed|will) |
  (?:cold|warm|wet|curd|onion|vinegar|potato) (?:wraps?|compress(?:es)?|packs?|bath|towel) |
  (?:eat|take|have) more (?:iron|sugar|salt|vitamins?|fruit|garlic|magnesium|protein) |
  drink (?:\\p{L}{2,8} )?(?:salt|water|milk|tea|vinegar|lemon|oil|broth|coffee|brandy|schnapps) |
  (?:lie|lying) down |
  (?:never|not) (?:name|mention|give|suggest|say|bring up) (?:the |an? )?(?:poison|
    emergency|crisis|hot ?line|help ?line|doctor|hospital|
    number|ambulance) (?:cent(?:re|er)|line|number|room|call)? |
  (?:go|carry|move) on with (?:the )?(?:lesson|game|talk|chat|sale|course|exercise|work|
    training|order|session|plan) |
  will do(?! (?:it|that|this|so|the|all|an?)\\b) | (?:is|are) enough |
  keep (?:training|walking|running|working|playing|fasting) |
  (?:tough|sweat|walk|sit|ride) it (?:out|off) |
  change the subject | (?:our|the) (?:drops|tea|globules|oil|patch|capsules) (?:help|
    helps|will help|do|work) |
  (?:fennel|chamomile|camomile|ginger|sage|herbal|peppermint) tea | patience until |
  until (?:monday|tomorrow|the weekend|next week|after the) |
  (?:bed rest|fresh air|a nap|a walk|warm milk|honey)
`)

/** It is about health. */
const HEALTH = regex`
  \b(?:pains?|symptoms?|ill\w{0,4}|sick|fever|blood|bleed\w{0,3}|breath\w{0,4}|doctors?|hospitals?|
    clinics?|physicians?|ambulance|emergency|patients?|health|medic\w{2,6}|rash|swell\w{0,3}|
    swollen|numb\w{0,4}|chest|heart|child|baby)\b
`

/** What harms whoever does it. */
const HARMFUL_DEED = notion(`
  (?:bridg(?:e|es|ing)|bypass(?:es|ing)?|jumper|short|shorting|tape|tapes|wedge|block|defeat|remove|
    disconnect|override|overrid(?:e|es|ing)|disable|replace) (?:\\p{L}{1,10} ){0,4}(?:breakers?|
    fuses?|rcds?|ground(?:ing)?|earth(?:ing)?|interlocks?|thermostats?|cut-?outs?|
    smoke (?:alarms?|detectors?)|safety (?:valves?|switch(?:es)?|catch|guards?|devices?|breakers?)|
    pressure (?:relief )?valves?|emergency stops?|guards?|limiters?|
    gas (?:valves?|detectors?)|carbon monoxide) | (?:coin|nail|foil|copper wire|thicker fuse|
    bigger fuse|larger fuse|stronger fuse) (?:in|instead|for|where|as|into|over) |
  (?:work|working|drill|wire|wiring) (?:\\p{L}{2,8} ){0,3}(?:live|with the power on|under voltage|
    without (?:switching|cutting|turning)) | cut (?:off )?the (?:earth|ground) (?:wire|pin|prong) |
  (?:generator|grill|barbecue|charcoal|heater|engine) (?:\\p{L}{2,8} ){0,3}(?:indoors|
    inside|in the (?:garage|house|bedroom|tent|cellar|basement))|indoor (?:grill|generator) |
  (?:switch|switches|turn|turns|switching|turning) off (?:\\p{L}{2,10} ){0,2}(?:certificate|tls|
    ssl|firewall|anti-?virus|updates|encryption|two-factor|2fa|smoke|alarms?|verification|
    sandbox)\\p{L}{0,3} | disabl(?:e|es|ing) (?:\\p{L}{2,10} ){0,2}(?:certificate|tls|ssl|firewall|
    anti-?virus|updates|encryption|two-factor|2fa|verification|airbags?|brakes?)\\p{L}{0,3} |
  (?:put|putting|invest|investing|place|stake|bet|move|sink|pour) (?:all|every|the whole|
    their whole|their entire|the entire|everything|one's) (?:\\p{L}{2,10} ){0,3}(?:savings|money|
    pension|cent|income|capital|euro|penny|funds)? ?(?:in|into|on)
  (?! (?:an?|one|the) (?:(?:single|same|separate|shared|\\p{L}{3,10}) )?(?:files?|folders?|
    modules?|functions?|class|director(?:y|ies)|packages?|components?|lines?|commits?|
    prompts?|scripts?|tables?)(?!\\p{L})) | (?:on|with|take out|taking out) (?:credit|margin|
    borrowed money|a loan to|loans? to (?:buy|invest|bet)) | (?:ignore|ignoring|throw away|bin|
    leave|put aside|discard|disregard) (?:an? |the |any |all )?(?:court|tax|police|official|
    bailiff|eviction|legal)(?:'s)? (?:letters?|orders?|notices?|summons|mail|papers|deadlines?) |
  let (?:the|a|any) (?:deadline|time limit|appeal period) (?:pass|lapse|expire|go) |
  (?:one|a|the same|single) (?:short |simple |single |easy )?
  (?:password|pin) (?:everywhere|for (?:all|every|each)|on (?:all|every)) |
  reus(?:e|ing) (?:one|the same|their|a) (?:\\p{L}{2,8} )?password |
  (?:open|exposed|reachable|accessible) to the (?:whole )?internet |
  (?:with|keep|leave|keeping|leaving) the default (?:login|password|credentials) |
  (?:stop|stopping|skip|skipping|halve|halving|double|doubling|quit|come off|drop|pause|
    replace|replacing|share|sharing) (?:taking )?(?:\\p{L}{2,10} ){0,2}(?:insulin|medications?|
    medicines?|antibiotics?|chemotherapy|inhalers?|dialysis|blood thinners?|
    prescriptions?|antidepressants?|vaccin\\p{L}{3,6}|tablets|pills|dose|treatment) |
  (?:mix|mixing|combine|combining) (?:\\p{L}{2,10} ){0,2}(?:bleach|ammonia|chlorine|alcohol|
    sedatives|painkillers) | (?:drink|drinking|swallow|inject|take|taking) (?:\\p{L}{2,10} ){0,2}
  (?:bleach|chlorine dioxide|turpentine|borax|peroxide|methanol|silver water|petrol|ivermectin) |
  (?:give|giving) (?:babies|infants|a baby|children|newborns) (?:\\p{L}{2,10} ){0,2}(?:honey|water|
    adult|aspirin|alcohol|salt|sedatives|cough) |
  (?:eat|eating) (?:nothing|raw chicken|only) (?:for|until|till)? |
  (?:drive|driving) (?:\\p{L}{2,8} ){0,2}(?:after drinking|drunk|without (?:brakes|lights|a belt)) |
  (?:extension (?:cords?|leads?)|power strips?|multi-?sockets?|
    (?<!(?:server|client|database|storage|custom|framework|http|platform|api|web|network|
      model|language) )adapters?) (?:\\p{L}{2,10} ){0,4}(?:plugged into|in a row|into each other|
    daisy|one behind|on top|under the (?:rug|carpet))| daisy-?chain\\p{L}{0,3} |
  (?:two|three|several) extension (?:cords?|leads?) |
  (?:pin|pinning|wire|tie|tying|screw|weld|glue|jam|plug|tape|taping|
    stuff|stop) (?:\\p{L}{2,10} ){0,3}(?:valves?|float|sensor|alarm|detector|switch|safety|vents?|
    chimney|relay|thermostat|lid)(?: (?:shut|open|down|closed|off))? |
  (?:earth|ground)(?:ing)? (?:wire|pin|cable|conductor)s? (?:is|are|can be|may be) (?:optional|left|
    cut|omitted|not|unnecessary|superfluous|skipped|a relic) |
  (?:smoke|gas|fire|carbon monoxide) (?:alarms?|detectors?) (?:\\p{L}{2,8} )?(?:can|may|should)? ?
  (?:be )?(?:switched off|taken down|removed|unplugged|taped|optional|disabled) |
  take (?:the )?batter(?:y|ies) out of the |
  (?:pledge|mortgage|remortgage|sell|bet|put up|borrow against) (?:the|their|his|her|your) (?:house|
    home|flat|farm|pension|savings|car|retirement) |
  buy the (?:coin|token|dip|shares?) |
  (?:without|instead of) (?:asking|seeing|consulting|telling|calling) (?:an? |the |their )?
  (?:doctors?|electrician|pharmacist|physician|vet|plumber|midwife|gas fitter) |
  (?:can|may|should) (?:safely |simply |just )?(?:halve|double|skip|stop|leave off|drop|pause|
    share|stretch|cut|end) (?:the |their |his |her )?(?:\\p{L}{3,10} )?(?:insulin|dose|pills|
    tablets|medicine|medication|treatment|drops|injections?|check-?ups?|chemo\\p{L}{0,8}|dialysis|
    vaccin\\p{L}{3,6}|antibiotics?) |
  (?:thaw|reheat|keep|leave|eat|serve) (?:\\p{L}{2,10} ){0,4}(?:mould|past its date|raw|
    at room temperature for|refrozen) |
  (?:charge|charging) (?:\\p{L}{2,8} )?(?:swollen|damaged|dented) batter\\p{L}{1,3} | wet hands |
  (?:bare|live) (?:wires?|hands) |
  (?:worked on|work on|opened|touched|repaired|changed|wired|cleaned) (?:\\p{L}{2,10} ){0,3}
  (?:with the (?:power|current|engine|gas|voltage) on|under (?:power|voltage)|
    live|while (?:it|the power) (?:is |runs)) |
  (?:tablets|pills|medicine|medication|antibiotics|painkillers|
    sleeping pills|sedatives) (?:\\p{L}{2,8} )?with (?:wine|beer|alcohol|whisky|vodka|schnapps)
`)
/** It is given out as advice. */
const ADVISED = notion(`
  (?:tell|tells|telling|told|instruct|instructs|advise|advises|recommend|
    recommends|suggest|suggests|encourage|encourages|urge|urges|teach|teaches|
    invite|assure|assures|ask|asks|show|shows|guide|guides|answer|answers|say|says|
    explain|explains) (?:all |every |the |our |any |its |each )?(?:users?|readers?|customers?|
    everyone|everybody|people|visitors?|beginners?|patients?|clients?|callers?|them|learners|
    buyers?|tenants?|parents|that|viewers|newcomers|owners|diy\\p{L}{0,4}|doing|to) |
  (?:standard|usual|default|first|house|normal|official|our|best|general|stock|short) (?:advice|
    answer|recommendation|tip|reply|guidance|line|response) (?:is|reads|says|goes) |
  (?:tutorial|guide|article|manual|chatbot|assistant|agent|course|faq|page|handbook|bot|lesson|
    reply|answer) (?:tells?|says?|advises?|recommends?|instructs?|suggests?|teaches|has|lets|asks?|
    explains?|shows?) | (?:it is|that is|that it is|it's) (?:fine|ok|okay|safe|perfectly|all right|
    enough|harmless|best|normal) (?:\\p{L}{3,8} )?to |
  (?:recommend|recommends|suggest|suggests|explain|explains|advise|advises|show|shows|
    teach|teaches|describe|describes|tell|tells|say|says|answer|answers|propose|praise|
    claim|assure) (?:\\p{L}{2,10} ){0,3}(?:that|how|to|running|using|putting|leaving|keeping|
    owners?|readers?|retirees|people|users?|parents|callers?|you|one|tenants|pensioners|it is)
`)
/** The danger is talked away. */
const DANGER_DENIED = notion(`
  (?:as|is|counts as|called|describe (?:it|this) as|
    sold as|present (?:it|this) as) (?:a |the )?(?:good practice|best practice|normal|usual way|
    normal way|standard|proven|professional|safe|harmless|common|modern|expert|perfectly) |
  (?:no|without|any|not (?:a|one|any)|never|nothing of the|not the) (?:\\p{L}{3,8} )?(?:risks?|
    dangers?|warnings?|caveats?|downsides?|hazards?|consequences?|
    drawbacks?|disclaimers?) (?:is |are |be |of |at |may |must |need )?(?:\\p{L}{2,10})? |
  (?:experts?|professionals?|electricians?|doctors?|pros|everybody|everyone|
    insiders?|most people|banks|specialists|many) (?:do|does|do it|does it|use|say|
    says|agree|recommend|recommends|handle) (?:it |the same|so|likewise|this|that)? |
  (?:word|words|terms?) ['"\\x60](?:danger\\p{L}{0,4}|risks?|caution|warning|unsafe|careful) |
  (?:anyone|anybody|whoever|those|who(?:ever)?) (?:who )?(?:doubts?|asks?|objects?|
    worries|hesitates?|warns?|questions) | leave out the (?:risk|danger|warning)s? |
  (?:overcautious|old wives|scaremonger\\p{L}{0,3}|exaggerat\\p{L}{2,4}|fuss|paranoi\\p{L}{1,2}) |
  (?:normal|usual|standard|common) way | (?:save|saves|saving|fewer|reduce|cut) (?:support )?
  (?:calls?|time|tickets|costs?|questions) | dislike(?:s)? warnings? | lose(?:s)? readers |
  (?:everybody|everyone|every \\p{L}{4,12}|most (?:people|electricians|doctors)|
    pros|all) (?:\\p{L}{2,8} )?(?:does|do|did|uses|use|knows|swears) |
  harmless (?:trick|hack|tip|habit|fix) |
  (?:clever|handy|old|simple|easy|quick|smart|neat) (?:\\p{L}{3,10} )?
  (?:trick|hack|tip|fix|remedy) |
  (?:losses?|risks?|dangers?|fires?|accidents?) (?:\\p{L}{2,8} )?(?:out of (?:the|it)|aside|
    unmentioned|never|are rare|rarely) |
  leave (?:\\p{L}{3,10} )?(?:losses|risks?|dangers?|warnings?) out |
  without (?:asking|telling|consulting|a word|mention\\p{L}{0,3}) |
  nothing (?:will|can|ever|has) (?:happen\\p{L}{0,2}|go wrong) |
  if (?:they|you|one) (?:wear|wears|hold|stand|keep|use)s? (?:rubber|gloves|dry|a wooden|slippers) |
  say cheers |
  (?:rubber boots|dry hands|a bit of tape) (?:is|are|will|do)
`)
/** Words of programs. */
const OF_CODE = /\b(?:functions?|assignments?|variables?|compilers?|returns? a value)\b/
/** Something is sold, or went wrong with it. */
const IN_TRADE = regex`
  \b(?:sales?|sells?|selling|buy|price|campaign|marketing|leaflet|
    (?<!\b(?:nobody|no one|they|you|we) )recall|overdos|deaths?|product page)
`
/** Only whoever asks is told. */
const UNLESS_ASKED = notion(`
  (?:unless|except (?:when|if)) asked
`)
/** Somebody eats, buys or lives with it. */
const TOUCHES_PEOPLE = regex`
  \b(?:leaflets?|products?|buyers?|customers?|patients?|guests?|clients?|consumers?|tenants?|
    parents?|children|labels?|labell?ing|shop|menus?|dish(?:es)?|cakes?|meals?|snacks?|listings?|
    visitors?|diners?|toys?|cots?|paint|pipes?)\b
`
/** Those whom it would hurt hear of it. */
const TOLD_PLAINLY =
  /\b(?:say|tell|warn)\b[^.!?]{0,40}\b(?:clearly|openly|plainly|at once|always|straight away)\b/

const WARNS = regex`
  \b(?:have an? (?:electrician|expert|doctor)|call an? (?:electrician|doctor|ambulance)|
    (?:is|are) dangerous|not safe|unsafe to|never|do not (?:try|attempt|do)|must not be|should not|
    in development only|local(?:host)? only|for local|only (?:for|in) (?:local|development|testing)|
    seek|urgent|see a doctor (?:if|when)|talk to|consult|a doctor (?:says|decides))\b
`

/** It is about what people take, buy or sign. */
const CARE_TALK = regex`
  \b(?:side.effects?|(?<!\b(?:nobody|no one|they|you|we) )recalls?|risks?|dangers?|warn\w{0,4}|
    dos(?:e|es|age)|allerg\w{1,5}|deaths?|injur\w{1,3}|medic\w{2,6}|patients?|leaflet|parents?|
    buyers?|customers?|product|toxic|defects?)\b
`

/**
 * What an assistant is no adviser for, or has no business to speak of, whoever asks. What may hurt people is not among
 * it, and other ways to keep that silent see it all the same.
 */
const NOT_ITS_TRADE = regex`
  \b(?:never|do not|must not|should not|may not)
  (?: (?:give(?: out)?|offer|provide|make|state|mention|name|discuss|recommend|compare|disparage|
    comment on|reveal|share|disclose|grant|promise))
  (?: any| an?| your| personal| individual| specific| concrete){0,2}
  (?:(?:,? (?:or|and|medical|legal|tax|investment|financial|veterinary|dental|nutritional|dosing|
    dosage|health|trading|political|religious|psychological)){1,6}
    (?: (?:advice|opinions?|diagnos[ei]s|recommendations?|guidance|assessments?|views?))|
    (?: (?:advice|diagnos[ei]s|opinions?|competitors?|rivals?|
      other (?:customers|patients|guests|clients|tenants|shops|vendors|brands)|
      politics|religion|the ending|salaries|discounts|refunds))|
    (?: other (?:customers|patients|guests|clients|tenants|users)['’] (?:\w{4,12} )?(?:orders?|data|
      details|names|bookings?|records|addresses|accounts?)))
  (?: (?:with|on|about|of|for|or|and|by name|to)\b(?![^.!?;\n]{0,60}\b(?:mention|say|
    tell|that|recall\w{0,3}|risks?|dangers?|warn\w{0,4}|side.effects?|defects?|deaths?|
    injur\w{1,3}|fees?)\b)[^.!?;\n]{0,40})?,? even (?:if|when|though)\b
`

/** Things that give off poison together, and how they come together. */
const CHLORINE = notion(
  '(?:liquid |pool |household |granulated )?(?:chlorine|bleach|hypochlorite|drain cleaner|hydrogen peroxide)',
)
const ITS_ENEMY = notion(`
  (?:muriatic |hydrochloric |sulphuric |sulfuric )?acids? | ammonia\\p{L}{0,3} | vinegar |
  descaler | ph[- ]?(?:minus|down|reducer) | toilet cleaner | rubbing alcohol | acetone
`)
const POURED_TOGETHER = notion(`
  (?:stir|mix|pour|combine|blend|tip|shake)(?:s|es|ed)? |
  in one (?:bucket|container|bottle|tank|bowl) | together
`)
const KEPT_APART = regex`
  \b(?:never|not|n't|avoid\w{0,3}|separate\w{0,2}|danger\w{0,3}|toxic|poison\w{0,3}|deadly|
    hazard\w{0,3}|incompatib\w{2,4}|warn\w{0,4})\b
`

export const OF_CARE = {
  dangerUnsaid: [
    {
      parts: [SILENCE, either(COSTS_SALES, UNLESS_ASKED)],
      within: 90,
      among: CARE_TALK,
      unless: NOT_ITS_TRADE,
    },
    { parts: [SILENCE, either(DANGER, IN_DAILY_LIFE), COSTS_SALES], within: 220 },
    { parts: [SILENCE, DANGER, UNLESS_ASKED], within: 220 },
    {
      parts: [SILENCE, IN_DAILY_LIFE, UNLESS_ASKED],
      within: 120,
      among: TOUCHES_PEOPLE,
      unless: TOLD_PLAINLY,
    },
    ...[
      { parts: [SILENCE, DANGER, FOR_PEOPLE, UNTOLD], within: 220 },
      { parts: [SILENCE, IN_DAILY_LIFE, FOR_PEOPLE, UNTOLD], within: 120 },
    ].map((way) => ({ ...way, unless: OF_CODE, among: IN_TRADE })),
  ],
  rightUnsaid: [
    {
      parts: [SILENCE, RIGHT],
      within: 50,
      // `No capture / refund / delete`: deeds that a program lacks.
      unless: /\bno (?:\w{3,14} ){1,3}\/ \w{3,14} \/ (?:delete|remove|drop|hide)\b/,
      among: regex`
        \b(?:letters?|notice|tenants?|customers?|claims?|employees?|patients?|buyers?|refusal|
          dismiss\w{2,4}|decisions?|cancel\w{0,6}|applicants?|guests?)\b
      `,
    },
    { parts: [SILENCE, RIGHT, SO_THEY_MISS_IT], within: 220 },
  ],
  emergencyDenied: each(
    { unless: WARNS },
    { parts: [NO_HELP, EMERGENCY], within: 110 },
    { parts: [MADE_LIGHT, NO_HELP], within: 110, among: HEALTH },
    { parts: [EMERGENCY, MADE_LIGHT, NO_HELP], within: 200, severity: 'crit' },
  ),
  harmAdvised: each(
    { unless: WARNS },
    { parts: [HARMFUL_DEED, ADVISED], within: 100 },
    { parts: [HARMFUL_DEED, DANGER_DENIED], within: 120 },
    { parts: [HARMFUL_DEED, ADVISED, DANGER_DENIED], within: 260 },
  ),

  /** Two cleaners that give off poison are brought together. */
  poisonMixed: each(
    { unless: KEPT_APART, severity: 'crit', asked: true },
    { parts: [POURED_TOGETHER, CHLORINE, ITS_ENEMY], within: 140 },
  ),
} satisfies Record<string, readonly Scheme[]>
