/** What runs on a worker thread: text in, report out, nothing else. */

import { scan } from '../../scanner/index.ts'
import type { FromWorker } from './pool.ts'

declare const self: Worker

/**
 * Every scan leaves tables behind as large as its word lists. The engine's own collector waits for
 * as much of that as the machine has room for, so it is asked more often: after this many scans.
 */
const SCANS_PER_COLLECTION = 32

const answer = (message: FromWorker) => self.postMessage(message)

let scans = 0
self.onmessage = ({ data }: MessageEvent<string>) => {
  answer({ kind: 'report', report: scan(data) })
  if (++scans % SCANS_PER_COLLECTION === 0) Bun.gc(true)
}

// The first scan builds the tables of all words and leaves several times their size behind.
scan('Says hello.')
Bun.gc(true)
answer({ kind: 'ready' })
