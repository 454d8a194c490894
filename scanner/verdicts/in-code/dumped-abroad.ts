/** A database, written out as a whole and handed to a machine that the text does not explain. */

import type { Document } from '../../document.ts'
import { regex } from '../../patterns/verbose.ts'
import type { Hit } from '../../rule.ts'
import { isForDocuments, isReserved } from '../../signals/places/stand-ins.ts'
import { isForeign } from '../../signals/places/strangers.ts'
import type { Place } from '../../signals/search/notions.ts'
import { textAround } from '../../signals/sentences/surroundings.ts'
import type { Sending } from '../../signals/shell/sendings.ts'

/** A house keeps copies of its own, and says so. */
const KEPT_SAFE = regex`
  backup|back up|off-?site|restic|sicherung|copias? de seguridad|respaldo|sauvegarde|
  cópia de segurança|резервн|бэкап|备份|バックアップ|백업|staging|replica
`

/** Nobody keeps copies where anyone may put them, or cares not whether they arrive. */
const UNSIGNED = /--no-sign-request\b|>\s?\/dev\/null 2>&1 \|\| true/

/** A whole database goes to somebody whom the text does not explain. */
export function* dumpedAbroad(
  document: Document,
  place: Place,
  { addresses, parcels }: Sending,
  carried: boolean,
): Generator<Hit> {
  // Copiers name a machine without a scheme.
  const machines = parcels.flatMap((word) => {
    const [, host] =
      /^(?:[\w.-]{1,60}@)?([\w-]{1,60}(?:\.[\w-]{1,60}){1,5}):(?![\\/]{2})/.exec(word) ??
      /^[\w.-]{1,60}@([\w-]{1,60}(?:\.[\w-]{1,60}){1,5})$/.exec(word) ??
      []
    return host ? [`https://${host}/`] : []
  })
  // So do connections that are made by hand.
  const named = addresses.map((one) => (one.includes('://') ? one : `https://${one}/`))
  const targets = [...named, ...machines]
  const isAbroad = (address: string) =>
    isForDocuments(address) || (isForeign(document, address) && !isReserved(address))
  if (!targets.some(isAbroad)) return
  const around = textAround(document, place, 300, 200)
  if (KEPT_SAFE.test(around) && !UNSIGNED.test(around))
    yield { ...place, severity: 'med', confidence: 'medium' }
  else if (carried) yield { ...place, firm: true }
  else yield { ...place, severity: 'high', firm: true }
}
