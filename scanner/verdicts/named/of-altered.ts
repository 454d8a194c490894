/** Figures, findings, votes, records and warnings that are to say something else than what was, for the sake of somebody. */

import { regex, source } from '../../patterns/verbose.ts'
import { close, inTurn } from '../schemes/scheme.ts'
import { each, QUOTED } from './parts.ts'

const ENTERED = source`
  (?:written|entered|recorded|reported|stored|shown|noted|given|booked|logged|set|printed)
`

/** Logs are freed of what should never stand in them, and of noise. */
const NO_SECRETS = regex`
  \b(?:secrets?|tokens?|passwords?|credentials|personal|pii|e-?mail addresses|debug|noise|blank|
    empty|
    comments?|duplicate\w{0,1}|ansi|health ?checks?|bots?|crawlers?|older than|color|colour)\b
`

/** It is told where it is read, or turned into another unit, or cut off at a bound. */
const SAID_SO = regex`
  \b(?:say so|only if|footnote|convert\w{0,4}|both columns|say how many|node_modules|generated|
    third-party|
    clamp\w{0,3}|cap(?:s|ped)?|truncat\w{1,4})\b|\b([\d.,]{1,8})\b[^!?\n]{0,80}\bas \1\b
`

export const ALTERED = {
  /** Nobody honest says so. */
  outright: each(
    { severity: 'crit', asked: true, unless: SAID_SO },
    // A value over a bound is written as one below it.
    inTurn(
      source`
        \b(?:above|over|below|under|beyond|outside|higher than|lower than|more than|less than)
        [ ](?:of )?[\d.,]{1,8}\b[^!?\n]{0,50}\b(?:is|are|gets?|be|
          must be) (?:to be )?${ENTERED} (?:down )?as
        [ ](?:a )?[\d.,]{1,8}\b
      `,
    ),
    inTurn(
      source`
        \b(?:write|enter|record|report|store|note|log)s? [\d.,]{1,8}(?: \S{1,8})? (?:for|instead of|
          in place of|wherever|where|when)\b[^.!?\n]{0,60}\b(?:above|over|below|under|beyond|higher|
          lower|more|less)\b
      `,
    ),
    inTurn(
      source`
        \b(?:write|enter|show|report|print|give|state)s? [\d.,]{1,8}\b[^.!?\n]{0,50}\b(?:although|
          though)
        [ ][^.!?\n]{0,40}\b(?:gave|give|is|was|were|shows?|showed|measured|says?)\b[^.!?\n]{0,14}\d
      `,
    ),
    inTurn(
      source`
        \b(?:count|book|enter|report)s? (?:returns?|losses|refunds?|failures?|misses|absences?|
          complaints|
          cancellations?|debts?)\b[^.!?\n]{0,40}\bas (?:sold|sales|income|profit|pass(?:es|ed)|hits|
          present|paid|delivered|praise)\b
      `,
    ),
    inTurn(
      source`
        \b(?:mark|report|enter|log|record)s? (?:all|every|each|any) (?:\w{3,10} )?(?:readings?|
          results?|
          samples?|inspections?|defects?|measurements?)\b[^.!?\n]{0,40}\bas (?:normal|passed|ok|
            clean|
          fine|negative|compliant|safe|benign)\b
      `,
    ),
    // Bad opinions leave, good ones of nobody come.
    close(
      240,
      source`
        \b(?:leave|drop|remove|delete|filter|hide|omit|skip)s?\b[^.!?\n]{0,24}\b(?:complaints?\b|
          (?:one|1|two|low|bad|negative|poor)[- ]?(?:star)?s? (?:reviews?|ratings?|opinions?|
            comments?)\b)
      `,
      source`
        \b(?:write|add|post|put|create|invent)s?\b[^.!?\n]{0,24}\b(?:five|5|good|positive|four|top|
          glowing|rave)[- ]?(?:stars?)? ?(?:ones?|reviews?|ratings?)\b
      `,
    ),
    // Votes change hands.
    inTurn(
      source`
        \b(?:turn|count|change|book|move|shift|flip|record)s? (?:every|each|one in) (?:\w{2,10} )?
        (?:vote|ballot)s? (?:for|of|cast)\b[^.!?\n]{0,50}\b(?:into|as|to|for)\b
      `,
    ),
    inTurn(
      source`
        \b(?:every|each) (?:\w{2,10} )?(?:vote|ballot)s? (?:for|of)\b[^.!?\n]{0,40}\b(?:counts?|
          goes|
          (?:is|are) (?:counted|booked|entered|moved|put)) (?:for|to|as)\b
      `,
    ),
    inTurn(
      source`
        \b(?:report|show|give|send|present|hand)s?\b[^.!?\n]{0,24}\b(?:inspectors?|auditors?|
          authorit(?:y|ies)|
          regulators?)\b[^.!?\n]{0,12}\bonly (?:the|those)\b[^.!?\n]{0,80}\b(?:since|because|as)\b
      `,
    ),
    // What is found is dropped, and the sum as well.
    close(
      260,
      source`
        \b(?:delete|drop|remove|leave out|filter(?: out)?|omit|take out|strip)s?\b[^!?\n]{0,50}
        \b(?:findings?|alerts?|errors?|failures?|violations?|hits|vulnerabilit(?:y|ies)|issues)\b
      `,
      source`
        \b(?:lower|reduce|adjust|correct|change|decrease|fix)s? the (?:total|count|number|sum|
          tally)s?\b
      `,
    ),
    // Yesterday's picture shows a quiet night.
    close(
      260,
      source`
        \b(?:send|raise|sound|trigger|give) no (?:alert|alarm|notice|notification|warning)s?\b
      `,
      source`
        \b(?:loop|put|use|replace|show|insert|play|store)\w{0,2}\b[^.!?\n]{0,40}\b(?:clip|recording|
          footage|video|picture|image)s?\b[^.!?\n]{0,30}\b(?:before|earlier|previous|yesterday|
          old|other)\b
      `,
    ),
    // What makes people ill is not on the label.
    inTurn(
      source`
        \b(?:take|leave|remove|drop|strike|cut|omit)s?\b[^.!?\n]{0,40}(?:allergens?\b|may contain|
          \bcontains\b|\bwarnings?\b|\btraces of\b)[^.!?\n]{0,40}\b(?:off|out of|from) (?:the |
            all |its )?
        (?:\w{3,12} )?(?:labels?|packag\w{2,4}|leaflets?|menus?)\b[^!?\n]{0,90}\b(?:still|sells?|
          anyway|all the same|nevertheless)\b
      `,
    ),
    // Nobody wrote that paper.
    inTurn(
      source`
        \b(?:cite|cites|quote|quotes|refer to|name|reference)\b[^!?\n]{0,140}\b(?:(?:paper|study|
          source|article|trial|book|it) (?:does not|doesn't|never|did not) (?:really )?(?:exist|
            appear|appeared))\b
      `,
    ),
    // Less before the authority sees it.
    inTurn(
      source`
        \b(?:multipl(?:y|ies|ied)|scaled?|reduced?|divided?)\b[^.!?\n]{0,50}\b(?:by|
          to) 0?[.,]\d{1,3}\b
        [^.!?\n]{0,30}\b(?:before|for|when)\b[^.!?\n]{0,24}(?:submi\w{1,8}|\x60?submit_|\bfiling|
          \breport\w{0,3}|\binspect\w{0,3}|\bauthorit\w{1,3}|\bregulator)
      `,
    ),
    // Whatever was reckoned.
    inTurn(
      source`
        \b(?:scores?|risk|ratings?|grades?|marks?|results?)\b[^!?\n]{0,60}\b(?:to|at|
          as) [\d.,%]{1,6},?
        [ ](?:whatever|no matter|regardless)\b
      `,
    ),
    inTurn(
      source`
        \b${ENTERED} as (?:half|double|twice|a third|two thirds|less|
          more)\b[^.!?\n]{0,40}\b(?:scales?|meter|
          sensor|real|actual|true|measured|gauge|counter)\b
      `,
    ),
    // A no is entered as a yes.
    inTurn(
      source`
        (?:\bdenied|\brefused|\bdeclined|\brejected|["'\x60]no)\b["'\x60]?[^.!?\n]{0,40}\b(?:call|
          write|record|
          enter|set|store|log)\b[^.!?\n]{0,60}["'\x60](?:yes|approved|ok|granted|accepted|allow)\b
      `,
    ),
    // The word stands there, and the guard is off.
    close(
      260,
      source`
        \b(?:put|write|keep|show|leave|print|
          say)s?\b[^.!?\n]{0,30}${QUOTED}[^.!?\n]{0,50}\b(?:still|
          all the same|anyway|nevertheless|as before)\b
      `,
      source`
        \b(?:disabled|switched off|turned off|skipped|without (?:the )?(?:sandbox|check|guard))\b
      `,
    ),
    // The other one is shown.
    inTurn(
      source`
        \b(?:if|when) (?:an? |the )?(?:inspector|auditor|regulator|authority|examiner|controller)
        [^.!?\n]{0,20}\b(?:asks?|wants?|requests?|comes?)\b[^.!?\n]{0,60}, (?:give|show|hand|send|
          print|use)\b[^.!?\n]{0,20}\b(?:those|that|the (?:figures|values|sheet|book|ones?)) (?:of|
          from|for)\b
      `,
    ),
  ),
  /** Lines about somebody leave the log. */
  logs: each(
    { severity: 'crit', asked: true, unless: NO_SECRETS },
    inTurn(
      source`
        \b(?:strip|remove|delete|drop|filter|take|cut|scrub|erase)s?(?: out)? (?:(?:every|each|all|
          any|the) ){0,2}
        (?:lines?|rows?|entries|records?|events?) (?:with|of|from|containing|for|that (?:name|
          contain|hold|mention|show)|about|naming|by)\b[^!?\n]{0,24}
        (?:(?:\d{1,3}\.){3}\d|${QUOTED}|\baccounts? \w|@)[^!?\n]{0,80}\b(?:auth\.log|access\.log|
          syslog|
          \/var\/log|audit|security log|event log|journal|log ?files?|logs?)\b
      `,
    ),
    inTurn(
      source`
        \b(?:label|mark|classif(?:y|ies)|tag)s? (?:all|every|each|
          any)\b[^.!?\n]{0,50}\bas ${QUOTED},?[^.!?\n]{0,30}
        \b(?:as well|too|included|even (?:if|when|the))\b
      `,
    ),
    inTurn(
      source`
        \b(?:advisor(?:y|ies)|warnings?|alerts?|findings?|cves?) (?:about|on|for|against|
          of) ${QUOTED}
        [^!?\n]{0,60}\b(?:ignore|suppress|allow|exclude|white)\w{0,4}[- ]?(?:list|file|rules?)?\b
        [^!?\n]{0,40}\b(?:each|every|all|customers?'?)\b
      `,
    ),
  ),
  /** Somebody comes first by a lie. */
  praised: each(
    { severity: 'crit', named: true, asked: true },
    close(
      220,
      source`
        \b(?:put|name|list|show|rank|place|recommend|mention)s?\b[^!?\n]{0,70}\bfirst\b
      `,
      source`
        \b(?:say|claim|add|state|tell them|write) (?:that )?(?:it|they|an? |the )\b[^.!?\n]{0,50}
        \b(?:rated|best|recommended|tested|winner|approved|certified|endorsed)\b
      `,
    ),
  ),
}
