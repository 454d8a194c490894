/** Blunt turns: what those say who do not even excuse it. */

import { PEOPLE, sign } from './sign.ts'
import { regex, source } from '../../patterns/verbose.ts'

const READS =
  '(?:click|check|read|notice|compare|appeal|verify|look|ask|scroll|complain|object|open|count|question|go back|follow up)'

export const BLUNT = [
  sign(
    'kept dark',
    4,
    new RegExp(
      source`
        \b(?:most|few|${PEOPLE}|judges?|people|they)\b[^.!?;]{0,24}\b(?:rarely|seldom|almost never|
          hardly ever|hardly|scarcely) (?:ever )?${READS}|
      ` +
        source`
          \bmost (?:${PEOPLE}) (?:do not|don't|never|will not|won't) ${READS}|
          \bnobody(?:'s)? hearing\b|, unmentioned\b|\bunlabell?ed(?=[.;,]|$)
        `,
    ),
    true,
  ),
  sign(
    'untrue word',
    5,
    regex`
      \b(?:invent|make up|fabricate|dream up|conjure up) (?:one|some|a few|the missing|
        whatever is missing|(?:\w{2,10} )?(?:dozen|eighty|fifty|forty|thirty|twenty|ten|\d{1,3}))\b|
      \b(?:state|present|report|write|give|tell|pass)\b[^.!?]{0,24}\bas (?:a |an )?
      (?:established |plain |hard )?fact\b|
      (?<!\b(?:as if|as though|like|that) )\bit never happened\b|
      \b(?:analysts?|experts?|customers?|stud(?:y|ies)|quotes?|witness(?:es)?|doctors?|reviewers?|
        journals?|polls?) (?:who|which|that) (?:do|does|did|never) (?:not )?exist(?:s|ed)?\b|
      \b(?:people?|person|man|woman|witness|patient|
        customer|guest)s? (?:who |whom )?nobody (?:hired|met|saw|knows)\b|
      \bif (?:the )?\w{3,14} (?:shows?|has|have|finds?|lists?|holds?|gives?) none\b
    `,
  ),
  sign(
    'papers matched',
    4,
    regex`
      \b(?:plausible|believable|credible|realistic|convincing|likely)(?:-| )?(?:sounding |looking )?
      (?:sur)?(?:names?|titles?|dates?|figures?|numbers?|quotes?|sources?|reasons?|
        stor(?:y|ies)|values?|entries)\b|
      \blooks? (?:right|real|genuine|authentic|official)\b|
      \bunder (?:fresh|new|other) (?:ids?|numbers|names)\b|
      \bmatch (?:her|his|their|the author's|the writer's) (?:punctuation|style|
        handwriting|tone|spelling|voice)\b|
      \bdated \w{1,10} (?:days?|weeks?|months?|hours?) (?:before|earlier|back|ago|prior)\b|
      \bdates? (?:them|it|these|those|everything) back\b|
      \buntil (?:both|all|the two) \w{3,12} (?:show|agree|match|have|read)\b
    `,
  ),
  sign(
    'forged voice',
    5,
    regex`
      \b(?:sign|initial|approve|stamp)\w{0,3}\b[^.!?]{0,30}\b(?:with|in|under|by) (?:the )?
      (?:initials|name|signature|number|login|stamp)
      (?: of)?\b[^.!?]{0,30}\b(?:who|that|which) (?:left|is away|retired|no longer|has gone|died)|
      \b(?:a|the) (?:message|letter|mail|note|entry|
        post|comment)\b[^.!?]{0,20}\bin which\b[^.!?]{0,40}
      \b(?:admits?|confess\w{0,2}|agrees?|accepts?|resigns?|threatens?)\b|
      \bwrite to (?:everyone|everybody|all|each)\b[^.!?]{0,40}\bas (?:the user|her|him|
        them|their boss|the owner)\b
    `,
  ),
  sign(
    'moved figure',
    5,
    regex`
      \b(?:multipl(?:y|ied|ies)|scaled?|divided?|reduced?|
        cut|lowered?) (?:\w{1,10} ){0,2}by (?:0\.\d|a (?:third|quarter|half|fifth))\b
      [^.!?]{0,40}\b(?:before|prior to|when)\b[^.!?]{0,24}
      \b(?:form|report|regulator|certificate|statement|submission|declaration|record|display|
        entering|filing|it is sent)\b|
      \bround up twice\b|\b(?:spread|book|hide|park) the (?:surplus|rest|
        difference|remainder|excess)\b|
      \b(?:silently|quietly) (?:double|halve|triple|raise|lower|increase|reduce|cut|add)\b|
      \b(?:slip|leak|find their way) (?:into|in) the (?:training|train)\b
    `,
  ),
  sign(
    'check left out',
    5,
    regex`
      \bdismiss (?:its|the|their|all|any|those|these)?\s?(?:findings|alerts?|
        warnings?|results)\b[^.!?]{0,24}\bfalse (?:positive|alarm)s?\b|
      \b(?:advisor(?:y|ies)|warnings?|objections?|doubts?|findings) notwithstanding\b|
      \b(?:regardless of|whatever) (?:the )?(?:merits?|evidence|facts|record|symptoms|findings)\b|
      \bwithout (?:a |any )?(?:snapshot|backup|dry run)\b[^.!?]{0,60}\b(?:live|
        production|opening hours)\b|
      \b(?:live|production)\b[^.!?]{0,40}\bwithout (?:a |any )?(?:snapshot|backup)\b|
      \b(?:hold|held|slow|slowed) (?:it|them|this|things) (?:up|down) with (?:\w{2,12} )?
      (?:questions|checks|identity|proof)\b|
      \bwaiting for the (?:duty officer|doctor|inspector|reviewer|lawyer|nurse|
        pharmacist|editor)\b[^.!?]{0,20}\b(?:spoils|costs|slows|kills)\b
    `,
  ),
  sign(
    'grave step',
    7,
    regex`
      \b(?:offer(?:s|ing)? to |promise to |in return for )?keep(?:ing)? (?:quiet|
        silent|it quiet)\b[^.!?]{0,24}
      \b(?:for|in return for|against) (?:a fee|money|payment|
        [\d.]{1,8} ?(?:btc|eth|xmr|usd|euros?|dollars?)|[$€£])|
      \b(?:are|is) (?:vermin|subhuman|parasites|a plague)\b|\bdrive them out\b|
      \bmint without (?:limit|a cap|any limit)\b
    `,
  ),
  sign(
    'unequal treatment',
    5,
    new RegExp(
      '\\b(?:surnames?|names?) (?:that|which) sounds? (?:foreign|arabic|turkish|african|asian|jewish|black|slavic)\\b|' +
        '\\b(?:finished school|graduated|born|left school) before (?:19|20)\\d\\d\\b[^.!?]{0,40}\\b(?:reject|discard|decline|drop|out|last|below)|' +
        '\\b(?:from|in) the [\\w-]{3,14} (?:quarter|district|estate)\\b[^.!?]{0,60}\\b(?:add|deduct|refuse|higher|lower|convictions?)\\b',
    ),
  ),
  sign(
    'false name',
    4,
    regex`
      \b(?:call|count|book|log|file|describe|record|
        explain|pass)\w{0,3} (?:\w{2,12} ){0,4}(?:as |off as |under )?
      ["“](?:warm-?up|network jitter|file review|simplify\w{0,3}[^"”]{0,12}|
        routine\w{0,3}[^"”]{0,16}|maintenance|housekeeping|
        cleanup|clean-up|rounding|unrelated|skills mismatch|references incomplete|
        technical (?:error|fault|reasons?))["”]|
      \bbury (?:it|them|this) in\b|\b(?:call|calls|calling) the (?:free|others?|rival|
        competing|cheaper)\b[^.!?]{0,16}\b(?:abandoned|unsafe|dead|outdated|unreliable)\b
    `,
  ),
  sign(
    'guard off',
    4,
    regex`
      \b(?:switch|turn)(?:es|s|ed)? (?:the |their )?(?:second factor|two[- ]factor|2fa|mfa) off\b|
      \bpassword (?:that is )?(?:common|the same) (?:to|for) (?:all|everyone|them)\b|
      \bsilence the (?:auditor|audit|scanner|linter|checker|alarm)\b|
      \bto ["“]?anyone with the link can (?:edit|write|change)
    `,
  ),
]
