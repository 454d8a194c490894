/**
 * Orders whose parts stand apart: in a lead and its items, in the cells of a row, in a name and what it stands for. Each is
 * said in one sentence, so that rules on sentences need not know of the ways to set out a text.
 */

import type { Document } from '../document.ts'
import { joinedBlobs } from './blobs.ts'
import { calls } from './calls.ts'
import { scatteredCommands } from './commands.ts'
import { gathered } from './gathered.ts'
import { joins } from './joins.ts'
import { ledItems } from './lists.ts'
import { lookedThrough } from './markup.ts'
import { namedOrders } from './names.ts'
import { obeyedPages } from './pages.ts'
import { rowOrders } from './rows.ts'
import { settingOrders } from './settings.ts'
import type { Retelling } from './retelling.ts'

/** A text has few such places; one that has more tells so by its first ones. */
const RETELLINGS_MAX = 400
const CHARACTERS_MAX = 60_000

export function retellingsOf(document: Document): readonly Retelling[] {
  const found: Retelling[] = []
  let left = CHARACTERS_MAX
  for (const tell of TELLERS)
    for (const retelling of tell(document)) {
      for (const text of [...retelling.texts, ...retelling.parts]) left -= text.length
      if (found.length >= RETELLINGS_MAX || left < 0) return found
      found.push(retelling)
    }
  return found
}

/** In this order they spend the characters that they share: what the first ones take, the last ones lack. */
const TELLERS: readonly ((document: Document) => Iterable<Retelling>)[] = [
  ledItems,
  gathered,
  obeyedPages,
  rowOrders,
  namedOrders,
  settingOrders,
  calls,
  joins,
  lookedThrough,
  scatteredCommands,
  joinedBlobs,
]
