/** What forbids from above: headings, leads of lists and fences, and what is said right before them. */

import type { Document } from './document.ts'
import { head, headingBefore, leadsOf, lineBefore } from './leads.ts'
import { regex } from './patterns/verbose.ts'
import { REFUSES_SUCH } from './stance-words.ts'

/** A line that does nothing but forbid what is listed below it. */
const NEVER_LEAD = regex`
    ^[\s#*_>-]{0,8}(?:(?:part|section|step|rule|§)\s?[\divx]{1,4}[.:)]?\s|\d{1,2}(?:\.\d{1,2})?[.)]?\s)?(?:please )?(?:never|do not|don't|don'ts|must not|forbidden|prohibited|
      off limits|not allowed|what not to do|not to be \w{3,10}|not (?:with|in|by|for|through) (?:this|the) skill|not what this is for|not done(?: here)?|not in scope|
      out of scope|won't do|(?:decline|refuse|say no)(?: it)?(?: when| if| to)?|no-?gos?|not (?:from|with|by|through) (?:me|us)|(?:stop|pause)(?: and|,)? ask (?:first|before)|
      (?:we|you|it|(?:the|this|our) (?:assistant|agent|bot|skill|helper|model)) (?:do not|don't|does not|doesn't|never|may not|must not|cannot|can't|won't|will not)|
      (?:what|(?:things|themes|topics|subjects|words|rules|commands|steps|actions) (?:that )?)
      (?: ?)(?:it|this skill|the skill|you|we|i) (?:does not|doesn't|
        do not|don't|won't|would never|will not|never|cannot|can't|must not|may not|refuse to|
        'd refuse to) (?:do|use|run|touch|write|say|suggest|accept|send)
      (?: (?:as|with|on|in|here|for) (?:\w{1,12} ?){0,3})?|what (?:cannot|can't|must not|
        may not|never)(?: (?:happen|change|be done|goes? (?:in|into|out)(?: (?:your|the|an?) \w{3,12})?))?|things (?:not|never) to do|
      (?:[\w' ]{3,40}[.:!?] )?(?:don't|do not|never) let (?:them|him|her|it)|things (?:that )?(?:an?|the|your|no|any) (?:\w{2,12} ){1,3}?(?:must|may|can|should|shall)(?:n't| not| never)\b[^.:!?\n]{0,40}|nie|niemals|
      (?:was (?:man|wir|du|ihr) )?nicht (?:tun|machen|erlaubt)|was wir nicht (?:tun|machen)|
      verboten|nunca|(?:qué|lo que) no hacer|no hacer|prohibido|jamais|(?:ce qu'il ne faut|
        à ne) pas faire|interdit|(?:o que )?não fazer|proibido|da non fare|никогда|
      (?:чего )?не делать|нельзя|запрещено|不要做|不允许|不允許|禁止(?:事项|事項)?|やらないこと|してはいけないこと|하지 말 것|금지)
    (?: ever| do| run| use| type| paste| copy| try| these| this| any of (?:these|this)| the following){0,4}
    [\s*_:.!]{0,4}$
  `

/**
 * A ban that leads to what it bans: `Never suggest these as a way out:`. What is not to be left out or done before is no
 * ban of it.
 */
const BANS = regex`
  ^[\s#*_>-]{0,8}(?:please )?(?:never|do not|don't|must not|not allowed|not permitted|forbidden|prohibited|off limits|
    out of bounds|avoid)\b
  (?![^\n]{0,90}\b(?:skip|forget|omit|miss|fail|leave|stop|ignore|neglect|delay|proceed|continue|start|finish|begin|go|
    move|without|before|until|unless|except|than|but|only|just|instead|hesitate|refuse|question|ask|wait|use this|run this)\b)
  [^:\n]{0,90}:[\s*_]{0,4}$
`

/** What ends before the last sentence of a lead. */
const LAST_SENTENCE = /[.!?](?=\s[^.!?]*$)/

/** `They are not to be run`, of what follows. */
const DISOWNED =
  /\b(?:they|these|those|none of (?:them|these)|nothing (?:here|below)) (?:is|are) (?:never |not )?(?:to be |meant to be |there to be )?(?:run|executed|pasted|obeyed|followed|sent)\b(?<=\b(?:not|never|none|nothing)\b[^.!?]{0,40})(?: (?:here|anywhere|at all|ever))?[.:]?\s{0,4}$/

/** The line that leads to a list, a fence or a table, or its heading, does nothing but forbid what follows. */
export function isBannedAbove(document: Document, line: number): boolean {
  const { zones } = document
  const fence = zones.fenceAt(line)
  const leads = fence ? [lineBefore(document, fence.first)] : leadsOf(document, line)
  return leads.some((index) => {
    if (index < 0) return false
    const lead = head(document, index)
    return (
      BANS.test(lead.slice(lead.search(LAST_SENTENCE) + 1)) ||
      DISOWNED.test(lead) ||
      (zones.at(line) === 'list' && NEVER_LEAD.test(document.lineText(index).slice(0, 80)))
    )
  })
}

/** What leads to a quotation says that such things are not obeyed. */
export const isRefusedAbove = (document: Document, line: number): boolean =>
  leadsOf(document, line).some((index) => REFUSES_SUCH.test(head(document, index)))

/** In a section whose heading does nothing but forbid. */
export const isUnderBan = (document: Document, line: number): boolean =>
  NEVER_LEAD.test(head(document, headingBefore(document, line)))

/** The paragraph right below a heading that does nothing but forbid. */
export function isBelowBan(document: Document, line: number): boolean {
  let first = line
  while (first > Math.max(0, line - ITEM_LINES_MAX) && document.zones.at(first - 1) === 'prose')
    first--
  const above = lineBefore(document, first)
  return (
    above >= 0 &&
    document.zones.at(above) === 'heading' &&
    NEVER_LEAD.test(document.lineText(above).slice(0, 80))
  )
}

/** Lines of a paragraph that are passed over to find its heading. */
const ITEM_LINES_MAX = 6
