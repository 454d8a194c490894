/** The installer of the project itself, run by the shell of Windows: what a pipe to a shell is elsewhere. */

import type { Document } from '../../document.ts'
import { regex } from '../../patterns/verbose.ts'
import { worded } from '../../patterns/wording.ts'
import { placeOf } from '../../rule.ts'
import { isOwnCode, isOwnHost } from '../../signals/places/own-names.ts'
import type { Place } from '../../signals/search/notions.ts'
import { everyMatch } from '../../signals/search/searches.ts'

/** `iex (irm https://…)`; group 1 is the address. */
const EVALUATED = worded(
  regex.g`
    \b(?:iex|invoke-expression)[\s("$&{]{1,10}(?:(?:irm|iwr|invoke-restmethod|invoke-webrequest)\b|
      new-object (?:system\.)?net\.webclient\)?\.downloadstring\()[^\n]{0,40}?
    (https:\/\/[^\s"'\`)]{4,300})
  `,
)

export interface EvaluatedInstaller extends Place {
  address: string
}

export function* ownInstallersEvaluated(document: Document): Generator<EvaluatedInstaller> {
  for (const found of everyMatch(document, EVALUATED))
    if (isOwn(document, found[1]!)) yield { ...placeOf(0, found), address: found[1]! }
}

/** The project's own, by its repository or by its house. */
const isOwn = (document: Document, address: string): boolean =>
  isOwnCode(document, address) || isOwnHost(document, address)

/** True for such a call at an offset of a piece of code: rules on code leave it to the one on pipes. */
export function isOwnEvaluation(document: Document, code: string, at: number): boolean {
  const found = code
    .slice(at, at + 400)
    .matchAll(EVALUATED)
    .next().value
  return found?.index === 0 && isOwn(document, found[1]!)
}
