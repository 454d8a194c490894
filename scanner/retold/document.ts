/** Retellings as one text for the rules. */

import { type Document, retoldDocument } from '../document.ts'
import { linesOf } from '../reading/lines.ts'
import type { Retelling } from './retelling.ts'

export interface RetoldText {
  /** Said by one of the parts alone. */
  isPart: boolean
  /** Indices of the retellings that it belongs to. */
  of: number[]
}

/** Headings keep what is said in one retelling from what is said in the next. */
const PARTED_BY = '\n\n# -\n\n'

/** Each text once, and which it is by the line. */
export function asDocument(whole: Document, retellings: readonly Retelling[]) {
  const pieces = new Map<string, RetoldText>()
  for (const [index, { texts, parts }] of retellings.entries())
    for (const [list, isPart] of [
      [parts, true],
      [texts, false],
    ] as const)
      for (const text of list) {
        const piece = pieces.get(text)
        if (piece) piece.of.push(index)
        else pieces.set(text, { isPart, of: [index] })
      }
  const owners: (RetoldText | null)[] = []
  for (const [text, piece] of pieces) {
    const count = linesOf(text).count
    for (let line = 0; line < count; line++) owners.push(piece)
    owners.push(null, null, null)
  }
  const told = retoldDocument([...pieces.keys()].join(PARTED_BY), whole)
  return { told, pieceAt: (line: number): RetoldText | null => owners[line] ?? null }
}
