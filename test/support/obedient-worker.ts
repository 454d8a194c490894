/**
 * A worker that does what its text says: `hang`, `throw`, `exit`, `eat` memory, be `slow`, or answer
 * with an empty report. With `?uncounted` it is on a system that counts nothing by thread.
 */

import type { FromWorker, ToWorker } from '../../server/scans/seat.ts'
import { ownThread } from '../../server/scans/usage.ts'

declare const self: Worker

const thread = import.meta.url.endsWith('?uncounted') ? null : ownThread()
const PIECE_BYTES = 8 * 1024 * 1024

const answer = (message: FromWorker) => self.postMessage(message)

self.onmessage = ({ data: message }: MessageEvent<ToWorker>) => {
  if (message.kind === 'begin') return answer({ kind: 'ready', thread, tables: null })
  const data = message.text
  if (data === 'hang') for (;;);
  // Filled, since memory that nobody touches is not taken.
  if (data === 'eat')
    for (const eaten: Uint8Array[] = []; ;) eaten.push(new Uint8Array(PIECE_BYTES).fill(1))
  if (data === 'slow') Bun.sleepSync(1500)
  if (data === 'throw') throw new Error('on purpose')
  if (data === 'exit') process.exit(3)
  // Nothing ends a thread that is inside of a match; this one takes a few seconds.
  if (data === 'match') /a*a*b/.test('a'.repeat(4000))
  const named = { skillName: data, skillVersion: null, rulesVersion: 1 }
  answer({ kind: 'report', report: { grade: 'A', score: 100, ...named, findings: [] } })
}
