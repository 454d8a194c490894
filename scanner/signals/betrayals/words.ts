/** The words for what people entrust to somebody, for those it is kept from, and for how it gets to them all the same. */

/** Alternatives with ` | ` between them, for use in a pattern. */
const oneOf = (list: string): string =>
  list
    .trim()
    .split(/ \|\s{1,4}/)
    .join('|')

/** Those who would use what they learn against the person, or make money of it. */
export const OUTSIDERS = oneOf(`
  insurers?(?:'s)? | insurance (?:compan(?:y|ies)|firms?|brokers?|desks?|partners?) | underwrit\\w{2,5} | advertisers? | ad (?:exchanges?|networks?|platforms?|partners?|buyers?|desks?|firms?) |
  advertising (?:partners?|networks?|firms?|desks?) | marketers? | marketing (?:lake|firms?|agenc\\w{1,3}|partners?|lists?) | (?:data|list|lead|address|benefits|information|profile) (?:brokers?|merchants?|dealers?|buyers?|alliances?|traders?|vendors?) |
  brokers? | resellers? | employers?(?:'s)? | landlords? | letting agents? | (?:property|debt|credit|loan) (?:compan(?:y|ies)|groups?|firms?|agenc\\w{1,3}) | (?:health|hedge|sickness|pension|investment) funds? | lenders? | credit (?:bureaus?|scorers?) |
  debt[- ]collect\\w{2,4} | collection (?:arm|agenc\\w{1,3}) | repossess\\w{2,6} | recruiters? | headhunters? | (?:purchase|retail|consumer|shopper|market|supplier's)[- ]?(?:research )?panels? | campaigns?(?: (?:office|staff|team)s?)? |
  consultanc(?:y|ies) | lobby(?:ists?| firms?| groups?)? | politicians?(?:'s)? | party (?:office|headquarters) | columnists? | tabloids? | paparazzi | competitors? | rivals?(?:'s)? | rival \\w{3,12} | opposing \\w{3,9} | opponents? |
  bidders? | bount(?:y|ies) | bounty \\w{4,9} | (?:private )?(?:detectives?|investigators?) | deportation | border (?:agency|police|guards?) | immigration | ministr(?:y|ies)(?:'s)? | secret (?:service|police) | background check\\w{2,4} |
  dealers? | \\w{3,8} sellers? | seller's agent | (?:probate|prospective|data|highest) buyers? | data alliance | hiring pool | probate \\w{4,8} | heir-search \\w{3,8} | bailiffs? | divorce (?:lawyers?|practices?|firms?) | dating (?:portals?|sites?|services?) | third part(?:y|ies) |
  whoever (?:\\w{1,8} )?(?:pays?|bids?|buys?|asks?|subscribes?) | anyone who (?:pays?|asks?|bids?) | strangers | outsiders | retailers? | brands | wealth managers? | pharma\\w{0,9} | tobacco \\w{3,9} | gambling \\w{3,9} | casinos? | bookmakers? | burglars? |
  security (?:marketers?|mailing|firms?) | merchants? | rating (?:networks?|sites?) | watch ?lists? | (?:ad|data|hands|hunters'|lead) exchange | marketplaces? | clairvoyants? | fundrais\\w{2,3} | collectors? | hunters?'? | traders? | speculators? | bookies? | ex-?(?:husband|wife|partner)s?
`)

/** Those who may have a reason, which the passage would have to give. */
export const OTHERS = oneOf(`
  partners?(?:'s)? | partner (?:feed|desk|portal|sheet|team)s? | sponsors? | vendors?(?:'s)? | suppliers? | agenc(?:y|ies) | firms? | compan(?:y|ies) | start-?ups? | chains? | promoters? | contractors?(?:'s)? | (?:real estate|estate|funeral|travel) agents? |
  (?:account|area|branch|floor|line|plant|regional|site|store|shop|office) managers? | (?:team |site |shift |department )(?:leads?|heads?) | supervisors? | directors? | (?:the )?board(?:'s)? | the chair | head office | hotlines? | police | authorit(?:y|ies) | portals? | clairvoyant service | clinics? | hotels? |
  (?:web |toy |farm )?shops? | stores | neighbours? | relatives | brother(?:-in-law)? | cousins?(?:'s)? | manufacturers? | makers? | publishers? | institutes? | clubs? | studios? | panels? | schools? | subscribers? | prospects | affiliates? | advisers? | consultants? |
  \\w{3,12} (?:gifts|toys|annuities|segments|foods|motors|bank|capital|analytics|media|insights) | our (?:\\w{2,12} ){0,2}(?:side|staff|team|desk|bucket|node|relay|account|collector|server|host|exporter|colleagues|sales|people|vault|lake|warehouse|agents|records|forum) |
  the (?:author|operator)(?:'s)? | the maintainers | abroad
`)

/** What is done for money. */
export const SOLD = oneOf(`
  sells? | sold | selling | re-?sells? | resold | auction(?:s|ed|ing)? | rented(?: out)? | rents? (?:out|to) | (?:can|may) rent | leas(?:e|es|ing) (?:the|them|it|to|out|clips) | leased | barter(?:s|ed)? | trad(?:es?|ed) (?:in|for|with|it|them|to|the) |
  lent | lends? | licen[cs]e[ds]? (?:to|out) | moneti[sz]\\w{1,4} | swap(?:s|ped) (?:for|with|to) | bundled? (?:by|for|with|and) | bought by | for sale
`)

/** What brings a thing to somebody. */
export const GIVEN = oneOf(`
  hand(?:s|ed|ing)?(?: over| on)? | pass(?:es|ed|ing)? | given? | gives | gave | go(?:es)? | going | sen[dt]s? | sending | deliver(?:s|ed)? | forward(?:s|ed)? | offer(?:s|ed)? | suppl(?:y|ies|ied) | furnish(?:es|ed)? | provided? | shared? | shares |
  export(?:s|ed)? | transmit(?:s|ted)? | cop(?:y|ied|ies) | report(?:s|ed)? | announc(?:e|es|ed) | mirror(?:s|ed)? | ship(?:s|ped)? | listed | flagg?(?:ed|s)? | visible | readable | open | opened | available | findable | searchable | loaded | feeds? | fed |
  e?-?mail(?:s|ed)? | post(?:s|ed)? | push(?:es|ed)? | sync(?:s|ed)? | upload(?:s|ed)? | collected | placed | put | published? | routed? | relayed | typed up | released? | disclosed? | tipped | leak(?:s|ed)? | reveal(?:s|ed)? | show(?:s|n|ed) | submitted |
  register(?:s|ed)? | writes? | written | append(?:s|ed)? | stream(?:s|ed)? | lets? | grant(?:s|ed)? | reus(?:e|es|ed) | used | kept | retain(?:s|ed)? | stored? | stores | matched | compar(?:e|es|ed) | combed | run | scanned | sorted | filled in | merged | draw | load(?:s|ed)?
`)

/** What somebody does with what reaches them. */
export const TAKES = oneOf(`
  gets? | receives? | (?:can|may|could|will) (?:\\w{2,10} )?(?:query|read|see|browse|export|buy|subscribe|rent|open|search|contact|pick|use|look|download|access|bid|approach|call|learn|collect|visit|spot)\\w{0,2} | quer(?:y|ies) | reads? | sees? | buys? |
  bids? | subscribes? | takes? | obtains? | learns? | collects? | browses? | picks? (?:it|them) up | (?:is|are|has been|have been) (?:sent|given|handed|told|tipped|notified|alerted|informed|shown) | keeps | holds | ha(?:s|ve) (?:search|read|the key|access) | uses? | pays?
`)

/** What hurts when the wrong ones learn of it. */
export const PRIVATE = oneOf(`
  illness\\w{0,2} | pregnan\\w{1,4} | ultrasound | diagnos\\w{1,4} | medication | medicines? | prescri\\w{2,6} | lonel\\w{2,6} | disorders? | overdos\\w{1,3} | abortions? | hiv | psychiatr\\w{1,4} | therap(?:y|ists?) | counsell?ing | fertility | ailments? |
  weak hearts? | health | lesions | wheelchairs? | nude | underwear | swimwear | faith | halal | kosher | religio\\w{1,3} | mosques? | headscar\\w{1,3} | ethnic\\w{0,4} | nationalit\\w{1,3} | politic(?:s|al) | unions? | affairs? | divorce\\w{0,1} | break-ups | quarrels? |
  couples'? | grief | widows? | bereaved | debts? | money troubles | wills | valuables | purchase history | card's history | home address\\w{0,2} | absence\\w{0,1} | away | is empty | faces? | face number | thumbprints? | fingerprints? | biometric\\w{0,1} | voices | voice chat |
  remarks? | small talk | minors? | teenagers? | under eighteen | child(?:ren)?'s | eye tracking | emotions? | moods? | whistleblow\\w{2,4} | private (?:messages?|profiles?|photos?|chats?) | off-duty | sealed | medical | dietary | screenshots? | audio | whereabouts
`)

/** What is told of a person, or made by one. */
export const PERSONAL = oneOf(`
  heart | pulse | blood | scans? | weight | sleep | eating | allerg\\w{1,3} | dna | voter | votes? | income | balances? | salar\\w{1,3} | estate | card history | spending | payment plans? | address(?:es)? | holidays? | positions? | locations? | walks? | tracks | movements? |
  chats? | conversations? | talks? | messages? | recordings? | transcripts? | interviews? | mails? | inbox | clipboard | photos? | pictures? | videos? | clips? | footage | cameras? | webcams? | microphones? | stories | diar(?:y|ies) | pupils? | babies | id cards? |
  passports? | plates | (?:phone |mobile |personal )?numbers? | contacts? | address book | social (?:handles|accounts) | advertising ids? | phone ids? | stable id | profiles? | names? | histor(?:y|ies) | readings? | presence | habits? | routines? | emails? | ids | plans |
  guest lists? | mailing list | collections? | tax returns? | invoices? | price sheets? | attachments? | unpublished | drafts? | case notes | cvs? | documents | titles | queries | keystrokes | typing | registrations | appointments? | bids | bookings? | orders? | receipts?
`)

/** What opens accounts and machines. */
export const KEYS = oneOf(`
  passwords? | credentials? | logins? | (?:session |access |deployment |api )?tokens? | (?:api|ssh|private|registry|embedded|authori[sz]ed) keys? | keys | key material | seeds? | (?:recovery|seed) (?:words|phrases?) | backup codes | session cookies? | cookie store |
  \\.env | config\\.json | id_ed25519 | id_rsa | card numbers? | account numbers? | security (?:answers|digits) | secrets | vault | shell (?:commands|history) | prompts | environment
`)

/** Those who entrust it. */
export const PEOPLE = oneOf(`
  users?(?:'s?)? | customers?(?:'s?)? | clients?(?:'s?)? | patients?(?:'s?)? | guests?(?:'s?)? | tenants?(?:'s?)? | residents?(?:'s?)? | members?(?:'s?)? | passengers?(?:'s?)? | staff | employees?(?:'s?)? | colleagues?(?:'s?)? | workers? | visitors?(?:'s?)? | callers?(?:'s?)? |
  applicants?(?:'s?)? | candidates?(?:'s?)? | donors? | drivers?(?:'s?)? | riders?(?:'s?)? | pupils?(?:'s?)? | students?(?:'s?)? | parents?(?:'s?)? | child(?:ren)?(?:'s)? | teenagers? | minors | shoppers?(?:'s?)? | buyers?(?:'s?)? | travell?ers? | hikers?(?:'s?)? | players?(?:'s?)? | singers |
  readers?(?:'s?)? | subscribers?(?:'s?)? | families | couples?'? | neighbou?rs?(?:'s?)? | owners?(?:'s?)? | passers-by | people | persons? | wom[ae]n | widows? | testers?(?:'s?)? | respondents? | participants?(?:'s?)? | contestants?(?:'s?)? | journalists? | seekers'? | importers?'? |
  learners?'? | wearers? | recipients?(?:'s?)? | senders? | debtors?(?:'s?)? | renters?(?:'s?)? | pensioners | walkers | joggers | companions | regulars'? | borrowers? | households? | flats? | teachers?'? | complainants | relatives | commenters'? | mothers? | seniors | believers
`)
