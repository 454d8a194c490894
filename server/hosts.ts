/** Names of hosts, as the URL standard writes them: which can be one, and which are the same. */

import { plainHost } from '../scanner/about.ts'

export { plainHost }

/** As the name system has it, in characters, without the last dot. */
const LABEL_CHARACTERS_MAX = 63
const NAME_CHARACTERS_MAX = 253

/**
 * False for what the URL standard lets through and no resolver knows: empty labels, such as between
 * two last dots, and labels or names that are too long.
 */
export function isHost(hostname: string): boolean {
  const name = plainHost(hostname)
  const fits = (label: string) => label !== '' && label.length <= LABEL_CHARACTERS_MAX
  return name.length <= NAME_CHARACTERS_MAX && name.split('.').every(fits)
}
