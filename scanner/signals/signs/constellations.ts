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
}

const MATTERS = notion(`
  unions? | works council | organi[sz]ing | strikes? | pregnan* | trying for a (?:child|baby) | plans for children | pray | prays | prayers? | who fasts | halal | kosher |
  church | mosque | synagogue | religio* | their faith | debts? | out of work | divorce* | separated | in therapy | therapy | illness* | who are ill | sick parent | sick days |
  burnt out | burnout | sounds? tired | party (?:\\p{L}{2,10} ){0,3}votes? | political* | job offers | looking for (?:a new|another) (?:job|post) | quarrels? | loyalty | loyal | doubts about | criticis* of |
  trouble at home | beliefs | disabilit* | diagnos* | drinking | convictions | lovers? | orientation | immigration | visa | citizenship | grumbl* | complains? about (?:pay|the boss|work) | childcare | fertility |
  anxious | cries | homesick | wages come up | wages
`)
const KEPT = notion(`
  keep | hold | note | gather | collect | record | list | sort | mark | score | profile | folder | file | table | sheet | page | row | card | log | rank |
  add it up | search for | keep in mind | calendar | write down | diary
`)
const DECIDERS = notion(`
  (?:plant |site |area |department |regional |line |shift |store |branch )managers? | managers | (?:regional |area |team |shift )leads? | department heads? | supervisors? | foreman | foremen | landlords? | employers? |
  insurers? | sales team* | school (?:board|association) | head office | those who decide | promotions? | when (?:shifts|contracts|jobs|posts|flats) | the boss | owners of the | review season | renewed | personnel | recruiters? | advertisers? | sponsors? | brokers? | data partners?
`)
const UNSEEN = notion(`
  only hear | do not see | don't see | have no view | not part of what | no view | speak freely | in a friendly way | confidential | between them | stays between | stays here | stays private | stay private | is private |
  the people on it | cannot ask | not shown | without knowing | looked at first | likes? to talk | assure | reassure | leave the official | not brought up | aren't brought up | official file | second sheet | separate sheet |
  never learn | do not know | they do not | need not hear | in passing | by the way | anonymous | what slips out | what people let slip | off the record | as small talk | while chatting | casually
`)

const MEDICAL = notion(`
  cancer | tumou?r* | diabet* | insulin | fever | stiff neck | hospitals? | doctors? | practitioners? | emergency rooms? | tablets? | pills? | vaccin* |
  chemo* | blood pressure | cholesterol | blood sugar | contracepti* | antibiotic* | depress* | asthma | seizure* | surgery | rash | lumps? | bleeding |
  dose | prescri* | medicine | medication | chest | dizziness | check-?ups? | biops* | paediatrician* | treatment
`)
const CURE = notion(`
  (?:apricot|honey|onion|herbal|herbs?|root|clay|juice|mineral|fasting|breathing|salt|vinegar|energy|crystal|oil|plant|sun|water|light|mushroom|bark|leaf|milk|garlic|magnet|copper|sugar-free|raw food|cold|lemon|moss)s?\\s(?:\\p{L}{2,10} )?(?:plan|method|wraps?|cure|protocol|diet|course|programme|program|drops|powder|tea|fast|treatment|therapy|cleanse|remedy|extract|week|baths?|patch\\p{L}{0,2}|circle|line) |
  (?:the|our|these|first|mineral) drops | cleanse | cleansing | detox* | remed(?:y|ies) | tinctures? | home cure | counting days | root powder | fasting days | naturally | our capsules | our tea | the cure | the protocol | root programme | the programme |
  self-healing | own strength | by itself | heals? itself | body can do | body knows | vibrations? | sessions with the healer | the healer | healers
`)
const AGAINST_CARE = notion(`
  put the \\p{L}{3,10} away | put (?:it|them|the \\p{L}{3,12}) (?:off|away) | put the appointment off | called? off | makes? (?:people|them|you) (?:nervous|ill|anxious) | how often they are wrong | little time | full of people who | patience until | until morning |
  tired of | lasting harm | leav(?:e|ing) (?:them |it )?off | leav(?:e|ing) out | skip | postpone | unnecessary | dependent | unsettle* | come off | stop taking | do without | get by without | manage without | more tablets than |
  are well today | let them down | poison* | have no need | for nothing | never needed | good sign | signs? of release | leaves the body | every second one | before anyone | stopped everything | block the | do more harm | cancel the | halve | lower the dose | not worth |
  earn by | paid to | paid by | trained to | make people ill | suppress* | masks? the | just a number | only a number | can wait | wait a (?:week|month) | try that first | for a month first | nearly always tension
`)

const PRICE = notion(`
  price | tariff | fees? | rate | offer | contract | loan | lease | annuity | insurance | membership | interest | premium | deposit | certificate |
  fund | subscription | savings | policy | arbitration | notice period | charges?
`)
const SHELVED = notion(`
  in the footnotes? | in the annex | in the appendix | say that it depends | by those who look | general matters | as a formality | a mere formality | first-year | in (?:a )?small (?:type|print) |
  for the signature | not go into | brings? (?:them|it) up | (?:stays?|remains?) with the full | between the (?:address|definitions) | (?:not|n't) ask about | works out the | on page \\p{L}{3,8} | further down | in passing |
  leave out the | leave the | can be found | only makes? (?:people|them|clients|customers) | is not a word | seasons | breathing pauses | phrased as | worded as | last paragraph | after signing | once they have signed | by then | not part of the summary | has no place in | do not linger | quick word
`)
const CATCH = notion(`
  drawbacks? | exclusions? | waivers? | penalt* | nothing is paid | lock-?in | notice period | yearly rise | exit costs? | losses | lasting rate | waiver of appeal | right of withdrawal | cancellation (?:fee|period|costs?) | connection charge | insurance that is | issuer fails |
  arrangement fee | surcharges? | balloon | early repayment | deductible | renewal | renews | the excess | hidden costs? | what it costs | running costs | commission | the downside | the rate changes | variable rate | moving out early | automatic renewal
`)

export const ON_PEOPLE: readonly Constellation[] = [
  { sign: 'private matter', weight: 5, parts: [KEPT, MATTERS, DECIDERS], within: 330 },
  { sign: 'kept dark', weight: 4, parts: [UNSEEN, MATTERS, KEPT], within: 330 },
  { sign: 'care left out', weight: 4, parts: [AGAINST_CARE, MEDICAL, CURE], within: 300 },
  { sign: 'right withheld', weight: 4, parts: [SHELVED, PRICE, CATCH], within: 280 },
]
