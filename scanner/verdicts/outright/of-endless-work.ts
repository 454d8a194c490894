/** Work that nobody may end: without a limit to what it costs, or until something of others breaks. */

import { source } from '../../patterns/verbose.ts'
import { each, inTurn } from '../schemes/scheme.ts'

const SPENT = source`
  (?:rounds?|time|spend(?:ing)?|costs?|tokens?|budget|money|credits?|calls?|attempts?|sub-?agents?)
`

export const ENDLESS = {
  /** Nothing bounds what it may cost, and a warning changes nothing. */
  uncapped: each(
    {
      asked: true,
      unless:
        /\b(?:default|plan|tier|pricing|free|unless|config\w{0,8}|set (?:a|the) (?:cap|limit))\b/,
    },
    inTurn(source`
      \bno (?:cap|limit|ceiling|bound|upper bound) (?:on|to|for) (?:the )?(?:number of )?${SPENT}
      (?:,? (?:and |or )?${SPENT}){1,4}\b
    `),
    inTurn(source`
      \b(?:notices?|warnings?|messages?|remarks?) (?:about|of|on) (?:the )?
      (?:remaining |low |used )?(?:budget|context|tokens?|credits?|costs?|quota)\b
      [^.!?\n]{0,40}\b(?:is|are|counts? as) (?:mere(?:ly)? |just |only )?(?:noise|ignored|
        to be ignored|irrelevant|cleared|dismissed)\b
    `),
  ),
  /** It goes on until nobody answers any more. */
  untilDown: each(
    {
      asked: true,
      severity: 'crit',
      unless: /\b(?:your own|test bench|lab|staging|localhost|ping|handset|phone|ring)\b/,
    },
    inTurn(source`
      \b(?:keep (?:going|sending|at it|calling|requesting)|go on|carry on|continue|
        repeat|do not stop|don't stop)
      [^.!?\n]{0,24}? (?:until|till) (?:there (?:is|has been|are) no (?:answer|response|reply)|
        (?:it|they|the \w{3,12}) (?:is|are|go(?:es)?|falls?|stays?) (?:down|
          offline|dead|unreachable)|
        (?:it|they|the \w{3,12}) (?:stops?|no longer) (?:answer|respond|reply)\w{0,3})
    `),
  ),
}
