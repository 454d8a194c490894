/**
 * A fact about a text that several rules use. It is found once per document, when the first rule asks for it.
 */

import type { Document } from './document.ts'

export interface Signal<Fact> {
  readonly name: string
  find(document: Document): Fact
}

export const defineSignal = <Fact>(
  name: string,
  find: (document: Document) => Fact,
): Signal<Fact> => ({
  name,
  find,
})
