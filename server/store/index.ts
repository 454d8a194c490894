/** The store as a whole: one database and the faces of it. */

import { steadyTime } from '../clock.ts'
import type { Bucket, Clock, Log, Queue, ScanStore, SkillNames } from '../deps.ts'
import { type Database, openDatabase } from './database.ts'
import { createLimiter, type Limiter } from './limiter.ts'
import { holdAlone } from './lock.ts'
import { createSkillNames } from './names.ts'
import { createQueue } from './queue.ts'
import { withLoggedRefusals } from './refusals.ts'
import { createScanStore } from './scans.ts'
import { createWindows } from './window.ts'

export { DatabaseRefused } from './database.ts'
export { WriteRefused } from './writer.ts'

export interface StoreSettings {
  path: string
  /** Bytes above which nothing new is stored; 0 for no cap. */
  databaseBytesMax: number
  /** Calls per caller and rolling 24 hours. */
  limits: Record<Bucket, number>
}

export interface Store {
  scans: ScanStore
  names: SkillNames
  queue: Queue
  limiter: Limiter
  close(): void
}

/** @throws {DatabaseRefused} when the file is not sound, not ours, or another service's. */
export function openStore(
  { path, databaseBytesMax, limits }: StoreSettings,
  clock: Clock,
  log: Log,
): Store {
  const database = withLoggedRefusals(openAlone(path, clock), databaseBytesMax, log, clock)
  const windows = createWindows(database, limits, steadyTime(clock))
  return {
    scans: createScanStore(database, windows, clock, { databaseBytesMax }),
    names: createSkillNames(database),
    queue: createQueue(database, clock),
    limiter: createLimiter(database, windows, databaseBytesMax),
    close: () => database.close(),
  }
}

/** The database, held until it is closed. */
function openAlone(path: string, clock: Clock): Database {
  const release = holdAlone(path)
  try {
    const database = openDatabase(path, clock)
    const close = () => {
      database.close()
      release()
    }
    return { ...database, close }
  } catch (error) {
    release()
    throw error
  }
}
