/**
 * Commands and sayings that a sentence names, in code or in quotation marks, without giving them to be run or obeyed:
 * an example of a kind that is forbidden or asked about first, an entry of a list of what is denied, a thing that is
 * looked for. The words that govern it tell, not those that stand near.
 */

import { regex, source } from '../patterns/verbose.ts'
import { sentenceBefore, sentenceBehind } from './sentence-of.ts'

/** Characters of a sentence before and behind a command that are looked at. */
const BEFORE = 240
const BEHIND = 200

/** Names in code that stand in one list with the command, before and behind it. */
const NAMES_BEFORE = regex`
  (?:(?:\x60[^\x60]{1,80}\x60|[\"\u201c][^\"\u201c\u201d]{1,100}[\"\u201d]|
    \b(?:editing|force[- ]push\w{0,3}|sudo|eval)\b(?: [\w-]{2,12}){0,3})
    (?:,? (?:or|and|und|oder|o|y|ou|et|e) |[,;/、] ?)){1,12}$
`
const NAMES_BEHIND = regex`
  ^(?:(?:,? (?:or|and|und|oder|o|y|ou|et|e) |[,;/、] ?)(?:\x60[^\x60]{1,80}\x60|[\"\u201c]
    [^\"\u201c\u201d]{1,100}[\"\u201d]|[\w'-]{2,16}(?: [\w'-]{2,16}){0,4}?(?=[,;)]))){1,12}
`

const HARM = source`
  (?:(?:obviously |clearly |potentially |very )?(?:destructive|dangerous|irreversible|risky|harmful|
    unsafe|malicious|suspicious|high-risk|forbidden|prohibited|catastrophic|disallowed|blocked|
    banned|untrusted|data-?loss|hostile|injected|injection|phishing|adversarial|jailbreak))
`
const THING = source`
  (?:commands?|operations?|actions?|scripts?|calls?|patterns?|statements?|queries|one-?liners?|
    flags?|invocations?|requests?|instructions?|deletions?|code|things?|steps?|inputs?|usage|text|
    phrases?|sentences?|lines?|prompts?|messages?|mails?|attempts?|content|mistakes?|typos?|errors?|
    accidents?|slips?|disasters?)
`
const LEADS_TO_IT = source`
  (?:\s?\(?\s?(?:such as|like|e\.g\.,?|i\.e\.,?|for example,?|for instance,?|
    including|as in|:)?\s{0,2}[(]?)
`

/** The command is an example of a kind that the sentence speaks of. */
const KIND = new RegExp(
  source`
    (?:\b${HARM}(?:[ ,/-]{1,3}(?!(?:and|then|so|but|run|use)\b)
      [\w-]{2,16}){0,3}? ${THING}${LEADS_TO_IT}|
  ` +
    source`
      \b${THING} (?:that )?(?:looks?|is|are|seems?|appears?) ${HARM}\s?\(?(?:e\.g\.,? )?|
    ` +
    source`
      \b(?:anything|something|${THING})\s(?:like|such as)\s|
      \b${THING} \((?:e\.g\.,? |such as |like )?)$
    `,
)

const RUN = source`
  (?:r[ua]n|execut|us(?:e|ing)|issu|perform|typ|past|pip|invok|suggest|recommend|propos|generat|
    allow|accept|writ|add|includ|approv|auto-?approv|auto-?run|auto-?execut|call|attempt|try|do|
    contain|support|install|put|commit|send|download|fetch)(?:e|es|s|ed|ning|ting|ping|ing)?
`

/** It is not done, or not without somebody's word, or is what is stopped and told of. */
const GUARDED = new RegExp(
  source`
    \b(?:never|do not|don't|must not|mustn't|should not|shouldn't|shall not|cannot|can't|
      not allowed to|not permitted to|may not|avoid|refuse to|forbidden to|prohibited from|
      under no circumstances)\b(?: (?:ever|blindly|directly|be|should|may|must|you|the|
      agents?|it|we)){0,4} ${RUN}\b|
  ` +
    source`
      \b(?:ask|confirm\w{0,6}|check with|requires?|needs?|get|obtain|seek|wait for|
        stop|pause)\b[^.!?]{0,60}\b(?:user|approval|confirmation|permission|consent|first|before|
        human|explicit\w{0,2}|ask)\b|
    ` +
    source`
      \b(?:avoid|refus|reject|block|den[iy]|forbid|prohibit|disallow|warn|flag|detect|guard|
        prevent|protect)\w{0,5}\b|\bno (?:\w{3,14} )?(?=${HARM}|piping\b|${THING} )
    `,
)

/** `No piping of remote scripts into a shell`: it is left. */
const LEFT = regex`
  (?:^|[.;:,–—-]|[*_>]) ?no (?!(?:waiting|asking|prompting|confirming|skipping)\b)(?:\w{3,14}ing|
    use|usage|execution|installation|downloads?|deletion) (?:[\w'-]{1,16} ){0,8}\(?(?:e\.g\. )?$
`

/** Words that sound like a guard and open the way instead. */
const UNGUARDED = regex.g`
  \b(?:never mind|(?:never|do not|don't|must not|no need to) (?:skip|forget|omit|miss|
    hesitate|worry|wait|stop|ask|fear|mind|refuse|block|flag|warn|avoid|reject)\b|
    without (?:asking|waiting|approval|confirmation|permission|any|a)\b|
    (?:no|needs? no|not need|without) (?:\w{3,10} )?(?:approval|confirmation|
      permission|questions?|consent)|not (?:only|just|optional|needed|required)|
    (?:already|were|been) (?:approved|confirmed|allowed))\b
`

/** The same, of a question alone. */
const UNGUARDED_ALONE = regex`
  \b(?:never|not|n't|no need to|without)\s(?:\w{2,10} )?(?:ask|check|confirm|
    stop|pause|need|require)
`

/** The sentence has it done after all. */
const HAS_IT_RUN = regex`
  (?:^|[,;:—–-]|\b(?:then|and|so|please|now|first|to|must|should|can|may|will|by|with|via)) ?
  (?:then |also |always |first )?(?:run|execute|perform|apply|type|paste|start|use|
    using|issue|running|executing)\s(?:the |these |those |this |all |each |every |
    following |any |one of the ){0,2}$
`
const NOT_RUN =
  /\b(?:never|not|n't|avoid|before|without|refuse[sd]?|until|unless|who|that|which|if|when)\b/

/** A list of what is denied, by its label. */
const DENIED_LABEL = regex`
  ^[\s>*#+|-]{0,10}(?:\d{1,2}[.)]\s)?(?:\[.\]\s)?[*_]{0,2}(?:[❌🚫⛔✗✘]\ufe0f?\s{0,2})?[*_]{0,2}
  (?:(?:deny[ -]?list(?:ed)?|denied|deny|disallow(?:ed)?|forbidden|prohibited|banned|blocked|
    block[ -]?list(?:ed)?|black[ -]?list(?:ed)?|not allowed|not permitted|never|
      red lines?|off[- ]limits|out of scope|no-?gos?|must never|don'ts?|
      (?:examples? of (?:an? )?)?(?:dangerous|destructive|unsafe|bad|wrong|insecure)|
      anti-?patterns?|(?:examples? of )?(?:prompt )?(?:injections?|attacks?|jailbreaks?)|
      red flags?)(?: (?:attempts?|phrases?|commands?|examples?|operations?|actions?|patterns?|
    flags?|calls?|tools?|run|use|do)){0,2}[*_]{0,2}\s?[:：—–(-]{1,2}[\s*_]{0,4}(?:e\.g\.,? )?)?$
`
const LABELLED = /[❌🚫⛔✗✘]|[\p{L}]/u

/** What is looked for, reported or turned away: the command is its object. */
const SOUGHT = regex`
  (?<!\b(?:never|not|n't|no need to|without)\s(?:\w{2,10} )?)
  \b(?:(?:flag|report|reject|block|deny|disallow|forbid|prohibit|detect|strip|
    filter(?: out)?|sanitize|(?:guard|protect|warn|defend)s? against|beware of|
    warn (?:the user |users |them |people )?(?:about|of)|
      (?:look|scan|check|search|grep|watch|inspect|audit|review)(?: [\w-]{1,16}){0,5} for)s?
    (?: (?!(?:with|via|by|using|then|run|and|after|before|through|from|is|are|was|were|has|have|
      will|updates?|versions?)\b)[\w'-]{1,16}){0,5}|
    (?:flag|report|reject|block|deny|refuse|detect|warn|beware|filter|strip|ignore)s?\b[^.!?]{0,60}
    \b(?:contain(?:s|ing)?|includ(?:es|ing)|matching|that (?:run|use|call|say|read|ask)s?|
      (?:text|lines?|sentences?|orders?|requests?|phrases?|inputs?|messages?) (?:like|such as)|
      if you see|when you see))\s(?:any |a |an |the )?\(?$
`

/** The same behind a colon, where the kind is called harmful. */
const SOUGHT_KIND = regex`
  \b(?:look|search|scan|grep|check|audit|watch)
  (?: [\w-]{1,16}){0,5} for (?:[\w-]{1,12} ){0,3}${HARM} [\w-]{1,16}:\s$
`

/** What is said right behind it turns it away. */
const TURNED_AWAY = regex`
  ^\s?[)\]]?(?:,? (?:and|or) (?:similar|the like|others?|
    so on|anything (?:like|similar)[^.!?,]{0,20})(?: \w{3,12})?| etc\.?)?,?\s{0,2}
  (?:(?:commands?|patterns?|operations?|calls?|invocations?|anywhere|ever|there|here)\s)?
  (?:(?:must|may|should|can) (?:never|not) (?:ever )?be [a-z]{2,12}|(?:is|are|must be|will be|
    gets?|should be)\s(?:strictly |always |absolutely |explicitly |simply |hard-)?
    (?:forbidden|prohibited|banned|
      never (?:acceptable|allowed|ok|okay|fine|run|used|permitted|correct|right)|
      not (?:acceptable|allowed|ok|okay|permitted|supported)|off[- ]limits|filtered|stripped|
      ignored|removed|reported|flagged|rejected|blocked|denied|refused|discouraged|disallowed)|
    (?:(?:in|inside|from|within) [\w ]{2,24} )?as (?:an? )?(?:red lines?|forbidden|
      taboo|hostile|off[- ]limits|attacks?|(?:prompt )?injections?|threats?)\b|
    never\s?[.!]|:\s?never\s?(?:[.!,;]|$))
  (?!\s?(?:on|at|during|before|after|while|except|until|unless it|as root|
    by hand|twice|in parallel)\b)
`

/** It is data, or a sign of an attack, and no order. */
const IS_DATA = regex`
  ^(?: (?:in|inside|from|within) [\w ]{2,30})? (?:is|are) (?:only |just |merely |
    always |often )?(?:data|text|content|not (?:an? )?(?:orders?|instructions?|commands?)|
    (?:an? )?(?:signs?|attacks?|(?:prompt )?injections?|attempts?|tricks?|red flags?|scams?)|
    hostile|malicious|phishing)\b
`

/** Who asks for it is told no. */
const ASKED_FOR = regex`
  \b(?:says?|contains?|reads?|asks?|asked|tells?|told|instructs?|instruct(?:ions?|ed)|wants?|
    requests?|requested|suggests?|tries|urges?)\b[^.!?,;]{0,40}$
`
const TOLD_NO = regex`
  ^\s?[,;:]\s(?:please |then |politely |always )?(?:refuse(?! to)|
    decline(?! to)|say no|reject|stop(?! (?:asking|here))|
    (?:ignore|don't do|do not do|report) (?:it|that|them|this|so)|(?:do not|don't|never)
    (?: (?:do|run|obey|follow|comply|execute)(?: (?:it|that|so|this|them))?)?(?=\s?[.!;,]|$))
`

/** The harm that it does is told of. */
const HARMS = regex`
  ^\s?(?:(?:can|could|would|will|may|might) (?:destroy|delete|wipe|erase|ruin|
    brick|lose|break|nuke|cause|damage|kill)\b|(?:cannot|can't) be undone|
    (?:is|are) (?:irreversible|dangerous|destructive|unsafe|risky|catastrophic)\b|
    (?:and|means) (?:the |your |all |everything )?(?:\w+ )?(?:is|are) gone|
    (?:deletes|destroys|wipes|erases) (?:everything|all|the|your)\b)
`
const GIVES_IT = /\b(?:run|execute|use|type|enter|paste|call|apply|start|with|by|via|then)\s$/

/** It was there, or stands for what is to be left: another way is named in its place. */
const LEFT_FOR_ANOTHER = regex`
  \b(?:(?:instead of|rather than|prefer \S[^.!?,;:]{0,40} (?:over|to)|
    why not|(?:one|a single) (?:wrong|stray|mistyped|careless|accidental)) |
    (?:removed?|dropped|deleted|got rid of|no longer (?:uses?|runs?|calls?)) (?:the |any |all )?|
    replaced? (?:the |any |all )?)$
`
const IN_ITS_PLACE = /^(?: (?:from|with|by)\b|\s?[.,;:!?)]|$| and (?:the|your)\b)/

/** Somebody else says it, or said it once. */
const SAID_BY_OTHERS = regex`
  \b(?:(?:users?|people|attackers?|visitors?|customers?|clients?|callers?|someone|somebody|
    anyone|anybody|guests?|students?|spammers?|scammers?|strangers?|trolls?|hackers?|
    members?|players?|kids|children|others|(?:pages?|documents?|e-?mails?|comments?|they)
    (?= (?:may|might|will|can|could|sometimes|often)\b)) (?:(?:sometimes|often|may|might|will|
      can|could|then|also) ){0,2}(?:try|tries|say|says|write|writes|type|types|send|sends|post|
      posts|paste|pastes|ask|asks)(?: (?:things|something|sentences|lines|texts|words) like)?|
    (?:we|i|they) (?:once |have |had |recently |already ){0,2}(?:received|got|saw|found|met|caught|
      noticed|seen))(?: e\.g\.)?[,:]?\s$
`
const COMPLIED_WITH = regex`
  (?<!\b(?:not|never|n't|nor|to) )\b(?:comply|obey(?:ed)?|carry (?:it|them|this|that) out|
    act on|grant|follow (?:it|them|this|that|what)|do (?:so|it|that|this|as|what)|run it|
    send it|give (?:it|them|him|her))\b
`

/** What a slip would make of a command: `an empty variable would turn the line into \`rm -rf /*\``. */
const WOULD_COME_OF_IT = regex`
  \b(?:would|could|might) (?:then )?(?:turn|expand|become|resolve|evaluate|end up|
    come out|amount)(?: (?!(?:and|so|then|run)\b)[\w'-]{1,12}){0,5} (?:(?:in)?to|as|at) $|
  \b(?:would|could|might) (?:then )?(?:become|read) $
`

/** A rule, a hook or a test goes off at the sight of it. */
const FIRES_ON = regex`
  \b(?:rules?|checks?|hooks?|scanners?|linters?|detectors?|patterns?|guards?|
    alerts?|filters?|findings?|plug-?ins?) (?:\x60[^\x60]{1,40}\x60 )?(?:also |only |
    always |then |now ){0,2}(?:fires?|triggers?|alerts?|goes off|matches|match|
    complains?|warns?)(?: (?:on|at|for|about|of|when it (?:sees|finds|meets)))? (?:an? |any |
    the |every )?(?:(?:lines?|commands?|text|form|pipes?)(?: like| such as)? )?$
`

/** `Warning: \`curl … | sh\` runs whatever the server sends`: what would come of it is told to warn, or to be known. */
const WARNED_OF = regex.u`
  ^[^\p{L}\x60]{0,12}(?:(?:warning|caution|danger|beware|careful|attention|note|
    remember|keep in mind|be aware)\b(?:[^\p{L}\x60]{1,8}| that )(?:(?:an?|the|any) )?
    (?:(?:lines?|commands?|one-liners?|form|pipe)(?: like| such as)? )?)$
`
const RUNS_ANYTHING = regex`
  ^ (?:(?:would|could|can|may|might|will|just|simply|blindly|also|then) ){0,2}(?:runs?|executes?|
    evaluates?|trusts?|downloads and runs) (?:whatever|anything|everything|unknown|unreviewed|
    unverified|untrusted|unread|arbitrary|foreign)\b
`
const RUN_AFTER_ALL = regex`
  \b(?:run|execute|paste|type|use|start) (?:it|this|that|them|the (?:line|command))\b|
  \b(?:necessary|required|needed|intended|on purpose|by design|expected|fine|safe)\b
`

/** Behind it the sentence turns. */
const TURNS = regex`
  \b(?:but|however|except|still|anyway|nevertheless|just this once|this one|
    here it is|instead of asking|run it|do it|then (?:run|go|continue|proceed)|
    (?:is|are) (?:safe|fine|trusted|needed|required|part of))\b
`

/** Marks between which something is named. */
const MARKS: readonly (readonly [open: string, close: string])[] = [
  ['`', '`'],
  ['"', '"'],
  ['\u201c', '\u201d'],
]

/** True when what stands in code or quotation marks on a line is named in a sentence that does not give it to be done. */
export const isMentioned = (line: string, at: number, to: number): boolean =>
  MARKS.some(([open, close]) => {
    const opened = openedBefore(line, at, open)
    const closed = opened < 0 ? -1 : line.indexOf(close, Math.max(at, opened + 1))
    return closed >= at && to <= closed + 1 + BEHIND && isNamed(line, opened, closed)
  })

/** Where the marks open between which an offset stands; -1 outside of any. */
function openedBefore(line: string, at: number, open: string): number {
  const opened = line.lastIndexOf(open, at)
  if (opened < 0 || at - opened > BEFORE) return -1
  // An even number of marks before it: this one opens.
  return open === '\u201c' || line.slice(0, opened).split(open).length % 2 === 1 ? opened : -1
}

function isNamed(line: string, opened: number, closed: number): boolean {
  const words = line.slice(Math.max(0, opened - BEFORE), opened)
  const lead = sentenceBefore(words).replace(NAMES_BEFORE, '')
  const tail = sentenceBehind(line.slice(closed + 1, closed + 1 + BEHIND))
  if (TURNS.test(tail)) return false
  const rest = tail.replace(NAMES_BEHIND, '')
  return (
    (DENIED_LABEL.test(lead) && LABELLED.test(lead)) ||
    SOUGHT.test(lead) ||
    SOUGHT_KIND.test(lead) ||
    LEFT.test(lead) ||
    WOULD_COME_OF_IT.test(lead) ||
    FIRES_ON.test(lead) ||
    (WARNED_OF.test(lead) &&
      RUNS_ANYTHING.test(tail) &&
      !RUN_AFTER_ALL.test(line.slice(closed, closed + BEHIND))) ||
    TURNED_AWAY.test(rest) ||
    IS_DATA.test(rest) ||
    (ASKED_FOR.test(lead) && TOLD_NO.test(tail)) ||
    (SAID_BY_OTHERS.test(lead) && !COMPLIED_WITH.test(line.slice(closed, closed + BEHIND))) ||
    (HARMS.test(tail) && !GIVES_IT.test(lead)) ||
    (LEFT_FOR_ANOTHER.test(lead) && IN_ITS_PLACE.test(tail)) ||
    (isAskedAbout(lead, tail) && !NAMES_A_PLACE.test(line.slice(opened, closed))) ||
    isOfGuardedKind(lead, tail)
  )
}

/** Nobody asks about what is to come from, or to go to, a place that the text chose: it would be part of the work. */
export const NAMES_A_PLACE = /:\/\/|\/dev\/(?:tcp|udp)|\S@\S|\bbase64\b|\b\d{1,3}(?:\.\d{1,3}){3}\b/

const ASKS_ABOUT = regex`
  \b(?:(?:ask|check with|confirm with|stop and ask|pause and ask)
    (?: the)?(?: \w{2,12}){0,3}? before(?: (?:ever|you|running|
      using|executing|doing|run|use|any|every|each|a)){0,4}|
    (?:requires?|needs?|require|get|obtain) (?:[\w-]{1,12} ){0,3}(?:approval|confirmation|
      permission|consent) (?:for|before)(?: (?:running|using|any|every|each|a)){0,3})\s$
`
const IS_ASKED_ABOUT = regex`
  ^ (?:always )?(?:requires?|needs?) (?:[\w-]{1,12} ){0,3}(?:approval|
    confirmation|permission|consent)\b
`

/** It is asked about first, in the same words. */
const isAskedAbout = (lead: string, tail: string): boolean =>
  !UNGUARDED_ALONE.test(lead) &&
  (ASKS_ABOUT.test(lead) || IS_ASKED_ABOUT.test(tail.replace(NAMES_BEHIND, '')))

function isOfGuardedKind(lead: string, tail: string): boolean {
  const kind = KIND.exec(lead)
  if (!kind) return false
  const before = lead.slice(0, kind.index)
  if (HAS_IT_RUN.test(before) && !NOT_RUN.test(before.slice(before.search(LAST_CLAUSE) + 1)))
    return false
  return GUARDED.test(`${lead} ${tail}`.replace(UNGUARDED, ' '))
}

const LAST_CLAUSE = /[,;:](?=[^,;:]*$)/
