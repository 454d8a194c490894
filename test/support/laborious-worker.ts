/** A worker that takes its time to open, and tells on `openings` from when until when. */

import { ownThread } from '../../server/scans/usage.ts'
import { obey } from './obedience.ts'

/** On the clock, since every thread counts from a start of its own. */
export interface Opening {
  fromMs: number
  untilMs: number
}

const OPENING_MS = 50

const openings = new BroadcastChannel('openings')

obey(ownThread(), () => {
  const fromMs = Date.now()
  Bun.sleepSync(OPENING_MS)
  openings.postMessage({ fromMs, untilMs: Date.now() } satisfies Opening)
})
