/**
 * What excuses a sentence in which nobody is asked: it forbids that, tells of a program, or is about no step that needs
 * leave.
 */

import type { Document } from '../../document.ts'
import { regex } from '../../patterns/verbose.ts'
import { isEntryOfSwitch, isToldOfSwitch } from '../../signals/sentences/switch-entries.ts'
import { FOREIGN_BAN, isForReason } from '../../signals/sentences/tongues.ts'
import { isEntry, isBesideSwitch, tellsOfSwitch } from '../../signals/shell/options.ts'

/** A sentence, and where in it is said that nobody is asked. */
export interface Unasked {
  readonly text: string
  /** Offset in the whole text. */
  readonly end: number
  readonly before: string
  /** From there to the end of the sentence, and the same without the words themselves. */
  readonly phrase: string
  readonly behind: string
}

/** It checks where it is, and does nothing anywhere else, or somebody has set a sum. */
const BOUNDED = regex`
    \b(?:refuses? to (?:run|start|work)|(?:only )?(?:runs?|works?) only|exits?|stops|
      does nothing) (?:any ?where else|elsewhere|outside|on any other|if (?:it|this) is not|
      unless it is)\b|
    \b(?:under|up to|below|at most|no more than|less than) (?:[€$£] ?|\w{2,4} )?\d|
    \b(?:under|within|below) (?:the|an?|its|his|her|their) (?:\w{3,12} )?
    (?:allowance|limit|budget|cap|ceiling)\b|
    \bto (?:the user's|your|their|his|her) own (?:address|inbox|mailbox|
      phone|number)\b[^.!?\n]{0,24}\btests?\b
  `

/** Not asking for passwords, or not having people do the work, is courtesy. */
const ASKS_FOR_A_THING = regex`
  ^(?:do not|don't|never|without)\s+(?:ask|prompt)(?:ing)?(?:\s+(?:(?:the|an?)\s+)?(?:users?|me|
    us|them|people|customers?|clients?|owners?|guests?|patients?|anyone|anybody))?(?:\s?[:"'(]|
    \s+(?:to\s|for\s+(?!confirm|permission|approval|consent|the go-ahead)|about|if|whether|which|
      what|where|why(?! or (?:for|whether)\b)))
`

/** What is asked there is a program. */
const OF_A_PROGRAM = regex`
  ^without (?:asking|prompting|consulting) (?:the |an? |its )?(?:agents?|models?|llms?|
    assistants?|servers?|apis?|databases?|hosts?|\x60?[a-z]{2,12}-[\w-]{2,20}\x60?)\b
  (?! (?:owner|user|author|maintainer)s?\b)
`

/** Words before the phrase that turn it round. */
const REFUSED =
  /\b(?:never|do not|don't|must not|should not|cannot|can't|avoid|not) (?:\w{1,24} ){0,8}$/

/** `Nothing leaves without approval`: in its own clause that is twice no, and so a yes. */
const BY_NOTHING = regex`
  \b(?:nothing|nobody|no ?one|none|no [a-z]{2,14})
  (?: (?!(?:if|when|while|and|so|but|that|because|since|as)\b)[\w'-]{1,14}){1,4} $
`

/** A sentence that begins with a ban: `Never do this and that, without confirmation`. */
const BANNED = regex`
  ^[\W\d]{0,12}(?:never|do not|don't|must not)\b(?![^;:]{0,200}\b(?:but|instead|just|simply|rather|
    only|then|wait|hesitate)\b)[^;:]{0,220}$
`

/** `Without consent do not send`: the deed is forbidden behind. */
const NOT_THEN = regex`
  ^without [^.!?;,\n]{2,50},? (?:do not|don't|never|nothing is) (?:send|sent|publish|post|merge|
    deploy|delete|pay|order|buy|transfer|upload|share|contact|call|mail|export|store|save|import|
    push|release|install|change|book|sign)(?:ed)?\b(?![^.!?\n]{0,60}\b(?:but|instead|only|just)\b)
`

/** It is not asked for, and told of all the same. */
const TOLD_OF = regex`
  ^[^.!?]{0,40}\b(?:and|but) (?:then )?(?:mention|report|note|list|announce|
    say|tell (?:me|them|the user)(?: about)?) (?:it|this|that|so)\b
`

/** Looking is free: `read without asking, send only after the user has seen it`. */
const ONLY_LOOKS = regex`
    (?:^|[:;,(-]\s{0,3}|\b(?:so|can|may|to|should) )
    (?:read|look|search|list|view|browse|check|inspect|open|summari[sz]e|analy[sz]e|draft|sort|
      label)(?:,? (?:and |or )?(?:read|look|search|list|view|browse|check|inspect|summari[sz]e|
        analy[sz]e|draft|sort|label)){0,3} (?:\w{1,12} ){0,3}$|
    ^[^a-z]{0,8}(?:read(?:ing|s)?|listing|viewing|searching|searches|browsing|
      look-?ups?|quer(?:y|ies) )
    [^.!?;\n]{0,80}:\s{0,2}$
  `

/** Nobody wants to be asked for these. */
const FOR_TRIFLES = regex`
  ^[^.!?;\n]{0,40}\b(?:for|about|over|on) (?:plain |pure |mere |simple |
    mechanical |such )?(?:trifles|trivia|formatting|whitespace|white space|typos|lint(?:ing)?|
    indentation|spelling|import order|line endings|trailing (?:blanks|spaces))(?=[.,;:!?)\n]|
    $| (?:or|and|alone|only|changes|fixes)\b)
`

/** `without confirming that the output belongs to the step`: a fact, and no wish. */
const OF_FACTS = regex`
  ^without (?:confirm|verify|check)\w{0,4} (?:that|whether|if|
    which|the \w{2,16} (?:\w{2,16} )?(?:is|are|was|were|belongs?|exists?|matches))\b
`

/** The label of a button, named and not pressed: `every "don't ask again"`. */
const LABEL_BEHIND = /^ (?:me )?again["'\u201d\u2019\x60]/

const LABEL_BEFORE = regex`
  (?<!\b(?:tick|choose|select|click|press|pick|check|hit|answer|answers|set|enable|
    accept|confirm)\b[^.!?\n"]{0,16})["'\u201c\u2018\x60]$
`

/** What a filter lets pass is named: `phrases to always allow`. */
const LET_PASS = regex`
  \b(?:phrases|words|terms|patterns|names|entries|values|domains|hosts|origins|senders|addresses|
    urls|ips|paths) (?:to|that (?:it|we)|which (?:it|we)) $
`

const isLabel = (before: string, behind: string): boolean =>
  LABEL_BEHIND.test(behind) && LABEL_BEFORE.test(before)

/** What runs by design is told, in the third person. */
const RUNS_BY_DESIGN = regex.u`
  ^[^\p{L}]{0,8}(?:hooks?|scripts?|plug-?ins?|extensions?|cron jobs?|servers?|these|
    they|it) (?:can |may |will |always )?(?:runs?|executes?)\b
`

/** `without waiting for a round trip`: it is a machine that answers, or a day that comes. */
const FOR_MACHINES = regex`
  ^ (?:for )?(?:an? |the |any |its |their )?(?:\`|(?:\w{2,12}[ -]){0,2}(?:round|trip|server|network|
    lock|i\/?o|timeout|event|callback|promise|build|render|request|page load|meeting|weekday|
    monday|morning|deadline|release|sprint|business hours|office hours)\b)
`

/** Nobody's word is waited for, but a thing or an event: `without waiting for the rules`. */
const FOR_NO_WORD = regex`
  ^ (?:out|on|for) (?!(?:[\w'’-]{1,16} ){0,3}?(?:confirm\w{0,6}|approv\w{1,3}|permissions?|consent|
    repl(?:y|ies)|answers?|responses?|sign-?offs?|reviews?|reviewers?|go-ahead|leave|agreement|
    authori[sz]ation|ok|okay|yes|word|users?|owners?|customers?|clients?|operators?|humans?|
    people|team|them|him|her|me|us|it|that|anyone|anybody|somebody|someone|boss|board|committee|
    leads?|chair|finance|legal|security|parents?|wife|husband|[a-z]{2,14}(?:er|or|ist|man)s?)\b)
`

/** A thing that was signed or checked beforehand, so that it can be handed on. */
const OF_DATA = regex`
  ^ (?:[\w-]{2,16} ){0,2}?(?:urls?|links?|quer(?:y|ies)|templates?|statements?|domains?|hosts?|
    origins?|redirects?|endpoints?|senders?)\b
`

/** `without waiting for the operation to complete` */
const FOR_COMPLETION = regex`
  ^ for (?:(?:the|an?|each|its|their|all) )?(?:\w{3,12} )?(?:(?:operations?|commands?|
    deletions?|jobs?|tasks?) (?:to (?:complete|finish|end|return)|is|are)|
    replies to (?:earlier|previous)|acknowledge?ments?)\b
`

/** `unless the user asked for one`: people who want to be asked are. */
const UNLESS_ASKED = regex`
  ^[^.!?]{0,60}\bunless (?:the |an? |your )?(?:user|owner|customer|team|human|person|you|
    they|i)\b[^.!?]{0,30}\b(?:ask|want|request|need)
`

/** What is to be known can be looked up: a question of fact is left out, and no leave. */
const FACT =
  'answers?|names?|facts?|information|details?|values?|paths?|ids?|versions?|address(?:es)?|settings?'

const AT_HAND = regex`
    ^[^.!?;:\n]{0,40}\b(?:when|if|where|whenever|as long as)\s
    (?:(?:the|an?|its|their|this|that)\s(?:\w{2,12}\s){0,2}(?:${FACT})\s(?:\w{1,12}\s){0,4}
      (?:can|could|may) (?:also )?be (?:found|had|got|read|
        looked up|seen|derived|taken|inferred|determined)\b|
      (?:the|an?|its|their|this|that)\s(?:\w{2,12}\s){0,2}(?:${FACT})\s(?:\w{1,12}\s){0,4}
      (?:is|are|stands?|lies|appears?|follows?)\s(?:\w{2,10} ){0,2}(?:in|from|on|under)\b|
    (?:the|an?|your|its)\s(?:[\w-]{2,16}\s){1,3}(?:lists?|names?|has|holds?|contains?|
      shows?|gives?|states?)\s
      (?:the|an?|its|their)\s(?:\w{2,12}\s){0,1}(?:${FACT})\b)|
    ^[^.!?;:\n]{0,40}(?:если|когда)\s(?:ответ|имя|название|значение|путь|адрес|
      версия|информация)[^.!?;:\n]{0,40}
      (?:можно|есть|указан|записан|лежит|найти|получить|находится|виден|видно)|
    ^[^.!?;:\n]{0,40}\b(?:wenn|falls|sofern)\s(?:die|der|das)\s(?:antwort|name|
      wert|pfad|adresse|version)\b
      [^.!?;:\n]{0,80}\b(?:steht|finden|findet|nachlesen|hervorgeht)|
    ^[^.!?;:\n]{0,40}\b(?:si|cuando|quand|lorsque)\s(?:la respuesta|el nombre|el valor|
      la réponse|le nom|la valeur)\b
      [^.!?;:\n]{0,60}\b(?:está|puede|figura|aparece|est|se trouve|figure|peut)
  `

/** What stands in for the real thing in tests may be as lenient as it likes. */
const MOCKED =
  /\b(?:mock|stub|fake|simulate)\b[^.!?]{0,40}\b(?:in|for) (?:the |unit |all )?tests?\b/

/** `never … without asking`. */
const isBanned = (before: string, phrase: string): boolean =>
  REFUSED.test(before) ||
  (phrase.startsWith('without') && BY_NOTHING.test(before)) ||
  FOREIGN_BAN.test(before) ||
  (phrase.startsWith('without') &&
    (BANNED.test(before) || (/^[\W\d]{0,12}$/.test(before) && NOT_THEN.test(phrase))))

/** `Findings do not wait for the report`: no question is left out. */
const FOR_A_DAY = regex`
  ^ ?(?:for )?(?:the |a |an )?(?:\w{3,12} )?(?:reports?|end of|next|weekly|monthly|minutes|
    newsletter|meeting|release|maintenance (?:window|night|day)|cron|timer|nightly)\b
`

/** A right of the machine that is lacking: `without permission for the port`. */
const RIGHT_OF_MACHINE = regex`
  ^ (?:for|on|to (?:read|write|open|access|use|enter|list)) (?:the |a |an |that |this |your )?
  (?:\w{3,10} )?(?:ports?|folders?|files?|director(?:y|ies)|devices?|sockets?|paths?|docker|daemon|
    microphones?|cameras?|usb|serial|partitions?|mounts?|bus)\b(?! (?:of|from|belonging)\b)
`

/** Whoever keeps a forum need not be asked about spam. */
const OF_SPAM = regex`
  \b(?:delete|remove|hide|discard|mute)s? (?:the |any |all )?(?:obvious |plain |clear |evident )?
  (?:spam|junk mail|scams?)(?: (?:posts?|messages?|comments?|mails?|links?|threads?))?
  (?: in (?:the|our) \w{3,12}(?: \w{3,12})?)?,? (?:(?:at once|right away|directly|immediately),? )?$
`

/** People are counted or listed by what they have not given: `40 mails, 2 without consent`. */
const QUALITY_OF_SOME = regex`
  (?:^|[,;:(])[ "'\u201c]{0,3}\d{1,7} $|
  \b(?:how many|who|which (?:\w{2,12} )?) ?(?:is|are|was|were) $|
  ^[^a-z]{0,12}(?:[^.!?;:]{0,40}[,:] )?(?:list|show|count|name) (?:whom|who|how many)\b
    (?![^.!?]{0,120}\b(?:and|then|but)\b)[^,;:.!?]{0,60}$
`

/** `when the user has already approved it`: the leave is there, or the step is not taken. */
const ON_LEAVE = regex`
  \b(?:only|when|if|once|where|after) (?:the |an? )?(?:user|operator|owner|human|person|customer|
    team|they|you)s? (?:has |have )?$
`

/** `Agents deleting mails without permission`: what happens to people is named, and no sentence tells anybody to do it. */
const MISHAP = regex.u`
  ^[^\p{L}]{0,12}(?:(?:an?|the|your|ai|rogue) )?(?:agents?|models?|bots?|
    llms?|assistants?) (?!being\b)[\p{L}-]{5,20}(?<=ing) [^.!?;:,]{2,60}$
`

/** `The helper sends the request and returns without waiting for a response`: a program that comes back. */
const COMES_BACK = regex.u`
  (?:^|[.!?]\s{1,3})[^\p{L}]{0,8}(?:the|this|an?|each|it)\b
  (?! (?:agent|assistant|model|skill|bot|ai)\b)[^.!?;:]{2,120}\b(?:returns|exits|
    finishes|completes)(?: (?:at once|immediately|right away|early))? $
`

const FOR_AN_ANSWER = regex`
  ^ (?:for|on) (?:an? |the |any |its )?(?:response|reply|answer|result|ack|
    output|acknowledge?ment)s?\b
`

/**
 * What was sent may be answered later: `Post the note without waiting for a reply`. Where something is asked it is no
 * leave.
 */
const FOR_A_REPLY = /^ for an? (?:reply|response)\b/

const ASKS = /\b(?:ask|asks|asked|question|approv|confirm|permission|consent|sign-?off|leave|offer)/

const isOfReply = (before: string, phrase: string, behind: string): boolean =>
  phrase.startsWith('without waiting') &&
  ((COMES_BACK.test(before) && FOR_AN_ANSWER.test(behind)) ||
    (FOR_A_REPLY.test(behind) && !ASKS.test(before + behind)))

/** `auto-approved tools` in a list of nouns: what is looked at, not what is done. */
const OF_NOUN = /^ (?:tools?|servers?|commands?|calls?|lists?|entries|actions?)\b/

const NOUNS_BEFORE = regex`
  (?:,|—|–|:|\b(?:for|lists?|finds?|flags?|reports?|detects?|shows?|shell wrappers, and|and|or))\s$
`

const isOfNouns = (before: string, phrase: string, behind: string): boolean =>
  /^auto-?approve$/.test(phrase.slice(0, phrase.length - behind.length)) &&
  /^d /.test(behind) &&
  OF_NOUN.test(behind.slice(1)) &&
  NOUNS_BEFORE.test(before) &&
  /\b(?:audits?|scans?|finds?|flags?|reports?|detects?|checks?|lints?|warns?)\b/.test(before)

/**
 * What is not listed is asked about, in the same sentence:
 * `listed tools are auto-approved, unlisted ones fall through`.
 */
const LISTED_ONLY = regex`
  \b(?:unlisted|others?|everything else|anything else|
    the rest|all else)\b[^.!?]{0,60}\b(?:ask(?:s|ed)?|prompt(?:s|ed)?|
    (?:fall|continue|pass|go) (?:on )?(?:through|to)|confirm(?:s|ed|ation)?|decision|den(?:y|ied))\b
`

/** `To auto-approve all tools, add a rule to your settings`: whoever wants it is told how. */
const FOR_THOSE_WHO_WANT = /^[^\p{L}]{0,8}(?:to|if you (?:want|prefer|wish|like) to) $/u

const IN_YOUR_SETTINGS =
  /\b(?:add|set|put|edit|use)\b[^.!?]{0,60}\byour (?:\w{2,12} )?(?:settings|config\w{0,8})\b/

/** What is not asked is no approval, or what is done without is no step of the agent. */
const isNoStep = (before: string, phrase: string, behind: string): boolean =>
  (/\bwait\b/.test(phrase) && FOR_A_DAY.test(behind)) ||
  isOfReply(before, phrase, behind) ||
  isOfNouns(before, phrase, behind) ||
  (/^already (?:approved|authorized|consented)/.test(phrase) && ON_LEAVE.test(before)) ||
  (phrase.startsWith('without') && MISHAP.test(before)) ||
  (phrase.startsWith('without permission') && RIGHT_OF_MACHINE.test(behind)) ||
  (/^without (?:consent|permission|approval)\b/.test(phrase) && QUALITY_OF_SOME.test(before)) ||
  ASKS_FOR_A_THING.test(phrase) ||
  OF_A_PROGRAM.test(phrase) ||
  (phrase.startsWith('without waiting') && FOR_NO_WORD.test(behind)) ||
  (/^pre-?(?:approved|authorized)/.test(phrase) && OF_DATA.test(behind)) ||
  OF_FACTS.test(phrase) ||
  ONLY_LOOKS.test(before) ||
  tellsOfSwitch(before) ||
  RUNS_BY_DESIGN.test(before) ||
  isLabel(before, behind) ||
  (phrase.startsWith('always') && LET_PASS.test(before)) ||
  FOR_TRIFLES.test(behind) ||
  OF_SPAM.test(before) ||
  FOR_MACHINES.test(behind) ||
  (phrase.startsWith('without waiting') && FOR_COMPLETION.test(behind)) ||
  UNLESS_ASKED.test(behind)

/** The step is none, or nobody has to be asked for it. */
export const isExcused = ({ text, before, phrase, behind }: Unasked): boolean =>
  isBanned(before, phrase) ||
  isNoStep(before, phrase, behind) ||
  MOCKED.test(before) ||
  isForReason(text, before.length)

/** The answer to the question is at hand. */
export const isAnswered = ({ behind }: Unasked): boolean => AT_HAND.test(behind)

/** What a switch of a program does is told. */
export const isOfSwitch = (document: Document, before: string, offset: number): boolean =>
  isEntryOfSwitch(document, offset) || isToldOfSwitch(document, before, offset)

/** It has bounds, is told of afterwards, or is for those who set it up so. */
export const isBounded = (document: Document, { text, end, before, behind }: Unasked): boolean =>
  BOUNDED.test(text) ||
  isEntry(before) ||
  isBesideSwitch(document.reading.text, end) ||
  TOLD_OF.test(behind) ||
  LISTED_ONLY.test(behind) ||
  (FOR_THOSE_WHO_WANT.test(before) && IN_YOUR_SETTINGS.test(behind))
