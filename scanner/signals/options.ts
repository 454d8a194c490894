/** Lists of what a program can be told, one switch in each entry. */

import type { Document } from '../document.ts'

/** `- **\x60-y, --yes\x60**: …` */
const YES =
  /^\s{0,12}(?:[-*+|]\s{0,4})?\*{0,2}\x60?(?:-[a-z], )?-{1,2}(?:y|yes|f|force|assume-?yes|no-?(?:confirm|prompt|input)\w{0,6}|auto-?(?:approve|confirm|accept)|non-?interactive|unattended)\b/

/**
 * True when the line of an offset explains a switch that answers the questions of its program: whoever runs the program
 * chooses it.
 */
export const explainsYes = (document: Document, offset: number): boolean =>
  YES.test(document.lineText(document.lineAt(offset)).slice(0, 80))
