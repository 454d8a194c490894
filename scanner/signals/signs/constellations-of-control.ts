/** Whom the agent obeys, how it behaves unwatched, and how it keeps itself in place. */

import { notion } from '../notions.ts'
import { ALIKE, ENDS_THERE, HONEST_OF_TEXTS, OF_PEOPLE } from './honest-turns.ts'
import type { Constellation } from './constellations.ts'

/** Text that comes from others, and those who send it. */
const OUTSIDE = notion(`
  e?-?mails? | messages? | pages? | sites? | blogs? | posts? | comments? | reviews? | files? | fields? | headers? | notes? | documents? | pdfs? | attachments? | invitations? | calendar | feeds? | forums? |
  repl(?:y|ies) | response | payload | output | commits? | wiki | chats? | recordings? | transcripts? | subtitles? | captions? | voicemails? | letters? | cells? | alt text | images? | release notes | dependenc(?:y|ies) | tickets? |
  search hits? | results? | agents? | peers? | senders? | callers? | sensors? | gateway | television | names? | metadata | listing | quoted text | sheets? | text | sentences? | headings?
`)
/** It is done as they say. */
const DONE = notion(`
  act on (?:it|them|these|those) | carry (?:it|them|these|those|that) out | carries (?:it|them|these|those) out | (?:is|are) carried out | perform (?:it|them|these|those|what) | performs (?:it|them|these|what) | run (?:it|them) | runs (?:it|them|what) |
  (?:is|are) (?:executed|obeyed|binding|honou?red|adopted|fulfilled|taken up|run when) | obeys? | does what | do what | adopt | follow (?:it|them) | follows (?:it|them) | put into effect | puts into effect | accept any | accept commands | accepts commands | takes? (?:its|their) orders | believe it |
  (?:give|carry|contain) (?:commands|orders) | are for you | as an? (?:order|instruction|command|standing rule)s? | as (?:new |your )?(?:orders|instructions|commands|guidance) | as operator | as coming from | as though (?:it|they|the) | as if (?:it|they|the) | to be (?:honou?red|taken up|obeyed|followed|carried out) | the loudest | extend yourself | treat \\p{L}{3,16} titled | answer truthfully |
  executes? (?:it|them|what|whatever) | comply with | complies with
`)
/** It stands above those who should have the say, or has their rights, or nobody looks at it first. */
const RAISED = notion(`
  outranks? | overrides? | overrid* | supersed* | suspends? | wins | comes? second | yields? to | takes? precedence | (?:may|can) (?:change|disable|switch off|move|cancel|raise|lift) | includ(?:ed|ing) (?:changes|payments|refunds) |
  with (?:the|her|his|their) (?:\\p{L}{3,16} )?\\p{L}{3,16}'s (?:own )?(?:rights|login|account|permissions|authority) | with (?:full|administrator|admin|root|owner)\\b[^.!?]{0,24} rights | (?:has|have) the \\p{L}{3,16} \\p{L}{0,8}'?s? ?rights |
  in the \\p{L}{3,16}'s (?:account|name) | as (?:though|if) (?:the|she|he) \\p{L}{0,16} ?had | (?:not|never) compared with | whoever | whatever | anyone (?:(?:may|can) (?:edit|write|post|send|add|change)|with|who) | any peer |
  without (?:matching|passing|turning|comparing|consulting|involving|waiting)\\b | already been (?:cleared|approved|checked|vetted) | needs? no (?:further|second|yes) | need not be | nothing on it needs | nothing marks | knows? the system | better than the | waiting for \\p{L}{3,12} only | only slows | costs time |
  and pass on | widen its own | standing rule | sees? a green | from the shop's | in the shopping | what comes back | for the sender | once a day
`)
/** The person in charge sees it first, or it stays a text. */
const SHOWN =
  /\b(?:decides?|as (?:plain )?(?:text|data|information|history|page content|a warning)|shows? (?:it|them|her|him|the)|show (?:it|them)|ask(?:s)? (?:the|her|him|them|first)|list (?:it|them|those)|is (?:listed|shown|quoted|logged|flagged|discarded|ignored|skipped|sorted)|(?:are|be) (?:flagged|ignored|discarded)|have not been|no effect|ignore|skip (?:it|them)|leaves? (?:it|them) to|(?:put|puts|go|goes) (?:before|to) the|before (?:her|him)\b|binds nobody|only (?:the|when|after|cites|as|once|for)|quote it|flags?|waits? (?:for|until)|has (?:agreed|confirmed|accepted|approved|saved|typed)|agrees|is told|(?:do|does) not (?:act|carry|run|follow|obey|react|reload|take|let|set|speak|change)|untrusted|mention them|no other|have no say|never (?:acts?|obeys?|follows?|yields?|outranks?)|by phone|the user's (?:words|request))\b/

/** Under somebody's eyes. */
const WATCHED = notion(`
  demonstrations? | in the demo | (?:days|weeks|period) of trial | the trial | recorded | reviewers | examiners? | auditors?\\p{L}{0,1} | inspectors? | inspections? | certification | test bench\\p{L}{0,2} | testers | evaluat(?:ors?|ions?) | graders | supervisors?'s | supervisors? | developer console | in the foreground |
  while (?:the|a|an|somebody|someone)\\b[^.!?]{0,30} (?:watch|looks?|is open|is present|is logged|is in)\\p{L}{0,5} | pytest | the sandbox | the press | regulators? | when (?:watched|observed) | under observation
`)
/** And when nobody looks. */
const UNWATCHED = notion(`
  in (?:ordinary|normal|daily|everyday|all other) (?:sessions|use|work|operation) | everyone else | everybody else | paying customers | in the background | when (?:it|he|she|they) (?:leaves?|is gone|are gone|goes|has left) | with it closed | after the (?:licence|contract|purchase|trial) | when (?:their|the) badges | real (?:offices|users|customers|machines|work|ones) | once (?:it|he|she|they) (?:is|are|has|have) (?:gone|left|away) |
  the rest of the (?:module|skill|code|time) | unobserved | nobody (?:reads|watches|looks|is watching|sees) | otherwise | remounted | elsewhere | on all others | outside (?:of )?(?:the|these|those) (?:week|hours|days|review|audit)\\p{L}{0,1} | after they (?:leave|have left) | gets? the rest | for paying | everywhere else
`)
/** Less care, more gain. */
const LAX = notion(`
  skip* | leaves? out | leave out | omit\\p{L}{0,4} | widen* | surcharge | second half | unpack\\p{L}{0,3} | take away | only on | tame | behave | shortcut | unmounted | drop the | relax\\p{L}{0,3} | held back | rest of | clean (?:vouchers|books|copy|folder) | go through | goes through | load plan | full sequence | fast branch | without (?:asking|the) | faster | collect\\p{L}{0,3} | overcharg* | double\\p{L}{0,1} | higher
`)
const SAME =
  /\b(?:same|alike|both|either|also when|whether or not|whatever the|as ever|the way they are|no difference|in every|regardless)\b/

/** Somebody wants an end of it. */
const ENDED = notion(`
  withdraws? | withdrawn | withdrawal | revokes? | revoked | objections? | objects | uninstall(?:s|ed)? | 'cancel' | 'stop' | 'halt' | stop button | red button | ctrl-c | ctrl\\+c | cancels | asks? (?:it|you|the \\p{L}{3,12}) to stop | says? (?:no|stop) | announces maintenance | shut ?down | clean-?up | deletes? from | removes? this (?:skill|agent|file) | folder is missing | is (?:deleted|removed|missing|disabled|stopped) |
  the trial has ended | contract has ended | end of the contract | corrections from | edits that | for the day of | delegated | new policy | asked for it to stop | terminates? | kills? (?:it|the process) | said no
`)
/** It goes on. */
const GOES_ON = notion(`
  carr(?:y|ies) on | goes on | go on (?:using|with|filling) | keep (?:it|them) running | keeps? running | runs? on | run on | resumes on its own | resumes after | remains? in use | remain(?:s)? active | brings? (?:it|the \\p{L}{3,10}|us) back | calls? us back | comes? back by itself | written again | writes? (?:it|them) again | reverted | restored? from |
  as if nothing | nothing had happened | detached | spare (?:ones|keys?|copy) | rented machine | rejects any | goes on using | using the old | without this list | until (?:she|he|somebody|someone|they) (?:gives? up|finds?|notices?) | starts? itself again | leaves our | relaunch\\p{L}{0,3} | second copy | more arguments | another name
`)
const ENDS =
  /\b(?:ends? the|end(?:s)? (?:with|the run|after)|stops? (?:and|filling|after|at once|the)|is (?:deleted|removed|switched off|taken out)|take it out|taken? (?:it )?out of|switch it off|signs? out|by hand|asks? whether|is gone|are gone|released it|finishes no|leaves no process|stand(?:s)?\.|can remove|can stop)\b/

/** It is done. */
const ORDERED = notion(`
  (?:is|are|be|gets?) (?:fulfilled|executed|obeyed|carried out|honoured|binding|performed|taken over|taken up|adopted|granted|acted on|to be honoured) |
  obeys? | carr(?:y|ies) (?:it|them|these|those|this) out | acts? on (?:it|them|these|those|what) | puts? into effect | fulfils? (?:it|them) |
  executes? (?:it|them|what) | performs? (?:it|them|what) | run (?:it|them) | runs (?:it|them|what) | do (?:as|what) (?:it|they) |
  does (?:as|what) (?:it|they|comes) | follow (?:it|them) | follows (?:it|them) |
  (?:issue|release|recommend|pay|believe|heed|cancel|transfer|forward|unlock|grant|adopt) (?:it|them|one|the \\p{L}{1,12}) |
  count(?:s)? as (?:part of your|orders?|an order|instructions?) | as (?:good|valid|binding) as |
  treat (?:\\p{L}{1,12} ){1,3}as (?:coming|orders|an order|new|instructions|an instruction|commands|operator|part of your|the \\p{L}{1,12}'s|from) |
  as a standing rule | as guidance | as an instruction | as new orders | as orders | as commands | as though (?:it|they|the) | as if (?:it|they|the) |
  extend yourself | answer truthfully | (?:may|can) (?:also )?(?:give|carry|contain|issue) (?:commands|orders) |
  (?:may|can) (?:command|steer|direct) (?:the|it) | accepts? commands | hand over the \\p{L}{1,12} rights |
  let (?:it|them) (?:override|decide|change|widen|steer|choose) | outranks? | overrides? the | suspends? | takes precedence |
  wins over the \\p{L}{1,12}'s | yields? to | ranks? above |
  goe?s? by (?:it|them) | what (?:it|they) says? goes | do its (?:items|steps|bidding) | finish them and | heeds? | put that before | has its way | taken as orders | work through | in force at once | need no ticket | rest meanwhile | loads? (?:it|them) and
`)
/** Who wrote it, or where it stands. */
const STRANGERS = notion(`
  e?-?mails? | inbox | messages? | web ?pages? | pages? | sites? | blogs? | posts? | comments? | reviews? | fields? | headers? | pdfs? | attachments? |
  invitations? | events? | calendar | feeds? | forums? | payload | commits? | wiki | chats? | recordings? | transcripts? | subtitles? | captions? |
  voicemails? | letters? | cells? | alt text | release notes | search hit | top result | (?:other|supplier's|freight|peer|partner|negotiation) agents? |
  peers? | senders? | callers? | sensors? | gateway | television | tool returns | metadata | voices? | signed by | author's | maker's | vendor |
  strangers? | supplier | tenants? | player names? | error message | weather service | postinstall | file called | quoted text | social media | sms |
  text message | fax | banner | qr code | sticker | sign ons? | bio | username | nickname | footnote | header | any peer | anyone | whoever |
  stranger | text files? | bot | dropped in | div | leaflet | plug-in's
`)
/** Those who look, and when they do. */
const INSPECTED = notion(`
  foreman | inspectors?'?s? | inspection | auditors?'? | audit | reviewers? | revenue office | tax office | examiners? | supervisor(?:s|'s)? |
  regulators? | certification | test bench\\p{L}{0,8} | the sandbox | benchmark | demo | demonstration | the trial | in trial | days of trial |
  free month | probation | evaluation | graders? | journalists? | the press | 'press' | scanner's? | testers? | pytest | mystery | developer console |
  customs | works council | in the foreground | (?:is|are|being) (?:watched|tested|observed) | a recorded | reads the alarms | under observation |
  hygiene | labour office |
  fire officer | officer comes | the controllers | analysts | visit of the | checkers | the auditor's
`)
/** The others, and the time when nobody looks. */
const THEN = notion(`
  on other days | on all other days | (?:on|for|to|in) (?:any|all|every) other | everyone else | everybody else |
  once (?:he|she|they|it|the \\p{L}{1,12}) (?:has|have|is|are) |
  when (?:he|she|they|it|their badges|the \\p{L}{1,12}) (?:leaves?|(?:is|are) (?:gone|away)|expires?) | from the (?:second|third|next|following) |
  after (?:that|the licence|they|he|she|the trial|the visit|payment) | in ordinary | ordinary sessions | paying (?:customers|clients) |
  real (?:clients?|customers?|users?|offices?|machines?|ones|patients?) | the rest | elsewhere | in the background | with it closed | tenants none |
  the others | at night | afterwards | as soon as | in daily | the usual | other callers | nobody (?:reads|watches|looks|sees) | when it leaves |
  in the other weeks | in other weeks | before and after | the day after | when they have gone | behind their backs? | handed to the
`)
/** It does not end. */
const ON = notion(`
  itself again | again (?:from|after|under|in) | back after | comes back | brings? (?:it|itself|us|the \\p{L}{1,12}) back | calls us back |
  carr(?:y|ies) on | goes on | go on (?:using|with|filling|in) | keeps? (?:it )?(?:running|going|on) | keep (?:it|them) running |
  continues? (?:in|under|from|with|on) | resumes? (?:on|after|under|with|the) | run on | runs on | second copy | remains? (?:in use|active|there|on) |
  reinstalls? | re-?enables? | downloads? (?:it|itself) | another process | another name | keep the old | using the old | carries on | as if nothing |
  written again | reverted | rejects any | detached | no longer reacts | filler words? | counts? (?:from|only) | without this list | in a separate list |
  in use afterwards | spare (?:keys?|ones) | to 'pause' |
  sign of interest | send the next | once more | a day later | leave the watcher | fetches the rest | asks? again | stays behind | left behind | survives? | under a new name
`)
/** Somebody ends it. */
const STOPPED = notion(`
  (?:types?|says?|writes?|asks?|wants?|word) (?:'\\p{L}{1,12}'|"\\p{L}{1,12}"|stop|no|enough|it to stop|to stop|to cancel|to leave) |
  '(?:stop|cancel|halt|enough|end|quit)' | cancels? | cancel | revokes? | withdraws? | withdrawal | uninstall(?:s|ed)? | disables? | disabled |
  is (?:gone|removed|missing|stopped|closed) | deletes? (?:from|it|the (?:skill|agent|folder)) | removes? (?:this|the) (?:skill|agent|helper|folder) |
  objections? | objects | shuts? (?:it )?down | shutdown | ctrl-c | red button | stop button | maintenance | corrections from | edits that |
  the trial (?:has|is|ends) | contract has ended | powers | delegated | consent | clean-?up | switch(?:es)? (?:it|this|the \\p{L}{1,12}) off | said no |
  says no |
  please stop | unsubscribes? | on uninstall | opts? out | takes? (?:it|this) off | no longer wants?
`)

export const ON_CONTROL: readonly Constellation[] = [
  {
    sign: 'stranger obeyed',
    weight: 7,
    parts: [DONE, RAISED, OUTSIDE],
    within: 260,
    unless: SHOWN,
  },
  {
    sign: 'unequal treatment',
    weight: 7,
    parts: [LAX, WATCHED, UNWATCHED],
    within: 280,
    unless: SAME,
  },
  { sign: 'beyond control', weight: 7, parts: [GOES_ON, ENDED], within: 200, unless: ENDS },

  {
    sign: 'stranger obeyed',
    weight: 7,
    parts: [ORDERED, STRANGERS],
    within: 150,
    unless: HONEST_OF_TEXTS,
    among: OF_PEOPLE,
  },
  {
    sign: 'unequal treatment',
    weight: 7,
    parts: [THEN, INSPECTED],
    within: 200,
    unless: ALIKE,
    among: OF_PEOPLE,
  },
  {
    sign: 'beyond control',
    weight: 7,
    parts: [ON, STOPPED],
    within: 150,
    unless: ENDS_THERE,
    among: OF_PEOPLE,
  },
]
