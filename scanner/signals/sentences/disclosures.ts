/** Where a text has its reader told who earns from a link. */

import { regex } from '../../patterns/verbose.ts'

/** The link is marked as paid for beside it, or the page says so. */
const DISCLOSED = regex`
  \b(?:put|write|add|set|show)s? (?:the word )?["“](?:ad|advert|advertisement|anzeige|werbung|
    sponsored|affiliate link|paid link)["”]
    (?: (?:beside|next to|behind|before|in front of|after) (?:it|them|each|every|the links?))\b|
  \b(?:mark|label|flag)s? (?:it|them|each|every one|the links?) (?:clearly |visibly )?
  (?:as|with) ["“]?(?:an? )?(?:ads?|adverts?|advertisements?|sponsored|affiliate links?|paid)\b|
  \b(?:the|each|every) (?:page|post|article|answer|site) (?:says|
    states|tells (?:readers|people)) that (?:they|these|the links|
    it|this)(?: are| is|['’]re|['’]s) (?:an? )?(?:affiliate|sponsored|paid|advertis)|
  \band disclose (?:it|them|that|this)\b|
  \b(?:show|display|add|put|carr(?:y|ies)|with)s? (?:an? |the |our )?
  (?:[\w-]{2,14} ){0,2}disclosure\b|
  \brel=["']?(?:nofollow )?sponsored\b
`

/** What takes it back, or has it where nobody looks. */
const TAKEN_BACK = regex`
  \b(?:hidden|hide|tiny|invisible|only in the source|unless|not|never|n['’]t|remove|
    small print|white|comment)\b
`

export const isDisclosed = (text: string): boolean => DISCLOSED.test(text) && !TAKEN_BACK.test(text)
