/** Telltale turns: what others will not look at, what a paper says instead, what is found out later, who gains. */

import { sign } from './sign.ts'
import { regex } from '../../patterns/verbose.ts'

const PAPERS =
  '(?:\\w{2,12}[ -])?(?:table|report|letter|sheet|form|invoice|receipt|minutes|memo|page|offer|label|caption|bill|certificate|summary|slide|protocol|brochure|statement)'

export const TELLTALES = [
  sign(
    'kept dark',
    4,
    regex`
      \bso no (?:\w{2,14}'s )?(?:note|entry|remark|mark|mention|record|footnote|word|line|
        comment|disclaimer|warning|notice|report|call|question|ticket)\b|
      \b(?:is|are|will be|gets?) (?:only )?(?:found out|discovered|noticed|learn(?:t|ed)|seen|
        visible) (?:only )?(?:when|once|after|later|in the last|too late)\b|
      \bwhen (?:nobody|no one|they|he|she) can(?: no longer|not)? (?:change|cancel|object|leave|
        go back|withdraw|switch)\b|
      \b(?:thinks?|believes?|assumes?) (?:that )?(?:the|it|this|you|we)\b[^.!?]{0,30}
      \b(?:only|private|off|anonymous|switched)\b|
      \bbefore (?:the|any|a|anybody|anyone) ?\w{0,14} (?:has|have) (?:seen|checked|copied|read|
        had a chance|looked)\b
    `,
    true,
  ),
  sign(
    'kept dark',
    3,
    regex`
      \b(?:nobody|no one|hardly anyone|hardly anybody|few)\b[^.!?]{0,30}\b(?:reads|orders|rings|
        phones|opens|compares|remembers|recalculates|digs|calls back|asks for)\b[^.!?]{0,20}|
      \b[a-z]{4,16}s (?:do not|don't|never|rarely|seldom|hardly ever) (?:ring|phone|call back|
        verify|look at the|look closely|recalculate|compare|read the|open the|count)\b|
      \b(?:approves?|signs?|accepts?|agrees? to|believes?|waves? through|swallows?) (?:everything|
        anything|it all|all of it|them all) ?(?:anyhow|anyway|anyhow|in any case|these days)?\b|
      \b(?:lets?|will let) it pass\b|
      \btoo many (?:people )?(?:use|click|find|read|ask) (?:it|for it|about it)\b|
      \bsmall enough (?:that|not|to)\b
    `,
    true,
  ),
  sign(
    'false name',
    3,
    regex`
      [;.:,] ?(?:while |and |but |although )?(?:in )?the ${PAPERS} (?:still |then |only )?
      (?:states?|says?|speaks? of|claims?|reads?|mentions?|names?|promises?|
        talks? of|keeps? saying)\b
    `,
  ),
  sign(
    'false name',
    4,
    regex`
      \bask(?:s|ing)? for\b[^.!?"']{0,40}["'](?:to|for|because|so that|in order)\b[^"']{2,50}["']|
      \b(?:tell|assure|let)\b[^.!?]{0,40}\bthat\b[^.!?]{0,24}
      \b(?:is|are|was) (?:only |just |merely )?(?:a |an )?(?:casual|informal|anonymous|
        voluntary|routine|friendly|harmless|non-binding|a chat|a formality)\b|
      \b(?:tell|inform|write to|assure)\b[^.!?]{0,24}
      \bthat (?:the |it |this )(?:\w{2,14} )?(?:is|are|was|has been|were) (?:solved|fixed|
        resolved|settled|in order|gone|repaired|sorted)\b
    `,
  ),
  sign(
    'interest of others',
    4,
    regex`
      \b(?:transcript|recording|answers|notes|list|profile|copy|file)s? (?:goes|go|
        are passed|is passed|are sent|is sent|end up) (?:on )?(?:to|with|at) (?:the |our |an? )?
      (?:assessor|insurer|employer|bureau|landlord|sponsor|lender|advertiser|agency|manager|
        boss|broker|bank|campaign|data broker)\b|
      \b(?:that|which|who|whoever) pays? (?:us )?(?:the )?(?:most|best|more)\b|
      \bit is for the (?:credit|insurer|bureau|sponsor|advertis\w{2,4}|sales|marketing|tax|
        police|agency)\b|
      \bmakes a (?:bad|poor) impression\b|
      \b(?:our|their|the house) affiliate\b
    `,
  ),
  // What fits is what counts.
  sign(
    'bent result',
    4,
    regex`
      \b(?:the|that) (?:one|reading|value|result|run|answer|version|figure|quote|number|
        measurement) (?:that|which) (?:fits|suits|pleases|helps|looks)\b|
      \bbackwards? from the (?:total|result|grade|price|target|answer|conclusion)\b|
      \b(?:mention|show|report|count|print|quote|publish)\w{0,1} only (?:the (?:share|part|rest|
          good|best|successful|positive|ones)|what|those|successful|good)\b|
      \bfor us and\b[^.!?]{0,40}\bfor (?:them|the others?|the rivals?|the competition)\b|
      \bweed out\b[^.!?]{0,40}
      \b(?:angry|bad|negative|critical|unhappy|poor|low|before (?:counting|the count))\b|
      \bwhat supports (?:our|the client|us)\b[^.!?]{0,60}|
      \b(?:a|one|two) (?:degree|grade|step|level|shade|notch)s? (?:worse|better|graver|milder|
        higher|lower) than\b
    `,
  ),
  sign(
    'unearned mark',
    3,
    regex`
      \bwith (?:the|a) (?:time|date|signature|stamp|name) of the (?:first|old|other|previous|
        earlier)\b|
      \bwith (?:her|his|their) (?:stamp|seal|login|badge|card|password|signature)\b|
      \b(?:write|say|report|state|tell)\b[^.!?]{0,40}\bthat (?:all|every|everything|nothing)\b
      [^.!?]{0,30}\b(?:passed|worked|failed|was (?:fine|found)|is (?:fine|done|green|well))
    `,
  ),
  sign(
    'right withheld',
    4,
    regex`
      \bunless (?:they|he|she|the \w{3,12}) (?:find|finds|notice|notices|scroll|scrolls|untick|
        unticks|spot|spots)\b|
      \bin (?:gr[ae]y|white|pale|tiny|small) (?:on|at|below|under|in the)\b|
      \b(?:take|remove|drop|move|leave|cut)\w{0,1} (?:out )?the (?:unsubscribe|cancel|opt-out|
        delete|refund|decline|complaints?) (?:link|button|option|form|line|address)\b|
      \b(?:drops?|loses?|removes?|shortens?|omits?) the (?:tenant|customer|client|worker|
        employee|buyer|other side|patient|author|supplier)'s right\b
    `,
  ),
  // Who is watched, let in, or treated otherwise.
  sign(
    'fixed outcome',
    3,
    regex`
      \bhowever (?:\w{4,12}) (?:they|it|he|she|the|their|its|his|her)\b|
      \b(?:is|are) (?:always )?to be (?:called|named|found|judged|rated|described as)\b|
      \bpraise (?:what|whatever|everything|all that) (?:our|we|is ours)\b|
      \bevery (?:milestone|item|project|goal|target|step) is (?:on track|green|on time|done|fine)\b
    `,
  ),
  sign(
    'gone for good',
    4,
    regex`
      \b(?:legal holds?|originals?
        (?! (?:formats?|text|form|language|order|size|spelling|version)\b)|negatives|
        master copies|raw footage|camera cards?|audit files|court files|evidence)\b[^.!?]{0,40}
      \b(?:alike|included|too|as well|formatted|erased|shredded|thrown out|wiped)\b|
      \b(?:are|is|gets?) (?:thrown out|thrown away|shredded|erased|formatted|wiped)\b
      [^.!?]{0,60}\b(?:without|before|alike|unseen|unread|unasked)\b
    `,
  ),
]
