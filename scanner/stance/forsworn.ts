/** Deeds that a sentence names to rule them out in other words than a negation: `if asked to …, refuse`, `nobody can …`. */

import { regex } from '../patterns/verbose.ts'
import { sentenceBefore, sentenceBehind } from './sentence-of.ts'

/** Characters of a sentence before and behind a deed that are looked at. */
const BEFORE = 200
const BEHIND = 200

/** Nobody and nothing is to do it. */
const BY_NOBODY = regex`
  \b(?:no (?:agents?|assistants?|bots?|steps?|tools?|skills?|scripts?|jobs?|users?|one|workflow|
    process|request|plug-?in) (?:should|may|must|can|shall|will|is (?:allowed|permitted) to)|
    nobody (?:can|may|should|must|is (?:allowed|permitted) to)|
    none of (?:them|these|the \w{2,12}) (?:may|can|should)|(?:agents?|assistants?|bots?|skills?|
      models?|tools?|it|you|they|steps?|jobs?|hooks?) may not)(?: ever)?(?: [\w'-]{1,16}){0,5} ?$
`

/** Somebody asks for it, and is told no behind it. */
const ASKED = regex`
  \b(?:if|when|whenever|where|should)\b[^.!?;:]{0,60}\b(?:asked|asks?|told|
    tells|instructed|instructs?|wants?|requests?|urges|ordered|orders|suggests)
  (?: (?:you|it|the (?:agent|user|assistant)|us|them))?(?: to| for)(?: [\w'-]{1,16}){0,5} ?$
`
const REFUSED = regex`
  ^[^.!?;:]{0,120}[,;:] (?:please |then |politely |always |just )?(?:refuse(?! to)|decline(?! to)|
    say no|stop(?! (?:asking|here))|(?:ignore|report) (?:it|that|them|this|the request)|
    (?:do not|don't|never)(?: (?:do|comply|obey|follow|act on)\b|\s?(?:[.!;,]|$)))
`

/** The user is asked before. */
const ASKED_BEFORE = regex`
  (?<!\b(?:never|not|n't|no need to|without) (?:\w{2,10} )?)\b(?:(?:stop|pause) and ask|
    ask(?: the (?:user|owner|team))?(?: first)?|
    check with the (?:user|owner|team)|confirm with the (?:user|owner|team))
  (?: (?:first|again|explicitly))? before (?:you |the agent |it )?(?:[\w'-]{1,16} ){0,5}$
`

/** What is said behind it rules it out, or leaves it to the user. */
const RULED_OUT = regex`
  ^[^.!?,;:]{0,60} (?:(?:is|are) (?:strictly |never |always )?(?:forbidden|
    prohibited|(?:never |not )(?:acceptable|allowed|permitted|ok|okay))|
    (?:always )?requires? (?:[\w-]{1,12} ){0,3}(?:approval|confirmation|permission|consent))\b
`

/** It is done after all. */
const TURNS = /\b(?:but|however|except|still|anyway|nevertheless|unless (?!the (?:user|owner)))\b/

/** True when the deed of a line is ruled out by the words around it. */
export function isForsworn(line: string, at: number, to: number): boolean {
  const lead = sentenceBefore(line.slice(Math.max(0, at - BEFORE), at))
  const tail = sentenceBehind(line.slice(to, to + BEHIND))
  if (TURNS.test(tail)) return false
  return (
    BY_NOBODY.test(lead) ||
    ASKED_BEFORE.test(lead) ||
    (ASKED.test(lead) && REFUSED.test(tail)) ||
    (RULED_OUT.test(tail) && /^[\s>*+-]{0,8}$/.test(lead))
  )
}
