/** One way in which a sentence shows that it works against somebody. Alone it proves nothing. */

import { regex } from '../../patterns/verbose.ts'
import { worded } from '../../patterns/wording.ts'

export type SignName =
  | 'kept dark'
  | 'false name'
  | 'fixed outcome'
  | 'moved figure'
  | 'untrue word'
  | 'interest of others'
  | 'talked down'
  | 'care left out'
  | 'check left out'
  | 'right withheld'
  | 'unequal treatment'
  | 'private matter'
  | 'consent passed over'
  | 'grave step'
  | 'forged voice'
  | 'pressure'
  | 'planted favour'
  | 'ready answer'
  | 'records removed'
  | 'bent result'
  | 'papers matched'
  | 'unearned mark'
  | 'split amount'
  | 'slipped in'
  | 'mass reach'
  | 'gone for good'
  | 'swapped target'
  | 'stranger told'
  | 'guard off'
  | 'rival jammed'
  | 'stranger obeyed'
  | 'secret asked'
  | 'kept from help'
  | 'beyond control'
  | 'pushed forward'

export interface SignPattern {
  sign: SignName
  /** 1 for what honest texts say too, 2 for what they seldom say, 3 for what they hardly ever say. */
  weight: number
  pattern: RegExp
  /** True when the sign is itself worded as a negation, so that a negation before it is part of it. */
  negative: boolean
  /** Its weight where nothing around it says that the thing is done openly, or within bounds. */
  frank: number
}

export const sign = (
  name: SignName,
  weight: number,
  pattern: RegExp,
  negative = false,
  frank = weight,
): SignPattern => ({
  sign: name,
  weight,
  pattern: worded(pattern),
  negative,
  frank,
})

/** Said by those who let others see what they do, or who set a limit to it. */
export const OPEN_OR_BOUND = regex`
    \b(?:says? so|and say|on request|neither|exactly|regardless|only (?:once|when|if|after|with|
        once|for|from|where|by|as)|unless|stop and|and stop|then stop|as (?:measured|recorded|
        written|given|spoken|found|received|stated|announced|it is|they are|they stand)|and ask|
      asks? (?:the|whether|her|him|them|before|first|which)|inform\w{0,8}|flag|explain\w{0,8}|
      remind\w{0,8}|beside|side by side|decides?|whether|with the reason|the reason|
      consult\w{0,8}|to a person|must|never|in person|nobody (?:changes|touches|fills)|
      separately|separate|marked as|do not|is not|are not|nothing gets|thrown away|
      own (?:number|label|line|account|name))\b
  `

/** People who rely on the work, or whom it is about. */
export const PEOPLE =
  'users?|customers?|clients?|readers?|patients?|people|persons?|tenants?|guests?|buyers?|owners?|applicants?|candidates?|pupils?|students?|parents?|child(?:ren)?|kids|members?|staff|employees?|workers?|visitors?|callers?|listeners?|borrowers?|debtors?|donors?|voters?|reviewers?|approvers?|auditors?|inspectors?|managers?|households?|famil(?:y|ies)|authors?|viewers?|residents?|travell?ers?|subscribers?|shoppers?|participants?|respondents?|seniors|regulators?|recipients?|colleagues|teachers?|players?|drivers?|partners?|spouse|wife|husband|daughter|son|landlords?|sellers?|audience|public|maintainers?|contributors?'
