/**
 * A store over a database in memory (or a file, when a path is given), on a clock under control.
 */

import { steadyTime } from '../../server/clock.ts'
import type { FinishedScan, NewScan, ScanOutcome } from '../../server/deps.ts'
import { openDatabase } from '../../server/store/database.ts'
import { createLimiter } from '../../server/store/limiter.ts'
import { createSkillNames } from '../../server/store/names.ts'
import { createQueue } from '../../server/store/queue.ts'
import { createScanStore } from '../../server/store/scans.ts'
import { createWindows } from '../../server/store/window.ts'
import { type FakeClock, fakeClock } from './clock.ts'

export interface StoreSettings {
  path?: string
  clock?: FakeClock
  scanLimit?: number
  bulkLimit?: number
  databaseBytesMax?: number
  queueMax?: number
  queuePerHostMax?: number
}

export function openStore(settings: StoreSettings = {}) {
  const clock = settings.clock ?? fakeClock()
  const database = openDatabase(settings.path ?? ':memory:', clock)
  const limits = { scan: settings.scanLimit ?? 10, bulk: settings.bulkLimit ?? 50 }
  const windows = createWindows(database, limits, steadyTime(clock))
  const { databaseBytesMax = 0, queueMax = 100, queuePerHostMax = 100 } = settings
  return {
    clock,
    database,
    windows,
    limiter: createLimiter(database, windows, databaseBytesMax),
    store: createScanStore(database, windows, clock, {
      databaseBytesMax,
      queueMax,
      queuePerHostMax,
    }),
    names: createSkillNames(database),
    queue: createQueue(database, clock),
  }
}

export const newScan = (scanId: string): NewScan => ({
  scanId,
  url: `https://example.com/${scanId}`,
  fetchUrl: `https://example.com/${scanId}?token=secret`,
  sourceRepo: 'example.com',
})

export const completed = (
  skillName: string | null,
  score = 100,
): ScanOutcome & { kind: 'completed' } => ({
  kind: 'completed',
  contentSha256: 'ab'.repeat(32),
  report: { grade: 'A', score, skillName, skillVersion: '1.0', rulesVersion: 1, findings: [] },
})

export const finishedScan = (
  scanId: string,
  skillName: string | null,
  at: number,
): FinishedScan => ({
  scanId,
  url: 'file:SKILL.md',
  sourceRepo: 'upload',
  createdAt: at,
  completedAt: at,
  scanDurationMs: 5,
  outcome: completed(skillName),
})
