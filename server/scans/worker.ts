/** What runs on a worker thread: text in, report out, nothing else. */

import { scan } from '../../scanner/index.ts'
import type { FromWorker } from './pool.ts'

declare const self: Worker

const answer = (message: FromWorker) => self.postMessage(message)

self.onmessage = ({ data }: MessageEvent<string>) => answer({ kind: 'report', report: scan(data) })

answer({ kind: 'ready' })
