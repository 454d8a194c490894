/** An order whose parts stand in a lead or a heading and in what is set out below: `Send to …:` and its items. */

import { type Document, insetOf } from '../document.ts'
import { regex } from '../patterns/verbose.ts'
import { paragraphEnd } from '../signals/sentences/statements.ts'
import { KEY_FILE, type Kind, kindsIn, PLACE } from './kinds.ts'
import type { Retelling } from './retelling.ts'
import { CHARACTERS_MAX, wordsOf } from './words-of.ts'

/** Items below one lead that are read with it. */
const ITEMS_MAX = 40

const ITEM = /^\s{0,40}(?:[-*+]|\d{1,9}[.)])\s/
const COLON = /[:：][\s*_"]{0,4}$/

interface Lead {
  line: number
  /** The last line of its paragraph. */
  last: number
  /** Its last sentence, without marks. */
  text: string
  /** Blanks before it; -1 outside of lists. */
  inset: number
  /** Items that were read with it. */
  items: number
  /** What it may be the lead of, once an item has asked. */
  kinds: readonly Kind[] | null
}

export function* ledItems(document: Document): Generator<Retelling> {
  const { zones, reading } = document
  const kinds = kindsIn(document)
  let heading: Lead | null = null
  let above: Lead | null = null
  let parents: Lead[] = []
  let blanks = 0
  for (let line = 0; line < reading.lines.count; line++) {
    const zone = zones.at(line)
    if (zone === 'blank') {
      blanks++
      continue
    }
    if (zone === 'heading') {
      heading = leadAt(document, line, line)
      above = null
      parents = []
    } else if (zone === 'list') {
      const last = paragraphEnd(document, line)
      const inset = insetOf(document, line)
      parents = parents.filter((one) => one.inset < inset)
      const text = wordsOf(document, line, last)
      const leads = [parents.at(-1), parents.length === 0 ? above : null, heading]
      if (text !== '') yield* together(kinds, leads, line, text)
      parents.push(leadOf(line, last, text.replace(COLON, ''), inset))
      line = last
    } else if (zone === 'fence') {
      const fence = zones.fenceAt(line)!
      if (above && blanks <= 2) yield* inFence(above, document, fence.first, fence.last)
      line = Math.max(line, fence.last)
      above = null
    } else if (zone === 'prose' || zone === 'quote') {
      const last = paragraphEnd(document, line)
      const text = wordsOf(document, line, last)
      const [, over, below] = UNDERLINED.exec(text) ?? []
      if (over && below) yield* together(kinds, [leadOf(line, line, over)], line, below)
      if (above && COLON.test(document.lineText(above.last)))
        yield* together(kinds, [above], line, text)
      if (heading && heading.items < 2) yield* together(kinds, [heading], line, text)
      above = COLON.test(text) || PLACE.test(text) ? leadAt(document, line, last) : null
      parents = []
      line = last
    }
    blanks = 0
  }
}

/** A heading that is underlined, with what stands below it. */
const UNDERLINED = /^([^-=]{2,60}) (?:-{3,40}|={3,40}) (.{2,300})/

const leadOf = (line: number, last: number, text: string, inset = -1): Lead => ({
  line,
  last,
  text,
  inset,
  items: 0,
  kinds: null,
})

function leadAt(document: Document, first: number, last: number): Lead {
  const words = wordsOf(document, first, last).replace(COLON, '')
  return leadOf(first, last, words.split(/[.!?] /).at(-1)!)
}

/** An item with the nearest of its leads that makes an order of it. */
function* together(
  kinds: readonly Kind[],
  leads: readonly (Lead | null | undefined)[],
  line: number,
  item: string,
): Generator<Retelling> {
  for (const lead of leads) {
    if (!lead || lead.items >= ITEMS_MAX || lead.text === '') continue
    lead.items++
    lead.kinds ??= kindsLedBy(lead.text, kinds)
    if (!lead.kinds.some((kind) => kind.item.test(item))) continue
    if (LEFT_OUT.test(item) || OF_THE_USER.test(item)) continue
    yield { lines: [line, lead.line], texts: said(lead.text, item), parts: [lead.text, item] }
    return
  }
}

function kindsLedBy(text: string, kinds: readonly Kind[]): readonly Kind[] {
  const led = kinds.filter(({ lead }) => lead.test(text))
  return led.length > 0 && (OF_A_CASE.test(text) || SOUGHT.test(text)) ? [] : led
}

/** The items tell when, and are no objects. */
const OF_A_CASE = /\b(?:when|if|where|once|unless|in case|because|since)$/

/** The items are looked for in the work of others. */
const SOUGHT = regex`
  ^(?:flag|report|block|reject|refuse|detect|find|spot|
    (?:look|watch|search|check|scan|grep) (?:out )?for|beware of)\b|\b(?:code|skills?|scripts?|
    packages?|files?|kits?|malware|attackers?) (?:that|which|may|might|often|then)\b
`

/** What is not among the things that a lead speaks of. */
const LEFT_OUT = /^(?:no|not|nothing|none|without|except)\b/

/** Kinds of things that the user has said, of which a memory is full. */
const OF_THE_USER = regex`
  ^(?:\w{2,12} )?(?:preferences?|decisions?|habits|corrections?|wishes)\b|
  \buser (?:has )?(?:stated|said|asked for|gave|told you|prefers|confirmed)\b
`

/** What stands for the items in a lead. */
const STAND_IN = regex`
  \b(?:(?:each|all|any|every one|both) of )?(?:these|the following|this|those below)
  (?: (?:files|things|items|folders|values|lines))?\b
`

const VERB = regex`
  ^(?:(?:please|always|now|then|first|also) )?(?:delete|remove|erase|wipe|purge|destroy|send|post|
    upload|mail|copy|append|add|write|download|fetch|run|follow|obey)\b(?: on\b)?
`

/** A verb alone, below what it is done to. */
const SWEPT =
  /^(?:ignore|forget|disregard|drop|skip)(?: (?:it|them|all|these|all of (?:it|them)))?[.!]?$/

/** The item behind the lead, and where the lead leaves room for it. */
export function said(lead: string, item: string): string[] {
  const bare = item.replace(/[.;,]$/, '')
  const filled = STAND_IN.test(lead)
    ? lead.replace(STAND_IN, () => bare)
    : lead.replace(VERB, (verb) => `${verb} ${bare}`)
  const behind = SWEPT.test(item) ? `Ignore the ${lead}.` : `${lead}: ${bare}.`
  return filled === lead ? [behind] : [behind, `${filled}.`]
}

/** Lines of a fence that are what the sentence above it has sent: files alone, since samples have fields for keys. */
function* inFence(
  lead: Lead,
  document: Document,
  first: number,
  last: number,
): Generator<Retelling> {
  if (!PLACE.test(lead.text)) return
  for (let line = first + 1; line <= Math.min(last, first + ITEMS_MAX); line++) {
    const text = document.lineText(line).slice(0, CHARACTERS_MAX).trim()
    if (ITEM.test(text) || !KEY_FILE.test(text)) continue
    yield { lines: [line, lead.line], texts: said(lead.text, text), parts: [lead.text, text] }
    return
  }
}
