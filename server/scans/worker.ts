/** What runs on a worker thread: text in, report out, nothing else. */

import { pack, scan, tables, takeTables, unpack } from '../../scanner/index.ts'
import { createCollector } from './collect.ts'
import { ownThread } from './usage.ts'
import type { FromWorker, ToWorker } from './seat.ts'

declare const self: Worker

/**
 * Every scan leaves tables behind as large as its word lists: with 16, two workers took 285 to
 * 301 MiB over a backlog by rule set 21, with 8 at most 289, and a fifth longer. Of 23, which has
 * more patterns, see `collect.ts`.
 */
const collector = createCollector(6)

/** A text of this length leaves so much behind that it is freed at once. */
const LARGE_CHARACTERS = 50_000

const answer = (message: FromWorker) => self.postMessage(message)

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === 'begin') return begin(data)
  answer({ kind: 'report', report: scan(data.text) })
  if (data.text.length >= LARGE_CHARACTERS) Bun.gc(true)
  else collector.ended()
}

/** The first scan makes the tables of all words, unless there are some, and leaves much behind. */
function begin(given: ToWorker & { kind: 'begin' }): void {
  if (given.tables) takeTables(unpack(given.tables))
  scan('Says hello.')
  Bun.gc(true)
  // What it took to read the modules in.
  Bun.shrink()
  answer({ kind: 'ready', thread: ownThread(), tables: given.tables ? null : pack(tables()) })
}
