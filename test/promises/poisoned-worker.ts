/** The real worker, but for texts that name a fault: those bring it about. */

import '../../server/scans/worker.ts'
import type { ToWorker } from '../../server/scans/seat.ts'
import { FAULTS } from './faults.ts'

declare const self: Worker

const PIECE_BYTES = 8 * 1024 * 1024

const bringAbout: Record<(typeof FAULTS)[number], () => void> = {
  'fault: hang': () => {
    for (;;);
  },
  'fault: crash': () => {
    throw new Error('on purpose')
  },
  'fault: memory': () => {
    // Filled, since memory that nobody touches is not taken.
    for (const eaten: Uint8Array[] = []; ;) eaten.push(new Uint8Array(PIECE_BYTES).fill(1))
  },
}

const work = (text: string) => {
  for (const fault of FAULTS) if (text.includes(fault)) bringAbout[fault]()
}

// The real worker has begun to listen with its own import; a poisonous text does not come that far.
const { onmessage } = self
self.onmessage = (event: MessageEvent<ToWorker>) => {
  if (event.data.kind === 'text') work(event.data.text)
  onmessage?.call(self, event)
}
