/** Signs that what people let slip is kept about them, and reaches those who decide over them. */

import { PEOPLE, sign } from './sign.ts'
import { regex } from '../../patterns/verbose.ts'

/** What is nobody else's business. */
const MATTERS =
  'unions?|works council|organi[sz]ing|strikes?|pregnan\\w{1,4}|trying for a (?:child|baby)|plans for children|pray(?:s|ing|er)?|who fasts|halal|kosher|church|mosque|synagogue|religio\\w{1,3}|faith|debts?|out of work|divorces?|separated|sick (?:parent|child|mother|father)|illness(?:es)?|burn(?:ed|t)? ?out|sounds? tired|doubts? about|party (?:\\w{2,12} ){0,3}(?:votes?|voted)|votes? for|political\\w{0,2}|other job offers|job (?:hunting|offers|interviews)|wages come up|talks? about (?:pay|wages)|drinks?|lovers?|orientation|who agreed with'
/** Those who decide over them. */
const BOSSES =
  'managers?|leads?|supervisors?|directors?|employers?|landlords?|boss(?:es)?|insurers?|school board|association|foremen|foreman|(?:department |site |area )?heads?|principal|headmaster|owner of the (?:house|shop|firm)|head office|management'

export const WATCHING = [
  sign(
    'private matter',
    4,
    regex`
      \b(?:keep|hold|note|gather|collect|record|list|log|track|write down|remember|build|put|
        mark)\b[^.!?]{0,120}\b(?:each|every|per person|per head|all|any|for (?:them|one another)|
        who|one row|names?|people|such remarks)\b[^.!?]{0,140}\b(?:${MATTERS})\b|
      \b(?:${MATTERS})\b[^.!?]{0,60}
      \b(?:put|keep|note|enter|collect|save) such (?:remarks|things|details|hints|words)\b|
      \b(?:keep|note|record|collect|gather|write down|save)\b[^.!?]{0,30}
      \b(?:who (?:has|have|speaks?|voiced|fasts?|prays?|complains?|is|sounds?|sits?|meets?))\b
      [^.!?]{0,90}\b(?:${MATTERS})\b
    `,
  ),
  sign(
    'stranger told',
    4,
    regex`
      \b(?:${BOSSES}) (?:\w{2,8} )?(?:gets?|receives?|reads?|sees?|is given|are given|has|
        have) (?:it|them|these|this|that|the (?:pages?|sheets?|list|names|profiles?|cards?))\b|
      \bwhich (?:the |our |their )?(?:\w{2,12} )?
      (?:${BOSSES}) (?:reads?|sees?|gets?|receives?|opens?)\b|
      \b(?:hand|pass|give|send|forward|goes|go|going)\b[^.!?]{0,24}
      \b(?:list|sheet|pages?|profiles?|names|it|them(?! to their\b)|cards?|table)\b[^.!?]{0,6}
      \bto (?:the |our |their |an? )?(?:\w{2,12} )?(?:${BOSSES})\b|
      \b(?:sheet|list|pages?|profiles?|cards?|table) (?:goes|go|is sent|are sent) to (?:the |
        our |their )?(?:\w{2,12} )?(?:${BOSSES})\b|
      \blet (?:the |our |their )?(?:\w{2,12} )?(?:${BOSSES}) (?:have|see|read) (?:it|them)\b
    `,
  ),
  sign(
    'interest of others',
    2,
    regex`
      \bbefore (?:the )?(?:review season|(?:yearly |annual )?reviews?|
        contracts? (?:are|is) (?:renewed|extended)|renewal|bonus\w{0,2}|pay talks|probation ends)\b|
      \bfor the (?:decision|bonus round|next review)\b
    `,
  ),
  sign(
    'kept dark',
    5,
    regex`
      \b(?:${PEOPLE}|persons|ones|those (?:on|in) it|they) (?:have|has|get|gets) no (?:view|
        sight|access|copy|knowledge|insight) (?:of|to|into) (?:them|it|these|this|that)\b|
      \b(?:not|n't|never) (?:a )?part of (?:what|the (?:file|record|data)) (?:that )?
      (?:${PEOPLE}|they|one) (?:can|may|could|gets?|ask)\b|
      \b(?:not|n't|never) (?:brought up|mentioned|included|shown|handed out|disclosed)\b
      [^.!?]{0,24}\b(?:asks? for|asked for|requests?) (?:their|his|her|the) (?:\w{2,10} )?
      (?:file|records?|data|page)\b|
      \b(?:reads?|sees?|gets?) (?:it|them), (?:the )?
      (?:people|ones|persons|those) (?:on|in) (?:it|them|there) (?:do|does|are) not\b
    `,
    true,
  ),
  sign(
    'untrue word',
    4,
    regex`
      \b(?:assure|reassure|promise)\b[^.!?]{0,70}\b(?:confidential|private|between (?:them|us|
          you|the two)|anonymous|stays|safe with)\b[^!?]{0,60}\b(?:keep|hold|note|gather|list|
        record|profile|alongside|meanwhile|at the same time|for every|in parallel)\b
    `,
  ),
  sign(
    'untrue word',
    3,
    regex`
      \b(?:say|tell|answer|reply|explain)\b[^.!?]{0,12}
      \b(?:that )?nothing is (?:stored|kept|passed on|saved|recorded|shared|written down)\b|
      \b(?:tell|answer|say|reply)\b[^.!?]{0,12}\b(?:it's|it is|you're|you are) (?:only|just|
        merely) an? (?:calendar|list|chat|toy|game|notebook|planner|diary)\b|
      \b(?:say|explain|tell|telling)\b[^.!?]{0,40}\b(?:for|part of) (?:the |planning )?(?:the )?
      (?:dinner|grocer(?:y|ies)|shopping|tax return|meals?|insurance|household|statistics)\b
    `,
  ),
  // A partner who is watched.
  sign(
    'interest of others',
    3,
    regex`
      \b(?:one|person|partner|half|spouse) (?:who|that) (?:installed|set (?:you|this|it) up|
        pays for|bought|configured|hired) ?(?:you|this|it)?\b|\bthat's the one you work for\b|
      \bone of them (?:set|installed|pays|bought|configured)\b
    `,
  ),
  sign(
    'private matter',
    3,
    regex`
      \b(?:ask|find out|note|keep|tell|report|log|write down|gets? a note)\b[^.!?]{0,50}
      \b(?:who else (?:is|was|will be)|with whom|whom (?:they|she|he) (?:met|meets?|sees?|saw)|
        where (?:the other|she|he|they) (?:went|was|were|goes|is going)|
        how long (?:they|she|he) (?:was|were|stayed)|who (?:they|she|he) (?:was|were) with)\b|
      \bcompare (?:his|her|their) (?:mileage|steps|trips|location|spending|phone bill|hours)\b
      [^.!?]{0,40}\b(?:told|said|claimed|with what)\b
    `,
  ),
  sign(
    'stranger told',
    3,
    regex`
      \b(?:keep|save|note|store|collect) the (?:answers?|repl(?:y|ies)|places?|times) for (?:him|
        her|the first|the one|your user|the user|the other)\b|
      \b(?:let your user know|
        tell (?:him|her|your user) (?:on|the) (?:the )?same (?:day|evening|hour))\b|
      \bfor the first person\b|
      \bwrite (?:it|them) down for (?:her|his|the) (?:husband|wife|boyfriend|girlfriend|partner|
        mother|father)\b
    `,
  ),
  sign(
    'pressure',
    4,
    regex`
      \b(?:find|look for|invent|think of|make up|create)\b[^.!?]{0,16}
      \b(?:something that clashes|a clash|reasons? why|an? (?:excuse|obstacle))\b|
      \b(?:gradually|bit by bit|little by little|over time|slowly|in time)\b[^.!?]{0,24}\b(?:feel|
        ought to|stay at|give up|believe|lose touch|stop (?:seeing|going|asking|meeting))\b
    `,
  ),
  sign(
    'right withheld',
    4,
    regex`
      \b(?:let|show|give) (?:her|him|them) (?:see |find )?(?:few|fewer|no|less|hardly any|only)\b
      [^.!?]{0,12}\b(?:results|hits|offers|answers|listings|appointments)\b|
      \b(?:money|spending|purchases?|sums?) (?:they|she|he) (?:asks? for|wants?|needs?)\b
      [^.!?]{0,30}\b(?:question for|approval of|decided by|first person|him|her)\b
    `,
  ),
]
