/**
 * Callers are told that nothing can be stored, by 503; this tells the operator, once a minute at
 * most, and once when it is over.
 */

import type { Clock, Log } from '../deps.ts'
import type { Database } from './database.ts'
import { WriteRefused } from './writer.ts'

const MINUTE_MS = 60 * 1000

/** The same database, whose refusals are in the log. A cap of 0 is none. */
export function withLoggedRefusals(
  database: Database,
  databaseBytesMax: number,
  log: Log,
  clock: Clock,
): Database {
  const writes = createRefusals(log, clock)
  const cap = createRefusals(log, clock)
  const totalChanges = database.client.query<{ count: number }, []>(
    'SELECT total_changes() AS count',
  )
  const changes = () => totalChanges.get()?.count
  return {
    ...database,
    async write(work) {
      let hasChanged = false
      const counted = () => {
        const before = changes()
        const result = work()
        // What changes nothing is taken on a full disk too.
        hasChanged = changes() !== before
        return result
      }
      try {
        const result = await database.write(counted)
        if (hasChanged) writes.end()
        return result
      } catch (error) {
        if (error instanceof WriteRefused) writes.say(error.message)
        throw error
      }
    },
    usedBytes() {
      const bytes = database.usedBytes()
      if (databaseBytesMax > 0 && bytes >= databaseBytesMax) cap.say('DATABASE_MAX_MB')
      else cap.end()
      return bytes
    },
  }
}

function createRefusals(log: Log, clock: Pick<Clock, 'monotonicMs'>) {
  let lastMs = -Infinity
  let isSaid = false
  return {
    say(cause: string) {
      if (clock.monotonicMs() - lastMs < MINUTE_MS) return
      lastMs = clock.monotonicMs()
      isSaid = true
      log.warn('write_refused', { cause })
    },
    end() {
      if (isSaid) log.warn('writes_resumed')
      isSaid = false
    },
  }
}
