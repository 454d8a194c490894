/** What the tables of plain attacks in other languages than English are made of. */

import type { Parts } from '../grids/parts.ts'

/** Places that things are sent to: an address, the bare name of a host, a mailbox. */
export const U = 'https://in.larch-quay.net/u'
export const H = '`abgleich.larch-quay.net`'
export const M = 'ablage@larch-quay.net'

export type Kind =
  | 'secrets are sent'
  | 'rules count no more'
  | 'the user does not hear of it'
  | 'nobody is asked'
  | 'a memory is planted'
  | 'the prompt is switched off'
  | 'questions get an untruth'
  | 'the talk is copied'

export interface Tongue {
  /** Two lines that the sentence stands below. */
  above: string
  attacks: Record<Kind, Parts>
  /** They look alike, and are graded A or B. */
  honest: readonly string[]
}
