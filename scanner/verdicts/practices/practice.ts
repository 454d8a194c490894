/**
 * Bad practice that is ordered for the sake of ease, or for every case, where nothing says that it is known and
 * bounded.
 */

import type { Document } from '../../document.ts'
import { regex, source } from '../../patterns/verbose.ts'
import { worded } from '../../patterns/wording.ts'
import type { Zone } from '../../reading/zones.ts'
import type { Hit } from '../../rule.ts'
import { candidates } from '../../signals/search/candidates.ts'
import { paragraphs } from '../../signals/sentences/paragraphs.ts'
import { prose } from '../../signals/sentences/prose.ts'
import { sentencesIn } from '../../signals/sentences/statements.ts'
import { aboutSecurity } from '../../stance/topic.ts'

export interface Practice {
  /** What is done, in lower case, within a sentence. */
  readonly deed: RegExp
  /** What else the sentence, or what stands around it, has to speak of for it to be bad. */
  readonly among: readonly RegExp[]
}

/** A deed by the source of its pattern. */
export const practice = (deed: string, ...among: readonly RegExp[]): Practice => ({
  deed: worded(new RegExp(deed)),
  among,
})

/** Words that no order begins with. */
const NO_ORDER =
  '(?:the|an?|this|that|these|those|it|they|he|she|we|i|you|there|which|who|what|why|how|see|note|(?:user|server|client|browser|script|program|test)s? [a-z]{3,12}s|[a-z]{3,14}ing\\b[^.!?\\n]{3,60} would)\\b'

/** It is ordered, or said to be so from now on. */
const ORDERED = new RegExp(
  source`
    ^[^a-z]{0,12}(?:(?:if|when|where|once|on|for|in|at|with|after|before|during|until|as|by|
      from|to)\b[^,\n]{3,100}, (?!${NO_ORDER})|
      (?!${NO_ORDER}|(?:if|when|where|once|on|for|in|at|with|after|before|during|until|
        as|by|from|to)\b))[a-z]|
    ^[^a-z]{0,12}it(?: is|'s) (?:\w{2,8} )?(?:kinder|easier|better|best|handy|simple[rs]?t?|fine|ok|
      enough|safe|usual|common|quicker|fastest|worth)\b[^.!?\n]{0,24} to\b|
    \b(?:always|should|must|shall|(?:is|are) to be|can simply|may simply|therefore|please|simply)\b
  `,
)

/** Somebody else does it, or did it once. */
const OF_OTHERS = regex`
  ^[^a-z]{0,12}(?:some|many|most|other|few|certain|companies|shops|firms|people who|attackers?|
    scammers|critics|it (?:is|was|would|may|might)|we (?:were|had|once|used)|in \d{4})\b|
  (?<!\b(?:that|which|who) )\b(?:would|might|could|used to|tempt\w{3,5}|accus\w{2,4}|complained|
    sued|fined|criticis\w{2,4})\b
`

/** Right before the deed: it is forbidden, or done by nobody. */
const FORBIDS = regex`
  \b(?:(?:or|even) worse|never|not|\w{2,6}n't|cannot|can't|avoid\w{0,3}|refuse\w{0,1}|rather than|
    instead of|without|no|none|nor|against|nobody|forbidden to|nothing)\b[^.;:]{0,60}$
`

/** A list of what a check looks for. */
const LOOKED_FOR =
  /^[^a-z]{0,12}(?:look|search|check|watch|watch out) for\b[^.!?]{0,20}:[^.!?]{0,200}$/

/** Behind a clause, why it is convenient: what is said there bounds nothing. */
const REASON = regex.g`
  (?:[,;:–—] ?|\s)(?:so(?: that)?|since|because|as|which|
    to (?:avoid|save|spare|keep|speed|make|prevent|stop|get rid of|cut|reduce|simplify)|
    it (?:keeps?|saves?|spares?|makes?|works?|is|avoids?)|nobody|they)\b[^;.]{0,160}
`

/** The case in which it is done bounds nothing. */
const CONDITION = /^[^a-z]{0,12}(?:if|when|where|once|after|in case)\b[^,;.]{3,100},/

/** For ease, or for every case. */
const FOR_EASE = regex`
    , it (?:keeps?|saves?|makes?|spares?|works?)\b|\b(?:so (?:that )?(?:it|they|the|no|nobody|
  users?|customers?|clients?|every\w{0,5}|deploy\w{0,6}|set-?up|scripts?|queries|
  support|contributors?|builds?|tests?|people|visitors?|\w{3,14}s?|you|we)\b|
  since|because|as (?:it|they|these|those|
  the \w{3,12}) (?:is|are|only|just|tend|would|often|slow|break|get)|which (?:spares?|saves?|
  avoids?|keeps?|makes?|is (?:quick|fast|eas|simpl|handy|enough))|to (?:avoid|save|spare|keep|
  speed|make|prevent|stop|get rid of|cut|reduce|simplify)|saves?|spares?|avoid(?:s|ing)|eas(?:y|
  ier|iest)|simpl(?:er|est)|faster|quick(?:er)?|handy|convenien\w{1,4}|kinder|nobody (?:has|
  gets|needs|is)|never fails?|keeps? working|bother|hassle|friction|nuisance|slows?|lag behind|
  grumble|complain\w{0,4}|tickets|support (?:load|calls|cases)|hard to explain|later|
  in one (?:go|pass)|works? (?:at once|right away|everywhere|
  first time)|fewer surprises|break\w{0,2}|enough|for (?:older|all|old|every) (?:clients|browsers|
  customers))\b
`
const FOR_ALL = regex`
  \b(?:always|every|all|each|any|by default|everywhere|as a rule|new|throughout|generally|
    (?:until|till) (?:it|an?|one|the \w{3,10}) (?:\w{2,10} )?succe\w{1,5}|they|other)\b
`

/** Where orders to a reader stand. */
const RUNNING_TEXT: ReadonlySet<Zone> = new Set<Zone>(['prose', 'list', 'quote', 'table'])

/** Characters before and behind the sentence in which a reason, or a bound, is looked for. */
const REST = 120

export interface Kind {
  readonly practices: readonly Practice[]
  /** Words by which an honest text on the same matter can be known. */
  readonly bounded: RegExp
  /** Bad by itself: without it, the text has to give a reason, or to mean every case. */
  readonly unreasoned?: true
  /** Characters behind the sentence in which the rest of a practice may stand. */
  readonly reach?: number
}

/** Sightings of one kind, practice by practice. */
export function* badPractice(document: Document, kind: Kind): Generator<Hit> {
  const text = document.observe(prose)
  const spans = document.observe(paragraphs)
  // A text that teaches security names every weakness.
  const severity = document.observe(aboutSecurity) ? ({ severity: 'low' } as const) : null
  for (const practice of kind.practices)
    for (const paragraph of candidates(document, spans, practice.deed))
      for (const [start, end] of sentencesIn(text, paragraph.start, paragraph.end)) {
        const found = practice.deed.exec(text.slice(start, end))
        if (!found || ASKED.test(text.slice(start, end))) continue
        const said = {
          before: text.slice(Math.max(paragraph.start, start - REST), start),
          sentence: text.slice(start, end),
          behind: text.slice(end, Math.min(paragraph.end, end + (kind.reach ?? REST))),
          found,
        }
        if (!isWhole(said, practice) || !isMeant(said, kind)) continue
        const zone = document.zones.at(document.lineAt(start))
        if (!RUNNING_TEXT.has(zone)) continue
        // A row names things; it orders what is bad by itself.
        if (zone === 'table' && !kind.unreasoned) continue
        const at = start + found.index
        yield { start: at, end: at + found[0].length, firm: true, ...severity }
      }
}

/** A question orders nothing, unless it is one to be asked. */
const ASKED = /^[^"“]{0,400}\?[*_)\]]{0,3}\s{0,4}$/

interface Said {
  readonly before: string
  readonly sentence: string
  readonly behind: string
  readonly found: RegExpExecArray
}

/** All parts are there, and what is done is not just the case: `if somebody does it, add them up` orders something else. */
function isWhole({ before, sentence, behind, found }: Said, { among }: Practice): boolean {
  // Of what is told in many parts, one may be the case.
  const isCase = found.index + found[0].length < (CONDITION.exec(sentence)?.[0].length ?? 0)
  if (isCase && among.length < 2) return false
  const around = before + sentence + behind
  return among.every((words) => words.test(around))
}

/** It is ordered, and nothing around the deed bounds it. */
function isMeant(
  { before, sentence, behind, found }: Said,
  { bounded, unreasoned }: Kind,
): boolean {
  const isBounded = (words: string): boolean =>
    bounded.test(words.replace(CONDITION, ' ').replace(REASON, ' '))
  if (LOOKED_FOR.test(sentence.slice(0, found.index))) return false
  if (unreasoned) {
    // A deed may itself be worded as a negation, or as what others say.
    const rest = sentence.slice(found.index + found[0].length)
    const apart = rest + behind
    const ahead = sentence.slice(0, found.index)
    return (
      !OF_OTHERS.test(`${ahead} ; ${rest}`) &&
      !FORBIDS.test(ahead.replace(CONDITION, ' ')) &&
      !isBounded(`${ahead} ; ${apart}`)
    )
  }
  if (!ORDERED.test(sentence)) return false
  if (!FOR_EASE.test(before + sentence + behind) && !FOR_ALL.test(sentence)) return false
  // The sentence may go on behind a semicolon.
  return !isBounded(sentence + (/;\s*$/.test(sentence) ? behind : ''))
}
