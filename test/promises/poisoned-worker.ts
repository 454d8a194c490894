/** The real worker, but for texts that name a fault: those bring it about. */

import { scan } from '../../scanner/index.ts'
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

self.onmessage = ({ data }: MessageEvent<string>) => {
  for (const fault of FAULTS) if (data.includes(fault)) bringAbout[fault]()
  self.postMessage({ kind: 'report', report: scan(data) })
}

scan('Says hello.')
self.postMessage({ kind: 'ready' })
