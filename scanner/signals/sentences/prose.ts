/** The text that patterns of sentences are tried on. */

import type { Document } from '../../document.ts'
import { defineSignal } from '../../signal.ts'

/**
 * The reading with a space for each line end: sentences go on over line ends, and so must patterns. Offsets are those
 * of the reading.
 */
export const prose = defineSignal('prose', (document: Document): string =>
  document.reading.text.replaceAll('\n', ' '),
)

/** The same with spaces for addresses and mailboxes: words in them are no talk. Offsets stay. */
export const bareProse = defineSignal('bare-prose', (document: Document): string =>
  document
    .observe(prose)
    .replace(/\w{2,5}:\/\/\S{1,300}|\S{1,64}@\S{1,80}/g, (address) => ' '.repeat(address.length)),
)
