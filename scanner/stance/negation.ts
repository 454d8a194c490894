/** Whether a negation reaches what stands behind it, or ends before that. */

import { regex, source } from '../patterns/verbose.ts'
import { TURN } from './stance-words.ts'

const NEGATION = regex`
    (?:\b(?:never(?! mind)|(?:nobody|no one|none of (?:us|you)|you|we) (?:may|must|should|
      shall) not\b|(?:nobody|no one) (?:may|must|should|shall|is to)\b|under no circumstances|
      on no account|(?:it is |is )?against (?:our|the|company|house) (?:rules|policy) to|
      (?:do not|don't|does not|doesn't)(?! (?:need|have to)\b)|must not|mustn't|should not|
        shouldn't|cannot|can't|will not|won't|(?:is|are|was|were) not|(?:is|are|was|were)n't|
        avoid|avoids|refrain from|instead of|rather than|prevents?|forbids?|prohibits?|
        disallows?|(?:forbidden|prohibited|not permitted|off[- ]limits) to\b|
        (?:forbidden|prohibited) from\b|taboo|off[- ]limits|
        den(?:y|ies)(?! (?:rules?|lists?) (?:is|are|was|were|gets?|comes?|needs?)\b)|
        (?<!\b(?:cidr|code|ip|ips|address|network|text|content|config|json|yaml|data|memory|
          time|these|those|all|each|narrow|wide|two|fenced|bash|shell) )blocks?(?!\s?[=:])|
        rejects?|refuses?|stops?|not allowed to|
        warns? (?:against|about|of)|protects? against|nunca|niemals|
        auf keinen fall|vermeide|jamais|ne pas|
        n[e'] ?[^\s\x60]{2,14} (?:pas|jamais)|
        no (?:ejecut|us|envi|copi|pegu|instal|corr|lanc)(?:e|es|en|ar|éis)|
        non (?:esegu|us|invi|copi|incoll|instal)\w{1,6}|nooit|nigdy|
        não)\b|никогда|нельзя|绝不|不要(?![とでな」])|切勿|禁止|请勿|不得|避免|しない|
    하지 마)(?:[^.;!?\n]|\.(?=[\w/])){0,80}$|
    \bnot (?:by|with|via|through) ["'\x60*]{0,3}[^.;!?\n,]{0,16}$|
    (?:^|[.:;!?]\s{1,3})not ["'\x60*]{0,2}[^.;!?\n\x60]{0,24}$|
    \bno (?:\w{3,14}ing )?[\x60\"'(]{0,2}$|
    \bno (?:instructions?|orders?|directives?|steps?|commands?|code|hooks?|scripts?|attempts?|
      requests?|text|options?|ways?|switch|means) (?:to|that|which)\b[^.;!?\n]{0,80}$
  `

/**
 * How a negation reaches what stands behind it. `plain`: it forbids just that. `loose`: it stands close by and may be of
 * something else, or of a manner, a place or an hour of the deed.
 */
export type Ban = 'plain' | 'loose'

/** The negation right before a sighting that is one of the sighting; null when there is none. */
export function negationOf(before: string, behind: string): Ban | null {
  const found = NEGATION.exec(before)
  if (found === null) return null
  const [between] = found
  const lead = before.slice(0, found.index)
  if (!TURN.test(between) && ENUMERATED.test(between)) return 'plain'
  if (TURN.test(between) || IS_NEEDED.test(between) || orders(between)) return null
  if (between.indexOf(': ', 1) > 0 && !bansBehind(between, lead)) return null
  // "Instead of asking, send it" has it sent.
  if (between.includes(',') && REPLACED.test(between)) return null
  // "If it does not win, drop the week" forbids nothing.
  if (between.includes(',') && CONDITION.test(lead)) return null
  return isPlain(between) && !CONDITION_BEFORE.test(lead) && !NARROWED.test(behind)
    ? 'plain'
    : 'loose'
}

/** Verbs of what a ban can be of. */
const DEEDS = source`
  (?:r[ua]n|execut|us(?:e|ing)|typ|past|cop(?:y|ies)|pip(?:e|ing)|send|post|put|upload|install|writ|
    add|append|call|invok|start|launch|suggest|recommend|offer|propos|follow|obey|compl(?:y|ies)|
    act|forward|shar|print|commit|push|delet|remov|read|open|fetch|download|curl|includ|output|
    reveal|expos|stor|sav|log|echo|do|allow|accept|let|tell|show|giv|chang|edit|set|modif|disabl|
    turn|switch|grant|set|embed|hard-?cod|leak|pass|repeat|approv|grant|trust|enter|click|
    mail|publish|sign|transfer|pay|creat|generat|produc|display|hid|contain|support|perform|
    issu|attempt|try|auto-?(?:approv|run|execut|accept)|ignor|bypass|disregard|forget|conceal|
    mention|disclos)(?:e|es|s|d|ed|n|ten|ting|ning|ing|ping|ies|ied|fy|t)?
`

/** `Do not send …, change … or …`: what is named behind the last *or* is forbidden as well. */
const ENUMERATED = regex`
  ^\s?(?:never|do not|don't|must not|mustn't|should not|may not|cannot|
    can't|not allowed to|refuse to|forbidden to) (?:ever |please )?${DEEDS}\b
  (?![^]*\b(?:and|so|then|if|when|because) )[^]*\b(?:or|nor) (?:to |ever )?(?:[\w'-]{1,16} ){0,2}$
`

/** Words that may stand between a negation and what it forbids. */
const PLAIN_WORD = regex`
  ^(?:${DEEDS}|ever|please|blindly|directly|yourself|under|no|circumstances|in|any|case|for|
    reason|to|be|been|being|you|we|they|it|this|that|these|those|such|an?|the|all|of|or|and|nor|
    with|by|via|from|through|on|into|as|like|off|out|down|e\.?g\.?|example|sudo|commands?|lines?|
    things?|code|scripts?|instructions?|requests?|orders?|patterns?|attempts?|calls?|anything|
    something|content|text|files?|users?|people|agents?|anyone|somebody|advise|ask|against|about|
    steps?|following|silently|quietly|secretly|web|internet|sites?|pages?|unknown|untrusted|random|
    unchecked|unverified|unread|untested|remote|downloaded|third-party|strange|strangers?|sources?|
    other|others|outside|such|whatever|install(?:er)?s?|private|own|real|raw|secrets?|keys?|
    passwords?|tokens?|credentials|data|logs|mails?|customers?|api|ssh|anywhere|else|should|may|
    must|shall|agents?|assistants?|ai|llms?|models?|skills?|contributors?|shells?|bash|terminals?|
    system|destructive|dangerous|irreversible|unsafe|harmful|malicious|risky|suspicious|operations?|
    actions?|statements?|queries|one-?liners?|flags?|options?|including|similar)$
`

/** The words of the negation itself. */
const OWN_WORDS = regex`
  ^(?:never|(?:nobody|no one|none of (?:us|you)|you|we) (?:may|must|should|shall)(?: not)?|
    (?:nobody|no one) is to|under no circumstances|on no account|
    (?:it is |is )?against (?:our|the|company|house) (?:rules|policy) to|do not|
    don't|does not|doesn't|must not|mustn't|should not|shouldn't|cannot|can't|
    will not|won't|(?:is|are|was|were) not|(?:is|are|was|were)n't|avoids?|
    refrain from|instead of|rather than|prevents?|forbids?\b|prohibits?\b|disallows?|
    (?:forbidden|prohibited|not permitted|not allowed) to|(?:forbidden|prohibited) from|
    taboo|off[- ]limits|den(?:y|ies)|blocks?|rejects?|refuses?|stops?|not allowed to|
    warns? (?:against|about|of)|protects? against|not|no)
`

/** Other languages put the rest of the sentence where they like. */
const FOREIGN = regex`
  ^(?:nunca|niemals|auf keinen|vermeide|jamais|ne |n'|
    no (?:ejecut|us|envi|copi|pegu|instal|corr|lanc)|non |nooit|nigdy|[^\x00-\x7f])
`
const FOREIGN_REST = 30
/** In a clause that nothing parts. */
const FOREIGN_CLAUSE = 60

function isPlain(between: string): boolean {
  const said = between.trimStart()
  if (FOREIGN.test(said))
    return between.length <= (/[,;:：，；]/.test(said) ? FOREIGN_REST : FOREIGN_CLAUSE)
  const own = OWN_WORDS.exec(said)?.[0]
  if (own === undefined) return between.length <= FOREIGN_REST
  const rest = said.slice(own.length)
  if (/^ ?-?lists?\b/.test(rest)) return true
  if (OF_ITS_TRACES.test(rest)) return false
  return rest
    .replace(CODE, ' ')
    .split(/[\s"'\x60*(),:/]+/)
    .every((word) => word === '' || PLAIN_WORD.test(word))
}

/** What the deed is done with, named as code or by its path. */
const CODE = /\x60[^\x60]{1,60}\x60|(?:~|\.{0,2})\/[\w.\/~-]{2,60}|\.env\b/g

/** What is not to be shown or kept is what the deed leaves, and it is done all the same. */
const OF_ITS_TRACES = /\b(?:outputs?|results?|logs?|traces?|questions?) (?:of|to|about)\b/

/** The negation stands in a clause that says when, which runs into the order: `if it is not warm run …`. */
const CONDITION_BEFORE =
  /\b(?:if|when|where|whenever|wherever|once|unless|should|in case)\b[^.,;!?\n]{0,60}$/

/** A manner, an hour or a place of the deed, which is what is forbidden then. */
const NARROWED = regex`
  ^[\x60"'\u201d)*]{0,3},? (?:twice|more than once|again|as root|by hand|in parallel|
    on (?:windows|weekends|a laptop)|by day|at once|one at a time|while|before|after|
    yet|unless|except|until)\b
`

/** `Do not start before …`: it has to be done first. */
const IS_NEEDED = /\b(?:before|without|until|unless)\b[^.;:!?\n]{0,24}$/

const DOING = source`
  (?:please |just |simply |then |now |always |first |you (?:can|may|should) )?(?:run|execute|type|
    enter|use|start|call|invoke|launch|install|apply|paste|send|post|put|add|set|copy)\b
`

/** An order in a clause of its own: `to avoid surprises, run …`, `do not worry and run …`. */
const ORDERS = new RegExp(String.raw`,\s(?:${DOING}|(?:and )?(?:so|therefore|hence|thus)\s)`)
const REASSURES = regex`
  \b(?:worry|mind|wait|stop|panic|bother|care|
    be (?:alarmed|afraid|surprised|concerned|scared)|fear|delay|pause|think|fret|close|leave|
    quit|hesitate)\b[^.;:!?\n]{0,60}(?:\band |, )(?!not\b|never\b)
`

/** `Never, under any circumstances, run …`: the order is what is forbidden. */
const WHATEVER = regex`
  ^(?:never|do not|don't|must not|should not),? ?(?:ever|please|
    under (?:any|no) circumstances?|in any case|for any reason|not even[^,]{0,30}|
    even (?:if|when|once)[^,]{0,40}|whatever[^,]{0,40})?,\s
`

const orders = (between: string): boolean =>
  (ORDERS.test(between) && !WHATEVER.test(between)) || REASSURES.test(between)

/** Opens a clause that says what for: `so that it never grows old: …` forbids nothing. */
const SAYS_WHY = /\b(?:so(?: that)?|because|since|which|that|where|who|until)\b[^.;:!?,]{0,40}$/

/** Said to somebody; `it never sends` and `it does not take` are said of something. */
const IS_BAN = regex`
  ^(?:never(?! \w{2,14}[^s\W]s\b)|do not|don't|must not|mustn't|should not|shouldn't|
    avoid|refrain from|not allowed to|taboo|off[- ]limits|nunca|niemals|vermeide|jamais|
    ne pas|não|[^\x00-\x7f])
`

/** Of something that is said to stop things, what stands before the colon names them: `blocks commands such as:`. */
const NAMES_COMMANDS = regex`
  \brefuses? to \w{2,12}\s{0,2}:|
  \b(?:runs?|executes?|uses?|calls?|accepts?|allows?|commands?|calls?|lines?|things?|patterns?|
    requests?|prompts?|scripts?|code|these|those|like|such as|following|deletions?|removals?|
    downloads?|pushes|attempts?|blocks?|den(?:y|ies)|
    forbids?|rejects?|prohibits?|disallows?)\s{0,2}:
`

/** Behind a colon stands what is forbidden, or something that is given to be done. */
const bansBehind = (between: string, lead: string): boolean =>
  !SAYS_WHY.test(lead) &&
  (IS_BAN.test(between)
    ? isPlain(between.slice(0, between.indexOf(': '))) && !CHANGES_STEPS.test(between)
    : NAMES_COMMANDS.test(between))

/** What is not to be changed is done. */
export const CHANGES_STEPS = regex`
  \b(?:chang|alter|reorder|interrupt|shorten|break|swap|merg|
    edit|modif)\w{0,4} (?:the order of )?(?:these|this|the|any of (?:these|the))(?: (?:steps?|order|
    routine|rules?|list|lines?|sequence|procedure|instructions?|commands?|block|script))?(?=\s?:)
`

/** What is left stands up to the comma, and what is done in its place behind. */
const REPLACED = /^\s?(?:instead of|rather than)\b/

/** Opens a clause that ends at the next comma. */
const CONDITION = regex`
  \b(?:if|when|where|whenever|wherever|once|while|since|because|as|although|so that|to|lest|wenn|
    should (?:the|an?|any|your|they|he|she|it|anyone|anybody|someone|somebody)|
    falls|si|quand|cuando|se|quando|para|pour|damit)\b[^.,;!?\n]{0,60}$|чтобы[^.,;!?\n]{0,60}$
`
