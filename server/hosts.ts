/** Names of hosts, as the URL standard writes them: which can be one, and which are the same. */

/** As the name system has it, in characters, without the last dot. */
const LABEL_CHARACTERS_MAX = 63
const NAME_CHARACTERS_MAX = 253

/** The name without the one dot that may end it: `a.example.` is no other host than `a.example`. */
export const plainHost = (hostname: string): string => hostname.replace(/\.$/, '')

/**
 * False for what the URL standard lets through and no resolver knows: empty labels, such as between
 * two last dots, and labels or names that are too long.
 */
export function isHost(hostname: string): boolean {
  const name = plainHost(hostname)
  const fits = (label: string) => label !== '' && label.length <= LABEL_CHARACTERS_MAX
  return name.length <= NAME_CHARACTERS_MAX && name.split('.').every(fits)
}
