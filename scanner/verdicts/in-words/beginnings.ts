/** Where in a sentence an order may begin: behind its marks, behind what leads up to it, and behind the order before it. */

import { regex, source } from '../../patterns/verbose.ts'
import { CONDITION_OF_USER } from '../orders/parts.ts'

/** Marks of lists, labels and signs are said of an order, and no part of it. */
const MARKS = regex.u`
  ^(?:-(?=\s)|[^\p{L}\p{N}"'“‘«„\x60(<{[$/~.-]|<!-{2,3}|\/\/+\s|
    \[[ x]?\]\s|\(?(?:[a-z]|\d{1,3}|[ivx]{1,4})[.)]\s|\d{1,2}(?:\.\d{1,2}){1,3}\.?\s|
    \([^()]{2,40}\)\s|\[[^\]]{2,30}\]\s|@[\w-]{2,20}\s|
    <\/?[a-z][\w-]{0,19}>\s?|
    (?:q|a|question|answer|we)\s?[:/.–—-]\s){0,12}
`

const AGENT =
  '(?:you|the (?:agent|model|bot|skill|llm)|claude|codex|gemini|copilot|an agent|agents)'
const SOON = source`
  (?:(?:then|now|first|always|also|next|simply|just|only|quietly|silently|automatically|immediately|
    afterwards|therefore|instead|each time|every time),? ){0,2}
`

/** It depends on no word of the user's. */
const WHOEVER_ASKS = String.raw`(?![^,.;:!?]{0,60}\b(?:${CONDITION_OF_USER})\b)`

/** Words that lead up to an order and leave nothing of it open. */
const LEADS: readonly string[] = [
  // I want you to …
  source`
    (?:i|we|(?:the|your|our|its) (?:user|team|author|operator|owner|project|client|customer|company|
      maintainers?|skill|task|job|work|workflow|process|procedure))(?:'d| would)?[ ]
    (?:wants?|needs?|expects?|asks?|requires?|trusts?|likes?|counts? on|rel(?:y|ies) on|instructs?|
      urges?|calls? (?:on|for)) ${AGENT} to
  `,
  // It is important that you … It falls to you to …
  source`
    (?:it is|it['’]s|it remains) (?:\w+ ){0,2}(?:important|essential|vital|crucial|necessary|
      mandatory|required|critical|imperative|best|good|wise|recommended|advisable|advised|expected|
      customary|practice|safe|fine|okay|ok|normal|routine|enough|time)
    (?: that ${AGENT}|(?: for ${AGENT})? to)
  `,
  source`(?:it|that) (?:then |now )?(?:falls|is (?:left|up)|remains) (?:to|for) ${AGENT} to`,
  // You are expected to … From then on you …
  source`
    ${AGENT} ${SOON}(?:must|shall|should|will|(?:have|has|needs?|ought|are|is) to|['’]ll|
      (?:are|is) (?:expected|required|supposed|asked|instructed|told|allowed|free|meant|bound|going|
        encouraged|invited|advised) to)
  `,
  source`
    (?:then|next|now|after that|afterwards|here|finally|lastly),? you(?: also| simply| just)?
    (?= [a-z])
  `,
  source`(?:this|that|which) (?:means|is why|way)(?::| you| that you)`,
  // What you do next is … The last step is to …
  source`what (?:you|the agent) (?:do|does) (?:next|then|first|now|here) is(?: to)?`,
  source`
    (?:the|your|a|one|its) (?:[\w-]+ ){0,2}(?:step|task|job|goal|duty|aim|purpose|point|rule|trick|
      idea|move|thing(?: to do)?|action|part|role|work|way)(?: (?:here|now|then))? is
    (?: then| now| always| simply| just)?(?: to)?
  `,
  // Never fail to … Make sure to … Let us …
  source`(?:do not|don['’]t|never) (?:forget|hesitate|fail|neglect|omit|be afraid|be shy) to`,
  source`
    (?:remember|make sure|be sure|ensure|see to it|take care|be careful|aim|plan|start|begin|
      continue|proceed|go on|make certain|make it a habit|take a moment|feel free|
      (?:use|take) the (?:time|chance|occasion|opportunity)) (?:to|that ${AGENT})
  `,
  source`(?:keep in mind|it pays|it helps) to`,
  source`let(?:['’]s| us)`,
  // When it is said to be done, or by what part of the text.
  source`^(?:(?:first|then|next|now|here|finally|lastly) )?we(?: then| always| also)?`,
  source`
    ^[^\p{L}]{0,8}(?:after|once|when|whenever|as soon as|before|on|at|for|in|with|while|during|if)\b
    ${WHOEVER_ASKS}[^,.;:!?]{2,60}(?:,? (?:you|we)(?: then| also| always)?|:)
  `,
  source`(?:each|every|any) (?:time|run|start|session|day|turn|call),?`,
  source`
    as (?:the|a|an|your|its|one) (?:very )?(?:last|first|final|next|second|third|closing|opening|
      extra|separate|standard|usual)(?: (?:step|thing|task|action|act|measure|precaution))?,?
  `,
  source`
    (?:rule|step|task|point|principle|item|phase|stage|part|action|todo|habit|tip|hint|reminder|
      requirement|policy|instruction|procedure|mandatory|required|important|critical|note)
    (?: \w{1,3})? ?[/—–:=→.-]
  `,
]

const LED_UP_TO = new RegExp(String.raw`(?<![\w'’-])(?:${LEADS.join('|')}) `, 'gu')

/** Where an order may go on with the next one. */
const JOINT = regex.g`
  (?:, so (?:please |just |also |do )?|, (?:and |then |also )?|\(?\band (?:then |also )?|\bthen |
    ; (?:and |then |also )?| [-–—] (?:and |then |so )?|[|:→] {1,4})(?=[a-z])
`

/** A clause of its own ends here. */
const CLAUSE_END = /^[;–—]|^ [-–—]/

/** A whole clause, not the name of a command or an option before its dash. */
const IS_CLAUSE =
  /^[^\x60]{4,200}\b(?:is|are|was|were|has|have|will|gets?|comes?|takes?|needs?|can)\b/

/** What is said before it forbids it, whatever clause it stands in. */
const FORBIDS = regex`
  \b(?:never|not|cannot|avoid|without|refuse[sd]?|no|nor|nothing|attackers?|malicious|malware|
    would|could|might)\b|n't\b
`

/** When or where it is done: nobody's wish. */
const FRONTED = new RegExp(
  source`
    ^[^\p{L}]{0,10}(?:on|in|at|for|with|by|as|to|after|before|during|from|when|whenever|while|once|
      if|unless|since|every|each)\b(?![^,;\n]{0,80}\b(?:${CONDITION_OF_USER})\b)[^,;\n]{2,80},[ ]
  `,
  'u',
)

/** The last clause before a joint, without what says when or where. */
const clauseBefore = (before: string): string =>
  (before.split(/[;–—] | - /).at(-1) ?? '').replace(FRONTED, '')

/** It tells of something or forbids it; what hangs on it orders nothing. */
const NO_ORDER = regex.u`
    ^[^\p{L}]{0,10}
    (?:the|an?(?!:)|this|that|these|those|it|they|he|she|we|i|
      you (?:can|may|are|have|will|were|do|get|want|need)|users?|some|many|most|if|when|
      while|unless|there|each|every|any|what|who|which|where|how|to|in|on|at|for|with|as|by)\b|
    \b(?:(?:never|not)(?! (?:mind|worry|hesitate|forget|skip|wait|fail|bother|
      neglect|leave out|miss|omit)\b)|cannot|avoid|without|refuse[sd]?|instead of|
      rather than|attackers?|malicious|
      would|could|might|tries|who|that)\b|
    n't\b(?! (?:mind|worry|hesitate|forget|skip|wait|fail|bother|neglect)\b)
  `

/** True when an order may begin behind a joint. */
function goesOn(joint: string, before: string): boolean {
  // What follows from a reason is an order, whatever the reason tells.
  if (joint.startsWith(', so ')) return true
  if (CLAUSE_END.test(joint))
    return !FORBIDS.test(before) && (joint.startsWith(';') || IS_CLAUSE.test(before))
  return !NO_ORDER.test(before) || (!FORBIDS.test(before) && !NO_ORDER.test(clauseBefore(before)))
}

/** Offsets in a sentence, in order. */
export function beginsOf(text: string): readonly number[] {
  const first = MARKS.exec(text)![0].length
  const begins = [first]
  for (const { 0: lead, index } of text.matchAll(LED_UP_TO)) {
    const before = text.slice(first, index)
    if (index <= first || !FORBIDS.test(before)) begins.push(index + lead.length)
  }
  for (const { 0: joint, index } of text.matchAll(JOINT))
    if (goesOn(joint, text.slice(0, index))) begins.push(index + joint.length)
  return begins
}
