/** Where the words of a scheme are told against it: by those who teach, test, look for or forbid such things. */

import { regex } from '../../patterns/verbose.ts'

/**
 * Texts that teach or watch. That something is a fixture, a mock, a simulation or a pitfall excuses nothing: whoever puts
 * such a word beside an order would be rid of all schemes, and of 8,813 texts, nearly all honest, none is accused
 * without them.
 */
const MEANT_WELL = regex`
  \b(?:(?<!as an? |without (?:any |a )?|no )placeholders?|
    red flags?|warning signs?|watch out for|look out for|beware|
    attackers?|adversar\w{1,4}|scam\w{0,4}|fraudsters?|
    honeypot|penetration test|red team|threat (?:actor|model)\w{0,4}|anti-?patterns?|bad examples?|
    for example, a (?:bad|malicious)|malicious|phishing)\b
`

/** What is not done, or what others do. */
const REFUSED = regex`
  \b(?:we (?:never|do not|will not)(?! (?:saw|seen|checked|tested|verified|heard|met|
    read|confirmed|mention|say|tell|told|had|did|knew|know))\b|worse than (?:no|none)|
    (?<!\bif (?:it|this|that|they) )is (?:forbidden|prohibited|not allowed|fraud|
      illegal|dishonest|misconduct)|
    (?:counts? as|amounts? to|would be) (?:fraud|misconduct|deception)|
    (?<!never |not |cannot |\bshould (?:the |they |he |she )?(?:\w{2,12} )?)refuse
      [ ](?:to|if|when|such|any (?:request|order|wish))|
    (?:what|things) (?:not to|to avoid|we (?:do not|never|leave out|avoid|do without)))\b
`

export const isLesson = (text: string): boolean => MEANT_WELL.test(text) || REFUSED.test(text)
