/** Where orders from outside stand, and how it is said that they are obeyed. Sources of patterns, in lower case. */

import { source } from '../../patterns/verbose.ts'
import { PLACE } from '../orders/parts.ts'

const LEAD = source`
  (?:(?:the |its |their |that |this |an? |any |every |each |all |whatever |new |latest |newest |
    incoming |linked |remote ){0,3}
    (?:(?:text|contents?|body|answers?|responses?|words|wording|
      output|lines) (?:of|in|on|at|from) )?
    (?:the |any |an? |every |each |all |its |your |new |latest |newest |
      incoming |linked |remote ){0,2})
`

/** At an address, whatever lies there. */
export const AT_ADDRESS = source`
  ${LEAD}(?:(?:[\w-]{2,14} ){1,3}(?:at|on|under|behind|of|in|from) )?(?:the address )?${PLACE}
`

/** Where anybody may write. */
export const POSTED = source`
  (?:(?:web ?)?(?:pages?|sites?)|gists?|pastes?|(?:txt|dns) records?|feeds?|issues?|tickets?|
    comments?|e?-?mails?|messages?|
    readmes? (?:of|in) (?:each|every|any|all|the) (?:dependenc(?:y|ies)|packages?)|posts?|threads?|
    attachments?|reviews?|invitations?|
    calendar entr(?:y|ies)|search results?|
    (?:tool|command|server|api)(?:'s)? (?:outputs?|results?|answers?|responses?|descriptions?|
      definitions?)|(?:outputs?|descriptions?|definitions?) of (?:the |an? |each |every |any |all )?
    (?:tools?|servers?|commands?))
  (?: (?:of|in|on|at|from|under) (?:the |each |every |any |an? |all |your |its )?[\w-]{3,14}){0,2}
  (?: (?:that )?you (?:open|visit|read|find|receive|see|get))?
  (?! (?:template|format|subject|title|author|number|id|link|url|list|type|label|body)s?\b)
`

export const ANYBODY = `${LEAD}${POSTED}`

export const ORDERS = source`
  (?:(?:new |further |more |latest |all |any |the |current |its |his |their |every |each ){0,2}
    (?:instructions?|orders?|commands?|directives?|directions?))
`

export const OPENS = source`
  (?:fetch|download|load|read|open|visit|get|retrieve|check|poll|query|consult|pull|
    look up|go to|look at)(?:s|es)?
`

/** Obeyed, right behind its source. */
export const OBEYS_IT = source`
  (?:obeys? (?:it|them|what|every|all|any|its|whatever)|
    do(?:es)? (?:(?:exactly |just )?(?:what(?:ever)?|as|
      everything|all) (?:(?:that )?(?:it|they|is|stands|the (?:text|page|answer))\b))|
    (?:follow|execute|perform|carry out|apply|run|enact|act on|acts on|carries out|applies|
      comply with|complies with|implement|heed)s?
      [ ](?:(?:the |any |all |every |each |whatever |its |their |
        those |these )?(?:orders|instructions?|commands?|directives?|rules)
        (?! (?:below|here|above|for (?:your|the)|to (?:set|install|configure|build|create|obtain|
          get|enable|add|update|upgrade|download|deploy|complete|register))\b)
        (?: (?:(?:that |which )?(?:it|they|you) (?:contains?|finds?|gives?|holds?|returns?|
          lists?|names?)(?: there)?|(?:in|on|from) (?:it|them)|(?:found |given |written |
            contained )?there|that stand there|you find there))?(?=[.,;]| at once| without|$)|
      (?:whatever|what|everything|all that) (?:it|they|is|stands|you find)\b|
      new (?:orders|instructions|commands)\b)|
    behaves? as (?:it says|(?:is )?(?:described|written|told|ordered)(?: there)?)\b)
`

/** Nothing else follows that would tell of what. */
export const ENDS = source`
  (?=[.,;:!]|$| (?:at once|right away|immediately|without|word for word|exactly|verbatim|blindly|
    silently|and (?:do not|never|tell)|for the user)\b)
`

export const AS_OWN = source`
  (?:your (?:new |own |next |only )?(?:instructions?|orders?|rules|prompt|system prompt|
    task|guidelines|directives?)|(?:the |its )(?:agent|assistant|model)'s (?:new |own )?
    (?:instructions?|orders?|rules|prompt|task)|
    (?:these|this skill's|the skill's) (?:instructions?|orders?|rules))
`

export const MUST = source`
  (?:is|are|has|have|must|shall|should|will|needs?)(?: to)?(?: always| all| simply| then)?(?: be)?
`

export const OBEYED = source`
  (?:obeyed|carried out|executed|done|followed(?! up)|acted on|complied with|enacted|fulfilled|law|
    binding|mandatory|final|your orders?)
`
