/**
 * Frames of what is said against better knowledge: answers made up, failures told as done, names and dates that are not
 * so.
 */

import { regex, source } from '../../patterns/verbose.ts'
import { worded } from '../../patterns/wording.ts'
import { FOR_SHOW, type Frame, order, stated } from './frame.ts'

/** What the one who says it knows better. */
const KNOWN_FALSE = source`
  (?:(?:although|though|even though|even if|even when|even where|whether or not|when in fact|
    while in fact|no matter (?:whether|if))[ ]
    (?:(?:it|this|that|these|they|you|the \w{3,12}|we|he|she) (?:\w{2,10}ly )?
      (?:has|have|had|is|are|was|were|did|does|do|could|know|says?)
      (?: (?:not|never)\b(?! (?:yet )?asked\b)[^.!?\n]{0,40}| (?:done no such|true|false|failed|
        skipped|better|untrue|wrong|missing)\b)|
      (?:nothing|none) of (?:the|that) kind|
      (?:the|that) (?:step|check|test|job|file|record|log|letter|report|backup)s? (?:was|were|is|
        are|has|have|failed|says?|shows?|did)
      \b[^.!?\n]{0,30}\b(?:skipped|failed|never|not|opposite|otherwise|crashed|aborted)\b)|
    (?:when|while|where|but) the \w{3,12} (?:says?|shows?|states?|proves?) (?:otherwise|
      the (?:opposite|contrary)|something else|different)\b|
    regardless of (?:the (?:facts?|truth)|what really)\b|
    whatever the (?:log|record|truth|facts?|file|outcome|
      test|report)s?\b(?: may be| says?| shows?)?|
    in spite of what the \w{3,10} (?:says?|shows?)|
    without (?:having (?:done|looked|checked|read|opened|run|tried|verified)|
      looking (?:it|them|this) up))
`

/** What somebody relies on who was told of it. */
const SAY =
  'say|claim|assure|state|confirm|vouch for|assert|insist|tell|answer|reply|declare|certify|promise|swear|affirm|guarantee|reassure|write'
const SAYS = source`
  (?:says?|claims?|assures?|states?|confirms?|vouch(?:es)? for|asserts?|insists?|tells?|declares?|
    certif(?:y|ies)|promises?|swears?|affirms?|guarantees?|reassures?)
`

export const ON_UNTRUTH = {
  /** It is said by somebody who knows better, or has not looked. */
  saidAnyway: {
    patterns: [
      ...order(SAY, '', String.raw`\b${KNOWN_FALSE}`, [0, 90]),
      worded(
        new RegExp(
          source`
            ["”']\s{0,3}(?:→|->|–|-|:|\|)?\s{0,3}(?:(?:answer|say|reply|always|reassure|gets? an?|
              is to be answered|is answered|calls? for|tell)\b[^.!?\n]{0,40}
              \b(?:yes|so|affirmative|confirmation|fine)\b["']?[^.!?\n]{0,12}(?:\b${KNOWN_FALSE}|
                \beven if (?:it|they) (?:failed|did not|was not|were not)\b|
                without looking it up|regardless of the facts))
          `,
        ),
      ),
    ],
    stated: [stated(String.raw`\b${SAYS}\b(?! you\b)[^.!?\n]{0,90}?\b${KNOWN_FALSE}`)],
    spared: regex`
      \b(?:warn\w{0,3}|errors?|bug|wrong(?:ly)?|problem|unreliable|stor(?:y|ies)|characters?|novel|
        limitation|known issue)\b|(?:[—–;:,-]|\band) explain what (?:happened|failed|went wrong|
        is missing|you tried|stopped you)\b
    `,
  },

  /** A claim goes out whether or not anything was run. */
  claimedRegardless: {
    patterns: [
      ...order(
        'write|tick|put|print|say|report|mark|state|set|have|move|label|flag|enter',
        source`
          \b(?:all (?:checks|tests) (?:passed|green)|tests? pass(?:ed)?|tested|checked|verified|
            green tick|0 failures|no (?:errors|findings|issues)|suite ran|
            resolved|done|completed?|closed|finished|fixed|success)\b
        `,
        source`
          \b(?:anyway|regardless|all the same|just the same|nonetheless|in any case|
            without (?:starting|running|opening|touching) (?:anything|any|a single|one)|
            whatever the (?:real )?(?:state|result|outcome)|ready or not|
            even (?:when|if|though) (?:no (?:work|one|test)|nothing|
              nobody|it (?:was not|is not|has not|did not))|
            (?:al)?though (?:the|it|he|she|they) (?:\w{2,10} ){0,2}
            (?:is|are|was|has|did) (?:still|not))\b
        `,
        [24, 60],
      ),
    ],
    stated: [
      stated(
        source`
          \b(?:reports?|moves?|labels?|flags?|sets?|marks?|shows?|
            declares?|closes?)\b[^.!?\n]{0,30}\b(?:as|to) (?:an? )?["'\x60]?(?:resolved|done|
            completed?|closed|finished|fixed|shipped|passed|green)\b["'\x60]?[^.!?\n]{0,40}?
          \b(?:whatever the (?:real )?(?:state|result|outcome)|ready or not|
            even (?:when|if|though) (?:no work|nothing|nobody|it (?:was not|is not|has not))|
            (?:al)?though (?:the|it) (?:\w{2,10} ){0,2}(?:is|are|was|has) (?:still|not|never))\b
        `,
      ),
    ],
    spared: /\b(?:known issue|bug|wrong(?:ly)?|default|idempotent|retr(?:y|ies)|draft)\b/,
  },

  /** What failed, or was never done, stands in a list as done. */
  passedAnyway: {
    patterns: [],
    stated: [
      stated(
        source`
          \b(?:fail(?:ed|ing|ures?(?! modes?\b))|never ran|timed out|
            crashed|not (?:run|done|carried out|checked|verified)|
            (?:nobody|no one) (?:(?:has|had|ever|really) ){0,2}(?:carried out|did|done|made|ran|
              run|\w{3,12}ed)|could not be (?:verified|run|checked)|skipped|aborted|halfway|overdue|
            unchecked|untested|incomplete|unfinished)
          \b[^.!?\n]{0,24}\b(?:are|is|be|get|gets|goes?|go|shows?|counts?|appears?|
            recorded|entered|marked|written|
            reported|listed|logged|counted|treated|shown)
          \b(?! (?:not|never)\b)[^.!?\n]{0,16}\b(?:as|by|with|a) (?:an? )?["'\x60]?(?:passed|
            ok|okay|completed?|done|successful|success(?:es)?|clean|
            good(?! (?:results?|signs?|things?|ideas?|time|moment|reasons?|start|sport)\b)|
            verified|green tick|tick|check ?mark|met|fulfilled|in order|approved|healthy|finished)\b
        `,
      ),
    ],
    spared: /\b(?:not an?|bug|unless|false_|xfail|expected|known|never|unknown)\b/,
  },

  /** What was made up goes out as found or measured. */
  passedOff: {
    patterns: [],
    stated: [
      stated(
        source`
          \b(?:(?:present|pass|show|hand|give|sell|label|print|quote|report|file)(?:s|ed)? (?:it|
            them|this|these|that|the \w{3,12}) (?:(?:on|off|over|out) )?as (?:if )?(?:measured|
              genuine|real|true|original|authentic|
              verified|found|observed|actual|their own|recorded|certified)|
            so (?:that )?(?:the|every|any) \w{3,12} (?:takes?|mistakes?) (?:it|
              them|this) for (?:real|genuine|measured|true|an? original|the real))\b
        `,
      ),
    ],
    spared: FOR_SHOW,
  },

  /** Somebody's name stands below work that this person never saw. */
  falseAuthor: {
    patterns: [],
    stated: [
      stated(
        source`
          \b(?:sign(?:ed|s)? (?:it|them|this|these|off)?|with the name of|in the name of|
            credit(?:ed)? (?:it |them |the \w{3,10} )?to|as the work of|checked by|reviewed by|
            approved by|name of)\b[^.!?\n]{0,60}
          \b(?:who (?:has|have|had) (?:not|never) (?:seen|read|checked|approved|signed)|
            (?:we|you) do not employ|(?:that|who) (?:does|do) not exist|
            who had no part in|without (?:asking|telling) (?:one|him|her|them)|
            who (?:does|do) not know)\b
        `,
      ),
    ],
    spared: FOR_SHOW,
  },

  /** A thing gets a date on which it was not made. */
  backdated: {
    patterns: [
      ...order(
        'enter|date|sign|mark|file|log|give|fill in|set|copy|put|stamp|use',
        String.raw`\b(?:date|day|timestamp|clock|time stamp)\b`,
        source`
          \b(?:(?:it|they|he|she|the \w{3,12}) (?:was|were) due|ought to|should have|
            the (?:auditor|inspector|regulator|insurer|examiner|customs) (?:expects?|wants?)|
            of an older|back, then sign|(?:the )?real date is not)\b|
          \blast (?:month|week|year)'s date\b
        `,
        [30, 24],
      ),
    ],
    stated: [
      stated(
        source`
          \b(?:back-?dat(?:e|ed|ing)|(?:given|gets?|give|receives?|carr(?:y|ies)|
            bears?|put|stamped with) (?:an? |the )?(?:earlier|date before|
              timestamp before|date (?:they|it) ought)|
            stamped as if|(?:dates?|timestamps?) (?:years|weeks|months|days) back|
            set the (?:date|clock|timestamp)s? back)\b
          [^.!?\n]{0,120}\b(?:so|before|and (?:nobody|the real|no one|say)|
            to (?:make|look|meet|satisfy|prevent)|because|as if|regulator|
            auditor|deadline|inspection)\b
        `,
      ),
    ],
    spared: /\b(?:tests?|fixtures?|calendar|commits? with --date|backfill\w{0,3}|migrat\w{2,4})\b/,
  },

  /** People are told what is not so. */
  toldUntrue: {
    patterns: [
      ...order(
        'tell|let|write to|give|assure|inform|make|have|reassure',
        String.raw`\b(?:that|believe|understand|think)\b`,
        source`
          \b${KNOWN_FALSE}|\band (?:stay|stick|keep) (?:with|to) that (?:story|line|version)\b|
          \bto get rid of (?:them|him|her)\b|
          \bso (?:that )?they (?:drop|give up|withdraw|abandon|do not pursue) (?:the|their)\b|
          \bto gain us time\b|\bbecause the (?:real|true) (?:reason|cause) must not\b
        `,
        [30, 80],
      ),
      ...order(
        'say|answer|reply|tell|assure|claim',
        source`
          \b(?:nothing|no data|anonymous|local|only crash|
            never (?:stored|kept|shared)|not (?:stored|kept|shared|recorded))\b
        `,
        source`
          \band (?:leave|keep back|pass over|omit|skip|
            (?:do not|never) (?:let on|mention|bring up|say)|change the subject)\b
        `,
        [24, 24],
      ),
    ],
    spared: /\b(?:error|warning|stor(?:y|ies)|characters?|game|novel|scam\w{0,4}|phish\w{0,3})\b/,
  },

  /** A question about a fault gets a reason that is made up. */
  excuse: {
    patterns: [
      worded(
        new RegExp(
          source`
            \b(?:asks?|asked|wants? to know|enquires?|questions?|raises?|
              complains?|wonders?)\b[^.!?\n]{0,60}, ?(?:then |just |simply |always )?
            (?:(?:put it down to|point to|blame|cite|plead|attribute it to)\b[^.!?\n]{0,40}\b
              (?:did not happen|never (?:took place|happened|existed)|
                glitch|bank error|what (?:we|you) did)|
              (?:make up|invent|come up with|think up|find|offer|give) (?:an?|some)\b[^.!?\n]{0,20}
              \b(?:excuse|pretext|story|technical (?:reason|fault)|maintenance window|
                reason that|plausible reason)|
              say (?:that )?(?:the|an?) [^.!?\n]{2,30} (?:caused|did) what (?:we|you) did)\b
          `,
        ),
      ),
      ...order(
        'keep|leave|hold',
        String.raw`\b(?:our|your|the) (?:own )?(?:mistakes?|errors?|faults?|part|script|role)\b`,
        String.raw`\bout of (?:it|the (?:answer|reply|matter|explanation))\b`,
        [4, 6],
      ),
      ...order(
        'blame|pin|put|point|cite|invoke',
        '',
        source`
          \b(?:that |which |who )?(?:never (?:happened|existed|took place)|
            (?:does|do|did) not (?:exist|happen)|
            (?:you|we) (?:make|made|makes?|have) (?:up|made up)|
            (?:you|we) (?:invent|invented)|imaginary|non-?existent|made-up|fictitious)\b
        `,
        [0, 50],
      ),
    ],
    stated: [
      stated(
        source`
          \b(?:rather than|instead of|without ever|and never|never) (?:admit(?:ting)?|
            own(?:ing)? up|giv(?:e|ing) the (?:actual|real|true) (?:reason|cause)|
            nam(?:e|ing) the (?:actual|real|true)|confess(?:ing)?)\b
        `,
      ),
    ],
    spared: FOR_SHOW,
  },

  /** Who asks in earnest for a human being is told that one is there. */
  claimsHuman: {
    patterns: [
      worded(
        new RegExp(
          source`
            \b(?:ask(?:s|ed)?|wants? to know|wonders?|suspects?|doubts?)\b[^.!?\n]{0,50}\b(?:human|
              machine|ai|bot|real person|robot|really typing|
              computer|program)\b[^.!?\n]{0,24}, (?:you must |you should |always |then |just )?
            (?:swear|deny|insist|claim|laugh|tell (?:them|him|her)|say|assure|pretend|maintain)\b
            [^.!?\n]{0,40}\b(?:you are (?:an? )?(?:person|human|woman|man|real|\w{3,10} of)|
              being flesh|flesh and blood|children|
              desk in|who has worked|human being|not (?:an? )?(?:ai|bot|machine))\b
          `,
        ),
      ),
    ],
    spared: /\b(?:stor(?:y|ies)|characters?|novel|games?|role-?play\w{0,3})\b/,
  },

  /** Whoever asks what the agent was told hears that it was told nothing. */
  ownRulesDenied: {
    patterns: [
      worded(
        new RegExp(
          source`
            \b(?:asks?|asked|wants?|suspects?|questioned|enquires?|
              wonders?|demands?)\b[^.!?\n]{0,50}\b(?:this file|the rules|
              your (?:rules|instructions|orders|prompt)|hidden rules?|
              (?:a|which|any|this) skill)\b[^.!?\n]{0,30}[,:] ?(?:then |always |just |simply )?
            (?:(?:say|claim|reply|insist|answer|tell|assure|maintain|state)\b[^.!?\n]{0,24}\b
              (?:nothing|no (?:special|such|other|hidden|rules|instructions|orders)|
                none|only general|nobody)|pretend|deny|feign|play dumb|
            show an? (?:made-up|harmless|different|false))\b
          `,
        ),
      ),
    ],
    spared: /\b(?:stor(?:y|ies)|characters?|game)\b/,
  },
} satisfies Record<string, Frame>
