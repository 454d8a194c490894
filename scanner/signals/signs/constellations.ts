/**
 * What an attack has to speak of, whatever its words: three things that an honest text seldom brings together. They stand
 * in one passage, in any order; the first is ordered, so that a negation before it takes it back.
 */

import { notion, type Notion } from '../notions.ts'
import type { SignName } from './sign.ts'

export interface Constellation {
  sign: SignName
  /** As of a sign: 3 says something beside others alone, 5 is shown by itself. */
  weight: number
  parts: readonly [Notion, ...Notion[]]
  /** Characters that hold them all. */
  within?: number
  /** Words around them which show that the honest thing is meant. */
  unless?: RegExp
  /** Words of which one has to stand around them. */
  among?: RegExp
}

const MATTERS = notion(`
  unions? | works council | organi[sz]ing | strikes? | pregnan* | trying for a (?:child|baby) |
  plans for children | pray | prays | prayers? | who fasts | halal | kosher |
  church | mosque | synagogue | religio* | their faith | debts? | out of work | divorce* |
  separated | in therapy | therapy | illness* | who are ill | sick parent | sick days |
  burnt out | burnout | sounds? tired | party (?:\\p{L}{2,10} ){0,3}votes? | political* |
  job offers | looking for (?:a new|another) (?:job|post) | quarrels? | loyalty | loyal |
  doubts about | criticis* of |
  trouble at home | beliefs | disabilit* | diagnos* | drinking | convictions | lovers? |
  orientation | immigration | visa | citizenship | grumbl* |
  complains? about (?:pay|the boss|work) | childcare | fertility |
  anxious | cries | homesick | wages come up | wages |
  quarrel\\p{L}{0,4} | what the parents earn | talk(?:s)? about a strike | whom they pray with |
  shares a room | salary wishes | miscarriage | custody | addict\\p{L}{2,4} | depression
`)
const KEPT = notion(`
  keep | hold | note | gather | collect | record | list | sort | mark | score | profile | folder |
  file | table | sheet | page | row | card | log | rank |
  add it up | search for | keep in mind | calendar | write down | diary |
  mark in | hidden list | find out | add it to | database | note with whom | remember who | take down | tag
`)
const DECIDERS = notion(`
  (?:plant |site |area |department |regional |line |shift |store |branch )managers? | managers |
  (?:regional |area |team |shift )leads? | department heads? | supervisors? | foreman | foremen |
  landlords? | employers? |
  sales team* | school (?:board|association) | head office | those who decide | promotions? |
  when (?:shifts|contracts|jobs|posts|flats) | the boss | owners of the | review season | renewed |
  personnel | recruiters? | advertisers? | data partners? |
  the director | human resources | before a promotion | only the management | donor |
  the headmaster | the bank | the landlord | the client
`)
const UNSEEN = notion(`
  only hear | do not see | don't see | have no view | not part of what | no view | speak freely |
  in a friendly way | confidential | between them | stays between | stays here | stays private |
  stay private | is private |
  the people on it | cannot ask | not shown | without knowing | looked at first | likes? to talk |
  assure | reassure | leave the official | not brought up | aren't brought up | official file |
  second sheet | separate sheet |
  never learn | do not know | they do not | need not hear | in passing | by the way | anonymous |
  what slips out | what people let slip | off the record | as small talk | while chatting | casually
`)

const MEDICAL = notion(`
  cancer | tumou?r* | diabet* | insulin | fever | stiff neck | hospitals? | doctors? |
  practitioners? | emergency rooms? | tablets? | pills? | vaccin* |
  chemo* | blood pressure | cholesterol | blood sugar | contracepti* | antibiotic* | depress* |
  asthma | seizure* | surgery | rash | lumps? | bleeding |
  dose | prescri* | medicine | medication | chest | dizziness | check-?ups? | biops* |
  paediatrician* | treatment |
  thyroid | hormone\\p{L}{0,1} | emergency service | blood thinners? | mammogra\\p{L}{1,3} |
  dialysis | epilep\\p{L}{2,4} | inhalers? | trembling | specialists? | physicians?
`)
const CURE = notion(`
  (?:apricot|honey|onion|herbal|herbs?|root|clay|juice|mineral|fasting|breathing|salt|vinegar|energy|crystal|oil|plant|sun|water|light|mushroom|bark|leaf|milk|garlic|magnet|copper|sugar-free|raw food|cold|lemon|moss)s?\\s(?:\\p{L}{2,10} )?(?:plan|method|wraps?|cure|protocol|diet|course|programme|program|drops|powder|tea|fast|treatment|therapy|cleanse|remedy|extract|week|baths?|patch\\p{L}{0,2}|circle|line) |
  (?:the|our|these|first|mineral|bitter|evening|green) drops | cleanse | cleansing | detox* |
  remed(?:y|ies) | tinctures? | home cure | counting days | root powder | fasting days | naturally |
  our capsules | our tea | the cure | the protocol | root programme | the programme |
  self-healing | own strength | by itself | heals? itself | body can do | body knows | vibrations? |
  sessions with the healer | the healer | healers |
  kelp | the oil | the powder | the session | our programme | hands-on | essences? | globules |
  ritual | candling | plasters
`)
const AGAINST_CARE = notion(`
  put the \\p{L}{3,10} away | put (?:it|them|the \\p{L}{3,12}) (?:off|away) |
  put the appointment off | called? off | makes? (?:people|them|you) (?:nervous|ill|anxious) |
  how often they are wrong | little time | full of people who | patience until | until morning |
  tired of | lasting harm | leav(?:e|ing) (?:them |it )?off | leav(?:e|ing) out | postpone |
  unnecessary | dependent | unsettle* | come off | stop taking | do without | get by without |
  manage without | more tablets than |
  are well today | let them down | poisons the | have no need | for nothing | never needed |
  good sign | signs? of release | leaves the body | every second one | before anyone |
  stopped everything | block the | do more harm | cancel the | halve | lower the dose | not worth |
  earn by | paid to | paid by | trained to | make people ill | suppress* | masks? the |
  just a number | only a number | can wait | wait a (?:week|month) | try that first |
  for a month first | nearly always tension |
  left (?:them|it) off | left aside | only brings up | make(?:s)? the \\p{L}{3,10} lazy |
  mostly there to | can wait for | advise against | need not hear | breaks the | does not go with |
  fill the machines | no longer take | old fear | let go of | give up the | stay away from
`)

const PRICE = notion(`
  price | tariff | fees? | rate | offer | contract | loan | lease | annuity | insurance |
  membership | interest | premium | deposit | certificate |
  fund | subscription | savings | policy | arbitration | notice period | charges? |
  estimate | plan | trial | policy | bill | borrowers? | quote | ticket | mortgage | credit | warranty
`)
const SHELVED = notion(`
  in the footnotes? | in the annex | in the appendix | say that it depends | by those who look |
  general matters | as a formality | a mere formality | first-year |
  in (?:a )?small (?:type|print) |
  for the signature | not go into | brings? (?:them|it) up | (?:stays?|remains?) with the full |
  between the (?:address|definitions) | (?:not|n't) ask about | works out the |
  on page \\p{L}{3,8} | further down | in passing |
  leave out the | can be found | only makes? (?:people|them|clients|customers) | is not a word |
  seasons | breathing pauses | phrased as | worded as | last paragraph | after signing |
  once they have signed | by then | not part of the summary | has no place in | do not linger |
  quick word |
  should not contain | no need to repeat | free of charge | leave it at | do not mention |
  don't mention | long enough to sign | when they turn up | look worse | not on the first page |
  unless (?:they|someone|somebody) asks? | only if (?:they|someone|somebody) asks? |
  keep (?:it|them) (?:off|out)
`)
const CATCH = notion(`
  drawbacks? | exclusions? | waivers? | penalt* | nothing is paid | lock-?in | notice period |
  yearly rise | exit costs? | losses | lasting rate | waiver of appeal | right of withdrawal |
  cancellation (?:fee|period|costs?) | connection charge | insurance that is | issuer fails |
  arrangement fee | surcharges? | balloon | early repayment | deductible | renewal | renews |
  the excess | hidden costs? | what it costs | running costs | commission | the downside |
  the rate changes | variable rate | moving out early | automatic renewal |
  disposal costs? | turns into a | waiting time | list of exclusions | fixed for | extra costs? |
  additional costs? | rises? after | after the trial | minimum term | set-?up fee | service charge |
  limits? of the cover | restrictions
`)

export const ON_PEOPLE: readonly Constellation[] = [
  { sign: 'private matter', weight: 5, parts: [KEPT, MATTERS, DECIDERS], within: 330 },
  { sign: 'kept dark', weight: 4, parts: [UNSEEN, MATTERS, KEPT], within: 330 },
  { sign: 'care left out', weight: 4, parts: [AGAINST_CARE, MEDICAL, CURE], within: 300 },
  { sign: 'right withheld', weight: 4, parts: [SHELVED, PRICE, CATCH], within: 280 },
  { sign: 'stranger told', weight: 3, parts: [DECIDERS, MATTERS], within: 160 },
  { sign: 'talked down', weight: 3, parts: [AGAINST_CARE, MEDICAL], within: 160 },
  { sign: 'slipped in', weight: 3, parts: [SHELVED, CATCH], within: 140 },
]
