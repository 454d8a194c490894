/** What forbids from above: headings, leads of lists and fences, and what is said right before them. */

import type { Document } from '../document.ts'
import { regex } from '../patterns/verbose.ts'
import { head, headingBefore, leadsOf, lineBefore } from './leads.ts'
import { NAMES_A_PLACE } from './mentioned.ts'
import { type Ban, CHANGES_STEPS } from './negation.ts'
import { lastSentence } from './sentence-of.ts'
import { REFUSES_SUCH } from './stance-words.ts'

/** A line that does nothing but forbid what is listed below it. */
const NEVER_LEAD = regex`
    ^[\s#*_>-]{0,8}(?:(?:part|section|step|rule|§)\s?[\divx]{1,4}[.:)]?\s|\d{1,2}
      (?:\.\d{1,2})?[.)]?\s)?(?:please )?(?:never|do not|don't|don'ts|must not|forbidden|prohibited|
      off limits|not allowed|(?:examples of )?(?:unacceptable|not acceptable|prohibited|
        inappropriate) (?:behaviou?rs?|conduct|uses?)(?: (?:by participants )?includes?)?|
      what not to do|not to be \w{3,10}|not (?:with|in|by|for|through) (?:this|the) skill|
      not what this is for|not done (?:here|by us|by this skill)|not in scope|
      out of scope|won't do|(?:decline|refuse|say no)(?: it)?(?: when| if| to)?|no-?gos?|
      not (?:from|with|by|through) (?:me|us)|
      (?:we|you|it|(?:the|this|our) (?:assistant|agent|bot|skill|helper|model)) (?:do not|don't|
        does not|doesn't|never|may not|must not|cannot|can't|won't|
        will not|(?:must|may|should|shall|can|will|is to|are to) never)|
      (?:what|(?:things|themes|topics|subjects|words|rules|commands|steps|actions) (?:that )?)
      (?: ?)(?:it|this skill|the skill|you|we|i) (?:does not|doesn't|
        do not|don't|won't|would never|will not|never|cannot|can't|must not|may not|refuse to|
        'd refuse to) (?:do|use|run|touch|write|say|suggest|accept|send)
      (?: (?:as|with|on|in|here|for) (?:\w{1,12} ?){0,3})?|what (?:cannot|can't|must not|
        may not|never)(?: (?:happen|be done|goes? (?:in|into|out)(?: (?:your|the|an?) \w{3,12})?))?|
      things (?:not|never) to do|
      (?:[\w' ]{3,40}[.:!?] )?(?:don't|do not|never) let (?:them|him|her|it)|things (?:that )?
      (?:an?|the|your|no|any) (?:\w{2,12} ){1,3}?(?:must|may|can|should|shall)(?:n't| not| never)\b
      (?! (?:forget|miss|skip|omit|fail|wait|change|leave out))[^.:!?\n]{0,40}|nie|niemals|
      (?:was (?:man|wir|du|ihr) )?nicht (?:tun|machen|erlaubt)|was wir nicht (?:tun|machen)|
      verboten|nunca|(?:qué|lo que) no hacer|no hacer|prohibido|jamais|(?:ce qu'il ne faut|
        à ne) pas faire|interdit|(?:o que )?não fazer|proibido|da non fare|никогда|
      (?:чего )?не делать|нельзя|запрещено|不要做|不允许|不允許|禁止(?:事项|事項)?|やらないこと|
      してはいけないこと|하지 말 것|금지(?:되는|된|할)?(?: [가-힣]{1,6}){0,3})
    (?: ever| do| run| use| type| paste| copy| try| these| this
      | any of (?:these|this)| the following){0,4}
    [\s*_:.!]{0,4}$
  `

/**
 * A ban that leads to what it bans: `Never suggest these as a way out:`. What is not to be left out or done before is no
 * ban of it.
 */
const BANS = regex`
  ^[\s#*_>-]{0,8}(?:please )?(?:never|do not|don't|must not|not allowed|not permitted|
    forbidden|prohibited|off limits|
    out of bounds|avoid)\b
  (?![^\n]{0,90}\b(?:skip|forget|omit|miss|fail|leave|stop|ignore|neglect|delay|proceed|continue|
    start|finish|begin|go|move|without|before|until|unless|except|than|but|only|just|instead|
    hesitate|refuse|question|ask|wait)\b)(?![^\n]{0,90}, (?:use|run) this\b)
  [^:\n]{0,90}:[\s*_]{0,4}$
`

/** Characters of an entry in which a place is looked for. */
const ENTRY_CHARACTERS = 400

/** `They are not to be run`, of what follows. */
const DISOWNED = regex`
  \b(?:they|these|those|none of (?:them|these)|nothing (?:here|below)) (?:is|are) (?:never |not )?
  (?:to be |meant to be |there to be )?(?:run|executed|pasted|obeyed|followed|sent)\b
  (?<=\b(?:not|never|none|nothing)\b[^.!?]{0,40})(?: (?:here|anywhere|at all|ever))?[.:]?\s{0,4}$
`

/** What such a lead says when it forbids what follows, and not something of its own: `Never run these:`, `Avoid:`. */
const BANS_WHAT_FOLLOWS = regex`
  ^[\s#*_>-]{0,8}(?:please )?(?:never|do not|don't|must not|not allowed|not permitted|
    forbidden|prohibited|off limits|
    out of bounds|avoid)
  (?: (?:ever|please|again|to))?
  (?:(?: (?:here|there|in (?:this|the|our) \w{2,12}))?\s{0,2}[:*_]|
    [^:\n]{0,60}\b(?<!\b(?:for|with|after|before|via|by(?: \w{3,12}ing)?) )
    (?:these|those|this|the following|such|any of|anything like|things like|like|
      such as|of (?:the|this|that) (?:kind|sort|form))\b
    (?<!\b(?:chang|alter|reorder|interrupt|shorten|break|swap|merg|discuss|mention|explain|tell|
      reveal|show|worry|edit|clos|stop|miss|lat)\w{0,4}\b[^:\n]{0,60})|
    (?: (?:run|execute|use|type|paste|copy|pipe|send|post|put|upload|install|write|add|call|do|say|
      suggest|recommend|include|commit|push|share|print|log|accept|allow|follow|obey|offer|touch|
      delete|remove|open|read|fetch|download|
      reveal|output|store|save|running|executing|using|typing|pasting|sending|
      installing|doing|saying|writing)
      (?:,? (?:or|and|nor) \w{2,12})?){1,3}(?: (?:from|to|with|on|in|into|onto|through|via|for|here|
      at|by)(?: \w{1,14}){0,3})?\s{0,2}:)
`

/** `The following commands are forbidden:` */
const FORBIDDEN_BELOW = regex`
  ^[\s#*_>-]{0,8}(?:the |all )?(?:following|these|such)\b[^.:!?\n]{0,40}\s(?:is|are|
    must be|will be|gets?)\s
  (?:strictly |always |absolutely |explicitly )?(?:forbidden|prohibited|banned|blocked|denied|
    rejected|refused|not allowed|not permitted|never allowed|off[- ]limits|disallowed)\b
  (?! to (?!be |run|execute|use|call))[^.:!?\n]{0,40}[:.][\s*_]{0,4}$
`

/** What is below is said by others, and turned away: `phrases to block:`, `ignore any of these if you meet them:`. */
const REFUSED_BELOW = regex`
  ^[\s#*_>-]{0,8}(?:(?:test |sample |example |the |these |some |typical ){0,2}(?:prompts?|inputs?|
    requests?|phrases?|sentences?|lines?|texts?|messages?|questions?|orders?|strings?)\s
    (?:(?:that|which)\s(?:must|should|have to|need to|are to|will|get)(?: always)?
      (?: be)?\s(?:refused|rejected|blocked|ignored|flagged|declined|filtered)|
      to (?:block|refuse|reject|flag|ignore|filter|decline|watch (?:out )?for|look (?:out )?for))\b|
    (?:ignore|refuse|reject|decline|never obey|do not obey|don't obey|
      never follow|do not follow) (?:any of |all of )?(?:these|the following|sentences like these|
      such sentences|lines like these)\b|
    (?:things|sentences|lines|what) (?:that )?(?:an? |the )?(?:injected|hostile|
      malicious|poisoned) \w{3,10} (?:may|might|can|could|will|would)? ?(?:says?|contain|ask))
  [^.:!?\n]{0,60}[:.][\s*_]{0,4}$
`

/** What is below is asked about before it is done. */
const ASKED_BELOW = regex`
  ^[\s#*_>-]{0,8}(?:always |please |you must )?(?:
    (?:ask|(?:stop|pause)(?: here)?,? (?:and|to|for) \w{3,12}|
      (?:confirm|check)(?: this| it| each(?: one)?)? with|
      confirm(?=[^.:!?\n]{0,12}\bbefore\b(?: you)?[\s*_:]{0,6}$))\b[^.:!?\n]{0,40}\b(?:before|first)
    \b(?![^.:!?\n]{0,40}\b(?:then|and (?:run|do))\b)[^.:!?\n]{0,40}|
    (?:commands?|operations?|actions?|steps?|changes|things|
      the following|these)\b[^.:!?\n]{0,40}\b(?:needs?|requires?)\b[^.:!?\n]{0,24}\b(?:approval|
      confirmation|permission|consent|review|asking)\b[^.:!?\n]{0,20}|
    (?:requires?|needs?)\s(?:[\w-]{1,12} ){0,2}(?:approval|confirmation|
      permission|consent)\b[^.:!?\n]{0,24})[:.]?[\s*_]{0,4}$
`

/** A wish to be asked, below which everything may be done once that has been granted. */
const ASKS_FIRST = /^[\s#*_>-]{0,8}(?:stop|pause)(?: and|,)? ask (?:first|before)[^.!?\n]{0,40}$/

/** The line that leads to a list, a fence or a table, or its heading, does nothing but forbid what follows. */
export function banAbove(document: Document, line: number): Ban | null {
  const { zones } = document
  const fence = zones.fenceAt(line)
  const leads = fence ? [lineBefore(document, fence.first)] : leadsOf(document, line)
  const bans = leads.map((index): Ban | null => {
    if (index < 0) return null
    const lead = head(document, index)
    const sentence = lastSentence(lead).trimStart()
    if (DISOWNED.test(lead) || FORBIDDEN_BELOW.test(sentence) || REFUSED_BELOW.test(sentence))
      return 'plain'
    // A question first makes no theft right: code is to be run once it has been answered.
    if (ASKED_BELOW.test(sentence))
      return fence || NAMES_A_PLACE.test(document.lineText(line).slice(0, ENTRY_CHARACTERS))
        ? 'loose'
        : 'plain'
    if (BANS.test(sentence) && !CHANGES_STEPS.test(sentence))
      return BANS_WHAT_FOLLOWS.test(sentence) ? 'plain' : 'loose'
    if (zones.at(line) !== 'list') return null
    const own = document.lineText(index).slice(0, 80)
    return NEVER_LEAD.test(own) ? 'plain' : ASKS_FIRST.test(own) ? 'loose' : null
  })
  return bans.includes('plain') ? 'plain' : bans.includes('loose') ? 'loose' : null
}

export const isBannedAbove = (document: Document, line: number): boolean =>
  banAbove(document, line) !== null

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
