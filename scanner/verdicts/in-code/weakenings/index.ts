/** What a text weakens, each with what somebody finds there. */

import type { Document } from '../../../document.ts'
import { defineSignal } from '../../../signal.ts'
import { WEAK_CODE } from './of-code.ts'
import { OPEN_CONSOLES } from './of-consoles.ts'
import { GUARDS_OUT } from './of-guards.ts'
import { OPEN_HOSTS } from './of-hosts.ts'
import { OPEN_SERVICES } from './of-services.ts'
import { SIGN_IN_WEAKENED } from './of-sign-in.ts'
import { type Kind, weakenedIn } from './weakening.ts'

const ALL = {
  opening: [...OPEN_SERVICES, ...OPEN_CONSOLES, ...OPEN_HOSTS],
  guard: [...GUARDS_OUT, ...SIGN_IN_WEAKENED],
  code: WEAK_CODE,
}

const weakened = defineSignal('weakened', (document: Document) => [...weakenedIn(document, ALL)])

/** Services that are laid open, guards that are out, or code that is made weak. */
export const weakenings = (document: Document, kind: Kind) =>
  document.observe(weakened).filter((one) => one.kind === kind)
