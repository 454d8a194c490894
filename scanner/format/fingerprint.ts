/** What stays the same of a finding while the file around it changes. */

import type { WholeFinding } from '../extent.ts'

/**
 * 32 hex digits of the rule and the whole text of the offending lines, without regard to white
 * space; neither line number nor path is in it, so that a finding keeps it when lines, files and
 * folders move. Secrets in the text are masked already. Equal findings share it: who tells them
 * apart counts them.
 */
export function fingerprint({ ruleId, extent }: Pick<WholeFinding, 'ruleId' | 'extent'>): string {
  return new Bun.CryptoHasher('sha256')
    .update(`${ruleId}\n${extent?.digest ?? ''}`)
    .digest('hex')
    .slice(0, 32)
}
