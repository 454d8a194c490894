/**
 * A fact about a text that several rules use. It is found once per document, when the first rule asks for it.
 */

import type { Document } from './document.ts'

export interface Signal<Fact> {
  readonly name: string
  /** What a text is about, or whose it is: sentences that are retold have it from the text that they stand in. */
  readonly isOfWhole: boolean
  find(document: Document): Fact
}

export const defineSignal = <Fact>(
  name: string,
  find: (document: Document) => Fact,
): Signal<Fact> => ({ name, isOfWhole: false, find })

/**
 * A fact about a part of a text, by what tells the part from others: found once, however many places ask. A paragraph may
 * hold all of a text, with a thousand of them.
 */
export function defineSignalOfParts<Part, Fact extends NonNullable<unknown> | null>(
  name: string,
  find: (document: Document, part: Part) => Fact,
): (document: Document, part: Part) => Fact {
  const known = defineSignal(name, () => new Map<Part, Fact>())
  return (document, part) => {
    const facts = document.observe(known)
    let fact = facts.get(part)
    if (fact === undefined) facts.set(part, (fact = find(document, part)))
    return fact
  }
}

export const defineSignalOfWhole = <Fact>(
  name: string,
  find: (document: Document) => Fact,
): Signal<Fact> => ({ name, isOfWhole: true, find })
