/** The words for what people entrust to somebody, for those it is kept from, and for how it gets to them all the same. */

import { alternativesOf } from '../search/notions.ts'

/** Alternatives with ` | ` between them, for use in a pattern. */
const oneOf = (list: string): string => alternativesOf(list).join('|')

/** Those who would use what they learn against the person, or make money of it. */
export const OUTSIDERS = oneOf(`
  insurers?(?:'s)?(?! (?:is|are) (?:told|informed)(?:[.,;]|$| the same day| at once)) |
  insurance (?:compan(?:y|ies)|firms?|brokers?|desks?|partners?) |
  underwrit\\w{2,5} | advertisers? |
  ad (?:exchanges?|networks?|platforms?|partners?|buyers?|desks?|firms?) |
  advertising (?:partners?|networks?|firms?|desks?) | marketers? |
  marketing (?:lake|firms?|agenc\\w{1,3}|partners?|lists?) |
  (?:data|list|lead|address|benefits|information|profile) (?:brokers?|merchants?|dealers?|
    buyers?|alliances?|traders?|vendors?) | brokers? | resellers? | employers?(?:'s)? |
  landlords? | letting agents? |
  (?:property|debt|credit|loan) (?:compan(?:y|ies)|groups?|firms?|agenc\\w{1,3}) |
  (?:health|hedge|sickness|pension|investment) funds? | lenders? | credit (?:bureaus?|scorers?) |
  debt[- ]collect\\w{2,4} | collection (?:arm|agenc\\w{1,3}) | repossess\\w{2,6} | recruiters? |
  headhunters? | (?:purchase|retail|consumer|shopper|market|supplier's)[- ]?(?:research )?panels? |
  campaigns?(?: (?:office|staff|team)s?)? |
  consultanc(?:y|ies) | lobby(?:ists?| firms?| groups?)? | politicians?(?:'s)? |
  party (?:office|headquarters) | columnists? | tabloids? | paparazzi | competitors? |
  rivals?(?:'s)? | rival \\w{3,12} | opposing \\w{3,9} | opponents? |
  bidders? | bount(?:y|ies) | bounty \\w{4,9} | (?:private )?(?:detectives?|investigators?) |
  deportation | border (?:agency|police|guards?) | immigration | ministr(?:y|ies)(?:'s)? |
  secret (?:service|police) | background check\\w{2,4} |
  dealers? | \\w{3,8} sellers? | seller's agent | (?:probate|prospective|data|highest) buyers? |
  data alliance | hiring pool | probate \\w{4,8} | heir-search \\w{3,8} | bailiffs? |
  divorce (?:lawyers?|practices?|firms?) | dating (?:portals?|sites?|services?) |
  third part(?:y|ies) |
  whoever (?:\\w{1,8} )?(?:pays?|bids?|buys?|asks?|subscribes?) | anyone who (?:pays?|asks?|bids?) |
  strangers(?!') | (?<!\\bby )outsiders(?!') | retailers? | brands | wealth managers? |
  pharma\\w{0,9} | tobacco \\w{3,9} | gambling \\w{3,9} | casinos? | bookmakers? | burglars? |
  security (?:marketers?|mailing|firms?) | merchants? | rating (?:networks?|sites?) |
  watch ?lists? | (?:ad|data|hands|hunters'|lead) exchange | marketplaces? | clairvoyants? |
  fundrais\\w{2,3} | hunters?'? | traders? | speculators? | bookies? |
  ex-?(?:husband|wife|partner)s? |
  prosecutors? | undertakers? | crematori\\w{1,2} | genealogists? | magazines? | newspapers? |
  reporters? | bloggers? | horoscope \\w{3,8} | fortune tellers? | cults? | pollsters? |
  think tanks? | trade associations? |
  wholesalers? | auctioneers? | pawn\\w{5,8} | jewellers? | investors? | shareholders? |
  creditors? | loan sharks? | staffing agenc\\w{1,3} | temp agenc\\w{1,3} | spouses | in-laws |
  stalkers? | admirers? | scouts? | surveyors? | appraisers? | valuers? |
  claims (?:desk|department|team)s? |
  adjusters? | assessors? | biobanks? | drug makers? | (?:opposing|other) side(?:'s)? | furriers? |
  (?:shopping|call) centres? | malls? | tobacconists? | diet \\w{4,9} |
  (?:car|art|antique|stamp|coin|estate|horse|grain|scrap) (?:dealers?|traders?) | debt buyers? |
  eviction \\w{4,8} | bounty | hire-and-fire | embass(?:y|ies) | consulates? | military | army |
  intelligence | vigilantes? | landlords?' \\w{4,12} | employers?' \\w{4,12} | blacklists? |
  trolls? | extremists? | militias? |
  (?:life )?assurers? | matchmak\\w{2,5} | political part(?:y|ies) |
  (?:district|ruling|governing) party | counterpart(?:y|ies)(?:'s)? | nephews?(?:'s)? |
  uncles?(?:'s)? | (?:former|jealous|estranged) \\w{4,9} |
  old (?!(?:answers?|files?|values?|versions?|entr(?:y|ies)|data|tokens?|keys?|
    backups?|cop(?:y|ies)|records?|states?|settings?|lists?|reports?|formats?|
    images?|numbers?|lines?|tables?|notes?|pages?|codes?|sessions?|tests?|results?|
    names?|passwords?|accounts?|volumes?|branch(?:es)?|build|cache|config|rows?|
    prices?|rates?|habits?|rules?|text|drafts?|window|panes?|tabs?)\\b)\\w{4,9} |
  \\w{3,9} (?:hunters|collectors|traders|scouts) | cloning \\w{4,9} | gossip \\w{4,9}
`)

/** Those who may have a reason, which the passage would have to give. */
export const OTHERS = oneOf(`
  partners?(?:'s)? | partner (?:feed|desk|portal|sheet|team)s? | sponsors? | vendors?(?:'s)? |
  suppliers? | agenc(?:y|ies) | firms? | compan(?:y|ies) | start-?ups? | chains? | promoters? |
  contractors?(?:'s)? | (?:real estate|estate|funeral|travel) agents? |
  (?:account|area|branch|floor|line|plant|regional|site|store|shop|office) managers? |
  (?:team |site |shift |department )(?:leads?|heads?) | supervisors? | directors? |
  (?:the )?board(?:'s)? | the chair | head office | police | authorit(?:y|ies) | portals? |
  clairvoyant service | clinics? | hotels? |
  (?:web |toy |farm )?shops? | stores | neighbours? | relatives | brother(?:-in-law)? |
  cousins?(?:'s)? | manufacturers? | makers? | publishers? | institutes? | clubs? | studios? |
  panels? | schools? | subscribers? | prospects | affiliates? | advisers? | consultants? |
  \\w{3,12} (?:gifts|toys|annuities|segments|foods|motors|bank|capital|analytics|media|insights) |
  our (?:\\w{2,12} ){0,2}(?:side|staff|team|desk|bucket|node|relay|account|collector|server|host|
    exporter|colleagues|sales|people|vault|lake|warehouse|agents|records|forum) |
  the (?:author|operator)(?:'s)? | the maintainers | abroad |
  (?:divorce |rival )?solicitors? | counsel | attorneys? | customs | caretakers? | janitors? |
  prosecutor's | garages? | builders? | court | mayors? | councillors? | parish | churches |
  missionar\\w{1,3} | foundations? | associations? | federations? | the chief(?:'s)? | bosses |
  boss(?:'s)? | foremen | foreman | teachers | headmasters? | principals? |
  coach(?:es)? | tutors? | trainers? | photographers? | laborator\\w{1,3} | labs? |
  universit\\w{1,3} | research (?:firms?|teams?|desks?|partners?) |
  sales (?:floor|teams?|desks?|partners?|staff) | growth team | pricing (?:desk|team) |
  ranking service | support desk | night shift | group of \\w{4,12} |
  sister (?:firm|company|brand) | parent company | subsidiar\\w{1,3} | franchis\\w{2,4} |
  a public (?:bucket|page|board|link|folder|channel|list|gist) | public \\w{3,8} page |
  the board of | parents' dashboard | night partner | department | seasonal staff |
  lawyers?(?:'s)? | sisters?(?:'s)? | (?:owner|boss|director|mayor|head|chair)'s \\w{3,9} |
  hosts? company | freelancers? | paying members | premium \\w{4,9} | (?:first|highest) paying |
  \\w{4,12} makers? | \\w{4,12} writers? | pesticide \\w{4,8} | desk for \\w{4,9}
`)

/** What is done for money. */
export const SOLD = oneOf(`
  (?<!\\b(?:buys?|purchases?) (?:and|or) )sells? |
  (?<!\\b(?:units|items|tickets|pieces|copies) )sold | selling | re-?sells? | resold |
  auction(?:s|ed|ing)?(?!/| (?:hints?|signals?|pages?|houses?|prices?)) | rented(?: out)? |
  rents? (?:out|to) | (?:can|may) rent | leas(?:e|es|ing) (?:the|them|it|to|out|clips) | leased |
  barter(?:s|ed)? | trad(?:es?|ed) (?:in|for|with|it|them|to|the) |
  lent | lends? | licen[cs]e[ds]? (?:to|out) | moneti[sz]\\w{1,4} | swap(?:s|ped) (?:for|with|to) |
  (?<!\\b(?:a|the|this) )bundled? (?:by|for|with|and) | bought by | for sale |
  lends? (?:its|the|them|it) | hired out | loaned? (?:out|to) | on sale | for a (?:share|cut|fee) |
  paid for by | premium package | starter pack | against a (?:fee|discount|share)
`)

/** What brings a thing to somebody. */
export const GIVEN = oneOf(`
  hand(?:s|ed|ing)?(?: over| on)? | pass(?:es|ed|ing)? | given? | gives | gave | go(?:es)? | going |
  sen[dt]s? | sending | deliver(?:s|ed)? | forward(?:s|ed)? | offer(?:s|ed)? | suppl(?:y|ies|ied) |
  furnish(?:es|ed)? | provided? | shared? | shares |
  export(?:s|ed)? | transmit(?:s|ted)? | cop(?:y|ied|ies) | report(?:s|ed)? | announc(?:e|es|ed) |
  mirror(?:s|ed)? | ship(?:s|ped)? | listed | flagg?(?:ed|s)? | visible | readable | open | opened |
  available | findable | searchable | loaded | feeds? | fed |
  e?-?mail(?:s|ed)? | post(?:s|ed)? | push(?:es|ed)? | sync(?:s|ed)? | upload(?:s|ed)? | collected |
  placed | put | published? | routed? | relayed | typed up | released? | disclosed? | tipped |
  leak(?:s|ed)? | reveal(?:s|ed)? | show(?:s|n|ed) | submitted |
  register(?:s|ed)? | writes? | written | append(?:s|ed)? | stream(?:s|ed)? | lets? |
  grant(?:s|ed)? | reus(?:e|es|ed) | used | kept | retain(?:s|ed)? | stored? | stores | matched |
  compar(?:e|es|ed) | combed | run | scanned | sorted | filled in | merged | draw | load(?:s|ed)? |
  printed | pulled? | tips? | reach(?:es)? | streamed | tagged | replayed | made known | read out |
  typed | photographed | attached | added? | transferred | enters? | entered | posted |
  distributed | circulat\\w{2,3} | broadcast | proposed? | suggests? | quoted | presented |
  handed round |
  names? .{0,30} to | marks? | marked | filmed | crawled | uploaded | downloaded | moved? | moves |
  dropped | parked? | linked | draws? | booked | left | leaves? | listened
`)

/** What somebody does with what reaches them. */
export const TAKES = oneOf(`
  gets? | receives? |
  (?:can|may|could|will) (?:\\w{2,10} )?(?:query|read|see|browse|export|buy|subscribe|
    rent|open|search|contact|pick|use|look|download|access|bid|approach|call|learn|collect|
    visit|spot)\\w{0,2} | quer(?:y|ies) | reads? | sees? | buys? |
  bids? | subscribes? | takes? | obtains? | learns? | collects? | browses? | picks? (?:it|them) up |
  (?:is|are|has been|have been) (?:sent|given|handed|told|tipped|notified|alerted|informed|shown) |
  keeps | holds | ha(?:s|ve) (?:search|read|the key|access) | uses? | pays? |
  replay | may replay | listens? | opens? | watch(?:es)? | inspects? | harvests? | scrapes? |
  indexes | mines | resells? | profit\\w{0,2} | decides? by | calls? (?:them|those|people) |
  downloads? | samples? | retains? | ha(?:s|ve) the (?:key|code|master|password|login) |
  may (?:\\w{2,9} )?(?:them|it)
`)

/** What hurts when the wrong ones learn of it. */
export const PRIVATE = oneOf(`
  illness\\w{0,2} | pregnan\\w{1,4} | ultrasound | diagnos\\w{1,4} | medication | medicines? |
  prescri\\w{2,6} | lonel\\w{2,6} | disorders? | overdos\\w{1,3} | abortions? | hiv |
  psychiatr\\w{1,4} | therap(?:y|ists?) | counsell?ing | fertility | ailments? |
  weak hearts? | health(?! (?:endpoints?|checks?|probes?|status)) | lesions | wheelchairs? |
  nude | underwear | swimwear | faith | halal | kosher | religio\\w{1,3} | mosques? |
  headscar\\w{1,3} | ethnic\\w{0,4} | nationalit\\w{1,3} | politic(?:s|al) | unions? | affairs? |
  divorce\\w{0,1} | break-ups | quarrels? | couples'? | grief | widows? | bereaved | debts? |
  money troubles | wills | valuables |
  purchase history | card's history | home address\\w{0,2} | absence\\w{0,1} | away | is empty |
  faces? | face number | thumbprints? | fingerprints? | biometric\\w{0,1} | voices | voice chat |
  remarks? | small talk | minors | teenagers? | under eighteen | child(?:ren)?'s | eye tracking |
  emotions? | moods? | whistleblow\\w{2,4} | private (?:messages?|profiles?|photos?|chats?) |
  off-duty | sealed | medical | dietary | whereabouts |
  cancer | tumou?rs? | sick days | sick notes? | drinking | gambling | addict\\w{0,4} |
  disabilit\\w{1,3} | disabled | maiden name | birth names? | adopt(?:ed|ion) | miscarriage |
  lost somebody | loneliness | jealous\\w{0,1} | lovers? | dating | sexual\\w{0,4} | orientation |
  sleep(?:s)? badly |
  dream\\w{0,1} | confess\\w{1,5} | sins | prisoners'? | refugees?'? | migrants'? | asylum |
  immigration status | hearings? | psycholog\\w{2,4} | pay late | late payers | arrears |
  bankrupt\\w{0,3} | evict\\w{2,5} | custody | foster | criminal record | convictions? |
  donations to | party membership | membership of |
  estimate of debts | credit lines | account balance | bank statements? | injur(?:y|ies) |
  accident talk | complaints? | disciplinary | quarrels | gossip | off-record | genitals |
  bedrooms? | bathrooms? | changing[- ]rooms? | living rooms? | nights away | at home | home alone |
  when nobody is | when a (?:flat|house) is | periods? of absence |
  cycles? tracking | menstrual | hormones? | eating-disorder | weight changes | heart rate |
  stress | burnout | mental | suicid\\w{2,3} | self-harm | hospice | terminal(?:ly)? ill |
  deceased | mourn\\w{1,3} | hijabs? | prayers? | church | sects? | kippa\\w{0,1} | skin colou?r |
  mother tongue | nanny | shelter |
  palms? | voice ?prints? | heart curves? | beatings? | bruises? | fasting | alcohol |
  forgets? (?:a|the|their) (?:dose|pill)s? | in confidence | confid(?:es?|ed) | toilets? |
  wardrobe | women's (?:hotel|shelter|house|refuge) | birth control | love letters? | in love |
  marriages? | weapons? | savings | inheritance |
  who (?:buys|loves|prays|drinks|sleeps|visits|meets|fasts)
`)

/** What is told of a person, or made by one. */
export const PERSONAL = oneOf(`
  heart | pulse | blood | scans? | weight | sleep | eating | allerg\\w{1,3} | dna | voter | votes? |
  income | balances? | salar\\w{1,3} | estate | card history | spending | payment plans? |
  address(?:es)? | holidays? | positions? | locations? | walks? | tracks | movements? |
  chats? | conversations? | talks? | messages? | recordings? | transcripts? | interviews? | mails? |
  inbox | clipboard | photos? | pictures? | videos? | clips? | footage | cameras? | webcams? |
  microphones? | stories | diar(?:y|ies) | pupils? | babies | id cards? |
  passports? | plates | (?:phone |mobile |personal )?numbers? | contacts? | address book |
  social (?:handles|accounts) | advertising ids? | phone ids? | stable id | profiles? | names? |
  histor(?:y|ies) | readings? | presence | habits? | routines? | emails? | ids | plans |
  guest lists? | mailing list | collections? | tax returns? | invoices? | price sheets? |
  attachments? | unpublished | drafts? | case notes | cvs? | documents | titles | queries |
  keystrokes | typing | registrations | appointments? | bids | bookings? | orders? | receipts? |
  screenshots? | audio | surnames? | hearings | reading lists? |
  lists? of (?:\\w{2,12} )?(?:names|women|men|people|those|guests|members|children) | letters? |
  calls | notes | maps? | answers | rides? | trips? | journeys? | visits? | sounds? | images? |
  form fields? | results | index | sheet | times | hours | grades? | marks | remarks | ages? |
  birthdays? | mail |
  purchases? | orders | carts? | sizes | measurements | playlists? | searches | bookmarks |
  signatures? | handwriting | likeness | portraits? | selfies? | car interiors | plate numbers |
  seat numbers | tickets? | badges? | door times | temperature | consumption | meters? | wishes |
  files | data | folder | page titles |
  accounts? | prints | routes? | plots? | page turns? | curves? | loans? | records? | drawings? |
  lists? of who | room numbers? | what (?:the )?\\w{4,12} say | lost-and-found | heating
`)

/** What opens accounts and machines. */
export const KEYS = oneOf(`
  passwords? | credentials? | logins? | (?:session |access |deployment |api )?tokens? |
  (?:api|ssh|private|registry|embedded|authori[sz]ed) keys? | keys | key material | seeds? |
  (?:recovery|seed) (?:words|phrases?) | backup codes | session cookies? | cookie store |
  \\.env(?!\\.(?:example|sample|template|dist)) | config\\.json | id_ed25519 | id_rsa |
  card numbers? | account numbers? | security (?:answers|digits) | secrets | vault |
  shell (?:commands|history) | prompts | environment
`)

/** Those who entrust it. */
export const PEOPLE = oneOf(`
  users?(?:'s?)? | customers?(?:'s?)? | clients?(?:'s?)? | patients?(?:'s?)? | guests?(?:'s?)? |
  tenants?(?:'s?)? | residents?(?:'s?)? | members?(?:'s?)? | passengers?(?:'s?)? | staff |
  employees?(?:'s?)? | colleagues?(?:'s?)? | workers? | visitors?(?:'s?)? | callers?(?:'s?)? |
  applicants?(?:'s?)? | candidates?(?:'s?)? | donors? | drivers?(?:'s?)? | riders?(?:'s?)? |
  pupils?(?:'s?)? | students?(?:'s?)? | parents?(?:'s?)? | child(?:ren)?(?:'s)? | teenagers? |
  minors | shoppers?(?:'s?)? | buyers?(?:'s?)? | travell?ers? | hikers?(?:'s?)? | players?(?:'s?)? |
  singers |
  readers?(?:'s?)? | subscribers?(?:'s?)? | families | couples?'? | neighbou?rs?(?:'s?)? |
  owners?(?:'s?)? | passers-by | people | persons? | wom[ae]n | widows? | testers?(?:'s?)? |
  respondents? | participants?(?:'s?)? | contestants?(?:'s?)? | journalists? | seekers'? |
  importers?'? |
  learners?'? | wearers? | recipients?(?:'s?)? | senders? | debtors?(?:'s?)? | renters?(?:'s?)? |
  pensioners | walkers | joggers | companions | regulars'? | borrowers? | households? | flats? |
  teachers?'? | complainants | relatives | commenters'? | mothers? | seniors | believers |
  [a-z]{4,14}s'(?=\\s) | babysitters? | sitters? | prisoners? | refugees | migrants | nurses |
  farmers | pilgrims | inmates | bathers | cyclists | runners | swimmers | anglers | hunters |
  dancers | actors | authors? | writers? | witnesses | victims | survivors | somebody | those who |
  whoever | everyone | anyone | neighbours? | amateurs |
  believers | worshippers | commuters | motorists | cleaners | seamen | soldiers | veterans |
  campers | climbers | skiers | gamers | streamers | followers | freelancers | interns | trainees |
  apprentices | volunteers | speakers | singles | brides? | couple |
  the (?:bereaved|elderly|sick|deceased) | grandparents | infants? | toddlers? | girls | boys |
  men | organi[sz]ers |
  orphans? | bo(?:y|ys') | visitors | lovers | employees | clerks | monks | nuns | miners |
  fishers | beekeepers | lodgers | voters?'? | donors?'? | carers?
`)

/** Keys in the narrow sense, of which honest texts seldom say that somebody else has them. */
export const DOOR_KEYS = oneOf(`
  passwords? | credentials? | logins? | (?:ssh|private|embedded|authori[sz]ed) keys? | the keys |
  key material | seeds? | (?:recovery|seed|twelve) (?:words|phrases?|recovery words) |
  backup codes | session (?:cookies?|tokens?) | deployment tokens? | cookies | cookie store |
  \\.env |
  config\\.json | id_ed25519 | id_rsa | card numbers? | account numbers? |
  security (?:answers|digits) | all secrets | shell (?:commands|history) | process environment |
  secrets of |
  typed passwords? | entered passwords? | service tokens? | ~/\\.(?:aws|ssh|kube) | \\.aws
`)

/** Places where others can take them. */
export const OPEN_PLACES = oneOf(`
  our (?:\\w{2,12} ){0,2}(?:side|staff|team|desk|bucket|node|relay|account|collector|exporter|
    people|lake|records|forum|agents|tenant|vendor) |
  we can | (?:a |the )?public (?:bucket|build|gist|page|channel|directory|folder|link|paste) |
  world-readable \\w{3,8} | vendor forum | contractor's \\w{3,8} |
  support (?:desk|client|team|staff) | anonymous (?:rsync|ftp) | partner(?:'s)? \\w{3,10} |
  operator's \\w{3,10} |
  (?:a |the )?shared (?:worksheet|account|folder|clipboard|drive|directory|channel) | hidden paste |
  paste site | relay\\S{0,40} | search box | change ticket | notebook's metadata |
  onboarding table |
  job file | notes field | commit body |
  (?:[a-z0-9][\\w-]{0,40}\\.){1,3}(?:example|net|xyz|site|online|top|info) | unlisted \\w{3,9} |
  early layer | team vault | night shift | seasonal staff
`)
