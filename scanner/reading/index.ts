/**
 * The reading of a text: what a reader or an agent takes it for, whatever it looks like. It is made by passes, each over
 * what the one before left. Lines stay where they are, so a line number in the reading is one in the file.
 */

import { withAliases } from './aliases.ts'
import { withSchemes } from './bare-hosts.ts'
import { foldText, type Reading } from './fold.ts'
import { withoutLayout } from './layout.ts'
import { type Lines, linesOf } from './lines.ts'
import { withPlainNames } from './other-names.ts'
import { withApostrophes, withoutAccents } from './plain-letters.ts'
import { inPlainWords } from './plain-words.ts'
import { withValues } from './values.ts'
import { withWholeCode } from './whole-code.ts'
import type { Zones } from './zones.ts'

type Pass = (reading: Reading, zones: Zones) => Reading

/** A pass over the whole text, whatever its lines are. */
const ofText =
  (change: (text: string) => string): Pass =>
  (reading) => {
    const text = change(reading.text)
    return text === reading.text ? reading : { text, lines: linesOf(text), folded: true }
  }

/** In the order in which they are made. All of them read what `foldText` leaves: lower case, plain letters. */
const PASSES: readonly Pass[] = [
  // The passes below look for words, which accents would hide.
  ofText(withoutAccents),
  // Ahead of plain words and layout, which know `don't` and not `dont`.
  ofText(withApostrophes),
  // Ahead of plain words: some are told by the address that stands behind them.
  ofText(withSchemes),
  ofText(inPlainWords),
  // Ahead of code over line ends, which would take in a mark of quotation.
  withoutLayout,
  // Ahead of values and names, which are read line by line.
  withWholeCode,
  // Ahead of names: what is given one may be a path that a variable stands for.
  withValues,
  withAliases,
  withPlainNames,
]

export const readingOf = (text: string, lines: Lines, zones: Zones): Reading =>
  PASSES.reduce((reading, pass) => pass(reading, zones), foldText(text, lines))
