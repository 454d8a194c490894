/** The text that patterns of sentences are tried on. */

import type { Document } from '../document.ts'
import { defineSignal } from '../signal.ts'

/**
 * The reading with a space for each line end: sentences go on over line ends, and so must patterns. Offsets are those
 * of the reading.
 */
export const prose = defineSignal('prose', (document: Document): string =>
  document.reading.text.replaceAll('\n', ' '),
)
