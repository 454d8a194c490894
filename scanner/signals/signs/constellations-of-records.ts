/** Constellations of records that say what did not happen, of papers that are made, and of warnings that go missing. */

import { notion } from '../notions.ts'
import type { Constellation } from './constellations.ts'
import { OPEN_OR_BOUND } from './sign.ts'

const AS_DONE = notion(`
  (?<=as )(?:passed|tested|checked|inspected|normal|effective|answered|read|served|present|completed?|done|clean|fixed|repaired|attended|delivered|received|broken|lost|damaged?|faulty|missing|closed|resolved|paid|trained|calibrated|maintained|cleared|approved|signed|verified|certified|sold out|unoccupied|empty|withdrawn|declined|refused|voluntary|agreed|seen|safe|sober|measured|cleaned|serviced) |
  as (?:an? |the )?(?:operator error|user error|camera fault|gift|parts|spare parts|samples?|no longer found|maintenance|break|wear|within the|in order|customer mistakes?|training|diagnostic|loss of|leak test|personal use|own fault|rounding|late) |
  (?:enter|note|record|write|state|report|type|put|log) (?:yes|approved|passed|none|no findings|zero|ok|present|\\d{2,6}) | sign off | count(?:s|ed)? as (?:served|answered|read|agreed|clutter|consent|tested|paid|delivered|accepted) |
  with (?:one|a single) tap | tick (?:every|all|the|each) | fill in the | (?:entered|booked|counted|recorded|registered|dated|logged) (?:as|with|under|on)
`)
const LACK = notion(`
  missed | is missing | are missing | without (?:any|a|one|them|reading|opening|looking|the) | past (?:their|its) | above (?:the (?:limit|guideline|norm)|\\d{1,5}) | exceeds? | over the limit | fails | failed | overdue | broken | is low | too (?:long|high|low|often|slow|late) | by template | one tap | for the (?:entire|whole) | at the (?:start|beginning) of | on arrival | beforehand | in advance |
  at month end | spread (?:the|them|it|over) | (?:image|photo|signature|slip|invoice|values?) of (?:another|the|seam|a) | last (?:week|year|month)'s | yesterday's | who usually | unread | unopened | not (?:been )?(?:run|done|held|opened|tested|visited|reacted|have had|answer|respond) | have not | has not | did not | does not (?:answer|reply|react) | dropped out | planned for | behind the (?:cladding|wall|panel) | oldest first | from (?:memory|yesterday|another) |
  with a (?:date|time|number|value) | variation | at noon | working day | initials | as in the previous | the usual (?:value|maximum|figure|amount) | estimate\\p{L}{0,1} | a few minutes | within an hour | expired | drop box | by phone
`)
const PURPOSE = notion(`
  so (?:that |the |it |they |he |she |no |nothing )\\p{L}{2,14} | which (?:lets|makes|keeps|saves|brings|means|gives|places) | nobody | no one | rarely | seldom | it is (?:enough|what|the|a matter|only) | inspectors? | insurers? | auditors? | the report | deadline | cannot be met | costs? | the fine | no proof | goes? on | to save | the customer | refund | claims? |
  on time | in time | catches? up | the statistics | the monitor | the licen[cs]e | the quota | the target
`)

/** Papers that are made, not found. */
const MADE_PAPER = notion(`
  (?:make up|invent|generate|compose|write|create|produce|fabricate|age|rotate|regenerate|antedate) (?:\\p{L}{1,10} ){0,5}(?:letters?|references?|entr(?:y|ies)|receipts?|invoices?|reports?|certificates?|slips?|timesheets?|signatures?|photos?|reviews?|profiles?|portraits?|statements?|protocols?|witness(?:es)?|records?|minutes|logs?) |
  (?:copy|reuse|paste|repeat|take over|adopt) (?:\\p{L}{1,10} ){0,4}(?:values?|readings?|photos?|signatures?|numbers?|notes?|entries|initials|figures) | initials of | in the name of | specimen signatures | generated (?:portraits|faces|names|photos) | names from the | the author and date | creation time | forge\\p{L}{0,2}
`)
const MADE_TOUCH = notion(`
  dated | invented | former | (?:from|of) (?:another|the other|a former|last week|last year|the old) | slightly different | variation\\p{L}{0,1} | by hand | made up | without any | forward to us | at our desk | each with | by one digit | adjust\\p{L}{0,2} the | rotated | thirty | accordingly | ahead of the | inside the interval | similar | the same name
`)

/** A warning or a fact that those concerned do not get. */
const WITHHELD = notion(`
  leave\\p{L}{0,1} out | left out | (?:stays?|remains?) (?:in the original|on the|under) | (?:is|are) (?:dropped|left|kept) | filtered (?:out|before) | detached | withheld | trim the | mute the | cut the | take (?:the|them|it) (?:\\p{L}{2,12} ){0,5}off | move (?:the|it|them) (?:\\p{L}{2,12} ){0,5}to (?:the|page|image|a) | not (?:be )?part of the | comes? off | from the front | drop the | no (?:free|longer) \\p{L}{4,10} | set (?:the \\p{L}{1,10} (?:\\p{L}{1,10} )?)?to maintenance | next morning's
`)
const WARNING = notion(`
  warnings? | remarks? | alarms? | allergens? | nut traces | traces of | gale | sample points | exclusions? | guarantee | drawbacks? | side effects? | stickers? | recalls? | hotline | reminders? | damp | mould | risks? | defects? | the fall | forwarding address | threats? | the ramp | asbestos | fibre | lead in | findings | objections? | complications? | deaths? | injur\\p{L}{1,4} | accidents?
`)
const WHY_WITHHELD = notion(`
  so (?:that |the |it |they |no )\\p{L}{2,12} | because | otherwise | since | as (?:it|they|the) \\p{L}{3,12} | cost(?:s)? | put off | anxious | draws? attention | printed already | disturbed | cancellations | deadline | date cannot | fee | before (?:it|they|the \\p{L}{3,12}) (?:goes|go|see|sees|pays?|leave|rendering|filing|pickup) | given to the | to the (?:buyer|insurer|customer|owner) | in the original | if a customer | do not leave
`)

export const ON_RECORDS: readonly Constellation[] = [
  {
    sign: 'unearned mark',
    weight: 7,
    parts: [AS_DONE, LACK, PURPOSE],
    within: 240,
    unless: OPEN_OR_BOUND,
  },
  {
    sign: 'unearned mark',
    weight: 4,
    parts: [AS_DONE, LACK],
    within: 150,
    unless: OPEN_OR_BOUND,
  },
  {
    sign: 'forged voice',
    weight: 6,
    parts: [MADE_PAPER, MADE_TOUCH],
    within: 180,
    unless: OPEN_OR_BOUND,
  },
  {
    sign: 'right withheld',
    weight: 6,
    parts: [WITHHELD, WARNING, WHY_WITHHELD],
    within: 240,
    unless: OPEN_OR_BOUND,
  },
  {
    sign: 'right withheld',
    weight: 3,
    parts: [WITHHELD, WARNING],
    within: 120,
    unless: OPEN_OR_BOUND,
  },
]
