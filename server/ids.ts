/** Scan identifiers: a fixed prefix and a cuid2 from the platform's cryptographic random source. */

import { init } from '@paralleldrive/cuid2'
import type { Ids } from './deps.ts'

const PREFIX = 'sk_'
const LENGTH = 24
const FORM = new RegExp(`^${PREFIX}[a-z][a-z0-9]{${LENGTH - 1}}$`)

export function createIds(): Ids {
  const cuid = init({ length: LENGTH, random: randomFraction })
  return { scanId: () => PREFIX + cuid() }
}

/** Whether a text has the form of a scan identifier. Anything else need not be looked up. */
export const isScanId = (text: string): boolean => FORM.test(text)

/** Math.random's contract from a cryptographic source, with 53 bits. */
function randomFraction(): number {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2))
  return ((high >>> 5) * 2 ** 26 + (low >>> 6)) / 2 ** 53
}
