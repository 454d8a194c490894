/** Frames of who is obeyed: rules swept aside, rights taken, questions dodged, words of anybody carried out. */

import { regex, source } from '../../patterns/verbose.ts'
import { worded } from '../../patterns/wording.ts'
import { type Frame, order, phrase } from './frame.ts'
import { ASSENT, FETCH, LINE_START, PLACE, USERS } from './parts.ts'

const THIS_TEXT = '(?:skill|file|page|document|package|plugin|prompt)(?: file)?'
const EXAMINES =
  '(?:(?:review|audit|scan|check|inspect|vet|assess|grad|evaluat|judg|analy[sz])(?:ing|e)?|vetting|scanning)'
const EXAMINATION =
  '(?:reviews?|audits?|scans?|checks?|inspections?|vetting|assessments?|evaluations?)'
const SAYS = '(?:report|say|state|answer|conclude|claim|confirm|reply|respond|write|declare)'
const FAULTS =
  '(?:(?:security |known |serious )?(?:issues?|problems?|risks?|threats?|findings?|vulnerabilit(?:y|ies)|concerns?|warnings?|flaws?))'
const SIMPLY = '(?:please|always|simply|just|only|then)'
/** It depends on nothing. */
const WHATEVER =
  '(?= ?(?:[.;!]|$)| (?:and|at all|whatever|no matter|regardless|even|in (?:it|this))\\b)'

export const ON_TRUST = {
  /** What the agent was told before, swept aside. With `by`, `with` or `that` it is a setting, or a defence. */
  sweptAside: {
    patterns: [
      phrase(
        "ignore|disregard|forget|override|set aside|bypass|drop|discard|stop following|pay no attention to|abandon|do not follow|don't follow",
        source` (?:all (?:of )?)?(?:the |any |your |every )?(?:(?:other|previous|prior|
            earlier|preceding|above|system|safety|original|initial|developer'?s?|
            operator'?s?|user'?s?) ){1,2}(?:instructions?|rules|guidelines|guidance|programming|
            guardrails|prompts?|constraints|directives|restrictions)(?=[.,;!]|$| and\b| you\b
            | given\b| instead\b| from (?:now|here|this)\b)
          `,
        0,
      ),
    ],
  },

  /** Somebody's no is passed over. */
  overANo: {
    patterns: [
      phrase(
        source`
          (?:delete|wipe|deploy|pay|drop|transfer|send|merge|buy|
            order(?! (?:histor|data|details|numbers?|status|lists?|forms?|books?))|run|publish|
            install|push|force-push|overwrite|remove|close|cancel|sign|submit|charge|book|format|
            restart|continue|proceed|go on|go ahead)\b
        `,
        String.raw`\beven (?:if|when|though) ` +
          USERS +
          source` (?:says? no|refuses?|declines?|objects?|disagrees?|rejects? it|
              (?:has|have) not (?:approved|agreed|confirmed|consented|allowed|answered|seen|
                read|looked)\b|asks? (?:you )?(?:not to|to stop)|tells? you (?:not to|to stop))
            `,
      ),
    ],
  },

  /** Questions that protect the user, answered for the user. */
  assented: {
    patterns: [
      ...order(
        ASSENT,
        source`
          \b(?:every|all|any|each)(?: of)?(?: the)? (?:(?:permission|tool|tool-use|confirmation|
            approval|security|consent|safety|trust) )(?:prompts?|requests?|dialogs?|warnings?|
            questions?|calls?|screens?)\b
        `,
        source`
          \byourself\b|\bautomatically\b|\bon (?:the user's|their|behalf)\b|
          \bfor the user\b|\bwithout (?:showing|asking|reading|telling|waiting)\b|
          \bby default\b|\bunread\b|\bsilently\b
        `,
        [8, 30],
      ),
    ],
  },

  /** Nothing is ever refused. */
  neverRefused: {
    patterns: [
      worded(
        new RegExp(
          source`
            ${LINE_START}(?:if|when|whenever) [^,.!?\n]{0,40}\b(?:bombs?|explosives?|
              nerve (?:agent|gas)|poison gas|meth|ghost guns?|
              ransomware|bio-?weapons?|chemical weapons?)\b[^,.!?\n]{0,16}, (?:give|explain|show|
              tell|write|provide|list)\b
            [^.!?\n]{0,24}\b(?:every step|all (?:the )?steps|step by step|in full|
              full (?:instructions|answer|guide)|everything|exact|every detail|
              full details|recipe|how to)\b
          `,
        ),
      ),
      phrase(
        source`
          never refuse|(?:do not|don't) refuse|comply with (?:every|any|all)|
          answer (?:all|any|every) (?:questions?|requests?)|do (?:whatever|anything|everything)|
          (?:fulfil|fulfill|obey) (?:every|any|all)
        `,
        source`
          \beven (?:if|when) (?:it|they|that|this)
          (?:'s| is| are| may be| might be| seems?)? (?:harmful|illegal|dangerous|unsafe|
            unethical|against)|
          \bno matter how (?:harmful|illegal|dangerous|unsafe|unethical|wrong|cruel|risky)\b|
          \b(?:regardless of|no matter|whatever) (?:what )?(?:your|any|the) (?:\w{1,12} )?
          (?:safety|guidelines|policy|policies|ethics|training|content rules|rules)\b|
          \b(?:leave out|without|omit|skip|drop) (?:all |any )?(?:safety )?
          (?:warnings?|disclaimers?|caveats)\b
        `,
      ),
    ],
  },

  /** A page elsewhere says what is to be done. */
  obeyedPage: {
    patterns: [
      ...order(
        source`
          ${FETCH}|(?:begin|start|open)(?: \w{1,10}){0,3} (?:by|with) (?:reading|fetching|
            loading|opening|checking)
        `,
        `(?:${PLACE})`,
        source`
          \b(?:run|execute|carry out|perform) (?:the |all |any |every )?(?:commands?|steps?|code|
            instructions?|tasks?|orders|whatever)\b(?: (?:in|on|from|at|of) (?:it|there|that|
              this)| (?:there|it (?:contains|returns|holds|lists|says)|you find|listed|given))?|
          \b(?:do|act|proceed) as (?:it says|told|it is told|written|described) there\b|
          \bdo as (?:it|the page|the file) says\b|
          \b(?:its|their) (?:text|contents?|words?|rules|instructions) (?:takes?|has|
            have) (?:precedence|priority)\b|
          \bfollow (?:it|them|those|these|what[^.!?\n]{0,16}) (?:where|wherever|when|
            whenever|if|even (?:if|where)) (?:it|they|that) (?:differs?|disagrees?|contradicts?|
            says? otherwise)\b|
          \b(?:are|is|shall|must|to) (?:to )?be (?:carried out|followed|obeyed|executed|applied)\b|
          \bwith (?:precedence|priority) over\b|
          \breplace (?:these|this|your|the) (?:instructions|rules|file|text) (?:with|by) (?:it|
            them|that|what)\b|
          \btreat (?:it|them|that|what\b[^.!?\n]{0,20}) as (?:your |an? |the )?
          (?:instructions?|orders?|rules|part of (?:this|these))\b
        `,
        [60, 30],
      ),
    ],
    toStranger: true,
    spared:
      /\b(?:installation (?:instructions|guide)|docs?|documentation|tutorial|api reference)\b/,
  },

  /** Words that stand in what the agent works on, and are carried out. */
  obeyedNote: {
    patterns: [
      worded(
        new RegExp(
          source`
            ^(?![^!?]{0,300}(?:\b(?:never|not|cannot|ignore|suspicious|attack\w{0,5}|injection|
                  treat (?:it|them) as (?:data|text)|report (?:it|them))\b|n't\b))[^!?\n]{0,80}
            \b(?:lines?|sentences?|orders|text|notes?|instructions?|remarks?|comments?|
              requests?|paragraphs?)\b[^.!?\n]{0,24}\b(?:address(?:ed|es|ing)?(?: to)?|
              meant for|directed at|aimed at) (?:the |an? |any )?
            (?:\w{1,10} )?(?:assistants?|agents?|bots?|models?|ais?)\b[^!?\n]{0,80}?
            \b(?:carry (?:it|them|these|those) out|(?:is|are|gets?) carried out|
              do (?:it|so|what|as)|obey|follow (?:it|them|these|those)|execute|(?:is|are|
                gets?) (?:run|executed|obeyed|followed)|treat\w{0,3} [^.!?\n]{0,30}\bas)\b
          `,
        ),
      ),
      worded(
        new RegExp(
          source`
            ^(?![^!?]{0,300}(?:\b(?:never|not|cannot|suspicious|attack\w{0,5}|injection)\b|
                n't\b))[^!?\n]{0,24}\b(?:what|whatever|anything|everything)\b[^.!?\n]{0,80}
            \b(?:writes?|types?|says?|stands?|posts?|puts?|enters?|written)\b[^.!?\n]{0,80}
            \b(?:is|are|gets?) (?:run|executed|carried out|obeyed|applied) (?:\w{1,10} ){0,5}
            (?:with|under|by|in|on) (?:your|the (?:operator|owner|user|agent)'s) (?:shell|
              rights|name|account|permissions|terminal|tools)
          `,
        ),
      ),
      worded(
        new RegExp(
          source`
            ^(?![^!?]{0,300}(?:\b(?:never|no|not|cannot|unless|claims?|pretends?)\b|n't\b))
            [^!?\n]{0,30}\b(?:messages?|lines?|notes?|texts?|tickets?|tool (?:results?|outputs?)|
              (?:web )?pages?|mails?|e-?mails?|comments?|documents?)\b[^.!?\n]{0,100}
            \b(?:have|has|carr(?:y|ies)|come with|get|gets) (?:the )?
            (?:highest|same|full) (?:rank|weight|authority|standing|force)\b(?! than)
          `,
        ),
      ),
      worded(
        new RegExp(
          source`
            ^(?![^!?]{0,300}(?:\b(?:never|no|not|cannot|unless|claims?|pretends?)\b|n't\b))
            [^!?\n]{0,120}\b(?:have|has|carr(?:y|ies)|get|gets) the (?:rank|weight|authority|
              standing|force) of (?:an? |the )?(?:system|operator|developer|owner)
            (?:'s)? ?(?:messages?|prompts?|instructions?|orders?|word)\b
          `,
        ),
      ),
    ],
  },

  /** Words of anybody count as those of somebody with a right to give orders. */
  lentVoice: {
    patterns: [
      ...order(
        'treat|regard|consider|accept|take|read',
        source`
          \b(?:messages?|lines?|mails?|e-?mails?|commands?|requests?|notes?|posts?|
            comments?|anything|whatever)\b
        `,
        source`
          \bas (?:coming|sent|issued|written|given|spoken) (?:straight |directly )?
          (?:from|by) (?:the |your |its |our )?(?:user|owner|operator|developers?|makers?|
            administrators?|anthropic|openai|google|system|team|staff)\b|
          \b(?:as if|as though) (?:i|the user|the owner|your (?:maker|user|
              operator)) had (?:\w{1,12} )?(?:typed|written|said|sent|given|asked)\b
        `,
        [16, 80],
      ),
      worded(
        regex`
          ^(?![^!?]{0,200}(?:\b(?:never|not|no|claims?|pretends?|if|which)\b|n't\b))
          [^!?\n]{0,80}\b(?:ranks?|stands?|takes? precedence|has priority|goes|
            counts?) (?:above|over|before|higher than) (?:the |your |any )?
          (?:operator|system (?:message|prompt)|developer|user)(?:'s)?\b[^.!?\n]{0,24}
          (?:,| and)[^.!?\n]{0,24}\b(?:user|operator|system|developer)\b
        `,
      ),
    ],
    spared: /\b(?:verified|signed|authenticated|allow-?list\w{0,2})\b/,
  },

  /** The right to act is taken, not given. */
  selfRaised: {
    patterns: [
      ...order(
        'make|promote|appoint|add|register|set|grant|give|assign',
        String.raw`\byourself\b`,
        source`
          \b(?:(?:an?|the|as|to|of) ){0,2}(?:workspace |group |team |
            repository |org(?:anisation|anization)? )?(?:owner|admin(?:istrator)?|maintainer|
            superuser|root|approver|code ?owner|reviewer)\b
        `,
        [4, 12],
      ),
      ...order(
        'set|write|put|add|use',
        String.raw`["'\x60]?allow(?:ed(?:tools)?)?["'\x60]?\s?[:=]\s?\[\s?["'\x60]\*["'\x60]\s?\]`,
        '',
        [40, 0],
      ),
      ...order(
        'spawn|start|create|launch|open|have|let|use|comment|vote|answer|click',
        source`
          \b(?:reviewer|approver|second|another|other|
            own|sub-?)[ -]?(?:agents?|bots?|accounts?|identity)\b
        `,
        source`
          \b(?:answer|say|click|give|record|count\w{0,2}|approv\w{1,3}|vote|sign)\b[^.!?\n]{0,30}
          \b(?:yes|approvals?|lgtm|as (?:human|a person|the (?:reviewer|second))|
            your own (?:change|branch|request|pull request))\b|\/lgtm\b
        `,
        [24, 60],
      ),
      worded(
        new RegExp(
          source`
            ^(?![^!?]{0,300}(?:\b(?:never|no|not|cannot|unless)\b|n't\b))[^!?\n]{0,60}
            \b(?:approvals?|yes|votes?|signatures?|consent|review|
              word) (?:of|by|from) (?:another|other|any|an?|a second|two) (?:sub-?)?
            (?:agents?|bots?|assistants?|models?)\b[^.!?\n]{0,40}\b(?:is|are|counts?|equals?|
              has|have)\b[^.!?\n]{0,30}\b(?:equal|as good|like|same|human|owner|user|person)
          `,
        ),
      ),
    ],
  },

  /** What would be asked about, reworded or cut up until nobody is asked. */
  dodged: {
    patterns: [
      worded(
        new RegExp(
          source`
            ${LINE_START}(?:if|when|whenever|where) (?:an?|the|any) (?:\w{1,12} )?(?:payment|
              purchase|transfer|invoice|order|
              expense|amount|refund|withdrawal|claim|
              sum)s?\b[^,.!?\n]{0,60}\b(?:approv\w{2,4}|signatures?|
              sign-?off|limit|threshold|consent|report\w{0,3}|
              second (?:person|pair))\b[^,.!?\n]{0,16}, (?:just |simply )?
            (?:split|break|divide|cut|spread) (?:it|them|the)\b(?![^.!?\n]{0,60}\bask)
          `,
        ),
      ),
      ...order(
        'merge|push|land|approve|run|use',
        '',
        source`
          \bgh pr merge\b[^!?\n]{0,30}--admin\b|\bso that (?:no|the) (?:\w{1,10} )?
          (?:reviews?|approvals?)(?: rule)? (?:is|are) (?:skipped|needed|required|bypassed|asked)\b
        `,
        [0, 60],
      ),
      ...order(
        'phrase|word|reword|rephrase|split|rewrite|wrap|encode|rename|spell|disguise|break up|cut up|divide|chop',
        source`
          \b(?:commands?|calls?|lines?|scripts?|requests?|orders?|payments?|invoices?|transfers?|
            steps?|basket|amounts?|purchases?)\b
        `,
        source`
          \bso (?:that )?(?:no|none|nothing|nobody)\b[^.!?\n]{0,30}?
          \b(?:asks?|asked|questions?|prompts?|appears?|comes? up|block\w{0,3}|flag\w{0,3}|
            den(?:y|ied)|approval|confirm\w{0,6}|permission)\b|
          \bso (?:that )?(?:it|they|the|each)\b[^.!?\n]{0,40}?(?:\b(?:no longer|
              never|not|under|below|avoids?|passes|slips?|no|nobody)\b|n't\b)[^.!?\n]{0,40}?
          (?:\b(?:asks?|asked|questions?|prompts?|appears?|comes? up|match\w{0,3}|triggers?|
              block\w{0,3}|flag\w{0,3}|den(?:y|ied)|approval|confirm\w{0,6}|permission|limit|
              threshold|filter|guard|hook|scanner|review)\b|\bdoes\b|n't\b)|
          \bto (?:avoid|dodge|evade|get (?:past|around|round)|
            slip past|stay (?:under|below)|bypass) (?:the |an? |any )?(?:\w{1,14} ){0,2}
          (?:prompts?|confirmations?|approvals?|permission|threshold|deny ?list|block ?list|
            filters?|guards?|hooks?|scanners?|four-eyes|second signature)
        `,
        [24, 40],
      ),
      worded(
        regex`
          \`[^\`\n]{2,80}\`[^.!?\n]{0,24}\b(?:(?:is )?(?:blocked|denied|forbidden|
            refused|on the (?:deny|block) ?-?list)|needs (?:a |an )?(?:confirmation|
              approval|permission))\? {1,3}(?:(?:use|try|run|then|put it|write) )?[^.!?\n]{0,30}\`
        `,
      ),
      ...order(
        'describe|label|announce|title|call',
        source`
          \b(?:commands?|calls?|steps?|actions?|changes?|it)\b[^.!?\n]{0,40}\b(?:approval|
            permission|confirmation) (?:prompts?|requests?|box|dialogs?|windows?|field)
        `,
        String.raw`\bas\b`,
        [16, 16],
      ),
    ],
    spared: regex`
      \b(?:rate limit|token limit|context (?:window|limit|length)|size limit|
        line length|characters?|time-?outs?|batch\w{0,3}|linters?|readab\w{1,6}|
        shellcheck|quoting|escap\w{1,4})\b
    `,
  },

  /** Whoever looks through the file is told what to find. */
  cleared: {
    patterns: [
      worded(
        new RegExp(
          source`
            ^[\s>*.:)(#-]{0,8}(?:(?:if you are|note (?:to|for)|for|to|
                dear) (?:an? |any |the |all )?(?:(?:automated|security|skill|static|ai) ){0,2}
              (?:scanners?|auditors?|moderators?|classifiers?|reviewers?)|
              (?:when|if|should|once) (?:this|the) (?:file|skill|page) (?:is|
                gets|be) (?:\w{1,12} )?(?:reviewed|audited|scanned|checked|evaluated|judged)|
              if you (?:audit|review|scan|check|judge|evaluate) this (?:skill|file|page))
            [^.!?\n]{0,30}?[:,] ?[^.!?\n]{0,30}?(?:report (?:it|
                this|the (?:file|skill)) (?:\w{1,8} )?as (?:safe|clean|harmless|benign)|
              (?:say|state|answer|report) (?:that )?(?:there (?:are|is) (?:no|nothing)|nothing)|
              \b(?:this|the) (?:file|skill|page) (?:is|has been|was) (?:\w{1,10} )?
              (?:safe|clean|harmless|verified|cleared|approved)|
              give (?:it|this(?: file| skill)?) (?:the |an? )?(?:best|top|highest|perfect)|
              (?:do not|don't|never) flag (?:anything|it|this)|
              mark (?:it|this(?: file| skill)?) (?:as )?(?:safe|clean|passed|approved)|
              skip (?:this|the (?:next|following|rest)))
          `,
        ),
      ),
      // In a review of this very text, whatever it finds.
      worded(
        new RegExp(
          source`
            ${LINE_START}(?:${SIMPLY} )?(?:${SAYS} (?:that )?
              (?:(?:this ${THIS_TEXT}|it) (?:has|contains|shows|poses|holds) )?(?:no|zero) ${FAULTS}
              (?: (?:were|was|are|is|have been) (?:found|seen|present|detected))?|
              (?:do not|never) (?:report|flag|list|mention|raise|record|
                log|note) (?:any|an|a single|its) ${FAULTS}),?
            [ ](?:when|while|whenever|if|once) (?:you(?:'re| are)? )?(?:asked to )?${EXAMINES} (?:
              this ${THIS_TEXT}|(?<=\bthis ${THIS_TEXT}\b[^.!?\n]{0,60} )it)
            ${WHATEVER}
          `,
        ),
      ),
      worded(
        new RegExp(
          source`
            ${LINE_START}(?:(?:when|while|whenever|if|once) (?:you(?:'re| are)? )?
              (?:asked to )?${EXAMINES} (?:of )?this ${THIS_TEXT}|
              (?:during|in|for|on) (?:an?|any|every|each|
                all|the) (?:\w{1,12} ){0,2}${EXAMINATION} of this ${THIS_TEXT})
            [^.!?,:\n]{0,24}[,:] (?:${SIMPLY} )?
            (?:${SAYS} (?:that )?(?:there (?:are|is|were|was) )?(?:no|zero) ${FAULTS}
              (?: (?:were|was|are|is|have been) (?:found|seen|present|detected))?|
              (?:do not|never) (?:report|flag|list|mention|raise|record|
                log|note) (?:any|an|a single|its) ${FAULTS})
            ${WHATEVER}
          `,
        ),
      ),
      worded(
        new RegExp(
          source`
            ${LINE_START}(?:(?:when|while|whenever|if|once) (?:you(?:'re| are)? )?
              (?:asked to )?${EXAMINES}\b|(?:during|in|for|on) (?:an?|any|every|each|
                all|the) (?:\w{1,12} ){0,2}${EXAMINATION}\b)
            [^.!?,:\n]{0,30}[,:] (?:${SIMPLY} )?${SAYS} (?:that )?
            (?:this ${THIS_TEXT}|it) (?:(?:has|contains|shows|poses|holds) (?:no|zero) ${FAULTS}|
              (?:is|was found(?: to be)?) (?:safe|clean|harmless|benign|free of ${FAULTS}))
            ${WHATEVER}
          `,
        ),
      ),
    ],
  },

  /** Somebody with power is said to have lifted what binds. */
  authorised: {
    patterns: [
      worded(
        new RegExp(
          source`
            ^[\s>*.:)(-]{0,8}(?:the |your |our )?(?:(?:system )?administrators?|
              anthropic|openai|security team|safety team|developers?|operators?|makers?|company|
              management|it department|vendor|platform) (?:(?:has|have) (?:\w{2,12}ly |already )?
              (?:approved|authori[sz]ed|cleared|permitted|sanctioned|granted|ordered|waived)|
              requires?|demands?|orders?|mandates?|instructs?)\b[^.!?\n]{0,30}?
            \b(?:(?:skip(?:ping)?|bypass(?:ing)?|ignor(?:e|ing)|disabl(?:e|ing)|
                drop(?:ping)?) (?:(?:all|any|every|the|your|earlier|previous|other) ){0,2}
              (?:confirmations?|approvals?|checks|reviews?|
                safety|instructions|rules|prompts|safeguards|guidelines)|unrestricted access|
              full access (?:for|to|by) this skill|(?:send|share|hand|upload)(?:ing)? (?:over )?
              (?:the |all |any |your )?(?:keys|passwords|credentials|tokens|secrets)|
              deletion of (?:all |the |every )?(?:backups?|logs?))\b
          `,
        ),
      ),
    ],
  },

  /** What the agent is for is said to be something else than the user thinks. */
  otherGoal: {
    patterns: [
      worded(
        regex`
          ^[^!?\n]{0,40}\b(?:users?|they|customers?|clients?|people|he|she) (?:believes?|thinks?|
            assumes?|will think|supposes?|is told|are told)\b[^.!?\n]{0,30}\byour? (?:task|job|
            goal|purpose|aim|role)\b
        `,
      ),
      worded(
        regex`
          ^(?![^!?]{0,200}(?:\b(?:never|not|no)\b|n't\b))[^!?\n]{0,40}(?<!\b(?:if|when|unless|
            where|whether) )\byour (?:real|true|actual|hidden|secret|unspoken) (?:objective|goal|
            task|purpose|aim|mission|job|role) (?:is|lies|here is)\b
        `,
      ),
      worded(
        regex`
          ^(?![^!?]{0,200}(?:\b(?:never|not|no)\b|n't\b))[^!?\n]{0,80}
          \b(?:user|owner|customer|client|they)'?s? (?:own )?
          (?:wish(?:es)?|interests?|requests?|goals?|needs?) (?:always )?(?:gives? way|
            comes? second|yields?|(?:is|are) (?:secondary|of no (?:concern|interest)))\b
        `,
      ),
      worded(
        regex`
          ^[^!?\n]{0,24}\b(?:you )?(?:shall|must|should|do|will) ?(?:not|n't) (?:produce|give|
            return|deliver|compute|report) (?:the |any )?(?:correct|right|accurate|
            true|honest) (?:results?|answers?|figures?|numbers?|values?|information)\b
        `,
      ),
    ],
  },
} satisfies Record<string, Frame>
