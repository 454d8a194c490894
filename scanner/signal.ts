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

export const defineSignalOfWhole = <Fact>(
  name: string,
  find: (document: Document) => Fact,
): Signal<Fact> => ({ name, isOfWhole: true, find })
