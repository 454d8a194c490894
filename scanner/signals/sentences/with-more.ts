/** Bans that ask for more: `never name a risk without its frequency` leaves nothing out. */

import { regex } from '../../patterns/verbose.ts'

/** What tells how much a danger weighs, or what helps against it. */
export const WITH_MORE = regex`
  \bwithout (?:also |at once )?(?:(?:say|nam|giv|stat|add|quot|cit|explain|show|tell)ing )?
  (?:the |its |their |an? |any )?(?:\w{3,12} )?
  (?:frequenc(?:y|ies)|probabilit(?:y|ies)|likelihoods?|odds|size|sources?|numbers?|figures?|
    percentages?|rates?|dates?|context|remed(?:y|ies)|treatments?|severity|explanations?|units?|
    how (?:common|often|likely|rare|severe|serious|probable|large|bad|much|many|to)|
    what (?:to do|helps|it means|they mean))\b
`

/** Characters behind what is banned in which it is said. */
const REACH = 70

/** The clause that goes on at `behind` names what has to stand beside the thing. */
export function asksForMore(text: string, behind: number): boolean {
  const clause = /^[^.!?;,\n]*/.exec(text.slice(behind, behind + REACH))![0]
  return WITH_MORE.test(clause)
}
