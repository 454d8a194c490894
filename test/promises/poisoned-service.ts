/** The service with workers that can be poisoned, as a process of its own. */

import { systemClock } from '../../server/clock.ts'
import { readConfig } from '../../server/config.ts'
import { createLog } from '../../server/log.ts'
import { createPool } from '../../server/scans/pool.ts'
import { startService } from '../../server/service.ts'

const config = readConfig(process.env)
const log = createLog({
  level: config.logLevel,
  json: false,
  clock: systemClock,
  write: (line) => void process.stderr.write(line),
})
const workerUrl = new URL('./poisoned-worker.ts', import.meta.url)
const pool = createPool({ workers: config.scanWorkers, log, workerUrl })
const service = await startService(config, { pool, log })
console.log(`touchstone listening on ${service.url}`)
