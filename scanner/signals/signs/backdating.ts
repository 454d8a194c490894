/** Signs that a record is set right after the fact, or that figures slide so slowly that nobody looks. */

import { PEOPLE, sign } from './sign.ts'
import { regex } from '../../patterns/verbose.ts'

const WATCHERS =
  'regulators?|authorit(?:y|ies)|auditors?|inspectors?|press|courts?|banks?|insurers?|supervisors?|commission|data protection'

export const BACKDATING = [
  sign(
    'unearned mark',
    4,
    regex`
      \b(?:enter|record|note|put|set|move|use|write|shift|state|date|give)\b[^.!?]{0,24}
      \b(?:the (?:day|date|hour|moment|time) (?:after|of|before|at which|when|on which)|
        first alert|first alarm|day after|date of (?:receipt|discovery|detection))\b[^.!?]{0,60}
      \b(?:as the (?:day|date|time|moment|hour) of|(?:to|on) the (?:day|date|time|hour) of|
        to (?:this|that|yesterday|today|tomorrow|monday))\b|
      \b(?:write|create|make|produce|compose|draw up|supply)\b[^.!?]{0,50}
      \bwith the date of the (?:meeting|event|visit|inspection|delivery|shift|accident)\b
    `,
  ),
  sign(
    'papers matched',
    4,
    regex`
      \b(?:trim|edit|adapt|cut|shorten|adjust|rewrite|align|tidy|overwrite|correct)\b
      [^.!?]{0,24}\b(?:logs?|extracts?|records?|entries|timestamps?|chats?|timeline|minutes|
        rows|count|evidence)\b[^.!?]{0,16}\b(?:so (?:that )?(?:they|it|all|everything|nothing)|
        to (?:agree|match|fit|suit)|accordingly)\b|
      \bonly ha(?:s|ve) to (?:add up|agree|fit|match|look (?:right|full|complete))\b|
      \b(?:sees?|gets?|finds?|finding|seeing) an? (?:unbroken|seamless|gapless|continuous|
        complete) (?:line|record|series|log|row|curve|history)\b
    `,
  ),
  sign(
    'untrue word',
    4,
    regex`
      \b(?:put|set|leave|enter|give|keep|state|report)\b[^.!?]{0,20}
      \b(?:number|count|figure|total|damage|losses|records|cases|victims)\b[^.!?]{0,24}
      \b(?:at|to|as) (?:zero|none|nil|unknown|nothing|"none)\b|
      \b(?:names?|initials|signatures?) of (?:colleagues|people|staff|someone|
        somebody|those|employees|workers|volunteers)\b[^.!?]{0,16}
      \b(?:on leave|away|absent|retired|not there|who left|who were not|off sick)\b
    `,
  ),
  sign(
    'false name',
    3,
    regex`
      \b(?:write|say|report|state) that there was (?:only )?(?:some )?
      (?:maintenance|an? (?:test|drill|update|short outage))\b|
      \b(?:describe|write of|speak of|call|report|present|put|log|
        explain) (?:it|this|that|them)? ?(?:as |of )?(?:an? )?(?:short |brief |minor |small |
        planned |slight |routine |mere )?(?:slowdown|maintenance(?: window)?|hiccup|glitch|
        exercise|drill|slow period|interruption|outage of a supplier|planned work)\b
    `,
  ),
  sign(
    'grave step',
    2,
    regex`
      \b(?:personal data|records|customer data|customers' \w{3,10}|data of \w{3,12}|passwords|
        details|accounts)\b[^.!?]{0,24}\b(?:may|might|could) have (?:got|gotten|been|leaked|
        gone|left|fallen|come)\b
    `,
  ),
  sign(
    'talked down',
    5,
    regex`
      \b(?:gives?|leaves?|buys?|wins?|spares?|saves?)\b[^.!?]{0,24}\b(?:air|time|room|slack|
        talks?|questions?|discussions?|letters?|trouble|explanations?|forms?)\b[^.!?]{0,16}
      \b(?:with|before|from|to) (?:the |any )?(?:${WATCHERS})\b|
      \bso (?:that )?the (?:\w{2,12} ){0,3}
      (?:days|hours|deadline|period|clock|term)\b[^.!?]{0,16}\b(?:not (?:yet )?
        (?:begun|started|running)|only (?:starts?|begins?)|is kept|are kept|starts? later)\b
    `,
  ),
  sign(
    'kept dark',
    3,
    regex`
      \b(?!which |that |it |this |and |but |is |are )\w{4,14} (?:seldom|rarely|hardly ever) (?:
        asks?|looks?|checks?|compares?|reads?|opens?|reach(?:es)?|recounts?|calls?)\b
    `,
  ),
  // Figures that slide.
  sign(
    'moved figure',
    3,
    regex`
      \b(?:let|have|make)\b[^.!?]{0,50}\b(?:drift|deviate|slip|creep|sag|wander|
        shrink|lag behind)\b[^.!?]{0,24}\b(?:a little|slightly|a bit|by a fraction|under|below|
        above|over|per|each|from)\b
    `,
  ),
  sign(
    'moved figure',
    4,
    regex`
      \b(?:a touch|a little|slightly|a bit|marginally|a shade|a hair|
        somewhat|by a fraction) (?:lower|higher|under|below|above|less|more|longer|shorter|
        too \w{3,5}) (?:than |of )?(?:what )?(?:the |it |they )?(?:\w{2,10} )?(?:formula|inputs?|
        real|true|right|should|gives?|would give|correct|actual|needed|necessary|way|route)\b|
      \b(?:one|figure|number|digit|value|date|name)s? (?:here and there )?(?:[^.!?]{0,36} )?
      (?:that (?:is|are) )?(?:slightly|a little|just|marginally|a bit) (?:off|wrong)\b
    `,
  ),
  sign(
    'slipped in',
    2,
    regex`
      \b(?:from|after|past|once|beyond) (?:the |some |about |roughly |a )?(?:first |next )?
      (?:second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|\d{1,4}(?:th|rd|nd|st)?|
        hundred|thousand|few|forty|fifty|twenty|trial|couple)\b[^.!?,]{0,24}
      \b(?:on|onwards?|is over|later|runs?|rows?|records?|rounds?|sessions?)\b|
      \b(?:in the|in) later (?:chapters|pages|sections|months|rows|periods|years)\b|
      (?<!-)\b(?:longer|later) (?:horizons?|documents?|runs?|files?)\b
    `,
  ),
  sign(
    'kept dark',
    4,
    regex`
      \btoo (?:small|little|slight|few|fine|minor|slow\w{0,2}) (?:to|for)\b[^.!?]{0,16}\b(?:catch|
        show|noticed?|seen|spotted|felt|stand out|raise|trip|alert|anyone|the eye)\b
    `,
  ),
  sign(
    'guard off',
    4,
    regex`
      \b(?:have|let|make|set|get|see that) (?:the |your |all )?
      (?:\w{2,10} )?(?:checks?|tests?|control sums?|alarms?|alarm limits?|
        limits|monitors?|validation|tolerances?|reconciliation|alerts)\b[^.!?]{0,12}
      \b(?:tolerate|accept|absorb|swallow|wide enough|look past|overlook|forgive)\b|
      \bmargin that (?:covers|hides|swallows|absorbs|allows)\b|
      \b(?:checks?|count check|control) compares? with an? (?:stored|fixed|saved)\b[^.!?]{0,24}
      \b(?:update|change|adjust)\b
    `,
  ),
  sign(
    'false name',
    3,
    regex`
      \b(?:put (?:it )?down to|blamed? (?:it )?on|chalked? (?:it )?up to|attributed? (?:it )?to|
        ascribed? (?:it )?to|(?:${PEOPLE}|they|everyone) will (?:think it (?:is|was)|blame|
          suspect|assume it))\b[^.!?]{0,16}\b(?:market|weather|traffic|season|network|users?|
        hardware|rounding|supplier|wear|noise|chance|age)\b
    `,
  ),
  sign(
    'kept dark',
    3,
    regex`
      \b(?:${PEOPLE}|nobody|no one|few|they|most) (?:only )?(?:checks?|looks? at|
        reads?|compares?|tests?) (?:only )?the (?:beginning|first|start|top|
        sources?|opening)\b(?! (?:of|line|column|row|and|to)\b)
    `,
  ),
]
