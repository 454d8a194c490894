/**
 * How the workers of tests do what their text says: `hang`, `throw`, `exit`, `eat` memory, be
 * `slow`, `toil` or `labour` on a core, or answer with an empty report. Each kind of worker is a module of its
 * own, since Bun does not tell a worker what stands behind the `?` of its address.
 */

import type { FromWorker, ToWorker } from '../../server/scans/seat.ts'
import { busySince } from '../../server/scans/usage.ts'

declare const self: Worker

/** For pools of these workers: what is slow, of which `toil` takes half and `labour` the double. */
export const SLOW_MS = 300

const PIECE_BYTES = 8 * 1024 * 1024

const answer = (message: FromWorker) => self.postMessage(message)

/** `thread`: what it tells of itself; `open` is done before it is ready. */
export function obey(thread: number | null, open = () => {}): void {
  self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
    if (data.kind === 'text') return doAs(data.text, thread)
    open()
    answer({ kind: 'ready', thread, tables: null })
  }
}

function doAs(text: string, thread: number | null): void {
  if (text === 'hang') for (;;);
  // Filled, since memory that nobody touches is not taken.
  if (text === 'eat')
    for (const eaten: Uint8Array[] = []; ;) eaten.push(new Uint8Array(PIECE_BYTES).fill(1))
  if (text === 'slow') Bun.sleepSync(1500)
  const busyMs = { toil: SLOW_MS / 2, labour: 2 * SLOW_MS }[text] ?? 0
  for (const usedMs = busySince(thread); usedMs() < busyMs;);
  if (text === 'throw') throw new Error('on purpose')
  if (text === 'exit') process.exit(3)
  // Nothing ends a thread that is inside of a match; this one takes a few seconds.
  if (text === 'match') /a*a*b/.test('a'.repeat(4000))
  const named = { skillName: text, skillVersion: null, rulesVersion: 1 }
  answer({ kind: 'report', report: { grade: 'A', score: 100, ...named, findings: [] } })
}
