/** What stays the same of a finding while the file around it changes. */

import type { Finding } from '../report.ts'

/**
 * 32 hex digits of the rule and the text of the offending lines, without regard to case and white
 * space; neither line number nor path is in it, so that a finding keeps it when lines, files and
 * folders move. Secrets in the text are masked already. Equal findings share it: who tells them
 * apart counts them.
 */
export function fingerprint({ ruleId, context }: Pick<Finding, 'ruleId' | 'context'>): string {
  const text =
    context?.lines
      .filter((shown) => shown.hit)
      .map((shown) => shown.text)
      .join(' ') ?? ''
  const normal = text.toLowerCase().replace(/\s+/g, ' ').trim()
  return new Bun.CryptoHasher('sha256').update(`${ruleId}\n${normal}`).digest('hex').slice(0, 32)
}
